# Der Tisch
the-table = Der Tisch
skip-to-board = Zum Brett
board-label = { $game }, Brett. { $status } Pfeiltasten gehen über die Felder, Enter nimmt auf und setzt ab.
close = Schließen
copy = Kopieren
thinking = denkt …
seat-computer = Computer, Stufe { $level }
captured-label = Geschlagen: { $pieces }, Wert { $points }
tray-label = In der Hand: { $side }
tray-empty = Nichts in der Hand
tray-piece = { $piece }, { $count } in der Hand

# Seiten
side-white = Weiß
side-black = Schwarz
side-red = Rot
side-green = Grün
side-blue = Blau

# Figuren
piece-king = König
piece-queen = Dame
piece-rook = Turm
piece-bishop = Läufer
piece-knight = Springer
piece-pawn = Bauer
piece-general = General
piece-advisor = Berater
piece-elephant = Elefant
piece-horse = Pferd
piece-chariot = Wagen
piece-cannon = Kanone
piece-soldier = Soldat
piece-gold = Goldgeneral
piece-silver = Silbergeneral
piece-lance = Lanze
piece-tokin = umgewandelter Bauer
piece-dragon = Drache
piece-archbishop = Erzbischof
piece-chancellor = Kanzler
piece-amazon = Amazone
piece-hawk = Falke
piece-unicorn = Einhorn
piece-stone = Stein
piece-promoted-lance = umgewandelte Lanze
piece-promoted-knight = umgewandelter Springer
piece-promoted-silver = umgewandelter Silbergeneral
piece-promoted-bishop = umgewandelter Läufer
piece-wizard = Zauberer
piece-lion = Löwe
piece-champion = Champion
piece-met = Met
piece-khon = Khon
piece-archer = Bogenschütze
piece-commoner = Bürger
piece-nightrider = Nachtreiter
piece-griffon = Greif
piece-sergeant = Feldwebel
piece-centaur = Zentaur
piece-ferz = Fers
piece-grasshopper = Grashüpfer
piece-phoenix = Phönix
piece-fox = Fuchs
piece-man = Mann
piece-yurt = Jurte
piece-falcon = Wanderfalke
piece-marshal = Marschall
piece-dragon-king = Drachenkönig
piece-dragon-horse = Drachenpferd
piece-wazir = Wesir
piece-dabbaba = Dabbaba
piece-alfil = Alfil
piece-camel = Kamel
piece-zebra = Zebra
piece-threeleaper = Dreierspringer
piece-tripper = Tripper
piece-camelrider = Kamelreiter
piece-vao = Vao
piece-leo = Leo
piece-manticore = Mantikor
piece-war-machine = Kriegsmaschine
piece-rose = Rose
piece-crooked-bishop = Zickzackläufer
piece-squirrel = Eichhörnchen
piece-kirin = Kirin
piece-frog = Frosch
piece-buffalo = Büffel
piece-hoplite = Hoplit
piece-lieutenant = Leutnant
piece-captain = Hauptmann
piece-warlord = Kriegsherr
piece-wall = Mauer
piece-hound = Jagdhund
piece-lancer = Lanzenreiter
piece-kheshig = Keschig
piece-cardinal = Kardinal
piece-janus = Janus
piece-minister = Minister
piece-wolf = Wolf
piece-ai-wok = Ai-wok
piece-counsellor = Ratgeber
piece-courier = Kurier
piece-fool = Narr
piece-bers = Bers
piece-giraffe = Giraffe
piece-chick = Küken
piece-hen = Henne
piece-drunk-elephant = trunkener Elefant
piece-prince = Prinz
piece-swallow = Schwalbe
piece-crane = Kranich
piece-pheasant = Fasan
piece-left-quail = linke Wachtel
piece-right-quail = rechte Wachtel
piece-goose = Gans
piece-eagle = Adler
piece-spear-knight = Speerspringer
piece-spear-bishop = Speerläufer
piece-spear-rook = Speerturm
piece-spear-silver = Speersilber
piece-spear-gold = Speergold
piece-leopard = Leopard
piece-spider = Spinne
piece-fortress = Festung
piece-banner = Banner

# Werkzeuge
toolbar = Was man tun kann
new-game = Neue Partie
undo = Zurücknehmen
redo = Wieder vor
flip = Brett drehen
solid = Flaches Brett oder 3D-Tisch
hint = Hinweis
pass = Passen
pause = Computer warten lassen
go-on = Computer spielen lassen
claim-draw = Remis beanspruchen
declare = Königseintritt erklären
offer-draw = Remis anbieten
resign = Aufgeben
open = Öffnen
save = Als Datei speichern
save-pgn = Als PGN speichern
save-picture = Bild speichern
save-film = Film speichern (GIF)
film-progress = Der Film entsteht …
film-stop = Abbrechen
share = Teilen
settings = Einstellungen
quit = Diese Partie verlassen; sie bleibt aufgehoben
keys = Tasten

# Seitenleiste
tab-moves = Züge
tab-info = Regeln
no-moves = Noch keine Züge. Eine Figur antippen und dann ihr Ziel, oder unten einen Zug eintippen.
welcome = Was es zu tun gibt
welcome-play = Spielen
welcome-play-more = { $games } Spiele, gegen Menschen oder den Computer
welcome-today = Spiel des Tages
welcome-solve = Lösen
welcome-levels = Von ersten Schritten bis zu Meisterstücken
welcome-build = Bauen
welcome-coming = eigenes Brett, eigene Regeln – kommt noch
to-start = An den Anfang
to-end = Ans Ende
back = Einen Zug zurück
forward = Einen Zug vor
typed = Zug eintippen
typed-label = Einen Zug eintippen wie e4 oder g1f3, oder eine Frage: ? e4, moves e2, board, last, clock
again = Noch einmal
other-game = Andere Partie

# Wie es steht
status-turn = { $side } am Zug.
status-check = { $side } am Zug, im Schach.
end-why = { $who }: { $why }.
end-won = { $side } gewinnt
end-drawn = Remis
end-lost = { $side } verliert
end-void = Kein Ergebnis
end-checkmate = Schachmatt
end-unfair-mate = ein Matt, das so nicht gegeben werden darf
end-stalemate = kein Zug ist mehr möglich
end-goal = das Ziel ist erreicht
end-connected = die Figuren sind verbunden
end-board-full = das Brett ist voll
end-checks = genug Schachgebote
end-extinction = keine zählenden Figuren sind übrig
end-royal-captured = die königliche Figur wurde geschlagen
end-facing = die Könige stehen sich gegenüber
end-passes = alle haben gepasst
end-trigger = eine Regel dieses Spiels
end-move-rule = zu viele Züge ohne Fortschritt
end-repetition = zu oft dieselbe Stellung
end-to-and-fro = eine Figur zog hin und her
end-perpetual-check = Dauerschach
end-perpetual-chase = Dauerverfolgung
end-declaration = Königseintritt, erklärt
end-counting = die Zählung ist zu Ende
end-resignation = { $side } hat aufgegeben
end-time = die Zeit ist abgelaufen ({ $side })
end-time-without-material = die Zeit ist abgelaufen ({ $side }), doch niemand sonst hätte gewinnen können
end-agreement = vereinbart
end-abort = abgebrochen

# Vorgelesen
said-new-game = { $game } ist aufgebaut.
said-move = { $side }: { $piece } { $from } nach { $to }.
said-drop = { $side }: { $piece } auf { $to } eingesetzt.
said-castling = { $side } rochiert, König nach { $to }.
said-pass = { $side } passt.
said-capture = Schlägt { $piece }.
said-promotion = Wird { $piece }.
said-gate = { $piece } kommt auf { $to } herein.
said-wall = Mauer auf { $to }.
said-check = Schach.
said-cell = { $cell }: { $side }, { $piece }
said-cell-wall = { $cell }: Mauer
said-cell-empty = { $cell }: leer
said-targets = { $cell }. Kann nach { $targets }.
said-no-targets = { $cell }. Kann nicht ziehen.
said-premove = Bereit für { $to }.
said-clock = { $side } hat { $time }.

# Gesagt
told-over = Die Partie ist zu Ende. Zug zurücknehmen oder neue Partie beginnen.
told-wait = Einen Moment, der Computer denkt.
told-premove-gone = Der vorbereitete Zug ist nicht mehr erlaubt.
told-saved = Die Partie ist als Datei gespeichert.
told-3d-unfetched = Der 3D-Tisch kam nicht über das Netz. Laden Sie die Seite neu, wenn es wieder da ist; das flache Brett bleibt.
told-no-3d = Dieser Browser kann den 3D-Tisch nicht zeigen, denn er braucht WebGL2. Das flache Brett macht weiter.
told-film-saved = Der Film ist als { $file } gespeichert.
told-models = Deine Figuren stehen auf dem Tisch.
told-models-with = Deine Figuren stehen auf dem Tisch. Wo etwas nicht stimmt, steht ein Ersatz: { $what }
told-opened = Geöffnet.
told-opened-with = Geöffnet, mit einer Anmerkung: { $what }
told-copied = Kopiert.
told-not-copied = Der Browser erlaubt das Kopieren nicht. Bitte den Text markieren und selbst kopieren.
told-draw-declined = Der Computer spielt weiter.
told-hint = Vielleicht { $move }.
told-hint-coming = Ein guter Zug wird gesucht …

# Schwierigkeiten
trouble-no-storage = Der Browser bewahrt für diese Seite nichts auf; beim Schließen geht die Partie verloren. Bitte als Datei speichern.
trouble-storage-full = Der Browser hat keinen Platz mehr für diese Partie. Unter „Öffnen“ alte Partien vergessen, oder diese als Datei speichern.
trouble-kept = Diese Partie lässt sich nicht mehr öffnen: { $why }
trouble-unread = { $count ->
    [one] Etwas, das dieser Browser aufhebt, lässt sich nicht mehr lesen.
   *[other] { $count } Dinge, die dieser Browser aufhebt, lassen sich nicht mehr lesen.
 } Nichts wird weggeworfen: Unter „Öffnen“ lässt es sich als Datei speichern.
trouble-worker = Der Computer hat den Faden verloren. Die Partie ist sicher; einen Zug zurücknehmen oder weiterspielen lassen fragt ihn wieder.
trouble-unfetched = Ein Teil der Seite kam nicht über das Netz. Laden Sie die Seite neu, wenn es wieder da ist; das Spiel geht weiter.
trouble-no-game = Dieses Spiel gibt es nicht.
trouble-file = Die Datei lässt sich nicht als Text lesen.
trouble-picture = Es ließ sich kein Bild machen. Das Spiel geht weiter; versuche es noch einmal oder mit dem anderen Brett.
trouble-models = Diese Figuren lassen sich nicht benutzen: { $why }
trouble-models-gone = Deine Figuren sind nicht mehr da. Bring den Ordner noch einmal.
trouble-models-not-kept = Der Browser behält sie aber nicht; bring den Ordner nächstes Mal wieder.
trouble-nothing = Es gibt nichts zu öffnen. Einen Link, eine gespeicherte Partie, PGN oder eine Stellung einfügen.
trouble-open = Das lässt sich nicht öffnen: { $why }
trouble-no-pgn = In diesem PGN ist keine Partie.
trouble-fen = Das ist keine Stellung des Spiels auf dem Tisch: { $why }

# Fragen zu einem Zug
ask-castle = Rochieren oder nur dorthin ziehen?
ask-promotion = Was wird daraus?
ask-gate = Wer kommt durch das Tor herein?
ask-wall = Jetzt ein Feld für die Mauer wählen.
ask-way = Auf welchem Weg?
choice-castle = Rochade
choice-step = Nur ziehen
choice-stays = Bleibt, was es ist
choice-nothing = Niemand
choice-captures = schlägt auf { $cells }

# Neue Partie
choose-game = Spiel wählen
seek-game = Spiel finden: glinski, xiangqi, drops …
seek-nothing = Kein Spiel hat diese Wörter.
who-plays = Wer spielt
mode-person-person = Zwei Menschen, hier
mode-person-computer = Du gegen den Computer
mode-computer-computer = Der Computer gegen sich selbst
strength = Stärke des Computers
level-1 = 1 · spielt zum ersten Mal
level-2 = 2 · verschenkt Figuren
level-3 = 3 · sieht einfache Schlagzüge
level-4 = 4 · spielt gelegentlich
level-5 = 5 · denkt ein wenig voraus
level-6 = 6 · spielt sorgfältig
level-7 = 7 · schwer zu überraschen
level-8 = 8 · stark
level-9 = 9 · so gut er kann
your-side = Du spielst
side-first = Zuerst
side-second = Zuletzt
side-random = Per Los
start-position = Ausgangsstellung
start-usual = Wie üblich
start-shuffled = Gemischt
start-fen = Aus einer Stellung (FEN)
fen-hint = Hier eine FEN einfügen
clock-minutes = Minuten auf der Uhr
clock-more = Mehr zur Uhr
clock-increment = Zugabe je Zug
clock-delay = Aufschub je Zug
clock-byo-yomi = Fünf Perioden Byo-yomi
clock-seconds = Sekunden
no-clock = Keine Uhr
clock-is = Uhr: { $control }
begin = { $game } spielen

# Öffnen und Teilen
open-file = Eine Datei: gespeicherte Partie, PGN
open-text = Oder einen Link, eine gespeicherte Partie, PGN oder FEN einfügen
kept-games = In diesem Browser aufbewahrt
kept-none = Noch keine Partien.
kept-how = Partien bleiben, bis Sie sie vergessen; von den beendeten die letzten 40.
kept-game = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }, { $over ->
    [yes] beendet
   *[no] läuft
 }
unread = Nicht lesbar
save-kept = { $game } als Datei speichern
forget-game = { $game } vergessen
share-link = Link zu dieser Partie, mit ihren Regeln
share-fen = Stellung (FEN)
share-pgn = Partie (PGN)

# Remis und Aufgabe
draw-question = { $side } bietet Remis an. Sind die anderen einverstanden?
draw-question-computer = Dem Computer Remis anbieten?
draw-accept = Einverstanden
draw-offer = Anbieten
draw-decline = Weiterspielen
resign-question = Gibt { $side } auf?
resign-yes = Ja, aufgeben
resign-no = Weiterspielen

# Einstellungen
settings-solid = 3D-Tisch
solid-quality = Licht
solid-board = Brett
solid-set = Figuren
solid-layers = Ebenen
solid-auto = Wie es passt
solid-low = Einfach
solid-medium = Schatten
solid-high = Weiche Schatten und Spiegelung
solid-wood = Holz
solid-marble = Marmor
solid-vinyl = Turnierplane
solid-glass = Glas
solid-contrast = Hoher Kontrast
solid-drawings = Aus ihren Zeichnungen geschnitten
solid-own = Eigene
solid-bring = Eigene Figuren
solid-bring-more = Ein Ordner mit set.toml, OBJ- und MTL-Dateien; oder lege ihn auf der Seite ab.
solid-stacked = Übereinander
solid-beside = Nebeneinander
settings-board = Brett
theme-walnut = Nussbaum
theme-paper = Papier
theme-slate = Schiefer
theme-sea = See
theme-contrast = Hoher Kontrast
settings-scheme = Licht
scheme-system = Wie das System
scheme-light = Hell
scheme-dark = Dunkel
settings-show = Zeigen
settings-coordinates = Buchstaben und Zahlen am Rand
settings-targets = Wohin eine Figur ziehen kann
settings-motion = Bewegte Figuren
settings-volume = Ton
settings-language = Sprache

# Tasten
keys-undo = zurücknehmen, wieder vor
keys-walk = durch die Züge gehen
keys-files = öffnen, speichern
keys-board = zum Brett
keys-camera = Blickwinkel am 3D-Tisch
keys-type = Zug eintippen
keys-this = dieses Fenster
keys-on-board = Auf dem Brett gehen Pfeiltasten von Feld zu Feld, Enter nimmt auf und setzt ab, Escape lässt los. Mit der rechten Taste ziehen zeichnet Pfeile.
keys-ahead = Während der Computer denkt, kannst du den nächsten Zug schon machen; er wird gespielt, sobald er erlaubt ist. Escape nimmt ihn zurück.
keys-questions = Wo man Züge eintippt, werden auch Fragen beantwortet: ? e4, moves e2, board, last, clock.

# Familien von Spielen
family-chess = Schach und nahe Verwandte
family-goals = Andere Ziele
family-losing = Wer verliert, gewinnt
family-blasts = Explosionen
family-walls = Mauern
family-flips = Umdrehen
family-small = Kleine Bretter
family-large = Große Bretter
family-old = Alte Spiele
family-xiangqi = Xiangqi und Janggi
family-drops = Einsetzen
family-shogi = Shogi
family-beyond = Jenseits des Bretts
family-triggers = Eins zieht das andere nach sich

# Levels
levels = Rätsel
level-untitled = Ein Rätsel
level-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }
level-moves-of = { $moves } von { $par } Zügen
level-next = Nächstes Rätsel
level-again = Von vorn
level-danger = Gefahren
level-replies = Antworten
level-replies-slow = Diese Gegner denken zu lange, um ihre Antworten vorher zu zeigen.
level-lost = Dieser Versuch ist verloren. Nimm so viele Züge zurück, wie du magst.
level-stars = { $stars } von 3 Sternen
level-scrubber = Vor und zurück durch diesen Versuch
level-hint-piece = Zieh die Figur auf { $cell }. Es dauert noch { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }.
level-hint-target = Ihr Weg führt nach { $cell }. Frag noch einmal, dann zieht sie.
level-hopeless = Von hier ist es nicht mehr zu gewinnen. Nimm etwas zurück.
level-no-hint = Dieses Rätsel ist zu groß für Tipps.
level-today = Heute
level-yesterday = Gestern
level-days-ago = { $days ->
    [one] vor { $days } Tag
   *[other] vor { $days } Tagen
 }
level-solved = { $solved } von { $all } gelöst
level-daily = Eins für jeden Tag
level-own = Ein Rätsel von anderen: ein Code, eine Zeichnung oder eine Datei
level-own-open = Rätsel öffnen
level-own-nothing = Das ist kein Rätsel. Codes beginnen mit CL1-, Zeichnungen haben eine Zeile wie „win: exit“.
goal-take-all = Schlag alle Gegner.
goal-take = Schlag: { $who }.
goal-exit = Erreiche den Ausgang.
goal-exit-who = Zum Ausgang muss: { $who }.
goal-survive = Halte { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
 } durch.
goal-protect = Nicht verlieren: { $who }.
goal-collect = Sammle { $count } × { $item }.
goal-place = Stell Figuren auf { $cells }.
goal-visit = Besuche { $cells }.
goal-visit-all = Besuche jedes Feld.
goal-promote = Verwandle { $count } ×.
goal-material = Hab Figuren im Wert von { $points }.
goal-or = Oder:
goal-moves = Höchstens { $count } Züge.
goal-rounds = Höchstens { $count } Runden.
goal-anybody = irgendeine Figur
item-key = Schlüssel
item-sword = Schwert
item-shield = Schild
item-ward = Schutz
item-form = Gestalt
item-bomb = Bombe
item-coin = Münze
side-you = Du
side-foe = Gegner
end-failed = das Rätsel ist verloren
