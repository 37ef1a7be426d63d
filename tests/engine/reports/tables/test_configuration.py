"""A configuration as rows and as a table."""

from annotally.reports.tables.configuration import option_rows, options_text
from annotally.tasks.muc_config.options import OPTIONS
from support.muc_config_samples import ELEMENTS, ENTITIES, configured

GIVEN = ELEMENTS + ":premodifiers a an\n:doc_sections DOC\n:equatable_objects\n"


def test_there_is_a_row_for_every_option_with_its_value_and_origin() -> None:
    rows = {row.name: row for row in option_rows(configured(GIVEN, "te.cfg"))}
    assert list(rows) == [option.name for option in OPTIONS]
    assert rows["premodifiers"].values == ("a", "an")
    assert (rows["premodifiers"].origin, rows["premodifiers"].given) == ("te.cfg:9", True)
    assert (rows["key_file"].values, rows["key_file"].origin) == (("keys",), "default")
    assert not rows["key_file"].given
    assert rows["optional_status_slot"].default == ("OBJ_STATUS",)  # M23
    assert not rows["doc_sections"].applies
    assert rows["template_name"].applies is False


def test_the_table_lists_what_matters_and_says_what_has_no_effect() -> None:
    lines = options_text(configured(GIVEN, "te.cfg")).splitlines()
    assert lines[0].split() == ["option", "value", "from"]
    starts = [line.split()[0] for line in lines]
    assert "template_name" not in starts
    assert lines[starts.index("premodifiers")].split() == ["premodifiers", "a", "te.cfg:9"]
    assert lines[starts.index("premodifiers") + 1].split() == ["an"]
    assert lines[starts.index("doc_sections")].endswith("te.cfg:10, without effect on this task")
    assert lines[starts.index("equatable_objects")].split() == ["equatable_objects", "(none)", "te.cfg:11"]
    assert lines[starts.index("muc_base_directory")].split()[1] == '""'
    assert all(line == line.rstrip() for line in lines)


def test_only_what_is_given_can_be_asked_for() -> None:
    lines = options_text(configured(ENTITIES, "ne.cfg"), given_only=True).splitlines()
    assert {line.split()[-1] for line in lines if not line.startswith(" ")} == {
        "from",
        "ne.cfg:1",
        "ne.cfg:2",
        "ne.cfg:6",
    }
