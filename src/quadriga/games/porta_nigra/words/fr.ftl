### Porta Nigra. La formation des identifiants : docs/words.md.
### Aucun chiffre du jeu n’est écrit ici : une édition peut tous les changer. Emplacements et cartes portent le nom de ce
### qu’ils montrent ; les noms simples, tels « Basilique A4 », servent à qui ne connaît pas l’édition.

edition-treverorum = Augusta Treverorum
group-numbers = Nombres
group-rounds = Manches
group-colours = Prix des briques
group-leftovers = Points des ressources restantes
group-sets = Points des séries
group-majorities = Points des majorités
group-rewards = Récompenses
group-quarters = Quartiers et boutiques
group-basilica = Emplacements de la Basilique
group-amphitheatre = Emplacements de l’Amphithéâtre
group-wall = Emplacements du Mur d’Enceinte
group-porta = Emplacements de la Porta Nigra
group-actions = Cartes Action
group-supply = Cartes Réapprovisionnement
group-building_cards = Cartes Construction
group-honours = Cartes Honneur
option-youngest-first = Places du plus jeune au plus âgé
option-youngest-first-unknown = personne ne l’a dit
option-youngest-first-01 = places 1, 2
option-youngest-first-10 = places 2, 1
option-youngest-first-012 = places 1, 2, 3
option-youngest-first-021 = places 1, 3, 2
option-youngest-first-102 = places 2, 1, 3
option-youngest-first-120 = places 2, 3, 1
option-youngest-first-201 = places 3, 1, 2
option-youngest-first-210 = places 3, 2, 1
option-youngest-first-0123 = places 1, 2, 3, 4
option-youngest-first-0132 = places 1, 2, 4, 3
option-youngest-first-0213 = places 1, 3, 2, 4
option-youngest-first-0231 = places 1, 3, 4, 2
option-youngest-first-0312 = places 1, 4, 2, 3
option-youngest-first-0321 = places 1, 4, 3, 2
option-youngest-first-1023 = places 2, 1, 3, 4
option-youngest-first-1032 = places 2, 1, 4, 3
option-youngest-first-1203 = places 2, 3, 1, 4
option-youngest-first-1230 = places 2, 3, 4, 1
option-youngest-first-1302 = places 2, 4, 1, 3
option-youngest-first-1320 = places 2, 4, 3, 1
option-youngest-first-2013 = places 3, 1, 2, 4
option-youngest-first-2031 = places 3, 1, 4, 2
option-youngest-first-2103 = places 3, 2, 1, 4
option-youngest-first-2130 = places 3, 2, 4, 1
option-youngest-first-2301 = places 3, 4, 1, 2
option-youngest-first-2310 = places 3, 4, 2, 1
option-youngest-first-3012 = places 4, 1, 2, 3
option-youngest-first-3021 = places 4, 1, 3, 2
option-youngest-first-3102 = places 4, 2, 1, 3
option-youngest-first-3120 = places 4, 2, 3, 1
option-youngest-first-3201 = places 4, 3, 1, 2
option-youngest-first-3210 = places 4, 3, 2, 1

## Couleurs et bâtiments

thing-black = Noir
    .the = noire
    .many = noires
    .of = noire
thing-blue = Bleu
    .the = bleue
    .many = bleues
    .of = bleue
thing-red = Rouge
    .the = rouge
    .many = rouges
    .of = rouge
thing-yellow = Jaune
    .the = jaune
    .many = jaunes
    .of = jaune
thing-white = Blanc
    .the = blanche
    .many = blanches
    .of = blanche
thing-basilica = Basilique
    .the = la Basilique
    .of = de la Basilique
    .at = à la Basilique
thing-amphitheatre = Amphithéâtre
    .the = l’Amphithéâtre
    .of = de l’Amphithéâtre
    .at = à l’Amphithéâtre
thing-wall = Mur d’Enceinte
    .the = le Mur d’Enceinte
    .of = du Mur d’Enceinte
    .at = au Mur d’Enceinte
thing-porta = Porta Nigra
    .the = la Porta Nigra
    .of = de la Porta Nigra
    .at = à la Porta Nigra

## Les emplacements, par leur identifiant puis par ce qu’ils montrent

thing-ba1 = Basilique A1
    .the = l’emplacement A1 de la Basilique
    .short = A1
thing-ba2 = Basilique A2
    .the = l’emplacement A2 de la Basilique
    .short = A2
thing-ba3 = Basilique A3
    .the = l’emplacement A3 de la Basilique
    .short = A3
thing-ba4 = Basilique A4
    .the = l’emplacement A4 de la Basilique
    .short = A4
thing-ba5 = Basilique A5
    .the = l’emplacement A5 de la Basilique
    .short = A5
thing-bb1 = Basilique B1
    .the = l’emplacement B1 de la Basilique
    .short = B1
thing-bb2 = Basilique B2
    .the = l’emplacement B2 de la Basilique
    .short = B2
thing-bb3 = Basilique B3
    .the = l’emplacement B3 de la Basilique
    .short = B3
thing-bb4 = Basilique B4
    .the = l’emplacement B4 de la Basilique
    .short = B4
thing-bb5 = Basilique B5
    .the = l’emplacement B5 de la Basilique
    .short = B5
thing-aa1 = Amphithéâtre A1
    .the = l’emplacement A1 de l’Amphithéâtre
    .short = A1
thing-aa2 = Amphithéâtre A2
    .the = l’emplacement A2 de l’Amphithéâtre
    .short = A2
thing-aa3 = Amphithéâtre A3
    .the = l’emplacement A3 de l’Amphithéâtre
    .short = A3
thing-aa4 = Amphithéâtre A4
    .the = l’emplacement A4 de l’Amphithéâtre
    .short = A4
thing-aa5 = Amphithéâtre A5
    .the = l’emplacement A5 de l’Amphithéâtre
    .short = A5
thing-ab1 = Amphithéâtre B1
    .the = l’emplacement B1 de l’Amphithéâtre
    .short = B1
thing-ab2 = Amphithéâtre B2
    .the = l’emplacement B2 de l’Amphithéâtre
    .short = B2
thing-ab3 = Amphithéâtre B3
    .the = l’emplacement B3 de l’Amphithéâtre
    .short = B3
thing-ab4 = Amphithéâtre B4
    .the = l’emplacement B4 de l’Amphithéâtre
    .short = B4
thing-ab5 = Amphithéâtre B5
    .the = l’emplacement B5 de l’Amphithéâtre
    .short = B5
thing-ac1 = Amphithéâtre C1
    .the = l’emplacement C1 de l’Amphithéâtre
    .short = C1
thing-ac2 = Amphithéâtre C2
    .the = l’emplacement C2 de l’Amphithéâtre
    .short = C2
thing-ac3 = Amphithéâtre C3
    .the = l’emplacement C3 de l’Amphithéâtre
    .short = C3
thing-ac4 = Amphithéâtre C4
    .the = l’emplacement C4 de l’Amphithéâtre
    .short = C4
thing-ac5 = Amphithéâtre C5
    .the = l’emplacement C5 de l’Amphithéâtre
    .short = C5
thing-cw1 = Mur d’Enceinte 1
    .the = l’emplacement 1 du Mur d’Enceinte
    .short = 1
thing-cw2 = Mur d’Enceinte 2
    .the = l’emplacement 2 du Mur d’Enceinte
    .short = 2
thing-cw3 = Mur d’Enceinte 3
    .the = l’emplacement 3 du Mur d’Enceinte
    .short = 3
thing-cw4 = Mur d’Enceinte 4
    .the = l’emplacement 4 du Mur d’Enceinte
    .short = 4
thing-cw5 = Mur d’Enceinte 5
    .the = l’emplacement 5 du Mur d’Enceinte
    .short = 5
thing-cw6 = Mur d’Enceinte 6
    .the = l’emplacement 6 du Mur d’Enceinte
    .short = 6
thing-cw7 = Mur d’Enceinte 7
    .the = l’emplacement 7 du Mur d’Enceinte
    .short = 7
thing-cw8 = Mur d’Enceinte 8
    .the = l’emplacement 8 du Mur d’Enceinte
    .short = 8
thing-cw9 = Mur d’Enceinte 9
    .the = l’emplacement 9 du Mur d’Enceinte
    .short = 9
thing-cw10 = Mur d’Enceinte 10
    .the = l’emplacement 10 du Mur d’Enceinte
    .short = 10
thing-pn1 = Porta Nigra 1
    .the = l’emplacement 1 de la Porta Nigra
    .short = 1
thing-pn2 = Porta Nigra 2
    .the = l’emplacement 2 de la Porta Nigra
    .short = 2
thing-pn3 = Porta Nigra 3
    .the = l’emplacement 3 de la Porta Nigra
    .short = 3
thing-pn4 = Porta Nigra 4
    .the = l’emplacement 4 de la Porta Nigra
    .short = 4
thing-pn5 = Porta Nigra 5
    .the = l’emplacement 5 de la Porta Nigra
    .short = 5
thing-pn6 = Porta Nigra 6
    .the = l’emplacement 6 de la Porta Nigra
    .short = 6
thing-pn7 = Porta Nigra 7
    .the = l’emplacement 7 de la Porta Nigra
    .short = 7
thing-pn8 = Porta Nigra 8
    .the = l’emplacement 8 de la Porta Nigra
    .short = 8
thing-pn9 = Porta Nigra 9
    .the = l’emplacement 9 de la Porta Nigra
    .short = 9
thing-spot-basilica-A-black = Basilique A, noir
    .the = l’emplacement noir de la rangée A de la Basilique
    .short = A
thing-spot-basilica-A-blue = Basilique A, bleu
    .the = l’emplacement bleu de la rangée A de la Basilique
    .short = A
thing-spot-basilica-A-red = Basilique A, rouge
    .the = l’emplacement rouge de la rangée A de la Basilique
    .short = A
thing-spot-basilica-A-yellow = Basilique A, jaune
    .the = l’emplacement jaune de la rangée A de la Basilique
    .short = A
thing-spot-basilica-A-white = Basilique A, blanc
    .the = l’emplacement blanc de la rangée A de la Basilique
    .short = A
thing-spot-basilica-B-black = Basilique B, noir
    .the = l’emplacement noir de la rangée B de la Basilique
    .short = B
thing-spot-basilica-B-blue = Basilique B, bleu
    .the = l’emplacement bleu de la rangée B de la Basilique
    .short = B
thing-spot-basilica-B-red = Basilique B, rouge
    .the = l’emplacement rouge de la rangée B de la Basilique
    .short = B
thing-spot-basilica-B-yellow = Basilique B, jaune
    .the = l’emplacement jaune de la rangée B de la Basilique
    .short = B
thing-spot-basilica-B-white = Basilique B, blanc
    .the = l’emplacement blanc de la rangée B de la Basilique
    .short = B
thing-spot-amphitheatre-A-black = Amphithéâtre A, noir
    .the = l’emplacement noir de la rangée A de l’Amphithéâtre
    .short = A
thing-spot-amphitheatre-A-blue = Amphithéâtre A, bleu
    .the = l’emplacement bleu de la rangée A de l’Amphithéâtre
    .short = A
thing-spot-amphitheatre-A-red = Amphithéâtre A, rouge
    .the = l’emplacement rouge de la rangée A de l’Amphithéâtre
    .short = A
thing-spot-amphitheatre-A-yellow = Amphithéâtre A, jaune
    .the = l’emplacement jaune de la rangée A de l’Amphithéâtre
    .short = A
thing-spot-amphitheatre-A-white = Amphithéâtre A, blanc
    .the = l’emplacement blanc de la rangée A de l’Amphithéâtre
    .short = A
thing-spot-amphitheatre-B-black = Amphithéâtre B, noir
    .the = l’emplacement noir de la rangée B de l’Amphithéâtre
    .short = B
thing-spot-amphitheatre-B-blue = Amphithéâtre B, bleu
    .the = l’emplacement bleu de la rangée B de l’Amphithéâtre
    .short = B
thing-spot-amphitheatre-B-red = Amphithéâtre B, rouge
    .the = l’emplacement rouge de la rangée B de l’Amphithéâtre
    .short = B
thing-spot-amphitheatre-B-yellow = Amphithéâtre B, jaune
    .the = l’emplacement jaune de la rangée B de l’Amphithéâtre
    .short = B
thing-spot-amphitheatre-B-white = Amphithéâtre B, blanc
    .the = l’emplacement blanc de la rangée B de l’Amphithéâtre
    .short = B
thing-spot-amphitheatre-C-black = Amphithéâtre C, noir
    .the = l’emplacement noir de la rangée C de l’Amphithéâtre
    .short = C
thing-spot-amphitheatre-C-blue = Amphithéâtre C, bleu
    .the = l’emplacement bleu de la rangée C de l’Amphithéâtre
    .short = C
thing-spot-amphitheatre-C-red = Amphithéâtre C, rouge
    .the = l’emplacement rouge de la rangée C de l’Amphithéâtre
    .short = C
thing-spot-amphitheatre-C-yellow = Amphithéâtre C, jaune
    .the = l’emplacement jaune de la rangée C de l’Amphithéâtre
    .short = C
thing-spot-amphitheatre-C-white = Amphithéâtre C, blanc
    .the = l’emplacement blanc de la rangée C de l’Amphithéâtre
    .short = C
thing-spot-wall-A-black = Mur d’Enceinte, noir
    .the = un emplacement noir du Mur d’Enceinte
    .short = noir
thing-spot-wall-A-blue = Mur d’Enceinte, bleu
    .the = un emplacement bleu du Mur d’Enceinte
    .short = bleu
thing-spot-wall-A-red = Mur d’Enceinte, rouge
    .the = un emplacement rouge du Mur d’Enceinte
    .short = rouge
thing-spot-wall-A-yellow = Mur d’Enceinte, jaune
    .the = un emplacement jaune du Mur d’Enceinte
    .short = jaune
thing-spot-wall-A-white = Mur d’Enceinte, blanc
    .the = un emplacement blanc du Mur d’Enceinte
    .short = blanc
thing-spot-porta-black = Porta Nigra, noir
    .the = un emplacement noir de la Porta Nigra
    .short = noir
thing-spot-porta-blue = Porta Nigra, bleu
    .the = un emplacement bleu de la Porta Nigra
    .short = bleu
thing-spot-porta-red = Porta Nigra, rouge
    .the = un emplacement rouge de la Porta Nigra
    .short = rouge
thing-spot-porta-yellow = Porta Nigra, jaune
    .the = un emplacement jaune de la Porta Nigra
    .short = jaune
thing-spot-porta-white = Porta Nigra, blanc
    .the = un emplacement blanc de la Porta Nigra
    .short = blanc

## Ce que comptent les majorités

thing-part-basilica-A = Basilique A
thing-part-basilica-B = Basilique B
thing-part-amphitheatre-A = Amphithéâtre A
thing-part-amphitheatre-B = Amphithéâtre B
thing-part-amphitheatre-C = Amphithéâtre C
thing-part-wall-A = Mur d’Enceinte
thing-part-porta-3 = Porta Nigra, hauteur 3
thing-part-porta-4 = Porta Nigra, hauteur 4
thing-part-porta-5 = Porta Nigra, hauteur 5
thing-part-porta-6 = Porta Nigra, hauteur 6
thing-part-porta-7 = Porta Nigra, hauteur 7
thing-part-porta-8 = Porta Nigra, hauteur 8

## Les cartes Construction, par leur identifiant puis par ce qu’elles montrent

thing-k01 = Carte Construction 1
    .the = la carte Construction 1
thing-k02 = Carte Construction 2
    .the = la carte Construction 2
thing-k03 = Carte Construction 3
    .the = la carte Construction 3
thing-k04 = Carte Construction 4
    .the = la carte Construction 4
thing-k05 = Carte Construction 5
    .the = la carte Construction 5
thing-k06 = Carte Construction 6
    .the = la carte Construction 6
thing-k07 = Carte Construction 7
    .the = la carte Construction 7
thing-k08 = Carte Construction 8
    .the = la carte Construction 8
thing-k09 = Carte Construction 9
    .the = la carte Construction 9
thing-k10 = Carte Construction 10
    .the = la carte Construction 10
thing-k11 = Carte Construction 11
    .the = la carte Construction 11
thing-k12 = Carte Construction 12
    .the = la carte Construction 12
thing-k13 = Carte Construction 13
    .the = la carte Construction 13
thing-k14 = Carte Construction 14
    .the = la carte Construction 14
thing-k15 = Carte Construction 15
    .the = la carte Construction 15
thing-k16 = Carte Construction 16
    .the = la carte Construction 16
thing-k17 = Carte Construction 17
    .the = la carte Construction 17
thing-k18 = Carte Construction 18
    .the = la carte Construction 18
thing-k19 = Carte Construction 19
    .the = la carte Construction 19
thing-k20 = Carte Construction 20
    .the = la carte Construction 20
thing-card-basilica-black = Basilique, noir
    .the = la carte noire de la Basilique
thing-card-basilica-blue = Basilique, bleu
    .the = la carte bleue de la Basilique
thing-card-basilica-red = Basilique, rouge
    .the = la carte rouge de la Basilique
thing-card-basilica-yellow = Basilique, jaune
    .the = la carte jaune de la Basilique
thing-card-basilica-white = Basilique, blanc
    .the = la carte blanche de la Basilique
thing-card-amphitheatre-black = Amphithéâtre, noir
    .the = la carte noire de l’Amphithéâtre
thing-card-amphitheatre-blue = Amphithéâtre, bleu
    .the = la carte bleue de l’Amphithéâtre
thing-card-amphitheatre-red = Amphithéâtre, rouge
    .the = la carte rouge de l’Amphithéâtre
thing-card-amphitheatre-yellow = Amphithéâtre, jaune
    .the = la carte jaune de l’Amphithéâtre
thing-card-amphitheatre-white = Amphithéâtre, blanc
    .the = la carte blanche de l’Amphithéâtre
thing-card-wall-black = Mur d’Enceinte, noir
    .the = la carte noire du Mur d’Enceinte
thing-card-wall-blue = Mur d’Enceinte, bleu
    .the = la carte bleue du Mur d’Enceinte
thing-card-wall-red = Mur d’Enceinte, rouge
    .the = la carte rouge du Mur d’Enceinte
thing-card-wall-yellow = Mur d’Enceinte, jaune
    .the = la carte jaune du Mur d’Enceinte
thing-card-wall-white = Mur d’Enceinte, blanc
    .the = la carte blanche du Mur d’Enceinte
thing-card-porta-black = Porta Nigra, noir
    .the = la carte noire de la Porta Nigra
thing-card-porta-blue = Porta Nigra, bleu
    .the = la carte bleue de la Porta Nigra
thing-card-porta-red = Porta Nigra, rouge
    .the = la carte rouge de la Porta Nigra
thing-card-porta-yellow = Porta Nigra, jaune
    .the = la carte jaune de la Porta Nigra
thing-card-porta-white = Porta Nigra, blanc
    .the = la carte blanche de la Porta Nigra

## Les cartes Honneur, par leur identifiant puis par leur usage

thing-h01 = Carte Honneur 1
    .the = la carte Honneur 1
thing-h02 = Carte Honneur 2
    .the = la carte Honneur 2
thing-h03 = Carte Honneur 3
    .the = la carte Honneur 3
thing-h04 = Carte Honneur 4
    .the = la carte Honneur 4
thing-h05 = Carte Honneur 5
    .the = la carte Honneur 5
thing-h06 = Carte Honneur 6
    .the = la carte Honneur 6
thing-h07 = Carte Honneur 7
    .the = la carte Honneur 7
thing-h08 = Carte Honneur 8
    .the = la carte Honneur 8
thing-h09 = Carte Honneur 9
    .the = la carte Honneur 9
thing-h10 = Carte Honneur 10
    .the = la carte Honneur 10
thing-h11 = Carte Honneur 11
    .the = la carte Honneur 11
thing-h12 = Carte Honneur 12
    .the = la carte Honneur 12
thing-h13 = Carte Honneur 13
    .the = la carte Honneur 13
thing-h14 = Carte Honneur 14
    .the = la carte Honneur 14
thing-h15 = Carte Honneur 15
    .the = la carte Honneur 15
thing-h16 = Carte Honneur 16
    .the = la carte Honneur 16
thing-h17 = Carte Honneur 17
    .the = la carte Honneur 17
thing-h18 = Carte Honneur 18
    .the = la carte Honneur 18
thing-h19 = Carte Honneur 19
    .the = la carte Honneur 19
thing-h20 = Carte Honneur 20
    .the = la carte Honneur 20
thing-h21 = Carte Honneur 21
    .the = la carte Honneur 21
thing-h22 = Carte Honneur 22
    .the = la carte Honneur 22
thing-h23 = Carte Honneur 23
    .the = la carte Honneur 23
thing-h24 = Carte Honneur 24
    .the = la carte Honneur 24
thing-h25 = Carte Honneur 25
    .the = la carte Honneur 25
thing-h26 = Carte Honneur 26
    .the = la carte Honneur 26
thing-h27 = Carte Honneur 27
    .the = la carte Honneur 27
thing-h28 = Carte Honneur 28
    .the = la carte Honneur 28
thing-honour-substitute-basilica = Construction bonus, Basilique
    .the = la carte Construction bonus de la Basilique
    .about = Vous la gardez ; elle compte à tous égards comme une carte Construction de la Basilique.
thing-honour-substitute-amphitheatre = Construction bonus, Amphithéâtre
    .the = la carte Construction bonus de l’Amphithéâtre
    .about = Vous la gardez ; elle compte à tous égards comme une carte Construction de l’Amphithéâtre.
thing-honour-substitute-wall = Construction bonus, Mur d’Enceinte
    .the = la carte Construction bonus du Mur d’Enceinte
    .about = Vous la gardez ; elle compte à tous égards comme une carte Construction du Mur d’Enceinte.
thing-honour-substitute-porta = Construction bonus, Porta Nigra
    .the = la carte Construction bonus de la Porta Nigra
    .about = Vous la gardez ; elle compte à tous égards comme une carte Construction de la Porta Nigra.
thing-honour-brick-black = Brique noire
    .the = la carte Honneur à la brique noire
    .about = Une brique noire de la réserve, et ce que la carte montre d’autre.
thing-honour-brick-blue = Brique bleue
    .the = la carte Honneur à la brique bleue
    .about = Une brique bleue de la réserve, et ce que la carte montre d’autre.
thing-honour-brick-red = Brique rouge
    .the = la carte Honneur à la brique rouge
    .about = Une brique rouge de la réserve, et ce que la carte montre d’autre.
thing-honour-brick-yellow = Brique jaune
    .the = la carte Honneur à la brique jaune
    .about = Une brique jaune de la réserve, et ce que la carte montre d’autre.
thing-honour-brick-white = Brique blanche
    .the = la carte Honneur à la brique blanche
    .about = Une brique blanche de la réserve, et ce que la carte montre d’autre.
thing-honour-final =
    { $a ->
        [none] Décompte final
       *[other] Décompte final, { $a } points
    }
    .the =
        { $a ->
            [none] la carte Décompte final
           *[other] la carte Décompte final à { $a } points
        }
    .about = Vous la gardez ; elle rapporte ses points au décompte final. Il faut défausser les cartes qu’elle montre en haut.
thing-honour-sesterces =
    { $a ->
        [none] Sesterces
        [one] { $a } sesterce
       *[other] { $a } sesterces
    }
    .the =
        { $a ->
            [none] la carte Honneur aux sesterces
            [one] la carte Honneur à { $a } sesterce
           *[other] la carte Honneur à { $a } sesterces
        }
    .about = Des sesterces de la banque, tout de suite.
thing-honour-points =
    { $a ->
        [none] Points
        [one] { $a } point
       *[other] { $a } points
    }
    .the =
        { $a ->
            [none] la carte Honneur aux points
            [one] la carte Honneur à { $a } point
           *[other] la carte Honneur à { $a } points
        }
    .about = Des Points de victoire, tout de suite.
thing-honour-porta = Brique, Porta Nigra
    .the = la carte Honneur à la brique pour la Porta Nigra
    .about = Une brique de la réserve sous le Romain de l’un de vos éléments de la Porta Nigra : pas de points sur le moment, mais peut-être une récompense, et plus de hauteur.
thing-honour-build = Construire
    .the = la carte Honneur pour construire
    .about = Placez tout de suite un élément de construction, avec son déplacement et son Romain.
thing-honour-romans =
    { $a ->
        [none] Romains
        [one] { $a } Romain
       *[other] { $a } Romains
    }
    .the =
        { $a ->
            [none] la carte Honneur aux Romains
            [one] la carte Honneur à { $a } Romain
           *[other] la carte Honneur à { $a } Romains
        }
    .about = Vos propres Romains, pris dans la réserve.
thing-honour-torches =
    { $a ->
        [none] Jetons Torche
        [one] { $a } jeton Torche
       *[other] { $a } jetons Torche
    }
    .the =
        { $a ->
            [none] la carte Honneur aux jetons Torche
            [one] la carte Honneur à { $a } jeton Torche
           *[other] la carte Honneur à { $a } jetons Torche
        }
    .about = Des jetons Torche, tout de suite.

## Les cartes Action : les mêmes pour tous, chacun à sa couleur

thing-act1 = Carte I
    .the = la carte Action I
thing-act2 = Carte II
    .the = la carte Action II
thing-act3 = Carte III
    .the = la carte Action III
thing-act4 = Carte IV
    .the = la carte Action IV
thing-act5 = Carte V
    .the = la carte Action V
thing-act6 = Carte VI
    .the = la carte Action VI
thing-act7 = Carte VII
    .the = la carte Action VII
thing-act8 = Carte VIII
    .the = la carte Action VIII
thing-p0-act1 = { thing-act1 }
    .the = { thing-act1.the }
thing-p0-act2 = { thing-act2 }
    .the = { thing-act2.the }
thing-p0-act3 = { thing-act3 }
    .the = { thing-act3.the }
thing-p0-act4 = { thing-act4 }
    .the = { thing-act4.the }
thing-p0-act5 = { thing-act5 }
    .the = { thing-act5.the }
thing-p0-act6 = { thing-act6 }
    .the = { thing-act6.the }
thing-p0-act7 = { thing-act7 }
    .the = { thing-act7.the }
thing-p0-act8 = { thing-act8 }
    .the = { thing-act8.the }
thing-p1-act1 = { thing-act1 }
    .the = { thing-act1.the }
thing-p1-act2 = { thing-act2 }
    .the = { thing-act2.the }
thing-p1-act3 = { thing-act3 }
    .the = { thing-act3.the }
thing-p1-act4 = { thing-act4 }
    .the = { thing-act4.the }
thing-p1-act5 = { thing-act5 }
    .the = { thing-act5.the }
thing-p1-act6 = { thing-act6 }
    .the = { thing-act6.the }
thing-p1-act7 = { thing-act7 }
    .the = { thing-act7.the }
thing-p1-act8 = { thing-act8 }
    .the = { thing-act8.the }
thing-p2-act1 = { thing-act1 }
    .the = { thing-act1.the }
thing-p2-act2 = { thing-act2 }
    .the = { thing-act2.the }
thing-p2-act3 = { thing-act3 }
    .the = { thing-act3.the }
thing-p2-act4 = { thing-act4 }
    .the = { thing-act4.the }
thing-p2-act5 = { thing-act5 }
    .the = { thing-act5.the }
thing-p2-act6 = { thing-act6 }
    .the = { thing-act6.the }
thing-p2-act7 = { thing-act7 }
    .the = { thing-act7.the }
thing-p2-act8 = { thing-act8 }
    .the = { thing-act8.the }
thing-p3-act1 = { thing-act1 }
    .the = { thing-act1.the }
thing-p3-act2 = { thing-act2 }
    .the = { thing-act2.the }
thing-p3-act3 = { thing-act3 }
    .the = { thing-act3.the }
thing-p3-act4 = { thing-act4 }
    .the = { thing-act4.the }
thing-p3-act5 = { thing-act5 }
    .the = { thing-act5.the }
thing-p3-act6 = { thing-act6 }
    .the = { thing-act6.the }
thing-p3-act7 = { thing-act7 }
    .the = { thing-act7.the }
thing-p3-act8 = { thing-act8 }
    .the = { thing-act8.the }

## Les icônes de la carte jouée, puis par ce qu’elles font

thing-icon-1 = Icône 1
    .the = l’icône 1
thing-icon-2 = Icône 2
    .the = l’icône 2
thing-icon-3 = Icône 3
    .the = l’icône 3
thing-icon-4 = Icône 4
    .the = l’icône 4
thing-icon-5 = Icône 5
    .the = l’icône 5
thing-icon-buy-black = brique noire
    .the = l’icône d’achat noire
thing-icon-buy-blue = brique bleue
    .the = l’icône d’achat bleue
thing-icon-buy-red = brique rouge
    .the = l’icône d’achat rouge
thing-icon-buy-yellow = brique jaune
    .the = l’icône d’achat jaune
thing-icon-buy-white = brique blanche
    .the = l’icône d’achat blanche
thing-icon-buy-any = brique au choix
    .the = l’icône d’achat grise
thing-icon-build = construire
    .the = l’icône de construction
thing-icon-influence = jeton Influence
    .the = l’icône Influence
thing-icon-torch = jeton Torche
    .the = l’icône Torche
thing-icon-coins-3 = 3 pièces
    .the = l’icône de 3 pièces
thing-icon-coins-4 = 4 pièces
    .the = l’icône de 4 pièces
thing-icon-coins-5 = 5 pièces
    .the = l’icône de 5 pièces

## Les cartes Réapprovisionnement

thing-s01 = Carte Réapprovisionnement 1
    .the = la carte Réapprovisionnement 1
thing-s02 = Carte Réapprovisionnement 2
    .the = la carte Réapprovisionnement 2
thing-s03 = Carte Réapprovisionnement 3
    .the = la carte Réapprovisionnement 3
thing-s04 = Carte Réapprovisionnement 4
    .the = la carte Réapprovisionnement 4
thing-s05 = Carte Réapprovisionnement 5
    .the = la carte Réapprovisionnement 5
thing-s06 = Carte Réapprovisionnement 6
    .the = la carte Réapprovisionnement 6
thing-s07 = Carte Réapprovisionnement 7
    .the = la carte Réapprovisionnement 7
thing-s08 = Carte Réapprovisionnement 8
    .the = la carte Réapprovisionnement 8
thing-s09 = Carte Réapprovisionnement 9
    .the = la carte Réapprovisionnement 9
thing-s10 = Carte Réapprovisionnement 10
    .the = la carte Réapprovisionnement 10

## Les pièces du jeu

thing-brick =
    { $count ->
        [one] brique
       *[other] briques
    }
    .the =
        { $count ->
            [one] { $count } brique
           *[other] { $count } briques
        }
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
thing-torch =
    { $count ->
        [one] jeton Torche
       *[other] jetons Torche
    }
    .the =
        { $count ->
            [one] { $count } jeton Torche
           *[other] { $count } jetons Torche
        }
thing-influence =
    { $count ->
        [one] jeton Influence
       *[other] jetons Influence
    }
    .the =
        { $count ->
            [one] { $count } jeton Influence
           *[other] { $count } jetons Influence
        }
thing-romans =
    { $count ->
        [one] Romain
       *[other] Romains
    }
    .the =
        { $count ->
            [one] { $count } Romain
           *[other] { $count } Romains
        }
thing-p0-roman = { thing-romans }
    .the = { thing-romans.the }
thing-p0-builder = Maître d’œuvre
    .the = le Maître d’œuvre
thing-p1-roman = { thing-romans }
    .the = { thing-romans.the }
thing-p1-builder = Maître d’œuvre
    .the = le Maître d’œuvre
thing-p2-roman = { thing-romans }
    .the = { thing-romans.the }
thing-p2-builder = Maître d’œuvre
    .the = le Maître d’œuvre
thing-p3-roman = { thing-romans }
    .the = { thing-romans.the }
thing-p3-builder = Maître d’œuvre
    .the = le Maître d’œuvre

## Ce sur quoi l’on clique sans que ce soit une chose

thing-spend-roman = Un Romain contre des jetons Influence
    .the = un Romain contre des jetons Influence
    .about = Un Romain de votre réserve devient disponible.
thing-spend-build = Construire contre des jetons Influence
    .the = construire contre des jetons Influence
    .about = Vous construisez un élément sans icône de votre carte. L’emplacement est demandé ensuite.
thing-sell-torch = Un sesterce contre un jeton Torche
    .the = rendre un jeton Torche
    .about = Un jeton Torche en moins, un sesterce en plus.
thing-forfeit = Un sesterce contre une action
    .the = abandonner une action
    .about = Une action de votre carte en moins, un sesterce en plus.
thing-end = Fin du tour
    .the = la fin du tour
    .about = Ce qui reste de votre carte est perdu, et le suivant joue.

## Lieux

zone-reserve = Réserve de briques
zone-bank = Banque
zone-box = Hors jeu
zone-shop = Boutique { $place-the }
zone-spot = { $place }
zone-basilica = Basilique
zone-amphitheatre = Amphithéâtre
zone-wall = Mur d’Enceinte
zone-porta = Porta Nigra
zone-deck-supply = Pioche de réapprovisionnement
zone-discard-supply = Défausse de réapprovisionnement
zone-deck-buildings = Pioche Construction
zone-display-buildings = Cartes Construction
zone-deck-honours = Pioche Honneur
zone-display-honours = Cartes Honneur
zone-p-purse = { $player } : sesterces
zone-p-torches = { $player } : jetons Torche
zone-p-influence = { $player } : jetons Influence
zone-p-romans = { $player } : Romains disponibles
zone-p-reserve = { $player } : Romains en réserve
zone-p-stand = { $player } : Maître d’œuvre
zone-p-bricks = { $player } : briques { $place-many }
zone-p-deck = { $player } : pioche Action
zone-p-hand = { $player } : main
zone-p-played = { $player } : carte jouée
zone-p-discard = { $player } : défausse
zone-p-cards = { $player } : cartes acquises

## Questions

question-placing = { $player } choisit un quartier pour son Maître d’œuvre.
    .you = Dans quel quartier placez-vous votre Maître d’œuvre ?
question-card = { $player } choisit une carte Action.
    .you = À vous : quelle carte jouez-vous ?
question-act = { $player } choisit l’action suivante.
    .you = Que faites-vous de votre carte ?
question-spot = { $player } choisit un emplacement.
    .you = Où construisez-vous ?
question-height = { $player } choisit la hauteur sur { $spot-the }.
    .you = Combien de briques empilez-vous sur { $spot-the } ?
question-whites = { $player } choisit les briques pour { $spot-the }.
    .you =
        { $bricks ->
            [one] La brique pour { $spot-the } est-elle blanche ?
           *[other] Sur les { $bricks } briques pour { $spot-the }, combien sont blanches ?
        }
question-adding = { $player } choisit un élément de la Porta Nigra.
    .you = Lequel de vos éléments de la Porta Nigra reçoit une brique ?
question-split = { $player } répartit { $left } entre points et sesterces.
    .you = Vous avez { $left } à répartir : combien en points ?
question-appoint = { $player } désigne qui commencera la manche suivante.
    .you = Vous avez le moins de points : qui commence la manche suivante ?

## Coups

move-place = Placer votre Maître d’œuvre dans le quartier { $a-of }
    .group = Quartier
    .short = { $a }
move-play = Jouer { $a-the }
    .group = Jouer
    .short = { $a }
move-buy = Acheter une brique { $a-the } avec l’icône { $b } de la carte
    .group = Acheter une brique
    .short = { $a-the } (icône { $b })
move-build = Construire avec l’icône { $a } de la carte
    .group = Autres icônes
    .short = construire (icône { $a })
move-influence = Prendre un jeton Influence avec l’icône { $a } de la carte
    .group = Autres icônes
    .short = jeton Influence (icône { $a })
move-torch = Prendre un jeton Torche avec l’icône { $a } de la carte
    .group = Autres icônes
    .short = jeton Torche (icône { $a })
move-coins = Prendre les pièces de l’icône { $a } de la carte
    .group = Autres icônes
    .short = pièces (icône { $a })
move-honour = Acheter { $a-the }
    .group = Acheter une carte Honneur
    .short = { $a }
move-spend-roman = Prendre un Romain contre des jetons Influence
    .group = Dépenser des jetons Influence
    .short = prendre un Romain
move-spend-build = Construire contre des jetons Influence
    .group = Dépenser des jetons Influence
    .short = construire
move-sell = Échanger un jeton Torche contre un sesterce
    .group = Autres
    .short = échanger un jeton Torche contre un sesterce
move-forfeit = Abandonner une action de la carte contre un sesterce
    .group = Autres
    .short = abandonner une action contre un sesterce
move-end = Terminer votre tour
    .group = Autres
    .short = terminer votre tour
move-on = Construire sur { $a-the }
    .group = Construire
    .short = { $a }
move-stack =
    { $a ->
        [one] Empiler { $a } brique
       *[other] Empiler { $a } briques
    }
    .group = Empiler
    .short = { $a }
move-white =
    { $a ->
        [0] N’utiliser aucune brique blanche
        [one] Utiliser { $a } brique blanche
       *[other] Utiliser { $a } briques blanches
    }
    .group = Briques blanches
    .short = { $a }
move-add = Ajouter une brique sur { $a-the }
    .group = Ajouter une brique
    .short = { $a }
move-points =
    { $a ->
        [0] Ne prendre aucun point
        [one] Prendre { $a } point, le reste en sesterces
       *[other] Prendre { $a } points, le reste en sesterces
    }
    .group = Points
    .short = { $a }
move-first = { $a } commence la manche suivante
    .group = Commence la manche suivante
    .short = { $a }

## Ce qui se passe

moved-p-stand-to-basilica = { $from } place son Maître d’œuvre à la Basilique
    .you = Vous placez votre Maître d’œuvre à la Basilique
moved-p-stand-to-amphitheatre = { $from } place son Maître d’œuvre à l’Amphithéâtre
    .you = Vous placez votre Maître d’œuvre à l’Amphithéâtre
moved-p-stand-to-wall = { $from } place son Maître d’œuvre au Mur d’Enceinte
    .you = Vous placez votre Maître d’œuvre au Mur d’Enceinte
moved-p-stand-to-porta = { $from } place son Maître d’œuvre à la Porta Nigra
    .you = Vous placez votre Maître d’œuvre à la Porta Nigra
moved-to-basilica = Le Maître d’œuvre se déplace jusqu’à la Basilique
    .detail = déplacement jusqu’à la Basilique
moved-to-amphitheatre = Le Maître d’œuvre se déplace jusqu’à l’Amphithéâtre
    .detail = déplacement jusqu’à l’Amphithéâtre
moved-to-wall = Le Maître d’œuvre se déplace jusqu’au Mur d’Enceinte
    .detail = déplacement jusqu’au Mur d’Enceinte
moved-to-porta = Le Maître d’œuvre se déplace jusqu’à la Porta Nigra
    .detail = déplacement jusqu’à la Porta Nigra
moved-p-purse-to-bank = { $player } paie { $thing-the }
    .you = Vous payez { $thing-the }
    .detail = −{ $thing-the }
moved-bank-to-p-purse = { $player } prend { $thing-the }
    .you = Vous prenez { $thing-the }
    .detail = +{ $thing-the }
moved-bank-to-p-torches = { $player } prend { $thing-the }
    .you = Vous prenez { $thing-the }
    .detail = +{ $thing-the }
moved-p-torches-to-bank = { $player } dépense { $thing-the }
    .you = Vous dépensez { $thing-the }
    .detail = −{ $thing-the }
moved-bank-to-p-influence = { $player } prend { $thing-the }
    .you = Vous prenez { $thing-the }
    .detail = +{ $thing-the }
moved-p-influence-to-bank = { $player } dépense { $thing-the }
    .you = Vous dépensez { $thing-the }
    .detail = −{ $thing-the }
moved-p-reserve-to-p-romans = { $player } prend { $thing-the }
    .you = Vous prenez { $thing-the }
    .detail = +{ $thing-the }
moved-reserve-to-p-bricks =
    { $count ->
        [one] { $player } prend { $count } brique { $place-the }
       *[other] { $player } prend { $count } briques { $place-many }
    }
    .you =
        { $count ->
            [one] Vous prenez { $count } brique { $place-the }
           *[other] Vous prenez { $count } briques { $place-many }
        }
    .detail =
        { $count ->
            [one] +{ $count } brique { $place-the }
           *[other] +{ $count } briques { $place-many }
        }
moved-reserve-to-shop = La boutique { $place-the } reçoit { $thing-the }
    .detail =
        { $count ->
            [one] +{ $count } { $place-the }
           *[other] +{ $count } { $place-many }
        }
moved-reserve-to-spot = De la réserve sur { $place-the } : { $thing-the }
    .detail = { $thing-the } de la réserve
moved-shop-to-p-bricks = { $player } achète une brique { $place-the }
    .you = Vous achetez une brique { $place-the }
moved-p-bricks-to-spot =
    { $count ->
        [one] { $player } pose { $count } brique { $origin-the } sur { $place-the }
       *[other] { $player } pose { $count } briques { $origin-many } sur { $place-the }
    }
    .you =
        { $count ->
            [one] Vous posez { $count } brique { $origin-the } sur { $place-the }
           *[other] Vous posez { $count } briques { $origin-many } sur { $place-the }
        }
    .detail =
        { $count ->
            [one] −{ $count } brique { $origin-the }
           *[other] −{ $count } briques { $origin-many }
        }
moved-p-romans-to-spot = { $player } pose { $thing-the } sur { $place-the }
    .you = Vous posez { $thing-the } sur { $place-the }
    .detail = −{ $thing-the }
moved-display-buildings-to-p-cards = { $player } prend { $thing-the }
    .you = Vous prenez { $thing-the }
    .detail = en prenant { $thing-the }
moved-display-honours-to-p-cards = { $player } garde { $thing-the }
    .you = Vous gardez { $thing-the }
    .detail = en gardant { $thing-the }
moved-display-honours-to-box = Hors du jeu : { $thing-the }
    .detail = { "" }
moved-p-cards-to-box = { $player } défausse { $thing-the }
    .you = Vous défaussez { $thing-the }
    .detail = en défaussant { $thing-the }
moved-deck-supply-to-discard-supply =
    { $count ->
        [one] { $count } carte Réapprovisionnement remplit le marché
       *[other] { $count } cartes Réapprovisionnement remplissent le marché
    }
moved-discard-supply-to-deck-supply =
    { $count ->
        [one] { $count } carte Réapprovisionnement forme une nouvelle pioche
       *[other] { $count } cartes Réapprovisionnement forment une nouvelle pioche
    }
    .detail =
        { $count ->
            [one] { $count } carte de la défausse
           *[other] { $count } cartes de la défausse
        }
moved-deck-buildings-to-display-buildings =
    { $count ->
        [one] Nouvelle carte : { $thing-the }
       *[other] Nouvelles cartes : { $thing-the }
    }
moved-deck-honours-to-display-honours =
    { $count ->
        [one] Nouvelle carte : { $thing-the }
       *[other] Nouvelles cartes : { $thing-the }
    }
moved-p-deck-to-p-hand =
    { $count ->
        [one] { $player } pioche une carte
       *[other] { $player } pioche { $count } cartes
    }
    .you = Vous piochez { $thing-the }
    .detail =
        { $thing ->
            [none] { $count ->
                [one] { $count } carte piochée
               *[other] { $count } cartes piochées
            }
           *[other] pioche : { $thing-the }
        }
moved-p-hand-to-p-played = { $player } joue { $thing-the }
    .you = Vous jouez { $thing-the }
moved-p-played-to-p-discard = { $player } termine son tour
    .you = Vous terminez votre tour
moved-p-discard-to-p-deck =
    { $count ->
        [one] { $player } mélange { $count } carte Action pour former sa pioche
       *[other] { $player } mélange { $count } cartes Action pour former sa pioche
    }
    .you =
        { $count ->
            [one] Vous mélangez { $count } carte Action pour former votre pioche
           *[other] Vous mélangez { $count } cartes Action pour former votre pioche
        }
happened-turn = { "" }
happened-walked =
    { $toll ->
        [0] { $player } se déplace sans péage
       *[other] { $player } paie { $toll } de péage
    }
    .you =
        { $toll ->
            [0] Vous vous déplacez sans péage
           *[other] Vous payez { $toll } de péage
        }
    .detail =
        { $toll ->
            [0] sans péage
           *[other] dont { $toll } de péage
        }
happened-used = { $player } utilise { $icon-the }
    .you = Vous utilisez { $icon-the }
happened-shown =
    { $torches ->
        [one] { $torches } torche pour { $icons }
       *[other] { $torches } torches pour { $icons }
    }
    .detail =
        { $torches ->
            [one] { $torches } torche pour { $icons }
           *[other] { $torches } torches pour { $icons }
        }
happened-unused =
    { $torches ->
        [one] { $player } laisse { $torches } torche inutilisée
       *[other] { $player } laisse { $torches } torches inutilisées
    }
    .you =
        { $torches ->
            [one] Vous laissez { $torches } torche inutilisée
           *[other] Vous laissez { $torches } torches inutilisées
        }
    .detail =
        { $torches ->
            [one] { $torches } torche inutilisée
           *[other] { $torches } torches inutilisées
        }
happened-forfeited = { $player } abandonne une action de la carte
    .you = Vous abandonnez une action de la carte
happened-torch-sold = { $player } échange un jeton Torche contre des pièces
    .you = Vous échangez un jeton Torche contre des pièces
happened-supply-reshuffled = Les cartes Réapprovisionnement sont épuisées, on les mélange à nouveau
happened-honoured = { $player } achète { $card-the }
    .you = Vous achetez { $card-the }
happened-built =
    { $bricks ->
        [one] { $player } pose { $bricks } brique sur { $spot-the }
       *[other] { $player } pose { $bricks } briques sur { $spot-the }
    }
    .you =
        { $bricks ->
            [one] Vous posez { $bricks } brique sur { $spot-the }
           *[other] Vous posez { $bricks } briques sur { $spot-the }
        }
happened-grown = { $player } ajoute une brique sur { $spot-the } : { $bricks } briques maintenant
    .you = Vous ajoutez une brique sur { $spot-the } : { $bricks } briques maintenant
happened-scored =
    { $points ->
        [one] { $player } marque { $points } point
       *[other] { $player } marque { $points } points
    }
    .you =
        { $points ->
            [one] Vous marquez { $points } point
           *[other] Vous marquez { $points } points
        }
    .detail =
        { $reason ->
            [early-end] +{ $points } ★ pour cela
           *[other] +{ $points } ★
        }
happened-reward =
    { $times ->
        [one] { $player } reçoit la récompense { $building-of }
       *[other] { $player } reçoit { $times } fois la récompense { $building-of }
    }
    .you =
        { $times ->
            [one] Vous recevez la récompense { $building-of }
           *[other] Vous recevez { $times } fois la récompense { $building-of }
        }
    .detail =
        { $times ->
            [one] récompense { $building-of }
           *[other] récompense { $building-of } ×{ $times }
        }
happened-early-end =
    { $cause ->
        [bricks-exhausted] { $player } a pris la dernière brique : encore un tour pour chacun des autres
       *[other] { $player } a posé son dernier Romain : encore un tour pour chacun des autres
    }
    .you =
        { $cause ->
            [bricks-exhausted] Vous avez pris la dernière brique : encore un tour pour chacun des autres
           *[other] Vous avez posé votre dernier Romain : encore un tour pour chacun des autres
        }
happened-round-ends = La manche { $round } est terminée : décompte intermédiaire
happened-divided = { $player } répartit { $amount } entre points et sesterces
    .you = Vous répartissez { $amount } entre points et sesterces
happened-round = La manche { $round } commence
happened-appointed =
    { $own ->
        [yes] { $player } choisit de commencer la manche suivante
       *[no] { $player } choisit { $target } pour commencer la manche suivante
    }
    .you =
        { $own ->
            [yes] Vous choisissez de commencer la manche suivante
           *[no] Vous choisissez { $target } pour commencer la manche suivante
        }
happened-final-scoring = Le décompte final commence

## Refus

why-pn-turn-one-card = On joue une seule carte Action par tour.
why-pn-card-discard-waits = Vous avez déjà joué { $thing-the } ; elle revient à la manche suivante.
why-pn-card-icon-once = Vous avez déjà utilisé { $thing-the } ce tour-ci.
why-pn-card-torches = Les torches de votre carte sont épuisées, et vous n’avez pas de jeton Torche.
why-pn-card-forfeit = On ne peut abandonner une action que s’il reste une torche sur la carte jouée.
why-pn-torch-sell = Vous n’avez pas de jeton Torche.
why-pn-buy-empty-shop = La boutique { $colour-the } est vide.
why-pn-buy-icon-colour = On ne peut pas acheter de brique { $colour-the } avec { $thing-the }.
why-pn-buy-price =
    { $tolls ->
        [0] Une brique y coûte { $price } ; { $have ->
            [0] vous n’en avez aucun
            [one] vous avez { $have } sesterce
           *[other] vous avez { $have } sesterces
        }.
       *[other] Une brique y coûte { $price } et le déplacement { $tolls } ; { $have ->
            [0] vous n’en avez aucun
            [one] vous avez { $have } sesterce
           *[other] vous avez { $have } sesterces
        }.
    }
why-pn-build-roman = Vous n’avez pas de Romain à poser au sommet.
why-pn-build-spot-empty = Il n’y a pas d’emplacement vide pour cela.
why-pn-build-bricks =
    Il faut { $need } { $need ->
        [one] brique { $colour-the }
       *[other] briques { $colour-many }
    } ; { $have ->
        [0] vous n’en avez aucune qui convienne.
       *[other] vous pouvez en fournir { $have }.
    }
why-pn-build-white = De ces briques, { $fewest } à { $most } peuvent être blanches.
why-pn-walk-toll =
    { $need ->
        [one] Le péage coûte { $need } sesterce ; vous en avez { $have }.
       *[other] Le péage coûte { $need } sesterces ; vous en avez { $have }.
    }
why-pn-porta-height = Il faut { $need } briques pour cela ; vous pouvez en empiler { $have }.
why-pn-influence-roman =
    { $need ->
        [one] Un Romain coûte { $need } jeton Influence ; vous en avez { $have }.
       *[other] Un Romain coûte { $need } jetons Influence ; vous en avez { $have }.
    }
why-pn-influence-build =
    { $need ->
        [one] Construire coûte { $need } jeton Influence ; vous en avez { $have }.
       *[other] Construire coûte { $need } jetons Influence ; vous en avez { $have }.
    }
why-pn-roman-limited = Tous vos Romains sont en jeu.
why-pn-honour-cost =
    { $need ->
        [one] Cette carte coûte { $need } jeton Influence
       *[other] Cette carte coûte { $need } jetons Influence
    } ; { $have ->
        [0] vous n’en avez aucun.
       *[other] vous en avez { $have }.
    }
why-pn-honour-one-a-turn = Vous avez déjà acheté une carte Honneur ce tour-ci.
why-pn-final-discard-different = Il faut défausser des cartes de { $need } bâtiments différents ; vous en avez { $have }.
why-pn-final-discard-lower = Il faut défausser { $thing-the }, que vous n’avez pas.
why-pn-extra-brick-own = Vous n’avez pas d’élément sur { $thing-the }.
why-pn-extra-brick-most = Cet élément est aussi haut que possible.
why-pn-brick-limited =
    { $own ->
        [yes] { $count ->
            [0] Aucun de vos Romains n’est plus en réserve : tous sont en jeu.
            [one] { $count } de vos Romains est encore en réserve. Des jetons Influence le font entrer en jeu.
           *[other] { $count } de vos Romains sont encore en réserve. Des jetons Influence les font entrer en jeu.
        }
       *[no] { $owner ->
            [none] { $count ->
                [0] La réserve n’a plus de brique : les boutiques ne se remplissent plus.
                [one] Il reste { $count } brique en réserve. Elle arrive dans une boutique quand le marché est rempli.
               *[other] Il reste { $count } briques en réserve. Elles arrivent dans les boutiques quand le marché est rempli.
            }
           *[other] { $count ->
                [0] Plus aucun Romain en réserve pour { $owner }.
               *[other] Romains en réserve pour { $owner } : { $count }.
            }
        }
    }
why-pn-buy-one-brick =
    { $count ->
        [0] Cette boutique est vide. On les remplit au début d’un tour, quand il reste peu de briques dans l’ensemble.
       *[other] Cette boutique a { $count ->
            [one] { $count } brique
           *[other] { $count } briques
        }{ $price ->
            [none] . {""}
            [one] , et une brique vous coûte { $price } sesterce, trajet compris. {""}
           *[other] , et une brique vous coûte { $price } sesterces, trajet compris. {""}
        }On en achète une avec une icône de cette couleur, ou grise, de sa carte Action.
    }
why-pn-city-quarters =
    { $here ->
        [yes] Votre Maître d’œuvre est dans ce quartier : y acheter et y construire ne coûte pas de péage.
       *[no] { $toll ->
            [none] Un quartier de la ville. Votre Maître d’œuvre y va quand vous y achetez ou y construisez.
            [one] Aller dans ce quartier vous coûte { $toll } sesterce. Votre Maître d’œuvre y va quand vous y achetez ou y construisez.
           *[other] Aller dans ce quartier vous coûte { $toll } sesterces. Votre Maître d’œuvre y va quand vous y achetez ou y construisez.
        }
    }
why-pn-turn-refill-market =
    { $count ->
        [0] La pioche de réapprovisionnement est vide : on mélange les cartes utilisées au prochain remplissage.
        [one] Il reste { $count } carte Réapprovisionnement. Elle dit quelles briques arrivent ensuite dans les boutiques.
       *[other] Il reste { $count } cartes Réapprovisionnement. Elles disent quelles briques arrivent dans les boutiques.
    }
why-pn-turn-supply-reshuffled =
    { $count ->
        [0] Aucune carte Réapprovisionnement n’a servi depuis le dernier mélange.
       *[other] { $count ->
            [one] { $count } carte Réapprovisionnement a déjà rempli les boutiques. On la mélangera
           *[other] { $count } cartes Réapprovisionnement ont déjà rempli les boutiques. On les mélangera
        } { $deck ->
            [0] au prochain remplissage : la pioche est vide.
            [one] après la dernière carte de la pioche.
           *[other] après les { $deck } cartes qui restent dans la pioche.
        }
    }
why-pn-turn-refill-building-cards =
    { $count ->
        [0] Il ne reste aucune carte Construction pour compléter l’étalage.
        [one] Il reste { $count } carte Construction. Elle complète l’étalage entre les tours.
       *[other] Il reste { $count } cartes Construction. Elles complètent l’étalage entre les tours.
    }
why-pn-build-card =
    { $lies ->
        [yes] { $thing } : cette carte ne s’achète pas. On la prend en construisant sur un emplacement qui lui correspond.
       *[no] { $count ->
            [0] Aucune carte Construction n’est visible en ce moment.
            [one] { $count } carte Construction est visible. On la prend en construisant sur un emplacement qui lui correspond ; elle ne s’achète pas.
           *[other] { $count } cartes Construction sont visibles. On en prend une en construisant sur un emplacement qui lui correspond ; elles ne s’achètent pas.
        }
    }
why-pn-turn-refill-honour-cards =
    { $count ->
        [0] Il ne reste aucune carte Honneur pour compléter l’étalage.
        [one] Il reste { $count } carte Honneur. Elle complète l’étalage entre les tours.
       *[other] Il reste { $count } cartes Honneur. Elles complètent l’étalage entre les tours.
    }
why-pn-honour-at-once =
    On achète une carte Honneur par tour, à son tour ; { $influence ->
        [0] vous n’avez aucun jeton Influence
        [one] vous avez { $influence } jeton Influence
       *[other] vous avez { $influence } jetons Influence
    } pour cela. Répondez d’abord à la question posée.
why-pn-final-out-of-the-game =
    { $lies ->
        [yes] { $thing } : cette carte a quitté la partie et ne revient pas.
       *[no] { $count ->
            [0] Rien n’a encore quitté la partie.
            [one] { $count } carte a quitté la partie et ne revient pas.
           *[other] { $count } cartes ont quitté la partie et ne reviennent pas.
        }
    }
why-pn-setup-start =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez plus de sesterce. Ils paient les briques et les péages entre les quartiers.
            [one] Vous avez { $count } sesterce : pour les briques et les péages entre les quartiers.
           *[other] Vous avez { $count } sesterces : pour les briques et les péages entre les quartiers.
        }
       *[no] { $owner } { $count ->
            [0] n’a plus de sesterce.
            [one] a { $count } sesterce, et personne d’autre ne le dépense.
           *[other] a { $count } sesterces, et personne d’autre ne les dépense.
        }
    }
why-pn-card-torch-token =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez pas de jeton Torche. Chacun vaudrait une action de plus, ou un sesterce.
            [one] Vous avez { $count } jeton Torche : il vaut une action de plus, ou un sesterce.
           *[other] Vous avez { $count } jetons Torche : chacun vaut une action de plus, ou un sesterce.
        }
       *[no] { $owner } { $count ->
            [0] n’a pas de jeton Torche.
            [one] a { $count } jeton Torche : il lui vaut une action de plus.
           *[other] a { $count } jetons Torche : chacun lui vaut une action de plus.
        }
    }
why-pn-action-influence =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez pas de jeton Influence. Ils servent aux cartes Honneur, aux Romains et à une construction de plus.
            [one] Vous avez { $count } jeton Influence : pour les cartes Honneur, les Romains et une construction de plus.
           *[other] Vous avez { $count } jetons Influence : pour les cartes Honneur, les Romains et une construction de plus.
        }
       *[no] { $owner } { $count ->
            [0] n’a pas de jeton Influence.
            [one] a { $count } jeton Influence, pour les cartes Honneur, les Romains et la construction.
           *[other] a { $count } jetons Influence, pour les cartes Honneur, les Romains et la construction.
        }
    }
why-pn-end-fifteenth =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez aucun Romain disponible, et il en faut un sur chaque construction. Des jetons Influence en font venir un.
            [one] Vous avez { $count } Romain disponible : il en faut un sur chaque construction.
           *[other] Vous avez { $count } Romains disponibles : il en faut un sur chaque construction.
        }
       *[no] { $owner } { $count ->
            [0] n’a aucun Romain disponible, et il en faut un pour construire.
            [one] a { $count } Romain disponible : il en faut un sur chacune de ses constructions.
           *[other] a { $count } Romains disponibles : il en faut un sur chacune de ses constructions.
        }
    }
why-pn-turn-place-builder =
    { $own ->
        [yes] Votre Maître d’œuvre entre en ville au début de votre premier tour et se déplace quand vous achetez ou construisez.
       *[no] Ce Maître d’œuvre appartient à { $owner } et ne marche que pour { $owner }.
    }
why-pn-build-substitute-colour =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez pas de brique { $colour-the }. On en achète dans les boutiques, avec une icône de sa carte.
            [one] Vous avez { $count } brique { $colour-the }. On l’empile en construisant : choisissez l’emplacement, pas la brique.
           *[other] Vous avez { $count } briques { $colour-many }. On les empile en construisant : choisissez l’emplacement, pas les briques.
        }
       *[no] { $owner } { $count ->
            [0] n’a pas de brique { $colour-the } en ce moment.
            [one] a { $count } brique { $colour-the }, pour ses propres constructions.
           *[other] a { $count } briques { $colour-many }, pour ses propres constructions.
        }
    }
why-pn-setup-action-cards =
    { $own ->
        [yes] { $count ->
            [0] Votre pioche est vide : vous avez en main vos dernières cartes Action de la manche.
            [one] { $count } de vos cartes Action doit encore venir cette manche.
           *[other] { $count } de vos cartes Action doivent encore venir cette manche.
        }
       *[no] { $count ->
            [0] Cette pioche, qui appartient à { $owner }, est vide pour cette manche.
            [one] { $count } carte Action doit encore venir à { $owner } cette manche.
           *[other] { $count } cartes Action doivent encore venir à { $owner } cette manche.
        }
    }
why-pn-round-new-hands =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez plus de carte Action en main. Elles reviennent à la manche suivante.
            [one] Vous avez { $count } carte Action. On en joue une par tour ; pour l’instant, la question est autre.
           *[other] Vous avez { $count } cartes Action. On en joue une par tour ; pour l’instant, la question est autre.
        }
       *[no] { $owner } { $count ->
            [0] n’a plus de carte Action en main.
            [one] a { $count } carte Action. Personne d’autre ne la voit.
           *[other] a { $count } cartes Action. Personne d’autre ne les voit.
        }
    }
why-pn-card-any-order =
    { $own ->
        [yes] Vous avez joué cette carte. Utilisez ses icônes une à une ; chaque torche vaut une action.
       *[no] { $owner } a joué cette carte et en utilise les icônes.
    }
why-pn-turn-last-cards =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez joué aucune carte Action pendant cette manche.
           *[other] { $last ->
                [yes] Vous avez déjà joué cette carte, et c’est la dernière manche.
               *[no] Vous avez déjà joué cette carte. Toutes vos cartes Action reviennent à la manche suivante.
            }
        }
       *[no] { $count ->
            [0] { $owner } n’a joué aucune carte Action pendant cette manche.
           *[other] { $last ->
                [yes] { $owner } a déjà joué cette carte, et c’est la dernière manche.
               *[no] { $owner } a déjà joué cette carte, qui lui revient à la manche suivante.
            }
        }
    }
why-pn-score-sets =
    { $own ->
        [yes] { $count ->
            [0] Vous n’avez encore réuni aucune carte. Les séries de bâtiments différents rapportent des points à la fin.
            [one] Vous avez réuni { $count } carte. Les séries de bâtiments différents rapportent des points à la fin.
           *[other] Vous avez réuni { $count } cartes. Les séries de bâtiments différents rapportent des points à la fin.
        }
       *[no] { $owner } { $count ->
            [0] n’a encore réuni aucune carte.
            [one] a réuni { $count } carte. Les séries de bâtiments différents rapportent des points à la fin.
           *[other] a réuni { $count } cartes. Les séries de bâtiments différents rapportent des points à la fin.
        }
    }
why-pn-turn-optional =
    { $used ->
        [yes] Vous avez déjà utilisé cette icône. Répondez d’abord à la question posée.
       *[no] { $torches ->
            [0] C’est pour votre tour, et il ne reste aucune torche sur votre carte. Répondez d’abord à la question posée.
            [one] C’est pour votre tour : il reste { $torches } torche sur votre carte. Répondez d’abord à la question posée.
           *[other] C’est pour votre tour : il reste { $torches } torches sur votre carte. Répondez d’abord à la question posée.
        }
    }
why-pn-build-one-element =
    { $owner ->
        [none] Il faut ici { $porta ->
            [yes] au moins { $need }
           *[no] { $need }
        } { $need ->
            [one] brique { $colour-the }
           *[other] briques { $colour-many }
        } ; { $have ->
            [0] vous n’en avez aucune qui convienne. Achetez-en d’abord dans les boutiques.
           *[other] vous pouvez en empiler { $have }. { $enough ->
                [no] Achetez-en d’abord d’autres dans les boutiques.
               *[yes] { $romans ->
                    [0] Mais vous n’avez aucun Romain disponible à poser au sommet.
                   *[other] Cliquez d’abord sur une icône de construction de votre carte, ou sur la construction pour des jetons Influence ; puis sur l’emplacement.
                }
            }
        }
       *[other] { $own ->
            [yes] { $bricks ->
                [one] Votre brique est posée ici, avec votre Romain. Elle y reste et compte pour les majorités.
               *[other] Vos { $bricks } briques sont posées ici, avec votre Romain. Elles y restent et comptent pour les majorités.
            }
           *[no] { $bricks ->
                [one] Cette brique appartient
               *[other] Ces { $bricks } briques appartiennent
            } à { $owner }. Plus personne ne peut construire sur cet emplacement.
        }
    }
why-pn-score-only-builders =
    { $most ->
        [0] Personne n’a encore construit ici. À la fin, qui a le plus construit ici gagne ces points.
       *[other] { $leads ->
            [yes] Vous êtes en tête ici avec { $most }.
           *[no] { $leader ->
                [none] La tête est partagée ici, avec { $most } ;
               *[other] { $leader } est en tête ici avec { $most } ;
            } { $yours ->
                [0] vous n’avez rien.
               *[other] vous avez { $yours }.
            }
        } À la fin, qui a le plus construit ici gagne ces points.
    }

## Fins et décompte

ending-last-round = La dernière manche est terminée.
ending-bricks-exhausted = Il n’y a plus de briques.
ending-fifteenth-element = Quelqu’un a posé son dernier Romain.
ending-tie = Égalité pour la première place : tous les ex aequo l’emportent.
category-track = En cours de partie
category-sets = Séries de cartes Construction
category-finals = Cartes Décompte final
category-leftovers = Ressources restantes
category-basilica = Majorités de la Basilique
category-amphitheatre = Majorités de l’Amphithéâtre
category-wall = Majorité du Mur d’Enceinte
category-porta = Majorités de la Porta Nigra

## Ce que pèsent les bots

term-bricks = Briques en main
term-money = Argent à dépenser
term-supplies = Romains et jetons
term-rewards = En route vers les récompenses
term-scorings = Décomptes à venir
term-card = La carte en jeu

# Ce qui a été appris en plus.
term-learned-phase = La fin qui approche
term-learned-early = Une fin anticipée
term-learned-market = Briques au marché
term-learned-reserve-bricks = Briques dans la réserve
term-learned-track = Points sur la piste
term-learned-majorities = Majorités
term-learned-sets = Séries de cartes de bâtiment
term-learned-finals = Points des cartes d’honneur
term-learned-honours = Nombre de cartes d’honneur
term-learned-purse = Les six premiers sesterces
term-learned-hoard = Les sesterces au-delà de six
term-learned-torches = Torches
term-learned-influence = Influence
term-learned-first-roman = Avoir au moins un Romain
term-learned-romans = Romains disponibles
term-learned-reserve = Romains dans la réserve
term-learned-bricks-black = Briques noires
term-learned-bricks-blue = Briques bleues
term-learned-bricks-red = Briques rouges
term-learned-bricks-yellow = Briques jaunes
term-learned-bricks-white = Briques blanches
term-learned-bricks-worth = Ce que les briques peuvent devenir
term-learned-bricks-kinds = Couleurs de briques
term-learned-built = Briques posées
term-learned-elements = Éléments construits
term-learned-to-reward = En route vers les récompenses
term-learned-turns = Cartes restantes de la manche
term-learned-rival-track = Le meilleur rival : { term-learned-track }
term-learned-rival-majorities = Le meilleur rival : { term-learned-majorities }
term-learned-rival-sets = Le meilleur rival : { term-learned-sets }
term-learned-rival-finals = Le meilleur rival : { term-learned-finals }
term-learned-rival-honours = Le meilleur rival : { term-learned-honours }
term-learned-rival-purse = Le meilleur rival : { term-learned-purse }
term-learned-rival-hoard = Le meilleur rival : { term-learned-hoard }
term-learned-rival-torches = Le meilleur rival : { term-learned-torches }
term-learned-rival-influence = Le meilleur rival : { term-learned-influence }
term-learned-rival-first-roman = Le meilleur rival : { term-learned-first-roman }
term-learned-rival-romans = Le meilleur rival : { term-learned-romans }
term-learned-rival-reserve = Le meilleur rival : { term-learned-reserve }
term-learned-rival-bricks-black = Le meilleur rival : { term-learned-bricks-black }
term-learned-rival-bricks-blue = Le meilleur rival : { term-learned-bricks-blue }
term-learned-rival-bricks-red = Le meilleur rival : { term-learned-bricks-red }
term-learned-rival-bricks-yellow = Le meilleur rival : { term-learned-bricks-yellow }
term-learned-rival-bricks-white = Le meilleur rival : { term-learned-bricks-white }
term-learned-rival-bricks-worth = Le meilleur rival : { term-learned-bricks-worth }
term-learned-rival-bricks-kinds = Le meilleur rival : { term-learned-bricks-kinds }
term-learned-rival-built = Le meilleur rival : { term-learned-built }
term-learned-rival-elements = Le meilleur rival : { term-learned-elements }
term-learned-rival-to-reward = Le meilleur rival : { term-learned-to-reward }
term-learned-rival-turns = Le meilleur rival : { term-learned-turns }

## La table telle qu’elle est dessinée

section-market = Marché
section-basilica = Basilique
section-amphitheatre = Amphithéâtre
section-wall = Mur d’Enceinte
section-porta = Porta Nigra
section-building-cards = Cartes Construction
section-honour-cards = Cartes Honneur
section-builder = Lieu
section-hand = Main
section-played = Jouée
section-elements = Éléments
section-cards = Constructions
section-honours = Gardées
section-unclaimed = Majorités libres
section-to-reward = Vers la récompense
section-discard = Défausse
section-majorities = Majorités
facts-bricks = briques : { $list }
facts-price = coûte { $list }, déplacement compris
facts-needs = demande { $list }
facts-gives = donne { $list }
facts-each-brick = donne { $list } par brique
facts-cost = coûte { $list }
facts-torches = avec { $list }
facts-stack = { $list }
facts-standing = { $list }
facts-reward = récompense : { $list }
facts-progress = { $list } vers la prochaine récompense
facts-places = { $list } pour le premier et le deuxième
figure-reward-every = toutes les { $value } briques
figure-up-to = jusqu’à { $value }
figure-brick-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
figure-discard-cards =
    { $value ->
        [one] une carte Construction
       *[other] { $value } cartes de constructions différentes
    }
figure-discard-points = la carte de { $value } points
figure-reserve = { $value } en réserve
figure-deck = pioche : { $value }
figure-round = manche { $value }
figure-rounds-left =
    { $value ->
        [0] la dernière
        [one] encore { $value } après celle-ci
       *[other] encore { $value } après celle-ci
    }
figure-price =
    { $value ->
        [one] { $value } sesterce
       *[other] { $value } sesterces
    }
figure-sesterces =
    { $value ->
        [one] { $value } sesterce
       *[other] { $value } sesterces
    }
figure-toll =
    { $value ->
        [one] { $value } péage
       *[other] { $value } péages
    }
figure-torches =
    { $value ->
        [one] { $value } torche
       *[other] { $value } torches
    }
figure-torches-left =
    { $value ->
        [0] plus de torche sur la carte
        [one] { $value } torche encore sur la carte
       *[other] { $value } torches encore sur la carte
    }
figure-influence =
    { $value ->
        [one] { $value } jeton Influence
       *[other] { $value } jetons Influence
    }
figure-romans =
    { $value ->
        [one] { $value } Romain
       *[other] { $value } Romains
    }
figure-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
figure-final-points =
    { $value ->
        [one] { $value } point à la fin
       *[other] { $value } points à la fin
    }
figure-bricks =
    { $value ->
        [one] { $value } brique
       *[other] { $value } briques
    }
figure-elements =
    { $value ->
        [one] { $value } élément
       *[other] { $value } éléments
    }
figure-black =
    { $value ->
        [one] { $value } noire
       *[other] { $value } noires
    }
figure-blue =
    { $value ->
        [one] { $value } bleue
       *[other] { $value } bleues
    }
figure-red =
    { $value ->
        [one] { $value } rouge
       *[other] { $value } rouges
    }
figure-yellow =
    { $value ->
        [one] { $value } jaune
       *[other] { $value } jaunes
    }
figure-white =
    { $value ->
        [one] { $value } blanche
       *[other] { $value } blanches
    }
note-card = avec une carte
note-in-basilica = près de la Basilique
note-in-amphitheatre = près de l’Amphithéâtre
note-in-wall = près du Mur d’Enceinte
note-in-porta = près de la Porta Nigra
note-in-all = dans tous les quartiers
note-ends = a provoqué la fin
note-covered = utilisée
note-first = commence
note-bricks-exhausted = derniers tours : plus de briques
note-fifteenth-element = derniers tours : quelqu’un n’a plus de Romain
