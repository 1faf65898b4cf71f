### Minerva. La formation des identifiants : docs/words.md.
### Aucun chiffre du jeu n’est écrit ici : une édition peut tous les changer. Une tuile de culture porte le nom des points qui font son identifiant.

edition-okazu = Édition reconstituée
group-numbers = Prix et nombres
group-box = Jetons et pièces
group-titles = Titres du jeu en solitaire
group-orders = Points des tuiles d’ordre
group-culture = Tuiles de culture
group-glory = Tuiles de gloire
group-forum = Forum
group-buildings = Bâtiments
group-temples = Temples
option-commerce-income = Ce que rapportent les commerces
option-commerce-income-if-held = une fois, si l’on a la ressource, comme imprimé
option-commerce-income-per-token = pour chaque jeton de la ressource

## Bâtiments

thing-forum = Forum
    .the = le forum
    .of = du forum
    .to = au forum
    .about = Donne une ressource au choix.
thing-wheat-field = Champ de blé
    .the = le champ de blé
    .of = du champ de blé
    .to = au champ de blé
    .short = Blé
    .about = Donne des céréales.
thing-forest = Forêt
    .the = la forêt
    .of = de la forêt
    .to = à la forêt
    .about = Donne du bois.
thing-quarry = Carrière
    .the = la carrière
    .of = de la carrière
    .to = à la carrière
    .about = Donne de la pierre.
thing-mine = Mine
    .the = la mine
    .of = de la mine
    .to = à la mine
    .about = Donne du minerai.
thing-estate = Grand domaine
    .the = le grand domaine
    .of = du grand domaine
    .to = au grand domaine
    .short = Domaine
    .about = Donne beaucoup de céréales.
thing-sawmill = Scierie
    .the = la scierie
    .of = de la scierie
    .to = à la scierie
    .about = Donne beaucoup de bois.
thing-marble-yard = Marbrerie
    .the = la marbrerie
    .of = de la marbrerie
    .to = à la marbrerie
    .short = Marbre
    .about = Donne beaucoup de pierre.
thing-ironworks = Ferronnerie
    .the = la ferronnerie
    .of = de la ferronnerie
    .to = à la ferronnerie
    .short = Fer
    .about = Donne beaucoup de minerai.
thing-workshop = Atelier
    .the = l’atelier
    .of = de l’atelier
    .to = à l’atelier
    .about = Donne une ressource au choix.
thing-market = Marché
    .the = le marché
    .of = du marché
    .to = au marché
    .about = Rapporte de l’argent si vous avez des céréales, que vous gardez.
thing-charcoal-burner = Charbonnier
    .the = le charbonnier
    .of = du charbonnier
    .to = au charbonnier
    .short = Charbon
    .about = Rapporte de l’argent si vous avez du bois, que vous gardez.
thing-stone-seller = Vendeur de pierre
    .the = le vendeur de pierre
    .of = du vendeur de pierre
    .to = au vendeur de pierre
    .short = Pierres
    .about = Rapporte de l’argent si vous avez de la pierre, que vous gardez.
thing-smith = Forgeron
    .the = le forgeron
    .of = du forgeron
    .to = au forgeron
    .about = Rapporte de l’argent si vous avez du minerai, que vous gardez.
thing-foundry = Fonderie
    .the = la fonderie
    .of = de la fonderie
    .to = à la fonderie
    .about = Rapporte de l’argent.
thing-theatre = Théâtre
    .the = le théâtre
    .of = du théâtre
    .to = au théâtre
    .about = Donne des points de théâtre pour ce tour.
thing-statue = Statue
    .the = la statue
    .of = de la statue
    .to = à la statue
    .about = Donne des points d’art pour ce tour.
thing-library = Bibliothèque
    .the = la bibliothèque
    .of = de la bibliothèque
    .to = à la bibliothèque
    .short = Biblio.
    .about = Donne des points universitaires pour ce tour.
thing-garden = Jardin
    .the = le jardin
    .of = du jardin
    .to = au jardin
    .about = Donne un point de la culture que vous choisissez à la fin.
thing-stable = Écuries
    .the = les écuries
    .of = des écuries
    .to = aux écuries
    .about = Change des céréales en gloire, autant de fois que vous voulez.
thing-arsenal = Arsenal
    .the = l’arsenal
    .of = de l’arsenal
    .to = à l’arsenal
    .about = Change du bois en gloire, autant de fois que vous voulez.
thing-armoury = Armurerie
    .the = l’armurerie
    .of = de l’armurerie
    .to = à l’armurerie
    .short = Armures
    .about = Change du minerai en gloire, autant de fois que vous voulez.
thing-colosseum = Colisée
    .short = Colisée
    .the = le colisée
    .of = du colisée
    .to = au colisée
    .about = Change des ressources identiques en gloire, autant de fois que vous voulez.
thing-barracks = Caserne
    .the = la caserne
    .of = de la caserne
    .to = à la caserne
    .about = Donne de la gloire sans rien payer.
thing-legion-camp = Camp de légion
    .the = le camp de légion
    .of = du camp de légion
    .to = au camp de légion
    .short = Camp
    .about = Donne de la gloire sans rien payer.
thing-trading-post = Comptoir
    .short = Comptoir
    .the = le comptoir
    .of = du comptoir
    .to = au comptoir
    .about = À la construction : achetez des ressources, autant que vous voulez.
thing-triumphal-arch = Arc de triomphe
    .the = l’arc de triomphe
    .of = de l’arc de triomphe
    .to = à l’arc de triomphe
    .short = Arc
    .about = À la construction : prenez la tuile du dessus d’une pile de culture.
thing-refectory = Réfectoire
    .the = le réfectoire
    .of = du réfectoire
    .to = au réfectoire
    .short = Réfect.
    .about = À la construction : prenez des ressources au choix.
thing-public-bath = Bains publics
    .the = les bains publics
    .of = des bains publics
    .to = aux bains publics
    .short = Bains
    .about = À la construction : activez des tuiles autour.
thing-elevated-aqueduct = Aqueduc surélevé
    .the = l’aqueduc surélevé
    .of = de l’aqueduc surélevé
    .to = à l’aqueduc surélevé
    .short = Aqueduc
    .about = À la construction : déplacez une tuile située autour.
thing-circus = Cirque
    .the = le cirque
    .of = du cirque
    .to = au cirque
    .about = À la construction : retirez une résidence située autour.
thing-residence = Résidence
    .the = la résidence
    .of = de la résidence
    .to = à la résidence
    .short = Résid.
    .about = Active une ligne de bâtiments à sa construction, et de nouveau avec un assistant.
thing-spot = Emplacement libre
    .the = l’emplacement libre
    .of = de l’emplacement libre
    .to = à l’emplacement libre
thing-round-tile = Tuile de manche
    .the = la tuile de manche
    .of = de la tuile de manche
    .to = à la tuile de manche
    .about = Une fois piochée, plus aucun bâtiment n’arrive cette manche. En solitaire, elle peut former une paire, avec des pièces dessus.

## Temples

thing-temple-near-production = Temple : production autour
    .the = le temple de la production voisine
    .of = du temple de la production voisine
    .to = au temple de la production voisine
    .short = T.prod
    .about = À la fin : des points pour les bâtiments de production autour de lui.
thing-temple-near-commerce = Temple : commerce autour
    .the = le temple du commerce voisin
    .of = du temple du commerce voisin
    .to = au temple du commerce voisin
    .short = T.comm
    .about = À la fin : des points pour les bâtiments de commerce autour de lui.
thing-temple-near-culture = Temple : culture autour
    .the = le temple de la culture voisine
    .of = du temple de la culture voisine
    .to = au temple de la culture voisine
    .short = T.cult
    .about = À la fin : des points pour les bâtiments culturels autour de lui.
thing-temple-near-military = Temple : militaire autour
    .the = le temple des bâtiments militaires voisins
    .of = du temple des bâtiments militaires voisins
    .to = au temple des bâtiments militaires voisins
    .short = T.mil
    .about = À la fin : des points pour les bâtiments militaires autour de lui.
thing-temple-near-special = Temple : spécial autour
    .the = le temple des bâtiments spéciaux voisins
    .of = du temple des bâtiments spéciaux voisins
    .to = au temple des bâtiments spéciaux voisins
    .short = T.spéc
    .about = À la fin : des points pour les bâtiments spéciaux autour de lui.
thing-temple-near-temple = Temple : temples autour
    .the = le temple des temples voisins
    .of = du temple des temples voisins
    .to = au temple des temples voisins
    .short = T.temp
    .about = À la fin : des points pour les autres temples autour de lui.
thing-temple-near-residential = Temple : résidences autour
    .the = le temple des résidences voisines
    .of = du temple des résidences voisines
    .to = au temple des résidences voisines
    .short = T.rés
    .about = À la fin : des points pour les résidences autour de lui.
thing-temple-near-categories = Temple : catégories autour
    .the = le temple des catégories voisines
    .of = du temple des catégories voisines
    .to = au temple des catégories voisines
    .short = T.cat
    .about = À la fin : des points pour les catégories différentes autour de lui.
thing-temple-lines-production = Temple : production en ligne
    .the = le temple de la production en ligne
    .of = du temple de la production en ligne
    .to = au temple de la production en ligne
    .short = T.prod
    .about = À la fin : des points pour les bâtiments de production dans sa ligne et sa colonne.
thing-temple-lines-commerce = Temple : commerce en ligne
    .the = le temple du commerce en ligne
    .of = du temple du commerce en ligne
    .to = au temple du commerce en ligne
    .short = T.comm
    .about = À la fin : des points pour les bâtiments de commerce dans sa ligne et sa colonne.
thing-temple-lines-culture = Temple : culture en ligne
    .the = le temple de la culture en ligne
    .of = du temple de la culture en ligne
    .to = au temple de la culture en ligne
    .short = T.cult
    .about = À la fin : des points pour les bâtiments culturels dans sa ligne et sa colonne.
thing-temple-lines-military = Temple : militaire en ligne
    .the = le temple des bâtiments militaires en ligne
    .of = du temple des bâtiments militaires en ligne
    .to = au temple des bâtiments militaires en ligne
    .short = T.mil
    .about = À la fin : des points pour les bâtiments militaires dans sa ligne et sa colonne.
thing-temple-lines-special = Temple : spécial en ligne
    .the = le temple des bâtiments spéciaux en ligne
    .of = du temple des bâtiments spéciaux en ligne
    .to = au temple des bâtiments spéciaux en ligne
    .short = T.spéc
    .about = À la fin : des points pour les bâtiments spéciaux dans sa ligne et sa colonne.
thing-temple-lines-temple = Temple : temples en ligne
    .the = le temple des temples en ligne
    .of = du temple des temples en ligne
    .to = au temple des temples en ligne
    .short = T.temp
    .about = À la fin : des points pour les autres temples dans sa ligne et sa colonne.
thing-temple-lines-residential = Temple : résidences en ligne
    .the = le temple des résidences en ligne
    .of = du temple des résidences en ligne
    .to = au temple des résidences en ligne
    .short = T.rés
    .about = À la fin : des points pour les résidences dans sa ligne et sa colonne.
thing-temple-lines-categories = Temple : catégories en ligne
    .the = le temple des catégories en ligne
    .of = du temple des catégories en ligne
    .to = au temple des catégories en ligne
    .short = T.cat
    .about = À la fin : des points pour les catégories différentes dans sa ligne et sa colonne.
thing-temple-grain = Temple : céréales
    .the = le temple des céréales
    .of = du temple des céréales
    .to = au temple des céréales
    .short = T.céré
    .about = À la fin : des points pour chaque jeton de céréales que vous avez.
thing-temple-wood = Temple : bois
    .the = le temple du bois
    .of = du temple du bois
    .to = au temple du bois
    .short = T.bois
    .about = À la fin : des points pour chaque jeton de bois que vous avez.
thing-temple-stone = Temple : pierre
    .the = le temple de la pierre
    .of = du temple de la pierre
    .to = au temple de la pierre
    .short = T.pier
    .about = À la fin : des points pour chaque jeton de pierre que vous avez.
thing-temple-ore = Temple : minerai
    .the = le temple du minerai
    .of = du temple du minerai
    .to = au temple du minerai
    .short = T.miner
    .about = À la fin : des points pour chaque jeton de minerai que vous avez.

## Ressources, argent, jetons

thing-grain = Céréales
    .the =
        { $count ->
            [one] { $count } céréale
           *[other] { $count } céréales
        }
    .one = céréales
thing-wood = Bois
    .the =
        { $count ->
            [one] 1 bois
           *[other] { $count } bois
        }
    .one = bois
thing-stone = Pierre
    .the =
        { $count ->
            [one] 1 pierre
           *[other] { $count } pierres
        }
    .one = pierre
thing-ore = Minerai
    .the =
        { $count ->
            [one] 1 minerai
           *[other] { $count } minerais
        }
    .one = minerai
thing-denarius =
    { $count ->
        [one] Denarius
       *[other] Denarii
    }
    .the =
        { $count ->
            [one] { $count } denarius
           *[other] { $count } denarii
        }
thing-glory =
    { $count ->
        [one] Jeton de gloire
       *[other] Jetons de gloire
    }
    .the =
        { $count ->
            [one] 1 jeton de gloire
           *[other] { $count } jetons de gloire
        }
thing-assistant =
    { $count ->
        [one] Assistant
       *[other] Assistants
    }
    .the = un assistant

## Tuiles de culture, de gloire et d’ordre ; une édition peut en avoir d’autres du même genre

thing-theatre-1 = Tuile de théâtre (1)
    .the = la tuile de théâtre valant 1
thing-theatre-2 = Tuile de théâtre (2)
    .the = la tuile de théâtre valant 2
thing-theatre-3 = Tuile de théâtre (3)
    .the = la tuile de théâtre valant 3
thing-theatre-4 = Tuile de théâtre (4)
    .the = la tuile de théâtre valant 4
thing-theatre-5 = Tuile de théâtre (5)
    .the = la tuile de théâtre valant 5
thing-theatre-6 = Tuile de théâtre (6)
    .the = la tuile de théâtre valant 6
thing-theatre-7 = Tuile de théâtre (7)
    .the = la tuile de théâtre valant 7
thing-theatre-8 = Tuile de théâtre (8)
    .the = la tuile de théâtre valant 8
thing-theatre-9 = Tuile de théâtre (9)
    .the = la tuile de théâtre valant 9
thing-theatre-10 = Tuile de théâtre (10)
    .the = la tuile de théâtre valant 10
thing-art-1 = Tuile d’art (1)
    .the = la tuile d’art valant 1
thing-art-2 = Tuile d’art (2)
    .the = la tuile d’art valant 2
thing-art-3 = Tuile d’art (3)
    .the = la tuile d’art valant 3
thing-art-4 = Tuile d’art (4)
    .the = la tuile d’art valant 4
thing-art-5 = Tuile d’art (5)
    .the = la tuile d’art valant 5
thing-art-6 = Tuile d’art (6)
    .the = la tuile d’art valant 6
thing-art-7 = Tuile d’art (7)
    .the = la tuile d’art valant 7
thing-art-8 = Tuile d’art (8)
    .the = la tuile d’art valant 8
thing-art-9 = Tuile d’art (9)
    .the = la tuile d’art valant 9
thing-art-10 = Tuile d’art (10)
    .the = la tuile d’art valant 10
thing-academic-1 = Tuile universitaire (1)
    .the = la tuile universitaire valant 1
thing-academic-2 = Tuile universitaire (2)
    .the = la tuile universitaire valant 2
thing-academic-3 = Tuile universitaire (3)
    .the = la tuile universitaire valant 3
thing-academic-4 = Tuile universitaire (4)
    .the = la tuile universitaire valant 4
thing-academic-5 = Tuile universitaire (5)
    .the = la tuile universitaire valant 5
thing-academic-6 = Tuile universitaire (6)
    .the = la tuile universitaire valant 6
thing-academic-7 = Tuile universitaire (7)
    .the = la tuile universitaire valant 7
thing-academic-8 = Tuile universitaire (8)
    .the = la tuile universitaire valant 8
thing-academic-9 = Tuile universitaire (9)
    .the = la tuile universitaire valant 9
thing-academic-10 = Tuile universitaire (10)
    .the = la tuile universitaire valant 10
thing-glory-1-1 = Première tuile de gloire de la manche 1
    .the = la première tuile de gloire de la manche 1
    .short = première
thing-glory-1-2 = Deuxième tuile de gloire de la manche 1
    .the = la deuxième tuile de gloire de la manche 1
    .short = deuxième
thing-glory-1-3 = Troisième tuile de gloire de la manche 1
    .the = la troisième tuile de gloire de la manche 1
    .short = troisième
thing-glory-2-1 = Première tuile de gloire de la manche 2
    .the = la première tuile de gloire de la manche 2
    .short = première
thing-glory-2-2 = Deuxième tuile de gloire de la manche 2
    .the = la deuxième tuile de gloire de la manche 2
    .short = deuxième
thing-glory-2-3 = Troisième tuile de gloire de la manche 2
    .the = la troisième tuile de gloire de la manche 2
    .short = troisième
thing-glory-3-1 = Première tuile de gloire de la manche 3
    .the = la première tuile de gloire de la manche 3
    .short = première
thing-glory-3-2 = Deuxième tuile de gloire de la manche 3
    .the = la deuxième tuile de gloire de la manche 3
    .short = deuxième
thing-glory-3-3 = Troisième tuile de gloire de la manche 3
    .the = la troisième tuile de gloire de la manche 3
    .short = troisième
thing-glory-4-1 = Première tuile de gloire de la manche 4
    .the = la première tuile de gloire de la manche 4
    .short = première
thing-glory-4-2 = Deuxième tuile de gloire de la manche 4
    .the = la deuxième tuile de gloire de la manche 4
    .short = deuxième
thing-glory-4-3 = Troisième tuile de gloire de la manche 4
    .the = la troisième tuile de gloire de la manche 4
    .short = troisième
thing-glory-5-1 = Première tuile de gloire de la manche 5
    .the = la première tuile de gloire de la manche 5
    .short = première
thing-glory-5-2 = Deuxième tuile de gloire de la manche 5
    .the = la deuxième tuile de gloire de la manche 5
    .short = deuxième
thing-glory-5-3 = Troisième tuile de gloire de la manche 5
    .the = la troisième tuile de gloire de la manche 5
    .short = troisième
thing-glory-6-1 = Première tuile de gloire de la manche 6
    .the = la première tuile de gloire de la manche 6
    .short = première
thing-glory-6-2 = Deuxième tuile de gloire de la manche 6
    .the = la deuxième tuile de gloire de la manche 6
    .short = deuxième
thing-glory-6-3 = Troisième tuile de gloire de la manche 6
    .the = la troisième tuile de gloire de la manche 6
    .short = troisième
thing-order-1 = Tuile d’ordre 1
    .the = la tuile d’ordre 1
thing-order-2 = Tuile d’ordre 2
    .the = la tuile d’ordre 2
thing-order-3 = Tuile d’ordre 3
    .the = la tuile d’ordre 3
thing-order-4 = Tuile d’ordre 4
    .the = la tuile d’ordre 4

## Ce qu’on désigne sans que ce soit une tuile ou un emplacement

thing-pass = Passer
    .the = le fait de passer
    .about = Vous ne jouez plus cette manche et prenez la tuile d’ordre la plus basse qui reste.
thing-done = Terminé
    .the = le fait d’avoir terminé
    .about = Vous laissez le reste de cet effet.
thing-hire-denarii = Engager contre des denarii
    .the = l’engagement contre des denarii
thing-hire-glory = Engager contre de la gloire
    .the = l’engagement contre de la gloire
thing-sell = Vendre
    .the = la vente
    .about = Une ressource contre des denarii, à tout moment de votre tour : cliquez ici, puis sur la ressource.
thing-culture-theatre = Théâtre
    .the = le théâtre
    .pile = de la pile de théâtre
    .one = un point de théâtre
    .point = point de théâtre
    .points = points de théâtre
thing-culture-art = Art
    .the = l’art
    .pile = de la pile d’art
    .one = un point d’art
    .point = point d’art
    .points = points d’art
thing-culture-academic = Universitaire
    .the = l’universitaire
    .pile = de la pile universitaire
    .one = un point universitaire
    .point = point universitaire
    .points = points universitaires
thing-up = Haut
    .the = le haut
thing-down = Bas
    .the = le bas
thing-left = Gauche
    .the = la gauche
thing-right = Droite
    .the = la droite

## Lieux

zone-row = Bâtiments proposés
zone-deck = Pioche
zone-temples = Temples proposés
zone-deck-temples = Pile des temples
zone-pile-theatre = Pile de théâtre
zone-pile-art = Pile d’art
zone-pile-academic = Pile universitaire
zone-glory = Tuiles de gloire
zone-orders = Tuiles d’ordre
zone-box = Hors du jeu
zone-bank = Banque
zone-supply = Réserve
zone-p-purse = { $player } : denarii
zone-p-stores = { $player } : ressources
zone-p-glory = { $player } : jetons de gloire
zone-p-assistants = { $player } : assistants
zone-p-residences = { $player } : résidences à construire
zone-p-city = { $player } : ville
zone-p-placing = { $player } : tuile à poser
zone-p-culture = { $player } : tuiles de culture
    .short = Culture
zone-p-laurels = { $player } : tuiles de gloire
    .short = Gloire
zone-p-order = { $player } : tuile d’ordre
zone-above =
    { $a ->
        [one] au-dessus { $place-of }
       *[other] { $a } cases au-dessus { $place-of }
    }
zone-below =
    { $a ->
        [one] au-dessous { $place-of }
       *[other] { $a } cases au-dessous { $place-of }
    }
zone-left =
    { $a ->
        [one] à gauche { $place-of }
       *[other] { $a } cases à gauche { $place-of }
    }
zone-right =
    { $a ->
        [one] à droite { $place-of }
       *[other] { $a } cases à droite { $place-of }
    }
zone-above-left =
    { $a ->
        [one] { $b ->
            [one] en haut à gauche { $place-of }
           *[other] { $a } case au-dessus et { $b } à gauche { $place-of }
        }
       *[other] { $a } cases au-dessus et { $b } à gauche { $place-of }
    }
zone-above-right =
    { $a ->
        [one] { $b ->
            [one] en haut à droite { $place-of }
           *[other] { $a } case au-dessus et { $b } à droite { $place-of }
        }
       *[other] { $a } cases au-dessus et { $b } à droite { $place-of }
    }
zone-below-left =
    { $a ->
        [one] { $b ->
            [one] en bas à gauche { $place-of }
           *[other] { $a } case au-dessous et { $b } à gauche { $place-of }
        }
       *[other] { $a } cases au-dessous et { $b } à gauche { $place-of }
    }
zone-below-right =
    { $a ->
        [one] { $b ->
            [one] en bas à droite { $place-of }
           *[other] { $a } case au-dessous et { $b } à droite { $place-of }
        }
       *[other] { $a } cases au-dessous et { $b } à droite { $place-of }
    }

## Questions

question-turn = { $player } choisit que faire.
    .you = À vous : construire, poser une résidence ou un assistant, ou passer ?
question-placing = { $player } choisit un emplacement pour { $tile-the }.
    .you = Où placez-vous { $tile-the } dans votre ville ?
question-facing = { $player } choisit dans quelle direction activer.
    .you = De quel côté la résidence { $place } doit-elle regarder ?
question-choosing = { $player } choisit une ressource.
    .you =
        { $left ->
            [one] Quelle ressource prenez-vous { $tile-to } ?
           *[other] Quelle ressource prenez-vous { $tile-to } ? Vous en prenez { $left }, une à la fois.
        }
question-exchanging = { $player } peut échanger des ressources contre de la gloire.
    .you = Échangez-vous des ressources contre de la gloire { $tile-to } ?
question-gardens = { $player } choisit où va le point d’un jardin.
    .you = À quelle culture va le point du jardin ?
question-trading = { $player } peut acheter des ressources.
    .you = Achetez-vous une ressource { $tile-to } ?
question-arch = { $player } choisit une pile de culture pour l’arc de triomphe.
    .you = Dans quelle pile de culture l’arc prend-il sa tuile ?
question-bathing = { $player } choisit une tuile à activer avec les bains publics.
    .you =
        { $left ->
            [one] Quelle tuile autour des bains activez-vous ? C’est la dernière.
           *[other] Quelle tuile autour des bains activez-vous ? Il vous en reste { $left }.
        }
question-lifting = { $player } peut déplacer une tuile autour de l’aqueduc.
    .you = Quelle tuile autour de l’aqueduc déplacez-vous ?
question-moving = { $player } choisit où déplacer { $tile-the }.
    .you = Où déplacez-vous { $tile-the } ?
question-clearing = { $player } peut retirer une résidence autour du cirque.
    .you = Quelle résidence autour du cirque retirez-vous ?
question-hiring = { $player } peut engager un assistant.
    .you = Engagez-vous un assistant ?

## Coups

move-build = Construire { $a-the }
    .group = Construire
    .short = { $a }
move-build-over = Construire { $a-the } et défausser { $b-the }
    .group = Construire
    .short = { $a }, sans { $b-the }
move-take-over = Prendre les pièces et défausser { $b-the }
    .group = Prendre les pièces
    .short = sans { $b-the }
move-residence = Construire une résidence
    .group = Autre
    .short = construire une résidence
move-assistant =
    { $cell ->
        [none] Placer un assistant
       *[other] Placer un assistant sur la résidence { $cell-at }
    }
    .group = Placer un assistant
    .short =
        { $cell ->
            [none] sur une résidence
           *[other] résidence { $cell-at }
        }
move-pass = Passer
    .group = Autre
    .short = passer
move-done = Terminer
    .group = Autre
    .short = terminer
move-at =
    { $cell ->
        [none] Placer la tuile
       *[other] La placer { $cell-at }
    }
    .group = La placer
    .short =
        { $cell ->
            [none] ici
           *[other] { $cell-at }
        }
move-activate =
    { $cell ->
        [none] Activer une tuile
       *[other] Activer { $cell-the } { $cell-at }
    }
    .group = Activer
    .short =
        { $cell ->
            [none] une tuile
           *[other] { $cell } { $cell-at }
        }
move-lift =
    { $cell ->
        [none] Déplacer une tuile
       *[other] Déplacer { $cell-the } ({ $cell-at })
    }
    .group = Déplacer
    .short =
        { $cell ->
            [none] une tuile
           *[other] { $cell } ({ $cell-at })
        }
move-clear =
    { $cell ->
        [none] Retirer une résidence
       *[other] Retirer la résidence { $cell-at }
    }
    .group = Retirer
    .short =
        { $cell ->
            [none] une résidence
           *[other] résidence { $cell-at }
        }
move-up = Activer vers le haut
    .group = Activer
    .short = haut
move-down = Activer vers le bas
    .group = Activer
    .short = bas
move-left = Activer vers la gauche
    .group = Activer
    .short = gauche
move-right = Activer vers la droite
    .group = Activer
    .short = droite
move-sell = Vendre { $a-the }
    .group = Vendre
    .short = { $a }
move-gain = Prendre { $a-the }
    .group = Prendre
    .short = { $a }
move-pay = Payer en { $a-one }
    .group = Payer
    .short = { $a }
move-buy = Acheter { $a-the }
    .group = Acheter
    .short = { $a }
move-assign = En faire { $a-one }
    .group = Le point compte en
    .short = { $a }
move-take = Prendre la tuile du dessus { $a-pile }
    .group = Prendre une tuile
    .short = { $a }
move-hire-for-denarii = Engager un assistant contre des denarii
    .group = Engager
    .short = contre des denarii
move-hire-for-glory = Engager un assistant contre des jetons de gloire
    .group = Engager
    .short = contre des jetons de gloire

## Ce qui se passe

moved-row-to-p-placing = { $player } construit { $thing-the }
    .you = Vous construisez { $thing-the }
moved-temples-to-p-placing = { $player } construit { $thing-the }
    .you = Vous construisez { $thing-the }
moved-p-residences-to-p-placing = { $player } construit une résidence
    .you = Vous construisez une résidence
moved-p-placing-to-p-city = { "" }
moved-p-assistants-to-p-city = { "" }
moved-p-city-to-box = { "" }
moved-deck-to-row = Nouveau dans la rangée : { $thing-the }
moved-deck-to-box = De la pile hors du jeu : { $thing-the }
    .detail = de la pile hors du jeu : { $thing-the }
moved-row-to-box = Hors du jeu : { $thing-the }
    .detail = hors du jeu : { $thing-the }
moved-bank-to-row = Sur la tuile de manche : { $thing-the }
    .detail = { $thing-the } sur la tuile de manche
moved-row-to-bank = De la tuile de manche à la banque : { $thing-the }
    .detail = de la tuile de manche à la banque : { $thing-the }
moved-row-to-p-purse = { $player } prend { $thing-the } sur la tuile de manche
    .you = Vous prenez { $thing-the } sur la tuile de manche
moved-deck-temples-to-temples = Nouveau parmi les temples : { $thing-the }
moved-pile-theatre-to-p-culture = { $player } gagne { $thing-the }
    .you = Vous gagnez { $thing-the }
moved-pile-art-to-p-culture = { $player } gagne { $thing-the }
    .you = Vous gagnez { $thing-the }
moved-pile-academic-to-p-culture = { $player } gagne { $thing-the }
    .you = Vous gagnez { $thing-the }
moved-glory-to-p-laurels = { $player } gagne { $thing-the }
    .you = Vous gagnez { $thing-the }
moved-glory-to-box = Personne ne gagne { $thing-the }
moved-orders-to-p-order = { $player } prend { $thing-the }
    .you = Vous prenez { $thing-the }
    .detail = { $thing-the }
moved-orders-to-box = Hors du jeu : { $thing-the }
moved-p-placing-to-box = Hors du jeu : { $thing-the }
moved-p-order-to-orders = { $player } rend { $thing-the }
    .you = Vous rendez { $thing-the }
moved-bank-to-p-purse = { $player } reçoit { $thing-the }
    .you = Vous recevez { $thing-the }
    .detail = +{ $thing-the }
moved-p-purse-to-bank = { $player } paie { $thing-the }
    .you = Vous payez { $thing-the }
    .detail = −{ $thing-the }
moved-supply-to-p-stores = { $player } prend { $thing-the }
    .you = Vous prenez { $thing-the }
    .detail = +{ $thing-the }
moved-p-stores-to-supply = { $player } paie { $thing-the }
    .you = Vous payez { $thing-the }
    .detail = −{ $thing-the }
moved-supply-to-p-glory = { $player } gagne { $thing-the }
    .you = Vous gagnez { $thing-the }
    .detail = +{ $thing-the }
moved-p-glory-to-supply = { $player } rend { $thing-the }
    .you = Vous rendez { $thing-the }
    .detail = −{ $thing-the }
moved-supply-to-p-assistants = { $player } engage un assistant
    .you = Vous engagez un assistant
happened-turn = { "" }
happened-fee = { $player } paie pour continuer à jouer
    .you = Vous payez pour continuer à jouer
    .detail = dont { $fee } pour continuer à jouer
happened-sits-out = { $player } a passé : son tour est sauté
    .you = Vous avez passé : votre tour est sauté
happened-passed = { $player } passe
    .you = Vous passez
happened-hiring = Tout le monde a passé : on peut engager des assistants
happened-hires-nobody = { $player } n’engage personne
    .you = Vous n’engagez personne
happened-round = La manche { $round } commence
happened-begins = { $player } commence, avec la tuile d’ordre la plus basse
    .you = Vous commencez, avec la tuile d’ordre la plus basse
happened-end = La dernière manche est finie
happened-sold = { $player } vend une ressource
    .you = Vous vendez une ressource
happened-overflow =
    { $count ->
        [one] { $player } vend 1 jeton de { $resource-one } au-delà de la limite
       *[other] { $player } vend { $count } jetons de { $resource-one } au-delà de la limite
    }
    .you =
        { $count ->
            [one] Vous vendez 1 jeton de { $resource-one } au-delà de la limite
           *[other] Vous vendez { $count } jetons de { $resource-one } au-delà de la limite
        }
    .detail =
        { $count ->
            [one] 1 jeton de { $resource-one } vendu au-delà de la limite
           *[other] { $count } jetons de { $resource-one } vendus au-delà de la limite
        }
happened-faced = { $player } active la ligne vers { $direction-the }
    .you = Vous activez la ligne vers { $direction-the }
happened-chosen = { $player } prend une ressource { $tile-to }
    .you = Vous prenez une ressource { $tile-to }
happened-exchanged = { $player } échange des ressources { $tile-to }
    .you = Vous échangez des ressources { $tile-to }
happened-bought = { $player } achète une ressource { $tile-to }
    .you = Vous achetez une ressource { $tile-to }
happened-enough = { $player } s’arrête là
    .you = Vous vous arrêtez là
happened-activated = { $player } active { $tile-the }
    .you = Vous activez { $tile-the }
happened-garden =
    { $points ->
        [one] { $player } reçoit 1 point de jardin, pour la culture de son choix
       *[other] { $player } reçoit { $points } points de jardin, pour la culture de son choix
    }
    .you =
        { $points ->
            [one] Vous recevez 1 point de jardin, pour la culture de votre choix
           *[other] Vous recevez { $points } points de jardin, pour la culture de votre choix
        }
    .detail =
        { $points ->
            [one] +1 point de jardin
           *[other] +{ $points } points de jardin
        }
happened-culture =
    { $points ->
        [one] { $player } reçoit 1 { $culture-point }
       *[other] { $player } reçoit { $points } { $culture-points }
    }
    .you =
        { $points ->
            [one] Vous recevez 1 { $culture-point }
           *[other] Vous recevez { $points } { $culture-points }
        }
    .detail =
        { $points ->
            [one] +1 { $culture-point }
           *[other] +{ $points } { $culture-points }
        }
happened-built = { $player } pose { $tile-the } { $place }
    .you = Vous posez { $tile-the } { $place }
happened-assisted = { $player } place un assistant sur la résidence { $place }
    .you = Vous placez un assistant sur la résidence { $place }
happened-moved = { $player } déplace { $tile-the }, nouvel emplacement : { $place }
    .you = Vous déplacez { $tile-the }, nouvel emplacement : { $place }
happened-cleared = { $player } retire la résidence { $place }
    .you = Vous retirez la résidence { $place }

## Refus

why-mi-build-missing =
    { $need ->
        [one] Pour { $thing-the }, il faudrait { $need } denarius en plus de vos ressources ; vous en avez { $have }.
       *[other] Pour { $thing-the }, il faudrait { $need } denarii en plus de vos ressources ; vous en avez { $have }.
    }
why-mi-pass-fee =
    Un tour coûte { $need ->
        [one] { $need } denarius
       *[other] { $need } denarii
    } depuis que quelqu’un a passé ; { $have ->
        [0] vous n’en avez aucun.
       *[other] vous en avez { $have }.
    }
why-mi-residence-nine = Il ne vous reste aucune résidence à construire.
why-mi-assistant-needs-one = Vous n’avez aucun assistant à placer : on les engage entre les manches.
why-mi-assistant-one-each = Cette résidence a déjà un assistant.
why-mi-sell-held = Vous n’avez aucun jeton de { $thing-one }.
why-mi-place-one-a-cell = Il y a déjà une tuile : { $tile-the }.
why-mi-place-side = Cet emplacement ne partage aucun côté avec une tuile qui reste en place.
why-mi-aqueduct-elsewhere = La tuile doit changer d’emplacement.
why-mi-aqueduct-no-residence = Une résidence ne se déplace pas.
why-mi-bath-no-effect = Les bains ne peuvent pas activer { $tile-the }.
why-mi-bath-once-each = Vous avez déjà activé { $tile-the }.
why-mi-circus-residence = Un cirque ne retire que des résidences, pas { $tile-the }.
why-mi-circus-assisted = Cette résidence a un assistant : on ne peut pas la retirer.
why-mi-arch-empty-pile = Cette pile est vide.
why-mi-effect-gain = On ne peut pas refuser ce que donne un bâtiment de la ligne.
why-mi-military-exchange = On ne peut payer qu’en { $resource-one } { $tile-to }.
why-mi-military-colosseum = Il faut { $need } jetons de { $thing-one } ; vous en avez { $have }.
why-mi-trading-post-price = Une ressource coûte ici { $need } denarii ; vous en avez { $have }.
why-mi-hire-price = Votre prochain assistant coûte { $need } denarii ; vous en avez { $have }.
why-mi-hire-glory =
    { $need ->
        [one] Votre prochain assistant coûte 1 jeton de gloire ; vous en avez { $have }.
       *[other] Votre prochain assistant coûte { $need } jetons de gloire ; vous en avez { $have }.
    }
why-mi-round-draw =
    { $count ->
        [0] Il ne reste aucun bâtiment proposé pendant cette manche.
        [one] { $count } bâtiment est proposé. À votre tour, vous pouvez le payer et le poser dans votre ville.
       *[other] { $count } bâtiments sont proposés. À votre tour, vous pouvez en payer un et le poser dans votre ville.
    }
why-mi-round-six =
    { $count ->
        [0] La pioche est vide : il n’arrive plus de nouveaux bâtiments.
        [one] Il reste { $count } tuile à piocher. De nouveaux bâtiments arrivent entre deux manches.
       *[other] Il reste { $count } tuiles à piocher. De nouveaux bâtiments arrivent entre deux manches.
    }
why-mi-setup-temples =
    { $count ->
        [0] Il ne reste aucun temple proposé.
        [one] { $count } temple est proposé. À votre tour, vous pouvez le payer ; il rapporte des points à la fin.
       *[other] { $count } temples sont proposés. À votre tour, vous pouvez en payer un ; il rapporte des points à la fin.
    }
why-mi-temple-replaced =
    { $count ->
        [0] La pile des temples est vide : un temple construit n’est plus remplacé.
        [one] { $count } autre temple attend ici. Il remplace le prochain temple construit.
       *[other] { $count } autres temples attendent ici. L’un d’eux remplace chaque temple construit.
    }
why-mi-culture-compare =
    { $count ->
        [0] Cette pile est vide : toutes ses tuiles sont gagnées.
       *[other] { $above ->
            [0] { $lies ->
                [yes] Cette tuile est sur le dessus de sa pile :
               *[no] Il reste { $count ->
                    [one] { $count } tuile
                   *[other] { $count } tuiles
                } dans cette pile :
            } qui fait { $asks ->
                [one] { $asks } point
               *[other] { $asks } points
            } de cette culture en un seul tour gagne { $lies ->
                [yes] la tuile
               *[no] celle du dessus
            }.
           *[other] Il y a { $above ->
                [one] { $above } tuile
               *[other] { $above } tuiles
            } au-dessus de celle-ci, à gagner d’abord. Il faudra ensuite { $asks ->
                [one] { $asks } point
               *[other] { $asks } points
            } de cette culture en un seul tour.
        }
    }
why-mi-setup-culture =
    { $count ->
        [0] Cette pile est vide : toutes ses tuiles sont gagnées.
       *[other] La tuile du dessus demande { $asks ->
            [one] { $asks } point
           *[other] { $asks } points
        } de culture en un seul tour : on la gagne en activant une ligne, on ne la prend pas.
    }
why-mi-glory-rank =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez aucun jeton de gloire.
            [one] Vous avez { $count } jeton de gloire.
           *[other] Vous avez { $count } jetons de gloire.
        } Ils gagnent des tuiles de gloire en fin de manche et paient des assistants.
       *[no] { $owner ->
            [none] { $most ->
                [0] Personne n’a encore de jeton de gloire.
               *[other] { $leads ->
                    [yes] Vous avez le plus de jetons de gloire, { $most }.
                   *[no] { $leader ->
                        [none] Plusieurs sont en tête avec { $most ->
                            [one] { $most } jeton de gloire
                           *[other] { $most } jetons de gloire
                        } ;
                       *[other] { $leader } est en tête avec { $most ->
                            [one] { $most } jeton de gloire
                           *[other] { $most } jetons de gloire
                        } ;
                    } { $yours ->
                        [0] vous n’en avez aucun.
                       *[other] vous en avez { $yours }.
                    }
                }
            } À la fin de sa manche, qui en a le plus prend la meilleure de ces tuiles.
           *[other] { $owner } { $count ->
                [0] n’a aucun jeton de gloire.
                [one] a { $count } jeton de gloire.
               *[other] a { $count } jetons de gloire.
            } { $yours ->
                [0] Vous n’en avez aucun : ils décident qui prend les tuiles de gloire.
               *[other] Vous en avez { $yours } : ils décident qui prend les tuiles de gloire.
            }
        }
    }
why-mi-round-first-player =
    { $count ->
        [0] Toutes les tuiles d’ordre sont prises : elles disent l’ordre de la manche suivante.
        [one] Il reste { $count } tuile d’ordre. Qui passe la prend ; elle dit qui commence la manche suivante.
       *[other] Il reste { $count } tuiles d’ordre. Qui passe prend la plus basse ; elle dit qui commence la manche suivante.
    }
why-mi-solo-build =
    { $lies ->
        [yes] { $thing } : cette tuile a quitté la partie et ne revient pas.
       *[no] { $count ->
            [0] Rien n’a encore quitté la partie.
            [one] { $count } tuile a quitté la partie et ne revient pas.
           *[other] { $count } tuiles ont quitté la partie et ne reviennent pas.
        }
    }
why-mi-setup-money =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez plus de denarius. Vendre des ressources en rapporte.
            [one] Vous avez { $count } denarius : pour les ressources qui manquent et pour les assistants.
           *[other] Vous avez { $count } denarii : pour les ressources qui manquent et pour les assistants.
        }
       *[no] { $owner } { $count ->
            [0] n’a plus de denarius.
            [one] a { $count } denarius, et personne d’autre ne le dépense.
           *[other] a { $count } denarii, et personne d’autre ne les dépense.
        }
    }
why-mi-limit-six =
    { $own ->
        [yes] { $count ->
            [0] Vos réserves sont vides. Les bâtiments d’une ligne activée les remplissent.
            [one] Vous avez { $count } ressource. Elle paie les bâtiments ; pour la vendre, cliquez d’abord sur la vente.
           *[other] Vous avez { $count } ressources. Elles paient les bâtiments ; pour en vendre une, cliquez d’abord sur la vente.
        }
       *[no] { $owner } { $count ->
            [0] n’a aucune ressource en ce moment.
            [one] a { $count } ressource. Elle ne paie que ses propres bâtiments.
           *[other] a { $count } ressources. Elles ne paient que ses propres bâtiments.
        }
    }
why-mi-assistant-place =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez aucun assistant disponible. On les engage entre les manches.
            [one] Vous avez { $count } assistant disponible. À votre tour, cliquez sur une résidence libre : elle agit de nouveau.
           *[other] Vous avez { $count } assistants disponibles. À votre tour, cliquez sur une résidence libre : elle agit de nouveau.
        }
       *[no] { $owner } { $count ->
            [0] n’a aucun assistant disponible.
            [one] a { $count } assistant disponible, pour ses propres résidences.
           *[other] a { $count } assistants disponibles, pour ses propres résidences.
        }
    }
why-mi-residence-build =
    { $own ->
        [yes] { $count ->
            [0] Toutes vos résidences sont construites. Des assistants les font agir de nouveau.
            [one] Il vous reste { $count } résidence. À votre tour, une nouvelle résidence active une ligne de vos bâtiments.
           *[other] Il vous reste { $count } résidences. À votre tour, une nouvelle résidence active une ligne de vos bâtiments.
        }
       *[no] { $count ->
            [0] Il ne reste aucune résidence à { $owner }.
            [one] Il reste { $count } résidence à { $owner }.
           *[other] Il reste { $count } résidences à { $owner }.
        }
    }
why-mi-place-stays =
    { $assistant ->
        [yes] { $own ->
            [yes] Vos assistants restent où ils sont. { $assistants ->
                [0] Vous n’en avez aucun de disponible pour d’autres résidences.
               *[other] Vous en avez { $assistants } de plus pour d’autres résidences.
            }
           *[no] Ces assistants travaillent pour { $owner } et restent où ils sont.
        }
       *[no] { $lies ->
            [yes] { $own ->
                [yes] { $thing }, dans votre ville : cela agit quand une résidence de sa ligne est construite ou reçoit un assistant (en réserve : { $left ->
                    [0] aucune résidence
                    [one] { $left } résidence
                   *[other] { $left } résidences
                } et { $assistants ->
                    [0] aucun assistant
                    [one] { $assistants } assistant
                   *[other] { $assistants } assistants
                }).
               *[no] { $thing }, dans la ville qui appartient à { $owner } : cela n’agit que pour { $owner }.
            }
           *[no] { $own ->
                [yes] Votre ville compte { $count ->
                    [one] { $count } tuile
                   *[other] { $count } tuiles
                }. Une résidence les active, ligne par ligne.
               *[no] Cette ville de { $count ->
                    [one] { $count } tuile
                   *[other] { $count } tuiles
                } appartient à { $owner } et n’agit que pour { $owner }.
            }
        }
    }
why-mi-round-turns =
    { $own ->
        [yes] Cette tuile est en main : choisissez sa place.
       *[no] { $owner } pose cette tuile.
    }
why-mi-culture-one-a-kind =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez encore gagné aucune tuile de culture. Les points de culture d’un seul tour les gagnent.
            [one] Vous avez gagné { $count } tuile de culture. Elle compte à la fin.
           *[other] Vous avez gagné { $count } tuiles de culture. Elles comptent à la fin.
        }
       *[no] { $owner } { $count ->
            [0] n’a encore gagné aucune tuile de culture.
            [one] a gagné { $count } tuile de culture. Elle compte à la fin.
           *[other] a gagné { $count } tuiles de culture. Elles comptent à la fin.
        }
    }
why-mi-glory-unclaimed =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez encore gagné aucune tuile de gloire. Le plus de jetons de gloire en fin de manche les gagne.
            [one] Vous avez gagné { $count } tuile de gloire. Elle compte à la fin.
           *[other] Vous avez gagné { $count } tuiles de gloire. Elles comptent à la fin.
        }
       *[no] { $owner } { $count ->
            [0] n’a encore gagné aucune tuile de gloire.
            [one] a gagné { $count } tuile de gloire. Elle compte à la fin.
           *[other] a gagné { $count } tuiles de gloire. Elles comptent à la fin.
        }
    }
why-mi-pass-order-tile =
    { $count ->
        [0] { $own ->
            [yes] Vous n’avez pas encore passé et n’avez pas de tuile d’ordre. Qui passe prend la plus basse.
           *[no] { $owner } n’a pas encore passé et n’a pas de tuile d’ordre.
        }
       *[other] { $own ->
            [yes] Vous avez passé : votre tuile d’ordre dit quand vous commencez la manche suivante.
           *[no] { $owner } a passé : cette tuile d’ordre dit quand { $owner } commence la manche suivante.
        }
    }
why-mi-round-prepare = C’est une façon de jouer son tour. Répondez d’abord à la question posée.
why-mi-special-may-decline = Rien de ce qui est demandé ne se refuse : choisissez l’une des choses qui brillent.
why-mi-sell-any-time = Vous n’avez aucune ressource à vendre.
why-mi-hire-reverse-order =
    On engage les assistants quand tout le monde a passé. { $passed ->
        [0] Personne ne l’a encore fait.
        [one] { $passed } joueur sur { $players } l’a fait.
       *[other] { $passed } joueurs sur { $players } l’ont fait.
    }
why-mi-line-direction =
    On active une ligne de ce côté en construisant une résidence ou en y posant un assistant (en réserve : { $left ->
        [0] aucune résidence
        [one] { $left } résidence
       *[other] { $left } résidences
    } et { $assistants ->
        [0] aucun assistant
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    }). Posez-en un d’abord.
why-mi-line-until =
    { $own ->
        [yes] { $residence ->
            [yes] Cette résidence a déjà activé sa ligne. Avec un assistant, elle le fait encore une fois ; { $assistants ->
                [0] vous n’en avez aucun de disponible.
               *[other] vous en avez { $assistants } de disponibles.
            }
           *[no] { $thing }, dans votre ville : cela agit quand une résidence de sa ligne est construite ou reçoit un assistant (en réserve : { $left ->
                [0] aucune résidence
                [one] { $left } résidence
               *[other] { $left } résidences
            } et { $assistants ->
                [0] aucun assistant
                [one] { $assistants } assistant
               *[other] { $assistants } assistants
            }).
        }
       *[no] { $thing }, dans la ville qui appartient à { $owner } : on peut regarder, mais cela n’agit que pour { $owner }.
    }

## Fins et décompte

ending-points = La dernière manche est finie : les points décident.
ending-tie-culture-and-glory = À égalité de points, les tuiles culturelles et de gloire décident.
ending-tie-temples = À égalité de points, le nombre de temples décide.
ending-tie-order = À égalité de points, les tuiles d’ordre décident.
ending-augustus = Titre obtenu : Empereur Auguste !
ending-consul = Titre obtenu : Consul.
ending-legatus = Titre obtenu : Legatus.
ending-tribunus = Titre obtenu : Tribunus.
ending-centurion = Titre obtenu : Centurion.
ending-immune = Titre obtenu : Immune.
ending-civil = Titre obtenu : Civil.
category-culture = Tuiles culturelles
category-glory = Tuiles de gloire
category-temples = Temples
category-tokens = Argent et ressources
category-order = Tuiles d’ordre

## Ce que pèsent les bots

term-stores = Ressources
term-purse = Argent
term-glory = Gloire
term-under-way = L’activation en cours
term-residences = Résidences gardées
term-temples = Points que les temples rapporteront encore
term-lines = Lignes de la ville

# Ce qui a été appris en plus.
term-learned-phase = La fin qui approche
term-learned-turn = Un tour encore en cours
term-learned-fee = Le prix d’un tour
term-learned-offers = Tuiles à prendre
term-learned-points = Points gagnés
term-learned-purse = Les neuf premiers denarii
term-learned-hoard = Les denarii au-delà de neuf
term-learned-grain = Céréales
term-learned-wood = Bois
term-learned-stone = Pierre
term-learned-ore = Minerai
term-learned-surplus = Ressources au-delà de quatre par sorte
term-learned-glory = Jetons de gloire
term-learned-assistants = Assistants
term-learned-residences = Résidences gardées
term-learned-homes = Résidences sans assistant
term-learned-posted = Résidences avec assistant
term-learned-passed = Avoir passé
term-learned-tiles = Taille de la ville
term-learned-culture = Tuiles de culture
term-learned-laurels = Tuiles de gloire
term-learned-temples = Temples
term-learned-first-line = La meilleure ligne
term-learned-second-line = La deuxième ligne
term-learned-third-line = La troisième ligne
term-learned-lines = Lignes qu’on peut activer
term-learned-theatre = Théâtre dans une ligne
term-learned-art = Art dans une ligne
term-learned-academic = Bâtiments universitaires dans une ligne
term-learned-gardens = Jardins dans une ligne
term-learned-glory-lines = Gloire dans une ligne
term-learned-rival-points = Le meilleur rival : { term-learned-points }
term-learned-rival-purse = Le meilleur rival : { term-learned-purse }
term-learned-rival-hoard = Le meilleur rival : { term-learned-hoard }
term-learned-rival-grain = Le meilleur rival : { term-learned-grain }
term-learned-rival-wood = Le meilleur rival : { term-learned-wood }
term-learned-rival-stone = Le meilleur rival : { term-learned-stone }
term-learned-rival-ore = Le meilleur rival : { term-learned-ore }
term-learned-rival-surplus = Le meilleur rival : { term-learned-surplus }
term-learned-rival-glory = Le meilleur rival : { term-learned-glory }
term-learned-rival-assistants = Le meilleur rival : { term-learned-assistants }
term-learned-rival-residences = Le meilleur rival : { term-learned-residences }
term-learned-rival-homes = Le meilleur rival : { term-learned-homes }
term-learned-rival-posted = Le meilleur rival : { term-learned-posted }
term-learned-rival-passed = Le meilleur rival : { term-learned-passed }
term-learned-rival-tiles = Le meilleur rival : { term-learned-tiles }
term-learned-rival-culture = Le meilleur rival : { term-learned-culture }
term-learned-rival-laurels = Le meilleur rival : { term-learned-laurels }
term-learned-rival-temples = Le meilleur rival : { term-learned-temples }
term-learned-rival-first-line = Le meilleur rival : { term-learned-first-line }
term-learned-rival-second-line = Le meilleur rival : { term-learned-second-line }
term-learned-rival-third-line = Le meilleur rival : { term-learned-third-line }
term-learned-rival-lines = Le meilleur rival : { term-learned-lines }
term-learned-rival-theatre = Le meilleur rival : { term-learned-theatre }
term-learned-rival-art = Le meilleur rival : { term-learned-art }
term-learned-rival-academic = Le meilleur rival : { term-learned-academic }
term-learned-rival-gardens = Le meilleur rival : { term-learned-gardens }
term-learned-rival-glory-lines = Le meilleur rival : { term-learned-glory-lines }

## La table telle qu’elle est dessinée

section-buildings = Bâtiments
section-pairs = Bâtiments par paires
section-temples = Temples
section-culture = Culture
section-glory = Gloire
section-city = Ville
section-won = Gagné
column-needs = coûte
column-gives = donne
column-takes = prend
column-each = chacun
column-next = suivante
facts-needs = coûte { $list }
facts-takes = contre { $list }
facts-gives = donne { $list }
facts-each = { $list } chacun
facts-assistant = { $list }
facts-next = suivante : { $list }
facts-worth = { $list }
facts-deck = { $list }
figure-grain =
    { $value ->
        [one] { $value } céréale
       *[other] { $value } céréales
    }
figure-wood = { $value } bois
figure-stone =
    { $value ->
        [one] { $value } pierre
       *[other] { $value } pierres
    }
figure-ore =
    { $value ->
        [one] { $value } minerai
       *[other] { $value } minerais
    }
figure-any =
    { $value ->
        [one] { $value } ressource au choix
       *[other] { $value } ressources au choix
    }
figure-denarii =
    { $value ->
        [one] { $value } denarius
       *[other] { $value } denarii
    }
figure-glory =
    { $value ->
        [one] { $value } jeton de gloire
       *[other] { $value } jetons de gloire
    }
figure-theatre =
    { $value ->
        [one] { $value } point de théâtre
       *[other] { $value } points de théâtre
    }
figure-art =
    { $value ->
        [one] { $value } point d’art
       *[other] { $value } points d’art
    }
figure-academic =
    { $value ->
        [one] { $value } point universitaire
       *[other] { $value } points universitaires
    }
figure-garden =
    { $value ->
        [one] { $value } point d’une culture au choix
       *[other] { $value } points d’une culture au choix
    }
figure-points =
    { $value ->
        [one] { $value } point de victoire
       *[other] { $value } points de victoire
    }
figure-each-near =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
figure-each-lines =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
figure-each-stores =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
figure-residences =
    { $value ->
        [one] { $value } résidence
       *[other] { $value } résidences
    }
figure-assistants =
    { $value ->
        [one] { $value } assistant
       *[other] { $value } assistants
    }
figure-deck = { $value } à piocher
figure-on-top = dont { $value } à coup sûr à la prochaine manche
figure-tiles = reste { $value }
figure-round = manche { $value }
figure-gardens-left =
    { $value ->
        [one] { $value } point de jardin à donner
       *[other] { $value } points de jardin à donner
    }
figure-fee =
    { $value ->
        [one] un tour coûte { $value } denarius
       *[other] un tour coûte { $value } denarii
    }
note-first = commence
note-passed = a passé
note-when-built = à la construction
note-built-arch = à la construction : la tuile du dessus d’une pile
note-built-bath = à la construction : active des tuiles autour
note-built-aqueduct = à la construction : déplace une tuile autour
note-built-circus = à la construction : retire une résidence autour
note-if-held = si on l’a
note-per-token = par jeton
note-near = ❖ autour
note-lines = ✚ ligne et colonne
note-stores = pour vos jetons
note-production = production
note-commerce = commerce
note-culture = culture
note-military = militaire
note-special = spécial
note-temple = temples
note-residential = résidences
note-categories = catégories
