### The toy game of the tests. How ids are derived: docs/words.md.

edition-toy = Toy
group-cards = Cards
group-numbers = Numbers
option-actions = Actions in a turn
option-actions-1 = one
option-actions-2 = two
option-actions-3 = three
option-peeking = Peeking
option-peeking-yes = hands may be peeked into
option-peeking-no = nobody peeks

## Names

thing-a1 = Amber one
    .the = the amber one
thing-a2 = Amber two
    .the = the amber two
thing-a3 = Amber three
    .the = the amber three
thing-a4 = Amber four
    .the = the amber four
thing-a5 = Amber five
    .the = the amber five
thing-b1 = Blue one
    .the = the blue one
thing-b2 = Blue two
    .the = the blue two
thing-b3 = Blue three
    .the = the blue three
thing-b4 = Blue four
    .the = the blue four
thing-b5 = Blue five
    .the = the blue five
thing-c1 = Clay one
    .the = the clay one
thing-c2 = Clay two
    .the = the clay two
thing-c3 = Clay three
    .the = the clay three
thing-c4 = Clay four
    .the = the clay four
thing-c5 = Clay five
    .the = the clay five
thing-d1 = Dark one
    .the = the dark one
thing-d2 = Dark two
    .the = the dark two
thing-d3 = Dark three
    .the = the dark three
thing-d4 = Dark four
    .the = the dark four
thing-d5 = Dark five
    .the = the dark five
thing-coin =
    { $count ->
        [one] coin
       *[other] coins
    }
    .the =
        { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }

## Places

zone-bag = Bag
zone-bank = Bank
zone-p-hand = { $player }: hand
zone-p-vault = { $player }: vault
zone-p-row = { $player }: row
zone-p-coins = { $player }: coins

## Questions

question-turn = { $player } is choosing an action.
    .you =
        { $actions ->
            [one] What do you do with your last action?
           *[other] What do you do with your { $actions } actions?
        }
question-offer = { $player } is choosing a card to let { $asker } see.
    .you = Which card do you let { $asker } see?
question-trade = { $player } is choosing a card to give to { $target }.
    .you = Which card do you give to { $target } for { $card-the }?

## Moves

move-draw = Draw a card
move-coin = Take a coin
move-done = End your turn
move-play = Play { $a-the }
move-save = Put { $a-the } into your vault
move-show = Show { $a-the } to all
move-peek = Peek into a hand: { $a }
move-offer = Let { $a-the } be seen
move-trade = Give { $a-the }
move-leave = Do not trade

## What happens

moved-bag-to-p-hand =
    { $thing ->
        [none] { $player } draws a card
       *[other] { $player } draws { $thing-the }
    }
    .you = You draw { $thing-the }
moved-p-hand-to-p-row = { $player } plays { $thing-the }
    .you = You play { $thing-the }
moved-p-hand-to-p-vault =
    { $thing ->
        [none] { $player } puts a card into the vault
       *[other] { $player } puts { $thing-the } into the vault
    }
    .you = You put { $thing-the } into your vault
moved-p-hand-to-p-hand =
    { $thing ->
        [none] { $from } gives { $to } a card
       *[other] { $from } gives { $to } { $thing-the }
    }
moved-p-coins-to-bank = { $player } pays { $thing-the }
    .you = You pay { $thing-the }
    .detail = −{ $thing-the }
moved-bank-to-p-coins = { $player } takes { $thing-the }
    .you = You take { $thing-the }
    .detail = +{ $thing-the }
happened-shown = { $player } shows { $card-the }
    .you = You show { $card-the }
happened-offered = { $player } lets { $card-the } be seen
    .you = You let { $card-the } be seen
happened-turn = { "" }
happened-end = { "" }

## Refusals

why-toy-draw-bag-empty = The bag is empty.
why-toy-draw-hand-limit = Your hand is full: { $limit } cards.
why-toy-coin-bank-empty = The bank is empty.
why-toy-play-cost = Playing a card costs a coin, and you have none.
why-toy-save-vault-full = Your vault is full: { $limit } cards.
why-toy-show-once = You have already shown a card in this turn.
why-toy-peek-option = At this table nobody peeks.
why-toy-peek-another = You know your own hand.
why-toy-peek-cost = Peeking costs a coin, and you have none.
why-toy-peek-empty-hand = There is nothing to see: { $player } has no cards.
why-toy-trade-fair = That is no fair price for { $card-the }: values may differ by { $difference }.

## Endings and scoring

ending-row = A row is full.
ending-bag = The bag is empty.
ending-time = The last round is over.
ending-tie = The best share first place.
category-row = Row
category-vault = Vault
category-coins = Coins
