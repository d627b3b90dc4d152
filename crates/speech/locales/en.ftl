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
welcome-build-more = Your own board, pieces and rules
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
announce-left = { $name ->
    [you] You leave the game.
    [foe] Enemies leave the game.
   *[other] { $side } leaves the game.
 }
announce-capture = Captures { $piece }.
announce-promotion = Promotes to { $piece }.
announce-gate = { $piece } enters on { $to }.
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
level-looks = Looks at up to { $positions } positions before each move.
level-errs = Looks at up to { $positions } positions and plays { $percent } % of its moves at random.
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
online-connecting = Connecting to the server…
online-lost = The connection is lost. Nothing else is. Trying again…
online-lost-waiting = The connection is lost. Your move is sent as soon as it is back.
online-back = The connection is back.
online-restarted = The server was restarted. Your game goes on, and no move is lost.
online-other-version = The server has another version than this page. Reload the page.
online-no-answer = The server does not answer. Try again when you are online.
online-unreadable = This page cannot show this game. Reload the page to get its newest version.
online-no-game = There is no such game on this server.
online-begins = The game begins.
online-offers-draw = { $name } offers a draw.
online-offers-takeback = { $name } wants to take back a move.
online-offers-rematch = { $name } wants to play again.
online-declines-draw = { $name } declines the draw.
online-declines-takeback = { $name } does not allow taking back the move.
online-declines-rematch = { $name } does not want to play again.
online-own-draw = You offer a draw.
online-own-takeback = You ask to take back your move.
online-own-rematch = You want to play again. Waiting for the answer…
online-withdraw = Withdraw
online-accept = Accept
online-decline = Decline
online-refused = The server did not accept this.
online-refused-not-begun = The game has not begun: somebody is still missing.
online-refused-over = The game is over.
online-refused-not-your-turn = It is not your turn.
online-refused-illegal = This move is not legal here.
online-refused-time-up = Your time ran out before this move.
online-refused-stale = The game has changed in the meantime. Look at the board and decide again.
online-refused-taken = Somebody else was faster. You can watch the game.
online-refused-guests-play-casual = This game is rated. Register under Play online to join it.
online-refused-here = Your opponent is there, or has only just left.
online-refused-too-often = That was too fast. Wait a moment.
online-refused-too-late = Everybody has moved, so the game can no longer be aborted.
online-refused-nobody = The server does not know you yet. Try again.
online-away = not there
online-bot = A program plays
online-chat = Chat
online-chat-empty = Nobody has said anything yet.
online-say = Say something
online-send = Send
online-mute = Mute { $name }
online-unmute = Show everybody again
online-draw-question = Offer your opponent a draw?
online-days = { $days ->
    [one] 1 day for a move
   *[other] { $days } days for a move
 }
online-game = Game
online-clock = Clock
online-rated = Rated
online-by-link = By a link
online-by-link-more = Your friend opens the link on any device. Nobody needs an account.
online-create = Create the invitation
online-here = Play here
online-terms = { $game }, { $clock }
online-invitation = Invitation
online-send-link = Send this link to your friend, or let a phone read the code.
online-only-here = Only this machine can reach this server. Start it with --host 0.0.0.0 to let others in your network come.
online-waits = Waiting for your opponent…
online-invites = { $name } invites you: { $clock }{ $rated ->
    [yes] , rated
   *[no] {""}
 }
online-accept-game = Play
online-abort = Abort the game
online-next = The players play again.
online-next-go = Go to the next game
online-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
 }
online-gone = Your opponent is not there.
online-claim-win = Claim the win
online-seek = Find an opponent
online-find = Find an opponent
online-only-by-link = Your own games, and games of more than two sides, begin by a link: Play a friend.
online-seeking = Looking for an opponent. You can wait here.
online-house = Play the house
online-house-more = The server’s own players are programs and always there.
online-play = Play
online-offers = Open offers
online-people = { $count ->
    [one] 1 person here
   *[other] { $count } people here
 }
online-no-offers = Nobody offers a game right now. Offer one, and it appears here.
online-watch = Games to watch
online-no-games = No public games are being played.
online-mine = Your games here
online-none-mine = You have not played here yet.
online-running = in progress
online-your-turn = your turn
online-open = waiting for an opponent
online-account = Your account
online-guest = You are { $name }. With a name and a password your games are rated, and you find them on every device.
online-nobody = You can play as a guest at once. With a name and a password your games are rated, and you find them on every device.
online-name = Name
online-password = Password (10 or more characters)
online-code = Recovery code
online-login = Log in
online-register = Register
online-forgotten = Forgot the password
online-recover = Set a new password
online-recovery = Write down this recovery code. It is shown only once, and you need it if you forget your password: { $code }
online-logged-in = You are { $name }.
online-logout = Log out
online-export = Download your data
online-export-games = Download your games (PGN)
online-delete = Delete the account
online-delete-sure = Your name, password, ratings and messages are deleted for good. Your games stay without your name.
online-delete-yes = Delete for good
online-delete-no = Keep it
