# La mesa
the-table = La mesa
skip-to-board = Al tablero
board-label = { $game }, tablero. { $status } Las flechas recorren las casillas, Intro toma y suelta.
close = Cerrar
copy = Copiar
thinking = piensa …
seat-computer = Ordenador, nivel { $level }
captured-label = Capturadas: { $pieces }, valor { $points }
tray-label = En mano: { $side }
tray-empty = Nada en mano
tray-piece = { $piece }, { $count } en mano

# Bandos
side-white = Blancas
side-black = Negras
side-red = Rojas
side-green = Verdes
side-blue = Azules

# Piezas
piece-king = rey
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
piece-man = hombre
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
piece-spear-gold = oro con lanza
piece-leopard = leopardo
piece-spider = araña
piece-fortress = fortaleza
piece-banner = estandarte

# Herramientas
toolbar = Qué se puede hacer
new-game = Partida nueva
undo = Deshacer
redo = Rehacer
flip = Girar el tablero
solid = Tablero plano o mesa 3D
hint = Pista
pass = Pasar
pause = Que esperen los ordenadores
go-on = Que jueguen los ordenadores
claim-draw = Reclamar tablas
declare = Declarar la entrada del rey
offer-draw = Ofrecer tablas
resign = Abandonar
open = Abrir
save = Guardar como archivo
save-pgn = Guardar como PGN
save-picture = Guardar una imagen
save-film = Guardar una película (GIF)
film-progress = Haciendo la película…
film-stop = Parar
share = Compartir
settings = Ajustes
quit = Dejar esta partida; queda guardada
keys = Teclas

# Panel
tab-moves = Jugadas
tab-info = Reglas
no-moves = Aún no hay jugadas. Toca una pieza y luego su destino, o escribe una jugada abajo.
welcome = Qué se puede hacer
welcome-play = Jugar
welcome-play-more = { $games } juegos, contra una persona o el ordenador
welcome-today = Juego del día
welcome-solve = Resolver
welcome-levels = De los primeros pasos a las obras maestras
welcome-build = Construir
welcome-coming = su propio tablero y reglas: próximamente
to-start = Al principio
to-end = Al final
back = Una jugada atrás
forward = Una jugada adelante
typed = Escribe una jugada
typed-label = Escribe una jugada como e4 o g1f3, o una pregunta: ? e4, moves e2, board, last, clock
again = Otra vez
other-game = Otra partida

# Cómo está la partida
status-turn = { $side } juegan.
status-check = { $side } juegan, en jaque.
end-why = { $who }: { $why }.
end-won = { $side } ganan
end-drawn = Tablas
end-lost = { $side } pierden
end-void = Sin resultado
end-checkmate = jaque mate
end-unfair-mate = un mate que no se permite dar así
end-stalemate = no queda ninguna jugada legal
end-goal = se alcanzó la meta
end-connected = las piezas están conectadas
end-board-full = el tablero está lleno
end-checks = se dieron suficientes jaques
end-extinction = no quedan piezas que cuenten
end-royal-captured = la pieza real fue capturada
end-facing = los reyes están frente a frente
end-passes = todos pasaron
end-trigger = una regla de este juego
end-move-rule = demasiadas jugadas sin progreso
end-repetition = la misma posición demasiadas veces
end-to-and-fro = una pieza fue y volvió sin cesar
end-perpetual-check = jaque perpetuo
end-perpetual-chase = persecución perpetua
end-declaration = entrada del rey, declarada
end-counting = se acabó la cuenta
end-resignation = { $side } abandonan
end-time = { $side } agotaron su tiempo
end-time-without-material = { $side } agotaron su tiempo, y nadie más podía ganar
end-agreement = de común acuerdo
end-abort = interrumpida

# Leído en voz alta
said-new-game = { $game } está preparado.
said-move = { $side }: { $piece } de { $from } a { $to }.
said-drop = { $side }: { $piece } de la mano a { $to }.
said-castling = { $side } enrocan, rey a { $to }.
said-pass = { $side } pasan.
said-capture = Captura: { $piece }.
said-promotion = Se convierte en { $piece }.
said-gate = Entra en { $to }: { $piece }.
said-wall = Muro en { $to }.
said-check = Jaque.
said-cell = { $cell }: { $piece }, { $side }
said-cell-wall = { $cell }: muro
said-cell-empty = { $cell }: vacía
said-targets = { $cell }. Puede ir a { $targets }.
said-no-targets = { $cell }. No puede mover.
said-premove = Lista para ir a { $to }.
said-clock = { $side }: quedan { $time }.

# Avisos
told-over = La partida ha terminado. Deshaz una jugada o empieza otra partida.
told-wait = Un momento, el ordenador está pensando.
told-premove-gone = La jugada que tenías preparada ya no es legal.
told-3d-unfetched = La mesa 3D no llegó por la red. Recargue la página cuando la haya; el tablero plano sigue.
told-no-3d = Este navegador no puede mostrar la mesa 3D; necesita WebGL2. Se sigue con el tablero plano.
told-film-saved = La película se ha guardado como { $file }.
told-models = Tus piezas están en la mesa.
told-models-with = Tus piezas están en la mesa. Donde algo falla, hay una sustituta: { $what }
told-saved = La partida se guardó como archivo.
told-opened = Abierta.
told-opened-with = Abierta, con una observación: { $what }
told-copied = Copiado.
told-not-copied = El navegador no permite copiar. Selecciona el texto y cópialo tú.
told-draw-declined = El ordenador sigue jugando.
told-hint = Prueba { $move }.
told-hint-coming = Buscando una buena jugada …

# Problemas
trouble-no-storage = El navegador no guarda nada de esta página; la partida se pierde al cerrarla. Guárdala como archivo.
trouble-storage-full = El navegador no tiene sitio para esta partida. Olvida partidas viejas en «Abrir», o guarda esta como archivo.
trouble-kept = Esta partida ya no se puede abrir: { $why }
trouble-unread = { $count ->
    [one] Algo que guarda este navegador ya no se puede leer.
   *[other] { $count } cosas que guarda este navegador ya no se pueden leer.
 } No se tira nada: en Abrir se puede guardar como archivo.
trouble-worker = El ordenador perdió el hilo. Tu partida está a salvo; deshaz una jugada o haz que siga jugando para volver a preguntarle.
trouble-unfetched = Una parte de la página no llegó por la red. Recargue la página cuando la haya; la partida sigue.
trouble-no-game = No existe ese juego.
trouble-file = El archivo no se puede leer como texto.
trouble-picture = No se pudo hacer la imagen. La partida sigue; inténtalo otra vez o con el otro tablero.
trouble-models = Estas piezas no se pueden usar: { $why }
trouble-models-gone = Tus piezas ya no están. Trae la carpeta otra vez.
trouble-models-not-kept = Pero el navegador no las guarda; trae la carpeta la próxima vez.
trouble-nothing = No hay nada que abrir. Pega un enlace, una partida guardada, PGN o una posición.
trouble-open = Esto no se puede abrir: { $why }
trouble-no-pgn = No hay ninguna partida en este PGN.
trouble-fen = Esta no es una posición del juego de la mesa: { $why }

# Preguntas sobre una jugada
ask-castle = ¿Enrocar o solo mover?
ask-promotion = ¿En qué se convierte?
ask-gate = ¿Quién entra por la puerta?
ask-wall = Ahora elige una casilla para el muro.
ask-way = ¿Por dónde?
choice-castle = Enrocar
choice-step = Solo mover
choice-stays = Queda como está
choice-nothing = Nadie
choice-captures = captura en { $cells }

# Partida nueva
choose-game = Elige un juego
seek-game = Busca un juego: glinski, xiangqi, drops …
seek-nothing = Ningún juego tiene estas palabras.
who-plays = Quién juega
mode-person-person = Dos personas, aquí
mode-person-computer = Tú contra el ordenador
mode-computer-computer = El ordenador contra sí mismo
strength = Fuerza del ordenador
level-1 = 1 · juega por primera vez
level-2 = 2 · regala piezas
level-3 = 3 · ve capturas sencillas
level-4 = 4 · juega de vez en cuando
level-5 = 5 · piensa un poco más allá
level-6 = 6 · juega con cuidado
level-7 = 7 · difícil de sorprender
level-8 = 8 · fuerte
level-9 = 9 · lo da todo
your-side = Tú juegas
side-first = Primero
side-second = El último
side-random = Al azar
start-position = Posición inicial
start-usual = La habitual
start-shuffled = Mezclada
start-fen = Desde una posición (FEN)
fen-hint = Pega aquí un FEN
clock-minutes = Minutos en el reloj
clock-more = Más sobre el reloj
clock-increment = Incremento por jugada
clock-delay = Retardo por jugada
clock-byo-yomi = Cinco periodos de byo-yomi
clock-seconds = Segundos
no-clock = Sin reloj
clock-is = Reloj: { $control }
begin = Jugar { $game }

# Abrir y compartir
open-file = Un archivo: partida guardada, PGN
open-text = O pega un enlace, una partida guardada, PGN o un FEN
kept-games = Guardadas en este navegador
kept-none = Aún no hay partidas.
kept-how = Las partidas se quedan hasta que las olvide; de las terminadas, las 40 últimas.
kept-game = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
 }, { $over ->
    [yes] terminada
   *[no] en curso
 }
unread = No se puede leer
save-kept = Guardar { $game } como archivo
forget-game = Olvidar { $game }
share-link = Enlace a esta partida, con sus reglas
share-fen = Posición (FEN)
share-pgn = Partida (PGN)

# Tablas y abandono
draw-question = { $side } ofrecen tablas. ¿Están de acuerdo los demás?
draw-question-computer = ¿Ofrecer tablas al ordenador?
draw-accept = De acuerdo
draw-offer = Ofrecer
draw-decline = Seguir jugando
resign-question = ¿{ $side } abandonan?
resign-yes = Sí, abandonar
resign-no = Seguir jugando

# Ajustes
settings-solid = Mesa 3D
solid-quality = Luz
solid-board = Tablero
solid-set = Piezas
solid-layers = Niveles
solid-auto = Lo que convenga
solid-low = Sencilla
solid-medium = Sombras
solid-high = Sombras suaves y reflejos
solid-wood = Madera
solid-marble = Mármol
solid-vinyl = Vinilo de torneo
solid-glass = Vidrio
solid-contrast = Alto contraste
solid-drawings = Recortadas de sus dibujos
solid-own = Propias
solid-bring = Piezas propias
solid-bring-more = Una carpeta con set.toml y archivos OBJ y MTL; o suéltala en la página.
solid-stacked = Uno sobre otro
solid-beside = Uno al lado del otro
settings-board = Tablero
theme-walnut = Nogal
theme-paper = Papel
theme-slate = Pizarra
theme-sea = Mar
theme-contrast = Alto contraste
settings-scheme = Luz
scheme-system = Como el sistema
scheme-light = Claro
scheme-dark = Oscuro
settings-show = Mostrar
settings-coordinates = Letras y números en los bordes
settings-targets = Adónde puede ir una pieza
settings-motion = Piezas en movimiento
settings-volume = Sonido
settings-language = Idioma

# Teclas
keys-undo = deshacer, rehacer
keys-walk = recorrer las jugadas
keys-files = abrir, guardar
keys-board = al tablero
keys-type = escribir una jugada
keys-this = esta ventana
keys-on-board = En el tablero, las flechas van de casilla en casilla, Intro toma y suelta, Escape deja la pieza. Arrastra con el botón derecho para dibujar flechas.
keys-camera = desde dónde mirar, en la mesa 3D
keys-ahead = Mientras el ordenador piensa puedes hacer ya tu próxima jugada; se juega en cuanto sea legal. Escape la retira.
keys-questions = Donde se escriben jugadas también se responden preguntas: ? e4, moves e2, board, last, clock.

# Familias de juegos
family-chess = Ajedrez y parientes cercanos
family-goals = Otras metas
family-losing = Gana quien pierde
family-blasts = Explosiones
family-walls = Muros
family-flips = Volteos
family-small = Tableros pequeños
family-large = Tableros grandes
family-old = Juegos antiguos
family-xiangqi = Xiangqi y janggi
family-drops = Piezas en mano
family-shogi = Shogi
family-beyond = Más allá del tablero
family-triggers = Una cosa lleva a otra

# Levels
levels = Niveles
level-untitled = Un nivel
level-moves = { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
 }
level-moves-of = { $moves } de { $par } jugadas
level-next = Siguiente nivel
level-again = Desde el principio
level-danger = Peligros
level-replies = Respuestas
level-replies-slow = Estos enemigos piensan demasiado para mostrar sus respuestas de antemano.
level-lost = Este intento está perdido. Retrocede cuanto quieras.
level-stars = { $stars } de 3 estrellas
level-scrubber = Adelante y atrás por este intento
level-hint-piece = Mueve la pieza de { $cell }. { $moves ->
    [one] Falta { $moves } jugada
   *[other] Faltan { $moves } jugadas
 }.
level-hint-target = Su camino lleva a { $cell }. Pregunta otra vez y se moverá.
level-hopeless = Desde aquí ya no se puede ganar. Retrocede.
level-no-hint = Este nivel es demasiado grande para dar pistas.
level-today = Hoy
level-yesterday = Ayer
level-days-ago = { $days ->
    [one] hace { $days } día
   *[other] hace { $days } días
 }
level-solved = { $solved } de { $all } resueltos
level-daily = Uno para cada día
level-own = Un nivel de otra persona: un código, un dibujo o un archivo
level-own-open = Abrir el nivel
level-own-nothing = Esto no es un nivel. Los códigos empiezan por CL1-; los dibujos tienen una línea como «win: exit».
goal-take-all = Captura a todos los enemigos.
goal-take = Captura: { $who }.
goal-exit = Llega a la salida.
goal-exit-who = Debe llegar a la salida: { $who }.
goal-survive = Resiste { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
 }.
goal-protect = No pierdas: { $who }.
goal-collect = Recoge { $count } × { $item }.
goal-place = Coloca piezas en { $cells }.
goal-visit = Visita { $cells }.
goal-visit-all = Visita todas las casillas.
goal-promote = Corona { $count } ×.
goal-material = Ten piezas por valor de { $points }.
goal-or = O bien:
goal-moves = Como máximo { $count } jugadas.
goal-rounds = Como máximo { $count } rondas.
goal-anybody = cualquier pieza
item-key = llave
item-sword = espada
item-shield = escudo
item-ward = protección
item-form = forma
item-bomb = bomba
item-coin = moneda
side-you = Tú
side-foe = Enemigos
end-failed = el nivel está perdido
