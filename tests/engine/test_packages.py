"""What make packages builds from agrees with the project: metadata, dependencies, bill of materials."""

import json
import re
import tomllib
from importlib.metadata import distribution

from bill_of_materials import bill, licence_of, notices
from lxml import etree
from make_deb import changelog, control, release_time, system_libraries
from packages_build import ROOT, version

from annotally import __version__

METAINFO = etree.parse(ROOT / "packaging" / "desktop" / "annotally.metainfo.xml")
TYPES = etree.parse(ROOT / "packaging" / "desktop" / "annotally.xml")


def test_metainfo_names_the_desktop_file_and_the_type_of_projects():
    assert METAINFO.findtext("launchable") == "annotally.desktop"
    assert METAINFO.findtext("provides/mediatype") == TYPES.find("{*}mime-type").get("type")


def test_metainfo_has_the_licence_and_program_of_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert METAINFO.findtext("project_license") == project["license"]
    assert METAINFO.findtext("provides/binary") in project["scripts"]


def test_control_file_has_the_version_and_all_libraries_of_the_window():
    fields = dict(
        line.split(": ", 1) for line in control("amd64", 7).splitlines() if not line.startswith(" ")
    )
    assert fields["Version"] == version() == __version__
    assert {"libegl1", "libxcb-cursor0"} <= set(system_libraries())
    assert set(fields["Depends"].split(", ")[1:]) == set(system_libraries())
    assert re.fullmatch(r"libc6 \(>= \d+\.\d+\)", fields["Depends"].split(", ")[0])


def test_changelog_is_that_of_the_version_and_dated(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setenv("DEBEMAIL", "person@example.org")
    assert release_time().year == 2023
    assert changelog() == (
        f"annotally ({version()}) unstable; urgency=medium\n\n"
        "  * A release of the project; NEWS.md.gz says what changed.\n\n"
        " -- Annotally <person@example.org>  Tue, 14 Nov 2023 22:13:20 +0000\n"
    )


def test_bill_lists_each_library_once_with_version_and_licence():
    libraries = [distribution("annotally"), distribution("lxml")]
    document = json.loads(json.dumps(bill(libraries, {"libegl1": "1.6.0-1"})))
    assert document["metadata"]["component"]["name"] == "annotally"
    locators = [component["purl"] for component in document["components"]]
    assert f"pkg:pypi/lxml@{libraries[1].version}" in locators
    assert "pkg:deb/debian/libegl1@1.6.0-1" in locators
    assert len(locators) == len(set(locators)) == 3


def test_notices_hold_the_licence_files_of_a_library():
    lxml = distribution("lxml")
    text = notices([lxml], {})
    assert f"lxml {lxml.version}: {licence_of(lxml)}" in text
    assert "Redistribution and use in source and binary forms" in text
