"""Random trees made by the real engine."""

from collections.abc import Callable

from hypothesis import strategies as st

from annotally.model.instances import Instance
from annotally.reports.tree.unit_tree import TreeTable
from support.forest_builders import entity, trees

TEXTS = ("a", "A b", "b\nc", "ab  c", "Straße", "İx", "c.", "")
VALUES = ("PERSON", "ORGANIZATION", "person x")


@st.composite
def _entities(draw: Callable[[st.SearchStrategy[object]], object]) -> tuple[Instance, ...]:
    rows = draw(
        st.lists(
            st.tuples(
                st.sampled_from(TEXTS),
                st.integers(0, 6),
                st.sampled_from(VALUES),
                st.lists(st.sampled_from(TEXTS), max_size=2),
            ),
            max_size=4,
        )
    )
    assert isinstance(rows, list)
    return tuple(
        entity(n + 1, text, place * 4, value, more) for n, (text, place, value, more) in enumerate(rows)
    )


def corpora(max_documents: int = 3) -> st.SearchStrategy[list[TreeTable]]:
    """Return the trees of a few documents with a few entities each."""
    documents = st.lists(st.tuples(_entities(), _entities()), max_size=max_documents)
    return documents.map(
        lambda pairs: trees({f"d{n}": (list(key), list(rsp)) for n, (key, rsp) in enumerate(pairs)})[0]
    )
