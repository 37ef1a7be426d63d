"""The help's page of scorers has every ruling that the program cites, each under an anchor of its name."""

import re

from support.help_examples import page_names, page_text
from support.house import ROOT

RULING = re.compile(r"(?<![\w.+#-])[CMHSEA][0-9]{1,2}(?![\w+#-])")
NUMBERS = {"C": 11, "M": 27, "H": 16, "S": 8, "E": 11, "A": 15}
"""How many rulings each scorer has."""
PAGE = page_text("history.md")
HEADINGS = re.findall(r"^### (\w+)$", PAGE, re.MULTILINE)


def test_rulings_are_found_by_their_names() -> None:
    assert set(RULING.findall("(M7, M11) as C1; MUC-7, H4-1, P98, 0x0A2")) == {"M7", "M11", "C1"}


def test_every_ruling_has_its_anchor_once_and_in_order() -> None:
    assert [
        f"{name}{number}" for name, count in NUMBERS.items() for number in range(1, count + 1)
    ] == HEADINGS
    bodies = re.split(r"^### \w+$", PAGE, flags=re.MULTILINE)[1:]
    assert [body[:40] for body in bodies if not re.match(r"\n\n\*\*[A-Z][^*]*\*\*", body)] == []


def test_every_ruling_that_the_code_cites_is_on_the_page() -> None:
    cited = {
        (path.name, name)
        for folder in ("engine/annotally", "gui/annotally_gui")
        for path in (ROOT / folder).rglob("*.py")
        for name in RULING.findall(path.read_text(encoding="utf-8"))
    }
    assert len({name for _, name in cited}) > 80
    assert {(file, name) for file, name in cited if name not in HEADINGS} == set()


def test_every_ruling_that_the_help_cites_is_on_the_page() -> None:
    blocks = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
    cited = {
        (name, word) for name in page_names() for word in RULING.findall(blocks.sub("", page_text(name)))
    }
    assert {(name, word) for name, word in cited if word not in HEADINGS} == set()
