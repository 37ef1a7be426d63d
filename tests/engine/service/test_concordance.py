"""The requests of the concordance: everything found, decided in one step, and what is left out."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.project.messages import CODES
from annotally.comparison.result import Level
from annotally.model.diagnostics import InputRefused
from annotally.reports.tree.concordance import NOTHING, Concordance, Hit
from annotally.service import concordance as service_concordance
from support.service_window import ServiceWindow


@pytest.fixture
def window(tmp_path: Path) -> Iterator[ServiceWindow]:
    new_window = ServiceWindow(tmp_path)
    yield new_window
    new_window.close()


def find(window: ServiceWindow, words: str, *, expression: bool = False) -> tuple[Concordance, list[Hit]]:
    previous_count = len(window.sent)
    place = window.service.concordance.find(words, expression, False)
    return place, window.parts(previous_count)


def test_every_occurrence_in_every_document_is_sent(window: ServiceWindow) -> None:
    workspace = window.workspace
    concordance, hits = find(window, "the")
    texts = {
        document_id: workspace.document(document_id).text.casefold() for document_id in workspace.document_ids
    }
    assert concordance.places == sum(text.count("the") for text in texts.values())
    assert concordance.documents == sum("the" in text for text in texts.values())
    assert concordance.listed == concordance.hits == len(hits)
    assert [hit.document for hit in hits] == sorted(
        (hit.document for hit in hits), key=workspace.document_ids.index
    )
    for hit in hits:
        assert workspace.document(hit.document).text[hit.start : hit.end].casefold() == "the"


def test_no_more_is_sent_than_can_be_looked_at(
    window: ServiceWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service_concordance, "LISTED", 7)
    monkeypatch.setattr(service_concordance, "BATCH", 3)
    concordance, hits = find(window, "the")
    assert (concordance.listed, len(hits)) == (7, 7)
    assert concordance.hits > 7


def test_an_expression_that_is_none_is_refused_before_anything_is_searched(window: ServiceWindow) -> None:
    with pytest.raises(InputRefused, match="regular expression"):
        find(window, "(", expression=True)


def test_places_in_several_documents_are_decided_in_one_step(window: ServiceWindow) -> None:
    _, hits = find(window, r"\w+", expression=True)
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


def test_what_lies_below_something_left_out_is_not_decided_apart(window: ServiceWindow) -> None:
    workspace = window.workspace
    document = workspace.document_ids[0]
    nodes = workspace.unit(document).nodes
    owner = next(row for row, level in enumerate(nodes.level) if level == Level.INSTANCE)
    window.decide(document, owner, "neither")
    below = nodes.parent.index(owner)
    changed, left = window.service.concordance.decide([(document, below)], "take", (1,), "take B")
    assert (changed.label, left) == ("", 1)
    changed, left = window.service.concordance.decide(
        [(document, below), (document, owner)], "take", (1,), "take B"
    )
    assert (changed.count, left) == (1, 0), "the row above counts, for both"


def test_reason_and_comment_stand_with_every_decision_below_what_was_noted_before(
    window: ServiceWindow,
) -> None:
    _, hits = find(window, r"\w+", expression=True)
    places = sorted({(hit.document, hit.row) for hit in hits if hit.row != NOTHING})
    noted = places[0]
    window.service.adjudication.remark(*noted, "ask again", True, "comment")
    window.service.concordance.decide(places, "take", (0,), "take A", "guideline", "names are whole")
    known = window.decided()
    assert {known[document].reasons[row] for document, row in places} == {"guideline"}
    remarks = {place: known[place[0]].remarks[place[1]] for place in places}
    assert {(remark.comment, remark.flagged) for place, remark in remarks.items() if place != noted} == {
        ("names are whole", False)
    }
    assert (remarks[noted].comment, remarks[noted].flagged) == ("ask again\nnames are whole", True)
    window.service.concordance.decide(places, "take", (1,), "take B", "slip", "names are whole")
    again = window.decided()
    assert again[noted[0]].remarks[noted[1]].comment == "ask again\nnames are whole", "said once"
    assert {again[document].reasons[row] for document, row in places} == {"slip"}
    for _ in range(3):
        window.service.adjudication.undo()
    assert not any(item.remarks or item.reasons for item in window.decided().values())


def test_what_is_undecided_can_be_commented_but_has_no_reason(window: ServiceWindow) -> None:
    _, hits = find(window, "the")
    place = next((hit.document, hit.row) for hit in hits if hit.row != NOTHING)
    window.service.concordance.decide([place], "take", (0,), "take A", "slip")
    window.service.concordance.decide([place], "", (), "undecide", "slip", "not so fast")
    known = window.decided()[place[0]]
    assert known.reasons == {}
    assert known.remarks[place[1]].comment == "not so fast"
