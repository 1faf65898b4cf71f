### What the terminal says whichever game is played.

## At the table

you-mark = (you)
asked = { $player } — { $question }
keys-choose = number or notation
join-open =
    { $free ->
        [0] Everybody sits. The game begins when the host says so.
        [one] 1 seat is still free. The game begins when the host says so.
       *[other] { $free } seats are still free. The game begins when the host says so.
    }
join-paused = The game is paused.
join-closed = This table was closed.
join-waiting = It is { $player }’s turn. Ctrl-C leaves; your seat stays yours.
join-away = the server has gone away
join-rules = this server plays by other rules than those installed here
join-left = You have left. quadriga join with the same link brings you back to your seat.
left-out = not shown, t shows all: { $sections }
page-end = Enter goes back to the question.
page-more = Enter shows more; q is enough.
choice = { $number }: { $move }
plain-keys = A number makes a move. t tells the table, h helps, q leaves.
spoken =
    { $facts ->
        [none] { $name }
       *[other] { $name }: { $facts }
    }
spoken-cell = column { $column }, row { $row }
keys-undo =
    { $reach ->
        [one] u undo (1 move)
       *[other] u undo (up to { $reach } moves)
    }
keys-table = t whole table
keys-why = ? why not
keys-help = h help
keys-leave = q leave
keys-final = { $mark } cannot be taken back
hand-over = Hand the keyboard to { $player }, who presses Enter when nobody else is looking.
line-unknown =
    { $count ->
        [one] “{ $text }” is no move here. Type 1, a notation, or h for help.
       *[other] “{ $text }” is no move here. Type a number from 1 to { $count }, a notation, or h for help.
    }
line-ambiguous = “{ $text }” could be: { $moves }
undo-none = There is nothing to take back: something was revealed, or somebody else has moved since.
undo-too-far =
    { $reach ->
        [one] Only 1 move can be taken back.
       *[other] Only { $reach } moves can be taken back.
    }
undo-done =
    { $moves ->
        [one] { $player } takes back a move
       *[other] { $player } takes back { $moves } moves
    }
    .you =
        { $moves ->
            [one] You take back your move
           *[other] You take back { $moves } moves
        }
play-from =
    You play on from the position after entry { $entry } of { $file }. { $hidden ->
        [same] What was hidden is as it was.
       *[anew] What your seat could not see there is drawn anew.
    }
left = You have left the game.
left-offered = You have left the game. quadriga play { $game } offers it again.
left-before =
    { $bots ->
        [none] You left a game of { $game }, { $entries } entries long. Press Enter to go on with it; n begins a new one.
       *[other] You left a game of { $game } against { $bots }, { $entries } entries long. Press Enter to go on with it; n begins a new one.
    }
left-kept = You have left the game. Its record so far is in { $file }; quadriga play --resume { $file } goes on with it.
kept = The record is in { $file }.

## The guided first game

learn-you = You
learn-step = { $n }/{ $of } { $title }:
learn-type = Type { $number }, or Enter and I do it for you · b back · s skip
learn-look = Enter goes on · b back · s skip
learn-other = The rules allow that too, and in your own game you may do it. Here we go another way first.
learn-left = quadriga learn { $game } goes on from here.
learn-none = { $game } has no guided first game
learn-over = That was the lesson. Enter begins a game of your own against a gentle opponent; q leaves.
turn-page-place = { $n }/{ $of } { $part }: { $title }
turn-page-aim = What you want
turn-page-turn = What you do on a turn
turn-page-end = How it ends
turn-page-keys = Enter goes on · b back · q leaves
turn-page-none = { $game } has no turn page

## Questions and answers

why-possible = You can: { $move }.
why-all-possible = Nothing you might try is forbidden now.
why-examples =
    { $more ->
        [0] { $moves }
        [one] { $moves } and 1 more
       *[other] { $moves } and { $more } more
    }
why-more = Type ? and a thing or a move to read the whole rule.
thing-unknown = Nothing on the table is called “{ $text }”.
thing-several = Which one: { $things }?
rule-unknown = There is no rule “{ $rule }”.
rule-contested = Contested: { $reading }
part = { $figure } of { $of }
help-number = A number or a notation makes a move; the beginning of a notation is enough. Enter takes the only move there is.
help-l = every legal move with its notation
help-u = take back your last move, or your last two
help-why = why something is not possible: everything, or a thing or move x
help-i = what the thing x is, by its id or its name
help-r = the rule x
help-a = what a bot would do here and why, the same each time you ask
help-t = the whole table, and then the question again
help-keys = Up brings back what you typed, Tab completes a notation, a thing or a rule.
help-q = leave

## Replays

replay-at = Entry { $entry } of { $entries }
replay-keys = Enter next · b back · a number goes there · t whole table · q leave
replay-unknown = Type Enter, b, t, q, or an entry from 0 to { $entries }.

## Reviews

review-curve =
    Who was winning, by { $games ->
        [one] 1 game
       *[other] { $games } games
    } played on; wrong by about { $error } % either way
review-point = Entry { $entry }: { $chances }
review-chance = { $player } { $chance } %
review-luck = luck { $luck } % ±{ $error }
review-deal = The deal: { $luck } % for { $player }
review-draw = Draw at entry { $entry }: { $luck } % for { $player }
review-costly = Decisions that cost most
review-none = No decision cost clearly more than the noise.
review-decision = Entry { $entry }, { $player }: { $loss } % ±{ $error }
review-played = Played: { $move }
review-better = Better: { $move }
review-progress = Playing on
review-not-over = The game in { $file } is not over: it has no review yet.
review-alone = The game in { $file } was played alone: there was nobody to win against, so there is nothing to review.

## Records

verify-holds =
    { $file } holds: { $moves ->
        [one] 1 move, which is legal
       *[other] { $moves } moves, each of them legal
    }; { $draws ->
        [one] 1 draw, which is right
       *[other] { $draws } draws, each of them right
    }; the chain of { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } is whole.
verify-chain-holds =
    { $file } holds: seed and nonces are those committed to; the chain of { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    } is whole.
verify-not-replayed = rules { $rules }: moves and draws not replayed
verify-undone = pairs of move and undo before a draw: { $pairs }
verify-forked =
    played on from the position after entry { $entry } of { $table ->
        [none] another record
       *[other] table { $table }
    }; { $hidden ->
        [same] what was hidden is as it was there
       *[anew] what was hidden was drawn anew from this record’s own seed
    }. { $proven ->
        [yes] That record stands so.
       *[no] Not proven: that it stood so there. Say which record it was with --from.
    }
verify-restored =
    entry { $entry }: put back from a backup. Not proven: that what had been played since was not thrown away on purpose.
    Later draws were made with new nonces of the players { $seats }.
verify-restored-alone =
    entry { $entry }: put back from a backup. Not proven: that what had been played since was not thrown away on purpose,
    nor that whoever runs the server did not choose the later draws, since no player added a new nonce.
restore-done = New secrets: { $playing } tables in play wait for new nonces before their next draw; { $sealed } tables before their deal are sealed anew.
rotate-done = { $count } seeds are encrypted with the first key.
restore-left-out = Table { $table } is paused and got none. Say quadriga restore --already again once it is resumed.
restore-forgotten =
    { $people ->
        [0] Nobody in this backup has asked to be forgotten since.
        [one] 1 person who had asked to be forgotten was forgotten again.
       *[other] { $people } people who had asked to be forgotten were forgotten again.
    }
restore-not-forgotten = Whoever was forgotten since the backup is back: nothing says who that was (QUADRIGA_ERASURES).
restore-no-file = The file in QUADRIGA_ERASURES is not there. Find it, then say quadriga restore --already again.
restore-unreadable =
    { $lines ->
        [one] 1 line
       *[other] { $lines } lines
    } in the file of QUADRIGA_ERASURES could not be checked: damaged, or made with a key that is missing in QUADRIGA_SEED_KEYS. Add the old key, then say quadriga restore --already again.
error-restore = say which backup is to be put back: quadriga restore FILE; or, if your own tools have put the database back, with every process stopped: quadriga restore --already
backup-done = { $file } holds { $people } people, { $tables } tables and { $entries } entries.
backup-archived =
    { $tables ->
        [one] The record of 1 archived table is in it too.
       *[other] The records of { $tables } archived tables are in it too.
    }
archive-done =
    { $tables ->
        [0] There is nothing to move out of the database.
        [one] 1 table is in { $folder } now, in { $kilobytes } KB.
       *[other] { $tables } tables are in { $folder } now, in { $kilobytes } KB.
    }
archive-more = More are waiting: say it again.
archive-missing =
    { $tables ->
        [one] The record of 1 table is neither in the database nor in QUADRIGA_ARCHIVE.
       *[other] The records of { $tables } tables are neither in the database nor in QUADRIGA_ARCHIVE.
    } Put the files back from a copy of that folder.
error-archive-unset = say where records are to lie: set QUADRIGA_ARCHIVE to a folder, for this command and for every process
error-archive-write = nothing more is moved to { $folder }: { $reason }
error-archive-database = the database cannot be used: { $reason }
error-restore-archive-unset = this backup holds the records of { $tables } tables as files: set QUADRIGA_ARCHIVE to the folder they are to lie in. Nothing was changed
backup-keys-set = It holds no seed key. Keep a copy of QUADRIGA_SEED_KEYS, but not beside it: without the key, tables that are not finished cannot go on.
backup-keys-file = It holds no seed key. Keep a copy of { $file }, but not beside it: without the key, tables that are not finished cannot go on.
restore-loaded = Put back as of { $taken }: { $people } people, { $tables } tables and { $entries } entries.
restore-locked =
    { $tables ->
        [one] No seed key here opens the seed of 1 table that was not finished. It is ended, unverified.
       *[other] No seed key here opens the seeds of { $tables } tables that were not finished. They are ended, unverified.
    } Finished tables are kept. If you find the key, put the backup into another empty database.
error-backup-exists = { $file } is there already, and nothing is written over it
error-backup-write = { $file } cannot be written: { $reason }
error-backup-read = { $file } cannot be read: { $reason }
error-backup-empty = there is nothing of Quadriga in this database: is QUADRIGA_DATABASE right?
error-backup-none = { $file } is not a whole backup of Quadriga: cut short, damaged, or of another program
error-backup-newer = { $file } is of Quadriga { $version }, which is newer than the one installed here
error-restore-not-empty = this database is not empty, and nothing was changed: put the backup into a new one
verify-broken = { $file } does not hold at entry { $entry }: { $reason }

## Games and rules

games-players = { $first } to { $last } players
games-solo = { $first } players
games-minutes = { $minutes } minutes
games-by = { $designers } ({ $publisher }, { $year })
games-broken = the game { $game } of the package { $package } cannot be loaded and is left out: { $reason }
new-game = { $folder } has a game that can be played. Install it with pip install -e { $folder }; { $folder }/README.md says what lies where.
games-edition = Edition { $name }
games-option = Option { $id }
games-default = default
games-choices = with { $players } players
rules-id = Rule
rules-title = Says
rules-source = Source
rules-title-contested = { $title } (contested)
own-edition = Data file: { $file }, hash { $hash }

## Advice

advice-move = Move
advice-value = Worth
advice-visits = Looked at

## Matches

match-bot = Bot
match-won = Won
match-shared = Shared
match-games = Games
match-share = Share won
match-points = Points
match-time = ms a choice
match-percent = { $share } % ({ $low }–{ $high })
match-interval = In brackets the 95 % Wilson interval. A shared win counts as none. Points are means over the seats.

## Reports

report-played = { $games } games of { $players ->
    [one] one player
   *[other] { $players } players
}, seed { $seed }; Quadriga { $version }, rules { $rules }, edition { $edition }
report-options = Options: { $options }
report-option = { $name }: { $value }
report-length = Decisions in a game: { $mean } on average, { $least } to { $most }, half of the games up to { $middle }
report-branching = Legal moves in a decision: { $mean } on average, { $widest } at most
report-margin = The winner is { $margin } points ahead of the second on average
report-bots = Bots
report-ratings = Ratings (OpenSkill, Plackett-Luce)
report-meetings = Each against each
report-two = Bots
report-better = The first comes before
report-seats = Seats
report-seat = Seat
report-sources = Where points come from
report-source = Points for
report-winners = Winner
report-others = Others
report-more = Difference
report-endings = Endings
report-ending = How it ended
report-capped = Broken off: too many decisions
report-share = Share
report-lengths = Length
report-decisions = Decisions
report-uses = Use of cards and tiles
report-use = Thing (notation)
report-used = Seats that did
report-winning = Of these, won

puzzle-seed = Seed
puzzle-players = Players
puzzle-after = Moves before
puzzle-best = Best
puzzle-ahead = Ahead by
dataset-written = Written to { $folder }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions } decisions.
# A training: matches of what was learned against the hand-written value and earlier generations.
train-match = Match
train-generation = Generation
train-ridge = Ridge
train-strength = Strength
train-won = Won
train-lost = Lost
train-neither = Neither
train-share = Share
train-trial = to choose, against { $against }
train-judge = to judge, against { $against }
train-search = searching, against { $against }
train-passed = Every gate was passed. The weights are in { $folder }.
train-failed = A gate was not passed, so there are no weights. The log is in { $folder }.

## Errors

error = quadriga: { $message }
error-no-file = there is no file { $file }
error-folder = { $file } cannot be written
error-no-game = there is no game “{ $name }”; there are { $games }
error-no-rule = { $game } has no rule “{ $rule }”
error-seat = nobody is called “{ $kind }”: a seat is me, me:Name, or one of { $bots }
error-figures = these are no figures above nothing, separated by commas: “{ $text }”
error-train-alone = who plays { $game } alone beats nobody, so no gate of a training can be passed: two players or more
error-bot = no bot is called “{ $kind }”: there are { $bots }, and run:COMMAND
error-players = { $game } is not for { $players ->
    [one] one player
   *[other] { $players } players
}
error-option = an option is given as name=value, not “{ $text }”
error-edition = { $file }: { $message }
error-record = { $file }: { $message }
error-link = { $link } is not the link of a table, such as http://192.168.0.4:8000/t/ID#invite=…
error-join = { $reason }
error-join-game = the table plays { $game }, which is not installed here
error-no-seat = every seat at this table is taken
error-which-game = say which game; there are { $games }
error-other-game = { $file } is a game of { $game }
error-resume-run = the file names the player “{ $kind }”, which is not run for a file’s sake: say who sits where with --seats
error-input-ended = the input ended before the game

error-extra = this needs the extra { $extra }: { $module } is not installed
error-rules-differ = open tables would play otherwise by these rules; --force pauses them
check-differs = { $table } ({ $game }) differs from entry { $entry } on
check-done = { $tables ->
    [one] { $tables } open table
   *[other] { $tables } open tables
}, { $differences ->
    [0] none differs
    [one] { $differences } differs
   *[other] { $differences } differ
}

# What `quadriga doctor` says: each line is one thing a server is made of.
doctor-level-ok = ok
doctor-level-note = note
doctor-level-wrong = WRONG
doctor-database = PostgreSQL { $version } answers
doctor-database-away = the database does not answer: is QUADRIGA_DATABASE right?
doctor-database-full = the database has no room left: free some on its disk
doctor-database-read-only = the database is read-only: is it a replica, or was it set so?
doctor-database-rights = this role may not use the tables: see the roles in docs/hosting.md
doctor-database-behind = the database was not migrated to this version: run quadriga migrate
doctor-database-usable = the database is migrated, and takes writes
doctor-clock = this machine’s clock agrees with the database’s
doctor-clock-skewed = the database’s clock differs by { $seconds } s: set both machines by NTP
doctor-role = the database role may do what is needed and no more
doctor-role-superuser = the database role is a superuser: use the roles in docs/hosting.md
doctor-role-owner = the database role may change entries: use the roles in docs/hosting.md
doctor-seeds = the seed keys open the seeds
doctor-seeds-unmade = there is no seed key yet: the first process makes one
doctor-seeds-none = QUADRIGA_SEED_KEYS is not set: make a key with quadriga new-seed-key
doctor-seeds-malformed = QUADRIGA_SEED_KEYS is not made of Fernet keys, separated by commas
doctor-seeds-locked = no seed key opens the newest table’s seed: put the old key back
doctor-jobs = { $count ->
    [one] one job process is
   *[other] { $count } job processes are
} alive
doctor-jobs-none = no job process is alive: start quadriga work
doctor-archive = { $count ->
    [one] the record of 1 table is in the archive, and can be read
   *[other] the records of { $count } tables are in the archive; the newest can be read
}
doctor-archive-lost = records cannot be read from the archive ({ $reason }): is QUADRIGA_ARCHIVE right?
doctor-left-clocks = { $count } tables are overdue by a minute and more: is quadriga work busy?
doctor-left-bots = { $count } turns of bots have waited for a minute and more
doctor-left-paused = { $count } tables are paused: quadriga check says why
doctor-redis = Redis answers
doctor-redis-away = Redis does not answer: moves reach others later
doctor-redis-none = there is no Redis, as it is set: one web process tells only itself
doctor-web = a web process is ready on { $host }, port { $port }
doctor-web-away = nobody answers on { $host }, port { $port }: start quadriga serve
doctor-web-unready = the web process on { $host }, port { $port }, is not ready
doctor-web-stranger = something else answers on { $host }, port { $port }
doctor-client = the web client is built
doctor-client-unbuilt = the web client was not built: in a checkout, run scripts/build
doctor-disk = { $free } GB are free on the disk of this folder
doctor-disk-full = only { $free } GB are free on the disk of this folder
doctor-verdict = { $wrong ->
    [0] Nothing is wrong.
    [one] One thing is wrong.
   *[other] { $wrong } things are wrong; begin with the first.
}

## A home server

home-starts = PostgreSQL starts in { $folder } …
home-network = Everybody in your network finds the games at { $url }
home-here = The games are at { $url }, for this machine alone.
home-kept = Everything is kept in { $folder }. The key of the seeds is in { $keys }: keep a copy of it, apart from your backups.
home-end = Ctrl-C ends it; tables go on when you start it again.
home-ended = Ended. Everything is kept in { $folder }.
home-lost = PostgreSQL has ended by itself; its log, { $log }, may say why. Start again.
home-meant = The home server in { $folder } is meant.
home-paused = { $tables ->
        [one] 1 table is paused
       *[other] { $tables } tables are paused
    }: this version plays by other rules.
error-home-running = a home server runs on { $folder } already
error-home-folder = { $folder } cannot be used: { $reason }
error-home-path = the path of { $folder } is too long for PostgreSQL, or has spaces in it: choose another with --folder
error-home-port = port { $port } cannot be used ({ $reason }): choose another with --port
error-home-postgres = PostgreSQL does not start ({ $reason }); its log is { $log }
