### Ce que dit le terminal, quel que soit le jeu.

## À la table

you-mark = (vous)
asked = { $player } — { $question }
keys-choose = numéro ou notation
keys-undo =
    { $reach ->
        [one] u annuler ({ $reach } coup)
       *[other] u annuler (jusqu’à { $reach } coups)
    }
keys-why = ? pourquoi pas
keys-help = h aide
keys-leave = q quitter
keys-final = { $mark } sans retour
hand-over = Laissez le clavier à { $player }, qui appuie sur Entrée quand personne d’autre ne regarde.
line-unknown =
    { $count ->
        [one] « { $text } » n’est pas un coup ici. Tapez 1, une notation, ou h pour l’aide.
       *[other] « { $text } » n’est pas un coup ici. Tapez un numéro de 1 à { $count }, une notation, ou h pour l’aide.
    }
line-ambiguous = « { $text } » peut vouloir dire : { $moves }
undo-none = Il n’y a rien à annuler : quelque chose a été révélé, ou quelqu’un d’autre a joué depuis.
undo-too-far =
    { $reach ->
        [one] Un seul coup peut être annulé.
       *[other] Seuls { $reach } coups peuvent être annulés.
    }
undo-done =
    { $moves ->
        [one] { $player } annule un coup
       *[other] { $player } annule { $moves } coups
    }
    .you =
        { $moves ->
            [one] Vous annulez votre coup
           *[other] Vous annulez { $moves } coups
        }
left = Vous avez quitté la partie.
left-kept = Vous avez quitté la partie. Son enregistrement jusqu’ici est dans { $file }.
kept = L’enregistrement est dans { $file }.

## Questions et réponses

why-possible = C’est possible : { $move }.
why-all-possible = Rien de ce que vous pourriez tenter n’est interdit maintenant.
why-examples =
    { $more ->
        [0] { $moves }
        [one] { $moves } et { $more } autre
       *[other] { $moves } et { $more } autres
    }
why-more = Tapez ? suivi d’une chose ou d’un coup pour lire toute la règle.
thing-unknown = Rien sur la table ne s’appelle « { $text } ».
thing-several = Lequel : { $things } ?
rule-unknown = Il n’y a pas de règle « { $rule } ».
rule-contested = Contesté : { $reading }
part = { $figure } sur { $of }
help-number = Un numéro ou une notation joue un coup ; le début d’une notation suffit. Entrée joue le seul coup possible.
help-l = tous les coups permis avec leur notation
help-u = annuler votre dernier coup, ou les deux derniers
help-why = pourquoi quelque chose n’est pas possible : tout, ou la chose ou le coup x
help-i = ce qu’est la chose x, par son identifiant ou son nom
help-r = la règle x
help-a = ce qu’un bot ferait ici, et pourquoi
help-t = redessiner la table
help-q = quitter

## Relectures

replay-at = Entrée { $entry } sur { $entries }
replay-keys = Entrée : suivante · b en arrière · un numéro y mène · q quitter
replay-unknown = Tapez Entrée, b, q, ou une entrée de 0 à { $entries }.

## Enregistrements

verify-holds =
    { $file } est intact : { $moves ->
        [one] { $moves } coup, permis
       *[other] { $moves } coups, tous permis
    } ; { $draws ->
        [one] { $draws } tirage, juste
       *[other] { $draws } tirages, tous justes
    } ; la chaîne { $entries ->
        [one] de { $entries } entrée
       *[other] des { $entries } entrées
    } est entière.
verify-chain-holds =
    { $file } est intact : graine et nonces sont ceux qui furent promis ; la chaîne { $entries ->
        [one] de { $entries } entrée
       *[other] des { $entries } entrées
    } est entière.
verify-not-replayed = règles { $rules } : coups et tirages non rejoués
verify-undone = paires coup et retour avant un tirage : { $pairs }
verify-restored =
    entrée { $entry } : rétablie d’une sauvegarde. Non prouvé : que ce qui fut joué depuis n’a pas été écarté à dessein.
    Les tirages suivants se firent avec de nouveaux nonces des joueurs { $seats }.
verify-restored-alone =
    entrée { $entry } : rétablie d’une sauvegarde. Non prouvé : que ce qui fut joué depuis n’a pas été écarté à dessein,
    ni que l’hébergeur n’a pas choisi les tirages suivants, aucun joueur n’ayant ajouté de nonce.
restore-done = Nouveaux secrets : { $playing } tables en jeu attendent de nouveaux nonces avant leur prochain tirage ; { $sealed } tables avant la donne sont scellées de nouveau.
rotate-done = { $count } graines sont chiffrées avec la première clé.
restore-left-out = La table { $table } est suspendue et n’en a pas reçu. Relancez quadriga restore --already une fois qu’elle a repris.
error-restore = rétablissez d’abord la base avec vos propres outils, tous les processus arrêtés ; puis lancez : quadriga restore --already
verify-broken = { $file } ne tient pas, à l’entrée { $entry } : { $reason }

## Jeux et règles

games-players = de { $first } à { $last } joueurs
games-solo = { $first } joueurs
games-minutes = { $minutes } minutes
games-by = { $designers } ({ $publisher }, { $year })
games-edition = Édition { $name }
games-option = Option { $id }
games-default = par défaut
games-choices = à { $players } joueurs
rules-id = Règle
rules-title = Objet
rules-source = Source
rules-title-contested = { $title } (contesté)
own-edition = Fichier de données : { $file }, empreinte { $hash }

## Conseils

advice-move = Coup
advice-value = Valeur
advice-visits = Examiné
advice-because = Par rapport au suivant

## Matchs

match-bot = Bot
match-won = Gagnées
match-shared = Partagées
match-games = Parties
match-share = Part gagnée
match-points = Points
match-time = ms par choix
match-percent = { $share } % ({ $low }–{ $high })
match-interval = Entre parenthèses, l’intervalle de Wilson à 95 %. Une victoire partagée ne compte pas. Les points sont des moyennes par place.

## Erreurs

error = quadriga : { $message }
error-no-file = il n’y a pas de fichier { $file }
error-folder = { $file } ne peut pas être écrit
error-no-game = il n’y a pas de jeu « { $name } » ; il y a { $games }
error-no-rule = { $game } n’a pas de règle « { $rule } »
error-seat = personne ne s’appelle « { $kind } » : une place est me, me:Nom, ou parmi { $bots }
error-bot = aucun bot ne s’appelle « { $kind } » : il y a { $bots }, et run:COMMANDE
error-players = { $game } ne se joue pas { $players ->
    [one] seul
   *[other] à { $players }
}
error-option = une option se donne par nom=valeur, et non « { $text } »
error-edition = { $file } : { $message }
error-record = { $file } : { $message }
error-input-ended = l’entrée s’est terminée avant la partie

error-extra = il faut le complément { $extra } : { $module } n’est pas installé
error-rules-differ = des tables ouvertes se joueraient autrement avec ces règles ; --force les suspend
check-differs = { $table } ({ $game }) diffère à partir de l’entrée { $entry }
check-done = { $tables ->
    [one] { $tables } table ouverte
   *[other] { $tables } tables ouvertes
}, { $differences ->
    [0] aucune ne diffère
    [one] { $differences } diffère
   *[other] { $differences } diffèrent
}
