"""What is declared a request, and that nothing else is one."""

import pytest

from annotally.service.adjudication import Adjudication
from annotally.service.editing import Editing
from annotally.service.requests import (
    RequestDeclaration,
    RequestName,
    declaration_of,
    name_of,
    request,
    requests_of,
)
from annotally.service.server import Service
from support.declared_requests import PATHS, SERVICE


class Counting:
    """Answers two requests; what else it can do is its own."""

    def __init__(self) -> None:
        self.count = 0

    @request
    def add(self, number: int) -> int:
        self.count += number
        return self.count

    @request(interleaved=True, opening=True)
    def look(self) -> int:
        return self.count

    def reset(self) -> None:
        self.count = 0


def test_a_declaration_says_the_name_and_how_it_may_be_answered() -> None:
    assert declaration_of(Counting.add) == RequestDeclaration(
        "Counting.add", interleaved=False, opening=False
    )
    assert declaration_of(Counting().look) == RequestDeclaration(
        "Counting.look", interleaved=True, opening=True
    )
    assert declaration_of(Counting.reset) is None
    assert declaration_of(3) is None


def test_only_declared_methods_are_requests_of_an_object() -> None:
    counting = Counting()
    requests = requests_of(counting, object())
    assert list(requests) == ["Counting.add", "Counting.look"]
    assert requests["Counting.add"](2) == 2
    assert requests["Counting.look"]() == counting.count == 2


def test_a_request_has_its_name_with_and_without_the_service() -> None:
    assert (
        name_of(Adjudication.decide) == name_of(RequestName("Adjudication.decide")) == "Adjudication.decide"
    )
    for undeclared in (Adjudication.leave, Counting.reset, "Adjudication.decide"):
        with pytest.raises(TypeError, match="not declared"):
            name_of(undeclared)


def test_every_request_of_the_service_is_answered_by_its_own_method() -> None:
    for name, method in SERVICE.requests.items():
        assert name_of(method) == name
        assert name == f"{type(method.__self__).__name__}.{method.__name__}"  # type: ignore[attr-defined]
    assert len(PATHS) == len(set(PATHS.values())) == len(SERVICE.requests)
    assert name_of(Editing.write) in SERVICE.requests
    assert name_of(Service.open) in SERVICE.requests
