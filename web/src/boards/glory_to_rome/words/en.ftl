### What the board of Glory to Rome says beside the game's own words.

forum-pool = The pool
forum-sites = Sites in town, and out of town
hand-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
hand-empty = No card in hand.
pile-count =
    { $count ->
        [0] none
        [one] 1 card
       *[other] { $count } cards
    }
order-is = { $material }, { $role }, value { $value }
building-unfinished = unfinished: { $built } of { $needs } { $material }
city-empty = Nothing is built yet.
vault-own =
    { $count ->
        [one] 1 card that only you know
       *[other] { $count } cards that only you know
    }
vault-basilica =
    { $count ->
        [one] 1 card that only its owner knows
       *[other] { $count } cards that only their owner knows
    }
vault-atrium =
    { $count ->
        [one] 1 card that nobody has seen
       *[other] { $count } cards that nobody has seen
    }
vault-closed =
    { $count ->
        [one] 1 card, closed until the end
       *[other] { $count } cards, closed until the end
    }
camp-sewer = Sewer
choice-think = Think
choice-petition = Petition
choice-as-architect = As Architect
choice-refill = Refill hand
choice-discard-all = Discard hand
choice-keep = Keep it
choice-hold = Hold
choice-done = Nothing more

## What each building does, in a few words

power-academy = After a Craftsman action, think
power-amphitheatre = Completed: Craftsman per influence
power-aqueduct = Patron: hire from hand too. Clients ×2
power-archway = Architect: build from the pool
power-atrium = Merchant: top of the deck instead
power-basilica = Merchant: a hand card too, unseen
power-catacomb = Completed: the game ends
power-circus = Any card leads or follows Architect
power-circus-alternative = Your petitions take 2 cards, not 3
power-colosseum = Demands throw clients to the lions
power-school = Completed: think per influence
power-sewer = Cards played go to your stock
power-storeroom = All clients may be Laborers
power-stairway = Open others’ buildings to all
power-foundry = Completed: Laborer per influence
power-fountain = Craftsman: build off the deck
power-forum = Every client and every material: you win
power-forum-alternative = A client of every role: you win
power-insula = { $more } more clients
power-garden = Completed: Patron per influence
power-latrine = Before thinking, discard one card
power-ludus-magnus = Merchants act in any role
power-market = { $more } more in the vault
power-circus-maximus = Your clients act twice
power-wall = Immune, always. { $materials } in stock: 1 point
power-palace = Play several cards of the role
power-palisade = Immune to Legionaries
power-bridge = Demands reach all, and stocks
power-gate = Unfinished marble already works
power-prison = Completed: take another’s building
power-dock = Laborer: a hand card too
power-road = Any material builds stone
power-shrine = Hand limit +{ $more }
power-scriptorium = One marble completes anything
power-senate = Take the Senators others played
power-statue = On any site. { $points } points
power-bar = Patron: hire off the deck too
power-temple = Hand limit +{ $more }
power-bath = New clients act at once
power-tower = Rubble builds all. Out of town for one
power-villa = Architect: one material completes it
power-vomitorium = Before thinking, discard your hand
power-none = Buildings do nothing in the initiation game.
about-insula = You may have { $more } more clients.
about-market = Your vault holds { $more } more cards.
about-shrine = Your hand limit rises by { $more }.
about-temple = Your hand limit rises by { $more }.
about-statue = It stands on any site and is built with the site’s material or marble. Completed, it brings { $points } points besides its influence.
about-wall = You owe nothing when others demand and your clients are safe, even from a Bridge. At the end every { $materials } materials in your stock bring a point.
about-circus = You may lead or follow Architect with any Order.
about-circus-alternative = Your petitions take 2 Orders; everybody else’s take 3.
about-forum = You win at once with a client of every role and every material in stock.
about-forum-alternative = You win at once with a client of every role.
power-senator = Leads or follows any role
