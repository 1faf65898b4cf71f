### Ce que dit le terminal, quel que soit le jeu.

## À la table

you-mark = (vous)
asked = { $player } — { $question }
keys-choose = numéro ou notation
join-open =
    { $free ->
        [0] Tout le monde est assis. La partie commence quand l’hôte le dit.
        [one] Il reste 1 place libre. La partie commence quand l’hôte le dit.
       *[other] Il reste { $free } places libres. La partie commence quand l’hôte le dit.
    }
join-paused = La partie est en pause.
join-closed = Cette table a été fermée.
join-waiting = À { $player } de jouer. Ctrl-C quitte ; votre place reste la vôtre.
join-away = le serveur ne répond plus
join-rules = ce serveur joue selon d’autres règles que celles installées ici
join-left = Vous êtes parti. quadriga join avec le même lien vous ramène à votre place.
left-out = hors de l’écran, t montre tout : { $sections }
page-end = Entrée revient à la question.
page-more = Entrée montre la suite ; q suffit.
choice = { $number } : { $move }
plain-keys = Un numéro joue un coup. t dit la table, h aide, q quitte.
spoken =
    { $facts ->
        [none] { $name }
       *[other] { $name } : { $facts }
    }
spoken-cell = colonne { $column }, ligne { $row }
keys-undo =
    { $reach ->
        [one] u annuler ({ $reach } coup)
       *[other] u annuler (jusqu’à { $reach } coups)
    }
keys-table = t toute la table
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
play-from =
    Vous reprenez la position après l’entrée { $entry } de { $file }. { $hidden ->
        [same] Ce qui était caché est resté tel quel.
       *[anew] Ce que votre place n’y voyait pas est tiré de nouveau.
    }
left = Vous avez quitté la partie.
left-offered = Vous avez quitté la partie. quadriga play { $game } vous la proposera de nouveau.
left-before =
    { $bots ->
        [none] Vous avez quitté une partie de { $game } après { $entries } entrées. Entrée la reprend ; n en commence une nouvelle.
       *[other] Vous avez quitté une partie de { $game } contre { $bots } après { $entries } entrées. Entrée la reprend ; n en commence une nouvelle.
    }
left-kept = Vous avez quitté la partie. Son enregistrement jusqu’ici est dans { $file } ; quadriga play --resume { $file } la reprend.
kept = L’enregistrement est dans { $file }.

## La première partie guidée

learn-you = Vous
learn-step = { $n }/{ $of } { $title } :
learn-type = Tapez { $number }, ou Entrée et je le fais pour vous · b retour · s passer
learn-look = Entrée pour continuer · b retour · s passer
learn-other = Les règles le permettent aussi, et vous pourrez le faire dans votre propre partie. Ici, nous prenons d’abord un autre chemin.
learn-left = quadriga learn { $game } reprend ici.
learn-none = { $game } n’a pas de première partie guidée
learn-over = La leçon est finie. Entrée commence une partie à vous contre un adversaire facile ; q quitte.
turn-page-place = { $n }/{ $of } { $part } : { $title }
turn-page-aim = Votre but
turn-page-turn = Ce que vous faites à votre tour
turn-page-end = Comment finit la partie
turn-page-keys = Entrée pour continuer · b retour · q quitter
turn-page-none = { $game } n’a pas de page d’un tour

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
help-a = ce qu’un bot ferait ici et pourquoi, la même réponse à chaque fois
help-t = toute la table, puis de nouveau la question
help-keys = La flèche vers le haut rappelle ce que vous avez tapé, Tab complète une notation, une chose ou une règle.
help-q = quitter

## Relectures

replay-at = Entrée { $entry } sur { $entries }
replay-keys = Entrée : suite · b en arrière · un numéro y mène · t toute la table · q quitter
replay-unknown = Tapez Entrée, b, t, q, ou une entrée de 0 à { $entries }.

## Analyses

review-curve =
    Qui menait, d’après { $games ->
        [one] 1 partie jouée
       *[other] { $games } parties jouées
    } jusqu’au bout ; à { $error } % près
review-point = Entrée { $entry } : { $chances }
review-chance = { $player } { $chance } %
review-luck = chance { $luck } % ±{ $error }
review-deal = La donne : { $luck } % pour { $player }
review-draw = Tirage à l’entrée { $entry } : { $luck } % pour { $player }
review-costly = Les décisions les plus coûteuses
review-none = Aucune décision n’a coûté nettement plus que le hasard de la mesure.
review-decision = Entrée { $entry }, { $player } : { $loss } % ±{ $error }
review-played = Joué : { $move }
review-better = Mieux : { $move }
review-progress = Parties jouées
review-not-over = La partie de { $file } n’est pas finie : il n’y a pas encore d’analyse.
review-alone = La partie de { $file } s’est jouée en solitaire : il n’y avait personne à battre, donc rien à analyser.

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
verify-forked =
    reprise de la position après l’entrée { $entry } { $table ->
        [none] d’un autre enregistrement
       *[other] de la table { $table }
    } ; { $hidden ->
        [same] ce qui était caché y est resté tel quel
       *[anew] ce qui était caché fut tiré de nouveau, de la graine de cet enregistrement
    }. { $proven ->
        [yes] Cet enregistrement-là le confirme.
       *[no] Non prouvé : qu’il en était ainsi. Indiquez l’autre enregistrement avec --from.
    }
verify-restored =
    entrée { $entry } : rétablie d’une sauvegarde. Non prouvé : que ce qui fut joué depuis n’a pas été écarté à dessein.
    Les tirages suivants se firent avec de nouveaux nonces des joueurs { $seats }.
verify-restored-alone =
    entrée { $entry } : rétablie d’une sauvegarde. Non prouvé : que ce qui fut joué depuis n’a pas été écarté à dessein,
    ni que l’hébergeur n’a pas choisi les tirages suivants, aucun joueur n’ayant ajouté de nonce.
restore-done = Nouveaux secrets : { $playing } tables en jeu attendent de nouveaux nonces avant leur prochain tirage ; { $sealed } tables avant la donne sont scellées de nouveau.
rotate-done = { $count } graines sont chiffrées avec la première clé.
restore-left-out = La table { $table } est suspendue et n’en a pas reçu. Relancez quadriga restore --already une fois qu’elle a repris.
restore-forgotten =
    { $people ->
        [0] Personne dans cette sauvegarde n’a demandé depuis à être oublié.
        [one] 1 personne qui avait demandé à être oubliée l’est de nouveau.
       *[other] { $people } personnes qui avaient demandé à être oubliées le sont de nouveau.
    }
restore-not-forgotten = Les personnes oubliées depuis la sauvegarde sont de retour : rien ne dit de qui il s’agit (QUADRIGA_ERASURES).
restore-no-file = Le fichier de QUADRIGA_ERASURES n’est pas là. Retrouvez-le, puis relancez quadriga restore --already.
restore-unreadable =
    { $lines ->
        [one] 1 ligne du fichier de QUADRIGA_ERASURES n’a pas pu être vérifiée : abîmée, ou faite avec une clé qui manque dans QUADRIGA_SEED_KEYS.
       *[other] { $lines } lignes du fichier de QUADRIGA_ERASURES n’ont pas pu être vérifiées : abîmées, ou faites avec une clé qui manque dans QUADRIGA_SEED_KEYS.
    } Ajoutez l’ancienne clé, puis relancez quadriga restore --already.
error-restore = dites quelle sauvegarde rétablir : quadriga restore FICHIER ; ou, si vos propres outils ont rétabli la base, tous les processus arrêtés : quadriga restore --already
backup-done = { $file } contient { $people } personnes, { $tables } tables et { $entries } entrées.
backup-archived =
    { $tables ->
        [one] L’enregistrement de 1 table archivée s’y trouve aussi.
       *[other] Les enregistrements de { $tables } tables archivées s’y trouvent aussi.
    }
archive-done =
    { $tables ->
        [0] Il n’y a rien à sortir de la base.
        [one] 1 table est maintenant dans { $folder }, en { $kilobytes } Ko.
       *[other] { $tables } tables sont maintenant dans { $folder }, en { $kilobytes } Ko.
    }
archive-more = D’autres attendent : relancez la commande.
archive-missing =
    { $tables ->
        [one] L’enregistrement de 1 table n’est ni dans la base ni dans QUADRIGA_ARCHIVE.
       *[other] Les enregistrements de { $tables } tables ne sont ni dans la base ni dans QUADRIGA_ARCHIVE.
    } Remettez les fichiers d’une copie de ce dossier.
error-archive-unset = dites où ranger les enregistrements : donnez un dossier à QUADRIGA_ARCHIVE, pour cette commande et pour chaque processus
error-archive-write = plus rien n’est rangé dans { $folder } : { $reason }
error-archive-database = la base n’est pas utilisable : { $reason }
error-restore-archive-unset = cette sauvegarde contient en fichiers les enregistrements de { $tables } tables : donnez à QUADRIGA_ARCHIVE le dossier où les mettre. Rien n’a été changé
backup-keys-set = Il ne contient aucune clé des graines. Gardez une copie de QUADRIGA_SEED_KEYS, mais pas à côté : sans la clé, les tables non terminées ne peuvent pas continuer.
backup-keys-file = Il ne contient aucune clé des graines. Gardez une copie de { $file }, mais pas à côté : sans la clé, les tables non terminées ne peuvent pas continuer.
restore-loaded = Rétabli en l’état du { $taken } : { $people } personnes, { $tables } tables et { $entries } entrées.
restore-locked =
    { $tables ->
        [one] Aucune clé ici n’ouvre la graine de 1 table non terminée. Elle est close, non vérifiée.
       *[other] Aucune clé ici n’ouvre les graines de { $tables } tables non terminées. Elles sont closes, non vérifiées.
    } Les tables terminées sont gardées. Si vous retrouvez la clé, rétablissez la sauvegarde dans une autre base vide.
error-backup-exists = { $file } existe déjà, et rien n’est écrit par-dessus
error-backup-write = { $file } ne peut pas être écrit : { $reason }
error-backup-read = { $file } ne peut pas être lu : { $reason }
error-backup-empty = il n’y a rien de Quadriga dans cette base : QUADRIGA_DATABASE est-elle juste ?
error-backup-none = { $file } n’est pas une sauvegarde entière de Quadriga : tronquée, abîmée, ou d’un autre programme
error-backup-newer = { $file } vient de Quadriga { $version }, plus récent que celui installé ici
error-restore-not-empty = cette base n’est pas vide, et rien n’a été changé : rétablissez la sauvegarde dans une nouvelle
verify-broken = { $file } ne tient pas, à l’entrée { $entry } : { $reason }

## Jeux et règles

games-players = de { $first } à { $last } joueurs
games-solo = { $first } joueurs
games-minutes = { $minutes } minutes
games-by = { $designers } ({ $publisher }, { $year })
games-broken = le jeu { $game } du paquet { $package } ne peut être chargé et est laissé de côté : { $reason }
new-game = { $folder } contient un jeu jouable. pip install -e { $folder } l’installe ; { $folder }/README.md dit ce qui se trouve où.
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

## Comptes rendus

report-played = { $games } parties { $players ->
    [one] en solitaire
   *[other] à { $players }
}, graine { $seed } ; Quadriga { $version }, règles { $rules }, édition { $edition }
report-options = Options : { $options }
report-option = { $name } : { $value }
report-length = Décisions par partie : { $mean } en moyenne, de { $least } à { $most }, la moitié des parties jusqu’à { $middle }
report-branching = Coups légaux par décision : { $mean } en moyenne, { $widest } au plus
report-margin = Le gagnant a en moyenne { $margin } points d’avance sur le deuxième
report-bots = Bots
report-ratings = Cotes (OpenSkill, Plackett-Luce)
report-meetings = Chacun contre chacun
report-two = Bots
report-better = Le premier est devant
report-seats = Places
report-seat = Place
report-sources = D’où viennent les points
report-source = Points pour
report-winners = Gagnant
report-others = Autres
report-more = Écart
report-endings = Fins
report-ending = Fin de la partie
report-capped = Interrompue : trop de décisions
report-share = Part
report-lengths = Durée
report-decisions = Décisions
report-uses = Emploi des cartes et des tuiles
report-use = Chose (notation)
report-used = Places qui l’ont fait
report-winning = Dont gagnantes

puzzle-seed = Graine
puzzle-players = Joueurs
puzzle-after = Coups avant
puzzle-best = Le meilleur
puzzle-ahead = Avance
dataset-written = Écrit dans { $folder } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions.
# Un entraînement : ce qui a été appris contre la valeur écrite à la main et les générations précédentes.
train-match = Rencontre
train-generation = Génération
train-ridge = Pénalité
train-strength = Force
train-won = Gagnées
train-lost = Perdues
train-neither = Ni l’un ni l’autre
train-share = Part
train-trial = pour choisir, contre { $against }
train-judge = pour juger, contre { $against }
train-search = en cherchant, contre { $against }
train-passed = Toutes les épreuves sont passées. Les poids sont dans { $folder }.
train-failed = Une épreuve n’est pas passée : il n’y a pas de poids. Le journal est dans { $folder }.

## Erreurs

error = quadriga : { $message }
error-no-file = il n’y a pas de fichier { $file }
error-folder = { $file } ne peut pas être écrit
error-no-game = il n’y a pas de jeu « { $name } » ; il y a { $games }
error-no-rule = { $game } n’a pas de règle « { $rule } »
error-seat = personne ne s’appelle « { $kind } » : une place est me, me:Nom, ou parmi { $bots }
error-figures = ce ne sont pas des nombres positifs séparés par des virgules : « { $text } »
error-train-alone = qui joue seul à { $game } ne bat personne : aucune épreuve d’un entraînement ne peut être passée, il faut au moins deux joueurs
error-bot = aucun bot ne s’appelle « { $kind } » : il y a { $bots }, et run:COMMANDE
error-players = { $game } ne se joue pas { $players ->
    [one] seul
   *[other] à { $players }
}
error-option = une option se donne par nom=valeur, et non « { $text } »
error-edition = { $file } : { $message }
error-record = { $file } : { $message }
error-link = { $link } n’est pas le lien d’une table ; en voici un : http://192.168.0.4:8000/t/ID#invite=…
error-join = { $reason }
error-join-game = la table joue à { $game }, qui n’est pas installé ici
error-no-seat = toutes les places de cette table sont prises
error-which-game = dites à quel jeu ; il y a { $games }
error-other-game = { $file } est une partie de { $game }
error-resume-run = le fichier nomme le joueur « { $kind } », qui n’est pas lancé sur la foi d’un fichier : dites qui joue avec --seats
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

# Ce que dit `quadriga doctor` : chaque ligne est une partie du serveur.
doctor-level-ok = bien
doctor-level-note = à noter
doctor-level-wrong = DÉFAUT
doctor-database = PostgreSQL { $version } répond
doctor-database-away = la base ne répond pas : QUADRIGA_DATABASE est-il juste ?
doctor-database-full = la base n’a plus de place : libérez-en sur son disque
doctor-database-read-only = la base est en lecture seule : est-ce une réplique, ou un réglage ?
doctor-database-rights = ce rôle n’a pas accès aux tables : voyez les rôles, docs/hosting.md
doctor-database-behind = la base n’a pas été migrée vers cette version : lancez quadriga migrate
doctor-database-usable = la base est migrée et accepte les écritures
doctor-clock = l’horloge de cette machine s’accorde avec celle de la base
doctor-clock-skewed = l’horloge de la base diffère de { $seconds } s de celle-ci : réglez-les par NTP
doctor-role = le rôle de la base peut ce qu’il faut et rien de plus
doctor-role-superuser = le rôle de la base est superutilisateur : voyez docs/hosting.md
doctor-role-owner = le rôle de la base peut changer les entrées : voyez docs/hosting.md
doctor-seeds = les clés ouvrent les graines
doctor-seeds-unmade = il n’y a pas encore de clé de graines : le premier processus en crée une
doctor-seeds-none = QUADRIGA_SEED_KEYS manque : créez une clé, quadriga new-seed-key
doctor-seeds-malformed = QUADRIGA_SEED_KEYS doit tenir des clés Fernet séparées par des virgules
doctor-seeds-locked = aucune clé n’ouvre la dernière graine : remettez l’ancienne clé
doctor-jobs = { $count ->
    [one] un processus de tâches est
   *[other] { $count } processus de tâches sont
} en vie
doctor-jobs-none = aucun processus de tâches n’est en vie : lancez quadriga work
doctor-archive = { $count ->
    [one] l’enregistrement de 1 table est dans les archives et se lit
   *[other] les enregistrements de { $count } tables sont dans les archives ; les derniers se lisent
}
doctor-archive-lost = les archives ne se lisent pas ({ $reason }) : QUADRIGA_ARCHIVE est-il juste ?
doctor-left-clocks = { $count } tables attendent depuis une minute et plus
doctor-left-bots = { $count } tours de robots attendent depuis plus d’une minute
doctor-left-paused = { $count } tables sont suspendues : quadriga check dit pourquoi
doctor-redis = Redis répond
doctor-redis-away = Redis ne répond pas : les coups arrivent plus tard chez les autres
doctor-redis-none = pas de Redis, comme demandé : un seul processus web suffit
doctor-web = un processus web est prêt sur { $host }, port { $port }
doctor-web-away = personne ne répond sur { $host }, port { $port } : lancez quadriga serve
doctor-web-unready = le processus web sur { $host }, port { $port }, n’est pas prêt
doctor-web-stranger = autre chose répond sur { $host }, port { $port }
doctor-client = le client web est construit
doctor-client-unbuilt = le client web n’est pas construit : dans un dépôt, scripts/build
doctor-disk = { $free } Go sont libres sur le disque de ce dossier
doctor-disk-full = { $free } Go seulement sont libres sur le disque de ce dossier
doctor-verdict = { $wrong ->
    [0] Rien ne manque.
    [one] Un défaut.
   *[other] { $wrong } défauts ; commencez par le premier.
}

## Un serveur à la maison

home-starts = PostgreSQL démarre dans { $folder } …
home-network = Chez vous, tout le monde trouve les jeux à { $url }
home-here = Les jeux sont à { $url }, pour cette machine seule.
home-kept = Tout est gardé dans { $folder }. La clé des graines est dans { $keys } : gardez-en une copie, à part de vos sauvegardes.
home-end = Ctrl-C arrête tout ; les tables continuent au prochain démarrage.
home-ended = Arrêté. Tout est gardé dans { $folder }.
home-lost = PostgreSQL s’est arrêté de lui-même ; son journal, { $log }, dit peut-être pourquoi. Redémarrez.
home-meant = Il s’agit du serveur à la maison dans { $folder }.
home-paused = { $tables ->
        [one] 1 table est suspendue
       *[other] { $tables } tables sont suspendues
    } : cette version joue selon d’autres règles.
error-home-running = un serveur à la maison tourne déjà dans { $folder }
error-home-folder = { $folder } est inutilisable : { $reason }
error-home-path = le chemin de { $folder } est trop long pour PostgreSQL, ou contient des espaces : choisissez-en un autre avec --folder
error-home-port = le port { $port } est inutilisable ({ $reason }) : choisissez-en un autre avec --port
error-home-postgres = PostgreSQL ne démarre pas ({ $reason }) ; son journal est { $log }
