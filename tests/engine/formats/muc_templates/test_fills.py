"""Fills of template files: quotes, minimal strings, pointers, marks of optional objects (M26, M27)."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.equality import statement
from annotally.formats.muc_templates.writer import write
from annotally.formats.sgml import reader as sgml_reader
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Reading
from annotally.model.text import Source
from engine.formats.muc_templates.test_format import OPTIONS, instances, load, readings, write_fresh


def test_fills_read_alike_with_quotes_and_without() -> None:
    """Manual, "Response File Format": set and string fills *may* be enclosed in quotes (M26)."""
    for fill in ("New York", "the [Foo] Bar", "a [b] c [d]", "[all]", "x:=", "it's", "1/2", "[] [[x]]"):
        for link in ("", "  ##3#9#f"):
            bare, double, single = (
                readings(instances(load(f"<A-1-1> :=\n  X: {quote}{fill}{quote}{link}\n"))[0], "X")[0][0]
                for quote in ("", '"', "'")
            )
            assert statement_of(bare) == statement_of(double) == statement_of(single)
            assert bare.bracketed in ("", fill)


def statement_of(reading: Reading) -> object:
    return reading.text, reading.minimal, reading.bracketed, reading.extent, reading.link_file, reading.target


def test_a_pointer_in_quotes_is_text_with_a_warning() -> None:
    """M27."""
    result = load('<A-1-1> :=\n X: "<A-1-1>"\n Y: <A-1-1>\n')
    ((quoted,),) = readings(instances(result)[0], "X")
    assert (quoted.text, quoted.target) == ("<A-1-1>", None)
    (warning,) = result.warnings
    assert (warning.line, warning.column, warning.found) == (2, 5, "pointer <A-1-1> in quotes")
    assert "compared as text" in warning.remedy


def test_a_pointer_in_another_case_leads_where_scoring_says_without_a_warning() -> None:
    result = load("<ORG-ab-1x> :=\n<A-ab-1> :=\n X: <org-AB-1X>\n Y: <org-AB-2>\n")
    assert [w.line for w in result.warnings] == [4]


@pytest.mark.parametrize(
    ("status", "optional"),
    [
        ("OPT", True),
        ("Optional", True),
        ('"OPT"', True),
        ("/OPT", True),
        ("OPT\n OTHER", False),
        ("OPT\n/OTHER", False),
        ("OTHER", False),
        ("", False),
    ],
)
def test_an_object_is_optional_where_opt_is_its_only_fill(status: str, *, optional: bool) -> None:
    """Manual, "optional_status_slot": "as the slot's only fill" (M27)."""
    text = f"<A-1-1> :=\n    OBJ_STATUS: {status}\n    X: y\n"
    (instance,) = instances(load(text))
    assert instance.optional is optional
    second_value = load(write_fresh(load(text)))
    assert statement(instances(second_value)[0]) == statement(instance)


PIECES = st.lists(
    st.sampled_from(
        [
            "A_B",
            "AB",
            "N",
            "n",
            "x",
            " ",
            "  ",
            "/",
            '"',
            "'",
            "[a]",
            "[",
            "##1#2#f",
            ":",
            "<A-1-1>",
            "\n ",
            "\n /",
        ]
    ),
    max_size=12,
).map("".join)


@settings(max_examples=400)
@given(PIECES)
def test_what_was_read_is_written_afresh_as_it_was_read(fills: str) -> None:
    try:
        result = load(f"<A-1-1> :=\n N:\n AB: {fills}\n A_B: x\n")
        written = write_fresh(result)
    except InputRefused:
        return
    assert [statement(instance) for instance in instances(load(written))] == [
        statement(instance) for instance in instances(result)
    ]


def test_quotes_stand_as_in_the_manuals_example() -> None:
    """Manual, "Conversion of SGML tags to MUC objects": the text in quotes, its type without."""
    tag = '<TIMEX TYPE="DATE" ALT="fiscal 1994">the first six months of fiscal 1994</TIMEX>'
    texts = f"<DOC><DOCNO>1</DOCNO>{tag} <TIMEX TYPE='DATE' NOTE=\"a b\">1994</TIMEX></DOC>"
    (written,) = write(sgml_reader.read([Source("x", texts)], OPTIONS).annotations, {}, OPTIONS)
    assert re.sub(r" ##[0-9#]+", "", written) == (
        '<TIMEX-1-1> :=\n    TEXT:  "the first six months of fiscal 1994"\n          /"fiscal 1994"\n'
        '    TYPE: DATE\n\n<TIMEX-1-2> :=\n    TEXT: "1994"\n    TYPE: DATE\n    NOTE: "a b"\n'
    )
    brackets = texts.replace("1994<", "[19]94<")
    with pytest.raises(InputRefused, match="brackets"):
        write(sgml_reader.read([Source("x", brackets)], OPTIONS).annotations, {}, OPTIONS)
