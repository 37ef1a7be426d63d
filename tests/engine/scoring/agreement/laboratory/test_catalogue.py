"""Every figure on labels of items that is in print, to its printed digits."""

import pytest

from annotally.scoring.agreement.laboratory.distances import LabelDistance, distances
from annotally.scoring.agreement.laboratory.intraclass import MeanSquares
from support.agreement_studies import (
    ARTSTEIN_POESIO_558,
    ARTSTEIN_POESIO_568,
    GWET_RATERS,
    HAYES_KRIPPENDORFF,
    SHROUT_FLEISS,
    by_annotator,
    estimates,
    examined,
    rows,
    table,
    value,
)


def printed(figures: dict[str, str], items: list[tuple[str | None, ...]], distance: str = "nominal") -> None:
    """Compare values with printed ones, rounded to as many digits."""
    for key, figure in figures.items():
        digits = len(figure.partition(".")[2])
        assert f"{value(items, key, distance):.{digits}f}" == figure, key


def test_artstein_poesio_2008_p_558() -> None:
    printed(
        {
            "observed_agreement": "0.70",
            "brennan_prediger": "0.40",
            "scott_pi": "0.3407",
            "cohen_kappa": "0.3478",
            "gwet_ac": "0.4495",
            "prevalence_index": "0.30",
            "bias_index": "0.10",
            "specific_agreement S": "0.571",
            "specific_agreement I": "0.769",
            "kappa_max": "0.7826",
        },
        ARTSTEIN_POESIO_558,
    )


def test_fleiss_cohen_everitt_1969_interval_of_the_same_table() -> None:
    kappa = estimates(ARTSTEIN_POESIO_558)["nominal", "cohen_kappa"]
    assert [f"{end:.4f}" for end in (kappa.error, kappa.low, kappa.high)] == ["0.0950", "0.1616", "0.5340"]


def test_artstein_poesio_2008_p_568() -> None:
    nominal = {
        "cohen_kappa": "0.8013",
        "krippendorff_alpha": "0.8005",
        "brennan_prediger": "0.82",
        "scott_pi": "0.7995",
        "gwet_ac": "0.8287",
    }
    printed(nominal, ARTSTEIN_POESIO_568)
    far = {"SI": 1.0, "SC": 0.5, "IC": 0.5}
    values = {(a, b): far.get(a + b, far.get(b + a, 0.0)) for a in "SIC" for b in "SIC"}
    weighted = estimates(ARTSTEIN_POESIO_568, LabelDistance("file", values))
    kappa, alpha = (weighted["file", key].value for key in ("cohen_kappa", "krippendorff_alpha"))
    assert (f"{kappa:.4f}", f"{alpha:.4f}") == ("0.8163", "0.8156")


def test_brennan_prediger_1981_p_689_and_691() -> None:
    first = table({"11": 50, "21": 10, "22": 10, "23": 10, "31": 20})
    second = table({"11": 50, "13": 10, "22": 10, "23": 10, "31": 10, "32": 10})
    printed({"cohen_kappa": "0.27", "brennan_prediger": "0.40"}, first)
    printed({"cohen_kappa": "0.29", "brennan_prediger": "0.40"}, second)


def test_gwet_four_raters_with_gaps() -> None:
    printed(
        {
            "gwet_ac": "0.77544",
            "fleiss_kappa": "0.76117",
            "conger_kappa": "0.76282",
            "brennan_prediger": "0.77273",
            "krippendorff_alpha": "0.74342",
        },
        GWET_RATERS,
    )
    figures = estimates(GWET_RATERS)
    errors = {"gwet_ac": "0.14295", "krippendorff_alpha": "0.14557"}
    assert {key: f"{figures['nominal', key].error:.5f}" for key in errors} == errors
    ac = figures["nominal", "gwet_ac"]
    assert (f"{ac.low:.3f}", ac.high) == ("0.461", 1.0)


@pytest.mark.parametrize(
    ("distance", "key", "figures"),
    [
        ("nominal", "fleiss_kappa", "0.76117 0.15302 0.42438"),
        ("nominal", "conger_kappa", "0.76282 0.14917 0.43450"),
        ("nominal", "brennan_prediger", "0.77273 0.14472 0.45421"),
        ("nominal", "krippendorff_alpha", "0.74342 0.14557 0.41906"),
        ("linear", "gwet_ac", "0.85874 0.11733 0.60050"),
        ("linear", "fleiss_kappa", "0.81794 0.14850 0.49109"),
        ("linear", "conger_kappa", "0.81378 0.14509 0.49445"),
        ("linear", "brennan_prediger", "0.84848 0.12336 0.57698"),
        ("linear", "krippendorff_alpha", "0.80038 0.13548 0.49852"),
        ("quadratic", "gwet_ac", "0.91400 0.10396 0.68518"),
        ("quadratic", "fleiss_kappa", "0.86494 0.14603 0.54352"),
        ("quadratic", "conger_kappa", "0.85771 0.14367 0.54149"),
        ("quadratic", "brennan_prediger", "0.90152 0.11089 0.65744"),
        ("quadratic", "krippendorff_alpha", "0.84911 0.12913 0.56139"),
    ],
)
def test_irrcac_value_error_and_lower_end(distance: str, key: str, figures: str) -> None:
    estimate = estimates(GWET_RATERS, LabelDistance(distance))[distance, key]
    assert " ".join(f"{end:.5f}" for end in (estimate.value, estimate.error, estimate.low)) == figures


def test_gwet_2008_paradox() -> None:
    items = table({"yy": 8, "nn": 1, "yn": 1})
    printed({"observed_agreement": "0.9", "gwet_ac": "0.8658", "scott_pi": "0.6078"}, items)


def test_krippendorff_2011_four_distances() -> None:
    for distance, figure in {
        "nominal": "0.7434",
        "ordinal": "0.8154",
        "interval": "0.8491",
        "ratio": "0.7974",
    }.items():
        printed({"krippendorff_alpha": figure}, GWET_RATERS, distance)


def test_hayes_krippendorff_2007_p_84() -> None:
    assert len(HAYES_KRIPPENDORFF) == 40
    printed({"krippendorff_alpha": "0.7598"}, HAYES_KRIPPENDORFF, "ordinal")


def test_shrout_fleiss_1979() -> None:
    printed(
        {
            "icc_1_1": "0.1657",
            "icc_2_1": "0.2898",
            "icc_3_1": "0.7148",
            "icc_1_k": "0.4428",
            "icc_2_k": "0.6201",
            "icc_3_k": "0.9093",
        },
        SHROUT_FLEISS,
    )
    squares = examined(SHROUT_FLEISS).squares
    assert isinstance(squares, MeanSquares)
    figures = (squares.between_items, squares.within_items, squares.between_annotators, squares.residual)
    assert [f"{figure:.2f}" for figure in figures] == ["11.24", "6.26", "32.49", "1.02"]


@pytest.mark.parametrize(
    ("first", "second", "likeness"),
    [("A", "A|B", "1/6"), ("A|B", "B|C", "4/9")],
)
def test_dkpro_masi_of_pairs_of_sets(first: str, second: str, likeness: str) -> None:
    numerator, denominator = map(int, likeness.split("/"))
    far = distances(LabelDistance("masi-product"), [first, second])
    assert far[0, 1] == far[1, 0] == pytest.approx(numerator / denominator)


def test_passonneau_2006_masi_and_jaccard() -> None:
    labels = ["A|B", "B | A", "A", "B|C", "C"]
    assert distances(LabelDistance("masi"), labels)[0].tolist() == pytest.approx([0, 0, 2 / 3, 8 / 9, 1])
    assert distances(LabelDistance("jaccard"), labels)[0].tolist() == pytest.approx([0, 0, 1 / 2, 2 / 3, 1])


# --- published studies that DKPro Statistics tests by, too


def test_cohen_1960_p_45() -> None:
    counts = {"aa": 88, "ab": 14, "ac": 18, "ba": 10, "bb": 40, "bc": 10, "ca": 2, "cb": 6, "cc": 12}
    printed({"cohen_kappa": "0.492"}, table(counts))


def test_krippendorff_1980_p_133_and_139() -> None:
    two = by_annotator("0 1 0 0 0 0 0 0 1 0", "0 1 1 0 0 1 0 1 0 0")
    printed({"krippendorff_alpha": "0.095", "observed_agreement": "0.600"}, two)
    three = by_annotator("1 1 2 4 1 2 1 3 2", "1 2 2 4 4 2 2 3 2", "1 2 2 4 4 2 3 3 2")
    printed({"krippendorff_alpha": "0.642"}, three)
    assert value(three, "krippendorff_alpha", "interval") == pytest.approx(0.547, abs=0.001)
    assert value(three, "krippendorff_alpha", "ratio") == pytest.approx(0.483, abs=0.001)


def test_krippendorff_2004_p_227_and_246() -> None:
    twelve = by_annotator("a a b b b b b c c c c c", "a b b b b b c c c c c c")
    assert value(twelve, "krippendorff_alpha") == pytest.approx(0.734, abs=0.001)
    even = {"aa": 12, "ab": 9, "ac": 9, "ba": 9, "bb": 14, "bc": 9, "ca": 9, "cb": 9, "cc": 20}
    printed({"brennan_prediger": "0.190", "scott_pi": "0.186", "cohen_kappa": "0.186"}, table(even))
    skew = {"aa": 12, "ab": 18, "ac": 18, "bb": 14, "bc": 18, "cc": 20}
    printed({"brennan_prediger": "0.190", "scott_pi": "0.186", "cohen_kappa": "0.258"}, table(skew))


def test_zwick_1988_p_376() -> None:
    equal = {"AA": 20, "AD": 5, "BB": 10, "BC": 15, "CB": 15, "CC": 10, "DA": 5, "DD": 20}
    printed({"brennan_prediger": "0.467", "scott_pi": "0.467", "cohen_kappa": "0.467"}, table(equal))
    same = {"AA": 20, "AB": 10, "AC": 10, "BA": 10, "BB": 10, "CA": 10, "CC": 10, "DD": 20}
    printed({"brennan_prediger": "0.467", "scott_pi": "0.444", "cohen_kappa": "0.444"}, table(same))
    unlike = {"AA": 20, "AB": 5, "AC": 5, "AD": 10, "BB": 10, "BC": 5, "BD": 5, "CB": 5, "CC": 10, "CD": 5}
    skew = table({**unlike, "DD": 20})
    printed({"brennan_prediger": "0.467", "cohen_kappa": "0.474"}, skew)
    # Printed as .460, from rounded figures.
    assert value(skew, "scott_pi") == pytest.approx(0.460, abs=0.001)


def test_randolph_2005_p_17() -> None:
    printed({"fleiss_kappa": "0.33", "brennan_prediger": "0.33"}, rows("y y y", "y y n", "n n y", "n n n"))
    printed({"fleiss_kappa": "-0.20", "brennan_prediger": "0.33"}, rows("y y y", "y y n", "y y n", "y y y"))


def test_warrens_2012_p_3() -> None:
    counts = {"1 1 1 1": 10, "1 0 1 0": 2, "1 0 0 0": 2, "0 0 0 1": 1, "0 0 0 0": 15}
    items = [item for line, count in counts.items() for item in rows(line) * count]
    printed({"conger_kappa": "0.802479"}, items)


def test_fleiss_1971_p_379() -> None:
    lines = (
        "444444 222555 233335 555555 222444 113333 333355 113334 114444 555555 144444 124444 222333 144444"
        " 224445 333335 111455 111112 224444 133555 555555 244444 224555 114444 144445 222224 111155 224444"
        " 133333 555555"
    )
    items = rows(*(" ".join(line) for line in lines.split()))
    printed({"fleiss_kappa": "0.430", "observed_agreement": "0.5556"}, items)
