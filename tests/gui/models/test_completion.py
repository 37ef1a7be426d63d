"""What the filter field offers next."""

import pytest

from annotally_gui.models.completion import completions
from annotally_gui.models.forest import Forest
from support.forest_builders import sample_trees


@pytest.fixture
def forest() -> Forest:
    forest = Forest(sample_trees())
    forest.complete_index()
    return forest


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("st", ["state:"]),
        ("Wash -ty", ["Wash -type:"]),
        ("state:m", ["state:MIS"]),
        ("state:MIS|s", ["state:MIS|SPU"]),
        ("state:MIS", []),
        ("type:", ["type:LOCATION", "type:ORGANIZATION", "type:PERSON"]),
        ("slot:", ["slot:text", "slot:type"]),
        ("class:e", ["class:enamex"]),
        ("doc:t", ['doc:"Text 9306-1"', 'doc:"Text 9306-2"', 'doc:"Text 9402-3"']),
        ("text:", []),
        ("", []),
        ("xyz", []),
        ('"st', []),
        ('"a b" sl', ['"a b" slot:']),
    ],
)
def test_names_and_values_are_offered(forest: Forest, text: str, offered: list[str]) -> None:
    assert completions(text, forest) == offered


def test_an_empty_forest_offers_names_and_states() -> None:
    assert completions("state:I", Forest()) == ["state:INC"]
    assert (
        completions("doc:", Forest())
        == completions("type:", Forest())
        == completions("class:", Forest())
        == []
    )
