"""Small files of XML with annotations inside the text, with as much in them as such files say."""

LETTER = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE letter SYSTEM "letter.dtd">
<letter>
<p>Dear <person id="p1" role="friend &amp; foe">Ada <title>Dr</title>Example</person>, <!-- who? -->
see you in <place sure="yes">Villa</place><br/> on <date>May 3</date>.</p>
<p><![CDATA[Yours, <at last>]]> <person role="">Bob</person><empty/></p>
</letter>
"""
TEI_TOWN = """<?xml version="1.0" encoding="UTF-8"?>
<TEI xmlns="http://www.tei-c.org/ns/1.0">
<teiHeader><fileDesc><titleStmt><title>Town</title></titleStmt></fileDesc></teiHeader>
<standOff>
<spanGrp type="theme">
<span xml:id="s1" from="#w1" to="#w2" ana="#travel">a journey</span>
<span target="#w1 #w3" type="echo"/>
</spanGrp>
<listPerson><person xml:id="ada"/></listPerson>
</standOff>
<text><body>
<p><persName ref="#ada" xml:id="n1"><w xml:id="w1">Ada</w></persName> went to
<rs type="place" key="7"><w xml:id="w2">town</w></rs><pb n="2"/> in
<date when="2001-05">May</date> as <name>she</name> <w xml:id="w3">said</w>.</p>
</body></text>
</TEI>
"""
