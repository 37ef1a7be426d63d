"""Final keys by rules, held against a plain oracle."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import annotally
from support.house import ROOT

SAMPLE = ROOT / "resources" / "annotally_resources" / "sample"
TEXT = "Ada Example sailed from Fictown to Sampleton."
PLACES = ((0, 11), (24, 31), (35, 44))
NAMES = ("Ada", "Ben", "Cleo")
CHOICES = st.tuples(*(st.sampled_from(("", "PERSON", "PLACE")) for _ in PLACES))


def side(labels: tuple[str, ...]) -> annotally.AnnotatedText:
    spans = [
        annotally.AnnotatedSpan(*place, label) for place, label in zip(PLACES, labels, strict=True) if label
    ]
    return annotally.AnnotatedText("voyage", TEXT, spans)


def contents(key: annotally.FinalKey) -> set[tuple[int, int, str]]:
    return {(span.begin, span.end, span.label) for document in key.documents for span in document.spans}


@settings(max_examples=30, deadline=None)
@given(st.tuples(CHOICES, CHOICES, CHOICES))
def test_the_majority_is_the_key(votes: tuple[tuple[str, ...], ...]) -> None:
    sides = {name: side(labels) for name, labels in zip(NAMES, votes, strict=True)}
    key = annotally.adjudicate(sides, rules=["majority"], open="omit")
    expected = set()
    for number, place in enumerate(PLACES):
        label, count = Counter(labels[number] for labels in votes).most_common(1)[0]
        if label and count > 1:
            expected.add((*place, label))
    assert contents(key) == expected


@settings(max_examples=15, deadline=None)
@given(CHOICES, CHOICES)
def test_of_two_the_identical_stand_and_the_rest_is_as_asked(
    first: tuple[str, ...], second: tuple[str, ...]
) -> None:
    sides = [side(first), side(second)]
    both = {(*place, a) for place, a, b in zip(PLACES, first, second, strict=True) if a == b != ""}
    key = annotally.adjudicate(sides, rules=["identical"], open="omit")
    assert contents(key) == both
    assert key.decided == {"identical": len(both)}
    preferred = annotally.adjudicate(sides, names=["Ada", "Ben"], rules=["identical"], open="Ada")
    assert contents(preferred) == {
        (*place, label) for place, label in zip(PLACES, first, strict=True) if label
    }


def test_open_objects_refuse_the_key() -> None:
    with pytest.raises(annotally.InputRefused, match="1 object is undecided"):
        annotally.adjudicate([side(("PERSON", "", "")), side(("", "", ""))])


def test_a_key_of_files_is_compared_and_written(tmp_path_factory: pytest.TempPathFactory) -> None:
    files = [SAMPLE / "entities" / name for name in ("key.sgm", "response.sgm")]
    key = annotally.adjudicate(files, "muc7-named-entity", names=["Ada", "Ben"], open="Ada")
    assert key.format == "muc-sgml"
    assert annotally.compare(files[0], key, "muc7-named-entity").f1 == 1.0
    path = tmp_path_factory.mktemp("key") / "final.sgm"
    annotally.write(key, path)
    assert annotally.compare(path, key, "muc7-named-entity", key2key=True).f1 == 1.0


def test_links_of_the_majority() -> None:
    file = SAMPLE / "coreference" / "key.sgm"
    key = annotally.adjudicate(
        dict.fromkeys(NAMES, file), "muc7-coreference", rules=["majority", "majority-links"]
    )
    assert annotally.compare(file, key, "muc7-coreference").f1 == 1.0


def test_rules_and_names_that_there_are_not() -> None:
    sides = {"Ada": side(("PERSON", "", "")), "Ben": side(("PERSON", "", ""))}
    wrong = ({"rules": ["coin"]}, {"rules": ["counted-equal"]}, {"open": "Cleo"})
    for options in wrong:
        with pytest.raises(ValueError, match=r"coin|prefer|open"):
            annotally.adjudicate(sides, **options)  # type: ignore[arg-type]  # of lists and text
    assert contents(annotally.adjudicate(sides, rules=["counted-equal"], prefer="Ben")) == {(0, 11, "PERSON")}
