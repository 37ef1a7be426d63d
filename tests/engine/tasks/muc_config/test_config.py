"""Configuration files as one configuration: values in force, where they come from, edits, parts."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from annotally.model.diagnostics import InputRefused
from annotally.model.text import Source
from annotally.tasks.muc_config.config import DEFAULT, edited_text, load_configuration, read_configuration
from annotally.tasks.muc_config.options import OPTIONS
from support.muc_config_samples import CLASS_DEFS, ELEMENTS, ENTITIES, SLOT_DEFS, configured


def test_values_in_force_come_from_the_file_or_are_defaults() -> None:
    configuration = configured(ENTITIES + ":KEY_FILE gold\n:premodifiers a an\n:scoring_method KEY2KEY\n")
    assert configuration.value("key_file") == "gold"
    assert configuration.values("premodifiers") == ("a", "an")
    assert configuration.value("scoring_method") == "key2key"
    assert configuration.value("response_file") == "responses"
    assert configuration.values("optional_status_slot") == ("STATUS",)  # M23
    assert configured(ELEMENTS).values("optional_status_slot") == ("OBJ_STATUS",)  # M23


def test_every_value_says_where_it_comes_from() -> None:
    configuration = configured(ENTITIES + ":key_file gold\n", "ne.cfg")
    assert configuration.origin("scoring_task") == "ne.cfg:1"
    assert configuration.origin("key_file") == f"ne.cfg:{ENTITIES.count(chr(10)) + 1}"
    assert configuration.origin("response_file") == DEFAULT


@pytest.mark.parametrize(("word", "on"), [("no", False), ("NO", False), ("yes", True), ("maybe", True)])
def test_anything_but_no_sets_a_flag(word: str, on: bool) -> None:
    assert configured(f"{ENTITIES}:dump_map_history {word}\n").flag("dump_map_history") is on
    assert configured(f"{ENTITIES}:use_IE_report_summary {word}\n").flag("use_IE_report_summary") is on


def test_options_may_stand_in_several_files_but_once_in_all() -> None:
    main = Source("main.cfg", ":scoring_task named_entity\n:key_file k\n")
    classes, slots = Source("classes", CLASS_DEFS), Source("slots", SLOT_DEFS)
    configuration = read_configuration([main, classes, slots])
    assert configuration.origin("slot_defs") == "slots:1"
    assert edited_text(configuration.files[0], "response_file", ["r"]) == main.text + ":response_file r\n"
    with pytest.raises(InputRefused, match=r"option key_file again, after main\.cfg:2"):
        read_configuration([main, classes, slots, Source("more", ":key_file other\n")])


def test_findings_stand_in_the_order_of_the_files() -> None:
    source, other_source = Source("b", ":scoring_task x\n:zzz\n"), Source("a", CLASS_DEFS + ":qqq\n")
    with pytest.raises(InputRefused) as refusal:
        read_configuration([source, other_source, Source("c", SLOT_DEFS)])
    places = [(diagnostic.file, diagnostic.line) for diagnostic in refusal.value.diagnostics]
    assert places == [("b", 1), ("b", 2), ("a", CLASS_DEFS.count("\n") + 1)]


def test_an_option_goes_back_to_its_default() -> None:
    text = ELEMENTS + "# words\n:premodifiers a an\n"
    (file,) = configured(text).files
    assert edited_text(file, "PREMODIFIERS", None) == ELEMENTS + "# words\n"
    with pytest.raises(KeyError, match="premodified"):
        edited_text(file, "premodified", None)


def test_files_are_read_with_their_encoding_and_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "ne.cfg"
    path.write_bytes(b"\xef\xbb\xbf" + (ENTITIES + ":key_file clés\n").encode())
    configuration = load_configuration([path])
    assert configuration.value("key_file") == "clés"
    assert configuration.files[0].source.encode().startswith(b"\xef\xbb\xbf:scoring_task")
    path.write_bytes((ENTITIES + ":key_file clés\n").encode("latin-1"))
    with pytest.raises(InputRefused, match=r"ne\.cfg"):
        load_configuration([path])
    assert load_configuration([path], "latin-1").value("key_file") == "clés"


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(InputRefused, match="no such file"):
        load_configuration(["nowhere/ne.cfg"])


PIECES = st.sampled_from(
    [
        *(f":{option.name}" for option in OPTIONS),
        *("enamex", '"enamex enamex scored 0"', '"a b unscored -1"', "'x y", '"enamex t t scored 1 string"'),
        *(
            "named_entity",
            "scenario_template",
            "coreference",
            "",
            '""',
            "#",
            ";",
            ":",
            "é",
            "'",
            '"',
            "-1",
            "\x00",
        ),
    ]
)
JOINTS = st.sampled_from([" ", "\n", "\n\n", "\t", "\r\n", ""])


@given(st.lists(st.tuples(PIECES, JOINTS), max_size=30))
def test_damage_brings_nothing_but_findings(pieces: list[tuple[str, str]]) -> None:
    text = "".join(piece + joint for piece, joint in pieces)
    for sample in (text, f"{ENTITIES}{text}", f"{ELEMENTS}\n{text}"):
        try:
            configuration = configured(sample)
        except InputRefused as refusal:
            diagnostics = refusal.diagnostics
        else:
            diagnostics = configuration.warnings
            assert {option.name: configuration.values(option.name) for option in OPTIONS}
        assert all(
            diagnostic.found and diagnostic.expected and diagnostic.remedy and diagnostic.file == "x.cfg"
            for diagnostic in diagnostics
        )
