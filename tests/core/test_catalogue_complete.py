"""Every rule of every installed game, and of the core, has its texts, its source and its proof."""

import ast
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from quadriga.core.catalogue import Rule, parse_rules
from quadriga.core.languages import COMPLETE
from quadriga.core.registry import installed

TESTS = Path(__file__).resolve().parents[1]
PACKAGES = ["quadriga.core", *installed().values()]


def folder_of(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


@cache
def own_rules(package: str, language: str) -> dict[str, Rule]:
    return parse_rules((folder_of(package) / "rules" / f"{language}.md").read_text(encoding="utf-8"))


@cache
def rules_with_tests() -> frozenset[str]:
    """The ids in `@pytest.mark.rule(...)` of every test, written there or first in the rows of a table it unpacks."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        tables = {
            ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target): node.value
            for node in tree.body
            if isinstance(node, ast.Assign | ast.AnnAssign)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for arg in node.args:
                    found.update(_ids_of(arg, tables))
    return frozenset(found)


def _ids_of(arg: ast.expr, tables: dict[str, ast.expr | None]) -> list[str]:
    if isinstance(arg, ast.Constant):
        return [str(arg.value)]
    rows = [
        row
        for name in ast.walk(arg)
        if isinstance(name, ast.Name) and isinstance(table := tables.get(name.id), ast.List | ast.Tuple)
        for row in table.elts
    ]
    firsts = [row.elts[0] if isinstance(row, ast.Tuple) else row for row in rows]
    return [str(first.value) for first in firsts if isinstance(first, ast.Constant)]


def refusals_in(source: str) -> set[str]:
    """The ids of `Refusal(...)` in a source: written there, or as a constant of the same module."""
    tree = ast.parse(source)
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "Refusal" and node.args:
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    found.add(part.value)
                elif isinstance(part, ast.Name) and part.id in constants:
                    found.add(str(constants[part.id]))
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_every_rule_has_a_text_a_title_and_a_source_in_every_language(package: str) -> None:
    in_each = [own_rules(package, language) for language in COMPLETE]
    assert in_each[0]
    contested = [rule.id for rule in in_each[0].values() if rule.contested]
    for rules in in_each:
        assert list(rules) == list(in_each[0])
        assert [rule.id for rule in rules.values() if rule.contested] == contested
        assert [
            rule.id for rule in rules.values() if not (rule.text and rule.title and rule.source and rule.section)
        ] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_the_languages_are_not_copies_of_each_other(package: str) -> None:
    english, *others = (own_rules(package, language) for language in COMPLETE)
    assert others
    assert [id for other in others for id in english if english[id].text == other[id].text] == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_rule_has_a_test(package: str) -> None:
    assert sorted(own_rules(package, "en").keys() - rules_with_tests()) == []


def test_every_test_of_a_rule_names_one_that_exists() -> None:
    known = {id for package in PACKAGES for id in own_rules(package, "en")}
    assert sorted(rules_with_tests() - known) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_refusal_in_the_code_names_a_rule_of_the_catalogue(package: str) -> None:
    sources = [path for path in folder_of(package).rglob("*.py") if "conformance" not in path.parts]
    named = {id for path in sources for id in refusals_in(path.read_text(encoding="utf-8"))}
    assert named
    assert sorted(named - own_rules(package, "en").keys() - own_rules("quadriga.core", "en").keys()) == []


def test_no_rule_stands_in_two_catalogues() -> None:
    ids = [id for package in PACKAGES for id in own_rules(package, "en")]
    assert len(ids) == len(set(ids))


def test_the_search_finds_refusals_however_they_are_written() -> None:
    source = """
A = "x.a"
B: Final = "x.b"
def why_not(c):
    return [Refusal(A), errors.Refusal(B, {"n": "no"}), Refusal("x.c" if c else "x.d")]
"""
    assert refusals_in(source) == {"x.a", "x.b", "x.c", "x.d"}
