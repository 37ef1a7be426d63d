"""The map history, read with a real Tcl: every attribute the manual lists, in its order, with its value."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.result import Sides
from annotally.formats.base import ReadOptions
from annotally.formats.muc_templates import reader as template_reader
from annotally.formats.sgml import reader as sgml_reader
from annotally.methods.coreference.comparer import CoreferenceComparer
from annotally.model.instances import Fill, Instance, fill_text
from annotally.model.text import Document, Source
from annotally.reports.muc.map_history import MULTI_FILL_PAIRS, history_text
from annotally.reports.tables.score_tables import counted
from annotally.scoring.tally import Tally
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.presets.ready_made import preset
from annotally.text.texts_file import TextsFileOffsets
from engine.reports.flagged import flagged
from engine.reports.random_sides import two_sides
from support.builders import DOCUMENT, compare, comparison, entity, instance, sides, slot
from support.small_inputs import sgml
from support.tcl import Tcl

HIERARCHY = {
    "document": ["-docnum", "-doctallies", "-class_pairs"],
    "class": ["-class_name", "-class_tallies", "-obj_pairs"],
    "object": [
        "-obj_pair_status",
        "-obj_pair_tallies",
        "-key_obj_id",
        "-key_obj_optional",
        "-key_obj_rep_id",
        "-key_obj_start_offset",
        "-key_obj_end_offset",
        "-rsp_obj_id",
        "-rsp_obj_optional",
        "-rsp_obj_rep_id",
        "-rsp_obj_start_offset",
        "-rsp_obj_end_offset",
        "-doc_section",
        "-slot_pairs",
    ],
    "slot": ["-slot_name", "-slot_tallies", "-key_slot_optional", "-rsp_slot_optional", "-multi-fill_pairs"],
    "multi-fill": ["-multi_fill_tallies", "-single_fill_pairs"],
    "single fill": [
        "-single_fill_pair_status",
        "-single_fill_pair_tallies",
        "-key_single_fill",
        "-rsp_single_fill",
    ],
    "substructure": ["-type", "-fill", "-clean_fill", "-start_offset", "-end_offset"],
}
"""Manual, "The Hierarchy of Map History Lists"."""
BARE = frozenset({"-key_obj_optional", "-rsp_obj_optional", "-key_slot_optional", "-rsp_slot_optional"})


class History:
    """A map history as Tcl sees it; every list of attributes is held against the hierarchy."""

    def __init__(self, tcl: Tcl, text: str) -> None:
        self._tcl = tcl
        self.documents = self.lists("document", text)

    def lists(self, level: str, text: str) -> list[dict[str, str]]:
        return [self.level(level, word) for word in self._tcl.split(text)]

    def level(self, level: str, text: str) -> dict[str, str]:
        attributes = self._tcl.attributes(text, BARE)
        assert list(attributes) == [name for name in HIERARCHY[level] if name in attributes]
        return attributes

    def tally(self, text: str) -> list[int]:
        return [int(word) for word in self._tcl.split(text)]

    def classes(self) -> Iterator[dict[str, str]]:
        for document in self.documents:
            yield from self.lists("class", document["-class_pairs"])

    def objects(self) -> Iterator[dict[str, str]]:
        for mention_class in self.classes():
            yield from self.lists("object", mention_class["-obj_pairs"])

    def slots(self) -> Iterator[dict[str, str]]:
        for row in self.objects():
            yield from self.lists("slot", row["-slot_pairs"])

    def multi_fills(self) -> Iterator[dict[str, str]]:
        for candidate_slot in self.slots():
            yield from self.lists("multi-fill", candidate_slot[MULTI_FILL_PAIRS])

    def fills(self) -> Iterator[dict[str, str]]:
        for multi_fill in self.multi_fills():
            yield from self.lists("single fill", multi_fill["-single_fill_pairs"])

    def fill(self, text: str) -> dict[str, str]:
        return self.level("substructure", text)


@pytest.fixture(scope="module")
def tcl() -> Iterator[Tcl]:
    with Tcl() as started:
        yield started


def history(task: TaskDefinition, both_sides: Sides) -> str:
    return history_text(task, comparison(task, both_sides).units.items(), both_sides)


KEY_SGML = """\
<DOC>
<DOCNO> 93-062 </DOCNO>
<HL>
<ENAMEX TYPE="PERSON" STATUS="OPT">Ada {Quill}</ENAMEX> at sea
</HL>
</DOC>
<DOC>
<DOCNO> 93-063 </DOCNO>
<TEXT>
<p> In <TIMEX TYPE="DATE" ALT="fiscal 1994">the first six
months of fiscal 1994</TIMEX> <ENAMEX TYPE="PERSON">Bea</ENAMEX> sold the ship. </p>
</TEXT>
</DOC>
"""
RESPONSE_SGML = """\
<DOC>
<DOCNO> 93-062 </DOCNO>
<HL>
Ada {Quill} at <ENAMEX TYPE="LOCATION">sea</ENAMEX>
</HL>
</DOC>
<DOC>
<DOCNO> 93-063 </DOCNO>
<TEXT>
<p> In the first six
months of <TIMEX TYPE="DATE">fiscal 1994</TIMEX> <ENAMEX TYPE="PERSON">Bea</ENAMEX> sold the ship. </p>
</TEXT>
</DOC>
"""


def named_entities() -> Sides:
    results = [
        sgml_reader.read((Source(f"{name}.sgm", text),), ReadOptions(status_slots=("STATUS",)), name)
        for name, text in (("key", KEY_SGML), ("response", RESPONSE_SGML))
    ]
    documents = {document.id: document for document in results[0].documents}
    return Sides(tuple(result.annotations for result in results), documents)


def test_named_entities_have_every_attribute_with_its_value(tcl: Tcl) -> None:
    both_sides = named_entities()
    result = History(tcl, history(preset("muc6-named-entity"), both_sides))
    assert [document["-docnum"] for document in result.documents] == ["93-062", "93-063"]
    assert [result.tally(document["-doctallies"]) for document in result.documents] == [
        [0, 2, 0, 0, 0, 0, 2, 3],
        [4, 4, 4, 0, 0, 0, 0, 1],
    ]
    assert [mention_class["-class_name"] for mention_class in result.classes()] == [
        "ENAMEX",
        "ENAMEX",
        "TIMEX",
    ]
    optional, spurious, bea, year = result.objects()
    texts = "".join(document.text + "\n" for document in both_sides.documents.values())
    ada, sea = texts.index("Ada"), texts.index("sea\n")
    assert list(optional)[:7] == HIERARCHY["object"][:7]
    assert (optional["-obj_pair_status"], optional["-key_obj_id"]) == ("OPT", "ENAMEX-93062-1")
    assert int(optional["-key_obj_start_offset"]) == ada
    assert int(optional["-key_obj_end_offset"]) == ada + len("Ada {Quill}")
    assert (spurious["-obj_pair_status"], spurious["-rsp_obj_rep_id"]) == ("SPU", "ENAMEX-93062-1")
    assert (int(spurious["-rsp_obj_start_offset"]), spurious["-doc_section"]) == (sea, "DOC")
    # Of HL and p the task lists none: it lists DOC and TEXT.
    assert (bea["-doc_section"], bea["-obj_pair_status"]) == ("TEXT", "COR")
    assert bea["-key_obj_start_offset"] == bea["-rsp_obj_start_offset"] == str(texts.index("Bea"))
    assert year["-key_obj_start_offset"] == str(texts.index("the first"))
    assert year["-rsp_obj_start_offset"] == str(texts.index("fiscal 1994"))
    assert year["-rsp_obj_end_offset"] == str(texts.index("fiscal 1994") + len("fiscal 1994"))


def test_fills_stand_as_written_and_clean_with_their_places(tcl: Tcl) -> None:
    both_sides = named_entities()
    result = History(tcl, history(preset("muc6-named-entity"), both_sides))
    texts = "".join(document.text + "\n" for document in both_sides.documents.values())
    *_, kind, alternative, whole_fill = result.fills()
    assert kind["-single_fill_pair_status"] == "cor"
    assert result.fill(kind["-key_single_fill"]) == {"-type": "set", "-fill": "DATE"}
    assert alternative["-single_fill_pair_status"] == "cor"
    assert result.fill(alternative["-key_single_fill"]) == {
        "-type": "string",
        "-fill": "fiscal 1994",
        "-clean_fill": "fiscal 1994",
    }
    assert (whole_fill["-single_fill_pair_status"], list(whole_fill)) == ("non", HIERARCHY["single fill"][:3])
    assert result.tally(whole_fill["-single_fill_pair_tallies"]) == [0, 0, 0, 0, 0, 0, 0, 1]
    start = texts.index("the first")
    assert result.fill(whole_fill["-key_single_fill"]) == {
        "-type": "string",
        "-fill": "the first six\nmonths of fiscal 1994",
        "-clean_fill": "first six months of fiscal 1994",
        "-start_offset": str(start),
        "-end_offset": str(start + len("the first six\nmonths of fiscal 1994")),
    }


def test_offsets_lead_back_into_the_documents(tcl: Tcl) -> None:
    both_sides = named_entities()
    offsets = TextsFileOffsets(both_sides.documents, both_sides.sets)
    result = History(tcl, history(preset("muc6-named-entity"), both_sides))
    for side, prefix in enumerate(("-key_obj", "-rsp_obj")):
        expected = {
            f"{instance.type}-{name}-{instance.name}": (name, instance.extents[0])
            for name, annotations in both_sides.sets[side].documents.items()
            for instance in annotations.instances
        }
        read = {
            row[f"{prefix}_id"]: (int(row[f"{prefix}_start_offset"]), int(row[f"{prefix}_end_offset"]))
            for row in result.objects()
            if f"{prefix}_id" in row
        }
        assert read.keys() == expected.keys()
        for name, place in read.items():
            document, extent = expected[name]
            assert offsets.to_file(document, extent) == type(extent)(*place)


def test_template_objects_have_flags_pointers_and_representatives(tcl: Tcl) -> None:
    task = preset("muc6-template-element")
    response = [instance("ORGANIZATION", "1", slot("ORG_NAME", "Mill", optional=True), optional=True)]
    both_sides = sides(flagged(), response)

    text = history_text(
        task, comparison(task, both_sides).units.items(), both_sides, lambda _document: ((0, 0), (0,))
    )
    result = History(tcl, text)
    person, mill = result.objects()
    assert "-key_obj_optional" in person
    assert "-key_obj_optional" not in mill
    assert "-rsp_obj_optional" in mill
    assert (mill["-key_obj_rep_id"], mill["-rsp_obj_rep_id"]) == (
        "PERSON-doc-1-1",
        "ORGANIZATION-doc-1-1",
    )
    assert "-key_obj_start_offset" not in mill
    assert "-doc_section" not in mill
    slots = {slot["-slot_name"]: slot for slot in result.slots()}
    assert "-rsp_slot_optional" in slots["ORG_NAME"]
    assert "-key_slot_optional" in slots["ORG_TYPE"]
    assert result.tally(slots["ORG_TYPE"]["-slot_tallies"]) == [0, 0, 0, 0, 0, 0, 0, 1]
    statuses = [fill["-single_fill_pair_status"] for fill in result.fills()]
    assert statuses == ["opt", "cor", "opt", "opt", "rem", "uns", "uns"]
    fills = [result.fill(fill["-key_single_fill"]) for fill in result.fills()]
    assert fills[1] == {"-type": "string", "-fill": "the Mill Corp.", "-clean_fill": "mill"}
    assert fills[4] == {"-type": "pointer", "-fill": "<PERSON-doc-1-1>"}
    assert fills[6]["-end_offset"] == "7"


def test_attributes_of_mentions_are_sets_and_their_minimal_strings_a_slot(tcl: Tcl) -> None:
    """ID and TYPE are no strings for the quotes around them; MIN is an attribute like them (M14)."""
    task = preset("muc6-coreference")
    key = '<COREF ID="1" TYPE="IDENT" MIN="Ada|Quill">old Ada Quill</COREF> <COREF ID="2" REF="1">she</COREF>'
    results = [
        sgml_reader.read((Source(f"{name}.sgm", sgml("1", body)),), task.reading, name)
        for name, body in (("key", key), ("response", key.replace(' MIN="Ada|Quill"', "")))
    ]
    both_sides = Sides(
        tuple(result.annotations for result in results),
        {document.id: document for document in results[0].documents},
    )
    comparer = CoreferenceComparer(task)
    text = history_text(task, [("1", comparer.compare("1", both_sides))], both_sides)
    actual = History(tcl, text)
    kinds = {
        slot["-slot_name"]: {
            actual.fill(fill["-key_single_fill"])["-type"]
            for multi in actual.lists("multi-fill", slot["-multi-fill_pairs"])
            for fill in actual.lists("single fill", multi["-single_fill_pairs"])
        }
        for slot in actual.slots()
    }
    assert kinds == {
        "TEXT": {"string"},
        "ID": {"set"},
        "TYPE": {"set"},
        "REF": {"pointer"},
        "MIN": {"string"},
    }
    (least,) = [slot for slot in actual.slots() if slot["-slot_name"] == "MIN"]
    fills = [
        actual.fill(fill["-key_single_fill"])
        for multi in actual.lists("multi-fill", least["-multi-fill_pairs"])
        for fill in actual.lists("single fill", multi["-single_fill_pairs"])
    ]
    assert fills == [
        {"-type": "string", "-fill": word, "-clean_fill": word.casefold()} for word in ("Ada", "Quill")
    ]
    assert actual.tally(least["-slot_tallies"]) == [0] * 8


def test_brackets_of_minimal_strings_stand_in_the_fill_and_not_in_what_is_compared(tcl: Tcl) -> None:
    """Manual, "fill": "as it appeared in the key or response file"; in a response they are text (M26)."""
    task = preset("muc6-template-element")
    text = '<PERSON-doc-1> :=\n    PER_NAME: "the [Ada] Quill"\n    PER_TITLE: Dr [x]\n'
    key, response = (
        template_reader.read((Source(name, text),), task.reading, name).annotations
        for name in ("key", "response")
    )
    result = History(tcl, history(task, Sides((key, response), {})))
    fills = [
        (result.fill(fill["-key_single_fill"]), result.fill(fill["-rsp_single_fill"]))
        for fill in result.fills()
    ]
    assert [(item["-fill"], item["-clean_fill"]) for pair in fills for item in pair] == [
        ("the [Ada] Quill", "ada quill"),
        ("the [Ada] Quill", "[ada] quill"),
        ("Dr [x]", "dr x"),
        ("Dr [x]", "dr [x]"),
    ]


def test_the_list_is_the_same_whichever_way_a_script_gets_at_it(tcl: Tcl, tmp_path: Path) -> None:
    hard = 'a {"b\\\r\n#c] $d;\\'
    both_sides = sides([entity(hard, 0, "PERSON")], [])
    both_sides = both_sides._replace(documents={DOCUMENT: Document(DOCUMENT, "#1 {", "")})
    text = history(preset("muc6-named-entity"), both_sides)
    path = tmp_path / "map_history"
    path.write_bytes(text.encode())
    assert tcl.split_file(path) == tcl.run(text) == tcl.split(text)
    result = History(tcl, text)
    assert [document["-docnum"] for document in result.documents] == ["#1 {"]
    assert hard in [result.fill(fill["-key_single_fill"])["-fill"] for fill in result.fills()]


def test_documents_of_one_side_and_empty_ones_are_there(tcl: Tcl) -> None:
    both_sides = named_entities()
    one_sided = Sides(
        (both_sides.sets[0], type(both_sides.sets[1])("response", "muc-sgml", {})), both_sides.documents
    )
    result = History(tcl, history(preset("muc6-named-entity"), one_sided))
    assert [row["-obj_pair_status"] for row in result.objects()] == ["OPT", "MIS", "MIS"]
    empty = sides([], [])
    assert History(tcl, history(preset("muc6-named-entity"), empty)).documents == [
        {"-docnum": DOCUMENT, "-doctallies": "0 0 0 0 0 0 0 0", "-class_pairs": ""}
    ]


def _spelled(instances: Iterable[Instance]) -> Counter[str]:
    fills: Iterator[Fill] = (
        fill
        for instance in instances
        for slot in instance.slots
        for alternative in slot.alternatives
        for fill in alternative.fills
    )
    return Counter(fill_text(fill) for fill in fills)


def _columnwise(tallies: Iterable[Sequence[int]]) -> list[int]:
    return [sum(column) for column in zip([0] * 8, *tallies, strict=True)]


@given(st.data())
def test_every_object_and_fill_of_both_sides_is_there_once_and_tallies_sum_upwards(
    tcl: Tcl, data: st.DataObject
) -> None:
    task, key, response = data.draw(two_sides(most=3))
    both_sides = sides(key, response)
    result = History(tcl, history(task, both_sides))
    unit = compare(task, key, response)
    objects = list(result.objects())
    for side, instances in (("key", key), ("rsp", response)):
        names = Counter(row[f"-{side}_obj_id"] for row in objects if f"-{side}_obj_id" in row)
        assert names == Counter(f"{instance.type}-{DOCUMENT}-{instance.name}" for instance in instances)
        fills = [
            result.fill(fill[f"-{side}_single_fill"])
            for fill in result.fills()
            if f"-{side}_single_fill" in fill
        ]
        assert Counter(fill["-fill"] for fill in fills) == _spelled(instances)
    total = list(counted(unit.table.get(("total",), Tally())).values())
    assert [result.tally(document["-doctallies"]) for document in result.documents] == [total]
    for name, level in (
        ("-class_tallies", result.classes()),
        ("-obj_pair_tallies", objects),
        ("-slot_tallies", result.slots()),
        ("-multi_fill_tallies", result.multi_fills()),
        ("-single_fill_pair_tallies", result.fills()),
    ):
        assert _columnwise(result.tally(item[name]) for item in level) == total, name
