# Regelblätter auf Deutsch. Wie Sätze, Formen und Listen funktionieren, steht am Anfang von `sheet-en.ftl`.
#
# Formen der Figuren: `acc` und `dat` sind Fälle, `many` ist die Mehrzahl, `a` und `the` setzen den Artikel davor. Fehlt eine Form, entsteht
# sie nach `rule-FORM` aus dem Geschlecht (`gender`: m, f, n). Figuren, die nur ein Dokument kennt, stehen als „Figur … “.

# Die Seite
language = de
title = { $game }: Regeln
also-called = Auch bekannt als { $names }.
heading-different = Anders als { $game }
not-here = Entfällt hier: { $sentence }
of-piece = { $piece }: { $sentence }
diagram-lead = Klicke in einem Diagramm auf ein markiertes Feld: Die Figur zieht dorthin, und du siehst, wohin sie als Nächstes ziehen kann.
diagram-label = { $piece }: Zugweise. Pfeiltasten wählen ein markiertes Feld, Enter zieht dorthin, Escape bringt die Figur zurück.
diagram-back = Zurück in die Mitte
heading-goal = Das Ziel
heading-board = Das Brett
heading-start = Die Aufstellung
heading-turns = Die Züge
heading-view = Was man sieht
heading-pieces = Die Figuren
heading-check-and-capture = Schach und Schlagen
heading-castling = Die Rochade
heading-walls = Mauern
heading-hands = Figuren in der Hand
heading-gates = Tore
heading-chance = Zufall
heading-effects = Selbsttätige Wirkungen
heading-terrain = Das Gelände
heading-level = Die Aufgabe
heading-end = Das Ende der Partie
heading-about = Über dieses Spiel
heading-signs = Zeichen in den Diagrammen
sign = Zeichen
meaning = Bedeutung
sign-piece = die Figur
sign-both = darf hierher ziehen oder hier schlagen
sign-move = darf hierher ziehen, aber nicht schlagen
sign-capture = darf hier schlagen, aber nicht ziehen
sign-first = darf im ersten Zug hierher ziehen
sign-first-capture = darf im ersten Zug hier schlagen
sign-both-somewhere = darf in manchen Teilen des Bretts hierher ziehen oder hier schlagen
sign-move-somewhere = darf in manchen Teilen des Bretts hierher ziehen
sign-capture-somewhere = darf in manchen Teilen des Bretts hier schlagen
sign-both-over = darf über eine andere Figur hinweg hierher ziehen oder hier schlagen
sign-move-over = darf über eine andere Figur hinweg hierher ziehen
sign-capture-over = darf über eine andere Figur hinweg hier schlagen
sign-remote = schlägt hier, ohne hierher zu ziehen
sign-move-remote = darf hierher ziehen, oder hier schlagen, ohne hierher zu ziehen
sign-line = und in dieser Richtung weiter, solange die Felder leer sind
sign-block = muss leer sein, damit das Feld dahinter erreicht wird
sign-screen = eine beliebige Figur, die übersprungen wird

# Zahlen und Listen
number-word = { $n ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
 }
number-ordinal = { $n ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
    [6] sechsten
    [7] siebten
    [8] achten
    [9] neunten
   *[other] { $n }.
 }
counted = { $count ->
    [one] { $noun-a }
   *[other] { $count-word } { $noun-many }
 }
    .acc = { $count ->
        [one] { $noun-a-acc }
       *[other] { $count-word } { $noun-many }
     }
    .dat = { $count ->
        [one] { $noun-a-dat }
       *[other] { $count-word } { $noun-many-dat }
     }
list-more = { $left }, { $right }
list-and = { $left } und { $right }
list-or = { $left } oder { $right }
list-then = { $left } und danach { $right }
list-instead = { $left } oder { $right }
list-comma = { $left }, { $right }
list-next = { $left }{ $right }
list-next-more = { $left }{ $right }
list-alternatives = { $left }; oder { $right }
list-alternatives-more = { $left }; oder { $right }
list-ways = { $left }; { $right }
list-ways-more = { $left }; { $right }

# Das Ziel
be-last = Bleibe als letzte Partei übrig.
aim = { $ways-or }.
aim-of-side = { $side }: { $ways-or }.
way-checkmate = { $kinds-foe-acc-or } mattsetzen
way-be-checkmated = selbst mattgesetzt werden
way-have-more-pieces = am Ende der Partie mehr Figuren haben
way-blow-it-up = ihn in die Luft sprengen
way-blow-up = { $kinds-foe-acc-or } in die Luft sprengen
way-capture = { $kinds-foe-acc-or } schlagen
way-give-checks = { $count ->
    [1] Schach geben
   *[other] { $count-word }mal Schach geben
 }
way-castle = rochieren
way-stalemate = dem Gegner keinen Zug lassen
way-be-stalemated = selbst keinen Zug mehr haben
way-have-fewer-pieces = weniger Figuren haben, wenn eine Seite keinen Zug mehr hat
way-draw = ein Remis erreichen
way-reach = { $who } auf { $many ->
    [yes] { $cells-all }
   *[no] { $cells-acc }
 } bringen{ $held }{ $safe }
a-piece = eine Figur
your-pieces = { $count-word } eigene Figuren
your-piece = { $kinds-own-acc-or }
of-your-pieces = { $count-word } eigene { $kinds-many-and }
way-held = { " " }und dort einen Zug lang halten
way-safe = , ohne dass sie geschlagen werden kann
way-connect-edges = zwei Ränder mit eigenen Figuren verbinden
way-fill-block = ein Quadrat aus { $size } mal { $size } Feldern mit eigenen Figuren füllen
way-line = { $count-word } eigene Figuren in eine Reihe bringen
way-capture-one-kind = alle gegnerischen Figuren einer Art schlagen
way-leave-none = dem Gegner keine Figur lassen
way-capture-all = alle gegnerischen Figuren schlagen
way-leave-one = dem Gegner nur eine einzige Figur lassen
way-leave-few = dem Gegner höchstens { $held-acc } lassen
way-capture-kinds = alle gegnerischen { $kinds-many-and } schlagen
way-capture-one-of = vom Gegner eine dieser Figuren schlagen: { $held }
way-leave-few-kinds = dem Gegner von diesen Figuren höchstens { $count } lassen: { $kinds-many-and }
way-lose-all = alle eigenen Figuren verlieren
way-lose-all-but-king = nur noch den König haben
way-be-left-with-few = höchstens { $held-acc } übrig haben
way-lose-piece = { $kind-own-acc } verlieren
way-lose-pieces = alle eigenen { $kinds-many-and } verlieren

# Das Brett und die Aufstellung
board-hexagon = Ein Sechseck aus { $cells } sechseckigen Feldern, { $edge-word } an jeder Seite.
board-hex-box = { $files } Linien mal { $ranks } Reihen aus sechseckigen Feldern.
board-layers = { $layers } Ebenen mit je { $files } mal { $ranks } Feldern übereinander; A ist die unterste. Für jede Seite heißt „aufwärts“: weg von den Ebenen, auf denen sie beginnt.
board-squares = { $files } Linien mal { $ranks } Reihen, { $cells } Felder.
board-hex-directions = Orthogonale Züge gehen durch die Seiten eines Feldes, in sechs Richtungen; diagonale Züge gehen durch seine Ecken, in sechs anderen.
board-holes = Felder, die im Bild fehlen, gehören nicht zum Brett: Keine Figur kann dort stehen oder hindurchziehen.
board-wrap-files = Der linke und der rechte Rand sind verbunden: Eine Figur, die auf der einen Seite hinausgeht, kommt auf der anderen wieder herein.
board-wrap-ranks = Der untere und der obere Rand sind verbunden: Eine Figur, die auf der einen Seite hinausgeht, kommt auf der anderen wieder herein.
board-wrap-both = Gegenüberliegende Ränder sind verbunden: Eine Figur, die auf der einen Seite hinausgeht, kommt auf der anderen wieder herein.
board-glue = Diese beiden Ränder sind verbunden: { $from } und { $to }. Eine Figur, die auf der einen Seite hinausgeht, kommt auf der anderen wieder herein.
board-glue-shift = Diese beiden Ränder sind versetzt verbunden: { $from } und { $to }. Eine Figur, die auf der erstgenannten Seite hinausgeht, kommt auf der anderen { $shift } wieder herein.
board-glue-flip = Diese beiden Ränder sind verdreht verbunden, wie beim Möbiusband: { $from } und { $to }. Eine Figur, die nahe dem einen Ende hinausgeht, kommt nahe dem anderen wieder herein.
board-glue-flip-shift = Diese beiden Ränder sind verdreht verbunden, wie beim Möbiusband, und versetzt: { $from } und { $to }. Eine Figur, die nahe dem einen Ende hinausgeht, kommt nahe dem anderen wieder herein, { $shift }.
board-glue-mirror = Eine Figur, die über einen verdrehten Rand weiterzieht, bewegt sich bis zum Ende ihres Zuges wie im Spiegel; danach gelten wieder die Richtungen ihrer Seite.
board-glue-corner = Diese beiden Ränder sind um ihre Ecke herum verbunden: { $from } und { $to }. Eine Figur, die nahe der Ecke über den einen hinausgeht, kommt nahe der Ecke über den anderen wieder herein.
board-glue-corner-flip = Diese beiden Ränder sind verdreht verbunden: { $from } und { $to }. Eine Figur, die nahe ihrer Ecke über den einen hinausgeht, kommt fern der Ecke über den anderen wieder herein.
board-glue-turn = Eine Figur, die über einen solchen Rand weiterzieht, bewegt sich bis zum Ende ihres Zuges in gedrehten Richtungen; danach gelten wieder die Richtungen ihrer Seite.
board-glue-turn-flip = Eine Figur, die über einen solchen Rand weiterzieht, bewegt sich bis zum Ende ihres Zuges in gedrehten und gespiegelten Richtungen; danach gelten wieder die Richtungen ihrer Seite.
board-join = Verbundene Ränder, in dieser Reihenfolge: { $from } ({ $edge }) und { $to } ({ $other }).
board-join-ways = Jeder Schritt ist ein kürzester Weg entlang von Linien und Reihen: Wo sich verbundene Ränder treffen, kann ein schräger Schritt oder ein Sprung mehrere solche Wege haben, und die Figur darf ans Ende jedes Weges ziehen.
edge-left = links
edge-right = rechts
edge-lower = unten
edge-upper = oben
shift-up = { $count ->
    [1] eine Reihe weiter oben
   *[other] { $count-word } Reihen weiter oben
 }
shift-down = { $count ->
    [1] eine Reihe weiter unten
   *[other] { $count-word } Reihen weiter unten
 }
shift-right = { $count ->
    [1] eine Linie weiter rechts
   *[other] { $count-word } Linien weiter rechts
 }
shift-left = { $count ->
    [1] eine Linie weiter links
   *[other] { $count-word } Linien weiter links
 }
setup-waits = { $kind-a } wartet hinter { $cells-dat }.
setup-shuffle = Die Figuren auf { $cells-all } beginnen in zufälliger Reihenfolge.
shuffle-one-on-both-colours = Die { $kind-many } stehen auf Feldern beider Farben.
shuffle-on-both-colours = { $kinds-the-and } stehen auf Feldern verschiedener Farbe.
shuffle-between = { $middle-the } steht zwischen zwei { $outer-many-dat }.
shuffle-protected = Jede dieser Figuren ist gedeckt: { $kinds-many-and }.
shuffle-not = Die Reihenfolge ist nicht `{ $row }`.
shuffle-mirrored = Die Figuren der anderen Seite stehen spiegelbildlich.
shuffle-own = Jede Seite hat ihre eigene Reihenfolge.

# Orte auf dem Brett
last-ranks = { $count ->
    [1] die letzte Reihe
   *[other] die letzten { $count-word } Reihen
 }
    .dat = { $count ->
        [1] der letzten Reihe
       *[other] den letzten { $count-word } Reihen
     }
    .all = { $count ->
        [1] der letzten Reihe
       *[other] den letzten { $count-word } Reihen
     }
but-last-ranks = { $count ->
    [1] jede Reihe außer der letzten
   *[other] jede Reihe außer den letzten { $count-word }
 }
    .dat = { $count ->
        [1] jeder Reihe außer der letzten
       *[other] jeder Reihe außer den letzten { $count-word }
     }
    .all = { $count ->
        [1] allen Reihen außer der letzten
       *[other] allen Reihen außer den letzten { $count-word }
     }
first-ranks = { $count ->
    [1] die erste Reihe
   *[other] die ersten { $count-word } Reihen
 } der eigenen Seite
    .dat = { $count ->
        [1] der ersten Reihe
       *[other] den ersten { $count-word } Reihen
     } der eigenen Seite
    .all = { $count ->
        [1] der ersten Reihe
       *[other] den ersten { $count-word } Reihen
     } der eigenen Seite
own-rank = die { $count ->
    [1] erste
    [2] zweite
   *[other] dritte
 } Reihe der eigenen Seite
    .dat = der { $count-ordinal } Reihe der eigenen Seite
    .all = der { $count-ordinal } Reihe der eigenen Seite
end-of-file = das letzte Feld einer Linie
    .dat = dem letzten Feld einer Linie
    .all = den letzten Feldern der Linien
any-cell = ein beliebiges Feld
    .dat = einem beliebigen Feld
    .all = allen Feldern
no-cell = kein Feld
    .dat = keinem Feld
    .all = keinem Feld
nowhere = nirgendwo
all-cells-but = jedes Feld außer { $cells-and }
    .dat = jedem Feld außer { $cells-and }
    .all = allen Feldern außer { $cells-and }
cells = { $cells }
cell-list = { $parts-acc-or }
    .dat = { $parts-dat-or }
    .all = { $parts-all-and }
one-rank = die Reihe { $rank }
    .dat = der Reihe { $rank }
    .all = der Reihe { $rank }
rank-range = die Reihen { $first }–{ $last }
    .dat = den Reihen { $first }–{ $last }
    .all = den Reihen { $first }–{ $last }
ranks = die Reihen { $ranks-and }
    .dat = den Reihen { $ranks-and }
    .all = den Reihen { $ranks-and }
one-file = die { $file }-Linie
    .dat = der { $file }-Linie
    .all = der { $file }-Linie
file-range = die Linien { $first }–{ $last }
    .dat = den Linien { $first }–{ $last }
    .all = den Linien { $first }–{ $last }
files = die Linien { $files-and }
    .dat = den Linien { $files-and }
    .all = den Linien { $files-and }
rectangle = das Rechteck { $corners }
    .dat = dem Rechteck { $corners }
    .all = dem Rechteck { $corners }
each-side = { $places-acc-or }
    .dat = { $places-dat-or }
    .all = { $places-all-or }
of-side = { $cells-acc } ({ $side })
    .dat = { $cells-dat } ({ $side })
    .all = { $cells-all } ({ $side })
of-one-side = { $cells-acc } (nur { $side })
    .dat = { $cells-dat } (nur { $side })
    .all = { $cells-all } (nur { $side })

# Eine Regel, die nicht für alle Seiten gleich ist
for-side = { $side }: { $rule }

# Wer das Spiel gemacht hat und wie seine Orte heißen
author = Autor: { $name }.
licence = Lizenz: { $name }.
other-titles = In anderen Sprachen: { $titles }.
note = { $text }
region-label = { $label }: { $cells }.

# Züge
turns-alone = { $side } spielt allein.
turns-of-two = { $first } und { $second } ziehen abwechselnd; { $first } beginnt.
turns-of-many = Die Seiten ziehen der Reihe nach: { $sides-and }; { $first } beginnt.
team = { $sides-and } bilden ein Team: Sie schlagen einander nicht, geben einander kein Schach und gewinnen oder verlieren gemeinsam.
forward-in = Andere Richtung nach vorn für { $side }: auf { $cells-dat } nach { $edge }.
turn-move = Wer am Zug ist, macht einen einzigen Zug.
turn-moves = Wer am Zug ist, macht { $count-word } Züge.
turn-first = Beim allerersten Mal { $count ->
    [1] ist es nur ein einziger Zug
   *[other] sind es { $count-word } Züge
 }.
turn-grows = Jedes Mal { $count ->
    [1] ist es ein Zug
   *[other] sind es { $count-word } Züge
 } mehr als beim Mal davor.
turn-check-ends = Wer Schach gibt, ist sofort nicht mehr am Zug.
pass-allowed = Statt zu ziehen, darf eine Seite passen, außer wenn sie im Schach steht.
pass-stuck = Eine Seite muss passen, wenn sie keinen Zug hat, und darf es sonst nicht.
passes-end = Die Partie ist zu Ende, wenn { $count-word }mal hintereinander gepasst wurde.

view-reach = Jede Seite sieht ihre eigenen Figuren, die Felder, auf die diese ziehen könnten, wenn sie am Zug wäre, und die Figuren, die sie schlagen könnten. Alles andere ist verborgen.
view-own = Jede Seite sieht nur ihre eigenen Figuren.
view-neighbours = Jede Seite sieht ihre eigenen Figuren und die Felder ringsum. Alles andere ist verborgen.
view-around = Jede Seite sieht ihre eigenen Figuren und die Felder, die ein `{ $leaps }` von einer davon erreichen könnte. Alles andere ist verborgen.
view-teams = Die Seiten eines Teams sehen dasselbe.
view-moves = Man weiß, welche Züge man hat, und mehr wird nicht gesagt. Wenn die Partie zu Ende ist, wird alles gezeigt.
view-knows = Man weiß, welche Züge man hat.
view-tries = Man darf jeden Zug versuchen, der nach dem, was man sieht, erlaubt sein könnte. Ist er es nicht, lehnt ein Schiedsrichter ihn ab; das kostet nichts, aber man darf ihn erst wieder versuchen, wenn sich die Stellung geändert hat. Nur man selbst erfährt davon.
view-tries-heard = Man darf jeden Zug versuchen, der nach dem, was man sieht, erlaubt sein könnte. Ist er es nicht, lehnt ein Schiedsrichter ihn ab; das kostet nichts, aber man darf ihn erst wieder versuchen, wenn sich die Stellung geändert hat. Alle erfahren, dass ein Zug abgelehnt wurde, aber nicht, welcher.
view-tells-captures = Der Schiedsrichter sagt, wo eine Figur geschlagen wurde.
view-tells-captures-named = Der Schiedsrichter sagt, wo eine Figur geschlagen wurde und ob es eine von diesen war: { $kinds-or }.
view-tells-checks = Der Schiedsrichter sagt, wenn die Seite am Zug im Schach steht.
view-tells-check-lines = Der Schiedsrichter sagt, wenn die Seite am Zug im Schach steht, und woher es kommt: auf der Linie, der Reihe, der längeren oder der kürzeren Diagonale, oder von welcher springenden Figur.
view-tells-can-capture = Der Schiedsrichter sagt, wenn die Seite am Zug mit einer von diesen Figuren schlagen kann: { $kinds-or }.
view-tells-capture-count = Der Schiedsrichter sagt, wie viele Schlagzüge die Seite am Zug mit diesen Figuren hat: { $kinds-or }.
view-end = Wenn die Partie zu Ende ist, wird alles gezeigt.

# Figuren
moves = { $ways-alternatives }{ $only }{ $within }{ $when }.
piece-moves = { $ways-alternatives }

# Figuren: wie sie ziehen, aus der Betza-Notation
moves-as = zieht wie `{ $text }`
go = { $verb }{ $first }{ $far } { $ways-or }{ $notes-next }
    .infinitive = { $ways-or }{ $far } { $verb-infinitive }{ $notes-next }
act = { $verb }{ $first }{ $notes-next }
    .infinitive = { $verb-infinitive }{ $notes-next }
go-in-legs = { $legs-next }{ $first }
go-then = , dann { $leg }
go-may-then = { " " }und darf dann { $leg-infinitive }
go-repeatedly = (beliebig oft: { $legs-next })
on-its-first-move-from-third = { " " }im ersten Zug, von der dritten Reihe aus,
cannot-move = kann nicht ziehen
    .infinitive = nicht ziehen
may-pass = darf passen
imitates = zieht wie die Figur, die der Gegner zuletzt gezogen hat
does-move = zieht
    .infinitive = ziehen
does-go = zieht
    .infinitive = ziehen
does-step = zieht
    .infinitive = ziehen
does-slide = zieht
    .infinitive = ziehen
does-leap = springt
    .infinitive = springen
does-capture = schlägt{ $whom }
    .infinitive = { $whom } schlagen
does-move-or-capture = zieht oder schlägt{ $whom }
    .infinitive = ziehen oder{ $whom } schlagen
does-return = kehrt auf das vorige Feld zurück
    .infinitive = auf das vorige Feld zurückkehren
does-capture-back = schlägt auf dem vorigen Feld
    .infinitive = auf dem vorigen Feld schlagen
does-zigzag = zieht im Zickzack
does-curve = zieht in einem Bogen
moves-anywhere = zieht auf ein beliebiges leeres Feld
leaps-anywhere = springt auf ein beliebiges Feld
captures-anywhere = schlägt{ $whom } überall auf dem Brett
castles = rochiert { $side }: zieht { $count ->
    [1] ein Feld
   *[other] { $count-word } Felder
 } auf eine unbewegte eigene Figur { $friend } zu, die auf die andere Seite gestellt wird
friend-at-edge = am Rand
friend-from-edge = { $count ->
    [1] ein Feld vom Rand entfernt
   *[other] { $count-word } Felder vom Rand entfernt
 }
whom-friend = { " " }eine eigene Figur
whom-any = { " " }Freund oder Feind
whom-royal = { " " }eine gegnerische königliche Figur
whom-friend-or-royal = { " " }eine eigene oder eine gegnerische königliche Figur
whom-en-passant = { " " }en passant
far-any = { " " }beliebig weit
far-at-any = { " " }auf beliebige Entfernung
far-at-least = { " " }mindestens { $count-word } Felder
far-exactly = { $count ->
    [1] { " " }ein Feld
   *[other] { " " }genau { $count-word } Felder
 }
far-up-to = { " " }bis zu { $count-word } Felder
far-between = { " " }{ $least-word } bis { $most-word } Felder

# Figuren: wohin, aus der Betza-Notation
ways-of-squares = { $others-next }{ $count-word } Felder { $ways-or }
or-of-squares = { $count-word } oder{ " " }
straight-forward = gerade vorwärts
straight-backward = gerade rückwärts
straight-forward-or-backward = gerade vorwärts oder rückwärts
straight-or-diagonally-forward = gerade oder diagonal vorwärts
straight-or-diagonally-backward = gerade oder diagonal rückwärts
diagonally-forward = diagonal vorwärts
diagonally-backward = diagonal rückwärts
diagonally-right = diagonal nach rechts
diagonally-left = diagonal nach links
diagonally-forward-right = diagonal nach rechts vorn
diagonally-forward-left = diagonal nach links vorn
diagonally-backward-right = diagonal nach rechts hinten
diagonally-backward-left = diagonal nach links hinten
backward = rückwärts
forward-or-backward = vorwärts oder rückwärts
sideways = seitwärts
oblique-leap = { $far-word } Felder gerade und { $aside-word } zur Seite{ $only }
only-ways = { " " }({ $ways-or })
so-many = { $count-word } { $way }
half-handed = { $right ->
    [yes] in der rechten Hälfte seiner Sprünge
   *[no] in der linken Hälfte seiner Sprünge
 }
through-layers = um { $leap } durch die Ebenen
turning-knight = wie ein Springer, { $turns-or }
turning-oblique = { $far-word } mal { $aside-word } Felder, { $turns-or }
outward = nach außen
outward-orthogonally = orthogonal nach außen
outward-diagonally = diagonal nach außen
turn-any-but-back = in beliebiger Richtung, nur nicht zurück
straight-on = geradeaus
at-right-angle = im rechten Winkel
at45 = im Winkel von 45°
at135 = im Winkel von 135°
half-right = halb rechts
half-left = halb links
sharply-right = scharf rechts zurück
sharply-left = scharf links zurück
one-leap-round = einen Sprung weiter herum
two-leaps-round = zwei Sprünge weiter herum
to-same-side = { $by } zur selben Seite wie zuvor
to-other-side = { $by } zur anderen Seite als zuvor

# Figuren: was sonst noch gilt, aus der Betza-Notation
by-hopping-one = { " " }über genau eine Figur hinweg auf ein beliebiges Feld dahinter
by-hopping-many = { " " }über eine oder mehrere Figuren hinweg auf ein beliebiges Feld dahinter
by-hopping-behind = { " " }über die erste Figur im Weg hinweg auf das Feld direkt dahinter
in-all = , insgesamt{ $far }
times-any = , beliebig oft in gerader Linie
times-at-least = , mindestens { $count-word }mal in gerader Linie
times-exactly = , genau { $count-word }mal in gerader Linie
times-up-to = , bis zu { $count-word }mal in gerader Linie
times-between = , { $least-word }- bis { $most-word }mal in gerader Linie
steps-at-least = { " " }mit mindestens { $count-word } Schritten
steps-exactly = { " " }mit genau { $count-word } Schritten
steps-up-to = { " " }mit höchstens { $count-word } Schritten
turning-by-turns = , bei jedem Schritt abwechselnd nach rechts und links
turning-the-same-way = , bei jedem Schritt zur selben Seite gedreht
only-to-capture = , nur zum Schlagen
capturing-only = , schlägt dabei aber nur{ $whom }
capturing = und schlägt dort{ $whom }
also-en-passant = , auch en passant
lame-oblique = { " " }ohne zu springen (zuerst { $straight ->
    [1] ein Feld
   *[other] { $straight-word } Felder
 } gerade, dann { $diagonal ->
    [1] eines
   *[other] { $diagonal-word }
 } diagonal nach außen)
lame-straight = , wenn nichts dazwischen steht
if-something-between = , wenn etwas dazwischen steht
jumping-first = { $count ->
    [1] , wobei das erste Feld übersprungen wird
   *[other] , wobei die ersten { $count-word } Felder übersprungen werden
 }, was auch immer dort steht
sparing-royals = , schlägt aber nie eine königliche Figur
putting-back = , wobei die geschlagene Figur auf das Ausgangsfeld gestellt wird
changing-places = , wobei sie mit der geschlagenen Figur den Platz tauscht
edges-joined = , wobei der linke und der rechte Rand verbunden sind
to-empty-square = { " " }auf ein leeres Feld
whatever-stands = , was auch immer dort steht
onto-piece = { " " }auf eine Figur, die stehen bleibt
up-to-first-piece = { " " }bis zur ersten Figur, die stehen bleibt
capturing-or-leaving = , wobei sie schlägt oder stehen lässt, was dort steht
as-far-as-before = , so weit wie zuvor
as-a-whole = , insgesamt { $ways-or }

# Figuren: wie sie ziehen, aus Vektoren
leaps-as-knight = springt zwei Felder gerade und eines zur Seite, gleich was dazwischen steht
leaps-as-hex-knight = springt auf die nächsten Felder, die auf keiner seiner Linien und Diagonalen liegen, gleich was dazwischen steht
steps = { $verb }{ $first } { $ways-or }{ $purpose-next }{ $free }{ $passing }
on-its-first-move = { " " }im ersten Zug
slides = zieht beliebig weit
leaps = springt
steps-one = zieht ein Feld
goes-exactly = zieht { $count-word } Felder
goes-between = zieht { $least-word } bis { $most-word } Felder
orthogonally = orthogonal
diagonally = diagonal
in-any-direction = in beliebiger Richtung
like-a-knight = wie ein Springer{ $explained }
orthogonally-in-layers = orthogonal (auf einer Reihe oder Linie oder senkrecht nach oben oder unten)
diagonally-in-layers = diagonal (innerhalb der Ebene oder entlang einer Reihe oder Linie nach oben oder unten)
space-diagonally = auf einer Raumdiagonale (durch die Ecken des Feldes)
like-a-knight-in-layers = wie ein Springer{ $explained }, innerhalb der Ebene oder nach oben oder unten durch die Ebenen
in-any-direction-in-layers = in beliebiger Richtung: orthogonal, diagonal oder auf einer Raumdiagonale
that-is-two-and-one = { " " }(zwei Felder gerade und eines zur Seite, gleich was dazwischen steht)
that-is-nearest = { " " }(auf die nächsten Felder, die auf keiner seiner Linien und Diagonalen liegen, gleich was dazwischen steht)
in-directions = in den { $count-word } Richtungen des Diagramms
direction = { $parts-and }
so-far = { $count } { $way }
forward = vorwärts
back = zurück
to-the-right = nach rechts
to-the-left = nach links
up = nach oben
down = nach unten
straight-ahead = geradeaus
straight-back = gerade zurück
ahead-right = nach rechts vorn
ahead-left = nach links vorn
back-right = nach rechts hinten
back-left = nach links hinten
without-capturing = , ohne zu schlagen
to-capture = { " " }zum Schlagen
to-capture-en-passant = { " " }zum Schlagen en passant
to-capture-also-en-passant = { " " }zum Schlagen, auch en passant
to-capture-royal = { " " }zum Schlagen einer königlichen Figur
capturing-own = , auch zum Schlagen eigener Figuren
if-nothing-between = , wenn nichts dazwischen steht
may-be-captured-en-passant = , und kann danach en passant geschlagen werden
only-from = , nur von { $from-dat } aus
only-to = , nur auf { $to-acc }
only-from-to = , nur von { $from-dat } auf { $to-acc }
only-within = , aber nur innerhalb dieser Felder: { $cells }
only-while = , nur solange { $tests-and }
never-moves = Diese Figur zieht nie.
faces-royal = Sie greift { $kind-foe-acc } auf einer offenen Linie auf jede Entfernung an: Die beiden dürfen sich nie auf einer Linie gegenüberstehen, auf der keine Figur zwischen ihnen steht.
first-move-always = Den langen ersten Zug darf sie von jedem Feld aus und mehr als einmal machen.
first-move-on = Den ersten Zug darf sie immer machen, wenn sie auf { $cells-dat } steht.
en-passant = En passant: Eine gegnerische Figur, die soeben mit einem solchen langen ersten Zug über ein Feld hinweggezogen ist, darf auf diesem Feld geschlagen werden, aber nur mit dem unmittelbar folgenden Zug.
confined = Sie verlässt diese Felder nie: { $cells }.
royal-checked = Königlich: Schach und Matt gelten dieser Figur.
royal-lost = Königlich: Wer sie verliert, verliert die Partie.
royal-last = Sie ist nur königlich, solange sie die letzte ihrer Seite ist.
royal-without = Sie ist nur königlich, solange ihre Seite keine weitere dieser Figuren hat: { $kinds-or }.
royal-up-to = Sie ist nur königlich, solange ihre Seite höchstens { $count } davon hat.
royal-up-to-with = Sie ist nur königlich, solange ihre Seite höchstens { $count } davon hat; mitgezählt werden: { $kinds-and }.
startled = Sie verliert das Recht auf diesen ersten Zug, sobald { $kinds-foe-or } auf eine Linie mit ihr zieht, auch wenn Figuren dazwischen stehen. Im Schach darf sie diesen Zug nicht machen.
not-capturable = Sie kann nicht geschlagen werden.
not-capturable-by = Von diesen Figuren kann sie nicht geschlagen werden: { $kinds-or }.
capturable-by = Nur diese Figuren können sie schlagen: { $kinds-or }.
no-hop-over = Diese Figuren kann sie nicht überspringen: { $kinds-or }.
captured-as = Geschlagen wird sie { $kind-to }.
value = Sie zählt { $pawns } Bauern.

# Umwandlung
promotes-everywhere = Mit jedem { $captures ->
    [yes] Schlagzug
   *[no] Zug
 } { $always ->
    [yes] wandelt sie sich { $forms-instead } um
   *[no] darf sie sich { $forms-instead } umwandeln
 }.
promotes-inside = Wenn ein { $captures ->
    [yes] Schlagzug
   *[no] Zug
 } von ihr auf { $cells-dat } beginnt oder endet, { $always ->
    [yes] wandelt sie sich { $forms-instead } um
   *[no] darf sie sich { $forms-instead } umwandeln
 }.
promotes-leaving = Wenn ein { $captures ->
    [yes] Schlagzug
   *[no] Zug
 } von ihr auf { $cells-dat } beginnt, { $always ->
    [yes] wandelt sie sich { $forms-instead } um
   *[no] darf sie sich { $forms-instead } umwandeln
 }.
promotes-arriving = Wenn sie mit einem { $captures ->
    [yes] Schlagzug
   *[no] Zug
 } auf { $cells-acc } gelangt, { $always ->
    [yes] wandelt sie sich { $forms-instead } um
   *[no] darf sie sich { $forms-instead } umwandeln
 }.
promotes-entering = Wenn sie mit einem { $captures ->
    [yes] Schlagzug
   *[no] Zug
 } von außen auf { $cells-acc } gelangt, { $always ->
    [yes] wandelt sie sich { $forms-instead } um
   *[no] darf sie sich { $forms-instead } umwandeln
 }.
promotes-forced = Auf { $cells-all } muss sie sich umwandeln.
promotes-chain-end = Kommt sie dort beim Schlagen nur vorbei und schlägt weiter, wandelt sie sich nicht um.
promotes-chain-stops = Wandelt sie sich beim Schlagen um, endet der Zug dort, auch wenn sie weiter schlagen könnte.
promotes-chain-at-once = Wandelt sie sich beim Schlagen um und kann weiter schlagen, geht es im selben Zug als neue Figur weiter.
promotes-staying = Sie darf sich { $also ->
    [yes] auch
   *[no] { "" }
 } mit einem eigenen Zug { $forms-instead } umwandeln, solange sie auf { $cells-dat } steht: auf ihrem Feld oder auf einem leeren Feld, auf das die neue Figur von dort aus ziehen könnte.
promotes-from-hand = Die neue Figur wird aus der Hand genommen; es stehen also nur Figuren in der Hand zur Wahl.
promotes-last-anywhere = Die letzte einer Seite darf sich überall umwandeln.
promotes-last = Die letzte einer Seite wandelt sich stattdessen auf { $cells-dat } um.
promotes-peacefully = Eine Umwandlung darf kein Schach geben, und die neue Figur darf nichts angreifen.
promotion-limit-one = Sie darf sich nicht umwandeln, solange ihre Seite { $kind-a-acc } auf dem Brett hat.
promotion-limits = Durch Umwandlung darf eine Seite nicht mehr haben als { $held-acc-and }.
promotion-stuck = Sie darf nicht dorthin ziehen, wo sie sich umwandeln muss, solange keine Figur dafür verfügbar ist.
one-of = in { $kinds-a-acc-or }
one-of-side = in { $kinds-a-acc-or } ({ $side })

# Einsetzen einer Figurenart
piece-drop-region = Sie darf nur auf { $cells-acc } eingesetzt werden.
piece-drop-forms = Sie darf als eine dieser Figuren eingesetzt werden: { $kinds-or }.
piece-drop-file = Sie darf nicht auf einer Linie eingesetzt werden, auf der schon { $kind-a } ihrer Seite steht.
piece-drop-file-many = Sie darf nicht auf einer Linie eingesetzt werden, auf der schon { $held } ihrer Seite stehen.
piece-drop-colours = Die { $kind-many } einer Seite werden auf Felder verschiedener Farbe gesetzt.
piece-drop-no-mate = Mit ihrem Einsetzen darf man nicht mattsetzen.
piece-drop-mate-loses = Wer mit ihrem Einsetzen mattsetzt, verliert die Partie.

# Schach und Schlagen
check = Ist { $kinds-the-or } einer Seite angegriffen, steht sie im Schach; kein Zug darf { $kinds-own-acc-or } im Schach lassen.
check-last = Ist { $kinds-the-or } einer Seite angegriffen, steht sie im Schach; kein Zug darf die letzte dieser Figuren im Schach lassen.
check-all = Hat eine Seite nur { $kinds-a-acc-or }, darf sie diese Figur mit ihrem Zug nicht angegriffen (im Schach) lassen. Hat sie mehrere, steht sie nur im Schach, wenn alle angegriffen sind.
check-none = Es gibt kein Schach: Man darf { $kinds-own-acc-or } angegriffen stehen lassen oder in einen Angriff ziehen; auch diese Figur kann geschlagen werden.
check-forbidden = Kein Zug darf Schach geben.
check-forbidden-unless-mate = Kein Zug darf Schach geben, außer er setzt matt.
check-stays = Im Schach darf { $kinds-the-or } nicht wegziehen: Man muss das Schach blockieren oder die schachgebende Figur schlagen.
bikjang = Stehen sich die beiden auf einer offenen Linie gegenüber ({ $kinds-or }), muss die Seite am Zug das beenden oder passen. Stehen sie sich nach ihrem Zug immer noch gegenüber, endet die Partie remis.
blast-royal = Kein Zug darf { $kinds-own-acc-or } in die Luft sprengen. { $kinds-the-or } kann nicht schlagen und steht neben { $kinds-foe-dat-or } nie im Schach; wer { $kinds-foe-acc-or } sprengt, gewinnt sofort, auch aus dem Schach heraus.
check-by-legal-captures = Angegriffen ist { $kinds-the-or } nur von einer Figur, die wirklich schlagen dürfte: Ein Schlagzug, den die folgenden Regeln verbieten, ist kein Angriff.
check-before-effects = { $kinds-the-or } muss gleich nach dem Zug selbst sicher stehen und noch einmal nach allem, was aus ihm folgt.
capture-forced = Es herrscht Schlagzwang: Wer schlagen kann, muss schlagen, darf sich aber aussuchen, was.
capture-forced-most = Es herrscht Schlagzwang, und von allen Möglichkeiten muss eine gewählt werden, die am meisten Figuren schlägt.
capture-chain-may = Eine Figur, die geschlagen hat, darf im selben Zug von dort aus weiter schlagen.
capture-chain-must = Eine Figur, die geschlagen hat, muss im selben Zug weiter schlagen, solange sie kann. Kann sie hinter einer geschlagenen Figur auf mehreren Feldern landen, muss sie eines wählen, von dem aus es weitergeht.
capture-removed-at-end = Geschlagene Figuren werden am Ende des Zuges entfernt. Bis dahin stehen sie im Weg, und keine kann zweimal geschlagen werden.
capture-no-turning-back = Nach einem Schlag darf der nächste nicht gerade zurück führen.
blast-neighbours = Jedes Schlagen ist eine Explosion: Die geschlagene und die schlagende Figur und alles auf den Feldern ringsum, Freund oder Feind, verschwinden vom Brett.
blast-reach = Jedes Schlagen ist eine Explosion: Die geschlagene und die schlagende Figur und alles, was ein `{ $area }` von dort erreichen könnte, Freund oder Feind, verschwinden vom Brett.
blast-spares = Von den Figuren ringsum überleben nur { $kinds-many-and }.
blast-immune = Explosionen treffen diese Figuren nicht, auch wenn sie selbst schlagen: { $kinds-many-and }.
blast-stones = Wo diese Figuren gesprengt werden, bleiben Mauern stehen: { $kinds-many-and }.
petrifies-captor = Schlägt eine dieser Figuren, wird sie auf ihrem neuen Feld zu Stein: { $kinds-or }. Der Stein ist eine Mauer: Für den Rest der Partie kann nichts darauf oder hindurch ziehen.
petrifies-royal = { $kinds-the-or } kann nicht schlagen, weil dabei auch diese Figur zu Stein würde.
flips-lines = Gegnerische Figuren, die in lückenloser gerader Linie zwischen der ankommenden Figur und einer anderen derselben Seite stehen, wechseln die Seite.
flips-neighbours = Gegnerische Figuren neben dem Feld, auf dem eine Figur ankommt, wechseln die Seite.
flips-touched = Gegnerische Figuren neben dem Feld, auf dem eine Figur ankommt, wechseln die Seite, wenn sie dorthin gezogen ist oder neben einer Figur ihrer Seite eingesetzt wurde.

# Rochade
castling-is = Die Rochade ist ein gemeinsamer Zug dieser beiden Figuren: { $king }{ $from } und { $partner-or }; keine darf zuvor gezogen haben.
castling-for = Für { $sides-and } ist die Rochade ein gemeinsamer Zug dieser beiden Figuren: { $king }{ $from } und { $partner-or }; keine darf zuvor gezogen haben.
castling-ways = { $ways-ways }.
castling-way = mit { $partner-the-dat }{ $which } zieht { $king-the } auf die { $to }-Linie{ $beside }
on-cells = { " " }auf { $cells-dat }
towards-file = { " " }zur { $file }-Linie hin
castling-other-to = { " " }und die andere Figur auf die { $file }-Linie
castling-partner-beside = Danach steht { $partner-the } neben { $king-the-dat }, auf der Innenseite.
castling-other-beside = Danach steht die andere Figur neben { $king-the-dat }, auf der Innenseite.
castling-path = Keine andere Figur darf auf den Feldern stehen, die die beiden überqueren oder auf denen sie ankommen.
castling-checks = Aus dem Schach heraus darf { $king-the } nicht rochieren, und dabei darf kein angegriffenes Feld überquert oder betreten werden.
castling-dropped = Beide gelten als noch nicht gezogen, wenn sie auf diese Felder eingesetzt werden.
castling-exclusive = Danach können die anderen Seiten auf demselben Flügel nicht mehr rochieren.
castling-wins = Wer so rochiert, gewinnt; wer es nicht mehr kann, verliert.

# Mauern
wall-instead = Statt zu ziehen, darf eine Seite dies setzen: { $wall }.
wall-after = Nach dem Ziehen einer Figur wird gesetzt: { $wall }.
wall-anywhere = eine Mauer auf ein beliebiges leeres Feld
wall-arrow = eine Mauer auf ein leeres Feld, auf das die Figur von ihrem neuen Platz aus ziehen könnte
wall-duck = die einzige Mauer, die Ente, auf ein anderes leeres Feld
wall-edge = eine Mauer auf ein leeres Feld am Rand des Bretts oder neben einer Mauer
wall-trail = eine Mauer auf das Feld, das die Figur verlassen hat
walls-block = Auf einer Mauer kann nichts stehen, und nichts kann durch sie hindurchziehen.
walls-on = Mauern werden auf { $cells-acc } gesetzt.

# Hände und Tore
hand-begins = Jede Seite beginnt mit { $held-dat-and } in der Hand.
hand-side-begins = { $side } beginnt mit { $held-dat-and } in der Hand.
captured-to-captor = Eine geschlagene Figur wechselt die Seite und kommt in die Hand der Seite, die sie geschlagen hat.
captured-to-owner = Eine geschlagene Figur kehrt in die Hand ihrer eigenen Seite zurück.
captured-to-partner = Eine geschlagene Figur geht an den Partner am anderen Brett; was der Partner dort schlägt, kommt hier in die Hand.
hand-reverts = Eine umgewandelte Figur wird beim Schlagen wieder { $kind-to }.
drop-endless = Statt zu ziehen, darf eine Seite eine dieser Figuren neu auf ein leeres Feld setzen: { $kinds-or }; der Vorrat ist unbegrenzt.
drop-only = Wer am Zug ist, setzt eine Figur aus der Hand auf ein leeres Feld.
drop-instead = Statt zu ziehen, darf eine Seite eine Figur aus der Hand auf ein leeres Feld einsetzen.
drop-region = Figuren werden nur auf { $cells-acc } eingesetzt.
drop-first = Bis diese Felder voll sind, werden Figuren nur auf { $cells-all } eingesetzt.
drop-no-check = Mit dem Einsetzen darf man kein Schach geben.
drop-must = Zuerst wird eingesetzt: Wer { $kinds-a-acc-or } einsetzen kann, muss es tun.
hand-waits = Eine Seite ohne erlaubten Zug wartet, wenn eine Figur, die ihr Partner noch schlagen kann, ihr einen Zug gäbe: Das ist weder Matt noch Patt, und ihre Uhr läuft.
encloses-lines = Beim Einsetzen müssen gegnerische Figuren eingeschlossen werden: mindestens eine lückenlose gerade Linie zwischen der eingesetzten Figur und einer anderen derselben Seite.
encloses-friends = Figuren werden nur neben einer Figur derselben Seite eingesetzt.
encloses-apart = Figuren werden nicht neben einer gegnerischen Figur eingesetzt.
encloses-stacked = Figuren werden nur auf der ersten Reihe oder direkt über einer Figur eingesetzt.
encloses-slides = Figuren werden nur auf Feldern eingesetzt, auf denen sie anhalten würden, wenn sie vom Rand hereinglitten.
encloses-lines-over-walls = Eine Figur muss neben einer gegnerischen Figur und in einer Linie mit einer anderen eigenen eingesetzt werden, mit nichts als gegnerischen Figuren und Mauern dazwischen.
encloses-falls = Figuren werden nur auf Feldern eingesetzt, auf denen sie anhalten würden, wenn sie von der ersten Linie oder Reihe hereinglitten oder von der letzten über alle Figuren hinweg herabfielen.
gate-hand = Verlässt eine Figur, die noch nicht gezogen hat, ihr Feld auf { $cells-dat }, darf im selben Zug eine dieser Figuren aus der Hand auf dieses Feld gesetzt werden: { $kinds-or }. Bei der Rochade kommt sie auf eines der beiden frei werdenden Felder.
gate-captured = Wird eine Figur geschlagen, bevor sie gezogen hat, kommt an ihrer Stelle keine herein.
gate-behind = Verlässt eine Figur, die noch nicht gezogen hat, ihr Feld auf { $cells-dat }, kommt dort die Figur herein, die dahinter wartet ({ $kinds-or }); sie ist verloren, wenn die Figur davor dort geschlagen wird.

# Auslöser: wann sie wirken
borrows-instead = Solange auf diesen Feldern Figuren stehen ({ $lenders-many-and }{ $whose }: { $cells }), zieht und schlägt { $kinds-the-or } wie sie und nicht auf die eigene Weise.
borrows-also = Solange auf diesen Feldern Figuren stehen ({ $lenders-many-and }{ $whose }: { $cells }), zieht und schlägt { $kinds-the-or } auch wie sie.
counter-starts = Jede Seite beginnt mit { $n } { $counter }.
trigger = Wenn { $events-or }{ $sides }{ $along }{ $tests }{ $delay }: { $effects-then }.
action = Statt zu ziehen, kann eine Seite „{ $name }“ wählen{ $sides }{ $aim }{ $tests }: { $effects-then }.
action-must = Vor allem anderen muss eine Seite „{ $name }“ wählen{ $sides }{ $aim }{ $tests }: { $effects-then }.
homes = Das Ausgangsfeld einer Figur ist das, auf dem eine solche Figur ihrer Seite beginnt; gibt es mehrere, das von der Farbe des Feldes, auf dem sie steht oder geschlagen wurde, sonst das auf dessen Linie.
action-aim = , für eines davon: { $cells }
trigger-sides = { " " }(nur für { $sides-and })
trigger-along = , in jeder Richtung einer Figur (sie { $ways-alternatives })
trigger-tests = , falls { $tests-and }
trigger-delay = , { $turns ->
    [one] einen Zug
   *[other] { $turns-word } Züge
 } später
on-game-start = die Partie beginnt
on-turn-start = eine Seite an den Zug kommt
on-turn-end = der Zug einer Seite endet
on-before-move = eine Seite ziehen will
on-after-move = eine Seite gezogen hat
on-drop = eine Figur eingesetzt wurde
on-capture = eine Figur geschlagen hat
on-promotion = eine Figur sich umgewandelt hat
on-gating = eine Figur durch ein Tor hereingekommen ist
on-elimination = eine Seite eine andere besiegt hat oder ohne Zutun einer anderen ausscheidet

# Auslöser: Seiten und Felder
that-side = diese Seite
its-side = ihre Seite
other-side = die andere Seite
ally-side = die verbündete Seite
every-side = jede Seite
any-side = irgendeine Seite
own-pieces-on = Figuren dieser Seite auf: { $cells }
enemy-pieces-on = Figuren der anderen Seite auf: { $cells }
ally-pieces-on = Figuren der verbündeten Seite auf: { $cells }
the-cells-on = die Felder auf: { $cells }
spot-board = das Brett
spot-from = das Feld, auf dem der Zug begann
spot-piece = das Feld der Figur
spot-to = das Feld, auf dem der Zug endete
spot-aim = das gewählte Feld
spot-captured = das Feld, auf dem geschlagen wurde
spot-partner = das Feld, auf dem der Rochadepartner ankam
next-to = die Nachbarfelder ({ $spot })
reached-from = die Felder, die eine Figur von dort erreicht ({ $spot }; sie { $ways-alternatives })
ahead-of = { $n ->
    [1] das Feld geradeaus davor ({ $spot })
   *[other] das Feld { $n } Schritte geradeaus davor ({ $spot })
 }
behind = { $n ->
    [1] das Feld genau dahinter ({ $spot })
   *[other] das Feld { $n } Schritte genau dahinter ({ $spot })
 }
first-ahead = das Feld der ersten Figur geradeaus davor ({ $spot })
capturable-from = die Felder, auf denen die Figur dort schlagen könnte ({ $spot })
crossing-with = die Felder, auf denen Reihe und Linie die von eigenen Figuren kreuzen ({ $kinds-or }; { $spot })
cells-where = { $spot }{ $within }{ $holding }{ $except }{ $relations-next }
attacked-by = , auf denen { $side } schlagen könnte
beside = , neben denen davon { $range } stehen: { $kinds-many-and }{ $whose }
beside-reached = , von denen aus eine Figur davon { $range } erreicht: { $kinds-many-and }{ $whose } (sie { $ways-alternatives })
within = { " " }innerhalb von: { $cells }
holding = { " " }mit { $kinds-many-dat-and }{ $whose }
of-that-side = { " " }dieser Seite
of-other-side = { " " }der anderen Seite
of-ally-side = { " " }der verbündeten Seite
except = , ausgenommen { $kinds-many-and },

# Auslöser: Bedingungen
from-to = { $least } bis { $most }
at-least = mindestens { $least }
at-most = höchstens { $most }
any-number = beliebig viele
test-before = davor { $test }
test-mover = eine dieser Figuren zieht: { $kinds-or }
test-captured = eine dieser Figuren geschlagen wurde: { $kinds-or }
test-promoted = die neue Figur eine von diesen ist: { $kinds-or }
test-from = der Zug auf { $cells-dat } beginnt
test-to = der Zug auf { $cells-dat } endet
test-along = der Zug in diese Richtung geht
test-check = er Schach gibt
test-count = es davon { $range } gibt: { $cells }
test-none = es davon keine gibt: { $cells }
test-hand = { $side } { $range } { $kind-many } in der Hand hat
test-counter = { $side } { $range } { $counter } hat
test-turns = { $range }{ $every } Züge gespielt sind
multiple-of = , ein Vielfaches von { $n },
all-tests = { $tests-and }
not-true = nicht gilt, dass { $test }

# Auslöser: Wirkungen
effect-clear = Figuren verschwinden vom Brett auf: { $cells }
effect-place = eine neue Figur ({ $kind }, { $side }) wird gesetzt, wenn leer, auf: { $cells }
effect-become = jede Figur dort wird { $kind-to }: { $cells }
effect-convert = jede Figur dort geht an { $side }: { $cells }
effect-move-or-stay = jede Figur dort zieht weiter ({ $steps }), wenn sie kann: { $cells }
effect-move-or-go = jede Figur dort zieht weiter ({ $steps }) oder verschwindet, wenn sie nicht kann: { $cells }
effect-move-or-forbid = jede Figur dort zieht weiter ({ $steps }); kann sie nicht, ist der Zug nicht erlaubt: { $cells }
step-right = { $n } nach rechts
step-left = { $n } nach links
step-forward = { $n } vor
step-back = { $n } zurück
step-up = { $n } nach oben
step-down = { $n } nach unten
step-ahead = { $n } voraus
step-behind = { $n } in Gegenrichtung
step-ahead-far = so weit wie möglich voraus
step-behind-far = so weit wie möglich in Gegenrichtung
step-to = nach: { $cells }
step-home = auf das Ausgangsfeld
step-far = so weit es geht
effect-swap = zwei Figuren tauschen ihre Plätze: { $cells } und { $others }
effect-swap-or-forbid = zwei Figuren tauschen ihre Plätze ({ $cells } und { $others }); fehlt eine, ist der Zug nicht erlaubt
effect-rebirth = geschlagene { $kinds-many-and }{ $except } kehren zurück ({ $goal }), wenn es leer ist
effect-rebirth-or-forbid = geschlagene { $kinds-many-and }{ $except } kehren zurück ({ $goal }); ist es besetzt, ist der Zug nicht erlaubt
effect-wall = hier entsteht eine Mauer, wenn leer: { $cells }
effect-open = Mauern verschwinden auf: { $cells }
effect-hand-gets = { $side } bekommt { $held-acc } in die Hand
effect-hand-loses = { $side } verliert { $held-acc } aus der Hand
effect-moved = jede Figur gilt als gezogen auf: { $cells }
effect-unmoved = jede Figur gilt als noch nicht gezogen auf: { $cells }
effect-no-castling = { $side } kann nicht mehr rochieren
effect-no-castling-right = { $side } kann nicht mehr nach rechts rochieren
effect-no-castling-left = { $side } kann nicht mehr nach links rochieren
effect-en-passant = die Figur kann en passant geschlagen werden auf: { $cells }
effect-no-en-passant = nichts kann en passant geschlagen werden
effect-count = { $side } { $changes-and }
counter-set = hat danach { $n } { $counter }
counter-gets = bekommt { $amount }{ $each }
counter-loses = verliert { $amount }{ $each }
counter-amount = { $n ->
    [1] einen { $counter-one }
   *[other] { $n } { $counter }
 }
for-each = { " " }für jedes von diesen: { $cells }
effect-turn-again = diese Seite zieht noch einmal
effect-turn-end = diese Seite ist nicht mehr am Zug
effect-win = { $side } gewinnt
effect-loss = { $side } verliert
effect-forbid = der Zug ist nicht erlaubt

# Gelände
terrain-fences = Zäune, über die nur Sprünge führen: { $at }.
terrain-cracked = Rissige Mauern, die eine Bombe zerstört: { $at }.
terrain-ice = Eis, auf dem Figuren weitergleiten: { $at }.
terrain-exits = Ausgänge: { $at }.
terrain-belt = Laufbänder nach { $toward }: { $at }.
terrain-one-way = Nur in Richtung { $toward } zu betreten: { $at }.
terrain-door = Eine Tür der Farbe { $colour }: { $at }.
terrain-gate = Ein Tor, offen, solange auf Kanal { $channel } { $all ->
    [yes] alle Platten gedrückt sind
   *[no] eine Platte gedrückt ist
 }: { $at }.
terrain-plate-hold = Eine Platte von Kanal { $channel }, die gedrückt bleibt, solange etwas darauf steht: { $at }.
terrain-plate-latch = Eine Platte von Kanal { $channel }, die für immer gedrückt bleibt: { $at }.
terrain-plate-toggle = Eine Platte von Kanal { $channel }, die bei jeder Ankunft umschaltet: { $at }.
terrain-warp = Ein Sprungfeld führt von { $from } nach { $to }.
terrain-promotion = Hier wandeln sich Figuren um: { $at }.
terrain-item = Auf { $at } liegt { $item }.
terrain-l-paths = Diese Figuren springen nur, wenn einer ihrer beiden Wege frei von Mauern und geschlossenen Türen ist: { $kinds-or }.
terrain-warp-captures = Ein Sprungfeld schlägt den Gegner, der an seinem Ziel steht.
terrain-warp-forbidden = Sprungfelder, deren Ziel besetzt ist, dürfen nicht betreten werden.
north = Norden
north-east = Nordosten
east = Osten
south-east = Südosten
south = Süden
south-west = Südwesten
west = Westen
north-west = Nordwesten
item-key = ein Schlüssel der Farbe { $colour }
item-sword = ein Schwert
item-shield = ein Schild
item-ward = ein Schutz
item-form = eine Gestalt ({ $kind })
item-bomb = eine Bombe
item-coin = eine Münze

# Aufgaben
quest-is = { $side }: { $aims-and }.
quest-no-pieces = Verloren, wenn { $side } keine Figur mehr hat.
quest-lost = Verloren, wenn diese Figur nicht mehr da ist: { $who }.
quest-moves = Verloren nach mehr als { $most } Zügen.
quest-rounds = Verloren nach mehr als { $most } Runden.
aim-take-everything = alles schlagen
aim-take-all = alle schlagen ({ $who })
aim-exit-all = alle zum Ausgang bringen ({ $who })
aim-exit = { $count } zum Ausgang bringen ({ $who })
aim-survive = { $rounds } Runden überleben
aim-collect = { $count } × { $item } sammeln
aim-place = auf { $at } bringen ({ $who })
aim-visit = { $at } besuchen
aim-promote = { $count }-mal umwandeln
aim-material = Figuren im Wert von { $least } Punkten haben
aim-protect = behalten ({ $who })
aim-any = { $aims-or }
aim-all = { $aims-and }
who = { $kind }
who-of-side = { $kind }, { $side }
who-named = { $kind } { $tag }
who-of-side-named = { $kind } { $tag }, { $side }

# Das Ende: Ergebnisse
it-loses = verliert sie
it-wins = gewinnt sie
game-drawn = endet die Partie remis
fewest-win = gewinnt die Seite mit weniger Figuren auf dem Brett; bei gleicher Zahl endet die Partie remis
most-win = gewinnt die Seite mit mehr Figuren auf dem Brett; bei gleicher Zahl endet die Partie remis
named-loses = verliert { $side }
named-wins = gewinnt { $side }
named-draws = hält { $side } remis
causer-loses = verliert die Seite, die es herbeigeführt hat
causer-wins = gewinnt die Seite, die es herbeigeführt hat
side-wins = gewinnt
side-loses = verliert
side-draws = hält die Partie remis
side-ends-fewest = beendet die Partie, und die Seite mit den wenigsten Figuren gewinnt
side-ends-most = beendet die Partie, und die Seite mit den meisten Figuren gewinnt

# Das Ende: matt
checkmate = Matt: Steht die Seite am Zug im Schach und hat keinen erlaubten Zug, { $result-and }.
stalemate = Patt: Steht die Seite am Zug nicht im Schach und hat keinen erlaubten Zug, { $result-and }.
no-move = Hat die Seite am Zug keinen erlaubten Zug, { $result-and }.
royals-blown-up = Wird { $kinds-the-or } einer Seite gesprengt oder geschlagen, verliert sie.
royals-captured = Wird { $kinds-the-or } einer Seite geschlagen, verliert sie.
mate-not-by = Wer mit einer dieser Figuren allein mattsetzt, verliert: { $kinds-or }.
mate-needs-check-by = Ein Matt ist remis, wenn nicht eine dieser Figuren in der ununterbrochenen Reihe von Schachgeboten davor eines gegeben hat: { $kinds-or }.

# Das Ende: Ziele
goal = Eine Seite gewinnt, wenn sie { $who } auf { $many ->
    [yes] { $cells-all }
   *[no] { $cells-acc }
 } bringt{ $held }{ $safe }{ $blocked }.{ $reply }
pieces = { $held }
its-piece = { $kinds-own-acc-or }
of-its-pieces = { $count-word } ihrer { $kinds-many-and }
goal-held = { $many ->
    [yes] { " " }und sie dort hält, bis sie wieder am Zug ist
   *[no] { " " }und sie dort hält, bis sie wieder am Zug ist
 }
goal-safe = { $many ->
    [yes] , wo sie nicht sofort geschlagen werden können
   *[no] , wo die Figur nicht sofort geschlagen werden kann
 }
goal-blocked = , oder eine davon dort hat, während alle anderen Felder dort besetzt sind
goal-reply = { " " }Wenn { $first } das tut, darf { $second } es mit dem nächsten Zug noch nachmachen; dann endet die Partie remis.
goal-replies = { " " }Seiten, die in derselben Runde noch ziehen, dürfen es noch nachmachen; dann endet die Partie remis.
connect-line = Eine Seite mit { $count-word } { $kinds-many-dat-and } nebeneinander in einer Linie { $result }{ $along }.
connect-collinear = Eine Seite mit { $count-word } { $kinds-many-dat-and } irgendwo auf einer Linie { $result }{ $along }.
connect-block = Eine Seite mit einem vollen Quadrat aus { $size } mal { $size } { $kinds-many-dat-and } { $result }.
connect-chain = Eine Seite mit einer Kette aus { $kinds-many-dat-and } von { $from-dat } bis { $to-dat } { $result }{ $along }.
counted-along = , gezählt entlang der Linien einer Figur (sie { $ways-alternatives })
full-board = Ist kein Feld mehr leer, { $result }.
checks-given = Wer { $count ->
    [one] ein einziges Mal
   *[other] { $count-word }mal
 } Schach gegeben hat, gewinnt sofort.

checks-win = Zum Sieg genügt es, { $count ->
    [one] ein einziges Mal
   *[other] { $count-word }mal
 } Schach zu geben.

# Das Ende: verlorene Figuren
extinction-loses = { $who } verliert, wenn sie { $left }{ $others }{ $reply }.
extinction-wins = { $who } gewinnt, wenn sie { $left }{ $others }{ $reply }.
extinction-ends = Wenn { $who } { $left }{ $others }, { $result }{ $reply }.
a-side = eine Seite
the-sides = die Seite { $sides-or }
nothing-left = keine Figur mehr hat
none-left = keine dieser Figuren mehr hat ({ $kinds-or })
one-left = nur noch eine einzige Figur hat
few-left = höchstens noch { $held-acc } hat
few-of-kind-left = von diesen Figuren höchstens noch { $count } hat ({ $kinds-many-and })
while-others-have = , während die andere mindestens { $count-word } hat
unless-reply = , außer wenn sie die andere Seite mit dem nächsten Zug auf dasselbe bringt
eliminated-stay = Die Figuren einer ausgeschiedenen Seite bleiben auf dem Brett und dürfen geschlagen werden.
eliminated-vanish = Die Figuren einer ausgeschiedenen Seite verschwinden vom Brett.
eliminated-obstacles = Die Figuren einer ausgeschiedenen Seite bleiben als Hindernisse auf dem Brett: Niemand darf sie schlagen.
eliminated-captor = Scheidet eine Seite aus, verlassen ihre königlichen Figuren das Brett, und ihre übrigen Figuren gehen an die Seite über, die sie besiegt hat; war es keine andere, bleiben alle als Hindernisse stehen.
last-side-wins = Die letzte verbleibende Seite gewinnt.
last-team-wins = Das letzte verbleibende Team gewinnt.
team-falls = Ein Team hat verloren, sobald eine seiner Seiten verloren hat.
score-decides = Bleibt nur eine Seite oder ein Team übrig oder wäre das Spiel remis, gewinnt, wer die meisten { $counter } hat, auch nach dem Ausscheiden.

# Das Ende: remis
move-rule = Die Partie endet remis nach { $moves } Zügen jeder Seite ohne { $reset }{ $claim }.
a-capture = Schlagen
a-capture-or-move = Schlagen und ohne Zug einer dieser Figuren: { $kinds-or }
move-rule-claim = , wenn jemand es verlangt; nach { $last } ohne Verlangen
move-rule-checks = Von den Schachgeboten einer Seite zählen nur die ersten { $count-word } für diese Grenze.
repetition = Entsteht dieselbe Stellung zum { $times-ordinal } Mal, { $result-and }{ $claim }.
repetition-claim = , wenn jemand es verlangt; beim { $last-ordinal } Mal auch ohne Verlangen
perpetual-check = Aber eine Seite verliert, wenn allein sie mit jedem Zug der Wiederholung Schach gab.
chase = Eine Seite verliert, wenn allein sie mit jedem Zug der Wiederholung dieselbe Figur verfolgte. Verfolgen heißt: neu drohen, eine ungedeckte Figur zu schlagen.
chase-free = Diese Figuren dürfen jede Figur verfolgen: { $kinds-many-and }.
chase-prey = Diese Figuren dürfen verfolgt werden: { $prey-and }.
chase-threats = Auch bei gedeckter Figur zählen diese Drohungen: { $threats-and }.
prey = { $kinds-many-and }
prey-at-home = { $kinds-many-and } auf { $cells-dat }
threat = gegen { $stronger-a-acc-or } durch { $weaker-a-acc-or }
to-and-fro = Wer eine dieser Figuren { $turns-word } Züge hintereinander hin und her zieht, verliert, außer wenn er im Schach stand: { $kinds-or }.
counting-board = { $once }{ $who } darf ihre Züge zählen: Erreicht die Zahl { $limit } ohne Matt, endet die Partie remis.
counting-bare = { $once }eine Seite, die nur noch den König hat, zählt ihre Züge. Die Partie endet remis nach { $limits-and }.
counting-once = Sobald keine dieser Figuren mehr auf dem Brett ist ({ $kinds-or }):{ " " }
counting-from-pieces = Gezählt wird ab der Zahl der Figuren auf dem Brett, nicht ab eins.
more-than-king = eine Seite, die mehr als den König hat,
more-than-king-at-most = eine Seite, die mehr als den König, aber höchstens { $held-acc } hat,
limit-against = { $limit } gegen { $held-acc-and }
limit-against-rest = { $limit } gegen alles andere

# Das Ende: Erklärungen und Punkte
declaration = Die Seite am Zug darf, außer im Schach, { $win ->
    [yes] den Sieg
   *[no] remis
 } erklären, wenn ihr König auf { $cells-dat } steht{ $company }{ $needed }.{ $worth }
with-more = , zusammen mit { $held-dat }
it-has-points = { " " }und sie { $points-or } hat
points = { $points } Punkte
points-of-side = { $points } Punkte ({ $side })
pieces-count = { " " }Figuren dort und in der Hand zählen: { $worth-comma }.
points-for-each = je { $points } für { $kinds-or }
points-for-kind = { $points } für { $kind-a-acc }
points-for-side = { $points } als { $side }
draw-to-most-pieces = Eine Partie, die remis wäre, gewinnt die Seite mit mehr Figuren auf dem Brett.
draw-to-most-points = Eine Partie, die remis wäre, gewinnt die Seite mit mehr Punkten.
draw-points = Punkte gibt es für das, was eine Seite auf dem Brett hat: { $points-and }.
draw-won-by = Eine Partie, die remis wäre, gewinnt { $side }.

# Figuren, Seiten und was gezählt wird
rule-acc = { $noun }
rule-dat = { $noun-acc }
rule-weak = { $noun }
rule-many-dat = { $noun-many }
rule-a = { $gender ->
    [f] eine
   *[m] ein
 } { $noun }
rule-a-acc = { $gender ->
    [f] eine
    [n] ein
   *[m] einen
 } { $noun-acc }
rule-a-dat = { $gender ->
    [f] einer
   *[m] einem
 } { $noun-dat }
rule-to = zu { $noun-a-dat }
rule-the = { $gender ->
    [f] die
    [n] das
   *[m] der
 } { $noun-weak }
rule-the-dat = { $gender ->
    [f] der
   *[m] dem
 } { $noun-dat }
rule-own-acc = { $gender ->
    [f] die eigene
    [n] das eigene
   *[m] den eigenen
 } { $noun-acc }
rule-foe = { $gender ->
    [f] eine gegnerische
    [n] ein gegnerisches
   *[m] ein gegnerischer
 } { $noun }
rule-foe-acc = { $gender ->
    [f] die gegnerische
    [n] das gegnerische
   *[m] den gegnerischen
 } { $noun-acc }
rule-foe-dat = { $gender ->
    [f] der gegnerischen
   *[m] dem gegnerischen
 } { $noun-dat }
unknown-piece = Figur „{ $name }“
    .a = eine Figur „{ $name }“
    .a-acc = eine Figur „{ $name }“
    .a-dat = einer Figur „{ $name }“
    .to = zu einer Figur „{ $name }“
    .the = die Figur „{ $name }“
    .the-dat = der Figur „{ $name }“
    .own-acc = die eigene Figur „{ $name }“
    .foe = eine gegnerische Figur „{ $name }“
    .foe-acc = die gegnerische Figur „{ $name }“
    .foe-dat = der gegnerischen Figur „{ $name }“
    .many = Figuren „{ $name }“
    .many-dat = Figuren „{ $name }“
unknown-side = { $name }
unknown-counter = { $name }
    .one = { $name }
noun-side-white = { $custom ->
    [xiangqi] Rot
    [janggi] Cho
    [shogi] Sente
   *[other] Weiß
 }
noun-side-black = { $custom ->
    [janggi] Han
    [shogi] Gote
   *[other] Schwarz
 }
noun-side-red = Rot
noun-side-green = Grün
noun-side-yellow = Gelb
noun-side-blue = Blau
noun-side-you = Du
noun-side-foe = Gegner
noun-counter-points = Punkte
    .one = Punkt
noun-counter-delays = Verzögerungen
    .one = Verzögerung
noun-counter-leaps = Sprünge
    .one = Sprung
noun-counter-straight = gerade Züge
    .one = gerader Zug
noun-counter-mills = Mühlen
    .one = Mühle
noun-counter-orders = Ordnungen
    .one = Ordnung
noun-counter-pairs = Paare
    .one = Paar
noun-piece = Figur
    .gender = f
    .many = Figuren
    .many-dat = Figuren
noun-piece-king = König
    .gender = m
    .many = Könige
    .many-dat = Königen
noun-piece-queen = Dame
    .gender = f
    .many = Damen
noun-piece-rook = Turm
    .gender = m
    .many = Türme
    .many-dat = Türmen
noun-piece-bishop = Läufer
    .gender = m
    .many = Läufer
    .many-dat = Läufern
noun-piece-knight = Springer
    .gender = m
    .many = Springer
    .many-dat = Springern
noun-piece-pawn = Bauer
    .gender = m
    .acc = Bauern
    .dat = Bauern
    .many = Bauern
noun-piece-general = General
    .gender = m
    .many = Generäle
    .many-dat = Generälen
noun-piece-advisor = Berater
    .gender = m
    .many = Berater
    .many-dat = Beratern
noun-piece-elephant = Elefant
    .gender = m
    .acc = Elefanten
    .dat = Elefanten
    .many = Elefanten
noun-piece-horse = Pferd
    .gender = n
    .many = Pferde
    .many-dat = Pferden
noun-piece-chariot = Wagen
    .gender = m
    .many = Wagen
noun-piece-cannon = Kanone
    .gender = f
    .many = Kanonen
noun-piece-soldier = Soldat
    .gender = m
    .acc = Soldaten
    .dat = Soldaten
    .many = Soldaten
noun-piece-gold = Goldgeneral
    .gender = m
    .many = Goldgeneräle
    .many-dat = Goldgenerälen
noun-piece-silver = Silbergeneral
    .gender = m
    .many = Silbergeneräle
    .many-dat = Silbergenerälen
noun-piece-lance = Lanze
    .gender = f
    .many = Lanzen
noun-piece-tokin = umgewandelter Bauer
    .gender = m
    .acc = umgewandelten Bauern
    .dat = umgewandelten Bauern
    .weak = umgewandelte Bauer
    .many = umgewandelte Bauern
    .many-dat = umgewandelten Bauern
noun-piece-dragon = Drache
    .gender = m
    .acc = Drachen
    .dat = Drachen
    .many = Drachen
noun-piece-archbishop = Erzbischof
    .gender = m
    .many = Erzbischöfe
    .many-dat = Erzbischöfen
noun-piece-chancellor = Kanzler
    .gender = m
    .many = Kanzler
    .many-dat = Kanzlern
noun-piece-amazon = Amazone
    .gender = f
    .many = Amazonen
noun-piece-hawk = Falke
    .gender = m
    .acc = Falken
    .dat = Falken
    .many = Falken
noun-piece-unicorn = Einhorn
    .gender = n
    .many = Einhörner
    .many-dat = Einhörnern
noun-piece-stone = Stein
    .gender = m
    .many = Steine
    .many-dat = Steinen
noun-piece-promoted-lance = umgewandelte Lanze
    .gender = f
    .acc = umgewandelte Lanze
    .dat = umgewandelten Lanze
    .weak = umgewandelte Lanze
    .many = umgewandelte Lanzen
    .many-dat = umgewandelten Lanzen
noun-piece-promoted-knight = umgewandelter Springer
    .gender = m
    .acc = umgewandelten Springer
    .dat = umgewandelten Springer
    .weak = umgewandelte Springer
    .many = umgewandelte Springer
    .many-dat = umgewandelten Springern
noun-piece-promoted-queen = umgewandelte Dame
    .gender = f
    .acc = umgewandelte Dame
    .dat = umgewandelten Dame
    .weak = umgewandelte Dame
    .many = umgewandelte Damen
    .many-dat = umgewandelten Damen
noun-piece-promoted-silver = umgewandelter Silbergeneral
    .gender = m
    .acc = umgewandelten Silbergeneral
    .dat = umgewandelten Silbergeneral
    .weak = umgewandelte Silbergeneral
    .many = umgewandelte Silbergeneräle
    .many-dat = umgewandelten Silbergenerälen
noun-piece-promoted-bishop = umgewandelter Läufer
    .gender = m
    .acc = umgewandelten Läufer
    .dat = umgewandelten Läufer
    .weak = umgewandelte Läufer
    .many = umgewandelte Läufer
    .many-dat = umgewandelten Läufern
noun-piece-wizard = Zauberer
    .gender = m
    .many = Zauberer
    .many-dat = Zauberern
noun-piece-lion = Löwe
    .gender = m
    .acc = Löwen
    .dat = Löwen
    .many = Löwen
noun-piece-champion = Champion
    .gender = m
    .many = Champions
noun-piece-met = Met
    .gender = m
    .many = Mets
noun-piece-khon = Khon
    .gender = m
    .many = Khons
noun-piece-archer = Bogenschütze
    .gender = m
    .acc = Bogenschützen
    .dat = Bogenschützen
    .many = Bogenschützen
noun-piece-commoner = Bürger
    .gender = m
    .many = Bürger
    .many-dat = Bürgern
noun-piece-nightrider = Nachtreiter
    .gender = m
    .many = Nachtreiter
    .many-dat = Nachtreitern
noun-piece-griffon = Greif
    .gender = m
    .many = Greife
    .many-dat = Greifen
noun-piece-sergeant = Feldwebel
    .gender = m
    .many = Feldwebel
    .many-dat = Feldwebeln
noun-piece-centaur = Zentaur
    .gender = m
    .acc = Zentauren
    .dat = Zentauren
    .many = Zentauren
noun-piece-ferz = Fers
    .gender = m
    .many = Fersen
noun-piece-pincer = Zange
    .gender = f
    .many = Zangen
    .many-dat = Zangen
noun-piece-withdrawer = Rückzieher
    .gender = m
    .many = Rückzieher
    .many-dat = Rückziehern
noun-piece-coordinator = Koordinator
    .gender = m
    .dat = Koordinator
    .acc = Koordinator
    .many = Koordinatoren
    .many-dat = Koordinatoren
noun-piece-long-leaper = Weitspringer
    .gender = m
    .many = Weitspringer
    .many-dat = Weitspringern
noun-piece-chameleon = Chamäleon
    .gender = n
    .many = Chamäleons
    .many-dat = Chamäleons
noun-piece-immobilizer = Lähmer
    .gender = m
    .many = Lähmer
    .many-dat = Lähmern
noun-piece-grasshopper = Grashüpfer
    .gender = m
    .many = Grashüpfer
    .many-dat = Grashüpfern
noun-piece-phoenix = Phönix
    .gender = m
    .many = Phönixe
    .many-dat = Phönixen
noun-piece-fox = Fuchs
    .gender = m
    .many = Füchse
    .many-dat = Füchsen
noun-piece-man = Mann
    .gender = m
    .many = Männer
    .many-dat = Männern
noun-piece-yurt = Jurte
    .gender = f
    .many = Jurten
noun-piece-falcon = Wanderfalke
    .gender = m
    .acc = Wanderfalken
    .dat = Wanderfalken
    .many = Wanderfalken
noun-piece-marshal = Marschall
    .gender = m
    .many = Marschälle
    .many-dat = Marschällen
noun-piece-dragon-king = Drachenkönig
    .gender = m
    .many = Drachenkönige
    .many-dat = Drachenkönigen
noun-piece-dragon-horse = Drachenpferd
    .gender = n
    .many = Drachenpferde
    .many-dat = Drachenpferden
noun-piece-wazir = Wesir
    .gender = m
    .many = Wesire
    .many-dat = Wesiren
noun-piece-dabbaba = Dabbaba
    .gender = m
    .many = Dabbabas
noun-piece-alfil = Alfil
    .gender = m
    .many = Alfile
    .many-dat = Alfilen
noun-piece-camel = Kamel
    .gender = n
    .many = Kamele
    .many-dat = Kamelen
noun-piece-zebra = Zebra
    .gender = n
    .many = Zebras
noun-piece-threeleaper = Dreierspringer
    .gender = m
    .many = Dreierspringer
    .many-dat = Dreierspringern
noun-piece-tripper = Tripper
    .gender = m
    .many = Tripper
    .many-dat = Trippern
noun-piece-camelrider = Kamelreiter
    .gender = m
    .many = Kamelreiter
    .many-dat = Kamelreitern
noun-piece-vao = Vao
    .gender = m
    .many = Vaos
noun-piece-leo = Leo
    .gender = m
    .many = Leos
noun-piece-manticore = Mantikor
    .gender = m
    .many = Mantikore
    .many-dat = Mantikoren
noun-piece-war-machine = Kriegsmaschine
    .gender = f
    .many = Kriegsmaschinen
noun-piece-rose = Rose
    .gender = f
    .many = Rosen
noun-piece-crooked-bishop = Zickzackläufer
    .gender = m
    .many = Zickzackläufer
    .many-dat = Zickzackläufern
noun-piece-squirrel = Eichhörnchen
    .gender = n
    .many = Eichhörnchen
noun-piece-kirin = Kirin
    .gender = n
    .many = Kirins
noun-piece-frog = Frosch
    .gender = m
    .many = Frösche
    .many-dat = Fröschen
noun-piece-buffalo = Büffel
    .gender = m
    .many = Büffel
    .many-dat = Büffeln
noun-piece-hoplite = Hoplit
    .gender = m
    .acc = Hopliten
    .dat = Hopliten
    .many = Hopliten
noun-piece-lieutenant = Leutnant
    .gender = m
    .many = Leutnants
noun-piece-captain = Hauptmann
    .gender = m
    .many = Hauptleute
    .many-dat = Hauptleuten
noun-piece-warlord = Kriegsherr
    .gender = m
    .acc = Kriegsherrn
    .dat = Kriegsherrn
    .many = Kriegsherren
noun-piece-wall = Mauer
    .gender = f
    .many = Mauern
noun-piece-hound = Jagdhund
    .gender = m
    .many = Jagdhunde
    .many-dat = Jagdhunden
noun-piece-lancer = Lanzenreiter
    .gender = m
    .many = Lanzenreiter
    .many-dat = Lanzenreitern
noun-piece-kheshig = Keschig
    .gender = m
    .many = Keschigs
noun-piece-cardinal = Kardinal
    .gender = m
    .many = Kardinäle
    .many-dat = Kardinälen
noun-piece-janus = Janus
    .gender = m
    .many = Janusse
    .many-dat = Janussen
noun-piece-minister = Minister
    .gender = m
    .many = Minister
    .many-dat = Ministern
noun-piece-wolf = Wolf
    .gender = m
    .many = Wölfe
    .many-dat = Wölfen
noun-piece-ai-wok = Ai-wok
    .gender = m
    .many = Ai-woks
noun-piece-counsellor = Ratgeber
    .gender = m
    .many = Ratgeber
    .many-dat = Ratgebern
noun-piece-courier = Kurier
    .gender = m
    .many = Kuriere
    .many-dat = Kurieren
noun-piece-fool = Narr
    .gender = m
    .acc = Narren
    .dat = Narren
    .many = Narren
noun-piece-bers = Bers
    .gender = m
    .many = Berse
    .many-dat = Bersen
noun-piece-giraffe = Giraffe
    .gender = f
    .many = Giraffen
noun-piece-chick = Küken
    .gender = n
    .many = Küken
noun-piece-hen = Henne
    .gender = f
    .many = Hennen
noun-piece-drunk-elephant = trunkener Elefant
    .gender = m
    .acc = trunkenen Elefanten
    .dat = trunkenen Elefanten
    .weak = trunkene Elefant
    .many = trunkene Elefanten
    .many-dat = trunkenen Elefanten
noun-piece-prince = Prinz
    .gender = m
    .acc = Prinzen
    .dat = Prinzen
    .many = Prinzen
noun-piece-swallow = Schwalbe
    .gender = f
    .many = Schwalben
noun-piece-crane = Kranich
    .gender = m
    .many = Kraniche
    .many-dat = Kranichen
noun-piece-pheasant = Fasan
    .gender = m
    .many = Fasane
    .many-dat = Fasanen
noun-piece-left-quail = linke Wachtel
    .gender = f
    .acc = linke Wachtel
    .dat = linken Wachtel
    .weak = linke Wachtel
    .many = linke Wachteln
    .many-dat = linken Wachteln
noun-piece-right-quail = rechte Wachtel
    .gender = f
    .acc = rechte Wachtel
    .dat = rechten Wachtel
    .weak = rechte Wachtel
    .many = rechte Wachteln
    .many-dat = rechten Wachteln
noun-piece-goose = Gans
    .gender = f
    .many = Gänse
    .many-dat = Gänsen
noun-piece-eagle = Adler
    .gender = m
    .many = Adler
    .many-dat = Adlern
noun-piece-spear-knight = Speerspringer
    .gender = m
    .many = Speerspringer
    .many-dat = Speerspringern
noun-piece-spear-bishop = Speerläufer
    .gender = m
    .many = Speerläufer
    .many-dat = Speerläufern
noun-piece-spear-rook = Speerturm
    .gender = m
    .many = Speertürme
    .many-dat = Speertürmen
noun-piece-spear-silver = Speersilber
    .gender = n
    .many = Speersilber
noun-piece-spear-gold = Speergold
    .gender = n
    .many = Speergold
noun-piece-leopard = Leopard
    .gender = m
    .acc = Leoparden
    .dat = Leoparden
    .many = Leoparden
noun-piece-spider = Spinne
    .gender = f
    .many = Spinnen
noun-piece-fortress = Festung
    .gender = f
    .many = Festungen
noun-piece-banner = Banner
    .gender = n
    .many = Banner
    .many-dat = Bannern
noun-piece-rear-pawn = Rückbauer
    .gender = m
    .acc = Rückbauern
    .dat = Rückbauern
    .many = Rückbauern
noun-piece-bede = Bede
    .gender = m
    .many = Bedes
noun-piece-fad = Fad
    .gender = m
    .many = Fads
noun-piece-short-rook = Kurzturm
    .gender = m
    .many = Kurztürme
    .many-dat = Kurztürmen
noun-piece-half-duck = Halbente
    .gender = f
    .many = Halbenten
noun-piece-charging-rook = Sturmturm
    .gender = m
    .many = Sturmtürme
    .many-dat = Sturmtürmen
noun-piece-fibnif = Fibnif
    .gender = m
    .many = Fibnifs
noun-piece-charging-knight = Sturmspringer
    .gender = m
    .many = Sturmspringer
    .many-dat = Sturmspringern
noun-piece-colonel = Oberst
    .gender = m
    .acc = Obersten
    .dat = Obersten
    .many = Obersten
noun-piece-serpent = Schlange
    .gender = f
    .many = Schlangen
noun-piece-vulture = Geier
    .gender = m
    .many = Geier
    .many-dat = Geiern
noun-piece-jaguar = Jaguar
    .gender = m
    .many = Jaguare
    .many-dat = Jaguaren
noun-piece-quetzal = Quetzal
    .gender = m
    .many = Quetzale
    .many-dat = Quetzalen
noun-piece-shaman = Schamane
    .gender = m
    .acc = Schamanen
    .dat = Schamanen
    .many = Schamanen
noun-piece-offering = Opfergabe
    .gender = f
    .many = Opfergaben
noun-piece-warrior = Krieger
    .gender = m
    .many = Krieger
    .many-dat = Kriegern
noun-piece-divine-king = Gottkönig
    .gender = m
    .many = Gottkönige
    .many-dat = Gottkönigen
noun-piece-duke = Herzog
    .gender = m
    .many = Herzöge
    .many-dat = Herzögen
noun-piece-maharajah = Maharadscha
    .gender = m
    .many = Maharadschas
noun-piece-ninja = Ninja
    .gender = m
    .many = Ninjas
noun-piece-monk = Mönch
    .gender = m
    .many = Mönche
    .many-dat = Mönchen
noun-piece-musketeer = Musketier
    .gender = m
    .many = Musketiere
    .many-dat = Musketieren
noun-piece-wildebeest = Gnu
    .gender = n
    .many = Gnus
noun-piece-goat = Ziege
    .gender = f
    .many = Ziegen
noun-piece-hare = Hase
    .gender = m
    .acc = Hasen
    .dat = Hasen
    .many = Hasen
noun-piece-car = Auto
    .gender = n
    .many = Autos
noun-piece-tiger = Tiger
    .gender = m
    .many = Tiger
    .many-dat = Tigern
noun-piece-chief = Häuptling
    .gender = m
    .many = Häuptlinge
    .many-dat = Häuptlingen
noun-piece-covered = Deckfigur
    .gender = f
    .many = Deckfiguren
    .many-dat = Deckfiguren
noun-piece-dog = Hund
    .gender = m
    .many = Hunde
    .many-dat = Hunden
noun-piece-khatun = Khatun
    .gender = f
    .many = Khatune
noun-piece-scout = Späher
    .gender = m
    .many = Späher
    .many-dat = Spähern
noun-piece-vizier = Wesir
    .gender = m
    .many = Wesire
    .many-dat = Wesiren
noun-piece-crocodile = Krokodil
    .gender = n
    .many = Krokodile
    .many-dat = Krokodilen
noun-piece-gold-cannon = Goldkanone
    .gender = f
    .many = Goldkanonen
noun-piece-flying-gold-cannon = Goldflugkanone
    .gender = f
    .many = Goldflugkanonen
noun-piece-silver-cannon = Silberkanone
    .gender = f
    .many = Silberkanonen
noun-piece-flying-silver-cannon = Silberflugkanone
    .gender = f
    .many = Silberflugkanonen
noun-piece-copper-cannon = Kupferkanone
    .gender = f
    .many = Kupferkanonen
noun-piece-flying-copper-cannon = Kupferflugkanone
    .gender = f
    .many = Kupferflugkanonen
noun-piece-iron-cannon = Eisenkanone
    .gender = f
    .many = Eisenkanonen
noun-piece-flying-iron-cannon = Eisenflugkanone
    .gender = f
    .many = Eisenflugkanonen

# Chance
chance-die = Vor jedem Zug wird gewürfelt. Die Seite am Zug muss eine Figur der gewürfelten Art ziehen oder eine Figur in sie umwandeln. Der Würfel zeigt: { $kinds-or }; was weder ziehen noch so entstehen kann, wird nicht gewürfelt.
chance-bag = Am Anfang sind im Beutel jeder Seite: { $held-and }.
chance-covered = Verdeckte Figuren ({ $kind }): Hat eine von ihnen gezogen, wird sie zu einer Figur, die aus dem Beutel ihrer Seite gezogen wird.
chance-unknown = Was eine geschlagene verdeckte Figur war ({ $kind }), erfährt niemand.
chance-captor = Was eine geschlagene verdeckte Figur war ({ $kind }), sieht nur, wer sie geschlagen hat, nicht ihr Besitzer.
chance-all = Was eine geschlagene verdeckte Figur war ({ $kind }), sehen alle.
chance-face-down = Am Anfang liegen verdeckte Figuren, die niemandem gehören, hier: { $cells }. Nichts kann dorthin ziehen oder sie schlagen.
chance-turn-up = Statt zu ziehen, darf eine Seite eine von ihnen aufdecken. Sie wird zu einer Figur, die aus den Beuteln aller Seiten zusammen gezogen wird.
chance-first-own = Die erste aufgedeckte Figur gehört der Seite, die sie aufdeckt.
