"""What a window is sent of a coreference comparison: marks, trees with links, score rows, inspections."""

import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from annotally.adjudication.project.messages import RuleChoice, code_side
from annotally.adjudication.review.decision_log import decision_log
from annotally.comparison.result import Level
from annotally.model.diagnostics import InputRefused
from annotally.reports.tables.score_tables import total_of
from annotally.reports.tree.chunks import Assembly, TreePiece
from annotally.reports.tree.classes import ClassTable, numbers_of
from annotally.scoring.ratios import RatioTally
from annotally.scoring.tally import Status
from annotally.service.server import Service
from support.chain_samples import tagged
from support.coreference_samples import KEY, RESPONSE
from support.project_window import Window
from support.small_inputs import sgml, write


@pytest.fixture
def sent() -> list[tuple[str, Any]]:
    return []


@pytest.fixture
def service(tmp_path: Path, sent: list[tuple[str, Any]]) -> Service:
    new_service = Service(
        lambda kind, value: sent.append((kind, pickle.loads(pickle.dumps(value)))), lambda: None
    )
    key = write(tmp_path, "key.sgm", [sgml("1", KEY), sgml("2", "nobody")])
    response = write(tmp_path, "response.sgm", [sgml("1", RESPONSE), sgml("2", "nobody")])
    opened = new_service.open("coreference", (), (("key", (key,)), ("response", (response,))))
    assert opened.object_word == "mention"
    return new_service


def test_a_document_has_a_mark_for_every_mention_and_none_for_classes(service: Service) -> None:
    view = service.document("1")
    assert len(view.marks.start) == KEY.count("<COREF") + RESPONSE.count("<COREF")
    texts = {view.text[a:b] for a, b in zip(view.marks.start, view.marks.end, strict=True)}
    assert {"The lawyer", "the Town Hall", "Town Hall", "white"} <= texts
    assert [row.name for row in view.rows] == [
        *("muc", "b3", "ceaf_m", "ceaf_e", "blanc", "lea"),
        *("mentions", "classes"),
    ]
    assert total_of(view.rows) == RatioTally(2, 4, 2, 3)


def test_an_empty_document_scores_nothing(service: Service) -> None:
    view = service.document("2")
    assert len(view.marks.start) == 0
    assert total_of(view.rows) == RatioTally()


def test_scoring_sends_trees_with_their_links(service: Service, sent: list[tuple[str, Any]]) -> None:
    scored = service.score()
    batches = [value for kind, value in sent if kind == "part"]
    rows = [row for batch in batches for row in batch.corpus]
    assert [(row.document, row.key_count, row.response_count, row.open) for row in rows] == [
        ("1", 8, 6, 7),
        ("2", 0, 0, 0),
    ]
    assert rows[0].f is not None
    assert round(float(rows[0].f), 4) == 0.5714
    assert rows[1].f is None
    tree = batches[0].trees[0]
    assert len(tree.links.of("member")) == 7 - 2 + 8
    assert total_of(scored.rows) == RatioTally(2, 4, 2, 3)
    assert tree.title[1] == "1 key class, 2 response classes"


def test_every_row_can_be_inspected(service: Service) -> None:
    assert service._workspace is not None
    tree = service._workspace.tree("1")
    for row, level in enumerate(tree.nodes.level):
        inspection = service.inspect("1", row)
        assert level == Level.DOCUMENT or level == Level.COMPONENT or inspection.why
        assert all(card.side in ("key", "response") for card in inspection.cards)


def test_a_large_tree_keeps_its_links_in_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, service: Service
) -> None:
    monkeypatch.setattr("annotally.reports.tree.chunks.PIECE_ROWS", 8)
    from annotally.reports.tree.chunks import light, pieces

    assert service._workspace is not None
    tree, corpus = light(service._workspace.tree("1")), service._workspace.corpus_row("1")
    actual_pieces = [piece for piece in pieces(tree, corpus) if isinstance(piece, TreePiece)]
    assert [bool(piece.tree.links.kind) for piece in actual_pieces] == [True] + [False] * (
        len(actual_pieces) - 1
    )
    assembly = Assembly()
    whole = [done for piece in actual_pieces if (done := assembly.add(piece)) is not None]
    assert whole[0].links == tree.links


def test_rows_are_exported(service: Service, tmp_path: Path) -> None:
    assert service._workspace is not None
    count = len(service._workspace.tree("1").nodes)
    assert service.export_rows(str(tmp_path / "rows.csv"), (("1", tuple(range(count))),)) == count
    text = (tmp_path / "rows.csv").read_text()
    assert "key class of 3" in text
    assert ",minimal-extent" in text


def test_a_document_comes_with_its_classes(service: Service) -> None:
    assert len(service.document("1").classes) > 0
    assert len(service.document("2").classes) == 0


def test_two_keys_are_compared_as_keys(tmp_path: Path) -> None:
    """M19: the same way round or the other, and the signature says so."""
    new_service = Service(lambda _kind, _value: None, lambda: None)
    paths = [write(tmp_path, f"{name}.sgm", sgml("1", text)) for name, text in (("a", KEY), ("b", RESPONSE))]
    sides = tuple((Path(path).stem, (path,)) for path in paths)
    there = new_service.open("coreference", (), sides, None, True)
    tally = total_of(new_service.score().rows)
    assert (there.key2key, there.method_spec.name) == (True, "coreference")
    assert there.signature.endswith("key2key")
    assert not new_service.open("coreference", (), sides).key2key
    new_service.open("coreference", (), sides[::-1], None, True)
    other_tally = total_of(new_service.score().rows)
    assert isinstance(tally, RatioTally)
    assert isinstance(other_tally, RatioTally)
    assert other_tally.swapped() == tally


# --- of three annotators


@pytest.fixture
def three(tmp_path: Path) -> Iterator[Window]:
    """Three who tie four words together in their ways; a second document is the third's alone."""
    window = Window.make()
    sides = []
    for number, text in enumerate((["abcd"], ["ab", "cd"], ["abc"])):
        texts = [tagged(text, "abcd", first=100 * number + 1)]
        texts += [sgml("2", '<COREF ID="1">x</COREF> <COREF ID="2" REF="1">y</COREF>')] * (number == 2)
        sides.append(("ABC"[number], (write(tmp_path, f"{number}.sgm", texts),)))
    window.service.open("coreference", (), tuple(sides))
    window.ask("files.start", str(tmp_path / "p.annotally"))
    window.ask("decided")
    yield window
    window.ask("close")


def test_every_row_of_three_can_be_inspected_and_has_its_classes(three: Window) -> None:
    workspace = three.service.what_is_open[0]
    assert workspace is not None
    for document in workspace.document_ids:
        tree = workspace.tree(document)
        for row in range(len(tree.nodes)):
            inspection = three.service.inspect(document, row)
            assert all(card.side in "ABC" for card in inspection.cards)
    view = three.service.document("1")
    assert len(view.classes.texts) == 3
    classes = [line for line, level in enumerate(view.classes.level) if level == Level.CLASS]
    mentions = [(view.classes.side[line], len(view.classes.children(line))) for line in classes]
    assert mentions == [(0, 4), (1, 2), (1, 2), (2, 3)]
    first = view.classes.texts
    assert [first[side][1] for side in range(3)] == ["a", "", ""]
    assert numbers_of(view.classes, 1) == {(row, side): text for row, side, text in numbers(view.classes)}
    alone = three.service.document("2").classes
    assert {Status(item) for item in alone.status} == {Status.UNS}


def numbers(table: ClassTable) -> Iterator[tuple[int, int, str]]:
    """Yield what the text shows of A's only class: B's letters too, for B cuts it."""
    rows = [row for line, row in enumerate(table.row) if table.parent[line] == 1]
    for number, row in enumerate(rows, 1):
        yield row, 0, str(number)
        yield row, 1, f"{number}{'aabb'[number - 1]}"
        if number < 4:
            yield row, 2, str(number)


def test_the_link_of_each_of_three_is_told_and_accepted(three: Window) -> None:
    three.ask("decide", "1", [0], "take", (0,), "take A")
    workspace = three.service.what_is_open[0]
    assert workspace is not None
    levels = workspace.tree("1").nodes.level
    mentions = [row for row, level in enumerate(levels) if level == Level.INSTANCE]
    third = mentions[2]
    linked = three.ask("key.linked", "1", third)
    assert (linked.sides, linked.leads) == ((0, 2), (mentions[1], -1, mentions[1]))
    assert three.ask("key.linked", "1", mentions[3]).leads[2] == linked.NOT_THERE
    three.ask("key.link", "1", [third], (1,), "link as B has it")
    assert three.ask("key.linked", "1", third).sides == (1,)
    changed = three.ask("key.link_majority", "1", [0], "majority")
    assert changed.label == "majority"
    answer = three.ask("key.linked", "1", third)
    assert (answer.sides, answer.decided) == ((0, 2), True)
    three.ask("undo")
    three.ask("decide", "1", [0], "neither", (), "nothing")
    with pytest.raises(InputRefused, match="more than half"):
        three.ask("key.link_majority", "1", [0], "majority")


def test_the_rule_of_most_links_is_counted_run_and_undone(three: Window) -> None:
    """B lets the third mention begin a class, the two others have it with the second."""
    rule = RuleChoice("majority-links")
    assert three.ask("rules.preview", rule, 9).count == 0, "nothing is in the key yet"
    workspace = three.service.what_is_open[0]
    assert workspace is not None
    levels = workspace.tree("1").nodes.level
    mentions = [row for row, level in enumerate(levels) if level == Level.INSTANCE]
    three.ask("decide", "1", [0], "take", (1,), "take B")
    answer = three.ask("rules.preview", rule, 9)
    assert [(document, row, code_side(code)) for document, row, code in answer.rows] == [
        ("1", mentions[2], 0)
    ]
    three.ask("rules.count", [rule])
    assert three.sent[-1] == ("part", (0, 1))
    changed = three.ask("rules.run", rule, "links", "slip", "")
    assert (changed.label, changed.count) == ("links", 1)
    assert three.ask("key.linked", "1", mentions[2]).sides == (0, 2)
    session = three.service.adjudication.session()
    assert [line.rule for line in decision_log(session) if "link" in line.choice] == ["majority-links"]
    assert three.ask("rules.preview", rule, 9).count == 0
    three.ask("undo")
    assert three.ask("rules.preview", rule, 9).count == 1
    three.ask("key.link", "1", [mentions[2]], (1,), "as B has it")
    assert three.ask("rules.preview", rule, 9).count == 0, "what a person has chosen stands"
