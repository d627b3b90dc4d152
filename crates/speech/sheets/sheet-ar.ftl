# أوراق القواعد بالعربية. يشرح مطلع `sheet-en.ftl` الجمل والصيغ والقوائم.
#
# صيغ القطع: `the` المعرّف، و`two` المثنى، و`many` الجمع، وكلاهما في حالة الجر، و`acc` التمييز المفرد بعد الأعداد من 11 إلى 99،
# و`foe` ما كان للخصم. والصيغة الغائبة تصنعها `rule-الصيغة` من الجنس (`gender`: m أو f). وتُبنى الجمل بحيث لا يقع اسم قطعة إلا مجرورًا أو
# مفعولًا به، لأن المذكر والمؤنث يختلف معهما الفعل.

# الصفحة
language = ar
title = { $game }: القواعد
also-called = وتسمى أيضًا: { $names }.
heading-different = ما يختلف عن { $game }
not-here = لا يوجد هنا: { $sentence }
of-piece = { $piece }: { $sentence }
diagram-lead = انقر خانة معلَّمة في الرسم: تنتقل القطعة إليها، وترى إلى أين تستطيع أن تذهب بعدها.
diagram-label = { $piece }: كيف تتحرك. تختار مفاتيح الأسهم خانة معلَّمة، وينقل Enter القطعة إليها، ويعيدها Escape.
diagram-back = العودة إلى الوسط
heading-goal = الهدف
heading-board = الرقعة
heading-start = البداية
heading-turns = الأدوار
heading-view = ما يراه الأطراف
heading-pieces = القطع
heading-check-and-capture = الكش والأخذ
heading-castling = التبييت
heading-walls = الجدران
heading-hands = القطع في اليد
heading-gates = البوابات
heading-chance = المصادفة
heading-effects = التأثيرات التلقائية
heading-terrain = الأرضية
heading-level = المرحلة
heading-end = كيف تنتهي المباراة
heading-about = عن هذه اللعبة
heading-signs = الرموز في الرسوم
sign = الرمز
meaning = المعنى
sign-piece = القطعة
sign-both = يجوز أن تنتقل إلى هنا أو تأخذ
sign-move = يجوز أن تنتقل إلى هنا بلا أخذ
sign-capture = يجوز أن تأخذ هنا، ولا تنتقل بغير أخذ
sign-first = يجوز أن تنتقل إلى هنا في نقلتها الأولى
sign-first-capture = يجوز أن تأخذ هنا في نقلتها الأولى
sign-both-somewhere = يجوز أن تنتقل إلى هنا أو تأخذ في بعض أنحاء الرقعة
sign-move-somewhere = يجوز أن تنتقل إلى هنا في بعض أنحاء الرقعة
sign-capture-somewhere = يجوز أن تأخذ هنا في بعض أنحاء الرقعة
sign-both-over = يجوز أن تنتقل إلى هنا أو تأخذ من فوق قطعة أخرى
sign-move-over = يجوز أن تنتقل إلى هنا من فوق قطعة أخرى
sign-capture-over = يجوز أن تأخذ هنا من فوق قطعة أخرى
sign-remote = تأخذ هنا من غير أن تنتقل
sign-move-remote = يجوز أن تنتقل إلى هنا، أو تأخذ هنا من غير أن تنتقل
sign-line = وأبعد في هذا الاتجاه ما دامت الخانات خالية
sign-block = يجب أن تكون خالية لتُبلَغ الخانة التي خلفها
sign-screen = أي قطعة، للقفز من فوقها

# الأعداد والقوائم
number-word = { $n ->
    [0] صفر
    [1] واحدة
    [2] اثنتان
    [3] ثلاث
    [4] أربع
    [5] خمس
    [6] ست
    [7] سبع
    [8] ثمان
    [9] تسع
    [10] عشر
   *[other] { $n }
 }
number-masc = { $n ->
    [0] صفر
    [1] واحد
    [2] اثنان
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
   *[other] { $n }
 }
number-ordinal = { $n ->
    [1] الأولى
    [2] الثانية
    [3] الثالثة
    [4] الرابعة
    [5] الخامسة
    [6] السادسة
    [7] السابعة
    [8] الثامنة
    [9] التاسعة
    [10] العاشرة
   *[other] رقم { $n }
 }
number-ordinal-masc = { $n ->
    [1] الأول
    [2] الثاني
    [3] الثالث
    [4] الرابع
    [5] الخامس
    [6] السادس
    [7] السابع
    [8] الثامن
    [9] التاسع
    [10] العاشر
   *[other] رقم { $n }
 }
# معدودات في حالة الجر أو النصب
number-places = { $n ->
    [1] خانة واحدة
    [2] خانتين
    [few] { $n-word } خانات
   *[other] { $n } خانة
 }
number-moves = { $n ->
    [1] نقلة واحدة
    [2] نقلتين
    [few] { $n-word } نقلات
   *[other] { $n } نقلة
 }
number-rounds = { $n ->
    [1] جولة واحدة
    [2] جولتين
    [few] { $n-word } جولات
   *[other] { $n } جولة
 }
number-times = { $n ->
    [1] مرة واحدة
    [2] مرتين
    [few] { $n-word } مرات
   *[other] { $n } مرة
 }
number-steps = { $n ->
    [1] خطوة واحدة
    [2] خطوتين
    [few] { $n-word } خطوات
   *[other] { $n } خطوة
 }
number-pieces = { $n ->
    [1] قطعة واحدة
    [2] قطعتين
    [few] { $n-word } قطع
   *[other] { $n } قطعة
 }
number-points = { $n ->
    [1] نقطة واحدة
    [2] نقطتين
    [few] { $n-word } نقاط
   *[other] { $n } نقطة
 }
number-turns = { $n ->
    [1] دور واحد
    [2] دورين
    [few] { $n-masc } أدوار
    [many] { $n } دورًا
   *[other] { $n } دور
 }
number-ranks = { $n ->
    [1] صف واحد
    [2] صفين
    [few] { $n-masc } صفوف
    [many] { $n } صفًا
   *[other] { $n } صف
 }
number-files = { $n ->
    [1] عمود واحد
    [2] عمودين
    [few] { $n-masc } أعمدة
    [many] { $n } عمودًا
   *[other] { $n } عمود
 }
number-pawns = { $n ->
    [1] بيدق واحد
    [2] بيدقين
    [few] { $n-masc } بيادق
    [many] { $n } بيدقًا
   *[other] { $n } بيدق
 }
counted = { $count ->
    [1] { $noun }
    [2] { $noun-two }
    [few] { $noun-gender ->
        [f] { $count-word } { $noun-many }
       *[m] { $count-masc } { $noun-many }
    }
    [many] { $count } { $noun-acc }
   *[other] { $count } { $noun }
 }
list-more = { $left }، { $right }
list-and = { $left } و{ $right }
list-and-more = { $left } و{ $right }
list-or = { $left } أو { $right }
list-or-more = { $left } أو { $right }
list-then = { $left }، ثم { $right }
list-instead = { $left } أو إلى { $right }
list-comma = { $left }، { $right }
list-next = { $left }{ $right }
list-next-more = { $left }{ $right }
list-alternatives = { $left }؛ أو { $right }
list-alternatives-more = { $left }؛ أو { $right }
list-ways = { $left }؛ { $right }
list-ways-more = { $left }؛ { $right }

# الهدف
be-last = أن تكون آخر طرف باقٍ.
aim = { $ways-or }.
aim-of-side = { $side }: { $ways-or }.
way-checkmate = إعطاء كش مات إلى { $kinds-foe-or }
way-be-checkmated = تلقّي كش مات
way-have-more-pieces = امتلاك قطع أكثر عند نهاية المباراة
way-blow-it-up = تفجيره
way-blow-up = تفجير { $kinds-foe-or }
way-capture = أخذ { $kinds-foe-or }
way-give-checks = { $count ->
    [1] إعطاء كش
   *[other] إعطاء الكش { $count-times }
 }
way-castle = التبييت
way-stalemate = ترك الخصم بلا نقلة
way-be-stalemated = البقاء بلا نقلة
way-have-fewer-pieces = امتلاك قطع أقل حين يبقى طرف بلا نقلة
way-draw = بلوغ التعادل
way-reach = إيصال { $who } إلى { $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }
a-piece = قطعة
your-pieces = { $count-pieces } من قطعك
your-piece = { $kinds-the-or }
of-your-pieces = { $count } من هذه القطع ({ $kinds-many-and })
way-held = { " " }والبقاء هناك دورًا كاملًا
way-safe = ، بمأمن من الأخذ
way-connect-edges = وصل حافتين بقطعك
way-fill-block = ملء مربع من { $size } في { $size } من الخانات بقطعك
way-line = وضع { $count-pieces } من قطعك على خط واحد
way-capture-one-kind = أخذ كل قطع الخصم من نوع واحد
way-leave-none = ألّا يبقى للخصم شيء من القطع
way-capture-all = أخذ كل قطع الخصم
way-leave-one = ألّا يبقى للخصم إلا قطعة واحدة
way-leave-few = ألّا يبقى للخصم أكثر من { $held }
way-capture-kinds = أخذ كل قطع الخصم من هذه الأنواع: { $kinds-many-and }
way-capture-one-of = أخذ قطعة من هذه القطع عند الخصم: { $held }
way-leave-few-kinds = ألّا يبقى للخصم من هذه القطع ({ $kinds-many-and }) أكثر من { $count }
way-lose-all = خسارة كل قطعك
way-lose-all-but-king = ألّا يبقى لك إلا الملك
way-be-left-with-few = ألّا يبقى لك أكثر من { $held }
way-lose-piece = خسارة { $kind-the }
way-lose-pieces = خسارة كل قطعك من هذه الأنواع: { $kinds-many-and }

# الرقعة والبداية
board-hexagon = مسدّس فيه { $cells-places } سداسية، وعلى كل ضلع { $edge-places }.
board-hex-box = { $files } × { $ranks } من الخانات السداسية (أعمدة × صفوف).
board-layers = الطبقات: { $layers }، في كل منها { $files } × { $ranks } من الخانات، بعضها فوق بعض؛ وأدناها A. و«إلى أعلى» عند كل طرف هو الابتعاد عن طبقات بدايته.
board-squares = { $files } × { $ranks } (أعمدة × صفوف)، أي { $cells-places }.
board-hex-directions = الحركة المستقيمة تعبر أضلاع الخانة، في ستة اتجاهات؛ والحركة القطرية تعبر رؤوسها، في ستة اتجاهات أخرى.
board-holes = الخانات الغائبة عن الصورة ليست من الرقعة: لا تقف عليها قطعة ولا تمر بها.
board-wrap-files = الحافتان اليسرى واليمنى متصلتان: القطعة التي تخرج من جانب تعود من الآخر.
board-wrap-ranks = الحافتان السفلى والعليا متصلتان: القطعة التي تخرج من جانب تعود من الآخر.
board-wrap-both = الحواف المتقابلة متصلة: القطعة التي تخرج من جانب تعود من الآخر.
board-glue = الحافتان { $from } و{ $to } متصلتان: القطعة التي تخرج من جانب تعود من الآخر.
board-glue-shift = الحافة { $from } متصلة بالحافة { $to } مع إزاحة: القطعة التي تخرج من الحافة { $from } تعود { $shift }.
board-glue-flip = الحافة { $from } متصلة بالحافة { $to } مقلوبة، كما في شريط موبيوس: القطعة التي تخرج قرب طرف تعود قرب الطرف الآخر.
board-glue-flip-shift = الحافة { $from } متصلة بالحافة { $to } مقلوبة، كما في شريط موبيوس، ومع إزاحة: القطعة التي تخرج قرب طرف تعود قرب الطرف الآخر، { $shift }.
board-glue-mirror = القطعة التي تمضي بعد حافة مقلوبة تتحرك كأنها في مرآة حتى تنتهي نقلتها؛ ثم تعود اتجاهاتها اتجاهات طرفها.
board-glue-corner = الحافتان { $from } و{ $to } متصلتان حول الركن بينهما: القطعة التي تخرج من إحداهما قرب الركن تعود من الأخرى قربه.
board-glue-corner-flip = الحافتان { $from } و{ $to } متصلتان بالعكس: القطعة التي تخرج من إحداهما قرب الركن بينهما تعود من الأخرى بعيدًا عنه.
board-glue-turn = القطعة التي تمضي بعد حافة كهذه تتحرك في اتجاهات مُدارة حتى تنتهي نقلتها؛ ثم تعود اتجاهاتها اتجاهات طرفها.
board-glue-turn-flip = القطعة التي تمضي بعد حافة كهذه تتحرك في اتجاهات مُدارة ومعكوسة حتى تنتهي نقلتها؛ ثم تعود اتجاهاتها اتجاهات طرفها.
board-join = حواف متصلة، بهذا الترتيب: { $from } ({ $edge }) و{ $to } ({ $other }).
board-join-ways = كل خطوة طريق هو الأقصر على الأعمدة والصفوف: حيث تلتقي حواف متصلة قد تكون للخطوة القطرية أو القفزة طرق عدة، وللقطعة أن تمضي إلى نهاية أي منها.
edge-left = اليسرى
edge-right = اليمنى
edge-lower = السفلى
edge-upper = العليا
shift-up = أعلى بمقدار { $count-ranks }
shift-down = أدنى بمقدار { $count-ranks }
shift-right = أبعد إلى اليمين بمقدار { $count-files }
shift-left = أبعد إلى اليسار بمقدار { $count-files }
setup-waits = خلف { $cells } تنتظر قطعة: { $kind }.
setup-shuffle = تبدأ القطع التي على { $cells-all } بترتيب عشوائي.
shuffle-one-on-both-colours = توزَّع هذه القطع على خانات من اللونين: { $kind-many }.
shuffle-on-both-colours = توزَّع هذه القطع على خانات من اللونين: { $kinds-the-and }.
shuffle-between = يوضع { $middle-the } بين { $outer-two }.
shuffle-protected = كل قطعة من هذه محمية: { $kinds-many-and }.
shuffle-not = لا يكون الترتيب `{ $row }`.
shuffle-mirrored = قطع الطرف الآخر مرآة لهذا الترتيب.
shuffle-own = لكل طرف ترتيبه.

# أماكن على الرقعة
last-ranks = { $count ->
    [1] الصف الأخير
   *[other] آخر { $count-ranks }
 }
but-last-ranks = { $count ->
    [1] أي صف إلا الصف الأخير
   *[other] أي صف إلا آخر { $count-ranks }
 }
    .all = { $count ->
        [1] كل الصفوف إلا الصف الأخير
       *[other] كل الصفوف إلا آخر { $count-ranks }
     }
first-ranks = { $count ->
    [1] الصف الأول من جهة الطرف نفسه
   *[other] أول { $count-ranks } من جهة الطرف نفسه
 }
own-rank = الصف { $count-ordinal-masc } من جهة الطرف نفسه
end-of-file = آخر خانة في العمود
    .all = أواخر الأعمدة
any-cell = أي خانة
    .all = كل الخانات
no-cell = لا خانة
nowhere = لا مكان
all-cells-but = أي خانة إلا { $cells-comma }
    .all = كل الخانات إلا { $cells-comma }
cells = { $cells }
cell-list = { $parts-or }
    .all = { $parts-comma }
one-rank = الصف { $rank }
rank-range = الصفوف من { $first } إلى { $last }
ranks = الصفوف { $ranks-comma }
one-file = العمود { $file }
file-range = الأعمدة من { $first } إلى { $last }
files = الأعمدة { $files-comma }
rectangle = المستطيل { $corners }
each-side = { $places-or }
    .all = { $places-all-comma }
of-side = { $cells } ({ $side })
    .all = { $cells-all } ({ $side })
of-one-side = { $cells } ({ $side } فقط)
    .all = { $cells-all } ({ $side } فقط)

# قاعدة تختلف باختلاف الطرف
for-side = { $side }: { $rule }

# من صنع اللعبة، وأسماء أماكنها
author = المؤلف: { $name }.
licence = الرخصة: { $name }.
other-titles = بلغات أخرى: { $titles }.
note = { $text }
region-label = { $label }: { $cells-all }.

# الأدوار
turns-alone = { $side } يلعب وحده.
turns-of-two = يلعب { $first } و{ $second } بالتناوب، ويبدأ { $first }.
turns-of-many = تلعب الأطراف بالتناوب: { $sides-and }؛ ويبدأ { $first }.
team = { $sides-and } فريق واحد: لا يأخذ بعضهم قطع بعض ولا يكش بعضهم بعضًا، ويفوزون أو يخسرون معًا.
forward-in = اتجاه آخر إلى الأمام لطرف { $side }: على { $cells } نحو الحافة { $edge }.
turn-move = في كل دور نقلة واحدة.
turn-moves = عدد النقلات في كل دور: { $count }.
turn-first = في أول دور في المباراة { $count ->
    [1] نقلة واحدة
    [2] نقلتان
   *[other] { $count-moves }
 }.
turn-grows = يزيد كل دور على الذي قبله { $count ->
    [1] نقلة واحدة
   *[other] { $count-moves }
 }.
turn-check-ends = إعطاء الكش ينهي الدور فورًا.
pass-allowed = يجوز للطرف أن يمرّر دوره بدل أن ينقل، إلا إذا كان تحت الكش.
pass-stuck = يجب على الطرف أن يمرّر دوره إذا لم تكن له نقلة أخرى، ولا يجوز له ذلك في غير هذا.
passes-end = تنتهي المباراة بعد تمرير الدور { $count-times } متتالية.

view-reach = يرى كل طرف قطعه، والخانات التي يمكنها أن تنتقل إليها لو كان الدور له، والقطع التي يمكنها أخذها. وكل ما عدا ذلك مخفي.
view-own = لا يرى كل طرف إلا قطعه.
view-neighbours = يرى كل طرف قطعه والخانات المجاورة لها. وكل ما عدا ذلك مخفي.
view-around = يرى كل طرف قطعه والخانات التي تبلغها حركة `{ $leaps }` من إحداها. وكل ما عدا ذلك مخفي.
view-teams = يرى أطراف الفريق الواحد الشيء نفسه.
view-moves = يعرف الطرف النقلات المتاحة له، ولا يقال له غير ذلك. وعند انتهاء المباراة يُكشف كل شيء.
view-knows = يعرف الطرف النقلات المتاحة له.
view-tries = يجوز تجربة أي نقلة قد تكون صحيحة بحسب ما يُرى. فإن لم تكن صحيحة رفضها الحكم؛ ولا خسارة في ذلك، لكن لا تجوز إعادة تجربتها قبل أن يتغير الوضع. ولا يعلم بذلك إلا صاحب المحاولة.
view-tries-heard = يجوز تجربة أي نقلة قد تكون صحيحة بحسب ما يُرى. فإن لم تكن صحيحة رفضها الحكم؛ ولا خسارة في ذلك، لكن لا تجوز إعادة تجربتها قبل أن يتغير الوضع. ويسمع الجميع أن نقلة رُفضت، من غير أن يعرفوا أيها.
view-tells-captures = يخبر الحكم بالخانة التي أُخذت عليها قطعة.
view-tells-captures-named = يخبر الحكم بالخانة التي أُخذت عليها قطعة، وهل كانت من هذه: { $kinds-or }.
view-tells-checks = يخبر الحكم إذا كان صاحب الدور تحت الكش.
view-tells-check-lines = يخبر الحكم إذا كان صاحب الدور تحت الكش ومن أين: على العمود أو الصف أو القطر الأطول أو الأقصر، أو بأي قطعة تقفز.
view-tells-can-capture = يخبر الحكم إذا كان صاحب الدور يستطيع الأخذ بإحدى هذه: { $kinds-or }.
view-tells-capture-count = يخبر الحكم بعدد النقلات التي يستطيع بها صاحب الدور الأخذ بهذه: { $kinds-or }.
view-end = عند انتهاء المباراة يُكشف كل شيء.

# القطع
moves = { $ways-alternatives }{ $only }{ $within }{ $when }.
piece-moves = { $ways-alternatives }

# القطع: كيف تتحرك، من تدوين بيتسا
moves-as = تتحرك حسب `{ $text }`
go = { $first }{ $verb }{ $far } { $ways-or }{ $notes-next }
act = { $first }{ $verb }{ $notes-next }
go-in-legs = { $first }{ $legs-next }
go-then = ، ثم { $leg }
go-may-then = { " " }ويجوز بعدها أن { $leg }
go-repeatedly = (أي عدد من المرات: { $legs-next })
on-its-first-move-from-third = في نقلتها الأولى، من الصف الثالث،{ " " }
cannot-move = لا تتحرك
may-pass = يجوز لها تمرير الدور
imitates = تتحرك كآخر قطعة نقلها الخصم
does-move = تتحرك
does-go = تسير
does-step = تتحرك
does-slide = تنزلق
does-leap = تقفز
does-capture = تأخذ{ $whom }
does-move-or-capture = تتحرك أو تأخذ{ $whom }
does-return = تعود إلى حيث كانت
does-capture-back = تأخذ عائدة إلى حيث كانت
does-zigzag = تسير متعرّجة
does-curve = تسير في منحنى
moves-anywhere = تنتقل إلى أي خانة خالية
leaps-anywhere = تقفز إلى أي خانة
captures-anywhere = تأخذ{ $whom } في أي مكان من الرقعة
castles = تبيّت { $side }: تسير { $count-places } نحو قطعة من طرفها لم تتحرك { $friend }، فتقف هذه على جانبها الآخر
friend-at-edge = عند الحافة
friend-from-edge = على بُعد { $count-places } من الحافة
whom-friend = { " " }قطعة من طرفها
whom-any = { " " }قطعة من أي طرف
whom-royal = { " " }قطعة ملكية للخصم
whom-friend-or-royal = { " " }قطعة من طرفها أو قطعة ملكية للخصم
whom-en-passant = { " " }بالمرور
far-any = { " " }لأي مسافة
far-at-any = { " " }على أي مسافة
far-at-least = { " " }لمسافة لا تقل عن { $count-places }
far-exactly = { " " }لمسافة { $count-places }
far-up-to = { " " }لمسافة لا تزيد على { $count-places }
far-between = { " " }لمسافة من { $least-places } إلى { $most-places }

# القطع: إلى أين، من تدوين بيتسا
ways-of-squares = { $others-next }بمقدار { $count-places } { $ways-or }
or-of-squares = بمقدار { $count-places } أو{ " " }
straight-forward = إلى الأمام مباشرة
straight-backward = إلى الخلف مباشرة
straight-forward-or-backward = إلى الأمام أو الخلف مباشرة
straight-or-diagonally-forward = إلى الأمام، مباشرة أو قطريًا
straight-or-diagonally-backward = إلى الخلف، مباشرة أو قطريًا
diagonally-forward = قطريًا إلى الأمام
diagonally-backward = قطريًا إلى الخلف
diagonally-right = قطريًا إلى اليمين
diagonally-left = قطريًا إلى اليسار
diagonally-forward-right = قطريًا إلى الأمام يمينًا
diagonally-forward-left = قطريًا إلى الأمام يسارًا
diagonally-backward-right = قطريًا إلى الخلف يمينًا
diagonally-backward-left = قطريًا إلى الخلف يسارًا
backward = إلى الخلف
forward-or-backward = إلى الأمام أو الخلف
sideways = جانبيًا
oblique-leap = بمقدار { $far-places } على استقامة و{ $aside-places } جانبيًا{ $only }
only-ways = { " " }({ $ways-or })
so-many = { $count-places } { $way }
half-handed = { $right ->
    [yes] في النصف الأيمن من قفزاتها
   *[no] في النصف الأيسر من قفزاتها
 }
through-layers = بقفزة { $leap } عبر الطبقات
turning-knight = كالحصان، { $turns-or }
turning-oblique = بمقدار { $far-places } في { $aside-places }، { $turns-or }
outward = إلى الخارج
outward-orthogonally = إلى الخارج على استقامة
outward-diagonally = إلى الخارج قطريًا
turn-any-but-back = في أي اتجاه إلا الرجوع مباشرة
straight-on = في الاتجاه نفسه
at-right-angle = بزاوية قائمة
at45 = بزاوية 45°
at135 = بزاوية 135°
half-right = مائلة إلى اليمين
half-left = مائلة إلى اليسار
sharply-right = راجعة إلى اليمين
sharply-left = راجعة إلى اليسار
one-leap-round = بقفزة واحدة في الدورة
two-leaps-round = بقفزتين في الدورة
to-same-side = { $by } إلى الجانب نفسه كما قبل
to-other-side = { $by } إلى غير الجانب السابق

# القطع: ما عدا ذلك، من تدوين بيتسا
by-hopping-one = { " " }بالقفز فوق قطعة واحدة لا أكثر، ثم النزول في أي خانة بعدها
by-hopping-many = { " " }بالقفز فوق قطعة أو أكثر، ثم النزول في أي خانة بعدها
by-hopping-behind = { " " }بالقفز فوق أول قطعة في طريقها، ثم النزول خلفها مباشرة
in-all = ،{ $far } في المجموع
times-any = ، أي عدد من المرات على خط واحد
times-at-least = ، { $count-times } على الأقل على خط واحد
times-exactly = ، { $count-times } لا أكثر ولا أقل على خط واحد
times-up-to = ، { $count-times } على الأكثر على خط واحد
times-between = ، من { $least-times } إلى { $most-times } على خط واحد
steps-at-least = { " " }{ $count-steps } على الأقل
steps-exactly = { " " }{ $count-steps } لا أكثر ولا أقل
steps-up-to = { " " }{ $count-steps } على الأكثر
turning-by-turns = ، وتنعطف في كل خطوة يمينًا مرة ويسارًا مرة
turning-the-same-way = ، وتنعطف في كل خطوة إلى الجهة نفسها
only-to-capture = ، للأخذ فقط
capturing-only = ، ولا تأخذ إلا{ $whom }
capturing = ، فتأخذ{ $whom }
also-en-passant = ، وبالمرور أيضًا
lame-oblique = { " " }بلا قفز (أولًا { $straight-places } على استقامة، ثم { $diagonal-places } قطريًا إلى الخارج)
lame-straight = { " " }إن لم يكن في الطريق شيء
if-something-between = { " " }إن كان في الطريق شيء
jumping-first = ، وتقفز فوق { $count ->
    [1] الخانة الأولى
   *[other] أول { $count-places }
 } مهما كان هناك
sparing-royals = ، ولا تأخذ قطعة ملكية أبدًا
putting-back = ، وتضع القطعة المأخوذة على الخانة التي جاءت منها
changing-places = ، وتتبادل المكان مع القطعة المأخوذة
edges-joined = ، والحافتان اليسرى واليمنى متصلتان
to-empty-square = { " " }إلى خانة خالية
whatever-stands = { " " }مهما كان هناك
onto-piece = { " " }إلى قطعة، وتتركها في مكانها
up-to-first-piece = { " " }حتى أول قطعة، وتتركها في مكانها
capturing-or-leaving = ، وتأخذ ما هناك أو تتركه
as-far-as-before = ، بالمسافة نفسها كما قبل
as-a-whole = ، وفي المجموع { $ways-or }

# القطع: كيف تتحرك، من المتجهات
leaps-as-knight = تقفز خانتين على استقامة وخانة جانبيًا، مهما كان بينهما
leaps-as-hex-knight = تقفز إلى أقرب الخانات التي ليست على خطوطها ولا أقطارها، مهما كان بينهما
steps = { $first }{ $verb } { $ways-or }{ $purpose-next }{ $free }{ $passing }
on-its-first-move = في نقلتها الأولى{ " " }
slides = تنزلق لأي مسافة
leaps = تقفز
steps-one = تتحرك خانة واحدة
goes-exactly = تسير { $count-places }
goes-between = تسير من { $least-places } إلى { $most-places }
orthogonally = على الصف أو العمود
diagonally = قطريًا
in-any-direction = في أي اتجاه
like-a-knight = كالحصان{ $explained }
orthogonally-in-layers = على استقامة (على الصف أو العمود، أو إلى أعلى أو أسفل مباشرة)
diagonally-in-layers = قطريًا (في طبقتها، أو صاعدة أو هابطة على الصف أو العمود)
space-diagonally = على قطر فضائي (عبر رؤوس خانتها)
like-a-knight-in-layers = كالحصان{ $explained }، في طبقتها أو صاعدة أو هابطة عبر الطبقات
in-any-direction-in-layers = في أي اتجاه: على استقامة أو قطريًا أو على قطر فضائي
that-is-two-and-one = { " " }(خانتين على استقامة وخانة جانبيًا، مهما كان بينهما)
that-is-nearest = { " " }(إلى أقرب الخانات التي ليست على خطوطها ولا أقطارها، مهما كان بينهما)
in-directions = في اتجاهات الرسم، وعددها { $count }
direction = { $parts-and }
so-far = { $count-places } { $way }
forward = إلى الأمام
back = إلى الخلف
to-the-right = إلى اليمين
to-the-left = إلى اليسار
up = إلى أعلى
down = إلى أسفل
straight-ahead = إلى الأمام مباشرة
straight-back = إلى الخلف مباشرة
ahead-right = إلى الأمام يمينًا
ahead-left = إلى الأمام يسارًا
back-right = إلى الخلف يمينًا
back-left = إلى الخلف يسارًا
without-capturing = { " " }بلا أخذ
to-capture = { " " }للأخذ
to-capture-en-passant = { " " }للأخذ بالمرور
to-capture-also-en-passant = { " " }للأخذ، وبالمرور أيضًا
to-capture-royal = { " " }لأخذ قطعة ملكية
capturing-own = ، وتأخذ قطع طرفها أيضًا
if-nothing-between = ، إن لم يكن في الطريق شيء
may-be-captured-en-passant = ، ويجوز حينئذ أخذها بالمرور
only-from = ، من { $from } فقط
only-to = ، إلى { $to } فقط
only-from-to = ، من { $from } إلى { $to } فقط
only-within = ، ولكن بين { $cells-all } فقط
only-while = ، ما دام { $tests-and }
never-moves = لا تتحرك أبدًا.
faces-royal = تهاجم { $kind-foe } على عمود مفتوح من أي مسافة: لا يجوز أن يتواجها على عمود ليس بينهما فيه قطعة.
first-move-always = يجوز لها نقلتها الأولى الطويلة من أي خانة وأكثر من مرة.
first-move-on = يجوز لها نقلتها الأولى كلما كانت على { $cells }.
en-passant = الأخذ بالمرور: قطعة الخصم التي عبرت للتو خانةً بنقلة أولى طويلة كهذه يجوز أخذها على تلك الخانة، ولكن في النقلة التالية فقط.
confined = لا تغادر هذه الخانات أبدًا: { $cells-all }.
royal-checked = ملكية: الكش والكش مات يخصّان هذه القطعة.
royal-lost = ملكية: من يخسرها يخسر المباراة.
royal-last = لا تكون ملكية إلا وهي آخر قطعة من نوعها لطرفها.
royal-without = لا تكون ملكية إلا ما دام طرفها بلا قطعة أخرى من هذه: { $kinds-or }.
royal-up-to = لا تكون ملكية إلا ما دام عددها عند طرفها لا يزيد على { $count }.
royal-up-to-with = لا تكون ملكية إلا ما دام عددها عند طرفها لا يزيد على { $count }، ويُحسب معها كذلك: { $kinds-and }.
startled = تفقد حق تلك النقلة الأولى إذا جاءت قطعة للخصم ({ $kinds-or }) إلى خط واحد معها، ولو كانت بينهما قطع. ولا تجوز لها تلك النقلة تحت الكش.
not-capturable = لا يمكن أخذها.
not-capturable-by = لا يجوز أخذها بقطعة من هذه: { $kinds-or }.
capturable-by = لا تؤخذ إلا بقطعة من هذه: { $kinds-or }.
no-hop-over = لا تقفز فوق هذه القطع: { $kinds-many-and }.
captured-as = إذا أُخذت تحولت إلى { $kind }.
value = قيمتها تعادل { $pawns-pawns }.

# الترقية
promotes-everywhere = { $always ->
    [yes] تتحول
   *[no] يجوز أن تتحول
 } إلى { $forms-instead } مع كل { $captures ->
    [yes] أخذ
   *[no] نقلة
 }.
promotes-inside = { $always ->
    [yes] تُرقّى
   *[no] يجوز أن تُرقّى
 } إلى { $forms-instead } حين تبدأ أو تنتهي { $captures ->
    [yes] نقلة أخذ لها
   *[no] نقلة لها
 } على { $cells }.
promotes-leaving = { $always ->
    [yes] تُرقّى
   *[no] يجوز أن تُرقّى
 } إلى { $forms-instead } حين تبدأ { $captures ->
    [yes] نقلة أخذ لها
   *[no] نقلة لها
 } من { $cells }.
promotes-arriving = حين { $captures ->
    [yes] تبلغ بالأخذ
   *[no] تبلغ
 } { $cells } { $always ->
    [yes] تُرقّى
   *[no] يجوز أن تُرقّى
 } إلى { $forms-instead }.
promotes-entering = حين { $captures ->
    [yes] تدخل بالأخذ
   *[no] تدخل
 } من الخارج إلى { $cells } { $always ->
    [yes] تُرقّى
   *[no] يجوز أن تُرقّى
 } إلى { $forms-instead }.
promotes-forced = يجب أن تُرقّى على { $cells-all }.
promotes-chain-end = إذا مرت من هناك وهي تأخذ ثم تابعت فلا تُرقّى.
promotes-chain-stops = إذا رُقّيت بالأخذ انتهت النقلة هناك، ولو كان الأخذ ممكنًا من جديد.
promotes-chain-at-once = إذا رُقّيت بالأخذ وأمكنها الأخذ من جديد تابعت في النقلة نفسها بصورتها الجديدة.
promotes-staying = يجوز { $also ->
    [yes] كذلك
   *[no] لها
 } أن تُرقّى إلى { $forms-instead } بنقلة مستقلة ما دامت على { $cells }: في خانتها، أو في خانة خالية تستطيع القطعة الجديدة بلوغها منها.
promotes-from-hand = تؤخذ القطعة الجديدة من اليد، فلا يمكن اختيار غير ما في اليد.
promotes-last-anywhere = آخر قطعة منها لطرف يجوز أن تُرقّى في أي مكان.
promotes-last = آخر قطعة منها لطرف تُرقّى على { $cells } بدلًا من ذلك.
promotes-peacefully = لا يجوز أن تعطي الترقية كشًا، ولا أن تهاجم القطعة الجديدة شيئًا.
promotion-limit-one = لا يجوز أن تُرقّى ما دام على الرقعة لطرفها { $kind }.
promotion-limits = لا يجوز أن يكون للطرف بالترقية أكثر من { $held-and }.
promotion-stuck = لا يجوز أن تنتقل إلى حيث تجب الترقية ما دامت لا تتاح قطعة تُرقّى إليها.
one-of = { $kinds-or }
one-of-side = { $kinds-or } ({ $side })

# إنزال نوع من القطع
piece-drop-region = لا تُنزَل إلا هنا: { $cells }.
piece-drop-forms = يجوز إنزالها بصورة { $kinds-or }.
piece-drop-file = لا يجوز إنزالها على عمود فيه { $kind } لطرفها.
piece-drop-file-many = لا يجوز إنزالها على عمود لا يقل ما فيه لطرفها عن { $held }.
piece-drop-colours = تُنزَل قطع الطرف هذه على خانات مختلفة الألوان: { $kind-many }.
piece-drop-no-mate = لا يجوز إنزالها لإعطاء كش مات.
piece-drop-mate-loses = من أنزلها فأعطى كش مات خسر المباراة.

# الكش والأخذ
check = يكون الطرف تحت الكش عند مهاجمة { $kinds-the-or } عنده؛ ولا تجوز نقلة يبقى بعدها { $kinds-the-or } عند صاحبها تحت الكش.
check-last = يكون الطرف تحت الكش عند مهاجمة { $kinds-the-or } عنده؛ ولا تجوز نقلة تترك آخر قطعة منها عند صاحبها تحت الكش.
check-all = إذا لم يكن للطرف إلا { $kinds-or } بمفرده فلا يجوز أن تتركه نقلته مهاجَمًا (تحت الكش). وإذا كانت له قطع عدة من هذه ({ $kinds-many-and }) فلا يكون تحت الكش إلا إذا هوجمت كلها.
check-none = لا كش هنا: يجوز للطرف أن يترك { $kinds-the-or } تحت التهديد أو ينقله إليه، ويجوز أخذه.
check-forbidden = لا تجوز نقلة تعطي كشًا كذلك.
check-forbidden-unless-mate = لا تجوز نقلة تعطي كشًا إلا إذا كانت كش مات.
check-stays = لا يجوز تحت الكش إبعاد { $kinds-the-or }: يجب سدّ الكش أو أخذ القطعة التي تعطيه.
bikjang = إذا تواجهت هذه القطع على عمود مفتوح ({ $kinds-many-and }) وجب على صاحب الدور أن ينهي ذلك أو يمرّر دوره. فإن بقيت متواجهة بعد نقلته كانت المباراة تعادلًا.
blast-royal = لا تجوز نقلة تفجّر { $kinds-the-or } عند صاحبها. ولا يجوز الأخذ ب{ $kinds-the-or }، ولا كش عليه بجوار { $kinds-foe-or }؛ وتفجير { $kinds-foe-or } فوز فوري، ولو تحت الكش.
check-by-legal-captures = لا يهاجِم { $kinds-the-or } إلا قطعة تستطيع أخذه حقًا: ما تمنعه القواعد أدناه من أخذٍ ليس تهديدًا.
check-before-effects = يجب أن يكون { $kinds-the-or } آمنًا بعد النقلة مباشرة، ثم مرة أخرى بعد كل ما يترتب عليها.
capture-forced = الأخذ إلزامي: من يستطيع الأخذ يجب أن يأخذ، وله أن يختار ما يأخذه.
capture-forced-most = الأخذ إلزامي، ويجب أن يُختار من كل الممكن أخذٌ يأخذ أكثر القطع.
capture-chain-may = القطعة التي أخذت يجوز أن تأخذ من جديد في النقلة نفسها، من حيث نزلت.
capture-chain-must = القطعة التي أخذت يجب أن تأخذ من جديد في النقلة نفسها ما استطاعت. وإذا أمكنها النزول في خانات عدة خلف القطعة المأخوذة وجب أن تختار خانة تستطيع المتابعة منها.
capture-removed-at-end = تُرفع القطع المأخوذة عند نهاية النقلة. وحتى ذلك الحين تبقى عائقًا، ولا تؤخذ قطعة مرتين.
capture-no-turning-back = بعد الأخذ لا يجوز أن يرجع الأخذ التالي إلى الوراء مباشرة.
blast-neighbours = كل أخذ انفجار: القطعة المأخوذة وآخذتها وكل ما على الخانات حولها، من أي طرف، تغادر الرقعة.
blast-reach = كل أخذ انفجار: القطعة المأخوذة وآخذتها وكل ما تبلغه منها حركة `{ $area }`، من أي طرف، تغادر الرقعة.
blast-spares = لا ينجو من القطع المجاورة إلا هذه: { $kinds-many-and }.
blast-immune = لا تؤثر الانفجارات في هذه القطع، ولو كانت هي الآخذة: { $kinds-many-and }.
blast-stones = تبقى جدران حيث تنفجر هذه القطع: { $kinds-many-and }.
petrifies-captor = إذا أخذت قطعة من هذه تحجّرت حيث وصلت: { $kinds-or }. والحجر جدار: لا يدخله شيء ولا يعبره حتى نهاية المباراة.
petrifies-royal = لا يجوز الأخذ ب{ $kinds-the-or }، لأنه يتحجّر كذلك.
flips-lines = قطع الخصم على خط مستقيم متصل بين القطعة الواصلة وقطعة أخرى من طرفها تنتقل إلى طرفها.
flips-neighbours = قطع الخصم المجاورة لموضع الوصول تنتقل إلى الطرف الآخر.
flips-touched = قطع الخصم المجاورة لموضع الوصول تنتقل إلى الطرف الآخر إذا جاءت القطعة متحركة أو أُنزلت بجوار قطعة من طرفها.

# التبييت
castling-is = التبييت نقلة واحدة لقطعتين معًا: { $king-the }{ $from } و{ $partner-or }، بشرط ألّا تكون أي منهما قد تحركت.
castling-for = الأطراف: { $sides-and }. التبييت لها نقلة واحدة لقطعتين معًا: { $king-the }{ $from } و{ $partner-or }، بشرط ألّا تكون أي منهما قد تحركت.
castling-ways = { $ways-ways }.
castling-way = مع { $partner-the }{ $which } ينتقل { $king-the } إلى العمود { $to }{ $beside }
on-cells = { " " }على { $cells }
towards-file = { " " }من جهة العمود { $file }
castling-other-to = { " " }وتنتقل القطعة الأخرى إلى العمود { $file }
castling-partner-beside = ثم ينتقل { $partner-the } إلى الخانة المجاورة من الجهة الداخلية، بجانب { $king-the }.
castling-other-beside = ثم تنتقل القطعة الأخرى إلى الخانة المجاورة من الجهة الداخلية، بجانب { $king-the }.
castling-path = لا يجوز أن تكون قطعة أخرى على الخانات التي تعبرها القطعتان أو تصلان إليها.
castling-checks = لا تبييت تحت الكش، ولا يجوز أن يعبر { $king-the } خانة مهاجَمة أو يصل إليها.
castling-dropped = تُعدّ القطعتان غير متحركتين إذا أُنزلتا على هذه الخانات.
castling-exclusive = بعد ذلك لا تستطيع الأطراف الأخرى التبييت في الجناح نفسه.
castling-wins = من بيّت هكذا فاز، ومن لم يعد يستطيع ذلك خسر.

# الجدران
wall-instead = يجوز للطرف بدل أن ينقل أن يضع { $wall }.
wall-after = بعد نقل القطعة يضع الطرف { $wall }.
wall-anywhere = جدارًا على أي خانة خالية
wall-arrow = جدارًا على خانة خالية تستطيع القطعة بلوغها من موضعها الجديد
wall-duck = الجدار الوحيد، وهو البطة، على خانة خالية أخرى
wall-edge = جدارًا على خانة خالية عند حافة الرقعة أو بجوار جدار
wall-trail = جدارًا على الخانة التي غادرتها القطعة
walls-block = لا يقف شيء على جدار ولا ينزلق عبره.
walls-on = توضع الجدران على { $cells }.

# الأيدي والبوابات
hand-begins = تبدأ يد كل طرف ب{ $held-and }.
hand-side-begins = تبدأ يد { $side } ب{ $held-and }.
captured-to-captor = تنتقل القطعة المأخوذة إلى يد الطرف الذي أخذها وتصير له.
captured-to-owner = تعود القطعة المأخوذة إلى يد صاحبها.
captured-to-partner = تذهب القطعة المأخوذة إلى الشريك على رقعة أخرى؛ وما يأخذه الشريك هناك يأتي إلى اليد هنا.
hand-reverts = تعود القطعة المرقّاة إذا أُخذت إلى { $kind }.
drop-endless = يجوز للطرف بدل أن ينقل أن يضع قطعة جديدة ({ $kinds-or }) على خانة خالية؛ وعددها غير محدود.
drop-only = يُنزِل الطرف في دوره قطعة من يده على خانة خالية.
drop-instead = يجوز للطرف بدل أن ينقل أن يُنزِل قطعة من يده على خانة خالية.
drop-region = لا تُنزَل القطع إلا على { $cells-their }.
drop-first = إلى أن تمتلئ هذه الخانات لا تُنزَل القطع إلا عليها: { $cells-all }.
drop-no-check = لا يجوز أن يعطي الإنزال كشًا.
drop-must = الإنزال أولًا: ما دام الطرف يستطيع إنزال { $kinds-or } وجب عليه ذلك.
hand-waits = الطرف الذي لا نقلة قانونية له ينتظر إذا كانت قطعة قد يأخذها شريكه لاحقًا تمنحه نقلة: ليس هذا كش مات ولا جمودًا، وتستمر ساعته في العمل.
encloses-lines = يجب أن يحصر الإنزال قطعًا للخصم: خطًا مستقيمًا متصلًا واحدًا على الأقل من قطع الخصم بين القطعة المُنزَلة وقطعة أخرى من طرفها.
encloses-friends = لا تُنزَل القطع إلا بجوار قطعة من الطرف نفسه.
encloses-apart = لا تُنزَل القطع بجوار قطعة للخصم.
encloses-stacked = لا تُنزَل القطع إلا على الصف الأول أو فوق قطعة.
encloses-slides = لا تُنزَل القطع إلا على خانات كانت ستتوقف فيها لو انزلقت من حافة.
encloses-lines-over-walls = تُنزَل القطعة بجوار قطعة للخصم وعلى خط واحد مع قطعة أخرى من طرفها، وليس بينهما إلا قطع الخصم والجدران.
encloses-falls = لا تُنزَل القطع إلا على خانات كانت ستتوقف فيها لو انزلقت من أول عمود أو صف، أو سقطت من آخر عمود أو صف متجاوزة كل القطع.
gate-hand = حين تغادر قطعة لم تتحرك بعد خانتها على { $cells } يجوز أن توضع على تلك الخانة قطعة من اليد ({ $kinds-or }) ضمن النقلة نفسها. وعند التبييت توضع على إحدى الخانتين اللتين تخلوان.
gate-captured = إذا أُخذت قطعة قبل أن تتحرك فلا تدخل قطعة مكانها.
gate-behind = حين تغادر قطعة لم تتحرك بعد خانتها على { $cells } تدخل على تلك الخانة القطعة التي تنتظر خلفها ({ $kinds-or })؛ وتضيع إذا أُخذت هناك القطعة التي أمامها.

# المُحفّزات: متى تقع
borrows-instead = ما دامت هذه القطع ({ $lenders-many-and }{ $whose }) على { $cells }، تتحرك وتأخذ كل قطعة من { $kinds-or } مثلها لا على طريقتها.
borrows-also = ما دامت هذه القطع ({ $lenders-many-and }{ $whose }) على { $cells }، تتحرك وتأخذ كل قطعة من { $kinds-or } مثلها أيضًا.
counter-starts = عند كل طرف في البداية: { $n } من { $counter-the }.
trigger = حين { $events-or }{ $sides }{ $along }{ $tests }{ $delay }: { $effects-then }.
action = بدل النقل يجوز لطرف أن يختار «{ $name }»{ $sides }{ $aim }{ $tests }: { $effects-then }.
action-must = قبل كل شيء يجب على طرف أن يختار «{ $name }»{ $sides }{ $aim }{ $tests }: { $effects-then }.
homes = خانة البداية لأي قطعة هي التي تبدأ عليها قطعة مثلها من طرفها؛ فإن تعددت فالتي بلون الخانة التي هي عليها أو أُخذت عليها، وإلا فالتي على عمود تلك الخانة.
action-aim = ، لواحدة من هذه: { $cells }
trigger-sides = { " " }({ $sides-and } فقط)
trigger-along = ، في كل اتجاه لقطعة { $ways-alternatives }
trigger-tests = ، إذا { $tests-and }
trigger-delay = ، بعد { $turns-turns }
on-game-start = تبدأ المباراة
on-turn-start = يبدأ دور طرف
on-turn-end = ينتهي دور طرف
on-before-move = يهمّ طرف بالنقل
on-after-move = ينقل طرف
on-drop = تُنزَل قطعة
on-capture = تأخذ قطعة
on-promotion = تُرقّى قطعة
on-gating = تدخل قطعة من بوابة
on-elimination = يُخرج طرف طرفًا آخر، أو يخرج طرف من غير أن يخرجه آخر

# المُحفّزات: الأطراف والخانات
that-side = ذلك الطرف
its-side = طرفها
other-side = الطرف الآخر
ally-side = الطرف الحليف
every-side = كل طرف
any-side = أي طرف
own-pieces-on = قطع ذلك الطرف على { $cells }
enemy-pieces-on = قطع الطرف الآخر على { $cells }
ally-pieces-on = قطع الطرف الحليف على { $cells }
the-cells-on = الخانات على { $cells }
spot-board = الرقعة
spot-from = الخانة التي بدأت منها النقلة
spot-piece = خانة القطعة
spot-to = الخانة التي انتهت إليها النقلة
spot-aim = الخانة المختارة
spot-captured = خانة الأخذ
spot-partner = الخانة التي وصلت إليها القطعة المبيّتة مع الملك
next-to = الخانات المجاورة ({ $spot })
reached-from = الخانات التي تبلغها من هناك ({ $spot }) قطعة { $ways-alternatives }
ahead-of = { $n ->
    [1] الخانة التي أمامها مباشرة ({ $spot })
   *[other] الخانة التي أمامها على بعد { $n } خطوات ({ $spot })
 }
behind = { $n ->
    [1] الخانة التي خلفها مباشرة ({ $spot })
   *[other] الخانة التي خلفها على بعد { $n } خطوات ({ $spot })
 }
first-ahead = خانة أول قطعة أمامها مباشرة ({ $spot })
capturable-from = الخانات التي تستطيع القطعة التي هناك أن تأخذ عليها ({ $spot })
crossing-with = الخانات التي يتقاطع فيها الصف والعمود مع خطوط قطعه ({ $kinds-many-and }؛ { $spot })
cells-where = { $spot }{ $within }{ $holding }{ $except }{ $relations-next }
attacked-by = ، حيث يستطيع { $side } أن يأخذ
beside = ، وبجوارها { $range } من هذه القطع: { $kinds-many-and }{ $whose }
beside-reached = ، حيث تبلغ منها قطعة { $ways-alternatives } { $range } من هذه القطع: { $kinds-many-and }{ $whose }
within = { " " }ضمن { $cells-all }
holding = { " " }وعليها هذه القطع: { $kinds-many-and }{ $whose }
of-that-side = { " " }من ذلك الطرف
of-other-side = { " " }من الطرف الآخر
of-ally-side = { " " }من الطرف الحليف
except = ، باستثناء { $kinds-many-and }،

# المُحفّزات: الشروط
from-to = من { $least } إلى { $most }
at-least = { $least } على الأقل
at-most = { $most } على الأكثر
any-number = أي عدد
test-before = { $test } قبل ذلك
test-mover = كانت القطعة المنقولة { $kinds-acc-or }
test-captured = كانت قطعة مأخوذة { $kinds-acc-or }
test-promoted = كانت القطعة الجديدة { $kinds-acc-or }
test-from = بدأت النقلة على { $cells }
test-to = انتهت النقلة على { $cells }
test-along = اتجهت النقلة ذلك الاتجاه
test-check = أعطت كشًا
test-count = كان العدد { $range } من هذه: { $cells }
test-none = لم يوجد شيء من هذه: { $cells }
test-hand = كان في يد { $side } من هذه القطع ({ $kind-many }): { $range }
test-counter = كان عند { $side } من { $counter-the }: { $range }
test-turns = كان عدد الأدوار المنقضية { $range }{ $every }
multiple-of = ، من مضاعفات { $n }
all-tests = { $tests-and }
not-true = لم يكن صحيحًا أنه { $test }

# المُحفّزات: الآثار
effect-clear = تُرفع عن الرقعة كل قطعة على { $cells }
effect-place = توضع قطعة جديدة ({ $kind }، { $side }) إن كانت الخانة خالية، على { $cells }
effect-become = تتحول كل قطعة على { $cells } إلى { $kind }
effect-convert = تنضم كل قطعة على { $cells } إلى { $side }
effect-move-or-stay = تتحرك كل قطعة على { $cells } ({ $steps }) إن استطاعت
effect-move-or-go = تتحرك كل قطعة على { $cells } ({ $steps })؛ فإن لم تستطع رُفعت
effect-move-or-forbid = تتحرك كل قطعة على { $cells } ({ $steps })؛ فإن لم تستطع لم تجز النقلة
step-right = { $n } إلى اليمين
step-left = { $n } إلى اليسار
step-forward = { $n } إلى الأمام
step-back = { $n } إلى الخلف
step-up = { $n } إلى أعلى
step-down = { $n } إلى أسفل
step-ahead = { $n } في ذلك الاتجاه
step-behind = { $n } في الاتجاه المعاكس
step-ahead-far = في ذلك الاتجاه إلى أبعد ما تستطيع
step-behind-far = في الاتجاه المعاكس إلى أبعد ما تستطيع
step-to = إلى { $cells }
step-home = إلى خانة البداية
step-far = إلى أبعد ما تستطيع
effect-swap = تتبادل القطعة على { $cells } والقطعة على { $others } موضعيهما
effect-swap-or-forbid = تتبادل القطعة على { $cells } والقطعة على { $others } موضعيهما؛ فإن غابت إحداهما لم تجز النقلة
effect-rebirth = تعود هذه القطع ({ $goal }) بعد أخذها إن كانت خالية: { $kinds-many-and }{ $except }
effect-rebirth-or-forbid = تعود هذه القطع ({ $goal }) بعد أخذها، فإن لم تكن خالية لم تجز النقلة: { $kinds-many-and }{ $except }
effect-wall = يقوم جدار، إن كانت الخانة خالية، على { $cells }
effect-open = تُرفع الجدران عن { $cells }
effect-hand-gets = يدخل يد { $side }: { $held }
effect-hand-loses = يخرج من يد { $side }: { $held }
effect-moved = تُعدّ كل قطعة على { $cells } متحركة
effect-unmoved = تُعدّ كل قطعة على { $cells } غير متحركة
effect-no-castling = لا يستطيع { $side } التبييت بعدها
effect-no-castling-right = لا يستطيع { $side } التبييت إلى اليمين بعدها
effect-no-castling-left = لا يستطيع { $side } التبييت إلى اليسار بعدها
effect-en-passant = يجوز أخذ القطعة بالمرور على { $cells }
effect-no-en-passant = لا يجوز أخذ شيء بالمرور
effect-count = { $side } { $changes-and }
counter-set = يصير عنده { $n } من { $counter-the }
counter-gets = يكسب { $amount }{ $each }
counter-loses = يفقد { $amount }{ $each }
counter-amount = { $n } من { $counter-the }
for-each = { " " }عن كل واحدة من هذه: { $cells }
effect-turn-again = ينقل الطرف نقلة أخرى
effect-turn-end = ينتهي دور الطرف
effect-win = يفوز { $side }
effect-loss = يخسر { $side }
effect-forbid = لا تجوز النقلة

# الأرضية
terrain-fences = أسيجة لا يعبرها إلا القفز: { $at }.
terrain-cracked = جدران متصدّعة تهدمها القنبلة: { $at }.
terrain-ice = جليد تظل القطع تنزلق عليه: { $at }.
terrain-exits = مخارج: { $at }.
terrain-belt = أحزمة ناقلة نحو { $toward }: { $at }.
terrain-one-way = لا يُدخَل إليها إلا نحو { $toward }: { $at }.
terrain-door = باب لونه { $colour }: { $at }.
terrain-gate = بوابة تُفتح ما دامت { $all ->
    [yes] كل صفائح القناة { $channel } مضغوطة
   *[no] صفيحة من القناة { $channel } مضغوطة
 }: { $at }.
terrain-plate-hold = صفيحة من القناة { $channel } تبقى مضغوطة ما دام عليها شيء: { $at }.
terrain-plate-latch = صفيحة من القناة { $channel } تبقى مضغوطة دائمًا: { $at }.
terrain-plate-toggle = صفيحة من القناة { $channel } تتبدل مع كل وصول: { $at }.
terrain-warp = بوابة نقل تقود من { $from } إلى { $to }.
terrain-promotion = تُرقّى القطع على { $at }.
terrain-item = على { $at }: { $item }.
terrain-l-paths = لا تقفز هذه القطع إلا إذا خلا أحد طريقيها من الجدران والأبواب المغلقة: { $kinds-and }.
terrain-warp-captures = تأخذ بوابة النقل من يقف من الأعداء عند مخرجها.
terrain-warp-forbidden = لا يجوز دخول بوابة نقل مخرجها مشغول.
north = الشمال
north-east = الشمال الشرقي
east = الشرق
south-east = الجنوب الشرقي
south = الجنوب
south-west = الجنوب الغربي
west = الغرب
north-west = الشمال الغربي
item-key = مفتاح لونه { $colour }
item-sword = سيف
item-shield = درع
item-ward = حِرز
item-form = هيئة { $kind }
item-bomb = قنبلة
item-coin = عملة

# المراحل
quest-is = { $side }: { $aims-and }.
quest-no-pieces = تُخسر المرحلة إذا لم تبق قطعة لهذا الطرف: { $side }.
quest-lost = تُخسر المرحلة إذا لم يبق شيء من هذا: { $who }.
quest-moves = تُخسر المرحلة بعد أكثر من { $most-moves }.
quest-rounds = تُخسر المرحلة بعد أكثر من { $most-rounds }.
aim-take-everything = أخذ كل شيء
aim-take-all = أخذ كل هذا: { $who }
aim-exit-all = إيصال كل هذا إلى المخرج: { $who }
aim-exit = { $count ->
    [1] إيصال { $who } إلى المخرج
   *[other] إيصال { $count } إلى المخرج من هذا: { $who }
 }
aim-survive = الصمود { $rounds-rounds }
aim-collect = جمع { $count } × { $item }
aim-place = إيصال { $who } إلى { $at }
aim-visit = زيارة { $at }
aim-promote = الترقية { $count-times }
aim-material = امتلاك قطع قيمتها { $least-points }
aim-protect = الحفاظ على { $who }
aim-any = { $aims-or }
aim-all = { $aims-and }
who = { $kind }
who-of-side = { $kind } ({ $side })
who-named = { $kind } { $tag }
who-of-side-named = { $kind } { $tag } ({ $side })

# النهاية: النتائج
it-loses = يخسر
it-wins = يفوز
game-drawn = تنتهي المباراة بالتعادل
fewest-win = يفوز من له قطع أقل على الرقعة؛ فإن تساوى العدد فالمباراة تعادل
most-win = يفوز من له قطع أكثر على الرقعة؛ فإن تساوى العدد فالمباراة تعادل
named-loses = يخسر { $side }
named-wins = يفوز { $side }
named-draws = يتعادل { $side }
causer-loses = يخسر من تسبب في ذلك
causer-wins = يفوز من تسبب في ذلك
side-wins = يفوز
side-loses = يخسر
side-draws = يتعادل
side-ends-fewest = ينهي المباراة، ويفوز من له أقل القطع
side-ends-most = ينهي المباراة، ويفوز من له أكثر القطع

# النهاية: كش مات
checkmate = كش مات: حين يكون صاحب الدور تحت الكش ولا نقلة ممكنة له، { $result-and }.
stalemate = الجمود: حين لا يكون صاحب الدور تحت الكش ولا نقلة ممكنة له، { $result-and }.
no-move = حين لا تكون لصاحب الدور نقلة ممكنة، { $result-and }.
royals-blown-up = من فُجِّر أو أُخذ عنده { $kinds-the-or } خسر.
royals-captured = من أُخذ عنده { $kinds-the-or } خسر.
mate-not-by = من أعطى كش مات ب{ $kinds-or } فقط خسر.
mate-needs-check-by = كش مات تعادل ما لم يكن أحد الكشّات المتصلة قبله من { $kinds-or }.

# النهاية: الأهداف
goal = يفوز الطرف حين يوصل { $who } إلى { $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }{ $blocked }.{ $reply }
pieces = { $held }
its-piece = { $kinds-the-or } عنده
of-its-pieces = { $count } من هذه القطع ({ $kinds-many-and })
goal-held = { $many ->
    [yes] { " " }وتبقى هناك حتى يبدأ دوره التالي
   *[no] { " " }ويبقيها هناك حتى يبدأ دوره التالي
 }
goal-safe = { $many ->
    [yes] ، حيث لا تؤخذ في الحال
   *[no] ، بمأمن من الأخذ في الحال
 }
goal-blocked = ، أو كانت واحدة منها هناك وكل خانة أخرى هناك مشغولة
goal-reply = { " " }وإذا فعل { $first } ذلك فما زال في وسع { $second } أن يفعله في نقلته التالية، وتكون المباراة عندئذ تعادلًا.
goal-replies = { " " }والأطراف التي لم تنقل بعد في الجولة نفسها في وسعها أن تفعل مثله، ويكون ذلك تعادلًا.
connect-line = الطرف الذي يضع على خط واحد متجاورةً { $count } من هذه القطع ({ $kinds-many-and }) { $result }{ $along }.
connect-collinear = الطرف الذي يضع في أي مكان من خط واحد { $count } من هذه القطع ({ $kinds-many-and }) { $result }{ $along }.
connect-block = الطرف الذي يملأ مربعًا من { $size } في { $size } بهذه القطع ({ $kinds-many-and }) { $result }.
connect-chain = الطرف الذي له سلسلة من هذه القطع ({ $kinds-many-and }) من { $from } إلى { $to } { $result }{ $along }.
counted-along = ، على خطوط قطعة { $ways-alternatives }
full-board = حين لا تبقى خانة خالية، { $result }.
checks-given = من أعطى الكش { $count-times } فاز في الحال.

checks-win = يكفي للفوز { $count ->
    [1] إعطاء كش واحد
   *[other] إعطاء الكش { $count-times }
 }.

# النهاية: خسارة القطع
extinction-loses = يخسر { $who } حين { $left }{ $others }{ $reply }.
extinction-wins = يفوز { $who } حين { $left }{ $others }{ $reply }.
extinction-ends = حين { $left }{ $others } ({ $who })، { $result }{ $reply }.
a-side = الطرف
the-sides = { $sides-or }
nothing-left = لا يبقى له شيء من القطع
none-left = لا يبقى له شيء من هذه القطع ({ $kinds-or })
one-left = لا تبقى له إلا قطعة واحدة
few-left = لا يبقى له أكثر من { $held }
few-of-kind-left = لا يبقى له من هذه القطع ({ $kinds-many-and }) أكثر من { $count }
while-others-have = { " " }وعند الطرف الآخر { $count } أو أكثر
unless-reply = ، إلا إذا استطاع أن يردّ الطرف الآخر إلى مثل ذلك في نقلته التالية
eliminated-stay = تبقى قطع الطرف الخارج على الرقعة ويجوز أخذها.
eliminated-vanish = تغادر قطع الطرف الخارج الرقعة.
eliminated-obstacles = تبقى قطع الطرف الخارج على الرقعة عوائق، ولا يجوز لأحد أخذها.
eliminated-captor = حين يخرج طرف تغادر قطعه الملكية الرقعة وتنتقل بقية قطعه إلى الطرف الذي أخرجه؛ فإن لم يخرجه طرف آخر بقيت كلها عوائق.
last-side-wins = يفوز آخر طرف باقٍ.
last-team-wins = يفوز آخر فريق باقٍ.
team-falls = يخسر الفريق حالما يخسر أحد أطرافه.
score-decides = حين لا يبقى إلا طرف أو فريق واحد، أو حين تكون المباراة تعادلًا، يفوز صاحب العدد الأكبر من { $counter-the } ولو كان خارجًا.

# النهاية: التعادل
move-rule = تنتهي المباراة بالتعادل بعد { $moves-moves } من كل طرف بلا { $reset }{ $claim }.
a-capture = أخذ
a-capture-or-move = أخذ ولا تحريك { $kinds-or }
move-rule-claim = ، إذا طالب به لاعب؛ وبعد { $last-moves } بلا مطالبة
move-rule-checks = لا يُحسب في هذا الحد من كشّات الطرف إلا أول { $count }.
repetition = حين يتكرر الوضع نفسه للمرة { $times-ordinal }، { $result-and }{ $claim }.
repetition-claim = { " " }إذا طالب به لاعب؛ وللمرة { $last-ordinal } بلا مطالبة
perpetual-check = ولكن يخسر الطرف إذا كان وحده قد أعطى كشًا في كل نقلة من التكرار.
chase = يخسر الطرف إذا كان وحده قد طارد القطعة نفسها في كل نقلة من التكرار. والمطاردة تهديد جديد بأخذ قطعة غير محمية.
chase-free = لهذه القطع أن تطارد أي قطعة: { $kinds-many-and }.
chase-prey = يجوز أن تطارَد هذه القطع: { $prey-and }.
chase-threats = تُحسب هذه التهديدات ولو كانت القطعة محمية: { $threats-and }.
prey = { $kinds-many-and }
prey-at-home = { $kinds-many-and } على { $cells-their }
threat = تهديد { $stronger-or } من { $weaker-or }
to-and-fro = من حرّك ذهابًا وإيابًا { $turns-turns } متتالية { $kinds-the-or } خسر، إلا إذا كان تحت الكش.
counting-board = { $once }{ $who } يجوز له أن يعدّ نقلاته: فإن بلغ العدّ { $limit } بلا كش مات فالمباراة تعادل.
counting-bare = { $once }الطرف الذي لم يبق له إلا الملك يعدّ نقلاته: والمباراة تعادل بعد هذا العدد: { $limits-and }.
counting-once = حين لا يبقى على الرقعة شيء من هذه القطع ({ $kinds-or })،{ " " }
counting-from-pieces = يبدأ العدّ من عدد القطع على الرقعة بدل الواحد.
more-than-king = الطرف الذي له أكثر من ملكه
more-than-king-at-most = الطرف الذي له أكثر من ملكه ولا يزيد ما عنده على { $held }
limit-against = { $limit } أمام { $held-and }
limit-against-rest = { $limit } أمام غير ذلك

# النهاية: الإعلان والنقاط
declaration = لصاحب الدور، ما لم يكن تحت الكش، أن يعلن { $win ->
    [yes] الفوز
   *[no] التعادل
 } حين يكون ملكه على { $cells }{ $company }{ $needed }.{ $worth }
with-more = { " " }ومعه زيادةً { $held }
it-has-points = { " " }وعنده { $points-or }
points = { $points-points }
points-of-side = { $points-points } ({ $side })
pieces-count = { " " }تُحسب القطع هناك وفي اليد: { $worth-comma }.
points-for-each = { $points } لكل من هذه: { $kinds-or }
points-for-kind = { $kind }: { $points }
points-for-side = الطرف { $side }: { $points }
draw-to-most-pieces = المباراة التي كانت ستنتهي بالتعادل يفوز بها من له قطع أكثر على الرقعة.
draw-to-most-points = المباراة التي كانت ستنتهي بالتعادل يفوز بها من له نقاط أكثر.
draw-points = تُحسب النقاط بما للطرف على الرقعة: { $points-comma }.
draw-won-by = المباراة التي كانت ستنتهي بالتعادل يفوز بها { $side }.

# القطع والأطراف والعدّادات
rule-the = ال{ $noun }
rule-acc = { $gender ->
    [f] { $noun }
   *[m] { $noun }ًا
 }
rule-foe = { $noun } الخصم
unknown-piece = قطعة «{ $name }»
    .gender = f
    .the = القطعة «{ $name }»
    .two = قطعتين «{ $name }»
    .many = قطع «{ $name }»
    .acc = قطعة «{ $name }»
    .foe = قطعة الخصم «{ $name }»
unknown-side = { $name }
unknown-counter = { $name }
    .the = { $name }
noun-side-white = { $custom ->
    [xiangqi] الأحمر
    [janggi] تشو
    [shogi] سِنتيه
   *[other] الأبيض
 }
noun-side-black = { $custom ->
    [janggi] هان
    [shogi] غوتيه
   *[other] الأسود
 }
noun-side-red = الأحمر
noun-side-green = الأخضر
noun-side-yellow = الأصفر
noun-side-blue = الأزرق
noun-side-you = اللاعب
noun-side-foe = الأعداء
noun-counter-points = نقاط
    .the = النقاط
noun-counter-delays = تأخيرات
    .the = التأخيرات
noun-counter-leaps = قفزات
    .the = القفزات
noun-counter-straight = نقلات مستقيمة
    .the = النقلات المستقيمة
noun-counter-mills = طواحين
    .the = الطواحين
noun-counter-orders = ترتيبات
    .the = الترتيبات
noun-counter-pairs = أزواج
    .the = الأزواج
noun-piece = قطعة
    .gender = f
    .two = قطعتين
    .many = قطع
noun-piece-king = ملك
    .gender = m
    .two = ملكين
    .many = ملوك
noun-piece-queen = وزير
    .gender = m
    .two = وزيرين
    .many = وزراء
noun-piece-rook = رخ
    .gender = m
    .two = رخين
    .many = رخاخ
noun-piece-bishop = فيل
    .gender = m
    .two = فيلين
    .many = فيلة
noun-piece-knight = حصان
    .gender = m
    .two = حصانين
    .many = أحصنة
noun-piece-pawn = بيدق
    .gender = m
    .two = بيدقين
    .many = بيادق
noun-piece-general = جنرال
    .gender = m
    .two = جنرالين
    .many = جنرالات
noun-piece-advisor = مستشار
    .gender = m
    .two = مستشارين
    .many = مستشارين
noun-piece-elephant = { $custom ->
    [xiangqi] فيل
    [janggi] فيل
   *[other] فيل حربي
 }
    .gender = m
    .the = { $custom ->
        [xiangqi] الفيل
        [janggi] الفيل
       *[other] الفيل الحربي
     }
    .two = { $custom ->
        [xiangqi] فيلين
        [janggi] فيلين
       *[other] فيلين حربيين
     }
    .many = { $custom ->
        [xiangqi] فيلة
        [janggi] فيلة
       *[other] فيلة حربية
     }
    .acc = { $custom ->
        [xiangqi] فيلًا
        [janggi] فيلًا
       *[other] فيلًا حربيًا
     }
    .foe = { $custom ->
        [xiangqi] فيل الخصم
        [janggi] فيل الخصم
       *[other] فيل الخصم الحربي
     }
noun-piece-horse = { $custom ->
    [shogi] حصان التنين
    [xiangqi] حصان
    [janggi] حصان
   *[other] فرس
 }
    .gender = m
    .the = { $custom ->
        [shogi] حصان التنين
        [xiangqi] الحصان
        [janggi] الحصان
       *[other] الفرس
     }
    .two = { $custom ->
        [shogi] حصاني التنين
        [xiangqi] حصانين
        [janggi] حصانين
       *[other] فرسين
     }
    .many = { $custom ->
        [shogi] أحصنة التنين
        [xiangqi] أحصنة
        [janggi] أحصنة
       *[other] أفراس
     }
    .acc = { $custom ->
        [shogi] حصان التنين
        [xiangqi] حصانًا
        [janggi] حصانًا
       *[other] فرسًا
     }
    .foe = { $custom ->
        [shogi] حصان التنين عند الخصم
        [xiangqi] حصان الخصم
        [janggi] حصان الخصم
       *[other] فرس الخصم
     }
noun-piece-chariot = عربة
    .gender = f
    .two = عربتين
    .many = عربات
noun-piece-cannon = مدفع
    .gender = m
    .two = مدفعين
    .many = مدافع
noun-piece-soldier = جندي
    .gender = m
    .two = جنديين
    .many = جنود
noun-piece-gold = جنرال ذهبي
    .gender = m
    .the = الجنرال الذهبي
    .two = جنرالين ذهبيين
    .many = جنرالات ذهبية
    .acc = جنرالًا ذهبيًا
    .foe = جنرال الخصم الذهبي
noun-piece-silver = جنرال فضي
    .gender = m
    .the = الجنرال الفضي
    .two = جنرالين فضيين
    .many = جنرالات فضية
    .acc = جنرالًا فضيًا
    .foe = جنرال الخصم الفضي
noun-piece-lance = رمح
    .gender = m
    .two = رمحين
    .many = رماح
noun-piece-tokin = بيدق مرقّى
    .gender = m
    .the = البيدق المرقّى
    .two = بيدقين مرقّيين
    .many = بيادق مرقّاة
    .acc = بيدقًا مرقّى
    .foe = بيدق الخصم المرقّى
noun-piece-dragon = تنين
    .gender = m
    .two = تنينين
    .many = تنانين
noun-piece-archbishop = مطران
    .gender = m
    .two = مطرانين
    .many = مطارنة
noun-piece-chancellor = حاجب
    .gender = m
    .two = حاجبين
    .many = حجّاب
noun-piece-amazon = أمازونية
    .gender = f
    .two = أمازونيتين
    .many = أمازونيات
noun-piece-hawk = باز
    .gender = m
    .two = بازين
    .many = بزاة
noun-piece-unicorn = وحيد القرن
    .gender = m
    .the = وحيد القرن
    .two = وحيدي القرن
    .many = وحيدات القرن
    .acc = وحيد القرن
    .foe = وحيد القرن عند الخصم
noun-piece-stone = حجر
    .gender = m
    .two = حجرين
    .many = أحجار
noun-piece-promoted-lance = رمح مرقّى
    .gender = m
    .the = الرمح المرقّى
    .two = رمحين مرقّيين
    .many = رماح مرقّاة
    .acc = رمحًا مرقّى
    .foe = رمح الخصم المرقّى
noun-piece-promoted-knight = حصان مرقّى
    .gender = m
    .the = الحصان المرقّى
    .two = حصانين مرقّيين
    .many = أحصنة مرقّاة
    .acc = حصانًا مرقّى
    .foe = حصان الخصم المرقّى
noun-piece-promoted-queen = وزير مرقّى
    .gender = m
    .the = الوزير المرقّى
    .two = وزيرين مرقّيين
    .many = وزراء مرقّون
    .acc = وزيرًا مرقّى
    .foe = وزير الخصم المرقّى
noun-piece-promoted-silver = جنرال فضي مرقّى
    .gender = m
    .the = الجنرال الفضي المرقّى
    .two = جنرالين فضيين مرقّيين
    .many = جنرالات فضية مرقّاة
    .acc = جنرالًا فضيًا مرقّى
    .foe = جنرال الخصم الفضي المرقّى
noun-piece-promoted-bishop = فيل مرقّى
    .gender = m
    .the = الفيل المرقّى
    .two = فيلين مرقّيين
    .many = فيلة مرقّاة
    .acc = فيلًا مرقّى
    .foe = فيل الخصم المرقّى
noun-piece-wizard = ساحر
    .gender = m
    .two = ساحرين
    .many = سحرة
noun-piece-lion = أسد
    .gender = m
    .two = أسدين
    .many = أسود
noun-piece-champion = بطل
    .gender = m
    .two = بطلين
    .many = أبطال
noun-piece-met = مِيت
    .gender = m
    .two = مِيتين
    .many = مِيتات
noun-piece-khon = خُون
    .gender = m
    .two = خُونين
    .many = خُونات
noun-piece-archer = رامي سهام
    .gender = m
    .the = رامي السهام
    .two = راميي سهام
    .many = رماة سهام
    .acc = رامي سهام
    .foe = رامي سهام للخصم
noun-piece-commoner = عامّي
    .gender = m
    .two = عامّيين
    .many = عوامّ
noun-piece-nightrider = فارس الليل
    .gender = m
    .the = فارس الليل
    .two = فارسي الليل
    .many = فرسان الليل
    .acc = فارس الليل
    .foe = فارس الليل عند الخصم
noun-piece-griffon = غريفون
    .gender = m
    .two = غريفونين
    .many = غريفونات
noun-piece-sergeant = رقيب
    .gender = m
    .two = رقيبين
    .many = رقباء
noun-piece-centaur = قنطور
    .gender = m
    .two = قنطورين
    .many = قناطير
noun-piece-ferz = فرزان
    .gender = m
    .two = فرزانين
    .many = فرازين
noun-piece-pincer = كماشة
    .gender = f
    .two = كماشتين
    .many = كماشات
noun-piece-withdrawer = منسحب
    .gender = m
    .two = منسحبين
    .many = منسحبات
noun-piece-coordinator = منسق
    .gender = m
    .two = منسقين
    .many = منسقات
noun-piece-long-leaper = وثاب
    .gender = m
    .two = وثابين
    .many = وثابات
noun-piece-chameleon = حرباء
    .gender = f
    .two = حرباوين
    .many = حرباوات
noun-piece-immobilizer = مثبِّت
    .gender = m
    .two = مثبِّتين
    .many = مثبِّتات
noun-piece-grasshopper = جندب
    .gender = m
    .two = جندبين
    .many = جنادب
noun-piece-phoenix = عنقاء
    .gender = f
    .two = عنقاوين
    .many = عنقاوات
noun-piece-fox = ثعلب
    .gender = m
    .two = ثعلبين
    .many = ثعالب
noun-piece-man = رجل
    .gender = m
    .two = رجلين
    .many = رجال
noun-piece-yurt = خيمة
    .gender = f
    .two = خيمتين
    .many = خيام
noun-piece-falcon = صقر
    .gender = m
    .two = صقرين
    .many = صقور
noun-piece-marshal = مشير
    .gender = m
    .two = مشيرين
    .many = مشيرين
noun-piece-dragon-king = ملك التنين
    .gender = m
    .the = ملك التنين
    .two = ملكي التنين
    .many = ملوك التنين
    .acc = ملك التنين
    .foe = ملك التنين عند الخصم
noun-piece-dragon-horse = حصان التنين
    .gender = m
    .the = حصان التنين
    .two = حصاني التنين
    .many = أحصنة التنين
    .acc = حصان التنين
    .foe = حصان التنين عند الخصم
noun-piece-wazir = وزير صغير
    .gender = m
    .the = الوزير الصغير
    .two = وزيرين صغيرين
    .many = وزراء صغار
    .acc = وزيرًا صغيرًا
    .foe = وزير الخصم الصغير
noun-piece-dabbaba = دبابة
    .gender = f
    .two = دبابتين
    .many = دبابات
noun-piece-alfil = فيل قديم
    .gender = m
    .the = الفيل القديم
    .two = فيلين قديمين
    .many = فيلة قديمة
    .acc = فيلًا قديمًا
    .foe = فيل الخصم القديم
noun-piece-camel = جمل
    .gender = m
    .two = جملين
    .many = جمال
noun-piece-zebra = حمار وحشي
    .gender = m
    .the = الحمار الوحشي
    .two = حمارين وحشيين
    .many = حمير وحشية
    .acc = حمارًا وحشيًا
    .foe = حمار الخصم الوحشي
noun-piece-threeleaper = واثب ثلاثي
    .gender = m
    .the = الواثب الثلاثي
    .two = واثبين ثلاثيين
    .many = واثبين ثلاثيين
    .acc = واثبًا ثلاثيًا
    .foe = واثب الخصم الثلاثي
noun-piece-tripper = واثب ثلاثي قطري
    .gender = m
    .the = الواثب الثلاثي القطري
    .two = واثبين ثلاثيين قطريين
    .many = واثبين ثلاثيين قطريين
    .acc = واثبًا ثلاثيًا قطريًا
    .foe = واثب الخصم الثلاثي القطري
noun-piece-camelrider = راكب جمال
    .gender = m
    .the = راكب الجمال
    .two = راكبي جمال
    .many = ركّاب جمال
    .acc = راكب جمال
    .foe = راكب جمال للخصم
noun-piece-vao = فاو
    .gender = m
    .two = فاوين
    .many = فاوات
noun-piece-leo = ليو
    .gender = m
    .two = ليوين
    .many = ليوات
noun-piece-manticore = مانتيكور
    .gender = m
    .two = مانتيكورين
    .many = مانتيكورات
noun-piece-war-machine = آلة حرب
    .gender = f
    .the = آلة الحرب
    .two = آلتي حرب
    .many = آلات حرب
    .acc = آلة حرب
    .foe = آلة حرب للخصم
noun-piece-rose = وردة
    .gender = f
    .two = وردتين
    .many = ورود
noun-piece-crooked-bishop = فيل متعرّج
    .gender = m
    .the = الفيل المتعرّج
    .two = فيلين متعرّجين
    .many = فيلة متعرّجة
    .acc = فيلًا متعرّجًا
    .foe = فيل الخصم المتعرّج
noun-piece-squirrel = سنجاب
    .gender = m
    .two = سنجابين
    .many = سناجب
noun-piece-kirin = كيرين
    .gender = m
    .two = كيرينين
    .many = كيرينات
noun-piece-frog = ضفدع
    .gender = m
    .two = ضفدعين
    .many = ضفادع
noun-piece-buffalo = جاموس
    .gender = m
    .two = جاموسين
    .many = جواميس
noun-piece-hoplite = هوبليت
    .gender = m
    .two = هوبليتين
    .many = هوبليتات
noun-piece-lieutenant = ملازم
    .gender = m
    .two = ملازمين
    .many = ملازمين
noun-piece-captain = نقيب
    .gender = m
    .two = نقيبين
    .many = نقباء
noun-piece-warlord = أمير حرب
    .gender = m
    .the = أمير الحرب
    .two = أميري حرب
    .many = أمراء حرب
    .acc = أمير حرب
    .foe = أمير حرب للخصم
noun-piece-wall = جدار
    .gender = m
    .two = جدارين
    .many = جدران
noun-piece-hound = كلب صيد
    .gender = m
    .the = كلب الصيد
    .two = كلبي صيد
    .many = كلاب صيد
    .acc = كلب صيد
    .foe = كلب صيد للخصم
noun-piece-lancer = رمّاح
    .gender = m
    .two = رمّاحين
    .many = رمّاحة
noun-piece-kheshig = كشيك
    .gender = m
    .two = كشيكين
    .many = كشيكات
noun-piece-cardinal = كاردينال
    .gender = m
    .two = كاردينالين
    .many = كرادلة
noun-piece-janus = يانوس
    .gender = m
    .two = يانوسين
    .many = يانوسات
noun-piece-minister = ناظر
    .gender = m
    .two = ناظرين
    .many = نظّار
noun-piece-wolf = ذئب
    .gender = m
    .two = ذئبين
    .many = ذئاب
noun-piece-ai-wok = آي ووك
    .gender = m
    .two = قطعتي آي ووك
    .many = قطع آي ووك
    .acc = آي ووك
noun-piece-counsellor = ناصح
    .gender = m
    .two = ناصحين
    .many = ناصحين
noun-piece-courier = ساعٍ
    .gender = m
    .the = الساعي
    .two = ساعيين
    .many = سعاة
    .acc = ساعيًا
    .foe = ساعي الخصم
noun-piece-fool = مهرّج
    .gender = m
    .two = مهرّجين
    .many = مهرّجين
noun-piece-bers = برس
    .gender = m
    .two = برسين
    .many = برسات
noun-piece-giraffe = زرافة
    .gender = f
    .two = زرافتين
    .many = زرافات
noun-piece-chick = كتكوت
    .gender = m
    .two = كتكوتين
    .many = كتاكيت
noun-piece-hen = دجاجة
    .gender = f
    .two = دجاجتين
    .many = دجاجات
noun-piece-drunk-elephant = فيل سكران
    .gender = m
    .the = الفيل السكران
    .two = فيلين سكرانين
    .many = فيلة سكارى
    .acc = فيلًا سكران
    .foe = فيل الخصم السكران
noun-piece-prince = أمير
    .gender = m
    .two = أميرين
    .many = أمراء
noun-piece-swallow = سنونو
    .gender = m
    .two = سنونوين
    .many = سنونوات
    .acc = سنونو
noun-piece-crane = كركي
    .gender = m
    .two = كركيين
    .many = كراكي
noun-piece-pheasant = تدرج
    .gender = m
    .two = تدرجين
    .many = تدارج
noun-piece-left-quail = سمانى يسرى
    .gender = f
    .the = السمانى اليسرى
    .two = سمانيين يسريين
    .many = سمانيات يسرى
    .foe = سمانى الخصم اليسرى
noun-piece-right-quail = سمانى يمنى
    .gender = f
    .the = السمانى اليمنى
    .two = سمانيين يمنيين
    .many = سمانيات يمنى
    .foe = سمانى الخصم اليمنى
noun-piece-goose = إوزة
    .gender = f
    .two = إوزتين
    .many = إوزات
noun-piece-eagle = نسر
    .gender = m
    .two = نسرين
    .many = نسور
noun-piece-spear-knight = حصان حامل رمح
    .gender = m
    .the = الحصان حامل الرمح
    .two = حصانين حاملي رمح
    .many = أحصنة حاملة رمح
    .acc = حصانًا حامل رمح
    .foe = حصان الخصم حامل الرمح
noun-piece-spear-bishop = فيل حامل رمح
    .gender = m
    .the = الفيل حامل الرمح
    .two = فيلين حاملي رمح
    .many = فيلة حاملة رمح
    .acc = فيلًا حامل رمح
    .foe = فيل الخصم حامل الرمح
noun-piece-spear-rook = رخ حامل رمح
    .gender = m
    .the = الرخ حامل الرمح
    .two = رخين حاملي رمح
    .many = رخاخ حاملة رمح
    .acc = رخًا حامل رمح
    .foe = رخ الخصم حامل الرمح
noun-piece-spear-silver = فضي حامل رمح
    .gender = m
    .the = الفضي حامل الرمح
    .two = فضيين حاملي رمح
    .many = قطع فضية حاملة رمح
    .acc = فضيًا حامل رمح
    .foe = فضي الخصم حامل الرمح
noun-piece-spear-gold = ذهبي حامل رمح
    .gender = m
    .the = الذهبي حامل الرمح
    .two = ذهبيين حاملي رمح
    .many = قطع ذهبية حاملة رمح
    .acc = ذهبيًا حامل رمح
    .foe = ذهبي الخصم حامل الرمح
noun-piece-leopard = نمر
    .gender = m
    .two = نمرين
    .many = نمور
noun-piece-spider = عنكبوت
    .gender = m
    .two = عنكبوتين
    .many = عناكب
noun-piece-fortress = حصن
    .gender = m
    .two = حصنين
    .many = حصون
noun-piece-banner = راية
    .gender = f
    .two = رايتين
    .many = رايات
noun-piece-rear-pawn = بيدق خلفي
    .gender = m
    .the = البيدق الخلفي
    .two = بيدقين خلفيين
    .many = بيادق خلفية
    .acc = بيدقًا خلفيًا
    .foe = بيدق الخصم الخلفي
noun-piece-bede = بِيد
    .gender = m
    .two = بِيدين
    .many = بِيدات
noun-piece-fad = فاد
    .gender = m
    .two = فادين
    .many = فادات
noun-piece-short-rook = رخ قصير
    .gender = m
    .the = الرخ القصير
    .two = رخين قصيرين
    .many = رخاخ قصيرة
    .acc = رخًا قصيرًا
    .foe = رخ الخصم القصير
noun-piece-half-duck = نصف بطة
    .gender = m
    .the = نصف البطة
    .two = نصفي بطة
    .many = أنصاف بط
    .acc = نصف بطة
    .foe = نصف بطة للخصم
noun-piece-charging-rook = رخ مندفع
    .gender = m
    .the = الرخ المندفع
    .two = رخين مندفعين
    .many = رخاخ مندفعة
    .acc = رخًا مندفعًا
    .foe = رخ الخصم المندفع
noun-piece-fibnif = فيبنيف
    .gender = m
    .two = فيبنيفين
    .many = فيبنيفات
noun-piece-charging-knight = حصان مندفع
    .gender = m
    .the = الحصان المندفع
    .two = حصانين مندفعين
    .many = أحصنة مندفعة
    .acc = حصانًا مندفعًا
    .foe = حصان الخصم المندفع
noun-piece-colonel = عقيد
    .gender = m
    .two = عقيدين
    .many = عقداء
noun-piece-serpent = أفعى
    .gender = f
    .two = أفعيين
    .many = أفاعي
noun-piece-vulture = عقاب
    .gender = m
    .two = عقابين
    .many = عقبان
noun-piece-jaguar = جاغوار
    .gender = m
    .two = جاغوارين
    .many = جاغوارات
noun-piece-quetzal = كيتزال
    .gender = m
    .two = كيتزالين
    .many = كيتزالات
noun-piece-shaman = شامان
    .gender = m
    .two = شامانين
    .many = شامانات
noun-piece-offering = قربان
    .gender = m
    .two = قربانين
    .many = قرابين
noun-piece-warrior = محارب
    .gender = m
    .two = محاربين
    .many = محاربين
noun-piece-divine-king = ملك مؤلَّه
    .gender = m
    .the = الملك المؤلَّه
    .two = ملكين مؤلَّهين
    .many = ملوك مؤلَّهين
    .acc = ملكًا مؤلَّهًا
    .foe = ملك الخصم المؤلَّه
noun-piece-duke = دوق
    .gender = m
    .two = دوقين
    .many = دوقات
noun-piece-maharajah = مهراجا
    .gender = m
    .two = مهراجين
    .many = مهراجات
    .acc = مهراجا
noun-piece-ninja = نينجا
    .gender = m
    .two = نينجاوين
    .many = نينجات
    .acc = نينجا
noun-piece-monk = راهب
    .gender = m
    .two = راهبين
    .many = رهبان
noun-piece-musketeer = فارس
    .gender = m
    .two = فارسين
    .many = فرسان
noun-piece-wildebeest = ثيتل
    .gender = m
    .two = ثيتلين
    .many = ثياتل
noun-piece-goat = عنزة
    .gender = f
    .two = عنزتين
    .many = عنزات
noun-piece-hare = أرنب
    .gender = m
    .two = أرنبين
    .many = أرانب
noun-piece-car = سيارة
    .gender = f
    .two = سيارتين
    .many = سيارات
noun-piece-tiger = نمر مخطط
    .gender = m
    .the = النمر المخطط
    .two = نمرين مخططين
    .many = نمور مخططة
    .acc = نمرًا مخططًا
noun-piece-chief = زعيم
    .gender = m
    .two = زعيمين
    .many = زعماء
noun-piece-covered = قطعة مغطاة
    .gender = f
    .two = قطعتين مغطاتين
    .many = قطع مغطاة
noun-piece-dog = كلب
    .gender = m
    .two = كلبين
    .many = كلاب
noun-piece-khatun = خاتون
    .gender = f
    .two = خاتونين
    .many = خاتونات
noun-piece-scout = كشّاف
    .gender = m
    .two = كشّافين
    .many = كشّافين
noun-piece-vizier = وزير دولة
    .gender = m
    .the = وزير الدولة
    .two = وزيري دولة
    .many = وزراء دولة
    .acc = وزير دولة
    .foe = وزير دولة للخصم
noun-piece-crocodile = تمساح
    .gender = m
    .two = تمساحين
    .many = تماسيح
noun-piece-gold-cannon = مدفع ذهبي
    .gender = m
    .the = المدفع الذهبي
    .two = مدفعين ذهبيين
    .many = مدافع ذهبية
    .acc = مدفعًا ذهبيًا
    .foe = مدفع الخصم الذهبي
noun-piece-flying-gold-cannon = مدفع ذهبي طائر
    .gender = m
    .the = المدفع الذهبي الطائر
    .two = مدفعين ذهبيين طائرين
    .many = مدافع ذهبية طائرة
    .acc = مدفعًا ذهبيًا طائرًا
    .foe = مدفع الخصم الذهبي الطائر
noun-piece-silver-cannon = مدفع فضي
    .gender = m
    .the = المدفع الفضي
    .two = مدفعين فضيين
    .many = مدافع فضية
    .acc = مدفعًا فضيًا
    .foe = مدفع الخصم الفضي
noun-piece-flying-silver-cannon = مدفع فضي طائر
    .gender = m
    .the = المدفع الفضي الطائر
    .two = مدفعين فضيين طائرين
    .many = مدافع فضية طائرة
    .acc = مدفعًا فضيًا طائرًا
    .foe = مدفع الخصم الفضي الطائر
noun-piece-copper-cannon = مدفع نحاسي
    .gender = m
    .the = المدفع النحاسي
    .two = مدفعين نحاسيين
    .many = مدافع نحاسية
    .acc = مدفعًا نحاسيًا
    .foe = مدفع الخصم النحاسي
noun-piece-flying-copper-cannon = مدفع نحاسي طائر
    .gender = m
    .the = المدفع النحاسي الطائر
    .two = مدفعين نحاسيين طائرين
    .many = مدافع نحاسية طائرة
    .acc = مدفعًا نحاسيًا طائرًا
    .foe = مدفع الخصم النحاسي الطائر
noun-piece-iron-cannon = مدفع حديدي
    .gender = m
    .the = المدفع الحديدي
    .two = مدفعين حديديين
    .many = مدافع حديدية
    .acc = مدفعًا حديديًا
    .foe = مدفع الخصم الحديدي
noun-piece-flying-iron-cannon = مدفع حديدي طائر
    .gender = m
    .the = المدفع الحديدي الطائر
    .two = مدفعين حديديين طائرين
    .many = مدافع حديدية طائرة
    .acc = مدفعًا حديديًا طائرًا
    .foe = مدفع الخصم الحديدي الطائر

# Chance
chance-die = قبل كل دور يُرمى نرد. على الطرف صاحب الدور أن يحرك قطعة من النوع الظاهر أو أن يرقّي قطعة إليه. أوجه النرد: { $kinds-or }؛ والنوع الذي لا يمكن به هذا ولا ذاك لا يظهر.
chance-bag = في البداية يحوي كيس كل طرف: { $held-and }.
chance-covered = قطع مقلوبة ({ $kind }): إذا تحركت واحدة منها صارت قطعة تُسحب من كيس طرفها.
chance-unknown = لا يعرف أحد ماذا كانت القطعة المقلوبة المأخوذة ({ $kind }).
chance-captor = من يأخذ قطعة مقلوبة ({ $kind }) يرى وحده ماذا كانت؛ ولا يعرف ذلك صاحبها.
chance-all = يرى الجميع ماذا كانت القطعة المقلوبة المأخوذة ({ $kind }).
chance-face-down = في البداية توضع مقلوبةً قطع لا تخص أحدًا هنا: { $cells }. لا تتحرك إليها قطعة ولا تُؤخذ.
chance-turn-up = بدل التحريك يجوز للطرف أن يكشف واحدة منها. فتصير قطعة تُسحب من أكياس كل الأطراف معًا.
chance-first-own = أول قطعة تُكشف تخص الطرف الذي يكشفها.
