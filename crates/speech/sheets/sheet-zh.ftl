# 简体中文规则说明。句子、形式与列表的用法见 `sheet-en.ftl` 开头。中文名词没有形式变化；只出现在文档里的棋子称为“棋子……”。

# 页面
language = zh
title = { $game }：规则
also-called = 又名{ $names }。
heading-different = 与{ $game }的不同
not-here = 此处不适用：{ $sentence }
of-piece = { $piece }：{ $sentence }
diagram-lead = 点击图中有标记的格子：棋子会走到那里，并显示下一步能去的地方。
diagram-label = { $piece }：走法。方向键选择有标记的格子，回车走到那里，Esc 放回原处。
diagram-back = 回到中间
heading-goal = 目标
heading-board = 棋盘
heading-start = 开局
heading-turns = 行棋顺序
heading-view = 能看到什么
heading-pieces = 棋子
heading-check-and-capture = 将军与吃子
heading-castling = 王车易位
heading-walls = 障碍
heading-hands = 持子
heading-gates = 入场
heading-chance = 随机
heading-effects = 自动效果
heading-terrain = 地形
heading-level = 关卡
heading-end = 终局
heading-about = 关于本棋
heading-signs = 图中的符号
sign = 符号
meaning = 含义
sign-piece = 棋子所在处
sign-both = 可以走到这里或在这里吃子
sign-move = 可以走到这里，但不能吃子
sign-capture = 可以在这里吃子，但不能走到这里
sign-first = 第一步可以走到这里
sign-first-capture = 第一步可以在这里吃子
sign-both-somewhere = 在棋盘的某些位置可以走到这里或在这里吃子
sign-move-somewhere = 在棋盘的某些位置可以走到这里
sign-capture-somewhere = 在棋盘的某些位置可以在这里吃子
sign-both-over = 可以越过另一枚棋子走到这里或在这里吃子
sign-move-over = 可以越过另一枚棋子走到这里
sign-capture-over = 可以越过另一枚棋子在这里吃子
sign-remote = 不走到这里也能在这里吃子
sign-move-remote = 可以走到这里，或不走过来而在这里吃子
sign-line = 沿这个方向，只要格子是空的，还可以继续
sign-block = 这里必须空着，才能到达后面的格子
sign-screen = 任意棋子，用来跳过

# 数字与列表
number-word = { $n ->
    [0] 零
    [1] 一
    [2] 两
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
    [10] 十
   *[other] { $n }
 }
number-ordinal = { $n ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
    [9] 九
   *[other] { $n }
 }
counted = { $count-word }枚{ $noun }
list-more = { $left }、{ $right }
list-and = { $left }和{ $right }
list-or = { $left }或{ $right }
list-then = { $left }，然后{ $right }
list-instead = { $left }或{ $right }
list-comma = { $left }，{ $right }
list-next = { $left }{ $right }
list-next-more = { $left }{ $right }
list-alternatives = { $left }；或者{ $right }
list-alternatives-more = { $left }；或者{ $right }
list-ways = { $left }；{ $right }
list-ways-more = { $left }；{ $right }

# 目标
be-last = 成为最后留下的一方。
aim = { $ways-or }。
aim-of-side = { $side }：{ $ways-or }。
way-checkmate = 将死对方的{ $kinds-or }
way-be-checkmated = 让自己被将死
way-have-more-pieces = 终局时棋子更多
way-blow-it-up = 把它炸掉
way-blow-up = 炸掉对方的{ $kinds-or }
way-capture = 吃掉对方的{ $kinds-or }
way-give-checks = 将军{ $count-word }次
way-castle = 完成王车易位
way-stalemate = 使对方无棋可走
way-be-stalemated = 使自己无棋可走
way-have-fewer-pieces = 有一方无棋可走时，自己的棋子更少
way-draw = 下成和棋
way-reach = 把{ $who }送到{ $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }
a-piece = 一枚棋子
your-pieces = { $count-word }枚己方棋子
your-piece = 己方的{ $kinds-or }
of-your-pieces = { $count-word }枚己方的{ $kinds-or }
way-held = 并在那里停留一个回合
way-safe = 且不会被吃掉
way-connect-edges = 用己方棋子连接两边
way-fill-block = 用己方棋子占满{ $size }乘{ $size }的方块
way-line = 把{ $count-word }枚己方棋子连成一线
way-capture-one-kind = 吃光对方某一种棋子
way-leave-none = 使对方一子不剩
way-capture-all = 吃光对方的棋子
way-leave-one = 使对方只剩一枚棋子
way-leave-few = 使对方最多剩{ $held }
way-capture-kinds = 吃光对方的{ $kinds-and }
way-capture-one-of = 吃掉对方{ $held }中的一枚
way-leave-few-kinds = 使对方的{ $kinds-and }最多剩{ $count-word }枚
way-lose-all = 失去所有己方棋子
way-lose-all-but-king = 只剩下自己的王
way-be-left-with-few = 最多只剩{ $held }
way-lose-piece = 失去自己的{ $kind }
way-lose-pieces = 失去自己所有的{ $kinds-and }

# 棋盘与开局
board-hexagon = 由{ $cells }个六边形格子组成的六边形棋盘，每边{ $edge-word }格。
board-hex-box = { $files }条直线、{ $ranks }条横线的六边形格子。
board-layers = { $layers }层棋盘上下相叠，每层{ $files }乘{ $ranks }格；A层在最下面。对每一方来说，“上”是指远离自己开局所在的层。
board-squares = { $custom ->
    [xiangqi] { $files }条直线、{ $ranks }条横线，棋子放在{ $cells }个交叉点上。
    [janggi] { $files }条直线、{ $ranks }条横线，棋子放在{ $cells }个交叉点上。
   *[other] { $files }列、{ $ranks }行，共{ $cells }格。
 }
board-hex-directions = 直走穿过格子的边，有六个方向；斜走穿过格子的角，有另外六个方向。
board-holes = 图中没有的格子不属于棋盘：棋子不能停在那里，也不能穿过。
board-wrap-files = 左右两边相连：棋子从一边出去，就从另一边进来。
board-wrap-ranks = 上下两边相连：棋子从一边出去，就从另一边进来。
board-wrap-both = 相对的两边相连：棋子从一边出去，就从另一边进来。
board-glue = { $from }与{ $to }相连：棋子从一边出去，就从另一边进来。
board-glue-shift = { $from }与{ $to }错位相连：棋子从{ $from }出去，进来时{ $shift }。
board-glue-flip = { $from }与{ $to }反向相连，如同莫比乌斯带：棋子从靠近一端处出去，就从靠近另一端处进来。
board-glue-flip-shift = { $from }与{ $to }反向并错位相连，如同莫比乌斯带：棋子从靠近一端处出去，就从靠近另一端处进来，并且{ $shift }。
board-glue-mirror = 棋子越过反向的边后，在这一步走完之前像在镜中一样移动；之后方向恢复正常。
board-glue-corner = { $from }与{ $to }绕着它们的角相连：棋子从一边靠近角的地方出去，就从另一边靠近角的地方进来。
board-glue-corner-flip = { $from }与{ $to }反向相连：棋子从一边靠近角的地方出去，就从另一边远离角的地方进来。
board-glue-turn = 棋子越过这样的边后，在这一步走完之前方向随之转动；之后恢复正常。
board-glue-turn-flip = 棋子越过这样的边后，在这一步走完之前方向随之转动并镜像；之后恢复正常。
board-join = 相连的边（按此顺序）：{ $from }（{ $edge }）与{ $to }（{ $other }）。
board-join-ways = 每一步都是沿直线和横线的最短路：在相连的边相遇之处，斜走一步或跳一步可能有几条这样的路，棋子可以走到其中任何一条的终点。
edge-left = 左边
edge-right = 右边
edge-lower = 下边
edge-upper = 上边
shift-up = 上移{ $count-word }行
shift-down = 下移{ $count-word }行
shift-right = 右移{ $count-word }列
shift-left = 左移{ $count-word }列
setup-waits = { $kind }在{ $cells }后面等待入场。
setup-shuffle = { $cells-all }上的棋子开局时随机排列。
shuffle-one-on-both-colours = { $kind }分别在两种颜色的格子上。
shuffle-on-both-colours = { $kinds-and }在不同颜色的格子上。
shuffle-between = { $middle }在两枚{ $outer }之间。
shuffle-protected = 每一枚{ $kinds-and }都有保护。
shuffle-not = 排列不能是`{ $row }`。
shuffle-mirrored = 另一方的棋子与此镜像。
shuffle-own = 双方各自排列。

# 棋盘上的位置
last-ranks = { $count ->
    [1] 底线
   *[other] 最后{ $count-word }行
 }
but-last-ranks = { $count ->
    [1] 底线以外的任意一行
   *[other] 最后{ $count-word }行以外的任意一行
 }
    .all = { $count ->
        [1] 底线以外的各行
       *[other] 最后{ $count-word }行以外的各行
     }
first-ranks = { $count ->
    [1] 己方第一行
   *[other] 己方前{ $count-word }行
 }
own-rank = 己方第{ $count-ordinal }行
end-of-file = 直线的最后一格
any-cell = 任意格子
    .all = 所有格子
no-cell = 没有格子
nowhere = 无处
all-cells-but = 除{ $cells-and }以外的任意格子
    .all = 除{ $cells-and }以外的所有格子
cells = { $cells }
cell-list = { $parts-or }
    .all = { $parts-and }
one-rank = 第{ $rank }行
rank-range = 第{ $first }–{ $last }行
ranks = 第{ $ranks-and }行
one-file = { $file }列
file-range = { $first }–{ $last }列
files = { $files-and }列
rectangle = { $corners }的矩形区域
each-side = { $places-or }
    .all = { $places-all-or }
of-side = { $cells }（{ $side }）
    .all = { $cells-all }（{ $side }）
of-one-side = { $cells }（仅{ $side }）
    .all = { $cells-all }（仅{ $side }）

# 各方不同的规则
for-side = { $side }：{ $rule }

# 作者与名称
author = 作者：{ $name }。
licence = 许可：{ $name }。
other-titles = 其他语言的名称：{ $titles }。
note = { $text }
region-label = { $label }：{ $cells-all }。

# 行棋顺序
turns-alone = 只有{ $side }一方行棋。
turns-of-two = { $first }与{ $second }轮流走棋，{ $first }先走。
turns-of-many = 各方依次走棋：{ $sides-and }；{ $first }先走。
team = { $sides-and }是一队：互不吃子，互不将军，同胜同负。
forward-in = 在{ $cells }，{ $side }的前方朝向{ $edge }。
turn-move = 每回合走一步。
turn-moves = 每回合走{ $count-word }步。
turn-first = 全局的第一个回合只走{ $count-word }步。
turn-grows = 每个回合比上一个回合多走{ $count-word }步。
turn-check-ends = 一旦将军，本回合立即结束。
pass-allowed = 可以停一着不走，但被将军时不可以。
pass-stuck = 无棋可走时必须停一着，否则不可以停着。
passes-end = 连续停着{ $count-word }次，棋局结束。

view-reach = 每一方能看到自己的棋子、轮到自己走时这些棋子能走到的格子，以及能吃到的棋子。其余一切都是隐藏的。
view-own = 每一方只能看到自己的棋子。
view-neighbours = 每一方能看到自己的棋子及其周围的格子。其余一切都是隐藏的。
view-around = 每一方能看到自己的棋子，以及`{ $leaps }`从其中一枚能到达的格子。其余一切都是隐藏的。
view-teams = 同队各方看到的相同。
view-moves = 每一方知道自己有哪些走法，此外不作任何提示。棋局结束后全部公开。
view-knows = 每一方知道自己有哪些走法。
view-tries = 凡是就自己所见可能合法的走法都可以尝试。若不合法，裁判会拒绝；这没有任何代价，但在局面改变之前不得再试同一走法。只有自己知道被拒绝。
view-tries-heard = 凡是就自己所见可能合法的走法都可以尝试。若不合法，裁判会拒绝；这没有任何代价，但在局面改变之前不得再试同一走法。各方都会听到有走法被拒绝，但不知道是哪一着。
view-tells-captures = 裁判会告知哪一格有棋子被吃。
view-tells-captures-named = 裁判会告知哪一格有棋子被吃，以及它是否属于：{ $kinds-or }。
view-tells-checks = 轮到走棋的一方被将军时，裁判会告知。
view-tells-check-lines = 轮到走棋的一方被将军时，裁判会告知其方向：直线、横线、较长或较短的斜线，或者是哪种跳跃的棋子。
view-tells-can-capture = 轮到走棋的一方能用下列棋子吃子时，裁判会告知：{ $kinds-or }。
view-tells-capture-count = 裁判会告知轮到走棋的一方用下列棋子有多少种吃法：{ $kinds-or }。
view-end = 棋局结束后全部公开。

# 棋子
moves = { $ways-alternatives }{ $only }{ $within }{ $when }。
piece-moves = { $ways-alternatives }

# 棋子：由 Betza 记法得出的走法
moves-as = 走法同`{ $text }`
go = { $first }{ $ways-or }{ $verb }{ $far }{ $notes-next }
act = { $first }{ $verb }{ $notes-next }
go-in-legs = { $first }{ $legs-next }
go-then = ，再{ $leg }
go-may-then = ，之后还可以{ $leg }
go-repeatedly = （可重复任意次：{ $legs-next }）
on-its-first-move-from-third = 从第三行走第一步时，
cannot-move = 不能走动
may-pass = 可以停着
imitates = 走法同对方上一步所走的棋子
does-move = 走
does-go = 走
does-step = 走
does-slide = 走
does-leap = 跳
does-capture = 吃子{ $whom }
does-move-or-capture = 走或吃子{ $whom }
does-return = 回到原处
does-capture-back = 在原处吃子
does-zigzag = 曲折行走
does-curve = 沿弧线行走
moves-anywhere = 走到任意空格
leaps-anywhere = 跳到任意格子
captures-anywhere = 在棋盘任意位置吃子{ $whom }
castles = { $side }易位：向{ $friend }未动过的己方棋子走{ $count-word }格，那枚棋子移到它的另一侧
friend-at-edge = 边上
friend-from-edge = 离边{ $count-word }格
whom-friend = （己方棋子）
whom-any = （不分敌我）
whom-royal = （对方的王者棋子）
whom-friend-or-royal = （己方棋子或对方的王者棋子）
whom-en-passant = （吃过路兵）
far-any = 任意格数
far-at-any = （距离不限）
far-at-least = 至少{ $count-word }格
far-exactly = { $count-word }格
far-up-to = 最多{ $count-word }格
far-between = { $least-word }到{ $most-word }格

# 棋子：由 Betza 记法得出的方向
ways-of-squares = { $ways-or }{ $others-next }{ $count-word }格远地
or-of-squares = { $count-word }或
straight-forward = 向前直线
straight-backward = 向后直线
straight-forward-or-backward = 向前或向后直线
straight-or-diagonally-forward = 向前直线或斜线
straight-or-diagonally-backward = 向后直线或斜线
diagonally-forward = 斜向前方
diagonally-backward = 斜向后方
diagonally-right = 斜向右方
diagonally-left = 斜向左方
diagonally-forward-right = 斜向右前方
diagonally-forward-left = 斜向左前方
diagonally-backward-right = 斜向右后方
diagonally-backward-left = 斜向左后方
backward = 向后
forward-or-backward = 向前或向后
sideways = 横向
oblique-leap = 按直{ $far-word }横{ $aside-word }{ $only }
only-ways = （{ $ways-or }）
so-many = { $way }{ $count-word }格
half-handed = { $right ->
    [yes] 右半边的跳法
   *[no] 左半边的跳法
 }
through-layers = 按{ $leap }穿过各层
turning-knight = 像马一样，{ $turns-or }
turning-oblique = { $far-word }乘{ $aside-word }格，{ $turns-or }
outward = 向外
outward-orthogonally = 沿直线向外
outward-diagonally = 沿斜线向外
turn-any-but-back = 向除正后方以外的任意方向
straight-on = 沿原方向
at-right-angle = 转直角
at45 = 转45°
at135 = 转135°
half-right = 向右半转
half-left = 向左半转
sharply-right = 向右急转
sharply-left = 向左急转
one-leap-round = 转过一个跳点
two-leaps-round = 转过两个跳点
to-same-side = { $by }（与上次同侧）
to-other-side = { $by }（与上次异侧）

# 棋子：由 Betza 记法得出的其他条件
by-hopping-one = ，须恰好跳过一枚棋子，落在其后任意一格
by-hopping-many = ，须跳过一枚或多枚棋子，落在其后任意一格
by-hopping-behind = ，须跳过路上的第一枚棋子，落在紧靠其后的一格
in-all = ，共{ $far }
times-any = ，可沿同一方向连跳任意次
times-at-least = ，沿同一方向至少跳{ $count-word }次
times-exactly = ，沿同一方向正好跳{ $count-word }次
times-up-to = ，沿同一方向最多跳{ $count-word }次
times-between = ，沿同一方向跳{ $least-word }到{ $most-word }次
steps-at-least = 至少{ $count-word }步
steps-exactly = 正好{ $count-word }步
steps-up-to = 最多{ $count-word }步
turning-by-turns = ，每步左右交替转向
turning-the-same-way = ，每步都向同一侧转向
only-to-capture = ，只能用于吃子
capturing-only = ，吃子时{ $whom }
capturing = ，吃子时{ $whom }
also-en-passant = ，也可吃过路兵
lame-oblique = ，不能跳跃（先直走{ $straight-word }格，再向外斜走{ $diagonal-word }格）
lame-straight = ，中间不能有子
if-something-between = ，中间必须有子
jumping-first = ，越过前{ $count-word }格，无论那里有什么
sparing-royals = ，不能吃王者棋子
putting-back = ，被吃的棋子放回出发的格子
changing-places = ，与被吃的棋子互换位置
edges-joined = ，左右两边视为相连
to-empty-square = （须为空格）
whatever-stands = ，无论那里有什么
onto-piece = 到有子的格子，那枚棋子留在原处
up-to-first-piece = 到第一枚棋子处，那枚棋子留在原处
capturing-or-leaving = ，吃掉或留下那里的棋子
as-far-as-before = ，格数同上一段
as-a-whole = ，整体{ $ways-or }

# 棋子：由向量得出的走法
leaps-as-knight = 跳到直两格再横一格的位置，中间有子也无妨
leaps-as-hex-knight = 跳到不在自己直线和斜线上的最近格子，中间有子也无妨
steps = { $first }{ $ways-or }{ $verb }{ $purpose-next }{ $free }{ $passing }
on-its-first-move = 第一步可
slides = 走任意格数
leaps = 跳
steps-one = 走一格
goes-exactly = 走{ $count-word }格
goes-between = 走{ $least-word }到{ $most-word }格
orthogonally = 沿直线
diagonally = 沿斜线
in-any-direction = 沿任意方向
like-a-knight = 像马一样{ $explained }
orthogonally-in-layers = 沿直线（沿横线、直线，或垂直向上、向下）
diagonally-in-layers = 沿斜线（在本层内，或沿横线、直线斜向上下）
space-diagonally = 沿空间对角线（穿过格子的角）
like-a-knight-in-layers = 像马一样{ $explained }，在本层内或上下穿过各层
in-any-direction-in-layers = 沿任意方向：直线、斜线或空间对角线
that-is-two-and-one = （直两格再横一格，中间有子也无妨）
that-is-nearest = （不在其直线和斜线上的最近格子，中间有子也无妨）
in-directions = 沿图中的{ $count-word }个方向
direction = { $parts-comma }
so-far = { $way }{ $count }格
forward = 向前
back = 向后
to-the-right = 向右
to-the-left = 向左
up = 向上
down = 向下
straight-ahead = 向正前方
straight-back = 向正后方
ahead-right = 向右前方
ahead-left = 向左前方
back-right = 向右后方
back-left = 向左后方
without-capturing = ，不能吃子
to-capture = ，只能用于吃子
to-capture-en-passant = ，只能用于吃过路兵
to-capture-also-en-passant = ，只能用于吃子，也可吃过路兵
to-capture-royal = ，只能用于吃王者棋子
capturing-own = ，也可以吃己方棋子
if-nothing-between = ，中间不能有子
may-be-captured-en-passant = ，随后可能被吃过路兵
only-from = ，只能从{ $from }出发
only-to = ，只能走到{ $to }
only-from-to = ，只能从{ $from }走到{ $to }
only-within = ，但只能在{ $cells-all }之间
only-while = ，仅当{ $tests-and }
never-moves = 从不移动。
faces-royal = 在同一条直线上且中间无子时，可隔任意距离攻击对方的{ $kind }：双方的{ $kind }不能这样直接照面。
first-move-always = 从任意格子都可以走这种较长的第一步，且不限一次。
first-move-on = 只要在{ $cells }，就可以走第一步的走法。
en-passant = 吃过路兵：对方棋子刚以这种较长的第一步越过某格时，可以在那一格把它吃掉，但只限紧接着的一步。
confined = 不能离开{ $cells-all }。
royal-checked = 王者棋子：将军与将死以它为准。
royal-lost = 王者棋子：失去它的一方输棋。
royal-last = 只有当它是己方最后一枚时才是王者棋子。
royal-without = 只有当己方没有其他{ $kinds-or }时，它才是王者棋子。
royal-up-to = 只有当己方的这种棋子不超过{ $count }枚时，它才是王者棋子。
royal-up-to-with = 只有当己方的这种棋子连同{ $kinds-and }不超过{ $count }枚时，它才是王者棋子。
startled = 对方的{ $kinds-or }走到与它同一条线上时，即使中间有子，它也失去第一步的特殊走法。被将军时也不能走这一步。
not-capturable = 不能被吃。
not-capturable-by = 不能被{ $kinds-or }吃。
capturable-by = 只能被{ $kinds-or }吃。
no-hop-over = 不能跳过{ $kinds-or }。
captured-as = 被吃后变为{ $kind }。
value = 价值相当于{ $pawns }个兵。

# 升变
promotes-everywhere = 每次{ $captures ->
    [yes] 吃子
   *[no] 走子
 }都{ $always ->
    [yes] 升变
   *[no] 可以升变
 }为{ $forms-instead }。
promotes-inside = { $captures ->
    [yes] 吃子
   *[no] 走子
 }的起点或终点在{ $cells }时，{ $always ->
    [yes] 升变
   *[no] 可以升变
 }为{ $forms-instead }。
promotes-leaving = { $captures ->
    [yes] 吃子
   *[no] 走子
 }的起点在{ $cells }时，{ $always ->
    [yes] 升变
   *[no] 可以升变
 }为{ $forms-instead }。
promotes-arriving = { $captures ->
    [yes] 吃子
   *[no] 走子
 }到达{ $cells }时，{ $always ->
    [yes] 升变
   *[no] 可以升变
 }为{ $forms-instead }。
promotes-entering = { $captures ->
    [yes] 吃子
   *[no] 走子
 }从外面到达{ $cells }时，{ $always ->
    [yes] 升变
   *[no] 可以升变
 }为{ $forms-instead }。
promotes-forced = 在{ $cells-all }必须升变。
promotes-chain-end = 如果吃子时只是经过那里并继续吃子，则不升变。
promotes-chain-stops = 如果吃子时升变，这步棋就此结束，即使还能继续吃子。
promotes-chain-at-once = 如果吃子时升变并且还能吃子，就在同一步棋里以新棋子继续。
promotes-staying = 停在{ $cells }时，{ $also ->
    [yes] 也可以
   *[no] 可以
 }用一步棋升变为{ $forms-instead }：就地升变，或升变在新棋子从那里能走到的空格上。
promotes-from-hand = 新棋子取自持子，因此只能选择手中的棋子。
promotes-last-anywhere = 己方的最后一枚可以在任何地方升变。
promotes-last = 己方的最后一枚改在{ $cells }升变。
promotes-peacefully = 升变不能将军，新棋子也不能攻击任何棋子。
promotion-limit-one = 己方棋盘上已有{ $kind }时不能升变。
promotion-limits = 通过升变所得不能超过{ $held-and }。
promotion-stuck = 没有可供升变的棋子时，不能走到必须升变的地方。
one-of = { $kinds-or }
one-of-side = { $kinds-or }（{ $side }）

# 各种棋子的打入
piece-drop-region = 只能打入{ $cells }。
piece-drop-forms = 可以作为{ $kinds-or }打入。
piece-drop-file = 所在直线上已有己方{ $kind }时不能打入。
piece-drop-file-many = 所在直线上已有己方{ $held }时不能打入。
piece-drop-colours = 一方的{ $kind }要打入不同颜色的格子。
piece-drop-no-mate = 不能打入后直接将死对方。
piece-drop-mate-loses = 打入后直接将死对方则判负。

# 将军与吃子
check = 一方的{ $kinds-or }受到攻击时即为被将军；走棋后不能让自己的{ $kinds-or }仍被将军。
check-last = 一方的{ $kinds-or }受到攻击时即为被将军；走棋后不能让自己最后一枚仍被将军。
check-all = 只有一枚{ $kinds-or }的一方，走棋后不能让它受到攻击（被将军）。有多枚{ $kinds-and }的一方，只有全部受到攻击时才算被将军。
check-none = 没有将军的限制：可以让{ $kinds-or }留在或走到受攻击的位置，它也可以被吃掉。
check-forbidden = 走棋不能将军。
check-forbidden-unless-mate = 走棋不能将军，除非将死对方。
check-stays = 被将军时{ $kinds-or }不能逃开：必须垫子，或吃掉将军的棋子。
bikjang = 双方的{ $kinds-or }在同一条直线上照面且中间无子时，轮到走棋的一方必须解除或停着。如果走棋后仍然照面，则为和棋。
blast-royal = 走棋不能炸掉自己的{ $kinds-or }。{ $kinds-or }不能吃子，与对方的{ $kinds-or }相邻时不算被将军；炸掉对方的{ $kinds-or }立即获胜，被将军时也一样。
check-by-legal-captures = 只有真正能吃掉{ $kinds-or }的棋子才算攻击它：下面的规则所禁止的吃法不算攻击。
check-before-effects = { $kinds-or }在走子之后必须安全，在随后的一切效果之后也必须安全。
capture-forced = 必须吃子：能吃就得吃，但可以选择吃哪一枚。
capture-forced-most = 必须吃子，并且必须选择吃子最多的一种吃法。
capture-chain-may = 吃过子的棋子可以在同一步棋里从落点继续吃子。
capture-chain-must = 吃过子的棋子只要还能吃，就必须在同一步棋里继续吃。如果在被吃的棋子后面有几个落点，必须选择能继续吃子的落点。
capture-removed-at-end = 被吃的棋子在这步棋结束时才拿走。在那之前它们仍挡路，而且不能被吃两次。
capture-no-turning-back = 一次吃子之后，下一次不能直接往回吃。
blast-neighbours = 每次吃子都会爆炸：被吃的棋子、吃子的棋子以及周围格子上的一切，不分敌我，都离开棋盘。
blast-reach = 每次吃子都会爆炸：被吃的棋子、吃子的棋子以及`{ $area }`从那里能走到的一切，不分敌我，都离开棋盘。
blast-spares = 周围的棋子中，只有{ $kinds-and }不受影响。
blast-immune = 爆炸对{ $kinds-and }无效，即使由它们吃子也一样。
blast-stones = { $kinds-and }被炸掉的地方会留下障碍。
petrifies-captor = { $kinds-or }吃子后，在到达处化为石头。石头是障碍：在余下的棋局中，任何棋子都不能进入或穿过。
petrifies-royal = { $kinds-or }不能吃子，因为它自己也会化为石头。
flips-lines = 到达的棋子与己方另一枚棋子之间连续成线的对方棋子，都改归己方。
flips-neighbours = 与到达格子相邻的对方棋子，都改归己方。
flips-touched = 若棋子是走到那里的，或打入在己方棋子旁边，与到达格子相邻的对方棋子都改归己方。

# 王车易位
castling-is = 易位是{ $king }{ $from }与{ $partner-or }一起走的一步；两者之前都不能动过。
castling-for = 对{ $sides-and }来说，易位是{ $king }{ $from }与{ $partner-or }一起走的一步；两者之前都不能动过。
castling-ways = { $ways-ways }。
castling-way = 与{ $partner }{ $which }易位时，{ $king }走到{ $to }列{ $beside }
on-cells = （{ $cells }）
towards-file = （靠{ $file }列一侧）
castling-other-to = ，另一枚走到{ $file }列
castling-partner-beside = 然后{ $partner }走到{ $king }内侧相邻的格子。
castling-other-beside = 然后另一枚走到{ $king }内侧相邻的格子。
castling-path = 两枚棋子经过和到达的格子上不能有其他棋子。
castling-checks = { $king }被将军时不能易位，也不能经过或到达受攻击的格子。
castling-dropped = 打入到这些格子时，两者都算没有动过。
castling-exclusive = 此后其他各方不能再在同一翼易位。
castling-wins = 这样易位的一方获胜，再也不能这样易位的一方输棋。

# 障碍
wall-instead = 可以不走棋，而放置{ $wall }。
wall-after = 走子之后，放置{ $wall }。
wall-anywhere = 一个障碍到任意空格
wall-arrow = 一个障碍到这枚棋子从新位置能走到的空格
wall-duck = 唯一的障碍——鸭子——到另一个空格
wall-edge = 一个障碍到棋盘边上或障碍旁边的空格
wall-trail = 一个障碍到这枚棋子刚离开的格子
walls-block = 棋子不能停在障碍上，也不能穿过障碍。
walls-on = 障碍放在{ $cells }。

# 持子与入场
hand-begins = 开局时双方各持{ $held-and }。
hand-side-begins = 开局时{ $side }持{ $held-and }。
captured-to-captor = 被吃的棋子改归吃子的一方，成为其持子。
captured-to-owner = 被吃的棋子回到原主手中。
captured-to-partner = 被吃的棋子交给另一块棋盘上的同伴；同伴在那里吃到的棋子交到这里。
hand-reverts = 升变过的棋子被吃后恢复为{ $kind }。
drop-endless = 可以不走棋，而在空格上放一枚新的{ $kinds-or }，数量不限。
drop-only = 每回合从手中取一枚棋子打入空格。
drop-instead = 可以不走棋，而从手中取一枚棋子打入空格。
drop-region = 棋子只能打入{ $cells }。
drop-first = 在这些格子占满之前，棋子只能放在{ $cells-all }。
drop-no-check = 打入时不能将军。
drop-must = 先打入：只要还能打入{ $kinds-or }，就必须打入。
hand-waits = 没有合法着法的一方，如果同伴以后可能吃到的棋子能让它走棋，就等待：这既不是将死也不是逼和，其棋钟继续走。
encloses-lines = 放子时必须夹住对方：放下的子与己方另一子之间，至少有一条连续成线的对方棋子。
encloses-friends = 棋子只能放在己方棋子旁边。
encloses-apart = 棋子不能放在对方棋子旁边。
encloses-stacked = 棋子只能放在第一行或另一枚棋子之上。
encloses-slides = 棋子只能放在从边上滑入时会停下的格子。
encloses-lines-over-walls = 棋子必须放在对方棋子旁边，并与己方另一子成一线，中间只有对方棋子和障碍。
encloses-falls = 棋子只能放在从第一列或第一行滑入、或从最后一列或一行越过所有棋子落下时会停下的格子。
gate-hand = 尚未动过的棋子离开{ $cells }上的格子时，可以在同一步里把手中的{ $kinds-or }放到那一格。易位时放到空出的两格之一。
gate-captured = 棋子还没动过就被吃掉时，没有棋子在原处入场。
gate-behind = 尚未动过的棋子离开{ $cells }上的格子时，在它后面等待的{ $kinds-or }进入那一格；如果前面的棋子在那里被吃，它也随之失去。

# 触发：时机
borrows-instead = { $cells }上有{ $whose }{ $lenders-and }时，{ $kinds-or }按这些棋子的走法走棋和吃子，而不按自己的走法。
borrows-also = { $cells }上有{ $whose }{ $lenders-and }时，{ $kinds-or }也可以按这些棋子的走法走棋和吃子。
counter-starts = 开局时双方各有{ $n }{ $counter }。
trigger = 当{ $events-or }时{ $sides }{ $along }{ $tests }{ $delay }：{ $effects-then }。
action = 一方可以不走棋而选择“{ $name }”{ $sides }{ $aim }{ $tests }：{ $effects-then }。
action-must = 一方必须首先选择“{ $name }”{ $sides }{ $aim }{ $tests }：{ $effects-then }。
homes = 棋子的初始位置是其一方的同类棋子开局时所在的格子；若有几个，取与它所在或被吃的格子同色的一个，否则取与那个格子同一直线的一个。
action-aim = ，对其中之一：{ $cells }
trigger-sides = （仅对{ $sides-and }）
trigger-along = ，对棋子的每个方向（{ $ways-alternatives }）
trigger-tests = ，如果{ $tests-and }
trigger-delay = ，过{ $turns-word }个回合
on-game-start = 棋局开始
on-turn-start = 一方的回合开始
on-turn-end = 一方的回合结束
on-before-move = 一方即将走棋
on-after-move = 一方走完棋
on-drop = 打入棋子
on-capture = 棋子吃子
on-promotion = 棋子升变
on-gating = 棋子入场
on-elimination = 一方使另一方出局，或非他方所致而出局

# 触发：各方与格子
that-side = 该方
its-side = 己方
other-side = 另一方
ally-side = 同队一方
every-side = 每一方
any-side = 任意一方
own-pieces-on = { $cells }上该方的棋子
enemy-pieces-on = { $cells }上另一方的棋子
ally-pieces-on = { $cells }上同队一方的棋子
the-cells-on = { $cells }上的格子
spot-board = 整个棋盘
spot-from = 这一步的起点
spot-piece = 棋子所在的格子
spot-to = 这一步的终点
spot-aim = 选定的格子
spot-captured = 吃子的格子
spot-partner = 易位中另一枚棋子的终点
next-to = { $spot }的相邻格子
reached-from = 棋子从{ $spot }能走到的格子（{ $ways-alternatives }）
ahead-of = { $n ->
    [1] { $spot }正前方的格子
   *[other] { $spot }前方第{ $n }格
 }
behind = { $n ->
    [1] { $spot }正后方的格子
   *[other] { $spot }后方第{ $n }格
 }
first-ahead = { $spot }正前方第一枚棋子的格子
capturable-from = { $spot }上的棋子能吃子的格子
crossing-with = { $spot }的横线和直线与己方{ $kinds-and }的直线和横线相交的格子
cells-where = { $spot }{ $within }{ $holding }{ $except }{ $relations-next }
attacked-by = （{ $side }能吃子之处）
beside = （旁边有{ $range }枚{ $whose }{ $kinds-and }）
beside-reached = （棋子从那里能走到{ $range }枚{ $whose }{ $kinds-and }：{ $ways-alternatives }）
within = （限于{ $cells-all }）
holding = （有{ $whose }{ $kinds-and }）
of-that-side = 该方的
of-other-side = 另一方的
of-ally-side = 同队一方的
except = （{ $kinds-and }除外）

# 触发：条件
from-to = { $least }到{ $most }
at-least = 至少{ $least }
at-most = 最多{ $most }
any-number = 任意数量
test-before = 在那之前{ $test }
test-mover = 走动的是{ $kinds-or }
test-captured = 被吃的有{ $kinds-or }
test-promoted = 升变成了{ $kinds-or }
test-from = 起点在{ $cells }
test-to = 终点在{ $cells }
test-along = 这一步朝该方向走
test-check = 形成将军
test-count = { $cells }的数量为{ $range }
test-none = 没有{ $cells }
test-hand = { $side }手中有{ $range }枚{ $kind }
test-counter = { $side }有{ $range }{ $counter }
test-turns = 已走{ $range }个回合{ $every }
multiple-of = （{ $n }的倍数）
all-tests = { $tests-and }
not-true = 并非{ $test }

# 触发：效果
effect-clear = { $cells }上的棋子离开棋盘
effect-place = 若为空格，在{ $cells }放上{ $side }的新{ $kind }
effect-become = { $cells }上的棋子变为{ $kind }
effect-convert = { $cells }上的棋子改归{ $side }
effect-move-or-stay = { $cells }上的棋子移动（{ $steps }），不能移动则不动
effect-move-or-go = { $cells }上的棋子移动（{ $steps }），不能移动则离开棋盘
effect-move-or-forbid = { $cells }上的棋子移动（{ $steps }），不能移动则不允许走这一步
step-right = 向右{ $n }格
step-left = 向左{ $n }格
step-forward = 向前{ $n }格
step-back = 向后{ $n }格
step-up = 向上{ $n }层
step-down = 向下{ $n }层
step-ahead = 沿该方向{ $n }格
step-behind = 沿反方向{ $n }格
step-ahead-far = 沿该方向尽量走远
step-behind-far = 沿反方向尽量走远
step-to = 到{ $cells }
step-home = 到初始位置
step-far = 尽量走远
effect-swap = { $cells }上的棋子与{ $others }上的棋子互换位置
effect-swap-or-forbid = { $cells }上的棋子与{ $others }上的棋子互换位置，缺少其一则不允许走这一步
effect-rebirth = 被吃的{ $kinds-and }{ $except }若该处为空则复活（{ $goal }）
effect-rebirth-or-forbid = 被吃的{ $kinds-and }{ $except }复活（{ $goal }），该处不空则不允许走这一步
effect-wall = 若为空格，{ $cells }变为障碍
effect-open = 移除{ $cells }上的障碍
effect-hand-gets = { $side }手中得到{ $held }
effect-hand-loses = { $side }手中失去{ $held }
effect-moved = { $cells }上的棋子算作动过
effect-unmoved = { $cells }上的棋子算作没有动过
effect-no-castling = { $side }不能再易位
effect-no-castling-right = { $side }不能再向右易位
effect-no-castling-left = { $side }不能再向左易位
effect-en-passant = 这枚棋子在{ $cells }可被吃过路兵
effect-no-en-passant = 不能吃过路兵
effect-count = { $side }{ $changes-and }
counter-set = 变为{ $n }{ $counter }
counter-gets = { $each }得{ $amount }
counter-loses = { $each }失{ $amount }
counter-amount = { $n }{ $counter }
for-each = 按{ $cells }每处
effect-turn-again = 该方再走一步
effect-turn-end = 该方回合结束
effect-win = { $side }获胜
effect-loss = { $side }输棋
effect-forbid = 不允许走这一步

# 地形
terrain-fences = 栅栏，只有跳跃能越过：{ $at }。
terrain-cracked = 有裂缝的墙，炸弹可以炸毁：{ $at }。
terrain-ice = 冰面，棋子会继续滑行：{ $at }。
terrain-exits = 出口：{ $at }。
terrain-belt = 传送带，方向{ $toward }：{ $at }。
terrain-one-way = 只能朝{ $toward }进入：{ $at }。
terrain-door = { $colour }色的门：{ $at }。
terrain-gate = 闸门，通道{ $channel }的{ $all ->
    [yes] 所有踏板都被踩下时打开
   *[no] 任一踏板被踩下时打开
 }：{ $at }。
terrain-plate-hold = 通道{ $channel }的踏板，上面有东西时保持踩下：{ $at }。
terrain-plate-latch = 通道{ $channel }的踏板，踩下后不再弹起：{ $at }。
terrain-plate-toggle = 通道{ $channel }的踏板，每次到达都会切换：{ $at }。
terrain-warp = 传送点从{ $from }通往{ $to }。
terrain-promotion = 棋子在{ $at }升变。
terrain-item = { $at }上有{ $item }。
terrain-l-paths = { $kinds-and }的两条路线中至少一条没有墙和关着的门，才能跳。
terrain-warp-captures = 传送点会吃掉出口处的敌子。
terrain-warp-forbidden = 出口被占的传送点不能进入。
north = 北
north-east = 东北
east = 东
south-east = 东南
south = 南
south-west = 西南
west = 西
north-west = 西北
item-key = { $colour }色的钥匙
item-sword = 剑
item-shield = 盾
item-ward = 护符
item-form = { $kind }的形态
item-bomb = 炸弹
item-coin = 金币

# 关卡
quest-is = { $side }要{ $aims-and }。
quest-no-pieces = { $side }没有棋子时失败。
quest-lost = 没有{ $who }时失败。
quest-moves = 超过{ $most }步时失败。
quest-rounds = 超过{ $most }轮时失败。
aim-take-everything = 吃光所有棋子
aim-take-all = 吃光{ $who }
aim-exit-all = 把所有{ $who }带到出口
aim-exit = 把{ $count }枚{ $who }带到出口
aim-survive = 坚持{ $rounds }轮
aim-collect = 收集{ $count }个{ $item }
aim-place = 把{ $who }带到{ $at }
aim-visit = 走到{ $at }
aim-promote = 升变{ $count }次
aim-material = 拥有{ $least }分的子力
aim-protect = 保住{ $who }
aim-any = { $aims-or }
aim-all = { $aims-and }
who = { $kind }
who-of-side = { $side }的{ $kind }
who-named = { $kind }{ $tag }
who-of-side-named = { $side }的{ $kind }{ $tag }

# 终局：结果
it-loses = 该方输棋
it-wins = 该方获胜
game-drawn = 和棋
fewest-win = 棋盘上棋子少的一方获胜；数量相同则和棋
most-win = 棋盘上棋子多的一方获胜；数量相同则和棋
named-loses = { $side }输棋
named-wins = { $side }获胜
named-draws = { $side }和棋
causer-loses = 造成这种局面的一方输棋
causer-wins = 造成这种局面的一方获胜
side-wins = 获胜
side-loses = 输棋
side-draws = 和棋
side-ends-fewest = 结束棋局，棋子最少的一方获胜
side-ends-most = 结束棋局，棋子最多的一方获胜

# 终局：将死
checkmate = 将死：轮到走棋的一方被将军且没有合法着法时，{ $result-and }。
stalemate = 无子可动（逼和）：轮到走棋的一方未被将军但没有合法着法时，{ $result-and }。
no-move = 轮到走棋的一方没有合法着法时，{ $result-and }。
royals-blown-up = { $kinds-or }被炸掉或被吃掉的一方输棋。
royals-captured = { $kinds-or }被吃掉的一方输棋。
mate-not-by = 单用{ $kinds-or }将死对方的一方输棋。
mate-needs-check-by = 将死之前连续的将军中，如果没有一次是由{ $kinds-or }发出的，则为和棋。

# 终局：目标
goal = 一方把{ $who }送到{ $many ->
    [yes] { $cells-all }
   *[no] { $cells }
 }{ $held }{ $safe }即获胜{ $blocked }。{ $reply }
pieces = { $held }
its-piece = 己方的{ $kinds-or }
of-its-pieces = { $count-word }枚己方的{ $kinds-or }
goal-held = { $many ->
    [yes] 并保持到自己下一回合开始
   *[no] 并保持到自己下一回合开始
 }
goal-safe = { $many ->
    [yes] 且不会立即被吃
   *[no] 且不会立即被吃
 }
goal-blocked = ；或者其中一枚已到达，而那里的其他格子都被占据
goal-reply = { $first }做到后，{ $second }在下一步仍可同样做到，这时为和棋。
goal-replies = 同一轮中尚未走棋的各方仍可同样做到，这时为和棋。
connect-line = { $count-word }枚{ $kinds-and }连成一线的一方{ $result }{ $along }。
connect-collinear = { $count-word }枚{ $kinds-and }在同一条线上的一方{ $result }{ $along }。
connect-block = { $kinds-and }占满{ $size }乘{ $size }方块的一方{ $result }。
connect-chain = { $kinds-and }从{ $from }到{ $to }连成一串的一方{ $result }{ $along }。
counted-along = （沿着这样走的棋子的线计算：{ $ways-alternatives }）
full-board = 没有空格时，{ $result }。
checks-given = 将军满{ $count-word }次的一方立即获胜。

checks-win = 将军满{ $count-word }次即刻获胜。

# 终局：失去棋子
extinction-loses = { $who }{ $left }时{ $others }输棋{ $reply }。
extinction-wins = { $who }{ $left }时{ $others }获胜{ $reply }。
extinction-ends = { $who }{ $left }时{ $others }，{ $result }{ $reply }。
a-side = 一方
the-sides = { $sides-or }
nothing-left = 一子不剩
none-left = 没有{ $kinds-or }
one-left = 只剩一枚棋子
few-left = 只剩{ $held }或更少
few-of-kind-left = 只剩{ $count-word }枚{ $kinds-and }或更少
while-others-have = （另一方至少有{ $count-word }枚）
unless-reply = ，除非下一步能使另一方也变成同样的情况
eliminated-stay = 出局一方的棋子留在棋盘上，可以被吃。
eliminated-vanish = 出局一方的棋子离开棋盘。
eliminated-obstacles = 出局一方的棋子作为障碍留在棋盘上，谁也不能吃。
eliminated-captor = 一方出局时，其王类棋子离开棋盘，其余棋子归使其出局的一方；若非他方所致，则全部作为障碍留下。
last-side-wins = 最后留下的一方获胜。
last-team-wins = 最后留下的一队获胜。
team-falls = 一队中只要有一方输，全队即输。
score-decides = 只剩一方或一队时，或棋局本应和棋时，{ $counter }最多的一方或一队获胜，即使已经出局。

# 终局：和棋
move-rule = 双方各走{ $moves }步没有{ $reset }，{ $claim }为和棋。
a-capture = 吃子
a-capture-or-move = 吃子，也没有走动{ $kinds-or }
move-rule-claim = 经棋手提出后（满{ $last }步则无须提出）
move-rule-checks = 一方的将军只有前{ $count-word }次计入这一限制。
repetition = 同一局面第{ $times-ordinal }次出现时{ $claim }，{ $result-and }。
repetition-claim = （经棋手提出；第{ $last-ordinal }次则无须提出）
perpetual-check = 但如果循环中只有一方每步都将军（长将），该方输棋。
chase = 如果循环中只有一方每步都捉同一枚棋子（长捉），该方输棋。捉是指新产生的、要吃无保护棋子的威胁。
chase-free = { $kinds-and }可以长捉任何棋子。
chase-prey = { $prey-and }可以被长捉。
chase-threats = { $threats-and }，即使棋子有保护也算捉。
prey = { $kinds-and }
prey-at-home = 在{ $cells }的{ $kinds-and }
threat = { $weaker-or }捉{ $stronger-or }
to-and-fro = 连续{ $turns-word }个回合来回走动{ $kinds-or }的一方输棋，除非它被将军。
counting-board = { $once }{ $who }可以数着：数到{ $limit }仍未将死，则为和棋。
counting-bare = { $once }只剩一王的一方数着：满{ $limits-and }则为和棋。
counting-once = 棋盘上没有{ $kinds-or }之后，
counting-from-pieces = 从棋盘上的棋子数开始数，而不是从一开始。
more-than-king = 不只剩一王的一方
more-than-king-at-most = 不只剩一王、但不超过{ $held }的一方
limit-against = { $limit }步（对{ $held-and }）
limit-against-rest = { $limit }步（对其他情况）

# 终局：宣告与点数
declaration = 轮到走棋的一方未被将军，且王在{ $cells }{ $company }{ $needed }时，可以宣告{ $win ->
    [yes] 获胜
   *[no] 和棋
 }。{ $worth }
with-more = ，另有{ $held }同在
it-has-points = ，并有{ $points-or }
points = { $points }点
points-of-side = { $points }点（{ $side }）
pieces-count = 那里的棋子和持子都计点：{ $worth-comma }。
points-for-each = 每枚{ $kinds-or }{ $points }点
points-for-kind = { $kind }{ $points }点
points-for-side = { $side }{ $points }点
draw-to-most-pieces = 本应为和棋时，棋盘上棋子多的一方获胜。
draw-to-most-points = 本应为和棋时，点数多的一方获胜。
draw-points = 点数按一方在棋盘上的棋子计算：{ $points-and }。
draw-won-by = 本应为和棋时，{ $side }获胜。

# 棋子、各方与计数
unknown-piece = 棋子“{ $name }”
unknown-side = { $name }
unknown-counter = { $name }
noun-counter-points = 点
noun-counter-delays = 停滞
noun-counter-leaps = 跳跃
noun-counter-straight = 直走
noun-counter-mills = 三连
noun-counter-orders = 布阵
noun-counter-pairs = 对
noun-piece = 棋子
noun-side-white = { $custom ->
    [xiangqi] 红方
    [janggi] 楚方
    [shogi] 先手
   *[other] 白方
 }
noun-side-black = { $custom ->
    [janggi] 汉方
    [shogi] 后手
   *[other] 黑方
 }
noun-side-red = 红方
noun-side-green = 绿方
noun-side-yellow = 黄方
noun-side-blue = 蓝方
noun-piece-king = 王
noun-piece-queen = 后
noun-piece-rook = { $custom ->
    [shogi] 飞车
   *[other] 车
 }
noun-piece-bishop = { $custom ->
    [shogi] 角行
   *[other] 象
 }
noun-piece-knight = { $custom ->
    [shogi] 桂马
   *[other] 马
 }
noun-piece-pawn = { $custom ->
    [shogi] 步兵
   *[other] 兵
 }
noun-piece-general = 将
noun-piece-advisor = 士
noun-piece-elephant = { $custom ->
    [xiangqi] 象
    [janggi] 象
   *[other] 战象
 }
noun-piece-horse = { $custom ->
    [shogi] 龙马
   *[other] 马
 }
noun-piece-chariot = 车
noun-piece-cannon = { $custom ->
    [janggi] 包
   *[other] 炮
 }
noun-piece-soldier = { $custom ->
    [janggi] 卒
   *[other] 兵
 }
noun-piece-gold = 金将
noun-piece-silver = 银将
noun-piece-lance = 香车
noun-piece-tokin = 成步
noun-piece-dragon = { $custom ->
    [shogi] 龙王
   *[other] 龙
 }
noun-piece-archbishop = 大主教
noun-piece-chancellor = 宰相
noun-piece-amazon = 亚马逊
noun-piece-hawk = 鹰
noun-piece-unicorn = 独角兽
noun-piece-stone = 石子
noun-piece-promoted-lance = 成香
noun-piece-promoted-knight = 成桂
noun-piece-promoted-queen = 升变后
noun-piece-promoted-silver = 成银
noun-piece-promoted-bishop = 成角
noun-piece-wizard = 巫师
noun-piece-lion = 狮子
noun-piece-champion = 勇士
noun-piece-met = 士
noun-piece-khon = 象
noun-piece-archer = 弓手
noun-piece-commoner = 平民
noun-piece-nightrider = 夜骑
noun-piece-griffon = 狮鹫
noun-piece-sergeant = 军士
noun-piece-centaur = 半人马
noun-piece-ferz = 斜士
noun-piece-pincer = 夹子
noun-piece-withdrawer = 后退子
noun-piece-coordinator = 协调子
noun-piece-long-leaper = 远跳子
noun-piece-chameleon = 变色龙
noun-piece-immobilizer = 定身子
noun-piece-grasshopper = 蚱蜢
noun-piece-phoenix = 凤凰
noun-piece-fox = 狐狸
noun-piece-man = 卫士
noun-piece-yurt = 毡帐
noun-piece-falcon = 隼
noun-piece-marshal = 元帅
noun-piece-dragon-king = 龙王
noun-piece-dragon-horse = 龙马
noun-piece-wazir = 直士
noun-piece-dabbaba = 攻城车
noun-piece-alfil = 古象
noun-piece-camel = 骆驼
noun-piece-zebra = 斑马
noun-piece-threeleaper = 直跳三
noun-piece-tripper = 斜跳三
noun-piece-camelrider = 骆驼骑手
noun-piece-vao = 斜炮
noun-piece-leo = 狮炮
noun-piece-manticore = 蝎狮
noun-piece-war-machine = 战车
noun-piece-rose = 玫瑰
noun-piece-crooked-bishop = 曲折象
noun-piece-squirrel = 松鼠
noun-piece-kirin = 麒麟
noun-piece-frog = 青蛙
noun-piece-buffalo = 水牛
noun-piece-hoplite = 重装步兵
noun-piece-lieutenant = 中尉
noun-piece-captain = 队长
noun-piece-warlord = 军阀
noun-piece-wall = 墙
noun-piece-hound = 猎犬
noun-piece-lancer = 枪骑兵
noun-piece-kheshig = 怯薛
noun-piece-cardinal = 枢机主教
noun-piece-janus = 双面神
noun-piece-minister = 大臣
noun-piece-wolf = 狼
noun-piece-ai-wok = 艾沃
noun-piece-counsellor = 谋士
noun-piece-courier = 信使
noun-piece-fool = 小丑
noun-piece-bers = 别尔斯
noun-piece-giraffe = 长颈鹿
noun-piece-chick = 小鸡
noun-piece-hen = 母鸡
noun-piece-drunk-elephant = 醉象
noun-piece-prince = 太子
noun-piece-swallow = 燕
noun-piece-crane = 鹤
noun-piece-pheasant = 雉
noun-piece-left-quail = 左鹑
noun-piece-right-quail = 右鹑
noun-piece-goose = 雁
noun-piece-eagle = 鹫
noun-piece-spear-knight = 枪马
noun-piece-spear-bishop = 枪角
noun-piece-spear-rook = 枪飞车
noun-piece-spear-silver = 枪银
noun-piece-spear-gold = 枪金
noun-piece-leopard = 豹
noun-piece-spider = 蜘蛛
noun-piece-fortress = 堡垒
noun-piece-banner = 旗
noun-piece-rear-pawn = 后兵
noun-piece-bede = 比德
noun-piece-fad = 法德
noun-piece-short-rook = 短车
noun-piece-half-duck = 半鸭
noun-piece-charging-rook = 冲车
noun-piece-fibnif = 菲布尼夫
noun-piece-charging-knight = 冲马
noun-piece-colonel = 上校
noun-piece-serpent = 蛇
noun-piece-vulture = 秃鹫
noun-piece-jaguar = 美洲豹
noun-piece-quetzal = 绿咬鹃
noun-piece-shaman = 萨满
noun-piece-offering = 祭品
noun-piece-warrior = 战士
noun-piece-divine-king = 神王
noun-piece-duke = 公爵
noun-piece-maharajah = 土邦主
noun-piece-ninja = 忍者
noun-piece-monk = 僧
noun-piece-musketeer = 火枪手
noun-piece-wildebeest = 角马
noun-piece-goat = 羊
noun-piece-hare = 野兔
noun-piece-car = 汽车
noun-piece-tiger = 虎
noun-piece-chief = 酋长
noun-piece-covered = 暗子
noun-piece-dog = 狗
noun-piece-khatun = 可敦
noun-piece-scout = 斥候
noun-piece-vizier = 维齐尔
noun-piece-crocodile = 鳄鱼
noun-piece-gold-cannon = 金炮
noun-piece-flying-gold-cannon = 飞金炮
noun-piece-silver-cannon = 银炮
noun-piece-flying-silver-cannon = 飞银炮
noun-piece-copper-cannon = 铜炮
noun-piece-flying-copper-cannon = 飞铜炮
noun-piece-iron-cannon = 铁炮
noun-piece-flying-iron-cannon = 飞铁炮
noun-side-you = 你
noun-side-foe = 敌方

# Chance
chance-die = 每回合前掷骰子。轮到的一方必须走骰子所示种类的棋子，或把棋子升变成它。骰子各面为{ $kinds-or }；既不能走也不能升变成的种类不会掷出。
chance-bag = 开局时，各方袋中有{ $held-and }。
chance-covered = { $kind }面朝下放置。它走过之后，变成从本方袋中抽出的棋子。
chance-unknown = 被吃的{ $kind }是什么，谁也不知道。
chance-captor = 被吃的{ $kind }是什么，只有吃子的一方看得到，原主看不到。
chance-all = 被吃的{ $kind }是什么，各方都看得到。
chance-face-down = 开局时，不属于任何一方的棋子面朝下放在{ $cells }上。不能走到那里，也不能吃它们。
chance-turn-up = 一方可以翻开其中一枚来代替走棋。它变成从各方袋中合在一起抽出的棋子。
chance-first-own = 第一枚翻开的棋子属于翻开它的一方。
