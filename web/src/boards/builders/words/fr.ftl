### Ce que dit le plateau des Bâtisseurs en plus des mots du jeu.

site-missing = il manque { $list }
site-crew = au travail : { $list }
loans-left =
    { $count ->
        [0] il n’en reste aucun
        [one] il en reste 1
       *[other] il en reste { $count }
    }
rank-apprentice = Apprenti
rank-labourer = Manœuvre
rank-journeyman = Compagnon
rank-master = Maître
rank-slave = Esclave
rank-freed = Affranchi
rank-machine = Machine
board-buildings = Bâtiments
board-workers = Ouvriers
board-investments = Investissements
board-actions = Actions
board-track = Points
board-sites = Chantiers
board-team = Équipe
board-finished = Terminés
board-nothing-built = Aucun chantier n’est ouvert.
board-next = à venir
board-deck =
    { $count ->
        [0] plus aucun
       *[other] encore { $count }
    }
board-price = { $price } chacun
board-point-cell = { $player } : { $points }
act-take =
    { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
act-extra = 1 action
act-free = Affranchir
act-end = Finir le tour
act-done = Terminer
act-repay = Rembourser
figure-coins = Sesterces : { $value }
figure-points-of = Points : { $value } sur { $of }
takes-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
moment-finished = { $building }
moment-last-round = Le dernier tour de table
moment-count = Le décompte final
