### Minerva. How ids are derived: docs/words.md.
### No figure of the game stands here: an edition may change any of them. A culture tile is called by the points that are its id.

edition-okazu = Reconstructed edition
group-numbers = Prices and numbers
group-box = Tokens and coins
group-titles = Solo titles
group-orders = Points of order tiles
group-culture = Culture tiles
group-glory = Glory tiles
group-forum = Forum
group-buildings = Buildings
group-temples = Temples
option-commerce-income = What commerce buildings pay
option-commerce-income-if-held = once, if the resource is held, as printed
option-commerce-income-per-token = for every token of the resource held

## Buildings

thing-forum = Forum
    .the = the forum
    .about = Gives a resource of your choice.
thing-wheat-field = Wheat field
    .the = the wheat field
    .short = Wheat
    .about = Gives grain.
thing-forest = Forest
    .the = the forest
    .about = Gives wood.
thing-quarry = Quarry
    .the = the quarry
    .about = Gives stone.
thing-mine = Mine
    .the = the mine
    .about = Gives ore.
thing-estate = Estate
    .short = Estate
    .the = the estate
    .about = Gives plenty of grain.
thing-sawmill = Sawmill
    .the = the sawmill
    .about = Gives plenty of wood.
thing-marble-yard = Marble yard
    .the = the marble yard
    .short = Marble
    .about = Gives plenty of stone.
thing-ironworks = Ironworks
    .the = the ironworks
    .short = Iron
    .about = Gives plenty of ore.
thing-workshop = Workshop
    .the = the workshop
    .about = Gives a resource of your choice.
thing-market = Market
    .the = the market
    .about = Gives money if you hold grain, which you keep.
thing-charcoal-burner = Charcoal burner
    .the = the charcoal burner
    .short = Charcoal
    .about = Gives money if you hold wood, which you keep.
thing-stone-seller = Stone seller
    .the = the stone seller
    .short = Stones
    .about = Gives money if you hold stone, which you keep.
thing-smith = Smith
    .the = the smith
    .about = Gives money if you hold ore, which you keep.
thing-foundry = Foundry
    .the = the foundry
    .about = Gives money.
thing-theatre = Theatre
    .the = the theatre
    .about = Gives theatre points for this turn.
thing-statue = Statue
    .the = the statue
    .about = Gives art points for this turn.
thing-library = Library
    .short = Library
    .the = the library
    .about = Gives academic points for this turn.
thing-garden = Garden
    .the = the garden
    .about = Gives a point of the kind of culture you choose at the end.
thing-stable = Stable
    .the = the stable
    .about = Turns grain into glory, as often as you like.
thing-arsenal = Arsenal
    .the = the arsenal
    .about = Turns wood into glory, as often as you like.
thing-armoury = Armoury
    .short = Armoury
    .the = the armoury
    .about = Turns ore into glory, as often as you like.
thing-colosseum = Colosseum
    .the = the colosseum
    .short = Coloss.
    .about = Turns resources of the same kind into glory, as often as you like.
thing-barracks = Barracks
    .the = the barracks
    .about = Gives glory for nothing.
thing-legion-camp = Legion camp
    .the = the legion camp
    .short = Camp
    .about = Gives glory for nothing.
thing-trading-post = Trading post
    .the = the trading post
    .short = Trade
    .about = When built: buy resources, as many as you like.
thing-triumphal-arch = Triumphal arch
    .the = the triumphal arch
    .short = Arch
    .about = When built: take the top tile of a culture pile.
thing-refectory = Refectory
    .the = the refectory
    .short = Refect.
    .about = When built: take resources of your choice.
thing-public-bath = Public bath
    .the = the public bath
    .short = Bath
    .about = When built: activate tiles around it.
thing-elevated-aqueduct = Elevated aqueduct
    .the = the elevated aqueduct
    .short = Aqueduct
    .about = When built: move a tile that lies around it.
thing-circus = Circus
    .the = the circus
    .about = When built: remove a residence that lies around it.
thing-residence = Residence
    .the = the residence
    .short = Resid.
    .about = Activates a line of buildings when it is built, and again with an assistant.
thing-spot = Empty place
    .the = the empty place
thing-round-tile = Round tile
    .the = the round tile
    .about = Once it is drawn, no more buildings come this round. In the solo game it may be half of a pair, with coins on it.

## Temples

thing-temple-near-production = Temple: production nearby
    .the = the temple of nearby production
    .short = T.prod
    .about = At the end: points for production buildings around it.
thing-temple-near-commerce = Temple: commerce nearby
    .the = the temple of nearby commerce
    .short = T.comm
    .about = At the end: points for commerce buildings around it.
thing-temple-near-culture = Temple: culture nearby
    .the = the temple of nearby culture
    .short = T.cult
    .about = At the end: points for culture buildings around it.
thing-temple-near-military = Temple: military nearby
    .the = the temple of nearby military buildings
    .short = T.mil
    .about = At the end: points for military buildings around it.
thing-temple-near-special = Temple: special nearby
    .the = the temple of nearby special buildings
    .short = T.spec
    .about = At the end: points for special buildings around it.
thing-temple-near-temple = Temple: temples nearby
    .the = the temple of nearby temples
    .short = T.temp
    .about = At the end: points for other temples around it.
thing-temple-near-residential = Temple: residences nearby
    .the = the temple of nearby residences
    .short = T.res
    .about = At the end: points for residences around it.
thing-temple-near-categories = Temple: categories nearby
    .the = the temple of nearby categories
    .short = T.cat
    .about = At the end: points for different categories around it.
thing-temple-lines-production = Temple: production in line
    .the = the temple of production in line
    .short = T.prod
    .about = At the end: points for production buildings in its row and column.
thing-temple-lines-commerce = Temple: commerce in line
    .the = the temple of commerce in line
    .short = T.comm
    .about = At the end: points for commerce buildings in its row and column.
thing-temple-lines-culture = Temple: culture in line
    .the = the temple of culture in line
    .short = T.cult
    .about = At the end: points for culture buildings in its row and column.
thing-temple-lines-military = Temple: military in line
    .the = the temple of military buildings in line
    .short = T.mil
    .about = At the end: points for military buildings in its row and column.
thing-temple-lines-special = Temple: special in line
    .the = the temple of special buildings in line
    .short = T.spec
    .about = At the end: points for special buildings in its row and column.
thing-temple-lines-temple = Temple: temples in line
    .the = the temple of temples in line
    .short = T.temp
    .about = At the end: points for other temples in its row and column.
thing-temple-lines-residential = Temple: residences in line
    .the = the temple of residences in line
    .short = T.res
    .about = At the end: points for residences in its row and column.
thing-temple-lines-categories = Temple: categories in line
    .the = the temple of categories in line
    .short = T.cat
    .about = At the end: points for different categories in its row and column.
thing-temple-grain = Temple: grain
    .the = the temple of grain
    .short = T.grain
    .about = At the end: points for every grain token you have.
thing-temple-wood = Temple: wood
    .the = the temple of wood
    .short = T.wood
    .about = At the end: points for every wood token you have.
thing-temple-stone = Temple: stone
    .the = the temple of stone
    .short = T.stone
    .about = At the end: points for every stone token you have.
thing-temple-ore = Temple: ore
    .the = the temple of ore
    .short = T.ore
    .about = At the end: points for every ore token you have.

## Resources, money, tokens

thing-grain = Grain
    .the = { $count } grain
    .one = grain
thing-wood = Wood
    .the = { $count } wood
    .one = wood
thing-stone = Stone
    .the = { $count } stone
    .one = stone
thing-ore = Ore
    .the = { $count } ore
    .one = ore
thing-denarius =
    { $count ->
        [one] Denarius
       *[other] Denarii
    }
    .the =
        { $count ->
            [one] 1 denarius
           *[other] { $count } denarii
        }
thing-glory =
    { $count ->
        [one] Glory token
       *[other] Glory tokens
    }
    .the =
        { $count ->
            [one] 1 glory token
           *[other] { $count } glory tokens
        }
thing-assistant =
    { $count ->
        [one] Assistant
       *[other] Assistants
    }
    .the = an assistant

## Culture, glory and order tiles; an edition may have others of the same kinds

thing-theatre-1 = Theatre tile (1)
    .the = the theatre tile worth 1
thing-theatre-2 = Theatre tile (2)
    .the = the theatre tile worth 2
thing-theatre-3 = Theatre tile (3)
    .the = the theatre tile worth 3
thing-theatre-4 = Theatre tile (4)
    .the = the theatre tile worth 4
thing-theatre-5 = Theatre tile (5)
    .the = the theatre tile worth 5
thing-theatre-6 = Theatre tile (6)
    .the = the theatre tile worth 6
thing-theatre-7 = Theatre tile (7)
    .the = the theatre tile worth 7
thing-theatre-8 = Theatre tile (8)
    .the = the theatre tile worth 8
thing-theatre-9 = Theatre tile (9)
    .the = the theatre tile worth 9
thing-theatre-10 = Theatre tile (10)
    .the = the theatre tile worth 10
thing-art-1 = Art tile (1)
    .the = the art tile worth 1
thing-art-2 = Art tile (2)
    .the = the art tile worth 2
thing-art-3 = Art tile (3)
    .the = the art tile worth 3
thing-art-4 = Art tile (4)
    .the = the art tile worth 4
thing-art-5 = Art tile (5)
    .the = the art tile worth 5
thing-art-6 = Art tile (6)
    .the = the art tile worth 6
thing-art-7 = Art tile (7)
    .the = the art tile worth 7
thing-art-8 = Art tile (8)
    .the = the art tile worth 8
thing-art-9 = Art tile (9)
    .the = the art tile worth 9
thing-art-10 = Art tile (10)
    .the = the art tile worth 10
thing-academic-1 = Academic tile (1)
    .the = the academic tile worth 1
thing-academic-2 = Academic tile (2)
    .the = the academic tile worth 2
thing-academic-3 = Academic tile (3)
    .the = the academic tile worth 3
thing-academic-4 = Academic tile (4)
    .the = the academic tile worth 4
thing-academic-5 = Academic tile (5)
    .the = the academic tile worth 5
thing-academic-6 = Academic tile (6)
    .the = the academic tile worth 6
thing-academic-7 = Academic tile (7)
    .the = the academic tile worth 7
thing-academic-8 = Academic tile (8)
    .the = the academic tile worth 8
thing-academic-9 = Academic tile (9)
    .the = the academic tile worth 9
thing-academic-10 = Academic tile (10)
    .the = the academic tile worth 10
thing-glory-1-1 = First glory tile of round 1
    .the = the first glory tile of round 1
    .short = first
thing-glory-1-2 = Second glory tile of round 1
    .the = the second glory tile of round 1
    .short = second
thing-glory-1-3 = Third glory tile of round 1
    .the = the third glory tile of round 1
    .short = third
thing-glory-2-1 = First glory tile of round 2
    .the = the first glory tile of round 2
    .short = first
thing-glory-2-2 = Second glory tile of round 2
    .the = the second glory tile of round 2
    .short = second
thing-glory-2-3 = Third glory tile of round 2
    .the = the third glory tile of round 2
    .short = third
thing-glory-3-1 = First glory tile of round 3
    .the = the first glory tile of round 3
    .short = first
thing-glory-3-2 = Second glory tile of round 3
    .the = the second glory tile of round 3
    .short = second
thing-glory-3-3 = Third glory tile of round 3
    .the = the third glory tile of round 3
    .short = third
thing-glory-4-1 = First glory tile of round 4
    .the = the first glory tile of round 4
    .short = first
thing-glory-4-2 = Second glory tile of round 4
    .the = the second glory tile of round 4
    .short = second
thing-glory-4-3 = Third glory tile of round 4
    .the = the third glory tile of round 4
    .short = third
thing-glory-5-1 = First glory tile of round 5
    .the = the first glory tile of round 5
    .short = first
thing-glory-5-2 = Second glory tile of round 5
    .the = the second glory tile of round 5
    .short = second
thing-glory-5-3 = Third glory tile of round 5
    .the = the third glory tile of round 5
    .short = third
thing-glory-6-1 = First glory tile of round 6
    .the = the first glory tile of round 6
    .short = first
thing-glory-6-2 = Second glory tile of round 6
    .the = the second glory tile of round 6
    .short = second
thing-glory-6-3 = Third glory tile of round 6
    .the = the third glory tile of round 6
    .short = third
thing-order-1 = Order tile 1
    .the = order tile 1
thing-order-2 = Order tile 2
    .the = order tile 2
thing-order-3 = Order tile 3
    .the = order tile 3
thing-order-4 = Order tile 4
    .the = order tile 4

## Places to click that are neither tiles nor cells

thing-pass = Passing
    .the = passing
    .about = You are out for this round and take the lowest order tile that is left.
thing-done = Done
    .the = being done
    .about = You leave out the rest of this effect.
thing-hire-denarii = Hiring for denarii
    .the = hiring for denarii
thing-hire-glory = Hiring for glory
    .the = hiring for glory
thing-sell = Selling
    .the = selling
    .about = A resource for denarii, at any time of your turn: click here, then the resource.
thing-culture-theatre = Theatre
    .the = theatre
    .pile = the theatre pile
    .one = a theatre point
    .point = theatre point
    .points = theatre points
thing-culture-art = Art
    .the = art
    .pile = the art pile
    .one = an art point
    .point = art point
    .points = art points
thing-culture-academic = Academic
    .the = academic
    .pile = the academic pile
    .one = an academic point
    .point = academic point
    .points = academic points
thing-up = Up
    .the = up
thing-down = Down
    .the = down
thing-left = Left
    .the = left
thing-right = Right
    .the = right

## Places

zone-row = Buildings on offer
zone-deck = Draw pile
zone-temples = Temples on offer
zone-deck-temples = Temple pile
zone-pile-theatre = Theatre pile
zone-pile-art = Art pile
zone-pile-academic = Academic pile
zone-glory = Glory tiles
zone-orders = Order tiles
zone-box = Out of the game
zone-bank = Bank
zone-supply = Supply
zone-p-purse = { $player }: denarii
zone-p-stores = { $player }: resources
zone-p-glory = { $player }: glory tokens
zone-p-assistants = { $player }: assistants
zone-p-residences = { $player }: residences to build
zone-p-city = { $player }: city
zone-p-placing = { $player }: tile to place
zone-p-culture = { $player }: culture tiles
    .short = Culture
zone-p-laurels = { $player }: glory tiles
    .short = Glory
zone-p-order = { $player }: order tile
zone-above =
    { $a ->
        [one] above { $place-the }
       *[other] { $a } above { $place-the }
    }
zone-below =
    { $a ->
        [one] below { $place-the }
       *[other] { $a } below { $place-the }
    }
zone-left =
    { $a ->
        [one] left of { $place-the }
       *[other] { $a } left of { $place-the }
    }
zone-right =
    { $a ->
        [one] right of { $place-the }
       *[other] { $a } right of { $place-the }
    }
zone-above-left =
    { $a ->
        [one] { $b ->
            [one] up and left of { $place-the }
           *[other] 1 up and { $b } left of { $place-the }
        }
       *[other] { $a } up and { $b } left of { $place-the }
    }
zone-above-right =
    { $a ->
        [one] { $b ->
            [one] up and right of { $place-the }
           *[other] 1 up and { $b } right of { $place-the }
        }
       *[other] { $a } up and { $b } right of { $place-the }
    }
zone-below-left =
    { $a ->
        [one] { $b ->
            [one] down and left of { $place-the }
           *[other] 1 down and { $b } left of { $place-the }
        }
       *[other] { $a } down and { $b } left of { $place-the }
    }
zone-below-right =
    { $a ->
        [one] { $b ->
            [one] down and right of { $place-the }
           *[other] 1 down and { $b } right of { $place-the }
        }
       *[other] { $a } down and { $b } right of { $place-the }
    }

## Questions

question-turn = { $player } is choosing what to do.
    .you = Your turn: build, place a residence or an assistant, or pass?
question-placing = { $player } is choosing a place for { $tile-the }.
    .you = Where in your city does { $tile-the } go?
question-facing = { $player } is choosing which way to activate.
    .you = Which way shall the residence { $place } look?
question-choosing = { $player } is choosing a resource.
    .you =
        { $left ->
            [one] Which resource do you take from { $tile-the }?
           *[other] Which resource do you take from { $tile-the }? You take { $left }, one at a time.
        }
question-exchanging = { $player } may exchange resources for glory.
    .you = Do you exchange resources for glory at { $tile-the }?
question-gardens = { $player } is choosing where the point of a garden goes.
    .you = Which kind of culture does the garden’s point go to?
question-trading = { $player } may buy resources.
    .you = Do you buy a resource at { $tile-the }?
question-arch = { $player } is choosing a culture pile for the triumphal arch.
    .you = Which culture pile does the arch take its tile from?
question-bathing = { $player } is choosing a tile for the public bath to activate.
    .you =
        { $left ->
            [one] Which tile around the bath do you activate? It is the last.
           *[other] Which tile around the bath do you activate? You have { $left } left.
        }
question-lifting = { $player } may move a tile around the aqueduct.
    .you = Which tile around the aqueduct do you move?
question-moving = { $player } is choosing where { $tile-the } goes.
    .you = Where do you move { $tile-the }?
question-clearing = { $player } may remove a residence around the circus.
    .you = Which residence around the circus do you remove?
question-hiring = { $player } may hire an assistant.
    .you = Do you hire an assistant?

## Moves

move-build = Build { $a-the }
    .group = Build
    .short = { $a }
move-build-over = Build { $a-the } and discard { $b-the }
    .group = Build
    .short = { $a }, not { $b-the }
move-take-over = Take the coins and discard { $b-the }
    .group = Take coins
    .short = not { $b-the }
move-residence = Build a residence
    .group = Other
    .short = build a residence
move-assistant =
    { $cell ->
        [none] Place an assistant
       *[other] Place an assistant on the residence { $cell-at }
    }
    .group = Place an assistant
    .short =
        { $cell ->
            [none] on a residence
           *[other] residence { $cell-at }
        }
move-pass = Pass
    .group = Other
    .short = pass
move-done = Done
    .group = Other
    .short = done
move-at =
    { $cell ->
        [none] Place the tile
       *[other] Place it { $cell-at }
    }
    .group = Place it
    .short =
        { $cell ->
            [none] here
           *[other] { $cell-at }
        }
move-activate =
    { $cell ->
        [none] Activate a tile
       *[other] Activate { $cell-the } { $cell-at }
    }
    .group = Activate
    .short =
        { $cell ->
            [none] a tile
           *[other] { $cell } { $cell-at }
        }
move-lift =
    { $cell ->
        [none] Move a tile
       *[other] Move { $cell-the } ({ $cell-at })
    }
    .group = Move
    .short =
        { $cell ->
            [none] a tile
           *[other] { $cell } ({ $cell-at })
        }
move-clear =
    { $cell ->
        [none] Remove a residence
       *[other] Remove the residence { $cell-at }
    }
    .group = Remove
    .short =
        { $cell ->
            [none] a residence
           *[other] residence { $cell-at }
        }
move-up = Activate upwards
    .group = Activate
    .short = up
move-down = Activate downwards
    .group = Activate
    .short = down
move-left = Activate to the left
    .group = Activate
    .short = left
move-right = Activate to the right
    .group = Activate
    .short = right
move-sell = Sell { $a-the }
    .group = Sell
    .short = { $a }
move-gain = Take { $a-the }
    .group = Take
    .short = { $a }
move-pay = Pay with { $a-one }
    .group = Pay
    .short = { $a }
move-buy = Buy { $a-the }
    .group = Buy
    .short = { $a }
move-assign = Make it { $a-one }
    .group = The point counts as
    .short = { $a }
move-take = Take the top tile of { $a-pile }
    .group = Take a tile of
    .short = { $a }
move-hire-for-denarii = Hire an assistant for denarii
    .group = Hire
    .short = for denarii
move-hire-for-glory = Hire an assistant for glory tokens
    .group = Hire
    .short = for glory tokens

## What happens

moved-row-to-p-placing = { $player } builds { $thing-the }
    .you = You build { $thing-the }
moved-temples-to-p-placing = { $player } builds { $thing-the }
    .you = You build { $thing-the }
moved-p-residences-to-p-placing = { $player } builds a residence
    .you = You build a residence
moved-p-placing-to-p-city = { "" }
moved-p-assistants-to-p-city = { "" }
moved-p-city-to-box = { "" }
moved-deck-to-row = New on offer: { $thing-the }
moved-deck-to-box = Out of the draw pile and the game: { $thing-the }
    .detail = out of the draw pile and the game: { $thing-the }
moved-row-to-box = Out of the game: { $thing-the }
    .detail = out of the game: { $thing-the }
moved-bank-to-row = Laid on the round tile: { $thing-the }
    .detail = { $thing-the } on the round tile
moved-row-to-bank = Back to the bank from the round tile: { $thing-the }
    .detail = back to the bank from the round tile: { $thing-the }
moved-row-to-p-purse = { $player } takes { $thing-the } off the round tile
    .you = You take { $thing-the } off the round tile
moved-deck-temples-to-temples = New among the temples: { $thing-the }
moved-pile-theatre-to-p-culture = { $player } wins { $thing-the }
    .you = You win { $thing-the }
moved-pile-art-to-p-culture = { $player } wins { $thing-the }
    .you = You win { $thing-the }
moved-pile-academic-to-p-culture = { $player } wins { $thing-the }
    .you = You win { $thing-the }
moved-glory-to-p-laurels = { $player } wins { $thing-the }
    .you = You win { $thing-the }
moved-glory-to-box = Nobody wins { $thing-the }
moved-orders-to-p-order = { $player } takes { $thing-the }
    .you = You take { $thing-the }
    .detail = { $thing-the }
moved-orders-to-box = Out of the game: { $thing-the }
moved-p-placing-to-box = Out of the game: { $thing-the }
moved-p-order-to-orders = { $player } gives back { $thing-the }
    .you = You give back { $thing-the }
moved-bank-to-p-purse = { $player } receives { $thing-the }
    .you = You receive { $thing-the }
    .detail = +{ $thing-the }
moved-p-purse-to-bank = { $player } pays { $thing-the }
    .you = You pay { $thing-the }
    .detail = −{ $thing-the }
moved-supply-to-p-stores = { $player } takes { $thing-the }
    .you = You take { $thing-the }
    .detail = +{ $thing-the }
moved-p-stores-to-supply = { $player } pays { $thing-the }
    .you = You pay { $thing-the }
    .detail = −{ $thing-the }
moved-supply-to-p-glory = { $player } wins { $thing-the }
    .you = You win { $thing-the }
    .detail = +{ $thing-the }
moved-p-glory-to-supply = { $player } gives { $thing-the } back
    .you = You give { $thing-the } back
    .detail = −{ $thing-the }
moved-supply-to-p-assistants = { $player } hires an assistant
    .you = You hire an assistant
happened-turn = { "" }
happened-fee = { $player } pays to keep playing
    .you = You pay to keep playing
    .detail = { $fee } of it to keep playing
happened-sits-out = { $player } has passed and is skipped
    .you = You have passed and are skipped
happened-passed = { $player } passes
    .you = You pass
happened-hiring = Everybody has passed: assistants may be hired
happened-hires-nobody = { $player } hires nobody
    .you = You hire nobody
happened-round = Round { $round } begins
happened-begins = { $player } begins, with the lowest order tile
    .you = You begin, with the lowest order tile
happened-end = The last round is over
happened-sold = { $player } sells a resource
    .you = You sell a resource
happened-overflow = { $player } sells { $count } { $resource-one } over the limit
    .you = You sell { $count } { $resource-one } over the limit
    .detail = { $count } { $resource-one } over the limit sold
happened-faced = { $player } activates the line going { $direction-the }
    .you = You activate the line going { $direction-the }
happened-chosen = { $player } takes a resource from { $tile-the }
    .you = You take a resource from { $tile-the }
happened-exchanged = { $player } exchanges resources at { $tile-the }
    .you = You exchange resources at { $tile-the }
happened-bought = { $player } buys a resource at { $tile-the }
    .you = You buy a resource at { $tile-the }
happened-enough = { $player } is done
    .you = You are done
happened-activated = { $player } activates { $tile-the }
    .you = You activate { $tile-the }
happened-garden =
    { $points ->
        [one] { $player } gets 1 garden point, for any kind of culture
       *[other] { $player } gets { $points } garden points, for any kind of culture
    }
    .you =
        { $points ->
            [one] You get 1 garden point, for any kind of culture
           *[other] You get { $points } garden points, for any kind of culture
        }
    .detail =
        { $points ->
            [one] +1 garden point
           *[other] +{ $points } garden points
        }
happened-culture =
    { $points ->
        [one] { $player } gets 1 { $culture-point }
       *[other] { $player } gets { $points } { $culture-points }
    }
    .you =
        { $points ->
            [one] You get 1 { $culture-point }
           *[other] You get { $points } { $culture-points }
        }
    .detail =
        { $points ->
            [one] +1 { $culture-point }
           *[other] +{ $points } { $culture-points }
        }
happened-built = { $player } places { $tile-the } { $place }
    .you = You place { $tile-the } { $place }
happened-assisted = { $player } places an assistant on the residence { $place }
    .you = You place an assistant on the residence { $place }
happened-moved = { $player } moves { $tile-the }: now it lies { $place }
    .you = You move { $tile-the }: now it lies { $place }
happened-cleared = { $player } removes the residence { $place }
    .you = You remove the residence { $place }

## Refusals

why-mi-build-missing =
    { $need ->
        [one] Beyond your resources, { $thing-the } would cost 1 denarius; you have { $have }.
       *[other] Beyond your resources, { $thing-the } would cost { $need } denarii; you have { $have }.
    }
why-mi-pass-fee =
    { $need ->
        [one] A turn costs 1 denarius since somebody has passed; you have { $have ->
            [0] none
           *[other] { $have }
        }.
       *[other] A turn costs { $need } denarii since somebody has passed; you have { $have ->
            [0] none
           *[other] { $have }
        }.
    }
why-mi-residence-nine = You have no residence left to build.
why-mi-assistant-needs-one = You have no assistant to place: they are hired between the rounds.
why-mi-assistant-one-each = That residence already has an assistant.
why-mi-sell-held = You have no { $thing-one }.
why-mi-place-one-a-cell = A tile already lies there: { $tile-the }.
why-mi-place-side = That place shares no side with a tile that stays.
why-mi-aqueduct-elsewhere = The tile must move to another place.
why-mi-aqueduct-no-residence = A residence cannot be moved.
why-mi-bath-no-effect = The bath cannot activate { $tile-the }.
why-mi-bath-once-each = You have already activated { $tile-the }.
why-mi-circus-residence = A circus removes only residences, not { $tile-the }.
why-mi-circus-assisted = That residence has an assistant and cannot be removed.
why-mi-arch-empty-pile = That pile is empty.
why-mi-effect-gain = You cannot decline what a building in the line gives.
why-mi-military-exchange = You can pay only with { $resource-one } at { $tile-the }.
why-mi-military-colosseum = That takes { $need } { $thing-one }; you have { $have }.
why-mi-trading-post-price = A resource costs { $need } denarii here; you have { $have }.
why-mi-hire-price = Your next assistant costs { $need } denarii; you have { $have }.
why-mi-hire-glory =
    { $need ->
        [one] Your next assistant costs 1 glory token; you have { $have }.
       *[other] Your next assistant costs { $need } glory tokens; you have { $have }.
    }
why-mi-round-draw =
    { $count ->
        [0] No building is left on offer this round.
        [one] { $count } building is on offer. On your turn you may pay for it and place it in your city.
       *[other] { $count } buildings are on offer. On your turn you may pay for one and place it in your city.
    }
why-mi-round-six =
    { $count ->
        [0] The draw pile is empty: no new buildings come.
        [one] { $count } tile is left to draw. New buildings come between two rounds.
       *[other] { $count } tiles are left to draw. New buildings come between two rounds.
    }
why-mi-setup-temples =
    { $count ->
        [0] No temple is left on offer.
        [one] { $count } temple is on offer. On your turn you may pay for it; it brings points at the end.
       *[other] { $count } temples are on offer. On your turn you may pay for one; it brings points at the end.
    }
why-mi-temple-replaced =
    { $count ->
        [0] The temple pile is empty: a temple that is built is not replaced.
        [one] { $count } more temple waits here. It replaces the next temple that is built.
       *[other] { $count } more temples wait here. One replaces each temple that is built.
    }
why-mi-culture-compare =
    { $count ->
        [0] This pile is empty: all its tiles are won.
       *[other] { $above ->
            [0] { $lies ->
                [yes] This tile lies on top of its pile:
               *[no] { $count ->
                    [one] { $count } tile is
                   *[other] { $count } tiles are
                } left in this pile:
            } whoever makes { $asks ->
                [one] { $asks } point
               *[other] { $asks } points
            } of this culture in a single turn wins { $lies ->
                [yes] it
               *[no] the top one
            }.
           *[other] { $above ->
                [one] { $above } tile lies
               *[other] { $above } tiles lie
            } on top of this one, and must be won first. It then takes { $asks ->
                [one] { $asks } point
               *[other] { $asks } points
            } of this culture in a single turn.
        }
    }
why-mi-setup-culture =
    { $count ->
        [0] This pile is empty: all its tiles are won.
       *[other] The top tile of this pile takes { $asks ->
            [one] { $asks } culture point
           *[other] { $asks } culture points
        } in a single turn: it is won by activating a line, not by taking it.
    }
why-mi-glory-rank =
    { $own ->
        [yes] { $count ->
            [0] You have no glory token.
            [one] You have { $count } glory token.
           *[other] You have { $count } glory tokens.
        } They win glory tiles at the end of the round, and pay assistants.
       *[no] { $owner ->
            [none] { $most ->
                [0] Nobody has a glory token yet.
               *[other] { $leads ->
                    [yes] You have the most glory tokens, { $most }.
                   *[no] { $leader ->
                        [none] Several share the lead with { $most ->
                            [one] { $most } glory token
                           *[other] { $most } glory tokens
                        };
                       *[other] { $leader } leads with { $most ->
                            [one] { $most } glory token
                           *[other] { $most } glory tokens
                        };
                    } you have { $yours ->
                        [0] none.
                       *[other] { $yours }.
                    }
                }
            } At the end of its round, whoever has most takes the best of these tiles.
           *[other] { $owner } has { $count ->
                [0] no glory token.
                [one] { $count } glory token.
               *[other] { $count } glory tokens.
            } { $yours ->
                [0] You have none: they decide who takes the glory tiles.
               *[other] You have { $yours }: they decide who takes the glory tiles.
            }
        }
    }
why-mi-round-first-player =
    { $count ->
        [0] Every order tile is taken: they say in which order the next round is played.
        [one] { $count } order tile is left. Whoever passes takes it; it says who begins the next round.
       *[other] { $count } order tiles are left. Whoever passes takes the lowest; it says who begins the next round.
    }
why-mi-solo-build =
    { $lies ->
        [yes] { $thing } has left the game and does not come back.
       *[no] { $count ->
            [0] Nothing has left the game yet.
            [one] { $count } tile has left the game and does not come back.
           *[other] { $count } tiles have left the game and do not come back.
        }
    }
why-mi-setup-money =
    { $own ->
        [yes] { $count ->
            [0] You have no denarius left. Resources can be sold for some.
            [one] You have { $count } denarius: for resources you lack and for assistants.
           *[other] You have { $count } denarii: for resources you lack and for assistants.
        }
       *[no] { $owner } has { $count ->
            [0] no denarius left.
            [one] { $count } denarius. Only { $owner } spends it.
           *[other] { $count } denarii. Only { $owner } spends them.
        }
    }
why-mi-limit-six =
    { $own ->
        [yes] { $count ->
            [0] Your stores are empty. Buildings in an activated line fill them.
            [one] You hold { $count } resource. It pays for buildings; to sell it, click Sell first.
           *[other] You hold { $count } resources. They pay for buildings; to sell one, click Sell first.
        }
       *[no] { $owner } holds { $count ->
            [0] no resource now.
            [one] { $count } resource. It pays for { $owner }’s buildings only.
           *[other] { $count } resources. They pay for { $owner }’s buildings only.
        }
    }
why-mi-assistant-place =
    { $own ->
        [yes] { $count ->
            [0] You have no assistant at hand. They are hired between the rounds.
            [one] You have { $count } assistant at hand. On your turn, click a residence without one: it acts again.
           *[other] You have { $count } assistants at hand. On your turn, click a residence without one: it acts again.
        }
       *[no] { $owner } has { $count ->
            [0] no assistant at hand.
            [one] { $count } assistant at hand, for { $owner }’s own residences.
           *[other] { $count } assistants at hand, for { $owner }’s own residences.
        }
    }
why-mi-residence-build =
    { $own ->
        [yes] { $count ->
            [0] All your residences are built. Assistants make them act again.
            [one] You have { $count } residence left. On your turn, a new residence activates a line of your buildings.
           *[other] You have { $count } residences left. On your turn, a new residence activates a line of your buildings.
        }
       *[no] { $owner } has { $count ->
            [0] no residence left to build.
            [one] { $count } residence left to build.
           *[other] { $count } residences left to build.
        }
    }
why-mi-place-stays =
    { $assistant ->
        [yes] { $own ->
            [yes] Your assistants stay where they were placed. You have { $assistants ->
                [0] none
               *[other] { $assistants }
            } at hand for other residences.
           *[no] These assistants work for { $owner }, and stay where they were placed.
        }
       *[no] { $lies ->
            [yes] { $own ->
                [yes] In your city: { $thing }. It acts when a residence in its line is built or gets an assistant; you have { $left ->
                    [0] no residence
                    [one] { $left } residence
                   *[other] { $left } residences
                } and { $assistants ->
                    [0] no assistant
                    [one] { $assistants } assistant
                   *[other] { $assistants } assistants
                } left.
               *[no] In { $owner }’s city: { $thing }. It acts for { $owner } alone.
            }
           *[no] { $own ->
                [yes] { $count ->
                    [one] { $count } tile stands
                   *[other] { $count } tiles stand
                } in your city. They act when a residence activates their line.
               *[no] { $count ->
                    [one] { $count } tile stands
                   *[other] { $count } tiles stand
                } in { $owner }’s city, and { $count ->
                    [one] acts
                   *[other] act
                } for { $owner } alone.
            }
        }
    }
why-mi-round-turns =
    { $own ->
        [yes] This tile is in your hand: choose where it goes.
       *[no] { $owner } is placing this tile.
    }
why-mi-culture-one-a-kind =
    { $own ->
        [yes] { $count ->
            [0] You have won no culture tile yet. Culture points of a single turn win them.
            [one] You have won { $count } culture tile. It counts at the end.
           *[other] You have won { $count } culture tiles. They count at the end.
        }
       *[no] { $owner } has won { $count ->
            [0] no culture tile yet.
            [one] { $count } culture tile. It counts at the end.
           *[other] { $count } culture tiles. They count at the end.
        }
    }
why-mi-glory-unclaimed =
    { $own ->
        [yes] { $count ->
            [0] You have won no glory tile yet. The most glory tokens win them at the end of a round.
            [one] You have won { $count } glory tile. It counts at the end.
           *[other] You have won { $count } glory tiles. They count at the end.
        }
       *[no] { $owner } has won { $count ->
            [0] no glory tile yet.
            [one] { $count } glory tile. It counts at the end.
           *[other] { $count } glory tiles. They count at the end.
        }
    }
why-mi-pass-order-tile =
    { $count ->
        [0] { $own ->
            [yes] You have not passed yet, and have no order tile. Whoever passes takes the lowest one left.
           *[no] { $owner } has not passed yet, and has no order tile.
        }
       *[other] { $own ->
            [yes] You have passed: your order tile says when you begin the next round.
           *[no] { $owner } has passed: this order tile says when { $owner } begins the next round.
        }
    }
why-mi-round-prepare = This is one of the things a turn is for. First answer the question above.
why-mi-special-may-decline = Nothing asked now can be declined: choose one of the things that glow.
why-mi-sell-any-time = You have no resource to sell.
why-mi-hire-reverse-order =
    Assistants are hired once everybody has passed. { $passed ->
        [0] Nobody has yet.
        [one] { $passed } of { $players } has.
       *[other] { $passed } of { $players } have.
    }
why-mi-line-direction =
    A line is activated this way when a residence is built or gets an assistant: you have { $left ->
        [0] no residence
        [one] { $left } residence
       *[other] { $left } residences
    } and { $assistants ->
        [0] no assistant
        [one] { $assistants } assistant
       *[other] { $assistants } assistants
    } left. Place one first.
why-mi-line-until =
    { $own ->
        [yes] { $residence ->
            [yes] This residence of yours has activated its line. With an assistant it does so once more; you have { $assistants ->
                [0] none
               *[other] { $assistants }
            } at hand.
           *[no] In your city: { $thing }. It acts when a residence in its line is built or gets an assistant; you have { $left ->
                [0] no residence
                [one] { $left } residence
               *[other] { $left } residences
            } and { $assistants ->
                [0] no assistant
                [one] { $assistants } assistant
               *[other] { $assistants } assistants
            } left.
        }
       *[no] In { $owner }’s city: { $thing }. You can look, but it acts for { $owner } alone.
    }

## Endings and scoring

ending-points = The last round is over, and the points decide.
ending-tie-culture-and-glory = Equal on points: culture and glory tiles decide.
ending-tie-temples = Equal on points: the number of temples decides.
ending-tie-order = Equal on points: the order tiles decide.
ending-augustus = Title earned: Emperor Augustus!
ending-consul = Title earned: Consul.
ending-legatus = Title earned: Legatus.
ending-tribunus = Title earned: Tribunus.
ending-centurion = Title earned: Centurion.
ending-immune = Title earned: Immune.
ending-civil = Title earned: Civil.
category-culture = Culture tiles
category-glory = Glory tiles
category-temples = Temples
category-tokens = Money and resources
category-order = Order tiles

## What bots weigh

term-stores = Resources
term-purse = Money
term-glory = Glory
term-under-way = The activation under way
term-residences = Residences kept
term-temples = Points still to come from temples
term-lines = Lines of the city

# Parts of what was learned on top of these.
term-learned-phase = How near the end is
term-learned-turn = A turn that goes on
term-learned-fee = What a turn costs
term-learned-offers = Tiles on offer
term-learned-points = Points won
term-learned-purse = The first nine denarii
term-learned-hoard = Denarii beyond nine
term-learned-grain = Grain
term-learned-wood = Wood
term-learned-stone = Stone
term-learned-ore = Ore
term-learned-surplus = Resources beyond four of a kind
term-learned-glory = Glory tokens
term-learned-assistants = Assistants
term-learned-residences = Residences kept
term-learned-homes = Residences without an assistant
term-learned-posted = Residences with an assistant
term-learned-passed = Having passed
term-learned-tiles = Size of the city
term-learned-culture = Culture tiles
term-learned-laurels = Glory tiles
term-learned-temples = Temples
term-learned-first-line = The best line
term-learned-second-line = The second line
term-learned-third-line = The third line
term-learned-lines = Lines that can be activated
term-learned-theatre = Theatre in one line
term-learned-art = Art in one line
term-learned-academic = Learning in one line
term-learned-gardens = Gardens in one line
term-learned-glory-lines = Glory in one line
term-learned-rival-points = Best rival: { term-learned-points }
term-learned-rival-purse = Best rival: { term-learned-purse }
term-learned-rival-hoard = Best rival: { term-learned-hoard }
term-learned-rival-grain = Best rival: { term-learned-grain }
term-learned-rival-wood = Best rival: { term-learned-wood }
term-learned-rival-stone = Best rival: { term-learned-stone }
term-learned-rival-ore = Best rival: { term-learned-ore }
term-learned-rival-surplus = Best rival: { term-learned-surplus }
term-learned-rival-glory = Best rival: { term-learned-glory }
term-learned-rival-assistants = Best rival: { term-learned-assistants }
term-learned-rival-residences = Best rival: { term-learned-residences }
term-learned-rival-homes = Best rival: { term-learned-homes }
term-learned-rival-posted = Best rival: { term-learned-posted }
term-learned-rival-passed = Best rival: { term-learned-passed }
term-learned-rival-tiles = Best rival: { term-learned-tiles }
term-learned-rival-culture = Best rival: { term-learned-culture }
term-learned-rival-laurels = Best rival: { term-learned-laurels }
term-learned-rival-temples = Best rival: { term-learned-temples }
term-learned-rival-first-line = Best rival: { term-learned-first-line }
term-learned-rival-second-line = Best rival: { term-learned-second-line }
term-learned-rival-third-line = Best rival: { term-learned-third-line }
term-learned-rival-lines = Best rival: { term-learned-lines }
term-learned-rival-theatre = Best rival: { term-learned-theatre }
term-learned-rival-art = Best rival: { term-learned-art }
term-learned-rival-academic = Best rival: { term-learned-academic }
term-learned-rival-gardens = Best rival: { term-learned-gardens }
term-learned-rival-glory-lines = Best rival: { term-learned-glory-lines }

## The table as it is drawn

section-buildings = Buildings
section-pairs = Buildings in pairs
section-temples = Temples
section-culture = Culture
section-glory = Glory
section-city = City
section-won = Won
column-needs = costs
column-gives = gives
column-takes = takes
column-each = each
column-next = next
facts-needs = costs { $list }
facts-takes = for { $list }
facts-gives = gives { $list }
facts-each = { $list } each
facts-assistant = { $list }
facts-next = next: { $list }
facts-worth = { $list }
facts-deck = { $list }
figure-grain = { $value } grain
figure-wood = { $value } wood
figure-stone = { $value } stone
figure-ore = { $value } ore
figure-any =
    { $value ->
        [one] 1 resource of your choice
       *[other] { $value } resources of your choice
    }
figure-denarii =
    { $value ->
        [one] 1 denarius
       *[other] { $value } denarii
    }
figure-glory =
    { $value ->
        [one] 1 glory token
       *[other] { $value } glory tokens
    }
figure-theatre =
    { $value ->
        [one] 1 theatre point
       *[other] { $value } theatre points
    }
figure-art =
    { $value ->
        [one] 1 art point
       *[other] { $value } art points
    }
figure-academic =
    { $value ->
        [one] 1 academic point
       *[other] { $value } academic points
    }
figure-garden =
    { $value ->
        [one] 1 point of any culture
       *[other] { $value } points of any culture
    }
figure-points =
    { $value ->
        [one] 1 victory point
       *[other] { $value } victory points
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
        [one] 1 residence
       *[other] { $value } residences
    }
figure-assistants =
    { $value ->
        [one] 1 assistant
       *[other] { $value } assistants
    }
figure-deck = { $value } to draw
figure-on-top = { $value } of them sure to come next round
figure-tiles = { $value } left
figure-round = round { $value }
figure-gardens-left =
    { $value ->
        [one] 1 garden point to give
       *[other] { $value } garden points to give
    }
figure-fee =
    { $value ->
        [one] a turn costs 1 denarius
       *[other] a turn costs { $value } denarii
    }
note-first = begins
note-passed = passed
note-when-built = when built
note-built-arch = when built: the top tile of a culture pile
note-built-bath = when built: activates tiles around it
note-built-aqueduct = when built: moves a tile around it
note-built-circus = when built: removes a residence around it
note-if-held = if you have it
note-per-token = for every token you have
note-near = ❖ around it
note-lines = ✚ row and column
note-stores = for your tokens
note-production = production
note-commerce = commerce
note-culture = culture
note-military = military
note-special = special
note-temple = temples
note-residential = residences
note-categories = categories
