"""Chains of CorefUD's CoNLL-U come back from CoNLL-2012 as they were."""

from pathlib import Path

from annotally.cli.main import main
from annotally.formats.base import ReadOptions
from annotally.formats.io import read
from annotally.model.chains import classes, references

COREFUD = """# newdoc id = d1
# global.Entity = eid-etype-head-other
# sent_id = s1
# text = Ada met her friend Bo .
1	Ada	_	_	_	_	_	_	_	Entity=(e1-person-1-)
2	met	_	_	_	_	_	_	_	_
3	her	_	_	_	_	_	_	_	Entity=(e2-person-2-(e1-person-1-)
4	friend	_	_	_	_	_	_	_	_
5	Bo	_	_	_	_	_	_	_	Entity=(e7-name-1)e2)
6	.	_	_	_	_	_	_	_	_

# sent_id = s2
# text = She left him there .
1	She	_	_	_	_	_	_	_	Entity=(e1-person-1-)
2	left	_	_	_	_	_	_	_	_
3	him	_	_	_	_	_	_	_	Entity=(e2-person-1-)
4	there	_	_	_	_	_	_	_	Entity=(e3-place-1-)
5	.	_	_	_	_	_	_	_	_

"""


def chains(path: Path) -> list[tuple[str, list[tuple[int, int]]]]:
    """Return the chains of a file of one document: the entity of each, and the places of its mentions."""
    options = ReadOptions(layer="coreference" if path.suffix == ".conllu" else None)
    result = read([path], options)
    ((name, annotated),) = result.annotations.documents.items()
    instances = tuple(annotated.instances)
    return sorted(
        (
            instances[group[0]].name.partition(".")[0],
            sorted((extent.start, extent.end) for member in group for extent in instances[member].extents),
        )
        for group in classes(references(name, instances, options.ref_slot))
    )


def test_chains_of_corefud_come_back_from_conll_2012(tmp_path: Path) -> None:
    first, conll, back = (tmp_path / name for name in ("a.conllu", "b.conll", "c.conllu"))
    first.write_text(COREFUD, encoding="utf-8")
    to_conll = ["convert", "--to", "conll-coreference", "--layer", "coreference", str(first), str(conll)]
    assert main([*to_conll, "--drop", "attributes,unread"]) == 0
    assert "(e1)" in conll.read_text(encoding="utf-8")
    assert main(["convert", str(conll), str(back), "--drop", "unread"]) == 0
    expected = chains(first)
    assert [name for name, _ in expected] == ["e1", "e2", "e3", "e7"]
    assert [len(places) for _, places in expected] == [3, 2, 1, 1]
    assert chains(conll) == expected
    assert chains(back) == expected
