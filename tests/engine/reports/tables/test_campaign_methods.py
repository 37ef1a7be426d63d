"""The paragraphs on campaigns and on two runs say what the tables say: values, tests, groups, signatures."""

import json
import re
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from annotally import __version__
from annotally.cli.main import main
from annotally.reports.tables.campaign import Campaign, SignificanceChoice
from annotally.reports.tables.campaign_methods import campaign_methods, run_methods
from annotally.reports.tables.campaign_tables import campaign_tables
from annotally.reports.tables.paper_paragraph import figure_text, signatures_sentence
from annotally.reports.tables.table import json_objects
from annotally.reports.tree.run_changes import FILL, OBJECT, RunChanges
from annotally.scoring.measures import MEASURE
from annotally.scoring.tally import Tally
from support.campaign_samples import TASK, campaign_files, campaign_of, scored

RIGHT, WRONG, EMPTY = Tally(cor=1), Tally(inc=1), Tally()
CAMPAIGN = campaign_of(
    scored("ann", *[RIGHT] * 9), scored("bob", *[RIGHT] * 8, WRONG), scored("cy", RIGHT, *[WRONG] * 8)
)
CHANGES = RunChanges(
    ("ann", "bob"),
    {OBJECT: {"fixed": 1, "broken": 2}, FILL: {"fixed": 3, "broken": 4}},
    (),
    ("annotally | t | key k | response a", "annotally | t | key k | response b"),
    "named-entity",
    9,
)


def rows(campaign: Campaign, name: str) -> list[dict[str, object]]:
    table = next(named.table for named in campaign_tables(campaign) if named.name == name)
    return list(json_objects(table))


def three(value: object) -> str:
    assert isinstance(value, float | int | Fraction)
    return figure_text(Fraction(value))


def test_every_figure_is_one_of_the_tables() -> None:
    text, _references = campaign_methods(CAMPAIGN)
    for line in rows(CAMPAIGN, "systems"):
        assert f"{line['system']} {three(line['f1'])} [{three(line['low'])}, {three(line['high'])}]" in text
    for line in rows(CAMPAIGN, "tests"):
        assert (
            f"{line['first']} less {line['second']} {three(line['difference'])} "
            f"[{three(line['low'])}, {three(line['high'])}] (p "
        ) in text
    tests = rows(CAMPAIGN, "tests")
    differing = sum(line["differ"] == "yes" for line in tests)
    assert f"{differing} of {len(tests)} pairs of systems differ significantly" in text
    groups = "; ".join(str(line["systems"]) for line in rows(CAMPAIGN, "groups"))
    assert f"(Chinchor 1993): {groups}." in text


def test_it_says_how_the_tests_were_made() -> None:
    choice = SignificanceChoice(seed=7, shuffles=500, samples=200, level=Fraction(1, 100))
    text, references = campaign_methods(replace(CAMPAIGN, choice=choice))
    for words in (
        f"Annotally {__version__}",
        "3 systems were scored against one key in 9 documents",
        "two-sided paired approximate randomization",
        "500 shuffles, seed 7",
        "95 % over 200 samples of 9 documents, seed 7",
        "p < 0.01 was taken for significant; p was not corrected for the number of tests",
    ):
        assert words in text
    for name in ("Noreen", "MUC-4 Results", "MUC-5 Results", "Efron", "Berg-Kirkpatrick"):
        assert name in references


@pytest.mark.parametrize(
    ("choice", "absent"),
    [
        (SignificanceChoice(shuffles=0), ("randomization", "Noreen", "Chinchor", "significantly")),
        (SignificanceChoice(samples=0), ("[", "bootstrap", "Efron", "Berg-Kirkpatrick")),
    ],
)
def test_what_was_not_done_is_not_said(choice: SignificanceChoice, absent: tuple[str, ...]) -> None:
    text = " ".join(campaign_methods(replace(CAMPAIGN, choice=choice)))
    assert not [word for word in absent if word in text]


def test_a_system_alone_is_not_tested() -> None:
    text, references = campaign_methods(campaign_of(scored("ann", RIGHT, WRONG)))
    assert text.startswith("1 system was scored against one key in 2 documents")
    assert "randomization" not in text
    assert references.startswith("References: Efron")


def test_of_many_pairs_their_number_is_said() -> None:
    systems = [
        scored(name, *[RIGHT] * number, *[WRONG] * (9 - number)) for number, name in enumerate("abcdef")
    ]
    campaign = campaign_of(*systems)
    text, _references = campaign_methods(campaign)
    differing = sum(line["differ"] == "yes" for line in rows(campaign, "tests"))
    assert f"{differing} of 15 pairs of systems differ significantly, 0 by Holm p." in text
    assert " less " not in text


def test_a_value_that_is_undefined_is_said_to_be() -> None:
    text, _references = campaign_methods(campaign_of(scored("ann", RIGHT), scored("bob", EMPTY)))
    assert "bob undefined" in text
    assert "In F 0 of 0 pairs of systems differ significantly." in text


def test_p_corrected_for_the_number_of_tests_is_said_and_its_source() -> None:
    text, references = campaign_methods(CAMPAIGN)
    tests = rows(CAMPAIGN, "tests")
    for line in tests:
        assert f"; Holm p = {three(line['p_holm'])}; bootstrap p" in text
    by_p, by_holm = (sum(float(str(line[name])) < 0.05 for line in tests) for name in ("p", "p_holm"))
    assert f"{by_p} of 3 pairs of systems differ significantly, {by_holm} by Holm p: " in text
    assert "Holm p is p corrected for all tests in a measure by the step-down procedure of Holm." in text
    assert "Holm, A Simple Sequentially Rejective Multiple Test Procedure" in references


def test_a_difference_by_p_may_be_none_by_the_corrected_p() -> None:
    # Of six documents that all favour a system p is about 2/64; times three tests it is no longer below 0.05.
    campaign = campaign_of(
        scored("ann", *[RIGHT] * 6), scored("bob", *[RIGHT] * 6), scored("cy", *[WRONG] * 6)
    )
    text, _references = campaign_methods(campaign)
    assert "2 of 3 pairs of systems differ significantly, 0 by Holm p: " in text


def test_of_two_systems_there_is_nothing_to_correct() -> None:
    text, references = campaign_methods(replace(CAMPAIGN, systems=CAMPAIGN.systems[:2]))
    assert "1 pair of systems" in text
    assert "Holm" not in text + references


def test_a_small_p_is_never_nothing() -> None:
    campaign = campaign_of(scored("ann", *[RIGHT] * 40), scored("bob", *[WRONG] * 40))
    text, _references = campaign_methods(campaign)
    assert "(p < 0.001; bootstrap p < 0.001)" in text


def test_two_runs_have_their_changes_and_the_tests_of_both() -> None:
    tested = replace(CAMPAIGN, systems=CAMPAIGN.systems[:2], measures=(MEASURE["f1"], MEASURE["recall"]))
    text, references = run_methods(CHANGES, tested)
    assert "The responses ann and bob were compared against one key in 9 documents" in text
    assert "bob has 1 objects and 3 fills right that ann has wrong." in text
    assert "ann has 2 objects and 4 fills right that bob has wrong." in text
    assert "ann and bob (ann less bob) in F and recall of the row that the task is judged by" in text
    for name, line in zip(("F", "Recall"), rows(tested, "tests"), strict=True):
        assert re.search(
            rf"{name}: 1\.000 and 0\.889, a difference of {re.escape(three(line['difference']))} \[", text
        )
    assert text.endswith(
        "The results' signatures share annotally | t | key k, and have of their own ann: response a; "
        "bob: response b."
    )
    assert "MUC scorer manual" in references


def test_runs_that_are_not_tested_have_their_changes_alone() -> None:
    (text,) = run_methods(CHANGES)
    assert "right that" in text
    assert "randomization" not in text


def test_signatures_that_are_the_same_stand_once() -> None:
    assert signatures_sentence({"ann": "a | b", "bob": "a | b"}) == "The result's signature is: a | b."


# --- the commands


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main([*words]) == 0
    return capsys.readouterr().out


def test_the_command_campaign_prints_it_and_its_table_has_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["campaign", *campaign_files(tmp_path, ann=0, bob=1, cy=5), "--task", TASK, "--seed", "3"]
    text = printed(capsys, *words, "--methods")
    assert "seed 3" in text
    assert text.endswith(".\n")
    tables = json.loads(printed(capsys, *words, "-f", "json"))["tables"]
    assert "\n\n".join(row["text"] for row in tables["methods"]["rows"]) + "\n" == text
    for row in tables["inputs"]["rows"]:
        assert all(part in text for part in row["signature"].split(" | "))
    target = tmp_path / "methods.txt"
    printed(capsys, *words, "--methods", "-o", str(target))
    assert target.read_text("utf-8") == text


def test_the_command_compare_runs_prints_it_with_the_tests_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key, ann, bob = campaign_files(tmp_path, ann=0, bob=1)
    words = ["compare-runs", ann, bob, "--task", TASK, "--key", key, "--methods"]
    assert "randomization" not in printed(capsys, *words)
    text = printed(capsys, *words, "--measure", "f1", "--seed", "5", "--shuffles", "99")
    assert "99 shuffles, seed 5" in text
    assert "in 6 documents" in text
    assert f"task {TASK}" in text


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["campaign", "k", "a", "-f", "json"], "--methods prints text"),
        (
            ["campaign", "k", "a", "--table", "tests", "--differences"],
            "--table, --differences: not with --methods, which prints a paragraph alone",
        ),
        (["compare-runs", "a", "b", "-k", "k", "-f", "csv"], "--methods prints text"),
        (["compare-runs", "a", "b", "-k", "k", "--all"], "--all: not with --methods"),
    ],
)
def test_options_that_a_paragraph_has_no_place_for_are_refused(
    words: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in "ab":
        (tmp_path / name).write_text("", "utf-8")
    assert main([*words, "-t", TASK, "--methods"]) == 2
    out, err = capsys.readouterr()
    assert message in err
    assert not out
