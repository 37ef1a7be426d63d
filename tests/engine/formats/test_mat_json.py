"""MAT JSON (A11): what is read, where it stands, what is refused and where, and writing into a file."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.errors import InputRefused
from annotally.formats import FORMATS, mat_json
from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.brat_reader import read as read_brat
from annotally.formats.mat_json_reader import declarations, read
from annotally.formats.mat_json_writer import write
from annotally.formats.spans import value_slot
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.sets import AnnotationSet
from annotally.model.text import Source
from annotally.workspace import SideInput, convert
from read_or_refused import assert_read_or_refused

OPTIONS = ReadOptions()
FILE = """{"version": 2, "signal": "Ada \\"met\\" Bo\\n\\ud83d\\ude00 there.",
 "metadata": {"phasesDone": ["tag"]},
 "asets": [
  {"type": "lex", "annots": [[0, 3], [4, 9]]},
  {"type": "PERSON", "hasID": true, "hasSpan": true,
   "attrs": ["nomtype", {"name": "age", "type": "int"}, {"name": "alias", "aggregation": "set"}],
   "annots": [
    [0, 3, "a1", "NAM", 36, ["Countess", "A."]],
    [10, 12, null, null, 7],
    [13, 14, 5]
   ]},
  {"type": "MEETING", "hasSpan": false,
   "attrs": [{"name": "who", "type": "annotation", "aggregation": "set"}, {"name": "sure", "type": "boolean"},
             {"name": "odds", "type": "float", "aggregation": "list"}],
   "annots": [[["a1", 5], true, [1, 0.50]], [[]]]}
 ]}
"""
ONE = '{"version": 2, "signal": "Ada met Bo.", "asets": [%s]}'
"""A document of eleven characters around what a test is about."""


def result(file: str, options: ReadOptions = OPTIONS) -> ReadResult:
    return read((Source("d.json", file),), options)


def instances(file: str) -> tuple[Instance, ...]:
    return result(file).annotations.documents["d"].instances


def fills(instance: Instance) -> dict[str, list[str]]:
    return {slot.name: [r.target or r.text for r in slot.readings()] for slot in instance.slots}


def refusal(file: str) -> str:
    with pytest.raises(InputRefused) as caught:
        result(file)
    return str(caught.value)


# --- reading


def test_a11_rows_become_instances_with_spans_ids_and_typed_values() -> None:
    found = instances(FILE)
    assert [
        (one.type, one.name, [tuple(msgspec.structs.astuple(e)) for e in one.extents]) for one in found
    ] == [
        ("lex", "#1", [(0, 3)]),
        ("lex", "#2", [(4, 9)]),
        ("PERSON", "a1", [(0, 3)]),
        ("PERSON", "#4", [(10, 12)]),
        ("PERSON", "5", [(13, 14)]),
        ("MEETING", "#6", []),
        ("MEETING", "#7", []),
    ]
    assert [fills(one) for one in found[2:]] == [
        {"TEXT": ["Ada"], "nomtype": ["NAM"], "age": ["36"], "alias": ["Countess", "A."]},
        {"TEXT": ["Bo"], "age": ["7"]},
        {"TEXT": ["😀"]},
        {"who": ["PERSON-d-a1", "PERSON-d-5"], "sure": ["true"], "odds": ["1.0", "0.5"]},
        {"who": []},
    ]
    assert fills(found[0]) == {}


def test_every_row_keeps_its_range_and_every_character_of_the_signal_its_place() -> None:
    read_in = result(FILE)
    ranges = [one.source for one in read_in.annotations.documents["d"].instances]
    assert [FILE[one.start : one.end] for one in ranges[2:5]] == [
        '[0, 3, "a1", "NAM", 36, ["Countess", "A."]]',
        "[10, 12, null, null, 7]",
        "[13, 14, 5]",
    ]
    document = read_in.documents[0]
    assert document.text == 'Ada "met" Bo\n😀 there.'
    places = [
        document.source_map.to_source(document.text.index(c))
        for c in ("A", '"', "m", "\n", "😀", "t.")
        if c in document.text
    ]
    assert [FILE[at : at + 2] for at in places] == ["Ad", '\\"', "me", "\\n", "\\u"]
    assert FILE[document.source_map.to_source(len(document.text) - 1) :].startswith('.",')


def test_a11_version_1_has_plain_attributes_and_is_what_a_file_without_version_has() -> None:
    for version in ('"version": 1, ', ""):
        aset = '{"type": "P", "attrs": ["a"], "annots": [[0, 3, "x"]]}'
        file = f'{{{version}"signal": "Ada", "asets": [{aset}]}}'
        assert fills(instances(file)[0]) == {"TEXT": ["Ada"], "a": ["x"]}
    typed = '{"signal": "Ada", "asets": [{"type": "P", "attrs": [{"name": "a"}], "annots": []}]}'
    assert "d.json:1:53: an attribute with type or aggregation in version 1" in refusal(typed)


def test_declarations_tell_types_that_the_model_does_not_keep() -> None:
    lex, person, meeting = declarations(result(FILE).annotations)
    assert (lex.type, person.has_span, meeting.has_span) == ("lex", True, False)
    assert [(c.name, c.type, c.aggregation) for c in (*person.columns, *meeting.columns)] == [
        ("nomtype", "string", "none"),
        ("age", "int", "none"),
        ("alias", "string", "set"),
        ("who", "annotation", "set"),
        ("sure", "boolean", "none"),
        ("odds", "float", "list"),
    ]
    assert list(declarations(AnnotationSet("k", "brat", {}))) == []


def test_null_as_type_or_aggregation_is_the_default() -> None:
    column = '{"name": "a", "type": null, "aggregation": null}'
    assert fills(instances(ONE % f'{{"type": "P", "attrs": [{column}], "annots": [[0, 3, "x"]]}}')[0])[
        "a"
    ] == ["x"]


def test_names_of_annotations_without_id_are_names_no_id_has() -> None:
    file = ONE % '{"type": "P", "hasID": true, "annots": [[0, 3, "#2"], [4, 7, null]]}'
    assert [one.name for one in instances(file)] == ["#2", "##2"]


def test_an_attribute_called_as_the_text_slot_is_an_attribute() -> None:
    file = ONE % '{"type": "P", "attrs": ["text"], "annots": [[0, 3, "x"]]}'
    assert fills(instances(file)[0]) == {"text": ["x"]}


def test_a_value_twice_in_a_set_counts_once_and_is_warned_about() -> None:
    file = (
        ONE % '{"type": "P", "attrs": [{"name": "a", "aggregation": "set"}], "annots": [[0, 3, ["x", "x"]]]}'
    )
    read_in = result(file)
    assert fills(read_in.annotations.documents["d"].instances[0])["a"] == ["x"]
    (warning,) = read_in.warnings
    assert (warning.line, warning.column) == (1, file.index('["x", "x"]') + 1)
    assert str(warning).endswith("a value twice in the set a; expected each once; it counts once")


def test_sniffed_and_registered() -> None:
    assert mat_json.FORMAT in FORMATS
    assert mat_json.sniff(FILE) == 90
    assert mat_json.sniff('{"asets": [], "signal": ""}') == 90
    assert mat_json.sniff('{"version": 2, "what": 1}') == 0
    assert mat_json.sniff('[{"asets": []}]') == 0


# --- refusals

PERSON = '{"type": "P", "hasID": true, "attrs": [%s], "annots": [%s]}'
ARG = '{"name": "arg", "type": "annotation"}'


@pytest.mark.parametrize(
    ("aset", "near", "said"),
    [
        (PERSON % ("", "[0, 3, 1.5]"), "1.5", "1.5' as an id; expected a string"),
        (PERSON % ("", '[0, 3, ""]'), '""', "'' as an id; expected a string"),
        (PERSON % ("", "[0, 3, true]"), "true]", "'True' as an id; expected a string"),
        (PERSON % ("", '[0, 3, "1"], [4, 7, 1]'), "1]]", "id '1' again; expected every id once"),
        (PERSON % ("", '[0, 12, "1"]'), "12,", "a span from 0 to 12 in a signal of 11 characters"),
        (PERSON % ("", '[-1, 2, "1"]'), "-1,", "a span from -1 to 2 in a signal of 11 characters"),
        (PERSON % ("", '[12, 13, "1"]'), "12,", "expected offsets from 0 to 11"),
        (PERSON % ("", '[3, 0, "1"]'), "3, 0", "a span from 3 to 0; expected an end not before its start"),
        (PERSON % ("", '["0", 3]'), '"0", 3', "'0' as start; expected a whole number"),
        (PERSON % ("", "[0, true]"), "true]]", "True as end; expected a whole number"),
        (PERSON % ("", "[0]"), "[0]", "1 values in an annotation of P; expected its start and its end first"),
        (
            PERSON % ('"a"', '[0, 3, "1", "x", "y"]'),
            '"y"',
            "5 values in an annotation of P; expected at most 4",
        ),
        (PERSON % ('"a"', '[0, 3, "1", 7]'), "7]", "7 in a; expected a string"),
        (PERSON % ('"a"', '[0, 3, "1", ["x"]]'), '["x"]', "['x'] in a; expected a string"),
        (
            PERSON % ('{"name": "a", "type": "int"}', '[0, 3, "1", true]'),
            "true]",
            "True in a; expected a whole",
        ),
        (PERSON % ('{"name": "a", "type": "int"}', '[0, 3, "1", 1.0]'), "1.0", "1.0 in a; expected a whole"),
        (
            PERSON % ('{"name": "a", "type": "float"}', '[0, 3, "1", "1"]'),
            '"1"]]',
            "'1' in a; expected a number",
        ),
        (
            PERSON % ('{"name": "a", "type": "float"}', '[0, 3, "1", 1e999]'),
            "1e999",
            "inf in a; expected a num",
        ),
        (
            PERSON % ('{"name": "a", "type": "float"}', f'[0, 3, "1", {"9" * 400}]'),
            "9" * 400,
            "expected a num",
        ),
        (PERSON % ('{"name": "a", "type": "boolean"}', '[0, 3, "1", 1]'), "1]]", "1 in a; expected true or"),
        (PERSON % ('{"name": "a", "aggregation": "set"}', '[0, 3, "1", "x"]'), '"x"', "expected an array"),
        (PERSON % ('{"name": "a", "aggregation": "set"}', '[0, 3, "1", ["x", null]]'), "null]", "None in a"),
        (
            PERSON % ('{"name": "a", "aggregation": "bag"}', ""),
            '"bag"',
            'aggregation "bag"; expected one of none',
        ),
        (
            PERSON % ('{"name": "a", "type": "text"}', ""),
            '"text"',
            'type "text"; expected one of string, int',
        ),
        (PERSON % ('"a", "a"', ""), '"a"], "an', "attribute 'a' again; expected every attribute once"),
        (PERSON % ('{"type": "int"}', ""), '{"type": "int"', 'no "name" in an attribute'),
        (PERSON % ('""', ""), '""', "an attribute without a name"),
        (PERSON % (ARG, '[0, 3, "1", "2"]'), '"2"', "'2' in arg, which is no annotation's id"),
        (PERSON % (ARG, '[0, 3, "1", true]'), "true]", "True in arg, which is no annotation's id"),
        (PERSON % (ARG, '[0, 3, "1", "1"]'), "[0, 3", "annotation values in a circle: 1 → 1"),
        (PERSON % (ARG, '[0, 3, "1", "2"], [4, 7, "2", "1"]'), "[0, 3", "circle: 1 → 2 → 1"),
        ('{"annots": []}', '{"annots"', 'no "type" in an annotation set'),
        ('{"type": "P"}', '{"type": "P"', 'no "annots" in an annotation set'),
        ('{"type": "", "annots": []}', '""', "an empty type"),
        (
            '{"type": "P", "annots": []}, {"type": "P", "annots": []}',
            '"P", "annots": []}]',
            "a second annotation",
        ),
        ('{"type": "P", "type": "Q"}', '"type": "Q"', '"type" again'),
        ('{"type": "P", "hasSpan": 1}', "1}", "1 as hasSpan; expected true or false"),
        ('{"type": "P", "annots": [7]}', "7]", "7 as an annotation; expected an array of its values"),
        ('{"type": "P", "annots": {}}', "{}}", "as annots; expected an array"),
        ("7", "7]", "as an annotation set; expected an object"),
        ('{"type": "P", "annots": [[0, NaN]]}', "[0, NaN", "not JSON: NaN"),
        ('{"type": "P" "annots": []}', '"annots"', "not JSON"),
        ('{"type": "P", "annots": [[0, 3] [4, 7]]}', " [4", "no comma behind an annotation"),
        ('{7: "P"}', "7:", "7 as a key; expected a string"),
        ('{"type" "P"}', '"P"', 'no colon behind "type"'),
        (
            '{"type": "P", "attrs": ["\\ud800"], "annots": [[0, 3, "\\ud800"]]}',
            '"\\ud800"]]',
            "whole characters",
        ),
    ],
)
def test_a11_one_message_with_line_and_column(aset: str, near: str, said: str) -> None:
    file = ONE.replace(", ", ",\n", 2) % aset
    message = refusal(file)
    assert said in message
    line, column = Source("d.json", file).place(file.rindex(near))
    assert message.startswith(f"d.json:{line}:{column}: "), message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("", "as the document; expected an object"),
        ('{"asets": []}', 'd.json:1:1: no "signal" in the document'),
        ('{"signal": "x"}', 'd.json:1:1: no "asets" in the document'),
        ('{"version": 3, "signal": "", "asets": []}', "d.json:1:13: version 3; expected version 1 or 2"),
        ('{"version": true, "signal": "", "asets": []}', "version true; expected version 1 or 2"),
        ('{"version": "2", "signal": "", "asets": []}', 'version "2"; expected version 1 or 2'),
        ('{"signal": 7, "asets": []}', "d.json:1:12: 7 as signal; expected a string"),
        ('{"signal": "x", "asets": []} more', "d.json:1:30: more behind the document"),
        ('{"signal": "x", "asets": [', "the end as an annotation set"),
        ('{"signal": "ab\\ud800", "asets": []}', "d.json:1:15: half a character in the signal"),
        ('{"signal": "x", "deep": ' + "[" * 100_000 + "]" * 100_000 + ', "asets": []}', "without end"),
        ('{"signal": "x", "long": ' + "1" * 10_000 + ', "asets": []}', "not JSON"),
    ],
)
def test_a11_documents_that_are_none(file: str, said: str) -> None:
    message = refusal(file)
    assert said in message
    assert len(message) < 400


def test_two_files_of_one_stem_are_refused() -> None:
    with pytest.raises(InputRefused, match="document 'd'"):
        read((Source("a/d.json", FILE), Source("b/d.json", FILE)), OPTIONS)


# --- writing


def rewritten(file: str, change: Any, options: ReadOptions = OPTIONS) -> str:
    """Return a file with its instances as ``change`` leaves them."""
    read_in = result(file, options)
    found = read_in.annotations.documents["d"]
    documents = {"d": msgspec.structs.replace(found, instances=tuple(change(list(found.instances))))}
    changed = msgspec.structs.replace(read_in.annotations, documents=documents)
    (text,) = write(changed, {one.id: one for one in read_in.documents}, options)
    return text


def without(*numbers: int) -> Any:
    return lambda those: [one for number, one in enumerate(those) if number not in numbers]


def test_what_is_unchanged_keeps_every_byte() -> None:
    assert rewritten(FILE, lambda those: those) == FILE


def test_rows_go_and_the_others_keep_their_bytes() -> None:
    assert rewritten(FILE, without(3)) == FILE.replace("    [10, 12, null, null, 7],\n", "")
    assert rewritten(FILE, without(0)) == FILE.replace("[0, 3], [4", "[4")
    assert rewritten(FILE, without(0, 1)) == FILE.replace("[[0, 3], [4, 9]]", "[]")
    assert rewritten(FILE, without(6)) == FILE.replace(", [[]]]}", "]}")


def test_a_pointer_must_not_be_left_behind() -> None:
    with pytest.raises(
        InputRefused, match=r"d\.json:15:15: document d: MEETING #6: a pointer to 'PERSON-d-a1'"
    ):
        rewritten(FILE, without(2))


def test_a_changed_row_is_written_anew_and_no_other() -> None:
    def change(those: list[Instance]) -> list[Instance]:
        slots = (value_slot("nomtype", Reading("PRO")), value_slot("role", Reading('a "b"')))
        those[3] = msgspec.structs.replace(those[3], slots=slots, extents=(Extent(10, 11),))
        return those

    expected = FILE.replace("[10, 12, null, null, 7]", '[10, 11, null, "PRO", null, null, "a \\"b\\""]')
    expected = expected.replace(
        '"aggregation": "set"}],\n   "annots": [\n', '"aggregation": "set"}, "role"],\n   "annots": [\n'
    )
    assert rewritten(FILE, change) == expected


def test_new_annotations_stand_behind_the_others_and_new_labels_behind_all() -> None:
    def change(those: list[Instance]) -> list[Instance]:
        added = Instance(
            "PERSON", "n1", (value_slot("who", Reading("", target="PERSON-d-#4")),), (Extent(0, 1),)
        )
        place = Instance("PLACE", "x", (), (Extent(1, 2),))
        return [*those, added, place]

    text = rewritten(FILE, change)
    assert '[10, 12, "1", null, 7]' in text
    assert '[13, 14, 5], [0, 1, "n1", null, null, null, "1"]' in text
    assert '{"name": "alias", "aggregation": "set"}, {"name": "who", "type": "annotation"}]' in text
    assert '"type": "PLACE", "hasID": false, "hasSpan": true, "attrs": [], "annots": [\n[1, 2]\n]}' in text
    assert [one.name for one in instances(text)] == ["#1", "#2", "a1", "1", "5", "n1", "#7", "#8", "#9"]


def test_a_label_without_ids_gets_them_when_it_is_pointed_to() -> None:
    def change(those: list[Instance]) -> list[Instance]:
        who = value_slot("who", Reading("", target="lex-d-#2"))
        return [*those, Instance("MEETING", "m", (who,))]

    text = rewritten(FILE, change)
    assert (
        '"type": "lex", "hasID": true, "hasSpan": true, "attrs": [], "annots": '
        '[\n[0, 3, null],\n[4, 9, "1"]\n]' in text
    )
    assert '[[]], [["1"]]]' in text


@pytest.mark.parametrize(
    ("instance", "said"),
    [
        (Instance("PERSON", "z", ()), "no extents; expected one extent"),
        (Instance("MEETING", "z", (), (Extent(0, 1),)), "1 extents; expected none"),
        (Instance("PERSON", "z", (), (Extent(0, 1), Extent(2, 3))), "2 extents"),
        (Instance("PERSON", "z", (), (Extent(0, 99),)), "extent 0–99"),
        (Instance("PERSON", "#4", (), (Extent(0, 1),)), "a name that another instance has"),
        (
            Instance("PERSON", "z", (value_slot("age", Reading("old")),), (Extent(0, 1),)),
            "'old' in age; expected a value of type int",
        ),
        (Instance("MEETING", "z", (value_slot("sure", Reading("yes")),)), "'yes' in sure"),
        (Instance("MEETING", "z", (value_slot("odds", Reading("nan")),)), "'nan' in odds"),
        (Instance("MEETING", "z", (value_slot("odds", Reading("much")),)), "'much' in odds"),
        (Instance("MEETING", "z", (value_slot("who", Reading("a1")),)), "'a1' in who; expected a pointer"),
        (
            Instance("MEETING", "z", (value_slot("sure", Reading("x", target="PERSON-d-a1")),)),
            "expected no pointer",
        ),
        (
            Instance("MEETING", "z", (value_slot("who", Reading("q", target="Q-d-q")),)),
            "a pointer to 'Q-d-q'",
        ),
        (
            Instance("MEETING", "z", (value_slot("sure", Reading("true"), Reading("false")),)),
            "2 values in sure",
        ),
        (
            Instance("MEETING", "z", (value_slot("a", Reading("1")), value_slot("a", Reading("2")))),
            "slot a twice",
        ),
    ],
)
def test_what_mat_json_cannot_hold_is_refused_by_name(instance: Instance, said: str) -> None:
    with pytest.raises(InputRefused) as caught:
        rewritten(FILE, lambda those: [*those, instance])
    assert said in str(caught.value)


def test_version_1_gets_no_types() -> None:
    file = '{"signal": "Ada", "asets": [{"type": "P", "annots": [[0, 3]]}]}'
    plain = Instance("P", "z", (value_slot("a", Reading("x")),), (Extent(0, 1),))
    assert rewritten(file, lambda those: [*those, plain]) == file.replace(
        '{"type"', '{"attrs": ["a"], "type"'
    ).replace("[[0, 3]]", '[[0, 3], [0, 1, "x"]]')
    several = Instance("P", "z", (value_slot("a", Reading("x"), Reading("y")),), (Extent(0, 1),))
    with pytest.raises(InputRefused, match="the file is of version 1"):
        rewritten(file, lambda those: [*those, several])


def test_attributes_are_declared_where_there_were_none() -> None:
    file = ONE % '{"type": "P", "attrs": [], "annots": []}'
    plain = Instance("P", "z", (value_slot("a", Reading("x")),), (Extent(0, 1),))
    assert rewritten(file, lambda those: [*those, plain]) == ONE % (
        '{"type": "P", "attrs": ["a"], "annots": [[0, 1, "x"]]}'
    )


def test_brat_files_become_mat_json_and_are_read_again(tmp_path: Any) -> None:
    (tmp_path / "d.txt").write_text("Ada met Bo.", encoding="utf-8")
    ann = "T1\tPerson 0 3\tAda\nT2\tPerson 8 10\tBo\nE1\tMeet:T3 Who:T1 Who2:T2\nT3\tMeet 4 7\tmet\n"
    ann += "A1\tSure E1\n"
    (tmp_path / "d.ann").write_text(ann, encoding="utf-8")
    made = convert(SideInput("in", (str(tmp_path / "d.ann"),)), "mat-json")
    assert made.names == ("d.json",)
    text = made.files[0].decode()
    assert json.loads(text) == {
        "version": 2,
        "signal": "Ada met Bo.",
        "metadata": {},
        "asets": [
            {
                "type": "Person",
                "hasID": True,
                "hasSpan": True,
                "attrs": [],
                "annots": [[0, 3, "T1"], [8, 10, "T2"]],
            },
            {
                "type": "Meet",
                "hasID": False,
                "hasSpan": True,
                "attrs": [{"name": "Who", "type": "annotation", "aggregation": "set"}, "Sure"],
                "annots": [[4, 7, ["T1", "T2"], "true"]],
            },
        ],
    }
    sources = [Source("d.ann", ann), Source("d.txt", "Ada met Bo.")]
    before = read_brat(sources, OPTIONS).annotations.documents["d"].instances
    assert [fills(one) for one in instances(text)] == [fills(one) for one in before]


def test_written_afresh_a_label_with_and_without_spans_is_refused() -> None:
    read_in = result(ONE % '{"type": "P", "annots": [[0, 3]]}')
    found = read_in.annotations.documents["d"]
    mixed = msgspec.structs.replace(found, instances=(*found.instances, Instance("P", "z", ())))
    fresh = AnnotationSet("k", "other", {"d": mixed})
    with pytest.raises(InputRefused, match="no extents; expected one extent, as others of its label"):
        write(fresh, {"d": read_in.documents[0]}, OPTIONS)
    half = msgspec.structs.replace(read_in.documents[0], text="\ud800 Ada met Bo.")
    with pytest.raises(InputRefused, match="half a character at offset 0"):
        write(AnnotationSet("k", "other", {"d": found}), {"d": half}, OPTIONS)
    twice = msgspec.structs.replace(
        found,
        instances=(
            Instance("P", "1", ()),
            Instance("P", "1", ()),
            Instance("Q", "2", (value_slot("a", Reading("", target="P-d-1")),)),
        ),
    )
    with pytest.raises(InputRefused, match="a pointer to P-d-1, of which there are several"):
        write(AnnotationSet("k", "other", {"d": twice}), {"d": read_in.documents[0]}, OPTIONS)


# --- properties

WORDS = st.text(st.sampled_from('ab"\\\n😀é#1'), max_size=4)
VALUES = {
    "string": WORDS,
    "int": st.integers(-5, 5),
    "float": st.sampled_from([0, 1.5, -2.0, 1e30]),
    "boolean": st.booleans(),
}


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    """Return a MAT JSON document as Python values; annotation values lead to earlier sets only."""
    signal = draw(st.text(st.sampled_from('ab"\\\n😀é'), max_size=8))
    asets: list[dict[str, Any]] = []
    ids: list[str] = []
    for number in range(draw(st.integers(0, 3))):
        has_id, has_span = draw(st.booleans()), draw(st.booleans())
        attrs: list[Any] = []
        for column in range(draw(st.integers(0, 2))):
            kind = draw(st.sampled_from([*VALUES, *(["annotation"] if ids else [])]))
            attrs.append(
                {
                    "name": f"a{column}",
                    "type": kind,
                    "aggregation": draw(st.sampled_from(["none", "set", "list"])),
                }
            )
        annots, here = [], []
        for _ in range(draw(st.integers(0, 3))):
            row: list[Any] = sorted(draw(st.tuples(*[st.integers(0, len(signal))] * 2))) if has_span else []
            if has_id:
                name = draw(st.none() | st.just(f"{number}{len(annots)}"))
                row.append(name)
                here += [name] if name else []
            for attr in attrs:
                value = VALUES.get(attr["type"], st.sampled_from(ids or [""]))
                if attr["aggregation"] != "none":
                    value = st.lists(value, max_size=3, unique_by=repr)
                row.append(draw(st.none() | value))
            annots.append(row)
        ids += here
        asets.append(
            {"type": f"L{number}", "hasID": has_id, "hasSpan": has_span, "attrs": attrs, "annots": annots}
        )
    return {"version": 2, "signal": signal, "metadata": {}, "asets": asets}


def spoken(file: str) -> list[object]:
    """Return what a file says, by the standard library alone: label, span, values, ids as content."""
    document = json.loads(file)
    rows = {}
    said = []
    for aset in document["asets"]:
        for row in aset["annots"]:
            left = list(row)
            span = (left.pop(0), left.pop(0)) if aset.get("hasSpan", True) else ()
            name = left.pop(0) if aset.get("hasID") and left else None
            values = {}
            for attr, value in zip(aset.get("attrs", []), left, strict=False):
                told = attr if isinstance(attr, dict) else {"name": attr}
                if value is None:
                    continue
                if told.get("type") == "annotation":
                    value = [rows[one] for one in value] if isinstance(value, list) else rows[value]
                values[told["name"]] = repr(value)
            one = (aset["type"], span, tuple(sorted(values.items())))
            rows[name] = one
            said.append(one)
    return said


@settings(max_examples=150, deadline=None)
@given(documents(), st.sampled_from([None, 1]), st.booleans(), st.data())
def test_what_stays_is_said_as_before_whatever_goes(
    document: dict[str, Any], indent: int | None, ascii_only: bool, data: st.DataObject
) -> None:
    file = json.dumps(document, indent=indent, ensure_ascii=ascii_only)
    found = instances(file)
    assert rewritten(file, lambda those: those) == file
    pointed = {reading.target for one in found for reading in one.readings() if reading.target}
    free = [n for n, one in enumerate(found) if f"{one.type}-d-{one.name}" not in pointed]
    gone = set(data.draw(st.lists(st.sampled_from(free), unique=True))) if free else set()
    text = rewritten(file, without(*gone))
    kept = [one for number, one in enumerate(spoken(file)) if number not in gone]
    assert spoken(text) == kept
    instances(text)


@settings(max_examples=150, deadline=None)
@given(documents())
def test_written_afresh_it_says_the_same(document: dict[str, Any]) -> None:
    file = json.dumps(document)
    read_in = result(file)
    fresh = msgspec.structs.replace(read_in.annotations, sources=(), format="other")
    (text,) = write(fresh, {"d": read_in.documents[0]}, OPTIONS)

    def content(those: tuple[Instance, ...]) -> list[object]:
        by_key = {f"{one.type}-d-{one.name}": one for one in those}

        def told(one: Instance) -> object:
            values = {
                slot.name: [told(by_key[r.target]) if r.target else r.text for r in slot.readings()]
                for slot in one.slots
            }
            return one.type, one.extents, {name: value for name, value in values.items() if value}

        return [told(one) for one in those]

    assert content(instances(text)) == content(instances(file))


@settings(max_examples=300, deadline=None)
@given(documents(), st.data())
def test_nothing_but_diagnostics_whatever_the_bytes(document: dict[str, Any], data: st.DataObject) -> None:
    file = json.dumps(document, ensure_ascii=False)
    start = data.draw(st.integers(0, len(file)))
    end = data.draw(st.integers(start, min(len(file), start + 12)))
    noise = data.draw(
        st.sampled_from(["", '"', "{", "]", "[", ",", "1", "null", "true", "\\", '"x"', "-1", "1e9"])
    )
    assert_read_or_refused(result, file[:start] + noise + file[end:])
