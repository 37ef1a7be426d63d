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
    KeyProblem,
    OpenType,
)
from annotally.model.diagnostics import Diagnostic
from annotally.model.letters import LETTERS
from annotally_gui.context import AppContext
from annotally_gui.dialogs.diagnostics import DiagnosticsPanel
from annotally_gui.dialogs.engine_dialog import EngineDialog
from annotally_gui.dialogs.findings import KeyFindingsList, broken_words, findings_words
from annotally_gui.dialogs.frame import make_button, wrapped
from annotally_gui.dialogs.key_losses import KeyLossChoices
from annotally_gui.dialogs.key_problems import ExportMemory, KeyProblemList
from annotally_gui.dialogs.key_votes import KeyVotesChoice
from annotally_gui.dialogs.open_types import OpenTypesTable
from annotally_gui.dialogs.row_list import LISTED
from annotally_gui.models.app_state import AppState, Place
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.masks import marked
from annotally_gui.services.i18n import plural, tr, translate
from annotally_gui.services.requests import KeyRequests
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.widgets.field import Field
from annotally_gui.widgets.layouts import add_layout

_NAMED = 5
"""Files named in a question."""
_LISTED = 12
"""Relations named in a question."""


class ExportKeyDialog(EngineDialog):
    """A sheet that exports the key once nothing is open, and if it reads back as it was decided.

    It lists all that stands in the way, by itself what is open, and once it was asked to check, or was
    refused, everything else. A line that is followed closes it; made with the same memory it comes back as
    it was, with what is left of the list.
    """

    place_chosen = Signal(object, int, int)
    """A `Place` that is to be shown, the number of the line that leads there, and of how many."""
    exported = Signal(object)
    """The paths of the files that were written."""
    changed = Signal(object)
    """The `Changed` documents after choices for open objects were recorded."""

    def __init__(
        self,
        context: AppContext,
        state: AppState,
        verdicts: DecisionModel,
        parent: QWidget | None = None,
        memory: ExportMemory | None = None,
    ) -> None:
        super().__init__(tr("Export final key"), context, state, parent, 680, 520)
        self._verdicts = verdicts
        path = state.project.path if state.project is not None else ""
        self._memory = memory if memory is not None else ExportMemory()
        if self._memory.project != path:
            self._memory.forget(path)
        self._problems = self._memory.problems
        self._formats: tuple[KeyFormat, ...] = ()
        self._panel: DiagnosticsPanel | None = None
        sides = state.comparison.sides if state.comparison is not None else ("", "")
        self.format, self.side = QComboBox(), QComboBox()
        for number, (letter, name) in enumerate(zip(LETTERS, sides, strict=False)):
            self.side.addItem(tr("{letter} ({name})", letter=letter, name=name), number)
        bytes_stay = tr("Annotations taken from this side are written exactly as in its file")
        text = tr("The final key is written on the text of this side")
        self.side.setToolTip(f"{bytes_stay}\n{text}")
        self.place = Field()
        self.place.setMinimumHeight(TARGET)
        self.place.textChanged.connect(self._refresh)
        self.votes = KeyVotesChoice()
        add_layout(self.content, self._form())
        self.status = wrapped()
        self.content.addWidget(self.status)
        self.losses = KeyLossChoices()
        self.losses.changed.connect(self._refresh)
        self.content.addWidget(self.losses, 1)
        self._undecided = verdicts.totals.open
        self._conflicts = 0
        # Mentions of coreference are in classes: there are no alternatives to write.
        chained = state.comparison is not None and state.comparison.method_spec.links_mentions
        self.types = OpenTypesTable(sides, alternatives=not chained)
        self.types.chosen.connect(self._record)
        self.content.addWidget(self.types)
        self.list = KeyProblemList(context.theme.color("accent"))
        self.list.place_chosen.connect(self._go)
        self.content.addWidget(self.list, 1)
        self.remedy = wrapped()
        self.content.addWidget(self.remedy)
        self.list.currentItemChanged.connect(lambda: self._show_remedy())
        self.findings_label = wrapped()
        self.findings = KeyFindingsList(state)
        self.findings.place_chosen.connect(lambda place: self.place_chosen.emit(place, 0, 0))
        self.findings.place_chosen.connect(self.reject)
        self.content.addWidget(self.findings_label)
        self.content.addWidget(self.findings, 1)
        self.check_button = self.add_button(tr("Chec&k all"), self._check)
        self.check_button.setToolTip(tr("List all problems; nothing is written"))
        self.export_button = self.add_button(tr("&Export"), self._export, default=True)
        self.add_button(tr("&Close"), self.reject)
        self.format.currentIndexChanged.connect(self._propose)
        self.side.currentIndexChanged.connect(self._propose)
        self.side.currentIndexChanged.connect(self._look_for_losses)
        self.format.currentIndexChanged.connect(self._look_for_losses)
        self.format.activated.connect(lambda _index: self._look())
        self._requester.ask(KeyRequests.formats, on_result=self._take_formats, kind="formats")
        self._ask()
        self.content.addStretch(0)
        self._show_problems()
        self.list.choose(self._memory.line + 1)
        (self.list if self.list.count() else self.place).setFocus()

    def _form(self) -> QFormLayout:
        line = QHBoxLayout()
        line.setSpacing(GAP)
        line.addWidget(self.place, 1)
        line.addWidget(make_button(tr("&Browse…"), self._browse))
        form = QFormLayout()
        form.setSpacing(GAP)
        form.addRow(tr("&Format"), self.format)
        form.addRow(tr("B&ased on the file of"), self.side)
        label = QLabel(tr("&Save to"))
        label.setBuddy(self.place)
        form.addRow(label, line)
        form.addRow("", self.votes)
        return form

    def _open_places(self) -> list[Place]:
        return [
            Place(verdict.document, row)
            for verdict in self._verdicts
            if verdict.open
            for row in marked(verdict.waits, 0, len(verdict.waits))
        ]

    # --- all that stands in the way

    def _check(self) -> None:
        """Look for everything that stands in the way of the key."""
        self._remove_panel()
        self._look_for_problems(None)

    def _look_for_problems(self, documents: tuple[str, ...] | None) -> None:
        """Request the problems of some documents, or of all; open objects are known here."""
        chosen = self._chosen
        if chosen is None:
            return
        self.check_button.setEnabled(False)
        self.status.setText(tr("Checking…"))
        self._requester.ask(
            KeyRequests.problems,
            chosen.name,
            int(self.side.currentData()),
            documents,
            self.losses.chosen(),
            on_result=self._take_problems,
            on_refused=self._refused,
            kind="problems",
        )

    def _take_problems(self, problems: tuple[KeyProblem, ...]) -> None:
        self.check_button.setEnabled(True)
        self._problems = tuple(problem for problem in problems if problem.kind != "open")
        self._show_problems()
        if self.list.count():
            self._remove_panel()
            self.list.setFocus()
        elif self._panel is not None:  # what was refused is about no object, as a place that is none
            self.status.setText(tr("Nothing was written."))
        else:
            self.status.setText(tr("No problems found. The final key can be exported."))

    def _show_remedy(self) -> None:
        remedy = self.list.remedy()
        self.remedy.setText(remedy)
        self.remedy.setVisible(bool(remedy))

    def _remove_panel(self) -> None:
        if self._panel is not None:
            self._panel.deleteLater()
            self._panel = None

    def _show_problems(self) -> None:
        undecided = self._open_places() if self._undecided else []
        self.list.show_problems(self._state.forest, undecided, self._problems)
        self._show_remedy()
        self._refresh()

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

    def _look_for_losses(self) -> None:
        """Request the losses of the chosen format."""
        chosen = self._chosen
        if chosen is not None:
            self._requester.ask(
                KeyRequests.losses,
                chosen.name,
                int(self.side.currentData()),
                on_result=self.losses.show_losses,
                kind="losses",
            )

    def _take_types(self, types: tuple[OpenType, ...]) -> None:
        project = self._state.project
        self.types.show_types(types, writable=project is not None and not project.read_only)
        self._undecided = sum(open_type.count for open_type in types if not open_type.code)
        self._show_problems()

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
        self.format.addItems([translate(key_format.title) for key_format in formats])
        memory = self._memory
        if memory.line < 0:
            return
        # As it was left: what is left of the problems is looked for where they were.
        names = [key_format.name for key_format in formats]
        self.format.setCurrentIndex(max(0, names.index(memory.format) if memory.format in names else 0))
        self.side.setCurrentIndex(max(0, self.side.findData(memory.side)))
        self.place.setText(memory.place)
        if documents := tuple(dict.fromkeys(problem.document for problem in memory.problems)):
            self._look_for_problems(None if "" in documents else documents)

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
        self.list.setVisible(self.list.count() > 0)
        ready = not self._undecided and not self._conflicts and self.losses.is_settled()
        self.export_button.setEnabled(ready and bool(self.place.text()) and bool(self._formats))
        self.status.setText(self._words(still_open))

    def _words(self, still_open: int) -> str:
        if self._undecided and self._problems:
            return plural(
                "{count} problem prevents the export: choose the problem to go to its row.",
                "{count} problems prevent the export: choose a problem to go to its row.",
                self._undecided + len(self._problems),
            )
        if self._conflicts:
            return plural(
                "{count} link merges separate classes: resolve it in Decide › Unresolved.",
                "{count} links merge separate classes: resolve them in Decide › Unresolved.",
                self._conflicts,
            )
        if self._undecided:
            return plural(
                "{count} object is undecided: choose the object to decide, or an outcome for its type.",
                "{count} objects are undecided: choose an object to decide, or an outcome for each type.",
                self._undecided,
            )
        if self._problems:
            return plural(
                "{count} problem prevents the export: choose the problem to go to its row.",
                "{count} problems prevent the export: choose a problem to go to its row.",
                len(self._problems),
            )
        if not self.losses.is_settled():
            return tr("Choose to leave out what the format cannot hold, or choose another format.")
        if still_open:
            return plural(
                "{count} undecided object is exported as chosen here and stays undecided in the project.",
                "{count} undecided objects are exported as chosen here and stay undecided in the project.",
                still_open,
            )
        return tr("Before it is saved, the final key is read back and scored against every side.")

    def _browse(self) -> None:
        dialog = QFileDialog(self, tr("Save final key to"), str(Path(self.place.text()).parent))
        if self._chosen is not None and self._takes_folder(self._chosen):
            dialog.setFileMode(QFileDialog.FileMode.Directory)
        else:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.fileSelected.connect(self.place.setText)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _go(self, place: Place) -> None:
        """Remember the sheet as it is, go to an object, and close."""
        memory, chosen = self._memory, self._chosen
        memory.format, memory.side = (
            chosen.name if chosen is not None else "",
            int(self.side.currentData() or 0),
        )
        memory.place, memory.problems, memory.line = self.place.text(), self._problems, self.list.line()
        self.place_chosen.emit(place, memory.line + 1, self.list.count())
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
                tr("leave out relations without an end"),
                on_result=lambda changed: self._left_out(path, chosen, changed),
                on_refused=self._refused,
            )

        question = plural(
            "{count} relation points to an object that is not in the final key. Leave the relation out too?",
            "{count} relations point to objects that are not in the final key. Leave the relations out too?",
            len(broken),
        )
        # The question names the first relations; the list behind it has all of them.
        listed = "\n".join(relation.words for relation in broken[:_LISTED])
        more = len(broken) - _LISTED
        if more > 0:
            listed += "\n" + plural(
                "and {count} more, listed in the dialog below",
                "and {count} more, listed in the dialog below",
                more,
            )
        title, verb = tr("Export final key"), tr("&Leave out too")
        self._context.alerts.ask(title, f"{question}\n\n{listed}", verb, leave_out)

    def _left_out(self, path: Path, chosen: KeyFormat, changed: Changed) -> None:
        self._recorded(changed)
        self._ask_place(path, chosen)

    def _ask_place(self, path: Path, chosen: KeyFormat) -> None:
        votes = self.votes.file_beside(path)
        self._requester.ask(
            KeyRequests.place,
            str(path.absolute()),
            chosen.name,
            int(self.side.currentData()),
            votes.path if votes is not None else "",
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
                    "The final key needs a folder, and {name} is not a folder: {folder} is proposed.",
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
            self.losses.chosen(),
            self.votes.file_beside(path),
            on_result=self._done,
            on_refused=self._not_written,
        )

    def _not_written(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Show why nothing was written, and look for all that stands in the way, object by object."""
        self._refused(diagnostics)
        self._look_for_problems(None)

    def _done(self, paths: tuple[str, ...]) -> None:
        self._memory.forget(self._memory.project)
        self.exported.emit(paths)
        self.accept()

    def _refused(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Show why nothing was written, on the sheet as it was left."""
        # A new refusal replaces the panel of the one before.
        self._remove_panel()
        self._panel = DiagnosticsPanel(diagnostics, self._context.icons)
        self.content.addWidget(self._panel, 1)
        self.status.setText(tr("Nothing was written."))
        self.export_button.setEnabled(True)


def _replacing(path: Path, place: KeyPlace) -> str:
    """Return the question whether the files at a place are to be replaced."""
    if not place.folder and len(place.standing) == 1:
        return tr("{name} already exists. Replace it?", name=Path(place.standing[0]).name)
    names = ", ".join(Path(name).name for name in place.standing[:_NAMED])
    remaining = len(place.standing) - _NAMED
    if remaining > 0:
        names = plural(
            "{names} and {count} more file", "{names} and {count} more files", remaining, names=names
        )
    folder = path.name if place.folder else path.absolute().parent.name
    return tr("{folder} already contains {names}. Replace the existing files?", folder=folder, names=names)
