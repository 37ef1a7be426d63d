"""Systems scored by other processes: the figures and warnings of this one, and refusals of other files."""

from dataclasses import replace
from pathlib import Path

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.reports.render.campaign_files import campaign_bytes
from annotally.reports.tables.campaign import Campaign, SignificanceChoice
from annotally.reports.tables.campaign_tables import campaign_tables
from annotally.workspace.campaign import CampaignRequest, run_campaign
from annotally.workspace.distribution import system_scores
from annotally.workspace.distribution.system_scores import (
    SystemAnswer,
    SystemPart,
    score_systems,
    tabulate_part,
)
from annotally.workspace.facade import no_progress
from support.campaign_samples import campaign_files, request_of
from support.inline_workers import InlineWorkers
from support.small_inputs import BODY, sgml, write

CHOICE = SignificanceChoice(shuffles=99, samples=20)
DOUBLED = BODY.replace('TYPE="PERSON"', 'TYPE="PERSON|LOCATION"')
"""Two types for one entity: a warning in a response, which has one."""


@pytest.fixture
def request_of_three(tmp_path: Path) -> CampaignRequest:
    return request_of(*campaign_files(tmp_path, ann=0, bob=1, cy=5))


def pages(campaign: Campaign) -> bytes:
    """Return all tables of a campaign, warnings and inputs among them."""
    return campaign_bytes(campaign, campaign_tables(campaign), "json")


def by_workers(request: CampaignRequest) -> Campaign:
    return run_campaign(
        request, CHOICE, score=lambda given, report: score_systems(given, InlineWorkers(), report)
    )


def test_the_campaign_is_that_of_this_process(request_of_three: CampaignRequest) -> None:
    for request in (request_of_three, replace(request_of_three, verdicts=True)):
        assert pages(by_workers(request)) == pages(run_campaign(request, CHOICE))


@pytest.mark.parametrize("place", ["", "./", "../campaign/"])
def test_warnings_name_files_as_they_were_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    folder = tmp_path / "campaign"
    campaign_files(folder, ann=1)
    write(folder / "systems" / "bob", "out.sgm", [sgml(f"000{n}", DOUBLED) for n in range(1, 7)])
    monkeypatch.chdir(folder)
    request = request_of(f"{place}key.sgm", f"{place}systems/ann", f"{place}systems/bob/out.sgm")
    here = run_campaign(request, CHOICE)
    assert any(system.warnings for system in here.systems)
    assert pages(by_workers(request)) == pages(here)


def test_progress_is_told_with_each_system(request_of_three: CampaignRequest) -> None:
    steps: list[tuple[int, int]] = []
    score_systems(request_of_three, InlineWorkers(), lambda done, total, _note: steps.append((done, total)))
    assert steps == [(1, 3), (2, 3), (3, 3)]


def test_a_file_that_a_worker_has_otherwise_is_refused(
    request_of_three: CampaignRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = request_of_three.systems[1].response.paths[0] + "/out.sgm"

    def tabulate(part: SystemPart) -> SystemAnswer:
        answer = tabulate_part(part)
        return answer._replace(
            files={**answer.files, **({changed: "other"} if changed in answer.files else {})}
        )

    monkeypatch.setattr(system_scores, "tabulate_part", tabulate)
    with pytest.raises(InputRefused) as refused:
        score_systems(request_of_three, InlineWorkers(), no_progress)
    (finding,) = refused.value.diagnostics
    assert (finding.file, finding.found) == (changed, "a worker has another content of this file")


def test_a_file_that_a_worker_lacks_is_refused(
    request_of_three: CampaignRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = request_of_three.systems[2].response.paths[0] + "/out.sgm"

    def tabulate(part: SystemPart) -> SystemAnswer:
        answer = tabulate_part(part)
        return answer._replace(files={path: at for path, at in answer.files.items() if path != lacking})

    monkeypatch.setattr(system_scores, "tabulate_part", tabulate)
    with pytest.raises(InputRefused) as refused:
        score_systems(request_of_three, InlineWorkers(), no_progress)
    (finding,) = refused.value.diagnostics
    assert (finding.file, finding.found) == (lacking, "a worker does not have this file")


def test_a_folder_of_which_files_are_left_out_is_read_here_to_be_compared(
    request_of_three: CampaignRequest, tmp_path: Path
) -> None:
    write(tmp_path / "systems" / "ann", "empty.sgm", "")
    assert pages(by_workers(request_of_three)) == pages(run_campaign(request_of_three, CHOICE))


def test_a_system_refused_by_a_worker_is_refused_by_the_words_of_this_process(tmp_path: Path) -> None:
    key, response = campaign_files(tmp_path, ann=1)
    stranger = write(tmp_path, "stranger.sgm", [sgml("other")])
    request = request_of(key, response, stranger)
    messages = []
    for run in (lambda: run_campaign(request, CHOICE), lambda: by_workers(request)):
        with pytest.raises(InputRefused) as refused:
            run()
        messages.append(refused.value.diagnostics)
    assert messages[0] == messages[1]


def test_a_system_that_a_worker_alone_refuses_is_told_with_its_reason(
    request_of_three: CampaignRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tuple(replace(side, paths=("/nowhere",)) for side in request_of_three.key.sides)
    broken = replace(request_of_three, key=replace(request_of_three.key, sides=gone))
    with pytest.raises(InputRefused) as reason:
        run_campaign(broken, CHOICE)
    monkeypatch.setattr(
        system_scores, "tabulate_part", lambda _part: SystemAnswer(refused=reason.value.diagnostics)
    )
    with pytest.raises(InputRefused) as refused:
        score_systems(request_of_three, InlineWorkers(), no_progress)
    (finding,) = refused.value.diagnostics
    assert finding.file == "/nowhere"
    assert str(finding.found).startswith("a worker cannot use it: ")


def test_another_version_refuses_its_part_and_is_named(
    request_of_three: CampaignRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert tabulate_part(SystemPart("run", b"", {}, "annotally 0")).scores is None
    monkeypatch.setattr(system_scores, "tabulate_part", lambda _part: SystemAnswer(program="annotally 0"))
    with pytest.raises(InputRefused) as refused:
        score_systems(request_of_three, InlineWorkers(), no_progress)
    assert refused.value.diagnostics[0].found == "workers have annotally 0"
