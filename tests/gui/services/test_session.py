from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from annotally.tasks.alignment_options import DifferingChoice
from annotally.tasks.similarity_profile import LabelEquivalence, SimilarityChoice
from annotally.tasks.task_names import file_name, text_name
from annotally_gui.services.recent_files import RecentEntry, as_entry, recent_entries
from annotally_gui.services.session import Further, Session, SessionRequest, request_from, session_from
from annotally_gui.services.settings import Settings

TEXT = st.text(st.characters(exclude_categories=("Cs",)), max_size=12)
PATHS = st.lists(TEXT, max_size=3).map(tuple)
CHOICES = st.builds(
    SimilarityChoice,
    TEXT,
    TEXT,
    TEXT,
    st.lists(st.builds(LabelEquivalence, TEXT.filter(bool), PATHS), max_size=2).map(tuple),
    PATHS,
)
NUMBERS = st.one_of(st.none(), st.integers(0, 99))
DIFFERING = st.builds(
    DifferingChoice,
    PATHS,
    TEXT,
    TEXT,
    TEXT,
    TEXT,
    TEXT,
    NUMBERS,
    NUMBERS,
    NUMBERS,
    TEXT,
    PATHS,
    st.one_of(st.none(), st.booleans()),
    TEXT,
)
REQUESTS = st.builds(
    SessionRequest,
    TEXT,
    PATHS,
    PATHS,
    PATHS,
    st.tuples(TEXT, TEXT),
    st.one_of(st.none(), st.just("latin-1")),
    st.booleans(),
    st.tuples(st.one_of(st.none(), TEXT), st.one_of(st.none(), TEXT)),
    st.booleans(),
    CHOICES,
    TEXT,
    st.booleans(),
    DIFFERING,
    st.lists(
        st.builds(Further, TEXT.filter(bool), PATHS.filter(bool), st.one_of(st.none(), TEXT.filter(bool))),
        max_size=2,
    ).map(tuple),
    st.booleans(),
)
SESSIONS = st.builds(
    Session, st.one_of(st.none(), REQUESTS), st.booleans(), TEXT, TEXT, TEXT, st.integers(0, 10**9)
)
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), TEXT),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(TEXT, inner, max_size=3)),
)


@given(SESSIONS)
def test_a_session_comes_back_as_it_was(session: Session) -> None:
    assert session_from(session.to_mapping()) == session


@given(REQUESTS)
def test_a_recent_entry_comes_back_as_it_was(request: SessionRequest) -> None:
    (entry,) = recent_entries((as_entry(request),))
    assert entry.request == request


@given(
    st.dictionaries(
        st.sampled_from(["request", "sample", "document", "selection", "filter", "scroll", "task", "key"]),
        JSON,
    )
)
def test_damaged_data_never_raises(data: object) -> None:
    assert session_from(data).scroll >= 0
    request_from(data)


def test_damaged_recent_entries_are_left_out() -> None:
    assert recent_entries(("{", "[]", '{"task": 3}', "null")) == ()


def test_a_session_survives_the_settings_file(settings: Settings) -> None:
    session = Session(
        SessionRequest("muc4", (), ("/k",), ("/r",), ("gold", "ours")), False, "d", "s", "state:MIS", 7
    )
    settings.change(session=session.to_mapping())
    settings.save()
    assert session_from(Settings(settings.path).values.session) == session


def test_a_recent_comparison_says_which_configuration_it_goes_by(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("k.sgm", "r.sgm", "ne.cfg")]
    for file in files:
        file.touch()
    key, response, configuration = map(str, files)

    def entry(task: str) -> RecentEntry:
        return RecentEntry(SessionRequest(task, (), (key,), (response,), ("key", "ours")))

    plain = f"ours against key   {tmp_path}"
    assert entry("muc4").title == plain
    assert entry(file_name(configuration)).title == f"{plain}   by ne.cfg"
    assert entry(text_name(configuration, ":a")).title == f"{plain}   changed configuration"
    files[2].unlink()
    assert entry(file_name(configuration)).missing() == configuration
    assert entry(text_name(configuration, ":a")).missing() == ""


def test_a_project_is_called_after_its_file_and_needs_only_that(tmp_path: Path) -> None:
    request = SessionRequest("", project=str(tmp_path / "mine.annotally"))
    entry = RecentEntry(request)
    assert entry.title == f"mine, project   {tmp_path}"
    assert entry.missing() == request.project
    (tmp_path / "mine.annotally").touch()
    assert not entry.missing()
