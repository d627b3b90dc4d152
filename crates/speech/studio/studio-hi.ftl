# कार्यशाला। इसका प्रोग्राम तभी लाया जाता है जब कोई खेल बनाना चाहे।

studio-rail = खेल के हिस्से
studio-middle = बिसात
studio-leave = बाहर
studio-leave-more = मेज़ पर वापस (सब सहेजा गया है)
studio-title = खेल का नाम
studio-pane-start = शुरू
studio-pane-board = बिसात
studio-pane-setup = जमावट
studio-pane-pieces = मोहरे
studio-pane-rules = नियम
studio-pane-text = पाठ
studio-pane-share = साझा करें
studio-board-label = बिसात। तीर कुंजियों से चलें, Enter से खाना चुनें।
studio-broken = पाठ में ग़लती है। यह बिना ग़लती वाला पिछला रूप है।
studio-cell = { $cell }: { $side }, { $piece }

studio-no-problems = कोई समस्या नहीं
studio-problems = { $count ->
    [one] { $count } समस्या
   *[other] { $count } समस्याएँ
}
studio-undo = वापस लें: { $what }
studio-redo = फिर करें: { $what }
studio-play = खेलें
studio-play-last = पिछला सही रूप खेलें
studio-play-more = कंप्यूटर के विरुद्ध खेलें

studio-start-lead = कुछ भी बदलें: बिसात, मोहरे, नियम। हर क़दम वापस लिया जा सकता है।
studio-ideas = इनमें से कुछ आज़माएँ
studio-idea-knights = घोड़े एक खाना भी चल सकें
studio-idea-wall = बिसात के बीच में दो छेद करें
studio-idea-checks = तीन बार शह देने वाला जीते
studio-own = मेरे खेल
studio-forget-sure = { $game } सच में मिटाएँ?
studio-new = कुछ नया शुरू करें
studio-blank = ख़ाली बिसात
studio-file = फ़ाइल खोलें
studio-paste = लिंक, दस्तावेज़ या variants.ini चिपकाएँ
studio-fork = या किसी मौजूदा खेल को बदलें
studio-opened = खुल गया।
studio-opened-shared = यह { $game } है। “खेलें” दबाएँ या इसे बदलें: आपकी प्रति आपकी है।
studio-opened-changed = खुल गया। जिस खेल पर यह बना है वह बाद में बदला है, इसलिए नियम अलग हो सकते हैं।
studio-open-empty = खोलने को कुछ नहीं है। कोई लिंक या दस्तावेज़ का पाठ चिपकाएँ।
studio-open-failed = यह नहीं खुल सकता: { $why }
studio-open-played = यह चालों वाला खेल है। कार्यशाला छोड़कर इसे मेज़ पर खोलें।
studio-other-tab = यह खेल दूसरे टैब में खुला है; यहाँ आप उसकी प्रति बदल रहे हैं।
studio-not-kept = इस ब्राउज़र में आपके काम के लिए जगह नहीं है। वह इसी टैब में रहता है और जगह मिलते ही सहेजा जाएगा। पन्ना बंद करने से पहले उसे फ़ाइल में सहेजें।
studio-kept-again = फिर जगह है: आपका सारा काम सहेज लिया गया है।
studio-worker-crashed = गणना करने वाली प्रक्रिया दो बार रुक गई। आपका कोई काम नहीं खोया।

studio-files = स्तंभ
studio-ranks = पंक्तियाँ
studio-joined = बायाँ और दायाँ किनारा जुड़ा है
studio-board-fixed = इस बिसात का आकार नियमों और पाठ में बदला जा सकता है।
studio-brush = बिसात पर क्लिक करें या खींचें
studio-brush-select = मोहरा चुनें
studio-brush-hole = छेद करें
studio-brush-erase = मिटाएँ
studio-opposite = दूसरा पक्ष:
studio-opposite-mirror = दर्पण जैसा
studio-opposite-turn = घुमाकर
studio-opposite-none = कुछ नहीं
studio-regions = क्षेत्र
studio-regions-lead = क्षेत्र नाम वाले खानों का समूह है, जिसका नियमों में उपयोग हो सकता है। एक चुनें और रंगें।
studio-region-name = नए क्षेत्र का नाम
studio-region-remove = यह क्षेत्र हटाएँ
studio-add = जोड़ें

studio-setup-lead = मोहरा चुनकर बिसात पर क्लिक करें, या उसे वहाँ खींचें। बिसात के मोहरे भी खींचे जा सकते हैं।

studio-pieces-lead = चाल बदलने के लिए किसी मोहरे पर क्लिक करें, या नया जोड़ें।
studio-piece-add = मोहरा जोड़ें
studio-piece-new = नया मोहरा
studio-piece-name = नाम
studio-piece-remove = मोहरा हटाएँ
studio-piece-place = बिसात पर रखें
studio-known = मोहरे खोजें: आर्चबिशप, ऊँट, BN…
studio-betza = Betza संकेतन में चालें
studio-letter = अक्षर
studio-picture = चित्र
studio-picture-auto = अपने आप
studio-royal = यह राजा है: इसे खोने वाला हारता है
studio-promotes = प्यादे यह बन सकते हैं
studio-undrawable = ये चालें यहाँ नहीं बनाई जा सकतीं। इन्हें पाठ के रूप में बदलें।
studio-chain = कई कदमों की चाल
studio-chain-remove = { $moves } हटाएँ
studio-chain-first = जहाँ पहला कदम ख़त्म हो वहाँ क्लिक करें।
studio-chain-next = जहाँ अगला कदम ख़त्म हो वहाँ क्लिक करें, या चाल जोड़ें।
studio-leg = कदम { $number }
studio-leg-last = अंत
studio-leg-stops = यहाँ रुक सकता है
studio-leg-on = आगे जाना ही होगा
studio-bend = मोड़:
studio-bend-drawn = जैसा खींचा
studio-bend-either = बाएँ या दाएँ
studio-chain-add = यह चाल जोड़ें
studio-leg-back = एक कदम पीछे
studio-refused-legs = इस चाल के लिए कोई अक्षर नहीं हैं। हर कदम पहले जितना लंबा रखें और समकोण पर मुड़ें।
studio-diagram-label = { $piece } की चालें। तीर कुंजियों से चलें, Enter से चाल जोड़ें या हटाएँ।
studio-diagram-lead = जहाँ यह जा सके वहाँ क्लिक करें। फिसलने के लिए मोहरे से बाहर की ओर खींचें।
studio-slides = क्लिक से फिसलन बने
studio-spot = { $x } दाएँ, { $y } आगे: { $does }
studio-spot-none = कोई चाल नहीं
studio-chips = क्लिक क्या जोड़ता है
studio-chip-both = चलना और मारना
studio-chip-m = केवल चलना
studio-chip-c = केवल मारना
studio-chip-i = केवल पहली चाल में
studio-chip-n = अगर रास्ता ख़ाली हो
studio-chip-j = केवल पड़ोसी के ऊपर से
studio-chip-p = मोहरे के ऊपर से, कितनी भी दूर
studio-chip-g = मोहरे के ऊपर से, ठीक पीछे
studio-symmetry = दिशाएँ:
studio-symmetry-all = सब
studio-symmetry-sides = बाएँ और दाएँ
studio-symmetry-one = केवल यही

studio-change = बदलें
studio-reset = सामान्य पर लौटें
studio-entry-add = जोड़ें
studio-entry-remove = हटाएँ
studio-each-side = हर पक्ष के लिए अलग मान
studio-all-sides = सब पक्षों के लिए एक जैसा
studio-as-list = सूची के रूप में
studio-as-one = एक नियम के रूप में
studio-entry-name = नाम
studio-expected = यह ठीक नहीं बैठता। उदाहरण: { $example }
studio-add-rule = नियम जोड़ें…
studio-add-ready = किसी और खेल जैसा:
studio-add-group = या कुछ और:
studio-rules-of = { $game } के नियम जोड़ें

studio-text-label = दस्तावेज़ का पाठ
studio-text-lead = यही पाठ पूरा खेल है। बाक़ी सब इसे केवल बदलता है।
studio-findings = समस्याएँ
studio-line = पंक्ति { $line }

studio-share-lead = लिंक खोलने वाले को { $game } पूरा मिलता है: बिसात, मोहरे और नियम। सर्वर पर कुछ नहीं रखा जाता।
studio-link = लिंक
studio-link-long = यह लिंक बहुत लंबा है। कुछ प्रोग्राम इसे काट देते हैं; फ़ाइल भेजें।
studio-hash = नियम:
studio-changes = { $game } से अंतर

studio-done-typed = पाठ
studio-done-moves = चालें: { $piece }
studio-done-added = नया मोहरा: { $piece }
studio-done-removed = हटाया: { $piece }
studio-done-piece = मोहरा: { $piece }
studio-done-renamed = नया नाम: { $piece }
studio-done-setup = शुरुआती जमावट
studio-done-region = क्षेत्र { $region }
studio-done-board = बिसात
studio-done-rules = { $game } के नियम
studio-done-key = कुंजी { $key }
studio-done-title = खेल का नाम
studio-done-opened = खोला

studio-refused-edit = इसे यहाँ नहीं बदला जा सकता: { $why }
studio-refused-moves = ये चालें लिखी नहीं जा सकतीं: { $why }
studio-refused-unplayable = इस खेल का अभी कोई खेलने योग्य रूप नहीं है। पहले समस्याएँ ठीक करें।
studio-refused-letter = एक और मोहरे के लिए कोई अक्षर नहीं बचा।
studio-refused-fit = ये नियम इस खेल के साथ नहीं बैठते।
studio-refused-inherited = यह मोहरा उस खेल से है जिस पर आपका खेल बना है, इसलिए नाम वही रहता है।
studio-refused-name = यह नाम लिया जा चुका है।

# Later parts
studio-loading = लोड हो रहा है…
studio-again = फिर कोशिश करें
studio-stop = रोकें
studio-pane-lab = परख

# Levels
studio-level-new = नया स्तर
studio-level-kind = स्तर
studio-level-untitled = मेरा स्तर
studio-level-title = स्तर का नाम
studio-level-rail = स्तर के भाग
studio-level-pane-draw = बनाएँ
studio-level-pane-aim = लक्ष्य
studio-level-pane-solution = हल
studio-level-try = आज़माएँ
studio-level-draw-lead = कुछ चुनें और बिसात पर क्लिक करें या खींचें। दूसरा क्लिक उसे हटा देता है।
studio-level-warp-first = पहले द्वार पर क्लिक करें।
studio-level-warp-second = अब दूसरे द्वार पर क्लिक करें।
studio-level-route-first = गश्त करने वाले मोहरे पर क्लिक करें।
studio-level-route-next = उसके रास्ते के खानों पर एक-एक कर क्लिक करें। मोहरे पर क्लिक रास्ता समाप्त करता है।
studio-route-follows = शत्रु अब अपने रास्तों पर चलते हैं।
studio-route-back = मोहरा एक चाल में { $from } से { $to } नहीं जा सकता, इसलिए उसका रास्ता उसी राह से लौटता है।
studio-route-blocked = मोहरा एक चाल में { $from } से { $to } नहीं जा सकता। वह वहीं रुक जाता है।
studio-level-hand = हिलाएँ
studio-brush-route = गश्त का रास्ता
studio-level-yours = आपके मोहरे
studio-level-theirs = शत्रु
studio-level-ground = ज़मीन
studio-level-places = निकास और पोर्टल
studio-level-items = वस्तुएँ
studio-level-size = आकार
studio-brush-wall = दीवार
studio-brush-floor = फ़र्श
studio-brush-ice = बर्फ़
studio-brush-fence = बाड़: केवल छलाँग से पार
studio-brush-cracked = दरार वाली दीवार: बम तोड़ता है
studio-brush-belt = पट्टा
studio-brush-oneway = एकतरफ़ा
studio-brush-key = चाबी
studio-brush-door = दरवाज़ा
studio-brush-plate = पट्टी
studio-brush-gate = फाटक
studio-brush-exit = निकास
studio-brush-warp = एक-दूसरे तक ले जाने वाले द्वार
studio-brush-promotion = पदोन्नति
studio-brush-sword = तलवार
studio-brush-shield = ढाल
studio-brush-ward = कवच: एक बार बचाता है
studio-brush-bomb = बम
studio-brush-coin = सिक्का
studio-level-cell = { $cell }: { $what }
studio-level-aim-lead = सभी चुने हुए लक्ष्य पाने होंगे।
studio-aim-exit = एक मोहरा निकास तक पहुँचे
studio-aim-all-exit = सभी मोहरे निकास तक पहुँचें
studio-aim-take-all = सभी शत्रुओं को मारें
studio-aim-take-king = राजा को मारें
studio-aim-coins = सभी सिक्के लें
studio-aim-visit = हर खाने पर जाएँ
studio-aim-promote = एक प्यादे की पदोन्नति करें
studio-aim-survive = कुछ दौर टिके रहें
studio-level-enemies = शत्रु कैसे खेलते हैं
studio-enemy-none = कभी नहीं चलते
studio-enemy-guard = जो मिल सके मारते हैं, वरना रुकते हैं
studio-enemy-hunter = मारते हैं या पास आते हैं
studio-enemy-patrol = अपने रास्ते पर चलते हैं
studio-enemy-flee = भागते हैं
studio-enemy-mirror = आपकी चालों का प्रतिबिंब करते हैं
studio-enemy-thinker = वे आगे सोचते हैं
studio-aim-marked = मोहरे चिह्नित खानों तक पहुँचें
studio-enemy-random = वे यादृच्छिक चालें चलते हैं; तब कुछ सिद्ध नहीं हो सकता
studio-enemy-depth = चालें आगे
studio-level-falls = हारने के और तरीके
studio-fall-no-pieces = आपके सब मोहरे मारे गए
studio-fall-king = आपका राजा मारा गया
studio-level-house = इस स्तर के नियम
studio-house-pawn-double-step = प्यादे दो खानों से शुरू कर सकते हैं
studio-house-king-royal = राजा शह में नहीं रह सकते
studio-house-no-corner-cutting = दो रुकावटों के बीच तिरछे कुछ नहीं जाता
studio-house-sliders-pass-items = सरकने वाले मोहरे वस्तुएँ लिए बिना निकल जाते हैं
studio-house-door-pass = सरकने वाले मोहरे खोले हुए दरवाज़ों से आगे जाते हैं
studio-house-bomb-chain = बम दूसरे बमों को भी फोड़ते हैं
studio-level-kinds = मोहरों के प्रकार
studio-kind-add = एक और प्रकार का मोहरा
studio-kind-remove = प्रकार { $piece } हटाएँ
studio-level-forms = रूपांतरण
studio-brush-form = बन जाता है: { $piece }
studio-brush-plate-latch = दबी रहने वाली प्लेट
studio-brush-plate-toggle = बदलने वाली प्लेट
studio-brush-warp-one-way = एक ओर ले जाने वाला पैड
studio-brush-warded = एक मार से बचता है
studio-brush-mark = पहुँचने का खाना
studio-level-warp-to = अब वहाँ क्लिक करें जहाँ पैड ले जाए।
studio-level-ward-lead = मोहरे पर क्लिक करें: वह एक मार से बचता है। दूसरा क्लिक इसे हटाता है।
studio-level-mark-lead = उन खानों पर क्लिक करें जहाँ मोहरे पहुँचने चाहिए।
studio-level-limit = अधिकतम चालें
studio-level-limit-more = चालें; खाली = कोई सीमा नहीं
studio-level-story = खिलाड़ी के लिए पाठ
studio-level-keys = इस स्तर की हर बात: पक्ष, साथी, तय चालें, नाम, मिले हुए लक्ष्य, सीढ़ियाँ …
studio-level-searching = हल हो रहा है… { $states } स्थितियाँ, { $depth } चाल गहरा
studio-level-par = { $par } चालों में हल
studio-level-ways = { $count ->
    [one] { $count } सबसे छोटा तरीका
   *[other] { $count } सबसे छोटे तरीके
}
studio-level-positions = { $count ->
    [one] { $count } स्थिति
   *[other] { $count } स्थितियाँ
}
studio-level-forced = { $moves } में निश्चित
studio-level-not-forced = शत्रु की दूसरी चालें रोक सकती हैं
studio-level-lost = कोई हल नहीं
studio-level-undecided = तय नहीं: { $states } स्थितियों में, { $depth } चालों तक, कुछ नहीं मिला
studio-level-stopped = तय नहीं: { $states } स्थितियों और { $depth } चालों के बाद रोका गया
studio-level-lost-proved = सिद्ध: सभी { $count } संभव स्थितियों में से कोई भी जीत तक नहीं ले जाती।
studio-why = क्यों
studio-why-shut-in = { $key } की चाबी { $door } के उसी दरवाज़े के पीछे है जिसे वह खोलती है।
studio-why-limit = सीमा बहुत कम है: उसके बिना { $moves } चालों में जीत होती है।
studio-why-later = मात में अधिक समय लगता है: { $moves } चालें काफ़ी हैं।
studio-why-still = शत्रु हर रास्ता रोकते हैं: वे न चलते तो { $moves } चालों में जीत होती।
studio-why-no-enemies = शत्रुओं के बिना { $moves } चालों में जीत होती।
studio-why-enemy = { $cell } के शत्रु ({ $piece }) के बिना { $moves } चालों में जीत होती।
studio-why-object = { $cell } पर जो है, उसके बिना { $moves } चालों में जीत होती।
studio-why-wall = { $cell } की दीवार के बिना { $moves } चालों में जीत होती।
studio-why-exit = कोई मोहरा निकास तक कभी नहीं पहुँचता: { $cells }
studio-why-cell = खाने जहाँ कभी कोई नहीं पहुँचता: { $cells }
studio-why-item = चीज़ें जो कभी नहीं ली जातीं: { $cells }
studio-why-door = दरवाज़े जो कभी नहीं खुलते: { $cells }
studio-why-gate = फाटक जो कभी नहीं खुलते: { $cells }
studio-why-foes = शत्रु जो हमेशा बचते हैं: { $count }
studio-why-unmet = लक्ष्य जो कभी पूरे नहीं हो सकते: { $goals }
studio-why-together = हर लक्ष्य अलग से पूरा हो सकता है, पर सब एक साथ कभी नहीं।
studio-level-forged = इस पाठ का प्रमाण गलत है। दूसरों को यहाँ मिला प्रमाण जाएगा।
studio-level-solution-lead = हर बदलाव के बाद स्तर हल किया जाता है।
studio-level-replay = हल को चाल-दर-चाल देखें
studio-level-shortest = न्यूनतम चालें
studio-level-details = विवरण
studio-level-lines = सबसे छोटे हल
studio-level-difficulty = कठिनाई
studio-level-bits = निर्णय, बिट में
studio-level-fatal = हारने वाली चालें
studio-level-dead = बिना हल की स्थितियाँ
studio-level-idle = बेअसर: { $cells }
studio-level-share-lead = लिंक खोलने वाले को प्रमाण सहित स्तर मिलता है।
studio-level-unproved = केवल जीतने योग्य स्तर बाँटे जाते हैं। इसका प्रमाण अभी नहीं है।
studio-level-draft = मसौदा रखें
studio-level-draft-lead = पाठ जैसा है वैसा, अपने लिए।
studio-level-drawn = चित्र
studio-level-aimed = लक्ष्य
studio-level-enemied = शत्रु
studio-level-proved = प्रमाण

# Positions
studio-position = स्थिति
studio-position-lead = मोहरा चुनें और बिसात पर क्लिक करें या वहाँ खींचें। हिलाने के लिए मोहरे को खींचें।
studio-pen-hand = हिलाएँ
studio-pen-erase = मिटाएँ
studio-pen-passant = एन पासां
studio-pen-wall = दीवार
studio-position-clear = खाली बिसात
studio-position-start = आरंभिक स्थिति
studio-position-turn = चाल किसकी
studio-castling-king = राजा की ओर क़िलेबंदी
studio-castling-queen = वज़ीर की ओर क़िलेबंदी
studio-position-counts = गिनती
studio-position-clock = बिना मार या प्यादे की चाल के चालें
studio-position-turns = खेली गई चालें
studio-checks-given = { $side } द्वारा दी गई शह
studio-position-text = स्थिति पाठ में (FEN)
studio-position-setup = आरंभिक स्थिति बनाएँ
studio-position-remarks = { $count ->
    [one] { $count } टिप्पणी
   *[other] { $count } टिप्पणियाँ
}
studio-position-play = यहाँ से खेलें
studio-position-analyse = विश्लेषण

# The lab, and invented games
studio-lab-lead = कंप्यूटर यह खेल अपने ही विरुद्ध खेलता है। इससे पता चलता है कि खेल न्यायपूर्ण और जीवंत है या नहीं।
studio-lab-games = खेल
studio-lab-level = शक्ति
studio-lab-quick = तेज़
studio-lab-medium = मध्यम
studio-lab-thorough = गहन
studio-lab-go = खेल खेलें
studio-lab-more = और खेल खेलें
studio-lab-played = { $count ->
    [one] { $count } खेल
   *[other] { $count } खेल
}
studio-lab-fine = कुछ भी असामान्य नहीं।
studio-lab-balance = संतुलन
studio-lab-draws = ड्रॉ
studio-lab-interval = अंक प्रतिशत में, और वह सीमा जिसमें असली मान 95 % निश्चितता से है।
studio-lab-length = खेलों की लंबाई
studio-lab-length-more = आधे खेल { $median } चालों में समाप्त; सबसे छोटा { $least }, सबसे लंबा { $most }।
studio-lab-ends = खेल कैसे समाप्त होते हैं
studio-lab-endless = बहुत लंबा
studio-lab-choice = विकल्प और क्रिया
studio-lab-branching = औसत वैध चालें
studio-lab-captures = मारने वाली चालें
studio-lab-promotions = प्रति खेल पदोन्नतियाँ
studio-lab-drops = प्रति खेल रखे मोहरे
studio-lab-pieces = मोहरे अनुसार चालें
studio-flag-ahead = { $side } बहुत बार जीतता है।
studio-flag-drawish = अधिकांश खेल ड्रॉ होते हैं।
studio-flag-short = खेल कुछ ही चालों में समाप्त होते हैं।
studio-flag-endless = कई खेल समाप्त नहीं होते।
studio-flag-narrow = चुनने को बहुत कम है।
studio-flag-idle = यह मोहरा कभी नहीं चलता: { $piece }।
studio-flag-opening = पहली चाल { $move } खेल तय कर देती है।
studio-mend-lead = सुझाव के बाद वही खेल फिर खेले जाते हैं। पूर्ववत उसे वापस लेता है।
studio-lab-before = पहले: { $share }
studio-mend-same-army = दोनों पक्ष { $side } की सेना से शुरू करें
studio-mend-without = { $side } का एक मोहरा कम: { $piece }
studio-mend-stalemate = जो चल न सके वह हारे
studio-mend-three-checks = तीन बार शह देने वाला जीते
studio-mend-more-checks = जीत के लिए दो शह और माँगें
studio-mend-longer = सेनाओं के बीच दो पंक्तियाँ और
studio-mend-move-rule = बिना मार और बिना प्यादे की चाल के 30 बारियों पर बराबरी
studio-mend-free-capture = मारना किसी के लिए ज़रूरी नहीं
studio-mend-livelier = एक खाना भी चले: { $piece }
studio-surprise = मुझे चौंकाएँ
studio-surprise-title = आश्चर्य
studio-surprise-trying = खेल बनाए और परखे जा रहे हैं… संख्या { $count }
studio-surprise-none = कोई संतुलित खेल नहीं मिला। फिर कोशिश करें।

# Versions
studio-versions = संस्करण
studio-versions-lead = कोई संस्करण चुनें और देखें तब से क्या बदला।
studio-version-before = इससे पहले: { $what }
studio-version-restore = इस पर लौटें
studio-version-fork = इससे दूसरा खेल शुरू करें

# Checkmate as the goal of a level.
studio-aim-mate = तय चालों में मात
studio-enemy-defender = मात को टालते हैं

studio-level-keys-doors = चाबियाँ और दरवाज़े
studio-level-plates = पट्टियाँ और फाटक
studio-level-belts = पट्टे और एकतरफ़ा खाने
studio-tile-hole = गड्ढा
studio-tile-fence = बाड़
studio-tile-cracked = दरार वाली दीवार
studio-tile-plate = पट्टी
studio-tile-plate-latch = दबी रहती
studio-tile-plate-toggle = बदलती
studio-tile-warp = दो पोर्टल
studio-tile-warp-one-way = एकतरफ़ा पोर्टल
studio-tile-ward = कवच
studio-group-castling = राजा और हाथी साथ चलते हैं।
studio-group-hands = मोहरे बिसात के बाहर रुकते हैं और रखे जाते हैं।
studio-group-gates = मोहरे खानों के पीछे रुकते हैं और ख़ाली होने पर आते हैं।
studio-group-walls = खेल के दौरान खाने बंद होते हैं।
studio-group-effects = चाल, मार या शह के बाद कुछ अपने-आप होता है।
studio-group-terrain = खानों पर बर्फ़, दरवाज़े, पट्टे और वस्तुएँ।
studio-group-level = पहेली के लक्ष्य: निकास, वस्तुएँ, टिके रहने के दौर।
studio-level-difficulty-step = 5 में से { $step } · { $step ->
    [1] बहुत आसान
    [2] आसान
    [3] मध्यम
    [4] कठिन
   *[other] बहुत कठिन
}
