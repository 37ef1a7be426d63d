"""The coreference reports against what the MUC scorer manual prints (M2, M3, M4).

``printed/coreference.txt``, ``partitions.txt`` and ``report_summary_coreference.txt`` quote the manual; the
page break inside the score report is left out. The tests take counts, offsets and texts from them.
"""

import re
from pathlib import Path

import pytest

from annotally.comparison.result import UnitComparison
from annotally.reports.render.muc_coreference import (
    ScoreLine,
    partitions,
    percent,
    report_summary,
    score_report,
)
from annotally.reports.render.score_text import score_text
from annotally.scoring.ratios import RatioTally
from annotally.tasks.catalogue import find_task
from annotally.tasks.definition import TaskDefinition
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from support.coreference_samples import conll, muc, opened
from support.small_inputs import sgml, write

PRINTED = Path(__file__).parents[1] / "printed"
_LINE = re.compile(r"(\S+)\s+(\d+)\s+(\d+)\s+(\d+) / (\d+)\s+[\d.]+%?\s+(\d+) / (\d+)\s+[\d.]+%?\s+[\d.]+%?")


def page(name: str) -> str:
    return (PRINTED / f"{name}.txt").read_text(encoding="utf-8")


def lines_of(printed: str) -> list[ScoreLine]:
    """Read names and counts off the page; everything else is the report's to make."""
    matches = [match for line in printed.splitlines() if (match := _LINE.fullmatch(line))]
    return [
        ScoreLine(m[1], int(m[2]), int(m[3]), RatioTally(int(m[4]), int(m[5]), int(m[6]), int(m[7])))
        for m in matches
    ]


def test_the_score_report_is_printed_byte_for_byte() -> None:
    printed = page("coreference")
    *documents, total = lines_of(printed)
    assert len(documents) == 30
    assert score_report(documents, total) == printed


def test_the_printed_totals_are_the_sums_of_the_printed_lines() -> None:
    *documents, total = lines_of(page("coreference"))
    assert sum((line.tally for line in documents), RatioTally()) == total.tally
    assert sum(line.key_classes for line in documents) == total.key_classes
    assert sum(line.response_classes for line in documents) == total.response_classes


def test_long_names_move_the_rest_to_the_right() -> None:
    line = ScoreLine("nw/xinhua/00/chtb_0009; part 000", 1, 2, RatioTally(1, 2, 1, 4))
    heading, columns, _, item, _, total = score_report([line], line._replace(name="")).splitlines()
    assert heading.index("Key") == columns.index("Cls")
    assert item.startswith(f"{line.name}   1     2       1 / 2      50.0         1 / 4      25.0   33.3")
    assert total.split() == ["TOTALS:", "1", "2", "1", "/", "2", "50.0%", "1", "/", "4", "25.0%", "33.3%"]


def test_undefined_prints_as_nought() -> None:
    assert percent(None) == "0.0"


# --- partitions and summary


def everything(workspace: Workspace) -> list[tuple[str, UnitComparison]]:
    return [
        (workspace.document(document_id).label, workspace.unit(document_id))
        for document_id in workspace.document_ids
    ]


def partition_file(workspace: Workspace) -> str:
    return partitions(everything(workspace), workspace.sides, workspace.task)


def washington() -> tuple[str, str]:
    """Return key and response bodies that hold the printed class, every mention at its printed offset.

    The line of the missing mention has a length that does not fit (M4): it stands where there is room.
    """
    row = re.compile(r'([CM]) (\d+) (\d+) (\d+) (\w+) (?:(\d+) )?"(.*)"')
    matches = [match for line in page("partitions").splitlines() if (match := row.fullmatch(line))]
    begin = len(sgml("1", "").partition("\n.\n")[0]) + 1
    key, response, at = "", "", begin
    first: dict[int, str] = {}
    for part, match in sorted(enumerate(matches), key=lambda pair: int(pair[1][2])):
        gap = "." * (int(match[2]) - at)
        ref = f' REF="{match[5]}"' if match[5] != "NULL" else ""
        key += f'{gap}<COREF ID="{match[4]}"{ref}>{match[7]}</COREF>'
        group = 0 if part == 0 else 1 if part < 6 else 2
        own_text = f' REF="{first[group]}"' if group in first else ""
        tagged = f'<COREF ID="{match[6]}"{own_text}>{match[7]}</COREF>' if match[6] else match[7]
        response += gap + tagged
        if match[6]:
            first.setdefault(group, match[6])
        at = int(match[2]) + len(match[7])
    return key, response


def test_the_partition_example_has_its_layout_and_its_score(tmp_path: Path) -> None:
    """Nine mentions in four parts: 5/8 (M15); inclusive ends (M4: not the missing line's)."""
    workspace = muc(tmp_path, *washington())
    assert workspace.unit("1").table[("metric", "muc")].counts()[:2] == (5, 8)
    written = partition_file(workspace)
    expected = page("partitions").strip().replace(" 376 454 ", " 376 425 ")
    assert expected in written
    assert written.startswith(f"Document 1\n\n{expected}\n\n====")


def test_response_classes_stand_between_equal_signs(tmp_path: Path) -> None:
    key = '<COREF ID="1">Ada</COREF> and <COREF ID="2" REF="1">she</COREF>'
    response = '<COREF ID="7">Ada</COREF> <COREF ID="8" REF="7">and</COREF> <COREF ID="9" REF="8">she</COREF>'
    begin = sgml("1", "|").index("|")
    assert partition_file(muc(tmp_path, key, response)).splitlines()[9:] == [
        "=" * 52,
        "",
        f'C {begin} {begin + 2} 7 NULL 1 "Ada"',
        f'C {begin + 8} {begin + 10} 9 8 2 "she"',
        "",
        f'S {begin + 4} {begin + 6} 8 7 "and"',
        "",
        "=" * 52,
        "",
    ]


def test_offsets_go_on_through_the_texts_file(tmp_path: Path) -> None:
    """The texts file is the source without the tags: other documents and what is between them count."""
    body = '<COREF ID="1">Ada</COREF> <COREF ID="2" REF="1">she</COREF>'
    text = "between\n".join((sgml("1", body), sgml("2", body)))
    workspace = opened(tmp_path, text, text)
    bare = re.sub("</?COREF[^>]*>", "", text)
    second = bare.index("Ada", bare.index("between"))
    assert f'C {second} {second + 2} 1 NULL 1 "Ada"' in partition_file(workspace)


def test_offsets_count_from_the_file_that_texts_were_given_in(tmp_path: Path) -> None:
    """Its order is not that of the key, which holds other documents ahead of this one (C1)."""
    body = '<COREF ID="1">Ada</COREF> <COREF ID="2" REF="1">she</COREF>'
    key = write(tmp_path, "key.sgm", sgml("1", "elsewhere") + sgml("2", body))
    texts = write(tmp_path, "texts.sgm", sgml("2", "Ada she") + sgml("1", "elsewhere"))
    sides = (SideInput("key", (key,)), SideInput("response", (key,)))
    workspace = open_workspace(OpenRequest(find_task("coreference"), sides, (texts,)))
    begin = sgml("2", "|").index("|")
    assert f'C {begin} {begin + 2} 1 NULL 1 "Ada"' in partition_file(workspace)


def test_a_partner_without_class_makes_a_part_of_its_own(tmp_path: Path) -> None:
    key = '<COREF ID="1">Ada</COREF> <COREF ID="2" REF="1">she</COREF>'
    response = '<COREF ID="1">Ada</COREF> <COREF ID="2">she</COREF>'
    written = partition_file(muc(tmp_path, key, response))
    assert [line[:1] for line in written.splitlines()][4:8] == ["C", "", "C", ""]
    assert "=" not in written


def test_texts_over_several_lines_stand_on_one(tmp_path: Path) -> None:
    key = '<COREF ID="1">Ada\n Example</COREF> <COREF ID="2" REF="1">she</COREF>'
    workspace = muc(tmp_path, key, key)
    assert '"Ada Example"' in partition_file(workspace)
    assert 'COR "Ada Example" "Ada Example"' in report_summary(
        everything(workspace), workspace.sides, workspace.task
    )


def test_the_report_summary_has_the_printed_layout(tmp_path: Path) -> None:
    row = re.compile(r'(COR|MIS|SPU|OPT) "(.*)" "(.*)"')
    printed = page("report_summary_coreference")
    key, response = "", ""
    for number, line in enumerate(printed.splitlines()[1:]):
        match = row.fullmatch(line)
        assert match
        status = ' STATUS="OPT"' if match[1] == "OPT" else ""
        text = f'<COREF ID="{number}"{status}>{match[2]}</COREF>' if match[2] else match[3]
        other_text = f'<COREF ID="{number}">{match[3]}</COREF>' if match[3] else match[2]
        if match[2] and match[3] and match[2] != match[3]:
            other_text = match[2].replace(match[3], other_text)
        key += f"{text}\n"
        response += f"{other_text}\n"
    workspace = opened(tmp_path, sgml("930620083", key), sgml("930620083", response))
    assert report_summary(everything(workspace), workspace.sides, workspace.task) == printed


def test_documents_of_the_summary_stand_apart(tmp_path: Path) -> None:
    text = sgml("1", '<COREF ID="1">Ada</COREF>') + sgml("2", "nobody")
    workspace = opened(tmp_path, text, text)
    summary = report_summary(everything(workspace), workspace.sides, workspace.task)
    assert summary == 'Document 1\nCOR "Ada" "Ada"\n\nDocument 2\n'


# --- what --format text prints


def test_the_text_form_is_the_score_report_and_all_metrics(tmp_path: Path) -> None:
    key = conll([("a", "(1"), ("b", "1)"), ("c", "(1)"), ("d", "(2)"), ("e", "(2)")])
    workspace = opened(tmp_path, key, key.replace("(2)", "(1)"), suffix="conll")
    task = find_task("coreference")
    assert isinstance(task, TaskDefinition)
    comparison = workspace.comparison()
    pages = [("town; part 000", comparison.units["town; part 000"].table)]
    brief = score_text(task, comparison.table, "signed", pages, by_document=False)
    assert (
        brief.splitlines()[3]
        == "town; part 000      2     1       2 / 2     100.0         2 / 3      66.7   80.0"
    )
    assert (
        brief.splitlines()[-10:]
        == [
            "                          Recall                    Precision                 F",
            "MUC                   2 / 2        100.00          2 / 3         66.67    80.00",
            "B3                    4 / 4        100.00          2 / 4         50.00    66.67",
            "CEAF-m                2 / 4         50.00          2 / 4         50.00    50.00",
            "CEAF-e             0.67 / 2         33.33       0.67 / 1         66.67    44.44",
            "BLANC                 1 / 2         50.00          1 / 6         16.67    25.00",
            "LEA                   4 / 4        100.00       1.33 / 4         33.33    50.00",
            "Mentions              4 / 4        100.00          4 / 4        100.00   100.00",
            "Same classes          0 / 2          0.00          0 / 1          0.00     0.00",
            "",
            "signed",
        ][-10:]
    )
    long = score_text(task, comparison.table, "signed", pages)
    assert long.count("B3 ") == 2
    assert "Document town; part 000\n" in long


@pytest.mark.parametrize("by_document", [True, False])
def test_undefined_metrics_are_dashes(tmp_path: Path, by_document: bool) -> None:
    workspace = muc(tmp_path, "nobody", "nobody")
    text = score_text(workspace.task, workspace.comparison().table, "", [], by_document=by_document)
    assert "MUC                   0 / 0             –          0 / 0             –        –" in text
