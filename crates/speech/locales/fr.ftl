# La table
game-area = Partie
skip-to-board = Aller à l’échiquier
board-label = Plateau : { $game }. { $status } Utilisez les flèches pour parcourir le plateau et Entrée pour prendre et poser une pièce.
close = Fermer
copy = Copier
thinking = réfléchit…
seat-computer = Ordinateur, niveau { $level }
captured-label = Prises : { $pieces }, valeur { $points }
tray-label = { $name ->
    [you] Vos pièces en main
    [foe] Pièces en main des ennemis
   *[other] Pièces en main : { $side }
 }
tray-empty = Aucune pièce en main
tray-piece = { $piece }, { $count } en main

# Camps
side-white = { $custom ->
    [xiangqi] Rouges
    [janggi] Cho
    [shogi] Sente
   *[other] Blancs
 }
side-black = { $custom ->
    [janggi] Han
    [shogi] Gote
   *[other] Noirs
 }
side-red = Rouges
side-green = Verts
side-yellow = Jaunes
side-blue = Bleus

# Pièces
piece-king = { $custom ->
    [draughts] dame
    [draughts-cells] dame
   *[other] roi
 }
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
piece-promoted-queen = dame promue
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
piece-man = { $custom ->
    [draughts] pion
    [draughts-cells] pion
   *[other] homme
 }
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
piece-rear-pawn = pion arrière
piece-bede = bède
piece-fad = fad
piece-short-rook = tour courte
piece-half-duck = demi-canard
piece-charging-rook = tour chargeuse
piece-fibnif = fibnif
piece-charging-knight = cavalier chargeur
piece-colonel = colonel
piece-serpent = serpent
piece-vulture = vautour
piece-jaguar = jaguar
piece-quetzal = quetzal
piece-shaman = chamane
piece-offering = offrande
piece-warrior = guerrier
piece-divine-king = roi divin
piece-duke = duc
piece-maharajah = maharadjah
piece-ninja = ninja
piece-monk = moine
piece-musketeer = mousquetaire
piece-wildebeest = gnou
piece-crocodile = crocodile
piece-gold-cannon = canon d’or
piece-flying-gold-cannon = canon volant d’or
piece-silver-cannon = canon d’argent
piece-flying-silver-cannon = canon volant d’argent
piece-copper-cannon = canon de cuivre
piece-flying-copper-cannon = canon volant de cuivre
piece-iron-cannon = canon de fer
piece-flying-iron-cannon = canon volant de fer
piece-spear-gold = or à lance
piece-leopard = léopard
piece-spider = araignée
piece-fortress = forteresse
piece-banner = bannière
piece-goat = chèvre
piece-hare = lièvre
piece-car = voiture
piece-tiger = tigre
piece-chief = chef
piece-dog = chien de garde
piece-covered = couverte
piece-khatun = khatoun
piece-scout = éclaireur
piece-vizier = vizir

# Outils
toolbar = Commandes de la partie
menu = Menu
new-game = Nouvelle partie
undo = Annuler
undo-short = Annuler
redo = Rétablir
flip = Retourner l’échiquier
flip-short = Tourner
three-d = Basculer entre 2D et 3D
hint = Indice
pass = Passer
pause = Pause
resume = Reprendre
claim-draw = Réclamer la nulle
claim-short = Réclamer la nulle
declare = Déclarer la victoire par entrée du roi
declare-short = Déclarer la victoire
offer-draw = Proposer la nulle
draw-short = Nulle
resign = Abandonner
open = Ouvrir
save = Enregistrer dans un fichier
save-pgn = Enregistrer en PGN
save-image = Enregistrer l’image
save-animation = Enregistrer l’animation (GIF)
animation-progress = Création de l’animation…
animation-stop = Annuler
share = Partager
settings = Paramètres
leave-game = Quitter cette partie (elle est enregistrée)
leave-short = Quitter la partie
keys = Raccourcis clavier

# Panneau
tab-moves = Coups
tab-info = Règles
no-moves = Aucun coup pour l’instant. Cliquez sur une pièce puis sur sa destination, ou saisissez un coup ci-dessous.
welcome = Commencer
welcome-lead = Jouez un coup pour commencer contre l’ordinateur.
welcome-as = Jouer : { $side }
welcome-continue = Reprendre : { $game }
welcome-friend = Jouer avec un ami
welcome-friend-more = À deux sur cet appareil
welcome-friend-server = Sur cet appareil ou par un lien
welcome-games = Tous les jeux
welcome-games-more = { $games } jeux, du xiangqi au shogi
welcome-puzzle = Problème du jour
welcome-puzzle-more = Un nouveau chaque jour
welcome-today = Jeu du jour
welcome-levels = Des premiers pas au niveau expert
set-up-position = Composer une position
welcome-build = Créer
welcome-build-more = Vos propres jeux et niveaux
tour-offer = Première visite ?
tour-offer-more = Deux minutes sur cet échiquier : jouer, annuler, indices
tour-move = Faites glisser une pièce vers une case, ou cliquez dessus puis sur l’une des cases marquées.
tour-undo = L’ordinateur répond aussitôt. Pour reprendre votre coup, appuyez sur « { undo-short } ».
tour-hint = Vous ne savez pas quoi jouer ? Appuyez sur « { hint } » : une flèche montre un bon coup.
tour-done = C’est tout. D’autres jeux, les niveaux et les réglages sont dans le menu. Amusez-vous bien !
tour-skip = Passer
studio-back = Atelier
to-start = Aller au début
to-end = Aller à la fin
previous-move = Coup précédent
next-move = Coup suivant
type-move = Saisir un coup
type-move-label = Saisissez un coup, comme e4 ou g1f3, ou une commande : ? e4, moves e2, board, last, clock
rematch = Revanche

# Où en est la partie
status-turn = { $name ->
    [you] À vous de jouer.
    [foe] Trait aux ennemis.
    [single] Trait à { $side }.
   *[other] Trait aux { $side }.
 }
status-check = { $name ->
    [you] À vous de jouer. Vous êtes en échec.
    [foe] Trait aux ennemis, en échec.
    [single] Trait à { $side }, en échec.
   *[other] Trait aux { $side }, en échec.
 }
status-step = Coup { $step } sur { $steps } de ce tour.
status-place = Après le coup { $at } sur { $all }
end-result = { $who } : { $why }.
end-won = { $name ->
    [you] Vous gagnez
    [foe] Les ennemis gagnent
    [single] { $side } gagne
   *[other] Les { $side } gagnent
 }
end-won-team = L’équipe { $side } gagne
end-drawn = Partie nulle
end-lost = { $name ->
    [you] Vous perdez
    [foe] Les ennemis perdent
    [single] { $side } perd
   *[other] Les { $side } perdent
 }
end-void = Sans résultat
end-checkmate = échec et mat
end-unfair-mate = mat interdit
end-stalemate = { $custom ->
    [shogi] aucun coup légal
    [xiangqi] aucun coup légal
    [janggi] aucun coup légal
   *[other] pat
 }
end-goal = but atteint
end-connected = pièces reliées
end-board-full = plateau plein
end-checks = nombre d’échecs requis atteint
end-extinction = pièces indispensables perdues
end-royal-captured = { $custom ->
    [xiangqi] général capturé
    [janggi] général capturé
   *[other] pièce royale capturée
 }
end-facing = { $custom ->
    [xiangqi] les généraux se font face
    [janggi] les généraux se font face
   *[other] les rois se font face
 }
end-passes = tous les joueurs ont passé
end-trigger = règle spéciale de ce jeu
end-move-rule = trop de coups sans progrès
end-repetition = répétition de la position
end-to-and-fro = une pièce a fait trop d’allers et retours
end-perpetual-check = échec perpétuel
end-perpetual-chase = poursuite perpétuelle
end-declaration = entrée du roi déclarée
end-points = le plus de points à la fin
end-counting = limite de comptage atteinte
end-resignation = { $name ->
    [you] vous avez abandonné
    [foe] les ennemis ont abandonné
    [single] abandon de { $side }
   *[other] abandon des { $side }
 }
end-time = { $name ->
    [you] votre temps est écoulé
    [foe] temps écoulé pour les ennemis
    [single] temps écoulé pour { $side }
   *[other] temps écoulé pour les { $side }
 }
end-time-without-material = { $name ->
    [you] votre temps est écoulé, mais aucun adversaire ne peut gagner
    [foe] temps écoulé pour les ennemis, mais personne d’autre ne peut gagner
    [single] temps écoulé pour { $side }, mais aucun adversaire ne peut gagner
   *[other] temps écoulé pour les { $side }, mais aucun adversaire ne peut gagner
 }
end-agreement = par accord mutuel
end-abort = partie annulée

# Lu à voix haute
announce-new-game = Nouvelle partie : { $game }.
announce-move = { $side } : { $piece } de { $from } à { $to }.
action-take = retirer
action-take-mill = retirer d’un moulin
action-swap = échanger les couleurs
action-elephants-in = éléphants à l’intérieur
action-elephants-out = éléphants à l’extérieur
action-elephants-left = éléphants à gauche
action-elephants-right = éléphants à droite
action-swap-a = échanger en a
action-swap-b = échanger en b
action-swap-c = échanger en c
action-swap-d = échanger en d
action-swap-e = échanger en e
action-swap-f = échanger en f
action-swap-g = échanger en g
announce-drop = { $side } : { $piece } parachuté en { $to }.
announce-castling = { $name ->
    [you] Vous roquez, roi en { $to }.
    [foe] Les ennemis roquent, roi en { $to }.
    [single] { $side } roque, roi en { $to }.
   *[other] Les { $side } roquent, roi en { $to }.
 }
announce-pass = { $name ->
    [you] Vous passez.
    [foe] Les ennemis passent.
    [single] { $side } passe.
   *[other] Les { $side } passent.
 }
announce-action = { $side } : « { $action } ».
announce-action-at = { $side } : « { $action } », { $to }.
announce-left = { $name ->
    [you] Vous quittez la partie.
    [foe] Les ennemis quittent la partie.
    [single] { $side } quitte la partie.
   *[other] Les { $side } quittent la partie.
 }
announce-unseen-move = { $name ->
    [single] { $side } a joué.
   *[other] Les { $side } ont joué.
 }
announce-lost = Perte : { $piece } en { $cell }.
umpire-captured = Prise en { $cell }.
umpire-captured-piece = Prise en { $cell } : { $piece }.
umpire-captured-other = Prise en { $cell } : une pièce.
umpire-check-file = Échec sur la colonne.
umpire-check-rank = Échec sur la rangée.
umpire-check-long-diagonal = Échec sur la grande diagonale.
umpire-check-short-diagonal = Échec sur la petite diagonale.
umpire-check-diagonal = Échec sur une diagonale.
umpire-check-leap = Échec : { $piece }.
umpire-can-capture = Peuvent prendre : { $pieces }.
umpire-can-capture-count = Prises possibles ({ $pieces }) : { $count }.
umpire-no = L’arbitre dit non : { $move }.
umpire-no-other = L’arbitre a refusé un coup.
umpire-refused = Refusé : { $moves }.
umpire-noes = Coups refusés : { $count }.
announce-capture = Prise : { $piece }.
announce-promotion = Promotion : { $piece }.
announce-gate = Entrée en { $to } : { $piece }.
announce-roll = { $side }, le dé : { $piece }.
announce-reveal = Sur { $to } : { $piece } ({ $side }).
announce-uncover = { $side } : la pièce sur { $to } est retournée.
announce-drawn = La pièce prise était : { $piece }.
announce-drawn-unseen = Seul l’adversaire voit ce qu’était la pièce prise.
announce-wall = Mur en { $to }.
announce-duck = Canard en { $to }.
announce-check = Échec.
announce-cell = { $name ->
    [you] { $cell } : { $piece }, à vous
    [foe] { $cell } : { $piece }, aux ennemis
   *[other] { $cell } : { $piece }, { $side }
 }
announce-cell-wall = { $cell } : mur
announce-cell-duck = { $cell } : canard
announce-cell-unseen = { $cell } : non visible
announce-cell-empty = { $cell } : vide
announce-targets = { $cell }. Coups légaux : { $targets }.
announce-no-targets = { $cell }. Aucun coup légal.
announce-premove = Coup anticipé en { $to }.
announce-clock = { $name ->
    [you] Il vous reste { $time }.
    [foe] Il reste { $time } aux ennemis.
   *[other] { $side } : reste { $time }.
 }

# Messages
notice-over = La partie est terminée. Annulez un coup ou commencez une nouvelle partie.
notice-hidden = Impossible tant qu’une partie du jeu est cachée.
notice-wait = Veuillez patienter. L’ordinateur réfléchit.
notice-premove-gone = Votre coup anticipé n’est plus légal.
notice-three-d-not-loaded = L’échiquier 3D n’a pas pu être chargé. Rechargez la page lorsque vous serez en ligne. D’ici là, vous pouvez jouer sur l’échiquier 2D.
notice-three-d-camera = Faites glisser à côté de l’échiquier pour tourner la table. Les flèches et les touches 1 à 5 déplacent aussi la caméra.
notice-no-three-d = Ce navigateur ne peut pas afficher l’échiquier 3D, car il ne prend pas en charge WebGL2. Vous pouvez jouer sur l’échiquier 2D.
notice-animation-saved = Animation enregistrée sous { $file }.
notice-models = Vos pièces sont sur l’échiquier.
notice-models-with = Vos pièces sont sur l’échiquier. Des pièces standard remplacent les pièces défectueuses : { $what }
notice-saved = Partie enregistrée dans un fichier.
notice-opened = Ouvert.
notice-other-tab = Cette partie est ouverte dans un autre onglet. Vous en jouez une copie ici.
notice-opened-with = Ouvert avec des avertissements : { $what }
notice-copied = Copié.
notice-not-copied = Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.
notice-draw-declined = L’ordinateur refuse la nulle.
notice-hint = Essayez { $move }.
notice-hint-coming = Recherche d’un bon coup…

# Ennuis
trouble-no-storage = Ce navigateur n’enregistre aucune donnée pour cette page : votre partie sera perdue à la fermeture. Enregistrez-la dans un fichier.
trouble-storage-full = L’espace de stockage de ce navigateur est plein. Supprimez d’anciennes parties sous « Ouvrir », ou enregistrez celle-ci dans un fichier.
trouble-saved-game = Cette partie ne peut plus être ouverte : { $why }
trouble-unreadable = { $count ->
    [one] { $count } élément enregistré dans ce navigateur ne peut plus être lu. Il n’est pas supprimé : vous pouvez l’enregistrer dans un fichier sous « Ouvrir ».
   *[other] { $count } éléments enregistrés dans ce navigateur ne peuvent plus être lus. Ils ne sont pas supprimés : vous pouvez les enregistrer dans des fichiers sous « Ouvrir ».
 }
trouble-worker = Le joueur ordinateur s’est arrêté de façon inattendue. Votre partie est intacte. Annulez un coup ou cliquez sur « Reprendre » pour le relancer.
trouble-not-loaded = Une partie de la page n’a pas pu être chargée. Rechargez la page lorsque vous serez en ligne. Vous pouvez continuer votre partie.
loading = Chargement…
try-again = Réessayer
trouble-no-game = Ce jeu n’existe pas.
trouble-file = Ce n’est pas un fichier texte.
trouble-image = L’image n’a pas pu être créée. Réessayez, ou basculez entre 2D et 3D.
trouble-models = Ces pièces sont inutilisables : { $why }
trouble-models-gone = Vos pièces ne sont plus disponibles. Choisissez de nouveau le dossier.
trouble-models-not-kept = Le navigateur n’a pas pu les enregistrer. Choisissez de nouveau le dossier la prochaine fois.
trouble-nothing = Il n’y a rien à ouvrir. Collez un lien, une partie enregistrée, un PGN ou une position.
trouble-open = Impossible d’ouvrir : { $why }
trouble-no-pgn = Ce PGN ne contient aucune partie.
trouble-fen = Ce n’est pas une position valide pour le jeu actuel : { $why }

# Questions sur un coup
ask-castle = Roquer ou jouer un coup normal ?
ask-promotion = Promouvoir en
ask-gate = Quelle pièce entre en jeu ?
ask-wall = Choisissez où placer le mur.
ask-duck = Choisissez une case pour le canard.
ask-path = Choisissez un trajet
choice-castle = Roquer
choice-step = Coup normal
choice-stays = Ne pas promouvoir
choice-nothing = Aucune pièce
choice-captures = prend en { $cells }

# Nouvelle partie
choose-game = Choisissez un jeu
search-game = Rechercher un jeu : glinski, xiangqi, shogi…
search-no-match = Aucun jeu trouvé.
players = Joueurs
mode-person-person = Deux joueurs sur cet appareil
mode-person-computer = Vous contre l’ordinateur
mode-computer-computer = Ordinateur contre ordinateur
strength = Niveau de l’ordinateur
level-1 = 1 · première partie
level-2 = 2 · perd facilement ses pièces
level-3 = 3 · voit les prises simples
level-4 = 4 · joueur occasionnel
level-5 = 5 · anticipe un peu
level-6 = 6 · joueur attentif
level-7 = 7 · joueur expérimenté
level-8 = 8 · fort
level-9 = 9 · maximum
your-side = Votre camp
side-first = Premier
side-second = Dernier
side-random = Aléatoire
start-position = Position de départ
start-standard = Standard
start-shuffled = Mélangée
start-fen = Depuis une position (FEN)
fen-hint = Collez un FEN ici
clock-minutes = Minutes par joueur
clock-more = Options de la pendule
clock-increment = Incrément par coup
clock-delay = Délai par coup
clock-byo-yomi = Byo-yomi, cinq périodes
clock-seconds = Secondes
no-clock = Sans pendule
clock-is = Pendule : { $control }
start-game = Jouer : { $game }
filter-games = Afficher
filter-all = Tous
filter-favourites = Favoris
filter-recent = Récents
favourite-add = Ajouter { $game } aux favoris
favourite-remove = Retirer { $game } des favoris
favourites-none = Pas encore de favoris. Cliquez sur l’étoile d’un jeu.
recent-none = Aucune partie jouée pour l’instant.
clock = Pendule
clock-own = Autre
clock-unreadable = « { $text } » n’est pas une cadence. Exemples : 15, 15+10, 1:30:00.
level-looks = Examine environ { $positions } positions avant chaque coup.
level-errs = Examine environ { $positions } positions et joue { $percent } % de ses coups au hasard.
level-overlooks = Examine environ { $positions } positions et ne voit pas certains coups, surtout les coups tranquilles ou lointains.
level-full = Utilise tout son temps et joue de son mieux.

# Ouvrir et partager
open-file = Choisissez un fichier : partie, PGN, niveau ou règles
open-text = Ou collez un lien, une partie, un PGN, un FEN, un niveau ou les règles d’un jeu
saved-games = Parties enregistrées dans ce navigateur
saved-none = Aucune partie pour l’instant.
saved-how = Parties terminées : les 40 dernières sont conservées. Les parties en cours sont conservées jusqu’à ce que vous les supprimiez.
saved-game = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }, { $over ->
    [yes] terminée
   *[no] en cours
 }
unreadable = Illisible
save-saved-game = Enregistrer { $game } dans un fichier
delete-game = Supprimer { $game }
several-games = { $count } parties
several-levels = { $count } niveaux
several-rules = { $count } jeux
several-game = Partie { $number }
several-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
several-filter = Filtrer par nom, tournoi, année, résultat…
several-none = Aucune ne correspond.
several-more = Encore { $count }. Filtrez pour les trouver.
several-back = Ouvrir autre chose
details = Détails et notes
details-event = Tournoi
details-site = Lieu
details-date = Date
details-round = Ronde
details-move = Coup { $number }
details-start = Avant le premier coup
details-sign = Signe
details-comment = Commentaire
trouble-unknown-text = Ce texte n’est pas reconnu. Vous pouvez ouvrir des liens, parties enregistrées, PGN, FEN, niveaux, documents de jeu (TOML, JSON), variants.ini et fichiers Bishop, Tiled et LDtk.
trouble-tiled-xml = C’est une carte Tiled en XML. Exportez-la en JSON dans Tiled : Fichier, Exporter sous.
trouble-text = { $kind ->
    [shared-game] Ce lien est endommagé : { $why }
    [saved-game] Cette partie enregistrée ne peut pas être ouverte : { $why }
    [level] Ce niveau contient des erreurs : { $why }
    [tiled] Cette carte Tiled contient des erreurs : { $why }
    [ldtk] Ce projet LDtk contient des erreurs : { $why }
    [document] Ce document de jeu contient des erreurs : { $why }
    [ini] Ce variants.ini contient des erreurs : { $why }
    [bishop] Ce fichier Bishop contient des erreurs : { $why }
   *[other] Impossible d’ouvrir : { $why }
 }
share-link = Lien vers cette partie, règles comprises
share-fen = Position (FEN)
share-pgn = Partie (PGN)

# Nulle et abandon
curtain = Passez l’appareil. Trait : { $side }.
curtain-lift = Montrer l’échiquier
draw-question = { $name ->
    [you] Vous proposez la nulle. Accepter ?
    [foe] Les ennemis proposent la nulle. Accepter ?
    [single] { $side } propose la nulle. Accepter ?
   *[other] Les { $side } proposent la nulle. Accepter ?
 }
draw-question-computer = Proposer la nulle à l’ordinateur ?
draw-accept = Accepter la nulle
draw-offer = Proposer la nulle
draw-decline = Continuer
resign-question = { $name ->
    [you] Abandonner ?
    [foe] Abandonner ?
    [single] Abandonner avec { $side } ?
   *[other] Abandonner avec les { $side } ?
 }
resign-yes = Abandonner
resign-no = Continuer

# Réglages
settings-three-d = Échiquier 3D
three-d-quality = Qualité graphique
three-d-board = Échiquier
three-d-set = Pièces
three-d-layers = Étages
three-d-auto = Automatique
three-d-low = Simple
three-d-medium = Ombres
three-d-high = Ombres douces et reflets
three-d-wood = Bois
three-d-marble = Marbre
three-d-vinyl = Vinyle de tournoi
three-d-glass = Verre
three-d-contrast = Contraste élevé
three-d-drawings = Découpes des pièces 2D
three-d-own = Les vôtres
three-d-bring = Vos propres pièces
three-d-bring-more = Choisissez un dossier contenant set.toml et des fichiers OBJ et MTL, ou déposez-le sur la page.
three-d-stacked = Superposés
three-d-beside = Côte à côte
settings-board = Échiquier
theme-walnut = Noyer
theme-paper = Papier
theme-slate = Ardoise
theme-sea = Mer
theme-contrast = Contraste élevé
theme-moss = Mousse
theme-rosewood = Palissandre
theme-dusk = Crépuscule
settings-figures = Pièces
figures-own = Arrondies
figures-engraved = Gravées
figures-geometric = Géométriques
figures-letters = Lettres
settings-characters = Pièces de xiangqi, janggi et shogi
characters-regular = Pinceau
characters-even = Gras
characters-figures = Figures
coordinates-outside = À l’extérieur
coordinates-inside = À l’intérieur
coordinates-none = Aucune
settings-customary = Coordonnées et coups comme dans le pays du jeu
settings-figurines = Figurines dans la liste des coups
settings-zoom = Taille du plateau
settings-appearance = Apparence
appearance-system = Système
appearance-light = Clair
appearance-dark = Sombre
settings-show = Affichage
settings-coordinates = Coordonnées
settings-legal-moves = Coups légaux
settings-animation = Animation
settings-sound = Son
settings-volume = Volume
settings-kit = Type de son
kit-wood = Bois
kit-felt = Feutre
kit-glass = Verre
kit-retro = Rétro
settings-spoken = Dire les coups à voix haute
settings-language = Langue

# Touches
keys-undo = Annuler, rétablir
keys-walk = Coup précédent, coup suivant
keys-files = Ouvrir, enregistrer
keys-board = Aller à l’échiquier
keys-type = Saisir un coup
keys-shortcuts = Raccourcis clavier
keys-on-board = Sur l’échiquier, utilisez les flèches pour vous déplacer, Entrée pour prendre et poser une pièce et Échap pour annuler. Glissez avec le bouton droit de la souris pour dessiner des flèches.
keys-camera = Déplacer la caméra 3D (là, Maj+← et Maj+→ parcourent les coups)
keys-premove = Pendant que l’ordinateur réfléchit, vous pouvez déjà saisir votre prochain coup. Ce coup anticipé est joué à votre tour s’il est légal. Appuyez sur Échap pour l’annuler.
keys-commands = Le champ des coups accepte aussi des commandes : ? e4, moves e2, board, last, clock.

# Familles de jeux
family-chess = Échecs et proches parents
family-goals = Autres façons de gagner
family-losing = Qui perd gagne et variantes
family-blasts = Explosions
family-walls = Cases bloquées
family-flips = Pions à retourner
family-lines = Alignements et liaisons
family-draughts = Jeux de dames
family-small = Petits plateaux
family-large = Grands plateaux
family-old = Échecs historiques et régionaux
family-xiangqi = Xiangqi et janggi
family-drops = Jeux à parachutage
family-shogi = Shogi
family-beyond = Plateaux, tours et pièces inhabituels
family-triggers = Effets spéciaux

# Levels
levels = Niveaux
level-untitled = Niveau sans titre
level-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }
level-moves-of = Coups : { $moves } (objectif { $par })
level-next = Niveau suivant
level-won = Résolu !
level-again = Rejouer
level-keys = Vos clés :
level-restart = Recommencer
level-danger = Menaces
level-replies = Réponses ennemies
level-replies-slow = Les réponses ennemies de ce niveau sont trop longues à calculer.
level-lost = Cet essai a échoué. Annulez autant de coups que vous voulez.
level-stars = { $stars ->
    [one] { $stars } étoile sur 3
   *[other] { $stars } étoiles sur 3
 }
level-scrubber = Coups de cet essai
level-hint-piece = Jouez la pièce en { $cell }. Il reste { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }.
level-hint-target = Elle doit atteindre { $cell }. Demandez encore un indice pour jouer le coup.
level-hopeless = Cette position ne peut plus être gagnée. Annulez des coups.
level-no-hint = Ce niveau est trop grand pour des indices.
level-hint-cost = Un indice coûte une étoile, et un coup joué par l’indice en coûte une autre. Recommencez le niveau pour obtenir les trois.
level-today = Aujourd’hui
level-yesterday = Hier
level-solved = { $solved ->
    [one] { $solved } sur { $all } résolu
   *[other] { $solved } sur { $all } résolus
 }
level-daily = Quotidien
level-own = Ouvrir un niveau : collez un code, un dessin ou le texte d’un fichier
level-make = Créer un niveau
level-own-open = Ouvrir le niveau
level-own-nothing = Ce n’est pas un niveau. Un code commence par CL1-. Un dessin contient une ligne comme « win: exit ».
goal-take-all = Capturez tous les ennemis.
goal-take = Capturez : { $who }.
goal-exit = Atteignez la sortie.
goal-exit-who = Amenez à la sortie : { $who }.
goal-survive = { $count ->
    [one] Survivez { $count } tour.
   *[other] Survivez { $count } tours.
 }
goal-protect = Protégez : { $who }.
goal-collect = Ramassez { $count } × { $item }.
goal-place = Placez des pièces en { $cells }.
goal-visit = Passez par { $cells }.
goal-visit-all = Passez par toutes les cases.
goal-promote = { $count ->
    [one] Faites une promotion.
   *[other] Faites { $count } promotions.
 }
goal-material = Ayez au moins { $points } points de matériel.
goal-or = Ou :
goal-moves = { $count ->
    [one] Au plus { $count } coup.
   *[other] Au plus { $count } coups.
 }
goal-rounds = { $count ->
    [one] Au plus { $count } tour.
   *[other] Au plus { $count } tours.
 }
goal-anybody = n’importe quelle pièce
item-key = clé
item-sword = épée
item-shield = bouclier
item-ward = protection
item-form = nouvelle forme
item-bomb = bombe
item-coin = pièce de monnaie
side-you = Vous
side-foe = Ennemis
end-failed = niveau échoué

# People elsewhere
online-lobby = Jouer en ligne
online-lobby-more = Trouver un adversaire, regarder
online-refused-not-your-turn = Ce n’est pas à vous de jouer.
online-away = absent
online-bot = Un programme joue
online-chat = Discussion
online-draw-question = Proposer la nulle à votre adversaire ?
# Refused moves
refused-ambiguous = Plusieurs coups conviennent : { $moves }.
refused-belongs = La pièce en { $cell } est à { $owner }, mais c’est à { $mover } de jouer.
refused-cannot-reach = La pièce en { $from } ({ $piece }) ne peut pas aller en { $to }.
refused-castling-blocked = Une pièce gêne, ou le roi passerait ou arriverait sur une case attaquée.
refused-castling-lost-kings = { $side } : le petit roque n’est plus possible.
refused-castling-lost-queens = { $side } : le grand roque n’est plus possible.
refused-empty = Saisissez un coup.
refused-exposed = Serait en échec : { $royal }.
refused-facing = Les rois se font face, et ce coup n’y change rien.
refused-in-check = On ne peut pas roquer en étant en échec.
refused-may-not-check = { $side } : donner échec est interdit dans ce jeu.
refused-must-capture = Une prise est possible, et la prise est obligatoire.
refused-no-castling = Il n’y a pas de roque dans ce jeu.
refused-no-drop-there = Cette pièce ne peut pas être parachutée en { $cell } maintenant.
refused-no-drops = Il n’y a pas de parachutage dans ce jeu.
refused-no-pass = On ne peut pas passer maintenant.
refused-no-piece = { $side } : aucune pièce de ce type.
refused-no-piece-on = Il n’y a pas de pièce en { $cell }.
refused-no-piece-there = { $side } : aucune pièce de ce type en { $place }.
refused-no-promotion = Aucune promotion n’y est possible.
refused-no-such-cell = La case { $cell } n’existe pas sur cet échiquier.
refused-no-such-piece = « { $text } » n’est pas une pièce. Les pièces sont { $signs }.
refused-none-reaches = Aucune pièce de ce type ne peut aller en { $to }.
refused-not-a-move = Ce n’est pas un coup. Écrivez par exemple { $like }.
refused-nothing-to-drop = { $side } : aucune pièce de ce type à parachuter maintenant.
refused-occupied = Il y a déjà une pièce en { $cell }.
refused-other-capture = Ce coup ne prend pas cette pièce.
refused-other-piece = La pièce en { $cell } est une autre : { $piece }.
refused-over = La partie est terminée.
refused-own-piece-there = Une pièce du même camp est en { $to }.
refused-promotions = Promotions possibles ici : { $signs }.
refused-still-exposed = Serait toujours en échec : { $royal }.
refused-too-long = C’est trop long pour un coup.
refused-trailing = « { $text } » est inattendu après « { $after } ».

# Lessons, the computer's time and style, and how games end.
learn = Apprendre
learn-lead = Des positions à résoudre, quelques-unes pour chaque famille de jeux.
learn-family = Apprendre : { $family }
learn-tour = Apprendre avec des positions à résoudre
lesson-next = Position suivante
goal-mate = { $count ->
    [one] Matez en un coup.
   *[other] Matez en { $count } coups.
}
goal-win = { $count ->
    [one] Gagnez en un coup.
   *[other] Gagnez en { $count } coups.
}
level-too-late = Il ne reste plus de coups pour ce but. Annulez et essayez autrement.
lesson-chess = Le mat termine la partie : le roi est attaqué et ne peut s’échapper.
lesson-goals = Ici, on peut gagner sans mater. L’onglet des règles dit comment.
lesson-losing = Ici, vous voulez perdre vos pièces. Qui peut prendre doit prendre.
lesson-blasts = Une prise explose avec toutes les pièces autour, sauf les pions. Éloignez votre roi.
lesson-walls = Les cases sont bloquées l’une après l’autre. Ne laissez aucun coup à l’adversaire.
lesson-flips = Les pions encadrés changent de camp. À la fin, le plus grand nombre gagne.
lesson-lines = Complétez votre ligne avant l’adversaire.
lesson-draughts = La prise est obligatoire, parfois de plusieurs pions. Ne laissez aucun coup à l’adversaire.
lesson-small = Peu de cases, peu de pièces : chaque coup compte.
lesson-large = De nouvelles pièces réunissent les coups de deux autres : cavalier et fou, ou cavalier et tour.
lesson-old = Les échecs anciens sont lents : la pièce près du roi va d’une case en diagonale, et l’éléphant n’est pas un fou.
lesson-xiangqi = Les généraux restent dans leur palais. Les canons prennent en sautant par-dessus une pièce.
lesson-drops = Une pièce prise est à vous : posez-la sur une case libre au lieu de jouer un coup.
lesson-shogi = Les pièces prises reviennent pour vous, et l’on promeut sur les rangées lointaines.
lesson-triggers = Les coups et les prises ont des effets. L’onglet des règles les énumère.
lesson-beyond = Hexagones, plusieurs coups par tour, trois joueurs : regardez d’abord jusqu’où vont les pièces.
think = Temps de réflexion par coup
think-usual = Standard (5 secondes)
think-seconds = { $seconds ->
    [one] 1 seconde
   *[other] { $seconds } secondes
}
think-clock = Avec une pendule, l’ordinateur répartit son temps.
style = Style de jeu
style-usual = Selon son niveau
style-random = Au hasard : n’importe quel coup légal
style-greedy = Gourmand : prend tout ce qu’il peut
style-timid = Craintif : met ses pièces à l’abri
style-swindler = Roublard : tend des pièges
style-minimax = À l’ancienne : calcule deux coups à l’avance
goal-picture = Une fin de partie possible
settings-thai = Écrire en thaï les coups de makruk

# Parties sur deux échiquiers
match-board = Échiquier { $board }
match-said = Échiquier { $board } : { $text }
match-on-board = { $why } sur l’échiquier { $board }
match-player = { $name } ({ $board })
match-supplied = Nouveau en main pour { $side } : { $piece }.
match-waits = Aucun coup pour { $side } tant qu’aucune pièce ne vient de l’autre échiquier.
match-seats = Les partenaires sont côte à côte : les deux du haut jouent ensemble, les deux du bas aussi.
match-flat = Cette partie se joue sur deux échiquiers plats, pas sur la table 3D.
match-resign = Abandonner pour { $team }
match-draw-question = Tous les joueurs acceptent-ils la nulle ?
match-person = Personne
match-name = Nom (facultatif)
several-matches = { $count } parties sur deux échiquiers
match-type-move = Tapez un coup, avec son échiquier si ce n’est pas le dernier utilisé : B e4
