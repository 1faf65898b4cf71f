"""The types of what games show, as parts of the interface's description: clients generate theirs from it.

Games share names such as `PlayerView`, so each type is called `game.Type`.
"""

from __future__ import annotations

import importlib
import typing
from typing import Any, Final

import msgspec
from litestar.openapi.spec import Components

from quadriga.core.layout import Layout
from quadriga.core.registry import find_game, installed
from quadriga.core.views import View
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
        for id in installed():
            schemas |= _schemas(id, view_type(id), *_edition_types(id))
        return written


def view_type(game: str) -> type[View]:
    """What a game's `view` answers."""
    module = importlib.import_module(find_game(game).package + ".views")
    shown = typing.get_type_hints(module.view)["return"]
    assert isinstance(shown, type)
    assert issubclass(shown, View)
    return shown


def _edition_types(game: str) -> list[type]:
    """The shape of a game's data files, where it declares one."""
    module = importlib.import_module(find_game(game).package + ".edition")
    return [module.Schema] if hasattr(module, "Schema") else []


def _schemas(prefix: str, *shown: type) -> dict[str, dict[str, Any]]:
    _, parts = msgspec.json.schema_components(shown, ref_template=f"{_REF}{prefix}.{{name}}")
    return {f"{prefix}.{name}": part for name, part in parts.items()}
