"""Compares games written by `chesswright-oracle` (lines of JSON on standard input) with pyffish.

Prints a line of JSON for each variant, one for each disagreement without an explanation, and one for each variant that one of the
programs refuses.
Every call of pyffish takes more than a millisecond, because it sets up the variant again. Therefore legal moves and position
texts are compared at every position, results wherever one of the programs reports one, and everything else at some positions.
With `--engine PATH`, moves and texts come from the engine that pyffish is the Python module of.
"""

import argparse
import json
import sys
import time

import pyffish

import engine
import explained

# One of this many positions gets all checks, and so does the end of each game.
NOW_AND_THEN = 6


def sign(value):
    return (value > 0) - (value < 0)


class Peer:
    """The answers of pyffish about one position of a game."""

    def __init__(self, game, moves):
        self.where = (game["variant"], game["start"], moves, game["dealt"])
        self.legal = []

    def look(self, along):
        """The legal moves, and the text of the position."""
        if along:
            self.legal, fen = along.look(self.where[2])
        else:
            self.legal, fen = pyffish.legal_moves(*self.where), pyffish.get_fen(*self.where)
        return self.legal, fen

    def check(self):
        return pyffish.gives_check(*self.where)

    def over(self):
        """The result of a game without legal moves: -1, 0 or 1 for the side to move."""
        ended, value = pyffish.is_immediate_game_end(*self.where)
        return sign(value) if ended else sign(pyffish.game_result(*self.where))

    def claim(self):
        ended, value = pyffish.is_optional_game_end(*self.where)
        return sign(value) if ended else None

    def insufficient(self):
        return list(pyffish.has_insufficient_material(*self.where))


def disagreements(ply, peer, along, everything):
    """The disagreements about one position: the aspect, our answer, and the answer of pyffish."""
    theirs, fen = peer.look(along)
    extra, missing = sorted(set(ply["legal"]) - set(theirs)), sorted(set(theirs) - set(ply["legal"]))
    if extra or missing:
        yield "moves", extra[:10], missing[:10]
    if len(set(ply["legal"])) != len(ply["legal"]):
        yield "moves", "a move twice", None
    if not theirs or ply["over"] is not None:
        over = None if theirs else peer.over()
        if ply["over"] is None or ply["over"]["value"] != over:
            yield "end", ply["over"], over
    elif everything or ply["claim"] is not None:
        claim = peer.claim()
        if (ply["claim"] and ply["claim"]["value"]) != claim:
            yield "claim", ply["claim"], claim
    if ply["fen"] != fen:
        yield "fen", ply["fen"], fen
    if everything:
        if ply["check"] != peer.check():
            yield "check", ply["check"], peer.check()
        if "insufficient" in ply and ply["insufficient"] != peer.insufficient():
            yield "material", ply["insufficient"], peer.insufficient()


class Tally:
    """The results of comparing the games of one variant."""

    def __init__(self):
        self.games = self.positions = 0
        self.found = {}
        self.explained = {}

    def note(self, game, moves, found, already):
        aspect, ours, theirs = found
        case = {"variant": game["variant"], "start": game["start"], "dealt": game["dealt"], "moves": moves,
                "aspect": aspect, "ours": ours, "theirs": theirs}
        why = explained.reason(case)
        table, key = (self.explained, why) if why else (self.found, aspect)
        table[key] = table.get(key, 0) + 1
        # One case of each kind is enough per game.
        if not why and aspect not in already:
            already.add(aspect)
            print(json.dumps({"case": case}), flush=True)
        return why


def follow(game, tally, program):
    """Follows a game to its end, or to the first move that only one of the programs accepts."""
    tally.games += 1
    moves, already = [], set()
    along = program and engine.Along(program, game)
    for number, ply in enumerate(game["plies"], start=1):
        tally.positions += 1
        often = 1 if game["repeats"] else NOW_AND_THEN * 4 if program else NOW_AND_THEN
        everything = number % often == 0 or ply["played"] is None
        peer = Peer(game, moves)
        for found in disagreements(ply, peer, along, everything):
            why = tally.note(game, list(moves), found, already)
            if found[0] == "moves" and not why:
                return
        if ply["played"] is None:
            return
        played = explained.in_their_words(game["variant"], ply["played"], peer.legal)
        if played not in peer.legal:
            return
        moves.append(played)


def main():
    options = argparse.ArgumentParser(description="Compares games on standard input with pyffish.")
    options.add_argument("--engine", help="the engine that pyffish is the module of")
    options.add_argument("configurations", nargs="*", help="files in the format of variants.ini")
    given = options.parse_args()
    program = given.engine and engine.Engine(given.engine, given.configurations)
    for path in given.configurations:
        with open(path, encoding="utf-8") as file:
            pyffish.load_variant_config(file.read())
    known = set(pyffish.variants())
    tallies, unknown = {}, set()
    begun = time.monotonic()
    for line in sys.stdin:
        game = json.loads(line)
        if "refused" in game:
            print(json.dumps(game), flush=True)
        elif game["variant"] in known:
            follow(game, tallies.setdefault(game["variant"], Tally()), program)
        elif game["variant"] not in unknown:
            unknown.add(game["variant"])
            print(json.dumps({"refused": game["variant"], "why": "pyffish does not know it"}), flush=True)
    seconds = time.monotonic() - begun
    for name, tally in tallies.items():
        print(json.dumps({"variant": name, "seconds": seconds, **vars(tally)}))


if __name__ == "__main__":
    main()
