"""Draws: fixed by the key, without bias, and the same from a record."""

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quadriga.core.chance import KeyedChance, NoChance, RandomChance, RecordedChance, draw_index
from quadriga.core.errors import ChanceError
from quadriga.core.record import key_of, seed_bytes

KEY = bytes(range(32))
VECTOR = [343, 14, 361, 980]
KEY_OF_SEED_7 = "8b366d0487e6b5cbec131229986284d545aadceda53b97e3e94ac0866d4002ae"


def test_a_draw_is_the_first_eight_bytes_of_an_hmac_of_the_draws_before_it_and_the_attempt() -> None:
    message = b"draw 2" + (7).to_bytes(8, "big") + (0).to_bytes(4, "big")
    word = int.from_bytes(hmac.new(KEY, message, hashlib.sha256).digest()[:8], "big")
    assert draw_index(KEY, 7, 52) == word % 52


def test_draws_never_change_between_versions() -> None:
    assert [draw_index(KEY, before, 1000) for before in (0, 1, 2, 2**40)] == VECTOR


def test_the_key_of_a_typed_seed_never_changes_between_versions() -> None:
    assert key_of(seed_bytes(7), (b"", b"")).hex() == KEY_OF_SEED_7


def test_nonces_are_mixed_in_by_seat_and_length() -> None:
    keys = {key_of(KEY, nonces) for nonces in [(b"", b""), (b"a", b""), (b"", b"a"), (b"ab", b"c"), (b"a", b"bc")]}
    assert len(keys) == 5


def test_words_beyond_the_last_whole_multiple_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([2**64 - 1, 2**64 - 2, 5])
    attempts: list[bytes] = []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        attempts.append(message[-4:])
        return next(words).to_bytes(8, "big") + bytes(24)

    monkeypatch.setattr(hmac, "digest", digest)
    assert draw_index(KEY, 1, 2**63 + 1) == 5
    assert attempts == [n.to_bytes(4, "big") for n in range(3)]


def test_no_item_is_favoured() -> None:
    drawn = Counter(draw_index(KEY, before, 6) for before in range(12_000))
    chi_squared = sum((drawn[face] - 2_000) ** 2 / 2_000 for face in range(6))
    assert chi_squared < 20.5  # one in a thousand for five degrees of freedom


@given(st.integers(0, 2**40), st.integers(1, 2**64 - 1))
def test_an_index_lies_in_the_bag(before: int, size: int) -> None:
    assert 0 <= draw_index(KEY, before, size) < size


def test_an_empty_bag_gives_nothing() -> None:
    with pytest.raises(ChanceError, match="empty bag"):
        KeyedChance(KEY, 1).draw([])


def test_keyed_chance_takes_items_out_and_remembers_them() -> None:
    bag = ["a", "b", "c", "d"]
    drawing = KeyedChance(KEY, 3)
    first, second = drawing.draw(bag), drawing.draw(bag)
    assert drawing.drawn == [first, second]
    assert sorted([*bag, first, second]) == ["a", "b", "c", "d"]


def test_another_number_of_draws_before_it_draws_afresh() -> None:
    bags = [[*"abcdefghijklmnopqrstuvwxyz"] for _ in range(8)]
    assert len({KeyedChance(KEY, n).draw(bag) for n, bag in enumerate(bags)}) > 1


def test_a_draw_does_not_know_which_entry_makes_it() -> None:
    whole, apart = [*"abcdefgh"], [*"abcdefgh"]
    together = KeyedChance(KEY, 5)
    in_one_entry = [together.draw(whole) for _ in range(3)]
    assert [KeyedChance(KEY, 5 + n).draw(apart) for n in range(3)] == in_one_entry


@given(st.lists(st.sampled_from("abcde"), min_size=1, max_size=12), st.data())
def test_a_record_draws_what_was_drawn(items: list[str], data: st.DataObject) -> None:
    bag = sorted(items)
    drawing = KeyedChance(KEY, 1)
    count = data.draw(st.integers(1, len(items)))
    left = bag.copy()
    drawn = tuple(drawing.draw(left) for _ in range(count))
    again = RecordedChance(drawn)
    copy = bag.copy()
    assert tuple(again.draw(copy) for _ in range(count)) == drawn
    assert copy == left
    assert again.used == count


@pytest.mark.parametrize("item", ["a", "c", "z"])
def test_a_record_cannot_draw_what_is_not_in_the_bag(item: str) -> None:
    with pytest.raises(ChanceError, match="not in the bag"):
        RecordedChance((item,)).draw(["b", "d"])


def test_a_record_cannot_draw_more_than_it_holds() -> None:
    with pytest.raises(ChanceError, match="fewer draws"):
        RecordedChance(()).draw(["b"])


def test_a_bot_draws_from_its_own_generator() -> None:
    bag = ["a", "b", "c"]
    drawing = RandomChance(Random(1))
    assert sorted(drawing.draw(bag) for _ in range(3)) == ["a", "b", "c"]
    assert bag == []


def test_a_preview_stops_at_a_draw() -> None:
    bag = ["a"]
    with pytest.raises(ChanceError):
        NoChance().draw(bag)
    assert bag == ["a"]
