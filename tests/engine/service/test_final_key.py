"""The requests about the final key before it is written."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from annotally.adjudication.project.messages import (
    CODES,
    Changed,
    Conflict,
    Decided,
    KeyFindings,
    Linked,
    OpenType,
)
from annotally.adjudication.session.adjudication_session import AdjudicationSession
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.service.server import Service
from support.chain_samples import class_row, document, final_classes, mention, tagged
from support.declared_requests import INTERLEAVED, answer
from support.small_inputs import sgml, write


class Asked:
    """A service with a project of coreference, and what it sent last of each document."""

    def __init__(self, folder: Path, first: Sequence[str] = (), second: Sequence[str] = ()) -> None:
        self.decided: dict[str, Decided] = {}
        self.service = Service(self._take, lambda: None)
        if not first:
            self.ask("files.open", str(folder / "p.annotally"))
            return
        words = "".join(sorted({word for item in (*first, *second) for word in item}))
        sides = tuple(
            (name, (write(folder, f"{name}.sgm", tagged(result, words, first=number)),))
            for name, result, number in (("A", first, 1), ("B", second, 101))
        )
        self.service.open("coreference", (), sides, None, True)
        self.ask("files.start", str(folder / "p.annotally"))
        self.ask("decided")

    @classmethod
    def reopened(cls, folder: Path) -> "Asked":
        return cls(folder)

    def _take(self, kind: str, value: Any) -> None:
        if kind == "part" and isinstance(value, tuple) and value and isinstance(value[0], Decided):
            self.decided |= {place.document: place for place in value}

    def ask(self, request: str, *args: object) -> Any:
        return answer(self.service, f"adjudication.{request}", *args)

    @property
    def session(self) -> AdjudicationSession:
        return self.service.adjudication.session()

    def take(self, row: int, *sides: int) -> None:
        self.ask("decide", document(self.session), [row], "take", sides, "take")


@pytest.fixture
def asked(tmp_path: Path) -> Iterator[Asked]:
    result = Asked(tmp_path, ["ab", "cd"], ["ad"])
    result.take(0, 0)
    yield result
    result.ask("close")


def test_the_links_of_a_mention_are_told_with_what_is_decided_about_it(asked: Asked) -> None:
    name, session = document(asked.session), asked.session
    rows = {word: mention(session, word) for word in "abcd"}
    standing = asked.ask("standing", name, rows["d"])
    assert standing.linked == Linked(name, rows["d"], (0,), (rows["c"], rows["a"]))
    assert asked.ask("key.linked", name, rows["b"]).leads == (rows["a"], Linked.NOT_THERE)
    assert asked.ask("key.linked", name, rows["a"]).leads == (-1, -1)
    assert asked.ask("key.linked", name, class_row(session, 0, "ab")) is None
    asked.ask("decide", name, [rows["d"]], "neither", [], "neither")
    assert asked.ask("key.linked", name, rows["d"]) is None


def test_a_link_is_accepted_and_what_it_merges_is_listed_and_resolved(asked: Asked) -> None:
    name, row = document(asked.session), mention(asked.session, "d")
    changed = asked.ask("key.link", name, [row], [0, 1], "both links")
    assert isinstance(changed, Changed)
    assert (changed.label, changed.place) == ("both links", (name, row))
    assert asked.decided[name].conflicts == 1
    assert asked.ask("key.linked", name, row).decided
    (text,) = asked.ask("key.conflicts")
    classes = class_row(asked.session, 0, "ab"), class_row(asked.session, 0, "cd")
    assert text == Conflict(name, 0, classes, row, mention(asked.session, "a"), 1)
    changed = asked.ask("key.resolve", text, True, "one class")
    assert changed.label == "one class"
    assert asked.decided[name].conflicts == 0
    assert final_classes(asked.session) == ["abcd"]
    with pytest.raises(InputRefused, match="resolved already"):
        asked.ask("key.resolve", text, False, "apart")
    asked.ask("undo")
    assert asked.ask("key.conflicts") == (text,)
    asked.ask("key.resolve", text, False, "apart")
    assert final_classes(asked.session) == ["ab", "cd"]


def test_rows_that_are_no_mentions_have_no_links(asked: Asked) -> None:
    with pytest.raises(InputRefused, match="not a mention"):
        asked.ask("key.link", document(asked.session), [0], [0], "link")
    assert {"adjudication.key.link", "adjudication.key.resolve"} <= INTERLEAVED


def test_what_is_open_becomes_what_is_recorded_for_its_type(asked: Asked, tmp_path: Path) -> None:
    asked.ask("undo")
    assert asked.ask("key.open_types") == (OpenType("COREF", 4),)
    with pytest.raises(InputRefused, match="4 objects are undecided"):
        asked.ask("key.export", str(tmp_path / "final.sgm"), "muc-sgml", 0)
    changed = asked.ask("key.fill_open", {"COREF": ("take", [1])}, "what is open: as B has it")
    assert (changed.count, changed.documents, changed.place) == (1, (), None)
    assert changed.project.undo == "what is open: as B has it"
    assert asked.ask("key.open_types") == (OpenType("COREF", 4, CODES["second"]),)
    with pytest.raises(InputRefused, match="no alternatives"):
        asked.ask("key.fill_open", {"COREF": ("either", [0, 1])}, "either")
    asked.ask("key.export", str(tmp_path / "final.sgm"), "muc-sgml", 1)
    assert (tmp_path / "final.sgm").read_bytes() == (tmp_path / "B.sgm").read_bytes()
    asked.ask("key.fill_open", {"COREF": ("", [])}, "refused")
    assert asked.ask("key.open_types") == (OpenType("COREF", 4),)


def test_pointers_to_what_is_left_out_and_names_given_anew_are_told(asked: Asked) -> None:
    name, session = document(asked.session), asked.session
    row = mention(session, "c")
    asked.ask("decide", name, [row], "neither", [], "neither")
    result = asked.ask("key.findings", 10)
    assert result == KeyFindings(1, ((name, mention(session, "d"), "REF", f"COREF-{name}-3"),), 0, ())
    assert asked.ask("key.findings", 0) == KeyFindings(1, (), 0, ())


def test_what_is_no_longer_there_is_listed_with_its_content_and_dismissed(tmp_path: Path) -> None:
    actual = Asked(tmp_path, ["abc"], ["ab"])
    name = document(actual.session)
    row = mention(actual.session, "c")
    actual.take(row, 0)
    actual.ask("key.link", name, [row], [1], "link")
    actual.ask("remark", name, row, "ask", True, "comment")
    assert actual.ask("key.lost") == ()
    assert actual.ask("key.types") == ("COREF",)
    actual.ask("close")
    write(tmp_path, "A.sgm", tagged(["ab"], "abc"))
    again = Asked.reopened(tmp_path)
    result = again.ask("key.lost")
    assert [(entry.label, entry.kind, entry.about) for entry in result] == [
        (name, kind, "COREF c") for kind in ("decision", "link", "remark")
    ]
    assert (result[0].code, result[1].sides, result[2].words) == (CODES["first"], (1,), "ask")
    changed = again.ask("key.dismiss", result[:1], "dismiss")
    assert changed.label == "dismiss"
    assert len(again.ask("key.lost")) == 2
    with pytest.raises(InputRefused, match="dismissed already"):
        again.ask("key.dismiss", result[:1], "dismiss")
    again.ask("close")


def test_pairs_and_annotations_made_by_hand_are_told_too(tmp_path: Path) -> None:
    actual = Asked(tmp_path, ["abc"], ["abc"])
    name = document(actual.session)
    actual.ask("editing.split", name, mention(actual.session, "c"), "split")
    text = actual.session.workspace.document(name).text
    start = text.index("b")
    added = Instance("COREF", "9", (Slot("TEXT", Reading("b")),), (Extent(start, start + 1),))
    actual.session.add(name, added, "add")
    actual.ask("close")
    for side, first in (("A", 1), ("B", 101)):
        write(tmp_path, f"{side}.sgm", tagged(["xyz"], "xyz", first=first))
    again = Asked.reopened(tmp_path)
    result = again.ask("key.lost")
    assert [(entry.kind, entry.about, entry.code, entry.words) for entry in result] == [
        ("pairing", "COREF c", 0, ""),
        ("added", "b", 0, "COREF"),
    ]
    again.ask("key.dismiss", result, "dismiss")
    assert again.ask("key.lost") == ()
    assert again.ask("undo").count == 2
    assert len(again.ask("key.lost", [name])) == 2
    assert again.ask("key.lost", []) == ()
    again.ask("close")


def test_names_are_told_where_they_are_a_part_of_the_file(tmp_path: Path) -> None:
    """Tags of entities are numbered by whoever reads them; in brat each has a name of its own."""
    texts = {name: f'<ENAMEX TYPE="{kind}">Ada</ENAMEX> left' for name, kind in (("A", "ONE"), ("B", "TWO"))}
    sides = tuple((name, (write(tmp_path, name, sgml("1", body)),)) for name, body in texts.items())
    service = Service(lambda _kind, _value: None, lambda: None)
    service.open("muc6-named-entity", (), sides, None, True)
    service.adjudication.files.start(str(tmp_path / "p.annotally"))
    service.adjudication.decide("1", [1], "take", (0, 1), "take both")
    key = service.adjudication.key
    assert key.findings(10) == KeyFindings(0, (), 0, ())
    assert key.findings(10, "brat") == KeyFindings(0, (), 1, (("1", "1", "2"),))
    with pytest.raises(InputRefused, match="format"):
        key.findings(10, "no such thing")
    service.adjudication.close()
