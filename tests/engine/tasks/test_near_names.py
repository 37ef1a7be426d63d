"""The nearest known name is suggested in place of an unknown one."""

from annotally.tasks.near_names import nearest


def test_the_nearest_name_is_offered_only_where_one_is_near() -> None:
    assert nearest("Key_fil", ("response_file", "key_file")) == "key_file"
    assert nearest("zzz", ("response_file", "key_file")) == ""
