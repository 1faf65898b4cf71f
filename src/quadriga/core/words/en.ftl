### What every game says. How ids are derived: docs/words.md.

language-name = English
language-complete = yes

unnamed = something without a name

## People

seat = Player { $number }
note-left = has left

## Lists and numbers

list-more = { $first }, { $next }
list-last = { $first } and { $last }
list-several = { $name } ×{ $count }
points-1 = { NUMBER($points) }
points-10 = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
yes = yes
no = no

## The log

log-line =
    { $details ->
        [none] { $sentence }
       *[other] { $sentence } ({ $details })
    }
moved =
    { $thing ->
        [none] { $count ->
            [one] Something changes place
           *[other] { $count } things change place
        }
       *[other] { $thing } changes place
    }
happened-dealt = { "" }
happened-first = The lot makes { $player } begin
    .you = The lot makes you begin
entry-undo = { $player } takes back what was done since entry { $to }
    .you = You take back what you did since entry { $to }
entry-resign = { $player } resigns
    .you = You resign
entry-timeout = { $player } runs out of time
    .you = You run out of time
happened-skipped = { $player }’s turn is skipped
    .you = Your turn is skipped
entry-takeover = { $player }’s seat is taken over
    .you = Your seat is taken over
entry-concede = All agree that { $player } has won
    .you = All agree that you have won
entry-restored = The table was put back from a backup; new secrets are awaited before the next draw
entry-commit = { $player } seals a new secret
    .you = You seal a new secret
entry-reveal = { $player } shows the new secret
    .you = You show your new secret
entry-end = The game is over

## Refusals

why-core-turn-not-asked = It is { $player } who decides now.
why-core-turn-nothing-to-do = There is nothing to do with this now: { $thing }.
why-core-turn-begins-elsewhere = This comes second: begin with { $first }.
why-core-turn-game-over = The game is over.

## What a bot would do

advice-worth =
    { $side ->
        [ahead] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points ahead of the best rival
        [behind] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points behind the best rival
       *[even] level with the best rival
    }
advice-error = ±{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-because = Against the next best
advice-more = { $term } +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-less = { $term } −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-only = There is only one move: { $move }.
advice-unsure = Unsure: what sets the first two apart is within the noise of { $iterations } tries.
failed-no-hints = Other people play here, and the table was not opened with hints for everyone.
failed-too-many-hints = You ask for hints faster than they can be thought about. Wait a moment.
failed-hint-failed = No hint could be found here.
advice-thinking = Thinking about it: { $done } of { $iterations } tries

## Endings and scoring

ending-resignation = All others have resigned.
ending-concession = The others have conceded.
score = Final count
score-category = Points for
score-total = Total
score-place = Place
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
winners =
    { $count ->
        [one] { $players } wins with { $points } { $value ->
            [one] point
           *[other] points
        }.
       *[other] { $players } share the victory with { $points } { $value ->
            [one] point
           *[other] points
        }.
    }
    .you = You win with { $points } { $value ->
        [one] point
       *[other] points
    }.

## Editions

provenance-rulebook = printed in the rulebook
provenance-public = transcribed by owners of the game
provenance-reconstructed = worked out
confidence-high = sure
confidence-medium = fairly sure
confidence-low = uncertain

## What bots weigh

term-points = Points
term-rivals = The best rival
