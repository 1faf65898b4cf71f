### What the board of The Builders says beside the game's own words.

site-missing = still needs { $list }
site-crew = at work: { $list }
loans-left =
    { $count ->
        [0] none left
        [one] 1 left
       *[other] { $count } left
    }
rank-apprentice = Apprentice
rank-labourer = Labourer
rank-journeyman = Journeyman
rank-master = Master
rank-slave = Prisoner
rank-freed = Freed
rank-machine = Machine
board-buildings = Buildings
board-workers = Workers
board-investments = Investments
board-actions = Actions
board-track = Points
board-sites = Sites
board-team = Team
board-finished = Finished
board-nothing-built = Nothing is under construction.
board-next = next
board-deck =
    { $count ->
        [0] none to come
       *[other] { $count } to come
    }
board-price = { $price } each
board-point-cell = { $player }: { $points }
act-take =
    { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }
act-extra = 1 action
act-free = Free
act-end = End turn
act-done = Done
act-repay = Repay
figure-coins = Sesterces: { $value }
figure-points-of = Points: { $value } of { $of }
takes-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
moment-finished = { $building }
moment-last-round = The last round
moment-count = The final count
