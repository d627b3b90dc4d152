# हिन्दी में नियम-पत्र। वाक्य, रूप और सूचियाँ कैसे बनती हैं, यह `sheet-en.ftl` के आरंभ में लिखा है।
#
# मोहरों के रूप: `obl` परसर्ग से पहले का रूप है, `many` बहुवचन। जो मोहरे केवल किसी दस्तावेज़ में हैं, वे “मोहरा …” कहलाते हैं।

# पृष्ठ
language = hi
title = { $game }: नियम
also-called = अन्य नाम: { $names }।
heading-different = { $game } से अंतर
not-here = यहाँ लागू नहीं: { $sentence }
of-piece = { $piece }: { $sentence }
diagram-lead = चित्र में चिह्नित खाने पर क्लिक करें: मोहरा वहाँ जाएगा और दिखेगा कि वह आगे कहाँ जा सकता है।
diagram-label = { $piece }: चाल। तीर कुंजियाँ चिह्नित खाना चुनती हैं, Enter वहाँ ले जाता है, Escape वापस लाता है।
diagram-back = बीच में वापस
heading-goal = लक्ष्य
heading-board = बिसात
heading-start = आरंभिक स्थिति
heading-turns = बारी
heading-view = क्या दिखता है
heading-pieces = मोहरे
heading-check-and-capture = शह और मारना
heading-castling = किलेबंदी
heading-walls = दीवारें
heading-hands = हाथ के मोहरे
heading-gates = प्रवेश
heading-chance = संयोग
heading-effects = अपने आप होने वाले प्रभाव
heading-terrain = भूभाग
heading-level = स्तर
heading-end = बाज़ी का अंत
heading-about = इस खेल के बारे में
heading-signs = चित्रों के चिह्न
sign = चिह्न
meaning = अर्थ
sign-piece = मोहरा
sign-both = यहाँ चल या मार सकता है
sign-move = यहाँ चल सकता है, मार नहीं सकता
sign-capture = यहाँ मार सकता है, चल नहीं सकता
sign-first = पहली चाल में यहाँ आ सकता है
sign-first-capture = पहली चाल में यहाँ मार सकता है
sign-both-somewhere = बिसात के कुछ भागों में यहाँ चल या मार सकता है
sign-move-somewhere = बिसात के कुछ भागों में यहाँ चल सकता है
sign-capture-somewhere = बिसात के कुछ भागों में यहाँ मार सकता है
sign-both-over = दूसरे मोहरे के ऊपर से यहाँ चल या मार सकता है
sign-move-over = दूसरे मोहरे के ऊपर से यहाँ चल सकता है
sign-capture-over = दूसरे मोहरे के ऊपर से यहाँ मार सकता है
sign-remote = यहाँ आए बिना यहाँ मारता है
sign-move-remote = यहाँ चल सकता है, या यहाँ आए बिना मार सकता है
sign-line = और जब तक खाने ख़ाली हों, इसी दिशा में आगे भी
sign-block = इसके पीछे के खाने तक पहुँचने के लिए ख़ाली होना चाहिए
sign-screen = कोई भी मोहरा, जिसके ऊपर से कूदा जाता है

# संख्याएँ और सूचियाँ
number-word = { $n ->
    [0] शून्य
    [1] एक
    [2] दो
    [3] तीन
    [4] चार
    [5] पाँच
    [6] छह
    [7] सात
    [8] आठ
    [9] नौ
    [10] दस
   *[other] { $n }
 }
number-ordinal = { $n ->
    [1] पहली
    [2] दूसरी
    [3] तीसरी
    [4] चौथी
    [5] पाँचवीं
    [6] छठी
    [7] सातवीं
    [8] आठवीं
    [9] नौवीं
   *[other] { $n }वीं
 }
counted = { $count ->
    [1] एक { $noun }
   *[other] { $count-word } { $noun-many }
 }
    .obl = { $count ->
        [1] एक { $noun-obl }
       *[other] { $count-word } { $noun-many-obl }
     }
list-more = { $left }, { $right }
list-and = { $left } और { $right }
list-or = { $left } या { $right }
list-then = { $left }, फिर { $right }
list-instead = { $left } या { $right }
list-comma = { $left }, { $right }
list-next = { $left }{ $right }
list-next-more = { $left }{ $right }
list-alternatives = { $left }; या { $right }
list-alternatives-more = { $left }; या { $right }
list-ways = { $left }; { $right }
list-ways-more = { $left }; { $right }

# लक्ष्य
be-last = अंत तक बचा रहने वाला पक्ष बनें।
aim = { $ways-or }।
aim-of-side = { $side }: { $ways-or }।
way-checkmate = विरोधी { $kinds-obl-or } को मात देना
way-be-checkmated = ख़ुद मात खाना
way-have-more-pieces = बाज़ी के अंत में ज़्यादा मोहरे रखना
way-blow-it-up = उसे उड़ा देना
way-blow-up = विरोधी { $kinds-obl-or } को उड़ा देना
way-capture = विरोधी { $kinds-obl-or } को मारना
way-give-checks = { $count-word } बार शह देना
way-castle = किलेबंदी करना
way-stalemate = विरोधी के पास कोई चाल न छोड़ना
way-be-stalemated = अपने पास कोई चाल न बचना
way-have-fewer-pieces = किसी पक्ष के पास चाल न बचे, तब कम मोहरे रखना
way-draw = बाज़ी बराबर कराना
way-reach = { $who } { $many ->
    [yes] { $cells-all }
   *[no] { $cells-obl }
 } पर पहुँचाना{ $held }{ $safe }
a-piece = कोई मोहरा
your-pieces = अपने { $count-word } मोहरे
your-piece = अपने { $kinds-obl-or } को
of-your-pieces = अपने { $kinds-many-obl-or } में से { $count-word } को
way-held = { " " }और एक बारी तक वहीं रखना
way-safe = { " " }जहाँ वह मारा न जा सके
way-connect-edges = अपने मोहरों से दो किनारे जोड़ना
way-fill-block = { $size } गुणा { $size } खानों का चौकोर अपने मोहरों से भरना
way-line = अपने { $count-word } मोहरे एक रेखा में लाना
way-capture-one-kind = किसी एक प्रकार के सारे विरोधी मोहरे मारना
way-leave-none = विरोधी का कोई मोहरा न छोड़ना
way-capture-all = विरोधी के सारे मोहरे मारना
way-leave-one = विरोधी के पास केवल एक मोहरा छोड़ना
way-leave-few = विरोधी के पास अधिक से अधिक { $held } छोड़ना
way-capture-kinds = विरोधी के सारे { $kinds-many-and } मारना
way-capture-one-of = विरोधी के इन मोहरों में से एक मारना: { $held }
way-leave-few-kinds = विरोधी के पास अधिक से अधिक { $count-word } छोड़ना: { $kinds-many-and }
way-lose-all = अपने सारे मोहरे गँवाना
way-lose-all-but-king = केवल अपना राजा बचना
way-be-left-with-few = अपने पास अधिक से अधिक { $held } बचना
way-lose-piece = अपने { $kind-obl } को गँवाना
way-lose-pieces = अपने सारे { $kinds-many-and } गँवाना

# बिसात और आरंभिक स्थिति
board-hexagon = { $cells } षट्कोणीय खानों का षट्कोण, हर भुजा पर { $edge-word }।
board-hex-box = षट्कोणीय खानों के { $files } स्तंभ और { $ranks } पंक्तियाँ।
board-layers = एक के ऊपर एक { $layers } तल, हर तल पर { $files } गुणा { $ranks } खाने; A सबसे नीचे है। हर पक्ष के लिए ऊपर का अर्थ है अपने आरंभिक तलों से दूर।
board-squares = { $files } स्तंभ और { $ranks } पंक्तियाँ, { $cells } खाने।
board-hex-directions = सीधी चालें खाने की भुजाओं से होकर छह दिशाओं में जाती हैं; तिरछी चालें उसके कोनों से होकर दूसरी छह दिशाओं में।
board-holes = जो खाने चित्र में नहीं हैं, वे बिसात का भाग नहीं: कोई मोहरा वहाँ न रुक सकता है, न वहाँ से गुज़र सकता है।
board-wrap-files = बायाँ और दायाँ किनारा जुड़े हैं: एक ओर से निकला मोहरा दूसरी ओर से लौटता है।
board-wrap-ranks = निचला और ऊपरी किनारा जुड़े हैं: एक ओर से निकला मोहरा दूसरी ओर से लौटता है।
board-wrap-both = आमने-सामने के किनारे जुड़े हैं: एक ओर से निकला मोहरा दूसरी ओर से लौटता है।
board-glue = { $from } और { $to } किनारे जुड़े हैं: एक ओर से निकला मोहरा दूसरी ओर से लौटता है।
board-glue-shift = { $from } किनारा { $to } किनारे से खिसककर जुड़ा है: { $from } किनारे से निकला मोहरा { $shift } लौटता है।
board-glue-flip = { $from } किनारा { $to } किनारे से उलटा जुड़ा है, जैसे मोबियस पट्टी में: एक सिरे के पास से निकला मोहरा दूसरे सिरे के पास लौटता है।
board-glue-flip-shift = { $from } किनारा { $to } किनारे से उलटा और खिसककर जुड़ा है, जैसे मोबियस पट्टी में: एक सिरे के पास से निकला मोहरा दूसरे सिरे के पास लौटता है, { $shift }।
board-glue-mirror = उलटे किनारे के पार जाने वाला मोहरा अपनी चाल के अंत तक दर्पण की तरह चलता है; फिर उसकी दिशाएँ अपने पक्ष जैसी हो जाती हैं।
board-glue-corner = { $from } और { $to } किनारे अपने कोने के चारों ओर जुड़े हैं: कोने के पास एक से निकला मोहरा कोने के पास दूसरे से लौटता है।
board-glue-corner-flip = { $from } और { $to } किनारे उलटे जुड़े हैं: कोने के पास एक से निकला मोहरा कोने से दूर दूसरे से लौटता है।
board-glue-turn = ऐसे किनारे के पार जाने वाला मोहरा अपनी चाल के अंत तक घूमी हुई दिशाओं में चलता है; फिर वे अपने पक्ष जैसी हो जाती हैं।
board-glue-turn-flip = ऐसे किनारे के पार जाने वाला मोहरा अपनी चाल के अंत तक घूमी और पलटी हुई दिशाओं में चलता है; फिर वे अपने पक्ष जैसी हो जाती हैं।
board-join = जुड़े किनारे, इसी क्रम में: { $from } ({ $edge }) और { $to } ({ $other })।
board-join-ways = हर क़दम खड़ी और पड़ी क़तारों पर सबसे छोटा रास्ता है: जहाँ जुड़े किनारे मिलते हैं, वहाँ तिरछे क़दम या छलाँग के ऐसे कई रास्ते हो सकते हैं, और मोहरा हर एक के अंत तक जा सकता है।
edge-left = बायाँ
edge-right = दायाँ
edge-lower = निचला
edge-upper = ऊपरी
shift-up = { $count-word } पंक्ति ऊपर
shift-down = { $count-word } पंक्ति नीचे
shift-right = { $count-word } स्तंभ दाएँ
shift-left = { $count-word } स्तंभ बाएँ
setup-waits = { $kind } { $cells-obl } के पीछे प्रतीक्षा करता है।
setup-shuffle = { $cells-all } के मोहरे यादृच्छिक क्रम में आरंभ करते हैं।
shuffle-one-on-both-colours = { $kind-many } दोनों रंगों के खानों पर रहते हैं।
shuffle-on-both-colours = { $kinds-and } अलग-अलग रंग के खानों पर रहते हैं।
shuffle-between = { $middle } दो { $outer-many-obl } के बीच रहता है।
shuffle-protected = हर { $kinds-and } सुरक्षित है।
shuffle-not = क्रम `{ $row }` नहीं होता।
shuffle-mirrored = दूसरे पक्ष के मोहरे इसी क्रम का प्रतिबिंब हैं।
shuffle-own = हर पक्ष का अपना क्रम है।

# बिसात के स्थान
last-ranks = { $count ->
    [1] अंतिम पंक्ति
   *[other] अंतिम { $count-word } पंक्तियाँ
 }
    .obl = { $count ->
        [1] अंतिम पंक्ति
       *[other] अंतिम { $count-word } पंक्तियों
     }
    .all = { $count ->
        [1] अंतिम पंक्ति
       *[other] अंतिम { $count-word } पंक्तियों
     }
but-last-ranks = { $count ->
    [1] अंतिम को छोड़कर कोई भी पंक्ति
   *[other] अंतिम { $count-word } को छोड़कर कोई भी पंक्ति
 }
    .obl = { $count ->
        [1] अंतिम को छोड़कर किसी भी पंक्ति
       *[other] अंतिम { $count-word } को छोड़कर किसी भी पंक्ति
     }
    .all = { $count ->
        [1] अंतिम को छोड़कर सभी पंक्तियों
       *[other] अंतिम { $count-word } को छोड़कर सभी पंक्तियों
     }
first-ranks = { $count ->
    [1] अपनी पहली पंक्ति
   *[other] अपनी पहली { $count-word } पंक्तियाँ
 }
    .obl = { $count ->
        [1] अपनी पहली पंक्ति
       *[other] अपनी पहली { $count-word } पंक्तियों
     }
    .all = { $count ->
        [1] अपनी पहली पंक्ति
       *[other] अपनी पहली { $count-word } पंक्तियों
     }
own-rank = अपनी { $count-ordinal } पंक्ति
end-of-file = किसी स्तंभ का अंतिम खाना
    .obl = किसी स्तंभ के अंतिम खाने
    .all = स्तंभों के अंतिम खानों
any-cell = कोई भी खाना
    .obl = किसी भी खाने
    .all = सभी खानों
no-cell = कोई खाना नहीं
    .obl = किसी खाने
nowhere = कहीं नहीं
all-cells-but = { $cells-and } को छोड़कर कोई भी खाना
    .obl = { $cells-and } को छोड़कर किसी भी खाने
    .all = { $cells-and } को छोड़कर सभी खानों
cells = { $cells }
cell-list = { $parts-or }
    .obl = { $parts-obl-or }
    .all = { $parts-all-and }
one-rank = पंक्ति { $rank }
rank-range = पंक्तियाँ { $first }–{ $last }
    .obl = पंक्तियों { $first }–{ $last }
    .all = पंक्तियों { $first }–{ $last }
ranks = पंक्तियाँ { $ranks-and }
    .obl = पंक्तियों { $ranks-and }
    .all = पंक्तियों { $ranks-and }
one-file = स्तंभ { $file }
file-range = स्तंभ { $first }–{ $last }
    .obl = स्तंभों { $first }–{ $last }
    .all = स्तंभों { $first }–{ $last }
files = स्तंभ { $files-and }
    .obl = स्तंभों { $files-and }
    .all = स्तंभों { $files-and }
rectangle = आयत { $corners }
each-side = { $places-or }
    .obl = { $places-obl-or }
    .all = { $places-all-or }
of-side = { $cells } ({ $side })
    .obl = { $cells-obl } ({ $side })
    .all = { $cells-all } ({ $side })
of-one-side = { $cells } (केवल { $side })
    .obl = { $cells-obl } (केवल { $side })
    .all = { $cells-all } (केवल { $side })

# जो नियम सब पक्षों के लिए समान नहीं
for-side = { $side }: { $rule }

# खेल किसने बनाया, और उसके स्थानों के नाम
author = रचयिता: { $name }।
licence = लाइसेंस: { $name }।
other-titles = अन्य भाषाओं में: { $titles }।
note = { $text }
region-label = { $label }: { $cells }।

# बारी
turns-alone = { $side } अकेले खेलता है।
turns-of-two = { $first } और { $second } बारी-बारी से चलते हैं; { $first } पहले चलता है।
turns-of-many = पक्ष बारी-बारी से चलते हैं: { $sides-and }; { $first } पहले चलता है।
team = { $sides-and } एक टीम हैं: वे एक-दूसरे के मोहरे नहीं मारते, एक-दूसरे को शह नहीं देते, और साथ जीतते या हारते हैं।
forward-in = { $side } की आगे की दूसरी दिशा: { $cells-obl } पर, { $edge } किनारे की ओर।
turn-move = एक बारी में एक चाल होती है।
turn-moves = एक बारी में { $count-word } चालें होती हैं।
turn-first = बाज़ी की सबसे पहली बारी में { $count ->
    [1] केवल एक चाल होती है
   *[other] { $count-word } चालें होती हैं
 }।
turn-grows = हर बारी में पिछली बारी से { $count-word } { $count ->
    [1] चाल
   *[other] चालें
 } ज़्यादा।
turn-check-ends = शह देते ही बारी समाप्त हो जाती है।
pass-allowed = शह न हो तो पक्ष चलने के बदले बारी छोड़ सकता है।
pass-stuck = दूसरी कोई चाल न हो तो बारी छोड़नी पड़ती है; अन्यथा नहीं छोड़ी जा सकती।
passes-end = लगातार { $count-word } बार बारी छोड़ने पर बाज़ी समाप्त होती है।

view-reach = हर पक्ष को अपने मोहरे, वे खाने जहाँ अपनी बारी होने पर वे जा सकते, और वे मोहरे जिन्हें वे मार सकते, दिखते हैं। बाकी सब छिपा है।
view-own = हर पक्ष को केवल अपने मोहरे दिखते हैं।
view-neighbours = हर पक्ष को अपने मोहरे और उनके आसपास के खाने दिखते हैं। बाकी सब छिपा है।
view-around = हर पक्ष को अपने मोहरे और वे खाने दिखते हैं जहाँ उनमें से किसी से `{ $leaps }` पहुँच सकता है। बाकी सब छिपा है।
view-teams = एक टीम के पक्षों को एक ही चीज़ दिखती है।
view-moves = पक्ष जानता है कि उसके पास कौन-सी चालें हैं, और कुछ नहीं बताया जाता। बाज़ी समाप्त होने पर सब दिखाया जाता है।
view-knows = पक्ष जानता है कि उसके पास कौन-सी चालें हैं।
view-tries = जो कुछ दिखता है उसके अनुसार जो भी चाल वैध हो सकती है, उसे आज़माया जा सकता है। वैध न होने पर निर्णायक उसे अस्वीकार करता है; इससे कोई हानि नहीं, पर स्थिति बदलने से पहले वही चाल फिर नहीं आज़माई जा सकती। इसका पता केवल आज़माने वाले को चलता है।
view-tries-heard = जो कुछ दिखता है उसके अनुसार जो भी चाल वैध हो सकती है, उसे आज़माया जा सकता है। वैध न होने पर निर्णायक उसे अस्वीकार करता है; इससे कोई हानि नहीं, पर स्थिति बदलने से पहले वही चाल फिर नहीं आज़माई जा सकती। सब सुनते हैं कि कोई चाल अस्वीकार हुई, पर कौन-सी, यह नहीं।
view-tells-captures = निर्णायक बताता है कि मोहरा कहाँ मारा गया।
view-tells-captures-named = निर्णायक बताता है कि मोहरा कहाँ मारा गया और क्या वह इनमें से था: { $kinds-or }।
view-tells-checks = जिसकी बारी है उसे शह हो तो निर्णायक बताता है।
view-tells-check-lines = जिसकी बारी है उसे शह हो तो निर्णायक बताता है, और यह भी कि कहाँ से: स्तंभ, पंक्ति, लंबे या छोटे विकर्ण से, या किस कूदने वाले मोहरे से।
view-tells-can-capture = जिसकी बारी है वह इनमें से किसी से मार सके तो निर्णायक बताता है: { $kinds-or }।
view-tells-capture-count = निर्णायक बताता है कि जिसकी बारी है उसके पास इनसे मारने की कितनी चालें हैं: { $kinds-or }।
view-end = बाज़ी समाप्त होने पर सब दिखाया जाता है।

# मोहरे
moves = { $ways-alternatives }{ $only }{ $within }{ $when }।
piece-moves = { $ways-alternatives }

# मोहरे कैसे चलते हैं, बेट्ज़ा संकेतन से
moves-as = `{ $text }` की तरह चलता है
go = { $first }{ $ways-or }{ $far } { $verb }{ $notes-next }
    .infinitive = { $ways-or }{ $far } { $verb-infinitive }{ $notes-next }
act = { $first }{ $verb }{ $notes-next }
    .infinitive = { $verb-infinitive }{ $notes-next }
go-in-legs = { $first }{ $legs-next }
go-then = , फिर { $leg }
go-may-then = { " " }और फिर { $leg-infinitive } सकता है
go-repeatedly = (कितनी भी बार: { $legs-next })
on-its-first-move-from-third = पहली चाल में, तीसरी पंक्ति से,{ " " }
cannot-move = चल नहीं सकता
    .infinitive = न चल
may-pass = बारी छोड़ सकता है
imitates = विरोधी के पिछले चले मोहरे की तरह चलता है
does-move = चलता है
    .infinitive = चल
does-go = चलता है
    .infinitive = चल
does-step = चलता है
    .infinitive = चल
does-slide = चलता है
    .infinitive = चल
does-leap = कूदता है
    .infinitive = कूद
does-capture = { $whom }मारता है
    .infinitive = { $whom }मार
does-move-or-capture = चलता या { $whom }मारता है
    .infinitive = चल या { $whom }मार
does-return = जहाँ से आया वहीं लौटता है
    .infinitive = जहाँ से आया वहीं लौट
does-capture-back = जहाँ से आया वहीं मारता है
    .infinitive = जहाँ से आया वहीं मार
does-zigzag = टेढ़ा-मेढ़ा चलता है
does-curve = घुमावदार चलता है
moves-anywhere = किसी भी ख़ाली खाने पर चलता है
leaps-anywhere = किसी भी खाने पर कूदता है
captures-anywhere = बिसात पर कहीं भी { $whom }मारता है
castles = { $side } किलेबंदी करता है: { $friend } के न चले अपने मोहरे की ओर { $count-word } खाने चलता है, और वह मोहरा इसकी दूसरी ओर आ जाता है
friend-at-edge = किनारे
friend-from-edge = किनारे से { $count-word } खाने दूर
whom-friend = अपना मोहरा{ " " }
whom-any = अपना या विरोधी मोहरा{ " " }
whom-royal = विरोधी राजसी मोहरा{ " " }
whom-friend-or-royal = अपना या विरोधी राजसी मोहरा{ " " }
whom-en-passant = एन पासां से{ " " }
far-any = { " " }कितनी भी दूर
far-at-any = { " " }कितनी भी दूरी पर
far-at-least = { " " }कम से कम { $count-word } खाने
far-exactly = { $count ->
    [1] { " " }एक खाना
   *[other] { " " }ठीक { $count-word } खाने
 }
far-up-to = { " " }अधिक से अधिक { $count-word } खाने
far-between = { " " }{ $least-word } से { $most-word } खाने

# मोहरे किधर चलते हैं, बेट्ज़ा संकेतन से
ways-of-squares = { $ways-or } { $others-next }{ $count-word } खाने
or-of-squares = { $count-word } या{ " " }
straight-forward = सीधे आगे
straight-backward = सीधे पीछे
straight-forward-or-backward = सीधे आगे या पीछे
straight-or-diagonally-forward = सीधे या तिरछे आगे
straight-or-diagonally-backward = सीधे या तिरछे पीछे
diagonally-forward = तिरछे आगे
diagonally-backward = तिरछे पीछे
diagonally-right = तिरछे दाएँ
diagonally-left = तिरछे बाएँ
diagonally-forward-right = तिरछे आगे दाएँ
diagonally-forward-left = तिरछे आगे बाएँ
diagonally-backward-right = तिरछे पीछे दाएँ
diagonally-backward-left = तिरछे पीछे बाएँ
backward = पीछे
forward-or-backward = आगे या पीछे
sideways = अगल-बगल
oblique-leap = { $far-word } खाने सीधे और { $aside-word } बगल में{ $only }
only-ways = { " " }({ $ways-or })
so-many = { $count-word } { $way }
half-handed = { $right ->
    [yes] छलाँगों के दाएँ आधे में
   *[no] छलाँगों के बाएँ आधे में
 }
through-layers = तलों से होकर { $leap }
turning-knight = घोड़े की तरह, { $turns-or }
turning-oblique = { $far-word } गुणा { $aside-word } खाने, { $turns-or }
outward = बाहर की ओर
outward-orthogonally = सीधे बाहर की ओर
outward-diagonally = तिरछे बाहर की ओर
turn-any-but-back = सीधे पीछे को छोड़कर किसी भी दिशा में
straight-on = उसी दिशा में
at-right-angle = समकोण पर मुड़कर
at45 = 45° मुड़कर
at135 = 135° मुड़कर
half-right = आधा दाएँ मुड़कर
half-left = आधा बाएँ मुड़कर
sharply-right = तेज़ी से दाएँ मुड़कर
sharply-left = तेज़ी से बाएँ मुड़कर
one-leap-round = घेरे में एक छलाँग आगे
two-leaps-round = घेरे में दो छलाँग आगे
to-same-side = पहले वाली ओर { $by }
to-other-side = पहले से दूसरी ओर { $by }

# और क्या लागू है, बेट्ज़ा संकेतन से
by-hopping-one = , ठीक एक मोहरे के ऊपर से कूदकर, उसके आगे के किसी भी खाने पर
by-hopping-many = , एक या अधिक मोहरों के ऊपर से कूदकर, उनके आगे के किसी भी खाने पर
by-hopping-behind = , रास्ते के पहले मोहरे के ऊपर से कूदकर, ठीक उसके पीछे के खाने पर
in-all = , कुल{ $far }
times-any = , एक ही रेखा में कितनी भी बार
times-at-least = , एक ही रेखा में कम से कम { $count-word } बार
times-exactly = , एक ही रेखा में ठीक { $count-word } बार
times-up-to = , एक ही रेखा में अधिक से अधिक { $count-word } बार
times-between = , एक ही रेखा में { $least-word } से { $most-word } बार
steps-at-least = , कम से कम { $count-word } क़दम
steps-exactly = , ठीक { $count-word } क़दम
steps-up-to = , अधिक से अधिक { $count-word } क़दम
turning-by-turns = , हर क़दम पर बारी-बारी से दाएँ और बाएँ मुड़कर
turning-the-same-way = , हर क़दम पर एक ही ओर मुड़कर
only-to-capture = , केवल मारने के लिए
capturing-only = , पर केवल { $whom }मारता है
capturing = और { $whom }मारता है
also-en-passant = , एन पासां से भी
lame-oblique = , बिना कूदे (पहले { $straight-word } { $straight ->
    [1] खाना
   *[other] खाने
 } सीधे, फिर { $diagonal-word } तिरछे बाहर की ओर)
lame-straight = , यदि बीच में कुछ न हो
if-something-between = , यदि बीच में कुछ हो
jumping-first = , पहले { $count-word } खाने लाँघकर, वहाँ चाहे कुछ भी हो
sparing-royals = , राजसी मोहरे को कभी नहीं मारता
putting-back = , मारा गया मोहरा शुरू के खाने पर रखा जाता है
changing-places = , मारे गए मोहरे से जगह बदलकर
edges-joined = , बायाँ और दायाँ किनारा जुड़े मानकर
to-empty-square = , ख़ाली खाने तक
whatever-stands = , वहाँ चाहे कुछ भी हो
onto-piece = , किसी मोहरे तक, जो वहीं रहता है
up-to-first-piece = , पहले मोहरे तक, जो वहीं रहता है
capturing-or-leaving = , वहाँ के मोहरे को मारकर या छोड़कर
as-far-as-before = , पहले जितनी दूर
as-a-whole = , कुल मिलाकर { $ways-or }

# मोहरे कैसे चलते हैं, सदिशों से
leaps-as-knight = दो खाने सीधे और एक बगल में कूदता है, बीच में चाहे कुछ भी हो
leaps-as-hex-knight = उन निकटतम खानों पर कूदता है जो इसकी किसी सीधी या तिरछी रेखा पर नहीं, बीच में चाहे कुछ भी हो
steps = { $first }{ $ways-or } { $verb }{ $purpose-next }{ $free }{ $passing }
on-its-first-move = पहली चाल में{ " " }
slides = कितनी भी दूर चलता है
leaps = कूदता है
steps-one = एक खाना चलता है
goes-exactly = { $count-word } खाने चलता है
goes-between = { $least-word } से { $most-word } खाने चलता है
orthogonally = सीधे
diagonally = तिरछे
in-any-direction = किसी भी दिशा में
like-a-knight = घोड़े की तरह{ $explained }
orthogonally-in-layers = सीधे (पंक्ति या स्तंभ में, या सीधे ऊपर या नीचे)
diagonally-in-layers = तिरछे (अपने तल में, या पंक्ति या स्तंभ के साथ ऊपर या नीचे)
space-diagonally = त्रिविम विकर्ण पर (खाने के कोनों से होकर)
like-a-knight-in-layers = घोड़े की तरह{ $explained }, अपने तल में या तलों के पार ऊपर-नीचे
in-any-direction-in-layers = किसी भी दिशा में: सीधे, तिरछे या त्रिविम विकर्ण पर
that-is-two-and-one = { " " }(दो खाने सीधे और एक बगल में, बीच में चाहे कुछ भी हो)
that-is-nearest = { " " }(निकटतम खानों पर जो इसकी किसी सीधी या तिरछी रेखा पर नहीं, बीच में चाहे कुछ भी हो)
in-directions = चित्र की { $count-word } दिशाओं में
direction = { $parts-and }
so-far = { $count } { $way }
forward = आगे
back = पीछे
to-the-right = दाएँ
to-the-left = बाएँ
up = ऊपर
down = नीचे
straight-ahead = सीधे आगे
straight-back = सीधे पीछे
ahead-right = आगे दाएँ
ahead-left = आगे बाएँ
back-right = पीछे दाएँ
back-left = पीछे बाएँ
without-capturing = , बिना मारे
to-capture = , केवल मारने के लिए
to-capture-en-passant = , केवल एन पासां से मारने के लिए
to-capture-also-en-passant = , केवल मारने के लिए, एन पासां से भी
to-capture-royal = , केवल राजसी मोहरा मारने के लिए
capturing-own = , अपने मोहरे भी मार सकता है
if-nothing-between = , यदि बीच में कुछ न हो
may-be-captured-en-passant = , और इसके बाद एन पासां से मारा जा सकता है
only-from = , केवल { $from-obl } से
only-to = , केवल { $to-obl } पर
only-from-to = , केवल { $from-obl } से { $to-obl } पर
only-within = , पर केवल इनके बीच: { $cells }
only-while = , केवल तब तक जब { $tests-and }
never-moves = यह कभी नहीं चलता।
faces-royal = यह खुले स्तंभ में किसी भी दूरी से विरोधी { $kind-obl } पर हमला करता है: दोनों ऐसे स्तंभ में आमने-सामने नहीं हो सकते जिसमें बीच में कोई मोहरा न हो।
first-move-always = यह अपनी लंबी पहली चाल किसी भी खाने से और एक से अधिक बार चल सकता है।
first-move-on = जब भी यह { $cells-obl } पर हो, पहली चाल चल सकता है।
en-passant = एन पासां: जो विरोधी मोहरा अभी-अभी ऐसी लंबी पहली चाल में किसी खाने से गुज़रा हो, उसे उस खाने पर मारा जा सकता है, पर केवल ठीक अगली चाल में।
confined = यह इन खानों से बाहर नहीं जाता: { $cells }।
royal-checked = राजसी: शह और मात इसी मोहरे से जुड़ी हैं।
royal-lost = राजसी: जो पक्ष इसे गँवाता है, वह हारता है।
royal-last = यह तभी तक राजसी है जब तक अपने पक्ष का अंतिम है।
royal-without = यह तभी तक राजसी है जब तक इसके पक्ष में इनमें से दूसरा न हो: { $kinds-or }।
royal-up-to = यह तभी तक राजसी है जब तक इसके पक्ष में ऐसे { $count } से अधिक न हों।
royal-up-to-with = यह तभी तक राजसी है जब तक इसके पक्ष में ऐसे { $count } से अधिक न हों, इन्हें भी गिनकर: { $kinds-and }।
startled = कोई विरोधी मोहरा ({ $kinds-or }) इसकी रेखा में आ जाए, चाहे बीच में मोहरे हों, तो यह उस पहली चाल का अधिकार खो देता है। शह में यह चाल नहीं चली जा सकती।
not-capturable = इसे मारा नहीं जा सकता।
not-capturable-by = इसे ये नहीं मार सकते: { $kinds-or }।
capturable-by = इसे केवल ये मार सकते हैं: { $kinds-or }।
no-hop-over = यह इनके ऊपर से नहीं कूद सकता: { $kinds-or }।
captured-as = मारे जाने पर यह { $kind } बन जाता है।
value = इसका मूल्य { $pawns } प्यादों के बराबर है।

# पदोन्नति
promotes-everywhere = हर { $captures ->
    [yes] बार मारने पर
   *[no] चाल पर
 } यह { $forms-instead } { $always ->
    [yes] बनता है
   *[no] बन सकता है
 }।
promotes-inside = जब इसकी { $captures ->
    [yes] मारने की चाल
   *[no] चाल
 } { $cells-obl } पर शुरू या समाप्त हो, यह { $forms-instead } { $always ->
    [yes] बनता है
   *[no] बन सकता है
 }।
promotes-leaving = जब इसकी { $captures ->
    [yes] मारने की चाल
   *[no] चाल
 } { $cells-obl } पर शुरू हो, यह { $forms-instead } { $always ->
    [yes] बनता है
   *[no] बन सकता है
 }।
promotes-arriving = जब { $captures ->
    [yes] मारकर
   *[no] चलकर
 } { $cells-obl } पर पहुँचे, यह { $forms-instead } { $always ->
    [yes] बनता है
   *[no] बन सकता है
 }।
promotes-entering = जब { $captures ->
    [yes] मारकर
   *[no] चलकर
 } बाहर से { $cells-obl } पर पहुँचे, यह { $forms-instead } { $always ->
    [yes] बनता है
   *[no] बन सकता है
 }।
promotes-forced = { $cells-all } पर पदोन्नति अनिवार्य है।
promotes-chain-end = यदि यह मारते हुए वहाँ से केवल गुज़रे और आगे मारे, तो पदोन्नत नहीं होता।
promotes-chain-stops = यदि यह मारकर पदोन्नत हो, तो चाल वहीं समाप्त होती है, भले ही यह और मार सकता हो।
promotes-chain-at-once = यदि यह मारकर पदोन्नत हो और आगे मार सकता हो, तो उसी चाल में नए मोहरे के रूप में आगे बढ़ता है।
promotes-staying = यह { $cells-obl } पर रहते हुए एक अलग चाल में { $also ->
    [yes] भी
   *[no] { "" }
 } { $forms-instead } बन सकता है: अपने खाने पर, या ऐसे ख़ाली खाने पर जहाँ नया मोहरा वहाँ से जा सकता हो।
promotes-from-hand = नया मोहरा हाथ से लिया जाता है, इसलिए केवल हाथ के मोहरे चुने जा सकते हैं।
promotes-last-anywhere = किसी पक्ष का अंतिम ऐसा मोहरा कहीं भी पदोन्नत हो सकता है।
promotes-last = किसी पक्ष का अंतिम ऐसा मोहरा { $cells-obl } पर पदोन्नत होता है।
promotes-peacefully = पदोन्नति से शह नहीं दी जा सकती, और नया मोहरा किसी पर हमला न करे।
promotion-limit-one = जब तक बिसात पर अपने पक्ष का { $kind } हो, यह पदोन्नत नहीं हो सकता।
promotion-limits = पदोन्नति से किसी पक्ष के पास इससे अधिक नहीं हो सकते: { $held-and }।
promotion-stuck = जब तक पदोन्नति के लिए कोई मोहरा उपलब्ध न हो, यह वहाँ नहीं जा सकता जहाँ पदोन्नति अनिवार्य है।
one-of = { $kinds-or }
one-of-side = { $kinds-or } ({ $side })

# एक प्रकार के मोहरे को उतारना
piece-drop-region = इसे केवल { $cells-obl } पर उतारा जा सकता है।
piece-drop-forms = इसे इनमें से किसी रूप में उतारा जा सकता है: { $kinds-or }।
piece-drop-file = जिस स्तंभ में अपने पक्ष का { $kind } हो, उसमें इसे नहीं उतारा जा सकता।
piece-drop-file-many = जिस स्तंभ में अपने पक्ष के { $held } हों, उसमें इसे नहीं उतारा जा सकता।
piece-drop-colours = एक पक्ष के { $kind-many } अलग-अलग रंग के खानों पर उतारे जाते हैं।
piece-drop-no-mate = इसे उतारकर मात नहीं दी जा सकती।
piece-drop-mate-loses = इसे उतारकर मात देने वाला बाज़ी हारता है।

# शह और मारना
check = जिस पक्ष के { $kinds-obl-or } पर हमला हो, उसे शह है; कोई चाल अपने { $kinds-obl-or } को शह में नहीं छोड़ सकती।
check-last = जिस पक्ष के { $kinds-obl-or } पर हमला हो, उसे शह है; कोई चाल अपने अंतिम ऐसे मोहरे को शह में नहीं छोड़ सकती।
check-all = जिस पक्ष के पास एक ही { $kinds-or } हो, वह उसे अपनी चाल से हमले में (शह में) नहीं छोड़ सकता। जिसके पास कई { $kinds-many-and } हों, उसे तभी शह है जब सब पर हमला हो।
check-none = शह नहीं होती: पक्ष अपने { $kinds-obl-or } को हमले में छोड़ या ले जा सकता है, और वह मारा जा सकता है।
check-forbidden = कोई चाल शह नहीं दे सकती।
check-forbidden-unless-mate = कोई चाल शह नहीं दे सकती, सिवाय उस चाल के जो मात दे।
check-stays = शह में { $kinds-or } हट नहीं सकता: शह रोकनी होगी या शह देने वाला मोहरा मारना होगा।
bikjang = जब दोनों { $kinds-many-or } खुले स्तंभ में आमने-सामने हों, तो जिसकी बारी है वह इसे समाप्त करे या बारी छोड़े। उसकी चाल के बाद भी वे आमने-सामने हों तो बाज़ी बराबर।
blast-royal = कोई चाल अपने { $kinds-obl-or } को नहीं उड़ा सकती। { $kinds-or } मार नहीं सकता, और विरोधी { $kinds-obl-or } के बगल में उसे कभी शह नहीं होती; विरोधी { $kinds-obl-or } को उड़ाने वाला तुरंत जीतता है, शह में होते हुए भी।
check-by-legal-captures = { $kinds-obl-or } पर हमला केवल वही मोहरा करता है जो सचमुच मार सकता हो: नीचे के नियमों से वर्जित मार हमला नहीं है।
check-before-effects = { $kinds-or } चाल के ठीक बाद सुरक्षित हो, और उससे होने वाली हर बात के बाद भी।
capture-forced = मारना अनिवार्य है: जो मार सकता है उसे मारना ही होगा, पर किसे मारे यह वह चुन सकता है।
capture-forced-most = मारना अनिवार्य है, और सभी संभव मारों में से वही चुननी होगी जिसमें सबसे अधिक मोहरे मारे जाएँ।
capture-chain-may = मारने वाला मोहरा उसी चाल में, जहाँ पहुँचा वहाँ से, फिर मार सकता है।
capture-chain-must = मारने वाले मोहरे को उसी चाल में, जब तक हो सके, मारते रहना होगा। यदि मारे गए मोहरे के पीछे कई खानों पर उतर सकता हो, तो उसे वह चुनना होगा जहाँ से आगे मार सके।
capture-removed-at-end = मारे गए मोहरे चाल के अंत में हटाए जाते हैं। तब तक वे रास्ता रोकते हैं, और कोई दो बार नहीं मारा जा सकता।
capture-no-turning-back = एक बार मारने के बाद अगली मार सीधे पीछे की ओर नहीं हो सकती।
blast-neighbours = हर बार मारने पर विस्फोट होता है: मारा गया मोहरा, मारने वाला और आसपास के खानों पर सब कुछ, अपना हो या पराया, बिसात से हट जाता है।
blast-reach = हर बार मारने पर विस्फोट होता है: मारा गया मोहरा, मारने वाला और वहाँ से `{ $area }` की पहुँच में सब कुछ, अपना हो या पराया, बिसात से हट जाता है।
blast-spares = आसपास के मोहरों में से केवल { $kinds-many-and } बचते हैं।
blast-immune = विस्फोट का इन पर असर नहीं होता, चाहे वे ही मारें: { $kinds-many-and }।
blast-stones = जहाँ { $kinds-many-and } उड़ते हैं, वहाँ दीवार रह जाती है।
petrifies-captor = जो { $kinds-or } मारता है, वह जहाँ पहुँचता है वहीं पत्थर बन जाता है। पत्थर दीवार है: बाज़ी के अंत तक वहाँ न कुछ आ सकता है, न गुज़र सकता है।
petrifies-royal = { $kinds-or } मार नहीं सकता, क्योंकि वह भी पत्थर बन जाएगा।
flips-lines = पहुँचने वाले मोहरे और उसके पक्ष के दूसरे मोहरे के बीच सीधी अटूट रेखा में खड़े विरोधी मोहरे पक्ष बदल लेते हैं।
flips-neighbours = जहाँ मोहरा पहुँचता है, उसके बगल के विरोधी मोहरे पक्ष बदल लेते हैं।
flips-touched = जहाँ मोहरा पहुँचता है, उसके बगल के विरोधी मोहरे पक्ष बदल लेते हैं, यदि वह चलकर आया हो या अपने पक्ष के मोहरे के बगल में उतारा गया हो।

# किलेबंदी
castling-is = किलेबंदी { $king-obl }{ $from } और { $partner-obl-or } की एक साथ चाल है; दोनों में से कोई पहले चला न हो।
castling-for = { $sides-and } के लिए किलेबंदी { $king-obl }{ $from } और { $partner-obl-or } की एक साथ चाल है; दोनों में से कोई पहले चला न हो।
castling-ways = { $ways-ways }।
castling-way = { $partner-obl }{ $which } के साथ { $king } स्तंभ { $to } पर जाता है{ $beside }
on-cells = { " " }({ $cells })
towards-file = { " " }(स्तंभ { $file } की ओर)
castling-other-to = { " " }और दूसरा मोहरा स्तंभ { $file } पर
castling-partner-beside = फिर { $partner } { $king-obl } के बगल में, भीतर की ओर के खाने पर जाता है।
castling-other-beside = फिर दूसरा मोहरा { $king-obl } के बगल में, भीतर की ओर के खाने पर जाता है।
castling-path = जिन खानों से दोनों गुज़रते हैं या जिन पर पहुँचते हैं, वहाँ कोई दूसरा मोहरा न हो।
castling-checks = शह में { $king } किलेबंदी नहीं कर सकता, और न हमले वाले खाने से गुज़र सकता है, न उस पर पहुँच सकता है।
castling-dropped = इन खानों पर उतारे जाने पर दोनों को न चला हुआ माना जाता है।
castling-exclusive = इसके बाद दूसरे पक्ष उसी ओर किलेबंदी नहीं कर सकते।
castling-wins = जो पक्ष यह किलेबंदी करता है वह जीतता है, और जो अब इसे नहीं कर सकता वह हारता है।

# दीवारें
wall-instead = चलने के बदले पक्ष { $wall } रख सकता है।
wall-after = मोहरा चलने के बाद पक्ष { $wall } रखता है।
wall-anywhere = किसी भी ख़ाली खाने पर दीवार
wall-arrow = ऐसे ख़ाली खाने पर दीवार, जहाँ वह मोहरा अपनी नई जगह से जा सकता हो,
wall-duck = किसी दूसरे ख़ाली खाने पर इकलौती दीवार, बत्तख,
wall-edge = बिसात के किनारे या किसी दीवार के बगल के ख़ाली खाने पर दीवार
wall-trail = मोहरे के छोड़े हुए खाने पर दीवार
walls-block = दीवार पर न कुछ रुक सकता है, न उसके आर-पार जा सकता है।
walls-on = दीवारें { $cells-obl } पर रखी जाती हैं।

# हाथ और प्रवेश
hand-begins = आरंभ में हर पक्ष के हाथ में: { $held-and }।
hand-side-begins = आरंभ में { $side } के हाथ में: { $held-and }।
captured-to-captor = मारा गया मोहरा पक्ष बदलकर मारने वाले के हाथ में आ जाता है।
captured-to-owner = मारा गया मोहरा अपने ही पक्ष के हाथ में लौटता है।
captured-to-partner = मारा गया मोहरा दूसरी बिसात के साथी को मिलता है; साथी वहाँ जो मारता है, वह यहाँ हाथ में आता है।
hand-reverts = पदोन्नत मोहरा मारे जाने पर फिर { $kind } बन जाता है।
drop-endless = चलने के बदले पक्ष किसी ख़ाली खाने पर नया { $kinds-or } रख सकता है; इनकी कोई सीमा नहीं।
drop-only = अपनी बारी में पक्ष हाथ का एक मोहरा ख़ाली खाने पर उतारता है।
drop-instead = चलने के बदले पक्ष हाथ का एक मोहरा ख़ाली खाने पर उतार सकता है।
drop-region = मोहरे केवल { $cells-obl } पर उतारे जाते हैं।
drop-first = जब तक ये खाने भर न जाएँ, मोहरे केवल { $cells-all } पर उतारे जाते हैं।
drop-no-check = मोहरा उतारकर शह नहीं दी जा सकती।
drop-must = पहले उतारना है: जब तक पक्ष { $kinds-or } उतार सकता है, उसे उतारना ही होगा।
hand-waits = जिस पक्ष के पास कोई वैध चाल न हो, पर साथी आगे जो मोहरा मार सकता है उससे चाल बनती हो, वह प्रतीक्षा करता है: यह न मात है न ज़िच, और उसकी घड़ी चलती रहती है।
encloses-lines = उतारा गया मोहरा विरोधियों को घेरे: उसके और अपने पक्ष के दूसरे मोहरे के बीच विरोधियों की कम से कम एक सीधी अटूट रेखा हो।
encloses-friends = मोहरे केवल अपने पक्ष के मोहरे के बगल में उतारे जाते हैं।
encloses-apart = मोहरे विरोधी मोहरे के बगल में नहीं उतारे जाते।
encloses-stacked = मोहरे केवल पहली पंक्ति पर या किसी मोहरे के ठीक ऊपर उतारे जाते हैं।
encloses-slides = मोहरे केवल उन खानों पर उतारे जाते हैं जहाँ वे किनारे से सरककर आने पर रुकते।
encloses-lines-over-walls = मोहरा विरोधी के बगल में और अपने पक्ष के दूसरे मोहरे की रेखा में उतारा जाए, जिनके बीच केवल विरोधी और दीवारें हों।
encloses-falls = मोहरे केवल उन खानों पर उतारे जाते हैं जहाँ वे पहले स्तंभ या पंक्ति से सरककर, या अंतिम से सब मोहरों के ऊपर से गिरकर रुकते।
gate-hand = जब कोई न चला मोहरा { $cells-obl } पर अपना खाना छोड़ता है, तो उसी चाल में हाथ का { $kinds-or } उस खाने पर रखा जा सकता है। किलेबंदी में वह ख़ाली हुए दो खानों में से एक पर रखा जाता है।
gate-captured = मोहरा चलने से पहले मारा जाए तो उसकी जगह कोई नहीं आता।
gate-behind = जब कोई न चला मोहरा { $cells-obl } पर अपना खाना छोड़ता है, तो पीछे प्रतीक्षा करता { $kinds-or } वहाँ आ जाता है; आगे का मोहरा वहीं मारा जाए तो वह भी चला जाता है।

# घटनाएँ: कब
borrows-instead = जब तक { $cells-obl } पर{ $whose } { $lenders-many-and } हों, { $kinds-or } उन्हीं की तरह चलता और मारता है, अपने ढंग से नहीं।
borrows-also = जब तक { $cells-obl } पर{ $whose } { $lenders-many-and } हों, { $kinds-or } उनकी तरह भी चलता और मारता है।
counter-starts = हर पक्ष { $n } { $counter } से आरंभ करता है।
trigger = जब { $events-or }{ $sides }{ $along }{ $tests }{ $delay }: { $effects-then }।
action = चलने के बजाय कोई पक्ष “{ $name }” चुन सकता है{ $sides }{ $aim }{ $tests }: { $effects-then }।
action-must = सबसे पहले पक्ष को “{ $name }” चुनना होता है{ $sides }{ $aim }{ $tests }: { $effects-then }।
homes = किसी मोहरे का शुरुआती खाना वह है जहाँ उसके पक्ष का ऐसा मोहरा शुरू करता है; कई हों तो वह जो उस खाने के रंग का हो जहाँ वह खड़ा है या मारा गया, नहीं तो वह जो उस खाने के स्तंभ में हो।
action-aim = , इनमें से एक के लिए: { $cells }
trigger-sides = { " " }(केवल { $sides-and })
trigger-along = , मोहरे की हर दिशा में (वह { $ways-alternatives })
trigger-tests = , यदि { $tests-and }
trigger-delay = , { $turns-word } बारी बाद
on-game-start = बाज़ी शुरू हो
on-turn-start = किसी पक्ष की बारी शुरू हो
on-turn-end = किसी पक्ष की बारी समाप्त हो
on-before-move = कोई पक्ष चलने वाला हो
on-after-move = कोई पक्ष चल चुका हो
on-drop = कोई मोहरा उतारा गया हो
on-capture = किसी मोहरे ने मारा हो
on-promotion = कोई मोहरा पदोन्नत हुआ हो
on-gating = किसी मोहरे ने प्रवेश किया हो
on-elimination = कोई पक्ष दूसरे को बाहर करे, या किसी दूसरे के बिना बाहर हो

# घटनाएँ: पक्ष और खाने
that-side = वह पक्ष
its-side = उसका पक्ष
other-side = दूसरा पक्ष
ally-side = सहयोगी पक्ष
every-side = हर पक्ष
any-side = कोई भी पक्ष
own-pieces-on = { $cells-obl } पर उस पक्ष के मोहरे
enemy-pieces-on = { $cells-obl } पर दूसरे पक्ष के मोहरे
ally-pieces-on = { $cells-obl } पर सहयोगी पक्ष के मोहरे
the-cells-on = { $cells-obl } के खाने
spot-board = पूरी बिसात
spot-from = चाल के शुरू का खाना
spot-piece = मोहरे का खाना
spot-to = चाल के अंत का खाना
spot-aim = चुना हुआ खाना
spot-captured = मारने का खाना
spot-partner = किलेबंदी के साथी के पहुँचने का खाना
next-to = बगल के खाने ({ $spot })
reached-from = वे खाने जहाँ मोहरा पहुँचता है ({ $spot }; वह { $ways-alternatives })
ahead-of = { $n ->
    [1] ठीक आगे का खाना ({ $spot })
   *[other] { $n } क़दम आगे का खाना ({ $spot })
 }
behind = { $n ->
    [1] ठीक पीछे का खाना ({ $spot })
   *[other] { $n } क़दम पीछे का खाना ({ $spot })
 }
first-ahead = ठीक आगे के पहले मोहरे का खाना ({ $spot })
capturable-from = वे खाने जहाँ वहाँ का मोहरा मार सकता है ({ $spot })
crossing-with = वे खाने जहाँ आड़ी और खड़ी पंक्ति अपने मोहरों की पंक्तियों को काटती है ({ $kinds-many-and }; { $spot })
cells-where = { $spot }{ $within }{ $holding }{ $except }{ $relations-next }
attacked-by = , जहाँ { $side } मार सकता है
beside = , जिनके बगल में { $range } ये मोहरे हों:{ $whose } { $kinds-many-and }
beside-reached = , जहाँ से मोहरा इनमें से { $range } तक पहुँचे:{ $whose } { $kinds-many-and } (वह { $ways-alternatives })
within = { " " }({ $cells } के भीतर)
holding = { " " }जहाँ{ $whose } { $kinds-many-and } हों
of-that-side = { " " }उस पक्ष के
of-other-side = { " " }दूसरे पक्ष के
of-ally-side = { " " }सहयोगी पक्ष के
except = , { $kinds-many-and } को छोड़कर,

# घटनाएँ: शर्तें
from-to = { $least } से { $most }
at-least = कम से कम { $least }
at-most = अधिक से अधिक { $most }
any-number = कितने भी
test-before = उससे पहले { $test }
test-mover = चला मोहरा { $kinds-or } हो
test-captured = मारा गया मोहरा { $kinds-or } हो
test-promoted = नया मोहरा { $kinds-or } हो
test-from = चाल { $cells-obl } पर शुरू हो
test-to = चाल { $cells-obl } पर समाप्त हो
test-along = चाल उसी दिशा में हो
test-check = शह हो
test-count = { $range } हों: { $cells }
test-none = इनमें से कोई न हो: { $cells }
test-hand = { $side } के हाथ में { $range } { $kind-many } हों
test-counter = { $side } के पास { $range } { $counter } हों
test-turns = { $range }{ $every } बारियाँ हो चुकी हों
multiple-of = , { $n } के गुणज,
all-tests = { $tests-and }
not-true = यह सच न हो कि { $test }

# घटनाएँ: प्रभाव
effect-clear = { $cells-obl } का हर मोहरा बिसात से हटता है
effect-place = ख़ाली हो तो { $cells-obl } पर नया मोहरा ({ $kind }, { $side }) रखा जाता है
effect-become = { $cells-obl } का हर मोहरा { $kind } बनता है
effect-convert = { $cells-obl } का हर मोहरा { $side } का हो जाता है
effect-move-or-stay = { $cells-obl } का हर मोहरा खिसकता है ({ $steps }), यदि खिसक सके
effect-move-or-go = { $cells-obl } का हर मोहरा खिसकता है ({ $steps }); न खिसक सके तो हटता है
effect-move-or-forbid = { $cells-obl } का हर मोहरा खिसकता है ({ $steps }); न खिसक सके तो यह चाल मना है
step-right = { $n } दाएँ
step-left = { $n } बाएँ
step-forward = { $n } आगे
step-back = { $n } पीछे
step-up = { $n } ऊपर
step-down = { $n } नीचे
step-ahead = { $n } उसी दिशा में
step-behind = { $n } उलटी दिशा में
step-ahead-far = उसी दिशा में जितना जा सके
step-behind-far = उलटी दिशा में जितना जा सके
step-to = { $cells-obl } पर
step-home = शुरुआती खाने पर
step-far = जितना जा सके
effect-swap = { $cells-obl } का और { $others-obl } का मोहरा आपस में जगह बदलते हैं
effect-swap-or-forbid = { $cells-obl } का और { $others-obl } का मोहरा आपस में जगह बदलते हैं; दोनों न हों तो यह चाल मना है
effect-rebirth = मारे गए { $kinds-many-and }{ $except } लौटते हैं ({ $goal }), यदि वह ख़ाली हो
effect-rebirth-or-forbid = मारे गए { $kinds-many-and }{ $except } लौटते हैं ({ $goal }); ख़ाली न हो तो यह चाल मना है
effect-wall = ख़ाली हो तो { $cells-obl } पर दीवार बनती है
effect-open = { $cells-obl } की दीवारें हटती हैं
effect-hand-gets = { $side } के हाथ में आते हैं: { $held }
effect-hand-loses = { $side } के हाथ से जाते हैं: { $held }
effect-moved = { $cells-obl } का हर मोहरा चला हुआ माना जाता है
effect-unmoved = { $cells-obl } का हर मोहरा न चला हुआ माना जाता है
effect-no-castling = { $side } अब किलेबंदी नहीं कर सकता
effect-no-castling-right = { $side } अब दाईं ओर किलेबंदी नहीं कर सकता
effect-no-castling-left = { $side } अब बाईं ओर किलेबंदी नहीं कर सकता
effect-en-passant = मोहरा { $cells-obl } पर एन पासां से मारा जा सकता है
effect-no-en-passant = कुछ भी एन पासां से नहीं मारा जा सकता
effect-count = { $side }: { $changes-and }
counter-set = { $n } { $counter } हो जाते हैं
counter-gets = { $each }{ $amount } मिलते हैं
counter-loses = { $each }{ $amount } घटते हैं
counter-amount = { $n } { $counter }
for-each = इनमें से हर एक के लिए ({ $cells }){ " " }
effect-turn-again = पक्ष एक और चाल चलता है
effect-turn-end = पक्ष की बारी समाप्त होती है
effect-win = { $side } जीतता है
effect-loss = { $side } हारता है
effect-forbid = यह चाल मना है

# भूभाग
terrain-fences = बाड़ें, जिन्हें केवल छलाँग पार करती है: { $at }।
terrain-cracked = दरकी दीवारें, जिन्हें बम तोड़ता है: { $at }।
terrain-ice = बर्फ़, जिस पर मोहरे फिसलते रहते हैं: { $at }।
terrain-exits = निकास: { $at }।
terrain-belt = { $toward } की ओर ले जाने वाली पट्टियाँ: { $at }।
terrain-one-way = केवल { $toward } की ओर प्रवेश: { $at }।
terrain-door = रंग { $colour } का दरवाज़ा: { $at }।
terrain-gate = फाटक, जो तब तक खुला है जब तक चैनल { $channel } { $all ->
    [yes] की सब पट्टियाँ दबी हों
   *[no] की कोई पट्टी दबी हो
 }: { $at }।
terrain-plate-hold = चैनल { $channel } की पट्टी, जो ऊपर कुछ रहने तक दबी रहती है: { $at }।
terrain-plate-latch = चैनल { $channel } की पट्टी, जो हमेशा के लिए दब जाती है: { $at }।
terrain-plate-toggle = चैनल { $channel } की पट्टी, जो हर बार पहुँचने पर बदलती है: { $at }।
terrain-warp = { $from } से { $to } तक सुरंग जाती है।
terrain-promotion = मोहरे { $at } पर पदोन्नत होते हैं।
terrain-item = { $at } पर { $item } है।
terrain-l-paths = { $kinds-and } तभी कूदता है जब उसके दो रास्तों में से एक दीवारों और बंद दरवाज़ों से ख़ाली हो।
terrain-warp-captures = सुरंग अपने निकास पर खड़े विरोधी को मारती है।
terrain-warp-forbidden = जिस सुरंग का निकास घिरा हो, उसमें प्रवेश नहीं हो सकता।
north = उत्तर
north-east = उत्तर-पूर्व
east = पूर्व
south-east = दक्षिण-पूर्व
south = दक्षिण
south-west = दक्षिण-पश्चिम
west = पश्चिम
north-west = उत्तर-पश्चिम
item-key = रंग { $colour } की चाबी
item-sword = तलवार
item-shield = ढाल
item-ward = कवच
item-form = { $kind } का रूप
item-bomb = बम
item-coin = सिक्का

# स्तर
quest-is = { $side }: { $aims-and }।
quest-no-pieces = { $side } के पास कोई मोहरा न बचे तो हार।
quest-lost = { $who } न बचे तो हार।
quest-moves = { $most } से अधिक चालों पर हार।
quest-rounds = { $most } से अधिक दौरों पर हार।
aim-take-everything = सब कुछ मारना
aim-take-all = हर { $who } को मारना
aim-exit-all = हर { $who } को निकास तक लाना
aim-exit = { $count } { $who } को निकास तक लाना
aim-survive = { $rounds } दौर टिकना
aim-collect = { $count } × { $item } जुटाना
aim-place = { $who } को { $at } पर लाना
aim-visit = { $at } पर जाना
aim-promote = { $count } बार पदोन्नत होना
aim-material = { $least } अंकों के मोहरे रखना
aim-protect = { $who } को बचाए रखना
aim-any = { $aims-or }
aim-all = { $aims-and }
who = { $kind-obl }
who-of-side = { $kind-obl } ({ $side })
who-named = { $kind-obl } { $tag }
who-of-side-named = { $kind-obl } { $tag } ({ $side })

# अंत: परिणाम
it-loses = वह हारता है
it-wins = वह जीतता है
game-drawn = बाज़ी बराबर होती है
fewest-win = बिसात पर कम मोहरों वाला पक्ष जीतता है; संख्या समान हो तो बाज़ी बराबर
most-win = बिसात पर ज़्यादा मोहरों वाला पक्ष जीतता है; संख्या समान हो तो बाज़ी बराबर
named-loses = { $side } हारता है
named-wins = { $side } जीतता है
named-draws = { $side } की बाज़ी बराबर होती है
causer-loses = इसे लाने वाला पक्ष हारता है
causer-wins = इसे लाने वाला पक्ष जीतता है
side-wins = जीतता है
side-loses = हारता है
side-draws = बाज़ी बराबर करता है
side-ends-fewest = बाज़ी समाप्त करता है, और सबसे कम मोहरों वाला पक्ष जीतता है
side-ends-most = बाज़ी समाप्त करता है, और सबसे ज़्यादा मोहरों वाला पक्ष जीतता है

# अंत: मात
checkmate = शह-मात: जिस पक्ष की बारी हो, उसे शह हो और कोई वैध चाल न हो, तो { $result-and }।
stalemate = ज़िच: जिस पक्ष की बारी हो, उसे शह न हो और कोई वैध चाल न हो, तो { $result-and }।
no-move = जिस पक्ष की बारी हो, उसके पास कोई वैध चाल न हो, तो { $result-and }।
royals-blown-up = जिस पक्ष का { $kinds-or } उड़ा दिया या मारा जाए, वह हारता है।
royals-captured = जिस पक्ष का { $kinds-or } मारा जाए, वह हारता है।
mate-not-by = जो पक्ष केवल { $kinds-obl-or } से मात दे, वह हारता है।
mate-needs-check-by = मात तभी गिनी जाती है जब उससे पहले की लगातार शहों में से कोई एक { $kinds-obl-or } ने दी हो; नहीं तो बाज़ी बराबर।

# अंत: लक्ष्य
goal = जो पक्ष { $who } { $many ->
    [yes] { $cells-all }
   *[no] { $cells-obl }
 } पर पहुँचाए{ $held }{ $safe }, वह जीतता है{ $blocked }।{ $reply }
pieces = { $held }
its-piece = अपने { $kinds-obl-or } को
of-its-pieces = अपने { $kinds-many-obl-or } में से { $count-word } को
goal-held = { $many ->
    [yes] { " " }और अपनी अगली बारी तक वहीं रखे
   *[no] { " " }और अपनी अगली बारी तक वहीं रखे
 }
goal-safe = { $many ->
    [yes] { " " }जहाँ वे तुरंत मारे न जा सकें
   *[no] { " " }जहाँ वह तुरंत मारा न जा सके
 }
goal-blocked = ; या जब वहाँ उनमें से एक हो और वहाँ का हर दूसरा खाना घिरा हो
goal-reply = { " " }{ $first } ऐसा कर ले, तो भी { $second } अपनी अगली चाल में यही कर सकता है, और तब बाज़ी बराबर।
goal-replies = { " " }उसी दौर में जिन्हें अभी चलना है, वे भी यही कर सकते हैं, और तब बाज़ी बराबर।
connect-line = जिस पक्ष के { $count-word } { $kinds-many-and } एक रेखा में साथ-साथ हों, वह { $result }{ $along }।
connect-collinear = जिस पक्ष के { $count-word } { $kinds-many-and } एक ही रेखा में कहीं भी हों, वह { $result }{ $along }।
connect-block = जिस पक्ष के { $kinds-many-and } { $size } गुणा { $size } का पूरा चौकोर भरें, वह { $result }।
connect-chain = जिस पक्ष के { $kinds-many-and } { $from-obl } से { $to-obl } तक कड़ी बनाएँ, वह { $result }{ $along }।
counted-along = { " " }(उस मोहरे की रेखाओं पर गिनकर, जो { $ways-alternatives })
full-board = जब कोई खाना ख़ाली न हो, तो { $result }।
checks-given = जो पक्ष { $count-word } शह दे चुका हो, वह तुरंत जीतता है।

checks-win = { $count-word } बार शह देने पर तुरंत जीत होती है।

# अंत: गँवाए मोहरे
extinction-loses = { $who } हारता है जब { $left }{ $others }{ $reply }।
extinction-wins = { $who } जीतता है जब { $left }{ $others }{ $reply }।
extinction-ends = जब { $who } की यह स्थिति हो ({ $left }{ $others }), तो { $result }{ $reply }।
a-side = पक्ष
the-sides = { $sides-or }
nothing-left = उसका कोई मोहरा न बचे
none-left = उसका कोई { $kinds-or } न बचे
one-left = उसका एक ही मोहरा बचे
few-left = उसके पास { $held } या कम बचें
few-of-kind-left = उसके पास { $count-word } { $kinds-many-and } या कम बचें
while-others-have = { " " }और दूसरे के पास { $count-word } या अधिक हों
unless-reply = , बशर्ते वह अपनी अगली चाल से दूसरे को भी इसी स्थिति में न ला सके
eliminated-stay = बाहर हुए पक्ष के मोहरे बिसात पर रहते हैं और मारे जा सकते हैं।
eliminated-vanish = बाहर हुए पक्ष के मोहरे बिसात से हट जाते हैं।
eliminated-obstacles = बाहर हुए पक्ष के मोहरे बिसात पर रुकावट बनकर रहते हैं: उन्हें कोई नहीं मार सकता।
eliminated-captor = जब कोई पक्ष बाहर होता है, उसके शाही मोहरे बिसात से हट जाते हैं और बाक़ी मोहरे उसे हराने वाले पक्ष के हो जाते हैं; यदि किसी दूसरे पक्ष ने न हराया हो, तो सब रुकावट बनकर रहते हैं।
last-side-wins = अंत में बचा पक्ष जीतता है।
last-team-wins = अंत में बची टीम जीतती है।
team-falls = टीम का एक पक्ष हारते ही पूरी टीम हार जाती है।
score-decides = जब एक ही पक्ष या टीम बचे, या बाज़ी बराबर रहती, तो सबसे ज़्यादा { $counter } वाला जीतता है, चाहे वह बाहर हो चुका हो।

# अंत: बराबरी
move-rule = हर पक्ष की { $moves } चालें { $reset } के बिना हों, तो बाज़ी{ $claim } बराबर होती है।
a-capture = मारे
a-capture-or-move = मारे और { $kinds-obl-or } को चले
move-rule-claim = { " " }खिलाड़ी के दावे पर ({ $last } पर दावे के बिना भी)
move-rule-checks = किसी पक्ष की दी हुई शहों में से केवल पहली { $count-word } इस सीमा में गिनी जाती हैं।
repetition = जब वही स्थिति { $times-ordinal } बार आए, तो{ $claim } { $result-and }।
repetition-claim = { " " }खिलाड़ी के दावे पर ({ $last-ordinal } बार दावे के बिना भी)
perpetual-check = पर यदि दोहराव की हर चाल में केवल एक पक्ष ने शह दी हो, तो वह हारता है।
chase = यदि दोहराव की हर चाल में केवल एक पक्ष ने उसी मोहरे का पीछा किया हो, तो वह हारता है। पीछा करना यानी किसी असुरक्षित मोहरे को मारने की नई धमकी देना।
chase-free = ये किसी का भी पीछा कर सकते हैं: { $kinds-many-and }।
chase-prey = इनका पीछा किया जा सकता है: { $prey-and }।
chase-threats = मोहरा सुरक्षित हो तब भी ये धमकियाँ गिनी जाती हैं: { $threats-and }।
prey = { $kinds-many-and }
prey-at-home = { $cells-obl } पर { $kinds-many-and }
threat = { $stronger-obl-or } पर { $weaker-obl-or } की
to-and-fro = जो पक्ष { $kinds-obl-or } को लगातार { $turns-word } बारी आगे-पीछे चलाए, वह हारता है, यदि उसे शह न रही हो।
counting-board = { $once }{ $who } अपनी चालें गिन सकता है: गिनती बिना मात के { $limit } तक पहुँचे तो बाज़ी बराबर।
counting-bare = { $once }जिस पक्ष के पास केवल राजा हो, वह अपनी चालें गिनता है: इतनी चालों पर बाज़ी बराबर: { $limits-and }।
counting-once = जब बिसात पर कोई { $kinds-or } न बचे,{ " " }
counting-from-pieces = गिनती एक के बदले बिसात के मोहरों की संख्या से शुरू होती है।
more-than-king = जिस पक्ष के पास राजा से अधिक हो, वह
more-than-king-at-most = जिस पक्ष के पास राजा से अधिक, पर अधिक से अधिक { $held } हों, वह
limit-against = { $limit } ({ $held-and } के विरुद्ध)
limit-against-rest = { $limit } (अन्य के विरुद्ध)

# अंत: घोषणाएँ और अंक
declaration = जिस पक्ष की बारी हो, वह शह में न होने पर { $win ->
    [yes] जीत
   *[no] बराबरी
 } घोषित कर सकता है, जब उसका राजा { $cells-obl } पर हो{ $company }{ $needed }।{ $worth }
with-more = , साथ में { $held } और हों
it-has-points = { " " }और उसके पास { $points-or } हों
points = { $points } अंक
points-of-side = { $points } अंक ({ $side })
pieces-count = { " " }वहाँ के और हाथ के मोहरे गिने जाते हैं: { $worth-comma }।
points-for-each = हर { $kinds-obl-or } के { $points }
points-for-kind = { $kind-obl } के { $points }
points-for-side = { $side } होने के { $points }
draw-to-most-pieces = जो बाज़ी बराबर होती, उसे बिसात पर ज़्यादा मोहरों वाला पक्ष जीतता है।
draw-to-most-points = जो बाज़ी बराबर होती, उसे ज़्यादा अंकों वाला पक्ष जीतता है।
draw-points = अंक बिसात के मोहरों से गिने जाते हैं: { $points-and }।
draw-won-by = जो बाज़ी बराबर होती, उसे { $side } जीतता है।

# मोहरे, पक्ष और गिनतियाँ
rule-obl = { $noun }
rule-many = { $noun }
rule-many-obl = { $noun }
unknown-piece = मोहरा “{ $name }”
    .obl = मोहरे “{ $name }”
    .many = मोहरे “{ $name }”
    .many-obl = मोहरों “{ $name }”
unknown-side = { $name }
unknown-counter = { $name }
noun-side-white = { $custom ->
    [xiangqi] लाल
    [janggi] चो
    [shogi] सेंते
   *[other] सफ़ेद
 }
noun-side-black = { $custom ->
    [janggi] हान
    [shogi] गोते
   *[other] काला
 }
noun-side-red = लाल
noun-side-green = हरा
noun-side-yellow = पीला
noun-side-blue = नीला
noun-side-you = आप
noun-side-foe = दुश्मन
noun-counter-points = अंक
noun-counter-delays = विलंब
noun-counter-leaps = छलाँगें
noun-counter-straight = सीधी चालें
noun-counter-mills = मिलें
noun-counter-orders = क्रम
noun-counter-pairs = जोड़ियाँ
noun-piece = मोहरा
    .obl = मोहरे
    .many = मोहरे
    .many-obl = मोहरों
noun-piece-king = राजा
    .many-obl = राजाओं
noun-piece-queen = वज़ीर
    .many-obl = वज़ीरों
noun-piece-rook = हाथी
    .many-obl = हाथियों
noun-piece-bishop = ऊँट
    .many-obl = ऊँटों
noun-piece-knight = घोड़ा
    .obl = घोड़े
    .many = घोड़े
    .many-obl = घोड़ों
noun-piece-pawn = प्यादा
    .obl = प्यादे
    .many = प्यादे
    .many-obl = प्यादों
noun-piece-general = सेनापति
    .many-obl = सेनापतियों
noun-piece-advisor = सलाहकार
    .many-obl = सलाहकारों
noun-piece-elephant = गज
    .many-obl = गजों
noun-piece-horse = { $custom ->
    [shogi] अश्व
   *[other] घोड़ा
 }
    .obl = { $custom ->
        [shogi] अश्व
       *[other] घोड़े
    }
    .many = { $custom ->
        [shogi] अश्व
       *[other] घोड़े
    }
    .many-obl = { $custom ->
        [shogi] अश्वों
       *[other] घोड़ों
    }
noun-piece-chariot = रथ
    .many-obl = रथों
noun-piece-cannon = तोप
    .many = तोपें
    .many-obl = तोपों
noun-piece-soldier = सिपाही
    .many-obl = सिपाहियों
noun-piece-gold = स्वर्ण सेनापति
    .many-obl = स्वर्ण सेनापतियों
noun-piece-silver = रजत सेनापति
    .many-obl = रजत सेनापतियों
noun-piece-lance = भाला
    .obl = भाले
    .many = भाले
    .many-obl = भालों
noun-piece-tokin = पदोन्नत प्यादा
    .obl = पदोन्नत प्यादे
    .many = पदोन्नत प्यादे
    .many-obl = पदोन्नत प्यादों
noun-piece-dragon = ड्रैगन
    .many-obl = ड्रैगनों
noun-piece-archbishop = आर्चबिशप
    .many-obl = आर्चबिशपों
noun-piece-chancellor = चांसलर
    .many-obl = चांसलरों
noun-piece-amazon = अमेज़न
    .many-obl = अमेज़नों
noun-piece-hawk = बाज़
    .many-obl = बाज़ों
noun-piece-unicorn = यूनिकॉर्न
    .many-obl = यूनिकॉर्नों
noun-piece-stone = पत्थर
    .many-obl = पत्थरों
noun-piece-promoted-lance = पदोन्नत भाला
    .obl = पदोन्नत भाले
    .many = पदोन्नत भाले
    .many-obl = पदोन्नत भालों
noun-piece-promoted-knight = पदोन्नत घोड़ा
    .obl = पदोन्नत घोड़े
    .many = पदोन्नत घोड़े
    .many-obl = पदोन्नत घोड़ों
noun-piece-promoted-queen = पदोन्नत वज़ीर
    .many-obl = पदोन्नत वज़ीरों
noun-piece-promoted-silver = पदोन्नत रजत
    .many-obl = पदोन्नत रजतों
noun-piece-promoted-bishop = पदोन्नत ऊँट
    .many-obl = पदोन्नत ऊँटों
noun-piece-wizard = जादूगर
    .many-obl = जादूगरों
noun-piece-lion = सिंह
    .many-obl = सिंहों
noun-piece-champion = चैंपियन
    .many-obl = चैंपियनों
noun-piece-met = मेट
    .many-obl = मेटों
noun-piece-khon = खोन
    .many-obl = खोनों
noun-piece-archer = धनुर्धर
    .many-obl = धनुर्धरों
noun-piece-commoner = आम आदमी
    .many-obl = आम आदमियों
noun-piece-nightrider = नाइटराइडर
    .many-obl = नाइटराइडरों
noun-piece-griffon = ग्रिफ़िन
    .many-obl = ग्रिफ़िनों
noun-piece-sergeant = सार्जेंट
    .many-obl = सार्जेंटों
noun-piece-centaur = सेंटौर
    .many-obl = सेंटौरों
noun-piece-ferz = फ़र्ज़
    .many-obl = फ़र्ज़ों
noun-piece-pincer = चिमटा
    .obl = चिमटे
    .many = चिमटे
    .many-obl = चिमटों
noun-piece-withdrawer = निवर्तक
    .many-obl = निवर्तकों
noun-piece-coordinator = समन्वयक
    .many-obl = समन्वयकों
noun-piece-long-leaper = लंबा कूदक
    .obl = लंबे कूदक
    .many = लंबे कूदक
    .many-obl = लंबे कूदकों
noun-piece-chameleon = गिरगिट
    .many-obl = गिरगिटों
noun-piece-immobilizer = जड़कर्ता
    .many-obl = जड़कर्ताओं
noun-piece-grasshopper = टिड्डा
    .obl = टिड्डे
    .many = टिड्डे
    .many-obl = टिड्डों
noun-piece-phoenix = फ़ीनिक्स
    .many-obl = फ़ीनिक्सों
noun-piece-fox = लोमड़ी
    .many = लोमड़ियाँ
    .many-obl = लोमड़ियों
noun-piece-man = आदमी
    .many-obl = आदमियों
noun-piece-yurt = यर्ट
    .many-obl = यर्टों
noun-piece-falcon = शाहीन
    .many-obl = शाहीनों
noun-piece-marshal = मार्शल
    .many-obl = मार्शलों
noun-piece-dragon-king = ड्रैगन राजा
    .many-obl = ड्रैगन राजाओं
noun-piece-dragon-horse = ड्रैगन अश्व
    .many-obl = ड्रैगन अश्वों
noun-piece-wazir = वज़ीर (एक खाना)
noun-piece-dabbaba = दब्बाबा
    .obl = दब्बाबे
    .many = दब्बाबे
    .many-obl = दब्बाबों
noun-piece-alfil = अल-फ़ील
    .many-obl = अल-फ़ीलों
noun-piece-camel = साँड़नी
    .many = साँड़नियाँ
    .many-obl = साँड़नियों
noun-piece-zebra = ज़ेबरा
    .obl = ज़ेबरे
    .many = ज़ेबरे
    .many-obl = ज़ेबरों
noun-piece-threeleaper = तीन-कूद
    .many-obl = तीन-कूदों
noun-piece-tripper = तिरछा तीन-कूद
    .obl = तिरछे तीन-कूद
    .many = तिरछे तीन-कूद
    .many-obl = तिरछे तीन-कूदों
noun-piece-camelrider = साँड़नी सवार
    .many-obl = साँड़नी सवारों
noun-piece-vao = वाओ
noun-piece-leo = लियो
noun-piece-manticore = मैंटिकोर
    .many-obl = मैंटिकोरों
noun-piece-war-machine = युद्ध यंत्र
    .many-obl = युद्ध यंत्रों
noun-piece-rose = गुलाब
    .many-obl = गुलाबों
noun-piece-crooked-bishop = टेढ़ा ऊँट
    .obl = टेढ़े ऊँट
    .many = टेढ़े ऊँट
    .many-obl = टेढ़े ऊँटों
noun-piece-squirrel = गिलहरी
    .many = गिलहरियाँ
    .many-obl = गिलहरियों
noun-piece-kirin = किरिन
    .many-obl = किरिनों
noun-piece-frog = मेंढक
    .many-obl = मेंढकों
noun-piece-buffalo = भैंसा
    .obl = भैंसे
    .many = भैंसे
    .many-obl = भैंसों
noun-piece-hoplite = होप्लाइट
    .many-obl = होप्लाइटों
noun-piece-lieutenant = लेफ़्टिनेंट
    .many-obl = लेफ़्टिनेंटों
noun-piece-captain = कप्तान
    .many-obl = कप्तानों
noun-piece-warlord = सरदार
    .many-obl = सरदारों
noun-piece-wall = दीवार
    .many = दीवारें
    .many-obl = दीवारों
noun-piece-hound = शिकारी कुत्ता
    .obl = शिकारी कुत्ते
    .many = शिकारी कुत्ते
    .many-obl = शिकारी कुत्तों
noun-piece-lancer = भालाधारी
    .many-obl = भालाधारियों
noun-piece-kheshig = केशिग
    .many-obl = केशिगों
noun-piece-cardinal = कार्डिनल
    .many-obl = कार्डिनलों
noun-piece-janus = जेनस
    .many-obl = जेनसों
noun-piece-minister = मंत्री
    .many-obl = मंत्रियों
noun-piece-wolf = भेड़िया
    .obl = भेड़िये
    .many = भेड़िये
    .many-obl = भेड़ियों
noun-piece-ai-wok = आई-वोक
    .many-obl = आई-वोकों
noun-piece-counsellor = मंत्री
    .many-obl = मंत्रियों
noun-piece-courier = हरकारा
    .obl = हरकारे
    .many = हरकारे
    .many-obl = हरकारों
noun-piece-fool = विदूषक
    .many-obl = विदूषकों
noun-piece-bers = बेर्स
    .many-obl = बेर्सों
noun-piece-giraffe = जिराफ़
    .many-obl = जिराफ़ों
noun-piece-chick = चूज़ा
    .obl = चूज़े
    .many = चूज़े
    .many-obl = चूज़ों
noun-piece-hen = मुर्गी
    .many = मुर्गियाँ
    .many-obl = मुर्गियों
noun-piece-drunk-elephant = मतवाला हाथी
    .obl = मतवाले हाथी
    .many = मतवाले हाथी
    .many-obl = मतवाले हाथियों
noun-piece-prince = राजकुमार
    .many-obl = राजकुमारों
noun-piece-swallow = अबाबील
    .many = अबाबीलें
    .many-obl = अबाबीलों
noun-piece-crane = सारस
    .many-obl = सारसों
noun-piece-pheasant = तीतर
    .many-obl = तीतरों
noun-piece-left-quail = बायाँ बटेर
    .obl = बाएँ बटेर
    .many = बाएँ बटेर
    .many-obl = बाएँ बटेरों
noun-piece-right-quail = दायाँ बटेर
    .obl = दाएँ बटेर
    .many = दाएँ बटेर
    .many-obl = दाएँ बटेरों
noun-piece-goose = हंस
    .many-obl = हंसों
noun-piece-eagle = गरुड़
    .many-obl = गरुड़ों
noun-piece-spear-knight = भाले वाला घोड़ा
    .obl = भाले वाले घोड़े
    .many = भाले वाले घोड़े
    .many-obl = भाले वाले घोड़ों
noun-piece-spear-bishop = भाले वाला ऊँट
    .obl = भाले वाले ऊँट
    .many = भाले वाले ऊँट
    .many-obl = भाले वाले ऊँटों
noun-piece-spear-rook = भाले वाला हाथी
    .obl = भाले वाले हाथी
    .many = भाले वाले हाथी
    .many-obl = भाले वाले हाथियों
noun-piece-spear-silver = भाले वाला रजत
    .obl = भाले वाले रजत
    .many = भाले वाले रजत
    .many-obl = भाले वाले रजतों
noun-piece-spear-gold = भाले वाला स्वर्ण
    .obl = भाले वाले स्वर्ण
    .many = भाले वाले स्वर्ण
    .many-obl = भाले वाले स्वर्णों
noun-piece-leopard = तेंदुआ
    .many-obl = तेंदुआों
noun-piece-spider = मकड़ी
    .many = मकड़ियाँ
    .many-obl = मकड़ियों
noun-piece-fortress = क़िला
    .obl = क़िले
    .many = क़िले
    .many-obl = क़िलों
noun-piece-banner = ध्वज
    .many-obl = ध्वजों
noun-piece-rear-pawn = पिछला प्यादा
    .obl = पिछले प्यादे
    .many = पिछले प्यादे
    .many-obl = पिछले प्यादों
noun-piece-bede = बीड
    .many-obl = बीडों
noun-piece-fad = फ़ैड
    .many-obl = फ़ैडों
noun-piece-short-rook = छोटा हाथी
    .obl = छोटे हाथी
    .many = छोटे हाथी
    .many-obl = छोटे हाथियों
noun-piece-half-duck = अर्ध हंस
    .many-obl = अर्ध हंसों
noun-piece-charging-rook = धावा हाथी
    .many-obl = धावा हाथियों
noun-piece-fibnif = फ़िबनिफ़
    .many-obl = फ़िबनिफ़ों
noun-piece-charging-knight = धावा घोड़ा
    .obl = धावा घोड़े
    .many = धावा घोड़े
    .many-obl = धावा घोड़ों
noun-piece-colonel = कर्नल
    .many-obl = कर्नलों
noun-piece-serpent = नाग
    .many-obl = नागों
noun-piece-vulture = गिद्ध
    .many-obl = गिद्धों
noun-piece-jaguar = जगुआर
    .many-obl = जगुआरों
noun-piece-quetzal = क्वेट्ज़ल
    .many-obl = क्वेट्ज़लों
noun-piece-shaman = ओझा
    .many-obl = ओझाओं
noun-piece-offering = चढ़ावा
    .obl = चढ़ावे
    .many = चढ़ावे
    .many-obl = चढ़ावों
noun-piece-warrior = योद्धा
    .many-obl = योद्धाओं
noun-piece-divine-king = दैवी राजा
    .many-obl = दैवी राजाओं
noun-piece-duke = ड्यूक
    .many-obl = ड्यूकों
noun-piece-maharajah = महाराजा
    .many-obl = महाराजाओं
noun-piece-ninja = निंजा
    .many-obl = निंजाओं
noun-piece-monk = भिक्षु
    .many-obl = भिक्षुओं
noun-piece-musketeer = बंदूकची
    .many-obl = बंदूकचियों
noun-piece-wildebeest = वाइल्डबीस्ट
    .many-obl = वाइल्डबीस्टों
noun-piece-goat = बकरी
    .many = बकरियाँ
    .many-obl = बकरियों
noun-piece-hare = ख़रगोश
    .many-obl = ख़रगोशों
noun-piece-car = गाड़ी
    .many = गाड़ियाँ
    .many-obl = गाड़ियों
noun-piece-tiger = बाघ
    .many-obl = बाघों
noun-piece-chief = मुखिया
    .many-obl = मुखियाओं
noun-piece-covered = ढका मोहरा
    .obl = ढके मोहरे
    .many = ढके मोहरे
    .many-obl = ढके मोहरों
noun-piece-dog = कुत्ता
    .obl = कुत्ते
    .many = कुत्ते
    .many-obl = कुत्तों
noun-piece-khatun = ख़ातून
    .many-obl = ख़ातूनों
noun-piece-scout = गुप्तचर
    .many-obl = गुप्तचरों
noun-piece-vizier = दीवान
    .many-obl = दीवानों
noun-piece-crocodile = मगरमच्छ
    .many-obl = मगरमच्छों
noun-piece-gold-cannon = स्वर्ण तोप
    .many = स्वर्ण तोपें
    .many-obl = स्वर्ण तोपों
noun-piece-flying-gold-cannon = उड़न स्वर्ण तोप
    .many = उड़न स्वर्ण तोपें
    .many-obl = उड़न स्वर्ण तोपों
noun-piece-silver-cannon = रजत तोप
    .many = रजत तोपें
    .many-obl = रजत तोपों
noun-piece-flying-silver-cannon = उड़न रजत तोप
    .many = उड़न रजत तोपें
    .many-obl = उड़न रजत तोपों
noun-piece-copper-cannon = ताम्र तोप
    .many = ताम्र तोपें
    .many-obl = ताम्र तोपों
noun-piece-flying-copper-cannon = उड़न ताम्र तोप
    .many = उड़न ताम्र तोपें
    .many-obl = उड़न ताम्र तोपों
noun-piece-iron-cannon = लौह तोप
    .many = लौह तोपें
    .many-obl = लौह तोपों
noun-piece-flying-iron-cannon = उड़न लौह तोप
    .many = उड़न लौह तोपें
    .many-obl = उड़न लौह तोपों

# Chance
chance-die = हर बारी से पहले पासा फेंका जाता है। जिसकी बारी है, उसे पासे पर आए प्रकार का मोहरा चलना होता है या किसी मोहरे को उसमें बदलना होता है। पासे पर हैं: { $kinds-or }; जिससे दोनों में से कुछ भी न हो सके, वह नहीं आता।
chance-bag = आरंभ में हर पक्ष की थैली में हैं: { $held-and }।
chance-covered = उलटे रखे मोहरे ({ $kind }): चल चुकने पर ऐसा मोहरा अपने पक्ष की थैली से निकाला गया मोहरा बन जाता है।
chance-unknown = मारा गया उलटा मोहरा ({ $kind }) क्या था, यह किसी को पता नहीं चलता।
chance-captor = मारा गया उलटा मोहरा ({ $kind }) क्या था, यह केवल उसे मारने वाला देखता है, उसका स्वामी नहीं।
chance-all = मारा गया उलटा मोहरा ({ $kind }) क्या था, यह सब देखते हैं।
chance-face-down = आरंभ में ऐसे मोहरे, जो किसी के नहीं हैं, यहाँ उलटे रखे हैं: { $cells }। वहाँ कोई नहीं जा सकता और उन्हें कोई नहीं मार सकता।
chance-turn-up = चलने के बदले कोई पक्ष उनमें से एक को सीधा कर सकता है। वह सभी पक्षों की थैलियों को मिलाकर निकाला गया मोहरा बन जाता है।
chance-first-own = जो मोहरा सबसे पहले सीधा किया जाए, वह उसे सीधा करने वाले पक्ष का होता है।
