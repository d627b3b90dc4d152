# In the names of sides and pieces, the ends of games and the words for check, a language may choose by $custom whose game it is:
# chess, shogi, xiangqi, janggi or thai.

# The table
the-table = The table
skip-to-board = To the board
board-label = { $game }, board. { $status } Arrow keys walk over the cells, Enter picks up and puts down.
close = Close
copy = Copy
thinking = thinks …
seat-computer = Computer, level { $level }
captured-label = Captured: { $pieces }, worth { $points }
tray-label = In hand: { $side }
tray-empty = Nothing in hand
tray-piece = { $piece }, { $count } in hand

# Sides
side-white = White
side-black = Black
side-red = Red
side-green = Green
side-blue = Blue

# Pieces
piece-king = king
piece-queen = queen
piece-rook = rook
piece-bishop = bishop
piece-knight = knight
piece-pawn = pawn
piece-general = general
piece-advisor = advisor
piece-elephant = elephant
piece-horse = horse
piece-chariot = chariot
piece-cannon = cannon
piece-soldier = soldier
piece-gold = gold general
piece-silver = silver general
piece-lance = lance
piece-tokin = promoted pawn
piece-dragon = dragon
piece-archbishop = archbishop
piece-chancellor = chancellor
piece-amazon = amazon
piece-hawk = hawk
piece-unicorn = unicorn
piece-stone = stone
piece-promoted-lance = promoted lance
piece-promoted-knight = promoted knight
piece-promoted-silver = promoted silver
piece-promoted-bishop = promoted bishop
piece-wizard = wizard
piece-lion = lion
piece-champion = champion
piece-met = met
piece-khon = khon
piece-archer = archer
piece-commoner = commoner
piece-nightrider = nightrider
piece-griffon = griffon
piece-sergeant = sergeant
piece-centaur = centaur
piece-ferz = ferz
piece-grasshopper = grasshopper
piece-phoenix = phoenix
piece-fox = fox
piece-man = man
piece-yurt = yurt
piece-falcon = falcon
piece-marshal = marshal
piece-dragon-king = dragon king
piece-dragon-horse = dragon horse
piece-wazir = wazir
piece-dabbaba = dabbaba
piece-alfil = alfil
piece-camel = camel
piece-zebra = zebra
piece-threeleaper = threeleaper
piece-tripper = tripper
piece-camelrider = camelrider
piece-vao = vao
piece-leo = leo
piece-manticore = manticore
piece-war-machine = war machine
piece-rose = rose
piece-crooked-bishop = crooked bishop
piece-squirrel = squirrel
piece-kirin = kirin
piece-frog = frog
piece-buffalo = buffalo
piece-hoplite = hoplite
piece-lieutenant = lieutenant
piece-captain = captain
piece-warlord = warlord
piece-wall = wall
piece-hound = hound
piece-lancer = lancer
piece-kheshig = kheshig
piece-cardinal = cardinal
piece-janus = janus
piece-minister = minister
piece-wolf = wolf
piece-ai-wok = ai-wok
piece-counsellor = counsellor
piece-courier = courier
piece-fool = fool
piece-bers = bers
piece-giraffe = giraffe
piece-chick = chick
piece-hen = hen
piece-drunk-elephant = drunk elephant
piece-prince = prince
piece-swallow = swallow
piece-crane = crane
piece-pheasant = pheasant
piece-left-quail = left quail
piece-right-quail = right quail
piece-goose = goose
piece-eagle = eagle
piece-spear-knight = spear knight
piece-spear-bishop = spear bishop
piece-spear-rook = spear rook
piece-spear-silver = spear silver
piece-spear-gold = spear gold
piece-leopard = leopard
piece-spider = spider
piece-fortress = fortress
piece-banner = banner

# Toolbar
toolbar = What you can do
new-game = New game
undo = Take back
redo = Play again
flip = Turn the board
solid = Flat board or 3D table
hint = Hint
pass = Pass
pause = Let the computers wait
go-on = Let the computers play
claim-draw = Claim the draw
declare = Declare the king's entry
offer-draw = Offer a draw
resign = Resign
open = Open
save = Save as a file
save-pgn = Save as PGN
save-picture = Save a picture
save-film = Save a film (GIF)
film-progress = Making the film …
film-stop = Stop
share = Share
settings = Settings
quit = Leave this game; it is kept
keys = Keys

# Panel
tab-moves = Moves
tab-info = Rules
no-moves = No moves yet. Press a piece and then where it is to go, or type a move below.
welcome = What there is to do
welcome-play = Play
welcome-play-more = { $games } games, against a person or the computer
welcome-today = Game of the day
welcome-solve = Solve
welcome-levels = From first steps to masterpieces
welcome-build = Build
welcome-coming = your own board and rules — coming
to-start = To the start
to-end = To the end
back = One move back
forward = One move forward
typed = Type a move
typed-label = Type a move such as e4 or g1f3, or a question: ? e4, moves e2, board, last, clock
again = Play again
other-game = Another game

# How the game stands
status-turn = { $side } to move.
status-check = { $side } to move, in check.
end-why = { $who }: { $why }.
end-won = { $side } wins
end-drawn = A draw
end-lost = { $side } loses
end-void = No result
end-checkmate = checkmate
end-unfair-mate = a mate that may not be given this way
end-stalemate = no legal move is left
end-goal = the goal is reached
end-connected = the pieces are connected
end-board-full = the board is full
end-checks = enough checks were given
end-extinction = no pieces are left that count
end-royal-captured = the royal piece was captured
end-facing = the royals face each other
end-passes = everybody passed
end-trigger = a rule of this game
end-move-rule = too many moves without progress
end-repetition = the same position too often
end-to-and-fro = one piece went to and fro
end-perpetual-check = perpetual check
end-perpetual-chase = perpetual chase
end-declaration = the king has entered, declared
end-counting = the count is over
end-resignation = { $side } resigned
end-time = { $side } ran out of time
end-time-without-material = { $side } ran out of time, and nobody else could have won
end-agreement = agreed
end-abort = broken off

# Read out
said-new-game = { $game } is set up.
said-move = { $side }: { $piece } { $from } to { $to }.
said-drop = { $side }: { $piece } dropped on { $to }.
said-castling = { $side } castles, king to { $to }.
said-pass = { $side } passes.
said-capture = Captures { $piece }.
said-promotion = Becomes { $piece }.
said-gate = { $piece } comes in on { $to }.
said-wall = Wall on { $to }.
said-check = Check.
said-cell = { $cell }: { $side } { $piece }
said-cell-wall = { $cell }: wall
said-cell-empty = { $cell }: empty
said-targets = { $cell }. May go to { $targets }.
said-no-targets = { $cell }. It cannot move.
said-premove = Ready to go to { $to }.
said-clock = { $side } has { $time }.

# Told
told-over = The game is over. Take a move back, or start a new game.
told-wait = One moment, the computer is thinking.
told-premove-gone = The move you had ready is not legal any more.
told-saved = The game is saved as a file.
told-3d-unfetched = The 3D table did not come over the network. Load the page again when there is one; the flat board goes on.
told-no-3d = This browser cannot show the 3D table; it needs WebGL2. The flat board goes on.
told-film-saved = The film is saved as { $file }.
told-models = Your pieces stand on the table.
told-models-with = Your pieces stand on the table. Where something is wrong, a stand-in does: { $what }
told-opened = Opened.
told-opened-with = Opened, with something to know: { $what }
told-copied = Copied.
told-not-copied = The browser does not allow copying. Mark the text and copy it yourself.
told-draw-declined = The computer plays on.
told-hint = Try { $move }.
told-hint-coming = Looking for a good move …

# Trouble
trouble-no-storage = The browser keeps nothing for this page, so the game is lost when you close it. Save it as a file.
trouble-storage-full = The browser has no room left to keep this game. Forget some old games under Open, or save this one as a file.
trouble-kept = This game cannot be opened any more: { $why }
trouble-unread = { $count ->
    [one] Something that this browser keeps cannot be read any more.
   *[other] { $count } things that this browser keeps cannot be read any more.
 } Nothing is thrown away: under Open it can be saved as a file.
trouble-worker = The computer lost its thread. Your game is safe; take a move back or press play to ask it again.
trouble-unfetched = Part of the page did not come over the network. Load the page again when there is one; the game goes on.
trouble-no-game = There is no such game.
trouble-file = The file cannot be read as text.
trouble-picture = No picture could be made. The game goes on; try again, or with the other board.
trouble-models = These pieces cannot be used: { $why }
trouble-models-gone = Your pieces are not there any more. Bring the folder again.
trouble-models-not-kept = The browser does not keep them, though; bring the folder again next time.
trouble-nothing = There is nothing to open. Paste a link, a saved game, PGN or a position.
trouble-open = This cannot be opened: { $why }
trouble-no-pgn = There is no game in this PGN.
trouble-fen = This is no position of the game on the table: { $why }

# Questions about a move
ask-castle = Castle, or just step there?
ask-promotion = What does it become?
ask-gate = Who comes in through the gate?
ask-wall = Now choose a cell for the wall.
ask-way = Which way?
choice-castle = Castle
choice-step = Just step
choice-stays = Stays as it is
choice-nothing = Nobody
choice-captures = captures on { $cells }

# New game
choose-game = Choose a game
seek-game = Find a game: hexagons, xiangqi, drops …
seek-nothing = No game has these words.
who-plays = Who plays
mode-person-person = Two people, here
mode-person-computer = You against the computer
mode-computer-computer = The computer against itself
strength = Strength of the computer
level-1 = 1 · plays for the first time
level-2 = 2 · gives pieces away
level-3 = 3 · sees simple captures
level-4 = 4 · a casual player
level-5 = 5 · thinks a little ahead
level-6 = 6 · a careful player
level-7 = 7 · hard to surprise
level-8 = 8 · strong
level-9 = 9 · holds nothing back
your-side = You play
side-first = First
side-second = Last
side-random = By lot
start-position = Start position
start-usual = As usual
start-shuffled = Shuffled
start-fen = From a position (FEN)
fen-hint = Paste a FEN here
clock-minutes = Minutes on the clock
clock-more = More about the clock
clock-increment = Increment each move
clock-delay = Delay each move
clock-byo-yomi = Five periods of byo-yomi
clock-seconds = Seconds
no-clock = No clock
clock-is = Clock: { $control }
begin = Play { $game }

# Opening and sharing
open-file = A file: saved game, PGN
open-text = Or paste a link, a saved game, PGN or a FEN
kept-games = Kept in this browser
kept-none = No games yet.
kept-how = Games stay until you forget them; of those that are over, the latest 40.
kept-game = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }, { $over ->
    [yes] finished
   *[no] goes on
 }
unread = Cannot be read
save-kept = Save { $game } as a file
forget-game = Forget { $game }
share-link = Link to this game, with its rules
share-fen = Position (FEN)
share-pgn = Game (PGN)

# Draw and resignation
draw-question = { $side } offers a draw. Do the others agree?
draw-question-computer = Offer the computer a draw?
draw-accept = Agreed
draw-offer = Offer
draw-decline = Play on
resign-question = Does { $side } give up?
resign-yes = Yes, resign
resign-no = Play on

# Settings
settings-solid = 3D table
solid-quality = Light
solid-board = Board
solid-set = Pieces
solid-layers = Layers
solid-auto = As fits
solid-low = Plain
solid-medium = Shadows
solid-high = Soft shadows and mirroring
solid-wood = Wood
solid-marble = Marble
solid-vinyl = Tournament vinyl
solid-glass = Glass
solid-contrast = High contrast
solid-drawings = Cut out of their drawings
solid-own = Your own
solid-bring = Pieces of your own
solid-bring-more = A folder with set.toml, OBJ and MTL files; or drop it on the page.
solid-stacked = One above the other
solid-beside = Side by side
settings-board = Board
theme-walnut = Walnut
theme-paper = Paper
theme-slate = Slate
theme-sea = Sea
theme-contrast = High contrast
settings-scheme = Light
scheme-system = As the system
scheme-light = Light
scheme-dark = Dark
settings-show = Show
settings-coordinates = Letters and numbers at the edges
settings-targets = Where a piece may go
settings-motion = Moving pieces
settings-volume = Sound
settings-language = Language

# Keys
keys-undo = take back, play again
keys-walk = walk through the moves
keys-files = open, save
keys-board = to the board
keys-camera = where to look from, at the 3D table
keys-type = type a move
keys-this = this window
keys-on-board = On the board, arrow keys go from cell to cell, Enter picks up and puts down, Escape lets go. Drag with the right button to draw arrows.
keys-ahead = While the computer thinks you may make your next move already; it is played as soon as it is legal. Escape takes it back.
keys-questions = Where moves are typed, questions are answered, too: ? e4, moves e2, board, last, clock.

# Families of games
family-chess = Chess and its near relatives
family-goals = Other goals
family-losing = Losing wins
family-blasts = Blasts
family-walls = Walls
family-flips = Flips
family-small = Small boards
family-large = Large boards
family-old = Old games
family-xiangqi = Xiangqi and Janggi
family-drops = Drops
family-shogi = Shogi
family-beyond = Beyond the board
family-triggers = One thing leads to another

# Levels
levels = Levels
level-untitled = A level
level-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
level-moves-of = { $moves } of { $par } moves
level-next = Next level
level-again = From the start
level-danger = Dangers
level-replies = Replies
level-replies-slow = These enemies think too long to show their replies beforehand.
level-lost = This try is lost. Take moves back as far as you like.
level-stars = { $stars } of 3 stars
level-scrubber = Back and forth through this try
level-hint-piece = Move the piece on { $cell }. It takes { $moves ->
    [one] { $moves } more move
   *[other] { $moves } more moves
 }.
level-hint-target = Its way leads to { $cell }. Ask once more, and it goes there.
level-hopeless = From here it can no longer be won. Take something back.
level-no-hint = This level is too large for hints.
level-today = Today
level-yesterday = Yesterday
level-days-ago = { $days ->
    [one] { $days } day ago
   *[other] { $days } days ago
 }
level-solved = { $solved } of { $all } solved
level-daily = One for every day
level-own = A level of somebody else: a code, a drawing or a file
level-own-open = Open the level
level-own-nothing = This is no level. Codes begin with CL1-, drawings have a line such as “win: exit”.
goal-take-all = Take all enemies.
goal-take = Take: { $who }.
goal-exit = Reach the exit.
goal-exit-who = Reach the exit: { $who }.
goal-survive = Last { $count ->
    [one] { $count } round
   *[other] { $count } rounds
 }.
goal-protect = Do not lose: { $who }.
goal-collect = Collect { $count } × { $item }.
goal-place = Have pieces on { $cells }.
goal-visit = Visit { $cells }.
goal-visit-all = Visit every cell.
goal-promote = Promote { $count } ×.
goal-material = Have pieces worth { $points }.
goal-or = Or:
goal-moves = At most { $count } moves.
goal-rounds = At most { $count } rounds.
goal-anybody = any piece
item-key = key
item-sword = sword
item-shield = shield
item-ward = ward
item-form = form
item-bomb = bomb
item-coin = coin
side-you = You
side-foe = Enemies
end-failed = the level is lost
