# 日本語のルール説明。文・形・リストのしくみは `sheet-en.ftl` の冒頭にある。日本語の名詞に語形変化はない。文書だけにある駒は「駒…」と呼ぶ。

# ページ
language = ja
title = { $game }：ルール
also-called = 別名：{ $names }。
heading-different = { $game }との違い
not-here = ここでは適用されません：{ $sentence }
of-piece = { $piece }：{ $sentence }
diagram-lead = 図の印のあるマスをクリックすると、駒がそこへ動き、次に行けるマスが表示されます。
diagram-label = { $piece }：動き方。矢印キーで印のあるマスを選び、Enter で動かし、Escape で戻します。
diagram-back = 中央に戻す
heading-goal = 目的
heading-board = 盤
heading-start = 初期配置
heading-turns = 手番
heading-view = 見えるもの
heading-pieces = 駒
heading-check-and-capture = { $custom ->
    [shogi] 王手と駒取り
   *[other] チェックと駒取り
 }
heading-castling = キャスリング
heading-walls = 壁
heading-hands = 持ち駒
heading-gates = 駒の入場
heading-chance = 運
heading-effects = 自動的な効果
heading-terrain = 地形
heading-level = ステージ
heading-end = 終局
heading-about = このゲームについて
heading-signs = 図の記号
sign = 記号
meaning = 意味
sign-piece = 駒の位置
sign-both = ここへ動くか、ここで取れる
sign-move = ここへ動けるが、取れない
sign-capture = ここで取れるが、動けない
sign-first = 最初の一手でここへ動ける
sign-first-capture = 最初の一手でここで取れる
sign-both-somewhere = 盤の一部でここへ動くか、ここで取れる
sign-move-somewhere = 盤の一部でここへ動ける
sign-capture-somewhere = 盤の一部でここで取れる
sign-both-over = 他の駒を越えてここへ動くか、ここで取れる
sign-move-over = 他の駒を越えてここへ動ける
sign-capture-over = 他の駒を越えてここで取れる
sign-remote = ここへ動かずにここで取る
sign-move-remote = ここへ動くか、動かずにここで取れる
sign-line = マスが空いている限り、この方向にさらに進める
sign-block = 先のマスへ行くには空いていなければならない
sign-screen = 飛び越える駒（どれでもよい）

# 数とリスト
number-word = { $n }
number-ordinal = { $n }
counted = { $noun }{ $count }枚
list-more = { $left }、{ $right }
list-and = { $left }と{ $right }
list-or = { $left }または{ $right }
list-then = { $left }、その後{ $right }
list-instead = { $left }または{ $right }
list-comma = { $left }、{ $right }
list-next = { $left }{ $right }
list-next-more = { $left }{ $right }
list-alternatives = { $left }。または、{ $right }
list-alternatives-more = { $left }。または、{ $right }
list-ways = { $left }。{ $right }
list-ways-more = { $left }。{ $right }

# 目的
be-last = 最後まで残る。
aim = { $ways-or }。
aim-of-side = { $side }：{ $ways-or }。
way-checkmate = { $custom ->
    [shogi] 相手の{ $kinds-or }を詰ます
   *[other] 相手の{ $kinds-or }をチェックメイトする
 }
way-be-checkmated = 自分がチェックメイトされる
way-have-more-pieces = 終局時に駒が多い
way-blow-it-up = それを爆破する
way-blow-up = 相手の{ $kinds-or }を爆破する
way-capture = 相手の{ $kinds-or }を取る
way-give-checks = { $custom ->
    [shogi] 王手を{ $count }回かける
   *[other] チェックを{ $count }回かける
 }
way-castle = キャスリングする
way-stalemate = 相手の指す手をなくす
way-be-stalemated = 自分の指す手がなくなる
way-have-fewer-pieces = どちらかの指す手がなくなったとき、駒が少ない
way-draw = 引き分けにする
way-reach = { $who }を{ $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }へ進める{ $held }{ $safe }
a-piece = 駒
your-pieces = 自分の駒{ $count }枚
your-piece = 自分の{ $kinds-or }
of-your-pieces = 自分の{ $kinds-or }のうち{ $count }枚
way-held = （1手番そこに保つ）
way-safe = （すぐに取られないこと）
way-connect-edges = 自分の駒で2つの辺をつなぐ
way-fill-block = 自分の駒で{ $size }×{ $size }の正方形を埋める
way-line = 自分の駒{ $count }枚を一列に並べる
way-capture-one-kind = 相手のある種類の駒をすべて取る
way-leave-none = 相手の駒をなくす
way-capture-all = 相手の駒をすべて取る
way-leave-one = 相手の駒を1枚だけにする
way-leave-few = 相手の駒を{ $held }以下にする
way-capture-kinds = 相手の{ $kinds-and }をすべて取る
way-capture-one-of = 相手の{ $held }のうち1枚を取る
way-leave-few-kinds = 相手の{ $kinds-and }を{ $count }枚以下にする
way-lose-all = 自分の駒をすべて失う
way-lose-all-but-king = キングだけになる
way-be-left-with-few = 自分の駒が{ $held }以下になる
way-lose-piece = 自分の{ $kind }を失う
way-lose-pieces = 自分の{ $kinds-and }をすべて失う

# 盤と初期配置
board-hexagon = { $cells }個の六角形のマスでできた六角形の盤。一辺は{ $edge }マス。
board-hex-box = 六角形のマスが{ $files }列×{ $ranks }段。
board-layers = { $files }×{ $ranks }マスの盤が{ $layers }層重なっている。Aが一番下。どちらにとっても「上」とは、初めに駒がある層から離れる向きをいう。
board-squares = { $files }列×{ $ranks }段、{ $cells }マス。
board-hex-directions = 縦横の動きはマスの辺を通る6方向、斜めの動きはマスの角を通る別の6方向。
board-holes = 図にないマスは盤の一部ではない。駒はそこに止まることも、そこを通ることもできない。
board-wrap-files = 左右の端はつながっている。一方から出た駒は他方から入る。
board-wrap-ranks = 上下の端はつながっている。一方から出た駒は他方から入る。
board-wrap-both = 向かい合う端はつながっている。一方から出た駒は他方から入る。
board-glue = { $from }と{ $to }はつながっている。一方から出た駒は他方から入る。
board-glue-shift = { $from }と{ $to }はずれてつながっている。{ $from }から出た駒は{ $shift }から入る。
board-glue-flip = { $from }と{ $to }はメビウスの帯のように逆向きにつながっている。一方の隅の近くから出た駒は、反対の隅の近くから入る。
board-glue-flip-shift = { $from }と{ $to }はメビウスの帯のように逆向きに、ずれてつながっている。一方の隅の近くから出た駒は、反対の隅の近く、{ $shift }から入る。
board-glue-mirror = 逆向きの端を越えた駒は、その手が終わるまで鏡に映したように動く。その後は元の向きに戻る。
board-glue-corner = { $from }と{ $to }は角を挟んでつながっている。一方の角の近くから出た駒は、他方の角の近くから入る。
board-glue-corner-flip = { $from }と{ $to }は逆向きにつながっている。一方の角の近くから出た駒は、他方の角から遠い所から入る。
board-glue-turn = このような端を越えた駒は、その手が終わるまで向きが回転したまま動く。その後は元の向きに戻る。
board-glue-turn-flip = このような端を越えた駒は、その手が終わるまで向きが回転し反転したまま動く。その後は元の向きに戻る。
board-join = つながった端（この順）：{ $from }（{ $edge }）と{ $to }（{ $other }）。
board-join-ways = 一歩はすべて、縦と横に沿った最短の道である。つながった端が集まる所では、斜めの一歩や跳びに道がいくつもあることがあり、駒はそのどの先へも行ける。
edge-left = 左端
edge-right = 右端
edge-lower = 下端
edge-upper = 上端
shift-up = { $count }段上
shift-down = { $count }段下
shift-right = { $count }列右
shift-left = { $count }列左
setup-waits = { $kind }は{ $cells }の後ろで待つ。
setup-shuffle = { $cells-all }の駒は無作為な順に並ぶ。
shuffle-one-on-both-colours = { $kind }は両方の色のマスに置かれる。
shuffle-on-both-colours = { $kinds-and }は色の違うマスに置かれる。
shuffle-between = { $middle }は2枚の{ $outer }の間に置かれる。
shuffle-protected = どの{ $kinds-and }も守られている。
shuffle-not = 並びは`{ $row }`ではない。
shuffle-mirrored = 相手の駒も鏡写しに並ぶ。
shuffle-own = 並びは双方で別々に決まる。

# 盤上の場所
last-ranks = { $count ->
    [1] 一番奥の段
   *[other] 奥の{ $count }段
 }
but-last-ranks = { $count ->
    [1] 一番奥以外の段
   *[other] 奥の{ $count }段以外の段
 }
first-ranks = { $count ->
    [1] 自分の1段目
   *[other] 自分の手前{ $count }段
 }
own-rank = 自分の{ $count }段目
end-of-file = 列の最後のマス
any-cell = 任意のマス
    .all = すべてのマス
no-cell = どのマスでもない所
nowhere = どこでもない所
all-cells-but = { $cells-and }以外のマス
cells = { $cells }
cell-list = { $parts-or }
    .all = { $parts-and }
one-rank = { $rank }段目
rank-range = { $first }〜{ $last }段目
ranks = { $ranks-and }段目
one-file = { $file }列
file-range = { $first }〜{ $last }列
files = { $files-and }列
rectangle = { $corners }の範囲
each-side = { $places-or }
    .all = { $places-all-or }
of-side = { $cells }（{ $side }）
    .all = { $cells-all }（{ $side }）
of-one-side = { $cells }（{ $side }のみ）
    .all = { $cells-all }（{ $side }のみ）

# 側によって違うルール
for-side = { $side }：{ $rule }

# 作者と名前
author = 作者：{ $name }。
licence = ライセンス：{ $name }。
other-titles = 他の言語での名前：{ $titles }。
note = { $text }
region-label = { $label }：{ $cells-all }。

# 手番
turns-alone = { $side }だけが指す。
turns-of-two = { $first }と{ $second }が交互に指す。{ $first }から始める。
turns-of-many = 順番に指す：{ $sides-and }。{ $first }から始める。
team = { $sides-and }は一つのチームである。互いの駒を取らず、互いに王手をかけず、勝ち負けを共にする。
forward-in = { $cells }では、{ $side }の前は{ $edge }の方である。
turn-move = 1手番に1手指す。
turn-moves = 1手番に{ $count }手指す。
turn-first = ゲームの最初の手番だけは{ $count }手指す。
turn-grows = 手番ごとに、前の手番より{ $count }手多く指す。
turn-check-ends = { $custom ->
    [shogi] 王手をかけると、その手番はすぐに終わる。
   *[other] チェックをかけると、その手番はすぐに終わる。
 }
pass-allowed = { $custom ->
    [shogi] 王手をかけられていなければ、指す代わりにパスできる。
   *[other] チェックされていなければ、指す代わりにパスできる。
 }
pass-stuck = 他に指す手がないときはパスしなければならない。それ以外のときはパスできない。
passes-end = パスが{ $count }回続くと終局となる。

view-reach = 各陣営に見えるのは、自分の駒、自分の手番なら動けるマス、取れる駒だけである。ほかはすべて隠れている。
view-own = 各陣営に見えるのは自分の駒だけである。
view-neighbours = 各陣営に見えるのは、自分の駒とその周りのマスだけである。ほかはすべて隠れている。
view-around = 各陣営に見えるのは、自分の駒と、そこから`{ $leaps }`が届くマスだけである。ほかはすべて隠れている。
view-teams = 同じチームの陣営には同じものが見える。
view-moves = 自分にどの手があるかは分かるが、それ以外は知らされない。終局するとすべてが公開される。
view-knows = 自分にどの手があるかは分かる。
view-tries = 見えている範囲で可能かもしれない手は、どれでも試してよい。反則であれば審判が退ける。損はないが、局面が変わるまで同じ手は試せない。退けられたことを知るのは本人だけである。
view-tries-heard = 見えている範囲で可能かもしれない手は、どれでも試してよい。反則であれば審判が退ける。損はないが、局面が変わるまで同じ手は試せない。手が退けられたことは全員に知らされるが、どの手かは知らされない。
view-tells-captures = 審判は、どこで駒が取られたかを告げる。
view-tells-captures-named = 審判は、どこで駒が取られたか、またそれが次の駒だったかを告げる：{ $kinds-or }。
view-tells-checks = 審判は、手番の側に王手（チェック）がかかっていることを告げる。
view-tells-check-lines = 審判は、手番の側に王手（チェック）がかかっていることと、その向きを告げる：縦、横、長い斜め、短い斜め、または跳ぶ駒の種類。
view-tells-can-capture = 審判は、手番の側が次の駒で相手の駒を取れることを告げる：{ $kinds-or }。
view-tells-capture-count = 審判は、手番の側が次の駒で相手の駒を取れる手の数を告げる：{ $kinds-or }。
view-end = 終局するとすべてが公開される。

# 駒
moves = { $ways-alternatives }{ $only }{ $within }{ $when }。
piece-moves = { $ways-alternatives }

# 駒：Betza 記法による動き
moves-as = `{ $text }`のように動く
go = { $first }{ $ways-or }{ $far }{ $verb }{ $notes-next }
act = { $first }{ $verb }{ $notes-next }
go-in-legs = { $first }{ $legs-next }
go-then = 、続けて{ $leg }
go-may-then = 、さらに続けて{ $leg }こともできる
go-repeatedly = （何度でも：{ $legs-next }）
on-its-first-move-from-third = 3段目からの最初の一手では、
cannot-move = 動けない
may-pass = パスできる
imitates = 相手が最後に動かした駒のように動く
does-move = 動く
does-go = 動く
does-step = 動く
does-slide = 動く
does-leap = 跳ぶ
does-capture = { $whom }取る
does-move-or-capture = 動くか、{ $whom }取る
does-return = 元のマスに戻る
does-capture-back = 元のマスで取る
does-zigzag = ジグザグに動く
does-curve = 弧を描いて動く
moves-anywhere = 空いている任意のマスへ動く
leaps-anywhere = 任意のマスへ跳ぶ
captures-anywhere = 盤上のどこでも{ $whom }取る
castles = { $side }にキャスリングする：まだ動いていない{ $friend }の味方の駒へ向かって{ $count }マス動き、その駒が反対側に来る
friend-at-edge = 端
friend-from-edge = 端から{ $count }マス目
whom-friend = 味方の駒を
whom-any = 敵味方の駒を
whom-royal = 相手の王格の駒を
whom-friend-or-royal = 味方の駒か相手の王格の駒を
whom-en-passant = アンパッサンで
far-any = 何マスでも
far-at-any = 距離を問わず
far-at-least = { $count }マス以上
far-exactly = { $count }マス
far-up-to = { $count }マスまで
far-between = { $least }〜{ $most }マス

# 駒：Betza 記法による方向
ways-of-squares = { $ways-or }{ $others-next }{ $count }マス先へ
or-of-squares = { $count }または
straight-forward = まっすぐ前に
straight-backward = まっすぐ後ろに
straight-forward-or-backward = まっすぐ前か後ろに
straight-or-diagonally-forward = 前か斜め前に
straight-or-diagonally-backward = 後ろか斜め後ろに
diagonally-forward = 斜め前に
diagonally-backward = 斜め後ろに
diagonally-right = 右斜めに
diagonally-left = 左斜めに
diagonally-forward-right = 右斜め前に
diagonally-forward-left = 左斜め前に
diagonally-backward-right = 右斜め後ろに
diagonally-backward-left = 左斜め後ろに
backward = 後ろに
forward-or-backward = 前か後ろに
sideways = 横に
oblique-leap = 縦横の一方に{ $far }マス、他方に{ $aside }マスの位置へ{ $only }
only-ways = （{ $ways-or }）
so-many = { $way }{ $count }マス
half-handed = { $right ->
    [yes] 右回り側の跳び先のみ
   *[no] 左回り側の跳び先のみ
 }
through-layers = 層を通って{ $leap }
turning-knight = ナイトのように、{ $turns-or }
turning-oblique = { $far }×{ $aside }マス、{ $turns-or }
outward = 外向きに
outward-orthogonally = 縦横に外向きに
outward-diagonally = 斜めに外向きに
turn-any-but-back = 真後ろ以外の任意の方向に
straight-on = そのままの方向に
at-right-angle = 直角に曲がって
at45 = 45°曲がって
at135 = 135°曲がって
half-right = 右斜めに曲がって
half-left = 左斜めに曲がって
sharply-right = 右後ろに曲がって
sharply-left = 左後ろに曲がって
one-leap-round = 跳び先1つ分回って
two-leaps-round = 跳び先2つ分回って
to-same-side = 前と同じ側に{ $by }
to-other-side = 前と反対側に{ $by }

# 駒：Betza 記法によるその他の条件
by-hopping-one = （駒をちょうど1枚飛び越え、その先の任意のマスに止まる）
by-hopping-many = （駒を1枚以上飛び越え、その先の任意のマスに止まる）
by-hopping-behind = （進路の最初の駒を飛び越え、そのすぐ先のマスに止まる）
in-all = （合わせて{ $far }）
times-any = （同じ方向に何度でも続けられる）
times-at-least = （同じ方向に{ $count }回以上）
times-exactly = （同じ方向にちょうど{ $count }回）
times-up-to = （同じ方向に{ $count }回まで）
times-between = （同じ方向に{ $least }〜{ $most }回）
steps-at-least = （{ $count }歩以上）
steps-exactly = （ちょうど{ $count }歩）
steps-up-to = （{ $count }歩まで）
turning-by-turns = （1歩ごとに右と左に交互に曲がる）
turning-the-same-way = （1歩ごとに同じ側に曲がる）
only-to-capture = （取るときのみ）
capturing-only = （取れるのは{ $whom }のみ）
capturing = （{ $whom }取れる）
also-en-passant = （アンパッサンも可）
lame-oblique = （跳び越えはできない。まずまっすぐ{ $straight }マス、次に外側へ斜めに{ $diagonal }マス進む）
lame-straight = （間に何もないとき）
if-something-between = （間に何かあるとき）
jumping-first = （手前の{ $count }マスは何があっても飛び越える）
sparing-royals = （王格の駒は取れない）
putting-back = （取った駒は出発したマスに置かれる）
changing-places = （取った駒と場所を入れ替わる）
edges-joined = （左右の端はつながっているものとする）
to-empty-square = （空いているマスに限る）
whatever-stands = （何があってもよい）
onto-piece = （駒のあるマスへ。その駒は残る）
up-to-first-piece = （最初の駒の所まで。その駒は残る）
capturing-or-leaving = （そこの駒は取っても残してもよい）
as-far-as-before = （前と同じ距離）
as-a-whole = （全体として{ $ways-or }）

# 駒：ベクトルによる動き
leaps-as-knight = 縦横の一方に2マス、他方に1マスの位置へ跳ぶ（間に駒があってもよい）
leaps-as-hex-knight = 縦横の線にも斜めの線にもない最も近いマスへ跳ぶ（間に駒があってもよい）
steps = { $first }{ $ways-or }{ $verb }{ $purpose-next }{ $free }{ $passing }
on-its-first-move = 最初の一手では、
slides = 何マスでも動く
leaps = 跳ぶ
steps-one = 1マス動く
goes-exactly = { $count }マス動く
goes-between = { $least }〜{ $most }マス動く
orthogonally = 縦横に
diagonally = 斜めに
in-any-direction = 縦横斜めに
like-a-knight = ナイトのように{ $explained }
orthogonally-in-layers = 縦横に（段か列に沿って、または真上か真下に）
diagonally-in-layers = 斜めに（同じ層の中で、または段か列に沿って斜め上下に）
space-diagonally = 立体の対角線に沿って（マスの角を通る）
like-a-knight-in-layers = ナイトのように{ $explained }、同じ層の中で、または層を上下に越えて
in-any-direction-in-layers = 縦横、斜め、立体の対角線のどの方向にも
that-is-two-and-one = （縦横の一方に2マス、他方に1マスの位置。間に駒があってもよい）
that-is-nearest = （縦横の線にも斜めの線にもない最も近いマス。間に駒があってもよい）
in-directions = 図に示した{ $count }方向に
direction = { $parts-comma }
so-far = { $way }{ $count }
forward = 前に
back = 後ろに
to-the-right = 右に
to-the-left = 左に
up = 上に
down = 下に
straight-ahead = まっすぐ前に
straight-back = まっすぐ後ろに
ahead-right = 右前に
ahead-left = 左前に
back-right = 右後ろに
back-left = 左後ろに
without-capturing = （取ることはできない）
to-capture = （取るときのみ）
to-capture-en-passant = （アンパッサンで取るときのみ）
to-capture-also-en-passant = （取るときのみ。アンパッサンも可）
to-capture-royal = （王格の駒を取るときのみ）
capturing-own = （味方の駒も取れる）
if-nothing-between = （間に何もないとき）
may-be-captured-en-passant = （その後アンパッサンで取られることがある）
only-from = （{ $from }からのみ）
only-to = （{ $to }へのみ）
only-from-to = （{ $from }から{ $to }へのみ）
only-within = （ただし{ $cells-all }の間のみ）
only-while = （{ $tests-and }間だけ）
never-moves = 決して動かない。
faces-royal = 間に駒のない縦の列では、距離を問わず相手の{ $kind }に利いている。両者は、間に駒のない列で向かい合ってはならない。
first-move-always = 長い最初の一手は、どのマスからでも、何度でも指せる。
first-move-on = { $cells }にいるときはいつでも最初の一手の動きができる。
en-passant = アンパッサン：相手の駒がこのような長い最初の一手であるマスを通り過ぎた直後の一手に限り、そのマスでその駒を取れる。
confined = { $cells-all }から出られない。
royal-checked = { $custom ->
    [shogi] 王格：王手と詰みはこの駒についていう。
   *[other] 王格：チェックとチェックメイトはこの駒についていう。
 }
royal-lost = 王格：これを失った側は負けとなる。
royal-last = 自分の側の最後の1枚である間だけ王格となる。
royal-without = 自分の側に他の{ $kinds-or }がない間だけ王格となる。
royal-up-to = 自分の側にこの駒が{ $count }枚以下の間だけ王格となる。
royal-up-to-with = 自分の側にこの駒が{ $kinds-and }と合わせて{ $count }枚以下の間だけ王格となる。
startled = 相手の{ $kinds-or }が同じ線上に来ると、間に駒があっても、最初の一手の権利を失う。チェックされている間はこの手を指せない。
not-capturable = 取られない。
not-capturable-by = { $kinds-or }には取られない。
capturable-by = { $kinds-or }にしか取られない。
no-hop-over = { $kinds-or }を飛び越えることはできない。
captured-as = 取られると{ $kind }になる。
value = 歩兵（ポーン）{ $pawns }枚分の価値がある。

# 成り
promotes-everywhere = { $captures ->
    [yes] 駒を取るたびに
   *[no] 動くたびに
 }{ $forms-instead }に{ $always ->
    [yes] 成る。
   *[no] 成れる。
 }
promotes-inside = { $captures ->
    [yes] 駒を取る手
   *[no] 動き
 }が{ $cells }で始まるか終わるとき、{ $forms-instead }に{ $always ->
    [yes] 成る。
   *[no] 成れる。
 }
promotes-leaving = { $captures ->
    [yes] 駒を取る手
   *[no] 動き
 }が{ $cells }で始まるとき、{ $forms-instead }に{ $always ->
    [yes] 成る。
   *[no] 成れる。
 }
promotes-arriving = { $captures ->
    [yes] 駒を取って
   *[no] { "" }
 }{ $cells }に入ると、{ $forms-instead }に{ $always ->
    [yes] 成る。
   *[no] 成れる。
 }
promotes-entering = { $captures ->
    [yes] 駒を取って
   *[no] { "" }
 }外から{ $cells }に入ると、{ $forms-instead }に{ $always ->
    [yes] 成る。
   *[no] 成れる。
 }
promotes-forced = { $cells-all }では必ず成る。
promotes-chain-end = 取る途中で通るだけでさらに取り続けるときは、成らない。
promotes-chain-stops = 駒を取って成ると、さらに取れる場合でも手はそこで終わる。
promotes-chain-at-once = 駒を取って成り、さらに取れるときは、成った駒として同じ手の中で続ける。
promotes-staying = { $cells }にいる間、{ $also ->
    [yes] 一手を使って
   *[no] 一手を使って
 }{ $forms-instead }に成れる。その場か、成った駒がそこから行ける空いたマスで成る。
promotes-from-hand = 成る駒は持ち駒から取るので、持ち駒にあるものしか選べない。
promotes-last-anywhere = その側の最後の1枚は、どこでも成れる。
promotes-last = その側の最後の1枚は、{ $cells }で成る。
promotes-peacefully = { $custom ->
    [shogi] 成って王手をかけてはならず、成った駒は何にも利いていてはならない。
   *[other] 成ってチェックをかけてはならず、成った駒は何も攻撃していてはならない。
 }
promotion-limit-one = 自分の{ $kind }が盤上にある間は成れない。
promotion-limits = 成りによって{ $held-and }を超えて持つことはできない。
promotion-stuck = 成れる駒がない間は、成らなければならない所へは動けない。
one-of = { $kinds-or }
one-of-side = { $kinds-or }（{ $side }）

# 駒ごとの打ち方
piece-drop-region = { $cells }にしか打てない。
piece-drop-forms = { $kinds-or }として打てる。
piece-drop-file = 自分の{ $kind }がある列には打てない。
piece-drop-file-many = 自分の{ $held }がある列には打てない。
piece-drop-colours = 一方の側の{ $kind }は色の違うマスに打つ。
piece-drop-no-mate = { $custom ->
    [shogi] 打って詰ますことはできない。
   *[other] 打ってチェックメイトすることはできない。
 }
piece-drop-mate-loses = { $custom ->
    [shogi] 打って詰ますと負けになる。
   *[other] 打ってチェックメイトすると負けになる。
 }

# 王手と駒取り
check = { $custom ->
    [shogi] { $kinds-or }に相手の駒が利いていれば王手である。自分の{ $kinds-or }を王手のままにする手は指せない。
   *[other] { $kinds-or }が攻撃されていればチェックである。自分の{ $kinds-or }をチェックのままにする手は指せない。
 }
check-last = { $custom ->
    [shogi] { $kinds-or }に相手の駒が利いていれば王手である。自分の最後の1枚を王手のままにする手は指せない。
   *[other] { $kinds-or }が攻撃されていればチェックである。自分の最後の1枚をチェックのままにする手は指せない。
 }
check-all = { $kinds-or }が1枚だけの側は、それを攻撃された（チェックの）ままにする手を指せない。{ $kinds-and }が複数ある側は、すべてが攻撃されているときだけチェックとなる。
check-none = { $custom ->
    [shogi] 王手の制限はない。{ $kinds-or }を取られる所に置いたままでも動かしてもよく、取られることもある。
   *[other] チェックの制限はない。{ $kinds-or }を攻撃されたままにしても、攻撃される所へ動かしてもよく、取られることもある。
 }
check-forbidden = { $custom ->
    [shogi] 王手をかける手は指せない。
   *[other] チェックをかける手は指せない。
 }
check-forbidden-unless-mate = { $custom ->
    [shogi] 王手をかける手は、詰みになる場合しか指せない。
   *[other] チェックをかける手は、チェックメイトになる場合しか指せない。
 }
check-stays = チェックされた{ $kinds-or }は逃げられない。チェックを遮るか、チェックしている駒を取らなければならない。
bikjang = { $kinds-or }同士が間に駒のない縦の列で向かい合うと、手番の側はそれを解消するかパスしなければならない。その手の後もまだ向かい合っていれば引き分けとなる。
blast-royal = 自分の{ $kinds-or }を爆破する手は指せない。{ $kinds-or }は駒を取れず、相手の{ $kinds-or }の隣ではチェックにならない。相手の{ $kinds-or }を爆破すれば、チェックされていてもすぐに勝ちとなる。
check-by-legal-captures = { $kinds-or }を攻撃しているのは、実際に取れる駒だけである。以下のルールで禁じられた取り方は攻撃とみなさない。
check-before-effects = { $kinds-or }は、手そのものの直後にも、その後に起こることがすべて終わった後にも安全でなければならない。
capture-forced = 取れる駒は必ず取らなければならない。どれを取るかは選べる。
capture-forced-most = 取れるときは必ず取らなければならず、最も多くの駒を取る手を選ばなければならない。
capture-chain-may = 駒を取った駒は、着いたところから同じ手の中でさらに取ることができる。
capture-chain-must = 駒を取った駒は、取れる限り同じ手の中で取り続けなければならない。取った駒の先に着ける所がいくつかあれば、さらに取れる所を選ばなければならない。
capture-removed-at-end = 取られた駒は手の終わりに取り除く。それまでは邪魔になり、同じ駒を二度取ることはできない。
capture-no-turning-back = 取った直後に、まっすぐ引き返して取ることはできない。
blast-neighbours = 駒を取ると爆発が起こる。取られた駒、取った駒、周りのマスにあるものは、敵味方を問わずすべて盤から消える。
blast-reach = 駒を取ると爆発が起こる。取られた駒、取った駒、そこから`{ $area }`が届く所にあるものは、敵味方を問わずすべて盤から消える。
blast-spares = 周りの駒のうち、{ $kinds-and }だけは残る。
blast-immune = 爆発は{ $kinds-and }には効かない。それらが取るときも同じ。
blast-stones = { $kinds-and }が爆破された所には壁が残る。
petrifies-captor = 駒を取った{ $kinds-or }は、着いたマスで石になる。石は壁であり、終局まで何もそこに入れず、通り抜けられない。
petrifies-royal = { $kinds-or }は、自分も石になるので駒を取れない。
flips-lines = 着いた駒と味方の別の駒との間に、まっすぐ途切れず並ぶ相手の駒は、こちらのものになる。
flips-neighbours = 着いたマスに隣り合う相手の駒は、こちらのものになる。
flips-touched = 動いて着いたとき、または味方の駒の隣に打ったときは、着いたマスに隣り合う相手の駒がこちらのものになる。

# キャスリング
castling-is = キャスリングは、{ $king }{ $from }と{ $partner-or }を同時に動かす一手である。どちらも、それまでに動いていてはならない。
castling-for = { $sides-and }のキャスリングは、{ $king }{ $from }と{ $partner-or }を同時に動かす一手である。どちらも、それまでに動いていてはならない。
castling-ways = { $ways-ways }。
castling-way = { $partner }{ $which }とでは、{ $king }は{ $to }列へ動く{ $beside }
on-cells = （{ $cells }）
towards-file = （{ $file }列側）
castling-other-to = 。もう一方の駒は{ $file }列へ動く
castling-partner-beside = 続いて{ $partner }が、{ $king }の内側の隣のマスへ動く。
castling-other-beside = 続いてもう一方の駒が、{ $king }の内側の隣のマスへ動く。
castling-path = 2枚の駒が通るマスと着くマスに、他の駒があってはならない。
castling-checks = チェックされている{ $king }はキャスリングできず、攻撃されているマスを通ることも、そこに着くこともできない。
castling-dropped = これらのマスに打たれた駒は、どちらもまだ動いていないものとみなす。
castling-exclusive = その後、他の側は同じ側のキャスリングができなくなる。
castling-wins = このキャスリングをした側が勝ち、もうできなくなった側は負けとなる。

# 壁
wall-instead = 指す代わりに{ $wall }置ける。
wall-after = 駒を動かした後、{ $wall }置く。
wall-anywhere = 空いている任意のマスに壁を
wall-arrow = その駒が今の場所から動ける空いたマスに壁を
wall-duck = 唯一の壁であるアヒルを別の空いたマスに
wall-edge = 盤の端か壁の隣の空いたマスに壁を
wall-trail = その駒が離れたマスに壁を
walls-block = 壁の上には何も止まれず、壁を通り抜けることもできない。
walls-on = 壁は{ $cells }に置く。

# 持ち駒と入場
hand-begins = 双方は最初に{ $held-and }を持っている。
hand-side-begins = { $side }は最初に{ $held-and }を持っている。
captured-to-captor = 取った駒は自分の持ち駒になる。
captured-to-owner = 取られた駒は元の持ち主の持ち駒に戻る。
captured-to-partner = 取った駒はもう一方の盤の味方に渡る。味方がそこで取った駒が、ここの持ち駒になる。
hand-reverts = 成り駒は、取られると{ $kind }に戻る。
drop-endless = 指す代わりに、新しい{ $kinds-or }を空いたマスに置ける。数に限りはない。
drop-only = 手番では、持ち駒を空いたマスに打つ。
drop-instead = 盤上の駒を動かす代わりに、持ち駒を空いたマスに打てる。
drop-region = 駒は{ $cells }にしか打てない。
drop-first = これらのマスが埋まるまで、駒は{ $cells-all }にしか置けない。
drop-no-check = { $custom ->
    [shogi] 打って王手をかけることはできない。
   *[other] 打ってチェックをかけることはできない。
 }
drop-must = 打つことが先である。{ $kinds-or }を打てる間は、打たなければならない。
hand-waits = 合法手がなくても、味方がこれから取りうる駒があれば指せる場合は待つ。これは詰みでもステイルメイトでもなく、時計は動き続ける。
encloses-lines = 打つときは相手の駒を挟まなければならない。打った駒と味方の別の駒との間に、相手の駒だけが途切れず並ぶ直線が少なくとも1本必要である。
encloses-friends = 味方の駒の隣にしか打てない。
encloses-apart = 相手の駒の隣には打てない。
encloses-stacked = 1段目か、他の駒のすぐ上にしか打てない。
encloses-slides = 盤の端から滑らせたときに止まるマスにしか打てない。
encloses-lines-over-walls = 相手の駒の隣で、味方の別の駒と一直線になり、その間が相手の駒と壁だけである所に打たなければならない。
encloses-falls = 最初の列か段から滑らせたとき、または最後の列か段からすべての駒を越えて落としたときに止まるマスにしか打てない。
gate-hand = まだ動いていない駒が{ $cells }のマスを離れるとき、同じ一手で、持ち駒の{ $kinds-or }をそのマスに置ける。キャスリングのときは、空く2マスの一方に置く。
gate-captured = 駒が動く前に取られた場合、その場所には何も入らない。
gate-behind = まだ動いていない駒が{ $cells }のマスを離れると、その後ろで待つ{ $kinds-or }がそのマスに入る。前の駒がそこで取られると、待っていた駒も失われる。

# きっかけ：いつ起こるか
borrows-instead = { $cells }に{ $whose }{ $lenders-and }がある間、{ $kinds-or }は自分の動きではなく、それらの駒と同じように動き、取る。
borrows-also = { $cells }に{ $whose }{ $lenders-and }がある間、{ $kinds-or }はそれらの駒と同じようにも動き、取る。
counter-starts = 双方は{ $counter }{ $n }から始める。
trigger = { $events-or }とき{ $sides }{ $along }{ $tests }{ $delay }：{ $effects-then }。
action = 指す代わりに「{ $name }」を選べる{ $sides }{ $aim }{ $tests }：{ $effects-then }。
action-must = 何よりも先に「{ $name }」を選ばなければならない{ $sides }{ $aim }{ $tests }：{ $effects-then }。
homes = 駒の初期位置のマスとは、その側の同じ駒が最初に置かれるマスである。いくつもあれば、その駒がいるか取られたマスと同じ色のマス、それで決まらなければそのマスと同じ縦の列のマスとなる。
action-aim = （次のうちの一つ：{ $cells }）
trigger-sides = （{ $sides-and }のみ）
trigger-along = 、駒の各方向について（{ $ways-alternatives }）
trigger-tests = （{ $tests-and }場合）
trigger-delay = （{ $turns }手番後）
on-game-start = ゲームが始まる
on-turn-start = 手番が始まる
on-turn-end = 手番が終わる
on-before-move = 指す直前の
on-after-move = 指し終えた
on-drop = 駒を打った
on-capture = 駒を取った
on-promotion = 駒が成った
on-gating = 駒が入場した
on-elimination = ある側がほかの側を脱落させた、またはほかの側によらずに脱落した

# きっかけ：側とマス
that-side = その側
its-side = 自分の側
other-side = 相手側
ally-side = 味方の側
every-side = それぞれの側
any-side = いずれかの側
own-pieces-on = { $cells }にあるその側の駒
enemy-pieces-on = { $cells }にある相手側の駒
ally-pieces-on = { $cells }にある味方の側の駒
the-cells-on = { $cells }のマス
spot-board = 盤全体
spot-from = 動き始めたマス
spot-piece = 駒のいるマス
spot-to = 着いたマス
spot-aim = 選んだマス
spot-captured = 取ったマス
spot-partner = キャスリングの相手の駒が着いたマス
next-to = { $spot }の隣のマス
reached-from = { $spot }から駒が届くマス（{ $ways-alternatives }）
ahead-of = { $n ->
    [1] { $spot }のすぐ先のマス
   *[other] { $spot }の{ $n }つ先のマス
 }
behind = { $n ->
    [1] { $spot }のすぐ後ろのマス
   *[other] { $spot }の{ $n }つ後ろのマス
 }
first-ahead = { $spot }のまっすぐ先にある最初の駒のマス
capturable-from = { $spot }の駒が取れるマス
crossing-with = { $spot }の行と列が自分の{ $kinds-and }の列と行に交わるマス
cells-where = { $spot }{ $within }{ $holding }{ $except }{ $relations-next }
attacked-by = （{ $side }が取れる所）
beside = （隣に{ $whose }{ $kinds-and }が{ $range }ある所）
beside-reached = （そこから{ $whose }{ $kinds-and }の{ $range }に届く所：{ $ways-alternatives }）
within = （{ $cells-all }の中）
holding = （{ $whose }{ $kinds-and }がある所）
of-that-side = その側の
of-other-side = 相手側の
of-ally-side = 味方の側の
except = （{ $kinds-and }を除く）

# きっかけ：条件
from-to = { $least }〜{ $most }
at-least = { $least }以上
at-most = { $most }以下
any-number = 任意の数
test-before = その前に{ $test }
test-mover = 動いた駒が{ $kinds-or }である
test-captured = 取られた駒が{ $kinds-or }である
test-promoted = 成った駒が{ $kinds-or }である
test-from = { $cells }から動いた
test-to = { $cells }に着いた
test-along = その方向に動いた
test-check = チェックになった
test-count = { $cells }の数が{ $range }である
test-none = { $cells }が一つもない
test-hand = { $side }の持ち駒に{ $kind }が{ $range }ある
test-counter = { $side }の{ $counter }が{ $range }である
test-turns = 指した手番の数が{ $range }{ $every }である
multiple-of = （{ $n }の倍数）
all-tests = { $tests-and }
not-true = { $test }のではない

# きっかけ：効果
effect-clear = { $cells }の駒が盤から取り除かれる
effect-place = 空いていれば{ $cells }に{ $side }の新しい{ $kind }が置かれる
effect-become = { $cells }の駒が{ $kind }になる
effect-convert = { $cells }の駒が{ $side }のものになる
effect-move-or-stay = { $cells }の駒が動く（{ $steps }）。動けなければそのまま残る
effect-move-or-go = { $cells }の駒が動く（{ $steps }）。動けなければ盤から取り除かれる
effect-move-or-forbid = { $cells }の駒が動く（{ $steps }）。動けなければその手は許されない
step-right = 右へ{ $n }
step-left = 左へ{ $n }
step-forward = 前へ{ $n }
step-back = 後ろへ{ $n }
step-up = 上へ{ $n }
step-down = 下へ{ $n }
step-ahead = その方向へ{ $n }
step-behind = 反対の方向へ{ $n }
step-ahead-far = その方向へ行ける所まで
step-behind-far = 反対の方向へ行ける所まで
step-to = { $cells }へ
step-home = 初期位置のマスへ
step-far = 行ける所まで
effect-swap = { $cells }の駒と{ $others }の駒が入れ替わる
effect-swap-or-forbid = { $cells }の駒と{ $others }の駒が入れ替わる。どちらかがなければその手は許されない
effect-rebirth = 取られた{ $kinds-and }{ $except }は、空いていれば戻る（{ $goal }）
effect-rebirth-or-forbid = 取られた{ $kinds-and }{ $except }は戻る（{ $goal }）。空いていなければその手は許されない
effect-wall = 空いていれば{ $cells }が壁になる
effect-open = { $cells }の壁が取り除かれる
effect-hand-gets = { $side }が持ち駒に{ $held }を得る
effect-hand-loses = { $side }が持ち駒の{ $held }を失う
effect-moved = { $cells }の駒は動いたものとみなす
effect-unmoved = { $cells }の駒は動いていないものとみなす
effect-no-castling = { $side }はキャスリングできなくなる
effect-no-castling-right = { $side }は右へキャスリングできなくなる
effect-no-castling-left = { $side }は左へキャスリングできなくなる
effect-en-passant = その駒は{ $cells }でアンパッサンで取られうる
effect-no-en-passant = アンパッサンはできなくなる
effect-count = { $side }{ $changes-and }
counter-set = の{ $counter }が{ $n }になる
counter-gets = は{ $each }{ $amount }を得る
counter-loses = は{ $each }{ $amount }を失う
counter-amount = { $counter }{ $n }
for-each = { $cells }1つにつき
effect-turn-again = その側がもう一手指す
effect-turn-end = その側の手番が終わる
effect-win = { $side }の勝ち
effect-loss = { $side }の負け
effect-forbid = その手は許されない

# 地形
terrain-fences = 柵（跳ぶ駒だけが越えられる）：{ $at }。
terrain-cracked = ひびの入った壁（爆弾で壊れる）：{ $at }。
terrain-ice = 氷（駒が滑り続ける）：{ $at }。
terrain-exits = 出口：{ $at }。
terrain-belt = { $toward }へ運ぶベルト：{ $at }。
terrain-one-way = { $toward }向きにしか入れない：{ $at }。
terrain-door = { $colour }の色の扉：{ $at }。
terrain-gate = チャンネル{ $channel }の{ $all ->
    [yes] すべての板が押されている間だけ開く門
   *[no] 板のどれかが押されている間だけ開く門
 }：{ $at }。
terrain-plate-hold = チャンネル{ $channel }の板（何かが載っている間だけ押される）：{ $at }。
terrain-plate-latch = チャンネル{ $channel }の板（一度押されると戻らない）：{ $at }。
terrain-plate-toggle = チャンネル{ $channel }の板（着くたびに切り替わる）：{ $at }。
terrain-warp = ワープが{ $from }から{ $to }へ通じる。
terrain-promotion = 駒は{ $at }で成る。
terrain-item = { $at }に{ $item }がある。
terrain-l-paths = { $kinds-and }は、2つの道筋の一方に壁も閉じた扉もないときだけ跳べる。
terrain-warp-captures = ワープは出口にいる敵を取る。
terrain-warp-forbidden = 出口がふさがっているワープには入れない。
north = 北
north-east = 北東
east = 東
south-east = 南東
south = 南
south-west = 南西
west = 西
north-west = 北西
item-key = { $colour }の色の鍵
item-sword = 剣
item-shield = 盾
item-ward = お守り
item-form = { $kind }の姿
item-bomb = 爆弾
item-coin = コイン

# ステージ
quest-is = { $side }の目的：{ $aims-and }。
quest-no-pieces = { $side }の駒がなくなると失敗。
quest-lost = { $who }がいなくなると失敗。
quest-moves = { $most }手を超えると失敗。
quest-rounds = { $most }巡を超えると失敗。
aim-take-everything = すべて取る
aim-take-all = { $who }をすべて取る
aim-exit-all = { $who }をすべて出口へ連れて行く
aim-exit = { $who }を{ $count }枚出口へ連れて行く
aim-survive = { $rounds }巡しのぐ
aim-collect = { $item }を{ $count }個集める
aim-place = { $who }を{ $at }へ進める
aim-visit = { $at }を訪れる
aim-promote = { $count }回成る
aim-material = 駒の合計を{ $least }点以上にする
aim-protect = { $who }を守る
aim-any = { $aims-or }
aim-all = { $aims-and }
who = { $kind }
who-of-side = { $side }の{ $kind }
who-named = { $kind }{ $tag }
who-of-side-named = { $side }の{ $kind }{ $tag }

# 終局：結果
it-loses = その側の負けとなる
it-wins = その側の勝ちとなる
game-drawn = 引き分けとなる
fewest-win = 盤上の駒が少ない側の勝ちとなる（同数なら引き分け）
most-win = 盤上の駒が多い側の勝ちとなる（同数なら引き分け）
named-loses = { $side }の負けとなる
named-wins = { $side }の勝ちとなる
named-draws = { $side }は引き分けとなる
causer-loses = それを招いた側の負けとなる
causer-wins = それを招いた側の勝ちとなる
side-wins = 勝ちとなる
side-loses = 負けとなる
side-draws = 引き分けとなる
side-ends-fewest = 終局とし、駒の最も少ない側の勝ちとなる
side-ends-most = 終局とし、駒の最も多い側の勝ちとなる

# 終局：詰み
checkmate = { $custom ->
    [shogi] 詰み：手番の側が王手をかけられていて合法手がなければ、{ $result-and }。
   *[other] チェックメイト：手番の側がチェックされていて合法手がなければ、{ $result-and }。
 }
stalemate = { $custom ->
    [shogi] 手番の側が王手をかけられていないのに合法手がなければ、{ $result-and }。
   *[other] ステイルメイト：手番の側がチェックされていないのに合法手がなければ、{ $result-and }。
 }
no-move = 手番の側に合法手がなければ、{ $result-and }。
royals-blown-up = { $kinds-or }を爆破されるか取られた側の負けとなる。
royals-captured = { $kinds-or }を取られた側の負けとなる。
mate-not-by = { $kinds-or }だけでチェックメイトした側の負けとなる。
mate-needs-check-by = チェックメイトの前に続いたチェックの中に{ $kinds-or }によるものがなければ、引き分けとなる。

# 終局：目標
goal = { $who }を{ $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }へ進めた側の勝ちとなる{ $held }{ $safe }{ $blocked }。{ $reply }
pieces = { $held }
its-piece = 自分の{ $kinds-or }
of-its-pieces = 自分の{ $kinds-or }のうち{ $count }枚
goal-held = { $many ->
    [yes] （次の自分の手番が始まるまで保つこと）
   *[no] （次の自分の手番が始まるまで保つこと）
 }
goal-safe = { $many ->
    [yes] （すぐに取られないこと）
   *[no] （すぐに取られないこと）
 }
goal-blocked = 。そこの他のマスがすべてふさがっていて、1枚がそこにいる場合も同じ
goal-reply = { $first }が達成しても、{ $second }は次の一手で同じことができ、その場合は引き分けとなる。
goal-replies = 同じ巡でまだ指していない側も同じことができ、その場合は引き分けとなる。
connect-line = { $kinds-and }{ $count }枚を一列に隣り合わせに並べた側は{ $result }{ $along }。
connect-collinear = { $kinds-and }{ $count }枚を同じ線上に並べた側は{ $result }{ $along }。
connect-block = { $kinds-and }で{ $size }×{ $size }の正方形を埋めた側は{ $result }。
connect-chain = { $kinds-and }を{ $from }から{ $to }までつなげた側は{ $result }{ $along }。
counted-along = （次のように動く駒の線に沿って数える：{ $ways-alternatives }）
full-board = 空いたマスがなくなると、{ $result }。
checks-given = { $custom ->
    [shogi] 王手を{ $count }回かけた側がすぐに勝ちとなる。
   *[other] チェックを{ $count }回かけた側がすぐに勝ちとなる。
 }

checks-win = { $custom ->
    [shogi] 王手を{ $count }回かければすぐに勝ちとなる。
   *[other] チェックを{ $count }回かければすぐに勝ちとなる。
 }

# 終局：駒の喪失
extinction-loses = { $who }は、{ $left }と{ $others }負けとなる{ $reply }。
extinction-wins = { $who }は、{ $left }と{ $others }勝ちとなる{ $reply }。
extinction-ends = { $who }が{ $left }と{ $others }、{ $result }{ $reply }。
a-side = どちらの側
the-sides = { $sides-or }
nothing-left = 駒がなくなる
none-left = { $kinds-or }がなくなる
one-left = 駒が1枚だけになる
few-left = 駒が{ $held }以下になる
few-of-kind-left = { $kinds-and }が{ $count }枚以下になる
while-others-have = （相手に{ $count }枚以上あるとき）
unless-reply = （次の一手で相手も同じ状態にできる場合を除く）
eliminated-stay = 脱落した側の駒は盤に残り、取ることができる。
eliminated-vanish = 脱落した側の駒は盤から取り除かれる。
eliminated-obstacles = 脱落した側の駒は障害物として盤に残り、誰も取ることができない。
eliminated-captor = ある側が脱落すると、その王の駒は盤から取り除かれ、ほかの駒は脱落させた側のものになる。ほかの側によるものでなければ、すべて障害物として残る。
last-side-wins = 最後に残った側の勝ちとなる。
last-team-wins = 最後に残ったチームの勝ちとなる。
team-falls = 一つの側が負けると、そのチーム全体が負けとなる。
score-decides = 一つの側かチームだけが残ったとき、または引き分けになるところでは、脱落していても{ $counter }が最も多い側かチームの勝ちとなる。

# 終局：引き分け
move-rule = { $reset }がないまま双方が{ $moves }手指すと、{ $claim }引き分けとなる。
a-capture = 駒取り
a-capture-or-move = 駒取りも{ $kinds-or }の動き
move-rule-claim = 申し出によって（{ $last }手では申し出がなくても）
move-rule-checks = 一方の側のチェックのうち、最初の{ $count }回だけをこの制限に数える。
repetition = 同じ局面が{ $times }回現れると{ $claim }、{ $result-and }。
repetition-claim = （申し出によって。{ $last }回では申し出がなくても）
perpetual-check = { $custom ->
    [shogi] ただし、繰り返しの間ずっと一方だけが王手をかけ続けていた場合は、その側の負けとなる。
   *[other] ただし、繰り返しの間ずっと一方だけがチェックをかけ続けていた場合は、その側の負けとなる。
 }
chase = 繰り返しの間ずっと一方だけが同じ駒を追い続けていた場合は、その側の負けとなる。追うとは、守られていない駒を取る狙いを新たに作ることをいう。
chase-free = { $kinds-and }はどの駒を追ってもよい。
chase-prey = { $prey-and }は追ってもよい。
chase-threats = { $threats-and }は、駒が守られていても追うことになる。
prey = { $kinds-and }
prey-at-home = { $cells }にある{ $kinds-and }
threat = { $weaker-or }による{ $stronger-or }への狙い
to-and-fro = { $kinds-or }を{ $turns }手番続けて行き来させた側は、チェックされていた場合を除いて負けとなる。
counting-board = { $once }{ $who }は手数を数えられる。詰まないまま{ $limit }に達すると引き分けとなる。
counting-bare = { $once }キングだけになった側は手数を数える。{ $limits-and }で引き分けとなる。
counting-once = 盤上に{ $kinds-or }がなくなったら、
counting-from-pieces = 1からではなく、盤上の駒の数から数え始める。
more-than-king = キング以外の駒も持つ側
more-than-king-at-most = キング以外の駒も持ち、合わせて{ $held }以下の側
limit-against = { $limit }手（相手が{ $held-and }）
limit-against-rest = { $limit }手（その他）

# 終局：宣言と点数
declaration = 手番の側は、{ $custom ->
    [shogi] 王手をかけられていないとき
   *[other] チェックされていないとき
 }、玉が{ $cells }にあり{ $company }{ $needed }ならば、{ $win ->
    [yes] 勝ち
   *[no] 引き分け
 }を宣言できる。{ $worth }
with-more = 、他に{ $held }がそこにあり
it-has-points = 、{ $points-or }がある
points = { $points }点
points-of-side = { $points }点（{ $side }）
pieces-count = そこにある駒と持ち駒を数える：{ $worth-comma }。
points-for-each = { $kinds-or }は1枚{ $points }点
points-for-kind = { $kind }{ $points }点
points-for-side = { $side }{ $points }点
draw-to-most-pieces = 引き分けになるはずの対局は、盤上の駒が多い側の勝ちとなる。
draw-to-most-points = 引き分けになるはずの対局は、点数の多い側の勝ちとなる。
draw-points = 点数は盤上の駒で数える：{ $points-and }。
draw-won-by = 引き分けになるはずの対局は、{ $side }の勝ちとなる。

# 駒・側・数えるもの
unknown-piece = 駒「{ $name }」
unknown-side = { $name }
unknown-counter = { $name }
noun-counter-points = 点
noun-counter-delays = 足踏み
noun-counter-leaps = 跳躍
noun-counter-straight = 直進
noun-counter-mills = ミル
noun-counter-orders = 並び
noun-counter-pairs = 組
noun-piece = 駒
noun-side-white = { $custom ->
    [shogi] 先手
    [xiangqi] 紅
    [janggi] 楚
   *[other] 白
 }
noun-side-black = { $custom ->
    [shogi] 後手
    [janggi] 漢
   *[other] 黒
 }
noun-side-red = 赤
noun-side-green = 緑
noun-side-yellow = 黄
noun-side-blue = 青
noun-piece-king = { $custom ->
    [shogi] 玉
   *[other] キング
 }
noun-piece-queen = クイーン
noun-piece-rook = { $custom ->
    [shogi] 飛車
   *[other] ルーク
 }
noun-piece-bishop = { $custom ->
    [shogi] 角
   *[other] ビショップ
 }
noun-piece-knight = { $custom ->
    [shogi] 桂馬
   *[other] ナイト
 }
noun-piece-pawn = { $custom ->
    [shogi] 歩
   *[other] ポーン
 }
noun-piece-general = { $custom ->
    [xiangqi] 将
    [janggi] 将
   *[other] 将軍
 }
noun-piece-advisor = 士
noun-piece-elephant = { $custom ->
    [shogi] ぞう
    [xiangqi] 象
    [janggi] 象
   *[other] エレファント
 }
noun-piece-horse = { $custom ->
    [chess] ホース
   *[other] 馬
 }
noun-piece-chariot = { $custom ->
    [chess] チャリオット
   *[other] 車
 }
noun-piece-cannon = { $custom ->
    [xiangqi] 砲
    [janggi] 包
   *[other] キャノン
 }
noun-piece-soldier = { $custom ->
    [janggi] 卒
   *[other] 兵
 }
noun-piece-gold = 金
noun-piece-silver = 銀
noun-piece-lance = { $custom ->
    [shogi] 香車
   *[other] ランス
 }
noun-piece-tokin = と金
noun-piece-dragon = { $custom ->
    [shogi] 竜
   *[other] ドラゴン
 }
noun-piece-archbishop = アークビショップ
noun-piece-chancellor = チャンセラー
noun-piece-amazon = アマゾン
noun-piece-hawk = ホーク
noun-piece-unicorn = ユニコーン
noun-piece-stone = 石
noun-piece-promoted-lance = 成香
noun-piece-promoted-knight = 成桂
noun-piece-promoted-queen = 成りクイーン
noun-piece-promoted-silver = 成銀
noun-piece-promoted-bishop = 成角
noun-piece-wizard = ウィザード
noun-piece-lion = { $custom ->
    [shogi] らいおん
   *[other] ライオン
 }
noun-piece-champion = チャンピオン
noun-piece-met = メット
noun-piece-khon = コーン
noun-piece-archer = アーチャー
noun-piece-commoner = コモナー
noun-piece-nightrider = ナイトライダー
noun-piece-griffon = グリフォン
noun-piece-sergeant = サージェント
noun-piece-centaur = ケンタウロス
noun-piece-ferz = フェルズ
noun-piece-pincer = ピンサー
noun-piece-withdrawer = ウィズドローワー
noun-piece-coordinator = コーディネーター
noun-piece-long-leaper = ロングリーパー
noun-piece-chameleon = カメレオン
noun-piece-immobilizer = イモビライザー
noun-piece-grasshopper = グラスホッパー
noun-piece-phoenix = { $custom ->
    [shogi] 鵬
   *[other] フェニックス
 }
noun-piece-fox = きつね
noun-piece-man = マン
noun-piece-yurt = ユルト
noun-piece-falcon = { $custom ->
    [shogi] 鷹
   *[other] ファルコン
 }
noun-piece-marshal = マーシャル
noun-piece-dragon-king = 竜王
noun-piece-dragon-horse = 竜馬
noun-piece-wazir = ワジール
noun-piece-dabbaba = ダッバーバ
noun-piece-alfil = アルフィル
noun-piece-camel = キャメル
noun-piece-zebra = ゼブラ
noun-piece-threeleaper = スリーリーパー
noun-piece-tripper = トリッパー
noun-piece-camelrider = キャメルライダー
noun-piece-vao = ヴァオ
noun-piece-leo = レオ
noun-piece-manticore = マンティコア
noun-piece-war-machine = ウォーマシン
noun-piece-rose = ローズ
noun-piece-crooked-bishop = ジグザグビショップ
noun-piece-squirrel = スクイレル
noun-piece-kirin = 麒麟
noun-piece-frog = フロッグ
noun-piece-buffalo = バッファロー
noun-piece-hoplite = ホプリテス
noun-piece-lieutenant = 副官
noun-piece-captain = キャプテン
noun-piece-warlord = ウォーロード
noun-piece-wall = 壁
noun-piece-hound = 猟犬
noun-piece-lancer = ランサー
noun-piece-kheshig = ケシク
noun-piece-cardinal = カーディナル
noun-piece-janus = ヤヌス
noun-piece-minister = ミニスター
noun-piece-wolf = ウルフ
noun-piece-ai-wok = アイウォック
noun-piece-counsellor = マントリ
noun-piece-courier = クーリエ
noun-piece-fool = 道化
noun-piece-bers = ベルス
noun-piece-giraffe = きりん
noun-piece-chick = ひよこ
noun-piece-hen = にわとり
noun-piece-drunk-elephant = 酔象
noun-piece-prince = 太子
noun-piece-swallow = 燕
noun-piece-crane = 鶴
noun-piece-pheasant = 雉
noun-piece-left-quail = 左鶉
noun-piece-right-quail = 右鶉
noun-piece-goose = 雁
noun-piece-eagle = 鵰
noun-piece-spear-knight = 桂槍
noun-piece-spear-bishop = 角槍
noun-piece-spear-rook = 飛槍
noun-piece-spear-silver = 銀槍
noun-piece-spear-gold = 金槍
noun-piece-leopard = レオパード
noun-piece-spider = スパイダー
noun-piece-fortress = フォートレス
noun-piece-banner = 旗
noun-piece-rear-pawn = 後ポーン
noun-piece-bede = ビード
noun-piece-fad = ファド
noun-piece-short-rook = ショートルーク
noun-piece-half-duck = ハーフダック
noun-piece-charging-rook = チャージルーク
noun-piece-fibnif = フィブニフ
noun-piece-charging-knight = チャージナイト
noun-piece-colonel = カーネル
noun-piece-serpent = 蛇
noun-piece-vulture = ハゲワシ
noun-piece-jaguar = ジャガー
noun-piece-quetzal = ケツァル
noun-piece-shaman = シャーマン
noun-piece-offering = 供物
noun-piece-warrior = 戦士
noun-piece-divine-king = 神の王
noun-piece-duke = 公爵
noun-piece-maharajah = マハラジャ
noun-piece-ninja = 忍者
noun-piece-monk = 僧
noun-piece-musketeer = 銃士
noun-piece-wildebeest = ヌー
noun-piece-goat = 山羊
noun-piece-hare = うさぎ
noun-piece-car = 車
noun-piece-tiger = 虎
noun-piece-chief = 酋長
noun-piece-covered = 伏せ駒
noun-piece-dog = 犬
noun-piece-khatun = ハトゥン
noun-piece-scout = 斥候
noun-piece-vizier = 宰相
noun-piece-crocodile = ワニ
noun-piece-gold-cannon = 金砲
noun-piece-flying-gold-cannon = 飛金砲
noun-piece-silver-cannon = 銀砲
noun-piece-flying-silver-cannon = 飛銀砲
noun-piece-copper-cannon = 銅砲
noun-piece-flying-copper-cannon = 飛銅砲
noun-piece-iron-cannon = 鉄砲
noun-piece-flying-iron-cannon = 飛鉄砲
noun-side-you = あなた
noun-side-foe = 敵

# Chance
chance-die = 手番の前に毎回さいころを振る。手番の側は、出た種類の駒を動かすか、駒をその種類に成らなければならない。さいころの目は{ $kinds-or }。どちらもできない種類は出ない。
chance-bag = 初めに各陣営の袋には{ $held-and }が入っている。
chance-covered = { $kind }は裏返しに置かれる。動いた後、自陣営の袋から引いた駒になる。
chance-unknown = 取られた{ $kind }が何であったかは誰にも分からない。
chance-captor = 取られた{ $kind }が何であったかは、取った側だけが見る。元の持ち主には分からない。
chance-all = 取られた{ $kind }が何であったかは全員が見る。
chance-face-down = 初めに、誰のものでもない駒が{ $cells }に裏返しに置かれる。そこへは動けず、取ることもできない。
chance-turn-up = 動く代わりに、その一つを表にしてよい。それは全陣営の袋を合わせた中から引いた駒になる。
chance-first-own = 最初に表にされた駒は、それを表にした陣営のものである。
