"""Distances of labels from files: square tables, pairs, hierarchies, and what is refused."""

import pytest

from annotally.formats.label_distances import LabelDistances, read_label_distances
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source

SQUARE = ",S,I,C\nS,0,1,.5\nI,1,0,.5\nC,.5,.5,0\n"
EXPECTED = {("S", "I"): 1.0, ("S", "C"): 0.5, ("I", "C"): 0.5}


def read(text: str) -> LabelDistances:
    return read_label_distances(Source("d.csv", text))


@pytest.mark.parametrize(
    "text",
    [
        SQUARE,
        "S\tI\t1\nS\tC\t.5\nI\tC\t.5\n",
        "first;second;distance\nS;I;1\nC;S;.5\nI;C;.5\nC;I;0.5\nS;S;0\n",
    ],
)
def test_square_and_pairs_say_the_same(text: str) -> None:
    distances = read(text)
    assert not distances.warnings
    for (first, second), value in EXPECTED.items():
        assert distances.values[first, second] == distances.values[second, first] == value
    assert all(distances.values[label, label] == 0 for label in "SIC")


def test_a_hierarchy_is_counted_in_steps() -> None:
    distances = read("dog\tmammal\ncat\tmammal\nmammal\tanimal\nbird\tanimal\nstone\t\n")
    steps = {
        ("dog", "cat"): 2,
        ("dog", "mammal"): 1,
        ("dog", "bird"): 3,
        ("dog", "stone"): 4,
        ("dog", "dog"): 0,
    }
    assert {pair: distances.values[pair] for pair in steps} == steps


def test_no_metric_is_warned_of_once() -> None:
    (warning,) = read("S\tI\t1\nS\tC\t.5\nI\tC\t.2\n").warnings
    assert (warning.line, warning.column) == (1, 5)
    assert "no metric" in str(warning)
    (warning,) = read(",A,B,C\nA,0,0,1\nB,0,0,2\nC,1,2,0\n").warnings
    assert "no metric" in str(warning)


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        (",S,I\nS,0,1\nI,2,0\n", (3, 3), "not as far"),
        (",S,I\nS,0,-1\nI,-1,0\n", (2, 5), "as a distance"),
        (",S,I\nS,0,near\nI,1,0\n", (2, 5), "as a distance"),
        (",S,I\nS,1,1\nI,1,0\n", (2, 3), "from itself"),
        ("S,I,1\nS,I,2\n", (2, 5), "another distance"),
        ("S,I,1\nC,S,2\n", (1, 1), "no distance of"),
        ("S,I,1\nC,S\n", (2, 1), "2 cells"),
        ("S\n", (1, 1), "1 column"),
        ("a\tb\nb\tc\nc\ta\n", (1, 1), "above itself"),
        ("a\tb\nx\ty\nx\tz\n", (3, 1), "another parent"),
    ],
)
def test_what_is_refused_and_where(text: str, place: tuple[int, int], words: str) -> None:
    with pytest.raises(InputRefused) as refusal:
        read(text)
    (diagnostic,) = refusal.value.diagnostics
    assert (diagnostic.line, diagnostic.column) == place
    assert words in str(diagnostic)
