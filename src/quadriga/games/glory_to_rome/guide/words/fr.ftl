### Les légendes de la première partie guidée. Ce qu’un ami dirait à table : ce que c’est, et pourquoi on cliquerait dessus.

guide-aim = Ces cartes savent tout faire : un bâtiment, son matériau, un ouvrier, ou le rôle que vous jouez. La latrine est en débris, c’est donc aussi un Ouvrier. On bâtit, on gagne de l’influence, et le plus de points l’emporte.
    .title = Une carte, quatre usages
guide-lead = Vous menez ce tour : vous nommez un rôle, et tous peuvent suivre. L’Artisan bâtit depuis la main, mais vous n’avez pas de carte bois. Le Sénateur vaut tous les rôles : cliquez dessus, puis sur Artisan.
    .title = Menez un rôle
guide-found = Livia suit. Votre Artisan pose une fondation : cliquez sur la latrine, puis sur un site de débris en ville. Les bâtiments en débris ne demandent que 1 matériau : un bon début.
    .title = Posez une fondation
guide-site = La voilà, encore en plan. Elle attend son débris. Pendant ce temps, Livia mène encore Artisan. Vous n’avez pas de carte pour suivre : vous pensez donc.
    .title = Votre chantier
guide-think = Penser, c’est piocher. Complétez votre main : vous piochez jusqu’à cinq cartes. Rien de tel pour avoir des idées.
    .title = Réfléchissons
guide-laborer = C’est à vous de mener, et il vous faut des débris. L’Ouvrier va les chercher dans le lot commun, au milieu. La route est un Ouvrier : jouez-la.
    .title = Allez chercher des débris
guide-pool = Toute carte jouée pour son rôle finit dans le lot commun, où chacun se sert. Prenez les débris.
    .title = Servez-vous
guide-stock = Les voilà dans vos stocks, comme matériau. Livia mène encore Artisan, et votre route est partie au lot commun : ce que vous jouez, les autres peuvent le prendre.
    .title = Vos stocks
guide-cannot-follow = Vous ne pourriez suivre que par une pétition de deux cartes semblables, et vous perdriez les deux. Penser ne coûte rien. Pensez.
    .title = Suivre, ou penser ?
guide-jack = Cette fois, prenez un Sénateur. Ni matériau ni bâtiment, mais il suit n’importe quel rôle, et il n’y en a que six.
    .title = Un Sénateur dans la manche
guide-architect = L’Artisan bâtit depuis la main, l’Architecte depuis les stocks, et c’est là que sont vos débris. La muraille est en béton, c’est donc un Architecte. Menez avec elle.
    .title = L’Architecte
guide-complete = Cliquez sur les débris dans vos stocks, puis sur la latrine : elle reçoit son dernier matériau.
    .title = La dernière pierre
guide-influence = Achevée ! Le site se retourne et devient de l’influence : des points, et de la place pour clients et chambre forte. Et la fonction de la latrine vous sert désormais.
    .title = Gloire à vous
guide-follow = Livia mène le rôle qui engage des clients. Faites de même avec votre Sénateur : agir aussi pendant le tour des autres, voilà la bonne affaire.
    .title = À vous de suivre
guide-client = Un client vient du lot commun. Engagez l’Architecte : il reste avec vous jusqu’à la fin de la partie.
    .title = Engagez quelqu’un
guide-clients = Désormais il agit chaque fois que quelqu’un mène Architecte, même quand vous ne faites que penser. Quelques bons clients gagnent des parties.
    .title = Il travaille pour vous
guide-legionary = Un peu de bruit, maintenant. L’académie est en brique, et les cartes brique sont des Légionnaires : ils réclament des matériaux. Menez avec elle.
    .title = En marche !
guide-demand = Montrez une carte débris de votre main et réclamez des débris : une carte du lot commun et une de Livia, si elle en a. La vôtre reste dans votre main.
    .title = Rome réclame des débris !
guide-finish = Livia n’en avait pas : « Gloire à Rome ! » La partie finit quand la pioche est vide ou le dernier site en ville occupé. On compte l’influence, et ce que les Marchands ont mis en chambre forte. Vous savez tout.
    .title = Comment finit la partie

## La page d’un tour : ce qu’on veut, ce qu’on fait à son tour, comment cela finit.

turn-aim = Terminez des bâtiments : le site de chacun devient de l’influence, de 1 à 3, et chaque influence vaut un point. Et laissez les Marchands remplir votre chambre forte : son contenu compte aussi.
    .title = Influence et chambre forte
turn-lead = À vous de mener : posez une carte, et son rôle est ce qui se fait maintenant. Ou bien pensez, c’est-à-dire piochez.
    .title = Menez un rôle
turn-follow = Livia mène. Suivez avec une carte du même rôle et vous agissez aussi, ou pensez et piochez. Un Sénateur vaut tous les rôles.
    .title = Suivez, ou pensez
turn-build = Artisans et Architectes bâtissent, Ouvriers et Légionnaires trouvent des matériaux, les Patrons engagent des clients, qui agissent ensuite pour vous, et les Marchands vendent.
    .title = Tout le monde agit
turn-pool = Les cartes jouées vont au lot commun. Matériaux et clients viennent de là : ce que vous jouez, les autres peuvent s’en servir.
    .title = Le lot commun
turn-end = C’est fini quand la pioche est vide, ou que le dernier site en ville est pris. Comptez influence et chambre forte ; qui est seul à y avoir le plus d’un matériau reçoit 3 points de plus.
    .title = Le dernier site
