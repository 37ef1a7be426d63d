"""Pictures of the real window: screenshots.py [FOLDER].

Without a folder it makes the pictures of the README, in packaging/screenshots: Inspect and Adjudicate mode in
light and dark. With one it makes, into that folder, both at 100 and 200 %, 1280 × 720, a small window, and
the dialogs.
Run it on a display: sh packaging/with-display.sh .venv/bin/python packaging/screenshots.py
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROOMS = [str(ROOT / room) for room in ("engine", "gui", "resources")]
PATIENCE = 30
THEMES = ("light", "dark")
SIZES = {"inspect": (1440, 900), "inspect-1280x720": (1280, 720), "small": (800, 500)}
SMALL = 0
"""The quality of a PNG that takes longest to write and is smallest."""
DECISIONS = ("decide.first", "decide.second", "decide.neither", "decide.second")
DIALOGS = {
    "help": "help.help",
    "shortcuts": "help.shortcuts",
    "about": "help.about",
    "preferences": "edit.preferences",
    "open": "file.open",
}


def main(arguments: list[str]) -> int:
    """Start one process for each theme and scale: Qt reads the scale once."""
    if len(arguments) > 1 or any(word.startswith("-") for word in arguments):
        print(__doc__)
        return 2
    everything = bool(arguments)
    folder = Path(arguments[0]) if everything else ROOT / "packaging" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        for scale in (1, 2) if everything else (1,):
            environment = os.environ | {"QT_SCALE_FACTOR": str(scale), "PYTHONPATH": os.pathsep.join(ROOMS)}
            words = ["--one", str(folder), theme, str(scale), str(int(everything))]
            subprocess.run([sys.executable, __file__, *words], env=environment, check=True)
    return 0


class Studio:
    """One window with the sample open, in one theme."""

    def __init__(self, folder: Path, theme: str, scale: str, settings: Path) -> None:
        from annotally_gui.app.application import make_application, make_context
        from annotally_gui.app.window_builder import WindowBuilder
        from annotally_gui.services.engine_client import EngineClient
        from annotally_gui.services.settings import Settings
        from annotally_gui.window.main_window import MainWindow

        self.folder, self.ending = folder, f"{theme}{'' if scale == '1' else '-200'}.png"
        self.app = make_application(["annotally"])
        store = Settings(settings / "annotally.ini")
        store.change(theme=theme)
        self.engine = EngineClient(self.app)
        parts = WindowBuilder()
        self.context = make_context(self.app, store, self.engine, parts.inputs)
        self.window = MainWindow(self.context, parts.panes)
        parts.attach(self.window)
        self.settled = False
        self.window.settled.connect(self._settle)

    def _settle(self) -> None:
        self.settled = True

    def until(self, condition: Callable[[], bool]) -> None:
        """Let the window work until the condition holds; TimeoutError if it never does."""
        deadline = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > deadline:
                raise TimeoutError("the window does not settle")
            self.app.processEvents()
            time.sleep(0.005)

    def open_sample(self) -> None:
        """Open the sample and go to the disagreement with the most to see."""
        self.window.sample_requested.emit()
        self.until(lambda: self.settled and not self.engine.pending)
        for _ in range(2):
            self.trigger("go.next_disagreement")

    def adjudicate_sample(self, place: Path) -> None:
        """Begin a project of the sample of two annotators, and decide some of it."""
        from PySide6.QtWidgets import QFileDialog

        from annotally_gui.actions.spec import Need

        self.trigger("file.adjudicate_sample")
        chooser = self.window.findChild(QFileDialog)
        if chooser is None:
            raise LookupError("nobody asks where the project is to be")
        self.settled = False
        chooser.fileSelected.emit(str(place))
        chooser.close()
        self.until(lambda: self.settled and self.context.actions.is_there(Need.PROJECT))
        for action in (*DECISIONS, "go.next_disagreement"):
            self.trigger(action)

    def trigger(self, action: str) -> None:
        """Do what an action does, and wait until it is done."""
        self.context.actions.action(action).trigger()
        self.until(lambda: not self.engine.pending)
        self.rest()

    def take(self, name: str, width: int, height: int) -> None:
        """Take the window in this size, in logical pixels."""
        self.window.resize(width, height)
        self.window.show()
        self.rest()
        self.window.grab().save(str(self.folder / f"{name}-{self.ending}"), "PNG", SMALL)

    def take_dialog(self, name: str, action: str) -> None:
        """Take a dialog."""
        self.context.actions.action(action).trigger()
        self.rest()
        dialog = self.app.activeModalWidget()
        if dialog is None:
            raise LookupError(f"{action} shows no dialog")
        dialog.grab().save(str(self.folder / f"{name}-{self.ending}"), "PNG", SMALL)
        dialog.close()

    def rest(self) -> None:
        """Let layout and painting come to rest."""
        for _ in range(20):
            self.app.processEvents()
            time.sleep(0.005)

    def close(self) -> None:
        """End it."""
        self.window.close()
        self.engine.close()


def take_one(folder: str, theme: str, scale: str, everything: str) -> int:
    """Take the pictures of one theme at one scale."""
    with tempfile.TemporaryDirectory() as settings:
        studio = Studio(Path(folder), theme, scale, Path(settings))
        if everything == "1":
            studio.take("welcome", 1000, 640)
            for name, action in DIALOGS.items():
                studio.take_dialog(name, action)
        studio.window.resize(*SIZES["inspect"])
        studio.window.show()
        studio.open_sample()
        for name, size in SIZES.items():
            if name == "inspect" or everything == "1":
                studio.take(name, *size)
        studio.window.resize(*SIZES["inspect"])
        studio.adjudicate_sample(Path(settings) / "adjudicated")
        studio.take("adjudicate", *SIZES["inspect"])
        studio.close()
    return 0


if __name__ == "__main__":
    rest = sys.argv[1:]
    sys.exit(take_one(*rest[1:]) if rest[:1] == ["--one"] else main(rest))
