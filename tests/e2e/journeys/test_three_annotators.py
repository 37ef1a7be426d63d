"""Three annotators in a folder: votes, the majority by key and by rule, agreement, the final key."""

from pathlib import Path

from annotally_gui.dialogs.rules import RulesDialog
from annotally_gui.views.agreement import AgreementPane
from annotally_gui.views.pairs import PairsPane
from support.adjudication_steps import decided, into_tree, verdicts, waits
from support.hand import MOST, Journey
from support.journey_samples import DIFFERENT, IDENTICAL, annotator_folders, side_text


def test_three_annotators_are_adjudicated_by_their_majority(journey: Journey, tmp_path: Path) -> None:
    driver = journey.driver
    folder = tmp_path / "news"
    journey.choose_annotators(annotator_folders(folder, "anna", "ben", "cora"))
    journey.step("A folder of three annotators")
    journey.start()
    journey.at_the_first_disagreement()
    assert journey.gestures <= MOST
    journey.in_project(IDENTICAL + DIFFERENT)
    assert driver.app_state.comparison is not None
    assert driver.app_state.comparison.sides == ("anna", "ben", "cora")
    journey.step("The first disagreement: three cards, three columns")

    into_tree(driver)
    for number in range(1, 4):
        assert waits(driver)
        journey.press("m")
        driver.until(lambda number=number: decided(driver) == number)
        driver.idle()
    journey.step("The majority taken three times")
    journey.press("3")
    driver.until(lambda: decided(driver) == 4)
    driver.idle()
    journey.step("C taken")
    journey.press("l")
    driver.idle()
    journey.step("Two lanes of the three")
    journey.press("ctrl+alt+p")
    pairs = driver.pane(PairsPane)
    driver.until(lambda: pairs.model.rowCount() == 3)
    journey.step("Every two of them")
    journey.press("alt+7")
    agreement = driver.pane(AgreementPane)
    driver.until(lambda: agreement.model.sheet is not None)
    journey.step("How far they agree")
    rules = journey.open_rules()
    journey.choose_majority(rules)
    journey.step("The rule of the majority says beforehand what it would decide")
    journey.press("Return")
    driver.until(lambda: verdicts(driver).totals.open == 0)
    driver.idle()
    journey.press("Escape")
    driver.until(lambda: driver._open(RulesDialog) is None)
    driver.activate()
    journey.step("All is decided")
    journey.export_key()
    (written,) = [path for path in folder.parent.rglob("*final*") if path.is_file()]
    assert written.read_text("utf-8") == side_text(2)
    journey.step("The final key is written")
    assert journey.gestures <= 18
