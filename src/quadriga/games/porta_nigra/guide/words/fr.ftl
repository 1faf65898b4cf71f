### Les légendes de la première partie guidée. Ce qu’un ami dirait à table : ce que c’est, et pourquoi on cliquerait dessus.

guide-aim = Vous bâtissez la Trèves romaine : achetez des briques, empilez-les sur les emplacements de quatre grands édifices et posez vos Romains dessus. Qui construit le premier ce que montre une de ces cartes la prend.
    .title = Une ville de briques
guide-arrive = D’abord, votre Maître d’œuvre arrive en ville. Sa place est au Mur d’Enceinte : on y vend des briques jaunes, et l’une des cartes demande justement du jaune sur ce mur.
    .title = Par où commencer ?
guide-card = À chaque tour, on joue une carte Action. La carte I a 3 torches : vous pouvez utiliser trois de ses quatre symboles, brique, brique, 5 pièces, construire. Jouez-la.
    .title = Jouez une carte
guide-buy = Achetez une brique jaune. Elle coûte 4 sesterces, et comme votre Maître d’œuvre est juste à côté du marchand, il n’y a pas de péage.
    .title = Achetez une brique
guide-build = Utilisez maintenant le symbole de construction : un élément, là où vous pouvez le payer.
    .title = Construisez
guide-spot = Cet emplacement du Mur d’Enceinte demande 1 brique jaune et rapporte 4 points tout de suite. Vous posez un Romain dessus : chacun voit qu’il est à vous.
    .title = Votre premier élément
guide-building-card = La carte montrait du jaune au Mur d’Enceinte : elle est à vous. Une carte vaut 2 points à la fin, mais quatre cartes de quatre édifices différents en valent 20.
    .title = Et une carte avec !
guide-coins = La troisième torche : prenez les 5 pièces. L’argent est rare dans cette ville.
    .title = Remplissez votre bourse
guide-token = Plus de torche sur la carte ? Un jeton Torche paie un symbole de plus. Achetez une brique bleue : 2 sesterces, et 2 de péage, car votre Maître d’œuvre passe par la Porta Nigra vers la Basilique. Il ne revient jamais sur ses pas.
    .title = Encore une, s’il vous plaît
guide-second-card = Livia a construit sur le mur, elle aussi. À vous : la carte III a une brique bleue, une construction et des pièces. Juste ce qu’il faut.
    .title = La carte suivante
guide-second-blue = Un symbole de couleur n’achète que cette couleur. Votre architecte est déjà chez le marchand bleu : 2 sesterces, pas de péage.
    .title = Une deuxième bleue
guide-build-again = Deux briques bleues. Beaucoup d’emplacements en demandent plusieurs, toutes de la même couleur. Construisez.
    .title = Plus haut, maintenant
guide-basilica = Un emplacement bleu de la Basilique : 2 briques, 5 points, et la carte bleue de la Basilique vient avec. Pas de chemin non plus. Vous voyez comme un tour prépare le suivant ?
    .title = La Basilique
guide-last-coins = Il reste une torche. Prenez les 3 pièces. Une torche inutilisée ne vaut qu’un sesterce.
    .title = Aucune torche perdue
guide-third-card = Chacune de vos huit cartes se joue une fois par manche. La carte VIII ne construit rien, mais elle donne de quoi faire plus tard.
    .title = Un tour tranquille
guide-influence = L’influence est une monnaie à part : 2 jetons donnent un Romain de plus, ou un élément construit sans symbole. Prenez-en un.
    .title = Des amis bien placés
guide-torch = Et un jeton Torche, pour un tour où trois actions ne suffiront pas. Prenez-le.
    .title = De la lumière pour plus tard
guide-honours = L’influence achète aussi des cartes Honneur, une par tour : briques, pièces, points. Les plus grandes rapportent 30 points et plus à la fin, contre quatre cartes d’édifices différents.
    .title = Les honneurs
guide-finish = Après trois manches, on compte : les séries de cartes, les honneurs, ce qui reste, et dans chaque édifice, qui a le plus de briques. Construisez là où vous pouvez mener. C’est tout le jeu.
    .title = Comment finit la partie

## La page d’un tour : ce qu’on veut, ce qu’on fait à son tour, comment cela finit.

turn-aim = Construisez sur les emplacements de quatre grands édifices. Chacun rapporte ses points tout de suite, et qui a le plus de briques dans un édifice marque encore à la fin.
    .title = Des briques, des points
turn-card = Jouez une carte Action. Ses torches disent combien de ses symboles vous pouvez utiliser, dans l’ordre que vous voulez.
    .title = Jouez une carte
turn-buy = Un symbole de brique en achète une de cette couleur. Votre Maître d’œuvre va chez le marchand, toujours dans le sens horaire, et paie 1 sesterce à chaque limite.
    .title = Achetez des briques
turn-build = Le symbole de construction : payez les briques que veut l’emplacement, posez un de vos Romains dessus et marquez.
    .title = Construisez
turn-take = Si une carte exposée montre cet édifice dans cette couleur, prenez-la. Quatre édifices différents valent 20 points.
    .title = Prenez la carte
turn-end = Après trois manches à deux joueurs, deux à trois ou quatre, comptez les séries de cartes, les honneurs, ce qui reste et, dans chaque édifice, qui a le plus de briques.
    .title = Le décompte
