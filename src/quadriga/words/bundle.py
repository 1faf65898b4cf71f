"""The messages of one language, from the catalogues of several packages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from quadriga.core.errors import QuadrigaError
from quadriga.core.languages import DEFAULT

#: What a message may be told: text and numbers, nothing else, as in the browser.
Value = str | int | float


class MissingWords(QuadrigaError):
    """A catalogue lacks a message, or a message lacks an argument."""


class Bundle:
    """Formats messages by id and attribute; knows nothing about games.

    What it lacks is told by the spare, if it has one: a message, a form of one, and a message that asks for a form of
    a thing which is not there.
    """

    def __init__(self, language: str, packages: tuple[str, ...], spare: Bundle | None = None) -> None:
        self.language = language
        self._spare = spare
        self._bundle = FluentBundle([language], use_isolating=False)
        self._attributes: dict[str, frozenset[str]] = {}
        for package in packages:
            for message in _messages(package, language).body:
                if isinstance(message, ast.Junk):
                    raise MissingWords(f"{package}/words/{language}.ftl: {message.content!r} cannot be read")
                if isinstance(message, ast.Message):
                    if message.id.name in self._attributes:
                        raise MissingWords(f"the message {message.id.name} stands twice")
                    self._attributes[message.id.name] = frozenset(one.id.name for one in message.attributes)
            self._bundle.add_resource(_messages(package, language))
        self.ids: frozenset[str] = frozenset(self._attributes) | (spare.ids if spare else frozenset())

    def attributes(self, id: str) -> frozenset[str]:
        """The forms a message has beside its value."""
        return self._attributes.get(id, frozenset()) | (self._spare.attributes(id) if self._spare else frozenset())

    def has(self, id: str, attribute: str = "") -> bool:
        """Whether a message exists and has a value, or this attribute."""
        return self._has(id, attribute) or (self._spare is not None and self._spare.has(id, attribute))

    def text(self, id: str, arguments: Mapping[str, Value], attribute: str = "") -> str:
        try:
            return self._text(id, arguments, attribute)
        except MissingWords:
            if self._spare is None:
                raise
        return self._spare.text(id, arguments, attribute)

    def _has(self, id: str, attribute: str) -> bool:
        if id not in self._attributes:
            return False
        return attribute in self._attributes[id] if attribute else self._bundle.get_message(id).value is not None

    def _text(self, id: str, arguments: Mapping[str, Value], attribute: str) -> str:
        if not self._has(id, attribute):
            raise MissingWords(f"no message {id}{'.' if attribute else ''}{attribute} in {self.language}")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise MissingWords(f"{id} in {self.language}: {errors[0]}")
        return str(text)


@cache
def _messages(package: str, language: str) -> ast.Resource:
    file = resources.files(package) / "words" / f"{language}.ftl"
    return FluentResource(file.read_text(encoding="utf-8")) if file.is_file() else ast.Resource()


@cache
def bundle(language: str, packages: tuple[str, ...], *, strict: bool = False) -> Bundle:
    """The bundle of these packages, read once; unless strict, what the language lacks is there in the default one."""
    spare = None if strict or language == DEFAULT else bundle(DEFAULT, packages)
    return Bundle(language, packages, spare)
