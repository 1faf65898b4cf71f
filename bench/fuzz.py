"""Whether anything that can be sent is answered 500: `python bench/fuzz.py`, with PostgreSQL and Redis running.

Requests to every route of the OpenAPI description but the streams, made up from its schemas and spoiled here and there:
wrong types, numbers out of range, odd letters, torn bodies, strange headers. Those who send sit at tables of their own,
and make legal moves in between, so that what they send meets games under way. Printed is how everything was answered;
the exit code is 1 if the server failed once. `--seed` gives the same requests, though not the same answers.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import quote
from uuid import UUID

import msgspec

# The tests in place of this folder, whose server.py would hide their package of that name.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from quadriga.client import Answer, Sitter
from server.house import TITLES, House, dealt, house, run

#: How many send at the same time, and after how many requests they sit down at a new table.
SENDERS: Final = 8
STAY: Final = 400
#: Seconds after which an answer does not come any more.
PATIENCE: Final = 60.0
METHODS: Final = ("get", "post", "put", "patch", "delete")
#: Who ends their session sends nothing that means anything afterwards; who resigns or is forgotten plays no more.
SELDOM: Final = ("/me", "/me/session", "/me/sessions", "/tables/{table_id}/resignation")
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 1, 2**31 - 1, 2**31, 2**53 + 1, 2**63 - 1, -(2**31) - 1, 1e308, -0.0, 1.5),
    *(
        "",
        "\0",
        "\u202e\u200b",
        "\U0001f600",
        "e\u0301" * 40,
        "x" * 41,
        "x" * 501,
        "x" * 5_000,
        "..",
        "%00",
        "'",
        "[]",
        "{}",
    ),
    *("'", "[]", "{}", [], {}, [[]], {"": ""}),
)
WORDS: Final = (*TITLES, "random", "magister", "undo", "victory", "replace", "end", "fr", "Ann", "coin", "x", "é" * 20)
NUMBERS: Final = (0, 1, 2, 3, 4, 10, 100, 86_400, -1, 2**31, 2**63, 2**70)
PLACES: Final = ("x", "%00", "..", "'", "%ff", "0" * 16, "0" * 64, "%F0%9F%98%80", "a" * 300)
TYPES: Final = (
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "",
)


class Maker:
    """Makes requests up, from a description and chance."""

    def __init__(self, description: dict[str, Any], rng: Random) -> None:
        self.rng = rng
        self._schemas: dict[str, Any] = description["components"]["schemas"]
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in description["paths"].items()
            for method, operation in methods.items()
            if method in METHODS and not path.endswith("/stream") and "streams" not in path
        ]

    def value(self, schema: dict[str, Any], depth: int = 0) -> Any:
        """Something that fits a schema; one time in eight, something that need not."""
        rng = self.rng
        if rng.random() < 0.125 or depth > 6:
            return rng.choice(ODD)
        if "$ref" in schema:
            return self.value(self._schemas[schema["$ref"].rpartition("/")[2]], depth + 1)
        if either := schema.get("oneOf") or schema.get("anyOf") or schema.get("allOf"):
            return self.value(rng.choice(either), depth + 1)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        kind = schema.get("type", "object" if "properties" in schema else None)
        if isinstance(kind, list):
            kind = rng.choice(kind)
        made: dict[str | None, Callable[[], Any]] = {
            "object": lambda: self._object(schema, depth),
            "array": lambda: [self.value(schema.get("items", {}), depth + 1) for _ in range(rng.randrange(4))],
            "integer": lambda: rng.choice(NUMBERS),
            "number": lambda: rng.choice(NUMBERS),
            "boolean": lambda: rng.random() < 0.5,
            "string": lambda: self._text(schema),
        }
        return made.get(kind, lambda: rng.choice(ODD))()

    def _object(self, schema: dict[str, Any], depth: int) -> dict[str, Any]:
        needed = schema.get("required", [])
        made = {
            name: self.value(inner, depth + 1)
            for name, inner in schema.get("properties", {}).items()
            if self.rng.random() < (0.97 if name in needed else 0.5)
        }
        return made | ({"unheard_of": self.rng.choice(ODD)} if self.rng.random() < 0.05 else {})

    def _text(self, schema: dict[str, Any]) -> str:
        if schema.get("format") == "uuid":
            return str(UUID(int=self.rng.getrandbits(128)))
        if "pattern" in schema:
            return "".join(self.rng.choices("0123456789abcdef", k=self.rng.choice((16, 32, 64))))
        return self.rng.choice(WORDS)

    def path(self, template: str, operation: dict[str, Any], sitter: Sitter) -> str:
        """An address with its parameters, most of them of what there is."""
        rng = self.rng
        asked = []
        for parameter in operation.get("parameters", []):
            name, schema = parameter["name"], parameter.get("schema", {})
            if parameter["in"] == "path":
                fitting = sitter.table if name == "table_id" else self.value(schema)
                given = fitting if rng.random() < 0.9 else rng.choice(PLACES)
                template = template.replace(f"{{{name}}}", quoted(given, safe="%" if given in PLACES else ""))
            elif parameter["in"] == "query" and rng.random() < 0.7:
                asked.append(f"{quote(name)}={quoted(self.value(schema))}")
        return template + "?" * bool(asked) + "&".join(asked)

    def body(self, operation: dict[str, Any]) -> bytes | None:
        content = operation.get("requestBody", {}).get("content", {})
        if not content:
            return None
        schema = next(iter(content.values())).get("schema", {})
        whole = msgspec.json.encode(self.value(schema))
        return whole[: self.rng.randrange(len(whole) + 1)] if self.rng.random() < 0.03 else whole

    def headers(self) -> dict[str, str]:
        rng, made = self.rng, dict[str, str]()
        if rng.random() < 0.05:
            made["accept-language"] = rng.choice(("x" * 3_000, "fr", "*", "de;q=x,;;,fr;q=0.1", ","))
        if rng.random() < 0.03:
            made["content-type"] = rng.choice(TYPES)
        if rng.random() < 0.02:
            made["authorization"] = rng.choice(("Bearer x", "Basic eDp4", "Bearer", "x" * 2_000))
        return made


def quoted(value: Any, safe: str = "") -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return quote(text.encode("utf-8", "surrogatepass"), safe=safe)


class Fuzz:
    """Those who send, and what they were answered."""

    def __init__(self, place: House, requests: int, seed: int) -> None:
        self.place = place
        self.left = requests
        self.seed = seed
        self.answers: Counter[int] = Counter()
        self.failures: dict[str, str] = {}

    async def send(self, number: int) -> None:
        rng = Random(self.seed * SENDERS + number)
        sitters = await dealt(self.place.bases[:1], rng.choice(TITLES), 2)
        maker = Maker((await sitters[0].client.get("/api/openapi.json")).json, rng)
        sent = 0
        while self.left > 0:
            sent += 1
            if sent % STAY == 0:
                sitters = await dealt(self.place.bases[:1], rng.choice(TITLES), 2)
            self.left -= 1
            sitter = rng.choice(sitters)
            if rng.random() < 0.05:
                await self._play(sitter, rng)
                continue
            method, template, operation = rng.choice(maker.operations)
            if template in SELDOM and method != "GET" and rng.random() < 0.98:
                continue
            path, body = maker.path(template, operation, sitter), maker.body(operation)
            await self._ask(sitter, method, path, body, maker.headers())

    async def _play(self, sitter: Sitter, rng: Random) -> None:
        answer = await self._ask(sitter, "GET", sitter.path)
        shown = answer.json.get("position", {}) if answer is not None and answer.status == 200 else {}
        if shown.get("moves"):
            move = {"request": str(UUID(int=rng.getrandbits(128))), "seq": shown["seq"]}
            body = msgspec.json.encode(move | {"move": rng.choice(shown["moves"])["key"]})
            await self._ask(sitter, "POST", f"{sitter.path}/moves", body)

    async def _ask(
        self, sitter: Sitter, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Answer | None:
        told = f"{method} {path[:200]} {(body or b'')[:200]!r} {headers or ''}"
        try:
            answer = await asyncio.wait_for(sitter.client.ask(method, path, body, headers), PATIENCE)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            self.failures.setdefault(f"{type(error).__name__} {method} {path.partition('?')[0][:40]}", told)
            sitter.client.close()
            return None
        self.answers[answer.status] += 1
        if answer.status >= 500 and answer.status != 503:
            self.failures.setdefault(f"{answer.status} {method} {path.partition('?')[0][:40]}", told)
        return answer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=250_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()

    async def scene(place: House) -> Fuzz:
        fuzz = Fuzz(place, options.requests, options.seed)
        await asyncio.gather(*(fuzz.send(number) for number in range(SENDERS)))
        return fuzz

    began = time.monotonic()
    with house(webs=1, worker=True) as place:
        fuzz = run(scene(place), 24 * 3600)
        failures = fuzz.failures | {f"logged {n}": line[:300] for n, line in enumerate(place.errors)}
    spent = time.monotonic() - began
    print(f"{sum(fuzz.answers.values()):,} requests in {spent:.0f} s, by status: {dict(sorted(fuzz.answers.items()))}")
    for kind, told in failures.items():
        print(f"{kind}\n  {told}")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
