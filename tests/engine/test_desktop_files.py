"""The files that a desktop reads agree with each other, with the program and with its project files."""

import configparser
from pathlib import Path

from lxml import etree

from annotally.formats.input_files import PROJECT_ENDING
from support.house import ROOT

FOLDER = Path(ROOT) / "packaging" / "desktop"
SPACE = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}


def test_desktop_file_starts_the_program_on_the_files_of_its_type():
    reader = configparser.ConfigParser(interpolation=None)
    reader.optionxform = str
    reader.read(FOLDER / "annotally.desktop", encoding="utf-8")
    entry = reader["Desktop Entry"]
    types = etree.parse(FOLDER / "annotally.xml").xpath("//mime:mime-type/@type", namespaces=SPACE)
    assert entry["Exec"] == "annotally %F"
    assert entry["MimeType"].rstrip(";").split(";") == types
    assert {"GenericName[de]", "Comment[de]"} <= set(entry)


def test_type_of_project_files_has_their_ending():
    patterns = etree.parse(FOLDER / "annotally.xml").xpath("//mime:glob/@pattern", namespaces=SPACE)
    assert patterns == [f"*{PROJECT_ENDING}"]
