# Der Tisch
game-area = Partie
skip-to-board = Zum Brett
board-label = Brett, { $game }. { $status } Mit den Pfeiltasten über das Brett gehen, mit Enter eine Figur aufnehmen und absetzen.
close = Schließen
copy = Kopieren
thinking = denkt nach …
seat-computer = Computer, Stufe { $level }
captured-label = Geschlagen: { $pieces }, Wert { $points }
tray-label = { $name ->
    [you] Deine Figuren auf der Hand
    [foe] Gegnerische Figuren auf der Hand
   *[other] Figuren auf der Hand: { $side }
 }
tray-empty = Keine Figuren auf der Hand
tray-piece = { $piece }, { $count } auf der Hand

# Seiten
side-white = { $custom ->
    [xiangqi] Rot
    [janggi] Cho
    [shogi] Sente
   *[other] Weiß
 }
side-black = { $custom ->
    [janggi] Han
    [shogi] Gote
   *[other] Schwarz
 }
side-red = Rot
side-green = Grün
side-yellow = Gelb
side-blue = Blau

# Figuren
piece-king = { $custom ->
    [draughts] Dame
    [draughts-cells] Dame
   *[other] König
 }
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
piece-promoted-queen = umgewandelte Dame
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
piece-man = { $custom ->
    [draughts] Stein
    [draughts-cells] Stein
   *[other] Mann
 }
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
piece-rear-pawn = Rückbauer
piece-bede = Bede
piece-fad = Fad
piece-short-rook = Kurzturm
piece-half-duck = Halbente
piece-charging-rook = Sturmturm
piece-fibnif = Fibnif
piece-charging-knight = Sturmspringer
piece-colonel = Oberst
piece-serpent = Schlange
piece-vulture = Geier
piece-jaguar = Jaguar
piece-quetzal = Quetzal
piece-shaman = Schamane
piece-offering = Opfergabe
piece-warrior = Krieger
piece-divine-king = Gottkönig
piece-duke = Herzog
piece-maharajah = Maharadscha
piece-ninja = Ninja
piece-monk = Mönch
piece-musketeer = Musketier
piece-wildebeest = Gnu
piece-crocodile = Krokodil
piece-gold-cannon = Goldkanone
piece-flying-gold-cannon = Goldflugkanone
piece-silver-cannon = Silberkanone
piece-flying-silver-cannon = Silberflugkanone
piece-copper-cannon = Kupferkanone
piece-flying-copper-cannon = Kupferflugkanone
piece-iron-cannon = Eisenkanone
piece-flying-iron-cannon = Eisenflugkanone
piece-spear-gold = Speergold
piece-leopard = Leopard
piece-spider = Spinne
piece-fortress = Festung
piece-banner = Banner
piece-goat = Ziege
piece-hare = Hase
piece-car = Auto
piece-tiger = Tiger
piece-chief = Häuptling
piece-dog = Hund
piece-covered = Deckfigur
piece-khatun = Khatun
piece-scout = Späher
piece-vizier = Wesir

# Werkzeuge
toolbar = Spielsteuerung
menu = Menü
new-game = Neue Partie
undo = Rückgängig
undo-short = Zurück
redo = Wiederholen
flip = Brett drehen
flip-short = Drehen
three-d = Zwischen 2D und 3D wechseln
hint = Tipp
pass = Passen
pause = Pause
resume = Fortsetzen
claim-draw = Remis reklamieren
claim-short = Remis fordern
declare = Sieg durch Königseintritt erklären
declare-short = Sieg erklären
offer-draw = Remis anbieten
draw-short = Remis
resign = Aufgeben
open = Öffnen
save = In Datei speichern
save-pgn = Als PGN speichern
save-image = Bild speichern
save-animation = Animation speichern (GIF)
animation-progress = Animation wird erstellt …
animation-stop = Abbrechen
share = Teilen
settings = Einstellungen
leave-game = Partie verlassen (sie ist gespeichert)
leave-short = Partie verlassen
keys = Tastenkürzel

# Seitenleiste
tab-moves = Züge
tab-info = Regeln
no-moves = Noch keine Züge. Klicke eine Figur und dann ihr Zielfeld an oder gib unten einen Zug ein.
welcome = Los geht’s
welcome-lead = Mach einen Zug, um gegen den Computer zu spielen.
welcome-as = { $side } spielen
welcome-continue = { $game } fortsetzen
welcome-friend = Zu zweit spielen
welcome-friend-more = Zwei Personen an diesem Gerät
welcome-friend-server = Auf diesem Gerät oder per Link
welcome-games = Alle Spiele
welcome-games-more = { $games } Spiele, von Xiangqi bis Shogi
welcome-puzzle = Tagesrätsel
welcome-puzzle-more = Jeden Tag ein neues
welcome-today = Spiel des Tages
welcome-levels = Von den ersten Schritten bis zum Meister
set-up-position = Stellung aufbauen
welcome-build = Bauen
welcome-build-more = Eigene Spiele und Levels
tour-offer = Neu hier?
tour-offer-more = Zwei Minuten auf diesem Brett: ziehen, zurücknehmen, Tipps
tour-move = Ziehe eine Figur auf ein Feld, oder klicke sie an und dann eines der markierten Felder.
tour-undo = Der Computer antwortet sofort. Mit „{ undo-short }“ nimmst du deinen Zug zurück.
tour-hint = Unsicher, was du ziehen sollst? „{ hint }“ zeigt mit einem Pfeil einen guten Zug.
tour-done = Das war alles. Andere Spiele, Aufgaben und Einstellungen findest du im Menü. Viel Spaß!
tour-skip = Überspringen
studio-back = Studio
to-start = Zum Anfang
to-end = Zum Ende
previous-move = Vorheriger Zug
next-move = Nächster Zug
type-move = Zug eingeben
type-move-label = Gib einen Zug ein, zum Beispiel e4 oder g1f3, oder einen Befehl: ? e4, moves e2, board, last, clock
rematch = Revanche

# Wie es steht
status-turn = { $name ->
    [you] Du bist am Zug.
    [foe] Die Gegner sind am Zug.
   *[other] { $side } am Zug.
 }
status-check = { $name ->
    [you] Du bist am Zug und stehst im Schach.
    [foe] Die Gegner sind am Zug und stehen im Schach.
   *[other] { $side } am Zug, im Schach.
 }
status-step = Zug { $step } von { $steps } in dieser Runde.
status-place = Nach Zug { $at } von { $all }
end-result = { $who }: { $why }.
end-won = { $name ->
    [you] Du gewinnst
    [foe] Die Gegner gewinnen
   *[other] { $side } gewinnt
 }
end-won-team = Team { $side } gewinnt
end-drawn = Remis
end-lost = { $name ->
    [you] Du verlierst
    [foe] Die Gegner verlieren
   *[other] { $side } verliert
 }
end-void = Kein Ergebnis
end-checkmate = Schachmatt
end-unfair-mate = verbotenes Matt
end-stalemate = { $custom ->
    [shogi] kein legaler Zug
    [xiangqi] kein legaler Zug
    [janggi] kein legaler Zug
   *[other] Patt
 }
end-goal = Ziel erreicht
end-connected = Figuren verbunden
end-board-full = Brett voll
end-checks = nötige Zahl von Schachgeboten erreicht
end-extinction = alle nötigen Figuren verloren
end-royal-captured = { $custom ->
    [xiangqi] General geschlagen
    [janggi] General geschlagen
   *[other] königliche Figur geschlagen
 }
end-facing = { $custom ->
    [xiangqi] die Generäle stehen sich gegenüber
    [janggi] die Generäle stehen sich gegenüber
   *[other] die Könige stehen sich gegenüber
 }
end-passes = alle haben gepasst
end-trigger = Sonderregel dieses Spiels
end-move-rule = zu viele Züge ohne Fortschritt
end-repetition = Stellungswiederholung
end-to-and-fro = eine Figur zog zu oft hin und her
end-perpetual-check = Dauerschach
end-perpetual-chase = ewige Verfolgung
end-declaration = Königseintritt erklärt
end-points = die meisten Punkte am Ende
end-counting = Zählgrenze erreicht
end-resignation = { $name ->
    [you] du hast aufgegeben
    [foe] die Gegner haben aufgegeben
   *[other] { $side } hat aufgegeben
 }
end-time = { $name ->
    [you] deine Zeit ist abgelaufen
    [foe] die Zeit der Gegner ist abgelaufen
   *[other] { $side } hat die Zeit überschritten
 }
end-time-without-material = { $name ->
    [you] deine Zeit ist abgelaufen, aber kein Gegner kann gewinnen
    [foe] die Zeit der Gegner ist abgelaufen, aber niemand sonst kann gewinnen
   *[other] { $side } hat die Zeit überschritten, aber kein Gegner kann gewinnen
 }
end-agreement = durch Übereinkunft
end-abort = abgebrochen

# Vorgelesen
announce-new-game = Neue Partie: { $game }.
announce-move = { $side }: { $piece } { $from } nach { $to }.
action-take = wegnehmen
action-take-mill = aus einer Mühle nehmen
action-swap = Farben tauschen
action-elephants-in = Elefanten innen
action-elephants-out = Elefanten außen
action-elephants-left = Elefanten links
action-elephants-right = Elefanten rechts
action-swap-a = auf a tauschen
action-swap-b = auf b tauschen
action-swap-c = auf c tauschen
action-swap-d = auf d tauschen
action-swap-e = auf e tauschen
action-swap-f = auf f tauschen
action-swap-g = auf g tauschen
announce-drop = { $side }: { $piece } auf { $to } eingesetzt.
announce-castling = { $name ->
    [you] Du rochierst, König nach { $to }.
    [foe] Die Gegner rochieren, König nach { $to }.
   *[other] { $side } rochiert, König nach { $to }.
 }
announce-pass = { $name ->
    [you] Du passt.
    [foe] Die Gegner passen.
   *[other] { $side } passt.
 }
announce-action = { $side }: „{ $action }“.
announce-action-at = { $side }: „{ $action }“, { $to }.
announce-left = { $name ->
    [you] Du verlässt die Partie.
    [foe] Die Gegner verlassen die Partie.
   *[other] { $side } verlässt die Partie.
 }
announce-unseen-move = { $side } hat gezogen.
announce-lost = Verloren: { $piece } auf { $cell }.
umpire-captured = Auf { $cell } wurde geschlagen.
umpire-captured-piece = Auf { $cell } geschlagen: { $piece }.
umpire-captured-other = Auf { $cell } geschlagen: eine Figur.
umpire-check-file = Schach auf der Linie.
umpire-check-rank = Schach auf der Reihe.
umpire-check-long-diagonal = Schach auf der langen Diagonale.
umpire-check-short-diagonal = Schach auf der kurzen Diagonale.
umpire-check-diagonal = Schach auf einer Diagonale.
umpire-check-leap = Schach: { $piece }.
umpire-can-capture = Schlagen können: { $pieces }.
umpire-can-capture-count = Schlagzüge ({ $pieces }): { $count }.
umpire-no = Der Schiedsrichter sagt nein: { $move }.
umpire-no-other = Der Schiedsrichter hat einen Zug abgelehnt.
umpire-refused = Abgelehnt: { $moves }.
umpire-noes = Abgelehnte Züge: { $count }.
announce-capture = Schlägt { $piece }.
announce-promotion = Umwandlung: { $piece }.
announce-gate = { $piece } kommt auf { $to } ins Spiel.
announce-roll = { $side } würfelt: { $piece }.
announce-reveal = Auf { $to }: { $piece } ({ $side }).
announce-uncover = { $side } deckt die Figur auf { $to } auf.
announce-drawn = Die geschlagene Figur war: { $piece }.
announce-drawn-unseen = Was die geschlagene Figur war, sieht nur der Gegner.
announce-wall = Mauer auf { $to }.
announce-duck = Ente auf { $to }.
announce-check = Schach.
announce-cell = { $name ->
    [you] { $cell }: eigene Figur, { $piece }
    [foe] { $cell }: gegnerische Figur, { $piece }
   *[other] { $cell }: { $side }, { $piece }
 }
announce-cell-wall = { $cell }: Mauer
announce-cell-duck = { $cell }: Ente
announce-cell-unseen = { $cell }: nicht zu sehen
announce-cell-empty = { $cell }: leer
announce-targets = { $cell }. Mögliche Züge: { $targets }.
announce-no-targets = { $cell }. Keine möglichen Züge.
announce-premove = Vorauszug nach { $to }.
announce-clock = { $name ->
    [you] Du hast noch { $time }.
    [foe] Die Gegner haben noch { $time }.
   *[other] { $side } hat noch { $time }.
 }

# Gesagt
notice-over = Die Partie ist zu Ende. Nimm einen Zug zurück oder starte eine neue Partie.
notice-hidden = Geht nicht, solange ein Teil der Partie verborgen ist.
notice-wait = Bitte warten. Der Computer denkt nach.
notice-premove-gone = Dein Vorauszug ist nicht mehr möglich.
notice-saved = Partie in einer Datei gespeichert.
notice-three-d-not-loaded = Das 3D-Brett konnte nicht geladen werden. Lade die Seite neu, sobald du online bist. Bis dahin kannst du auf dem 2D-Brett spielen.
notice-three-d-camera = Ziehe neben dem Brett, um den Tisch zu drehen. Auch die Pfeiltasten und 1 bis 5 bewegen die Kamera.
notice-no-three-d = Dieser Browser kann das 3D-Brett nicht anzeigen, weil er WebGL2 nicht unterstützt. Du kannst auf dem 2D-Brett spielen.
notice-animation-saved = Animation als { $file } gespeichert.
notice-models = Deine Figuren stehen auf dem Brett.
notice-models-with = Deine Figuren stehen auf dem Brett. Fehlerhafte Figuren sind durch Standardfiguren ersetzt: { $what }
notice-opened = Geöffnet.
notice-other-tab = Diese Partie ist in einem anderen Tab geöffnet. Du spielst hier eine Kopie davon.
notice-opened-with = Mit Warnungen geöffnet: { $what }
notice-copied = Kopiert.
notice-not-copied = Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.
notice-draw-declined = Der Computer lehnt das Remis ab.
notice-hint = Versuch { $move }.
notice-hint-coming = Suche einen guten Zug …

# Schwierigkeiten
trouble-no-storage = Dieser Browser speichert für diese Seite keine Daten. Beim Schließen geht deine Partie verloren. Speichere sie in einer Datei.
trouble-storage-full = Der Speicher dieses Browsers ist voll. Lösche alte Partien unter „Öffnen“ oder speichere diese Partie in einer Datei.
trouble-saved-game = Diese Partie lässt sich nicht mehr öffnen: { $why }
trouble-unreadable = { $count ->
    [one] Ein Eintrag in diesem Browser lässt sich nicht mehr lesen. Er ist nicht gelöscht: Unter „Öffnen“ kannst du ihn in einer Datei speichern.
   *[other] { $count } Einträge in diesem Browser lassen sich nicht mehr lesen. Sie sind nicht gelöscht: Unter „Öffnen“ kannst du sie in Dateien speichern.
 }
trouble-worker = Der Computergegner wurde unerwartet beendet. Deine Partie ist sicher. Nimm einen Zug zurück oder klicke auf „Fortsetzen“, um ihn neu zu starten.
trouble-not-loaded = Ein Teil der Seite konnte nicht geladen werden. Lade die Seite neu, sobald du online bist. Du kannst deine Partie fortsetzen.
loading = Wird geladen …
try-again = Erneut versuchen
trouble-no-game = Dieses Spiel gibt es nicht.
trouble-file = Das ist keine Textdatei.
trouble-image = Das Bild konnte nicht erstellt werden. Versuch es noch einmal oder wechsle zwischen 2D und 3D.
trouble-models = Diese Figuren sind nicht verwendbar: { $why }
trouble-models-gone = Deine Figuren sind nicht mehr verfügbar. Wähle den Ordner noch einmal aus.
trouble-models-not-kept = Der Browser konnte sie nicht speichern. Wähle den Ordner beim nächsten Mal wieder aus.
trouble-nothing = Es gibt nichts zu öffnen. Füge einen Link, eine gespeicherte Partie, eine PGN oder eine Stellung ein.
trouble-open = Das lässt sich nicht öffnen: { $why }
trouble-no-pgn = Diese PGN enthält keine Partie.
trouble-fen = Das ist keine gültige Stellung für das aktuelle Spiel: { $why }

# Fragen zu einem Zug
ask-castle = Rochieren oder normal ziehen?
ask-promotion = Umwandeln in
ask-gate = Welche Figur kommt ins Spiel?
ask-wall = Wähle ein Feld für die Mauer.
ask-duck = Wähle ein Feld für die Ente.
ask-path = Wähle einen Weg
choice-castle = Rochieren
choice-step = Normal ziehen
choice-stays = Nicht umwandeln
choice-nothing = Keine Figur
choice-captures = schlägt auf { $cells }

# Neue Partie
choose-game = Spiel wählen
search-game = Spiel suchen: glinski, xiangqi, shogi …
search-no-match = Keine Spiele gefunden.
players = Spieler
mode-person-person = Zwei Spieler an diesem Gerät
mode-person-computer = Du gegen den Computer
mode-computer-computer = Computer gegen Computer
strength = Stufe des Computers
level-1 = 1 · erste Partie
level-2 = 2 · verliert leicht Figuren
level-3 = 3 · sieht einfache Schlagzüge
level-4 = 4 · Gelegenheitsspieler
level-5 = 5 · denkt etwas voraus
level-6 = 6 · sorgfältig
level-7 = 7 · erfahren
level-8 = 8 · stark
level-9 = 9 · Maximum
your-side = Deine Seite
side-first = Als Erster
side-second = Als Letzter
side-random = Zufällig
start-position = Ausgangsstellung
start-standard = Standard
start-shuffled = Gemischt
start-fen = Aus einer Stellung (FEN)
fen-hint = Hier eine FEN einfügen
clock-minutes = Minuten pro Spieler
clock-more = Weitere Optionen der Uhr
clock-increment = Inkrement pro Zug
clock-delay = Verzögerung pro Zug
clock-byo-yomi = Byoyomi, fünf Perioden
clock-seconds = Sekunden
no-clock = Ohne Uhr
clock-is = Uhr: { $control }
start-game = { $game } spielen
filter-games = Anzeigen
filter-all = Alle
filter-favourites = Favoriten
filter-recent = Zuletzt gespielt
favourite-add = { $game } zu den Favoriten hinzufügen
favourite-remove = { $game } aus den Favoriten entfernen
favourites-none = Noch keine Favoriten. Klicke auf den Stern eines Spiels.
recent-none = Noch keine Spiele gespielt.
clock = Uhr
clock-own = Eigene
clock-unreadable = „{ $text }“ ist keine Bedenkzeit. Beispiele: 15, 15+10, 1:30:00.
level-looks = Betrachtet vor jedem Zug etwa { $positions } Stellungen.
level-errs = Betrachtet etwa { $positions } Stellungen und spielt { $percent } % der Züge zufällig.
level-overlooks = Betrachtet etwa { $positions } Stellungen und übersieht manche Züge, vor allem stille und weite.
level-full = Nutzt seine ganze Zeit und spielt so gut es kann.

# Öffnen und Teilen
open-file = Datei wählen: Partie, PGN, Level oder Spielregeln
open-text = Oder einen Link, eine Partie, PGN, FEN, ein Level oder Spielregeln einfügen
saved-games = In diesem Browser gespeicherte Partien
saved-none = Noch keine Partien.
saved-how = Beendete Partien: Die letzten 40 bleiben gespeichert. Laufende Partien bleiben gespeichert, bis du sie löschst.
saved-game = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }, { $over ->
    [yes] beendet
   *[no] läuft
 }
unreadable = Nicht lesbar
save-saved-game = { $game } in Datei speichern
delete-game = { $game } löschen
several-games = { $count } Partien
several-levels = { $count } Level
several-rules = { $count } Spiele
several-game = Partie { $number }
several-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }
several-filter = Nach Name, Turnier, Jahr, Ergebnis filtern …
several-none = Keine passt.
several-more = { $count } weitere. Filtere, um sie zu finden.
several-back = Etwas anderes öffnen
details = Angaben und Anmerkungen
details-event = Turnier
details-site = Ort
details-date = Datum
details-round = Runde
details-move = Zug { $number }
details-start = Vor dem ersten Zug
details-sign = Zeichen
details-comment = Kommentar
trouble-unknown-text = Das wurde nicht erkannt. Öffnen lassen sich Links, gespeicherte Partien, PGN, FEN, Level, Spieldokumente (TOML, JSON), variants.ini und Dateien von Bishop, Tiled und LDtk.
trouble-tiled-xml = Das ist eine Tiled-Karte in XML. Exportiere sie in Tiled als JSON: Datei, Exportieren als.
trouble-text = { $kind ->
    [shared-game] Dieser Link ist beschädigt: { $why }
    [saved-game] Diese gespeicherte Partie lässt sich nicht öffnen: { $why }
    [level] Dieses Level hat Fehler: { $why }
    [tiled] Diese Tiled-Karte hat Fehler: { $why }
    [ldtk] Dieses LDtk-Projekt hat Fehler: { $why }
    [document] Dieses Spieldokument hat Fehler: { $why }
    [ini] Diese variants.ini hat Fehler: { $why }
    [bishop] Diese Bishop-Datei hat Fehler: { $why }
   *[other] Das lässt sich nicht öffnen: { $why }
 }
share-link = Link zu dieser Partie, einschließlich der Regeln
share-fen = Stellung (FEN)
share-pgn = Partie (PGN)

# Remis und Aufgabe
curtain = Gib das Gerät an { $side }.
curtain-lift = Brett zeigen
draw-question = { $name ->
    [you] Du bietest Remis an. Annehmen?
    [foe] Die Gegner bieten Remis an. Annehmen?
   *[other] { $side } bietet Remis an. Annehmen?
 }
draw-question-computer = Dem Computer Remis anbieten?
draw-accept = Remis annehmen
draw-offer = Remis anbieten
draw-decline = Weiterspielen
resign-question = { $name ->
    [you] Aufgeben?
    [foe] Aufgeben?
   *[other] Als { $side } aufgeben?
 }
resign-yes = Aufgeben
resign-no = Weiterspielen

# Einstellungen
settings-three-d = 3D-Brett
three-d-quality = Grafikqualität
three-d-board = Brett
three-d-set = Figuren
three-d-layers = Ebenen
three-d-auto = Automatisch
three-d-low = Einfach
three-d-medium = Schatten
three-d-high = Weiche Schatten und Spiegelungen
three-d-wood = Holz
three-d-marble = Marmor
three-d-vinyl = Turnierplane
three-d-glass = Glas
three-d-contrast = Hoher Kontrast
three-d-drawings = Ausschnitte der 2D-Figuren
three-d-own = Eigene
three-d-bring = Eigene Figuren
three-d-bring-more = Wähle einen Ordner mit set.toml, OBJ- und MTL-Dateien oder zieh ihn auf die Seite.
three-d-stacked = Übereinander
three-d-beside = Nebeneinander
settings-board = Brett
theme-walnut = Nussbaum
theme-paper = Papier
theme-slate = Schiefer
theme-sea = See
theme-contrast = Hoher Kontrast
theme-moss = Moos
theme-rosewood = Palisander
theme-dusk = Dämmerung
settings-figures = Figuren
figures-own = Rund
figures-engraved = Graviert
figures-geometric = Geometrisch
figures-letters = Buchstaben
settings-characters = Steine von Xiangqi, Janggi und Shogi
characters-regular = Pinsel
characters-even = Kräftig
characters-figures = Figuren
coordinates-outside = Außen
coordinates-inside = Innen
coordinates-none = Keine
settings-customary = Koordinaten und Züge wie im Herkunftsland des Spiels
settings-figurines = Figurinen in der Zugliste
settings-zoom = Größe des Bretts
settings-appearance = Darstellung
appearance-system = System
appearance-light = Hell
appearance-dark = Dunkel
settings-show = Anzeige
settings-coordinates = Koordinaten
settings-legal-moves = Mögliche Züge
settings-animation = Animation
settings-sound = Ton
settings-volume = Lautstärke
settings-kit = Art des Klangs
kit-wood = Holz
kit-felt = Filz
kit-glass = Glas
kit-retro = Retro
settings-spoken = Züge vorlesen
settings-language = Sprache

# Tasten
keys-undo = Rückgängig, Wiederholen
keys-walk = Vorheriger Zug, nächster Zug
keys-files = Öffnen, Speichern
keys-board = Zum Brett
keys-camera = 3D-Kamera bewegen (durch die Züge geht es dort mit Umschalt+← und Umschalt+→)
keys-type = Zug eingeben
keys-shortcuts = Tastenkürzel
keys-on-board = Auf dem Brett bewegst du dich mit den Pfeiltasten, nimmst mit Enter eine Figur auf und setzt sie ab und brichst mit Escape ab. Ziehe mit der rechten Maustaste, um Pfeile zu zeichnen.
keys-premove = Während der Computer nachdenkt, kannst du deinen nächsten Zug schon eingeben. Dieser Vorauszug wird gespielt, wenn du am Zug bist und er möglich ist. Escape bricht ihn ab.
keys-commands = Das Feld für Züge versteht auch Befehle: ? e4, moves e2, board, last, clock.

# Familien von Spielen
family-chess = Schach und nahe Verwandte
family-goals = Andere Wege zum Sieg
family-losing = Räuberschach und Verwandte
family-blasts = Explosionen
family-walls = Gesperrte Felder
family-flips = Steine umdrehen
family-lines = Linien und Verbindungen
family-draughts = Dame
family-small = Kleine Bretter
family-large = Große Bretter
family-old = Historische und regionale Spiele
family-xiangqi = Xiangqi und Janggi
family-drops = Einsetzspiele
family-shogi = Shogi
family-beyond = Besondere Bretter, Züge und Figuren
family-triggers = Besondere Effekte

# Levels
levels = Level
level-untitled = Level ohne Titel
level-moves = { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
 }
level-moves-of = Züge: { $moves } (Vorgabe { $par })
level-next = Nächstes Level
level-won = Gelöst!
level-again = Noch einmal
level-keys = Deine Schlüssel:
level-restart = Neu starten
level-danger = Bedrohungen
level-replies = Gegnerische Antworten
level-replies-slow = Die Antworten der Gegner in diesem Level zu berechnen dauert zu lange.
level-lost = Dieser Versuch ist gescheitert. Nimm so viele Züge zurück, wie du möchtest.
level-stars = { $stars } von 3 Sternen
level-scrubber = Züge dieses Versuchs
level-hint-piece = Zieh die Figur auf { $cell }. { $moves ->
    [one] Es fehlt noch { $moves } Zug
   *[other] Es fehlen noch { $moves } Züge
 }.
level-hint-target = Sie soll nach { $cell }. Frag noch einmal, um den Zug auszuführen.
level-hopeless = Aus dieser Stellung kannst du nicht mehr gewinnen. Nimm Züge zurück.
level-no-hint = Dieses Level ist zu groß für Tipps.
level-hint-cost = Ein Tipp kostet einen Stern, ein vom Tipp gespielter Zug noch einen. Starte das Level neu, um alle drei zu bekommen.
level-today = Heute
level-yesterday = Gestern
level-solved = { $solved } von { $all } gelöst
level-daily = Täglich
level-own = Level öffnen: Code, Zeichnung oder Text einer Datei einfügen
level-make = Ein Level bauen
level-own-open = Level öffnen
level-own-nothing = Das ist kein Level. Ein Code beginnt mit CL1-. Eine Zeichnung hat eine Zeile wie „win: exit“.
goal-take-all = Schlage alle Gegner.
goal-take = Schlage: { $who }.
goal-exit = Erreiche den Ausgang.
goal-exit-who = Bring zum Ausgang: { $who }.
goal-survive = { $count ->
    [one] Überlebe { $count } Runde.
   *[other] Überlebe { $count } Runden.
 }
goal-protect = Beschütze: { $who }.
goal-collect = Sammle { $count } × { $item }.
goal-place = Stelle Figuren auf { $cells }.
goal-visit = Besuche { $cells }.
goal-visit-all = Besuche jedes Feld.
goal-promote = { $count ->
    [one] Wandle eine Figur um.
   *[other] Wandle { $count }-mal um.
 }
goal-material = Besitze Material im Wert von mindestens { $points } Punkten.
goal-or = Oder:
goal-moves = { $count ->
    [one] Höchstens { $count } Zug.
   *[other] Höchstens { $count } Züge.
 }
goal-rounds = { $count ->
    [one] Höchstens { $count } Runde.
   *[other] Höchstens { $count } Runden.
 }
goal-anybody = irgendeine Figur
item-key = Schlüssel
item-sword = Schwert
item-shield = Schild
item-ward = Schutz
item-form = neue Gestalt
item-bomb = Bombe
item-coin = Münze
side-you = Du
side-foe = Gegner
end-failed = Level gescheitert

# People elsewhere
online-lobby = Online spielen
online-lobby-more = Gegner finden, Partien zusehen
online-refused-not-your-turn = Sie sind nicht am Zug.
online-away = nicht da
online-bot = Hier spielt ein Programm
online-chat = Chat
online-draw-question = Ihrem Gegner Remis anbieten?
# Refused moves
refused-ambiguous = Mehrere Züge passen: { $moves }.
refused-belongs = Die Figur auf { $cell } gehört zu { $owner }, am Zug ist aber { $mover }.
refused-cannot-reach = { $piece } auf { $from } kann nicht nach { $to } ziehen.
refused-castling-blocked = Eine Figur steht im Weg, oder der König käme über oder auf ein angegriffenes Feld.
refused-castling-lost-kings = { $side } kann auf der Königsseite nicht mehr rochieren.
refused-castling-lost-queens = { $side } kann auf der Damenseite nicht mehr rochieren.
refused-empty = Gib einen Zug ein.
refused-exposed = { $royal } stünde danach im Schach.
refused-facing = Die Könige stehen einander gegenüber, und dieser Zug ändert das nicht.
refused-in-check = Aus dem Schach heraus darf man nicht rochieren.
refused-may-not-check = { $side } darf in diesem Spiel kein Schach geben.
refused-must-capture = Es lässt sich etwas schlagen, und es herrscht Schlagzwang.
refused-no-castling = In diesem Spiel gibt es keine Rochade.
refused-no-drop-there = Diese Figur kann jetzt nicht auf { $cell } eingesetzt werden.
refused-no-drops = In diesem Spiel werden keine Figuren eingesetzt.
refused-no-pass = Passen ist jetzt nicht erlaubt.
refused-no-piece = { $side } hat keine solche Figur.
refused-no-piece-on = Auf { $cell } steht keine Figur.
refused-no-piece-there = { $side } hat keine solche Figur auf { $place }.
refused-no-promotion = Dort ist keine Umwandlung möglich.
refused-no-such-cell = Das Feld { $cell } gibt es auf diesem Brett nicht.
refused-no-such-piece = „{ $text }“ ist keine Figur. Die Figuren sind { $signs }.
refused-none-reaches = Keine solche Figur kann nach { $to } ziehen.
refused-not-a-move = Das ist kein Zug. Schreibe zum Beispiel { $like }.
refused-nothing-to-drop = { $side } hat jetzt keine solche Figur zum Einsetzen.
refused-occupied = Auf { $cell } steht schon eine Figur.
refused-other-capture = Dieser Zug schlägt diese Figur nicht.
refused-other-piece = Auf { $cell } steht eine andere Figur: { $piece }.
refused-over = Die Partie ist zu Ende.
refused-own-piece-there = Auf { $to } steht eine eigene Figur.
refused-promotions = Mögliche Umwandlungen dort: { $signs }.
refused-still-exposed = { $royal } stünde noch immer im Schach.
refused-too-long = Das ist zu lang für einen Zug.
refused-trailing = „{ $text }“ wird nach „{ $after }“ nicht erwartet.

# Lessons, the computer's time and style, and how games end.
learn = Lernen
learn-lead = Stellungen zum Lösen, einige für jede Spielefamilie.
learn-family = Lernen: { $family }
learn-tour = Mit Stellungen zum Lösen lernen
lesson-next = Nächste Stellung
goal-mate = { $count ->
    [one] Setzen Sie in einem Zug matt.
   *[other] Setzen Sie in { $count } Zügen matt.
}
goal-win = { $count ->
    [one] Gewinnen Sie in einem Zug.
   *[other] Gewinnen Sie in { $count } Zügen.
}
level-too-late = Für dieses Ziel sind keine Züge mehr übrig. Nehmen Sie zurück und versuchen Sie es anders.
lesson-chess = Matt beendet die Partie: Der König ist angegriffen und kann nicht entkommen.
lesson-goals = Hier gewinnt man auch ohne Matt. Wie, steht unter „Regeln“.
lesson-losing = Hier wollen Sie Ihre Figuren verlieren. Wer schlagen kann, muss schlagen.
lesson-blasts = Wo geschlagen wird, explodieren alle Figuren ringsum außer Bauern. Halten Sie Ihren König fern.
lesson-walls = Ein Feld nach dem anderen wird gesperrt. Lassen Sie dem Gegner keinen Zug.
lesson-flips = Eingeschlossene Steine wechseln die Seite. Am Ende gewinnt, wer mehr hat.
lesson-lines = Vollenden Sie Ihre Linie vor dem Gegner.
lesson-draughts = Schlagen ist Pflicht, auch mehrmals in einem Zug. Lassen Sie dem Gegner keinen Zug.
lesson-small = Wenige Felder, wenige Figuren: Jeder Zug zählt.
lesson-large = Neue Figuren vereinen die Züge zweier anderer: Springer und Läufer oder Springer und Turm.
lesson-old = Altes Schach ist langsam: Die Figur neben dem König zieht ein Feld schräg, und der Elefant ist kein Läufer.
lesson-xiangqi = Die Generäle bleiben in ihren Palästen. Kanonen schlagen im Sprung über eine Figur.
lesson-drops = Was Sie geschlagen haben, gehört Ihnen: Setzen Sie es statt eines Zuges auf ein freies Feld.
lesson-shogi = Geschlagene Figuren kehren für Sie zurück, und auf den fernen Reihen wird umgewandelt.
lesson-triggers = Züge und Schläge haben Nebenwirkungen. Unter „Regeln“ stehen sie alle.
lesson-beyond = Sechsecke, mehrere Züge nacheinander, drei Spieler: Sehen Sie zuerst nach, wie weit Figuren hier reichen.
think = Bedenkzeit pro Zug
think-usual = Standard (5 Sekunden)
think-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
think-clock = Mit einer Uhr teilt sich der Computer die Zeit darauf ein.
style = Spielweise
style-usual = Nach seiner Stufe
style-random = Zufällig: irgendein erlaubter Zug
style-greedy = Gierig: schlägt, was es kann
style-timid = Ängstlich: bringt Figuren in Sicherheit
style-swindler = Schwindler: stellt Fallen
style-minimax = Altmodisch: rechnet zwei Züge weit
goal-picture = So kann ein Spiel enden
settings-thai = Züge im Makruk auf Thai schreiben

# Partien auf zwei Brettern
match-board = Brett { $board }
match-said = Brett { $board }: { $text }
match-on-board = { $why } an Brett { $board }
match-player = { $name } ({ $board })
match-supplied = Neu auf der Hand für { $side }: { $piece }.
match-waits = Kein Zug für { $side }, bis eine Figur vom anderen Brett kommt.
match-seats = Partner sitzen nebeneinander: Die beiden oben spielen zusammen, die beiden unten ebenso.
match-flat = Diese Partie wird auf zwei flachen Brettern gespielt, nicht am 3D-Tisch.
match-resign = Aufgeben für { $team }
match-draw-question = Sind alle Spieler mit Remis einverstanden?
match-person = Mensch
match-name = Name (freiwillig)
several-matches = { $count } Partien auf zwei Brettern
match-type-move = Einen Zug eingeben, mit seinem Brett, wenn es nicht das zuletzt benutzte ist: B e4
