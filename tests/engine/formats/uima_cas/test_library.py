"""Damaged and hostile CAS: one message that names the place, or a result."""

import builtins
import json
import re
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.io import read
from annotally.formats.uima_cas import library as cas_library
from annotally.formats.uima_cas.cas_json import read as read_json
from annotally.formats.uima_cas.library import load_types
from annotally.formats.uima_cas.xmi import read as read_xmi
from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from support.cas_samples import ENTITY, sample_json, sample_xmi, save_json, save_xmi
from support.outcomes import outcome_of

OPTIONS = ReadOptions()
XMI, TYPES = sample_xmi()
JSON = sample_json()


def _xmi(text: str, types: str = TYPES) -> ReadResult:
    return read_xmi((Source("tale.xmi", text), Source("TypeSystem.xml", types)), OPTIONS)


def _json(content: object) -> ReadResult:
    return read_json(
        (Source("tale.json", content if isinstance(content, str) else json.dumps(content)),), OPTIONS
    )


def _assert_in_text(result: ReadResult) -> None:
    sizes = {document.id: len(document.text) for document in result.documents}
    for name, annotations in result.annotations.documents.items():
        for instance in annotations.instances:
            assert all(0 <= extent.start <= extent.end <= sizes[name] for extent in instance.extents), (
                instance
            )


def _refusal(problem: pytest.ExceptionInfo[InputRefused]) -> str:
    (diagnostic,) = problem.value.diagnostics
    return str(diagnostic)


def test_an_xmi_without_its_type_system_is_one_message_with_the_remedy(tmp_path: Path) -> None:
    path = save_xmi(tmp_path)
    (tmp_path / "TypeSystem.xml").unlink()
    with pytest.raises(InputRefused) as problem:
        read([path], OPTIONS)
    assert _refusal(problem) == (
        f"{path}: an XMI without its type system; expected a file TypeSystem.xml in the same folder; "
        "put the TypeSystem.xml there that was exported with it"
    )


def test_a_folder_is_read_with_its_type_system(tmp_path: Path) -> None:
    save_xmi(tmp_path, "one")
    save_xmi(tmp_path, "two")
    assert list(read([tmp_path], OPTIONS).annotations.documents) == ["one", "two"]


def test_without_the_library_the_message_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    importing = builtins.__import__

    def refuse(name: str, *rest: Any) -> Any:
        if name == "cassis":
            raise ImportError(name)
        return importing(name, *rest)

    cas_library.cached_json_types.cache_clear()
    monkeypatch.delitem(sys.modules, "cassis", raising=False)
    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(InputRefused, match=r"install it: pip install 'annotally\[cas\]'"):
        read([save_json_text(tmp_path)], OPTIONS)


def save_json_text(folder: Path) -> Path:
    path = folder / "tale.json"
    path.write_text(JSON, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('begin="27"', 'begin="99"', r"tale.xmi:\d+:3: an annotation from 99 to 31"),
        ('begin="0" end="13"', 'begin="0" end="12"', r"an annotation at 12, inside a character"),
        ('begin="0" end="13"', 'begin="0" end="1e3"', r'end="1e3"; expected a number'),
        ('begin="0" end="13"', 'begin="9" end="8"', r"an annotation from 9 to 8"),
        ('value="PER"', 'colour="red"', r"feature colour of de\.tudarmstadt.*NamedEntity, which the type"),
        (":NamedEntity xmi", ":NamedEntities xmi", r"type .*NamedEntities, which the type system does not"),
        ('members="', 'members="4711 ', r"member 4711, which does not exist"),
        (
            'sofaString="Vella',
            'sofaStrings="Vella',
            r"from 0 to 5; expected offsets in order, up to 0",
        ),
        (
            "<xmi:XMI",
            '<!DOCTYPE a [<!ENTITY b "c">]><xmi:XMI',
            r"a document type declaration with",
        ),
        ("</xmi:XMI>", "", r"not well-formed XML"),
        ("<cas:View", "<cas:Viewless", r"type uima.cas.Viewless"),
    ],
)
def test_a_flaw_of_an_xmi_is_one_message(old: str, new: str, message: str) -> None:
    assert old in XMI
    with pytest.raises(InputRefused, match=message) as problem:
        _xmi(XMI.replace(old, new, 1))
    assert _refusal(problem).startswith("tale.xmi:")


def test_an_annotation_in_a_view_twice_is_refused() -> None:
    # The library would convert its offsets a second time.
    identifier = re.findall(r'NamedEntity xmi:id="([0-9]+)"', XMI)[0]
    with pytest.raises(InputRefused, match=f"annotation {identifier} in two views, or twice"):
        _xmi(XMI.replace('members="', f'members="{identifier} ', 1))


def test_an_annotation_in_no_view_keeps_its_place() -> None:
    # The buyer is taken out of the view; the relation still leads to it, and other offsets are as they were.
    buyer = re.findall(r'NamedEntity xmi:id="([0-9]+)"', XMI)[1]
    text = re.sub(rf'(members="[^"]*)\b{buyer} ', r"\1", XMI)
    assert text != XMI
    result = read_xmi((Source("tale.xmi", text), Source("TypeSystem.xml", TYPES)), OPTIONS)
    assert [i.type for i in result.annotations.documents["tale"].instances].count("NamedEntity") == 1
    assert any("to no annotation of an annotator" in str(warning) for warning in result.warnings)


@pytest.mark.parametrize(
    ("types", "message"),
    [
        ("", "not well-formed XML|without its type system"),
        (TYPES[: len(TYPES) // 2], "TypeSystem.xml:.*not well-formed XML"),
        (TYPES.replace("<name>value</name>", "<name>a=1); print(</name>"), r"the name 'a=1\); print\('"),
        (TYPES.replace("<name>value</name>", "<name>class</name>"), "the name 'class'"),
        (TYPES.replace(f"<name>{ENTITY}</name>", "<name>a b</name>"), "the name 'a b'"),
        (TYPES.replace(f"<name>{ENTITY}</name>", "<name/>"), "the name ''"),
        (TYPES.replace("uima.cas.String", "no.such.Type"), "a CAS that cannot be read: KeyError"),
    ],
)
def test_a_flaw_of_a_type_system_is_one_message(types: str, message: str) -> None:
    with pytest.raises(InputRefused, match=message):
        _xmi(XMI, types)


def test_types_above_one_another_in_a_circle_are_refused() -> None:
    types = TYPES.replace(
        "<supertypeName>uima.cas.TOP</supertypeName>",
        "<supertypeName>webanno.custom.DealArgsLink</supertypeName>",
    )
    assert types != TYPES
    with pytest.raises(InputRefused, match="a CAS that cannot be read"):
        load_types(Source("TypeSystem.xml", types))


def test_too_many_types_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cas_library, "MOST_TYPES", 3)
    with pytest.raises(InputRefused, match="a type system of 12 types; expected at most 3"):
        load_types(Source("TypeSystem.xml", TYPES))


@pytest.mark.parametrize("spelled", ["xmi", "json"])
def test_a_text_too_long_for_the_library_is_refused(spelled: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cas_library, "LONGEST_TEXT", 30)
    with pytest.raises(InputRefused, match="a text of 40 characters; expected at most 30"):
        _xmi(XMI) if spelled == "xmi" else _json(JSON)


def _damaged(change: str) -> object:
    content = json.loads(JSON)
    structures = content["%FEATURE_STRUCTURES"]
    entity = next(structure for structure in structures if structure["%TYPE"] == ENTITY)
    if change == "no types":
        del content["%TYPES"]
    elif change == "no views":
        content["%VIEWS"] = []
    elif change == "code":
        content["%TYPES"][ENTITY]["x=print()"] = {"%NAME": "x=print()", "%RANGE": "uima.cas.String"}
    elif change == "type":
        content["%TYPES"][ENTITY] = 7
    elif change == "twice":
        structures.append(entity)
    elif change == "nothing":
        structures.append(None)
    elif change == "member":
        content["%VIEWS"]["_InitialView"]["%MEMBERS"].append(4711)
    elif change == "feature":
        entity["colour"] = "red"
    elif change == "other":
        entity["%TYPE"] = "no.such.Type"
    elif change == "sofa":
        entity["@sofa"] = 4711
    else:
        key, _, value = change.partition("=")
        entity[key] = json.loads(value)
    return content


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("no types", "no %TYPES; expected all parts of a CAS; export it with its type system"),
        ("no views", "no %VIEWS"),
        ("code", r"the name 'x=print\(\)'"),
        ("type", "a type that is no object"),
        ("twice", r"tale.json:\d+:\d+: identifier \d+ again"),
        ("nothing", "a structure without %ID or %TYPE"),
        ("member", "a CAS that cannot be read: KeyError: 4711"),
        ("feature", "a CAS that cannot be read: TypeError"),
        ("other", "type no.such.Type, which the type system does not have"),
        ("sofa", "an annotation of no text"),
        ("begin=true", "an annotation without begin or end"),
        ("begin=-1", "an annotation from -1 to"),
        ("end=12", "an annotation at 12, inside a character"),
        ('end="5"', "an annotation without begin or end"),
        ('%ID="5"', "a structure without %ID or %TYPE"),
    ],
)
def test_a_flaw_of_a_json_is_one_message(change: str, message: str) -> None:
    with pytest.raises(InputRefused, match=message) as problem:
        _json(json.dumps(_damaged(change), indent=1))
    assert _refusal(problem).startswith("tale.json")


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"%TYPES": {}}', "[" * 100_000, "9" * 10_000])
def test_what_is_no_cas_in_json_is_refused(text: str) -> None:
    with pytest.raises(InputRefused):
        _json(text)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_cut_and_change_is_read_or_refused(data: st.DataObject) -> None:
    for text, attempt in ((XMI, _xmi), (JSON, _json), (TYPES, lambda types: _xmi(XMI, types))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(start + 40, len(text))))
        piece = data.draw(st.text(st.sampled_from('0179"<>{}[],:/ aZ'), max_size=4))
        result, refusal = outcome_of(partial(attempt, text[:start] + piece + text[end:]))
        if result is None:
            assert {Path(finding.file).name for finding in refusal} <= {
                "tale.xmi",
                "TypeSystem.xml",
                "tale.json",
            }
        else:
            _assert_in_text(result)


def test_a_second_view_is_named_and_not_read() -> None:
    second = '<cas:Sofa xmi:id="9001" sofaNum="9" sofaID="draft" mimeType="text/plain" sofaString="Other"/>'
    text = XMI.replace("</xmi:XMI>", f'{second}<cas:View sofa="9001" members=""/></xmi:XMI>')
    result = read_xmi((Source("tale.xmi", text), Source("TypeSystem.xml", TYPES)), OPTIONS)
    assert [str(warning) for warning in result.warnings] == [
        "tale.xmi:1:1: the views draft; expected one text; only _InitialView is read"
    ]


def test_json_that_takes_the_types_of_its_tool_for_granted_is_read() -> None:
    content = json.loads(JSON)
    for name in [name for name in content["%TYPES"] if name.startswith("de.tudarmstadt")]:
        del content["%TYPES"][name]
    # Layers of the project still name some of these types; they are declared by their structures.
    result = read_json((Source("tale.json", json.dumps(content)),), OPTIONS)
    types = {instance.type for instance in result.annotations.documents["tale"].instances}
    assert {"NamedEntity", "Deal"} <= types


@pytest.mark.parametrize("save", [save_xmi, save_json])
def test_files_in_another_encoding_are_refused(save: object, tmp_path: Path) -> None:
    assert callable(save)
    path: Path = save(tmp_path)
    path.write_bytes(path.read_text(encoding="utf-8").encode("utf-16"))
    with pytest.raises(InputRefused):
        read([path], OPTIONS)
