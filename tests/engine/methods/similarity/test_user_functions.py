"""Methods that the owner of a task defines: what they are given, what they may return, how they fail."""

from fractions import Fraction
from pathlib import Path

import pytest

from annotally.methods.similarity import user_functions
from annotally.methods.similarity.user_functions import Functions
from annotally.model.diagnostics import Diagnostic, InputRefused, Severity, error
from annotally.model.instances import Instance
from annotally.model.wording import NO_WORDS
from annotally.tasks.definition import TaskDefinition
from annotally.tasks.similarity_profile import PartitionDecomposition, ScoreProfile
from engine.methods.similarity.test_comparer import instances
from support.similarity_samples import To, attribute, compared, dimension, note, profile, spanned, task

MODULE = """
from fractions import Fraction

seen = []

def near(one, other, tolerance="1"):
    seen.append((one, other))
    return abs(one - other) <= int(tolerance)

def tenth(one, other):
    return 0.1

def third(one, other):
    return Fraction(1, 3)

def same_initial(one, other):
    return int(str(one)[0] == str(other)[0])

def ends(one, other):
    return int(one[0] == other[0]) / 2 + int(one[1] == other[1]) / 2

def alike(one, other):
    return int(getattr(one, "attributes", one) == getattr(other, "attributes", other))

def as_one(one, other):
    return int(repr(sorted(one.items(), key=str)) == repr(sorted(other.items(), key=str)))

def shown(one, other):
    raise RuntimeError(f"{one!r} {other!r}")

def too_much(one, other):
    return 1.5

def no_number(one, other):
    return "1"

def borne(one, other):
    return int(hasattr(one, "span")) / 2 + int(getattr(one, "label", one) == "T") / 2

def length(annotation):
    return "long" if annotation.span[1] - annotation.span[0] > 3 else "short"

nothing = 3
"""


@pytest.fixture
def module(tmp_path: Path) -> str:
    path = tmp_path / "own.py"
    path.write_text(MODULE, encoding="utf-8")
    return str(path)


LABEL = spanned(
    "X",
    attribute("n", "int"),
    attribute("s", "string", "set"),
    attribute("l", "string", "list"),
    attribute("to", "annotation"),
    attribute("all", "annotation", "set"),
    attribute("row", "annotation", "list"),
)


def using(module: str, name: str, method: str, **options: str) -> TaskDefinition:
    return task(
        spanned("T", attribute("n", "int")),
        LABEL,
        profiles=[profile("X", dimension("_span", 1), dimension(name, 1, method, **options))],
        strata=["T", "X"],
        module=module,
    )


def value(
    chosen: TaskDefinition, first_instances: list[Instance], second_instances: list[Instance]
) -> Fraction:
    (why,) = [
        n.why
        for n in instances(compared(chosen, first_instances, second_instances))
        if n.why is not None and n.name == "X"
    ]
    result = next(d for d in why.dimensions if d.method not in ("", "overlap"))
    return Fraction(*result.similarity)


def x(end: int = 9, **values: object) -> Instance:
    return note("X", "1", (0, end), **values)  # type: ignore[arg-type]  # fields by name


def test_values_are_typed_and_options_go_by_name(module: str) -> None:
    assert value(using(module, "n", "near"), [x(n="3")], [x(n="4")]) == 1
    assert value(using(module, "n", "near"), [x(n="3")], [x(n="5")]) == 0
    assert value(using(module, "n", "near", tolerance="2"), [x(n="3")], [x(n="5")]) == 1
    assert value(using(module, "n", "near"), [x(n="3")], [x()]) == 0
    assert value(using(module, "n", "near"), [x()], [x()]) == 1


def test_a_float_is_what_it_is_printed_as(module: str) -> None:
    assert value(using(module, "n", "tenth"), [x(n="3")], [x(n="4")]) == Fraction(1, 10)
    assert value(using(module, "n", "third"), [x(n="3")], [x(n="4")]) == Fraction(1, 3)


def test_sets_are_assigned_and_lists_taken_in_turn(module: str) -> None:
    method = using(module, "s", "same_initial")
    assert value(method, [x(s=["ab", "cd"])], [x(s=["c", "a", "e"])]) == Fraction(2, 3)
    method = using(module, "l", "same_initial")
    assert value(method, [x(l=["ab", "cd"])], [x(l=["c", "a", "e"])]) == 0
    assert value(method, [x(l=["ab", "cd"])], [x(l=["a", "x", "e"])]) == Fraction(1, 3)


def test_label_and_span(module: str) -> None:
    assert value(using(module, "_label", "same_initial"), [x()], [x()]) == 1
    assert value(using(module, "_span", "ends"), [x()], [x(8)]) == Fraction(1, 2)
    spanless = [note("X", "1")]
    assert value(using(module, "_span", "ends"), spanless, spanless) == 1


def test_annotations_have_label_span_and_attributes(module: str) -> None:
    chosen = using(module, "to", "alike")
    targets = [note("T", "a", (20, 22), n="1"), note("T", "b", (30, 32), n="2")]
    first, second = (x(to=To("T", name)) for name in "ab")
    assert value(chosen, [first, *targets], [first, *targets]) == 1
    assert value(chosen, [first, *targets], [second, *targets]) == 0
    nowhere = x(to=To("T", "zz"))
    assert value(chosen, [nowhere], [nowhere]) == 1
    undeclared = [note("U", "u", (50, 52), n="1")]
    first = x(to=To("U", "u"))
    assert value(chosen, [first, *undeclared], [first, *undeclared]) == 1
    named = using(module, "to", "borne")
    assert value(named, [x(to=To("T", "a")), *targets], [x(to=To("T", "b")), *targets]) == 1
    assert value(named, [nowhere], [nowhere]) == 0
    in_turn = using(module, "row", "alike")
    both_ways = ([x(row=[To("T", name) for name in names]), *targets] for names in ("ab", "ba"))
    assert value(in_turn, *both_ways) == 0
    both = using(module, "all", "alike")
    assert value(
        both, [x(all=[To("T", "a"), To("T", "b")]), *targets], [x(all=[To("T", "b")]), *targets]
    ) == Fraction(1, 2)


def test_several_attributes_are_given_by_name(module: str) -> None:
    chosen = using(module, "n,s,l,gone", "as_one")
    first_instances = [x(n="1", s=["p"], l=["q", "r"])]
    assert value(chosen, first_instances, first_instances) == 1
    assert value(chosen, first_instances, [x(n="1", s=["p"], l=["r", "q"])]) == 0
    with_links = using(module, "n,to,all", "as_one")
    nowhere = [x(n="1", to=To("T", "zz"), all=[To("T", "yy")])]
    assert value(with_links, nowhere, nowhere) == 1
    for changed in ({"to": To("T", "yy")}, {"all": [To("T", "yy"), To("T", "zz")]}):
        second_instances = [x(**{"n": "1", "to": To("T", "zz"), "all": [To("T", "yy")], **changed})]
        assert value(with_links, nowhere, second_instances) == 0


def test_partitions_have_rows(module: str) -> None:
    score = ScoreProfile(
        partition_decompositions=(PartitionDecomposition("length", ("X",)), PartitionDecomposition("length"))
    )
    chosen = task(LABEL, spanned("T"), module=module, score=score)
    unit = compared(chosen, [x(), note("X", "2", (20, 22))], [note("T", "3", (30, 40))])
    subsets = {key[1:]: tally.counts() for key, tally in unit.table.items() if len(key) == 4}
    assert subsets == {
        ("X", "subset", "length=long"): (0, 0, 0, 1, 0),
        ("X", "subset", "length=short"): (0, 0, 0, 1, 0),
        ("T", "subset", "length=long"): (0, 0, 0, 0, 1),
    }


def test_a_partition_is_of_the_labels_it_lists(module: str) -> None:
    score = ScoreProfile(partition_decompositions=(PartitionDecomposition("length", ("X",)),))
    unit = compared(task(LABEL, spanned("T"), module=module, score=score), [x()], [note("T", "3", (30, 40))])
    assert {key[1:] for key in unit.table if len(key) == 4} == {("X", "subset", "length=long")}


NUMBER = ("a number from 0 to 1", "correct the function")
VALUES = ("a function that takes these values", "correct the function")
NAME = ("a function of that name", "define the function there")


def refusal(chosen: TaskDefinition) -> Diagnostic:
    with pytest.raises(InputRefused) as caught:
        value(chosen, [x(n="1")], [x(n="2")])
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.severity, diagnostic.line, diagnostic.column) == (Severity.ERROR, 0, 0)
    return diagnostic


@pytest.mark.parametrize(
    ("method", "text", "expected"),
    [
        ("shown", "shown failed: RuntimeError: 1 2", VALUES),
        ("too_much", "too_much returned 1.5", NUMBER),
        ("no_number", "no_number returned '1'", NUMBER),
        ("absent", "there is no function absent", NAME),
        ("nothing", "there is no function nothing", NAME),
    ],
)
def test_what_fails_names_module_and_function(
    module: str, method: str, text: str, expected: tuple[str, str]
) -> None:
    reported_refusal = refusal(using(module, "n", method))
    assert (
        reported_refusal.file,
        reported_refusal.found,
        reported_refusal.expected,
        reported_refusal.remedy,
    ) == (module, text, *expected)


def test_a_partition_that_fails_names_itself(module: str) -> None:
    score = ScoreProfile(partition_decompositions=(PartitionDecomposition("shown"),))
    reported_refusal = refusal(task(LABEL, spanned("T"), module=module, score=score))
    assert reported_refusal.found.startswith("shown failed: TypeError: ")


def test_modules_that_cannot_be_loaded(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text("def broken(:\n", encoding="utf-8")
    for name, result, expected in (
        (
            "own.py",
            "cannot be loaded: SyntaxError: ",
            ("a Python module", "correct the module, or choose another"),
        ),
        (
            "none.py",
            "cannot be loaded: FileNotFoundError: ",
            ("a Python module", "correct the module, or choose another"),
        ),
        ("own.txt", "is not a Python module", ("a file that ends in .py", "choose another file")),
    ):
        path = str(tmp_path / name)
        reported_refusal = refusal(using(path, "n", "near"))
        assert reported_refusal.found.startswith(result)
        assert (reported_refusal.file, reported_refusal.expected, reported_refusal.remedy) == (
            path,
            *expected,
        )


def test_a_method_that_is_nowhere_asks_for_a_module() -> None:
    reported_refusal = refusal(using("", "n", "near"))
    assert (
        reported_refusal.file,
        reported_refusal.found,
        reported_refusal.expected,
        reported_refusal.remedy,
    ) == (
        "the task",
        "there is no method near",
        "a built-in method",
        "give the Python module that defines it",
    )


def test_a_dimension_of_a_plugin_is_called_where_the_module_has_none_and_its_refusal_passes(
    module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def longer(first: str, second: str) -> int:
        if not second:
            raise error("example 1.0", 0, 0, NO_WORDS, NO_WORDS, NO_WORDS)
        return int(len(first) > len(second))

    monkeypatch.setattr(user_functions, "plugin_dimension", lambda name: longer if name == "longer" else None)
    for path in ("", module):
        compare = Functions(path).dimension("longer", ())
        assert compare("abc", "d") == 1
        with pytest.raises(InputRefused, match=r"example 1\.0"):
            compare("abc", "")
