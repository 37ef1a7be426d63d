"""The manual page says what the parser accepts, and groff takes it without a warning."""

import shutil
import subprocess

import pytest
from man_page import escaped, manual_page

from annotally.cli.main import make_parsers


def test_manual_page_has_each_command_and_each_long_option():
    page = manual_page()
    _, commands = make_parsers()
    for name, command in commands.choices.items():
        section = page.split(f'.SS "annotally {escaped(name)}"\n')[1].split("\n.SS ")[0]
        for action in command._actions:
            if action.help != "==SUPPRESS==":
                assert all(escaped(option) in section for option in action.option_strings), name


def test_text_cannot_be_read_as_a_request_of_groff():
    assert escaped(".TH a\\b --c 'd'") == "\\&.TH a\\eb \\-\\-c \\(aqd\\(aq"


@pytest.mark.skipif(not shutil.which("groff"), reason="groff is not installed")
def test_groff_sets_the_page_without_a_warning():
    command = ["groff", "-man", "-Tutf8", "-Kutf8", "-ww", "-z"]
    done = subprocess.run(command, input=manual_page(), capture_output=True, encoding="utf-8", check=True)
    assert done.stderr == ""
