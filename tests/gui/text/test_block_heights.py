from itertools import accumulate

from hypothesis import given
from hypothesis import strategies as st

from annotally_gui.text.block_heights import BlockHeights

SIZES = st.integers(0, 50)


@given(st.lists(SIZES, min_size=1, max_size=40), st.lists(st.tuples(st.integers(0, 39), SIZES), max_size=20))
def test_sums_and_searches_equal_naive_ones_after_any_corrections(
    sizes: list[int], corrections: list[tuple[int, int]]
) -> None:
    heights = BlockHeights(sizes)
    for block, size in corrections:
        sizes[block % len(sizes)] = size
        heights.set(block % len(sizes), size)
    tops = [0, *accumulate(sizes)]
    assert [heights.top(n) for n in range(len(sizes) + 1)] == tops == heights.tops()
    assert heights.total == tops[-1]
    assert [heights[n] for n in range(len(sizes))] == sizes
    for y in range(-1, tops[-1] + 2):
        covering = [n for n in range(len(sizes)) if tops[n] <= y < tops[n + 1]]
        assert heights.find(y) in (covering or [0 if y < 0 else len(sizes) - 1, 0])
