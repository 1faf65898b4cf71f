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
    .about = Donne une ressource au choix.
thing-wheat-field = Champ de blé
    .the = le champ de blé
    .short = Blé
    .about = Donne des céréales.
thing-forest = Forêt
    .the = la forêt
    .about = Donne du bois.
thing-quarry = Carrière
    .the = la carrière
    .about = Donne de la pierre.
thing-mine = Mine
    .the = la mine
    .about = Donne du minerai.
thing-estate = Grand domaine
    .the = le grand domaine
    .short = Domaine
    .about = Donne beaucoup de céréales.
thing-sawmill = Scierie
    .the = la scierie
    .about = Donne beaucoup de bois.
thing-marble-yard = Marbrerie
    .the = la marbrerie
    .short = Marbre
    .about = Donne beaucoup de pierre.
thing-ironworks = Ferronnerie
    .the = la ferronnerie
    .short = Fer
    .about = Donne beaucoup de minerai.
thing-workshop = Atelier
    .the = l’atelier
    .about = Donne une ressource au choix.
thing-market = Marché
    .the = le marché
    .about = Rapporte de l’argent si vous avez des céréales, que vous gardez.
thing-charcoal-burner = Charbonnier
    .the = le charbonnier
    .short = Charbon
    .about = Rapporte de l’argent si vous avez du bois, que vous gardez.
thing-stone-seller = Vendeur de pierre
    .the = le vendeur de pierre
    .short = Pierres
    .about = Rapporte de l’argent si vous avez de la pierre, que vous gardez.
thing-smith = Forgeron
    .the = le forgeron
    .about = Rapporte de l’argent si vous avez du minerai, que vous gardez.
thing-foundry = Fonderie
    .the = la fonderie
    .about = Rapporte de l’argent.
thing-theatre = Théâtre
    .the = le théâtre
    .about = Donne des points de théâtre pour ce tour.
thing-statue = Statue
    .the = la statue
    .about = Donne des points d’art pour ce tour.
thing-library = Bibliothèque
    .the = la bibliothèque
    .short = Livres
    .about = Donne des points universitaires pour ce tour.
thing-garden = Jardin
    .the = le jardin
    .about = Donne un point de la culture que vous choisissez à la fin.
thing-stable = Écuries
    .the = les écuries
    .about = Change des céréales en gloire, autant de fois que vous voulez.
thing-arsenal = Arsenal
    .the = l’arsenal
    .about = Change du bois en gloire, autant de fois que vous voulez.
thing-armoury = Armurerie
    .the = l’armurerie
    .short = Armures
    .about = Change du minerai en gloire, autant de fois que vous voulez.
thing-colosseum = Colisée
    .short = Colisée
    .the = le colisée
    .about = Change des ressources identiques en gloire, autant de fois que vous voulez.
thing-barracks = Caserne
    .the = la caserne
    .about = Donne de la gloire sans rien payer.
thing-legion-camp = Camp de légion
    .the = le camp de légion
    .short = Camp
    .about = Donne de la gloire sans rien payer.
thing-trading-post = Comptoir
    .short = Comptoir
    .the = le comptoir
    .about = À la construction : achetez des ressources, autant que vous voulez.
thing-triumphal-arch = Arc de triomphe
    .the = l’arc de triomphe
    .short = Arc
    .about = À la construction : prenez la tuile du dessus d’une pile de culture.
thing-refectory = Réfectoire
    .the = le réfectoire
    .short = Réfect.
    .about = À la construction : prenez des ressources au choix.
thing-public-bath = Bains publics
    .the = les bains publics
    .short = Bains
    .about = À la construction : activez des tuiles autour.
thing-elevated-aqueduct = Aqueduc surélevé
    .the = l’aqueduc surélevé
    .short = Aqueduc
    .about = À la construction : déplacez une tuile située autour.
thing-circus = Cirque
    .the = le cirque
    .about = À la construction : retirez une résidence située autour.
thing-residence = Résidence
    .the = une résidence
    .short = Maison
    .about = Active une ligne de bâtiments à sa construction, et de nouveau avec un assistant.
thing-spot = Emplacement libre
    .the = cet emplacement libre
thing-round-tile = Tuile de manche
    .the = la tuile de manche
    .about = Met fin à la pioche des bâtiments. En solitaire, dans une paire, elle porte de l’argent.

## Temples

thing-temple-near-production = Temple de la production
    .the = le temple de la production
    .short = Produits
    .about = À la fin : des points pour les bâtiments de production autour de lui.
thing-temple-near-commerce = Temple du commerce
    .the = le temple du commerce
    .short = Commerce
    .about = À la fin : des points pour les bâtiments de commerce autour de lui.
thing-temple-near-culture = Temple de la culture
    .the = le temple de la culture
    .short = Culture
    .about = À la fin : des points pour les bâtiments culturels autour de lui.
thing-temple-near-military = Temple de la guerre
    .the = le temple de la guerre
    .short = Guerre
    .about = À la fin : des points pour les bâtiments militaires autour de lui.
thing-temple-near-special = Temple des merveilles
    .the = le temple des merveilles
    .short = Merveil.
    .about = À la fin : des points pour les bâtiments spéciaux autour de lui.
thing-temple-near-temple = Temple des dieux
    .the = le temple des dieux
    .short = Dieux
    .about = À la fin : des points pour les autres temples autour de lui.
thing-temple-near-residential = Temple des foyers
    .the = le temple des foyers
    .short = Foyers
    .about = À la fin : des points pour les résidences autour de lui.
thing-temple-near-categories = Temple de tous les métiers
    .the = le temple de tous les métiers
    .short = Métiers
    .about = À la fin : des points pour les catégories différentes autour de lui.
thing-temple-lines-production = Grand temple de la production
    .the = le grand temple de la production
    .short = Produits
    .about = À la fin : des points pour les bâtiments de production dans sa ligne et sa colonne.
thing-temple-lines-commerce = Grand temple du commerce
    .the = le grand temple du commerce
    .short = Commerce
    .about = À la fin : des points pour les bâtiments de commerce dans sa ligne et sa colonne.
thing-temple-lines-culture = Grand temple de la culture
    .the = le grand temple de la culture
    .short = Culture
    .about = À la fin : des points pour les bâtiments culturels dans sa ligne et sa colonne.
thing-temple-lines-military = Grand temple de la guerre
    .the = le grand temple de la guerre
    .short = Guerre
    .about = À la fin : des points pour les bâtiments militaires dans sa ligne et sa colonne.
thing-temple-lines-special = Grand temple des merveilles
    .the = le grand temple des merveilles
    .short = Merveil.
    .about = À la fin : des points pour les bâtiments spéciaux dans sa ligne et sa colonne.
thing-temple-lines-temple = Grand temple des dieux
    .the = le grand temple des dieux
    .short = Dieux
    .about = À la fin : des points pour les autres temples dans sa ligne et sa colonne.
thing-temple-lines-residential = Grand temple des foyers
    .the = le grand temple des foyers
    .short = Foyers
    .about = À la fin : des points pour les résidences dans sa ligne et sa colonne.
thing-temple-lines-categories = Grand temple de tous les métiers
    .the = le grand temple de tous les métiers
    .short = Métiers
    .about = À la fin : des points pour les catégories différentes dans sa ligne et sa colonne.
thing-temple-grain = Temple des céréales
    .the = le temple des céréales
    .short = Céréales
    .about = À la fin : des points pour chaque jeton de céréales que vous avez.
thing-temple-wood = Temple du bois
    .the = le temple du bois
    .short = Bois
    .about = À la fin : des points pour chaque jeton de bois que vous avez.
thing-temple-stone = Temple de la pierre
    .the = le temple de la pierre
    .short = Pierre
    .about = À la fin : des points pour chaque jeton de pierre que vous avez.
thing-temple-ore = Temple du minerai
    .the = le temple du minerai
    .short = Minerai
    .about = À la fin : des points pour chaque jeton de minerai que vous avez.

## Ressources, argent, jetons

thing-grain = Céréales
    .the =
        { $count ->
            [one] 1 céréale
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
        [one] Denier
       *[other] Deniers
    }
    .the =
        { $count ->
            [one] 1 denier
           *[other] { $count } deniers
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
thing-done = Terminé
    .the = la fin de ceci
thing-hire-denarii = Engager contre des deniers
    .the = l’engagement contre des deniers
thing-hire-glory = Engager contre de la gloire
    .the = l’engagement contre de la gloire
thing-sell = Vendre
    .the = la vente
thing-culture-theatre = Culture de théâtre
    .the = la culture de théâtre
    .short = Théâtre
thing-culture-art = Art
    .the = l’art
thing-culture-academic = Culture universitaire
    .the = la culture universitaire
    .short = Savoir
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
zone-p-purse = { $player } : deniers
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

## Questions

question-turn = { $player } choisit que faire.
    .you = À vous : construire, poser une résidence ou un assistant, ou passer ?
question-placing = { $player } choisit un emplacement pour { $tile-the }.
    .you = Où va { $tile-the } dans votre ville ?
question-facing = { $player } choisit dans quel sens activer.
    .you = Dans quel sens activez-vous depuis la colonne { $column }, ligne { $row } ?
question-choosing = { $player } choisit une ressource.
    .you =
        { $left ->
            [one] Quelle ressource prenez-vous grâce à ce bâtiment : { $tile-the } ?
           *[other] Quelle ressource prenez-vous grâce à ce bâtiment : { $tile-the } ? Il vous en revient { $left }.
        }
question-exchanging = { $player } peut échanger des ressources contre de la gloire.
    .you = Échangez-vous des ressources contre de la gloire ici : { $tile-the } ?
question-gardens = { $player } choisit où va le point d’un jardin.
    .you = À quelle culture va le point du jardin ?
question-trading = { $player } peut acheter des ressources.
    .you = Achetez-vous une ressource ici : { $tile-the } ?
question-arch = { $player } choisit une pile de culture pour l’arc de triomphe.
    .you = Dans quelle pile de culture l’arc prend-il sa tuile ?
question-bathing = { $player } choisit une tuile que les bains publics activent.
    .you =
        { $left ->
            [one] Quelle tuile autour des bains activez-vous ? C’est la dernière.
           *[other] Quelle tuile autour des bains activez-vous ? Il en reste { $left }.
        }
question-lifting = { $player } peut déplacer une tuile autour de l’aqueduc.
    .you = Quelle tuile autour de l’aqueduc déplacez-vous ?
question-moving = { $player } choisit où va la tuile.
    .you = Où va la tuile de la colonne { $column }, ligne { $row } ?
question-clearing = { $player } peut retirer une résidence autour du cirque.
    .you = Quelle résidence autour du cirque retirez-vous ?
question-hiring = { $player } peut engager un assistant.
    .you = Engagez-vous un assistant ?

## Coups

move-build = Construire { $a-the }
    .group = Construire
    .short = { $a }
move-build-over = Construire { $a-the } ; { $b-the } : hors du jeu
    .group = Construire
    .short = { $a }, sans { $b-the }
move-take-over = Prendre les deniers ; { $b-the } : hors du jeu
    .group = Prendre les deniers
    .short = sans { $b-the }
move-residence = Construire une résidence
    .group = Autre
    .short = construire une résidence
move-assistant = Placer un assistant en colonne { $a }, ligne { $b }
    .group = Placer un assistant
    .short = colonne { $a }, ligne { $b }
move-pass = Passer
    .group = Autre
    .short = passer
move-done = En rester là
    .group = Autre
    .short = en rester là
move-at = Poser en colonne { $a }, ligne { $b }
    .group = Colonne, ligne
    .short = { $a }, { $b }
move-activate = Activer la colonne { $a }, ligne { $b }
    .group = Activer
    .short = colonne { $a }, ligne { $b }
move-lift = Déplacer la tuile de la colonne { $a }, ligne { $b }
    .group = Déplacer
    .short = colonne { $a }, ligne { $b }
move-clear = Retirer la résidence de la colonne { $a }, ligne { $b }
    .group = Retirer
    .short = colonne { $a }, ligne { $b }
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
move-sell = Vendre un jeton : { $a-one }
    .group = Vendre
    .short = { $a }
move-gain = Prendre un jeton : { $a-one }
    .group = Prendre
    .short = { $a }
move-pay = Payer en { $a-one }
    .group = Payer
    .short = { $a }
move-buy = Acheter un jeton : { $a-one }
    .group = Acheter
    .short = { $a }
move-assign = Donner le point : { $a-the }
    .group = Le point va à
    .short = { $a }
move-take = Prendre la tuile du dessus : { $a-the }
    .group = Prendre une tuile
    .short = { $a }
move-hire-for-denarii = Engager un assistant contre des deniers
    .group = Engager
    .short = contre des deniers
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
moved-bank-to-row = Sur la tuile de manche sont posés { $thing-the }
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
moved-p-stores-to-supply = { $player } rend { $thing-the }
    .you = Vous rendez { $thing-the }
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
happened-fee = { $player } paie le droit de jouer ce tour
    .detail =
        { $fee ->
            [one] dont 1 pour jouer ce tour
           *[other] dont { $fee } pour jouer ce tour
        }
happened-sits-out = { $player } a passé et saute son tour
    .you = Vous avez passé et sautez votre tour
happened-passed = { $player } passe
    .you = Vous passez
happened-hiring = On peut engager des assistants
happened-hires-nobody = { $player } n’engage personne
    .you = Vous n’engagez personne
happened-round = La manche { $round } commence
happened-begins = { $player } commence, avec la tuile d’ordre la plus basse
    .you = Vous commencez, avec la tuile d’ordre la plus basse
happened-end = La dernière manche est finie
happened-sold = { $player } vend
    .you = Vous vendez
happened-overflow =
    { $count ->
        [one] { $player } vend 1 jeton au-delà de la limite : { $resource-one }
       *[other] { $player } vend { $count } jetons au-delà de la limite : { $resource-one }
    }
    .you =
        { $count ->
            [one] Vous vendez 1 jeton au-delà de la limite : { $resource-one }
           *[other] Vous vendez { $count } jetons au-delà de la limite : { $resource-one }
        }
    .detail = au-delà de la limite, vendu : { $count } { $resource-one }
happened-faced = { $player } active la ligne vers { $direction-the }
    .you = Vous activez la ligne vers { $direction-the }
happened-chosen = { $player } choisit une ressource : { $tile-the }
    .you = Vous choisissez une ressource : { $tile-the }
happened-exchanged = { $player } fait un échange : { $tile-the }
    .you = Vous faites un échange : { $tile-the }
happened-bought = { $player } fait un achat : { $tile-the }
    .you = Vous faites un achat : { $tile-the }
happened-enough = { $player } en reste là
    .you = Vous en restez là
happened-activated = { $player } active { $tile-the }
    .you = Vous activez { $tile-the }
happened-garden = { $player } donnera des points de jardin à la culture de son choix
    .detail =
        { $points ->
            [one] +1 point de jardin
           *[other] +{ $points } points de jardin
        }
happened-culture =
    { $points ->
        [one] { $player } a 1 point de plus : { $culture-the }
       *[other] { $player } a { $points } points de plus : { $culture-the }
    }
    .detail = +{ $points } : { $culture-the }
happened-built = { $player } pose { $tile-the } en colonne { $column }, ligne { $row }
    .you = Vous posez { $tile-the } en colonne { $column }, ligne { $row }
happened-assisted = { $player } place un assistant en colonne { $column }, ligne { $row }
    .you = Vous placez un assistant en colonne { $column }, ligne { $row }
happened-moved = { $player } déplace { $tile-the } en colonne { $column }, ligne { $row }
    .you = Vous déplacez { $tile-the } en colonne { $column }, ligne { $row }
happened-cleared = { $player } retire la résidence de la colonne { $column }, ligne { $row }
    .you = Vous retirez la résidence de la colonne { $column }, ligne { $row }

## Refus

why-mi-build-missing = { $thing } : il vous en coûterait { $need } deniers avec ce que vous avez ; vous en avez { $have }.
why-mi-pass-fee =
    { $need ->
        [one] Un tour coûte 1 denier depuis que quelqu’un a passé ; vous en avez { $have }.
       *[other] Un tour coûte { $need } deniers depuis que quelqu’un a passé ; vous en avez { $have }.
    }
why-mi-residence-nine = Il ne vous reste aucune résidence à construire.
why-mi-assistant-needs-one = Vous n’avez aucun assistant à placer.
why-mi-assistant-one-each = Cette résidence a déjà un assistant.
why-mi-sell-held = Vous n’avez aucun jeton : { $thing-one }.
why-mi-place-one-a-cell = Il y a déjà une tuile : { $tile-the }.
why-mi-place-side = Aucune tuile qui reste ne partage un côté avec cet emplacement.
why-mi-aqueduct-elsewhere = La tuile doit aller ailleurs qu’avant.
why-mi-aqueduct-no-residence = Une résidence ne se déplace pas.
why-mi-bath-no-effect = { $tile } : aucun effet que les bains puissent activer.
why-mi-bath-once-each = { $tile } : déjà activé.
why-mi-circus-residence = Un cirque ne retire que des résidences, pas { $tile-the }.
why-mi-circus-assisted = Cette résidence a un assistant et reste.
why-mi-arch-empty-pile = Cette pile est vide.
why-mi-effect-gain = Ce qu’un bâtiment donne dans une ligne ne se refuse pas.
why-mi-military-exchange = { $tile } : on n’y paie qu’en { $resource-one }.
why-mi-military-colosseum = Il faut { $need } jetons : { $thing-one } ; vous en avez { $have }.
why-mi-trading-post-price = Une ressource coûte ici { $need } deniers ; vous en avez { $have }.
why-mi-hire-price = Votre prochain assistant coûte { $need } deniers ; vous en avez { $have }.
why-mi-hire-glory =
    { $need ->
        [one] Votre prochain assistant coûte 1 jeton de gloire ; vous en avez { $have }.
       *[other] Votre prochain assistant coûte { $need } jetons de gloire ; vous en avez { $have }.
    }

## Fins et décompte

ending-points = Le plus de points l’emporte.
ending-tie-culture-and-glory = À égalité de points, les tuiles de culture et de gloire décident.
ending-tie-temples = À égalité de points, le nombre de temples décide.
ending-tie-order = À égalité de points, les tuiles d’ordre décident.
ending-augustus = Empereur Auguste !
ending-consul = Vous êtes consul.
ending-legatus = Vous êtes légat.
ending-tribunus = Vous êtes tribun.
ending-centurion = Vous êtes centurion.
ending-immune = Vous êtes immune.
ending-civil = Vous restez un civil.
category-culture = Tuiles de culture
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
term-temples = Temples qui grandissent encore
term-lines = Lignes de la cité

## La table telle qu’elle est dessinée

section-buildings = Bâtiments
section-pairs = Bâtiments, deux par deux
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
        [one] { $value } denier
       *[other] { $value } deniers
    }
figure-glory =
    { $value ->
        [one] { $value } jeton de gloire
       *[other] { $value } jetons de gloire
    }
figure-theatre = { $value } de théâtre
figure-art = { $value } d’art
figure-academic =
    { $value ->
        [one] { $value } universitaire
       *[other] { $value } universitaires
    }
figure-garden = { $value } d’une culture au choix
figure-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
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
        [one] { $value } point de jardins à donner
       *[other] { $value } points de jardins à donner
    }
figure-fee =
    { $value ->
        [one] un tour coûte { $value } denier
       *[other] un tour coûte { $value } deniers
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
note-stores = en réserve
note-production = production
note-commerce = commerce
note-culture = culture
note-military = militaire
note-special = spécial
note-temple = temples
note-residential = résidences
note-categories = catégories
