# Мастерская. Её программа загружается, когда кто-то хочет создать игру.

studio-rail = Части игры
studio-middle = Доска
studio-leave = Выйти
studio-leave-more = Вернуться к столу (всё сохранено)
studio-title = Название игры
studio-pane-start = Начало
studio-pane-board = Доска
studio-pane-setup = Позиция
studio-pane-pieces = Фигуры
studio-pane-rules = Правила
studio-pane-text = Текст
studio-pane-share = Поделиться
studio-board-label = Доска. Стрелки перемещают указатель, Enter нажимает на поле.
studio-broken = В тексте ошибка. Это последняя версия без ошибок.
studio-cell = { $cell }: { $side }, { $piece }

studio-no-problems = Ошибок нет
studio-problems = { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
   *[other] { $count } ошибок
}
studio-undo = Отменить: { $what }
studio-redo = Вернуть: { $what }
studio-play = Играть
studio-play-last = Играть последнюю исправную версию
studio-play-more = Играть против компьютера

studio-start-lead = Меняйте что угодно: доску, фигуры, правила. Каждый шаг можно отменить.
studio-ideas = Попробуйте что-нибудь из этого
studio-idea-knights = Кони могут ходить и на одно поле
studio-idea-wall = Сделать две дыры в середине доски
studio-idea-checks = Три шаха приносят победу
studio-own = Мои игры
studio-forget-sure = Точно удалить { $game }?
studio-new = Начать новое
studio-blank = Пустая доска
studio-file = Открыть файл
studio-paste = Вставить ссылку, документ или variants.ini
studio-fork = Или изменить готовую игру
studio-opened = Открыто.
studio-opened-shared = Это { $game }. Нажмите «Играть» или измените: копия принадлежит вам.
studio-opened-changed = Открыто. Игра, на которой она основана, с тех пор изменилась, поэтому правила могут отличаться.
studio-open-empty = Открывать нечего. Вставьте ссылку или текст документа.
studio-open-failed = Это нельзя открыть: { $why }
studio-open-played = Это партия с ходами. Выйдите из мастерской и откройте её за столом.
studio-other-tab = Эта игра открыта в другой вкладке; здесь вы меняете копию.
studio-not-kept = В этом браузере нет места для вашей работы. Она остаётся в этой вкладке и сохранится, как только место появится. Сохраните её в файл, прежде чем закрыть страницу.
studio-kept-again = Место снова есть: вся ваша работа сохранена.
studio-worker-crashed = Вычислительный процесс дважды аварийно завершился. Ничего из вашей работы не потеряно.

studio-files = Вертикали
studio-ranks = Горизонтали
studio-joined = Левый и правый края соединены
studio-board-fixed = Размер этой доски меняется в правилах и в тексте.
studio-brush = Нажимайте или ведите по доске
studio-brush-select = Выбрать фигуру
studio-brush-hole = Делать дыры
studio-brush-erase = Стирать
studio-opposite = Другая сторона:
studio-opposite-mirror = зеркально
studio-opposite-turn = с поворотом
studio-opposite-none = ничего
studio-regions = Области
studio-regions-lead = Область — это набор полей с именем, на который могут ссылаться правила. Выберите область и закрасьте её.
studio-region-name = Имя новой области
studio-region-remove = Удалить эту область
studio-add = Добавить

studio-setup-lead = Выберите фигуру и нажмите на доску или перетащите её туда. Фигуры на доске тоже можно перетаскивать.

studio-pieces-lead = Нажмите на фигуру, чтобы изменить её ходы, или добавьте новую.
studio-piece-add = Добавить фигуру
studio-piece-new = Новая фигура
studio-piece-name = Имя
studio-piece-remove = Удалить фигуру
studio-piece-place = Поставить на доску
studio-known = Поиск фигур: архиепископ, верблюд, BN…
studio-betza = Ходы в нотации Бетцы
studio-letter = Буква
studio-picture = Рисунок
studio-picture-auto = Автоматически
studio-royal = Это король: кто её теряет, проигрывает
studio-promotes = Пешки могут в неё превращаться
studio-undrawable = Эти ходы здесь нельзя нарисовать. Измените их как текст.
studio-chain = Ход в несколько шагов
studio-chain-remove = Убрать { $moves }
studio-chain-first = Нажмите, где кончается первый шаг.
studio-chain-next = Нажмите, где кончается следующий шаг, или добавьте ход.
studio-leg = Шаг { $number }
studio-leg-last = конец
studio-leg-stops = может остаться
studio-leg-on = должна идти дальше
studio-bend = Повороты:
studio-bend-drawn = как нарисовано
studio-bend-either = налево или направо
studio-chain-add = Добавить этот ход
studio-leg-back = На шаг назад
studio-refused-legs = Для этого хода нет букв. Пусть все шаги будут как первый, а повороты — под прямым углом.
studio-diagram-label = Ходы фигуры: { $piece }. Стрелки перемещают указатель, Enter добавляет или убирает ход.
studio-diagram-lead = Нажмите, куда она может пойти. Ведите от фигуры, чтобы она скользила.
studio-slides = Нажатия делают скольжение
studio-spot = { $x } вправо, { $y } вперёд: { $does }
studio-spot-none = нет хода
studio-chips = Что добавляет нажатие
studio-chip-both = ходить и брать
studio-chip-m = только ходить
studio-chip-c = только брать
studio-chip-i = только первым ходом
studio-chip-n = если ничто не мешает
studio-chip-j = только через соседа
studio-chip-p = через фигуру, на любое расстояние
studio-chip-g = через фигуру, сразу за ней
studio-symmetry = Направления:
studio-symmetry-all = все
studio-symmetry-sides = влево и вправо
studio-symmetry-one = только это

studio-change = Изменить
studio-reset = Вернуть обычное
studio-entry-add = Добавить
studio-entry-remove = Убрать
studio-each-side = Своё значение для каждой стороны
studio-all-sides = Одинаково для всех сторон
studio-as-list = Списком
studio-as-one = Одним правилом
studio-entry-name = Имя
studio-expected = Это не подходит. Пример: { $example }
studio-add-rule = Добавить правило…
studio-add-ready = Как в другой игре:
studio-add-group = Или что-то другое:
studio-rules-of = Добавить правила игры { $game }

studio-text-label = Текст документа
studio-text-lead = Этот текст — вся игра. Всё остальное здесь лишь меняет его.
studio-findings = Ошибки
studio-line = Строка { $line }

studio-share-lead = Кто откроет ссылку, получит { $game } целиком: доску, фигуры и правила. На сервере ничего не хранится.
studio-link = Ссылка
studio-link-long = Эта ссылка очень длинная. Некоторые программы её обрезают; лучше отправьте файл.
studio-hash = Правила:
studio-changes = Отличия от { $game }

studio-done-typed = текст
studio-done-moves = ходы: { $piece }
studio-done-added = новая фигура: { $piece }
studio-done-removed = удалена: { $piece }
studio-done-piece = фигура: { $piece }
studio-done-renamed = новое имя: { $piece }
studio-done-setup = начальная позиция
studio-done-region = область { $region }
studio-done-board = доска
studio-done-rules = правила игры { $game }
studio-done-key = ключ { $key }
studio-done-title = название игры
studio-done-opened = открыто

studio-refused-edit = Здесь это нельзя изменить: { $why }
studio-refused-moves = Эти ходы нельзя записать: { $why }
studio-refused-unplayable = У этой игры ещё нет версии, в которую можно играть. Сначала исправьте ошибки.
studio-refused-letter = Для ещё одной фигуры не осталось буквы.
studio-refused-fit = Эти правила не подходят к этой игре.
studio-refused-inherited = Эта фигура взята из игры, на которой основана ваша, поэтому имя остаётся.
studio-refused-name = Это имя занято.

# Later parts
studio-loading = Загрузка…
studio-again = Ещё раз
studio-stop = Остановить
studio-pane-lab = Проба

# Levels
studio-level-new = Новый уровень
studio-level-kind = уровень
studio-level-untitled = Мой уровень
studio-level-title = Название уровня
studio-level-rail = Части уровня
studio-level-pane-draw = Рисовать
studio-level-pane-aim = Цель
studio-level-pane-solution = Решение
studio-level-try = Попробовать
studio-level-draw-lead = Выберите что-нибудь и нажмите на доску или проведите по ней. Повторное нажатие убирает.
studio-level-warp-first = Нажмите на первую площадку.
studio-level-warp-second = Теперь нажмите на вторую площадку.
studio-level-route-first = Нажмите на фигуру, которая ходит дозором.
studio-level-route-next = Нажимайте на поля её пути одно за другим. Нажатие на фигуру заканчивает путь.
studio-route-follows = Теперь противники идут своими путями.
studio-route-back = Фигура не попадает с { $from } на { $to } за один ход, поэтому её путь ведёт обратно тем же путём.
studio-route-blocked = Фигура не попадает с { $from } на { $to } за один ход. Там она остановится.
studio-level-hand = Передвинуть
studio-brush-route = Путь дозора
studio-level-yours = Ваши фигуры
studio-level-theirs = Противники
studio-level-ground = Поверхность
studio-level-places = Выходы и порталы
studio-level-items = Предметы
studio-level-size = Размер
studio-brush-wall = Стена
studio-brush-floor = Пол
studio-brush-ice = Лёд
studio-brush-fence = Забор: его можно лишь перепрыгнуть
studio-brush-cracked = Треснувшая стена: её ломает бомба
studio-brush-belt = Лента
studio-brush-oneway = В одну сторону
studio-brush-key = Ключ
studio-brush-door = Дверь
studio-brush-plate = Плита
studio-brush-gate = Ворота
studio-brush-exit = Выход
studio-brush-warp = Площадки, ведущие друг к другу
studio-brush-promotion = Превращение
studio-brush-sword = Меч
studio-brush-shield = Щит
studio-brush-ward = Оберег: спасает от одного взятия
studio-brush-bomb = Бомба
studio-brush-coin = Монета
studio-level-cell = { $cell }: { $what }
studio-level-aim-lead = Нужно достичь всех выбранных целей.
studio-aim-exit = Фигура доходит до выхода
studio-aim-all-exit = Все фигуры доходят до выходов
studio-aim-take-all = Взять всех противников
studio-aim-take-king = Взять короля
studio-aim-coins = Собрать все монеты
studio-aim-visit = Побывать на каждом поле
studio-aim-promote = Превратить пешку
studio-aim-survive = Продержаться несколько раундов
studio-level-enemies = Как играют противники
studio-enemy-none = Никогда не ходят
studio-enemy-guard = Берут, что могут, иначе ждут
studio-enemy-hunter = Берут или приближаются
studio-enemy-patrol = Идут своими путями
studio-enemy-flee = Убегают
studio-enemy-mirror = Повторяют ваши ходы зеркально
studio-enemy-thinker = Думают вперёд
studio-aim-marked = Фигуры доходят до отмеченных полей
studio-enemy-random = Ходят случайно; тогда ничего нельзя доказать
studio-enemy-depth = ходов вперёд
studio-level-falls = Другие способы проиграть
studio-fall-no-pieces = Все ваши фигуры взяты
studio-fall-king = Ваш король взят
studio-level-house = Правила этого уровня
studio-house-pawn-double-step = Пешки могут начинать с двух полей
studio-house-king-royal = Король не должен оставаться под шахом
studio-house-no-corner-cutting = Ничто не проходит по диагонали между двумя препятствиями
studio-house-sliders-pass-items = Дальнобойные фигуры проходят предметы, не беря их
studio-house-door-pass = Дальнобойные фигуры идут дальше через двери, которые открывают
studio-house-bomb-chain = Бомбы взрывают другие бомбы
studio-level-kinds = Виды фигур
studio-kind-add = Другой вид фигуры
studio-kind-remove = Убрать вид { $piece }
studio-level-forms = Превращения
studio-brush-form = Становится: { $piece }
studio-brush-plate-latch = Плита, которая остаётся нажатой
studio-brush-plate-toggle = Плита-переключатель
studio-brush-warp-one-way = Портал в одну сторону
studio-brush-warded = Переживает одно взятие
studio-brush-mark = Поле, до которого нужно дойти
studio-level-warp-to = Теперь нажмите, куда ведёт портал.
studio-level-ward-lead = Нажмите на фигуру: она переживёт одно взятие. Второе нажатие отменяет это.
studio-level-mark-lead = Нажмите поля, до которых должны дойти фигуры.
studio-level-limit = Предел ходов
studio-level-limit-more = ходов; пусто — без предела
studio-level-story = Текст для игрока
studio-level-keys = Всё, что задаёт этот уровень: стороны, союзники, сценарии, имена, составные цели, лестницы …
studio-level-searching = Решается… позиций: { $states }, глубина: { $depth }
studio-level-par = Решается за { $par } х.
studio-level-ways = { $count ->
    [one] { $count } кратчайший путь
    [few] { $count } кратчайших пути
   *[other] { $count } кратчайших путей
}
studio-level-positions = { $count ->
    [one] { $count } позиция
    [few] { $count } позиции
   *[other] { $count } позиций
}
studio-level-forced = вынужденно за { $moves }
studio-level-not-forced = другая игра противников может помешать
studio-level-lost = Решения нет
studio-level-undecided = Не решено: ничего не найдено (позиций: { $states }, глубина в ходах: { $depth })
studio-level-stopped = Не решено: поиск остановлен (позиций: { $states }, глубина в ходах: { $depth })
studio-level-lost-proved = Доказано: ни одна из возможных позиций (всего { $count }) не ведёт к победе.
studio-why = Почему
studio-why-shut-in = Ключ на { $key } лежит за дверью на { $door }, которую он открывает.
studio-why-limit = Ограничение слишком мало: без него есть победа (ходов: { $moves }).
studio-why-later = Мат занимает больше времени (хватит ходов: { $moves }).
studio-why-still = Враги держат все пути: если бы они не ходили, была бы победа (ходов: { $moves }).
studio-why-no-enemies = Совсем без врагов была бы победа (ходов: { $moves }).
studio-why-enemy = Без врага на { $cell } ({ $piece }) была бы победа (ходов: { $moves }).
studio-why-object = Без того, что на { $cell }, была бы победа (ходов: { $moves }).
studio-why-wall = Без стены на { $cell } была бы победа (ходов: { $moves }).
studio-why-exit = Ни одна фигура никогда не доходит до выхода: { $cells }
studio-why-cell = Поля, до которых никто не доходит: { $cells }
studio-why-item = Предметы, которые никто не берёт: { $cells }
studio-why-door = Двери, которые не открываются: { $cells }
studio-why-gate = Ворота, которые не открываются: { $cells }
studio-why-foes = Врагов всегда остаётся: { $count }
studio-why-unmet = Недостижимые цели: { $goals }
studio-why-together = Каждая цель достижима, но никогда все вместе.
studio-level-forged = Доказательство в этом тексте неверно. Другие получат найденное здесь.
studio-level-solution-lead = Уровень решается после каждого изменения.
studio-level-replay = Смотреть решение по ходам
studio-level-shortest = Наименьшее число ходов
studio-level-details = Подробности
studio-level-lines = Кратчайших решений
studio-level-difficulty = Сложность
studio-level-bits = Решений, в битах
studio-level-fatal = Проигрывающих ходов
studio-level-dead = Позиций без решения
studio-level-idle = Ни на что не влияет: { $cells }
studio-level-share-lead = Открывший ссылку получит уровень с доказательством.
studio-level-unproved = Делиться можно только решаемыми уровнями. У этого ещё нет доказательства.
studio-level-draft = Сохранить черновик
studio-level-draft-lead = Текст как есть, для себя.
studio-level-drawn = рисунок
studio-level-aimed = цель
studio-level-enemied = противники
studio-level-proved = доказательство

# Positions
studio-position = Позиция
studio-position-lead = Выберите фигуру и нажмите на доску или перетащите её туда. Фигуры на доске тоже перетаскиваются.
studio-pen-hand = Двигать
studio-pen-erase = Стереть
studio-pen-passant = На проходе
studio-pen-wall = Стена
studio-position-clear = Пустая доска
studio-position-start = Начальная позиция
studio-position-turn = Ход
studio-castling-king = рокировка на королевском фланге
studio-castling-queen = рокировка на ферзевом фланге
studio-position-counts = Счётчики
studio-position-clock = ходов без взятия и хода пешкой
studio-position-turns = сделано ходов
studio-checks-given = шахов от: { $side }
studio-position-text = Позиция текстом (FEN)
studio-position-setup = Сделать начальной
studio-position-remarks = { $count ->
    [one] { $count } замечание
    [few] { $count } замечания
   *[other] { $count } замечаний
}
studio-position-play = Играть отсюда
studio-position-analyse = Анализ

# The lab, and invented games
studio-lab-lead = Компьютер играет в эту игру сам с собой. Это показывает, честна ли она и живая ли.
studio-lab-games = Партии
studio-lab-level = Сила
studio-lab-quick = быстро
studio-lab-medium = средне
studio-lab-thorough = тщательно
studio-lab-go = Сыграть партии
studio-lab-more = Сыграть ещё
studio-lab-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
studio-lab-fine = Ничего особенного.
studio-lab-balance = Баланс
studio-lab-draws = Ничьи
studio-lab-interval = Очки в процентах и область, где с 95 % уверенностью лежит истинное значение.
studio-lab-length = Длина партий
studio-lab-length-more = Половина партий заканчивается за { $median } ходов; самая короткая — { $least }, самая длинная — { $most }.
studio-lab-ends = Чем кончаются партии
studio-lab-endless = слишком долго
studio-lab-choice = Выбор и действие
studio-lab-branching = Возможных ходов в среднем
studio-lab-captures = Ходов со взятием
studio-lab-promotions = Превращений за партию
studio-lab-drops = Сбросов за партию
studio-lab-pieces = Ходы по фигурам
studio-flag-ahead = { $side }: слишком много побед.
studio-flag-drawish = Большинство партий — ничьи.
studio-flag-short = Партии кончаются за несколько ходов.
studio-flag-endless = Многие партии не кончаются.
studio-flag-narrow = Выбор невелик.
studio-flag-idle = Эта фигура никогда не ходит: { $piece }.
studio-flag-opening = Первый ход { $move } решает игру.
studio-mend-lead = После подсказки те же партии играются снова. «Отменить» возвращает всё назад.
studio-lab-before = раньше: { $share }
studio-mend-same-army = Обе стороны начинают с армией стороны: { $side }
studio-mend-without = На одну фигуру меньше ({ $side }): { $piece }
studio-mend-stalemate = Кто не может ходить, проигрывает
studio-mend-three-checks = Три шаха приносят победу
studio-mend-more-checks = Требовать для победы на два шаха больше
studio-mend-longer = Ещё две горизонтали между армиями
studio-mend-move-rule = Ничья после 30 ходов без взятия и без хода пешкой
studio-mend-free-capture = Брать не обязательно
studio-mend-livelier = Ходит и на одно поле: { $piece }
studio-surprise = Удивите меня
studio-surprise-title = Сюрприз
studio-surprise-trying = Придумываем и пробуем игры… номер { $count }
studio-surprise-none = Сбалансированной игры не нашлось. Попробуйте ещё раз.

# Versions
studio-versions = Версии
studio-versions-lead = Выберите версию, чтобы увидеть, что с тех пор изменилось.
studio-version-before = до: { $what }
studio-version-restore = Вернуться к ней
studio-version-fork = Начать с неё другую игру

# Checkmate as the goal of a level.
studio-aim-mate = Мат за заданное число ходов
studio-enemy-defender = Оттягивают мат

studio-level-keys-doors = Ключи и двери
studio-level-plates = Плиты и ворота
studio-level-belts = Ленты и поля с одним входом
studio-tile-hole = Дыра
studio-tile-fence = Забор
studio-tile-cracked = Стена с трещиной
studio-tile-plate = Плита
studio-tile-plate-latch = Остаётся
studio-tile-plate-toggle = Переключает
studio-tile-warp = Два портала
studio-tile-warp-one-way = Портал туда
studio-tile-ward = Оберег
studio-group-castling = Король и ладья ходят вместе.
studio-group-hands = Фигуры ждут рядом с доской и ставятся на неё.
studio-group-gates = Фигуры ждут за полями и входят, когда те освобождаются.
studio-group-walls = Поля перекрываются во время партии.
studio-group-effects = После хода, взятия или шаха что-то происходит само.
studio-group-terrain = Лёд, двери, ленты и предметы на полях.
studio-group-level = Цели головоломки: выходы, предметы, раунды.
studio-level-difficulty-step = { $step } из 5 · { $step ->
    [1] очень легко
    [2] легко
    [3] средне
    [4] трудно
   *[other] очень трудно
}
