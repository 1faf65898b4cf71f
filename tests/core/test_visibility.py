"""Who sees each field is declared, or the class does not load."""

import pytest
from quadriga_toy.state import PLAYER_VISIBLE, Player

from quadriga.core.visibility import DECLARED, OWNER, PUBLIC, field_names, visible


class Thing:
    __slots__ = ("seat", "secret")


class MoreThing(Thing):
    __slots__ = ("extra",)


def test_a_field_without_a_declaration_fails() -> None:
    with pytest.raises(TypeError, match=r"without a declared visibility \['secret'\]"):
        visible(Thing, {"seat": PUBLIC})


def test_a_declaration_without_a_field_fails() -> None:
    with pytest.raises(TypeError, match=r"without a field \['hand'\]"):
        visible(Thing, {"seat": PUBLIC, "secret": OWNER, "hand": OWNER})


def test_inherited_fields_are_declared_too() -> None:
    with pytest.raises(TypeError, match="secret"):
        visible(MoreThing, {"extra": PUBLIC})
    assert field_names(MoreThing) == ["seat", "secret", "extra"]


def test_a_module_with_a_forgotten_field_does_not_import() -> None:
    source = """
from quadriga.core.visibility import PUBLIC, visible

class Hand:
    __slots__ = ("cards", "seat")

visible(Hand, {"seat": PUBLIC})
"""
    with pytest.raises(TypeError, match="cards"):
        exec(compile(source, "forgetful", "exec"), {"__name__": "forgetful"})


def test_a_declaration_is_found_by_class() -> None:
    assert DECLARED[Player] is PLAYER_VISIBLE


def test_compiled_classes_name_their_fields_elsewhere() -> None:
    compiled = type("Compiled", (), {"__mypyc_attrs__": ("hand", "__dict__")})
    assert field_names(compiled) == ["hand"]
