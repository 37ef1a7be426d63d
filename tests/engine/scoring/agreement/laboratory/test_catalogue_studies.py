"""Published studies that DKPro Statistics tests by, those beside the ones of the catalogue's tests."""

import pytest

from annotally.scoring.agreement.laboratory.distances import LabelDistance
from support.agreement_studies import Items, estimates, rows, table, value


def printed(figures: dict[str, str], items: Items, distance: str = "nominal") -> None:
    """Compare values with printed ones, rounded to as many digits."""
    for key, figure in figures.items():
        digits = len(figure.partition(".")[2])
        assert f"{value(items, key, distance):.{digits}f}" == figure, key


def test_agresti_1992_kappa_with_its_error() -> None:
    counts = {"11": 22, "12": 2, "13": 2, "21": 5, "22": 7, "23": 14, "32": 2, "33": 36, "42": 1, "43": 17}
    kappa = estimates(table({**counts, "44": 10}))["nominal", "cohen_kappa"]
    assert kappa.value is not None
    assert (f"{kappa.value:.3f}", f"{kappa.error:.3f}") == ("0.493", "0.057")


def test_cohen_1960_greatest_kappa_and_gwets_ac1_of_the_same_tables() -> None:
    first = {"11": 25, "12": 12, "13": 3, "21": 13, "22": 2, "23": 15, "31": 12, "32": 16, "33": 2}
    second = {"11": 88, "12": 14, "13": 18, "21": 10, "22": 40, "23": 10, "31": 2, "32": 6, "33": 12}
    printed({"observed_agreement": "0.29", "kappa_max": "0.85", "gwet_ac": "-0.0480"}, table(first))
    printed({"observed_agreement": "0.70", "kappa_max": "0.831", "gwet_ac": "0.5760"}, table(second))


def test_warrens_2010_four_kappas_of_eight_raters() -> None:
    """S .8358, Fleiss .8324, Hubert's (here Conger's) .8326, Light's .8325."""
    counts = {
        "NNNNNNNN": 14,
        "NNNANNNN": 1,
        "NNNNNNNA": 1,
        "AAAAAAAA": 10,
        "AANAAAAN": 2,
        "AANANAAN": 1,
        "AANANANN": 1,
    }
    items = [tuple(line) for line, count in counts.items() for _ in range(count)]
    printed({"conger_kappa": "0.8326"}, items)
    # The others are printed from rounded figures, so that the last digit may be one off: S is 117 / 140.
    assert value(items, "brennan_prediger") == pytest.approx(117 / 140)
    for key, figure in (("brennan_prediger", 0.8358), ("fleiss_kappa", 0.8324), ("light_kappa", 0.8325)):
        assert value(items, key) == pytest.approx(figure, abs=0.0001)


def test_warrens_2012_further_examples() -> None:
    for middle, figure in (("1 0 0 0", "0.675"), ("1 0 1 0", "0.564")):
        items = rows("1 1 1 1") * 6 + rows(middle) * 5 + rows("0 0 0 0") * 4
        printed({"conger_kappa": figure}, items)


def test_mieskes_2009_parts_of_speech() -> None:
    items = [
        *rows(
            "UH VB UH", "UH UH UH", "RB RB RB", "JJ JJ JJ", "NN NN RB", "VB VBP VB", "RB UH UH", "MD MD MD"
        ),
        *rows("INP INP INP") * 6,
        *rows("PRP PRP PRP") * 3,
    ]
    printed({"fleiss_kappa": "0.80", "observed_agreement": "0.84"}, items)


SETS = (("", ""), ("A", ""), ("A", "A"), ("A", "B"), ("A|B", "A"), ("A|B", "A|C"), ("A|B|C", "A|B|C"))
LAST_SETS = (("C", "A|C"), ("C", "A|C"))


def test_dkpro_sets_under_masi() -> None:
    """Alpha .252, the empty set being a subset of all others; observed .333 as equal sets."""
    items: Items = [*SETS, *LAST_SETS]
    printed({"observed_agreement": "0.333"}, items)
    assert value(items, "krippendorff_alpha", "masi-product") == pytest.approx(0.252, abs=0.001)


def test_dkpro_weights_of_sets() -> None:
    """Alpha .186 under weights in thirds."""
    names = ("", "A", "B", "A|B", "A|C", "A|B|C", "C")
    thirds = ("0111111", "1031113", "1301313", "1110213", "1132011", "1111101", "1333110")
    weights = {
        (names[row], names[column]): int(cell) / 3
        for row, line in enumerate(thirds)
        for column, cell in enumerate(line)
    }
    figures = estimates([*SETS, *LAST_SETS], LabelDistance("thirds", weights))
    assert figures["thirds", "krippendorff_alpha"].value == pytest.approx(0.186, abs=0.001)


def test_dkpro_missing_variance() -> None:
    """One annotator uses one label alone: kappa is 0 under every distance, alpha below."""
    items = table({"11": 11, "12": 1, "13": 1})
    printed({"krippendorff_alpha": "-0.020", "cohen_kappa": "0.000"}, items)
    assert value(items, "cohen_kappa", "interval") == pytest.approx(0, abs=1e-12)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("001111111100001111110000", "000011110000000110000000"),
        ("111111111111111111000000", "111111111100000000000000"),
    ],
)
def test_krippendorff_1995_digitized(first: str, second: str) -> None:
    items: Items = list(zip(first, second, strict=True))
    printed({"cohen_kappa": "0.385", "scott_pi": "0.314", "krippendorff_alpha": "0.329"}, items)
