"""Sounds in the signs of the International Phonetic Alphabet as the features of phones (S7).

Sounds that English has are those of the CMU Pronouncing Dictionary; others have letters of the same kind.
Marks that change a sound only a little take no part: stress, length, tone, diacritics above, below or behind
a sign.
"""

import re
import unicodedata

from annotally.text.phonetics.phones import FEATURES

_ENGLISH = """
    p P  b B  t T  d D  k K  ɡ G  g G  f F  v V  θ TH  ð DH  s S  z Z  ʃ SH  ʒ ZH  tʃ CH  dʒ JH  tɕ CH  dʑ JH
    tʂ CH  dʐ JH  ʧ CH  ʤ JH  h HH  m M  n N  ŋ NG  l L  ɫ L  ɭ L  ɹ R  ɻ R  r R  w W  j Y
    ʈ T  ɖ D  ɓ B  ɗ D  ɠ G  ɕ SH  ʂ SH  ʑ ZH  ʐ ZH  ħ HH  ɳ N
    i IY  ɪ IH  ᵻ IH  eɪ EY  ɛ EH  æ AE  ɑ AA  ɔ AO  oʊ OW  əʊ OW  ʊ UH  u UW  ʌ AH  ə AH  ɜ ER  ɚ ER  ɝ ER
    ε EH  aɪ AY  aʊ AW  ɔɪ OY  ɔø OY  ɔʏ OY
"""
# The letters of `annotally.text.phonetics.phones`, in the same order.
_OTHERS = """
    c cpsu   ɟ cpsv   ʄ cpsv   q cksu   ɢ cksv   ʛ cksv   ʔ chsu   ɸ cbfu   β cbfv   ç cpfu   ʝ cpfv
    x ckfu   ɣ ckfv   χ ckfu   ɧ cpkfu  ʜ chfu   ʕ chfv   ʢ chfv   ɦ chfv   ɬ ctflu  ɮ ctflv
    ɱ cbenvo ɲ cpnvo  ɴ cknvo  ʎ cplvo  ʟ cklvo  ɺ ctlrvo ɾ ctsrv  ɽ ctsrv  ʁ ckrvo  ʀ ckrvo  ʙ cbrvo
    ʦ ctsfzu ʣ ctsfzv ʋ cbegvo ɥ cbpgvo ɰ ckgvo  ʍ cbkgu
    e VMFT   ø VMFRT  œ VMFR   ɶ VLFR   y VHFRT  ʏ VHFR   ɨ VHC    ʉ VHCR   ɯ VHBT   ɤ VMBT
    o VMBRT  ɒ VLBR   ɐ VLC    a VLC    ɘ VMC    ɵ VMCR   ɞ VMCR
"""

IPA: dict[str, str] = {
    **{
        sound: FEATURES[phone]
        for sound, phone in zip(_ENGLISH.split()[::2], _ENGLISH.split()[1::2], strict=True)
    },
    **dict(zip(_OTHERS.split()[::2], _OTHERS.split()[1::2], strict=True)),
}
"""The features of sounds, by their signs."""

_SOUND = re.compile("|".join(sorted(IPA, key=len, reverse=True)))


def ipa_features(pronounced: str) -> str:
    """Return the features of sounds one behind the other; signs that stand for none add nothing."""
    # The longest sign first (`_SOUND`): affricates and diphthongs are written with the signs of their parts.
    plain = "".join(map(_base, unicodedata.normalize("NFC", pronounced)))
    return "".join(IPA[sound] for sound in _SOUND.findall(plain))


def _base(sign: str) -> str:
    """Return a sign without marks above or below it; a sound's own cedilla stays."""
    if sign in IPA:
        return sign
    return "".join(part for part in unicodedata.normalize("NFD", sign) if not unicodedata.combining(part))
