# テーブル
the-table = テーブル
skip-to-board = 盤へ
board-label = { $game }、盤。{ $status }矢印キーでマスを移動、Enterで駒を持ち上げ、置きます。
close = 閉じる
copy = コピー
thinking = 考え中…
seat-computer = コンピュータ、レベル{ $level }
captured-label = 取った駒：{ $pieces }、点数 { $points }
tray-label = 持ち駒：{ $side }
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
piece-man = マン
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
piece-spear-gold = 金槍
piece-leopard = レオパード
piece-spider = スパイダー
piece-fortress = フォートレス
piece-banner = 旗

# ツール
toolbar = できること
new-game = 新しい対局
undo = 待った
redo = やり直し
flip = 盤を反転
solid = 平面の盤または 3D テーブル
hint = ヒント
pass = パス
pause = コンピュータを待たせる
go-on = コンピュータに指させる
claim-draw = 引き分けを請求
declare = 入玉宣言
offer-draw = 引き分けを提案
resign = 投了
open = 開く
save = ファイルに保存
save-pgn = PGNで保存
save-picture = 画像を保存
save-film = 動画を保存（GIF）
film-progress = 動画を作っています…
film-stop = 中止
share = 共有
settings = 設定
quit = この対局を離れる（保存されます）
keys = キー

# パネル
tab-moves = 棋譜
tab-info = ルール
no-moves = まだ指し手がありません。駒を押してから行き先を押すか、下に指し手を入力してください。
welcome = できること
welcome-play = 対局
welcome-play-more = { $games } 種のゲームを、人ともコンピューターとも
welcome-today = 今日のゲーム
welcome-solve = 解く
welcome-levels = はじめの一歩から傑作まで
welcome-build = 作る
welcome-coming = 自分の盤とルール（準備中）
to-start = 最初へ
to-end = 最後へ
back = 一手戻る
forward = 一手進む
typed = 指し手を入力
typed-label = e4やg1f3のような指し手、または質問を入力：? e4, moves e2, board, last, clock
again = もう一局
other-game = 別の対局

# 対局の状況
status-turn = { $side }の手番。
status-check = { $custom ->
    [shogi] { $side }の手番、王手。
    [xiangqi] { $side }の手番、将軍。
    [janggi] { $side }の手番、将軍。
   *[other] { $side }の手番、チェック。
 }
end-why = { $who }：{ $why }。
end-won = { $side }の勝ち
end-drawn = 引き分け
end-lost = { $side }の負け
end-void = 結果なし
end-checkmate = { $custom ->
    [shogi] 詰み
    [xiangqi] 詰み
    [janggi] 詰み
   *[other] チェックメイト
 }
end-unfair-mate = { $custom ->
    [shogi] 打ち歩詰め
   *[other] 許されない詰ませ方
 }
end-stalemate = 指せる手がない
end-goal = 目標を達成
end-connected = 駒がつながった
end-board-full = 盤が埋まった
end-checks = { $custom ->
    [shogi] 王手が規定の回数に達した
   *[other] チェックが規定の回数に達した
 }
end-extinction = 数に入る駒がなくなった
end-royal-captured = { $custom ->
    [shogi] 玉を取られた
   *[other] 王の駒を取られた
 }
end-facing = 王どうしが向かい合った
end-passes = 全員がパスした
end-trigger = このゲームの規則による
end-move-rule = 進展のない手が続きすぎた
end-repetition = { $custom ->
    [shogi] 千日手
   *[other] 同一局面の繰り返し
 }
end-to-and-fro = 一つの駒が往復を続けた
end-perpetual-check = { $custom ->
    [shogi] 連続王手の千日手
   *[other] 連続チェック
 }
end-perpetual-chase = 追い回しの繰り返し
end-declaration = 入玉宣言
end-counting = 数え終わった
end-resignation = { $side }が投了
end-time = { $side }の時間切れ
end-time-without-material = { $side }の時間切れ、ただし他の誰にも勝つ見込みがない
end-agreement = 合意による
end-abort = 中断

# 読み上げ
said-new-game = { $game }を並べました。
said-move = { $side }：{ $piece }、{ $from } から { $to }。
said-drop = { $side }：{ $to } に{ $piece }を打つ。
said-castling = { $side }がキャスリング、キングは { $to }。
said-pass = { $side }はパス。
said-capture = { $piece }を取る。
said-promotion = { $piece }に成る。
said-gate = { $piece }が { $to } に入る。
said-wall = { $to } に壁。
said-check = { $custom ->
    [shogi] 王手。
    [xiangqi] 将軍。
    [janggi] 将軍。
   *[other] チェック。
 }
said-cell = { $cell }：{ $side }の{ $piece }
said-cell-wall = { $cell }：壁
said-cell-empty = { $cell }：空き
said-targets = { $cell }。行き先は { $targets }。
said-no-targets = { $cell }。動けません。
said-premove = { $to } へ予約しました。
said-clock = { $side }の残り { $time }。

# お知らせ
told-over = 対局は終わりました。手を戻すか、新しい対局を始めてください。
told-wait = お待ちください。コンピュータが考えています。
told-premove-gone = 予約した手はもう指せません。
told-3d-unfetched = 3Dの盤をネットワークから取得できませんでした。つながったらページを再読み込みしてください。平面の盤は使えます。
told-no-3d = このブラウザは 3D テーブルを表示できません（WebGL2 が必要です）。平面の盤で続けます。
told-film-saved = 動画を { $file } として保存しました。
told-models = あなたの駒をテーブルに並べました。
told-models-with = あなたの駒をテーブルに並べました。問題のある駒は代わりの駒です：{ $what }
told-saved = 対局をファイルに保存しました。
told-opened = 開きました。
told-opened-with = 開きましたが、注意があります：{ $what }
told-copied = コピーしました。
told-not-copied = ブラウザがコピーを許可していません。テキストを選択してコピーしてください。
told-draw-declined = コンピュータは指し続けます。
told-hint = { $move } はどうでしょう。
told-hint-coming = よい手を探しています…

# 問題
trouble-no-storage = ブラウザがこのページの内容を保存しないため、閉じると対局が失われます。ファイルに保存してください。
trouble-storage-full = この対局を保存する空きがブラウザにありません。「開く」で古い対局を削除するか、この対局をファイルに保存してください。
trouble-kept = この対局はもう開けません：{ $why }
trouble-unread = このブラウザーに保存されている { $count } 件が読めなくなりました。何も捨てていません。「開く」からファイルとして保存できます。
trouble-worker = コンピュータの思考が途切れました。対局は無事です。手を戻すか、続きを指させるともう一度考えます。
trouble-unfetched = ページの一部をネットワークから取得できませんでした。つながったらページを再読み込みしてください。対局は続けられます。
trouble-no-game = そのようなゲームはありません。
trouble-file = ファイルをテキストとして読めません。
trouble-picture = 画像を作れませんでした。対局は続きます。もう一度試すか、別の盤で試してください。
trouble-models = この駒は使えません：{ $why }
trouble-models-gone = あなたの駒はもうありません。もう一度フォルダーを選んでください。
trouble-models-not-kept = ただしブラウザーは保存しません。次回もフォルダーを選んでください。
trouble-nothing = 開くものがありません。リンク、保存した対局、PGN、局面のいずれかを貼り付けてください。
trouble-open = 開けません：{ $why }
trouble-no-pgn = このPGNには対局がありません。
trouble-fen = このゲームの局面ではありません：{ $why }

# 指し手の選択
ask-castle = キャスリングしますか、それともただ動きますか？
ask-promotion = 何に成りますか？
ask-gate = どの駒が入りますか？
ask-wall = 壁を置くマスを選んでください。
ask-way = どの道を通りますか？
choice-castle = キャスリング
choice-step = ただ動く
choice-stays = 成らない
choice-nothing = 入れない
choice-captures = { $cells } の駒を取る

# 新しい対局
choose-game = ゲームを選ぶ
seek-game = ゲームを探す：glinski、xiangqi、drops…
seek-nothing = この言葉に合うゲームはありません。
who-plays = 対局者
mode-person-person = 二人で、この画面で
mode-person-computer = あなた対コンピュータ
mode-computer-computer = コンピュータどうし
strength = コンピュータの強さ
level-1 = 1 · 初めて指す
level-2 = 2 · 駒をただで取られる
level-3 = 3 · 簡単な駒取りが見える
level-4 = 4 · たまに楽しむ程度
level-5 = 5 · 少し先を読む
level-6 = 6 · 慎重に指す
level-7 = 7 · 隙が少ない
level-8 = 8 · 強い
level-9 = 9 · 手加減なし
your-side = あなたの手番
side-first = 先手
side-second = 後手
side-random = 振り駒
start-position = 開始局面
start-usual = 通常
start-shuffled = 並べ替え
start-fen = 局面から（FEN）
fen-hint = ここにFENを貼り付け
clock-minutes = 持ち時間（分）
clock-more = 時計の詳細
clock-increment = 一手ごとの加算
clock-delay = 一手ごとの猶予
clock-byo-yomi = 秒読み5回
clock-seconds = 秒
no-clock = 時計なし
clock-is = 時計：{ $control }
begin = { $game } を始める

# 開く・共有
open-file = ファイル：保存した対局、PGN
open-text = または、リンク、保存した対局、PGN、FENを貼り付け
kept-games = このブラウザに保存した対局
kept-none = まだ対局がありません。
kept-how = 対局は削除するまで残ります。終わった対局は最新の40局です。
kept-game = { $moves }手、{ $over ->
    [yes] 終局
   *[no] 対局中
 }
unread = 読めません
save-kept = { $game }をファイルに保存
forget-game = { $game } を削除
share-link = この対局のリンク（ルールを含む）
share-fen = 局面（FEN）
share-pgn = 棋譜（PGN）

# 引き分けと投了
draw-question = { $side }が引き分けを提案しています。ほかの方は同意しますか？
draw-question-computer = コンピュータに引き分けを提案しますか？
draw-accept = 同意する
draw-offer = 提案する
draw-decline = 指し続ける
resign-question = { $side }は投了しますか？
resign-yes = はい、投了
resign-no = 指し続ける

# 設定
settings-solid = 3Dテーブル
solid-quality = 光
solid-board = 盤
solid-set = 駒
solid-layers = 層
solid-auto = 自動
solid-low = 簡素
solid-medium = 影
solid-high = 柔らかい影と映り込み
solid-wood = 木
solid-marble = 大理石
solid-vinyl = 大会用ビニール
solid-glass = ガラス
solid-contrast = 高コントラスト
solid-drawings = 図柄の切り抜き
solid-own = 自分の駒
solid-bring = 自分の駒
solid-bring-more = set.toml と OBJ・MTL ファイルのあるフォルダー。ページにドロップすることもできます。
solid-stacked = 積み重ね
solid-beside = 横並び
settings-board = 盤
theme-walnut = くるみ
theme-paper = 紙
theme-slate = 石板
theme-sea = 海
theme-contrast = 高コントラスト
settings-scheme = 明るさ
scheme-system = システムに合わせる
scheme-light = ライト
scheme-dark = ダーク
settings-show = 表示
settings-coordinates = 盤の端の座標
settings-targets = 駒の行き先
settings-motion = 駒の動き
settings-volume = 音量
settings-language = 言語

# キー
keys-undo = 待った、やり直し
keys-walk = 棋譜を前後にたどる
keys-files = 開く、保存
keys-board = 盤へ
keys-type = 指し手を入力
keys-this = この画面
keys-on-board = 盤の上では、矢印キーでマスからマスへ移り、Enterで駒を持ち上げて置き、Escapeで放します。右ボタンでドラッグすると矢印を描けます。
keys-camera = 3D テーブルの視点
keys-ahead = コンピュータの思考中に次の手を予約できます。指せるようになるとすぐに指されます。Escape で取り消します。
keys-questions = 指し手の入力欄では質問もできます：? e4, moves e2, board, last, clock。

# ゲームの種類
family-chess = チェスと近い仲間
family-goals = 目標が違うもの
family-losing = 負けるが勝ち
family-blasts = 爆発
family-walls = 壁
family-flips = 裏返し
family-small = 小さな盤
family-large = 大きな盤
family-old = 昔のゲーム
family-xiangqi = シャンチーとチャンギ
family-drops = 持ち駒を打つもの
family-shogi = 将棋
family-beyond = 盤を超えて
family-triggers = 連鎖する出来事

# Levels
levels = ステージ
level-untitled = ステージ
level-moves = { $moves } 手
level-moves-of = { $moves } / { $par } 手
level-next = 次のステージ
level-again = 最初から
level-danger = 危険
level-replies = 応手
level-replies-slow = この敵は考える時間が長いため、応手を前もって表示できません。
level-lost = この挑戦は失敗です。好きなだけ戻せます。
level-stars = 星 { $stars } / 3
level-scrubber = この挑戦を前後に見る
level-hint-piece = { $cell } の駒を動かします。あと { $moves } 手です。
level-hint-target = 行き先は { $cell } です。もう一度聞くと動きます。
level-hopeless = ここからはもう勝てません。手を戻してください。
level-no-hint = このステージは大きすぎてヒントを出せません。
level-today = 今日
level-yesterday = 昨日
level-days-ago = { $days } 日前
level-solved = { $all } 中 { $solved } クリア
level-daily = 日替わり
level-own = ほかの人のステージ：コード、図、ファイル
level-own-open = ステージを開く
level-own-nothing = ステージではありません。コードは CL1- で始まり、図には「win: exit」のような行があります。
goal-take-all = 敵をすべて取る。
goal-take = 取る：{ $who }。
goal-exit = 出口に着く。
goal-exit-who = 出口に着く：{ $who }。
goal-survive = { $count } ラウンド耐える。
goal-protect = 失わない：{ $who }。
goal-collect = { $item }を { $count } 個集める。
goal-place = { $cells } に駒を置く。
goal-visit = { $cells } を通る。
goal-visit-all = すべてのマスを通る。
goal-promote = { $count } 回成る。
goal-material = 駒の価値を { $points } にする。
goal-or = または：
goal-moves = 最大 { $count } 手。
goal-rounds = 最大 { $count } ラウンド。
goal-anybody = どの駒でも
item-key = 鍵
item-sword = 剣
item-shield = 盾
item-ward = お守り
item-form = 変身
item-bomb = 爆弾
item-coin = コイン
side-you = あなた
side-foe = 敵
end-failed = ステージ失敗
