## La première partie guidée

learner = Élève
teacher = Guide
step = Étape { $step } sur { $count }
why = Pourquoi ?
where = Montrez-moi où
do-it = Faites-le pour moi
back = Retour
part-done = Acquis : { $title }
whole-done = Voilà le jeu. Bien joué !
next-part = Suite : { $title }
free-play = Continuer seul, contre l’ordinateur
to-lobby = À l’accueil
leave = Quitter la leçon
