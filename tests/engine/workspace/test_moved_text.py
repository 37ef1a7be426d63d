"""The own text of a side beside the one compared: marks on it, alignment of words, and when it is shown."""

from pathlib import Path

from annotally.comparison.result import BLOCK_KINDS
from annotally.reports.messages import DocumentView
from annotally.reports.tree.unit_tree import Marks
from annotally.scoring.tally import Tally
from annotally.service.server import Service
from annotally.tasks.text_tolerance import Realigner, TextTolerance
from support.texts_in_brat import save_brat

TEXT = "Ada met the dog in Oslo on Monday, and both went home by train."
EDITED = "Yesterday Ada, we hear, met the dog again in old Oslo on a Monday; they went home."
NAMES = (("PER", "Ada"), ("ANIMAL", "the dog"), ("LOC", "Oslo"), ("VEHICLE", "train"))
WORDS = TextTolerance(realigner=Realigner.WORDS)


def shown(
    folder: Path, key: str, response: str, tolerance: TextTolerance = WORDS, texts: str = ""
) -> DocumentView:
    sides = tuple(
        (name, (save_brat(folder / name, {"a": text}, NAMES),))
        for name, text in (("key", key), ("response", response))
    )
    service = Service(lambda *_: None, lambda: None)
    service.open("spans", (texts,) if texts else (), sides, tolerance=tolerance)
    return service.document("a")


def words_in(text: str, marks: Marks, lane: int, *, found: bool) -> list[str]:
    """Return what the marks of a side cover that were annotated on a text, or found there."""
    return [
        text[start:end]
        for start, end, side, is_found in zip(marks.start, marks.end, marks.lane, marks.located, strict=True)
        if side == lane and bool(is_found) is found and start < end
    ]


def test_each_side_has_its_annotations_on_its_own_text(tmp_path: Path) -> None:
    view = shown(tmp_path, TEXT, EDITED)
    second = view.second
    assert second is not None
    assert (view.text, second.text, second.side, second.is_fixed) == (TEXT, EDITED, 1, True)
    words = ["Ada", "the dog", "Oslo"]
    assert words_in(TEXT, view.marks, 0, found=False) == [*words, "train"]
    assert words_in(TEXT, view.marks, 1, found=True) == words
    assert words_in(EDITED, second.marks, 1, found=False) == words
    assert words_in(EDITED, second.marks, 0, found=True) == words
    kinds = [BLOCK_KINDS[kind] for kind in second.blocks.kind]
    assert kinds[:3] == ["b-only", "identical", "b-only"]
    assert second.blocks.extent(1, 1, 1) == (10, 13)
    words = second.words
    assert words is not None
    assert (words.mis, words.spu, words.inc) == tuple(map(kinds.count, ("a-only", "b-only", "substituted")))


def test_the_first_side_may_be_the_one_with_another_text(tmp_path: Path) -> None:
    texts = save_brat(tmp_path / "texts", {"a": TEXT}, ())
    view = shown(tmp_path, EDITED, TEXT, texts=f"{texts}/a.txt")
    second = view.second
    assert second is not None
    assert (second.text, second.side) == (EDITED, 0)
    assert words_in(EDITED, second.marks, 0, found=False) == ["Ada", "the dog", "Oslo"]
    assert words_in(EDITED, second.marks, 1, found=True) == ["Ada", "the dog", "Oslo"]
    assert words_in(TEXT, view.marks, 1, found=False) == ["Ada", "the dog", "Oslo", "train"]
    kinds = [BLOCK_KINDS[kind] for kind in second.blocks.kind]
    assert kinds[0] == "b-only"


def test_edges_that_are_forgiven_are_not_drawn(tmp_path: Path) -> None:
    tolerance = TextTolerance(realigner=Realigner.WORDS, edges=("articles:en",))
    view = shown(tmp_path, TEXT, EDITED, tolerance)
    assert view.second is not None
    assert words_in(EDITED, view.second.marks, 1, found=False) == ["Ada", "dog", "Oslo"]


def test_few_letters_are_shown_and_blanks_alone_are_not(tmp_path: Path) -> None:
    long = f"{TEXT} Nothing else happened on that day, nor on the one behind it, as far as anybody knows."
    (tmp_path / "few").mkdir()
    (tmp_path / "none").mkdir()
    few = shown(tmp_path / "few", long, long.replace("home", "hame"), TextTolerance())
    assert few.second is not None
    kinds = [BLOCK_KINDS[kind] for kind in few.second.blocks.kind]
    assert [kind for kind in kinds if kind != "identical"] == ["substituted"]
    words = len(long.split())
    assert few.second.words == Tally(cor=words - 1, inc=1)
    assert shown(tmp_path / "none", long, long.replace(" ", "  "), TextTolerance()).second is None


def test_annotations_behind_the_end_of_a_shorter_text_are_drawn_on_it(tmp_path: Path) -> None:
    names = (("PER", "Ada"), ("LOC", "Oslo"))
    long = "Long ago, as everybody here remembers well, Ada went home to Oslo."
    view = shown(tmp_path, long, "Ada went home to Oslo.", WORDS)
    assert view.second is not None
    assert words_in(view.second.text, view.second.marks, 1, found=False) == [words for _, words in names]
    assert words_in(view.second.text, view.second.marks, 0, found=True) == [words for _, words in names]


def annotators(folder: Path, *texts: str) -> Service:
    """Return a service with an annotator for each text, who has those of `NAMES` that occur in it."""
    sides = tuple(
        (f"annotator {number}", (save_brat(folder / str(number), {"a": text, "b": TEXT}, NAMES),))
        for number, text in enumerate(texts)
    )
    service = Service(lambda *_: None, lambda: None)
    service.open("spans", (), sides, key2key=True, tolerance=WORDS)
    return service


def test_of_several_annotators_the_first_with_another_text_is_shown(tmp_path: Path) -> None:
    other = TEXT.replace("by train", "on a train")
    view = annotators(tmp_path, TEXT, EDITED, TEXT, other).document("a")
    second = view.second
    assert second is not None
    assert (view.text, second.text, second.side, second.choices) == (TEXT, EDITED, 1, (1, 3))
    assert second.is_fixed
    words = ["Ada", "the dog", "Oslo"]
    assert words_in(EDITED, second.marks, 1, found=False) == words
    for side in (0, 2, 3):
        assert words_in(EDITED, second.marks, side, found=True) == words
        assert words_in(EDITED, second.marks, side, found=False) == []
    for side in (0, 2):
        assert words_in(TEXT, view.marks, side, found=False) == [*words, "train"]
    for side in (1, 3):
        assert words_in(TEXT, view.marks, side, found=False) == []
    assert words_in(TEXT, view.marks, 3, found=True) == [*words, "train"]


def test_the_text_of_the_annotator_chosen_is_shown_until_others_are_opened(tmp_path: Path) -> None:
    other = TEXT.replace("by train", "on a train")
    (tmp_path / "again").mkdir()
    service = annotators(tmp_path, TEXT, EDITED, TEXT, other)
    second = service.show_text_of(3, "a").second
    assert second is not None
    assert (second.text, second.side, second.choices) == (other, 3, (1, 3))
    assert words_in(other, second.marks, 3, found=False) == ["Ada", "the dog", "Oslo", "train"]
    kinds = [BLOCK_KINDS[kind] for kind in second.blocks.kind]
    assert sorted(kind for kind in kinds if kind != "identical") == ["b-only", "substituted"]
    assert second.words == Tally(cor=len(TEXT.split()) - 1, inc=1, spu=1)
    assert service.document("a").second == second
    assert service.document("b").second is None
    unlike = service.show_text_of(2, "a").second  # whose text is the one compared
    assert unlike is not None
    assert unlike.side == 1
    service.show_text_of(3, "a")
    again = annotators(tmp_path / "again", TEXT, EDITED, TEXT, other)
    inputs = again.what_is_open[1]
    service.open(inputs.task, (), inputs.sides, key2key=True, tolerance=WORDS)
    fresh = service.document("a").second
    assert fresh is not None
    assert fresh.side == 1


def test_several_annotators_with_one_text_have_no_other(tmp_path: Path) -> None:
    service = annotators(tmp_path, TEXT, TEXT.replace(" ", "  "), TEXT)
    assert service.document("a").second is None
    assert service.show_text_of(1, "a").second is None


def test_two_sides_that_both_differ_from_a_given_text_have_a_choice(tmp_path: Path) -> None:
    texts = save_brat(tmp_path / "texts", {"a": TEXT}, ())
    other = TEXT.replace("by train", "on a train")
    view = shown(tmp_path, EDITED, other, texts=f"{texts}/a.txt")
    assert view.second is not None
    assert (view.second.text, view.second.side, view.second.choices) == (other, 1, (1, 0))
    assert words_in(TEXT, view.marks, 0, found=False) == words_in(TEXT, view.marks, 1, found=False) == []
