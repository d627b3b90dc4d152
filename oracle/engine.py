"""The engine behind pyffish, over UCI: a hundred times faster than the Python module, but it reports no results of games."""

import subprocess

# Replays at least this many moves of a game. The position text contains the state before them.
WINDOW = 6


class Engine:
    """One process of the engine. It has one variant at a time."""

    def __init__(self, path, configurations):
        self.process = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1 << 16)
        self.variant = None
        # Every change of the variant clears the hash table, so keep it small.
        self.say("setoption name Hash value 1")
        if configurations:
            self.say(f"setoption name VariantPath value {':'.join(configurations)}")

    def say(self, *lines):
        self.process.stdin.write("".join(line + "\n" for line in lines))

    def until(self, start):
        """The lines of output up to the one that begins with `start`."""
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError("the engine has stopped")
            yield line.rstrip("\n")
            if line.startswith(start):
                return

    def game(self, variant, dealt):
        if self.variant != (variant, dealt):
            self.variant = (variant, dealt)
            self.say(f"setoption name UCI_Chess960 value {'true' if dealt else 'false'}",
                     f"setoption name UCI_Variant value {variant}")

    def look(self, fen, moves):
        """The legal moves after these moves, and the text of the position."""
        played = f" moves {' '.join(moves)}" if moves else ""
        # The search has its own thread, so the command that starts it must come last.
        self.say(f"position fen {fen}{played}", "d", "go perft 1")
        self.process.stdin.flush()
        text = [line[5:] for line in self.until("Fen: ")][-1]
        counts = (line for line in self.until("Nodes searched") if line.endswith(": 1"))
        legal = [line.removesuffix(": 1") for line in counts if not line.startswith("Nodes searched")]
        return legal, text


class Along:
    """Follows a game with the engine, which replays only a window of the last moves."""

    def __init__(self, engine, game):
        engine.game(game["variant"], game["dealt"])
        self.engine = engine
        self.bases = [(0, game["start"])]

    def look(self, moves):
        at, fen = self.bases[-2] if len(self.bases) > 1 else self.bases[0]
        legal, text = self.engine.look(fen, moves[at:])
        if len(moves) - self.bases[-1][0] >= WINDOW:
            self.bases.append((len(moves), text))
        return legal, text
