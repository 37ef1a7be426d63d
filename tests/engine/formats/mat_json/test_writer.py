"""MAT JSON written: rows into a file, whole documents afresh, and what cannot be held."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.brat.reader import read as read_brat
from annotally.formats.mat_json.writer import write
from annotally.formats.span_writing import value_slot
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading
from annotally.model.text import Source
from annotally.workspace.conversion import convert
from annotally.workspace.facade import SideInput
from support.mat_json_samples import FILE, ONE, OPTIONS, documents, fills, instances, result

# --- writing


def rewritten(file: str, change: Any, options: ReadOptions = OPTIONS) -> str:
    """Return a file with its instances as ``change`` leaves them."""
    read_in = result(file, options)
    document = read_in.annotations.documents["d"]
    documents = {"d": msgspec.structs.replace(document, instances=tuple(change(list(document.instances))))}
    changed = msgspec.structs.replace(read_in.annotations, documents=documents)
    (text,) = write(changed, {document.id: document for document in read_in.documents}, options)
    return text


def without(*numbers: int) -> Any:
    return lambda those: [item for number, item in enumerate(those) if number not in numbers]


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
    def change(chosen_instances: list[Instance]) -> list[Instance]:
        slots = (value_slot("nomtype", Reading("PRO")), value_slot("role", Reading('a "b"')))
        chosen_instances[3] = msgspec.structs.replace(
            chosen_instances[3], slots=slots, extents=(Extent(10, 11),)
        )
        return chosen_instances

    expected = FILE.replace("[10, 12, null, null, 7]", '[10, 11, null, "PRO", null, null, "a \\"b\\""]')
    expected = expected.replace(
        '"aggregation": "set"}],\n   "annots": [\n', '"aggregation": "set"}, "role"],\n   "annots": [\n'
    )
    assert rewritten(FILE, change) == expected


def test_new_annotations_stand_behind_the_others_and_new_labels_behind_all() -> None:
    def change(chosen_instances: list[Instance]) -> list[Instance]:
        added = Instance(
            "PERSON", "n1", (value_slot("who", Reading("", target="PERSON-d-#4")),), (Extent(0, 1),)
        )
        place = Instance("PLACE", "x", (), (Extent(1, 2),))
        return [*chosen_instances, added, place]

    text = rewritten(FILE, change)
    assert '[10, 12, "1", null, 7]' in text
    assert '[13, 14, 5], [0, 1, "n1", null, null, null, "1"]' in text
    assert '{"name": "alias", "aggregation": "set"}, {"name": "who", "type": "annotation"}]' in text
    assert '"type": "PLACE", "hasID": false, "hasSpan": true, "attrs": [], "annots": [\n[1, 2]\n]}' in text
    assert [instance.name for instance in instances(text)] == [
        "#1",
        "#2",
        "a1",
        "1",
        "5",
        "n1",
        "#7",
        "#8",
        "#9",
    ]


def test_a_label_without_ids_gets_them_when_it_is_pointed_to() -> None:
    def change(chosen_instances: list[Instance]) -> list[Instance]:
        who = value_slot("who", Reading("", target="lex-d-#2"))
        return [*chosen_instances, Instance("MEETING", "m", (who,))]

    text = rewritten(FILE, change)
    assert (
        '"type": "lex", "hasID": true, "hasSpan": true, "attrs": [], "annots": '
        '[\n[0, 3, null],\n[4, 9, "1"]\n]' in text
    )
    assert '[[]], [["1"]]]' in text


@pytest.mark.parametrize(
    ("instance", "text"),
    [
        (Instance("PERSON", "z", ()), "no extents; expected one extent"),
        (Instance("MEETING", "z", (), (Extent(0, 1),)), "1 extent; expected none"),
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
def test_what_mat_json_cannot_hold_is_refused_by_name(instance: Instance, text: str) -> None:
    with pytest.raises(InputRefused) as caught:
        rewritten(FILE, lambda those: [*those, instance])
    assert text in str(caught.value)


CIRCLE = ONE % (
    '{"type": "P", "hasID": true, "attrs": [{"name": "likes", "type": "annotation"}, "note"],'
    ' "annots": [[0, 3, "1", "2"], [8, 10, "2", "1"], [4, 7, "3", "3"]]}'
)


def test_a15_a_circle_is_written_back_as_it_was_but_for_what_changes() -> None:
    assert rewritten(CIRCLE, lambda those: those) == CIRCLE

    def change(chosen_instances: list[Instance]) -> list[Instance]:
        noted = (*chosen_instances[1].slots, value_slot("note", Reading("x")))
        return [
            chosen_instances[0],
            msgspec.structs.replace(chosen_instances[1], slots=noted),
            chosen_instances[2],
        ]

    assert rewritten(CIRCLE, change) == CIRCLE.replace('"2", "1"]', '"2", "1", "x"]')
    assert rewritten(CIRCLE, without(2)) == CIRCLE.replace(', [4, 7, "3", "3"]', "")


def test_a15_a_circle_is_written_afresh() -> None:
    read_in = result(CIRCLE)
    afresh = msgspec.structs.replace(read_in.annotations, format="", sources=())
    (text,) = write(afresh, {document.id: document for document in read_in.documents}, OPTIONS)
    assert list(map(fills, instances(text))) == list(map(fills, instances(CIRCLE)))


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
    conversion = convert(SideInput("in", (str(tmp_path / "d.ann"),)), "mat-json")
    assert conversion.names == ("d.json",)
    text = conversion.files[0].decode()
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
    previous_instances = read_brat(sources, OPTIONS).annotations.documents["d"].instances
    assert [fills(instance) for instance in instances(text)] == [
        fills(previous_instance) for previous_instance in previous_instances
    ]


def test_written_afresh_a_label_with_and_without_spans_is_refused() -> None:
    read_in = result(ONE % '{"type": "P", "annots": [[0, 3]]}')
    document = read_in.annotations.documents["d"]
    mixed = msgspec.structs.replace(document, instances=(*document.instances, Instance("P", "z", ())))
    fresh = AnnotationSet("k", "other", {"d": mixed})
    with pytest.raises(InputRefused, match="no extents; expected one extent, as others of its label"):
        write(fresh, {"d": read_in.documents[0]}, OPTIONS)
    half = msgspec.structs.replace(read_in.documents[0], text="\ud800 Ada met Bo.")
    with pytest.raises(InputRefused, match="half a character at offset 0"):
        write(AnnotationSet("k", "other", {"d": document}), {"d": half}, OPTIONS)
    twice = msgspec.structs.replace(
        document,
        instances=(
            Instance("P", "1", ()),
            Instance("P", "1", ()),
            Instance("Q", "2", (value_slot("a", Reading("", target="P-d-1")),)),
        ),
    )
    with pytest.raises(InputRefused, match="a pointer to P-d-1, of which there are several"):
        write(AnnotationSet("k", "other", {"d": twice}), {"d": read_in.documents[0]}, OPTIONS)


# --- properties


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
                report = attr if isinstance(attr, dict) else {"name": attr}
                if value is None:
                    continue
                if report.get("type") == "annotation":
                    value = [rows[item] for item in value] if isinstance(value, list) else rows[value]
                values[report["name"]] = repr(value)
            actual = (aset["type"], span, tuple(sorted(values.items())))
            rows[name] = actual
            said.append(actual)
    return said


@settings(max_examples=150, deadline=None)
@given(documents(), st.sampled_from([None, 1]), st.booleans(), st.data())
def test_what_stays_is_said_as_before_whatever_goes(
    document: dict[str, Any], indent: int | None, ascii_only: bool, data: st.DataObject
) -> None:
    file = json.dumps(document, indent=indent, ensure_ascii=ascii_only)
    actual_instances = instances(file)
    assert rewritten(file, lambda those: those) == file
    pointed = {reading.target for slot in actual_instances for reading in slot.readings() if reading.target}
    free = [
        n
        for n, actual_instance in enumerate(actual_instances)
        if f"{actual_instance.type}-d-{actual_instance.name}" not in pointed
    ]
    gone = set(data.draw(st.lists(st.sampled_from(free), unique=True))) if free else set()
    text = rewritten(file, without(*gone))
    kept = [item for number, item in enumerate(spoken(file)) if number not in gone]
    assert spoken(text) == kept
    instances(text)


@settings(max_examples=150, deadline=None)
@given(documents())
def test_written_afresh_it_says_the_same(document: dict[str, Any]) -> None:
    file = json.dumps(document)
    read_in = result(file)
    fresh = msgspec.structs.replace(read_in.annotations, sources=(), format="other")
    (text,) = write(fresh, {"d": read_in.documents[0]}, OPTIONS)

    def content(chosen_instances: tuple[Instance, ...]) -> list[object]:
        by_key = {
            f"{chosen_instance.type}-d-{chosen_instance.name}": chosen_instance
            for chosen_instance in chosen_instances
        }

        def told(instance: Instance) -> object:
            values = {
                slot.name: [told(by_key[r.target]) if r.target else r.text for r in slot.readings()]
                for slot in instance.slots
            }
            return instance.type, instance.extents, {name: value for name, value in values.items() if value}

        return [told(chosen_instance) for chosen_instance in chosen_instances]

    assert content(instances(text)) == content(instances(file))
