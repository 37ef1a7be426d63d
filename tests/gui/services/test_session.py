from hypothesis import given
from hypothesis import strategies as st

from annotally.tasks.alignment_options import DifferingChoice
from annotally.tasks.similarity_profile import LabelEquivalence, SimilarityChoice
from annotally.tasks.text_tolerance import USUAL_TOLERANCE, Realigner, TextTolerance, WordAlignmentChoice
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
WORDS = st.builds(WordAlignmentChoice, TEXT, TEXT, TEXT, NUMBERS, NUMBERS)
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
    st.builds(TextTolerance, st.floats(0, 100), st.sampled_from(Realigner), PATHS, WORDS),
    st.lists(st.integers(0, 8), max_size=2).map(tuple),
)
SESSIONS = st.builds(
    Session,
    st.one_of(st.none(), REQUESTS),
    st.booleans(),
    TEXT,
    TEXT,
    TEXT,
    st.integers(0, 10**9),
    st.integers(-1, 8),
)
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), TEXT),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(TEXT, inner, max_size=3)),
)


@given(SESSIONS)
def test_a_session_comes_back_as_it_was(session: Session) -> None:
    assert session_from(session.to_mapping()) == session


@given(
    st.dictionaries(
        st.sampled_from(
            ["request", "sample", "document", "selection", "filter", "scroll", "task", "key", "text_side"]
        ),
        JSON,
    )
)
def test_damaged_data_never_raises(data: object) -> None:
    assert session_from(data).scroll >= 0
    assert session_from(data).text_side >= -1
    request_from(data)


def test_a_session_survives_the_settings_file(settings: Settings) -> None:
    session = Session(
        SessionRequest("muc4", (), ("/k",), ("/r",), ("gold", "ours")), False, "d", "s", "state:MIS", 7
    )
    settings.change(session=session.to_mapping())
    settings.save()
    assert session_from(Settings(settings.path).values.session) == session


def test_a_tolerance_of_a_damaged_file_is_the_usual_one() -> None:
    words = {"glm": 3, "sounds": None, "spelling": True, "group": "4"}
    damaged = {"percent": True, "realigner": "by ear", "edges": "blanks", "words": words}
    request = request_from({"task": "spans", "tolerance": damaged})
    assert request is not None
    assert request.tolerance == USUAL_TOLERANCE
