"""Advisories in files hold for exactly the pins that they name; what cannot be asked is said."""

import json
from pathlib import Path
from zipfile import ZipFile

import pytest
import yaml
from advisories import look_up, pins_of
from check_pins import audited, outdated

PINS = pins_of("lxml==4.9.0 \\\n    --hash=sha256:00\ndkpro_Cassis[x]==0.12.0\n# numpy==1.0\n")


def record(
    name: str, *events: dict[str, str], versions: tuple[str, ...] = (), **others: str
) -> dict[str, object]:
    spans = [{"type": "ECOSYSTEM", "events": list(events)}, {"type": "GIT", "events": [{"introduced": "0"}]}]
    affected = {"package": {"name": name, "ecosystem": "PyPI"}, "ranges": spans, "versions": list(versions)}
    return {"id": f"X-{name}", "modified": "2026-01-02T03:04:05Z", "affected": [affected], **others}


def known(folder: Path, entry: dict[str, object]) -> list[str]:
    (folder / "entry.yaml").write_text(yaml.safe_dump(entry), encoding="utf-8")
    return look_up(folder, PINS).matches


def test_pins_go_by_canonical_names_without_hashes_and_comments() -> None:
    assert PINS == {"lxml": "4.9.0", "dkpro-cassis": "0.12.0"}


@pytest.mark.parametrize(
    ("events", "holds"),
    [
        ([{"introduced": "0"}], True),
        ([{"introduced": "0"}, {"fixed": "4.9.1"}], True),
        ([{"introduced": "0"}, {"fixed": "4.9.0"}], False),
        ([{"fixed": "4.10"}, {"introduced": "4.9.1"}], False),
        ([{"introduced": "0"}, {"last_affected": "4.9.0"}], True),
        ([{"introduced": "0"}, {"last_affected": "4.8"}], False),
        ([{"introduced": "0"}, {"fixed": "4.6"}, {"introduced": "4.7"}, {"fixed": "5"}], True),
    ],
)
def test_a_range_holds_from_its_introduction_to_its_end(
    tmp_path: Path, events: list[dict[str, str]], holds: bool
) -> None:
    assert known(tmp_path, record("LXML", *events)) == (["lxml 4.9.0: X-LXML"] if holds else [])


def test_listed_versions_hold_and_withdrawn_records_and_other_libraries_do_not(tmp_path: Path) -> None:
    assert known(tmp_path, record("lxml", versions=("4.9.0",))) == ["lxml 4.9.0: X-lxml"]
    assert known(tmp_path, record("lxml", versions=("4.9",))) == []
    assert known(tmp_path, record("lxml", versions=("4.9.0",), withdrawn="2026-01-01")) == []
    assert known(tmp_path, record("numpy", {"introduced": "0"})) == []


def test_an_archive_is_read_like_a_folder_and_names_its_newest_day(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "all.zip", "w") as archive:
        archive.writestr("1.json", json.dumps(record("lxml", {"introduced": "0"})))
        archive.writestr(
            "2.json", json.dumps(record("dkpro.cassis", {"introduced": "0"}, modified="2026-03-01"))
        )
    findings = look_up(tmp_path / "all.zip", PINS)
    assert findings.matches == ["dkpro-cassis 0.12.0: X-dkpro.cassis", "lxml 4.9.0: X-lxml"]
    assert (findings.count, findings.newest) == (2, "2026-03-01")
    (tmp_path / "none").mkdir()
    with pytest.raises(ValueError, match="has no advisories"):
        look_up(tmp_path / "none", PINS)


def test_the_file_of_safety_has_specifiers(tmp_path: Path) -> None:
    advisories = [
        {"specs": ["<4.9.1"], "cve": "CVE-1", "id": "a"},
        {"specs": ["<4,>3"], "cve": None, "id": "b"},
    ]
    content = {"$meta": {"timestamp": 86400}, "lxml": advisories, "other": advisories}
    (tmp_path / "insecure_full.json").write_text(json.dumps(content), encoding="utf-8")
    findings = look_up(tmp_path / "insecure_full.json", PINS)
    assert (findings.matches, findings.count, findings.newest) == (["lxml 4.9.0: CVE-1"], 4, "1970-01-02")


def test_libraries_that_a_service_leaves_out_are_not_taken_for_safe() -> None:
    answer = [
        {"name": "lxml", "version": "4.9.0", "vulns": [{"id": "X-1"}]},
        {"name": "regex", "skip_reason": "not found"},
    ]
    assert audited(answer) == (["lxml 4.9.0: X-1"], ["lxml"], "regex: not found")


def test_packages_with_another_version_in_the_archive_are_outdated() -> None:
    policy = "a:\n  Installed: 1.0\n  Candidate: 1.1\nb:\n  Installed: 2\n  Candidate: 2\n"
    assert outdated(policy + "c:\n  Installed: (none)\n  Candidate: 3\n") == ["a 1.0, the archive has 1.1"]
