"""Files made to hang, crash or deceive: each is read or refused at once, none is a formula or a command."""

import csv
import io
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from annotally.formats.base import ReadOptions
from annotally.formats.io import load_source, recognise_beginning
from annotally.formats.registry import FORMATS
from annotally.model.diagnostics import InputRefused
from annotally.reports.tables.table import FORMULA_SIGNS
from annotally.text.alignment.glm_rules import PATIENCE, read_rules
from conformance.data import data
from support.time_limit import time_limit

pytestmark = pytest.mark.conformance

SLOW = ("conll_begin_hang.conll", "muc34_digit_blanks.txt", "sniff_muc34_64k.txt", "sniff_trn_64k.txt")
SECONDS = 5.0
"""The fastest of these took six, the slowest no end."""


@pytest.mark.parametrize("name", [*SLOW, "token_newdoc_blanks.conll"])
def test_every_reader_is_done_with_it_at_once(name: str) -> None:
    source = load_source(data("hostile") / name, any_content=True)
    with time_limit(SECONDS):
        recognise_beginning(name, source.text)
    for read in (file_format.read for file_format in FORMATS if file_format.read is not None):
        begun = time.process_time()
        with suppress(InputRefused), time_limit(SECONDS):
            read((source,), ReadOptions())
        assert time.process_time() - begun < SECONDS


def test_the_expression_of_a_rule_ends() -> None:
    rules = read_rules(load_source(data("hostile") / "glm_redos.glm", any_content=True))
    begun = time.process_time()
    with suppress(InputRefused):
        rules.for_input("conll-coreference", "ref")
    assert time.process_time() - begun < 5 * PATIENCE


def score(form: str, folder: Path) -> bytes:
    """Return what scoring brat files against themselves prints, messages too."""
    root = Path(__file__).parents[2]
    paths = os.pathsep.join(str(root / room) for room in ("engine", "gui", "resources"))
    sides = ("--key", str(folder), "--response", str(folder))
    words = ("score", "--task", "spans", "--by-document", "--format", form, *sides)
    done = subprocess.run(
        [sys.executable, "-m", "annotally_gui", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONPATH": paths},
        timeout=100,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_labels_are_no_formulas() -> None:
    rows = csv.reader(io.StringIO(score("csv", data("hostile") / "csv_injection.ann").decode()))
    cells = [cell for row in rows for cell in row if not cell.replace(".", "", 1).lstrip("-").isdigit()]
    assert any("cmd|x" in cell for cell in cells)
    assert [cell for cell in cells if cell[:1] in FORMULA_SIGNS] == []


def test_labels_command_no_terminal() -> None:
    shown_scores = score("text", data("hostile") / "escapes")
    assert b"\\u001b[31m" in shown_scores
    assert b"\x1b" not in shown_scores
    assert "\u202e".encode() not in shown_scores
