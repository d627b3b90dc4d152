"""Writes moves of random games in the notations of pyffish: variant, position, move, notation, text; separated by tabs.
Where the notation is `sfen` the text is the position again, and there is no move.

    python xtask/oracles/notations.py [--seed N] [--games N] [VARIANT…] > tests/notation/moves.tsv
"""

import argparse
import os
import random

import pyffish

NUMBERS = {
    "san": pyffish.NOTATION_SAN,
    "lan": pyffish.NOTATION_LAN,
    "hosking": pyffish.NOTATION_SHOGI_HOSKING,
    "hodges": pyffish.NOTATION_SHOGI_HODGES,
    "hodges-number": pyffish.NOTATION_SHOGI_HODGES_NUMBER,
    "janggi": pyffish.NOTATION_JANGGI,
    "wxf": pyffish.NOTATION_XIANGQI_WXF,
    "thai": pyffish.NOTATION_THAI_SAN,
    "thai-long": pyffish.NOTATION_THAI_LAN,
}
SHOGI = ["hosking", "hodges", "hodges-number"]
THAI = ["thai", "thai-long"]
GAMES = {
    "xiangqi": ["wxf"],
    "manchu": ["wxf"],
    "minixiangqi": ["wxf"],
    "janggi": ["janggi"],
    "makruk": THAI,
    "ai-wok": THAI,
    "asean": THAI,
    **dict.fromkeys(
        "shogi minishogi checkshogi judkins gorogoro kyotoshogi okisakishogi yarishogi micro dobutsu torishogi euroshogi".split(),
        SHOGI,
    ),
    "sittuyin": THAI,
}


def lively(variant, fen, moves):
    """A move by chance, captures and what is written at length before others."""
    weight = lambda m: len(pyffish.get_san(variant, fen, m, False, pyffish.NOTATION_SAN)) ** 2
    return random.choices(moves, [weight(m) for m in moves])[0]


def rows(variant, games, plies, share):
    """Of every position a few moves, those told apart from others first."""
    for _ in range(games):
        fen = pyffish.start_fen(variant)
        for _ in range(plies):
            legal = pyffish.legal_moves(variant, fen, [])
            if not legal:
                break
            if random.random() < share and GAMES[variant] is SHOGI:
                yield variant, fen, "-", "sfen", pyffish.get_fen(variant, fen, [], False, True)
            if random.random() < share:
                for move in random.sample(legal, min(3, len(legal))):
                    for notation in GAMES[variant]:
                        yield variant, fen, move, notation, text(variant, fen, move, notation)
            fen = pyffish.get_fen(variant, fen, [lively(variant, fen, legal)])


def text(variant, fen, move, notation):
    return pyffish.get_san(variant, fen, move, False, NUMBERS[notation])


def unique(rows):
    seen = set()
    for row in rows:
        if row not in seen:
            seen.add(row)
            yield row


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--games", type=int, default=3)
    options.add_argument("--plies", type=int, default=120)
    options.add_argument("--share", type=float, default=0.1)
    options.add_argument("variants", nargs="*")
    chosen = options.parse_args()
    print("variant", "position", "move", "notation", "text", sep="\t", flush=True)
    for variant in chosen.variants or [name for name in GAMES if name in pyffish.variants()]:
        # pyffish crashes on some moves of xiangqi: every variant has its own process, and what it has written so far is kept.
        child = os.fork()
        if child == 0:
            random.seed(f"{chosen.seed} {variant}")
            for row in unique(rows(variant, chosen.games, chosen.plies, chosen.share)):
                print(*row, sep="\t", flush=True)
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
