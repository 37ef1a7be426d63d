"""Pictures as SVG: every count and figure is there with its title, whatever labels are called."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from annotally.reports.full.model import BarChart, Dot, DotChart, HeatMap, Picture
from annotally.reports.full.svg import SVG, dark_style, description, picture_element, picture_svg
from annotally.scoring.tally import Status

MAP = HeatMap(("PER", "<LOC> & co"), ("PER", "<LOC> & co"), ((3, 1), (0, 12)), "key", "response")
BARS = BarChart((Status.INC, Status.MIS), (("PER", (2, 0)), ("שם", (1, 4))), "disagreements")
DOTS = DotChart(
    (Dot("first", Fraction(1, 3), Fraction(-1, 5), Fraction(1, 2)), Dot("second", None)),
    ("all", Fraction(1, 2)),
)


def titles(picture: Picture) -> list[str]:
    root = etree.fromstring(picture_svg(picture, "A & B"))
    return [title.text or "" for title in root.iter(f"{{{SVG}}}title")]


def test_every_mark_has_a_title_that_says_its_figure() -> None:
    assert titles(MAP) == [
        *("A & B", "PER / PER: 3", "PER / <LOC> & co: 1", "<LOC> & co / PER: 0"),
        "<LOC> & co / <LOC> & co: 12",
    ]
    assert titles(BARS)[1:] == ["PER, incorrect: 2", "שם, incorrect: 1", "שם, missing: 4"]
    assert titles(DOTS)[1:] == ["first: 0.3333, -0.2000 to 0.5000", "second: –"]


def test_lengths_are_in_proportion_to_counts() -> None:
    root = picture_element(BARS, "t")
    widths = {
        (group.findtext(f"{{{SVG}}}title") or ""): float(group[0].get("width", "0"))
        for group in root.iter(f"{{{SVG}}}g")
    }
    assert widths["שם, missing: 4"] == 4 * widths["שם, incorrect: 1"] == 2 * widths["PER, incorrect: 2"]


def test_a_scale_goes_below_nothing_where_an_interval_does() -> None:
    root = picture_element(DOTS, "t")
    texts = [text.text for text in root.iter(f"{{{SVG}}}text")]
    assert "-0.20" in texts
    (circle,) = root.iter(f"{{{SVG}}}circle")
    lines = [line for line in root.iter(f"{{{SVG}}}line") if line.get("y1") == line.get("y2")]
    assert float(lines[0].get("x1", "")) < float(circle.get("cx", "")) < float(lines[0].get("x2", ""))


def test_long_labels_are_shortened_and_say_all_in_their_title() -> None:
    name = "a label " * 9
    assert name in titles(BarChart(("n",), ((name, (1,)),)))


@pytest.mark.parametrize("picture", [MAP, BARS, DOTS], ids=["map", "bars", "dots"])
def test_a_picture_is_the_same_each_time_and_has_a_description(picture: Picture) -> None:
    assert picture_svg(picture, "t") == picture_svg(picture, "t")
    root = etree.fromstring(picture_svg(picture, "t"))
    assert root.get("role") == "img"
    assert root.findtext(f"{{{SVG}}}desc") == description(picture)
    used = {value for node in root.iter() for name in ("fill", "stroke") if (value := node.get(name))}
    assert all(f"'{colour}'" in dark_style() for colour in used), "every colour has one for dark ground"


@given(st.text(max_size=40))
def test_any_label_makes_a_picture_that_can_be_read(label: str) -> None:
    for picture in (
        HeatMap((label,), (label,), ((1,),), label, label),
        BarChart((label,), ((label, (1,)),), label),
        DotChart((Dot(label, Fraction(1)),)),
    ):
        assert etree.fromstring(picture_svg(picture, label)).tag == f"{{{SVG}}}svg"


def test_pictures_of_nothing_are_pictures() -> None:
    assert len(titles(HeatMap((), (), (), "a", "b"))) == 1
    assert len(titles(BarChart((Status.MIS,), ()))) == 1
    assert description(DotChart((Dot("a", None),))) == "1 figures, all undefined."
