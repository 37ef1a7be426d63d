"""Which files a comparison writes."""

from annotally.tasks.report_outputs import DEFAULT_OUTPUTS, Outputs


def test_files_come_in_the_order_of_the_manual() -> None:
    assert list(DEFAULT_OUTPUTS.names("templates")) == ["scores", "summary", "history"]
    assert list(DEFAULT_OUTPUTS.names("coreference")) == ["scores", "summary", "history", "partitions"]


def test_event_mentions_and_similarity_have_the_score_report_alone() -> None:
    assert DEFAULT_OUTPUTS.names("event-mentions") == {"scores": "scores"}
    assert DEFAULT_OUTPUTS.names("similarity") == {"scores": "scores"}


def test_a_report_without_a_name_is_not_written() -> None:
    assert Outputs(report_summary="", map_history="h").names("templates") == {
        "scores": "scores",
        "history": "h",
    }
