# テーブル
game-area = 対局
skip-to-board = 盤へ移動
board-label = { $game }の盤。{ $status }矢印キーで盤上を移動し、Enterキーで駒を持ち上げて置きます。
close = 閉じる
copy = コピー
thinking = 考え中…
seat-computer = コンピュータ（レベル{ $level }）
captured-label = 取った駒：{ $pieces }、点数 { $points }
tray-label = { $name ->
    [you] あなたの持ち駒
    [foe] 敵の持ち駒
   *[other] { $side }の持ち駒
 }
tray-empty = 持ち駒なし
tray-piece = { $piece }、持ち駒 { $count }枚

# 手番
side-white = { $custom ->
    [shogi] 先手
    [xiangqi] 紅
    [janggi] 楚
   *[other] 白
 }
side-black = { $custom ->
    [shogi] 後手
    [janggi] 漢
   *[other] 黒
 }
side-red = 赤
side-green = 緑
side-yellow = 黄
side-blue = 青

# 駒
piece-king = { $custom ->
    [shogi] 玉
   *[other] キング
 }
piece-queen = クイーン
piece-rook = { $custom ->
    [shogi] 飛車
   *[other] ルーク
 }
piece-bishop = { $custom ->
    [shogi] 角
   *[other] ビショップ
 }
piece-knight = { $custom ->
    [shogi] 桂馬
   *[other] ナイト
 }
piece-pawn = { $custom ->
    [shogi] 歩
   *[other] ポーン
 }
piece-general = { $custom ->
    [xiangqi] 将
    [janggi] 将
   *[other] 将軍
 }
piece-advisor = 士
piece-elephant = { $custom ->
    [shogi] ぞう
    [xiangqi] 象
    [janggi] 象
   *[other] エレファント
 }
piece-horse = { $custom ->
    [chess] ホース
   *[other] 馬
 }
piece-chariot = { $custom ->
    [chess] チャリオット
   *[other] 車
 }
piece-cannon = { $custom ->
    [xiangqi] 砲
    [janggi] 包
   *[other] キャノン
 }
piece-soldier = { $custom ->
    [janggi] 卒
   *[other] 兵
 }
piece-gold = 金
piece-silver = 銀
piece-lance = { $custom ->
    [shogi] 香車
   *[other] ランス
 }
piece-tokin = と金
piece-dragon = { $custom ->
    [shogi] 竜
   *[other] ドラゴン
 }
piece-archbishop = アークビショップ
piece-chancellor = チャンセラー
piece-amazon = アマゾン
piece-hawk = ホーク
piece-unicorn = ユニコーン
piece-stone = 石
piece-promoted-lance = 成香
piece-promoted-knight = 成桂
piece-promoted-queen = 成りクイーン
piece-promoted-silver = 成銀
piece-promoted-bishop = 成角
piece-wizard = ウィザード
piece-lion = { $custom ->
    [shogi] らいおん
   *[other] ライオン
 }
piece-champion = チャンピオン
piece-met = メット
piece-khon = コーン
piece-archer = アーチャー
piece-commoner = コモナー
piece-nightrider = ナイトライダー
piece-griffon = グリフォン
piece-sergeant = サージェント
piece-centaur = ケンタウロス
piece-ferz = フェルズ
piece-grasshopper = グラスホッパー
piece-phoenix = { $custom ->
    [shogi] 鵬
   *[other] フェニックス
 }
piece-fox = きつね
piece-man = { $custom ->
    [draughts] 駒
    [draughts-cells] 駒
   *[other] マン
 }
piece-yurt = ユルト
piece-falcon = { $custom ->
    [shogi] 鷹
   *[other] ファルコン
 }
piece-marshal = マーシャル
piece-dragon-king = 竜王
piece-dragon-horse = 竜馬
piece-wazir = ワジール
piece-dabbaba = ダッバーバ
piece-alfil = アルフィル
piece-camel = キャメル
piece-zebra = ゼブラ
piece-threeleaper = スリーリーパー
piece-tripper = トリッパー
piece-camelrider = キャメルライダー
piece-vao = ヴァオ
piece-leo = レオ
piece-manticore = マンティコア
piece-war-machine = ウォーマシン
piece-rose = ローズ
piece-crooked-bishop = ジグザグビショップ
piece-squirrel = スクイレル
piece-kirin = 麒麟
piece-frog = フロッグ
piece-buffalo = バッファロー
piece-hoplite = ホプリテス
piece-lieutenant = 副官
piece-captain = キャプテン
piece-warlord = ウォーロード
piece-wall = 壁
piece-hound = 猟犬
piece-lancer = ランサー
piece-kheshig = ケシク
piece-cardinal = カーディナル
piece-janus = ヤヌス
piece-minister = ミニスター
piece-wolf = ウルフ
piece-ai-wok = アイウォック
piece-counsellor = マントリ
piece-courier = クーリエ
piece-fool = 道化
piece-bers = ベルス
piece-giraffe = きりん
piece-chick = ひよこ
piece-hen = にわとり
piece-drunk-elephant = 酔象
piece-prince = 太子
piece-swallow = 燕
piece-crane = 鶴
piece-pheasant = 雉
piece-left-quail = 左鶉
piece-right-quail = 右鶉
piece-goose = 雁
piece-eagle = 鵰
piece-spear-knight = 桂槍
piece-spear-bishop = 角槍
piece-spear-rook = 飛槍
piece-spear-silver = 銀槍
piece-rear-pawn = 後ポーン
piece-bede = ビード
piece-fad = ファド
piece-short-rook = ショートルーク
piece-half-duck = ハーフダック
piece-charging-rook = チャージルーク
piece-fibnif = フィブニフ
piece-charging-knight = チャージナイト
piece-colonel = カーネル
piece-serpent = 蛇
piece-vulture = ハゲワシ
piece-jaguar = ジャガー
piece-quetzal = ケツァル
piece-shaman = シャーマン
piece-offering = 供物
piece-warrior = 戦士
piece-divine-king = 神の王
piece-duke = 公爵
piece-maharajah = マハラジャ
piece-ninja = 忍者
piece-monk = 僧
piece-musketeer = 銃士
piece-wildebeest = ヌー
piece-crocodile = ワニ
piece-gold-cannon = 金砲
piece-flying-gold-cannon = 飛金砲
piece-silver-cannon = 銀砲
piece-flying-silver-cannon = 飛銀砲
piece-copper-cannon = 銅砲
piece-flying-copper-cannon = 飛銅砲
piece-iron-cannon = 鉄砲
piece-flying-iron-cannon = 飛鉄砲
piece-spear-gold = 金槍
piece-leopard = レオパード
piece-spider = スパイダー
piece-fortress = フォートレス
piece-banner = 旗
piece-goat = 山羊
piece-hare = うさぎ
piece-car = 車
piece-tiger = 虎
piece-chief = 酋長
piece-dog = 犬
piece-covered = 伏せ駒
piece-khatun = ハトゥン
piece-scout = 斥候
piece-vizier = 宰相

# ツール
toolbar = 対局の操作
menu = メニュー
new-game = 新しい対局
undo = 元に戻す
undo-short = 戻す
redo = やり直す
flip = 盤を反転
flip-short = 反転
three-d = 2Dと3Dを切り替え
hint = ヒント
pass = パス
pause = 一時停止
resume = 再開
claim-draw = 引き分けを主張
claim-short = 引き分け請求
declare = 入玉宣言をする
declare-short = 入玉宣言
offer-draw = 引き分けを提案
draw-short = 引き分け
resign = 投了
open = 開く
save = ファイルに保存
save-pgn = PGNで保存
save-image = 画像を保存
save-animation = アニメーションを保存（GIF）
animation-progress = アニメーションを作成中…
animation-stop = キャンセル
share = 共有
settings = 設定
leave-game = この対局を離れる（保存済み）
leave-short = 対局を離れる
keys = キーボードショートカット

# パネル
tab-moves = 棋譜
tab-info = ルール
no-moves = まだ指し手がありません。駒をクリックしてから移動先をクリックするか、下に指し手を入力してください。
welcome = はじめに
welcome-lead = 駒を動かすと、コンピュータとの対局が始まります。
welcome-as = { $side }で指す
welcome-continue = { $game }を続ける
welcome-friend = 友達と対局
welcome-friend-more = この端末で二人で
welcome-friend-server = この端末で、またはリンクで
welcome-games = すべてのゲーム
welcome-games-more = シャンチーから将棋まで{ $games }種類
welcome-puzzle = 今日のパズル
welcome-puzzle-more = 毎日新しい問題
welcome-today = 今日のゲーム
welcome-levels = 入門から上級まで
set-up-position = 局面を作る
welcome-build = 作る
welcome-build-more = 自分のゲームとステージ
tour-offer = はじめての方へ
tour-offer-more = この盤で2分：動かす、戻す、ヒント
tour-move = 駒をマスへドラッグするか、駒をクリックしてから印のあるマスをクリックします。
tour-undo = コンピューターはすぐに応じます。指し手を戻すには「{ undo-short }」を押します。
tour-hint = 迷ったら「{ hint }」を押すと、矢印がよい手を示します。
tour-done = 以上です。ほかのゲーム、ステージ、設定はメニューにあります。お楽しみください！
tour-skip = スキップ
studio-back = スタジオ
to-start = 最初へ
to-end = 最後へ
previous-move = 前の手
next-move = 次の手
type-move = 指し手を入力
type-move-label = e4やg1f3のような指し手、またはコマンドを入力：? e4, moves e2, board, last, clock
rematch = 再戦

# 対局の状況
status-turn = { $name ->
    [you] あなたの手番です。
    [foe] 敵の手番です。
   *[other] { $side }の手番。
 }
status-check = { $custom ->
    [shogi] { $side }の手番、王手。
    [xiangqi] { $side }の手番、将軍。
    [janggi] { $side }の手番、将軍。
   *[other] { $side }の手番、チェック。
 }
status-step = この手番の{ $step }手目（全{ $steps }手）。
status-place = { $all }手中{ $at }手目
end-result = { $who }：{ $why }。
end-won = { $name ->
    [you] あなたの勝ち
    [foe] 敵の勝ち
   *[other] { $side }の勝ち
 }
end-won-team = { $side }チームの勝ち
end-drawn = 引き分け
end-lost = { $name ->
    [you] あなたの負け
    [foe] 敵の負け
   *[other] { $side }の負け
 }
end-void = 無勝負
end-checkmate = { $custom ->
    [shogi] 詰み
    [xiangqi] 詰み
    [janggi] 詰み
   *[other] チェックメイト
 }
end-unfair-mate = { $custom ->
    [shogi] 打ち歩詰め
   *[other] 反則の詰み
 }
end-stalemate = { $custom ->
    [shogi] 指せる手がない
    [xiangqi] 指せる手がない
    [janggi] 指せる手がない
   *[other] ステイルメイト
 }
end-goal = 目標達成
end-connected = 駒が連結した
end-board-full = 盤が埋まった
end-checks = { $custom ->
    [shogi] 王手が規定の回数に達した
   *[other] チェックが規定の回数に達した
 }
end-extinction = 必要な駒を失った
end-royal-captured = { $custom ->
    [shogi] 玉を取られた
    [xiangqi] 将を取られた
    [janggi] 将を取られた
   *[other] キングの役の駒を取られた
 }
end-facing = { $custom ->
    [xiangqi] 将どうしが向かい合った
    [janggi] 将どうしが向かい合った
   *[other] キングどうしが向かい合った
 }
end-passes = 全員がパスした
end-trigger = このゲームの特別ルール
end-move-rule = 進展のない手が続いた
end-repetition = { $custom ->
    [shogi] 千日手
   *[other] 同一局面の繰り返し
 }
end-to-and-fro = 同じ駒が往復しすぎた
end-perpetual-check = { $custom ->
    [shogi] 連続王手の千日手
   *[other] パーペチュアルチェック
 }
end-perpetual-chase = 追いかけの繰り返し
end-declaration = 入玉宣言
end-points = 最後に最も多い得点
end-counting = カウントの上限に達した
end-resignation = { $name ->
    [you] あなたが投了
    [foe] 敵が投了
   *[other] { $side }が投了
 }
end-time = { $name ->
    [you] あなたの時間切れ
    [foe] 敵の時間切れ
   *[other] { $side }の時間切れ
 }
end-time-without-material = { $name ->
    [you] あなたの時間切れ、ただし相手も勝てない
    [foe] 敵の時間切れ、ただしほかの誰も勝てない
   *[other] { $side }の時間切れ、ただし相手も勝てない
 }
end-agreement = 合意
end-abort = 対局中止

# 読み上げ
announce-new-game = 新しい対局：{ $game }。
announce-move = { $side }：{ $piece }、{ $from } から { $to }。
action-take = 取り除く
action-take-mill = ミルから取り除く
action-swap = 色を交換する
action-elephants-in = 象が内側
action-elephants-out = 象が外側
action-elephants-left = 象が左
action-elephants-right = 象が右
action-swap-a = a列の駒を入れ替える
action-swap-b = b列の駒を入れ替える
action-swap-c = c列の駒を入れ替える
action-swap-d = d列の駒を入れ替える
action-swap-e = e列の駒を入れ替える
action-swap-f = f列の駒を入れ替える
action-swap-g = g列の駒を入れ替える
announce-drop = { $side }：{ $to } に{ $piece }を打つ。
announce-castling = { $name ->
    [you] あなたがキャスリング、キングは { $to }。
    [foe] 敵がキャスリング、キングは { $to }。
   *[other] { $side }がキャスリング、キングは { $to }。
 }
announce-pass = { $name ->
    [you] あなたはパス。
    [foe] 敵はパス。
   *[other] { $side }はパス。
 }
announce-action = { $side }：「{ $action }」。
announce-action-at = { $side }：「{ $action }」、{ $to }。
announce-left = { $name ->
    [you] あなたは対局から抜けます。
    [foe] 敵は対局から抜けます。
   *[other] { $side }は対局から抜けます。
 }
announce-unseen-move = { $side }が指しました。
announce-lost = 失った駒：{ $cell } の{ $piece }。
umpire-captured = { $cell } で駒が取られました。
umpire-captured-piece = { $cell } で取られた駒：{ $piece }。
umpire-captured-other = { $cell } で取られた駒：そのほかの駒。
umpire-check-file = 縦のチェック。
umpire-check-rank = 横のチェック。
umpire-check-long-diagonal = 長い斜めのチェック。
umpire-check-short-diagonal = 短い斜めのチェック。
umpire-check-diagonal = 斜めのチェック。
umpire-check-leap = チェック：{ $piece }。
umpire-can-capture = 取れる駒：{ $pieces }。
umpire-can-capture-count = 取れる手（{ $pieces }）：{ $count }。
umpire-no = 審判は認めません：{ $move }。
umpire-no-other = 審判が手を退けました。
umpire-refused = 退けられた手：{ $moves }。
umpire-noes = 退けられた手の数：{ $count }。
announce-capture = { $piece }を取る。
announce-promotion = { $piece }に成る。
announce-gate = { $piece }が { $to } に入る。
announce-roll = { $side }のさいころの目：{ $piece }。
announce-reveal = { $to }：{ $piece }（{ $side }）。
announce-uncover = { $side }が{ $to }の駒を表にする。
announce-drawn = 取られた駒は{ $piece }だった。
announce-drawn-unseen = 取られた駒が何であったかは相手だけが見る。
announce-wall = { $to } に壁。
announce-duck = { $to } にアヒル。
announce-check = { $custom ->
    [shogi] 王手。
    [xiangqi] 将軍。
    [janggi] 将軍。
   *[other] チェック。
 }
announce-cell = { $name ->
    [you] { $cell }：あなたの{ $piece }
    [foe] { $cell }：敵の{ $piece }
   *[other] { $cell }：{ $side }の{ $piece }
 }
announce-cell-wall = { $cell }：壁
announce-cell-duck = { $cell }：アヒル
announce-cell-unseen = { $cell }：見えません
announce-cell-empty = { $cell }：空き
announce-targets = { $cell }。指せる手は { $targets }。
announce-no-targets = { $cell }。指せる手はありません。
announce-premove = { $to } への手を予約しました。
announce-clock = { $name ->
    [you] あなたの残り { $time }。
    [foe] 敵の残り { $time }。
   *[other] { $side }の残り { $time }。
 }

# お知らせ
notice-over = 対局は終了しました。手を戻すか、新しい対局を始めてください。
notice-hidden = 隠れているものがある間は使えません。
notice-wait = お待ちください。コンピュータが考えています。
notice-premove-gone = 予約した手は指せなくなりました。
notice-three-d-not-loaded = 3Dの盤を読み込めませんでした。オンラインになったらページを再読み込みしてください。それまでは2Dの盤で指せます。
notice-three-d-camera = 盤の横をドラッグするとテーブルが回ります。矢印キーと1〜5のキーでもカメラが動きます。
notice-no-three-d = このブラウザはWebGL2に対応していないため、3Dの盤を表示できません。2Dの盤で指せます。
notice-animation-saved = アニメーションを { $file } として保存しました。
notice-models = あなたの駒を盤に並べました。
notice-models-with = あなたの駒を盤に並べました。問題のある駒は標準の駒に置き換えました：{ $what }
notice-saved = 対局をファイルに保存しました。
notice-opened = 開きました。
notice-other-tab = この対局は別のタブで開いています。ここではそのコピーで指します。
notice-opened-with = 警告付きで開きました：{ $what }
notice-copied = コピーしました。
notice-not-copied = ブラウザがコピーを許可していません。テキストを選択してコピーしてください。
notice-draw-declined = コンピュータは引き分けを断りました。
notice-hint = { $move } はどうでしょう。
notice-hint-coming = よい手を探しています…

# 問題
trouble-no-storage = このブラウザはこのページのデータを保存しないため、閉じると対局が失われます。対局をファイルに保存してください。
trouble-storage-full = このブラウザの保存領域がいっぱいです。「開く」で古い対局を削除するか、この対局をファイルに保存してください。
trouble-saved-game = この対局はもう開けません：{ $why }
trouble-unreadable = このブラウザに保存された { $count } 件を読み込めなくなりました。削除はされていません。「開く」からファイルに保存できます。
trouble-worker = コンピュータの思考が停止しました。対局は無事です。手を戻すか、「再開」をクリックすると再び動きます。
trouble-not-loaded = ページの一部を読み込めませんでした。オンラインになったらページを再読み込みしてください。対局は続けられます。
loading = 読み込み中…
try-again = 再試行
trouble-no-game = そのようなゲームはありません。
trouble-file = テキストファイルではありません。
trouble-image = 画像を作成できませんでした。もう一度試すか、2Dと3Dを切り替えてください。
trouble-models = この駒は使えません：{ $why }
trouble-models-gone = あなたの駒は利用できなくなりました。もう一度フォルダを選んでください。
trouble-models-not-kept = ブラウザに保存できませんでした。次回もう一度フォルダを選んでください。
trouble-nothing = 開くものがありません。リンク、保存した対局、PGN、局面のいずれかを貼り付けてください。
trouble-open = 開けません：{ $why }
trouble-no-pgn = このPGNには対局がありません。
trouble-fen = 現在のゲームの正しい局面ではありません：{ $why }

# 指し手の選択
ask-castle = キャスリングしますか、普通に動かしますか？
ask-promotion = 成る駒を選択
ask-gate = どの駒が入りますか？
ask-wall = 壁を置く場所を選んでください。
ask-duck = アヒルを置くマスを選んでください。
ask-path = 経路を選んでください
choice-castle = キャスリング
choice-step = 普通に動かす
choice-stays = 成らない
choice-nothing = 駒なし
choice-captures = { $cells } の駒を取る

# 新しい対局
choose-game = ゲームを選ぶ
search-game = ゲームを検索：glinski、xiangqi、shogi…
search-no-match = ゲームが見つかりません。
players = 対局者
mode-person-person = この端末で二人対局
mode-person-computer = あなた対コンピュータ
mode-computer-computer = コンピュータ対コンピュータ
strength = コンピュータのレベル
level-1 = 1 · 初めて指す
level-2 = 2 · 駒を取られやすい
level-3 = 3 · 簡単な駒取りが見える
level-4 = 4 · 気軽に楽しむ
level-5 = 5 · 少し先を読む
level-6 = 6 · 慎重に指す
level-7 = 7 · 経験者
level-8 = 8 · 強い
level-9 = 9 · 最強
your-side = あなたの側
side-first = 先手
side-second = 後手
side-random = ランダム
start-position = 開始局面
start-standard = 標準
start-shuffled = ランダム配置
start-fen = 局面から（FEN）
fen-hint = ここにFENを貼り付け
clock-minutes = 持ち時間（分）
clock-more = 時計の設定
clock-increment = 一手ごとの加算
clock-delay = 一手ごとの猶予
clock-byo-yomi = 秒読み（5回）
clock-seconds = 秒
no-clock = 時計なし
clock-is = 時計：{ $control }
start-game = { $game } を始める
filter-games = 表示
filter-all = すべて
filter-favourites = お気に入り
filter-recent = 最近
favourite-add = { $game }をお気に入りに追加
favourite-remove = { $game }をお気に入りから削除
favourites-none = お気に入りはまだありません。ゲームの星をクリックしてください。
recent-none = まだ対局がありません。
clock = 時計
clock-own = カスタム
clock-unreadable = 「{ $text }」は持ち時間として読めません。例：15、15+10、1:30:00。
level-looks = 一手ごとに約{ $positions }局面を調べます。
level-errs = 約{ $positions }局面を調べ、{ $percent }%の手を無作為に指します。
level-overlooks = 約{ $positions }局面を調べますが、静かな手や遠い手などを見落とすことがあります。
level-full = 持ち時間をすべて使い、全力で指します。

# 開く・共有
open-file = ファイルを選択：対局、PGN、レベル、ルール
open-text = または、リンク、対局、PGN、FEN、レベル、ゲームのルールを貼り付け
saved-games = このブラウザに保存した対局
saved-none = まだ対局がありません。
saved-how = 終局した対局は最新の40局を保存します。対局中のものは削除するまで残ります。
saved-game = { $moves }手、{ $over ->
    [yes] 終局
   *[no] 対局中
 }
unreadable = 読めません
save-saved-game = { $game }をファイルに保存
delete-game = { $game } を削除
several-games = { $count }局
several-levels = { $count }個のレベル
several-rules = { $count }種類のゲーム
several-game = 第{ $number }局
several-moves = { $moves }手
several-filter = 名前、大会、年、結果で絞り込む…
several-none = 該当するものがありません。
several-more = ほかに{ $count }件あります。絞り込んでください。
several-back = ほかのものを開く
details = 棋譜情報と注釈
details-event = 大会
details-site = 場所
details-date = 日付
details-round = 回戦
details-move = { $number }手目
details-start = 初手の前
details-sign = 記号
details-comment = コメント
trouble-unknown-text = 認識できません。リンク、保存した対局、PGN、FEN、レベル、ゲーム文書（TOML、JSON）、variants.ini、Bishop、Tiled、LDtkのファイルを開けます。
trouble-tiled-xml = これはXML形式のTiledマップです。TiledでJSONとして書き出してください。
trouble-text = { $kind ->
    [shared-game] このリンクは壊れています：{ $why }
    [saved-game] この保存した対局は開けません：{ $why }
    [level] このレベルには誤りがあります：{ $why }
    [tiled] このTiledマップには誤りがあります：{ $why }
    [ldtk] このLDtkプロジェクトには誤りがあります：{ $why }
    [document] このゲーム文書には誤りがあります：{ $why }
    [ini] このvariants.iniには誤りがあります：{ $why }
    [bishop] このBishopファイルには誤りがあります：{ $why }
   *[other] 開けません：{ $why }
 }
share-link = この対局へのリンク（ルールを含む）
share-fen = 局面（FEN）
share-pgn = 棋譜（PGN）

# 引き分けと投了
curtain = 端末を{ $side }に渡してください。
curtain-lift = 盤を表示
draw-question = { $name ->
    [you] 引き分けを提案しています。同意しますか？
    [foe] 敵が引き分けを提案しています。同意しますか？
   *[other] { $side }が引き分けを提案しています。同意しますか？
 }
draw-question-computer = コンピュータに引き分けを提案しますか？
draw-accept = 引き分けに同意
draw-offer = 引き分けを提案
draw-decline = 対局を続ける
resign-question = { $name ->
    [you] 投了しますか？
    [foe] 投了しますか？
   *[other] { $side }が投了しますか？
 }
resign-yes = 投了する
resign-no = 対局を続ける

# 設定
settings-three-d = 3Dの盤
three-d-quality = 画質
three-d-board = 盤
three-d-set = 駒
three-d-layers = 層
three-d-auto = 自動
three-d-low = シンプル
three-d-medium = 影
three-d-high = 柔らかい影と反射
three-d-wood = 木
three-d-marble = 大理石
three-d-vinyl = 大会用ビニール盤
three-d-glass = ガラス
three-d-contrast = 高コントラスト
three-d-drawings = 2Dの駒の切り抜き
three-d-own = 自分の駒
three-d-bring = 自分の駒
three-d-bring-more = set.toml と OBJ・MTL ファイルの入ったフォルダを選ぶか、ページにドロップしてください。
three-d-stacked = 積み重ね
three-d-beside = 横並び
settings-board = 盤
theme-walnut = くるみ
theme-paper = 紙
theme-slate = 石板
theme-sea = 海
theme-contrast = 高コントラスト
theme-moss = 苔
theme-rosewood = 紫檀
theme-dusk = 夕暮れ
settings-figures = 駒の図柄
figures-own = 丸み
figures-engraved = 版画風
figures-geometric = 幾何学
figures-letters = 文字
settings-characters = シャンチー・チャンギ・将棋の駒
characters-regular = 筆
characters-even = 太字
characters-figures = 図柄
coordinates-outside = 外側
coordinates-inside = 内側
coordinates-none = なし
settings-customary = 座標と指し手をその国の書き方で示す
settings-figurines = 指し手の一覧に駒の図を使う
settings-zoom = 盤の大きさ
settings-appearance = 外観
appearance-system = システム
appearance-light = ライト
appearance-dark = ダーク
settings-show = 表示
settings-coordinates = 座標
settings-legal-moves = 指せる手
settings-animation = アニメーション
settings-sound = サウンド
settings-volume = 音量
settings-kit = 音の種類
kit-wood = 木
kit-felt = フェルト
kit-glass = ガラス
kit-retro = レトロ
settings-spoken = 指し手を読み上げる
settings-language = 言語

# キー
keys-undo = 元に戻す、やり直す
keys-walk = 前の手、次の手
keys-files = 開く、保存
keys-board = 盤へ移動
keys-type = 指し手を入力
keys-shortcuts = キーボードショートカット
keys-on-board = 盤の上では、矢印キーで移動し、Enterキーで駒を持ち上げて置き、Escapeキーで取り消します。マウスの右ボタンでドラッグすると矢印を描けます。
keys-camera = 3Dのカメラを動かす（3DではShift+←とShift+→で手を進めたり戻したりします）
keys-premove = コンピュータの思考中に次の手を予約できます。自分の手番になったとき、指せる手なら指されます。Escapeキーで取り消します。
keys-commands = 指し手の入力欄ではコマンドも使えます：? e4, moves e2, board, last, clock。

# ゲームの種類
family-chess = チェスと近い変種
family-goals = 別の勝ち方
family-losing = アンチチェスの仲間
family-blasts = 爆発
family-walls = マスの封鎖
family-flips = 石の裏返し
family-lines = 並べるゲームとつなぐゲーム
family-draughts = ドラフツ
family-small = 小さな盤
family-large = 大きな盤
family-old = 歴史的・各地のチェス
family-xiangqi = シャンチーとチャンギ
family-drops = 持ち駒を使うゲーム
family-shogi = 将棋
family-beyond = 変わった盤・手番・駒
family-triggers = 特殊効果

# Levels
levels = ステージ
level-untitled = 無題のステージ
level-moves = { $moves } 手
level-moves-of = 手数：{ $moves }（目標 { $par }）
level-next = 次のステージ
level-won = クリア！
level-again = もう一度
level-keys = 持っている鍵：
level-restart = 最初からやり直す
level-danger = 脅威
level-replies = 敵の応手
level-replies-slow = このステージでは敵の応手の計算に時間がかかりすぎます。
level-lost = この挑戦は失敗です。好きなだけ手を戻せます。
level-stars = 星 { $stars } / 3
level-scrubber = この挑戦の手順
level-hint-piece = { $cell } の駒を動かします。残り { $moves } 手です。
level-hint-target = 行き先は { $cell } です。もう一度ヒントを押すと指します。
level-hopeless = この局面からはもう勝てません。手を戻してください。
level-no-hint = このステージは大きすぎてヒントを出せません。
level-hint-cost = ヒントを使うと星が1つ、ヒントに指させるとさらに1つ減ります。最初からやり直すと3つ取れます。
level-today = 今日
level-yesterday = 昨日
level-solved = { $all } 中 { $solved } クリア
level-daily = デイリー
level-own = ステージを開く：コード、図、ファイルの内容を貼り付け
level-make = ステージを作る
level-own-open = ステージを開く
level-own-nothing = ステージではありません。コードは CL1- で始まります。図には「win: exit」のような行があります。
goal-take-all = 敵をすべて取る。
goal-take = 取る：{ $who }。
goal-exit = 出口に着く。
goal-exit-who = 出口へ連れていく：{ $who }。
goal-survive = { $count } ラウンド生き残る。
goal-protect = 守る：{ $who }。
goal-collect = { $item }を { $count } 個集める。
goal-place = { $cells } に駒を置く。
goal-visit = { $cells } を通る。
goal-visit-all = すべてのマスを通る。
goal-promote = { $count } 回成る。
goal-material = 駒の合計点を { $points } 以上にする。
goal-or = または：
goal-moves = { $count } 手以内。
goal-rounds = { $count } ラウンド以内。
goal-anybody = どの駒でも
item-key = 鍵
item-sword = 剣
item-shield = 盾
item-ward = お守り
item-form = 新しい姿
item-bomb = 爆弾
item-coin = コイン
side-you = あなた
side-foe = 敵
end-failed = ステージ失敗

# People elsewhere
online-lobby = オンラインで対局
online-lobby-more = 相手を探す・観戦する
online-refused-not-your-turn = あなたの手番ではありません。
online-away = 離席中
online-bot = プログラムが指します
online-chat = チャット
online-draw-question = 相手に引き分けを提案しますか？
# Refused moves
refused-ambiguous = 当てはまる手がいくつかあります：{ $moves }
refused-belongs = { $cell }の駒は{ $owner }のもので、今は{ $mover }の手番です。
refused-cannot-reach = { $from }の{ $piece }は{ $to }へ動けません。
refused-castling-blocked = 駒が間にあるか、キングが攻撃されているマスを通るか、そこへ着きます。
refused-castling-lost-kings = { $side }はもうキング側にキャスリングできません。
refused-castling-lost-queens = { $side }はもうクイーン側にキャスリングできません。
refused-empty = 手を入力してください。
refused-exposed = { $custom ->
    [shogi] { $royal }が王手になります。
   *[other] { $royal }がチェックになります。
 }
refused-facing = 王どうしが向かい合っており、この手では変わりません。
refused-in-check = { $custom ->
    [shogi] 王手のときはキャスリングできません。
   *[other] チェックされているときはキャスリングできません。
 }
refused-may-not-check = { $custom ->
    [shogi] { $side }はこのゲームでは王手をかけられません。
   *[other] { $side }はこのゲームではチェックをかけられません。
 }
refused-must-capture = 取れる駒があり、取ることは義務です。
refused-no-castling = このゲームにキャスリングはありません。
refused-no-drop-there = この駒は今{ $cell }に打てません。
refused-no-drops = このゲームでは駒を打てません。
refused-no-pass = 今はパスできません。
refused-no-piece = { $side }にその駒はありません。
refused-no-piece-on = { $cell }に駒はありません。
refused-no-piece-there = { $side }は{ $place }にその駒を持っていません。
refused-no-promotion = そこでは成れません。
refused-no-such-cell = この盤に{ $cell }はありません。
refused-no-such-piece = 「{ $text }」は駒ではありません。駒は{ $signs }です。
refused-none-reaches = { $to }へ動けるその駒はありません。
refused-not-a-move = これは手ではありません。例えば{ $like }のように入力してください。
refused-nothing-to-drop = { $side }には今打てるその駒がありません。
refused-occupied = { $cell }にはもう駒があります。
refused-other-capture = この手ではその駒を取れません。
refused-other-piece = { $cell }にあるのは別の駒です：{ $piece }
refused-over = 対局は終わっています。
refused-own-piece-there = { $to }には味方の駒があります。
refused-promotions = そこで成れるもの：{ $signs }
refused-still-exposed = { $custom ->
    [shogi] { $royal }はまだ王手のままです。
   *[other] { $royal }はまだチェックのままです。
 }
refused-too-long = 手としては長すぎます。
refused-trailing = 「{ $after }」の後に「{ $text }」は要りません。

# Lessons, the computer's time and style, and how games end.
learn = 学ぶ
learn-lead = 解いて覚える局面。ゲームの種類ごとに数題あります。
learn-family = 学ぶ：{ $family }
learn-tour = 問題を解いて学ぶ
lesson-next = 次の問題
goal-mate = { $count } 手で詰ませる。
goal-win = { $count } 手で勝つ。
level-too-late = この目標の手数を使い切りました。戻して別の手を試してください。
lesson-chess = チェックメイトで終わりです。キングが攻撃され、逃げ道がありません。
lesson-goals = メイト以外でも勝てます。勝ち方は「ルール」にあります。
lesson-losing = 自分の駒をなくすのが目的です。取れるときは必ず取ります。
lesson-blasts = 駒を取ると爆発し、まわりのポーン以外の駒が消えます。自分のキングは離しておきましょう。
lesson-walls = マスが一つずつふさがります。相手の手をなくしましょう。
lesson-flips = はさんだ駒は色が変わります。最後に多いほうが勝ちです。
lesson-lines = 相手より先に列を完成させましょう。
lesson-draughts = 取れるときは必ず取り、続けて取ることもあります。相手の手をなくしましょう。
lesson-small = マスも駒も少なく、一手一手が大切です。
lesson-large = 新しい駒は二つの動きを合わせもちます。ナイトとビショップ、ナイトとルークです。
lesson-old = 昔のチェスはゆっくりです。王の隣の駒は斜めに一マス、象も長くは進めません。
lesson-xiangqi = 将と帥は九宮から出ません。砲は駒を一つ飛び越えて取ります。
lesson-drops = 取った駒は自分のものです。動かす代わりに空いたマスに打てます。
lesson-shogi = 取った駒は持ち駒になり、敵陣では駒が成れます。
lesson-triggers = 動きや捕獲には効果があります。「ルール」に一覧があります。
lesson-beyond = 六角形、一度に何手も、三人対局。まず駒の届く先を確かめましょう。
think = 一手の考慮時間
think-usual = 標準（5 秒）
think-seconds = { $seconds } 秒
think-clock = 時計があるときは、その時間を配分します。
style = 棋風
style-usual = レベルどおり
style-random = 気まぐれ：どれか一手を指す
style-greedy = 欲ばり：取れる駒を取る
style-timid = 臆病：自分の駒を守る
style-swindler = くせ者：わなを仕掛ける
style-minimax = 昔風：二手先まで読む
goal-picture = 終局の例
settings-thai = マークルックの手をタイ文字で書く

# 二面の対局
match-board = 盤{ $board }
match-said = 盤{ $board }：{ $text }
match-on-board = { $why }（盤{ $board }）
match-player = { $name }（{ $board }）
match-supplied = { $side }の新しい持ち駒：{ $piece }。
match-waits = もう一方の盤から駒が来るまで{ $side }は指せません。
match-seats = パートナーは隣同士です。上の二人が組、下の二人が組になります。
match-flat = この対局は3Dの盤ではなく、二つの平面の盤で行います。
match-resign = { $team }として投了する
match-draw-question = 全員が引き分けに同意しますか？
match-person = 人
match-name = 名前（任意）
several-matches = 二面の対局 { $count }局
match-type-move = 手を入力します。最後に使った盤でなければ盤も付けます：B e4
