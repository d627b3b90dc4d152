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
studio-other-tab = Эта игра открыта в другой вкладке; здесь вы меняете копию.
studio-not-kept = Этот браузер не сохраняет вашу игру. Прежде чем закрыть страницу, сохраните её в файл в разделе «Поделиться».

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
studio-kept-moves = Эти ходы из нескольких шагов остаются как есть: { $moves }.
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
