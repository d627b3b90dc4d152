# In the names of sides and pieces, the ends of games and the words for check, a language may choose by $custom whose game it is:
# chess, shogi, xiangqi, janggi or thai. Messages about a side choose their verb by $name, its name in the rules: in levels people are
# `you` and their enemies `foe`. Sides with names such as Sente and Han, of which nobody speaks in the plural, are `single`.

# The board and the players
game-area = Game
skip-to-board = Skip to the board
board-label = { $game } board. { $status } Use the arrow keys to move around the board and Enter to pick up and put down a piece.
close = Close
copy = Copy
thinking = thinking…
seat-computer = Computer, level { $level }
captured-label = Captured: { $pieces }, worth { $points }
tray-label = { $name ->
    [you] Your pieces in hand
    [foe] Enemy pieces in hand
   *[other] Pieces in hand: { $side }
 }
tray-empty = No pieces in hand
tray-piece = { $piece }, { $count } in hand

# Sides
side-white = { $custom ->
    [xiangqi] Red
    [janggi] Cho
    [shogi] Sente
   *[other] White
 }
side-black = { $custom ->
    [janggi] Han
    [shogi] Gote
   *[other] Black
 }
side-red = Red
side-green = Green
side-yellow = Yellow
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
piece-promoted-queen = promoted queen
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
piece-rear-pawn = rear pawn
piece-bede = bede
piece-fad = fad
piece-short-rook = short rook
piece-half-duck = half-duck
piece-charging-rook = charging rook
piece-fibnif = fibnif
piece-charging-knight = charging knight
piece-colonel = colonel
piece-serpent = serpent
piece-vulture = vulture
piece-jaguar = jaguar
piece-quetzal = quetzal
piece-shaman = shaman
piece-offering = offering
piece-warrior = warrior
piece-divine-king = divine king
piece-duke = duke
piece-maharajah = maharajah
piece-ninja = ninja
piece-monk = monk
piece-musketeer = musketeer
piece-wildebeest = wildebeest
piece-crocodile = crocodile
piece-gold-cannon = gold cannon
piece-flying-gold-cannon = flying gold cannon
piece-silver-cannon = silver cannon
piece-flying-silver-cannon = flying silver cannon
piece-copper-cannon = copper cannon
piece-flying-copper-cannon = flying copper cannon
piece-iron-cannon = iron cannon
piece-flying-iron-cannon = flying iron cannon
piece-spear-gold = spear gold
piece-leopard = leopard
piece-spider = spider
piece-fortress = fortress
piece-banner = banner
piece-goat = goat
piece-hare = hare
piece-car = car
piece-tiger = tiger
piece-chief = chief
piece-dog = dog
piece-covered = covered piece
piece-khatun = khatun
piece-scout = scout
piece-vizier = vizier

# Toolbar
toolbar = Game controls
menu = Menu
new-game = New game
undo = Undo
undo-short = Undo
redo = Redo
flip = Flip board
flip-short = Flip
three-d = Switch between 2D and 3D
hint = Hint
pass = Pass
pause = Pause
resume = Resume
claim-draw = Claim a draw
claim-short = Claim draw
declare = Declare a win by entering king
declare-short = Declare win
offer-draw = Offer a draw
draw-short = Draw
resign = Resign
open = Open
save = Save to file
save-pgn = Save as PGN
save-image = Save image
save-animation = Save animation (GIF)
animation-progress = Creating the animation…
animation-stop = Cancel
share = Share
settings = Settings
leave-game = Leave this game (it is saved)
leave-short = Leave game
keys = Keyboard shortcuts

# Panel
tab-moves = Moves
tab-info = Rules
no-moves = No moves yet. Click a piece and then its destination, or type a move below.
welcome = Get started
welcome-lead = Make a move to play against the computer.
welcome-as = Play as { $side }
welcome-continue = Continue { $game }
welcome-friend = Play a friend
welcome-friend-more = Two players on this device
welcome-friend-server = On this device or by a link
welcome-games = All games
welcome-games-more = { $games } games, from Xiangqi to Shogi
welcome-puzzle = Daily puzzle
welcome-puzzle-more = A new one every day
welcome-today = Game of the day
welcome-levels = From first steps to expert
set-up-position = Set up a position
welcome-build = Build
welcome-build-more = Your own games and levels
tour-offer = New here?
tour-offer-more = Two minutes on this board: moving, taking back, hints
tour-move = Drag a piece to a square, or click it and then one of the marked squares.
tour-undo = The computer answers at once. To take your move back, press “{ undo-short }”.
tour-hint = Not sure what to play? Press “{ hint }”, and an arrow shows a good move.
tour-done = That is all. Other games, levels and settings are in the menu. Have fun!
tour-skip = Skip
studio-back = Studio
to-start = Go to start
to-end = Go to end
previous-move = Previous move
next-move = Next move
type-move = Type a move
type-move-label = Type a move, such as e4 or g1f3, or a command: ? e4, moves e2, board, last, clock
rematch = Rematch

# Status and results
status-turn = { $name ->
    [you] Your move.
    [foe] Enemies to move.
   *[other] { $side } to move.
 }
status-check = { $name ->
    [you] Your move. You are in check.
    [foe] Enemies to move, in check.
   *[other] { $side } to move, in check.
 }
status-step = Move { $step } of { $steps } this turn.
status-place = After move { $at } of { $all }
end-result = { $who }: { $why }.
end-won = { $name ->
    [you] You win
    [foe] Enemies win
   *[other] { $side } wins
 }
end-won-team = Team { $side } wins
end-drawn = Draw
end-lost = { $name ->
    [you] You lose
    [foe] Enemies lose
   *[other] { $side } loses
 }
end-void = No result
end-checkmate = checkmate
end-unfair-mate = forbidden checkmate
end-stalemate = { $custom ->
    [shogi] no legal moves
    [xiangqi] no legal moves
    [janggi] no legal moves
   *[other] stalemate
 }
end-goal = goal reached
end-connected = pieces connected
end-board-full = board full
end-checks = check limit reached
end-extinction = required pieces lost
end-royal-captured = { $custom ->
    [xiangqi] general captured
    [janggi] general captured
   *[other] royal piece captured
 }
end-facing = { $custom ->
    [xiangqi] generals facing each other
    [janggi] generals facing each other
   *[other] kings facing each other
 }
end-passes = all players passed
end-trigger = special rule of this game
end-move-rule = too many moves without progress
end-repetition = repetition
end-to-and-fro = one piece moved back and forth too often
end-perpetual-check = perpetual check
end-perpetual-chase = perpetual chase
end-declaration = entering king declared
end-points = most points at the end
end-counting = counting limit reached
end-resignation = { $name ->
    [you] you resigned
    [foe] enemies resigned
   *[other] { $side } resigned
 }
end-time = { $name ->
    [you] you ran out of time
    [foe] enemies ran out of time
   *[other] { $side } ran out of time
 }
end-time-without-material = { $name ->
    [you] you ran out of time, but no opponent can win
    [foe] enemies ran out of time, but no opponent can win
   *[other] { $side } ran out of time, but no opponent can win
 }
end-agreement = by agreement
end-abort = aborted

# Announcements for screen readers
announce-new-game = New game: { $game }.
announce-move = { $side }: { $piece } { $from } to { $to }.
action-take = take
action-take-mill = take from a mill
action-swap = swap colours
action-elephants-in = elephants inside
action-elephants-out = elephants outside
action-elephants-left = elephants on the left
action-elephants-right = elephants on the right
action-swap-a = swap on a
action-swap-b = swap on b
action-swap-c = swap on c
action-swap-d = swap on d
action-swap-e = swap on e
action-swap-f = swap on f
action-swap-g = swap on g
announce-drop = { $side }: { $piece } dropped on { $to }.
announce-castling = { $name ->
    [you] You castle, king to { $to }.
    [foe] Enemies castle, king to { $to }.
   *[other] { $side } castles, king to { $to }.
 }
announce-pass = { $name ->
    [you] You pass.
    [foe] Enemies pass.
   *[other] { $side } passes.
 }
announce-action = { $side }: “{ $action }”.
announce-action-at = { $side }: “{ $action }”, { $to }.
announce-left = { $name ->
    [you] You leave the game.
    [foe] Enemies leave the game.
   *[other] { $side } leaves the game.
 }
announce-unseen-move = { $side } has moved.
announce-lost = Lost: { $piece } on { $cell }.
umpire-captured = Capture on { $cell }.
umpire-captured-piece = Captured on { $cell }: { $piece }.
umpire-captured-other = Captured on { $cell }: a piece.
umpire-check-file = Check on the file.
umpire-check-rank = Check on the rank.
umpire-check-long-diagonal = Check on the long diagonal.
umpire-check-short-diagonal = Check on the short diagonal.
umpire-check-diagonal = Check on a diagonal.
umpire-check-leap = Check: { $piece }.
umpire-can-capture = Captures are possible with: { $pieces }.
umpire-can-capture-count = Captures possible with { $pieces }: { $count }.
umpire-no = The umpire says no: { $move }.
umpire-no-other = The umpire has refused a move.
umpire-refused = Refused: { $moves }.
umpire-noes = Moves refused: { $count }.
announce-capture = Captures { $piece }.
announce-promotion = Promotes to { $piece }.
announce-gate = { $piece } enters on { $to }.
announce-roll = { $side } rolls: { $piece }.
announce-reveal = On { $to }: { $piece } ({ $side }).
announce-uncover = { $side } turns up the piece on { $to }.
announce-drawn = The captured piece was: { $piece }.
announce-drawn-unseen = Only the opponent sees what the captured piece was.
announce-wall = Wall on { $to }.
announce-duck = Duck on { $to }.
announce-check = Check.
announce-cell = { $name ->
    [you] { $cell }: your { $piece }
    [foe] { $cell }: enemy { $piece }
   *[other] { $cell }: { $side } { $piece }
 }
announce-cell-wall = { $cell }: wall
announce-cell-duck = { $cell }: duck
announce-cell-unseen = { $cell }: not visible
announce-cell-empty = { $cell }: empty
announce-targets = { $cell }. Legal moves: { $targets }.
announce-no-targets = { $cell }. No legal moves.
announce-premove = Premove to { $to }.
announce-clock = { $name ->
    [you] You have { $time }.
    [foe] Enemies have { $time }.
   *[other] { $side } has { $time }.
 }

# Notices
notice-over = The game is over. Undo a move or start a new game.
notice-hidden = Not available while part of the game is hidden.
notice-wait = Please wait. The computer is thinking.
notice-premove-gone = Your premove is no longer legal.
notice-saved = Game saved to a file.
notice-three-d-not-loaded = The 3D board could not be loaded. Reload the page when you are online. Until then you can play on the 2D board.
notice-three-d-camera = Drag beside the board to turn the table. The arrow keys and 1 to 5 move the camera, too.
notice-no-three-d = This browser cannot show the 3D board because it does not support WebGL2. You can play on the 2D board.
notice-animation-saved = Animation saved as { $file }.
notice-models = Your pieces are on the board.
notice-models-with = Your pieces are on the board. Standard pieces replace the faulty ones: { $what }
notice-opened = Opened.
notice-other-tab = This game is open in another tab, so you are playing a copy of it here.
notice-opened-with = Opened with warnings: { $what }
notice-copied = Copied.
notice-not-copied = The browser does not allow copying. Select the text and copy it yourself.
notice-draw-declined = The computer declines the draw.
notice-hint = Try { $move }.
notice-hint-coming = Looking for a good move…

# Trouble
trouble-no-storage = This browser does not store data for this page, so your game is lost when you close it. Save the game to a file.
trouble-storage-full = The storage of this browser is full. Delete old games under Open, or save this game to a file.
trouble-saved-game = This game can no longer be opened: { $why }
trouble-unreadable = { $count ->
    [one] One item saved in this browser can no longer be read. It is not deleted: you can save it to a file under Open.
   *[other] { $count } items saved in this browser can no longer be read. They are not deleted: you can save them to files under Open.
 }
trouble-worker = The computer player stopped working. Your game is safe. Undo a move or click Resume to start it again.
trouble-not-loaded = Part of the page could not be loaded. Reload the page when you are online. You can continue your game.
loading = Loading…
try-again = Try again
trouble-no-game = This game does not exist.
trouble-file = This is not a text file.
trouble-image = The image could not be created. Try again, or switch between 2D and 3D.
trouble-models = These pieces cannot be used: { $why }
trouble-models-gone = Your pieces are no longer available. Choose the folder again.
trouble-models-not-kept = The browser could not save them. Choose the folder again next time.
trouble-nothing = There is nothing to open. Paste a link, a saved game, a PGN or a position.
trouble-open = This cannot be opened: { $why }
trouble-no-pgn = This PGN contains no game.
trouble-fen = This is not a valid position for the current game: { $why }

# Questions about a move
ask-castle = Castle or make a normal move?
ask-promotion = Promote to
ask-gate = Which piece enters?
ask-wall = Choose where to put the wall.
ask-duck = Choose a square for the duck.
ask-path = Choose a path
choice-castle = Castle
choice-step = Normal move
choice-stays = Do not promote
choice-nothing = No piece
choice-captures = captures on { $cells }

# New game
choose-game = Choose a game
search-game = Search games: hexagon, xiangqi, drop…
search-no-match = No games found.
players = Players
mode-person-person = Two players on this device
mode-person-computer = You against the computer
mode-computer-computer = Computer against computer
strength = Computer level
level-1 = 1 · first-time player
level-2 = 2 · loses pieces easily
level-3 = 3 · sees simple captures
level-4 = 4 · casual player
level-5 = 5 · thinks a little ahead
level-6 = 6 · careful player
level-7 = 7 · experienced player
level-8 = 8 · strong player
level-9 = 9 · maximum
your-side = Your side
side-first = First
side-second = Last
side-random = Random
start-position = Start position
start-standard = Standard
start-shuffled = Shuffled
start-fen = From a position (FEN)
fen-hint = Paste a FEN here
clock-minutes = Minutes per player
clock-more = Clock options
clock-increment = Increment per move
clock-delay = Delay per move
clock-byo-yomi = Byo-yomi, five periods
clock-seconds = Seconds
no-clock = No clock
clock-is = Clock: { $control }
start-game = Play { $game }
filter-games = Show
filter-all = All
filter-favourites = Favourites
filter-recent = Recent
favourite-add = Add { $game } to favourites
favourite-remove = Remove { $game } from favourites
favourites-none = No favourites yet. Click the star of a game.
recent-none = No games played yet.
clock = Clock
clock-own = Custom
clock-unreadable = “{ $text }” is not a time control. Examples: 15, 15+10, 1:30:00.
level-looks = Looks at about { $positions } positions before each move.
level-errs = Looks at about { $positions } positions and plays { $percent } % of its moves at random.
level-overlooks = Looks at about { $positions } positions and overlooks some moves, above all quiet and distant ones.
level-full = Uses all its time and plays as well as it can.

# Opening and sharing
open-file = Choose a file: game, PGN, level or rules
open-text = Or paste a link, a game, PGN, FEN, a level or the rules of a game
saved-games = Games saved in this browser
saved-none = No games yet.
saved-how = Finished games: the latest 40 are kept. Unfinished games are kept until you delete them.
saved-game = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }, { $over ->
    [yes] finished
   *[no] in progress
 }
unreadable = Unreadable
save-saved-game = Save { $game } to file
delete-game = Delete { $game }
several-games = { $count } games
several-levels = { $count } levels
several-rules = { $count } games to play
several-game = Game { $number }
several-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
several-filter = Filter by name, event, year, result…
several-none = None of them fits.
several-more = { $count } more. Filter to find them.
several-back = Open something else
details = Details and notes
details-event = Event
details-site = Place
details-date = Date
details-round = Round
details-move = Move { $number }
details-start = Before the first move
details-sign = Sign
details-comment = Comment
trouble-unknown-text = This cannot be recognised. You can open links, saved games, PGN, FEN, levels, game documents (TOML, JSON), variants.ini, Bishop, Tiled and LDtk files.
trouble-tiled-xml = This is a Tiled map in XML. Export it as JSON in Tiled: File, Export As.
trouble-text = { $kind ->
    [shared-game] This link is damaged: { $why }
    [saved-game] This saved game cannot be opened: { $why }
    [level] This level has mistakes: { $why }
    [tiled] This Tiled map has mistakes: { $why }
    [ldtk] This LDtk project has mistakes: { $why }
    [document] This game document has mistakes: { $why }
    [ini] This variants.ini has mistakes: { $why }
    [bishop] This Bishop file has mistakes: { $why }
   *[other] This cannot be opened: { $why }
 }
share-link = Link to this game, including its rules
share-fen = Position (FEN)
share-pgn = Game (PGN)

# Draw and resignation
curtain = Pass the device to { $side }.
curtain-lift = Show the board
draw-question = { $name ->
    [you] You offer a draw. Accept it?
    [foe] Enemies offer a draw. Accept it?
   *[other] { $side } offers a draw. Accept it?
 }
draw-question-computer = Offer the computer a draw?
draw-accept = Accept draw
draw-offer = Offer draw
draw-decline = Keep playing
resign-question = { $name ->
    [you] Resign?
    [foe] Resign?
   *[other] Resign as { $side }?
 }
resign-yes = Resign
resign-no = Keep playing

# Settings
settings-three-d = 3D board
three-d-quality = Graphics quality
three-d-board = Board
three-d-set = Pieces
three-d-layers = Layers
three-d-auto = Automatic
three-d-low = Simple
three-d-medium = Shadows
three-d-high = Soft shadows and reflections
three-d-wood = Wood
three-d-marble = Marble
three-d-vinyl = Tournament vinyl
three-d-glass = Glass
three-d-contrast = High contrast
three-d-drawings = Cut-outs of the 2D pieces
three-d-own = Your own
three-d-bring = Your own pieces
three-d-bring-more = Choose a folder with set.toml, OBJ and MTL files, or drop it on the page.
three-d-stacked = Stacked
three-d-beside = Side by side
settings-board = Board
theme-walnut = Walnut
theme-paper = Paper
theme-slate = Slate
theme-sea = Sea
theme-contrast = High contrast
theme-moss = Moss
theme-rosewood = Rosewood
theme-dusk = Dusk
settings-figures = Pieces
figures-own = Rounded
figures-engraved = Engraved
figures-geometric = Geometric
figures-letters = Letters
settings-characters = Pieces of xiangqi, janggi and shogi
characters-regular = Brush
characters-even = Bold
characters-figures = Figures
coordinates-outside = Outside
coordinates-inside = Inside
coordinates-none = None
settings-customary = Coordinates and moves as in the game’s own country
settings-figurines = Figurines in the list of moves
settings-zoom = Size of the board
settings-appearance = Appearance
appearance-system = System
appearance-light = Light
appearance-dark = Dark
settings-show = Display
settings-coordinates = Coordinates
settings-legal-moves = Legal moves
settings-animation = Animation
settings-sound = Sound
settings-volume = Volume
settings-kit = Kind of sound
kit-wood = Wood
kit-felt = Felt
kit-glass = Glass
kit-retro = Retro
settings-spoken = Say the moves aloud
settings-language = Language

# Keys
keys-undo = Undo, redo
keys-walk = Previous move, next move
keys-files = Open, save
keys-board = Go to the board
keys-camera = Move the 3D camera (there, Shift+← and Shift+→ walk through the moves)
keys-type = Type a move
keys-shortcuts = Keyboard shortcuts
keys-on-board = On the board, use the arrow keys to move around, Enter to pick up and put down a piece, and Escape to cancel. Drag with the right mouse button to draw arrows.
keys-premove = While the computer is thinking, you can already enter your next move. This premove is played on your turn if it is legal. Press Escape to cancel it.
keys-commands = The field for moves also takes commands: ? e4, moves e2, board, last, clock.

# Families of games
family-chess = Chess and close relatives
family-goals = Other ways to win
family-losing = Antichess and relatives
family-blasts = Explosions
family-walls = Blocked squares
family-flips = Flipping pieces
family-lines = Lines and connections
family-draughts = Draughts
family-small = Small boards
family-large = Large boards
family-old = Historical and regional chess
family-xiangqi = Xiangqi and Janggi
family-drops = Drop games
family-shogi = Shogi
family-beyond = Unusual boards, turns and pieces
family-triggers = Special effects

# Levels
levels = Levels
level-untitled = Untitled level
level-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }
level-moves-of = Moves: { $moves } (par { $par })
level-next = Next level
level-won = Solved!
level-again = Play again
level-keys = Your keys:
level-restart = Restart
level-danger = Threats
level-replies = Enemy replies
level-replies-slow = The enemy replies of this level take too long to calculate.
level-lost = This attempt has failed. Undo as many moves as you like.
level-stars = { $stars } of 3 stars
level-scrubber = Moves of this attempt
level-hint-piece = Move the piece on { $cell }. { $moves ->
    [one] { $moves } move is left
   *[other] { $moves } moves are left
 }.
level-hint-target = It wants to reach { $cell }. Ask again to play the move.
level-hopeless = You can no longer win from this position. Undo some moves.
level-no-hint = This level is too large for hints.
level-hint-cost = A hint costs a star, and a move played by a hint costs another one. Restart the level for all three.
level-today = Today
level-yesterday = Yesterday
level-solved = { $solved } of { $all } solved
level-daily = Daily
level-own = Open a level: paste a code, a drawing or the text of a file
level-make = Make a level
level-own-open = Open level
level-own-nothing = This is not a level. A code begins with CL1-. A drawing has a line such as “win: exit”.
goal-take-all = Capture all enemies.
goal-take = Capture: { $who }.
goal-exit = Reach the exit.
goal-exit-who = Bring to the exit: { $who }.
goal-survive = { $count ->
    [one] Survive { $count } round.
   *[other] Survive { $count } rounds.
 }
goal-protect = Protect: { $who }.
goal-collect = Collect { $count } × { $item }.
goal-place = Place pieces on { $cells }.
goal-visit = Visit { $cells }.
goal-visit-all = Visit every square.
goal-promote = { $count ->
    [one] Promote a piece.
   *[other] Promote { $count } times.
 }
goal-material = Have at least { $points } points of material.
goal-or = Or:
goal-moves = { $count ->
    [one] Use at most { $count } move.
   *[other] Use at most { $count } moves.
 }
goal-rounds = { $count ->
    [one] Use at most { $count } round.
   *[other] Use at most { $count } rounds.
 }
goal-anybody = any piece
item-key = key
item-sword = sword
item-shield = shield
item-ward = ward
item-form = new form
item-bomb = bomb
item-coin = coin
side-you = You
side-foe = Enemies
end-failed = level failed

# People elsewhere
online-lobby = Play online
online-lobby-more = Find an opponent, watch games
online-refused-not-your-turn = It is not your turn.
online-away = not there
online-bot = A program plays
online-chat = Chat
online-draw-question = Offer your opponent a draw?
# Refused moves
refused-ambiguous = Several moves fit: { $moves }.
refused-belongs = The piece on { $cell } belongs to { $owner }, but it is the turn of { $mover }.
refused-cannot-reach = The { $piece } on { $from } cannot move to { $to }.
refused-castling-blocked = A piece is in the way, or the king would cross or reach an attacked square.
refused-castling-lost-kings = { $side } can no longer castle on the king’s side.
refused-castling-lost-queens = { $side } can no longer castle on the queen’s side.
refused-empty = Type a move.
refused-exposed = The { $royal } would be in check.
refused-facing = The kings face each other, and this move does not end that.
refused-in-check = You cannot castle out of check.
refused-may-not-check = { $side } may not give check in this game.
refused-must-capture = A capture is possible, and capturing is compulsory.
refused-no-castling = There is no castling in this game.
refused-no-drop-there = This piece cannot be dropped on { $cell } now.
refused-no-drops = There are no drops in this game.
refused-no-pass = You cannot pass now.
refused-no-piece = { $side } has no such piece.
refused-no-piece-on = There is no piece on { $cell }.
refused-no-piece-there = { $side } has no such piece on { $place }.
refused-no-promotion = No promotion is possible there.
refused-no-such-cell = There is no square { $cell } on this board.
refused-no-such-piece = “{ $text }” is not a piece. The pieces are { $signs }.
refused-none-reaches = No such piece can move to { $to }.
refused-not-a-move = This is not a move. Type one such as { $like }.
refused-nothing-to-drop = { $side } has no such piece to drop now.
refused-occupied = There is already a piece on { $cell }.
refused-other-capture = This move does not capture that piece.
refused-other-piece = The piece on { $cell } is another one: { $piece }.
refused-over = The game is over.
refused-own-piece-there = A piece of its own side is on { $to }.
refused-promotions = Possible promotions there: { $signs }.
refused-still-exposed = The { $royal } would still be in check.
refused-too-long = This is too long for a move.
refused-trailing = “{ $text }” is not expected after “{ $after }”.

# Lessons, the computer's time and style, and how games end.
learn = Learn
learn-lead = Positions to solve, a few for every family of games.
learn-family = Learn: { $family }
learn-tour = Learn with positions to solve
lesson-next = Next position
goal-mate = { $count ->
    [one] Give checkmate in one move.
   *[other] Give checkmate in { $count } moves.
}
goal-win = { $count ->
    [one] Win in one move.
   *[other] Win in { $count } moves.
}
level-too-late = No moves are left for this goal. Undo and try another way.
lesson-chess = Checkmate ends the game: the king is attacked and cannot escape.
lesson-goals = Here a game can be won without checkmate. The Rules tab says how.
lesson-losing = Here you want to lose your pieces. Whoever can capture must capture.
lesson-blasts = A capture explodes, with all pieces around it except pawns. Keep your own king away.
lesson-walls = Squares are blocked one after the other. Leave your opponent without a move.
lesson-flips = Enclosed pieces change sides. At the end, the most pieces win.
lesson-lines = Complete your line before your opponent does.
lesson-draughts = Captures are compulsory, and one piece may capture several. Leave your opponent without a move.
lesson-small = Few squares, few pieces: every move counts.
lesson-large = New pieces combine the moves of two others: with knight and bishop, or with knight and rook.
lesson-old = Old chess is slow: the piece next to the king moves one square diagonally, and the elephant is no bishop.
lesson-xiangqi = The generals stay in their palaces. Cannons capture by jumping over a piece.
lesson-drops = A piece that you have captured is yours: put it on an empty square instead of moving.
lesson-shogi = Captured pieces return to the board for you, and pieces promote on the far ranks.
lesson-triggers = Captures and moves have side effects. The Rules tab lists them.
lesson-beyond = Hexagons, several moves in a turn, three players: look first at how far pieces reach here.
think = Thinking time per move
think-usual = Standard (5 seconds)
think-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
think-clock = With a clock, the computer shares out the time on it.
style = Style of play
style-usual = By its level
style-random = Random: any legal move
style-greedy = Greedy: captures whatever it can
style-timid = Timid: keeps its pieces safe
style-swindler = Swindler: sets traps
style-minimax = Old-fashioned: looks two moves ahead
goal-picture = How a game can end
settings-thai = Write the moves of makruk in Thai

# Matches on two boards
match-board = Board { $board }
match-said = Board { $board }: { $text }
match-on-board = { $why } on board { $board }
match-player = { $name } ({ $board })
match-supplied = New in hand for { $side }: { $piece }.
match-waits = No move for { $side } until a piece comes from the other board.
match-seats = Partners sit side by side: the two at the top play together, and so do the two at the bottom.
match-flat = This match is played on two flat boards, not on the 3D table.
match-resign = Resign for { $team }
match-draw-question = Do all players agree to a draw?
match-person = Person
match-name = Name (optional)
several-matches = { $count } matches on two boards
match-type-move = Type a move, with its board if it is not the one used last: B e4
