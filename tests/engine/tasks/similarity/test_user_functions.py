"""What a module has is read without running it; how many values a function takes says what it is good for."""

from fractions import Fraction
from pathlib import Path

import pytest

from annotally.tasks.similarity.user_functions import NO_METHODS, OwnMethods, needs_own_methods, own_methods
from annotally.tasks.similarity_profile import Dimension, PartitionDecomposition, ScoreProfile, TagProfile
from annotally.tasks.similarity_profile import SimilarityProfile as Profile

MODULE = '''
"""Run, it would leave a mark."""
from pathlib import Path
from elsewhere import shared as borrowed
import math

Path(__file__).with_name("run").touch()
made = math.gcd

def near(one, other, tolerance="1", *, unit="years"):
    return 1

def decade(annotation, digits="1"):
    return "x"

def any_number(*values, **options):
    return 0

def three(one, two, three):
    return 0

def _private(one, other):
    return 0

class Callable:
    pass
'''


def written(folder: Path, text: str) -> OwnMethods:
    (folder / "methods.py").write_text(text, encoding="utf-8")
    return own_methods(str(folder / "methods.py"))


def test_functions_are_listed_with_their_options_and_nothing_is_run(tmp_path: Path) -> None:
    own_text = written(tmp_path, MODULE)
    assert not (tmp_path / "run").exists()
    assert [function.name for function in own_text.functions] == ["near", "decade", "any_number", "three"]
    assert [own_function.name for own_function in own_text.taking(2)] == ["near", "decade", "any_number"]
    assert [own_function.name for own_function in own_text.taking(1)] == ["decade", "any_number"]
    near = own_text.named("near")
    assert near is not None
    assert near.options == ("tolerance", "unit")
    assert own_text.named("three") is not None
    assert own_text.named("_private") is None


def test_what_may_be_there_is_not_said_to_be_missing(tmp_path: Path) -> None:
    own_text = written(tmp_path, MODULE)
    assert [name for name in ("near", "borrowed", "made", "Callable", "far") if own_text.may_have(name)] == [
        *("near", "borrowed", "made", "Callable"),
    ]
    assert not written(tmp_path, "import math").may_have("math.gcd")
    for text in ("from elsewhere import *", "try:\n    import x\nexcept ImportError:\n    x = None"):
        assert written(tmp_path, text).may_have("far")


@pytest.mark.parametrize(
    ("text", "value"), [("def f(:\n", "is not a Python module: line 1"), ("\0", "is not a Python module")]
)
def test_what_is_no_module_is_said(tmp_path: Path, text: str, value: str) -> None:
    own_text = written(tmp_path, text)
    assert own_text.functions == ()
    assert own_text.problem.startswith(value)


def test_a_module_that_is_not_there_is_said() -> None:
    assert own_methods("no/such/methods.py").problem == "cannot be read: No such file or directory"
    assert own_methods("") is NO_METHODS


@pytest.mark.parametrize(
    ("method", "needed"),
    [("", False), ("overlap", False), ("_annotation_set_similarity", False), ("near", True)],
)
def test_a_module_is_needed_by_methods_the_program_does_not_have(method: str, needed: bool) -> None:
    profile = Profile(tag_profiles=(TagProfile(("A",), (Dimension("x", Fraction(1), method),)),))
    assert needs_own_methods(profile, ScoreProfile()) is needed
    rows = ScoreProfile(partition_decompositions=(PartitionDecomposition("decade"),))
    assert needs_own_methods(profile, rows)
