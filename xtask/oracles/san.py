"""Prints a table of move texts as pyffish writes them: variant, position, move, SAN, LAN.

Usage: python san.py GAMES SEED VARIANT...
A variant may be given as OURS=THEIRS where the names differ.
"""

import random
import sys

import pyffish


def shape(san):
    """Texts of one shape differ in nothing but letters and numbers."""
    kind = lambda c: "a" if c.islower() and c != "x" else "1" if c.isdigit() else "A" if c.isupper() and c != "O" else c
    return "".join(map(kind, san))


def rows(variant, games, rng):
    """Moves of random games; rare kinds of texts are kept as often as plain ones."""
    seen = {}
    # There castling is written as the king taking its partner.
    shuffled = variant in ("fischerandom", "caparandom")
    for _ in range(games):
        fen = pyffish.start_fen(variant)
        for _ in range(120):
            moves = pyffish.legal_moves(variant, fen, [], shuffled)
            if not moves or pyffish.is_immediate_game_end(variant, fen, [])[0]:
                break
            for move in rng.sample(moves, min(len(moves), 12)):
                san = pyffish.get_san(variant, fen, move, shuffled, pyffish.NOTATION_SAN)
                seen.setdefault(shape(san), []).append((fen, move, san))
            fen = pyffish.get_fen(variant, fen, [rng.choice(moves)], shuffled)
    for _, chosen in sorted(seen.items()):
        for fen, move, san in rng.sample(chosen, min(len(chosen), 2)):
            yield fen, move, san, pyffish.get_san(variant, fen, move, shuffled, pyffish.NOTATION_LAN)


def main():
    games, seed, variants = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    rng = random.Random(seed)
    print("variant\tfen\tmove\tsan\tlan")
    for pair in variants:
        ours, _, theirs = pair.partition("=")
        theirs = theirs or ours
        if theirs not in pyffish.variants():
            print(f"no variant {theirs}", file=sys.stderr)
            continue
        for row in rows(theirs, games, rng):
            print("\t".join((ours,) + row), flush=True)


main()
