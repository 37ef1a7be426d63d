"""Agreement of columns: a proof for what the search instance by instance says, never against it."""

import random

import msgspec.structs
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.event_mentions.reader import read
from annotally.formats.event_mentions.token_tables import read as read_tables
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.text import Source
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from annotally.workspace.inputs.token_tables import place_mentions
from annotally.workspace.uncompared.column_agreement import columns_agree
from annotally.workspace.uncompared.differences import differences
from annotally.workspace.uncompared.scope import Scope

TABLE = "t0\tHe\t0\t1\nt1\twas\t3\t5\nt2\tgoing\t7\t11\nt3\taway\t13\t16\n"
DOCUMENTS = {"doc": read_tables([Source("doc.tab", TABLE)], ReadOptions()).documents[0]}
ROWS = st.lists(
    st.tuples(
        st.sampled_from(["t0", "t1", "t2", "t0,t1", "t1,t0"]),
        st.sampled_from(["said", "said", "went"]),
        st.sampled_from(["Meet", "meet"]),
        st.sampled_from(["1", "1", "1", "0"]),
    ),
    max_size=4,
)
Rows = list[tuple[str, str, str, str]]


def annotated(name: str, rows: Rows, *, placed: bool) -> AnnotationSet:
    """Return a side of one document."""
    lines = [
        f"{name}\tdoc\tE{number}\t{ids}\t{words}\t{kind}\tActual\t{score}\n"
        for number, (ids, words, kind, score) in enumerate(rows)
    ]
    text = f"#BeginOfDocument doc\n{''.join(lines)}#EndOfDocument\n"
    annotations = read([Source(f"{name}.tbf", text)], ReadOptions()).annotations
    return place_mentions(annotations, DOCUMENTS, ["doc"])[0] if placed else annotations


def as_instances(annotations: AnnotationSet) -> AnnotationSet:
    """Return a side with its instances made."""
    document = annotations.documents["doc"]
    made = msgspec.structs.replace(document, instances=tuple(document.instances))
    return msgspec.structs.replace(annotations, documents={"doc": made})


@given(ROWS, ROWS, st.booleans(), st.booleans())
def test_columns_that_agree_differ_in_nothing_that_is_left_out(
    gold: Rows, system: Rows, placed: bool, alike: bool
) -> None:
    if alike:
        gold, system = ([(row[0], row[0], row[2], "1") for row in rows] for rows in (gold, system))
    sides = [annotated(name, rows, placed=placed) for name, rows in (("gold", gold), ("sue", system))]
    scope = Scope(EVENT_MENTION, sides)
    expected = differences(Scope(EVENT_MENTION, sides), [as_instances(side) for side in sides])
    assert differences(scope, sides) == expected
    instances = [side.documents["doc"].instances for side in sides]
    agree = columns_agree(scope, instances)
    assert not (agree and expected)
    assert not columns_agree(scope, list(map(tuple, instances)))
    if alike and gold and system:
        assert agree


def test_a_score_that_differs_is_no_agreement() -> None:
    rows = [(f"t{number}", "said", "Meet", "1") for number in range(4)]
    others = [*rows[:3], ("t3", "said", "Meet", "0")]
    random.Random(2).shuffle(others)
    sides = [annotated("gold", rows, placed=True), annotated("sue", others, placed=True)]
    scope = Scope(EVENT_MENTION, sides)
    assert not columns_agree(scope, [side.documents["doc"].instances for side in sides])
    assert [str(aspect) for aspect in differences(scope, sides)] == ["score of event"]
