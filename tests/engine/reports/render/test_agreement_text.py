"""Agreement as text: who, what, every figure with what it rests on, and where measures come from."""

from dataclasses import replace

from annotally.annotators.agreement import DOCUMENT, TYPE, AgreementRequest, agreement_report
from annotally.model.diagnostics import warning
from annotally.reports.render.agreement_text import agreement_text
from annotally.reports.tables.agreement import AgreementReport
from support.agreement_corpus import CORPUS, multi


def report(agreement_request: AgreementRequest = AgreementRequest()) -> AgreementReport:  # noqa: B008  # a value
    return agreement_report(multi(), agreement_request, "signed")


def test_the_page_begins_with_who_and_what() -> None:
    assert agreement_text(report()).startswith(
        """AGREEMENT OF 3 ANNOTATORS: Ann, Bob, Cyd
task mat, 2 documents
only Ann, Bob annotated document no 2

ITEMS                    3  2  1  all
have it                  2  2  0    4
agree in all scored slots  0  3  1    4
3 of 4 have a value that more than half of the annotators agree on
""".replace("ITEMS                    3", "ITEMS                      3").replace(
            "have it                  2", "have it                    2"
        )
    )


def test_two_annotators_stand_in_a_line() -> None:
    lines = agreement_text(report()).splitlines()
    (head,) = (line.split() for line in lines if line.startswith("PAIRS"))
    assert head[-5:] == ["F", "A_o", "κ", "κ_F", "α"]
    (line,) = (line for line in lines if line.startswith("Ann – Bob"))
    cells = dict(zip(head[1:], line.split()[3:], strict=True))
    # Of types, AA AB BB AA agree: 3 of 4, by chance 3/4·1/2 + 1/4·1/2; three of four annotations match.
    assert (cells["documents"], cells["match"], cells["F"]) == ("2", "3", "0.7500")
    assert (cells["A_o"], cells["κ"]) == ("0.7500", "0.5000")


def test_what_is_undefined_says_why_and_what_is_left_out_how_much() -> None:
    text = agreement_text(report())
    kappa, *_ = (line.split(maxsplit=4) for line in text.splitlines() if line.startswith("  Cohen's kappa"))
    assert kappa[2:] == ["–", "0", "undefined: made for 2 annotators; there are 3"]
    assert "left out: 2 items with a label missing\n" in text


def test_intervals_stand_where_there_is_a_seed() -> None:
    assert "give --seed N for intervals\n" in agreement_text(report())
    seeded = agreement_text(report(AgreementRequest(seed=5)))
    assert "from, to: 95 % of 1000 samples of documents, seed 5; up to" in seeded
    assert "from  " in seeded
    assert "give --seed" not in seeded
    result = agreement_report(
        multi({name: {"1": own_document["1"]} for name, own_document in CORPUS.items()}),
        AgreementRequest(seed=5),
    )
    assert (
        "no intervals: fewer than two documents, or too few samples with a value; seed 5"
        in agreement_text(result)
    )


def test_headings_name_types_and_documents() -> None:
    text = agreement_text(report(AgreementRequest(per=(TYPE, DOCUMENT))))
    for heading in ("TYPES OF ITEMS ", "SLOT x ", "SPANS, type B ", "TYPES OF ITEMS, document no 2 "):
        assert f"\n{heading}" in text
    assert "\nPAIRS document no 2 " in text


def test_what_nobody_has_takes_one_line() -> None:
    empty = agreement_report(multi({"Ann": {"1": []}, "Bob": {"1": []}}), AgreementRequest())
    assert "SLOT x  nothing to compare\n" in agreement_text(empty)


def test_every_measure_names_its_publication() -> None:
    text = agreement_text(report())
    for words in (
        "Cohen, A Coefficient",
        "Fleiss, Measuring",
        "Krippendorff, Content",
        "Hripcsak and Rothschild",
    ):
        assert words in text.partition("\nMEASURES\n")[2]
    assert "    undefined where no item has two labels\n" in text


def test_warnings_and_signature_come_last() -> None:
    warned = replace(report(), warnings=[warning("a.ann", 3, 0, "odd", "", "")])
    assert agreement_text(warned).endswith("\nWARNINGS (1)\na.ann:3: odd\n\nsigned\n")
    assert "WARNINGS" not in agreement_text(report())
