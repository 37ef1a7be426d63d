"""Tests of the help's pages of formats: each format has one, with its sections, and it tells no untruth."""

import re
from pathlib import Path

import format_pages
import pytest
from help_page import beginning

from annotally.formats.capabilities import Capability, Degree, feature_title
from annotally.formats.io import format_named, load_source, recognise
from annotally.formats.registry import FORMATS
from support.help_examples import HELP, examples_of, page_text, write_files

NAMES = [form.name for form in FORMATS]


def page_of(name: str) -> str:
    return page_text(f"formats/{name}.md")


def test_every_format_has_a_page_and_every_page_a_format() -> None:
    assert {path.stem for path in (HELP / "formats").glob("*")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_page_has_its_title_and_sections(name: str) -> None:
    page = page_of(name)
    title = str(format_named(name).title)
    heading = page.partition("\n")[0].removeprefix("# ")
    assert heading in (title, title[0].upper() + title[1:])
    outside_blocks = re.sub(r"^```.*?^```$", "", page, flags=re.DOTALL | re.MULTILINE)
    assert tuple(re.findall(r"^## (.*)$", outside_blocks, re.MULTILINE)) == format_pages.SECTIONS
    bodies = re.split(r"^## .*$", outside_blocks, flags=re.MULTILINE)[1:]
    assert all(body.strip() for body in bodies[:-1])


def test_the_pages_are_up_to_date() -> None:
    """If this fails, run packaging/format_pages.py."""
    assert format_pages.main(["--check"]) == 0


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_kept_agrees_with_the_declared_capabilities(name: str) -> None:
    form = format_named(name)
    section = page_of(name).split("\n## Not kept\n")[1].split("\n## ")[0]
    lost, _, in_part = section.partition("In part:")
    for feature in set(Capability) - {Capability.TEXT}:
        line = f"- {feature_title(feature)} (`{feature.value}`)"
        degree = form.capabilities.carries(feature)
        is_new = form.write is not None and bool(form.capabilities.held)
        assert (f"{line}\n" in lost) == (is_new and degree is Degree.NO), line
        assert (f"{line}: {form.capabilities.limits.get(feature)}\n" in in_part) == (
            is_new and degree is Degree.LIMITED
        ), line


@pytest.mark.parametrize("name", NAMES)
def test_the_example_has_a_file_of_the_format(name: str, tmp_path: Path) -> None:
    page = examples_of(page_of(name))
    write_files(page.files, tmp_path)
    assert name in [recognise(load_source(tmp_path / file)).name for file in page.files]
    assert page.sessions or page.documents


def test_a_stale_part_is_replaced_and_the_rest_stays() -> None:
    page, form = page_of("brat"), format_named("brat")
    stale = page.replace("- tokens (`tokens`)\n", "")
    assert stale != page
    assert format_pages.with_losses(stale, form) == page
    bare = re.sub(r"<!-- made.*?<!-- end -->\n", "", page, flags=re.DOTALL)
    assert beginning(format_pages.SCRIPT) not in bare
    assert format_pages.with_losses(bare, form).split() == page.split()
    with pytest.raises(ValueError, match="no heading"):
        format_pages.with_losses("# brat\n", form)
