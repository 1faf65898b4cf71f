### Ce que dit le plateau de La Gloire de Rome en plus des mots du jeu.

forum-pool = Lot commun
forum-sites = Chantiers, + hors ville
led-none = Aucun rôle mené
led-chooses = choisit
led-waits = attend
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
building-unfinished = inachevé : { $built } sur { $needs } { $material }
city-empty = Rien n’est encore construit.
vault-own =
    { $count ->
        [one] 1 carte que les autres ne connaissent pas
       *[other] { $count } cartes que les autres ne connaissent pas
    }
vault-basilica =
    { $count ->
        [one] 1 carte que seul son propriétaire connaît
       *[other] { $count } cartes que seul leur propriétaire connaît
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
choice-refill = Compléter la main
choice-discard-all = Défausser la main
choice-keep = La garder
choice-hold = Réserver
choice-done = Rien de plus

## Ce que fait chaque bâtiment, en peu de mots

power-academy = Après une action Artisan, penser
power-amphitheatre = Achevé : un Artisan par influence
power-aqueduct = Patron : aussi de la main. Clientèle ×2
power-archway = Architecte : aussi du lot commun
power-atrium = Marchand : vendre de la pioche
power-basilica = Marchand : aussi une carte de la main
power-catacomb = Achevées : fin de la partie
power-circus = Toute carte vaut Architecte
power-circus-alternative = Vos pétitions : 2 cartes au lieu de 3
power-colosseum = Exiger jette aussi des clients aux lions
power-school = Achevée : penser une fois par influence
power-sewer = Vos cartes jouées vont dans vos stocks
power-storeroom = Chaque client peut être Ouvrier
power-stairway = Ouvrir à tous un bâtiment adverse
power-foundry = Achevée : un Ouvrier par influence
power-fountain = Artisan : construire avec la pioche
power-forum = Les six clients et matériaux : victoire
power-forum-alternative = Les six clients : victoire
power-insula = Clientèle +{ $more }
power-garden = Achevés : un Patron par influence
power-latrine = Avant de penser, défausser une carte
power-ludus-magnus = Clients marchands dans tous les rôles
power-market = Chambre forte +{ $more }
power-circus-maximus = Vos clients du rôle agissent deux fois
power-wall = Toujours à l’abri. { $materials } en stocks : 1 point
power-palace = Mener ou suivre avec plusieurs cartes
power-palisade = À l’abri des exigences, sauf d’un pont
power-bridge = Vous exigez de tous, stocks compris
power-gate = Le marbre inachevé agit déjà
power-prison = Achevée : prendre un bâtiment adverse
power-dock = Ouvrier : aussi une carte de la main
power-road = Tout matériau pour bâtir en pierre
power-shrine = Limite de main +{ $more }
power-scriptorium = Un marbre achève n’importe quel bâtiment
power-senate = Prendre les sénateurs des autres
power-statue = Sur n’importe quel chantier. { $points } points
power-bar = Patron : engager aussi de la pioche
power-temple = Limite de main +{ $more }
power-bath = Un client engagé agit aussitôt
power-tower = Débris partout. Hors ville : 1 action
power-villa = Architecte : un seul matériau l’achève
power-vomitorium = Avant de penser, défausser la main
power-none = Les bâtiments n’ont pas de fonction dans la partie d’initiation.
about-insula = La limite de votre clientèle augmente de { $more }.
about-market = La limite de votre chambre forte augmente de { $more }.
about-shrine = Votre limite de cartes en main augmente de { $more }, en plus du temple.
about-temple = Votre limite de cartes en main augmente de { $more }, en plus du sanctuaire.
about-statue = Elle se pose sur n’importe quel chantier et se construit avec le matériau du chantier ou du marbre. Achevée, elle rapporte { $points } points en plus de son influence.
about-wall = Vous ne perdez rien quand les autres exigent, et vos clients sont à l’abri, même d’un pont. À la fin, chaque tranche de { $materials } matériaux dans vos stocks rapporte 1 point.
about-circus = Vous pouvez mener ou suivre Architecte avec n’importe quelle commande.
about-circus-alternative = Vos pétitions demandent 2 commandes ; celles de tous les autres, 3.
about-forum = Vous gagnez aussitôt avec un client de chaque rôle et chaque matériau dans vos stocks.
about-forum-alternative = Vous gagnez aussitôt avec un client de chaque rôle.
power-senator = Mène ou suit n’importe quel rôle
moment-completed = { $building }
moment-demands = Rome exige { $material-the }
moment-last-cards = Les dernières cartes
happened-last-cards =
    { $cards ->
        [0] La pioche est vide
        [one] Il reste une carte dans la pioche
       *[other] Il reste { $cards } cartes dans la pioche
    }
moment-seized = En prison
