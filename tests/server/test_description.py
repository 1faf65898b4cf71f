"""The description of the interface against the running server: whatever is sent, nothing breaks."""

from __future__ import annotations

from random import Random
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation

from server.house import House, by_chance, dealt, guest, play_on, run

#: Streams do not end, so what is sent to them is tried in the tests of streams.
ENDLESS = ["/me/stream", "/stream", "/tables/{table_id}/stream"]
EXAMPLES = 15


def test_nothing_that_can_be_sent_is_answered_with_a_mistake_of_ours(place: House) -> None:
    """From inside a table in play and from outside: nonsense from inside reaches further."""

    async def inside() -> tuple[str, list[str]]:
        sitters = await dealt(place.bases[:1], "toy", 2, in_lobby=True)
        await play_on(sitters, by_chance(Random(1)), 5)
        return sitters[0].table, [sitters[0].client.cookie, (await guest(place.bases[0])).cookie, ""]

    table, cookies = run(inside())
    described = schemathesis.openapi.from_url(f"{place.bases[0]}/api/openapi.json").exclude(path=ENDLESS)
    operations = [found.ok() for found in described.get_all_operations()]
    assert len(operations) >= 30
    for operation in operations:
        send_anything(operation, table, cookies)


def send_anything(operation: APIOperation[Any, Any, Any], table: str, cookies: list[str]) -> None:
    leaving = operation.path in ("/me/session", "/me/sessions")  # it would work, and the rest would be refused

    @given(case=operation.as_strategy(), cookie=st.sampled_from(cookies), real=st.booleans())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def send(case: schemathesis.Case, cookie: str, real: bool) -> None:
        if real and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        headers = {"cookie": cookie} if cookie and not leaving else {}
        case.validate_response(case.call(headers=headers), checks=[not_a_server_error])

    send()
