"""The score profile in force: rows that add labels, rows by value or method, the labels shown (A13)."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from annotally_gui.dialogs.finding_words import finding_text
from annotally_gui.dialogs.frame import scrolled, wrapped
from annotally_gui.dialogs.profile.field_rows import FieldColumn, FieldRows, NamesField
from annotally_gui.models.profile_draft import VALUES_OF_ROW, ProfileDraft, names_in
from annotally_gui.models.score_changes import LIMITATION, ProfileList, joined, lines_of
from annotally_gui.services.i18n import tr
from annotally_gui.services.theme import GAP, heading_font
from annotally_gui.widgets.layouts import add_layout


class ScorePage(QWidget):
    """Three lists of lines, and one line of labels."""

    edited = Signal(object, int, int, str)
    """The `ProfileList`, line, column, and the new text of the field."""
    removed = Signal(object, int)
    added = Signal(object)
    limited = Signal(str)
    """The labels that are shown, with commas between; empty: all."""
    edit_ended = Signal()
    """The edit of a field has ended."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        labels = FieldColumn(tr("Labels"), several=True, stretch=2)
        of_labels = FieldColumn(tr("Of the labels"), tr("all with these attributes"), several=True, stretch=2)
        # A score profile has three lists, in the order of the task file: each is a table of its entries, and
        # all of them tell of an edit with the list it was made in.
        self.parts: dict[ProfileList, FieldRows] = {
            ProfileList.AGGREGATION: FieldRows(
                tr("Aggregations"),
                tr("A row that adds up the scores of several labels."),
                (FieldColumn(tr("Name of the row")), labels),
                tr("Add a&ggregation"),
            ),
            ProfileList.BY_ATTRIBUTE: FieldRows(
                tr("Rows by value"),
                tr(
                    "Under each label, a row for every value of an attribute, or for "
                    "combined values of several attributes."
                ),
                (FieldColumn(tr("Attributes"), several=True), of_labels),
                tr("Add rows by va&lue"),
            ),
            ProfileList.BY_METHOD: FieldRows(
                tr("Rows by method"),
                tr("Under each label, a row for every value that your function returns for its annotations."),
                (
                    FieldColumn(tr("Method")),
                    FieldColumn(tr("Of the labels"), tr("all"), several=True, stretch=2),
                ),
                tr("Add rows by m&ethod"),
            ),
        }
        self.limitation = NamesField(tr("Labels shown"), FieldColumn("", tr("all labels"), several=True))
        self.limitation_problem = wrapped()
        self.limitation_problem.setAccessibleName(tr("Problem with the labels shown"))
        self.limitation.edited.connect(self.limited)
        self.limitation.edit_ended.connect(self.edit_ended)
        for part, rows in self.parts.items():
            rows.edited.connect(lambda n, column, text, p=part: self.edited.emit(p, n, column, text))
            rows.removed.connect(lambda number, p=part: self.removed.emit(p, number))
            rows.added.connect(lambda p=part: self.added.emit(p))
            rows.edit_ended.connect(self.edit_ended)
        self._arrange()

    def _arrange(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, GAP, 0)
        column.setSpacing(2 * GAP)
        column.addWidget(
            wrapped(
                tr(
                    "Every label has a row, and all labels together have a row. The "
                    "rows named here are added."
                )
            )
        )
        for rows in self.parts.values():
            column.addWidget(rows)
        title = QLabel(tr("Labels &shown"))
        title.setFont(heading_font())
        title.setBuddy(self.limitation.field)
        limits = QVBoxLayout()
        limits.setSpacing(GAP // 2)
        note = wrapped(
            tr("Only these labels have rows and count in the total; other labels are still compared.")
        )
        note.setForegroundRole(note.palette().ColorRole.PlaceholderText)
        for widget in (title, note, self.limitation, self.limitation_problem):
            limits.addWidget(widget)
        add_layout(column, limits)
        column.addStretch(1)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(GAP, GAP, 0, 0)
        outside.addWidget(scrolled(inside, tr("Rows of the scores")))

    def show_score(self, draft: ProfileDraft) -> None:
        """Show the score profile and its faults."""
        findings, score = draft.findings(), draft.score
        labels = tuple(entry.name for entry in draft.schema.labels)
        methods = tuple(entry.name for entry in draft.own.taking(VALUES_OF_ROW))
        for part, rows in self.parts.items():
            lines = lines_of(score, part)
            problems = [finding_text(findings, (part.value, number)) for number in range(len(lines))]
            # Menus of the first column: attributes for rows by value, functions for rows by method.
            first = [_attributes(draft, names_in(of) or labels) for _, of in lines]
            if part is not ProfileList.BY_ATTRIBUTE:
                first = [methods if part is ProfileList.BY_METHOD else ()] * len(lines)
            rows.show_lines(lines, problems, [(offered, labels) for offered in first])
        by_method = self.parts[ProfileList.BY_METHOD]
        usable = bool(methods or draft.own.other_names)
        by_method.add_button.setEnabled(usable)
        by_method.add_button.setToolTip(
            "" if usable else tr("Name the module with your functions in the preferences, under Methods")
        )
        self.limitation.offer(labels)
        self.limitation.show_text(joined(score.limitation))
        problem = finding_text(findings, (LIMITATION,))
        self.limitation_problem.setText(problem)
        self.limitation_problem.setVisible(bool(problem))


def _attributes(draft: ProfileDraft, labels: Sequence[str]) -> tuple[str, ...]:
    """Return the attributes that some of these labels have."""
    schema_labels = [draft.schema.by_name[name] for name in labels if name in draft.schema.by_name]
    return tuple(dict.fromkeys(name for label in schema_labels for name in label.by_name))
