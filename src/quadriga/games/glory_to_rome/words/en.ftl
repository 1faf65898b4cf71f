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
option-alternative-forum-yes = alternative: clients are enough to win
option-alternative-forum-no = clients and materials are needed to win
option-alternative-circus = Circus
option-alternative-circus-yes = alternative: larger petitions, except with a Circus
option-alternative-circus-no = any Order leads or follows Architect
option-experts-start = Start for experts
option-experts-start-yes = everybody lays an Order for the lead
option-experts-start-no = everybody draws an Order for the lead
option-two-player-sites = Sites in town of each material with two players
option-two-player-sites-3 = three
option-two-player-sites-2 = two
option-closed-vaults = Vaults
option-closed-vaults-yes = closed: nobody looks before the end, as printed
option-closed-vaults-no = open: everybody sees what was sold
option-stairway-spends-architect = Opening a building with the Stairway
option-stairway-spends-architect-yes = costs the Architect action
option-stairway-spends-architect-no = comes on top of the Architect action
option-stairway-from-pool = Material for the Stairway
option-stairway-from-pool-yes = from stock, with an Archway from the pool too
option-stairway-from-pool-no = from stock only
option-palace-senators = Senators with a Palace
option-palace-senators-1 = at most one
option-palace-senators-6 = any number
option-palace-petitions = Petitions with a Palace
option-palace-petitions-1 = at most one
option-palace-petitions-0 = none
option-palace-petitions-6 = any number
option-palace-circus = Palace together with Circus
option-palace-circus-yes = any Orders may be added for the Architect
option-palace-circus-no = only concrete may be added for the Architect
option-think-one-below-limit = Drawing a single card below the hand limit
option-think-one-below-limit-yes = allowed
option-think-one-below-limit-no = not allowed
option-latrine-senator = Discarding a Senator with the Latrine
option-latrine-senator-yes = allowed: back to the pile
option-latrine-senator-no = not allowed
option-outside-only-when-town-empty = Building out of town
option-outside-only-when-town-empty-yes = only when town has no site of the material left
option-outside-only-when-town-empty-no = at any time
option-outside-consecutive-actions = The two actions for a foundation out of town
option-outside-consecutive-actions-yes = of one role, one after the other
option-outside-consecutive-actions-no = any two building actions still to be had
option-bath-ludus-storeroom = Ludus Magna and Storeroom in the Bath
option-bath-ludus-storeroom-yes = offer other roles to the client
option-bath-ludus-storeroom-no = have no effect
option-bath-circus-maximus = Circus Maximus in the Bath
option-bath-circus-maximus-yes = the client acts twice
option-bath-circus-maximus-no = the client acts once
option-gate-stone-with-marble = Gate and stone buildings with a marble
option-gate-stone-with-marble-yes = they already have their function
option-gate-stone-with-marble-no = they have none before completion
option-gate-statue-points = Gate and the points of an unfinished Statue
option-gate-statue-points-yes = they count
option-gate-statue-points-no = they do not count
option-stairway-statue-points = Points of a Statue open to all
option-stairway-statue-points-yes = for everybody
option-stairway-statue-points-no = for its owner only
option-stairway-wall-points = Points of a Wall open to all
option-stairway-wall-points-yes = for everybody
option-stairway-wall-points-no = for its owner only
option-bridge-opens-lions = Colosseum with a Bridge against a Palisade
option-bridge-opens-lions-yes = clients may be taken
option-bridge-opens-lions-no = clients are safe
option-alternative-circus-petition = Petition where the alternative Circus is played
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
    .about = At the end of a turn in which you did a Craftsman action, you may think.
thing-amphitheatre = Amphitheatre
    .the = the Amphitheatre
    .about = On completion: one Craftsman action for each point of your influence.
thing-aqueduct = Aqueduct
    .the = the Aqueduct
    .about = With each Patron action you may also hire an Order of your hand. You may have more clients.
thing-archway = Archway
    .the = the Archway
    .about = With an Architect action you may build with a material of the pool instead of your stock.
thing-atrium = Atrium
    .the = the Atrium
    .about = With a Merchant action you may put the top card of the deck into your vault, unseen, instead of a material of your stock.
thing-basilica = Basilica
    .the = the Basilica
    .about = With each Merchant action you may also put an Order of your hand into your vault, unseen by the others.
thing-catacomb = Catacomb
    .the = the Catacomb
    .about = On completion the game ends at once.
thing-circus = Circus
    .the = the Circus
    .about = You may lead or follow Architect with any Order. If the table plays with the alternative Circus: your petitions take fewer cards instead.
thing-colosseum = Colosseum
    .the = the Colosseum
    .about = When you demand a material, you may also throw a client of that colour of each player you reach to the lions, into your vault.
thing-school = School
    .the = the School
    .about = On completion: one Thinker action for each point of your influence.
thing-sewer = Sewer
    .the = the Sewer
    .about = At the end of the turn, Orders you played may go into your stock instead of the pool.
thing-storeroom = Storeroom
    .the = the Storeroom
    .about = Each of your clients may act as a Laborer.
thing-stairway = Stairway
    .the = the Stairway
    .about = With an Architect action you may lay a matching material of your stock on another player’s completed building: everybody then has its function.
thing-foundry = Foundry
    .the = the Foundry
    .about = On completion: one Laborer action for each point of your influence.
thing-fountain = Fountain
    .the = the Fountain
    .about = With a Craftsman action you may look at the top card of the deck and use it instead of a card of your hand, or keep it.
thing-forum = Forum
    .the = the Forum
    .about = You win at once with a client of every role and every material in stock. If the table plays with the alternative Forum, the clients are enough.
thing-insula = Insula
    .the = the Insula
    .about = You may have more clients.
thing-garden = Garden
    .the = the Garden
    .about = On completion: one Patron action for each point of your influence.
thing-latrine = Latrine
    .the = the Latrine
    .about = Before you think you may put an Order of your hand into the pool.
thing-ludus-magnus = Ludus Magna
    .the = the Ludus Magna
    .about = Your Merchant clients may act in any role that is led.
thing-market = Market
    .the = the Market
    .about = Your vault holds more cards.
thing-circus-maximus = Circus Maximus
    .the = the Circus Maximus
    .about = When you lead or follow, your clients of the role act twice.
thing-wall = Wall
    .the = the Wall
    .about = You owe nothing when others demand and your clients are safe, even from a Bridge. At the end your stock brings points.
thing-palace = Palace
    .the = the Palace
    .about = When you lead or follow you may play several cards of the role, for one action each.
thing-palisade = Palisade
    .the = the Palisade
    .about = You owe nothing when others demand and your clients are safe, except from a Bridge.
thing-bridge = Bridge
    .the = the Bridge
    .about = Your demands reach everybody, go past Palisades, and take from stocks as well.
thing-gate = Gate
    .the = the Gate
    .about = Your unfinished marble buildings already have their function.
thing-prison = Prison
    .the = the Prison
    .about = On completion you may take a completed building of another player, who gets the Prison’s site for it.
thing-dock = Dock
    .the = the Dock
    .about = With each Laborer action you may also put an Order of your hand into your stock.
thing-road = Road
    .the = the Road
    .about = Your stone buildings may be built with any material.
thing-shrine = Shrine
    .the = the Shrine
    .about = Your hand is refilled further.
thing-scriptorium = Scriptorium
    .the = the Scriptorium
    .about = A single marble completes any of your unfinished buildings.
thing-senate = Senate
    .the = the Senate
    .about = At the end of the turn you may take into your hand Senators your opponents played.
thing-statue = Statue
    .the = the Statue
    .about = It stands on any site and is built with the site’s material or marble. Completed, it brings points besides its influence.
thing-bar = Bar
    .the = the Bar
    .about = With each Patron action you may also hire the top card of the deck.
thing-temple = Temple
    .the = the Temple
    .about = Your hand is refilled further.
thing-bath = Bath
    .the = the Bath
    .about = A client you hire may act at once.
thing-tower = Tower
    .the = the Tower
    .about = Rubble may be used for any of your buildings. A foundation out of town costs you one action.
thing-villa = Villa
    .the = the Villa
    .about = A single material added by an Architect action completes it.
thing-vomitorium = Vomitorium
    .the = the Vomitorium
    .about = Before you think you may discard your whole hand.

## Materials, with the role and the client each is; roles; sites; Senators

thing-rubble = rubble
    .the = rubble
    .role = Laborer
    .client = a Laborer
thing-wood = wood
    .the = wood
    .role = Craftsman
    .client = a Craftsman
thing-brick = brick
    .the = brick
    .role = Legionary
    .client = a Legionary
thing-concrete = concrete
    .the = concrete
    .role = Architect
    .client = an Architect
thing-stone = stone
    .the = stone
    .role = Merchant
    .client = a Merchant
thing-marble = marble
    .the = marble
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
thing-senator = Senator
    .the =
        { $count ->
            [one] a Senator
           *[other] { $count } Senators
        }
    .about = It leads or follows any role, and goes back to its pile at the end of the turn.

## Places to click that are neither cards nor piles

thing-think = Thinking
thing-refill = Refilling the hand
thing-discard-all = Discarding the hand
thing-petition = Petition
thing-as-architect = Playing as Architect
thing-done = Done
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
thing-claim-1 = One Senator
thing-claim-2 = Two Senators
thing-claim-3 = Three Senators
thing-claim-4 = Four Senators
thing-claim-5 = Five Senators
thing-claim-6 = Six Senators

## Places

zone-deck = Deck
zone-removed = Cards removed unseen
zone-box = Out of the game
zone-senators = Senators’ pile
zone-pool = Pool: { $place }
    .short = { $place }
zone-town = Sites in town: { $place }
    .short = { $place }
zone-outside = Sites out of town: { $place }
    .short = { $place }
zone-p-hand = { $player }: hand
zone-p-senators = { $player }: Senators in hand
zone-p-aside = { $player }: card set aside
zone-p-camp = { $player }: cards played
zone-p-influence = { $player }: influence
zone-p-stock = { $player }: stock, { $place }
    .short = { $place }
zone-p-clients = { $player }: clients, { $place-role }
    .short = { $place-role }
zone-p-vault = { $player }: vault, { $place }
    .short = { $place }
zone-p-vault-basilica = { $player }: vault, through the Basilica
    .short = known to its owner alone
zone-p-vault-atrium = { $player }: vault, through the Atrium
    .short = unknown to all
zone-p-vault-closed = { $player }: vault, closed
    .short = closed
zone-p = { $player }: { $place }

## Questions

question-choose = { $player } is laying an Order for the lead.
    .you = Which Order do you lay for the lead? The first name in the alphabet leads.
question-tied = { $player } draws again for the lead.
    .you = The first names are equal: those concerned draw again for the lead.
question-lead = { $player } leads this turn.
    .you = You lead: which role, or do you think?
question-follow = { $player } is deciding whether to follow.
    .you = Do you follow, or think?
question-petition = { $player } is completing a petition.
    .you = Which Order completes your petition?
question-role = { $player } is choosing a role for the petition.
    .you = Which role does your petition lead?
question-palace = { $player } may play more cards for the Palace.
    .you = Palace: do you play more cards?
question-think = { $player } is thinking.
    .you =
        { $optional ->
            [yes] Do you think, and what do you take?
           *[no] You think: what do you take?
        }
question-laborer = { $player } acts as Laborer.
    .you = Laborer: what do you take into stock?
question-patron = { $player } acts as Patron.
    .you = Patron: whom do you hire?
question-merchant = { $player } acts as Merchant.
    .you = Merchant: what do you put into your vault?
question-craftsman = { $player } acts as Craftsman.
    .you = Craftsman: what do you build from your hand?
question-architect = { $player } acts as Architect.
    .you = Architect: what do you build from your stock?
question-stairs = { $player } may open a building with the Stairway.
    .you = Stairway: do you open a building to all?
question-fountain = { $player } looks at a card from the Fountain.
    .you = Fountain: what do you do with the card?
question-demand = { $player } acts as Legionary.
    .you = Legionary: what does Rome demand?
question-give = { $player } must hand over a card.
    .you = Rome demands: which card do you give?
question-gift = { $player } is protected, and may give all the same.
    .you = Rome demands, but you are protected: do you give anything?
question-lions = { $player } is choosing clients for the lions.
    .you = Colosseum: whom do you throw to the lions?
question-bath = { $player } has a new client in the Bath.
    .you = Bath: in which role does the new client act?
question-prison = { $player } may take a building for the Prison.
    .you = Prison: which building do you take?
question-senate = { $player } may take Senators for the Senate.
    .you = Senate: how many Senators do you take?
question-sewer = { $player } may keep cards with the Sewer.
    .you = Sewer: which cards go into your stock?
question-academy = { $player } may think for the Academy.
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
move-role = { $a }
    .group = Role
    .short = { $a }
move-discard = Discard { $a-the } first
    .group = First discard
    .short = { $a }
move-discard-all = Discard your hand first
    .group = First discard
    .short = the whole hand
move-senator = Take a Senator
    .group = Take
    .short = a Senator
move-refill = Refill your hand
    .group = Take
    .short = cards up to the limit
move-draw = Draw one card
    .group = Take
    .short = one card
move-take = Take { $a } from the pool
    .group = From the pool
    .short = { $a }
move-store = Put { $a-the } into stock
    .group = From hand
    .short = { $a }
move-hire = Hire { $a-client } from the pool
    .group = From the pool
    .short = { $a-role }
move-bring = Hire { $a-the } from your hand
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
move-found-on = Lay the foundation of { $a-the } on { $b } in town
    .group = Found in town
    .short = { $a } on { $b }
move-found-on-outside = Lay the foundation of { $a-the } on { $b } out of town
    .group = Out of town
    .short = { $a } on { $b }
move-build-with = Add { $b-the } to { $a-the }
    .group = Build
    .short = { $a } + { $b }
move-build-with-pool = Add { $b } from the pool to { $a-the }
    .group = From the pool
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
move-devour = Throw { $b-client } of { $a } to the lions
    .group = To the lions
    .short = { $b-role } ({ $a })
move-seize = Take { $a-owner }’s { $a }
    .group = Take
    .short = { $a } ({ $a-owner })
move-claim =
    { $a ->
        [one] Take 1 Senator
       *[other] Take { $a } Senators
    }
    .group = Take
    .short =
        { $a ->
            [one] 1 Senator
           *[other] { $a } Senators
        }
move-flush = Put { $a-the } into stock
    .group = Into stock
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
moved-p-aside-to-pool = { $player } has laid { $thing-the }
    .you = You have laid { $thing-the }
moved-p-hand-to-p-camp = { $player } adds { $thing-the }
    .you = You add { $thing-the }
    .detail = { $thing }
moved-p-senators-to-p-camp = { $player } adds { $thing-the }
    .you = You add { $thing-the }
    .detail = { $thing-the }
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
       *[other] { $player } takes { $count } × { $place } from the pool
    }
    .you =
        { $count ->
            [one] You take { $place } from the pool
           *[other] You take { $count } × { $place } from the pool
        }
moved-p-hand-to-p-stock =
    { $same ->
        [yes] { $player } puts { $place } from hand into stock
       *[no] { $from } gives { $to } { $place }
    }
    .you =
        { $same ->
            [yes] You put { $thing-the } into stock
           *[no] { $from } gives you { $place }
        }
moved-p-stock-to-p-stock =
    { $count ->
        [one] { $from } gives { $to } { $place } from stock
       *[other] { $from } gives { $to } { $count } × { $place } from stock
    }
    .you =
        { $count ->
            [one] { $from } gives you { $place } from stock
           *[other] { $from } gives you { $count } × { $place } from stock
        }
moved-pool-to-p-clients = { $player } hires { $place-client } from the pool
    .you = You hire { $place-client } from the pool
moved-p-hand-to-p-clients = { $player } hires { $place-client } from hand
    .you = You hire { $place-client } from your hand
moved-deck-to-p-clients = { $player } hires { $place-client } from the deck
    .you = You hire { $place-client } from the deck
moved-p-stock-to-p-vault = { $player } sells { $place }
    .you = You sell { $place }
moved-p-clients-to-p-vault = { $player } throws { $place-client } of { $from } to the lions
    .you = You throw { $place-client } of { $from } to the lions
moved-p-hand-to-p-vault-basilica = { $player } puts a card from hand into the vault
    .you =
        { $thing ->
            [none] You put a card from your hand into the vault
           *[other] You put { $thing-the } into the vault
        }
moved-deck-to-p-vault-atrium = { $player } puts an unseen card into the vault
    .you = You put an unseen card into the vault
moved-p-vault-basilica-to-p-vault = { $player } had put { $thing } into the vault
    .you = You had put { $thing } into the vault
moved-p-vault-atrium-to-p-vault = { $player } had unseen in the vault: { $thing }
    .you = You had unseen in your vault: { $thing }
moved-p-stock-to-p-vault-closed = { $player } sells { $place } into the closed vault
    .you = You sell { $place } into your closed vault
moved-p-clients-to-p-vault-closed = { $player } throws { $place-client } of { $from } to the lions, into the closed vault
    .you = You throw { $place-client } of { $from } to the lions, into the closed vault
moved-p-hand-to-p-vault-closed = { $player } puts a card from hand into the closed vault
    .you =
        { $thing ->
            [none] You put a card from your hand into the closed vault
           *[other] You put { $thing-the } into the closed vault
        }
moved-deck-to-p-vault-closed = { $player } puts an unseen card into the closed vault
    .you = You put an unseen card into the closed vault
moved-p-vault-closed-to-p-vault = { $player } opens the vault: { $thing }
    .you = You open your vault: { $thing }
moved-p-hand-to-p = { $player } puts { $thing } from hand to { $place-the }
    .detail = { $thing } from hand
moved-deck-to-p-aside = { $player } looks at the top card of the deck
    .you =
        { $thing ->
            [none] You look at the top card of the deck
           *[other] You draw { $thing-the } for the Fountain
        }
moved-p-aside-to-p-hand = { $player } keeps the card
    .you = You keep the card
moved-p-aside-to-p = { $player } puts { $thing } from the deck to { $place-the }
    .detail = { $thing } from the deck
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
moved-p-to-p = { $player } gets { $thing } of { $from }
    .detail = { $thing } changes hands
moved-p-influence-to-p-influence = { $from } gives { $to } the { $thing }
    .you = { $from } gives you the { $thing }
moved-p-camp-to-pool = What { $from } played goes to the pool: { $thing-the }
    .you = What you played goes to the pool: { $thing-the }
moved-p-camp-to-senators = { $from } puts { $thing-the } back
    .you = You put { $thing-the } back
moved-p-camp-to-p-senators = { $player } takes { $thing-the } of { $from }
    .you = You take { $thing-the } of { $from }
moved-p-camp-to-p-stock = { $player } puts { $thing-the } into stock
    .you = You put { $thing-the } into stock
happened-turn = { "" }
happened-turn-ends = { "" }
happened-drew = { $player } draws { $card-the } into the pool, for the lead
    .you = You draw { $card-the } into the pool, for the lead
happened-first-name = { $player } has the first name in the alphabet and leads
    .you = You have the first name in the alphabet and lead
happened-led = { $player } leads { $role }
    .you = You lead { $role }
happened-followed = { $player } follows
    .you = You follow
happened-thinks = { $player } thinks
    .you = You think
happened-petition = { $player } petitions
    .you = You petition
happened-demands = { $player }: Rome demands { $material }!
    .you = You: Rome demands { $material }!
happened-owes = { $player } has { $material } to give
    .you = You have { $material } to give
happened-glory-to-rome = { $player }: Glory to Rome! No { $material }
    .you = You: Glory to Rome! No { $material }
happened-founded = { $player } lays the foundation of { $building-the }
    .you = You lay the foundation of { $building-the }
happened-added = { $player } adds the { $card } card to { $building-the }
    .you = You add the { $card } card to { $building-the }
happened-completed = { $player } completes { $building-the }
    .you = You complete { $building-the }
happened-seized = { $player } takes { $building-owner }’s { $building } into the Prison
    .you = You take { $building-owner }’s { $building } into your Prison
happened-opened = { $player } opens { $building-owner }’s { $building } to all
    .you = You open { $building-owner }’s { $building } to all
happened-held = { $player } holds the action for a foundation out of town
    .you = You hold the action for a foundation out of town
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

why-gtr-experts-order = A Senator has no name in the alphabet: lay an Order.
why-gtr-follow-same-role = { $role } is led, and { $thing-the } has another role.
why-gtr-senator-in-hand = You have no Senator.
why-gtr-petition-size =
    { $need ->
        [one] A petition takes { $need } Order of one role; you have { $have }.
       *[other] A petition takes { $need } Orders of one role; you have { $have }.
    }
why-gtr-petition-one-role = This petition is of { $role } cards; { $thing-the } has another role.
why-gtr-circus-architect = Without a Circus, { $thing-the } leads its own role only.
why-gtr-circus-already-architect = { $thing } is an Architect anyway: simply play it.
why-gtr-palace-one-wild = You have played all the Senators and petitions a Palace allows.
why-gtr-palace-same-role = { $role } is led, and { $thing-the } has another role.
why-gtr-think-choose = Who thinks must take something.
why-gtr-think-senator-pile = There is no Senator left in the pile.
why-gtr-think-refill = A hand is refilled up to { $limit }; you have { $have }.
why-gtr-think-one-card = Below { $limit } cards you cannot draw just one; you have { $have }.
why-gtr-think-discard-once = You have already discarded before thinking.
why-gtr-latrine-discard = To discard one Order before thinking takes a Latrine.
why-gtr-latrine-orders-only = The Latrine takes Orders, not Senators.
why-gtr-vomitorium-discard = To discard your hand before thinking takes a Vomitorium, and a hand.
why-gtr-pool-has-none = There is no { $material } in the pool.
why-gtr-stock-has-none = You have no { $material } in stock.
why-gtr-laborer-take = You have already taken from the pool with this action.
why-gtr-dock-store = To put a card from hand into stock takes a Dock.
why-gtr-dock-once = You have already used the Dock with this action.
why-gtr-patron-hire = You have already hired from the pool with this action.
why-gtr-aqueduct-hire = To hire a card of your hand takes an Aqueduct.
why-gtr-aqueduct-once = You have already used the Aqueduct with this action.
why-gtr-bar-hire = To hire from the deck takes a Bar.
why-gtr-bar-once = You have already used the Bar with this action.
why-gtr-merchant-sell = You have already sold with this action.
why-gtr-atrium-sell = To sell from the deck takes an Atrium.
why-gtr-basilica-deposit = To put a card of your hand into the vault takes a Basilica.
why-gtr-basilica-once = You have already used the Basilica with this action.
why-gtr-found-no-second-copy = You already have this building: { $thing }.
why-gtr-found-matching-site = { $thing } needs a site of { $material }.
why-gtr-found-site-left = There is no site of { $material } left there.
why-gtr-found-outside-two-actions = A foundation out of town takes a second action, and you have none.
why-gtr-found-outside-when-town-empty = There are still sites of { $material } in town.
why-gtr-add-unfinished = { $thing } is completed already.
why-gtr-add-matching-material = { $thing } stands on a site of { $material }: this material does not fit.
why-gtr-archway-pool = To build from the pool takes an Archway.
why-gtr-fountain-deck = To build from the deck takes a Fountain.
why-gtr-bath-joined-actions = Only an action in the Bath can be held, as the first of two for a foundation out of town.
why-gtr-stairway-opens = To open a building to all takes a Stairway.
why-gtr-stairway-spends-the-action = At this table a building is opened after the Architect action.
why-gtr-stairway-completed-only = { $thing-owner }’s { $thing } is not completed.
why-gtr-stairway-once = { $thing-owner }’s { $thing } is open to all already.
why-gtr-stairway-material = { $thing-owner }’s { $thing } is opened with { $material }.
why-gtr-stairway-from-stock = The material for the Stairway comes from your stock.
why-gtr-legionary-show = You have no { $material } in hand to show.
why-gtr-legionary-one-demand-per-card =
    { $have ->
        [one] You have 1 card of { $material }, and it has been shown.
       *[other] You have { $have } cards of { $material }, and they have been shown.
    }
why-gtr-legionary-give = Rome demands { $material } now; { $thing-the } is something else.
why-gtr-legionary-gifts = Rome does not demand the material of { $thing-the }.
why-gtr-colosseum-devour = { $player } has no { $role } among the clients.
why-gtr-colosseum-one-each = For each demand of { $material } you take one client of each player.
why-gtr-colosseum-protected = { $player } is protected.
why-gtr-colosseum-reach = { $player } is not your neighbour, and you have no Bridge.
why-gtr-bath-own-role = The new client acts as { $role } only.
why-gtr-prison-completed-only = { $thing-owner }’s { $thing } is not completed.
why-gtr-prison-no-copy = You have a { $thing } yourself.
why-gtr-senate-claim =
    { $have ->
        [one] Your opponents have played 1 Senator.
       *[other] Your opponents have played { $have } Senators.
    }

## Endings and scoring

ending-deck = The deck was empty.
ending-last-site = The last site in town was taken.
ending-catacomb = A Catacomb was completed.
ending-forum = A Forum was fulfilled.
ending-forum-stairway = A Forum open to all was fulfilled.
ending-tie = The best share first place.
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

## The table as it is drawn

section-rome = Rome
section-hand = Hand
section-known = Known
section-aside = Drawn
section-camp = Played
section-clients = Clients
section-stock = Stock
section-vault = Vault
section-unfinished = Building
section-completed = Completed
facts-needs = as a building needs { $list }
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
figure-materials-a-point = 1 point for { $value } in stock
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
        [one] 1 Senator left
       *[other] { $value } Senators left
    }
figure-influence = influence { $value }
figure-hand =
    { $value ->
        [one] 1 Order
       *[other] { $value } Orders
    }
figure-senators =
    { $value ->
        [one] 1 Senator
       *[other] { $value } Senators
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
