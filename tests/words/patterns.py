"""The sentences of a catalogue turned round: from each message a pattern that finds its arguments in a text.

Nothing here is written by hand for a sentence. A message's variants become regular expressions, in which a player is
any player, a number any number, and a thing any list of names that the catalogue has in the form asked for.
"""

import re
from collections.abc import Iterator
from functools import cache, cached_property
from importlib import resources
from itertools import product
from typing import Any, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast

from quadriga.core.catalogue import CORE
from quadriga.words import Words
from quadriga.words.words import SEATS

#: Arguments that are told as a player's name.
PLAYERS = frozenset({"player", "from", "to"}) | SEATS
#: Arguments of things that changed place that are places or things; those of what happened are known by their forms.
THINGS = frozenset({"thing", "place", "origin"})
NUMBER = r"-?\d+"


class Variant(NamedTuple):
    """One way a message can read: what was chosen by, and its text with names of arguments between."""

    chosen: tuple[tuple[str, str], ...]
    parts: tuple["str | Argument", ...]


class Argument(NamedTuple):
    name: str


class Told(NamedTuple):
    """A message found in a text, with the text of each of its arguments, and what its variants were chosen by."""

    id: str
    arguments: dict[str, str]
    chosen: dict[str, str]


#: What a line's sentence may be, and what each of its details may be.
Reading = tuple[tuple[Told, ...], tuple[tuple[Told, ...], ...]]
#: A message, the pattern of one of its variants, and what that is chosen by.
Compiled = tuple[str, re.Pattern[str], dict[str, str]]


class Patterns:
    """All that a log can say in one language, for one number of players."""

    def __init__(self, words: Words, players: tuple[str, ...]) -> None:
        self.words = words
        self.players = players
        assert words.game is not None
        self._messages: dict[str, ast.Message] = {}
        for package in (CORE, words.game.package):
            text = (resources.files(package) / "words" / f"{words.language}.ftl").read_text(encoding="utf-8")
            self._messages |= {one.id.name: one for one in FluentResource(text).body if isinstance(one, ast.Message)}
        told = [id for id in self._messages if id.startswith(("moved-", "happened-"))]
        self._sentences = [one for id in told for one in self._compiled(id, "")]
        self._details = [one for id in told for one in self._compiled(id, "detail")]

    # Reading.

    @cache  # noqa: B019 - patterns live as long as a test
    def read(self, line: str) -> tuple[Reading, ...]:
        """Every way to read a line: the messages its sentence may be, and those that each of its details may be."""
        ways: list[Reading] = []
        cuts = [found.start() for found in re.finditer(r" \(", line)] if line.endswith(")") else []
        for cut in [len(line), *cuts]:
            sentences = tuple(self._matches(self._sentences, line[:cut]))
            if not sentences:
                continue
            if cut == len(line):
                ways.append((sentences, ()))
            else:
                ways += [(sentences, details) for details in self._read_details(line[cut + 2 : -1])]
        return tuple(ways)

    def _read_details(self, text: str) -> Iterator[tuple[tuple[Told, ...], ...]]:
        """The ways to cut the text in brackets into details."""
        cuts = [found.start() for found in re.finditer(", ", text)]
        for cut in [len(text), *reversed(cuts)]:
            details = tuple(self._matches(self._details, text[:cut]))
            if not details:
                continue
            if cut == len(text):
                yield (details,)
            else:
                yield from ((details, *rest) for rest in self._read_details(text[cut + 2 :]))

    @cache  # noqa: B019
    def listed(self, text: str, form: str) -> list[tuple[frozenset[str], int | None]]:
        """What a list of names stands for: for each, the things so called, and how many if it says so."""
        for cut in [len(text), *(found.start() for found in re.finditer("|".join(self._joints), text))]:
            named = self._named(text[:cut], form)
            if named and cut == len(text):
                return [named]
            joint = next((one for one in self._joints if text.startswith(one, cut)), "")
            rest = self.listed(text[cut + len(joint) :], form) if named and joint else []
            if named and rest:
                return [named, *rest]
        return []

    @cache  # noqa: B019
    def _named(self, text: str, form: str) -> tuple[frozenset[str], int | None] | None:
        found: set[str] = set()
        count: int | None = None
        several = re.fullmatch(self._several, text)
        if several and (named := self._named(several["name"], form)):
            return named[0], int(several["count"])
        for thing, pattern, chosen in self._names(form):
            match = pattern.fullmatch(text)
            if match:
                told = {name: "1" for name, key in chosen.items() if key == "one"} | match.groupdict()
                found.add(f"{thing}-{told['a']}" if "a" in told else thing)
                count = int(told["count"]) if "count" in told else None
        return (frozenset(found), count) if found else None

    # Patterns.

    def _compiled(self, id: str, form: str) -> Iterator[Compiled]:
        for chosen, parts in self._variants(id, form):
            expression, named = "", set()
            before: str | Argument = ""
            for part in parts:
                beside = isinstance(before, Argument)
                if isinstance(part, str):
                    expression += re.escape(part)
                    before = part if part.strip() else before
                    continue
                group = _group(part.name)
                placed = part.name == "place" and id.startswith("happened-")
                value = self._place if placed else self._value(part.name, beside=beside)
                expression += f"(?P={group})" if group in named else f"(?P<{group}>{value})"
                named.add(group)
                before = part
            if expression:
                yield id, re.compile(expression), dict(chosen)

    def _value(self, argument: str, *, beside: bool) -> str:
        """What an argument can look like; whether a text names things is looked up once it is cut out.

        One that stands beside another, with no word between them, is one of the names there are: nothing else says
        where it begins.
        """
        name, _, form = argument.partition("-")
        if name in PLAYERS or form == "owner":
            return "|".join(re.escape(player) for player in self.players)
        if beside and name in THINGS:
            return "|".join(_without_groups(pattern) for _, pattern, _ in self._names(form))
        return NUMBER if name in {"a", "b"} else ".+?"

    def _matches(self, patterns: list[Compiled], text: str) -> Iterator[Told]:
        for id, pattern, chosen in patterns:
            match = pattern.fullmatch(text)
            if match:
                told = {_argument(group): value for group, value in match.groupdict().items()}
                if all(self._is_value(name, value) for name, value in told.items()):
                    yield Told(id, told, chosen)

    def _is_value(self, argument: str, text: str) -> bool:
        name, _, form = argument.partition("-")
        if name in PLAYERS or form == "owner":
            return True
        if name == "count" or (name not in THINGS and re.fullmatch(NUMBER, text)):
            return re.fullmatch(NUMBER, text) is not None
        return bool(self.listed(text, form)) or (name == "place" and self._is_place(text))

    @cache  # noqa: B019
    def _is_place(self, text: str) -> bool:
        """Whether a text says where something is, such as above something else."""
        found = [pattern.fullmatch(text) for pattern in self._places]
        told = [match.groupdict().items() for match in found if match]
        return any(all(self._is_value(_argument(group), value) for group, value in one) for one in told)

    @cached_property
    def _places(self) -> list[re.Pattern[str]]:
        """The patterns of places that are told by how far they are from something."""
        zones = [one for id in self._messages if id.startswith("zone-") for one in self._compiled(id, "")]
        return [pattern for _, pattern, chosen in zones if "a" in {*chosen, *pattern.groupindex}]

    @cached_property
    def _place(self) -> str:
        """What the words for such a place look like, which may stand behind the name of a thing."""
        return "|".join(map(_without_groups, self._places)) or ".+?"

    @cached_property
    def _several_text(self) -> str:
        """How a list says that it means several of one name."""
        return self.words.text("list-several", {"name": "NAME", "count": "COUNT"})

    @cached_property
    def _several(self) -> str:
        text = re.escape(self._several_text)
        return text.replace("NAME", "(?P<name>.+)").replace("COUNT", f"(?P<count>{NUMBER})")

    @cached_property
    def _joints(self) -> tuple[str, ...]:
        """What stands between the names of a list."""
        texts = [self.words.text("list-more", {"first": "a", "next": "b"})]
        texts.append(self.words.text("list-last", {"first": "a", "last": "b"}))
        return tuple(text[1:-1] for text in texts)

    @cache  # noqa: B019
    def _names(self, form: str) -> list[tuple[str, re.Pattern[str], dict[str, str]]]:
        """Every thing that has this form, its pattern, and what a variant is chosen by."""
        found = []
        for id in self._messages:
            if not id.startswith("thing-") or (form and not self.words.has(id, form)):
                continue
            for chosen, parts in self._variants(id, form):
                texts = [re.escape(one) if isinstance(one, str) else rf"(?P<{one.name}>{NUMBER})" for one in parts]
                found.append((id.removeprefix("thing-"), re.compile("".join(texts)), dict(chosen)))
        return found

    # What can be said, from the syntax tree.

    def _variants(self, id: str, form: str) -> list[Variant]:
        message = self._messages[id]
        pattern = message.value
        if form:
            pattern = next((one.value for one in message.attributes if one.id.name == form), None)
        return [] if pattern is None else self._of_pattern(pattern)

    def _of_pattern(self, pattern: ast.Pattern) -> list[Variant]:
        found = []
        for together in product(*(self._of_element(element) for element in pattern.elements)):
            chosen = tuple(one for variant in together for one in variant.chosen)
            if len(dict(chosen)) == len(set(chosen)):  # not one thing here and another there
                found.append(Variant(chosen, tuple(part for variant in together for part in variant.parts if part)))
        return found

    def _of_element(self, element: Any) -> list[Variant]:
        if isinstance(element, ast.TextElement):
            return [Variant((), (element.value,))]
        expression = element.expression if isinstance(element, ast.Placeable) else element
        if isinstance(expression, ast.Placeable):
            return self._of_element(expression)
        if isinstance(expression, ast.StringLiteral):
            return [Variant((), (expression.value,))]
        if isinstance(expression, ast.VariableReference):
            return [Variant((), (Argument(expression.id.name),))]
        if isinstance(expression, ast.MessageReference):
            return self._variants(expression.id.name, expression.attribute.name if expression.attribute else "")
        assert isinstance(expression, ast.SelectExpression), expression
        selector = expression.selector
        assert isinstance(selector, ast.VariableReference)
        keys = [one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in expression.variants]
        return [
            Variant(((selector.id.name, _key(key, variant.default, keys)), *inner.chosen), inner.parts)
            for key, variant in zip(keys, expression.variants, strict=True)
            for inner in self._of_pattern(variant.value)
        ]


def _key(key: str, default: bool, keys: list[str]) -> str:
    """What a variant says of what it is chosen by; the last of several says only what it is not."""
    if default and key not in {"yes", "no", "one"}:
        return "not " + " ".join(one for one in keys if one != key)
    return key


def _group(argument: str) -> str:
    """An argument's name as the name of a group, which may hold no dash."""
    return argument.replace("-", "__")


def _argument(group: str) -> str:
    return group.replace("__", "-")


def _without_groups(pattern: re.Pattern[str]) -> str:
    """A pattern to stand inside another, whose groups have names of their own."""
    return re.sub(r"\?P<\w+>", "?:", pattern.pattern)
