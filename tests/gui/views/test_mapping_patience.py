"""Searches of the mapping pane that would never end."""

from annotally_gui.views.mapping import MappingPane
from forest_builders import entity, trees

ENDLESS = "text:/^(a+)+$/"
HARD = trees({"hard": ([entity(1, "a" * 60 + "b", 0, "PERSON")], [])})[0]


def test_a_search_without_end_is_given_up_and_the_filter_before_stays(pane: MappingPane) -> None:
    pane.append(HARD)
    pane.set_filter_text("state:MIS")
    before = pane.matched()
    assert before is not None
    pane.set_filter_text(ENDLESS)
    assert pane.bar.problem.isVisible()
    assert "takes too long" in pane.bar.problem.text()
    assert pane.matched() == before
    pane.set_filter_text("state:COR")
    assert not pane.bar.problem.isVisible()
    assert pane.matched() != before


def test_documents_that_a_filter_cannot_be_tried_on_are_shown_without_it(pane: MappingPane) -> None:
    pane.set_filter_text(ENDLESS)
    assert pane.matched() is not None
    assert not pane.bar.problem.isVisible()
    known = len(pane.forest.trees)
    pane.append(HARD)
    assert pane.bar.problem.isVisible()
    assert pane.matched() is None
    assert pane.model.rowCount() == known + 1
