"""A whole bot: python bot.py http://127.0.0.1:8000 [MATCH TOKEN]. Without a match it plays against the computer."""

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.request

from websockets.sync.client import connect  # pip install websockets


def call(path, body, token=""):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urllib.request.urlopen(urllib.request.Request(server + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


server = sys.argv[1].rstrip("/")
seed = secrets.token_hex(32)  # our share in the dice: first a promise, then the seed itself
promise = {"name": "Bot", "seed_commitment": hashlib.sha256(seed.encode()).hexdigest()}
if len(sys.argv) > 3:
    match, token = sys.argv[2:4]
    call(f"/api/matches/{match}/join", promise, token)
else:
    seats = [{"seat": "S", "kind": "human", **promise}, {"seat": "I", "kind": "computer", "level": "recruit"}]
    made = call("/api/matches", {"game": "broadsides", "seats": seats, "listed": True})
    match, token = made["id"], made["seats"][0]["token"]
with connect(f"ws{server[4:]}/api/matches/{match}/socket", max_size=None) as socket:
    socket.send(json.dumps({"type": "hello", "token": token}))
    for message in map(json.loads, socket):
        facts, now = message.get("match"), message.get("now")
        if facts and facts["state"] == "open" and all(seat["joined"] for seat in facts["seats"]):
            call(f"/api/matches/{match}/reveal", {"seed": seed}, token)
        if now and now["outcome"]:
            print(now["outcome"])
            break
        if now and now["choices"]:
            time.sleep(0.1)  # the server takes twenty messages a second
            action = random.choice(now["choices"])  # your idea goes here
            socket.send(json.dumps({"type": "act", "id": secrets.token_hex(8), "n": message["n"], "action": action}))
