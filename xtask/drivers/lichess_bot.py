"""Lets the unmodified program lichess-bot play on our server.

usage: lichess_bot.py PROGRAM FOLDER [ADDRESS TOKEN]

FOLDER is where lichess-bot was cloned. It declines a challenge, accepts one and plays a rated game of chess to its end, though it is
killed in mid-game and started again. Then it looks for an opponent by itself, and plays a rated game against the house.

With the address of a server and a token it only plays there, until its input ends.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time

import yaml

from bots_online import Events, account, check_end, client, play, serve

PATIENCE = 300


class Bot:
    """The running program."""

    def __init__(self, folder, place, url, token, program, **matchmaking):
        self.log = place / "log.txt"
        engine = place / "engine.sh"
        engine.write_text(f'#!/bin/sh\nexec "{program}" engine\n')
        engine.chmod(0o755)
        config = yaml.safe_load((folder / "config.yml.default").read_text())
        config.update(token=token, url=url + "/", move_overhead=500)
        config["engine"].update(dir=str(place), name=engine.name, ponder=False, uci_options={"Hash": 16})
        config["matchmaking"].update(matchmaking)
        (place / "config.yml").write_text(yaml.safe_dump(config))
        self.command = [sys.executable, str(folder / "lichess-bot.py"), "--config", str(place / "config.yml"), "-v"]
        # It writes its games and its log into the folder in which it runs.
        self.place, self.running = place, None

    def start(self):
        with self.log.open("a") as log:
            self.running = subprocess.Popen(self.command, cwd=self.place, stdout=log, stderr=log, start_new_session=True)

    def kill(self):
        if self.running:
            os.killpg(self.running.pid, 9)
            self.running.wait()

    def shown(self):
        return self.log.read_text()[-6_000:]


def until(what, true, most=PATIENCE):
    end = time.monotonic() + most
    while time.monotonic() < end:
        if found := true():
            return found
        time.sleep(0.3)
    raise AssertionError(f"{what} did not happen")


def main(program, folder):
    place = pathlib.Path(tempfile.mkdtemp(prefix="chesswright-lichess-bot-"))
    data = str(place / "data")
    tokens = {name: account(program, data, name) for name in ("Anna-bot", "Robot")}
    server, url = serve(program, data, 0)
    bot = Bot(folder, place, url, tokens["Robot"], program)
    try:
        bot.start()
        anna, events = client(tokens["Anna-bot"], url), Events(client(tokens["Anna-bot"], url))
        until("its coming", lambda: anna.users.get_realtime_statuses("robot")[0].get("online"), 60)

        made = anna.challenges.create("robot", rated=True, clock_limit=60, clock_increment=1, color="white", variant="atomic")
        no = events.wait("challengeDeclined", "challenge", made["id"])["challenge"]
        assert no["declineReasonKey"] == "variant", no
        print("    lichess-bot declines atomic chess")

        made = anna.challenges.create("robot", rated=True, clock_limit=60, clock_increment=1, color="white")
        game = events.wait("gameStart", "game", made["id"])["game"]["id"]
        state, board = play(tokens["Anna-bot"], url, game, 1, leave_after=8)
        assert state is None and len(board.move_stack) >= 8, (state, board)
        bot.kill()
        time.sleep(2)
        bot.start()
        ended = []
        threading.Thread(target=lambda: ended.append(play(tokens["Anna-bot"], url, game, 2)), daemon=True).start()
        state, board = until("the end of the game", lambda: ended and ended[0])
        check_end(state, board)
        assert state["winner"] == "black", state
        events.wait("gameFinish", "game", game)
        print(f"    lichess-bot, killed in mid-game: {state['status']} after {len(board.move_stack)} moves")
        bot.kill()

        # It challenges only programs that have a rating at that speed, so the house gets one.
        made = anna.challenges.create("house-1", rated=True, clock_limit=30, clock_increment=0, color="white")
        events.wait("gameStart", "game", made["id"])
        state, _ = play(tokens["Anna-bot"], url, made["id"], 3, most=2)
        assert state["status"] != "started", state

        robot = client(tokens["Robot"], url)
        bot = Bot(
            folder,
            place,
            url,
            tokens["Robot"],
            program,
            allow_matchmaking=True,
            challenge_timeout=1,
            challenge_initial_time=[30],
            challenge_increment=[0],
            challenge_variant="standard",
            challenge_mode="rated",
            opponent_rating_difference=4_000,
            block_list=["Anna-bot"],
        )
        bot.start()
        found = until("its challenge", robot.games.get_ongoing)
        opponent = found[0]["opponent"]["username"]
        assert opponent.startswith("House"), found
        until("the end of its game", lambda: not robot.games.get_ongoing())
        pgn = robot.games.export(found[0]["gameId"], as_pgn=True)
        assert "[Result \"*\"]" not in pgn, pgn
        print(f"    lichess-bot challenges {opponent}: {pgn.split('[Result ')[1].split(']')[0]}")
    except AssertionError:
        print(bot.shown(), file=sys.stderr)
        raise
    finally:
        bot.kill()
        server.kill()
        server.wait()


def stay(program, folder, url, token):
    bot = Bot(folder, pathlib.Path(tempfile.mkdtemp(prefix="chesswright-lichess-bot-")), url, token, program)
    try:
        bot.start()
        sys.stdin.read()
    finally:
        bot.kill()


if __name__ == "__main__":
    program, folder, *where = sys.argv[1:]
    (stay if where else main)(program, pathlib.Path(folder).resolve(), *where)
