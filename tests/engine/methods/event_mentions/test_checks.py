"""E7: mentions on the same tokens are told of, with the gold mention that both map to."""

from pathlib import Path

import pytest

from annotally.comparison.result import Sides
from annotally.methods.event_mentions.checks import twin_findings
from annotally.model.diagnostics import Severity, warning
from annotally.tasks.presets.event_mentions import EVENT_MENTION
from engine.methods.events import DOCUMENT, instance
from support.builders import annotation_set
from support.event_samples import mentions, opened


def test_e7_twins_of_the_gold_side_map_to_the_earlier_line(tmp_path: Path) -> None:
    (told,) = opened(tmp_path, {"d": mentions("t1,t2", "t1", "t2,t1")}, {"d": mentions("t1")}).warnings
    assert (told.severity, Path(told.file).name, told.line) == (Severity.WARNING, "gold.tbf", 4)
    assert told.found == "mention E3 on the same tokens as E1"
    assert told.expected == "mentions that share no token"
    assert "either map to E1, so that this file would not score 1.0 against itself" in told.remedy


@pytest.mark.parametrize(
    ("gold", "outcome"),
    [
        (
            ("t5", "t1,t2,t3", "t1"),
            "both map to the gold mention E2, and one of them is a false positive",
        ),
        (("t5",), "neither overlaps a gold mention, and both are false positives"),
        ((), "neither overlaps a gold mention, and both are false positives"),
    ],
)
def test_e7_twins_of_the_system_name_the_gold_mention_they_map_to(
    tmp_path: Path, gold: tuple[str, ...], outcome: str
) -> None:
    system = mentions("t9", "t1,t2", "t2,t1")
    (told,) = opened(tmp_path, {"d": mentions(*gold)}, {"d": system}).warnings
    assert (Path(told.file).name, told.line, told.remedy) == ("sue.tbf", 4, outcome)
    assert told.found == "mention E3 on the same tokens as E2"


def test_twins_of_sets_without_sources_are_told_of_and_mentions_without_tokens_are_none() -> None:
    alone, twins = [instance("E1", "t1")], [instance("E1", "t1"), instance("E2", "t1")]
    twins += [instance("E3", ""), instance("E4", "")]
    documents = {"a": alone, DOCUMENT: twins, "z": alone}
    both = Sides((annotation_set("gold", documents), annotation_set("system", {DOCUMENT: []})), {})
    assert list(twin_findings(EVENT_MENTION, both, documents)) == [
        warning(
            "",
            0,
            0,
            "mention E2 on the same tokens as E1",
            "mentions that share no token",
            "mentions that match either map to E1, so that this file would not score 1.0 against itself",
        )
    ]
