"""The laboratory on annotated texts: every kind of label, spans with gamma, segments; text, CSV, JSON."""

import csv
import io
import json
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally_resources import resource
from support.span_projects import brat_files

TEXT = "Ada met Bo in Rome. Cleo knows Dora."
PEOPLE = "T1\tPER 0 3\tAda\nT2\tPER 8 10\tBo\nT4\tPER 20 24\tCleo\nT5\tPER 31 35\tDora\n"
FIRST = PEOPLE + "T3\tLOC 14 18\tRome\nR1\tKnows Arg1:T1 Arg2:T2\nR2\tKnows Arg1:T4 Arg2:T5\n"
SECOND = PEOPLE + "T3\tORG 14 18\tRome\nR1\tMeets Arg1:T1 Arg2:T2\nR2\tKnows Arg1:T4 Arg2:T5\n"
THIRD = "T1\tPER 0 7\tAda met\nT2\tPER 8 10\tBo\nT3\tLOC 14 18\tRome\nR1\tKnows Arg1:T1 Arg2:T2\n"
SURE = ("A1\tSure T1 3\nA2\tSure T2 2\n", "A1\tSure T1 1\nA2\tSure T2 2\n", "A1\tSure T1 2\n")
Row = dict[str, str]


@pytest.fixture
def annotators(tmp_path: Path) -> list[str]:
    texts = (FIRST + SURE[0], SECOND + SURE[1], THIRD + SURE[2])
    folders = [tmp_path / name for name in "abc"]
    for folder, text in zip(folders, texts, strict=True):
        brat_files(folder, text, TEXT)
    return [str(folder) for folder in folders]


def rows(capsys: pytest.CaptureFixture[str], *words: str) -> list[Row]:
    assert main(["agreement", *words, "-f", "csv", "--quiet", "--precision", "0.2"]) == 0
    return [row for row in csv.DictReader(io.StringIO(capsys.readouterr().out)) if row["kind"] != "warnings"]


def figure(table: list[Row], kind: str, measure: str, distance: str = "nominal", name: str = "") -> float:
    (value,) = (
        row["value"]
        for row in table
        if (row["kind"], row["measure"], row["distance"], row["name"]) == (kind, measure, distance, name)
    )
    return float(value)


def test_every_kind_has_its_figures(annotators: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    table = rows(capsys, *annotators, "-t", "mat", "--measures", "all", "--distance", "linear")
    assert {row["kind"] for row in table} == {"items", "slots", "relations", "spans", "segments"}
    # Of two relations all three have the first, as Knows, Meets, Knows; two have the second, alike.
    assert figure(table, "relations", "observed_agreement") == pytest.approx((1 / 3 + 1) / 2)
    # Ada 3, 1, 2 and Bo 2, 2: distances of 2, 1 and 1 of at most 2.
    sure = figure(table, "slots", "observed_agreement", "linear", "Sure")
    assert sure == pytest.approx((1 - (1 + 0.5 + 0.5) / 3 + 1) / 2)
    # Of the tokens all have boundaries at the ends of Ada, Bo, Rome.; the third alone has none after Ada.
    assert 0 < figure(table, "segments", "boundary_similarity") < 1
    assert figure(table, "spans", "gamma") < 1


def test_relations_count_by_what_their_arguments_are(
    annotators: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The third annotator's Ada is longer than the others'; the relation connects the same."""
    table = rows(capsys, *annotators, "-t", "spans", "--kinds", "relations", "--nothing")
    alpha = figure(table, "relations", "krippendorff_alpha")
    # Labels K M K and K K nothing: observed disagreement 4 / 6 of pairs; 4 K, 1 M, 1 nothing by chance.
    assert alpha == pytest.approx(1 - (4 / 6) / (1 - (4 * 3) / 30))


def test_classes_of_mentions_have_masi(capsys: pytest.CaptureFixture[str]) -> None:
    sides = [str(resource("sample", "coreference", f"{side}.sgm")) for side in ("key", "response")]
    table = rows(capsys, *sides, "-t", "coreference", "--kinds", "classes,items", "--seed", "1")
    nominal, jaccard, masi = (
        figure(table, "classes", "krippendorff_alpha", distance)
        for distance in ("nominal", "jaccard", "masi")
    )
    assert nominal < masi < jaccard < 1
    assert {row["kind"] for row in table} == {"classes"}
    assert {row["measure"] for row in table}.isdisjoint({"specific_agreement", "gwet_ac", "icc_1_1"})


def test_gamma_says_sampler_seed_and_precision(
    annotators: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["agreement", *annotators, "--measures", "gamma", "--sampler", "shuffle", "--precision", "0.05"]
    assert main([*words, "--position-weight", "3", "--seed", "5"]) == 0
    out = capsys.readouterr().out
    assert "γ: sampler shuffle, seed 5, " in out
    assert "precision 5 %, " in out
    assert "α 3, β 1; observed disorder" in out
    assert "Of 5 sets of aligned spans 2 lack an annotator" in out
    assert "Mathet, Widlöcher and Métivier" in out
    assert "TYPES OF ITEMS" not in out
    assert main([*words, "-f", "json"]) == 0
    (section,) = json.loads(capsys.readouterr().out)["sections"]
    assert section["kind"] == "spans"
    assert "seed 0" in section["notes"][0]
    assert [measure["measure"] for measure in section["measures"]] == ["gamma"]


def test_an_order_goes_with_the_slots_whose_labels_it_has(
    annotators: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["-t", "mat", "--kinds", "items,slots", "--distance", "ordinal", "--order", "3,2,1"]
    table = rows(capsys, *annotators, *words)
    assert figure(table, "slots", "krippendorff_alpha", "ordinal", "Sure") < 1
    assert not [row for row in table if row["kind"] == "items" and row["distance"] == "ordinal"]


def test_a_distance_from_a_file_needs_all_labels(
    annotators: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    distances = tmp_path / "types.tsv"
    distances.write_text("LOC\tORG\t0.1\nPER\tLOC\t1\nPER\tORG\t1\n", encoding="utf-8")
    words = ["-t", "spans", "--kinds", "items,relations", "--distance", str(distances)]
    table = rows(capsys, *annotators, *words)
    near = figure(table, "items", "krippendorff_alpha", str(distances))
    assert near > figure(table, "items", "krippendorff_alpha")
    reasons = {
        row["reason"] for row in table if (row["kind"], row["distance"]) == ("relations", str(distances))
    }
    assert "a label is not in the file of the distance" in reasons


def test_options_that_do_not_go_with_texts(
    annotators: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["agreement", *annotators, "--measures", "all", "--per", "type"]) == 2
    assert "--kinds tokens does" in capsys.readouterr().err
    out = tmp_path / "out.txt"
    words = ["agreement", *annotators, "--measures", "pairwise_f", "--kinds", "spans", "-o", str(out), "-q"]
    assert main(words) == 0
    assert "Pairwise F" in out.read_text(encoding="utf-8")
    assert "γ: sampler" not in out.read_text(encoding="utf-8")


def test_annotators_of_unlike_documents_have_nothing_to_measure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in "ab":
        folder = tmp_path / name
        folder.mkdir()
        for number in {"a": "12", "b": "34"}[name]:
            (folder / f"{name}{number}.txt").write_text(TEXT, encoding="utf-8")
            (folder / f"{name}{number}.ann").write_text(FIRST, encoding="utf-8")
    words = ["agreement", str(tmp_path / "a"), str(tmp_path / "b"), "--measures", "all", "--quiet"]
    assert main(words) == 1
    assert "no document is in two of a, b; expected documents in common" in capsys.readouterr().err


def test_tokens_have_the_types_that_cover_them(
    annotators: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    table = rows(capsys, *annotators[:2], "-t", "spans", "--kinds", "tokens")
    # Of eight tokens the two differ in Rome alone.
    assert figure(table, "tokens", "observed_agreement") == pytest.approx(7 / 8)


def test_measures_asked_for_are_in_their_sections_alone(
    annotators: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    table = rows(
        capsys, *annotators, "-t", "mat", "--measures", "p_k,scott_pi", "--kinds", "items,segments,spans"
    )
    assert {(row["kind"], row["measure"]) for row in table} == {("items", "scott_pi"), ("segments", "p_k")}
    reasons = {row["reason"] for row in table if row["kind"] == "items"}
    assert reasons == {"made for two annotators"}


def test_kinds_that_are_not_there_are_no_error(
    annotators: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["agreement", *annotators, "--kinds", "classes", "--quiet"]) == 0
    assert "There is nothing to measure" in capsys.readouterr().out


def test_no_figure_depends_on_who_comes_first(
    annotators: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["-t", "mat", "--measures", "all"]
    tables = [rows(capsys, *order, *words) for order in (annotators, annotators[::-1])]
    for first, second in zip(*tables, strict=True):
        named = ("kind", "name", "distance", "measure", "label", "n", "reason")
        assert [first[key] for key in named] == [second[key] for key in named]
        assert float(first["value"] or 2) == pytest.approx(float(second["value"] or 2), abs=1e-12)
