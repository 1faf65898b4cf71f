"""A program that sits at a Quadriga server as a person does, with a token and no package.

    python3 docs/example_seat.py "http://127.0.0.1:8000/t/TABLE#invite=INVITATION"

The link is the one that the host of a table copies for friends. `QUADRIGA_TOKEN` says whose seat it is; without it the
program becomes a guest of its own. It takes the first free seat, makes any legal move and ends with the game.
"""

import hashlib
import json
import os
import random
import sys
import uuid
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener


class Seat:
    def __init__(self, link: str) -> None:
        parts = urlsplit(link)
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.rpartition("/")[2]
        self.invite = parts.fragment.removeprefix("invite=")
        self.opener = build_opener(HTTPCookieProcessor())
        self.token = os.environ.get("QUADRIGA_TOKEN", "")
        if not self.token:
            self.ask("POST", "/guests", {"name": "Example", "table": self.table, "invite": self.invite})
            self.token = self.ask("POST", "/me/tokens")["token"]
        self.nonce, self.revealed = os.urandom(16), False

    def open(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        return self.opener.open(Request(self.base + path, data, headers, method=method))

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def sit_down(self) -> None:
        """The nonce is part of the deal: its hash is given now, the nonce itself once everybody sits."""
        path = f"/tables/{self.table}"
        table = self.ask("POST", f"{path}/visits", {"invite": self.invite})
        free = next(seat["seat"] for seat in table["seats"] if not seat.get("name") and not seat.get("bot"))
        self.path, self.seat = path, free
        self.ask("PUT", f"{path}/seats/{free}", {"nonce_hash": hashlib.sha256(self.nonce).hexdigest()})

    def play(self) -> None:
        """Listen, and answer what is asked."""
        with self.open("GET", f"{self.path}/stream") as stream:
            kind = ""
            for line in stream:
                name, _, value = line.decode().rstrip("\n").partition(": ")
                if name == "event":
                    kind = value
                elif name == "data" and self.is_over(kind, json.loads(value)):
                    return
        sys.exit("the server went away before the game was over")

    def is_over(self, kind: str, told: dict[str, Any]) -> bool:
        if kind == "table" and told["status"] == "revealing" and not self.revealed:
            self.revealed = True
            self.ask("PUT", f"{self.path}/seats/{self.seat}/nonce", {"nonce": self.nonce.hex()})
        if kind == "position" and told.get("moves"):
            move = random.choice(told["moves"])["key"]
            said = {"request": str(uuid.uuid4()), "seq": told["seq"], "move": move}
            try:
                self.ask("POST", f"{self.path}/moves", said)
            except HTTPError as error:
                if error.code != 409:  # the position is another by now, and the next event says which
                    raise
        return kind == "position" and bool(told.get("outcome"))


if __name__ == "__main__":
    seat = Seat(sys.argv[1])
    seat.sit_down()
    seat.play()
