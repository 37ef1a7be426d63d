"""Phones as phonological features, and words written in other ways as their letters (S7).

A sound is a string of feature letters in one fixed order, so that two sounds differ by the letters that must
be taken away and added: the size of the symmetric difference. The sounds of a word are those of its phones,
one behind the other.
"""

import unicodedata

# Consonants (c): b labial, e labiodental or dental, t alveolar, p palatal, k velar, h glottal; s stop,
# f fricative, z sibilant, n nasal, l lateral, r rhotic, g glide; v voiced, u voiceless; o sonorant.
# Vowels (V): H high, M mid, L low; F front, C central, B back; R rounded; T tense; Y, W: a diphthong's end.
_FEATURES = """
    P  cbsu    B  cbsv    T  ctsu    D  ctsv    K  cksu    G  cksv
    F  cbefu   V  cbefv   TH ctefu   DH ctefv   S  ctfzu   Z  ctfzv
    SH cpfzu   ZH cpfzv   CH cpsfzu  JH cpsfzv  HH chfu
    M  cbnvo   N  ctnvo   NG cknvo   L  ctlvo   R  ctrvo   W  cbkgvo  Y  cpgvo
    IY VHFT    IH VHF     EY VMFTY   EH VMF     AE VLF     AA VLB     AO VMLBR
    OW VMBRTW  UH VHBR    UW VHBRT   AH VMC     ER VMCr    AY VLCY    AW VLCW   OY VMBRY
"""

FEATURES: dict[str, str] = dict(zip(_FEATURES.split()[::2], _FEATURES.split()[1::2], strict=True))
"""The features of the 39 phones of the CMU Pronouncing Dictionary, by the dictionary's names."""

_LETTER = 4
"""Weight of a letter that stands for itself: about as many features as a phone has."""


def features(phones: str) -> str:
    """Return the features of phones separated by blanks; a `KeyError` names one that is none."""
    return "".join(map(FEATURES.__getitem__, phones.split()))


def letters(word: str) -> str:
    """Return a word's own letters in place of features: each as often as it weighs, an accent once."""
    decomposed = unicodedata.normalize("NFD", word)
    return "".join(sign if unicodedata.combining(sign) else sign * _LETTER for sign in decomposed)
