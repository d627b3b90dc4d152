# الطاولة. الجمل التي تبدأ بفعل تصلح لكل طرف، والمستخدم يُخاطَب بصيغة المفرد.
game-area = المباراة
skip-to-board = الانتقال إلى الرقعة
board-label = رقعة { $game }. { $status } تنقّل في الرقعة بمفاتيح الأسهم، واحمل القطعة وضعها بمفتاح Enter.
close = إغلاق
copy = نسخ
thinking = يفكّر…
seat-computer = الحاسوب، المستوى { $level }
captured-label = القطع المأخوذة: { $pieces }، قيمتها { $points }
tray-label = { $name ->
    [you] القطع التي في يدك
    [foe] القطع التي في يد الأعداء
   *[other] القطع في اليد: { $side }
 }
tray-empty = لا قطع في اليد
tray-piece = { $piece }، في اليد { $count }

# الأطراف
side-white = { $custom ->
    [xiangqi] الأحمر
    [janggi] تشو
    [shogi] سِنتيه
   *[other] الأبيض
 }
side-black = { $custom ->
    [janggi] هان
    [shogi] غوتيه
   *[other] الأسود
 }
side-red = الأحمر
side-green = الأخضر
side-yellow = الأصفر
side-blue = الأزرق

# القطع
piece-king = ملك
piece-queen = وزير
piece-rook = رخ
piece-bishop = فيل
piece-knight = حصان
piece-pawn = بيدق
piece-general = جنرال
piece-advisor = مستشار
piece-elephant = { $custom ->
    [xiangqi] فيل
    [janggi] فيل
   *[other] فيل حربي
 }
piece-horse = { $custom ->
    [shogi] حصان التنين
    [xiangqi] حصان
    [janggi] حصان
   *[other] فرس
 }
piece-chariot = عربة
piece-cannon = مدفع
piece-soldier = جندي
piece-gold = جنرال ذهبي
piece-silver = جنرال فضي
piece-lance = رمح
piece-tokin = بيدق مرقّى
piece-dragon = تنين
piece-archbishop = مطران
piece-chancellor = حاجب
piece-amazon = أمازونية
piece-hawk = باز
piece-unicorn = وحيد القرن
piece-stone = حجر
piece-promoted-lance = رمح مرقّى
piece-promoted-knight = حصان مرقّى
piece-promoted-queen = وزير مرقّى
piece-promoted-silver = جنرال فضي مرقّى
piece-promoted-bishop = فيل مرقّى
piece-wizard = ساحر
piece-lion = أسد
piece-champion = بطل
piece-met = مِيت
piece-khon = خُون
piece-archer = رامي سهام
piece-commoner = عامّي
piece-nightrider = فارس الليل
piece-griffon = غريفون
piece-sergeant = رقيب
piece-centaur = قنطور
piece-ferz = فرزان
piece-grasshopper = جندب
piece-phoenix = عنقاء
piece-fox = ثعلب
piece-man = رجل
piece-yurt = خيمة
piece-falcon = صقر
piece-marshal = مشير
piece-dragon-king = ملك التنين
piece-dragon-horse = حصان التنين
piece-wazir = وزير صغير
piece-dabbaba = دبابة
piece-alfil = فيل قديم
piece-camel = جمل
piece-zebra = حمار وحشي
piece-threeleaper = واثب ثلاثي
piece-tripper = واثب ثلاثي قطري
piece-camelrider = راكب جمال
piece-vao = فاو
piece-leo = ليو
piece-manticore = مانتيكور
piece-war-machine = آلة حرب
piece-rose = وردة
piece-crooked-bishop = فيل متعرّج
piece-squirrel = سنجاب
piece-kirin = كيرين
piece-frog = ضفدع
piece-buffalo = جاموس
piece-hoplite = هوبليت
piece-lieutenant = ملازم
piece-captain = نقيب
piece-warlord = أمير حرب
piece-wall = جدار
piece-hound = كلب صيد
piece-lancer = رمّاح
piece-kheshig = كشيك
piece-cardinal = كاردينال
piece-janus = يانوس
piece-minister = ناظر
piece-wolf = ذئب
piece-ai-wok = آي ووك
piece-counsellor = ناصح
piece-courier = ساعٍ
piece-fool = مهرّج
piece-bers = برس
piece-giraffe = زرافة
piece-chick = كتكوت
piece-hen = دجاجة
piece-drunk-elephant = فيل سكران
piece-prince = أمير
piece-swallow = سنونو
piece-crane = كركي
piece-pheasant = تدرج
piece-left-quail = سمانى يسرى
piece-right-quail = سمانى يمنى
piece-goose = إوزة
piece-eagle = نسر
piece-spear-knight = حصان حامل رمح
piece-spear-bishop = فيل حامل رمح
piece-spear-rook = رخ حامل رمح
piece-spear-silver = فضي حامل رمح
piece-rear-pawn = بيدق خلفي
piece-bede = بِيد
piece-fad = فاد
piece-short-rook = رخ قصير
piece-half-duck = نصف بطة
piece-charging-rook = رخ مندفع
piece-fibnif = فيبنيف
piece-charging-knight = حصان مندفع
piece-colonel = عقيد
piece-serpent = أفعى
piece-vulture = عقاب
piece-jaguar = جاغوار
piece-quetzal = كيتزال
piece-shaman = شامان
piece-offering = قربان
piece-warrior = محارب
piece-divine-king = ملك مؤلَّه
piece-duke = دوق
piece-maharajah = مهراجا
piece-ninja = نينجا
piece-monk = راهب
piece-musketeer = فارس
piece-wildebeest = ثيتل
piece-crocodile = تمساح
piece-gold-cannon = مدفع ذهبي
piece-flying-gold-cannon = مدفع ذهبي طائر
piece-silver-cannon = مدفع فضي
piece-flying-silver-cannon = مدفع فضي طائر
piece-copper-cannon = مدفع نحاسي
piece-flying-copper-cannon = مدفع نحاسي طائر
piece-iron-cannon = مدفع حديدي
piece-flying-iron-cannon = مدفع حديدي طائر
piece-spear-gold = ذهبي حامل رمح
piece-leopard = نمر
piece-spider = عنكبوت
piece-fortress = حصن
piece-banner = راية
piece-goat = عنزة
piece-hare = أرنب
piece-car = سيارة
piece-tiger = نمر مخطط
piece-chief = زعيم
piece-dog = كلب
piece-covered = قطعة مغطاة
piece-khatun = خاتون
piece-scout = كشّاف
piece-vizier = وزير دولة

# شريط الأدوات
toolbar = أدوات المباراة
menu = القائمة
new-game = مباراة جديدة
undo = تراجع
undo-short = تراجع
redo = إعادة
flip = تدوير الرقعة
flip-short = تدوير
three-d = تبديل المسطّح والمجسّم
hint = تلميح
pass = تمرير الدور
pause = إيقاف مؤقت
resume = متابعة
claim-draw = المطالبة بالتعادل
claim-short = طلب التعادل
declare = إعلان الفوز بدخول الملك
declare-short = إعلان الفوز
offer-draw = عرض التعادل
draw-short = تعادل
resign = استسلام
open = فتح
save = حفظ في ملف
save-pgn = حفظ بصيغة PGN
save-image = حفظ صورة
save-animation = حفظ رسوم متحركة (GIF)
animation-progress = يجري إعداد الرسوم المتحركة…
animation-stop = إلغاء
share = مشاركة
settings = الإعدادات
leave-game = مغادرة المباراة (تبقى محفوظة)
leave-short = مغادرة المباراة
keys = اختصارات لوحة المفاتيح

# اللوحة الجانبية
tab-moves = النقلات
tab-info = القواعد
no-moves = لا نقلات بعد. انقر قطعة ثم الخانة التي تريدها، أو اكتب نقلة في الأسفل.
welcome = ابدأ اللعب
welcome-lead = العب نقلة لتبدأ مباراة ضد الحاسوب.
welcome-as = العب بهذا الطرف: { $side }
welcome-continue = متابعة { $game }
welcome-friend = العب مع صديق
welcome-friend-more = لاعبان على هذا الجهاز
welcome-friend-server = على هذا الجهاز أو عبر رابط
welcome-games = كل الألعاب
welcome-games-more = عدد الألعاب { $games }، من الشيانغتشي إلى الشوغي
welcome-puzzle = لغز اليوم
welcome-puzzle-more = لغز جديد كل يوم
welcome-today = لعبة اليوم
welcome-levels = من الخطوات الأولى إلى الخبرة
set-up-position = إعداد وضع على الرقعة
welcome-build = اصنع لعبة
welcome-build-more = ألعابك ومراحلك
tour-offer = أول زيارة لك؟
tour-offer-more = دقيقتان على هذه الرقعة: النقل والتراجع والتلميحات
tour-move = اسحب قطعة إلى خانة، أو انقرها ثم انقر إحدى الخانات المعلَّمة.
tour-undo = يجيب الحاسوب فورًا. للتراجع عن نقلتك اضغط «{ undo-short }».
tour-hint = لا تعرف ماذا تلعب؟ اضغط «{ hint }» فيدلّك سهم على نقلة جيدة.
tour-done = هذا كل شيء. تجد في القائمة ألعابًا أخرى والمراحل والإعدادات. لعبًا ممتعًا!
tour-skip = تخطٍّ
studio-back = الاستوديو
to-start = إلى البداية
to-end = إلى النهاية
previous-move = النقلة السابقة
next-move = النقلة التالية
type-move = اكتب نقلة
type-move-label = اكتب نقلة مثل e4 أو g1f3، أو أمرًا من هذه: { "\u2066" }? e4{ "\u2069" } أو moves e2 أو board أو last أو clock
rematch = مباراة إعادة

# الحال والنتائج
status-turn = { $name ->
    [you] الدور لك.
    [foe] الدور للأعداء.
   *[other] الدور: { $side }.
 }
status-check = { $name ->
    [you] الدور لك، وملكك مهدَّد بالكش.
    [foe] الدور للأعداء، وهم تحت الكش.
   *[other] الدور: { $side }، وهو تحت الكش.
 }
status-step = النقلة { $step } من { $steps } في هذا الدور.
status-place = بعد النقلة { $at } من { $all }
end-result = { $who }: { $why }.
end-won = { $name ->
    [you] فزتَ
    [foe] فاز الأعداء
   *[other] فاز { $side }
 }
end-won-team = فاز فريق { $side }
end-drawn = تعادل
end-lost = { $name ->
    [you] خسرتَ
    [foe] خسر الأعداء
   *[other] خسر { $side }
 }
end-void = بلا نتيجة
end-checkmate = كش مات
end-unfair-mate = كش مات غير مسموح به
end-stalemate = { $custom ->
    [shogi] لا نقلة ممكنة
    [xiangqi] لا نقلة ممكنة
    [janggi] لا نقلة ممكنة
   *[other] جمود
 }
end-goal = بلوغ الهدف
end-connected = اتصال القطع
end-board-full = امتلاء الرقعة
end-checks = بلوغ عدد الكشّات
end-extinction = فقدان القطع المطلوبة
end-royal-captured = { $custom ->
    [xiangqi] أخذ الجنرال
    [janggi] أخذ الجنرال
   *[other] أخذ القطعة الملكية
 }
end-facing = { $custom ->
    [xiangqi] تواجه الجنرالين
    [janggi] تواجه الجنرالين
   *[other] تواجه الملكين
 }
end-passes = مرّر الجميع دورهم
end-trigger = قاعدة خاصة بهذه اللعبة
end-move-rule = نقلات كثيرة بلا تقدّم
end-repetition = تكرار الوضع
end-to-and-fro = قطعة تحركت ذهابًا وإيابًا أكثر مما يجوز
end-perpetual-check = كش دائم
end-perpetual-chase = مطاردة دائمة
end-declaration = إعلان دخول الملك
end-points = أكثر النقاط في النهاية
end-counting = بلوغ حدّ العدّ
end-resignation = { $name ->
    [you] استسلمتَ
    [foe] استسلم الأعداء
   *[other] استسلم { $side }
 }
end-time = { $name ->
    [you] انتهى وقتك
    [foe] انتهى وقت الأعداء
   *[other] انتهى وقت { $side }
 }
end-time-without-material = { $name ->
    [you] انتهى وقتك، لكن لا خصم يقدر على الفوز
    [foe] انتهى وقت الأعداء، لكن لا خصم يقدر على الفوز
   *[other] انتهى وقت { $side }، لكن لا خصم يقدر على الفوز
 }
end-agreement = بالاتفاق
end-abort = أُلغيت المباراة

# لقارئات الشاشة
announce-new-game = مباراة جديدة: { $game }.
announce-move = { $side }: { $piece } من { $from } إلى { $to }.
action-take = رفع
action-take-mill = رفع من طاحونة
action-swap = تبادل الألوان
action-elephants-in = الفيلان في الداخل
action-elephants-out = الفيلان في الخارج
action-elephants-left = الفيلان يسارًا
action-elephants-right = الفيلان يمينًا
action-swap-a = تبديل قطعة العمود a
action-swap-b = تبديل قطعة العمود b
action-swap-c = تبديل قطعة العمود c
action-swap-d = تبديل قطعة العمود d
action-swap-e = تبديل قطعة العمود e
action-swap-f = تبديل قطعة العمود f
action-swap-g = تبديل قطعة العمود g
announce-drop = { $side }: إنزال { $piece } على { $to }.
announce-castling = { $name ->
    [you] بيّتَّ، والملك إلى { $to }.
    [foe] بيّت الأعداء، والملك إلى { $to }.
   *[other] بيّت { $side }، والملك إلى { $to }.
 }
announce-pass = { $name ->
    [you] مرّرتَ دورك.
    [foe] مرّر الأعداء دورهم.
   *[other] مرّر { $side } دوره.
 }
announce-action = { $side }: «{ $action }».
announce-action-at = { $side }: «{ $action }»، { $to }.
announce-left = { $name ->
    [you] غادرتَ المباراة.
    [foe] غادر الأعداء المباراة.
   *[other] غادر { $side } المباراة.
 }
announce-unseen-move = لعب { $side } نقلته.
announce-lost = خسارة: { $piece } على { $cell }.
umpire-captured = أخذ على { $cell }.
umpire-captured-piece = أُخذ على { $cell }: { $piece }.
umpire-captured-other = أُخذت على { $cell }: قطعة.
umpire-check-file = كش على العمود.
umpire-check-rank = كش على الصف.
umpire-check-long-diagonal = كش على القطر الطويل.
umpire-check-short-diagonal = كش على القطر القصير.
umpire-check-diagonal = كش على قطر.
umpire-check-leap = كش: { $piece }.
umpire-can-capture = تستطيع الأخذ: { $pieces }.
umpire-can-capture-count = نقلات الأخذ الممكنة ({ $pieces }): { $count }.
umpire-no = الحكم يرفض: { $move }.
umpire-no-other = رفض الحكم نقلة.
umpire-refused = مرفوض: { $moves }.
umpire-noes = نقلات مرفوضة: { $count }.
announce-capture = أُخذ: { $piece }.
announce-promotion = ترقية إلى { $piece }.
announce-gate = دخول { $piece } على { $to }.
announce-roll = نرد { $side }: { $piece }.
announce-reveal = على { $to }: { $piece } ({ $side }).
announce-uncover = { $side }: كُشفت القطعة على { $to }.
announce-drawn = القطعة المأخوذة كانت: { $piece }.
announce-drawn-unseen = الخصم وحده يرى ماذا كانت القطعة المأخوذة.
announce-wall = جدار على { $to }.
announce-duck = البطة على { $to }.
announce-check = كش.
announce-cell = { $name ->
    [you] { $cell }: { $piece } لك
    [foe] { $cell }: { $piece } للأعداء
   *[other] { $cell }: { $piece }، { $side }
 }
announce-cell-wall = { $cell }: جدار
announce-cell-duck = { $cell }: بطة
announce-cell-unseen = { $cell }: غير مرئية
announce-cell-empty = { $cell }: خالية
announce-targets = { $cell }. النقلات الممكنة: { $targets }.
announce-no-targets = { $cell }. لا نقلات ممكنة.
announce-premove = نقلة مسبقة إلى { $to }.
announce-clock = { $name ->
    [you] وقتك المتبقي { $time }.
    [foe] الوقت المتبقي للأعداء { $time }.
   *[other] { $side }: الوقت المتبقي { $time }.
 }

# إشعارات
notice-over = انتهت المباراة. تراجع عن نقلة أو ابدأ مباراة جديدة.
notice-hidden = غير متاح ما دام جزء من المباراة مخفيًا.
notice-wait = انتظر قليلًا، الحاسوب يفكّر.
notice-premove-gone = لم تعد نقلتك المسبقة ممكنة.
notice-saved = حُفظت المباراة في ملف.
notice-three-d-not-loaded = تعذّر تحميل الرقعة المجسّمة. أعد تحميل الصفحة عندما تكون متصلًا. وحتى ذلك الحين يمكنك اللعب على الرقعة المسطّحة.
notice-three-d-camera = اسحب بجانب الرقعة لتدير الطاولة. وتحرّك مفاتيح الأسهم والأرقام من 1 إلى 5 زاوية الرؤية أيضًا.
notice-no-three-d = لا يستطيع هذا المتصفح عرض الرقعة المجسّمة لأنه لا يدعم WebGL2. يمكنك اللعب على الرقعة المسطّحة.
notice-animation-saved = حُفظت الرسوم المتحركة باسم { $file }.
notice-models = قطعك الآن على الرقعة.
notice-models-with = قطعك الآن على الرقعة. حلّت القطع المعتادة محل القطع المعيبة: { $what }
notice-opened = تم الفتح.
notice-other-tab = هذه المباراة مفتوحة في لسان آخر، فأنت تلعب هنا على نسخة منها.
notice-opened-with = تم الفتح مع تنبيهات: { $what }
notice-copied = تم النسخ.
notice-not-copied = لا يسمح المتصفح بالنسخ. حدّد النص وانسخه بنفسك.
notice-draw-declined = رفض الحاسوب التعادل.
notice-hint = جرّب { $move }.
notice-hint-coming = أبحث عن نقلة جيدة…

# مشكلات
trouble-no-storage = لا يخزّن هذا المتصفح بيانات هذه الصفحة، وستضيع مباراتك عند إغلاقها. احفظ المباراة في ملف.
trouble-storage-full = امتلأت ذاكرة هذا المتصفح. احذف مباريات قديمة من «فتح»، أو احفظ هذه المباراة في ملف.
trouble-saved-game = لم يعد فتح هذه المباراة ممكنًا: { $why }
trouble-unreadable = { $count ->
    [one] محفوظ واحد في هذا المتصفح لم تعد قراءته ممكنة. لم يُحذف: يمكنك حفظه في ملف من «فتح».
    [two] محفوظان في هذا المتصفح لم تعد قراءتهما ممكنة. لم يُحذفا: يمكنك حفظهما في ملفين من «فتح».
    [few] { $count } محفوظات في هذا المتصفح لم تعد قراءتها ممكنة. لم تُحذف: يمكنك حفظها في ملفات من «فتح».
    [many] { $count } محفوظًا في هذا المتصفح لم تعد قراءتها ممكنة. لم تُحذف: يمكنك حفظها في ملفات من «فتح».
   *[other] { $count } محفوظ في هذا المتصفح لم تعد قراءتها ممكنة. لم تُحذف: يمكنك حفظها في ملفات من «فتح».
 }
trouble-worker = توقف اللاعب الآلي عن العمل. مباراتك في أمان. تراجع عن نقلة أو انقر «متابعة» لتشغيله من جديد.
trouble-not-loaded = تعذّر تحميل جزء من الصفحة. أعد تحميلها عندما تكون متصلًا. يمكنك متابعة مباراتك.
loading = جارٍ التحميل…
try-again = حاول مجددًا
trouble-no-game = هذه اللعبة غير موجودة.
trouble-file = هذا ليس ملفًا نصيًا.
trouble-image = تعذّر إنشاء الصورة. حاول مجددًا، أو بدّل بين العرض المسطّح والمجسّم.
trouble-models = لا يمكن استعمال هذه القطع: { $why }
trouble-models-gone = لم تعد قطعك متاحة. اختر المجلد من جديد.
trouble-models-not-kept = لم يستطع المتصفح حفظها. اختر المجلد من جديد في المرة القادمة.
trouble-nothing = لا شيء لفتحه. الصق رابطًا أو مباراة محفوظة أو PGN أو وضعًا.
trouble-open = لا يمكن فتح هذا: { $why }
trouble-no-pgn = لا مباراة في هذا الـ PGN.
trouble-fen = هذا ليس وضعًا صحيحًا للعبة الحالية: { $why }

# أسئلة عن نقلة
ask-castle = تبييت أم نقلة عادية؟
ask-promotion = الترقية إلى
ask-gate = أي قطعة تدخل؟
ask-wall = اختر موضع الجدار.
ask-duck = اختر خانة للبطة.
ask-path = اختر مسارًا
choice-castle = تبييت
choice-step = نقلة عادية
choice-stays = بلا ترقية
choice-nothing = بلا قطعة
choice-captures = يأخذ على { $cells }

# مباراة جديدة
choose-game = اختر لعبة
search-game = ابحث عن لعبة: سداسي، شيانغتشي، إنزال…
search-no-match = لم نجد ألعابًا.
players = اللاعبون
mode-person-person = لاعبان على هذا الجهاز
mode-person-computer = أنت ضد الحاسوب
mode-computer-computer = الحاسوب ضد الحاسوب
strength = مستوى الحاسوب
level-1 = 1 · يلعب لأول مرة
level-2 = 2 · يضيّع قطعه بسهولة
level-3 = 3 · يرى الأخذ البسيط
level-4 = 4 · لاعب عابر
level-5 = 5 · يفكّر قليلًا إلى الأمام
level-6 = 6 · لاعب حذِر
level-7 = 7 · لاعب متمرّس
level-8 = 8 · لاعب قوي
level-9 = 9 · أقصى قوة
your-side = طرفك
side-first = الأول
side-second = الأخير
side-random = عشوائي
start-position = وضع البداية
start-standard = المعتاد
start-shuffled = مخلوط
start-fen = من وضع معيّن (FEN)
fen-hint = الصق FEN هنا
clock-minutes = الدقائق لكل لاعب
clock-more = خيارات الساعة
clock-increment = زيادة لكل نقلة
clock-delay = تأخير لكل نقلة
clock-byo-yomi = بيويومي، خمس فترات
clock-seconds = ثوانٍ
no-clock = بلا ساعة
clock-is = الساعة: { $control }
start-game = العب { $game }
filter-games = عرض
filter-all = الكل
filter-favourites = المفضّلة
filter-recent = الأخيرة
favourite-add = إضافة { $game } إلى المفضّلة
favourite-remove = إزالة { $game } من المفضّلة
favourites-none = لا مفضّلة بعد. انقر نجمة لعبة.
recent-none = لم تُلعب أي لعبة بعد.
clock = الساعة
clock-own = مخصّصة
clock-unreadable = «{ $text }» ليس نظام وقت. أمثلة: 15 أو 15+10 أو 1:30:00.
level-looks = ينظر قبل كل نقلة في نحو { $positions } وضع.
level-errs = ينظر في نحو { $positions } وضع، ويلعب { $percent } % من نقلاته عشوائيًا.
level-overlooks = ينظر في نحو { $positions } وضع، ويفوته بعض النقلات، ولا سيما الهادئة والبعيدة.
level-full = يستعمل وقته كله ويلعب بأقصى ما يستطيع.

# الفتح والمشاركة
open-file = اختر ملفًا: مباراة أو PGN أو مرحلة أو قواعد
open-text = أو الصق رابطًا أو مباراة أو PGN أو FEN أو مرحلة أو قواعد لعبة
saved-games = المباريات المحفوظة في هذا المتصفح
saved-none = لا مباريات بعد.
saved-how = من المباريات المنتهية تُحفظ آخر 40. أما غير المنتهية فتبقى حتى تحذفها.
saved-game = { $moves ->
    [zero] { $moves } نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
   *[other] { $moves } نقلة
 }، { $over ->
    [yes] انتهت
   *[no] جارية
 }
unreadable = غير مقروءة
save-saved-game = حفظ { $game } في ملف
delete-game = حذف { $game }
several-games = { $count ->
    [zero] { $count } مباريات
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
   *[other] { $count } مباراة
 }
several-levels = { $count ->
    [zero] { $count } مراحل
    [one] مرحلة واحدة
    [two] مرحلتان
    [few] { $count } مراحل
   *[other] { $count } مرحلة
 }
several-rules = { $count ->
    [zero] { $count } ألعاب
    [one] لعبة واحدة
    [two] لعبتان
    [few] { $count } ألعاب
   *[other] { $count } لعبة
 }
several-game = المباراة { $number }
several-moves = { $moves ->
    [zero] { $moves } نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
   *[other] { $moves } نقلة
 }
several-filter = تصفية بالاسم أو البطولة أو السنة أو النتيجة…
several-none = لا شيء منها يوافق.
several-more = وبقي { $count }. صفِّ القائمة لتجدها.
several-back = فتح شيء آخر
details = تفاصيل وملاحظات
details-event = البطولة
details-site = المكان
details-date = التاريخ
details-round = الجولة
details-move = النقلة { $number }
details-start = قبل النقلة الأولى
details-sign = الرمز
details-comment = تعليق
trouble-unknown-text = هذا غير معروف. يمكنك فتح الروابط والمباريات المحفوظة وPGN وFEN والمراحل ووثائق الألعاب (TOML أو JSON) وملفات variants.ini وBishop وTiled وLDtk.
trouble-tiled-xml = هذه خريطة Tiled بصيغة XML. صدّرها من Tiled بصيغة JSON: من قائمة File ثم Export As.
trouble-text = { $kind ->
    [shared-game] هذا الرابط تالف: { $why }
    [saved-game] لا يمكن فتح هذه المباراة المحفوظة: { $why }
    [level] في هذه المرحلة أخطاء: { $why }
    [tiled] في خريطة Tiled هذه أخطاء: { $why }
    [ldtk] في مشروع LDtk هذا أخطاء: { $why }
    [document] في وثيقة اللعبة هذه أخطاء: { $why }
    [ini] في ملف variants.ini هذا أخطاء: { $why }
    [bishop] في ملف Bishop هذا أخطاء: { $why }
   *[other] لا يمكن فتح هذا: { $why }
 }
share-link = رابط إلى هذه المباراة مع قواعدها
share-fen = الوضع (FEN)
share-pgn = المباراة (PGN)

# التعادل والاستسلام
curtain = سلّم الجهاز إلى { $side }.
curtain-lift = إظهار الرقعة
draw-question = { $name ->
    [you] عرضتَ التعادل. هل يُقبل؟
    [foe] عرض الأعداء التعادل. هل تقبله؟
   *[other] عرض { $side } التعادل. هل تقبله؟
 }
draw-question-computer = هل تعرض التعادل على الحاسوب؟
draw-accept = قبول التعادل
draw-offer = عرض التعادل
draw-decline = متابعة اللعب
resign-question = { $name ->
    [you] هل تستسلم؟
    [foe] هل تستسلم؟
   *[other] هل يستسلم { $side }؟
 }
resign-yes = استسلام
resign-no = متابعة اللعب

# الإعدادات
settings-three-d = الرقعة المجسّمة
three-d-quality = جودة الرسوم
three-d-board = الرقعة
three-d-set = القطع
three-d-layers = الطبقات
three-d-auto = تلقائي
three-d-low = بسيط
three-d-medium = ظلال
three-d-high = ظلال ناعمة وانعكاسات
three-d-wood = خشب
three-d-marble = رخام
three-d-vinyl = فينيل البطولات
three-d-glass = زجاج
three-d-contrast = تباين عالٍ
three-d-drawings = مجسّمات من القطع المسطّحة
three-d-own = قطعك أنت
three-d-bring = قطعك أنت
three-d-bring-more = اختر مجلدًا فيه set.toml وملفات OBJ وMTL، أو أفلته على الصفحة.
three-d-stacked = فوق بعضها
three-d-beside = جنبًا إلى جنب
settings-board = الرقعة
theme-walnut = جوز
theme-paper = ورق
theme-slate = أردواز
theme-sea = بحر
theme-contrast = تباين عالٍ
theme-moss = طحلب
theme-rosewood = خشب الورد
theme-dusk = غسق
settings-figures = القطع
figures-own = مدوّرة
figures-engraved = محفورة
figures-geometric = هندسية
figures-letters = حروف
settings-characters = قطع الشيانغتشي والجانغي والشوغي
characters-regular = فرشاة
characters-even = عريضة
characters-figures = أشكال
coordinates-outside = خارج الرقعة
coordinates-inside = داخل الرقعة
coordinates-none = بلا
settings-customary = الإحداثيات والنقلات على عادة بلد اللعبة
settings-figurines = رسوم القطع في قائمة النقلات
settings-zoom = حجم الرقعة
settings-appearance = المظهر
appearance-system = حسب النظام
appearance-light = فاتح
appearance-dark = داكن
settings-show = العرض
settings-coordinates = الإحداثيات
settings-legal-moves = النقلات الممكنة
settings-animation = الحركة
settings-sound = الصوت
settings-volume = مستوى الصوت
settings-kit = نوع الصوت
kit-wood = خشب
kit-felt = لباد
kit-glass = زجاج
kit-retro = قديم
settings-spoken = نطق النقلات
settings-language = اللغة

# لوحة المفاتيح
keys-undo = تراجع، إعادة
keys-walk = النقلة السابقة، النقلة التالية
keys-files = فتح، حفظ
keys-board = الانتقال إلى الرقعة
keys-camera = تحريك زاوية الرؤية المجسّمة (وهناك يتنقل { "\u2066" }Shift+←{ "\u2069" } و{ "\u2066" }Shift+→{ "\u2069" } بين النقلات)
keys-type = كتابة نقلة
keys-shortcuts = اختصارات لوحة المفاتيح
keys-on-board = على الرقعة: مفاتيح الأسهم للتنقل، وEnter لحمل القطعة ووضعها، وEscape للإلغاء. اسحب بزر الفأرة الأيمن لترسم أسهمًا.
keys-premove = تستطيع إدخال نقلتك التالية والحاسوب يفكّر. تُلعب هذه النقلة المسبقة في دورك إن كانت ممكنة. اضغط Escape لإلغائها.
keys-commands = يقبل حقل النقلات أوامر أيضًا: { "\u2066" }? e4{ "\u2069" } أو moves e2 أو board أو last أو clock.

# عائلات الألعاب
family-chess = الشطرنج وأقرب أقربائه
family-goals = طرق أخرى للفوز
family-losing = الشطرنج العكسي وأقرباؤه
family-blasts = انفجارات
family-walls = خانات مسدودة
family-flips = قطع تنقلب
family-lines = صفوف واتصالات
family-draughts = الداما
family-small = رقع صغيرة
family-large = رقع كبيرة
family-old = شطرنج تاريخي وإقليمي
family-xiangqi = الشيانغتشي والجانغي
family-drops = ألعاب الإنزال
family-shogi = الشوغي
family-beyond = رقع وأدوار وقطع غير مألوفة
family-triggers = تأثيرات خاصة

# المراحل
levels = المراحل
level-untitled = مرحلة بلا عنوان
level-moves = { $moves ->
    [zero] { $moves } نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
   *[other] { $moves } نقلة
 }
level-moves-of = النقلات: { $moves } (المثالي { $par })
level-next = المرحلة التالية
level-won = حُلّت!
level-again = العب مرة أخرى
level-keys = مفاتيحك:
level-restart = من البداية
level-danger = التهديدات
level-replies = ردود الأعداء
level-replies-slow = حساب ردود الأعداء في هذه المرحلة يطول أكثر مما ينبغي.
level-lost = أخفقت هذه المحاولة. تراجع عن النقلات كما تشاء.
level-stars = { $stars } من 3 نجوم
level-scrubber = نقلات هذه المحاولة
level-hint-piece = حرّك القطعة التي على { $cell }. الباقي { $moves ->
    [zero] { $moves } نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $moves } نقلات
   *[other] { $moves } نقلة
 }.
level-hint-target = تريد أن تبلغ { $cell }. اطلب التلميح مرة أخرى لتُلعب النقلة.
level-hopeless = لم يعد الفوز ممكنًا من هذا الوضع. تراجع عن بعض النقلات.
level-no-hint = هذه المرحلة أكبر من أن تُعطى فيها تلميحات.
level-hint-cost = يكلّف التلميح نجمة، وتكلّف النقلة التي يلعبها التلميح نجمة أخرى. ابدأ المرحلة من جديد لتنال الثلاث.
level-today = اليوم
level-yesterday = أمس
level-solved = حُلّت { $solved } من { $all }
level-daily = لغز اليوم
level-own = فتح مرحلة: الصق رمزًا أو رسمًا أو نص ملف
level-make = اصنع مرحلة
level-own-open = فتح المرحلة
level-own-nothing = هذه ليست مرحلة. يبدأ الرمز بـ { "\u2066" }CL1-{ "\u2069" }، وفي الرسم سطر مثل «{ "\u2066" }win: exit{ "\u2069" }».
goal-take-all = خذ كل الأعداء.
goal-take = خذ: { $who }.
goal-exit = ابلغ المخرج.
goal-exit-who = أوصل إلى المخرج: { $who }.
goal-survive = { $count ->
    [zero] اصمد { $count } جولات.
    [one] اصمد جولة واحدة.
    [two] اصمد جولتين.
    [few] اصمد { $count } جولات.
   *[other] اصمد { $count } جولة.
 }
goal-protect = احمِ: { $who }.
goal-collect = اجمع { $count } × { $item }.
goal-place = ضع قطعًا على { $cells }.
goal-visit = زُر { $cells }.
goal-visit-all = زُر كل الخانات.
goal-promote = { $count ->
    [zero] رقِّ { $count } قطع.
    [one] رقِّ قطعة واحدة.
    [two] رقِّ قطعتين.
    [few] رقِّ { $count } قطع.
   *[other] رقِّ { $count } قطعة.
 }
goal-material = اجمع قطعًا قيمتها { $points } على الأقل.
goal-or = أو:
goal-moves = { $count ->
    [zero] استعمل { $count } نقلات على الأكثر.
    [one] استعمل نقلة واحدة على الأكثر.
    [two] استعمل نقلتين على الأكثر.
    [few] استعمل { $count } نقلات على الأكثر.
   *[other] استعمل { $count } نقلة على الأكثر.
 }
goal-rounds = { $count ->
    [zero] استعمل { $count } جولات على الأكثر.
    [one] استعمل جولة واحدة على الأكثر.
    [two] استعمل جولتين على الأكثر.
    [few] استعمل { $count } جولات على الأكثر.
   *[other] استعمل { $count } جولة على الأكثر.
 }
goal-anybody = أي قطعة
item-key = مفتاح
item-sword = سيف
item-shield = درع
item-ward = حِرز
item-form = شكل جديد
item-bomb = قنبلة
item-coin = عملة
side-you = أنت
side-foe = الأعداء
end-failed = أخفقت المحاولة

# لاعبون في مكان آخر
online-lobby = اللعب على الشبكة
online-lobby-more = ابحث عن خصم، أو شاهد المباريات
online-refused-not-your-turn = ليس دورك.
online-away = غائب
online-bot = يلعب برنامج
online-chat = الدردشة
online-draw-question = هل تعرض التعادل على خصمك؟

# نقلات مرفوضة
refused-ambiguous = توافق ذلك نقلات عدة: { $moves }.
refused-belongs = القطعة التي على { $cell } من قطع { $owner }، والدور الآن: { $mover }.
refused-cannot-reach = { $piece } على { $from } لا يصل إلى { $to }.
refused-castling-blocked = في الطريق قطعة، أو يعبر الملك خانة مهدَّدة أو يقف عليها.
refused-castling-lost-kings = { $side }: لم يعد التبييت ممكنًا في جناح الملك.
refused-castling-lost-queens = { $side }: لم يعد التبييت ممكنًا في جناح الوزير.
refused-empty = اكتب نقلة.
refused-exposed = ستترك هذه النقلة { $royal } تحت الكش.
refused-facing = الملكان متواجهان، وهذه النقلة لا تنهي ذلك.
refused-in-check = لا تبييت والملك تحت الكش.
refused-may-not-check = { $side }: لا يجوز إعطاء كش في هذه اللعبة.
refused-must-capture = يمكن أخذ قطعة، والأخذ إلزامي.
refused-no-castling = لا تبييت في هذه اللعبة.
refused-no-drop-there = لا يمكن إنزال هذه القطعة على { $cell } الآن.
refused-no-drops = لا إنزال في هذه اللعبة.
refused-no-pass = لا يمكنك تمرير الدور الآن.
refused-no-piece = { $side }: لا قطعة كهذه.
refused-no-piece-on = لا قطعة على { $cell }.
refused-no-piece-there = { $side }: لا قطعة كهذه على { $place }.
refused-no-promotion = لا ترقية ممكنة هناك.
refused-no-such-cell = لا توجد خانة { $cell } على هذه الرقعة.
refused-no-such-piece = «{ $text }» ليست قطعة. القطع هي { $signs }.
refused-none-reaches = لا قطعة كهذه تصل إلى { $to }.
refused-not-a-move = هذه ليست نقلة. اكتب واحدة مثل { $like }.
refused-nothing-to-drop = { $side }: لا قطعة كهذه للإنزال الآن.
refused-occupied = توجد قطعة على { $cell }.
refused-other-capture = هذه النقلة لا تأخذ تلك القطعة.
refused-other-piece = القطعة التي على { $cell } قطعة أخرى: { $piece }.
refused-over = انتهت المباراة.
refused-own-piece-there = على { $to } قطعة من الطرف نفسه.
refused-promotions = الترقيات الممكنة هناك: { $signs }.
refused-still-exposed = يبقى { $royal } تحت الكش.
refused-too-long = هذا أطول من أن يكون نقلة.
refused-trailing = لا مكان لـ «{ $text }» بعد «{ $after }».

# الدروس
learn = تعلَّم
learn-family = تعلَّم: { $family }
learn-lead = أوضاع للحل، بضعة منها لكل عائلة من الألعاب.
learn-tour = تعلَّم بأوضاع للحل
lesson-next = الوضع التالي
lesson-chess = كش مات ينهي اللعبة: الملك مهدَّد ولا مفرّ له.
lesson-goals = هنا يمكن الفوز بغير كش مات. وعلامة التبويب «القواعد» تشرح كيف.
lesson-losing = هنا تريد أن تخسر قطعك. ومن استطاع الأخذ وجب عليه.
lesson-blasts = كل أخذ ينفجر ومعه كل القطع من حوله إلا البيادق. فأبعد ملكك.
lesson-walls = تُسدّ الخانات واحدة بعد أخرى. لا تترك لخصمك نقلة.
lesson-flips = القطع المحاصَرة تنتقل إلى الجانب الآخر. وفي النهاية يفوز الأكثر قطعًا.
lesson-lines = أكمل خطك قبل خصمك.
lesson-draughts = الأخذ إجباري، وقد تأخذ القطعة الواحدة عدة قطع. لا تترك لخصمك نقلة.
lesson-small = خانات قليلة وقطع قليلة: لكل نقلة وزنها.
lesson-large = قطع جديدة تجمع نقلات قطعتين: مع الحصان والفيل، أو مع الحصان والرخ.
lesson-old = الشطرنج القديم بطيء: القطعة التي بجانب الملك تنتقل خانة واحدة قطريًا، والفيل فيه غير فيل اليوم.
lesson-xiangqi = يبقى القائدان في قصريهما. وتأخذ المدافع بالقفز فوق قطعة.
lesson-drops = القطعة التي أخذتها صارت لك: ضعها على خانة خالية بدلًا من النقل.
lesson-shogi = تعود القطع المأخوذة إلى الرقعة معك، وتُرقّى القطع في الصفوف البعيدة.
lesson-triggers = للأخذ والنقل آثار أخرى. تجدها في علامة التبويب «القواعد».
lesson-beyond = رقع سداسية، وعدة نقلات في الدور، وثلاثة لاعبين: انظر أولًا إلى أين تصل القطع هنا.
level-too-late = لم تبقَ نقلات لهذا الهدف. تراجع وجرّب طريقًا أخرى.
goal-mate = { $count ->
    [one] أمِت الملك في نقلة واحدة.
    [two] أمِت الملك في نقلتين.
    [few] أمِت الملك في { $count } نقلات.
    [many] أمِت الملك في { $count } نقلة.
   *[other] أمِت الملك في { $count } نقلة.
}
goal-win = { $count ->
    [one] فُز في نقلة واحدة.
    [two] فُز في نقلتين.
    [few] فُز في { $count } نقلات.
    [many] فُز في { $count } نقلة.
   *[other] فُز في { $count } نقلة.
}
goal-picture = هكذا قد تنتهي اللعبة
# وقت التفكير والأسلوب
think = وقت التفكير لكل نقلة
think-usual = المعتاد (5 ثوانٍ)
think-seconds = { $seconds ->
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}
think-clock = مع الساعة يوزّع الحاسوب الوقت الذي عليها.
style = أسلوب اللعب
style-usual = بحسب مستواه
style-random = عشوائي: أي نقلة قانونية
style-greedy = طمّاع: يأخذ كل ما يستطيع
style-timid = حذِر: يبقي قطعه في أمان
style-swindler = مخادع: ينصب الأفخاخ
style-minimax = على الطريقة القديمة: يحسب نقلتين إلى الأمام
settings-thai = كتابة نقلات المكروك بالتايلندية

# مباريات على رقعتين
match-board = الرقعة { $board }
match-said = الرقعة { $board }: { $text }
match-on-board = { $why } على الرقعة { $board }
match-player = { $name } ({ $board })
match-supplied = قطعة جديدة في اليد، { $side }: { $piece }.
match-waits = لا نقلة متاحة، { $side }، حتى تأتي قطعة من الرقعة الأخرى.
match-seats = يجلس الشريكان جنبًا إلى جنب: اللذان في الأعلى فريق، واللذان في الأسفل فريق.
match-flat = تُلعب هذه المباراة على رقعتين مسطّحتين، لا على الطاولة المجسّمة.
match-resign = الاستسلام عن { $team }
match-draw-question = هل يوافق جميع اللاعبين على التعادل؟
match-person = إنسان
match-name = الاسم (اختياري)
several-matches = { $count ->
    [zero] { $count } مباريات على رقعتين
    [one] مباراة واحدة على رقعتين
    [two] مباراتان على رقعتين
    [few] { $count } مباريات على رقعتين
    [many] { $count } مباراة على رقعتين
   *[other] { $count } مباراة على رقعتين
 }
match-type-move = اكتب نقلة، مع رقعتها إن لم تكن آخر رقعة استُعملت: B e4
