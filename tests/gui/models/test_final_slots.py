"""The words of the column Final beside a slot of several fills: those that the exported file has there."""

import re
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.adjudication.project.messages import CODES
from annotally.model.diagnostics import InputRefused
from annotally_gui.models.decision_model import DecisionModel
from annotally_gui.models.final_words import final_text
from annotally_gui.models.forest import Forest
from support.format_samples import templates
from support.project_window import Window

CHOICES = (
    ("take", (0,)),
    ("take", (1,)),
    ("take", (0, 1)),
    ("either", (0, 1)),
    ("either", (1, 0)),
    ("neither", ()),
)
Groups = frozenset[frozenset[str]]


class Firm:
    """A firm with two aliases or another, as two annotators have it: in the window, and in the file."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.window = folder, Window.make()
        self.window.service.open(*templates(folder / "inputs"))
        self.window.ask("files.start", str(folder / "p.annotally"))
        self.window.ask("decided")
        self.adjudicator = self.window.service.adjudication.session()
        (self.document,) = self.adjudicator.workspace.document_ids
        self.forest = Forest([self.adjudicator.workspace.tree(self.document)])
        names = (self.forest.name(row) for row in range(len(self.forest)))
        self.alias = next(row for row, name in enumerate(names) if name == "ALIAS")

    def decide(self, row: int, choice: str, sides: tuple[int, ...]) -> None:
        """Decide a row; what would have no effect is refused."""
        with suppress(InputRefused):
            self.window.ask("decide", self.document, [row], choice, list(sides), "decide")

    def shown(self) -> str:
        """Return what the column says."""
        verdicts = DecisionModel(self.forest)
        verdicts.take(self.window.decided.values())
        assert verdicts.code(self.alias) in CODES.values()
        return final_text(self.forest, verdicts, self.alias)

    def written(self) -> Groups:
        """Return what the file has."""
        target = self.folder / "final.tmpl"
        self.window.ask("key.export", str(target), None, 0)
        match = re.search(r"ALIAS:(.*?)\n    [A-Z]", target.read_text(encoding="utf-8"), re.DOTALL)
        target.unlink()
        groups = match[1].split("/") if match is not None else []
        return frozenset(frozenset(re.findall(r'"(\w+)"', group)) for group in groups)


def groups(text: str) -> Groups:
    """Return the alternatives of a cell, each with its fills."""
    return frozenset(frozenset(word.split("; ")) for word in text.split(" | ") if word)


@pytest.mark.parametrize(
    ("decision", "text"),
    [
        (("take", (0,)), "aa; bb | cc"),
        (("take", (0, 1)), "aa; bb; aa; dd"),  # two firms, side by side
        (("either", (0, 1)), "aa; bb | cc | aa; dd | ee"),
        (("neither", ()), ""),
    ],
)
def test_all_alternatives_are_told(decision: tuple[str, tuple[int, ...]], text: str, tmp_path: Path) -> None:
    firm = Firm(tmp_path)
    firm.decide(firm.forest.parent(firm.alias), *decision)
    assert firm.shown() == text
    firm.window.ask("close")


STEPS = st.lists(st.tuples(st.integers(0, 6), st.sampled_from(CHOICES)), min_size=1, max_size=3)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(CHOICES[:2] + CHOICES[3:5]), STEPS)
def test_whatever_is_decided_about_its_fills_the_cell_says_what_the_file_has(
    first: tuple[str, tuple[int, ...]], steps: list[tuple[int, tuple[str, tuple[int, ...]]]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        firm = Firm(Path(folder))
        for row in firm.adjudicator.state(firm.document).table.objects():
            firm.decide(row, "take", (0,))
        firm.decide(firm.forest.parent(firm.alias), *first)
        for below, choice in steps:
            firm.decide(firm.alias + below, *choice)
        assert groups(firm.shown()) == firm.written()
        firm.window.ask("close")
