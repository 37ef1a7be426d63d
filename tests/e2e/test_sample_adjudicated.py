"""All of the sample of two annotators adjudicated, told as a person would tell it."""

from dataclasses import replace
from pathlib import Path

import pytest

from support.adjudication_steps import annotators, decided, new_project, ready, verdicts
from support.driver import Start
from support.story import Story


@pytest.mark.timeout(240)
def test_the_whole_sample_is_adjudicated_exported_and_read_again(start: Start, tmp_path: Path) -> None:
    story = Story(new_project(start, tmp_path), tmp_path)
    story.tell("""
        Rules: identical in both → 38 decided
        Advance after a decision
        Next undecided
        Take A → 39 decided
        Not required
        Undo
        Flag
        Next undecided
        A, or B → 40 decided
        Undecide → 39 decided
        B, or A → 40 decided
        Next undecided
        Neither → 41 decided
        Undo → 40 decided
        Redo → 41 decided
        Next undecided
        Edit: Ada Quill → 42 decided
        Next undecided
        Split → 42 decided
        Take A → 43 decided
        Pair from a list: whom it was apart from
        Pair automatically
        Undo, 4 times → 42 decided
        Take both → 43 decided
        Advance after a decision
        Next undecided
        Take B → 44 decided
        Take A, 2 times → 46 decided
        Rules: counted as equal → 59 decided
        Next undecided
        Take A, 6 times → 65 decided
        Document done
        Previous document
        Document done
        Export final key: final.tmpl
    """)
    driver = story.driver
    totals = verdicts(driver).totals
    assert (totals.open, totals.done, decided(driver)) == (0, 2, totals.objects)
    assert '"Ada Quill"' in (tmp_path / "final.tmpl").read_text("utf-8")
    against = {side: driver.status_text().split(f"{side}–Final ")[1].split(" ")[0] for side in "AB"}
    driver.close()
    second_driver = start()
    second_driver.settled(second_driver.window.restore_session)
    ready(second_driver)
    assert (verdicts(second_driver).totals.open, decided(second_driver)) == (0, totals.objects)
    second_driver.close()
    for side, folder in (("A", "key"), ("B", "second-key")):
        known_annotators = annotators(tmp_path / side)
        final = replace(
            known_annotators, key=(str(tmp_path / "final.tmpl"),), response=(str(tmp_path / folder),)
        )
        reader = start()
        reader.open(final)
        assert f"F {against[side]}" in reader.status_text()
        reader.close()
