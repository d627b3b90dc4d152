# El taller. Su programa se carga cuando alguien quiere crear un juego.

studio-rail = Partes del juego
studio-middle = Tablero
studio-leave = Salir
studio-leave-more = Volver a la mesa (todo queda guardado)
studio-title = Nombre del juego
studio-pane-start = Inicio
studio-pane-board = Tablero
studio-pane-setup = Posición
studio-pane-pieces = Piezas
studio-pane-rules = Reglas
studio-pane-text = Texto
studio-pane-share = Compartir
studio-board-label = El tablero. Muévete con las flechas y pulsa Intro para elegir una casilla.
studio-broken = El texto tiene un error. Esta es la última versión sin errores.
studio-cell = { $cell }: { $side }, { $piece }

studio-no-problems = Sin problemas
studio-problems = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
studio-undo = Deshacer: { $what }
studio-redo = Rehacer: { $what }
studio-play = Jugar
studio-play-last = Jugar la última versión buena
studio-play-more = Jugar contra el ordenador

studio-start-lead = Cambia lo que quieras: el tablero, las piezas, las reglas. Cada paso se puede deshacer.
studio-ideas = Prueba una de estas ideas
studio-idea-knights = Los caballos también pueden mover una casilla
studio-idea-wall = Abrir dos huecos en el centro del tablero
studio-idea-checks = Gana quien da jaque tres veces
studio-own = Mis juegos
studio-forget-sure = ¿Borrar { $game } de verdad?
studio-new = Empezar algo nuevo
studio-blank = Tablero vacío
studio-file = Abrir un archivo
studio-paste = Pegar un enlace, un documento o un variants.ini
studio-fork = O cambiar un juego que ya existe
studio-opened = Abierto.
studio-opened-shared = Esto es { $game }. Pulsa Jugar, o cámbialo: tu copia es tuya.
studio-opened-changed = Abierto. El juego en que se basa ha cambiado desde que se compartió, así que puede jugarse de otro modo.
studio-open-empty = No hay nada que abrir. Pega un enlace o el texto de un documento.
studio-open-failed = No se puede abrir: { $why }
studio-open-played = Esto es una partida con sus jugadas. Sal del taller y ábrela en la mesa.
studio-other-tab = Este juego está abierto en otra pestaña; aquí cambias una copia.
studio-not-kept = Este navegador no tiene sitio para tu trabajo. Se queda en esta pestaña y se guardará en cuanto haya sitio. Guárdalo en un archivo antes de cerrar la página.
studio-kept-again = Vuelve a haber sitio: todo tu trabajo está guardado.
studio-worker-crashed = El proceso de cálculo se ha caído dos veces. No se ha perdido nada de tu trabajo.

studio-files = Columnas
studio-ranks = Filas
studio-joined = Los bordes izquierdo y derecho están unidos
studio-board-fixed = El tamaño de este tablero se cambia en las reglas y en el texto.
studio-brush = Haz clic o arrastra en el tablero
studio-brush-select = Elegir una pieza
studio-brush-hole = Hacer huecos
studio-brush-erase = Borrar
studio-opposite = El otro bando:
studio-opposite-mirror = reflejado
studio-opposite-turn = girado
studio-opposite-none = nada
studio-regions = Regiones
studio-regions-lead = Una región es un conjunto de casillas con nombre al que las reglas pueden referirse. Elige una y píntala.
studio-region-name = Nombre de una región nueva
studio-region-remove = Quitar esta región
studio-add = Añadir

studio-setup-lead = Elige una pieza y haz clic en el tablero, o arrástrala hasta allí. Las piezas del tablero también se arrastran.

studio-pieces-lead = Haz clic en una pieza para cambiar sus movimientos o añade una nueva.
studio-piece-add = Añadir una pieza
studio-piece-new = Pieza nueva
studio-piece-name = Nombre
studio-piece-remove = Quitar la pieza
studio-piece-place = Ponerla en el tablero
studio-known = Buscar piezas: arzobispo, camello, BN…
studio-betza = Movimientos en notación Betza
studio-letter = Letra
studio-picture = Imagen
studio-picture-auto = Automática
studio-royal = Es un rey: quien la pierde, pierde la partida
studio-promotes = Los peones pueden convertirse en ella
studio-undrawable = Estos movimientos no se pueden dibujar aquí. Cámbialos como texto.
studio-chain = Una jugada de varios pasos
studio-chain-remove = Quitar { $moves }
studio-chain-first = Haz clic donde acaba el primer paso.
studio-chain-next = Haz clic donde acaba el siguiente paso o añade la jugada.
studio-leg = Paso { $number }
studio-leg-last = el final
studio-leg-stops = puede quedarse
studio-leg-on = debe seguir
studio-bend = Giros:
studio-bend-drawn = como se dibujó
studio-bend-either = izquierda o derecha
studio-chain-add = Añadir esta jugada
studio-leg-back = Un paso atrás
studio-refused-legs = No hay letras para esta jugada. Haz todos los pasos tan largos como el primero y gira en ángulo recto.
studio-diagram-label = Cómo se mueve: { $piece }. Muévete con las flechas y pulsa Intro para añadir o quitar un movimiento.
studio-diagram-lead = Haz clic donde puede ir. Arrastra desde la pieza para que se deslice.
studio-slides = Los clics crean deslizamientos
studio-spot = { $x } a la derecha, { $y } adelante: { $does }
studio-spot-none = ningún movimiento
studio-chips = Qué añade un clic
studio-chip-both = mover y capturar
studio-chip-m = solo mover
studio-chip-c = solo capturar
studio-chip-i = solo como primera jugada
studio-chip-n = si nada estorba
studio-chip-j = solo por encima de una vecina
studio-chip-p = sobre una pieza, a cualquier distancia
studio-chip-g = sobre una pieza, justo detrás
studio-symmetry = Direcciones:
studio-symmetry-all = todas
studio-symmetry-sides = izquierda y derecha
studio-symmetry-one = solo esta

studio-change = Cambiar
studio-reset = Volver a lo habitual
studio-entry-add = Añadir
studio-entry-remove = Quitar
studio-each-side = Un valor para cada bando
studio-all-sides = Igual para todos los bandos
studio-as-list = Como lista
studio-as-one = Como una sola regla
studio-entry-name = Nombre
studio-expected = Esto no encaja. Un ejemplo: { $example }
studio-add-rule = Añadir una regla…
studio-add-ready = Como en otro juego:
studio-add-group = U otra cosa:
studio-rules-of = Añadir las reglas de { $game }

studio-text-label = Texto del documento
studio-text-lead = Este texto es todo el juego. Lo demás solo lo cambia.
studio-findings = Problemas
studio-line = Línea { $line }

studio-share-lead = Quien abra el enlace tiene { $game } entero: tablero, piezas y reglas. Nada se guarda en un servidor.
studio-link = Enlace
studio-link-long = Este enlace es muy largo. Algunos programas lo cortan; envía mejor el archivo.
studio-hash = Reglas:
studio-changes = Cambios respecto a { $game }

studio-done-typed = texto
studio-done-moves = movimientos: { $piece }
studio-done-added = pieza nueva: { $piece }
studio-done-removed = quitada: { $piece }
studio-done-piece = pieza: { $piece }
studio-done-renamed = nuevo nombre: { $piece }
studio-done-setup = posición inicial
studio-done-region = región { $region }
studio-done-board = tablero
studio-done-rules = reglas de { $game }
studio-done-key = clave { $key }
studio-done-title = nombre del juego
studio-done-opened = abierto

studio-refused-edit = Esto no se puede cambiar aquí: { $why }
studio-refused-moves = Estos movimientos no se pueden escribir: { $why }
studio-refused-unplayable = Aún no hay una versión de este juego que se pueda jugar. Arregla antes los problemas.
studio-refused-letter = No queda ninguna letra para otra pieza.
studio-refused-fit = Estas reglas no encajan con este juego.
studio-refused-inherited = Esta pieza viene del juego en que se basa el tuyo, así que conserva su nombre.
studio-refused-name = Este nombre ya está en uso.

# Later parts
studio-loading = Cargando…
studio-again = Intentar de nuevo
studio-stop = Detener
studio-pane-lab = Pruebas

# Levels
studio-level-new = Nuevo nivel
studio-level-kind = nivel
studio-level-untitled = Mi nivel
studio-level-title = Nombre del nivel
studio-level-rail = Partes del nivel
studio-level-pane-draw = Dibujar
studio-level-pane-aim = Objetivo
studio-level-pane-solution = Solución
studio-level-try = Probar
studio-level-draw-lead = Elige algo y haz clic en el tablero o arrastra por él. Un segundo clic lo quita.
studio-level-warp-first = Haz clic en la primera casilla.
studio-level-warp-second = Ahora haz clic en la segunda casilla.
studio-level-route-first = Haz clic en la pieza que patrulla.
studio-level-route-next = Haz clic en las casillas de su ruta, una tras otra. Un clic en la pieza termina la ruta.
studio-route-follows = Ahora los enemigos siguen sus rutas.
studio-route-back = La pieza no llega de { $from } a { $to } en un movimiento, así que su ruta vuelve por donde vino.
studio-route-blocked = La pieza no llega de { $from } a { $to } en un movimiento. Se queda allí.
studio-level-hand = Mover cosas
studio-brush-route = Ruta de una patrulla
studio-level-yours = Tus piezas
studio-level-theirs = Enemigos
studio-level-ground = Suelo
studio-level-places = Salidas y portales
studio-level-items = Objetos
studio-level-size = Tamaño
studio-brush-wall = Muro
studio-brush-floor = Suelo
studio-brush-ice = Hielo
studio-brush-fence = Valla: solo se cruza saltando
studio-brush-cracked = Muro agrietado: las bombas lo rompen
studio-brush-belt = Cinta
studio-brush-oneway = Sentido único
studio-brush-key = Llave
studio-brush-door = Puerta
studio-brush-plate = Placa
studio-brush-gate = Portón
studio-brush-exit = Salida
studio-brush-warp = Casillas que llevan una a otra
studio-brush-promotion = Coronación
studio-brush-sword = Espada
studio-brush-shield = Escudo
studio-brush-ward = Amuleto: sobrevive a una captura
studio-brush-bomb = Bomba
studio-brush-coin = Moneda
studio-level-cell = { $cell }: { $what }
studio-level-aim-lead = Hay que alcanzar todos los objetivos elegidos.
studio-aim-exit = Una pieza llega a una salida
studio-aim-all-exit = Todas las piezas llegan a salidas
studio-aim-take-all = Capturar a todos los enemigos
studio-aim-take-king = Capturar al rey
studio-aim-coins = Recoger todas las monedas
studio-aim-visit = Visitar todas las casillas
studio-aim-promote = Coronar un peón
studio-aim-survive = Sobrevivir algunas rondas
studio-level-enemies = Cómo juegan los enemigos
studio-enemy-none = Nunca se mueven
studio-enemy-guard = Capturan lo que pueden y si no esperan
studio-enemy-hunter = Capturan o se acercan
studio-enemy-patrol = Siguen sus rutas
studio-enemy-flee = Huyen
studio-enemy-mirror = Reflejan tus movimientos
studio-enemy-thinker = Piensan por adelantado
studio-aim-marked = Las piezas llegan a las casillas marcadas
studio-enemy-random = Juegan al azar; entonces nada se puede demostrar
studio-enemy-depth = jugadas por adelantado
studio-level-falls = Otras formas de perder
studio-fall-no-pieces = Todas tus piezas son capturadas
studio-fall-king = Tu rey es capturado
studio-level-house = Reglas de este nivel
studio-house-pawn-double-step = Los peones pueden empezar con dos casillas
studio-house-king-royal = Los reyes no pueden quedar en jaque
studio-house-no-corner-cutting = Nada pasa en diagonal entre dos obstáculos
studio-house-sliders-pass-items = Las piezas que deslizan pasan sobre objetos sin tomarlos
studio-house-door-pass = Las piezas que deslizan siguen por las puertas que abren
studio-house-bomb-chain = Las bombas encienden otras bombas
studio-level-kinds = Tipos de piezas
studio-kind-add = Otro tipo de pieza
studio-kind-remove = Quitar el tipo { $piece }
studio-level-forms = Transformaciones
studio-brush-form = Se convierte en: { $piece }
studio-brush-plate-latch = Placa que se queda abajo
studio-brush-plate-toggle = Placa que alterna
studio-brush-warp-one-way = Portal en un sentido
studio-brush-warded = Sobrevive a una captura
studio-brush-mark = Casilla de llegada
studio-level-warp-to = Ahora haz clic adonde lleva el portal.
studio-level-ward-lead = Haz clic en una pieza: sobrevive a una captura. Otro clic lo quita.
studio-level-mark-lead = Haz clic en las casillas a las que deben llegar las piezas.
studio-level-limit = Máximo de movimientos
studio-level-limit-more = movimientos; vacío sin límite
studio-level-story = Texto para el jugador
studio-level-keys = Todo lo que dice este nivel: bandos, aliados, guiones, nombres, objetivos combinados, escalas …
studio-level-searching = Resolviendo… { $states } posiciones, profundidad { $depth }
studio-level-par = Se resuelve en { $par } movimientos
studio-level-ways = { $count ->
    [one] un camino más corto
   *[other] { $count } caminos más cortos
}
studio-level-positions = { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
}
studio-level-forced = forzado en { $moves }
studio-level-not-forced = otro juego de los enemigos puede impedirlo
studio-level-lost = Sin solución
studio-level-undecided = Sin decidir: nada encontrado en { $states } posiciones, hasta { $depth } jugadas
studio-level-stopped = Sin decidir: detenido tras { $states } posiciones, { $depth } jugadas
studio-level-lost-proved = Demostrado: de las { $count } posiciones posibles, ninguna lleva a la victoria.
studio-why = Por qué
studio-why-shut-in = La llave de { $key } está detrás de la puerta de { $door } que abre.
studio-why-limit = El límite es demasiado bajo: sin él, { $moves } jugadas ganan.
studio-why-later = El mate tarda más: bastan { $moves } jugadas.
studio-why-still = Los enemigos cierran todos los caminos: si nunca movieran, { $moves } jugadas ganarían.
studio-why-no-enemies = Sin ningún enemigo, { $moves } jugadas ganarían.
studio-why-enemy = Sin el enemigo de { $cell } ({ $piece }), { $moves } jugadas ganarían.
studio-why-object = Sin lo que hay en { $cell }, { $moves } jugadas ganarían.
studio-why-wall = Sin el muro de { $cell }, { $moves } jugadas ganarían.
studio-why-exit = Ninguna pieza llega nunca a la salida: { $cells }
studio-why-cell = Casillas a las que nunca se llega: { $cells }
studio-why-item = Cosas que nunca se cogen: { $cells }
studio-why-door = Puertas que nunca se abren: { $cells }
studio-why-gate = Rejas que nunca se abren: { $cells }
studio-why-foes = Enemigos que siempre quedan: { $count }
studio-why-unmet = Objetivos que nunca se pueden cumplir: { $goals }
studio-why-together = Cada objetivo se puede cumplir, pero nunca todos juntos.
studio-level-forged = La prueba de este texto es falsa. Los demás reciben la que se halló aquí.
studio-level-solution-lead = El nivel se resuelve tras cada cambio.
studio-level-replay = Ver la solución jugada a jugada
studio-level-shortest = Mínimo de movimientos
studio-level-details = Detalles
studio-level-lines = Soluciones más cortas
studio-level-difficulty = Dificultad
studio-level-bits = Decisiones, en bits
studio-level-fatal = Movimientos que pierden
studio-level-dead = Posiciones sin solución
studio-level-idle = Sin efecto: { $cells }
studio-level-share-lead = Quien abra el enlace tendrá el nivel con su prueba.
studio-level-unproved = Solo se comparten niveles que se pueden ganar. Este aún no tiene prueba.
studio-level-draft = Guardar un borrador
studio-level-draft-lead = El texto tal cual, para ti.
studio-level-drawn = dibujo
studio-level-aimed = objetivo
studio-level-enemied = enemigos
studio-level-proved = prueba

# Positions
studio-position = Posición
studio-position-lead = Elige una pieza y haz clic en el tablero o arrástrala allí. Arrastra una pieza para moverla.
studio-pen-hand = Mover
studio-pen-erase = Borrar
studio-pen-passant = Al paso
studio-pen-wall = Muro
studio-position-clear = Tablero vacío
studio-position-start = Posición inicial
studio-position-turn = Le toca a
studio-castling-king = enroque en el flanco de rey
studio-castling-queen = enroque en el flanco de dama
studio-position-counts = Cuentas
studio-position-clock = jugadas sin captura ni movimiento de peón
studio-position-turns = jugadas realizadas
studio-checks-given = jaques dados por { $side }
studio-position-text = Posición como texto (FEN)
studio-position-setup = Usarla como posición inicial
studio-position-remarks = { $count ->
    [one] { $count } observación
   *[other] { $count } observaciones
}
studio-position-play = Jugar desde aquí
studio-position-analyse = Analizar

# The lab, and invented games
studio-lab-lead = El ordenador juega contra sí mismo. El resultado muestra si el juego es justo y vivo.
studio-lab-games = Partidas
studio-lab-level = Fuerza
studio-lab-quick = rápida
studio-lab-medium = media
studio-lab-thorough = minuciosa
studio-lab-go = Jugar las partidas
studio-lab-more = Jugar más partidas
studio-lab-played = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
studio-lab-fine = Nada llama la atención.
studio-lab-balance = Equilibrio
studio-lab-draws = Tablas
studio-lab-interval = Puntos en porcentaje, con el intervalo en que está el valor real con un 95 % de certeza.
studio-lab-length = Duración de las partidas
studio-lab-length-more = La mitad de las partidas acaba tras { $median } jugadas; la más corta tiene { $least }, la más larga { $most }.
studio-lab-ends = Cómo acaban las partidas
studio-lab-endless = demasiado larga
studio-lab-choice = Opciones y acción
studio-lab-branching = Jugadas legales en promedio
studio-lab-captures = Jugadas que capturan
studio-lab-promotions = Coronaciones por partida
studio-lab-drops = Colocaciones por partida
studio-lab-pieces = Jugadas por pieza
studio-flag-ahead = { $side } gana demasiado.
studio-flag-drawish = La mayoría de las partidas son tablas.
studio-flag-short = Las partidas acaban en pocas jugadas.
studio-flag-endless = Muchas partidas no terminan.
studio-flag-narrow = Hay poco donde elegir.
studio-flag-idle = Esta pieza nunca se mueve: { $piece }.
studio-flag-opening = La primera jugada { $move } decide la partida.
studio-mend-lead = Tras una sugerencia se juegan otra vez las mismas partidas. Deshacer la retira.
studio-lab-before = antes: { $share }
studio-mend-same-army = Ambos bandos empiezan con el ejército de { $side }
studio-mend-without = Una pieza menos para { $side }: { $piece }
studio-mend-stalemate = Pierde quien no puede mover
studio-mend-three-checks = Gana quien da jaque tres veces
studio-mend-more-checks = Exigir dos jaques más para ganar
studio-mend-longer = Dos filas más entre los ejércitos
studio-mend-move-rule = Tablas tras 30 turnos sin captura ni jugada de peón
studio-mend-free-capture = Nadie está obligado a capturar
studio-mend-livelier = Da también un paso: { $piece }
studio-surprise = Sorpréndeme
studio-surprise-title = Sorpresa
studio-surprise-trying = Inventando y probando juegos… número { $count }
studio-surprise-none = No se encontró un juego equilibrado. Inténtalo de nuevo.

# Versions
studio-versions = Versiones
studio-versions-lead = Elige una versión para ver qué ha cambiado desde entonces.
studio-version-before = antes de: { $what }
studio-version-restore = Volver a ella
studio-version-fork = Empezar otro juego con ella

# Checkmate as the goal of a level.
studio-aim-mate = Mate en un número fijo de jugadas
studio-enemy-defender = Retrasan el mate

studio-level-keys-doors = Llaves y puertas
studio-level-plates = Placas y portones
studio-level-belts = Cintas y casillas de sentido único
studio-tile-hole = Hueco
studio-tile-fence = Valla
studio-tile-cracked = Muro agrietado
studio-tile-plate = Placa
studio-tile-plate-latch = Se queda abajo
studio-tile-plate-toggle = Alterna
studio-tile-warp = Dos portales
studio-tile-warp-one-way = Portal de ida
studio-tile-ward = Amuleto
studio-group-castling = El rey y una torre mueven juntos.
studio-group-hands = Las piezas esperan fuera y se colocan en el tablero.
studio-group-gates = Las piezas esperan tras casillas y entran cuando se vacían.
studio-group-walls = Se bloquean casillas durante la partida.
studio-group-effects = Tras una jugada, captura o jaque ocurre algo solo.
studio-group-terrain = Hielo, puertas, cintas y objetos en las casillas.
studio-group-level = Metas de un rompecabezas: salidas, objetos, rondas que aguantar.
studio-level-difficulty-step = { $step } de 5 · { $step ->
    [1] muy fácil
    [2] fácil
    [3] media
    [4] difícil
   *[other] muy difícil
}
