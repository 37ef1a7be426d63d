"""Files of MAE, MedTator and the campaigns that use their XML: what is read, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.formats.base import ReadOptions, ReadResult
from annotally.formats.mae.format import FORMAT
from annotally.formats.mae.scan import scan
from annotally.formats.standoff.offsets import OffsetUnit
from annotally.model.diagnostics import InputRefused
from annotally.model.instances import Instance, Slot
from annotally.model.source_diagnostics import Complaints
from annotally.model.text import Source
from support.outcomes import outcome_of
from support.standoff_samples import MAE_OLD, MAE_TOWN


def read(text: str) -> ReadResult:
    assert FORMAT.read is not None
    return FORMAT.read([Source("files/town.xml", text)], ReadOptions())


def instances_of(result: ReadResult) -> dict[str, Instance]:
    return {instance.name: instance for instance in result.annotations.documents["town"].instances}


def values_of(slot: Slot) -> str:
    return "|".join(reading.text for reading in slot.readings())


def tagged(elements: str, text: str = "Ada met Bob.") -> str:
    return f"<T><TEXT><![CDATA[{text}]]></TEXT><TAGS>{elements}</TAGS></T>"


def test_spans_links_and_objects() -> None:
    result = read(MAE_TOWN)
    (document,) = result.documents
    assert (document.id, document.text) == ("town", "Ada met \U0001f600 Bob & Co.\nin Villa.")
    instances = instances_of(result)
    # Offsets behind the wide character count UTF-16 units.
    assert [(extent.start, extent.end) for extent in instances["P1"].extents] == [(10, 13)]
    assert [(extent.start, extent.end) for extent in instances["L0"].extents] == [(0, 3), (23, 28)]
    assert not instances["D0"].extents
    slots = {slot.name: values_of(slot) for slot in instances["P0"].slots}
    assert slots == {"TEXT": "Ada", "sure": "yes", "note": "a & b"}
    knows = {slot.name: list(slot.readings()) for slot in instances["K0"].slots}
    assert knows["Arg1"][0].target == "PER-town-P0"
    assert knows["Arg2"][0].target == "PER-town-P1"
    assert knows["since"][0].text == "2001"
    assert not result.warnings


def test_start_and_end() -> None:
    result = read(MAE_OLD)
    assert result.documents[0].text == "Ada <met> Bob."
    kinds = {
        name: [values_of(slot) for slot in instance.slots if slot.name == "TYPE"]
        for name, instance in instances_of(result).items()
    }
    assert kinds == {"P0": ["PATIENT"], "P1": ["DOCTOR"]}


def test_arguments_by_other_names_are_slots() -> None:
    result = read(
        tagged(
            '<A id="a" spans="0~3" text="Ada"/><A id="b" spans="8~11" text="Bob"/>'
            '<M id="m" arg0ID="a" arg0Text="Ada" arg1ID="b" arg1Text="Bob"/>'
            '<G id="g" bossID="a" bossText="Ada" aideID="b" aideText="Bob" placeID="" placeText=""/>'
        )
    )
    names = {name: [slot.name for slot in instance.slots] for name, instance in instances_of(result).items()}
    assert names["m"] == ["Arg1", "Arg2"]
    assert names["g"] == ["boss", "aide"]


def test_identifiers_again_are_numbered_unless_a_link_needs_them() -> None:
    twice = '<A id="a" start="0" end="3" text="Ada"/><A id="a" start="8" end="11" text="Bob"/>'
    result = read(tagged(twice))
    assert len(instances_of(result)) == 2
    (warning,) = result.warnings
    assert "with the identifiers of others" in warning.found
    link = '<L id="l" fromID="a" fromText="Ada" toID="a" toText="Ada"/>'
    with pytest.raises(InputRefused, match="again"):
        read(tagged(twice + link))


@pytest.mark.parametrize(
    ("quote", "unit", "start"),
    [("Bob", OffsetUnit.UTF16, 10), ("ob.", OffsetUnit.CODE_POINTS, 11), ("", OffsetUnit.UTF16, 10)],
)
def test_repeated_texts_tell_the_unit_of_offsets(quote: str, unit: OffsetUnit, start: int) -> None:
    text = f"<T><TEXT>Ada met \U0001f600 Bob.</TEXT><TAGS><A id='a' spans='11~14' text='{quote}'/></TAGS></T>"
    (record,) = scan(Complaints(Source("f", text)))
    assert record.offsets.unit is unit
    assert record.drafts[0].extents[0].start == start


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<T><TAGS/></T>", "no element TEXT"),
        ("<T><TEXT>a</TEXT><TEXT>b</TEXT></T>", "TEXT again"),
        ("<T><TEXT>a</TEXT><TAGS/><TAGS/></T>", "TAGS again"),
        (tagged('<A id="a" spans="x~3"/>'), "'x~3' as spans"),
        (tagged('<A id="a" spans="0~3,-1~-1"/>'), "-1 to -1"),
        (tagged('<A id="a" spans="3~0"/>'), "3 to 0"),
        (tagged('<A id="a" spans="0~99"/>'), "0 to 99"),
        (tagged('<A id="a" start="0"/>'), "'' as end"),
        (tagged('<A id="a" start="one" end="3"/>'), "'one' as start"),
        (tagged('<A id="a" spans="0~9"/>', "\U0001f600").replace("0~9", "1~2"), "1 to 2"),
        (MAE_TOWN[:-20], "not well-formed XML"),
    ],
)
def test_damage(text: str, words: str) -> None:
    with pytest.raises(InputRefused) as caught:
        read(text)
    assert words in str(caught.value)
    assert all(finding.line >= 1 for finding in caught.value.diagnostics)


def test_a_text_that_is_not_the_one_repeated_is_told() -> None:
    result = read(tagged('<A id="a" spans="0~3" text="Eve"/>'))
    (warning,) = result.warnings
    assert "Eve" in warning.found


@given(st.integers(0, len(MAE_TOWN)), st.sampled_from(["", "<", "&", '"', "~", "\0", "9" * 30]))
def test_damage_anywhere_is_refused_or_read(at: int, sign: str) -> None:
    text = MAE_TOWN[:at] + sign + MAE_TOWN[at + len(sign) :]
    result, findings = outcome_of(lambda: read(text))
    assert (result is None) == bool(findings)
    assert all(finding.file and finding.found for finding in findings)
