# Стол
game-area = Партия
skip-to-board = Перейти к доске
board-label = Доска: { $game }. { $status } Стрелки перемещают по доске, Enter берёт и ставит фигуру.
close = Закрыть
copy = Копировать
thinking = думает…
seat-computer = Компьютер, уровень { $level }
captured-label = Взято: { $pieces }, ценность { $points }
tray-label = { $name ->
    [you] Ваши фигуры в руке
    [foe] Фигуры в руке у противников
   *[other] Фигуры в руке: { $side }
 }
tray-empty = В руке нет фигур
tray-piece = { $piece }, в руке { $count }

# Стороны
side-white = { $custom ->
    [xiangqi] Красные
    [janggi] Чо
    [shogi] Сэнтэ
   *[other] Белые
 }
side-black = { $custom ->
    [janggi] Хан
    [shogi] Готэ
   *[other] Чёрные
 }
side-red = Красные
side-green = Зелёные
side-yellow = Жёлтые
side-blue = Синие

# Фигуры
piece-king = { $custom ->
    [draughts] дамка
    [draughts-cells] дамка
   *[other] король
 }
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
piece-promoted-queen = превращённый ферзь
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
piece-man = { $custom ->
    [draughts] простая
    [draughts-cells] простая
   *[other] человек
 }
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
piece-rear-pawn = задняя пешка
piece-bede = беде
piece-fad = фад
piece-short-rook = короткая ладья
piece-half-duck = полуутка
piece-charging-rook = атакующая ладья
piece-fibnif = фибниф
piece-charging-knight = атакующий конь
piece-colonel = полковник
piece-serpent = змея
piece-vulture = гриф
piece-jaguar = ягуар
piece-quetzal = кетсаль
piece-shaman = шаман
piece-offering = подношение
piece-warrior = воин
piece-divine-king = божественный король
piece-duke = герцог
piece-maharajah = махараджа
piece-ninja = ниндзя
piece-monk = монах
piece-musketeer = мушкетёр
piece-wildebeest = гну
piece-crocodile = крокодил
piece-gold-cannon = золотая пушка
piece-flying-gold-cannon = летающая золотая пушка
piece-silver-cannon = серебряная пушка
piece-flying-silver-cannon = летающая серебряная пушка
piece-copper-cannon = медная пушка
piece-flying-copper-cannon = летающая медная пушка
piece-iron-cannon = железная пушка
piece-flying-iron-cannon = летающая железная пушка
piece-spear-gold = золото с копьём
piece-leopard = леопард
piece-spider = паук
piece-fortress = крепость
piece-banner = знамя
piece-goat = коза
piece-hare = заяц
piece-car = машина
piece-tiger = тигр
piece-chief = вождь
piece-dog = собака
piece-covered = тёмная
piece-khatun = хатун
piece-scout = разведчик
piece-vizier = визирь

# Инструменты
toolbar = Управление игрой
menu = Меню
new-game = Новая партия
undo = Отменить ход
undo-short = Назад
redo = Вернуть ход
flip = Перевернуть доску
flip-short = Повернуть
three-d = Переключить 2D и 3D
hint = Подсказка
pass = Пропустить ход
pause = Пауза
resume = Продолжить
claim-draw = Потребовать ничью
claim-short = Потребовать ничью
declare = Объявить победу входом короля
declare-short = Объявить победу
offer-draw = Предложить ничью
draw-short = Ничья
resign = Сдаться
open = Открыть
save = Сохранить в файл
save-pgn = Сохранить как PGN
save-image = Сохранить изображение
save-animation = Сохранить анимацию (GIF)
animation-progress = Создаётся анимация…
animation-stop = Отмена
share = Поделиться
settings = Настройки
leave-game = Выйти из партии (она сохранена)
leave-short = Выйти из партии
keys = Горячие клавиши

# Панель
tab-moves = Ходы
tab-info = Правила
no-moves = Ходов пока нет. Нажмите на фигуру, затем на поле назначения, или введите ход ниже.
welcome = С чего начать
welcome-lead = Сделайте ход, чтобы начать игру с компьютером.
welcome-as = Играть: { $side }
welcome-continue = Продолжить: { $game }
welcome-friend = Играть с другом
welcome-friend-more = Вдвоём на этом устройстве
welcome-friend-server = На этом устройстве или по ссылке
welcome-games = Все игры
welcome-games-more = Игр: { $games }, от сянци до сёги
welcome-puzzle = Задача дня
welcome-puzzle-more = Каждый день новая
welcome-today = Игра дня
welcome-levels = От первых шагов до мастерства
set-up-position = Расставить позицию
welcome-build = Создать
welcome-build-more = Свои игры и уровни
tour-offer = Впервые здесь?
tour-offer-more = Две минуты на этой доске: ход, отмена, подсказка
tour-move = Перетащите фигуру на поле или нажмите на неё, а затем на одно из отмеченных полей.
tour-undo = Компьютер отвечает сразу. Чтобы вернуть свой ход, нажмите «{ undo-short }».
tour-hint = Не знаете, как пойти? Нажмите «{ hint }» — стрелка покажет хороший ход.
tour-done = Вот и всё. Другие игры, уровни и настройки — в меню. Приятной игры!
tour-skip = Пропустить
studio-back = Мастерская
to-start = В начало
to-end = В конец
previous-move = Предыдущий ход
next-move = Следующий ход
type-move = Введите ход
type-move-label = Введите ход, например e4 или g1f3, или команду: ? e4, moves e2, board, last, clock
rematch = Реванш

# Что на доске
status-turn = { $name ->
    [you] Ваш ход.
    [foe] Ход противников.
    [single] Ходит { $side }.
   *[other] { $side } ходят.
 }
status-check = { $name ->
    [you] Ваш ход. Вам шах.
    [foe] Ход противников, им шах.
    [single] Ходит { $side }, шах.
   *[other] { $side } ходят, им шах.
 }
status-step = Ход { $step } из { $steps } в этой очереди.
status-place = После хода { $at } из { $all }
end-result = { $who }: { $why }.
end-won = { $name ->
    [you] Вы победили
    [foe] Противники победили
    [single] Победа: { $side }
   *[other] { $side } победили
 }
end-won-team = Победила команда { $side }
end-drawn = Ничья
end-lost = { $name ->
    [you] Вы проиграли
    [foe] Противники проиграли
    [single] Поражение: { $side }
   *[other] { $side } проиграли
 }
end-void = Без результата
end-checkmate = мат
end-unfair-mate = запрещённый мат
end-stalemate = { $custom ->
    [shogi] нет возможных ходов
    [xiangqi] нет возможных ходов
    [janggi] нет возможных ходов
   *[other] пат
 }
end-goal = цель достигнута
end-connected = фигуры соединены
end-board-full = доска заполнена
end-checks = набрано нужное число шахов
end-extinction = потеряны необходимые фигуры
end-royal-captured = { $custom ->
    [xiangqi] взят генерал
    [janggi] взят генерал
   *[other] взята королевская фигура
 }
end-facing = { $custom ->
    [xiangqi] генералы стоят друг против друга
    [janggi] генералы стоят друг против друга
   *[other] короли стоят друг против друга
 }
end-passes = все игроки пропустили ход
end-trigger = особое правило этой игры
end-move-rule = слишком много ходов без прогресса
end-repetition = повторение позиции
end-to-and-fro = одна фигура слишком долго ходила туда и обратно
end-perpetual-check = вечный шах
end-perpetual-chase = вечное преследование
end-declaration = вход короля объявлен
end-points = больше всех очков в конце
end-counting = достигнут предел счёта ходов
end-resignation = { $name ->
    [you] вы сдались
    [foe] противники сдались
    [single] { $side } сдаётся
   *[other] { $side } сдались
 }
end-time = { $name ->
    [you] у вас закончилось время
    [foe] у противников закончилось время
    [single] время истекло: { $side }
   *[other] { $side } просрочили время
 }
end-time-without-material = { $name ->
    [you] у вас закончилось время, но никто из соперников не может выиграть
    [foe] у противников закончилось время, но никто другой не может выиграть
    [single] время истекло: { $side }, но никто из соперников не может выиграть
   *[other] { $side } просрочили время, но никто из соперников не может выиграть
 }
end-agreement = по соглашению
end-abort = партия отменена

# Вслух
announce-new-game = Новая партия: { $game }.
announce-move = { $side }: { $piece } { $from } – { $to }.
action-take = снять
action-take-mill = снять из мельницы
action-swap = поменять цвета
action-elephants-in = слоны внутри
action-elephants-out = слоны снаружи
action-elephants-left = слоны слева
action-elephants-right = слоны справа
action-swap-a = обменять на a
action-swap-b = обменять на b
action-swap-c = обменять на c
action-swap-d = обменять на d
action-swap-e = обменять на e
action-swap-f = обменять на f
action-swap-g = обменять на g
announce-drop = { $side }: { $piece }, сброс на { $to }.
announce-castling = { $name ->
    [you] Вы рокируетесь, король на { $to }.
    [foe] Противники рокируются, король на { $to }.
    [single] { $side }: рокировка, король на { $to }.
   *[other] { $side } рокируются, король на { $to }.
 }
announce-pass = { $name ->
    [you] Вы пропускаете ход.
    [foe] Противники пропускают ход.
    [single] { $side } пропускает ход.
   *[other] { $side } пропускают ход.
 }
announce-action = { $side }: «{ $action }».
announce-action-at = { $side }: «{ $action }», { $to }.
announce-left = { $name ->
    [you] Вы выходите из игры.
    [foe] Противники выходят из игры.
    [single] { $side } выходит из игры.
   *[other] { $side } выходят из игры.
 }
announce-unseen-move = Сделан ход: { $side }.
announce-lost = Потеря: { $piece } на { $cell }.
umpire-captured = Взятие на { $cell }.
umpire-captured-piece = Взято на { $cell }: { $piece }.
umpire-captured-other = Взято на { $cell }: фигура.
umpire-check-file = Шах по вертикали.
umpire-check-rank = Шах по горизонтали.
umpire-check-long-diagonal = Шах по длинной диагонали.
umpire-check-short-diagonal = Шах по короткой диагонали.
umpire-check-diagonal = Шах по диагонали.
umpire-check-leap = Шах: { $piece }.
umpire-can-capture = Могут бить: { $pieces }.
umpire-can-capture-count = Возможных взятий ({ $pieces }): { $count }.
umpire-no = Посредник говорит «нет»: { $move }.
umpire-no-other = Посредник отклонил ход.
umpire-refused = Отклонено: { $moves }.
umpire-noes = Отклонено ходов: { $count }.
announce-capture = Взятие: { $piece }.
announce-promotion = Превращение: { $piece }.
announce-gate = На { $to } выходит { $piece }.
announce-roll = { $side }, на кубике: { $piece }.
announce-reveal = { $to }: { $piece } ({ $side }).
announce-uncover = { $side }: открыта фигура на { $to }.
announce-drawn = Взятая фигура: { $piece }.
announce-drawn-unseen = Чем была взятая фигура, видит только соперник.
announce-wall = Стена на { $to }.
announce-duck = Утка на { $to }.
announce-check = Шах.
announce-cell = { $name ->
    [you] { $cell }: ваша фигура, { $piece }
    [foe] { $cell }: фигура противника, { $piece }
   *[other] { $cell }: { $side }, { $piece }
 }
announce-cell-wall = { $cell }: стена
announce-cell-duck = { $cell }: утка
announce-cell-unseen = { $cell }: не видно
announce-cell-empty = { $cell }: пусто
announce-targets = { $cell }. Возможные ходы: { $targets }.
announce-no-targets = { $cell }. Нет возможных ходов.
announce-premove = Предварительный ход на { $to }.
announce-clock = { $name ->
    [you] У вас осталось { $time }.
    [foe] У противников осталось { $time }.
   *[other] { $side }: осталось { $time }.
 }

# Сообщения
notice-over = Партия окончена. Отмените ход или начните новую партию.
notice-hidden = Недоступно, пока часть партии скрыта.
notice-wait = Подождите, компьютер думает.
notice-premove-gone = Ваш предварительный ход больше невозможен.
notice-three-d-not-loaded = Не удалось загрузить 3D-доску. Обновите страницу, когда появится сеть. Пока можно играть на 2D-доске.
notice-three-d-camera = Тяните рядом с доской, чтобы повернуть стол. Камеру двигают и клавиши со стрелками, и цифры от 1 до 5.
notice-no-three-d = Этот браузер не может показать 3D-доску: он не поддерживает WebGL2. Можно играть на 2D-доске.
notice-animation-saved = Анимация сохранена как { $file }.
notice-models = Ваши фигуры на доске.
notice-models-with = Ваши фигуры на доске. Неисправные заменены стандартными: { $what }
notice-saved = Партия сохранена в файл.
notice-opened = Открыто.
notice-other-tab = Эта партия открыта в другой вкладке. Здесь вы играете её копию.
notice-opened-with = Открыто с предупреждениями: { $what }
notice-copied = Скопировано.
notice-not-copied = Браузер не разрешает копирование. Выделите текст и скопируйте его сами.
notice-draw-declined = Компьютер отклонил ничью.
notice-hint = Попробуйте { $move }.
notice-hint-coming = Поиск хорошего хода…

# Неполадки
trouble-no-storage = Браузер не сохраняет данные этой страницы: при закрытии партия будет потеряна. Сохраните её в файл.
trouble-storage-full = Хранилище браузера заполнено. Удалите старые партии в разделе «Открыть» или сохраните эту партию в файл.
trouble-saved-game = Эту партию больше не удаётся открыть: { $why }
trouble-unreadable = { $count ->
    [one] { $count } запись в этом браузере больше не читается. Она не удалена: её можно сохранить в файл в разделе «Открыть».
    [few] { $count } записи в этом браузере больше не читаются. Они не удалены: их можно сохранить в файлы в разделе «Открыть».
   *[other] { $count } записей в этом браузере больше не читаются. Они не удалены: их можно сохранить в файлы в разделе «Открыть».
 }
trouble-worker = Компьютерный игрок неожиданно остановился. Ваша партия в безопасности. Отмените ход или нажмите «Продолжить», чтобы запустить его снова.
trouble-not-loaded = Не удалось загрузить часть страницы. Обновите страницу, когда появится сеть. Партию можно продолжать.
loading = Загрузка…
try-again = Повторить
trouble-no-game = Такой игры нет.
trouble-file = Это не текстовый файл.
trouble-image = Не удалось создать изображение. Попробуйте ещё раз или переключитесь между 2D и 3D.
trouble-models = Эти фигуры нельзя использовать: { $why }
trouble-models-gone = Ваши фигуры больше недоступны. Выберите папку снова.
trouble-models-not-kept = Браузер не смог их сохранить. В следующий раз выберите папку снова.
trouble-nothing = Открывать нечего. Вставьте ссылку, сохранённую партию, PGN или позицию.
trouble-open = Не удаётся открыть: { $why }
trouble-no-pgn = В этом PGN нет партий.
trouble-fen = Недопустимая позиция для этой игры: { $why }

# Вопросы о ходе
ask-castle = Рокировка или обычный ход?
ask-promotion = Превратить в
ask-gate = Какая фигура вступает в игру?
ask-wall = Выберите место для стены.
ask-duck = Выберите поле для утки.
ask-path = Выберите путь
choice-castle = Рокировка
choice-step = Обычный ход
choice-stays = Не превращать
choice-nothing = Никакая
choice-captures = бьёт на { $cells }

# Новая партия
choose-game = Выберите игру
search-game = Поиск игры: glinski, xiangqi, shogi…
search-no-match = Игры не найдены.
players = Игроки
mode-person-person = Два игрока на этом устройстве
mode-person-computer = Вы против компьютера
mode-computer-computer = Компьютер против компьютера
strength = Уровень компьютера
level-1 = 1 · первая партия
level-2 = 2 · легко теряет фигуры
level-3 = 3 · видит простые взятия
level-4 = 4 · любитель
level-5 = 5 · думает немного вперёд
level-6 = 6 · внимательный игрок
level-7 = 7 · опытный игрок
level-8 = 8 · сильный игрок
level-9 = 9 · максимум
your-side = Ваша сторона
side-first = Ходит первой
side-second = Ходит последней
side-random = Случайно
start-position = Начальная позиция
start-standard = Стандартная
start-shuffled = Случайная
start-fen = Из позиции (FEN)
fen-hint = Вставьте сюда FEN
clock-minutes = Минут на игрока
clock-more = Настройки часов
clock-increment = Добавление за ход
clock-delay = Задержка на ход
clock-byo-yomi = Бёёми, пять периодов
clock-seconds = Секунды
no-clock = Без часов
clock-is = Часы: { $control }
start-game = Играть: { $game }
filter-games = Показать
filter-all = Все
filter-favourites = Избранное
filter-recent = Недавние
favourite-add = Добавить в избранное: { $game }
favourite-remove = Убрать из избранного: { $game }
favourites-none = В избранном пока пусто. Нажмите на звезду игры.
recent-none = Пока ничего не сыграно.
clock = Часы
clock-own = Другой контроль
clock-unreadable = «{ $text }» — не контроль времени. Примеры: 15, 15+10, 1:30:00.
level-looks = Просматривает перед каждым ходом около { $positions } позиций.
level-errs = Просматривает около { $positions } позиций и делает { $percent } % ходов наугад.
level-overlooks = Просматривает около { $positions } позиций и не замечает некоторых ходов, чаще тихих и дальних.
level-full = Использует всё своё время и играет в полную силу.

# Открыть и поделиться
open-file = Выберите файл: партия, PGN, уровень или правила
open-text = Или вставьте ссылку, партию, PGN, FEN, уровень или правила игры
saved-games = Партии, сохранённые в этом браузере
saved-none = Партий пока нет.
saved-how = Завершённые партии: хранятся последние 40. Незавершённые хранятся, пока вы их не удалите.
saved-game = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
 }, { $over ->
    [yes] завершена
   *[no] идёт
 }
unreadable = Не читается
save-saved-game = Сохранить «{ $game }» в файл
delete-game = Удалить «{ $game }»
several-games = Партий: { $count }
several-levels = Уровней: { $count }
several-rules = Игр: { $count }
several-game = Партия { $number }
several-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
 }
several-filter = Фильтр: имя, турнир, год, результат…
several-none = Ничего не подходит.
several-more = Ещё { $count }. Уточните фильтр.
several-back = Открыть другое
details = Сведения и заметки
details-event = Турнир
details-site = Место
details-date = Дата
details-round = Тур
details-move = Ход { $number }
details-start = Перед первым ходом
details-sign = Знак
details-comment = Комментарий
trouble-unknown-text = Не удалось распознать. Можно открыть ссылки, сохранённые партии, PGN, FEN, уровни, документы игр (TOML, JSON), variants.ini и файлы Bishop, Tiled и LDtk.
trouble-tiled-xml = Это карта Tiled в XML. Экспортируйте её в Tiled как JSON: «Файл», «Экспортировать как».
trouble-text = { $kind ->
    [shared-game] Ссылка повреждена: { $why }
    [saved-game] Сохранённую партию нельзя открыть: { $why }
    [level] В уровне ошибки: { $why }
    [tiled] В карте Tiled ошибки: { $why }
    [ldtk] В проекте LDtk ошибки: { $why }
    [document] В документе игры ошибки: { $why }
    [ini] В variants.ini ошибки: { $why }
    [bishop] В файле Bishop ошибки: { $why }
   *[other] Открыть нельзя: { $why }
 }
share-link = Ссылка на эту партию вместе с правилами
share-fen = Позиция (FEN)
share-pgn = Партия (PGN)

# Ничья и сдача
curtain = Передайте устройство. Ход: { $side }.
curtain-lift = Показать доску
draw-question = { $name ->
    [you] Вы предлагаете ничью. Принять?
    [foe] Противники предлагают ничью. Принять?
    [single] { $side } предлагает ничью. Принять?
   *[other] { $side } предлагают ничью. Принять?
 }
draw-question-computer = Предложить компьютеру ничью?
draw-accept = Принять ничью
draw-offer = Предложить ничью
draw-decline = Продолжить игру
resign-question = { $name ->
    [you] Сдаться?
    [foe] Сдаться?
    [single] { $side } сдаётся?
   *[other] { $side } сдаются?
 }
resign-yes = Сдаться
resign-no = Продолжить игру

# Настройки
settings-three-d = 3D-доска
three-d-quality = Качество графики
three-d-board = Доска
three-d-set = Фигуры
three-d-layers = Слои
three-d-auto = Автоматически
three-d-low = Простое
three-d-medium = Тени
three-d-high = Мягкие тени и отражения
three-d-wood = Дерево
three-d-marble = Мрамор
three-d-vinyl = Турнирный винил
three-d-glass = Стекло
three-d-contrast = Высокий контраст
three-d-drawings = Силуэты 2D-фигур
three-d-own = Свои
three-d-bring = Свои фигуры
three-d-bring-more = Выберите папку с set.toml и файлами OBJ и MTL или перетащите её на страницу.
three-d-stacked = Один над другим
three-d-beside = Рядом
settings-board = Доска
theme-walnut = Орех
theme-paper = Бумага
theme-slate = Сланец
theme-sea = Море
theme-contrast = Высокий контраст
theme-moss = Мох
theme-rosewood = Палисандр
theme-dusk = Сумерки
settings-figures = Фигуры
figures-own = Округлые
figures-engraved = Гравюра
figures-geometric = Геометрия
figures-letters = Буквы
settings-characters = Фигуры сянци, чанги и сёги
characters-regular = Кисть
characters-even = Жирные
characters-figures = Фигурки
coordinates-outside = Снаружи
coordinates-inside = Внутри
coordinates-none = Нет
settings-customary = Координаты и ходы как на родине игры
settings-figurines = Фигурки в списке ходов
settings-zoom = Размер доски
settings-appearance = Оформление
appearance-system = Системное
appearance-light = Светлое
appearance-dark = Тёмное
settings-show = Отображение
settings-coordinates = Координаты
settings-legal-moves = Возможные ходы
settings-animation = Анимация
settings-sound = Звук
settings-volume = Громкость
settings-kit = Вид звука
kit-wood = Дерево
kit-felt = Войлок
kit-glass = Стекло
kit-retro = Ретро
settings-spoken = Произносить ходы вслух
settings-language = Язык

# Клавиши
keys-undo = Отменить ход, вернуть ход
keys-walk = Предыдущий ход, следующий ход
keys-files = Открыть, сохранить
keys-board = Перейти к доске
keys-type = Ввести ход
keys-shortcuts = Горячие клавиши
keys-on-board = На доске: стрелки перемещают курсор, Enter берёт и ставит фигуру, Escape отменяет. Чтобы рисовать стрелки, ведите мышью с нажатой правой кнопкой.
keys-camera = Двигать камеру 3D (там по ходам ведут Shift+← и Shift+→)
keys-premove = Пока компьютер думает, можно сделать предварительный ход. Он будет сыгран в вашу очередь, если окажется возможным. Escape отменяет его.
keys-commands = В поле для ходов можно вводить и команды: ? e4, moves e2, board, last, clock.

# Семейства игр
family-chess = Шахматы и близкие варианты
family-goals = Другие способы победить
family-losing = Поддавки и родственные игры
family-blasts = Взрывы
family-walls = Заблокированные поля
family-flips = Переворачивание фишек
family-lines = Линии и соединения
family-draughts = Шашки
family-small = Малые доски
family-large = Большие доски
family-old = Исторические и региональные шахматы
family-xiangqi = Сянци и чанги
family-drops = Игры со сбросом фигур
family-shogi = Сёги
family-beyond = Необычные доски, ходы и фигуры
family-triggers = Особые эффекты

# Levels
levels = Уровни
level-untitled = Уровень без названия
level-moves = { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
 }
level-moves-of = Ходов: { $moves } (норма { $par })
level-next = Следующий уровень
level-won = Решено!
level-again = Сыграть ещё раз
level-keys = Ваши ключи:
level-restart = Начать заново
level-danger = Угрозы
level-replies = Ответы противников
level-replies-slow = Ответы противников на этом уровне вычисляются слишком долго.
level-lost = Эта попытка не удалась. Отмените сколько угодно ходов.
level-stars = Звёзды: { $stars } из 3
level-scrubber = Ходы этой попытки
level-hint-piece = Ходите фигурой с { $cell }. Осталось { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
 }.
level-hint-target = Ей нужно на { $cell }. Спросите ещё раз, чтобы сделать ход.
level-hopeless = В этой позиции выиграть уже нельзя. Отмените ходы.
level-no-hint = Этот уровень слишком велик для подсказок.
level-hint-cost = Подсказка стоит одну звезду, а ход, сделанный подсказкой, — ещё одну. Начните уровень заново, чтобы получить все три.
level-today = Сегодня
level-yesterday = Вчера
level-solved = Решено { $solved } из { $all }
level-daily = Ежедневный уровень
level-own = Открыть уровень: вставьте код, рисунок или текст файла
level-make = Создать уровень
level-own-open = Открыть уровень
level-own-nothing = Это не уровень. Код начинается с CL1-. В рисунке есть строка вроде «win: exit».
goal-take-all = Возьмите всех противников.
goal-take = Возьмите: { $who }.
goal-exit = Дойдите до выхода.
goal-exit-who = Приведите к выходу: { $who }.
goal-survive = Продержитесь { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
 }.
goal-protect = Защитите: { $who }.
goal-collect = Соберите { $count } × { $item }.
goal-place = Поставьте фигуры на { $cells }.
goal-visit = Посетите { $cells }.
goal-visit-all = Посетите каждое поле.
goal-promote = { $count ->
    [one] { $count } превращение фигуры.
    [few] { $count } превращения фигур.
   *[other] { $count } превращений фигур.
 }
goal-material = Наберите материала не менее чем на { $points }.
goal-or = Или:
goal-moves = { $count ->
    [one] Не больше { $count } хода.
   *[other] Не больше { $count } ходов.
 }
goal-rounds = { $count ->
    [one] Не больше { $count } раунда.
   *[other] Не больше { $count } раундов.
 }
goal-anybody = любая фигура
item-key = ключ
item-sword = меч
item-shield = щит
item-ward = оберег
item-form = новый облик
item-bomb = бомба
item-coin = монета
side-you = Вы
side-foe = Противники
end-failed = уровень провален

# People elsewhere
online-lobby = Играть онлайн
online-lobby-more = Найти соперника, смотреть партии
online-refused-not-your-turn = Сейчас не ваш ход.
online-away = нет на месте
online-bot = Играет программа
online-chat = Чат
online-draw-question = Предложить сопернику ничью?
# Refused moves
refused-ambiguous = Подходит несколько ходов: { $moves }.
refused-belongs = Фигура на { $cell } принадлежит другой стороне ({ $owner }), а очередь хода сейчас: { $mover }.
refused-cannot-reach = Фигура на { $from } ({ $piece }) не может пойти на { $to }.
refused-castling-blocked = Мешает фигура, или король прошёл бы через атакованное поле либо встал бы на него.
refused-castling-lost-kings = { $side }: короткая рокировка больше невозможна.
refused-castling-lost-queens = { $side }: длинная рокировка больше невозможна.
refused-empty = Введите ход.
refused-exposed = Под шахом оказался бы { $royal }.
refused-facing = Короли стоят друг против друга, и этот ход этого не меняет.
refused-in-check = Рокировать из-под шаха нельзя.
refused-may-not-check = { $side }: в этой игре нельзя давать шах.
refused-must-capture = Есть взятие, а бить обязательно.
refused-no-castling = В этой игре нет рокировки.
refused-no-drop-there = Эту фигуру сейчас нельзя поставить на { $cell }.
refused-no-drops = В этой игре фигуры на доску не ставят.
refused-no-pass = Сейчас нельзя пропустить ход.
refused-no-piece = { $side }: такой фигуры нет.
refused-no-piece-on = На { $cell } нет фигуры.
refused-no-piece-there = { $side }: такой фигуры на { $place } нет.
refused-no-promotion = Там превращение невозможно.
refused-no-such-cell = На этой доске нет поля { $cell }.
refused-no-such-piece = «{ $text }» — не фигура. Фигуры: { $signs }.
refused-none-reaches = Ни одна такая фигура не может пойти на { $to }.
refused-not-a-move = Это не ход. Введите, например, { $like }.
refused-nothing-to-drop = { $side }: такой фигуры в запасе сейчас нет.
refused-occupied = На { $cell } уже стоит фигура.
refused-other-capture = Этот ход не бьёт ту фигуру.
refused-other-piece = На { $cell } стоит другая фигура: { $piece }.
refused-over = Партия окончена.
refused-own-piece-there = На { $to } стоит своя фигура.
refused-promotions = Возможные превращения там: { $signs }.
refused-still-exposed = Под шахом остался бы { $royal }.
refused-too-long = Для хода это слишком длинно.
refused-trailing = «{ $text }» не ожидается после «{ $after }».

# Lessons, the computer's time and style, and how games end.
learn = Обучение
learn-lead = Задачи: по нескольку для каждого семейства игр.
learn-family = Обучение: { $family }
learn-tour = Учиться на задачах
lesson-next = Следующая задача
goal-mate = { $count ->
    [1] Поставьте мат в один ход.
    [one] Поставьте мат в { $count } ход.
    [few] Поставьте мат в { $count } хода.
   *[many] Поставьте мат в { $count } ходов.
}
goal-win = { $count ->
    [1] Выиграйте в один ход.
    [one] Выиграйте в { $count } ход.
    [few] Выиграйте в { $count } хода.
   *[many] Выиграйте в { $count } ходов.
}
level-too-late = Ходов для этой цели больше нет. Верните ходы и попробуйте иначе.
lesson-chess = Мат заканчивает партию: король под ударом и не может спастись.
lesson-goals = Здесь можно выиграть и без мата. Как — сказано в правилах.
lesson-losing = Здесь нужно отдать свои фигуры. Кто может бить, обязан бить.
lesson-blasts = При взятии взрываются все фигуры вокруг, кроме пешек. Берегите своего короля.
lesson-walls = Поля закрываются одно за другим. Оставьте соперника без ходов.
lesson-flips = Окружённые фишки переходят к другой стороне. В конце побеждает тот, у кого их больше.
lesson-lines = Постройте свою линию раньше соперника.
lesson-draughts = Бить обязательно, иногда несколько шашек подряд. Оставьте соперника без ходов.
lesson-small = Мало полей, мало фигур: важен каждый ход.
lesson-large = Новые фигуры соединяют ходы двух других: коня и слона или коня и ладьи.
lesson-old = Старинные шахматы медленны: фигура рядом с королём ходит на одно поле по диагонали, а слон короткий.
lesson-xiangqi = Полководцы не покидают дворцов. Пушки бьют, перепрыгивая через фигуру.
lesson-drops = Взятая фигура теперь ваша: вместо хода поставьте её на свободное поле.
lesson-shogi = Взятые фигуры возвращаются на доску за вас, а на дальних рядах фигуры превращаются.
lesson-triggers = У ходов и взятий есть последствия. Они перечислены в правилах.
lesson-beyond = Шестиугольники, несколько ходов подряд, три игрока: сначала посмотрите, куда здесь достают фигуры.
think = Время на обдумывание хода
think-usual = Обычное (5 секунд)
think-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
think-clock = С часами компьютер распределяет время на них.
style = Стиль игры
style-usual = По уровню
style-random = Случайный: любой возможный ход
style-greedy = Жадный: бьёт всё, что может
style-timid = Осторожный: прячет свои фигуры
style-swindler = Хитрый: ставит ловушки
style-minimax = Старомодный: считает на два хода вперёд
goal-picture = Как может закончиться партия
settings-thai = Записывать ходы макрука по-тайски

# Партии на двух досках
match-board = Доска { $board }
match-said = Доска { $board }: { $text }
match-on-board = { $why } (доска { $board })
match-player = { $name } ({ $board })
match-supplied = Новая фигура в руке, { $side }: { $piece }.
match-waits = { $side }: хода нет, пока не придёт фигура с другой доски.
match-seats = Партнёры сидят рядом: двое вверху играют вместе, двое внизу тоже.
match-flat = Эта партия играется на двух плоских досках, а не на 3D-столе.
match-resign = Сдаться: { $team }
match-draw-question = Все игроки согласны на ничью?
match-person = Человек
match-name = Имя (необязательно)
several-matches = Партий на двух досках: { $count }
match-type-move = Введите ход, с доской, если это не последняя использованная: B e4
