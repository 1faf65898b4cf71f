### Ce que dit le plateau de Minerva, en plus des mots du jeu.

board-free = ne coûte rien
cities = Villes
show-city = Voir cette ville en grand
cell = Se trouve { $place }
cell-assistant = Avec un assistant
spot = Emplacement libre { $place }
city-back = Revenir à la première ville
city-larger = Agrandir
city-smaller = Réduire
city-fit = Voir toute la ville
temple = Temple
pair = Paire { $place }
pair-or = ou
row-empty = Il n’y a plus rien à bâtir pour cette manche.
offer-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
offer-price = avec ce que vous avez, vous paieriez { $list }
offer-coins = pièces
culture-have = pour l’instant { $list }
orders = Tuiles d’ordre
order-taken = { $tile } : { $player }
fee-each = par tour
board-round = Manche { $round } sur { $last }
round-of = manche { $round } sur { $last }
stores-of = { $have } sur { $limit }
assistants = Assistants
assistants-of = Assistants : { $have } disponibles, { $posted } au travail, { $most } au plus
act-residence = Résidence
act-left =
    restantes
act-sell = Vendre
act-pass = Passer
act-done = Terminer
act-hire = Engager
hint-turn = Prenez un bâtiment ou un temple, ou posez une résidence.
hint-assistant = Un assistant peut aller sur une résidence dorée.
hint-placing = Cliquez sur un emplacement doré au bord de la ville.
hint-moving = Cliquez sur son nouvel emplacement.
hint-choosing = Cliquez sur la ressource à prendre.
hint-exchanging = Cliquez sur une ressource pour en faire de la gloire.
hint-trading = Cliquez sur une ressource pour l’acheter.
hint-selling = Cliquez sur la ressource à vendre.
hint-gardens = Cliquez sur la pile de culture qui reçoit le point.
hint-arch = Cliquez sur la pile de culture où prendre.
hint-bathing = Cliquez sur une tuile dorée autour des bains.
hint-lifting = Cliquez sur la tuile à déplacer.
hint-clearing = Cliquez sur la résidence à retirer.
line-buildings =
    { $count ->
        [one] un bâtiment
       *[other] { $count } bâtiments
    }
line-up = Vers le haut
line-down = Vers le bas
line-left = Vers la gauche
line-right = Vers la droite
line-nothing = rien ne s’active
line-activates =
    { $count ->
        [one] active { $list }
       *[other] active { $count } bâtiments : { $list }
    }
line-wins = gagne { $list }
line-asks = avec un choix à faire
titles = Titres
title-augustus = Empereur Auguste
title-consul = Consul
title-legatus = Legatus
title-tribunus = Tribunus
title-centurion = Centurion
title-immune = Immune
title-civil = Civil
moment-round = Manche { $round }
moment-end = La dernière manche est finie
