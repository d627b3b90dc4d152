# Fiches de règles en français. Le début de `sheet-en.ftl` explique les phrases, les formes et les listes.
#
# Formes des pièces : `many` est le pluriel ; `a`, `the` et `au` portent l’article. Une forme absente suit `rule-FORME`, selon le genre
# (`gender`: m, f, ou mv, fv devant une voyelle). Une pièce que seul un document connaît s’écrit « pièce … ».

# La page
language = fr
title = { $game } : règles
also-called = Aussi appelé { $names }.
heading-different = Différences avec { $game }
not-here = Pas ici : { $sentence }
of-piece = { $piece } : { $sentence }
diagram-lead = Cliquez sur une case marquée d’un diagramme : la pièce y va, et vous voyez où elle peut aller ensuite.
diagram-label = { $piece } : ses déplacements. Les flèches choisissent une case marquée, Entrée y va, Échap la ramène.
diagram-back = Retour au centre
heading-goal = Le but
heading-board = L’échiquier
heading-start = La position de départ
heading-turns = Les tours
heading-view = Ce que l’on voit
heading-pieces = Les pièces
heading-check-and-capture = Échec et prises
heading-castling = Le roque
heading-walls = Les murs
heading-hands = Les pièces en main
heading-gates = Les portes
heading-chance = Le hasard
heading-effects = Les effets automatiques
heading-terrain = Le terrain
heading-level = Le niveau
heading-end = La fin de la partie
heading-about = À propos de ce jeu
heading-signs = Signes des diagrammes
sign = signe
meaning = sens
sign-piece = la pièce
sign-both = peut aller ou prendre ici
sign-move = peut aller ici, sans prendre
sign-capture = peut prendre ici, mais pas y aller
sign-first = peut aller ici au premier coup
sign-first-capture = peut prendre ici au premier coup
sign-both-somewhere = peut aller ou prendre ici dans certaines parties de l’échiquier
sign-move-somewhere = peut aller ici dans certaines parties de l’échiquier
sign-capture-somewhere = peut prendre ici dans certaines parties de l’échiquier
sign-both-over = peut aller ou prendre ici par-dessus une autre pièce
sign-move-over = peut aller ici par-dessus une autre pièce
sign-capture-over = peut prendre ici par-dessus une autre pièce
sign-remote = prend ici sans y aller
sign-move-remote = peut aller ici, ou prendre ici sans y aller
sign-line = et plus loin dans cette direction tant que les cases sont vides
sign-block = doit être vide pour que la case derrière soit accessible
sign-screen = une pièce quelconque, à sauter

# Nombres et listes
number-word = { $n ->
    [0] zéro
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $n }
 }
number-ordinal = { $n ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
   *[other] { $n }e
 }
counted = { $count ->
    [1] { $noun-a }
   *[other] { $count-word } { $noun-many }
 }
list-more = { $left }, { $right }
list-and = { $left } et { $right }
list-or = { $left } ou { $right }
list-then = { $left } puis { $right }
list-instead = { $left } ou { $right }
list-comma = { $left }, { $right }
list-next = { $left }{ $right }
list-next-more = { $left }{ $right }
list-alternatives = { $left } ; ou bien { $right }
list-alternatives-more = { $left } ; ou bien { $right }
list-ways = { $left } ; { $right }
list-ways-more = { $left } ; { $right }

# Le but
be-last = Être le dernier camp en jeu.
aim = { $ways-or }.
aim-of-side = { $side } : { $ways-or }.
way-checkmate = mater { $kinds-the-foe-or }
way-be-checkmated = être maté
way-have-more-pieces = avoir plus de pièces à la fin de la partie
way-blow-it-up = le faire exploser
way-blow-up = faire exploser { $kinds-the-foe-or }
way-capture = prendre { $kinds-the-foe-or }
way-give-checks = { $count ->
    [1] donner un échec
   *[other] donner { $count-word } échecs
 }
way-castle = roquer
way-stalemate = laisser l’adversaire sans coup légal
way-be-stalemated = ne plus avoir de coup légal
way-have-fewer-pieces = avoir moins de pièces quand un camp n’a plus de coup légal
way-draw = obtenir la nulle
way-reach = amener { $who } sur { $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }
a-piece = une pièce
your-pieces = { $count-word } de ses pièces
your-piece = { $kinds-own-or }
of-your-pieces = { $count } de ces pièces ({ $kinds-many-and })
way-held = { " " }et l’y maintenir pendant un tour
way-safe = { " " }sans qu’elle puisse être prise
way-connect-edges = relier deux bords avec ses pièces
way-fill-block = remplir de ses pièces un carré de { $size } cases sur { $size }
way-line = aligner { $count-word } de ses pièces
way-capture-one-kind = prendre toutes les pièces adverses d’une même sorte
way-leave-none = ne laisser aucune pièce à l’adversaire
way-capture-all = prendre toutes les pièces adverses
way-leave-one = ne laisser qu’une pièce à l’adversaire
way-leave-few = laisser à l’adversaire au plus { $held }
way-capture-kinds = prendre toutes ces pièces adverses : { $kinds-many-and }
way-capture-one-of = prendre une de ces pièces de l’adversaire : { $held }
way-leave-few-kinds = ne laisser à l’adversaire que { $count } de ces pièces au plus : { $kinds-many-and }
way-lose-all = perdre toutes ses pièces
way-lose-all-but-king = n’avoir plus que son roi
way-be-left-with-few = ne garder au plus que ceci : { $held }
way-lose-piece = perdre { $kind-own }
way-lose-pieces = perdre toutes ces pièces : { $kinds-many-and }

# L’échiquier et la position de départ
board-hexagon = Un hexagone de { $cells } cases hexagonales, { $edge-word } par côté.
board-hex-box = { $files } colonnes sur { $ranks } rangées de cases hexagonales.
board-layers = { $layers } étages de { $files } cases sur { $ranks }, l’un au-dessus de l’autre ; A est le plus bas. Pour chaque camp, vers le haut signifie en s’éloignant de ses étages de départ.
board-squares = { $files } colonnes sur { $ranks } rangées, { $cells } cases.
board-hex-directions = Les déplacements orthogonaux passent par les côtés d’une case, dans six directions ; les déplacements diagonaux passent par ses sommets, dans six autres.
board-holes = Les cases qui manquent sur l’image ne font pas partie de l’échiquier : aucune pièce ne peut s’y trouver ni y passer.
board-wrap-files = Les bords gauche et droit se touchent : une pièce qui sort d’un côté rentre de l’autre.
board-wrap-ranks = Les bords inférieur et supérieur se touchent : une pièce qui sort d’un côté rentre de l’autre.
board-wrap-both = Les bords opposés se touchent : une pièce qui sort d’un côté rentre de l’autre.
board-glue = Les bords { $from } et { $to } se touchent : une pièce qui sort d’un côté rentre de l’autre.
board-glue-shift = Le bord { $from } touche le bord { $to } avec un décalage : une pièce qui sort par le bord { $from } rentre { $shift }.
board-glue-flip = Le bord { $from } touche le bord { $to } à l’envers, comme sur un ruban de Möbius : une pièce qui sort près d’un bout rentre près de l’autre.
board-glue-flip-shift = Le bord { $from } touche le bord { $to } à l’envers, comme sur un ruban de Möbius, et avec un décalage : une pièce qui sort près d’un bout rentre près de l’autre, { $shift }.
board-glue-mirror = Une pièce qui continue au-delà d’un bord retourné se déplace comme dans un miroir jusqu’à la fin de son coup ; ensuite, les directions de son camp valent de nouveau.
board-glue-corner = Les bords { $from } et { $to } se touchent autour de leur coin : une pièce qui sort par l’un près du coin rentre par l’autre près de lui.
board-glue-corner-flip = Les bords { $from } et { $to } se touchent à l’envers : une pièce qui sort par l’un près de leur coin rentre par l’autre loin de lui.
board-glue-turn = Une pièce qui continue au-delà d’un tel bord se déplace dans des directions tournées jusqu’à la fin de son coup ; ensuite, celles de son camp valent de nouveau.
board-glue-turn-flip = Une pièce qui continue au-delà d’un tel bord se déplace dans des directions tournées et inversées jusqu’à la fin de son coup ; ensuite, celles de son camp valent de nouveau.
board-join = Bords joints, dans cet ordre : { $from } ({ $edge }) et { $to } ({ $other }).
board-join-ways = Chaque pas est un chemin le plus court possible le long des colonnes et des rangées : là où des bords joints se rencontrent, un pas en diagonale ou un saut peut avoir plusieurs chemins, et la pièce peut aller au bout de chacun.
edge-left = gauche
edge-right = droit
edge-lower = inférieur
edge-upper = supérieur
shift-up = { $count ->
    [1] une rangée plus haut
   *[other] { $count-word } rangées plus haut
 }
shift-down = { $count ->
    [1] une rangée plus bas
   *[other] { $count-word } rangées plus bas
 }
shift-right = { $count ->
    [1] une colonne plus à droite
   *[other] { $count-word } colonnes plus à droite
 }
shift-left = { $count ->
    [1] une colonne plus à gauche
   *[other] { $count-word } colonnes plus à gauche
 }
setup-waits = { $kind-a } attend derrière { $cells }.
setup-shuffle = Les pièces sur { $cells-all } commencent dans un ordre tiré au sort.
shuffle-one-on-both-colours = Les { $kind-many } sont sur des cases des deux couleurs.
shuffle-on-both-colours = { $kinds-the-and } sont sur des cases de couleurs différentes.
shuffle-between = { $middle-the } se trouve entre deux { $outer-many }.
shuffle-protected = Chacune de ces pièces est protégée : { $kinds-many-and }.
shuffle-not = L’ordre n’est pas `{ $row }`.
shuffle-mirrored = Les pièces de l’autre camp reflètent cet ordre.
shuffle-own = Chaque camp a son propre ordre.

# Lieux de l’échiquier
last-ranks = { $count ->
    [1] la dernière rangée
   *[other] les { $count-word } dernières rangées
 }
but-last-ranks = { $count ->
    [1] n’importe quelle rangée sauf la dernière
   *[other] n’importe quelle rangée sauf les { $count-word } dernières
 }
    .all = { $count ->
        [1] toutes les rangées sauf la dernière
       *[other] toutes les rangées sauf les { $count-word } dernières
     }
first-ranks = { $count ->
    [1] la première rangée de son camp
   *[other] les { $count-word } premières rangées de son camp
 }
own-rank = la { $count-ordinal } rangée de son camp
end-of-file = la dernière case d’une colonne
    .all = les dernières cases des colonnes
any-cell = n’importe quelle case
    .all = toutes les cases
no-cell = aucune case
nowhere = nulle part
all-cells-but = n’importe quelle case sauf { $cells-and }
    .all = toutes les cases sauf { $cells-and }
cells = { $cells }
cell-list = { $parts-or }
    .all = { $parts-and }
one-rank = la rangée { $rank }
rank-range = les rangées { $first }–{ $last }
ranks = les rangées { $ranks-and }
one-file = la colonne { $file }
file-range = les colonnes { $first }–{ $last }
files = les colonnes { $files-and }
rectangle = le rectangle { $corners }
each-side = { $places-or }
    .all = { $places-all-or }
of-side = { $cells } ({ $side })
    .all = { $cells-all } ({ $side })
of-one-side = { $cells } ({ $side } seulement)
    .all = { $cells-all } ({ $side } seulement)

# Une règle qui n’est pas la même pour tous les camps
for-side = { $side } : { $rule }

# Qui a fait le jeu, et comment s’appellent ses lieux
author = Auteur : { $name }.
licence = Licence : { $name }.
other-titles = Dans d’autres langues : { $titles }.
note = { $text }
region-label = { $label } : { $cells-all }.

# Tours
turns-alone = { $side } : un seul joueur.
turns-of-two = Les { $first } et les { $second } jouent à tour de rôle ; les { $first } commencent.
turns-of-many = Les camps jouent à tour de rôle : { $sides-and } ; les { $first } commencent.
team = Les { $sides-and } forment une équipe : ils ne se prennent pas, ne se mettent pas en échec, et gagnent ou perdent ensemble.
forward-in = Autre direction vers l’avant pour { $side } : sur { $cells }, vers le bord { $edge }.
turn-move = Un tour compte un seul coup.
turn-moves = Un tour compte { $count-word } coups.
turn-first = Le tout premier tour de la partie compte { $count ->
    [1] un seul coup
   *[other] { $count-word } coups
 }.
turn-grows = Chaque tour compte { $count ->
    [1] un coup
   *[other] { $count-word } coups
 } de plus que le précédent.
turn-check-ends = Donner échec met aussitôt fin au tour.
pass-allowed = Un camp peut passer au lieu de jouer, sauf s’il est en échec.
pass-stuck = Un camp doit passer s’il n’a aucun coup légal, et seulement dans ce cas.
passes-end = La partie se termine quand on passe { $count } fois de suite.

view-reach = Chaque camp voit ses propres pièces, les cases où elles pourraient aller si c’était à lui de jouer et les pièces qu’elles pourraient prendre. Tout le reste est caché.
view-own = Chaque camp ne voit que ses propres pièces.
view-neighbours = Chaque camp voit ses propres pièces et les cases voisines. Tout le reste est caché.
view-around = Chaque camp voit ses propres pièces et les cases qu’un `{ $leaps }` pourrait atteindre depuis l’une d’elles. Tout le reste est caché.
view-teams = Les camps d’une équipe voient la même chose.
view-moves = Un camp sait quels coups il a, et rien d’autre n’est dit. Quand la partie est finie, tout est montré.
view-knows = Un camp sait quels coups il a.
view-tries = On peut essayer tout coup qui, d’après ce qu’on voit, pourrait être légal. S’il ne l’est pas, un arbitre le refuse ; cela ne coûte rien, mais on ne peut pas le réessayer avant que la position ait changé. Soi seul l’apprend.
view-tries-heard = On peut essayer tout coup qui, d’après ce qu’on voit, pourrait être légal. S’il ne l’est pas, un arbitre le refuse ; cela ne coûte rien, mais on ne peut pas le réessayer avant que la position ait changé. Tous entendent qu’un coup a été refusé, mais pas lequel.
view-tells-captures = L’arbitre dit où une pièce a été prise.
view-tells-captures-named = L’arbitre dit où une pièce a été prise et si c’était l’une de celles-ci : { $kinds-or }.
view-tells-checks = L’arbitre dit quand le camp au trait est en échec.
view-tells-check-lines = L’arbitre dit quand le camp au trait est en échec et d’où : sur la colonne, la rangée, la plus longue ou la plus courte diagonale, ou par quelle pièce qui saute.
view-tells-can-capture = L’arbitre dit quand le camp au trait peut prendre avec l’une de ces pièces : { $kinds-or }.
view-tells-capture-count = L’arbitre dit combien de prises le camp au trait a avec ces pièces : { $kinds-or }.
view-end = Quand la partie est finie, tout est montré.

# Pièces
moves = { $ways-alternatives }{ $only }{ $within }{ $when }.
piece-moves = { $ways-alternatives }

# Pièces : comment elles se déplacent, d’après la notation Betza
moves-as = se déplace comme `{ $text }`
go = { $first }{ $verb }{ $far } { $ways-or }{ $notes-next }
    .infinitive = { $verb-infinitive }{ $far } { $ways-or }{ $notes-next }
act = { $first }{ $verb }{ $notes-next }
    .infinitive = { $verb-infinitive }{ $notes-next }
go-in-legs = { $first }{ $legs-next }
go-then = , puis { $leg }
go-may-then = { " " }et peut ensuite { $leg-infinitive }
go-repeatedly = (autant de fois que voulu : { $legs-next })
on-its-first-move-from-third = au premier coup, depuis la troisième rangée,{ " " }
cannot-move = ne peut pas se déplacer
    .infinitive = ne pas se déplacer
may-pass = peut passer
imitates = se déplace comme la dernière pièce jouée par l’adversaire
does-move = se déplace
    .infinitive = se déplacer
does-go = avance
    .infinitive = avancer
does-step = se déplace
    .infinitive = se déplacer
does-slide = glisse
    .infinitive = glisser
does-leap = saute
    .infinitive = sauter
does-capture = prend{ $whom }
    .infinitive = prendre{ $whom }
does-move-or-capture = se déplace ou prend{ $whom }
    .infinitive = se déplacer ou prendre{ $whom }
does-return = revient d’où elle vient
    .infinitive = revenir d’où elle vient
does-capture-back = prend là d’où elle vient
    .infinitive = prendre là d’où elle vient
does-zigzag = zigzague
does-curve = se déplace en courbe
moves-anywhere = va sur n’importe quelle case vide
leaps-anywhere = saute sur n’importe quelle case
captures-anywhere = prend{ $whom } n’importe où sur l’échiquier
castles = roque { $side } : avance { $count ->
    [1] d’une case
   *[other] de { $count-word } cases
 } vers une pièce de son camp non déplacée { $friend }, qui passe de l’autre côté
friend-at-edge = au bord
friend-from-edge = { $count ->
    [1] à une case du bord
   *[other] à { $count-word } cases du bord
 }
whom-friend = { " " }une pièce de son camp
whom-any = { " " }amis et ennemis
whom-royal = { " " }une pièce royale adverse
whom-friend-or-royal = { " " }une pièce de son camp ou une pièce royale adverse
whom-en-passant = { " " }en passant
far-any = { " " }sur n’importe quelle distance
far-at-any = { " " }à n’importe quelle distance
far-at-least = { " " }d’au moins { $count-word } cases
far-exactly = { $count ->
    [1] { " " }d’une case
   *[other] { " " }d’exactement { $count-word } cases
 }
far-up-to = { " " }de { $count-word } cases au plus
far-between = { " " }de { $least-word } à { $most-word } cases

# Pièces : vers où, d’après la notation Betza
ways-of-squares = { $others-next }de { $count-word } cases { $ways-or }
or-of-squares = de { $count-word } ou{ " " }
straight-forward = droit devant
straight-backward = droit en arrière
straight-forward-or-backward = droit devant ou en arrière
straight-or-diagonally-forward = vers l’avant, tout droit ou en diagonale
straight-or-diagonally-backward = vers l’arrière, tout droit ou en diagonale
diagonally-forward = en diagonale vers l’avant
diagonally-backward = en diagonale vers l’arrière
diagonally-right = en diagonale vers la droite
diagonally-left = en diagonale vers la gauche
diagonally-forward-right = en diagonale vers l’avant à droite
diagonally-forward-left = en diagonale vers l’avant à gauche
diagonally-backward-right = en diagonale vers l’arrière à droite
diagonally-backward-left = en diagonale vers l’arrière à gauche
backward = vers l’arrière
forward-or-backward = vers l’avant ou l’arrière
sideways = de côté
oblique-leap = de { $far-word } cases tout droit et { $aside-word } de côté{ $only }
only-ways = { " " }({ $ways-or })
so-many = { $count-word } { $way }
half-handed = { $right ->
    [yes] dans la moitié droite de ses sauts
   *[no] dans la moitié gauche de ses sauts
 }
through-layers = d’un saut { $leap } à travers les étages
turning-knight = comme un cavalier, { $turns-or }
turning-oblique = de { $far-word } cases sur { $aside-word }, { $turns-or }
outward = vers l’extérieur
outward-orthogonally = orthogonalement vers l’extérieur
outward-diagonally = en diagonale vers l’extérieur
turn-any-but-back = dans n’importe quelle direction sauf droit en arrière
straight-on = tout droit
at-right-angle = à angle droit
at45 = en tournant de 45°
at135 = en tournant de 135°
half-right = en obliquant à droite
half-left = en obliquant à gauche
sharply-right = en revenant vers la droite
sharply-left = en revenant vers la gauche
one-leap-round = d’un saut plus loin en rond
two-leaps-round = de deux sauts plus loin en rond
to-same-side = { $by } du même côté que précédemment
to-other-side = { $by } de l’autre côté que précédemment

# Pièces : ce qui s’applique encore, d’après la notation Betza
by-hopping-one = { " " }en sautant exactement une pièce, jusqu’à n’importe quelle case au-delà
by-hopping-many = { " " }en sautant une ou plusieurs pièces, jusqu’à n’importe quelle case au-delà
by-hopping-behind = { " " }en sautant la première pièce sur son chemin, jusqu’à la case juste derrière
in-all = ,{ $far } en tout
times-any = , autant de fois que voulu en ligne droite
times-at-least = , au moins { $count } fois en ligne droite
times-exactly = , exactement { $count } fois en ligne droite
times-up-to = , jusqu’à { $count } fois en ligne droite
times-between = , de { $least } à { $most } fois en ligne droite
steps-at-least = { " " }sur au moins { $count } pas
steps-exactly = { " " }sur exactement { $count } pas
steps-up-to = { " " }sur { $count } pas au plus
turning-by-turns = , en tournant à chaque pas tantôt à droite, tantôt à gauche
turning-the-same-way = , en tournant à chaque pas du même côté
only-to-capture = , seulement pour prendre
capturing-only = , mais en prenant seulement{ $whom }
capturing = , en prenant{ $whom }
also-en-passant = , aussi en passant
lame-oblique = { " " }sans sauter (d’abord { $straight ->
    [1] une case
   *[other] { $straight-word } cases
 } tout droit, puis { $diagonal-word } en diagonale vers l’extérieur)
lame-straight = { " " }s’il n’y a rien entre les deux
if-something-between = { " " }s’il y a quelque chose entre les deux
jumping-first = , en sautant { $count ->
    [1] la première case
   *[other] les { $count-word } premières cases
 }, quoi qu’il s’y trouve
sparing-royals = , sans jamais prendre de pièce royale
putting-back = , la pièce prise étant posée sur la case de départ
changing-places = , en échangeant sa place avec la pièce prise
edges-joined = , les bords gauche et droit se touchant
to-empty-square = { " " }jusqu’à une case vide
whatever-stands = , quoi qu’il s’y trouve
onto-piece = { " " }jusqu’à une pièce, qui reste en place
up-to-first-piece = { " " }jusqu’à la première pièce, qui reste en place
capturing-or-leaving = , en prenant ou en laissant ce qui s’y trouve
as-far-as-before = , aussi loin que précédemment
as-a-whole = , dans l’ensemble { $ways-or }

# Pièces : comment elles se déplacent, d’après des vecteurs
leaps-as-knight = saute de deux cases tout droit et d’une de côté, quoi qu’il y ait entre les deux
leaps-as-hex-knight = saute sur les cases les plus proches qui ne sont ni sur ses lignes ni sur ses diagonales, quoi qu’il y ait entre les deux
steps = { $first }{ $verb } { $ways-or }{ $purpose-next }{ $free }{ $passing }
on-its-first-move = au premier coup,{ " " }
slides = glisse sur n’importe quelle distance
leaps = saute
steps-one = se déplace d’une case
goes-exactly = avance de { $count-word } cases
goes-between = avance de { $least-word } à { $most-word } cases
orthogonally = orthogonalement
diagonally = en diagonale
in-any-direction = dans n’importe quelle direction
like-a-knight = comme un cavalier{ $explained }
orthogonally-in-layers = orthogonalement (le long d’une rangée ou d’une colonne, ou droit vers le haut ou vers le bas)
diagonally-in-layers = en diagonale (dans son étage, ou en montant ou descendant le long d’une rangée ou d’une colonne)
space-diagonally = le long d’une diagonale spatiale (par les sommets de sa case)
like-a-knight-in-layers = comme un cavalier{ $explained }, dans son étage ou en montant ou descendant à travers les étages
in-any-direction-in-layers = dans n’importe quelle direction : orthogonalement, en diagonale ou le long d’une diagonale spatiale
that-is-two-and-one = { " " }(deux cases tout droit et une de côté, quoi qu’il y ait entre les deux)
that-is-nearest = { " " }(sur les cases les plus proches qui ne sont ni sur ses lignes ni sur ses diagonales, quoi qu’il y ait entre les deux)
in-directions = dans les { $count-word } directions du diagramme
direction = { $parts-and }
so-far = { $count } { $way }
forward = vers l’avant
back = vers l’arrière
to-the-right = vers la droite
to-the-left = vers la gauche
up = vers le haut
down = vers le bas
straight-ahead = droit devant
straight-back = droit en arrière
ahead-right = vers l’avant à droite
ahead-left = vers l’avant à gauche
back-right = vers l’arrière à droite
back-left = vers l’arrière à gauche
without-capturing = { " " }sans prendre
to-capture = { " " }pour prendre
to-capture-en-passant = { " " }pour prendre en passant
to-capture-also-en-passant = { " " }pour prendre, aussi en passant
to-capture-royal = { " " }pour prendre une pièce royale
capturing-own = , en prenant aussi les pièces de son camp
if-nothing-between = , s’il n’y a rien entre les deux
may-be-captured-en-passant = , et peut ensuite être prise en passant
only-from = , seulement depuis { $from }
only-to = , seulement vers { $to }
only-from-to = , seulement depuis { $from } vers { $to }
only-within = , mais seulement entre { $cells-all }
only-while = , seulement tant que { $tests-and }
never-moves = Elle ne se déplace jamais.
faces-royal = Elle attaque { $kind-the-foe } le long d’une colonne ouverte, à n’importe quelle distance : les deux ne doivent jamais se faire face sur une colonne sans pièce entre eux.
first-move-always = Elle peut faire son long premier coup depuis n’importe quelle case et plus d’une fois.
first-move-on = Elle peut faire son premier coup chaque fois qu’elle est sur { $cells }.
en-passant = En passant : une pièce adverse qui vient de passer par une case avec un tel long premier coup peut être prise sur cette case, mais seulement au coup suivant.
confined = Elle ne quitte jamais ces cases : { $cells-all }.
royal-checked = Royale : l’échec et le mat concernent cette pièce.
royal-lost = Royale : le camp qui la perd a perdu la partie.
royal-last = Elle n’est royale que tant qu’elle est la dernière de son camp.
royal-without = Elle n’est royale que tant que son camp n’a pas une autre de ces pièces : { $kinds-or }.
royal-up-to = Elle n’est royale que tant que son camp en a { $count } au plus.
royal-up-to-with = Elle n’est royale que tant que son camp en a { $count } au plus, en comptant aussi : { $kinds-and }.
startled = Elle perd le droit à ce premier coup quand une pièce adverse ({ $kinds-or }) se place sur la même ligne, même si d’autres pièces les séparent. Elle ne peut pas jouer ce coup en échec.
not-capturable = Elle ne peut pas être prise.
not-capturable-by = Elle ne peut pas être prise par { $kinds-lead-a-or }.
capturable-by = Elle ne peut être prise que par { $kinds-lead-a-or }.
no-hop-over = Elle ne peut pas sauter ces pièces : { $kinds-many-or }.
captured-as = Quand elle est prise, elle devient { $kind }.
value = Elle vaut { $pawns } pions.

# Promotion
promotes-everywhere = À chaque { $captures ->
    [yes] prise
   *[no] coup
 }, elle { $always ->
    [yes] se promeut
   *[no] peut se promouvoir
 } en { $forms-instead }.
promotes-inside = Quand { $captures ->
    [yes] une de ses prises
   *[no] un de ses coups
 } commence ou finit sur { $cells }, elle { $always ->
    [yes] se promeut
   *[no] peut se promouvoir
 } en { $forms-instead }.
promotes-leaving = Quand { $captures ->
    [yes] une de ses prises
   *[no] un de ses coups
 } commence sur { $cells }, elle { $always ->
    [yes] se promeut
   *[no] peut se promouvoir
 } en { $forms-instead }.
promotes-arriving = Quand { $captures ->
    [yes] une prise
   *[no] un coup
 } l’amène sur { $cells }, elle { $always ->
    [yes] se promeut
   *[no] peut se promouvoir
 } en { $forms-instead }.
promotes-entering = Quand { $captures ->
    [yes] une prise
   *[no] un coup
 } l’amène de l’extérieur sur { $cells }, elle { $always ->
    [yes] se promeut
   *[no] peut se promouvoir
 } en { $forms-instead }.
promotes-forced = Elle doit se promouvoir sur { $cells-all }.
promotes-chain-end = Si elle ne fait qu’y passer en prenant et continue, elle ne se promeut pas.
promotes-chain-stops = Si elle se promeut par une prise, le coup s’arrête là, même si elle pouvait encore prendre.
promotes-chain-at-once = Si elle se promeut par une prise et peut encore prendre, elle continue dans le même coup sous sa nouvelle forme.
promotes-staying = Elle peut { $also ->
    [yes] aussi
   *[no] { "" }
 } se promouvoir en { $forms-instead } par un coup à part tant qu’elle est sur { $cells } : sur sa case, ou sur une case vide que la nouvelle pièce pourrait atteindre de là.
promotes-from-hand = La nouvelle pièce est prise dans la main ; on ne peut donc choisir qu’une pièce en main.
promotes-last-anywhere = La dernière d’un camp peut se promouvoir n’importe où.
promotes-last = La dernière d’un camp se promeut sur { $cells }.
promotes-peacefully = Une promotion ne peut pas donner échec, et la nouvelle pièce ne doit rien attaquer.
promotion-limit-one = Elle ne peut pas se promouvoir tant que son camp a { $kind-a } sur l’échiquier.
promotion-limits = Par promotion, un camp ne peut pas avoir plus de { $held-and }.
promotion-stuck = Elle ne peut pas aller là où elle devrait se promouvoir tant qu’aucune pièce n’est disponible pour cela.
one-of = { $kinds-or }
one-of-side = { $kinds-or } ({ $side })

# Parachuter une sorte de pièce
piece-drop-region = Elle ne peut être parachutée que sur { $cells }.
piece-drop-forms = Elle peut être parachutée comme { $kinds-or }.
piece-drop-file = Elle ne peut pas être parachutée sur une colonne où se trouve déjà { $kind-a } de son camp.
piece-drop-file-many = Elle ne peut pas être parachutée sur une colonne où se trouvent déjà { $held } de son camp.
piece-drop-colours = Les { $kind-many } d’un camp sont posés sur des cases de couleurs différentes.
piece-drop-no-mate = Elle ne peut pas être parachutée pour mater.
piece-drop-mate-loses = Mater en la parachutant perd la partie.

# Échec et prises
check = Un camp est en échec quand { $kinds-own-or } est en prise ; aucun coup ne peut laisser { $kinds-own-or } en échec.
check-last = Un camp est en échec quand { $kinds-own-or } est en prise ; aucun coup ne peut laisser en échec la dernière de ces pièces.
check-all = Un camp qui n’a qu’un seul { $kinds-or } ne peut pas le laisser en prise (en échec) avec son coup. Un camp qui a plusieurs { $kinds-many-and } n’est en échec que si tous sont en prise.
check-none = Il n’y a pas d’échec : un camp peut laisser { $kinds-own-or } en prise ou le mettre en prise, et on peut le prendre.
check-forbidden = Aucun coup ne peut donner échec.
check-forbidden-unless-mate = Aucun coup ne peut donner échec, sauf s’il fait mat.
check-stays = En échec, { $kinds-the-or } ne peut pas s’écarter : il faut parer l’échec en interposant une pièce ou en prenant celle qui le donne.
bikjang = Quand les deux { $kinds-many-or } se font face sur une colonne ouverte, le camp au trait doit y mettre fin ou passer. S’ils se font encore face après son coup, la partie est nulle.
blast-royal = Aucun coup ne peut faire exploser { $kinds-own-or }. { $kinds-the-or } ne peut pas prendre, et à côté { $kinds-du-foe-or } il n’est jamais en échec ; faire exploser { $kinds-the-foe-or } gagne aussitôt, même en échec.
check-by-legal-captures = Seule une pièce qui pourrait vraiment prendre attaque { $kinds-the-or } : une prise que les règles ci-dessous interdisent n’est pas une attaque.
check-before-effects = { $kinds-the-or } doit être en sécurité juste après le coup lui-même, puis encore après tout ce qui s’ensuit.
capture-forced = La prise est obligatoire : un camp qui peut prendre doit le faire, mais choisit quelle prise.
capture-forced-most = La prise est obligatoire, et parmi toutes les prises il faut en choisir une qui prend le plus de pièces.
capture-chain-may = Une pièce qui a pris peut prendre encore dans le même coup, depuis sa case d’arrivée.
capture-chain-must = Une pièce qui a pris doit continuer à prendre dans le même coup tant qu’elle le peut. Si plusieurs cases s’offrent derrière une pièce prise, elle doit en choisir une d’où elle peut continuer.
capture-removed-at-end = Les pièces prises sont retirées à la fin du coup. Jusque-là, elles font obstacle, et aucune ne peut être prise deux fois.
capture-no-turning-back = Après une prise, la suivante ne peut pas revenir tout droit en arrière.
blast-neighbours = Chaque prise est une explosion : la pièce prise, celle qui prend et tout ce qui se trouve sur les cases voisines, ami ou ennemi, quittent l’échiquier.
blast-reach = Chaque prise est une explosion : la pièce prise, celle qui prend et tout ce qu’un `{ $area }` pourrait atteindre de là, ami ou ennemi, quittent l’échiquier.
blast-spares = Parmi les pièces voisines, seules survivent celles-ci : { $kinds-many-and }.
blast-immune = Les explosions n’atteignent pas ces pièces, même quand elles prennent : { $kinds-many-and }.
blast-stones = Un mur reste là où ces pièces explosent : { $kinds-many-and }.
petrifies-captor = Quand une de ces pièces prend, elle se change en pierre là où elle arrive : { $kinds-or }. La pierre est un mur : rien ne peut y entrer ni la traverser jusqu’à la fin de la partie.
petrifies-royal = { $kinds-the-or } ne peut pas prendre, car cette pièce se changerait aussi en pierre.
flips-lines = Les pièces adverses en ligne droite sans interruption entre la pièce qui arrive et une autre de son camp changent de camp.
flips-neighbours = Les pièces adverses voisines de la case d’arrivée changent de camp.
flips-touched = Les pièces adverses voisines de la case d’arrivée changent de camp, si la pièce s’y est déplacée ou a été posée à côté d’une pièce de son camp.

# Roque
castling-is = Le roque est un coup commun : { $king-the }{ $from } et { $partner-lead-a-or } ; aucune des deux pièces ne doit avoir bougé.
castling-for = Pour les { $sides-and }, le roque est un coup commun : { $king-the }{ $from } et { $partner-lead-a-or } ; aucune des deux pièces ne doit avoir bougé.
castling-ways = { $ways-ways }.
castling-way = avec { $partner-the }{ $which }, { $king-the } va sur la colonne { $to }{ $beside }
on-cells = { " " }sur { $cells }
towards-file = { " " }du côté de la colonne { $file }
castling-other-to = { " " }et l’autre pièce sur la colonne { $file }
castling-partner-beside = Puis { $partner-the } passe sur la case voisine { $king-du }, du côté intérieur.
castling-other-beside = Puis l’autre pièce passe sur la case voisine { $king-du }, du côté intérieur.
castling-path = Aucune autre pièce ne doit se trouver sur les cases que les deux traversent ou atteignent.
castling-checks = { $king-the } ne peut pas roquer en échec, ni traverser ou atteindre une case attaquée.
castling-dropped = Toutes deux comptent comme n’ayant pas bougé quand elles sont parachutées sur ces cases.
castling-exclusive = Ensuite, les autres camps ne peuvent plus roquer sur la même aile.
castling-wins = Le camp qui roque ainsi gagne, et celui qui ne peut plus le faire perd.

# Murs
wall-instead = Au lieu de jouer un coup, un camp peut poser { $wall }.
wall-after = Après avoir déplacé une pièce, le camp pose { $wall }.
wall-anywhere = un mur sur n’importe quelle case vide
wall-arrow = un mur sur une case vide où la pièce pourrait aller de là où elle est maintenant
wall-duck = le seul mur, le canard, sur une autre case vide
wall-edge = un mur sur une case vide au bord de l’échiquier ou à côté d’un mur
wall-trail = un mur sur la case que la pièce a quittée
walls-block = Rien ne peut se trouver sur un mur ni le traverser.
walls-on = Les murs se posent sur { $cells }.

# Mains et portes
hand-begins = Chaque camp commence avec { $held-and } en main.
hand-side-begins = Les { $side } commencent avec { $held-and } en main.
captured-to-captor = Une pièce prise change de camp et passe dans la main du camp qui l’a prise.
captured-to-owner = Une pièce prise retourne dans la main de son propre camp.
captured-to-partner = Une pièce prise passe au partenaire de l’autre échiquier ; les pièces qu’il y prend arrivent dans cette main.
hand-reverts = Une pièce promue redevient { $kind } quand elle est prise.
drop-endless = Au lieu de jouer un coup, un camp peut poser une nouvelle pièce ({ $kinds-or }) sur une case vide ; la réserve est illimitée.
drop-only = À son tour, un camp pose une pièce de sa main sur une case vide.
drop-instead = Au lieu de jouer un coup, un camp peut parachuter une pièce de sa main sur une case vide.
drop-region = Les pièces ne sont parachutées que sur { $cells }.
drop-first = Tant que ces cases ne sont pas remplies, les pièces ne sont posées que sur { $cells-all }.
drop-no-check = Un parachutage ne peut pas donner échec.
drop-must = On pose d’abord : tant qu’un camp peut poser { $kinds-lead-a-or }, il doit le faire.
hand-waits = Un camp sans coup légal attend si une pièce que son partenaire peut encore prendre lui en donnerait un : ce n’est ni mat ni pat, et sa pendule tourne.
encloses-lines = En posant une pièce, il faut encadrer des ennemis : au moins une ligne droite ininterrompue d’ennemis entre la pièce posée et une autre de son camp.
encloses-friends = Les pièces ne se posent qu’à côté d’une pièce du même camp.
encloses-apart = Les pièces ne se posent pas à côté d’une pièce adverse.
encloses-stacked = Les pièces ne se posent que sur la première rangée ou au-dessus d’une pièce.
encloses-slides = Les pièces ne se posent que sur les cases où elles s’arrêteraient en glissant depuis un bord.
encloses-lines-over-walls = Une pièce se pose à côté d’un ennemi et en ligne avec une autre de son camp, avec seulement des ennemis et des murs entre elles.
encloses-falls = Les pièces ne se posent que sur les cases où elles s’arrêteraient en glissant depuis la première colonne ou rangée, ou en tombant de la dernière par-dessus toutes les pièces.
gate-hand = Quand une pièce qui n’a pas encore bougé quitte sa case sur { $cells }, une pièce de la main ({ $kinds-or }) peut y être posée, dans le même coup. En roquant, on la pose sur l’une des deux cases libérées.
gate-captured = Si une pièce est prise avant d’avoir bougé, aucune n’entre à sa place.
gate-behind = Quand une pièce qui n’a pas encore bougé quitte sa case sur { $cells }, celle qui attend derrière ({ $kinds-or }) y entre ; elle est perdue si la pièce de devant y est prise.

# Déclencheurs : quand ils agissent
borrows-instead = Tant que ces pièces ({ $lenders-many-and }{ $whose }) se trouvent sur { $cells }, { $kinds-lead-a-or } se déplace et prend comme chacune d’elles, et non à sa façon.
borrows-also = Tant que ces pièces ({ $lenders-many-and }{ $whose }) se trouvent sur { $cells }, { $kinds-lead-a-or } se déplace et prend aussi comme chacune d’elles.
counter-starts = Chaque camp commence avec { $n } { $counter }.
trigger = Quand { $events-or }{ $sides }{ $along }{ $tests }{ $delay } : { $effects-then }.
action = Au lieu de jouer un coup, un camp peut choisir « { $name } »{ $sides }{ $aim }{ $tests } : { $effects-then }.
action-must = Avant toute autre chose, un camp doit choisir « { $name } »{ $sides }{ $aim }{ $tests } : { $effects-then }.
homes = La case de départ d’une pièce est celle où commence une telle pièce de son camp ; s’il y en a plusieurs, celle de la couleur de la case où elle se trouve ou a été prise, ou sinon celle de la colonne de cette case.
action-aim = , pour l’une de celles-ci : { $cells }
trigger-sides = { " " }(pour les { $sides-and } seulement)
trigger-along = , dans chaque direction d’une pièce (elle { $ways-alternatives })
trigger-tests = , si { $tests-and }
trigger-delay = , { $turns ->
    [1] un tour
   *[other] { $turns } tours
 } plus tard
on-game-start = la partie commence
on-turn-start = le tour d’un camp commence
on-turn-end = le tour d’un camp se termine
on-before-move = un camp va jouer
on-after-move = un camp a joué
on-drop = une pièce a été posée
on-capture = une pièce a pris
on-promotion = une pièce s’est promue
on-gating = une pièce est entrée par une porte
on-elimination = un camp en a éliminé un autre, ou est éliminé sans qu’un autre y soit pour rien

# Déclencheurs : camps et cases
that-side = ce camp
its-side = son camp
other-side = l’autre camp
ally-side = le camp allié
every-side = chaque camp
any-side = un camp quelconque
own-pieces-on = les pièces de ce camp sur { $cells }
enemy-pieces-on = les pièces de l’autre camp sur { $cells }
ally-pieces-on = les pièces du camp allié sur { $cells }
the-cells-on = les cases sur { $cells }
spot-board = tout l’échiquier
spot-from = la case où le coup a commencé
spot-piece = la case de la pièce
spot-to = la case où le coup a fini
spot-aim = la case choisie
spot-captured = la case de la prise
spot-partner = la case où est arrivée la pièce qui a roqué avec le roi
next-to = les cases voisines ({ $spot })
reached-from = les cases qu’une pièce atteint de là ({ $spot } ; elle { $ways-alternatives })
ahead-of = { $n ->
    [1] la case juste devant ({ $spot })
   *[other] la case { $n } pas devant ({ $spot })
 }
behind = { $n ->
    [1] la case juste derrière ({ $spot })
   *[other] la case { $n } pas derrière ({ $spot })
 }
first-ahead = la case de la première pièce droit devant ({ $spot })
capturable-from = les cases où la pièce qui s’y trouve pourrait prendre ({ $spot })
crossing-with = les cases où rangée et colonne croisent celles de ses pièces ({ $kinds-many-and } ; { $spot })
cells-where = { $spot }{ $within }{ $holding }{ $except }{ $relations-next }
attacked-by = , où { $side } pourrait prendre
beside = , à côté de ces pièces, { $range } : { $kinds-many-and }{ $whose }
beside-reached = , d’où une pièce en atteint { $range } : { $kinds-many-and }{ $whose } (elle { $ways-alternatives })
within = { " " }parmi { $cells-all }
holding = { " " }avec ces pièces : { $kinds-many-and }{ $whose }
of-that-side = { " " }de ce camp
of-other-side = { " " }de l’autre camp
of-ally-side = { " " }du camp allié
except = , sauf { $kinds-many-and },

# Déclencheurs : conditions
from-to = de { $least } à { $most }
at-least = au moins { $least }
at-most = au plus { $most }
any-number = un nombre quelconque de
test-before = avant cela, { $test }
test-mover = la pièce qui joue est { $kinds-lead-a-or }
test-captured = une pièce prise est { $kinds-lead-a-or }
test-promoted = la nouvelle pièce est { $kinds-lead-a-or }
test-from = le coup commence sur { $cells }
test-to = le coup finit sur { $cells }
test-along = le coup va dans cette direction
test-check = il donne échec
test-count = il y a { $range } de celles-ci : { $cells }
test-none = il n’y a aucune de celles-ci : { $cells }
test-hand = { $side } a { $range } { $kind-many } en main
test-counter = { $side } a { $range } { $counter }
test-turns = { $range }{ $every } tours ont été joués
multiple-of = , un multiple de { $n },
all-tests = { $tests-and }
not-true = il n’est pas vrai que { $test }

# Déclencheurs : effets
effect-clear = toute pièce est retirée de l’échiquier sur { $cells }
effect-place = une nouvelle pièce ({ $kind }, { $side }) est posée, si la place est libre, sur { $cells }
effect-become = toute pièce sur { $cells } devient { $kind }
effect-convert = toute pièce sur { $cells } rejoint { $side }
effect-move-or-stay = toute pièce sur { $cells } avance ({ $steps }), si elle le peut
effect-move-or-go = toute pièce sur { $cells } avance ({ $steps }) ; si elle ne le peut pas, elle est retirée
effect-move-or-forbid = toute pièce sur { $cells } avance ({ $steps }) ; si elle ne le peut pas, le coup n’est pas permis
step-right = { $n } à droite
step-left = { $n } à gauche
step-forward = { $n } en avant
step-back = { $n } en arrière
step-up = { $n } vers le haut
step-down = { $n } vers le bas
step-ahead = { $n } dans cette direction
step-behind = { $n } dans l’autre sens
step-ahead-far = dans cette direction aussi loin que possible
step-behind-far = dans l’autre sens aussi loin que possible
step-to = vers { $cells }
step-home = vers la case de départ
step-far = aussi loin que possible
effect-swap = la pièce sur { $cells } et la pièce sur { $others } échangent leurs places
effect-swap-or-forbid = la pièce sur { $cells } et la pièce sur { $others } échangent leurs places ; s’il en manque une, le coup n’est pas permis
effect-rebirth = { $kinds-many-and }{ $except } reviennent après leur prise ({ $goal }), si elle est libre
effect-rebirth-or-forbid = { $kinds-many-and }{ $except } reviennent après leur prise ({ $goal }) ; si elle est occupée, le coup n’est pas permis
effect-wall = un mur apparaît, si la place est libre, sur { $cells }
effect-open = les murs sont retirés sur { $cells }
effect-hand-gets = { $side } reçoit { $held } en main
effect-hand-loses = { $side } perd { $held } de sa main
effect-moved = toute pièce sur { $cells } compte comme ayant bougé
effect-unmoved = toute pièce sur { $cells } compte comme n’ayant pas bougé
effect-no-castling = { $side } ne peut plus roquer
effect-no-castling-right = { $side } ne peut plus roquer vers la droite
effect-no-castling-left = { $side } ne peut plus roquer vers la gauche
effect-en-passant = la pièce peut être prise en passant sur { $cells }
effect-no-en-passant = rien ne peut être pris en passant
effect-count = { $side } { $changes-and }
counter-set = passe à { $n } { $counter }
counter-gets = gagne { $amount }{ $each }
counter-loses = perd { $amount }{ $each }
counter-amount = { $n ->
    [1] { $n } { $counter-one }
   *[other] { $n } { $counter }
 }
for-each = { " " }pour chacune de celles-ci : { $cells }
effect-turn-again = le camp joue encore un coup
effect-turn-end = le tour du camp se termine
effect-win = { $side } gagne
effect-loss = { $side } perd
effect-forbid = le coup n’est pas permis

# Terrain
terrain-fences = Clôtures, que seuls les sauts franchissent : { $at }.
terrain-cracked = Murs fissurés, qu’une bombe détruit : { $at }.
terrain-ice = Glace, sur laquelle les pièces continuent de glisser : { $at }.
terrain-exits = Sorties : { $at }.
terrain-belt = Tapis roulants vers le { $toward } : { $at }.
terrain-one-way = On n’y entre que vers le { $toward } : { $at }.
terrain-door = Une porte de couleur { $colour } : { $at }.
terrain-gate = Une grille, ouverte tant que { $all ->
    [yes] toutes les plaques du canal { $channel } sont enfoncées
   *[no] une plaque du canal { $channel } est enfoncée
 } : { $at }.
terrain-plate-hold = Une plaque du canal { $channel } qui reste enfoncée tant que quelque chose est dessus : { $at }.
terrain-plate-latch = Une plaque du canal { $channel } qui reste enfoncée pour toujours : { $at }.
terrain-plate-toggle = Une plaque du canal { $channel } qui change à chaque arrivée : { $at }.
terrain-warp = Un portail mène de { $from } à { $to }.
terrain-promotion = Les pièces se promeuvent sur { $at }.
terrain-item = Sur { $at } se trouve { $item }.
terrain-l-paths = Ces pièces ne sautent que si l’un de leurs deux chemins est libre de murs et de portes fermées : { $kinds-and }.
terrain-warp-captures = Un portail prend l’ennemi qui se trouve à sa sortie.
terrain-warp-forbidden = On ne peut pas entrer dans un portail dont la sortie est occupée.
north = nord
north-east = nord-est
east = est
south-east = sud-est
south = sud
south-west = sud-ouest
west = ouest
north-west = nord-ouest
item-key = une clé de couleur { $colour }
item-sword = une épée
item-shield = un bouclier
item-ward = un talisman
item-form = la forme : { $kind }
item-bomb = une bombe
item-coin = une pièce d’or

# Niveaux
quest-is = { $side } : { $aims-and }.
quest-no-pieces = C’est perdu quand il ne reste aucune pièce : { $side }.
quest-lost = C’est perdu quand il n’en reste aucun : { $who }.
quest-moves = C’est perdu après plus de { $most } coups.
quest-rounds = C’est perdu après plus de { $most } tours.
aim-take-everything = tout prendre
aim-take-all = prendre toutes ces pièces : { $who }
aim-exit-all = toutes les amener à la sortie : { $who }
aim-exit = en amener { $count } à la sortie : { $who }
aim-survive = survivre { $rounds } tours
aim-collect = ramasser { $count } × { $item }
aim-place = amener { $who } sur { $at }
aim-visit = visiter { $at }
aim-promote = promouvoir { $count } fois
aim-material = avoir { $least } points de matériel
aim-protect = garder { $who }
aim-any = { $aims-or }
aim-all = { $aims-and }
who = { $kind }
who-of-side = { $kind } ({ $side })
who-named = { $kind } { $tag }
who-of-side-named = { $kind } { $tag } ({ $side })

# La fin : résultats
it-loses = il perd
it-wins = il gagne
game-drawn = la partie est nulle
fewest-win = le camp qui a le moins de pièces sur l’échiquier gagne ; à égalité, la partie est nulle
most-win = le camp qui a le plus de pièces sur l’échiquier gagne ; à égalité, la partie est nulle
named-loses = les { $side } perdent
named-wins = les { $side } gagnent
named-draws = les { $side } font nulle
causer-loses = le camp qui l’a causée perd
causer-wins = le camp qui l’a causée gagne
side-wins = gagne
side-loses = perd
side-draws = fait nulle
side-ends-fewest = termine la partie, et le camp qui a le moins de pièces gagne
side-ends-most = termine la partie, et le camp qui a le plus de pièces gagne

# La fin : mat
checkmate = Échec et mat : quand le camp au trait est en échec et n’a aucun coup légal, { $result-and }.
stalemate = Pat : quand le camp au trait n’est pas en échec et n’a aucun coup légal, { $result-and }.
no-move = Quand le camp au trait n’a aucun coup légal, { $result-and }.
royals-blown-up = Un camp dont { $kinds-the-or } explose ou est pris perd.
royals-captured = Un camp dont { $kinds-the-or } est pris perd.
mate-not-by = Un camp qui mate avec { $kinds-lead-a-or } seulement perd.
mate-needs-check-by = Le mat est nul si { $kinds-lead-a-or } n’a donné aucun des échecs de la suite ininterrompue qui le précède.

# La fin : objectifs
goal = Un camp gagne quand il amène { $who } sur { $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }{ $blocked }.{ $reply }
pieces = { $held }
its-piece = { $kinds-own-or }
of-its-pieces = { $count } de ces pièces ({ $kinds-many-and })
goal-held = { $many ->
    [yes] { " " }et les y maintient jusqu’au début de son tour suivant
   *[no] { " " }et l’y maintient jusqu’au début de son tour suivant
 }
goal-safe = { $many ->
    [yes] { " " }sans qu’ils puissent être pris aussitôt
   *[no] { " " }sans qu’il puisse être pris aussitôt
 }
goal-blocked = , ou en a une alors que toutes les autres cases y sont occupées
goal-reply = { " " }Quand les { $first } y parviennent, les { $second } peuvent encore en faire autant au coup suivant, et la partie est alors nulle.
goal-replies = { " " }Les camps qui doivent encore jouer dans la même ronde peuvent en faire autant, et c’est alors la nulle.
connect-line = Un camp qui a { $count-word } { $kinds-many-and } côte à côte sur une ligne { $result }{ $along }.
connect-collinear = Un camp qui a { $count-word } { $kinds-many-and } n’importe où sur une même ligne { $result }{ $along }.
connect-block = Un camp qui a un carré plein de { $size } { $kinds-many-and } sur { $size } { $result }.
connect-chain = Un camp qui a une chaîne ({ $kinds-many-and }) de { $from } à { $to } { $result }{ $along }.
counted-along = , en comptant le long des lignes d’une pièce (elle { $ways-alternatives })
full-board = Quand aucune case n’est vide, { $result }.
checks-given = Un camp qui a donné { $count ->
    [1] un échec
   *[other] { $count-word } échecs
 } gagne aussitôt.

checks-win = Pour gagner, il suffit de donner { $count ->
    [1] un échec
   *[other] { $count-word } échecs
 }.

# La fin : pièces perdues
extinction-loses = { $who } perd quand il { $left }{ $others }{ $reply }.
extinction-wins = { $who } gagne quand il { $left }{ $others }{ $reply }.
extinction-ends = Quand { $who } { $left }{ $others }, { $result }{ $reply }.
a-side = un camp
the-sides = le camp des { $sides-or }
nothing-left = n’a plus de pièce
none-left = n’a plus aucune de ces pièces ({ $kinds-or })
one-left = n’a plus qu’une pièce
few-left = n’a plus que { $held } ou moins
few-of-kind-left = n’a plus que { $count } de ces pièces ou moins ({ $kinds-many-and })
while-others-have = { " " }alors que l’autre en a { $count } ou plus
unless-reply = , sauf s’il peut réduire l’autre camp au même point au coup suivant
eliminated-stay = Les pièces d’un camp éliminé restent sur l’échiquier et peuvent être prises.
eliminated-vanish = Les pièces d’un camp éliminé quittent l’échiquier.
eliminated-obstacles = Les pièces d’un camp éliminé restent sur l’échiquier comme obstacles : personne ne peut les prendre.
eliminated-captor = Quand un camp est éliminé, ses pièces royales quittent l’échiquier et les autres passent au camp qui l’a éliminé ; si ce n’est aucun autre camp, toutes restent comme obstacles.
last-side-wins = Le dernier camp en jeu gagne.
last-team-wins = La dernière équipe en jeu gagne.
team-falls = Une équipe a perdu dès que l’un de ses camps a perdu.
score-decides = Quand il ne reste qu’un camp ou une équipe, ou que la partie serait nulle, celui qui a le plus de { $counter } gagne, même éliminé.

# La fin : nulles
move-rule = La partie est nulle après { $moves } coups de chaque camp sans { $reset }{ $claim }.
a-capture = prise
a-capture-or-move = prise ni coup de l’une de ces pièces : { $kinds-or }
move-rule-claim = , quand un joueur la réclame ; après { $last }, même sans réclamation
move-rule-checks = Parmi les échecs que donne un camp, seuls les { $count } premiers comptent pour cette limite.
repetition = Quand la même position se présente pour la { $times-ordinal } fois, { $result-and }{ $claim }.
repetition-claim = { " " }si un joueur le réclame ; pour la { $last-ordinal } fois, même sans réclamation
perpetual-check = Mais un camp perd s’il est seul à avoir donné échec à chaque coup de la répétition.
chase = Un camp perd s’il est seul à avoir poursuivi la même pièce à chaque coup de la répétition. Poursuivre, c’est menacer à nouveau de prendre une pièce non protégée.
chase-free = Ces pièces peuvent en poursuivre n’importe quelle autre : { $kinds-many-and }.
chase-prey = Ces pièces peuvent être poursuivies : { $prey-and }.
chase-threats = Ces menaces comptent même si la pièce est protégée : { $threats-and }.
prey = { $kinds-many-and }
prey-at-home = { $kinds-many-and } sur { $cells }
threat = contre { $stronger-lead-a-or } par { $weaker-lead-a-or }
to-and-fro = Un camp qui fait aller et venir { $kinds-lead-a-or } pendant { $turns } tours de suite perd, sauf s’il était en échec.
counting-board = { $once }{ $who } peut compter ses coups : si le compte atteint { $limit } sans mat, la partie est nulle.
counting-bare = { $once }un camp qui n’a plus que son roi compte ses coups : la partie est nulle après { $limits-and }.
counting-once = quand il ne reste sur l’échiquier aucune de ces pièces ({ $kinds-or }),{ " " }
counting-from-pieces = Le compte commence au nombre de pièces sur l’échiquier au lieu de un.
more-than-king = un camp qui a plus que son roi
more-than-king-at-most = un camp qui a plus que son roi, mais { $held } au plus,
limit-against = { $limit } contre { $held-and }
limit-against-rest = { $limit } contre toute autre chose

# La fin : déclarations et points
declaration = Le camp au trait peut, sauf en échec, déclarer { $win ->
    [yes] la victoire
   *[no] la nulle
 } quand son roi est sur { $cells }{ $company }{ $needed }.{ $worth }
with-more = { " " }avec { $held } de plus
it-has-points = { " " }et qu’il a { $points-or }
points = { $points } points
points-of-side = { $points } points ({ $side })
pieces-count = { " " }Les pièces qui s’y trouvent et celles en main comptent : { $worth-comma }.
points-for-each = { $points } pour chaque { $kinds-or }
points-for-kind = { $points } pour { $kind-a }
points-for-side = { $points } pour les { $side }
draw-to-most-pieces = Une partie qui serait nulle est gagnée par le camp qui a le plus de pièces sur l’échiquier.
draw-to-most-points = Une partie qui serait nulle est gagnée par le camp qui a le plus de points.
draw-points = Les points se comptent d’après ce qu’un camp a sur l’échiquier : { $points-and }.
draw-won-by = Une partie qui serait nulle est gagnée par les { $side }.

# Pièces, camps et compteurs
rule-a = { $gender ->
    [f] une
    [fv] une
   *[m] un
 } { $noun }
rule-the = { $gender ->
    [f] la { $noun }
    [mv] l’{ $noun }
    [fv] l’{ $noun }
   *[m] le { $noun }
 }
rule-du = { $gender ->
    [f] de la { $noun }
    [mv] de l’{ $noun }
    [fv] de l’{ $noun }
   *[m] du { $noun }
 }
rule-own = { $gender ->
    [f] sa
   *[m] son
 } { $noun }
rule-the-foe = { $noun-the } adverse
rule-du-foe = { $noun-du } adverse
unknown-piece = pièce « { $name } »
    .a = une pièce « { $name } »
    .the = la pièce « { $name } »
    .du = de la pièce « { $name } »
    .own = sa pièce « { $name } »
    .many = pièces « { $name } »
    .the-foe = la pièce adverse « { $name } »
    .du-foe = de la pièce adverse « { $name } »
unknown-side = { $name }
unknown-counter = { $name }
    .one = { $name }
noun-side-white = { $custom ->
    [xiangqi] rouges
    [janggi] Cho
    [shogi] Sente
   *[other] blancs
 }
noun-side-black = { $custom ->
    [janggi] Han
    [shogi] Gote
   *[other] noirs
 }
noun-side-red = rouges
noun-side-green = verts
noun-side-yellow = jaunes
noun-side-blue = bleus
noun-side-you = vous
noun-side-foe = ennemis
noun-counter-points = points
    .one = point
noun-counter-delays = retards
    .one = retard
noun-counter-leaps = sauts
    .one = saut
noun-counter-straight = coups droits
    .one = coup droit
noun-counter-mills = moulins
    .one = moulin
noun-counter-orders = ordres
    .one = ordre
noun-counter-pairs = paires
    .one = paire
noun-piece = pièce
    .gender = f
    .many = pièces
noun-piece-king = roi
    .gender = m
    .many = rois
noun-piece-queen = dame
    .gender = f
    .many = dames
noun-piece-rook = tour
    .gender = f
    .many = tours
noun-piece-bishop = fou
    .gender = m
    .many = fous
noun-piece-knight = cavalier
    .gender = m
    .many = cavaliers
noun-piece-pawn = pion
    .gender = m
    .many = pions
noun-piece-general = général
    .gender = m
    .many = généraux
noun-piece-advisor = conseiller
    .gender = m
    .many = conseillers
noun-piece-elephant = éléphant
    .gender = mv
    .many = éléphants
noun-piece-horse = { $custom ->
    [shogi] cheval dragon
   *[other] cheval
 }
    .gender = m
    .many = chevaux
noun-piece-chariot = char
    .gender = m
    .many = chars
noun-piece-cannon = canon
    .gender = m
    .many = canons
noun-piece-soldier = soldat
    .gender = m
    .many = soldats
noun-piece-gold = général d’or
    .gender = m
    .many = généraux d’or
noun-piece-silver = général d’argent
    .gender = m
    .many = généraux d’argent
noun-piece-lance = lance
    .gender = f
    .many = lances
noun-piece-tokin = pion promu
    .gender = m
    .many = pions promus
noun-piece-dragon = dragon
    .gender = m
    .many = dragons
noun-piece-archbishop = archevêque
    .gender = mv
    .many = archevêques
noun-piece-chancellor = chancelier
    .gender = m
    .many = chanceliers
noun-piece-amazon = amazone
    .gender = fv
    .many = amazones
noun-piece-hawk = épervier
    .gender = mv
    .many = éperviers
noun-piece-unicorn = licorne
    .gender = f
    .many = licornes
noun-piece-stone = pierre
    .gender = f
    .many = pierres
noun-piece-promoted-lance = lance promue
    .gender = f
    .many = lances promues
noun-piece-promoted-knight = cavalier promu
    .gender = m
    .many = cavaliers promus
noun-piece-promoted-queen = dame promue
    .gender = f
    .many = dames promues
noun-piece-promoted-silver = argent promu
    .gender = mv
    .many = argents promus
noun-piece-promoted-bishop = fou promu
    .gender = m
    .many = fous promus
noun-piece-wizard = magicien
    .gender = m
    .many = magiciens
noun-piece-lion = lion
    .gender = m
    .many = lions
noun-piece-champion = champion
    .gender = m
    .many = champions
noun-piece-met = met
    .gender = m
    .many = mets
noun-piece-khon = khon
    .gender = m
    .many = khons
noun-piece-archer = archer
    .gender = mv
    .many = archers
noun-piece-commoner = roturier
    .gender = m
    .many = roturiers
noun-piece-nightrider = noctambule
    .gender = m
    .many = noctambules
noun-piece-griffon = griffon
    .gender = m
    .many = griffons
noun-piece-sergeant = sergent
    .gender = m
    .many = sergents
noun-piece-centaur = centaure
    .gender = m
    .many = centaures
noun-piece-ferz = ferz
    .gender = m
    .many = ferz
noun-piece-pincer = pince
    .gender = f
    .many = pinces
noun-piece-withdrawer = retireur
    .gender = m
    .many = retireurs
noun-piece-coordinator = coordinateur
    .gender = m
    .many = coordinateurs
noun-piece-long-leaper = grand sauteur
    .gender = m
    .many = grands sauteurs
noun-piece-chameleon = caméléon
    .gender = m
    .many = caméléons
noun-piece-immobilizer = immobilisateur
    .gender = m
    .many = immobilisateurs
noun-piece-grasshopper = sauterelle
    .gender = f
    .many = sauterelles
noun-piece-phoenix = phénix
    .gender = m
    .many = phénix
noun-piece-fox = renard
    .gender = m
    .many = renards
noun-piece-man = homme
    .gender = mv
    .many = hommes
noun-piece-yurt = yourte
    .gender = f
    .many = yourtes
noun-piece-falcon = faucon
    .gender = m
    .many = faucons
noun-piece-marshal = maréchal
    .gender = m
    .many = maréchaux
noun-piece-dragon-king = roi dragon
    .gender = m
    .many = rois dragons
noun-piece-dragon-horse = cheval dragon
    .gender = m
    .many = chevaux dragons
noun-piece-wazir = vizir
    .gender = m
    .many = vizirs
noun-piece-dabbaba = dabbaba
    .gender = f
    .many = dabbabas
noun-piece-alfil = alfil
    .gender = mv
    .many = alfils
noun-piece-camel = chameau
    .gender = m
    .many = chameaux
noun-piece-zebra = zèbre
    .gender = m
    .many = zèbres
noun-piece-threeleaper = sauteur de trois
    .gender = m
    .many = sauteurs de trois
noun-piece-tripper = sauteur diagonal de trois
    .gender = m
    .many = sauteurs diagonaux de trois
noun-piece-camelrider = chamelier
    .gender = m
    .many = chameliers
noun-piece-vao = vao
    .gender = m
    .many = vaos
noun-piece-leo = léo
    .gender = m
    .many = léos
noun-piece-manticore = manticore
    .gender = f
    .many = manticores
noun-piece-war-machine = machine de guerre
    .gender = f
    .many = machines de guerre
noun-piece-rose = rose
    .gender = f
    .many = roses
noun-piece-crooked-bishop = fou en zigzag
    .gender = m
    .many = fous en zigzag
noun-piece-squirrel = écureuil
    .gender = mv
    .many = écureuils
noun-piece-kirin = kirin
    .gender = m
    .many = kirins
noun-piece-frog = grenouille
    .gender = f
    .many = grenouilles
noun-piece-buffalo = buffle
    .gender = m
    .many = buffles
noun-piece-hoplite = hoplite
    .gender = mv
    .many = hoplites
noun-piece-lieutenant = lieutenant
    .gender = m
    .many = lieutenants
noun-piece-captain = capitaine
    .gender = m
    .many = capitaines
noun-piece-warlord = seigneur de guerre
    .gender = m
    .many = seigneurs de guerre
noun-piece-wall = mur
    .gender = m
    .many = murs
noun-piece-hound = chien
    .gender = m
    .many = chiens
noun-piece-lancer = lancier
    .gender = m
    .many = lanciers
noun-piece-kheshig = kheshig
    .gender = m
    .many = kheshigs
noun-piece-cardinal = cardinal
    .gender = m
    .many = cardinaux
noun-piece-janus = janus
    .gender = m
    .many = janus
noun-piece-minister = ministre
    .gender = m
    .many = ministres
noun-piece-wolf = loup
    .gender = m
    .many = loups
noun-piece-ai-wok = ai-wok
    .gender = mv
    .many = ai-woks
noun-piece-counsellor = vizir conseiller
    .gender = m
    .many = vizirs conseillers
noun-piece-courier = courrier
    .gender = m
    .many = courriers
noun-piece-fool = bouffon
    .gender = m
    .many = bouffons
noun-piece-bers = bers
    .gender = m
    .many = bers
noun-piece-giraffe = girafe
    .gender = f
    .many = girafes
noun-piece-chick = poussin
    .gender = m
    .many = poussins
noun-piece-hen = poule
    .gender = f
    .many = poules
noun-piece-drunk-elephant = éléphant ivre
    .gender = mv
    .many = éléphants ivres
noun-piece-prince = prince
    .gender = m
    .many = princes
noun-piece-swallow = hirondelle
    .gender = fv
    .many = hirondelles
noun-piece-crane = grue
    .gender = f
    .many = grues
noun-piece-pheasant = faisan
    .gender = m
    .many = faisans
noun-piece-left-quail = caille gauche
    .gender = f
    .many = cailles gauches
noun-piece-right-quail = caille droite
    .gender = f
    .many = cailles droites
noun-piece-goose = oie
    .gender = fv
    .many = oies
noun-piece-eagle = aigle
    .gender = mv
    .many = aigles
noun-piece-spear-knight = cavalier à lance
    .gender = m
    .many = cavaliers à lance
noun-piece-spear-bishop = fou à lance
    .gender = m
    .many = fous à lance
noun-piece-spear-rook = tour à lance
    .gender = f
    .many = tours à lance
noun-piece-spear-silver = argent à lance
    .gender = mv
    .many = argents à lance
noun-piece-spear-gold = or à lance
    .gender = mv
    .many = ors à lance
noun-piece-leopard = léopard
    .gender = m
    .many = léopards
noun-piece-spider = araignée
    .gender = fv
    .many = araignées
noun-piece-fortress = forteresse
    .gender = f
    .many = forteresses
noun-piece-banner = bannière
    .gender = f
    .many = bannières
noun-piece-rear-pawn = pion arrière
    .gender = m
    .many = pions arrière
noun-piece-bede = bède
    .gender = m
    .many = bèdes
noun-piece-fad = fad
    .gender = m
    .many = fads
noun-piece-short-rook = tour courte
    .gender = f
    .many = tours courtes
noun-piece-half-duck = demi-canard
    .gender = m
    .many = demi-canards
noun-piece-charging-rook = tour chargeuse
    .gender = f
    .many = tours chargeuses
noun-piece-fibnif = fibnif
    .gender = m
    .many = fibnifs
noun-piece-charging-knight = cavalier chargeur
    .gender = m
    .many = cavaliers chargeurs
noun-piece-colonel = colonel
    .gender = m
    .many = colonels
noun-piece-serpent = serpent
    .gender = m
    .many = serpents
noun-piece-vulture = vautour
    .gender = m
    .many = vautours
noun-piece-jaguar = jaguar
    .gender = m
    .many = jaguars
noun-piece-quetzal = quetzal
    .gender = m
    .many = quetzals
noun-piece-shaman = chamane
    .gender = m
    .many = chamanes
noun-piece-offering = offrande
    .gender = fv
    .many = offrandes
noun-piece-warrior = guerrier
    .gender = m
    .many = guerriers
noun-piece-divine-king = roi divin
    .gender = m
    .many = rois divins
noun-piece-duke = duc
    .gender = m
    .many = ducs
noun-piece-maharajah = maharadjah
    .gender = m
    .many = maharadjahs
noun-piece-ninja = ninja
    .gender = m
    .many = ninjas
noun-piece-monk = moine
    .gender = m
    .many = moines
noun-piece-musketeer = mousquetaire
    .gender = m
    .many = mousquetaires
noun-piece-wildebeest = gnou
    .gender = m
    .many = gnous
noun-piece-goat = chèvre
    .gender = f
    .many = chèvres
noun-piece-hare = lièvre
    .gender = m
    .many = lièvres
noun-piece-car = voiture
    .gender = f
    .many = voitures
noun-piece-tiger = tigre
    .gender = m
    .many = tigres
noun-piece-chief = chef
    .gender = m
    .many = chefs
noun-piece-covered = couverte
    .gender = f
    .many = couvertes
noun-piece-dog = chien de garde
    .gender = m
    .many = chiens de garde
noun-piece-khatun = khatoun
    .gender = f
    .many = khatouns
noun-piece-scout = éclaireur
    .gender = mv
    .many = éclaireurs
noun-piece-vizier = vizir
    .gender = m
    .many = vizirs
noun-piece-crocodile = crocodile
    .gender = m
    .many = crocodiles
noun-piece-gold-cannon = canon d’or
    .gender = m
    .many = canons d’or
noun-piece-flying-gold-cannon = canon volant d’or
    .gender = m
    .many = canons volants d’or
noun-piece-silver-cannon = canon d’argent
    .gender = m
    .many = canons d’argent
noun-piece-flying-silver-cannon = canon volant d’argent
    .gender = m
    .many = canons volants d’argent
noun-piece-copper-cannon = canon de cuivre
    .gender = m
    .many = canons de cuivre
noun-piece-flying-copper-cannon = canon volant de cuivre
    .gender = m
    .many = canons volants de cuivre
noun-piece-iron-cannon = canon de fer
    .gender = m
    .many = canons de fer
noun-piece-flying-iron-cannon = canon volant de fer
    .gender = m
    .many = canons volants de fer

# Chance
chance-die = Avant chaque tour, on lance un dé. Le camp au trait doit jouer une pièce du type indiqué ou promouvoir une pièce en ce type. Le dé porte : { $kinds-or } ; un type avec lequel ni l’un ni l’autre n’est possible n’est pas tiré.
chance-bag = Au départ, le sac de chaque camp contient { $held-and }.
chance-covered = Pièces face cachée ({ $kind }) : quand l’une d’elles a joué, elle devient une pièce tirée du sac de son camp.
chance-unknown = Personne n’apprend ce qu’était une pièce face cachée prise ({ $kind }).
chance-captor = Seul celui qui prend une pièce face cachée ({ $kind }) voit ce qu’elle était, pas son propriétaire.
chance-all = Tous voient ce qu’était une pièce face cachée prise ({ $kind }).
chance-face-down = Au départ, des pièces qui ne sont à personne sont posées face cachée ici : { $cells }. Rien ne peut y aller ni les prendre.
chance-turn-up = Au lieu de jouer, un camp peut en retourner une. Elle devient une pièce tirée des sacs de tous les camps réunis.
chance-first-own = La première pièce retournée appartient au camp qui la retourne.
