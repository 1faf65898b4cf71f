"""The types of what games show, as parts of the interface's description: clients generate theirs from it.

Games share names such as `PlayerView`, so each type is called `game.Type`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.openapi.spec import Components

from quadriga.core.layout import Layout
from quadriga.core.registry import find_game, usable
from quadriga.server.tables.serialize import NoteShown

_REF: Final = "#/components/schemas/"


class Described(Components):
    """OpenAPI components: beside what the routes use, extra schemas for stream events, layouts, and each game's views
    and edition data.
    """

    def to_schema(self) -> dict[str, Any]:
        written = super().to_schema()
        schemas = written.setdefault("schemas", {})
        schemas |= _schemas("core", Layout) | _schemas("live", NoteShown)
        for id in usable():
            game = find_game(id)
            data = game.schema()
            schemas |= _schemas(id, game.view_type(), *([data] if data is not None else []))
        return written


def _schemas(prefix: str, *shown: type) -> dict[str, dict[str, Any]]:
    _, parts = msgspec.json.schema_components(shown, ref_template=f"{_REF}{prefix}.{{name}}")
    return {f"{prefix}.{name}": part for name, part in parts.items()}
