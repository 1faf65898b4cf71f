### Ce que dit le plateau de Porta Nigra en plus des mots du jeu.

board-walk =
    { $toll ->
        [0] sans déplacement
        [one] le déplacement coûte 1 sesterce
       *[other] le déplacement coûte { $toll } sesterces
    }
board-here = ici : { $list }
board-built-by =
    { $bricks ->
        [one] { $player } a posé 1 brique ici
       *[other] { $player } a posé { $bricks } briques ici
    }
board-built =
    { $bricks ->
        [one] { $player } : 1 brique posée
       *[other] { $player } : { $bricks } briques posées
    }
board-reward = Toutes les { $every } briques ici : { $list }
board-discard-different = on défausse des cartes de { $count } bâtiments différents
board-discard = à défausser : { $card }
board-card-about = Qui construit dans ce bâtiment avec cette couleur prend la carte.
board-market =
    { $count ->
        [one] 1 brique au marché
       *[other] { $count } briques au marché
    }
board-refill = À moins de { $low } briques, le marché est rempli jusqu’à { $full } au début d’un tour.
board-deck = encore { $count }
board-part = Partie
board-places = Première et deuxième place
board-standing = Classement
board-by-bricks = Majorités comptées en briques
board-by-elements = Majorités de la Porta Nigra, en éléments d’une hauteur
board-leads =
    { $points ->
        [0] { $player } : { $count }
        [one] { $player } : { $count }, soit 1 point maintenant
       *[other] { $player } : { $count }, soit { $points } points maintenant
    }
board-romans = Romains : { $hand } en main, { $reserve } en réserve
board-cards =
    { $played ->
        [none] Cartes : { $hand } en main, { $deck } à piocher
       *[other] Cartes : { $hand } en main, { $deck } à piocher ; jouées : { $played }
    }
board-played = Jouées cette manche
board-yours = Devant vous
board-round = Manche { $round } sur { $rounds }
board-in-points = en haut : points
board-in-sesterces = en bas : sesterces
act-spend-roman = Romain
act-spend-build = Construire
act-sell-torch = Vendre une torche
act-forfeit = Abandonner une action
act-end = Terminer le tour

## Ce que l’on sait des chiffres de l’édition, et ce que l’on ignore

known-treverorum-quarters = Connu : quatre quartiers, chacun avec un bâtiment et une boutique, et les boutiques dans l’ordre rouge, jaune, noire, bleue. Inconnu : quelle boutique va avec quel bâtiment.
known-treverorum-basilica = Connu : deux rangées de cinq ; en A 2 bleues, 4 blanches, et 2 jaunes pour 9 points ; en B 2 rouges. Inconnu : les autres emplacements et leurs points.
known-treverorum-amphitheatre = Connu : trois rangées de cinq ; en A 3 jaunes et 3 rouges ; pas de carte Construction en C. Inconnu : les autres emplacements, et les points.
known-treverorum-wall = Connu : une rangée de dix. Inconnu : ce que chaque emplacement demande et rapporte.
known-treverorum-porta = Connu : neuf emplacements d’une couleur, dont plusieurs jaunes, de 3 à 8 briques. Inconnu : les autres couleurs.
known-treverorum-actions = Connu : huit cartes différentes, 2 ou 3 torches, 3 à 5 icônes, et une carte entière. Inconnu : les autres cartes.
known-treverorum-supply = Connu : dix cartes Réapprovisionnement de 3 ou 4 briques, dont une entière. Inconnu : les autres.
known-treverorum-building_cards = Connu : vingt cartes Construction d’un bâtiment et d’une couleur. Inconnu : si chaque paire existe exactement une fois.
known-treverorum-honours = Connu : 28 cartes de 1 à 3 jetons Influence ; la suite des cartes Décompte final, les cartes Construction bonus, la brique pour la Porta Nigra. Inconnu : les nombres d’exemplaires, les autres coûts et cartes.
takes-torches =
    { $count ->
        [one] 1 torche de votre carte
       *[other] { $count } torches de votre carte
    }
moment-round-ends = La manche { $round } est terminée
moment-early-end = La fin approche
moment-final-scoring = Le décompte final
moment-majority-taken = La majorité change de mains
happened-majority-taken = { $player } mène désormais : { $part }
