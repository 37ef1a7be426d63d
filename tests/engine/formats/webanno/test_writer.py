"""Writing WebAnno TSV: only cells that differ change, numbers and chains stay, the rest is refused."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.span_writing import value_slot
from annotally.formats.webanno.format import read, write
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations, stable_ids
from annotally.model.chains import classes, references
from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.instances import Alternative, Instance, Reading, Slot, simple_fill
from annotally.model.text import Document, Source, Tokens
from support.webanno_samples import BARE, FRAME, RELATION, SPAN, TOKEN, TOWN
from support.webanno_samples import webanno as file

OPTIONS = ReadOptions()


def load(text: str, layer: str | None = None) -> ReadResult:
    return read([Source("town.tsv", text)], ReadOptions(layer=layer))


def all_of(result: ReadResult) -> tuple[Instance, ...]:
    return result.annotations.documents["town"].instances


def changed(result: ReadResult, *instances: Instance) -> AnnotationSet:
    actual = msgspec.structs.replace(result.annotations.documents["town"], instances=instances)
    return msgspec.structs.replace(result.annotations, documents={"town": actual})


def written(text: str, *instances: Instance, layer: str | None = None) -> str:
    """Write a file with other instances, and see that these are what is read from it."""
    previous_value = load(text, layer)
    (result,) = write(changed(previous_value, *instances), {}, ReadOptions(layer=layer))
    after = load(result, layer)
    assert after.documents[0].text == previous_value.documents[0].text
    assert essence(all_of(after)) == essence(instances)
    return result


def essence(instances: tuple[Instance, ...]) -> object:
    """Return what instances say: all but covered texts, and of chains the classes, however they are tied."""
    groups = classes(references("town", instances, "REF"))
    stripped = [
        msgspec.structs.replace(
            instance, slots=tuple(s for s in instance.slots if s.name not in left_out(instance))
        )
        for instance in instances
    ]
    chains = sorted(sorted(instances[n].extents for n in group) for group in groups)
    return sorted(stable_ids("town", stripped)), chains


def left_out(instance: Instance) -> set[str]:
    return (
        {"TEXT", "REF", "ID"}
        if instance.type in ("SameLink", "COREF") and instance.slot("MIN") is None
        else {"TEXT"}
    )


def differing(text: str, result: str) -> list[tuple[str, str]]:
    """Return the lines that are not the same, of files of equally many."""
    pairs = zip(text.split("\n"), result.split("\n"), strict=True)
    return [(first, second) for first, second in pairs if first != second]


def span(kind: str, name: str, *extents: tuple[int, int], **slots: str) -> Instance:
    value_slots = tuple(value_slot(slot, Reading(value)) for slot, value in slots.items())
    return Instance(kind, name, value_slots, tuple(Extent(*extent) for extent in extents))


def pointing(slot: str, target: str, document: str = "town") -> Slot:
    kind, name = target.split("-", 1)
    return value_slot(slot, Reading(name, target=f"{kind}-{document}-{name}"))


def tie(name: str, governor: str, dependent: str, kind: str = "Tie") -> Instance:
    return Instance(kind, name, (pointing("Governor", governor), pointing("Dependent", dependent)))


def with_slots(instance: Instance, *slots: Slot) -> Instance:
    """Return an instance with some of its slots replaced, or added."""
    names = {slot.name for slot in slots}
    kept = (slot for slot in instance.slots if slot.name not in names)
    return msgspec.structs.replace(instance, slots=(*kept, *slots))


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_value_changes_in_its_own_rows(end: str) -> None:
    text = TOWN.replace("\n", end)
    instances = all_of(load(text))
    new = with_slots(instances[0], value_slot("value", Reading("A|*")))
    result = written(text, new, *instances[1:])
    assert result == text.replace("A[1]", "A\\|\\*[1]")


def test_what_is_taken_out_leaves_all_numbers_as_they_are() -> None:
    instances = all_of(load(TOWN))
    kept_instances = [instance for instance in instances if instance.name not in {"7", "10", "13"}]
    assert differing(TOWN, written(TOWN, *kept_instances)) == [
        (
            "1-4\t16-19\ther\tB[2]|C\\|c[3]\tx\\_y[2]|*[3]\t_\t_\t_\t_\tp[1]\tof->1-2\town|see"
            "\t1-1[1_2]|1-1[1_3]\t",
            "1-4\t16-19\ther\tB[2]\tx\\_y[2]\t_\t_\t_\t_\tp[1]\tof->1-2\town\t1-1[1_2]\t",
        ),
        (
            "1-6\t24-29\thouse\tD\t*\t_\t_\t_\t_\tq[2]\t*->2-1\town\t1-4[3_0]\t",
            "1-6\t24-29\thouse\tD\t*\t_\t_\t_\t_\tq[2]\t*->2-1\t_\t_\t",
        ),
    ]


def test_a_new_span_gets_the_next_number_where_it_needs_one() -> None:
    instances = all_of(load(TOWN))
    alone, stacked, long = (
        span("Thing", "a", (20, 23), value="E"),
        span("Thing", "b", (24, 29)),
        span("Thing", "c", (12, 19)),
    )
    result = written(TOWN, *instances, alone)
    assert "\told\tE\t*\t" in result
    result = written(TOWN, *instances, stacked)
    assert "\thouse\tD[4]|*[5]\t*[4]|*[5]\t" in result
    assert "\town\t1-4[3_4]\t" in result  # what refers to the one that has a number now
    result = written(TOWN, *instances, long)
    assert "\tsaw\t*[4]\t*[4]\t" in result
    assert "\tB[2]|C\\|c[3]|*[4]\t" in result


def test_part_of_a_token_gets_a_line_behind_those_there_are() -> None:
    instances = all_of(load(TOWN))
    result = written(TOWN, *instances, span("Bare", "a", (24, 26)), span("Bare", "b", (16, 16)))
    lines = result.split("\n")
    previous_line = next(line for line in lines if line.startswith("1-6.1"))
    assert lines[lines.index(previous_line) + 1] == "1-6.2\t24-26\tho\t_\t_\t*\t_\t_\t_\t_\t_\t_\t_\t"
    assert "1-4.1\t16-16\t\t_\t_\t*\t" in result
    assert len(lines) == len(TOWN.split("\n")) + 2


def test_a_moved_span_takes_its_relations_along() -> None:
    instances = list(all_of(load(TOWN)))
    instances[10] = msgspec.structs.replace(
        with_slots(instances[10], value_slot("TEXT", Reading("old", extent=Extent(20, 23)))),
        extents=(Extent(20, 23),),
    )
    result = written(TOWN, *instances)
    assert "1-5\t20-23\told\tD\t*\t_\t_\t_\t_\t_\t_\town\t1-4[3_0]\t" in result


def test_chains_keep_their_numbers_and_new_ones_get_the_next() -> None:
    instances = list(all_of(load(TOWN)))
    joined = with_slots(instances[11], pointing("REF", "SameLink-8"))
    result = written(TOWN, *instances[:11], joined, *instances[12:])
    assert differing(TOWN, result) == [
        (
            "1-6\t24-29\thouse\tD\t*\t_\t_\t_\t_\tq[2]\t*->2-1\town\t1-4[3_0]\t",
            "1-6\t24-29\thouse\tD\t*\t_\t_\t_\t_\tq[1]\t*->1-3\town\t1-4[3_0]\t",
        )
    ]
    apart = with_slots(instances[7])
    apart = msgspec.structs.replace(apart, slots=tuple(slot for slot in apart.slots if slot.name != "REF"))
    result = written(TOWN, *instances[:7], apart, *instances[8:])
    assert "\tp[3]\tof->3-1\t" in result
    without_first = [instance for instance in instances if instance.name != "3"]
    without_first[6] = apart
    result = written(TOWN, *without_first)
    assert "\tp[1]\tof->1-1\t" in result


def test_new_layers_and_features_get_columns() -> None:
    text = file("#Text=a b", "1-1 0-1 a X", "1-2 2-3 b _", layers=("#T_SP=webanno.custom.Thing|value",))
    (instance,) = all_of(load(text))
    more = with_slots(instance, value_slot("note", Reading("n")))
    other_span = span("Other", "o", (2, 3), size="1")
    relation = tie("t", "Thing-1", "Thing-1")
    frame = Instance(
        "Frame", "f", (pointing("Roles.who", "Thing-1"), pointing("Roles", "Other-o")), other_span.extents
    )
    assert written(text, more, other_span, relation, frame) == file(
        "#Text=a b",
        "1-1 0-1 a X[1] n[1] _ _ _ 1-1[1_1]",
        "1-2 2-3 b _ _ 1[2] who;* 1-1[1];1-2[2] _",
        layers=(
            "#T_SP=webanno.custom.Thing|value|note",
            "#T_SP=webanno.custom.Other|size",
            "#T_SP=webanno.custom.Frame|ROLE_webanno.custom.Frame:Roles_webanno.custom.FrameRolesLink"
            "|uima.tcas.Annotation",
            "#T_RL=webanno.custom.Tie|BT_webanno.custom.Thing",
        ),
    )


def test_the_first_layers_of_a_file_are_declared_behind_its_format() -> None:
    text = file("#Text=a", "1-1 0-1 a").replace("\ta\t\t", "\ta\t")
    result = written(text, span("Bare", "1", (0, 1)))
    assert result == file("#Text=a", "1-1 0-1 a *", layers=(BARE,))


def test_only_the_chosen_layer_changes() -> None:
    instances = all_of(load(TOWN, "Bare"))
    result = written(TOWN, instances[0], layer="Bare")
    assert differing(TOWN, result) == [
        (
            "1-6.1\t26-29\tuse\t_\t_\t*\t_\t_\t_\t_\t_\t_\t_\t",
            "1-6.1\t26-29\tuse\t_\t_\t_\t_\t_\t_\t_\t_\t_\t_\t",
        )
    ]


def test_what_points_to_what_is_gone_is_refused() -> None:
    result = load(TOWN)
    for name, actual in (("1", "Roles.seer points to '1'"), ("3", "REF points to '3'")):
        left = [instance for instance in all_of(result) if instance.name != name and instance.type != "Tie"]
        with pytest.raises(InputRefused, match=actual):
            write(changed(result, *left), {}, OPTIONS)


def test_relations_of_tokens_need_no_annotation_of_these() -> None:
    layer = f"#T_RL=webanno.custom.Tie|kind|BT_{TOKEN}"
    text = file("#Text=a b", "1-1 0-1 a _ _", "1-2 2-3 b x 1-1", layers=(layer,))
    relation, first, second = all_of(load(text))
    back = tie("new", "Token-1-2", "Token-1-1")
    changes = (with_slots(relation, value_slot("kind", Reading("y"))), first, second, back)
    lines = ("#Text=a b", "1-1 0-1 a * 1-2", "1-2 2-3 b y 1-1")
    assert written(text, *changes) == file(*lines, layers=(layer,))
    assert fresh("a b", *changes) == file(*lines, layers=(layer,))
    (result,) = write(changed(load(text), first, second), {}, OPTIONS)
    assert result == text.replace("x\t1-1", "_\t_")
    more = (*changes, span("Bare", "b", (0, 1)), tie("up", "Bare-b", "Token-1-1"))
    with pytest.raises(InputRefused, match="Governor points to a Bare"):
        write(changed(load(text), *more), {}, OPTIONS)


def test_layers_that_are_not_in_the_usual_order_stay_as_they_are() -> None:
    text = file("#Text=a", "1-1 0-1 a _ 1-1 X *", layers=(RELATION, SPAN))
    instances = all_of(load(text))
    result = written(text, *instances, span("Bare", "b", (0, 1)))
    assert result == file("#Text=a", "1-1 0-1 a _ 1-1 X * *", layers=(RELATION, SPAN, BARE))


def test_a_slot_that_leads_nowhere_stays_in_a_row_that_changes() -> None:
    frame = FRAME.format("webanno.custom.Frame")
    text = file("#Text=a", "1-1 0-1 a k who 1-9[4]", layers=(frame,))
    (instance,) = all_of(load(text))
    (result,) = write(changed(load(text), instance, span("Frame", "x", (0, 1))), {}, OPTIONS)
    assert "\ta\tk[1]|*[2]\twho[1]|_[2]\t1-9[4]|*\t" in result


def test_references_that_lead_nowhere_stay_as_they_are() -> None:
    lines = ("1-1 0-1 a A * k|l 1-9[3_0]|1-2", "1-2 2-3 b _ _ m 1-1")
    text = file("#Text=a b", *lines, layers=(SPAN, RELATION))
    instances = all_of(load(text))
    assert len(instances) == 4
    (result,) = write(changed(load(text), *instances[:2], *instances[3:]), {}, OPTIONS)
    assert result == text.replace("k|l", "k").replace("1-9[3_0]|1-2", "1-9[3_0]")
    lost = with_slots(instances[1], value_slot("kind", Reading("x")))
    with pytest.raises(InputRefused, match=r"Governor points to '1-9.3_0.'"):
        write(changed(load(text), instances[0], lost), {}, OPTIONS)


# --- afresh


def fresh(
    text: str, *instances: Instance, document: Document | None = None, options: ReadOptions = OPTIONS
) -> str:
    """Write a text afresh, and see that it and its instances are read again."""
    document = document or Document("town", "town", text)
    annotation_set = AnnotationSet("key", "other", {"town": DocumentAnnotations("town", instances)})
    (result,) = write(annotation_set, {"town": document}, options)
    second_value = load(result)
    assert second_value.warnings == ()
    assert second_value.documents[0].text == document.text
    assert essence(all_of(second_value)) == essence(instances)
    return result


def covering(text: str, kind: str, name: str, start: int, end: int, *slots: Slot) -> Instance:
    reading = Reading(text[start:end], extent=Extent(start, end))
    return Instance(kind, name, (value_slot("TEXT", reading), *slots), (Extent(start, end),))


def test_a_text_is_written_a_line_a_sentence() -> None:
    text = "  Ada saw\tit.\n\n\n  Bob\\😊 left\r\n"
    result = covering(text, "Thing", "1", 24, 28)
    assert fresh(text, result) == (
        "#FORMAT=WebAnno TSV 3.3\n#T_SP=webanno.custom.Thing|\n\n\n"
        "#Text=Ada saw\\tit.\n#Text=\n#Text=\n1-1\t2-5\tAda\t_\t\n"
        "1-2\t6-9\tsaw\t_\t\n1-3\t10-13\tit.\t_\t\n\n"
        "#Text=Bob\\\\😊 left\\r\n#Text=\n2-1\t18-24\tBob\\😊\t_\t\n2-2\t25-29\tleft\t*\t\n"
    )


def test_tokens_and_sentences_of_the_document_are_kept() -> None:
    document, text = load(TOWN).documents[0], "Ada Example saw her old house."
    result = fresh(text, document=document)
    assert "1-7\t29-30\t.\t\n" in result
    parted = Document("town", "town", "ab c", (), "", tokens=Tokens((0, 1, 3), (1, 2, 4)))
    assert "1-2\t1-2\tb\t\n1-3\t3-4\tc\t\n" in fresh("ab c", document=parted)
    unfit = Document("town", "town", "ab c", (), "", tokens=Tokens((0, 1), (2, 4)))
    assert "1-1\t0-2\tab\t\n1-2\t3-4\tc\t\n" in fresh("ab c", document=unfit)


def test_mentions_of_coreference_become_chains() -> None:
    text = "Ada saw Bob, she left"
    values = (
        covering(text, "COREF", "1.1", 0, 3, value_slot("ID", Reading("1.1"))),
        covering(text, "COREF", "2.1", 8, 11),
        covering(text, "COREF", "1.2", 13, 16, pointing("REF", "COREF-1.1")),
    )
    result = fresh(text, *values)
    assert "#T_CH=de.tudarmstadt.ukp.dkpro.core.api.coref.type.CoreferenceLink|" in result
    cells = [line.split("\t")[3:5] for line in result.split("\n") if line[:2] == "1-"]
    assert cells == [
        ["*[1]", "*->1-1"],
        ["_", "_"],
        ["_", "_"],
        ["*[2]", "*->2-1"],
        ["*[1]", "*->1-2"],
        ["_", "_"],
    ]
    minimal = covering(text, "COREF", "3", 8, 11, value_slot("MIN", Reading("Bob")))
    annotations = AnnotationSet("key", "other", {"town": DocumentAnnotations("town", (minimal, *values))})
    (result,) = write(annotations, {"town": Document("town", "town", text)}, OPTIONS)
    assert "#T_SP=webanno.custom.COREF|MIN|ID|ROLE_webanno.custom.COREF:REF_" in result


def test_relations_of_brat_and_built_in_layers() -> None:
    text = "Ada left"
    ends = (pointing("Arg1", "POS-1"), pointing("Arg2", "POS-2"))
    values = (
        covering(text, "POS", "1", 0, 3),
        covering(text, "POS", "2", 4, 8, value_slot("PosValue", Reading("V"))),
        Instance("Dependency", "R1", ends),
    )
    annotations = AnnotationSet("key", "other", {"town": DocumentAnnotations("town", values)})
    (result,) = write(annotations, {"town": Document("town", "town", text)}, OPTIONS)
    assert "#T_SP=de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS|PosValue\n" in result
    assert "|BT_de.tudarmstadt.ukp.dkpro.core.api.lexmorph.type.pos.POS\n" in result
    assert "left\tV\t1-1\t\n" in result


def test_tokens_with_features_get_a_layer() -> None:
    text = "Ada left"
    values = (
        covering(text, "Token", "7", 0, 3, value_slot("kind", Reading("word"))),
        covering(text, "Token", "8", 4, 8),
    )
    result = fresh(text, *values)
    assert "#T_SP=webanno.custom.Token|kind\n" in result
    assert "left\t*\t\n" in result


def test_an_optional_instance_is_marked() -> None:
    """M23."""
    one = msgspec.structs.replace(covering("Ada", "Thing", "1", 0, 3), optional=True)
    annotations = AnnotationSet("key", "other", {"town": DocumentAnnotations("town", (one,))})
    (result,) = write(annotations, {"town": Document("town", "town", "Ada")}, OPTIONS)
    assert "Thing|STATUS\n" in result
    assert all_of(load(result))[0].optional


def unfit(*instances: Instance, text: str = "Ada left") -> str:
    annotations = AnnotationSet("key", "other", {"d": DocumentAnnotations("d", instances)})
    with pytest.raises(InputRefused) as caught:
        write(annotations, {"d": Document("d", "d", text)}, OPTIONS)
    (finding,) = caught.value.diagnostics
    assert finding.remedy
    return str(finding)


ADA, LEFT = span("Thing", "1", (0, 3)), span("Thing", "2", (4, 8))
TWICE = Slot("value", (Alternative((simple_fill(Reading("a")), simple_fill(Reading("b")))),))

TWO_GOVERNORS = (
    value_slot("Governor", *(Reading(n, target=f"Thing-town-{n}") for n in "12")),
    pointing("Dependent", "Thing-1"),
)
STRAYED = Instance("COREF", "c", (pointing("REF", "Thing-1"),), (Extent(4, 8),))
LOST = Instance("COREF", "d", (pointing("REF", "COREF-9"),), (Extent(4, 8),))


@pytest.mark.parametrize(
    ("instances", "text"),
    [
        ((span("Thing", "1", (0, 1), (2, 3)),), "2 extents"),
        ((span("Thing", "1", (0, 4)),), "which starts or ends between tokens"),
        ((span("Thing", "1", (3, 8)),), "which starts or ends between tokens"),
        ((span("Thing", "1", (0, 99)),), "extent 0–99"),
        ((ADA, ADA), "a name that another instance has"),
        ((Instance("Thing", "1", (TWICE,), (Extent(0, 3),)),), "2 fills of value"),
        ((span("Thing", "1", (0, 3), value="a\rb"),), "a carriage return"),
        ((span("Thing", "1", (0, 3), **{"a|b": "c"}),), "slot 'a|b'"),
        ((span("Thing", "1", (0, 3), value="a", VALUE="b"),), "slot 'VALUE' again"),
        ((span("Th|ing", "1", (0, 3)),), "type 'Th|ing'"),
        ((span("a.Thing", "1", (0, 3)),), "a type that a layer's short name can express"),
        ((span("Token", "1-1", (0, 3)),), "nothing but a token"),
        ((Instance("Tie", "1", ()),), "no extent"),
        ((ADA, LEFT, Instance("Tie", "t", TWO_GOVERNORS)), "2 fills of Governor"),
        ((ADA, STRAYED, LOST), "REF points to '9'"),
        ((ADA, tie("t", "Thing-1", "Thing-9")), "Dependent points to '9'"),
        (
            (ADA, span("Bare", "2", (4, 8)), tie("t", "Thing-1", "Bare-2")),
            "Dependent is a Bare, another end a Thing",
        ),
        (
            (ADA, tie("t", "Thing-1", "Thing-1"), tie("u", "Tie-t", "Thing-1", "Up")),
            "Governor points to a Tie",
        ),
        (
            (span("Token", "1-1", (0, 2)), ADA, tie("t", "Token-1-1", "Token-1-1")),
            "an extent that is no token's",
        ),
        (
            (Instance("A:B", "1", (pointing("r", "A:B-1"),), (Extent(0, 3),)),),
            "names that a header can tell apart",
        ),
    ],
)
def test_what_columns_cannot_hold_is_refused(instances: tuple[Instance, ...], text: str) -> None:
    def here(reading: Reading) -> Reading:
        return msgspec.structs.replace(
            reading, target=reading.target and reading.target.replace("-town-", "-d-")
        )

    moved = tuple(
        msgspec.structs.replace(
            instance, slots=tuple(value_slot(s.name, *map(here, s.readings())) for s in instance.slots)
        )
        for instance in instances
    )
    assert text in unfit(*moved)


def test_texts_that_begin_otherwise_than_with_blanks_are_refused() -> None:
    assert "before the first word" in unfit(text="\nAda")
    assert "a text without words" in unfit(text=" \n")
    assert "no text" in unfit(span("Thing", "1", (0, 0)), text="")
    assert fresh("") == "#FORMAT=WebAnno TSV 3.3\n\n"
    annotations = AnnotationSet("key", "other", {"d": DocumentAnnotations("d", ())})
    with pytest.raises(InputRefused, match="without its text"):
        write(annotations, {}, OPTIONS)


def test_what_the_layers_of_a_file_cannot_hold_is_refused() -> None:
    result = load(TOWN)
    instances = all_of(result)

    def refused(*more: Instance) -> str:
        with pytest.raises(InputRefused) as caught:
            write(changed(result, *instances, *more), {}, OPTIONS)
        return str(caught.value)

    assert "an extent; expected no extent" in refused(span("Tie", "x", (0, 3)))
    assert "expected an extent" in refused(tie("x", "Thing-1", "Thing-1", "Thing"))
    assert "and not two pointers" in refused(Instance("Tie", "x", ()))
    assert "Governor points to a Bare" in refused(tie("x", "Bare-4", "Thing-1"))
    assert "slot more" in refused(span("SameLink", "x", (0, 3), more="y"))
    link = Instance("SameLink", "x", (pointing("REF", "Thing-1"),), (Extent(0, 3),))
    assert "REF points to a Thing" in refused(link)
    frame = Instance("Frame", "x", (pointing("Roles.a", "Bare-4"),), (Extent(0, 3),))
    assert "Roles.a points to a Bare" in refused(frame)
    frame = Instance("Frame", "x", (pointing("Roles.a", "Tie-9"),), (Extent(0, 3),))
    assert "Roles.a points to a relation" in refused(frame)
    with pytest.raises(InputRefused, match="in none of the files"):
        write(
            msgspec.structs.replace(result.annotations, documents={"x": DocumentAnnotations("x", ())}),
            {},
            OPTIONS,
        )


# --- anything


TEXT = "Ada Example saw her old house."
PLACES = st.sampled_from(
    [(0, 3), (0, 11), (12, 19), (16, 19), (20, 29), (24, 26), (25, 29), (29, 29), (17, 21)]
)
VALUES = st.text(alphabet="a|_*[1];->\\\t\n", max_size=4)
CHANGES = st.lists(
    st.tuples(
        st.sampled_from(["drop", "value", "move", "add", "link", "tie"]), st.integers(0, 13), PLACES, VALUES
    ),
    max_size=6,
)


def apply(
    instances: list[Instance], change: tuple[str, int, tuple[int, int], str], number: int
) -> list[Instance]:
    verb, at, place, value = change
    at = min(at, len(instances) - 1)
    name = f"new{number}"
    things = [instance for instance in instances if instance.type == "Thing"]
    if verb == "drop":
        return instances[:at] + instances[at + 1 :]
    if verb == "add":
        return [*instances, covering(TEXT, "Thing", name, *place, value_slot("value", Reading(value)))]
    if verb == "link":
        heads = [instance for instance in instances if instance.type == "SameLink"]
        slots = [pointing("REF", f"SameLink-{heads[at % len(heads)].name}")] if heads and at % 3 else []
        return [*instances, covering(TEXT, "SameLink", name, *place, *slots)]
    if verb == "tie" and things:
        ends = (things[at % len(things)], things[(at * 3) % len(things)])
        return [*instances, tie(name, f"Thing-{ends[0].name}", f"Thing-{ends[1].name}")]
    instance = instances[at]
    if verb == "value" and instance.type in ("Thing", "Tie"):
        new = with_slots(instance, value_slot("kind" if instance.type == "Tie" else "note", Reading(value)))
        return [*instances[:at], new, *instances[at + 1 :]]
    if verb == "move" and instance.extents:
        new = with_slots(instance, value_slot("TEXT", Reading(TEXT[slice(*place)], extent=Extent(*place))))
        return [
            *instances[:at],
            msgspec.structs.replace(new, extents=(Extent(*place),)),
            *instances[at + 1 :],
        ]
    return instances


def without_the_lost(instances: list[Instance]) -> list[Instance]:
    """Leave out what points to what is not there any more, until nothing does."""
    names = {f"{instance.type}-town-{instance.name}" for instance in instances}
    kept_instances = [
        slot for slot in instances if all(r.target is None or r.target in names for r in slot.readings())
    ]
    return kept_instances if len(kept_instances) == len(instances) else without_the_lost(kept_instances)


@settings(max_examples=60, deadline=None)
@given(CHANGES)
def test_whatever_changes_is_read_again_and_all_other_lines_stay(
    changes: list[tuple[str, int, tuple[int, int], str]],
) -> None:
    instances = list(all_of(load(TOWN)))
    for number, change in enumerate(changes):
        if instances:
            instances = apply(instances, change, number)
    instances = without_the_lost(instances)
    result = written(TOWN, *instances)
    assert all(line in result.split("\n") for line in TOWN.split("\n") if line.startswith("#") or not line)
    if instances == list(all_of(load(TOWN))):
        assert result == TOWN
    fresh(TEXT, *instances)


SENTENCES = st.text(alphabet="ab \n\t\r😊\\\x0b\x1f", min_size=1, max_size=20).map(lambda text: "a" + text)


@given(SENTENCES, st.integers(0, 20))
def test_any_text_is_read_as_it_was_written(text: str, blanks: int) -> None:
    assert load(fresh(" " * blanks + text)).documents[0].text == " " * blanks + text
