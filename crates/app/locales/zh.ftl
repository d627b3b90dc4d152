# 棋桌
the-table = 棋桌
skip-to-board = 前往棋盘
board-label = { $game }，棋盘。{ $status }方向键在格间移动，回车键拿起和放下棋子。
close = 关闭
copy = 复制
thinking = 思考中…
seat-computer = 电脑，{ $level } 级
captured-label = 已吃：{ $pieces }，分值 { $points }
tray-label = 持子：{ $side }
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
piece-man = 卫士
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
piece-spear-gold = 枪金
piece-leopard = 豹
piece-spider = 蜘蛛
piece-fortress = 堡垒
piece-banner = 旗

# 工具
toolbar = 可以做的事
new-game = 新对局
undo = 悔棋
redo = 重走
flip = 翻转棋盘
solid = 平面棋盘或三维棋桌
hint = 提示
pass = 停一手
pause = 让电脑暂停
go-on = 让电脑继续
claim-draw = 要求判和
declare = 入玉宣言
offer-draw = 提和
resign = 认输
open = 打开
save = 保存为文件
save-pgn = 保存为 PGN
save-picture = 保存图片
save-film = 保存动画（GIF）
film-progress = 正在制作动画……
film-stop = 停止
share = 分享
settings = 设置
quit = 离开此局（会保留）
keys = 快捷键

# 侧栏
tab-moves = 着法
tab-info = 规则
no-moves = 还没有走棋。先点棋子，再点要去的位置；也可以在下面输入着法。
welcome = 可以做什么
welcome-play = 下棋
welcome-play-more = { $games } 种棋，与人或与电脑对弈
welcome-today = 今日棋种
welcome-solve = 解题
welcome-levels = 从入门到杰作
welcome-build = 搭建
welcome-coming = 自制棋盘与规则，即将推出
to-start = 到开局
to-end = 到最后
back = 后退一步
forward = 前进一步
typed = 输入着法
typed-label = 输入着法，如 e4 或 g1f3；也可以提问：? e4, moves e2, board, last, clock
again = 再来一局
other-game = 换一局

# 局面
status-turn = 轮到{ $side }走。
status-check = 轮到{ $side }走，正被将军。
end-why = { $who }：{ $why }。
end-won = { $side }胜
end-drawn = 和棋
end-lost = { $side }负
end-void = 无结果
end-checkmate = { $custom ->
    [shogi] 诘（将死）
   *[other] 将死
 }
end-unfair-mate = { $custom ->
    [shogi] 打步诘
   *[other] 不允许这样将死
 }
end-stalemate = { $custom ->
    [xiangqi] 困毙
   *[other] 无合法着法
 }
end-goal = 达到目标
end-connected = 棋子已连通
end-board-full = 棋盘已满
end-checks = 将军次数已够
end-extinction = 所计的棋子已被吃光
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
end-trigger = 依本棋的规则
end-move-rule = 久无进展，步数超限
end-repetition = { $custom ->
    [shogi] 千日手
   *[other] 同一局面重复过多
 }
end-to-and-fro = 一子来回往复
end-perpetual-check = { $custom ->
    [shogi] 连续王手的千日手
   *[other] 长将
 }
end-perpetual-chase = 长捉
end-declaration = 入玉宣言
end-counting = 数步已满
end-resignation = { $side }认输
end-time = { $side }超时
end-time-without-material = { $side }超时，但其他各方都无法取胜
end-agreement = 双方同意
end-abort = 对局中止

# 朗读
said-new-game = { $game }已摆好。
said-move = { $side }：{ $piece }，{ $from } 到 { $to }。
said-drop = { $side }：打入{ $piece }到 { $to }。
said-castling = { $side }王车易位，王到 { $to }。
said-pass = { $side }停一手。
said-capture = 吃{ $piece }。
said-promotion = 升变为{ $piece }。
said-gate = { $piece }在 { $to } 入场。
said-wall = 在 { $to } 放墙。
said-check = { $custom ->
    [shogi] 王手。
   *[other] 将军。
 }
said-cell = { $cell }：{ $side }{ $piece }
said-cell-wall = { $cell }：墙
said-cell-empty = { $cell }：空
said-targets = { $cell }。可以走到 { $targets }。
said-no-targets = { $cell }。无法走动。
said-premove = 预备走到 { $to }。
said-clock = { $side }还剩 { $time }。

# 告知
told-over = 对局已结束。可以悔棋，或开始新对局。
told-wait = 请稍等，电脑正在思考。
told-premove-gone = 预先走的着法现在不合规则了。
told-3d-unfetched = 3D 棋桌未能从网络取得。有网络时请重新加载页面；平面棋盘照常可用。
told-no-3d = 此浏览器无法显示三维棋桌，需要 WebGL2。继续使用平面棋盘。
told-film-saved = 动画已保存为 { $file }。
told-models = 您的棋子已摆上棋桌。
told-models-with = 您的棋子已摆上棋桌。有问题的由替身代替：{ $what }
told-saved = 对局已保存为文件。
told-opened = 已打开。
told-opened-with = 已打开，但请注意：{ $what }
told-copied = 已复制。
told-not-copied = 浏览器不允许复制，请自行选中文字复制。
told-draw-declined = 电脑要继续下。
told-hint = 试试 { $move }。
told-hint-coming = 正在找好着…

# 问题
trouble-no-storage = 浏览器不为本页保存任何内容，关闭后对局会丢失。请保存为文件。
trouble-storage-full = 浏览器没有空间保存此对局了。请在“打开”里删掉一些旧对局，或把这一局保存为文件。
trouble-kept = 此对局无法再打开：{ $why }
trouble-unread = 此浏览器保存的 { $count } 项内容已无法读取。什么也没有丢弃：可在“打开”中将其存为文件。
trouble-worker = 电脑的思路断了。对局没有丢失；悔一步棋或让电脑继续，就会再次思考。
trouble-unfetched = 页面的一部分未能从网络取得。有网络时请重新加载页面；对局照常进行。
trouble-no-game = 没有这种棋。
trouble-file = 无法把文件读作文本。
trouble-picture = 无法制作图片。对局照常继续；请再试一次，或换另一种棋盘。
trouble-models = 这些棋子无法使用：{ $why }
trouble-models-gone = 您的棋子已不在了。请再次提供文件夹。
trouble-models-not-kept = 但浏览器不予保存；下次请再次提供文件夹。
trouble-nothing = 没有可打开的内容。请粘贴链接、保存的对局、PGN 或局面。
trouble-open = 无法打开：{ $why }
trouble-no-pgn = 此 PGN 里没有对局。
trouble-fen = 这不是桌上这种棋的局面：{ $why }

# 着法的选择
ask-castle = 王车易位，还是只走到那里？
ask-promotion = 升变为什么？
ask-gate = 哪个棋子入场？
ask-wall = 现在选一格放墙。
ask-way = 走哪条路？
choice-castle = 王车易位
choice-step = 只走一步
choice-stays = 不升变
choice-nothing = 不入场
choice-captures = 吃 { $cells }

# 新对局
choose-game = 选择棋种
seek-game = 查找：glinski、xiangqi、drops…
seek-nothing = 没有含这些词的棋种。
who-plays = 谁来下
mode-person-person = 两人同机
mode-person-computer = 你对电脑
mode-computer-computer = 电脑对电脑
strength = 电脑棋力
level-1 = 1 · 初次下棋
level-2 = 2 · 常常送子
level-3 = 3 · 看得到简单的吃子
level-4 = 4 · 业余爱好
level-5 = 5 · 稍会计算
level-6 = 6 · 下得仔细
level-7 = 7 · 很少出错
level-8 = 8 · 强
level-9 = 9 · 全力以赴
your-side = 你执
side-first = 先手
side-second = 后手
side-random = 随机
start-position = 起始局面
start-usual = 标准
start-shuffled = 随机摆放
start-fen = 指定局面 (FEN)
fen-hint = 在此粘贴 FEN
clock-minutes = 基本用时（分钟）
clock-more = 更多计时设置
clock-increment = 每步加秒
clock-delay = 每步延时
clock-byo-yomi = 读秒五次
clock-seconds = 秒
no-clock = 不计时
clock-is = 计时：{ $control }
begin = 开始 { $game }

# 打开与分享
open-file = 文件：保存的对局、PGN
open-text = 或粘贴链接、保存的对局、PGN、FEN
kept-games = 保存在此浏览器
kept-none = 还没有对局。
kept-how = 对局会一直保留，直到您将其删除；已结束的保留最近 40 局。
kept-game = { $moves } 步，{ $over ->
    [yes] 已结束
   *[no] 未下完
 }
unread = 无法读取
save-kept = 将 { $game } 存为文件
forget-game = 删除 { $game }
share-link = 此对局的链接（含规则）
share-fen = 局面 (FEN)
share-pgn = 棋谱 (PGN)

# 和棋与认输
draw-question = { $side }提和，其他人同意吗？
draw-question-computer = 向电脑提和？
draw-accept = 同意
draw-offer = 提和
draw-decline = 继续下
resign-question = { $side }认输吗？
resign-yes = 是，认输
resign-no = 继续下

# 设置
settings-solid = 3D 棋桌
solid-quality = 光照
solid-board = 棋盘
solid-set = 棋子
solid-layers = 层
solid-auto = 自动
solid-low = 简单
solid-medium = 阴影
solid-high = 柔和阴影与倒影
solid-wood = 木
solid-marble = 大理石
solid-vinyl = 比赛用胶布
solid-glass = 玻璃
solid-contrast = 高对比度
solid-drawings = 按图样剪成
solid-own = 自带
solid-bring = 自带的棋子
solid-bring-more = 含 set.toml、OBJ 和 MTL 文件的文件夹；也可以拖放到页面上。
solid-stacked = 上下叠放
solid-beside = 并排
settings-board = 棋盘
theme-walnut = 胡桃木
theme-paper = 纸
theme-slate = 石板
theme-sea = 海
theme-contrast = 高对比度
settings-scheme = 明暗
scheme-system = 跟随系统
scheme-light = 浅色
scheme-dark = 深色
settings-show = 显示
settings-coordinates = 边上的坐标
settings-targets = 棋子可走之处
settings-motion = 棋子动画
settings-volume = 声音
settings-language = 语言

# 快捷键
keys-undo = 悔棋、重走
keys-walk = 前后翻看着法
keys-files = 打开、保存
keys-board = 前往棋盘
keys-type = 输入着法
keys-this = 本窗口
keys-on-board = 在棋盘上，方向键逐格移动，回车键拿起和放下，Esc 键放弃。按住右键拖动可画箭头。
keys-camera = 三维棋桌的视角
keys-ahead = 电脑思考时可以预先走下一着；一旦合乎规则就会走出。按 Escape 取消。
keys-questions = 在输入着法的地方也可以提问：? e4, moves e2, board, last, clock。

# 棋种
family-chess = 国际象棋及近亲
family-goals = 别样目标
family-losing = 输者为胜
family-blasts = 爆炸
family-walls = 墙
family-flips = 翻子
family-small = 小棋盘
family-large = 大棋盘
family-old = 古棋
family-xiangqi = 象棋与将棋（韩国）
family-drops = 打入
family-shogi = 日本将棋
family-beyond = 棋盘之外
family-triggers = 连锁反应

# Levels
levels = 关卡
level-untitled = 一个关卡
level-moves = { $moves } 步
level-moves-of = { $moves } / { $par } 步
level-next = 下一关
level-again = 重新开始
level-danger = 危险
level-replies = 应着
level-replies-slow = 这些敌人思考太久，无法预先显示应着。
level-lost = 这次失败了。可以随意悔棋。
level-stars = { $stars } / 3 颗星
level-scrubber = 前后浏览这次尝试
level-hint-piece = 走 { $cell } 的棋子。还需 { $moves } 步。
level-hint-target = 它要走向 { $cell }。再问一次就会走。
level-hopeless = 从这里已经无法取胜。请悔棋。
level-no-hint = 这个关卡太大，无法提示。
level-today = 今天
level-yesterday = 昨天
level-days-ago = { $days } 天前
level-solved = 已完成 { $solved } / { $all }
level-daily = 每日一关
level-own = 别人的关卡：代码、图形或文件
level-own-open = 打开关卡
level-own-nothing = 这不是关卡。代码以 CL1- 开头，图形有一行如“win: exit”。
goal-take-all = 吃掉所有敌子。
goal-take = 吃掉：{ $who }。
goal-exit = 到达出口。
goal-exit-who = 必须到达出口：{ $who }。
goal-survive = 坚持 { $count } 轮。
goal-protect = 不能失去：{ $who }。
goal-collect = 收集 { $count } × { $item }。
goal-place = 把棋子放到 { $cells }。
goal-visit = 走到 { $cells }。
goal-visit-all = 走遍每一格。
goal-promote = 升变 { $count } 次。
goal-material = 拥有价值 { $points } 的棋子。
goal-or = 或者：
goal-moves = 最多 { $count } 步。
goal-rounds = 最多 { $count } 轮。
goal-anybody = 任意棋子
item-key = 钥匙
item-sword = 剑
item-shield = 盾
item-ward = 护符
item-form = 变形
item-bomb = 炸弹
item-coin = 金币
side-you = 你
side-foe = 敌方
end-failed = 闯关失败
