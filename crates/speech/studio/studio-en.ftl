# The workshop. Its program is fetched when somebody wants to make a game.

studio-rail = Parts of the game
studio-middle = Board
studio-leave = Leave
studio-leave-more = Back to the table (everything is saved)
studio-title = Name of the game
studio-pane-start = Begin
studio-pane-board = Board
studio-pane-setup = Set-up
studio-pane-pieces = Pieces
studio-pane-rules = Rules
studio-pane-text = Text
studio-pane-share = Share
studio-board-label = The board. Use the arrow keys to move around and Enter to click a cell.
studio-broken = The text has a mistake. This is the last version without one.
studio-cell = { $cell }: { $side }, { $piece }

# The bar below
studio-no-problems = No problems
studio-problems = { $count ->
    [one] { $count } problem
   *[other] { $count } problems
}
studio-undo = Undo: { $what }
studio-redo = Redo: { $what }
studio-play = Play
studio-play-last = Play the last good version
studio-play-more = Play against the computer

# Begin
studio-start-lead = Change anything: the board, the pieces, the rules. Undo takes back every step.
studio-ideas = Try one of these
studio-idea-knights = Let the knights also step one square
studio-idea-wall = Make two holes in the middle of the board
studio-idea-checks = Win by giving check three times
studio-own = My games
studio-forget-sure = Really delete { $game }?
studio-new = Start something new
studio-blank = Empty board
studio-file = Open a file
studio-paste = Paste a link, a document or a variants.ini
studio-fork = Or change a game that exists
studio-opened = Opened.
studio-opened-shared = This is { $game }. Press Play, or change it: your copy is your own.
studio-opened-changed = Opened. The game on which it is based has changed since it was shared, so it may play differently.
studio-open-empty = There is nothing to open. Paste a link or the text of a document.
studio-open-failed = This cannot be opened: { $why }
studio-other-tab = This game is open in another tab, so you are changing a copy of it here.
studio-not-kept = This browser does not store your game. Save it to a file under Share before you close the page.

# Board
studio-files = Files
studio-ranks = Ranks
studio-joined = The left and right edges are joined
studio-board-fixed = The size of this board can be changed in the rules and in the text.
studio-brush = Click or drag on the board
studio-brush-select = Choose a piece
studio-brush-hole = Make holes
studio-brush-erase = Erase
studio-opposite = The other side:
studio-opposite-mirror = mirrored
studio-opposite-turn = turned
studio-opposite-none = nothing
studio-regions = Regions
studio-regions-lead = A region is a set of cells with a name. Rules can then refer to it. Choose one and paint it.
studio-region-name = Name of a new region
studio-region-remove = Remove this region
studio-add = Add

# Set-up
studio-setup-lead = Choose a piece and click the board, or drag it there. Pieces on the board can be dragged, too.

# Pieces
studio-pieces-lead = Click a piece to change how it moves, or add a new one.
studio-piece-add = Add a piece
studio-piece-new = New piece
studio-piece-name = Name
studio-piece-remove = Remove piece
studio-piece-place = Put it on the board
studio-known = Search pieces: archbishop, camel, BN…
studio-betza = Moves in Betza notation
studio-letter = Letter
studio-picture = Picture
studio-picture-auto = Automatic
studio-royal = It is a king: losing it loses the game
studio-promotes = Pawns may become it
studio-undrawable = These moves cannot be drawn here. Change them as text.
studio-kept-moves = These moves of several steps stay as they are: { $moves }.
studio-diagram-label = How the { $piece } moves. Use the arrow keys to move around and Enter to add or remove a move.
studio-diagram-lead = Click where it may go. Drag away from the piece to let it slide.
studio-slides = Clicks make slides
studio-spot = { $x } to the right, { $y } ahead: { $does }
studio-spot-none = no move
studio-chips = What a click adds
studio-chip-both = move and capture
studio-chip-m = only move
studio-chip-c = only capture
studio-chip-i = only its first move
studio-chip-n = if nothing is in the way
studio-chip-j = only over a neighbour
studio-chip-p = over a piece, any distance
studio-chip-g = over a piece, right behind it
studio-symmetry = Directions:
studio-symmetry-all = all
studio-symmetry-sides = left and right
studio-symmetry-one = only this one

# Rules
studio-change = Change
studio-reset = Back to the default
studio-expected = This does not fit. An example: { $example }
studio-add-rule = Add a rule…
studio-add-ready = As in another game:
studio-add-group = Or something else:
studio-rules-of = Add the rules of { $game }

# Text
studio-text-label = Text of the document
studio-text-lead = This text is the whole game. Everything else here only changes it.
studio-findings = Problems
studio-line = Line { $line }

# Share
studio-share-lead = Whoever opens the link has all of { $game }: board, pieces and rules. Nothing is stored on a server.
studio-link = Link
studio-link-long = This link is very long. Some programs cut it off; send the file instead.
studio-hash = Rules:
studio-changes = Changes from { $game }

# What undo takes back
studio-done-typed = text
studio-done-moves = moves of the { $piece }
studio-done-added = new piece: { $piece }
studio-done-removed = removed { $piece }
studio-done-piece = { $piece }
studio-done-renamed = name of the { $piece }
studio-done-setup = start position
studio-done-region = region { $region }
studio-done-board = board
studio-done-rules = rules of { $game }
studio-done-key = { $key }
studio-done-title = name of the game
studio-done-opened = opened

# What was not done
studio-refused-edit = This cannot be changed here: { $why }
studio-refused-moves = These moves cannot be written down: { $why }
studio-refused-unplayable = There is no version of this game yet that can be played. Mend the problems first.
studio-refused-letter = There is no letter left for another piece.
studio-refused-fit = These rules do not go together with this game.
studio-refused-inherited = This piece comes from the game on which yours is based, so it keeps its name.
studio-refused-name = This name is taken.
