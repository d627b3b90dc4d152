# Die Werkstatt. Ihr Programm wird geholt, wenn jemand ein Spiel bauen will.

studio-rail = Teile des Spiels
studio-middle = Brett
studio-leave = Verlassen
studio-leave-more = Zurück zum Tisch (alles ist gespeichert)
studio-title = Name des Spiels
studio-pane-start = Anfang
studio-pane-board = Brett
studio-pane-setup = Aufstellung
studio-pane-pieces = Figuren
studio-pane-rules = Regeln
studio-pane-text = Text
studio-pane-share = Teilen
studio-board-label = Das Brett. Die Pfeiltasten bewegen den Zeiger, Enter klickt ein Feld an.
studio-broken = Der Text hat einen Fehler. Dies ist die letzte Fassung ohne Fehler.
studio-cell = { $cell }: { $side }, { $piece }

# Die Leiste unten
studio-no-problems = Keine Probleme
studio-problems = { $count ->
    [one] { $count } Problem
   *[other] { $count } Probleme
}
studio-undo = Rückgängig: { $what }
studio-redo = Wiederholen: { $what }
studio-play = Spielen
studio-play-last = Letzte gute Fassung spielen
studio-play-more = Gegen den Computer spielen

# Anfang
studio-start-lead = Ändere, was du willst: Brett, Figuren, Regeln. Jeder Schritt lässt sich zurücknehmen.
studio-ideas = Probier etwas davon
studio-idea-knights = Springer dürfen auch ein Feld weit ziehen
studio-idea-wall = Zwei Löcher in die Mitte des Bretts machen
studio-idea-checks = Wer dreimal Schach gibt, gewinnt
studio-own = Meine Spiele
studio-forget-sure = { $game } wirklich löschen?
studio-new = Etwas Neues beginnen
studio-blank = Leeres Brett
studio-file = Datei öffnen
studio-paste = Link, Dokument oder variants.ini einfügen
studio-fork = Oder ein vorhandenes Spiel ändern
studio-opened = Geöffnet.
studio-opened-shared = Das ist { $game }. Drück auf Spielen, oder ändere es: Deine Kopie gehört dir.
studio-opened-changed = Geöffnet. Das Spiel, auf dem es beruht, hat sich seit dem Teilen geändert; es spielt sich vielleicht anders.
studio-open-empty = Es gibt nichts zu öffnen. Füge einen Link oder den Text eines Dokuments ein.
studio-open-failed = Das lässt sich nicht öffnen: { $why }
studio-open-played = Das ist eine Partie mit ihren Zügen. Verlass die Werkstatt und öffne sie am Brett.
studio-other-tab = Dieses Spiel ist in einem anderen Tab offen; hier änderst du eine Kopie.
studio-not-kept = Dieser Browser hat keinen Platz für deine Arbeit. Sie bleibt in diesem Tab und wird gespeichert, sobald Platz ist. Speichere sie in eine Datei, bevor du die Seite schließt.
studio-kept-again = Es ist wieder Platz: Deine ganze Arbeit ist gespeichert.
studio-worker-crashed = Der Rechenprozess dafür ist zweimal abgestürzt. Von deiner Arbeit ist nichts verloren.

# Brett
studio-files = Linien
studio-ranks = Reihen
studio-joined = Linker und rechter Rand sind verbunden
studio-board-fixed = Die Größe dieses Bretts lässt sich in den Regeln und im Text ändern.
studio-brush = Auf dem Brett klicken oder ziehen
studio-brush-select = Figur wählen
studio-brush-hole = Löcher machen
studio-brush-erase = Radieren
studio-opposite = Die andere Seite:
studio-opposite-mirror = gespiegelt
studio-opposite-turn = gedreht
studio-opposite-none = nichts
studio-regions = Gebiete
studio-regions-lead = Ein Gebiet ist eine Menge von Feldern mit einem Namen, auf den sich Regeln beziehen können. Wähle eines und male es.
studio-region-name = Name eines neuen Gebiets
studio-region-remove = Dieses Gebiet entfernen
studio-add = Hinzufügen

# Aufstellung
studio-setup-lead = Wähle eine Figur und klicke aufs Brett, oder zieh sie dorthin. Auch Figuren auf dem Brett lassen sich ziehen.

# Figuren
studio-pieces-lead = Klicke eine Figur an, um ihre Züge zu ändern, oder füge eine neue hinzu.
studio-piece-add = Figur hinzufügen
studio-piece-new = Neue Figur
studio-piece-name = Name
studio-piece-remove = Figur entfernen
studio-piece-place = Aufs Brett stellen
studio-known = Figuren suchen: Erzbischof, Kamel, BN…
studio-betza = Züge in Betza-Notation
studio-letter = Buchstabe
studio-picture = Bild
studio-picture-auto = Automatisch
studio-royal = Sie ist ein König: Wer sie verliert, verliert das Spiel
studio-promotes = Bauern dürfen zu ihr werden
studio-undrawable = Diese Züge lassen sich hier nicht zeichnen. Ändere sie als Text.
studio-chain = Ein Zug aus mehreren Schritten
studio-chain-remove = { $moves } entfernen
studio-chain-first = Klicke, wo der erste Schritt endet.
studio-chain-next = Klicke, wo der nächste Schritt endet, oder füge den Zug hinzu.
studio-leg = Schritt { $number }
studio-leg-last = das Ende
studio-leg-stops = darf hier bleiben
studio-leg-on = muss weiter
studio-bend = Wendungen:
studio-bend-drawn = wie gezeichnet
studio-bend-either = links oder rechts
studio-chain-add = Diesen Zug hinzufügen
studio-leg-back = Einen Schritt zurück
studio-refused-legs = Für diesen Zug gibt es keine Buchstaben. Mach jeden Schritt so lang wie den ersten und wende im rechten Winkel.
studio-diagram-label = So zieht: { $piece }. Die Pfeiltasten bewegen den Zeiger, Enter fügt einen Zug hinzu oder entfernt ihn.
studio-diagram-lead = Klicke an, wohin sie darf. Zieh von der Figur weg, damit sie gleitet.
studio-slides = Gleitzüge statt einzelner Felder
studio-spot = { $x } nach rechts, { $y } nach vorn: { $does }
studio-spot-none = kein Zug
studio-chips = Was hinzugefügt wird
studio-chip-both = ziehen und schlagen
studio-chip-m = nur ziehen
studio-chip-c = nur schlagen
studio-chip-i = nur als erster Zug
studio-chip-n = wenn nichts im Weg steht
studio-chip-j = nur über einen Nachbarn
studio-chip-p = über eine Figur, beliebig weit
studio-chip-g = über eine Figur, gleich dahinter
studio-symmetry = Richtungen:
studio-symmetry-all = alle
studio-symmetry-sides = links und rechts
studio-symmetry-one = nur diese

# Regeln
studio-change = Ändern
studio-reset = Zurück zum Üblichen
studio-entry-add = Hinzufügen
studio-entry-remove = Entfernen
studio-each-side = Für jede Seite ein eigener Wert
studio-all-sides = Für alle Seiten gleich
studio-as-list = Als Liste
studio-as-one = Als eine Regel
studio-entry-name = Name
studio-expected = Das passt nicht. Ein Beispiel: { $example }
studio-add-rule = Regel hinzufügen…
studio-add-ready = Wie in einem anderen Spiel:
studio-add-group = Oder etwas anderes:
studio-rules-of = Regeln von { $game } hinzufügen

# Text
studio-text-label = Text des Dokuments
studio-text-lead = Dieser Text ist das ganze Spiel. Alles andere hier ändert nur ihn.
studio-findings = Probleme
studio-line = Zeile { $line }

# Teilen
studio-share-lead = Wer den Link öffnet, hat { $game } ganz: Brett, Figuren und Regeln. Auf keinem Server wird etwas gespeichert.
studio-link = Link
studio-link-long = Dieser Link ist sehr lang. Manche Programme schneiden ihn ab; schick lieber die Datei.
studio-hash = Regeln:
studio-changes = Änderungen gegenüber { $game }

# Was rückgängig gemacht wird
studio-done-typed = Text
studio-done-moves = Züge: { $piece }
studio-done-added = neue Figur: { $piece }
studio-done-removed = entfernt: { $piece }
studio-done-piece = Figur: { $piece }
studio-done-renamed = neuer Name: { $piece }
studio-done-setup = Aufstellung
studio-done-region = Gebiet { $region }
studio-done-board = Brett
studio-done-rules = Regeln von { $game }
studio-done-key = Schlüssel { $key }
studio-done-title = Name des Spiels
studio-done-opened = geöffnet

# Was nicht getan wurde
studio-refused-edit = Das lässt sich hier nicht ändern: { $why }
studio-refused-moves = Diese Züge lassen sich nicht aufschreiben: { $why }
studio-refused-unplayable = Noch gibt es keine Fassung dieses Spiels, die sich spielen lässt. Behebe erst die Probleme.
studio-refused-letter = Für eine weitere Figur ist kein Buchstabe übrig.
studio-refused-fit = Diese Regeln passen nicht zu diesem Spiel.
studio-refused-inherited = Diese Figur stammt aus dem Spiel, auf dem deines beruht; sie behält ihren Namen.
studio-refused-name = Dieser Name ist vergeben.

# Later parts
studio-loading = Wird geladen …
studio-again = Noch einmal
studio-stop = Anhalten
studio-pane-lab = Labor

# Levels
studio-level-new = Neues Level
studio-level-kind = Level
studio-level-untitled = Mein Level
studio-level-title = Name des Levels
studio-level-rail = Teile des Levels
studio-level-pane-draw = Zeichnen
studio-level-pane-aim = Ziel
studio-level-pane-solution = Lösung
studio-level-try = Ausprobieren
studio-level-draw-lead = Wähle etwas und klicke auf das Brett oder ziehe darüber. Ein zweiter Klick nimmt es weg.
studio-level-warp-first = Klicke auf das erste Feld.
studio-level-warp-second = Klicke nun auf das zweite Feld.
studio-level-route-first = Klicke auf die Figur, die Streife geht.
studio-level-route-next = Klicke nacheinander auf die Felder ihres Weges. Ein Klick auf die Figur beendet den Weg.
studio-route-follows = Die Gegner gehen jetzt ihre Wege.
studio-route-back = Die Figur kommt nicht in einem Zug von { $from } nach { $to }, deshalb führt ihr Weg zurück, wie sie gekommen ist.
studio-route-blocked = Die Figur kommt nicht in einem Zug von { $from } nach { $to }. Dort bleibt sie stehen.
studio-level-hand = Verschieben
studio-brush-route = Weg einer Streife
studio-level-yours = Deine Figuren
studio-level-theirs = Gegner
studio-level-ground = Boden
studio-level-places = Ausgänge und Teleporter
studio-level-items = Gegenstände
studio-level-size = Größe
studio-brush-wall = Wand
studio-brush-floor = Boden
studio-brush-ice = Eis
studio-brush-fence = Zaun: nur Sprünge kommen hinüber
studio-brush-cracked = Rissige Wand: Bomben zerstören sie
studio-brush-belt = Förderband
studio-brush-oneway = Einbahn
studio-brush-key = Schlüssel
studio-brush-door = Tür
studio-brush-plate = Platte
studio-brush-gate = Tor
studio-brush-exit = Ausgang
studio-brush-warp = Felder, die zueinander führen
studio-brush-promotion = Umwandlung
studio-brush-sword = Schwert
studio-brush-shield = Schild
studio-brush-ward = Schutz: überlebt ein Schlagen
studio-brush-bomb = Bombe
studio-brush-coin = Münze
studio-level-cell = { $cell }: { $what }
studio-level-aim-lead = Alle gewählten Ziele müssen erreicht werden.
studio-aim-exit = Eine Figur erreicht einen Ausgang
studio-aim-all-exit = Alle Figuren erreichen Ausgänge
studio-aim-take-all = Alle Gegner schlagen
studio-aim-take-king = Den König schlagen
studio-aim-coins = Alle Münzen nehmen
studio-aim-visit = Jedes Feld betreten
studio-aim-promote = Einen Bauern umwandeln
studio-aim-survive = Einige Runden überleben
studio-level-enemies = Wie die Gegner spielen
studio-enemy-none = Sie ziehen nie
studio-enemy-guard = Sie schlagen, was sie können, und warten sonst
studio-enemy-hunter = Sie schlagen oder kommen näher
studio-enemy-patrol = Sie gehen ihre Wege
studio-enemy-flee = Sie fliehen
studio-enemy-mirror = Sie spiegeln deine Züge
studio-enemy-thinker = Sie denken voraus
studio-aim-marked = Figuren erreichen die markierten Felder
studio-enemy-random = Sie ziehen zufällig; dann lässt sich nichts beweisen
studio-enemy-depth = Züge voraus
studio-level-falls = Weitere Niederlagen
studio-fall-no-pieces = Alle eigenen Figuren sind geschlagen
studio-fall-king = Der eigene König ist geschlagen
studio-level-house = Regeln dieses Levels
studio-house-pawn-double-step = Bauern dürfen mit zwei Feldern beginnen
studio-house-king-royal = Könige dürfen nicht im Schach bleiben
studio-house-no-corner-cutting = Nichts geht schräg zwischen zwei Hindernissen hindurch
studio-house-sliders-pass-items = Gleitende Figuren gehen über Gegenstände hinweg, ohne sie zu nehmen
studio-house-door-pass = Gleitende Figuren gehen durch Türen weiter, die sie öffnen
studio-house-bomb-chain = Bomben zünden andere Bomben
studio-level-kinds = Figurenarten
studio-kind-add = Eine andere Figurenart
studio-kind-remove = Die Art { $piece } entfernen
studio-level-forms = Verwandlungen
studio-brush-form = Wird zu: { $piece }
studio-brush-plate-latch = Platte, die unten bleibt
studio-brush-plate-toggle = Platte, die umschaltet
studio-brush-warp-one-way = Feld, das in eine Richtung führt
studio-brush-warded = Überlebt einen Schlag
studio-brush-mark = Zielfeld
studio-level-warp-to = Klicke nun, wohin das Feld führt.
studio-level-ward-lead = Klicke eine Figur an: Sie überlebt einen Schlag. Ein zweiter Klick nimmt das weg.
studio-level-mark-lead = Klicke die Felder an, die Figuren erreichen müssen.
studio-level-limit = Höchste Zahl der Züge
studio-level-limit-more = Züge; leer ohne Grenze
studio-level-story = Text für den Spieler
studio-level-keys = Alles, was dieses Level sagt: Seiten, Verbündete, Zugfolgen, Namen, verknüpfte Ziele, Leitern …
studio-level-searching = Wird gelöst … { $states } Stellungen, { $depth } Züge tief
studio-level-par = Lösbar in { $par } Zügen
studio-level-ways = { $count ->
    [one] ein kürzester Weg
   *[other] { $count } kürzeste Wege
}
studio-level-positions = { $count ->
    [one] { $count } Stellung
   *[other] { $count } Stellungen
}
studio-level-forced = erzwungen in { $moves }
studio-level-not-forced = andere Züge der Gegner können es verhindern
studio-level-lost = Keine Lösung
studio-level-undecided = Nicht entschieden: nichts gefunden in { $states } Stellungen, bis zu { $depth } Züge tief
studio-level-stopped = Nicht entschieden: angehalten nach { $states } Stellungen, { $depth } Züge tief
studio-level-lost-proved = Bewiesen: Von allen { $count } möglichen Stellungen führt keine zum Gewinn.
studio-why = Warum
studio-why-shut-in = Der Schlüssel auf { $key } liegt hinter der Tür auf { $door }, die er öffnet.
studio-why-limit = Die Grenze ist zu niedrig: Ohne sie gewinnen { $moves } Züge.
studio-why-later = Das Matt dauert länger: { $moves } Züge genügen.
studio-why-still = Die Gegner halten jeden Weg: Zögen sie nie, gewännen { $moves } Züge.
studio-why-no-enemies = Ganz ohne Gegner gewännen { $moves } Züge.
studio-why-enemy = Ohne den Gegner auf { $cell } ({ $piece }) gewännen { $moves } Züge.
studio-why-object = Ohne das, was auf { $cell } ist, gewännen { $moves } Züge.
studio-why-wall = Ohne die Mauer auf { $cell } gewännen { $moves } Züge.
studio-why-exit = Keine Figur erreicht je den Ausgang: { $cells }
studio-why-cell = Felder, die nie erreicht werden: { $cells }
studio-why-item = Dinge, die nie genommen werden: { $cells }
studio-why-door = Türen, die nie aufgehen: { $cells }
studio-why-gate = Tore, die nie aufgehen: { $cells }
studio-why-foes = Gegner, die immer übrig bleiben: { $count }
studio-why-unmet = Ziele, die nie erreicht werden können: { $goals }
studio-why-together = Jedes Ziel lässt sich erreichen, aber nie alle zusammen.
studio-level-forged = Der Beweis in diesem Text ist falsch. Andere bekommen den hier gefundenen.
studio-level-solution-lead = Das Level wird nach jeder Änderung gelöst.
studio-level-replay = Die Lösung Zug für Zug ansehen
studio-level-shortest = Wenigste Züge
studio-level-details = Einzelheiten
studio-level-lines = Kürzeste Lösungen
studio-level-difficulty = Schwierigkeit
studio-level-bits = Entscheidungen in Bit
studio-level-fatal = Züge, die verlieren
studio-level-dead = Stellungen ohne Lösung
studio-level-idle = Ohne Wirkung: { $cells }
studio-level-share-lead = Wer den Link öffnet, hat das Level mit seinem Beweis.
studio-level-unproved = Nur lösbare Levels werden weitergegeben. Für dieses gibt es noch keinen Beweis.
studio-level-draft = Entwurf behalten
studio-level-draft-lead = Der Text, wie er ist, für dich selbst.
studio-level-drawn = Zeichnung
studio-level-aimed = Ziel
studio-level-enemied = Gegner
studio-level-proved = Beweis

# Positions
studio-position = Stellung
studio-position-lead = Wähle eine Figur und klicke auf das Brett oder ziehe sie dorthin. Ziehe Figuren, um sie zu versetzen.
studio-pen-hand = Versetzen
studio-pen-erase = Löschen
studio-pen-passant = En passant
studio-pen-wall = Wand
studio-position-clear = Leeres Brett
studio-position-start = Grundstellung
studio-position-turn = Am Zug
studio-castling-king = Rochade am Königsflügel
studio-castling-queen = Rochade am Damenflügel
studio-position-counts = Zähler
studio-position-clock = Züge ohne Schlagen oder Bauernzug
studio-position-turns = gespielte Züge
studio-checks-given = Schachgebote von { $side }
studio-position-text = Stellung als Text (FEN)
studio-position-setup = Zur Grundstellung machen
studio-position-remarks = { $count ->
    [one] { $count } Hinweis
   *[other] { $count } Hinweise
}
studio-position-play = Von hier spielen
studio-position-analyse = Analysieren

# The lab, and invented games
studio-lab-lead = Der Computer spielt dieses Spiel gegen sich selbst. Das zeigt, ob es gerecht und lebendig ist.
studio-lab-games = Partien
studio-lab-level = Stärke
studio-lab-quick = schnell
studio-lab-medium = mittel
studio-lab-thorough = gründlich
studio-lab-go = Partien spielen
studio-lab-more = Weitere Partien spielen
studio-lab-played = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
studio-lab-fine = Nichts fällt auf.
studio-lab-balance = Gleichgewicht
studio-lab-draws = Remis
studio-lab-interval = Punkte in Prozent, mit dem Bereich, in dem der wahre Wert mit 95 % Sicherheit liegt.
studio-lab-length = Länge der Partien
studio-lab-length-more = Die Hälfte der Partien ist nach { $median } Zügen vorbei; die kürzeste hat { $least }, die längste { $most }.
studio-lab-ends = Wie Partien enden
studio-lab-endless = zu lang
studio-lab-choice = Auswahl und Bewegung
studio-lab-branching = Erlaubte Züge im Mittel
studio-lab-captures = Züge, die schlagen
studio-lab-promotions = Umwandlungen je Partie
studio-lab-drops = Einsetzungen je Partie
studio-lab-pieces = Züge je Figur
studio-flag-ahead = { $side } gewinnt zu oft.
studio-flag-drawish = Die meisten Partien enden remis.
studio-flag-short = Partien sind nach wenigen Zügen vorbei.
studio-flag-endless = Viele Partien enden nicht.
studio-flag-narrow = Es gibt wenig Auswahl.
studio-flag-idle = Diese Figur zieht nie: { $piece }.
studio-flag-opening = Der erste Zug { $move } entscheidet das Spiel.
studio-mend-lead = Nach einem Vorschlag werden dieselben Partien noch einmal gespielt. Rückgängig nimmt ihn zurück.
studio-lab-before = vorher: { $share }
studio-mend-same-army = Beide Seiten beginnen mit der Armee von { $side }
studio-mend-without = Eine Figur weniger für { $side }: { $piece }
studio-mend-stalemate = Wer nicht ziehen kann, verliert
studio-mend-three-checks = Wer dreimal Schach gibt, gewinnt
studio-mend-more-checks = Zwei Schachs mehr für den Sieg verlangen
studio-mend-longer = Zwei Reihen mehr zwischen den Armeen
studio-mend-move-rule = Remis nach 30 Zügen ohne Schlag und ohne Bauernzug
studio-mend-free-capture = Niemand muss schlagen
studio-mend-livelier = Zieht auch ein Feld weit: { $piece }
studio-surprise = Überrasche mich
studio-surprise-title = Überraschung
studio-surprise-trying = Spiele werden erfunden und ausprobiert … Nummer { $count }
studio-surprise-none = Es wurde kein ausgeglichenes Spiel gefunden. Versuche es noch einmal.

# Versions
studio-versions = Versionen
studio-versions-lead = Wähle eine Version, um zu sehen, was sich seitdem geändert hat.
studio-version-before = vor: { $what }
studio-version-restore = Dorthin zurück
studio-version-fork = Ein anderes Spiel damit beginnen

# Checkmate as the goal of a level.
studio-aim-mate = Matt in einer festen Zahl von Zügen
studio-enemy-defender = Sie zögern das Matt hinaus

studio-level-keys-doors = Schlüssel und Türen
studio-level-plates = Platten und Tore
studio-level-belts = Förderbänder und Einbahnfelder
studio-tile-hole = Loch
studio-tile-fence = Zaun
studio-tile-cracked = Rissige Wand
studio-tile-plate = Platte
studio-tile-plate-latch = Bleibt unten
studio-tile-plate-toggle = Schaltet um
studio-tile-warp = Zwei Teleporter
studio-tile-warp-one-way = Einweg-Teleporter
studio-tile-ward = Schutz
studio-group-castling = König und Turm ziehen gemeinsam.
studio-group-hands = Figuren warten neben dem Brett und werden eingesetzt.
studio-group-gates = Figuren warten hinter Feldern und kommen, wenn diese frei werden.
studio-group-walls = Felder werden im Lauf der Partie gesperrt.
studio-group-effects = Nach einem Zug, Schlagen oder Schach geschieht etwas von selbst.
studio-group-terrain = Eis, Türen, Förderbänder und Gegenstände auf den Feldern.
studio-group-level = Ziele eines Rätsels: Ausgänge, Gegenstände, überstandene Runden.
studio-level-difficulty-step = { $step } von 5 · { $step ->
    [1] sehr leicht
    [2] leicht
    [3] mittel
    [4] schwer
   *[other] sehr schwer
}
