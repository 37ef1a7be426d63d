"""The workspace behind a pipe: every kind of reply, in a thread and in a process of its own."""

import csv
import multiprocessing
import re
import threading
from collections.abc import Iterator
from fractions import Fraction
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import msgspec
import pytest

from annotally.comparison.result import TOTAL, sum_tables
from annotally.model.diagnostics import Diagnostic
from annotally.reports.messages import ConfigurationFile, ScoredBatch
from annotally.reports.tree.chunks import Assembly, TreePiece
from annotally.scoring.tally import Status, Tally
from annotally.service.server import DocumentView, Opened, Scored, beginning, serve
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import written
from annotally.tasks.similarity_profile import SimilarityChoice
from annotally.tasks.task_names import file_name
from annotally_resources import resource
from support import event_samples
from support.declared_requests import PATHS
from support.muc_config_samples import ENTITIES
from support.small_inputs import BODY, sgml, write

NAMES = {path: name for name, path in PATHS.items()}
PATIENCE = 30.0
"""Seconds to wait for a reply before the test fails."""


class Client:
    """The window's end of the pipe."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.number = 0

    def send(self, name: str, *args: object) -> int:
        """Send a message to the worker, or a request by its name; without a class it is one of `Service`."""
        self.number += 1
        self.connection.send((self.number, NAMES.get(name, name), args))
        return self.number

    def replies(self, number: int) -> list[tuple[str, Any]]:
        """Return all replies to a request, the last of which ends it."""
        texts: list[tuple[str, Any]] = []
        while not texts or texts[-1][0] in ("progress", "part"):
            assert self.connection.poll(PATIENCE), f"no reply to request {number} after {texts}"
            about, kind, value = self.connection.recv()
            if not about:  # the service is ready
                continue
            assert about == number
            texts.append((kind, value))
        return texts

    def ask(self, method: str, *args: object) -> tuple[str, Any]:
        return self.replies(self.send(method, *args))[-1]


@pytest.fixture
def client() -> Iterator[Client]:
    first, second = multiprocessing.Pipe()
    thread = threading.Thread(target=serve, args=(second,))
    thread.start()
    assert first.poll(PATIENCE)
    opening = {"Service.open", "ProjectFiles.open", "ProjectFiles.look"}
    assert first.recv() == (0, "ready", opening)
    yield Client(first)
    first.close()
    thread.join(PATIENCE)
    second.close()
    assert not thread.is_alive()


@pytest.fixture
def sides(tmp_path: Path) -> tuple[tuple[str, tuple[str, ...]], ...]:
    key = write(tmp_path, "key.sgm", [sgml("1"), sgml("2")])
    response = write(tmp_path, "response.sgm", [sgml("1", BODY.replace("LOCATION", "PERSON")), sgml("2")])
    return (("key", (key,)), ("response", (response,)))


def test_opening_tells_names_and_documents(client: Client, sides: Any) -> None:
    kind, opened = client.ask("open", "named-entity", (), sides)
    assert kind == "result"
    assert isinstance(opened, Opened)
    assert opened.documents == (("1", "1"), ("2", "2"))
    assert opened.sides == ("key", "response")
    assert opened.task == "named-entity"
    assert opened.object_word == "entity"


def test_scoring_sends_every_document_in_parts_and_then_the_rows(client: Client, sides: Any) -> None:
    client.ask("open", "named-entity", (), sides)
    *previous, (kind, scored) = client.replies(client.send("score"))
    assert kind == "result"
    assert isinstance(scored, Scored)
    parts = [value for what, value in previous if what == "part"]
    assert all(isinstance(part, ScoredBatch) for part in parts)
    assert [row.document for part in parts for row in part.corpus] == ["1", "2"]
    assert [tree.document for part in parts for tree in part.trees] == ["1", "2"]
    assert ("progress", (1, 2, "Scoring")) in previous
    total = scored.rows[-1].tally
    assert total == Tally(cor=7, inc=1)
    assert sum_tables([{TOTAL: row.tally} for part in parts for row in part.corpus]) == {TOTAL: total}


def test_a_document_comes_with_text_marks_and_the_states_in_it(client: Client, sides: Any) -> None:
    client.ask("open", "named-entity", (), sides)
    kind, view = client.ask("document", "1")
    assert kind == "result"
    assert isinstance(view, DocumentView)
    assert "Ada Example of Fictown" in view.text
    assert len(view.marks.start) == 4
    assert view.document == "1"
    assert set(view.marks.status) <= set(view.statuses)


def test_inspecting_says_why(client: Client, sides: Any) -> None:
    client.ask("open", "named-entity", (), sides)
    _, view = client.ask("document", "1")
    row = next(
        row
        for row, start, end, lane in zip(
            view.marks.row, view.marks.start, view.marks.end, view.marks.lane, strict=True
        )
        if lane == 0 and view.text[start:end] == "Fictown"
    )
    kind, inspection = client.ask("inspect", "1", row)
    assert kind == "result"
    assert [card.side for card in inspection.cards] == ["key", "response"]
    assert any("(M7)" in sentence for sentence in inspection.why)


def test_exported_rows_stand_in_the_file(client: Client, sides: Any, tmp_path: Path) -> None:
    client.ask("open", "named-entity", (), sides)
    target = tmp_path / "rows.csv"
    assert client.ask("export_rows", str(target), [("1", [1, 2])]) == ("result", 2)
    with target.open(newline="", encoding="utf-8") as file:
        assert [line["key_text"] for line in csv.DictReader(file)] == ["Ada Example", "PERSON"]


def test_a_task_made_from_the_data_can_be_opened(client: Client, sides: Any) -> None:
    kind, opened = client.ask("open", "template-element", (), sides)
    assert (kind, opened.title) == ("result", "Template element")


def test_refused_inputs_leave_what_was_open(client: Client, sides: Any, tmp_path: Path) -> None:
    client.ask("open", "named-entity", (), sides)
    bad = write(
        tmp_path, "bad.sgm", '<DOC>\n<DOCNO> 1 </DOCNO>\n<TEXT>\n<ENAMEX TYPE="PERSON">Ada\n</TEXT>\n</DOC>\n'
    )
    kind, diagnostics = client.ask("open", "named-entity", (), (("key", (bad,)), sides[1]))
    assert kind == "refused"
    assert isinstance(diagnostics[0], Diagnostic)
    assert (diagnostics[0].file, diagnostics[0].line) == (bad, 4)
    assert client.ask("document", "2")[1].document == "2"


@pytest.mark.parametrize(
    ("request_", "text"),
    [
        (("open", "no-such-task", (), ()), "there is no task 'no-such-task'"),
        (("_opened",), "there is no request '_opened'"),
        (("Service._opened",), "there is no request 'Service._opened'"),
        (("Adjudication.leave",), "there is no request 'Adjudication.leave'"),
        (("Adjudication.decide.__call__",), "there is no request 'Adjudication.decide.__call__'"),
        (("nonsense",), "there is no request 'nonsense'"),
    ],
)
def test_what_cannot_be_answered_fails_with_a_report(
    client: Client, request_: tuple[Any, ...], text: str
) -> None:
    kind, report = client.ask(*request_)
    assert kind == "failed"
    assert report.startswith("Traceback")
    assert text in report


@pytest.mark.parametrize("request_", [("score",), ("document", "1"), ("inspect", "1", 0)])
def test_asked_before_anything_is_open_it_says_what_to_do(client: Client, request_: tuple[Any, ...]) -> None:
    kind, diagnostics = client.ask(*request_)
    assert kind == "refused"
    assert diagnostics[0].remedy == "open the comparison again"


def test_a_request_is_cancelled_at_its_next_step_and_the_next_one_answered(sides: Any) -> None:
    first, second = multiprocessing.Pipe()
    client = Client(first)
    opening = client.send("open", "named-entity", (), sides)
    waiting = client.send("score")
    client.send("cancel", opening)
    client.send("cancel", waiting)
    client.send("stop")
    # Everything is in the pipe before the service starts, so that the first step already finds the cancel.
    serve(second)
    assert client.replies(opening) == [("cancelled", None)]
    assert client.replies(waiting) == [("cancelled", None)]
    first.close()
    second.close()


def test_the_service_ends_when_the_other_end_is_gone() -> None:
    first, second = multiprocessing.Pipe()
    first.close()
    ended = threading.Thread(target=serve, args=(second,), daemon=True)
    ended.start()
    ended.join(PATIENCE)
    assert not ended.is_alive()
    second.close()


def test_the_service_ends_when_the_other_end_goes_without_reading_its_reply() -> None:
    first, second = multiprocessing.Pipe()
    ended: list[bool] = []

    def run() -> None:
        serve(second)
        ended.append(True)

    thread = threading.Thread(target=run)
    thread.start()
    Client(first).send("score")
    assert first.poll(PATIENCE)
    first.close()
    thread.join(PATIENCE)
    second.close()
    assert ended == [True]


def test_a_process_of_its_own_answers_and_stops(sides: Any) -> None:
    context = multiprocessing.get_context("spawn")
    first, second = context.Pipe()
    process = context.Process(target=serve, args=(second,))
    process.start()
    second.close()
    client = Client(first)
    assert client.ask("open", "named-entity", (), sides)[0] == "result"
    assert client.ask("score")[1].rows[-1].tally == Tally(cor=7, inc=1)
    assert client.ask("document", "1")[1].label == "1"
    assert client.ask("open", "named-entity", (), (("key", ("/nowhere",)), sides[1]))[0] == "refused"
    client.send("stop")
    process.join(PATIENCE)
    assert process.exitcode == 0
    process.close()
    first.close()


def test_fills_of_an_object_that_is_not_aligned_do_not_repeat_it(client: Client, tmp_path: Path) -> None:
    bare = re.sub("<[^>]*>", "", BODY)
    key, response = write(tmp_path, "key.sgm", [sgml("1")]), write(tmp_path, "bare.sgm", [sgml("1", bare)])
    client.ask("open", "named-entity", (), (("key", (key,)), ("response", (response,))))
    _, view = client.ask("document", "1")
    row = view.marks.row[view.marks.status.index(Status.MIS)]
    _, inspection = client.ask("inspect", "1", row)
    assert inspection.why == ("entity: no response object was left to align it with (M8)",)


def test_the_files_of_the_muc_scorer_are_shown_and_written(
    client: Client, sides: Any, tmp_path: Path
) -> None:
    client.ask("open", "named-entity", (), sides)
    kind, shown_value = client.ask("report_pages", 10**6)
    assert (kind, [page.kind for page in shown_value]) == ("result", ["scores", "summary", "history"])
    assert [page.size for page in shown_value] == [len(page.text) for page in shown_value]
    out = tmp_path / "out"
    assert client.ask("standing_reports", str(out)) == ("result", ())
    kind, paths = client.ask("export_reports", str(out))
    assert (kind, [Path(path).parent for path in paths]) == ("result", [out] * 3)
    assert [Path(path).read_text(encoding="utf-8") for path in paths] == [page.text for page in shown_value]
    (out / "scores").unlink()
    assert client.ask("standing_reports", str(out)) == ("result", ("report_summary", "map_history"))
    kind, refused = client.ask("export_reports", sides[0][1][0])
    assert kind == "refused"
    assert "cannot be made a directory" in refused[0].found


def test_of_long_reports_the_first_lines_are_shown(client: Client, sides: Any) -> None:
    client.ask("open", "named-entity", (), sides)
    whole = client.ask("report_pages", 10**6)[1]
    for page, full in zip(client.ask("report_pages", 200)[1], whole, strict=True):
        assert page.size == full.size > 200
        assert full.text.startswith(page.text)
        assert 0 < len(page.text) <= 200
    assert beginning("ab\ncd\nef", 7) == "ab\ncd\n"
    assert beginning("abcdef", 4) == "abcd"


def test_a_large_document_comes_in_pieces_and_small_ones_around_it_in_batches(
    client: Client, tmp_path: Path
) -> None:
    bodies = [BODY, f"{BODY}\n" * 2000, BODY]
    texts = [sgml(str(number), body) for number, body in enumerate(bodies, 1)]
    paths = [write(tmp_path, f"{side}.sgm", texts) for side in ("key", "response")]
    client.ask("open", "named-entity", (), (("key", (paths[0],)), ("response", (paths[1],))))
    *previous, (kind, scored) = client.replies(client.send("score"))
    assert kind == "result"
    parts = [value for what, value in previous if what == "part"]
    assert isinstance(parts[0], ScoredBatch)
    assert isinstance(parts[-1], ScoredBatch)
    large = parts[1:-1]
    assert [type(part) for part in large] == [TreePiece] * len(large)
    assert [row.document for part in (parts[0], parts[-1]) for row in part.corpus] == ["1", "3"]
    assembly = Assembly()
    *none, tree = [assembly.add(piece) for piece in large]
    assert none == [None] * len(none)
    assert none
    assert tree is not None
    assert tree.nodes.table()[TOTAL] == large[-1].corpus.tally == Tally(cor=8000)
    assert scored.rows[-1].tally == Tally(cor=8008)


# --- configurations


def test_a_comparison_opens_by_a_configuration_and_tells_of_it(client: Client, tmp_path: Path) -> None:
    path = write(tmp_path, "ne.cfg", ENTITIES + ":zzz\n")
    key, response = write(tmp_path, "key.sgm", sgml("1")), write(tmp_path, "response.sgm", sgml("1"))
    sides = (("key", (key,)), ("response", (response,)))
    kind, opened = client.ask("open", f"configuration:{path}", (), sides)
    assert (kind, opened.title) == ("result", "Named entity, configured")
    assert [(warning.file, warning.found) for warning in opened.warnings] == [
        (path, "unknown option 'zzz', which is ignored")
    ]
    kind, file = client.ask("configuration")
    assert file == ConfigurationFile(path, ENTITIES + ":zzz\n", "Named entity, configured")
    edited = msgspec.structs.replace(file, text=ENTITIES, bom=True)
    assert client.ask("save_configuration", edited) == ("result", path)
    assert Path(path).read_bytes() == b"\xef\xbb\xbf" + ENTITIES.encode()
    kind, refused = client.ask("save_configuration", msgspec.structs.replace(file, path=key))
    assert (kind, refused[0].found) == ("refused", "is an input, which is never written")
    kind, refused = client.ask(
        "save_configuration", msgspec.structs.replace(file, text="中", encoding="latin-1")
    )
    assert kind == "refused"
    kind, opened = client.ask("open", f"configuration-text:{path}\n{ENTITIES}", (), sides)
    assert opened.warnings == ()
    assert client.ask("configuration")[1].text == ENTITIES


def test_the_configuration_of_a_preset_is_a_new_file(client: Client, tmp_path: Path) -> None:
    assert client.ask("configuration")[0] == "refused"
    key, response = write(tmp_path, "key.sgm", sgml("1")), write(tmp_path, "response.sgm", sgml("1"))
    client.ask("open", "muc6-named-entity", (), (("key", (key,)), ("response", (response,))))
    kind, file = client.ask("configuration")
    assert (kind, file.path, file.title) == ("result", "", "Named entity (MUC-6)")
    assert file.text == written(find_task("muc6-named-entity"))
    new = msgspec.structs.replace(file, path=str(tmp_path / "new.cfg"))
    assert client.ask("save_configuration", new) == ("result", new.path)
    assert Path(new.path).read_text(encoding="utf-8") == file.text


def test_a_configuration_that_cannot_be_used_leaves_what_is_open(client: Client, tmp_path: Path) -> None:
    key = write(tmp_path, "key.sgm", sgml("1"))
    sides = (("key", (key,)), ("response", (key,)))
    client.ask("open", "named-entity", (), sides)
    kind, value = client.ask("open", "configuration-text:\n:scoring_task x\n", (), sides)
    assert kind == "refused"
    assert [item.found for item in value[:1]] == ["no option class_defs"]
    assert client.ask("configuration")[1].title == "Named entity"


def test_event_mentions_are_opened_scored_and_shown(client: Client, tmp_path: Path) -> None:
    gold, system, tokens = event_samples.files(
        tmp_path, {"d": event_samples.GOLD}, {"d": event_samples.SYSTEM}
    )
    both = (("key", (gold,)), ("response", (system,)))
    kind, opened = client.ask("open", "event-mention", (tokens,), both)
    assert (kind, opened.documents, opened.warnings) == ("result", (("d", "d"),), ())
    kind, view = client.ask("document", "d")
    assert kind == "result"
    assert len(view.marks.start) == 9
    assert [row.name for row in view.rows] == ["all mentions"]
    replies = client.replies(client.send("score"))
    assert replies[-1][0] == "result"
    total, macro = (row.tally for row in replies[-1][1].rows)
    assert total.counts() == (Fraction(12, 5), 1, 4, 4, 3, 3)
    assert (macro.average.documents, macro.f1) == (1, total.f1)
    kind, inspection = client.ask("inspect", "d", 1)
    assert kind == "result"
    assert inspection.cards[0].heading == "event E4"


def test_one_file_is_compared_with_itself_in_two_of_its_layers(client: Client, tmp_path: Path) -> None:
    path = tmp_path / "d.conll"
    rows = (
        "token first second",
        "Ada B-PER B-PER",
        "and O O",
        "Ben B-PER B-PER",
        "in O O",
        "Rome B-LOC O",
        ". O O",
    )
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")
    sides = (("first", (str(path),)), ("second", (str(path),)))
    kind, opened = client.ask("open", "spans", (), sides, None, False, ("first", "second"), True)
    assert kind == "result"
    assert "look-alikes repaired" in opened.signature
    document = opened.documents[0][0]
    assert bytes(client.ask("document", document)[1].statuses) == bytes([Status.COR, Status.MIS, Status.NON])


def test_an_opening_that_was_cancelled_when_it_was_done_already_is_taken_back(
    client: Client, sides: Any, tmp_path: Path
) -> None:
    """Who cancels has not heard of the result, and goes on asking about what was open before."""
    assert client.ask("open", "named-entity", (), sides)[0] == "result"
    assert client.ask("score")[0] == "result"
    second = (("key", (write(tmp_path, "other.sgm", [sgml("9")]),)),) * 2
    opening = client.send("open", "named-entity", (), second)
    assert client.replies(opening)[-1][0] == "result"
    client.send("cancel", opening)
    assert client.ask("document", "2")[1].document == "2"
    opening = client.send("open", "named-entity", (), second)
    assert client.replies(opening)[-1][0] == "result"
    assert client.ask("score")[0] == "result"
    client.send("cancel", opening)  # too late: what was opened has been taken on
    assert client.ask("document", "9")[1].document == "9"


def test_a_comparing_that_was_cancelled_when_it_was_done_already_is_taken_back(client: Client) -> None:
    """Who cancels shows what was compared before, and asks about that."""
    place = Path(str(resource("sample"))) / "relations"
    task = file_name(str(place / "relations.xml"))
    sides = tuple((name, (str(place / name),)) for name in ("key", "response"))
    assert client.ask("open", task, (), sides)[0] == "result"
    previous = client.ask("score")[1]
    comparing = client.send("compare_with", task, SimilarityChoice(ignored=("PERSON",)), "ferry")
    assert client.replies(comparing)[-1][0] == "result"
    client.send("cancel", comparing)
    assert client.ask("similarity")[1].choice.ignored == ()
    assert client.ask("score")[1] == previous


def test_a_sign_of_life_comes_whatever_is_under_way(
    client: Client, sides: tuple[tuple[str, tuple[str, ...]], ...]
) -> None:
    assert client.ask("answer") == ("heard", None)
    opening = client.send("open", "muc7-named-entity", (), sides)
    asking = client.send("answer")
    kinds: dict[int, str] = {}
    while {opening, asking} - {number for number, kind in kinds.items() if kind in ("result", "heard")}:
        assert client.connection.poll(PATIENCE)
        number, kind, _ = client.connection.recv()
        kinds[number] = kind
    assert kinds == {opening: "result", asking: "heard"}
