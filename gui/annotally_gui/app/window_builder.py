"""The composition of the window: its panes, and the functions that inspect files and tasks."""

from pathlib import Path

from PySide6.QtGui import QColor, QPixmap

from annotally.model.diagnostics import InputRefused
from annotally.model.paths import is_folder
from annotally.scoring.tally import Status
from annotally.tasks.catalogue import TASKS, suggested_task, usual_formats
from annotally.tasks.task_names import file_name
from annotally_gui.context import AppContext
from annotally_gui.controllers.application import ApplicationController
from annotally_gui.controllers.folders import parts_of, text_beside
from annotally_gui.controllers.panes import DataPanes
from annotally_gui.services.i18n import tr, translate
from annotally_gui.services.input_roles import InputCatalogue, Offer, OfferedTask, Recognised
from annotally_gui.services.status_glyphs import state_title
from annotally_gui.text.accessible_pane import install_accessible_text
from annotally_gui.text.pane import TextPane
from annotally_gui.views.agreement import AgreementPane
from annotally_gui.views.classes import ClassesPane
from annotally_gui.views.concordance import ConcordancePane
from annotally_gui.views.confusion import ConfusionPane
from annotally_gui.views.corpus import CorpusPane
from annotally_gui.views.final_card import FinalCard
from annotally_gui.views.inspector import InspectorPane
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.pairs import PairsPane
from annotally_gui.views.questions import QuestionsPane
from annotally_gui.views.reading import ReadingPane
from annotally_gui.views.scores import ScoresPane
from annotally_gui.window.docks import Panes
from annotally_gui.window.main_window import MainWindow


def _recognise(path: str) -> Recognised | str:
    # Imported when the first file is looked at: the start of the window does without the formats.
    from annotally.formats.base import ReadOptions
    from annotally.formats.io import (
        beginning_of,
        is_silent,
        label_layers_of,
        layers_of,
        recognise_beginning,
        words_of,
    )

    try:
        beginning = beginning_of(path)
        if is_silent(path, beginning):
            return Recognised("", tr("No annotations"))
        file_format = recognise_beginning(path, beginning)
        layers, columns = layers_of(path, file_format), words_of(path, file_format)
        labels = label_layers_of(path, file_format, ReadOptions())
    except InputRefused as refusal:
        return translate(refusal.diagnostics[0].found)
    if file_format.read is None:
        return tr(
            "{title}: {why}",
            title=translate(file_format.title),
            why=translate(file_format.refusal) or tr("files of this format cannot be read"),
        )
    return Recognised(
        file_format.name,
        translate(file_format.title),
        file_format.carries_text,
        file_format.carries_annotations,
        suggested_task(beginning),
        layers,
        tuple((column.name, column.examples) for column in columns),
        labels,
        file_format.all_layers if layers and file_format.all_layers not in map(str.casefold, layers) else "",
    )


def _configuration(path: str) -> Offer | None:
    # The order is from cheap to costly: a folder is none, the beginning of a file tells most others apart,
    # and only what looks like a configuration is read.
    from annotally.formats.io import beginning_of
    from annotally.tasks.mat.task import looks_like_mat_task
    from annotally.tasks.muc_config.config import load_configuration
    from annotally.tasks.muc_config.task import located
    from annotally.tasks.resolve import looks_like_configuration

    if is_folder(path):
        return None
    name = file_name(path)
    try:
        beginning = beginning_of(path)
    except InputRefused:
        return None
    if looks_like_mat_task(beginning):
        return Offer(name)  # it names no inputs
    try:
        configuration = load_configuration([path]) if looks_like_configuration(beginning) else None
    except InputRefused:
        return Offer(name)  # Open will say why, with every line at fault
    if configuration is None:
        return None
    sides = [Path(located(configuration, side)) for side in ("key_file", "response_file")]
    key, response = [(str(side.absolute()),) if side.is_file() else () for side in sides]
    return Offer(name, key, response)


def _configuration_in(folder: str) -> str:
    """Return the only configuration that lies in a folder of several sides; empty where there is none."""
    # A folder that is one side itself is a corpus, and is not read through for a configuration.
    if not parts_of(folder):
        return ""
    from annotally.workspace.inputs.arrangement import few_files

    configurations = [path for path in map(str, few_files(Path(folder))) if _configuration(path) is not None]
    return configurations[0] if len(configurations) == 1 else ""


class _Painter:
    """The glyphs, colours and names of states in the theme in force, for the views."""

    def __init__(self, context: AppContext) -> None:
        self._context = context

    def glyph(self, status: int, size: int, dpr: float, filled: bool = True) -> QPixmap:
        """Return the glyph of a state."""
        return self._context.glyphs.pixmap(Status(status), size, dpr, filled)

    def color(self, status: int) -> QColor:
        """Return the colour of a state."""
        return self._context.theme.state(Status(status))

    def text(self, status: int) -> str:
        """Return the name of a state."""
        return state_title(Status(status))


class WindowBuilder:
    """The parts of the window that show data, and the operations behind its actions."""

    def __init__(self) -> None:
        self._controller: ApplicationController | None = None

    def inputs(self) -> InputCatalogue:
        """Return the functions and tables about input files and tasks."""
        tasks = tuple(
            OfferedTask(
                task.name,
                translate(task.title),
                usual_formats(task.name),
                not task.method_spec.has_final_key,
                task.method_spec.aligns_texts,
                task.name in ("spans", "mat"),
                task.name == "spans",
                not task.method_spec.edges_count,
            )
            for task in TASKS
        )
        return InputCatalogue(_recognise, tasks, _configuration, parts_of, text_beside, _configuration_in)

    def panes(self, context: AppContext) -> Panes:
        """Make the panes of the window with these services."""
        # Panes are made once, when the workspace is first needed; the controller connects them before any
        # is shown.
        install_accessible_text(TextPane)
        painter = _Painter(context)
        data = DataPanes(
            ReadingPane(context),
            CorpusPane(),
            InspectorPane(painter, FinalCard(context.actions)),
            MappingPane(painter),
            ScoresPane(),
            ClassesPane(painter),
            ConfusionPane(),
            AgreementPane(),
            ConcordancePane(context.actions),
            QuestionsPane(),
            PairsPane(),
        )
        if self._controller is not None:
            self._controller.wire(data)
        docked = (data.corpus, data.inspector, data.mapping, data.scores)
        return Panes(
            data.reading,
            *docked,
            data.classes,
            data.confusion,
            data.agreement,
            data.concordance,
            data.questions,
            data.pairs,
        )

    def attach(self, window: MainWindow) -> None:
        """Answer the window's signals and bind its actions."""
        self._controller = ApplicationController(window)
