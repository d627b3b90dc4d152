# मेज़
the-table = मेज़
skip-to-board = बिसात पर जाएँ
board-label = { $game }, बिसात। { $status } तीर कुंजियाँ खानों पर चलती हैं, Enter मोहरा उठाता और रखता है।
close = बंद करें
copy = कॉपी करें
thinking = सोच रहा है …
seat-computer = कंप्यूटर, स्तर { $level }
captured-label = मारे गए: { $pieces }, मूल्य { $points }
tray-label = हाथ में: { $side }
tray-empty = हाथ में कुछ नहीं
tray-piece = { $piece }, हाथ में { $count }

# पक्ष
side-white = सफ़ेद
side-black = काले
side-red = लाल
side-green = हरे
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
piece-man = आदमी
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
piece-spear-gold = भाले वाला स्वर्ण
piece-leopard = तेंदुआ
piece-spider = मकड़ी
piece-fortress = क़िला
piece-banner = ध्वज

# उपकरण
toolbar = क्या किया जा सकता है
new-game = नई बाज़ी
undo = चाल वापस लें
redo = चाल फिर चलें
flip = बिसात घुमाएँ
solid = सपाट बिसात या 3D मेज़
hint = संकेत
pass = चाल छोड़ें
pause = कंप्यूटरों को रोकें
go-on = कंप्यूटरों को खेलने दें
claim-draw = ड्रॉ का दावा
declare = राजा के प्रवेश की घोषणा करें
offer-draw = ड्रॉ का प्रस्ताव
resign = हार मानें
open = खोलें
save = फ़ाइल में सहेजें
save-pgn = PGN में सहेजें
save-picture = चित्र सहेजें
save-film = फ़िल्म सहेजें (GIF)
film-progress = फ़िल्म बन रही है…
film-stop = रोकें
share = साझा करें
settings = सेटिंग
quit = यह खेल छोड़ें; यह सहेजा रहेगा
keys = कुंजियाँ

# पैनल
tab-moves = चालें
tab-info = नियम
no-moves = अभी कोई चाल नहीं। मोहरे को छुएँ, फिर उसकी मंज़िल को, या नीचे चाल लिखें।
welcome = क्या करें
welcome-play = खेलें
welcome-play-more = { $games } खेल, व्यक्ति या कंप्यूटर के साथ
welcome-today = आज का खेल
welcome-solve = हल करें
welcome-levels = पहले क़दम से उत्कृष्ट रचनाओं तक
welcome-build = बनाएँ
welcome-coming = अपना बोर्ड और अपने नियम – जल्द आएगा
to-start = शुरुआत पर
to-end = अंत पर
back = एक चाल पीछे
forward = एक चाल आगे
typed = चाल लिखें
typed-label = e4 या g1f3 जैसी चाल लिखें, या कोई सवाल: ? e4, moves e2, board, last, clock
again = एक बार और
other-game = दूसरी बाज़ी

# बाज़ी की स्थिति
status-turn = { $side } की चाल।
status-check = { $side } की चाल, शह है।
end-why = { $who }: { $why }।
end-won = { $side } की जीत
end-drawn = ड्रॉ
end-lost = { $side } की हार
end-void = कोई परिणाम नहीं
end-checkmate = शह और मात
end-unfair-mate = ऐसी मात की अनुमति नहीं
end-stalemate = कोई वैध चाल नहीं बची
end-goal = लक्ष्य पूरा हुआ
end-connected = मोहरे जुड़ गए
end-board-full = बिसात भर गई
end-checks = पर्याप्त बार शह दी गई
end-extinction = गिने जाने वाले मोहरे नहीं बचे
end-royal-captured = राजा का मोहरा मारा गया
end-facing = राजा आमने-सामने हैं
end-passes = सबने चाल छोड़ी
end-trigger = इस खेल का एक नियम
end-move-rule = बिना प्रगति के बहुत सारी चालें
end-repetition = एक ही स्थिति बहुत बार
end-to-and-fro = एक मोहरा आता-जाता रहा
end-perpetual-check = लगातार शह
end-perpetual-chase = लगातार पीछा
end-declaration = राजा का प्रवेश घोषित
end-counting = गिनती पूरी हुई
end-resignation = { $side } ने हार मान ली
end-time = { $side } का समय समाप्त
end-time-without-material = { $side } का समय समाप्त, पर कोई और जीत नहीं सकता था
end-agreement = सहमति से
end-abort = बीच में रोकी गई

# बोलकर
said-new-game = { $game } सज गया है।
said-move = { $side }: { $piece } { $from } से { $to }।
said-drop = { $side }: { $piece } हाथ से { $to } पर।
said-castling = { $side } की कैसलिंग, राजा { $to } पर।
said-pass = { $side } ने चाल छोड़ी।
said-capture = मारा गया: { $piece }।
said-promotion = पदोन्नति: { $piece }।
said-gate = { $to } पर प्रवेश: { $piece }।
said-wall = { $to } पर दीवार।
said-check = शह।
said-cell = { $cell }: { $side }, { $piece }
said-cell-wall = { $cell }: दीवार
said-cell-empty = { $cell }: ख़ाली
said-targets = { $cell }। यहाँ जा सकता है: { $targets }।
said-no-targets = { $cell }। चल नहीं सकता।
said-premove = { $to } पर जाने को तैयार।
said-clock = { $side } के पास { $time }।

# सूचनाएँ
told-over = बाज़ी समाप्त हो गई। चाल वापस लें या नई बाज़ी शुरू करें।
told-wait = एक क्षण, कंप्यूटर सोच रहा है।
told-premove-gone = तैयार की हुई चाल अब वैध नहीं रही।
told-3d-unfetched = 3D मेज़ नेटवर्क से नहीं आई। नेटवर्क होने पर पृष्ठ फिर से लोड करें; सपाट बोर्ड चलता रहेगा।
told-no-3d = यह ब्राउज़र 3D मेज़ नहीं दिखा सकता; इसे WebGL2 चाहिए। सपाट बिसात पर खेल जारी है।
told-film-saved = फ़िल्म { $file } नाम से सहेजी गई।
told-models = आपके मोहरे मेज़ पर हैं।
told-models-with = आपके मोहरे मेज़ पर हैं। जहाँ कुछ ग़लत है, वहाँ बदली मोहरा है: { $what }
told-saved = बाज़ी फ़ाइल में सहेज ली गई।
told-opened = खुल गया।
told-opened-with = खुल गया, पर ध्यान दें: { $what }
told-copied = कॉपी हो गया।
told-not-copied = ब्राउज़र कॉपी करने नहीं देता। पाठ चुनकर ख़ुद कॉपी करें।
told-draw-declined = कंप्यूटर खेलता रहेगा।
told-hint = { $move } आज़माएँ।
told-hint-coming = अच्छी चाल खोजी जा रही है …

# परेशानियाँ
trouble-no-storage = ब्राउज़र इस पेज के लिए कुछ नहीं रखता, बंद करने पर बाज़ी खो जाएगी। इसे फ़ाइल में सहेजें।
trouble-storage-full = ब्राउज़र में इस बाज़ी के लिए जगह नहीं बची। “खोलें” में पुरानी बाज़ियाँ हटाएँ, या इसे फ़ाइल में सहेजें।
trouble-kept = यह बाज़ी अब नहीं खुल सकती: { $why }
trouble-unread = { $count ->
    [one] इस ब्राउज़र में रखी एक चीज़ अब पढ़ी नहीं जा सकती।
   *[other] इस ब्राउज़र में रखी { $count } चीज़ें अब पढ़ी नहीं जा सकतीं।
 } कुछ भी फेंका नहीं गया है: “खोलें” में उसे फ़ाइल के रूप में सहेजा जा सकता है।
trouble-worker = कंप्यूटर का सिलसिला टूट गया। आपकी बाज़ी सुरक्षित है; चाल वापस लें या उसे फिर खेलने दें।
trouble-unfetched = पृष्ठ का एक भाग नेटवर्क से नहीं आया। नेटवर्क होने पर पृष्ठ फिर से लोड करें; खेल चलता रहेगा।
trouble-no-game = ऐसा कोई खेल नहीं है।
trouble-file = फ़ाइल को पाठ की तरह नहीं पढ़ा जा सका।
trouble-picture = चित्र नहीं बन सका। खेल जारी है; फिर कोशिश करें, या दूसरी बिसात के साथ।
trouble-models = ये मोहरे काम नहीं आ सकते: { $why }
trouble-models-gone = आपके मोहरे अब नहीं हैं। फ़ोल्डर फिर लाएँ।
trouble-models-not-kept = पर ब्राउज़र इन्हें सहेजता नहीं; अगली बार फ़ोल्डर फिर लाएँ।
trouble-nothing = खोलने को कुछ नहीं है। लिंक, सहेजी हुई बाज़ी, PGN या कोई स्थिति चिपकाएँ।
trouble-open = यह नहीं खुल सकता: { $why }
trouble-no-pgn = इस PGN में कोई बाज़ी नहीं है।
trouble-fen = यह मेज़ पर रखे खेल की स्थिति नहीं है: { $why }

# चाल के बारे में सवाल
ask-castle = कैसलिंग, या सिर्फ़ वहाँ चलना?
ask-promotion = यह क्या बनेगा?
ask-gate = द्वार से कौन आएगा?
ask-wall = अब दीवार के लिए खाना चुनें।
ask-way = किस रास्ते से?
choice-castle = कैसलिंग
choice-step = सिर्फ़ चलें
choice-stays = वैसा ही रहे
choice-nothing = कोई नहीं
choice-captures = { $cells } पर मारता है

# नई बाज़ी
choose-game = खेल चुनें
seek-game = खेल खोजें: glinski, xiangqi, drops …
seek-nothing = इन शब्दों वाला कोई खेल नहीं।
who-plays = कौन खेलेगा
mode-person-person = दो लोग, यहीं
mode-person-computer = आप बनाम कंप्यूटर
mode-computer-computer = कंप्यूटर बनाम कंप्यूटर
strength = कंप्यूटर की ताक़त
level-1 = 1 · पहली बार खेलता है
level-2 = 2 · मोहरे गँवाता है
level-3 = 3 · आसान मार देख लेता है
level-4 = 4 · शौक़िया खिलाड़ी
level-5 = 5 · थोड़ा आगे सोचता है
level-6 = 6 · सावधान खिलाड़ी
level-7 = 7 · चौंकाना मुश्किल
level-8 = 8 · मज़बूत
level-9 = 9 · पूरा ज़ोर लगाता है
your-side = आपकी बारी
side-first = पहले
side-second = आख़िर में
side-random = पर्ची से
start-position = आरंभिक स्थिति
start-usual = सामान्य
start-shuffled = फेंटी हुई
start-fen = किसी स्थिति से (FEN)
fen-hint = यहाँ FEN चिपकाएँ
clock-minutes = घड़ी पर मिनट
clock-more = घड़ी के और विकल्प
clock-increment = हर चाल पर बढ़त
clock-delay = हर चाल पर विलंब
clock-byo-yomi = ब्योयोमी के पाँच दौर
clock-seconds = सेकंड
no-clock = घड़ी नहीं
clock-is = घड़ी: { $control }
begin = { $game } खेलें

# खोलना और साझा करना
open-file = फ़ाइल: सहेजी हुई बाज़ी, PGN
open-text = या लिंक, सहेजी हुई बाज़ी, PGN या FEN चिपकाएँ
kept-games = इस ब्राउज़र में रखी बाज़ियाँ
kept-none = अभी कोई बाज़ी नहीं।
kept-how = बाज़ियाँ तब तक रहती हैं जब तक आप उन्हें भुला न दें; पूरी हो चुकी बाज़ियों में से पिछली 40।
kept-game = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 }, { $over ->
    [yes] समाप्त
   *[no] जारी
 }
unread = पढ़ा नहीं जा सकता
save-kept = { $game } को फ़ाइल के रूप में सहेजें
forget-game = { $game } हटाएँ
share-link = इस बाज़ी का लिंक, नियमों सहित
share-fen = स्थिति (FEN)
share-pgn = बाज़ी (PGN)

# ड्रॉ और हार मानना
draw-question = { $side } का ड्रॉ का प्रस्ताव। क्या बाक़ी सहमत हैं?
draw-question-computer = कंप्यूटर को ड्रॉ का प्रस्ताव दें?
draw-accept = सहमत
draw-offer = प्रस्ताव दें
draw-decline = खेलते रहें
resign-question = क्या { $side } हार मानते हैं?
resign-yes = हाँ, हार मानें
resign-no = खेलते रहें

# सेटिंग
settings-solid = 3D मेज़
solid-quality = रोशनी
solid-board = बिसात
solid-set = मोहरे
solid-layers = परतें
solid-auto = जैसा ठीक हो
solid-low = सादी
solid-medium = छाया
solid-high = नरम छाया और प्रतिबिंब
solid-wood = लकड़ी
solid-marble = संगमरमर
solid-vinyl = टूर्नामेंट विनाइल
solid-glass = काँच
solid-contrast = तेज़ कंट्रास्ट
solid-drawings = चित्रों से काटे हुए
solid-own = अपने
solid-bring = अपने मोहरे
solid-bring-more = set.toml, OBJ और MTL फ़ाइलों वाला फ़ोल्डर; या उसे पृष्ठ पर छोड़ें।
solid-stacked = एक के ऊपर एक
solid-beside = अगल-बगल
settings-board = बिसात
theme-walnut = अख़रोट
theme-paper = काग़ज़
theme-slate = स्लेट
theme-sea = समुद्र
theme-contrast = तेज़ कंट्रास्ट
settings-scheme = रोशनी
scheme-system = सिस्टम के अनुसार
scheme-light = हल्का
scheme-dark = गहरा
settings-show = दिखाएँ
settings-coordinates = किनारों पर अक्षर और अंक
settings-targets = मोहरा कहाँ जा सकता है
settings-motion = मोहरों की गति
settings-volume = आवाज़
settings-language = भाषा

# कुंजियाँ
keys-undo = चाल वापस, चाल फिर
keys-walk = चालों में आगे-पीछे
keys-files = खोलें, सहेजें
keys-board = बिसात पर जाएँ
keys-type = चाल लिखें
keys-this = यह खिड़की
keys-on-board = बिसात पर तीर कुंजियाँ खाने से खाने पर जाती हैं, Enter मोहरा उठाता और रखता है, Escape छोड़ देता है। तीर बनाने के लिए दाएँ बटन से खींचें।
keys-camera = 3D मेज़ को कहाँ से देखें
keys-ahead = कंप्यूटर के सोचते समय आप अपनी अगली चाल पहले से चल सकते हैं; वैध होते ही वह चली जाएगी। Escape उसे वापस ले लेता है।
keys-questions = जहाँ चालें लिखी जाती हैं, वहाँ सवाल भी पूछ सकते हैं: ? e4, moves e2, board, last, clock।

# खेलों के परिवार
family-chess = शतरंज और निकट संबंधी
family-goals = दूसरे लक्ष्य
family-losing = जो हारे वह जीते
family-blasts = धमाके
family-walls = दीवारें
family-flips = पलटना
family-small = छोटी बिसातें
family-large = बड़ी बिसातें
family-old = पुराने खेल
family-xiangqi = शियांगछी और जांगी
family-drops = हाथ के मोहरे
family-shogi = शोगी
family-beyond = बिसात के पार
family-triggers = एक से दूसरी बात

# Levels
levels = स्तर
level-untitled = एक स्तर
level-moves = { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालें
 }
level-moves-of = { $par } में से { $moves } चालें
level-next = अगला स्तर
level-again = शुरू से
level-danger = ख़तरे
level-replies = जवाब
level-replies-slow = ये विरोधी बहुत देर सोचते हैं, उनके जवाब पहले से नहीं दिखाए जा सकते।
level-lost = यह कोशिश हार गई। जितनी चाहें चालें वापस लें।
level-stars = 3 में से { $stars } तारे
level-scrubber = इस कोशिश में आगे-पीछे
level-hint-piece = { $cell } का मोहरा चलाएँ। { $moves ->
    [one] { $moves } चाल बाक़ी है
   *[other] { $moves } चालें बाक़ी हैं
 }।
level-hint-target = उसका रास्ता { $cell } को जाता है। फिर पूछें, तो वह चलेगा।
level-hopeless = यहाँ से अब जीत संभव नहीं। कुछ चालें वापस लें।
level-no-hint = यह स्तर संकेतों के लिए बहुत बड़ा है।
level-today = आज
level-yesterday = कल
level-days-ago = { $days ->
    [one] { $days } दिन पहले
   *[other] { $days } दिन पहले
 }
level-solved = { $all } में से { $solved } हल
level-daily = हर दिन एक
level-own = किसी और का स्तर: कोड, चित्र या फ़ाइल
level-own-open = स्तर खोलें
level-own-nothing = यह कोई स्तर नहीं है। कोड CL1- से शुरू होते हैं, चित्रों में “win: exit” जैसी पंक्ति होती है।
goal-take-all = सब दुश्मन मोहरे मारें।
goal-take = मारें: { $who }।
goal-exit = निकास तक पहुँचें।
goal-exit-who = निकास तक पहुँचे: { $who }।
goal-survive = { $count ->
    [one] { $count } दौर टिकें
   *[other] { $count } दौर टिकें
 }।
goal-protect = न खोएँ: { $who }।
goal-collect = { $count } × { $item } इकट्ठा करें।
goal-place = { $cells } पर मोहरे रखें।
goal-visit = { $cells } पर जाएँ।
goal-visit-all = हर ख़ाने पर जाएँ।
goal-promote = पदोन्नत करें: { $count } ×।
goal-material = { $points } मूल्य के मोहरे रखें।
goal-or = या:
goal-moves = अधिकतम { $count } चालें।
goal-rounds = अधिकतम { $count } दौर।
goal-anybody = कोई भी मोहरा
item-key = चाबी
item-sword = तलवार
item-shield = ढाल
item-ward = कवच
item-form = रूप
item-bomb = बम
item-coin = सिक्का
side-you = आप
side-foe = दुश्मन
end-failed = स्तर हार गए
