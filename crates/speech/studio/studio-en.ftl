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
studio-open-played = This is a game with its moves. Leave the workshop and open it at the table.
studio-other-tab = This game is open in another tab, so you are changing a copy of it here.
studio-not-kept = This browser has no room for your work. It stays in this tab and is stored as soon as there is room. Save it as a file before you close the page.
studio-kept-again = There is room again: all your work is stored.
studio-worker-crashed = The worker that did this has crashed, twice. Nothing of your work is lost.

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
studio-chain = A move of several steps
studio-chain-remove = Remove { $moves }
studio-chain-first = Click where the first step ends.
studio-chain-next = Click where the next step ends, or add the move.
studio-leg = Step { $number }
studio-leg-last = the end
studio-leg-stops = may stop here
studio-leg-on = must go on
studio-bend = Turns:
studio-bend-drawn = as drawn
studio-bend-either = left or right
studio-chain-add = Add this move
studio-leg-back = One step back
studio-refused-legs = No letters say this move. Let every step be as long as the first, and turn by right angles.
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
studio-entry-add = Add
studio-entry-remove = Remove
studio-each-side = Another value for each side
studio-all-sides = The same for all sides
studio-as-list = As a list
studio-as-one = As one rule
studio-entry-name = Name
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

# Later parts
studio-loading = Loading…
studio-again = Try again
studio-stop = Stop
studio-pane-lab = Lab

# Levels
studio-level-new = New level
studio-level-kind = level
studio-level-untitled = My level
studio-level-title = Name of the level
studio-level-rail = Parts of the level
studio-level-pane-draw = Draw
studio-level-pane-aim = Goal
studio-level-pane-solution = Solution
studio-level-try = Try it
studio-level-draw-lead = Choose something and click the board, or drag over it. A second click takes it away.
studio-level-warp-first = Click the first pad.
studio-level-warp-second = Now click the second pad.
studio-level-route-first = Click the piece that patrols.
studio-level-route-next = Click the squares of its route one after the other. A click on the piece ends the route.
studio-route-follows = The enemies now follow their routes.
studio-route-back = The piece cannot get from { $from } to { $to } in one move, so its route goes back the way it came.
studio-route-blocked = The piece cannot get from { $from } to { $to } in one move. It stops there.
studio-level-hand = Move things
studio-brush-route = Route of a patrol
studio-level-yours = Your pieces
studio-level-theirs = Enemies
studio-level-ground = Ground
studio-level-places = Exits and pads
studio-level-items = Items
studio-level-size = Size
studio-brush-wall = Wall
studio-brush-floor = Floor
studio-brush-ice = Ice
studio-brush-fence = Fence: only leaps cross it
studio-brush-cracked = Cracked wall: bombs break it
studio-brush-belt = Belt
studio-brush-oneway = One way
studio-brush-key = Key
studio-brush-door = Door
studio-brush-plate = Plate
studio-brush-gate = Gate
studio-brush-exit = Exit
studio-brush-warp = Pads that lead to each other
studio-brush-promotion = Promotion
studio-brush-sword = Sword
studio-brush-shield = Shield
studio-brush-ward = Ward: survives one capture
studio-brush-bomb = Bomb
studio-brush-coin = Coin
studio-level-cell = { $cell }: { $what }
studio-level-aim-lead = All chosen goals must be reached.
studio-aim-exit = A piece reaches an exit
studio-aim-all-exit = All pieces reach exits
studio-aim-take-all = Capture all enemies
studio-aim-take-king = Capture the king
studio-aim-coins = Take all coins
studio-aim-visit = Visit every square
studio-aim-promote = Promote a pawn
studio-aim-survive = Survive some rounds
studio-level-enemies = How the enemies play
studio-enemy-none = They never move
studio-enemy-guard = They capture what they can, and wait otherwise
studio-enemy-hunter = They capture, or come closer
studio-enemy-patrol = They follow their routes
studio-enemy-flee = They flee
studio-enemy-mirror = They mirror your moves
studio-enemy-thinker = They think ahead
studio-aim-marked = Pieces reach the marked squares
studio-enemy-random = They play random moves; then nothing can be proved
studio-enemy-depth = moves ahead
studio-level-falls = Other ways to lose
studio-fall-no-pieces = All your pieces are captured
studio-fall-king = Your king is captured
studio-level-house = Rules of this level
studio-house-pawn-double-step = Pawns may begin with two squares
studio-house-king-royal = Kings must not stay in check
studio-house-no-corner-cutting = Nothing passes diagonally between two obstacles
studio-house-sliders-pass-items = Sliding pieces pass items without taking them
studio-house-door-pass = Sliding pieces go on through doors that they open
studio-house-bomb-chain = Bombs set off other bombs
studio-level-kinds = Kinds of pieces
studio-kind-add = Another kind of piece
studio-kind-remove = Remove the kind { $piece }
studio-level-forms = Become something else
studio-brush-form = Turns into: { $piece }
studio-brush-plate-latch = Plate that stays down
studio-brush-plate-toggle = Plate that switches
studio-brush-warp-one-way = Pad that leads one way
studio-brush-warded = Survives a capture
studio-brush-mark = Square to reach
studio-level-warp-to = Now click where the pad leads.
studio-level-ward-lead = Click a piece: it survives one capture. A second click takes that away.
studio-level-mark-lead = Click the squares that pieces must reach.
studio-level-limit = Most moves
studio-level-limit-more = moves; empty for no limit
studio-level-story = Text for the player
studio-level-keys = Everything this level says: sides, allies, scripts, tags, combined goals, ladders …
studio-level-searching = Solving… { $states } positions, { $depth } moves deep
studio-level-par = Solvable in { $par } moves
studio-level-ways = { $count ->
    [one] one shortest way
   *[other] { $count } shortest ways
}
studio-level-positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
studio-level-forced = forced in { $moves }
studio-level-not-forced = other play of the enemies can prevent it
studio-level-lost = No solution
studio-level-undecided = Not decided: nothing found in { $states } positions, up to { $depth } moves deep
studio-level-stopped = Not decided: stopped after { $states } positions, { $depth } moves deep
studio-level-lost-proved = Proved: of all { $count } positions that can come up, none leads to a win.
studio-why = Why
studio-why-shut-in = The key on { $key } lies behind the door on { $door } that it opens.
studio-why-limit = The limit is too low: without it, { $moves } moves win.
studio-why-later = Checkmate takes longer: { $moves } moves are enough.
studio-why-still = The enemies hold every way: if they never moved, { $moves } moves would win.
studio-why-no-enemies = Without any enemies, { $moves } moves would win.
studio-why-enemy = Without the enemy on { $cell } ({ $piece }), { $moves } moves would win.
studio-why-object = Without what is on { $cell }, { $moves } moves would win.
studio-why-wall = Without the wall on { $cell }, { $moves } moves would win.
studio-why-exit = No piece ever reaches the exit: { $cells }
studio-why-cell = Squares that are never reached: { $cells }
studio-why-item = Things that are never taken: { $cells }
studio-why-door = Doors that never open: { $cells }
studio-why-gate = Gates that never open: { $cells }
studio-why-foes = Enemies that are always left: { $count }
studio-why-unmet = Goals that can never be met: { $goals }
studio-why-together = Each goal can be met, but never all of them together.
studio-level-forged = The proof in this text is wrong. Others get the proof found here.
studio-level-solution-lead = The level is solved after every change.
studio-level-replay = Look at the solution move by move
studio-level-shortest = Fewest moves
studio-level-details = Details
studio-level-lines = Shortest solutions
studio-level-difficulty = Difficulty
studio-level-bits = Decisions, in bits
studio-level-fatal = Moves that lose
studio-level-dead = Positions without a solution
studio-level-idle = Without effect: { $cells }
studio-level-share-lead = Whoever opens the link has the level with its proof.
studio-level-unproved = Only levels that can be won are given away. This one has no proof yet.
studio-level-draft = Keep a draft
studio-level-draft-lead = The text as it is, for yourself.
studio-level-drawn = drawing
studio-level-aimed = goal
studio-level-enemied = enemies
studio-level-proved = proof

# Positions
studio-position = Position
studio-position-lead = Choose a piece and click the board, or drag it there. Drag a piece to move it.
studio-pen-hand = Move
studio-pen-erase = Erase
studio-pen-passant = En passant
studio-pen-wall = Wall
studio-position-clear = Empty board
studio-position-start = Start position
studio-position-turn = To move
studio-castling-king = castling on the king’s wing
studio-castling-queen = castling on the queen’s wing
studio-position-counts = Counts
studio-position-clock = moves without a capture or a pawn move
studio-position-turns = moves played
studio-checks-given = checks given by { $side }
studio-position-text = Position as text (FEN)
studio-position-setup = Make it a start position
studio-position-remarks = { $count ->
    [one] { $count } remark
   *[other] { $count } remarks
}
studio-position-play = Play from here
studio-position-analyse = Analyse

# The lab, and invented games
studio-lab-lead = The computer plays this game against itself. What comes of it shows whether the game is fair and lively.
studio-lab-games = Games
studio-lab-level = Strength
studio-lab-quick = quick
studio-lab-medium = medium
studio-lab-thorough = thorough
studio-lab-go = Play the games
studio-lab-more = Play more games
studio-lab-played = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
studio-lab-fine = Nothing stands out.
studio-lab-balance = Balance
studio-lab-draws = Draws
studio-lab-interval = Points in percent, with the range in which the true value lies with 95 % certainty.
studio-lab-length = Length of the games
studio-lab-length-more = Half of the games are over after { $median } moves; the shortest has { $least }, the longest { $most }.
studio-lab-ends = How games end
studio-lab-endless = too long
studio-lab-choice = Choice and action
studio-lab-branching = Legal moves on average
studio-lab-captures = Moves that capture
studio-lab-promotions = Promotions in a game
studio-lab-drops = Drops in a game
studio-lab-pieces = Moves by piece
studio-flag-ahead = { $side } wins too often.
studio-flag-drawish = Most games are drawn.
studio-flag-short = Games are over after a few moves.
studio-flag-endless = Many games do not end.
studio-flag-narrow = There is little to choose from.
studio-flag-idle = This piece never moves: { $piece }.
studio-flag-opening = The first move { $move } decides the game.
studio-mend-lead = The same games are played again after a suggestion. Undo takes it back.
studio-lab-before = before: { $share }
studio-mend-same-army = Give both sides the army of { $side }
studio-mend-without = Let { $side } begin without one { $piece }
studio-mend-stalemate = A side that cannot move loses
studio-mend-three-checks = Win by giving check three times
studio-mend-more-checks = Ask for two more checks to win
studio-mend-longer = Put two more ranks between the armies
studio-mend-move-rule = Draw after 30 turns without a capture or a pawn move
studio-mend-free-capture = Nobody has to capture
studio-mend-livelier = Let the { $piece } also step one square
studio-surprise = Surprise me
studio-surprise-title = Surprise
studio-surprise-trying = Inventing and trying games… number { $count }
studio-surprise-none = No balanced game was found. Try again.

# Versions
studio-versions = Versions
studio-versions-lead = Choose a version to see what has changed since.
studio-version-before = before: { $what }
studio-version-restore = Go back to it
studio-version-fork = Begin another game with it

# Checkmate as the goal of a level.
studio-aim-mate = Checkmate in a set number of moves
studio-enemy-defender = They delay checkmate

# The tiles of the palette, which have little room, and their groups.
studio-level-keys-doors = Keys and doors
studio-level-plates = Plates and gates
studio-level-belts = Belts and one-way squares
studio-tile-hole = Hole
studio-tile-fence = Fence
studio-tile-cracked = Cracked wall
studio-tile-plate = Plate
studio-tile-plate-latch = Stays down
studio-tile-plate-toggle = Switches
studio-tile-warp = Two pads
studio-tile-warp-one-way = One-way pad
studio-tile-ward = Ward

# What the rules do that can be added.
studio-group-castling = The king and a rook move together.
studio-group-hands = Pieces wait beside the board and are dropped on it.
studio-group-gates = Pieces wait behind squares and enter when those become empty.
studio-group-walls = Squares are blocked during the game.
studio-group-effects = After a move, a capture or a check, something happens by itself.
studio-group-terrain = Ice, doors, belts and items on the squares.
studio-group-level = The goals of a puzzle: exits, items, rounds to survive.

# How difficult a level is, from 1 to 5.
studio-level-difficulty-step = { $step } of 5 · { $step ->
    [1] very easy
    [2] easy
    [3] medium
    [4] hard
   *[other] very hard
}
