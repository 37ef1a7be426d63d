"""A colour for each annotator: in the lanes of the text, over the columns of the tree, in the legend."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QIcon

from annotally.model.letters import LETTERS
from annotally_gui.controllers.commands.controller import Controller
from annotally_gui.models.app_state import AppState
from annotally_gui.models.lanes import Lanes
from annotally_gui.services.i18n import tr
from annotally_gui.views.inspector import InspectorPane
from annotally_gui.views.mapping import MappingPane
from annotally_gui.views.reading import ReadingPane
from annotally_gui.widgets.annotator_marks import Annotator, bar
from annotally_gui.window.main_window import MainWindow


@dataclass(frozen=True, slots=True)
class ColouredPanes:
    """The panes that tell annotators by colour."""

    mapping: MappingPane
    reading: ReadingPane
    inspector: InspectorPane


class AnnotatorColourController(Controller):
    """Tells annotators by colour, unless a project hides them, one side is a key, or nobody wants it."""

    def __init__(
        self, window: MainWindow, state: AppState, panes: ColouredPanes, lanes: Callable[[], Lanes]
    ) -> None:
        super().__init__(window.context, state)
        self._window = window
        self._panes, self._lanes = panes, lanes
        self._context.actions.bind("view.annotator_colors", self._turn)
        self._context.settings.changed.connect(self._settings_changed)
        self._context.theme.changed.connect(self.tell)
        state.opened.connect(lambda _opened: self.tell())
        state.project_changed.connect(self._project_changed)
        self._told: tuple[str, ...] = ()
        self._context.actions.set_enabled("view.annotator_colors", False)

    @property
    def annotators(self) -> Sequence[str]:
        """The names of those who have a colour: none in blind mode, and none of a key and a response."""
        opened, project = self._state.comparison, self._state.project
        several = opened is not None and (opened.key2key or len(opened.sides) > 2)
        blind = project is not None and project.blind
        return opened.sides if opened is not None and several and not blind else ()

    def tell(self) -> None:
        """Show colours, or take them away; before anything is open there is nothing to be shown in."""
        # The bars are drawn for the pixel ratio of the window's screen and handed to the model as icons, so
        # that the model knows no theme.
        if self._state.comparison is None:
            return
        names, is_on = self.annotators, self._context.settings.values.annotator_colors
        self._told = tuple(names)
        actions = self._context.actions
        actions.set_enabled("view.annotator_colors", bool(names))
        actions.set_checked("view.annotator_colors", bool(names) and is_on)
        shown_names = names if is_on else ()
        self._panes.reading.set_annotators(len(shown_names))
        theme, ratio = self._context.theme, self._window.devicePixelRatioF()
        self._panes.inspector.set_annotator_colors([theme.annotator(n) for n in range(len(shown_names))])
        self._panes.mapping.model.set_side_icons(
            [QIcon(bar(theme.annotator(number), ratio)) for number in range(len(shown_names))]
        )
        self._window.legend.show_annotators(self._explained(shown_names))

    def _explained(self, names: Sequence[str]) -> list[Annotator]:
        """Return the annotators that are drawn, in the order of columns and cards: A, B, C.

        Lanes may be those of what was open before: who is not there has none.
        """
        lanes, color = self._lanes(), self._context.theme.annotator
        above = [(side, tr("above")) for side in lanes.upper]
        below = [(side, tr("below")) for side in lanes.lower]
        placed = [(side, place) for side, place in sorted((*above, *below)) if side < len(names)]
        return [Annotator(LETTERS[side], names[side], place, color(side)) for side, place in placed]

    def _turn(self, on: object = None) -> None:
        self._context.settings.change(annotator_colors=bool(on))

    def _project_changed(self, _project: object) -> None:
        # With every decision a project is another one, and headings told anew lay a tree out anew.
        if tuple(self.annotators) != self._told:
            self.tell()

    def _settings_changed(self, names: frozenset[str]) -> None:
        if "annotator_colors" in names:
            self.tell()
