"""A small project of MMAX2, with as much in it as its files say."""

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
WORDS = f"""{HEAD}<!DOCTYPE words SYSTEM "words.dtd">
<words>
<word id="word_1">Ada</word>
<word id="word_2" pos="V">met</word>
<word id="word_3">Bob</word>
<word id="word_4" hasnps="true" lastinpar="true">.</word>
<!-- second -->
<word id="word_5">She</word>
<word id="word_6">smiled</word>
<word id="word_7">at</word>
<word id="word_8">R&amp;D</word>
<word id="word_9" hasnps="true">!</word>
</words>
"""
COREF = f"""{HEAD}<!DOCTYPE markables SYSTEM "markables.dtd">
<markables xmlns="www.eml.org/NameSpaces/coref">
<markable id="markable_3" span="word_5" coref_class="set_7"  mmax_level="coref"  form="pronoun" />
<markable id="markable_1" span="word_1" coref_class="set_7"  mmax_level="coref"  form="name" />
<markable id="markable_2" span="word_3" coref_class="empty"  bridge="markable_1;ne:markable_1" />
<markable id="markable_4" span="word_6,word_8..word_9" mmax_level="coref"  coref_class="set_9" />
</markables>
"""
NE = f"""{HEAD}<markables xmlns="www.eml.org/NameSpaces/ne">
<markable id="markable_1" span="word_8" tag="ORG &amp; CO"></markable>
</markables>
"""
PROJECT = f"{HEAD}<mmax_project>\n<words>town_words.xml</words>\n</mmax_project>\n"
PATHS = f"""{HEAD}<!DOCTYPE common_paths>
<common_paths>
<basedata_path>Basedata/</basedata_path>
<scheme_path>./Schemes</scheme_path>
<style_path>Styles/</style_path>
<customization_path>Customizations/</customization_path>
<markable_path>Markables/</markable_path>
<views><stylesheet>plain.xsl</stylesheet></views>
<annotations>
<level name="coref" schemefile="coref_scheme.xml" customization_file="colours.xml">$_coref_level.xml</level>
<level name="ne" schemefile="ne_scheme.xml" customization_file="">$_ne_level.xml</level>
</annotations>
</common_paths>
"""
SCHEME = f"""{HEAD}<annotationscheme>
<attribute id="a" name="Coref_class" type="markable_set"><value id="b" name="coref_class"/></attribute>
<attribute id="c" name="bridge" type="markable_pointer"><value id="d" name="set"/></attribute>
</annotationscheme>
"""
PROJECT_FILES = {
    "town.mmax": PROJECT,
    "common_paths.xml": PATHS,
    "Basedata/town_words.xml": WORDS,
    "Markables/town_coref_level.xml": COREF,
    "Markables/town_ne_level.xml": NE,
    "Schemes/coref_scheme.xml": SCHEME,
    "Customizations/colours.xml": f"{HEAD}<customization/>\n",
    "Styles/plain.xsl": f"{HEAD}<stylesheet/>\n",
}
"""All files of the project, by their paths."""
FLAT_FILES = {
    "town_words.xml": WORDS,
    "town.mmax": PROJECT,
    "town_coref_level.xml": COREF,
    "town_ne_level.xml": NE,
}
"""The same without common paths, in one folder."""
