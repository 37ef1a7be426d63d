"""The sheet that opens files, chosen or dropped, each with a guessed role that can be changed."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from annotally.model.diagnostics import Diagnostic, Severity
from annotally.tasks.task_names import configuration_path, file_name
from annotally_gui.dialogs.choosers import choose_files, choose_folders, make_chooser
from annotally_gui.dialogs.diagnostics import DiagnosticsPanel
from annotally_gui.dialogs.frame import Frame, make_button, wrapped
from annotally_gui.dialogs.label_features import LabelField
from annotally_gui.dialogs.project_place import ProjectPlaceField
from annotally_gui.dialogs.system_marks import SystemMarks
from annotally_gui.dialogs.tolerance import ToleranceField
from annotally_gui.services.i18n import mark, plural, tr
from annotally_gui.services.icons import Icons
from annotally_gui.services.input_problems import notice, problem
from annotally_gui.services.input_roles import (
    FURTHER_ROLES,
    SIDES,
    ChosenInput,
    InputCatalogue,
    Offer,
    Role,
    all_layers_of,
    annotator_letter,
    annotators_after_two,
    as_annotators,
    candidates,
    guess_task,
    has_tags,
    label_layers,
    make_request,
    role_title,
    roles_for,
    side_layers,
    side_name,
    side_words,
)
from annotally_gui.services.settings import Settings
from annotally_gui.services.theme import GAP, TARGET
from annotally_gui.widgets.file_drops import take_copies
from annotally_gui.widgets.layouts import add_layout
from annotally_gui.widgets.matching_field import MatchingField

ENCODINGS: tuple[tuple[str, str | None], ...] = (
    (mark("UTF-8"), None),
    (mark("Latin-1 (ISO 8859-1)"), "latin-1"),
    (mark("Western Windows (1252)"), "cp1252"),
    (mark("UTF-16"), "utf-16"),
    (mark("CESU-8 (halves of characters)"), "cesu-8"),
)
FILE, ROLE, FORMAT = range(3)
_PATIENCE = 300
"""Milliseconds for which the sheet waits in view for files to be opened or refused."""
_TITLE_SHOWN = 22
"""Characters of a task's title that are shown at least; the list itself shows them all."""
_WORDS_SHOWN = 12
"""Characters of a column of words that are shown."""
_CHOOSE = "configuration…"
"""Data of the entry that asks for a configuration file."""
CONFIGURATION_FILES = (mark("Configuration files (*.cfg *.config *.conf *.xml)"), mark("All files (*)"))
"""File filters of the choosers of configuration files, the usual endings first."""
_REFUSAL_HEIGHT, _TALL = 160, 600
"""Pixels of the panel that says why files were refused, and of the sheet with that panel in it."""


_KEY_AND_RESPONSE = (
    *(mark("Name of the &key"), mark("Na&me of the response")),
    *(mark("Annotations of the ke&y"), mark("Annotations of the res&ponse")),
    *(mark("Word col&umn of the key"), mark("Word &column of the response")),
)
_ANNOTATORS = (
    *(mark("Na&me of annotator A"), mark("Name &of annotator B")),
    *(mark("Annotat&ions of A"), mark("Annotations of &B")),
    *(mark("Word col&umn of A"), mark("Word &column of B")),
)
"""Titles of the fields about the sides: those of a key and a response, and those of two annotators."""


def dropped_paths(event: QDropEvent | QDragEnterEvent) -> list[str]:
    """Return the local files of a drop; empty if it holds none."""
    return [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]


def _paths_of_sides(rows: Sequence[ChosenInput]) -> list[str]:
    """Return the files and folders with annotations that are compared."""
    return [path for row in rows if row.role in (*SIDES, Role.BOTH) for path in row.paths]


class OpenFilesDialog(Frame):
    """A table of files with their roles, the task, the names of the sides, the encoding."""

    chosen = Signal(object)
    """Emitted with the `SessionRequest` when Start is pressed; the sheet waits then, and is not closed."""
    project_chosen = Signal(object, str)
    """Emitted in its place with the request and a file, in which a project of it is to be made."""

    def __init__(
        self,
        inputs: InputCatalogue,
        settings: Settings,
        icons: Icons,
        paths: Sequence[str] = (),
        parent: QWidget | None = None,
        *,
        adjudicating: bool = False,
    ) -> None:
        super().__init__(tr("Adjudicate differences") if adjudicating else tr("Compare"), parent, 720, 480)
        self._inputs, self._adjudicating = inputs, adjudicating
        self._icons = icons
        self._settings = settings
        self._rows: list[ChosenInput] = []
        self._task_chosen = False
        self._offered = False
        """Whether the roles on offer are those of texts that differ."""
        self._task_row = 0
        """Row of the task in force in its list."""
        self.setAcceptDrops(True)
        self.table = self._make_table()
        self.two_keys = QCheckBox(tr("T&wo annotators: both are keys"))
        self.two_keys.setChecked(adjudicating)
        self.project = ProjectPlaceField(settings)
        self.project.check.setChecked(adjudicating)
        self._add_file_buttons()
        self.content.addWidget(self.table, 1)
        self.task = QComboBox()
        self.encoding = QComboBox()
        self.key_name = QLineEdit()
        self.response_name = QLineEdit()
        self.further = {role: QLineEdit() for role in FURTHER_ROLES}
        """Names of the annotators after the second; only shown for those there are."""
        self.systems = SystemMarks()
        self._made_keys = False
        """Whether both sides are keys only because there are more than two."""
        self.layers = {Role.KEY: QComboBox(), Role.RESPONSE: QComboBox()}
        """The annotation of each side among several in one file; only shown where there is a choice."""
        self.words = {Role.KEY: QComboBox(), Role.RESPONSE: QComboBox()}
        """The column with the words of each side; only shown where there is a choice."""
        self.repair = QCheckBox(tr("Repair Cyrillic letters in ta&gs"))
        self.by_pair = QCheckBox(tr("Compare only the &documents that both have"))
        self.labels = LabelField()
        """The features that are labels; only shown where a file keeps labels in features (C9)."""
        self.matching = MatchingField(explained=True)
        """The rule of matching; only shown for spans."""
        self.tolerance = ToleranceField(settings)
        """What is forgiven between texts and at edges; only shown for tasks that can forgive."""
        self._form = QFormLayout()
        self._sides = QFormLayout()
        self._add_form()
        self.content.addWidget(self.project)
        self.project.changed.connect(self._check)
        self.message = wrapped()
        self.message.setMinimumHeight(TARGET + GAP)
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.content.addWidget(self.message)
        # Hidden only if the files take longer to be opened or refused.
        self._stepping_aside = QTimer(self, interval=_PATIENCE, singleShot=True)
        self._stepping_aside.timeout.connect(self.hide)
        self.refusal: DiagnosticsPanel | None = None
        """Why the files were not opened the last time; None: they were not tried, or have been changed."""
        self.add_button(tr("Cancel"), self.reject)
        self.accept_button = self.add_button(tr("&Start"), self._open, default=True)
        self._name_roles()
        self.add_paths(paths)

    def add_paths(self, paths: Sequence[str]) -> None:
        """Add files and folders, each once, with guessed roles."""
        # Files are looked at together, since the role of one depends on the others (`candidates`).
        absolute = [str(Path(path).absolute()) for path in paths]
        # A configuration file becomes the task, every other file a row of the table. The one that lies beside
        # the sides in a folder is meant for them.
        absolute += filter(None, map(self._inputs.configuration_in, absolute))
        offers = {path: offer for path in absolute if (offer := self._inputs.configuration(path)) is not None}
        new = [path for path in absolute if path not in offers]
        inputs = self._inputs
        rows = candidates(new, inputs.recognise, self._rows, inputs.parts, inputs.text_beside)
        self._rows = as_annotators(rows) if self._adjudicating else rows
        for offer in offers.values():
            self._take_offer(offer)
        self._show_rows()

    def use_configuration(self, path: str) -> None:
        """Take a configuration file as the task, and the files it names where a side has none yet."""
        path = str(Path(path).absolute())
        self._take_offer(self._inputs.configuration(path) or Offer(file_name(path)))
        self._show_rows()

    def _take_offer(self, offer: Offer) -> None:
        row = self.task.findData(offer.task)
        if row < 0:
            path = configuration_path(offer.task)
            row = self.task.count() - 1
            self.task.insertItem(row, tr("{name} (configuration)", name=Path(path).name), offer.task)
            self.task.setItemData(row, path, Qt.ItemDataRole.ToolTipRole)
        self.task.setCurrentIndex(row)
        self._task_chosen, self._task_row = True, row
        # Files that a configuration names never replace files chosen for that side.
        for role, paths in ((Role.KEY, offer.key), (Role.RESPONSE, offer.response)):
            if all(candidate.role is not role for candidate in self._rows):
                count = len(self._rows)
                rows = candidates(paths, self._inputs.recognise, self._rows)
                self._rows = [*rows[:count], *(replace(new, role=role) for new in rows[count:])]

    def set_role(self, row: int, role: Role) -> None:
        """Use the file of this row as ``role``."""
        self._rows[row] = replace(self._rows[row], role=role)
        self._guess()

    def show_refusal(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        """Show under the files why they were not opened; the first file at fault is selected."""
        self._stepping_aside.stop()
        self.setEnabled(True)
        self._forget_refusal()
        errors = sum(diagnostic.severity is Severity.ERROR for diagnostic in diagnostics)
        heading = plural("Not opened.", "Not opened: {count} errors.", max(errors, 1))
        advice = tr("Correct your entries and try again.")
        self.message.setText(f"{heading} {advice}")
        self.refusal = DiagnosticsPanel(diagnostics, self._icons)
        self.refusal.setMinimumHeight(_REFUSAL_HEIGHT)
        self.content.addWidget(self.refusal, 1)
        self.resize(self.width(), max(self.height(), _TALL))
        at_fault = Path(diagnostics[0].file) if diagnostics and diagnostics[0].file else None
        for number, row in enumerate(self._rows):
            if at_fault is not None and at_fault.is_relative_to(row.path):
                self.table.selectRow(number)
                break
        self.accept_button.setFocus()

    def _forget_refusal(self) -> None:
        if self.refusal is not None:
            self.content.removeWidget(self.refusal)
            self.refusal.hide()
            self.refusal.deleteLater()
            self.refusal = None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take local files."""
        if dropped_paths(event):
            take_copies(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Add dropped files."""
        take_copies(event)
        self.add_paths(dropped_paths(event))

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(0, 3)
        table.setHorizontalHeaderLabels([tr("File"), tr("Role"), tr("Format")])
        table.setAccessibleName(tr("Files to open"))
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setMinimumHeight(2 * TARGET)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(TARGET + GAP // 2)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(FILE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(ROLE, QHeaderView.ResizeMode.Fixed)
        header.setSectionResizeMode(FORMAT, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(ROLE, 160)
        header.resizeSection(FORMAT, 200)
        table.itemSelectionChanged.connect(self._selected)
        return table

    def _add_file_buttons(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(make_button(tr("&Add files…"), self._ask_files))
        row.addWidget(make_button(tr("Add &folder…"), self._ask_folder))
        self.remove = make_button(tr("&Remove"), self._remove)
        self.remove.setEnabled(False)
        row.addWidget(self.remove)
        row.addStretch(1)
        row.addWidget(self.two_keys)
        add_layout(self.content, row)

    def _add_form(self) -> None:
        fields = (self.key_name, self.response_name, *self.further.values())
        choices = (*self.layers.values(), *self.words.values())
        for box in (self.task, self.encoding, self.matching.list, *fields, *choices):
            box.setMinimumHeight(TARGET)
        for box in (self.task, self.encoding):  # long titles leave room for the names of the sides
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(_TITLE_SHOWN)
        for task in self._inputs.tasks:
            self.task.addItem(task.title, task.name)
        self.task.addItem(tr("Configuration file…"), _CHOOSE)
        for title, value in ENCODINGS:
            self.encoding.addItem(tr(title), value)
        self.two_keys.setMinimumHeight(TARGET)
        self.two_keys.toggled.connect(lambda _on: self._name_roles())
        self.two_keys.setToolTip(
            tr("Alternatives and optional fills count on both sides; neither annotator is the key")
        )
        self.encoding.setToolTip(
            tr("Files are read strictly; choose another encoding only if UTF-8 is refused")
        )
        self.task.activated.connect(self._task_picked)
        form = self._form
        form.setVerticalSpacing(GAP // 2)  # a small screen has room for all rows so
        form.setHorizontalSpacing(2 * GAP)
        form.addRow(tr("&Task"), self.task)
        form.addRow(tr("E&ncoding"), self.encoding)
        form.addRow(tr("&Label features"), self.labels)
        form.addRow(tr("Matching rul&e"), self.matching)
        form.addRow(tr("Te&xts and edges"), self.tolerance)
        form.addRow(self.repair)
        form.addRow(self.by_pair)
        sides = self._sides
        sides.setVerticalSpacing(GAP // 2)
        sides.setHorizontalSpacing(2 * GAP)
        key_name, response_name, *of_choices = map(tr, _KEY_AND_RESPONSE)
        sides.addRow(key_name, self.key_name)
        sides.addRow(response_name, self.response_name)
        for role, field in self.further.items():
            sides.addRow(tr("Name of annotator {letter}", letter=annotator_letter(role)), field)
        sides.addRow(tr("Systems"), self.systems)
        for title, choice in zip(of_choices, choices, strict=True):
            sides.addRow(title, choice)
        for box in self.layers.values():
            box.setToolTip(tr("Choose the annotation set, or the column of tags, to compare"))
            box.activated.connect(self._name_sides)
            box.activated.connect(self._offer_labels)
        for box in self.words.values():  # long words in it do not make the sheet wider
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(_WORDS_SHOWN)
            box.setToolTip(tr("Choose the column that contains the words of the text"))
        self.repair.setToolTip(tr("Corrects Cyrillic letters typed in the tags B-, I- and O"))
        self.by_pair.setToolTip(
            tr("Documents of one annotator only are not scored; they can be decided in a project")
        )
        self.by_pair.hide()
        row = QHBoxLayout()
        row.setSpacing(3 * GAP)
        add_layout(row, form, 1)
        add_layout(row, sides, 1)
        add_layout(self.content, row)

    def _show_rows(self) -> None:
        self.table.setRowCount(len(self._rows))
        for number, row in enumerate(self._rows):
            name = QTableWidgetItem(row.path)
            name.setToolTip(row.path)
            self.table.setItem(number, FILE, name)
            self.table.setCellWidget(number, ROLE, self._role_box(number, row))
            title = row.format.title if row.format else row.refusal
            item = QTableWidgetItem(title)
            item.setToolTip(title)
            self.table.setItem(number, FORMAT, item)
        self._offered = self._differing()
        self._guess()

    def _differing(self) -> bool:
        """Tell whether the sides of the chosen task may stand on texts that differ."""
        chosen = self.task.currentData()
        return any(task.differing for task in self._inputs.tasks if task.name == chosen)

    def _role_box(self, number: int, row: ChosenInput) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(tr("Role of {name}", name=Path(row.path).name))
        box.setEnabled(row.format is not None)
        differing = self._differing()
        roles = roles_for(row, self._rows, differing=differing)
        several = any(role in FURTHER_ROLES for role in roles)
        for role in roles:
            keys = self.two_keys.isChecked()
            box.addItem(role_title(role, several=several, differing=differing, keys=keys), role)
        box.setCurrentIndex(roles.index(row.role))
        box.activated.connect(lambda index: self.set_role(number, roles[index]))
        return box

    def _name_roles(self) -> None:
        """Name roles and fields after a key and a response, or after two annotators."""
        for number, row in enumerate(self._rows):
            self.table.setCellWidget(number, ROLE, self._role_box(number, row))
        titles = _ANNOTATORS if self.two_keys.isChecked() else _KEY_AND_RESPONSE
        self._offer_by_pair()
        fields = (self.key_name, self.response_name, *self.layers.values(), *self.words.values())
        for field, title in zip(fields, titles, strict=True):
            label = self._sides.labelForField(field)
            if isinstance(label, QLabel):
                label.setText(tr(title))
        self._check()

    def _offer_by_pair(self) -> None:
        """Show the choice of shared documents for two annotators; with more it is always so."""
        self.by_pair.setVisible(self.two_keys.isChecked() and not annotators_after_two(self._rows))

    def _guess(self) -> None:
        """Guess the task and the names of the sides that were not chosen; check for missing inputs."""
        if not self._task_chosen:
            self._task_row = self.task.findData(guess_task(self._rows, self._inputs.tasks))
            self.task.setCurrentIndex(self._task_row)
        for side, box in self.layers.items():
            self._offer_layers(side, box)
            self._offer_words(side, self.words[side])
        columns = has_tags(self._rows)
        self.repair.setVisible(columns)
        self.repair.setChecked(self.repair.isChecked() and columns)
        self._name_sides()
        self.project.propose(_paths_of_sides(self._rows))
        self._check()

    def _offer_layers(self, side: Role, box: QComboBox) -> None:
        names = side_layers(self._rows, side)
        together = all_layers_of(self._rows, side)
        offered = [*names, *([together] if together else [])]
        # Filled anew only if the names differ, so that the choice stays.
        if offered != [box.itemData(row) for row in range(box.count())]:
            box.clear()
            for name in names:
                box.addItem(name, name)
            if together:
                box.addItem(tr("All columns of tags"), together)
                nested = tr(
                    "Entities of all columns count, also nested entities; an entity in "
                    "several columns counts once"
                )
                box.setItemData(box.count() - 1, nested, Qt.ItemDataRole.ToolTipRole)
        self._sides.setRowVisible(box, bool(names))

    def _offer_words(self, side: Role, box: QComboBox) -> None:
        columns = side_words(self._rows, side)
        if [name for name, _ in columns] != [box.itemData(row) for row in range(box.count())]:
            box.clear()
            for name, examples in columns:
                excerpt = examples if len(examples) <= _WORDS_SHOWN else f"{examples[: _WORDS_SHOWN - 1]}…"
                box.addItem(tr("{column}: {examples}", column=name, examples=excerpt), name)
                box.setItemData(box.count() - 1, examples, Qt.ItemDataRole.ToolTipRole)
        self._sides.setRowVisible(box, bool(columns))

    def _layer_of(self, side: Role) -> str | None:
        """Return the layer of annotations to read, with its column of words if that is not the usual one."""
        layer, words = self.layers[side].currentData(), self.words[side]
        return f"{layer or ''}@{words.currentData()}" if words.currentIndex() > 0 else layer

    def _offer_labels(self) -> None:
        """Show the features that are labels, if files have such and the task uses them; so with matching."""
        chosen = {role: box.currentData() or "" for role, box in self.layers.items()}
        offered = self.labels.offer(label_layers(self._rows, chosen))
        task = next(
            (candidate for candidate in self._inputs.tasks if candidate.name == self.task.currentData()), None
        )
        self._form.setRowVisible(self.labels, offered and task is not None and task.labels)
        self._form.setRowVisible(self.matching, task is not None and task.matching)
        aligns = task is not None and task.differing and not annotators_after_two(self._rows)
        forgives = self.tolerance.offer(texts=not aligns, edges=task is None or task.edges)
        self._form.setRowVisible(self.tolerance, forgives)

    def _name_sides(self) -> None:
        """Propose the names of the sides: two annotations of one file have their own names."""
        one_file = any(row.role is Role.BOTH for row in self._rows)
        for side, field in ((Role.KEY, self.key_name), (Role.RESPONSE, self.response_name)):
            name = self.layers[side].currentData() or "" if one_file else ""
            field.setPlaceholderText(name or side_name(self._rows, side))
        there = annotators_after_two(self._rows)
        for role, field in self.further.items():
            self._sides.setRowVisible(field, role in there)
            field.setPlaceholderText(side_name(self._rows, role))

    def _check(self) -> None:
        self._forget_refusal()
        self._offer_labels()
        differing = self._differing()
        # The roles on offer depend on the task.
        if differing is not self._offered:
            self._offered = differing
            for number, row in enumerate(self._rows):
                self.table.setCellWidget(number, ROLE, self._role_box(number, row))
        keys = self.two_keys.isChecked()
        missing = problem(self._rows, str(self.task.currentData() or ""), differing=differing, keys=keys)
        missing = missing or self.project.problem()
        gold = next((task.gold for task in self._inputs.tasks if task.name == self.task.currentData()), False)
        several = bool(annotators_after_two(self._rows))
        if several and gold and not missing:
            missing = tr("This task compares only two annotations. Choose another task.")
        self.message.setText(missing or notice(self._rows, keys=keys))
        self._ask_about_keys(several)
        self._offer_by_pair()
        self._sides.setRowVisible(self.systems, keys or several)
        self.systems.show_roles([Role.KEY, Role.RESPONSE, *annotators_after_two(self._rows)])
        self.accept_button.setEnabled(not missing)

    def _ask_about_keys(self, several: bool) -> None:
        """Enable the choice whether both sides are keys; with more than two all are."""
        self.two_keys.setEnabled(not several)
        # Both sides become keys with a third annotator, and stop being keys when it is removed.
        if several is not self._made_keys and (several or self._made_keys):
            self._made_keys = several
            self.two_keys.setChecked(several or self._adjudicating)
        title = tr("&Several annotators: all are keys") if several else tr("T&wo annotators: both are keys")
        self.two_keys.setText(title)

    def _task_picked(self) -> None:
        if self.task.currentData() == _CHOOSE:
            self.task.setCurrentIndex(self._task_row)
            self._ask_configuration()
            return
        self._task_chosen, self._task_row = True, self.task.currentIndex()
        self._check()

    def _ask_configuration(self) -> None:
        mode = QFileDialog.FileMode.ExistingFile
        dialog = make_chooser(self, self._settings, tr("Choose a configuration file"), mode)
        dialog.setNameFilters([tr(pattern) for pattern in CONFIGURATION_FILES])
        dialog.fileSelected.connect(self._configuration_chosen)
        dialog.open()

    def _configuration_chosen(self, path: str) -> None:
        self._settings.change(open_folder=str(Path(path).parent))
        self.use_configuration(path)

    def _selected(self) -> None:
        self.remove.setEnabled(bool(self.table.selectionModel().selectedRows()))

    def _ask_files(self) -> None:
        choose_files(self, self._settings, tr("Add files"), self.add_paths)

    def _ask_folder(self) -> None:
        choose_folders(self, self._settings, tr("Add folder"), self.add_paths)

    def _remove(self) -> None:
        removed = {index.row() for index in self.table.selectionModel().selectedRows()}
        self._rows = [row for number, row in enumerate(self._rows) if number not in removed]
        self._show_rows()

    def _open(self) -> None:
        names = (
            self.key_name.text().strip() or self.key_name.placeholderText(),
            self.response_name.text().strip() or self.response_name.placeholderText(),
        )
        task, encoding = self.task.currentData(), self.encoding.currentData()
        request = make_request(
            self._rows,
            task,
            names,
            encoding,
            key2key=self.two_keys.isChecked(),
            layers=(self._layer_of(Role.KEY), self._layer_of(Role.RESPONSE)),
            repair_lookalikes=self.repair.isChecked(),
            by_pair=self.by_pair.isChecked(),
            systems=self.systems.roles,
            labels=self.labels.overrides if self._form.isRowVisible(self.labels) else (),
            matching=self.matching.rule if self._form.isRowVisible(self.matching) else "",
            tolerance=self.tolerance.asked,
            further=[
                field.text().strip() or field.placeholderText()
                for role, field in self.further.items()
                if role in annotators_after_two(self._rows)
            ],
        )
        # Not closed: what was entered is there again if the files are refused. Hidden only after a while, for
        # a window that goes and comes back at once may come back without the keyboard.
        self.setEnabled(False)
        self._stepping_aside.start()
        place = self.project.place
        if place:
            self.project_chosen.emit(request, place)
        else:
            self.chosen.emit(request)
