"""A program that plays games in which something is hidden, such as Kriegspiel and Fog of War. Python 3.9, nothing else.

usage: hidden_bot.py ADDRESS TOKEN [--challenge NAME --game GAME] [--games N] [--most M]

It accepts every challenge to such a game and plays any move that it may. With --challenge it asks NAME for a game. It stops after N games,
and resigns a game after M moves, which it hardly ever wins. Replace `choose` by something that thinks.
"""

import argparse
import json
import random
import threading
import time
import urllib.error
import urllib.parse
import urllib.request


def choose(view):
    """A move, from what our side knows. `view["seen"]` is the board as we see it, with `?` for each cell that we do not."""
    return random.choice(view["moves"])


class Server:
    def __init__(self, address, token):
        self.address, self.token = address.rstrip("/"), token

    def open(self, path, body=None):
        request = urllib.request.Request(self.address + path, method="GET" if body is None else "POST")
        request.add_header("Authorization", "Bearer " + self.token)
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        return urllib.request.urlopen(request, timeout=30)

    def call(self, path, body):
        """Sends something. Returns the answer, or what is wrong: `{"error": "…", "code": "…"}`."""
        while True:
            try:
                with self.open(path, body) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                told = json.load(error)
                if error.code == 429 or error.code >= 500:
                    time.sleep(float(error.headers.get("Retry-After") or 1))
                    continue
                return told

    def lines(self, path):
        """The lines of a stream. Every seven seconds one is blank, so that both ends know that the line is alive."""
        with self.open(path) as stream:
            for line in stream:
                if line.strip():
                    yield json.loads(line)


def play(server, game, most):
    """Plays a game to its end. Returns its last state."""
    played = 0
    for line in server.lines(f"/api/bot/game/stream/{game}"):
        state = line["state"] if line["type"] == "gameFull" else line
        if state["type"] != "gameState":
            continue  # somebody says something
        if state["status"] != "started":
            return state
        view = state["view"]
        if view["moves"] and played >= most:
            server.call(f"/api/bot/game/{game}/resign", {})
        elif view["moves"]:
            # If the umpire says no, the answer is {"ok": false, "refused": "no"}, and the next line has the moves that are left.
            answer = server.call(f"/api/bot/game/{game}/move/{urllib.parse.quote(choose(view))}", {})
            played += answer.get("ok", False)
    return None  # the line broke: the stream of events tells again that the game is being played


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("token")
    parser.add_argument("--challenge")
    parser.add_argument("--game", default="kriegspiel")
    parser.add_argument("--games", type=int)
    parser.add_argument("--most", type=int, default=200)
    options = parser.parse_args()
    server = Server(options.address, options.token)
    # Only programs that say so get games that hide something.
    print(json.dumps(server.call("/api/bot/account/upgrade", {"hidden": True})), flush=True)
    over, playing = threading.Semaphore(0), set()

    def run(game):
        state = play(server, game, options.most)
        playing.discard(game)
        if state:
            print(game, state["status"], state.get("winner", ""), len(state["moves"].split()), "moves", flush=True)
            over.release()

    def listen():
        for event in server.lines("/api/stream/event"):
            if event["type"] == "challenge":
                challenge = event["challenge"]
                answer = "accept" if challenge["variant"].get("hides") else "decline"
                server.call(f"/api/challenge/{challenge['id']}/{answer}", {"reason": "variant"})
            elif event["type"] == "gameStart" and event["game"]["id"] not in playing:
                playing.add(event["game"]["id"])
                threading.Thread(target=run, args=(event["game"]["id"],), daemon=True).start()

    threading.Thread(target=listen, daemon=True).start()
    if options.challenge:
        wish = {"variant": options.game, "clock.limit": 600, "clock.increment": 5}
        print(json.dumps(server.call(f"/api/challenge/{options.challenge}", wish)), flush=True)
    for _ in range(options.games) if options.games else iter(int, 1):
        over.acquire()


main()
