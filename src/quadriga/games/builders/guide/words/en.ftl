### The captions of the guided first game. What a friend would say at the table: what it is, and why one would click it.

guide-aim = These five buildings are on offer. The four figures below a building are what it needs: stone, wood, architecture, decoration. The coins and the laurel are what it pays you. Collect 17 points and the game ends.
    .title = What you are here for
guide-open = The Camel stables want only 1 stone and 1 architecture, which is exactly what your apprentice can do. Click them: they move to your side as a building site. That is the first of your three actions.
    .title = Start small
guide-send = Now somebody has to build. Click your apprentice: he asks 2 sesterces for the job and lays his stone and his architecture against what the site needs.
    .title = Send somebody to work
guide-paid = Everything is covered, so the stables are finished at once: 6 sesterces for you and your first point. Your apprentice is already back in your team.
    .title = Your first building!
guide-recruit = One action is left. With one apprentice you will not get far, so take Labourer III from the row: 2 wood and 1 architecture. Recruiting costs an action, but no money.
    .title = Hire help
guide-end = All three actions are used. End your turn: Livia plays, then it is up to you again.
    .title = Over to Livia
guide-larger = The Armoury is bigger: 1 stone, 1 wood, 2 architecture. Your two people together make all of that, and it pays 8 sesterces and 2 points. Open the site.
    .title = Something bigger
guide-first-worker = Send the labourer first. His 2 wood and 1 architecture will not be enough, so he waits at the site for company.
    .title = One is not enough
guide-extra = Careful: the second worker at the same site in one turn costs 2 actions, and you have one left. You can buy another one for 5 sesterces. It is dear, but the Armoury pays 8 back at once.
    .title = Short of an action
guide-second-worker = Two actions, just enough. Send the apprentice after him, and the Armoury is complete.
    .title = And now the second
guide-end-again = 2 points and 8 sesterces, and both men are home again. End your turn.
    .title = Well built
guide-machine = The Scaffolding is a machine. You build it like a house and it brings 2 points. But once it stands it works for you, always for nothing. Open it.
    .title = A machine
guide-tool = It needs 1 stone and 2 wood. Your labourer has the wood. For 2 sesterces the Mallet gives whoever carries it 1 stone. You may take one card from these piles in a turn.
    .title = A tool in his hand
guide-with-tool = Click the Mallet, then the labourer: he takes it along. One man, one action, and the machine is done.
    .title = Tool first, then the worker
guide-third-end = 5 points by now, and the Scaffolding has joined your team. Livia has started three giants and finished nothing. End your turn.
    .title = You are ahead
guide-market = The Market brings no points, but 10 sesterces, and money is what keeps a building yard going. Open it.
    .title = A purse for later
guide-send-machine = Your machine makes 3 decoration and never asks for a wage. Send it. In your next turn the apprentice brings the missing stone.
    .title = Let the machine work
guide-coin = One action left and nothing to do with it? Trade it for 1 sesterce. Two at once are worth 3, three are worth 6.
    .title = Nothing is wasted
guide-debts = Short of money? A loan gives you 10 sesterces, but costs 15 to pay back, or 2 points if you never do. Prisoners work unpaid, but each one who is not freed in the end costs you a point.
    .title = Tempting piles
guide-finish = Whoever has 17 points at the end of their turn makes this round the last. Then all count: finished buildings and machines, and a tenth of a point for each sesterce. That is the whole game. You know it now.
    .title = How it ends

## The turn page: what one wants, what one does on a turn, how it ends.

turn-aim = Finish buildings: they bring points. Each card says what it pays, in sesterces and points, and below what it needs of stone, wood, architecture and decoration.
    .title = 17 points
turn-open = Three actions a turn, for whatever you like. One of them takes a building from the row: it is your building site now.
    .title = Open a site
turn-recruit = Another one hires a worker from the row, for no money. The figures say what this worker makes.
    .title = Hire workers
turn-send = Then send them there. The first costs one action, the next to the same site two. Each asks a wage, and stays until nothing is missing.
    .title = Send them to work
turn-finish = A site with all it needs is finished by itself. It pays you, and the workers come home for the next one.
    .title = Be paid
turn-end = Whoever has 17 points or more at the end of their turn makes this the last round. Then a tenth of a point is added for each sesterce, and the most points win.
    .title = The last round
