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
studio-other-tab = यह खेल दूसरे टैब में खुला है; यहाँ आप उसकी प्रति बदल रहे हैं।
studio-not-kept = यह ब्राउज़र आपका खेल नहीं सहेजता। पन्ना बंद करने से पहले “साझा करें” से फ़ाइल में सहेजें।

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
studio-kept-moves = कई क़दमों की ये चालें वैसी ही रहती हैं: { $moves }।
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
