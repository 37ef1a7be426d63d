"""Decisions without effect are greyed, and the card says why; keys of the others work."""

from dataclasses import replace
from pathlib import Path

from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.message_boxes import QuestionDialog
from annotally_gui.models.app_state import Place
from annotally_gui.services.requests import KeyRequests
from annotally_gui.services.samples import SAMPLES
from annotally_gui.services.session import SessionRequest
from support.adjudication_steps import in_chooser, ready, shot, verdicts
from support.driver import Driver, Start

RELATIONS = next(sample for sample in SAMPLES if sample.task.endswith(".xml"))
GREYED = ("decide.both", "decide.either_first", "decide.either_second", "decide.neither", "decide.optional")
"""What has no effect on the row of a label."""


def adjudicated_relations(start: Start, folder: Path) -> Driver:
    """Return a window with a new project of annotations with labels, places and relations."""
    driver = start()
    request: SessionRequest = replace(RELATIONS.request(), key2key=True)
    driver.open(request)
    in_chooser(driver, "ctrl+n", folder / "mine")
    ready(driver, objects=1)
    return driver


def enabled(driver: Driver, action_id: str) -> bool:
    return driver.window.context.actions.action(action_id).isEnabled()


def row_named(driver: Driver, name: str) -> int:
    """Return the first row of a name in the tree."""
    forest = driver.forest
    return next(row for row in range(len(forest.level)) if forest.title(row) == name)


def test_a_label_is_of_one_side_and_the_card_says_so(start: Start, tmp_path: Path) -> None:
    driver = adjudicated_relations(start, tmp_path)
    card = driver.inspector.card
    assert card is not None
    label = row_named(driver, "label")
    above = driver.forest.parent(label)
    driver.app_state.select(Place(*driver.forest.place(label)))
    driver.until(lambda: not enabled(driver, "decide.both"))
    assert [name for name in GREYED if enabled(driver, name)] == []
    assert enabled(driver, "decide.first")
    assert enabled(driver, "decide.undecide")
    assert "an annotation has one label" in card.notes.whole
    assert "an annotation has one label" in driver.window.context.actions.action("decide.neither").toolTip()
    shot(driver, "refused-label")
    driver.keys("3")
    driver.idle()
    assert verdicts(driver).own(label) is False
    driver.keys("1")
    driver.until(lambda: verdicts(driver).own(label))
    driver.app_state.select(Place(*driver.forest.place(above)))
    driver.until(lambda: enabled(driver, "decide.neither"))
    driver.until(lambda: not card.notes.whole)
    driver.keys("3")
    driver.until(lambda: verdicts(driver).own(above))
    driver.app_state.select(Place(*driver.forest.place(label)))
    driver.until(lambda: not enabled(driver, "decide.first"))
    assert "from both sides" in card.notes.whole
    shot(driver, "refused-side-by-side")


def test_a_relation_that_lost_an_end_is_told_of_once_where_the_key_is_exported(
    start: Start, tmp_path: Path
) -> None:
    driver = adjudicated_relations(start, tmp_path)
    driver.app_state.select(Place(*driver.forest.place(row_named(driver, "PERSON p2"))))
    driver.until(lambda: enabled(driver, "decide.neither"))
    driver.keys("0")
    driver.until(lambda: verdicts(driver).totals.decided == 1)
    driver.idle()
    kinds: list[tuple[str, ...]] = []
    driver.context.engine.call(KeyRequests.types, on_result=kinds.append)
    driver.until(lambda: bool(kinds))
    rules = dict.fromkeys(kinds[0], ("take", (0,)))
    driver.context.engine.call(KeyRequests.fill_open, rules, "open", on_result=kinds.append)
    driver.until(lambda: len(kinds) == 2)
    driver.context.actions.action("file.export_key").trigger()
    sheet = driver.dialog(ExportKeyDialog)
    assert isinstance(sheet, ExportKeyDialog)
    driver.until(sheet.export_button.isEnabled)
    driver.until(lambda: sheet.findings.count() > 0)
    driver.click(sheet.export_button)
    question = driver.dialog(QuestionDialog)
    shot(driver, "export-relation-question")
    question.reject()
    driver.idle()
    listed = [sheet.findings.item(number).text() for number in range(sheet.findings.count())]
    assert len([item for item in listed if "WORKS_FOR w1" in item]) == 1
    shot(driver, "export-relation")
    sheet.reject()
