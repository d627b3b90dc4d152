# Стол
the-table = Стол
skip-to-board = К доске
board-label = { $game }, доска. { $status } Стрелки ведут по полям, Enter берёт и ставит фигуру.
close = Закрыть
copy = Копировать
thinking = думает …
seat-computer = Компьютер, уровень { $level }
captured-label = Взято: { $pieces }, ценность { $points }
tray-label = В руке: { $side }
tray-empty = В руке пусто
tray-piece = { $piece }, в руке { $count }

# Стороны
side-white = Белые
side-black = Чёрные
side-red = Красные
side-green = Зелёные
side-blue = Синие

# Фигуры
piece-king = король
piece-queen = ферзь
piece-rook = ладья
piece-bishop = слон
piece-knight = конь
piece-pawn = пешка
piece-general = генерал
piece-advisor = советник
piece-elephant = { $custom ->
    [xiangqi] слон
    [janggi] слон
   *[other] боевой слон
 }
piece-horse = { $custom ->
    [shogi] лошадь
   *[other] конь
 }
piece-chariot = колесница
piece-cannon = пушка
piece-soldier = солдат
piece-gold = золото
piece-silver = серебро
piece-lance = { $custom ->
    [shogi] стрелка
   *[other] копьё
 }
piece-tokin = токин
piece-dragon = дракон
piece-archbishop = архиепископ
piece-chancellor = канцлер
piece-amazon = амазонка
piece-hawk = ястреб
piece-unicorn = единорог
piece-stone = камень
piece-promoted-lance = перевёрнутая стрелка
piece-promoted-knight = перевёрнутый конь
piece-promoted-silver = перевёрнутое серебро
piece-promoted-bishop = перевёрнутый слон
piece-wizard = маг
piece-lion = лев
piece-champion = чемпион
piece-met = мет
piece-khon = кхон
piece-archer = лучник
piece-commoner = простолюдин
piece-nightrider = всадник
piece-griffon = грифон
piece-sergeant = сержант
piece-centaur = кентавр
piece-ferz = фирзан
piece-grasshopper = сверчок
piece-phoenix = феникс
piece-fox = лиса
piece-man = человек
piece-yurt = юрта
piece-falcon = сокол
piece-marshal = маршал
piece-dragon-king = король-дракон
piece-dragon-horse = дракон-лошадь
piece-wazir = визирь
piece-dabbaba = даббаба
piece-alfil = альфил
piece-camel = верблюд
piece-zebra = зебра
piece-threeleaper = прыгун через два
piece-tripper = диагональный прыгун
piece-camelrider = всадник на верблюде
piece-vao = вао
piece-leo = лео
piece-manticore = мантикора
piece-war-machine = боевая машина
piece-rose = роза
piece-crooked-bishop = кривой слон
piece-squirrel = белка
piece-kirin = кирин
piece-frog = лягушка
piece-buffalo = буйвол
piece-hoplite = гоплит
piece-lieutenant = лейтенант
piece-captain = капитан
piece-warlord = полководец
piece-wall = стена
piece-hound = гончая
piece-lancer = копейщик
piece-kheshig = кешиктен
piece-cardinal = кардинал
piece-janus = янус
piece-minister = министр
piece-wolf = волк
piece-ai-wok = ай-вок
piece-counsellor = мантри
piece-courier = курьер
piece-fool = шут
piece-bers = берс
piece-giraffe = жираф
piece-chick = цыплёнок
piece-hen = курица
piece-drunk-elephant = пьяный слон
piece-prince = принц
piece-swallow = ласточка
piece-crane = журавль
piece-pheasant = фазан
piece-left-quail = левый перепел
piece-right-quail = правый перепел
piece-goose = гусь
piece-eagle = орёл
piece-spear-knight = конь с копьём
piece-spear-bishop = слон с копьём
piece-spear-rook = ладья с копьём
piece-spear-silver = серебро с копьём
piece-spear-gold = золото с копьём
piece-leopard = леопард
piece-spider = паук
piece-fortress = крепость
piece-banner = знамя

# Инструменты
toolbar = Что можно сделать
new-game = Новая партия
undo = Взять ход назад
redo = Вернуть ход
flip = Повернуть доску
solid = Плоская доска или 3D-стол
hint = Подсказка
pass = Пропустить ход
pause = Остановить компьютеры
go-on = Пусть компьютеры играют
claim-draw = Потребовать ничью
declare = Объявить вход короля
offer-draw = Предложить ничью
resign = Сдаться
open = Открыть
save = Сохранить в файл
save-pgn = Сохранить как PGN
save-picture = Сохранить картинку
save-film = Сохранить фильм (GIF)
film-progress = Фильм создаётся…
film-stop = Остановить
share = Поделиться
settings = Настройки
quit = Выйти из партии; она сохранится
keys = Клавиши

# Панель
tab-moves = Ходы
tab-info = Правила
no-moves = Ходов пока нет. Нажмите на фигуру и на поле, куда она пойдёт, или введите ход внизу.
welcome = Чем заняться
welcome-play = Играть
welcome-play-more = Игр: { $games }, против человека или компьютера
welcome-today = Игра дня
welcome-solve = Решать
welcome-levels = От первых шагов до шедевров
welcome-build = Строить
welcome-coming = своя доска и свои правила — скоро
to-start = К началу
to-end = К концу
back = На ход назад
forward = На ход вперёд
typed = Введите ход
typed-label = Введите ход, например e4 или g1f3, или вопрос: ? e4, moves e2, board, last, clock
again = Ещё раз
other-game = Другая партия

# Что на доске
status-turn = { $side } ходят.
status-check = { $side } ходят, им шах.
end-why = { $who }: { $why }.
end-won = { $side } выиграли
end-drawn = Ничья
end-lost = { $side } проиграли
end-void = Без результата
end-checkmate = мат
end-unfair-mate = мат, который так ставить нельзя
end-stalemate = нет ни одного возможного хода
end-goal = цель достигнута
end-connected = фигуры соединены
end-board-full = доска заполнена
end-checks = объявлено достаточно шахов
end-extinction = не осталось фигур, которые идут в счёт
end-royal-captured = взята королевская фигура
end-facing = короли стоят друг против друга
end-passes = все пропустили ход
end-trigger = так велит правило этой игры
end-move-rule = слишком много ходов без продвижения
end-repetition = позиция повторилась слишком много раз
end-to-and-fro = одна фигура ходила туда и обратно
end-perpetual-check = вечный шах
end-perpetual-chase = вечное преследование
end-declaration = вход короля объявлен
end-counting = счёт ходов закончен
end-resignation = { $side } сдались
end-time = { $side } просрочили время
end-time-without-material = { $side } просрочили время, но выиграть больше никто не мог
end-agreement = по согласию
end-abort = партия прервана

# Вслух
said-new-game = { $game }: фигуры расставлены.
said-move = { $side }: { $piece } { $from } – { $to }.
said-drop = { $side }: { $piece } с руки на { $to }.
said-castling = { $side } рокируются, король на { $to }.
said-pass = { $side } пропускают ход.
said-capture = Взятие: { $piece }.
said-promotion = Превращение: { $piece }.
said-gate = На { $to } выходит { $piece }.
said-wall = Стена на { $to }.
said-check = Шах.
said-cell = { $cell }: { $side }, { $piece }
said-cell-wall = { $cell }: стена
said-cell-empty = { $cell }: пусто
said-targets = { $cell }. Может пойти на { $targets }.
said-no-targets = { $cell }. Ходов нет.
said-premove = Готов ход на { $to }.
said-clock = { $side }: осталось { $time }.

# Сообщения
told-over = Партия окончена. Возьмите ход назад или начните новую партию.
told-wait = Минутку, компьютер думает.
told-premove-gone = Подготовленный ход больше не возможен.
told-3d-unfetched = 3D-стол не загрузился по сети. Обновите страницу, когда сеть появится; плоская доска остаётся.
told-no-3d = Этот браузер не может показать 3D-стол: нужен WebGL2. Игра продолжается на плоской доске.
told-film-saved = Фильм сохранён как { $file }.
told-models = Ваши фигуры на столе.
told-models-with = Ваши фигуры на столе. Где что-то не так, стоит замена: { $what }
told-saved = Партия сохранена в файл.
told-opened = Открыто.
told-opened-with = Открыто, но есть замечание: { $what }
told-copied = Скопировано.
told-not-copied = Браузер не разрешает копировать. Выделите текст и скопируйте его сами.
told-draw-declined = Компьютер играет дальше.
told-hint = Попробуйте { $move }.
told-hint-coming = Ищем хороший ход …

# Неполадки
trouble-no-storage = Браузер ничего не хранит для этой страницы: если закрыть её, партия пропадёт. Сохраните партию в файл.
trouble-storage-full = В браузере не осталось места для этой партии. Удалите старые партии в окне «Открыть» или сохраните эту в файл.
trouble-kept = Эту партию больше нельзя открыть: { $why }
trouble-unread = { $count ->
    [one] { $count } запись в этом браузере больше не читается.
    [few] { $count } записи в этом браузере больше не читаются.
   *[other] { $count } записей в этом браузере больше не читаются.
 } Ничего не выброшено: в разделе «Открыть» это можно сохранить в файл.
trouble-worker = Компьютер потерял нить. Ваша партия цела; возьмите ход назад или пусть он играет дальше, чтобы спросить его снова.
trouble-unfetched = Часть страницы не загрузилась по сети. Обновите страницу, когда сеть появится; партия продолжается.
trouble-no-game = Такой игры нет.
trouble-file = Файл не читается как текст.
trouble-picture = Картинку сделать не удалось. Игра продолжается; попробуйте ещё раз или с другой доской.
trouble-models = Эти фигуры не годятся: { $why }
trouble-models-gone = Ваших фигур больше нет. Принесите папку снова.
trouble-models-not-kept = Но браузер их не хранит; в следующий раз принесите папку снова.
trouble-nothing = Открывать нечего. Вставьте ссылку, сохранённую партию, PGN или позицию.
trouble-open = Это не открывается: { $why }
trouble-no-pgn = В этом PGN нет партии.
trouble-fen = В игре на столе такой позиции не бывает: { $why }

# Вопросы о ходе
ask-castle = Рокировка или просто ход?
ask-promotion = В какую фигуру превратить?
ask-gate = Кто выходит через ворота?
ask-wall = Теперь выберите поле для стены.
ask-way = Каким путём?
choice-castle = Рокировка
choice-step = Просто ход
choice-stays = Оставить как есть
choice-nothing = Никто
choice-captures = бьёт на { $cells }

# Новая партия
choose-game = Выберите игру
seek-game = Найти игру: glinski, xiangqi, drops …
seek-nothing = Игры с такими словами нет.
who-plays = Кто играет
mode-person-person = Два человека, здесь
mode-person-computer = Вы против компьютера
mode-computer-computer = Компьютер сам с собой
strength = Сила компьютера
level-1 = 1 · играет впервые
level-2 = 2 · отдаёт фигуры
level-3 = 3 · видит простые взятия
level-4 = 4 · играет изредка
level-5 = 5 · думает чуть вперёд
level-6 = 6 · играет внимательно
level-7 = 7 · трудно застать врасплох
level-8 = 8 · силён
level-9 = 9 · играет в полную силу
your-side = Вы играете
side-first = Первыми
side-second = Последними
side-random = По жребию
start-position = Начальная позиция
start-usual = Обычная
start-shuffled = Вперемешку
start-fen = Из позиции (FEN)
fen-hint = Вставьте сюда FEN
clock-minutes = Минут на часах
clock-more = Ещё о часах
clock-increment = Добавление за ход
clock-delay = Задержка на ход
clock-byo-yomi = Пять периодов бёёми
clock-seconds = Секунды
no-clock = Без часов
clock-is = Часы: { $control }
begin = Играть: { $game }

# Открыть и поделиться
open-file = Файл: сохранённая партия, PGN
open-text = Или вставьте ссылку, сохранённую партию, PGN или FEN
kept-games = Хранятся в этом браузере
kept-none = Партий пока нет.
kept-how = Партии хранятся, пока вы их не удалите; из законченных — последние 40.
kept-game = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }, { $over ->
    [yes] закончена
   *[no] не закончена
 }
unread = Не читается
save-kept = Сохранить «{ $game }» в файл
forget-game = Удалить: { $game }
share-link = Ссылка на эту партию с её правилами
share-fen = Позиция (FEN)
share-pgn = Партия (PGN)

# Ничья и сдача
draw-question = { $side } предлагают ничью. Остальные согласны?
draw-question-computer = Предложить компьютеру ничью?
draw-accept = Согласны
draw-offer = Предложить
draw-decline = Играть дальше
resign-question = { $side } сдаются?
resign-yes = Да, сдаться
resign-no = Играть дальше

# Настройки
settings-solid = 3D-стол
solid-quality = Свет
solid-board = Доска
solid-set = Фигуры
solid-layers = Уровни
solid-auto = Как подходит
solid-low = Простой
solid-medium = Тени
solid-high = Мягкие тени и отражения
solid-wood = Дерево
solid-marble = Мрамор
solid-vinyl = Турнирный винил
solid-glass = Стекло
solid-contrast = Высокий контраст
solid-drawings = Вырезаны по рисункам
solid-own = Свои
solid-bring = Свои фигуры
solid-bring-more = Папка с set.toml и файлами OBJ и MTL; её можно и бросить на страницу.
solid-stacked = Один над другим
solid-beside = Рядом
settings-board = Доска
theme-walnut = Орех
theme-paper = Бумага
theme-slate = Сланец
theme-sea = Море
theme-contrast = Высокий контраст
settings-scheme = Освещение
scheme-system = Как в системе
scheme-light = Светлое
scheme-dark = Тёмное
settings-show = Показывать
settings-coordinates = Буквы и цифры по краям
settings-targets = Куда может пойти фигура
settings-motion = Движение фигур
settings-volume = Звук
settings-language = Язык

# Клавиши
keys-undo = взять ход назад, вернуть
keys-walk = листать ходы
keys-files = открыть, сохранить
keys-board = к доске
keys-type = ввести ход
keys-this = это окно
keys-on-board = На доске стрелки ведут с поля на поле, Enter берёт и ставит фигуру, Escape отпускает. Чтобы рисовать стрелки, ведите мышь с нажатой правой кнопкой.
keys-camera = откуда смотреть на 3D-стол
keys-ahead = Пока компьютер думает, можно заранее сделать следующий ход: он будет сыгран, как только станет возможным. Escape отменяет его.
keys-questions = Там, где вводят ходы, можно и спрашивать: ? e4, moves e2, board, last, clock.

# Семейства игр
family-chess = Шахматы и близкая родня
family-goals = Другие цели
family-losing = Кто проиграл, тот и выиграл
family-blasts = Взрывы
family-walls = Стены
family-flips = Перевороты
family-small = Малые доски
family-large = Большие доски
family-old = Старинные игры
family-xiangqi = Сянци и чанги
family-drops = Фигуры с руки
family-shogi = Сёги
family-beyond = За пределами доски
family-triggers = Одно влечёт за собой другое

# Levels
levels = Уровни
level-untitled = Уровень
level-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
 }
level-moves-of = Ходов: { $moves } из { $par }
level-next = Следующий уровень
level-again = Сначала
level-danger = Угрозы
level-replies = Ответы
level-replies-slow = Эти противники думают слишком долго, чтобы показать ответы заранее.
level-lost = Эта попытка проиграна. Берите назад сколько угодно ходов.
level-stars = Звёзды: { $stars } из 3
level-scrubber = Вперёд и назад по этой попытке
level-hint-piece = Ходите фигурой с { $cell }. Осталось { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
 }.
level-hint-target = Её путь ведёт на { $cell }. Спросите ещё раз, и она пойдёт.
level-hopeless = Отсюда уже не выиграть. Возьмите ход назад.
level-no-hint = Этот уровень слишком велик для подсказок.
level-today = Сегодня
level-yesterday = Вчера
level-days-ago = { $days ->
    [one] { $days } день назад
    [few] { $days } дня назад
   *[other] { $days } дней назад
 }
level-solved = Решено { $solved } из { $all }
level-daily = На каждый день
level-own = Чужой уровень: код, рисунок или файл
level-own-open = Открыть уровень
level-own-nothing = Это не уровень. Коды начинаются с CL1-, в рисунках есть строка вроде «win: exit».
goal-take-all = Возьмите всех противников.
goal-take = Возьмите: { $who }.
goal-exit = Дойдите до выхода.
goal-exit-who = До выхода должны дойти: { $who }.
goal-survive = Продержитесь { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
 }.
goal-protect = Не потеряйте: { $who }.
goal-collect = Соберите { $count } × { $item }.
goal-place = Поставьте фигуры на { $cells }.
goal-visit = Посетите { $cells }.
goal-visit-all = Посетите каждое поле.
goal-promote = { $count ->
    [one] Превратите фигуру { $count } раз.
    [few] Превратите фигуру { $count } раза.
   *[other] Превратите фигуру { $count } раз.
 }
goal-material = Имейте фигур на { $points }.
goal-or = Или:
goal-moves = Не больше { $count } ходов.
goal-rounds = Не больше { $count } раундов.
goal-anybody = любая фигура
item-key = ключ
item-sword = меч
item-shield = щит
item-ward = оберег
item-form = облик
item-bomb = бомба
item-coin = монета
side-you = Вы
side-foe = Противники
end-failed = уровень проигран
