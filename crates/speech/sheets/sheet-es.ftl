# Hojas de reglas en español. Al comienzo de `sheet-en.ftl` se explica cómo funcionan las frases, las formas y las listas.
#
# Formas de las piezas: `many` es el plural; `a`, `the`, `al` y `del` llevan artículo; `foe` es la pieza enemiga. Si falta una forma, se
# obtiene con `rule-FORMA` según el género (`gender`: m, f). Las piezas que solo un documento conoce aparecen como «pieza…».

# La página
language = es
title = { $game }: reglas
also-called = También llamado { $names }.
heading-different = Diferencias con { $game }
not-here = Aquí no: { $sentence }
of-piece = { $piece }: { $sentence }
diagram-lead = Haz clic en una casilla marcada de un diagrama: la pieza va allí y verás adónde puede ir después.
diagram-label = { $piece }: cómo se mueve. Las flechas eligen una casilla marcada, Intro va allí y Escape la devuelve.
diagram-back = Volver al centro
heading-goal = El objetivo
heading-board = El tablero
heading-start = La posición inicial
heading-turns = Los turnos
heading-view = Lo que se ve
heading-pieces = Las piezas
heading-check-and-capture = Jaque y capturas
heading-castling = El enroque
heading-walls = Muros
heading-hands = Piezas en mano
heading-gates = Puertas de entrada
heading-chance = Azar
heading-effects = Efectos automáticos
heading-terrain = El terreno
heading-level = El nivel
heading-end = Cómo termina la partida
heading-about = Sobre este juego
heading-signs = Signos de los diagramas
sign = signo
meaning = significado
sign-piece = la pieza
sign-both = puede mover o capturar aquí
sign-move = puede mover aquí, no capturar
sign-capture = puede capturar aquí, no mover
sign-first = puede venir aquí en su primer movimiento
sign-first-capture = puede capturar aquí en su primer movimiento
sign-both-somewhere = puede mover o capturar aquí en algunas partes del tablero
sign-move-somewhere = puede mover aquí en algunas partes del tablero
sign-capture-somewhere = puede capturar aquí en algunas partes del tablero
sign-both-over = puede mover o capturar aquí por encima de otra pieza
sign-move-over = puede mover aquí por encima de otra pieza
sign-capture-over = puede capturar aquí por encima de otra pieza
sign-remote = captura aquí sin mover aquí
sign-move-remote = puede mover aquí, o capturar aquí sin mover
sign-line = y más allá en esa dirección mientras las casillas estén vacías
sign-block = debe estar vacía para que se alcance la casilla de detrás
sign-screen = cualquier pieza, que se salta

# Números y listas
number-word = { $n ->
    [0] cero
    [1] una
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $n }
 }
number-ordinal = { $n ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
    [6] sexta
    [7] séptima
    [8] octava
    [9] novena
   *[other] { $n }.ª
 }
counted = { $count ->
    [1] { $noun-a }
   *[other] { $count-word } { $noun-many }
 }
list-more = { $left }, { $right }
list-and = { $left } y { $right }
list-or = { $left } o { $right }
list-then = { $left } y después { $right }
list-instead = { $left } o { $right }
list-comma = { $left }, { $right }
list-next = { $left }{ $right }
list-next-more = { $left }{ $right }
list-alternatives = { $left }; o bien { $right }
list-alternatives-more = { $left }; o bien { $right }
list-ways = { $left }; { $right }
list-ways-more = { $left }; { $right }

# El objetivo
be-last = Ser el último bando que queda.
aim = { $ways-or }.
aim-of-side = { $side }: { $ways-or }.
way-checkmate = dar jaque mate { $kinds-al-foe-or }
way-be-checkmated = recibir jaque mate
way-have-more-pieces = tener más piezas al terminar la partida
way-blow-it-up = hacerlo explotar
way-blow-up = hacer explotar { $kinds-the-foe-or }
way-capture = capturar { $kinds-the-foe-or }
way-give-checks = { $count ->
    [1] dar un jaque
   *[other] dar { $count-word } jaques
 }
way-castle = enrocar
way-stalemate = dejar al enemigo sin movimientos
way-be-stalemated = quedarse sin movimientos
way-have-fewer-pieces = tener menos piezas cuando un bando se queda sin movimientos
way-draw = conseguir tablas
way-reach = llevar { $who } a { $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }
a-piece = una pieza
your-pieces = { $count-word } piezas propias
your-piece = { $kinds-the-or }
of-your-pieces = { $count } de estas piezas propias: { $kinds-many-and },
way-held = { " " }y mantenerla allí un turno
way-safe = { " " }sin que pueda ser capturada
way-connect-edges = unir dos bordes con piezas propias
way-fill-block = llenar con piezas propias un bloque de { $size } por { $size } casillas
way-line = poner { $count-word } piezas propias en línea
way-capture-one-kind = capturar todas las piezas enemigas de un mismo tipo
way-leave-none = dejar al enemigo sin piezas
way-capture-all = capturar todas las piezas enemigas
way-leave-one = dejar al enemigo con una sola pieza
way-leave-few = dejar al enemigo con { $held } como máximo
way-capture-kinds = capturar todas estas piezas enemigas: { $kinds-many-and }
way-capture-one-of = capturar una de estas piezas del enemigo: { $held }
way-leave-few-kinds = dejar al enemigo con { $count } como máximo de estas piezas: { $kinds-many-and }
way-lose-all = perder todas las piezas propias
way-lose-all-but-king = quedarse solo con el rey
way-be-left-with-few = quedarse con { $held } como máximo
way-lose-piece = perder { $kind-the }
way-lose-pieces = perder todas estas piezas propias: { $kinds-many-and }

# El tablero y la posición inicial
board-hexagon = Un hexágono de { $cells } casillas hexagonales, { $edge-word } por lado.
board-hex-box = { $files } columnas por { $ranks } filas de casillas hexagonales.
board-layers = { $layers } niveles de { $files } por { $ranks } casillas, uno encima de otro; A es el más bajo. Para cada bando, arriba significa lejos de los niveles donde empieza.
board-squares = { $files } columnas por { $ranks } filas, { $cells } casillas.
board-hex-directions = Los movimientos ortogonales pasan por los lados de una casilla, en seis direcciones; los diagonales pasan por sus vértices, en otras seis.
board-holes = Las casillas que faltan en la imagen no forman parte del tablero: ninguna pieza puede estar en ellas ni pasar por ellas.
board-wrap-files = Los bordes izquierdo y derecho están unidos: una pieza que sale por un lado vuelve por el otro.
board-wrap-ranks = Los bordes inferior y superior están unidos: una pieza que sale por un lado vuelve por el otro.
board-wrap-both = Los bordes opuestos están unidos: una pieza que sale por un lado vuelve por el otro.
board-glue = Los bordes { $from } y { $to } están unidos: una pieza que sale por un lado vuelve por el otro.
board-glue-shift = El borde { $from } está unido al borde { $to } con desplazamiento: una pieza que sale por el borde { $from } vuelve { $shift }.
board-glue-flip = El borde { $from } está unido al borde { $to } al revés, como en una cinta de Möbius: una pieza que sale cerca de un extremo vuelve cerca del otro.
board-glue-flip-shift = El borde { $from } está unido al borde { $to } al revés, como en una cinta de Möbius, y con desplazamiento: una pieza que sale cerca de un extremo vuelve cerca del otro, { $shift }.
board-glue-mirror = Una pieza que continúa tras un borde girado se mueve como en un espejo hasta el final de su movimiento; después valen de nuevo las direcciones de su bando.
board-glue-corner = Los bordes { $from } y { $to } están unidos alrededor de su esquina: una pieza que sale por uno cerca de la esquina vuelve por el otro cerca de ella.
board-glue-corner-flip = Los bordes { $from } y { $to } están unidos al revés: una pieza que sale por uno cerca de su esquina vuelve por el otro lejos de ella.
board-glue-turn = Una pieza que continúa tras un borde así se mueve en direcciones giradas hasta el final de su movimiento; después valen de nuevo las de su bando.
board-glue-turn-flip = Una pieza que continúa tras un borde así se mueve en direcciones giradas y reflejadas hasta el final de su movimiento; después valen de nuevo las de su bando.
board-join = Bordes unidos, en este orden: { $from } ({ $edge }) y { $to } ({ $other }).
board-join-ways = Cada paso es un camino lo más corto posible por columnas y filas: donde se encuentran bordes unidos, un paso diagonal o un salto puede tener varios caminos, y la pieza puede ir al final de cada uno.
edge-left = izquierdo
edge-right = derecho
edge-lower = inferior
edge-upper = superior
shift-up = { $count ->
    [1] una fila más arriba
   *[other] { $count-word } filas más arriba
 }
shift-down = { $count ->
    [1] una fila más abajo
   *[other] { $count-word } filas más abajo
 }
shift-right = { $count ->
    [1] una columna más a la derecha
   *[other] { $count-word } columnas más a la derecha
 }
shift-left = { $count ->
    [1] una columna más a la izquierda
   *[other] { $count-word } columnas más a la izquierda
 }
setup-waits = { $kind-a } espera detrás de { $cells }.
setup-shuffle = Las piezas de { $cells-all } empiezan en un orden al azar.
shuffle-one-on-both-colours = { $kind-the-many } están en casillas de ambos colores.
shuffle-on-both-colours = { $kinds-the-and } están en casillas de distinto color.
shuffle-between = { $middle-the } está entre dos { $outer-many }.
shuffle-protected = Cada una de estas piezas está defendida: { $kinds-many-and }.
shuffle-not = El orden no es `{ $row }`.
shuffle-mirrored = Las piezas del otro bando reflejan este orden.
shuffle-own = Cada bando tiene su propio orden.

# Lugares del tablero
last-ranks = { $count ->
    [1] la última fila
   *[other] las últimas { $count-word } filas
 }
but-last-ranks = { $count ->
    [1] cualquier fila menos la última
   *[other] cualquier fila menos las últimas { $count-word }
 }
    .all = { $count ->
        [1] todas las filas menos la última
       *[other] todas las filas menos las últimas { $count-word }
     }
first-ranks = { $count ->
    [1] la primera fila propia
   *[other] las primeras { $count-word } filas propias
 }
own-rank = la { $count-ordinal } fila propia
end-of-file = la última casilla de una columna
    .all = las últimas casillas de las columnas
any-cell = cualquier casilla
    .all = todas las casillas
no-cell = ninguna casilla
nowhere = ninguna parte
all-cells-but = cualquier casilla menos { $cells-and }
    .all = todas las casillas menos { $cells-and }
cells = { $cells }
cell-list = { $parts-or }
    .all = { $parts-and }
one-rank = la fila { $rank }
rank-range = las filas { $first }–{ $last }
ranks = las filas { $ranks-and }
one-file = la columna { $file }
file-range = las columnas { $first }–{ $last }
files = las columnas { $files-and }
rectangle = las casillas { $corners }
each-side = { $places-or }
    .all = { $places-all-or }
of-side = { $cells } ({ $side })
    .all = { $cells-all } ({ $side })
of-one-side = { $cells } (solo { $side })
    .all = { $cells-all } (solo { $side })

# Una regla que no es igual para todos los bandos
for-side = { $side }: { $rule }

# Quién hizo el juego y cómo se llaman sus lugares
author = Autor: { $name }.
licence = Licencia: { $name }.
other-titles = En otros idiomas: { $titles }.
note = { $text }
region-label = { $label }: { $cells-all }.

# Turnos
turns-alone = { $side }: un solo jugador.
turns-of-two = { $first } y { $second } mueven por turnos; empiezan las { $first }.
turns-of-many = Los bandos mueven por turnos: { $sides-and }; empiezan las { $first }.
team = { $sides-and } forman un equipo: ni se capturan ni se dan jaque, y ganan o pierden juntos.
forward-in = Otra dirección hacia delante para { $side }: en { $cells }, hacia el borde { $edge }.
turn-move = Un turno tiene un solo movimiento.
turn-moves = Un turno tiene { $count-word } movimientos.
turn-first = El primer turno de la partida tiene { $count ->
    [1] un solo movimiento
   *[other] { $count-word } movimientos
 }.
turn-grows = Cada turno tiene { $count ->
    [1] un movimiento
   *[other] { $count-word } movimientos
 } más que el anterior.
turn-check-ends = Dar jaque termina el turno en el acto.
pass-allowed = Un bando puede pasar en lugar de mover, salvo si está en jaque.
pass-stuck = Un bando debe pasar si no tiene otro movimiento, y solo entonces.
passes-end = La partida termina cuando se pasa { $count } veces seguidas.

view-reach = Cada bando ve sus propias piezas, las casillas a las que podrían mover si le tocara y las piezas que podrían capturar. Lo demás está oculto.
view-own = Cada bando ve solo sus propias piezas.
view-neighbours = Cada bando ve sus propias piezas y las casillas de alrededor. Lo demás está oculto.
view-around = Cada bando ve sus propias piezas y las casillas que un `{ $leaps }` podría alcanzar desde una de ellas. Lo demás está oculto.
view-teams = Los bandos de un equipo ven lo mismo.
view-moves = Un bando sabe qué movimientos tiene, y no se dice nada más. Al terminar la partida se muestra todo.
view-knows = Un bando sabe qué movimientos tiene.
view-tries = Se puede intentar cualquier movimiento que, por lo que se ve, podría ser legal. Si no lo es, un árbitro lo rechaza; no cuesta nada, pero no se puede volver a intentar hasta que cambie la posición. Solo se entera quien lo intenta.
view-tries-heard = Se puede intentar cualquier movimiento que, por lo que se ve, podría ser legal. Si no lo es, un árbitro lo rechaza; no cuesta nada, pero no se puede volver a intentar hasta que cambie la posición. Todos oyen que se ha rechazado un movimiento, pero no cuál.
view-tells-captures = El árbitro dice dónde se ha capturado una pieza.
view-tells-captures-named = El árbitro dice dónde se ha capturado una pieza y si era una de estas: { $kinds-or }.
view-tells-checks = El árbitro dice cuándo está en jaque el bando que mueve.
view-tells-check-lines = El árbitro dice cuándo está en jaque el bando que mueve y desde dónde: en la columna, la fila, la diagonal más larga o la más corta, o qué pieza salta.
view-tells-can-capture = El árbitro dice cuándo el bando que mueve puede capturar con una de estas piezas: { $kinds-or }.
view-tells-capture-count = El árbitro dice cuántas capturas tiene el bando que mueve con estas piezas: { $kinds-or }.
view-end = Al terminar la partida se muestra todo.

# Piezas
moves = { $ways-alternatives }{ $only }{ $within }{ $when }.
piece-moves = { $ways-alternatives }

# Piezas: cómo mueven, según la notación Betza
moves-as = mueve como `{ $text }`
go = { $first }{ $verb }{ $far } { $ways-or }{ $notes-next }
    .infinitive = { $verb-infinitive }{ $far } { $ways-or }{ $notes-next }
act = { $first }{ $verb }{ $notes-next }
    .infinitive = { $verb-infinitive }{ $notes-next }
go-in-legs = { $first }{ $legs-next }
go-then = , después { $leg }
go-may-then = { " " }y después puede { $leg-infinitive }
go-repeatedly = (cualquier número de veces: { $legs-next })
on-its-first-move-from-third = en su primer movimiento, desde la tercera fila,{ " " }
cannot-move = no puede mover
    .infinitive = no mover
may-pass = puede pasar
imitates = mueve como la última pieza que movió el rival
does-move = mueve
    .infinitive = mover
does-go = avanza
    .infinitive = avanzar
does-step = mueve
    .infinitive = mover
does-slide = se desliza
    .infinitive = deslizarse
does-leap = salta
    .infinitive = saltar
does-capture = captura{ $whom }
    .infinitive = capturar{ $whom }
does-move-or-capture = mueve o captura{ $whom }
    .infinitive = mover o capturar{ $whom }
does-return = vuelve a donde estaba
    .infinitive = volver a donde estaba
does-capture-back = captura donde estaba antes
    .infinitive = capturar donde estaba antes
does-zigzag = avanza en zigzag
does-curve = avanza en curva
moves-anywhere = mueve a cualquier casilla vacía
leaps-anywhere = salta a cualquier casilla
captures-anywhere = captura{ $whom } en cualquier parte del tablero
castles = enroca { $side }: avanza { $count ->
    [1] una casilla
   *[other] { $count-word } casillas
 } hacia una pieza propia no movida { $friend }, que pasa al otro lado
friend-at-edge = en el borde
friend-from-edge = { $count ->
    [1] a una casilla del borde
   *[other] a { $count-word } casillas del borde
 }
whom-friend = { " " }una pieza propia
whom-any = { " " }piezas propias o enemigas
whom-royal = { " " }una pieza real enemiga
whom-friend-or-royal = { " " }una pieza propia o una pieza real enemiga
whom-en-passant = { " " }al paso
far-any = { " " }cualquier distancia
far-at-any = { " " }a cualquier distancia
far-at-least = { " " }al menos { $count-word } casillas
far-exactly = { $count ->
    [1] { " " }una casilla
   *[other] { " " }exactamente { $count-word } casillas
 }
far-up-to = { " " }hasta { $count-word } casillas
far-between = { " " }de { $least-word } a { $most-word } casillas

# Piezas: hacia dónde, según la notación Betza
ways-of-squares = { $others-next }{ $count-word } casillas { $ways-or }
or-of-squares = { $count-word } o{ " " }
straight-forward = recto hacia delante
straight-backward = recto hacia atrás
straight-forward-or-backward = recto hacia delante o hacia atrás
straight-or-diagonally-forward = hacia delante, recto o en diagonal
straight-or-diagonally-backward = hacia atrás, recto o en diagonal
diagonally-forward = en diagonal hacia delante
diagonally-backward = en diagonal hacia atrás
diagonally-right = en diagonal hacia la derecha
diagonally-left = en diagonal hacia la izquierda
diagonally-forward-right = en diagonal hacia delante a la derecha
diagonally-forward-left = en diagonal hacia delante a la izquierda
diagonally-backward-right = en diagonal hacia atrás a la derecha
diagonally-backward-left = en diagonal hacia atrás a la izquierda
backward = hacia atrás
forward-or-backward = hacia delante o hacia atrás
sideways = hacia los lados
oblique-leap = { $far-word } casillas en línea recta y { $aside-word } de lado{ $only }
only-ways = { " " }({ $ways-or })
so-many = { $count-word } { $way }
half-handed = { $right ->
    [yes] en la mitad derecha de sus saltos
   *[no] en la mitad izquierda de sus saltos
 }
through-layers = con un salto de { $leap } entre los niveles
turning-knight = como un caballo, { $turns-or }
turning-oblique = { $far-word } por { $aside-word } casillas, { $turns-or }
outward = hacia fuera
outward-orthogonally = en ortogonal hacia fuera
outward-diagonally = en diagonal hacia fuera
turn-any-but-back = en cualquier dirección menos hacia atrás
straight-on = en la misma dirección
at-right-angle = en ángulo recto
at45 = con un giro de 45°
at135 = con un giro de 135°
half-right = medio giro a la derecha
half-left = medio giro a la izquierda
sharply-right = con un giro cerrado a la derecha
sharply-left = con un giro cerrado a la izquierda
one-leap-round = un salto más allá en redondo
two-leaps-round = dos saltos más allá en redondo
to-same-side = { $by } hacia el mismo lado que antes
to-other-side = { $by } hacia el lado contrario que antes

# Piezas: qué más se aplica, según la notación Betza
by-hopping-one = { " " }saltando exactamente una pieza, hasta cualquier casilla de más allá
by-hopping-many = { " " }saltando una o más piezas, hasta cualquier casilla de más allá
by-hopping-behind = { " " }saltando la primera pieza que encuentra, hasta la casilla justo detrás
in-all = ,{ $far } en total
times-any = , cualquier número de veces en línea recta
times-at-least = , al menos { $count } veces en línea recta
times-exactly = , exactamente { $count } veces en línea recta
times-up-to = , hasta { $count } veces en línea recta
times-between = , de { $least } a { $most } veces en línea recta
steps-at-least = { " " }durante al menos { $count } pasos
steps-exactly = { " " }durante exactamente { $count } pasos
steps-up-to = { " " }durante { $count } pasos como máximo
turning-by-turns = , girando en cada paso a la derecha y a la izquierda alternativamente
turning-the-same-way = , girando en cada paso hacia el mismo lado
only-to-capture = , solo para capturar
capturing-only = , capturando solo{ $whom }
capturing = , capturando{ $whom }
also-en-passant = , también al paso
lame-oblique = { " " }sin saltar (primero { $straight ->
    [1] una casilla
   *[other] { $straight-word } casillas
 } en línea recta, después { $diagonal-word } en diagonal hacia fuera)
lame-straight = { " " }si no hay nada en medio
if-something-between = { " " }si hay algo en medio
jumping-first = , saltando { $count ->
    [1] la primera casilla
   *[other] las primeras { $count-word } casillas
 }, haya lo que haya allí
sparing-royals = , sin capturar nunca una pieza real
putting-back = , poniendo la pieza capturada en la casilla de partida
changing-places = , cambiando de lugar con la pieza capturada
edges-joined = , con los bordes izquierdo y derecho unidos
to-empty-square = { " " }a una casilla vacía
whatever-stands = , haya lo que haya allí
onto-piece = { " " }hasta una pieza, que se queda allí
up-to-first-piece = { " " }hasta la primera pieza, que se queda allí
capturing-or-leaving = , capturando o dejando lo que haya allí
as-far-as-before = , tan lejos como antes
as-a-whole = , en conjunto { $ways-or }

# Piezas: cómo mueven, según vectores
leaps-as-knight = salta dos casillas en línea recta y una de lado, haya lo que haya en medio
leaps-as-hex-knight = salta a las casillas más cercanas que no están en sus líneas ni diagonales, haya lo que haya en medio
steps = { $first }{ $verb } { $ways-or }{ $purpose-next }{ $free }{ $passing }
on-its-first-move = en su primer movimiento{ " " }
slides = se desliza cualquier distancia
leaps = salta
steps-one = mueve una casilla
goes-exactly = avanza { $count-word } casillas
goes-between = avanza de { $least-word } a { $most-word } casillas
orthogonally = en ortogonal
diagonally = en diagonal
in-any-direction = en cualquier dirección
like-a-knight = como un caballo{ $explained }
orthogonally-in-layers = en ortogonal (por una fila o una columna, o recto hacia arriba o hacia abajo)
diagonally-in-layers = en diagonal (dentro de su nivel, o subiendo o bajando por una fila o una columna)
space-diagonally = por una diagonal espacial (a través de los vértices de su casilla)
like-a-knight-in-layers = como un caballo{ $explained }, dentro de su nivel o subiendo o bajando entre los niveles
in-any-direction-in-layers = en cualquier dirección: en ortogonal, en diagonal o por una diagonal espacial
that-is-two-and-one = { " " }(dos casillas en línea recta y una de lado, haya lo que haya en medio)
that-is-nearest = { " " }(a las casillas más cercanas que no están en sus líneas ni diagonales, haya lo que haya en medio)
in-directions = en las { $count-word } direcciones del diagrama
direction = { $parts-and }
so-far = { $count } { $way }
forward = hacia delante
back = hacia atrás
to-the-right = hacia la derecha
to-the-left = hacia la izquierda
up = hacia arriba
down = hacia abajo
straight-ahead = recto hacia delante
straight-back = recto hacia atrás
ahead-right = hacia delante a la derecha
ahead-left = hacia delante a la izquierda
back-right = hacia atrás a la derecha
back-left = hacia atrás a la izquierda
without-capturing = { " " }sin capturar
to-capture = { " " }para capturar
to-capture-en-passant = { " " }para capturar al paso
to-capture-also-en-passant = { " " }para capturar, también al paso
to-capture-royal = { " " }para capturar una pieza real
capturing-own = , capturando también piezas propias
if-nothing-between = , si no hay nada en medio
may-be-captured-en-passant = , y después puede ser capturada al paso
only-from = , solo desde { $from }
only-to = , solo a { $to }
only-from-to = , solo desde { $from } a { $to }
only-within = , pero solo entre { $cells-all }
only-while = , solo mientras { $tests-and }
never-moves = Nunca mueve.
faces-royal = Ataca { $kind-al-foe } por una columna abierta a cualquier distancia: nunca pueden estar frente a frente en una columna sin ninguna pieza entre ellos.
first-move-always = Puede hacer su largo primer movimiento desde cualquier casilla y más de una vez.
first-move-on = Puede hacer su primer movimiento siempre que esté en { $cells }.
en-passant = Al paso: una pieza enemiga que acaba de pasar por una casilla con ese largo primer movimiento puede ser capturada en esa casilla, pero solo en el movimiento siguiente.
confined = Nunca sale de { $cells-all }.
royal-checked = Real: el jaque y el jaque mate se refieren a esta pieza.
royal-lost = Real: el bando que la pierde, pierde la partida.
royal-last = Solo es real mientras es la última de su bando.
royal-without = Solo es real mientras su bando no tiene otra de estas piezas: { $kinds-or }.
royal-up-to = Solo es real mientras su bando tiene { $count } como máximo.
royal-up-to-with = Solo es real mientras su bando tiene { $count } como máximo, contando también: { $kinds-and }.
startled = Pierde el derecho a ese primer movimiento cuando una pieza enemiga ({ $kinds-or }) se pone en línea con ella, aunque haya piezas en medio. No puede hacerlo estando en jaque.
not-capturable = No puede ser capturada.
not-capturable-by = No puede ser capturada por { $kinds-lead-a-or }.
capturable-by = Solo puede ser capturada por { $kinds-lead-a-or }.
no-hop-over = No puede saltar por encima de { $kinds-many-or }.
captured-as = Al ser capturada se convierte en { $kind }.
value = Vale { $pawns } peones.

# Promoción
promotes-everywhere = { $always ->
    [yes] Promociona
   *[no] Puede promocionar
 } a { $forms-instead } con cada { $captures ->
    [yes] captura
   *[no] movimiento
 }.
promotes-inside = { $always ->
    [yes] Promociona
   *[no] Puede promocionar
 } a { $forms-instead } cuando { $captures ->
    [yes] una captura suya
   *[no] un movimiento suyo
 } empieza o termina en { $cells }.
promotes-leaving = { $always ->
    [yes] Promociona
   *[no] Puede promocionar
 } a { $forms-instead } cuando { $captures ->
    [yes] una captura suya
   *[no] un movimiento suyo
 } empieza en { $cells }.
promotes-arriving = Cuando llega { $captures ->
    [yes] con una captura
   *[no] { "" }
 } a { $cells }, { $always ->
    [yes] promociona
   *[no] puede promocionar
 } a { $forms-instead }.
promotes-entering = Cuando llega desde fuera { $captures ->
    [yes] con una captura
   *[no] { "" }
 } a { $cells }, { $always ->
    [yes] promociona
   *[no] puede promocionar
 } a { $forms-instead }.
promotes-forced = Debe promocionar en { $cells-all }.
promotes-chain-end = Si al capturar solo pasa por allí y sigue, no promociona.
promotes-chain-stops = Si promociona con una captura, el movimiento termina allí, aunque pudiera capturar otra vez.
promotes-chain-at-once = Si promociona con una captura y puede capturar otra vez, sigue en el mismo movimiento como la nueva pieza.
promotes-staying = { $also ->
    [yes] También puede
   *[no] Puede
 } promocionar a { $forms-instead } como movimiento propio mientras está en { $cells }: en su casilla, o en una casilla vacía a la que la nueva pieza podría ir desde allí.
promotes-from-hand = La nueva pieza se toma de la mano, así que solo se pueden elegir piezas en mano.
promotes-last-anywhere = La última de un bando puede promocionar en cualquier parte.
promotes-last = La última de un bando promociona en { $cells }.
promotes-peacefully = Una promoción no puede dar jaque, y la nueva pieza no puede atacar nada.
promotion-limit-one = No puede promocionar mientras su bando tenga { $kind-a } en el tablero.
promotion-limits = Por promoción, un bando no puede tener más de { $held-and }.
promotion-stuck = No puede mover adonde deba promocionar mientras no haya una pieza disponible para ello.
one-of = { $kinds-or }
one-of-side = { $kinds-or } ({ $side })

# Colocar un tipo de pieza
piece-drop-region = Solo puede colocarse en { $cells }.
piece-drop-forms = Puede colocarse como { $kinds-or }.
piece-drop-file = No puede colocarse en una columna donde ya haya { $kind-a } de su bando.
piece-drop-file-many = No puede colocarse en una columna donde ya haya { $held } de su bando.
piece-drop-colours = { $kind-the-many } de un bando se colocan en casillas de distinto color.
piece-drop-no-mate = No puede colocarse dando jaque mate.
piece-drop-mate-loses = Quien la coloca dando jaque mate pierde la partida.

# Jaque y capturas
check = Un bando está en jaque cuando está atacado { $kinds-the-or }; ningún movimiento puede dejar en jaque { $kinds-the-or } propio.
check-last = Un bando está en jaque cuando está atacado { $kinds-the-or }; ningún movimiento puede dejar en jaque la última de estas piezas.
check-all = Un bando con { $kinds-lead-a-or } no puede dejarlo atacado (en jaque) con su movimiento. Un bando con varios { $kinds-many-and } solo está en jaque cuando todos están atacados.
check-none = No hay jaque: un bando puede dejar { $kinds-the-or } bajo ataque o moverlo a una casilla atacada, y puede ser capturado.
check-forbidden = Ningún movimiento puede dar jaque.
check-forbidden-unless-mate = Ningún movimiento puede dar jaque, salvo que sea mate.
check-stays = En jaque, { $kinds-the-or } no puede apartarse: hay que bloquear el jaque o capturar la pieza que lo da.
bikjang = Cuando los { $kinds-many-or } quedan frente a frente en una columna abierta, el bando al que le toca debe evitarlo o pasar. Si tras su movimiento siguen frente a frente, la partida es tablas.
blast-royal = Ningún movimiento puede hacer explotar { $kinds-the-or } propio. { $kinds-the-or } no puede capturar, y junto { $kinds-al-foe-or } nunca está en jaque; hacer explotar { $kinds-the-foe-or } gana en el acto, incluso estando en jaque.
check-by-legal-captures = Solo ataca a { $kinds-the-or } una pieza que de verdad podría capturar: una captura que las reglas siguientes prohíben no es un ataque.
check-before-effects = { $kinds-the-or } debe estar a salvo justo después del movimiento mismo y otra vez después de todo lo que se sigue de él.
capture-forced = Capturar es obligatorio: quien puede capturar debe hacerlo, pero puede elegir qué captura.
capture-forced-most = Capturar es obligatorio, y entre todas las capturas hay que elegir una que tome el mayor número de piezas.
capture-chain-may = Una pieza que ha capturado puede capturar otra vez en el mismo movimiento desde donde ha caído.
capture-chain-must = Una pieza que ha capturado debe seguir capturando en el mismo movimiento mientras pueda. Si puede caer en varias casillas detrás de una pieza capturada, debe elegir una desde la que pueda seguir.
capture-removed-at-end = Las piezas capturadas se retiran al final del movimiento. Hasta entonces estorban, y ninguna puede capturarse dos veces.
capture-no-turning-back = Después de una captura, la siguiente no puede volver recta hacia atrás.
blast-neighbours = Cada captura es una explosión: la pieza capturada, la que captura y todo lo que hay en las casillas de alrededor, propio o enemigo, desaparecen del tablero.
blast-reach = Cada captura es una explosión: la pieza capturada, la que captura y todo lo que un `{ $area }` podría alcanzar desde allí, propio o enemigo, desaparecen del tablero.
blast-spares = De las piezas de alrededor solo sobreviven { $kinds-the-many-and }.
blast-immune = Las explosiones no afectan a estas piezas, ni siquiera cuando capturan: { $kinds-many-and }.
blast-stones = Donde explotan estas piezas quedan muros: { $kinds-many-and }.
petrifies-captor = Cuando una de estas piezas captura, se convierte en piedra donde llega: { $kinds-or }. La piedra es un muro: nada puede entrar en ella ni atravesarla durante el resto de la partida.
petrifies-royal = { $kinds-the-or } no puede capturar, porque también se convertiría en piedra.
flips-lines = Las piezas enemigas en línea recta y sin huecos entre la pieza que llega y otra de su bando cambian de bando.
flips-neighbours = Las piezas enemigas junto a la casilla adonde llega una pieza cambian de bando.
flips-touched = Las piezas enemigas junto a la casilla adonde llega una pieza cambian de bando, si esta se movió allí o se colocó junto a una pieza de su bando.

# Enroque
castling-is = El enroque es un movimiento conjunto de { $king-the }{ $from } y { $partner-lead-a-or }; ninguna de las dos piezas puede haberse movido antes.
castling-for = Para { $sides-and } el enroque es un movimiento conjunto de { $king-the }{ $from } y { $partner-lead-a-or }; ninguna de las dos piezas puede haberse movido antes.
castling-ways = { $ways-ways }.
castling-way = con { $partner-the }{ $which }, { $king-the } va a la columna { $to }{ $beside }
on-cells = { " " }en { $cells }
towards-file = { " " }del lado de la columna { $file }
castling-other-to = { " " }y la otra pieza a la columna { $file }
castling-partner-beside = Después { $partner-the } pasa a la casilla junto { $king-al }, por el lado interior.
castling-other-beside = Después la otra pieza pasa a la casilla junto { $king-al }, por el lado interior.
castling-path = No puede haber otra pieza en las casillas que las dos cruzan o donde terminan.
castling-checks = { $king-the } no puede enrocar estando en jaque, ni cruzar una casilla atacada o terminar en ella.
castling-dropped = Las dos cuentan como no movidas cuando se colocan en estas casillas.
castling-exclusive = Después de esto, los otros bandos ya no pueden enrocar en el mismo flanco.
castling-wins = El bando que enroca de este modo gana, y el que ya no puede hacerlo pierde.

# Muros
wall-instead = En lugar de mover, un bando puede poner { $wall }.
wall-after = Después de mover una pieza, el bando pone { $wall }.
wall-anywhere = un muro en cualquier casilla vacía
wall-arrow = un muro en una casilla vacía a la que la pieza podría mover desde donde está ahora
wall-duck = el único muro, el pato, en otra casilla vacía
wall-edge = un muro en una casilla vacía del borde del tablero o junto a un muro
wall-trail = un muro en la casilla que la pieza ha dejado
walls-block = Nada puede estar sobre un muro ni deslizarse a través de él.
walls-on = Los muros se ponen en { $cells }.

# Manos y puertas
hand-begins = Cada bando empieza con { $held-and } en mano.
hand-side-begins = { $side } empiezan con { $held-and } en mano.
captured-to-captor = La pieza capturada cambia de bando y pasa a la mano de quien la capturó.
captured-to-owner = La pieza capturada vuelve a la mano de su propio bando.
captured-to-partner = La pieza capturada pasa al compañero del otro tablero; las que él captura allí llegan a esta mano.
hand-reverts = Una pieza promocionada vuelve a ser { $kind } cuando es capturada.
drop-endless = En lugar de mover, un bando puede poner en una casilla vacía una pieza nueva ({ $kinds-or }); la reserva es ilimitada.
drop-only = En su turno, un bando coloca una pieza de su mano en una casilla vacía.
drop-instead = En lugar de mover, un bando puede colocar una pieza de su mano en una casilla vacía.
drop-region = Las piezas solo se colocan en { $cells }.
drop-first = Hasta que estas casillas estén llenas, las piezas solo se colocan en { $cells-all }.
drop-no-check = No se puede dar jaque al colocar.
drop-must = Primero se coloca: mientras un bando pueda colocar { $kinds-lead-a-or }, debe hacerlo.
hand-waits = Un bando sin movimientos legales espera si una pieza que su compañero aún puede capturar le daría uno: no es jaque mate ni ahogado, y su reloj corre.
encloses-lines = Al colocar hay que encerrar enemigos: al menos una línea recta y sin huecos de enemigos entre la pieza colocada y otra de su bando.
encloses-friends = Las piezas solo se colocan junto a una pieza del mismo bando.
encloses-apart = Las piezas no se colocan junto a una pieza enemiga.
encloses-stacked = Las piezas solo se colocan en la primera fila o encima de otra pieza.
encloses-slides = Las piezas solo se colocan en casillas donde se detendrían al deslizarse desde un borde.
encloses-lines-over-walls = Una pieza debe colocarse junto a un enemigo y en línea con otra de su bando, solo con enemigos y muros entre ellas.
encloses-falls = Las piezas solo se colocan en casillas donde se detendrían al deslizarse desde la primera columna o fila, o al caer desde la última por encima de todas las piezas.
gate-hand = Cuando una pieza que aún no se ha movido deja su casilla en { $cells }, puede ponerse en esa casilla una pieza de la mano ({ $kinds-or }), en el mismo movimiento. Al enrocar, se pone en una de las dos casillas que quedan vacías.
gate-captured = Si una pieza es capturada antes de moverse, no entra otra en su lugar.
gate-behind = Cuando una pieza que aún no se ha movido deja su casilla en { $cells }, entra en ella la que espera detrás ({ $kinds-or }); esta se pierde si la pieza de delante es capturada allí.

# Disparadores: cuándo ocurren
borrows-instead = Mientras haya { $lenders-many-and }{ $whose } en { $cells }, { $kinds-lead-a-or } mueve y captura como cada una de esas piezas, y no a su manera.
borrows-also = Mientras haya { $lenders-many-and }{ $whose } en { $cells }, { $kinds-lead-a-or } también mueve y captura como cada una de esas piezas.
counter-starts = Cada bando empieza con { $n } { $counter }.
trigger = Cuando { $events-or }{ $sides }{ $along }{ $tests }{ $delay }: { $effects-then }.
action = En lugar de mover, un bando puede elegir «{ $name }»{ $sides }{ $aim }{ $tests }: { $effects-then }.
action-must = Antes que nada, un bando debe elegir «{ $name }»{ $sides }{ $aim }{ $tests }: { $effects-then }.
homes = La casilla inicial de una pieza es aquella donde empieza una pieza así de su bando; si hay varias, la del color de la casilla donde está o fue capturada o, si no, la de la columna de esa casilla.
action-aim = , para una de estas: { $cells }
trigger-sides = { " " }(solo para { $sides-and })
trigger-along = , en cada dirección de una pieza (así: { $ways-alternatives })
trigger-tests = , si { $tests-and }
trigger-delay = , { $turns ->
    [1] un turno
   *[other] { $turns } turnos
 } después
on-game-start = empieza la partida
on-turn-start = empieza el turno de un bando
on-turn-end = termina el turno de un bando
on-before-move = un bando va a mover
on-after-move = un bando ha movido
on-drop = se ha colocado una pieza
on-capture = una pieza ha capturado
on-promotion = una pieza ha promocionado
on-gating = una pieza ha entrado por una puerta
on-elimination = un bando ha eliminado a otro, o queda eliminado sin que lo haga otro

# Disparadores: bandos y casillas
that-side = ese bando
its-side = su bando
other-side = el otro bando
ally-side = el bando aliado
every-side = cada bando
any-side = cualquier bando
own-pieces-on = las piezas de ese bando en { $cells }
enemy-pieces-on = las piezas del otro bando en { $cells }
ally-pieces-on = las piezas del bando aliado en { $cells }
the-cells-on = las casillas en { $cells }
spot-board = todo el tablero
spot-from = la casilla donde empezó el movimiento
spot-piece = la casilla de la pieza
spot-to = la casilla donde terminó el movimiento
spot-aim = la casilla elegida
spot-captured = la casilla de la captura
spot-partner = la casilla donde terminó la pieza que enrocó con el rey
next-to = las casillas vecinas de { $spot }
reached-from = las casillas que una pieza alcanza desde { $spot } (así: { $ways-alternatives })
ahead-of = { $n ->
    [1] la casilla justo delante de { $spot }
   *[other] la casilla { $n } pasos delante de { $spot }
 }
behind = { $n ->
    [1] la casilla justo detrás de { $spot }
   *[other] la casilla { $n } pasos detrás de { $spot }
 }
first-ahead = la casilla de la primera pieza justo delante de { $spot }
capturable-from = las casillas donde la pieza de allí podría capturar ({ $spot })
crossing-with = las casillas donde su fila y su columna cruzan las de piezas propias ({ $kinds-many-and }; { $spot })
cells-where = { $spot }{ $within }{ $holding }{ $except }{ $relations-next }
attacked-by = , donde { $side } podría capturar
beside = , junto a { $range } de estas piezas: { $kinds-many-and }{ $whose }
beside-reached = , con { $range } de estas piezas: { $kinds-many-and }{ $whose }, a su alcance (así: { $ways-alternatives })
within = { " " }dentro de { $cells-all }
holding = { " " }con { $kinds-many-and }{ $whose }
of-that-side = { " " }de ese bando
of-other-side = { " " }del otro bando
of-ally-side = { " " }del bando aliado
except = , salvo { $kinds-many-and },

# Disparadores: condiciones
from-to = de { $least } a { $most }
at-least = al menos { $least }
at-most = como máximo { $most }
any-number = cualquier número de
test-before = antes { $test }
test-mover = la pieza que mueve es { $kinds-lead-a-or }
test-captured = una pieza capturada es { $kinds-lead-a-or }
test-promoted = la nueva pieza es { $kinds-lead-a-or }
test-from = el movimiento empieza en { $cells }
test-to = el movimiento termina en { $cells }
test-along = el movimiento va en esa dirección
test-check = da jaque
test-count = hay { $range } de { $cells }
test-none = no hay ninguna de { $cells }
test-hand = { $side } tiene { $range } { $kind-many } en mano
test-counter = { $side } tiene { $range } { $counter }
test-turns = se han jugado { $range }{ $every } turnos
multiple-of = , un múltiplo de { $n },
all-tests = { $tests-and }
not-true = no es cierto que { $test }

# Disparadores: efectos
effect-clear = se quita del tablero toda pieza en { $cells }
effect-place = se pone una pieza nueva ({ $kind }) de { $side } en { $cells }, si hay sitio
effect-become = toda pieza en { $cells } se convierte en { $kind }
effect-convert = toda pieza en { $cells } pasa a { $side }
effect-move-or-stay = toda pieza en { $cells } se desplaza ({ $steps }), si puede
effect-move-or-go = toda pieza en { $cells } se desplaza ({ $steps }); si no puede, se quita
effect-move-or-forbid = toda pieza en { $cells } se desplaza ({ $steps }); si no puede, el movimiento no está permitido
step-right = { $n } a la derecha
step-left = { $n } a la izquierda
step-forward = { $n } adelante
step-back = { $n } atrás
step-up = { $n } arriba
step-down = { $n } abajo
step-ahead = { $n } en esa dirección
step-behind = { $n } en dirección contraria
step-ahead-far = en esa dirección tan lejos como puede
step-behind-far = en dirección contraria tan lejos como puede
step-to = a { $cells }
step-home = a la casilla inicial
step-far = tan lejos como puede
effect-swap = la pieza en { $cells } y la pieza en { $others } intercambian sus lugares
effect-swap-or-forbid = la pieza en { $cells } y la pieza en { $others } intercambian sus lugares; si falta una, el movimiento no está permitido
effect-rebirth = vuelven { $kinds-many-and }{ $except } tras su captura ({ $goal }), si está libre
effect-rebirth-or-forbid = vuelven { $kinds-many-and }{ $except } tras su captura ({ $goal }); si está ocupada, el movimiento no está permitido
effect-wall = aparece un muro en { $cells }, si hay sitio
effect-open = se quitan los muros en { $cells }
effect-hand-gets = { $side } recibe { $held } en mano
effect-hand-loses = { $side } pierde { $held } de la mano
effect-moved = toda pieza en { $cells } cuenta como movida
effect-unmoved = toda pieza en { $cells } cuenta como no movida
effect-no-castling = { $side } ya no puede enrocar
effect-no-castling-right = { $side } ya no puede enrocar hacia la derecha
effect-no-castling-left = { $side } ya no puede enrocar hacia la izquierda
effect-en-passant = la pieza puede ser capturada al paso en { $cells }
effect-no-en-passant = nada puede ser capturado al paso
effect-count = { $side } { $changes-and }
counter-set = pasa a tener { $n } { $counter }
counter-gets = gana { $amount }{ $each }
counter-loses = pierde { $amount }{ $each }
counter-amount = { $n ->
    [1] { $n } { $counter-one }
   *[other] { $n } { $counter }
 }
for-each = { " " }por cada una de estas: { $cells }
effect-turn-again = el bando mueve otra vez
effect-turn-end = termina el turno del bando
effect-win = { $side } gana
effect-loss = { $side } pierde
effect-forbid = el movimiento no está permitido

# Terreno
terrain-fences = Vallas, que solo cruzan los saltos: { $at }.
terrain-cracked = Muros agrietados, que una bomba destruye: { $at }.
terrain-ice = Hielo, sobre el que las piezas siguen deslizándose: { $at }.
terrain-exits = Salidas: { $at }.
terrain-belt = Cintas que llevan hacia el { $toward }: { $at }.
terrain-one-way = Solo se entra hacia el { $toward }: { $at }.
terrain-door = Una puerta de color { $colour }: { $at }.
terrain-gate = Una verja, abierta mientras { $all ->
    [yes] todas las placas del canal { $channel } están pisadas
   *[no] una placa del canal { $channel } está pisada
 }: { $at }.
terrain-plate-hold = Una placa del canal { $channel } que baja mientras hay algo encima: { $at }.
terrain-plate-latch = Una placa del canal { $channel } que baja para siempre: { $at }.
terrain-plate-toggle = Una placa del canal { $channel } que cambia con cada llegada: { $at }.
terrain-warp = Un portal lleva de { $from } a { $to }.
terrain-promotion = Las piezas promocionan en { $at }.
terrain-item = En { $at } hay { $item }.
terrain-l-paths = { $kinds-lead-a-and } solo salta si uno de sus dos caminos está libre de muros y puertas cerradas.
terrain-warp-captures = Un portal captura al enemigo que está en su salida.
terrain-warp-forbidden = No se puede entrar en un portal con la salida ocupada.
north = norte
north-east = noreste
east = este
south-east = sureste
south = sur
south-west = suroeste
west = oeste
north-west = noroeste
item-key = una llave de color { $colour }
item-sword = una espada
item-shield = un escudo
item-ward = un amuleto
item-form = la forma de { $kind }
item-bomb = una bomba
item-coin = una moneda

# Niveles
quest-is = { $side }: { $aims-and }.
quest-no-pieces = Se pierde cuando { $side } no tiene ninguna pieza.
quest-lost = Se pierde cuando no queda: { $who }.
quest-moves = Se pierde tras más de { $most } movimientos.
quest-rounds = Se pierde tras más de { $most } rondas.
aim-take-everything = capturarlo todo
aim-take-all = capturar todas las piezas de este tipo: { $who }
aim-exit-all = llevar todas a la salida: { $who }
aim-exit = llevar { $count } a la salida: { $who }
aim-survive = sobrevivir { $rounds } rondas
aim-collect = recoger { $count } × { $item }
aim-place = llevar { $who } a { $at }
aim-visit = visitar { $at }
aim-promote = promocionar { $count } veces
aim-material = tener { $least } puntos de material
aim-protect = conservar { $who }
aim-any = { $aims-or }
aim-all = { $aims-and }
who = { $kind }
who-of-side = { $kind } ({ $side })
who-named = { $kind } { $tag }
who-of-side-named = { $kind } { $tag } ({ $side })

# El final: resultados
it-loses = pierde
it-wins = gana
game-drawn = la partida es tablas
fewest-win = gana el bando con menos piezas en el tablero; con el mismo número, la partida es tablas
most-win = gana el bando con más piezas en el tablero; con el mismo número, la partida es tablas
named-loses = pierden las { $side }
named-wins = ganan las { $side }
named-draws = las { $side } hacen tablas
causer-loses = pierde el bando que la causó
causer-wins = gana el bando que la causó
side-wins = gana
side-loses = pierde
side-draws = hace tablas
side-ends-fewest = termina la partida, y gana el bando con menos piezas
side-ends-most = termina la partida, y gana el bando con más piezas

# El final: mate
checkmate = Jaque mate: cuando el bando que debe mover está en jaque y no tiene movimientos legales, { $result-and }.
stalemate = Ahogado: cuando el bando que debe mover no está en jaque y no tiene movimientos legales, { $result-and }.
no-move = Cuando el bando que debe mover no tiene movimientos legales, { $result-and }.
royals-blown-up = Pierde el bando al que hacen explotar o capturan { $kinds-the-or }.
royals-captured = Pierde el bando al que capturan { $kinds-the-or }.
mate-not-by = Pierde el bando que da jaque mate solo con { $kinds-lead-a-or }.
mate-needs-check-by = El jaque mate es tablas si { $kinds-lead-a-or } no dio alguno de los jaques de la serie ininterrumpida que lo precede.

# El final: metas
goal = Gana el bando que lleva { $who } a { $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }{ $blocked }.{ $reply }
pieces = { $held }
its-piece = { $kinds-the-or }
of-its-pieces = { $count } de estas piezas ({ $kinds-many-and })
goal-held = { $many ->
    [yes] { " " }y las mantiene allí hasta que empieza su siguiente turno
   *[no] { " " }y lo mantiene allí hasta que empieza su siguiente turno
 }
goal-safe = { $many ->
    [yes] { " " }donde no pueden ser capturadas de inmediato
   *[no] { " " }donde no puede ser capturado de inmediato
 }
goal-blocked = , o que tiene allí una mientras todas las demás casillas de allí están ocupadas
goal-reply = { " " }Cuando lo consiguen las { $first }, las { $second } aún pueden hacerlo con su siguiente movimiento, y entonces la partida es tablas.
goal-replies = { " " }Los bandos que aún deben mover en la misma ronda pueden conseguirlo también, y entonces es tablas.
connect-line = Un bando con { $count-word } { $kinds-many-and } seguidos en línea { $result }{ $along }.
connect-collinear = Un bando con { $count-word } { $kinds-many-and } en cualquier lugar de una misma línea { $result }{ $along }.
connect-block = Un bando con un bloque completo de { $size } por { $size } { $kinds-many-and } { $result }.
connect-chain = Un bando con una cadena de { $kinds-many-and } desde { $from } hasta { $to } { $result }{ $along }.
counted-along = , contando por las líneas de una pieza que { $ways-alternatives }
full-board = Cuando no queda ninguna casilla vacía, { $result }.
checks-given = El bando que ha dado { $count ->
    [1] un jaque
   *[other] { $count-word } jaques
 } gana en el acto.

checks-win = Para ganar basta con dar { $count ->
    [1] un jaque
   *[other] { $count-word } jaques
 }.

# El final: piezas perdidas
extinction-loses = { $who } pierde cuando { $left }{ $others }{ $reply }.
extinction-wins = { $who } gana cuando { $left }{ $others }{ $reply }.
extinction-ends = Cuando { $who } { $left }{ $others }, { $result }{ $reply }.
a-side = un bando
the-sides = el bando de las { $sides-or }
nothing-left = no le quedan piezas
none-left = no le queda ninguna de estas piezas: { $kinds-or }
one-left = le queda una sola pieza
few-left = le quedan { $held } o menos
few-of-kind-left = le quedan { $count } o menos de estas piezas: { $kinds-many-and }
while-others-have = { " " }mientras el otro tiene { $count } o más
unless-reply = , salvo si con su siguiente movimiento deja igual al otro bando
eliminated-stay = Las piezas de un bando eliminado se quedan en el tablero y pueden ser capturadas.
eliminated-vanish = Las piezas de un bando eliminado desaparecen del tablero.
eliminated-obstacles = Las piezas de un bando eliminado se quedan en el tablero como obstáculos: nadie puede capturarlas.
eliminated-captor = Cuando un bando queda eliminado, sus piezas reales salen del tablero y las demás pasan al bando que lo eliminó; si no fue otro bando, todas se quedan como obstáculos.
last-side-wins = Gana el último bando que queda.
last-team-wins = Gana el último equipo que queda.
team-falls = Un equipo pierde en cuanto pierde uno de sus bandos.
score-decides = Cuando solo queda un bando o un equipo, o la partida sería tablas, gana quien tenga más { $counter }, aunque esté eliminado.

# El final: tablas
move-rule = La partida es tablas tras { $moves } movimientos de cada bando sin { $reset }{ $claim }.
a-capture = capturas
a-capture-or-move = capturas ni movimientos de { $kinds-or }
move-rule-claim = { " " }si un jugador las reclama; tras { $last } sin reclamarlas
move-rule-checks = De los jaques que da un bando, solo los primeros { $count } cuentan para este límite.
repetition = Cuando la misma posición se da por { $times-ordinal } vez, { $result-and }{ $claim }.
repetition-claim = { " " }si un jugador lo reclama; por { $last-ordinal } vez, sin reclamarlo
perpetual-check = Pero pierde el bando que, él solo, dio jaque con todos los movimientos de la repetición.
chase = Pierde el bando que, él solo, persiguió la misma pieza con todos los movimientos de la repetición. Perseguir es amenazar de nuevo con capturar una pieza no defendida.
chase-free = Estas piezas pueden perseguir a cualquiera: { $kinds-many-and }.
chase-prey = Se puede perseguir a { $prey-and }.
chase-threats = Las amenazas { $threats-and } cuentan aunque la pieza esté defendida.
prey = { $kinds-the-many-and }
prey-at-home = { $kinds-the-many-and } en { $cells }
threat = contra { $stronger-lead-a-or } por { $weaker-lead-a-or }
to-and-fro = Pierde el bando que mueve { $kinds-lead-a-or } de un lado a otro durante { $turns } turnos seguidos, salvo si estaba en jaque.
counting-board = { $once }{ $who } puede contar sus movimientos: si la cuenta llega a { $limit } sin jaque mate, la partida es tablas.
counting-bare = { $once }un bando que solo tiene su rey cuenta sus movimientos: la partida es tablas tras { $limits-and }.
counting-once = cuando ya no queda en el tablero ninguna de estas piezas ({ $kinds-or }),{ " " }
counting-from-pieces = La cuenta empieza en el número de piezas del tablero en vez de uno.
more-than-king = un bando que tiene más que su rey
more-than-king-at-most = un bando que tiene más que su rey, pero { $held } como máximo,
limit-against = { $limit } contra { $held-and }
limit-against-rest = { $limit } contra cualquier otra cosa

# El final: declaraciones y puntos
declaration = El bando que debe mover, salvo en jaque, puede declarar { $win ->
    [yes] la victoria
   *[no] las tablas
 } cuando su rey está en { $cells }{ $company }{ $needed }.{ $worth }
with-more = { " " }con { $held } más
it-has-points = { " " }y tiene { $points-or }
points = { $points } puntos
points-of-side = { $points } puntos ({ $side })
pieces-count = { " " }Cuentan las piezas allí y en mano: { $worth-comma }.
points-for-each = { $points } por cada { $kinds-or }
points-for-kind = { $points } por { $kind-a }
points-for-side = { $points } por jugar con { $side }
draw-to-most-pieces = Una partida que sería tablas la gana el bando con más piezas en el tablero.
draw-to-most-points = Una partida que sería tablas la gana el bando con más puntos.
draw-points = Los puntos se cuentan por lo que un bando tiene en el tablero: { $points-and }.
draw-won-by = Una partida que sería tablas la ganan las { $side }.

# Piezas, bandos y contadores
rule-a = { $gender ->
    [f] una
   *[m] un
 } { $noun }
rule-the = { $gender ->
    [f] la
   *[m] el
 } { $noun }
rule-al = { $gender ->
    [f] a la
   *[m] al
 } { $noun }
rule-the-many = { $gender ->
    [f] las
   *[m] los
 } { $noun-many }
rule-the-foe = { $noun-the } { $gender ->
    [f] enemiga
   *[m] enemigo
 }
rule-al-foe = { $noun-al } { $gender ->
    [f] enemiga
   *[m] enemigo
 }
unknown-piece = pieza «{ $name }»
    .a = una pieza «{ $name }»
    .the = la pieza «{ $name }»
    .al = a la pieza «{ $name }»
    .many = piezas «{ $name }»
    .the-many = las piezas «{ $name }»
    .the-foe = la pieza «{ $name }» enemiga
    .al-foe = a la pieza «{ $name }» enemiga
unknown-side = { $name }
unknown-counter = { $name }
    .one = { $name }
noun-side-white = { $custom ->
    [xiangqi] rojas
    [janggi] Cho
    [shogi] Sente
   *[other] blancas
 }
noun-side-black = { $custom ->
    [janggi] Han
    [shogi] Gote
   *[other] negras
 }
noun-side-red = rojas
noun-side-green = verdes
noun-side-yellow = amarillas
noun-side-blue = azules
noun-side-you = tú
noun-side-foe = enemigos
noun-counter-points = puntos
    .one = punto
noun-counter-delays = esperas
    .one = espera
noun-counter-leaps = saltos
    .one = salto
noun-counter-straight = movimientos rectos
    .one = movimiento recto
noun-counter-mills = molinos
    .one = molino
noun-counter-orders = órdenes
    .one = orden
noun-counter-pairs = parejas
    .one = pareja
noun-piece = pieza
    .gender = f
    .many = piezas
noun-piece-king = rey
    .gender = m
    .many = reyes
noun-piece-queen = dama
    .gender = f
    .many = damas
noun-piece-rook = torre
    .gender = f
    .many = torres
noun-piece-bishop = alfil
    .gender = m
    .many = alfiles
noun-piece-knight = caballo
    .gender = m
    .many = caballos
noun-piece-pawn = peón
    .gender = m
    .many = peones
noun-piece-general = general
    .gender = m
    .many = generales
noun-piece-advisor = consejero
    .gender = m
    .many = consejeros
noun-piece-elephant = elefante
    .gender = m
    .many = elefantes
noun-piece-horse = { $custom ->
    [shogi] caballo dragón
   *[other] caballo
 }
    .gender = m
    .many = caballos
noun-piece-chariot = carro
    .gender = m
    .many = carros
noun-piece-cannon = cañón
    .gender = m
    .many = cañones
noun-piece-soldier = soldado
    .gender = m
    .many = soldados
noun-piece-gold = general de oro
    .gender = m
    .many = generales de oro
noun-piece-silver = general de plata
    .gender = m
    .many = generales de plata
noun-piece-lance = lanza
    .gender = f
    .many = lanzas
noun-piece-tokin = peón promocionado
    .gender = m
    .many = peones promocionados
noun-piece-dragon = dragón
    .gender = m
    .many = dragones
noun-piece-archbishop = arzobispo
    .gender = m
    .many = arzobispos
noun-piece-chancellor = canciller
    .gender = m
    .many = cancilleres
noun-piece-amazon = amazona
    .gender = f
    .many = amazonas
noun-piece-hawk = halcón
    .gender = m
    .many = halcones
noun-piece-unicorn = unicornio
    .gender = m
    .many = unicornios
noun-piece-stone = piedra
    .gender = f
    .many = piedras
noun-piece-promoted-lance = lanza promocionada
    .gender = f
    .many = lanzas promocionadas
noun-piece-promoted-knight = caballo promocionado
    .gender = m
    .many = caballos promocionados
noun-piece-promoted-queen = dama promocionada
    .gender = f
    .many = damas promocionadas
noun-piece-promoted-silver = plata promocionada
    .gender = f
    .many = platas promocionadas
noun-piece-promoted-bishop = alfil promocionado
    .gender = m
    .many = alfiles promocionados
noun-piece-wizard = mago
    .gender = m
    .many = magos
noun-piece-lion = león
    .gender = m
    .many = leones
noun-piece-champion = campeón
    .gender = m
    .many = campeones
noun-piece-met = met
    .gender = m
    .many = mets
noun-piece-khon = khon
    .gender = m
    .many = khons
noun-piece-archer = arquero
    .gender = m
    .many = arqueros
noun-piece-commoner = plebeyo
    .gender = m
    .many = plebeyos
noun-piece-nightrider = jinete nocturno
    .gender = m
    .many = jinetes nocturnos
noun-piece-griffon = grifo
    .gender = m
    .many = grifos
noun-piece-sergeant = sargento
    .gender = m
    .many = sargentos
noun-piece-centaur = centauro
    .gender = m
    .many = centauros
noun-piece-ferz = alferza
    .gender = f
    .many = alferzas
noun-piece-pincer = pinza
    .gender = f
    .many = pinzas
noun-piece-withdrawer = retirador
    .gender = m
    .many = retiradores
noun-piece-coordinator = coordinador
    .gender = m
    .many = coordinadores
noun-piece-long-leaper = saltador largo
    .gender = m
    .many = saltadores largos
noun-piece-chameleon = camaleón
    .gender = m
    .many = camaleones
noun-piece-immobilizer = inmovilizador
    .gender = m
    .many = inmovilizadores
noun-piece-grasshopper = saltamontes
    .gender = m
    .many = saltamontes
noun-piece-phoenix = fénix
    .gender = m
    .many = fénix
noun-piece-fox = zorro
    .gender = m
    .many = zorros
noun-piece-man = hombre
    .gender = m
    .many = hombres
noun-piece-yurt = yurta
    .gender = f
    .many = yurtas
noun-piece-falcon = halcón peregrino
    .gender = m
    .many = halcones peregrinos
noun-piece-marshal = mariscal
    .gender = m
    .many = mariscales
noun-piece-dragon-king = rey dragón
    .gender = m
    .many = reyes dragón
noun-piece-dragon-horse = caballo dragón
    .gender = m
    .many = caballos dragón
noun-piece-wazir = visir
    .gender = m
    .many = visires
noun-piece-dabbaba = dabbaba
    .gender = f
    .many = dabbabas
noun-piece-alfil = alfil antiguo
    .gender = m
    .many = alfiles antiguos
noun-piece-camel = camello
    .gender = m
    .many = camellos
noun-piece-zebra = cebra
    .gender = f
    .many = cebras
noun-piece-threeleaper = saltador de tres
    .gender = m
    .many = saltadores de tres
noun-piece-tripper = saltador diagonal de tres
    .gender = m
    .many = saltadores diagonales de tres
noun-piece-camelrider = jinete de camello
    .gender = m
    .many = jinetes de camello
noun-piece-vao = vao
    .gender = m
    .many = vaos
noun-piece-leo = leo
    .gender = m
    .many = leos
noun-piece-manticore = mantícora
    .gender = f
    .many = mantícoras
noun-piece-war-machine = máquina de guerra
    .gender = f
    .many = máquinas de guerra
noun-piece-rose = rosa
    .gender = f
    .many = rosas
noun-piece-crooked-bishop = alfil en zigzag
    .gender = m
    .many = alfiles en zigzag
noun-piece-squirrel = ardilla
    .gender = f
    .many = ardillas
noun-piece-kirin = kirin
    .gender = m
    .many = kirines
noun-piece-frog = rana
    .gender = f
    .many = ranas
noun-piece-buffalo = búfalo
    .gender = m
    .many = búfalos
noun-piece-hoplite = hoplita
    .gender = m
    .many = hoplitas
noun-piece-lieutenant = teniente
    .gender = m
    .many = tenientes
noun-piece-captain = capitán
    .gender = m
    .many = capitanes
noun-piece-warlord = caudillo
    .gender = m
    .many = caudillos
noun-piece-wall = muro
    .gender = m
    .many = muros
noun-piece-hound = sabueso
    .gender = m
    .many = sabuesos
noun-piece-lancer = lancero
    .gender = m
    .many = lanceros
noun-piece-kheshig = kheshig
    .gender = m
    .many = kheshigs
noun-piece-cardinal = cardenal
    .gender = m
    .many = cardenales
noun-piece-janus = jano
    .gender = m
    .many = janos
noun-piece-minister = ministro
    .gender = m
    .many = ministros
noun-piece-wolf = lobo
    .gender = m
    .many = lobos
noun-piece-ai-wok = ai-wok
    .gender = m
    .many = ai-woks
noun-piece-counsellor = visir consejero
    .gender = m
    .many = visires consejeros
noun-piece-courier = correo
    .gender = m
    .many = correos
noun-piece-fool = bufón
    .gender = m
    .many = bufones
noun-piece-bers = bers
    .gender = m
    .many = bers
noun-piece-giraffe = jirafa
    .gender = f
    .many = jirafas
noun-piece-chick = pollito
    .gender = m
    .many = pollitos
noun-piece-hen = gallina
    .gender = f
    .many = gallinas
noun-piece-drunk-elephant = elefante borracho
    .gender = m
    .many = elefantes borrachos
noun-piece-prince = príncipe
    .gender = m
    .many = príncipes
noun-piece-swallow = golondrina
    .gender = f
    .many = golondrinas
noun-piece-crane = grulla
    .gender = f
    .many = grullas
noun-piece-pheasant = faisán
    .gender = m
    .many = faisanes
noun-piece-left-quail = codorniz izquierda
    .gender = f
    .many = codornices izquierdas
noun-piece-right-quail = codorniz derecha
    .gender = f
    .many = codornices derechas
noun-piece-goose = ganso
    .gender = m
    .many = gansos
noun-piece-eagle = águila
    .gender = f
    .many = águilas
    .a = un águila
    .the = el águila
    .al = al águila
    .del = del águila
noun-piece-spear-knight = caballo con lanza
    .gender = m
    .many = caballos con lanza
noun-piece-spear-bishop = alfil con lanza
    .gender = m
    .many = alfiles con lanza
noun-piece-spear-rook = torre con lanza
    .gender = f
    .many = torres con lanza
noun-piece-spear-silver = plata con lanza
    .gender = f
    .many = platas con lanza
noun-piece-spear-gold = oro con lanza
    .gender = m
    .many = oros con lanza
noun-piece-leopard = leopardo
    .gender = m
    .many = leopardos
noun-piece-spider = araña
    .gender = f
    .many = arañas
noun-piece-fortress = fortaleza
    .gender = f
    .many = fortalezas
noun-piece-banner = estandarte
    .gender = m
    .many = estandartes
noun-piece-rear-pawn = peón trasero
    .gender = m
    .many = peones traseros
noun-piece-bede = bede
    .gender = m
    .many = bedes
noun-piece-fad = fad
    .gender = m
    .many = fads
noun-piece-short-rook = torre corta
    .gender = f
    .many = torres cortas
noun-piece-half-duck = medio pato
    .gender = m
    .many = medios patos
noun-piece-charging-rook = torre de carga
    .gender = f
    .many = torres de carga
noun-piece-fibnif = fibnif
    .gender = m
    .many = fibnifs
noun-piece-charging-knight = caballo de carga
    .gender = m
    .many = caballos de carga
noun-piece-colonel = coronel
    .gender = m
    .many = coroneles
noun-piece-serpent = serpiente
    .gender = f
    .many = serpientes
noun-piece-vulture = buitre
    .gender = m
    .many = buitres
noun-piece-jaguar = jaguar
    .gender = m
    .many = jaguares
noun-piece-quetzal = quetzal
    .gender = m
    .many = quetzales
noun-piece-shaman = chamán
    .gender = m
    .many = chamanes
noun-piece-offering = ofrenda
    .gender = f
    .many = ofrendas
noun-piece-warrior = guerrero
    .gender = m
    .many = guerreros
noun-piece-divine-king = rey divino
    .gender = m
    .many = reyes divinos
noun-piece-duke = duque
    .gender = m
    .many = duques
noun-piece-maharajah = maharajá
    .gender = m
    .many = maharajás
noun-piece-ninja = ninja
    .gender = m
    .many = ninjas
noun-piece-monk = monje
    .gender = m
    .many = monjes
noun-piece-musketeer = mosquetero
    .gender = m
    .many = mosqueteros
noun-piece-wildebeest = ñu
    .gender = m
    .many = ñus
noun-piece-goat = cabra
    .gender = f
    .many = cabras
noun-piece-hare = liebre
    .gender = f
    .many = liebres
noun-piece-car = coche
    .gender = m
    .many = coches
noun-piece-tiger = tigre
    .gender = m
    .many = tigres
noun-piece-chief = jefe
    .gender = m
    .many = jefes
noun-piece-covered = tapada
    .gender = f
    .many = tapadas
noun-piece-dog = perro
    .gender = m
    .many = perros
noun-piece-khatun = khatun
    .gender = f
    .many = khatunes
noun-piece-scout = explorador
    .gender = m
    .many = exploradores
noun-piece-vizier = visir
    .gender = m
    .many = visires
noun-piece-crocodile = cocodrilo
    .gender = m
    .many = cocodrilos
noun-piece-gold-cannon = cañón de oro
    .gender = m
    .many = cañones de oro
noun-piece-flying-gold-cannon = cañón volador de oro
    .gender = m
    .many = cañones voladores de oro
noun-piece-silver-cannon = cañón de plata
    .gender = m
    .many = cañones de plata
noun-piece-flying-silver-cannon = cañón volador de plata
    .gender = m
    .many = cañones voladores de plata
noun-piece-copper-cannon = cañón de cobre
    .gender = m
    .many = cañones de cobre
noun-piece-flying-copper-cannon = cañón volador de cobre
    .gender = m
    .many = cañones voladores de cobre
noun-piece-iron-cannon = cañón de hierro
    .gender = m
    .many = cañones de hierro
noun-piece-flying-iron-cannon = cañón volador de hierro
    .gender = m
    .many = cañones voladores de hierro

# Chance
chance-die = Antes de cada turno se tira un dado. El bando al que le toca debe mover una pieza del tipo que sale o promover una pieza a ese tipo. El dado tiene: { $kinds-or }; no sale un tipo con el que no se pueda hacer ninguna de las dos cosas.
chance-bag = Al principio, la bolsa de cada bando contiene { $held-and }.
chance-covered = Piezas boca abajo ({ $kind }): cuando una de ellas ha movido, se convierte en una pieza sacada de la bolsa de su bando.
chance-unknown = Nadie llega a saber qué era una pieza boca abajo capturada ({ $kind }).
chance-captor = Solo quien captura una pieza boca abajo ({ $kind }) ve qué era, no su dueño.
chance-all = Todos ven qué era una pieza boca abajo capturada ({ $kind }).
chance-face-down = Al principio, piezas que no son de nadie están boca abajo en { $cells }. Nada puede mover allí ni capturarlas.
chance-turn-up = En vez de mover, un bando puede descubrir una de ellas. Se convierte en una pieza sacada de las bolsas de todos los bandos juntas.
chance-first-own = La primera pieza descubierta es del bando que la descubre.
