### What the board of Minerva says beside the game's own words.

board-free = costs nothing
cities = Cities
show-city = Show this city large
cell = It lies { $place }
cell-assistant = With an assistant
spot = Empty plot { $place }
city-back = Back to the first city
city-larger = Larger
city-smaller = Smaller
city-fit = Fit the whole city
temple = Temple
pair = Pair { $place }
pair-or = or
row-empty = Nothing is left on offer this round.
offer-copies =
    { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
offer-price = with what you hold, you would pay { $list }
offer-coins = coins
culture-have = so far { $list }
orders = Order tiles
order-taken = { $tile }: { $player }
fee-each = each turn
board-round = Round { $round } of { $last }
round-of = round { $round } of { $last }
stores-of = { $have } of { $limit }
assistants = Assistants
assistants-of = Assistants: { $have } ready, { $posted } at work, { $most } at most
act-residence = Residence
act-left = left
act-sell = Sell
act-pass = Pass
act-done = Done
act-hire = Hire
hint-turn = Take a building or a temple, or place a residence.
hint-assistant = An assistant can go on a glowing residence.
hint-placing = Click a glowing plot beside your city.
hint-moving = Click the plot it moves to.
hint-choosing = Click the resource you take.
hint-exchanging = Click a resource to turn it into glory.
hint-trading = Click a resource to buy it.
hint-selling = Click the resource you sell.
hint-gardens = Click the culture pile that gets the point.
hint-arch = Click the culture pile to take from.
hint-bathing = Click a glowing tile around the bath.
hint-lifting = Click the tile that moves.
hint-clearing = Click the residence that goes.
line-buildings =
    { $count ->
        [one] one building
       *[other] { $count } buildings
    }
line-up = Upwards
line-down = Downwards
line-left = To the left
line-right = To the right
line-nothing = nothing acts
line-activates =
    { $count ->
        [one] activates { $list }
       *[other] activates { $count } buildings: { $list }
    }
line-wins = wins { $list }
line-asks = with a choice to make
titles = Titles
title-augustus = Emperor Augustus
title-consul = Consul
title-legatus = Legatus
title-tribunus = Tribunus
title-centurion = Centurion
title-immune = Immune
title-civil = Civil
moment-round = Round { $round }
moment-end = The last round is over
