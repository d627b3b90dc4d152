"""Calls our server as its OpenAPI document says, and as it does not say, with schemathesis from the package index.

usage: fuzz_api.py PROGRAM SCHEMATHESIS SEED SECONDS

The server has an account, a game against the house, a tournament and a club, so that calls find something. No call may be answered with a
failure of the server, and every answer must be as the document says.
"""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request

# What would end the account with which the calls are made, and lines that do not end by themselves.
LEFT_OUT = [
    "/api/me/delete", "/api/token", "/api/bot/account/upgrade", "/api/logout", "/api/socket", "/api/stream/event",
    "/api/club/{id}/delete", "/api/bot/game/stream/{id}", "/api/board/game/stream/{id}",
]
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def call(address, path, token, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data=data)
    request.add_header("Authorization", "Bearer " + token)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def described(address, known):
    """The document, with the names of what is there as examples: guessed ones are found out by nobody."""
    document = call(address, "/api/openapi.json", known["token"])
    for path, operations in document["paths"].items():
        kind = next((kind for kind in ["tournament", "club"] if f"/{kind}/" in path), "game")
        parameters = {"id": known[kind], "uci": "e2e4", "answer": "yes", "name": "Ben"}
        if path == "/api/document/{name}":
            parameters["name"] = "chess"
        told = operations.setdefault("parameters", [])
        for name in re.findall(r"{(\w+)}", path):
            entry = next((entry for entry in told if entry["name"] == name), None)
            if entry is None:
                entry = {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                told.append(entry)
            entry["examples"] = {"known": {"value": parameters[name]}}
    return document


def main():
    program, schemathesis, seed, seconds = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "data")
        tokens = []
        for name in ["Anna", "Ben"]:
            command = [program, "host", "account", "add", name, "--data", data]
            made = subprocess.run(command, check=True, capture_output=True, text=True)
            tokens.append(made.stdout.strip())
        command = [program, "serve", "--data", data, "--no-page", "--no-open", "--port", "0"]
        log = open(os.path.join(folder, "log"), "w+")
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            address = server.stdout.readline().strip().rstrip("/")
            game = {"game": "chess", "control": "0d3days", "side": 0, "opponent": "House-1"}
            plan = {"title": "Fuzz", "format": {"swiss": {"rounds": 3}}, "games": ["chess"], "control": "5+3"}
            known = {"token": tokens[0]}
            known["game"] = call(address, "/api/table", tokens[0], game)["id"]
            known["tournament"] = call(address, "/api/tournament", tokens[0], plan)["id"]
            club = {"name": "Fuzz", "entry": "open"}
            known["club"] = call(address, "/api/club", tokens[0], club)["id"]
            document = os.path.join(folder, "openapi.json")
            with open(document, "w") as file:
                json.dump(described(address, known), file)
            command = [
                schemathesis, "run", document, "--url", address, "--checks", CHECKS, "--seed", seed,
                "--max-time", seconds, "--rate-limit", "90/s", "--request-timeout", "60", "--continue-on-failure",
                "--header", "Authorization: Bearer " + tokens[0], "--warnings", "off", "--no-color",
            ]
            for path in LEFT_OUT:
                command += ["--exclude-path", path]
            ran = subprocess.run(command, cwd=folder, capture_output=True, text=True)
            alive = server.poll() is None
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(timeout=30)
        log.seek(0)
        troubles = [line for line in log if '"level":"error"' in line]
        calls = re.findall(r"([\d,]+) generated", ran.stdout) or re.findall(r"Test cases:\s*\n?\s*([\d,]+)", ran.stdout)
        print("calls:", calls[0].replace(",", "") if calls else 0)
        if ran.returncode != 0 or not alive or troubles:
            print(ran.stdout[-8000:], ran.stderr[-2000:])
            print("".join(troubles[:20]))
            print("the server ended" if not alive else "")
            sys.exit("the server does not answer as its document says")


main()
