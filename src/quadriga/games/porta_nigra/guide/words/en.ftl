### The captions of the guided first game. What a friend would say at the table: what it is, and why one would click it.

guide-aim = You help to build Roman Trier: buy bricks, stack them on the spots of four great buildings, and put your Romans on top. Spots score at once. And whoever builds first what one of these cards shows takes that card.
    .title = A city of bricks
guide-arrive = First your master builder comes to town. Set him at the City Wall: yellow bricks are sold there, and one of the cards is for something yellow on that very wall.
    .title = Where to begin?
guide-card = In each turn you play one action card. Card I has 3 torches, so you may use three of its four icons: any brick, any brick, 5 coins, build. Play it.
    .title = Play a card
guide-buy = Buy a yellow brick. It costs 4 sesterces, and as your builder stands right beside the shop there is no walk to pay.
    .title = Buy a brick
guide-build = Now use the build icon: one building element, wherever you can pay for it.
    .title = Build something
guide-spot = This spot of the City Wall wants 1 yellow brick and pays 4 points at once. You add one of your Romans on top, so that everybody sees whose it is.
    .title = Your first element
guide-building-card = The card showed yellow and the City Wall: it is yours. One card is worth 2 points at the end, but four cards of four different buildings make 20.
    .title = And a card for it!
guide-coins = The third torch: take the 5 coins. Money is short in this city.
    .title = Fill your purse
guide-token = No torch left on the card? A torch token pays for one more icon. Buy a blue brick: 2 sesterces, and 2 of toll, because your builder walks past the Porta Nigra to the Basilica. He never walks back.
    .title = One more, please
guide-second-card = Livia has built on the wall too. Your turn: card III has a blue brick, a build icon and coins. Just what we need.
    .title = The next card
guide-second-blue = A coloured icon buys that colour only. Your builder stands at the blue shop already: 2 sesterces, no toll.
    .title = A second blue one
guide-build-again = Two blue bricks in hand. Many spots want more than one, all of the same colour. Build.
    .title = Now something taller
guide-basilica = A blue spot of the Basilica: 2 bricks, 5 points, and the blue Basilica card on display goes with it. No walk either. See how one turn prepares the next?
    .title = The Basilica
guide-last-coins = One torch is left. Take the 3 coins. Torches you do not use are only worth 1 sesterce each.
    .title = Use every torch
guide-third-card = Each of your eight cards is played once in a round. Card VIII builds nothing, but it gives you what you need later.
    .title = A quiet turn
guide-influence = Influence is a currency of its own: for 2 tokens you get another Roman or build an element without an icon. Take one.
    .title = Friends in high places
guide-torch = And a torch token, for a turn in which three actions are not enough. Take it.
    .title = Light for later
guide-honours = With influence you also buy honour cards, one a turn: bricks, coins, points. The large ones pay 30 points and more at the end, for four different building cards.
    .title = Honours
guide-finish = After three rounds all is counted: sets of building cards, honours, what is left over, and in each building who has the most bricks. Build where you can lead. That is the whole game.
    .title = How it ends

## The turn page: what one wants, what one does on a turn, how it ends.

turn-aim = Build on the spots of four great buildings. Each spot pays its points at once, and whoever has the most bricks in a building scores again at the end.
    .title = Bricks and points
turn-card = Play one action card. Its torches say how many of its icons you may use, in any order.
    .title = Play a card
turn-buy = A brick icon buys a brick of that colour. Your master builder walks to the shop, always clockwise, and pays 1 sesterce at each border.
    .title = Buy bricks
turn-build = The build icon: pay the bricks a spot wants, put one of your Romans on top and score.
    .title = Build
turn-take = If a card on display shows that building in that colour, you take it. Four different buildings make 20 points.
    .title = Take the card
turn-end = After three rounds with two players, or two rounds with more, count card sets, honours, what is left over, and the most bricks in each building.
    .title = The count
