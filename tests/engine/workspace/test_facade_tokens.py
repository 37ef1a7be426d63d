"""Token-column files are compared by token position; altered tokens are listed, other counts refused (C5)."""

from pathlib import Path

import pytest

from annotally.model.diagnostics import InputRefused
from annotally.tasks.catalogue import find_task
from annotally.workspace.facade import OpenRequest, SideInput, open_workspace
from support.coreference_samples import conll, opened
from support.findings import without_differences
from support.small_inputs import write

KEY = conll([("Ada", "(1"), ("Example", "1)"), ("left", "-"), ("", ""), ("She", "(1)"), ("came", "-")])
TOWN = "town; part 000"


def test_altered_tokens_are_listed_with_their_lines(tmp_path: Path) -> None:
    response = KEY.replace("Example", "Exmple").replace("came", "ran")
    workspace = opened(tmp_path, KEY, response, suffix="conll")
    key = tmp_path / "key.conll"
    texts = [str(warning) for warning in workspace.warnings]
    assert [line.split("response.conll")[1] for line in texts] == [
        f":3:10: token 2 of document {TOWN} is altered: 'Exmple'; expected 'Example' as in {key};"
        " the documents are compared by token position",
        f":7:10: token 5 of document {TOWN} is altered: 'ran'; expected 'came' as in {key};"
        " the documents are compared by token position",
    ]
    assert workspace.document(TOWN).text == "Ada Example left\nShe came\n"
    placed = [instance.extents for instance in workspace.sides.sets[1].documents[TOWN].instances]
    assert placed == [instance.extents for instance in workspace.sides.sets[0].documents[TOWN].instances]
    assert workspace.corpus_row(TOWN).f == 1


def test_sentences_may_end_elsewhere(tmp_path: Path) -> None:
    response = "\n".join(line for line in KEY.splitlines() if line) + "\n"
    workspace = opened(tmp_path, KEY, response, suffix="conll")
    assert workspace.warnings == ()
    assert workspace.corpus_row(TOWN).f == 1


def test_a_file_without_words_gives_way_to_one_with_them(tmp_path: Path) -> None:
    bare = "\n".join(
        line if line.startswith("#") or not line else f"town {line.split()[-1]}" for line in KEY.splitlines()
    )
    for key, response in ((KEY, bare + "\n"), (bare + "\n", KEY)):
        workspace = opened(tmp_path, key, response, suffix="conll")
        assert without_differences(workspace.warnings) == ()
        assert workspace.document(TOWN).text == "Ada Example left\nShe came\n"
        assert workspace.corpus_row(TOWN).f == 1
        assert workspace.tree(TOWN).texts[0][1] == "Ada Example"


@pytest.mark.parametrize(
    ("rows", "text"),
    [
        ([("Ada", "-"), ("left", "-")], ":3:10: document town; part 000 has 2 tokens, 5 in"),
        ([("Ada", "-"), ("Example", "-"), ("left", "-"), ("She", "-")], "differ from token 5: the end"),
        ([], ":0: document town; part 000 has 0 tokens"),
    ],
)
def test_other_counts_are_refused_with_the_place(
    tmp_path: Path, rows: list[tuple[str, str]], text: str
) -> None:
    with pytest.raises(InputRefused) as caught:
        opened(tmp_path, KEY, conll(rows), suffix="conll")
    (diagnostic,) = caught.value.diagnostics
    assert text.replace(":0:", ":") in str(diagnostic)
    assert diagnostic.expected
    assert "alignment" in diagnostic.remedy


def test_tokens_and_running_text_are_not_compared_by_position(tmp_path: Path) -> None:
    key = write(tmp_path, "key.conll", KEY.replace("; part 000", ""))
    text = write(tmp_path, "town.txt", "Ada Exmple left")
    sides = (SideInput("key", (key,)), SideInput("response", (key,)))
    with pytest.raises(InputRefused, match="differs from"):
        open_workspace(OpenRequest(find_task("coreference"), sides, (text,)))
