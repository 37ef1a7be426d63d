"""The export of the final key: format, place, open objects, and findings about the key."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QFormLayout, QHBoxLayout, QLabel, QWidget

from annotally.adjudication.project.messages import (
    BrokenEnds,
    Changed,
    Conflict,
    KeyFindings,
    KeyFormat,
    KeyPlace,
    OpenType,
)
from annotally.model.diagnostics import Diagnostic
from annotally.model.letters import LETTERS
from annotally_gui.context import AppContext
from annotally_gui.dialogs.diagnostics import DiagnosticsPanel
from annotally_gui.dialogs.engine_dialog import EngineDialog
from annotally_gui.dialogs.findings import KeyFindingsList, broken_words, findings_words
from annotally_gui.dialogs.frame import make_button, wrapped
from annotally_gui.dialogs.open_types import OpenTypesTable
from annotally_gui.dialogs.row_list import LISTED, RowList
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.masks import marked
from annotally_gui.services.i18n import plural, tr
from annotally_gui.services.requests import KeyRequests
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.widgets.field import Field
from annotally_gui.widgets.layouts import add_layout

_NAMED = 5
"""Files named in a question."""
_LISTED = 12
"""Relations named in a question."""


class ExportKeyDialog(EngineDialog):
    """A sheet that exports the key once nothing is open, and if it reads back as it was decided."""

    place_chosen = Signal(object)
    """A request to decide about the open object at this `Place`."""
    exported = Signal(object)
    """The paths of the files that were written."""
    changed = Signal(object)
    """The `Changed` documents after choices for open objects were recorded."""

    def __init__(
        self, context: AppContext, state: AppState, verdicts: DecisionModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Export final key"), context, state, parent, 680, 520)
        self._verdicts = verdicts
        self._formats: tuple[KeyFormat, ...] = ()
        self._panel: DiagnosticsPanel | None = None
        sides = state.comparison.sides if state.comparison is not None else ("", "")
        self.format, self.side = QComboBox(), QComboBox()
        for number, (letter, name) in enumerate(zip(LETTERS, sides, strict=False)):
            self.side.addItem(tr("{letter} ({name})", letter=letter, name=name), number)
        self.side.setToolTip(tr("What was taken from this side stands in the file as it was, to the byte"))
        self.place = Field()
        self.place.setMinimumHeight(TARGET)
        self.place.textChanged.connect(self._refresh)
        add_layout(self.content, self._form())
        self.status = wrapped()
        self.content.addWidget(self.status)
        self._undecided = verdicts.totals.open
        self._conflicts = 0
        # Mentions of coreference are in classes: there are no alternatives to write.
        chained = state.comparison is not None and state.comparison.method_spec.links_mentions
        self.types = OpenTypesTable(sides, alternatives=not chained)
        self.types.chosen.connect(self._record)
        self.content.addWidget(self.types)
        self.list = self._open_objects()
        self.content.addWidget(self.list, 1)
        self.findings_label = wrapped()
        self.findings = KeyFindingsList(state)
        self.findings.place_chosen.connect(self._go)
        self.content.addWidget(self.findings_label)
        self.content.addWidget(self.findings, 1)
        self.export_button = self.add_button(tr("&Export"), self._export, default=True)
        self.add_button(tr("&Close"), self.reject)
        self.format.currentIndexChanged.connect(self._propose)
        self.side.currentIndexChanged.connect(self._propose)
        self.format.activated.connect(lambda _index: self._look())
        self._requester.ask(KeyRequests.formats, on_result=self._take_formats, kind="formats")
        self._ask()
        self.content.addStretch(0)
        self._refresh()
        (self.list if self.list.count() else self.place).setFocus()

    def _form(self) -> QFormLayout:
        line = QHBoxLayout()
        line.setSpacing(GAP)
        line.addWidget(self.place, 1)
        line.addWidget(make_button(tr("&Browse…"), self._browse))
        form = QFormLayout()
        form.setSpacing(GAP)
        form.addRow(tr("&Format"), self.format)
        form.addRow(tr("&As the file of"), self.side)
        label = QLabel(tr("&Place"))
        label.setBuddy(self.place)
        form.addRow(label, line)
        return form

    def _open_objects(self) -> RowList:
        listed = RowList(tr("What is open"))
        listed.place_chosen.connect(self._go)
        for verdict in self._verdicts:
            if verdict.open and listed.count() < LISTED:
                for row in marked(verdict.waits, 0, len(verdict.waits)):
                    listed.add(self._state.forest, Place(verdict.document, row))
        return listed

    def _ask(self) -> None:
        """Request the open types, the conflicts of classes, and the findings about the key."""
        ask = self._requester.ask
        ask(KeyRequests.open_types, on_result=self._take_types, kind="open types")
        ask(KeyRequests.conflicts, on_result=self._take_conflicts, kind="conflicts")
        self._look()

    def _look(self) -> None:
        """Request the findings about the key in the chosen format."""
        # The findings depend on the format; an older request is cancelled, so that answers cannot overtake
        # each other.
        chosen = self._chosen
        self._requester.ask(
            KeyRequests.findings,
            LISTED,
            chosen.name if chosen is not None else "",
            on_result=self._take_findings,
            kind="findings",
        )

    def _take_types(self, types: tuple[OpenType, ...]) -> None:
        project = self._state.project
        self.types.show_types(types, writable=project is not None and not project.read_only)
        self._undecided = sum(open_type.count for open_type in types if not open_type.code)
        self._refresh()

    def _take_conflicts(self, conflicts: tuple[Conflict, ...]) -> None:
        self._conflicts = len(conflicts)
        self._refresh()

    def _take_findings(self, findings: KeyFindings) -> None:
        self.findings.show_findings(findings)
        self.findings_label.setText(findings_words(findings))
        self.findings_label.setVisible(self.findings.count() > 0)
        self.findings.setVisible(self.findings.count() > 0)

    def _record(self, name: str, choice: str, sides: tuple[int, ...], words: str) -> None:
        """Record a choice for the open objects of a type."""
        self._requester.ask(
            KeyRequests.fill_open,
            {name: (choice, sides)},
            tr("open {type}: {words}", type=name, words=words),
            on_result=self._recorded,
        )

    def _recorded(self, changed: Changed) -> None:
        self.changed.emit(changed)
        self._ask()

    def _take_formats(self, formats: tuple[KeyFormat, ...]) -> None:
        self._formats = formats
        self.format.addItems([key_format.title for key_format in formats])

    def _propose(self) -> None:
        """Propose a place beside the project, in the manner of the format."""
        chosen, project = self._chosen, self._state.project
        if chosen is not None and project is not None:
            path = Path(project.path)
            ending = "" if self._takes_folder(chosen) else chosen.suffix
            self.place.setText(str(path.with_name(f"{path.stem}-final{ending}")))

    def _takes_folder(self, chosen: KeyFormat) -> bool:
        return chosen.folders[int(self.side.currentData())]

    @property
    def _chosen(self) -> KeyFormat | None:
        number = self.format.currentIndex()
        return self._formats[number] if 0 <= number < len(self._formats) else None

    def _refresh(self) -> None:
        still_open = self._verdicts.totals.open
        self.types.setVisible(still_open > 0)
        self.list.setVisible(self._undecided > 0)
        ready = not self._undecided and not self._conflicts
        self.export_button.setEnabled(ready and bool(self.place.text()) and bool(self._formats))
        self.status.setText(self._words(still_open))

    def _words(self, still_open: int) -> str:
        if self._conflicts:
            return plural(
                "{count} link merges classes that were to stay apart: resolve it in Decide › Loose ends.",
                "{count} links merge classes that were to stay apart: resolve them in Decide › Loose ends.",
                self._conflicts,
            )
        if self._undecided:
            return plural(
                "{count} object is still open: choose it to decide about it, or say what its type becomes.",
                "{count} objects are still open: choose one to decide about it, or say what a type becomes.",
                self._undecided,
            )
        if still_open:
            return plural(
                "{count} open object becomes what is said here; it stays open in the project.",
                "{count} open objects become what is said here; they stay open in the project.",
                still_open,
            )
        return tr("The key is read back and scored against every side before it is kept.")

    def _browse(self) -> None:
        dialog = QFileDialog(self, tr("Place of the final key"), str(Path(self.place.text()).parent))
        if self._chosen is not None and self._takes_folder(self._chosen):
            dialog.setFileMode(QFileDialog.FileMode.Directory)
        else:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.fileSelected.connect(self.place.setText)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _go(self, place: Place) -> None:
        self.place_chosen.emit(place)
        self.reject()

    def _export(self) -> None:
        """Request relations that lost an end, ask about them, and write the key."""
        # Four questions in a row, each asked in the answer to the one before: broken relations, the place,
        # files to be replaced, writing. A refusal at any of them leaves the sheet as it was.
        chosen, path = self._chosen, Path(self.place.text()).expanduser()
        if chosen is not None:
            self.export_button.setEnabled(False)
            self._requester.ask(
                KeyRequests.broken_relations,
                on_result=lambda broken: self._found_broken(path, chosen, broken),
                on_refused=self._refused,
            )

    def _found_broken(self, path: Path, chosen: KeyFormat, broken: tuple[BrokenEnds, ...]) -> None:
        """Ask once whether relations that lost an end are left out too, with all of them listed."""
        if not broken:
            self._ask_place(path, chosen)
            return
        self.export_button.setEnabled(True)
        self.findings.show_broken(broken)
        self.findings.setVisible(True)
        self.findings_label.setText(broken_words(len(broken)))
        self.findings_label.setVisible(True)

        def leave_out() -> None:
            self._requester.ask(
                KeyRequests.leave_relations_out,
                tr("relations without an end left out"),
                on_result=lambda changed: self._left_out(path, chosen, changed),
                on_refused=self._refused,
            )

        question = plural(
            "{count} relation points to what is not in the key: leave it out too?",
            "{count} relations point to what is not in the key: leave them out too?",
            len(broken),
        )
        # The question names the first relations; the list behind it has all of them.
        listed = "\n".join(relation.words for relation in broken[:_LISTED])
        more = len(broken) - _LISTED
        if more > 0:
            listed += "\n" + plural(
                "and {count} more, listed behind", "and {count} more, listed behind", more
            )
        title, verb = tr("Export final key"), tr("&Leave out too")
        self._context.alerts.ask(title, f"{question}\n\n{listed}", verb, leave_out)

    def _left_out(self, path: Path, chosen: KeyFormat, changed: Changed) -> None:
        self._recorded(changed)
        self._ask_place(path, chosen)

    def _ask_place(self, path: Path, chosen: KeyFormat) -> None:
        self._requester.ask(
            KeyRequests.place,
            str(path.absolute()),
            chosen.name,
            int(self.side.currentData()),
            on_result=lambda place: self._placed(path, place),
            on_refused=self._refused,
        )

    def _placed(self, path: Path, place: KeyPlace) -> None:
        """Write the key, after a question if files are to be replaced, or propose a folder."""
        self.export_button.setEnabled(True)
        # The format needs a folder and the place is none: another is proposed, nothing is written yet.
        if place.proposed:
            self.place.setText(place.proposed)
            self.status.setText(
                tr(
                    "This key is written to a folder, and {name} is none: {folder} is proposed.",
                    name=path.name,
                    folder=Path(place.proposed).name,
                )
            )
        elif place.standing:
            ask = self._context.alerts.ask
            ask(tr("Export final key"), _replacing(path, place), tr("&Replace"), lambda: self._write(path))
        else:
            self._write(path)

    def _write(self, path: Path) -> None:
        chosen = self._chosen
        if chosen is None:
            return
        self.export_button.setEnabled(False)
        self._requester.ask(
            KeyRequests.export,
            str(path.absolute()),
            chosen.name,
            int(self.side.currentData()),
            on_result=self._done,
            on_refused=self._refused,
        )

    def _done(self, paths: tuple[str, ...]) -> None:
        self.exported.emit(paths)
        self.accept()

    def _refused(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Show why nothing was written, on the sheet as it was left."""
        # A new refusal replaces the panel of the one before.
        if self._panel is not None:
            self._panel.deleteLater()
        self._panel = DiagnosticsPanel(diagnostics, self._context.icons)
        self.content.addWidget(self._panel, 1)
        self.status.setText(tr("Nothing was written."))
        self.export_button.setEnabled(True)


def _replacing(path: Path, place: KeyPlace) -> str:
    """Return the question whether the files at a place are to be replaced."""
    if not place.folder:
        return tr("{name} is there already. Replace it?", name=path.name)
    names = ", ".join(Path(name).name for name in place.standing[:_NAMED])
    remaining = len(place.standing) - _NAMED
    if remaining > 0:
        names = plural(
            "{names} and {count} file more", "{names} and {count} files more", remaining, names=names
        )
    return tr("{folder} already holds {names}. Replace what is there?", folder=path.name, names=names)
