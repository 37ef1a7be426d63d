"""Task files of MAT that several tests read."""

TASK = """<?xml version="1.0" encoding="UTF-8"?>
<!-- people and what they do -->
<task name="people" class="Something.Else">
  <languages><language code="en"/></languages>
  <annotation_set_descriptors all_annotations_known="no">
    <annotation_set_descriptor category="token" name="tokens">
      <annotation label="lex"/>
    </annotation_set_descriptor>
    <annotation_set_descriptor name="content" category="content">
      <annotation label="PERSON" d_css="color: red"/>
      <annotation label='ORGANIZATION'/>  <!-- not companies only -->
      <annotation label="RELATION" span="no"/>
      <attribute of_annotation="PERSON, ORGANIZATION" name="nomtype" optional="yes">
        <choice>NAM</choice>
        <choice effective_label="NOMINAL">NOM</choice>
      </attribute>
      <attribute of_annotation="PERSON" name="age" type="int"/>
      <attribute of_annotation="PERSON" name="alias" aggregation="set"/>
      <attribute of_annotation="RELATION" name="arg1" type="annotation">
        <label_restriction label="PERSON"/>
      </attribute>
      <attribute of_annotation="RELATION" name="arg2" type="annotation">
        <label_restriction label="PERSON"/>
        <label_restriction label="ORGANIZATION"/>
      </attribute>
    </annotation_set_descriptor>
  </annotation_set_descriptors>
  <similarity_profile>
    <!-- as printed -->
    <tag_profile true_labels="PERSON,ORGANIZATION">
      <dimension name="_label" weight="2" true_residue=".5"/>
      <dimension name="_span" method="overlap" weight="8" overlap_match_lower_bound=".8"/>
      <dimension name="nomtype" weight="1"/>
    </tag_profile>
    <tag_profile true_labels="RELATION">
      <dimension name="arg1,arg2" weight="2" method="_annotation_set_similarity"/>
    </tag_profile>
  </similarity_profile>
  <similarity_profile name="strict">
    <stratum true_labels="PERSON,ORGANIZATION"/>
    <stratum true_labels="RELATION"/>
  </similarity_profile>
  <score_profile>
    <aggregation name="names" true_labels="PERSON,ORGANIZATION"/>
    <attr_decomposition attrs="nomtype" true_labels="PERSON"/>
    <label_limitation true_labels="PERSON,RELATION"/>
  </score_profile>
  <workflows><workflow name="hand"/></workflows>
</task>
"""
