"""The choice of elements by names: what an option says, and what the rule says without one."""

import pytest

from annotally.formats.inline_xml.choice import ElementChoice, choice_of


@pytest.mark.parametrize(
    ("layer", "choice"),
    [
        (None, ElementChoice()),
        ("", ElementChoice()),
        ("Person", ElementChoice(frozenset({"person"}))),
        ("person + place-name", ElementChoice(frozenset({"person", "place-name"}))),
        ("all+-P", ElementChoice(frozenset(), frozenset({"p"}), everything=True)),
        ("-p", ElementChoice(frozenset(), frozenset({"p"}))),
    ],
)
def test_what_an_option_says(layer: str | None, choice: ElementChoice) -> None:
    assert choice_of(layer) == choice


@pytest.mark.parametrize("usual", [True, False])
@pytest.mark.parametrize("is_empty", [True, False])
def test_what_is_taken(usual: bool, is_empty: bool) -> None:
    def takes(layer: str | None, name: str) -> bool:
        return choice_of(layer).takes(name, usual=usual, is_empty=is_empty)

    assert takes(None, "a") == (usual and not is_empty)
    assert takes("-b", "a") == (usual and not is_empty)
    assert not takes("-a", "a")
    assert takes("a+b", "a")
    assert not takes("b", "a")
    assert takes("all", "a")
    assert not takes("all+-a", "a")
