"""The editor of the profiles in force: pairing by similarity and rows of scores; the comparison follows."""

from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QUndoStack
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from annotally.model.diagnostics import Severity
from annotally.reports.messages import ConfigurationFile, SimilaritySetup
from annotally.tasks.similarity.dependency_order import fitting_strata
from annotally.tasks.similarity.dimensions import fraction
from annotally.tasks.similarity_profile import ScoreProfile, SimilarityProfile
from annotally_gui.context import AppContext
from annotally_gui.dialogs.finding_words import finding_text, state_words
from annotally_gui.dialogs.frame import Frame, make_button, scrolled, wrapped
from annotally_gui.dialogs.number_field import UndoneElsewhere
from annotally_gui.dialogs.profile.change import ProfileChange
from annotally_gui.dialogs.profile.dimension_rows import DimensionRows
from annotally_gui.dialogs.profile.equivalence_rows import EquivalenceRows
from annotally_gui.dialogs.profile.score_page import ScorePage
from annotally_gui.dialogs.profile.strata_page import StrataPage
from annotally_gui.models import profile_draft as changes
from annotally_gui.models import score_changes
from annotally_gui.models.profile_draft import ProfileDraft, Profiles
from annotally_gui.models.score_changes import ProfileList
from annotally_gui.services.i18n import mark, tr
from annotally_gui.services.theme import GAP, TARGET

TASK_FILES = "MAT task files (*.xml)"
_SIZE = (820, 640)
SIMILARITY_TITLE = mark("Sim&ilarity")
SCORE_TITLE = mark("Score ro&ws")
_STRATA = 0
"""The first line of the list; tag profiles follow."""


class ProfileEditor(Frame):
    """A sheet beside the window, with a page for each kind of profile.

    On the first tag profiles and strata stand on the left, the one chosen on the right; the second has the
    rows of the scores.
    """

    edited = Signal(str)
    """The name of the task to compare by now; not emitted while the profiles have errors."""
    save_asked = Signal(object)
    """The `ConfigurationFile` to be written; `saved` is called when it is."""

    def __init__(self, context: AppContext, setup: SimilaritySetup, parent: QWidget | None = None) -> None:
        super().__init__("", parent, *_SIZE)
        self._context = context
        self.draft = ProfileDraft(setup)
        self.undo_stack = QUndoStack(self)
        self._group = 0
        self._keys = UndoneElsewhere(self)
        self.parts = QListWidget()
        self.parts.setAccessibleName(tr("Parts of the profile"))
        self.pages = QStackedWidget()
        self.strata = StrataPage()
        self.rows = DimensionRows()
        self.equivalences = EquivalenceRows()
        self.score = ScorePage()
        self.tabs = QTabWidget()
        self.labels = QLineEdit()
        self.status = wrapped()
        self.status.setAccessibleName(tr("State of the profile"))
        self._arrange()
        self._add_buttons()
        self._connect()
        self.load(setup)

    # --- widgets

    def _arrange(self) -> None:
        side_panel = QWidget()
        column = QVBoxLayout(side_panel)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.parts, 1)
        self.new_label = QComboBox()
        self.new_label.setAccessibleName(tr("Label to add a tag profile for"))
        self.add_tags = make_button(tr("Add &tag profile"), self._add_tags)
        self.remove_tags = make_button(tr("Remove tag &profile"), self._remove_tags)
        for widget in (self.new_label, self.add_tags, self.remove_tags):
            column.addWidget(widget)
        self.pages.addWidget(self.strata)
        self.pages.addWidget(self._tag_page())
        splitter = QSplitter()
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(side_panel)
        splitter.addWidget(self.pages)
        splitter.setStretchFactor(1, 1)
        splitter.setSizes([200, _SIZE[0] - 200])
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(tr("Profiles"))
        for page, title in ((splitter, SIMILARITY_TITLE), (self.score, SCORE_TITLE)):
            self.tabs.addTab(page, tr(title))
        self.content.addWidget(self.tabs, 1)
        self.content.addWidget(self.status)

    def _tag_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(GAP, 0, 0, 0)
        column.setSpacing(GAP)
        self.labels.setAccessibleName(tr("Labels of the tag profile"))
        self.labels.setMinimumHeight(TARGET)
        self.labels.installEventFilter(self._keys)
        title = QLabel(tr("Labels of this tag profile"))
        title.setBuddy(self.labels)
        self.problem = wrapped()
        self.problem.setAccessibleName(tr("Problem with the tag profile"))
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(0, 0, GAP, 0)
        lines.setSpacing(2 * GAP)
        lines.addWidget(self.rows)
        lines.addWidget(self.equivalences)
        lines.addStretch(1)
        for widget in (title, self.labels, self.problem):
            column.addWidget(widget)
        column.addWidget(scrolled(inside, tr("Dimensions")), 1)
        return page

    def _add_buttons(self) -> None:
        self.undo_button = make_button(tr("&Undo"), self.undo_stack.undo)
        self.redo_button = make_button(tr("&Redo"), self.undo_stack.redo)
        self.revert_button = make_button(tr("Re&vert"), self.revert)
        self.save_button = make_button(tr("&Save task file…"), self.save)
        for button in (self.undo_button, self.redo_button):
            button.setEnabled(False)
        buttons = (self.undo_button, self.redo_button, self.revert_button, self.save_button)
        for place, button in enumerate(buttons):
            self.buttons.insertWidget(place, button)
        self.add_button(tr("&Close"), self.reject)
        for action, keys in (
            (self.undo_stack.createUndoAction(self), QKeySequence.StandardKey.Undo),
            (self.undo_stack.createRedoAction(self), QKeySequence.StandardKey.Redo),
        ):
            action.setShortcuts(keys)
            self.addAction(action)

    def _connect(self) -> None:
        # Straight to the buttons: the stack tells once more while it goes, when nobody may be called.
        self.undo_stack.canUndoChanged.connect(self.undo_button.setEnabled)
        self.undo_stack.canRedoChanged.connect(self.redo_button.setEnabled)
        self.parts.currentRowChanged.connect(lambda _: self._go())
        self.labels.editingFinished.connect(self._labels_edited)
        self.strata.edited.connect(
            lambda lines: self._change(changes.with_strata(self._now, lines), tr("strata"))
        )
        self.strata.fit_asked.connect(self._fit_strata)
        self.rows.weight_edited.connect(self._weigh)
        self.rows.option_edited.connect(self._opt)
        self.rows.edit_ended.connect(self._leave_field)
        self.rows.removed.connect(self._remove)
        self.rows.added.connect(self._add)
        self.rows.method_chosen.connect(self._choose_method)
        self.equivalences.changed.connect(self._equate)
        self.equivalences.edit_ended.connect(self._leave_field)
        self.score.edited.connect(self._edit_row)
        self.score.removed.connect(self._remove_row)
        self.score.added.connect(self._add_row)
        self.score.limited.connect(self._limit)
        self.score.edit_ended.connect(self._leave_field)

    # --- shown

    @property
    def _now(self) -> SimilarityProfile:
        return self.draft.profile

    @property
    def _score(self) -> ScoreProfile:
        return self.draft.score

    @property
    def tag(self) -> int:
        """The number of the tag profile shown, -1 for the strata."""
        return self.parts.currentRow() - 1

    def load(self, setup: SimilaritySetup) -> None:
        """Edit other profiles, or the same as they are in force now; there is nothing to undo."""
        self.draft = ProfileDraft(setup)
        self.undo_stack.clear()
        self.rows.forget_bad()
        self._refresh()
        # The first tag profile is shown, not the strata, which stand above it.
        if self.parts.currentRow() < 0 or not self.parts.currentRow():
            self.parts.setCurrentRow(min(1, self.parts.count() - 1))
        self._tell()

    def _refresh(self) -> None:
        titles = [tr("Strata"), *(", ".join(tags.labels) or "–" for tags in self._now.tag_profiles)]
        findings = self.draft.findings()
        wrong = {finding.key[1] for finding in findings if finding.key[:1] == ("tag_profile",)}
        for number, title in enumerate(titles):
            of_strata = number == _STRATA and any(
                finding.key[0] in ("stratum", "schema") for finding in findings
            )
            titles[number] = f"⚠ {title}" if of_strata or number - 1 in wrong else title
        row = self.parts.currentRow()
        # Items are reused, so that the list keeps its current line and its place.
        blocked = self.parts.blockSignals(True)
        while self.parts.count() > len(titles):
            self.parts.takeItem(self.parts.count() - 1)
        for number, title in enumerate(titles):
            item = self.parts.item(number)
            if item is None:
                self.parts.addItem(title)
                self.parts.item(number).setSizeHint(QSize(0, TARGET))
            elif item.text() != title:
                item.setText(title)
        self.parts.setCurrentRow(max(0, min(row, len(titles) - 1)))
        self.parts.blockSignals(blocked)
        self.new_label.clear()
        self.new_label.addItems(self.draft.unprofiled())
        for widget in (self.new_label, self.add_tags):
            widget.setEnabled(self.new_label.count() > 0)
        self._show_part()

    def _go(self) -> None:
        """Show another part; texts that are no numbers are forgotten."""
        self.rows.forget_bad()
        self._show_part()
        self._tell()

    def _show_part(self) -> None:
        self.score.show_score(self.draft)
        self._mark_tabs()
        findings, tag = self.draft.findings(), self.tag
        self.remove_tags.setEnabled(tag >= 0)
        self.pages.setCurrentIndex(int(tag >= 0))
        if tag < 0:
            self.strata.show_strata(self._now.strata, findings)
            return
        tag_findings = [finding for finding in findings if finding.key[:2] == ("tag_profile", tag)]
        text = ", ".join(self._now.tag_profiles[tag].labels)
        if changes.names_in(self.labels.text()) != self._now.tag_profiles[tag].labels:
            self.labels.setText(text)
        # Findings about dimensions and equivalences stand beside these, the general ones above.
        beside = ("dimension", "attr_equivalences")
        general = [
            finding for finding in tag_findings if finding.key[2:3] not in [(name,) for name in beside]
        ]
        self.problem.setText(finding_text(general))
        self.problem.setVisible(bool(general))
        self.rows.show_tag(self.draft, tag, tag_findings)
        self.equivalences.show_tag(self.draft, tag, tag_findings)

    def _mark_tabs(self) -> None:
        """Put the sign of a fault before the title of the page that has one."""
        parts = {str(finding.key[0]) for finding in self.draft.findings() if finding.key}
        of_scores = {*ProfileList, score_changes.LIMITATION}
        wrong = (bool(parts - of_scores), bool(parts & of_scores))
        for number, (title, faulty) in enumerate(zip((SIMILARITY_TITLE, SCORE_TITLE), wrong, strict=True)):
            self.tabs.setTabText(number, f"⚠ {tr(title)}" if faulty else tr(title))

    def _tell(self) -> None:
        changed = self.draft.changed
        self.revert_button.setEnabled(changed)
        errors = sum(finding.severity is Severity.ERROR for finding in self.draft.findings())
        self.save_button.setEnabled(not errors and not self.rows.has_bad)
        path = self.draft.path
        self.status.setText(state_words(self.draft, faulty=bool(errors or self.rows.has_bad)))
        name = Path(path).name if path else tr("from the data")
        if self._now.name:
            name = f"{self._now.name} ({name})"
        self.setWindowTitle(tr("Similarity profile: {name}[*]", name=name.replace("[*]", "[*][*]")))
        self.setWindowModified(changed or self.draft.unsaved)

    # --- changed

    def _change(self, profile: SimilarityProfile, words: str, field: tuple[object, ...] = ()) -> None:
        self._push(self.draft.profiles._replace(similarity=profile), words, field)

    def _change_score(self, score: ScoreProfile, words: str, field: tuple[object, ...] = ()) -> None:
        self._push(self.draft.profiles._replace(score=score), words, field)

    def _push(self, profiles: Profiles, words: str, field: tuple[object, ...]) -> None:
        if profiles != self.draft.profiles:
            # The group changes when a field is left: only edits of one visit to a field are merged.
            field_key = (*field, self._group) if field else ()
            self.undo_stack.push(ProfileChange(words, (self.draft.profiles, profiles), self._put, field_key))

    def _put(self, profiles: Profiles) -> None:
        # Edits, undo and redo all end here.
        self.draft.profiles = profiles
        self._refresh()
        self._tell()
        if self.draft.usable:
            self.edited.emit(self.draft.task_name())

    def _leave_field(self) -> None:
        self._group += 1

    def _weigh(self, place: int, text: str) -> None:
        weight = fraction(text)
        if weight is None:
            self._refuse(place, "", text)
            return
        self.rows.accept(place, "")
        self._change(
            changes.with_weight(self._now, self.tag, place, weight), tr("weight"), ("w", self.tag, place)
        )
        self._show_part()
        self._tell()

    def _opt(self, place: int, option: str, text: str) -> None:
        if text and (place, option) in self.rows.options and fraction(text) is None:
            self._refuse(place, option, text)
            return
        self.rows.accept(place, option)
        profile = changes.with_option(self._now, self.tag, place, option, text)
        self._change(profile, tr("option"), ("o", self.tag, place, option))
        self._show_part()
        self._tell()

    def _refuse(self, place: int, option: str, text: str) -> None:
        self.rows.refuse(place, option, text)
        self._show_part()
        self._tell()

    def _labels_edited(self) -> None:
        if self.tag >= 0:
            self._change(changes.with_labels(self._now, self.tag, self.labels.text()), tr("labels"))

    def _remove(self, place: int) -> None:
        self._change(changes.with_dimension(self._now, self.tag, place, None), tr("dimension"))

    def _add(self, name: str) -> None:
        if name:
            self._change(changes.with_new(self._now, self.tag, name), tr("dimension"))

    def _choose_method(self, place: int, method: str) -> None:
        self._change(self.draft.with_method(self.tag, place, method), tr("method"))

    def _equate(self, profile: SimilarityProfile, field: tuple[object, ...]) -> None:
        self._change(profile, tr("equivalence"), field)
        self._show_part()

    def _edit_row(self, part: ProfileList, number: int, column: int, text: str) -> None:
        score = score_changes.with_field(self._score, part, number, column, text)
        self._change_score(score, tr("rows of the scores"), (part, number, column))

    def _limit(self, labels: str) -> None:
        self._change_score(score_changes.with_limitation(self._score, labels), tr("labels shown"), ("limit",))

    def _remove_row(self, part: ProfileList, number: int) -> None:
        self._change_score(score_changes.without_line(self._score, part, number), tr("rows of the scores"))

    def _add_row(self, part: ProfileList) -> None:
        self._change_score(score_changes.with_new_line(self._score, part, ("", "")), tr("rows of the scores"))
        self.score.parts[part].focus_last()

    def _add_tags(self) -> None:
        label = self.draft.schema.by_name[self.new_label.currentText()]
        self._change(changes.with_own(self._now, label), tr("tag profile"))
        self.parts.setCurrentRow(self.parts.count() - 1)

    def _remove_tags(self) -> None:
        self._change(changes.without_tags(self._now, self.tag), tr("tag profile"))

    def _fit_strata(self) -> None:
        lines = tuple(", ".join(names) for names in fitting_strata(self.draft.schema))
        self._change(changes.with_strata(self._now, lines), tr("strata"))

    def revert(self) -> None:
        """Go back to the profiles as they were saved, or opened; that can be undone."""
        self.rows.forget_bad()
        self._push(self.draft.original, tr("revert"), ())
        self._show_part()

    # --- saved

    def save(self) -> None:
        """Ask for a place, the task file's own at first, and save there."""
        start = self.draft.path or self._context.settings.values.open_folder
        dialog = QFileDialog(self, tr("Save task file"), start)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([tr(TASK_FILES)])
        dialog.setDefaultSuffix("xml")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    def save_to(self, path: str) -> None:
        """Request the task file to be written to ``path``."""
        self._context.settings.change(open_folder=str(Path(path).parent))
        self.save_asked.emit(ConfigurationFile(path, self.draft.text()))

    def show_status(self, words: str) -> None:
        """Show a text below the profile."""
        self.status.setText(words)
