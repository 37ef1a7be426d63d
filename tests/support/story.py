"""What a person does, told in sentences that begin with the words of an action in its menu.

``Take A, 3 times → 12 decided``: the action, how often, and how many objects are decided then. What comes
after a colon is chosen or written where the action asks for something.
"""

import re
from pathlib import Path

from annotally_gui.actions.catalogue import ACTIONS
from annotally_gui.actions.registry import plain_text
from annotally_gui.dialogs.annotation import AnnotationDialog
from annotally_gui.dialogs.export_key import ExportKeyDialog
from annotally_gui.dialogs.pair_with import PairWithDialog
from annotally_gui.dialogs.rules import RulesDialog
from annotally_gui.models.final_words import rule_title
from support.adjudication_steps import decided, shot, verdicts
from support.driver import Driver

SENTENCE = re.compile(
    r"(?P<act>.+?)(?:: (?P<what>.+?))?(?:, (?P<times>\d+) times)?(?: → (?P<decided>\d+) decided)?"
)
IDS = {plain_text(spec.text): spec.id for spec in ACTIONS}
"""The ids of actions by their words."""


class Story:
    """One window in which things are done; ``pictures`` begins the names of its pictures."""

    def __init__(self, driver: Driver, folder: Path, pictures: str = "story") -> None:
        self.driver, self._folder, self._pictures = driver, folder, pictures
        self.told = 0
        """How many sentences were told."""
        self._asking = {
            "decide.rules": self._rule,
            "decide.edit": self._write,
            "decide.pair_list": self._pair,
            "file.export_key": self._export,
        }

    def tell(self, sentences: str) -> None:
        """Do what sentences say, one a line."""
        for line in filter(None, map(str.strip, sentences.splitlines())):
            self._do(line)
            self.told += 1
            shot(self.driver, f"{self._pictures}-{self.told:02}")

    def _do(self, sentence: str) -> None:
        match = SENTENCE.fullmatch(sentence)
        assert match is not None, sentence
        driver, action_id = self.driver, IDS[match["act"]]
        for _ in range(int(match["times"] or 1)):
            action = driver.context.actions.action(action_id)
            driver.until(action.isEnabled)
            action.trigger()
            if action_id in self._asking:
                self._asking[action_id](match["what"] or "")
            driver.idle()
        if match["decided"]:
            expected = int(match["decided"])
            assert decided(driver) == expected, f"{sentence}: {decided(driver)} are decided"

    def _rule(self, name: str) -> None:
        """Run the rule of a name that begins so."""
        dialog = self.driver.dialog(RulesDialog)
        assert isinstance(dialog, RulesDialog)
        names = [rule_title(name, 2) for name in dialog._names]
        at = next(number for number, candidate_name in enumerate(names) if candidate_name.startswith(name))
        for _ in range(at):
            self.driver.keys("Down")
        self.driver.until(lambda: dialog._names.index(dialog.current) == at)
        self.driver.until(dialog.run_button.isEnabled)
        self.driver.idle()
        previous_count = verdicts(self.driver).totals.ruled
        self.driver.keys("Return")
        self.driver.until(lambda: verdicts(self.driver).totals.ruled > previous_count)
        self.driver.idle()
        self.driver.keys("Escape")
        self.driver.until(lambda: self.driver._open(RulesDialog) is None)
        self._back()

    def _write(self, words: str) -> None:
        """Write the first slot of an annotation anew."""
        dialog = self.driver.dialog(AnnotationDialog)
        assert isinstance(dialog, AnnotationDialog)
        field = dialog.editors[0].fields[0]
        self.driver.until(field.hasFocus)
        self.driver.keys("ctrl+a")
        self.driver.write(words)
        self.driver.until(lambda: field.text() == words)
        dialog.keep_button.click()
        self.driver.until(lambda: self.driver._open(AnnotationDialog) is None)
        self._back()

    def _pair(self, _whom: str) -> None:
        """Pair with what comes first."""
        dialog = self.driver.dialog(PairWithDialog)
        assert isinstance(dialog, PairWithDialog)
        self.driver.until(dialog.pair_button.isEnabled)
        self.driver.keys("Return")
        self.driver.until(lambda: self.driver._open(PairWithDialog) is None)
        self._back()

    def _export(self, name: str) -> None:
        dialog = self.driver.dialog(ExportKeyDialog)
        assert isinstance(dialog, ExportKeyDialog)
        self.driver.until(dialog.export_button.isEnabled)
        dialog.place.setText(str(self._folder / name))
        self.driver.keys("Return")
        self.driver.until(lambda: self.driver._open(ExportKeyDialog) is None)
        self._back()

    def _back(self) -> None:
        self.driver.activate()
        self.driver.mapping.tree.setFocus()
