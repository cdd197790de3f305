"""The random generator of positions."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from conclave import Rng


def draws(rng: Rng, number: int, limit: int = 1000) -> list[int]:
    return [rng.below(limit) for _ in range(number)]


def test_the_stream_is_the_same_on_every_machine() -> None:
    """Golden numbers: changing them breaks every recorded game."""
    assert draws(Rng(7), 8) == [472, 52, 820, 491, 944, 74, 831, 639]
    cards = list(range(1, 14))
    Rng("shuffle").shuffle(cards)
    assert cards == [8, 12, 4, 3, 13, 2, 9, 1, 10, 5, 11, 6, 7]


@given(st.integers(0, 2**128), st.integers(0, 200))
def test_a_copy_continues_identically(seed: int, used: int) -> None:
    rng = Rng(seed)
    draws(rng, used)
    twin = rng.copy()
    assert draws(twin, 100) == draws(rng, 100)


@given(st.integers(0, 2**128), st.integers(0, 200))
def test_a_saved_generator_continues_identically(seed: int, used: int) -> None:
    rng = Rng(seed)
    draws(rng, used)
    loaded = Rng.load(rng.save())
    assert draws(loaded, 100) == draws(rng, 100)


def test_a_split_generator_is_independent() -> None:
    rng = Rng(3)
    first, second = rng.split(), rng.split()
    streams = {tuple(draws(each, 5)) for each in (first, second, rng, Rng(3))}
    assert len(streams) == 4


@given(st.integers(1, 2**31 - 1), st.integers(0, 1000))
def test_numbers_stay_below_the_limit(limit: int, seed: int) -> None:
    assert all(0 <= number < limit for number in draws(Rng(seed), 20, limit))


def test_every_number_is_equally_likely() -> None:
    counts = Counter(draws(Rng(5), 60_000, 6))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_every_order_is_equally_likely() -> None:
    rng = Rng(11)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(abs(count - 1000) < 140 for count in orders.values())


def test_large_limits_are_unbiased() -> None:
    """Without rejection, every third number would come up twice as often."""
    rest = Counter(rng_number % 3 for rng_number in draws(Rng(1), 3000, 3 << 30))
    assert all(900 < rest[number] < 1100 for number in range(3)), rest
