"""Whole games, played by our program under python-chess, which checks every move by its own rules.

    python whole_games.py PROGRAM
"""

import sys

import chess
import chess.engine
import chess.variant

MOST_HALF_MOVES = 400
# Kept by other names, or by rules that differ from the usual ones of that name.
LEFT_OUT = ("chess", "suicide", "giveaway")


def boards():
    """One start of every game that python-chess knows."""
    yield "chess", chess.Board()
    yield "chess960", chess.Board.from_chess960_pos(118)
    for variant in chess.variant.VARIANTS:
        if variant.uci_variant not in LEFT_OUT:
            yield variant.uci_variant, variant()


def play(engine, name, board, limit):
    """Plays one game out; the driver raises an error at a move that is illegal by its rules."""
    while not board.is_game_over(claim_draw=True) and board.ply() < MOST_HALF_MOVES:
        played = engine.play(board, limit, game=name)
        if played.resigned:
            break
        if played.move is None:
            raise AssertionError(f"{name}: no move in {board.fen()}")
        board.push(played.move)
    print(f"    {name}: {board.ply()} half-moves, {board.result(claim_draw=True)}")


def uci(program):
    with chess.engine.SimpleEngine.popen_uci([program, "engine", "--protocol", "uci"]) as engine:
        engine.configure({"Hash": 8})
        for name, board in boards():
            play(engine, f"uci {name}", board, chess.engine.Limit(time=0.01))
        # Several lines, and thinking that is stopped from outside.
        lines = engine.analyse(chess.Board(), chess.engine.Limit(nodes=3000), multipv=3)
        assert len(lines) == 3 and all(line["pv"] for line in lines), lines
        with engine.analysis(chess.Board()) as analysis:
            for told in analysis:
                if told.get("depth", 0) >= 4:
                    break
        assert analysis.wait().move is not None
        clock = chess.engine.Limit(white_clock=0.3, black_clock=0.3, white_inc=0.01, black_inc=0.01)
        play(engine, "uci with a clock", chess.Board(), clock)


def xboard(program):
    with chess.engine.SimpleEngine.popen_xboard([program, "engine", "--protocol", "xboard"]) as engine:
        for name, board in boards():
            if name in ("chess", "crazyhouse", "atomic", "3check"):
                play(engine, f"xboard {name}", board, chess.engine.Limit(time=0.01))


if __name__ == "__main__":
    uci(sys.argv[1])
    xboard(sys.argv[1])
