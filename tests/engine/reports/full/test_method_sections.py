"""Sections of single methods: metrics and classes of coreference, types and realis of event mentions."""

import re
from collections import Counter
from pathlib import Path

import pytest
from lxml import etree

from annotally.cli.main import main
from annotally.reports.full.method_sections import method_sections
from annotally.reports.full.model import BarChart, DotChart, HeatMap, ReportSection
from annotally.reports.full.svg import picture_svg
from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from support.event_samples import GOLD, SAMPLE, SYSTEM, files
from support.house import ROOT

COREFERENCE = ROOT / "resources" / "annotally_resources" / "sample" / "coreference"


def sections_of(workspace: Workspace) -> dict[str, ReportSection]:
    made = method_sections(workspace.task, workspace.comparison(), workspace.sides)
    return {section.name: section for section in made}


def opened(task: str, key: Path | str, response: Path | str, tokens: tuple[str, ...] = ()) -> Workspace:
    sides = SideInput("key", (str(key),)), SideInput("response", (str(response),))
    return open_workspace(OpenRequest(find_task(task), sides, tokens=tokens))


@pytest.fixture(scope="module")
def coreference() -> dict[str, ReportSection]:
    return sections_of(opened("muc7-coreference", COREFERENCE / "key.sgm", COREFERENCE / "response.sgm"))


def test_every_metric_has_a_dot_and_a_line(coreference: dict[str, ReportSection]) -> None:
    section = coreference["metrics"]
    assert isinstance(section.picture, DotChart)
    assert section.table is not None
    assert [dot.label for dot in section.picture.dots] == [
        *("muc", "b3", "ceaf_m", "ceaf_e", "blanc", "lea", "mentions", "classes")
    ]
    assert [dot.value for dot in section.picture.dots] == [line[-1] for line in section.table.table.rows]


def test_classes_are_counted_by_what_became_of_them(coreference: dict[str, ReportSection]) -> None:
    """The sample: in the first document one class is cut, two pairs are joined, two are the response's."""
    section = coreference["classes"]
    assert section.table is not None
    assert isinstance(section.picture, BarChart)
    lines = section.table.table.rows
    assert Counter((line[0], line[1]) for line in lines) == {
        ("SAMPLE-0021", "cut"): 1,
        ("SAMPLE-0021", "joined"): 2,
        ("SAMPLE-0021", "second side only"): 2,
        ("SAMPLE-0022", "joined"): 1,
        ("SAMPLE-0022", "other mentions"): 1,
        ("SAMPLE-0022", "first side only"): 1,
    }
    assert lines[0][2:] == (1, 2, "The Saltmere Harbour Museum", "Saltmere Harbour Museum")
    bars = {label: counts[0] for label, counts in section.picture.bars}
    differing = Counter(str(line[1]) for line in lines)
    assert {kind: count for kind, count in bars.items() if kind != "same"} == differing
    assert bars["same"] == 8


def test_turned_round_what_was_cut_is_joined() -> None:
    workspace = opened("muc7-coreference", COREFERENCE / "response.sgm", COREFERENCE / "key.sgm")
    table = sections_of(workspace)["classes"].table
    assert table is not None
    kinds = Counter(line[1] for line in table.table.rows)
    assert (kinds["cut"], kinds["joined"], kinds["first side only"]) == (3, 1, 2)


def test_types_and_realis_of_events_are_matrices(tmp_path: Path) -> None:
    """The printed example: three gold mentions have system mentions, one of them two; and an altered copy."""
    altered = [("E1", "t52", "going", "Meet", "Generic"), ("E2", "t2", "w2", "Meet", "Other")]
    gold, system, tokens = files(tmp_path, {SAMPLE: GOLD, "two": GOLD}, {SAMPLE: SYSTEM, "two": altered})
    sections = sections_of(opened("event-mention", gold, system, (tokens,)))
    types, realis = sections["types_of_events"], sections["realis"]
    assert isinstance(types.picture, HeatMap)
    assert isinstance(realis.picture, HeatMap)
    assert types.picture.rows == ["Communicate", "Meet", "Transport-Person", "(nothing)"]
    # Communicate: two system mentions share the only one of the first document; missing in the second.
    assert types.picture.counts == [[2, 0, 0, 1], [0, 0, 0, 0], [0, 1, 2, 3], [0, 1, 0, 0]]
    assert realis.picture.rows == ["Actual", "Generic", "Other", "(nothing)"]
    assert realis.picture.counts == [[2, 1, 0, 3], [0, 0, 0, 0], [0, 0, 2, 1], [0, 0, 1, 0]]


def test_other_methods_have_none_and_pictures_are_drawn(coreference: dict[str, ReportSection]) -> None:
    entities = COREFERENCE.parent / "entities"
    assert sections_of(opened("muc7-named-entity", entities / "key.sgm", entities / "response.sgm")) == {}
    for section in coreference.values():
        assert section.picture is not None
        drawn = etree.fromstring(picture_svg(section.picture, section.title).encode())
        assert drawn.tag.endswith("svg")


@pytest.mark.parametrize(("task", "folder"), [("muc7-coreference", "coreference"), ("spans", "entities")])
def test_the_latex_of_a_report_is_balanced(task: str, folder: str, tmp_path: Path) -> None:
    """Braces and environments close in the order in which they open, escaped ones left aside."""
    target = tmp_path / "report.tex"
    sides = [str(COREFERENCE.parent / folder / f"{side}.sgm") for side in ("key", "response")]
    assert main(["report", *sides, "-t", task, "--to", str(target), "-q"]) == 0
    text = target.read_text("utf-8")
    opened_names: list[str] = []
    for sign in re.finditer(r"\\\\|\\[{}]|\\(begin|end)\{([a-z*]+)\}|[{}]", text):
        if sign[1] == "begin" or sign[0] == "{":
            opened_names.append(sign[2] or "{")
        elif sign[1] == "end" or sign[0] == "}":
            assert opened_names.pop() == (sign[2] or "{")
    assert opened_names == []
    assert text.count(r"\begin{") > 2
