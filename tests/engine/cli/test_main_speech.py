"""Named entities in speech on the command line: options, reports, formats of transcripts, damage."""

import csv
import io
import json
import re
import sys
from functools import partial
from pathlib import Path

import pytest

from annotally.cli.main import main
from annotally.text.phonetics import espeak as voices
from annotally.text.phonetics.espeak import Speaker
from support.espeak_samples import FewWords

REF = """<DOC><DOCNO> cnn </DOCNO>
And <ENAMEX TYPE="PERSON">Newt Gingrich</ENAMEX> of <ENAMEX TYPE="LOCATION">Georgia</ENAMEX> can't speak.
</DOC>
"""
CTM = """cnn 1 0.0 0.2 AND
cnn 1 0.2 0.3 <ENAMEX TYPE="PERSON">NEW
cnn 1 0.5 0.3 GINGRICH</ENAMEX> 0.9
cnn 1 0.8 0.1 OF
cnn 1 0.9 0.4 <ENAMEX TYPE="PERSON">GEORGIA</ENAMEX>
cnn 1 1.3 0.1 CAN
cnn 1 1.4 0.1 NOT
cnn 1 1.5 0.3 SPEAK
"""
PAGE = """\
                   POS  ACT  COR  INC  MIS  SPU  NON    REC    PRE      F   SER

Components
  type               2    2    1    1    0    0    0   50.0   50.0   50.0  50.0
  extent             2    2    2    0    0    0    0  100.0  100.0  100.0   0.0
  content            2    2    1    1    0    0    0   50.0   50.0   50.0  50.0

Entities
  enamex/location    3    3    2    1    0    0    0   66.7   66.7   66.7  33.3
  enamex/person      3    3    2    1    0    0    0   66.7   66.7   66.7  33.3

All components       6    6    4    2    0    0    0   66.7   66.7   66.7  33.3

Words       words  correct  substituted  deleted  inserted  left out  error rate %
                7        5            2        0         1         0          42.9
"""


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    ref, hyp = tmp_path / "ref.sgm", tmp_path / "hyp.ctm"
    ref.write_text(REF, "utf-8")
    hyp.write_text(CTM, "utf-8")
    return ref, hyp


def score(files: tuple[Path, Path], *more: str) -> int:
    ref, hyp = map(str, files)
    return main(["score", "--task", "speech-named-entity", "--key", ref, "--response", hyp, *more])


def test_a_page_of_components_entities_and_all(
    files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(files) == 0
    shown_output = capsys.readouterr()
    assert shown_output.out.startswith(PAGE)
    assert "texts aligned in 1 of 1 documents: phonetic" in shown_output.out
    assert "the text of document cnn differs" in shown_output.err
    assert score(files, "--by-document") == 0
    assert capsys.readouterr().out.startswith(f"Document cnn\n{PAGE}\nAll documents\n{PAGE}")


def test_the_tolerance_the_components_and_the_mapping_are_options(
    files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    def totals(*more: str) -> dict[str, int]:
        assert score(files, "--format", "json", *more) == 0
        return json.loads(capsys.readouterr().out)["totals"]["tally"]

    assert totals("--extent-tolerance", "0")["COR"] == 4  # NEW stands for NEWT at the same bar
    assert totals("--components", "extent,type")["POS"] == 4
    assert totals("--optimal-mapping") == totals()
    assert totals("--aligner", "one-to-one") == totals()
    assert totals("--muc-mode")["POS"] == 4


def test_json_and_csv_have_every_component(
    files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(files, "--format", "json") == 0
    value = json.loads(capsys.readouterr().out)
    sections = [(row["section"], row["name"]) for row in value["rows"]]
    assert sections == [
        ("component scores", "type"),
        ("component scores", "extent"),
        ("component scores", "content"),
        ("entity scores", "enamex/location"),
        ("entity scores", "enamex/person"),
        ("all components", "all components"),
        ("word errors", "words"),
    ]
    assert value["rows"][-1]["measures"]["slot_error_rate"] == pytest.approx(3 / 7)
    assert value["totals"]["measures"]["slot_error_rate"] == pytest.approx(2 / 6)
    assert value["pairs"][0]["facets"]["content"] == {"status": "INC", "value": 0.0}
    assert [child["rule"] for child in value["pairs"][0]["children"]] == [
        "type-same",
        "extent-same",
        "content-error",
    ]
    assert score(files, "--format", "csv") == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["slot_error_rate"] for row in rows[:3]] == ["0.5", "0.0", "0.5"]


def test_a_mapping_file_counts_in_the_signature_and_in_the_words(
    files: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    glm = tmp_path / "x.glm"
    glm.write_text(';;\n* name "x"\n[NEW] => [NEWT] / [ ] __ [ ]\n', "utf-8")
    assert score(files, "--glm", str(glm), "--format", "json") == 0
    value = json.loads(capsys.readouterr().out)
    assert value["totals"]["tally"]["COR"] == 5
    assert " | glm " in value["signature"]
    glm.write_text(glm.read_text("utf-8") + "[A] =>\n", "utf-8")
    assert score(files, "--glm", str(glm)) == 0
    assert "warning: " + str(glm) + ":4:" in capsys.readouterr().err
    assert score(files, "--glm", str(tmp_path / "none.glm")) == 1
    assert "none.glm: no such file" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (("--extent-tolerance", "-1"), "'-1' is no number of words"),
        (("--extent-tolerance", "x"), "'x' is no number of words"),
        (("--components", "types"), "name one or more of type, extent, content"),
        (("--tags", ","), "no tag"),
        (("--muc-mode", "--extent-tolerance", "1"), "--extent-tolerance: --muc-mode compares"),
        (("--details", "x.csv"), "--details: for comparisons by similarity only"),
    ],
)
def test_wrong_usage(
    files: tuple[Path, Path], more: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(files, *more) == 2
    assert message in capsys.readouterr().err


def test_the_options_are_for_this_task(files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    ref, hyp = map(str, files)
    sides = ["--key", ref, "--response", hyp]
    assert main(["score", "--task", "named-entity", *sides, "--align", "auto", "--glm", "x"]) == 2
    assert "--align, --glm: for texts that may differ" in capsys.readouterr().err
    assert main(["score", "--config", ref, *sides, "--muc-mode"]) == 2
    assert "--muc-mode: for --task speech-named-entity, not for a configuration" in capsys.readouterr().err
    assert main(["score", "--task", "named-entity", *sides, "--skip-incomplete"]) == 2
    assert "and of speech only" in capsys.readouterr().err


def test_the_signature_counts_the_documents_whose_texts_are_aligned(
    files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    same = files[0], files[0]
    assert score(same) == 0
    assert "texts aligned" not in capsys.readouterr().out
    assert score(same, "--align", "always", "--aligner", "one-to-one") == 0
    assert "texts aligned in 1 of 1 documents: one-to-one" in capsys.readouterr().out


def test_words_may_be_said_by_a_voice_which_the_signature_tells(
    files: tuple[Path, Path], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = FewWords()
    monkeypatch.setattr(voices, "_speaker", partial(Speaker, few, ""))
    assert score(files, "--sounds", "voice:en") == 0
    assert " | voice:en (espeakng-loader" in capsys.readouterr().out
    assert ("en", "new") in few.heard
    assert score(files, "--sounds", "voice:zz") == 1
    assert "voice:zz: eSpeak NG has no voice for 'zz'" in capsys.readouterr().err


def test_a_voice_that_is_not_installed_is_refused_and_other_names_are_not_understood(
    files: tuple[Path, Path], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    voices._speaker.cache_clear()
    monkeypatch.setitem(sys.modules, "espeakng_loader", None)
    assert score(files, "--sounds", "voice:de") == 1
    assert (
        "install the package espeakng-loader (eSpeak NG, licensed under the GPL 3.0)"
        in capsys.readouterr().err
    )
    assert score(files, "--sounds", "voice:de", "--aligner", "one-to-one") == 0, "nothing is said aloud"
    assert "voice:" not in capsys.readouterr().out
    for name in ("voice:", "german", "voice:../de"):
        assert score(files, "--sounds", name) == 2
        assert (
            f"'{name}' is no pronunciation rule set; choose english, letters or voice:LANGUAGE"
            in capsys.readouterr().err
        )


def test_c5_texts_that_differ_are_refused_on_request(
    files: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(files, "--align", "never") == 1
    assert "the text of document cnn differs from" in capsys.readouterr().err


def test_c6_one_document_where_the_reference_has_many(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ref, hyp = tmp_path / "ref.trn", tmp_path / "hyp.trn"
    ref.write_text("SO <ENAMEX>NEWT</ENAMEX> (a-1)\nSAID (a-2)\nHE (a-3)\n", "utf-8")
    hyp.write_text("SO <ENAMEX>NEWT</ENAMEX> SAID HE (all-1)\n", "utf-8")
    assert score((ref, hyp)) == 1
    message = capsys.readouterr().err
    assert "one document in response, all-1; key has 3: a-1, a-2, a-3" in message
    assert "split the document where those start and end" in message
    hyp.write_text("SO <ENAMEX>NEWT</ENAMEX> (a-1)\n", "utf-8")
    assert score((ref, hyp)) == 1
    assert "2 documents are in key but not in response: a-2, a-3; " in capsys.readouterr().err
    assert score((ref, hyp), "--skip-incomplete") == 0
    assert "they are skipped (--skip-incomplete)" in capsys.readouterr().err
    ref.write_text("SO <ENAMEX>NEWT</ENAMEX> (a-1)\nSAID (a-2)\n", "utf-8")
    assert score((ref, hyp)) == 1
    assert "document a-2 is in key but not in response; " in capsys.readouterr().err
    assert score((ref, hyp), "--skip-incomplete") == 0
    assert "it is skipped (--skip-incomplete)" in capsys.readouterr().err


def test_a_hypothesis_without_words_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ref, hyp = tmp_path / "ref.trn", tmp_path / "hyp.trn"
    ref.write_text("SO <ENAMEX>NEWT</ENAMEX> (a-1)\nSAID (a-2)\n", "utf-8")
    hyp.write_text("(a-1)\n(a-2)\n", "utf-8")
    assert score((ref, hyp)) == 1
    assert "response: no words" in capsys.readouterr().err
    hyp.write_text("(a-1)\n<ENAMEX>SAID</ENAMEX> (a-2)\n", "utf-8")
    assert score((ref, hyp)) == 0
    assert "response: no words in document a-1, 2 in key" in capsys.readouterr().err


def test_other_tags_and_types(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ref, hyp = tmp_path / "ref.stm", tmp_path / "hyp.stm"
    ref.write_text('cnn 1 x 0 1 <e t="ORG">GENERAL MOTORS</e> SAID\n', "utf-8")
    hyp.write_text('cnn 1 x 0 1 <e t="ORG">GENERAL MOTORS</e> SAYS\n', "utf-8")
    assert score((ref, hyp), "--tags", "E", "--type-attribute", "T") == 0
    assert "\n  E/org           3    3    3" in capsys.readouterr().out


def test_c5_annotators_of_speech_stand_on_the_same_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = []
    for name, word in (("a", "SAID"), ("b", "SAID"), ("c", "SAID"), ("d", "SAYS")):
        paths.append(tmp_path / f"{name}.trn")
        paths[-1].write_text(f"<ENAMEX>NEWT</ENAMEX> {word} (a-1)\n", "utf-8")
    agreement = ["agreement", "--task", "speech-named-entity"]
    assert main([*agreement, *map(str, paths[:3])]) == 0
    assert re.search(r"Pairwise F +1\.0000  3\n", capsys.readouterr().out)
    assert main([*agreement, *map(str, paths)]) == 1
    assert "the text of document a-1 differs" in capsys.readouterr().err


def test_words_sound_as_a_lexicon_or_letters_say_and_weights_decide_about_groups(
    files: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def words(*more: str) -> dict[str, int]:
        assert score(files, "--format", "json", *more) == 0
        return json.loads(capsys.readouterr().out)["rows"][-1]["tally"]

    assert words() == words("--spelling-weight", "1", "--group-weight", "4", "--sounds", "english")
    assert words("--group-weight", "1000") == words("--aligner", "one-to-one")
    lexicon = tmp_path / "x.dict"
    lexicon.write_text("GEORGIA  JH AO1 R JH AH0\n", "utf-8")
    assert score(files, "--lexicon", str(lexicon)) == 0
    assert " | lexicon " in capsys.readouterr().out
    lexicon.write_text("GEORGIA  JH QQ\n", "utf-8")
    assert score(files, "--lexicon", str(lexicon)) == 1
    assert "'QQ', in the pronunciation of GEORGIA, is not a phone" in capsys.readouterr().err
    assert score(files, "--group-weight", "1001") == 2
    assert "'1001' is no weight" in capsys.readouterr().err


def test_mapping_rules_without_effect_are_warned_about(
    files: tuple[Path, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    glm = tmp_path / "x.glm"
    glm.write_text(";;\n[NEW] => [NEWT] / [ ] __ [ ]\n", "utf-8")
    assert score((files[0], files[0]), "--glm", str(glm)) == 0
    assert "the global mapping rules have no effect" in capsys.readouterr().err
