"""Explained disagreements. `docs/differences.md` has a row of the same name for each, which says who is right and why.

A reason returns whether it explains a case. It must be as strict as possible, because explained cases are not reported.
"""

import re

import pyffish

REASONS = {}


def explains(*aspects, variants=None):
    def register(function):
        REASONS[function.__name__.replace("_", "-")] = (aspects, variants, function)
        return function
    return register


def reason(case):
    # A move that is listed twice is never right.
    if case["aspect"] == "moves" and case["theirs"] is None:
        return None
    for name, (aspects, variants, holds) in REASONS.items():
        if case["aspect"] in aspects and (variants is None or case["variant"] in variants) and holds(case):
            return name
    return None


def fields(text):
    """The fields of a position text: board, hand, side to move, castling rights, targets, and the rest. Hand and rights are sorted."""
    placement, *rest = text.split(" ")
    board, _, hand = placement.partition("[")
    rest[1:2] = ["".join(sorted(letters)) for letters in rest[1:2]]
    return [board, "".join(sorted(hand.rstrip("]"))), *rest]


@explains("claim", variants=["breakthrough"])
def no_draws_where_none_can_be(case):
    """Every move advances a piece, so the game cannot go on for ever."""
    return case["ours"] is None


@explains("claim")
def the_step_into_the_chase(case):
    """pyffish requires that the move before the first occurrence chases, too. When it starts from that position, it agrees with us."""
    ours = case["ours"]
    if not ours or ours["reason"] != "perpetual chase" or case["theirs"] != 0:
        return False
    variant, moves = case["variant"], case["moves"]
    for first in range(len(moves) - 4, -1, -2):
        start = pyffish.get_fen(variant, case["start"], moves[:first])
        ended, value = pyffish.is_optional_game_end(variant, start, moves[first:])
        if ended:
            return (value > 0) - (value < 0) == ours["value"]
    return False


@explains("claim", variants=["manchu", "supply"])
def chases_in_xiangqi_alone(case):
    """pyffish detects perpetual chases in xiangqi only, not in variants of it."""
    return case["ours"] is not None and case["ours"]["reason"] == "perpetual chase" and case["theirs"] == 0


def occurrences(case):
    """The numbers of moves after which the pieces stood as they do now, with the same side to move."""
    def seen(count):
        text = pyffish.get_fen(case["variant"], case["start"], case["moves"][:count])
        return fields(text)[:3]
    now = seen(len(case["moves"]))
    return [count for count in range(len(case["moves"]) % 2, len(case["moves"]) + 1, 2) if seen(count) == now]


@explains("claim", variants=["cambodian", "karouk", "seirawan", "shouse"])
def rights_lost_since(case):
    """pyffish counts a position as repeated although a right to a first leap or to gating has been lost since."""
    if case["ours"] is not None or case["theirs"] is None:
        return False
    rights = [fields(pyffish.get_fen(case["variant"], case["start"], case["moves"][:count]))[3] for count in occurrences(case)]
    return len(rights) >= 3 and rights.count(rights[-1]) < 3


@explains("claim", variants=["dobutsu"])
def the_third_time(case):
    """pyffish waits for the fourth occurrence of a position."""
    times = len(occurrences(case))
    return times == 3 and case["ours"] is not None and case["ours"]["reason"] == "repetition" and case["theirs"] is None


@explains("claim", variants=["berolina"])
def targets_remembered(case):
    """pyffish distinguishes positions by an en-passant target on which no piece could capture."""
    if case["ours"] is None or case["ours"]["reason"] != "repetition" or case["theirs"] is not None:
        return False
    targets = [fields(pyffish.get_fen(case["variant"], case["start"], case["moves"][:count]))[4] for count in occurrences(case)]
    return len(targets) >= 3 and targets.count(targets[-1]) < 3


@explains("claim", variants=["janggi", "janggicasual", "janggihouse", "janggimodern", "janggitraditional"])
def a_pass_before(case):
    """pyffish counts a position as repeated although it was reached by a pass before, when a second pass would have ended the game."""
    if case["ours"] is not None or case["theirs"] is None:
        return False
    last = [case["moves"][count - 1] if count else "" for count in occurrences(case)]
    passed = [move for move in last if move and move[:len(move) // 2] == move[len(move) // 2:]]
    return len(last) >= 3 and len(last) - len(passed) < 3


@explains("claim", variants=["shogi", "checkshogi"])
def kings_that_have_entered(case):
    """pyffish does not know the entering king declaration."""
    return case["ours"] is not None and case["ours"]["reason"] == "entering king declared"


@explains("fen")
def sets_in_another_order(case):
    """pyffish orders hands by its numbers of piece types, orders rights differently, and writes brackets only in games with hands."""
    return fields(case["ours"]) == fields(case["theirs"])


@explains("fen")
def targets_nobody_can_use(case):
    """We write en-passant targets only if an enemy piece could move there; pyffish checks that for some kinds of pawns only."""
    ours, theirs = fields(case["ours"]), fields(case["theirs"])
    if len(ours) != len(theirs) or len(ours) < 6:
        return False
    usable = ours[4] == "-" or ours[4] in theirs[4]
    return usable and ours[:4] + ours[5:] == theirs[:4] + theirs[5:]


@explains("check", variants=["atomar", "duck", "nocheckatomic"])
def royals_that_may_be_captured(case):
    """In games in which royals can be captured, we still report attacks on them; pyffish reports no check there."""
    return case["ours"] and not case["theirs"]


@explains("check", variants=["petrified"])
def royals_of_stone(case):
    """A king that turns to stone when it captures attacks nothing. pyffish lets kings stand next to each other, and reports check."""
    return case["theirs"] and not case["ours"]


def joined(board, letter, edges):
    """Whether a chain of adjacent pieces with this letter connects the first rank (or file) of the board to the last."""
    rows = [[c for part in row for c in ("." * int(part) if part.isdigit() else part)] for row in board.split("/")]
    cells = {(x, y) for y, row in enumerate(rows) for x, c in enumerate(row) if c == letter}
    place = {"files": 0, "ranks": 1}[edges]
    todo = [cell for cell in cells if cell[place] == 0]
    chain = set(todo)
    while todo:
        x, y = todo.pop()
        beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & cells - chain
        chain |= beside
        todo += beside
    return any(cell[place] == len(rows) - 1 for cell in chain)


@explains("moves", "end", variants=["gale"])
def chains_that_bend_back(case):
    """pyffish follows a chain to the right and forward only, so a chain that bends back does not end the game."""
    board, _, turn, *_ = fields(pyffish.get_fen(case["variant"], case["start"], case["moves"]))
    done = joined(board, "p", "ranks") if turn == "w" else joined(board, "P", "files")
    return done and (case["aspect"] == "end" or not case["ours"])


@explains("moves", variants=["atlantis"])
def a_wall_on_the_first_cell(case):
    """Where putting a wall is a move of its own, pyffish writes other moves with a wall on a1, and walls as moves of its first piece."""
    ours, theirs = case["ours"], case["theirs"]
    return len(ours) == len(theirs) and all(move.endswith("a1") or move[:2] == move[2:4] for move in theirs)


@explains("moves")
def promotion_en_passant(case):
    """In pyffish, a piece does not promote when it captures en passant, even where promotion is compulsory."""
    start, moves = case["start"], case["moves"]
    target = fields(pyffish.get_fen(case["variant"], start, moves))[4]
    differing = case["ours"] + case["theirs"]
    return target != "-" and bool(differing) and all(move.removesuffix("+").endswith(target) for move in differing)


@explains("moves", "end", variants=["shoshogi", "backrank"])
def a_second_king_comes(case):
    """An elephant that becomes a prince gives its side two kings, of which one may stay attacked. pyffish tests the old one."""
    if case["aspect"] == "end":
        # The same positions, if such a move is the only one.
        return case["ours"] is None and case["theirs"] == -1
    return not case["theirs"] and all(move.endswith("+") for move in case["ours"])


@explains("check", "end")
def checks_over_a_new_hurdle(case):
    """pyffish misses a check that begins because a piece has just become the hurdle of a hopper. From the text of the position, it agrees."""
    variant, text = case["variant"], pyffish.get_fen(case["variant"], case["start"], case["moves"])
    if not pyffish.gives_check(variant, text, []) or pyffish.gives_check(variant, case["start"], case["moves"]):
        return False
    if case["aspect"] == "check":
        return case["ours"] is True
    result = pyffish.game_result(variant, text, [])
    return case["ours"] is not None and case["ours"]["value"] == (result > 0) - (result < 0)


@explains("fen", variants=["rookmate"])
def checks_of_the_last_move(case):
    """pyffish also counts a check by a move that ends the game otherwise."""
    over, _ = pyffish.is_immediate_game_end(case["variant"], case["start"], case["moves"])
    ours, theirs = fields(case["ours"]), fields(case["theirs"])
    return over and len(ours) == len(theirs) and ours[:5] + ours[6:] == theirs[:5] + theirs[6:]


def targets(text):
    """The en-passant targets of a position text."""
    return set(re.findall(r"[a-z]+[0-9]+", fields(text)[4]))


@explains("fen", variants=["wildebeest"])
def targets_of_a_triple_step(case):
    """After a triple step we write both passed cells if a pawn can capture on one of them; pyffish writes only that one."""
    ours, theirs = fields(case["ours"]), fields(case["theirs"])
    return ours[:4] + ours[5:] == theirs[:4] + theirs[5:] and targets(case["theirs"]) < targets(case["ours"])


@explains("moves", variants=["atomicduck"])
def castling_beside_the_duck(case):
    """pyffish tests the cells of a castling against the new cell of the duck, we against the cell where it is while the king moves."""
    differing = case["ours"] + case["theirs"]
    return bool(differing) and all(move.split(",")[0] in ("e1g1", "e1c1", "e8g8", "e8c8") for move in differing)


@explains("fen", variants=["andersgiveaway", "andersanti", "atlantis"])
def passes_of_pawns(case):
    """pyffish writes a pass, or a wall alone, as a move of some piece to its own cell. If that is a pawn, the count of moves starts again."""
    ours, theirs = fields(case["ours"]), fields(case["theirs"])
    if len(ours) != len(theirs) or ours[:-2] + ours[-1:] != theirs[:-2] + theirs[-1:]:
        return False
    since = int(theirs[-2])
    last = case["moves"][len(case["moves"]) - 1 - since].split(",")[0] if since < len(case["moves"]) else ""
    return int(ours[-2]) > since and last[:len(last) // 2] == last[len(last) // 2:] != ""


@explains("fen", variants=["elgam"])
def promoted_twice(case):
    """A piece that a pawn became and that then promotes itself: we write both promotions, pyffish the second one only."""
    return "~" in case["ours"] and fields(re.sub(r"(\+[A-Za-z])~", r"\1", case["ours"])) == fields(case["theirs"])


@explains("claim", variants=["andersgiveaway", "andersanti"])
def passes_begin_anew(case):
    """pyffish looks for repetitions only since the last pass that it writes as a move of a pawn."""
    if case["theirs"] is not None or not case["ours"] or case["ours"]["reason"] != "repetition":
        return False
    last = case["moves"][-int(fields(pyffish.get_fen(case["variant"], case["start"], case["moves"]))[-2]) - 1]
    return last[:len(last) // 2] == last[len(last) // 2:]


@explains("moves", variants=["atomicduck"])
def a_duck_beside_the_blast(case):
    """pyffish judges the safety of kings as if an explosion also removed the duck that is put beside it afterwards."""
    def beside(move):
        blast, duck = move.split(",")[0][2:4], move[-2:]
        return max(abs(ord(one) - ord(two)) for one, two in zip(blast, duck)) == 1
    return not case["theirs"] and all("," in move and beside(move) for move in case["ours"])


@explains("moves", "end", variants=["alapo", "squatter"])
def two_attacked_pieces_in_a_goal(case):
    """pyffish counts two pieces in a goal as safe even if both are attacked, because one capture cannot remove both."""
    board, _, turn, *_ = fields(pyffish.get_fen(case["variant"], case["start"], case["moves"]))
    rows = board.split("/")
    arrived = sum(c.islower() for c in rows[-1]) if turn == "w" else sum(c.isupper() for c in rows[0])
    return arrived >= 2 and (case["aspect"] == "end" and case["ours"] is None or case["aspect"] == "moves" and not case["theirs"])


@explains("end", variants=["squatter"])
def both_goals_at_once(case):
    """Where a move reaches its side's goal and makes the other side's piece safe in its own, pyffish says that the game is a draw."""
    ours = case["ours"]
    return case["theirs"] == 0 and ours is not None and ours["reason"] == "goal reached" and ours["value"] == 1


def in_their_words(variant, move, legal):
    """The text that pyffish has for a move of ours among its own, where every text differs."""
    if variant != "atlantis" or move in legal:
        return move
    if "," not in move:
        return f"{move},{move[2:4]}a1"
    return next((text for text in legal if text[:2] == text[2:4] and text.endswith(move.split(",")[1][2:])), move)
