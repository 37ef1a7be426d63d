"""CoNLL-2012 documents of one part, compared with documents of the same name in formats without parts."""

from pathlib import Path

import pytest

from annotally.scoring.ratios import RatioTally
from annotally.service.adjudication import Adjudication
from annotally.tasks.catalogue import find_task
from annotally.workspace.conversion import convert
from annotally.workspace.facade import OpenRequest, SideInput, Workspace, open_workspace
from support.conllu_samples import row
from support.coreference_samples import conll
from support.small_inputs import write
from support.span_projects import opened

PARTS = conll([("Ada", "(1)"), ("met", "-"), ("her", "(2|(1)"), ("brother", "2)")])
WHOLE = (
    "# newdoc id = town\n# global.Entity = eid-etype-head-other\n# text = Ada met her brother\n"
    + row("1", "Ada", "Entity=(e1--1)")
    + row("2", "met")
    + row("3", "her", "Entity=(e2--2(e1--1)")
    + row("4", "brother", "Entity=e2)")
    + "\n"
)


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    return {
        "conll-coreference": write(tmp_path, "parts.conll", PARTS),
        "conllu": write(tmp_path, "whole.conllu", WHOLE),
    }


def compared(key: str, response: str) -> Workspace:
    sides = (SideInput("key", (key,)), SideInput("response", (response,)))
    return open_workspace(OpenRequest(find_task("coreference"), sides))


def is_perfect(workspace: Workspace) -> bool:
    """Tell whether there are classes and all of them agree by B³."""
    tally = workspace.comparison().table["metric", "b3"]
    assert isinstance(tally, RatioTally)
    return tally.recall_num == tally.recall_den == tally.precision_num == tally.precision_den > 1


@pytest.mark.parametrize(
    ("key", "response", "document"),
    [("conll-coreference", "conllu", "town; part 000"), ("conllu", "conll-coreference", "town")],
)
def test_the_only_part_is_the_document(files: dict[str, str], key: str, response: str, document: str) -> None:
    workspace = compared(files[key], files[response])
    assert workspace.document_ids == (document,)
    assert is_perfect(workspace)
    first = next(iter(workspace.warnings))
    assert first.file == files[response]
    assert str(first.found).endswith("are taken for one: there is no other part")


def test_several_documents_are_counted(tmp_path: Path) -> None:
    key = write(tmp_path, "parts.conll", PARTS + PARTS.replace("town", "village"))
    response = write(tmp_path, "whole.conllu", WHOLE + WHOLE.replace("town", "village"))
    workspace = compared(key, response)
    assert workspace.document_ids == ("town; part 000", "village; part 000")
    assert "town and town; part 000 are taken for one, and 1 more" in str(next(iter(workspace.warnings)))


def test_one_of_several_parts_is_not_the_document(tmp_path: Path, files: dict[str, str]) -> None:
    key = write(tmp_path, "two.conll", PARTS + PARTS.replace("part 000", "part 001"))
    workspace = compared(key, files["conllu"])
    assert set(workspace.document_ids) == {"town; part 000", "town; part 001", "town"}


@pytest.mark.parametrize(
    ("origin", "target"), [("conllu", "conll-coreference"), ("conll-coreference", "conllu")]
)
def test_a_converted_file_is_compared_with_both(
    tmp_path: Path, files: dict[str, str], origin: str, target: str
) -> None:
    layer = "coreference" if origin == "conllu" else None
    side = SideInput("key", (files[origin],), layer=layer)
    (content,) = convert(side, target, drop=["unread", "attributes"]).files
    written = write(tmp_path, f"written.{target}", content.decode())
    for file in files.values():
        assert is_perfect(compared(file, written))
        assert is_perfect(compared(written, file))


@pytest.mark.parametrize("first", ["conll-coreference", "conllu"])
@pytest.mark.parametrize("over", [0, 1])
def test_a_final_key_keeps_the_names_of_the_files_it_is_written_over(
    tmp_path: Path, files: dict[str, str], first: str, over: int
) -> None:
    names = [first, *(name for name in files if name != first)]
    paths = [files[name] for name in names]
    adjudication = opened(paths, tmp_path / "p.annotally", "coreference")
    (document,) = adjudication.session().workspace.document_ids
    decide_all(adjudication, document, over)
    target = tmp_path / f"final{Path(paths[over]).suffix}"
    adjudication.key.export(str(target), names[over], over)
    adjudication.close()
    assert target.read_bytes() == Path(paths[over]).read_bytes()


def decide_all(adjudication: Adjudication, document: str, side: int) -> None:
    rows = list(adjudication.session().state(document).table.objects())
    adjudication.decide(document, rows, "take", [side], "take")


@pytest.mark.parametrize("over", [0, 1])
def test_a_final_key_keeps_names_that_only_the_files_give(tmp_path: Path, over: int) -> None:
    texts = ("Ada\tB-PER\nleft\tO\n", "Ada\tB-LOC\nleft\tO\n")
    paths = [write(tmp_path, f"{name}.conll", text) for name, text in zip("kr", texts, strict=True)]
    adjudication = opened(paths, tmp_path / "p.annotally", "spans")
    decide_all(adjudication, "k", over)
    target = tmp_path / "final.conll"
    adjudication.key.export(str(target), "token-columns", over)
    adjudication.close()
    assert target.read_text(encoding="utf-8") == texts[over]


def test_a_final_key_can_have_parts_where_its_files_have_none(tmp_path: Path) -> None:
    typed = WHOLE.replace("--1", "-person-1").replace("--2", "-person-2")
    path = write(tmp_path, "whole.conllu", typed)
    adjudication = opened([path, path], tmp_path / "p.annotally", "coreference")
    decide_all(adjudication, "town", 0)
    target = tmp_path / "final.conll"
    adjudication.key.export(str(target), "conll-coreference", 0, ["attributes"])
    adjudication.close()
    cells = [line.split("\t")[-1] for line in target.read_text(encoding="utf-8").splitlines()]
    assert cells == ["#begin document (town); part 000", "(e1)", "-", "(e2|(e1)", "e2)", "", "#end document"]
