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
studio-other-tab = Dieses Spiel ist in einem anderen Tab offen; hier änderst du eine Kopie.
studio-not-kept = Dieser Browser speichert dein Spiel nicht. Speichere es unter Teilen in eine Datei, bevor du die Seite schließt.

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
studio-kept-moves = Diese Züge aus mehreren Schritten bleiben, wie sie sind: { $moves }.
studio-diagram-label = So zieht: { $piece }. Die Pfeiltasten bewegen den Zeiger, Enter fügt einen Zug hinzu oder entfernt ihn.
studio-diagram-lead = Klicke an, wohin sie darf. Zieh von der Figur weg, damit sie gleitet.
studio-slides = Klicks machen Gleitzüge
studio-spot = { $x } nach rechts, { $y } nach vorn: { $does }
studio-spot-none = kein Zug
studio-chips = Was ein Klick hinzufügt
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
