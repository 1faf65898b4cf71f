### What the web client itself says. How ids are derived: docs/words.md.

## Everywhere

brand = Quadriga
tagline = Four Roman building games, one table.
skip-to-content = To the content
nav-main = Main
nav-home = Home
nav-mine = My tables
nav-mine-waiting =
    { $count ->
        [one] My tables, 1 waits for you
       *[other] My tables, { $count } wait for you
    }
nav-open = Open tables
nav-about = About
language = Language
theme-to-lamplight = By lamplight
theme-to-day = By day
you-are = You are { $name }
rename = Change your name
your-name = Your name
save = Save
cancel = Cancel
close = Close
back = Back
loading = One moment…
copy = Copy
copied = Copied
more = More
line-closed = The connection is gone. Trying again…
line-open = Connected again.
failed = That did not work: { $why }
failed-away = Nobody answers. Is the server running?
failed-unavailable = The server cannot write just now. Nothing is lost; try again in a moment.
not-found = There is nothing here.
not-found-address = No page has this address. It may have been typed or copied wrongly.
ways-out = Ways on
not-found-detail = The table does not exist, or it is not for you. Ask for a new link.

## Home

home-title = Build Rome together
home-lead = Four board games about building in antiquity, with friends or against bots, live or over days. No account.
home-bots = Bots
home-level = How hard
home-play = Play { $game }, { $level }
home-play-detail =
    { $bots ->
        [0] alone, about { $minutes } minutes
        [one] 1 bot, about { $minutes } minutes
       *[other] { $bots } bots, about { $minutes } minutes
    }
home-with-friends = Play with friends
home-by-invitation = This server is by invitation: to play here you need a link from its host or to a table.
home-waiting =
    { $count ->
        [one] Your turn at one table
       *[other] Your turn at { $count } tables
    }
home-new-to-you = { $game } is new to you
home-new-rules = Read how it goes; a game against the gentlest bot costs nothing.
home-record =
    { $games ->
        [one] you: { $won } of one game
       *[other] you: { $won } of { $games } games
    }
film-chip = A game in the building
film-title = A film of { $game }
film-pause = Stop the film
film-play = Go on with the film
film-at = Where the film stands
film-count = { $n } of { $of }

## The guided first game

guide-title = Your first game of { $game }
guide-offer = New to { $game }? Learn it while you play.
guide-minutes = A guided first game, about six minutes
guide-learn = Learn it here
guide-you = You
guide-place = Step { $n } of { $of }.
guide-safe = Nothing can go wrong here.
guide-caption = What to do now
guide-reply = An answer
guide-skip = Skip the lesson
guide-back = Back
guide-next = Go on
guide-do = Do it for me
guide-other = Good eye: the rules allow that too, and in your own game you may do it. Here we go another way first.
guide-nothing = Nothing comes of that just now.
guide-bare = Just the table there: nothing lies on that spot.
guide-glows = Click what glows, or let me do it for you.
guide-press = This time a button does it: press it where I tell you what to do.
guide-look = Have a look at what is framed, then go on.
guide-over-title = You know enough to play
guide-over = The rest comes by itself. Play a game of your own against a gentle opponent: whatever can be clicked glows, whatever cannot be clicked tells you why, and Hint shows what a strong player would do.
guide-free = Play a free game
guide-again = Once more from the start
turn-page-title = { $game }: a turn in sixty seconds
turn-page-name = A turn in sixty seconds
turn-page-link = A turn in 60 seconds
turn-page-aim = What you want
turn-page-turn = What you do on a turn
turn-page-end = How it ends
turn-page-rules = All the rules
puzzle-day = Puzzle of the day
puzzle-day-about = { $game }: one move is clearly best. Can you see it?
puzzle-day-solved = { $game }: solved. There is another one tomorrow.
puzzle-look = Look at it
puzzle-title = A puzzle of { $game }
puzzle-place = Number { $n } of { $of }.
puzzle-answer = What the move comes to
puzzle-ask = One move is clearly best here. Which one?
puzzle-right =
    { $points ->
        [one] That is it: { $points } point ahead of the next best.
       *[other] That is it: { $points } points ahead of the next best.
    }
puzzle-wrong =
    { $points ->
        [one] { $move }: { $points } point less than the best move.
       *[other] { $move }: { $points } points less than the best move.
    }
puzzle-because = What makes the difference: { $terms }
puzzle-tried = Every move was tried out { $tries } times from what you can see. The best is ahead by { $points } ± { $error } points.
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-show = Show me
home-games = The four games
home-fair-title = Deals you can check
home-fair = The shuffle is sealed before anyone sits down and mixed with a secret of yours. After the game you verify every card.
home-rules-title = Rules that explain themselves
home-rules = Click anything. If it is not possible now, the table says why, and opens the rule.
home-anywhere-title = Anywhere, at any pace
home-anywhere = A phone, a laptop, a screen reader, English or French. Close the lid and come back tomorrow.
game-players =
    { $first ->
        [1] 1 to { $last } players
       *[other] { $first } to { $last } players
    }
game-minutes = { $minutes } minutes
game-by = { $designers }, { $publisher } { $year }
game-play = Play, { $level }
game-create = Open a table
game-rules = Rules
about-builders = Open sites, send out workers, pay their wages. First to seventeen points.
about-glory-to-rome = After the fire, every card is a building, a material, a client or a role. Lead, follow, or think.
about-porta-nigra = Walk the four quarters of Trier, buy bricks, raise towers and walls, and win the majorities.
about-minerva = A city grows tile by tile; every residence wakes up a whole row of buildings.
about-any = A game on the common table.

## Opening a table

create-title = Open a table
create-game = Game
create-seats = Seats
create-seat = Seat { $number }
create-seat-me = Seat { $number }: You
create-seat-friend = A friend
create-seat-bot = Bot: { $bot }, { $level }
create-who = Who sits there?
create-visible = Who can find it?
create-private = Only who has the link
create-lobby = Everyone, in the list of open tables
create-watch = Who may watch?
create-watch-nobody = Nobody
create-watch-invited = Who has the link
create-watch-anyone = Everyone
create-hints = Hints
create-hints-none = None, unless you play with bots alone
create-hints-everyone = For everyone at the table
create-options = Points of the rules
create-options-note =
    { $count ->
        [0] as the rulebook plays them
        [one] 1 differs from the rulebook
       *[other] { $count } differ from the rulebook
    }
create-clock = Time for each move
create-clock-none = No clock
create-clock-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
create-clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
create-reserve = Reserve for the whole game
create-reserve-none = None
create-increment = What each move adds to it
create-increment-seconds =
    { $seconds ->
        [0] nothing
       *[other] { $seconds } seconds
    }
create-late = Who runs out of time
create-late-move = is passed over
create-late-bot = is replaced by a bot
create-late-resign = resigns
create-late-wait = is waited for
create-edition = Data file of your own
create-edition-note = A corrected copy of the game’s figures, as TOML. The table shows its hash, and so does the record.
create-edition-none = Without a file
create-edition-long = The file is too long; no game needs more than 48 KB.
create-open = Open the table
create-start = Start the game
level-random = Very easy
    .inline = very easy
    .about = Plays any move, without a thought. Good for a first look at the rules.
level-greedy = Easy
    .inline = easy
    .about = Takes what looks best right now, one action ahead.
level-tiro = Fair
    .inline = fair
    .about = Thinks the round through, but briefly.
level-faber = Hard
    .inline = hard
    .about = Thinks longer: beats “fair” in seven or eight games of ten.
level-magister = Very hard
    .inline = very hard
    .about = Takes all its time: beats “hard” in two games of three, and “easy” in eight or nine of ten.
bot-random = Chance
bot-greedy = Magpie
bot-tiro = Tiro
bot-faber = Faber
bot-magister = Magister
yes-option = Yes
no-option = No

## Lists of tables

open-title = Open tables
open-lead = Anyone may sit down here.
open-none = No table is open right now. Open one, and others will find it here.
open-more = More tables
mine-title = My tables
mine-none = You sit at no table yet.
mine-your-turn = Your turn
mine-their-turn = { $player } is asked
mine-seating = Waiting for players
mine-over = Over
mine-place =
    { $players ->
        [1] Over
       *[other] Place { $place } of { $players }
    }
mine-result = { $place }. { $player }, { NUMBER($points) }
mine-show = Show
mine-show-all = All
mine-show-waiting = Waiting for me
mine-show-running = Going on
mine-show-over = Over
mine-none-such = None of your tables is like that.
mine-paused = Paused
table-free-seats =
    { $count ->
        [0] Full
        [one] 1 seat free
       *[other] { $count } seats free
    }
table-go = Go to the table
table-join = Sit down
table-view = Look

## What is kept

own-data-title = Your data
own-data-lead = Your name, your seats, what you wrote and your moves are kept here, and nothing else about you.
own-data-take = Take it along
own-data-forget = Forget me
own-data-sure = Be forgotten?
own-data-erased = Your name, what you wrote and your sessions are deleted, on every device.
own-data-seats = Where you sat, others see “somebody” from now on. Games you are playing go on without you.
own-data-records = Records of games remain: they have no names.
own-data-final = This cannot be taken back. If you want to keep something, take it along first.
own-data-yes = Forget me for good

## Before the game

invited-title = You are invited
invited-name = What shall we call you?
invited-by = { $host } invites you to { $game }
invited-seats =
    { $free ->
        [0] all { $players } seats are taken
        [one] 1 of { $players } seats is free
       *[other] { $free } of { $players } seats are free
    }
invited-running = the game has begun
invited-over = the game is over
invited-minutes = about { $minutes } minutes
invited-nowhere = This invitation leads nowhere
invited-nowhere-detail = The table was closed, or the link has been changed or was not copied whole. Ask for a new one.
clock-none = no clock
clock-move = { $time } for each move
clock-reserve = { $time } in reserve
clock-increment = { $seconds } seconds more with each move
invited-lead = Say what we shall call you, and take a seat.
invited-enter = Come in
seating-title = { $game }
seating-of = { $host }’s table: { $game }
seating-lead =
    { $count ->
        [one] One has come; { $clock }.
       *[other] { $count } have come; { $clock }.
    }
seating-seats = Seats
seat-number = Seat { $number }
seat-free = Free seat
seat-somebody = somebody
seat-sit = Sit here
seat-you = you
seat-bot = bot, { $level }
seat-here = here
seat-away = away
seat-resigned = resigned
seat-leave = Get up
seat-remove = Send away
seat-add-bot = Seat a bot
seat-add-bot-at = A bot for seat { $number }, by how hard it is
seat-beside = beside you
seat-beside-add = Plays here too
seat-beside-at = Plays here too, on seat { $number }
seat-beside-name = Who sits on seat { $number }, at this device?
seat-beside-who = Their name
seat-beside-sit = Sit down
seating-start = Start with { $players }
seating-start-wait =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
seating-wait-host = The host starts when everyone sits.
seating-link = Invite others with this link
seating-code = The link as a QR code
seating-they-read = They read: “{ $sentence }”. A name is enough, no account.
seating-usual =
    { $differ ->
        [0] { $count ->
            [one] 1 rule, as usual
           *[other] { $count } rules, all as usual
        }
       *[other] { $count ->
            [one] 1 other rule as usual
           *[other] { $count } other rules as usual
        }
    }
seating-close = Close the table
seating-commitment = The deal is sealed
seating-commitment-why = This is the fingerprint of the secret that will shuffle the cards, fixed before anyone sat down. Your browser adds a secret of its own. Nobody, not even the server, can choose the deal.
seating-revealing = Everyone shows their secret; the cards are dealt in a moment.
seating-options = At this table
table-closed = This table was closed.
table-lapsed = This table has lapsed: nobody came to play in time. Open a new one and send its link again.
table-paused = This table is paused: the rules installed on the server cannot follow it. Nothing is lost.

## At the table

table-common = Table
table-menu = Menu
table-home = Home
table-question = What is asked
watching = You are watching.
over-title = The game is over
end-counting = The points are counted
end-decided = What decided it: { $category }, { $points } more than { $player }.
turn-yours = Your turn
title-turn = Your turn · { $game }
moves-button =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
hint = Hint
hint-title = What would Magister do?
hint-thinking = Thinking about it…
hint-from = Thought about from what you see, and nothing else.
hint-everyone = Hints for everyone: whoever is asked may ask what a strong bot would do.
hint-because = Against the next best: { $reasons }
hint-only = There is only one move.
hint-mark = hint { $ranks }
moves-title = List of moves
moves-none = Nothing is asked of you now.
moves-hint = Type a number, or go through the list.
moves-final = cannot be taken back
moves-begun = Begun: { $things }. Now the next thing.
moves-drop = Drop it
undo = Undo
undo-reach =
    { $count ->
        [0] Nothing to take back
        [one] You can take back 1 move: { $move }
       *[other] You can take back { $count } moves; the last was: { $move }
    }
undo-all = Undo all { $count }
rules = Rules
rules-title = Rules: { $game }
rules-search = Search the rules
rules-none = No rule speaks of that.
edition = Edition
edition-own = Data file of the host’s own
edition-worked-out = partly reconstructed
edition-hash = Fingerprint of its figures:
edition-file = Download the file
rules-contents = Contents
rules-whence = Where this is from
rules-source = Source: { $source }
rules-contested = Contested: { $reading }
rules-found =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
why-title = Why not?
why-rule = Read the rule
why-instead = You can:
why-ways = { $count } ways
seal-ask = Sure?
seal-do = Do it
seal-mark = cannot be taken back
seal-setting = Ask once more before a tap that cannot be taken back
tip-price = Price
tip-result = Result
tip-or = Or
tip-other-ways =
    { $count ->
        [0] nothing else is possible now
        [one] the same in another way
       *[other] the same in { $count } other ways
    }
tip-ask = A click tells why there is nothing to do with it now.
tip-key = Key: { $key }
tip-rules = The whole rules of this game, with a search.
tip-menu = Options, who sits here, and the way out.
tip-hint = What a strong bot would do in your place, and why. Nobody else is told that you asked.
tip-moves = Everything you can do now, as a numbered list.
tip-log = What happened, the points of everyone, and the chat.
tip-always = Declines now, and whenever this is asked again.
tip-end = The points of everyone, line by line.
tip-next = Then
tip-next-any = { $count } ways: click the next thing
tip-back = Can be taken back.
reveals = Cannot be taken back: it shows something hidden.
draws = Cannot be taken back: it draws.
legal-now = possible now
setting-forced = Moves without a choice make themselves
functions-title = All functions in play
functions-none = No building is completed yet.
setting-sounds = Sounds
setting-pace = How fast moves are shown
setting-pace-slow = Slowly
setting-pace-normal = At an easy pace
setting-pace-instant = At once
setting-moments = What is shown large
setting-moments-all = Every completion and every call
setting-moments-great = Only what touches everybody
setting-moments-none = Nothing
setting-standing = Do not ask me for what I need not give
standing-always = Always decline this
log-title = What happened
log-empty = Nothing has happened yet.
log-undone = taken back
chat-title = Talk
chat-say = Say something
chat-send = Send
chat-none = Nobody has said anything.
chat-unread = { $count ->
    [0] Talk
    [one] Talk: one new line
   *[other] Talk: { $count } new lines
}
chat-closed = The host has closed the talk at this table.
people-title = People
people-mute = Mute
people-mute-name = Mute { $player }: what they write is not shown to you
people-unmute = Hear again
people-unmute-name = Hear { $player } again
people-muted = muted
people-watching =
    { $count ->
        [0] Nobody is watching.
        [one] 1 person is watching:
       *[other] { $count } people are watching:
    }
people-unnamed =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
people-send-away = Send { $player } away for good, and change the invitation
people-renew = Change the invitation: the old link ends
people-chat-close = Close the talk
people-chat-open = Open the talk again
people-unlist = Take it off the list of open tables
people-close-sure = Close this table without a result? You can while nobody else is playing, or the others are absent.
players-title = Players
player-asked = is asked
score-so-far =
    { $value ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
score-of = { $category }: { $points }
player-clock = until { $time }
player-reserve = reserve { $time }
catch-up =
    { $count ->
        [one] Catching up: 1 step
       *[other] Catching up: { $count } steps
    }
catch-up-missed = While you were away
catch-up-skip = Skip
catch-up-left-out =
    { $count ->
        [one] 1 earlier step was left out.
       *[other] { $count } earlier steps were left out.
    }
curtain-next = Hand the device to { $player }
curtain-why = Everybody else looks away. What happened meanwhile is shown first.
curtain-lift = I am { $player }
curtain-back = Back to { $player }
curtain-hand = Hand the device to { $player }
resign = Resign
resign-sure = Leave this game for good? Your seat will stay empty: it is passed over, or answered with harmless moves.
propose-back = Ask everyone to go back one move
propose-concede = Offer the victory to { $player }
propose-replace = { $player } is absent: let a bot take the seat
propose-end = { $player } is absent: end the table without a result
proposal-undo = { $player } asks to go back to move { $target }.
proposal-concede = { $player } proposes that { $target } has won.
proposal-replace = { $player } proposes that a bot takes the seat of { $target }, who is absent.
proposal-end = { $player } proposes to end this table without a result, since { $target } is absent.
vote-agree = Agree
vote-decline = Decline
proposal-waiting = Waiting for the others.
side-players = Players
side-log = Log
side-chat = Talk
your-move-refused = Refused: { $why }
too-late = The table has moved on; here is where it stands.
note-sat = { $player } sits down.
note-left = { $player } gets up.
note-removed = { $player } was sent away.
note-sent-away = A spectator was sent away.
note-invitation = There is a new invitation; the old link has ended.
note-chat-closed = The host closes the talk.
note-chat-opened = The host opens the talk again.
note-listed = The table is on the list of open tables.
note-unlisted = The table is off the list of open tables.
note-dealt = The cards are dealt.
note-here = { $player } is here.
note-away = { $player } is away.
note-declined = { $player } declines.
note-agreed = { $player } agrees.
note-proposed = { $player } makes a proposal.
note-rematch = { $player } opens a rematch.
note-recommitted = A secret was not shown; the deal is sealed anew, and the seed and secrets thrown away are published.
seating-sealed-anew =
    { $count ->
        [one] Sealed anew once.
       *[other] Sealed anew { $count } times.
    }
seating-withheld =
    { $count ->
        [one] { $player } did not show a secret.
       *[other] { $player } did not show a secret { $count } times.
    }
failed-waits-for-nonces = The table was put back from a backup. Drawing has to wait until every player’s browser has added a new secret.
failed-too-many-take-backs = You have taken back as often as one may before the game goes on.
failed-not-absent = This player does not count as absent yet.
failed-table-full = This table has as many moves as a table can have. It can only be resigned, conceded or ended.
failed-too-many-requests = That was a lot at once. Wait a moment and try again.
failed-too-many-hints = { failed-too-many-requests }
failed-too-many-editions = No more data files are kept here. Close a table that uses one.
failed-no-fork-over = The game is over there: choose an earlier move.
failed-no-fork-resigned = Somebody who had left is answered for there: choose another move.
failed-no-fork-seat = This player had left by then: choose another seat.
failed-no-fork-long = Too much was played before it: let what was hidden be drawn anew.
failed-rules-changed = The rules have changed since: this position can no longer be played on from.
failed-played-alone = A game played alone has no review: there was nobody to win against.
failed-too-many-reviews = You have had as many games reviewed as one can for now. Come back later.
failed-too-many-tables-hosted = You host as many tables as one person can here. Finish or close one first.
failed-too-many-bot-tables = Bots already play alone at as many of your tables as they may. Wait until one is over, or sit down yourself.
failed-too-many-streams = You are here with too many windows or devices. Close one, and this one follows by itself.
failed-too-many-lines = You are writing faster than anyone reads. Wait a moment.
failed-too-many-tokens = You have as many tokens as one person can have here. End one first.
failed-table-lapsed = This table has lapsed: nobody came to play in time.
failed-no-such-page = The list of open tables does not go on here. Open it again.
failed-other-name = You have another name by now. Load the page anew and try again.
failed-not-kept = The server cannot forget anybody just now. Nothing was deleted; please try again later.
failed-barred = You were sent away from this table and cannot come back.
failed-by-invitation = This server is by invitation. Ask for a link to a table, or for one from its host.
failed-chat-closed = The host has closed the talk at this table.
failed-others-play = Others are still playing here. Once somebody is absent, propose to end the table.
failed-too-many-muted = You have muted as many people as one can. Hear somebody again first.
failed-record-missing = The record of this game cannot be read just now. Please tell whoever runs this server.
failed-busy = The server has too much to look up just now. Please try again in a moment.
note-paused = The table is paused.
note-resumed = The table goes on.
note-revealing = The deal begins.
note-revealed = { $player } has shown the secret.
note-closed = The table is closed.
note-lapsed = Nobody came in time: the table has lapsed.
note-key-lost = The table was put back from a backup without the key of its seed: it is ended, and its draws cannot be checked.
keys-title = Keys
keys-hint = Tab to what glows · arrows to anything on the table · M moves · H hint · U undo · R rules · { $functions ->
    [yes] L log · F functions
   *[no] L log
} · Esc close

## The end

end-title = The end
end-scores = Scores
end-chart = Points over the game
end-chart-entry = Move { $n }
end-total = Total
end-table = Look at the table
end-result = Result
end-rematch = Rematch
end-rematch-go = To the rematch
end-replay = Replay
end-fair = Was the deal fair?
end-fair-check = Check it here
end-fair-checking = Checking…
end-fair-holds = Everything holds.
end-fair-broken = Something does not hold. Keep both files.
end-fair-record = The record
end-fair-receipt = Your receipt
end-fair-command = This browser checks secrets, seals and chain. Every single draw and the legality of every move is checked by:
fair-seed = The seed revealed is the one sealed before the game.
fair-nonces = Every player’s secret is the one promised.
fair-chain = Every line of the record stands in one unbroken chain.
fair-commitment = The seals are those this browser saw before the deal.
fair-own-nonce = Your own secret is in the deal.
fair-noted = The record is the one this browser followed.
fair-not-replayed = rules { $number }: moves and draws not replayed
fair-restored =
    { $number ->
        [one] The table was put back from a backup once.
       *[other] The table was put back from a backup { $number } times.
    } Not proven: that what had been played since the backup was not thrown away on purpose.
fair-undone = pairs of move and undo before a draw: { $number }

## Replay

replay-title = Replay: { $game }
replay-position = Move { $n } of { $last }
replay-scrub = Move
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-turn-back = One turn back
replay-turn-next = One turn on
replay-play = Play
replay-pause = Pause
replay-eyes = Seen by
replay-spectator = Spectator
replay-link = Link to this position
replay-begin = The beginning
replay-table = To the table

## Playing on

play-on = Play on from here
play-on-lead = A new game from move { $n }. It does not count, and everybody at it sees where it comes from.
play-on-lead-end = A new game from where somebody last had to decide; any other move is in the replay. It does not count, and everybody at it sees where it comes from.
play-on-seat = You play
play-on-other = Who plays { $player }?
play-on-friend = A friend
play-on-hidden = What you could not see
play-on-anew = Drawn anew
play-on-same = As it was
play-on-anew-about = What others hold and what is still to be drawn is mixed again, in any way that fits what you saw.
play-on-same-about = Everything lies where it lay. Whoever has seen the replay knows it.
play-on-go = Play on
play-on-invite = Open the table and invite
origin-mark = From move { $n } of another game
origin-about =
    This game goes on from move { $n } of another one and does not count. { $hidden ->
        [same] What was hidden lies as it lay there.
       *[anew] What { $player } could not see there was drawn anew.
    }
python-title = Open in Python
python-how = Keep the record, then run these two lines where it lies.
python-record = Keep the record

## Signed-in devices and tokens

devices-title = Signed-in devices and tokens
devices-lead = Every browser and program that can play in your name. End those you do not know or no longer use.
devices-login = Browser
devices-token-kind = Program
devices-used = used on { $day }
devices-this = This browser
devices-end = End
devices-program = Name of a program
devices-make = Make a token
devices-token = Token
devices-once = It is shown this once. It ends with this browser’s session.

## About

about-title = About
about-what = Quadriga plays four Roman building games by their rules. Every rule has a text, a source and a test; every refused move names its rule; every deal can be checked.
about-free = Free software under the Apache licence. It shows no art, logo or text of any publisher.
about-games = The games
about-games-note = The games belong to their authors and publishers. If you enjoy them here, buy them: they are beautiful on a table.
about-game-line = { $designers }. { $publisher }, { $year }.
about-icons = Icons
about-icons-note = From game-icons.net, under the Creative Commons licence Attribution 3.0, coloured and composed by us. By Lorc, Delapouite, Skoll, Caro Asercion, Cathelineau, sbed, John Colburn, Carl Olsen and others.
about-type = Type
about-type-note = Cinzel by Natanael Gama and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License.
about-data = Where the figures come from
about-data-note = Cards and numbers carry their origin: printed in the rulebook, transcribed by owners, or worked out. Each game’s rules say which.
about-made = Made with Python, PostgreSQL, Redis, Litestar, Svelte and Project Fluent.

## After the game

review-title = Review
review-offer = Who was winning when, what luck brought, and which decisions cost most: the server plays the game on from many of its positions to find out. It takes a minute or two.
review-make = Review this game
review-waiting = Your game waits for its turn.
review-running = The game is played on from its positions…
review-failed = The review could not be made.
review-curve = Who was winning
review-error =
    In % of the chance to win, by { $games ->
        [one] 1 game
       *[other] { $games } games
    } played on from what the player to move could see. It can be wrong by about { $error } %.
review-scrub = A moment of the game
review-chance = { $player } { $chance } %
review-percent = { $n } %
review-see-start = See the deal
review-see-move = See move { $n }
review-see = See it
review-costly = Decisions that cost most
review-none = No decision cost more than could be told from chance.
review-decision = Move { $n }, { $player }
review-played = Played
review-better = Better
review-luck = Luck
review-luck-of = { $luck } % ±{ $error }
review-luck-note = What was dealt, drawn and turned up, against what was to be expected of it. One game says little about luck.
review-deal = The deal: { $luck } % for { $player }
review-draw = The draw of move { $n }: { $luck } % for { $player }
