"""WebAnno TSV: layers, texts and offsets as the user guide has them, damage, every byte written back."""

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.webanno import format as webanno
from annotally.formats.webanno.format import read, write
from annotally.model.chains import classes, references
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Document, Source
from support.read_or_refused import assert_read_or_refused
from support.webanno_samples import BARE, CHAIN, FRAME, RELATION, SPAN, TOKEN, TOWN
from support.webanno_samples import webanno as file

OPTIONS = ReadOptions()


def load(*texts: str, layer: str | None = None) -> ReadResult:
    sources = [Source(f"town{number}.tsv", text) for number, text in enumerate(texts)]
    return read(sources, ReadOptions(layer=layer))


def only(result: ReadResult) -> tuple[Document, tuple[Instance, ...]]:
    (document,) = result.documents
    return document, result.annotations.documents[document.id].instances


def instances(*lines: str, layers: tuple[str, ...] = (SPAN,)) -> tuple[Instance, ...]:
    result = load(file(*lines, layers=layers))
    assert result.warnings == ()
    return only(result)[1]


def spelled(instance: Instance) -> tuple[str, str, str, dict[str, list[str]]]:
    """Return name, type, covered text and the other slots; pointers as the names they lead to."""
    slots = {slot.name: [reading.text for reading in slot.readings()] for slot in instance.slots}
    return instance.name, instance.type, "".join(slots.pop("TEXT", [])), slots


def refusal(text: str, layer: str | None = None) -> str:
    with pytest.raises(InputRefused) as caught:
        load(text, layer=layer)
    (finding,) = caught.value.diagnostics
    return str(finding)


def warnings(*lines: str, layers: tuple[str, ...] = (SPAN,)) -> list[str]:
    return [str(warning) for warning in load(file(*lines, layers=layers)).warnings]


def test_every_kind_of_layer() -> None:
    result = load(TOWN)
    _, actual = only(result)
    assert result.warnings == ()
    assert [spelled(item) for item in actual] == [
        ("1", "Thing", "Ada Example", {"value": ["A"]}),
        ("2", "Frame", "Ada", {"Roles.seer": ["1"], "Roles.seen": ["6"]}),
        ("3", "SameLink", "Ada Example", {"referenceType": ["p"]}),
        ("4", "Bare", "saw", {}),
        ("5", "Frame", "saw", {"sense": ["see"]}),
        ("6", "Thing", "her", {"value": ["B"], "note": ["x_y"]}),
        ("7", "Thing", "her", {"value": ["C|c"]}),
        ("8", "SameLink", "her", {"referenceType": ["p"], "referenceRelation": ["of"], "REF": ["3"]}),
        ("9", "Tie", "", {"Governor": ["1"], "Dependent": ["6"], "kind": ["own"]}),
        ("10", "Tie", "", {"Governor": ["1"], "Dependent": ["7"], "kind": ["see"]}),
        ("11", "Thing", "house", {"value": ["D"]}),
        ("12", "SameLink", "house", {"referenceType": ["q"]}),
        ("13", "Tie", "", {"Governor": ["7"], "Dependent": ["11"], "kind": ["own"]}),
        ("14", "Bare", "use", {}),
    ]
    governor = actual[8].slot("Governor")
    assert governor is not None
    assert [reading.target for reading in governor.readings()] == ["Thing-town0-1"]
    assert [bool(instance.extents) for instance in actual[8:11]] == [False, False, True]


def test_every_instance_and_value_knows_its_place_in_the_file() -> None:
    _, result = only(load(TOWN))
    for instance in result:
        assert instance.source.start < instance.source.end
        for slot in instance.slots:
            for reading in slot.readings():
                raw = TOWN[reading.source.start : reading.source.end]
                if slot.name == "value":
                    assert raw.replace("\\", "").startswith(reading.text)
                if slot.name == "Governor":
                    assert raw.startswith("1-")


@pytest.mark.parametrize("stacked", ["A[1]|B[2] x[2]", "A[1]|B[2] *[1]|x[2]"])
def test_values_left_out_are_known_by_the_numbers_of_the_others(stacked: str) -> None:
    # So GUM has them, of two annotations that end together: only the second has a note.
    lines = ("#Text=a b", "1-1 0-1 a B[2] x[2]", f"1-2 2-3 b {stacked}")
    assert [spelled(item)[2:] for item in instances(*lines)] == [
        ("a b", {"value": ["B"], "note": ["x"]}),
        ("b", {"value": ["A"]}),
    ]


def test_the_user_guides_example_of_slots() -> None:
    """WebAnno user guide, "Slot features": three roles, one of their targets on two tokens."""
    layers = (
        "#T_SP=webanno.custom.Frame|FE|ROLE_webanno.custom.Frame:Roles_webanno.custom.FrameRolesLink"
        "|webanno.custom.Lu",
        "#T_SP=webanno.custom.Lu|luvalue",
    )
    actual_instances = instances(
        "#Text=Bob auctioned the clock to John.",
        "2-1 0-3 Bob _ _ _ bob",
        "2-2 4-13 auctioned transaction seller;goods;buyer 2-1;2-3[4];2-6 _",
        "2-3 14-17 the _ _ _ clock[4]",
        "2-4 18-23 clock _ _ _ clock[4]",
        "2-5 24-26 to _ _ _ _",
        "2-6 27-31 John _ _ _ john",
        layers=layers,
    )
    frame = spelled(
        next(actual_instance for actual_instance in actual_instances if actual_instance.type == "Frame")
    )
    names = {
        spelled(actual_instance)[2]: actual_instance.name
        for actual_instance in actual_instances
        if actual_instance.type == "Lu"
    }
    assert list(names) == ["Bob", "the clock", "John"]
    roles = {"Roles.seller": "Bob", "Roles.goods": "the clock", "Roles.buyer": "John"}
    assert frame[3] == {"FE": ["transaction"], **{role: [names[word]] for role, word in roles.items()}}


def test_the_user_guides_example_of_a_chain() -> None:
    """WebAnno user guide, "Chain Annotations"; mentions of the built-in layer are those of coreference."""
    layer = (
        "#T_CH=de.tudarmstadt.ukp.dkpro.core.api.coref.type.CoreferenceLink|referenceType|referenceRelation"
    )
    actual_instances = instances(
        "#Text=He shot himself with his",
        "1-1 0-2 He pr[1] coref->1-1",
        "1-2 3-7 shot _ _",
        "1-3 8-15 himself pr[1] coref->1-2",
        "1-4 16-20 with _ _",
        "1-5 21-24 his pr[1] *->1-3",
        layers=(layer,),
    )
    assert [actual_instance.type for actual_instance in actual_instances] == ["COREF"] * 3
    assert [spelled(actual_instance)[3].get("REF") for actual_instance in actual_instances] == [
        None,
        ["1"],
        ["2"],
    ]
    assert classes(references("town0", actual_instances, "REF")) == [(0, 1, 2)]


def test_links_of_a_chain_follow_their_numbers_not_the_text() -> None:
    actual_instances = instances(
        "#Text=a b c",
        "1-1 0-1 a *[1]|*[2] *->1-1|*->2-3",
        "1-2 2-3 b *[2] *->2-1",
        "1-3 4-5 c *[2] *->2-7",
        layers=(CHAIN,),
    )
    pointing = {
        actual_instance.name: spelled(actual_instance)[3].get("REF") for actual_instance in actual_instances
    }
    assert pointing == {"1": None, "2": ["3"], "3": None, "4": ["2"]}


def test_ends_of_relations_without_annotations_are_tokens() -> None:
    relation = f"#T_RL=webanno.custom.Tie|BT_{TOKEN}"
    actual_instances = instances("#Text=a b", "1-1 0-1 a _", "1-2 2-3 b 1-1", layers=(relation,))
    assert [spelled(actual_instance) for actual_instance in actual_instances] == [
        ("1", "Tie", "", {"Governor": ["1-1"], "Dependent": ["1-2"]}),
        ("1-1", "Token", "a", {}),
        ("1-2", "Token", "b", {}),
    ]


def test_dependencies_tie_tokens_where_these_have_no_part_of_speech() -> None:
    core = "de.tudarmstadt.ukp.dkpro.core.api"
    layers = (
        f"#T_SP={core}.lexmorph.type.pos.POS|PosValue",
        f"#T_RL={core}.syntax.type.dependency.Dependency|DependencyType|BT_{core}.lexmorph.type.pos.POS",
    )
    actual_instances = instances("#Text=a b", "1-1 0-1 a X _ _", "1-2 2-3 b _ root 1-1", layers=layers)
    assert [(actual_instance.type, actual_instance.name) for actual_instance in actual_instances] == [
        ("POS", "1"),
        ("Dependency", "2"),
        ("Token", "1-2"),
    ]
    assert spelled(actual_instances[1])[3]["Governor"] == ["1"]


# --- texts and offsets


def test_offsets_count_utf_16() -> None:
    """C1, and the user guide's own example: "TSV sentence containing a Unicode character …"."""
    text = file(
        "#Text=I like it 😊 .",
        "1-1 0-1 I _ _",
        "1-2 2-6 like _ _",
        "1-3 7-9 it _ _",
        "1-4 10-12 😊 A *",
        "1-5 13-14 . B *",
        layers=(SPAN,),
    )
    document, result = only(load(text))
    assert [document.text[instance.extents[0].start : instance.extents[0].end] for instance in result] == [
        "😊",
        ".",
    ]
    assert result[1].extents[0].start == 12
    assert "inside a character" in refusal(text.replace("10-12", "10-11"))
    assert load(text.replace("13-14", "12-13")).warnings[0].line == 10


def test_sentences_stand_where_their_first_tokens_do() -> None:
    """Between them a line break and blanks; ahead of the first, blanks; none is part of a sentence."""
    document, _ = only(
        load(
            file(
                "#Text=one",
                "1-1 2-5 one",
                "",
                "#Text=two\\tx ",
                "#Text=three",
                "2-1 5-8 two",
                "2-2 9-10 x",
                "2-3 12-17 three",
                "",
                "#Sentence.id=s3",
                "#Text=four",
                "3-1 20-24 four",
            )
        )
    )
    assert document.text == "  onetwo\tx \nthree\n  four"
    pieces = [document.text[section.extent.start : section.extent.end] for section in document.sections]
    assert pieces == ["one", "two\tx \nthree", "four"]
    assert document.tokens is not None
    assert [document.tokens.word(number, document.text) for number in range(5)] == [
        "one",
        "two",
        "x",
        "three",
        "four",
    ]
    assert document.tokens.numbers["2-3"] == 3


def test_blanks_ahead_of_the_first_token_may_be_part_of_the_sentence() -> None:
    document, _ = only(load(file("#Text=one", "1-1 0-3 one", "", "#Text= two", "2-1 5-8 two")))
    assert document.text == "one\n two"


def test_the_text_leads_back_to_the_file() -> None:
    text = file(
        "#Text=a\\tb\\\\c", "#Text=d", "1-1 0-1 a", "1-2 2-5 b\\c", "1-3 6-7 d", "", "#Text=e", "2-1 9-10 e"
    )
    document, _ = only(load(text))
    assert document.text == "a\tb\\c\nd\n e"
    for place, character in enumerate(document.text):
        at = document.source_map.to_source(place)
        if character in "abcde":
            assert text[at] == character
    at = document.source_map.to_source(1)
    assert text[at : at + 2] == "\\t"


def test_texts_of_version_3_1_are_escaped_as_in_java() -> None:
    document, _ = only(
        load(file("#Text=F\\u00fcr \\uD83D\\uDE0A", "1-1 0-3 Für", "1-2 4-6 😊", version="3.1"))
    )
    assert document.text == "Für 😊"
    assert "half of a surrogate pair" in refusal(file("#Text=\\uD83D", "1-1 0-1 x", version="3.1"))


def test_tokens_that_differ_from_the_text_are_warned_of_once() -> None:
    (message,) = warnings("#Text=a b c", "1-1 0-1 a _ _", "1-2 2-3 x _ _", "1-3 4-5 y _ _")
    assert "town0.tsv:7:5: token 1-2 is 'x' in the annotation file, and 1 more token that differs" in message
    assert warnings("#Text=a\\\\", "1-1 0-2 a\\\\ _ _") == []


# --- damage

LINES = ("#Text=a b", "1-1 0-1 a _ _", "1-2 2-3 b X *")


@pytest.mark.parametrize(
    ("lines", "place", "text"),
    [
        (("1-1 0-1 a _ _",), ":5:1:", "outside of any sentence"),
        (("#Text=a",), ":5:1:", "a sentence without tokens"),
        (("#Text=a", "", "#Text=b", "1-1 0-1 b _ _"), ":5:1:", "a sentence without tokens"),
        (("#Text=a b", "1-1 0-1 a _ _", "1-1 2-3 b _ _"), ":7:1:", "token 1-1 again"),
        (("#Text=a b", "1-1 0-1 a _"), ":6:1:", "1 column after token 1-1; expected the 2 columns"),
        (("#Text=a b", "1-1 0-1 a _ _ _ _"), ":6:1:", "4 columns after token 1-1"),
        (("#Text=a b", "one 0-1 a _ _"), ":6:1:", "'one' at the start of a line"),
        (("#Text=a b", "1-1 0+1 a _ _"), ":6:5:", "token 1-1 has the offsets '0+1'"),
        (("#Text=a b", "1-1 1-0 a _ _"), ":6:5:", "first-end, offsets in order"),
        (("#Text=a b", "1-1 0-9 a _ _"), ":6:5:", "token 1-1 at 9, outside the text"),
        (("#Text=a b", "1-1 0-2 a _ _", "1-2 1-3 b _ _"), ":7:1:", "token 1-2 from 1"),
        (("#Text=a b", "1-1 0-1 a _ _", "1-2.1 0-1 a _ _"), ":7:1:", "sub-token 1-2.1"),
        (("#Text=a b", "1-1 0-1 a _ _", "1-1.1 0-2 a _ _"), ":7:1:", "inside token 1-1"),
        (("#Text=a b", "1-1.1 0-1 a _ _"), ":6:1:", "sub-token 1-1.1"),
        ((*LINES, "", "#Text=c", "2-1 2-3 c _ _"), ":10:1:", "a sentence that begins at 2"),
        ((*LINES, "", "#Text=c", "2-1 99999-100000 c _ _"), ":10:1:", "99996 characters after the text"),
        ((*LINES, "", "#T_SP=x.Y|z"), ":9:1:", "before all sentences"),
        (("#Text=a b", "1-1 0-1 a A|B *"), ":6:15:", "1 value of webanno.custom.Thing at 1-1, 2"),
        (("#Text=a b", "1-1 0-1 a A[1]|B[2] *[3]"), ":6:21:", "1 value of webanno.custom.Thing at 1-1, 2"),
        (("#Text=a b", "1-1 0-1 a A[1]|B[2] x"), ":6:21:", "1 value of webanno.custom.Thing at 1-1, 2"),
        (("#Text=a b", "1-1 0-1 a A[1]|B x[1]"), ":6:18:", "1 value of webanno.custom.Thing at 1-1, 2"),
        (("#Text=a b", "1-1 0-1 a A[1] B[2]"), ":6:16:", "numbers 1 and 2"),
        (("#Text=a b", "1-1 0-1 a A[1]|B[1] *[1]|*[1]"), ":6:16:", "two annotations 1 of"),
    ],
)
def test_damage_is_refused_with_its_place(lines: tuple[str, ...], place: str, text: str) -> None:
    message = refusal(file(*lines, layers=(SPAN,)))
    assert f"town0.tsv{place}" in message
    assert text in message


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("\n", ":1:1: nothing; expected #FORMAT=WebAnno TSV 3.3"),
        ("#FORMAT=WebAnno TSV 2.0\n", ":1:1: #FORMAT=WebAnno TSV 2.0"),
        (file(layers=("#T_XX=a.B|c",)), ":2:1: #T_XX=a.B|c"),
        (file(layers=("#T_SP=",)), ":2:1:"),
        (file(layers=(SPAN, SPAN)), ":3:1: layer webanno.custom.Thing again"),
        (file(layers=("#T_CH=a.B|referenceType",)), "the columns referenceType and referenceRelation"),
        (file(layers=("#T_RL=a.B|c",)), "BT_ and the layer of the relation's ends"),
        (file(layers=("#T_SP=a.B|ROLE_a.B:c_a.D",)), "the type of the targets"),
        (file(layers=("#T_SP=a.B|c|c",)), ":2:1: #T_SP=a.B|c|c; expected every feature once"),
        (file("#Text=a", "1-1 0-1 a *[1] *->2-1", layers=(CHAIN,)), ":6:16: '*->2-1' at 1-1, of chain 1"),
        (file("#Text=a", "1-1 0-1 a * *->1-1", layers=(CHAIN,)), "of chain without number"),
        (file("#Text=a", "1-1 0-1 a *[1] x", layers=(CHAIN,)), "'x' at 1-1"),
        (
            file("#Text=a", "1-1 0-1 a * p;q 1-1", layers=(FRAME.format("x.Y"),)),
            "2 roles of Roles and 1 target",
        ),
    ],
)
def test_damaged_headers_and_values_are_refused(text: str, value: str) -> None:
    assert value in refusal(text)


def test_two_files_of_one_name_are_refused() -> None:
    with pytest.raises(InputRefused, match="has the number 'a' of document"):
        read([Source("x/a.tsv", TOWN), Source("y/a.tsv", TOWN)], OPTIONS)


@pytest.mark.parametrize("end", ["1-9", "1-1[7_0]", "x", "1-2"])
def test_references_to_nothing_are_warned_of(end: str) -> None:
    (message,) = warnings("#Text=a b", f"1-1 0-1 a A * k {end}", "1-2 2-3 b _ _ _ _", layers=(SPAN, RELATION))
    assert f":7:17: webanno.custom.Tie at 1-1 refers to {end!r}, which does not exist" in message


def test_values_that_change_and_tokens_left_out_are_warned_of() -> None:
    assert "'B' at 1-2" in warnings("#Text=a b", "1-1 0-1 a A[1] *[1]", "1-2 2-3 b B[1] *[1]")[0]
    lines = ("#Text=a b c", "1-1 0-1 a A[1] *[1]", "1-2 2-3 b _ _", "1-3 4-5 c A[1] *[1]")
    assert "continues at 1-3 after 1-1" in warnings(*lines)[0]
    _, (instance,) = only(load(file(*lines, layers=(SPAN,))))
    assert (instance.extents[0].start, instance.extents[0].end) == (0, 5)


# --- names


def test_layers_of_one_short_name_keep_their_full_ones() -> None:
    actual_instances = instances("#Text=a", "1-1 0-1 a x y", layers=("#T_SP=a.Thing|v", "#T_SP=b.Thing|v"))
    assert [actual_instance.type for actual_instance in actual_instances] == ["a.Thing", "b.Thing"]
    layers = ("#T_SP=a.Token|v", f"#T_RL=webanno.custom.Tie|BT_{TOKEN}")
    actual_instances = instances("#Text=a b", "1-1 0-1 a x _", "1-2 2-3 b _ 1-1", layers=layers)
    assert [actual_instance.type for actual_instance in actual_instances] == ["Token", "Tie", TOKEN, TOKEN]


def test_features_are_told_from_slots_of_other_meaning() -> None:
    (instance,) = instances("#Text=a", "1-1 0-1 a x", layers=("#T_SP=a.Thing|text",))
    assert [(slot.name, next(slot.readings()).text) for slot in instance.slots] == [
        ("TEXT", "a"),
        ("text_", "x"),
    ]


def test_a_status_makes_an_instance_optional() -> None:
    """M23."""
    actual_instances = instances(
        "#Text=a b", "1-1 0-1 a OPT", "1-2 2-3 b x", layers=("#T_SP=a.Thing|status",)
    )
    assert [actual_instance.optional for actual_instance in actual_instances] == [True, False]


# --- one layer


def test_one_layer_comes_with_what_it_points_to() -> None:
    _, result = only(load(TOWN, layer="tie"))
    assert {item.type for item in result} == {"Thing", "Tie"}
    assert len(result) == 7
    _, result = only(load(TOWN, layer="webanno.custom.Bare"))
    assert [item.name for item in result] == ["4", "14"]
    assert "no layer 'Other'; expected one of webanno.custom.Thing, " in refusal(TOWN, "Other")


def test_a_file_without_the_layer_has_no_annotations() -> None:
    result = load(file("#Text=a", "1-1 0-1 a *", layers=(BARE,)), TOWN, layer="Thing")
    assert [len(document.instances) for document in result.annotations.documents.values()] == [0, 4]
    assert "town0.tsv:1:1: no layer 'Thing'" in str(result.warnings[0])


# --- bytes


def test_files_come_out_as_they_went_in() -> None:
    for text in (
        TOWN,
        TOWN.replace("\n", "\r\n"),
        TOWN.replace("\t\n", "\n"),
        TOWN.replace(" TSV 3.3", " TSV 3.2"),
    ):
        result = load(text)
        assert len(only(result)[1]) == 14
        assert write(result.annotations, {}, OPTIONS) == (text,)


def test_the_format_is_recognised() -> None:
    assert webanno.FORMAT.sign("#FORMAT=WebAnno TSV 3.1\n") == 0
    assert webanno.FORMAT.sign("# FORMAT") == -1


def test_reading_is_linear() -> None:
    """Stacked annotations, references to them and sub-tokens: minutes, were it quadratic."""
    many = 10_000
    stacked, ends = "|".join(["x"] * many), "|".join(["1-1"] * many)
    parts = [f"1-2.{number} 2-2  _ _ _ _" for number in range(1, many)]
    lines = ("#Text=a b", f"1-1 0-1 a {stacked} {stacked} {stacked} {ends}", "1-2 2-3 b _ _ _ _", *parts)
    began = process_time()
    _, result = only(load(file(*lines, layers=(SPAN, RELATION))))
    assert len(result) == 2 * many
    assert process_time() - began < 10


SCRAPS = st.lists(
    st.sampled_from(
        [
            *("1-1", "1-2", "1-1.1", "2-1", "\t", "\t", "\t", "0-1", "2-3", "0-0", "a", "b", "_", "*", "[1]"),
            *(
                "A[1]",
                "|",
                ";",
                "->1-1",
                "[1_0]",
                "\n",
                "\n",
                "\n\n",
                "#Text=a b\n",
                "#Text=\\t",
                "#",
                "\\",
                "😊",
            ),
        ]
    ),
    max_size=40,
)


@settings(max_examples=300)
@given(
    SCRAPS,
    st.sampled_from([(SPAN,), (BARE, RELATION), (CHAIN,), (FRAME.format("uima.tcas.Annotation"),), ()]),
)
def test_damage_brings_nothing_but_refusals(scraps: list[str], layers: tuple[str, ...]) -> None:
    assert_read_or_refused(load, file(layers=layers) + "".join(scraps))


@settings(max_examples=300)
@given(
    st.integers(0, len(TOWN)),
    st.integers(0, 12),
    st.sampled_from(["", "\t", "|", "_", "[1]", "\n", "-9", "\\"]),
)
def test_a_damaged_file_brings_nothing_but_refusals(at: int, length: int, scrap: str) -> None:
    text = TOWN[:at] + scrap + TOWN[at + length :]
    assert_read_or_refused(load, text)
