"""Plays on our server as programs do, with berserk and python-chess from the package index.

usage: bots_online.py PROGRAM

Two programs challenge each other and decline, play a rated game and chess from a dealt position to the end, one loses its line in
mid-game and comes back, and one plays against the house. python-chess checks every move and the end.
"""

import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time

import berserk
import chess
import chess.variant

PATIENCE = 60


def account(program, data, name):
    command = [program, "host", "account", "add", name, "--bot", "--data", data]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def serve(program, data, port):
    command = [program, "serve", "--data", data, "--no-page", "--no-open", "--port", str(port)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    return server, server.stdout.readline().strip().rstrip("/")


class Events:
    """The stream of events of an account, read by a thread."""

    def __init__(self, client):
        self.seen, self.arrived = [], threading.Condition()
        threading.Thread(target=self.read, args=(client,), daemon=True).start()

    def read(self, client):
        try:
            for event in client.bots.stream_incoming_events():
                with self.arrived:
                    self.seen.append(event)
                    self.arrived.notify_all()
        except Exception:
            pass  # the server was stopped

    def wait(self, kind, key, wanted):
        def find():
            return next((e for e in self.seen if e["type"] == kind and e[key]["id"] == wanted), None)

        with self.arrived:
            assert self.arrived.wait_for(find, PATIENCE), f"no {kind} of {wanted} in {self.seen}"
            return find()


class Wire(berserk.TokenSession):
    """A session for one thread. requests.Session is not shared between threads."""


def client(token, url):
    return berserk.Client(session=Wire(token), base_url=url)


def board_of(full):
    variant, start = full["variant"]["name"], full["initialFen"]
    kind = chess.variant.find_variant(variant) if variant not in ("Standard", "From Position", "Chess960") else chess.Board
    chess960 = variant == "Chess960"
    return kind(chess960=chess960) if start == "startpos" else kind(start, chess960=chess960)


def play(token, url, game, seed, most=400, leave_after=None):
    """Plays at random to the end. Returns the last state, or None if it left before."""
    dice, own = random.Random(seed), client(token, url)
    me = own.account.get()["id"]
    stream = own.bots.stream_game_state(game)
    full = next(stream)
    assert full["type"] == "gameFull" and full["id"] == game, full
    start = board_of(full)
    side = chess.WHITE if full["white"]["id"] == me else chess.BLACK
    state = full["state"]
    while True:
        assert state["type"] == "gameState", state
        board = start.copy()
        for move in state["moves"].split():
            board.push_uci(move)  # refuses what is not legal
        if state["status"] != "started":
            return state, board
        if leave_after is not None and len(board.move_stack) >= leave_after:
            return None, board
        if board.turn == side:
            if len(board.move_stack) >= most:
                own.bots.resign_game(game)
            else:
                own.bots.make_move(game, dice.choice(list(board.legal_moves)).uci())
        state = next(line for line in stream if line["type"] == "gameState")


def both(tokens, url, game, **how):
    ends = [None, None]

    def run(number):
        ends[number] = play(tokens[number], url, game, number, **how)

    threads = [threading.Thread(target=run, args=(number,)) for number in (0, 1)]
    [thread.start() for thread in threads]
    [thread.join(PATIENCE * 4) for thread in threads]
    assert all(ends), f"the game {game} did not end"
    return ends


def check_end(state, board):
    outcome = board.outcome(claim_draw=True)
    if state["status"] in ("mate", "stalemate"):
        assert board.is_game_over() and outcome, state
    if state["status"] == "mate":
        assert board.is_checkmate() and state["winner"] == ("white" if outcome.winner else "black"), state


def main(program):
    data = tempfile.mkdtemp(prefix="chesswright-bots-")
    names = ["Anna-bot", "Ben-bot"]
    tokens = [account(program, data, name) for name in names]
    server, url = serve(program, data, 0)
    port = int(url.rsplit(":", 1)[1])
    try:
        anna, ben = (client(token, url) for token in tokens)
        events = [Events(client(token, url)) for token in tokens]
        time.sleep(0.5)

        told = anna.account.get()
        assert told["title"] == "BOT" and told["username"] == names[0] and "blitz" in told["perfs"], told
        known = anna.oauth.test_tokens(tokens[0], "wrong")
        assert "bot:play" in known[tokens[0]]["scopes"] and known["wrong"] is None, known
        online = [bot["username"] for bot in anna.bots.get_online_bots(limit=50)]
        assert set(names) <= set(online) and "House-1" in online, online
        status = anna.users.get_realtime_statuses("ben-bot")
        assert status[0]["online"] is True, status

        # Declined.
        made = anna.challenges.create("ben-bot", rated=False, clock_limit=180, clock_increment=2, color="white")
        got = events[1].wait("challenge", "challenge", made["id"])["challenge"]
        assert got["challenger"]["name"] == names[0] and got["timeControl"]["limit"] == 180 and got["speed"] == "blitz", got
        ben.challenges.decline(made["id"], reason="tooFast")
        no = events[0].wait("challengeDeclined", "challenge", made["id"])["challenge"]
        assert no["declineReasonKey"] == "toofast" and no["declineReason"], no
        # Withdrawn.
        made = ben.challenges.create("anna-bot", rated=False, clock_limit=60, clock_increment=0)
        events[0].wait("challenge", "challenge", made["id"])
        ben.challenges.cancel(made["id"])
        events[0].wait("challengeCanceled", "challenge", made["id"])
        print("    challenges are declined and withdrawn")

        # Rated, to the end.
        for variant, most in (("standard", 60), ("chess960", 40), ("atomic", 400)):
            made = anna.challenges.create("ben-bot", rated=True, clock_limit=600, clock_increment=5, color="black", variant=variant)
            ben.challenges.accept(made["id"])
            ben.challenges.accept(made["id"])  # sent again, it is accepted once
            for listener in events:
                start = listener.wait("gameStart", "game", made["id"])["game"]
                assert start["opponent"]["username"] in names and "isMyTurn" in start, start
            for state, board in both(tokens, url, made["id"], most=most):
                check_end(state, board)
            for listener in events:
                listener.wait("gameFinish", "game", made["id"])
            pgn = anna.games.export(made["id"], as_pgn=True)
            assert names[0] in pgn and "[Result" in pgn, pgn
            print(f"    {variant}: {state['status']} after {len(board.move_stack)} moves")
        ratings = anna.account.get()["perfs"]
        assert ratings["rapid"]["games"] == 1 or ratings["classical"]["games"] == 1, ratings

        # The house.
        made = anna.challenges.create("house-1", rated=False, clock_limit=600, clock_increment=5, color="white")
        events[0].wait("gameStart", "game", made["id"])
        state, board = play(tokens[0], url, made["id"], 5, most=8)
        assert state["status"] != "started" and len(board.move_stack) >= 2, state
        print(f"    the house: {state['status']} after {len(board.move_stack)} moves")

        # The server is killed in mid-game, and nothing is lost.
        made = anna.challenges.create("ben-bot", rated=False, clock_limit=600, clock_increment=5, color="white")
        ben.challenges.accept(made["id"])
        events[0].wait("gameStart", "game", made["id"])
        moves = ["e2e4", "e7e5", "g1f3"]
        for own, move in zip((anna, ben, anna), moves):
            own.bots.make_move(made["id"], move)
        server.send_signal(signal.SIGKILL)
        server.wait()
        server, url = serve(program, data, port)
        again = Events(client(tokens[1], url))
        again.wait("gameStart", "game", made["id"])
        full = next(client(tokens[1], url).bots.stream_game_state(made["id"]))
        assert full["state"]["moves"] == " ".join(moves), full
        playing = client(tokens[1], url).games.get_ongoing()
        assert [game["gameId"] for game in playing] == [made["id"]] and playing[0]["isMyTurn"], playing
        client(tokens[1], url).bots.resign_game(made["id"])
        print("    a killed server comes back with the game")
    finally:
        server.kill()
        server.wait()


if __name__ == "__main__":
    main(sys.argv[1])
