### Ce que dit le plateau de La Gloire de Rome en plus des mots du jeu.

forum-pool = Lot commun
forum-sites = Terrains en ville, et hors de la ville
hand-cards =
    { $count ->
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
hand-empty = Aucune carte en main.
pile-count =
    { $count ->
        [0] aucune
        [one] 1 carte
       *[other] { $count } cartes
    }
order-is = { $material }, { $role }, valeur { $value }
building-unfinished = inachevé : { $built } sur { $needs } { $material }
city-empty = Rien n’est encore bâti.
vault-own =
    { $count ->
        [one] 1 carte que vous seul connaissez
       *[other] { $count } cartes que vous seul connaissez
    }
vault-basilica =
    { $count ->
        [one] 1 carte connue de son seul propriétaire
       *[other] { $count } cartes connues de leur seul propriétaire
    }
vault-atrium =
    { $count ->
        [one] 1 carte que personne n’a vue
       *[other] { $count } cartes que personne n’a vues
    }
vault-closed =
    { $count ->
        [one] 1 carte, cachée jusqu’à la fin
       *[other] { $count } cartes, cachées jusqu’à la fin
    }
camp-sewer = Égout
choice-think = Penser
choice-petition = Pétition
choice-as-architect = En Architecte
choice-refill = Compléter
choice-discard-all = Défausser la main
choice-keep = La garder
choice-hold = Retenir
choice-done = Rien de plus

## Ce que fait chaque bâtiment, en peu de mots

power-academy = Après un Artisan, penser
power-amphitheatre = Achevé : Artisan par influence
power-aqueduct = Patron : aussi de la main. Clients ×2
power-archway = Architecte : bâtir du lot commun
power-atrium = Marchand : le dessus de la pioche
power-basilica = Marchand : aussi de la main, caché
power-catacomb = Achevé : fin de la partie
power-circus = Toute carte vaut Architecte
power-circus-alternative = Vos pétitions : 2 cartes, non 3
power-colosseum = Les exigences livrent des clients
power-school = Achevé : penser par influence
power-sewer = Cartes jouées dans la réserve
power-storeroom = Tout client peut être Ouvrier
power-stairway = Ouvre à tous un bâtiment d’autrui
power-foundry = Achevé : Ouvrier par influence
power-fountain = Artisan : bâtir de la pioche
power-forum = Tout client, tout matériau : victoire
power-forum-alternative = Un client de chaque rôle : victoire
power-insula = { $more } clients de plus
power-garden = Achevé : Patron par influence
power-latrine = Avant de penser, défausser une carte
power-ludus-magnus = Marchands dans tout rôle
power-market = { $more } de plus au coffre
power-circus-maximus = Vos clients agissent deux fois
power-wall = Immunité totale. { $materials } en réserve : 1 point
power-palace = Jouer plusieurs cartes du rôle
power-palisade = Immunité aux Légionnaires
power-bridge = Exigences à tous, réserves comprises
power-gate = Le marbre inachevé agit déjà
power-prison = Achevé : prendre un bâtiment d’autrui
power-dock = Ouvrier : aussi une carte de la main
power-road = Tout matériau bâtit la pierre
power-shrine = Limite de main +{ $more }
power-scriptorium = Un marbre achève tout
power-senate = Prendre les Sénateurs joués
power-statue = Sur tout terrain. { $points } points
power-bar = Patron : aussi de la pioche
power-temple = Limite de main +{ $more }
power-bath = Un client engagé agit aussitôt
power-tower = Débris pour tout. Hors ville à un
power-villa = Architecte : un matériau suffit
power-vomitorium = Avant de penser, défausser la main
power-none = Les bâtiments ne font rien dans la partie d’initiation.
about-insula = Vous pouvez avoir { $more } clients de plus.
about-market = Votre coffre contient { $more } cartes de plus.
about-shrine = Votre limite de main augmente de { $more }.
about-temple = Votre limite de main augmente de { $more }.
about-statue = Elle se dresse sur tout terrain et se bâtit avec le matériau du terrain ou du marbre. Achevée, elle rapporte { $points } points en plus de son influence.
about-wall = Vous ne devez rien quand d’autres réclament et vos clients sont à l’abri, même d’un pont. À la fin, chaque lot de { $materials } matériaux de votre réserve rapporte un point.
about-circus = Vous pouvez mener ou suivre l’Architecte avec n’importe quelle commande.
about-circus-alternative = Vos pétitions demandent 2 commandes ; celles de tous les autres, 3.
about-forum = Vous gagnez aussitôt avec un client de chaque rôle et chaque matériau en réserve.
about-forum-alternative = Vous gagnez aussitôt avec un client de chaque rôle.
power-senator = Mène ou suit tout rôle
