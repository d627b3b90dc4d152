online-connecting = Подключение к серверу…
online-lost = Связь потеряна, больше ничего. Новая попытка…
online-lost-waiting = Связь потеряна. Ваш ход будет отправлен, как только она вернётся.
online-back = Связь восстановлена.
online-restarted = Сервер был перезапущен. Ваша партия продолжается, ни один ход не потерян.
online-other-version = Версия сервера отличается от версии страницы. Обновите страницу.
online-no-answer = Сервер не отвечает. Попробуйте снова, когда будете в сети.
online-unreadable = Эта страница не может показать партию. Обновите её, чтобы получить новую версию.
online-no-game = На этом сервере нет такой партии.
online-begins = Партия начинается.
online-offers-draw = { $name } предлагает ничью.
online-offers-takeback = { $name } хочет вернуть ход.
online-offers-rematch = { $name } хочет сыграть ещё раз.
online-declines-draw = { $name } отклоняет ничью.
online-declines-takeback = { $name } не разрешает вернуть ход.
online-declines-rematch = { $name } не хочет играть ещё раз.
online-own-draw = Вы предлагаете ничью.
online-own-takeback = Вы просите вернуть ход.
online-own-rematch = Вы хотите сыграть ещё раз. Ждём ответа…
online-withdraw = Отозвать
online-accept = Принять
online-decline = Отклонить
online-refused = Сервер этого не принял.
online-refused-not-begun = Партия ещё не началась: кого-то не хватает.
online-refused-over = Партия окончена.
online-refused-illegal = Этот ход здесь невозможен.
online-refused-time-up = Ваше время истекло до этого хода.
online-refused-stale = Партия тем временем изменилась. Посмотрите на доску и решите заново.
online-refused-taken = Кто-то успел раньше. Вы можете смотреть партию.
online-refused-guests-play-casual = Эта партия рейтинговая. Чтобы играть, зарегистрируйтесь в разделе «Играть онлайн».
online-refused-here = Соперник на месте или только что ушёл.
online-refused-too-often = Слишком часто. Подождите немного.
online-refused-too-late = Все уже сделали ход, партию нельзя прервать.
online-refused-nobody = Сервер вас ещё не знает. Попробуйте снова.
online-chat-empty = Пока никто ничего не сказал.
online-say = Сказать что-нибудь
online-send = Отправить
online-mute = Скрыть { $name }
online-unmute = Показать всех
online-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
 }
online-game = Игра
online-clock = Часы
online-rated = Рейтинговая
online-by-link = По ссылке
online-by-link-more = Друг открывает ссылку на любом устройстве. Аккаунт не нужен никому.
online-create = Создать приглашение
online-here = Играть здесь
online-terms = { $game }, { $clock }
online-invitation = Приглашение
online-send-link = Отправьте другу эту ссылку или дайте телефону прочитать код.
online-only-here = Этот сервер доступен только с этой машины. Запустите его с --host 0.0.0.0, чтобы пришли другие из вашей сети.
online-waits = Ждём соперника…
online-invites = { $name } приглашает вас: { $clock }{ $rated ->
    [yes] , рейтинговая
   *[no] {""}
 }
online-accept-game = Играть
online-abort = Прервать партию
online-next = Соперники играют ещё раз.
online-next-go = К следующей партии
online-watching = { $count ->
    [one] Смотрит { $count } человек
    [few] Смотрят { $count } человека
   *[other] Смотрят { $count } человек
 }
online-gone = Соперника нет на месте.
online-claim-win = Потребовать победу
online-seek = Найти соперника
online-find = Искать соперника
online-only-by-link = Свои игры и игры более чем двух сторон начинаются по ссылке: «Играть с другом».
online-seeking = Ищем соперника. Можно подождать здесь.
online-house = Играть с программой сервера
online-house-more = Игроки сервера — программы, они всегда на месте.
online-programs = Программы на месте
online-programs-more = Их привели другие люди. Программа сама решает, хочет ли она играть.
online-challenges = { $name } вызывает вас: { $game }, { $clock }{ $rated ->
    [yes] , рейтинговая
   *[no] {""}
 }
online-asked = Вызов отправлен: { $name }. Ответа пока нет.
online-declined = { $refusal ->
    [clock] { $name } не играет с таким контролем времени.
    [rated] { $name } играет только рейтинговые партии.
    [casual] { $name } играет только без рейтинга.
    [game] { $name } не играет в эту игру.
   *[now] { $name } сейчас не хочет играть.
 }
online-play = Играть
online-offers = Открытые предложения
online-people = { $count ->
    [one] Здесь { $count } человек
    [few] Здесь { $count } человека
   *[other] Здесь { $count } человек
 }
online-no-offers = Сейчас никто не предлагает партию. Предложите свою, и она появится здесь.
online-watch = Партии для просмотра
online-no-games = Сейчас нет открытых партий.
online-mine = Ваши партии здесь
online-none-mine = Вы здесь ещё не играли.
online-running = идёт
online-your-turn = ваш ход
online-open = ждёт соперника
online-account = Ваш аккаунт
online-guest = Вы — { $name }. С именем и паролем ваши партии получают рейтинг и доступны на всех устройствах.
online-nobody = Можно сразу играть гостем. С именем и паролем партии получают рейтинг и доступны на всех устройствах.
online-name = Имя
online-password = Пароль (не короче 10 знаков)
online-code = Код восстановления
online-login = Войти
online-register = Зарегистрироваться
online-forgotten = Забыли пароль
online-recover = Задать новый пароль
online-recovery = Запишите код восстановления. Он показывается один раз и нужен, если вы забудете пароль: { $code }
online-logged-in = Вы — { $name }.
online-logout = Выйти
online-export = Скачать свои данные
online-export-games = Скачать свои партии (PGN)
online-delete = Удалить аккаунт
online-delete-sure = Имя, пароль, рейтинги и сообщения будут удалены навсегда. Партии останутся без вашего имени.
online-delete-yes = Удалить навсегда
online-delete-no = Оставить
online-refused-not-found = На сервере этого нет.
online-refused-busy = Сервер занят. Попробуйте ещё раз чуть позже.
online-refused-trouble = Сервер сейчас ничего не может сохранить. Ничего не изменилось.
online-refused-unopened = Сервер не может открыть эту партию.
online-refused-malformed = Сервер этого не понимает. Обновите страницу, чтобы получить новую версию.
online-refused-program-gone = Этой программы здесь больше нет.
online-refused-not-for-program = Эта программа не играет в такие игры.
online-refused-other-site = Этот запрос пришёл не со страницы этого сервера.
online-refused-name-form = В имени от 2 до 20 латинских букв, цифр, - или _, и оно начинается с буквы.
online-refused-name-reserved = Это имя занято сервером.
online-refused-name-taken = Это имя уже у кого-то есть.
online-refused-password-length = В пароле от 10 до 128 знаков.
online-refused-password-easy = Этот пароль легко угадать. Несколько не связанных друг с другом слов угадать трудно.
online-refused-wrong-login = Неверное имя или пароль.
online-refused-wrong-code = Неверное имя или код восстановления.
online-refused-rated-built-in = Рейтинг считается только во встроенных играх.
online-refused-rated-sides = Рейтинг считается только в играх двух сторон.
online-refused-rated-start = Партии с вашей собственной позиции не влияют на рейтинг.
online-refused-rated-clock = Рейтинг считается только в партиях с часами.
online-refused-no-game-named = На сервере нет игры с таким названием.
online-refused-no-house = На сервере нет такого игрока.
online-refused-built-in-only = На этом сервере есть только встроенные игры.
online-refused-hidden = Эта партия что-то скрывает от игроков. В неё играют двое, и больше никто не видит её до окончания.
online-refused-chance = Этот сервер не бросает кубики. В игры со случаем играют за одним экраном.
online-refused-document-long = Правила этой игры слишком длинные для сервера.
online-refused-document = Сервер отклонил правила этой игры:
online-refused-control = Контроль времени не читается:
online-refused-control-long = Слишком долгие часы. Выберите дни на ход.
online-refused-control-empty = На этих часах нет времени.
online-refused-start = Начальная позиция не читается:
online-refused-start-long = Запись начальной позиции слишком длинная.
online-refused-start-over = В этой позиции партия уже окончена.
online-refused-by-link = Игры более чем двух сторон начинаются по ссылке: игра с другом.
online-refused-offers-many = Вы уже предлагаете три партии.
online-refused-games-many = У одного из игроков слишком много незаконченных партий.
online-refused-offer-gone = Этого предложения больше нет.
online-refused-offer-own = Это ваше собственное предложение.
online-refused-blocked = Один из вас заблокировал другого.
online-refused-tournament-guest = Турниры проводят только те, у кого есть учётная запись. Сначала зарегистрируйтесь.
online-refused-tournament-title = В названии от 3 до 60 знаков.
online-refused-tournament-games = В турнире от одной до восьми игр двух сторон, с часами.
online-refused-tournament-length = В турнире от 1 до 30 туров или от 5 до 720 минут.
online-refused-tournament-full = В турнире нет свободных мест.
online-refused-tournament-late = Вступать в этот турнир уже поздно.
online-refused-tournament-over = Турнир окончен.
online-refused-tournament-host = Это может только организатор.
online-refused-tournament-few = Для турнира нужны хотя бы два игрока.
online-refused-in-tournament = В турнире партии играют до конца и только один раз.
online-tournaments = Турниры
online-tournaments-more = Швейцарка, на выбывание или арена, в любой игре или нескольких.
online-tournament-none = Турниров пока нет. Объявите турнир.
online-tournament-new = Объявить турнир
online-tournament-register = Чтобы объявить турнир, зарегистрируйтесь в разделе онлайн-игры.
online-tournament-title = Название
online-tournament-format = Формат
online-tournament-swiss = Швейцарская система
online-tournament-swiss-more = Все играют каждый тур с соперником, у которого примерно столько же очков.
online-tournament-knockout = На выбывание
online-tournament-knockout-more = Проигравший выбывает. Ничья переигрывается со сменой сторон; в третьей партии ничья засчитывается второй стороне.
online-tournament-arena = Арена
online-tournament-arena-more = Сыгравшие сразу играют снова, пока не выйдет время. После двух побед подряд очки удваиваются.
online-tournament-rounds = Туры
online-tournament-minutes = Минуты
online-tournament-games = Игры
online-tournament-games-more = Если игр несколько, в каждом туре следующая.
online-tournament-remove = Убрать: { $game }
online-tournament-starts = Начало
online-tournament-by-hand = когда я его начну
online-tournament-in = через { $count } мин
online-tournament-announce = Объявить
online-tournament-by = организатор: { $name }
online-tournament-players = Игроков: { $count }
online-tournament-open = идёт запись
online-tournament-running = идёт
online-tournament-finished = завершён
online-tournament-round = Тур { $count }
online-tournament-left = осталось { $count } мин
online-tournament-join = Участвовать
online-tournament-leave = Выйти
online-tournament-begin = Начать
online-tournament-end = Завершить турнир
online-tournament-waits = Следующая партия откроется сама. Оставайтесь на странице.
online-tournament-yours = Ваша партия идёт.
online-tournament-go = К партии
online-tournament-standings = Таблица
online-tournament-pairings = Пары
online-tournament-player = Игрок
online-tournament-points = Очки
online-tournament-played = Сыграно партий
online-tournament-buchholz = Бухгольц
online-tournament-bye = свободен
online-tournament-gone = вышел
online-tournament-all = Все турниры
online-tournament-nobody = Пока никто не участвует.
online-block = Заблокировать: { $name }
online-blocked = { $name }: заблокировано. Вы больше не вызываете друг друга и не видите сообщений.
online-unblock = Разблокировать: { $name }
online-report = Пожаловаться: { $name }
online-reported = Спасибо. Владелец сервера прочтёт вашу жалобу.
online-clubs = Клубы
online-clubs-more = Комната для клуба или класса: учитель показывает позицию, один играет против многих, все играют друг с другом.
online-club-none = Клубов пока нет. Создайте первый.
online-club-new = Создать клуб или класс
online-club-register = Чтобы создать клуб, зарегистрируйтесь в разделе «Играть онлайн».
online-club-found = Создать
online-club-name = Название
online-club-about = Описание
online-club-entry = Кто может войти
online-club-open = открыт для всех
online-club-request = по заявке
online-club-link = по ссылке
online-club-asks = ждёт
online-club-member = участник
online-club-teacher = учитель
online-club-owner = владелец
online-club-members = Участников: { $count }
online-club-all = Все клубы
online-club-join = Вступить
online-club-ask = Попросить о вступлении
online-club-leave = Покинуть клуб
online-club-board = Доска
online-club-attend = Следить за доской
online-club-nothing = Сейчас ничего не показывают.
online-club-show = Показать то, что на столе
online-club-show-more = Все, кто следит за доской, видят, что вы на ней делаете: ходы, стрелки и позицию, на которую вы смотрите.
online-club-show-nothing = Больше ничего не показывать
online-club-other = Клубу показывают другое. Ваша партия продолжается.
online-club-shown = Доска клуба «{ $name }»
online-club-go = В клуб
online-club-waiting = { $count ->
    [0] Ни одна доска вас не ждёт.
    [one] Вас ждёт { $count } доска.
    [few] Вас ждут { $count } доски.
   *[other] Вас ждёт { $count } досок.
 }
online-club-next = Следующая доска
online-club-together = Играть вместе
online-club-together-more = Все, у кого этот клуб сейчас открыт, сразу садятся за доски.
online-club-simul = Я играю против всех (сеанс)
online-club-pairs = Они играют друг с другом
online-club-from-board = С позиции на доске
online-club-in-turn = по очереди
online-club-begin = Рассадить всех
online-club-end-round = Закончить тур
online-club-host = { $name } против всех
online-club-turn = Ход: { $name }
online-club-asking = Просят принять
online-club-let-in = Принять: { $name }
online-club-put-out = Удалить: { $name }
online-club-make-teacher = Сделать учителем: { $name }
online-club-make-member = Больше не учитель: { $name }
online-club-make-owner = Передать клуб: { $name }
online-club-here = сейчас здесь
online-club-who = Участники
online-club-copy = Скопировать ссылку
online-club-settings = Настройки
online-club-change = Сохранить
online-club-renew = Новая ссылка-приглашение
online-club-delete = Удалить клуб
online-club-delete-sure = Клуб и всё, что в нём сказано, удаляются навсегда. Партии остаются.
online-refused-club-guest = Создавать и вести клубы могут только люди с учётной записью. Сначала зарегистрируйтесь.
online-refused-club-name = Название клуба — от 3 до 60 знаков, описание — не больше 500.
online-refused-clubs-many = У вас столько клубов, сколько разрешено.
online-refused-club-full = Клуб заполнен.
online-refused-club-role = Это могут делать только те, кто ведёт клуб.
online-refused-club-owner = Сначала передайте клуб кому-нибудь другому или удалите его.
online-refused-club-gone = Вы больше не в этом клубе.
online-refused-club-games = Слишком много партий этого клуба ещё не закончено. Сначала закончите тур.
online-refused-club-few = Сейчас клуб не открыт ни у кого, кто мог бы играть.
online-refused-not-allowed = Сейчас игра этого не позволяет.
