"""The laboratory in the library: the figures of the command line as plain values and data frames."""

import json

import pytest

import annotally
from annotally.cli.main import main
from support.house import ROOT

SAMPLE = ROOT / "resources" / "annotally_resources" / "sample"
ENTITIES = (SAMPLE / "entities" / "key.sgm", SAMPLE / "entities" / "response.sgm")
LABELS = SAMPLE / "labels" / "labels.csv"


def on_command_line(capsys: pytest.CaptureFixture[str], *words: object) -> dict[str, object]:
    main(["agreement", *map(str, words), "--format", "json"])
    value: dict[str, object] = json.loads(capsys.readouterr().out)
    return value


def test_figures_on_a_table_are_those_of_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    printed = on_command_line(capsys, LABELS, "--measures", "all", "--distance", "masi", "--seed", "2")
    result = annotally.agreement(LABELS, measures="all", distances=["masi"], seed=2)
    assert result.value == printed
    (section,) = result.sections
    assert (section.basis, section.figures, section.why) == ("labels", result.figures, printed["why"])
    line = next(line for line in printed["measures"] if line["measure"] == "gwet_ac")  # type: ignore[attr-defined]  # of JSON
    entry = result.entry("gwet_ac")
    assert (entry.value, entry.error, entry.low, entry.high, entry.p, entry.n) == tuple(
        line[name] for name in ("value", "error", "low", "high", "p", "n")
    )
    assert result.figure("krippendorff_alpha", distance="masi") is not None
    with pytest.raises(KeyError, match="there is no such figure of 'gwet_ac'; there are observed"):
        result.figure("gwet_ac", distance="linear")


def test_figures_on_texts_with_parameters_of_gamma(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--measures", "gamma,cohen_kappa", "--kinds", "items,spans", "--precision", "0.2")
    weights = ("--position-weight", "3", "--sampler", "shuffle", "--names", "Ada,Ben")
    printed = on_command_line(capsys, *ENTITIES, "-t", "muc7-named-entity", *options, *weights)
    result = annotally.agreement(
        dict(zip(("Ada", "Ben"), ENTITIES, strict=True)),
        "muc7-named-entity",
        measures=["gamma", "cohen_kappa"],
        kinds=["items", "spans"],
        precision=0.2,
        position_weight=3.0,
        sampler="shuffle",
    )
    assert result.value == printed
    assert [section.basis for section in result.sections] == ["items", "spans"]
    assert any("sampler shuffle, seed 0" in note for note in result.sections[1].notes)
    assert result.entry("gamma", "spans").n == 70


def test_distances_in_memory_are_checked_as_those_of_files() -> None:
    columns = annotally.LabelColumns({"Ada": ["a", "b", "c"], "Ben": ["a", "c", "c"]})
    apart = {("a", "b"): 1, ("a", "c"): 2, ("b", "c"): 1}
    result = annotally.agreement(columns, measures="krippendorff_alpha", distances=["linear", apart])
    # The same distances as places 1, 2, 3 have.
    ranks = annotally.LabelColumns({"Ada": [1, 2, 3], "Ben": [1, 3, 3]})
    linear = annotally.agreement(ranks, measures="krippendorff_alpha", distances=["linear"])
    assert result.figure("krippendorff_alpha", distance="distance 2") == linear.figure(
        "krippendorff_alpha", distance="linear"
    )
    with pytest.raises(annotally.InputRefused, match="not as far from 'b' as the other way round"):
        annotally.agreement(columns, distances=[apart | {("b", "a"): 3}])
    with pytest.raises(annotally.InputRefused, match="no distance of 'a' and 'c'"):
        annotally.agreement(columns, distances=[{("a", "b"): 1, ("b", "c"): 1}])
    with_detour = annotally.agreement(columns, distances=[apart | {("a", "c"): 9}])
    assert "this is no metric" in str(with_detour.warnings[0])


def test_every_measure_is_described_and_examples_are_computed() -> None:
    described = annotally.agreement_measures()
    assert len({measure.name for measure in described}) == len(described) > 25
    example = annotally.published_example("gwet_ac")
    assert example.measure in described
    assert all(figure.same for figure in example.figures)
    with pytest.raises(ValueError, match="there is no measure 'kappa'"):
        annotally.published_example("kappa")
