"""The requests of the concordance: everything found, decided in one step, and what is left out."""

import shutil
from collections.abc import Iterator
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import pytest

from annotally import service_concordance
from annotally.adjudication.parcels import CODES, Decided
from annotally.comparison import Level
from annotally.errors import InputRefused
from annotally.reports.concordance import NOTHING, Hit
from annotally.service import Service
from annotally_resources import resource


class Window:
    """The window's end."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Any]] = []
        self.service = Service(lambda kind, value: self.sent.append((kind, value)), lambda: None)

    def find(self, *asked: object) -> tuple[Any, list[Hit]]:
        before = len(self.sent)
        found = self.service.concordance.find(*asked)  # type: ignore[arg-type]  # as over the pipe
        return found, [hit for kind, part in self.sent[before:] if kind == "part" for hit in part]

    def decided(self) -> dict[str, Decided]:
        self.service.adjudication.decided()
        return {one.document: one for kind, part in self.sent if kind == "part" for one in part}


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    with as_file(resource("sample")) as folder:
        shutil.copytree(folder, tmp_path / "sample")
    made = Window()
    sides = tuple((name, (str(tmp_path / "sample" / name),)) for name in ("key", "second-key"))
    made.service.open("sample-template-element", (str(tmp_path / "sample" / "texts"),), sides, key2key=True)
    made.service.adjudication.start(str(tmp_path / "p.annotally"))
    yield made
    made.service.adjudication.close()


def test_every_occurrence_in_every_document_is_sent(window: Window) -> None:
    workspace = window.service.what_is_open[0]
    assert workspace is not None
    found, hits = window.find("the", False, False)
    texts = {one: workspace.document(one).text.casefold() for one in workspace.document_ids}
    assert found.places == sum(text.count("the") for text in texts.values())
    assert found.documents == sum("the" in text for text in texts.values())
    assert found.listed == found.hits == len(hits)
    assert [hit.document for hit in hits] == sorted(
        (hit.document for hit in hits), key=workspace.document_ids.index
    )
    for hit in hits:
        assert workspace.document(hit.document).text[hit.start : hit.end].casefold() == "the"


def test_no_more_is_sent_than_can_be_looked_at(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_concordance, "LISTED", 7)
    monkeypatch.setattr(service_concordance, "BATCH", 3)
    found, hits = window.find("the", False, False)
    assert (found.listed, len(hits)) == (7, 7)
    assert found.hits > 7


def test_an_expression_that_is_none_is_refused_before_anything_is_searched(window: Window) -> None:
    with pytest.raises(InputRefused, match="regular expression"):
        window.find("(", True, False)


def test_places_in_several_documents_are_decided_in_one_step(window: Window) -> None:
    _, hits = window.find(r"\w+", True, False)
    places = sorted({(hit.document, hit.row) for hit in hits if hit.row != NOTHING})
    changed, left = window.service.concordance.decide(places, "take", (0,), "take A in many places")
    assert left == 0
    assert changed.label == "take A in many places"
    assert len(changed.documents) > 1
    known = window.decided()
    assert {known[document].choice[row] for document, row in places} == {CODES["first"]}
    window.service.adjudication.undo()
    known = window.decided()
    assert {known[document].choice[row] for document, row in places} == {CODES["open"]}


def test_what_lies_below_something_left_out_is_not_decided_apart(window: Window) -> None:
    workspace = window.service.what_is_open[0]
    assert workspace is not None
    document = workspace.document_ids[0]
    nodes = workspace.unit(document).nodes
    owner = next(row for row, level in enumerate(nodes.level) if level == Level.INSTANCE)
    window.service.adjudication.decide(document, [owner], "neither", (), "neither")
    below = nodes.parent.index(owner)
    changed, left = window.service.concordance.decide([(document, below)], "take", (1,), "take B")
    assert (changed.label, left) == ("", 1)
    changed, left = window.service.concordance.decide(
        [(document, below), (document, owner)], "take", (1,), "take B"
    )
    assert (changed.count, left) == (1, 0), "the row above counts, for both"
