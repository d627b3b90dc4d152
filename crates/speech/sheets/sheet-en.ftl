# Rule sheets.
#
# A sentence names what fills its blanks. A word after a hyphen asks for a form:
#
#   { $kinds }             rook, fox: `and`, `or` join a list of them
#   { $kinds-many-and }    rooks and foxes
#   { $kinds-lead-a-or }   a rook or fox: only the first has the form
#   { $count-word }        two         { $count-ordinal }     second
#   { $place }             square, or on other boards cell
#
# Nouns are messages such as `noun-piece-rook`, `noun-side-white` and `noun-place-cell`; their forms are attributes. A language has the forms
# that its own sentences ask for. Phrases have forms in the same way; a form that a phrase lacks is its plain text. Names that a document
# brings itself are said by `unknown-piece`, `unknown-side` and `unknown-counter`. Documents are in English, so English bends them by rule
# (a, the, every, many, one) and needs only what no rule tells.

# The page
language = en
title = { $game }: rules
also-called = Also called { $names }.
heading-different = Different from { $game }
not-here = Not here: { $sentence }
of-piece = { $piece }: { $sentence }
diagram-lead = Click a marked square in a diagram: the piece goes there, and you see where it can go next.
diagram-label = { $piece }: how it moves. Arrow keys choose a marked square, Enter goes there, Escape brings it back.
diagram-back = Back to the middle
heading-goal = The goal
heading-board = The board
heading-start = The start
heading-turns = Turns
heading-view = What the sides see
heading-pieces = The pieces
heading-check-and-capture = Check and capture
heading-castling = Castling
heading-walls = Walls
heading-hands = Pieces in hand
heading-gates = Gates
heading-chance = Chance
heading-effects = Automatic effects
heading-terrain = Terrain
heading-level = The level
heading-end = How the game ends
heading-about = About this game
heading-signs = Signs in the diagrams
sign = sign
meaning = meaning
sign-piece = the piece
sign-both = may move or capture here
sign-move = may move here, not capture
sign-capture = may capture here, not move
sign-first = may go here as its first move
sign-first-capture = may capture here as its first move
sign-both-somewhere = may move or capture here in some parts of the board
sign-move-somewhere = may move here in some parts of the board
sign-capture-somewhere = may capture here in some parts of the board
sign-both-over = may move or capture here over another piece
sign-move-over = may move here over another piece
sign-capture-over = may capture here over another piece
sign-remote = captures here without moving here
sign-move-remote = may move here, or capture here without moving here
sign-line = and further in that direction while the { $place-many } are empty
sign-block = must be empty for the { $place } behind it to be reached
sign-screen = any piece, to be jumped over

# Numbers and lists
number-word = { $n ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $n }
 }
number-ordinal = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }
 }
counted = { $count ->
    [one] { $count-word } { $noun }
   *[other] { $count-word } { $noun-many }
 }
list-more = { $left }, { $right }
list-and = { $left } and { $right }
list-or = { $left } or { $right }
list-then = { $left } and then { $right }
list-instead = { $left } or to { $right }
list-comma = { $left }, { $right }
list-next = { $left }{ $right }
list-next-more = { $left }{ $right }
list-alternatives = { $left }; or { $right }
list-alternatives-more = { $left }; or { $right }
list-ways = { $left }; { $right }
list-ways-more = { $left }; { $right }

# The goal
be-last = Be the last side left.
aim = { $ways-or }.
aim-of-side = { $side }: { $ways-or }.
way-checkmate = checkmate the enemy { $kinds-or }
way-be-checkmated = be checkmated
way-have-more-pieces = have more pieces when the game ends
way-blow-it-up = blow it up
way-blow-up = blow up the enemy { $kinds-or }
way-capture = capture the enemy { $kinds-or }
way-give-checks = { $count ->
    [1] give check
   *[other] give { $count-word } checks
 }
way-castle = castle
way-stalemate = leave the enemy without a move
way-be-stalemated = be left without a move
way-have-fewer-pieces = have fewer pieces when a side is left without a move
way-draw = reach a draw
way-reach = bring { $who } to { $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }
a-piece = a piece
your-pieces = your { $count-word } pieces
your-piece = your { $kinds-or }
of-your-pieces = { $count-word } of your { $kinds-many-and }
way-held = { " " }and keep it there for a turn
way-safe = , safe from capture
way-connect-edges = connect two edges with your pieces
way-fill-block = fill a block of { $size } by { $size } { $place-many } with your pieces
way-line = get { $count-word } of your pieces in a line
way-capture-one-kind = capture all enemy pieces of one kind
way-leave-none = leave the enemy no piece
way-capture-all = capture all enemy pieces
way-leave-one = leave the enemy a single piece
way-leave-few = leave the enemy no more than { $held }
way-capture-kinds = capture all enemy { $kinds-many-and }
way-capture-one-of = capture one of the enemy's { $held }
way-leave-few-kinds = leave the enemy no more than { $count-word } { $kinds-many-and }
way-lose-all = lose all your pieces
way-lose-all-but-king = be left with only your king
way-be-left-with-few = be left with no more than { $held }
way-lose-piece = lose your { $kind }
way-lose-pieces = lose your { $kinds-many-and }

# The board and the start
board-hexagon = A hexagon of { $cells } hexagonal cells, { $edge-word } to a side.
board-hex-box = { $files } files by { $ranks } ranks of hexagonal cells.
board-layers = { $layers } layers of { $files } by { $ranks } cells, one above the other; A is the lowest. For each side, up means away from its starting layers.
board-squares = { $files } files by { $ranks } ranks, { $cells } squares.
board-hex-directions = Orthogonal moves go through the sides of a cell, in six directions; diagonal moves go through its corners, in six others.
board-holes = { $place-many } missing in the picture are not part of the board: no piece can stand on them or pass through them.
board-wrap-files = The left and right edges are joined: a piece that leaves on one side returns on the other.
board-wrap-ranks = The lower and upper edges are joined: a piece that leaves on one side returns on the other.
board-wrap-both = Opposite edges are joined: a piece that leaves on one side returns on the other.
board-glue = The { $from } and { $to } edges are joined: a piece that leaves on one side returns on the other.
board-glue-shift = The { $from } edge is joined to the { $to } edge with a shift: a piece that leaves over the { $from } edge returns { $shift }.
board-glue-flip = The { $from } edge is joined to the { $to } edge the other way round, as on a Möbius strip: a piece that leaves near one end returns near the other.
board-glue-flip-shift = The { $from } edge is joined to the { $to } edge the other way round, as on a Möbius strip, and with a shift: a piece that leaves near one end returns near the other, { $shift }.
board-glue-mirror = A piece that goes on after a turned edge moves as in a mirror until its move ends; then its directions are again those of its side.
board-glue-corner = The { $from } and { $to } edges are joined around their corner: a piece that leaves over one of them near the corner returns over the other near it.
board-glue-corner-flip = The { $from } and { $to } edges are joined the other way round: a piece that leaves over one of them near their corner returns over the other far from it.
board-glue-turn = A piece that goes on after such an edge moves in turned directions until its move ends; then its directions are again those of its side.
board-glue-turn-flip = A piece that goes on after such an edge moves in directions that are turned and mirrored until its move ends; then they are again those of its side.
board-join = The { $edge } edges of { $from } are joined to the { $other } edges of { $to }, in this order.
board-join-ways = Every step is a way along files and ranks, as short as it can be: where joined edges meet, a diagonal step or a leap may have several such ways, and the piece may go to the end of each.
edge-left = left
edge-right = right
edge-lower = lower
edge-upper = upper
shift-up = { $count ->
    [1] one rank further upwards
   *[other] { $count-word } ranks further upwards
 }
shift-down = { $count ->
    [1] one rank further downwards
   *[other] { $count-word } ranks further downwards
 }
shift-right = { $count ->
    [1] one file further to the right
   *[other] { $count-word } files further to the right
 }
shift-left = { $count ->
    [1] one file further to the left
   *[other] { $count-word } files further to the left
 }
setup-waits = { $kind-a } waits behind { $cells }.
setup-shuffle = The pieces on { $cells-all } begin in a random order.
shuffle-one-on-both-colours = The { $kind-many } stand on { $place-many } of both colours.
shuffle-on-both-colours = { $kinds-the-and } stand on { $place-many } of both colours.
shuffle-between = The { $middle } stands between two { $outer-many }.
shuffle-protected = { $kinds-every-and } is protected.
shuffle-not = The order is not `{ $row }`.
shuffle-mirrored = The other side's pieces mirror this order.
shuffle-own = Each side has its own order.

# Places on the board
last-ranks = { $count ->
    [1] the last rank
   *[other] the last { $count-word } ranks
 }
but-last-ranks = { $count ->
    [1] any rank but the last rank
   *[other] any rank but the last { $count-word } ranks
 }
first-ranks = { $count ->
    [1] its first rank
   *[other] its first { $count-word } ranks
 }
    .their = { $count ->
        [1] their own first rank
       *[other] their own first { $count-word } ranks
     }
own-rank = its { $count-ordinal } rank
    .their = their own { $count-ordinal } rank
end-of-file = the last { $place } of a file
any-cell = any { $place }
no-cell = no { $place }
nowhere = nowhere
all-cells-but = any { $place } but { $cells-and }
cells = { $cells }
cell-list = { $parts-or }
    .all = { $parts-and }
one-rank = rank { $rank }
rank-range = ranks { $first }–{ $last }
ranks = ranks { $ranks-and }
one-file = file { $file }
file-range = files { $first }–{ $last }
files = files { $files-and }
rectangle = the rectangle { $corners }
each-side = { $places-or }
    .all = { $places-all-or }
of-side = { $cells } ({ $side })
    .all = { $cells-all } ({ $side })
of-one-side = { $cells } ({ $side } only)
    .all = { $cells-all } ({ $side } only)

# A rule that differs by side
for-side = { $side }: { $rule }

# Who made the game, and what its places are called
author = Author: { $name }.
licence = Licence: { $name }.
other-titles = In other languages: { $titles }.
note = { $text }
region-label = { $label }: { $cells-all }.

# Turns
turns-alone = { $side } plays alone.
turns-of-two = { $first } and { $second } move in turn; { $first } begins.
turns-of-many = The sides move in turn: { $sides-and }; { $first } begins.
team = { $sides-and } play as a team: they neither capture nor check each other, and win or lose together.
forward-in = On { $cells }, { $side } moves forward towards the { $edge } edge.
turn-move = A turn has a single move.
turn-moves = A turn has { $count-word } moves.
turn-first = The very first turn of the game has { $count ->
    [1] a single move
   *[other] { $count-word } moves
 }.
turn-grows = Each turn has { $count ->
    [1] one move
   *[other] { $count } moves
 } more than the turn before.
turn-check-ends = Giving check ends the turn at once.
pass-allowed = A side may pass instead of moving, unless it is in check.
pass-stuck = A side must pass if it has no other move, and may not pass otherwise.
passes-end = The game is over after { $count-word } passes in a row.

view-reach = Each side sees its own pieces, the { $place-many } to which they could move if it were its turn, and the pieces that they could capture. Everything else is hidden.
view-own = Each side sees only its own pieces.
view-neighbours = Each side sees its own pieces and the { $place-many } next to them. Everything else is hidden.
view-around = Each side sees its own pieces and the { $place-many } that a `{ $leaps }` could reach from one of them. Everything else is hidden.
view-teams = The sides of a team see the same.
view-moves = A side knows which moves it has, and nobody says more. When the game is over, all is shown.
view-knows = A side knows which moves it has.
view-tries = You may try any move that could be legal for what you see. An umpire refuses it if it is not legal; that costs nothing, but you may not try it again before the position has changed. Only you hear of it.
view-tries-heard = You may try any move that could be legal for what you see. An umpire refuses it if it is not legal; that costs nothing, but you may not try it again before the position has changed. Everybody hears that a move was refused, but not which.
view-tells-captures = The umpire tells where a piece was captured.
view-tells-captures-named = The umpire tells where a piece was captured, and whether it was one of these: { $kinds-or }.
view-tells-checks = The umpire tells when the side to move is in check.
view-tells-check-lines = The umpire tells when the side to move is in check and from where: on the file, the rank, the longer or the shorter diagonal, or by which piece that leaps.
view-tells-can-capture = The umpire tells when the side to move can capture with one of these: { $kinds-or }.
view-tells-capture-count = The umpire tells how many captures the side to move has with these: { $kinds-or }.
view-end = When the game is over, all is shown.

# Pieces
moves = { $ways-alternatives }{ $only }{ $within }{ $when }.
piece-moves = { $ways-alternatives }

# Pieces: how they move, from Betza notation. A leg is a verb, how far, where to and what else applies. `infinitive`: may then …
moves-as = moves as `{ $text }`
go = { $first }{ $verb }{ $far } { $ways-or }{ $notes-next }
    .infinitive = { $verb-infinitive }{ $far } { $ways-or }{ $notes-next }
act = { $first }{ $verb }{ $notes-next }
    .infinitive = { $verb-infinitive }{ $notes-next }
go-in-legs = { $first }{ $legs-next }
go-then = , then { $leg }
go-may-then = { " " }and may then { $leg-infinitive }
go-repeatedly = (any number of times: { $legs-next })
on-its-first-move-from-third = on its first move, from the third rank,{ " " }
cannot-move = cannot move
    .infinitive = not move
may-pass = may pass
imitates = moves like the piece moved last by the opponent
does-move = moves
    .infinitive = move
does-go = goes
    .infinitive = go
does-step = steps
    .infinitive = step
does-slide = slides
    .infinitive = slide
does-leap = leaps
    .infinitive = leap
does-capture = captures{ $whom }
    .infinitive = capture{ $whom }
does-move-or-capture = moves or captures{ $whom }
    .infinitive = move or capture{ $whom }
does-return = returns to where it came from
    .infinitive = return to where it came from
does-capture-back = captures back where it came from
    .infinitive = capture back where it came from
does-zigzag = zigzags
does-curve = moves in a curve
moves-anywhere = moves to any empty { $place }
leaps-anywhere = leaps to any { $place }
captures-anywhere = captures{ $whom } anywhere on the board
castles = castles { $side }: goes { $count ->
    [1] one { $place }
   *[other] { $count-word } { $place-many }
 } towards an unmoved friend { $friend }, which lands on its other side
friend-at-edge = at the edge
friend-from-edge = { $count ->
    [1] one { $place } from the edge
   *[other] { $count-word } { $place-many } from the edge
 }
whom-friend = { " " }a friend
whom-any = { " " }friend or foe
whom-royal = { " " }a royal foe
whom-friend-or-royal = { " " }a friend or a royal foe
whom-en-passant = { " " }en passant
far-any = { " " }any distance
far-at-any = { " " }at any distance
far-at-least = { " " }at least { $count-word } { $place-many }
far-exactly = { $count ->
    [1] { " " }one { $place }
   *[other] { " " }exactly { $count-word } { $place-many }
 }
far-up-to = { " " }up to { $count-word } { $place-many }
far-between = { " " }{ $least-word } to { $most-word } { $place-many }

# Pieces: where to, from Betza notation
ways-of-squares = { $others-next }{ $count-word } { $place-many } { $ways-or }
or-of-squares = { $count-word } or{ " " }
straight-forward = straight forward
straight-backward = straight backward
straight-forward-or-backward = straight forward or backward
straight-or-diagonally-forward = straight or diagonally forward
straight-or-diagonally-backward = straight or diagonally backward
diagonally-forward = diagonally forward
diagonally-backward = diagonally backward
diagonally-right = diagonally to the right
diagonally-left = diagonally to the left
diagonally-forward-right = diagonally forward to the right
diagonally-forward-left = diagonally forward to the left
diagonally-backward-right = diagonally backward to the right
diagonally-backward-left = diagonally backward to the left
backward = backward
forward-or-backward = forward or backward
sideways = sideways
oblique-leap = { $far-word } { $place-many } straight and { $aside-word } sideways{ $only }
only-ways = { " " }({ $ways-or })
so-many = { $count-word } { $way }
half-handed = { $right ->
    [yes] in the right-handed half of its leaps
   *[no] in the left-handed half of its leaps
 }
through-layers = by { $leap } through the layers
turning-knight = like a knight, { $turns-or }
turning-oblique = { $far-word } by { $aside-word } { $place-many }, { $turns-or }
outward = outward
outward-orthogonally = outward orthogonally
outward-diagonally = outward diagonally
turn-any-but-back = in any direction but straight back
straight-on = straight on
at-right-angle = at a right angle
at45 = at 45°
at135 = at 135°
half-right = half right
half-left = half left
sharply-right = sharply back to the right
sharply-left = sharply back to the left
one-leap-round = one leap round
two-leaps-round = two leaps round
to-same-side = { $by } to the same side as before
to-other-side = { $by } to the other side than before

# Pieces: what else applies to a leg, from Betza notation
by-hopping-one = { " " }by jumping over exactly one piece, landing anywhere beyond it
by-hopping-many = { " " }by jumping over one or more pieces, landing anywhere beyond
by-hopping-behind = { " " }by jumping over the first piece in its way, landing right behind it
in-all = ,{ $far } in all
times-any = , any number of times in a line
times-at-least = , at least { $count-word } times in a line
times-exactly = , exactly { $count-word } times in a line
times-up-to = , up to { $count-word } times in a line
times-between = , { $least-word } to { $most-word } times in a line
steps-at-least = { " " }for at least { $count-word } steps
steps-exactly = { " " }for exactly { $count-word } steps
steps-up-to = { " " }for up to { $count-word } steps
turning-by-turns = , turning right and left by turns at every step
turning-the-same-way = , turning the same way at every step
only-to-capture = , only to capture
capturing-only = , capturing only{ $whom }
capturing = , capturing{ $whom }
also-en-passant = , also en passant
lame-oblique = { " " }without jumping (first { $straight ->
    [1] one { $place }
   *[other] { $straight-word } { $place-many }
 } straight, then { $diagonal-word } diagonally outward)
lame-straight = { " " }if nothing stands in between
if-something-between = { " " }if something stands in between
jumping-first = , jumping { $count ->
    [1] the first { $place }
   *[other] the first { $count-word } { $place-many }
 } whatever stands there
sparing-royals = , never capturing a royal piece
putting-back = , putting the captured piece on the { $place } it came from
changing-places = , swapping places with the captured piece
edges-joined = , the left and right edges being joined
to-empty-square = { " " }to an empty { $place }
whatever-stands = { " " }whatever stands there
onto-piece = { " " }onto a piece, leaving it there
up-to-first-piece = { " " }up to the first piece, leaving it there
capturing-or-leaving = , capturing or leaving what stands there
as-far-as-before = , as far as before
as-a-whole = , as a whole { $ways-or }

# Pieces: how they move, from vectors
leaps-as-knight = leaps two { $place-many } straight and one sideways, whatever stands between
leaps-as-hex-knight = leaps to the nearest { $place-many } on none of its lines and diagonals, whatever stands between
steps = { $first }{ $verb } { $ways-or }{ $purpose-next }{ $free }{ $passing }
on-its-first-move = on its first move{ " " }
slides = slides any distance
leaps = leaps
steps-one = steps one { $place }
goes-exactly = goes { $count-word } { $place-many }
goes-between = goes { $least-word } to { $most-word } { $place-many }
orthogonally = orthogonally
diagonally = diagonally
in-any-direction = in any direction
like-a-knight = like a knight{ $explained }
orthogonally-in-layers = orthogonally (along a rank or a file, or straight up or down)
diagonally-in-layers = diagonally (within its layer, or up or down along a rank or a file)
space-diagonally = along a space diagonal (through the corners of its { $place })
like-a-knight-in-layers = like a knight{ $explained }, within its layer or up or down through the layers
in-any-direction-in-layers = in any direction: orthogonally, diagonally or along a space diagonal
that-is-two-and-one = { " " }(two { $place-many } straight and one sideways, whatever stands between)
that-is-nearest = { " " }(to the nearest { $place-many } on none of its lines and diagonals, whatever stands between)
in-directions = in the { $count-word } directions of the diagram
direction = { $parts-and }
so-far = { $count } { $way }
forward = forward
back = back
to-the-right = to the right
to-the-left = to the left
up = up
down = down
straight-ahead = straight ahead
straight-back = straight back
ahead-right = ahead to the right
ahead-left = ahead to the left
back-right = back to the right
back-left = back to the left
without-capturing = { " " }without capturing
to-capture = { " " }to capture
to-capture-en-passant = { " " }to capture en passant
to-capture-also-en-passant = { " " }to capture, also en passant
to-capture-royal = { " " }to capture a royal piece
capturing-own = , capturing pieces of its own side, too
if-nothing-between = , if nothing stands in between
may-be-captured-en-passant = , and may then be captured en passant
only-from = , only from { $from }
only-to = , only to { $to }
only-from-to = , only from { $from } to { $to }
only-within = , but only between { $cells-all }
only-while = , only while { $tests-and }
never-moves = It never moves.
faces-royal = It attacks the enemy { $kind } along an open file at any distance: the two may never face each other on a file with no piece between them.
first-move-always = It may make its long first move from any { $place } and more than once.
first-move-on = Its first move may be made whenever it stands on { $cells }.
en-passant = En passant: an enemy piece that has just passed over a { $place } with such a long first move may be captured on that { $place }, but only with the next move.
confined = It never leaves { $cells }.
royal-checked = Royal: check and checkmate concern this piece.
royal-lost = Royal: a side that loses it loses the game.
royal-last = It is royal only while it is the last of its side.
royal-without = It is royal only while its side has no other { $kinds-or }.
royal-up-to = It is royal only while its side has no more than { $count } of it.
royal-up-to-with = It is royal only while its side has no more than { $count } of it, each { $kinds-and } counted with it.
startled = It loses the right to that first move when an enemy { $kinds-or } moves into line with it, even with pieces between. It may not make that move while in check.
not-capturable = It cannot be captured.
not-capturable-by = It cannot be captured by { $kinds-lead-a-or }.
capturable-by = It can be captured only by { $kinds-lead-a-or }.
no-hop-over = It cannot jump over { $kinds-many-or }.
captured-as = When captured, it becomes { $kind-a }.
value = It counts as { $pawns } pawns.

# Promotion
promotes-everywhere = It { $always ->
    [yes] turns
   *[no] may turn
 } into { $forms-instead } with every { $captures ->
    [yes] capture
   *[no] move
 }.
promotes-inside = It { $always ->
    [yes] promotes
   *[no] may promote
 } to { $forms-instead } when a { $captures ->
    [yes] capture
   *[no] move
 } of it begins or ends on { $cells }.
promotes-leaving = It { $always ->
    [yes] promotes
   *[no] may promote
 } to { $forms-instead } when a { $captures ->
    [yes] capture
   *[no] move
 } of it begins on { $cells }.
promotes-arriving = When a { $captures ->
    [yes] capture
   *[no] move
 } takes it to { $cells }, it { $always ->
    [yes] promotes
   *[no] may promote
 } to { $forms-instead }.
promotes-entering = When a { $captures ->
    [yes] capture
   *[no] move
 } takes it to { $cells } from outside, it { $always ->
    [yes] promotes
   *[no] may promote
 } to { $forms-instead }.
promotes-forced = It must promote on { $cells-all }.
promotes-chain-end = If it only passes there while capturing and goes on, it does not promote.
promotes-chain-stops = If it promotes by a capture, the move ends there, even if it could capture again.
promotes-chain-at-once = If it promotes by a capture and can capture again, it goes on in the same move as the new piece.
promotes-staying = It { $also ->
    [yes] may also
   *[no] may
 } promote to { $forms-instead } as a move of its own while it stands on { $cells }: on its { $place }, or on an empty { $place } that the new piece could go to from there.
promotes-from-hand = The new piece is taken from the hand, so only pieces in hand can be chosen.
promotes-last-anywhere = The last one of a side may promote anywhere.
promotes-last = The last one of a side promotes on { $cells } instead.
promotes-peacefully = A promotion may not give check, and the new piece may not attack anything.
promotion-limit-one = It may not promote while its side has { $kind-a } on the board.
promotion-limits = A side may not have more than { $held-and } by promotion.
promotion-stuck = It may not move where it must promote while no piece to promote to is available.
one-of = { $kinds-lead-a-or }
one-of-side = { $kinds-lead-a-or } ({ $side })

# Drops of one kind of piece
piece-drop-region = It may be dropped only on { $cells }.
piece-drop-forms = It may be dropped as { $kinds-lead-a-or }.
piece-drop-file = It may not be dropped on a file that holds { $kind-a } of its side.
piece-drop-file-many = It may not be dropped on a file that holds { $held } of its side.
piece-drop-colours = The { $kind-many } of a side are dropped on { $place-many } of different colours.
piece-drop-no-mate = It may not be dropped to give checkmate.
piece-drop-mate-loses = Dropping it to give checkmate loses the game.

# Check and capture
check = A side whose { $kinds-or } is attacked is in check; no move may leave its own { $kinds-or } in check.
check-last = A side whose { $kinds-or } is attacked is in check; no move may leave its own last one in check.
check-all = A side with one { $kinds-or } may not leave it attacked (in check) with its move. A side with several { $kinds-many-and } is in check only when all of them are attacked.
check-none = There is no check: a side may leave its { $kinds-or } under attack or move it into attack, and it can be captured.
check-forbidden = No move may give check either.
check-forbidden-unless-mate = No move may give check, except one that checkmates.
check-stays = { $kinds-lead-a-or } in check may not move away: the side must block the check or capture the checking piece.
bikjang = When the { $kinds-many-or } face each other along an open file, the side to move must end this or pass. If they still face each other after its move, the game is drawn.
blast-royal = No move may blow up its own { $kinds-or }. A { $kinds-or } cannot capture, and beside the enemy { $kinds-or } it is never in check; blowing up the enemy { $kinds-or } wins at once, even out of check.
check-by-legal-captures = { $kinds-lead-a-or } is attacked only by a piece that could really capture it: a capture that the rules below forbid is no attack.
check-before-effects = { $kinds-lead-a-or } must be safe right after the move itself, and again after everything that follows from it.
capture-forced = Capturing is compulsory: a side that can capture must do so, but may choose which capture to make.
capture-forced-most = Capturing is compulsory, and of all possible captures a side must choose one that takes the most pieces.
capture-chain-may = A piece that has captured may capture again in the same move, from where it has landed.
capture-chain-must = A piece that has captured must capture again in the same move as long as it can. If it can land on several { $place-many } behind a captured piece, it must choose one from which it can go on.
capture-removed-at-end = Captured pieces are removed when the move ends. Until then they stand in the way, and none can be captured twice.
capture-no-turning-back = After a capture, the next one may not go straight back.
blast-neighbours = Every capture is an explosion: the captured piece, its captor and everything on the { $place-many } around it, friend or foe, leave the board.
blast-reach = Every capture is an explosion: the captured piece, its captor and everything that a `{ $area }` could reach from it, friend or foe, leave the board.
blast-spares = Of the pieces around it, only { $kinds-many-and } survive.
blast-immune = Explosions do not affect { $kinds-many-and }, even when they capture.
blast-stones = Walls remain where { $kinds-many-and } are blown up.
petrifies-captor = { $kinds-lead-a-or } that captures turns to stone where it arrives. The stone is a wall: nothing can enter or pass it for the rest of the game.
petrifies-royal = { $kinds-lead-a-or } cannot capture, because it would also turn to stone.
flips-lines = Enemies in an unbroken straight line between the piece that arrives and another of its side change sides.
flips-neighbours = Enemies next to where a piece arrives change sides.
flips-touched = Enemies next to where a piece arrives change sides, if it moved there or was dropped next to a piece of its side.

# Castling
castling-is = Castling is a move of the { $king }{ $from } and { $partner-lead-a-or } together; neither may have moved before.
castling-for = For { $sides-and } castling is a move of the { $king }{ $from } and { $partner-lead-a-or } together; neither may have moved before.
castling-ways = { $ways-ways }.
castling-way = with the { $partner }{ $which } the { $king } goes to the { $to }-file{ $beside }
on-cells = { " " }on { $cells }
towards-file = { " " }towards the { $file }-file
castling-other-to = { " " }and the other to the { $file }-file
castling-partner-beside = Then the { $partner } goes to the { $place } beside the { $king }, on its inner side.
castling-other-beside = Then the other goes to the { $place } beside the { $king }, on its inner side.
castling-path = No other piece may stand on the { $place-many } that the two pieces cross or arrive on.
castling-checks = The { $king } may not castle out of check, and it may not cross or arrive on an attacked { $place }.
castling-dropped = Both count as not having moved when they are dropped on these { $place-many }.
castling-exclusive = After this, the other sides can no longer castle on the same wing.
castling-wins = A side that castles in this way wins, and a side that can no longer do so loses.

# Walls
wall-instead = Instead of moving, a side may put { $wall }.
wall-after = After moving a piece, the side puts { $wall }.
wall-anywhere = a wall on any empty { $place }
wall-arrow = a wall on an empty { $place } that the piece, from where it now stands, could move to
wall-duck = the only wall, the duck, on another empty { $place }
wall-edge = a wall on an empty { $place } at the edge of the board or beside a wall
wall-trail = a wall on the { $place } that the piece has left
walls-block = Nothing can stand on a wall or slide through it.
walls-on = Walls are put on { $cells }.

# Hands and gates
hand-begins = Each side begins with { $held-and } in hand.
hand-side-begins = { $side } begins with { $held-and } in hand.
captured-to-captor = A captured piece changes sides and goes to the hand of the side that captured it.
captured-to-owner = A captured piece returns to the hand of its own side.
captured-to-partner = A captured piece goes to the partner at another board; pieces the partner captures there come to the hand here.
hand-reverts = A promoted piece becomes { $kind-a } again when it is captured.
drop-endless = Instead of moving, a side may put a new { $kinds-or } on an empty { $place }; the supply is unlimited.
drop-only = On its turn, a side drops a piece from its hand on an empty { $place }.
drop-instead = Instead of moving, a side may drop a piece from its hand on an empty { $place }.
drop-region = Pieces are dropped only on { $cells-their }.
drop-first = Until these { $place-many } are full, pieces are dropped only on { $cells-all }.
drop-no-check = A drop may not give check.
drop-must = Drops come first: while a side can drop { $kinds-lead-a-or }, it must do so.
hand-waits = A side without a legal move waits if a piece that its partner may still capture would give it one: this is neither checkmate nor stalemate, and its clock runs.
encloses-lines = A drop must enclose enemies: at least one unbroken straight line of enemies between the dropped piece and another of its side.
encloses-friends = Pieces are dropped only next to a piece of the same side.
encloses-apart = Pieces are not dropped beside an enemy.
encloses-stacked = Pieces are dropped only on the first rank or on top of a piece.
encloses-slides = Pieces are dropped only on { $place-many } where they would stop when sliding in from an edge.
encloses-lines-over-walls = A piece must be dropped next to an enemy and in line with another piece of its side, with only enemies and walls between them.
encloses-falls = Pieces are dropped only on { $place-many } where they would stop when sliding in from the first file or rank, or when falling from the last one past all pieces.
gate-hand = When a piece that has not moved yet leaves its { $place } on { $cells }, { $kinds-lead-a-or } from the hand may be put on that { $place }, as part of the same move. When castling, it is put on one of the two { $place-many } that become empty.
gate-captured = If a piece is captured before it moves, no piece enters in its place.
gate-behind = When a piece that has not moved yet leaves its { $place } on { $cells }, { $kinds-lead-a-or } that waits behind it enters on that { $place }; it is lost if the piece in front is captured there.

# Triggers: when they happen
borrows-instead = While any { $lenders-many-and }{ $whose } are on { $cells }, { $kinds-lead-a-or } moves and captures like each of them, and not in its own way.
borrows-also = While any { $lenders-many-and }{ $whose } are on { $cells }, { $kinds-lead-a-or } also moves and captures like each of them.
counter-starts = Every side starts with { $n } { $counter }.
trigger = When { $events-or }{ $sides }{ $along }{ $tests }{ $delay }: { $effects-then }.
action = Instead of moving, a side may choose “{ $name }”{ $sides }{ $aim }{ $tests }: { $effects-then }.
action-must = Before anything else, a side must choose “{ $name }”{ $sides }{ $aim }{ $tests }: { $effects-then }.
homes = The starting { $place } of a piece is the one on which such a piece of its side starts; if there are several, the one of the colour of the { $place } where it stands or was captured, or else the one on the file of that { $place }.
action-aim = { " " }for one of these: { $cells }
trigger-sides = { " " }(for { $sides-and } only)
trigger-along = , in each direction of a piece that { $ways-alternatives }
trigger-tests = , if { $tests-and }
trigger-delay = , { $turns ->
    [one] { $turns-word } turn
   *[other] { $turns-word } turns
 } later
on-game-start = the game starts
on-turn-start = a side's turn begins
on-turn-end = a side's turn ends
on-before-move = a side is about to move
on-after-move = a side has moved
on-drop = a piece has been dropped
on-capture = a piece has captured
on-promotion = a piece has promoted
on-gating = a piece has entered through a gate
on-elimination = a side has put another one out of the game, or is out without another side's doing

# Triggers: sides and cells
that-side = that side
its-side = its side
other-side = the other side
ally-side = the allied side
every-side = every side
any-side = any side
own-pieces-on = that side's pieces on { $cells }
enemy-pieces-on = the other side's pieces on { $cells }
ally-pieces-on = the allied side's pieces on { $cells }
the-cells-on = the { $place-many } on { $cells }
spot-board = the board
spot-from = the { $place } where the move began
spot-piece = the { $place } of the piece
spot-to = the { $place } where the move ended
spot-aim = the chosen { $place }
spot-captured = the { $place } of the capture
spot-partner = the { $place } where the castling partner ended
next-to = the { $place-many } next to { $spot }
reached-from = the { $place-many } that a piece reaches which { $ways-alternatives } from { $spot }
ahead-of = { $n ->
    [1] the { $place } straight ahead of { $spot }
   *[other] the { $place } { $n } steps ahead of { $spot }
 }
behind = { $n ->
    [1] the { $place } straight behind { $spot }
   *[other] the { $place } { $n } steps behind { $spot }
 }
first-ahead = the { $place } of the first piece straight ahead of { $spot }
capturable-from = the { $place-many } on which the piece there could capture ({ $spot })
crossing-with = the { $place-many } where rank and file cross those of its { $kinds-many-and } ({ $spot })
cells-where = { $spot }{ $within }{ $holding }{ $except }{ $relations-next }
attacked-by = , where { $side } could capture
beside = , beside { $range } { $kinds-many-and }{ $whose }
beside-reached = , with { $range } { $kinds-many-and }{ $whose } where a piece that { $ways-alternatives } would arrive
within = { " " }within { $cells }
holding = { " " }with { $kinds-many-and }{ $whose }
of-that-side = { " " }of that side
of-other-side = { " " }of the other side
of-ally-side = { " " }of the allied side
except = , { $kinds-many-and } excepted,

# Triggers: conditions
from-to = { $least } to { $most }
at-least = at least { $least }
at-most = at most { $most }
any-number = any number of
test-before = before that { $test }
test-mover = the piece that moves is { $kinds-lead-a-or }
test-captured = a captured piece is { $kinds-lead-a-or }
test-promoted = the new piece is { $kinds-lead-a-or }
test-from = the move begins on { $cells }
test-to = the move ends on { $cells }
test-along = the move goes in that direction
test-check = it gives check
test-count = there are { $range } of { $cells }
test-none = there are none of { $cells }
test-hand = { $side } has { $range } { $kind-many } in hand
test-counter = { $side } has { $range } { $counter }
test-turns = { $range }{ $every } turns have been played
multiple-of = , a multiple of { $n }
all-tests = { $tests-and }
not-true = it is not true that { $test }

# Triggers: effects
effect-clear = any piece on { $cells } is removed from the board
effect-place = a new { $kind } of { $side } is placed on { $cells }, if empty
effect-become = any piece on { $cells } becomes { $kind-a }
effect-convert = any piece on { $cells } joins { $side }
effect-move-or-stay = any piece on { $cells } moves { $steps }, if it can
effect-move-or-go = any piece on { $cells } moves { $steps }; if it cannot, it is removed
effect-move-or-forbid = any piece on { $cells } moves { $steps }; if it cannot, the move is not allowed
step-right = { $n } to the right
step-left = { $n } to the left
step-forward = { $n } forward
step-back = { $n } back
step-up = { $n } up
step-down = { $n } down
step-ahead = { $n } ahead
step-behind = { $n } the opposite way
step-ahead-far = ahead as far as it can
step-behind-far = the opposite way as far as it can
step-to = to { $cells }
step-home = to the starting { $place }
step-far = as far as it can
effect-swap = the piece on { $cells } and the piece on { $others } change places
effect-swap-or-forbid = the piece on { $cells } and the piece on { $others } change places; if one of them is missing, the move is not allowed
effect-rebirth = captured { $kinds-many-and }{ $except } come back { $goal }, if it is empty
effect-rebirth-or-forbid = captured { $kinds-many-and }{ $except } come back { $goal }; if it is not empty, the move is not allowed
effect-wall = { $cells } becomes a wall, if empty
effect-open = walls on { $cells } are removed
effect-hand-gets = { $side } gets { $held } in hand
effect-hand-loses = { $side } loses { $held } in hand
effect-moved = any piece on { $cells } counts as having moved
effect-unmoved = any piece on { $cells } counts as unmoved
effect-no-castling = { $side } can no longer castle
effect-no-castling-right = { $side } can no longer castle to the right
effect-no-castling-left = { $side } can no longer castle to the left
effect-en-passant = the piece may be captured en passant on { $cells }
effect-no-en-passant = nothing may be captured en passant
effect-count = { $side } { $changes-and }
counter-set = is set to { $n } { $counter }
counter-gets = gets { $amount }{ $each }
counter-loses = loses { $amount }{ $each }
counter-amount = { $n ->
    [1] { $n } { $counter-one }
   *[other] { $n } { $counter }
 }
for-each = { " " }for each of { $cells }
effect-turn-again = the side makes one more move
effect-turn-end = the side's turn ends
effect-win = { $side } wins
effect-loss = { $side } loses
effect-forbid = the move is not allowed

# Terrain
terrain-fences = Fences, which only leaps can cross: { $at }.
terrain-cracked = Cracked walls, which a bomb destroys: { $at }.
terrain-ice = Ice, on which pieces keep sliding: { $at }.
terrain-exits = Exits: { $at }.
terrain-belt = Belts that carry to the { $toward }: { $at }.
terrain-one-way = Entered only towards the { $toward }: { $at }.
terrain-door = A door of colour { $colour }: { $at }.
terrain-gate = A gate, open while { $all ->
    [yes] all plates are
   *[no] a plate is
 } down on channel { $channel }: { $at }.
terrain-plate-hold = A plate of channel { $channel } that stays down while something stands on it: { $at }.
terrain-plate-latch = A plate of channel { $channel } that stays down permanently: { $at }.
terrain-plate-toggle = A plate of channel { $channel } that changes with every arrival: { $at }.
terrain-warp = A pad leads from { $from } to { $to }.
terrain-promotion = Pieces promote on { $at }.
terrain-item = { $item } lies on { $at }.
terrain-l-paths = { $kinds-lead-a-and } leaps only if one of its two paths is free of walls and closed doors.
terrain-warp-captures = A pad captures an enemy on its exit.
terrain-warp-forbidden = Pads whose exit is occupied may not be entered.
north = north
north-east = northeast
east = east
south-east = southeast
south = south
south-west = southwest
west = west
north-west = northwest
item-key = a key of colour { $colour }
item-sword = a sword
item-shield = a shield
item-ward = a ward
item-form = the form of { $kind-a }
item-bomb = a bomb
item-coin = a coin

# Levels
quest-is = { $side }: { $aims-and }.
quest-no-pieces = { $side } must keep at least one piece.
quest-lost = It is lost when no { $who } is left.
quest-moves = It is lost after more than { $most } moves.
quest-rounds = It is lost after more than { $most } rounds.
aim-take-everything = capture everything
aim-take-all = capture every { $who }
aim-exit-all = bring every { $who } to the exit
aim-exit = bring { $count } { $who } to the exit
aim-survive = survive { $rounds } rounds
aim-collect = collect { $count } { $item }
aim-place = bring { $who } to { $at }
aim-visit = visit { $at }
aim-promote = promote { $count } times
aim-material = have { $least } points of material
aim-protect = keep a { $who }
aim-any = { $aims-or }
aim-all = { $aims-and }
who = { $kind }
who-of-side = { $side } { $kind }
who-named = { $kind } { $tag }
who-of-side-named = { $side } { $kind } { $tag }

# The end: results
it-loses = it loses
it-wins = it wins
game-drawn = the game is drawn
fewest-win = the side with fewer pieces on the board wins; with equal numbers the game is drawn
most-win = the side with more pieces on the board wins; with equal numbers the game is drawn
named-loses = { $side } loses
named-wins = { $side } wins
named-draws = { $side } has a draw
causer-loses = the side that caused it loses
causer-wins = the side that caused it wins
side-wins = wins
side-loses = loses
side-draws = draws the game
side-ends-fewest = ends the game, and the side with the fewest pieces wins
side-ends-most = ends the game, and the side with the most pieces wins

# The end: mate
checkmate = Checkmate: when the side to move is in check and has no legal move, { $result-and }.
stalemate = Stalemate: when the side to move is not in check and has no legal move, { $result-and }.
no-move = When the side to move has no legal move, { $result-and }.
royals-blown-up = A side whose { $kinds-or } is blown up or captured loses.
royals-captured = A side whose { $kinds-or } is captured loses.
mate-not-by = A side that gives checkmate with { $kinds-lead-a-or } alone loses.
mate-needs-check-by = Checkmate is a draw unless { $kinds-lead-a-or } gave one of the unbroken series of checks before it.

# The end: goals
goal = A side wins when it brings { $who } to { $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }{ $blocked }.{ $reply }
pieces = { $held }
its-piece = its { $kinds-or }
of-its-pieces = { $count-word } of its { $kinds-many-and }
goal-held = { $many ->
    [yes] { " " }and keeps them there until its next turn begins
   *[no] { " " }and keeps it there until its next turn begins
 }
goal-safe = { $many ->
    [yes] { " " }where they cannot be captured at once
   *[no] { " " }where it cannot be captured at once
 }
goal-blocked = , or has one of them there while every other { $place } there is occupied
goal-reply = { " " }When { $first } does so, { $second } may still do the same with its next move, and then the game is drawn.
goal-replies = { " " }Sides that have yet to move in the same round may still do the same, and then it is a draw.
connect-line = A side with { $count-word } { $kinds-many-and } side by side in a line { $result }{ $along }.
connect-collinear = A side with { $count-word } { $kinds-many-and } anywhere on one line { $result }{ $along }.
connect-block = A side with a full block of { $size } by { $size } { $kinds-many-and } { $result }.
connect-chain = A side with a chain of { $kinds-many-and } from { $from } to { $to } { $result }{ $along }.
counted-along = , counted along the lines of a piece that { $ways-alternatives }
full-board = When no { $place } is empty, { $result }.
checks-given = A side that has given { $count ->
    [one] { $count-word } check
   *[other] { $count-word } checks
 } wins at once.

checks-win = Giving { $count ->
    [one] { $count-word } check
   *[other] { $count-word } checks
 } wins at once.

# The end: lost pieces
extinction-loses = { $who } loses when it { $left }{ $others }{ $reply }.
extinction-wins = { $who } wins when it { $left }{ $others }{ $reply }.
extinction-ends = When { $who } { $left }{ $others }, { $result }{ $reply }.
a-side = a side
the-sides = { $sides-or }
nothing-left = has no piece left
none-left = has no { $kinds-or } left
one-left = has a single piece left
few-left = has only { $held } or fewer left
few-of-kind-left = has only { $count ->
    [one] { $count-word } { $kinds-or }
   *[other] { $count-word } { $kinds-many-and }
 } or fewer left
while-others-have = { " " }while the other side has { $count-word } or more
unless-reply = , unless it can reduce the other side to the same with its next move
eliminated-stay = The pieces of a side that is out stay on the board and may be captured.
eliminated-vanish = The pieces of a side that is out leave the board.
eliminated-obstacles = The pieces of a side that is out stay on the board as obstacles: nobody may capture them.
eliminated-captor = When a side is out, its royal pieces leave the board, and its other pieces go over to the side that put it out; if no other side did, all of them stay as obstacles.
last-side-wins = The last side left wins.
last-team-wins = The last team left wins.
team-falls = A team has lost as soon as one of its sides has.
score-decides = When only one side or team is left, or the game would be a draw, the side or team with the most { $counter } wins, even if it is out.

# The end: draws
move-rule = The game is drawn after { $moves } moves of each side without { $reset }{ $claim }.
a-capture = a capture
a-capture-or-move = a capture or a move of { $kinds-lead-a-or }
move-rule-claim = { " " }when a player claims it; after { $last } without a claim
move-rule-checks = Of the checks a side gives, only the first { $count-word } count towards this limit.
repetition = When the same position occurs for the { $times-ordinal } time, { $result-and }{ $claim }.
repetition-claim = { " " }when a player claims it; for the { $last-ordinal } time, without a claim
perpetual-check = But a side loses if it alone gave check with every move of the repetition.
chase = A side loses if it alone chased the same piece with every move of the repetition. Chasing means threatening anew to capture a piece that is not protected.
chase-free = { $kinds-many-and } may chase any piece.
chase-prey = { $prey-and } may be chased.
chase-threats = Threats { $threats-and } count even when the piece is protected.
prey = { $kinds-many-and }
prey-at-home = { $kinds-many-and } on { $cells-their }
threat = to { $stronger-lead-a-or } by { $weaker-lead-a-or }
to-and-fro = A side that moves { $kinds-lead-a-or } back and forth for { $turns-word } turns in a row loses, unless it was in check.
counting-board = { $once }{ $who } may count its moves: if the count reaches { $limit } without checkmate, the game is drawn.
counting-bare = { $once }a side with only its king counts its moves: the game is drawn after { $limits-and }.
counting-once = once no { $kinds-or } is left on the board,{ " " }
counting-from-pieces = The count starts at the number of pieces on the board instead of one.
more-than-king = a side that has more than its king
more-than-king-at-most = a side that has more than its king, but no more than { $held },
limit-against = { $limit } against { $held-and }
limit-against-rest = { $limit } against anything else

# The end: declarations and points
declaration = The side to move, unless in check, may declare { $win ->
    [yes] a win
   *[no] a draw
 } when its king is on { $cells }{ $company }{ $needed }.{ $worth }
with-more = { " " }with { $held } more
it-has-points = { " " }and it has { $points-or }
points = { $points } points
points-of-side = { $points } points ({ $side })
pieces-count = { " " }Pieces there and in hand count: { $worth-comma }.
points-for-each = { $points } for each { $kinds-or }
points-for-kind = { $points } for { $kind-a }
points-for-side = { $points } for being { $side }
draw-to-most-pieces = A game that would be drawn is won by the side with more pieces on the board.
draw-to-most-points = A game that would be drawn is won by the side with more points.
draw-points = Points are counted by what a side has on the board: { $points-and }.
draw-won-by = A game that would be drawn is won by { $side }.

# The sides of games whose players call them by other names
noun-side-white = { $custom ->
    [xiangqi] red
    [janggi] Cho
    [shogi] Sente
   *[other] white
 }
noun-side-black = { $custom ->
    [janggi] Han
    [shogi] Gote
   *[other] black
 }

# What nature decides
chance-die = Before each turn a die is rolled. The side to move must then move a piece of the kind that it shows, or promote a piece to it. The die shows { $kinds-or }; a kind that can do neither is not rolled.
chance-bag = At the start, the bag of each side has { $held-and }.
chance-covered = { $kind-a } lies face down. When it has moved, it becomes a piece drawn from the bag of its side.
chance-unknown = Nobody learns what a captured { $kind } was.
chance-captor = Only the side that captures { $kind-a } sees what it was, not its owner.
chance-all = All see what a captured { $kind } was.
chance-face-down = At the start, pieces that belong to nobody lie face down on { $cells }. Nothing can move there or capture them.
chance-turn-up = Instead of moving, a side may turn one of them up. It becomes a piece drawn from the bags of all sides together.
chance-first-own = The first piece that is turned up belongs to the side that turns it up.
