# La table
the-table = La table
skip-to-board = Vers l’échiquier
board-label = { $game }, plateau. { $status } Les flèches parcourent les cases, Entrée prend et pose.
close = Fermer
copy = Copier
thinking = réfléchit …
seat-computer = Ordinateur, niveau { $level }
captured-label = Prises : { $pieces }, valeur { $points }
tray-label = En main : { $side }
tray-empty = Rien en main
tray-piece = { $piece }, { $count } en main

# Camps
side-white = Blancs
side-black = Noirs
side-red = Rouges
side-green = Verts
side-blue = Bleus

# Pièces
piece-king = roi
piece-queen = dame
piece-rook = tour
piece-bishop = fou
piece-knight = cavalier
piece-pawn = pion
piece-general = général
piece-advisor = conseiller
piece-elephant = éléphant
piece-horse = { $custom ->
    [shogi] cheval dragon
   *[other] cheval
 }
piece-chariot = char
piece-cannon = canon
piece-soldier = soldat
piece-gold = général d’or
piece-silver = général d’argent
piece-lance = lance
piece-tokin = pion promu
piece-dragon = dragon
piece-archbishop = archevêque
piece-chancellor = chancelier
piece-amazon = amazone
piece-hawk = épervier
piece-unicorn = licorne
piece-stone = pierre
piece-promoted-lance = lance promue
piece-promoted-knight = cavalier promu
piece-promoted-silver = argent promu
piece-promoted-bishop = fou promu
piece-wizard = magicien
piece-lion = lion
piece-champion = champion
piece-met = met
piece-khon = khon
piece-archer = archer
piece-commoner = roturier
piece-nightrider = noctambule
piece-griffon = griffon
piece-sergeant = sergent
piece-centaur = centaure
piece-ferz = ferz
piece-grasshopper = sauterelle
piece-phoenix = phénix
piece-fox = renard
piece-man = homme
piece-yurt = yourte
piece-falcon = faucon
piece-marshal = maréchal
piece-dragon-king = roi dragon
piece-dragon-horse = cheval dragon
piece-wazir = vizir
piece-dabbaba = dabbaba
piece-alfil = alfil
piece-camel = chameau
piece-zebra = zèbre
piece-threeleaper = sauteur de trois
piece-tripper = sauteur diagonal de trois
piece-camelrider = chamelier
piece-vao = vao
piece-leo = léo
piece-manticore = manticore
piece-war-machine = machine de guerre
piece-rose = rose
piece-crooked-bishop = fou en zigzag
piece-squirrel = écureuil
piece-kirin = kirin
piece-frog = grenouille
piece-buffalo = buffle
piece-hoplite = hoplite
piece-lieutenant = lieutenant
piece-captain = capitaine
piece-warlord = seigneur de guerre
piece-wall = mur
piece-hound = chien
piece-lancer = lancier
piece-kheshig = kheshig
piece-cardinal = cardinal
piece-janus = janus
piece-minister = ministre
piece-wolf = loup
piece-ai-wok = ai-wok
piece-counsellor = vizir conseiller
piece-courier = courrier
piece-fool = bouffon
piece-bers = bers
piece-giraffe = girafe
piece-chick = poussin
piece-hen = poule
piece-drunk-elephant = éléphant ivre
piece-prince = prince
piece-swallow = hirondelle
piece-crane = grue
piece-pheasant = faisan
piece-left-quail = caille gauche
piece-right-quail = caille droite
piece-goose = oie
piece-eagle = aigle
piece-spear-knight = cavalier à lance
piece-spear-bishop = fou à lance
piece-spear-rook = tour à lance
piece-spear-silver = argent à lance
piece-spear-gold = or à lance
piece-leopard = léopard
piece-spider = araignée
piece-fortress = forteresse
piece-banner = bannière

# Outils
toolbar = Ce que l’on peut faire
new-game = Nouvelle partie
undo = Reprendre le coup
redo = Rejouer le coup
flip = Tourner l’échiquier
solid = Échiquier plat ou table 3D
hint = Indice
pass = Passer
pause = Faire attendre les ordinateurs
go-on = Laisser jouer les ordinateurs
claim-draw = Réclamer la nulle
declare = Déclarer l'entrée du roi
offer-draw = Proposer la nulle
resign = Abandonner
open = Ouvrir
save = Enregistrer dans un fichier
save-pgn = Enregistrer en PGN
save-picture = Enregistrer une image
save-film = Enregistrer un film (GIF)
film-progress = Le film se prépare…
film-stop = Arrêter
share = Partager
settings = Réglages
quit = Quitter cette partie ; elle est gardée
keys = Touches

# Panneau
tab-moves = Coups
tab-info = Règles
no-moves = Aucun coup encore. Touchez une pièce, puis sa destination, ou écrivez un coup ci-dessous.
welcome = Que faire ici
welcome-play = Jouer
welcome-play-more = { $games } jeux, contre une personne ou l’ordinateur
welcome-today = Jeu du jour
welcome-solve = Résoudre
welcome-levels = Des premiers pas aux chefs-d’œuvre
welcome-build = Construire
welcome-coming = votre plateau et vos règles : bientôt
to-start = Au début
to-end = À la fin
back = Un coup en arrière
forward = Un coup en avant
typed = Écrire un coup
typed-label = Écrivez un coup comme e4 ou g1f3, ou une question : ? e4, moves e2, board, last, clock
again = Rejouer
other-game = Autre partie

# Où en est la partie
status-turn = Trait aux { $side }.
status-check = Trait aux { $side }, en échec.
end-why = { $who } : { $why }.
end-won = Les { $side } gagnent
end-drawn = Partie nulle
end-lost = Les { $side } perdent
end-void = Sans résultat
end-checkmate = échec et mat
end-unfair-mate = un mat qu’il est interdit de donner ainsi
end-stalemate = plus aucun coup légal
end-goal = le but est atteint
end-connected = les pièces sont reliées
end-board-full = le plateau est plein
end-checks = assez d’échecs ont été donnés
end-extinction = plus aucune pièce qui compte
end-royal-captured = la pièce royale a été prise
end-facing = les rois se font face
end-passes = tout le monde a passé
end-trigger = une règle de ce jeu
end-move-rule = trop de coups sans progrès
end-repetition = la même position trop souvent
end-to-and-fro = une pièce n’a fait qu’aller et venir
end-perpetual-check = échec perpétuel
end-perpetual-chase = poursuite perpétuelle
end-declaration = entrée du roi, déclarée
end-counting = le compte est terminé
end-resignation = abandon des { $side }
end-time = temps écoulé pour les { $side }
end-time-without-material = temps écoulé pour les { $side }, mais personne d’autre ne pouvait gagner
end-agreement = d’un commun accord
end-abort = interrompue

# Lu à voix haute
said-new-game = { $game } est en place.
said-move = { $side } : { $piece } de { $from } à { $to }.
said-drop = { $side } : { $piece } parachuté en { $to }.
said-castling = Les { $side } roquent, roi en { $to }.
said-pass = Les { $side } passent.
said-capture = Prise : { $piece }.
said-promotion = Promotion : { $piece }.
said-gate = Entrée en { $to } : { $piece }.
said-wall = Mur en { $to }.
said-check = Échec.
said-cell = { $cell } : { $piece }, { $side }
said-cell-wall = { $cell } : mur
said-cell-empty = { $cell } : vide
said-targets = { $cell }. Peut aller en { $targets }.
said-no-targets = { $cell }. Ne peut pas bouger.
said-premove = Prêt à aller en { $to }.
said-clock = { $side } : reste { $time }.

# Messages
told-over = La partie est finie. Reprenez un coup ou commencez une nouvelle partie.
told-wait = Un instant, l’ordinateur réfléchit.
told-premove-gone = Le coup que vous aviez préparé n’est plus légal.
told-3d-unfetched = La table 3D n’est pas arrivée par le réseau. Rechargez la page quand il sera là ; le plateau plat continue.
told-no-3d = Ce navigateur ne peut pas montrer la table 3D ; il lui faut WebGL2. On continue sur l’échiquier plat.
told-film-saved = Le film est enregistré sous { $file }.
told-models = Vos pièces sont sur la table.
told-models-with = Vos pièces sont sur la table. Où quelque chose ne va pas, une remplaçante s’y tient : { $what }
told-saved = La partie est enregistrée dans un fichier.
told-opened = Ouvert.
told-opened-with = Ouvert, avec une remarque : { $what }
told-copied = Copié.
told-not-copied = Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.
told-draw-declined = L’ordinateur continue la partie.
told-hint = Essayez { $move }.
told-hint-coming = Recherche d’un bon coup …

# Ennuis
trouble-no-storage = Le navigateur ne garde rien pour cette page ; la partie sera perdue à la fermeture. Enregistrez-la dans un fichier.
trouble-storage-full = Le navigateur n’a plus de place pour cette partie. Oubliez d’anciennes parties sous « Ouvrir », ou enregistrez celle-ci dans un fichier.
trouble-kept = Cette partie ne peut plus être ouverte : { $why }
trouble-unread = { $count ->
    [one] Quelque chose que ce navigateur garde ne peut plus être lu.
   *[other] { $count } choses que ce navigateur garde ne peuvent plus être lues.
 } Rien n’est jeté : sous Ouvrir, on peut l’enregistrer dans un fichier.
trouble-worker = L’ordinateur a perdu le fil. Votre partie est sauve ; reprenez un coup ou relancez-le pour lui redemander.
trouble-unfetched = Une partie de la page n’est pas arrivée par le réseau. Rechargez la page quand il sera là ; la partie continue.
trouble-no-game = Ce jeu n’existe pas.
trouble-file = Le fichier ne peut pas être lu comme du texte.
trouble-picture = Aucune image n’a pu être faite. La partie continue ; réessayez, ou avec l’autre échiquier.
trouble-models = Ces pièces ne peuvent pas servir : { $why }
trouble-models-gone = Vos pièces ne sont plus là. Apportez le dossier encore une fois.
trouble-models-not-kept = Mais le navigateur ne les garde pas ; apportez le dossier la prochaine fois.
trouble-nothing = Il n’y a rien à ouvrir. Collez un lien, une partie enregistrée, un PGN ou une position.
trouble-open = Impossible à ouvrir : { $why }
trouble-no-pgn = Il n’y a aucune partie dans ce PGN.
trouble-fen = Ce n’est pas une position du jeu sur la table : { $why }

# Questions sur un coup
ask-castle = Roquer, ou seulement s’y déplacer ?
ask-promotion = Que devient la pièce ?
ask-gate = Qui entre par la porte ?
ask-wall = Choisissez maintenant une case pour le mur.
ask-way = Par quel chemin ?
choice-castle = Roquer
choice-step = Sans roquer
choice-stays = Reste telle quelle
choice-nothing = Personne
choice-captures = prend en { $cells }

# Nouvelle partie
choose-game = Choisissez un jeu
seek-game = Chercher un jeu : glinski, xiangqi, drops …
seek-nothing = Aucun jeu ne contient ces mots.
who-plays = Qui joue
mode-person-person = Deux personnes, ici
mode-person-computer = Vous contre l’ordinateur
mode-computer-computer = L’ordinateur contre lui-même
strength = Force de l’ordinateur
level-1 = 1 · joue pour la première fois
level-2 = 2 · donne ses pièces
level-3 = 3 · voit les prises simples
level-4 = 4 · joueur occasionnel
level-5 = 5 · réfléchit un peu à l’avance
level-6 = 6 · joueur attentif
level-7 = 7 · difficile à surprendre
level-8 = 8 · fort
level-9 = 9 · donne tout
your-side = Vous jouez
side-first = En premier
side-second = En dernier
side-random = Au hasard
start-position = Position de départ
start-usual = Habituelle
start-shuffled = Mélangée
start-fen = Depuis une position (FEN)
fen-hint = Collez un FEN ici
clock-minutes = Minutes à la pendule
clock-more = Plus sur la pendule
clock-increment = Incrément par coup
clock-delay = Délai par coup
clock-byo-yomi = Cinq périodes de byo-yomi
clock-seconds = Secondes
no-clock = Sans pendule
clock-is = Pendule : { $control }
begin = Jouer : { $game }

# Ouvrir et partager
open-file = Un fichier : partie enregistrée, PGN
open-text = Ou collez un lien, une partie enregistrée, un PGN ou un FEN
kept-games = Gardées dans ce navigateur
kept-none = Aucune partie encore.
kept-how = Les parties restent jusqu’à ce que vous les oubliiez ; de celles qui sont finies, les 40 dernières.
kept-game = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }, { $over ->
    [yes] terminée
   *[no] en cours
 }
unread = Illisible
save-kept = Enregistrer { $game } dans un fichier
forget-game = Oublier { $game }
share-link = Lien vers cette partie, avec ses règles
share-fen = Position (FEN)
share-pgn = Partie (PGN)

# Nulle et abandon
draw-question = Les { $side } proposent la nulle. Les autres sont-ils d’accord ?
draw-question-computer = Proposer la nulle à l’ordinateur ?
draw-accept = D’accord
draw-offer = Proposer
draw-decline = Continuer
resign-question = Les { $side } abandonnent-ils ?
resign-yes = Oui, abandonner
resign-no = Continuer

# Réglages
settings-solid = Table 3D
solid-quality = Lumière
solid-board = Échiquier
solid-set = Pièces
solid-layers = Étages
solid-auto = Selon la machine
solid-low = Simple
solid-medium = Ombres
solid-high = Ombres douces et reflets
solid-wood = Bois
solid-marble = Marbre
solid-vinyl = Vinyle de tournoi
solid-glass = Verre
solid-contrast = Contraste élevé
solid-drawings = Découpées dans leurs dessins
solid-own = Les vôtres
solid-bring = Vos propres pièces
solid-bring-more = Un dossier avec set.toml et des fichiers OBJ et MTL ; ou déposez-le sur la page.
solid-stacked = L’un au-dessus de l’autre
solid-beside = Côte à côte
settings-board = Échiquier
theme-walnut = Noyer
theme-paper = Papier
theme-slate = Ardoise
theme-sea = Mer
theme-contrast = Contraste élevé
settings-scheme = Lumière
scheme-system = Comme le système
scheme-light = Clair
scheme-dark = Sombre
settings-show = Afficher
settings-coordinates = Lettres et chiffres sur les bords
settings-targets = Où une pièce peut aller
settings-motion = Pièces animées
settings-volume = Son
settings-language = Langue

# Touches
keys-undo = reprendre, rejouer le coup
keys-walk = parcourir les coups
keys-files = ouvrir, enregistrer
keys-board = vers l’échiquier
keys-type = écrire un coup
keys-this = cette fenêtre
keys-on-board = Sur l’échiquier, les flèches vont de case en case, Entrée prend et pose, Échap relâche. Glissez avec le bouton droit pour dessiner des flèches.
keys-camera = d’où regarder, à la table 3D
keys-ahead = Pendant que l’ordinateur réfléchit, vous pouvez déjà faire votre prochain coup ; il est joué dès qu’il est légal. Échap l’annule.
keys-questions = Là où l’on écrit les coups, on peut aussi poser des questions : ? e4, moves e2, board, last, clock.

# Familles de jeux
family-chess = Échecs et proches parents
family-goals = Autres buts
family-losing = Qui perd gagne
family-blasts = Explosions
family-walls = Murs
family-flips = Retournements
family-small = Petits plateaux
family-large = Grands plateaux
family-old = Jeux anciens
family-xiangqi = Xiangqi et janggi
family-drops = Parachutages
family-shogi = Shogi
family-beyond = Au-delà de l’échiquier
family-triggers = Une chose en entraîne une autre

# Levels
levels = Niveaux
level-untitled = Un niveau
level-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
level-moves-of = { $moves } sur { $par } coups
level-next = Niveau suivant
level-again = Depuis le début
level-danger = Dangers
level-replies = Réponses
level-replies-slow = Ces ennemis réfléchissent trop longtemps pour montrer leurs réponses d’avance.
level-lost = Cet essai est perdu. Reprenez autant de coups que vous voulez.
level-stars = { $stars } étoiles sur 3
level-scrubber = Parcourir cet essai
level-hint-piece = Jouez la pièce en { $cell }. Il reste { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }.
level-hint-target = Son chemin mène en { $cell }. Demandez encore et elle y va.
level-hopeless = D’ici, on ne peut plus gagner. Reprenez des coups.
level-no-hint = Ce niveau est trop grand pour des indices.
level-today = Aujourd’hui
level-yesterday = Hier
level-days-ago = { $days ->
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
 }
level-solved = { $solved } sur { $all } résolus
level-daily = Un pour chaque jour
level-own = Un niveau de quelqu’un d’autre : un code, un dessin ou un fichier
level-own-open = Ouvrir le niveau
level-own-nothing = Ce n’est pas un niveau. Les codes commencent par CL1-, les dessins ont une ligne comme « win: exit ».
goal-take-all = Prenez tous les ennemis.
goal-take = Prenez : { $who }.
goal-exit = Atteignez la sortie.
goal-exit-who = Doit atteindre la sortie : { $who }.
goal-survive = Tenez { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }.
goal-protect = Ne perdez pas : { $who }.
goal-collect = Ramassez { $count } × { $item }.
goal-place = Placez des pièces en { $cells }.
goal-visit = Visitez { $cells }.
goal-visit-all = Visitez chaque case.
goal-promote = Promouvez { $count } ×.
goal-material = Ayez des pièces valant { $points }.
goal-or = Ou :
goal-moves = Au plus { $count } coups.
goal-rounds = Au plus { $count } tours.
goal-anybody = n’importe quelle pièce
item-key = clé
item-sword = épée
item-shield = bouclier
item-ward = protection
item-form = forme
item-bomb = bombe
item-coin = pièce de monnaie
side-you = Vous
side-foe = Ennemis
end-failed = le niveau est perdu
