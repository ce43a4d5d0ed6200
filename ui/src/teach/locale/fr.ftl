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
drawing-firstwave-move = Tout le chemin sur route : 15 cm ; à découvert 10 ; dès qu’il touche des gravats 5.
drawing-firstwave-climb = Cinq centimètres de paroi par action ; dix en risquant : chute si les deux dés sont sous C.
drawing-firstwave-los = Le mur cache ; ce qui n’est qu’en partie derrière est vu, à couvert.
drawing-firstwave-cover = Un couvert léger retire un dé, un lourd deux ; seul le plus lourd compte.
drawing-firstwave-shoot = Deux dés de plus jusqu’à 30 cm, un au-delà. T 4 : le 6 vaut deux succès, le 4 un.
drawing-firstwave-melee = Les deux lancent. Trois à un : le perdant subit un écart de deux. Un second ennemi coûte un dé.
drawing-firstwave-npc = Le tableau depuis la ligne 1 : engagé, armé, une cible, tirer, avancer, attaquer, fin.
drawing-firstwave-weapon = Un disque de 10 cm : on lance pour quiconque est en partie dessous, ami ou ennemi.
drawing-tideofiron-los = Des bosquets sur la ligne cachent ce qui est derrière ; d’une colline on voit au-delà.
drawing-tideofiron-range = Un voisin est touché sur 4 ou plus, à portée sur 5 ou plus, jusqu’au double sur 6.
drawing-tideofiron-opfire = Dans chaque hexagone où l’on entre en vue d’une unité en tir d’opportunité, elle peut tirer une fois.
drawing-tideofiron-assault = Un squad et jusqu’à deux autres à côté donnent l’assaut ; qui perd se replie.
drawing-tideofiron-terrain = Points pour un squad et dés rouges de couvert : bosquets, bâtiment, rochers ; le long d’une route un point.
