"""Flags and comments of all documents as an item model: questions of the guidelines."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import IntEnum

from annotally.adjudication.project.entries import Remark
from annotally_gui.models.app_state import Place
from annotally_gui.models.column_table import TableColumn
from annotally_gui.models.differences import on_one_line
from annotally_gui.models.sided_table import SidedTable
from annotally_gui.services.i18n import tr


class QuestionColumn(IntEnum):
    """The columns ahead of the sides."""

    COMMENT = 0
    FLAG = 1
    OBJECT = 2


FLAGGED = "⚑"


Line = tuple[Place, Remark]


class QuestionModel(SidedTable[Line]):
    """Remarks, a line for each, in corpus and reading order."""

    own_columns = QuestionColumn

    def refresh(self) -> None:
        """Collect the remarks of all decisions; nothing moves where they are the same as before."""
        verdicts, forest = self._verdicts(), self._forest()
        # Documents may have decisions before they have trees: remarks without a row are left out until it
        # comes.
        remarks: list[tuple[int, Place, Remark]] = []
        for decided in verdicts or ():
            for local, remark in decided.remarks.items():
                row = forest.row(decided.document, local)
                if row is not None:
                    remarks.append((row, Place(decided.document, local), remark))
        lines = [(place, remark) for _, place, remark in sorted(remarks, key=lambda item: item[0])]
        # A reset would lose selection and scrolling, so it happens only if remarks have changed; the words
        # of decisions in other columns may have changed in any case.
        if lines != self._lines:
            self.set_lines(lines)
        elif lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, self.document))

    def place(self, row: int) -> Place | None:
        """Return the place of a line's remark, None where there is no such line."""
        return self._lines[row][0] if 0 <= row < len(self._lines) else None

    def row_of(self, place: Place | None) -> int:
        """Return the line about a place, -1 if there is none."""
        return next((row for row, (line_place, _) in enumerate(self._lines) if line_place == place), -1)

    @property
    def flagged(self) -> int:
        """The number of flagged remarks."""
        return sum(remark.flagged for _, remark in self._lines)

    # -- columns

    def _make_own_columns(self) -> Sequence[TableColumn[Line]]:
        return (
            _column(tr("Comment"), "comment", lambda line: on_one_line(line[1].comment)),
            replace(
                _column(tr("Flag"), "flag", lambda line: FLAGGED if line[1].flagged else ""),
                spoken=lambda line: tr("flagged") if line[1].flagged else tr("not flagged"),
            ),
            _column(tr("Object / slot"), "object", self._at_row(self._object)),
        )

    def _side_column(self, side: int, heading: str, key: str) -> TableColumn[Line]:
        text = self._at_row(lambda _line, row: on_one_line(self._forest().text(row, side)))
        return _column(heading, key, text)

    def _final_column(self) -> TableColumn[Line]:
        return _column(tr("Final"), "final", self._at_row(lambda _line, row: self._final(row)))

    def _document_column(self) -> TableColumn[Line]:
        text = self._at_row(lambda line, _row: self._document(line[0].document))
        return _column(tr("Document"), "document", text)

    def _at_row(self, text: Callable[[Line, int], str]) -> Callable[[Line], str]:
        """Return a function of a line for a function of it and its row in the forest; "" without a row."""

        def text_of(line: Line) -> str:
            row = self._forest().row(line[0].document, line[0].row)
            return text(line, row) if row is not None else ""

        return text_of

    def _object(self, _line: Line, row: int) -> str:
        forest = self._forest()
        owner = forest.object_of(row)
        title = forest.title(owner)
        return title if owner == row else f"{title}/{forest.title(row)}"


def _column(heading: str, key: str, text: Callable[[Line], str]) -> TableColumn[Line]:
    return TableColumn(heading, text, key=key, cell_tip=text, spoken=text)
