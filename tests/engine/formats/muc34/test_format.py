"""Writing MUC-3/4 templates: spliced where a source stands behind the set, fresh where none does."""

import msgspec.structs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions
from annotally.formats.muc34.format import FORMAT, content, find_message, write
from annotally.formats.muc34.reader import read
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Fill, FillPart, Instance, Reading, Slot, simple_fill
from annotally.model.text import Source

OPTIONS = ReadOptions()
KEY = """\
; the invented key
0.  MESSAGE: ID                     OWL-MUC4-0001 (SOMEBODY)
1.  MESSAGE: TEMPLATE               1
2.  INCIDENT: DATE                  (- 01 MAY 89) / (30 APR 89 - 01 MAY 89)
;; a note inside
9.  PERP: INDIVIDUAL ID             "THE \\"OWLS\\"" / "OWLS"
                                    ? "MICE"
10. PERP: ORGANIZATION ID           *

; about the second
0.  MESSAGE: ID                     OWL-MUC4-0001 (SOMEBODY)
1.  MESSAGE: TEMPLATE               2 (OPTIONAL)
4.  INCIDENT: TYPE                  ARSON


0.  MESSAGE: ID                     OWL-MUC4-0002 (SOMEBODY)
1.  MESSAGE: TEMPLATE               *
4.  INCIDENT: TYPE                  *

0.  MESSAGE: ID                     OWL-MUC4-0003
1.  MESSAGE: TEMPLATE               1
4.  INCIDENT: TYPE                  BOMBING
"""
ONE, TWO, THREE = "OWL-MUC4-0001", "OWL-MUC4-0002", "OWL-MUC4-0003"


def read_set(text: str = KEY) -> AnnotationSet:
    return read([Source("key", text)], OPTIONS).annotations


def with_instances(base: AnnotationSet, document: str, *instances: Instance) -> AnnotationSet:
    result = base.documents.get(document) or DocumentAnnotations(document, ())
    changed = msgspec.structs.replace(result, instances=instances)
    return msgspec.structs.replace(base, documents={**base.documents, document: changed})


def without(base: AnnotationSet, document: str) -> AnnotationSet:
    kept_documents = {
        name: actual_document for name, actual_document in base.documents.items() if name != document
    }
    return msgspec.structs.replace(base, documents=kept_documents)


def template(name: str, *slots: Slot, optional: bool = False) -> Instance:
    return Instance("TEMPLATE", name, slots, optional=optional)


def slot(name: str, *texts: str, quote: str = '"') -> Slot:
    fills = tuple(simple_fill(Reading(text, quote=quote)) for text in texts)
    return Slot(name, (Alternative(fills),) if fills else ())


def says(annotations: AnnotationSet) -> dict[str, list[object]]:
    return {name: [content(i) for i in d.instances] for name, d in annotations.documents.items()}


def written(annotations: AnnotationSet) -> str:
    (text,) = write(annotations, {}, OPTIONS)
    return text


def test_an_unchanged_set_comes_out_byte_for_byte() -> None:
    for text in (KEY, KEY.replace("\n", "\r\n"), KEY.rstrip()):
        assert written(read_set(text)) == text


def test_instances_made_anew_with_the_same_content_are_unchanged() -> None:
    base = read_set()
    same = [msgspec.structs.replace(i, source=Extent(0, 0)) for i in base.documents[ONE].instances]
    assert written(with_instances(base, ONE, *same)) == KEY


def test_a_changed_slot_alone_is_rewritten() -> None:
    base = read_set()
    first, second = base.documents[ONE].instances
    slots = tuple(slot(s.name, "CATS", "DOGS") if s.name.startswith("PERP: I") else s for s in first.slots)
    changed = with_instances(base, ONE, msgspec.structs.replace(first, slots=slots), second)
    old = '"THE \\"OWLS\\"" / "OWLS"\n' + " " * 36 + '? "MICE"'
    assert written(changed) == KEY.replace(old, '"CATS"\n' + " " * 36 + '"DOGS"')


def test_another_set_of_slots_rewrites_the_template_alone() -> None:
    base = read_set()
    first, _second = base.documents[ONE].instances
    new = template("2", slot("INCIDENT: TYPE", "BOMBING", quote=""), slot("HUM TGT: NAME"))
    assert written(with_instances(base, ONE, first, new)) == KEY.replace(
        f"{ONE} (SOMEBODY)\n1.  MESSAGE: TEMPLATE               2 (OPTIONAL)\n"
        "4.  INCIDENT: TYPE                  ARSON\n",
        f"{ONE}\n1.  MESSAGE: TEMPLATE               2\n"
        "4.  INCIDENT: TYPE                  BOMBING\n18. HUM TGT: NAME                   -\n",
    )


def test_a_removed_template_goes_with_the_blank_lines_behind_it() -> None:
    base = read_set()
    start, end = (
        KEY.index(
            f"0.  MESSAGE: ID                     {ONE} (SOMEBODY)\n1.  MESSAGE: TEMPLATE               2"
        ),
        KEY.index(f"0.  MESSAGE: ID                     {TWO}"),
    )
    assert written(with_instances(base, ONE, base.documents[ONE].instances[0])) == KEY[:start] + KEY[end:]


def test_a_document_whose_last_template_goes_becomes_irrelevant() -> None:
    base = read_set()
    text = written(with_instances(base, THREE))
    assert text.startswith(KEY[: KEY.index(f"0.  MESSAGE: ID                     {THREE}")])
    assert says(read_set(text))[THREE] == []
    assert text.count("*\n") == KEY.count("*\n") + 24


def test_an_irrelevant_document_may_get_templates() -> None:
    new = [template("1", slot("HUM TGT: NAME", "OWL")), template("2", slot("HUM TGT: NAME", "CAT"))]
    text = written(with_instances(read_set(), TWO, *new))
    assert says(read_set(text))[TWO] == [content(i) for i in new]
    assert KEY[: KEY.index(f"0.  MESSAGE: ID                     {TWO}")] in text
    assert text.count("TEMPLATE               *") == 0


def test_added_templates_stand_behind_the_others_of_their_document() -> None:
    base = read_set(KEY.replace("\n", "\r\n"))
    new = template("3", slot("HUM TGT: NAME", "OWL"), optional=True)
    text = written(with_instances(base, ONE, *base.documents[ONE].instances, new))
    addition = (
        f"\n\n0.  MESSAGE: ID                     {ONE}\n1.  MESSAGE: TEMPLATE               3 (OPTIONAL)\n"
        '18. HUM TGT: NAME                   "OWL"'
    )
    old = "4.  INCIDENT: TYPE                  ARSON"
    assert text == KEY.replace(old, old + addition).replace("\n", "\r\n")


def test_added_documents_stand_at_the_end_and_removed_ones_go() -> None:
    base = with_instances(read_set(), "OWL-MUC4-0004", template("1", slot("HUM TGT: NAME", "OWL")))
    text = written(without(without(base, TWO), ONE))
    assert text == (
        "; the invented key\n; about the second\n"
        + KEY[KEY.index(f"0.  MESSAGE: ID                     {THREE}") :]
        + "\n0.  MESSAGE: ID                    OWL-MUC4-0004\n1.  MESSAGE: TEMPLATE              1\n"
        '18. HUM TGT: NAME                  "OWL"\n'
    )


def test_of_several_sources_only_the_changed_one_changes() -> None:
    other = KEY.replace("OWL-", "CAT-")
    base = read([Source("a", KEY), Source("b", other)], OPTIONS).annotations
    assert write(base, {}, OPTIONS) == (KEY, other)
    first, second = write(without(base, "CAT-MUC4-0002"), {}, OPTIONS)
    assert first == KEY
    assert other.count("MESSAGE: ID") - second.count("MESSAGE: ID") == 1


def test_a_set_without_sources_is_written_in_the_layout_of_the_keys() -> None:
    base = read_set()
    fresh = msgspec.structs.replace(base, sources=())
    text = written(fresh)
    assert text.startswith(
        f"0.  MESSAGE: ID                    {ONE}\n"
        "1.  MESSAGE: TEMPLATE              1\n"
        "2.  INCIDENT: DATE                 (- 01 MAY 89) / (30 APR 89 - 01 MAY 89)\n"
        '9.  PERP: INDIVIDUAL ID            "THE \\"OWLS\\"" / "OWLS"\n'
        '                                   ? "MICE"\n'
        "10. PERP: ORGANIZATION ID          -\n\n"
        f"0.  MESSAGE: ID                    {ONE}\n"
        "1.  MESSAGE: TEMPLATE              2 (OPTIONAL)\n"
    )
    assert "24. HUM TGT: TOTAL NUMBER          *\n" in text
    assert says(read_set(text)) == says(base)
    assert list(read_set(text).documents) == list(base.documents)


def test_sets_of_other_formats_are_written_fresh() -> None:
    base = msgspec.structs.replace(read_set(), format="other")
    assert written(base) == written(msgspec.structs.replace(base, sources=()))


def test_combined_alternatives_are_taken_apart_again() -> None:
    lines = '7. INCIDENT: INSTRUMENT TYPE  (A: "X") / (B: "Y")\n     GUN: "Z"\n     (C: "V") / (D: "W")\n'
    base = read_set(f"0. MESSAGE: ID  {ONE}\n1. MESSAGE: TEMPLATE  1\n{lines}")
    text = written(msgspec.structs.replace(base, sources=()))
    assert "\n".join(line.split("  ")[-1].strip() for line in text.splitlines()[2:]) == (
        '(A: "X") / (B: "Y")\nGUN: "Z"\n(C: "V") / (D: "W")'
    )


def test_an_unknown_slot_gets_the_next_number() -> None:
    base = AnnotationSet(
        "x", "other", {ONE: DocumentAnnotations(ONE, (template("1", slot("TAIL: LENGTH", "7")),))}
    )
    assert written(base).splitlines()[-1] == '25. TAIL: LENGTH                   "7"'


def test_an_empty_set_is_an_empty_file() -> None:
    assert written(AnnotationSet("x", "other", {})) == ""


def single(instance: Instance) -> AnnotationSet:
    return AnnotationSet("x", "other", {ONE: DocumentAnnotations(ONE, (instance,))})


def of(reading: Reading) -> Slot:
    return Slot("HUM TGT: NAME", (Alternative((simple_fill(reading),)),))


NAME = "HUM TGT: NAME"


@pytest.mark.parametrize(
    ("instance", "says_what"),
    [
        (Instance("PERSON", "1", ()), f"PERSON 1 of {ONE}: an instance in the text"),
        (msgspec.structs.replace(template("1"), extents=(Extent(0, 1),)), "an instance in the text"),
        (template("1", Slot(NAME, (), optional=True)), f"1 of {ONE}, {NAME}: an optional slot"),
        (template("1", of(Reading("X", target="OWL-1"))), f"{NAME}: the pointer OWL-1"),
        (template("1", of(Reading("X", extent=Extent(0, 1)))), f"{NAME}: offsets or a minimum of X"),
        (template("1", of(Reading("X", minimal=("X",)))), f"{NAME}: offsets or a minimum of X"),
        (template("1", of(Reading("A / B"))), f"{NAME}: a fill without notation"),
        (template("1", of(Reading("A\nB", quote='"'))), f"{NAME}: a fill without notation"),
        (template("1", Slot(NAME, (Alternative(()),))), f"{NAME}: a fill without notation"),
        (
            template("1", Slot(NAME, (Alternative((Fill((FillPart((Reading("A"),), role="odd"),)),)),))),
            f"{NAME}: a fill without notation",
        ),
        (
            template(
                "1",
                Slot(NAME, tuple(slot(NAME, *pair).alternatives[0] for pair in ("AB", "CD", "AD"))),
            ),
            f"{NAME}: a fill without notation",
        ),
        (template("*"), f"{ONE}: a name or number with blanks or \\*"),
        (template("1", slot(NAME, "A"), slot(NAME, "B")), "the slot HUM TGT: NAME again"),
    ],
)
def test_what_templates_cannot_hold_is_refused_by_name(instance: Instance, says_what: str) -> None:
    with pytest.raises(InputRefused, match=says_what):
        write(single(instance), {}, OPTIONS)


def test_two_templates_of_one_number_are_refused() -> None:
    with pytest.raises(InputRefused, match=f"TEMPLATE 3 of {TWO}: the same number twice"):
        write(with_instances(read_set(), TWO, template("3"), template("3")), {}, OPTIONS)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (KEY, KEY.index("\n0.") + 1),
        ("junk\n\n1 MESSAGE : TEMPLATE  1", 6),
        ("a\n0.  meſſage: id", 2),
        ("MESSAGE: ID", -1),
        ("OWL-MUC4-0001\n", -1),
        ("", -1),
    ],
)
def test_its_sign_is_a_slot_about_the_message(text: str, place: int) -> None:
    assert find_message(text) == place


def test_the_format_says_what_it_is() -> None:
    assert (FORMAT.name, FORMAT.carries_text, FORMAT.carries_annotations) == ("muc34", False, True)
    assert (FORMAT.read, FORMAT.write) == (read, write)


LINE = st.text('AB "/:?()-19', min_size=1, max_size=16)
SLOTS = st.dictionaries(
    st.sampled_from(
        ["2. INCIDENT: DATE", "3. INCIDENT: LOCATION", "9. PERP: INDIVIDUAL ID", "12. PHYS TGT: ID"]
    ),
    st.lists(LINE, max_size=3),
)
TEMPLATES = st.dictionaries(st.tuples(st.sampled_from("ABC"), st.sampled_from("12*")), SLOTS, min_size=1)


def as_text(templates: dict[tuple[str, str], dict[str, list[str]]]) -> str:
    pieces = []
    for (document, number), slots in templates.items():
        pieces.append(f"0. MESSAGE: ID  {document}\n1. MESSAGE: TEMPLATE  {number}\n")
        for name, lines in slots.items():
            pieces.append(name + "".join(f"\n     {line}" for line in lines) + "\n")
    return "".join(pieces)


@settings(max_examples=200, deadline=None)
@given(TEMPLATES, TEMPLATES)
def test_splicing_one_set_into_the_file_of_another_says_the_first(
    wanted: dict[tuple[str, str], dict[str, list[str]]], there: dict[tuple[str, str], dict[str, list[str]]]
) -> None:
    try:
        new, old = read_set(as_text(wanted)), read_set(as_text(there))
        fresh = written(msgspec.structs.replace(new, sources=()))
    except InputRefused:
        return
    text = written(msgspec.structs.replace(new, sources=old.sources))
    for result in (says(read_set(fresh)), says(read_set(text))):
        assert {name: sorted(map(repr, item)) for name, item in result.items()} == {
            name: sorted(map(repr, render)) for name, render in says(new).items()
        }
