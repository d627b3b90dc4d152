"""Counts move sequences of Yalta, from a board of its own: three half boards, each seen from its own edge.

    python3 xtask/oracles/yalta.py 3                    # from the start position
    python3 xtask/oracles/yalta.py 3 SEED PLIES         # after so many random moves, printed first

A cell is (half, file, rank) with files 0 to 7 from left to right and ranks 0 to 3 from the edge. Crossing the front of a half
leads to the next half on the left half of its files and to the one after it on the right half, and turns a piece round. Nothing
here knows of the names of cells, of joined edges or of the lattice of the document.
"""

import random
import sys

NORTH, EAST, SOUTH, WEST = (0, 1), (1, 0), (0, -1), (-1, 0)
ROYAL, BACK = "K", "RNBQKBNR"


def unit(cell, turned, step):
    """One straight step: the next cell and whether the piece is turned round there."""
    half, file, rank = cell
    x, y = (-step[0], -step[1]) if turned else step
    file, rank = file + x, rank + y
    if not 0 <= file < 8 or rank < 0:
        return None
    if rank > 3:
        return ((half + (1 if file < 4 else 2)) % 3, 7 - file, 3), not turned
    return (half, file, rank), turned


def orders(steps):
    """Every order of some steps, each once."""
    if not steps:
        return [()]
    return [(s,) + rest for s in set(steps) for rest in orders([t for i, t in enumerate(steps) if i != steps.index(s)])]


def ways(cell, turned, steps):
    """Everywhere that steps lead, taken in any order."""
    ends = set()
    for order in orders(list(steps)):
        at = (cell, turned)
        for step in order:
            at = at and unit(*at, step)
        if at:
            ends.add(at)
    return ends


STRAIGHT = [[NORTH], [EAST], [SOUTH], [WEST]]
DIAGONAL = [[v, h] for v in (NORTH, SOUTH) for h in (EAST, WEST)]
LEAPS = [[v] * a + [h] * (3 - a) for a in (1, 2) for v in (NORTH, SOUTH) for h in (EAST, WEST)]


class Position:
    def __init__(self):
        self.men, self.turn, self.unmoved, self.passed = {}, 0, set(), None
        for half in range(3):
            for file in range(8):
                self.men[half, file, 0] = (half, BACK[file])
                self.men[half, file, 1] = (half, "P")
                if BACK[file] in "RK":
                    self.unmoved.add((half, file, 0))

    def ride(self, start, steps):
        """The cells of a ride up to the first piece, over every branch."""
        open_, seen = [(start, False)], set()
        while open_:
            for at in ways(*open_.pop(), steps):
                if at not in seen and at[0] != start:
                    seen.add(at)
                    yield at[0]
                    if at[0] not in self.men:
                        open_.append(at)

    def reached(self, cell, kind):
        """The cells that a piece other than a pawn attacks."""
        if kind in "RQ":
            for steps in STRAIGHT:
                yield from self.ride(cell, steps)
        if kind in "BQ":
            for steps in DIAGONAL:
                yield from self.ride(cell, steps)
        if kind in "NK":
            for steps in LEAPS if kind == "N" else STRAIGHT + DIAGONAL:
                yield from (end for end, _ in ways(cell, False, steps))

    @staticmethod
    def ahead(side, cell):
        return NORTH if cell[0] == side else SOUTH

    def pawn_takes(self, side, cell):
        return {end for h in (EAST, WEST) for end, _ in ways(cell, False, [self.ahead(side, cell), h])}

    def attacked(self, cell, side):
        for at, (owner, kind) in self.men.items():
            if owner != side:
                if cell in (self.pawn_takes(owner, at) if kind == "P" else self.reached(at, kind)):
                    return True
        return False

    def king(self, side):
        return next(cell for cell, man in self.men.items() if man == (side, ROYAL))

    def moves(self):
        """Pseudo-legal moves as (from, to, promotion, captured, rook's move, passed cell)."""
        side = self.turn
        for cell, (owner, kind) in list(self.men.items()):
            if owner != side:
                continue
            if kind != "P":
                for to in set(self.reached(cell, kind)):
                    if to != cell and self.men.get(to, (None,))[0] != side:
                        yield cell, to, None, to if to in self.men else None, None, None
                if kind == ROYAL and cell in self.unmoved and not self.attacked(cell, side):
                    yield from self.castlings(side, cell)
                continue
            ahead = self.ahead(side, cell)
            steps = []
            (one, turned), = ways(cell, False, [ahead])
            if one not in self.men:
                steps.append((one, None, None))
                if cell[0] == side and cell[2] == 1:
                    (two, _), = ways(one, turned, [ahead])
                    if two not in self.men:
                        steps.append((two, None, one))
            for to in self.pawn_takes(side, cell):
                if to in self.men and self.men[to][0] != side:
                    steps.append((to, to, None))
                elif self.passed and to == self.passed[0] and self.men.get(self.passed[1], (side,))[0] != side:
                    steps.append((to, self.passed[1], None))
            for to, captured, passed in steps:
                for promotion in "QRBN" if to[0] != side and to[2] == 0 else [None]:
                    yield cell, to, promotion, captured, None, passed

    def castlings(self, side, king):
        for way in (EAST, WEST):
            line, at = [], (king, False)
            while at := unit(*at, way):
                line.append(at[0])
            rook = line[-1]
            free = all(cell not in self.men for cell in line[:-1])
            if free and rook in self.unmoved and self.men.get(rook) == (side, "R"):
                lifted = self.men.pop(king)
                safe = not any(self.attacked(cell, side) for cell in line[:2])
                self.men[king] = lifted
                if safe:
                    yield king, line[1], None, None, (rook, line[0]), None

    def played(self, move):
        start, to, promotion, captured, castling, passed = move
        after = Position.__new__(Position)
        after.men, after.unmoved = dict(self.men), set(self.unmoved)
        if captured:
            del after.men[captured]
        side, kind = after.men.pop(start)
        after.men[to] = (side, promotion or kind)
        after.unmoved -= {start, to}
        if castling:
            after.men[castling[1]] = after.men.pop(castling[0])
            after.unmoved.discard(castling[0])
        after.passed = (passed, to) if passed else None
        after.turn = (self.turn + 1) % 3
        return after

    def legal(self):
        for move in self.moves():
            after = self.played(move)
            if not after.attacked(after.king(self.turn), self.turn):
                yield move, after

    def perft(self, depth):
        if depth == 0:
            return 1
        if depth == 1:
            return sum(1 for _ in self.legal())
        return sum(after.perft(depth - 1) for _, after in self.legal())


NAMES = ["abcdefgh", "lkjidcba", "hgfeijkl"]


def name(cell):
    half, file, rank = cell
    number = [rank + 1, 8 - rank, 12 - rank][half]
    return f"{NAMES[half][file]}{number}"


if __name__ == "__main__":
    position, depth = Position(), int(sys.argv[1])
    if len(sys.argv) > 3:
        source, played = random.Random(int(sys.argv[2])), []
        for _ in range(int(sys.argv[3])):
            move, position = source.choice(sorted(position.legal(), key=lambda found: str(found[0])))
            played.append(name(move[0]) + name(move[1]) + (move[2] or "").lower())
        print(" ".join(played))
    for n in range(1, depth + 1):
        print(n, position.perft(n))
