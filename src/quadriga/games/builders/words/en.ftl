### The Builders: Antiquity. How ids are derived: docs/words.md.
### No figure of the game stands here: an edition may change any of them.

edition-antiquity = Antiquity
group-numbers = Prices and numbers
group-freed = Freed prisoners
group-workers = Workers
group-slaves = Prisoners
group-tools = Tools
group-universities = Universities
group-buildings = Buildings
group-machines = Machines
option-machines-equipped = Tools and universities for machines
option-machines-equipped-yes = machines may carry a tool and go to a university
option-machines-equipped-no = machines carry no tools and go to no university

## Buildings

thing-b01 = House
    .the = the house
thing-b02 = Market
    .the = the market
thing-b03 = Quarry
    .the = the quarry
thing-b04 = Watering trough
    .the = the watering trough
thing-b05 = Trading post
    .the = the trading post
thing-b06 = Camel stables
    .the = the camel stables
thing-b07 = Stall
    .the = the stall
thing-b08 = Rural house
    .the = the rural house
thing-b09 = Armoury
    .the = the armoury
thing-b10 = Shipyard
    .the = the shipyard
thing-b11 = Harbour
    .the = the harbour
thing-b12 = Archery range
    .the = the archery range
thing-b13 = Town hall
    .the = the town hall
thing-b14 = Noble house
    .the = the noble house
thing-b15 = Town house
    .the = the town house
thing-b16 = Temple
    .the = the temple
thing-b17 = Barracks
    .the = the barracks
thing-b18 = Fortress
    .the = the fortress
thing-b19 = School of philosophy
    .the = the school of philosophy
thing-b20 = Forum
    .the = the forum
thing-b21 = Ziggurat
    .the = the ziggurat
thing-b22 = Palace of Assur
    .the = the palace of Assur
thing-b23 = Lighthouse of Alexandria
    .the = the lighthouse of Alexandria
thing-b24 = Theatre
    .the = the theatre
thing-b25 = Tower of Babel
    .the = the tower of Babel
thing-b26 = Sphinx
    .the = the sphinx
thing-b27 = Hanging Gardens
    .the = the Hanging Gardens
thing-b28 = Colossus of Rhodes
    .the = the colossus of Rhodes
thing-b29 = Pyramid
    .the = the pyramid

## Machines: buildings that go to work once they are finished

thing-k1 = Mechanical saw
    .the = the mechanical saw
thing-k2 = Architect’s table
    .the = the architect’s table
thing-k3 = Scaffolding
    .the = the scaffolding
thing-k4 = Hoist
    .the = the hoist

## Workers

thing-a1 = Apprentice I
    .the = apprentice I
    .short = I
thing-a2 = Apprentice II
    .the = apprentice II
    .short = II
thing-a3 = Apprentice III
    .the = apprentice III
    .short = III
thing-a4 = Apprentice IV
    .the = apprentice IV
    .short = IV
thing-l1 = Labourer I
    .the = labourer I
    .short = I
thing-l2 = Labourer II
    .the = labourer II
    .short = II
thing-l3 = Labourer III
    .the = labourer III
    .short = III
thing-l4 = Labourer IV
    .the = labourer IV
    .short = IV
thing-c1 = Journeyman I
    .the = journeyman I
    .short = I
thing-c2 = Journeyman II
    .the = journeyman II
    .short = II
thing-c3 = Journeyman III
    .the = journeyman III
    .short = III
thing-c4 = Journeyman IV
    .the = journeyman IV
    .short = IV
thing-c5 = Journeyman V
    .the = journeyman V
    .short = V
thing-c6 = Journeyman VI
    .the = journeyman VI
    .short = VI
thing-m1 = Master I
    .the = master I
    .short = I
thing-m2 = Master II
    .the = master II
    .short = II
thing-m3 = Master III
    .the = master III
    .short = III
thing-m4 = Master IV
    .the = master IV
    .short = IV

## Prisoners, and what they are called once they are free

thing-s1 = Prisoner I
    .the = prisoner I
    .short = I
thing-s2 = Prisoner II
    .the = prisoner II
    .short = II
thing-s3 = Prisoner III
    .the = prisoner III
    .short = III
thing-s4 = Prisoner IV
    .the = prisoner IV
    .short = IV
thing-s5 = Prisoner V
    .the = prisoner V
    .short = V
thing-s6 = Prisoner VI
    .the = prisoner VI
    .short = VI
thing-s1-freed = Freed prisoner I
    .the = freed prisoner I
    .short = I
thing-s2-freed = Freed prisoner II
    .the = freed prisoner II
    .short = II
thing-s3-freed = Freed prisoner III
    .the = freed prisoner III
    .short = III
thing-s4-freed = Freed prisoner IV
    .the = freed prisoner IV
    .short = IV
thing-s5-freed = Freed prisoner V
    .the = freed prisoner V
    .short = V
thing-s6-freed = Freed prisoner VI
    .the = freed prisoner VI
    .short = VI

## Tools, universities, loans, money

thing-t1 = Mallet
    .the = the mallet
thing-t2 = Saw
    .the = the saw
thing-t3 = Set square
    .the = the set square
thing-t4 = Brush
    .the = the brush
thing-u1 = University of stone
    .the = the university of stone
    .short = stone
thing-u2 = University of wood
    .the = the university of wood
    .short = wood
thing-u3 = University of architecture
    .the = the university of architecture
    .short = architecture
thing-u4 = University of decoration
    .the = the university of decoration
    .short = decoration
thing-loan =
    { $count ->
        [one] Loan
       *[other] Loans
    }
    .the = the loan
thing-sesterce =
    { $count ->
        [one] sesterce
       *[other] sesterces
    }
    .the =
        { $count ->
            [one] 1 sesterce
           *[other] { $count } sesterces
        }

## Places to click that are not cards

thing-take-1 = Sesterces for one action
    .the = sesterces for one action
    .short = one action
thing-take-2 = Sesterces for two actions
    .the = sesterces for two actions
    .short = two actions
thing-take-3 = Sesterces for three actions
    .the = sesterces for three actions
    .short = three actions
thing-extra = Extra action
    .the = buying an action
    .about = Sesterces for one more action this turn, as often as you can pay.
thing-free = Freeing
    .the = freeing a prisoner
    .about = A prisoner becomes a worker of yours: they cost you no points, and want their wage.
thing-pile-loans =
    { $count ->
        [one] loan on offer
       *[other] loans on offer
    }
    .the = the loans on offer
thing-end = End of the turn
    .the = the end of the turn
    .about = What is left of your actions is lost, and the next player goes on.
thing-done = Done
    .the = the end of your final count

## Places

zone-row-buildings = Buildings on offer
zone-next-building = Next building
zone-deck-buildings = Deck of buildings
zone-row-workers = Workers for hire
zone-deck-workers = Deck of workers
zone-pile-slaves = Prisoners on offer
zone-pile-tools = Tools on offer
zone-pile-loans = Loans on offer
zone-pile-universities = Universities on offer
zone-bank = Bank
zone-box = Out of the game
zone-p-purse = { $player }: sesterces
zone-p-team = { $player }: available workers
zone-p-tools = { $player }: tools
zone-p-sites = { $player }: under construction
zone-p-done = { $player }: finished buildings
zone-p-loans = { $player }: loans
zone-p-lessons = { $player }: universities
zone-crew = At work on { $place-the }

## Questions

question-turn = { $player } is choosing an action.
    .you = Your turn: what do you do with your actions?
question-posting = { $player } is choosing a site for { $worker-the }.
    .you =
        { $tool ->
            [none] Which site do you send { $worker-the } to?
           *[other] Which site do you send { $worker-the } to, with { $tool-the }?
        }
question-teaching = { $player } is choosing whom to send to { $university-the }.
    .you = Whom do you send to { $university-the }?
question-count = { $player } may free prisoners and repay loans at the final count.
    .you = Final count: do you free prisoners or repay loans?

## Moves

move-open = Start construction of { $a-the }
    .group = Start construction
    .short = { $a }
move-recruit = Recruit { $a-the }
    .group = Recruit
    .short = { $a }
move-buy = Buy { $a-the }
    .group = Invest
    .short = { $a }
move-borrow = Take out a loan
    .group = Invest
    .short = Loan
move-study = Buy { $a-the } and teach a worker there
    .group = Invest
    .short = { $a }
move-free = Free { $a-the }
    .group = Free
    .short = { $a }
move-send = Send { $a-the } to work
    .group = Send to work
    .short = { $a }
move-send-with = Send { $a-the } to work with { $b-the }
    .group = Send to work
    .short = { $a } + { $b-the }
move-take =
    { $a ->
        [one] Trade 1 action for sesterces
       *[other] Trade { $a } actions for sesterces
    }
    .group = Take sesterces
    .short =
        { $a ->
            [one] for 1 action
           *[other] for { $a } actions
        }
move-extra = Buy an extra action
    .group = Other
    .short = buy an extra action
move-repay = Repay a loan
    .group = Other
    .short = repay a loan
move-end = End your turn
    .group = Other
    .short = end your turn
move-to = Work on { $a-the }
    .group = Work on
    .short = { $a }
move-teach = Teach { $a-the }
    .group = Teach
    .short = { $a }
move-done = Done with the final count
    .group = Other
    .short = done

## What happens

moved-row-buildings-to-p-sites = { $player } starts construction of { $thing-the }
    .you = You start construction of { $thing-the }
moved-next-building-to-row-buildings = New in the row: { $thing-the }
    .detail = new in the row: { $thing-the }
moved-deck-buildings-to-next-building = The next building is { $thing-the }
    .detail = next building: { $thing-the }
moved-row-workers-to-p-team = { $player } recruits { $thing-the }
    .you = You recruit { $thing-the }
moved-deck-workers-to-row-workers = New in the row: { $thing-the }
    .detail = new in the row: { $thing-the }
moved-pile-slaves-to-p-team = { $player } buys { $thing-the }
    .you = You buy { $thing-the }
moved-pile-tools-to-p-tools = { $player } buys { $thing-the }
    .you = You buy { $thing-the }
moved-pile-universities-to-p-lessons = { $player } buys { $thing-the }
    .you = You buy { $thing-the }
moved-pile-loans-to-p-loans = { $player } takes out a loan
    .you = You take out a loan
moved-p-loans-to-box = { $player } repays a loan
    .you = You repay a loan
moved-p-team-to-crew = { $player } sends { $thing-the } to work on { $place-the }
    .you = You send { $thing-the } to work on { $place-the }
moved-p-tools-to-crew = { $player } adds { $thing-the }
    .detail = with { $thing-the }
moved-crew-to-p-team = { $player }’s team gets back { $thing-the }
    .detail = back in the team: { $thing-the }
moved-crew-to-p-tools = { $player } gets back { $thing-the }
    .detail = back with the tools: { $thing-the }
moved-p-sites-to-p-done = { "" }
moved-p-sites-to-p-team = { $player }’s team gains { $thing-the }
    .detail = { $thing-the } joins the team
# Money paid without anything else to tell is always paid for an action.
moved-p-purse-to-bank = { $player } buys an extra action for { $thing-the }
    .you = You buy an extra action for { $thing-the }
    .detail = −{ $thing-the }
moved-bank-to-p-purse = { $player } takes { $thing-the }
    .you = You take { $thing-the }
    .detail = +{ $thing-the }
happened-turn = { "" }
happened-finished =
    { $points ->
        [0] { $player } finishes { $building-the }
        [one] { $player } finishes { $building-the }, worth 1 point
       *[other] { $player } finishes { $building-the }, worth { $points } points
    }
    .you =
        { $points ->
            [0] You finish { $building-the }
            [one] You finish { $building-the }, worth 1 point
           *[other] You finish { $building-the }, worth { $points } points
        }
happened-taught = { $player } sends { $worker-the } to { $university-the }
    .you = You send { $worker-the } to { $university-the }
happened-freed = { $player } frees { $worker-the }
    .you = You free { $worker-the }
happened-last-round = { $player } has the points that trigger the end of the game: this round is the last
    .you = You have the points that trigger the end of the game: this round is the last
happened-exhausted = Nothing more is being built: this round is the last
happened-count = The final count begins
happened-settled = { $player } is done with the final count
    .you = You are done with the final count

## Refusals

why-b-open-from-the-row = { $thing }: not in the row yet. This building moves up when another is taken.
why-b-open-cost = Starting construction costs an action, and you have none left.
why-b-recruit-cost = Recruiting costs an action, and you have none left.
why-b-take-cost =
    { $need ->
        [one] You need 1 action for that; you have { $have }.
       *[other] You need { $need } actions for that; you have { $have }.
    }
why-b-turn-extra-actions = An extra action costs { $need } sesterces; you have { $have }.
why-b-invest-once-a-turn = You have already invested this turn: it is possible once a turn, and again on your next one.
why-b-invest-cost = An investment costs an action, and you have none left.
why-b-slave-price = A prisoner costs { $need } sesterces; you have { $have }.
why-b-slave-free-cost = Freeing a prisoner costs an action, and you have none left.
why-b-slave-free-available-only = Only an available prisoner can be freed, and { $thing-the } is at work.
why-b-slave-free-slaves-only = Only prisoners are freed, and { $thing-the } is not one.
why-b-tool-price = A tool costs { $need } sesterces; you have { $have }.
why-b-tool-not-for-slaves = Prisoners carry no tools: first free { $thing-the }.
why-b-tool-bound-to-site = Until the building is finished, { $thing-the } stays on its site.
why-b-machine-equipped = At this table machines carry no tools and go to no university; { $thing-the } is a machine.
why-b-university-price = A university costs { $need } sesterces; you have { $have }.
why-b-university-placed-at-once = A university teaches at once, and you have nobody available to send there.
why-b-university-available-only = Only those available can be taught, and { $thing-the } is at work.
why-b-university-not-for-slaves = Prisoners are not taught: first free { $thing-the }.
why-b-university-once-each = Nobody is taught twice, and { $thing-the } has been to a university.
why-b-loan-limited = There is no loan left.
why-b-loan-repay = You have no loan to repay.
why-b-loan-repay-price = Repaying a loan costs { $need } sesterces; you have { $have }.
why-b-work-needs-a-site = You have no building under construction to send anyone to.
why-b-work-cost =
    { $need ->
        [one] Sending somebody there now costs 1 action; you have { $have }.
       *[other] Sending somebody there now costs { $need } actions; you have { $have }.
    }
why-b-work-wage = The wage is { $need } sesterces; you have { $have }.
why-b-work-stays-until-finished = Until the building is finished, { $thing-the } stays on the site.
why-b-count-free-price = At the final count, freeing a prisoner costs { $need } sesterces; you have { $have }.
why-b-setup-buildings =
    { $count ->
        [0] No building is left in the row.
        [one] { $count } building is on offer. On your turn, one action starts its construction.
       *[other] { $count } buildings are on offer. On your turn, one action starts the construction of one of them.
    }
why-b-open-replaced = { $lies ->
        [yes] { $thing } comes next. It moves up into the row when somebody starts one of the others.
       *[no] The building that comes next lies here. It moves up when somebody starts one of the others.
    }
why-b-end-exhausted =
    { $count ->
        [0] The deck of buildings is empty: the row is all there is to build.
        [one] { $count } more building lies face down. It comes into the row by itself.
       *[other] { $count } more buildings lie face down. They come into the row by themselves; nobody chooses among them.
    }
why-b-setup-workers =
    { $count ->
        [0] Nobody is looking for work any more: the row is empty.
        [one] { $count } worker is looking for a master. On your turn, one action recruits them.
       *[other] { $count } workers are looking for a master. On your turn, one action recruits one of them.
    }
why-b-recruit-replaced =
    { $count ->
        [0] The deck of workers is empty: nobody new comes into the row.
        [one] { $count } more worker lies face down, and comes into the row when somebody is recruited.
       *[other] { $count } more workers lie face down. One comes into the row whenever somebody is recruited.
    }
why-b-slave-unpaid =
    { $count ->
        [0] No prisoner is left to buy.
        [one] { $count } prisoner is on offer. Buying one is an investment of your turn; it works without wages and costs points at the end unless you free it.
       *[other] { $count } prisoners are on offer. Buying one is an investment of your turn; it works without wages and costs points at the end unless you free it.
    }
why-b-tool-one-each =
    { $count ->
        [0] All tools are sold.
        [one] { $count } tool is on offer. Buying it is an investment of your turn; a worker takes it along to a site.
       *[other] { $count } tools are on offer. Buying one is an investment of your turn; a worker takes it along to a site.
    }
why-b-university-replaces =
    { $count ->
        [0] Every university has its pupil: none is left.
        [one] { $count } university is on offer. Buying it is an investment of your turn; one of your available workers studies there at once.
       *[other] { $count } universities are on offer. Buying one is an investment of your turn; one of your available workers studies there at once.
    }
why-b-loan-take =
    { $count ->
        [0] No loan is left to take.
        [one] { $count } loan is left. Taking it is an investment of your turn, and costs points at the end unless it is repaid.
       *[other] { $count } loans are left. Taking one is an investment of your turn, and costs points at the end unless it is repaid.
    }
why-b-loan-leaves-the-game =
    { $count ->
        [0] Nobody has repaid a loan yet. Those that are repaid leave the game here.
        [one] { $count } loan has been repaid. It has left the game and does not come back.
       *[other] { $count } loans have been repaid. They have left the game and do not come back.
    }
why-b-setup-money =
    { $own ->
        [yes] { $count ->
            [0] You have no sesterce left. An action can be spent for some.
            [one] You have { $count } sesterce: for wages, investments and extra actions.
           *[other] You have { $count } sesterces: for wages, investments and extra actions.
        }
       *[no] { $owner } has { $count ->
            [0] no sesterce left.
            [one] { $count } sesterce. Only { $owner } spends it.
           *[other] { $count } sesterces. Only { $owner } spends them.
        }
    }
why-b-finish-come-home =
    { $own ->
        [yes] { $count ->
            [0] All of yours are at work, or you have recruited nobody yet. They come home when their building is finished.
            [one] { $count } of yours is available. On your turn you send them to one of your sites.
           *[other] { $count } of yours are available. On your turn you send them to your sites, one by one.
        }
       *[no] { $lies ->
            [yes] { $thing } works for { $owner }. You send only those whom you recruited yourself.
           *[no] { $count ->
                [0] Nobody is free to work for { $owner } now.
                [one] { $count } worker is free to work for { $owner }. You send only your own.
               *[other] { $count } workers are free to work for { $owner }. You send only your own.
            }
        }
    }
why-b-tool-with-the-worker =
    { $own ->
        [yes] { $count ->
            [0] You have no tool at hand. Buying one is an investment of your turn.
           *[other] Your tools go along with a worker: on your turn click the tool, then whoever is to carry it.
        }
       *[no] { $count ->
            [0] { $owner } has no tool at hand.
           *[other] These tools are { $owner }’s: only { $owner }’s workers carry them.
        }
    }
why-b-work-everybody-counts =
    { $lies ->
        [yes] { $own ->
            [yes] You are building { $site-the }: { $lacks ->
                [one] { $lacks } resource is
               *[other] { $lacks } resources are
            } still missing. To send somebody, click the worker first, then the site.
           *[no] { $owner } is building { $site-the }: { $lacks ->
                [one] { $lacks } resource is
               *[other] { $lacks } resources are
            } still missing. Only { $owner } sends workers there.
        }
       *[no] { $own ->
            [yes] { $count ->
                [0] You are building nothing yet. Take a building of the row to start one.
                [one] You have { $count } building under construction. To send somebody, click the worker first, then the site.
               *[other] You have { $count } buildings under construction. To send somebody, click the worker first, then the site.
            }
           *[no] { $count ->
                [0] { $owner } is building nothing now.
                [one] { $owner } has { $count } building under construction, and sends workers of their own there.
               *[other] { $owner } has { $count } buildings under construction, and sends workers of their own there.
            }
        }
    }
why-b-finish-automatic =
    { $crew ->
        [0] Nobody is at work on { $site-the } yet: { $lacks ->
            [one] { $lacks } resource is
           *[other] { $lacks } resources are
        } missing.
       *[other] { $lies ->
            [yes] { $thing } stays
           *[no] { $crew ->
                [one] The one worker here stays
               *[other] All { $crew } stay
            }
        } on { $site-the } until it is finished, working for { $own ->
            [yes] you
           *[no] { $owner }
        }: { $lacks ->
            [one] { $lacks } resource is
           *[other] { $lacks } resources are
        } still missing.
    }
why-b-finish-points =
    { $own ->
        [yes] { $count ->
            [0] You have finished no building yet. What you finish is kept here, with its points.
            [one] You have finished { $count } building. Its points are yours; nothing more is done with it.
           *[other] You have finished { $count } buildings. Their points are yours; nothing more is done with them.
        }
       *[no] { $count ->
            [0] { $owner } has finished no building yet.
            [one] { $owner } has finished { $count } building. Its points are safe.
           *[other] { $owner } has finished { $count } buildings. Their points are safe.
        }
    }
why-b-loan-penalty =
    { $own ->
        [yes] { $count ->
            [0] You owe nothing. A loan is an investment of your turn.
            [one] You owe { $count } loan. It costs you points unless you repay it before the end.
           *[other] You owe { $count } loans. Each one not repaid by the end costs you points.
        }
       *[no] { $count ->
            [0] { $owner } has no loan to repay.
            [one] { $owner } owes { $count } loan. You repay only your own.
           *[other] { $owner } owes { $count } loans. You repay only your own.
        }
    }
why-b-university-for-good =
    { $lies ->
        [yes] { $own ->
            [yes] { $pupil ->
                [none] This university is yours: choose who studies there.
               *[other] { $pupil } has studied here, and works for you with that from now on: nothing more is done with it.
            }
           *[no] { $pupil ->
                [none] { $owner } is choosing who studies here.
               *[other] { $pupil } has studied here, and works for { $owner } with that from now on.
            }
        }
       *[no] { $own ->
            [yes] { $count ->
                [0] None of yours has been to a university. Buying one is an investment of your turn.
               *[other] What your workers have learned stays with them: nothing more is done with it.
            }
           *[no] { $count ->
                [0] None of { $owner }’s workers has been to a university.
               *[other] What { $owner }’s workers have learned stays with them.
            }
        }
    }
why-b-turn-any-order = This is for the actions of your turn. First answer the question above.
why-b-count-total = This ends the final count, once the last round is over.

## Endings and scoring

ending-first-player = The first player triggered the end of the game, and everyone else had one more turn.
ending-middle-player = A player triggered the end of the game, and the round was played to its end.
ending-last-player = The last player of the round triggered the end of the game.
ending-exhausted = Nothing more was being built.
ending-tie = Several players are tied for first place.
category-buildings = Buildings
category-machines = Machines
category-slaves = Prisoners not freed
category-loans = Loans not repaid
category-sesterces = Sesterces

## What bots weigh

term-sesterces = Money
term-sites = What the buildings under construction promise
term-team = The team and its tools
term-debts = Loans and prisoners
term-actions = Actions left

# Parts of what was learned on top of these.
term-learned-phase = How near the end is
term-learned-last-round = The last round
term-learned-place = Place in the order of play
term-learned-wait = Turns of others before the next
term-learned-turn = A turn that goes on
term-learned-actions = Actions left
term-learned-points = Points
term-learned-purse = The first six sesterces
term-learned-savings = Sesterces seven to twelve
term-learned-hoard = Sesterces beyond twelve
term-learned-loans = Loans
term-learned-slaves = Prisoners
term-learned-workers = Size of the team
term-learned-busy = Workers on sites
term-learned-unpaid = Workers without pay
term-learned-wages = Pay of those at hand
term-learned-tools = Tools
term-learned-sites = Number of sites
term-learned-first-promise = What the best site promises
term-learned-first-points = Points of the best site
term-learned-first-covered = Work on the best site for those at hand
term-learned-first-lacking = Work on the best site nobody can do
term-learned-second-promise = What the second site promises
term-learned-second-points = Points of the second site
term-learned-second-covered = Work on the second site for those at hand
term-learned-second-lacking = Work on the second site nobody can do
term-learned-third-promise = What the third site promises
term-learned-third-points = Points of the third site
term-learned-third-covered = Work on the third site for those at hand
term-learned-third-lacking = Work on the third site nobody can do
term-learned-best-three = Skill of the three best workers
term-learned-skill = Skill of the whole team
term-learned-stone-and-wood = Stone and wood at hand
term-learned-rival-points = Best rival: { term-learned-points }
term-learned-rival-purse = Best rival: { term-learned-purse }
term-learned-rival-savings = Best rival: { term-learned-savings }
term-learned-rival-hoard = Best rival: { term-learned-hoard }
term-learned-rival-loans = Best rival: { term-learned-loans }
term-learned-rival-slaves = Best rival: { term-learned-slaves }
term-learned-rival-workers = Best rival: { term-learned-workers }
term-learned-rival-busy = Best rival: { term-learned-busy }
term-learned-rival-unpaid = Best rival: { term-learned-unpaid }
term-learned-rival-wages = Best rival: { term-learned-wages }
term-learned-rival-tools = Best rival: { term-learned-tools }
term-learned-rival-sites = Best rival: { term-learned-sites }
term-learned-rival-first-promise = Best rival: { term-learned-first-promise }
term-learned-rival-first-points = Best rival: { term-learned-first-points }
term-learned-rival-first-covered = Best rival: { term-learned-first-covered }
term-learned-rival-first-lacking = Best rival: { term-learned-first-lacking }
term-learned-rival-second-promise = Best rival: { term-learned-second-promise }
term-learned-rival-second-points = Best rival: { term-learned-second-points }
term-learned-rival-second-covered = Best rival: { term-learned-second-covered }
term-learned-rival-second-lacking = Best rival: { term-learned-second-lacking }
term-learned-rival-third-promise = Best rival: { term-learned-third-promise }
term-learned-rival-third-points = Best rival: { term-learned-third-points }
term-learned-rival-third-covered = Best rival: { term-learned-third-covered }
term-learned-rival-third-lacking = Best rival: { term-learned-third-lacking }
term-learned-rival-best-three = Best rival: { term-learned-best-three }
term-learned-rival-skill = Best rival: { term-learned-skill }
term-learned-rival-stone-and-wood = Best rival: { term-learned-stone-and-wood }

## The table as it is drawn

section-buildings = Buildings
section-workers = Workers
section-slaves = Prisoners
section-tools = Tools
section-universities = Universities
section-take = Sesterces
section-loans = Loans
section-team = Team
section-own-tools = Tools
section-sites = Sites
section-done = Finished
column-needs = needs
column-makes = makes
column-gives = gives
column-wage = wage
facts-needs = needs { $list }
facts-covered = covered: { $list }
facts-makes = makes { $list }
facts-adds = adds { $list }
facts-teaches = raises a worker to { $list }
facts-gives = gives { $list }
facts-wage = wage: { $list }
facts-price = costs { $list }
facts-take = brings { $list }
facts-repays = is repaid with { $list }
facts-penalty = costs { $list } if kept to the end
facts-loan = gives { $list }
facts-sending = sending the next one costs { $list }
figure-stone = { $value } stone
figure-wood = { $value } wood
figure-architecture = { $value } architecture
figure-decoration = { $value } decoration
figure-sesterces =
    { $value ->
        [one] 1 sesterce
       *[other] { $value } sesterces
    }
figure-wage =
    { $value ->
        [0] none
        [one] 1 sesterce each time
       *[other] { $value } sesterces each time
    }
figure-points =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
figure-repays =
    { $value ->
        [one] 1 sesterce
       *[other] { $value } sesterces
    }
figure-penalty =
    { $value ->
        [one] 1 point
       *[other] { $value } points
    }
figure-actions =
    { $value ->
        [one] 1 action
       *[other] { $value } actions
    }
figure-actions-left =
    { $value ->
        [0] no action left
        [one] 1 action left
       *[other] { $value } actions left
    }
figure-action-price =
    { $value ->
        [one] an extra one costs 1 sesterce
       *[other] an extra one costs { $value } sesterces
    }
figure-loans =
    { $value ->
        [one] 1 loan
       *[other] { $value } loans
    }
figure-deck = { $value } in the deck
note-next = next
note-invested = invested
note-taught = taught
note-first = begins
note-last-round = last round
