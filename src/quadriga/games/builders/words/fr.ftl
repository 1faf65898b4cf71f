### Les Bâtisseurs : Antiquité. La formation des identifiants : docs/words.md.
### Aucun chiffre du jeu n’est écrit ici : une édition peut tous les changer.

edition-antiquity = Antiquité
group-numbers = Prix et nombres
group-freed = Affranchis
group-workers = Ouvriers
group-slaves = Esclaves
group-tools = Outils
group-universities = Universités
group-buildings = Bâtiments
group-machines = Machines
option-machines-equipped = Outils et universités pour les machines
option-machines-equipped-yes = une machine peut être équipée d’un outil et instruite
option-machines-equipped-no = une machine ne peut être ni équipée d’un outil ni instruite

## Bâtiments
# La forme .of vient toujours derrière « chantier » : le chantier de la maison, le chantier naval.

thing-b01 = Maison
    .the = la maison
    .of = de la maison
thing-b02 = Marché
    .the = le marché
    .of = du marché
thing-b03 = Carrière
    .the = la carrière
    .of = de la carrière
thing-b04 = Abreuvoir
    .the = l’abreuvoir
    .of = de l’abreuvoir
thing-b05 = Comptoir marchand
    .the = le comptoir marchand
    .of = du comptoir marchand
thing-b06 = Chamellerie
    .the = la chamellerie
    .of = de la chamellerie
thing-b07 = Échoppe
    .the = l’échoppe
    .of = de l’échoppe
thing-b08 = Maison rurale
    .the = la maison rurale
    .of = de la maison rurale
thing-b09 = Armurerie
    .the = l’armurerie
    .of = de l’armurerie
thing-b10 = Chantier naval
    .the = le chantier naval
    .of = naval
thing-b11 = Port
    .the = le port
    .of = du port
thing-b12 = Archerie
    .the = l’archerie
    .of = de l’archerie
thing-b13 = Hôtel de ville
    .the = l’hôtel de ville
    .of = de l’hôtel de ville
thing-b14 = Maison noble
    .the = la maison noble
    .of = de la maison noble
thing-b15 = Maison urbaine
    .the = la maison urbaine
    .of = de la maison urbaine
thing-b16 = Temple
    .the = le temple
    .of = du temple
thing-b17 = Caserne
    .the = la caserne
    .of = de la caserne
thing-b18 = Forteresse
    .the = la forteresse
    .of = de la forteresse
thing-b19 = École de philosophie
    .the = l’école de philosophie
    .of = de l’école de philosophie
thing-b20 = Forum
    .the = le forum
    .of = du forum
thing-b21 = Ziggourat
    .the = la ziggourat
    .of = de la ziggourat
thing-b22 = Palais d’Assur
    .the = le palais d’Assur
    .of = du palais d’Assur
thing-b23 = Phare d’Alexandrie
    .the = le phare d’Alexandrie
    .of = du phare d’Alexandrie
thing-b24 = Théâtre
    .the = le théâtre
    .of = du théâtre
thing-b25 = Tour de Babel
    .the = la tour de Babel
    .of = de la tour de Babel
thing-b26 = Sphinx
    .the = le sphinx
    .of = du sphinx
thing-b27 = Jardins suspendus
    .the = les jardins suspendus
    .of = des jardins suspendus
thing-b28 = Colosse de Rhodes
    .the = le colosse de Rhodes
    .of = du colosse de Rhodes
thing-b29 = Pyramide
    .the = la pyramide
    .of = de la pyramide

## Machines : des bâtiments qui travaillent une fois terminés

thing-k1 = Scie mécanique
    .the = la scie mécanique
    .of = de la scie mécanique
thing-k2 = Table d’architecte
    .the = la table d’architecte
    .of = de la table d’architecte
thing-k3 = Échafaudage
    .the = l’échafaudage
    .of = de l’échafaudage
thing-k4 = Palan
    .the = le palan
    .of = du palan

## Ouvriers

thing-a1 = Apprenti I
    .the = l’apprenti I
    .of = de l’apprenti I
    .short = I
thing-a2 = Apprenti II
    .the = l’apprenti II
    .of = de l’apprenti II
    .short = II
thing-a3 = Apprenti III
    .the = l’apprenti III
    .of = de l’apprenti III
    .short = III
thing-a4 = Apprenti IV
    .the = l’apprenti IV
    .of = de l’apprenti IV
    .short = IV
thing-l1 = Manœuvre I
    .the = le manœuvre I
    .of = du manœuvre I
    .short = I
thing-l2 = Manœuvre II
    .the = le manœuvre II
    .of = du manœuvre II
    .short = II
thing-l3 = Manœuvre III
    .the = le manœuvre III
    .of = du manœuvre III
    .short = III
thing-l4 = Manœuvre IV
    .the = le manœuvre IV
    .of = du manœuvre IV
    .short = IV
thing-c1 = Compagnon I
    .the = le compagnon I
    .of = du compagnon I
    .short = I
thing-c2 = Compagnon II
    .the = le compagnon II
    .of = du compagnon II
    .short = II
thing-c3 = Compagnon III
    .the = le compagnon III
    .of = du compagnon III
    .short = III
thing-c4 = Compagnon IV
    .the = le compagnon IV
    .of = du compagnon IV
    .short = IV
thing-c5 = Compagnon V
    .the = le compagnon V
    .of = du compagnon V
    .short = V
thing-c6 = Compagnon VI
    .the = le compagnon VI
    .of = du compagnon VI
    .short = VI
thing-m1 = Maître I
    .the = le maître I
    .of = du maître I
    .short = I
thing-m2 = Maître II
    .the = le maître II
    .of = du maître II
    .short = II
thing-m3 = Maître III
    .the = le maître III
    .of = du maître III
    .short = III
thing-m4 = Maître IV
    .the = le maître IV
    .of = du maître IV
    .short = IV

## Esclaves, et leur nom une fois affranchis

thing-s1 = Esclave I
    .the = l’esclave I
    .of = de l’esclave I
    .short = I
thing-s2 = Esclave II
    .the = l’esclave II
    .of = de l’esclave II
    .short = II
thing-s3 = Esclave III
    .the = l’esclave III
    .of = de l’esclave III
    .short = III
thing-s4 = Esclave IV
    .the = l’esclave IV
    .of = de l’esclave IV
    .short = IV
thing-s5 = Esclave V
    .the = l’esclave V
    .of = de l’esclave V
    .short = V
thing-s6 = Esclave VI
    .the = l’esclave VI
    .of = de l’esclave VI
    .short = VI
thing-s1-freed = Affranchi I
    .the = l’affranchi I
    .of = de l’affranchi I
    .short = I
thing-s2-freed = Affranchi II
    .the = l’affranchi II
    .of = de l’affranchi II
    .short = II
thing-s3-freed = Affranchi III
    .the = l’affranchi III
    .of = de l’affranchi III
    .short = III
thing-s4-freed = Affranchi IV
    .the = l’affranchi IV
    .of = de l’affranchi IV
    .short = IV
thing-s5-freed = Affranchi V
    .the = l’affranchi V
    .of = de l’affranchi V
    .short = V
thing-s6-freed = Affranchi VI
    .the = l’affranchi VI
    .of = de l’affranchi VI
    .short = VI

## Outils, universités, emprunts, argent

thing-t1 = Maillet
    .the = le maillet
    .of = du maillet
thing-t2 = Scie
    .the = la scie
    .of = de la scie
thing-t3 = Équerre
    .the = l’équerre
    .of = de l’équerre
thing-t4 = Pinceau
    .the = le pinceau
    .of = du pinceau
thing-u1 = Université de pierre
    .the = l’université de pierre
    .of = de l’université de pierre
    .short = pierre
thing-u2 = Université de bois
    .the = l’université de bois
    .of = de l’université de bois
    .short = bois
thing-u3 = Université d’architecture
    .the = l’université d’architecture
    .of = de l’université d’architecture
    .short = architecture
thing-u4 = Université de décoration
    .the = l’université de décoration
    .of = de l’université de décoration
    .short = décoration
thing-loan =
    { $count ->
        [one] Emprunt
       *[other] Emprunts
    }
    .the = l’emprunt
    .of = de l’emprunt
thing-sesterce =
    { $count ->
        [one] sesterce
       *[other] sesterces
    }
    .the =
        { $count ->
            [one] { $count } sesterce
           *[other] { $count } sesterces
        }
    .of =
        { $count ->
            [one] de { $count } sesterce
           *[other] de { $count } sesterces
        }

## Ce qui se choisit sans être une carte

thing-take-1 = Sesterces contre une action
    .the = des sesterces contre une action
    .short = une action
thing-take-2 = Sesterces contre deux actions
    .the = des sesterces contre deux actions
    .short = deux actions
thing-take-3 = Sesterces contre trois actions
    .the = des sesterces contre trois actions
    .short = trois actions
thing-extra = Action supplémentaire
    .the = l’achat d’une action supplémentaire
    .about = Des sesterces contre une action de plus ce tour-ci, autant de fois que vous pouvez payer.
thing-free = Affranchissement
    .the = l’affranchissement d’un esclave
    .about = Un esclave devient votre ouvrier : il ne coûte plus de points, et demande son salaire.
thing-pile-loans =
    { $count ->
        [one] emprunt proposé
       *[other] emprunts proposés
    }
    .the = les emprunts proposés
thing-end = Fin du tour
    .the = la fin du tour
    .about = Les actions qui restent sont perdues, et le suivant joue.
thing-done = Terminé
    .the = la fin de votre décompte

## Les lieux

zone-row-buildings = Bâtiments proposés
zone-next-building = Bâtiment suivant
zone-deck-buildings = Paquet des bâtiments
zone-row-workers = Ouvriers à recruter
zone-deck-workers = Paquet des ouvriers
zone-pile-slaves = Esclaves proposés
zone-pile-tools = Outils proposés
zone-pile-loans = Emprunts proposés
zone-pile-universities = Universités proposées
zone-bank = Banque
zone-box = Hors du jeu
zone-p-purse = { $player } : sesterces
zone-p-team = { $player } : ouvriers disponibles
zone-p-tools = { $player } : outils
zone-p-sites = { $player } : chantiers ouverts
zone-p-done = { $player } : bâtiments terminés
zone-p-loans = { $player } : emprunts
zone-p-lessons = { $player } : universités
zone-crew = Au travail sur le chantier { $place-of }

## Les questions

question-turn = { $player } choisit sa prochaine action.
    .you = À vous : que faites-vous de vos actions ?
question-posting = { $player } choisit un chantier pour { $worker-the }.
    .you =
        { $tool ->
            [none] Sur quel chantier envoyez-vous { $worker-the } ?
           *[other] Sur quel chantier envoyez-vous { $worker-the } avec { $tool-the } ?
        }
question-teaching = { $player } choisit qui instruire à { $university-the }.
    .you = Qui instruisez-vous à { $university-the } ?
question-count = { $player } peut affranchir des esclaves et rembourser des emprunts pour le décompte final.
    .you = Décompte final : affranchissez-vous des esclaves, remboursez-vous des emprunts ?

## Les coups

move-open = Ouvrir le chantier { $a-of }
    .group = Ouvrir un chantier
    .short = { $a }
move-recruit = Recruter { $a-the }
    .group = Recruter
    .short = { $a }
move-buy = Acheter { $a-the }
    .group = Investir
    .short = { $a }
move-borrow = Contracter un emprunt
    .group = Investir
    .short = Emprunt
move-study = Acheter { $a-the } pour instruire un ouvrier
    .group = Investir
    .short = { $a }
move-free = Affranchir { $a-the }
    .group = Affranchir
    .short = { $a }
move-send = Envoyer travailler { $a-the }
    .group = Envoyer travailler
    .short = { $a }
move-send-with = Envoyer travailler { $a-the } avec { $b-the }
    .group = Envoyer travailler
    .short = { $a } + { $b-the }
move-take =
    { $a ->
        [one] Échanger { $a } action contre des sesterces
       *[other] Échanger { $a } actions contre des sesterces
    }
    .group = Sesterces
    .short =
        { $a ->
            [one] pour { $a } action
           *[other] pour { $a } actions
        }
move-extra = Acheter une action supplémentaire
    .group = Autres
    .short = action supplémentaire
move-repay = Rembourser un emprunt
    .group = Autres
    .short = rembourser un emprunt
move-end = Finir votre tour
    .group = Autres
    .short = finir votre tour
move-to = Travailler sur le chantier { $a-of }
    .group = Chantier
    .short = { $a }
move-teach = Instruire { $a-the }
    .group = Instruire
    .short = { $a }
move-done = Terminer votre décompte
    .group = Autres
    .short = terminer

## Ce qui se passe

moved-row-buildings-to-p-sites = { $player } ouvre le chantier { $thing-of }
    .you = Vous ouvrez le chantier { $thing-of }
moved-next-building-to-row-buildings = Nouveau dans la ligne : { $thing-the }
    .detail = nouveau dans la ligne : { $thing-the }
moved-deck-buildings-to-next-building = Le prochain bâtiment sera { $thing-the }
    .detail = prochain bâtiment : { $thing-the }
moved-row-workers-to-p-team = { $player } recrute { $thing-the }
    .you = Vous recrutez { $thing-the }
moved-deck-workers-to-row-workers = Nouveau dans la ligne : { $thing-the }
    .detail = nouveau dans la ligne : { $thing-the }
moved-pile-slaves-to-p-team = { $player } achète { $thing-the }
    .you = Vous achetez { $thing-the }
moved-pile-tools-to-p-tools = { $player } achète { $thing-the }
    .you = Vous achetez { $thing-the }
moved-pile-universities-to-p-lessons = { $player } achète { $thing-the }
    .you = Vous achetez { $thing-the }
moved-pile-loans-to-p-loans = { $player } contracte un emprunt
    .you = Vous contractez un emprunt
moved-p-loans-to-box = { $player } rembourse un emprunt
    .you = Vous remboursez un emprunt
moved-p-team-to-crew = { $player } envoie { $thing-the } sur le chantier { $place-of }
    .you = Vous envoyez { $thing-the } sur le chantier { $place-of }
moved-p-tools-to-crew = { $player } ajoute { $thing-the }
    .detail = avec { $thing-the }
moved-crew-to-p-team = { $player } retrouve dans son équipe { $thing-the }
    .detail = de retour dans l’équipe : { $thing-the }
moved-crew-to-p-tools = { $player } récupère { $thing-the }
    .detail = de retour parmi les outils : { $thing-the }
moved-p-sites-to-p-done = { "" }
moved-p-sites-to-p-team = { $player } gagne pour son équipe { $thing-the }
    .detail = { $thing-the } rejoint l’équipe
# De l’argent versé sans rien d’autre à raconter paie toujours une action.
moved-p-purse-to-bank = { $player } achète une action supplémentaire pour { $thing-the }
    .you = Vous achetez une action supplémentaire pour { $thing-the }
    .detail = −{ $thing-the }
moved-bank-to-p-purse = { $player } prend { $thing-the }
    .you = Vous prenez { $thing-the }
    .detail = +{ $thing-the }
happened-turn = { "" }
happened-finished =
    { $points ->
        [0] { $player } termine { $building-the }
        [one] { $player } termine { $building-the } : { $points } point
       *[other] { $player } termine { $building-the } : { $points } points
    }
    .you =
        { $points ->
            [0] Vous terminez { $building-the }
            [one] Vous terminez { $building-the } : { $points } point
           *[other] Vous terminez { $building-the } : { $points } points
        }
happened-taught = { $player } instruit { $worker-the } à { $university-the }
    .you = Vous instruisez { $worker-the } à { $university-the }
happened-freed = { $player } affranchit { $worker-the }
    .you = Vous affranchissez { $worker-the }
happened-last-round = { $player } a les points qui déclenchent la fin de partie : ce tour de table est le dernier
    .you = Vous avez les points qui déclenchent la fin de partie : ce tour de table est le dernier
happened-exhausted = Plus rien ne se construit : ce tour de table est le dernier
happened-count = Le décompte final commence
happened-settled = { $player } a terminé son décompte
    .you = Vous avez terminé votre décompte

## Les refus

why-b-open-from-the-row = { $thing } : pas encore dans la ligne. Ce bâtiment y entrera quand un autre sera pris.
why-b-open-cost = Ouvrir un chantier coûte une action, et il ne vous en reste pas.
why-b-recruit-cost = Recruter coûte une action, et il ne vous en reste pas.
why-b-take-cost =
    { $need ->
        [one] Il faut { $need } action ; il vous en reste { $have }.
       *[other] Il faut { $need } actions ; il vous en reste { $have }.
    }
why-b-turn-extra-actions = Une action supplémentaire coûte { $need } sesterces ; vous en avez { $have }.
why-b-invest-once-a-turn = Vous avez déjà investi pendant ce tour : c’est possible une fois par tour, et de nouveau au prochain.
why-b-invest-cost = Réaliser un investissement coûte une action, et il ne vous en reste pas.
why-b-slave-price = Un esclave coûte { $need } sesterces ; vous en avez { $have }.
why-b-slave-free-cost = Affranchir un esclave coûte une action, et il ne vous en reste pas.
why-b-slave-free-available-only = Seul un esclave disponible peut être affranchi, et { $thing-the } est au travail.
why-b-slave-free-slaves-only = On n’affranchit que des esclaves, et { $thing-the } n’en est pas un.
why-b-tool-price = Un outil coûte { $need } sesterces ; vous en avez { $have }.
why-b-tool-not-for-slaves = On n’équipe pas un esclave d’un outil : affranchissez d’abord { $thing-the }.
why-b-tool-bound-to-site = Tant que le bâtiment n’est pas terminé, { $thing-the } reste sur son chantier.
why-b-machine-equipped = À cette table, une machine ne s’équipe ni ne s’instruit, et { $thing-the } en est une.
why-b-university-price = Une université coûte { $need } sesterces ; vous en avez { $have }.
why-b-university-placed-at-once = Une université instruit aussitôt quelqu’un, et vous n’avez personne de disponible.
why-b-university-available-only = On n’instruit qu’un ouvrier disponible, et { $thing-the } est au travail.
why-b-university-not-for-slaves = On n’instruit pas un esclave : affranchissez d’abord { $thing-the }.
why-b-university-once-each = On n’instruit personne deux fois, et { $thing-the } a déjà son université.
why-b-loan-limited = Il ne reste plus d’emprunt.
why-b-loan-repay = Vous n’avez pas d’emprunt à rembourser.
why-b-loan-repay-price = Rembourser un emprunt coûte { $need } sesterces ; vous en avez { $have }.
why-b-work-needs-a-site = Vous n’avez aucun chantier ouvert où envoyer quelqu’un.
why-b-work-cost =
    { $need ->
        [one] Y envoyer quelqu’un coûte maintenant { $need } action ; il vous en reste { $have }.
       *[other] Y envoyer quelqu’un coûte maintenant { $need } actions ; il vous en reste { $have }.
    }
why-b-work-wage = Son salaire est de { $need } sesterces ; vous en avez { $have }.
why-b-work-stays-until-finished = Tant que le bâtiment n’est pas terminé, { $thing-the } reste sur le chantier.
why-b-count-free-price = Au décompte final, affranchir un esclave coûte { $need } sesterces ; vous en avez { $have }.
why-b-setup-buildings =
    { $count ->
        [0] Il ne reste plus aucun bâtiment proposé.
        [one] { $count } bâtiment est proposé. À votre tour, une action ouvre son chantier.
       *[other] { $count } bâtiments sont proposés. À votre tour, une action ouvre le chantier de l’un d’eux.
    }
why-b-open-replaced = { $lies ->
        [yes] { $thing } : c’est le bâtiment suivant. Il rejoint les autres quand quelqu’un ouvre l’un de leurs chantiers.
       *[no] Le bâtiment suivant attend ici. Il rejoint les autres quand quelqu’un ouvre l’un de leurs chantiers.
    }
why-b-end-exhausted =
    { $count ->
        [0] La pioche des bâtiments est vide : on ne construit plus que ceux qui sont proposés.
        [one] { $count } autre bâtiment attend face cachée. Il arrivera de lui-même.
       *[other] { $count } autres bâtiments attendent face cachée. Ils arrivent d’eux-mêmes ; personne ne choisit parmi eux.
    }
why-b-setup-workers =
    { $count ->
        [0] Plus personne ne cherche de maître.
        [one] { $count } ouvrier cherche un maître. À votre tour, une action le recrute.
       *[other] { $count } ouvriers cherchent un maître. À votre tour, une action en recrute un.
    }
why-b-recruit-replaced =
    { $count ->
        [0] La pioche des ouvriers est vide : plus personne de nouveau ne se présente.
        [one] { $count } autre ouvrier attend face cachée. Il se présente au prochain recrutement.
       *[other] { $count } autres ouvriers attendent face cachée. L’un d’eux se présente à chaque recrutement.
    }
why-b-slave-unpaid =
    { $count ->
        [0] Il ne reste plus d’esclave à acheter.
        [one] { $count } esclave est proposé. L’acheter est un investissement de votre tour ; il travaille sans salaire et coûte des points à la fin si vous ne l’affranchissez pas.
       *[other] { $count } esclaves sont proposés. En acheter un est un investissement de votre tour ; il travaille sans salaire et coûte des points à la fin si vous ne l’affranchissez pas.
    }
why-b-tool-one-each =
    { $count ->
        [0] Tous les outils sont vendus.
        [one] { $count } outil est proposé. L’acheter est un investissement de votre tour ; un ouvrier l’emporte sur un chantier.
       *[other] { $count } outils sont proposés. En acheter un est un investissement de votre tour ; un ouvrier l’emporte sur un chantier.
    }
why-b-university-replaces =
    { $count ->
        [0] Chaque université a son élève : il n’en reste plus.
        [one] { $count } université est proposée. L’acheter est un investissement de votre tour ; un de vos ouvriers disponibles y étudie aussitôt.
       *[other] { $count } universités sont proposées. En acheter une est un investissement de votre tour ; un de vos ouvriers disponibles y étudie aussitôt.
    }
why-b-loan-take =
    { $count ->
        [0] Il ne reste plus d’emprunt à prendre.
        [one] Il reste { $count } emprunt. Le prendre est un investissement de votre tour, et coûte des points à la fin s’il n’est pas remboursé.
       *[other] Il reste { $count } emprunts. En prendre un est un investissement de votre tour, et coûte des points à la fin s’il n’est pas remboursé.
    }
why-b-loan-leaves-the-game =
    { $count ->
        [0] Personne n’a encore remboursé d’emprunt. Ceux qu’on rembourse quittent la partie ici.
        [one] { $count } emprunt a été remboursé. Il a quitté la partie et ne revient pas.
       *[other] { $count } emprunts ont été remboursés. Ils ont quitté la partie et ne reviennent pas.
    }
why-b-setup-money =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez plus de sesterce. Une action peut en rapporter.
            [one] Vous avez { $count } sesterce : pour les salaires, les investissements et les actions supplémentaires.
           *[other] Vous avez { $count } sesterces : pour les salaires, les investissements et les actions supplémentaires.
        }
       *[no] { $owner } { $count ->
            [0] n’a plus de sesterce.
            [one] a { $count } sesterce, et personne d’autre ne le dépense.
           *[other] a { $count } sesterces, et personne d’autre ne les dépense.
        }
    }
why-b-finish-come-home =
    { $own ->
        [yes] { $count ->
            [0] Tous vos ouvriers sont au travail, ou vous n’avez encore recruté personne. Ils rentrent quand leur bâtiment est terminé.
            [one] Vous avez { $count } ouvrier disponible. À votre tour, vous l’envoyez sur l’un de vos chantiers.
           *[other] Vous avez { $count } ouvriers disponibles. À votre tour, vous les envoyez un par un sur vos chantiers.
        }
       *[no] { $lies ->
            [yes] { $thing } travaille pour { $owner }. Vous n’envoyez que ceux que vous avez recrutés vous-même.
           *[no] { $count ->
                [0] Personne n’est disponible pour { $owner } en ce moment.
                [one] { $count } ouvrier est disponible pour { $owner }. Vous n’envoyez que les vôtres.
               *[other] { $count } ouvriers sont disponibles pour { $owner }. Vous n’envoyez que les vôtres.
            }
        }
    }
why-b-tool-with-the-worker =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez pas d’outil disponible. En acheter un est un investissement de votre tour.
           *[other] Vos outils accompagnent un ouvrier : à votre tour, cliquez sur l’outil, puis sur celui qui le portera.
        }
       *[no] { $count ->
            [0] { $owner } n’a pas d’outil disponible.
           *[other] Ces outils sont à { $owner } : seuls ses ouvriers les portent.
        }
    }
why-b-work-everybody-counts =
    { $lies ->
        [yes] { $own ->
            [yes] Vous construisez { $site-the } : il manque encore { $lacks ->
                [one] { $lacks } ressource
               *[other] { $lacks } ressources
            }. Pour envoyer quelqu’un, cliquez d’abord sur l’ouvrier, puis sur le chantier.
           *[no] { $owner } construit { $site-the } : il manque encore { $lacks ->
                [one] { $lacks } ressource
               *[other] { $lacks } ressources
            }. Personne d’autre n’y envoie d’ouvriers.
        }
       *[no] { $own ->
            [yes] { $count ->
                [0] Vous ne construisez encore rien. Prenez l’un des bâtiments proposés pour ouvrir un chantier.
                [one] Vous avez { $count } chantier. Pour y envoyer quelqu’un, cliquez d’abord sur l’ouvrier, puis sur le chantier.
               *[other] Vous avez { $count } chantiers. Pour y envoyer quelqu’un, cliquez d’abord sur l’ouvrier, puis sur le chantier.
            }
           *[no] { $count ->
                [0] { $owner } ne construit rien en ce moment.
                [one] { $owner } a { $count } chantier et y envoie ses propres ouvriers.
               *[other] { $owner } a { $count } chantiers et y envoie ses propres ouvriers.
            }
        }
    }
why-b-finish-automatic =
    { $crew ->
        [0] Personne ne travaille encore au chantier { $site-of } : il manque { $lacks ->
            [one] { $lacks } ressource
           *[other] { $lacks } ressources
        }.
       *[other] { $lies ->
            [yes] { $thing } reste
           *[no] { $crew ->
                [one] Le seul ouvrier ici reste
               *[other] Ces { $crew } ouvriers restent
            }
        } au chantier { $site-of } jusqu’au bout, pour { $own ->
            [yes] vous
           *[no] { $owner }
        } : il manque encore { $lacks ->
            [one] { $lacks } ressource
           *[other] { $lacks } ressources
        }.
    }
why-b-finish-points =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez encore terminé aucun bâtiment. Ceux que vous terminez restent ici, avec leurs points.
            [one] Vous avez terminé { $count } bâtiment. Ses points vous restent ; il n’y a plus rien à y faire.
           *[other] Vous avez terminé { $count } bâtiments. Leurs points vous restent ; il n’y a plus rien à y faire.
        }
       *[no] { $count ->
            [0] { $owner } n’a encore terminé aucun bâtiment.
            [one] { $owner } a terminé { $count } bâtiment. Ses points sont acquis.
           *[other] { $owner } a terminé { $count } bâtiments. Leurs points sont acquis.
        }
    }
why-b-loan-penalty =
    { $own ->
        [yes] { $count ->
            [0] Vous ne devez rien. Un emprunt est un investissement de votre tour.
            [one] Vous devez { $count } emprunt. Il coûte des points si vous ne le remboursez pas avant la fin.
           *[other] Vous devez { $count } emprunts. Chacun coûte des points s’il n’est pas remboursé à la fin.
        }
       *[no] { $count ->
            [0] { $owner } n’a aucun emprunt à rembourser.
            [one] { $owner } doit { $count } emprunt. On ne rembourse que les siens.
           *[other] { $owner } doit { $count } emprunts. On ne rembourse que les siens.
        }
    }
why-b-university-for-good =
    { $lies ->
        [yes] { $own ->
            [yes] { $pupil ->
                [none] Cette université est à vous : choisissez qui y étudie.
               *[other] { $pupil } y a étudié et travaille désormais ainsi pour vous : il n’y a plus rien à y faire.
            }
           *[no] { $pupil ->
                [none] { $owner } choisit qui étudie ici.
               *[other] { $pupil } y a étudié et travaille désormais ainsi pour { $owner }.
            }
        }
       *[no] { $own ->
            [yes] { $count ->
                [0] Aucun de vos ouvriers n’est allé à l’université. En acheter une est un investissement de votre tour.
               *[other] Ce que vos ouvriers ont appris leur reste : il n’y a plus rien à y faire.
            }
           *[no] { $count ->
                [0] Aucun des ouvriers qui travaillent pour { $owner } n’est allé à l’université.
               *[other] Les ouvriers qui travaillent pour { $owner } gardent ce qu’ils ont appris.
            }
        }
    }
why-b-turn-any-order = C’est une action de votre tour. Répondez d’abord à la question posée.
why-b-count-total = Cela termine le décompte final, une fois le dernier tour de table joué.

## Fins et décompte

ending-first-player = Le premier joueur a déclenché la fin de partie, et tous les autres ont encore joué une fois.
ending-middle-player = Un joueur a déclenché la fin de partie, et le tour de table a été joué jusqu’au bout.
ending-last-player = Le dernier joueur du tour de table a déclenché la fin de partie.
ending-exhausted = Plus rien ne se construisait.
ending-tie = Plusieurs joueurs sont à égalité en tête.
category-buildings = Bâtiments
category-machines = Machines
category-slaves = Esclaves non affranchis
category-loans = Emprunts non remboursés
category-sesterces = Sesterces

## Ce que pèsent les bots

term-sesterces = Argent
term-sites = Ce que promettent les chantiers
term-team = L’équipe et ses outils
term-debts = Emprunts et esclaves
term-actions = Actions restantes

# Ce qui a été appris en plus.
term-learned-phase = La fin qui approche
term-learned-last-round = Le dernier tour de table
term-learned-place = La place dans l’ordre du tour
term-learned-wait = Tours des autres avant le prochain
term-learned-turn = Un tour encore en cours
term-learned-actions = Actions restantes
term-learned-points = Points
term-learned-purse = Les six premiers sesterces
term-learned-savings = Les sesterces de sept à douze
term-learned-hoard = Les sesterces au-delà de douze
term-learned-loans = Emprunts
term-learned-slaves = Esclaves
term-learned-workers = Taille de l’équipe
term-learned-busy = Ouvriers sur les chantiers
term-learned-unpaid = Ouvriers sans salaire
term-learned-wages = Salaires des ouvriers disponibles
term-learned-tools = Outils
term-learned-sites = Nombre de chantiers
term-learned-first-promise = Ce que promet le meilleur chantier
term-learned-first-points = Points du meilleur chantier
term-learned-first-covered = Travail du meilleur chantier à la portée de l’équipe
term-learned-first-lacking = Travail du meilleur chantier que personne ne sait faire
term-learned-second-promise = Ce que promet le deuxième chantier
term-learned-second-points = Points du deuxième chantier
term-learned-second-covered = Travail du deuxième chantier à la portée de l’équipe
term-learned-second-lacking = Travail du deuxième chantier que personne ne sait faire
term-learned-third-promise = Ce que promet le troisième chantier
term-learned-third-points = Points du troisième chantier
term-learned-third-covered = Travail du troisième chantier à la portée de l’équipe
term-learned-third-lacking = Travail du troisième chantier que personne ne sait faire
term-learned-best-three = Talent des trois meilleurs ouvriers
term-learned-skill = Talent de toute l’équipe
term-learned-stone-and-wood = Pierre et bois disponibles
term-learned-rival-points = Le meilleur rival : { term-learned-points }
term-learned-rival-purse = Le meilleur rival : { term-learned-purse }
term-learned-rival-savings = Le meilleur rival : { term-learned-savings }
term-learned-rival-hoard = Le meilleur rival : { term-learned-hoard }
term-learned-rival-loans = Le meilleur rival : { term-learned-loans }
term-learned-rival-slaves = Le meilleur rival : { term-learned-slaves }
term-learned-rival-workers = Le meilleur rival : { term-learned-workers }
term-learned-rival-busy = Le meilleur rival : { term-learned-busy }
term-learned-rival-unpaid = Le meilleur rival : { term-learned-unpaid }
term-learned-rival-wages = Le meilleur rival : { term-learned-wages }
term-learned-rival-tools = Le meilleur rival : { term-learned-tools }
term-learned-rival-sites = Le meilleur rival : { term-learned-sites }
term-learned-rival-first-promise = Le meilleur rival : { term-learned-first-promise }
term-learned-rival-first-points = Le meilleur rival : { term-learned-first-points }
term-learned-rival-first-covered = Le meilleur rival : { term-learned-first-covered }
term-learned-rival-first-lacking = Le meilleur rival : { term-learned-first-lacking }
term-learned-rival-second-promise = Le meilleur rival : { term-learned-second-promise }
term-learned-rival-second-points = Le meilleur rival : { term-learned-second-points }
term-learned-rival-second-covered = Le meilleur rival : { term-learned-second-covered }
term-learned-rival-second-lacking = Le meilleur rival : { term-learned-second-lacking }
term-learned-rival-third-promise = Le meilleur rival : { term-learned-third-promise }
term-learned-rival-third-points = Le meilleur rival : { term-learned-third-points }
term-learned-rival-third-covered = Le meilleur rival : { term-learned-third-covered }
term-learned-rival-third-lacking = Le meilleur rival : { term-learned-third-lacking }
term-learned-rival-best-three = Le meilleur rival : { term-learned-best-three }
term-learned-rival-skill = Le meilleur rival : { term-learned-skill }
term-learned-rival-stone-and-wood = Le meilleur rival : { term-learned-stone-and-wood }

## La table telle qu’elle est dessinée

section-buildings = Bâtiments
section-workers = Ouvriers
section-slaves = Esclaves
section-tools = Outils
section-universities = Universités
section-take = Sesterces
section-loans = Emprunts
section-team = Équipe
section-own-tools = Outils
section-sites = Chantiers
section-done = Terminés
column-needs = besoins
column-makes = produit
column-gives = rapporte
column-wage = salaire
facts-needs = il faut { $list }
facts-covered = déjà fait : { $list }
facts-makes = produit { $list }
facts-adds = ajoute { $list }
facts-teaches = porte un ouvrier à { $list }
facts-gives = rapporte { $list }
facts-wage = salaire : { $list }
facts-price = coûte { $list }
facts-take = rapporte { $list }
facts-repays = se rembourse avec { $list }
facts-penalty = coûte { $list } si on le garde jusqu’à la fin
facts-loan = donne { $list }
facts-sending = envoyer le prochain coûte { $list }
figure-stone =
    { $value ->
        [one] { $value } pierre
       *[other] { $value } pierres
    }
figure-wood = { $value } bois
figure-architecture =
    { $value ->
        [one] { $value } architecture
       *[other] { $value } d’architecture
    }
figure-decoration =
    { $value ->
        [one] { $value } décoration
       *[other] { $value } décorations
    }
figure-sesterces =
    { $value ->
        [one] { $value } sesterce
       *[other] { $value } sesterces
    }
figure-wage =
    { $value ->
        [0] aucun
        [one] { $value } sesterce par envoi
       *[other] { $value } sesterces par envoi
    }
figure-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
figure-repays =
    { $value ->
        [one] { $value } sesterce
       *[other] { $value } sesterces
    }
figure-penalty =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
figure-actions =
    { $value ->
        [one] { $value } action
       *[other] { $value } actions
    }
figure-actions-left =
    { $value ->
        [0] plus d’action
        [one] { $value } action restante
       *[other] { $value } actions restantes
    }
figure-action-price =
    { $value ->
        [one] une de plus coûte { $value } sesterce
       *[other] une de plus coûte { $value } sesterces
    }
figure-loans =
    { $value ->
        [one] { $value } emprunt
       *[other] { $value } emprunts
    }
figure-deck = { $value } dans le paquet
note-next = à venir
note-invested = déjà investi
note-taught = instruit
note-first = commence
note-last-round = dernier tour de table
