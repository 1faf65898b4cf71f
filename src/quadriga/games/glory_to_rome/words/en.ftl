### Glory to Rome. How ids are derived: docs/words.md.
### No figure of the game stands here: an edition may change any of them.

edition-filosofia = French edition of 2011
group-numbers = Numbers
group-materials = Materials
group-buildings = Buildings
option-initiation = Initiation game
option-initiation-yes = buildings bring influence only, fewer sites, half the deck
option-initiation-no = the whole game
option-alternative-forum = Forum
option-alternative-forum-yes = alternative: a client of every role is enough to win
option-alternative-forum-no = clients and materials are needed to win
option-alternative-circus = Circus
option-alternative-circus-yes = alternative: larger petitions, except with a Circus
option-alternative-circus-no = any Order leads or follows Architect
option-experts-start = Experts’ start
option-experts-start-yes = everybody lays an Order from hand for the lead
option-experts-start-no = everybody draws an Order for the lead
option-two-player-sites = Two players: sites of each material in town
option-two-player-sites-3 = three
option-two-player-sites-2 = two
option-closed-vaults = Vaults
option-closed-vaults-yes = closed: nobody looks before the end, as printed
option-closed-vaults-no = open: everybody sees what was sold
option-stairway-spends-architect = Opening a building with the Stairway
option-stairway-spends-architect-yes = costs the Architect action
option-stairway-spends-architect-no = comes on top of the Architect action
option-stairway-from-pool = Material for the Stairway
option-stairway-from-pool-yes = from the stockpile, with an Archway from the pool too
option-stairway-from-pool-no = from the stockpile only
option-palace-senators = Jacks with a Palace
option-palace-senators-1 = at most one
option-palace-senators-6 = any number
option-palace-petitions = Petitions with a Palace
option-palace-petitions-1 = at most one
option-palace-petitions-0 = none
option-palace-petitions-6 = any number
option-palace-circus = Palace together with Circus
option-palace-circus-yes = any Orders may be added for Architect
option-palace-circus-no = only Architects may be added for Architect
option-think-one-below-limit = Drawing a single card below the hand limit
option-think-one-below-limit-yes = allowed
option-think-one-below-limit-no = not allowed
option-latrine-senator = Discarding a Jack with the Latrine
option-latrine-senator-yes = allowed: it goes back to its pile
option-latrine-senator-no = not allowed
option-outside-only-when-town-empty = Building out of town
option-outside-only-when-town-empty-yes = only when no site of the material is left in town
option-outside-only-when-town-empty-no = at any time
option-outside-consecutive-actions = The two actions for a foundation out of town
option-outside-consecutive-actions-yes = of one role, one after the other
option-outside-consecutive-actions-no = any two building actions of the turn
option-bath-ludus-storeroom = Ludus Magna and Storeroom in the Bath
option-bath-ludus-storeroom-yes = offer other roles to the client
option-bath-ludus-storeroom-no = have no effect
option-bath-circus-maximus = Circus Maximus in the Bath
option-bath-circus-maximus-yes = the client acts twice
option-bath-circus-maximus-no = the client acts once
option-gate-stone-with-marble = Gate, and stone buildings with a marble in them
option-gate-stone-with-marble-yes = they already have their function
option-gate-stone-with-marble-no = they have none before completion
option-gate-statue-points = Gate, and the points of an unfinished Statue
option-gate-statue-points-yes = they count
option-gate-statue-points-no = they do not count
option-stairway-statue-points = Points of a Statue open to all
option-stairway-statue-points-yes = for everybody
option-stairway-statue-points-no = for its owner only
option-stairway-wall-points = Points of a Wall open to all
option-stairway-wall-points-yes = for everybody
option-stairway-wall-points-no = for its owner only
option-bridge-opens-lions = Colosseum with a Bridge, against a Palisade
option-bridge-opens-lions-yes = clients may be taken
option-bridge-opens-lions-no = clients are safe
option-alternative-circus-petition = Petitions with the alternative Circus in play
option-alternative-circus-petition-3 = three Orders, fewer with a Circus
option-alternative-circus-petition-2 = two Orders
option-deck-ends-at-once = When the deck runs out
option-deck-ends-at-once-yes = drawing the last card ends the game
option-deck-ends-at-once-no = the first draw that fails ends the game
option-shared-win = Equal points and equal hands
option-shared-win-yes = the victory is shared
option-shared-win-no = the order of play decides

## Buildings

thing-academy = Academy
    .the = the Academy
    .card = the Academy card
    .about = At the end of every turn in which you did a Craftsman action, you may think.
thing-amphitheatre = Amphitheatre
    .the = the Amphitheatre
    .card = the Amphitheatre card
    .about = On completion: one Craftsman action for each point of your influence.
thing-aqueduct = Aqueduct
    .the = the Aqueduct
    .card = the Aqueduct card
    .about = With each Patron action you may also hire an Order from your hand. It also multiplies your client limit.
thing-archway = Archway
    .the = the Archway
    .card = the Archway card
    .about = With an Architect action you may add a material from the pool instead of your stockpile.
thing-atrium = Atrium
    .the = the Atrium
    .card = the Atrium card
    .about = With a Merchant action you may put the top card of the deck into your vault, unseen, instead of a material from your stockpile.
thing-basilica = Basilica
    .the = the Basilica
    .card = the Basilica card
    .about = With each Merchant action you may also put an Order from your hand into your vault, unseen by the others.
thing-catacomb = Catacomb
    .the = the Catacomb
    .card = the Catacomb card
    .about = On completion the game ends at once.
thing-circus = Circus
    .the = the Circus
    .card = the Circus card
    .about = You may lead or follow Architect with any Order. If the table plays with the alternative Circus, your petitions need fewer cards instead.
thing-colosseum = Colosseum
    .the = the Colosseum
    .card = the Colosseum card
    .about = When you demand a material, you may also throw to the lions one client of that colour from each player you reach. They go into your vault.
thing-school = School
    .the = the School
    .card = the School card
    .about = On completion: one Thinker action for each point of your influence.
thing-sewer = Sewer
    .the = the Sewer
    .card = the Sewer card
    .about = At the end of the turn you may put the Orders you played into your stockpile instead of the pool.
thing-storeroom = Storeroom
    .the = the Storeroom
    .card = the Storeroom card
    .about = Each of your clients may act as a Laborer.
thing-stairway = Stairway
    .the = the Stairway
    .card = the Stairway card
    .about = With an Architect action you may lay a matching material from your stockpile on another player’s completed building: everybody then has its function.
thing-foundry = Foundry
    .the = the Foundry
    .card = the Foundry card
    .about = On completion: one Laborer action for each point of your influence.
thing-fountain = Fountain
    .the = the Fountain
    .card = the Fountain card
    .about = With a Craftsman action you may look at the top card of the deck and use it instead of a card from your hand, or keep it.
thing-forum = Forum
    .the = the Forum
    .card = the Forum card
    .about = You win at once with a client of every role and every material in your stockpile. If the table plays with the alternative Forum, the clients are enough.
thing-insula = Insula
    .the = the Insula
    .card = the Insula card
    .about = Raises your client limit.
thing-garden = Garden
    .the = the Garden
    .card = the Garden card
    .about = On completion: one Patron action for each point of your influence.
thing-latrine = Latrine
    .the = the Latrine
    .card = the Latrine card
    .about = Before you think, you may discard one Order from your hand into the pool.
thing-ludus-magnus = Ludus Magna
    .the = the Ludus Magna
    .card = the Ludus Magna card
    .about = Your Merchant clients may act in any role that is led.
thing-market = Market
    .the = the Market
    .card = the Market card
    .about = Raises the limit of your vault.
thing-circus-maximus = Circus Maximus
    .the = the Circus Maximus
    .card = the Circus Maximus card
    .about = When you lead or follow, your clients of that role act twice.
thing-wall = Wall
    .the = the Wall
    .card = the Wall card
    .about = Demands take nothing from you, and your clients are safe, even from a Bridge. At the end your stockpile brings points.
thing-palace = Palace
    .the = the Palace
    .card = the Palace card
    .about = When you lead or follow, you may play several cards of the role, for one action each.
thing-palisade = Palisade
    .the = the Palisade
    .card = the Palisade card
    .about = Demands take nothing from you, and your clients are safe, except from a Bridge.
thing-bridge = Bridge
    .the = the Bridge
    .card = the Bridge card
    .about = Your demands reach everybody, ignore Palisades, and take from stockpiles as well.
thing-gate = Gate
    .the = the Gate
    .card = the Gate card
    .about = Your unfinished marble buildings already have their function.
thing-prison = Prison
    .the = the Prison
    .card = the Prison card
    .about = On completion you may take a completed building from another player, who gets the Prison’s site in return.
thing-dock = Dock
    .the = the Dock
    .card = the Dock card
    .about = With each Laborer action you may also put an Order from your hand into your stockpile.
thing-road = Road
    .the = the Road
    .card = the Road card
    .about = Your stone buildings may be built with any material.
thing-shrine = Shrine
    .the = the Shrine
    .card = the Shrine card
    .about = Raises your hand limit, on top of what a Temple adds.
thing-scriptorium = Scriptorium
    .the = the Scriptorium
    .card = the Scriptorium card
    .about = A single marble completes any of your unfinished buildings.
thing-senate = Senate
    .the = the Senate
    .card = the Senate card
    .about = At the end of the turn you may take the Jacks your opponents played into your hand.
thing-statue = Statue
    .the = the Statue
    .card = the Statue card
    .about = It may stand on any site, and is built with the site’s material or marble. Completed, it brings points on top of its influence.
thing-bar = Bar
    .the = the Bar
    .card = the Bar card
    .about = With each Patron action you may also hire the top card of the deck.
thing-temple = Temple
    .the = the Temple
    .card = the Temple card
    .about = Raises your hand limit, on top of what a Shrine adds.
thing-bath = Bath
    .the = the Bath
    .card = the Bath card
    .about = Each client you hire may act at once.
thing-tower = Tower
    .the = the Tower
    .card = the Tower card
    .about = You may add rubble to any of your buildings. A foundation out of town costs you one action.
thing-villa = Villa
    .the = the Villa
    .card = the Villa card
    .about = A single material added with an Architect action completes it.
thing-vomitorium = Vomitorium
    .the = the Vomitorium
    .card = the Vomitorium card
    .about = Before you think, you may discard your whole hand.

## Materials, with the role and the client each is; roles; sites; Jacks

thing-rubble = rubble
    .the = rubble
    .card = rubble
    .role = Laborer
    .client = a Laborer
thing-wood = wood
    .the = wood
    .card = wood
    .role = Craftsman
    .client = a Craftsman
thing-brick = brick
    .the = brick
    .card = brick
    .role = Legionary
    .client = a Legionary
thing-concrete = concrete
    .the = concrete
    .card = concrete
    .role = Architect
    .client = an Architect
thing-stone = stone
    .the = stone
    .card = stone
    .role = Merchant
    .client = a Merchant
thing-marble = marble
    .the = marble
    .card = marble
    .role = Patron
    .client = a Patron
thing-laborer = Laborer
thing-craftsman = Craftsman
thing-legionary = Legionary
thing-architect = Architect
thing-merchant = Merchant
thing-patron = Patron
thing-site-rubble = rubble site
thing-site-wood = wood site
thing-site-brick = brick site
thing-site-concrete = concrete site
thing-site-stone = stone site
thing-site-marble = marble site
thing-senator = Jack
    .the =
        { $count ->
            [one] a Jack
           *[other] { $count } Jacks
        }
    .about = It leads or follows any role, and goes back to its pile at the end of the turn.

## Places to click that are neither cards nor piles

thing-think = Thinking
    .about = Instead of playing a role you take a Jack, refill your hand to its limit, or draw one Order. It is asked next.
thing-refill = Refilling the hand
    .about = You draw Orders until your hand reaches its limit; Jacks count.
thing-discard-all = Discarding the hand
thing-petition = Petition
    .about = Several Orders of one role, played together, stand for any role, as a Jack does.
thing-as-architect = Playing as Architect
thing-done = Done
    .about = You leave out the rest of this action.
thing-keep = Keeping the card
thing-hold = Holding the action
thing-role-laborer = The role Laborer
thing-role-craftsman = The role Craftsman
thing-role-legionary = The role Legionary
thing-role-architect = The role Architect
thing-role-merchant = The role Merchant
thing-role-patron = The role Patron
thing-demand-rubble = Demanding rubble
thing-demand-wood = Demanding wood
thing-demand-brick = Demanding brick
thing-demand-concrete = Demanding concrete
thing-demand-stone = Demanding stone
thing-demand-marble = Demanding marble
thing-claim-1 = One Jack
thing-claim-2 = Two Jacks
thing-claim-3 = Three Jacks
thing-claim-4 = Four Jacks
thing-claim-5 = Five Jacks
thing-claim-6 = Six Jacks

## Places

zone-deck = Deck
zone-removed = Cards removed unseen
zone-box = Out of the game
zone-senators = Pile of Jacks
zone-pool = Pool: { $place }
    .short = { $place }
zone-town = Sites in town: { $place }
    .short = { $place }
zone-outside = Sites out of town: { $place }
    .short = { $place }
zone-p-hand = { $player }: hand
zone-p-senators = { $player }: Jacks in hand
zone-p-aside = { $player }: card set aside
zone-p-camp = { $player }: cards played
zone-p-influence = { $player }: influence
zone-p-stock = { $player }: stockpile, { $place }
    .short = { $place }
zone-p-clients = { $player }: clients, { $place-role }
    .short = { $place-role }
zone-p-vault = { $player }: vault, { $place }
    .short = { $place }
zone-p-vault-basilica = { $player }: vault, by the Basilica
    .short = known to its owner alone
zone-p-vault-atrium = { $player }: vault, by the Atrium
    .short = known to nobody
zone-p-vault-closed = { $player }: closed vault
    .short = closed
zone-p = { $player }: { $place }

## Questions

question-choose = { $player } is laying an Order for the lead.
    .you = Which Order do you lay for the lead? The first in the alphabet leads.
question-tied = { $player } draws again for the lead.
    .you = The first names are the same: draw again for the lead.
question-lead = { $player } is choosing a role to lead, or thinks.
    .you = You lead: which role, or do you think?
question-follow = { $player } is choosing whether to follow or think.
    .you = Do you follow, or think?
question-petition = { $player } is completing a petition.
    .you = Which Order completes your petition?
question-role = { $player } is choosing the role of the petition.
    .you = Which role does your petition lead?
question-palace = { $player } may play more cards with the Palace.
    .you = Palace: do you play more cards?
question-think = { $player } is thinking.
    .you =
        { $optional ->
            [yes] Do you think, and what do you take?
           *[no] You think: what do you take?
        }
question-laborer = { $player } acts as Laborer.
    .you = Laborer: what do you take into your stockpile?
question-patron = { $player } acts as Patron.
    .you = Patron: whom do you hire?
question-merchant = { $player } acts as Merchant.
    .you = Merchant: what do you put into your vault?
question-craftsman = { $player } acts as Craftsman.
    .you = Craftsman: what do you build from your hand?
question-architect = { $player } acts as Architect.
    .you = Architect: what do you build from your stockpile?
question-stairs = { $player } may open a building with the Stairway.
    .you = Stairway: do you open a building to all?
question-fountain = { $player } is looking at a card with the Fountain.
    .you = Fountain: what do you do with the card?
question-demand = { $player } acts as Legionary.
    .you = Legionary: what does Rome demand?
question-give = { $player } must give a card.
    .you = Rome demands: which card do you give?
question-gift = { $player } is protected, but may give all the same.
    .you = Rome demands, but you are protected: do you give anything?
question-lions = { $player } is choosing clients for the lions.
    .you = Colosseum: whom do you throw to the lions?
question-bath = { $player } has a new client in the Bath.
    .you = Bath: in which role does the new client act?
question-prison = { $player } may take a building into the Prison.
    .you = Prison: which building do you take?
question-senate = { $player } may take Jacks with the Senate.
    .you = Senate: how many Jacks do you take?
question-sewer = { $player } may keep Orders with the Sewer.
    .you = Sewer: which Orders go into your stockpile?
question-academy = { $player } may think with the Academy.
    .you = Academy: do you think?

## Moves

move-choose = Lay { $a-the }
    .group = Lay
    .short = { $a }
move-think = Think
    .group = Think
    .short = think
move-play = Play { $a-the }
    .group = Play
    .short = { $a }
move-play-as = Play { $a-the } as { $b }
    .group = Play as
    .short = { $a } → { $b }
move-petition = Petition with { $a-the }
    .group = Petition
    .short = { $a }
move-role = Choose { $a }
    .group = Role
    .short = { $a }
move-discard = Discard { $a-the } first
    .group = First discard
    .short = { $a }
move-discard-all = Discard your hand first
    .group = First discard
    .short = the whole hand
move-senator = Take a Jack
    .group = Take
    .short = a Jack
move-refill = Refill your hand
    .group = Take
    .short = Orders up to your limit
move-draw = Draw one Order
    .group = Take
    .short = one Order
move-take = Take { $a } from the pool
    .group = From the pool
    .short = { $a }
move-store = Put { $a-the } into your stockpile
    .group = From hand
    .short = { $a }
move-hire = Hire { $a-client } from the pool
    .group = From the pool
    .short = { $a-role }
move-bring = Hire your { $a } card as a client
    .group = From hand
    .short = { $a }
move-bar = Hire the top card of the deck
    .group = Bar
    .short = the top card of the deck
move-sell = Sell { $a }
    .group = Sell
    .short = { $a }
move-atrium = Put the top card of the deck into your vault
    .group = Atrium
    .short = the top card of the deck
move-deposit = Put { $a-the } into your vault
    .group = From hand
    .short = { $a }
move-found-on = Lay the foundation of { $a-the } on a { $b } site in town
    .group = Found in town
    .short = { $a } on { $b }
move-found-on-outside = Lay the foundation of { $a-the } on a { $b } site out of town
    .group = Found out of town
    .short = { $a } on { $b }
move-build-with = Add { $b-card } to { $a-the }
    .group = Add
    .short = { $a } + { $b }
move-build-with-pool = Add { $b } from the pool to { $a-the }
    .group = Add from the pool
    .short = { $a } + { $b }
move-open-with = Open { $a-owner }’s { $a } to all with { $b }
    .group = Open to all
    .short = { $a } ({ $a-owner }) + { $b }
move-open-with-pool = Open { $a-owner }’s { $a } to all with { $b } from the pool
    .group = Open to all
    .short = { $a } ({ $a-owner }) + { $b } from the pool
move-fountain = Look at the top card of the deck
    .group = Fountain
    .short = the top card of the deck
move-keep = Keep the card in hand
    .group = Other
    .short = keep it in hand
move-hold = Hold this action for a foundation out of town
    .group = Other
    .short = hold the action for a foundation out of town
move-demand = Demand { $a }
    .group = Demand
    .short = { $a }
move-give = Give { $a-the }
    .group = Give
    .short = { $a }
move-devour = Throw { $a }’s { $b-role } to the lions
    .group = To the lions
    .short = { $b-role } ({ $a })
move-seize = Take { $a-owner }’s { $a }
    .group = Take
    .short = { $a } ({ $a-owner })
move-claim =
    { $a ->
        [one] Take 1 Jack
       *[other] Take { $a } Jacks
    }
    .group = Take
    .short =
        { $a ->
            [one] 1 Jack
           *[other] { $a } Jacks
        }
move-flush = Put { $a-the } into your stockpile
    .group = Into your stockpile
    .short = { $a }
move-done = Do nothing more
    .group = Other
    .short = nothing more

## What happens

moved-deck-to-pool = { "" }
moved-p-hand-to-p-aside = { $player } lays an Order face down
    .you =
        { $thing ->
            [none] You lay an Order face down
           *[other] You lay { $thing-the } face down
        }
moved-p-aside-to-pool = { $player } had laid { $thing-the }
    .you = You had laid { $thing-the }
moved-p-hand-to-p-camp = { $player } also plays the { $thing } card
    .you = You also play the { $thing } card
    .detail = with { $thing-the }
moved-p-senators-to-p-camp = { $player } also plays { $thing-the }
    .you = You also play { $thing-the }
    .detail = with { $thing-the }
moved-deck-to-p-hand =
    { $count ->
        [one] { $player } draws a card
       *[other] { $player } draws { $count } cards
    }
    .you =
        { $thing ->
            [none] You draw cards: { $count }
           *[other] You draw { $count ->
                [one] { $thing-the }
               *[other] { $count } cards: { $thing }
            }
        }
moved-senators-to-p-senators = { $player } takes { $thing-the }
    .you = You take { $thing-the }
moved-p-hand-to-pool = { $player } discards { $thing-the }
    .you = You discard { $thing-the }
moved-p-senators-to-senators = { $player } discards { $thing-the }
    .you = You discard { $thing-the }
moved-pool-to-p-stock =
    { $count ->
        [one] { $player } takes { $place } from the pool
       *[other] { $player } takes { $count } { $place } from the pool
    }
    .you =
        { $count ->
            [one] You take { $place } from the pool
           *[other] You take { $count } { $place } from the pool
        }
moved-p-hand-to-p-stock =
    { $same ->
        [yes] { $player } puts { $place } from hand into the stockpile
       *[no] { $from } gives { $to } { $place }
    }
    .you =
        { $same ->
            [yes] You put { $thing-the } into your stockpile
           *[no] { $from } gives you { $place }
        }
moved-p-stock-to-p-stock =
    { $count ->
        [one] { $from } gives { $to } { $place } from the stockpile
       *[other] { $from } gives { $to } { $count } { $place } from the stockpile
    }
    .you =
        { $count ->
            [one] { $from } gives you { $place } from the stockpile
           *[other] { $from } gives you { $count } { $place } from the stockpile
        }
moved-pool-to-p-clients = { $player } hires { $place-client } from the pool
    .you = You hire { $place-client } from the pool
moved-p-hand-to-p-clients = { $player } hires { $place-client } from hand
    .you = You hire { $place-client } from your hand
moved-deck-to-p-clients = { $player } hires { $place-client } from the deck
    .you = You hire { $place-client } from the deck
moved-p-stock-to-p-vault = { $player } sells { $place }
    .you = You sell { $place }
moved-p-clients-to-p-vault = { $player } throws { $from }’s { $place-role } to the lions
    .you = You throw { $from }’s { $place-role } to the lions
moved-p-hand-to-p-vault-basilica = { $player } puts a card from hand into the vault
    .you =
        { $thing ->
            [none] You put a card from your hand into your vault
           *[other] You put { $thing-the } into your vault
        }
moved-deck-to-p-vault-atrium = { $player } puts the top card of the deck into the vault, unseen
    .you = You put the top card of the deck into your vault, unseen
moved-p-vault-basilica-to-p-vault = { $player } had put into the vault: { $thing }
    .you = You had put into your vault: { $thing }
moved-p-vault-atrium-to-p-vault = { $player } had unseen in the vault: { $thing }
    .you = You had unseen in your vault: { $thing }
moved-p-stock-to-p-vault-closed = { $player } sells { $place } into the closed vault
    .you = You sell { $place } into your closed vault
moved-p-clients-to-p-vault-closed = { $player } throws { $from }’s { $place-role } to the lions, into the closed vault
    .you = You throw { $from }’s { $place-role } to the lions, into your closed vault
moved-p-hand-to-p-vault-closed = { $player } puts a card from hand into the closed vault
    .you =
        { $thing ->
            [none] You put a card from your hand into your closed vault
           *[other] You put { $thing-the } into your closed vault
        }
moved-deck-to-p-vault-closed = { $player } puts the top card of the deck into the closed vault, unseen
    .you = You put the top card of the deck into your closed vault, unseen
moved-p-vault-closed-to-p-vault = { $player } opens the vault: { $thing }
    .you = You open your vault: { $thing }
moved-p-hand-to-p = { $player } puts the { $thing } card from hand under { $place-the }
    .detail = { $thing } card from hand
moved-deck-to-p-aside = { $player } looks at the top card of the deck
    .you =
        { $thing ->
            [none] You look at the top card of the deck
           *[other] You draw { $thing-the } for the Fountain
        }
moved-p-aside-to-p-hand = { $player } keeps the card
    .you = You keep the card
moved-p-aside-to-p = { $player } puts the { $thing } card from the deck under { $place-the }
    .detail = { $thing } card from the deck
moved-p-stock-to-p =
    { $same ->
        [yes] { $player } adds { $origin } to { $place-the }
       *[no] { $from } lays { $origin } on { $to }’s { $place }
    }
    .you =
        { $same ->
            [yes] You add { $origin } to { $place-the }
           *[no] { $from } lays { $origin } on your { $place }
        }
moved-pool-to-p = { $player }’s { $place } gets { $origin } from the pool
    .you = Your { $place } gets { $origin } from the pool
moved-town-to-p = { $player } takes a { $thing } in town
    .detail = { $thing } in town
moved-outside-to-p = { $player } takes a { $thing } out of town
    .detail = { $thing } out of town
moved-p-to-p-influence = { $player } counts the { $thing } as influence
    .detail = the { $thing } counts as influence
moved-p-to-box = Out of the game: { $thing }
    .detail = out of the game: { $thing }
moved-p-to-p = { $player } gets from { $from }: { $thing }
    .detail = changes hands: { $thing }
moved-p-influence-to-p-influence = { $from } gives { $to } the { $thing }
    .you = { $from } gives you the { $thing }
moved-p-camp-to-pool = What { $from } played goes to the pool: { $thing-the }
    .you = What you played goes to the pool: { $thing-the }
moved-p-camp-to-senators = { $from } returns { $thing-the } to the pile
    .you = You return { $thing-the } to the pile
moved-p-camp-to-p-senators = { $player } takes { $thing-the } from { $from }
    .you = You take { $thing-the } from { $from }
moved-p-camp-to-p-stock = { $player } puts { $thing-the } into the stockpile
    .you = You put { $thing-the } into your stockpile
happened-turn = { "" }
happened-turn-ends = { "" }
happened-drew = { $player } draws { $card-the } for the lead; it goes to the pool
    .you = You draw { $card-the } for the lead; it goes to the pool
happened-first-name = { $player } has the card that comes first in the alphabet, and leads
    .you = You have the card that comes first in the alphabet, and lead
happened-led = { $player } leads { $role }
    .you = You lead { $role }
happened-followed = { $player } follows
    .you = You follow
happened-thinks = { $player } thinks
    .you = You think
happened-petition = { $player } plays a petition
    .you = You play a petition
happened-demands = { $player } declares: Rome demands { $material }!
    .you = You declare: Rome demands { $material }!
happened-owes = { $player } has { $material } to give
    .you = You have { $material } to give
happened-glory-to-rome = { $player } answers: Glory to Rome! No { $material }
    .you = You answer: Glory to Rome! No { $material }
happened-founded = { $player } lays the foundation of { $building-the }
    .you = You lay the foundation of { $building-the }
happened-added = { $player } adds a material to { $building-the }
    .you = You add a material to { $building-the }
happened-completed = { $player } completes { $building-the }
    .you = You complete { $building-the }
happened-seized = { $player } takes { $building-owner }’s { $building } into the Prison
    .you = You take { $building-owner }’s { $building } into your Prison
happened-opened = { $player } opens { $building-owner }’s { $building } to all
    .you = You open { $building-owner }’s { $building } to all
happened-held = { $player } holds this action for a foundation out of town
    .you = You hold this action for a foundation out of town
happened-bathed = The new client acts as { $role }
    .detail = acts at once as { $role }
happened-done =
    { $question ->
        [prison] { $player } takes no building into the Prison
       *[other] { $player } does nothing more
    }
    .you =
        { $question ->
            [prison] You take no building into your Prison
           *[other] You do nothing more
        }
happened-end = { "" }

## Refusals

why-gtr-experts-order = A Jack has no name in the alphabet: lay an Order.
why-gtr-follow-same-role = The { $thing } is { $material-client }. { $role } was led: follow with { $led-client }, a Jack, or { $need } cards of one role as a petition.
why-gtr-senator-in-hand = You have no Jack in hand.
why-gtr-petition-size =
    { $need ->
        [one] A petition takes { $need } Order of one role; you have { $have }.
       *[other] A petition takes { $need } Orders of one role; you have { $have }.
    }
why-gtr-petition-one-role = This petition is of { $role } cards, and { $thing-the } is another role.
why-gtr-circus-architect = Only a Circus lets { $thing-the } lead or follow Architect.
why-gtr-circus-already-architect = You need no Circus for { $thing-the }, which is an Architect: simply play it.
why-gtr-palace-one-wild = You have played all the Jacks and petitions a Palace allows.
why-gtr-palace-same-role = { $role } is led, and { $thing-the } is another role.
why-gtr-think-choose = Whoever thinks must take something.
why-gtr-think-senator-pile = There is no Jack left in the pile.
why-gtr-think-refill = Your hand limit is { $limit }, and you hold { $have }.
why-gtr-think-one-card = At this table you cannot draw just one card below your hand limit of { $limit }; you hold { $have }.
why-gtr-think-discard-once = You have already discarded before thinking.
why-gtr-latrine-discard = You need a Latrine to discard an Order before thinking.
why-gtr-latrine-orders-only = The Latrine takes Orders, not Jacks.
why-gtr-vomitorium-discard = You need a Vomitorium, and cards in hand, to discard your hand before thinking.
why-gtr-pool-has-none = There is no { $material } in the pool.
why-gtr-stock-has-none = You have no { $material } in your stockpile.
why-gtr-laborer-take = You have already taken from the pool with this action.
why-gtr-dock-store = You need a Dock to put a card from your hand into your stockpile.
why-gtr-dock-once = You have already used the Dock with this action.
why-gtr-patron-hire = You have already hired from the pool with this action.
why-gtr-aqueduct-hire = You need an Aqueduct to hire a card from your hand.
why-gtr-aqueduct-once = You have already used the Aqueduct with this action.
why-gtr-bar-hire = You need a Bar to hire from the deck.
why-gtr-bar-once = You have already used the Bar with this action.
why-gtr-merchant-sell = You have already sold with this action.
why-gtr-atrium-sell = You need an Atrium to sell from the deck.
why-gtr-basilica-deposit = You need a Basilica to put a card from your hand into your vault.
why-gtr-basilica-once = You have already used the Basilica with this action.
why-gtr-found-no-second-copy = You already have this building: { $thing }.
why-gtr-found-matching-site = Only a { $material } site will do for { $thing-the }.
why-gtr-found-site-left = There is no { $material } site left there.
why-gtr-found-outside-two-actions = A foundation out of town takes a second action, and you have none left.
why-gtr-found-outside-when-town-empty = There is still a { $material } site in town.
why-gtr-add-unfinished = You have already completed { $thing-the }.
why-gtr-add-matching-material = That material does not fit: { $thing-the } stands on a { $material } site.
why-gtr-archway-pool = You need an Archway to build from the pool.
why-gtr-fountain-deck = You need a Fountain to build from the deck.
why-gtr-bath-joined-actions = You can hold only an action in the Bath, as the first of two for a foundation out of town.
why-gtr-stairway-opens = You need a Stairway to open a building to all.
why-gtr-stairway-spends-the-action = At this table a building is opened after the Architect action.
why-gtr-stairway-completed-only = { $thing-owner }’s { $thing } is not completed.
why-gtr-stairway-once = { $thing-owner }’s { $thing } is already open to all.
why-gtr-stairway-material = { $thing-owner }’s { $thing } is opened with { $material }.
why-gtr-stairway-from-stock = The material for the Stairway comes from your stockpile.
why-gtr-legionary-show = You have no { $material } in hand to show.
why-gtr-legionary-one-demand-per-card =
    { $have ->
        [one] You hold 1 { $material } card, and have already shown it.
       *[other] You hold { $have } { $material } cards, and have already shown them.
    }
why-gtr-legionary-give = Rome demands { $material } now, and { $thing-the } is something else.
why-gtr-legionary-gifts = Rome does not demand the material of { $thing-the }.
why-gtr-colosseum-devour = { $player } has no { $role } among the clients.
why-gtr-colosseum-one-each = Each demand of { $material } takes only one client from each player.
why-gtr-colosseum-protected = { $player } is protected.
why-gtr-colosseum-reach = { $player } is not your neighbour, and you have no Bridge.
why-gtr-bath-own-role = The new client acts as { $role } only.
why-gtr-prison-completed-only = { $thing-owner }’s { $thing } is not completed.
why-gtr-prison-no-copy = You already have this building: { $thing }.
why-gtr-senate-claim =
    { $have ->
        [one] Your opponents have played 1 Jack.
       *[other] Your opponents have played { $have } Jacks.
    }
why-gtr-setup-pool =
    { $count ->
        [0] There is no { $material } in the pool now. Cards that were played come here at the end of the turn.
       *[other] { $count } { $material } in the pool. A Laborer takes from it for the stockpile; a Patron hires it as { $material-client }.
    }
why-gtr-end-deck =
    { $count ->
        [0] The deck is empty.
        [one] { $count } card is left in the deck. You draw from it when you think; when it runs out, the game ends.
       *[other] { $count } cards are left in the deck. You draw from it when you think; when it runs out, the game ends.
    }
why-gtr-senator-returns =
    { $own ->
        [yes] { $count ->
            [0] You hold no Jack. You can take one when you think.
            [one] You hold { $count } Jack. It leads or follows any role; now something else is asked.
           *[other] You hold { $count } Jacks. Each leads or follows any role; now something else is asked.
        }
       *[no] { $owner ->
            [none] { $count ->
                [0] No Jack is left in the pile. Played ones come back to it.
                [one] { $count } Jack is left in the pile. You can take it when you think.
               *[other] { $count } Jacks are left in the pile. You can take one when you think.
            }
           *[other] { $owner } holds { $count ->
                [0] no Jack.
                [one] { $count } Jack, to lead or follow any role.
               *[other] { $count } Jacks, to lead or follow any role.
            }
        }
    }
why-gtr-initiation-half-the-deck =
    { $count ->
        [0] No card was removed before this game.
        [one] { $count } card was removed unseen before the game. It does not come back.
       *[other] { $count } cards were removed unseen before the game. They do not come back.
    }
why-gtr-complete-materials-leave =
    { $count ->
        [0] Nothing has left the game yet. Materials of finished buildings do, and come here.
        [one] { $count } card has left the game with a finished building. It does not come back.
       *[other] { $count } cards have left the game with finished buildings. They do not come back.
    }
why-gtr-setup-sites =
    { $count ->
        [0] No { $material } site is left in town. Out of town one takes two actions.
        [one] { $count } { $material } site is left in town. A Craftsman or Architect lays a foundation on it, with a { $material } Order from hand.
       *[other] { $count } { $material } sites are left in town. A Craftsman or Architect lays a foundation on one, with a { $material } Order from hand.
    }
why-gtr-tower-outside =
    { $count ->
        [0] No { $material } site is left out of town either.
        [one] { $count } { $material } site is left out of town. A foundation there takes a second building action.
       *[other] { $count } { $material } sites are left out of town. A foundation there takes a second building action.
    }
why-gtr-hand-size-public =
    { $own ->
        [yes] { $count ->
            [0] You hold no Order. You draw some when you think.
            [one] You hold { $count } Order. It leads or follows a role, or becomes a building; now something else is asked.
           *[other] You hold { $count } Orders. They lead and follow roles, and become buildings; now something else is asked.
        }
       *[no] { $owner } holds { $count ->
            [0] no Order.
            [one] { $count } Order. Nobody else sees it.
           *[other] { $count } Orders. Nobody else sees them.
        }
    }
why-gtr-fountain-uses =
    { $own ->
        [yes] This card lies aside for the question that is asked: use it or keep it.
       *[no] { $owner } has laid a card aside, unseen by the others.
    }
why-gtr-turn-cards-to-pool =
    { $count ->
        [0] { $own ->
            [yes] You have played no card this turn.
           *[no] { $owner } has played no card this turn.
        }
       *[other] { $own ->
            [yes] You have played this. It goes to the pool when the turn ends.
           *[no] { $owner } has played this. It goes to the pool when the turn ends.
        }
    }
why-gtr-complete-influence =
    { $own ->
        [yes] You have { $influence } influence: so many points, and room for { $clients ->
            [one] { $clients } client
           *[other] { $clients } clients
        } and { $vault ->
            [one] { $vault } card
           *[other] { $vault } cards
        } in the vault.
       *[no] { $owner } has { $influence } influence: so many points, and room for { $clients ->
            [one] { $clients } client
           *[other] { $clients } clients
        } and { $vault ->
            [one] { $vault } card
           *[other] { $vault } cards
        } in the vault.
    }
why-gtr-stock-no-limit =
    { $own ->
        [yes] { $count ->
            [0] You have no { $material } in your stockpile. A Laborer takes some from the pool.
           *[other] You have { $count } { $material } in your stockpile. A Merchant sells it, an Architect builds with it.
        }
       *[no] { $count ->
            [0] { $owner } has no { $material } in the stockpile.
           *[other] { $owner } has { $count } { $material } in the stockpile. Only { $owner } sells it or builds with it.
        }
    }
why-gtr-client-every-turn =
    { $own ->
        [yes] { $count ->
            [0] You have no { $material-role } among your clients. A Patron hires one from the { $material } in the pool; you have room for { $clients } in all.
            [one] You have { $count } { $material-role } client, who acts by itself whenever that role is led.
           *[other] You have { $count } { $material-role } clients, who act by themselves whenever that role is led.
        }
       *[no] { $owner } has { $count ->
            [0] no { $material-role } client.
            [one] { $count } { $material-role } client, who acts for { $owner } whenever that role is led.
           *[other] { $count } { $material-role } clients, who act for { $owner } whenever that role is led.
        }
    }
why-gtr-vault-limit =
    { $own ->
        [yes] { $count ->
            [0] { $material ->
                [none] This part is empty.
               *[other] There is no { $material } in your vault.
            } The vault holds { $filled } of the { $vault ->
                [one] { $vault } card
               *[other] { $vault } cards
            } it has room for{ $room ->
                [yes] : a Merchant sells into it.
               *[no] : it is full until you have more influence.
            }
           *[other] { $count } of the { $filled ->
                [one] { $filled } card
               *[other] { $filled } cards
            } in your vault, which has room for { $vault }. They stay there and count at the end.
        }
       *[no] { $count ->
            [0] { $material ->
                [none] This part is empty.
               *[other] There is no { $material } in { $owner }’s vault.
            } The vault holds { $filled } of the { $vault ->
                [one] { $vault } card
               *[other] { $vault } cards
            } it has room for.
           *[other] { $count } of the { $filled ->
                [one] { $filled } card
               *[other] { $filled } cards
            } in { $owner }’s vault, which has room for { $vault }. They stay there and count at the end.
        }
    }
why-gtr-turn-follow = You think instead of leading or following; that was decided earlier, or comes on your next turn.
why-gtr-think-at-once = You refill your hand when you think.
why-gtr-think-discard-each = A Vomitorium discards the hand, just before thinking.
why-gtr-petition-as-senator = A petition leads or follows a role with several Orders alike. Now something else is asked.
why-gtr-circus-own-material = With a Circus any Order leads or follows Architect. No role is played now.
why-gtr-action-optional = You cannot do without this time: one of the choices has to be made.
why-gtr-fountain-no-other-card = This keeps a card that the Fountain turned up, and there is none.
why-gtr-found-from-hand = This holds a building action back for a foundation out of town; no such action is asked for now.
why-gtr-senator-any-role =
    { $jacks ->
        [0] You name a role with a Jack, and you hold none, or with a petition: play that first.
        [one] You name a role with your Jack, or with a petition: play one of them first.
       *[other] You name a role with one of your { $jacks } Jacks, or with a petition: play that first.
    }
why-gtr-legionary-together =
    { $role ->
        [none] No role is led yet. Only a Legionary demands materials.
       *[other] { $role } is led this turn. Only a Legionary demands materials, and none is acting for you now.
    }
why-gtr-senate-turn-order =
    { $played ->
        [0] Nobody else has played a Jack this turn. A finished Senate takes them, when the turn ends.
        [one] Others have played { $played } Jack this turn. A finished Senate takes it, when the turn ends.
       *[other] Others have played { $played } Jacks this turn. A finished Senate takes them, when the turn ends.
    }
why-gtr-complete-at-once =
    { $done ->
        [yes] { $own ->
            [yes] Your { $building } is finished: its function is yours.
           *[no] { $open ->
                [yes] { $owner }’s { $building } is finished, and a Stairway has opened its function to all.
               *[no] { $owner }’s { $building } is finished: its function is { $owner }’s alone, unless a Stairway opens it to all.
            }
        }
       *[no] { $own ->
            [yes] Your { $building } has { $have } of { $need } { $site }. A Craftsman adds from your hand, an Architect from your stockpile.
           *[no] { $owner }’s { $building } has { $have } of { $need } { $site }. Only { $owner } adds to it.
        }
    }

## Endings and scoring

ending-deck = The deck ran out.
ending-last-site = The last site in town was taken.
ending-catacomb = A Catacomb was completed.
ending-forum = The game was won with a Forum.
ending-forum-stairway = The game was won with a Forum open to all.
ending-tie = Several players are tied for first place, on points and on cards in hand.
category-influence = Influence
category-vault = Vault
category-merchant = Merchant bonuses
category-statue = Statue
category-wall = Wall

## What bots weigh

term-room = Room for clients and in the vault
term-hand = Hand
term-stock = Stockpile
term-clients = Clients
term-buildings = Buildings and their functions
term-actions = Actions to come
term-win = The game decided

# Parts of what was learned on top of these.
term-learned-phase = How near the end is
term-learned-town = Sites left in town
term-learned-pool = Cards in the pool
term-learned-influence = Influence
term-learned-cards = Cards in hand
term-learned-senators = Jacks
term-learned-client-room = Room for clients
term-learned-vault-room = Room in the vault
term-learned-vault = Cards in the vault
term-learned-vault-worth = Value of the open vault
term-learned-client-laborer = Clients: Laborers
term-learned-client-craftsman = Clients: Craftsmen
term-learned-client-legionary = Clients: Legionaries
term-learned-client-architect = Clients: Architects
term-learned-client-merchant = Clients: Merchants
term-learned-client-patron = Clients: Patrons
term-learned-stock = Stockpile
term-learned-functions = Completed buildings
term-learned-foundations = Foundations laid
term-learned-laid = Materials on foundations
term-learned-actions = Actions of the cards played
term-learned-leads = Leading
term-learned-kinds-in-stock = Kinds of material in the stockpile
term-learned-to-lay = Materials still to be laid
term-learned-hand-rubble = Rubble in hand
term-learned-hand-wood = Wood in hand
term-learned-hand-brick = Brick in hand
term-learned-hand-concrete = Concrete in hand
term-learned-hand-stone = Stone in hand
term-learned-hand-marble = Marble in hand
term-learned-stock-rubble = Rubble in the stockpile
term-learned-stock-wood = Wood in the stockpile
term-learned-stock-brick = Brick in the stockpile
term-learned-stock-concrete = Concrete in the stockpile
term-learned-stock-stone = Stone in the stockpile
term-learned-stock-marble = Marble in the stockpile
term-learned-built-rubble = Rubble buildings completed
term-learned-built-wood = Wood buildings completed
term-learned-built-brick = Brick buildings completed
term-learned-built-concrete = Concrete buildings completed
term-learned-built-stone = Stone buildings completed
term-learned-built-marble = Marble buildings completed
term-learned-rival-influence = Best rival: { term-learned-influence }
term-learned-rival-cards = Best rival: { term-learned-cards }
term-learned-rival-senators = Best rival: { term-learned-senators }
term-learned-rival-client-room = Best rival: { term-learned-client-room }
term-learned-rival-vault-room = Best rival: { term-learned-vault-room }
term-learned-rival-vault = Best rival: { term-learned-vault }
term-learned-rival-vault-worth = Best rival: { term-learned-vault-worth }
term-learned-rival-client-laborer = Best rival: { term-learned-client-laborer }
term-learned-rival-client-craftsman = Best rival: { term-learned-client-craftsman }
term-learned-rival-client-legionary = Best rival: { term-learned-client-legionary }
term-learned-rival-client-architect = Best rival: { term-learned-client-architect }
term-learned-rival-client-merchant = Best rival: { term-learned-client-merchant }
term-learned-rival-client-patron = Best rival: { term-learned-client-patron }
term-learned-rival-stock = Best rival: { term-learned-stock }
term-learned-rival-functions = Best rival: { term-learned-functions }
term-learned-rival-foundations = Best rival: { term-learned-foundations }
term-learned-rival-laid = Best rival: { term-learned-laid }

## The table as it is drawn

section-rome = Rome
section-hand = Hand
section-known = Known
section-aside = Drawn
section-camp = Played
section-clients = Clients
section-stock = Stockpile
section-vault = Vault
section-unfinished = Building
section-completed = Completed
facts-needs = needs { $list } as a building
facts-function = { $list }
facts-count = { $list }
facts-progress = has { $list }
facts-value = is worth { $list }
facts-pool = { $list }
facts-town = { $list }
facts-outside = { $list }
figure-rubble = { $value } rubble
figure-wood = { $value } wood
figure-brick = { $value } brick
figure-concrete = { $value } concrete
figure-stone = { $value } stone
figure-marble = { $value } marble
figure-value = { $value }
figure-limit = at most { $value }
figure-points =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
figure-materials-a-point = 1 point for { $value } in the stockpile
figure-more-cards = hand +{ $value }
figure-more-clients = clients +{ $value }
figure-times-clients = clients ×{ $value }
figure-more-vault = vault +{ $value }
figure-pool = { $value } in the pool
figure-town = { $value } in town
figure-outside = { $value } out of town
figure-deck = { $value } in the deck
figure-senators-left =
    { $value ->
        [one] 1 Jack left
       *[other] { $value } Jacks left
    }
figure-influence = influence { $value }
figure-hand =
    { $value ->
        [one] 1 Order
       *[other] { $value } Orders
    }
figure-senators =
    { $value ->
        [one] 1 Jack
       *[other] { $value } Jacks
    }
figure-more-actions =
    { $value ->
        [one] 1 more action
       *[other] { $value } more actions
    }
figure-demands-left =
    { $value ->
        [one] 1 demand left
       *[other] { $value } demands left
    }
figure-owed-rubble = { $value } rubble demanded
figure-owed-wood = { $value } wood demanded
figure-owed-brick = { $value } brick demanded
figure-owed-concrete = { $value } concrete demanded
figure-owed-stone = { $value } stone demanded
figure-owed-marble = { $value } marble demanded
note-laborer = Laborer
note-craftsman = Craftsman
note-legionary = Legionary
note-architect = Architect
note-merchant = Merchant
note-patron = Patron
note-led-laborer = Laborer is led
note-led-craftsman = Craftsman is led
note-led-legionary = Legionary is led
note-led-architect = Architect is led
note-led-merchant = Merchant is led
note-led-patron = Patron is led
note-leads = leads
note-leads-laborer = leads Laborer
note-leads-craftsman = leads Craftsman
note-leads-legionary = leads Legionary
note-leads-architect = leads Architect
note-leads-merchant = leads Merchant
note-leads-patron = leads Patron
note-follows = follows
note-thinks = thinks
note-public = open to all
