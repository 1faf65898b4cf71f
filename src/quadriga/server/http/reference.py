"""The API reference at `/api`: one plain page, rendered from the OpenAPI description.

It has no script at all. The pages that Litestar offers load theirs from content delivery networks, where whoever
controls the file could act for the person who reads the page.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_STYLE: Final = (
    ":root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;"
    "padding:0 1rem}h2{margin-top:3rem}h3{margin-top:2rem}table{border-collapse:collapse}"
    "td,th{text-align:left;vertical-align:top;padding:.15rem 1rem .15rem 0}code{overflow-wrap:anywhere}"
    "nav ul{columns:20rem;list-style:none;padding:0}section{border-top:1px solid #8886}"
)
_REF: Final = "#/components/schemas/"
#: Limits of a value, as JSON Schema calls them.
_LIMITS: Final = ("format", "pattern", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems")


class ReferencePage(OpenAPIRenderPlugin):
    """Renders the description as HTML without scripts, once."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._page = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if not self._page:
            self._page = render_reference(openapi_schema).encode()
        return self._page


def render_reference(described: dict[str, Any]) -> str:
    """The whole page: a list of operations, each of them, and every schema they name.

    Everything that the description says is escaped.
    """
    info = described["info"]
    operations = [
        (method.upper(), path, operation)
        for path, methods in sorted(described["paths"].items())
        for method, operation in sorted(methods.items())
    ]
    schemas = sorted(described.get("components", {}).get("schemas", {}).items())
    return "".join(
        (
            f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{escape(info['title'])} API</title>",
            "<meta name='viewport' content='width=device-width, initial-scale=1'>",
            f"<style>{_STYLE}</style>",
            f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info.get('description', ''))}</p>",
            "<p>For programs: <a href='/api/openapi.json'>openapi.json</a></p>",
            "<nav><ul>",
            *(f"<li><a href='#{_anchor(method, path)}'>{method} {escape(path)}</a>" for method, path, _ in operations),
            "</ul></nav><h2>Operations</h2>",
            *(part for operation in operations for part in _operation(*operation)),
            "<h2>Schemas</h2>",
            *(part for name, schema in schemas for part in _schema(name, schema)),
            "</html>",
        )
    )


def _anchor(method: str, path: str) -> str:
    return escape(f"{method}{path}")


def _operation(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<section id='{_anchor(method, path)}'><h3><code>{method} {escape(path)}</code></h3>"
    yield f"<p><b>{escape(operation.get('summary', ''))}</b></p>"
    if text := operation.get("description"):
        yield f"<p>{escape(text)}</p>"
    yield _table(
        "Parameters",
        (
            (f"<code>{escape(one['name'])}</code>", escape(one["in"]), _needed(one), _type(one.get("schema", {})))
            for one in operation.get("parameters", ())
        ),
    )
    yield _table("Body", _contents(operation.get("requestBody", {})))
    yield _table(
        "Answers",
        (
            (f"<code>{escape(status)}</code>", escape(answer.get("description", "")), *_first(_contents(answer)))
            for status, answer in sorted(operation.get("responses", {}).items())
        ),
    )
    yield "</section>"


def _schema(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f"<section id='{escape(name)}'><h3><code>{escape(name)}</code></h3>"
    if text := schema.get("description"):
        yield f"<p>{escape(text)}</p>"
    needed = schema.get("required", ())
    properties = schema.get("properties", {})
    if not properties:
        yield f"<p>{_type(schema)}</p>"
    yield _table(
        "",
        (
            (f"<code>{escape(field)}</code>", "required" if field in needed else "optional", _type(value))
            for field, value in properties.items()
        ),
    )
    yield "</section>"


def _table(title: str, rows: Iterable[Iterable[str]]) -> str:
    lines = ["<tr>" + "".join(f"<td>{cell}" for cell in row) for row in rows]
    if not lines:
        return ""
    return (f"<h4>{title}</h4>" if title else "") + f"<table>{''.join(lines)}</table>"


def _needed(parameter: dict[str, Any]) -> str:
    return "required" if parameter.get("required") else "optional"


def _contents(described: dict[str, Any]) -> list[tuple[str, str]]:
    """Media type and type of each way a body may be written."""
    contents = described.get("content", {}).items()
    return [(f"<code>{escape(kind)}</code>", _type(content.get("schema", {}))) for kind, content in contents]


def _first(contents: list[tuple[str, str]]) -> tuple[str, ...]:
    return contents[0] if contents else ()


def _type(schema: dict[str, Any]) -> str:
    """A JSON Schema in a line; what has a name is linked to."""
    if ref := schema.get("$ref"):
        name = escape(ref.removeprefix(_REF))
        return f"<a href='#{name}'>{name}</a>"
    for key, word in (("oneOf", " or "), ("anyOf", " or "), ("allOf", " and ")):
        if parts := schema.get(key):
            return word.join(_type(part) for part in parts)
    if "const" in schema or "enum" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in values)
    kinds = schema.get("type", "anything")
    said = " or ".join(kinds) if isinstance(kinds, list) else str(kinds)
    if isinstance(items := schema.get("items"), dict):
        said += f" of {_type(items)}"
    if parts := schema.get("prefixItems"):
        said += f" of {', '.join(_type(part) for part in parts)}"
    if isinstance(values := schema.get("additionalProperties"), dict):
        said += f" of {_type(values)}"
    limits = [f"{limit} {_plain(schema[limit])}" for limit in _LIMITS if limit in schema]
    return said + (f" <small>({', '.join(limits)})</small>" if limits else "")


def _plain(value: Any) -> str:
    """A limit as people write it; the description has whole numbers as floats."""
    return escape(str(int(value)) if isinstance(value, float) and value.is_integer() else str(value))
