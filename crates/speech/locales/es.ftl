# La mesa
game-area = Partida
skip-to-board = Ir al tablero
board-label = Tablero de { $game }. { $status } Usa las flechas para recorrer el tablero e Intro para coger y soltar una pieza.
close = Cerrar
copy = Copiar
thinking = pensando…
seat-computer = Ordenador, nivel { $level }
captured-label = Capturadas: { $pieces }, valor { $points }
tray-label = { $name ->
    [you] Tus piezas en mano
    [foe] Piezas en mano del enemigo
   *[other] Piezas en mano: { $side }
 }
tray-empty = Ninguna pieza en mano
tray-piece = { $piece }, { $count } en mano

# Bandos
side-white = { $custom ->
    [xiangqi] Rojas
    [janggi] Cho
    [shogi] Sente
   *[other] Blancas
 }
side-black = { $custom ->
    [janggi] Han
    [shogi] Gote
   *[other] Negras
 }
side-red = Rojas
side-green = Verdes
side-yellow = Amarillas
side-blue = Azules

# Piezas
piece-king = { $custom ->
    [draughts] dama
    [draughts-cells] dama
   *[other] rey
 }
piece-queen = dama
piece-rook = torre
piece-bishop = alfil
piece-knight = caballo
piece-pawn = peón
piece-general = general
piece-advisor = consejero
piece-elephant = elefante
piece-horse = { $custom ->
    [shogi] caballo dragón
   *[other] caballo
 }
piece-chariot = carro
piece-cannon = cañón
piece-soldier = soldado
piece-gold = general de oro
piece-silver = general de plata
piece-lance = lanza
piece-tokin = peón promocionado
piece-dragon = dragón
piece-archbishop = arzobispo
piece-chancellor = canciller
piece-amazon = amazona
piece-hawk = halcón
piece-unicorn = unicornio
piece-stone = piedra
piece-promoted-lance = lanza promocionada
piece-promoted-knight = caballo promocionado
piece-promoted-queen = dama promocionada
piece-promoted-silver = plata promocionada
piece-promoted-bishop = alfil promocionado
piece-wizard = mago
piece-lion = león
piece-champion = campeón
piece-met = met
piece-khon = khon
piece-archer = arquero
piece-commoner = plebeyo
piece-nightrider = jinete nocturno
piece-griffon = grifo
piece-sergeant = sargento
piece-centaur = centauro
piece-ferz = alferza
piece-grasshopper = saltamontes
piece-phoenix = fénix
piece-fox = zorro
piece-man = { $custom ->
    [draughts] peón
    [draughts-cells] peón
   *[other] hombre
 }
piece-yurt = yurta
piece-falcon = halcón peregrino
piece-marshal = mariscal
piece-dragon-king = rey dragón
piece-dragon-horse = caballo dragón
piece-wazir = visir
piece-dabbaba = dabbaba
piece-alfil = alfil antiguo
piece-camel = camello
piece-zebra = cebra
piece-threeleaper = saltador de tres
piece-tripper = saltador diagonal de tres
piece-camelrider = jinete de camello
piece-vao = vao
piece-leo = leo
piece-manticore = mantícora
piece-war-machine = máquina de guerra
piece-rose = rosa
piece-crooked-bishop = alfil en zigzag
piece-squirrel = ardilla
piece-kirin = kirin
piece-frog = rana
piece-buffalo = búfalo
piece-hoplite = hoplita
piece-lieutenant = teniente
piece-captain = capitán
piece-warlord = caudillo
piece-wall = muro
piece-hound = sabueso
piece-lancer = lancero
piece-kheshig = kheshig
piece-cardinal = cardenal
piece-janus = jano
piece-minister = ministro
piece-wolf = lobo
piece-ai-wok = ai-wok
piece-counsellor = visir consejero
piece-courier = correo
piece-fool = bufón
piece-bers = bers
piece-giraffe = jirafa
piece-chick = pollito
piece-hen = gallina
piece-drunk-elephant = elefante borracho
piece-prince = príncipe
piece-swallow = golondrina
piece-crane = grulla
piece-pheasant = faisán
piece-left-quail = codorniz izquierda
piece-right-quail = codorniz derecha
piece-goose = ganso
piece-eagle = águila
piece-spear-knight = caballo con lanza
piece-spear-bishop = alfil con lanza
piece-spear-rook = torre con lanza
piece-spear-silver = plata con lanza
piece-rear-pawn = peón trasero
piece-bede = bede
piece-fad = fad
piece-short-rook = torre corta
piece-half-duck = medio pato
piece-charging-rook = torre de carga
piece-fibnif = fibnif
piece-charging-knight = caballo de carga
piece-colonel = coronel
piece-serpent = serpiente
piece-vulture = buitre
piece-jaguar = jaguar
piece-quetzal = quetzal
piece-shaman = chamán
piece-offering = ofrenda
piece-warrior = guerrero
piece-divine-king = rey divino
piece-duke = duque
piece-maharajah = maharajá
piece-ninja = ninja
piece-monk = monje
piece-musketeer = mosquetero
piece-wildebeest = ñu
piece-crocodile = cocodrilo
piece-gold-cannon = cañón de oro
piece-flying-gold-cannon = cañón volador de oro
piece-silver-cannon = cañón de plata
piece-flying-silver-cannon = cañón volador de plata
piece-copper-cannon = cañón de cobre
piece-flying-copper-cannon = cañón volador de cobre
piece-iron-cannon = cañón de hierro
piece-flying-iron-cannon = cañón volador de hierro
piece-spear-gold = oro con lanza
piece-leopard = leopardo
piece-spider = araña
piece-fortress = fortaleza
piece-banner = estandarte
piece-goat = cabra
piece-hare = liebre
piece-car = coche
piece-tiger = tigre
piece-chief = jefe
piece-dog = perro
piece-covered = tapada
piece-khatun = khatun
piece-scout = explorador
piece-vizier = visir

# Herramientas
toolbar = Controles de la partida
menu = Menú
new-game = Partida nueva
undo = Deshacer
undo-short = Deshacer
redo = Rehacer
flip = Girar el tablero
flip-short = Girar
three-d = Cambiar entre 2D y 3D
hint = Pista
pass = Pasar
pause = Pausa
resume = Reanudar
claim-draw = Reclamar tablas
claim-short = Reclamar tablas
declare = Declarar victoria por entrada del rey
declare-short = Declarar victoria
offer-draw = Ofrecer tablas
draw-short = Tablas
resign = Abandonar
open = Abrir
save = Guardar en un archivo
save-pgn = Guardar como PGN
save-image = Guardar imagen
save-animation = Guardar animación (GIF)
animation-progress = Creando la animación…
animation-stop = Cancelar
share = Compartir
settings = Ajustes
leave-game = Salir de esta partida (queda guardada)
leave-short = Salir
keys = Atajos de teclado

# Panel
tab-moves = Jugadas
tab-info = Reglas
no-moves = Aún no hay jugadas. Haz clic en una pieza y luego en su destino, o escribe una jugada abajo.
welcome = Empezar
welcome-lead = Haz una jugada para empezar a jugar contra el ordenador.
welcome-as = Jugar con { $side }
welcome-continue = Continuar: { $game }
welcome-friend = Jugar con un amigo
welcome-friend-more = Dos jugadores en este dispositivo
welcome-friend-server = En este dispositivo o por un enlace
welcome-games = Todos los juegos
welcome-games-more = { $games } juegos, del xiangqi al shogi
welcome-puzzle = Problema del día
welcome-puzzle-more = Uno nuevo cada día
welcome-today = Juego del día
welcome-levels = De los primeros pasos a experto
set-up-position = Preparar una posición
welcome-build = Crear
welcome-build-more = Tus propios juegos y niveles
tour-offer = ¿Primera vez aquí?
tour-offer-more = Dos minutos en este tablero: mover, deshacer, pistas
tour-move = Arrastra una pieza a una casilla, o haz clic en ella y luego en una de las casillas marcadas.
tour-undo = El ordenador responde enseguida. Para deshacer tu jugada, pulsa «{ undo-short }».
tour-hint = ¿No sabes qué jugar? Pulsa «{ hint }» y una flecha mostrará una buena jugada.
tour-done = Eso es todo. En el menú hay otros juegos, niveles y ajustes. ¡Que te diviertas!
tour-skip = Omitir
studio-back = Estudio
to-start = Ir al principio
to-end = Ir al final
previous-move = Jugada anterior
next-move = Jugada siguiente
type-move = Escribe una jugada
type-move-label = Escribe una jugada, como e4 o g1f3, o un comando: ? e4, moves e2, board, last, clock
rematch = Revancha

# Cómo está la partida
status-turn = { $name ->
    [you] Te toca mover.
    [foe] Mueven los enemigos.
    [single] Mueve { $side }.
   *[other] Mueven { $side }.
 }
status-check = { $name ->
    [you] Te toca mover. Estás en jaque.
    [foe] Mueven los enemigos, en jaque.
    [single] Mueve { $side }, en jaque.
   *[other] Mueven { $side }, en jaque.
 }
status-step = Jugada { $step } de { $steps } de este turno.
status-place = Tras la jugada { $at } de { $all }
end-result = { $who }: { $why }.
end-won = { $name ->
    [you] Ganas
    [foe] Ganan los enemigos
    [single] { $side } gana
   *[other] { $side } ganan
 }
end-won-team = Gana el equipo { $side }
end-drawn = Tablas
end-lost = { $name ->
    [you] Pierdes
    [foe] Pierden los enemigos
    [single] { $side } pierde
   *[other] { $side } pierden
 }
end-void = Sin resultado
end-checkmate = jaque mate
end-unfair-mate = mate prohibido
end-stalemate = { $custom ->
    [shogi] no hay jugadas legales
    [xiangqi] no hay jugadas legales
    [janggi] no hay jugadas legales
   *[other] ahogado
 }
end-goal = meta alcanzada
end-connected = piezas conectadas
end-board-full = tablero lleno
end-checks = límite de jaques alcanzado
end-extinction = perdidas las piezas necesarias
end-royal-captured = { $custom ->
    [xiangqi] general capturado
    [janggi] general capturado
   *[other] pieza real capturada
 }
end-facing = { $custom ->
    [xiangqi] los generales están frente a frente
    [janggi] los generales están frente a frente
   *[other] los reyes están frente a frente
 }
end-passes = todos han pasado
end-trigger = regla especial de este juego
end-move-rule = demasiadas jugadas sin progreso
end-repetition = repetición de posición
end-to-and-fro = una pieza fue y volvió demasiadas veces
end-perpetual-check = jaque perpetuo
end-perpetual-chase = persecución perpetua
end-declaration = entrada del rey declarada
end-points = más puntos al final
end-counting = límite del conteo alcanzado
end-resignation = { $name ->
    [you] has abandonado
    [foe] los enemigos han abandonado
    [single] { $side } abandona
   *[other] { $side } abandonan
 }
end-time = { $name ->
    [you] se te ha acabado el tiempo
    [foe] a los enemigos se les ha acabado el tiempo
    [single] { $side } ha agotado su tiempo
   *[other] { $side } han agotado su tiempo
 }
end-time-without-material = { $name ->
    [you] se te ha acabado el tiempo, pero ningún rival puede ganar
    [foe] a los enemigos se les ha acabado el tiempo, pero nadie más puede ganar
    [single] { $side } ha agotado su tiempo, pero ningún rival puede ganar
   *[other] { $side } han agotado su tiempo, pero ningún rival puede ganar
 }
end-agreement = por acuerdo
end-abort = partida cancelada

# Leído en voz alta
announce-new-game = Partida nueva: { $game }.
announce-move = { $side }: { $piece } de { $from } a { $to }.
action-take = quitar
action-take-mill = quitar de un molino
action-swap = cambiar de color
action-elephants-in = elefantes dentro
action-elephants-out = elefantes fuera
action-elephants-left = elefantes a la izquierda
action-elephants-right = elefantes a la derecha
action-swap-a = cambiar en a
action-swap-b = cambiar en b
action-swap-c = cambiar en c
action-swap-d = cambiar en d
action-swap-e = cambiar en e
action-swap-f = cambiar en f
action-swap-g = cambiar en g
announce-drop = { $side }: { $piece } de la mano a { $to }.
announce-castling = { $name ->
    [you] Enrocas, rey a { $to }.
    [foe] Los enemigos enrocan, rey a { $to }.
    [single] { $side } enroca, rey a { $to }.
   *[other] { $side } enrocan, rey a { $to }.
 }
announce-pass = { $name ->
    [you] Pasas.
    [foe] Los enemigos pasan.
    [single] { $side } pasa.
   *[other] { $side } pasan.
 }
announce-action = { $side }: «{ $action }».
announce-action-at = { $side }: «{ $action }», { $to }.
announce-left = { $name ->
    [you] Dejas la partida.
    [foe] Los enemigos dejan la partida.
    [single] { $side } deja la partida.
   *[other] { $side } dejan la partida.
 }
announce-unseen-move = { $name ->
    [single] { $side } ha movido.
   *[other] { $side } han movido.
 }
announce-lost = Perdida: { $piece } en { $cell }.
umpire-captured = Captura en { $cell }.
umpire-captured-piece = Capturada en { $cell }: { $piece }.
umpire-captured-other = Capturada en { $cell }: una pieza.
umpire-check-file = Jaque en la columna.
umpire-check-rank = Jaque en la fila.
umpire-check-long-diagonal = Jaque en la diagonal larga.
umpire-check-short-diagonal = Jaque en la diagonal corta.
umpire-check-diagonal = Jaque en una diagonal.
umpire-check-leap = Jaque: { $piece }.
umpire-can-capture = Pueden capturar: { $pieces }.
umpire-can-capture-count = Capturas posibles ({ $pieces }): { $count }.
umpire-no = El árbitro dice que no: { $move }.
umpire-no-other = El árbitro ha rechazado un movimiento.
umpire-refused = Rechazado: { $moves }.
umpire-noes = Movimientos rechazados: { $count }.
announce-capture = Captura: { $piece }.
announce-promotion = Promoción: { $piece }.
announce-gate = Entra en { $to }: { $piece }.
announce-roll = { $side }, el dado: { $piece }.
announce-reveal = En { $to }: { $piece } ({ $side }).
announce-uncover = { $side } descubre la pieza de { $to }.
announce-drawn = La pieza capturada era: { $piece }.
announce-drawn-unseen = Solo el rival ve qué era la pieza capturada.
announce-wall = Muro en { $to }.
announce-duck = Pato en { $to }.
announce-check = Jaque.
announce-cell = { $name ->
    [you] { $cell }: { $piece }, tuya
    [foe] { $cell }: { $piece }, enemiga
   *[other] { $cell }: { $piece }, { $side }
 }
announce-cell-wall = { $cell }: muro
announce-cell-duck = { $cell }: pato
announce-cell-unseen = { $cell }: no visible
announce-cell-empty = { $cell }: vacía
announce-targets = { $cell }. Jugadas legales: { $targets }.
announce-no-targets = { $cell }. Sin jugadas legales.
announce-premove = Jugada anticipada a { $to }.
announce-clock = { $name ->
    [you] Te quedan { $time }.
    [foe] A los enemigos les quedan { $time }.
   *[other] { $side }: quedan { $time }.
 }

# Avisos
notice-over = La partida ha terminado. Deshaz una jugada o empieza una partida nueva.
notice-hidden = No se puede mientras parte de la partida esté oculta.
notice-wait = Espera, por favor. El ordenador está pensando.
notice-premove-gone = Tu jugada anticipada ya no es legal.
notice-three-d-not-loaded = No se ha podido cargar el tablero 3D. Recarga la página cuando tengas conexión. Mientras tanto puedes jugar en el tablero 2D.
notice-three-d-camera = Arrastra junto al tablero para girar la mesa. Las flechas y las teclas del 1 al 5 también mueven la cámara.
notice-no-three-d = Este navegador no puede mostrar el tablero 3D porque no es compatible con WebGL2. Puedes jugar en el tablero 2D.
notice-animation-saved = Animación guardada como { $file }.
notice-models = Tus piezas están en el tablero.
notice-models-with = Tus piezas están en el tablero. Piezas estándar sustituyen a las defectuosas: { $what }
notice-saved = Partida guardada en un archivo.
notice-opened = Abierta.
notice-other-tab = Esta partida está abierta en otra pestaña. Aquí juegas una copia.
notice-opened-with = Abierta con advertencias: { $what }
notice-copied = Copiado.
notice-not-copied = El navegador no permite copiar. Selecciona el texto y cópialo tú mismo.
notice-draw-declined = El ordenador rechaza las tablas.
notice-hint = Prueba { $move }.
notice-hint-coming = Buscando una buena jugada…

# Problemas
trouble-no-storage = Este navegador no guarda datos de esta página, así que la partida se pierde al cerrarla. Guárdala en un archivo.
trouble-storage-full = El almacenamiento de este navegador está lleno. Elimina partidas antiguas en «Abrir» o guarda esta en un archivo.
trouble-saved-game = Esta partida ya no se puede abrir: { $why }
trouble-unreadable = { $count ->
    [one] Un elemento guardado en este navegador ya no se puede leer. No se ha eliminado: puedes guardarlo en un archivo desde «Abrir».
   *[other] { $count } elementos guardados en este navegador ya no se pueden leer. No se han eliminado: puedes guardarlos en archivos desde «Abrir».
 }
trouble-worker = El jugador del ordenador ha dejado de funcionar. Tu partida está a salvo. Deshaz una jugada o haz clic en «Reanudar» para iniciarlo de nuevo.
trouble-not-loaded = No se ha podido cargar una parte de la página. Recárgala cuando tengas conexión. Puedes seguir con tu partida.
loading = Cargando…
try-again = Reintentar
trouble-no-game = Este juego no existe.
trouble-file = No es un archivo de texto.
trouble-image = No se ha podido crear la imagen. Inténtalo otra vez o cambia entre 2D y 3D.
trouble-models = Estas piezas no se pueden usar: { $why }
trouble-models-gone = Tus piezas ya no están disponibles. Elige la carpeta de nuevo.
trouble-models-not-kept = El navegador no ha podido guardarlas. Elige la carpeta de nuevo la próxima vez.
trouble-nothing = No hay nada que abrir. Pega un enlace, una partida guardada, un PGN o una posición.
trouble-open = No se puede abrir: { $why }
trouble-no-pgn = Este PGN no contiene ninguna partida.
trouble-fen = No es una posición válida del juego actual: { $why }

# Preguntas sobre una jugada
ask-castle = ¿Enrocar o hacer una jugada normal?
ask-promotion = Promover a
ask-gate = ¿Qué pieza entra?
ask-wall = Elige dónde poner el muro.
ask-duck = Elige una casilla para el pato.
ask-path = Elige un camino
choice-castle = Enrocar
choice-step = Jugada normal
choice-stays = No promover
choice-nothing = Ninguna pieza
choice-captures = captura en { $cells }

# Partida nueva
choose-game = Elige un juego
search-game = Buscar juegos: glinski, xiangqi, shogi…
search-no-match = No se han encontrado juegos.
players = Jugadores
mode-person-person = Dos jugadores en este dispositivo
mode-person-computer = Tú contra el ordenador
mode-computer-computer = Ordenador contra ordenador
strength = Nivel del ordenador
level-1 = 1 · primera partida
level-2 = 2 · pierde piezas con facilidad
level-3 = 3 · ve capturas sencillas
level-4 = 4 · jugador ocasional
level-5 = 5 · piensa un poco por adelantado
level-6 = 6 · jugador cuidadoso
level-7 = 7 · jugador experimentado
level-8 = 8 · fuerte
level-9 = 9 · máximo
your-side = Tu bando
side-first = Primero
side-second = Último
side-random = Al azar
start-position = Posición inicial
start-standard = Estándar
start-shuffled = Mezclada
start-fen = Desde una posición (FEN)
fen-hint = Pega aquí un FEN
clock-minutes = Minutos por jugador
clock-more = Opciones del reloj
clock-increment = Incremento por jugada
clock-delay = Retardo por jugada
clock-byo-yomi = Byo-yomi, cinco periodos
clock-seconds = Segundos
no-clock = Sin reloj
clock-is = Reloj: { $control }
start-game = Jugar { $game }
filter-games = Mostrar
filter-all = Todos
filter-favourites = Favoritos
filter-recent = Recientes
favourite-add = Añadir { $game } a favoritos
favourite-remove = Quitar { $game } de favoritos
favourites-none = Aún no hay favoritos. Haz clic en la estrella de un juego.
recent-none = Aún no se ha jugado a nada.
clock = Reloj
clock-own = Otro
clock-unreadable = «{ $text }» no es un control de tiempo. Ejemplos: 15, 15+10, 1:30:00.
level-looks = Examina unas { $positions } posiciones antes de cada jugada.
level-errs = Examina unas { $positions } posiciones y juega al azar el { $percent } % de sus jugadas.
level-overlooks = Examina unas { $positions } posiciones y pasa por alto algunas jugadas, sobre todo las tranquilas y las lejanas.
level-full = Usa todo su tiempo y juega lo mejor que puede.

# Abrir y compartir
open-file = Elige un archivo: partida, PGN, nivel o reglas
open-text = O pega un enlace, una partida, PGN, FEN, un nivel o las reglas de un juego
saved-games = Partidas guardadas en este navegador
saved-none = Aún no hay partidas.
saved-how = Partidas terminadas: se conservan las 40 últimas. Las partidas en curso se conservan hasta que las elimines.
saved-game = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
 }, { $over ->
    [yes] terminada
   *[no] en curso
 }
unreadable = Ilegible
save-saved-game = Guardar { $game } en un archivo
delete-game = Eliminar { $game }
several-games = { $count } partidas
several-levels = { $count } niveles
several-rules = { $count } juegos
several-game = Partida { $number }
several-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
 }
several-filter = Filtrar por nombre, torneo, año, resultado…
several-none = Ninguna coincide.
several-more = { $count } más. Filtra para encontrarlas.
several-back = Abrir otra cosa
details = Datos y notas
details-event = Torneo
details-site = Lugar
details-date = Fecha
details-round = Ronda
details-move = Jugada { $number }
details-start = Antes de la primera jugada
details-sign = Signo
details-comment = Comentario
trouble-unknown-text = No se reconoce. Puedes abrir enlaces, partidas guardadas, PGN, FEN, niveles, documentos de juego (TOML, JSON), variants.ini y archivos de Bishop, Tiled y LDtk.
trouble-tiled-xml = Es un mapa de Tiled en XML. Expórtalo como JSON en Tiled: Archivo, Exportar como.
trouble-text = { $kind ->
    [shared-game] Este enlace está dañado: { $why }
    [saved-game] Esta partida guardada no se puede abrir: { $why }
    [level] Este nivel tiene errores: { $why }
    [tiled] Este mapa de Tiled tiene errores: { $why }
    [ldtk] Este proyecto de LDtk tiene errores: { $why }
    [document] Este documento de juego tiene errores: { $why }
    [ini] Este variants.ini tiene errores: { $why }
    [bishop] Este archivo de Bishop tiene errores: { $why }
   *[other] No se puede abrir: { $why }
 }
share-link = Enlace a esta partida, con sus reglas
share-fen = Posición (FEN)
share-pgn = Partida (PGN)

# Tablas y abandono
curtain = Pasa el dispositivo. Turno: { $side }.
curtain-lift = Mostrar el tablero
draw-question = { $name ->
    [you] Ofreces tablas. ¿Aceptar?
    [foe] Los enemigos ofrecen tablas. ¿Aceptar?
    [single] { $side } ofrece tablas. ¿Aceptar?
   *[other] { $side } ofrecen tablas. ¿Aceptar?
 }
draw-question-computer = ¿Ofrecer tablas al ordenador?
draw-accept = Aceptar tablas
draw-offer = Ofrecer tablas
draw-decline = Seguir jugando
resign-question = { $name ->
    [you] ¿Abandonar?
    [foe] ¿Abandonar?
   *[other] ¿Abandonar con { $side }?
 }
resign-yes = Abandonar
resign-no = Seguir jugando

# Ajustes
settings-three-d = Tablero 3D
three-d-quality = Calidad gráfica
three-d-board = Tablero
three-d-set = Piezas
three-d-layers = Capas
three-d-auto = Automático
three-d-low = Simple
three-d-medium = Sombras
three-d-high = Sombras suaves y reflejos
three-d-wood = Madera
three-d-marble = Mármol
three-d-vinyl = Vinilo de torneo
three-d-glass = Vidrio
three-d-contrast = Alto contraste
three-d-drawings = Recortes de las piezas 2D
three-d-own = Propias
three-d-bring = Piezas propias
three-d-bring-more = Elige una carpeta con set.toml y archivos OBJ y MTL, o arrástrala a la página.
three-d-stacked = Apiladas
three-d-beside = Lado a lado
settings-board = Tablero
theme-walnut = Nogal
theme-paper = Papel
theme-slate = Pizarra
theme-sea = Mar
theme-contrast = Alto contraste
theme-moss = Musgo
theme-rosewood = Palisandro
theme-dusk = Crepúsculo
settings-figures = Piezas
figures-own = Redondas
figures-engraved = Grabadas
figures-geometric = Geométricas
figures-letters = Letras
settings-characters = Piezas de xiangqi, janggi y shogi
characters-regular = Pincel
characters-even = Negrita
characters-figures = Figuras
coordinates-outside = Fuera
coordinates-inside = Dentro
coordinates-none = Ninguna
settings-customary = Coordenadas y jugadas como en el país del juego
settings-figurines = Figurines en la lista de jugadas
settings-zoom = Tamaño del tablero
settings-appearance = Apariencia
appearance-system = Sistema
appearance-light = Claro
appearance-dark = Oscuro
settings-show = Pantalla
settings-coordinates = Coordenadas
settings-legal-moves = Jugadas legales
settings-animation = Animación
settings-sound = Sonido
settings-volume = Volumen
settings-kit = Tipo de sonido
kit-wood = Madera
kit-felt = Fieltro
kit-glass = Cristal
kit-retro = Retro
settings-spoken = Decir las jugadas en voz alta
settings-language = Idioma

# Teclas
keys-undo = Deshacer, rehacer
keys-walk = Jugada anterior, jugada siguiente
keys-files = Abrir, guardar
keys-board = Ir al tablero
keys-type = Escribir una jugada
keys-shortcuts = Atajos de teclado
keys-on-board = En el tablero, usa las flechas para moverte, Intro para coger y soltar una pieza y Escape para cancelar. Arrastra con el botón derecho del ratón para dibujar flechas.
keys-camera = Mover la cámara 3D (allí, Mayús+← y Mayús+→ recorren las jugadas)
keys-premove = Mientras el ordenador piensa, puedes indicar ya tu próxima jugada. Esta jugada anticipada se hace en tu turno si es legal. Pulsa Escape para cancelarla.
keys-commands = El campo de jugadas también acepta comandos: ? e4, moves e2, board, last, clock.

# Familias de juegos
family-chess = Ajedrez y parientes cercanos
family-goals = Otras formas de ganar
family-losing = Antiajedrez y parientes
family-blasts = Explosiones
family-walls = Casillas bloqueadas
family-flips = Voltear piezas
family-lines = Líneas y conexiones
family-draughts = Damas
family-small = Tableros pequeños
family-large = Tableros grandes
family-old = Ajedrez histórico y regional
family-xiangqi = Xiangqi y janggi
family-drops = Juegos con piezas en mano
family-shogi = Shogi
family-beyond = Tableros, turnos y piezas inusuales
family-triggers = Efectos especiales

# Levels
levels = Niveles
level-untitled = Nivel sin título
level-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
 }
level-moves-of = Jugadas: { $moves } (objetivo { $par })
level-next = Siguiente nivel
level-won = ¡Resuelto!
level-again = Jugar otra vez
level-keys = Tus llaves:
level-restart = Reiniciar
level-danger = Amenazas
level-replies = Respuestas enemigas
level-replies-slow = Las respuestas enemigas de este nivel tardan demasiado en calcularse.
level-lost = Este intento ha fallado. Deshaz todas las jugadas que quieras.
level-stars = { $stars } de 3 estrellas
level-scrubber = Jugadas de este intento
level-hint-piece = Mueve la pieza de { $cell }. { $moves ->
    [one] Falta { $moves } jugada
   *[other] Faltan { $moves } jugadas
 }.
level-hint-target = Quiere llegar a { $cell }. Pide otra pista para hacer la jugada.
level-hopeless = Desde esta posición ya no puedes ganar. Deshaz algunas jugadas.
level-no-hint = Este nivel es demasiado grande para dar pistas.
level-hint-cost = Una pista cuesta una estrella, y una jugada hecha por la pista, otra. Reinicia el nivel para conseguir las tres.
level-today = Hoy
level-yesterday = Ayer
level-solved = { $solved } de { $all } resueltos
level-daily = Diario
level-own = Abrir un nivel: pega un código, un dibujo o el texto de un archivo
level-make = Crear un nivel
level-own-open = Abrir nivel
level-own-nothing = Esto no es un nivel. Un código empieza por CL1-. Un dibujo tiene una línea como «win: exit».
goal-take-all = Captura a todos los enemigos.
goal-take = Captura: { $who }.
goal-exit = Llega a la salida.
goal-exit-who = Lleva a la salida: { $who }.
goal-survive = { $count ->
    [one] Sobrevive { $count } ronda.
   *[other] Sobrevive { $count } rondas.
 }
goal-protect = Protege: { $who }.
goal-collect = Recoge { $count } × { $item }.
goal-place = Coloca piezas en { $cells }.
goal-visit = Visita { $cells }.
goal-visit-all = Visita todas las casillas.
goal-promote = { $count ->
    [one] Promueve una pieza.
   *[other] Promueve { $count } veces.
 }
goal-material = Ten al menos { $points } puntos de material.
goal-or = O bien:
goal-moves = { $count ->
    [one] Como máximo { $count } jugada.
   *[other] Como máximo { $count } jugadas.
 }
goal-rounds = { $count ->
    [one] Como máximo { $count } ronda.
   *[other] Como máximo { $count } rondas.
 }
goal-anybody = cualquier pieza
item-key = llave
item-sword = espada
item-shield = escudo
item-ward = protección
item-form = nueva forma
item-bomb = bomba
item-coin = moneda
side-you = Tú
side-foe = Enemigos
end-failed = nivel fallido

# People elsewhere
online-lobby = Jugar en línea
online-lobby-more = Encontrar rival, ver partidas
online-refused-not-your-turn = No es su turno.
online-away = ausente
online-bot = Juega un programa
online-chat = Chat
online-draw-question = ¿Ofrecer tablas a su rival?
# Refused moves
refused-ambiguous = Varias jugadas encajan: { $moves }.
refused-belongs = La pieza de { $cell } es de { $owner }, pero el turno es de { $mover }.
refused-cannot-reach = La pieza de { $from } ({ $piece }) no puede ir a { $to }.
refused-castling-blocked = Hay una pieza en medio, o el rey pasaría por una casilla atacada o acabaría en ella.
refused-castling-lost-kings = { $side }: ya no se puede enrocar en el flanco de rey.
refused-castling-lost-queens = { $side }: ya no se puede enrocar en el flanco de dama.
refused-empty = Escribe una jugada.
refused-exposed = Quedaría en jaque: { $royal }.
refused-facing = Los reyes están enfrentados y esta jugada no lo cambia.
refused-in-check = No se puede enrocar estando en jaque.
refused-may-not-check = { $side }: en este juego no puede dar jaque.
refused-must-capture = Se puede capturar, y capturar es obligatorio.
refused-no-castling = En este juego no hay enroque.
refused-no-drop-there = Ahora no se puede soltar esta pieza en { $cell }.
refused-no-drops = En este juego no se sueltan piezas.
refused-no-pass = Ahora no se puede pasar.
refused-no-piece = { $side }: no tiene esa pieza.
refused-no-piece-on = No hay ninguna pieza en { $cell }.
refused-no-piece-there = { $side }: no tiene esa pieza en { $place }.
refused-no-promotion = Ahí no hay promoción posible.
refused-no-such-cell = En este tablero no existe la casilla { $cell }.
refused-no-such-piece = «{ $text }» no es una pieza. Las piezas son { $signs }.
refused-none-reaches = Ninguna pieza así puede ir a { $to }.
refused-not-a-move = Esto no es una jugada. Escribe, por ejemplo, { $like }.
refused-nothing-to-drop = { $side }: ahora no tiene esa pieza para soltar.
refused-occupied = Ya hay una pieza en { $cell }.
refused-other-capture = Esta jugada no captura esa pieza.
refused-other-piece = La pieza de { $cell } es otra: { $piece }.
refused-over = La partida ha terminado.
refused-own-piece-there = En { $to } hay una pieza propia.
refused-promotions = Promociones posibles ahí: { $signs }.
refused-still-exposed = Seguiría en jaque: { $royal }.
refused-too-long = Es demasiado largo para una jugada.
refused-trailing = «{ $text }» no se espera después de «{ $after }».

# Lessons, the computer's time and style, and how games end.
learn = Aprender
learn-lead = Posiciones para resolver, algunas de cada familia de juegos.
learn-family = Aprender: { $family }
learn-tour = Aprender resolviendo posiciones
lesson-next = Siguiente posición
goal-mate = { $count ->
    [one] Da mate en una jugada.
   *[other] Da mate en { $count } jugadas.
}
goal-win = { $count ->
    [one] Gana en una jugada.
   *[other] Gana en { $count } jugadas.
}
level-too-late = Ya no quedan jugadas para este objetivo. Deshaz y prueba otro camino.
lesson-chess = El mate termina la partida: el rey está atacado y no puede escapar.
lesson-goals = Aquí se puede ganar sin dar mate. La pestaña de reglas dice cómo.
lesson-losing = Aquí quieres perder tus piezas. Quien puede capturar, debe capturar.
lesson-blasts = Una captura explota con todas las piezas de alrededor salvo los peones. Aleja tu rey.
lesson-walls = Las casillas se bloquean una tras otra. Deja al rival sin jugadas.
lesson-flips = Las fichas encerradas cambian de bando. Al final gana quien tiene más.
lesson-lines = Completa tu línea antes que el rival.
lesson-draughts = Capturar es obligatorio, también varias veces seguidas. Deja al rival sin jugadas.
lesson-small = Pocas casillas, pocas piezas: cada jugada cuenta.
lesson-large = Las piezas nuevas unen los movimientos de otras dos: caballo y alfil, o caballo y torre.
lesson-old = El ajedrez antiguo es lento: la pieza junto al rey mueve una casilla en diagonal, y el elefante no es un alfil.
lesson-xiangqi = Los generales no salen de su palacio. Los cañones capturan saltando sobre una pieza.
lesson-drops = Lo que capturas es tuyo: ponlo en una casilla vacía en vez de mover.
lesson-shogi = Las piezas capturadas vuelven al tablero para ti, y se promociona en las últimas filas.
lesson-triggers = Las jugadas y capturas tienen efectos. La pestaña de reglas los enumera.
lesson-beyond = Hexágonos, varias jugadas por turno, tres jugadores: mira primero hasta dónde llegan las piezas.
think = Tiempo para pensar cada jugada
think-usual = Normal (5 segundos)
think-seconds = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
think-clock = Con reloj, el ordenador reparte el tiempo que marca.
style = Estilo de juego
style-usual = Según su nivel
style-random = Al azar: cualquier jugada legal
style-greedy = Codicioso: captura todo lo que puede
style-timid = Miedoso: pone sus piezas a salvo
style-swindler = Tramposo: tiende trampas
style-minimax = A la antigua: mira dos jugadas adelante
goal-picture = Así puede terminar una partida
settings-thai = Escribir en tailandés las jugadas de makruk

# Partidas en dos tableros
match-board = Tablero { $board }
match-said = Tablero { $board }: { $text }
match-on-board = { $why } en el tablero { $board }
match-player = { $name } ({ $board })
match-supplied = Nueva en mano para { $side }: { $piece }.
match-waits = Sin jugada para { $side } hasta que llegue una pieza del otro tablero.
match-seats = Los compañeros se sientan juntos: los dos de arriba juegan juntos, y los dos de abajo también.
match-flat = Esta partida se juega en dos tableros planos, no en la mesa 3D.
match-resign = Abandonar por { $team }
match-draw-question = ¿Están todos los jugadores de acuerdo en las tablas?
match-person = Persona
match-name = Nombre (opcional)
several-matches = { $count } partidas en dos tableros
match-type-move = Escribe una jugada, con su tablero si no es el último usado: B e4
