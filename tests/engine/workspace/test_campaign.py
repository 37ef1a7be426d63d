"""Many systems on one key: scored as one by one, in any order, by any number of processes; refusals."""

import weakref
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.model.wording import Wording
from annotally.reports.tables.campaign import Campaign, SignificanceChoice
from annotally.reports.tables.campaign_tables import campaign_tables, right_alone
from annotally.reports.tables.score_tables import judged
from annotally.reports.tree.run_changes import FILL, OBJECT, ChangeKind
from annotally.scoring.tally import Tally
from annotally.workspace import campaign, fork
from annotally.workspace.campaign import CampaignRequest, compare_systems, run_campaign, tabulate_systems
from annotally.workspace.facade import Workspace, open_workspace
from annotally.workspace.inputs import shared_readings
from support.campaign_samples import HALF, WRONG, campaign_files, request_of
from support.coreference_samples import KEY as CHAINS
from support.coreference_samples import RESPONSE as OTHER_CHAINS
from support.event_samples import GOLD, SAMPLE, SYSTEM, table, tbf, words
from support.event_samples import WORDS as EVENT_WORDS
from support.small_inputs import BODY, sgml, template, write
from support.templette_samples import event

CHOICE = SignificanceChoice(shuffles=99, samples=20)


@pytest.fixture
def request_of_three(tmp_path: Path) -> CampaignRequest:
    return request_of(*campaign_files(tmp_path, ann=0, bob=1, cy=5))


def test_every_figure_is_that_of_the_response_scored_alone(request_of_three: CampaignRequest) -> None:
    campaign = run_campaign(request_of_three, CHOICE)
    assert [system.name for system in campaign.systems] == ["ann", "bob", "cy"]
    by_name = {system.name: system for system in request_of_three.systems}
    for system in campaign.systems:
        workspace = open_workspace(request_of_three.of_system(by_name[system.name]))
        comparison = workspace.totals()
        assert system.total == judged(workspace.task, comparison.table)
        assert system.signature == comparison.signature
        units = comparison.units
        assert {name: judged(workspace.task, units[name].table) for name in units} == system.tallies
        assert not system.scores_nothing


def inputs_of(method: str, folder: Path) -> tuple[str, str, tuple[str, ...], dict[str, tuple[str, ...]]]:
    """Return a task, a key, two responses, and further inputs."""
    if method == "events":
        tables = write(folder / "tables", f"{SAMPLE}.tab", table(words(EVENT_WORDS)))
        texts = (tbf({SAMPLE: GOLD}), tbf({SAMPLE: SYSTEM}, "ann"), tbf({SAMPLE: GOLD[:2]}, "bob"))
        names = [f"{name}.tbf" for name in ("key", "ann", "bob")]
        paths = [write(folder, name, text) for name, text in zip(names, texts, strict=True)]
        return "event-mention", paths[0], tuple(paths[1:]), {"tokens": (str(Path(tables).parent),)}
    texts = {
        "templates": (
            template("1", 'NAME: "Ada"', 'TRADE: "printer"'),
            template("1", 'NAME: "Ada"', 'TRADE: "clerk"'),
            template("1", 'NAME: "Ada"', 'HOME: "Fictown"'),
        ),
        "templettes": (event('WHO: "Ada"', 'WHERE: "Rome"'), event('WHO: "Ada"'), event('WHO: "Bo"')),
        "names": (sgml("1", BODY), sgml("1", WRONG), sgml("1", HALF)),
        "coreference": (sgml("1", CHAINS), sgml("1", OTHER_CHAINS), sgml("1", CHAINS)),
        "spans": (
            "Ada\tB-PER\nmet\tO\nBo\tB-PER\n",
            "Ada\tB-PER\nmet\tO\nBo\tB-ORG\n",
            "Ada\tO\nmet\tO\nBo\tB-PER\n",
        ),
        "speech": (sgml("1", BODY), sgml("1", WRONG), sgml("1", HALF)),
    }[method]
    task = {
        "templates": "template-element",
        "templettes": "templette",
        "names": "muc6-named-entity",
        "coreference": "coreference",
        "spans": "spans",
        "speech": "speech-named-entity",
    }[method]
    ending = {"templates": "tpl", "templettes": "tpl", "spans": "conll"}.get(method, "sgm")
    # One document by one name on every side, for formats that name documents by their files.
    paths = [
        write(folder / name, f"d.{ending}", text)
        for name, text in zip(("key", "ann", "bob"), texts, strict=True)
    ]
    return task, paths[0], tuple(str(Path(path).parent) for path in paths[1:]), {}


@pytest.mark.parametrize(
    "method", ["templates", "templettes", "names", "coreference", "events", "spans", "speech"]
)
def test_every_method_has_all_tables_and_the_better_system_first(method: str, tmp_path: Path) -> None:
    task, key, responses, further = inputs_of(method, tmp_path)
    request = request_of(key, *responses, task=task, verdicts=True)
    request = replace(request, key=replace(request.key, **further))
    campaign = run_campaign(request, CHOICE)
    values = [system.value("f1") for system in campaign.systems]
    assert values == sorted((value for value in values if value is not None), reverse=True)
    tables = {named.name: list(named.table.rows) for named in campaign_tables(campaign)}
    assert len(tables["systems"]) == 2
    assert len(tables["tests"]) == 1
    assert len(tables["documents"]) == 1
    for system in campaign.systems:
        response = next(own for own in request.systems if own.name == system.name)
        workspace = open_workspace(request.of_system(response))
        assert system.total == judged(workspace.task, workspace.totals().table)


def figures(campaign: Campaign) -> list[tuple[str, list[tuple[object, ...]]]]:
    return [(named.name, [tuple(row) for row in named.table.rows]) for named in campaign_tables(campaign)]


def test_neither_the_order_of_systems_nor_the_number_of_processes_changes_anything(
    request_of_three: CampaignRequest,
) -> None:
    backward = replace(request_of_three, systems=request_of_three.systems[::-1])
    expected = figures(run_campaign(request_of_three, CHOICE))
    assert figures(run_campaign(backward, CHOICE)) == expected
    assert figures(run_campaign(request_of_three, CHOICE, jobs=3)) == expected
    assert figures(run_campaign(request_of_three, replace(CHOICE, seed=1))) != expected


def test_the_key_is_read_once(request_of_three: CampaignRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    reads: Counter[str] = Counter()
    own_read = shared_readings.read

    def noted(*arguments):  # type: ignore[no-untyped-def]  # hands all on
        reads.update(arguments[0])
        return own_read(*arguments)

    monkeypatch.setattr(shared_readings, "read", noted)
    run_campaign(request_of_three, CHOICE)
    assert reads == {request_of_three.key.sides[0].paths[0]: 1}


def test_no_more_than_one_system_is_in_memory(
    request_of_three: CampaignRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The collector does not visit what was loaded: a workspace goes when nothing refers to it."""
    workspaces: list[weakref.ref[Workspace]] = []
    alive: list[int] = []

    def noted(*arguments, **options):  # type: ignore[no-untyped-def]  # hands all on
        alive.append(sum(reference() is not None for reference in workspaces))
        workspace = open_workspace(*arguments, **options)
        workspaces.append(weakref.ref(workspace))
        return workspace

    monkeypatch.setattr(campaign, "open_workspace", noted)
    tabulate_systems(replace(request_of_three, verdicts=True))
    assert len(workspaces) == 3
    assert max(alive) <= 1
    assert [reference() for reference in workspaces] == [None] * 3


def test_a_copy_that_comes_to_no_end_is_made_up_for(
    request_of_three: CampaignRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = figures(run_campaign(request_of_three, CHOICE))
    forks: list[int] = []

    def fail() -> int:
        forks.append(1)
        raise OSError

    monkeypatch.setattr(fork.os, "fork", fail)
    assert figures(run_campaign(request_of_three, CHOICE, jobs=2)) == expected
    assert fork.is_safe() is bool(forks)


def test_missing_documents_are_one_warning_or_on_request_the_sentences_of_the_comparison(
    tmp_path: Path,
) -> None:
    """Five documents of six are missing: three are named together, or each by itself on request (C6)."""
    key, ann = campaign_files(tmp_path, ann=0)
    bob = write(tmp_path, "bob.sgm", sgml("0001"))
    request = request_of(key, ann, bob)
    workspace = open_workspace(request.of_system(request.systems[1]))
    sentences = [str(finding) for finding in workspace.warnings]
    assert len(sentences) == 5
    first, second = run_campaign(request, CHOICE).systems
    assert first.warnings == ()
    (warning,) = second.warnings
    assert warning == (
        f"{key}: 5 documents are in key but not in response: 0002, 0003, 0004 and 2 more; "
        "expected every document on every side; their annotations are scored as missing or spurious"
    )
    (everything,) = tabulate_systems(replace(request, systems=request.systems[1:], every_warning=True))
    assert list(everything.warnings) == sentences


def test_progress_counts_systems(request_of_three: CampaignRequest) -> None:
    reports: list[tuple[int, int, str]] = []

    def note(completed: int, total: int, text: Wording) -> None:
        reports.append((completed, total, str(text)))

    run_campaign(request_of_three, CHOICE, note)
    assert [report[0] for report in reports] == [0, 1, 2]
    assert {report[1] for report in reports} == {3}
    assert sorted(report[2] for report in reports) == ["Scoring ann", "Scoring bob", "Scoring cy"]


def test_a_row_of_the_score_table_can_be_what_systems_are_ranked_by(
    request_of_three: CampaignRequest,
) -> None:
    campaign = run_campaign(replace(request_of_three, row="ENAMEX/type"), CHOICE)
    counts = {system.name: system.total.counts()[:3] for system in campaign.systems}
    assert counts == {"ann": (12, 0, 0), "bob": (11, 0, 1), "cy": (7, 0, 5)}
    with pytest.raises(InputRefused, match="the scores have no such row; expected one of DATELINE, "):
        run_campaign(replace(request_of_three, row="enamex/colour"), CHOICE)


def test_a_row_that_one_system_lacks_counts_nothing_there(tmp_path: Path) -> None:
    """Slots come from the data: only ``bob`` has a home in its response."""
    task, key, responses, _ = inputs_of("templates", tmp_path)
    campaign = run_campaign(request_of(key, *responses, task=task, row="person/home"), CHOICE)
    counts = {system.name: sum(system.total.counts()) for system in campaign.systems}
    assert counts["ann"] == 0
    assert counts["bob"] > 0


def test_a_measure_that_the_scores_have_not_is_refused(request_of_three: CampaignRequest) -> None:
    with pytest.raises(InputRefused, match="colour: the scores have no such measure; expected one of recall"):
        run_campaign(replace(request_of_three, measures=("colour",)), CHOICE)
    campaign = run_campaign(replace(request_of_three, measures=("error", "f1", "error")), CHOICE)
    assert [measure.key for measure in campaign.measures] == ["error", "f1"]


# --- what one has right and the other has not


@pytest.mark.parametrize("method", ["templates", "names", "coreference", "spans"])
def test_counts_of_differences_are_those_of_the_runs_compared(method: str, tmp_path: Path) -> None:
    task, key, responses, _ = inputs_of(method, tmp_path)
    request = request_of(key, *responses, task=task, verdicts=True)
    systems = {system.name: system for system in run_campaign(request, CHOICE).systems}
    changes = compare_systems(request, ("ann", "bob")).changes
    for number, level in enumerate((OBJECT, FILL)):
        first = right_alone(number, systems["ann"], systems["bob"])
        second = right_alone(number, systems["bob"], systems["ann"])
        assert (first, second) == (
            changes.count(level, ChangeKind.BROKEN),
            changes.count(level, ChangeKind.FIXED),
        )
    assert changes.changes
    assert changes.names == ("ann", "bob")


def test_changes_have_their_extents_in_the_key_and_in_both_systems(tmp_path: Path) -> None:
    """``bob`` of six documents has the label of Fictown wrong in the first."""
    request = request_of(*campaign_files(tmp_path, ann=0, bob=1))
    pair = compare_systems(request, ("ann", "bob"))
    text = open_workspace(request.of_system(request.systems[0])).document("0001").text
    start = text.index("Fictown")
    extent = f"{start}–{start + len('Fictown')}"
    by_level = {
        change.level: extents for change, extents in zip(pair.changes.changes, pair.extents, strict=True)
    }
    assert by_level[OBJECT] == (extent, extent, extent)


def test_no_pair_of_an_unknown_name(request_of_three: CampaignRequest) -> None:
    with pytest.raises(InputRefused, match="dan: no system of this name; expected one of ann, bob, cy"):
        compare_systems(request_of_three, ("ann", "dan"))


# --- bad input


def test_systems_that_cannot_be_told_apart_are_refused(tmp_path: Path) -> None:
    key, ann, bob = campaign_files(tmp_path, ann=0, bob=1)
    twins = request_of(key, ann, bob)
    twins = replace(twins, systems=tuple(replace(system, name="x") for system in twins.systems))
    with pytest.raises(InputRefused, match="two systems are called x; expected a name for each system"):
        run_campaign(twins, CHOICE)
    again = str(Path(ann, "out.sgm"))
    with pytest.raises(InputRefused, match="the response of ann again; expected a response of its own"):
        run_campaign(request_of(key, ann, again), CHOICE)
    with pytest.raises(InputRefused, match=r"key\.sgm is the key and a response"):
        run_campaign(request_of(key, ann, key), CHOICE)


def test_a_response_without_a_document_of_the_key_is_refused(tmp_path: Path) -> None:
    key, ann = campaign_files(tmp_path, ann=0)
    other = write(tmp_path, "other.sgm", sgml("0099"))
    with pytest.raises(InputRefused, match="no document of the key; expected documents of the key, such as"):
        run_campaign(request_of(key, ann, other), CHOICE)
    with pytest.raises(InputRefused, match="no document of the key"):
        run_campaign(request_of(key, ann, other), CHOICE, jobs=2)


def test_an_empty_response_annotates_nothing_and_a_folder_without_files_is_refused(tmp_path: Path) -> None:
    """C8: a file without content says that nothing was annotated in the documents of the key."""
    key = write(tmp_path, "key.tpl", template("1", 'NAME: "Ada"'))
    ann = write(tmp_path, "ann.tpl", "")
    (tmp_path / "bob").mkdir()
    (system,) = tabulate_systems(request_of(key, ann, task="template-element"))
    assert system.total == Tally(mis=1)
    with pytest.raises(InputRefused, match="bob"):
        run_campaign(request_of(key, ann, str(tmp_path / "bob"), task="template-element"), CHOICE)
