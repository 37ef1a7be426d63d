"""WebAnno TSV files for tests, of invented sentences."""

SPAN = "#T_SP=webanno.custom.Thing|value|note"
BARE = "#T_SP=webanno.custom.Bare|"
FRAME = "#T_SP=webanno.custom.Frame|sense|ROLE_webanno.custom.Frame:Roles_webanno.custom.FrameRolesLink|{}"
CHAIN = "#T_CH=webanno.custom.SameLink|referenceType|referenceRelation"
RELATION = "#T_RL=webanno.custom.Tie|kind|BT_webanno.custom.Thing"
TOKEN = "de.tudarmstadt.ukp.dkpro.core.api.segmentation.type.Token"


def webanno(*lines: str, layers: tuple[str, ...] = (), version: str = "3.3") -> str:
    """Return a file of these layers; lines of cells are separated by blanks, an empty one ends a sentence.

    A line that begins with ``#`` stands as it is. The cells of a token come behind its word, or none.
    """
    body = "".join(f"{line}\n" if not line or line[0] == "#" else _row(line) for line in lines)
    header = "".join(f"{layer}\n" for layer in layers)
    return f"#FORMAT=WebAnno TSV {version}\n{header}\n\n{body}"


def _row(line: str) -> str:
    return "".join(f"{cell}\t" for cell in line.split(" ")) + "\n"


TOWN = webanno(
    "#Text=Ada Example saw her old house.",
    "1-1 0-3 Ada A[1] *[1] _ _ seer;seen 1-1[1];1-4 p[1] *->1-1 _ _",
    "1-2 4-11 Example A[1] *[1] _ _ _ _ p[1] *->1-1 _ _",
    "1-3 12-15 saw _ _ * see _ * _ _ _ _",
    "1-4 16-19 her B[2]|C\\|c[3] x\\_y[2]|*[3] _ _ _ _ p[1] of->1-2 own|see 1-1[1_2]|1-1[1_3]",
    "1-5 20-23 old _ _ _ _ _ _ _ _ _ _",
    "1-6 24-29 house D * _ _ _ _ q[2] *->2-1 own 1-4[3_0]",
    "1-6.1 26-29 use _ _ * _ _ _ _ _ _ _",
    "1-7 29-30 . _ _ _ _ _ _ _ _ _ _",
    layers=(SPAN, BARE, FRAME.format("webanno.custom.Thing"), CHAIN, RELATION),
)
"""Every kind of layer; numbers, stacks, escapes, a sub-token, links of one feature, two chains."""
