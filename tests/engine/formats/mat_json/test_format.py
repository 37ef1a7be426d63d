"""MAT JSON (A11): what is read, where it stands, what is refused and where."""

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.mat_json import format as mat_json
from annotally.formats.mat_json.reader import NAME, _DocumentReader, declarations, read
from annotally.formats.mat_json.scan import Aset, list_declarations, scan
from annotally.formats.registry import FORMATS
from annotally.model.annotation_sets import AnnotationSet
from annotally.model.diagnostics import InputRefused
from annotally.model.instance_columns import ValuedSpans
from annotally.model.instances import Instance
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source
from annotally.tasks.derived_similarity import MAT
from support.mat_json_samples import (
    FILE,
    ONE,
    OPTIONS,
    documents,
    fills,
    instances,
    plain_documents,
    refusal,
    result,
)
from support.read_or_refused import assert_read_or_refused

# --- reading


def test_a11_rows_become_instances_with_spans_ids_and_typed_values() -> None:
    actual_instances = instances(FILE)
    assert [
        (instance.type, instance.name, [tuple(msgspec.structs.astuple(e)) for e in instance.extents])
        for instance in actual_instances
    ] == [
        ("lex", "#1", [(0, 3)]),
        ("lex", "#2", [(4, 9)]),
        ("PERSON", "a1", [(0, 3)]),
        ("PERSON", "#4", [(10, 12)]),
        ("PERSON", "5", [(13, 14)]),
        ("MEETING", "#6", []),
        ("MEETING", "#7", []),
    ]
    assert [fills(actual_instance) for actual_instance in actual_instances[2:]] == [
        {"TEXT": ["Ada"], "nomtype": ["NAM"], "age": ["36"], "alias": ["Countess", "A."]},
        {"TEXT": ["Bo"], "age": ["7"]},
        {"TEXT": ["😀"]},
        {"who": ["PERSON-d-a1", "PERSON-d-5"], "sure": ["true"], "odds": ["1.0", "0.5"]},
        {"who": []},
    ]
    assert fills(actual_instances[0]) == {}


def test_every_row_keeps_its_range_and_every_character_of_the_signal_its_place() -> None:
    read_in = result(FILE)
    ranges = [instance.source for instance in read_in.annotations.documents["d"].instances]
    assert [FILE[candidate_range.start : candidate_range.end] for candidate_range in ranges[2:5]] == [
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
    assert [instance.name for instance in instances(file)] == ["#2", "##2"]


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
    assert mat_json.find_object(FILE) == FILE.index("{")
    assert mat_json.find_object('\n {"asets": [], "signal": ""}') == 2
    assert mat_json.find_object('{"version": 2, "what": 1}') == -1
    assert mat_json.find_object('[{"asets": []}]') == -1


# --- refusals

PERSON = '{"type": "P", "hasID": true, "attrs": [%s], "annots": [%s]}'
ARG = '{"name": "arg", "type": "annotation"}'


@pytest.mark.parametrize(
    ("aset", "near", "text"),
    [
        (PERSON % ("", "[0, 3, 1.5]"), "1.5", "1.5' as an id; expected a string"),
        (PERSON % ("", '[0, 3, ""]'), '""', "'' as an id; expected a string"),
        (PERSON % ("", "[0, 3, true]"), "true]", "'True' as an id; expected a string"),
        (PERSON % ("", '[0, 3, "1"], [4, 7, 1]'), "1]]", "id '1' again; expected every id once"),
        (PERSON % ("", '[0, 12, "1"]'), "12,", "an extent from 0 to 12 in a signal of 11 characters"),
        (PERSON % ("", '[-1, 2, "1"]'), "-1,", "an extent from -1 to 2 in a signal of 11 characters"),
        (PERSON % ("", '[12, 13, "1"]'), "12,", "expected offsets from 0 to 11"),
        (PERSON % ("", '[3, 0, "1"]'), "3, 0", "an extent from 3 to 0; expected an end not before its start"),
        (PERSON % ("", '["0", 3]'), '"0", 3', "'0' as start; expected a whole number"),
        (PERSON % ("", "[0, true]"), "true]]", "True as end; expected a whole number"),
        (PERSON % ("", "[0]"), "[0]", "1 value in an annotation of P; expected its start and its end first"),
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
        (PERSON % (ARG, '[0, 3, "1", "2"]'), '"2"', "'2' in arg, which is not the id of an annotation"),
        (PERSON % (ARG, '[0, 3, "1", true]'), "true]", "True in arg, which is not the id of an annotation"),
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
        ('{"type": "P", "annots": [[0, 3] [4, 7]]}', " [4", "no comma after an annotation"),
        ('{7: "P"}', "7:", "7 as a key; expected a string"),
        ('{"type" "P"}', '"P"', 'no colon after "type"'),
        (
            '{"type": "P", "attrs": ["\\ud800"], "annots": [[0, 3, "\\ud800"]]}',
            '"\\ud800"]]',
            "whole characters",
        ),
    ],
)
def test_a11_one_message_with_line_and_column(aset: str, near: str, text: str) -> None:
    file = ONE.replace(", ", ",\n", 2) % aset
    message = refusal(file)
    assert text in message
    line, column = Source("d.json", file).place(file.rindex(near))
    assert message.startswith(f"d.json:{line}:{column}: "), message
    assert "\n" not in message


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("", "as the document; expected an object"),
        ('{"asets": []}', 'd.json:1:1: no "signal" in the document'),
        ('{"signal": "x"}', 'd.json:1:1: no "asets" in the document'),
        ('{"version": 3, "signal": "", "asets": []}', "d.json:1:13: version 3; expected version 1 or 2"),
        ('{"version": true, "signal": "", "asets": []}', "version true; expected version 1 or 2"),
        ('{"version": "2", "signal": "", "asets": []}', 'version "2"; expected version 1 or 2'),
        ('{"signal": 7, "asets": []}', "d.json:1:12: 7 as signal; expected a string"),
        ('{"signal": "x", "asets": []} more', "d.json:1:30: more after the document"),
        ('{"signal": "x", "asets": [', "the end as an annotation set"),
        ('{"signal": "ab\\ud800", "asets": []}', "d.json:1:15: half a character in the signal"),
        ('{"signal": "x", "deep": ' + "[" * 100_000 + "]" * 100_000 + ', "asets": []}', "without end"),
        ('{"signal": "x", "long": ' + "1" * 10_000 + ', "asets": []}', "not JSON"),
    ],
)
def test_a11_documents_that_are_none(file: str, text: str) -> None:
    message = refusal(file)
    assert text in message
    assert len(message) < 400


@pytest.mark.parametrize(
    ("rows", "targets"),
    [
        ('[0, 3, "1", "1"]', ["P-d-1"]),
        ('[0, 3, "1", "2"], [4, 7, "2", "1"]', ["P-d-2", "P-d-1"]),
        ('[0, 3, "1", "2"], [4, 7, "2", "3"], [8, 10, "3", "2"]', ["P-d-2", "P-d-3", "P-d-2"]),
    ],
)
def test_a15_annotation_values_may_lead_round_in_a_circle(rows: str, targets: list[str]) -> None:
    assert [fills(instance)["arg"] for instance in instances(ONE % (PERSON % (ARG, rows)))] == [
        [target] for target in targets
    ]
    assert result(ONE % (PERSON % (ARG, rows))).warnings == ()


def test_two_files_of_one_stem_are_refused() -> None:
    with pytest.raises(InputRefused, match="document 'd'"):
        read((Source("a/d.json", FILE), Source("b/d.json", FILE)), OPTIONS)


# --- properties


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


def declared(asets: list[Aset]) -> list[tuple[object, ...]]:
    """Return all that annotation sets declare, and their rows, without places."""
    return [
        (
            aset.type,
            aset.has_id,
            aset.has_span,
            [(column.name, column.type, column.aggregation) for column in aset.columns],
            aset.rows,
        )
        for aset in asets
    ]


@given(documents())
def test_declarations_are_those_of_the_scan(document: dict[str, Any]) -> None:
    source = Source("f.json", json.dumps(document))
    try:
        scanned = scan(Complaints(source))
    except InputRefused:
        return
    assert declared(list_declarations(source)) == declared(scanned.asets)


def test_declarations_of_a_document_as_deep_as_can_be_scanned() -> None:
    depth = sys.getrecursionlimit()
    while True:  # the deepest of all that the scan accepts
        nested = "[" * depth + "]" * depth
        source = Source("f.json", f'{{"signal": "", "metadata": {nested}, "asets": []}}')
        try:
            scan(Complaints(source))
            break
        except InputRefused:
            depth -= 1
    assert list_declarations(source) == []


def read_rows(file: str, options: ReadOptions) -> tuple[Instance, ...] | str:
    """Return the instances read one by one, or the refusal."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(_DocumentReader, "columns", lambda _: None)
        return read_any(file, options)


def read_any(file: str, options: ReadOptions) -> Sequence[Instance] | str:
    try:
        return result(file, options).annotations.documents["d"].instances
    except InputRefused as refused:
        return str(refused)


def layouts(instances: Iterable[Instance]) -> set[tuple[str, ...]]:
    return {(item.type, *(slot.name for slot in item.slots)) for item in instances}


@given(plain_documents(), st.sampled_from([OPTIONS, ReadOptions(text_slot="X", status_slots=("Y",))]))
def test_instances_in_columns_are_those_read_one_by_one(
    document: dict[str, Any], options: ReadOptions
) -> None:
    file = json.dumps(document)
    expected, actual = read_rows(file, options), read_any(file, options)
    if isinstance(actual, str) or isinstance(expected, str):
        assert actual == expected
        return
    assert tuple(actual) == expected
    if isinstance(actual, ValuedSpans):
        assert [actual[number] for number in range(len(actual))] == list(expected)
        assert layouts(actual.samples) == layouts(expected)
        assert actual.last_end == max(extent.end for item in expected for extent in item.extents)


@pytest.mark.parametrize(
    ("aset", "in_columns"),
    [
        ('{"type": "A", "attrs": ["x"], "annots": [[0, 3, "v"], [4, 7, null]]}', True),
        ('{"type": "A", "hasID": true, "annots": [[0, 3, "1"], [4, 7, null]]}', True),
        ('{"type": "A", "annots": []}, {"type": "B", "annots": [[0, 3]]}', True),
        ('{"type": "A", "annots": []}', False),
        ('{"type": "A", "attrs": ["x"], "annots": [[0, 3, "v"], [4, 7]]}', False),
        ('{"type": "A", "attrs": ["STATUS"], "annots": [[0, 3, "OPT"]]}', False),
        ('{"type": "A", "hasSpan": false, "annots": [[]]}', False),
        ('{"type": "lex", "annots": [[0, 3]]}', False),
        ('{"type": "A", "attrs": [{"name": "x", "type": "int"}], "annots": [[0, 3, 1]]}', False),
        ('{"type": "A", "attrs": [{"name": "x", "aggregation": "set"}], "annots": [[0, 3, ["v"]]]}', False),
        ('{"type": "A", "attrs": ["x"], "annots": [[0, 3, "\\ud83d\\ude00"]]}', False),
    ],
)
def test_spans_with_plain_strings_are_kept_in_columns(aset: str, in_columns: bool) -> None:
    read_instances = (
        result(ONE % aset, ReadOptions(status_slots=("STATUS",))).annotations.documents["d"].instances
    )
    assert isinstance(read_instances, ValuedSpans) is in_columns


@given(st.lists(plain_documents(), max_size=3))
def test_a_task_made_from_columns_is_that_made_from_instances(contents: list[dict[str, Any]]) -> None:
    sources = [Source(f"{number}.json", json.dumps(content)) for number, content in enumerate(contents)]
    try:
        columns = read(sources, OPTIONS).annotations
    except InputRefused:
        return
    documents_made = {
        name: msgspec.structs.replace(annotated, instances=tuple(annotated.instances))
        for name, annotated in columns.documents.items()
    }
    assert MAT.complete([columns]) == MAT.complete([AnnotationSet("", NAME, documents_made, tuple(sources))])
