"""The table of a run of the benchmarks, and its comparison with the one that was kept."""

import json
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
FIGURES = ("name", "unit", "median", "worst", "limit", "runs")
RECORDS: list[dict[str, object]] = [
    {"script": "bench_text", "title": "Text", "parameters": "seed 1", "machine": "2 cores"},
    dict(zip(FIGURES, ("opened", "ms", 1234.5, 1300.0, 2000, 5), strict=True)),
    dict(zip(FIGURES, ("  peak", "MB", 90.0, 91.0, 80, 5), strict=True)),
    {"name": "  other", "reason": "not installed"},
]


@pytest.fixture
def results(monkeypatch: pytest.MonkeyPatch) -> "object":
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import results_table

    return results_table


def run(results: object, folder: Path, records: list[dict[str, object]], *words: str) -> str:
    """Run the script, and return the table that it writes."""
    path = folder / "records.jsonl"
    path.write_text("".join(json.dumps(record) + "\n" for record in records))
    arguments = [str(path), str(folder / "table.md"), str(folder / "kept.md"), *words]
    original, sys.argv = sys.argv, ["results_table.py", *arguments]
    try:
        results.main()  # type: ignore[attr-defined]  # a script
    finally:
        sys.argv = original
    return (folder / "table.md").read_text()


def test_a_table_is_kept_and_the_next_one_compared_with_it(
    results: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = run(results, tmp_path, RECORDS)
    assert "## bench_text: Text\n\nseed 1; 2 cores\n" in first
    assert "| opened | ms | 1,234.500 | 1,300.000 | 5 | 2,000 | within |  |  |" in first
    assert "| opened: peak | MB | 90.000 | 91.000 | 5 | 80 | OVER |  |  |" in first
    assert "| opened: other |  | NOT RUN |  |  |  | not installed |  |  |" in first
    assert not (tmp_path / "kept.md").exists()
    run(results, tmp_path, RECORDS, "--keep")
    kept = (tmp_path / "kept.md").read_text()
    assert [line for line in kept.splitlines() if line] == [line for line in first.splitlines() if line]
    capsys.readouterr()
    slower = [
        {**record, **({"median": 1500.0} if record.get("name") == "opened" else {})} for record in RECORDS
    ]
    second = run(results, tmp_path, slower)
    assert "| opened | ms | 1,500.000 | 1,300.000 | 5 | 2,000 | within | 1,234.500 | 1.22 |" in second
    assert "| opened: peak | MB | 90.000 | 91.000 | 5 | 80 | OVER | 90.000 | 1.00 |" in second
    printed = capsys.readouterr().out
    assert "slower than kept: bench_text: Text / opened: 1,500.000 ms, kept 1,234.500" in printed
    assert "peak" not in printed.partition("slower")[2]


def test_sections_that_were_not_measured_are_kept(results: object, tmp_path: Path) -> None:
    other = [{**RECORDS[0], "script": "bench_xml", "title": "XML"}, {**RECORDS[1], "median": 2.0}]
    run(results, tmp_path, RECORDS, "--keep")
    run(results, tmp_path, other, "--keep")
    kept = (tmp_path / "kept.md").read_text()
    assert kept.index("## bench_text: Text") < kept.index("| opened | ms | 1,234.500")
    assert kept.index("| opened | ms | 1,234.500") < kept.index("## bench_xml: XML")
    third = run(results, tmp_path, [*other[:1], {**other[1], "median": 3.0}], "--keep")
    assert "| opened | ms | 3.000 | 1,300.000 | 5 | 2,000 | within | 2.000 | 1.50 |" in third
    assert (tmp_path / "kept.md").read_text().count("| opened |") == 2


def test_counts_of_annotations_that_came_back_have_a_line(results: object, tmp_path: Path) -> None:
    counted: dict[str, object] = {"script": "bench_text", "name": "brat: came back", "identical": 50_000}
    table = run(results, tmp_path, [*RECORDS, counted], "--keep")
    assert "| brat: came back | annotations | 50,000 |  |  |  |  |  |  |" in table
    assert run(results, tmp_path, [*RECORDS, counted]).count("brat: came back") == 1
