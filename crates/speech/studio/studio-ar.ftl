# الورشة. يُجلب برنامجها حين يريد أحد أن يصنع لعبة.

studio-rail = أجزاء اللعبة
studio-middle = الرقعة
studio-leave = خروج
studio-leave-more = العودة إلى الطاولة (كل شيء محفوظ)
studio-title = اسم اللعبة
studio-pane-start = البدء
studio-pane-board = الرقعة
studio-pane-setup = الترتيب
studio-pane-pieces = القطع
studio-pane-rules = القواعد
studio-pane-text = النص
studio-pane-share = المشاركة
studio-board-label = الرقعة. تنقّل بمفاتيح الأسهم، وانقر الخانة بمفتاح Enter.
studio-broken = في النص خطأ. هذا آخر إصدار خالٍ منه.
studio-cell = { $cell }: { $side }، { $piece }

# الشريط السفلي
studio-no-problems = لا مشكلات
studio-problems = { $count ->
    [zero] { $count } مشكلات
    [one] مشكلة واحدة
    [two] مشكلتان
    [few] { $count } مشكلات
   *[other] { $count } مشكلة
}
studio-undo = تراجع: { $what }
studio-redo = إعادة: { $what }
studio-play = العب
studio-play-last = العب آخر إصدار سليم
studio-play-more = العب ضد الحاسوب

# البدء
studio-start-lead = غيّر ما تشاء: الرقعة والقطع والقواعد. ويرجع «تراجع» عن كل خطوة.
studio-ideas = جرّب واحدة من هذه
studio-idea-knights = دع الأحصنة تخطو خانة واحدة أيضًا
studio-idea-wall = افتح ثقبين في وسط الرقعة
studio-idea-checks = الفوز بإعطاء الكش ثلاث مرات
studio-own = ألعابي
studio-forget-sure = هل تحذف { $game } حقًا؟
studio-new = ابدأ شيئًا جديدًا
studio-blank = رقعة خالية
studio-file = فتح ملف
studio-paste = الصق رابطًا أو وثيقة أو variants.ini
studio-fork = أو غيّر لعبة موجودة
studio-opened = تم الفتح.
studio-opened-shared = هذه { $game }. اضغط «العب»، أو غيّرها: نسختك لك وحدك.
studio-opened-changed = تم الفتح. تغيّرت اللعبة التي بُنيت عليها منذ مشاركتها، فقد تُلعب على نحو مختلف.
studio-open-empty = لا شيء لفتحه. الصق رابطًا أو نص وثيقة.
studio-open-failed = لا يمكن فتح هذا: { $why }
studio-other-tab = هذه اللعبة مفتوحة في لسان آخر، فأنت تغيّر هنا نسخة منها.
studio-not-kept = لا مكان في هذا المتصفح لعملك. يبقى في هذا اللسان ويُخزَّن حالما يتوفر مكان. احفظه في ملف قبل أن تغلق الصفحة.
studio-kept-again = توفر المكان من جديد: خُزّن عملك كله.
studio-worker-crashed = تعطلت عملية الحساب مرتين. لم يضع شيء من عملك.

# الرقعة
studio-files = الأعمدة
studio-ranks = الصفوف
studio-joined = الحافتان اليسرى واليمنى متصلتان
studio-board-fixed = يمكن تغيير حجم هذه الرقعة من القواعد ومن النص.
studio-brush = انقر الرقعة أو اسحب عليها
studio-brush-select = اختر قطعة
studio-brush-hole = فتح ثقوب
studio-brush-erase = محو
studio-opposite = الطرف الآخر:
studio-opposite-mirror = معكوس
studio-opposite-turn = مُدار
studio-opposite-none = لا شيء
studio-regions = المناطق
studio-regions-lead = المنطقة مجموعة خانات لها اسم تشير إليه القواعد. اختر واحدة وارسمها.
studio-region-name = اسم منطقة جديدة
studio-region-remove = إزالة هذه المنطقة
studio-add = إضافة

# الترتيب
studio-setup-lead = اختر قطعة وانقر الرقعة، أو اسحبها إليها. ويمكن سحب القطع التي على الرقعة أيضًا.

# القطع
studio-pieces-lead = انقر قطعة لتغيّر حركتها، أو أضف قطعة جديدة.
studio-piece-add = إضافة قطعة
studio-piece-new = قطعة جديدة
studio-piece-name = الاسم
studio-piece-remove = إزالة القطعة
studio-piece-place = وضعها على الرقعة
studio-known = ابحث عن قطعة: archbishop، camel، BN…
studio-betza = الحركة بتدوين بيتسا
studio-letter = الحرف
studio-picture = الصورة
studio-picture-auto = تلقائية
studio-royal = هي ملك: من يخسرها يخسر المباراة
studio-promotes = يجوز أن تُرقّى البيادق إليها
studio-undrawable = لا يمكن رسم هذه الحركات هنا. غيّرها نصًا.
studio-diagram-label = كيف تتحرك القطعة: { $piece }. تنقّل بمفاتيح الأسهم، وأضف حركة أو أزلها بمفتاح Enter.
studio-diagram-lead = انقر حيث يجوز أن تذهب. اسحب بعيدًا عن القطعة لتجعلها تنزلق.
studio-slides = النقر يجعلها تنزلق
studio-spot = { $x } إلى اليمين، { $y } إلى الأمام: { $does }
studio-spot-none = لا حركة
studio-chips = ما تضيفه النقرة
studio-chip-both = انتقال وأخذ
studio-chip-m = انتقال فقط
studio-chip-c = أخذ فقط
studio-chip-i = النقلة الأولى فقط
studio-chip-n = إن لم يكن في الطريق شيء
studio-chip-j = من فوق جار فقط
studio-chip-p = من فوق قطعة، لأي مسافة
studio-chip-g = من فوق قطعة، خلفها مباشرة
studio-symmetry = الاتجاهات:
studio-symmetry-all = كلها
studio-symmetry-sides = اليسار واليمين
studio-symmetry-one = هذا فقط

# القواعد
studio-change = تغيير
studio-reset = العودة إلى الأصل
studio-expected = هذا لا يناسب. مثال: { $example }
studio-add-rule = إضافة قاعدة…
studio-add-ready = كما في لعبة أخرى:
studio-add-group = أو شيء آخر:
studio-rules-of = إضافة قواعد { $game }

# النص
studio-text-label = نص الوثيقة
studio-text-lead = هذا النص هو اللعبة كلها. وكل ما عداه هنا يغيّره ليس إلا.
studio-findings = المشكلات
studio-line = السطر { $line }

# المشاركة
studio-share-lead = من يفتح الرابط يحصل على { $game } كاملة: الرقعة والقطع والقواعد. ولا يُخزَّن شيء على خادم.
studio-link = رابط
studio-link-long = هذا الرابط طويل جدًا، وبعض البرامج تقطعه؛ أرسل الملف بدلًا منه.
studio-hash = القواعد:
studio-changes = التغييرات عن { $game }

# ما يرجع عنه التراجع
studio-done-typed = النص
studio-done-moves = حركة { $piece }
studio-done-added = قطعة جديدة: { $piece }
studio-done-removed = أُزيلت القطعة: { $piece }
studio-done-piece = { $piece }
studio-done-renamed = اسم { $piece }
studio-done-setup = وضع البداية
studio-done-region = المنطقة { $region }
studio-done-board = الرقعة
studio-done-rules = قواعد { $game }
studio-done-key = { $key }
studio-done-title = اسم اللعبة
studio-done-opened = الفتح

# ما لم يتم
studio-refused-edit = لا يمكن تغيير هذا هنا: { $why }
studio-refused-moves = لا يمكن تدوين هذه الحركات: { $why }
studio-refused-unplayable = لا إصدار من هذه اللعبة يمكن لعبه بعد. أصلح المشكلات أولًا.
studio-refused-letter = لم يبق حرف لقطعة أخرى.
studio-refused-fit = لا تجتمع هذه القواعد مع هذه اللعبة.
studio-refused-inherited = هذه القطعة من اللعبة التي بُنيت عليها لعبتك، فتحتفظ باسمها.
studio-refused-name = هذا الاسم مستعمل.

# أجزاء تُجلب لاحقًا
studio-loading = جارٍ التحميل…
studio-again = حاول مجددًا
studio-stop = إيقاف
studio-pane-lab = المختبر

# المراحل
studio-level-new = مرحلة جديدة
studio-level-kind = مرحلة
studio-level-untitled = مرحلتي
studio-level-title = اسم المرحلة
studio-level-rail = أجزاء المرحلة
studio-level-pane-draw = الرسم
studio-level-pane-aim = الهدف
studio-level-pane-solution = الحل
studio-level-try = جرّبها
studio-level-draw-lead = اختر شيئًا وانقر الرقعة، أو اسحب فوقها. والنقرة الثانية تزيله.
studio-level-warp-first = انقر بوابة النقل الأولى.
studio-level-warp-second = انقر الآن بوابة النقل الثانية.
studio-level-route-first = انقر القطعة التي تقوم بالدورية.
studio-level-route-next = انقر خانات مسارها واحدة بعد أخرى. والنقر على القطعة ينهي المسار.
studio-route-follows = الأعداء يتبعون مساراتهم الآن.
studio-route-back = لا تصل القطعة من { $from } إلى { $to } في نقلة واحدة، لذا يعود مسارها من حيث أتى.
studio-route-blocked = لا تصل القطعة من { $from } إلى { $to } في نقلة واحدة، فتتوقف هناك.
studio-level-hand = نقل الأشياء
studio-brush-route = مسار دورية
studio-level-yours = قطعك
studio-level-theirs = الأعداء
studio-level-ground = الأرض
studio-level-places = مخارج وبوابات نقل
studio-level-items = أشياء
studio-level-size = الحجم
studio-brush-wall = جدار
studio-brush-floor = أرض
studio-brush-ice = جليد
studio-brush-fence = سياج: لا يعبره إلا القفز
studio-brush-cracked = جدار متصدّع: تهدمه القنابل
studio-brush-belt = حزام ناقل
studio-brush-oneway = اتجاه واحد
studio-brush-key = مفتاح
studio-brush-door = باب
studio-brush-plate = صفيحة
studio-brush-gate = بوابة
studio-brush-exit = مخرج
studio-brush-warp = بوابتا نقل تقود كل منهما إلى الأخرى
studio-brush-promotion = ترقية
studio-brush-sword = سيف
studio-brush-shield = درع
studio-brush-ward = حِرز: ينجّي من أخذ واحد
studio-brush-bomb = قنبلة
studio-brush-coin = عملة
studio-level-cell = { $cell }: { $what }
studio-level-aim-lead = يجب بلوغ كل الأهداف المختارة.
studio-aim-exit = تبلغ قطعة مخرجًا
studio-aim-all-exit = تبلغ كل القطع المخارج
studio-aim-take-all = أخذ كل الأعداء
studio-aim-take-king = أخذ الملك
studio-aim-coins = جمع كل العملات
studio-aim-visit = زيارة كل الخانات
studio-aim-promote = ترقية بيدق
studio-aim-survive = الصمود بضع جولات
studio-level-enemies = كيف يلعب الأعداء
studio-enemy-none = لا يتحركون أبدًا
studio-enemy-guard = يأخذون ما يستطيعون، وإلا انتظروا
studio-enemy-hunter = يأخذون، أو يقتربون
studio-enemy-patrol = يتبعون مساراتهم
studio-enemy-flee = يهربون
studio-enemy-mirror = يقلّدون نقلاتك كالمرآة
studio-enemy-thinker = يفكّرون نقلتين إلى الأمام
studio-level-limit = أقصى عدد للنقلات
studio-level-limit-more = نقلات؛ اتركه فارغًا إن لم يكن حد
studio-level-story = نص للاعب
studio-level-keys = كل ما يقوله هذا المستوى: الأطراف والحلفاء والنقلات المكتوبة والأسماء والأهداف المركبة والسلالم …
studio-level-searching = جارٍ الحل… الأوضاع { $states }، والعمق بالنقلات { $depth }
studio-level-par = الحل في { $par ->
    [zero] { $par } نقلات
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $par } نقلات
   *[other] { $par } نقلة
}
studio-level-ways = { $count ->
    [zero] { $count } من أقصر الطرق
    [one] أقصر طريقة واحدة
    [two] طريقتان هما الأقصر
    [few] { $count } من أقصر الطرق
   *[other] { $count } من أقصر الطرق
}
studio-level-positions = { $count ->
    [zero] { $count } أوضاع
    [one] وضع واحد
    [two] وضعان
    [few] { $count } أوضاع
    [many] { $count } وضعًا
   *[other] { $count } وضع
}
studio-level-forced = بالإجبار في { $moves ->
    [zero] { $moves } نقلات
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $moves } نقلات
   *[other] { $moves } نقلة
}
studio-level-not-forced = يستطيع الأعداء منعه بلعب آخر
studio-level-lost = لا حل
studio-level-undecided = لم يُحسم: لم يُعثر على شيء (الوضعيات: { $states }، العمق بالنقلات: { $depth })
studio-level-stopped = لم يُحسم: أُوقف البحث (الوضعيات: { $states }، العمق بالنقلات: { $depth })
studio-level-lost-proved = مبرهَن: لا تقود أي وضعية ممكنة إلى الفوز (عددها: { $count }).
studio-why = السبب
studio-why-shut-in = المفتاح في { $key } وراء الباب في { $door } الذي يفتحه.
studio-why-limit = الحد منخفض جدًّا: من دونه يمكن الفوز (عدد النقلات: { $moves }).
studio-why-later = يحتاج كش مات إلى وقت أطول (يكفي من النقلات: { $moves }).
studio-why-still = الأعداء يسدّون كل طريق: لو لم يتحركوا لأمكن الفوز (عدد النقلات: { $moves }).
studio-why-no-enemies = من دون أعداء يمكن الفوز (عدد النقلات: { $moves }).
studio-why-enemy = من دون العدو في { $cell } ({ $piece }) يمكن الفوز (عدد النقلات: { $moves }).
studio-why-object = من دون ما في { $cell } يمكن الفوز (عدد النقلات: { $moves }).
studio-why-wall = من دون الجدار في { $cell } يمكن الفوز (عدد النقلات: { $moves }).
studio-why-exit = لا تصل أي قطعة إلى المخرج أبدًا: { $cells }
studio-why-cell = مربعات لا يُوصل إليها أبدًا: { $cells }
studio-why-item = أشياء لا تؤخذ أبدًا: { $cells }
studio-why-door = أبواب لا تُفتح أبدًا: { $cells }
studio-why-gate = بوابات لا تُفتح أبدًا: { $cells }
studio-why-foes = أعداء يبقون دائمًا: { $count }
studio-why-unmet = أهداف لا يمكن بلوغها: { $goals }
studio-why-together = يمكن بلوغ كل هدف وحده، لكن ليس كلها معًا أبدًا.
studio-level-forged = البرهان في هذا النص خطأ. يحصل الآخرون على البرهان الذي وُجد هنا.
studio-level-solution-lead = تُحل المرحلة بعد كل تغيير.
studio-level-replay = استعراض الحل نقلة نقلة
studio-level-shortest = أقل النقلات
studio-level-details = التفاصيل
studio-level-lines = أقصر الحلول
studio-level-difficulty = الصعوبة
studio-level-bits = القرارات، بالبت
studio-level-fatal = نقلات خاسرة
studio-level-dead = أوضاع بلا حل
studio-level-idle = بلا أثر: { $cells }
studio-level-share-lead = من يفتح الرابط يحصل على المرحلة مع برهانها.
studio-level-unproved = لا تُعطى إلا المراحل التي يمكن الفوز فيها. وهذه بلا برهان بعد.
studio-level-draft = حفظ مسوّدة
studio-level-draft-lead = النص كما هو، لك وحدك.
studio-level-drawn = الرسم
studio-level-aimed = الهدف
studio-level-enemied = الأعداء
studio-level-proved = البرهان

# الأوضاع
studio-position = وضع
studio-position-lead = اختر قطعة وانقر الرقعة، أو اسحبها إليها. اسحب قطعة لتنقلها.
studio-pen-hand = نقل
studio-pen-erase = محو
studio-pen-passant = أخذ بالمرور
studio-pen-wall = جدار
studio-position-clear = رقعة خالية
studio-position-start = وضع البداية
studio-position-turn = الدور
studio-castling-king = التبييت في جناح الملك
studio-castling-queen = التبييت في جناح الوزير
studio-position-counts = العدّادات
studio-position-clock = نقلات بلا أخذ ولا تحريك بيدق
studio-position-turns = نقلات لُعبت
studio-checks-given = كشّات أعطاها { $side }
studio-position-text = الوضع نصًا (FEN)
studio-position-setup = جعله وضع بداية
studio-position-remarks = { $count ->
    [zero] { $count } ملاحظات
    [one] ملاحظة واحدة
    [two] ملاحظتان
    [few] { $count } ملاحظات
   *[other] { $count } ملاحظة
}
studio-position-play = العب من هنا
studio-position-analyse = تحليل

# المختبر والألعاب المبتكرة
studio-lab-lead = يلعب الحاسوب هذه اللعبة ضد نفسه. وتبيّن النتيجة هل اللعبة عادلة ومشوّقة.
studio-lab-games = المباريات
studio-lab-level = القوة
studio-lab-quick = سريع
studio-lab-medium = متوسط
studio-lab-thorough = متأنٍّ
studio-lab-go = العب المباريات
studio-lab-more = العب مباريات أخرى
studio-lab-played = { $count ->
    [zero] { $count } مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
   *[other] { $count } مباراة
}
studio-lab-fine = لا شيء لافتًا.
studio-lab-balance = التوازن
studio-lab-draws = التعادلات
studio-lab-interval = النقاط بالمئة، مع المجال الذي تقع فيه القيمة الحقيقية بيقين 95 %.
studio-lab-length = طول المباريات
studio-lab-length-more = ينتهي نصف المباريات قبل أن يتجاوز عدد النقلات { $median }؛ أقصرها { $least } وأطولها { $most }.
studio-lab-ends = كيف تنتهي المباريات
studio-lab-endless = أطول مما ينبغي
studio-lab-choice = الاختيار والحركة
studio-lab-branching = متوسط النقلات الممكنة
studio-lab-captures = نقلات الأخذ
studio-lab-promotions = الترقيات في المباراة
studio-lab-drops = الإنزالات في المباراة
studio-lab-pieces = النقلات بحسب القطعة
studio-flag-ahead = يفوز { $side } أكثر مما ينبغي.
studio-flag-drawish = معظم المباريات تعادل.
studio-flag-short = تنتهي المباريات بعد نقلات قليلة.
studio-flag-endless = مباريات كثيرة لا تنتهي.
studio-flag-narrow = الاختيار قليل.
studio-flag-idle = هذه القطعة لا تتحرك أبدًا: { $piece }.
studio-flag-opening = النقلة الأولى { $move } تحسم المباراة.
studio-surprise = فاجئني
studio-surprise-title = مفاجأة
studio-surprise-trying = جارٍ ابتكار ألعاب وتجربتها… رقم { $count }
studio-surprise-none = لم نجد لعبة متوازنة. حاول مجددًا.

# الإصدارات
studio-versions = الإصدارات
studio-versions-lead = اختر إصدارًا لترى ما تغيّر بعده.
studio-version-before = قبل: { $what }
studio-version-restore = العودة إليه
studio-version-fork = بدء لعبة أخرى منه

# قيم لكل جانب، وقوائم، ونقلات من عدة خطوات
studio-all-sides = القيمة نفسها لكل الجوانب
studio-each-side = قيمة أخرى لكل جانب
studio-as-list = على شكل قائمة
studio-as-one = كقاعدة واحدة
studio-entry-add = إضافة
studio-entry-name = الاسم
studio-entry-remove = إزالة
studio-chain = نقلة من عدة خطوات
studio-chain-add = إضافة هذه النقلة
studio-chain-first = انقر حيث تنتهي الخطوة الأولى.
studio-chain-next = انقر حيث تنتهي الخطوة التالية، أو أضِف النقلة.
studio-chain-remove = إزالة { $moves }
studio-bend = الانعطاف:
studio-bend-drawn = كما رُسم
studio-bend-either = يمينًا أو يسارًا
studio-leg = الخطوة { $number }
studio-leg-back = خطوة إلى الوراء
studio-leg-last = النهاية
studio-leg-on = يجب أن تتابع
studio-leg-stops = يجوز أن تقف هنا
studio-refused-legs = لا حروف تعبّر عن هذه النقلة. اجعل كل خطوة بطول الأولى، وانعطف بزوايا قائمة.
# المراحل
studio-aim-marked = تبلغ القطع الخانات المعلَّمة
studio-aim-mate = كش مات في عدد محدَّد من النقلات
studio-brush-form = تتحوّل إلى: { $piece }
studio-brush-mark = خانة ينبغي بلوغها
studio-brush-plate-latch = صفيحة تبقى منخفضة
studio-brush-plate-toggle = صفيحة تبدّل
studio-brush-warded = تنجو من أخذ واحد
studio-brush-warp-one-way = بوابة نقل في اتجاه واحد
studio-enemy-defender = يؤخّرون كش مات
studio-enemy-depth = نقلات إلى الأمام
studio-enemy-random = يلعبون نقلات عشوائية؛ وعندئذ لا يمكن إثبات شيء
studio-fall-king = أُخذ ملكك
studio-fall-no-pieces = أُخذت كل قطعك
studio-house-bomb-chain = القنابل تفجّر قنابل أخرى
studio-house-door-pass = القطع المنزلقة تتابع عبر الأبواب التي تفتحها
studio-house-king-royal = لا يجوز أن يبقى الملك في كش
studio-house-no-corner-cutting = لا شيء يمر قطريًا بين عائقين
studio-house-pawn-double-step = يجوز للبيادق أن تبدأ بخانتين
studio-house-sliders-pass-items = القطع المنزلقة تمر بالأشياء دون أن تلتقطها
studio-kind-add = نوع آخر من القطع
studio-kind-remove = إزالة النوع { $piece }
studio-level-falls = طرق أخرى للخسارة
studio-level-forms = التحوّل إلى شيء آخر
studio-level-house = قواعد هذه المرحلة
studio-level-kinds = أنواع القطع
studio-level-mark-lead = انقر الخانات التي ينبغي أن تبلغها القطع.
studio-level-ward-lead = انقر قطعة فتنجو من أخذ واحد. ونقرة ثانية تلغي ذلك.
studio-level-warp-to = انقر الآن حيث تقود البوابة.
# المختبر
studio-lab-before = من قبل: { $share }
studio-mend-lead = تُلعب المباريات نفسها من جديد بعد كل اقتراح. ويمكن التراجع عنه.
studio-mend-free-capture = لا يُجبر أحد على الأخذ
studio-mend-livelier = دع القطعة { $piece } تنتقل خانة واحدة أيضًا
studio-mend-longer = ضع صفّين آخرين بين الجيشين
studio-mend-more-checks = اطلب كشّين آخرين للفوز
studio-mend-move-rule = تعادل بعد 30 دورًا بلا أخذ ولا نقلة بيدق
studio-mend-same-army = أعطِ الجانبين جيش { $side }
studio-mend-stalemate = يخسر الجانب الذي لا يستطيع النقل
studio-mend-three-checks = الفوز بالكش ثلاث مرات
studio-mend-without = دع { $side } يبدأ بلا قطعة واحدة من { $piece }
studio-open-played = هذه مباراة بنقلاتها. غادر الورشة وافتحها على الطاولة.

studio-level-keys-doors = مفاتيح وأبواب
studio-level-plates = صفائح وبوابات
studio-level-belts = أحزمة وخانات باتجاه واحد
studio-tile-hole = حفرة
studio-tile-fence = سياج
studio-tile-cracked = جدار متصدّع
studio-tile-plate = صفيحة
studio-tile-plate-latch = تبقى منخفضة
studio-tile-plate-toggle = تبدّل
studio-tile-warp = بوابتا نقل
studio-tile-warp-one-way = نقل ذهابًا
studio-tile-ward = حِرز
studio-group-castling = يتحرك الملك والقلعة معًا.
studio-group-hands = قطع تنتظر بجانب الرقعة ثم تُنزل عليها.
studio-group-gates = قطع تنتظر خلف خانات وتدخل حين تخلو.
studio-group-walls = تُسدّ خانات أثناء اللعب.
studio-group-effects = بعد نقلة أو أخذ أو كش يحدث شيء تلقائيًا.
studio-group-terrain = جليد وأبواب وأحزمة وأشياء على الخانات.
studio-group-level = أهداف لغز: مخارج وأشياء وجولات للنجاة.
studio-level-difficulty-step = { $step } من 5 · { $step ->
    [1] سهلة جدًّا
    [2] سهلة
    [3] متوسطة
    [4] صعبة
   *[other] صعبة جدًّا
}
