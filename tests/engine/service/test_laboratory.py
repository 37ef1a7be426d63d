"""The requests for the laboratory: the command line's figures, stopping, published examples, export."""

import csv
import io
import json
from collections.abc import Callable
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from annotally.annotators.laboratory import USUAL_KINDS, TextLaboratoryRequest
from annotally.cli.main import main
from annotally.model.diagnostics import Cancelled, InputRefused
from annotally.reports.render.laboratory import laboratory_csv, laboratory_text
from annotally.reports.tables.laboratory_lines import laboratory_sheet
from annotally.reports.tables.laboratory_sheet import GammaChoice, LaboratoryChoice
from annotally.scoring.agreement.gamma.gamma import GammaRequest
from annotally.scoring.agreement.laboratory.distances import LabelDistance
from annotally.service.server import Service
from annotally.workspace.text_laboratory import ALL_MEASURES, examine_workspace
from annotally_resources import resource
from support.judged_annotators import LABELS, labelled_folders
from support.strict_schema import strict_validator


def opened(poll: Callable[[], None] = lambda: None) -> tuple[Service, list[tuple[str, Any]]]:
    sent: list[tuple[str, Any]] = []
    service = Service(lambda kind, value: sent.append((kind, value)), poll)
    with as_file(resource("sample")) as folder:
        sides = tuple((name, (str(folder / "entities" / f"{name}.sgm"),)) for name in ("key", "response"))
        service.open("spans", (), sides)
    return service, sent


def test_the_figures_are_those_of_the_report() -> None:
    service, sent = opened()
    choice = LaboratoryChoice(("items", "spans"), ("jaccard",), sampler="shuffle", nothing=True)
    sheet = service.laboratory.examine(choice)
    request = TextLaboratoryRequest(
        ("items", "spans"), distances=(LabelDistance("jaccard"),), nothing=True, gamma=GammaRequest("shuffle")
    )
    report = examine_workspace(service._opened(), request)
    assert sheet == laboratory_sheet(report)
    assert [section.kind for section in sheet.sections] == ["items", "spans"]
    assert {value[2] for kind, value in sent if kind == "progress"} >= {"Measuring"}
    figures = [figure for section in report.sections for figure in section.figures]
    lines = [line for section in sheet.sections for line in section.lines]
    for figure, line in zip(figures, lines, strict=True):
        assert sheet.measures[line.measure].key == figure.measure.key
        value = figure.estimate.value
        assert line.value == ("–" if value is None else f"{value:.4f}")
        assert (line.n, line.reason) == (figure.estimate.n, figure.estimate.reason)
    assert all(line.landis_koch for line in lines if sheet.measures[line.measure].key == "gwet_ac")
    assert not any(line.landis_koch for line in lines if sheet.measures[line.measure].key == "pairwise_f")


def judged(folder: Path, *systems: int, **labels: str) -> Service:
    """Return a service with annotators of whom some are systems; their labels by word stand in a row."""
    service = Service(lambda *_: None, lambda: None)
    every = {**LABELS, **labels}
    sides = tuple((name, (path,)) for name, path in zip(every, labelled_folders(folder, every), strict=True))
    service.open("spans", (), sides, None, True, systems=systems)
    return service


def test_a_system_among_three_people_is_judged_as_the_command_line_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    service = judged(tmp_path, 3)
    folders = [str(tmp_path / name) for name in LABELS]
    for epsilon in ("0.2", "0.1"):
        sheet = service.laboratory.examine(LaboratoryChoice(("items",), epsilon=epsilon))
        section = sheet.sections[-1]
        words = [*folders, "-t", "spans", "--system", "model", "--epsilon", epsilon, "-f", "json"]
        assert main(["judge", *words]) == 0
        (system,) = json.loads(capsys.readouterr().out)["systems"]
        assert (section.kind, section.name, section.documents) == ("judgement", "model", 1)
        figures = [
            (sheet.measures[line.measure].short, line.label, line.value, line.n) for line in section.lines
        ]
        assert figures == [
            ("ρ", "", f"{system['advantage_probability']:.4f}", system["items"]),
            ("ω", "", f"{system['winning_rate']:.4f}", 3),
            *(("ρⱼ", each["name"], f"{each['advantage']:.4f}", each["items"]) for each in system["people"]),
        ]
        assert [line.p for line in section.lines] == [
            "",
            "",
            *("<0.0001" if each["p"] < 0.0001 else f"{each['p']:.4f}" for each in system["people"]),
        ]
        assert section.notes[0].endswith(f"at ε = {epsilon}")
        assert section.notes[0].startswith("the test is " + system["outcome"].replace("failed", "not passed"))


def test_systems_are_judged_by_a_slot_as_the_command_line_does(capsys: pytest.CaptureFixture[str]) -> None:
    service = Service(lambda *_: None, lambda: None)
    with as_file(resource("sample")) as folder:
        names = {"anna": "key", "ben": "second-key", "cleo": "key", "model": "response"}
        sides = tuple((name, (str(folder / side),)) for name, side in names.items())
        service.open("sample-template-element", (str(folder / "texts"),), sides, None, True, systems=(3,))
        choice = LaboratoryChoice(("items",))
        sheet = service.laboratory.examine(choice)
        assert "organization/type" in sheet.judged_slots
        assert sheet.judged_slot == ""
        of_slot = service.laboratory.examine(replace(choice, judged_slot="organization/type"))
        words = [str(folder / side) for side in ("key", "second-key", "response")]
        words += ["--text", str(folder / "texts"), "-t", "sample-template-element", "--system", "response"]
        assert main(["judge", *words, "--slot", "organization/type", "-f", "json", "-q"]) == 0
    (system,) = json.loads(capsys.readouterr().out)["systems"]
    section = of_slot.sections[-1]
    assert of_slot.judged_slot == "organization/type"
    assert section.lines[0].n == system["items"] < sheet.sections[-1].lines[0].n
    assert "judged by the fills of organization/type" in section.notes
    assert not any("judged by the fills" in note for note in sheet.sections[-1].notes)
    absent = service.laboratory.examine(replace(choice, judged_slot="organization/none"))
    assert (absent.judged_slot, absent.sections[-1]) == ("", sheet.sections[-1])


def test_every_exported_form_has_the_judged_systems_as_the_command_line_has_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    service = judged(tmp_path, 3)
    folders = [str(tmp_path / name) for name in LABELS]
    sheet = service.laboratory.examine(LaboratoryChoice(("items",), epsilon="0.1"))
    exported = {
        ending: Path(service.laboratory.export(str(tmp_path / f"figures.{ending}"))).read_text("utf-8")
        for ending in ("txt", "csv", "json")
    }
    words = ["judge", *folders, "-t", "spans", "--system", "model", "--epsilon", "0.1"]
    assert main([*words, "-f", "json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    value = json.loads(exported["json"])
    strict_validator("text-laboratory")(value)
    strict_validator("judge")(value["judgement"])
    assert value["judgement"]["systems"] == printed["systems"]
    assert main(words) == 0
    pages = capsys.readouterr().out.partition("\n")[2]
    assert pages in exported["txt"]
    assert "note: decisions are not used" in exported["txt"]
    assert exported["txt"].endswith(f"{value['signature']}\n{value['judgement']['signature']}\n")
    rows = [row for row in csv.DictReader(io.StringIO(exported["csv"])) if row["kind"] == "judgement"]
    section = sheet.sections[-1]
    assert [
        (row["name"], row["measure"], row["label"], f"{float(row['value']):.4f}", row["n"]) for row in rows
    ] == [
        ("model", sheet.measures[line.measure].key, line.label, line.value, str(line.n))
        for line in section.lines
    ]
    people = printed["systems"][0]["people"]
    assert [float(row["p"]) for row in rows[2:]] == [person["p"] for person in people]
    assert "epsilon 0.1" in rows[1]["method"]
    assert not any(row["reason"] for row in rows)


def test_a_report_after_one_with_systems_has_none(tmp_path: Path) -> None:
    service = judged(tmp_path, 3)
    service.laboratory.examine(LaboratoryChoice(("items",)))
    with_systems = Path(service.laboratory.export(str(tmp_path / "with.csv"))).read_text("utf-8")
    folders = [str(tmp_path / name) for name in LABELS]
    sides = tuple((name, (path,)) for name, path in zip(LABELS, folders, strict=True))
    service.open("spans", (), sides, None, True)
    service.laboratory.examine(LaboratoryChoice(("items",)))
    without = Path(service.laboratory.export(str(tmp_path / "without.csv"))).read_text("utf-8")
    assert "judgement" in with_systems
    assert "judgement" not in without


def test_each_of_several_systems_has_a_section_and_few_people_have_none(tmp_path: Path) -> None:
    two = judged(tmp_path / "two", 3, 4, rules="B" * 40)
    sections = two.laboratory.examine(LaboratoryChoice(("items",))).sections
    assert [section.name for section in sections if section.kind == "judgement"] == ["model", "rules"]
    for name, systems in (("unmarked", ()), ("few", (2, 3))):
        service = judged(tmp_path / name, *systems)
        kinds = {
            section.kind for section in service.laboratory.examine(LaboratoryChoice(("items",))).sections
        }
        assert kinds == {"items"}


def test_people_without_enough_items_are_named_and_the_test_is_undefined(tmp_path: Path) -> None:
    service = judged(tmp_path, 3, **{name: labels[:20] for name, labels in LABELS.items()})
    section = service.laboratory.examine(LaboratoryChoice(("items",))).sections[-1]
    assert [line.value for line in section.lines] == ["–", "–"]
    assert all(line.reason for line in section.lines)
    assert section.notes[0] == "the test is undefined, at ε = 0.2"
    assert section.notes[1].startswith("left out, with fewer than 30 items: anna (20)")
    exported = Path(service.laboratory.export(str(tmp_path / "figures.csv"))).read_text("utf-8")
    advantage, rate = (row for row in csv.DictReader(io.StringIO(exported)) if row["kind"] == "judgement")
    assert (advantage["value"], rate["value"]) == ("", "")
    assert rate["left_out"].startswith("20 items of anna, ")
    assert advantage["reason"] == rate["reason"] == section.lines[0].reason


def test_precision_and_weights_of_gamma_reach_it() -> None:
    service, _ = opened()
    gammas = []
    for choice in (GammaChoice(), GammaChoice(0.2, 3.0, 0.5)):
        (section,) = service.laboratory.examine(LaboratoryChoice(("spans",), gamma=choice)).sections
        gammas.append(next(note for note in section.notes if note.startswith("γ: ")))
    assert "precision 2 %" in gammas[0]
    assert "precision 20 %" in gammas[1]
    assert "α 3, β 0.5" in gammas[1]


def test_a_seed_adds_intervals() -> None:
    service, _ = opened()
    ends = []
    for seed in (None, 1):
        (section,) = service.laboratory.examine(LaboratoryChoice(("items",), seed=seed)).sections
        ends.append([line.low for line in section.lines if line.method == "bootstrap"])
    assert not ends[0]
    assert ends[1]
    assert all(ends[1])


def test_it_can_be_stopped_in_the_midst_of_a_measure() -> None:
    calls = 0

    def poll() -> None:
        nonlocal calls
        calls += 1
        if calls > previous_calls + 2:
            raise Cancelled

    previous_calls = 10**9
    service, _ = opened(poll)
    previous_calls = calls
    with pytest.raises(Cancelled):
        service.laboratory.examine(LaboratoryChoice(USUAL_KINDS, seed=1))


@pytest.mark.parametrize("measure", ["cohen_kappa", "gamma", "boundary_similarity"])
def test_a_published_example_comes_out_as_it_is_printed(measure: str) -> None:
    service, _ = opened()
    sheet = service.laboratory.example(measure)
    assert sheet.measure.key == measure
    assert sheet.figures
    for figure in sheet.figures:
        assert figure.same
        assert figure.computed.startswith(figure.printed) or "–" in figure.printed or len(figure.printed) < 6
    assert len({len(row) for row in sheet.data}) == 1
    assert {figure.measure for figure in sheet.figures} <= {each.title for each in ALL_MEASURES}


def test_the_last_report_is_written_by_the_ending(tmp_path: Path) -> None:
    service, _ = opened()
    service.laboratory.examine(LaboratoryChoice(("items",)))
    report = examine_workspace(service._opened(), TextLaboratoryRequest(("items",)))
    expected = {"csv": laboratory_csv(report), "txt": laboratory_text(report)}
    for ending, text in expected.items():
        path = service.laboratory.export(str(tmp_path / f"figures.{ending}"))
        assert Path(path).read_bytes() == text.encode()
    path = service.laboratory.export(str(tmp_path / "figures.json"))
    assert json.loads(Path(path).read_text("utf-8"))["sections"][0]["kind"] == "items"
    with pytest.raises(InputRefused):
        service.laboratory.export(service._opened().input_files[0])


def test_a_file_without_distances_is_refused(tmp_path: Path) -> None:
    service, _ = opened()
    path = tmp_path / "distances.csv"
    path.write_text("nothing\n", encoding="utf-8")
    with pytest.raises(InputRefused):
        service.laboratory.examine(LaboratoryChoice(("items",), (str(path),)))


def test_figures_without_intervals_are_those_with_them() -> None:
    """The window asks for them first: what stays on screen while intervals are drawn must not change."""
    service, _ = opened()
    choice = LaboratoryChoice(("items", "spans"), seed=7)
    quick, full = (service.laboratory.examine(replace(choice, intervals=on)).sections for on in (False, True))
    shown = [[(line.measure, line.label, line.value) for line in section.lines] for section in quick]
    assert shown == [[(line.measure, line.label, line.value) for line in section.lines] for section in full]
    assert not any(line.low for section in quick for line in section.lines if line.method == "bootstrap")
    assert any(line.low for section in full for line in section.lines if line.method == "bootstrap")
