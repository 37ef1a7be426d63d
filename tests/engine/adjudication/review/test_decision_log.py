"""The log of decisions: each entry once, with what it is about, whatever became of that."""

import csv
import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.project.entries import (
    Added,
    Choice,
    Decision,
    Edited,
    EntryKind,
    OpenRule,
    Pairing,
    Remark,
)
from annotally.adjudication.project.ledger import EntryKey
from annotally.adjudication.review.decision_log import decision_log
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.comparison.result import Level
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.reports.render.decision_log import LogLine, log_csv, log_jsonl
from support.service_window import ServiceWindow


@pytest.fixture
def window(tmp_path: Path) -> Iterator[ServiceWindow]:
    new_window = ServiceWindow(tmp_path)
    yield new_window
    new_window.close()


def session_of(window: ServiceWindow) -> AdjudicationSession:
    return window.service.adjudication.session()


def objects(window: ServiceWindow, document: str) -> list[int]:
    nodes = window.workspace.unit(document).nodes
    return [row for row, level in enumerate(nodes.level) if level == Level.INSTANCE]


def lines(window: ServiceWindow) -> list[LogLine]:
    return list(decision_log(session_of(window)))


def test_a_decision_stands_with_its_place_both_sides_and_the_final_key(window: ServiceWindow) -> None:
    document = window.workspace.document_ids[2]
    row = objects(window, document)[0]
    window.decide(document, row, "take", 1)
    (line,) = lines(window)
    tree = window.workspace.tree(document)
    assert (line.document, line.row, line.level) == (tree.label, row, "instance")
    assert (line.path, line.sides) == (tree.title[row], (tree.texts[0][row], tree.texts[1][row]))
    assert (line.choice, line.final) == ("take B", tree.texts[1][row])
    assert line.user
    assert line.when.endswith("Z")
    assert not line.lost


def test_lines_come_in_reading_order_with_slots_below_their_objects(window: ServiceWindow) -> None:
    last, first = window.workspace.document_ids[5], window.workspace.document_ids[1]
    rows = objects(window, first)
    window.decide(last, objects(window, last)[0], "neither")
    window.decide(first, rows[1], "take", 0, 1)
    window.decide(first, rows[0] + 1, "either", 1, 0)
    actual_lines = lines(window)
    assert [(line.row, line.choice) for line in actual_lines] == [
        (rows[0] + 1, "either B or A"),
        (rows[1], "take A and B"),
        (objects(window, last)[0], "neither"),
    ]
    assert actual_lines[0].path.count("/") == 1
    assert actual_lines[2].final == ""


def test_a_remark_stands_beside_the_decision_and_alone_where_there_is_none(window: ServiceWindow) -> None:
    document = window.workspace.document_ids[0]
    first, second = objects(window, document)[:2]
    window.decide(document, first, "take", 0)
    window.service.adjudication.remark(document, first, "why so", False, "comment")
    window.service.adjudication.remark(document, second, "", True, "flag")
    window.service.adjudication.finish(document, True, "done")
    actual_lines = lines(window)
    assert [(line.choice, line.comment, line.flag) for line in actual_lines] == [
        ("take A", "why so", False),
        ("", "", True),
        ("document done", "", False),
    ]


def test_what_is_written_anew_added_or_paired_by_hand_is_told(window: ServiceWindow) -> None:
    document = window.workspace.document_ids[0]
    row = objects(window, document)[0]
    slot = Slot("NAME", (Alternative((simple_fill(Reading("New Name")),)),))
    instance = Instance("PERSON", "9", (slot,))
    session = session_of(window)
    session.decide(
        document, [row], Decision(Choice.EDITED, edited=Edited(instance=instance), reason="typo"), "e"
    )
    session.add(document, instance, "added", "somebody")
    added = len(session.state(document).table.nodes)
    window.service.adjudication.remark(document, added, "why", True, "comment")
    window.service.adjudication.editing.give_reason(document, [added], "typo", "reason")
    actual_lines = {line.choice: line for line in lines(window)}
    assert (actual_lines["edited"].final, actual_lines["edited"].reason) == ("New Name", "typo")
    by_hand = actual_lines["added by hand"]
    assert (by_hand.final, by_hand.path) == ("New Name", "PERSON")
    assert (by_hand.reason, by_hand.comment, by_hand.flag) == ("typo", "why", True)
    identities = session.state(document).table.targets
    pairing = Pairing(identities.instance(0, 0), identities.instance(1, 0), together=False, by="me")
    strange = Pairing("gone", "gone too")
    session.enter(
        "pairs",
        [
            (EntryKey(EntryKind.PAIRING, document, "x"), pairing),
            (EntryKey(EntryKind.PAIRING, document, "y"), strange),
        ],
        "me",
    )
    hand = [line for line in lines(window) if line.choice.endswith("by hand") and "apart" in line.choice]
    assert [(line.user, line.lost) for line in hand] == [("me", False)]
    assert all(hand[0].sides)
    assert [line.lost for line in lines(window) if line.choice == "paired by hand"] == [True]


def test_what_is_no_longer_there_is_listed_all_the_same(window: ServiceWindow) -> None:
    document = window.workspace.document_ids[0]
    session = session_of(window)
    decision = Decision(Choice.TAKE, (1,), rule="identical", by="me")
    session.enter(
        "old",
        [
            (EntryKey(EntryKind.DECISION, document, "no row"), decision),
            (EntryKey(EntryKind.REMARK, "no document", "no row"), Remark("remember")),
            (EntryKey(EntryKind.OPEN, "", "person"), OpenRule(Choice.NEITHER)),
        ],
    )
    actual_lines = lines(window)
    assert [(line.document, line.choice, line.rule, line.comment, line.lost) for line in actual_lines] == [
        (document, "take B", "identical", "", True),
        ("no document", "", "", "remember", True),
        ("", "open ones: neither", "", "", False),
    ]


def test_csv_and_json_lines_say_the_same() -> None:
    line = LogLine("d", 3, "slot", "PERSON 1/NAME", ("Ann, B.", 'a "b"'), "Ann, B.", "take A", flag=True)
    (row,) = csv.DictReader(io.StringIO(log_csv([line])))
    (result,) = map(json.loads, log_jsonl([line]).splitlines())
    assert list(row) == list(result)
    assert (row["A"], row["B"], row["flag"], row["lost"]) == ("Ann, B.", 'a "b"', "yes", "")
    assert (result["A"], result["row"], result["flag"], result["lost"]) == ("Ann, B.", 3, True, False)
    assert log_csv([]).startswith(
        "document,row,level,path,A,B,final,choice,rule,who,when,reason,comment,flag"
    )
    assert ",A,B,C,final," in log_csv([], 3)
    assert log_jsonl([]) == ""


def test_a_rule_is_named_on_every_line_it_made(window: ServiceWindow) -> None:
    from annotally.adjudication.project.messages import RuleChoice

    changed = window.service.adjudication.rules.run(RuleChoice("identical"), "rule")
    actual_lines = lines(window)
    assert len(actual_lines) == changed.count > 0
    assert {line.rule for line in actual_lines} == {"identical"}


def test_an_added_entry_needs_nothing_else(window: ServiceWindow) -> None:
    document = window.workspace.document_ids[0]
    empty = Added(Instance("PERSON", "1", ()))
    session_of(window).enter("add", [(EntryKey(EntryKind.ADDED, document, "1"), empty)])
    (line,) = lines(window)
    assert (line.final, line.row, line.sides) == ("PERSON", -1, ("", ""))
