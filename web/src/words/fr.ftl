### Ce que dit le client web lui-même. Comment les identifiants sont formés : docs/words.md.

## Partout

brand = Quadriga
tagline = Quatre jeux de construction romains, une seule table.
skip-to-content = Aller au contenu
nav-main = Principale
nav-home = Accueil
nav-mine = Mes tables
nav-mine-waiting =
    { $count ->
        [one] Mes tables, 1 vous attend
       *[other] Mes tables, { $count } vous attendent
    }
nav-open = Tables ouvertes
nav-about = À propos
language = Langue
theme-to-lamplight = À la lampe
theme-to-day = De jour
you-are = Vous êtes { $name }
rename = Changer de nom
your-name = Votre nom
save = Enregistrer
cancel = Annuler
close = Fermer
back = Retour
loading = Un instant…
copy = Copier
copied = Copié
more = Plus
line-closed = La connexion est coupée. Nouvel essai…
line-open = De nouveau connecté.
failed = Cela n’a pas marché : { $why }
failed-away = Personne ne répond. Le serveur tourne-t-il ?
failed-unavailable = Le serveur ne peut rien écrire pour l’instant. Rien n’est perdu ; réessayez dans un moment.
not-found = Il n’y a rien ici.
not-found-address = Aucune page n’a cette adresse. Elle a peut-être été mal tapée ou mal copiée.
ways-out = Par où continuer
not-found-detail = La table n’existe pas, ou elle n’est pas pour vous. Demandez un nouveau lien.

## Accueil

home-title = Bâtissez Rome ensemble
home-lead = Quatre jeux où l’on bâtit l’Antiquité, entre amis ou contre des robots, en direct ou sur plusieurs jours. Sans compte.
home-bots = Robots
home-level = Difficulté
home-play = Lancer { $game }, { $level }
home-play-detail =
    { $bots ->
        [0] seul, environ { $minutes } minutes
        [one] 1 robot, environ { $minutes } minutes
       *[other] { $bots } robots, environ { $minutes } minutes
    }
home-with-friends = Jouer avec des amis
home-by-invitation = Ce serveur est sur invitation : pour y jouer, il faut un lien de son hôte ou celui d’une table.
home-waiting =
    { $count ->
        [one] À vous, à une table
       *[other] À vous, à { $count } tables
    }
home-new-to-you = { $game } : vous ne connaissez pas encore
home-new-rules = Lisez comment cela se joue ; une partie contre le robot le plus doux ne coûte rien.
home-record =
    { $games ->
        [one] vous : { $won } sur une partie
       *[other] vous : { $won } sur { $games } parties
    }
film-chip = Une partie se bâtit
film-title = Un film de { $game }
film-pause = Arrêter le film
film-play = Reprendre le film
film-at = Où en est le film
film-count = { $n } sur { $of }

## La première partie guidée

guide-title = Votre première partie : { $game }
guide-offer = Vous découvrez { $game } ? Apprenez en jouant.
guide-minutes = Une première partie guidée, six minutes environ
guide-learn = Apprendre ici
guide-you = Vous
guide-place = Étape { $n } sur { $of }.
guide-safe = Rien ne peut mal tourner ici.
guide-caption = Ce qu’il y a à faire
guide-reply = Une réponse
guide-skip = Passer la leçon
guide-back = Retour
guide-next = Continuer
guide-do = Faites-le pour moi
guide-other = Bien vu : les règles le permettent aussi, et vous pourrez le faire dans votre propre partie. Ici, nous prenons d’abord un autre chemin.
guide-nothing = Cela ne mène à rien pour le moment.
guide-bare = Là, il n’y a que la table : rien n’est posé à cet endroit.
guide-glows = Cliquez sur ce qui brille, ou laissez-moi faire.
guide-press = Cette fois, c’est un bouton : appuyez dessus, là où je vous dis quoi faire.
guide-look = Regardez ce qui est encadré, puis continuez.
guide-over-title = Vous en savez assez pour jouer
guide-over = Le reste vient tout seul. Faites une partie à vous contre un adversaire facile : tout ce que l’on peut cliquer brille, le reste dit pourquoi il ne se clique pas, et Conseil montre ce que ferait un bon joueur.
guide-free = Faire une partie libre
guide-again = Recommencer du début
turn-page-title = { $game } : un tour en soixante secondes
turn-page-name = Un tour en soixante secondes
turn-page-link = Un tour en 60 secondes
turn-page-aim = Votre but
turn-page-turn = Ce que vous faites à votre tour
turn-page-end = Comment finit la partie
turn-page-rules = Toutes les règles
puzzle-day = Le problème du jour
puzzle-day-about = { $game } : un coup est nettement le meilleur. Le voyez-vous ?
puzzle-day-solved = { $game } : résolu. Demain, il y en aura un autre.
puzzle-look = Voir le problème
puzzle-title = Un problème : { $game }
puzzle-place = Numéro { $n } sur { $of }.
puzzle-answer = Ce que vaut le coup
puzzle-ask = Un coup est ici nettement le meilleur. Lequel ?
puzzle-right =
    { $points ->
        [one] C’est le bon : { $points } point de mieux que le coup suivant.
       *[other] C’est le bon : { $points } points de mieux que le coup suivant.
    }
puzzle-wrong =
    { $points ->
        [one] { $move } : { $points } point de moins que le meilleur coup.
       *[other] { $move } : { $points } points de moins que le meilleur coup.
    }
puzzle-because = Ce qui fait la différence : { $terms }
puzzle-tried = Chaque coup a été essayé { $tries } fois à partir de ce que vous voyez. Le meilleur a { $points } ± { $error } points d’avance.
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-show = Montrer
home-games = Les quatre jeux
home-fair-title = Une donne vérifiable
home-fair = Le mélange est scellé avant que quiconque s’assoie, puis mêlé à un secret qui vient de vous. Après la partie, vous vérifiez chaque carte.
home-rules-title = Des règles qui s’expliquent
home-rules = Cliquez où vous voulez. Si ce n’est pas possible, la table dit pourquoi et ouvre la règle.
home-anywhere-title = Partout, à votre rythme
home-anywhere = Téléphone, ordinateur, lecteur d’écran, en français ou en anglais. Refermez tout et revenez demain.
game-players =
    { $first ->
        [1] 1 à { $last } joueurs
       *[other] { $first } à { $last } joueurs
    }
game-minutes = { $minutes } minutes
game-by = { $designers }, { $publisher } { $year }
game-play = Jouer, { $level }
game-create = Ouvrir une table
game-rules = Règles
about-builders = Ouvrez des chantiers, envoyez des ouvriers, payez leurs salaires. Le premier à dix-sept points.
about-glory-to-rome = Après l’incendie, chaque carte est bâtiment, matériau, client ou rôle. Menez, suivez ou réfléchissez.
about-porta-nigra = Parcourez les quatre quartiers de Trèves, achetez des briques, élevez tours et murailles, gagnez les majorités.
about-minerva = Une cité grandit tuile après tuile ; chaque habitation réveille toute une rangée de bâtiments.
about-any = Un jeu sur la table commune.

## Ouvrir une table

create-title = Ouvrir une table
create-game = Jeu
create-seats = Places
create-seat = Place { $number }
create-seat-me = Place { $number } : Vous
create-seat-friend = Un ami
create-seat-bot = Robot : { $bot }, { $level }
create-who = Qui s’y assied ?
create-visible = Qui peut la trouver ?
create-private = Seulement qui a le lien
create-lobby = Tout le monde, dans la liste des tables ouvertes
create-watch = Qui peut regarder ?
create-watch-nobody = Personne
create-watch-invited = Qui a le lien
create-watch-anyone = Tout le monde
create-hints = Conseils
create-hints-none = Aucun, sauf seul contre des robots
create-hints-everyone = Pour tous à la table
create-options = Points de règle
create-options-note =
    { $count ->
        [0] comme dans le livret
        [one] 1 diffère du livret
       *[other] { $count } diffèrent du livret
    }
create-clock = Temps par coup
create-clock-none = Sans pendule
create-clock-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
create-clock-days =
    { $days ->
        [one] 1 jour
       *[other] { $days } jours
    }
create-reserve = Réserve pour toute la partie
create-reserve-none = Aucune
create-increment = Ce que chaque coup y ajoute
create-increment-seconds =
    { $seconds ->
        [0] rien
       *[other] { $seconds } secondes
    }
create-late = Qui n’a plus de temps
create-late-move = passe son tour
create-late-bot = cède sa place à un robot
create-late-resign = abandonne
create-late-wait = se fait attendre
create-edition = Votre propre fichier de données
create-edition-note = Une copie corrigée des chiffres du jeu, en TOML. La table montre son empreinte, le procès-verbal aussi.
create-edition-none = Sans fichier
create-edition-long = Le fichier est trop long ; aucun jeu n’a besoin de plus de 48 Ko.
create-open = Ouvrir la table
create-start = Commencer la partie
level-random = Très facile
    .inline = très facile
    .about = Joue n’importe quel coup, sans réfléchir. Bien pour découvrir les règles.
level-greedy = Facile
    .inline = facile
    .about = Prend ce qui paraît le mieux sur le moment, une action à la fois.
level-tiro = Moyen
    .inline = moyen
    .about = Réfléchit à tout le tour, mais brièvement.
level-faber = Difficile
    .inline = difficile
    .about = Réfléchit plus longtemps : bat « moyen » sept ou huit fois sur dix.
level-magister = Très difficile
    .inline = très difficile
    .about = Prend tout son temps : bat « difficile » deux fois sur trois, et « facile » huit ou neuf fois sur dix.
bot-random = Hasard
bot-greedy = La Pie
bot-tiro = Tiro
bot-faber = Faber
bot-magister = Magister
yes-option = Oui
no-option = Non

## Listes de tables

open-title = Tables ouvertes
open-lead = Chacun peut s’y asseoir.
open-none = Aucune table n’est ouverte. Ouvrez-en une : les autres la trouveront ici.
open-more = Plus de tables
mine-title = Mes tables
mine-none = Vous n’êtes encore assis à aucune table.
mine-your-turn = À vous
mine-their-turn = À { $player } de jouer
mine-seating = On attend des joueurs
mine-over = Terminée
mine-place =
    { $players ->
        [1] Terminée
       *[other] { $place ->
            [1] 1re place sur { $players }
           *[other] { $place }e place sur { $players }
        }
    }
mine-result = { $place }. { $player }, { NUMBER($points) }
mine-show = Montrer
mine-show-all = Toutes
mine-show-waiting = Celles qui m’attendent
mine-show-running = En cours
mine-show-over = Terminées
mine-none-such = Aucune de vos tables n’est ainsi.
mine-paused = En pause
table-free-seats =
    { $count ->
        [0] Complète
        [one] 1 place libre
       *[other] { $count } places libres
    }
table-go = Aller à la table
table-join = S’asseoir
table-view = Regarder

## Ce qui est gardé

own-data-title = Vos données
own-data-lead = Votre nom, vos places, ce que vous avez écrit et vos coups sont gardés ici, et rien d’autre sur vous.
own-data-take = Les emporter
own-data-forget = M’oublier
own-data-sure = Vous faire oublier ?
own-data-erased = Votre nom, ce que vous avez écrit et vos sessions sont effacés, sur tous vos appareils.
own-data-seats = À vos places, les autres verront désormais « quelqu’un ». Vos parties en cours se poursuivent sans vous.
own-data-records = Les procès-verbaux des parties restent : ils ne portent aucun nom.
own-data-final = C’est définitif. Si vous tenez à quelque chose, emportez vos données d’abord.
own-data-yes = M’oublier pour de bon

## Avant la partie

invited-title = Vous êtes invité
invited-name = Comment vous appelle-t-on ?
invited-by = { $host } vous invite à une partie de { $game }
invited-seats =
    { $free ->
        [0] les { $players } places sont prises
        [one] 1 place libre sur { $players }
       *[other] { $free } places libres sur { $players }
    }
invited-running = la partie a commencé
invited-over = la partie est finie
invited-minutes = environ { $minutes } minutes
invited-nowhere = Cette invitation ne mène nulle part
invited-nowhere-detail = La table a été fermée, ou le lien a été changé ou copié en partie seulement. Demandez-en un nouveau.
clock-none = sans pendule
clock-move = { $time } par coup
clock-reserve = { $time } en réserve
clock-increment = { $seconds } secondes de plus à chaque coup
invited-lead = Dites comment vous appeler, et prenez place.
invited-enter = Entrer
seating-title = { $game }
seating-of = La table de { $host } : { $game }
seating-lead =
    { $count ->
        [one] Une place est prise ; { $clock }.
       *[other] { $count } places sont prises ; { $clock }.
    }
seating-seats = Places
seat-number = Place { $number }
seat-free = Place libre
seat-somebody = quelqu’un
seat-sit = S’asseoir ici
seat-you = vous
seat-bot = robot, { $level }
seat-here = présent
seat-away = absent
seat-resigned = a abandonné
seat-leave = Se lever
seat-remove = Renvoyer
seat-add-bot = Un robot
seat-add-bot-at = Un robot à la place { $number }, selon sa difficulté
seat-beside = à côté de vous
seat-beside-add = Joue ici aussi
seat-beside-at = Joue ici aussi, à la place { $number }
seat-beside-name = Qui prend la place { $number }, sur cet appareil ?
seat-beside-who = Son nom
seat-beside-sit = S’asseoir
seating-start = Commencer : { $players }
seating-start-wait =
    { $count ->
        [one] Une place est encore libre
       *[other] { $count } places sont encore libres
    }
seating-wait-host = L’hôte commence quand tous sont assis.
seating-link = Invitez les autres avec ce lien
seating-code = Le lien en code QR
seating-they-read = Ils liront : « { $sentence } ». Un nom suffit, sans compte.
seating-usual =
    { $differ ->
        [0] { $count ->
            [one] 1 règle, comme d’habitude
           *[other] { $count } règles, toutes comme d’habitude
        }
       *[other] { $count ->
            [one] 1 autre règle comme d’habitude
           *[other] { $count } autres règles comme d’habitude
        }
    }
seating-close = Fermer la table
seating-commitment = La donne est scellée
seating-commitment-why = Voici l’empreinte du secret qui mélangera les cartes, fixée avant que quiconque s’assoie. Votre navigateur y ajoute son propre secret. Personne, pas même le serveur, ne peut choisir la donne.
seating-revealing = Chacun montre son secret ; les cartes arrivent dans un instant.
seating-options = À cette table
table-closed = Cette table a été fermée.
table-lapsed = Cette table n’existe plus : personne n’est venu jouer à temps. Ouvrez-en une autre et renvoyez son lien.
table-paused = Cette table est en pause : les règles installées sur le serveur ne peuvent plus la suivre. Rien n’est perdu.

## À la table

table-common = Table
table-menu = Menu
table-home = Accueil
table-question = Ce qui est demandé
watching = Vous regardez.
over-title = La partie est finie
end-counting = On compte les points
end-decided = Ce qui a décidé face à { $player } : { $category }, { $points } de plus.
turn-yours = À vous
title-turn = À vous · { $game }
moves-button =
    { $count ->
        [one] 1 coup
       *[other] { $count } coups
    }
hint = Conseil
hint-title = Que ferait Magister ?
hint-thinking = Réflexion en cours…
hint-from = Réfléchi à partir de ce que vous voyez, et de rien d’autre.
hint-everyone = Conseils pour tous : qui doit jouer peut demander ce que ferait un robot fort.
hint-because = Par rapport au suivant : { $reasons }
hint-only = Il n’y a qu’un coup.
hint-mark = conseil { $ranks }
moves-title = Liste des coups
moves-none = Rien ne vous est demandé pour l’instant.
moves-hint = Tapez un numéro, ou parcourez la liste.
moves-final = ne pourra pas être repris
moves-begun = Commencé : { $things }. Et maintenant ?
moves-drop = Laisser
undo = Annuler
undo-reach =
    { $count ->
        [0] Rien à reprendre
        [one] Vous pouvez reprendre 1 coup : { $move }
       *[other] Vous pouvez reprendre { $count } coups ; le dernier : { $move }
    }
undo-all = Annuler les { $count }
rules = Règles
rules-title = Règles : { $game }
rules-search = Chercher dans les règles
rules-none = Aucune règle n’en parle.
edition = Édition
edition-own = Fichier de données de l’hôte
edition-worked-out = en partie reconstituée
edition-hash = Empreinte de ses chiffres :
edition-file = Télécharger le fichier
rules-contents = Sommaire
rules-whence = D’où cela vient
rules-source = Source : { $source }
rules-contested = Contesté : { $reading }
rules-found =
    { $count ->
        [one] 1 règle
       *[other] { $count } règles
    }
why-title = Pourquoi pas ?
why-rule = Lire la règle
why-instead = Vous pouvez :
why-ways = { $count } façons
seal-ask = C’est sûr ?
seal-do = Faire
seal-mark = ne pourra pas être repris
seal-setting = Redemander avant un coup qu’on ne peut pas reprendre
tip-price = Prix
tip-result = Effet
tip-or = Ou
tip-other-ways =
    { $count ->
        [0] rien d’autre n’est possible maintenant
        [one] la même chose autrement
       *[other] la même chose de { $count } autres façons
    }
tip-ask = Un clic dit pourquoi il n’y a rien à en faire maintenant.
tip-key = Touche : { $key }
tip-rules = Toutes les règles de ce jeu, avec une recherche.
tip-menu = Les réglages, les joueurs de cette table et la sortie.
tip-hint = Ce que ferait un robot fort à votre place, et pourquoi. Personne d’autre ne saura que vous avez demandé conseil.
tip-moves = Tout ce que vous pouvez faire maintenant, en liste numérotée.
tip-log = Ce qui s’est passé, les points de chacun et la discussion.
tip-always = Refuse maintenant, et chaque fois que la question revient.
tip-end = Les points de chacun, ligne par ligne.
tip-next = Ensuite
tip-next-any = { $count } façons : cliquez sur la suite
tip-back = Pourra être repris.
reveals = Ne pourra pas être repris : cela montre quelque chose de caché.
draws = Ne pourra pas être repris : on tire une carte.
legal-now = possible maintenant
setting-forced = Les coups sans choix se jouent tout seuls
functions-title = Tous les pouvoirs en jeu
functions-none = Aucun bâtiment n’est encore achevé.
setting-sounds = Sons
setting-pace = Vitesse des coups
setting-pace-slow = Lentement
setting-pace-normal = À un rythme posé
setting-pace-instant = Aussitôt
setting-moments = Ce qui s’affiche en grand
setting-moments-all = Chaque achèvement et chaque annonce
setting-moments-great = Ce qui touche tout le monde
setting-moments-none = Rien
setting-standing = Ne plus me demander ce que rien ne m’oblige à donner
standing-always = Toujours décliner
log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-undone = repris
chat-title = Causerie
chat-say = Dire quelque chose
chat-send = Envoyer
chat-none = Personne n’a encore parlé.
chat-unread = { $count ->
    [0] Causerie
    [one] Causerie : un nouveau message
   *[other] Causerie : { $count } nouveaux messages
}
chat-closed = L’hôte a fermé la causerie de cette table.
people-title = Personnes
people-mute = Ne plus lire
people-mute-name = Ne plus lire { $player } : ses messages ne vous seront pas montrés
people-unmute = Relire
people-unmute-name = Relire { $player }
people-muted = masqué
people-watching =
    { $count ->
        [0] Personne ne regarde.
        [one] 1 personne regarde :
       *[other] { $count } personnes regardent :
    }
people-unnamed =
    { $count ->
        [one] et 1 autre
       *[other] et { $count } autres
    }
people-send-away = Renvoyer { $player } pour de bon, et changer l’invitation
people-renew = Changer l’invitation : l’ancien lien ne vaut plus
people-chat-close = Fermer la causerie
people-chat-open = Rouvrir la causerie
people-unlist = Retirer la table de la liste des tables ouvertes
people-close-sure = Fermer cette table sans résultat ? C’est possible si personne d’autre ne joue, ou si les autres sont absents.
players-title = Joueurs
player-asked = doit jouer
score-so-far =
    { $value ->
        [one] { $points } point pour l’instant
       *[other] { $points } points pour l’instant
    }
score-of = { $category } : { $points }
player-clock = jusqu’à { $time }
player-reserve = réserve { $time }
catch-up =
    { $count ->
        [one] Rattrapage : 1 étape
       *[other] Rattrapage : { $count } étapes
    }
catch-up-missed = Pendant votre absence
catch-up-skip = Passer
catch-up-left-out =
    { $count ->
        [one] 1 étape plus ancienne est laissée de côté.
       *[other] { $count } étapes plus anciennes sont laissées de côté.
    }
curtain-next = Passez l’appareil à { $player }
curtain-why = Les autres regardent ailleurs. Ce qui s’est passé entre-temps est montré d’abord.
curtain-lift = C’est moi, { $player }
curtain-back = Revenir à { $player }
curtain-hand = Passer l’appareil à { $player }
resign = Abandonner
resign-sure = Quitter cette partie pour de bon ? Votre place restera vide : elle sera sautée, ou des coups anodins y seront joués.
propose-back = Demander à tous de revenir d’un coup
propose-concede = Offrir la victoire à { $player }
propose-replace = { $player } est absent : laisser la place à un robot
propose-end = { $player } est absent : fermer la table sans résultat
proposal-undo = { $player } demande de revenir au coup { $target }.
proposal-concede = { $player } propose d’accorder la victoire à { $target }.
proposal-replace = { $player } propose qu’un robot remplace { $target }, absent de la table.
proposal-end = { $player } propose de fermer cette table sans résultat, puisque { $target } est absent.
vote-agree = D’accord
vote-decline = Refuser
proposal-waiting = On attend les autres.
side-players = Joueurs
side-log = Journal
side-chat = Causerie
your-move-refused = Refusé : { $why }
too-late = La table a avancé ; voici où elle en est.
note-sat = { $player } s’assied.
note-left = { $player } se lève.
note-removed = { $player } a été renvoyé.
note-sent-away = Un spectateur a été renvoyé.
note-invitation = Il y a une nouvelle invitation ; l’ancien lien ne vaut plus.
note-chat-closed = L’hôte ferme la causerie.
note-chat-opened = L’hôte rouvre la causerie.
note-listed = La table est dans la liste des tables ouvertes.
note-unlisted = La table n’est plus dans la liste des tables ouvertes.
note-dealt = Les cartes sont distribuées.
note-here = { $player } est là.
note-away = { $player } est absent.
note-declined = { $player } refuse.
note-agreed = { $player } est d’accord.
note-proposed = { $player } fait une proposition.
note-rematch = { $player } ouvre la revanche.
note-recommitted = Un secret n’a pas été montré ; la donne est scellée de nouveau, et la graine et les secrets écartés sont publiés.
seating-sealed-anew =
    { $count ->
        [one] Scellée de nouveau une fois.
       *[other] Scellée de nouveau { $count } fois.
    }
seating-withheld =
    { $count ->
        [one] { $player } n’a pas montré son secret.
       *[other] { $player } n’a pas montré son secret { $count } fois.
    }
failed-waits-for-nonces = La table a été rétablie d’une sauvegarde. Un tirage attend que le navigateur de chaque joueur ait ajouté un nouveau secret.
failed-too-many-take-backs = Vous avez repris autant de fois qu’il est permis avant que la partie avance.
failed-not-absent = Ce joueur ne compte pas encore comme absent.
failed-table-full = Cette table a autant de coups qu’une table peut en avoir. On ne peut plus qu’abandonner, offrir la victoire ou la fermer.
failed-too-many-requests = Cela fait beaucoup à la fois. Attendez un instant et réessayez.
failed-too-many-hints = { failed-too-many-requests }
failed-too-many-editions = Plus de place pour ces fichiers. Fermez une table qui en utilise un.
failed-no-fork-over = La partie est finie à ce coup : choisissez-en un plus tôt.
failed-no-fork-resigned = À ce coup, on répond pour quelqu’un qui est parti : choisissez-en un autre.
failed-no-fork-seat = Ce joueur était déjà parti : choisissez une autre place.
failed-no-fork-long = Trop de coups le précèdent : laissez tirer de nouveau ce qui était caché.
failed-rules-changed = Les règles ont changé depuis : cette position ne peut plus être reprise.
failed-played-alone = Une partie jouée en solitaire ne s’analyse pas : il n’y avait personne à battre.
failed-too-many-reviews = Vous avez fait analyser autant de parties qu’on peut pour l’instant. Revenez plus tard.
failed-too-many-tables-hosted = Vous tenez déjà autant de tables qu’une personne peut en tenir ici. Terminez-en ou fermez-en une d’abord.
failed-too-many-bot-tables = Les robots jouent déjà seuls à autant de vos tables qu’ils le peuvent. Attendez la fin d’une partie, ou asseyez-vous avec eux.
failed-too-many-streams = Vous êtes ici avec trop de fenêtres ou d’appareils. Fermez-en un, et celui-ci suivra de lui-même.
failed-too-many-lines = Vous écrivez plus vite qu’on ne lit. Attendez un instant.
failed-too-many-tokens = Vous avez autant de jetons qu’une personne peut en avoir ici. Mettez fin à l’un d’eux d’abord.
failed-table-lapsed = Cette table n’existe plus : personne n’est venu jouer à temps.
failed-no-such-page = La liste des tables ouvertes ne continue pas ici. Rouvrez-la.
failed-other-name = Vous avez changé de nom entre-temps. Rechargez la page et réessayez.
failed-not-kept = Le serveur ne peut oublier personne pour l’instant. Rien n’a été effacé ; réessayez plus tard.
failed-barred = Vous avez été renvoyé de cette table et ne pouvez pas y revenir.
failed-by-invitation = Ce serveur est sur invitation. Demandez le lien d’une table, ou un lien à son hôte.
failed-chat-closed = L’hôte a fermé la causerie de cette table.
failed-others-play = D’autres jouent encore ici. Si quelqu’un est absent, proposez de fermer la table.
failed-too-many-muted = Vous ne lisez déjà plus autant de personnes qu’il est permis. Relisez d’abord quelqu’un.
failed-record-missing = L’enregistrement de cette partie est illisible pour l’instant. Prévenez qui tient ce serveur.
failed-busy = Le serveur a trop à chercher en ce moment. Réessayez dans un instant.
note-paused = La table est en pause.
note-resumed = La table reprend.
note-revealing = La donne commence.
note-revealed = { $player } a montré son secret.
note-closed = La table est fermée.
note-lapsed = Personne n’est venu à temps : la table n’a plus cours.
note-key-lost = La table a été rétablie d’une sauvegarde sans la clé de sa graine : elle est close, et ses tirages ne peuvent être vérifiés.
keys-title = Touches
keys-hint = Tab vers ce qui brille · flèches vers tout ce qui est sur la table · M coups · H conseil · U annuler · R règles · { $functions ->
    [yes] L journal · F pouvoirs
   *[no] L journal
} · Échap fermer

## La fin

end-title = Fin de partie
end-scores = Points
end-chart = Les points au fil de la partie
end-chart-entry = Coup { $n }
end-total = Total
end-table = Regarder la table
end-result = Résultat
end-rematch = Revanche
end-rematch-go = À la revanche
end-replay = Revoir la partie
end-fair = La donne était-elle juste ?
end-fair-check = Vérifier ici
end-fair-checking = Vérification…
end-fair-holds = Tout est juste.
end-fair-broken = Quelque chose ne tient pas. Gardez les deux fichiers.
end-fair-record = Le procès-verbal
end-fair-receipt = Votre reçu
end-fair-command = Ce navigateur vérifie secrets, sceaux et chaîne. Chaque tirage et la légalité de chaque coup se vérifient avec :
fair-seed = La graine révélée est celle qui fut scellée avant la partie.
fair-nonces = Le secret de chaque joueur est celui qui fut promis.
fair-chain = Chaque ligne du procès-verbal tient dans une chaîne ininterrompue.
fair-commitment = Les sceaux sont ceux que ce navigateur a vus avant la donne.
fair-own-nonce = Votre propre secret est dans la donne.
fair-noted = Le procès-verbal est bien celui que ce navigateur a suivi.
fair-not-replayed = règles { $number } : coups et tirages non rejoués
fair-restored =
    { $number ->
        [one] La table a été rétablie d’une sauvegarde une fois.
       *[other] La table a été rétablie d’une sauvegarde { $number } fois.
    } Non prouvé : que ce qui fut joué depuis la sauvegarde n’a pas été écarté à dessein.
fair-undone = paires coup et retour avant un tirage : { $number }

## Revoir

replay-title = Revoir : { $game }
replay-position = Coup { $n } sur { $last }
replay-scrub = Coup
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-turn-back = Un tour en arrière
replay-turn-next = Un tour en avant
replay-play = Lecture
replay-pause = Pause
replay-eyes = Vu par
replay-spectator = Spectateur
replay-link = Lien vers cette position
replay-begin = Le début
replay-table = À la table

## Reprendre une position

play-on = Reprendre d’ici
play-on-lead = Une nouvelle partie à partir du coup { $n }. Elle ne compte pas, et chacun y voit d’où elle vient.
play-on-lead-end = Une nouvelle partie à partir de la dernière décision ; tout autre coup se choisit en revoyant la partie. Elle ne compte pas, et chacun y voit d’où elle vient.
play-on-seat = Vous jouez
play-on-other = Qui joue { $player } ?
play-on-friend = Un ami
play-on-hidden = Ce que vous ne voyiez pas
play-on-anew = Tiré de nouveau
play-on-same = Tel quel
play-on-anew-about = Ce que tiennent les autres et ce qui reste à tirer sont remélangés, d’une façon qui s’accorde avec ce que vous aviez vu.
play-on-same-about = Tout reste là où c’était. Qui a revu la partie le sait.
play-on-go = Reprendre
play-on-invite = Ouvrir la table et inviter
origin-mark = Du coup { $n } d’une autre partie
origin-about =
    Cette partie reprend le coup { $n } d’une autre et ne compte pas. { $hidden ->
        [same] Ce qui était caché est resté tel quel.
       *[anew] Ce qui y était caché pour { $player } a été tiré de nouveau.
    }
python-title = Ouvrir dans Python
python-how = Gardez le procès-verbal, puis lancez ces deux lignes là où il se trouve.
python-record = Garder le procès-verbal

## Appareils connectés et jetons

devices-title = Appareils connectés et jetons
devices-lead = Chaque navigateur et programme qui peut jouer en votre nom. Fermez ceux que vous ne connaissez pas ou n’utilisez plus.
devices-login = Navigateur
devices-token-kind = Programme
devices-used = utilisé le { $day }
devices-this = Ce navigateur
devices-end = Fermer
devices-program = Nom d’un programme
devices-make = Créer un jeton
devices-token = Jeton
devices-once = Il n’est montré que cette fois. Il se ferme avec la session de ce navigateur.

## À propos

about-title = À propos
about-what = Quadriga joue quatre jeux de construction romains selon leurs règles. Chaque règle a un texte, une source et un test ; chaque coup refusé nomme sa règle ; chaque donne peut être vérifiée.
about-free = Logiciel libre sous licence Apache. Aucune image, aucun logo ni texte d’éditeur n’y figure.
about-games = Les jeux
about-games-note = Les jeux appartiennent à leurs auteurs et éditeurs. S’ils vous plaisent ici, achetez-les : ils sont beaux sur une table.
about-game-line = { $designers }. { $publisher }, { $year }.
about-icons = Icônes
about-icons-note = De game-icons.net, sous licence Creative Commons Attribution 3.0, colorées et composées par nos soins. Par Lorc, Delapouite, Skoll, Caro Asercion, Cathelineau, sbed, John Colburn, Carl Olsen et d’autres.
about-type = Caractères
about-type-note = Cinzel de Natanael Gama et Alegreya Sans de Juan Pablo del Peral, sous SIL Open Font License.
about-data = D’où viennent les chiffres
about-data-note = Cartes et nombres disent leur origine : imprimés dans le livret, relevés par des possesseurs du jeu, ou reconstitués. Les règles de chaque jeu le précisent.
about-made = Fait avec Python, PostgreSQL, Redis, Litestar, Svelte et Project Fluent.

## Après la partie

review-title = Analyse
review-offer = Qui menait et quand, ce que la chance a apporté, quelles décisions ont coûté le plus : pour le savoir, le serveur rejoue la suite depuis de nombreuses positions. Cela prend une minute ou deux.
review-make = Analyser cette partie
review-waiting = Votre partie attend son tour.
review-running = La suite se joue depuis ses positions…
review-failed = L’analyse n’a pas pu être faite.
review-curve = Qui menait
review-error =
    En % de chances de gagner, d’après { $games ->
        [one] 1 partie jouée
       *[other] { $games } parties jouées
    } jusqu’au bout depuis ce que voyait qui devait jouer. À { $error } % près.
review-scrub = Un moment de la partie
review-chance = { $player } { $chance } %
review-percent = { $n } %
review-see-start = Voir la donne
review-see-move = Voir le coup { $n }
review-see = Voir
review-costly = Les décisions les plus coûteuses
review-none = Aucune décision n’a coûté plus que ce que le hasard explique.
review-decision = Coup { $n }, { $player }
review-played = Joué
review-better = Mieux
review-luck = Chance
review-luck-of = { $luck } % ±{ $error }
review-luck-note = Ce qui a été donné, pioché et retourné, par rapport à ce qu’on pouvait en attendre. Une seule partie en dit peu sur la chance.
review-deal = La donne : { $luck } % pour { $player }
review-draw = Le tirage du coup { $n } : { $luck } % pour { $player }
