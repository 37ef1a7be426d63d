"""Two texts for the service behind the pipe, and what it sends."""

REF = """<DOC><DOCNO> cnn </DOCNO>
And <ENAMEX TYPE="PERSON">Newt Gingrich</ENAMEX> of <ENAMEX TYPE="LOCATION">Georgia</ENAMEX>
can't speak.
</DOC>
"""
CTM = """cnn 1 0.0 0.2 AND
cnn 1 0.2 0.3 <ENAMEX TYPE="PERSON">NEWT
cnn 1 0.5 0.3 GOOD
cnn 1 0.6 0.3 RICH</ENAMEX> 0.9
cnn 1 0.8 0.1 OF
cnn 1 0.9 0.4 <ENAMEX TYPE="PERSON">GEORGIA</ENAMEX>
cnn 1 1.3 0.1 CAN
cnn 1 1.4 0.1 NOT
cnn 1 1.5 0.3 SPEAK
"""


class Sent(list[tuple[str, object]]):
    def __call__(self, kind: str, value: object) -> None:
        self.append((kind, value))
