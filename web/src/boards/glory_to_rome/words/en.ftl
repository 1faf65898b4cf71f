### What the board of Glory to Rome says beside the game's own words.

forum-pool = The pool
forum-sites = Sites, + out of town
led-none = No role is led yet
led-chooses = chooses
led-waits = waits
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

power-academy = After a Craftsman action, you may think
power-amphitheatre = Completed: a Craftsman per influence
power-aqueduct = Patron: also from hand. Client limit ×2
power-archway = Architect: may build from the pool
power-atrium = Merchant: may sell from the deck
power-basilica = Merchant: also a card from hand, unseen
power-catacomb = Completed: the game ends
power-circus = Any card leads or follows Architect
power-circus-alternative = Your petitions need 2 cards, not 3
power-colosseum = Legionary: also throw clients to the lions
power-school = Completed: think once per influence
power-sewer = Keep played Orders in your stockpile
power-storeroom = Each client may act as Laborer
power-stairway = Architect: open another’s building to all
power-foundry = Completed: a Laborer per influence
power-fountain = Craftsman: may build from the deck
power-forum = All six clients and materials: you win
power-forum-alternative = All six clients: you win
power-insula = Client limit +{ $more }
power-garden = Completed: a Patron per influence
power-latrine = Before thinking, may discard one card
power-ludus-magnus = Merchant clients act in any role
power-market = Vault limit +{ $more }
power-circus-maximus = Lead or follow: clients act twice
power-wall = Safe from demands. { $materials } in stockpile: 1 point
power-palace = Lead or follow with several cards
power-palisade = Safe from demands, except a Bridge’s
power-bridge = Your demands reach all, and stockpiles
power-gate = Unfinished marble already works
power-prison = Completed: take another’s building
power-dock = Laborer: also a card from hand
power-road = Any material for your stone buildings
power-shrine = Hand limit +{ $more }
power-scriptorium = One marble completes any building
power-senate = You may take the Jacks others played
power-statue = On any site. { $points } points
power-bar = Patron: also hire from the deck
power-temple = Hand limit +{ $more }
power-bath = New clients may act at once
power-tower = Rubble fits all. Out of town: 1 action
power-villa = Architect: one material completes it
power-vomitorium = Before thinking, may discard your hand
power-none = Buildings have no function in the initiation game.
about-insula = Your client limit rises by { $more }.
about-market = The limit of your vault rises by { $more }.
about-shrine = Your hand limit rises by { $more }, on top of what a Temple adds.
about-temple = Your hand limit rises by { $more }, on top of what a Shrine adds.
about-statue = It may stand on any site, and is built with the site’s material or marble. Completed, it brings { $points } points on top of its influence.
about-wall = Demands take nothing from you, and your clients are safe, even from a Bridge. At the end every { $materials } materials in your stockpile bring 1 point.
about-circus = You may lead or follow Architect with any Order.
about-circus-alternative = Your petitions need 2 Orders; everybody else’s need 3.
about-forum = You win at once with a client of every role and every material in your stockpile.
about-forum-alternative = You win at once with a client of every role.
power-senator = Leads or follows any role
moment-completed = { $building }
moment-demands = Rome demands { $material }
moment-last-cards = The last cards
happened-last-cards =
    { $cards ->
        [0] The deck is empty
        [one] One card is left in the deck
       *[other] { $cards } cards are left in the deck
    }
moment-seized = Into the Prison
