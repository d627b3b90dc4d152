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
studio-open-played = C’est une partie avec ses coups. Quittez l’atelier et ouvrez-la à la table.
studio-other-tab = Ce jeu est ouvert dans un autre onglet ; ici, vous en changez une copie.
studio-not-kept = Ce navigateur n’a pas de place pour votre travail. Il reste dans cet onglet et sera enregistré dès qu’il y aura de la place. Enregistrez-le dans un fichier avant de fermer la page.
studio-kept-again = Il y a de nouveau de la place : tout votre travail est enregistré.
studio-worker-crashed = Le processus de calcul s’est arrêté deux fois. Rien de votre travail n’est perdu.

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
studio-chain = Un coup en plusieurs pas
studio-chain-remove = Retirer { $moves }
studio-chain-first = Cliquez là où finit le premier pas.
studio-chain-next = Cliquez là où finit le pas suivant, ou ajoutez le coup.
studio-leg = Pas { $number }
studio-leg-last = la fin
studio-leg-stops = peut s’arrêter
studio-leg-on = doit continuer
studio-bend = Virages :
studio-bend-drawn = comme dessiné
studio-bend-either = à gauche ou à droite
studio-chain-add = Ajouter ce coup
studio-leg-back = Un pas en arrière
studio-refused-legs = Aucune lettre ne dit ce coup. Faites des pas aussi longs que le premier et tournez à angle droit.
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
studio-entry-add = Ajouter
studio-entry-remove = Retirer
studio-each-side = Une valeur pour chaque camp
studio-all-sides = La même pour tous les camps
studio-as-list = Sous forme de liste
studio-as-one = Comme une seule règle
studio-entry-name = Nom
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

# Later parts
studio-loading = Chargement…
studio-again = Réessayer
studio-stop = Arrêter
studio-pane-lab = Essais

# Levels
studio-level-new = Nouveau niveau
studio-level-kind = niveau
studio-level-untitled = Mon niveau
studio-level-title = Nom du niveau
studio-level-rail = Parties du niveau
studio-level-pane-draw = Dessiner
studio-level-pane-aim = But
studio-level-pane-solution = Solution
studio-level-try = Essayer
studio-level-draw-lead = Choisissez un élément et cliquez sur le plateau, ou glissez dessus. Un second clic l’enlève.
studio-level-warp-first = Cliquez sur la première case.
studio-level-warp-second = Cliquez maintenant sur la seconde case.
studio-level-route-first = Cliquez sur la pièce qui patrouille.
studio-level-route-next = Cliquez l’une après l’autre sur les cases de son trajet. Un clic sur la pièce le termine.
studio-route-follows = Les ennemis suivent maintenant leurs trajets.
studio-route-back = La pièce ne va pas de { $from } à { $to } en un coup : son trajet revient donc sur ses pas.
studio-route-blocked = La pièce ne va pas de { $from } à { $to } en un coup. Elle s’arrête là.
studio-level-hand = Déplacer
studio-brush-route = Trajet d’une patrouille
studio-level-yours = Vos pièces
studio-level-theirs = Ennemis
studio-level-ground = Sol
studio-level-places = Sorties et téléporteurs
studio-level-items = Objets
studio-level-size = Taille
studio-brush-wall = Mur
studio-brush-floor = Sol
studio-brush-ice = Glace
studio-brush-fence = Clôture : seuls les sauts la franchissent
studio-brush-cracked = Mur fissuré : les bombes le brisent
studio-brush-belt = Tapis roulant
studio-brush-oneway = Sens unique
studio-brush-key = Clé
studio-brush-door = Porte
studio-brush-plate = Dalle
studio-brush-gate = Grille
studio-brush-exit = Sortie
studio-brush-warp = Cases qui mènent l’une à l’autre
studio-brush-promotion = Promotion
studio-brush-sword = Épée
studio-brush-shield = Bouclier
studio-brush-ward = Protection : survit à une prise
studio-brush-bomb = Bombe
studio-brush-coin = Pièce d’or
studio-level-cell = { $cell }: { $what }
studio-level-aim-lead = Tous les buts choisis doivent être atteints.
studio-aim-exit = Une pièce atteint une sortie
studio-aim-all-exit = Toutes les pièces atteignent une sortie
studio-aim-take-all = Prendre tous les ennemis
studio-aim-take-king = Prendre le roi
studio-aim-coins = Prendre toutes les pièces d’or
studio-aim-visit = Visiter toutes les cases
studio-aim-promote = Promouvoir un pion
studio-aim-survive = Survivre quelques tours
studio-level-enemies = Comment jouent les ennemis
studio-enemy-none = Ils ne bougent jamais
studio-enemy-guard = Ils prennent ce qu’ils peuvent, sinon attendent
studio-enemy-hunter = Ils prennent ou s’approchent
studio-enemy-patrol = Ils suivent leurs trajets
studio-enemy-flee = Ils fuient
studio-enemy-mirror = Ils imitent vos coups en miroir
studio-enemy-thinker = Ils pensent à l’avance
studio-aim-marked = Des pièces atteignent les cases marquées
studio-enemy-random = Ils jouent au hasard ; rien ne peut alors être prouvé
studio-enemy-depth = coups d’avance
studio-level-falls = Autres façons de perdre
studio-fall-no-pieces = Toutes vos pièces sont prises
studio-fall-king = Votre roi est pris
studio-level-house = Règles de ce niveau
studio-house-pawn-double-step = Les pions peuvent commencer par deux cases
studio-house-king-royal = Les rois ne doivent pas rester en échec
studio-house-no-corner-cutting = Rien ne passe en diagonale entre deux obstacles
studio-house-sliders-pass-items = Les pièces qui glissent passent sur les objets sans les prendre
studio-house-door-pass = Les pièces qui glissent continuent par les portes qu’elles ouvrent
studio-house-bomb-chain = Les bombes en déclenchent d’autres
studio-level-kinds = Sortes de pièces
studio-kind-add = Une autre sorte de pièce
studio-kind-remove = Retirer la sorte { $piece }
studio-level-forms = Transformations
studio-brush-form = Devient : { $piece }
studio-brush-plate-latch = Plaque qui reste enfoncée
studio-brush-plate-toggle = Plaque qui bascule
studio-brush-warp-one-way = Téléporteur à sens unique
studio-brush-warded = Survit à une prise
studio-brush-mark = Case à atteindre
studio-level-warp-to = Cliquez maintenant où il mène.
studio-level-ward-lead = Cliquez sur une pièce : elle survit à une prise. Un second clic l’annule.
studio-level-mark-lead = Cliquez sur les cases à atteindre.
studio-level-limit = Nombre maximal de coups
studio-level-limit-more = coups ; vide pour aucune limite
studio-level-story = Texte pour le joueur
studio-level-keys = Tout ce que dit ce niveau : camps, alliés, scripts, noms, buts combinés, échelles …
studio-level-searching = Résolution… { $states } positions, profondeur { $depth }
studio-level-par = Résoluble en { $par } coups
studio-level-ways = { $count ->
    [one] un chemin le plus court
   *[other] { $count } chemins les plus courts
}
studio-level-positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
studio-level-forced = forcé en { $moves }
studio-level-not-forced = un autre jeu des ennemis peut l’empêcher
studio-level-lost = Aucune solution
studio-level-undecided = Indécis : rien trouvé dans { $states } positions, jusqu’à { $depth } coups
studio-level-stopped = Indécis : arrêté après { $states } positions, { $depth } coups
studio-level-lost-proved = Prouvé : de toutes les { $count } positions possibles, aucune ne mène à la victoire.
studio-why = Pourquoi
studio-why-shut-in = La clé en { $key } est derrière la porte en { $door } qu’elle ouvre.
studio-why-limit = La limite est trop basse : sans elle, { $moves } coups gagnent.
studio-why-later = Le mat prend plus de temps : { $moves } coups suffisent.
studio-why-still = Les ennemis tiennent tous les chemins : s’ils ne bougeaient jamais, { $moves } coups gagneraient.
studio-why-no-enemies = Sans aucun ennemi, { $moves } coups gagneraient.
studio-why-enemy = Sans l’ennemi en { $cell } ({ $piece }), { $moves } coups gagneraient.
studio-why-object = Sans ce qui est en { $cell }, { $moves } coups gagneraient.
studio-why-wall = Sans le mur en { $cell }, { $moves } coups gagneraient.
studio-why-exit = Aucune pièce n’atteint jamais la sortie : { $cells }
studio-why-cell = Cases jamais atteintes : { $cells }
studio-why-item = Objets jamais pris : { $cells }
studio-why-door = Portes qui ne s’ouvrent jamais : { $cells }
studio-why-gate = Grilles qui ne s’ouvrent jamais : { $cells }
studio-why-foes = Ennemis qui restent toujours : { $count }
studio-why-unmet = Buts impossibles à atteindre : { $goals }
studio-why-together = Chaque but peut être atteint, mais jamais tous ensemble.
studio-level-forged = La preuve dans ce texte est fausse. Les autres reçoivent celle trouvée ici.
studio-level-solution-lead = Le niveau est résolu après chaque changement.
studio-level-replay = Voir la solution coup par coup
studio-level-shortest = Nombre minimal de coups
studio-level-details = Détails
studio-level-lines = Solutions les plus courtes
studio-level-difficulty = Difficulté
studio-level-bits = Décisions, en bits
studio-level-fatal = Coups perdants
studio-level-dead = Positions sans solution
studio-level-idle = Sans effet : { $cells }
studio-level-share-lead = Qui ouvre le lien a le niveau avec sa preuve.
studio-level-unproved = Seuls les niveaux gagnables se partagent. Celui-ci n’a pas encore de preuve.
studio-level-draft = Garder un brouillon
studio-level-draft-lead = Le texte tel quel, pour vous.
studio-level-drawn = dessin
studio-level-aimed = but
studio-level-enemied = ennemis
studio-level-proved = preuve

# Positions
studio-position = Position
studio-position-lead = Choisissez une pièce et cliquez sur le plateau, ou glissez-la dessus. Glissez une pièce pour la déplacer.
studio-pen-hand = Déplacer
studio-pen-erase = Effacer
studio-pen-passant = En passant
studio-pen-wall = Mur
studio-position-clear = Plateau vide
studio-position-start = Position de départ
studio-position-turn = Au trait
studio-castling-king = roque côté roi
studio-castling-queen = roque côté dame
studio-position-counts = Compteurs
studio-position-clock = coups sans prise ni coup de pion
studio-position-turns = coups joués
studio-checks-given = échecs donnés par { $side }
studio-position-text = Position en texte (FEN)
studio-position-setup = En faire la position de départ
studio-position-remarks = { $count ->
    [one] { $count } remarque
   *[other] { $count } remarques
}
studio-position-play = Jouer d’ici
studio-position-analyse = Analyser

# The lab, and invented games
studio-lab-lead = L’ordinateur joue ce jeu contre lui-même. Le résultat montre s’il est équitable et vivant.
studio-lab-games = Parties
studio-lab-level = Force
studio-lab-quick = rapide
studio-lab-medium = moyenne
studio-lab-thorough = approfondie
studio-lab-go = Jouer les parties
studio-lab-more = Jouer d’autres parties
studio-lab-played = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
studio-lab-fine = Rien de particulier.
studio-lab-balance = Équilibre
studio-lab-draws = Nulles
studio-lab-interval = Points en pour cent, avec l’intervalle où se trouve la vraie valeur à 95 %.
studio-lab-length = Durée des parties
studio-lab-length-more = La moitié des parties se terminent après { $median } coups ; la plus courte en a { $least }, la plus longue { $most }.
studio-lab-ends = Comment finissent les parties
studio-lab-endless = trop longue
studio-lab-choice = Choix et action
studio-lab-branching = Coups légaux en moyenne
studio-lab-captures = Coups avec prise
studio-lab-promotions = Promotions par partie
studio-lab-drops = Parachutages par partie
studio-lab-pieces = Coups par pièce
studio-flag-ahead = { $side } gagne trop souvent.
studio-flag-drawish = La plupart des parties sont nulles.
studio-flag-short = Les parties finissent en quelques coups.
studio-flag-endless = Beaucoup de parties ne finissent pas.
studio-flag-narrow = Il y a peu de choix.
studio-flag-idle = Cette pièce ne bouge jamais : { $piece }.
studio-flag-opening = Le premier coup { $move } décide de la partie.
studio-mend-lead = Après une suggestion, les mêmes parties sont rejouées. Annuler la retire.
studio-lab-before = avant : { $share }
studio-mend-same-army = Les deux camps commencent avec l’armée de { $side }
studio-mend-without = Une pièce de moins pour { $side } : { $piece }
studio-mend-stalemate = Qui ne peut pas jouer perd
studio-mend-three-checks = Trois échecs donnés gagnent la partie
studio-mend-more-checks = Demander deux échecs de plus pour gagner
studio-mend-longer = Deux rangées de plus entre les armées
studio-mend-move-rule = Nulle après 30 tours sans prise ni coup de pion
studio-mend-free-capture = Personne n’est obligé de prendre
studio-mend-livelier = Avance aussi d’une case : { $piece }
studio-surprise = Surprenez-moi
studio-surprise-title = Surprise
studio-surprise-trying = Invention et essai de jeux… numéro { $count }
studio-surprise-none = Aucun jeu équilibré n’a été trouvé. Réessayez.

# Versions
studio-versions = Versions
studio-versions-lead = Choisissez une version pour voir ce qui a changé depuis.
studio-version-before = avant : { $what }
studio-version-restore = Y revenir
studio-version-fork = Commencer un autre jeu avec

# Checkmate as the goal of a level.
studio-aim-mate = Mat en un nombre fixe de coups
studio-enemy-defender = Ils retardent le mat

studio-level-keys-doors = Clés et portes
studio-level-plates = Dalles et grilles
studio-level-belts = Tapis et cases à sens unique
studio-tile-hole = Trou
studio-tile-fence = Clôture
studio-tile-cracked = Mur fissuré
studio-tile-plate = Dalle
studio-tile-plate-latch = Reste enfoncée
studio-tile-plate-toggle = Bascule
studio-tile-warp = Deux téléporteurs
studio-tile-warp-one-way = Aller simple
studio-tile-ward = Protection
studio-group-castling = Le roi et une tour jouent ensemble.
studio-group-hands = Des pièces attendent à côté du plateau et y sont posées.
studio-group-gates = Des pièces attendent derrière des cases et entrent quand elles se libèrent.
studio-group-walls = Des cases sont bloquées pendant la partie.
studio-group-effects = Après un coup, une prise ou un échec, quelque chose arrive de soi-même.
studio-group-terrain = Glace, portes, tapis et objets sur les cases.
studio-group-level = Les buts d’une énigme : sorties, objets, tours à survivre.
studio-level-difficulty-step = { $step } sur 5 · { $step ->
    [1] très facile
    [2] facile
    [3] moyenne
    [4] difficile
   *[other] très difficile
}
