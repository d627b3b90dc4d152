# L’atelier. Son programme est chargé quand quelqu’un veut créer un jeu.

studio-rail = Parties du jeu
studio-middle = Plateau
studio-leave = Quitter
studio-leave-more = Retour à la table (tout est enregistré)
studio-title = Nom du jeu
studio-pane-start = Début
studio-pane-board = Plateau
studio-pane-setup = Position
studio-pane-pieces = Pièces
studio-pane-rules = Règles
studio-pane-text = Texte
studio-pane-share = Partager
studio-board-label = Le plateau. Déplacez-vous avec les flèches, Entrée choisit une case.
studio-broken = Le texte contient une erreur. Voici la dernière version sans erreur.
studio-cell = { $cell } : { $side }, { $piece }

studio-no-problems = Aucun problème
studio-problems = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
studio-undo = Annuler : { $what }
studio-redo = Rétablir : { $what }
studio-play = Jouer
studio-play-last = Jouer la dernière bonne version
studio-play-more = Jouer contre l’ordinateur

studio-start-lead = Changez ce que vous voulez : le plateau, les pièces, les règles. Chaque étape peut être annulée.
studio-ideas = Essayez l’une de ces idées
studio-idea-knights = Les cavaliers peuvent aussi avancer d’une case
studio-idea-wall = Percer deux trous au milieu du plateau
studio-idea-checks = Trois échecs donnés gagnent la partie
studio-own = Mes jeux
studio-forget-sure = Vraiment supprimer { $game } ?
studio-new = Commencer autre chose
studio-blank = Plateau vide
studio-file = Ouvrir un fichier
studio-paste = Coller un lien, un document ou un variants.ini
studio-fork = Ou changer un jeu existant
studio-opened = Ouvert.
studio-opened-shared = Voici { $game }. Appuyez sur Jouer, ou changez-le : votre copie est à vous.
studio-opened-changed = Ouvert. Le jeu dont il part a changé depuis le partage ; il se joue peut-être autrement.
studio-open-empty = Il n’y a rien à ouvrir. Collez un lien ou le texte d’un document.
studio-open-failed = Impossible à ouvrir : { $why }
studio-other-tab = Ce jeu est ouvert dans un autre onglet ; ici, vous en changez une copie.
studio-not-kept = Ce navigateur n’enregistre pas votre jeu. Enregistrez-le dans un fichier sous Partager avant de fermer la page.

studio-files = Colonnes
studio-ranks = Rangées
studio-joined = Les bords gauche et droit sont reliés
studio-board-fixed = La taille de ce plateau se change dans les règles et dans le texte.
studio-brush = Cliquez ou tirez sur le plateau
studio-brush-select = Choisir une pièce
studio-brush-hole = Faire des trous
studio-brush-erase = Effacer
studio-opposite = L’autre camp :
studio-opposite-mirror = en miroir
studio-opposite-turn = tourné
studio-opposite-none = rien
studio-regions = Régions
studio-regions-lead = Une région est un ensemble de cases qui porte un nom, auquel les règles peuvent renvoyer. Choisissez-en une et peignez-la.
studio-region-name = Nom d’une nouvelle région
studio-region-remove = Retirer cette région
studio-add = Ajouter

studio-setup-lead = Choisissez une pièce et cliquez sur le plateau, ou tirez-la jusque-là. Les pièces du plateau se tirent aussi.

studio-pieces-lead = Cliquez sur une pièce pour changer ses coups, ou ajoutez-en une.
studio-piece-add = Ajouter une pièce
studio-piece-new = Nouvelle pièce
studio-piece-name = Nom
studio-piece-remove = Retirer la pièce
studio-piece-place = La poser sur le plateau
studio-known = Chercher une pièce : archevêque, chameau, BN…
studio-betza = Coups en notation Betza
studio-letter = Lettre
studio-picture = Image
studio-picture-auto = Automatique
studio-royal = C’est un roi : qui la perd, perd la partie
studio-promotes = Les pions peuvent devenir cette pièce
studio-undrawable = Ces coups ne peuvent pas être dessinés ici. Changez-les comme texte.
studio-kept-moves = Ces coups en plusieurs pas restent tels quels : { $moves }.
studio-diagram-label = Les coups de la pièce { $piece }. Déplacez-vous avec les flèches, Entrée ajoute ou retire un coup.
studio-diagram-lead = Cliquez là où elle peut aller. Tirez depuis la pièce pour la faire glisser.
studio-slides = Les clics font glisser
studio-spot = { $x } à droite, { $y } devant : { $does }
studio-spot-none = aucun coup
studio-chips = Ce qu’ajoute un clic
studio-chip-both = aller et prendre
studio-chip-m = aller seulement
studio-chip-c = prendre seulement
studio-chip-i = premier coup seulement
studio-chip-n = si rien ne gêne
studio-chip-j = seulement par-dessus une voisine
studio-chip-p = par-dessus une pièce, à toute distance
studio-chip-g = par-dessus une pièce, juste derrière
studio-symmetry = Directions :
studio-symmetry-all = toutes
studio-symmetry-sides = gauche et droite
studio-symmetry-one = celle-ci seule

studio-change = Changer
studio-reset = Revenir au choix habituel
studio-expected = Cela ne convient pas. Un exemple : { $example }
studio-add-rule = Ajouter une règle…
studio-add-ready = Comme dans un autre jeu :
studio-add-group = Ou autre chose :
studio-rules-of = Ajouter les règles de { $game }

studio-text-label = Texte du document
studio-text-lead = Ce texte est le jeu tout entier. Le reste ne fait que le changer.
studio-findings = Problèmes
studio-line = Ligne { $line }

studio-share-lead = Qui ouvre le lien a { $game } en entier : plateau, pièces et règles. Rien n’est enregistré sur un serveur.
studio-link = Lien
studio-link-long = Ce lien est très long. Certains programmes le coupent ; envoyez plutôt le fichier.
studio-hash = Règles :
studio-changes = Changements par rapport à { $game }

studio-done-typed = texte
studio-done-moves = coups : { $piece }
studio-done-added = nouvelle pièce : { $piece }
studio-done-removed = retirée : { $piece }
studio-done-piece = pièce : { $piece }
studio-done-renamed = nouveau nom : { $piece }
studio-done-setup = position de départ
studio-done-region = région { $region }
studio-done-board = plateau
studio-done-rules = règles de { $game }
studio-done-key = clé { $key }
studio-done-title = nom du jeu
studio-done-opened = ouvert

studio-refused-edit = Cela ne peut pas être changé ici : { $why }
studio-refused-moves = Ces coups ne peuvent pas être écrits : { $why }
studio-refused-unplayable = Il n’y a pas encore de version jouable de ce jeu. Corrigez d’abord les problèmes.
studio-refused-letter = Il ne reste aucune lettre pour une autre pièce.
studio-refused-fit = Ces règles ne vont pas avec ce jeu.
studio-refused-inherited = Cette pièce vient du jeu dont part le vôtre ; elle garde son nom.
studio-refused-name = Ce nom est déjà pris.
