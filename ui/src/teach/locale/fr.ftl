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

## La page des règles

chapters = Chapitres
rules-count = Règles : { $rules } en { $chapters } chapitres
at-your-table = À votre table en ce moment
search-rules = Chercher dans les règles
hits = { $hits ->
    [one] { $hits } occurrence
   *[other] { $hits } occurrences
}
no-hit = Aucune règle ne le dit.
rulings = Décisions
examples = Exemples
drawing-broadsides-cards = En avant fait une ligne ; Tribord et Bâbord tournent la proue d’un huitième ; Rester ne fait rien.
drawing-broadsides-range = Seuls les points voisins, à une ligne, sont à portée.
drawing-broadsides-arc = Deux canons avant sur la ligne A, les cinq sur la ligne B, deux canons arrière sur la ligne C ; aucun devant ni derrière.
drawing-broadsides-fire = Un dé pour la rangée annoncée : 1 et 6 manquent, 2 la coque, 3 tribord, 4 le milieu, 5 bâbord.
drawing-broadsides-melee = Trois contre deux : un combattant de plus ajoute un au dé.
drawing-onboard-lof = Tout droit le long d’une rangée ou d’une colonne, jusqu’à un mur ou une porte fermée. En biais, pas de ligne.
drawing-onboard-wall = Un mur imprimé reste ; un mur tombe sous toute charge ; un mur renforcé sous la charge exothermique seule ; une brèche est ouverte.
drawing-onboard-combat = Dans une même pièce le tir est sûr. D’une pièce à l’autre on additionne les cartes, et l’attaque doit être supérieure.
drawing-onboard-trap = Le piège est dans une cellule voisine que l’Agent voit : ni derrière un mur, ni en biais.
drawing-siegestorm-cost = Un prix de deux : deux cartes de la main, ou une carte et un Soutien.
drawing-siegestorm-track = Trois cases, une par tour ; puis un seul ordre : guerroyer, tenir ou soutenir.
drawing-siegestorm-storm = L’attaque moins la défense du Défenseur fait la force : autant de cartes, ou une créature plus faible.
drawing-siegestorm-chain = Le dernier maillon est au-dessus et se résout le premier.
