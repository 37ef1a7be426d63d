"""Templettes from files to points: the rulings H1 to H15, the appendix's sample, what holds of any input."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.comparison.constraints import Constraints, Pin
from annotally.comparison.result import WORDS, Level
from annotally.methods.templettes.comparer import TempletteComparer
from annotally.model.annotation_sets import stable_ids
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Source
from annotally.scoring.measures import MEASURE
from annotally.scoring.tally import Tally
from annotally.tasks.derived import TEMPLETTE, DerivedTask
from annotally.tasks.templette_rules import ContentUnits
from annotally.text.alignment.rules import Align
from annotally.text.alignment.word_spans import WordSpan
from annotally.workspace.facade import Workspace
from support.builders import instance, pointer, rows, sides, slot, string, total
from support.findings import without_differences
from support.templette_samples import CORPUS, KEY, RESPONSE, SECOND, counts, event, opened, said, task


def words(*lines: str, number: str = "D") -> str:
    """Return a text of one document, its words from offset 31 on if the number has one letter."""
    return f"<DOC>\n<DOCNO> {number} </DOCNO>\n<TEXT>\n" + "\n".join(lines) + "\n</TEXT>\n</DOC>\n"


def fill(name: str, text: str, inside: str, at: str = "") -> str:
    """Return a slot filled with a string, with the extent of its first occurrence in a text."""
    start = inside.index(at or text)
    return f'{name}: "{text}" ##{start}#{start + len(at or text)}#'


def test_h4_h13_the_sample_scores_13_correct_and_nothing_else(tmp_path: Path) -> None:
    workspace = opened(tmp_path, KEY, RESPONSE, CORPUS)
    assert without_differences(workspace.warnings) == ()  # every printed extent selects its string
    assert workspace.unit(SECOND).nodes.node(0).name == SECOND
    assert counts(workspace) == Tally(cor=13)
    assert counts(workspace, ("component", "content")) == Tally(cor=6)
    assert counts(workspace, ("component", "extent")) == Tally(cor=6)
    assert counts(workspace, ("component", "pointer")) == Tally(cor=1)
    assert workspace.corpus_row(SECOND).f == 1


@pytest.mark.parametrize("align", list(Align))
def test_h13_the_sample_scores_the_same_however_it_is_compared(tmp_path: Path, align: Align) -> None:
    workspace = opened(tmp_path, KEY, RESPONSE, CORPUS, chosen=task(align))
    assert counts(workspace) == Tally(cor=13)
    assert (workspace.unit(SECOND).blocks is not None) is (align is Align.ALWAYS)


def test_h13_slots_are_unscored_unless_configured(tmp_path: Path) -> None:
    workspace = opened(tmp_path, KEY, RESPONSE, CORPUS, chosen=task(unscored=("COMMENT",)))
    assert counts(workspace) == Tally(cor=19)  # three numbers of documents, two points each
    workspace = opened(tmp_path, KEY, RESPONSE, CORPUS, chosen=task(unscored=()))
    assert counts(workspace) == Tally(cor=19, mis=8)  # the comments have one point missing each for both


def test_h1_measures_of_a_tally_with_everything_in_it() -> None:
    tally = Tally(cor=5, inc=3, mis=2, spu=4, non=7)
    assert (tally.pos, tally.act) == (10, 12)
    values = {name: MEASURE[name].compute(tally) for name in ("recall", "precision", "f1")}
    assert {name: str(value) for name, value in values.items()} == {
        "recall": "1/2",
        "precision": "5/12",
        "f1": "5/11",
    }
    other_texts = ("undergeneration", "overgeneration", "substitution", "error")
    assert [str(MEASURE[name].compute(tally)) for name in other_texts] == ["1/5", "1/3", "3/8", "9/14"]


KEY_AND_RESPONSE = (
    # response extent, right where the key says 10-20 with a minimal 12-15
    ((10, 20), True),
    ((12, 15), True),
    ((15, 20), True),  # touches the minimal one's end
    ((10, 12), True),  # touches its beginning
    ((16, 20), False),
    ((10, 11), False),
    ((9, 20), False),
    ((10, 21), False),
)


@pytest.mark.parametrize(("extent", "right"), KEY_AND_RESPONSE)
def test_h2_extents_enclose_and_overlap_with_their_ends(
    tmp_path: Path, extent: tuple[int, int], right: bool
) -> None:
    key = event('WHO: "abcdefghij" ##10#20#12#15#')
    response = event(f'WHO: "abcdefghij" ##{extent[0]}#{extent[1]}#')
    workspace = opened(tmp_path, key, response, chosen=task(components=("extent",)))
    assert counts(workspace) == Tally(cor=int(right), inc=int(not right))


TOP = "TEMPLATE"


def test_h3_a_pointer_is_correct_or_incorrect_by_its_target(tmp_path: Path) -> None:
    key = (
        event("EVENT: <EVENT-D-1>", kind=TOP)
        + event('WHO: "Ada" ##1#4#')
        + event('WHO: "Bo" ##6#8#', number="2")
    )
    right = event("EVENT: <EVENT-D-8>", kind=TOP)
    wrong = event("EVENT: <EVENT-D-9>", kind=TOP)
    named = event('WHO: "Ada" ##1#4#', number="8") + event('WHO: "Bo" ##6#8#', number="9")
    assert ("EVENT", "COR", "pointer-mapped") in said(opened(tmp_path, key, right + named))
    assert ("EVENT", "INC", "pointer-unmapped") in said(opened(tmp_path, key, wrong + named))


def test_h3_a_pointer_is_missing_or_spurious_or_unscored(tmp_path: Path) -> None:
    ada, bo = event('WHO: "Ada" ##1#4#'), event('WHO: "Bo" ##6#8#', 'OBJ_STATUS: "OPT"', number="2")
    candidate_event = event("EVENT: <EVENT-D-1>", kind=TOP)
    both_event = event("EVENT: <EVENT-D-1>\n<EVENT-D-2>".replace("\n", "\n        "), kind=TOP)
    none = event(kind=TOP)
    optional = event("EVENT: / <EVENT-D-1>", kind=TOP)
    assert ("EVENT", "MIS", "no-response") in said(opened(tmp_path, candidate_event + ada, none + ada))
    assert ("EVENT", "SPU", "no-key") in said(opened(tmp_path, none + ada, candidate_event + ada))
    assert ("EVENT", "OPT", "fill-optional") in said(opened(tmp_path, optional + ada, none + ada))
    removed = opened(tmp_path, both_event + ada + bo, candidate_event + ada)
    assert ("EVENT", "REM", "pointer-removed") in said(removed)
    assert counts(removed, ("component", "pointer")) == Tally(cor=1, non=1)
    assert counts(removed) == Tally(cor=3, non=3)


def test_h5_h6_texts_that_differ_are_compared_by_blocks(tmp_path: Path) -> None:
    ref, hyp = words("The h- heart of General Motors"), words("A part of General Motors")
    key, response = (event(fill("WHO", "General Motors", text)) for text in (ref, hyp))
    workspace = opened(tmp_path, key, response, ref, hyp)
    assert counts(workspace) == Tally(cor=2)
    assert "texts aligned" in workspace.signature
    (warning,) = workspace.warnings
    assert (warning.line, warning.column) == (4, 1)
    assert "the texts are aligned" in warning.remedy
    blocks = workspace.unit("D").blocks
    assert blocks is not None
    spoken = [
        (ref[a:b], hyp[c:d])
        for a, b, c, d in zip(blocks.a_start, blocks.a_end, blocks.b_start, blocks.b_end, strict=True)
    ]
    assert spoken == [
        ("The", "A"),
        ("h-", ""),
        ("heart", "part"),
        ("of", "of"),
        ("General", "General"),
        ("Motors", "Motors"),
    ]
    assert counts(workspace, WORDS) == Tally(cor=3, inc=2, non=1)
    wrong = event(fill("WHO", "of General", hyp))
    assert counts(opened(tmp_path, key, wrong, ref, hyp)) == Tally(inc=2)


def test_h6_h2_an_extent_of_several_blocks_encloses_each_and_one_word_is_a_block(tmp_path: Path) -> None:
    ref, hyp = words("The heart of General Motors"), words("A part of General Motors")
    for inside, said_of, right in (
        ("", "Motors", True),
        ("", "of General", False),
        ("General", "General", True),
        ("General", "Motors", False),
    ):
        start = ref.index("General")
        minimal = f"{start}#{start + len(inside)}#" if inside else ""
        written = "[General] Motors" if inside else "General Motors"
        key = event(f'WHO: "{written}" ##{start}#{start + 14}#{minimal}')
        workspace = opened(tmp_path, key, event(fill("WHO", said_of, hyp)), ref, hyp)
        actual_counts = counts(workspace, ("component", "extent"))
        assert actual_counts == (Tally(cor=1) if right else Tally(inc=1)), (inside, said_of)


def test_what_is_not_extracted_is_not_aligned_either(tmp_path: Path) -> None:
    ref = words("so <ANNOTATION> (music plays) </ANNOTATION> it ends")
    workspace = opened(tmp_path, event(), event(), ref, words("so it ended"))
    assert counts(workspace, WORDS) == Tally(cor=2, inc=1)


RULES = """;;
* name "one"
;; INPUT_DEPENDENT_APPLICATION = "hyp"
[COLOUR] => [COLOR] / [ ] __ [ ]
;; INPUT_DEPENDENT_APPLICATION = "txt"
[GRAY] => [GREY] / [ ] __ [ ]
"""
"""A rule for responses, and one for texts that are neither transcripts nor words with times."""


def test_h5_h15_content_is_compared_after_global_mapping(tmp_path: Path) -> None:
    ref, hyp = words("the gray color won"), words("the grey colour lost")
    key, response = event(fill("WHO", "gray color", ref)), event(fill("WHO", "grey colour", hyp))
    mapped = task()
    mapped = replace(mapped, alignment=replace(mapped.alignment, glm=Source("x.glm", RULES)))
    assert counts(opened(tmp_path, key, response, ref, hyp, mapped)) == Tally(cor=2)
    assert counts(opened(tmp_path, key, response, ref, hyp), ("component", "content")) == Tally(inc=1)
    turned = opened(tmp_path, response, key, hyp, ref, mapped)  # the rule of responses is not for keys
    assert counts(turned, ("component", "content")) == Tally(inc=1)


def test_premodifiers_are_those_of_the_text_where_a_line_ends_among_them(tmp_path: Path) -> None:
    text = words("he won the", "   cup")
    start = text.index("the\n")
    response = event(f'WHAT: "the cup" ##{start}#{text.index("cup") + 3}#')
    assert counts(opened(tmp_path, event(fill("WHAT", "cup", text)), response, text)) == Tally(cor=2)


def test_c4_pairs_made_by_hand_are_refused_by_the_name_of_the_document(tmp_path: Path) -> None:
    workspace = opened(tmp_path, event('WHO: "Ada" ##1#4#'), event('WHO: "Ada" ##1#4#'))
    comparer = TempletteComparer(workspace.task)
    pair = tuple(stable_ids("D", side)[0] for side in workspace.sides.instances("D"))
    with pytest.raises(InputRefused, match="1 manual pair or split") as refused:
        comparer.compare("D", workspace.sides, Constraints(frozenset({(pair[0], pair[1])})))
    assert [diagnostic.file for diagnostic in refused.value.diagnostics] == ["D"]


def test_c4_words_that_people_aligned_are_followed_marked_and_refused_where_they_are_not(
    tmp_path: Path,
) -> None:
    ref, hyp = words("from OTTAWA he spoke"), words("from LOT OF WHAT he spoke")
    key, response = event(fill("WHERE", "OTTAWA", ref)), event(fill("WHERE", "LOT OF WHAT", hyp))
    workspace = opened(tmp_path, key, response, ref, hyp)
    comparer = TempletteComparer(workspace.task)
    pins = Constraints(pinned=frozenset({Pin(WordSpan("OTTAWA"), WordSpan("LOT OF WHAT HE"))}))
    blocks = comparer.compare("D", workspace.sides, pins).blocks
    assert blocks is not None
    manual = [n for n in range(len(blocks)) if blocks.is_manual(n)]
    assert [(ref[slice(*blocks.extent(0, n, n))], hyp[slice(*blocks.extent(1, n, n))]) for n in manual] == [
        ("OTTAWA", "LOT OF WHAT he")
    ]
    with pytest.raises(InputRefused) as refused:
        comparer.compare(
            "D", workspace.sides, Constraints(pinned=frozenset({Pin(WordSpan("ROME"), WordSpan("LOT"))}))
        )
    assert [diagnostic.file for diagnostic in refused.value.diagnostics] == ["D"]


def test_h6_marks_of_the_response_are_drawn_where_its_words_are_aligned(tmp_path: Path) -> None:
    ref, hyp = words("The h- heart of General Motors"), words("A part of General Motors")
    key, response = (event(fill("WHO", "General Motors", text)) for text in (ref, hyp))
    workspace = opened(tmp_path, key, response, ref, hyp)
    marks = workspace.marks("D", workspace.tree("D"))
    assert list(marks.start) == [ref.index("General")] * 2
    assert list(marks.end) == [ref.index("Motors") + 6] * 2


def test_h7_h15_optional_words_of_the_key_may_be_left_out(tmp_path: Path) -> None:
    ref, hyp = words("Mister Glen Buni- Bunting spoke"), words("Mister Glen Bunting spoke uh")
    key = event(fill("WHO", "Glen Buni- Bunting", ref))
    response = event(fill("WHO", "Glen Bunting", hyp))
    assert counts(opened(tmp_path, key, response, ref, hyp)) == Tally(cor=2)
    # Only words of the key are optional.
    turned = opened(tmp_path, response, key, hyp, ref)
    assert counts(turned, ("component", "content")) == Tally(inc=1)


def test_h15_units_of_content_may_be_chosen(tmp_path: Path) -> None:
    key, response = event('WHO: "[cat] show" ##1#9#1#4#'), event('WHO: "cat sho" ##1#8#')
    by_characters = opened(tmp_path, key, response)
    assert counts(by_characters, ("component", "content")) == Tally(cor=1)
    by_tokens = opened(tmp_path, key, response, chosen=task(content_units=ContentUnits.TOKENS))
    assert counts(by_tokens, ("component", "content")) == Tally(inc=1)


def test_h15_content_is_compared_without_case_and_with_blanks_squeezed(tmp_path: Path) -> None:
    workspace = opened(tmp_path, event('WHO: "Ada   QUILL" ##1#12#'), event('WHO: "ada Quill" ##1#12#'))
    assert counts(workspace) == Tally(cor=2)


def test_h8_an_unsegmented_response_is_mapped_by_overlap(tmp_path: Path) -> None:
    said_of = {"A": "ada quill won the race in fictown", "B": "bo ember lost it all again in oldtown"}
    texts = "".join(words(line, number=number) for number, line in said_of.items())
    parts = {number: words(line, number=number) for number, line in said_of.items()}
    heard = "<TIME 0>\nada quill won the race in fictown\nbow ember lost it all again in oldtown\n"
    key = event(fill("WHO", "ada quill", parts["A"]), document="A") + event(
        fill("WHO", "bo ember", parts["B"]), fill("WHERE", "oldtown", parts["B"]), document="B"
    )
    response = (
        event("EVENT: <EVENT-x-1>", document="x", kind=TOP)
        + event(fill("WHO", "bow ember", heard), fill("WHERE", "oldtown", heard), document="x")
        + event(fill("WHO", "ada quill", heard), document="y")
        + event(fill("WHERE", "race in fictown", heard), document="z")
    )
    workspace = opened(tmp_path, key, response, texts, heard, name="heard.txt")
    (unit,) = workspace.comparison().units.values()
    sets = [node for node in rows(unit.nodes) if node.level is Level.DOCUMENT]
    assert [(node.name, node.status.name) for node in sets[1:]] == [
        ("A = y", "COR"),
        ("B = x", "INC"),
        ("z", "SPU"),
    ]
    assert [sets[1].why and sets[1].why.f, sets[1].rule] == [(1, 1), "mapped"]
    assert counts(workspace) == Tally(cor=5, inc=1, spu=3)
    assert "response unsegmented" in workspace.signature
    assert workspace.document("heard").text.count("<DOC>") == 2
    # The pointer leads inside its instance set, whatever else has that number.
    assert ("EVENT", "SPU", "no-key") in said(workspace, "heard")


def unsegmented(
    folder: Path, heard: str, key: str, response: str, **lines: str
) -> tuple[Workspace, list[tuple[str, str]]]:
    """Return a corpus of documents of one line against one text; name and status of its instance sets."""
    texts = "".join(words(line, number=number) for number, line in lines.items())
    workspace = opened(folder, key, response, texts, heard, name="heard.txt")
    (unit,) = workspace.comparison().units.values()
    sets = [node for node in rows(unit.nodes)[1:] if node.level is Level.DOCUMENT]
    return workspace, [(node.name, node.status.name) for node in sets]


HEARD = "<TIME 0>\nada quill won the race in fictown\nbo ember lost it all\n"
SAID_OF = {"A": "ada quill won the race in fictown", "B": "bo ember lost it all"}
PARTS = {number: words(line, number=number) for number, line in SAID_OF.items()}


def test_h8_a_document_of_the_key_lies_where_its_text_does_not_where_its_fills_are(tmp_path: Path) -> None:
    """Its event names who won, the response's where; and what has no extent lies nowhere."""
    key = event(fill("WHO", "ada quill", PARTS["A"]), document="A")
    response = event(fill("WHERE", "fictown", HEARD), document="x") + event('WHO: "ada"', document="y")
    _, sets = unsegmented(tmp_path, HEARD, key, response, **SAID_OF)
    assert sets == [("A = x", "INC"), ("y", "SPU")]


def test_h8_sets_of_which_nothing_is_right_are_incorrect_not_missing(tmp_path: Path) -> None:
    key = event(fill("WHO", "ada quill", PARTS["A"]), document="A")
    response = event(fill("COMMENT", "ada quill", HEARD), document="x")
    workspace, sets = unsegmented(tmp_path, HEARD, key, response, **SAID_OF)
    assert sets == [("A = x", "INC")]
    assert counts(workspace) == Tally(mis=2)


def test_h8_pointers_lead_inside_sets_that_are_mapped_and_in_those_alone(tmp_path: Path) -> None:
    ada, bo = fill("WHO", "ada quill", PARTS["A"]), fill("WHO", "bo ember", PARTS["B"])
    key = (
        event("EVENT: <EVENT-A-1>", document="A", kind=TOP)
        + event(ada, document="A")
        + event("EVENT: <EVENT-B-1>", document="B", kind=TOP)
        + event(bo, 'OBJ_STATUS: "OPT"', document="B")
    )
    response = event("EVENT: <EVENT-x-7>", document="x", kind=TOP) + event(
        fill("WHO", "ada quill", HEARD), number="7", document="x"
    )
    workspace, sets = unsegmented(tmp_path, HEARD, key, response, **SAID_OF)
    assert sets == [("A = x", "COR"), ("B", "MIS")]
    values = [item for item in said(workspace, "heard") if item[0] == "EVENT"]
    assert values == [("EVENT", "COR", "pointer-mapped"), ("EVENT", "REM", "pointer-removed")]


def test_h8_a_set_that_was_not_taken_is_told_by_its_first_instance(tmp_path: Path) -> None:
    key = event(fill("WHO", "ada quill", PARTS["A"]), document="A")
    right, wrong = fill("WHO", "ada quill", HEARD), fill("WHO", "won", HEARD)
    response = event(right, document="x") + "".join(
        event(wrong, number=letter, document="y") for letter in "12"
    )
    workspace, sets = unsegmented(tmp_path, HEARD, key, response, **SAID_OF)
    assert sets == [("A = x", "COR"), ("y", "SPU")]
    nodes = rows(workspace.unit("heard").nodes)
    (pair,) = (node for node in nodes if node.name == "A = x")
    assert pair.why is not None
    assert [(loser.side, loser.instance, loser.taken_by) for loser in pair.why.losers] == [(1, 1, -1)]


def test_h8_c3_of_equal_sets_the_first_in_the_text_is_taken_though_it_ends_last(tmp_path: Path) -> None:
    """Both begin in the block that GINGRICH is aligned with, one a word ahead of the other."""
    heard = "<TIME 0>\nnewt good rich won the race in fictown\n"
    key = event(fill("WHO", "newt", words("newt gingrich won the race in fictown", number="A")), document="A")
    response = event(fill("WHERE", "rich won", heard), document="x") + event(
        fill("WHERE", "good rich won the", heard), document="y"
    )
    _, sets = unsegmented(tmp_path, heard, key, response, A="newt gingrich won the race in fictown")
    assert sets == [("A = y", "INC"), ("x", "SPU")]


def test_h9_the_status_slot_marks_an_instance_optional(tmp_path: Path) -> None:
    for value, tally in (("OPTIONAL", Tally(non=2)), ("opt", Tally(non=2)), ("no", Tally(mis=2))):
        key = event('WHO: "Ada" ##1#4#', f'OBJ_STATUS: "{value}"')
        assert counts(opened(tmp_path, key, event(kind="OTHER"))) == tally
    second = replace(TEMPLETTE, reading=replace(TEMPLETTE.reading, status_slots=("MUST",)))
    key = event('WHO: "Ada" ##1#4#', 'MUST: "OPT"')
    assert counts(opened(tmp_path, key, event(kind="OTHER"), chosen=second)) == Tally(non=2)


def test_h10_the_printed_example_yields_one_correct_point_never_two(tmp_path: Path) -> None:
    key = event('DATE: "thirsty" ##10#20#', '    / "thursday" ##99#109#')
    workspace = opened(tmp_path, key, event('DATE: "thirsty" ##99#109#'))
    assert counts(workspace) == Tally(cor=1, inc=1)
    assert said(workspace)[0] == ("DATE", "INC", "content-equal+extent-wrong")
    assert counts(opened(tmp_path, key, event('DATE: "thursday" ##99#109#'))) == Tally(cor=2)


def test_h11_without_brackets_content_needs_equality_and_any_enclosed_extent_is_right(tmp_path: Path) -> None:
    key = event('WHO: "south Africa" ##10#22#')
    workspace = opened(tmp_path, key, event('WHO: "Africa" ##16#22#'))
    assert counts(workspace, ("component", "content")) == Tally(inc=1)
    assert counts(workspace, ("component", "extent")) == Tally(cor=1)


def test_h12_pairs_of_f_zero_are_mapped_required_references_first(tmp_path: Path) -> None:
    key = event('WHO: "Ada" ##1#4#', 'OBJ_STATUS: "OPT"') + event('WHO: "Cy" ##50#52#', number="2")
    workspace = opened(tmp_path, key, event('WHO: "Bo" ##90#92#', number="7"))
    assert counts(workspace) == Tally(inc=2, non=2)
    assert ("WHO", "INC", "content-different+extent-wrong") in said(workspace)
    alone = opened(tmp_path, event('WHO: "Ada" ##1#4#', 'OBJ_STATUS: "OPT"'), event('WHO: "Bo" ##9#11#'))
    assert counts(alone) == Tally(inc=2)


def test_h12_pointers_to_unmapped_optional_instances_are_mapped_last(tmp_path: Path) -> None:
    gone = event('WHO: "Cy" ##9#11#', 'OBJ_STATUS: "OPT"', kind="A_EVENT")
    key = (
        event("EVENT: <A_EVENT-D-1>\n        <B_EVENT-D-1>", kind=TOP)
        + gone
        + event('WHO: "Ada" ##1#4#', kind="B_EVENT")
    )
    response = event("EVENT: <C_EVENT-D-1>", kind=TOP) + event('WHO: "Bo" ##5#7#', kind="C_EVENT")
    workspace = opened(tmp_path, key, response)
    assert counts(workspace, ("component", "pointer")) == Tally(inc=1, non=1)
    assert ("EVENT", "REM", "pointer-removed") in said(workspace)


def test_h14_an_unmapped_text_fill_gives_one_point_per_active_comparison(tmp_path: Path) -> None:
    key, none = event('WHO: "Ada" ##1#4#'), event()
    for components, points in ((("content", "extent"), 2), (("content",), 1), (("extent",), 1)):
        chosen = task(components=components)
        assert counts(opened(tmp_path, key, none, chosen=chosen)) == Tally(mis=points)
        assert counts(opened(tmp_path, none, key, chosen=chosen)) == Tally(spu=points)
    assert counts(opened(tmp_path, event('WHO: / "Ada" ##1#4#'), none)) == Tally(non=2)


def test_c6_documents_on_one_side_only_are_missing_or_spurious(tmp_path: Path) -> None:
    key, response = event('WHO: "Ada" ##1#4#'), event('WHO: "Bo" ##1#3#', document="E")
    workspace = opened(tmp_path, key, response)
    assert counts(workspace) == Tally(mis=2, spu=2)
    assert len(workspace.warnings) == 2


def test_c5_texts_that_differ_are_refused_where_no_alignment_is_wanted(tmp_path: Path) -> None:
    key = response = event('WHO: "Ada" ##1#4#')
    with pytest.raises(InputRefused, match="--align auto"):
        opened(tmp_path, key, response, words("Ada came"), words("Ada ran"), task(Align.NEVER))


def test_premodifiers_go_and_their_extents_with_them_other_text_is_whited_out(tmp_path: Path) -> None:
    ref = words("Anchorage,... <ANNOTATION>  (voice-over)  </ANNOTATION> ...Alaska and the cup")
    whole_text = "Anchorage,... <ANNOTATION>  (voice-over)  </ANNOTATION> ...Alaska"
    key = event(fill("WHERE", whole_text, ref), fill("WHAT", "cup", ref))
    start = ref.index("and the cup")
    bare = fill("WHERE", "Anchorage Alaska", ref, whole_text)
    response = event(bare, f'WHAT: "and the cup" ##{start}#{start + 11}#')
    workspace = opened(tmp_path, key, response, ref)
    assert counts(workspace) == Tally(cor=4)


# --- what holds of any input

TEXTS = st.sampled_from(["ada", "bo", "the cup", "ada bo", "cup"])
PLACES = st.sampled_from([(0, 3), (4, 6), (4, 9), (10, 13), (0, 13)])
FILLS = st.builds(lambda text, at: string(text, extent=at), TEXTS, PLACES)
BY_CONTENT = replace(TEMPLETTE, templettes=replace(TEMPLETTE.templettes, components=("content",)))


@st.composite
def instance_sets(draw: st.DrawFn, *, key: bool = True) -> list[Instance]:
    """Draw the instances of one side: events with text, and a template that points to some of them."""
    most = 2 if key else 1
    alternatives = st.lists(st.lists(FILLS, min_size=1, max_size=2), min_size=1, max_size=most)
    events = [
        instance(
            "EVENT",
            str(number),
            *(slot(name, *draw(alternatives)) for name in draw(st.sets(st.sampled_from(["WHERE", "WHO"])))),
            optional=key and draw(st.booleans()),
        )
        for number in range(draw(st.integers(0, 3)))
    ]
    targets = [pointer(f"EVENT-{number}") for number in range(len(events)) if draw(st.booleans())]
    return [*events, instance("TEMPLATE", "1", *([slot("EVENT", targets)] if targets else []))]


def compared(key: list[Instance], response: list[Instance], chosen: DerivedTask = TEMPLETTE) -> Tally:
    both_sides = sides(key, response)
    unit = TempletteComparer(chosen.complete(both_sides.sets)).compare("doc-1", both_sides)
    assert unit.table == unit.nodes.table()
    return total(unit)


@given(instance_sets(key=False))
def test_compared_with_itself_everything_is_right(one: list[Instance]) -> None:
    tally = compared(one, one, BY_CONTENT)
    assert tally == Tally(cor=tally.cor)


@given(instance_sets(key=False), instance_sets(key=False))
def test_swapping_the_sides_swaps_missing_and_spurious(one: list[Instance], other: list[Instance]) -> None:
    assert compared(one, other, BY_CONTENT) == compared(other, one, BY_CONTENT).swapped()


@given(instance_sets(), instance_sets(key=False), st.randoms(use_true_random=False))
def test_c3_the_order_of_instances_changes_nothing(
    key: list[Instance], response: list[Instance], random: Random
) -> None:
    shuffled = key[:], response[:]
    for side in shuffled:
        random.shuffle(side)
    assert compared(key, response) == compared(*shuffled)


def test_a_class_that_the_task_does_not_have_is_shown_and_scored_nowhere() -> None:
    key, other_instance = (
        instance("EVENT", "1", slot("WHO", "Ada")),
        instance("OTHER", "1", slot("WHO", "Ada")),
    )
    unit = TempletteComparer(TEMPLETTE.complete(sides([key], []).sets)).compare(
        "doc-1", sides([key], [other_instance])
    )
    assert total(unit) == Tally(mis=2)
    assert rows(unit.nodes)[-1].rule == "undeclared-class"
    unit = TempletteComparer(TEMPLETTE.complete(sides([key], []).sets)).compare(
        "doc-1", sides([key], [other_instance, key])
    )
    assert total(unit) == Tally(
        cor=1, inc=1
    )  # what stands behind it is scored; without extents none is right


@given(instance_sets(), instance_sets(key=False))
def test_points_of_fills_add_up(key: list[Instance], response: list[Instance]) -> None:
    """Every fill of the response counts in ACT; every row is the sum of the nodes' shares (H1)."""
    reported_total = sum(1 if r.target else 2 for slot in response for r in slot.readings())
    assert compared(key, response).act == reported_total


def test_totals_are_those_of_the_comparison(tmp_path: Path) -> None:
    workspace = opened(tmp_path, KEY, RESPONSE, CORPUS)
    comparer = TempletteComparer(workspace.task)
    assert comparer.totals(SECOND, workspace.sides) == comparer.compare(SECOND, workspace.sides).totals
