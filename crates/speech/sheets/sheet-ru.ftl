# Листы правил на русском. Как устроены предложения, формы и списки, сказано в начале `sheet-en.ftl`.
#
# Формы фигур: `gen` и `acc` — падежи, `many` — множественное число, `many-gen` — его родительный падеж. Фигуры, которые знает только сам
# документ, называются «фигура …».

# Страница
language = ru
title = { $game }: правила
also-called = Другие названия: { $names }.
heading-different = Чем отличается от игры «{ $game }»
not-here = Здесь не действует: { $sentence }
of-piece = { $piece }: { $sentence }
diagram-lead = Нажмите на отмеченное поле диаграммы: фигура пойдёт туда, и станет видно, куда она может пойти дальше.
diagram-label = { $piece }: как ходит. Стрелки выбирают отмеченное поле, Enter ходит, Escape возвращает фигуру.
diagram-back = Вернуть в центр
heading-goal = Цель
heading-board = Доска
heading-start = Начальная позиция
heading-turns = Очерёдность ходов
heading-view = Что видно
heading-pieces = Фигуры
heading-check-and-capture = Шах и взятие
heading-castling = Рокировка
heading-walls = Стены
heading-hands = Фигуры в руке
heading-gates = Ввод фигур
heading-effects = Автоматические действия
heading-terrain = Местность
heading-level = Уровень
heading-end = Как заканчивается партия
heading-about = Об этой игре
heading-signs = Знаки на диаграммах
sign = знак
meaning = значение
sign-piece = фигура
sign-both = может пойти сюда или взять здесь
sign-move = может пойти сюда, но не взять
sign-capture = может взять здесь, но не пойти
sign-first = может пойти сюда первым ходом
sign-first-capture = может взять здесь первым ходом
sign-both-somewhere = может пойти сюда или взять здесь на части доски
sign-move-somewhere = может пойти сюда на части доски
sign-capture-somewhere = может взять здесь на части доски
sign-both-over = может пойти сюда или взять здесь через другую фигуру
sign-move-over = может пойти сюда через другую фигуру
sign-capture-over = может взять здесь через другую фигуру
sign-remote = бьёт здесь, не становясь сюда
sign-move-remote = может пойти сюда или бить здесь, не становясь сюда
sign-line = и дальше в этом направлении, пока поля свободны
sign-block = должно быть свободно, чтобы достичь поля за ним
sign-screen = любая фигура, через которую прыгают

# Числа и списки
number-word = { $n ->
    [0] ноль
    [1] одно
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
   *[other] { $n }
 }
number-fem = { $n ->
    [1] одна
    [2] две
   *[other] { $n-word }
 }
number-ordinal = { $n ->
    [1] первый
    [2] второй
    [3] третий
    [4] четвёртый
    [5] пятый
    [6] шестой
    [7] седьмой
    [8] восьмой
    [9] девятый
   *[other] { $n }-й
 }
counted = { $count ->
    [1] { $noun }
    [one] { $count } { $noun }
    [few] { $count } { $noun-gen }
   *[other] { $count } { $noun-many-gen }
 }
list-more = { $left }, { $right }
list-and = { $left } и { $right }
list-or = { $left } или { $right }
list-then = { $left }, затем { $right }
list-instead = { $left } или { $right }
list-comma = { $left }, { $right }
list-next = { $left }{ $right }
list-next-more = { $left }{ $right }
list-alternatives = { $left }; либо { $right }
list-alternatives-more = { $left }; либо { $right }
list-ways = { $left }; { $right }
list-ways-more = { $left }; { $right }

# Цель
be-last = Остаться последней стороной в игре.
aim = { $ways-or }.
aim-of-side = { $side }: { $ways-or }.
way-checkmate = поставить мат неприятелю ({ $kinds-or })
way-be-checkmated = получить мат
way-have-more-pieces = иметь больше фигур в конце партии
way-blow-it-up = взорвать его
way-blow-up = взорвать неприятельскую фигуру ({ $kinds-or })
way-capture = взять неприятельскую фигуру ({ $kinds-or })
way-give-checks = { $count ->
    [1] объявить шах
    [few] объявить { $count-word } шаха
   *[other] объявить { $count-word } шахов
 }
way-castle = сделать рокировку
way-stalemate = оставить противника без ходов
way-be-stalemated = остаться без ходов
way-have-fewer-pieces = иметь меньше фигур, когда у стороны не осталось ходов
way-draw = добиться ничьей
way-reach = привести { $who } сюда: { $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }
a-piece = фигуру
your-pieces = { $count ->
    [one] { $count } свою фигуру
    [few] { $count } свои фигуры
   *[other] { $count } своих фигур
 }
your-piece = { $kinds-acc-or }
of-your-pieces = свои фигуры ({ $kinds-many-and }), числом { $count },
way-held = { " " }и удержать там один ход
way-safe = , где её нельзя взять
way-connect-edges = соединить два края своими фигурами
way-fill-block = заполнить своими фигурами квадрат { $size } на { $size }
way-line = выстроить в ряд свои фигуры, числом { $count }
way-capture-one-kind = взять все неприятельские фигуры одного вида
way-leave-none = не оставить противнику ни одной фигуры
way-capture-all = взять все неприятельские фигуры
way-leave-one = оставить противнику одну фигуру
way-leave-few = оставить противнику не больше, чем { $held }
way-capture-kinds = взять все эти неприятельские фигуры: { $kinds-many-and }
way-capture-one-of = взять одну из этих фигур противника: { $held }
way-leave-few-kinds = оставить противнику не больше { $count } из этих фигур: { $kinds-many-and }
way-lose-all = отдать все свои фигуры
way-lose-all-but-king = остаться с одним королём
way-be-left-with-few = остаться с малым числом фигур: { $held } или меньше
way-lose-piece = отдать { $kind-acc }
way-lose-pieces = отдать все эти свои фигуры: { $kinds-many-and }

# Доска и начальная позиция
board-hexagon = Шестиугольник из { $cells } шестиугольных полей, по { $edge } на стороне.
board-hex-box = Шестиугольные поля: вертикалей — { $files }, горизонталей — { $ranks }.
board-layers = Этажей, один над другим, — { $layers }, на каждом { $files } × { $ranks } полей; A — самый нижний. Для каждой стороны «вверх» значит прочь от её начальных этажей.
board-squares = Вертикалей — { $files }, горизонталей — { $ranks }, полей — { $cells }.
board-hex-directions = Ортогональные ходы идут через стороны поля, в шести направлениях; диагональные — через его углы, в шести других.
board-holes = Поля, которых нет на рисунке, не входят в доску: там не может стоять ни одна фигура, и через них нельзя пройти.
board-wrap-files = Левый и правый края соединены: фигура, ушедшая за один край, появляется с другого.
board-wrap-ranks = Нижний и верхний края соединены: фигура, ушедшая за один край, появляется с другого.
board-wrap-both = Противоположные края соединены: фигура, ушедшая за один край, появляется с другого.
board-glue = { $from } и { $to } края соединены: фигура, ушедшая за один край, появляется с другого.
board-glue-shift = { $from } край соединён с другим ({ $to }) со сдвигом: фигура, ушедшая за первый, появляется { $shift }.
board-glue-flip = { $from } край соединён с другим ({ $to }) наоборот, как на ленте Мёбиуса: фигура, ушедшая у одного конца, появляется у другого.
board-glue-flip-shift = { $from } край соединён с другим ({ $to }) наоборот, как на ленте Мёбиуса, и со сдвигом: фигура, ушедшая у одного конца, появляется у другого, { $shift }.
board-glue-mirror = Фигура, которая идёт дальше через перевёрнутый край, до конца хода движется как в зеркале; затем её направления снова таковы, как у её стороны.
board-glue-corner = { $from } и { $to } края соединены вокруг угла: фигура, ушедшая за один из них у угла, появляется с другого у угла.
board-glue-corner-flip = { $from } и { $to } края соединены наоборот: фигура, ушедшая за один из них у угла, появляется с другого вдали от угла.
board-glue-turn = Фигура, которая идёт дальше через такой край, до конца хода движется в повёрнутых направлениях; затем они снова таковы, как у её стороны.
board-glue-turn-flip = Фигура, которая идёт дальше через такой край, до конца хода движется в повёрнутых и отражённых направлениях; затем они снова таковы, как у её стороны.
edge-left = левый
edge-right = правый
edge-lower = нижний
edge-upper = верхний
shift-up = { $count ->
    [one] на { $count } горизонталь выше
    [few] на { $count } горизонтали выше
   *[other] на { $count } горизонталей выше
 }
shift-down = { $count ->
    [one] на { $count } горизонталь ниже
    [few] на { $count } горизонтали ниже
   *[other] на { $count } горизонталей ниже
 }
shift-right = { $count ->
    [one] на { $count } вертикаль правее
    [few] на { $count } вертикали правее
   *[other] на { $count } вертикалей правее
 }
shift-left = { $count ->
    [one] на { $count } вертикаль левее
    [few] на { $count } вертикали левее
   *[other] на { $count } вертикалей левее
 }
setup-waits = { $kind } ждёт позади: { $cells }.
setup-shuffle = Фигуры здесь стоят в случайном порядке: { $cells-all }.
shuffle-one-on-both-colours = { $kind-many } стоят на полях обоих цветов.
shuffle-on-both-colours = На полях разного цвета: { $kinds-and }.
shuffle-between = { $middle } стоит между фигурами: { $outer-many }.
shuffle-protected = Каждая из этих фигур защищена: { $kinds-many-and }.
shuffle-not = Порядок не `{ $row }`.
shuffle-mirrored = Фигуры другой стороны стоят зеркально.
shuffle-own = У каждой стороны свой порядок.

# Места на доске
last-ranks = { $count ->
    [1] последняя горизонталь
    [one] последняя { $count } горизонталь
    [few] последние { $count-fem } горизонтали
   *[other] последние { $count-fem } горизонталей
 }
    .gen = { $count ->
        [1] последней горизонтали
       *[other] последних { $count } горизонталей
     }
    .loc = { $count ->
        [1] последней горизонтали
       *[other] последних { $count } горизонталях
     }
    .acc = { $count ->
        [1] последнюю горизонталь
        [few] последние { $count-fem } горизонтали
       *[other] последние { $count-fem } горизонталей
     }
but-last-ranks = { $count ->
    [1] любая горизонталь, кроме последней
   *[other] любая горизонталь, кроме последних { $count }
 }
    .gen = { $count ->
        [1] любой горизонтали, кроме последней
       *[other] любой горизонтали, кроме последних { $count }
     }
    .loc = { $count ->
        [1] любой горизонтали, кроме последней
       *[other] любой горизонтали, кроме последних { $count }
     }
    .acc = { $count ->
        [1] любую горизонталь, кроме последней
       *[other] любую горизонталь, кроме последних { $count }
     }
first-ranks = { $count ->
    [1] своя первая горизонталь
    [few] свои первые { $count-fem } горизонтали
   *[other] свои первые { $count-fem } горизонталей
 }
    .gen = { $count ->
        [1] своей первой горизонтали
       *[other] своих первых { $count } горизонталей
     }
    .loc = { $count ->
        [1] своей первой горизонтали
       *[other] своих первых { $count } горизонталях
     }
    .acc = { $count ->
        [1] свою первую горизонталь
        [few] свои первые { $count-fem } горизонтали
       *[other] свои первые { $count-fem } горизонталей
     }
own-rank = { $count ->
    [1] своя первая горизонталь
    [2] своя вторая горизонталь
   *[other] своя третья горизонталь
 }
    .gen = { $count ->
        [1] своей первой горизонтали
        [2] своей второй горизонтали
       *[other] своей третьей горизонтали
     }
    .loc = { $count ->
        [1] своей первой горизонтали
        [2] своей второй горизонтали
       *[other] своей третьей горизонтали
     }
    .acc = { $count ->
        [1] свою первую горизонталь
        [2] свою вторую горизонталь
       *[other] свою третью горизонталь
     }
end-of-file = последнее поле вертикали
    .gen = последнего поля вертикали
    .loc = последнем поле вертикали
    .acc = последнее поле вертикали
    .all = последние поля вертикалей
any-cell = любое поле
    .gen = любого поля
    .loc = любом поле
    .all = все поля
no-cell = ни одно поле
    .gen = ни одного поля
    .loc = ни одном поле
nowhere = нигде
all-cells-but = любое поле, кроме { $cells-and }
    .gen = любого поля, кроме { $cells-and }
    .loc = любом поле, кроме { $cells-and }
    .all = все поля, кроме { $cells-and }
cells = { $cells }
cell-list = { $parts-or }
    .gen = { $parts-gen-or }
    .loc = { $parts-loc-or }
    .acc = { $parts-acc-or }
    .all = { $parts-and }
one-rank = горизонталь { $rank }
    .gen = горизонтали { $rank }
    .loc = горизонтали { $rank }
rank-range = горизонтали { $first }–{ $last }
    .gen = горизонталей { $first }–{ $last }
    .loc = горизонталях { $first }–{ $last }
ranks = горизонтали { $ranks-and }
    .gen = горизонталей { $ranks-and }
    .loc = горизонталях { $ranks-and }
one-file = вертикаль { $file }
    .gen = вертикали { $file }
    .loc = вертикали { $file }
file-range = вертикали { $first }–{ $last }
    .gen = вертикалей { $first }–{ $last }
    .loc = вертикалях { $first }–{ $last }
files = вертикали { $files-and }
    .gen = вертикалей { $files-and }
    .loc = вертикалях { $files-and }
rectangle = прямоугольник { $corners }
    .gen = прямоугольника { $corners }
    .loc = прямоугольнике { $corners }
each-side = { $places-or }
    .gen = { $places-gen-or }
    .loc = { $places-loc-or }
    .acc = { $places-acc-or }
    .all = { $places-all-or }
of-side = { $cells } ({ $side })
    .gen = { $cells-gen } ({ $side })
    .loc = { $cells-loc } ({ $side })
    .acc = { $cells-acc } ({ $side })
    .all = { $cells-all } ({ $side })
of-one-side = { $cells } (только { $side })
    .gen = { $cells-gen } (только { $side })
    .loc = { $cells-loc } (только { $side })
    .acc = { $cells-acc } (только { $side })
    .all = { $cells-all } (только { $side })

# Правило, которое не одинаково для всех сторон
for-side = { $side }: { $rule }

# Кто создал игру и как называются её места
author = Автор: { $name }.
licence = Лицензия: { $name }.
other-titles = На других языках: { $titles }.
note = { $text }
region-label = { $label }: { $cells-all }.

# Очерёдность ходов
turns-alone = Одна сторона: { $side }.
turns-of-two = { $first } и { $second } ходят по очереди; начинают { $first }.
turns-of-many = Стороны ходят по очереди: { $sides-and }; начинают { $first }.
team = { $sides-and } — одна команда: они не берут фигуры друг друга, не дают друг другу шах и вместе выигрывают или проигрывают.
turn-move = За очередь делается один ход.
turn-moves = Ходов за одну очередь: { $count }.
turn-first = Ходов в самую первую очередь партии: { $count }.
turn-grows = В каждую следующую очередь ходов больше, чем в предыдущую, на { $count }.
turn-check-ends = Шах сразу заканчивает очередь.
pass-allowed = Вместо хода можно пропустить его, если нет шаха.
pass-stuck = Сторона пропускает ход, если ходить ей нечем, и только тогда.
passes-end = Партия заканчивается, когда ход пропущен столько раз подряд: { $count }.

view-reach = Каждая сторона видит свои фигуры, поля, на которые они могли бы пойти, будь сейчас её ход, и фигуры, которые они могли бы взять. Всё остальное скрыто.
view-own = Каждая сторона видит только свои фигуры.
view-neighbours = Каждая сторона видит свои фигуры и соседние с ними поля. Всё остальное скрыто.
view-around = Каждая сторона видит свои фигуры и поля, до которых с одной из них достал бы `{ $leaps }`. Всё остальное скрыто.
view-teams = Стороны одной команды видят одно и то же.
view-moves = Сторона знает, какие у неё есть ходы, и больше ничего не сообщается. Когда партия окончена, показывают всё.

# Фигуры
moves = { $ways-alternatives }{ $only }{ $within }{ $when }.
piece-moves = { $ways-alternatives }

# Фигуры: как они ходят, по нотации Бетцы
moves-as = ходит как `{ $text }`
go = { $first }{ $verb }{ $far } { $ways-or }{ $notes-next }
    .infinitive = { $verb-infinitive }{ $far } { $ways-or }{ $notes-next }
act = { $first }{ $verb }{ $notes-next }
    .infinitive = { $verb-infinitive }{ $notes-next }
go-in-legs = { $first }{ $legs-next }
go-then = , затем { $leg }
go-may-then = { " " }и затем может { $leg-infinitive }
go-repeatedly = (сколько угодно раз: { $legs-next })
on-its-first-move-from-third = первым ходом, с третьей горизонтали,{ " " }
cannot-move = не может ходить
    .infinitive = не ходить
may-pass = может пропустить ход
imitates = ходит как фигура, которой последней ходил противник
does-move = ходит
    .infinitive = пойти
does-go = идёт
    .infinitive = пойти
does-step = ходит
    .infinitive = пойти
does-slide = ходит
    .infinitive = пойти
does-leap = прыгает
    .infinitive = прыгнуть
does-capture = бьёт{ $whom }
    .infinitive = взять{ $whom }
does-move-or-capture = ходит или бьёт{ $whom }
    .infinitive = пойти или взять{ $whom }
does-return = возвращается туда, откуда пришла
    .infinitive = вернуться туда, откуда пришла
does-capture-back = бьёт там, откуда пришла
    .infinitive = взять там, откуда пришла
does-zigzag = ходит зигзагом
does-curve = ходит по дуге
moves-anywhere = ходит на любое свободное поле
leaps-anywhere = прыгает на любое поле
captures-anywhere = бьёт{ $whom } где угодно на доске
castles = рокируется { $side }: идёт { $count ->
    [1] на одно поле
    [few] на { $count-word } поля
   *[other] на { $count-word } полей
 } к своей ещё не ходившей фигуре { $friend }, а та встаёт с другой стороны от неё
friend-at-edge = у края
friend-from-edge = { $count ->
    [1] за одно поле от края
    [few] за { $count-word } поля от края
   *[other] за { $count-word } полей от края
 }
whom-friend = { " " }свою фигуру
whom-any = { " " }своих и чужих
whom-royal = { " " }неприятельскую королевскую фигуру
whom-friend-or-royal = { " " }свою фигуру или неприятельскую королевскую фигуру
whom-en-passant = { " " }на проходе
far-any = { " " }на любое расстояние
far-at-any = { " " }на любом расстоянии
far-at-least = { $count ->
    [few] { " " }не менее чем на { $count-word } поля
   *[other] { " " }не менее чем на { $count-word } полей
 }
far-exactly = { $count ->
    [1] { " " }на одно поле
    [few] { " " }ровно на { $count-word } поля
   *[other] { " " }ровно на { $count-word } полей
 }
far-up-to = { $count ->
    [few] { " " }не более чем на { $count-word } поля
   *[other] { " " }не более чем на { $count-word } полей
 }
far-between = { " " }на { $least }–{ $most ->
    [few] { $most } поля
   *[other] { $most } полей
 }

# Фигуры: куда, по нотации Бетцы
ways-of-squares = { $others-next }на { $count ->
    [1] одно поле
    [few] { $count-word } поля
   *[other] { $count-word } полей
 } { $ways-or }
or-of-squares = на { $count-word } или{ " " }
straight-forward = прямо вперёд
straight-backward = прямо назад
straight-forward-or-backward = прямо вперёд или назад
straight-or-diagonally-forward = вперёд, прямо или по диагонали
straight-or-diagonally-backward = назад, прямо или по диагонали
diagonally-forward = по диагонали вперёд
diagonally-backward = по диагонали назад
diagonally-right = по диагонали вправо
diagonally-left = по диагонали влево
diagonally-forward-right = по диагонали вперёд вправо
diagonally-forward-left = по диагонали вперёд влево
diagonally-backward-right = по диагонали назад вправо
diagonally-backward-left = по диагонали назад влево
backward = назад
forward-or-backward = вперёд или назад
sideways = вбок
oblique-leap = на { $far ->
    [1] одно поле
    [few] { $far-word } поля
   *[other] { $far-word } полей
 } прямо и на { $aside-word } вбок{ $only }
only-ways = { " " }({ $ways-or })
so-many = { $count-word } { $way }
half-handed = { $right ->
    [yes] правая половина её прыжков
   *[no] левая половина её прыжков
 }
through-layers = на { $leap } сквозь этажи
turning-knight = как конь, { $turns-or }
turning-oblique = на { $far } × { $aside } полей, { $turns-or }
outward = прочь от начала
outward-orthogonally = по прямой прочь от начала
outward-diagonally = по диагонали прочь от начала
turn-any-but-back = в любом направлении, кроме обратного
straight-on = в том же направлении
at-right-angle = под прямым углом
at45 = под углом 45°
at135 = под углом 135°
half-right = наискось вправо
half-left = наискось влево
sharply-right = с крутым поворотом вправо
sharply-left = с крутым поворотом влево
one-leap-round = на один прыжок дальше по кругу
two-leaps-round = на два прыжка дальше по кругу
to-same-side = { $by } в ту же сторону, что и раньше
to-other-side = { $by } в другую сторону, чем раньше

# Фигуры: что ещё действует, по нотации Бетцы
by-hopping-one = , перепрыгнув ровно через одну фигуру, на любое поле за ней
by-hopping-many = , перепрыгнув через одну или несколько фигур, на любое поле за ними
by-hopping-behind = , перепрыгнув через первую фигуру на пути, на поле сразу за ней
in-all = , всего{ $far }
times-any = , сколько угодно раз по прямой
times-at-least = , не менее { $count } раз по прямой
times-exactly = , ровно { $count ->
    [few] { $count } раза
   *[other] { $count } раз
 } по прямой
times-up-to = , не более { $count } раз по прямой
times-between = , от { $least } до { $most } раз по прямой
steps-at-least = , шагов не менее { $count }
steps-exactly = , шагов ровно { $count }
steps-up-to = , шагов не более { $count }
turning-by-turns = , на каждом шаге поворачивая попеременно вправо и влево
turning-the-same-way = , на каждом шаге поворачивая в одну и ту же сторону
only-to-capture = , только при взятии
capturing-only = , а бьёт только{ $whom }
capturing = , а бьёт{ $whom }
also-en-passant = , также на проходе
lame-oblique = { " " }без прыжка (сначала { $straight ->
    [1] одно поле
    [few] { $straight-word } поля
   *[other] { $straight-word } полей
 } прямо, затем { $diagonal-word } по диагонали в ту же сторону)
lame-straight = , если между ними ничего нет
if-something-between = , если между ними что-то есть
jumping-first = , перепрыгивая полей: { $count }, что бы там ни стояло
sparing-royals = , никогда не беря королевскую фигуру
putting-back = , а взятая фигура ставится на исходное поле
changing-places = , меняясь местами со взятой фигурой
edges-joined = , левый и правый края при этом соединены
to-empty-square = { " " }на свободное поле
whatever-stands = , что бы там ни стояло
onto-piece = { " " }на фигуру, которая остаётся на месте
up-to-first-piece = { " " }до первой фигуры, которая остаётся на месте
capturing-or-leaving = , беря или оставляя то, что там стоит
as-far-as-before = , так же далеко, как раньше
as-a-whole = , в целом { $ways-or }

# Фигуры: как они ходят, по векторам
leaps-as-knight = прыгает на два поля прямо и на одно вбок, что бы ни стояло между ними
leaps-as-hex-knight = прыгает на ближайшие поля, которые не лежат ни на её линиях, ни на её диагоналях, что бы ни стояло между ними
steps = { $first }{ $verb } { $ways-or }{ $purpose-next }{ $free }{ $passing }
on-its-first-move = первым ходом{ " " }
slides = ходит на любое расстояние
leaps = прыгает
steps-one = ходит на одно поле
goes-exactly = { $count ->
    [few] идёт на { $count-word } поля
   *[other] идёт на { $count-word } полей
 }
goes-between = идёт на { $least }–{ $most ->
    [few] { $most } поля
   *[other] { $most } полей
 }
orthogonally = по прямой
diagonally = по диагонали
in-any-direction = в любом направлении
like-a-knight = как конь{ $explained }
orthogonally-in-layers = по прямой (вдоль горизонтали или вертикали либо прямо вверх или вниз)
diagonally-in-layers = по диагонали (на своём этаже либо вверх или вниз вдоль горизонтали или вертикали)
space-diagonally = по пространственной диагонали (через углы своего поля)
like-a-knight-in-layers = как конь{ $explained }, на своём этаже либо вверх или вниз через этажи
in-any-direction-in-layers = в любом направлении: по прямой, по диагонали или по пространственной диагонали
that-is-two-and-one = { " " }(два поля прямо и одно вбок, что бы ни стояло между ними)
that-is-nearest = { " " }(на ближайшие поля, которые не лежат ни на её линиях, ни на её диагоналях, что бы ни стояло между ними)
in-directions = в направлениях, показанных на диаграмме (всего { $count })
direction = { $parts-and }
so-far = { $count } { $way }
forward = вперёд
back = назад
to-the-right = вправо
to-the-left = влево
up = вверх
down = вниз
straight-ahead = прямо вперёд
straight-back = прямо назад
ahead-right = вперёд вправо
ahead-left = вперёд влево
back-right = назад вправо
back-left = назад влево
without-capturing = { " " }без взятия
to-capture = , чтобы взять
to-capture-en-passant = , чтобы взять на проходе
to-capture-also-en-passant = , чтобы взять, также на проходе
to-capture-royal = , чтобы взять королевскую фигуру
capturing-own = , может брать и свои фигуры
if-nothing-between = , если между ними ничего нет
may-be-captured-en-passant = , и затем может быть взята на проходе
only-from = , только с { $from-gen }
only-to = , только на { $to-acc }
only-from-to = , только с { $from-gen } на { $to-acc }
only-within = , но только в этих пределах: { $cells-all }
only-while = , только пока { $tests-and }
never-moves = Никогда не ходит.
faces-royal = Нападает на неприятельскую фигуру ({ $kind }) по открытой вертикали на любом расстоянии: они не могут стоять друг против друга на вертикали, если между ними нет ни одной фигуры.
first-move-always = Длинный первый ход можно делать с любого поля и не один раз.
first-move-on = Первый ход можно делать всякий раз, когда она стоит на { $cells-loc }.
en-passant = Взятие на проходе: неприятельскую фигуру, которая таким длинным первым ходом только что прошла через поле, можно взять на этом поле, но только следующим ходом.
confined = Никогда не покидает эти поля: { $cells-all }.
royal-checked = Королевская: к этой фигуре относятся шах и мат.
royal-lost = Королевская: сторона, которая её потеряла, проиграла.
royal-last = Она королевская, только пока остаётся последней у своей стороны.
royal-without = Она королевская, только пока у её стороны нет другой из этих фигур: { $kinds-or }.
royal-up-to = Она королевская, только пока у её стороны их не больше { $count }.
royal-up-to-with = Она королевская, только пока у её стороны их не больше { $count }, считая и такие: { $kinds-and }.
startled = Она теряет право на этот первый ход, когда неприятельская фигура ({ $kinds-or }) встаёт с ней на одну линию, даже если между ними есть фигуры. Под шахом этот ход делать нельзя.
not-capturable = Её нельзя взять.
not-capturable-by = Эти фигуры не могут её взять: { $kinds-or }.
capturable-by = Взять её могут только эти фигуры: { $kinds-or }.
no-hop-over = Не может перепрыгивать через эти фигуры: { $kinds-or }.
captured-as = Взятая фигура превращается так: { $kind }.
value = Её цена в пешках: { $pawns }.

# Превращение
promotes-everywhere = При каждом { $captures ->
    [yes] взятии
   *[no] ходе
 } она { $always ->
    [yes] превращается
   *[no] может превратиться
 } в { $forms-instead }.
promotes-inside = Когда её { $captures ->
    [yes] взятие
   *[no] ход
 } начинается или кончается на { $cells-loc }, она { $always ->
    [yes] превращается
   *[no] может превратиться
 } в { $forms-instead }.
promotes-leaving = Когда её { $captures ->
    [yes] взятие
   *[no] ход
 } начинается на { $cells-loc }, она { $always ->
    [yes] превращается
   *[no] может превратиться
 } в { $forms-instead }.
promotes-arriving = Когда { $captures ->
    [yes] взятие
   *[no] ход
 } приводит её на { $cells-acc }, она { $always ->
    [yes] превращается
   *[no] может превратиться
 } в { $forms-instead }.
promotes-entering = Когда { $captures ->
    [yes] взятие
   *[no] ход
 } приводит её извне на { $cells-acc }, она { $always ->
    [yes] превращается
   *[no] может превратиться
 } в { $forms-instead }.
promotes-forced = Превращение обязательно здесь: { $cells-all }.
promotes-chain-end = Если при взятии она только проходит там и бьёт дальше, она не превращается.
promotes-chain-stops = Если она превращается при взятии, ход на этом кончается, даже если можно бить дальше.
promotes-chain-at-once = Если она превращается при взятии и может бить дальше, она продолжает тем же ходом уже новой фигурой.
promotes-staying = Она { $also ->
    [yes] также может
   *[no] может
 } превратиться в { $forms-instead } отдельным ходом, пока стоит на { $cells-loc }: на своём поле или на свободном поле, куда новая фигура могла бы пойти оттуда.
promotes-from-hand = Новая фигура берётся из руки, поэтому выбирать можно только из фигур в руке.
promotes-last-anywhere = Последняя у своей стороны может превратиться где угодно.
promotes-last = Последняя у своей стороны превращается на { $cells-loc }.
promotes-peacefully = Превращением нельзя объявлять шах, и новая фигура не должна ни на что нападать.
promotion-limit-one = Она не может превратиться, пока у её стороны на доске есть { $kind }.
promotion-limits = Превращением нельзя получить больше, чем { $held-and }.
promotion-stuck = Она не может пойти туда, где обязана превратиться, пока подходящей фигуры нет.
one-of = { $kinds-acc-or }
one-of-side = { $kinds-acc-or } ({ $side })

# Сбросы одного вида фигур
piece-drop-region = Ставить её с руки можно только на { $cells-acc }.
piece-drop-forms = Её можно поставить как одну из этих фигур: { $kinds-or }.
piece-drop-file = Её нельзя поставить на вертикаль, где уже стоит { $kind } её стороны.
piece-drop-file-many = Её нельзя поставить на вертикаль, где уже стоят фигуры её стороны: { $held }.
piece-drop-colours = { $kind-many } одной стороны ставятся на поля разного цвета.
piece-drop-no-mate = Её нельзя поставить с матом.
piece-drop-mate-loses = Кто поставит её с матом, проигрывает.

# Шах и взятие
check = Стороне объявлен шах, если её { $kinds-or } под ударом; ходом нельзя оставлять под шахом { $kinds-acc-or }.
check-last = Стороне объявлен шах, если её { $kinds-or } под ударом; ходом нельзя оставлять под шахом последнюю из этих фигур.
check-all = Если такая фигура у стороны одна ({ $kinds-or }), её нельзя оставлять под ударом (под шахом). Если их несколько, то шах объявлен, только когда под ударом все.
check-none = Шаха нет: эту фигуру можно оставить под ударом или поставить под удар, и её можно взять ({ $kinds-or }).
check-forbidden = Ходом нельзя объявлять шах.
check-stays = Под шахом нельзя уходить ({ $kinds-or }): надо закрыться или взять фигуру, объявившую шах.
bikjang = Когда { $kinds-many-or } стоят друг против друга на открытой вертикали, сторона, чей ход, должна это прекратить или пропустить ход. Если после её хода они всё ещё стоят друг против друга, ничья.
blast-royal = Ходом нельзя взорвать { $kinds-acc-or } своей стороны. { $kinds-or } не может бить, а рядом с такой же неприятельской фигурой не бывает под шахом; взрыв этой неприятельской фигуры сразу приносит победу, даже под шахом.
check-by-legal-captures = Нападает только фигура, которая действительно могла бы взять ({ $kinds-or }): взятие, запрещённое правилами ниже, нападением не считается.
check-before-effects = Сразу после самого хода и ещё раз после всего, что из него следует, не должно быть нападения ({ $kinds-or }).
capture-forced = Взятие обязательно: кто может взять, должен взять, но сам выбирает, что.
capture-forced-most = Взятие обязательно, и из всех взятий надо выбрать то, при котором снимается больше всего фигур.
capture-chain-may = Фигура, которая взяла, может тем же ходом бить дальше с поля, на которое встала.
capture-chain-must = Фигура, которая взяла, должна тем же ходом бить дальше, пока может. Если за взятой фигурой можно встать на несколько полей, надо выбрать то, с которого можно бить дальше.
capture-removed-at-end = Взятые фигуры снимаются в конце хода. До этого они мешают движению, и ни одну нельзя взять дважды.
capture-no-turning-back = После взятия следующее не может идти прямо назад.
blast-neighbours = Каждое взятие — взрыв: взятая фигура, взявшая фигура и всё на соседних полях, своё и чужое, уходит с доски.
blast-reach = Каждое взятие — взрыв: взятая фигура, взявшая фигура и всё, до чего оттуда достал бы `{ $area }`, своё и чужое, уходит с доски.
blast-spares = Из соседних фигур уцелеют только { $kinds-many-and }.
blast-immune = Взрывы не действуют на эти фигуры, даже когда они сами бьют: { $kinds-many-and }.
blast-stones = Там, где взрываются эти фигуры, остаются стены: { $kinds-many-and }.
petrifies-captor = Взяв, такая фигура на новом поле обращается в камень: { $kinds-or }. Камень — стена: до конца партии туда ничто не войдёт и не пройдёт насквозь.
petrifies-royal = { $kinds-or } не может бить, потому что тоже обратится в камень.
flips-lines = Чужие фигуры, стоящие сплошной прямой линией между пришедшей фигурой и другой фигурой её стороны, меняют сторону.
flips-neighbours = Чужие фигуры рядом с полем, куда пришла фигура, меняют сторону.
flips-touched = Чужие фигуры рядом с полем, куда пришла фигура, меняют сторону, если она пришла туда ходом или поставлена рядом с фигурой своей стороны.

# Рокировка
castling-is = Рокировка — совместный ход двух фигур: { $king }{ $from } и { $partner-or }; ни одна из них не должна была ходить раньше.
castling-for = { $sides-and }: рокировка — совместный ход двух фигур: { $king }{ $from } и { $partner-or }; ни одна из них не должна была ходить раньше.
castling-ways = { $ways-ways }.
castling-way = { $partner }{ $which }: { $king } идёт на вертикаль { $to }{ $beside }
on-cells = { " " }на { $cells-loc }
towards-file = { " " }со стороны вертикали { $file }
castling-other-to = , а другая фигура — на вертикаль { $file }
castling-partner-beside = Затем { $partner } встаёт на соседнее поле от { $king-gen } с внутренней стороны.
castling-other-beside = Затем другая фигура встаёт на соседнее поле от { $king-gen } с внутренней стороны.
castling-path = На полях, которые обе фигуры проходят или занимают, не должно быть других фигур.
castling-checks = { $king } не может рокироваться под шахом, проходить через битое поле и вставать на него.
castling-dropped = Обе считаются не ходившими, если поставлены с руки на эти поля.
castling-exclusive = После этого другие стороны уже не могут рокироваться на том же фланге.
castling-wins = Сторона, которая так рокировалась, выигрывает, а сторона, которая больше не может этого сделать, проигрывает.

# Стены
wall-instead = Вместо хода сторона может поставить { $wall }.
wall-after = Сделав ход фигурой, сторона ставит { $wall }.
wall-anywhere = стену на любое свободное поле
wall-arrow = стену на свободное поле, куда эта фигура могла бы пойти с нового места
wall-duck = единственную стену, утку, на другое свободное поле
wall-edge = стену на свободное поле у края доски или рядом со стеной
wall-trail = стену на поле, которое покинула фигура
walls-block = На стене ничто не может стоять, и сквозь неё нельзя пройти.
walls-on = Стены ставятся на { $cells-acc }.

# Рука и ввод фигур
hand-begins = В начале у каждой стороны в руке: { $held-and }.
hand-side-begins = В начале в руке у { $side-gen }: { $held-and }.
captured-to-captor = Взятая фигура меняет сторону и переходит в руку взявшей стороны.
captured-to-owner = Взятая фигура возвращается в руку своей стороны.
captured-to-partner = Взятая фигура переходит к партнёру на другой доске; что партнёр возьмёт там, попадает в руку здесь.
hand-reverts = Взятая превращённая фигура снова становится прежней: { $kind }.
drop-endless = Вместо хода сторона может поставить на свободное поле новую фигуру ({ $kinds-or }); запас неограничен.
drop-only = В свою очередь сторона ставит фигуру с руки на свободное поле.
drop-instead = Вместо хода сторона может поставить фигуру с руки на свободное поле.
drop-region = Фигуры ставятся с руки только на { $cells-acc }.
drop-first = Пока эти поля не заполнены, фигуры ставятся только сюда: { $cells-all }.
drop-no-check = Ставить фигуру с шахом нельзя.
drop-must = Сначала ставят с руки: пока сторона может поставить { $kinds-acc-or }, она обязана это сделать.
hand-waits = Сторона без возможных ходов ждёт, если ход ей даст фигура, которую ещё может взять партнёр: это не мат и не пат, а её часы идут.
encloses-lines = Поставленная фигура должна замыкать противника: хотя бы одну сплошную прямую линию чужих фигур между ней и другой фигурой её стороны.
encloses-friends = Фигуры ставятся только рядом с фигурой своей стороны.
encloses-apart = Фигуры не ставятся рядом с чужой фигурой.
encloses-stacked = Фигуры ставятся только на первую горизонталь или прямо над другой фигурой.
encloses-slides = Фигуры ставятся только на поля, где они остановились бы, скользя от края.
encloses-lines-over-walls = Фигура ставится рядом с чужой и на одной линии с другой фигурой своей стороны, между которыми только чужие фигуры и стены.
encloses-falls = Фигуры ставятся только на поля, где они остановились бы, скользя с первой вертикали или горизонтали либо падая с последней поверх всех фигур.
gate-hand = Когда ещё не ходившая фигура уходит со своего поля ({ $cells }), тем же ходом на это поле можно поставить фигуру из руки: { $kinds-or }. При рокировке её ставят на одно из двух освободившихся полей.
gate-captured = Если фигуру взяли до её первого хода, вместо неё ничто не вводится.
gate-behind = Когда ещё не ходившая фигура уходит со своего поля ({ $cells }), на него входит та, что ждёт позади: { $kinds-or }; она пропадает, если фигуру впереди возьмут на этом поле.

# События: когда
borrows-instead = Пока здесь стоят { $lenders-many-and }{ $whose } ({ $cells }), { $kinds-or } ходит и берёт как каждая из этих фигур, а не по-своему.
borrows-also = Пока здесь стоят { $lenders-many-and }{ $whose } ({ $cells }), { $kinds-or } ходит и берёт ещё и как каждая из этих фигур.
counter-starts = В начале у каждой стороны: { $counter } — { $n }.
trigger = Когда { $events-or }{ $sides }{ $along }{ $tests }{ $delay }: { $effects-then }.
trigger-sides = { " " }(только { $sides-and })
trigger-along = , по каждому направлению фигуры (она { $ways-alternatives })
trigger-tests = , если { $tests-and }
trigger-delay = , спустя { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
 }
on-game-start = начинается партия
on-turn-start = начинается очередь стороны
on-turn-end = кончается очередь стороны
on-before-move = сторона собирается ходить
on-after-move = сторона сделала ход
on-drop = фигура поставлена с руки
on-capture = фигура взяла другую
on-promotion = фигура превратилась
on-gating = фигура введена
on-elimination = сторона победила другую или выбыла не по вине другой

# События: стороны и поля
that-side = эта сторона
its-side = своя сторона
other-side = другая сторона
ally-side = союзная сторона
every-side = каждая сторона
any-side = любая сторона
own-pieces-on = фигуры этой стороны здесь: { $cells }
enemy-pieces-on = фигуры другой стороны здесь: { $cells }
ally-pieces-on = фигуры союзной стороны здесь: { $cells }
the-cells-on = поля здесь: { $cells }
spot-board = вся доска
spot-from = поле, где начался ход
spot-piece = поле самой фигуры
spot-to = поле, где кончился ход
spot-captured = поле взятия
next-to = соседние поля ({ $spot })
reached-from = поля, куда попадает оттуда фигура ({ $spot }; она { $ways-alternatives })
ahead-of = { $n ->
    [1] поле прямо впереди ({ $spot })
   *[other] поле прямо впереди, шагов: { $n } ({ $spot })
 }
behind = { $n ->
    [1] поле прямо позади ({ $spot })
   *[other] поле прямо позади, шагов: { $n } ({ $spot })
 }
capturable-from = поля, где стоящая там фигура могла бы взять ({ $spot })
crossing-with = поля, где горизонталь и вертикаль пересекают линии своих фигур ({ $kinds-many-and }; { $spot })
cells-where = { $spot }{ $within }{ $holding }{ $except }{ $relations-next }
attacked-by = , где могла бы взять { $side }
beside = , рядом с которыми { $range } фигур: { $kinds-many-and }{ $whose }
beside-reached = , откуда фигура достаёт до { $range } фигур: { $kinds-many-and }{ $whose } (она { $ways-alternatives })
within = { " " }в пределах: { $cells-all }
holding = , где стоят { $kinds-many-and }{ $whose }
of-that-side = { " " }этой стороны
of-other-side = { " " }другой стороны
of-ally-side = { " " }союзной стороны
except = , кроме: { $kinds-many-and },

# События: условия
from-to = от { $least } до { $most }
at-least = не менее { $least }
at-most = не более { $most }
any-number = сколько угодно
test-before = перед этим { $test }
test-mover = ходит одна из фигур: { $kinds-or }
test-captured = взята одна из фигур: { $kinds-or }
test-promoted = новая фигура — { $kinds-or }
test-from = ход начат на { $cells-loc }
test-to = ход закончен на { $cells-loc }
test-along = ход идёт в этом направлении
test-check = объявлен шах
test-count = их { $range }: { $cells }
test-none = нет ни одного из них: { $cells }
test-hand = { $side }: в руке { $range } ({ $kind-many })
test-counter = { $side }: { $counter } — { $range }
test-turns = сыграно ходов: { $range }{ $every }
multiple-of = , кратно { $n }
all-tests = { $tests-and }
not-true = неверно, что { $test }

# События: действия
effect-clear = фигуры снимаются с доски здесь: { $cells }
effect-place = новая фигура ({ $kind }; { $side }) ставится на свободное место: { $cells }
effect-become = фигуры становятся другими ({ $kind }) здесь: { $cells }
effect-convert = фигуры переходят на другую сторону ({ $side }) здесь: { $cells }
effect-move-or-stay = фигуры сдвигаются ({ $steps }), если могут, здесь: { $cells }
effect-move-or-go = фигуры сдвигаются ({ $steps }), а если не могут, снимаются здесь: { $cells }
effect-move-or-forbid = фигуры сдвигаются ({ $steps }), а если не могут, ход запрещён, здесь: { $cells }
step-right = { $n } вправо
step-left = { $n } влево
step-forward = { $n } вперёд
step-back = { $n } назад
step-up = { $n } вверх
step-down = { $n } вниз
effect-wall = на свободном месте появляется стена: { $cells }
effect-open = стены убираются здесь: { $cells }
effect-hand-gets = { $side } получает в руку: { $held }
effect-hand-loses = { $side } теряет из руки: { $held }
effect-moved = фигуры считаются ходившими здесь: { $cells }
effect-unmoved = фигуры считаются не ходившими здесь: { $cells }
effect-no-castling = { $side } больше не может рокироваться
effect-no-castling-right = { $side } больше не может рокироваться вправо
effect-no-castling-left = { $side } больше не может рокироваться влево
effect-en-passant = фигуру можно взять на проходе здесь: { $cells }
effect-no-en-passant = взятие на проходе невозможно
effect-count = { $side } { $changes-and }
counter-set = теперь имеет { $n } ({ $counter })
counter-gets = получает { $amount }{ $each }
counter-loses = теряет { $amount }{ $each }
counter-amount = { $n ->
    [one] { $n } { $counter-one }
    [few] { $n } { $counter-few }
   *[other] { $n } { $counter-gen }
 }
for-each = { " " }за каждое из этих: { $cells }
effect-turn-again = сторона делает ещё один ход
effect-turn-end = очередь стороны кончается
effect-win = { $side } выигрывает
effect-loss = { $side } проигрывает
effect-forbid = такой ход запрещён

# Местность
terrain-fences = Заборы, через которые можно только прыгать: { $at }.
terrain-cracked = Треснувшие стены, которые разрушает бомба: { $at }.
terrain-ice = Лёд, по которому фигуры скользят дальше: { $at }.
terrain-exits = Выходы: { $at }.
terrain-belt = Конвейеры, направление — { $toward }: { $at }.
terrain-one-way = Вход только в одном направлении, { $toward }: { $at }.
terrain-door = Дверь цвета { $colour }: { $at }.
terrain-gate = Ворота, открытые, пока на канале { $channel } { $all ->
    [yes] нажаты все плиты
   *[no] нажата хотя бы одна плита
 }: { $at }.
terrain-plate-hold = Плита канала { $channel }, нажатая, пока на ней что-то стоит: { $at }.
terrain-plate-latch = Плита канала { $channel }, которая остаётся нажатой навсегда: { $at }.
terrain-plate-toggle = Плита канала { $channel }, которая переключается при каждом приходе: { $at }.
terrain-warp = Портал ведёт с { $from } на { $to }.
terrain-promotion = Здесь фигуры превращаются: { $at }.
terrain-item = На { $at } лежит { $item }.
terrain-l-paths = Эти фигуры прыгают, только если хотя бы один из двух путей свободен от стен и закрытых дверей: { $kinds-and }.
terrain-warp-captures = Портал берёт противника на своём выходе.
terrain-warp-forbidden = В портал, выход которого занят, входить нельзя.
north = север
north-east = северо-восток
east = восток
south-east = юго-восток
south = юг
south-west = юго-запад
west = запад
north-west = северо-запад
item-key = ключ цвета { $colour }
item-sword = меч
item-shield = щит
item-ward = оберег
item-form = облик ({ $kind })
item-bomb = бомба
item-coin = монета

# Уровни
quest-is = { $side }: { $aims-and }.
quest-no-pieces = Уровень проигран, когда не остаётся фигур: { $side }.
quest-lost = Уровень проигран, когда потеряно всё это: { $who }.
quest-moves = Уровень проигран, если ходов больше { $most }.
quest-rounds = Уровень проигран, если кругов больше { $most }.
aim-take-everything = взять всё
aim-take-all = взять все такие фигуры: { $who }
aim-exit-all = привести все к выходу: { $who }
aim-exit = привести к выходу { $count }: { $who }
aim-survive = продержаться кругов: { $rounds }
aim-collect = собрать { $count } × { $item }
aim-place = привести на { $at }: { $who }
aim-visit = посетить { $at }
aim-promote = превратиться раз: { $count }
aim-material = иметь материала на { $least }
aim-protect = сохранить: { $who }
aim-any = { $aims-or }
aim-all = { $aims-and }
who = { $kind }
who-of-side = { $kind } ({ $side })
who-named = { $kind } { $tag }
who-of-side-named = { $kind } { $tag } ({ $side })

# Конец: исход
it-loses = она проигрывает
it-wins = она выигрывает
game-drawn = ничья
fewest-win = выигрывает сторона, у которой на доске меньше фигур; при равенстве — ничья
most-win = выигрывает сторона, у которой на доске больше фигур; при равенстве — ничья
named-loses = { $side } проигрывают
named-wins = { $side } выигрывают
named-draws = { $side } делают ничью
causer-loses = проигрывает сторона, которая к этому привела
causer-wins = выигрывает сторона, которая к этому привела
side-wins = выигрывает
side-loses = проигрывает
side-draws = делает ничью
side-ends-fewest = заканчивает партию, и выигрывает сторона с наименьшим числом фигур
side-ends-most = заканчивает партию, и выигрывает сторона с наибольшим числом фигур

# Конец: мат
checkmate = Мат: если стороне, чей ход, объявлен шах и у неё нет возможных ходов, { $result-and }.
stalemate = Пат: если стороне, чей ход, не объявлен шах, но у неё нет возможных ходов, { $result-and }.
no-move = Если у стороны, чей ход, нет возможных ходов, { $result-and }.
royals-blown-up = Сторона, чья фигура взорвана или взята ({ $kinds-or }), проигрывает.
royals-captured = Сторона, чья фигура взята ({ $kinds-or }), проигрывает.
mate-not-by = Сторона, поставившая мат одной из этих фигур без помощи других, проигрывает: { $kinds-or }.
mate-needs-check-by = Мат — ничья, если ни одного из шахов в непрерывном ряду перед ним не объявила одна из этих фигур: { $kinds-or }.

# Конец: цели
goal = Сторона выигрывает, если приводит { $who } сюда: { $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }{ $blocked }.{ $reply }
pieces = фигуры ({ $held })
its-piece = { $kinds-acc-or }
of-its-pieces = свои фигуры ({ $kinds-many-and }), числом { $count },
goal-held = { $many ->
    [yes] { " " }и удерживает их там до начала своего следующего хода
   *[no] { " " }и удерживает там до начала своего следующего хода
 }
goal-safe = { $many ->
    [yes] , где их нельзя сразу взять
   *[no] , где нельзя сразу взять
 }
goal-blocked = , или если там стоит одна из них, а все остальные поля заняты
goal-reply = { " " }Если этого достигли { $first }, то { $second } могут ответить тем же следующим ходом, и тогда ничья.
goal-replies = { " " }Стороны, которые ещё не ходили в этом круге, могут сделать то же, и тогда ничья.
connect-line = Сторона, у которой { $kinds-many-and } стоят подряд на линии, числом { $count }, { $result }{ $along }.
connect-collinear = Сторона, у которой { $kinds-many-and } стоят где угодно на одной линии, числом { $count }, { $result }{ $along }.
connect-block = Сторона, у которой { $kinds-many-and } заполняют квадрат { $size } на { $size }, { $result }.
connect-chain = Сторона, у которой { $kinds-many-and } стоят цепью от { $from-gen } до { $to-gen }, { $result }{ $along }.
counted-along = , считая по линиям фигуры, которая { $ways-alternatives }
full-board = Когда свободных полей нет, { $result }.
checks-given = Сторона, объявившая столько шахов: { $count }, сразу выигрывает.

checks-win = Для победы достаточно { $count ->
    [1] объявить один шах
    [few] объявить { $count-word } шаха
   *[other] объявить { $count-word } шахов
 }.

# Конец: потеря фигур
extinction-loses = { $who } проигрывает, если { $left }{ $others }{ $reply }.
extinction-wins = { $who } выигрывает, если { $left }{ $others }{ $reply }.
extinction-ends = Если { $who } осталась с потерями ({ $left }{ $others }), { $result }{ $reply }.
a-side = сторона
the-sides = сторона ({ $sides-or })
nothing-left = у неё не осталось фигур
none-left = у неё не осталось таких фигур: { $kinds-or }
one-left = у неё осталась одна фигура
few-left = у неё остались { $held } или меньше
few-of-kind-left = таких фигур ({ $kinds-many-and }) у неё осталось { $count } или меньше
while-others-have = , а у другой не меньше { $count }
unless-reply = , если только она не доведёт другую сторону до того же следующим ходом
eliminated-stay = Фигуры выбывшей стороны остаются на доске, и их можно брать.
eliminated-vanish = Фигуры выбывшей стороны снимаются с доски.
eliminated-obstacles = Фигуры выбывшей стороны остаются на доске как препятствия: брать их нельзя никому.
eliminated-captor = Когда сторона выбывает, её королевские фигуры снимаются с доски, а остальные переходят к стороне, которая её победила; если это не другая сторона, все остаются как препятствия.
last-side-wins = Выигрывает последняя оставшаяся сторона.
last-team-wins = Выигрывает последняя оставшаяся команда.
team-falls = Команда проигрывает, как только проиграла одна из её сторон.
score-decides = Когда остаётся одна сторона или команда либо партия была бы ничьей, выигрывает тот, у кого этого больше: { $counter }, даже если он выбыл.

# Конец: ничья
move-rule = Ничья, если каждая сторона сделала столько ходов: { $moves } без { $reset }{ $claim }.
a-capture = взятия
a-capture-or-move = взятия и без хода этих фигур: { $kinds-or }
move-rule-claim = , по требованию игрока; после { $last } — без требования
move-rule-checks = Из шахов одной стороны в этот счёт идут только первые { $count }.
repetition = Когда одна и та же позиция возникает в { $times-ordinal } раз, { $result-and }{ $claim }.
repetition-claim = { " " }по требованию игрока; в { $last-ordinal } раз — без требования
perpetual-check = Но сторона проигрывает, если только она объявляла шах каждым ходом повторения.
chase = Сторона проигрывает, если только она преследовала одну и ту же фигуру каждым ходом повторения. Преследовать — значит заново угрожать взятием незащищённой фигуры.
chase-free = Этим фигурам можно преследовать любую: { $kinds-many-and }.
chase-prey = Преследовать можно эти фигуры: { $prey-and }.
chase-threats = Даже если фигура защищена, считаются угрозы: { $threats-and }.
prey = { $kinds-many-and }
prey-at-home = { $kinds-many-and } на { $cells-loc }
threat = { $weaker-or } против { $stronger-gen-or }
to-and-fro = Сторона, которая столько ходов подряд ({ $turns }) ходит туда и обратно одной из этих фигур: { $kinds-or }, проигрывает, если не была под шахом.
counting-board = { $once }{ $who } может считать свои ходы: если счёт дойдёт до { $limit } без мата, ничья.
counting-bare = { $once }сторона с одним королём считает свои ходы: ничья после { $limits-and }.
counting-once = когда на доске нет больше этих фигур ({ $kinds-or }),{ " " }
counting-from-pieces = Счёт начинается не с единицы, а с числа фигур на доске.
more-than-king = сторона, у которой не один король,
more-than-king-at-most = сторона, у которой не один король, но не больше, чем { $held },
limit-against = { $limit } (против: { $held-and })
limit-against-rest = { $limit } (против остального)

# Конец: объявления и очки
declaration = Сторона, чей ход, если ей не объявлен шах, может объявить { $win ->
    [yes] победу
   *[no] ничью
 }, когда её король стоит на { $cells-loc }{ $company }{ $needed }.{ $worth }
with-more = , а рядом ещё { $held }
it-has-points = { " " }и у неё { $points-or }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 }
points-of-side = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
 } ({ $side })
pieces-count = { " " }Считаются фигуры там и в руке: { $worth-comma }.
points-for-each = по { $points } за каждую из фигур ({ $kinds-or })
points-for-kind = { $kind } — { $points }
points-for-side = { $side } — { $points }
draw-to-most-pieces = Партию, которая была бы ничьей, выигрывает сторона, у которой на доске больше фигур.
draw-to-most-points = Партию, которая была бы ничьей, выигрывает сторона, у которой больше очков.
draw-points = Очки считаются за то, что есть на доске: { $points-and }.
draw-won-by = Партию, которая была бы ничьей, выигрывают { $side }.

# Фигуры, стороны и что считается
unknown-piece = фигура «{ $name }»
    .gen = фигуры «{ $name }»
    .acc = фигуру «{ $name }»
    .many = фигуры «{ $name }»
    .many-gen = фигур «{ $name }»
unknown-side = { $name }
    .gen = { $name }
unknown-counter = { $name }
    .one = { $name }
    .few = { $name }
    .gen = { $name }
noun-side-white = { $custom ->
    [xiangqi] красные
    [janggi] Чо
    [shogi] Сэнтэ
   *[other] белые
 }
    .gen = { $custom ->
        [xiangqi] красных
        [janggi] Чо
        [shogi] Сэнтэ
       *[other] белых
     }
noun-side-black = { $custom ->
    [janggi] Хан
    [shogi] Готэ
   *[other] чёрные
 }
    .gen = { $custom ->
        [janggi] Хан
        [shogi] Готэ
       *[other] чёрных
     }
noun-side-red = красные
    .gen = красных
noun-side-green = зелёные
    .gen = зелёных
noun-side-yellow = жёлтые
    .gen = жёлтых
noun-side-blue = синие
    .gen = синих
noun-side-you = вы
    .gen = вас
noun-side-foe = противники
    .gen = противников
noun-counter-points = очки
    .one = очко
    .few = очка
    .gen = очков
noun-counter-delays = задержки
    .one = задержка
    .few = задержки
    .gen = задержек
noun-counter-leaps = прыжки
    .one = прыжок
    .few = прыжка
    .gen = прыжков
noun-counter-straight = прямые ходы
    .one = прямой ход
    .few = прямых хода
    .gen = прямых ходов
noun-counter-pairs = пары
    .one = пара
    .few = пары
    .gen = пар
noun-piece = фигура
    .gen = фигуры
    .acc = фигуру
    .many = фигуры
    .many-gen = фигур
noun-piece-king = король
    .gen = короля
    .acc = короля
    .many = короли
    .many-gen = королей
noun-piece-queen = ферзь
    .gen = ферзя
    .acc = ферзя
    .many = ферзи
    .many-gen = ферзей
noun-piece-rook = ладья
    .gen = ладьи
    .acc = ладью
    .many = ладьи
    .many-gen = ладей
noun-piece-bishop = слон
    .gen = слона
    .acc = слона
    .many = слоны
    .many-gen = слонов
noun-piece-knight = конь
    .gen = коня
    .acc = коня
    .many = кони
    .many-gen = коней
noun-piece-pawn = пешка
    .gen = пешки
    .acc = пешку
    .many = пешки
    .many-gen = пешек
noun-piece-general = генерал
    .gen = генерала
    .acc = генерала
    .many = генералы
    .many-gen = генералов
noun-piece-advisor = советник
    .gen = советника
    .acc = советника
    .many = советники
    .many-gen = советников
noun-piece-elephant = { $custom ->
    [xiangqi] слон
    [janggi] слон
   *[other] боевой слон
 }
    .gen = { $custom ->
        [xiangqi] слона
        [janggi] слона
       *[other] боевого слона
    }
    .acc = { $custom ->
        [xiangqi] слона
        [janggi] слона
       *[other] боевого слона
    }
    .many = { $custom ->
        [xiangqi] слоны
        [janggi] слоны
       *[other] боевые слоны
    }
    .many-gen = { $custom ->
        [xiangqi] слонов
        [janggi] слонов
       *[other] боевых слонов
    }
noun-piece-horse = { $custom ->
    [shogi] лошадь
   *[other] конь
 }
    .gen = { $custom ->
        [shogi] лошади
       *[other] коня
    }
    .acc = { $custom ->
        [shogi] лошадь
       *[other] коня
    }
    .many = { $custom ->
        [shogi] лошади
       *[other] кони
    }
    .many-gen = { $custom ->
        [shogi] лошадей
       *[other] коней
    }
noun-piece-chariot = колесница
    .gen = колесницы
    .acc = колесницу
    .many = колесницы
    .many-gen = колесниц
noun-piece-cannon = пушка
    .gen = пушки
    .acc = пушку
    .many = пушки
    .many-gen = пушек
noun-piece-soldier = солдат
    .gen = солдата
    .acc = солдата
    .many = солдаты
    .many-gen = солдат
noun-piece-gold = золото
    .gen = золота
    .acc = золото
    .many = золотые генералы
    .many-gen = золотых генералов
noun-piece-silver = серебро
    .gen = серебра
    .acc = серебро
    .many = серебряные генералы
    .many-gen = серебряных генералов
noun-piece-lance = { $custom ->
    [shogi] стрелка
   *[other] копьё
 }
    .gen = { $custom ->
        [shogi] стрелки
       *[other] копья
    }
    .acc = { $custom ->
        [shogi] стрелку
       *[other] копьё
    }
    .many = { $custom ->
        [shogi] стрелки
       *[other] копья
    }
    .many-gen = { $custom ->
        [shogi] стрелок
       *[other] копий
    }
noun-piece-tokin = токин
    .gen = токина
    .acc = токина
    .many = токины
    .many-gen = токинов
noun-piece-dragon = дракон
    .gen = дракона
    .acc = дракона
    .many = драконы
    .many-gen = драконов
noun-piece-archbishop = архиепископ
    .gen = архиепископа
    .acc = архиепископа
    .many = архиепископы
    .many-gen = архиепископов
noun-piece-chancellor = канцлер
    .gen = канцлера
    .acc = канцлера
    .many = канцлеры
    .many-gen = канцлеров
noun-piece-amazon = амазонка
    .gen = амазонки
    .acc = амазонку
    .many = амазонки
    .many-gen = амазонок
noun-piece-hawk = ястреб
    .gen = ястреба
    .acc = ястреба
    .many = ястребы
    .many-gen = ястребов
noun-piece-unicorn = единорог
    .gen = единорога
    .acc = единорога
    .many = единороги
    .many-gen = единорогов
noun-piece-stone = камень
    .gen = камня
    .acc = камень
    .many = камни
    .many-gen = камней
noun-piece-promoted-lance = перевёрнутая стрелка
    .gen = перевёрнутой стрелки
    .acc = перевёрнутую стрелку
    .many = перевёрнутые стрелки
    .many-gen = перевёрнутых стрелок
noun-piece-promoted-knight = перевёрнутый конь
    .gen = перевёрнутого коня
    .acc = перевёрнутого коня
    .many = перевёрнутые кони
    .many-gen = перевёрнутых коней
noun-piece-promoted-queen = превращённый ферзь
    .gen = превращённого ферзя
    .acc = превращённого ферзя
    .many = превращённые ферзи
    .many-gen = превращённых ферзей
noun-piece-promoted-silver = перевёрнутое серебро
    .gen = перевёрнутого серебра
    .acc = перевёрнутое серебро
    .many = перевёрнутые серебряные генералы
    .many-gen = перевёрнутых серебряных генералов
noun-piece-promoted-bishop = перевёрнутый слон
    .gen = перевёрнутого слона
    .acc = перевёрнутого слона
    .many = перевёрнутые слоны
    .many-gen = перевёрнутых слонов
noun-piece-wizard = маг
    .gen = мага
    .acc = мага
    .many = маги
    .many-gen = магов
noun-piece-lion = лев
    .gen = льва
    .acc = льва
    .many = львы
    .many-gen = львов
noun-piece-champion = чемпион
    .gen = чемпиона
    .acc = чемпиона
    .many = чемпионы
    .many-gen = чемпионов
noun-piece-met = мет
    .gen = мета
    .acc = мета
    .many = меты
    .many-gen = метов
noun-piece-khon = кхон
    .gen = кхона
    .acc = кхона
    .many = кхоны
    .many-gen = кхонов
noun-piece-archer = лучник
    .gen = лучника
    .acc = лучника
    .many = лучники
    .many-gen = лучников
noun-piece-commoner = простолюдин
    .gen = простолюдина
    .acc = простолюдина
    .many = простолюдины
    .many-gen = простолюдинов
noun-piece-nightrider = всадник
    .gen = всадника
    .acc = всадника
    .many = всадники
    .many-gen = всадников
noun-piece-griffon = грифон
    .gen = грифона
    .acc = грифона
    .many = грифоны
    .many-gen = грифонов
noun-piece-sergeant = сержант
    .gen = сержанта
    .acc = сержанта
    .many = сержанты
    .many-gen = сержантов
noun-piece-centaur = кентавр
    .gen = кентавра
    .acc = кентавра
    .many = кентавры
    .many-gen = кентавров
noun-piece-ferz = фирзан
    .gen = фирзана
    .acc = фирзана
    .many = фирзаны
    .many-gen = фирзанов
noun-piece-pincer = клещ
    .gen = клеща
    .acc = клеща
    .many = клещи
    .many-gen = клещей
noun-piece-withdrawer = отступающий
    .gen = отступающего
    .acc = отступающего
    .many = отступающие
    .many-gen = отступающих
noun-piece-coordinator = координатор
    .gen = координатора
    .acc = координатора
    .many = координаторы
    .many-gen = координаторов
noun-piece-long-leaper = прыгун
    .gen = прыгуна
    .acc = прыгуна
    .many = прыгуны
    .many-gen = прыгунов
noun-piece-chameleon = хамелеон
    .gen = хамелеона
    .acc = хамелеона
    .many = хамелеоны
    .many-gen = хамелеонов
noun-piece-immobilizer = иммобилизатор
    .gen = иммобилизатора
    .acc = иммобилизатора
    .many = иммобилизаторы
    .many-gen = иммобилизаторов
noun-piece-grasshopper = сверчок
    .gen = сверчка
    .acc = сверчка
    .many = сверчки
    .many-gen = сверчков
noun-piece-phoenix = феникс
    .gen = феникса
    .acc = феникса
    .many = фениксы
    .many-gen = фениксов
noun-piece-fox = лиса
    .gen = лисы
    .acc = лису
    .many = лисы
    .many-gen = лис
noun-piece-man = человек
    .gen = человека
    .acc = человека
    .many = люди
    .many-gen = людей
noun-piece-yurt = юрта
    .gen = юрты
    .acc = юрту
    .many = юрты
    .many-gen = юрт
noun-piece-falcon = сокол
    .gen = сокола
    .acc = сокола
    .many = соколы
    .many-gen = соколов
noun-piece-marshal = маршал
    .gen = маршала
    .acc = маршала
    .many = маршалы
    .many-gen = маршалов
noun-piece-dragon-king = король-дракон
    .gen = короля-дракона
    .acc = короля-дракона
    .many = короли-драконы
    .many-gen = королей-драконов
noun-piece-dragon-horse = дракон-лошадь
    .gen = дракона-лошади
    .acc = дракона-лошадь
    .many = драконы-лошади
    .many-gen = драконов-лошадей
noun-piece-wazir = визирь
    .gen = визиря
    .acc = визиря
    .many = визири
    .many-gen = визирей
noun-piece-dabbaba = даббаба
    .gen = даббабы
    .acc = даббабу
    .many = даббабы
    .many-gen = даббаб
noun-piece-alfil = альфил
    .gen = альфила
    .acc = альфила
    .many = альфилы
    .many-gen = альфилов
noun-piece-camel = верблюд
    .gen = верблюда
    .acc = верблюда
    .many = верблюды
    .many-gen = верблюдов
noun-piece-zebra = зебра
    .gen = зебры
    .acc = зебру
    .many = зебры
    .many-gen = зебр
noun-piece-threeleaper = прыгун через два
    .gen = прыгуна через два
    .acc = прыгуна через два
    .many = прыгуны через два
    .many-gen = прыгунов через два
noun-piece-tripper = диагональный прыгун
    .gen = диагонального прыгуна
    .acc = диагонального прыгуна
    .many = диагональные прыгуны
    .many-gen = диагональных прыгунов
noun-piece-camelrider = всадник на верблюде
    .gen = всадника на верблюде
    .acc = всадника на верблюде
    .many = всадники на верблюде
    .many-gen = всадников на верблюде
noun-piece-vao = вао
    .gen = вао
    .acc = вао
    .many = вао
    .many-gen = вао
noun-piece-leo = лео
    .gen = лео
    .acc = лео
    .many = лео
    .many-gen = лео
noun-piece-manticore = мантикора
    .gen = мантикоры
    .acc = мантикору
    .many = мантикоры
    .many-gen = мантикор
noun-piece-war-machine = боевая машина
    .gen = боевой машины
    .acc = боевую машину
    .many = боевые машины
    .many-gen = боевых машин
noun-piece-rose = роза
    .gen = розы
    .acc = розу
    .many = розы
    .many-gen = роз
noun-piece-crooked-bishop = кривой слон
    .gen = кривого слона
    .acc = кривого слона
    .many = кривые слоны
    .many-gen = кривых слонов
noun-piece-squirrel = белка
    .gen = белки
    .acc = белку
    .many = белки
    .many-gen = белок
noun-piece-kirin = кирин
    .gen = кирина
    .acc = кирина
    .many = кирины
    .many-gen = киринов
noun-piece-frog = лягушка
    .gen = лягушки
    .acc = лягушку
    .many = лягушки
    .many-gen = лягушек
noun-piece-buffalo = буйвол
    .gen = буйвола
    .acc = буйвола
    .many = буйволы
    .many-gen = буйволов
noun-piece-hoplite = гоплит
    .gen = гоплита
    .acc = гоплита
    .many = гоплиты
    .many-gen = гоплитов
noun-piece-lieutenant = лейтенант
    .gen = лейтенанта
    .acc = лейтенанта
    .many = лейтенанты
    .many-gen = лейтенантов
noun-piece-captain = капитан
    .gen = капитана
    .acc = капитана
    .many = капитаны
    .many-gen = капитанов
noun-piece-warlord = полководец
    .gen = полководца
    .acc = полководца
    .many = полководцы
    .many-gen = полководцев
noun-piece-wall = стена
    .gen = стены
    .acc = стену
    .many = стены
    .many-gen = стен
noun-piece-hound = гончая
    .gen = гончей
    .acc = гончую
    .many = гончие
    .many-gen = гончих
noun-piece-lancer = копейщик
    .gen = копейщика
    .acc = копейщика
    .many = копейщики
    .many-gen = копейщиков
noun-piece-kheshig = кешиктен
    .gen = кешиктена
    .acc = кешиктена
    .many = кешиктены
    .many-gen = кешиктенов
noun-piece-cardinal = кардинал
    .gen = кардинала
    .acc = кардинала
    .many = кардиналы
    .many-gen = кардиналов
noun-piece-janus = янус
    .gen = януса
    .acc = януса
    .many = янусы
    .many-gen = янусов
noun-piece-minister = министр
    .gen = министра
    .acc = министра
    .many = министры
    .many-gen = министров
noun-piece-wolf = волк
    .gen = волка
    .acc = волка
    .many = волки
    .many-gen = волков
noun-piece-ai-wok = ай-вок
    .gen = ай-вока
    .acc = ай-вока
    .many = ай-воки
    .many-gen = ай-воков
noun-piece-counsellor = мантри
    .gen = мантри
    .acc = мантри
    .many = мантри
    .many-gen = мантри
noun-piece-courier = курьер
    .gen = курьера
    .acc = курьера
    .many = курьеры
    .many-gen = курьеров
noun-piece-fool = шут
    .gen = шута
    .acc = шута
    .many = шуты
    .many-gen = шутов
noun-piece-bers = берс
    .gen = берса
    .acc = берса
    .many = берсы
    .many-gen = берсов
noun-piece-giraffe = жираф
    .gen = жирафа
    .acc = жирафа
    .many = жирафы
    .many-gen = жирафов
noun-piece-chick = цыплёнок
    .gen = цыплёнка
    .acc = цыплёнка
    .many = цыплята
    .many-gen = цыплят
noun-piece-hen = курица
    .gen = курицы
    .acc = курицу
    .many = куры
    .many-gen = кур
noun-piece-drunk-elephant = пьяный слон
    .gen = пьяного слона
    .acc = пьяного слона
    .many = пьяные слоны
    .many-gen = пьяных слонов
noun-piece-prince = принц
    .gen = принца
    .acc = принца
    .many = принцы
    .many-gen = принцев
noun-piece-swallow = ласточка
    .gen = ласточки
    .acc = ласточку
    .many = ласточки
    .many-gen = ласточек
noun-piece-crane = журавль
    .gen = журавля
    .acc = журавля
    .many = журавли
    .many-gen = журавлей
noun-piece-pheasant = фазан
    .gen = фазана
    .acc = фазана
    .many = фазаны
    .many-gen = фазанов
noun-piece-left-quail = левый перепел
    .gen = левого перепела
    .acc = левого перепела
    .many = левые перепела
    .many-gen = левых перепелов
noun-piece-right-quail = правый перепел
    .gen = правого перепела
    .acc = правого перепела
    .many = правые перепела
    .many-gen = правых перепелов
noun-piece-goose = гусь
    .gen = гуся
    .acc = гуся
    .many = гуси
    .many-gen = гусей
noun-piece-eagle = орёл
    .gen = орла
    .acc = орла
    .many = орлы
    .many-gen = орлов
noun-piece-spear-knight = конь с копьём
    .gen = коня с копьём
    .acc = коня с копьём
    .many = кони с копьём
    .many-gen = коней с копьём
noun-piece-spear-bishop = слон с копьём
    .gen = слона с копьём
    .acc = слона с копьём
    .many = слоны с копьём
    .many-gen = слонов с копьём
noun-piece-spear-rook = ладья с копьём
    .gen = ладьи с копьём
    .acc = ладью с копьём
    .many = ладьи с копьём
    .many-gen = ладей с копьём
noun-piece-spear-silver = серебро с копьём
    .gen = серебра с копьём
    .acc = серебро с копьём
    .many = серебряные генералы с копьём
    .many-gen = серебряных генералов с копьём
noun-piece-spear-gold = золото с копьём
    .gen = золота с копьём
    .acc = золото с копьём
    .many = золотые генералы с копьём
    .many-gen = золотых генералов с копьём
noun-piece-leopard = леопард
    .gen = леопарда
    .acc = леопарда
    .many = леопарды
    .many-gen = леопардов
noun-piece-spider = паук
    .gen = паука
    .acc = паука
    .many = пауки
    .many-gen = пауков
noun-piece-fortress = крепость
    .gen = крепости
    .acc = крепость
    .many = крепости
    .many-gen = крепостей
noun-piece-banner = знамя
    .gen = знамени
    .acc = знамя
    .many = знамёна
    .many-gen = знамён
noun-piece-rear-pawn = задняя пешка
    .gen = задней пешки
    .acc = заднюю пешку
    .many = задние пешки
    .many-gen = задних пешек
noun-piece-bede = беде
    .gen = беде
    .acc = беде
    .many = беде
    .many-gen = беде
noun-piece-fad = фад
    .gen = фада
    .acc = фада
    .many = фады
    .many-gen = фадов
noun-piece-short-rook = короткая ладья
    .gen = короткой ладьи
    .acc = короткую ладью
    .many = короткие ладьи
    .many-gen = коротких ладей
noun-piece-half-duck = полуутка
    .gen = полуутки
    .acc = полуутку
    .many = полуутки
    .many-gen = полууток
noun-piece-charging-rook = атакующая ладья
    .gen = атакующей ладьи
    .acc = атакующую ладью
    .many = атакующие ладьи
    .many-gen = атакующих ладей
noun-piece-fibnif = фибниф
    .gen = фибнифа
    .acc = фибнифа
    .many = фибнифы
    .many-gen = фибнифов
noun-piece-charging-knight = атакующий конь
    .gen = атакующего коня
    .acc = атакующего коня
    .many = атакующие кони
    .many-gen = атакующих коней
noun-piece-colonel = полковник
    .gen = полковника
    .acc = полковника
    .many = полковники
    .many-gen = полковников
noun-piece-serpent = змея
    .gen = змеи
    .acc = змею
    .many = змеи
    .many-gen = змей
noun-piece-vulture = гриф
    .gen = грифа
    .acc = грифа
    .many = грифы
    .many-gen = грифов
noun-piece-jaguar = ягуар
    .gen = ягуара
    .acc = ягуара
    .many = ягуары
    .many-gen = ягуаров
noun-piece-quetzal = кетсаль
    .gen = кетсаля
    .acc = кетсаля
    .many = кетсали
    .many-gen = кетсалей
noun-piece-shaman = шаман
    .gen = шамана
    .acc = шамана
    .many = шаманы
    .many-gen = шаманов
noun-piece-offering = подношение
    .gen = подношения
    .acc = подношение
    .many = подношения
    .many-gen = подношений
noun-piece-warrior = воин
    .gen = воина
    .acc = воина
    .many = воины
    .many-gen = воинов
noun-piece-divine-king = божественный король
    .gen = божественного короля
    .acc = божественного короля
    .many = божественные короли
    .many-gen = божественных королей
noun-piece-duke = герцог
    .gen = герцога
    .acc = герцога
    .many = герцоги
    .many-gen = герцогов
noun-piece-maharajah = махараджа
    .gen = махараджи
    .acc = махараджу
    .many = махараджи
    .many-gen = махарадж
noun-piece-ninja = ниндзя
    .gen = ниндзя
    .acc = ниндзя
    .many = ниндзя
    .many-gen = ниндзя
noun-piece-monk = монах
    .gen = монаха
    .acc = монаха
    .many = монахи
    .many-gen = монахов
noun-piece-musketeer = мушкетёр
    .gen = мушкетёра
    .acc = мушкетёра
    .many = мушкетёры
    .many-gen = мушкетёров
noun-piece-wildebeest = гну
    .gen = гну
    .acc = гну
    .many = гну
    .many-gen = гну
noun-piece-goat = коза
    .gen = козы
    .acc = козу
    .many = козы
    .many-gen = коз
noun-piece-hare = заяц
    .gen = зайца
    .acc = зайца
    .many = зайцы
    .many-gen = зайцев
noun-piece-car = машина
    .gen = машины
    .acc = машину
    .many = машины
    .many-gen = машин
noun-piece-tiger = тигр
    .gen = тигра
    .acc = тигра
    .many = тигры
    .many-gen = тигров
noun-piece-chief = вождь
    .gen = вождя
    .acc = вождя
    .many = вожди
    .many-gen = вождей
noun-piece-dog = собака
    .gen = собаки
    .acc = собаку
    .many = собаки
    .many-gen = собак
noun-piece-khatun = хатун
    .gen = хатун
    .acc = хатун
    .many = хатун
    .many-gen = хатун
noun-piece-scout = разведчик
    .gen = разведчика
    .acc = разведчика
    .many = разведчики
    .many-gen = разведчиков
noun-piece-vizier = визирь
    .gen = визиря
    .acc = визиря
    .many = визири
    .many-gen = визирей
noun-piece-crocodile = крокодил
    .gen = крокодила
    .acc = крокодила
    .many = крокодилы
    .many-gen = крокодилов
noun-piece-gold-cannon = золотая пушка
    .gen = золотой пушки
    .acc = золотую пушку
    .many = золотые пушки
    .many-gen = золотых пушек
noun-piece-flying-gold-cannon = летающая золотая пушка
    .gen = летающей золотой пушки
    .acc = летающую золотую пушку
    .many = летающие золотые пушки
    .many-gen = летающих золотых пушек
noun-piece-silver-cannon = серебряная пушка
    .gen = серебряной пушки
    .acc = серебряную пушку
    .many = серебряные пушки
    .many-gen = серебряных пушек
noun-piece-flying-silver-cannon = летающая серебряная пушка
    .gen = летающей серебряной пушки
    .acc = летающую серебряную пушку
    .many = летающие серебряные пушки
    .many-gen = летающих серебряных пушек
noun-piece-copper-cannon = медная пушка
    .gen = медной пушки
    .acc = медную пушку
    .many = медные пушки
    .many-gen = медных пушек
noun-piece-flying-copper-cannon = летающая медная пушка
    .gen = летающей медной пушки
    .acc = летающую медную пушку
    .many = летающие медные пушки
    .many-gen = летающих медных пушек
noun-piece-iron-cannon = железная пушка
    .gen = железной пушки
    .acc = железную пушку
    .many = железные пушки
    .many-gen = железных пушек
noun-piece-flying-iron-cannon = летающая железная пушка
    .gen = летающей железной пушки
    .acc = летающую железную пушку
    .many = летающие железные пушки
    .many-gen = летающих железных пушек
