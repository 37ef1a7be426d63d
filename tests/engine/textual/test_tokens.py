"""Texts made from tokens, compared by token position (C5)."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.errors import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.sets import AnnotationSet, DocumentAnnotations
from annotally.model.text import Document
from annotally.tasks.catalogue import find_task
from annotally.textual.tokens import altered, by_position, same_tokens
from annotally.workspace import OpenRequest, SideInput, open_workspace
from small_inputs import write


def made(words: list[str]) -> Document:
    starts = [sum(len(word) + 1 for word in words[:n]) for n in range(len(words))]
    return Document("d", "d", " ".join(words), tokens=starts)


def slot(name: str, reading: Reading) -> Slot:
    return Slot(name, (Alternative((simple_fill(reading),)),))


def test_what_differs() -> None:
    assert list(altered(made(["a", "gt", "c"]), made(["a", "get", "c"]))) == [(1, "gt", "get")]
    assert not same_tokens(made(["a"]), made(["a", "b"]))
    assert not same_tokens(Document("d", "d", "a"), Document("d", "d", "b"))


def test_spans_and_their_text_come_from_the_common_text() -> None:
    own, common = made(["a", "long word", "c"]), made(["a", "w", "c"])
    extent = Extent(2, 11)
    kept = slot("TYPE", Reading("x"))
    instance = Instance("X", "1", (slot("TEXT", Reading("long word", extent=extent)), kept), (extent,))
    side = AnnotationSet("r", "f", {"d": DocumentAnnotations("d", (instance,))})
    (moved,) = by_position(side, {"d": own}, {"d": common}).documents["d"].instances
    assert moved.extents == (Extent(2, 3),)
    assert moved.slots == (slot("TEXT", Reading("w", extent=Extent(2, 3))), kept)
    assert by_position(side, {"d": own}, {"d": own}) is side
    assert by_position(side, {"d": own}, {}) is side


WORDS = st.text("abc", min_size=1, max_size=4)


@given(st.lists(st.tuples(WORDS, WORDS), min_size=1, max_size=8), st.data())
def test_a_span_covers_the_tokens_of_the_same_numbers(
    pairs: list[tuple[str, str]], data: st.DataObject
) -> None:
    own, common = made([one for one, _ in pairs]), made([other for _, other in pairs])
    first = data.draw(st.integers(0, len(pairs) - 1))
    last = data.draw(st.integers(first, len(pairs) - 1))
    extent = Extent(own.tokens[first], own.tokens[last] + len(pairs[last][0]))
    side = AnnotationSet("r", "f", {"d": DocumentAnnotations("d", (Instance("X", "1", (), (extent,)),))})
    (moved,) = by_position(side, {"d": own}, {"d": common}).documents["d"].instances
    ((at),) = moved.extents
    assert common.text[at.start : at.end] == " ".join(other for _, other in pairs[first : last + 1])


def test_a_workspace_lists_altered_tokens_and_compares_by_position(tmp_path: Path) -> None:
    (tmp_path / "r").mkdir()
    key = write(tmp_path, "d.conll", "Ada\tB-PER\ngt\tO\nRome\tB-LOC\n&\tO\n")
    response = write(tmp_path / "r", "d.conll", "Ada\tB-PER\nget\tO\nROMA\tB-LOC\n&\tO\n")
    sides = (SideInput("key", (key,)), SideInput("response", (response,)))
    workspace = open_workspace(OpenRequest(find_task("template-element"), sides))
    assert [one.text for one in workspace.sides.documents.values()] == ["Ada gt Rome &"]
    told = [str(one) for one in workspace.warnings]
    assert f"{response}:1:1: document d differs from {key} in 2 of 4 tokens" in told[0]
    assert told[1].startswith(f"{response}:2:1: token 'get'; expected 'gt'")
    assert told[2].startswith(f"{response}:3:1: token 'ROMA'; expected 'Rome'")
    tally = workspace.comparison().table
    assert {row: (t.cor, t.inc, t.mis, t.spu) for row, t in tally.items()}
    assert all(t.inc == t.mis == t.spu == 0 and t.cor for t in tally.values())


def test_other_sentences_and_other_numbers_of_tokens(tmp_path: Path) -> None:
    (tmp_path / "r").mkdir()
    key = write(tmp_path, "d.conll", "Ada\tB-PER\nleft\tO\n")
    response = write(tmp_path / "r", "d.conll", "Ada\tB-PER\n\nleft\tO\n")
    sides = (SideInput("key", (key,)), SideInput("response", (response,)))
    workspace = open_workspace(OpenRequest(find_task("template-element"), sides))
    assert "differs" in str(workspace.warnings[0])
    assert "in 0 of 2 tokens, but in its sentences" in str(workspace.warnings[0])
    write(tmp_path / "r", "d.conll", "Ada\tB-PER\nhas\tO\nleft\tO\n")
    with pytest.raises(InputRefused, match="the text of document d differs"):
        open_workspace(OpenRequest(find_task("template-element"), sides))
