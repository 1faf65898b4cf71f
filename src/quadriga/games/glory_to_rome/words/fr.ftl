### La Gloire de Rome. Comment les identifiants sont formés : docs/words.md.
### Aucun chiffre du jeu ne se trouve ici : une édition peut les changer tous.

edition-filosofia = Édition française de 2011
group-numbers = Nombres
group-materials = Matériaux
group-buildings = Bâtiments
option-initiation = Partie d’initiation
option-initiation-yes = bâtiments sans fonction, moins de chantiers, la moitié de la pioche
option-initiation-no = le jeu complet
option-alternative-forum = Forum
option-alternative-forum-yes = alternatif : un client de chaque rôle suffit pour gagner
option-alternative-forum-no = il faut clients et matériaux pour gagner
option-alternative-circus = Cirque
option-alternative-circus-yes = alternatif : pétitions plus grandes, sauf avec un cirque
option-alternative-circus-no = toute commande mène ou suit Architecte
option-experts-start = Départ des experts
option-experts-start-yes = chacun pose une commande de sa main pour désigner le chef
option-experts-start-no = chacun pioche une commande pour désigner le chef
option-two-player-sites = À deux joueurs : chantiers urbains par matériau
option-two-player-sites-3 = trois
option-two-player-sites-2 = deux
option-closed-vaults = Chambres fortes
option-closed-vaults-yes = fermées : nul ne les consulte avant la fin, comme imprimé
option-closed-vaults-no = ouvertes : chacun voit ce qui a été vendu
option-stairway-spends-architect = Ouvrir un bâtiment avec l’escalier
option-stairway-spends-architect-yes = coûte l’action Architecte
option-stairway-spends-architect-no = s’ajoute à l’action Architecte
option-stairway-from-pool = Matériau de l’escalier
option-stairway-from-pool-yes = des stocks, ou du lot commun avec un Arc de Triomphe
option-stairway-from-pool-no = des stocks seulement
option-palace-senators = Sénateurs avec un palais
option-palace-senators-1 = un au plus
option-palace-senators-6 = autant qu’on veut
option-palace-petitions = Pétitions avec un palais
option-palace-petitions-1 = une au plus
option-palace-petitions-0 = aucune
option-palace-petitions-6 = autant qu’on veut
option-palace-circus = Palais avec un cirque
option-palace-circus-yes = on peut ajouter n’importe quelle commande pour Architecte
option-palace-circus-no = on n’ajoute que des cartes Architecte
option-think-one-below-limit = Piocher une seule carte sous sa limite
option-think-one-below-limit-yes = permis
option-think-one-below-limit-no = interdit
option-latrine-senator = Défausser un sénateur avec la latrine
option-latrine-senator-yes = permis : il retourne sur sa pile
option-latrine-senator-no = interdit
option-outside-only-when-town-empty = Construire hors ville
option-outside-only-when-town-empty-yes = seulement s’il ne reste aucun chantier urbain du matériau
option-outside-only-when-town-empty-no = à tout moment
option-outside-consecutive-actions = Les deux actions pour des fondations hors ville
option-outside-consecutive-actions-yes = du même rôle, l’une après l’autre
option-outside-consecutive-actions-no = deux actions de construction quelconques du tour
option-bath-ludus-storeroom = Ludus Magnus et entrepôt aux thermes
option-bath-ludus-storeroom-yes = offrent d’autres rôles au client
option-bath-ludus-storeroom-no = sont sans effet
option-bath-circus-maximus = Marché aux esclaves aux thermes
option-bath-circus-maximus-yes = le client agit deux fois
option-bath-circus-maximus-no = le client agit une fois
option-gate-stone-with-marble = Porte de ville et bâtiments de pierre contenant du marbre
option-gate-stone-with-marble-yes = ils ont déjà leur fonction
option-gate-stone-with-marble-no = ils n’ont pas leur fonction avant l’achèvement
option-gate-statue-points = Porte de ville et points d’une statue inachevée
option-gate-statue-points-yes = ils comptent
option-gate-statue-points-no = ils ne comptent pas
option-stairway-statue-points = Points d’une statue ouverte à tous
option-stairway-statue-points-yes = pour tous
option-stairway-statue-points-no = pour son propriétaire seulement
option-stairway-wall-points = Points d’une muraille ouverte à tous
option-stairway-wall-points-yes = pour tous
option-stairway-wall-points-no = pour son propriétaire seulement
option-bridge-opens-lions = Colisée avec un pont contre une palissade
option-bridge-opens-lions-yes = les clients peuvent être pris
option-bridge-opens-lions-no = les clients sont à l’abri
option-alternative-circus-petition = Pétitions quand on joue le cirque alternatif
option-alternative-circus-petition-3 = trois commandes, moins avec un cirque
option-alternative-circus-petition-2 = deux commandes
option-deck-ends-at-once = Quand la pioche s’épuise
option-deck-ends-at-once-yes = piocher la dernière carte termine la partie
option-deck-ends-at-once-no = la partie se termine quand il n’y a plus de carte à piocher
option-shared-win = Égalité de points et de mains
option-shared-win-yes = la victoire est partagée
option-shared-win-no = l’ordre du tour tranche

## Bâtiments

thing-academy = Académie
    .the = l’académie
    .of = de l’académie
    .to = à l’académie
    .card = la carte Académie
    .about = À la fin de chaque tour où vous avez fait une action Artisan, vous pouvez penser.
thing-amphitheatre = Amphithéâtre
    .the = l’amphithéâtre
    .of = de l’amphithéâtre
    .to = à l’amphithéâtre
    .card = la carte Amphithéâtre
    .about = À l’achèvement : une action Artisan par point d’influence.
thing-aqueduct = Aqueduc
    .the = l’aqueduc
    .of = de l’aqueduc
    .to = à l’aqueduc
    .card = la carte Aqueduc
    .about = À chaque action Patron, vous pouvez aussi engager une commande de votre main. Il multiplie la limite de votre clientèle.
thing-archway = Arc de Triomphe
    .the = l’Arc de Triomphe
    .of = de l’Arc de Triomphe
    .to = à l’Arc de Triomphe
    .card = la carte Arc de Triomphe
    .about = Avec une action Architecte, vous pouvez ajouter un matériau du lot commun plutôt que de vos stocks.
thing-atrium = Atrium
    .the = l’atrium
    .of = de l’atrium
    .to = à l’atrium
    .card = la carte Atrium
    .about = Avec une action Marchand, vous pouvez mettre en chambre forte la première carte de la pioche, sans la voir, plutôt qu’un matériau de vos stocks.
thing-basilica = Basilique
    .the = la basilique
    .of = de la basilique
    .to = à la basilique
    .card = la carte Basilique
    .about = À chaque action Marchand, vous pouvez aussi mettre en chambre forte une commande de votre main, à l’insu des autres.
thing-catacomb = Catacombes
    .the = les catacombes
    .of = des catacombes
    .to = aux catacombes
    .card = la carte Catacombes
    .about = À l’achèvement, la partie se termine aussitôt.
thing-circus = Cirque
    .the = le cirque
    .of = du cirque
    .to = au cirque
    .card = la carte Cirque
    .about = Vous pouvez mener ou suivre Architecte avec n’importe quelle commande. Si la table joue avec le cirque alternatif, vos pétitions demandent plutôt moins de cartes.
thing-colosseum = Colisée
    .the = le colisée
    .of = du colisée
    .to = au colisée
    .card = la carte Colisée
    .about = Quand vous exigez un matériau, vous pouvez aussi jeter aux lions un client de cette couleur chez chaque joueur touché. Ils vont dans votre chambre forte.
thing-school = École
    .the = l’école
    .of = de l’école
    .to = à l’école
    .card = la carte École
    .about = À l’achèvement : une action Penseur par point d’influence.
thing-sewer = Égout
    .the = l’égout
    .of = de l’égout
    .to = à l’égout
    .card = la carte Égout
    .about = À la fin du tour, les commandes que vous avez jouées peuvent aller dans vos stocks plutôt qu’au lot commun.
thing-storeroom = Entrepôt
    .the = l’entrepôt
    .of = de l’entrepôt
    .to = à l’entrepôt
    .card = la carte Entrepôt
    .about = Chacun de vos clients peut agir comme ouvrier.
thing-stairway = Escalier
    .the = l’escalier
    .of = de l’escalier
    .to = à l’escalier
    .card = la carte Escalier
    .about = Avec une action Architecte, vous pouvez poser un matériau du bon type de vos stocks sur un bâtiment achevé d’un adversaire : chacun dispose alors de sa fonction.
thing-foundry = Fonderie
    .the = la fonderie
    .of = de la fonderie
    .to = à la fonderie
    .card = la carte Fonderie
    .about = À l’achèvement : une action Ouvrier par point d’influence.
thing-fountain = Fontaine
    .the = la fontaine
    .of = de la fontaine
    .to = à la fontaine
    .card = la carte Fontaine
    .about = Avec une action Artisan, vous pouvez regarder la première carte de la pioche et vous en servir plutôt que d’une carte de votre main, ou la garder.
thing-forum = Forum
    .the = le forum
    .of = du forum
    .to = au forum
    .card = la carte Forum
    .about = Vous gagnez aussitôt avec un client de chaque rôle et chaque matériau dans vos stocks. Si la table joue avec le forum alternatif, les clients suffisent.
thing-insula = Insula
    .the = l’insula
    .of = de l’insula
    .to = à l’insula
    .card = la carte Insula
    .about = Augmente la limite de votre clientèle.
thing-garden = Jardins
    .the = les jardins
    .of = des jardins
    .to = aux jardins
    .card = la carte Jardins
    .about = À l’achèvement : une action Patron par point d’influence.
thing-latrine = Latrine
    .the = la latrine
    .of = de la latrine
    .to = à la latrine
    .card = la carte Latrine
    .about = Avant de penser, vous pouvez défausser une commande de votre main dans le lot commun.
thing-ludus-magnus = Ludus Magnus
    .the = le Ludus Magnus
    .of = du Ludus Magnus
    .to = au Ludus Magnus
    .card = la carte Ludus Magnus
    .about = Vos clients marchands peuvent agir dans le rôle mené, quel qu’il soit.
thing-market = Marché
    .the = le marché
    .of = du marché
    .to = au marché
    .card = la carte Marché
    .about = Augmente la limite de votre chambre forte.
thing-circus-maximus = Marché aux esclaves
    .the = le marché aux esclaves
    .of = du marché aux esclaves
    .to = au marché aux esclaves
    .card = la carte Marché aux esclaves
    .about = Quand vous menez ou suivez, vos clients de ce rôle agissent deux fois.
thing-wall = Muraille
    .the = la muraille
    .of = de la muraille
    .to = à la muraille
    .card = la carte Muraille
    .about = Vous ne perdez rien quand les autres exigent, et vos clients sont à l’abri, même d’un pont. À la fin, vos stocks rapportent des points.
thing-palace = Palais
    .the = le palais
    .of = du palais
    .to = au palais
    .card = la carte Palais
    .about = Quand vous menez ou suivez, vous pouvez jouer plusieurs cartes du rôle, pour une action chacune.
thing-palisade = Palissade
    .the = la palissade
    .of = de la palissade
    .to = à la palissade
    .card = la carte Palissade
    .about = Vous ne perdez rien quand les autres exigent, et vos clients sont à l’abri, sauf d’un pont.
thing-bridge = Pont
    .the = le pont
    .of = du pont
    .to = au pont
    .card = la carte Pont
    .about = Vous exigez des matériaux de tous les joueurs, malgré les palissades, et aussi de leurs stocks.
thing-gate = Porte de ville
    .the = la porte de ville
    .of = de la porte de ville
    .to = à la porte de ville
    .card = la carte Porte de ville
    .about = Vos bâtiments de marbre inachevés ont déjà leur fonction.
thing-prison = Prison
    .the = la prison
    .of = de la prison
    .to = à la prison
    .card = la carte Prison
    .about = À l’achèvement, vous pouvez prendre un bâtiment achevé d’un adversaire, qui reçoit en échange le chantier de la prison.
thing-dock = Quai
    .the = le quai
    .of = du quai
    .to = au quai
    .card = la carte Quai
    .about = À chaque action Ouvrier, vous pouvez aussi mettre dans vos stocks une commande de votre main.
thing-road = Route
    .the = la route
    .of = de la route
    .to = à la route
    .card = la carte Route
    .about = Vous pouvez construire vos bâtiments de pierre avec n’importe quel matériau.
thing-shrine = Sanctuaire
    .the = le sanctuaire
    .of = du sanctuaire
    .to = au sanctuaire
    .card = la carte Sanctuaire
    .about = Augmente votre limite de cartes en main, en plus du temple.
thing-scriptorium = Scriptorium
    .the = le scriptorium
    .of = du scriptorium
    .to = au scriptorium
    .card = la carte Scriptorium
    .about = Un seul marbre achève n’importe lequel de vos bâtiments inachevés.
thing-senate = Sénat
    .the = le sénat
    .of = du sénat
    .to = au sénat
    .card = la carte Sénat
    .about = À la fin du tour, vous pouvez prendre en main les sénateurs joués par vos adversaires.
thing-statue = Statue
    .the = la statue
    .of = de la statue
    .to = à la statue
    .card = la carte Statue
    .about = Elle se pose sur n’importe quel chantier et se construit avec le matériau du chantier ou du marbre. Achevée, elle rapporte des points en plus de son influence.
thing-bar = Taverne
    .the = la taverne
    .of = de la taverne
    .to = à la taverne
    .card = la carte Taverne
    .about = À chaque action Patron, vous pouvez aussi engager la première carte de la pioche.
thing-temple = Temple
    .the = le temple
    .of = du temple
    .to = au temple
    .card = la carte Temple
    .about = Augmente votre limite de cartes en main, en plus du sanctuaire.
thing-bath = Thermes
    .the = les thermes
    .of = des thermes
    .to = aux thermes
    .card = la carte Thermes
    .about = Chaque client que vous engagez peut agir aussitôt.
thing-tower = Tour
    .the = la tour
    .of = de la tour
    .to = à la tour
    .card = la carte Tour
    .about = Vous pouvez ajouter des débris à tous vos bâtiments. Des fondations hors ville ne vous coûtent qu’une action.
thing-villa = Villa
    .the = la villa
    .of = de la villa
    .to = à la villa
    .card = la carte Villa
    .about = Un seul matériau ajouté par une action Architecte l’achève.
thing-vomitorium = Vomitorium
    .the = le vomitorium
    .of = du vomitorium
    .to = au vomitorium
    .card = la carte Vomitorium
    .about = Avant de penser, vous pouvez défausser toute votre main.

## Matériaux, avec le rôle de chacun ; rôles ; chantiers ; sénateurs

thing-rubble = débris
    .role = ouvrier
    .the = des débris
    .of = de débris
    .card = des débris
thing-wood = bois
    .role = artisan
    .the = du bois
    .of = de bois
    .card = du bois
thing-brick = brique
    .role = légionnaire
    .the = de la brique
    .of = de brique
    .card = de la brique
thing-concrete = béton
    .role = architecte
    .the = du béton
    .of = de béton
    .card = du béton
thing-stone = pierre
    .role = marchand
    .the = de la pierre
    .of = de pierre
    .card = de la pierre
thing-marble = marbre
    .role = patron
    .the = du marbre
    .of = de marbre
    .card = du marbre
thing-laborer = Ouvrier
thing-craftsman = Artisan
thing-legionary = Légionnaire
thing-architect = Architecte
thing-merchant = Marchand
thing-patron = Patron
thing-site-rubble = chantier de débris
thing-site-wood = chantier de bois
thing-site-brick = chantier de brique
thing-site-concrete = chantier de béton
thing-site-stone = chantier de pierre
thing-site-marble = chantier de marbre
thing-senator = Sénateur
    .the =
        { $count ->
            [one] un sénateur
           *[other] { $count } sénateurs
        }
    .about = Il mène ou suit n’importe quel rôle, et retourne sur sa pile à la fin du tour.

## Ce qui se clique sans être carte ni pile

thing-think = Penser
    .about = Au lieu de jouer un rôle, vous prenez un sénateur, complétez votre main jusqu’à sa limite ou piochez une commande. On vous le demande ensuite.
thing-refill = Compléter la main
    .about = Vous piochez des commandes jusqu’à votre limite de main ; les sénateurs comptent.
thing-discard-all = Défausser la main
thing-petition = Pétition
    .about = Plusieurs commandes d’un même rôle, jouées ensemble, valent n’importe quel rôle, comme un sénateur.
thing-as-architect = Jouer comme Architecte
thing-done = Terminé
    .about = Vous laissez le reste de cette action.
thing-keep = Garder la carte
thing-hold = Réserver l’action
thing-role-laborer = Le rôle Ouvrier
thing-role-craftsman = Le rôle Artisan
thing-role-legionary = Le rôle Légionnaire
thing-role-architect = Le rôle Architecte
thing-role-merchant = Le rôle Marchand
thing-role-patron = Le rôle Patron
thing-demand-rubble = Exiger des débris
thing-demand-wood = Exiger du bois
thing-demand-brick = Exiger de la brique
thing-demand-concrete = Exiger du béton
thing-demand-stone = Exiger de la pierre
thing-demand-marble = Exiger du marbre
thing-claim-1 = Un sénateur
thing-claim-2 = Deux sénateurs
thing-claim-3 = Trois sénateurs
thing-claim-4 = Quatre sénateurs
thing-claim-5 = Cinq sénateurs
thing-claim-6 = Six sénateurs

## Les lieux

zone-deck = Pioche
zone-removed = Cartes retirées sans être vues
zone-box = Hors du jeu
zone-senators = Pile des sénateurs
zone-pool = Lot commun : { $place }
    .short = { $place }
zone-town = Chantiers urbains : { $place }
    .short = { $place }
zone-outside = Chantiers hors ville : { $place }
    .short = { $place }
zone-p-hand = { $player } : main
zone-p-senators = { $player } : sénateurs en main
zone-p-aside = { $player } : carte mise de côté
zone-p-camp = { $player } : cartes jouées
zone-p-influence = { $player } : influence
zone-p-stock = { $player } : stocks, { $place }
    .short = { $place }
zone-p-clients = { $player } : clients, { $place-role }
    .short = { $place-role }
zone-p-vault = { $player } : chambre forte, { $place }
    .short = { $place }
zone-p-vault-basilica = { $player } : chambre forte, par la basilique
    .short = connue de son seul propriétaire
zone-p-vault-atrium = { $player } : chambre forte, par l’atrium
    .short = inconnue de tous
zone-p-vault-closed = { $player } : chambre forte fermée
    .short = fermée
zone-p = { $player } : { $place }

## Les questions

question-choose = { $player } pose une commande pour désigner le chef.
    .you = Quelle commande posez-vous pour désigner le chef ? La première dans l’alphabet mène.
question-tied = { $player } repioche pour désigner le chef.
    .you = Les premiers noms sont à égalité : repiochez pour désigner le chef.
question-lead = { $player } choisit un rôle à mener, ou pense.
    .you = À vous de mener : quel rôle, ou pensez-vous ?
question-follow = { $player } choisit de suivre ou de penser.
    .you = Suivez-vous, ou pensez-vous ?
question-petition = { $player } complète une pétition.
    .you = Quelle commande complète votre pétition ?
question-role = { $player } choisit le rôle de la pétition.
    .you = Quel rôle votre pétition mène-t-elle ?
question-palace = { $player } peut jouer d’autres cartes grâce au palais.
    .you = Palais : jouez-vous d’autres cartes ?
question-think = { $player } pense.
    .you =
        { $optional ->
            [yes] Pensez-vous, et que prenez-vous ?
           *[no] Vous pensez : que prenez-vous ?
        }
question-laborer = { $player } agit comme ouvrier.
    .you = Ouvrier : que mettez-vous dans vos stocks ?
question-patron = { $player } agit comme patron.
    .you = Patron : qui engagez-vous ?
question-merchant = { $player } agit comme marchand.
    .you = Marchand : que mettez-vous dans votre chambre forte ?
question-craftsman = { $player } agit comme artisan.
    .you = Artisan : que construisez-vous avec votre main ?
question-architect = { $player } agit comme architecte.
    .you = Architecte : que construisez-vous avec vos stocks ?
question-stairs = { $player } peut ouvrir un bâtiment à tous grâce à l’escalier.
    .you = Escalier : ouvrez-vous un bâtiment à tous ?
question-fountain = { $player } regarde une carte grâce à la fontaine.
    .you = Fontaine : que faites-vous de la carte ?
question-demand = { $player } agit comme légionnaire.
    .you = Légionnaire : qu’exige Rome ?
question-give = { $player } doit donner une carte.
    .you = Rome exige : quelle carte donnez-vous ?
question-gift = { $player } est à l’abri, mais peut donner quand même.
    .you = Rome exige, mais vous êtes à l’abri : donnez-vous quelque chose ?
question-lions = { $player } choisit des clients pour les lions.
    .you = Colisée : qui jetez-vous aux lions ?
question-bath = { $player } a un nouveau client aux thermes.
    .you = Thermes : dans quel rôle le nouveau client agit-il ?
question-prison = { $player } peut prendre un bâtiment dans sa prison.
    .you = Prison : quel bâtiment prenez-vous ?
question-senate = { $player } peut prendre des sénateurs grâce au sénat.
    .you = Sénat : combien de sénateurs prenez-vous ?
question-sewer = { $player } peut garder des commandes grâce à l’égout.
    .you = Égout : quelles commandes vont dans vos stocks ?
question-academy = { $player } peut penser grâce à l’académie.
    .you = Académie : pensez-vous ?

## Les coups

move-choose = Poser la carte { $a }
    .group = Poser
    .short = { $a }
move-think = Penser
    .group = Penser
    .short = penser
move-play = Jouer { $a-the }
    .group = Jouer
    .short = { $a }
move-play-as = Jouer { $a-the } comme { $b }
    .group = Jouer comme
    .short = { $a } → { $b }
move-petition = Pétition avec { $a-the }
    .group = Pétition
    .short = { $a }
move-role = Choisir { $a }
    .group = Rôle
    .short = { $a }
move-discard = Défausser d’abord { $a-the }
    .group = D’abord défausser
    .short = { $a }
move-discard-all = Défausser d’abord votre main
    .group = D’abord défausser
    .short = toute la main
move-senator = Prendre un sénateur
    .group = Prendre
    .short = un sénateur
move-refill = Compléter votre main
    .group = Prendre
    .short = des commandes jusqu’à votre limite
move-draw = Piocher une commande
    .group = Prendre
    .short = une commande
move-take = Prendre { $a-the } au lot commun
    .group = Au lot commun
    .short = { $a }
move-store = Mettre { $a-the } dans vos stocks
    .group = De la main
    .short = { $a }
move-hire = Engager un { $a-role } au lot commun
    .group = Au lot commun
    .short = { $a-role }
move-bring = Engager votre carte { $a } comme client
    .group = De la main
    .short = { $a }
move-bar = Engager la première carte de la pioche
    .group = Taverne
    .short = la première carte de la pioche
move-sell = Vendre { $a-the }
    .group = Vendre
    .short = { $a }
move-atrium = Mettre en chambre forte la première carte de la pioche
    .group = Atrium
    .short = la première carte de la pioche
move-deposit = Mettre { $a-the } en chambre forte
    .group = De la main
    .short = { $a }
move-found-on = Poser les fondations { $a-of } sur un chantier { $b-of } en ville
    .group = Fonder en ville
    .short = { $a } ({ $b })
move-found-on-outside = Poser les fondations { $a-of } sur un chantier { $b-of } hors ville
    .group = Fonder hors ville
    .short = { $a } ({ $b })
move-build-with = Ajouter { $b-card } { $a-to }
    .group = Ajouter
    .short = { $a } + { $b }
move-build-with-pool = Ajouter { $b-the } du lot commun { $a-to }
    .group = Ajouter du lot commun
    .short = { $a } + { $b }
move-open-with = Ouvrir à tous { $a-the } ({ $a-owner }) avec { $b-the }
    .group = Ouvrir à tous
    .short = { $a } ({ $a-owner }) + { $b }
move-open-with-pool = Ouvrir à tous { $a-the } ({ $a-owner }) avec { $b-the } du lot commun
    .group = Ouvrir à tous
    .short = { $a } ({ $a-owner }) + { $b } du lot commun
move-fountain = Regarder la première carte de la pioche
    .group = Fontaine
    .short = la première carte de la pioche
move-keep = Garder la carte en main
    .group = Autres
    .short = la garder en main
move-hold = Réserver cette action pour des fondations hors ville
    .group = Autres
    .short = réserver l’action pour des fondations hors ville
move-demand = Exiger { $a-the }
    .group = Exiger
    .short = { $a }
move-give = Donner { $a-the }
    .group = Donner
    .short = { $a }
move-devour = Jeter aux lions un { $b-role } chez { $a }
    .group = Aux lions
    .short = { $b-role } ({ $a })
move-seize = Prendre { $a-the } ({ $a-owner })
    .group = Prendre
    .short = { $a } ({ $a-owner })
move-claim =
    { $a ->
        [one] Prendre { $a } sénateur
       *[other] Prendre { $a } sénateurs
    }
    .group = Prendre
    .short =
        { $a ->
            [one] { $a } sénateur
           *[other] { $a } sénateurs
        }
move-flush = Mettre { $a-the } dans vos stocks
    .group = Dans vos stocks
    .short = { $a }
move-done = Ne rien faire de plus
    .group = Autres
    .short = rien de plus

## Ce qui se passe

moved-deck-to-pool = { "" }
moved-p-hand-to-p-aside = { $player } pose une commande face cachée
    .you =
        { $thing ->
            [none] Vous posez une commande face cachée
           *[other] Vous posez la carte { $thing } face cachée
        }
moved-p-aside-to-pool = { $player } avait posé la carte { $thing }
    .you = Vous aviez posé la carte { $thing }
moved-p-hand-to-p-camp = { $player } joue aussi la carte { $thing }
    .you = Vous jouez aussi la carte { $thing }
    .detail = avec { $thing-the }
moved-p-senators-to-p-camp = { $player } joue aussi { $thing-the }
    .you = Vous jouez aussi { $thing-the }
    .detail = avec { $thing-the }
moved-deck-to-p-hand =
    { $count ->
        [one] { $player } pioche une carte
       *[other] { $player } pioche { $count } cartes
    }
    .you =
        { $thing ->
            [none] Vous piochez des cartes : { $count }
           *[other] Vous piochez { $count ->
                [one] { $thing-the }
               *[other] { $count } cartes : { $thing }
            }
        }
moved-senators-to-p-senators = { $player } prend { $thing-the }
    .you = Vous prenez { $thing-the }
moved-p-hand-to-pool = { $player } défausse { $thing-the }
    .you = Vous défaussez { $thing-the }
moved-p-senators-to-senators = { $player } défausse { $thing-the }
    .you = Vous défaussez { $thing-the }
moved-pool-to-p-stock =
    { $count ->
        [one] { $player } prend { $place-the } au lot commun
       *[other] { $player } prend { $count } cartes { $place-of } au lot commun
    }
    .you =
        { $count ->
            [one] Vous prenez { $place-the } au lot commun
           *[other] Vous prenez { $count } cartes { $place-of } au lot commun
        }
moved-p-hand-to-p-stock =
    { $same ->
        [yes] { $player } met { $place-the } de sa main dans ses stocks
       *[no] { $from } donne { $place-the } à { $to }
    }
    .you =
        { $same ->
            [yes] Vous mettez { $thing-the } dans vos stocks
           *[no] { $from } vous donne { $place-the }
        }
moved-p-stock-to-p-stock =
    { $count ->
        [one] { $from } donne { $place-the } de ses stocks à { $to }
       *[other] { $from } donne { $count } cartes { $place-of } de ses stocks à { $to }
    }
    .you =
        { $count ->
            [one] { $from } vous donne { $place-the } de ses stocks
           *[other] { $from } vous donne { $count } cartes { $place-of } de ses stocks
        }
moved-pool-to-p-clients = { $player } engage un { $place-role } au lot commun
    .you = Vous engagez un { $place-role } au lot commun
moved-p-hand-to-p-clients = { $player } engage un { $place-role } de sa main
    .you = Vous engagez un { $place-role } de votre main
moved-deck-to-p-clients = { $player } engage un { $place-role } de la pioche
    .you = Vous engagez un { $place-role } de la pioche
moved-p-stock-to-p-vault = { $player } vend { $place-the }
    .you = Vous vendez { $place-the }
moved-p-clients-to-p-vault = { $player } jette aux lions un { $place-role } chez { $from }
    .you = Vous jetez aux lions un { $place-role } chez { $from }
moved-p-hand-to-p-vault-basilica = { $player } met une carte de sa main en chambre forte
    .you =
        { $thing ->
            [none] Vous mettez une carte de votre main en chambre forte
           *[other] Vous mettez la carte { $thing } en chambre forte
        }
moved-deck-to-p-vault-atrium = { $player } met en chambre forte la première carte de la pioche, sans la voir
    .you = Vous mettez en chambre forte la première carte de la pioche, sans la voir
moved-p-vault-basilica-to-p-vault = { $player } avait mis en chambre forte : { $thing }
    .you = Vous aviez mis en chambre forte : { $thing }
moved-p-vault-atrium-to-p-vault = { $player } avait en chambre forte, sans le savoir : { $thing }
    .you = Vous aviez en chambre forte, sans le savoir : { $thing }
moved-p-stock-to-p-vault-closed = { $player } vend { $place-the } dans sa chambre forte fermée
    .you = Vous vendez { $place-the } dans votre chambre forte fermée
moved-p-clients-to-p-vault-closed = { $player } jette aux lions un { $place-role } chez { $from }, dans la chambre forte fermée
    .you = Vous jetez aux lions un { $place-role } chez { $from }, dans la chambre forte fermée
moved-p-hand-to-p-vault-closed = { $player } met une carte de sa main en chambre forte fermée
    .you =
        { $thing ->
            [none] Vous mettez une carte de votre main en chambre forte fermée
           *[other] Vous mettez la carte { $thing } en chambre forte fermée
        }
moved-deck-to-p-vault-closed = { $player } met en chambre forte fermée la première carte de la pioche, sans la voir
    .you = Vous mettez en chambre forte fermée la première carte de la pioche, sans la voir
moved-p-vault-closed-to-p-vault = { $player } ouvre sa chambre forte : { $thing }
    .you = Vous ouvrez votre chambre forte : { $thing }
moved-p-hand-to-p = { $player } met la carte { $thing } de sa main sous { $place-the }
    .detail = carte { $thing } de la main
moved-deck-to-p-aside = { $player } regarde la première carte de la pioche
    .you =
        { $thing ->
            [none] Vous regardez la première carte de la pioche
           *[other] Vous piochez { $thing-the } pour la fontaine
        }
moved-p-aside-to-p-hand = { $player } garde la carte
    .you = Vous gardez la carte
moved-p-aside-to-p = { $player } met la carte { $thing } de la pioche sous { $place-the }
    .detail = carte { $thing } de la pioche
moved-p-stock-to-p =
    { $same ->
        [yes] { $player } ajoute { $origin-the } { $place-to }
       *[no] { $from } pose { $origin-the } sur { $place-the } ({ $to })
    }
    .you =
        { $same ->
            [yes] Vous ajoutez { $origin-the } { $place-to }
           *[no] { $from } pose { $origin-the } sur { $place-the }, chez vous
        }
moved-pool-to-p = { $player } reçoit { $origin-the } du lot commun pour { $place-the }
    .you = Vous recevez { $origin-the } du lot commun pour { $place-the }
moved-town-to-p = { $player } prend un { $thing } en ville
    .detail = { $thing } en ville
moved-outside-to-p = { $player } prend un { $thing } hors ville
    .detail = { $thing } hors ville
moved-p-to-p-influence = { $player } compte comme influence le { $thing }
    .detail = le { $thing } compte comme influence
moved-p-to-box = Hors du jeu : { $thing }
    .detail = hors du jeu : { $thing }
moved-p-to-p = { $player } reçoit de chez { $from } : { $thing }
    .detail = change de mains : { $thing }
moved-p-influence-to-p-influence = { $from } donne à { $to } le { $thing }
    .you = { $from } vous donne le { $thing }
moved-p-camp-to-pool =
    { $count ->
        [one] La carte jouée par { $from } va au lot commun : { $thing-the }
       *[other] Les cartes jouées par { $from } vont au lot commun : { $thing-the }
    }
    .you =
        { $count ->
            [one] Votre carte jouée va au lot commun : { $thing-the }
           *[other] Vos cartes jouées vont au lot commun : { $thing-the }
        }
moved-p-camp-to-senators = { $from } remet { $thing-the } sur la pile
    .you = Vous remettez { $thing-the } sur la pile
moved-p-camp-to-p-senators = { $player } prend { $thing-the } chez { $from }
    .you = Vous prenez { $thing-the } chez { $from }
moved-p-camp-to-p-stock = { $player } met { $thing-the } dans ses stocks
    .you = Vous mettez { $thing-the } dans vos stocks
happened-turn = { "" }
happened-turn-ends = { "" }
happened-drew = { $player } pioche pour désigner le chef : { $card-the }, au lot commun
    .you = Vous piochez pour désigner le chef : { $card-the }, au lot commun
happened-first-name = { $player } a la première carte dans l’ordre alphabétique et mène
    .you = Vous avez la première carte dans l’ordre alphabétique et menez
happened-led = { $player } mène { $role }
    .you = Vous menez { $role }
happened-followed = { $player } suit
    .you = Vous suivez
happened-thinks = { $player } pense
    .you = Vous pensez
happened-petition = { $player } joue une pétition
    .you = Vous jouez une pétition
happened-demands = { $player } annonce : Rome exige { $material-the } !
    .you = Vous annoncez : Rome exige { $material-the } !
happened-owes = { $player } a { $material-the } à donner
    .you = Vous avez { $material-the } à donner
happened-glory-to-rome = { $player } répond : Gloire à Rome ! Pas { $material-of }
    .you = Vous répondez : Gloire à Rome ! Pas { $material-of }
happened-founded = { $player } pose les fondations { $building-of }
    .you = Vous posez les fondations { $building-of }
happened-added = { $player } ajoute un matériau { $building-to }
    .you = Vous ajoutez un matériau { $building-to }
happened-completed = { $player } achève { $building-the }
    .you = Vous achevez { $building-the }
happened-seized = { $player } prend { $building-the } ({ $building-owner }) dans sa prison
    .you = Vous prenez { $building-the } ({ $building-owner }) dans votre prison
happened-opened = { $player } ouvre à tous { $building-the } ({ $building-owner })
    .you = Vous ouvrez à tous { $building-the } ({ $building-owner })
happened-held = { $player } réserve cette action pour des fondations hors ville
    .you = Vous réservez cette action pour des fondations hors ville
happened-bathed = Le nouveau client agit comme { $role }
    .detail = il agit aussitôt comme { $role }
happened-done =
    { $question ->
        [prison] { $player } ne prend aucun bâtiment dans sa prison
       *[other] { $player } ne fait rien de plus
    }
    .you =
        { $question ->
            [prison] Vous ne prenez aucun bâtiment dans votre prison
           *[other] Vous ne faites rien de plus
        }
happened-end = { "" }

## Les refus

why-gtr-experts-order = Un sénateur n’a pas de nom dans l’alphabet : posez une commande.
why-gtr-follow-same-role = La carte { $thing } est un { $material-role }. Le rôle mené est { $role } : suivez avec un { $led-role }, un sénateur, ou { $need } cartes d’un même rôle en pétition.
why-gtr-senator-in-hand = Vous n’avez pas de sénateur.
why-gtr-petition-size =
    { $need ->
        [one] Une pétition demande { $need } commande d’un même rôle ; vous en avez { $have }.
       *[other] Une pétition demande { $need } commandes d’un même rôle ; vous en avez { $have }.
    }
why-gtr-petition-one-role = Le rôle de cette pétition est { $role }, et la carte { $thing } en a un autre.
why-gtr-circus-architect = Seul un cirque permet de mener ou de suivre Architecte avec la carte { $thing }.
why-gtr-circus-already-architect = La carte { $thing } est déjà un Architecte : jouez-la simplement.
why-gtr-palace-one-wild = Vous avez joué tous les sénateurs et pétitions que permet un palais.
why-gtr-palace-same-role = Le rôle mené est { $role }, et la carte { $thing } en a un autre.
why-gtr-think-choose = Quand on pense, il faut prendre quelque chose.
why-gtr-think-senator-pile = Il ne reste plus de sénateur sur la pile.
why-gtr-think-refill = Votre limite de cartes en main est de { $limit }, et vous en avez { $have }.
why-gtr-think-one-card = À cette table, on ne pioche pas une seule carte sous sa limite de { $limit } ; vous en avez { $have }.
why-gtr-think-discard-once = Vous avez déjà défaussé avant de penser.
why-gtr-latrine-discard = Il faut une latrine pour défausser une commande avant de penser.
why-gtr-latrine-orders-only = On défausse des commandes avec la latrine, pas des sénateurs.
why-gtr-vomitorium-discard = Il faut un vomitorium, et des cartes en main, pour défausser sa main avant de penser.
why-gtr-pool-has-none = Il n’y a pas { $material-of } au lot commun.
why-gtr-stock-has-none = Vous n’avez pas { $material-of } dans vos stocks.
why-gtr-laborer-take = Vous avez déjà pris au lot commun avec cette action.
why-gtr-dock-store = Il faut un quai pour mettre une carte de sa main dans ses stocks.
why-gtr-dock-once = Vous avez déjà utilisé le quai avec cette action.
why-gtr-patron-hire = Vous avez déjà engagé au lot commun avec cette action.
why-gtr-aqueduct-hire = Il faut un aqueduc pour engager une carte de sa main.
why-gtr-aqueduct-once = Vous avez déjà utilisé l’aqueduc avec cette action.
why-gtr-bar-hire = Il faut une taverne pour engager la première carte de la pioche.
why-gtr-bar-once = Vous avez déjà utilisé la taverne avec cette action.
why-gtr-merchant-sell = Vous avez déjà vendu avec cette action.
why-gtr-atrium-sell = Il faut un atrium pour vendre la première carte de la pioche.
why-gtr-basilica-deposit = Il faut une basilique pour mettre une carte de sa main en chambre forte.
why-gtr-basilica-once = Vous avez déjà utilisé la basilique avec cette action.
why-gtr-found-no-second-copy = Vous avez déjà ce bâtiment : { $thing }.
why-gtr-found-matching-site = Il faut un chantier { $material-of } pour { $thing-the }.
why-gtr-found-site-left = Il n’y a plus de chantier { $material-of } à cet endroit.
why-gtr-found-outside-two-actions = Des fondations hors ville demandent une seconde action, et il ne vous en reste pas.
why-gtr-found-outside-when-town-empty = Il reste en ville un chantier { $material-of }.
why-gtr-add-unfinished = Vous avez déjà achevé { $thing-the }.
why-gtr-add-matching-material = Ce matériau ne convient pas : le chantier { $thing-of } est { $material-of }.
why-gtr-archway-pool = Il faut un Arc de Triomphe pour construire avec le lot commun.
why-gtr-fountain-deck = Il faut une fontaine pour construire avec la première carte de la pioche.
why-gtr-bath-joined-actions = On ne peut réserver qu’une action faite aux thermes, comme première de deux pour des fondations hors ville.
why-gtr-stairway-opens = Il faut un escalier pour ouvrir un bâtiment à tous.
why-gtr-stairway-spends-the-action = À cette table, on ouvre un bâtiment après l’action Architecte.
why-gtr-stairway-completed-only = { $thing } ({ $thing-owner }) : encore en construction.
why-gtr-stairway-once = { $thing } ({ $thing-owner }) : déjà ouvert à tous.
why-gtr-stairway-material = On ouvre { $thing-the } ({ $thing-owner }) avec { $material-the }.
why-gtr-stairway-from-stock = Le matériau de l’escalier vient de vos stocks.
why-gtr-legionary-show = Vous n’avez pas { $material-of } en main à dévoiler.
why-gtr-legionary-one-demand-per-card =
    { $have ->
        [one] Vous avez { $have } carte { $material-of }, déjà dévoilée.
       *[other] Vous avez { $have } cartes { $material-of }, déjà dévoilées.
    }
why-gtr-legionary-give = Rome exige maintenant { $material-the }, et la carte { $thing } est d’un autre matériau.
why-gtr-legionary-gifts = Rome n’exige pas le matériau { $thing-of }.
why-gtr-colosseum-devour = { $player } n’a pas de client { $role }.
why-gtr-colosseum-one-each = Chaque fois que vous exigez { $material-the }, vous ne prenez qu’un client à chaque joueur.
why-gtr-colosseum-protected = { $player } est à l’abri.
why-gtr-colosseum-reach = { $player } n’est pas votre voisin, et vous n’avez pas de pont.
why-gtr-bath-own-role = Le nouveau client n’agit que comme { $role }.
why-gtr-prison-completed-only = { $thing } ({ $thing-owner }) : encore en construction.
why-gtr-prison-no-copy = Vous avez déjà ce bâtiment : { $thing }.
why-gtr-senate-claim =
    { $have ->
        [one] Vos adversaires ont joué { $have } sénateur.
       *[other] Vos adversaires ont joué { $have } sénateurs.
    }
why-gtr-setup-pool =
    { $count ->
        [0] Il n’y a pas { $material-of } dans le lot commun. Les cartes jouées y vont à la fin du tour.
       *[other] { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } { $material-of } dans le lot commun. Un Ouvrier y prend pour ses stocks, un Patron y engage des clients.
    }
why-gtr-end-deck =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste { $count } carte dans la pioche. On y pioche en pensant ; quand elle est vide, la partie finit.
       *[other] Il reste { $count } cartes dans la pioche. On y pioche en pensant ; quand elle est vide, la partie finit.
    }
why-gtr-senator-returns =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez aucun sénateur. On peut en prendre un en pensant.
            [one] Vous avez { $count } sénateur. Il mène ou suit n’importe quel rôle ; pour l’instant, la question est autre.
           *[other] Vous avez { $count } sénateurs. Chacun mène ou suit n’importe quel rôle ; pour l’instant, la question est autre.
        }
       *[no] { $owner ->
            [none] { $count ->
                [0] Il ne reste aucun sénateur sur la pile. Ceux qu’on joue y reviennent.
                [one] Il reste { $count } sénateur sur la pile. On peut le prendre en pensant.
               *[other] Il reste { $count } sénateurs sur la pile. On peut en prendre un en pensant.
            }
           *[other] { $owner } { $count ->
                [0] n’a aucun sénateur.
                [one] a { $count } sénateur, pour mener ou suivre n’importe quel rôle.
               *[other] a { $count } sénateurs, pour mener ou suivre n’importe quel rôle.
            }
        }
    }
why-gtr-initiation-half-the-deck =
    { $count ->
        [0] Aucune carte n’a été retirée avant cette partie.
        [one] { $count } carte a été retirée sans être vue avant la partie. Elle ne revient pas.
       *[other] { $count } cartes ont été retirées sans être vues avant la partie. Elles ne reviennent pas.
    }
why-gtr-complete-materials-leave =
    { $count ->
        [0] Rien n’a encore quitté la partie. Les matériaux des bâtiments terminés viennent ici.
        [one] { $count } carte a quitté la partie avec un bâtiment terminé. Elle ne revient pas.
       *[other] { $count } cartes ont quitté la partie avec des bâtiments terminés. Elles ne reviennent pas.
    }
why-gtr-setup-sites =
    { $count ->
        [0] Il ne reste aucun chantier { $material-of } en ville. Hors de la ville, il faut deux actions.
        [one] Il reste { $count } chantier { $material-of } en ville. Un Artisan ou un Architecte y pose une fondation, avec une commande { $material-of } de la main.
       *[other] Il reste { $count } chantiers { $material-of } en ville. Un Artisan ou un Architecte y pose une fondation, avec une commande { $material-of } de la main.
    }
why-gtr-tower-outside =
    { $count ->
        [0] Il ne reste aucun chantier { $material-of } hors de la ville.
        [one] Il reste { $count } chantier { $material-of } hors de la ville. Une fondation y demande une seconde action de construction.
       *[other] Il reste { $count } chantiers { $material-of } hors de la ville. Une fondation y demande une seconde action de construction.
    }
why-gtr-hand-size-public =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez aucune commande en main. On en pioche en pensant.
            [one] Vous avez { $count } commande en main. Elle mène ou suit un rôle, ou devient un bâtiment ; pour l’instant, la question est autre.
           *[other] Vous avez { $count } commandes en main. Elles mènent ou suivent un rôle et deviennent des bâtiments ; pour l’instant, la question est autre.
        }
       *[no] { $owner } { $count ->
            [0] n’a aucune commande en main.
            [one] a { $count } commande en main. Personne d’autre ne la voit.
           *[other] a { $count } commandes en main. Personne d’autre ne les voit.
        }
    }
why-gtr-fountain-uses =
    { $own ->
        [yes] Cette carte est mise de côté pour la question posée : utilisez-la maintenant, ou gardez-la.
       *[no] { $owner } a mis une carte de côté, que les autres ne voient pas.
    }
why-gtr-turn-cards-to-pool =
    { $count ->
        [0] { $own ->
            [yes] Vous n’avez joué aucune carte pendant ce tour.
           *[no] { $owner } n’a joué aucune carte pendant ce tour.
        }
       *[other] { $own ->
            [yes] Vous avez joué ceci. Tout va au lot commun à la fin du tour.
           *[no] { $owner } a joué ceci. Tout va au lot commun à la fin du tour.
        }
    }
why-gtr-complete-influence =
    { $own ->
        [yes] Vous avez { $influence } d’influence : autant de points, et de la place pour { $clients ->
            [one] { $clients } client
           *[other] { $clients } clients
        } et { $vault ->
            [one] { $vault } carte
           *[other] { $vault } cartes
        } dans la chambre forte.
       *[no] { $owner } a { $influence } d’influence : autant de points, et de la place pour { $clients ->
            [one] { $clients } client
           *[other] { $clients } clients
        } et { $vault ->
            [one] { $vault } carte
           *[other] { $vault } cartes
        } dans la chambre forte.
    }
why-gtr-stock-no-limit =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez pas { $material-of } en stock. Un Ouvrier en prend dans le lot commun.
           *[other] En stock chez vous : { $count ->
                [one] { $count } carte { $material-of }
               *[other] { $count } cartes { $material-of }
            }. Un Marchand en vend, un Architecte construit avec.
        }
       *[no] { $count ->
            [0] { $owner } n’a pas { $material-of } en stock.
           *[other] En stock chez { $owner } : { $count ->
                [one] { $count } carte { $material-of }
               *[other] { $count } cartes { $material-of }
            }. Personne d’autre ne peut en vendre ou construire avec.
        }
    }
why-gtr-client-every-turn =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez pas de client { $material-role }. Un Patron en engage un : c’est une carte { $material-of } du lot commun. Vous avez de la place pour { $clients } en tout.
            [one] Vous avez { $count } client { $material-role }, qui agit de lui-même chaque fois que ce rôle est mené.
           *[other] Vous avez { $count } clients de rôle { $material-role }, qui agissent d’eux-mêmes chaque fois que ce rôle est mené.
        }
       *[no] { $owner } { $count ->
            [0] n’a pas de client { $material-role }.
            [one] a { $count } client { $material-role }, qui agit pour { $owner } chaque fois que ce rôle est mené.
           *[other] a { $count } clients de rôle { $material-role }, qui agissent pour { $owner } chaque fois que ce rôle est mené.
        }
    }
why-gtr-vault-limit =
    { $own ->
        [yes] { $count ->
            [0] { $material ->
                [none] Il n’y a rien ici.
               *[other] Il n’y a pas { $material-of } dans votre chambre forte.
            } Places occupées en tout : { $filled } sur { $vault } ; { $room ->
                [yes] un Marchand y vend des matériaux.
               *[no] elle est pleine tant que votre influence n’augmente pas.
            }
           *[other] { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            } sur { $filled } dans votre chambre forte, qui a { $vault ->
                [one] { $vault } place
               *[other] { $vault } places
            }. Rien n’en sort ; cela compte à la fin.
        }
       *[no] { $count ->
            [0] { $material ->
                [none] Il n’y a rien ici.
               *[other] Il n’y a pas { $material-of } dans cette chambre forte, qui appartient à { $owner }.
            } Places occupées en tout : { $filled } sur { $vault }.
           *[other] { $count ->
                [one] { $count } carte
               *[other] { $count } cartes
            } sur { $filled } dans cette chambre forte, qui appartient à { $owner } et a { $vault ->
                [one] { $vault } place
               *[other] { $vault } places
            }. Rien n’en sort ; cela compte à la fin.
        }
    }
why-gtr-turn-follow = On pense au lieu de mener ou de suivre ; c’est déjà décidé, ou pour votre prochain tour.
why-gtr-think-at-once = On refait sa main quand on pense.
why-gtr-think-discard-each = Un vomitorium défausse la main, juste avant de penser.
why-gtr-petition-as-senator = Une pétition mène ou suit un rôle avec plusieurs commandes semblables. Pour l’instant, la question est autre.
why-gtr-circus-own-material = Avec un cirque, toute commande mène ou suit Architecte. On ne joue pas de rôle en ce moment.
why-gtr-action-optional = On ne peut pas s’en passer cette fois : il faut choisir.
why-gtr-fountain-no-other-card = On garde ainsi une carte montrée par la fontaine, et il n’y en a pas.
why-gtr-found-from-hand = On réserve ainsi une action de construction pour une fondation hors ville ; ce n’est pas le moment.
why-gtr-senator-any-role =
    { $jacks ->
        [0] On nomme un rôle avec un sénateur, et vous n’en avez aucun, ou avec une pétition : jouez-la d’abord.
        [one] On nomme un rôle avec votre sénateur ou une pétition : jouez d’abord l’un des deux.
       *[other] On nomme un rôle avec l’un de vos { $jacks } sénateurs ou une pétition : jouez-en un d’abord.
    }
why-gtr-legionary-together =
    { $role ->
        [none] Aucun rôle n’est encore mené. Seul un Légionnaire réclame des matériaux.
       *[other] Rôle mené ce tour-ci : { $role }. Seul un Légionnaire réclame des matériaux, et aucun n’agit pour vous en ce moment.
    }
why-gtr-senate-turn-order =
    { $played ->
        [0] Personne d’autre n’a joué de sénateur ce tour-ci. Un sénat terminé les prend, à la fin du tour.
        [one] Les autres ont joué { $played } sénateur ce tour-ci. Un sénat terminé le prend, à la fin du tour.
       *[other] Les autres ont joué { $played } sénateurs ce tour-ci. Un sénat terminé les prend, à la fin du tour.
    }
why-gtr-complete-at-once =
    { $done ->
        [yes] { $own ->
            [yes] { $building } : ce bâtiment est terminé, et sa fonction est à vous.
           *[no] { $open ->
                [yes] { $building } : ce bâtiment terminé est à { $owner }, et un escalier a ouvert sa fonction à tous.
               *[no] { $building } : ce bâtiment terminé est à { $owner }, et sa fonction aussi, à moins qu’un escalier ne l’ouvre à tous.
            }
        }
       *[no] { $own ->
            [yes] { $building } ({ $site }) : { $have } sur { $need }. Un Artisan en ajoute de votre main, un Architecte de vos stocks.
           *[no] { $building } ({ $site }) : { $have } sur { $need }. Ce chantier est à { $owner }, et personne d’autre n’y ajoute rien.
        }
    }

## Fins et décompte

ending-deck = La pioche s’est épuisée.
ending-last-site = Le dernier chantier urbain a été pris.
ending-catacomb = Les catacombes ont été achevées.
ending-forum = La partie a été gagnée grâce à un forum.
ending-forum-stairway = La partie a été gagnée grâce à un forum ouvert à tous.
ending-tie = Plusieurs joueurs sont à égalité en tête, points et cartes en main.
category-influence = Influence
category-vault = Chambre forte
category-merchant = Bonus Marchand
category-statue = Statue
category-wall = Muraille

## Ce que pèsent les bots

term-room = Place dans la clientèle et la chambre forte
term-hand = Main
term-stock = Stocks
term-clients = Clients
term-buildings = Bâtiments et leurs fonctions
term-actions = Actions à venir
term-win = Partie décidée

# Ce qui a été appris en plus.
term-learned-phase = La fin qui approche
term-learned-town = Chantiers restants en ville
term-learned-pool = Cartes du lot commun
term-learned-influence = Influence
term-learned-cards = Cartes en main
term-learned-senators = Sénateurs
term-learned-client-room = Place pour des clients
term-learned-vault-room = Place dans la chambre forte
term-learned-vault = Cartes dans la chambre forte
term-learned-vault-worth = Valeur de la chambre forte visible
term-learned-client-laborer = Clients : ouvriers
term-learned-client-craftsman = Clients : artisans
term-learned-client-legionary = Clients : légionnaires
term-learned-client-architect = Clients : architectes
term-learned-client-merchant = Clients : marchands
term-learned-client-patron = Clients : patrons
term-learned-stock = Stocks
term-learned-functions = Bâtiments achevés
term-learned-foundations = Fondations posées
term-learned-laid = Matériaux sur les fondations
term-learned-actions = Actions des cartes jouées
term-learned-leads = Être le meneur
term-learned-kinds-in-stock = Sortes de matériaux en stock
term-learned-to-lay = Matériaux encore à poser
term-learned-hand-rubble = Main : débris
term-learned-hand-wood = Main : bois
term-learned-hand-brick = Main : brique
term-learned-hand-concrete = Main : béton
term-learned-hand-stone = Main : pierre
term-learned-hand-marble = Main : marbre
term-learned-stock-rubble = Stocks : débris
term-learned-stock-wood = Stocks : bois
term-learned-stock-brick = Stocks : brique
term-learned-stock-concrete = Stocks : béton
term-learned-stock-stone = Stocks : pierre
term-learned-stock-marble = Stocks : marbre
term-learned-built-rubble = Bâtiments achevés : débris
term-learned-built-wood = Bâtiments achevés : bois
term-learned-built-brick = Bâtiments achevés : brique
term-learned-built-concrete = Bâtiments achevés : béton
term-learned-built-stone = Bâtiments achevés : pierre
term-learned-built-marble = Bâtiments achevés : marbre
term-learned-rival-influence = Le meilleur rival : { term-learned-influence }
term-learned-rival-cards = Le meilleur rival : { term-learned-cards }
term-learned-rival-senators = Le meilleur rival : { term-learned-senators }
term-learned-rival-client-room = Le meilleur rival : { term-learned-client-room }
term-learned-rival-vault-room = Le meilleur rival : { term-learned-vault-room }
term-learned-rival-vault = Le meilleur rival : { term-learned-vault }
term-learned-rival-vault-worth = Le meilleur rival : { term-learned-vault-worth }
term-learned-rival-client-laborer = Le meilleur rival : { term-learned-client-laborer }
term-learned-rival-client-craftsman = Le meilleur rival : { term-learned-client-craftsman }
term-learned-rival-client-legionary = Le meilleur rival : { term-learned-client-legionary }
term-learned-rival-client-architect = Le meilleur rival : { term-learned-client-architect }
term-learned-rival-client-merchant = Le meilleur rival : { term-learned-client-merchant }
term-learned-rival-client-patron = Le meilleur rival : { term-learned-client-patron }
term-learned-rival-stock = Le meilleur rival : { term-learned-stock }
term-learned-rival-functions = Le meilleur rival : { term-learned-functions }
term-learned-rival-foundations = Le meilleur rival : { term-learned-foundations }
term-learned-rival-laid = Le meilleur rival : { term-learned-laid }

## La table telle qu’elle est dessinée

section-rome = Rome
section-hand = Main
section-known = Connues
section-aside = Piochée
section-camp = Jouées
section-clients = Clientèle
section-stock = Stocks
section-vault = Chambre forte
section-unfinished = En construction
section-completed = Achevés
facts-needs = demande { $list } comme bâtiment
facts-function = { $list }
facts-count = { $list }
facts-progress = a reçu { $list }
facts-value = vaut { $list }
facts-pool = { $list }
facts-town = { $list }
facts-outside = { $list }
figure-rubble = { $value } débris
figure-wood = { $value } bois
figure-brick =
    { $value ->
        [one] { $value } brique
       *[other] { $value } briques
    }
figure-concrete =
    { $value ->
        [one] { $value } béton
       *[other] { $value } bétons
    }
figure-stone =
    { $value ->
        [one] { $value } pierre
       *[other] { $value } pierres
    }
figure-marble =
    { $value ->
        [one] { $value } marbre
       *[other] { $value } marbres
    }
figure-value = { $value }
figure-limit = { $value } au plus
figure-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
figure-materials-a-point = 1 point pour { $value } dans les stocks
figure-more-cards = main +{ $value }
figure-more-clients = clients +{ $value }
figure-times-clients = clients ×{ $value }
figure-more-vault = chambre forte +{ $value }
figure-pool = { $value } au lot commun
figure-town = { $value } en ville
figure-outside = { $value } hors ville
figure-deck = { $value } dans la pioche
figure-senators-left =
    { $value ->
        [one] { $value } sénateur sur la pile
       *[other] { $value } sénateurs sur la pile
    }
figure-influence = influence { $value }
figure-hand =
    { $value ->
        [one] { $value } commande
       *[other] { $value } commandes
    }
figure-senators =
    { $value ->
        [one] { $value } sénateur
       *[other] { $value } sénateurs
    }
figure-more-actions =
    { $value ->
        [one] encore { $value } action ensuite
       *[other] encore { $value } actions ensuite
    }
figure-demands-left =
    { $value ->
        [one] encore { $value } exigence
       *[other] encore { $value } exigences
    }
figure-owed-rubble = débris exigés : { $value }
figure-owed-wood = bois exigé : { $value }
figure-owed-brick = brique exigée : { $value }
figure-owed-concrete = béton exigé : { $value }
figure-owed-stone = pierre exigée : { $value }
figure-owed-marble = marbre exigé : { $value }
note-laborer = Ouvrier
note-craftsman = Artisan
note-legionary = Légionnaire
note-architect = Architecte
note-merchant = Marchand
note-patron = Patron
note-led-laborer = rôle mené : Ouvrier
note-led-craftsman = rôle mené : Artisan
note-led-legionary = rôle mené : Légionnaire
note-led-architect = rôle mené : Architecte
note-led-merchant = rôle mené : Marchand
note-led-patron = rôle mené : Patron
note-leads = mène
note-leads-laborer = mène Ouvrier
note-leads-craftsman = mène Artisan
note-leads-legionary = mène Légionnaire
note-leads-architect = mène Architecte
note-leads-merchant = mène Marchand
note-leads-patron = mène Patron
note-follows = suit
note-thinks = pense
note-public = ouvert à tous
