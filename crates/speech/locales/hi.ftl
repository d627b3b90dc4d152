# मेज़
game-area = बाज़ी
skip-to-board = बिसात पर जाएँ
board-label = { $game } की बिसात। { $status } बिसात पर चलने के लिए तीर कुंजियाँ और मोहरा उठाने-रखने के लिए Enter दबाएँ।
close = बंद करें
copy = कॉपी करें
thinking = सोच रहा है…
seat-computer = कंप्यूटर, स्तर { $level }
captured-label = मारे गए: { $pieces }, मूल्य { $points }
tray-label = { $name ->
    [you] आपके हाथ के मोहरे
    [foe] दुश्मन के हाथ के मोहरे
   *[other] हाथ के मोहरे: { $side }
 }
tray-empty = हाथ में कोई मोहरा नहीं
tray-piece = { $piece }, हाथ में { $count }

# पक्ष
side-white = { $custom ->
    [xiangqi] लाल
    [janggi] चो
    [shogi] सेंते
   *[other] सफ़ेद
 }
side-black = { $custom ->
    [janggi] हान
    [shogi] गोते
   *[other] काले
 }
side-red = लाल
side-green = हरे
side-yellow = पीले
side-blue = नीले

# मोहरे
piece-king = राजा
piece-queen = वज़ीर
piece-rook = हाथी
piece-bishop = ऊँट
piece-knight = घोड़ा
piece-pawn = प्यादा
piece-general = सेनापति
piece-advisor = सलाहकार
piece-elephant = गज
piece-horse = { $custom ->
    [shogi] अश्व
   *[other] घोड़ा
 }
piece-chariot = रथ
piece-cannon = तोप
piece-soldier = सिपाही
piece-gold = स्वर्ण सेनापति
piece-silver = रजत सेनापति
piece-lance = भाला
piece-tokin = पदोन्नत प्यादा
piece-dragon = ड्रैगन
piece-archbishop = आर्चबिशप
piece-chancellor = चांसलर
piece-amazon = अमेज़न
piece-hawk = बाज़
piece-unicorn = यूनिकॉर्न
piece-stone = पत्थर
piece-promoted-lance = पदोन्नत भाला
piece-promoted-knight = पदोन्नत घोड़ा
piece-promoted-queen = पदोन्नत वज़ीर
piece-promoted-silver = पदोन्नत रजत
piece-promoted-bishop = पदोन्नत ऊँट
piece-wizard = जादूगर
piece-lion = सिंह
piece-champion = चैंपियन
piece-met = मेट
piece-khon = खोन
piece-archer = धनुर्धर
piece-commoner = आम आदमी
piece-nightrider = नाइटराइडर
piece-griffon = ग्रिफ़िन
piece-sergeant = सार्जेंट
piece-centaur = सेंटौर
piece-ferz = फ़र्ज़
piece-grasshopper = टिड्डा
piece-phoenix = फ़ीनिक्स
piece-fox = लोमड़ी
piece-man = { $custom ->
    [draughts] गोटी
    [draughts-cells] गोटी
   *[other] आदमी
 }
piece-yurt = यर्ट
piece-falcon = शाहीन
piece-marshal = मार्शल
piece-dragon-king = ड्रैगन राजा
piece-dragon-horse = ड्रैगन अश्व
piece-wazir = वज़ीर (एक खाना)
piece-dabbaba = दब्बाबा
piece-alfil = अल-फ़ील
piece-camel = साँड़नी
piece-zebra = ज़ेबरा
piece-threeleaper = तीन-कूद
piece-tripper = तिरछा तीन-कूद
piece-camelrider = साँड़नी सवार
piece-vao = वाओ
piece-leo = लियो
piece-manticore = मैंटिकोर
piece-war-machine = युद्ध यंत्र
piece-rose = गुलाब
piece-crooked-bishop = टेढ़ा ऊँट
piece-squirrel = गिलहरी
piece-kirin = किरिन
piece-frog = मेंढक
piece-buffalo = भैंसा
piece-hoplite = होप्लाइट
piece-lieutenant = लेफ़्टिनेंट
piece-captain = कप्तान
piece-warlord = सरदार
piece-wall = दीवार
piece-hound = शिकारी कुत्ता
piece-lancer = भालाधारी
piece-kheshig = केशिग
piece-cardinal = कार्डिनल
piece-janus = जेनस
piece-minister = मंत्री
piece-wolf = भेड़िया
piece-ai-wok = आई-वोक
piece-counsellor = मंत्री
piece-courier = हरकारा
piece-fool = विदूषक
piece-bers = बेर्स
piece-giraffe = जिराफ़
piece-chick = चूज़ा
piece-hen = मुर्गी
piece-drunk-elephant = मतवाला हाथी
piece-prince = राजकुमार
piece-swallow = अबाबील
piece-crane = सारस
piece-pheasant = तीतर
piece-left-quail = बायाँ बटेर
piece-right-quail = दायाँ बटेर
piece-goose = हंस
piece-eagle = गरुड़
piece-spear-knight = भाले वाला घोड़ा
piece-spear-bishop = भाले वाला ऊँट
piece-spear-rook = भाले वाला हाथी
piece-spear-silver = भाले वाला रजत
piece-rear-pawn = पिछला प्यादा
piece-bede = बीड
piece-fad = फ़ैड
piece-short-rook = छोटा हाथी
piece-half-duck = अर्ध हंस
piece-charging-rook = धावा हाथी
piece-fibnif = फ़िबनिफ़
piece-charging-knight = धावा घोड़ा
piece-colonel = कर्नल
piece-serpent = नाग
piece-vulture = गिद्ध
piece-jaguar = जगुआर
piece-quetzal = क्वेट्ज़ल
piece-shaman = ओझा
piece-offering = चढ़ावा
piece-warrior = योद्धा
piece-divine-king = दैवी राजा
piece-duke = ड्यूक
piece-maharajah = महाराजा
piece-ninja = निंजा
piece-monk = भिक्षु
piece-musketeer = बंदूकची
piece-wildebeest = वाइल्डबीस्ट
piece-crocodile = मगरमच्छ
piece-gold-cannon = स्वर्ण तोप
piece-flying-gold-cannon = उड़न स्वर्ण तोप
piece-silver-cannon = रजत तोप
piece-flying-silver-cannon = उड़न रजत तोप
piece-copper-cannon = ताम्र तोप
piece-flying-copper-cannon = उड़न ताम्र तोप
piece-iron-cannon = लौह तोप
piece-flying-iron-cannon = उड़न लौह तोप
piece-spear-gold = भाले वाला स्वर्ण
piece-leopard = तेंदुआ
piece-spider = मकड़ी
piece-fortress = क़िला
piece-banner = ध्वज
piece-goat = बकरी
piece-hare = ख़रगोश
piece-car = गाड़ी
piece-tiger = बाघ
piece-chief = मुखिया
piece-dog = कुत्ता
piece-covered = ढका मोहरा
piece-khatun = ख़ातून
piece-scout = गुप्तचर
piece-vizier = दीवान

# उपकरण
toolbar = खेल के नियंत्रण
menu = मेन्यू
new-game = नई बाज़ी
undo = चाल वापस लें
undo-short = वापस
redo = चाल फिर से चलें
flip = बिसात घुमाएँ
flip-short = घुमाएँ
three-d = 2D और 3D के बीच बदलें
hint = संकेत
pass = चाल छोड़ें
pause = रोकें
resume = जारी रखें
claim-draw = ड्रॉ का दावा करें
claim-short = ड्रॉ का दावा
declare = राजा के प्रवेश से जीत की घोषणा करें
declare-short = जीत घोषित करें
offer-draw = ड्रॉ का प्रस्ताव दें
draw-short = ड्रॉ
resign = हार मानें
open = खोलें
save = फ़ाइल में सहेजें
save-pgn = PGN में सहेजें
save-image = चित्र सहेजें
save-animation = ऐनिमेशन सहेजें (GIF)
animation-progress = ऐनिमेशन बन रहा है…
animation-stop = रद्द करें
share = साझा करें
settings = सेटिंग्स
leave-game = यह बाज़ी छोड़ें (यह सहेजी हुई है)
leave-short = बाज़ी छोड़ें
keys = कीबोर्ड शॉर्टकट

# पैनल
tab-moves = चालें
tab-info = नियम
no-moves = अभी कोई चाल नहीं। मोहरे पर और फिर उसकी मंज़िल पर क्लिक करें, या नीचे चाल लिखें।
welcome = शुरू करें
welcome-lead = कंप्यूटर के साथ खेलने के लिए एक चाल चलें।
welcome-as = { $side } पक्ष से खेलें
welcome-continue = { $game } जारी रखें
welcome-friend = दोस्त के साथ खेलें
welcome-friend-more = इसी डिवाइस पर दो खिलाड़ी
welcome-friend-server = इस डिवाइस पर या लिंक से
welcome-games = सभी खेल
welcome-games-more = { $games } खेल, शियांगछी से शोगी तक
welcome-puzzle = आज की पहेली
welcome-puzzle-more = हर दिन एक नई पहेली
welcome-today = आज का खेल
welcome-levels = पहले क़दम से विशेषज्ञ तक
set-up-position = स्थिति सजाएँ
welcome-build = बनाएँ
welcome-build-more = अपने खेल और स्तर
tour-offer = पहली बार आए हैं?
tour-offer-more = इसी बिसात पर दो मिनट: चलना, वापस लेना, संकेत
tour-move = मोहरे को खाने तक खींचें, या उस पर और फिर किसी चिह्नित खाने पर क्लिक करें।
tour-undo = कंप्यूटर तुरंत जवाब देता है। अपनी चाल वापस लेने के लिए “{ undo-short }” दबाएँ।
tour-hint = समझ नहीं आ रहा क्या चलें? “{ hint }” दबाएँ, तीर अच्छी चाल दिखाएगा।
tour-done = बस इतना ही। दूसरे खेल, स्तर और सेटिंग मेनू में हैं। मज़े करें!
tour-skip = छोड़ें
studio-back = स्टूडियो
to-start = शुरुआत पर जाएँ
to-end = अंत पर जाएँ
previous-move = पिछली चाल
next-move = अगली चाल
type-move = चाल लिखें
type-move-label = e4 या g1f3 जैसी चाल लिखें, या कोई कमांड: ? e4, moves e2, board, last, clock
rematch = दोबारा मुक़ाबला

# बाज़ी की स्थिति
status-turn = { $name ->
    [you] आपकी चाल।
    [foe] दुश्मनों की चाल।
   *[other] { $side } की चाल।
 }
status-check = { $name ->
    [you] आपकी चाल। आपको शह है।
    [foe] दुश्मनों की चाल, उन्हें शह है।
   *[other] { $side } की चाल, शह है।
 }
status-step = इस बारी की चाल { $step } / { $steps }।
status-place = चाल { $at } / { $all } के बाद
end-result = { $who }: { $why }।
end-won = { $name ->
    [you] आप जीते
    [foe] दुश्मन जीते
   *[other] { $side } की जीत
 }
end-won-team = टीम { $side } की जीत
end-drawn = ड्रॉ
end-lost = { $name ->
    [you] आप हारे
    [foe] दुश्मन हारे
   *[other] { $side } की हार
 }
end-void = कोई परिणाम नहीं
end-checkmate = शह और मात
end-unfair-mate = वर्जित मात
end-stalemate = { $custom ->
    [shogi] कोई वैध चाल नहीं
    [xiangqi] कोई वैध चाल नहीं
    [janggi] कोई वैध चाल नहीं
   *[other] गतिरोध (स्टेलमेट)
 }
end-goal = लक्ष्य पूरा हुआ
end-connected = मोहरे जुड़ गए
end-board-full = बिसात भर गई
end-checks = शह की तय संख्या पूरी हुई
end-extinction = ज़रूरी मोहरे खो गए
end-royal-captured = { $custom ->
    [xiangqi] सेनापति मारा गया
    [janggi] सेनापति मारा गया
   *[other] शाही मोहरा मारा गया
 }
end-facing = { $custom ->
    [xiangqi] सेनापति आमने-सामने हैं
    [janggi] सेनापति आमने-सामने हैं
   *[other] राजा आमने-सामने हैं
 }
end-passes = सभी खिलाड़ियों ने चाल छोड़ी
end-trigger = इस खेल का विशेष नियम
end-move-rule = बिना प्रगति के बहुत सारी चालें
end-repetition = स्थिति की पुनरावृत्ति
end-to-and-fro = एक मोहरा बहुत बार आता-जाता रहा
end-perpetual-check = लगातार शह
end-perpetual-chase = लगातार पीछा
end-declaration = राजा का प्रवेश घोषित
end-points = अंत में सबसे ज़्यादा अंक
end-counting = गिनती की सीमा पूरी हुई
end-resignation = { $name ->
    [you] आपने हार मान ली
    [foe] दुश्मनों ने हार मान ली
   *[other] { $side } ने हार मान ली
 }
end-time = { $name ->
    [you] आपका समय समाप्त
    [foe] दुश्मनों का समय समाप्त
   *[other] { $side } का समय समाप्त
 }
end-time-without-material = { $name ->
    [you] आपका समय समाप्त, पर कोई प्रतिद्वंद्वी जीत नहीं सकता
    [foe] दुश्मनों का समय समाप्त, पर कोई और जीत नहीं सकता
   *[other] { $side } का समय समाप्त, पर कोई प्रतिद्वंद्वी जीत नहीं सकता
 }
end-agreement = आपसी सहमति से
end-abort = बाज़ी रद्द

# बोलकर
announce-new-game = नई बाज़ी: { $game }।
announce-move = { $side }: { $piece } { $from } से { $to }।
action-take = हटाना
action-take-mill = मिल से हटाना
action-swap = रंग बदलना
action-elephants-in = हाथी भीतर
action-elephants-out = हाथी बाहर
action-elephants-left = हाथी बाएँ
action-elephants-right = हाथी दाएँ
action-swap-a = a पर बदलना
action-swap-b = b पर बदलना
action-swap-c = c पर बदलना
action-swap-d = d पर बदलना
action-swap-e = e पर बदलना
action-swap-f = f पर बदलना
action-swap-g = g पर बदलना
announce-drop = { $side }: { $piece } हाथ से { $to } पर।
announce-castling = { $name ->
    [you] आपकी कैसलिंग, राजा { $to } पर।
    [foe] दुश्मनों की कैसलिंग, राजा { $to } पर।
   *[other] { $side } की कैसलिंग, राजा { $to } पर।
 }
announce-pass = { $name ->
    [you] आपने चाल छोड़ी।
    [foe] दुश्मनों ने चाल छोड़ी।
   *[other] { $side } ने चाल छोड़ी।
 }
announce-action = { $side }: “{ $action }”।
announce-action-at = { $side }: “{ $action }”, { $to }।
announce-left = { $name ->
    [you] आप खेल से बाहर हैं।
    [foe] दुश्मन खेल से बाहर हैं।
   *[other] { $side } खेल से बाहर।
 }
announce-unseen-move = { $side } ने चाल चली।
announce-lost = खोया: { $cell } पर { $piece }।
umpire-captured = { $cell } पर मार।
umpire-captured-piece = { $cell } पर मारा गया: { $piece }।
umpire-captured-other = { $cell } पर मारा गया: कोई और मोहरा।
umpire-check-file = स्तंभ पर शह।
umpire-check-rank = पंक्ति पर शह।
umpire-check-long-diagonal = लंबे विकर्ण पर शह।
umpire-check-short-diagonal = छोटे विकर्ण पर शह।
umpire-check-diagonal = विकर्ण पर शह।
umpire-check-leap = शह: { $piece }।
umpire-can-capture = मार सकते हैं: { $pieces }।
umpire-can-capture-count = संभव मारें ({ $pieces }): { $count }।
umpire-no = निर्णायक ने मना किया: { $move }।
umpire-no-other = निर्णायक ने एक चाल अस्वीकार की।
umpire-refused = अस्वीकृत: { $moves }।
umpire-noes = अस्वीकृत चालें: { $count }।
announce-capture = मारा गया: { $piece }।
announce-promotion = पदोन्नति: { $piece }।
announce-gate = { $to } पर प्रवेश: { $piece }।
announce-roll = { $side } का पासा: { $piece }।
announce-reveal = { $to } पर: { $piece } ({ $side })।
announce-uncover = { $side } ने { $to } का मोहरा सीधा किया।
announce-drawn = मारा गया मोहरा था: { $piece }।
announce-drawn-unseen = मारा गया मोहरा क्या था, यह केवल प्रतिद्वंद्वी देखता है।
announce-wall = { $to } पर दीवार।
announce-duck = { $to } पर बत्तख।
announce-check = शह।
announce-cell = { $name ->
    [you] { $cell }: आपका मोहरा, { $piece }
    [foe] { $cell }: दुश्मन का मोहरा, { $piece }
   *[other] { $cell }: { $side }, { $piece }
 }
announce-cell-wall = { $cell }: दीवार
announce-cell-duck = { $cell }: बत्तख
announce-cell-unseen = { $cell }: दिखाई नहीं देता
announce-cell-empty = { $cell }: ख़ाली
announce-targets = { $cell }। वैध चालें: { $targets }।
announce-no-targets = { $cell }। कोई वैध चाल नहीं।
announce-premove = { $to } पर प्रीमूव।
announce-clock = { $name ->
    [you] आपके पास { $time } बचा है।
    [foe] दुश्मनों के पास { $time } बचा है।
   *[other] { $side } के पास { $time } बचा है।
 }

# सूचनाएँ
notice-over = बाज़ी समाप्त हो चुकी है। चाल वापस लें या नई बाज़ी शुरू करें।
notice-hidden = जब तक खेल का कुछ भाग छिपा है, यह संभव नहीं।
notice-wait = कृपया रुकें, कंप्यूटर सोच रहा है।
notice-premove-gone = आपका प्रीमूव अब वैध नहीं है।
notice-three-d-not-loaded = 3D बिसात लोड नहीं हो सकी। ऑनलाइन होने पर पेज फिर से लोड करें। तब तक 2D बिसात पर खेल सकते हैं।
notice-three-d-camera = मेज़ घुमाने के लिए बिसात के बगल में खींचें। तीर वाली कुंजियाँ और 1 से 5 भी कैमरा घुमाती हैं।
notice-no-three-d = यह ब्राउज़र 3D बिसात नहीं दिखा सकता, क्योंकि इसमें WebGL2 नहीं है। आप 2D बिसात पर खेल सकते हैं।
notice-animation-saved = ऐनिमेशन { $file } नाम से सहेजा गया।
notice-models = आपके मोहरे बिसात पर हैं।
notice-models-with = आपके मोहरे बिसात पर हैं। ख़राब मोहरों की जगह मानक मोहरे हैं: { $what }
notice-saved = बाज़ी फ़ाइल में सहेज ली गई।
notice-opened = खुल गया।
notice-other-tab = यह बाज़ी किसी दूसरे टैब में खुली है। यहाँ आप इसकी एक प्रति खेल रहे हैं।
notice-opened-with = चेतावनियों के साथ खुला: { $what }
notice-copied = कॉपी हो गया।
notice-not-copied = ब्राउज़र कॉपी करने की अनुमति नहीं देता। पाठ चुनकर ख़ुद कॉपी करें।
notice-draw-declined = कंप्यूटर ने ड्रॉ ठुकरा दिया।
notice-hint = { $move } आज़माएँ।
notice-hint-coming = अच्छी चाल खोजी जा रही है…

# परेशानियाँ
trouble-no-storage = यह ब्राउज़र इस पेज का डेटा नहीं सहेजता, इसलिए बंद करने पर बाज़ी खो जाएगी। इसे फ़ाइल में सहेजें।
trouble-storage-full = इस ब्राउज़र का स्टोरेज भर गया है। “खोलें” में पुरानी बाज़ियाँ हटाएँ, या यह बाज़ी फ़ाइल में सहेजें।
trouble-saved-game = यह बाज़ी अब नहीं खुल सकती: { $why }
trouble-unreadable = { $count ->
    [one] इस ब्राउज़र में सहेजी { $count } चीज़ अब पढ़ी नहीं जा सकती। उसे हटाया नहीं गया है: “खोलें” से उसे फ़ाइल में सहेज सकते हैं।
   *[other] इस ब्राउज़र में सहेजी { $count } चीज़ें अब पढ़ी नहीं जा सकतीं। उन्हें हटाया नहीं गया है: “खोलें” से उन्हें फ़ाइलों में सहेज सकते हैं।
 }
trouble-worker = कंप्यूटर खिलाड़ी अचानक रुक गया। आपकी बाज़ी सुरक्षित है। चाल वापस लें या उसे फिर चालू करने के लिए “जारी रखें” पर क्लिक करें।
trouble-not-loaded = पेज का एक भाग लोड नहीं हो सका। ऑनलाइन होने पर पेज फिर से लोड करें। आप बाज़ी जारी रख सकते हैं।
loading = लोड हो रहा है…
try-again = फिर से कोशिश करें
trouble-no-game = यह खेल मौजूद नहीं है।
trouble-file = यह टेक्स्ट फ़ाइल नहीं है।
trouble-image = चित्र नहीं बन सका। फिर कोशिश करें, या 2D और 3D के बीच बदलें।
trouble-models = इन मोहरों का उपयोग नहीं हो सकता: { $why }
trouble-models-gone = आपके मोहरे अब उपलब्ध नहीं हैं। फ़ोल्डर फिर से चुनें।
trouble-models-not-kept = ब्राउज़र इन्हें सहेज नहीं सका। अगली बार फ़ोल्डर फिर से चुनें।
trouble-nothing = खोलने को कुछ नहीं है। लिंक, सहेजी हुई बाज़ी, PGN या कोई स्थिति चिपकाएँ।
trouble-open = यह नहीं खुल सकता: { $why }
trouble-no-pgn = इस PGN में कोई बाज़ी नहीं है।
trouble-fen = यह मौजूदा खेल की मान्य स्थिति नहीं है: { $why }

# चाल के बारे में सवाल
ask-castle = कैसलिंग करें या सामान्य चाल चलें?
ask-promotion = पदोन्नति चुनें
ask-gate = कौन-सा मोहरा आएगा?
ask-wall = दीवार की जगह चुनें।
ask-duck = बत्तख के लिए खाना चुनें।
ask-path = रास्ता चुनें
choice-castle = कैसलिंग
choice-step = सामान्य चाल
choice-stays = पदोन्नति न करें
choice-nothing = कोई मोहरा नहीं
choice-captures = { $cells } पर मारता है

# नई बाज़ी
choose-game = खेल चुनें
search-game = खेल खोजें: glinski, xiangqi, shogi…
search-no-match = कोई खेल नहीं मिला।
players = खिलाड़ी
mode-person-person = इसी डिवाइस पर दो खिलाड़ी
mode-person-computer = आप बनाम कंप्यूटर
mode-computer-computer = कंप्यूटर बनाम कंप्यूटर
strength = कंप्यूटर का स्तर
level-1 = 1 · पहली बार खेलता है
level-2 = 2 · आसानी से मोहरे खोता है
level-3 = 3 · आसान मार देख लेता है
level-4 = 4 · शौक़िया खिलाड़ी
level-5 = 5 · थोड़ा आगे की सोचता है
level-6 = 6 · सावधान खिलाड़ी
level-7 = 7 · अनुभवी खिलाड़ी
level-8 = 8 · मज़बूत
level-9 = 9 · अधिकतम
your-side = आपका पक्ष
side-first = पहले
side-second = आख़िर में
side-random = यादृच्छिक
start-position = आरंभिक स्थिति
start-standard = मानक
start-shuffled = फेंटी हुई
start-fen = किसी स्थिति से (FEN)
fen-hint = यहाँ FEN चिपकाएँ
clock-minutes = प्रति खिलाड़ी मिनट
clock-more = घड़ी के विकल्प
clock-increment = प्रति चाल वृद्धि
clock-delay = प्रति चाल विलंब
clock-byo-yomi = ब्योयोमी, पाँच दौर
clock-seconds = सेकंड
no-clock = बिना घड़ी
clock-is = घड़ी: { $control }
start-game = { $game } खेलें
filter-games = दिखाएँ
filter-all = सभी
filter-favourites = पसंदीदा
filter-recent = हाल के
favourite-add = { $game } को पसंदीदा में जोड़ें
favourite-remove = { $game } को पसंदीदा से हटाएँ
favourites-none = अभी कोई पसंदीदा खेल नहीं है। किसी खेल के तारे पर क्लिक करें।
recent-none = अभी कोई खेल नहीं खेला गया।
clock = घड़ी
clock-own = अपना
clock-unreadable = “{ $text }” समय-सीमा नहीं है। उदाहरण: 15, 15+10, 1:30:00।
level-looks = हर चाल से पहले लगभग { $positions } स्थितियाँ देखता है।
level-errs = लगभग { $positions } स्थितियाँ देखता है और { $percent }% चालें यूँ ही चलता है।
level-overlooks = लगभग { $positions } स्थितियाँ देखता है और कुछ चालें चूक जाता है, ख़ासकर शांत और दूर की।
level-full = अपना पूरा समय लेता है और अपना सबसे अच्छा खेल खेलता है।

# खोलना और साझा करना
open-file = फ़ाइल चुनें: बाज़ी, PGN, स्तर या नियम
open-text = या लिंक, बाज़ी, PGN, FEN, स्तर या खेल के नियम चिपकाएँ
saved-games = इस ब्राउज़र में सहेजी बाज़ियाँ
saved-none = अभी कोई बाज़ी नहीं।
saved-how = समाप्त बाज़ियाँ: पिछली 40 रखी जाती हैं। अधूरी बाज़ियाँ तब तक रहती हैं जब तक आप उन्हें न हटाएँ।
saved-game = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 }, { $over ->
    [yes] समाप्त
   *[no] जारी
 }
unreadable = पढ़ा नहीं जा सकता
save-saved-game = { $game } को फ़ाइल में सहेजें
delete-game = { $game } हटाएँ
several-games = { $count } बाज़ियाँ
several-levels = { $count } स्तर
several-rules = { $count } खेल
several-game = बाज़ी { $number }
several-moves = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 }
several-filter = नाम, प्रतियोगिता, वर्ष, नतीजे से छाँटें…
several-none = कोई मेल नहीं खाता।
several-more = { $count } और हैं। ढूँढने के लिए छाँटें।
several-back = कुछ और खोलें
details = विवरण और टिप्पणियाँ
details-event = प्रतियोगिता
details-site = स्थान
details-date = तारीख़
details-round = दौर
details-move = चाल { $number }
details-start = पहली चाल से पहले
details-sign = चिह्न
details-comment = टिप्पणी
trouble-unknown-text = यह पहचाना नहीं गया। लिंक, सहेजी बाज़ियाँ, PGN, FEN, स्तर, खेल-दस्तावेज़ (TOML, JSON), variants.ini और Bishop, Tiled, LDtk की फ़ाइलें खुल सकती हैं।
trouble-tiled-xml = यह XML में Tiled का नक़्शा है। Tiled में इसे JSON के रूप में निर्यात करें।
trouble-text = { $kind ->
    [shared-game] यह लिंक ख़राब है: { $why }
    [saved-game] यह सहेजी बाज़ी नहीं खुल सकती: { $why }
    [level] इस स्तर में ग़लतियाँ हैं: { $why }
    [tiled] इस Tiled नक़्शे में ग़लतियाँ हैं: { $why }
    [ldtk] इस LDtk प्रोजेक्ट में ग़लतियाँ हैं: { $why }
    [document] इस खेल-दस्तावेज़ में ग़लतियाँ हैं: { $why }
    [ini] इस variants.ini में ग़लतियाँ हैं: { $why }
    [bishop] इस Bishop फ़ाइल में ग़लतियाँ हैं: { $why }
   *[other] यह नहीं खुल सकता: { $why }
 }
share-link = इस बाज़ी का लिंक, नियमों सहित
share-fen = स्थिति (FEN)
share-pgn = बाज़ी (PGN)

# ड्रॉ और हार मानना
curtain = उपकरण { $side } को दें।
curtain-lift = बोर्ड दिखाएँ
draw-question = { $name ->
    [you] आप ड्रॉ का प्रस्ताव दे रहे हैं। स्वीकार करें?
    [foe] दुश्मनों का ड्रॉ का प्रस्ताव। स्वीकार करें?
   *[other] { $side } का ड्रॉ का प्रस्ताव। स्वीकार करें?
 }
draw-question-computer = कंप्यूटर को ड्रॉ का प्रस्ताव दें?
draw-accept = ड्रॉ स्वीकार करें
draw-offer = ड्रॉ का प्रस्ताव दें
draw-decline = खेलते रहें
resign-question = { $name ->
    [you] हार मानें?
    [foe] हार मानें?
   *[other] { $side } की ओर से हार मानें?
 }
resign-yes = हार मानें
resign-no = खेलते रहें

# सेटिंग
settings-three-d = 3D बिसात
three-d-quality = ग्राफ़िक्स की गुणवत्ता
three-d-board = बिसात
three-d-set = मोहरे
three-d-layers = परतें
three-d-auto = स्वचालित
three-d-low = सादी
three-d-medium = छाया
three-d-high = नरम छाया और प्रतिबिंब
three-d-wood = लकड़ी
three-d-marble = संगमरमर
three-d-vinyl = टूर्नामेंट विनाइल
three-d-glass = काँच
three-d-contrast = तेज़ कंट्रास्ट
three-d-drawings = 2D मोहरों के कट-आउट
three-d-own = अपने
three-d-bring = अपने मोहरे
three-d-bring-more = set.toml, OBJ और MTL फ़ाइलों वाला फ़ोल्डर चुनें, या उसे पेज पर छोड़ें।
three-d-stacked = एक के ऊपर एक
three-d-beside = अगल-बगल
settings-board = बिसात
theme-walnut = अख़रोट
theme-paper = काग़ज़
theme-slate = स्लेट
theme-sea = समुद्र
theme-contrast = तेज़ कंट्रास्ट
theme-moss = काई
theme-rosewood = शीशम
theme-dusk = गोधूलि
settings-figures = मोहरों की शैली
figures-own = गोल
figures-engraved = उत्कीर्ण
figures-geometric = ज्यामितीय
figures-letters = अक्षर
settings-characters = शियांगची, जांगी और शोगी के मोहरे
characters-regular = कूची
characters-even = मोटे
characters-figures = आकृतियाँ
coordinates-outside = बाहर
coordinates-inside = अंदर
coordinates-none = नहीं
settings-customary = निर्देशांक और चालें खेल के अपने देश की तरह
settings-figurines = चालों की सूची में मोहरों के चित्र
settings-zoom = बिसात का आकार
settings-appearance = रूप-रंग
appearance-system = सिस्टम
appearance-light = हल्का
appearance-dark = गहरा
settings-show = प्रदर्शन
settings-coordinates = निर्देशांक
settings-legal-moves = वैध चालें
settings-animation = ऐनिमेशन
settings-sound = ध्वनि
settings-volume = आवाज़ का स्तर
settings-kit = ध्वनि का प्रकार
kit-wood = लकड़ी
kit-felt = नमदा
kit-glass = काँच
kit-retro = पुराना कंप्यूटर
settings-spoken = चालें बोलकर सुनाएँ
settings-language = भाषा

# कुंजियाँ
keys-undo = चाल वापस लें, फिर से चलें
keys-walk = पिछली चाल, अगली चाल
keys-files = खोलें, सहेजें
keys-board = बिसात पर जाएँ
keys-type = चाल लिखें
keys-shortcuts = कीबोर्ड शॉर्टकट
keys-on-board = बिसात पर चलने के लिए तीर कुंजियाँ, मोहरा उठाने-रखने के लिए Enter और रद्द करने के लिए Escape दबाएँ। तीर बनाने के लिए माउस के दाएँ बटन से खींचें।
keys-camera = 3D कैमरा घुमाएँ (वहाँ Shift+← और Shift+→ से चालें देखें)
keys-premove = कंप्यूटर के सोचते समय आप प्रीमूव कर सकते हैं। आपकी बारी आने पर वैध हो तो वह चला जाएगा। रद्द करने के लिए Escape दबाएँ।
keys-commands = चाल लिखने की जगह पर कमांड भी चलती हैं: ? e4, moves e2, board, last, clock।

# खेलों के परिवार
family-chess = शतरंज और निकट संबंधी
family-goals = जीत के दूसरे तरीक़े
family-losing = एंटीचेस और उसके रूप
family-blasts = धमाके
family-walls = बंद ख़ाने
family-flips = मोहरे पलटना
family-lines = रेखाएँ और जोड़
family-draughts = ड्राफ्ट्स
family-small = छोटी बिसातें
family-large = बड़ी बिसातें
family-old = ऐतिहासिक और क्षेत्रीय शतरंज
family-xiangqi = शियांगछी और जांगी
family-drops = हाथ के मोहरों वाले खेल
family-shogi = शोगी
family-beyond = अनोखी बिसातें, बारियाँ और मोहरे
family-triggers = विशेष प्रभाव

# Levels
levels = स्तर
level-untitled = बिना शीर्षक का स्तर
level-moves = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 }
level-moves-of = चालें: { $moves } (लक्ष्य { $par })
level-next = अगला स्तर
level-won = हल हो गया!
level-again = फिर खेलें
level-keys = आपकी चाबियाँ:
level-restart = फिर से शुरू करें
level-danger = ख़तरे
level-replies = दुश्मन के जवाब
level-replies-slow = इस स्तर में दुश्मन के जवाबों की गणना में बहुत समय लगता है।
level-lost = यह कोशिश असफल रही। जितनी चाहें चालें वापस लें।
level-stars = 3 में से { $stars } तारे
level-scrubber = इस कोशिश की चालें
level-hint-piece = { $cell } का मोहरा चलाएँ। { $moves ->
    [one] { $moves } चाल बाक़ी है
   *[other] { $moves } चालें बाक़ी हैं
 }।
level-hint-target = इसे { $cell } पर जाना है। चाल चलने के लिए फिर संकेत माँगें।
level-hopeless = इस स्थिति से अब जीत नहीं सकते। कुछ चालें वापस लें।
level-no-hint = यह स्तर संकेतों के लिए बहुत बड़ा है।
level-hint-cost = संकेत लेने पर एक सितारा जाता है, और संकेत से चली गई चाल पर एक और। तीनों के लिए स्तर फिर से शुरू करें।
level-today = आज
level-yesterday = कल
level-solved = { $all } में से { $solved } हल
level-daily = दैनिक
level-own = स्तर खोलें: कोड, चित्र या फ़ाइल का पाठ चिपकाएँ
level-make = स्तर बनाएँ
level-own-open = स्तर खोलें
level-own-nothing = यह स्तर नहीं है। कोड CL1- से शुरू होता है। चित्र में “win: exit” जैसी पंक्ति होती है।
goal-take-all = सभी दुश्मनों को मारें।
goal-take = मारें: { $who }।
goal-exit = निकास तक पहुँचें।
goal-exit-who = निकास तक पहुँचाएँ: { $who }।
goal-survive = { $count } दौर टिकें।
goal-protect = बचाएँ: { $who }।
goal-collect = { $count } × { $item } इकट्ठा करें।
goal-place = { $cells } पर मोहरे रखें।
goal-visit = { $cells } पर जाएँ।
goal-visit-all = हर ख़ाने पर जाएँ।
goal-promote = { $count ->
    [one] एक मोहरे की पदोन्नति करें।
   *[other] { $count } बार पदोन्नति करें।
 }
goal-material = कम से कम { $points } अंक के मोहरे रखें।
goal-or = या:
goal-moves = अधिकतम { $count } चालें।
goal-rounds = अधिकतम { $count } दौर।
goal-anybody = कोई भी मोहरा
item-key = चाबी
item-sword = तलवार
item-shield = ढाल
item-ward = कवच
item-form = नया रूप
item-bomb = बम
item-coin = सिक्का
side-you = आप
side-foe = दुश्मन
end-failed = स्तर असफल

# People elsewhere
online-lobby = ऑनलाइन खेलें
online-lobby-more = प्रतिद्वंद्वी खोजें, खेल देखें
online-refused-not-your-turn = अभी आपकी बारी नहीं है।
online-away = मौजूद नहीं
online-bot = प्रोग्राम खेलता है
online-chat = चैट
online-draw-question = प्रतिद्वंद्वी को ड्रॉ का प्रस्ताव दें?
# Refused moves
refused-ambiguous = कई चालें मेल खाती हैं: { $moves }।
refused-belongs = { $cell } का मोहरा दूसरे पक्ष ({ $owner }) का है, और बारी अभी { $mover } की है।
refused-cannot-reach = { $from } का { $piece } { $to } पर नहीं जा सकता।
refused-castling-blocked = रास्ते में मोहरा है, या राजा हमले वाले खाने से गुज़रेगा या उस पर पहुँचेगा।
refused-castling-lost-kings = { $side } अब राजा की ओर किलेबंदी नहीं कर सकता।
refused-castling-lost-queens = { $side } अब वज़ीर की ओर किलेबंदी नहीं कर सकता।
refused-empty = एक चाल लिखें।
refused-exposed = { $royal } को शह लग जाएगी।
refused-facing = राजा आमने-सामने हैं, और यह चाल इसे नहीं बदलती।
refused-in-check = शह में किलेबंदी नहीं हो सकती।
refused-may-not-check = { $side } इस खेल में शह नहीं दे सकता।
refused-must-capture = मोहरा मारा जा सकता है, और मारना ज़रूरी है।
refused-no-castling = इस खेल में किलेबंदी नहीं है।
refused-no-drop-there = यह मोहरा अभी { $cell } पर नहीं रखा जा सकता।
refused-no-drops = इस खेल में मोहरे रखे नहीं जाते।
refused-no-pass = अभी चाल छोड़ी नहीं जा सकती।
refused-no-piece = { $side } के पास ऐसा मोहरा नहीं है।
refused-no-piece-on = { $cell } पर कोई मोहरा नहीं है।
refused-no-piece-there = { $side } का ऐसा मोहरा { $place } पर नहीं है।
refused-no-promotion = वहाँ पदोन्नति नहीं हो सकती।
refused-no-such-cell = इस बिसात पर { $cell } खाना नहीं है।
refused-no-such-piece = “{ $text }” मोहरा नहीं है। मोहरे हैं { $signs }।
refused-none-reaches = ऐसा कोई मोहरा { $to } पर नहीं जा सकता।
refused-not-a-move = यह चाल नहीं है। जैसे { $like } लिखें।
refused-nothing-to-drop = { $side } के पास अभी रखने को ऐसा मोहरा नहीं है।
refused-occupied = { $cell } पर पहले से मोहरा है।
refused-other-capture = यह चाल उस मोहरे को नहीं मारती।
refused-other-piece = { $cell } पर दूसरा मोहरा है: { $piece }।
refused-over = बाज़ी समाप्त हो चुकी है।
refused-own-piece-there = { $to } पर अपना ही मोहरा है।
refused-promotions = वहाँ संभव पदोन्नतियाँ: { $signs }।
refused-still-exposed = { $royal } को तब भी शह रहेगी।
refused-too-long = चाल के लिए यह बहुत लंबा है।
refused-trailing = “{ $after }” के बाद “{ $text }” नहीं आ सकता।

# Lessons, the computer's time and style, and how games end.
learn = सीखें
learn-lead = हल करने के लिए स्थितियाँ, हर परिवार के खेलों की कुछ।
learn-family = सीखें: { $family }
learn-tour = स्थितियाँ हल करके सीखें
lesson-next = अगली स्थिति
goal-mate = { $count ->
    [1] एक चाल में मात दें।
   *[other] { $count } चालों में मात दें।
}
goal-win = { $count ->
    [1] एक चाल में जीतें।
   *[other] { $count } चालों में जीतें।
}
level-too-late = इस लक्ष्य के लिए चालें ख़त्म हो गईं। चाल वापस लें और दूसरा तरीक़ा आज़माएँ।
lesson-chess = मात से खेल ख़त्म होता है: राजा पर हमला है और वह बच नहीं सकता।
lesson-goals = यहाँ बिना मात के भी जीत सकते हैं। तरीक़ा नियमों में लिखा है।
lesson-losing = यहाँ अपने मोहरे गँवाने हैं। जो मार सकता है, उसे मारना ही होगा।
lesson-blasts = मारने पर धमाका होता है और आसपास के सब मोहरे, प्यादों को छोड़कर, हट जाते हैं। अपने राजा को दूर रखें।
lesson-walls = ख़ाने एक-एक करके बंद होते हैं। प्रतिद्वंद्वी के लिए कोई चाल न छोड़ें।
lesson-flips = घिरे हुए मोहरे पक्ष बदलते हैं। अंत में जिसके ज़्यादा हों, वह जीतता है।
lesson-lines = प्रतिद्वंद्वी से पहले अपनी पंक्ति पूरी करें।
lesson-draughts = मारना ज़रूरी है, कभी-कभी एक साथ कई। प्रतिद्वंद्वी के लिए कोई चाल न छोड़ें।
lesson-small = कम ख़ाने, कम मोहरे: हर चाल मायने रखती है।
lesson-large = नए मोहरे दो मोहरों की चालें मिलाते हैं: घोड़ा और ऊँट, या घोड़ा और हाथी।
lesson-old = पुरानी शतरंज धीमी है: राजा के पास वाला मोहरा तिरछे एक ख़ाना चलता है, और पुराने मोहरे दूर तक नहीं जाते।
lesson-xiangqi = सेनापति अपने महल में रहते हैं। तोपें एक मोहरे के ऊपर से कूदकर मारती हैं।
lesson-drops = मारा हुआ मोहरा आपका है: चलने के बजाय उसे ख़ाली ख़ाने पर रखें।
lesson-shogi = मारे हुए मोहरे आपके लिए लौटते हैं, और दूर की पंक्तियों पर पदोन्नति होती है।
lesson-triggers = चालों और मारने के दूसरे असर भी होते हैं। नियमों में उनकी सूची है।
lesson-beyond = षट्भुज, एक बारी में कई चालें, तीन खिलाड़ी: पहले देखें कि मोहरे यहाँ कहाँ तक जाते हैं।
think = हर चाल पर सोचने का समय
think-usual = सामान्य (5 सेकंड)
think-seconds = { $seconds } सेकंड
think-clock = घड़ी हो तो कंप्यूटर उसी का समय बाँटता है।
style = खेलने का ढंग
style-usual = अपने स्तर के अनुसार
style-random = बेतरतीब: कोई भी वैध चाल
style-greedy = लालची: जो मिले मार लेता है
style-timid = डरपोक: अपने मोहरे बचाता है
style-swindler = चालबाज़: जाल बिछाता है
style-minimax = पुराने ढंग का: दो चाल आगे देखता है
goal-picture = खेल ऐसे ख़त्म हो सकता है
settings-thai = मकरुक की चालें थाई में लिखें

# दो बिसातों के मुक़ाबले
match-board = बिसात { $board }
match-said = बिसात { $board }: { $text }
match-on-board = { $why } (बिसात { $board })
match-player = { $name } ({ $board })
match-supplied = { $side } के हाथ में नया: { $piece }।
match-waits = दूसरी बिसात से मोहरा आने तक { $side } की कोई चाल नहीं।
match-seats = साथी अगल-बगल बैठते हैं: ऊपर के दोनों साथ खेलते हैं, नीचे के दोनों भी।
match-flat = यह मुक़ाबला दो सपाट बिसातों पर खेला जाता है, 3D मेज़ पर नहीं।
match-resign = { $team } की ओर से हार मानें
match-draw-question = क्या सभी खिलाड़ी बराबरी पर सहमत हैं?
match-person = व्यक्ति
match-name = नाम (वैकल्पिक)
several-matches = दो बिसातों के { $count } मुक़ाबले
match-type-move = चाल लिखें; अगर वह पिछली बार इस्तेमाल की गई बिसात की नहीं है तो बिसात भी: B e4
