"""A weight changed in the editor of profiles: until the document shown is compared and painted anew.

The annotations are `similarity_corpus.SimilarityCorpus`, 200 a side and document, written as MAT JSON with a
task file. Each run moves the slider of a weight by one step: timed until the worker's answer is shown and all
pending events, painting included, are done (wall time; other documents follow after that), and until every
document is compared again.
"""

import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from report import heading, show, use_this_tree

use_this_tree()  # before anything of the program is imported, hence E402

from similarity_corpus import SimilarityCorpus, write_corpus  # noqa: E402  # not before the tree is in use

if TYPE_CHECKING:
    from real_window import Program

RUNS = 15


def editor_of(program: "Program") -> object:
    """Open the editor of the profile and return it."""
    from annotally_gui.dialogs.profile.editor import ProfileEditor

    program.window.context.actions.action("score.configuration").trigger()
    values = [item for item in program.qt.topLevelWidgets() if isinstance(item, ProfileEditor)]
    program.idle(0.3)
    return values[0]


def changes(program: "Program") -> tuple[Sequence[float], Sequence[float]]:
    """Return milliseconds until the document shown follows, and until all documents have."""
    from annotally_gui.dialogs.profile.editor import ProfileEditor

    editor = editor_of(program)
    assert isinstance(editor, ProfileEditor)
    slider = editor.rows.weights[0].slider
    came: list[object] = []
    program.app_state.recompared.connect(came.append)
    shown, all_of_them = [], []
    for run in range(RUNS):
        came.clear()
        previous_moment = time.perf_counter()
        slider.setValue(5 + run)
        program.until(lambda: bool(came))
        program.qt.processEvents()
        shown.append((time.perf_counter() - previous_moment) * 1000)
        program.until(lambda: not program.engine.pending and not program.app_state.stale)
        program.qt.processEvents()
        all_of_them.append((time.perf_counter() - previous_moment) * 1000)
        program.idle(0.05)
    editor.close()
    return shown, all_of_them


def main() -> None:
    """Print the table."""
    from real_window import make_program

    from annotally_gui.services.session import SessionRequest

    heading("A changed weight in the window", "200 annotations a side in each document, seed 1955")
    program = make_program()
    with tempfile.TemporaryDirectory() as folder:
        for documents in (1, 100):
            task, key, response = write_corpus(Path(folder), SimilarityCorpus(documents, 200))
            program.open(SessionRequest(task, (), (key,), (response,)))
            program.idle(0.5)
            shown_numbers, all_of_them = changes(program)
            show(f"shown document of 200, {documents} in all", shown_numbers, 100)
            show("  every document", all_of_them, None if documents == 1 else 500)
    program.close()


if __name__ == "__main__":
    main()
