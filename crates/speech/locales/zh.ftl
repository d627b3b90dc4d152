# 棋桌
game-area = 对局
skip-to-board = 跳到棋盘
board-label = { $game } 棋盘。{ $status }用方向键在棋盘上移动，按回车键拿起和放下棋子。
close = 关闭
copy = 复制
thinking = 思考中……
seat-computer = 电脑，{ $level } 级
captured-label = 已吃：{ $pieces }，分值 { $points }
tray-label = { $name ->
    [you] 你的持子
    [foe] 敌方持子
   *[other] { $side }持子
 }
tray-empty = 没有持子
tray-piece = { $piece }，持有 { $count } 枚

# 各方
side-white = { $custom ->
    [xiangqi] 红方
    [janggi] 楚方
    [shogi] 先手
   *[other] 白方
 }
side-black = { $custom ->
    [janggi] 汉方
    [shogi] 后手
   *[other] 黑方
 }
side-red = 红方
side-green = 绿方
side-yellow = 黄方
side-blue = 蓝方

# 棋子
piece-king = 王
piece-queen = 后
piece-rook = { $custom ->
    [shogi] 飞车
   *[other] 车
 }
piece-bishop = { $custom ->
    [shogi] 角行
   *[other] 象
 }
piece-knight = { $custom ->
    [shogi] 桂马
   *[other] 马
 }
piece-pawn = { $custom ->
    [shogi] 步兵
   *[other] 兵
 }
piece-general = 将
piece-advisor = 士
piece-elephant = { $custom ->
    [xiangqi] 象
    [janggi] 象
   *[other] 战象
 }
piece-horse = { $custom ->
    [shogi] 龙马
   *[other] 马
 }
piece-chariot = 车
piece-cannon = { $custom ->
    [janggi] 包
   *[other] 炮
 }
piece-soldier = { $custom ->
    [janggi] 卒
   *[other] 兵
 }
piece-gold = 金将
piece-silver = 银将
piece-lance = 香车
piece-tokin = 成步
piece-dragon = { $custom ->
    [shogi] 龙王
   *[other] 龙
 }
piece-archbishop = 大主教
piece-chancellor = 宰相
piece-amazon = 亚马逊
piece-hawk = 鹰
piece-unicorn = 独角兽
piece-stone = 石子
piece-promoted-lance = 成香
piece-promoted-knight = 成桂
piece-promoted-queen = 升变后
piece-promoted-silver = 成银
piece-promoted-bishop = 成角
piece-wizard = 巫师
piece-lion = 狮子
piece-champion = 勇士
piece-met = 士
piece-khon = 象
piece-archer = 弓手
piece-commoner = 平民
piece-nightrider = 夜骑
piece-griffon = 狮鹫
piece-sergeant = 军士
piece-centaur = 半人马
piece-ferz = 斜士
piece-grasshopper = 蚱蜢
piece-phoenix = 凤凰
piece-fox = 狐狸
piece-man = { $custom ->
    [draughts] 兵
    [draughts-cells] 兵
   *[other] 卫士
 }
piece-yurt = 毡帐
piece-falcon = 隼
piece-marshal = 元帅
piece-dragon-king = 龙王
piece-dragon-horse = 龙马
piece-wazir = 直士
piece-dabbaba = 攻城车
piece-alfil = 古象
piece-camel = 骆驼
piece-zebra = 斑马
piece-threeleaper = 直跳三
piece-tripper = 斜跳三
piece-camelrider = 骆驼骑手
piece-vao = 斜炮
piece-leo = 狮炮
piece-manticore = 蝎狮
piece-war-machine = 战车
piece-rose = 玫瑰
piece-crooked-bishop = 曲折象
piece-squirrel = 松鼠
piece-kirin = 麒麟
piece-frog = 青蛙
piece-buffalo = 水牛
piece-hoplite = 重装步兵
piece-lieutenant = 中尉
piece-captain = 队长
piece-warlord = 军阀
piece-wall = 墙
piece-hound = 猎犬
piece-lancer = 枪骑兵
piece-kheshig = 怯薛
piece-cardinal = 枢机主教
piece-janus = 双面神
piece-minister = 大臣
piece-wolf = 狼
piece-ai-wok = 艾沃
piece-counsellor = 谋士
piece-courier = 信使
piece-fool = 小丑
piece-bers = 别尔斯
piece-giraffe = 长颈鹿
piece-chick = 小鸡
piece-hen = 母鸡
piece-drunk-elephant = 醉象
piece-prince = 太子
piece-swallow = 燕
piece-crane = 鹤
piece-pheasant = 雉
piece-left-quail = 左鹑
piece-right-quail = 右鹑
piece-goose = 雁
piece-eagle = 鹫
piece-spear-knight = 枪马
piece-spear-bishop = 枪角
piece-spear-rook = 枪飞车
piece-spear-silver = 枪银
piece-rear-pawn = 后兵
piece-bede = 比德
piece-fad = 法德
piece-short-rook = 短车
piece-half-duck = 半鸭
piece-charging-rook = 冲车
piece-fibnif = 菲布尼夫
piece-charging-knight = 冲马
piece-colonel = 上校
piece-serpent = 蛇
piece-vulture = 秃鹫
piece-jaguar = 美洲豹
piece-quetzal = 绿咬鹃
piece-shaman = 萨满
piece-offering = 祭品
piece-warrior = 战士
piece-divine-king = 神王
piece-duke = 公爵
piece-maharajah = 土邦主
piece-ninja = 忍者
piece-monk = 僧
piece-musketeer = 火枪手
piece-wildebeest = 角马
piece-crocodile = 鳄鱼
piece-gold-cannon = 金炮
piece-flying-gold-cannon = 飞金炮
piece-silver-cannon = 银炮
piece-flying-silver-cannon = 飞银炮
piece-copper-cannon = 铜炮
piece-flying-copper-cannon = 飞铜炮
piece-iron-cannon = 铁炮
piece-flying-iron-cannon = 飞铁炮
piece-spear-gold = 枪金
piece-leopard = 豹
piece-spider = 蜘蛛
piece-fortress = 堡垒
piece-banner = 旗
piece-goat = 羊
piece-hare = 野兔
piece-car = 汽车
piece-tiger = 虎
piece-chief = 酋长
piece-dog = 狗
piece-covered = 暗子
piece-khatun = 可敦
piece-scout = 斥候
piece-vizier = 维齐尔

# 工具
toolbar = 对局操作
menu = 菜单
new-game = 新对局
undo = 撤销
undo-short = 悔棋
redo = 重做
flip = 翻转棋盘
flip-short = 翻转
three-d = 切换 2D/3D 棋盘
hint = 提示
pass = 停一手
pause = 暂停
resume = 继续
claim-draw = 要求判和
claim-short = 申请和棋
declare = 宣言入玉获胜
declare-short = 宣告入玉胜
offer-draw = 提和
draw-short = 提和
resign = 认输
open = 打开
save = 保存为文件
save-pgn = 保存为 PGN
save-image = 保存图片
save-animation = 保存动画 (GIF)
animation-progress = 正在制作动画……
animation-stop = 取消
share = 分享
settings = 设置
leave-game = 离开此局（已保存）
leave-short = 离开此局
keys = 键盘快捷键

# 侧栏
tab-moves = 着法
tab-info = 规则
no-moves = 还没有走棋。先点击棋子，再点击目标位置，或在下面输入着法。
welcome = 开始
welcome-lead = 走一步棋，即可与电脑对弈。
welcome-as = 执{ $side }
welcome-continue = 继续{ $game }
welcome-friend = 与朋友对弈
welcome-friend-more = 两人共用此设备
welcome-friend-server = 在此设备上或通过链接
welcome-games = 全部棋种
welcome-games-more = 从象棋到将棋，共 { $games } 种
welcome-puzzle = 每日一题
welcome-puzzle-more = 每天一道新题
welcome-today = 今日棋种
welcome-levels = 从入门到精通
set-up-position = 摆设局面
welcome-build = 创建
welcome-build-more = 自己的游戏和关卡
tour-offer = 第一次来？
tour-offer-more = 用两分钟在这张棋盘上学会走子、悔棋和提示
tour-move = 把棋子拖到目标格，或先点棋子，再点有标记的格子。
tour-undo = 电脑会立刻应对。想收回这一步，请按“{ undo-short }”。
tour-hint = 不知道怎么走？按“{ hint }”，箭头会指出一步好棋。
tour-done = 就这些。其他棋类、关卡和设置都在菜单里。祝你玩得开心！
tour-skip = 跳过
studio-back = 工作室
to-start = 跳到开局
to-end = 跳到最后
previous-move = 上一步
next-move = 下一步
type-move = 输入着法
type-move-label = 输入着法，如 e4 或 g1f3，或输入命令：? e4, moves e2, board, last, clock
rematch = 再战一局

# 局面
status-turn = { $name ->
    [you] 轮到你走。
    [foe] 轮到敌方走。
   *[other] 轮到{ $side }走。
 }
status-check = { $name ->
    [you] 轮到你走，你被将军。
    [foe] 轮到敌方走，敌方被将军。
   *[other] 轮到{ $side }走，被将军。
 }
status-step = 本回合第 { $step } 步，共 { $steps } 步。
status-place = 第 { $at } 步之后，共 { $all } 步
end-result = { $who }：{ $why }。
end-won = { $name ->
    [you] 你赢了
    [foe] 敌方获胜
   *[other] { $side }胜
 }
end-won-team = { $side }队获胜
end-drawn = 和棋
end-lost = { $name ->
    [you] 你输了
    [foe] 敌方负
   *[other] { $side }负
 }
end-void = 无结果
end-checkmate = { $custom ->
    [shogi] 诘（将死）
   *[other] 将死
 }
end-unfair-mate = { $custom ->
    [shogi] 打步诘
   *[other] 禁止的将死方式
 }
end-stalemate = { $custom ->
    [shogi] 无合法着法
    [xiangqi] 困毙
    [janggi] 无合法着法
   *[other] 逼和
 }
end-goal = 达到目标
end-connected = 棋子已连通
end-board-full = 棋盘已满
end-checks = 将军次数已满
end-extinction = 必需的棋子已失去
end-royal-captured = { $custom ->
    [xiangqi] 将帅被吃
    [janggi] 将被吃
   *[other] 王被吃
 }
end-facing = { $custom ->
    [xiangqi] 将帅照面
    [janggi] 将帅照面
   *[other] 双王照面
 }
end-passes = 各方都停一手
end-trigger = 本棋的特殊规则
end-move-rule = 长时间没有进展
end-repetition = { $custom ->
    [shogi] 千日手
   *[other] 重复局面
 }
end-to-and-fro = 同一棋子来回走动过多
end-perpetual-check = { $custom ->
    [shogi] 连续王手的千日手
   *[other] 长将
 }
end-perpetual-chase = 长捉
end-declaration = 入玉宣言
end-points = 终局得分最多
end-counting = 数步达到上限
end-resignation = { $name ->
    [you] 你认输
    [foe] 敌方认输
   *[other] { $side }认输
 }
end-time = { $name ->
    [you] 你超时
    [foe] 敌方超时
   *[other] { $side }超时
 }
end-time-without-material = { $name ->
    [you] 你超时，但对手都无法取胜
    [foe] 敌方超时，但其他各方都无法取胜
   *[other] { $side }超时，但对手都无法取胜
 }
end-agreement = 双方同意
end-abort = 对局取消

# 朗读
announce-new-game = 新对局：{ $game }。
announce-move = { $side }：{ $piece }，{ $from } 到 { $to }。
action-take = 取子
action-take-mill = 从三连中取子
action-swap = 交换颜色
action-elephants-in = 象在内
action-elephants-out = 象在外
action-elephants-left = 象在左
action-elephants-right = 象在右
action-swap-a = 交换a列的棋子
action-swap-b = 交换b列的棋子
action-swap-c = 交换c列的棋子
action-swap-d = 交换d列的棋子
action-swap-e = 交换e列的棋子
action-swap-f = 交换f列的棋子
action-swap-g = 交换g列的棋子
announce-drop = { $side }：打入{ $piece }到 { $to }。
announce-castling = { $name ->
    [you] 你王车易位，王到 { $to }。
    [foe] 敌方王车易位，王到 { $to }。
   *[other] { $side }王车易位，王到 { $to }。
 }
announce-pass = { $name ->
    [you] 你停一手。
    [foe] 敌方停一手。
   *[other] { $side }停一手。
 }
announce-action = { $side }：“{ $action }”。
announce-action-at = { $side }：“{ $action }”，{ $to }。
announce-left = { $name ->
    [you] 你退出对局。
    [foe] 敌方退出对局。
   *[other] { $side }退出对局。
 }
announce-unseen-move = { $side }已走棋。
announce-lost = 失去 { $cell } 上的{ $piece }。
umpire-captured = { $cell } 处吃子。
umpire-captured-piece = { $cell } 处被吃：{ $piece }。
umpire-captured-other = { $cell } 处被吃：其他棋子。
umpire-check-file = 直线将军。
umpire-check-rank = 横线将军。
umpire-check-long-diagonal = 长斜线将军。
umpire-check-short-diagonal = 短斜线将军。
umpire-check-diagonal = 斜线将军。
umpire-check-leap = 将军：{ $piece }。
umpire-can-capture = 可以吃子：{ $pieces }。
umpire-can-capture-count = 可能的吃法（{ $pieces }）：{ $count }。
umpire-no = 裁判说不行：{ $move }。
umpire-no-other = 裁判拒绝了一着棋。
umpire-refused = 被拒绝：{ $moves }。
umpire-noes = 被拒绝的走法数：{ $count }。
announce-capture = 吃{ $piece }。
announce-promotion = 升变为{ $piece }。
announce-gate = { $piece }在 { $to } 入场。
announce-roll = { $side }掷出：{ $piece }。
announce-reveal = { $to }：{ $piece }（{ $side }）。
announce-uncover = { $side }翻开{ $to }上的棋子。
announce-drawn = 被吃的棋子是：{ $piece }。
announce-drawn-unseen = 被吃的棋子是什么，只有对方看得到。
announce-wall = 在 { $to } 放墙。
announce-duck = 鸭子在 { $to }。
announce-check = { $custom ->
    [shogi] 王手。
   *[other] 将军。
 }
announce-cell = { $name ->
    [you] { $cell }：你的{ $piece }
    [foe] { $cell }：敌方{ $piece }
   *[other] { $cell }：{ $side }{ $piece }
 }
announce-cell-wall = { $cell }：墙
announce-cell-duck = { $cell }：鸭子
announce-cell-unseen = { $cell }：看不见
announce-cell-empty = { $cell }：空
announce-targets = { $cell }。合法着法：{ $targets }。
announce-no-targets = { $cell }。没有合法着法。
announce-premove = 预走到 { $to }。
announce-clock = { $name ->
    [you] 你还剩 { $time }。
    [foe] 敌方还剩 { $time }。
   *[other] { $side }还剩 { $time }。
 }

# 告知
notice-over = 对局已结束。可以撤销着法，或开始新对局。
notice-hidden = 对局还有隐藏内容时不能使用。
notice-wait = 请稍等，电脑正在思考。
notice-premove-gone = 你的预走已不合法。
notice-three-d-not-loaded = 无法加载 3D 棋盘。联网后请重新加载页面。在此之前可以使用 2D 棋盘。
notice-three-d-camera = 在棋盘旁拖动可旋转桌面，方向键和数字键 1 到 5 也能移动视角。
notice-no-three-d = 此浏览器不支持 WebGL2，无法显示 3D 棋盘。可以使用 2D 棋盘。
notice-animation-saved = 动画已保存为 { $file }。
notice-models = 你的棋子已在棋盘上。
notice-models-with = 你的棋子已在棋盘上。有问题的棋子由标准棋子代替：{ $what }
notice-saved = 对局已保存为文件。
notice-opened = 已打开。
notice-other-tab = 此局已在另一个标签页中打开，您在这里下的是它的副本。
notice-opened-with = 已打开，但有警告：{ $what }
notice-copied = 已复制。
notice-not-copied = 浏览器不允许复制。请选中文字自行复制。
notice-draw-declined = 电脑拒绝和棋。
notice-hint = 试试 { $move }。
notice-hint-coming = 正在寻找好着……

# 问题
trouble-no-storage = 此浏览器不为本页保存数据，关闭页面后对局会丢失。请把对局保存为文件。
trouble-storage-full = 此浏览器的存储空间已满。请在“打开”中删除旧对局，或把此对局保存为文件。
trouble-saved-game = 此对局无法再打开：{ $why }
trouble-unreadable = 此浏览器保存的 { $count } 项内容已无法读取。它们没有被删除：可以在“打开”中保存为文件。
trouble-worker = 电脑棋手意外停止。对局没有丢失。请撤销一步，或点击“继续”重新启动。
trouble-not-loaded = 页面的一部分无法加载。联网后请重新加载页面。你可以继续对局。
loading = 正在加载…
try-again = 重试
trouble-no-game = 没有这种棋。
trouble-file = 这不是文本文件。
trouble-image = 无法生成图片。请重试，或切换 2D/3D 棋盘。
trouble-models = 这些棋子无法使用：{ $why }
trouble-models-gone = 你的棋子已不可用。请重新选择文件夹。
trouble-models-not-kept = 浏览器无法保存这些棋子。下次请重新选择文件夹。
trouble-nothing = 没有可打开的内容。请粘贴链接、保存的对局、PGN 或局面。
trouble-open = 无法打开：{ $why }
trouble-no-pgn = 此 PGN 里没有对局。
trouble-fen = 这不是当前棋种的有效局面：{ $why }

# 着法的选择
ask-castle = 王车易位，还是普通走法？
ask-promotion = 升变为
ask-gate = 哪个棋子入场？
ask-wall = 请选择放墙的位置。
ask-duck = 请选择放鸭子的位置。
ask-path = 选择路径
choice-castle = 王车易位
choice-step = 普通走法
choice-stays = 不升变
choice-nothing = 无
choice-captures = 吃 { $cells }

# 新对局
choose-game = 选择棋种
search-game = 搜索棋种：glinski、xiangqi、shogi……
search-no-match = 没有找到棋种。
players = 对局者
mode-person-person = 两人共用此设备
mode-person-computer = 你对电脑
mode-computer-computer = 电脑对电脑
strength = 电脑等级
level-1 = 1 · 初次下棋
level-2 = 2 · 容易丢子
level-3 = 3 · 看得到简单的吃子
level-4 = 4 · 休闲棋手
level-5 = 5 · 会算几步
level-6 = 6 · 谨慎的棋手
level-7 = 7 · 有经验的棋手
level-8 = 8 · 强手
level-9 = 9 · 最强
your-side = 你的一方
side-first = 先走
side-second = 后走
side-random = 随机
start-position = 起始局面
start-standard = 标准
start-shuffled = 随机排列
start-fen = 指定局面 (FEN)
fen-hint = 在此粘贴 FEN
clock-minutes = 每方分钟数
clock-more = 时钟选项
clock-increment = 每步加时
clock-delay = 每步延时
clock-byo-yomi = 读秒，五次
clock-seconds = 秒
no-clock = 不计时
clock-is = 计时：{ $control }
start-game = 开始 { $game }
filter-games = 显示
filter-all = 全部
filter-favourites = 收藏
filter-recent = 最近
favourite-add = 收藏 { $game }
favourite-remove = 取消收藏 { $game }
favourites-none = 还没有收藏。点击棋种上的星标即可收藏。
recent-none = 还没有下过棋。
clock = 时钟
clock-own = 自定义
clock-unreadable = “{ $text }”不是有效的时限。例如：15、15+10、1:30:00。
level-looks = 每步约考虑 { $positions } 个局面。
level-errs = 约考虑 { $positions } 个局面，并有 { $percent }% 的着法随机选择。
level-overlooks = 约考虑 { $positions } 个局面，会漏看一些着法，尤其是不起眼的和远处的。
level-full = 用足时间，全力以赴。

# 打开与分享
open-file = 选择文件：对局、PGN、关卡或规则
open-text = 或粘贴链接、对局、PGN、FEN、关卡或棋种规则
saved-games = 保存在此浏览器的对局
saved-none = 还没有对局。
saved-how = 已结束的对局保留最近 40 局。未结束的对局会一直保留，直到你删除。
saved-game = { $moves } 步，{ $over ->
    [yes] 已结束
   *[no] 进行中
 }
unreadable = 无法读取
save-saved-game = 将 { $game } 存为文件
delete-game = 删除 { $game }
several-games = { $count } 局棋
several-levels = { $count } 个关卡
several-rules = { $count } 种玩法
several-game = 第 { $number } 局
several-moves = { $moves } 步
several-filter = 按姓名、赛事、年份、结果筛选……
several-none = 没有符合的项目。
several-more = 还有 { $count } 项，请筛选查找。
several-back = 打开其他内容
details = 对局信息和注释
details-event = 赛事
details-site = 地点
details-date = 日期
details-round = 轮次
details-move = 第 { $number } 步
details-start = 第一步之前
details-sign = 评注符号
details-comment = 注释
trouble-unknown-text = 无法识别。可以打开链接、保存的对局、PGN、FEN、关卡、棋种文档（TOML、JSON）、variants.ini，以及 Bishop、Tiled 和 LDtk 文件。
trouble-tiled-xml = 这是 XML 格式的 Tiled 地图。请在 Tiled 中导出为 JSON：文件，导出为。
trouble-text = { $kind ->
    [shared-game] 此链接已损坏：{ $why }
    [saved-game] 无法打开保存的对局：{ $why }
    [level] 此关卡有错误：{ $why }
    [tiled] 此 Tiled 地图有错误：{ $why }
    [ldtk] 此 LDtk 项目有错误：{ $why }
    [document] 此棋种文档有错误：{ $why }
    [ini] 此 variants.ini 有错误：{ $why }
    [bishop] 此 Bishop 文件有错误：{ $why }
   *[other] 无法打开：{ $why }
 }
share-link = 此对局的链接（含规则）
share-fen = 局面 (FEN)
share-pgn = 棋谱 (PGN)

# 和棋与认输
curtain = 请把设备交给{ $side }。
curtain-lift = 显示棋盘
draw-question = { $name ->
    [you] 你提和。接受吗？
    [foe] 敌方提和。接受吗？
   *[other] { $side }提和。接受吗？
 }
draw-question-computer = 向电脑提和？
draw-accept = 接受和棋
draw-offer = 提和
draw-decline = 继续下
resign-question = { $name ->
    [you] 确定认输吗？
    [foe] 确定认输吗？
   *[other] { $side }认输吗？
 }
resign-yes = 认输
resign-no = 继续下

# 设置
settings-three-d = 3D 棋盘
three-d-quality = 画质
three-d-board = 棋盘
three-d-set = 棋子
three-d-layers = 层
three-d-auto = 自动
three-d-low = 简单
three-d-medium = 阴影
three-d-high = 柔和阴影与反射
three-d-wood = 木
three-d-marble = 大理石
three-d-vinyl = 比赛塑料棋盘
three-d-glass = 玻璃
three-d-contrast = 高对比度
three-d-drawings = 2D 棋子剪影
three-d-own = 自定义
three-d-bring = 自定义棋子
three-d-bring-more = 选择含 set.toml、OBJ 和 MTL 文件的文件夹，或把它拖到页面上。
three-d-stacked = 上下叠放
three-d-beside = 并排
settings-board = 棋盘
theme-walnut = 胡桃木
theme-paper = 纸
theme-slate = 石板
theme-sea = 海
theme-contrast = 高对比度
theme-moss = 苔绿
theme-rosewood = 红木
theme-dusk = 暮紫
settings-figures = 棋子
figures-own = 圆润
figures-engraved = 版画
figures-geometric = 几何
figures-letters = 字母
settings-characters = 象棋、将棋和朝鲜象棋的棋子
characters-regular = 毛笔
characters-even = 粗体
characters-figures = 图形
coordinates-outside = 外侧
coordinates-inside = 内侧
coordinates-none = 无
settings-customary = 坐标和着法采用该棋种的传统写法
settings-figurines = 着法列表使用棋子图形
settings-zoom = 棋盘大小
settings-appearance = 外观
appearance-system = 跟随系统
appearance-light = 浅色
appearance-dark = 深色
settings-show = 显示
settings-coordinates = 坐标
settings-legal-moves = 合法着法
settings-animation = 动画
settings-sound = 声音
settings-volume = 音量
settings-kit = 音色
kit-wood = 木
kit-felt = 毛毡
kit-glass = 玻璃
kit-retro = 复古
settings-spoken = 朗读着法
settings-language = 语言

# 快捷键
keys-undo = 撤销、重做
keys-walk = 上一步、下一步
keys-files = 打开、保存
keys-board = 跳到棋盘
keys-type = 输入着法
keys-shortcuts = 键盘快捷键
keys-on-board = 在棋盘上用方向键移动，按回车键拿起和放下棋子，按 Esc 键取消。按住鼠标右键拖动可以画箭头。
keys-camera = 移动 3D 视角（此时用 Shift+← 和 Shift+→ 浏览着法）
keys-premove = 电脑思考时，可以预走下一着。轮到你时，如果合法就会走出。按 Esc 键取消预走。
keys-commands = 着法输入框也接受命令：? e4, moves e2, board, last, clock。

# 棋种
family-chess = 国际象棋及近似变体
family-goals = 其他取胜方式
family-losing = 反向象棋
family-blasts = 爆炸
family-walls = 封锁格子
family-flips = 翻转棋子
family-lines = 连线与连接
family-draughts = 跳棋
family-small = 小棋盘
family-large = 大棋盘
family-old = 古代与各地象棋
family-xiangqi = 中国象棋与韩国将棋
family-drops = 打入类
family-shogi = 日本将棋
family-beyond = 特殊棋盘、回合与棋子
family-triggers = 特殊效果

# Levels
levels = 关卡
level-untitled = 无标题关卡
level-moves = { $moves } 步
level-moves-of = 步数：{ $moves }（标准 { $par }）
level-next = 下一关
level-won = 过关！
level-again = 再来一次
level-keys = 你的钥匙：
level-restart = 重新开始
level-danger = 威胁
level-replies = 敌方应着
level-replies-slow = 计算此关卡的敌方应着需要太长时间。
level-lost = 这次尝试失败了。可以撤销任意多步。
level-stars = { $stars } / 3 颗星
level-scrubber = 这次尝试的着法
level-hint-piece = 走 { $cell } 的棋子。还剩 { $moves } 步。
level-hint-target = 它要走到 { $cell }。再次请求提示即可走出这步。
level-hopeless = 此局面已无法取胜。请撤销几步。
level-no-hint = 此关卡太大，无法提示。
level-hint-cost = 使用提示会失去一颗星，由提示走子会再失去一颗。重新开始关卡即可争取三颗星。
level-today = 今天
level-yesterday = 昨天
level-solved = 已完成 { $solved } / { $all }
level-daily = 每日一关
level-own = 打开关卡：粘贴代码、图形或文件内容
level-make = 制作关卡
level-own-open = 打开关卡
level-own-nothing = 这不是关卡。代码以 CL1- 开头。图形有一行如“win: exit”。
goal-take-all = 吃掉所有敌子。
goal-take = 吃掉：{ $who }。
goal-exit = 到达出口。
goal-exit-who = 带到出口：{ $who }。
goal-survive = 坚持 { $count } 轮。
goal-protect = 保护：{ $who }。
goal-collect = 收集 { $count } × { $item }。
goal-place = 把棋子放到 { $cells }。
goal-visit = 走到 { $cells }。
goal-visit-all = 走遍每一格。
goal-promote = 升变 { $count } 次。
goal-material = 拥有至少 { $points } 分的子力。
goal-or = 或者：
goal-moves = 最多用 { $count } 步。
goal-rounds = 最多用 { $count } 轮。
goal-anybody = 任意棋子
item-key = 钥匙
item-sword = 剑
item-shield = 盾
item-ward = 护符
item-form = 新形态
item-bomb = 炸弹
item-coin = 金币
side-you = 你
side-foe = 敌方
end-failed = 闯关失败

# People elsewhere
online-lobby = 在线对弈
online-lobby-more = 寻找对手、观看对局
online-refused-not-your-turn = 还没轮到您。
online-away = 不在线
online-bot = 由程序下棋
online-chat = 聊天
online-draw-question = 向对手提议和棋吗？
# Refused moves
refused-ambiguous = 有几步棋都符合：{ $moves }。
refused-belongs = { $cell } 上的棋子属于{ $owner }，现在轮到{ $mover }走。
refused-cannot-reach = { $from } 上的{ $piece }不能走到 { $to }。
refused-castling-blocked = 有棋子挡路，或者王会经过或到达被攻击的格子。
refused-castling-lost-kings = { $side }不能再向王翼易位。
refused-castling-lost-queens = { $side }不能再向后翼易位。
refused-empty = 请输入一步棋。
refused-exposed = { $royal }会被将军。
refused-facing = 双方的王正对着，这步棋没有改变这一点。
refused-in-check = 被将军时不能易位。
refused-may-not-check = { $side }在这种棋里不能将军。
refused-must-capture = 现在可以吃子，而吃子是强制的。
refused-no-castling = 这种棋没有易位。
refused-no-drop-there = 现在不能把这枚棋子打入 { $cell }。
refused-no-drops = 这种棋没有打入。
refused-no-pass = 现在不能停一步。
refused-no-piece = { $side }没有这种棋子。
refused-no-piece-on = { $cell } 上没有棋子。
refused-no-piece-there = { $side }在 { $place } 没有这种棋子。
refused-no-promotion = 那里不能升变。
refused-no-such-cell = 这个棋盘上没有 { $cell }。
refused-no-such-piece = “{ $text }”不是棋子。棋子有 { $signs }。
refused-none-reaches = 没有这种棋子能走到 { $to }。
refused-not-a-move = 这不是一步棋。请输入例如 { $like }。
refused-nothing-to-drop = { $side }现在没有这种棋子可以打入。
refused-occupied = { $cell } 上已经有棋子。
refused-other-capture = 这步棋吃不到那枚棋子。
refused-other-piece = { $cell } 上是另一种棋子：{ $piece }。
refused-over = 对局已经结束。
refused-own-piece-there = { $to } 上是己方棋子。
refused-promotions = 那里可以升变为：{ $signs }。
refused-still-exposed = { $royal }仍会被将军。
refused-too-long = 作为一步棋太长了。
refused-trailing = “{ $after }”后面不应有“{ $text }”。

# Lessons, the computer's time and style, and how games end.
learn = 学习
learn-lead = 供解答的局面，每类棋各有几个。
learn-family = 学习：{ $family }
learn-tour = 通过解题来学习
lesson-next = 下一题
goal-mate = { $count ->
    [1] 一步将死。
   *[other] { $count } 步将死。
}
goal-win = { $count ->
    [1] 一步取胜。
   *[other] { $count } 步取胜。
}
level-too-late = 这个目标的步数已用完。请悔棋，换一种走法。
lesson-chess = 将死即终局：王受到攻击且无法逃脱。
lesson-goals = 这里不将死也能获胜，方法见“规则”。
lesson-losing = 这里要设法送掉自己的棋子。能吃就必须吃。
lesson-blasts = 吃子会爆炸，周围除兵以外的棋子都消失。让自己的王离远些。
lesson-walls = 格子会逐一被封住。让对手无子可动。
lesson-flips = 被夹住的棋子会翻转。终局时子多者胜。
lesson-lines = 抢在对手之前连成一线。
lesson-draughts = 必须吃子，也可以连吃。让对手无子可动。
lesson-small = 格子少，棋子少，每一步都重要。
lesson-large = 新棋子兼有两种走法：马加象，或马加车。
lesson-old = 古代的棋节奏缓慢：王旁的棋子斜走一格，象也不是长距离的象。
lesson-xiangqi = 将帅不出九宫。炮隔一子吃子。
lesson-drops = 吃到的棋子归你所有：可以不走子，而把它放到空格上。
lesson-shogi = 吃到的棋子可以再打入，到了敌阵可以升变。
lesson-triggers = 走子和吃子会带来别的效果，“规则”中一一列出。
lesson-beyond = 六边形、一回合多步、三人对局：先看看棋子在这里能走多远。
think = 每步思考时间
think-usual = 标准（5 秒）
think-seconds = { $seconds } 秒
think-clock = 使用棋钟时，电脑按钟上的时间分配。
style = 棋风
style-usual = 按等级
style-random = 随机：任意合法着法
style-greedy = 贪吃：能吃就吃
style-timid = 胆小：先保护自己的棋子
style-swindler = 狡猾：设下陷阱
style-minimax = 老式：只看两步
goal-picture = 终局示例
settings-thai = 用泰文记录泰国象棋的着法

# 双棋盘对局
match-board = 棋盘 { $board }
match-said = 棋盘 { $board }：{ $text }
match-on-board = { $why }（棋盘 { $board }）
match-player = { $name }（{ $board }）
match-supplied = { $side }新得持子：{ $piece }。
match-waits = { $side }须等另一棋盘送来棋子才能走。
match-seats = 搭档并排而坐：上面两人一队，下面两人一队。
match-flat = 此对局在两个平面棋盘上进行，不使用 3D 棋桌。
match-resign = 为 { $team } 认输
match-draw-question = 所有棋手都同意和棋吗？
match-person = 真人
match-name = 姓名（可选）
several-matches = { $count } 场双棋盘对局
match-type-move = 输入着法；若不是最近使用的棋盘，请加上棋盘：B e4
