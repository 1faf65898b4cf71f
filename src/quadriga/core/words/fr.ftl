### Ce que disent tous les jeux. La formation des identifiants : docs/words.md.

language-name = Français
language-complete = yes

unnamed = quelque chose qui n’a pas de nom

## Les personnes

seat = Joueur { $number }
note-left = a quitté la partie

## Listes et nombres

list-more = { $first }, { $next }
list-last = { $first } et { $last }
list-several = { $name } ×{ $count }
points-1 = { NUMBER($points) }
points-10 = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
yes = oui
no = non

## Le journal

log-line =
    { $details ->
        [none] { $sentence }
       *[other] { $sentence } ({ $details })
    }
moved =
    { $thing ->
        [none] { $count ->
            [one] Quelque chose change de place
           *[other] { $count } choses changent de place
        }
       *[other] { $thing } change de place
    }
happened-dealt = { "" }
happened-first = { $player } commence : le sort en a décidé ainsi
    .you = Vous commencez : le sort en a décidé ainsi
entry-undo = { $player } revient à la position de l’entrée { $to }
    .you = Vous revenez à la position de l’entrée { $to }
entry-resign = { $player } abandonne
    .you = Vous abandonnez
entry-timeout = { $player } a épuisé son temps
    .you = Vous avez épuisé votre temps
happened-skipped = { $player } perd son tour
    .you = Vous perdez votre tour
entry-takeover = Quelqu’un d’autre prend la place : { $player }
    .you = Quelqu’un d’autre prend votre place
entry-concede = Tous accordent la victoire à { $player }
    .you = Tous vous accordent la victoire
entry-restored = La table a été rétablie d’une sauvegarde ; de nouveaux secrets sont attendus avant le prochain tirage
entry-commit = { $player } scelle un nouveau secret
    .you = Vous scellez un nouveau secret
entry-reveal = { $player } montre son nouveau secret
    .you = Vous montrez votre nouveau secret
entry-end = La partie est terminée

## Les refus

why-core-turn-not-asked = C’est à { $player } de décider.
why-core-turn-nothing-to-do = Il n’y a rien à en faire pour l’instant : { $thing }.
why-core-turn-begins-elsewhere = Ceci vient en second : commencez par { $first }.
why-core-turn-game-over = La partie est terminée.

## Ce que ferait un bot

advice-worth =
    { $side ->
        [ahead] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points d’avance sur le meilleur rival
        [behind] { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de retard sur le meilleur rival
       *[even] à égalité avec le meilleur rival
    }
advice-error = ±{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-because = Par rapport au suivant
advice-more = { $term } +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-less = { $term } −{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
advice-only = Il n’y a qu’un coup : { $move }.
advice-unsure = Incertain : l’écart entre les deux premiers coups ne dépasse pas le hasard de { $iterations } essais.
failed-no-hints = D’autres personnes jouent ici, et la table n’a pas été ouverte avec des conseils pour tous.
failed-too-many-hints = Vous demandez des conseils plus vite qu’on n’y réfléchit. Patientez un instant.
failed-hint-failed = Aucun conseil n’a pu être trouvé ici.
advice-thinking = Réflexion en cours : { $done } essais sur { $iterations }

## Fins et décompte

ending-resignation = Tous les autres ont abandonné.
ending-concession = Les autres ont reconnu leur défaite.
score = Décompte final
score-category = Points pour
score-total = Total
score-place = Place
place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
winners =
    { $count ->
        [one] { $players } l’emporte avec { $points } { $value ->
            [one] point
           *[other] points
        }.
       *[other] { $players } se partagent la victoire avec { $points } { $value ->
            [one] point
           *[other] points
        }.
    }
    .you = Vous l’emportez avec { $points } { $value ->
        [one] point
       *[other] points
    }.

## Les éditions

provenance-rulebook = imprimé dans la règle
provenance-public = relevé par des propriétaires du jeu
provenance-reconstructed = reconstitué
confidence-high = sûr
confidence-medium = assez sûr
confidence-low = incertain

## Ce que pèsent les bots

term-points = Points
term-rivals = Le meilleur rival
