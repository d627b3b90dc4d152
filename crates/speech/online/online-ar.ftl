online-connecting = جارٍ الاتصال بالخادم…
online-lost = انقطع الاتصال، ولم يضِع شيء. جارٍ إعادة المحاولة…
online-lost-waiting = انقطع الاتصال. ستُرسل نقلتك حالما يعود.
online-back = عاد الاتصال.
online-restarted = أُعيد تشغيل الخادم. تستمر مباراتك ولم تضِع أي نقلة.
online-other-version = إصدار الخادم غير إصدار هذه الصفحة. أعد تحميل الصفحة.
online-no-answer = لا يجيب الخادم. حاول مجددًا عندما تكون متصلًا.
online-unreadable = لا تستطيع هذه الصفحة عرض هذه المباراة. أعد تحميل الصفحة للحصول على أحدث إصدار.
online-no-game = لا توجد مباراة كهذه على هذا الخادم.
online-begins = بدأت المباراة.
online-offers-draw = يعرض { $name } التعادل.
online-offers-takeback = يريد { $name } التراجع عن نقلة.
online-offers-rematch = يريد { $name } اللعب من جديد.
online-declines-draw = رفض { $name } التعادل.
online-declines-takeback = لم يسمح { $name } بالتراجع عن النقلة.
online-declines-rematch = لا يريد { $name } اللعب من جديد.
online-own-draw = عرضتَ التعادل.
online-own-takeback = طلبتَ التراجع عن نقلتك.
online-own-rematch = تريد اللعب من جديد. بانتظار الجواب…
online-withdraw = سحب
online-accept = قبول
online-decline = رفض
online-refused = لم يقبل الخادم هذا.
online-refused-not-begun = لم تبدأ المباراة: ما زال أحد اللاعبين غائبًا.
online-refused-over = انتهت المباراة.
online-refused-illegal = هذه النقلة غير ممكنة هنا.
online-refused-time-up = انتهى وقتك قبل هذه النقلة.
online-refused-stale = تغيّرت المباراة في هذه الأثناء. انظر إلى الرقعة وقرّر من جديد.
online-refused-taken = سبقك شخص آخر. يمكنك مشاهدة المباراة.
online-refused-guests-play-casual = هذه المباراة مصنّفة. سجّل حسابًا في «اللعب على الشبكة» لتنضم إليها.
online-refused-here = خصمك موجود، أو غادر للتو.
online-refused-too-often = هذا أسرع مما يجوز. انتظر لحظة.
online-refused-too-late = نقل الجميع، فلم يعد إلغاء المباراة ممكنًا.
online-refused-nobody = لا يعرفك الخادم بعد. حاول مجددًا.
online-chat-empty = لم يقل أحد شيئًا بعد.
online-say = قل شيئًا
online-send = إرسال
online-mute = كتم { $name }
online-unmute = إظهار الجميع من جديد
online-days = { $days ->
    [zero] { $days } أيام للنقلة
    [one] يوم واحد للنقلة
    [two] يومان للنقلة
    [few] { $days } أيام للنقلة
    [many] { $days } يومًا للنقلة
   *[other] { $days } يوم للنقلة
 }
online-game = اللعبة
online-clock = الساعة
online-rated = مصنّفة
online-by-link = برابط
online-by-link-more = يفتح صديقك الرابط على أي جهاز. لا يحتاج أحد إلى حساب.
online-create = إنشاء الدعوة
online-here = اللعب هنا
online-terms = { $game }، { $clock }
online-invitation = الدعوة
online-send-link = أرسل هذا الرابط إلى صديقك، أو دع هاتفًا يقرأ الرمز.
online-only-here = لا يصل إلى هذا الخادم إلا هذا الجهاز. شغّله بالخيار --host 0.0.0.0 ليصل إليه من في شبكتك.
online-waits = بانتظار خصمك…
online-invites = يدعوك { $name }: { $clock }{ $rated ->
    [yes] ، مصنّفة
   *[no] {""}
 }
online-accept-game = العب
online-abort = إلغاء المباراة
online-next = يلعب اللاعبان من جديد.
online-next-go = إلى المباراة التالية
online-watching = { $count ->
    [zero] المشاهدون: { $count }
    [one] يشاهد شخص واحد
    [two] يشاهد شخصان
    [few] يشاهد { $count } أشخاص
    [many] يشاهد { $count } شخصًا
   *[other] يشاهد { $count } شخص
 }
online-gone = خصمك غير موجود.
online-claim-win = المطالبة بالفوز
online-seek = البحث عن خصم
online-find = البحث عن خصم
online-only-by-link = ألعابك الخاصة والألعاب التي فيها أكثر من طرفين تبدأ برابط: «العب مع صديق».
online-seeking = جارٍ البحث عن خصم. يمكنك الانتظار هنا.
online-house = اللعب ضد البرنامج
online-house-more = لاعبو الخادم برامج، وهم موجودون دائمًا.
online-programs = البرامج الموجودة
online-programs-more = شغّلها آخرون. البرنامج يقرر إن كان يريد اللعب.
online-challenges = يتحداك { $name }: { $game }، { $clock }{ $rated ->
    [yes] ، مصنّفة
   *[no] {""}
 }
online-asked = سُئل { $name } ولم يُجب بعد.
online-declined = { $refusal ->
    [clock] لا يلعب { $name } بهذه الساعة.
    [rated] لا يلعب { $name } إلا مباريات مصنّفة.
    [casual] لا يلعب { $name } إلا مباريات غير مصنّفة.
    [game] لا يلعب { $name } هذه اللعبة.
   *[now] لا يريد { $name } اللعب الآن.
 }
online-play = العب
online-offers = العروض المفتوحة
online-people = { $count ->
    [zero] الموجودون هنا: { $count }
    [one] شخص واحد هنا
    [two] شخصان هنا
    [few] { $count } أشخاص هنا
    [many] { $count } شخصًا هنا
   *[other] { $count } شخص هنا
 }
online-no-offers = لا أحد يعرض مباراة الآن. اعرض واحدة فتظهر هنا.
online-watch = مباريات للمشاهدة
online-no-games = لا مباريات عامة جارية.
online-mine = مبارياتك هنا
online-none-mine = لم تلعب هنا بعد.
online-running = جارية
online-your-turn = دورك
online-open = بانتظار خصم
online-account = حسابك
online-guest = أنت { $name }. باسم وكلمة مرور تُصنَّف مبارياتك وتجدها على كل أجهزتك.
online-nobody = يمكنك اللعب ضيفًا على الفور. وباسم وكلمة مرور تُصنَّف مبارياتك وتجدها على كل أجهزتك.
online-name = الاسم
online-password = كلمة المرور (10 أحرف أو أكثر)
online-code = رمز الاستعادة
online-login = دخول
online-register = تسجيل
online-forgotten = نسيت كلمة المرور
online-recover = تعيين كلمة مرور جديدة
online-recovery = دوّن رمز الاستعادة هذا. لا يظهر إلا مرة واحدة، وستحتاج إليه إذا نسيت كلمة المرور: { $code }
online-logged-in = أنت { $name }.
online-logout = خروج
online-export = تنزيل بياناتك
online-export-games = تنزيل مبارياتك (PGN)
online-delete = حذف الحساب
online-delete-sure = سيُحذف اسمك وكلمة مرورك وتصنيفاتك ورسائلك نهائيًا. أما مبارياتك فتبقى بلا اسمك.
online-delete-yes = حذف نهائي
online-delete-no = الإبقاء عليه
online-refused-not-found = هذا غير موجود على الخادم.
online-refused-busy = الخادم مشغول. حاول بعد قليل.
online-refused-trouble = لا يستطيع الخادم تخزين شيء الآن. لم يتغير شيء.
online-refused-unopened = لا يستطيع الخادم فتح هذه المباراة.
online-refused-malformed = لا يفهم الخادم هذا. أعد تحميل الصفحة للحصول على أحدث إصدار.
online-refused-program-gone = لم يعد هذا البرنامج هنا.
online-refused-not-for-program = هذا البرنامج لا يلعب مثل هذه الألعاب.
online-refused-other-site = لم يأتِ هذا الطلب من صفحة لهذا الخادم.
online-refused-name-form = الاسم من 2 إلى 20 من الحروف اللاتينية أو الأرقام أو - أو _، ويبدأ بحرف.
online-refused-name-reserved = هذا الاسم محجوز.
online-refused-name-taken = هذا الاسم لشخص آخر.
online-refused-password-length = كلمة المرور من 10 إلى 128 حرفًا.
online-refused-password-easy = تخمين كلمة المرور هذه سهل. أما بضع كلمات لا رابط بينها فتخمينها صعب.
online-refused-wrong-login = الاسم أو كلمة المرور خطأ.
online-refused-wrong-code = الاسم أو رمز الاستعادة خطأ.
online-refused-rated-built-in = لا تُصنَّف إلا الألعاب المضمّنة.
online-refused-rated-sides = لا تُصنَّف إلا الألعاب التي بين طرفين.
online-refused-rated-start = المباريات التي تبدأ من وضع خاص بك لا تُصنَّف.
online-refused-rated-clock = لا تُصنَّف إلا المباريات التي بساعة.
online-refused-no-game-named = لا لعبة بهذا الاسم على الخادم.
online-refused-no-house = لا لاعب كهذا على الخادم.
online-refused-built-in-only = لا تُلعب على هذا الخادم إلا الألعاب المضمّنة.
online-refused-hidden = تُخفي هذه المباراة شيئًا عن لاعبيها. يلعبها لاعبان، ولا يراها أحد غيرهما قبل أن تنتهي.
online-refused-chance = هذا الخادم لا يرمي النرد. تُلعب ألعاب المصادفة على شاشة واحدة.
online-refused-document-long = قواعد هذه اللعبة أطول مما يقبله الخادم.
online-refused-document = رفض الخادم قواعد هذه اللعبة:
online-refused-control = لا يمكن قراءة نظام الوقت:
online-refused-control-long = هذه الساعة أطول مما يجوز. اختر أيامًا للنقلة.
online-refused-control-empty = لا وقت في هذه الساعة.
online-refused-start = لا يمكن قراءة وضع البداية:
online-refused-start-long = وضع البداية أطول مما يجوز.
online-refused-start-over = المباراة منتهية في هذا الوضع.
online-refused-by-link = الألعاب التي فيها أكثر من طرفين تبدأ برابط: «العب مع صديق».
online-refused-offers-many = لديك ثلاثة عروض.
online-refused-games-many = لدى أحد اللاعبين مباريات كثيرة لم تنته بعد.
online-refused-offer-gone = لم يعد هذا العرض موجودًا.
online-refused-offer-own = هذا عرضك أنت.
online-refused-blocked = حظر أحدكما الآخر.
online-refused-tournament-guest = لا ينظّم البطولات إلا أصحاب الحسابات. سجّل حسابًا أولًا.
online-refused-tournament-title = العنوان من 3 أحرف إلى 60 حرفًا.
online-refused-tournament-games = في البطولة من لعبة إلى ثماني ألعاب بين طرفين، وبساعة.
online-refused-tournament-length = البطولة من جولة إلى 30 جولة، أو من 5 دقائق إلى 720 دقيقة.
online-refused-tournament-full = البطولة مكتملة.
online-refused-tournament-late = فات أوان الانضمام إلى هذه البطولة.
online-refused-tournament-over = انتهت البطولة.
online-refused-tournament-host = لا يجوز هذا إلا للمنظِّم.
online-refused-tournament-few = تحتاج البطولة إلى لاعبين اثنين على الأقل.
online-refused-in-tournament = في البطولة تُلعب المباريات إلى نهايتها، وكل مباراة مرة واحدة.
online-tournaments = البطولات
online-tournaments-more = بالنظام السويسري أو خروج المغلوب أو الساحة، في أي لعبة أو مزيج من الألعاب.
online-tournament-none = لا بطولات بعد. أعلن عن واحدة.
online-tournament-new = الإعلان عن بطولة
online-tournament-register = للإعلان عن بطولة سجّل حسابًا في «اللعب على الشبكة».
online-tournament-title = العنوان
online-tournament-format = النظام
online-tournament-swiss = سويسري
online-tournament-swiss-more = يلعب الجميع كل جولة، كلٌّ ضد لاعب له نقاط قريبة من نقاطه.
online-tournament-knockout = خروج المغلوب
online-tournament-knockout-more = من خسر خرج. يُعاد التعادل مع تبديل الطرفين؛ وفي المباراة الثالثة يُحسب التعادل للطرف الثاني.
online-tournament-arena = الساحة
online-tournament-arena-more = من أنهى مباراة بدأ غيرها فورًا حتى ينتهي الوقت. وفوزان متتاليان يضاعفان النقاط.
online-tournament-rounds = الجولات
online-tournament-minutes = الدقائق
online-tournament-games = الألعاب
online-tournament-games-more = مع عدة ألعاب تكون في كل جولة اللعبة التالية.
online-tournament-remove = إزالة { $game }
online-tournament-starts = البدء
online-tournament-by-hand = حين أبدؤها
online-tournament-in = بعد { $count } د
online-tournament-announce = إعلان
online-tournament-by = تنظيم { $name }
online-tournament-players = اللاعبون: { $count }
online-tournament-open = الانضمام مفتوح
online-tournament-running = جارية
online-tournament-finished = انتهت
online-tournament-round = الجولة { $count }
online-tournament-left = بقي { $count } د
online-tournament-join = انضمام
online-tournament-leave = مغادرة
online-tournament-begin = البدء الآن
online-tournament-end = إنهاء البطولة
online-tournament-waits = ستُفتح مباراتك التالية وحدها. ابقَ على هذه الصفحة.
online-tournament-yours = مباراتك جارية.
online-tournament-go = إلى المباراة
online-tournament-standings = الترتيب
online-tournament-pairings = المواجهات
online-tournament-player = اللاعب
online-tournament-points = النقاط
online-tournament-played = المباريات الملعوبة
online-tournament-buchholz = بوخهولتس
online-tournament-bye = إعفاء
online-tournament-gone = غادر
online-tournament-all = كل البطولات
online-tournament-nobody = لم ينضم أحد بعد.
online-block = حظر { $name }
online-blocked = حُظر { $name }: لا يسمع أحدكما تحديات الآخر، ولا تقرأ ما يقوله { $name }.
online-unblock = رفع الحظر عن { $name }
online-report = الإبلاغ عن { $name }
online-reported = شكرًا لك. سيقرأ القائمون على هذا الخادم بلاغك.
online-clubs = النوادي
online-clubs-more = غرفة لناد أو لصف: يعرض المعلم وضعًا، ويلعب واحد ضد كثيرين، ويلعب الجميع فيما بينهم.
online-club-none = لا يوجد ناد بعد. أسّس واحدًا.
online-club-new = تأسيس ناد أو صف
online-club-register = لتأسيس ناد، سجّل تحت «اللعب على الشبكة».
online-club-found = تأسيس
online-club-name = الاسم
online-club-about = نبذة
online-club-entry = من يدخل
online-club-open = مفتوح للجميع
online-club-request = بطلب
online-club-link = برابط
online-club-asks = ينتظر
online-club-member = عضو
online-club-teacher = معلم
online-club-owner = المالك
online-club-members = الأعضاء: { $count }
online-club-all = كل النوادي
online-club-join = انضمام
online-club-ask = طلب الانضمام
online-club-leave = مغادرة النادي
online-club-board = الرقعة
online-club-attend = متابعة الرقعة
online-club-nothing = لا يُعرض شيء الآن.
online-club-show = اعرض ما على الطاولة
online-club-show-more = كل من يتابع الرقعة يرى ما تفعله عليها: النقلات والأسهم والوضع الذي تنظر إليه.
online-club-show-nothing = إيقاف العرض
online-club-other = يُعرض على النادي شيء آخر. مباراتك مستمرة.
online-club-shown = رقعة { $name }
online-club-go = إلى النادي
online-club-waiting = { $count ->
    [0] لا تنتظرك أي رقعة.
    [one] تنتظرك رقعة واحدة.
    [two] تنتظرك رقعتان.
    [few] تنتظرك { $count } رقع.
   *[other] تنتظرك { $count } رقعة.
 }
online-club-next = الرقعة التالية
online-club-together = اللعب معًا
online-club-together-more = كل من يفتح هذا النادي الآن يجلس إلى رقعة دفعة واحدة.
online-club-simul = ألعب ضد الجميع (مباراة جماعية)
online-club-pairs = يلعبون فيما بينهم
online-club-from-board = من الوضع على الرقعة
online-club-in-turn = بالتناوب
online-club-begin = أجلس الجميع
online-club-end-round = إنهاء الجولة
online-club-host = { $name } ضد الجميع
online-club-turn = الدور على { $name }
online-club-asking = يطلبون الانضمام
online-club-let-in = قبول { $name }
online-club-put-out = إزالة { $name }
online-club-make-teacher = جعل { $name } معلمًا
online-club-make-member = إنهاء دور { $name } معلمًا
online-club-make-owner = تسليم النادي إلى { $name }
online-club-here = حاضر الآن
online-club-who = الأعضاء
online-club-copy = نسخ الرابط
online-club-settings = الإعدادات
online-club-change = حفظ
online-club-renew = رابط دعوة جديد
online-club-delete = حذف النادي
online-club-delete-sure = يُحذف النادي وما قيل فيه نهائيًا. وتبقى مبارياته.
online-refused-club-guest = لا يؤسس النوادي ولا يقودها إلا من له حساب. سجّل أولًا.
online-refused-club-name = للنادي اسم من 3 إلى 60 حرفًا، ونبذة لا تزيد على 500 حرف.
online-refused-clubs-many = لديك من النوادي ما يُسمح به.
online-refused-club-full = النادي ممتلئ.
online-refused-club-role = لا يفعل هذا إلا من يقود النادي.
online-refused-club-owner = سلّم النادي إلى غيرك أولًا، أو احذفه.
online-refused-club-gone = لم تعد في هذا النادي.
online-refused-club-games = ما زالت مباريات كثيرة جدًا لهذا النادي جارية. أنهِ جولة أولًا.
online-refused-club-few = لا أحد ممن يمكنه اللعب يفتح النادي الآن.
online-refused-not-allowed = لا تسمح اللعبة بهذا الآن.
