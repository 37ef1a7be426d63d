"""From English spelling to sound: rules of our own, tried in order, the first that matches wins (S7).

They need not be right, only alike for words that sound alike: a recogniser's words are themselves guesses.
Words that rules mistake and speech is full of stand in a list of their own, numbers are read out, and what
has no vowel, or is one letter, is spelled.
"""

import re
from collections.abc import Iterator

from annotally.text.phonetics.numbers import NUMBER, said

# Each entry: what stands before / the letters / what stands behind = their phones. Contexts are regular
# expressions; ^ is the beginning of the word, $ its end. Entries of one letter are tried as they stand here.
_RULES = """
A:  ^/A/$=AH  ^/ARE/$=AA R  ^/AR/O=AH R  /AR/R=AE R  /ARE/=EH R  W/AR/=AO R  /AR/=AA R  /AIR/=EH R
    /AIGN/=EY N  /AI/=EY  /AY/=EY  /AU/=AO  /AW/(?:$|[^AEIOU])=AO  W/A/(?=[TSN])=AA  /AL/K=AO  /ALM/=AA M
    /ALL/$=AO L  /AL/[DT]=AO L  /AL/$=AH L  /ALLY/$=AH L IY  /ANGE/=EY N JH  /ATION/=EY SH AH N  /ATE/$=EY T
    /AGE/$=IH JH  /A/[BCDFGKLMNPRSTVZ](?:E|ES|ED|ING)$=EY  /A/[BCDFGKLMNPTVZ]I(?:A|O)=EY  /ABLE/$=AH B AH L
    /AA/=AA  /AE/=IY  [^Q]U/A/=AH  /A/$=AH  /A/=AE
B:  M/B/$=  /BB/=B  /B/=B
C:  /CCH/=K  /CC/[EIY]=K S  /CC/=K  /CK/=K  ^/CH/[RL]=K  S/CH/=K  /CH/(?:AR|OR|EM|OS)=K  /CH/=CH
    /CI/[AO]=SH  S/C/[EIY]=  /C/[EIY]=S  /CQ/=K  /C/=K
D:  /DGE/$=JH  /DG/[EIY]=JH  /DD/=D  /DJ/=JH  /D/=D
E:  ^/EYE/=AY  /EAU/=OW  /EAR/[NLCT]=ER  /EAR/=IH R  /EA/D=EH  /EA/[SV]U=EH  /EA/=IY  /EER/=IH R  /EE/=IY
    /EIGH/=EY  /EI/N=EY  [CN]/EI/=IY  /EI/=AY  /EW/=UW  /EU/=UW  /EY/$=IY  /EY/=EY  [TD]/ED/$=AH D
    [PKSCXFH]/ED/$=T  /ED/$=D  [SZXC]/ES/$=AH Z  SH/ES/$=AH Z  CH/ES/$=AH Z  G/ES/$=AH Z  /ES/$=Z
    /ERE/$=IH R  /ERR/=EH R  /ER/I=IH R  /ER/=ER  /EL/$=AH L  /EN/$=AH N  /EO/=IY AH  ^[^AEIOUY]/E/$=IY
    ^[^AEIOUY][^AEIOUY]/E/$=IY  /E/$=  /E/(?:MENT|LY|FUL|NESS|LESS)$=  ^[BDPR]/E/[^AEIOUY][AEIOUY]=IH
    /E/[BCDFGKLMNPRSTVZ]E$=IY  /E/=EH
F:  /FF/=F  /F/=F
G:  ^/GN/=N  /GN/$=N  /GH/$=  AU/GH/T=  OU/GH/T=  EI/GH/=  I/GH/=  ^/GH/=G  /GH/=G  /GGE/=G EH  /GG/=G
    /GU/[EIY]=G  /GE/$=JH  /GEO/=JH AH  /GIO/=JH AH  /GIA/=JH AH  N/G/$=  ^/GI/[VR]=G IH  ^/GE/T=G EH
    /G/[EIY]=JH  /G/=G
H:  ^/HON/[EO]=AA N  ^/HOUR/=AW ER  [AEIOU]/H/$=  [AEIOU]/H/[^AEIOUY]=  [RKX]/H/=  /H/=HH
I:  ^/I/$=AY  /IGH/=AY  /IGN/=AY N  /IND/$=AY N D  /ILD/$=AY L D  /IRE/$=AY ER  /IR/[AEIOU]=IH R  /IR/=ER
    /IE/$=IY  /IED/$=IY D  /IES/$=IY Z  /IEW/=Y UW  /IE/=IY  /ION/=Y AH N  /IOUS/=IY AH S  /IO/=IY OW
    /IA/$=IY AH  /IA/=IY AH  /ISM/$=IH Z AH M  /ITE/$=AY T  /ISE/$=AY Z  /IZE/=AY Z  /IVE/$=IH V
    /INE/$=AY N  /I/[BCDFGKLMNPSTVZ](?:E|ES|ED|ING)$=AY  /II/=IY  ^/I/[AO]=AY  /I/$=IY  /I/=IH
J:  /J/=JH
K:  ^/K/N=  /KK/=K  /KH/=K  /K/=K
L:  /LL/=L  [BDFGKPTZ]/LE/$=AH L  [BDFGKPTZ]/LES/$=AH L Z  [BDFGKPTZ]/LED/$=AH L D  /L/[FV]E?S?$=  /L/=L
M:  /MM/=M  /M/N$=M  /M/=M
N:  /NN/=N  /NG/[AEIOURL]=NG G  /NG/=NG  /N/K=NG  /NX/=NG K S  M/N/$=  /N/=N
O:  ^/O/'=OW  ^/OF/$=AH V  ^/ONE/=W AH N  /OUGHT/=AO T  /OUGH/$=OW  /OULD/=UH D  /OUS/$=AH S
    /OUR/[^AEIOU]=AO R  /OUR/$=AW ER  /OUP/=UW P  /OU/[NDSTCLE]=AW  /OU/=AW  /OOK/=UH K  /OOD/$=UH D
    /OOR/=AO R  /OO/=UW  /OAR/=AO R  /OA/=OW  /OI/=OY  /OY/=OY  /OWN/$=OW N  [LNRS]/OW/$=OW  [LNRS]/OW/S=OW
    /OW/$=OW  /OW/=AW  /OLD/=OW L D  /OLL/$=OW L  /OST/$=OW S T  W/OR/[KDLMS]=ER  /OR/$=ER  /ORE/$=AO R
    /OR/=AO R  /OVE/$=AH V  /OVER/=OW V ER  /OME/$=AH M  /OTH/ER=AH DH  /ON/$=AH N  /ONS/$=AH N Z
    /O/[BCDFGKLMNPSTVZ](?:E|ES|ED|ING)$=OW  /OE/=OW  /O/[AI]=OW  /O/$=OW  /O/=AA
P:  /PH/=F  /PP/=P  ^/P/[NST]=  /P/=P
Q:  /QUE/$=K  /QU/=K W  /Q/=K
R:  /RR/=R  ^/RH/=R  /R/=R
S:  /SCH/=SH  /SSION/=SH AH N  [AEIOU]/SION/=ZH AH N  /SION/=SH AH N  /SSU/=SH UW  [AEIOU]/SUR/=ZH ER
    /SH/=SH  /SS/=S  /SC/[EIY]=S  [AEIOUY]/S/[AEIOUY]=Z  [BDGLMNRVW]/S/$=Z  [AEIO]/S/$=Z  /S/=S
T:  /TION/=SH AH N  /TIAL/=SH AH L  /TIOUS/=SH AH S  /TIEN/=SH AH N  /TURE/=CH ER  /TU/[AO]=CH UW  /TCH/=CH
    ^/TH/(?:E|IS|AT|EY|EM|EN|ERE|AN|OSE|ESE|US|Y|OUGH)(?:$|[^A-Z])=DH  /THE/R=DH EH  /TH/=TH  /TT/=T
    S/T/LE=  S/T/EN=  /T/=T
U:  ^/UN/[^I]=AH N  ^/U/[NST][AEIOU]=Y UW  Q/U/=W  G/U/[AEI]=W  /UI/=UW  /UY/=AY  /UR/[AEIOU]=UH R  /UR/=ER
    [RLJ]/U/[BCDFGKLMNPSTVZ][AEIOU]=UW  /U/[BCDFGKLMNPSTVZ](?:E|ES|ED|ING|A|I|O)=Y UW  /UE/$=UW  /UE/=UW
    /UL/$=AH L  /ULL/=UH L  /UT/$=AH T  [PB]/U/[LST]=UH  /U/$=UW  /UU/=UW  /U/=AH
V:  /VV/=V  /V/=V
W:  ^/WHO/=HH UW  /WH/=W  ^/WR/=R  [AEO]/W/$=  /W/=W
X:  ^/X/=Z  E/X/[AEIOU]=G Z  /X/=K S
Y:  ^/Y/=Y  ^[^AEIOUY]/Y/$=AY  ^[^AEIOUY][^AEIOUY]/Y/$=AY  /Y/[^AEIOU]E$=AY  /Y/$=IY  [^AEIOU]/Y/=IH  /Y/=Y
Z:  /ZZ/=Z  /Z/=Z
':  [^CFKPQSTXZ]/'S/$=Z  /'/=
"""

_WORDS = """
THE=DH AH  A=AH  AN=AE N  OF=AH V  TO=T UW  DO=D UW  WHO=HH UW  WHOM=HH UW M  WHOSE=HH UW Z  TWO=T UW
NINE=N AY N  NINETY=N AY N T IY  NINETEEN=N AY N T IY N
ONE=W AH N  ONCE=W AH N S  WAS=W AA Z  IS=IH Z  HIS=HH IH Z  AS=AE Z  HAS=HH AE Z  DOES=D AH Z  SAYS=S EH Z
SAID=S EH D  SAY=S EY  YOU=Y UW  YOUR=Y AO R  YOUTH=Y UW TH  THEY=DH EY  THEIR=DH EH R  THERE=DH EH R
WHERE=W EH R  WERE=W ER  ARE=AA R  WHAT=W AH T  THAT=DH AE T  THIS=DH IH S  THESE=DH IY Z  THOSE=DH OW Z
WITH=W IH DH  HAVE=HH AE V  GIVE=G IH V  LIVE=L IH V  GONE=G AO N  DONE=D AH N  NONE=N AH N  SOME=S AH M
COME=K AH M  LOVE=L AH V  ABOVE=AH B AH V  MOVE=M UW V  PROVE=P R UW V  LOSE=L UW Z  SHOE=SH UW  GOES=G OW Z
MANY=M EH N IY  ANY=EH N IY  BEEN=B IH N  AGAIN=AH G EH N  FRIEND=F R EH N D  WOMEN=W IH M AH N
WOMAN=W UH M AH N  PEOPLE=P IY P AH L  ONLY=OW N L IY  BOTH=B OW TH  MOST=M OW S T  ALSO=AO L S OW
WORD=W ER D  WORK=W ER K  WORLD=W ER L D  WANT=W AA N T  WATER=W AO T ER  OTHER=AH DH ER  MOTHER=M AH DH ER
BROTHER=B R AH DH ER  MONEY=M AH N IY  MONTH=M AH N TH  FRONT=F R AH N T  SON=S AH N  WON=W AH N  TON=T AH N
FOUR=F AO R  EIGHT=EY T  YEAR=Y IH R  HEART=HH AA R T  HEAR=HH IH R  EARLY=ER L IY  EARTH=ER TH
GREAT=G R EY T  BREAK=B R EY K  STEAK=S T EY K  BUSY=B IH Z IY  BUSINESS=B IH Z N AH S  SURE=SH UH R
SUGAR=SH UH G ER  ISLAND=AY L AH N D  ENOUGH=IH N AH F  ROUGH=R AH F  TOUGH=T AH F  LAUGH=L AE F
COUGH=K AO F  THROUGH=TH R UW  THOUGH=DH OW  ALTHOUGH=AO L DH OW  COULD=K UH D  WOULD=W UH D  SHOULD=SH UH D
COUNTRY=K AH N T R IY  YOUNG=Y AH NG  TOUCH=T AH CH  TROUBLE=T R AH B AH L  DOUBLE=D AH B AH L
COUPLE=K AH P AH L  GROUP=G R UW P  SOUP=S UW P  ROUTE=R UW T  BLOOD=B L AH D  FLOOD=F L AH D  FOOD=F UW D
PUT=P UH T  PUSH=P UH SH  OUR=AW ER  HOUR=AW ER  HOW=HH AW  NOW=N AW  COW=K AW  ALLOW=AH L AW  DOWN=D AW N
TOWN=T AW N  BROWN=B R AW N  CROWN=K R AW N  ON=AA N  OR=AO R  FOR=F AO R  NOR=N AO R  GET=G EH T
GIRL=G ER L  EYE=AY  MY=M AY  BY=B AY  WHY=W AY  QUEUE=K Y UW  COLONEL=K ER N AH L  NEW=N UW  I'M=AY M
I'VE=AY V  I'LL=AY L  I'D=AY D  WE'RE=W IH R  THEY'RE=DH EH R  YOU'RE=Y AO R  DON'T=D OW N T  WON'T=W OW N T
CAN'T=K AE N T  ISN'T=IH Z AH N T  AREN'T=AA R N T  WASN'T=W AA Z AH N T  DOESN'T=D AH Z AH N T
WOULDN'T=W UH D AH N T  COULDN'T=K UH D AH N T  UH=AH  UM=AH M  MM=M  HM=HH M  HMM=HH M  MR=M IH S T ER
MRS=M IH S IH Z  MS=M IH Z  DR=D AA K T ER  ST=S EY N T  OK=OW K EY  %=P ER S EH N T  &=AE N D  $=D AA L ER
@=AE T  +=P L AH S  ==IY K W AH L Z  #=N AH M B ER  °=D IH G R IY  €=Y UH R OW  £=P AW N D  ¥=Y EH N
"""

_NAMES = """
A=EY B=B_IY C=S_IY D=D_IY E=IY F=EH_F G=JH_IY H=EY_CH I=AY J=JH_EY K=K_EY L=EH_L M=EH_M N=EH_N O=OW P=P_IY
Q=K_Y_UW R=AA_R S=EH_S T=T_IY U=Y_UW V=V_IY W=D_AH_B_AH_L_Y_UW X=EH_K_S Y=W_AY Z=Z_IY
"""


def _entries(table: str) -> Iterator[tuple[str, str]]:
    for entry in re.split(r"\s{2,}|\n", table.strip()):
        before, _, phones = entry.rpartition("=")
        yield before, phones


def _compiled(rules: str) -> dict[str, tuple[re.Pattern[str], list[str]]]:
    """Return, by letter, a pattern with a group for each rule, and the phones of each rule."""
    # All rules of a letter become one pattern: the alternation tries them in order, as rules are defined, and
    # the group that matched tells which. Contexts are look-behind and look-ahead, so the cursor moves by the
    # letters alone.
    compiled = {}
    for block in re.split(r"\n(?=[A-Z']:)", rules.strip()):
        letter, _, entries = block.partition(":")
        choices, sounds = [], []
        for rule, phones in _entries(entries):
            ahead, letters, following = rule.split("/")
            lookahead = f"(?={following})" if following else ""
            choices.append((f"(?<={ahead})" if ahead else "") + f"({letters})" + lookahead)
            sounds.append(phones)
        compiled[letter] = re.compile("|".join(choices)), sounds
    return compiled


_PATTERNS = _compiled(_RULES)
_KNOWN = dict(_entries(_WORDS))
_LETTER_NAMES = {entry[0]: entry[2:].replace("_", " ") for entry in _NAMES.split()}
_PARTS = re.compile(rf"{NUMBER}|[A-Z']+|.", re.DOTALL)
_VOWEL = re.compile("[AEIOUY]")


def english_phones(word: str) -> str:
    """Return the phones, separated by blanks, of a word of A to Z in upper case, digits and signs.

    The phones are those of `phones.FEATURES`. Never fails; what has no sound, as an apostrophe, adds none.
    """
    if (phones := _KNOWN.get(word)) is not None:
        return phones
    if word.isascii() and word.isalpha() and word.isupper():  # one part, as most words are
        return _letters_said(word)
    return " ".join(filter(None, (_part(part[0]) for part in _PARTS.finditer(word))))


def _part(part: str) -> str:
    # From the sure to the unsure: numbers are read out, exceptions looked up, what cannot be a word is
    # spelled letter by letter, and the rules come last.
    if spoken := said(part):
        return " ".join(map(english_phones, spoken))
    if (phones := _KNOWN.get(part)) is not None:
        return phones
    return _letters_said(part)


def _letters_said(part: str) -> str:
    """Return the phones of letters: their names where they cannot be a word, else those of the rules."""
    if len(part) == 1 or not _VOWEL.search(part):
        return " ".join(_LETTER_NAMES.get(letter, "") for letter in part.removesuffix("'S"))
    return " ".join(_sounded(part))


def _sounded(word: str) -> list[str]:
    """Return the phones of a word by the rules, those of each rule together."""
    # One alternation a letter: the group that matched is the number of the rule, so that the first rule of
    # the list wins. Every letter ends with a rule without context, hence always a match and progress.
    said_phones = []
    place, end = 0, len(word)
    while place < end:
        pattern, sounds = _PATTERNS[word[place]]
        match = pattern.match(word, place)
        assert match is not None, "the last rule of every letter asks for nothing"
        assert match.lastindex is not None
        if phones := sounds[match.lastindex - 1]:
            said_phones.append(phones)
        place = match.end()
    return said_phones
