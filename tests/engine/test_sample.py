"""The sample project: sound files, every outcome, and scripts and characters that make offsets hard."""

import json
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources import as_file
from pathlib import Path

import pytest

from annotally.comparison.result import BLOCK_KINDS, WORDS, Level, Nodes
from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import load_source, read, write
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.text import Document
from annotally.scoring.matches import MatchTally
from annotally.scoring.ratios import RatioTally
from annotally.scoring.tally import Status, Tally
from annotally.tasks.definition import ScoringMethod
from annotally.tasks.mat.rules import task_of_file
from annotally.tasks.muc_config.config import load_configuration
from annotally.tasks.muc_config.task import located, task_of
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY
from annotally.tasks.similarity_profile import SimilarityChoice
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally_resources import resource
from support.builders import overlap
from support.findings import without_differences

TEMPLATES = ("key", "second-key", "response")
ENTITIES = ("key.sgm", "response.sgm")


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    with as_file(resource("sample")) as path:
        yield path


@pytest.fixture(scope="module")
def texts(folder: Path) -> dict[str, Document]:
    result = read([folder / "texts"], ReadOptions())
    assert result.warnings == ()
    return {document.id: document for document in result.documents}


def opened(folder: Path, response: str) -> Workspace:
    return compared(folder, "key", response)


def compared(folder: Path, key: str, response: str) -> Workspace:
    """Compare two sides of the sample; two keys as keys (M19)."""
    sides = tuple(SideInput(name, (str(folder / name),)) for name in (key, response))
    task = preset("sample-template-element")
    if response != "response":
        task = replace(task, scoring_method=ScoringMethod.KEY2KEY)
    return open_workspace(OpenRequest(task, sides, (str(folder / "texts"),)))


def entities(folder: Path, task: str = "muc7-named-entity") -> Workspace:
    key, response = (str(folder / "entities" / name) for name in ENTITIES)
    return open_workspace(
        OpenRequest(preset(task), (SideInput("key", (key,)), SideInput("response", (response,))))
    )


def statuses(workspace: Workspace) -> Counter[Status]:
    """Count the nodes below the documents, which themselves have no outcome."""
    return Counter(
        Status(status)
        for document in workspace.document_ids
        for level, status in zip(
            workspace.unit(document).nodes.level, workspace.unit(document).nodes.status, strict=True
        )
        if level != Level.DOCUMENT
    )


def disagreement_rows(nodes: Nodes) -> list[int]:
    """Return the objects that disagree, in order."""
    objects = [row for row, level in enumerate(nodes.level) if level == Level.INSTANCE]
    return [row for row in objects if Status(nodes.status[row]).disagreement]


def stops(workspace: Workspace) -> Counter[Status]:
    """Count where F8 stops."""
    return Counter(
        Status(nodes.status[row])
        for document in workspace.document_ids
        for nodes in (workspace.unit(document).nodes,)
        for row in disagreement_rows(nodes)
    )


def slots(result: ReadResult) -> Iterator[tuple[str, Instance, Slot]]:
    for document, actual_document in result.annotations.documents.items():
        for instance in actual_document.instances:
            for slot in instance.slots:
                yield document, instance, slot


def readings(result: ReadResult) -> Iterator[tuple[str, Reading]]:
    for document, _, slot in slots(result):
        for alternative in slot.alternatives:
            for fill in alternative.fills:
                for part in fill.parts:
                    for reading in part.readings:
                        yield document, reading


def folded(text: str) -> str:
    return " ".join(text.split())


# --- the files


@pytest.mark.parametrize("side", TEMPLATES)
def test_every_offset_selects_its_fill(folder: Path, texts: dict[str, Document], side: str) -> None:
    result = read([folder / side], ReadOptions())
    assert result.warnings == ()
    placed = 0
    for document, reading in readings(result):
        if reading.extent is None:
            continue
        text = texts[document].text
        assert folded(text[reading.extent.start : reading.extent.end]) == reading.text
        assert reading.link_file == f"{document}.txt"
        minimal = [
            folded(text[minimal_extent.start : minimal_extent.end])
            for minimal_extent in reading.minimal_extents
        ]
        assert minimal == list(reading.minimal)
        assert all(reading.extent.encloses(minimal_extent) for minimal_extent in reading.minimal_extents)
        placed += 1
    assert placed > 120


@pytest.mark.parametrize("side", TEMPLATES)
def test_templates_come_out_byte_for_byte(folder: Path, side: str) -> None:
    result = read([folder / side], ReadOptions())
    files = [Path(source.path).read_bytes() for source in result.annotations.sources]
    assert list(write(result.annotations, {}, ReadOptions(), "muc-templates")) == files


@pytest.mark.parametrize("name", ENTITIES)
def test_entity_texts_come_out_byte_for_byte(folder: Path, name: str) -> None:
    path = folder / "entities" / name
    result = read([path], ReadOptions())
    assert result.warnings == ()
    documents = {document.id: document for document in result.documents}
    assert write(result.annotations, documents, ReadOptions(), "muc-sgml") == (path.read_bytes(),)


@pytest.mark.parametrize("side", TEMPLATES)
def test_every_side_speaks_of_every_text(folder: Path, texts: dict[str, Document], side: str) -> None:
    assert len(texts) >= 12
    assert set(read([folder / side], ReadOptions()).annotations.documents) == set(texts)


# --- scripts and characters


def having(texts: dict[str, Document], condition: str) -> set[str]:
    tests = {
        "right-to-left": lambda c: unicodedata.bidirectional(c) in ("R", "AL"),
        "ideograph": lambda c: unicodedata.name(c, "").startswith("CJK UNIFIED IDEOGRAPH"),
        "kana": lambda c: unicodedata.name(c, "").startswith(("HIRAGANA", "KATAKANA")),
        "emoji": lambda c: unicodedata.category(c) == "So" and ord(c) > 0xFFFF,
        "joiner": lambda c: c == "\u200d",
        "astral letter": lambda c: unicodedata.category(c).startswith("L") and ord(c) > 0xFFFF,
        "combining mark": lambda c: unicodedata.combining(c) > 0,
        "carriage return": lambda c: c == "\r",
    }
    return {name for name, document in texts.items() if any(map(tests[condition], document.text))}


@pytest.mark.parametrize(
    ("condition", "where"),
    [
        ("right-to-left", {"seaside-library"}),
        ("ideograph", {"puppet-troupe"}),
        ("kana", {"puppet-troupe"}),
        ("emoji", {"kite-festival"}),
        ("joiner", {"kite-festival"}),
        ("astral letter", {"kite-festival"}),
        ("combining mark", {"mountain-choir"}),
        ("carriage return", {"clock-repair"}),
    ],
)
def test_hard_characters_occur_and_are_annotated(
    folder: Path, texts: dict[str, Document], condition: str, where: set[str]
) -> None:
    assert having(texts, condition) == where
    key = read([folder / "key"], ReadOptions())
    (name,) = where
    assert any(document == name and reading.extent for document, reading in readings(key))


def test_the_lengths_differ(texts: dict[str, Document]) -> None:
    words = {name: len(document.text.split()) for name, document in texts.items()}
    del words["puppet-troupe"]  # written without blanks
    assert words.pop("island-radio") < 25
    assert [name for name, count in words.items() if not 60 <= count <= 130] == []


# --- what the templates hold


def test_the_key_has_all_that_keys_can_have(folder: Path) -> None:
    key = read([folder / "key"], ReadOptions())
    named = {(slot.name, slot.optional) for _, _, slot in slots(key)}
    assert ("ORG_LOCALE", True) in named
    assert ("ORG_LOCALE", False) in named
    assert sum(len(slot.alternatives) > 1 for _, _, slot in slots(key)) > 15
    assert any(len(alternative.fills) > 1 for _, _, slot in slots(key) for alternative in slot.alternatives)
    assert sum(bool(reading.minimal) for _, reading in readings(key)) > 5
    assert sum(reading.target is not None for _, reading in readings(key)) > 15
    assert sum(i.optional for d in key.annotations.documents.values() for i in d.instances) == 5


def test_the_second_annotator_marks_what_may_be_left_out_too(folder: Path) -> None:
    second = read([folder / "second-key"], ReadOptions())
    assert any(slot.optional for _, _, slot in slots(second))
    assert any(len(slot.alternatives) > 1 for _, _, slot in slots(second))
    assert any(i.optional for d in second.annotations.documents.values() for i in d.instances)


def test_extents_nest_and_cross(folder: Path) -> None:
    key = read([folder / "key"], ReadOptions())
    places: dict[str, set[Extent]] = {}
    for document, reading in readings(key):
        if reading.extent is not None:
            places.setdefault(document, set()).add(reading.extent)
    pairs = [(a, b) for place in places.values() for a in place for b in place if a < b]
    overlapping = [(a, b) for a, b in pairs if overlap(a, b)]
    nested = [(a, b) for a, b in overlapping if a.encloses(b) or b.encloses(a)]
    assert len(nested) > 10
    assert len(overlapping) > len(nested)


# --- what comes out of it


def named(counts: Counter[Status]) -> dict[str, int]:
    return {status.name: counts[status] for status in sorted(counts)}


@pytest.mark.parametrize(
    ("response", "nodes", "walk", "total"),
    [
        (
            "response",
            {
                "COR": 193,
                "PAR": 11,
                "INC": 53,
                "MIS": 31,
                "SPU": 21,
                "NON": 46,
                "OPT": 31,
                "UNS": 8,
                "REM": 2,
            },
            {"PAR": 3, "INC": 29, "MIS": 6, "SPU": 6},
            Tally(150, 8, 18, 23, 14, 51),
        ),
        (
            "second-key",
            {"COR": 290, "PAR": 2, "INC": 12, "MIS": 3, "SPU": 1, "NON": 86, "OPT": 2, "UNS": 10, "REM": 1},
            {"PAR": 1, "INC": 7},
            Tally(209, 1, 3, 3, 1, 56),
        ),
    ],
)
def test_the_outcomes(
    folder: Path, response: str, nodes: dict[str, int], walk: dict[str, int], total: Tally
) -> None:
    """Exact counts, so that no change of sample, reader or comparison goes unnoticed."""
    workspace = opened(folder, response)
    assert without_differences(workspace.warnings) == ()
    assert named(statuses(workspace)) == nodes
    assert named(stops(workspace)) == walk
    assert workspace.comparison().table["total",] == total


def test_every_status_occurs_and_f8_reaches_every_disagreement(folder: Path) -> None:
    workspace = opened(folder, "response")
    assert set(statuses(workspace)) == set(Status)
    assert set(stops(workspace)) == {status for status in Status if status.disagreement}


@pytest.mark.parametrize("side", TEMPLATES)
def test_against_itself_there_is_nothing_to_walk(folder: Path, side: str) -> None:
    assert stops(compared(folder, side, side)) == {}


def test_one_text_has_full_agreement(folder: Path) -> None:
    workspace = opened(folder, "response")
    agreed = [name for name in workspace.document_ids if workspace.unit(name).open_count() == 0]
    assert agreed == ["bakery-cooperative"]


def test_a_response_took_the_wrong_partner(folder: Path) -> None:
    """The response says the company's name but is the union in everything else; the company lost it."""
    workspace = opened(folder, "response")
    unit = workspace.unit("ferry-company")
    tree = workspace.tree("ferry-company")
    union = next(
        row
        for row, level in enumerate(unit.nodes.level)
        if level == Level.INSTANCE and tree.texts[0][row].endswith("Union")
    )
    assert tree.texts[1][union] == "The Tidewick Ferry Company"
    why = unit.nodes.why[union]
    assert [(loser.side, loser.f, loser.reason) for loser in why.losers[:1]] == [(0, (1, 2), "taken")]


def test_close_candidates_have_losers_to_tell(folder: Path) -> None:
    unit = opened(folder, "response").unit("bicycle-workshop")
    assert [len(unit.nodes.why[row].losers) for row in disagreement_rows(unit.nodes)].count(3) >= 2


def test_a_fill_without_offsets_is_located(folder: Path) -> None:
    workspace = opened(folder, "response")
    marks = workspace.marks("orchard-research", workspace.tree("orchard-research"))
    text = workspace.document("orchard-research").text
    values = {
        folded(text[start:end])
        for start, end, located in zip(marks.start, marks.end, marks.located, strict=True)
        if located
    }
    assert values == {"Republic of Ondrel"}


# --- the entities


def test_the_entities(folder: Path) -> None:
    workspace = entities(folder)
    assert workspace.warnings == ()
    assert len(workspace.document_ids) == 4
    nodes = {"COR": 95, "INC": 6, "MIS": 6, "SPU": 6, "NON": 12, "OPT": 6, "UNS": 2}
    assert named(statuses(workspace)) == nodes
    assert named(stops(workspace)) == {"INC": 3, "MIS": 2, "SPU": 2}
    assert workspace.comparison().table["total",] == Tally(61, 0, 3, 4, 4, 12)


def test_the_entities_stand_in_sections_of_both_tasks(folder: Path) -> None:
    for task, sections in (
        ("muc6-named-entity", {"HEADLINE", "DATELINE", "TEXT"}),
        ("muc7-named-entity", {"PREAMBLE", "TEXT"}),
    ):
        table = entities(folder, task).comparison().table
        assert {row[1] for row in table if row[0] == "section"} == sections


def test_the_entities_have_what_entity_keys_can_have(folder: Path) -> None:
    key = read([folder / "entities" / "key.sgm"], preset("muc7-named-entity").reading)
    instances = [instance for d in key.annotations.documents.values() for instance in d.instances]
    assert sum(instance.optional for instance in instances) == 2
    assert sum(len(slot.alternatives) > 1 for _, _, slot in slots(key) if slot.name == "TYPE") == 2
    assert sum(len(slot.alternatives) > 1 for _, _, slot in slots(key) if slot.name == "TEXT") == 3
    assert any(reading.minimal for _, reading in readings(key))
    places = [extent for instance in instances for extent in instance.extents]
    assert any(a != b and a.encloses(b) for a in places for b in places)


def test_the_configuration_of_the_entities_finds_its_files_and_scores_as_the_preset(folder: Path) -> None:
    configuration = load_configuration([folder / "entities" / "named-entity.cfg"])
    paths = [located(configuration, name) for name in ("key_file", "response_file")]
    assert [Path(path).name for path in paths] == list(ENTITIES)
    sides = tuple(SideInput(Path(path).stem, (path,)) for path in paths)
    workspace = open_workspace(OpenRequest(task_of(configuration), sides))
    by_preset = entities(folder, "muc6-named-entity").comparison().table
    assert workspace.warnings == configuration.warnings == ()
    assert workspace.comparison().table == by_preset


# --- coreference and successions


def workspace_of(folder: Path, task: str, key: str, response: str, *texts: str) -> Workspace:
    sides = tuple(SideInput(n, (str(folder / p),)) for n, p in (("key", key), ("response", response)))
    return open_workspace(OpenRequest(preset(task), sides, tuple(str(folder / text) for text in texts)))


def coreference(folder: Path) -> Workspace:
    return workspace_of(folder, "coreference", "coreference/key.sgm", "coreference/response.sgm")


def successions(folder: Path) -> Workspace:
    names = ("successions/key", "successions/response", "successions/texts")
    return workspace_of(folder, "muc6-scenario-template", *names)


@pytest.mark.parametrize("name", ["key.sgm", "response.sgm"])
def test_coreference_texts_come_out_byte_for_byte_and_are_those_of_the_sample(
    folder: Path, texts: dict[str, Document], name: str
) -> None:
    path = folder / "coreference" / name
    reading = preset("coreference").reading
    result = read([path], reading)
    assert result.warnings == ()
    documents = {document.id: document for document in result.documents}
    assert write(result.annotations, documents, reading, "muc-sgml") == (path.read_bytes(),)
    known = {folded(text.text) for text in texts.values()}
    for document in documents.values():
        body = document.text.partition("<TEXT>")[2].partition("</TEXT>")[0]
        assert folded(body) in known


def test_the_coreference(folder: Path) -> None:
    workspace = coreference(folder)
    assert without_differences(workspace.warnings) == ()
    assert named(statuses(workspace)) == {"COR": 63, "INC": 19, "MIS": 9, "SPU": 8, "OPT": 1}
    assert workspace.comparison().table["metric", "muc"] == RatioTally(20, 27, 20, 25)
    open_documents = [workspace.unit(name).open_count() for name in workspace.document_ids]
    assert open_documents == [17, 11, 0], "one text is agreed on"


def test_the_coreference_has_a_stop_of_every_kind(folder: Path) -> None:
    """F8 stops at classes that are broken, missing or spurious, and at mentions that are."""
    workspace = coreference(folder)
    kinds = {
        (Level(level), Status(status))
        for name in workspace.document_ids
        for nodes in (workspace.unit(name).nodes,)
        for level, status in zip(nodes.level, nodes.status, strict=True)
        if level in (Level.CLASS, Level.INSTANCE) and Status(status).disagreement
    }
    assert kinds == {
        *((Level.CLASS, status) for status in (Status.INC, Status.MIS, Status.SPU)),
        *((Level.INSTANCE, status) for status in (Status.MIS, Status.SPU)),
    }
    rules = {rule for name in workspace.document_ids for rule in workspace.unit(name).nodes.rules}
    assert {"exact-extent", "minimal-extent", "mention-optional", "class-same", "class-alone"} <= rules


@pytest.mark.parametrize("side", ["key", "response"])
def test_offsets_of_the_successions_select_their_fills(folder: Path, side: str) -> None:
    place = folder / "successions"
    documents = {d.id: d.text for d in read([place / "texts"], ReadOptions()).documents}
    result = read([place / side], ReadOptions())
    assert result.warnings == ()
    assert set(result.annotations.documents) == set(documents)
    for document, reading in readings(result):
        if reading.extent is not None:
            assert folded(documents[document][reading.extent.start : reading.extent.end]) == reading.text
    assert list(write(result.annotations, {}, ReadOptions(), "muc-templates")) == [
        (place / side / f"{side}.tmpl").read_bytes()
    ]


def test_the_successions(folder: Path) -> None:
    workspace = successions(folder)
    assert without_differences(workspace.warnings) == ()
    table = workspace.comparison().table
    assert table["total",] == Tally(44, 0, 5, 28, 10, 10)
    assert table["text-filter",] == Tally(3, 0, 2, 0, 0, 0)
    assert named(stops(workspace)) == {"INC": 10, "MIS": 8, "SPU": 4}


def test_the_successions_show_every_rule_of_a_scenario(folder: Path) -> None:
    """M12 in all four ways; M16, M17 and M21 somewhere."""
    workspace = successions(folder)
    nodes = [workspace.unit(name).nodes for name in workspace.document_ids]
    relevance = {node.rules[node.rule[0]] for node in nodes}
    assert relevance == {"relevant", "irrelevant", "relevant-in-key", "relevant-in-response"}
    rules = {rule for node in nodes for rule in node.rules}
    assert {"pointer-aligned", "pointer-identical", "removed-pointer", "aligned-template"} <= rules
    assert any(why.causes for node in nodes for why in node.why.values())


# --- relations and events, by MAT's similarity


def relations(folder: Path, similarity: str = "", score: str = "") -> Workspace:
    place = folder / "relations"
    source = load_source(str(place / "relations.xml"), any_content=True)
    task, warnings = task_of_file(source, SimilarityChoice("", similarity, score))
    sides = tuple(SideInput(name, (str(place / name),)) for name in ("key", "response"))
    return open_workspace(OpenRequest(task, sides, warnings=warnings))


@pytest.mark.parametrize("side", ["key", "response"])
def test_relations_come_out_as_they_went_in(folder: Path, side: str) -> None:
    result = read([folder / "relations" / side], ReadOptions())
    assert result.warnings == ()
    documents = {document.id: document for document in result.documents}
    written = write(result.annotations, documents, ReadOptions(), "mat-json")
    files = [Path(source.path).read_bytes() for source in result.annotations.sources]
    assert [json.loads(item) for item in written] == [json.loads(file) for file in files]


def test_the_relations(folder: Path) -> None:
    workspace = relations(folder)
    assert workspace.warnings == ()
    objects = Counter(
        Status(status)
        for name in workspace.document_ids
        for nodes in (workspace.unit(name).nodes,)
        for level, status in zip(nodes.level, nodes.status, strict=True)
        if level == Level.INSTANCE
    )
    assert named(objects) == {"COR": 27, "INC": 19, "MIS": 3, "SPU": 2}
    assert named(stops(workspace)) == {"INC": 19, "MIS": 3, "SPU": 2}, "every state is walked to"
    assert workspace.comparison().table["tag", "<all>"] == MatchTally(27, 19, 19, 3, 2)
    opened = [workspace.unit(name).open_count() for name in workspace.document_ids]
    assert opened.count(0) == 1, "one text is agreed on"


def test_the_relations_clash_in_every_way_there_is(folder: Path) -> None:
    """By label, true and effective; by span; by attribute, set and argument; by dead weight (A5)."""
    workspace = relations(folder)
    clashes = {
        (dimension.name, dimension.dead, dimension.similarity[0] > 0)
        for name in workspace.document_ids
        for why in workspace.unit(name).nodes.why.values()
        for dimension in why.dimensions
        if dimension.similarity != (1, 1)
    }
    assert clashes >= {
        ("_label", False, False),
        ("_label", False, True),
        ("_span", False, True),
        ("role", False, False),
        ("role", True, False),
        ("trades", False, True),
        ("taking_part", False, True),
        ("who", False, True),
        ("since", False, False),
    }
    reasons = {
        loser.reason
        for name in workspace.document_ids
        for why in workspace.unit(name).nodes.why.values()
        for loser in why.losers
    }
    assert "similar-elsewhere" in reasons
    schema, profile = workspace.task.similarity.schema, workspace.task.similarity.profile
    assert any(not label.spanned for label in schema.labels)
    assert len(profile.strata) == 2


def test_the_relations_have_two_profiles_of_either_kind(folder: Path) -> None:
    plain = relations(folder).comparison().table
    labels = relations(folder, "places and labels", "relations").comparison().table
    assert plain["tag", "<all>"] != labels["tag", "<all>"]
    assert ("tag", "things", "aggregation") in plain
    assert {row[1] for row in labels if row[0] == "tag"} == {"EVENT", "WORKS_FOR", "<all>"}


# --- a transcript and a recogniser's words


def test_the_speech_sample_has_every_outcome_and_every_kind_of_block(folder: Path) -> None:
    sides = tuple(
        SideInput(name, (str(folder / "speech" / file),))
        for name, file in (("transcript", "transcript.stm"), ("recogniser", "words.ctm"))
    )
    workspace = open_workspace(OpenRequest(SPEECH_NAMED_ENTITY, sides))
    assert workspace.document_ids == ("harbour-news", "kite-weather", "market-hall")
    counts = statuses(workspace)
    assert counts.keys() >= {Status.COR, Status.INC, Status.MIS, Status.SPU}
    kinds: set[int] = set()
    for document_id in workspace.document_ids:
        blocks = workspace.unit(document_id).blocks
        assert blocks is not None
        kinds.update(blocks.kind)
    assert {BLOCK_KINDS[kind] for kind in kinds} == set(BLOCK_KINDS) - {"b-optional"}
    words = workspace.comparison().table[WORDS]
    assert words == Tally(cor=181, inc=32, mis=2, spu=14, non=2)
