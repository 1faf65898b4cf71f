"""The description of the interface against the running server: whatever is sent, nothing breaks."""

from __future__ import annotations

import os
from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation

from quadriga.server.app import Web
from quadriga.server.http.reference import render_reference
from quadriga.server.settings import Settings
from server.house import Client, House, by_chance, dealt, guest, play_on, run

#: Streams do not end, so what is sent to them is tried in the tests of streams.
ENDLESS = ["/me/stream", "/stream", "/tables/{table_id}/stream"]
#: How many requests are sent in all; a release sends 250,000, and others every time.
FUZZED = int(os.environ.get("TEST_FUZZED", "900"))


def test_the_application_uses_nothing_that_litestar_will_drop() -> None:
    """Litestar says what it will drop when routes are registered; pytest makes a failure of every warning."""
    Web(Settings())


def test_whatever_is_sent_is_not_answered_with_a_mistake_of_ours(place: House) -> None:
    """From inside a table in play and from outside: nonsense from inside reaches further."""

    async def inside() -> tuple[str, list[str]]:
        sitters = await dealt(place.bases[:1], "toy", 2, in_lobby=True)
        await play_on(sitters, by_chance(Random(1)), 5)
        return sitters[0].table, [sitters[0].client.cookie, (await guest(place.bases[0])).cookie, ""]

    table, cookies = run(inside())
    described = schemathesis.openapi.from_url(f"{place.bases[0]}/api/openapi.json").exclude(path=ENDLESS)
    operations = [found.ok() for found in described.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 30
    examples = -(-FUZZED // len(operations))
    for operation in operations:
        send_anything(operation, table, cookies, examples)


def send_anything(operation: APIOperation[Any, Any, Any, Any], table: str, cookies: list[str], examples: int) -> None:
    leaving = operation.path in ("/me/session", "/me/sessions")  # it would work, and the rest would be refused

    @given(case=operation.as_strategy(), cookie=st.sampled_from(cookies), real=st.booleans())
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=FUZZED < 1_000,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def send(case: schemathesis.Case[Any], cookie: str, real: bool) -> None:
        if real and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        headers = {"cookie": cookie} if cookie and not leaving else {}
        case.validate_response(case.call(headers=headers), checks=[not_a_server_error])

    send()


class Sources(HTMLParser):
    """What a page loads or runs, and where it leads."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.addresses: list[str] = []
        self.ids: set[str] = set()
        self.handlers: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        for name, value in attributes:
            if name in ("src", "href", "action", "srcset", "data", "poster"):
                self.addresses.append(value or "")
            if name == "id":
                self.ids.add(value or "")
            if name.startswith("on"):
                self.handlers.append(name)


RENDERERS = ["redoc", "swagger", "elements", "rapidoc", "scalar", "oauth2-redirect.html", "openapi.yaml", "openapi.yml"]


@pytest.mark.parametrize(
    ("path", "status"),
    [("/api", 200), ("/api/", 200), ("/api/openapi.json", 200), *((f"/api/{name}", 404) for name in RENDERERS)],
)
def test_nothing_below_the_reference_loads_or_runs_what_others_wrote(place: House, path: str, status: int) -> None:
    async def scene() -> Any:
        client = Client(place.bases[0])
        return await client.get(path), await client.get("/")

    answer, page = run(scene())
    assert answer.status == status
    assert answer.headers["content-security-policy"] == page.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    if answer.headers["content-type"].startswith("text/html"):
        text = answer.body.decode()
        sources = Sources(text)
        assert not sources.tags & {"script", "link", "iframe", "object", "embed", "img", "base", "form"}
        assert not sources.handlers
        assert "@import" not in text
        assert "url(" not in text
        assert all(one == "/api/openapi.json" or one.startswith("#") for one in sources.addresses)


def test_the_reference_tells_every_operation_and_leads_to_every_schema(place: House) -> None:
    async def scene() -> tuple[str, dict[str, Any]]:
        client = Client(place.bases[0])
        return (await client.get("/api")).body.decode(), (await client.get("/api/openapi.json")).json

    page, described = run(scene())
    sources = Sources(page)
    operations = {f"{method.upper()}{path}" for path, methods in described["paths"].items() for method in methods}
    assert sources.ids == operations | set(described["components"]["schemas"])
    assert {one[1:] for one in sources.addresses if one.startswith("#")} <= sources.ids
    for words in ("Why can&#x27;t I?", "minimum 0, maximum 20", "Last-Event-ID"):
        assert words in page


def test_the_reference_escapes_what_a_description_says() -> None:
    evil = "<script>alert('1')</script>"
    field = {"$ref": f"#/components/schemas/{evil}"}
    operation = {
        "summary": evil,
        "description": evil,
        "parameters": [{"name": evil, "in": evil, "schema": {"enum": [evil], "format": evil}}],
        "requestBody": {"content": {evil: {"schema": field}}},
        "responses": {evil: {"description": evil, "content": {evil: {"schema": {"pattern": evil}}}}},
    }
    schema = {"description": evil, "properties": {evil: field}, "title": evil}
    page = render_reference(
        {
            "info": {"title": evil, "version": evil, "description": evil},
            "paths": {f"/{evil}": {"get": operation}},
            "components": {"schemas": {evil: schema}},
        }
    )
    assert "script" not in Sources(page).tags
