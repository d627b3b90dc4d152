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
studio-other-tab = Este juego está abierto en otra pestaña; aquí cambias una copia.
studio-not-kept = Este navegador no guarda tu juego. Guárdalo en un archivo desde Compartir antes de cerrar la página.

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
studio-kept-moves = Estos movimientos de varios pasos se quedan como están: { $moves }.
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
