"""A key of stand-off files in the window: relations without an end, a file in the place of the folder."""

from pathlib import Path

from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.inputs_astray import InputsAstrayDialog
from annotally_gui.dialogs.message_boxes import QuestionDialog
from annotally_gui.services.session import SessionRequest
from support.adjudication_steps import shot, verdicts
from support.driver import Driver, Start
from support.span_projects import TEXT, brat_files, opened, rows_of, take

ANN = (
    "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT3\tLOC 14 18\tRome\n"
    "R1\tKnows Arg1:T1 Arg2:T2\nR2\tIn Arg1:T2 Arg2:T3\nR3\tIn Arg1:T1 Arg2:T3\n"
)


def export_dialog(driver: Driver) -> ExportKeyDialog:
    """Open the sheet of the final key by its keys."""
    driver.activate()
    driver.keys("ctrl+alt+e")
    dialog = driver.dialog(ExportKeyDialog)
    assert isinstance(dialog, ExportKeyDialog)
    driver.until(dialog.export_button.isEnabled)
    return dialog


def asked(driver: Driver, answer: str, name: str) -> None:
    """Wait for a question, keep a picture, and answer it by keys."""
    question = driver.dialog(QuestionDialog)
    assert question is not None
    driver.until(question.isActiveWindow)
    shot(driver, name)
    driver.keys(answer)
    driver.until(lambda: driver._open(QuestionDialog) is None)


def test_a_key_of_folders_is_asked_about_once_and_written(start: Start, tmp_path: Path) -> None:
    session = opened([brat_files(tmp_path / side, ANN) for side in "ab"], tmp_path / "mine.annotally")
    take(session, 0)
    session.decide("d", rows_of(session, lambda item: item.name == "T2"), "neither", [], "leave out")
    session.close()
    for side in "ab":
        shifted = "\n".join(
            "\t".join(moved(field) for field in line.split("\t")) for line in ANN.splitlines()
        )
        brat_files(tmp_path / side, shifted + "\n", f"Now: {TEXT}")
    driver = start()
    driver.window.open_requested.emit(SessionRequest("", project=str(tmp_path / "mine.annotally")))
    astray = driver.dialog(InputsAstrayDialog)
    driver.until(astray.isActiveWindow)
    shot(driver, "folders-00-astray")
    driver.keys("Return")
    driver.until(lambda: driver._open(InputsAstrayDialog) is None)
    driver.until(lambda: verdicts(driver).totals.objects > 0)
    driver.idle()
    assert (verdicts(driver).totals.open, verdicts(driver).totals.unresolved) == (0, 0)
    (tmp_path / "mine-final").write_text("mine")
    sheet = export_dialog(driver)
    shot(driver, "folders-01-sheet")
    driver.keys("alt+e")
    asked(driver, "alt+l", "folders-02-relations")
    driver.until(lambda: sheet.place.text() == str(tmp_path / "mine-final-final"))
    shot(driver, "folders-03-proposed")
    driver.until(sheet.isActiveWindow)
    driver.keys("alt+e")
    driver.until(lambda: driver._open(ExportKeyDialog) is None)
    lines = (tmp_path / "mine-final-final" / "d.ann").read_text().splitlines()
    assert sorted(lines) == ["R3\tIn Arg1:T1 Arg2:T3", "T1\tPER 5 8\tAda", "T3\tLOC 19 23\tRome"]
    assert (tmp_path / "mine-final").read_text() == "mine"
    driver.idle()
    sheet = export_dialog(driver)
    sheet.place.setText(str(tmp_path / "mine-final-final"))
    driver.keys("alt+e")
    asked(driver, "alt+r", "folders-04-replace")
    driver.until(lambda: driver._open(ExportKeyDialog) is None)


def moved(field: str) -> str:
    """Return a field of a line, its offsets behind five more characters."""
    kind, *offsets = field.split(" ")
    return (
        " ".join([kind, *(str(int(offset) + 5) for offset in offsets)])
        if offsets[:1] and offsets[0].isdigit()
        else field
    )
