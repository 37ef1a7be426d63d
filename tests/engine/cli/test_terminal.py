"""No command lets a sign of labels, file names or texts command the terminal that shows its output."""

import json
import os
import subprocess
import sys
import unicodedata
from pathlib import Path
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.cli.terminal import visible, visible_line

ROOT = Path(__file__).parents[3]
EVIL = "\x1b[31m\x1b]0;owned\x07\x9b2J\u202e"
DIRECTION = set("\u061c\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def commands_in(shown_text: str) -> set[str]:
    """Return what commands a terminal, line breaks and tabs apart."""
    return {sign for sign in shown_text if sign in DIRECTION or (unicodedata.category(sign) == "Cc")} - set(
        "\t\r\n"
    )


@given(st.text())
def test_what_is_shown_commands_nothing_and_says_everything(text: str) -> None:
    assert not commands_in(visible(text))
    assert "\r" not in visible(text).replace("\r\n", "")
    assert not commands_in(visible_line(text)) | (set(visible_line(text)) & set("\t\r\n"))
    if "\\" not in text:
        quoted = json.dumps(visible_line(text), ensure_ascii=False).replace("\\\\u", "\\u")
        assert json.loads(quoted) == text


def test_text_without_such_signs_stays_as_it_is() -> None:
    assert visible("a\tb\r\nÄ 😀 é\n") == "a\tb\r\nÄ 😀 é\n"
    assert visible_line("a\nb") == "a\\u000ab"


def on_a_terminal(*words: str) -> str:
    """Return what a command shows on a terminal of its own, findings and result."""
    first, second = os.openpty()
    pieces: list[bytes] = []

    def listen() -> None:
        try:
            while piece := os.read(first, 65536):
                pieces.append(piece)
        except OSError:  # the terminal's other end is closed
            return

    listener = Thread(target=listen)
    listener.start()
    paths = os.pathsep.join(str(ROOT / folder) for folder in ("engine", "gui", "resources"))
    try:
        subprocess.run(
            [sys.executable, "-m", "annotally_gui", *words],
            stdout=second,
            stderr=second,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": paths},
            timeout=100,
            check=False,
        )
    finally:
        os.close(second)
        listener.join(10)
        os.close(first)
    return b"".join(pieces).decode()


@pytest.fixture
def sides(tmp_path: Path) -> tuple[Path, Path]:
    """Two brat documents whose labels, texts and file name hold escape sequences."""
    for side, label in (("key", "X"), ("response", "Y")):
        (tmp_path / side).mkdir()
        for name in ("plain", f"evil{EVIL}"):
            (tmp_path / side / f"{name}.txt").write_text(f"hello {EVIL} there", encoding="utf-8")
            text = f"T1\t{label}{EVIL} 0 {8 + len(EVIL)}\thallo\nA1\tsaid{EVIL} T1 {label}{EVIL}\n"
            (tmp_path / side / f"{name}.ann").write_text(text, encoding="utf-8")
    return tmp_path / "key", tmp_path / "response"


@pytest.mark.parametrize("form", ["text", "csv", "json"])
def test_scores_and_agreement_of_such_data(form: str, sides: tuple[Path, Path]) -> None:
    key, response = map(str, sides)
    scored = on_a_terminal(
        "score", "--task", "spans", "--key", key, "--response", response, "--by-document", "--format", form
    )
    agreed = on_a_terminal("agreement", key, response, "--format", form)
    for shown in (scored, agreed):
        assert "\\u001b[31m" in shown
        assert not commands_in(shown)


def test_names_of_files_and_words_that_are_refused(tmp_path: Path) -> None:
    missing = str(tmp_path / f"no{EVIL}\nfile")
    for words in (
        ("score", "--task", "spans", "--key", missing, "--response", missing),
        ("score", f"--{EVIL}"),
        (f"--{EVIL}",),
        ("tasks", missing),
        ("convert", missing, f"out{EVIL}"),
        ("score", "--config", missing, "--key", missing, "--response", missing),
    ):
        shown = on_a_terminal(*words)
        assert "\\u001b" in shown, words
        assert not commands_in(shown), words


def test_data_for_other_programs_stays_as_it_is(sides: tuple[Path, Path]) -> None:
    words = ("score", "--task", "spans", "--by-document", "--format", "csv")
    paths = os.pathsep.join(str(ROOT / folder) for folder in ("engine", "gui", "resources"))
    done = subprocess.run(
        [sys.executable, "-m", "annotally_gui", *words, "--key", sides[0], "--response", sides[1]],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": paths},
        timeout=100,
        check=False,
    )
    assert EVIL.encode() in done.stdout
    assert not commands_in(done.stderr.decode())
