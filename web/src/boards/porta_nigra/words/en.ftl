### What the board of Porta Nigra says beside the game's own words.

board-walk =
    { $toll ->
        [0] no walk
        [one] the walk there costs 1 sesterce
       *[other] the walk there costs { $toll } sesterces
    }
board-here = here: { $list }
board-built-by =
    { $bricks ->
        [one] { $player } has built 1 brick here
       *[other] { $player } has built { $bricks } bricks here
    }
board-built =
    { $bricks ->
        [one] { $player }: 1 brick built
       *[other] { $player }: { $bricks } bricks built
    }
board-reward = For every { $every } bricks here: { $list }
board-discard-different = cards of { $count } different buildings are discarded
board-discard = discarded for it: { $card }
board-card-about = Whoever builds this colour in this building takes the card.
board-market =
    { $count ->
        [one] 1 brick in the market
       *[other] { $count } bricks in the market
    }
board-refill = With fewer than { $low } bricks the market is refilled to { $full } at the beginning of a turn.
board-deck = { $count } more
board-part = Part
board-places = First and second place
board-standing = Standing
board-by-bricks = Majorities by bricks
board-by-elements = Majorities of the Porta Nigra, by elements of a height
board-leads =
    { $points ->
        [0] { $player }: { $count }
        [one] { $player }: { $count }, worth 1 point now
       *[other] { $player }: { $count }, worth { $points } points now
    }
board-romans = Romans: { $hand } at hand, { $reserve } in reserve
board-cards =
    { $played ->
        [none] Cards: { $hand } in hand, { $deck } to draw
       *[other] Cards: { $hand } in hand, { $deck } to draw; played: { $played }
    }
board-played = Played this round
board-yours = Before you
board-round = Round { $round } of { $rounds }
board-in-points = above: points
board-in-sesterces = below: sesterces
act-spend-roman = Roman
act-spend-build = Build
act-sell-torch = Sell a torch
act-forfeit = Forfeit an action
act-end = End turn

## What is known of the edition’s figures, and what is not

known-treverorum-quarters = Known: four quarters, each with a building and a shop, and the shops clockwise red, yellow, black, blue. Not known: which shop belongs to which building.
known-treverorum-basilica = Known: two rows of five; in A 2 blue, 4 white, and 2 yellow for 9 points; in B 2 red. Not known: the other spots and points.
known-treverorum-amphitheatre = Known: three rows of five; in A 3 yellow and 3 red; no building card in C. Not known: the other spots, and the points.
known-treverorum-wall = Known: one row of ten. Not known: what each spot asks for and gives.
known-treverorum-porta = Known: nine spots of one colour each, several of them yellow, 3 to 8 bricks. Not known: the other colours.
known-treverorum-actions = Known: eight different cards, 2 or 3 torches, 3 to 5 icons, and one card whole. Not known: the other cards.
known-treverorum-supply = Known: ten supply cards of 3 or 4 bricks, and one of them whole. Not known: the others.
known-treverorum-building_cards = Known: twenty cards of a building and a colour. Not known: that each pair exists exactly once.
known-treverorum-honours = Known: 28 cards of 1 to 3 influence tokens; the chain of final scoring cards, substitutes, the brick for the Porta Nigra. Not known: how many of each, the other costs and cards.
takes-torches =
    { $count ->
        [one] 1 torch of your card
       *[other] { $count } torches of your card
    }
moment-round-ends = Round { $round } is over
moment-early-end = The end is near
moment-final-scoring = The final scoring
moment-majority-taken = The lead changes hands
happened-majority-taken = { $player } now leads: { $part }
