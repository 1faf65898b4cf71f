### Les légendes de la première partie guidée. Ce qu’un ami dirait à table : ce que c’est, et pourquoi on cliquerait dessus.

guide-aim = Voici les cinq bâtiments proposés. Les quatre chiffres sous un bâtiment disent ce qu’il lui faut : pierre, bois, architecture, décoration. Les pièces et le laurier, c’est ce qu’il vous rapporte. À 17 points, la partie se termine.
    .title = Ce que vous venez faire ici
guide-open = La chamellerie ne demande que 1 pierre et 1 architecture : exactement ce que sait faire votre apprenti. Cliquez dessus : elle passe de votre côté et devient un chantier. C’est la première de vos trois actions.
    .title = Commencez petit
guide-send = Il faut maintenant quelqu’un pour bâtir. Cliquez sur votre apprenti : il demande 2 sesterces et apporte sa pierre et son architecture au chantier.
    .title = Envoyez quelqu’un travailler
guide-paid = Rien ne manque, la chamellerie est donc terminée aussitôt : 6 sesterces et votre premier point. Votre apprenti est déjà de retour dans l’équipe.
    .title = Votre premier bâtiment !
guide-recruit = Il vous reste une action. Avec un seul apprenti, on ne va pas loin : prenez le manœuvre III dans la rangée, 2 bois et 1 architecture. Recruter coûte une action, mais pas d’argent.
    .title = Trouvez de l’aide
guide-end = Vos trois actions sont faites. Terminez votre tour : Livia joue, puis ce sera de nouveau à vous.
    .title = Au tour de Livia
guide-larger = L’armurerie est plus grande : 1 pierre, 1 bois, 2 architecture. À deux, vos ouvriers font tout cela, et elle rapporte 8 sesterces et 2 points. Ouvrez le chantier.
    .title = Voyez plus grand
guide-first-worker = Envoyez d’abord le manœuvre. Ses 2 bois et son architecture ne suffiront pas : il attend du renfort sur le chantier.
    .title = Un seul ne suffit pas
guide-extra = Attention : le deuxième ouvrier envoyé au même chantier pendant un tour coûte 2 actions, et il vous en reste une. Vous pouvez en acheter une autre pour 5 sesterces. C’est cher, mais l’armurerie en rend 8 tout de suite.
    .title = Il manque une action
guide-second-worker = Deux actions, juste ce qu’il faut. Envoyez l’apprenti le rejoindre, et l’armurerie est terminée.
    .title = Et maintenant le deuxième
guide-end-again = 2 points, 8 sesterces, et vos deux hommes sont rentrés. Terminez votre tour.
    .title = Bel ouvrage
guide-machine = L’échafaudage est une machine. Il se construit comme une maison et rapporte 2 points. Mais une fois debout, il travaille pour vous, toujours pour rien. Ouvrez-le.
    .title = Une machine
guide-tool = Il lui faut 1 pierre et 2 bois. Le bois, votre manœuvre l’a. Pour 2 sesterces, le maillet donne 1 pierre à qui l’emporte. Vous pouvez prendre une carte de ces piles par tour.
    .title = Un outil à la main
guide-with-tool = Cliquez sur le maillet, puis sur le manœuvre : il l’emporte. Un homme, une action, et la machine est finie.
    .title = L’outil d’abord, l’ouvrier ensuite
guide-third-end = 5 points déjà, et l’échafaudage est dans votre équipe. Livia a commencé trois géants et n’a rien terminé. Terminez votre tour.
    .title = Vous êtes devant
guide-market = Le marché ne donne pas de point, mais 10 sesterces, et c’est l’argent qui fait tourner un chantier. Ouvrez-le.
    .title = De quoi voir venir
guide-send-machine = Votre machine fait 3 décoration et ne demande jamais de salaire. Envoyez-la. Au prochain tour, l’apprenti apportera la pierre qui manque.
    .title = La machine travaille pour vous
guide-coin = Encore une action, et rien à en faire ? Échangez-la contre 1 sesterce. Deux à la fois en valent 3, trois en valent 6.
    .title = Rien ne se perd
guide-debts = À court d’argent ? Un emprunt donne 10 sesterces, mais il en coûte 15 à rembourser, ou 2 points si vous ne le faites jamais. Les esclaves travaillent sans salaire, mais chacun qui n’est pas affranchi à la fin coûte un point.
    .title = Des piles tentantes
guide-finish = Qui a 17 points à la fin de son tour fait de ce tour de table le dernier. Puis on compte : bâtiments et machines terminés, et un dixième de point par sesterce. C’est tout le jeu. Vous le connaissez maintenant.
    .title = Comment finit la partie

## La page d’un tour : ce qu’on veut, ce qu’on fait à son tour, comment cela finit.

turn-aim = Terminez des bâtiments : ils rapportent des points. Chaque carte dit ce qu’elle paie, en sesterces et en points, et dessous ce qu’il lui faut de pierre, de bois, d’architecture et de décoration.
    .title = 17 points
turn-open = Trois actions par tour, pour ce que vous voulez. L’une d’elles prend un bâtiment dans la rangée : c’est maintenant votre chantier.
    .title = Ouvrez un chantier
turn-recruit = Une autre recrute un ouvrier de la rangée, sans argent. Les chiffres disent ce qu’il sait faire.
    .title = Recrutez
turn-send = Puis envoyez-les sur le chantier. Le premier coûte une action, le suivant au même endroit deux. Chacun demande un salaire et reste tant qu’il manque quelque chose.
    .title = Envoyez-les travailler
turn-finish = Un chantier à qui rien ne manque est terminé aussitôt. Il vous paie, et les ouvriers rentrent pour le suivant.
    .title = Soyez payé
turn-end = Qui a au moins 17 points à la fin de son tour fait de ce tour de table le dernier. On ajoute alors un dixième de point par sesterce, et qui a le plus de points gagne.
    .title = Le dernier tour de table
