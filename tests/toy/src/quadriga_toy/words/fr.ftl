### Le petit jeu des tests. La formation des identifiants : docs/words.md.

edition-toy = Jouet
group-cards = Cartes
group-numbers = Nombres
option-actions = Actions par tour
option-actions-1 = une
option-actions-2 = deux
option-actions-3 = trois
option-peeking = Regards
option-peeking-yes = on peut regarder dans les mains
option-peeking-no = personne ne regarde

## Noms

thing-a1 = Carte ambrée 1
    .the = la carte ambrée 1
thing-a2 = Carte ambrée 2
    .the = la carte ambrée 2
thing-a3 = Carte ambrée 3
    .the = la carte ambrée 3
thing-a4 = Carte ambrée 4
    .the = la carte ambrée 4
thing-a5 = Carte ambrée 5
    .the = la carte ambrée 5
thing-b1 = Carte bleue 1
    .the = la carte bleue 1
thing-b2 = Carte bleue 2
    .the = la carte bleue 2
thing-b3 = Carte bleue 3
    .the = la carte bleue 3
thing-b4 = Carte bleue 4
    .the = la carte bleue 4
thing-b5 = Carte bleue 5
    .the = la carte bleue 5
thing-c1 = Carte d’argile 1
    .the = la carte d’argile 1
thing-c2 = Carte d’argile 2
    .the = la carte d’argile 2
thing-c3 = Carte d’argile 3
    .the = la carte d’argile 3
thing-c4 = Carte d’argile 4
    .the = la carte d’argile 4
thing-c5 = Carte d’argile 5
    .the = la carte d’argile 5
thing-d1 = Carte sombre 1
    .the = la carte sombre 1
thing-d2 = Carte sombre 2
    .the = la carte sombre 2
thing-d3 = Carte sombre 3
    .the = la carte sombre 3
thing-d4 = Carte sombre 4
    .the = la carte sombre 4
thing-d5 = Carte sombre 5
    .the = la carte sombre 5
thing-coin =
    { $count ->
        [one] pièce
       *[other] pièces
    }
    .the =
        { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        }

## Lieux

zone-bag = Sac
zone-bank = Banque
zone-p-hand = { $player } : main
zone-p-vault = { $player } : coffre
zone-p-row = { $player } : ligne
zone-p-coins = { $player } : pièces

## Questions

question-turn = { $player } choisit une action.
    .you =
        { $actions ->
            [one] Que faites-vous de votre dernière action ?
           *[other] Que faites-vous de vos { $actions } actions ?
        }
question-offer = { $player } choisit une carte à laisser voir à { $asker }.
    .you = Quelle carte laissez-vous voir à { $asker } ?
question-trade = { $player } choisit une carte à donner à { $target }.
    .you = Quelle carte donnez-vous à { $target } contre { $card-the } ?

## Coups

move-draw = Piocher une carte
move-coin = Prendre une pièce
move-done = Finir votre tour
move-play = Jouer { $a-the }
move-save = Mettre { $a-the } dans votre coffre
move-show = Montrer { $a-the } à tous
move-peek = Regarder dans une main : { $a }
move-offer = Laisser voir { $a-the }
move-trade = Donner { $a-the }
move-leave = Ne pas échanger

## Ce qui se passe

moved-bag-to-p-hand =
    { $thing ->
        [none] { $player } pioche une carte
       *[other] { $player } pioche { $thing-the }
    }
    .you = Vous piochez { $thing-the }
moved-p-hand-to-p-row = { $player } joue { $thing-the }
    .you = Vous jouez { $thing-the }
moved-p-hand-to-p-vault =
    { $thing ->
        [none] { $player } met une carte au coffre
       *[other] { $player } met { $thing-the } au coffre
    }
    .you = Vous mettez { $thing-the } dans votre coffre
moved-p-hand-to-p-hand =
    { $thing ->
        [none] { $from } donne une carte à { $to }
       *[other] { $from } donne { $thing-the } à { $to }
    }
moved-p-coins-to-bank = { $player } paie { $thing-the }
    .you = Vous payez { $thing-the }
    .detail = −{ $thing-the }
moved-bank-to-p-coins = { $player } prend { $thing-the }
    .you = Vous prenez { $thing-the }
    .detail = +{ $thing-the }
happened-shown = { $player } montre { $card-the }
    .you = Vous montrez { $card-the }
happened-offered = { $player } laisse voir { $card-the }
    .you = Vous laissez voir { $card-the }
happened-turn = { "" }
happened-end = { "" }

## Refus

why-toy-draw-bag-empty = Le sac est vide.
why-toy-draw-hand-limit = Votre main est pleine : { $limit } cartes.
why-toy-coin-bank-empty = La banque est vide.
why-toy-play-cost = Jouer une carte coûte une pièce, et vous n’en avez pas.
why-toy-save-vault-full = Votre coffre est plein : { $limit } cartes.
why-toy-show-once = Vous avez déjà montré une carte pendant ce tour.
why-toy-peek-option = À cette table, personne ne regarde.
why-toy-peek-another = Vous connaissez votre propre main.
why-toy-peek-cost = Regarder coûte une pièce, et vous n’en avez pas.
why-toy-peek-empty-hand = Il n’y a rien à voir : { $player } n’a pas de carte.
why-toy-trade-fair = Ce n’est pas un juste prix pour { $card-the } : les valeurs diffèrent au plus de { $difference }.

## Fins et décompte

ending-row = Une ligne est pleine.
ending-bag = Le sac est vide.
ending-time = Le dernier tour est fini.
ending-tie = Les meilleurs se partagent la première place.
category-row = Ligne
category-vault = Coffre
category-coins = Pièces
