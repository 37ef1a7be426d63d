"""MAT documents with their task file: compared by its profile, a weight changed, the profile saved."""

import shutil
from pathlib import Path

from annotally.formats.io import load_source
from annotally.tasks.mat.task import read_mat_task
from annotally.tasks.task_names import file_name
from annotally_gui.dialogs.profile.editor import ProfileEditor
from annotally_resources import resource
from support.driver import figures
from support.hand import MOST, Journey

RELATIONS = Path(str(resource("sample"))) / "relations"


def test_documents_are_compared_by_a_profile_that_is_changed(journey: Journey, tmp_path: Path) -> None:
    driver = journey.driver
    folder = Path(shutil.copytree(RELATIONS, tmp_path / "relations"))
    journey.click(driver.window.welcome.compare_folder_button)
    journey.choose(str(folder))
    sheet = journey.sheet()
    journey.step("A folder of a key, a response and the task file")
    assert sheet.task.currentData() == file_name(str(folder / "relations.xml"))
    journey.start()
    journey.at_the_first_disagreement()
    assert journey.gestures <= MOST
    journey.step("The first disagreement, by the task's own profile")
    assert journey.open_reasons()
    journey.step("Why they clash, dimension by dimension")
    journey.press("alt+6")
    journey.step("Which labels were taken for which")
    previous = figures(driver)
    journey.press("F7")
    editor = driver.dialog(ProfileEditor)
    assert isinstance(editor, ProfileEditor)
    journey.step("The profile, with its weights")
    field = editor.rows.weights[1].field
    journey.click(field)
    driver.until(field.hasFocus)
    driver.keys("ctrl+a")
    driver.write("0")
    driver.until(lambda: figures(driver) != previous)
    changed = figures(driver)
    journey.step("A weight changed: the scores follow at once")
    journey.click(editor.undo_button)
    driver.until(lambda: figures(driver) == previous)
    journey.step("And undone")
    journey.press("ctrl+shift+z")
    driver.until(lambda: figures(driver) == changed)
    written = (folder / "relations.xml").read_bytes()
    journey.click(editor.save_button)
    path = tmp_path / "mine.xml"
    journey.choose(str(path))
    driver.until(
        lambda: driver.app_state.request is not None and driver.app_state.request.task == file_name(str(path))
    )
    driver.until(lambda: figures(driver) == changed)
    assert read_mat_task(load_source(str(path), any_content=True)).task == editor.draft.task
    assert (folder / "relations.xml").read_bytes() == written, "the input is as it was"
    journey.step("The profile saved: the scores are those of the saved file")
    driver.until(lambda: not editor.isWindowModified())
    journey.leave(ProfileEditor)
    assert journey.gestures <= 14
