from annotally_gui.services.guide.history import History


def test_back_and_forward_as_in_a_browser() -> None:
    history: History[str] = History()
    assert history.shown is None
    history.leave("nothing to leave")
    assert history.step(-1) is None
    for place in "abc":
        history.visit(place)
    assert (history.shown, history.can_go_back, history.can_go_forward) == ("c", True, False)
    history.leave("c, scrolled")
    assert [history.step(-1), history.step(-1), history.step(-1)] == ["b", "a", None]
    assert (history.can_go_back, history.can_go_forward) == (False, True)
    assert [history.step(1), history.step(1)] == ["b", "c, scrolled"]
    history.step(-1)
    history.visit("d")
    assert not history.can_go_forward, "c was dropped"
    assert history.step(-1) == "b"
