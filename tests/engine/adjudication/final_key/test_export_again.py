"""A final key that was written is one that its own task opens, the same whenever it is written."""

from pathlib import Path

import pytest

from annotally.adjudication.project.entries import Choice, Decision, Edited
from annotally.comparison.result import Level
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Reading, Slot
from support.project_window import DOCUMENT, Window, new_project, sample_in


def test_what_was_added_keeps_its_names_when_the_project_is_opened_again(tmp_path: Path) -> None:
    """More than nine, so that the order of numbers is not that of their digits; and one that comes back."""
    with new_project(sample_in(tmp_path)) as window:
        session = window.service.adjudication.session()
        for number in range(12):
            slot = Slot("PER_NAME", Reading(f"Person {number}"))
            session.add(DOCUMENT, Instance("PERSON", "1", (slot,)), "add")
        previous_messages = told(window)
        assert len({name for name, _ in previous_messages}) == 12
        assert [words for _, words in previous_messages] == [f"Person {number}" for number in range(12)]
        window.ask("close")
        window.ask("files.open", str(tmp_path / "p.annotally"))
        assert told(window) == previous_messages
        window.ask("undo")
        window.ask("redo")
        assert told(window) == previous_messages


def told(window: Window) -> list[tuple[str, str]]:
    """Return names and words of what was added, in the order of the key."""
    objects = window.service.adjudication.session().keys.of(DOCUMENT).objects
    added = [row.instance for row in objects if row.row < 0]
    return [(slot.name, next(slot.readings()).text) for slot in added]


def test_m18_a_key_whose_pointers_lead_in_a_circle_is_refused_and_not_written(tmp_path: Path) -> None:
    """The task would not open it again."""
    with new_project(sample_in(tmp_path)) as window:
        session = window.service.adjudication.session()
        for document in session.workspace.document_ids:
            session.decide(document, [0], Decision(Choice.TAKE, (0,)), "all of A")
        nodes = session.state(DOCUMENT).table.nodes
        leader = next(
            row
            for row, level in enumerate(nodes.level)
            if level == Level.SLOT and nodes.names[nodes.name[row]].casefold() == "org_leader"
        )
        target = "ORGANIZATION-harbour-museum-2"
        slot = Slot("ORG_LEADER", Reading(f"<{target}>", target=target))
        session.decide(DOCUMENT, [leader], Decision(Choice.EDITED, edited=Edited(slot=slot)), "edit")
        with pytest.raises(InputRefused, match="pointers form a circle"):
            session.scorer.export(str(tmp_path / "final.tmpl"))
        assert not (tmp_path / "final.tmpl").exists()
        window.ask("undo")
        assert session.scorer.export(str(tmp_path / "final.tmpl"))
