"""MMAX2: what is written over the levels of a project, and to a new one."""

from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from annotally.formats.base import ReadOptions
from annotally.formats.contents import contents_of
from annotally.formats.io import file_names, read, write
from annotally.formats.mmax.format import FORMAT
from annotally.formats.span_writing import text_slot, value_slot
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Instance, Reading, Slot
from annotally.model.text import Document, Source
from annotally.model.wording import Wording
from annotally.workspace.conversion import convert_side, read_side, save_converted, target_paths
from annotally.workspace.facade import SideInput
from support.mmax_samples import COREF, FLAT_FILES, NE, PROJECT_FILES

OPTIONS = ReadOptions()
SOURCES = tuple(Source(name, text) for name, text in FLAT_FILES.items())


def instances_of(sources: Iterable[Source] = SOURCES) -> dict[tuple[str, str], Instance]:
    assert FORMAT.read is not None
    result = FORMAT.read(tuple(sources), OPTIONS)
    return {(i.type, i.name): i for i in result.annotations.documents["town"].instances}


def written_over(instances: Iterable[Instance], sources: tuple[Source, ...] = SOURCES) -> dict[str, str]:
    """Return the files that change."""
    assert FORMAT.write is not None
    annotated = DocumentAnnotations("town", tuple(instances))
    texts = FORMAT.write(AnnotationSet("key", "mmax2", {"town": annotated}, sources), {}, OPTIONS)
    return {source.path: text for source, text in zip(sources, texts, strict=True) if text != source.text}


def link(target: str, name: str = "REF") -> Slot:
    return value_slot(name, Reading(target, target=target))


def test_an_unchanged_project_keeps_its_bytes(tmp_path: Path) -> None:
    for name, text in PROJECT_FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    result = read([tmp_path], OPTIONS)
    contents = write(result.annotations, {}, OPTIONS, "mmax2")
    names = file_names(result.annotations, "mmax2", len(contents))
    assert dict(zip(names, contents, strict=True)) == {
        name: text.encode() for name, text in PROJECT_FILES.items()
    }
    paths = target_paths(str(tmp_path / "out"), names, "town.mmax")
    assert all(Path(path).parent.is_dir() for path in paths)


def test_a_changed_value_and_place() -> None:
    known = instances_of()
    she = known["coref", "markable_3"]
    changed = structs.replace(
        she,
        extents=(Extent(13, 23),),
        slots=(*she.slots[:2], value_slot("form", Reading("clause")), value_slot("sure", Reading("no"))),
    )
    known["coref", "markable_3"] = changed
    assert written_over(known.values()) == {
        "town_coref_level.xml": COREF.replace('span="word_5"', 'span="word_5..word_6"').replace(
            'form="pronoun" />', 'form="clause" sure="no" />'
        )
    }


def test_a_markable_that_is_gone_goes_with_its_line_and_its_pointers() -> None:
    known = instances_of()
    for key in (("ne", "markable_1"), ("bridge", "#2")):
        del known[key]
    lines = NE.splitlines(keepends=True)
    assert written_over(known.values()) == {
        "town_coref_level.xml": COREF.replace(";ne:markable_1", ""),
        "town_ne_level.xml": "".join(line for line in lines if "<markable " not in line),
    }


def test_sets_follow_links() -> None:
    known = instances_of()
    bob, smile = known["coref", "markable_2"], known["coref", "markable_4"]
    joined = structs.replace(bob, slots=(*bob.slots, link("coref-town-markable_4")))
    known["coref", "markable_2"] = joined
    assert written_over(known.values()) == {
        "town_coref_level.xml": COREF.replace('coref_class="empty"', 'coref_class="set_9"')
    }
    # Both classes become one: it keeps the name that more of its members have.
    known["coref", "markable_4"] = structs.replace(smile, slots=(*smile.slots, link("coref-town-markable_1")))
    assert written_over(known.values()) == {
        "town_coref_level.xml": COREF.replace('coref_class="empty"', 'coref_class="set_7"').replace(
            '"set_9"', '"set_7"'
        )
    }
    # A mention that leaves its class has no set.
    she = structs.replace(known["coref", "markable_3"], slots=known["coref", "markable_3"].slots[::2])
    alone = {**instances_of(), ("coref", "markable_3"): she}
    assert written_over(alone.values()) == {"town_coref_level.xml": COREF.replace(' coref_class="set_7"', "")}


def test_new_markables_come_last_with_the_next_number() -> None:
    known = instances_of()
    new = Instance("ne", "x", (value_slot("tag", Reading("PER")),), (Extent(0, 3), Extent(8, 12)))
    assert written_over([*known.values(), new]) == {
        "town_ne_level.xml": NE.replace(
            "</markables>",
            '<markable id="markable_2" span="word_1,word_3..word_4" mmax_level="ne" tag="PER" />\n'
            "</markables>",
        )
    }
    empty = '<markables xmlns="www.eml.org/NameSpaces/ne" />\n'
    sources = tuple(
        structs.replace(source, text=empty) if source.text == NE else source for source in SOURCES
    )
    known = instances_of(sources)
    assert written_over([*known.values(), new], sources) == {
        "town_ne_level.xml": '<markables xmlns="www.eml.org/NameSpaces/ne">\n'
        '<markable id="markable_1" span="word_1,word_3..word_4" mmax_level="ne" tag="PER" />\n</markables>\n'
    }


@pytest.mark.parametrize(
    ("instance", "words"),
    [
        (Instance("new", "x", (), (Extent(0, 3),)), "for which the project has no level"),
        (Instance("ne", "x", (), (Extent(0, 2),)), "begin and end with words"),
        (Instance("ne", "x", (), (Extent(3, 3),)), "begin and end with words"),
        (Instance("ne", "x", (link("coref-town-markable_1"),), (Extent(0, 3),)), "REF points to"),
        (Instance("ne", "x", (link("ne-town-markable_1", "Of"),), (Extent(0, 3),)), "pointers in Of"),
        (Instance("ne", "x", (value_slot("a", Reading("empty")),), (Extent(0, 3),)), "'empty' as a"),
        (
            Instance("ne", "x", (value_slot("a", Reading("markable_1")),), (Extent(0, 3),)),
            "'markable_1' as a",
        ),
        (Instance("ne", "x", (value_slot("id", Reading("b")),), (Extent(0, 3),)), "name of an attribute"),
        (Instance("ne", "x", (value_slot("a b", Reading("b")),), (Extent(0, 3),)), "name of an attribute"),
        (Instance("ne", "x", (value_slot("a", Reading("\x02")),), (Extent(0, 3),)), "XML does not have"),
        (
            Instance("ne", "x", (value_slot("a", Reading("b"), Reading("c")),), (Extent(0, 3),)),
            "several fills",
        ),
        (Instance("ne", "markable_1", (), (Extent(0, 3),)), "a name that another instance has"),
        (Instance("knows", "x", (value_slot("a", Reading("b")),)), "no extents"),
        (Instance("knows", "x", (link("z", "Arg1"), link("z", "Arg2"))), "Arg1 points to no annotation"),
        (
            Instance(
                "form", "x", (link("coref-town-markable_1", "Arg1"), link("ne-town-markable_1", "Arg2"))
            ),
            "'form' as the name of an attribute",
        ),
    ],
)
def test_what_no_markable_holds_is_refused(instance: Instance, words: str) -> None:
    with pytest.raises(InputRefused, match=words):
        written_over([*instances_of().values(), instance])


# --- new projects


def span(label: str, number: int, *extents: tuple[int, int], slots: tuple[Slot, ...] = ()) -> Instance:
    placed = tuple(Extent(*extent) for extent in extents)
    return Instance(label, str(number), (text_slot("TEXT", "", placed, placed[0]), *slots), placed)


def fresh(text: str, *instances: Instance) -> Mapping[str, str]:
    annotations = AnnotationSet("key", "other", {"d": DocumentAnnotations("d", instances)})
    contents = write(annotations, {"d": Document("d", "d", text)}, OPTIONS, "mmax2")
    names = file_names(annotations, "mmax2", len(contents))
    return {name: content.decode() for name, content in zip(names, contents, strict=True)}


def read_again(files: Mapping[str, str]) -> tuple[str, tuple[Instance, ...]]:
    assert FORMAT.read is not None
    result = FORMAT.read([Source(name, text) for name, text in files.items()], OPTIONS)
    return result.documents[0].text, tuple(result.annotations.documents["d"].instances)


def test_a_new_project() -> None:
    text = "Ada & Bob,\nold friends\n"
    link_to_ada = value_slot("REF", Reading("1", target="PER-d-1"))
    knows = Instance(
        "knows", "9", (link("PER-d-1", "Arg1"), value_slot("Arg2", Reading("x", target="LOC-d-3")))
    )
    files = fresh(
        text,
        span("PER", 1, (0, 3), slots=(value_slot("ROLE", Reading("<a>")),)),
        span("PER", 2, (6, 9), (11, 14), slots=(link_to_ada,)),
        span("LOC", 3, (12, 14)),
        knows,
    )
    assert list(files) == [
        "d.mmax",
        "Basedata/d_words.xml",
        "Markables/d_LOC_level.xml",
        "Markables/d_PER_level.xml",
        "Schemes/LOC_scheme.xml",
        "Customizations/LOC_customization.xml",
        "Schemes/PER_scheme.xml",
        "Customizations/PER_customization.xml",
        "Styles/default_style.xsl",
        "common_paths.xml",
    ]
    assert '<word id="word_4" hasnps="true" lastinpar="true">,</word>' in files["Basedata/d_words.xml"]
    assert '<word id="word_2">&amp;</word>' in files["Basedata/d_words.xml"]
    assert (
        '<markable id="markable_1" span="word_1" mmax_level="PER" ROLE="&lt;a&gt;" coref_class="set_1" '
        'knows="LOC:markable_3" />'
    ) in files["Markables/d_PER_level.xml"]
    assert 'name="coref_class" type="markable_set"' in files["Schemes/PER_scheme.xml"]
    assert 'name="knows" type="markable_pointer"' in files["Schemes/PER_scheme.xml"]
    again, instances = read_again(files)
    assert again == text
    assert [(i.type, i.extents) for i in instances] == [
        ("LOC", (Extent(12, 14),)),
        ("PER", (Extent(0, 3),)),
        ("PER", (Extent(6, 9), Extent(11, 14))),
        ("knows", ()),
    ]
    assert [reading.target for reading in instances[3].pointers()] == ["PER-d-markable_1", "LOC-d-markable_3"]
    assert [reading.target for reading in instances[2].pointers()] == ["PER-d-markable_1"]


@given(st.data())
def test_extents_of_any_characters_but_white_space_come_back(data: st.DataObject) -> None:
    text = data.draw(st.text("ab,. \n&é", min_size=1, max_size=20))
    inked = [place for place, character in enumerate(text) if not character.isspace()]
    if not inked:
        return
    place = st.sampled_from(inked)
    pairs = data.draw(st.lists(st.tuples(place, place).map(sorted), max_size=4))
    instances = [span("A", number, (first, last + 1)) for number, (first, last) in enumerate(pairs)]
    again, back = read_again(fresh(text, *instances))
    assert again.split() == text.split()
    ink = [place for place, character in enumerate(again) if not character.isspace()]
    expected = [Extent(ink[inked.index(first)], ink[inked.index(last)] + 1) for first, last in pairs]
    assert [instance.extents for instance in back] == [(extent,) for extent in expected]
    assert list(contents_of("d", back)) is not None


def test_a_new_project_is_saved_in_its_folders(tmp_path: Path) -> None:
    (tmp_path / "d.txt").write_text("Ada met Bob.\n", encoding="utf-8")
    (tmp_path / "d.ann").write_text("T1\tPER 0 3\tAda\n", encoding="utf-8")
    side = read_side(SideInput("in", (str(tmp_path / "d.ann"),), "brat"))
    out = tmp_path / "out"
    out.mkdir()
    saved = save_converted(convert_side(side, "mmax2"), side, str(out), "mmax2", Wording("choose another"))
    assert {str(Path(path).relative_to(out)) for path in saved} >= {"d.mmax", "Basedata/d_words.xml"}
    result = read([out], OPTIONS)
    assert result.annotations.format == "mmax2"
    assert [i.type for i in result.annotations.documents["d"].instances] == ["PER"]


def test_a_text_with_a_character_that_xml_lacks_is_refused() -> None:
    with pytest.raises(InputRefused, match=r"U\+000C in the text"):
        fresh("Ada\f", span("A", 1, (0, 1)))


@pytest.mark.parametrize("label", ["a b", "", "a:b"])
def test_labels_that_no_level_may_have_are_refused(label: str) -> None:
    with pytest.raises(InputRefused, match="label"):
        fresh("Ada", span(label, 1, (0, 3)))
