"""What was decided against whom, counted by hand on the sample of two annotators."""

import csv
import io
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from annotally.adjudication.project.messages import RuleChoice
from annotally.adjudication.review.decision_log import decision_log
from annotally.adjudication.review.feedback import feedback
from annotally.comparison.result import Level
from annotally.reports.render.feedback import (
    COLUMNS,
    EXAMPLES,
    MISSING,
    OTHERWISE,
    SPURIOUS,
    Feedback,
    FeedbackLine,
    feedback_csv,
    feedback_text,
)
from annotally.scoring.tally import Status
from support.service_window import ServiceWindow
from support.span_projects import opened, span_files


@pytest.fixture
def window(tmp_path: Path) -> Iterator[ServiceWindow]:
    new_window = ServiceWindow(tmp_path)
    yield new_window
    new_window.close()


def told(window: ServiceWindow) -> Feedback:
    return feedback(window.service.adjudication.session())


def against(item: Feedback, annotator: int) -> list[FeedbackLine]:
    return [line for line in item.lines if line.annotator == annotator]


def rows(window: ServiceWindow, level: Level, status: Status) -> list[tuple[str, int]]:
    return [
        (document, row)
        for document in window.workspace.document_ids
        for nodes in (window.workspace.unit(document).nodes,)
        for row, item in enumerate(nodes.level)
        if item == level and nodes.status[row] == status
    ]


def test_nothing_is_told_of_what_is_open(window: ServiceWindow) -> None:
    messages = told(window)
    assert (messages.lines, messages.decided, messages.open) == ((), 0, 65)
    assert messages.annotators == window.workspace.side_names


def test_all_that_one_side_says_is_decided_against_the_other_where_they_differ(window: ServiceWindow) -> None:
    for document in window.workspace.document_ids:
        nodes = window.workspace.unit(document).nodes
        for row in nodes.children(0):
            if nodes.level[row] == Level.INSTANCE:
                window.decide(document, row, "take", 0)
    messages = told(window)
    assert (messages.decided, messages.open) == (65, 0)
    assert against(messages, 0) == []
    nodes_of = window.workspace.unit
    wrong = [
        place
        for status in (Status.INC, Status.MIS, Status.SPU, Status.PAR)
        for place in rows(window, Level.SLOT, status)
        if min(
            side.instance[nodes_of(place[0]).nodes.parent[place[1]]]
            for side in nodes_of(place[0]).nodes.sides
        )
        >= 0
    ]
    counted = [line for line in against(messages, 1) if line.slot]
    assert {line.outcome for line in counted} == {OTHERWISE}
    assert 0 < sum(line.count for line in counted) <= len(wrong)
    alone = len(rows(window, Level.INSTANCE, Status.MIS))
    assert sum(line.count for line in against(messages, 1) if line.outcome == MISSING) == alone
    for line in messages.lines:
        assert 0 < line.count <= line.of
        assert len(line.examples) == min(line.count, EXAMPLES)
        assert all(example.annotator_text != example.final for example in line.examples)


def test_what_is_left_out_is_decided_against_whoever_has_it(window: ServiceWindow) -> None:
    document, row = rows(window, Level.INSTANCE, Status.COR)[0]
    window.decide(document, row, "neither")
    messages = told(window)
    assert [(line.annotator, line.outcome, line.choice, line.count, line.of) for line in messages.lines] == [
        (0, SPURIOUS, "neither", 1, 1),
        (1, SPURIOUS, "neither", 1, 1),
    ]
    assert messages.lines[0].examples[0].row == row


def test_a_rule_is_counted_apart(window: ServiceWindow) -> None:
    window.service.adjudication.rules.run(RuleChoice("of-type", 1, type="person"), "rule")
    messages = told(window)
    assert {line.type for line in messages.lines} <= {"PERSON", "person"}
    assert all(line.by_rule == line.count for line in messages.lines)


def test_slots_decided_one_by_one_count_by_their_own_decisions(window: ServiceWindow) -> None:
    document, slot = next(
        place for place in rows(window, Level.SLOT, Status.INC) + rows(window, Level.SLOT, Status.MIS)
    )
    nodes = window.workspace.unit(document).nodes
    for row in nodes.children(nodes.parent[slot]):
        window.decide(document, row, "take", 1)
    messages = told(window)
    assert {line.annotator for line in messages.lines} == {0}
    assert nodes.names[nodes.name[slot]] in {line.slot for line in messages.lines}


def test_text_and_csv_tell_every_line_with_its_examples(window: ServiceWindow) -> None:
    document, row = rows(window, Level.INSTANCE, Status.COR)[0]
    window.decide(document, row, "neither")
    messages = told(window)
    text, table = feedback_text(messages), feedback_csv(messages)
    assert text.startswith(f"DECIDED AGAINST {messages.annotators[0]}\nTYPE")
    assert "spurious" in text
    assert "→ nothing\n" in text
    assert text.endswith("1 objects decided, 64 still open\n")
    assert table.splitlines()[0] == ",".join(column.key for column in COLUMNS)
    assert len(table.splitlines()) == 3
    empty = Feedback(("Ann", "Bo"), (), 0, 0)
    assert "DECIDED AGAINST Bo\nnothing\n" in feedback_text(empty)


def test_reasons_are_counted_and_cases_say_reason_and_comment(window: ServiceWindow) -> None:
    first, second, third = rows(window, Level.INSTANCE, Status.COR)[:3]
    for place, reason in ((first, "slip"), (second, "guideline"), (third, "slip")):
        window.decide(*place, "neither")
        window.service.adjudication.editing.give_reason(place[0], [place[1]], reason, "reason")
    window.service.adjudication.remark(*second, "see\npage 3", False, "comment")
    messages = told(window)
    reasons: Counter[str] = Counter()
    for line in against(messages, 0):
        reasons.update(dict(line.reasons))
        assert sum(count for _, count in line.reasons) == line.count
        assert list(line.reasons) == sorted(line.reasons, key=lambda reason: -reason[1])
    assert reasons == {"slip": 2, "guideline": 1}
    cases = {
        (example.document, example.row): example for line in against(messages, 0) for example in line.examples
    }
    assert (cases[second].reason, cases[second].comment) == ("guideline", "see\npage 3")
    assert "→ nothing (guideline; see page 3)\n" in feedback_text(messages)
    assert ',guideline,"see\npage 3"\r\n' in feedback_csv(messages)


def test_a_rule_that_was_given_grounds_tells_them_in_feedback_and_log(window: ServiceWindow) -> None:
    changed = window.service.adjudication.rules.run(
        RuleChoice("of-type", 1, type="person"), "rule", "guideline", "B knows people"
    )
    ruled = [line for line in decision_log(window.service.adjudication.session()) if line.rule]
    assert changed.count == len(ruled) > 0
    assert {(line.reason, line.comment) for line in ruled} == {("guideline", "B knows people")}
    messages = told(window)
    assert all(line.reasons == (("guideline", line.count),) for line in messages.lines)
    assert {example.comment for line in messages.lines for example in line.examples} == {"B knows people"}


def labelled(tmp_path: Path) -> Feedback:
    """Return what is told where B is right about what Ada is, and A about Bo, in six documents."""
    paths = []
    for side, labels in (("a", ("LOC", "PER")), ("b", ("PER", "ORG"))):
        files: dict[str, str] = {}
        for number in range(6):
            files[f"d{number}.txt"] = "Ada met Bo."
            files[f"d{number}.ann"] = f"T1\t{labels[0]} 0 3\tAda\nT2\t{labels[1]} 8 10\tBo\n"
        paths.append(span_files(tmp_path / side, files))
    project = opened(paths, tmp_path / "p.annotally", "spans")
    session = project.session()
    for document in session.workspace.document_ids:
        for row, side in zip(session.state(document).table.objects(), (1, 0), strict=True):
            project.decide(document, [row], "take", [side], "take")
    result = feedback(session)
    project.close()
    return result


def test_both_labels_are_named(tmp_path: Path) -> None:
    result = labelled(tmp_path)
    assert [
        (line.annotator, line.type, line.key_type, line.slot, line.outcome, line.count, line.of)
        for line in result.lines
    ] == [(0, "LOC", "PER", "_label", OTHERWISE, 6, 6), (1, "ORG", "PER", "_label", OTHERWISE, 6, 6)]
    assert "LOC, the key has PER" in feedback_text(result)
    assert "ORG, the key has PER" in feedback_text(result)


def test_counts_of_the_csv_can_be_summed(tmp_path: Path) -> None:
    result = labelled(tmp_path)
    rows = list(csv.DictReader(io.StringIO(feedback_csv(result), newline="")))
    assert len(rows) == sum(len(line.examples) for line in result.lines) == 2 * EXAMPLES
    for name, counts in (("count", [6, 6]), ("by_rule", [0, 0]), ("of", [6, 6])):
        assert [int(row[name]) for row in rows if row[name]] == counts
    assert {(row["type"], row["key_type"]) for row in rows} == {("LOC", "PER"), ("ORG", "PER")}
