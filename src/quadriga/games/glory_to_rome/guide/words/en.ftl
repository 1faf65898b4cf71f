### The captions of the guided first game. What a friend would say at the table: what it is, and why one would click it.

guide-aim = These cards can be everything: a building, its material, a worker, or the role you play. The Latrine is rubble, so it is also a Laborer. You build, gain influence, fill a vault, and the most points win.
    .title = One card, four uses
guide-lead = You lead this turn: you name a role, and all may follow it. Craftsmen build from the hand, but you hold no wood card. The Jack stands for any role. Click it, then Craftsman.
    .title = Lead a role
guide-found = Livia follows. Your Craftsman lays a foundation: click the Latrine, then a rubble site in town. Rubble buildings need only 1 material, so they are a good start.
    .title = Lay a foundation
guide-site = There it stands, a plan so far. It wants 1 more rubble. Meanwhile Livia leads Craftsman again. You have no card to follow with, so you think instead.
    .title = Your building site
guide-think = Thinking means drawing. Refill your hand: you draw up to five cards. That is the quickest way to new ideas.
    .title = Think it over
guide-laborer = You lead again, and you need rubble. Laborers fetch it from the pool in the middle. The Road is a Laborer: play it.
    .title = Send for rubble
guide-pool = Every card that was played for its role ends up in the pool, for all to take. Take the rubble.
    .title = Help yourself
guide-stock = Now it lies in your stockpile as material. Livia leads Craftsman once more, and your own Road has gone to the pool: whatever you play, the others may use.
    .title = Your stockpile
guide-cannot-follow = You could follow only by a petition of two equal cards, and both would be gone. Thinking costs nothing. Think.
    .title = Follow, or think?
guide-jack = This time take a Jack. It is no material and no building, but it follows any role, and there are only six.
    .title = A Jack up your sleeve
guide-architect = Craftsmen build from the hand, Architects from the stockpile, and there lies your rubble. The Wall is concrete, so it is an Architect. Lead with it.
    .title = The Architect
guide-complete = Click the rubble in your stockpile, then the Latrine: its last material goes on.
    .title = The last stone
guide-influence = Finished! The site turns over and becomes influence, which is points, and room for clients and vault. And the Latrine’s own function works for you from now on.
    .title = Glory to you
guide-follow = Livia leads Patron, the role that hires. Follow her with your Jack: who also acts in the turns of others gets ahead.
    .title = Now follow
guide-client = A client comes from the pool. Hire the Architect: he stays with you for the rest of the game.
    .title = Hire somebody
guide-clients = From now on he acts whenever anybody leads Architect, even in turns in which you only think. A few good clients win games.
    .title = He works for you
guide-legionary = Time for some noise. The Academy is brick, and brick cards are Legionaries: they demand material. Lead with it.
    .title = March!
guide-demand = Show a rubble card of your hand and demand rubble: one card from the pool and one from Livia, if she has any. Your own card stays with you.
    .title = Rome demands rubble!
guide-finish = Livia had none: “Glory to Rome!” The game ends when the deck is empty or the last site in town is built on. Then count influence, and what Merchants carried from stockpile to vault. Now you know.
    .title = How it ends

## The turn page: what one wants, what one does on a turn, how it ends.

turn-aim = Finish buildings: the site of each becomes influence, 1 to 3, and each influence is a point. And let Merchants fill your vault: its material counts too.
    .title = Influence and a vault
turn-lead = It is your turn to lead: lay down a card, and its role is what happens now. Or think instead, which means to draw cards.
    .title = Lead a role
turn-follow = Livia leads. Follow with a card of the same role and you act too, or think and draw. A Jack stands for any role.
    .title = Follow, or think
turn-build = Craftsmen and Architects build, Laborers and Legionaries get material, Patrons hire clients, who act for you from then on, and Merchants sell.
    .title = Everybody acts
turn-pool = The cards that were played go to the pool. Material and clients come from there: whatever you play, the others may use.
    .title = Fill the pool
turn-end = It is over when the deck is empty or the last site in town is built on. Count influence and vault; whoever alone has most of a material there gets 3 more.
    .title = The last site
