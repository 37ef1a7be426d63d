"""Sides whose texts differ in little: moved to one text, scored the same; odd documents set aside (C5)."""

import random
import re
import unicodedata
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from annotally.model.diagnostics import InputRefused
from annotally.model.extents import Extent
from annotally.model.text import Source
from annotally.tasks.catalogue import find_task
from annotally.tasks.resolve import as_keys
from annotally.tasks.text_tolerance import Realigner, TextTolerance
from annotally.text.alignment.rules import AlignmentRules, Sounds
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from annotally.workspace.request import USUAL_REALIGNMENT
from annotally_resources import resource

TEXT = "Ada met Zoë in Oslo on Monday, and both went home by train."
NAMES = (("PER", "Ada"), ("PER", "Zoë"), ("LOC", "Oslo"), ("TIME", "Monday"))
DAMAGES = [
    TEXT.replace(" met", "\u2009met"),
    TEXT.replace(" ", "  "),
    TEXT.replace("Zoë", "Zoë\u200b"),
    TEXT.replace("ë", "e\u0308"),
    TEXT.replace("\u0020on", "\r\non"),
]


def save(folder: Path, documents: dict[str, str]) -> str:
    """Write documents as brat, with those of `NAMES` that their text has, and return the folder."""
    folder.mkdir(exist_ok=True)
    for name, text in documents.items():
        lines = []
        for number, (label, words) in enumerate(NAMES, 1):
            written = words if words in text else words.replace("ë", "e\u0308")
            if written in text:
                start = text.index(written)
                lines.append(f"T{number}\t{label} {start} {start + len(written)}\t{written}\n")
        (folder / f"{name}.txt").write_bytes(text.encode())
        (folder / f"{name}.ann").write_bytes("".join(lines).encode())
    return str(folder)


def compared(
    key: str,
    *responses: str,
    task: str = "spans",
    limit: float = 1.0,
    realigner: Realigner = Realigner.NONE,
    rules: AlignmentRules = USUAL_REALIGNMENT,
) -> Workspace:
    is_of_keys = len(responses) > 1
    sides = [SideInput(f"side {number}", (path,)) for number, path in enumerate((key, *responses))]
    chosen = find_task(task)
    return open_workspace(
        OpenRequest(
            as_keys(chosen) if is_of_keys else chosen,
            tuple(sides),
            tolerance=TextTolerance(limit, realigner),
            realignment=rules,
            annotators=is_of_keys,
        )
    )


def totals(workspace: Workspace) -> list[object]:
    return [workspace.unit(document).table for document in workspace.document_ids]


@pytest.mark.parametrize("task", ["spans", "mat"])
@pytest.mark.parametrize("damaged", DAMAGES)
def test_a_damaged_text_scores_as_the_same_text(tmp_path: Path, damaged: str, task: str) -> None:
    """The oracle: the undamaged response, under each task that has all sides on one text."""
    key = save(tmp_path / "k", {"a": TEXT, "b": TEXT})
    sound = save(tmp_path / "s", {"a": TEXT, "b": TEXT})
    response = save(tmp_path / "r", {"a": TEXT, "b": damaged})
    workspace = compared(key, response, task=task)
    assert totals(workspace) == totals(compared(key, sound, task=task))
    (finding,) = [item for item in workspace.warnings if "differs from" in str(item)]
    assert "only white space or Unicode forms differ" in str(finding)
    assert "texts of 1 documents realigned" in workspace.signature


def test_fills_that_quote_the_text_quote_the_common_one(tmp_path: Path) -> None:
    key, response = save(tmp_path / "k", {"a": TEXT}), save(tmp_path / "r", {"a": DAMAGES[3]})
    instances = compared(key, response).sides.instances("a")
    assert [item.extents for item in instances[0]] == [item.extents for item in instances[1]]
    assert instances[1][1].extents == (Extent(8, 11),)
    assert [item.first_text() for item in instances[0]] == [item.first_text() for item in instances[1]]


def test_few_letters_may_differ_and_more_when_asked(tmp_path: Path) -> None:
    key = save(tmp_path / "k", {"a": TEXT})
    response = save(tmp_path / "r", {"a": TEXT.replace("train", "tra1n")})
    with pytest.raises(InputRefused, match="differs from"):
        compared(key, response)
    workspace = compared(key, response, limit=2)
    assert any("characters that differ: 1 (1.7 %)" in str(finding) for finding in workspace.warnings)
    assert "realigned up to 2 %" in workspace.signature
    with pytest.raises(InputRefused):
        compared(key, response, limit=0)


def test_one_odd_document_does_not_refuse_the_others(tmp_path: Path) -> None:
    key = save(tmp_path / "k", {"a": TEXT, "b": TEXT})
    response = save(tmp_path / "r", {"a": "Nothing of the kind stands here.", "b": TEXT})
    workspace = compared(key, response)
    assert workspace.document_ids == ("b",)
    (finding,) = [item for item in workspace.warnings if "differs from" in str(item)]
    assert "the document is not compared" in str(finding)
    assert "texts of 1 documents set aside" in workspace.signature


def test_texts_that_are_all_odd_are_refused(tmp_path: Path) -> None:
    key = save(tmp_path / "k", {"a": TEXT, "b": TEXT})
    response = save(tmp_path / "r", {"a": "Nothing of the kind.", "b": "Nor is it here."})
    with pytest.raises(InputRefused):
        compared(key, response)


def test_annotations_without_their_text_are_listed(tmp_path: Path) -> None:
    long = f"{TEXT} " * 12
    key = save(tmp_path / "k", {"a": long.replace("Oslo", "", 1).replace("Oslo", "home")})
    response = save(tmp_path / "r", {"a": long.replace("Oslo", "home")[:0] + long})
    workspace = compared(key, response, limit=20)
    (finding,) = [item for item in workspace.warnings if "does not have" in str(item)]
    assert "LOC T3, 'Oslo', is on words that" in str(finding)
    assert "1 annotations not carried" in workspace.signature
    (place,) = [item.extents[0] for item in workspace.sides.instances("a")[1] if item.type == "LOC"]
    assert place.start == place.end


def test_each_of_several_annotators_is_brought_onto_the_first_text(tmp_path: Path) -> None:
    paths = [save(tmp_path / str(number), {"a": text}) for number, text in enumerate((TEXT, *DAMAGES))]
    workspace = compared(*paths)
    extents = {tuple(item.extents for item in side) for side in workspace.sides.instances("a")}
    assert len(extents) == 1
    assert set(workspace.sides.moved) == {f"side {number}" for number in range(1, len(paths))}


SAMPLE = Path(str(resource("sample")))
CORPORA = [
    ("named-entity", "entities", "*.sgm"),
    ("spans", "entities", "*.sgm"),
    ("mat", "entities", "*.sgm"),
    ("coreference", "coreference", "*.sgm"),
]


def damage(text: str, choice: random.Random) -> str:
    """Return a text with other blanks between words, and letters in other Unicode forms; tags stay."""
    blanks = [" ", " ", "  ", "\n", "\u2009"]
    spaced = re.sub(r"(?<=[a-z,.]) (?=[A-Za-z])", lambda _: choice.choice(blanks), text)
    forms = ["NFC", "NFD"]
    return re.sub("[^\x00-\x7f]", lambda match: unicodedata.normalize(choice.choice(forms), match[0]), spaced)


@pytest.mark.parametrize(("task", "folder", "pattern"), CORPORA)
@given(seed=st.integers(0, 2**32))
@settings(max_examples=5, deadline=None)
def test_any_damage_of_blanks_and_forms_leaves_every_score(
    task: str, folder: str, pattern: str, seed: int
) -> None:
    """The oracle: the same response, undamaged."""
    key, response = sorted((SAMPLE / folder).glob(pattern))
    with TemporaryDirectory() as place:
        damaged = Path(place) / response.name
        damaged.write_text(
            damage(response.read_text(encoding="utf-8"), random.Random(seed)), encoding="utf-8"
        )
        workspace = compared(str(key), str(damaged), task=task)
    assert totals(workspace) == totals(compared(str(key), str(response), task=task))


EDITED = "Yesterday Ada, as we heard, met Zoë again in old Oslo on a Monday; they went home by bus."
UNRELATED = "Nothing of the kind can be read here, nor will it ever be written."


@pytest.mark.parametrize("realigner", [Realigner.WORDS, Realigner.SOUND])
def test_an_edited_release_is_aligned_by_its_words(tmp_path: Path, realigner: Realigner) -> None:
    key = save(tmp_path / "k", {"a": TEXT, "b": TEXT})
    response = save(tmp_path / "r", {"a": EDITED, "b": TEXT})
    assert compared(key, response).document_ids == ("b",)
    workspace = compared(key, response, realigner=realigner)
    whole = save(tmp_path / "w", {"a": TEXT, "b": TEXT})
    assert totals(workspace) == totals(compared(key, whole))
    (finding,) = [item for item in workspace.warnings if "differs from" in str(item)]
    assert "words that both have" in str(finding.found)
    assert f"aligned by {realigner}" in str(finding.remedy)
    assert f"realigned by {realigner}" in workspace.signature


def test_by_words_texts_that_are_not_the_same_are_set_aside_or_refused(tmp_path: Path) -> None:
    key = save(tmp_path / "k", {"a": TEXT, "b": TEXT})
    response = save(tmp_path / "r", {"a": UNRELATED, "b": EDITED})
    workspace = compared(key, response, realigner=Realigner.WORDS)
    assert workspace.document_ids == ("b",)
    assert "texts of 1 documents set aside" in workspace.signature
    alone = save(tmp_path / "x", {"a": UNRELATED}), save(tmp_path / "y", {"a": TEXT})
    with pytest.raises(InputRefused, match="give both sides versions of the same text"):
        compared(*alone, realigner=Realigner.WORDS)


def test_words_that_were_taken_out_are_listed_and_counted(tmp_path: Path) -> None:
    key = save(tmp_path / "k", {"a": TEXT.replace(" Zoë in", ""), "b": TEXT})
    response = save(tmp_path / "r", {"a": TEXT, "b": EDITED})
    workspace = compared(key, response, realigner=Realigner.WORDS)
    (finding,) = [item for item in workspace.warnings if "on words that" in str(item.found)]
    assert str(finding.found).startswith("PER T2, 'Zoë', is on words that")
    assert (finding.line, finding.column) == (2, 1)
    assert "1 annotations not carried" in workspace.signature


def test_nine_annotators_are_brought_onto_the_first_text_by_words(tmp_path: Path) -> None:
    texts = (TEXT, EDITED, *DAMAGES, TEXT.upper().replace("OSLO", "Oslo"), EDITED.replace(";", ","))
    paths = [save(tmp_path / str(number), {"a": text}) for number, text in enumerate(texts)]
    workspace = compared(*paths, realigner=Realigner.WORDS)
    sides = workspace.sides.instances("a")
    assert len(sides) == 9
    own = {item.extents for item in sides[0]}
    assert all({item.extents for item in side} <= own for side in sides)


def spoken(folder: Path, text: str, words: str) -> str:
    """Write a document whose only annotation is on words of its text."""
    folder.mkdir()
    (folder / "a.txt").write_text(text, encoding="utf-8")
    start = text.index(words)
    (folder / "a.ann").write_text(f"T1\tPER {start} {start + len(words)}\t{words}\n", encoding="utf-8")
    return str(folder)


LEXICON = Source("names.dict", "QXZT  AH1 B IH0 G EY1 L\n")
"""A spelling that no rule reads aloud as the name."""


def test_a_lexicon_says_how_words_sound_where_texts_are_realigned(tmp_path: Path) -> None:
    key = spoken(tmp_path / "k", "then Abigail went off home", "Abigail")
    response = spoken(tmp_path / "r", "then um qxzt went off home", "qxzt")
    heard = compared(key, response, realigner=Realigner.SOUND, rules=AlignmentRules(lexicon=LEXICON))
    assert tuple(item.extents for item in heard.sides.instances("a")[1]) == ((Extent(5, 12),),)
    assert "lexicon " in heard.signature
    assert "lexicon " not in compared(key, response, realigner=Realigner.SOUND).signature


def test_mapping_rules_bring_words_into_one_form_where_texts_are_realigned(tmp_path: Path) -> None:
    key = spoken(tmp_path / "k", "he flew to New York on a Monday", "New York")
    response = spoken(tmp_path / "r", "so he did fly to NYC on a Monday", "NYC")
    rules = AlignmentRules(glm=Source("forms.glm", ";;\n\nNYC => NEW YORK\nDID FLY => FLEW\n"))
    for realigner in (Realigner.WORDS, Realigner.SOUND):
        mapped = compared(key, response, realigner=realigner, rules=rules)
        assert tuple(item.extents for item in mapped.sides.instances("a")[1]) == ((Extent(11, 19),),)
        assert "glm " in mapped.signature
    plain = compared(key, response, realigner=Realigner.WORDS)
    assert tuple(item.extents for item in plain.sides.instances("a")[1]) != ((Extent(11, 19),),)


def test_sounds_and_weights_stand_in_the_signature(tmp_path: Path) -> None:
    key = save(tmp_path / "k", {"a": TEXT})
    response = save(tmp_path / "r", {"a": EDITED})
    rules = AlignmentRules(sounds=Sounds.LETTERS, spelling=2, group=7)
    signature = compared(key, response, realigner=Realigner.SOUND, rules=rules).signature
    for part in ("sounds letters", "spelling weight 2", "group weight 7"):
        assert part in signature
