"""Entities in real calls against real recognisers' words; and MUC's way against MUC's scoring of all of IEER.

The recognisers' outputs have no entities: those of the transcript are projected onto their words, so that all
that can be wrong is what was recognised wrongly; then tags are damaged, and the tallies must be the damage.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from msgspec.structs import replace as changed

from annotally.comparison.result import RowKey, Sides, sum_tables
from annotally.formats.base import ReadResult
from annotally.formats.io import expand, load_source, read
from annotally.formats.sgml.reader import read as read_sgml
from annotally.methods.speech.aligned_texts import TextAligner
from annotally.methods.speech.comparer import SpeechComparer
from annotally.methods.templates.comparer import TemplateComparer
from annotally.model.annotation_sets import AnnotationSet, DocumentAnnotations
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance
from annotally.model.text import Document
from annotally.scoring.families import AnyTally
from annotally.scoring.measures import MEASURE, rounded
from annotally.scoring.tally import Tally
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.presets.ready_made import preset
from annotally.tasks.presets.speech import SPEECH_NAMED_ENTITY, with_tags
from annotally.text.alignment.axis import Axis
from annotally.text.alignment.rules import Align, Aligner
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from conformance.data import data
from conformance.test_ieer_damage import DAMAGES, edited, shortened, spurious, tagged
from support.word_samples import on_hyp

pytestmark = pytest.mark.conformance
CALLS = with_tags(SPEECH_NAMED_ENTITY, ("E",), "T")
RECOGNISERS = ("speechmatics", "google", "kaldi_librispeech")
WIDEST = 2
"""How many words what is projected is off at most: as a block of three words cuts off, or as are deleted."""


# --- IEER


def damaged_ieer(seed: int) -> tuple[list[str], list[str], Counter[str]]:
    """Return the files of IEER, the same with one entity in twenty damaged, and what was done how often."""
    texts = [path.read_text("utf-8") for path in expand([data("ieer")])]
    entities = [entity for number, text in enumerate(texts) for entity in tagged(number, text)]
    chance = random.Random(seed)
    edits, done = [], Counter[str]()
    for victim in chance.sample([e for e in entities if e.plain and e.alone], len(entities) // 20):
        name = chance.choice([name for name in DAMAGES if name != "shorten" or shortened(victim)])
        edits += [(victim.file, edit) for edit in DAMAGES[name][0](victim)]
        done[name] += 1
    for number, (place, _, _) in spurious(texts, entities, chance, done["delete"]):
        edits.append((number, place))
    done["all"] = len(entities)
    return texts, edited(texts, edits), done


def as_sides(texts: Iterable[Sequence[str]], task: TaskDefinition, folder: Path) -> Sides:
    results = []
    for side, files in enumerate(texts):
        (folder / str(side)).mkdir()
        for number, text in enumerate(files):
            (folder / str(side) / f"{number}.sgm").write_text(text, "utf-8")
        results.append(read([folder / str(side)], task.reading))
    return Sides(
        tuple(result.annotations for result in results),
        {document.id: document for document in results[0].documents},
    )


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_s4_mucs_way_equals_muc_named_entity_on_all_of_ieer(seed: int, tmp_path: Path) -> None:
    """Also where texts are aligned though they are the same, and words are compared in place of strings."""
    muc = preset("ieer-named-entity")
    texts, damaged, done = damaged_ieer(seed)
    sides = as_sides((texts, damaged), muc, tmp_path)
    assert min(done.values()) >= 10
    speech = replace(muc, method="speech", speech=replace(muc.speech, muc_mode=True))
    aligned = replace(speech, alignment=replace(speech.alignment, align=Align.ALWAYS))
    expected = TemplateComparer(muc)
    comparers = SpeechComparer(speech), SpeechComparer(aligned)
    assert len(sides.documents) == 94
    for document in sides.documents:
        expected_comparison = expected.compare(document, sides)
        plain, by_words = (comparer.compare(document, sides) for comparer in comparers)
        assert plain == expected_comparison
        assert by_words.table == expected_comparison.table
        assert by_words.blocks is not None


@pytest.mark.parametrize("seed", [4, 5])
def test_s1_components_of_ieer_are_damaged_where_the_tags_are(seed: int, tmp_path: Path) -> None:
    task = replace(preset("ieer-named-entity"), method="speech")
    texts, damaged, done = damaged_ieer(seed)
    sides = as_sides((texts, damaged), task, tmp_path)
    comparer = SpeechComparer(task)
    table = sum_tables([comparer.compare(document, sides).table for document in sides.documents])
    left = done["all"] - done["delete"]
    alone = {"mis": done["delete"], "spu": done["delete"]}
    assert by_component(table) == {
        "type": Tally(cor=left - done["retype"], inc=done["retype"], **alone),
        "extent": Tally(cor=left - done["shorten"], inc=done["shorten"], **alone),
        "content": Tally(cor=left, **alone),
    }


def by_component(table: Mapping[RowKey, AnyTally]) -> Mapping[str, AnyTally]:
    return {key[1]: tally for key, tally in table.items() if key[0] == "component"}


# --- Earnings-21


class Call(NamedTuple):
    """A transcript and a recogniser's words, on their common axis; and the transcript's entities."""

    ref: Document
    hyp: Document
    axis: Axis
    entities: tuple[Instance, ...]


@pytest.fixture(scope="module")
def transcripts(tmp_path_factory: pytest.TempPathFactory) -> tuple[ReadResult, Path]:
    """Return the two transcripts as read, and where they stand; one lacks a close tag as it is found."""
    folder = tmp_path_factory.mktemp("calls")
    for path in sorted(data("earnings21").glob("*.ref.sgm")):
        text = path.read_text("utf-8")
        (folder / path.name).write_text(text.replace(" day.\n</TEXT>", " day.</e>\n</TEXT>"), "utf-8")
    return read([folder], CALLS.reading), folder


def test_the_transcript_without_a_last_close_tag_is_refused_by_its_place() -> None:
    path = data("earnings21", "4320211.ref.sgm")
    with pytest.raises(InputRefused, match=r'ref\.sgm:4:\d+: <e t="DATE"> is not closed'):
        read_sgml([load_source(path)], CALLS.reading)


def calls(transcripts: ReadResult, recogniser: str, aligner: Aligner = Aligner.PHONETIC) -> Iterator[Call]:
    task = replace(CALLS, alignment=replace(CALLS.alignment, aligner=aligner))
    texts = TextAligner(task)
    for ref in transcripts.documents:
        hyp = Document(
            ref.id, ref.id, data("earnings21", f"{ref.id}.{recogniser}.hyp.txt").read_text("utf-8")
        )
        axis = texts.axis((ref, hyp), ("muc-sgml", "muc-sgml"))
        yield Call(ref, hyp, axis, transcripts.annotations.documents[ref.id].instances)


def at_bars(call: Call, instance: Instance) -> bool:
    """Tell whether an entity begins and ends at bars, and something stands for its first and last word."""
    words = call.axis.ref.words_in(instance.extents[0])
    blocks = call.axis.ref.blocks_of(words)
    edges = (range(block, block + 1) for block in (blocks[0], blocks[-1]))
    return call.axis.ref.words_of(blocks) == words and all(map(call.axis.hyp.words_of, edges))


def wrongly_recognised(call: Call, blocks: Iterable[int]) -> bool:
    """Tell whether anything but identical words stands in blocks; fillers alone may be left out (H7)."""
    for block in blocks:
        values = []
        for side in (call.axis.ref, call.axis.hyp):
            words = side.words_of(range(block, block + 1))
            values.append([(side.words.forms[word], word in side.words.optional) for word in words])
        forms = [[form for form, _ in item] for item in values]
        same = forms[0] == forms[1] and len(forms[0]) == 1
        if not same and not ([] in forms and all(optional for item in values for _, optional in item)):
            return True
    return False


def projected(transcripts: ReadResult, recogniser: str, *, whole: bool) -> Sides:
    """Return the transcripts and what is projected of them; ``whole``: no entities that a block cuts."""
    document_annotations: list[dict[str, DocumentAnnotations]] = [{}, {}]
    texts: list[dict[str, Document]] = [{}, {}]
    for call in calls(transcripts, recogniser):
        first_entities = [entity for entity in call.entities if not whole or at_bars(call, entity)]
        places = [(instance, on_hyp(call.axis, instance.extents[0])) for instance in first_entities]
        second = [changed(result, extents=(place,)) for result, place in places if len(place)]
        for side, (document, instances) in enumerate(((call.ref, first_entities), (call.hyp, second))):
            document_annotations[side][document.id] = DocumentAnnotations(document.id, tuple(instances))
            texts[side][document.id] = document
    sets = (
        AnnotationSet(name, "muc-sgml", own_document_annotation)
        for name, own_document_annotation in zip(("key", "response"), document_annotations, strict=True)
    )
    return Sides(tuple(sets), texts[0], tuple(texts))


def scored(sides: Sides, *, tolerance: int, aligner: Aligner = Aligner.PHONETIC) -> Mapping[str, Tally]:
    task = replace(
        CALLS,
        speech=replace(CALLS.speech, tolerance=tolerance),
        alignment=replace(CALLS.alignment, aligner=aligner),
    )
    comparer = SpeechComparer(task)
    return by_component(sum_tables([comparer.compare(document, sides).table for document in sides.documents]))


@pytest.mark.parametrize("recogniser", RECOGNISERS)
def test_projected_entities_have_content_errors_and_no_others(
    transcripts: tuple[ReadResult, Path], recogniser: str
) -> None:
    """Extents are right without tolerance where blocks begin and end with the entity, else within two."""
    whole_sides = projected(transcripts[0], recogniser, whole=True)
    count = sum(map(len, (whole_sides.instances(document)[0] for document in whole_sides.documents)))
    errors = sum(
        wrongly_recognised(call, call.axis.ref.blocks_in(entity.extents[0]))
        for call in calls(transcripts[0], recogniser)
        for entity in call.entities
        if at_bars(call, entity)
    )
    scores = scored(whole_sides, tolerance=0)
    assert scores["type"] == scores["extent"] == Tally(cor=count)
    assert scores["content"] == Tally(cor=count - errors, inc=errors)
    assert count > 1000
    assert errors > 250

    everything = projected(transcripts[0], recogniser, whole=False)
    unheard = sum(
        len(first) - len(second) for first, second in map(everything.instances, everything.documents)
    )
    by_tolerance = [scored(everything, tolerance=tolerance)["extent"] for tolerance in range(WIDEST + 1)]
    assert by_tolerance[WIDEST] == Tally(cor=1181 - unheard, mis=unheard)
    assert by_tolerance[0].inc > 5 * by_tolerance[1].inc > 0
    assert unheard <= 13


@pytest.mark.parametrize("recogniser", RECOGNISERS)
def test_as_the_tolerance_grows_the_aligners_agree(
    transcripts: tuple[ReadResult, Path], recogniser: str
) -> None:
    """Table 3 of the paper: scores by sound and one to one converge.

    A word of tolerance helps by sound at once, where an entity begins inside a block of several words; one to
    one needs as many as a number is said in. So what is between them may grow first, and only shrinks then.
    """
    sides = projected(transcripts[0], recogniser, whole=False)
    gaps = []
    for tolerance in range(8):
        by_sound, plain = (
            scored(sides, tolerance=tolerance, aligner=aligner)["extent"] for aligner in Aligner
        )
        f = MEASURE["f1"].compute
        gaps.append(abs((f(by_sound) or 0) - (f(plain) or 0)))
    assert gaps[1:] == sorted(gaps[1:], reverse=True)
    assert 0 < gaps[-1] < min(gaps[0], 2 * max(gaps) / 3)


# --- from files, with damaged tags


class Tagged(NamedTuple):
    """An entity as it is written into a recogniser's words."""

    start: int
    end: int
    type: str
    wrong: bool
    """Whether a word of it is recognised wrongly."""
    shorter: int
    """Where it ends without its last word, if that is recognised rightly and not its only one, else -1."""


def written(call: Call) -> list[Tagged]:
    values = []
    for entity in call.entities:
        if not at_bars(call, entity):
            continue
        blocks = call.axis.ref.blocks_in(entity.extents[0])
        place = call.axis.hyp.extent_of(blocks)
        slot = entity.slot("T")
        assert slot is not None
        value = next(slot.readings()).text
        wrong = wrongly_recognised(call, blocks)
        shorter = -1
        if len(blocks) > 1 and all(map(call.axis.identical, blocks[-2:])):
            shorter = call.axis.hyp.extent_of(blocks[:-1]).end
        values.append(Tagged(place.start, place.end, value, wrong, shorter))
    return values


class Damage(NamedTuple):
    """Tags as they are to be written, and the tallies they must come to."""

    tags: list[tuple[int, int, str]]
    expected: Mapping[str, Tally]


def damaged(call: Call, chance: random.Random) -> Damage:
    """Delete, retype and shorten one tag in five, and tag words that stand in no entity."""
    entities = written(call)
    tags, counts = [], Counter[tuple[str, str]]()
    types = sorted({entity.type for entity in entities})
    for entity in entities:
        end, kind = entity.end, entity.type
        act = chance.choice(("delete", "retype", "shorten", *["keep"] * 12))
        if act == "delete":
            counts.update((component, "mis") for component in ("type", "extent", "content"))
            continue
        if act == "retype":
            kind = types[types.index(kind) - 1]
        cut = act == "shorten" and entity.shorter > 0
        if cut:
            end = entity.shorter
        tags.append((entity.start, end, kind))
        counts["type", "inc" if kind != entity.type else "cor"] += 1
        counts["extent", "inc" if cut else "cor"] += 1
        counts["content", "inc" if entity.wrong else "cor"] += 1
    for start, end in untagged(call, chance):
        tags.append((start, end, "PERSON"))
        counts.update((component, "spu") for component in ("type", "extent", "content"))
    expected = {
        name: Tally(**{column: counts[name, column] for column in ("cor", "inc", "mis", "spu")})
        for name in ("type", "extent", "content")
    }
    return Damage(sorted(tags), expected)


def untagged(call: Call, chance: random.Random) -> Iterator[tuple[int, int]]:
    """Yield places of recognised words that no entity of the transcript has a part in."""
    taken = {block for entity in call.entities for block in call.axis.ref.blocks_in(entity.extents[0])}
    free = [
        word
        for word in range(len(call.axis.hyp.words))
        if call.axis.hyp.blocks_of(range(word, word + 1)).start not in taken
    ]
    for word in chance.sample(free, 20):
        extent = call.axis.hyp.words.extent(word)
        yield extent.start, extent.end


def opened(key: Path, response: Path, task: TaskDefinition) -> Workspace:
    sides = SideInput("key", (str(key),)), SideInput("response", (str(response),))
    return open_workspace(OpenRequest(task, sides))


def written_out(call: Call, tags: Iterable[tuple[int, int, str]]) -> str:
    pieces, behind = [], 0
    for start, end, kind in tags:
        text = call.hyp.text
        pieces += [text[behind:start], f'<E T="{kind}">', text[start:end], "</E>"]
        behind = end
    pieces.append(call.hyp.text[behind:])
    return f"<DOC><DOCNO>{call.ref.id}</DOCNO>\n{''.join(pieces)}</DOC>\n"


def only_whole(call: Call, original: str) -> str:
    """Return the transcript's file without the tags of entities that are left out."""
    for entity in reversed(call.entities):
        if not at_bars(call, entity):
            close = entity.source.end - len("</e>")
            opening = original.index(">", entity.source.start) + 1
            original = (
                original[: entity.source.start] + original[opening:close] + original[entity.source.end :]
            )
    return original


@pytest.mark.parametrize("seed", [1, 2])
def test_damaged_tags_come_to_the_damage_for_three_recognisers(
    transcripts: tuple[ReadResult, Path], tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    heads = ("type", "extent", "content", "all", "SER")
    lines = [f"{'recogniser':18} {'entities':>8}" + "".join(f" {head:>7}" for head in heads)]
    for recogniser in RECOGNISERS:
        folders = tmp_path / recogniser / "key", tmp_path / recogniser / "response"
        expected: dict[str, Tally] = {}
        for folder in folders:
            folder.mkdir(parents=True)
        for call in calls(transcripts[0], recogniser):
            damage = damaged(call, chance)
            original = (transcripts[1] / f"{call.ref.id}.ref.sgm").read_text("utf-8")
            (folders[0] / f"{call.ref.id}.sgm").write_text(only_whole(call, original), "utf-8")
            (folders[1] / f"{call.ref.id}.sgm").write_text(written_out(call, damage.tags), "utf-8")
            for name, tally in damage.expected.items():
                expected[name] = expected.get(name, Tally()) + tally
        workspace = opened(*folders, CALLS)
        comparison = workspace.comparison()
        result = by_component(comparison.table)
        assert result == expected
        assert "texts aligned in 2 of 2 documents: phonetic" in comparison.signature
        assert any("the texts are aligned" in str(warning) for warning in workspace.warnings)
        assert all(unit.blocks is not None for unit in comparison.units.values())
        total = comparison.table["total",]
        shares = [rounded(100 * (MEASURE["f1"].compute(result[item]) or 0), 2) for item in result]
        shares += [rounded(100 * (MEASURE[key].compute(total) or 0), 2) for key in ("f1", "slot_error_rate")]
        count = result["type"].pos
        lines.append(f"{recogniser:18} {count:8}" + "".join(f" {share:>7}" for share in shares))
    print("\n" + "\n".join(lines))
