"""Tests of the help's matrix of formats and features."""

import format_matrix


def test_the_page_is_up_to_date() -> None:
    """If this fails, run packaging/format_matrix.py."""
    assert format_matrix.main(["--check"]) == 0


def test_a_stale_matrix_is_replaced_and_the_rest_stays() -> None:
    page = format_matrix.PAGE.read_text(encoding="utf-8")
    stale = page.replace("| nested annotations | yes", "| nested annotations | no")
    assert stale != page
    assert format_matrix.with_matrix(stale) == page
