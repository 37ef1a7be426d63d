<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
 <context>
  <name>annotally</name>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>   → {choice}</source>
   <translation>   → {choice}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <location filename="gui/annotally_gui/widgets/matching_field.py"/>
   <source> %</source>
   <translation> %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source> ({count:,} more outside the filter)</source>
   <translation> ({count:,} more outside the filter)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source> / </source>
   <translation> / </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source> and </source>
   <translation> and </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source> and {count} more</source>
   <translation> and {count} more</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source> or </source>
   <translation> or </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source> pt</source>
   <translation> pt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>! {conflict}: resolve it in Decide › Unresolved.</source>
   <translation>! {conflict}: resolve it in Decide › Unresolved.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>! {title}</source>
   <translation>! {title}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>! {words}</source>
   <translation>! {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>"{key}" again</source>
   <translation>"{key}" again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>"{key}" twice in one object</source>
   <translation>"{key}" twice in one object</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/unread.py"/>
   <source>"{member}" of annotations</source>
   <translation>"{member}" of annotations</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/unread.py"/>
   <source>"{member}" of documents</source>
   <translation>"{member}" of documents</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/unread.py"/>
   <source>"{member}" of the file</source>
   <translation>"{member}" of the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/unread.py"/>
   <source>"{member}" of {owner}</source>
   <translation>"{member}" of {owner}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>##start#end# after the text of a fill</source>
   <translation>##start#end# after the text of a fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>##start#end# with start first</source>
   <translation>##start#end# with start first</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>##start#end#file</source>
   <translation>##start#end#file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>#BeginOfDocument</source>
   <translation>#BeginOfDocument</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>#FORMAT=WebAnno TSV 3.3 in the first line</source>
   <translation>#FORMAT=WebAnno TSV 3.3 in the first line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>#FORMAT=WebAnno TSV 3.3, or another version 3</source>
   <translation>#FORMAT=WebAnno TSV 3.3, or another version 3</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>#T_SP=, #T_CH= or #T_RL= and the name of a layer</source>
   <translation>#T_SP=, #T_CH= or #T_RL= and the name of a layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>#Text= before its tokens</source>
   <translation>#Text= before its tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>#begin document (NAME); part 000</source>
   <translation>#begin document (NAME); part 000</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>#begin document before it</source>
   <translation>#begin document before it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>#end document after its last token</source>
   <translation>#end document after its last token</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>#end document without #begin document</source>
   <translation>#end document without #begin document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/reasons.py"/>
   <source>&amp;0  no reason</source>
   <translation>&amp;0  no reason</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>&amp;About Annotally</source>
   <translation>&amp;About Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Add annotation…</source>
   <translation>&amp;Add annotation…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>&amp;Add dimension</source>
   <translation>&amp;Add dimension</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Add files…</source>
   <translation>&amp;Add files…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Agreement</source>
   <translation>&amp;Agreement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;Aligner</source>
   <translation>&amp;Aligner</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>&amp;Alignment…</source>
   <translation>&amp;Alignment…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;All</source>
   <translation>&amp;All</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;Annotators and final</source>
   <translation>&amp;Annotators and final</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>&amp;Assign</source>
   <translation>&amp;Assign</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Back</source>
   <translation>&amp;Back</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Back up</source>
   <translation>&amp;Back up</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Back up project…</source>
   <translation>&amp;Back up project…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Bootstrap intervals</source>
   <translation>&amp;Bootstrap intervals</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Browse…</source>
   <translation>&amp;Browse…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>&amp;Cancel</source>
   <translation>&amp;Cancel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/recent_menu.py"/>
   <source>&amp;Clear list</source>
   <translation>&amp;Clear list</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Clear recent files</source>
   <translation>&amp;Clear recent files</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>&amp;Close</source>
   <translation>&amp;Close</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Close comparison</source>
   <translation>&amp;Close comparison</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Collapse all</source>
   <translation>&amp;Collapse all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Comment…</source>
   <translation>&amp;Comment…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>&amp;Compare two files or folders…</source>
   <translation>&amp;Compare two files or folders…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Copy</source>
   <translation>&amp;Copy</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Copy score table</source>
   <translation>&amp;Copy score table</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Corpus</source>
   <translation>&amp;Corpus</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Create</source>
   <translation>&amp;Create</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>&amp;Dark</source>
   <translation>&amp;Dark</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Decide</source>
   <translation>&amp;Decide</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Disagreements only</source>
   <translation>&amp;Disagreements only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>&amp;Discard</source>
   <translation>&amp;Discard</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>&amp;Dismiss</source>
   <translation>&amp;Dismiss</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Document done</source>
   <translation>&amp;Document done</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Edit</source>
   <translation>&amp;Edit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/reasons.py"/>
   <source>&amp;Edit the list…</source>
   <translation>&amp;Edit the list…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>&amp;Edit…</source>
   <translation>&amp;Edit…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Expand all</source>
   <translation>&amp;Expand all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Export</source>
   <translation>&amp;Export</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Export filtered list as CSV…</source>
   <translation>&amp;Export filtered list as CSV…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>&amp;Export here</source>
   <translation>&amp;Export here</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <source>&amp;Export…</source>
   <translation>&amp;Export…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;File</source>
   <translation>&amp;File</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;Final only</source>
   <translation>&amp;Final only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Find in text…</source>
   <translation>&amp;Find in text…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Font</source>
   <translation>&amp;Font</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Format</source>
   <translation>&amp;Format</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Forward</source>
   <translation>&amp;Forward</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>&amp;From pointers</source>
   <translation>&amp;From pointers</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Full screen</source>
   <translation>&amp;Full screen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;General</source>
   <translation>&amp;General</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Go</source>
   <translation>&amp;Go</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Help</source>
   <translation>&amp;Help</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>&amp;Help…</source>
   <translation>&amp;Help…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>&amp;Hide annotators' names</source>
   <translation>&amp;Hide annotators' names</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Hide this pane</source>
   <translation>&amp;Hide this pane</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Inspector</source>
   <translation>&amp;Inspector</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>&amp;Intervals</source>
   <translation>&amp;Intervals</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;Join broken lines</source>
   <translation>&amp;Join broken lines</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>&amp;Keyboard shortcuts</source>
   <translation>&amp;Keyboard shortcuts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Label features</source>
   <translation>&amp;Label features</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Leave out too</source>
   <translation>&amp;Leave out too</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>&amp;Light</source>
   <translation>&amp;Light</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;List added annotations…</source>
   <translation>&amp;List added annotations…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>&amp;Locate…</source>
   <translation>&amp;Locate…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;MUC mode: extent and content as one component</source>
   <translation>&amp;MUC mode: extent and content as one component</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Mapping</source>
   <translation>&amp;Mapping</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>&amp;Measure agreement</source>
   <translation>&amp;Measure agreement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>&amp;Move up</source>
   <translation>&amp;Move up</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Narrower</source>
   <translation>&amp;Narrower</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Neither</source>
   <translation>&amp;Neither</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;New project of this comparison…</source>
   <translation>&amp;New project of this comparison…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>&amp;New stratum</source>
   <translation>&amp;New stratum</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Next disagreement</source>
   <translation>&amp;Next disagreement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Next pane</source>
   <translation>&amp;Next pane</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;No link</source>
   <translation>&amp;No link</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;None</source>
   <translation>&amp;None</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Normal size</source>
   <translation>&amp;Normal size</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Open files…</source>
   <translation>&amp;Open files…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>&amp;Open project</source>
   <translation>&amp;Open project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>&amp;Pair</source>
   <translation>&amp;Pair</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Pair automatically</source>
   <translation>&amp;Pair automatically</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>&amp;Pair with this</source>
   <translation>&amp;Pair with this</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Pair with…</source>
   <translation>&amp;Pair with…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Previous disagreement</source>
   <translation>&amp;Previous disagreement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Previous pane</source>
   <translation>&amp;Previous pane</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>&amp;Python module with your own methods</source>
   <translation>&amp;Python module with your own methods</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Quit</source>
   <translation>&amp;Quit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>&amp;Recent</source>
   <translation>&amp;Recent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>&amp;Redo</source>
   <translation>&amp;Redo</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Reload files</source>
   <translation>&amp;Reload files</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>&amp;Remove</source>
   <translation>&amp;Remove</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Replace</source>
   <translation>&amp;Replace</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Rescue</source>
   <translation>&amp;Rescue</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Rescue…</source>
   <translation>&amp;Rescue…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Reset layout</source>
   <translation>&amp;Reset layout</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>&amp;Reset to default</source>
   <translation>&amp;Reset to default</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>&amp;Run rule</source>
   <translation>&amp;Run rule</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <source>&amp;Save</source>
   <translation>&amp;Save</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>&amp;Save reports…</source>
   <translation>&amp;Save reports…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>&amp;Save task file…</source>
   <translation>&amp;Save task file…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Save to</source>
   <translation>&amp;Save to</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Score</source>
   <translation>&amp;Score</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Scores</source>
   <translation>&amp;Scores</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Several annotators: all are keys</source>
   <translation>&amp;Several annotators: all are keys</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Shorter</source>
   <translation>&amp;Shorter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Show in text</source>
   <translation>&amp;Show in text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Size</source>
   <translation>&amp;Size</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;Sounds</source>
   <translation>&amp;Sounds</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>&amp;Split</source>
   <translation>&amp;Split</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Start</source>
   <translation>&amp;Start</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>&amp;System default</source>
   <translation>&amp;System default</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Take both</source>
   <translation>&amp;Take both</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Take over</source>
   <translation>&amp;Take over</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Take over…</source>
   <translation>&amp;Take over…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Taller</source>
   <translation>&amp;Taller</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Task</source>
   <translation>&amp;Task</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>&amp;Texts one above the other</source>
   <translation>&amp;Texts one above the other</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Theme</source>
   <translation>&amp;Theme</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>&amp;Type</source>
   <translation>&amp;Type</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Undecide</source>
   <translation>&amp;Undecide</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>&amp;Undo</source>
   <translation>&amp;Undo</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;Units of content</source>
   <translation>&amp;Units of content</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>&amp;Use these</source>
   <translation>&amp;Use these</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;View</source>
   <translation>&amp;View</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Wider</source>
   <translation>&amp;Wider</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Window</source>
   <translation>&amp;Window</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Zoom</source>
   <translation>&amp;Zoom</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>(P − P_e) / (1 − P_e), P the mean share of agreeing pairs of an item, P_e the sum of the squared shares of the labels</source>
   <translation>(P − P_e) / (1 − P_e), P the mean share of agreeing pairs of an item, P_e the sum of the squared shares of the labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>(missing)</source>
   <translation>(missing)</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>(p_o − p_e) / (1 − p_e), p_e from how often each of the two uses each label</source>
   <translation>(p_o − p_e) / (1 − p_e), p_e from how often each of the two uses each label</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>(spurious)</source>
   <translation>(spurious)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>({chain} at an earlier token of the document</source>
   <translation>({chain} at an earlier token of the document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>({chain} opens a mention that is not closed</source>
   <translation>({chain} opens a mention that is not closed</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>* in every slot</source>
   <translation>* in every slot</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>+ &amp;And</source>
   <translation>+ &amp;And</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>+ &amp;Or</source>
   <translation>+ &amp;Or</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>, {count} are undecided and not counted</source>
   <translation>, {count} are undecided and not counted</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>/ text before __ text after</source>
   <translation>/ text before __ text after</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>1 is full agreement; for measures corrected for chance, 0 is agreement by chance</source>
   <translation>1 is full agreement; for measures corrected for chance, 0 is agreement by chance</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>1 − D_o / D_e, nominal; missing labels are left out, not items</source>
   <translation>1 − D_o / D_e, nominal; missing labels are left out, not items</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>1 − ΣD_o / ΣD_e over labels, from squared distances of spans in code points, and of spans and gaps put together at random</source>
   <translation>1 − ΣD_o / ΣD_e over labels, from squared distances of spans in code points, and of spans and gaps put together at random</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>3: class, slot, value</source>
   <translation>3: class, slot, value</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>4: name, name in reports, scored or unscored, threshold</source>
   <translation>4: name, name in reports, scored or unscored, threshold</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>6: class, name, name in reports, scored or unscored, weight, set or string or pointer</source>
   <translation>6: class, name, name in reports, scored or unscored, weight, set or string or pointer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>; </source>
   <translation>; </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>; the first {shown} are listed</source>
   <translation>; the first {shown} are listed</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;/{tag}&gt; after the document</source>
   <translation>&lt;/{tag}&gt; after the document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;/{tag}&gt; first: the document before it begins {place}</source>
   <translation>&lt;/{tag}&gt; first: the document before it begins {place}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;/{tag}&gt; without open tag</source>
   <translation>&lt;/{tag}&gt; without open tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>&lt;ALT_BEGIN&gt;, then &lt;ALT&gt; between alternatives, then &lt;ALT_END&gt;</source>
   <translation>&lt;ALT_BEGIN&gt;, then &lt;ALT&gt; between alternatives, then &lt;ALT_END&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>&lt;ALT_END&gt;</source>
   <translation>&lt;ALT_END&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>&lt;GateDocument&gt; as the document element</source>
   <translation>&lt;GateDocument&gt; as the document element</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>&lt;Node id="…"/&gt;</source>
   <translation>&lt;Node id="…"/&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>&lt;TYPE-DOCUMENT-NUMBER&gt;</source>
   <translation>&lt;TYPE-DOCUMENT-NUMBER&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>&lt;TYPE-DOCUMENT-NUMBER&gt; := on a line of its own</source>
   <translation>&lt;TYPE-DOCUMENT-NUMBER&gt; := on a line of its own</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>&lt;TYPE-DOCUMENT-NUMBER&gt;, without quotes</source>
   <translation>&lt;TYPE-DOCUMENT-NUMBER&gt;, without quotes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>&lt;TextWithNodes&gt; again</source>
   <translation>&lt;TextWithNodes&gt; again</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>&lt;attr_equivalences&gt; with both of equivalences and attrs</source>
   <translation>&lt;attr_equivalences&gt; with both of equivalences and attrs</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>&lt;attr_equivalences&gt; with neither of equivalences and attrs</source>
   <translation>&lt;attr_equivalences&gt; with neither of equivalences and attrs</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>&lt;task&gt;</source>
   <translation>&lt;task&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>&lt;task&gt;, or &lt;tasks&gt; around several</source>
   <translation>&lt;task&gt;, or &lt;tasks&gt; around several</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>&lt;tasks&gt; without a task</source>
   <translation>&lt;tasks&gt; without a task</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>&lt;xmi:XMI&gt;</source>
   <translation>&lt;xmi:XMI&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>&lt;{child}&gt;</source>
   <translation>&lt;{child}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>&lt;{child}&gt; inside &lt;{element}&gt;</source>
   <translation>&lt;{child}&gt; inside &lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>&lt;{element}&gt;</source>
   <translation>&lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>&lt;{element}&gt; without {name}</source>
   <translation>&lt;{element}&gt; without {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>&lt;{name}&gt;</source>
   <translation>&lt;{name}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>&lt;{name}&gt; in the text</source>
   <translation>&lt;{name}&gt; in the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;{partner}&gt; before the document ends</source>
   <translation>&lt;{partner}&gt; before the document ends</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;{partner}&gt; first, for the tag opened {place}</source>
   <translation>&lt;{partner}&gt; first, for the tag opened {place}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>&lt;{root}&gt; as the document element</source>
   <translation>&lt;{root}&gt; as the document element</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>&lt;{tag}&gt; at its root</source>
   <translation>&lt;{tag}&gt; at its root</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;{tag}&gt; before it</source>
   <translation>&lt;{tag}&gt; before it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;{tag}&gt; inside a document</source>
   <translation>&lt;{tag}&gt; inside a document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;{tag}&gt; without a close tag</source>
   <translation>&lt;{tag}&gt; without a close tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>&lt;{tag}&gt; … &lt;/{tag}&gt; in every document</source>
   <translation>&lt;{tag}&gt; … &lt;/{tag}&gt; in every document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>&lt;{tag}&gt;, which is of no type</source>
   <translation>&lt;{tag}&gt;, which is of no type</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>?</source>
   <translation>?</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>A</source>
   <translation>A</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>A =&gt; B, perhaps with / C __ D</source>
   <translation>A =&gt; B, perhaps with / C __ D</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>A and B agree.</source>
   <translation>A and B agree.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>A and B differ.</source>
   <translation>A and B differ.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>A and B group these mentions alike.</source>
   <translation>A and B group these mentions alike.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A code such as (M7) in the inspector names the scoring rule behind a reason.</source>
   <translation>A code such as (M7) in the inspector names the scoring rule behind a reason.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>A colour for each annotator, unless names are hidden</source>
   <translation>A colour for each annotator, unless names are hidden</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>A condition that two objects must meet to be paired at all; muc4: the same incident type, and a word of a target or perpetrator in common.</source>
   <translation>A condition that two objects must meet to be paired at all; muc4: the same incident type, and a word of a target or perpetrator in common.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>A group is a longest run of ranks in which no two systems differ significantly: no p &lt; {level} (Chinchor 1993).</source>
   <translation>A group is a longest run of ranks in which no two systems differ significantly: no p &lt; {level} (Chinchor 1993).</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>A language of eSpeak NG: en-us, de, fr, es, ru …</source>
   <translation>A language of eSpeak NG: en-us, de, fr, es, ru …</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>A pointer to an optional object without a pair: not counted.</source>
   <translation>A pointer to an optional object without a pair: not counted.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>A project is already open: use {remedy} first</source>
   <translation>A project is already open: use {remedy} first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A project saves your decisions in a file beside the inputs. Start a project from the open comparison.</source>
   <translation>A project saves your decisions in a file beside the inputs. Start a project from the open comparison.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>A row that adds up the scores of several labels.</source>
   <translation>A row that adds up the scores of several labels.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>A rule decides undecided objects, in one undo step. Your own decisions do not change.</source>
   <translation>A rule decides undecided objects, in one undo step. Your own decisions do not change.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A rule shows a preview before it decides anything. One undo step reverts the whole rule.</source>
   <translation>A rule shows a preview before it decides anything. One undo step reverts the whole rule.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A sheet shows the role of each file; change roles in its table before you compare.</source>
   <translation>A sheet shows the role of each file; change roles in its table before you compare.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>A transcript and the words of a speech recogniser side by side: names spoken and recognised</source>
   <translation>A transcript and the words of a speech recogniser side by side: names spoken and recognised</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>A unmatched</source>
   <translation>A unmatched</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>A&amp;dd</source>
   <translation>A&amp;dd</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>A&amp;lign automatically</source>
   <translation>A&amp;lign automatically</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>A, &amp;or B</source>
   <translation>A, &amp;or B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>A, or B</source>
   <translation>A, or B</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>ACT is 0</source>
   <translation>ACT is 0</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>About Annotally</source>
   <translation>About Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Accept A's link of the mention and B's</source>
   <translation>Accept A's link of the mention and B's</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Accept A's link of the mention, whoever the mention is taken from</source>
   <translation>Accept A's link of the mention, whoever the mention is taken from</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Accept B's link of the mention, whoever the mention is taken from</source>
   <translation>Accept B's link of the mention, whoever the mention is taken from</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Accept no link of the mention; the mention begins a new class</source>
   <translation>Accept no link of the mention; the mention begins a new class</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Accept the link of {letter} ({name})</source>
   <translation>Accept the link of {letter} ({name})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Accept the links that more than half of the annotators have</source>
   <translation>Accept the links that more than half of the annotators have</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Accept this annotator's link of the mention, whoever the mention is taken from</source>
   <translation>Accept this annotator's link of the mention, whoever the mention is taken from</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Action</source>
   <translation>Action</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Actual: fills of the response</source>
   <translation>Actual: fills of the response</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Add &amp;folder…</source>
   <translation>Add &amp;folder…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Add &amp;tag profile</source>
   <translation>Add &amp;tag profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add C as an alternative (&amp;3)</source>
   <translation>Add C as an alternative (&amp;3)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add D as an alternative (&amp;4)</source>
   <translation>Add D as an alternative (&amp;4)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add E as an alternative (&amp;5)</source>
   <translation>Add E as an alternative (&amp;5)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add F as an alternative (&amp;6)</source>
   <translation>Add F as an alternative (&amp;6)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add G as an alternative (&amp;7)</source>
   <translation>Add G as an alternative (&amp;7)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add H as an alternative (&amp;8)</source>
   <translation>Add H as an alternative (&amp;8)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add I as an alternative (&amp;9)</source>
   <translation>Add I as an alternative (&amp;9)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Add a&amp;ggregation</source>
   <translation>Add a&amp;ggregation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Add an alternative: either is right</source>
   <translation>Add an alternative: either is right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Add an annotation that no side has at the words selected in the text</source>
   <translation>Add an annotation that no side has at the words selected in the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>Add annotation</source>
   <translation>Add annotation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Add another fill</source>
   <translation>Add another fill</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <source>Add e&amp;quivalence</source>
   <translation>Add e&amp;quivalence</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Add files</source>
   <translation>Add files</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Add folder</source>
   <translation>Add folder</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Add rows by m&amp;ethod</source>
   <translation>Add rows by m&amp;ethod</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Add rows by va&amp;lue</source>
   <translation>Add rows by va&amp;lue</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Add the annotation of {letter} ({name}) as an alternative</source>
   <translation>Add the annotation of {letter} ({name}) as an alternative</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>Add the files to compare, or drop them here.</source>
   <translation>Add the files to compare, or drop them here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add this annotator's annotation as an alternative: any is right</source>
   <translation>Add this annotator's annotation as an alternative: any is right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Add {letter} as an alternative</source>
   <translation>Add {letter} as an alternative</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>Added annotations</source>
   <translation>Added annotations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Adjudicate differences</source>
   <translation>Adjudicate differences</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Adjudicate the differences; every decision is saved immediately in one file</source>
   <translation>Adjudicate the differences; every decision is saved immediately in one file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Adjudicate the open comparison; every decision is saved in a project file</source>
   <translation>Adjudicate the open comparison; every decision is saved in a project file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Adjudicate the sa&amp;mple…</source>
   <translation>Adjudicate the sa&amp;mple…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Adjudicate the sample</source>
   <translation>Adjudicate the sample</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Advance a&amp;fter a decision</source>
   <translation>Advance a&amp;fter a decision</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>After</source>
   <translation>After</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>After a decision, go to the next undecided object</source>
   <translation>After a decision, go to the next undecided object</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Against</source>
   <translation>Against</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Aggregations</source>
   <translation>Aggregations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Agreement</source>
   <translation>Agreement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>Agreement cannot be measured: {why}.</source>
   <translation>Agreement cannot be measured: {why}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Agreement of</source>
   <translation>Agreement of</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Align the words selected in both texts; the rest is aligned around them</source>
   <translation>Align the words selected in both texts; the rest is aligned around them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Align these &amp;words</source>
   <translation>Align these &amp;words</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Aligner</source>
   <translation>Aligner</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Alignment</source>
   <translation>Alignment</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Alignment settings need two texts that differ, and no open project</source>
   <translation>Alignment settings need two texts that differ, and no open project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>All</source>
   <translation>All</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>All agree.</source>
   <translation>All agree.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All annotations of A</source>
   <translation>All annotations of A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All annotations of B</source>
   <translation>All annotations of B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All annotations of the hypothesis</source>
   <translation>All annotations of the hypothesis</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All annotations of the reference</source>
   <translation>All annotations of the reference</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>All annotators</source>
   <translation>All annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>All call the text irrelevant.</source>
   <translation>All call the text irrelevant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>All call the text relevant.</source>
   <translation>All call the text relevant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>All columns of tags</source>
   <translation>All columns of tags</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>All files (*)</source>
   <translation>All files (*)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All fills of A</source>
   <translation>All fills of A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All fills of B</source>
   <translation>All fills of B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>All group these mentions alike.</source>
   <translation>All group these mentions alike.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>All together</source>
   <translation>All together</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Alternatives and optional fills count on both sides; neither annotator is the key</source>
   <translation>Alternatives and optional fills count on both sides; neither annotator is the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>An arc leads from an annotation to the annotation it points to. An annotation without words, such as a relation, joins the annotations it points to. Click an arc to select its row.</source>
   <translation>An arc leads from an annotation to the annotation it points to. An annotation without words, such as a relation, joins the annotations it points to. Click an arc to select its row.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>An error in Annotally</source>
   <translation>An error in Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>An error occurred in Annotally. Nothing was lost: the files you opened are never changed. You can continue working; if something looks wrong, close the comparison and open it again. Please send the report below to the maintainers of Annotally.</source>
   <translation>An error occurred in Annotally. Nothing was lost: the files you opened are never changed. You can continue working; if something looks wrong, close the comparison and open it again. Please send the report below to the maintainers of Annotally.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Annotally</source>
   <translation>Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotat&amp;ions of A</source>
   <translation>Annotat&amp;ions of A</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Annotated texts</source>
   <translation>Annotated texts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Annotation</source>
   <translation>Annotation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Annotations at the &amp;caret…</source>
   <translation>Annotations at the &amp;caret…</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived_similarity.py"/>
   <source>Annotations by similarity</source>
   <translation>Annotations by similarity</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotations of &amp;B</source>
   <translation>Annotations of &amp;B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Annotations of A that differ or are only in A</source>
   <translation>Annotations of A that differ or are only in A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Annotations of B that differ or are only in B</source>
   <translation>Annotations of B that differ or are only in B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Annotations of a label that is not compared are ignored. Labels with the same name in the column Counted as are compared and counted as one label.</source>
   <translation>Annotations of a label that is not compared are ignored. Labels with the same name in the column Counted as are compared and counted as one label.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotations of the ke&amp;y</source>
   <translation>Annotations of the ke&amp;y</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotations of the res&amp;ponse</source>
   <translation>Annotations of the res&amp;ponse</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Annotations taken from this side are written exactly as in its file</source>
   <translation>Annotations taken from this side are written exactly as in its file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Annotations to pair with</source>
   <translation>Annotations to pair with</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Annotator</source>
   <translation>Annotator</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator A</source>
   <translation>Annotator A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator A (key)</source>
   <translation>Annotator A (key)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator B</source>
   <translation>Annotator B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator B (response)</source>
   <translation>Annotator B (response)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator C</source>
   <translation>Annotator C</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator D</source>
   <translation>Annotator D</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator E</source>
   <translation>Annotator E</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator F</source>
   <translation>Annotator F</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator G</source>
   <translation>Annotator G</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator H</source>
   <translation>Annotator H</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator I</source>
   <translation>Annotator I</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Annotator co&amp;lours</source>
   <translation>Annotator co&amp;lours</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Annotators &amp;only</source>
   <translation>Annotators &amp;only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>Annotators with annotations in this row</source>
   <translation>Annotators with annotations in this row</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Annotators' files to adjudicate</source>
   <translation>Annotators' files to adjudicate</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Annotators' folder to adjudicate</source>
   <translation>Annotators' folder to adjudicate</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>Another response to the same key</source>
   <translation>Another response to the same key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Apache License 2.0</source>
   <translation>Apache License 2.0</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Apache License 2.0, CNRI Python License</source>
   <translation>Apache License 2.0, CNRI Python License</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Appea&amp;rance</source>
   <translation>Appea&amp;rance</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>Approximate text of at least {percent} %</source>
   <translation>Approximate text of at least {percent} %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/matching_field.py"/>
   <source>Approximate text of at least…</source>
   <translation>Approximate text of at least…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As in &amp;A</source>
   <translation>As in &amp;A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As in &amp;B</source>
   <translation>As in &amp;B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;D</source>
   <translation>As in &amp;D</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;E</source>
   <translation>As in &amp;E</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;F</source>
   <translation>As in &amp;F</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;G</source>
   <translation>As in &amp;G</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;H</source>
   <translation>As in &amp;H</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;I</source>
   <translation>As in &amp;I</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>As in &amp;{letter}</source>
   <translation>As in &amp;{letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As in b&amp;oth</source>
   <translation>As in b&amp;oth</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in the &amp;majority</source>
   <translation>As in the &amp;majority</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Attributes</source>
   <translation>Attributes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <source>Attributes compared as one</source>
   <translation>Attributes compared as one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Attributes whose values are annotations can be combined: first,second</source>
   <translation>Attributes whose values are annotations can be combined: first,second</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>Author</source>
   <translation>Author</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>A–B</source>
   <translation>A–B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>B</source>
   <translation>B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>B unmatched</source>
   <translation>B unmatched</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>B&amp;ased on the file of</source>
   <translation>B&amp;ased on the file of</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>B&amp;y annotator</source>
   <translation>B&amp;y annotator</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>B, o&amp;r A</source>
   <translation>B, o&amp;r A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>B, or A</source>
   <translation>B, or A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>B. Efron and R. Tibshirani, An Introduction to the Bootstrap (1993), chapter 6</source>
   <translation>B. Efron and R. Tibshirani, An Introduction to the Bootstrap (1993), chapter 6</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>B3</source>
   <translation>B3</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>BLANC</source>
   <translation>BLANC</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>BSD 3-Clause License</source>
   <translation>BSD 3-Clause License</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Back up project</source>
   <translation>Back up project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Backed up to {path}</source>
   <translation>Backed up to {path}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>Before</source>
   <translation>Before</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Before it is saved, the final key is read back and scored against every side.</source>
   <translation>Before it is saved, the final key is read back and scored against every side.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Before it is saved, the final key is read back and scored as a check.</source>
   <translation>Before it is saved, the final key is read back and scored as a check.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Before: {figures}</source>
   <translation>Before: {figures}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Best</source>
   <translation>Best</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Blind mode: show annotators as numbers everywhere, in random order</source>
   <translation>Blind mode: show annotators as numbers everywhere, in random order</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Bootstrap intervals, from random samples of the documents</source>
   <translation>Bootstrap intervals, from random samples of the documents</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Bootstrap p</source>
   <translation>Bootstrap p</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>Bootstrap, seed</source>
   <translation>Bootstrap, seed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Both</source>
   <translation>Both</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Both annotators</source>
   <translation>Both annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Both annotators are already shown</source>
   <translation>Both annotators are already shown</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Both sides have the same annotation in the same place</source>
   <translation>Both sides have the same annotation in the same place</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Both sides have the same text: there is nothing to align</source>
   <translation>Both sides have the same text: there is nothing to align</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Built in</source>
   <translation>Built in</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>By a voice of eSpeak NG</source>
   <translation>By a voice of eSpeak NG</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>By rule</source>
   <translation>By rule</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>By sound, with groups of words</source>
   <translation>By sound, with groups of words</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>C</source>
   <translation>C</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>C&amp;hange shortcuts…</source>
   <translation>C&amp;hange shortcuts…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>C&amp;hange…</source>
   <translation>C&amp;hange…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>C&amp;oncordance…</source>
   <translation>C&amp;oncordance…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>C&amp;ontent</source>
   <translation>C&amp;ontent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>C&amp;ontinue</source>
   <translation>C&amp;ontinue</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>C&amp;oreference</source>
   <translation>C&amp;oreference</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>CEAF-e</source>
   <translation>CEAF-e</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>CEAF-m</source>
   <translation>CEAF-m</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>CESU-8 (halves of characters)</source>
   <translation>CESU-8 (halves of characters)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>CSV files (*.csv)</source>
   <translation>CSV files (*.csv)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Cancel</source>
   <translation>Cancel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Cancel pairing (Escape)</source>
   <translation>Cancel pairing (Escape)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Cancel the change (Escape)</source>
   <translation>Cancel the change (Escape)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Cannot be paired: {why}</source>
   <translation>Cannot be paired: {why}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Cases</source>
   <translation>Cases</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>Change</source>
   <translation>Change</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Change how differing texts are aligned and compared; the effect is shown at once</source>
   <translation>Change how differing texts are aligned and compared; the effect is shown at once</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Change the file of the project</source>
   <translation>Change the file of the project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Changed and in use; not saved to a file yet.</source>
   <translation>Changed and in use; not saved to a file yet.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Changed here.</source>
   <translation>Changed here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Changes</source>
   <translation>Changes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Changes between two runs</source>
   <translation>Changes between two runs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Characters</source>
   <translation>Characters</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Chec&amp;k all</source>
   <translation>Chec&amp;k all</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/final_key.py"/>
   <source>Checking the final key</source>
   <translation>Checking the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Checking…</source>
   <translation>Checking…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Choose &amp;module…</source>
   <translation>Choose &amp;module…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/application.py"/>
   <source>Choose &amp;task…</source>
   <translation>Choose &amp;task…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Choose a Python module</source>
   <translation>Choose a Python module</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Choose a class to see its mentions in the text.</source>
   <translation>Choose a class to see its mentions in the text.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Choose a configuration file</source>
   <translation>Choose a configuration file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Choose a folder with the files of all annotators, and adjudicate their differences in a new project</source>
   <translation>Choose a folder with the files of all annotators, and adjudicate their differences in a new project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Choose a folder with the files of all annotators, and compare them</source>
   <translation>Choose a folder with the files of all annotators, and compare them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Choose a line to see its formula and source below</source>
   <translation>Choose a line to see its formula and source below</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>Choose a row or an annotation in the text, or use Go › Next disagreement. The cards of the sides and the reasons for the difference will appear here.</source>
   <translation>Choose a row or an annotation in the text, or use Go › Next disagreement. The cards of the sides and the reasons for the difference will appear here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Choose a row to decide. Rows that agree are undecided, too: take them with Decide › Rules.</source>
   <translation>Choose a row to decide. Rows that agree are undecided, too: take them with Decide › Rules.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <source>Choose a row to see what one of the two systems has right and the other has not.</source>
   <translation>Choose a row to see what one of the two systems has right and the other has not.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Choose an object of this document to see its cards.</source>
   <translation>Choose an object of this document to see its cards.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Choose at least one label to compare.</source>
   <translation>Choose at least one label to compare.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Choose files to compare: a key and a response, or annotators</source>
   <translation>Choose files to compare: a key and a response, or annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Choose from a list</source>
   <translation>Choose from a list</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Choose labels to ignore, or to count as one label</source>
   <translation>Choose labels to ignore, or to count as one label</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Choose the annotation of another annotator that is the same object as this one</source>
   <translation>Choose the annotation of another annotator that is the same object as this one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Choose the annotation set, or the column of tags, to compare</source>
   <translation>Choose the annotation set, or the column of tags, to compare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Choose the column that contains the words of the text</source>
   <translation>Choose the column that contains the words of the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Choose the files of two annotators or more, and adjudicate their differences in a new project</source>
   <translation>Choose the files of two annotators or more, and adjudicate their differences in a new project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>Choose the task.</source>
   <translation>Choose the task.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Choose theme, font, zoom and shortcuts</source>
   <translation>Choose theme, font, zoom and shortcuts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Choose {what}</source>
   <translation>Choose {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Choose: {name}</source>
   <translation>Choose: {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Choose…</source>
   <translation>Choose…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Cl&amp;ose</source>
   <translation>Cl&amp;ose</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Clashes, by the label of the hypothesis</source>
   <translation>Clashes, by the label of the hypothesis</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Clashes, by the label of the reference</source>
   <translation>Clashes, by the label of the reference</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Class</source>
   <translation>Class</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>Class: {said}</source>
   <translation>Class: {said}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>Classes differ: {counts}.</source>
   <translation>Classes differ: {counts}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Classes in the order of reports, where that is not the order of pairing; others follow.</source>
   <translation>Classes in the order of reports, where that is not the order of pairing; others follow.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/classes.py"/>
   <source>Classes of mentions</source>
   <translation>Classes of mentions</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Classes whose equal objects count as one: a pointer to any of them is right.</source>
   <translation>Classes whose equal objects count as one: a pointer to any of them is right.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Clea&amp;r filter</source>
   <translation>Clea&amp;r filter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>Clear filter</source>
   <translation>Clear filter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Click a cell to list exactly the rows that it counts.</source>
   <translation>Click a cell to list exactly the rows that it counts.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/roles.py"/>
   <source>Click or press Return to collapse or expand</source>
   <translation>Click or press Return to collapse or expand</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Click to list these rows</source>
   <translation>Click to list these rows</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>Click to open the comparison of these two annotators</source>
   <translation>Click to open the comparison of these two annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Close</source>
   <translation>Close</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Close the comparison and return to the welcome page</source>
   <translation>Close the comparison and return to the welcome page</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Close the search bar</source>
   <translation>Close the search bar</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference.py"/>
   <source>CoNLL coreference</source>
   <translation>CoNLL coreference</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Cohen's kappa</source>
   <translation>Cohen's kappa</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Cohen, A Coefficient of Agreement for Nominal Scales (1960)</source>
   <translation>Cohen, A Coefficient of Agreement for Nominal Scales (1960)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Collapse all</source>
   <translation>Collapse all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/quiet_table.py"/>
   <source>Columns</source>
   <translation>Columns</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Comment</source>
   <translation>Comment</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>Comment beside each of these decisions</source>
   <translation>Comment beside each of these decisions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Comment on the decision; comments never count as a difference</source>
   <translation>Comment on the decision; comments never count as a difference</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Commented</source>
   <translation>Commented</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Compare</source>
   <translation>Compare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Compare a&amp;gain</source>
   <translation>Compare a&amp;gain</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Compare components</source>
   <translation>Compare components</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Compare coreference</source>
   <translation>Compare coreference</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Compare only the &amp;documents that both have</source>
   <translation>Compare only the &amp;documents that both have</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Compare the files in a folder</source>
   <translation>Compare the files in a folder</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Compare two annotations of the same texts, see where they differ and why, and score them.</source>
   <translation>Compare two annotations of the same texts, see where they differ and why, and score them.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Compare two annotations of the same texts, see where they differ, and why.</source>
   <translation>Compare two annotations of the same texts, see where they differ, and why.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with a save&amp;d result…</source>
   <translation>Compare with a save&amp;d result…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with an earlier result, saved as JSON by annotally score: what was fixed, and what broke</source>
   <translation>Compare with an earlier result, saved as JSON by annotally score: what was fixed, and what broke</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with another r&amp;un…</source>
   <translation>Compare with another r&amp;un…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with another response to the same key: what was fixed, and what broke</source>
   <translation>Compare with another response to the same key: what was fixed, and what broke</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Compared</source>
   <translation>Compared</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Compared by {method}</source>
   <translation>Compared by {method}</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/agreement.py"/>
   <source>Comparing</source>
   <translation>Comparing</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/pair_matrix.py"/>
   <source>Comparing each pair of annotators</source>
   <translation>Comparing each pair of annotators</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>Comparing runs</source>
   <translation>Comparing runs</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Comparing strings</source>
   <translation>Comparing strings</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Components: classes of both sides with common mentions; their classes have letters</source>
   <translation>Components: classes of both sides with common mentions; their classes have letters</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Con&amp;figuration…</source>
   <translation>Con&amp;figuration…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Con&amp;fusion</source>
   <translation>Con&amp;fusion</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Concor&amp;dance</source>
   <translation>Concor&amp;dance</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Concordance</source>
   <translation>Concordance</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Configuration</source>
   <translation>Configuration</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Configuration files (*.cfg *.config *.conf *.xml)</source>
   <translation>Configuration files (*.cfg *.config *.conf *.xml)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Configuration file…</source>
   <translation>Configuration file…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Configuration: {name}[*]</source>
   <translation>Configuration: {name}[*]</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Confusion</source>
   <translation>Confusion</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Confusion of labels</source>
   <translation>Confusion of labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Connect objects without a good enough partner as incorrect pairs, instead of counting one missing and one spurious.</source>
   <translation>Connect objects without a good enough partner as incorrect pairs, instead of counting one missing and one spurious.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>Content</source>
   <translation>Content</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Content in {letter}</source>
   <translation>Content in {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>Continued from the other end</source>
   <translation>Continued from the other end</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/navigation.py"/>
   <source>Continued with the first disagreement</source>
   <translation>Continued with the first disagreement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/navigation.py"/>
   <source>Continued with the last disagreement</source>
   <translation>Continued with the last disagreement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Cop&amp;y all</source>
   <translation>Cop&amp;y all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Cop&amp;y message</source>
   <translation>Cop&amp;y message</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Cop&amp;y report</source>
   <translation>Cop&amp;y report</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Cop&amp;y this report</source>
   <translation>Cop&amp;y this report</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Cop&amp;y versions</source>
   <translation>Cop&amp;y versions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <location filename="gui/annotally_gui/widgets/quiet_table.py"/>
   <source>Copy</source>
   <translation>Copy</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Copy all as CSV</source>
   <translation>Copy all as CSV</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Copy all as text</source>
   <translation>Copy all as text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy all scores as CSV, measures unrounded</source>
   <translation>Copy all scores as CSV, measures unrounded</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy all scores in the layout of the score report</source>
   <translation>Copy all scores in the layout of the score report</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy as &amp;text</source>
   <translation>Copy as &amp;text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy as CS&amp;V</source>
   <translation>Copy as CS&amp;V</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Copy the readable part of a damaged project to a new file</source>
   <translation>Copy the readable part of a damaged project to a new file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy the score table as tab-separated values</source>
   <translation>Copy the score table as tab-separated values</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy the selected text, or the table as tab-separated values</source>
   <translation>Copy the selected text, or the table as tab-separated values</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Cor</source>
   <translation>Cor</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <location filename="engine/annotally/tasks/presets/coreference.py"/>
   <source>Coreference</source>
   <translation>Coreference</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/coreference.py"/>
   <source>Coreference (CoNLL)</source>
   <translation>Coreference (CoNLL)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/coreference.py"/>
   <source>Coreference (MUC-6)</source>
   <translation>Coreference (MUC-6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/coreference.py"/>
   <source>Coreference (MUC-7)</source>
   <translation>Coreference (MUC-7)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Corpus</source>
   <translation>Corpus</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Correct</source>
   <translation>Correct</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Correct event types, shared among the mentions mapped together</source>
   <translation>Correct event types, shared among the mentions mapped together</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Correct realis, shared among the mentions mapped together</source>
   <translation>Correct realis, shared among the mentions mapped together</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Correct words: the same in both texts</source>
   <translation>Correct words: the same in both texts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Correct your entries and try again.</source>
   <translation>Correct your entries and try again.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Corrects Cyrillic letters typed in the tags B-, I- and O</source>
   <translation>Corrects Cyrillic letters typed in the tags B-, I- and O</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Cost of another s&amp;pelling</source>
   <translation>Cost of another s&amp;pelling</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Cost of each extra word in a &amp;group</source>
   <translation>Cost of each extra word in a &amp;group</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Count</source>
   <translation>Count</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Count the decisions against each annotator, with examples</source>
   <translation>Count the decisions against each annotator, with examples</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Count words instead of &amp;characters</source>
   <translation>Count words instead of &amp;characters</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Counted as</source>
   <translation>Counted as</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Counting…</source>
   <translation>Counting…</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Counts and measures</source>
   <translation>Counts and measures</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Counts are of single fills; REC to ERR are whole percentages</source>
   <translation>Counts are of single fills; REC to ERR are whole percentages</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Counts as the same.</source>
   <translation>Counts as the same.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>D</source>
   <translation>D</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Damaged project</source>
   <translation>Damaged project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Dark</source>
   <translation>Dark</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>Dark text on a light background</source>
   <translation>Dark text on a light background</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>Dask is not installed</source>
   <translation>Dask is not installed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Decide</source>
   <translation>Decide</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Decide many objects at once, with a preview of each rule</source>
   <translation>Decide many objects at once, with a preview of each rule</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Decide one slot of all objects of the type; the other slots stay undecided</source>
   <translation>Decide one slot of all objects of the type; the other slots stay undecided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Decided</source>
   <translation>Decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Decision</source>
   <translation>Decision</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Decisions about disagreements with the same labels, slots and state: {counts}</source>
   <translation>Decisions about disagreements with the same labels, slots and state: {counts}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Decisions are not possible here: the texts of the sides differ, and a final key has one text</source>
   <translation>Decisions are not possible here: the texts of the sides differ, and a final key has one text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Default</source>
   <translation>Default</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Default: {value}</source>
   <translation>Default: {value}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Del</source>
   <translation>Del</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Deleted words: only in the first text</source>
   <translation>Deleted words: only in the first text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Dictionaries (*.dict);;All files (*)</source>
   <translation>Dictionaries (*.dict);;All files (*)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Differ</source>
   <translation>Differ</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Difference</source>
   <translation>Difference</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Difficulty of the key</source>
   <translation>Difficulty of the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Dimension to add</source>
   <translation>Dimension to add</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Dimensions</source>
   <translation>Dimensions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>Disagreement {number:,} of {count:,}</source>
   <translation>Disagreement {number:,} of {count:,}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Disagreements in this document</source>
   <translation>Disagreements in this document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Disagreements only</source>
   <translation>Disagreements only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Distinguish upper and lower case</source>
   <translation>Distinguish upper and lower case</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Document</source>
   <translation>Document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Documents</source>
   <translation>Documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Documents of one annotator only are not scored; they can be decided in a project</source>
   <translation>Documents of one annotator only are not scored; they can be decided in a project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Documents with their objects, slots, alternatives and fills</source>
   <translation>Documents with their objects, slots, alternatives and fills</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>Drawing samples</source>
   <translation>Drawing samples</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Drop files or folders on the window, or choose them. Your files are never changed.</source>
   <translation>Drop files or folders on the window, or choose them. Your files are never changed.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Drop on the row to pair with; Escape cancels</source>
   <translation>Drop on the row to pair with; Escape cancels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>E</source>
   <translation>E</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>E&amp;mpty</source>
   <translation>E&amp;mpty</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>E&amp;ncoding</source>
   <translation>E&amp;ncoding</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>E&amp;xchange</source>
   <translation>E&amp;xchange</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>E&amp;xport…</source>
   <translation>E&amp;xport…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>E&amp;xtent</source>
   <translation>E&amp;xtent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>E&amp;xtra commands</source>
   <translation>E&amp;xtra commands</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>ENAMEX, TIMEX and NUMEX in four texts</source>
   <translation>ENAMEX, TIMEX and NUMEX in four texts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Each coefficient is shown with the observed agreement, the number of items, and what was left out.</source>
   <translation>Each coefficient is shown with the observed agreement, the number of items, and what was left out.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Each document</source>
   <translation>Each document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Each pane has a shortcut that shows it and moves the focus there. Another shortcut hides the pane with the focus.</source>
   <translation>Each pane has a shortcut that shows it and moves the focus there. Another shortcut hides the pane with the focus.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Each type</source>
   <translation>Each type</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Ed&amp;it…</source>
   <translation>Ed&amp;it…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Edit</source>
   <translation>Edit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Edit the list of reasons for decisions in this project</source>
   <translation>Edit the list of reasons for decisions in this project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Edit this slot, or the whole annotation</source>
   <translation>Edit this slot, or the whole annotation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Edit {slot}</source>
   <translation>Edit {slot}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>English</source>
   <translation>English</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Entities of all columns count, also nested entities; an entity in several columns counts once</source>
   <translation>Entities of all columns count, also nested entities; an entity in several columns counts once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Equiv and at least two annotations, separated by blanks</source>
   <translation>Equiv and at least two annotations, separated by blanks</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Error per response fill</source>
   <translation>Error per response fill</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Estimate how much each measure varies over the documents: mean and standard deviation</source>
   <translation>Estimate how much each measure varies over the documents: mean and standard deviation</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/event_mentions.py"/>
   <source>Event mention detection</source>
   <translation>Event mention detection</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Every document is done: use {export} to save the final key</source>
   <translation>Every document is done: use {export} to save the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Every label has a row, and all labels together have a row. The rows named here are added.</source>
   <translation>Every label has a row, and all labels together have a row. The rows named here are added.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Every occurrence of the words in the texts will be listed here: type words above.</source>
   <translation>Every occurrence of the words in the texts will be listed here: type words above.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Everything is decided: use {export} to save the final key</source>
   <translation>Everything is decided: use {export} to save the final key</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>Exact</source>
   <translation>Exact</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Exactly these &amp;words</source>
   <translation>Exactly these &amp;words</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Example</source>
   <translation>Example</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Example of the font</source>
   <translation>Example of the font</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>Examples</source>
   <translation>Examples</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Expand all</source>
   <translation>Expand all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>Expand the line to see each message</source>
   <translation>Expand the line to see each message</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>Expected</source>
   <translation>Expected</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Expected: {content}.</source>
   <translation>Expected: {content}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Expected: {content}. What to do: {remedy}.</source>
   <translation>Expected: {content}. What to do: {remedy}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Export &amp;final key…</source>
   <translation>Export &amp;final key…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export changes</source>
   <translation>Export changes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Export decision &amp;log…</source>
   <translation>Export decision &amp;log…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export decision log</source>
   <translation>Export decision log</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export filtered list</source>
   <translation>Export filtered list</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Export final key</source>
   <translation>Export final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export flags and comments</source>
   <translation>Export flags and comments</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Export key</source>
   <translation>Export key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export review by annotator</source>
   <translation>Export review by annotator</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Export score re&amp;ports…</source>
   <translation>Export score re&amp;ports…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export score reports</source>
   <translation>Export score reports</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export score reports to a folder</source>
   <translation>Export score reports to a folder</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export systems</source>
   <translation>Export systems</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Export the decided annotations; the file is read back and scored as a check</source>
   <translation>Export the decided annotations; the file is read back and scored as a check</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Extent</source>
   <translation>Extent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Extent &amp;tolerance in words</source>
   <translation>Extent &amp;tolerance in words</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Extent in {system}</source>
   <translation>Extent in {system}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>Extent moved</source>
   <translation>Extent moved</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>Extent not changed</source>
   <translation>Extent not changed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Extents</source>
   <translation>Extents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Extents differ by at most</source>
   <translation>Extents differ by at most</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Extents differ in {count} ways.</source>
   <translation>Extents differ in {count} ways.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>F</source>
   <translation>F</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>F %</source>
   <translation>F %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>F %, manual ({count})</source>
   <translation>F %, manual ({count})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>F is undefined: {reason}</source>
   <translation>F is undefined: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>F of all slots</source>
   <translation>F of all slots</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>F of every two annotators, in either order</source>
   <translation>F of every two annotators, in either order</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>F {value}</source>
   <translation>F {value}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>F&amp;older…</source>
   <translation>F&amp;older…</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>F, precision twice as important</source>
   <translation>F, precision twice as important</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>F, recall and precision alike</source>
   <translation>F, recall and precision alike</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>F, recall twice as important</source>
   <translation>F, recall twice as important</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>F-measure</source>
   <translation>F-measure</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>F1</source>
   <translation>F1</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>False positives: response mentions that are not the best match of a key mention</source>
   <translation>False positives: response mentions that are not the best match of a key mention</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Fi&amp;lter…</source>
   <translation>Fi&amp;lter…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Figures before</source>
   <translation>Figures before</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Figures now</source>
   <translation>Figures now</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>File</source>
   <translation>File</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>File or folder</source>
   <translation>File or folder</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Files</source>
   <translation>Files</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Files are read strictly; choose another encoding only if UTF-8 is refused</source>
   <translation>Files are read strictly; choose another encoding only if UTF-8 is refused</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Files to compare</source>
   <translation>Files to compare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Files to open</source>
   <translation>Files to open</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Fills</source>
   <translation>Fills</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Fills that get a row of their own, each with class, slot and value.</source>
   <translation>Fills that get a row of their own, each with class, slot and value.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Fills, first only</source>
   <translation>Fills, first only</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Fills, second only</source>
   <translation>Fills, second only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Filter</source>
   <translation>Filter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>Filter documents</source>
   <translation>Filter documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Filter: words, state:INC, type:PERSON, doc:…</source>
   <translation>Filter: words, state:INC, type:PERSON, doc:…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Filter: {facet}</source>
   <translation>Filter: {facet}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/text_contents.py"/>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/views/compact_cards.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Final</source>
   <translation>Final</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Final key written to {count} files</source>
   <extracomment>For one: Final key written to {path}</extracomment>
   <translation>
    <numerusform>Final key written to {path}</numerusform>
    <numerusform>Final key written to {count} files</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Final · {choice}</source>
   <translation>Final · {choice}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/speech.py"/>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>Final: {decision}.</source>
   <translation>Final: {decision}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Find &amp;next</source>
   <translation>Find &amp;next</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Find &amp;previous</source>
   <translation>Find &amp;previous</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Find an action or a key</source>
   <translation>Find an action or a key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Find an option</source>
   <translation>Find an option</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Find an option, a value or a word</source>
   <translation>Find an option, a value or a word</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Find in all documents</source>
   <translation>Find in all documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Find in this document</source>
   <translation>Find in this document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Find rows in the tree</source>
   <translation>Find rows in the tree</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Find words in the text of this document</source>
   <translation>Find words in the text of this document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Finish and export</source>
   <translation>Finish and export</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>First</source>
   <translation>First</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>First folder of file dialogs</source>
   <translation>First folder of file dialogs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; for classes of others, the classes here that share their mentions</source>
   <translation>First mention of the class; for classes of others, the classes here that share their mentions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; for classes of the key, the response classes that share their mentions</source>
   <translation>First mention of the class; for classes of the key, the response classes that share their mentions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; for classes of the response, the key classes that share their mentions</source>
   <translation>First mention of the class; for classes of the response, the key classes that share their mentions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>First overlap, from left to right</source>
   <translation>First overlap, from left to right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Fla&amp;g</source>
   <translation>Fla&amp;g</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Fla&amp;gs and comments</source>
   <translation>Fla&amp;gs and comments</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Flag</source>
   <translation>Flag</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Flag the row, or remove its flag</source>
   <translation>Flag the row, or remove its flag</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Flagged</source>
   <translation>Flagged</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>Flagged and commented rows of all documents will be listed here.</source>
   <translation>Flagged and commented rows of all documents will be listed here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Flags and co&amp;mments</source>
   <translation>Flags and co&amp;mments</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Flags and comments</source>
   <translation>Flags and comments</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Flags and comments lists the flagged and commented rows of all documents.</source>
   <translation>Flags and comments lists the flagged and commented rows of all documents.</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Fleiss' kappa</source>
   <translation>Fleiss' kappa</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Fleiss, Measuring Nominal Scale Agreement Among Many Raters (1971)</source>
   <translation>Fleiss, Measuring Nominal Scale Agreement Among Many Raters (1971)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Fo&amp;lder…</source>
   <translation>Fo&amp;lder…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Fo&amp;llow pointer</source>
   <translation>Fo&amp;llow pointer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Folder to compare</source>
   <translation>Folder to compare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Follow pointer</source>
   <translation>Follow pointer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Font family; empty: chosen by style</source>
   <translation>Font family; empty: chosen by style</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Font size at 100 %, in points</source>
   <translation>Font size at 100 %, in points</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Font style if no family is named</source>
   <translation>Font style if no family is named</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>For dimensions</source>
   <translation>For dimensions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <source>For labels that name the same attribute differently: a dimension of this name compares them.</source>
   <translation>For labels that name the same attribute differently: a dimension of this name compares them.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>For rows of the scores</source>
   <translation>For rows of the scores</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Format</source>
   <translation>Format</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>Found</source>
   <translation>Found</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>From</source>
   <translation>From</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>From {before} to {after}</source>
   <translation>From {before} to {after}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Functions of the module</source>
   <translation>Functions of the module</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>G</source>
   <translation>G</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>GATE: strict, lenient, average</source>
   <translation>GATE: strict, lenient, average</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>GNU Lesser General Public License 3</source>
   <translation>GNU Lesser General Public License 3</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Give each annotator a colour; states keep their lines and signs</source>
   <translation>Give each annotator a colour; states keep their lines and signs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Give the reason for this decision, or for the next one: R and a digit</source>
   <translation>Give the reason for this decision, or for the next one: R and a digit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Global mapping files (*.glm);;All files (*)</source>
   <translation>Global mapping files (*.glm);;All files (*)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go back to the previous selection</source>
   <translation>Go back to the previous selection</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Go through disagreements</source>
   <translation>Go through disagreements</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Go through documents</source>
   <translation>Go through documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the agreement of the annotators</source>
   <translation>Go to the agreement of the annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the cards of the selected row and the reasons for its state</source>
   <translation>Go to the cards of the selected row and the reasons for its state</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the classes of mentions, for tasks with coreference</source>
   <translation>Go to the classes of mentions, for tasks with coreference</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the filter field: narrow by state, type, document or text</source>
   <translation>Go to the filter field: narrow by state, type, document or text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the flagged and commented rows of all documents</source>
   <translation>Go to the flagged and commented rows of all documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the list of all occurrences of words</source>
   <translation>Go to the list of all occurrences of words</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the list of documents</source>
   <translation>Go to the list of documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next disagreement in reading order</source>
   <translation>Go to the next disagreement in reading order</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next disagreement like the current one</source>
   <translation>Go to the next disagreement like the current one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next match</source>
   <translation>Go to the next match</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Go to the next place where the texts differ</source>
   <translation>Go to the next place where the texts differ</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next undecided object</source>
   <translation>Go to the next undecided object</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the object that the selected pointer names</source>
   <translation>Go to the object that the selected pointer names</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Go to the other row and press P; P here lists all candidates, Escape cancels</source>
   <translation>Go to the other row and press P; P here lists all candidates, Escape cancels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the previous disagreement in reading order</source>
   <translation>Go to the previous disagreement in reading order</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the previous disagreement like the current one</source>
   <translation>Go to the previous disagreement like the current one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the previous match</source>
   <translation>Go to the previous match</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Go to the previous place where the texts differ</source>
   <translation>Go to the previous place where the texts differ</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the previous undecided object</source>
   <translation>Go to the previous undecided object</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the score tables</source>
   <translation>Go to the score tables</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Go to the scores of every two annotators</source>
   <translation>Go to the scores of every two annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the table of confused labels, for comparisons by similarity</source>
   <translation>Go to the table of confused labels, for comparisons by similarity</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the tree of objects, slots and fills</source>
   <translation>Go to the tree of objects, slots and fills</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/text_writer.py"/>
   <source>Go to this object</source>
   <translation>Go to this object</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Group</source>
   <translation>Group</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Groups</source>
   <translation>Groups</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Groups of systems</source>
   <translation>Groups of systems</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>H</source>
   <translation>H</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Hard-wrapped lines joined in the text</source>
   <translation>Hard-wrapped lines joined in the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Help</source>
   <translation>Help</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Help on the filter</source>
   <translation>Help on the filter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Hide lines that are the same</source>
   <translation>Hide lines that are the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Hide lines that are the same in both</source>
   <translation>Hide lines that are the same in both</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Hide the pane with the focus; its shortcut shows it again</source>
   <translation>Hide the pane with the focus; its shortcut shows it again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>High</source>
   <translation>High</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>How mentions are aligned: by equal spans (exact), by minimal strings and overlap (minimal), or as the format of the files has it (auto).</source>
   <translation>How mentions are aligned: by equal spans (exact), by minimal strings and overlap (minimal), or as the format of the files has it (auto).</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/band.py"/>
   <source>How the two texts are aligned</source>
   <translation>How the two texts are aligned</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Hripcsak and Rothschild, Agreement, the F-Measure, and Reliability in Information Retrieval (2005)</source>
   <translation>Hripcsak and Rothschild, Agreement, the F-Measure, and Reliability in Information Retrieval (2005)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Hypclash and spurious</source>
   <translation>Hypclash and spurious</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Hypothesis</source>
   <translation>Hypothesis</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>I</source>
   <translation>I</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>INPUT_DEPENDENT_APPLICATION of this rule takes more than {limit:g} s to search</source>
   <translation>INPUT_DEPENDENT_APPLICATION of this rule takes more than {limit:g} s to search</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Identical annotations</source>
   <translation>Identical annotations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>If a shortcut has no effect, the status bar says why and what to press instead. Everything can be undone, also after a restart.</source>
   <translation>If a shortcut has no effect, the status bar says why and what to press instead. Everything can be undone, also after a restart.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Ignore</source>
   <translation>Ignore</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>In a project the column Final shows each decision: A, B, both (AB), either (A/B), neither (∅). Its chip is filled if the row itself was decided, and outlined if a row above was decided; § marks a decision by a rule. The sign of a state is outlined until the row is decided. ADD marks an added annotation: its content spans the columns of the sides. At the right, a chain marks a manual pair and a broken chain a split pair; a triangle warns of a link that merges separate classes.</source>
   <translation>In a project the column Final shows each decision: A, B, both (AB), either (A/B), neither (∅). Its chip is filled if the row itself was decided, and outlined if a row above was decided; § marks a decision by a rule. The sign of a state is outlined until the row is decided. ADD marks an added annotation: its content spans the columns of the sides. At the right, a chain marks a manual pair and a broken chain a split pair; a triangle warns of a link that merges separate classes.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>In a project you can decide every row: take a side, both, either or neither. The next undecided row is then selected.</source>
   <translation>In a project you can decide every row: take a side, both, either or neither. The next undecided row is then selected.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>In both, but different</source>
   <translation>In both, but different</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>In both, but different; by the label of A</source>
   <translation>In both, but different; by the label of A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>In both, but different; by the label of B</source>
   <translation>In both, but different; by the label of B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>In conflict</source>
   <translation>In conflict</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>In percent; undefined if {reason}</source>
   <translation>In percent; undefined if {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>In the final key</source>
   <translation>In the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>In the text, lines above the words show the key (A), and lines below show the response (B). Double lines mark fills that were found by their words and have no offsets in the file.</source>
   <translation>In the text, lines above the words show the key (A), and lines below show the response (B). Double lines mark fills that were found by their words and have no offsets in the file.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>In these files the label is the value of a feature; choose the feature here</source>
   <translation>In these files the label is the value of a feature; choose the feature here</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} an annotation cannot cross sentences: add a second annotation after the break</source>
   <translation>In {format} an annotation cannot cross sentences: add a second annotation after the break</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} annotations start and end inside tokens, not between tokens</source>
   <translation>In {format} annotations start and end inside tokens, not between tokens</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} only whole tokens can be annotated: the ends move by tokens</source>
   <translation>In {format} only whole tokens can be annotated: the ends move by tokens</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Incorrect</source>
   <translation>Incorrect</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Inputs</source>
   <translation>Inputs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Inputs of the project</source>
   <translation>Inputs of the project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Ins</source>
   <translation>Ins</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Inserted words: only in the second text</source>
   <translation>Inserted words: only in the second text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Inspector</source>
   <translation>Inspector</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>JSON Lines (*.jsonl)</source>
   <translation>JSON Lines (*.jsonl)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>JSON as {tool} writes it</source>
   <translation>JSON as {tool} writes it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>JSON files (*.json)</source>
   <translation>JSON files (*.json)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>JSON nested too deeply</source>
   <translation>JSON nested too deeply</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>JSON with numbers too long or brackets nested too deep</source>
   <translation>JSON with numbers too long or brackets nested too deep</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Keep decisions in a new pro&amp;ject</source>
   <translation>Keep decisions in a new pro&amp;ject</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Key</source>
   <translation>Key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Key and response</source>
   <translation>Key and response</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Key and response agree in part and earn partial credit.</source>
   <translation>Key and response agree in part and earn partial credit.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Key and response agree.</source>
   <translation>Key and response agree.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Key and response are paired and differ.</source>
   <translation>Key and response are paired and differ.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Keyboard shortcuts</source>
   <translation>Keyboard shortcuts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Keys of two annotators for the same fourteen texts, to compare and adjudicate</source>
   <translation>Keys of two annotators for the same fourteen texts, to compare and adjudicate</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Kinds of changes listed</source>
   <translation>Kinds of changes listed</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Krippendorff's alpha</source>
   <translation>Krippendorff's alpha</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Krippendorff's alpha for unitizing</source>
   <translation>Krippendorff's alpha for unitizing</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Krippendorff, Content Analysis, 2nd edition (2004), chapter 11, which mends the expected disagreement of: On the Reliability of Unitizing Continuous Data (1995)</source>
   <translation>Krippendorff, Content Analysis, 2nd edition (2004), chapter 11, which mends the expected disagreement of: On the Reliability of Unitizing Continuous Data (1995)</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Krippendorff, Content Analysis, 2nd edition (2004), chapter 11: 1 − D_o</source>
   <translation>Krippendorff, Content Analysis, 2nd edition (2004), chapter 11: 1 − D_o</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Krippendorff, Content Analysis, 2nd edition (2004), chapter 11; Computing Krippendorff's Alpha-Reliability (2011)</source>
   <translation>Krippendorff, Content Analysis, 2nd edition (2004), chapter 11; Computing Krippendorff's Alpha-Reliability (2011)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>L&amp;ist…</source>
   <translation>L&amp;ist…</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>LEA</source>
   <translation>LEA</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>La&amp;bels</source>
   <translation>La&amp;bels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>La&amp;nguage (after a restart)</source>
   <translation>La&amp;nguage (after a restart)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>LaTeX files (*.tex)</source>
   <translation>LaTeX files (*.tex)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <location filename="gui/annotally_gui/models/card_rows.py"/>
   <source>Label</source>
   <translation>Label</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>Label features</source>
   <translation>Label features</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>Label of {layer}</source>
   <translation>Label of {layer}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Label to add a tag profile for</source>
   <translation>Label to add a tag profile for</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Labels</source>
   <translation>Labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Labels &amp;shown</source>
   <translation>Labels &amp;shown</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Labels ({count})…</source>
   <translation>Labels ({count})…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Labels agree.</source>
   <translation>Labels agree.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Labels are paired line by line, so that the targets of pointers are paired before the annotations that point to them; in each line, labels with extents come first. Without lines, all labels are paired together.</source>
   <translation>Labels are paired line by line, so that the targets of pointers are paired before the annotations that point to them; in each line, labels with extents come first. Without lines, all labels are paired together.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Labels differ: {labels}.</source>
   <translation>Labels differ: {labels}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Labels in the text</source>
   <translation>Labels in the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Labels of</source>
   <translation>Labels of</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Labels of &amp;tokens</source>
   <translation>Labels of &amp;tokens</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Labels of the tag profile</source>
   <translation>Labels of the tag profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Labels of this tag profile</source>
   <translation>Labels of this tag profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Labels shown</source>
   <translation>Labels shown</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Labels…</source>
   <translation>Labels…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Language of the voice</source>
   <translation>Language of the voice</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Language of the window: system, en, de</source>
   <translation>Language of the window: system, en, de</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Last session: files, task, document, selection, view</source>
   <translation>Last session: files, task, document, selection, view</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Latin-1 (ISO 8859-1)</source>
   <translation>Latin-1 (ISO 8859-1)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>Layer</source>
   <translation>Layer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Layout of the panes</source>
   <translation>Layout of the panes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/matching_field.py"/>
   <source>Least share in percent</source>
   <translation>Least share in percent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Leave the slot empty</source>
   <translation>Leave the slot empty</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Leave this out of the final key</source>
   <translation>Leave this out of the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Left out</source>
   <translation>Left out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Left out: {what}</source>
   <translation>Left out: {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Letter by letter (other languages)</source>
   <translation>Letter by letter (other languages)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Level</source>
   <translation>Level</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Level of the list</source>
   <translation>Level of the list</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Light</source>
   <translation>Light</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>Light or dark, like the system</source>
   <translation>Light or dark, like the system</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>Light text on a dark background</source>
   <translation>Light text on a dark background</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Light, dark, or system default</source>
   <translation>Light, dark, or system default</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Line {line} of the file.</source>
   <translation>Line {line} of the file.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Line {number}: {found}</source>
   <translation>Line {number}: {found}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Link of t&amp;he mention</source>
   <translation>Link of t&amp;he mention</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Links of the key that the response has, of all: {share}</source>
   <translation>Links of the key that the response has, of all: {share}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Links of the response that the key has, of all: {share}</source>
   <translation>Links of the response that the key has, of all: {share}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>List all candidates for the pair (Alt+P)</source>
   <translation>List all candidates for the pair (Alt+P)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>List all problems; nothing is written</source>
   <translation>List all problems; nothing is written</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List conflicts still to be resolved: classes merged by a link, decisions that no longer fit</source>
   <translation>List conflicts still to be resolved: classes merged by a link, decisions that no longer fit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>List every action with its shortcut</source>
   <translation>List every action with its shortcut</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>List every occurrence of words in all documents, and decide many at once</source>
   <translation>List every occurrence of words in all documents, and decide many at once</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List of &amp;reasons…</source>
   <translation>List of &amp;reasons…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>List of added annotations</source>
   <translation>List of added annotations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>List only annotations of exactly these words</source>
   <translation>List only annotations of exactly these words</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>List only rows with disagreements</source>
   <translation>List only rows with disagreements</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>List only undecided rows</source>
   <translation>List only undecided rows</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>List pairs object by object and slot by slot, even where one line each is usual.</source>
   <translation>List pairs object by object and slot by slot, even where one line each is usual.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List the annotations added to this document, to change or remove them</source>
   <translation>List the annotations added to this document, to change or remove them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>List the annotations at the caret of the text, also those that are only counted there</source>
   <translation>List the annotations at the caret of the text, also those that are only counted there</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>List the flagged and commented rows of all documents</source>
   <translation>List the flagged and commented rows of all documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>List the identical annotations before you decide</source>
   <translation>List the identical annotations before you decide</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>List the parts of the files that were skipped</source>
   <translation>List the parts of the files that were skipped</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>List the warnings about the files that were read</source>
   <translation>List the warnings about the files that were read</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>List {count:,} decided {sign}</source>
   <extracomment>For one: List {count} decided {sign}</extracomment>
   <translation>
    <numerusform>List {count} decided {sign}</numerusform>
    <numerusform>List {count:,} decided {sign}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/speech.py"/>
   <source>Listed: {summary}</source>
   <translation>Listed: {summary}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>List…</source>
   <translation>List…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Locate {name}</source>
   <translation>Locate {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/final_keys.py"/>
   <location filename="engine/annotally/adjudication/session/rule_runs.py"/>
   <source>Looking</source>
   <translation>Looking</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>Looking for decisions that cannot be written</source>
   <translation>Looking for decisions that cannot be written</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>Looking for relations without a target</source>
   <translation>Looking for relations without a target</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/final_keys.py"/>
   <source>Looking for undecided objects</source>
   <translation>Looking for undecided objects</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/review/feedback.py"/>
   <source>Looking through decisions</source>
   <translation>Looking through decisions</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Low</source>
   <translation>Low</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Low, high, bootstrap p: {samples} samples of {documents} documents, seed {seed} (Efron and Tibshirani 1993; Berg-Kirkpatrick et al. 2012).</source>
   <translation>Low, high, bootstrap p: {samples} samples of {documents} documents, seed {seed} (Efron and Tibshirani 1993; Berg-Kirkpatrick et al. 2012).</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Low, high: 95 % of {samples} samples of documents, seed {seed}.</source>
   <translation>Low, high: 95 % of {samples} samples of documents, seed {seed}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Lower end of the bootstrap interval over documents</source>
   <translation>Lower end of the bootstrap interval over documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>M&amp;essages</source>
   <translation>M&amp;essages</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>MESSAGE: ID before it</source>
   <translation>MESSAGE: ID before it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>MESSAGE: TEMPLATE and a number</source>
   <translation>MESSAGE: TEMPLATE and a number</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>MIT License</source>
   <translation>MIT License</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>MUC</source>
   <translation>MUC</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/format.py"/>
   <source>MUC SGML text with entity tags</source>
   <translation>MUC SGML text with entity tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>MUC scorer manual, Calculation of Scores</source>
   <translation>MUC scorer manual, Calculation of Scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/format.py"/>
   <source>MUC template file</source>
   <translation>MUC template file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Ma&amp;jority</source>
   <translation>Ma&amp;jority</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Macro: the mean over the documents in which the measure is defined.</source>
   <translation>Macro: the mean over the documents in which the measure is defined.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Made from the data; not saved to a file yet.</source>
   <translation>Made from the data; not saved to a file yet.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Majority</source>
   <translation>Majority</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Make a project beside the inputs, with a proposed name; no file is replaced</source>
   <translation>Make a project beside the inputs, with a proposed name; no file is replaced</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Make the pane with the focus narrower</source>
   <translation>Make the pane with the focus narrower</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Make the pane with the focus shorter</source>
   <translation>Make the pane with the focus shorter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Make the pane with the focus taller</source>
   <translation>Make the pane with the focus taller</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Make the pane with the focus wider</source>
   <translation>Make the pane with the focus wider</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Make the strata from the pointers between labels</source>
   <translation>Make the strata from the pointers between labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Make the text larger</source>
   <translation>Make the text larger</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Make the text smaller</source>
   <translation>Make the text smaller</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Management successions</source>
   <translation>Management successions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Management successions in five texts: pointers, identical objects, text filtering</source>
   <translation>Management successions in five texts: pointers, identical objects, text filtering</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Manual pairing</source>
   <translation>Manual pairing</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <location filename="engine/annotally/reports/muc/files.py"/>
   <source>Map history</source>
   <translation>Map history</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Mapping</source>
   <translation>Mapping</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Mapping &amp;rules</source>
   <translation>Mapping &amp;rules</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Mapping of objects, slots and fills</source>
   <translation>Mapping of objects, slots and fills</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Mapping rules (GLM)</source>
   <translation>Mapping rules (GLM)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mar&amp;k with a reason…</source>
   <translation>Mar&amp;k with a reason…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mark the decision as not required, or as required again</source>
   <translation>Mark the decision as not required, or as required again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mark this document as done, or as not done</source>
   <translation>Mark this document as done, or as not done</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Match &amp;case</source>
   <translation>Match &amp;case</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/matching_field.py"/>
   <source>Matches and clashes</source>
   <translation>Matches and clashes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Matches: pairs that are the same in all counted parts</source>
   <translation>Matches: pairs that are the same in all counted parts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <location filename="gui/annotally_gui/widgets/matching_field.py"/>
   <source>Matching</source>
   <translation>Matching</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Matching rul&amp;e</source>
   <translation>Matching rul&amp;e</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Me&amp;thods</source>
   <translation>Me&amp;thods</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Mean</source>
   <translation>Mean</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Means over the {count} documents with mentions in the key</source>
   <translation>Means over the {count} documents with mentions in the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Measure</source>
   <translation>Measure</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Measure agreement</source>
   <translation>Measure agreement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Measure all tokens instead of annotations</source>
   <translation>Measure all tokens instead of annotations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Measure everything together, or also each type or each document</source>
   <translation>Measure everything together, or also each type or each document</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/agreement.py"/>
   <source>Measuring</source>
   <translation>Measuring</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>Measuring agreement…</source>
   <translation>Measuring agreement…</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>Mention realis status accuracy</source>
   <translation>Mention realis status accuracy</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>Mention type detection accuracy</source>
   <translation>Mention type detection accuracy</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>Mentions</source>
   <translation>Mentions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Mentions and their classes in three texts: broken, merged, missing and spurious ones</source>
   <translation>Mentions and their classes in three texts: broken, merged, missing and spurious ones</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Mentions of the key (gold)</source>
   <translation>Mentions of the key (gold)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Mentions of the response (system)</source>
   <translation>Mentions of the response (system)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>Merge into &amp;one class</source>
   <translation>Merge into &amp;one class</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Messages</source>
   <translation>Messages</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Method</source>
   <translation>Method</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Method of {name}</source>
   <translation>Method of {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Missing counts as a &amp;label</source>
   <translation>Missing counts as a &amp;label</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Missing: in the key only</source>
   <translation>Missing: in the key only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Missing: in the reference only</source>
   <translation>Missing: in the reference only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mo&amp;ve extent</source>
   <translation>Mo&amp;ve extent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>More</source>
   <translation>More</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>More decisions</source>
   <translation>More decisions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>More than one file has the role {role}. Choose one file.</source>
   <translation>More than one file has the role {role}. Choose one file.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Most correct in total</source>
   <translation>Most correct in total</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Move</source>
   <translation>Move</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Move &amp;down</source>
   <translation>Move &amp;down</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Move the ends of this annotation: Shift+arrows move the end, after Tab the start</source>
   <translation>Move the ends of this annotation: Shift+arrows move the end, after Tab the start</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Move the focus to the aligned words in the other text</source>
   <translation>Move the focus to the aligned words in the other text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Move the focus to the next pane</source>
   <translation>Move the focus to the next pane</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Move the focus to the previous pane</source>
   <translation>Move the focus to the previous pane</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Move this fill in the text (Alt+X)</source>
   <translation>Move this fill in the text (Alt+X)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Move {place} in the text</source>
   <translation>Move {place} in the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>N. Chinchor, MUC-4 Evaluation Metrics (1992); rounded for display</source>
   <translation>N. Chinchor, MUC-4 Evaluation Metrics (1992); rounded for display</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>NAME="value" pairs, then "&gt;"</source>
   <translation>NAME="value" pairs, then "&gt;"</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>NIST1 or NIST2</source>
   <translation>NIST1 or NIST2</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Na&amp;me of annotator A</source>
   <translation>Na&amp;me of annotator A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Na&amp;me of the response</source>
   <translation>Na&amp;me of the response</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Name &amp;of annotator B</source>
   <translation>Name &amp;of annotator B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Name of annotator {letter}</source>
   <translation>Name of annotator {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Name of the &amp;key</source>
   <translation>Name of the &amp;key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Name of the document in its file</source>
   <translation>Name of the document in its file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>Name of the layer ({layer})</source>
   <translation>Name of the layer ({layer})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Name of the row</source>
   <translation>Name of the row</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Name the module with your functions in the preferences, under Methods</source>
   <translation>Name the module with your functions in the preferences, under Methods</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Name, the annotation it belongs to, and a value if it has one</source>
   <translation>Name, the annotation it belongs to, and a value if it has one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Named entities</source>
   <translation>Named entities</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/catalogue.py"/>
   <source>Named entity</source>
   <translation>Named entity</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Named entity (IE-ER)</source>
   <translation>Named entity (IE-ER)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Named entity (MUC-6)</source>
   <translation>Named entity (MUC-6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Named entity (MUC-7)</source>
   <translation>Named entity (MUC-7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/speech.py"/>
   <source>Named entity in speech</source>
   <translation>Named entity in speech</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Named entity report</source>
   <translation>Named entity report</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Names and additions</source>
   <translation>Names and additions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Names cannot be hidden: one side is the key, not an annotator</source>
   <translation>Names cannot be hidden: one side is the key, not an annotator</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Neither</source>
   <translation>Neither</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>New project</source>
   <translation>New project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>New project beside t&amp;he inputs</source>
   <translation>New project beside t&amp;he inputs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>New shortcut</source>
   <translation>New shortcut</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next</source>
   <translation>Next</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next &amp;document</source>
   <translation>Next &amp;document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Next annotators in vie&amp;w</source>
   <translation>Next annotators in vie&amp;w</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Next match</source>
   <translation>Next match</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next of the &amp;same type and state</source>
   <translation>Next of the &amp;same type and state</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next und&amp;ecided</source>
   <translation>Next und&amp;ecided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Next w&amp;ord error</source>
   <translation>Next w&amp;ord error</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/text_contents.py"/>
   <source>No annotation at the caret. Move the caret into one in the text.</source>
   <translation>No annotation at the caret. Move the caret into one in the text.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No annotation is selected: use {remedy}</source>
   <translation>No annotation is selected: use {remedy}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>No annotation there</source>
   <translation>No annotation there</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/window_builder.py"/>
   <source>No annotations</source>
   <translation>No annotations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>No annotations were added to this document. To add an annotation, select words in the text and press Ins.</source>
   <translation>No annotations were added to this document. To add an annotation, select words in the text and press Ins.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>No decision has a reason any more</source>
   <translation>No decision has a reason any more</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No disagreement matches the filter: use {remedy} to show all rows</source>
   <translation>No disagreement matches the filter: use {remedy} to show all rows</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>No disagreement so far; scoring goes on.</source>
   <translation>No disagreement so far; scoring goes on.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>No document name matches. Clear the filter to see all documents.</source>
   <translation>No document name matches. Clear the filter to see all documents.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>No effect on this task.</source>
   <translation>No effect on this task.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>No file is the key yet. Choose Key in the column Role.</source>
   <translation>No file is the key yet. Choose Key in the column Role.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>No file is the response yet. Choose Response in the column Role.</source>
   <translation>No file is the response yet. Choose Response in the column Role.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>No file is {role} yet. Choose the role in the column Role.</source>
   <translation>No file is {role} yet. Choose the role in the column Role.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No files are open: use {remedy} to compare files</source>
   <translation>No files are open: use {remedy} to compare files</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No filter is set: all rows are listed</source>
   <translation>No filter is set: all rows are listed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>No module: tasks that use your own functions are refused.</source>
   <translation>No module: tasks that use your own functions are refused.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>No occurrences in these texts.</source>
   <translation>No occurrences in these texts.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>No problems found. The final key can be exported.</source>
   <translation>No problems found. The final key can be exported.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No project is open: use {remedy} to start a project</source>
   <translation>No project is open: use {remedy} to start a project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>No recent comparisons. Open the sample to look around, or drop files or a folder on this window: a key and a response, or the files of several annotators, with their texts if you have them.</source>
   <translation>No recent comparisons. Open the sample to look around, or drop files or a folder on this window: a key and a response, or the files of several annotators, with their texts if you have them.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>No results. Try fewer words, or the name of an action.</source>
   <translation>No results. Try fewer words, or the name of an action.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>No row is selected: use {next} to select a row</source>
   <translation>No row is selected: use {next} to select a row</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>No rows match</source>
   <translation>No rows match</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No side has this added annotation: use {remedy} to change it</source>
   <translation>No side has this added annotation: use {remedy} to change it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>No side has this annotation.</source>
   <translation>No side has this annotation.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>No {what}</source>
   <translation>No {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Non-committal: neither right nor wrong</source>
   <translation>Non-committal: neither right nor wrong</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>None</source>
   <translation>None</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/registry.py"/>
   <source>Not available: {reason}</source>
   <translation>Not available: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Not available: {reason}.</source>
   <translation>Not available: {reason}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Not counted.</source>
   <translation>Not counted.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Not counted: optional, or another alternative was compared.</source>
   <translation>Not counted: optional, or another alternative was compared.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Not everything could be saved:
{lines}</source>
   <translation>Not everything could be saved:
{lines}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Not now</source>
   <translation>Not now</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Not opened</source>
   <translation>Not opened</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Not opened: {count} errors.</source>
   <extracomment>For one: Not opened.</extracomment>
   <translation>
    <numerusform>Not opened.</numerusform>
    <numerusform>Not opened: {count} errors.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Not re&amp;quired</source>
   <translation>Not re&amp;quired</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Not saved to a file yet.</source>
   <translation>Not saved to a file yet.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Not saved.</source>
   <translation>Not saved.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Not saved. Compare again uses the values shown here.</source>
   <translation>Not saved. Compare again uses the values shown here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Not saved; the comparison uses the values shown here.</source>
   <translation>Not saved; the comparison uses the values shown here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Not scored by the task.</source>
   <translation>Not scored by the task.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Not scored yet</source>
   <translation>Not scored yet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Not scored.</source>
   <translation>Not scored.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Note: {caution}.</source>
   <translation>Note: {caution}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Notes</source>
   <translation>Notes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Nothing differs.</source>
   <translation>Nothing differs.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Nothing is compared yet</source>
   <translation>Nothing is compared yet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>Nothing is compared yet. Open a key and a response to see their mapping.</source>
   <translation>Nothing is compared yet. Open a key and a response to see their mapping.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>Nothing is unresolved: every decision fits, and no link merges separate classes.</source>
   <translation>Nothing is unresolved: every decision fits, and no link merges separate classes.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing to go back to: this was the first selection</source>
   <translation>Nothing to go back to: this was the first selection</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing to go forward to: you have not gone back</source>
   <translation>Nothing to go forward to: you have not gone back</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Nothing to redo: no step was undone</source>
   <translation>Nothing to redo: no step was undone</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Nothing to undo: no step was made yet</source>
   <translation>Nothing to undo: no step was made yet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Nothing undecided after this row: use {next} to start again from the top</source>
   <translation>Nothing undecided after this row: use {next} to start again from the top</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Nothing undecided matches the filter: use {clear} to show all rows</source>
   <translation>Nothing undecided matches the filter: use {clear} to show all rows</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>Nothing was changed</source>
   <translation>Nothing was changed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Nothing was written.</source>
   <translation>Nothing was written.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Now</source>
   <translation>Now</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Now: {figures}</source>
   <translation>Now: {figures}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Number of decided cases of this type and slot</source>
   <translation>Number of decided cases of this type and slot</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Number of items, tokens, extents or documents compared</source>
   <translation>Number of items, tokens, extents or documents compared</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Number of objects in {side}</source>
   <translation>Number of objects in {side}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Number of these decisions</source>
   <translation>Number of these decisions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Number of these decisions that a rule made</source>
   <translation>Number of these decisions that a rule made</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Number of words by which a boundary may differ, if they are word errors</source>
   <translation>Number of words by which a boundary may differ, if they are word errors</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>O, or one of B I E S M L U with a label, as B-PER</source>
   <translation>O, or one of B I E S M L U with a label, as B-PER</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Object</source>
   <translation>Object</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Object / slot</source>
   <translation>Object / slot</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Objects</source>
   <translation>Objects</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Objects and fills of the key that so many of {count} systems have right.</source>
   <translation>Objects and fills of the key that so many of {count} systems have right.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Objects and slots</source>
   <translation>Objects and slots</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Objects that the rule would decide</source>
   <translation>Objects that the rule would decide</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Objects, first only</source>
   <translation>Objects, first only</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Objects, second only</source>
   <translation>Objects, second only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Objects: {counts}.</source>
   <translation>Objects: {counts}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Observed agreement</source>
   <translation>Observed agreement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Of &amp;disagreements</source>
   <translation>Of &amp;disagreements</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Of the labels</source>
   <translation>Of the labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Of {measures} the lowest value is the best.</source>
   <translation>Of {measures} the lowest value is the best.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One character.</source>
   <translation>One character.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One class per line: name, name in reports, scored or unscored, threshold. Put names with spaces in single quotes.</source>
   <translation>One class per line: name, name in reports, scored or unscored, threshold. Put names with spaces in single quotes.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>One error, in {option}. Correct the option to save or use the configuration.</source>
   <translation>One error, in {option}. Correct the option to save or use the configuration.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One per line, at least one.</source>
   <translation>One per line, at least one.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One per line.</source>
   <translation>One per line.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <source>One reason per line. Press R and a digit to give one of the first nine reasons.</source>
   <translation>One reason per line. Press R and a digit to give one of the first nine reasons.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One row per line: class, slot, value.</source>
   <translation>One row per line: class, slot, value.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One row per line: its name, then the sections it adds up.</source>
   <translation>One row per line: its name, then the sections it adds up.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One slot per line: class, name, name in reports, scored or unscored, weight, set or string or pointer. Put names with spaces in single quotes.</source>
   <translation>One slot per line: class, name, name in reports, scored or unscored, weight, set or string or pointer. Put names with spaces in single quotes.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only A calls the text relevant.</source>
   <translation>Only A calls the text relevant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only B calls the text relevant.</source>
   <translation>Only B calls the text relevant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Only in A</source>
   <translation>Only in A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Only in B</source>
   <translation>Only in B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Only in the key. Shown in the upper lane only.</source>
   <translation>Only in the key. Shown in the upper lane only.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Only in the response. Shown in the lower lane only.</source>
   <translation>Only in the response. Shown in the lower lane only.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>Only in {a}</source>
   <translation>Only in {a}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Only optional parts differ</source>
   <translation>Only optional parts differ</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Only parts that the task does not count differ, such as case or premodifiers</source>
   <translation>Only parts that the task does not count differ, such as case or premodifiers</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Only these labels have rows and count in the total; other labels are still compared.</source>
   <translation>Only these labels have rows and count in the total; other labels are still compared.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Only {letter} has this document: there is nothing to compare</source>
   <translation>Only {letter} has this document: there is nothing to compare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>Only {name} has annotations. Add a file for the role {role}.</source>
   <translation>Only {name} has annotations. Add a file for the role {role}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {sides} has this.</source>
   <translation>Only {sides} has this.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {sides} have this.</source>
   <translation>Only {sides} have this.</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>Only {side} has this class of {number} mentions.</source>
   <extracomment>For one: Only {side} has this class of {number} mention.</extracomment>
   <translation>
    <numerusform>Only {side} has this class of {number} mention.</numerusform>
    <numerusform>Only {side} has this class of {number} mentions.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {side} has this {label}.</source>
   <translation>Only {side} has this {label}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {side} has this {name}.</source>
   <translation>Only {side} has this {name}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {side} has {name}.</source>
   <translation>Only {side} has {name}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Open</source>
   <translation>Open</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Open &amp;read-only</source>
   <translation>Open &amp;read-only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open &amp;recent</source>
   <translation>Open &amp;recent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open &amp;sample</source>
   <translation>Open &amp;sample</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Open a project and its inputs</source>
   <translation>Open a project and its inputs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>Open a result saved by annotally score --format json</source>
   <translation>Open a result saved by annotally score --format json</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Open and compare</source>
   <translation>Open and compare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open fol&amp;der…</source>
   <translation>Open fol&amp;der…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Open pro&amp;ject…</source>
   <translation>Open pro&amp;ject…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Open project</source>
   <translation>Open project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Open s&amp;ample</source>
   <translation>Open s&amp;ample</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>Open the help page of the current pane</source>
   <translation>Open the help page of the current pane</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Open the sample of two annotators in a new project, to try adjudication</source>
   <translation>Open the sample of two annotators in a new project, to try adjudication</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open the sample that comes with Annotally</source>
   <translation>Open the sample that comes with Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Option</source>
   <translation>Option</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Optional and not counted.</source>
   <translation>Optional and not counted.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Optional in the key and left out: not counted.</source>
   <translation>Optional in the key and left out: not counted.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Options</source>
   <translation>Options</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Options of the measurement</source>
   <translation>Options of the measurement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Othe&amp;r text</source>
   <translation>Othe&amp;r text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Other samples</source>
   <translation>Other samples</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Other samples: {links}</source>
   <translation>Other samples: {links}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>Outcome of undecided objects</source>
   <translation>Outcome of undecided objects</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>Outcome of undecided objects of the type {name}</source>
   <translation>Outcome of undecided objects of the type {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Overgeneration</source>
   <translation>Overgeneration</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>Overlap (lenient)</source>
   <translation>Overlap (lenient)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>Overlap of at least {percent} %</source>
   <translation>Overlap of at least {percent} %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/matching_field.py"/>
   <source>Overlap of at least…</source>
   <translation>Overlap of at least…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/overview.py"/>
   <source>Overview of disagreements</source>
   <translation>Overview of disagreements</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>P</source>
   <translation>P</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>P den</source>
   <translation>P den</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>P num</source>
   <translation>P num</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>POS and ACT are both 0</source>
   <translation>POS and ACT are both 0</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>POS is 0</source>
   <translation>POS is 0</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Pa&amp;iring</source>
   <translation>Pa&amp;iring</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Pages</source>
   <translation>Pages</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Pair &amp;from a list…</source>
   <translation>Pair &amp;from a list…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Pair the two rows (P)</source>
   <translation>Pair the two rows (P)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Pair this row with another: press the shortcut on both rows, or drag one row onto the other</source>
   <translation>Pair this row with another: press the shortcut on both rows, or drag one row onto the other</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Pair this row with the row chosen first</source>
   <translation>Pair this row with the row chosen first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Pair with</source>
   <translation>Pair with</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Pair {what} with…</source>
   <translation>Pair {what} with…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Pair, split, move and add</source>
   <translation>Pair, split, move and add</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Pairing of entities</source>
   <translation>Pairing of entities</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Pairs</source>
   <translation>Pairs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Pairs in</source>
   <translation>Pairs in</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Pairs in all documents</source>
   <translation>Pairs in all documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Pairs in the document shown</source>
   <translation>Pairs in the document shown</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Pairs of all documents</source>
   <translation>Pairs of all documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Pairs of anno&amp;tators</source>
   <translation>Pairs of anno&amp;tators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Pairs of annotators</source>
   <translation>Pairs of annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Pairs of the document shown</source>
   <translation>Pairs of the document shown</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Pairwise F</source>
   <translation>Pairwise F</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Panes and shortcuts</source>
   <translation>Panes and shortcuts</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>Partial</source>
   <translation>Partial</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Partially correct</source>
   <translation>Partially correct</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/muc/files.py"/>
   <source>Partitions</source>
   <translation>Partitions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Partly the same</source>
   <translation>Partly the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Parts of the profile</source>
   <translation>Parts of the profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Permission to read the settings file {path} is missing, so the defaults are used and changes are not saved. Give yourself permission to read and write the file.</source>
   <translation>Permission to read the settings file {path} is missing, so the defaults are used and changes are not saved. Give yourself permission to read and write the file.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Persons and organizations in fourteen texts, a key and a response; every outcome occurs</source>
   <translation>Persons and organizations in fourteen texts, a key and a response; every outcome occurs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Persons and their employers in five texts, compared by MAT's similarity</source>
   <translation>Persons and their employers in five texts, compared by MAT's similarity</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Place and size of the window</source>
   <translation>Place and size of the window</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/plain_text.py"/>
   <source>Plain text, one document a file</source>
   <translation>Plain text, one document a file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Point at a column header to see its formula and source.</source>
   <translation>Point at a column header to see its formula and source.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Pointer to an optional object, not counted.</source>
   <translation>Pointer to an optional object, not counted.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Points (%)</source>
   <translation>Points (%)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>Points are the highest score of any two of the annotations. A chosen annotation replaces the annotation that its annotator has in this row. Scores mark manual pairs.</source>
   <translation>Points are the highest score of any two of the annotations. A chosen annotation replaces the annotation that its annotator has in this row. Scores mark manual pairs.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Points are the score of the two annotations on their own. Scores mark manual pairs.</source>
   <translation>Points are the score of the two annotations on their own. Scores mark manual pairs.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Position {place}: {message}.</source>
   <translation>Position {place}: {message}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Possible: fills of the key</source>
   <translation>Possible: fills of the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Pr&amp;eferences…</source>
   <translation>Pr&amp;eferences…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Pre&amp;vious document</source>
   <translation>Pre&amp;vious document</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Precision</source>
   <translation>Precision</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Precision, denominator: size of the response</source>
   <translation>Precision, denominator: size of the response</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Precision, numerator: correct part of the response</source>
   <translation>Precision, numerator: correct part of the response</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Preferences</source>
   <translation>Preferences</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Press Space to show or hide these lines</source>
   <translation>Press Space to show or hide these lines</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>Press an annotator's digit to tick the line. Scores mark manual splits.</source>
   <translation>Press an annotator's digit to tick the line. Scores mark manual splits.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>Press the new shortcut, at most two keys in sequence</source>
   <translation>Press the new shortcut, at most two keys in sequence</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Previous</source>
   <translation>Previous</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Previous &amp;undecided</source>
   <translation>Previous &amp;undecided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Previous &amp;word error</source>
   <translation>Previous &amp;word error</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Previous match</source>
   <translation>Previous match</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Previous of the s&amp;ame type and state</source>
   <translation>Previous of the s&amp;ame type and state</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Pro&amp;nunciations</source>
   <translation>Pro&amp;nunciations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Problem</source>
   <translation>Problem</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Problem with the labels shown</source>
   <translation>Problem with the labels shown</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Problem with the strata</source>
   <translation>Problem with the strata</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Problem with the tag profile</source>
   <translation>Problem with the tag profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Problem with {name}</source>
   <translation>Problem with {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Problem with {part}, line {number}</source>
   <translation>Problem with {part}, line {number}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Problem {line} of {count}: press {keys} to return to the list</source>
   <translation>Problem {line} of {count}: press {keys} to return to the list</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Problems of the final key</source>
   <translation>Problems of the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Profiles</source>
   <translation>Profiles</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Progress</source>
   <translation>Progress</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Project {name} created in {folder}</source>
   <translation>Project {name} created in {folder}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Projects (*.{suffix})</source>
   <translation>Projects (*.{suffix})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Pronunciations</source>
   <translation>Pronunciations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Python Software Foundation License 2</source>
   <translation>Python Software Foundation License 2</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Python module with your own methods</source>
   <translation>Python module with your own methods</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Python module with your own methods for comparisons by similarity; empty: none</source>
   <translation>Python module with your own methods for comparisons by similarity; empty: none</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Python modules (*.py)</source>
   <translation>Python modules (*.py)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Quit Annotally</source>
   <translation>Quit Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>R</source>
   <translation>R</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>R den</source>
   <translation>R den</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>R num</source>
   <translation>R num</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>R&amp;emove</source>
   <translation>R&amp;emove</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Rank</source>
   <translation>Rank</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Ranked by {measure} ({formula}) of {row}. Equal values share a rank.</source>
   <translation>Ranked by {measure} ({formula}) of {row}. Equal values share a rank.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Ranks</source>
   <translation>Ranks</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Re&amp;do</source>
   <translation>Re&amp;do</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Re&amp;move</source>
   <translation>Re&amp;move</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Re&amp;vert</source>
   <translation>Re&amp;vert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Read the scores</source>
   <translation>Read the scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/facade.py"/>
   <source>Reading</source>
   <translation>Reading</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>Reading back</source>
   <translation>Reading back</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/review/decision_log.py"/>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>Reading decisions</source>
   <translation>Reading decisions</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/reading.py"/>
   <source>Reading texts</source>
   <translation>Reading texts</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/reading.py"/>
   <source>Reading {side}</source>
   <translation>Reading {side}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>Reaso&amp;n</source>
   <translation>Reaso&amp;n</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Reason</source>
   <translation>Reason</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>Reason for each of these decisions</source>
   <translation>Reason for each of these decisions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>Reason for the next decision: {reason}</source>
   <translation>Reason for the next decision: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>Reasons</source>
   <translation>Reasons</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Reasons of the decisions, with their counts</source>
   <translation>Reasons of the decisions, with their counts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Reasons shown below the difference in the inspector</source>
   <translation>Reasons shown below the difference in the inspector</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <source>Reasons, one per line</source>
   <translation>Reasons, one per line</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Recall</source>
   <translation>Recall</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Recall, denominator: size of the key</source>
   <translation>Recall, denominator: size of the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Recall, numerator: part of the key that was found</source>
   <translation>Recall, numerator: part of the key that was found</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Recent comparisons</source>
   <translation>Recent comparisons</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Recent comparisons, newest first</source>
   <translation>Recent comparisons, newest first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Redo</source>
   <translation>Redo</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Redo the step that was undone last</source>
   <translation>Redo the step that was undone last</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Redone: “{label}” {place}</source>
   <translation>Redone: “{label}” {place}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Refclash and missing</source>
   <translation>Refclash and missing</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Reference</source>
   <translation>Reference</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Reference and hypothesis</source>
   <translation>Reference and hypothesis</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Regular e&amp;xpression</source>
   <translation>Regular e&amp;xpression</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Relations and events</source>
   <translation>Relations and events</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Reload the open files and score them again</source>
   <translation>Reload the open files and score them again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Remo&amp;ve link decision</source>
   <translation>Remo&amp;ve link decision</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Remove</source>
   <translation>Remove</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Remove tag &amp;profile</source>
   <translation>Remove tag &amp;profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>Remove the &amp;link</source>
   <translation>Remove the &amp;link</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Remove the added annotation and its comments</source>
   <translation>Remove the added annotation and its comments</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Remove the decision: the object is undecided again</source>
   <translation>Remove the decision: the object is undecided again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Remove the filter {title}</source>
   <translation>Remove the filter {title}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Remove the link's own decision: the class or the mention decides</source>
   <translation>Remove the link's own decision: the class or the mention decides</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Remove the manual alignment of the current words</source>
   <translation>Remove the manual alignment of the current words</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Remove the manual pairing of this row</source>
   <translation>Remove the manual pairing of this row</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Remove {name}</source>
   <translation>Remove {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Remove {part}, line {number}</source>
   <translation>Remove {part}, line {number}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>Removed by cleaning</source>
   <translation>Removed by cleaning</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>Removed pointers and new names</source>
   <translation>Removed pointers and new names</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Reopen the &amp;last session at start</source>
   <translation>Reopen the &amp;last session at start</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Reopen the last session at start</source>
   <translation>Reopen the last session at start</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Repair Cyrillic letters in ta&amp;gs</source>
   <translation>Repair Cyrillic letters in ta&amp;gs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Report</source>
   <translation>Report</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <location filename="engine/annotally/reports/muc/files.py"/>
   <source>Report summary</source>
   <translation>Report summary</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Reports</source>
   <translation>Reports</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Required; there is no default.</source>
   <translation>Required; there is no default.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Resc&amp;ue project…</source>
   <translation>Resc&amp;ue project…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Rescue project</source>
   <translation>Rescue project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>Reset a&amp;ll</source>
   <translation>Reset a&amp;ll</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Response</source>
   <translation>Response</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Responses</source>
   <translation>Responses</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/systems.py"/>
   <source>Responses of other systems to the same key</source>
   <translation>Responses of other systems to the same key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Restore the default layout of the panes</source>
   <translation>Restore the default layout of the panes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>Results as JSON (*.json)</source>
   <translation>Results as JSON (*.json)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Return to the selection before going back</source>
   <translation>Return to the selection before going back</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Revie&amp;w by annotator…</source>
   <translation>Revie&amp;w by annotator…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>Review by annotator</source>
   <translation>Review by annotator</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Right in</source>
   <translation>Right in</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Right in one of two systems</source>
   <translation>Right in one of two systems</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Right in one of {first} and {second}</source>
   <translation>Right in one of {first} and {second}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Right in one system and not in the other. An object is right if nothing below it is wrong; not to have what the key does not have is right.</source>
   <translation>Right in one system and not in the other. An object is right if nothing below it is wrong; not to have what the key does not have is right.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Role</source>
   <translation>Role</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Role of {name}</source>
   <translation>Role of {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Row</source>
   <translation>Row</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Rows by method</source>
   <translation>Rows by method</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Rows by value</source>
   <translation>Rows by value</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Rows of different documents cannot be paired</source>
   <translation>Rows of different documents cannot be paired</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Rows of the scores</source>
   <translation>Rows of the scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Rows that gather several document sections, each with the name of the row and the sections. Sections then have no rows of their own.</source>
   <translation>Rows that gather several document sections, each with the name of the row and the sections. Sections then have no rows of their own.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Rows to decide</source>
   <translation>Rows to decide</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Rows with differences: {count}.</source>
   <translation>Rows with differences: {count}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>Rows: labels of {a}; columns: labels of {b}</source>
   <translation>Rows: labels of {a}; columns: labels of {b}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Rul&amp;es…</source>
   <translation>Rul&amp;es…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Rule</source>
   <translation>Rule</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Rules</source>
   <translation>Rules</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>S&amp;ave project as…</source>
   <translation>S&amp;ave project as…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>S&amp;lot</source>
   <translation>S&amp;lot</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>S&amp;top counting</source>
   <translation>S&amp;top counting</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>S&amp;ystems…</source>
   <translation>S&amp;ystems…</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>SGML</source>
   <translation>SGML</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Same class, split by others, missing or spurious</source>
   <translation>Same class, split by others, missing or spurious</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>Same classes</source>
   <translation>Same classes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/open.py"/>
   <source>Sample</source>
   <translation>Sample</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/open.py"/>
   <source>Sample: {title}</source>
   <translation>Sample: {title}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Sans serif</source>
   <translation>Sans serif</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Save</source>
   <translation>Save</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Save &amp;as…</source>
   <translation>Save &amp;as…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Save a copy of the project and continue in the copy</source>
   <translation>Save a copy of the project and continue in the copy</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Save a copy of the project and continue in this file</source>
   <translation>Save a copy of the project and continue in this file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Save configuration</source>
   <translation>Save configuration</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Save every decision as CSV or JSON Lines: where, what, who, when and why</source>
   <translation>Save every decision as CSV or JSON Lines: where, what, who, when and why</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Save final key to</source>
   <translation>Save final key to</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Save project as</source>
   <translation>Save project as</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Save score report, report summary and map history to a folder, as the MUC scorer did</source>
   <translation>Save score report, report summary and map history to a folder, as the MUC scorer did</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Save task file</source>
   <translation>Save task file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Save the change (Return)</source>
   <translation>Save the change (Return)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>Save the list as CSV or JSON Lines</source>
   <translation>Save the list as CSV or JSON Lines</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Save the listed pairs with texts, offsets and states as CSV</source>
   <translation>Save the listed pairs with texts, offsets and states as CSV</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Saved in {path}.</source>
   <translation>Saved in {path}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/similarity_profiles.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Saved to {path}.</source>
   <translation>Saved to {path}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Saved: “{label}” {place}</source>
   <translation>Saved: “{label}” {place}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived.py"/>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Scenario template</source>
   <translation>Scenario template</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/scenarios.py"/>
   <source>Scenario template: management successions (MUC-6)</source>
   <translation>Scenario template: management successions (MUC-6)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Score</source>
   <translation>Score</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Score other systems against the same key: ranks, tests of every two, groups, and differences</source>
   <translation>Score other systems against the same key: ranks, tests of every two, groups, and differences</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Score profile</source>
   <translation>Score profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Score re&amp;ports…</source>
   <translation>Score re&amp;ports…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Score report</source>
   <translation>Score report</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Score reports</source>
   <translation>Score reports</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Score ro&amp;ws</source>
   <translation>Score ro&amp;ws</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Scores</source>
   <translation>Scores</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores compare two annotators. Choose two annotators in the pane Pairs.</source>
   <translation>Scores compare two annotators. Choose two annotators in the pane Pairs.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores of</source>
   <translation>Scores of</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores of all documents</source>
   <translation>Scores of all documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores of the document shown</source>
   <translation>Scores of the document shown</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <location filename="engine/annotally/workspace/distribution/remote_scores.py"/>
   <location filename="engine/annotally/workspace/facade.py"/>
   <source>Scoring</source>
   <translation>Scoring</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/decided_scores.py"/>
   <source>Scoring the decisions</source>
   <translation>Scoring the decisions</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <location filename="engine/annotally/workspace/distribution/system_scores.py"/>
   <source>Scoring {system}</source>
   <translation>Scoring {system}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Search</source>
   <translation>Search</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Search for a regular expression</source>
   <translation>Search for a regular expression</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Search the help</source>
   <translation>Search the help</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Search, and decide many at once</source>
   <translation>Search, and decide many at once</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/concordance.py"/>
   <source>Searching</source>
   <translation>Searching</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>Searching…</source>
   <translation>Searching…</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Second</source>
   <translation>Second</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Section</source>
   <translation>Section</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>Seed of the bootstrap</source>
   <translation>Seed of the bootstrap</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Select &amp;all</source>
   <translation>Select &amp;all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>Select an action, then press its new shortcut in the field.</source>
   <translation>Select an action, then press its new shortcut in the field.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Select everything in the pane that has the focus</source>
   <translation>Select everything in the pane that has the focus</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>Select the words to align in both texts first</source>
   <translation>Select the words to align in both texts first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <source>Selection extended to whole tokens: “{words}”</source>
   <translation>Selection extended to whole tokens: “{words}”</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>SemEval 2013: all four</source>
   <translation>SemEval 2013: all four</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Serif</source>
   <translation>Serif</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Set back to the default.</source>
   <translation>Set back to the default.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Set by the extent: move the annotation in the text</source>
   <translation>Set by the extent: move the annotation in the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Set by the task.</source>
   <translation>Set by the task.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/application.py"/>
   <source>Settings</source>
   <translation>Settings</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Settings are saved in this file:</source>
   <translation>Settings are saved in this file:</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Settings file</source>
   <translation>Settings file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Settle anno&amp;tators' differences…</source>
   <translation>Settle anno&amp;tators' differences…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Settle annotators' differences in a folder</source>
   <translation>Settle annotators' differences in a folder</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Settle differences &amp;in a folder…</source>
   <translation>Settle differences &amp;in a folder…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Share of the class in MUC precision: correct links, of all its links</source>
   <translation>Share of the class in MUC precision: correct links, of all its links</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Share of the class in MUC recall: links found, of all its links</source>
   <translation>Share of the class in MUC recall: links found, of all its links</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end by characters, after C by tokens, after Tab the start; Return saves, Escape cancels</source>
   <translation>Shift+arrows move the end by characters, after C by tokens, after Tab the start; Return saves, Escape cancels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end by tokens, after Tab the start; Return saves, Escape cancels</source>
   <translation>Shift+arrows move the end by tokens, after Tab the start; Return saves, Escape cancels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end by tokens, with Alt or after C by characters, after Tab the start; Return saves, Escape cancels</source>
   <translation>Shift+arrows move the end by tokens, with Alt or after C by characters, after Tab the start; Return saves, Escape cancels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end, after Tab or with Alt the start; Return saves, Escape cancels</source>
   <translation>Shift+arrows move the end, after Tab or with Alt the start; Return saves, Escape cancels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Short&amp;cuts</source>
   <translation>Short&amp;cuts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Shortcut</source>
   <translation>Shortcut</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Shortcuts</source>
   <translation>Shortcuts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Shortcuts other than the defaults, by action</source>
   <translation>Shortcuts other than the defaults, by action</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>Show all</source>
   <translation>Show all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show all rows again</source>
   <translation>Show all rows again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show and change how the open comparison is scored, option by option</source>
   <translation>Show and change how the open comparison is scored, option by option</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show every level of the mapping tree</source>
   <translation>Show every level of the mapping tree</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Show fewer lines</source>
   <translation>Show fewer lines</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show hard-wrapped lines as paragraphs; offsets and files do not change</source>
   <translation>Show hard-wrapped lines as paragraphs; offsets and files do not change</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show no labels in the text</source>
   <translation>Show no labels in the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show only the annotators' extents, decided or not</source>
   <translation>Show only the annotators' extents, decided or not</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show only the objects of the mapping tree</source>
   <translation>Show only the objects of the mapping tree</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Show other annotators above and below the text: two at a time, or all</source>
   <translation>Show other annotators above and below the text: two at a time, or all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the annotators' extents thin, and the final extent solid</source>
   <translation>Show the annotators' extents thin, and the final extent solid</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the label of every annotation in the text</source>
   <translation>Show the label of every annotation in the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the labels of disagreements in the text</source>
   <translation>Show the labels of disagreements in the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show the next document of the list</source>
   <translation>Show the next document of the list</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show the previous document of the list</source>
   <translation>Show the previous document of the list</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Show the rows of this document only</source>
   <translation>Show the rows of this document only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show the text at 100 %</source>
   <translation>Show the text at 100 %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the text with the annotations of the final key</source>
   <translation>Show the text with the annotations of the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Show the two texts one above the other instead of side by side</source>
   <translation>Show the two texts one above the other instead of side by side</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Showing the fills counted in {title}. Click to remove</source>
   <translation>Showing the fills counted in {title}. Click to remove</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Shown in the text of a project: all, the annotators, or the final key</source>
   <translation>Shown in the text of a project: all, the annotators, or the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Si&amp;ze of pane</source>
   <translation>Si&amp;ze of pane</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Signature</source>
   <translation>Signature</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>Signs of the alignment</source>
   <translation>Signs of the alignment</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Sim&amp;ilarity</source>
   <translation>Sim&amp;ilarity</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Similarity</source>
   <translation>Similarity</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Similarity profile</source>
   <translation>Similarity profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Similarity profile: {name}[*]</source>
   <translation>Similarity profile: {name}[*]</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Similarity profiles can use your own functions, as methods of dimensions and for rows of the scores. Profiles name the functions; only this setting names the module that contains them. Choose only a module that you trust: it runs with all your permissions when a task uses one of its functions.</source>
   <translation>Similarity profiles can use your own functions, as methods of dimensions and for rows of the scores. Profiles name the functions; only this setting names the module that contains them. Choose only a module that you trust: it runs with all your permissions when a task uses one of its functions.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Single-letter shortcuts work while the text, the tree or the list of documents has the focus.</source>
   <translation>Single-letter shortcuts work while the text, the tree or the list of documents has the focus.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Size of the text pane, in percent</source>
   <translation>Size of the text pane, in percent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Slot</source>
   <translation>Slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Slot error rate</source>
   <translation>Slot error rate</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Slot {name}</source>
   <translation>Slot {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>Slots</source>
   <translation>Slots</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Some inputs of {name} are missing or have changed. Locate the missing files. Changed files are read as they are now: decisions follow annotations that only moved, and decisions that no longer fit are listed, never dropped.</source>
   <translation>Some inputs of {name} are missing or have changed. Locate the missing files. Changed files are read as they are now: decisions follow annotations that only moved, and decisions that no longer fit are listed, never dropped.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Sounds of words that have no pronunciation</source>
   <translation>Sounds of words that have no pronunciation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Source</source>
   <translation>Source</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Source of the decision; outlined if a row above was decided</source>
   <translation>Source of the decision; outlined if a row above was decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Source: {source}</source>
   <translation>Source: {source}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived_similarity.py"/>
   <source>Spans and labels</source>
   <translation>Spans and labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Speech</source>
   <translation>Speech</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Split</source>
   <translation>Split</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Split this row: each annotation is decided on its own</source>
   <translation>Split this row: each annotation is decided on its own</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Spurious: in the hypothesis only</source>
   <translation>Spurious: in the hypothesis only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Spurious: in the response only</source>
   <translation>Spurious: in the response only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>State</source>
   <translation>State</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>State in {system}</source>
   <translation>State in {system}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>State of the bootstrap</source>
   <translation>State of the bootstrap</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>State of the comparison of {a} and {b}; F1 explains the states</source>
   <translation>State of the comparison of {a} and {b}; F1 explains the states</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>State of the configuration</source>
   <translation>State of the configuration</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>State of the profile</source>
   <translation>State of the profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>States</source>
   <translation>States</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Stop this work; nothing shown changes</source>
   <translation>Stop this work; nothing shown changes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/similarity_profiles.py"/>
   <source>Stopped: the last change is not in the comparison.</source>
   <translation>Stopped: the last change is not in the comparison.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Strata</source>
   <translation>Strata</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>Strict</source>
   <translation>Strict</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Strings that become blanks anywhere in a string fill, such as full stops and commas.</source>
   <translation>Strings that become blanks anywhere in a string fill, such as full stops and commas.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Sub</source>
   <translation>Sub</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Substituted words</source>
   <translation>Substituted words</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Substitution</source>
   <translation>Substitution</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/alerts.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>System default</source>
   <translation>System default</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Systems</source>
   <translation>Systems</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <source>Systems on one key</source>
   <translation>Systems on one key</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>T or F</source>
   <translation>T or F</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>T&amp;wo annotators: both are keys</source>
   <translation>T&amp;wo annotators: both are keys</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>T&amp;ype</source>
   <translation>T&amp;ype</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Ta&amp;ke from</source>
   <translation>Ta&amp;ke from</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <source>Tables of the systems</source>
   <translation>Tables of the systems</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take &amp;A</source>
   <translation>Take &amp;A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take &amp;B</source>
   <translation>Take &amp;B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;D</source>
   <translation>Take &amp;D</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;E</source>
   <translation>Take &amp;E</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;F</source>
   <translation>Take &amp;F</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;G</source>
   <translation>Take &amp;G</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;H</source>
   <translation>Take &amp;H</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;I</source>
   <translation>Take &amp;I</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Take &amp;{letter}</source>
   <translation>Take &amp;{letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take A</source>
   <translation>Take A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take A's annotation into the final key</source>
   <translation>Take A's annotation into the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take A, with B as an alternative: either is right</source>
   <translation>Take A, with B as an alternative: either is right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take B</source>
   <translation>Take B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take B's annotation into the final key</source>
   <translation>Take B's annotation into the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take B, with A as an alternative: either is right</source>
   <translation>Take B, with A as an alternative: either is right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take C</source>
   <translation>Take C</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Take all</source>
   <translation>Take all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Take all identical annotations, in one undo step</source>
   <translation>Take all identical annotations, in one undo step</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Take all objects of the type from this side; leave out objects that this side lacks</source>
   <translation>Take all objects of the type from this side; leave out objects that this side lacks</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Take annotations that all have with the same words and place; leave out annotations that differ or occur twice</source>
   <translation>Take annotations that all have with the same words and place; leave out annotations that differ or occur twice</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take both A's annotation and B's into the final key</source>
   <translation>Take both A's annotation and B's into the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Take links that more than half have, for mentions in the final key: decide undecided mentions first</source>
   <translation>Take links that more than half have, for mentions in the final key: decide undecided mentions first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Take nothing now; use Decide › Rules later</source>
   <translation>Take nothing now; use Decide › Rules later</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Take over project</source>
   <translation>Take over project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Take the annotation of {letter} ({name}) into the final key</source>
   <translation>Take the annotation of {letter} ({name}) into the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take this annotator's annotation into the final key</source>
   <translation>Take this annotator's annotation into the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Take what more than half of the annotators have; leave out what more than half lack</source>
   <translation>Take what more than half of the annotators have; leave out what more than half lack</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/take_bar.py"/>
   <source>Take {letter}</source>
   <translation>Take {letter}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived.py"/>
   <source>Template element</source>
   <translation>Template element</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Template elements</source>
   <translation>Template elements</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/elements.py"/>
   <source>Template elements (MUC-6)</source>
   <translation>Template elements (MUC-6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Template elements with partial credit</source>
   <translation>Template elements with partial credit</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived.py"/>
   <source>Template relation</source>
   <translation>Template relation</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/scenarios.py"/>
   <source>Template relation (MUC-7)</source>
   <translation>Template relation (MUC-7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived.py"/>
   <source>Templette (HUB-4)</source>
   <translation>Templette (HUB-4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Terrorist incidents (MUC-4)</source>
   <translation>Terrorist incidents (MUC-4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Terrorist incidents (MUC-4), gated mapping</source>
   <translation>Terrorist incidents (MUC-4), gated mapping</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Tests of every two systems</source>
   <translation>Tests of every two systems</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <location filename="gui/annotally_gui/models/card_rows.py"/>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <location filename="gui/annotally_gui/text/pane.py"/>
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Text files (*.txt)</source>
   <translation>Text files (*.txt)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Text of the hypothesis</source>
   <translation>Text of the hypothesis</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Text of the response</source>
   <translation>Text of the response</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>Text of {side}</source>
   <translation>Text of {side}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Text put before every file name.</source>
   <translation>Text put before every file name.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Texts</source>
   <translation>Texts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>The Securities and Exchange Commission named Consuela Arden its chair. 東京 ירושלים</source>
   <translation>The Securities and Exchange Commission named Consuela Arden its chair. 東京 ירושלים</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>The agreement of the annotators will appear here once files are scored.</source>
   <translation>The agreement of the annotators will appear here once files are scored.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>The annotators differ.</source>
   <translation>The annotators differ.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The attribute that holds the words a response must at least contain.</source>
   <translation>The attribute that holds the words a response must at least contain.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The attribute that names a mention.</source>
   <translation>The attribute that names a mention.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The attribute that points to another mention of the same thing.</source>
   <translation>The attribute that points to another mention of the same thing.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The attribute whose content becomes alternatives of the annotated words.</source>
   <translation>The attribute whose content becomes alternatives of the annotated words.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The character between alternatives in an attribute.</source>
   <translation>The character between alternatives in an attribute.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The character that stands for a double quote inside an attribute.</source>
   <translation>The character that stands for a double quote inside an attribute.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The class whose objects mark documents as relevant.</source>
   <translation>The class whose objects mark documents as relevant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/classes.py"/>
   <source>The classes of mentions of the document shown will appear here.</source>
   <translation>The classes of mentions of the document shown will appear here.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The classes of objects in the order in which they are paired, each with its name, the name it has in reports, scored or unscored, and the threshold. Classes that others point to come first.</source>
   <translation>The classes of objects in the order in which they are paired, each with its name, the name it has in reports, scored or unscored, and the threshold. Classes that others point to come first.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The concordance lists every occurrence of words. You can decide several together.</source>
   <translation>The concordance lists every occurrence of words. You can decide several together.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>The configuration has errors and cannot be saved.</source>
   <translation>The configuration has errors and cannot be saved.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>The cost of another spelling, in phonetic features</source>
   <translation>The cost of another spelling, in phonetic features</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>The cost of each word beyond the first of a side in a block</source>
   <translation>The cost of each word beyond the first of a side in a block</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>The decisions belong to this task: close the project to change the configuration</source>
   <translation>The decisions belong to this task: close the project to change the configuration</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>The default applies.</source>
   <translation>The default applies.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>The documents will be listed here. Open files with File › Open files.</source>
   <translation>The documents will be listed here. Open files with File › Open files.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The filter takes words and conditions such as state:INC, type:PERSON or doc:name; a minus sign excludes. Click a cell of a score table to list exactly the rows that it counts.</source>
   <translation>The filter takes words and conditions such as state:INC, type:PERSON or doc:name; a minus sign excludes. Click a cell of a score table to list exactly the rows that it counts.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>The final key needs a folder, and {name} is not a folder: {folder} is proposed.</source>
   <translation>The final key needs a folder, and {name} is not a folder: {folder} is proposed.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>The first {shown} of {size} characters; save the reports to see all text.</source>
   <translation>The first {shown} of {size} characters; save the reports to see all text.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/systems.py"/>
   <source>The folder with a folder for each system</source>
   <translation>The folder with a folder for each system</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>The folder {folder} is read-only. Change the folder of the project.</source>
   <translation>The folder {folder} is read-only. Change the folder of the project.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>The hardest document is first; those without a value are last.</source>
   <translation>The hardest document is first; those without a value are last.</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>The inputs cannot be used: {count} errors. Nothing was opened.</source>
   <extracomment>For one: An input cannot be used. Nothing was opened.</extracomment>
   <translation>
    <numerusform>An input cannot be used. Nothing was opened.</numerusform>
    <numerusform>The inputs cannot be used: {count} errors. Nothing was opened.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The keys.</source>
   <translation>The keys.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>The label of an annotation is the value of one feature of its layer; rows show layer and value, such as POS:NN. Without a feature, the name of the layer is the label.</source>
   <translation>The label of an annotation is the value of one feature of its layer; rows show layer and value, such as POS:NN. Without a feature, the name of the layer is the label.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The list at the left shows every document with its undecided objects and its score.</source>
   <translation>The list at the left shows every document with its undecided objects and its score.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>The measurement was stopped.</source>
   <translation>The measurement was stopped.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The name of the task in results.</source>
   <translation>The name of the task in results.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>The profile has errors: the comparison does not change until they are corrected.</source>
   <translation>The profile has errors: the comparison does not change until they are corrected.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>The reports name the annotators: turn off {remedy} to see the reports</source>
   <translation>The reports name the annotators: turn off {remedy} to see the reports</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The responses.</source>
   <translation>The responses.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>The same in all counted parts</source>
   <translation>The same in all counted parts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>The same in all: {words}.</source>
   <translation>The same in all: {words}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>The same in both</source>
   <translation>The same in both</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>The same in both: {words}.</source>
   <translation>The same in both: {words}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>The same seed draws the same samples, here and on the command line (--seed)</source>
   <translation>The same seed draws the same samples, here and on the command line (--seed)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>The score table will appear here once files are scored.</source>
   <translation>The score table will appear here once files are scored.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>The scores of every two annotators will appear here once files are scored.</source>
   <translation>The scores of every two annotators will appear here once files are scored.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>The scores of the document shown will appear here. Choose a document in the pane Corpus.</source>
   <translation>The scores of the document shown will appear here. Choose a document in the pane Corpus.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/application.py"/>
   <source>The scoring process ended unexpectedly (exit code {code}). Nothing was lost: your files are never changed. The open comparison is being reloaded; if it does not appear, use File › Open recent.</source>
   <translation>The scoring process ended unexpectedly (exit code {code}). Nothing was lost: your files are never changed. The open comparison is being reloaded; if it does not appear, use File › Open recent.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>The search was stopped.</source>
   <translation>The search was stopped.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <source>The selection contains no token: select words, or nothing for an annotation without an extent</source>
   <translation>The selection contains no token: select words, or nothing for an annotation without an extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The separator of the columns of that list.</source>
   <translation>The separator of the columns of that list.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>The settings file could not be read, so the defaults are used. The damaged file is kept as {aside}.</source>
   <translation>The settings file could not be read, so the defaults are used. The damaged file is kept as {aside}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The slot of that class that is filled where the document is relevant.</source>
   <translation>The slot of that class that is filled where the document is relevant.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The slot that holds the annotated words.</source>
   <translation>The slot that holds the annotated words.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The slot that holds the category of an entity.</source>
   <translation>The slot that holds the category of an entity.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The slot that marks an object optional by the fill OPTIONAL or OPT. Several may be named.</source>
   <translation>The slot that marks an object optional by the fill OPTIONAL or OPT. Several may be named.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The slots, each with its class, its name, the name it has in reports, scored or unscored, its weight, and its kind: set, string, or anything else for pointers.</source>
   <translation>The slots, each with its class, its name, the name it has in reports, scored or unscored, its weight, and its kind: set, string, or anything else for pointers.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>The table of confused labels will appear here once files are scored.</source>
   <translation>The table of confused labels will appear here once files are scored.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The tag around a document's number. Several may be named: of those a document has, the first one.</source>
   <translation>The tag around a document's number. Several may be named: of those a document has, the first one.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The tag around a document.</source>
   <translation>The tag around a document.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The tags around parts of a document. Objects outside all of them are left out, and reports count each object in the innermost one.</source>
   <translation>The tags around parts of a document. Objects outside all of them are left out, and reports count each object in the innermost one.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>The task has no candidates to pair with this annotation.</source>
   <translation>The task has no candidates to pair with this annotation.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The task. It decides which objects may be paired, which are optional without being marked so, and whether fills or coreference classes are counted.</source>
   <translation>The task. It decides which objects may be paired, which are optional without being marked so, and whether fills or coreference classes are counted.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reading.py"/>
   <source>The text of this document is missing. Open its text file to see the text.</source>
   <translation>The text of this document is missing. Open its text file to see the text.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>The texts of this document are not aligned</source>
   <translation>The texts of this document are not aligned</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The tree lists objects with their slots and fills on each side. Press Return to go to the words in the text; Ctrl+click follows a pointer.</source>
   <translation>The tree lists objects with their slots and fills on each side. Press Return to go to the words in the text; Ctrl+click follows a pointer.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>The two texts are the same</source>
   <translation>The two texts are the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>The whole final key</source>
   <translation>The whole final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>The&amp;me</source>
   <translation>The&amp;me</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>There are no messages. Parts of your files that are skipped are listed here.</source>
   <translation>There are no messages. Parts of your files that are skipped are listed here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>There is no disagreement: the sides agree</source>
   <translation>There is no disagreement: the sides agree</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>These annotations are already paired</source>
   <translation>These annotations are already paired</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <source>These figures are out of date: the documents are being compared again</source>
   <translation>These figures are out of date: the documents are being compared again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>These settings were damaged and were reset to their defaults: {names}. The damaged file is kept as {aside}.</source>
   <translation>These settings were damaged and were reset to their defaults: {names}. The damaged file is kept as {aside}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>This annotation cannot be saved in {formats}: export the final key as {others}</source>
   <translation>This annotation cannot be saved in {formats}: export the final key as {others}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <source>This document</source>
   <translation>This document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This is not a mention: choose a mention to decide its link</source>
   <translation>This is not a mention: choose a mention to decide its link</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>This option is required</source>
   <translation>This option is required</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>This pane has no other beside it to share its room with.</source>
   <translation>This pane has no other beside it to share its room with.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This project is read-only: use {remedy} to make a copy that you can change</source>
   <translation>This project is read-only: use {remedy} to make a copy that you can change</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>This row has no extent in the text. Choose a fill that has an extent.</source>
   <translation>This row has no extent in the text. Choose a fill that has an extent.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This row is not a pointer: choose a row that points to another object</source>
   <translation>This row is not a pointer: choose a row that points to another object</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>This task compares only two annotations. Choose another task.</source>
   <translation>This task compares only two annotations. Choose another task.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This task does not compare classes of mentions</source>
   <translation>This task does not compare classes of mentions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This task does not pair by similarity</source>
   <translation>This task does not pair by similarity</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>Tick the annotators whose annotations are a different object. These annotations move to a new row.</source>
   <translation>Tick the annotators whose annotations are a different object. These annotations move to a new row.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>To add an annotation that no side has, select its words in the text first.</source>
   <translation>To add an annotation that no side has, select its words in the text first.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>To pair two rows, press the shortcut on both rows, or drag one row onto the other.</source>
   <translation>To pair two rows, press the shortcut on both rows, or drag one row onto the other.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/tool_bar.py"/>
   <source>Tools</source>
   <translation>Tools</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>Totals of the corpus</source>
   <translation>Totals of the corpus</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Treat a missing item as a label of its own</source>
   <translation>Treat a missing item as a label of its own</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>True positives: sum of the best overlap of each key mention</source>
   <translation>True positives: sum of the best overlap of each key mention</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Two annotators</source>
   <translation>Two annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Two annotators have no majority: take A or B</source>
   <translation>Two annotators have no majority: take A or B</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Two systems differ where p &lt; {level}; p is not corrected for the number of pairs.</source>
   <translation>Two systems differ where p &lt; {level}; p is not corrected for the number of pairs.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Two systems that share a letter of a group do not differ significantly.</source>
   <translation>Two systems that share a letter of a group do not differ significantly.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Two versions of a text are shown side by side, with lines between aligned words. A wave marks a substituted word, a bracket split or merged words, strikethrough words only in the key's text, a double underline words only in the response's text, dots words that may be left out. A wedge marks a place where only the other text has words. In a project, W aligns the words selected in both texts.</source>
   <translation>Two versions of a text are shown side by side, with lines between aligned words. A wave marks a substituted word, a bracket split or merged words, strikethrough words only in the key's text, a double underline words only in the response's text, dots words that may be left out. A wedge marks a place where only the other text has words. In a project, W aligns the words selected in both texts.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Two versions of a text one above the other</source>
   <translation>Two versions of a text one above the other</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>Type</source>
   <translation>Type</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Type Arg1:one Arg2:other, separated by blanks</source>
   <translation>Type Arg1:one Arg2:other, separated by blanks</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Type and slots are the same; start or end differ by at most this much</source>
   <translation>Type and slots are the same; start or end differ by at most this much</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Type in the field above the list to find documents by name.</source>
   <translation>Type in the field above the list to find documents by name.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Type start end[;start end]…, a tab and the text</source>
   <translation>Type start end[;start end]…, a tab and the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Type, the annotation it belongs to, a tab and the note</source>
   <translation>Type, the annotation it belongs to, a tab and the note</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Type, the annotation it belongs to, resource:entry, then a tab and its name</source>
   <translation>Type, the annotation it belongs to, resource:entry, then a tab and its name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Type:trigger and Role:argument, separated by blanks</source>
   <translation>Type:trigger and Role:argument, separated by blanks</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Types</source>
   <translation>Types</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Types of items</source>
   <translation>Types of items</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Types of tokens</source>
   <translation>Types of tokens</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>UTF-16</source>
   <translation>UTF-16</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>UTF-8</source>
   <translation>UTF-8</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>Un&amp;decided only</source>
   <translation>Un&amp;decided only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Un&amp;do changes</source>
   <translation>Un&amp;do changes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Undecided</source>
   <translation>Undecided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Undecided objects</source>
   <translation>Undecided objects</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>Undecided only</source>
   <translation>Undecided only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Undefined if {when}</source>
   <translation>Undefined if {when}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>Undefined in {count} samples, which are left out</source>
   <translation>Undefined in {count} samples, which are left out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Undefined: {reason}</source>
   <translation>Undefined: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Under each label, a row for every value of an attribute, or for combined values of several attributes.</source>
   <translation>Under each label, a row for every value of an attribute, or for combined values of several attributes.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Under each label, a row for every value that your function returns for its annotations.</source>
   <translation>Under each label, a row for every value that your function returns for its annotations.</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Undergeneration</source>
   <translation>Undergeneration</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Undo</source>
   <translation>Undo</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Undo the last step, also after a restart</source>
   <translation>Undo the last step, also after a restart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Undone: “{label}” {place}</source>
   <translation>Undone: “{label}” {place}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Units of content</source>
   <translation>Units of content</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Unreso&amp;lved…</source>
   <translation>Unreso&amp;lved…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>Unresolved</source>
   <translation>Unresolved</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>Unsaved changes</source>
   <translation>Unsaved changes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Upper end of the bootstrap interval over documents</source>
   <translation>Upper end of the bootstrap interval over documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Use the whole screen</source>
   <translation>Use the whole screen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Value</source>
   <translation>Value</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Value of {option}</source>
   <translation>Value of {option}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>Versions and licences</source>
   <translation>Versions and licences</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>View, copy or save score report, report summary and map history</source>
   <translation>View, copy or save score report, report summary and map history</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Voice’s &amp;language</source>
   <translation>Voice’s &amp;language</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>WER</source>
   <translation>WER</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>WER {rate}</source>
   <translation>WER {rate}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Warning</source>
   <translation>Warning</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Warnings</source>
   <translation>Warnings</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Web pages (*.html)</source>
   <translation>Web pages (*.html)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Weight of {name}</source>
   <translation>Weight of {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Welcome</source>
   <translation>Welcome</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Western Windows (1252)</source>
   <translation>Western Windows (1252)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>What an object of this task is called.</source>
   <translation>What an object of this task is called.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>What is compared, in a few words.</source>
   <translation>What is compared, in a few words.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>What is scored</source>
   <translation>What is scored</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>What makes two document numbers the same: their digits alone, or all that is written.</source>
   <translation>What makes two document numbers the same: their digits alone, or all that is written.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>What the states mean</source>
   <translation>What the states mean</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>What the task is called where people read it.</source>
   <translation>What the task is called where people read it.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>What to do</source>
   <translation>What to do</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>What was left out, and why</source>
   <translation>What was left out, and why</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>Where</source>
   <translation>Where</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Where the classes of mentions and their parts are written.</source>
   <translation>Where the classes of mentions and their parts are written.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Where the list of all pairs is written.</source>
   <translation>Where the list of all pairs is written.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Where the map history is written.</source>
   <translation>Where the map history is written.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Where the scores are written.</source>
   <translation>Where the scores are written.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Whether a response is compared with a key, or the keys of two annotators with each other. With key2key alternatives and optional objects count on both sides.</source>
   <translation>Whether a response is compared with a key, or the keys of two annotators with each other. With key2key alternatives and optional objects count on both sides.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Whether all annotators agree, and how many agree with the majority; F1 explains the states</source>
   <translation>Whether all annotators agree, and how many agree with the majority; F1 explains the states</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Whether coreference classes of one mention stay as written (keep), are removed (drop), or as the format of the files has it (auto).</source>
   <translation>Whether coreference classes of one mention stay as written (keep), are removed (drop), or as the format of the files has it (auto).</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Which form of two string fills must agree to be correct: as written (ORIG), with blanks squeezed (STRAIGHTENED), or without the words and signs listed below (CLEAN).</source>
   <translation>Which form of two string fills must agree to be correct: as written (ORIG), with blanks squeezed (STRAIGHTENED), or without the words and signs listed below (CLEAN).</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Which form of two string fills must agree to be partially correct where they are not correct.</source>
   <translation>Which form of two string fills must agree to be partially correct where they are not correct.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>Why</source>
   <translation>Why</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as different</source>
   <translation>Why this counts as different</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as only A’s</source>
   <translation>Why this counts as only A’s</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as only B’s</source>
   <translation>Why this counts as only B’s</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as partly the same</source>
   <translation>Why this counts as partly the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as the same</source>
   <translation>Why this counts as the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as {state}</source>
   <translation>Why this counts as {state}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this does not count</source>
   <translation>Why this does not count</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this is not scored</source>
   <translation>Why this is not scored</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>With coreference, the mentions of the selected class are numbered at their starts, above and below the words. A letter after a number names the class, if a side has several classes.</source>
   <translation>With coreference, the mentions of the selected class are numbered at their starts, above and below the words. A letter after a number names the class, if a side has several classes.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word &amp;column of B</source>
   <translation>Word &amp;column of B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word &amp;column of the response</source>
   <translation>Word &amp;column of the response</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Word by word</source>
   <translation>Word by word</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word col&amp;umn of A</source>
   <translation>Word col&amp;umn of A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word col&amp;umn of the key</source>
   <translation>Word col&amp;umn of the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Word error rate in percent of the words of the first text</source>
   <translation>Word error rate in percent of the words of the first text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>Word error {number} of {count}, {told}</source>
   <translation>Word error {number} of {count}, {told}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>Word errors {rate} %</source>
   <translation>Word errors {rate} %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words</source>
   <translation>Words</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/query.py"/>
   <source>Words find rows that contain them in the key or the response.
state:MIS|SPU – one of these states; ADD for added annotations
type:PERSON – objects of this class or type
class:enamex – objects of this class
slot:TEXT – slots of this name
doc:9306* – documents; * matches anything
is:open|flagged – undecided or flagged rows; also decided, commented, conflict
reason:boundary – decisions with this reason
text:/Wash.*n/ – a regular expression; "two words" – exactly these words
A space means and, | means or, - before a term means not.</source>
   <translation>Words find rows that contain them in the key or the response.
state:MIS|SPU – one of these states; ADD for added annotations
type:PERSON – objects of this class or type
class:enamex – objects of this class
slot:TEXT – slots of this name
doc:9306* – documents; * matches anything
is:open|flagged – undecided or flagged rows; also decided, commented, conflict
reason:boundary – decisions with this reason
text:/Wash.*n/ – a regular expression; "two words" – exactly these words
A space means and, | means or, - before a term means not.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words of the first text, without optional words that were left out</source>
   <translation>Words of the first text, without optional words that were left out</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Words such as Inc or Ltd that are ignored in a string fill. Write them with postmodifiers already turned into single blanks, except for coreference.</source>
   <translation>Words such as Inc or Ltd that are ignored in a string fill. Write them with postmodifiers already turned into single blanks, except for coreference.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Words that are ignored at the beginning of a string fill, such as articles.</source>
   <translation>Words that are ignored at the beginning of a string fill, such as articles.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Words where the texts differ, else characters</source>
   <translation>Words where the texts differ, else characters</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/application.py"/>
   <source>Work was interrupted</source>
   <translation>Work was interrupted</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Workbooks (*.xlsx)</source>
   <translation>Workbooks (*.xlsx)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Working</source>
   <translation>Working</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Worst</source>
   <translation>Worst</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Would decide</source>
   <translation>Would decide</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Write the map history too.</source>
   <translation>Write the map history too.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>Your changes to this configuration are neither saved nor in use.</source>
   <translation>Your changes to this configuration are neither saved nor in use.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Your own methods come from a Python module: see Preferences</source>
   <translation>Your own methods come from a Python module: see Preferences</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Zoom &amp;in</source>
   <translation>Zoom &amp;in</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Zoom &amp;out</source>
   <translation>Zoom &amp;out</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>[ and ] around the whole</source>
   <translation>[ and ] around the whole</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>\"</source>
   <translation>\"</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>_span for {labels} without span</source>
   <translation>_span for {labels} without span</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>a .ann file for every text</source>
   <translation>a .ann file for every text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>a CAS that cannot be read: {why}</source>
   <translation>a CAS that cannot be read: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/content.py"/>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>a CAS without text</source>
   <translation>a CAS without text</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/similarity_options.py"/>
   <source>a MAT task file among {count} configuration files</source>
   <translation>a MAT task file among {count} configuration files</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/task.py"/>
   <source>a MUC configuration cannot describe {task}</source>
   <translation>a MUC configuration cannot describe {task}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a NUL byte at offset {offset} in a file that looks like {format}: a binary file</source>
   <translation>a NUL byte at offset {offset} in a file that looks like {format}: a binary file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a NUL byte at offset {offset}: a binary file</source>
   <translation>a NUL byte at offset {offset}: a binary file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>a Python module</source>
   <translation>a Python module</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>a UIMA CAS</source>
   <translation>a UIMA CAS</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>a UIMA CAS, and no library that reads it</source>
   <translation>a UIMA CAS, and no library that reads it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>a ZIP archive</source>
   <translation>a ZIP archive</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>a ZIP archive that cannot be read: {why}</source>
   <translation>a ZIP archive that cannot be read: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a blank after __</source>
   <translation>a blank after __</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>a blank and the document's id</source>
   <translation>a blank and the document's id</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a brace that is not closed</source>
   <translation>a brace that is not closed</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a brace that is not opened</source>
   <translation>a brace that is not opened</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a bracket that is not closed {place} {text!r}</source>
   <translation>a bracket that is not closed {place} {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a bracket that is not opened {place} {text!r}</source>
   <translation>a bracket that is not opened {place} {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>a built-in method</source>
   <translation>a built-in method</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>a cell whose quote is not closed</source>
   <translation>a cell whose quote is not closed</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>a class of the other side has the same mentions</source>
   <translation>a class of the other side has the same mentions</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>a closing quote</source>
   <translation>a closing quote</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>a colon and a value</source>
   <translation>a colon and a value</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>a colon without a name</source>
   <translation>a colon without a name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>a column for each</source>
   <translation>a column for each</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>a column in which it shares no token with another</source>
   <translation>a column in which it shares no token with another</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/formats/standoff/json_records.py"/>
   <source>a comma or ]</source>
   <translation>a comma or ]</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>a comma or {bracket}</source>
   <translation>a comma or {bracket}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>a condition is missing after the |</source>
   <translation>a condition is missing after the |</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>a condition is missing before the |</source>
   <translation>a condition is missing before the |</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a context {text!r} without __ for the left side</source>
   <translation>a context {text!r} without __ for the left side</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a date like 21 JAN 89</source>
   <translation>a date like 21 JAN 89</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>a decision</source>
   <translation>a decision</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>a decision for each</source>
   <translation>a decision for each</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>a decision that has an effect</source>
   <translation>a decision that has an effect</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>a declared class</source>
   <translation>a declared class</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>a declared label</source>
   <translation>a declared label</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a decomposition</source>
   <translation>a decomposition</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>a device</source>
   <translation>a device</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>a different set fill</source>
   <translation>a different set fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/profiles.py"/>
   <source>a dimension that applies and has a weight above 0</source>
   <translation>a dimension that applies and has a weight above 0</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a dimension with a weight above 0</source>
   <translation>a dimension with a weight above 0</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>a directory</source>
   <translation>a directory</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>a directory for {purpose}</source>
   <translation>a directory for {purpose}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>a directory without files</source>
   <translation>a directory without files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>a directory without {suffix} files</source>
   <translation>a directory without {suffix} files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/doccano.py"/>
   <location filename="engine/annotally/formats/prodigy.py"/>
   <source>a document</source>
   <translation>a document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>a document as GATE writes it</source>
   <translation>a document as GATE writes it</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>a document for each of those in {side}, of the same name</source>
   <translation>a document for each of those in {side}, of the same name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>a document of the input files</source>
   <translation>a document of the input files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>a document that is in none of the files</source>
   <translation>a document that is in none of the files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>a document type declaration with declarations inside it, or a malformed one</source>
   <translation>a document type declaration with declarations inside it, or a malformed one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>a document without its text</source>
   <translation>a document without its text</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>a feature of that layer</source>
   <translation>a feature of that layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>a feature of the type system beside the file</source>
   <translation>a feature of the type system beside the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/writer.py"/>
   <source>a feature, or a relation that points to it</source>
   <translation>a feature, or a relation that points to it</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a few alternatives</source>
   <translation>a few alternatives</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>a file</source>
   <translation>a file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <location filename="engine/annotally/workspace/report_files.py"/>
   <source>a file for each</source>
   <translation>a file for each</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>a file in it</source>
   <translation>a file in it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>a file name</source>
   <translation>a file name</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>a file of its own for each project</source>
   <translation>a file of its own for each project</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>a file or a directory</source>
   <translation>a file or a directory</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>a file that can be read and written</source>
   <translation>a file that can be read and written</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/cli/output.py"/>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <location filename="engine/annotally/formats/spool.py"/>
   <source>a file that can be written</source>
   <translation>a file that can be written</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>a file that ends in .py</source>
   <translation>a file that ends in .py</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>a file that is not read</source>
   <translation>a file that is not read</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>a file that no other program changes</source>
   <translation>a file that no other program changes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a file with content</source>
   <translation>a file with content</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a file with text</source>
   <translation>a file with text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/empty_files.py"/>
   <location filename="engine/annotally/formats/standoff/json_records.py"/>
   <source>a file without content</source>
   <translation>a file without content</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi.py"/>
   <source>a file {name} in the same folder</source>
   <translation>a file {name} in the same folder</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a fill</source>
   <translation>a fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a fill after the template's number</source>
   <translation>a fill after the template's number</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a fill before every slot: {text}</source>
   <translation>a fill before every slot: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>a fill in it</source>
   <translation>a fill in it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>a fill in matching quotes, then nothing but ##start#end#file</source>
   <translation>a fill in matching quotes, then nothing but ##start#end#file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>a fill that quotes and brackets leave intact</source>
   <translation>a fill that quotes and brackets leave intact</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>a fill without notation</source>
   <translation>a fill without notation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a fill, or - for none</source>
   <translation>a fill, or - for none</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>a fill, then ##start#end#file</source>
   <translation>a fill, then ##start#end#file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>a first line {document} and no other such line</source>
   <translation>a first line {document} and no other such line</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>a folder</source>
   <translation>a folder</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>a folder named key and one named response</source>
   <translation>a folder named key and one named response</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>a folder to write in</source>
   <translation>a folder to write in</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>a folder with a key and a response</source>
   <translation>a folder with a key and a response</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>a folder with a {kind} for each system</source>
   <translation>a folder with a {kind} for each system</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>a format that can contain all decisions</source>
   <translation>a format that can contain all decisions</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>a format with a writer</source>
   <translation>a format with a writer</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>a function of that name</source>
   <translation>a function of that name</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a function of the owner's module</source>
   <translation>a function of the owner's module</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>a function that takes these values</source>
   <translation>a function that takes these values</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a gap no longer than the file</source>
   <translation>a gap no longer than the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/rules.py"/>
   <source>a group weight of {weight}; from 0 to {limit} features</source>
   <translation>a group weight of {weight}; from 0 to {limit} features</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>a header first</source>
   <translation>a header first</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/doccano.py"/>
   <location filename="engine/annotally/formats/span_table.py"/>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>a label</source>
   <translation>a label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>a label and nothing else</source>
   <translation>a label and nothing else</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>a label for layer {layer!r}, which no side has</source>
   <translation>a label for layer {layer!r}, which no side has</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>a label that is compared</source>
   <translation>a label that is compared</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>a label without blanks</source>
   <translation>a label without blanks</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>a layer of the files</source>
   <translation>a layer of the files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a line like 0.  MESSAGE: ID   TST3-MUC4-0001</source>
   <translation>a line like 0.  MESSAGE: ID   TST3-MUC4-0001</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>a line like TST3-MUC4-0001</source>
   <translation>a line like TST3-MUC4-0001</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>a line of {count} fields: {line!r}</source>
   <extracomment>For one: a line of {count} field: {line!r}</extracomment>
   <translation>
    <numerusform>a line of {count} field: {line!r}</numerusform>
    <numerusform>a line of {count} fields: {line!r}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/rows.py"/>
   <source>a line without a token</source>
   <translation>a line without a token</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>a link merges separate classes</source>
   <translation>a link merges separate classes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>a link merges separate classes: resolve it in Decide › Unresolved</source>
   <translation>a link merges separate classes: resolve it in Decide › Unresolved</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>a link merges this class with a separate class</source>
   <translation>a link merges this class with a separate class</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>a listed section</source>
   <translation>a listed section</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <location filename="engine/annotally/service/voting.py"/>
   <source>a majority</source>
   <translation>a majority</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/matching_field.py"/>
   <source>a match has the same span and the same label; other pairs clash</source>
   <translation>a match has the same span and the same label; other pairs clash</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/extents.py"/>
   <source>a mention consists of tokens: edit its slot of tokens</source>
   <translation>a mention consists of tokens: edit its slot of tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a method: several attributes are compared together</source>
   <translation>a method: several attributes are compared together</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>a module with such a function</source>
   <translation>a module with such a function</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>a name</source>
   <translation>a name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>a name another object has</source>
   <translation>a name another object has</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>a name fit for a {format} file</source>
   <translation>a name fit for a {format} file</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>a name for each system</source>
   <translation>a name for each system</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a name of its own</source>
   <translation>a name of its own</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/growth.py"/>
   <source>a name of letters, digits and underscores</source>
   <translation>a name of letters, digits and underscores</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>a name or number with blanks or *</source>
   <translation>a name or number with blanks or *</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a name such as ctm or hyp</source>
   <translation>a name such as ctm or hyp</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>a name that another instance has</source>
   <translation>a name that another instance has</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a name that no dimension of the program has, without comma</source>
   <translation>a name that no dimension of the program has, without comma</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>a name that one column can hold</source>
   <translation>a name that one column can hold</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>a name without | and line ends</source>
   <translation>a name without | and line ends</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>a name without: in &lt;TYPE-DOCUMENT-NUMBER&gt; the type ends at the first hyphen</source>
   <translation>a name without: in &lt;TYPE-DOCUMENT-NUMBER&gt; the type ends at the first hyphen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>a named pipe</source>
   <translation>a named pipe</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/cli/convert.py"/>
   <source>a new file</source>
   <translation>a new file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>a node of &lt;TextWithNodes&gt;</source>
   <translation>a node of &lt;TextWithNodes&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>a note of one line</source>
   <translation>a note of one line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>a number</source>
   <translation>a number</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a number from 0 to 1</source>
   <translation>a number from 0 to 1</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a number from 0 up</source>
   <translation>a number from 0 up</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>a number of characters from 0</source>
   <translation>a number of characters from 0</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>a number such as 2 or .5</source>
   <translation>a number such as 2 or .5</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a number: the attribute is declared so</source>
   <translation>a number: the attribute is declared so</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a numbered slot</source>
   <translation>a numbered slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a numbered slot, or a fill after white space</source>
   <translation>a numbered slot, or a fill after white space</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>a pair of offsets for each string in brackets, or none but the first</source>
   <translation>a pair of offsets for each string in brackets, or none but the first</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>a pair that the rule of matching counts as correct</source>
   <translation>a pair that the rule of matching counts as correct</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>a pair that the rule of matching counts as half correct</source>
   <translation>a pair that the rule of matching counts as half correct</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>a pair without {field}</source>
   <translation>a pair without {field}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>a part of its history could not be read: nothing can be undone</source>
   <translation>a part of its history could not be read: nothing can be undone</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>a part of its history could not be read: only the last {count} steps can be undone</source>
   <extracomment>For one: a part of its history could not be read: only the last step can be undone</extracomment>
   <translation>
    <numerusform>a part of its history could not be read: only the last step can be undone</numerusform>
    <numerusform>a part of its history could not be read: only the last {count} steps can be undone</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/campaign.py"/>
   <source>a place outside</source>
   <translation>a place outside</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>a pointer</source>
   <translation>a pointer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>a pointer in {slot}</source>
   <translation>a pointer in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>a pointer to {target!r}</source>
   <translation>a pointer to {target!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>a pointer to {target!r}, which does not exist</source>
   <translation>a pointer to {target!r}, which does not exist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>a pointer to {target}, of which there are several</source>
   <translation>a pointer to {target}, of which there are several</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>a pointer without quotes</source>
   <translation>a pointer without quotes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>a pointer, as it is declared or as others have it</source>
   <translation>a pointer, as it is declared or as others have it</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>a profile of the task file</source>
   <translation>a profile of the task file</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>a project file</source>
   <translation>a project file</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>a project of this version</source>
   <translation>a project of this version</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>a project that can be changed</source>
   <translation>a project that can be changed</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>a project that can be written</source>
   <translation>a project that can be written</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>a project that is not open elsewhere</source>
   <translation>a project that is not open elsewhere</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a quotation mark inside a fill</source>
   <translation>a quotation mark inside a fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a quotation mark inside a quoted fill</source>
   <translation>a quotation mark inside a quoted fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a quotation mark that is not closed</source>
   <translation>a quotation mark that is not closed</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>a quote at each end of a value</source>
   <translation>a quote at each end of a value</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a quoted fill</source>
   <translation>a quoted fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>a readable file</source>
   <translation>a readable file</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>a regular expression</source>
   <translation>a regular expression</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/prodigy.py"/>
   <source>a relation between places that are no tokens</source>
   <translation>a relation between places that are no tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/label_studio/format.py"/>
   <source>a relation in JSON-MIN</source>
   <translation>a relation in JSON-MIN</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/doccano.py"/>
   <source>a relation in a file without entities</source>
   <translation>a relation in a file without entities</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>a response of its own for each system</source>
   <translation>a response of its own for each system</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>a result of schema {schema}, by {program}</source>
   <translation>a result of schema {schema}, by {program}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>a row of either side</source>
   <translation>a row of either side</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>a row per token</source>
   <translation>a row per token</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>a row that can be decided on its own</source>
   <translation>a row that can be decided on its own</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>a row that is in the final key</source>
   <translation>a row that is in the final key</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a rule without left side</source>
   <translation>a rule without left side</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a rule without right side</source>
   <translation>a rule without right side</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>a save into this folder was interrupted: {names}</source>
   <translation>a save into this folder was interrupted: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>a scheduler that runs to the end</source>
   <translation>a scheduler that runs to the end</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a second "</source>
   <translation>a second "</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>a second &lt;label_limitation&gt;</source>
   <translation>a second &lt;label_limitation&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>a second &lt;{element}&gt; in the document, {label!r} after {first!r}</source>
   <translation>a second &lt;{element}&gt; in the document, {label!r} after {first!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>a second annotation set of type {type!r}</source>
   <translation>a second annotation set of type {type!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a second colon</source>
   <translation>a second colon</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a second equivalence of attributes called {name!r}</source>
   <translation>a second equivalence of attributes called {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>a second task called {name!r}</source>
   <translation>a second task called {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a second {element} called {name!r}</source>
   <translation>a second {element} called {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a second {element} without name</source>
   <translation>a second {element} without name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>a segment from {begin} s to {end} s</source>
   <translation>a segment from {begin} s to {end} s</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>a segment that is not scored: {line!r}</source>
   <translation>a segment that is not scored: {line!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a sentence that begins at {begin}</source>
   <translation>a sentence that begins at {begin}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a sentence that begins at {begin}, {count} characters after the text before it</source>
   <extracomment>For one: a sentence that begins at {begin}, {count} character after the text before it</extracomment>
   <translation>
    <numerusform>a sentence that begins at {begin}, {count} character after the text before it</numerusform>
    <numerusform>a sentence that begins at {begin}, {count} characters after the text before it</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a sentence without tokens</source>
   <translation>a sentence without tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a separating line {text}</source>
   <translation>a separating line {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a single value that the label follows from</source>
   <translation>a single value that the label follows from</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>a slash before an alternative, as the first sign on its line</source>
   <translation>a slash before an alternative, as the first sign on its line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>a slash without a fill after it</source>
   <translation>a slash without a fill after it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>a slot name, a colon and then fills</source>
   <translation>a slot name, a colon and then fills</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a slot of MUC-4, perhaps {nearest}</source>
   <translation>a slot of MUC-4, perhaps {nearest}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>a slot of slot_defs</source>
   <translation>a slot of slot_defs</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>a slot {slot!r}</source>
   <translation>a slot {slot!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>a socket</source>
   <translation>a socket</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>a span without a label</source>
   <translation>a span without a label</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/rules.py"/>
   <source>a spelling weight of {weight}; from 0 to {limit} features</source>
   <translation>a spelling weight of {weight}; from 0 to {limit} features</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/equality.py"/>
   <source>a status that agrees with the mark</source>
   <translation>a status that agrees with the mark</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <location filename="engine/annotally/formats/standoff/json_records.py"/>
   <source>a string</source>
   <translation>a string</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/label_studio/scan.py"/>
   <source>a string in its data</source>
   <translation>a string in its data</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a string of whole characters: the attribute is declared so</source>
   <translation>a string of whole characters: the attribute is declared so</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>a structure of a CAS</source>
   <translation>a structure of a CAS</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>a structure without {name} or {type}</source>
   <translation>a structure without {name} or {type}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>a tab and the text</source>
   <translation>a tab and the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>a tab or a line break in {cell!r}</source>
   <translation>a tab or a line break in {cell!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>a tag of {type} {name} cuts the word {word!r}</source>
   <translation>a tag of {type} {name} cuts the word {word!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a tag profile without dimensions</source>
   <translation>a tag profile without dimensions</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a tag profile without labels</source>
   <translation>a tag profile without labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>a tag that is not read as annotation</source>
   <translation>a tag that is not read as annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>a target for every role</source>
   <translation>a target for every role</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/label_studio/scan.py"/>
   <source>a task</source>
   <translation>a task</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/pair_matrix.py"/>
   <source>a task that compares annotators</source>
   <translation>a task that compares annotators</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/agreement.py"/>
   <source>a task that compares two annotators</source>
   <translation>a task that compares two annotators</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/label_studio/scan.py"/>
   <source>a task without a text</source>
   <translation>a task without a text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a template without number</source>
   <translation>a template without number</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a text file</source>
   <translation>a text file</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>a text for each, under its name</source>
   <translation>a text for each, under its name</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>a text of a side without a number</source>
   <translation>a text of a side without a number</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>a text of {size:,} characters</source>
   <translation>a text of {size:,} characters</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/table.py"/>
   <source>a text without words</source>
   <translation>a text without words</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>a text without {missing} next to it</source>
   <translation>a text without {missing} next to it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>a token and a tag such as O or B-PER on each line, with a tab or blanks between</source>
   <translation>a token and a tag such as O or B-PER on each line, with a tab or blanks between</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/rows.py"/>
   <source>a token in column {number}</source>
   <translation>a token in column {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/rows.py"/>
   <source>a token in the first column</source>
   <translation>a token in the first column</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>a token of document {document}, which has {count}</source>
   <translation>a token of document {document}, which has {count}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a token such as 1-1, or #Text= and a sentence</source>
   <translation>a token such as 1-1, or #Text= and a sentence</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>a token table without tokens</source>
   <translation>a token table without tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>a token that another span has</source>
   <translation>a token that another span has</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/prodigy.py"/>
   <source>a token without a relation</source>
   <translation>a token without a relation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>a token without characters</source>
   <translation>a token without characters</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>a token, or an annotation in its place</source>
   <translation>a token, or an annotation in its place</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>a type of the type system beside the file</source>
   <translation>a type of the type system beside the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>a type of the type system in the file</source>
   <translation>a type of the type system in the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>a type system of UIMA</source>
   <translation>a type system of UIMA</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>a type system of {count:,} types</source>
   <translation>a type system of {count:,} types</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>a type that a layer's short name can express</source>
   <translation>a type that a layer's short name can express</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>a type that is no object</source>
   <translation>a type that is no object</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>a value</source>
   <translation>a value</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a value and what it refers to</source>
   <translation>a value and what it refers to</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a value in quotes</source>
   <translation>a value in quotes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>a value in {slot}</source>
   <translation>a value in {slot}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>a value is missing here</source>
   <translation>a value is missing here</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>a value of one line</source>
   <translation>a value of one line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>a value of the type {type}</source>
   <translation>a value of the type {type}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>a value of type {type}</source>
   <translation>a value of type {type}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a value twice in the set {name}</source>
   <translation>a value twice in the set {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>a value without {signs}</source>
   <translation>a value without {signs}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <location filename="engine/annotally/formats/standoff/json_records.py"/>
   <source>a whole number from 0</source>
   <translation>a whole number from 0</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>a whole number of at most 15 digits</source>
   <translation>a whole number of at most 15 digits</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a whole number: the attribute is declared so</source>
   <translation>a whole number: the attribute is declared so</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a whole number; hasSpan false where there are no spans</source>
   <translation>a whole number; hasSpan false where there are no spans</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>a word error where both extents are (S3)</source>
   <translation>a word error where both extents are (S3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>a word to search</source>
   <translation>a word to search</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>a word, blanks and its phones</source>
   <translation>a word, blanks and its phones</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a word, or @ for none</source>
   <translation>a word, or @ for none</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <location filename="engine/annotally/workspace/distribution/remote_scores.py"/>
   <location filename="engine/annotally/workspace/distribution/system_scores.py"/>
   <source>a worker cannot use it: {finding}</source>
   <translation>a worker cannot use it: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>a worker does not have this file</source>
   <translation>a worker does not have this file</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>a worker has another content of this file</source>
   <translation>a worker has another content of this file</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>a worker has this file, which is not here</source>
   <translation>a worker has this file, which is not here</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotator_colours.py"/>
   <source>above</source>
   <translation>above</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>add =&gt; and the replacement, or start the line with the comment sign</source>
   <translation>add =&gt; and the replacement, or start the line with the comment sign</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>add a line that begins with :{option}</source>
   <translation>add a line that begins with :{option}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>add a task</source>
   <translation>add a task</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>add a value</source>
   <translation>add a value</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>add dimensions, or remove the tag profile</source>
   <translation>add dimensions, or remove the tag profile</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>add it to class_defs, or remove this line</source>
   <translation>add it to class_defs, or remove this line</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>add it to doc_sections</source>
   <translation>add it to doc_sections</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>add it to slot_defs</source>
   <translation>add it to slot_defs</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>add its number, or set the element with the number in the task</source>
   <translation>add its number, or set the element with the number in the task</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>add its slots to slot_defs, or remove the class</source>
   <translation>add its slots to slot_defs, or remove the class</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>add its tokens, or remove the sentence</source>
   <translation>add its tokens, or remove the sentence</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>add labels, or remove the tag profile</source>
   <translation>add labels, or remove the tag profile</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>add or remove a mark</source>
   <translation>add or remove a mark</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>add or remove a tag</source>
   <translation>add or remove a tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>add or remove one</source>
   <translation>add or remove one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>add the alternative or remove the slash</source>
   <translation>add the alternative or remove the slash</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>add the attribute</source>
   <translation>add the attribute</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>add the close tag</source>
   <translation>add the close tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>add the close tag or remove the open tag</source>
   <translation>add the close tag or remove the open tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>add the document, or skip incomplete pairs (--skip-incomplete)</source>
   <translation>add the document, or skip incomplete pairs (--skip-incomplete)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>add the file, unless the other side or the texts have it</source>
   <translation>add the file, unless the other side or the texts have it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>add the fill or remove the colon</source>
   <translation>add the fill or remove the colon</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>add the line</source>
   <translation>add the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>add the line MESSAGE: ID</source>
   <translation>add the line MESSAGE: ID</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>add the line that begins the document</source>
   <translation>add the line that begins the document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>add the line; part of the file may be missing</source>
   <translation>add the line; part of the file may be missing</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>add the mark</source>
   <translation>add the mark</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>add the name</source>
   <translation>add the name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>add the object's header</source>
   <translation>add the object's header</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>add the sentence, or remove the empty line</source>
   <translation>add the sentence, or remove the empty line</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>add the value, or remove the line</source>
   <translation>add the value, or remove the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>add to a stratum what is missing</source>
   <translation>add to a stratum what is missing</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>add {letter} as an alternative</source>
   <translation>add {letter} as an alternative</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>add {missing}, empty if nothing is annotated</source>
   <translation>add {missing}, empty if nothing is annotated</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>add {what}</source>
   <translation>add {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>added</source>
   <translation>added</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <location filename="gui/annotally_gui/models/added_rows.py"/>
   <source>added annotation</source>
   <translation>added annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/added_annotation.py"/>
   <source>added annotation: no side has it</source>
   <translation>added annotation: no side has it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>aggregation of {name!r}: {listing}</source>
   <translation>aggregation of {name!r}: {listing}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>agreeing pairs of labels / pairs of labels, each item as often as it has labels</source>
   <translation>agreeing pairs of labels / pairs of labels, each item as often as it has labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>align words automatically</source>
   <translation>align words automatically</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>align words manually</source>
   <translation>align words manually</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>aligned manually</source>
   <translation>aligned manually</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>aligned with a better candidate</source>
   <translation>aligned with a better candidate</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>all</source>
   <translation>all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>all A</source>
   <translation>all A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>all B</source>
   <translation>all B</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>all annotators have it, and agree in every scored slot</source>
   <translation>all annotators have it, and agree in every scored slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/speech_tables.py"/>
   <source>all components</source>
   <translation>all components</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>all its entities count as missing or spurious</source>
   <translation>all its entities count as missing or spurious</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>all its mentions are missing</source>
   <translation>all its mentions are missing</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>all labels</source>
   <translation>all labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>all mentions</source>
   <translation>all mentions</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>all objects of a document in one place</source>
   <translation>all objects of a document in one place</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>all objects of a type</source>
   <translation>all objects of a type</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>all pairs</source>
   <translation>all pairs</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>all parts of a CAS</source>
   <translation>all parts of a CAS</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>all slots</source>
   <translation>all slots</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/matching_tables.py"/>
   <source>all spans</source>
   <translation>all spans</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>all the same</source>
   <translation>all the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>all with these attributes</source>
   <translation>all with these attributes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>all {count} listed</source>
   <translation>all {count} listed</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>also considered: {side} {name}, {rank} {percent} %</source>
   <translation>also considered: {side} {name}, {rank} {percent} %</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/added_rows.py"/>
   <location filename="engine/annotally/adjudication/editing/added_annotation.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <location filename="engine/annotally/reports/tree/unit_tree.py"/>
   <source>alternative {number}</source>
   <translation>alternative {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>alternatives</source>
   <translation>alternatives</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>alternatives in {name}</source>
   <translation>alternatives in {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>alternatives that are not closed</source>
   <translation>alternatives that are not closed</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>alternatives {text}</source>
   <translation>alternatives {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>alternatives, parts or optional fills in {slot}</source>
   <translation>alternatives, parts or optional fills in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi.py"/>
   <source>an XMI without its type system</source>
   <translation>an XMI without its type system</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/editing.py"/>
   <source>an added annotation cannot be paired: no side has it</source>
   <translation>an added annotation cannot be paired: no side has it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>an aggregation</source>
   <translation>an aggregation</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>an aggregation called {name!r}, as another row of the scores</source>
   <translation>an aggregation called {name!r}, as another row of the scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>an alternative</source>
   <translation>an alternative</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>an alternative without words</source>
   <translation>an alternative without words</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/label_studio/scan.py"/>
   <source>an annotation</source>
   <translation>an annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/offsets.py"/>
   <source>an annotation at {offset}, inside a character</source>
   <translation>an annotation at {offset}, inside a character</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/uima_cas/offsets.py"/>
   <source>an annotation from {start} to {end}</source>
   <translation>an annotation from {start} to {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/additions.py"/>
   <source>an annotation has a type: choose a type</source>
   <translation>an annotation has a type: choose a type</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/drafts.py"/>
   <source>an annotation has a type: enter a type, or leave the annotation out</source>
   <translation>an annotation has a type: enter a type, or leave the annotation out</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/hindrances.py"/>
   <source>an annotation has one extent: take the extent of one side, or move it</source>
   <translation>an annotation has one extent: take the extent of one side, or move it</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/hindrances.py"/>
   <source>an annotation has one label: take the label of one side, or edit it</source>
   <translation>an annotation has one label: take the label of one side, or edit it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>an annotation of no text</source>
   <translation>an annotation of no text</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>an annotation of the side</source>
   <translation>an annotation of the side</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an annotation set</source>
   <translation>an annotation set</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>an annotation without begin or end</source>
   <translation>an annotation without begin or end</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>an annotation without extent and pointers</source>
   <translation>an annotation without extent and pointers</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <location filename="engine/annotally/workspace/distribution/workers.py"/>
   <source>an answer</source>
   <translation>an answer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/label_studio/format.py"/>
   <source>an answer about a region in JSON-MIN</source>
   <translation>an answer about a region in JSON-MIN</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>an archive of {count:,} files</source>
   <translation>an archive of {count:,} files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/formats/standoff/json_records.py"/>
   <source>an array</source>
   <translation>an array</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an array of its values</source>
   <translation>an array of its values</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/label_studio/scan.py"/>
   <source>an array of strings</source>
   <translation>an array of strings</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>an array: it is a {aggregation}</source>
   <translation>an array: it is a {aggregation}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an attribute</source>
   <translation>an attribute</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>an attribute of {label}</source>
   <translation>an attribute of {label}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>an attribute twice in {dimension!r}</source>
   <translation>an attribute twice in {dimension!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an attribute with type or aggregation in version 1</source>
   <translation>an attribute with type or aggregation in version 1</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an attribute without a name</source>
   <translation>an attribute without a name</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>an element of a task</source>
   <translation>an element of a task</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <location filename="engine/annotally/formats/empty_files.py"/>
   <source>an empty file (0 bytes)</source>
   <translation>an empty file (0 bytes)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>an empty name</source>
   <translation>an empty name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/rows.py"/>
   <source>an empty one is read</source>
   <translation>an empty one is read</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>an empty span at {offset}</source>
   <translation>an empty span at {offset}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>an empty type</source>
   <translation>an empty type</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>an empty value</source>
   <translation>an empty value</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>an encoding that can write every byte back</source>
   <translation>an encoding that can write every byte back</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>an end after its start</source>
   <translation>an end after its start</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>an end after the start</source>
   <translation>an end after the start</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>an end no greater than {length}, the length of document {document}</source>
   <translation>an end no greater than {length}, the length of document {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>an end no greater than {size}, the length of the text</source>
   <translation>an end no greater than {size}, the length of the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <location filename="engine/annotally/formats/span_table.py"/>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>an end not before its start</source>
   <translation>an end not before its start</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>an end not before the start</source>
   <translation>an end not before the start</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>an entity that overlaps another in each of {count} columns of tags</source>
   <translation>an entity that overlaps another in each of {count} columns of tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>an entity that starts with B ({scheme})</source>
   <translation>an entity that starts with B ({scheme})</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>an equivalence called {name!r}</source>
   <translation>an equivalence called {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <source>an equivalence class {name!r}, as a label outside of it</source>
   <translation>an equivalence class {name!r}, as a label outside of it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <source>an equivalence class {name!r}, as another row of the scores</source>
   <translation>an equivalence class {name!r}, as another row of the scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>an equivalence of attributes</source>
   <translation>an equivalence of attributes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>an existing file</source>
   <translation>an existing file</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/adjudication_session.py"/>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>an existing row</source>
   <translation>an existing row</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>an expression with few ways to match</source>
   <translation>an expression with few ways to match</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>an expression with fewer ways to match</source>
   <translation>an expression with fewer ways to match</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>an extent</source>
   <translation>an extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>an extent as others of {layer}</source>
   <translation>an extent as others of {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>an extent from within a token to within a token</source>
   <translation>an extent from within a token to within a token</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>an extent from {begin} to {end}</source>
   <translation>an extent from {begin} to {end}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>an extent from {begin} to {end} in a signal of {count} characters</source>
   <extracomment>For one: an extent from {begin} to {end} in a signal of {count} character</extracomment>
   <translation>
    <numerusform>an extent from {begin} to {end} in a signal of {count} character</numerusform>
    <numerusform>an extent from {begin} to {end} in a signal of {count} characters</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>an extent from {first} to {last}</source>
   <translation>an extent from {first} to {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>an extent from {start} to {end}</source>
   <translation>an extent from {start} to {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>an extent of whole tokens</source>
   <translation>an extent of whole tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>an extent outside {key}'s, or one that overlaps no minimal one</source>
   <translation>an extent outside {key}'s, or one that overlaps no minimal one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>an extent that is no token's</source>
   <translation>an extent that is no token's</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>an extent that is not given cannot be right</source>
   <translation>an extent that is not given cannot be right</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>an extent that is not given, which cannot be right</source>
   <translation>an extent that is not given, which cannot be right</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>an extent that lies in {key}'s and overlaps a minimal one</source>
   <translation>an extent that lies in {key}'s and overlaps a minimal one</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/speech_rules.py"/>
   <source>an extent tolerance of {tolerance}; words are counted from 0</source>
   <translation>an extent tolerance of {tolerance}; words are counted from 0</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>an extent, or pointers in {first} and {second}</source>
   <translation>an extent, or pointers in {first} and {second}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>an extent, or two pointers and no extent</source>
   <translation>an extent, or two pointers and no extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>an id another mention has</source>
   <translation>an id another mention has</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>an identifier that begins with {kinds}, then a tab</source>
   <translation>an identifier that begins with {kinds}, then a tab</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/input_files.py"/>
   <location filename="engine/annotally/cli/export.py"/>
   <source>an input of the project</source>
   <translation>an input of the project</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>an instance in the text</source>
   <translation>an instance in the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/doccano.py"/>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <location filename="engine/annotally/formats/label_studio/scan.py"/>
   <location filename="engine/annotally/formats/prodigy.py"/>
   <source>an object</source>
   <translation>an object</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>an object of that name</source>
   <translation>an object of that name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/prodigy.py"/>
   <source>an object with start and end</source>
   <translation>an object with start and end</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>an offset after the token before</source>
   <translation>an offset after the token before</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>an offset inside token {name}, whose line is before this line</source>
   <translation>an offset inside token {name}, whose line is before this line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>an offset not before {offset}, the end of the sentence before</source>
   <translation>an offset not before {offset}, the end of the sentence before</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>an open comparison</source>
   <translation>an open comparison</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>an open project</source>
   <translation>an open project</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>an open tag before it</source>
   <translation>an open tag before it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>an option</source>
   <translation>an option</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>an option of the MUC scorer</source>
   <translation>an option of the MUC scorer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>an optional slot</source>
   <translation>an optional slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <location filename="engine/annotally/cli/export.py"/>
   <source>an undamaged project file</source>
   <translation>an undamaged project file</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>an unknown number of entries could not be read</source>
   <translation>an unknown number of entries could not be read</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>an unknown option</source>
   <translation>an unknown option</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>and</source>
   <translation>and</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>and {count} more removed pointers, renamed and repeated objects</source>
   <translation>and {count} more removed pointers, renamed and repeated objects</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>and {count} more, listed in the dialog below</source>
   <extracomment>For one: and {count} more, listed in the dialog below</extracomment>
   <translation>
    <numerusform>and {count} more, listed in the dialog below</numerusform>
    <numerusform>and {count} more, listed in the dialog below</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>annotated differently</source>
   <translation>annotated differently</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>annotation</source>
   <translation>annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>annotation inside documents</source>
   <translation>annotation inside documents</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>annotation set {name!r} again</source>
   <translation>annotation set {name!r} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>annotation sets</source>
   <translation>annotation sets</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>annotation {member} in two views, or twice</source>
   <translation>annotation {member} in two views, or twice</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>annotation {number} continues at {unit} after {last}</source>
   <translation>annotation {number} continues at {unit} after {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>annotation-valued attributes</source>
   <translation>annotation-valued attributes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/empty_files.py"/>
   <location filename="engine/annotally/workspace/conversion.py"/>
   <source>annotations</source>
   <translation>annotations</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>annotations by {count} annotators: {names}</source>
   <extracomment>For one: annotations by {count} annotator: {names}</extracomment>
   <translation>
    <numerusform>annotations by {count} annotator: {names}</numerusform>
    <numerusform>annotations by {count} annotators: {names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>annotations in {count} sets: {sets}</source>
   <extracomment>For one: annotations in {count} set: {sets}</extracomment>
   <translation>
    <numerusform>annotations in {count} set: {sets}</numerusform>
    <numerusform>annotations in {count} sets: {sets}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/sections.py"/>
   <source>annotations inside {sections}</source>
   <translation>annotations inside {sections}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/agreement.py"/>
   <source>annotations of the same texts</source>
   <translation>annotations of the same texts</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>annotations of this label are ignored</source>
   <translation>annotations of this label are ignored</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>annotations on one at least</source>
   <translation>annotations on one at least</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>annotations that can have a final key</source>
   <translation>annotations that can have a final key</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>annotations that it compares</source>
   <translation>annotations that it compares</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>annotations that the format can hold</source>
   <translation>annotations that the format can hold</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>annotations to compare</source>
   <translation>annotations to compare</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>annotators who have it do not agree in every scored slot</source>
   <translation>annotators who have it do not agree in every scored slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>annotators without a key</source>
   <translation>annotators without a key</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>another alternative fits better (M9)</source>
   <translation>another alternative fits better (M9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>another alternative gives the better F: adds no points</source>
   <translation>another alternative gives the better F: adds no points</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>another number</source>
   <translation>another number</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>another type</source>
   <translation>another type</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>another value in the list of {slot}</source>
   <translation>another value in the list of {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>archives nested too deep</source>
   <translation>archives nested too deep</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>arrays in arrays without end</source>
   <translation>arrays in arrays without end</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>at least 2: the name of the group, then its sections</source>
   <translation>at least 2: the name of the group, then its sections</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>at least one</source>
   <translation>at least one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>at least one character</source>
   <translation>at least one character</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>at least one content label</source>
   <translation>at least one content label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>at least one digit</source>
   <translation>at least one digit</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>at least one dimension</source>
   <translation>at least one dimension</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>at least one file</source>
   <translation>at least one file</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>at least one label</source>
   <translation>at least one label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>at least one line of them</source>
   <translation>at least one line of them</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>at least one of the attributes</source>
   <translation>at least one of the attributes</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>at least one of the labels</source>
   <translation>at least one of the labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>at least one slot</source>
   <translation>at least one slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>at line {line}, column {column}</source>
   <translation>at line {line}, column {column}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>at most {count:,}</source>
   <translation>at most {count:,}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>at most {count:,} bytes</source>
   <translation>at most {count:,} bytes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <location filename="engine/annotally/formats/io.py"/>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>at most {limit:,}</source>
   <translation>at most {limit:,}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>at most {limit:,} bytes</source>
   <translation>at most {limit:,} bytes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>at most {limit:,}, and {times} times the text of {size:,}</source>
   <translation>at most {limit:,}, and {times} times the text of {size:,}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>at most {limit}</source>
   <translation>at most {limit}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>at most {limit} levels</source>
   <translation>at most {limit} levels</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>at most {limit} levels of nesting</source>
   <translation>at most {limit} levels of nesting</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>at most {limit}: id, {count} attributes</source>
   <extracomment>For one: at most {limit}: id, {count} attribute</extracomment>
   <translation>
    <numerusform>at most {limit}: id, {count} attribute</numerusform>
    <numerusform>at most {limit}: id, {count} attributes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>at most {limit}: start, end, id, {count} attributes</source>
   <extracomment>For one: at most {limit}: start, end, id, {count} attribute</extracomment>
   <translation>
    <numerusform>at most {limit}: start, end, id, {count} attribute</numerusform>
    <numerusform>at most {limit}: start, end, id, {count} attributes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>at most {limit}: start, end, {count} attributes</source>
   <extracomment>For one: at most {limit}: start, end, {count} attribute</extracomment>
   <translation>
    <numerusform>at most {limit}: start, end, {count} attribute</numerusform>
    <numerusform>at most {limit}: start, end, {count} attributes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>at most {limit}: {count} attributes</source>
   <extracomment>For one: at most {limit}: {count} attribute</extracomment>
   <translation>
    <numerusform>at most {limit}: {count} attribute</numerusform>
    <numerusform>at most {limit}: {count} attributes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>attribute {attribute} of {label}, which the task does not declare</source>
   <translation>attribute {attribute} of {label}, which the task does not declare</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>attribute {name!r} again</source>
   <translation>attribute {name!r} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>attribute {name!r} twice, in {first} and {second}</source>
   <translation>attribute {name!r} twice, in {first} and {second}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>attribute {name!r}, which is part of {owner}</source>
   <translation>attribute {name!r}, which is part of {owner}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>attribute {name!r}, which labels {labels} do not have</source>
   <extracomment>For one: attribute {name!r}, which label {labels} does not have</extracomment>
   <translation>
    <numerusform>attribute {name!r}, which label {labels} does not have</numerusform>
    <numerusform>attribute {name!r}, which labels {labels} do not have</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>attribute {name!r}, which no label of the task has</source>
   <translation>attribute {name!r}, which no label of the task has</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>attribute {name!r}, which none of these labels has</source>
   <translation>attribute {name!r}, which none of these labels has</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/tags.py"/>
   <source>attribute {name} has the name of the slot of the enclosed text</source>
   <translation>attribute {name} has the name of the slot of the enclosed text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/tags.py"/>
   <source>attribute {name} is given twice</source>
   <translation>attribute {name} is given twice</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>attribute {name} of &lt;{element}&gt;</source>
   <translation>attribute {name} of &lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>attribute {name} of {label}</source>
   <translation>attribute {name} of {label}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>attribute {word!r}</source>
   <translation>attribute {word!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>attributes in the open tag</source>
   <translation>attributes in the open tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>attributes of the close tag {text}</source>
   <translation>attributes of the close tag {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>attributes of the labels</source>
   <translation>attributes of the labels</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>attributes {names}</source>
   <extracomment>For one: attribute {names}</extracomment>
   <translation>
    <numerusform>attribute {names}</numerusform>
    <numerusform>attributes {names}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>attributes {names} of {label}, which differ only in case</source>
   <translation>attributes {names} of {label}, which differ only in case</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>available: {names}</source>
   <translation>available: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/matching_tables.py"/>
   <source>average</source>
   <translation>average</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>begin</source>
   <translation>begin</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>begin the line with ; if it is a comment</source>
   <translation>begin the line with ; if it is a comment</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>begin {time!r}</source>
   <translation>begin {time!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>begins</source>
   <translation>begins</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <source>being compared again</source>
   <translation>being compared again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotator_colours.py"/>
   <source>below</source>
   <translation>below</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/text_contents.py"/>
   <source>below the words</source>
   <translation>below the words</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>both</source>
   <translation>both</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>both annotations are of the same annotator: choose one of another annotator</source>
   <translation>both annotations are of the same annotator: choose one of another annotator</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>both annotations are of the same side: choose one of each side</source>
   <translation>both annotations are of the same side: choose one of each side</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>both are compared and counted as {name}; rename one if that is not meant</source>
   <translation>both are compared and counted as {name}; rename one if that is not meant</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>both halves</source>
   <translation>both halves</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/checks.py"/>
   <source>both map to the gold mention {name}, and one of them is a false positive</source>
   <translation>both map to the gold mention {name}, and one of them is a false positive</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>both sides have the same text</source>
   <translation>both sides have the same text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>both, as numbers</source>
   <translation>both, as numbers</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>brackets inside of brackets, or without their match: {text!r}</source>
   <translation>brackets inside of brackets, or without their match: {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/format.py"/>
   <source>brat stand-off</source>
   <translation>brat stand-off</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>broken</source>
   <translation>broken</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>broken and fixed</source>
   <translation>broken and fixed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>by a rule</source>
   <translation>by a rule</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>by alternatives</source>
   <translation>by alternatives</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>by the rule: {rule}</source>
   <translation>by the rule: {rule}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>by {configuration}</source>
   <translation>by {configuration}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>by {person}</source>
   <translation>by {person}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>byte 0x{byte:02X} at offset {offset} in a file that looks like {format}: not UTF-8</source>
   <translation>byte 0x{byte:02X} at offset {offset} in a file that looks like {format}: not UTF-8</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>byte 0x{byte:02X} at offset {offset}: not UTF-8</source>
   <translation>byte 0x{byte:02X} at offset {offset}: not UTF-8</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>byte 0x{byte:02X} at offset {offset}: not {encoding}</source>
   <translation>byte 0x{byte:02X} at offset {offset}: not {encoding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>bytes that {encoding} would write back differently</source>
   <translation>bytes that {encoding} would write back differently</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>bytes {bytes} at offset {offset} in a file that looks like {format}: half of a surrogate pair (CESU-8)</source>
   <translation>bytes {bytes} at offset {offset} in a file that looks like {format}: half of a surrogate pair (CESU-8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>bytes {bytes} at offset {offset}: half of a surrogate pair (CESU-8)</source>
   <translation>bytes {bytes} at offset {offset}: half of a surrogate pair (CESU-8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>cannot be compared with its task: {refusal}</source>
   <translation>cannot be compared with its task: {refusal}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>cannot be loaded: {problem}</source>
   <translation>cannot be loaded: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>cannot be made a directory: {why}</source>
   <translation>cannot be made a directory: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>cannot be opened</source>
   <translation>cannot be opened</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>cannot be read ({why})</source>
   <translation>cannot be read ({why})</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/input_files.py"/>
   <location filename="engine/annotally/workspace/signature.py"/>
   <source>cannot be read: {problem}</source>
   <translation>cannot be read: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/user_functions.py"/>
   <source>cannot be read: {why}</source>
   <translation>cannot be read: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>cannot be used: {problem}</source>
   <translation>cannot be used: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>cannot be written: the disk is full</source>
   <translation>cannot be written: the disk is full</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>cannot be written: the disk reports an error</source>
   <translation>cannot be written: the disk reports an error</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>cannot be written: the file or its folder is read-only</source>
   <translation>cannot be written: the file or its folder is read-only</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/output.py"/>
   <source>cannot be written: {problem}</source>
   <translation>cannot be written: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>cannot be written: {reason}</source>
   <translation>cannot be written: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <location filename="engine/annotally/formats/spool.py"/>
   <source>cannot be written: {why}</source>
   <translation>cannot be written: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>category {category!r}</source>
   <translation>category {category!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>change it</source>
   <translation>change it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>change its permissions</source>
   <translation>change its permissions</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>change one of the two</source>
   <translation>change one of the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>change the decision, or choose another format</source>
   <translation>change the decision, or choose another format</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>change the decisions on these pointers</source>
   <translation>change the decisions on these pointers</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>change the value</source>
   <translation>change the value</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>changed</source>
   <translation>changed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>changed configuration</source>
   <translation>changed configuration</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/writer.py"/>
   <source>character U+{code:04X}</source>
   <translation>character U+{code:04X}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>character U+{code:04X} at offset {offset}</source>
   <translation>character U+{code:04X} at offset {offset}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>character U+{code:04X} in the output</source>
   <translation>character U+{code:04X} in the output</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/writer.py"/>
   <source>character U+{code:04X} in the text</source>
   <translation>character U+{code:04X} in the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>character U+{code:04X} in {text!r}</source>
   <translation>character U+{code:04X} in {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_tables.py"/>
   <source>characters</source>
   <translation>characters</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/writer.py"/>
   <source>characters of XML</source>
   <translation>characters of XML</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>characters of {encoding}</source>
   <translation>characters of {encoding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>characters that XML has</source>
   <translation>characters that XML has</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>check its name</source>
   <translation>check its name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>check its name and the disk</source>
   <translation>check its name and the disk</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>check that coreference is the last column, and that the line is whole</source>
   <translation>check that coreference is the last column, and that the line is whole</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>check that it is the right file</source>
   <translation>check that it is the right file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>check that the annotations belong to this text</source>
   <translation>check that the annotations belong to this text</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>check that the offsets belong to this text</source>
   <translation>check that the offsets belong to this text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>check that the table belongs to this text; the offsets are used as they are</source>
   <translation>check that the table belongs to this text; the offsets are used as they are</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/workers.py"/>
   <source>check that there is memory for so many processes, or use fewer</source>
   <translation>check that there is memory for so many processes, or use fewer</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>check that these annotations belong to this text</source>
   <translation>check that these annotations belong to this text</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>check that they are the same</source>
   <translation>check that they are the same</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>check that workers have the memory for the inputs; their logs say why they ended</source>
   <translation>check that workers have the memory for the inputs; their logs say why they ended</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>check the address, and that the scheduler runs (dask scheduler)</source>
   <translation>check the address, and that the scheduler runs (dask scheduler)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>check the format</source>
   <translation>check the format</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>check the format, or choose the column of the tags as layer</source>
   <translation>check the format, or choose the column of the tags as layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>check the offsets</source>
   <translation>check the offsets</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>check the path</source>
   <translation>check the path</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/input_files.py"/>
   <source>check the path, or locate the file</source>
   <translation>check the path, or locate the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>check the permissions of the file and its folder</source>
   <translation>check the permissions of the file and its folder</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>choice {value!r} of {subject}</source>
   <translation>choice {value!r} of {subject}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>choice {value!r} of {subject} again</source>
   <translation>choice {value!r} of {subject} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>choices for {subject}</source>
   <translation>choices for {subject}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>choose a file</source>
   <translation>choose a file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose a file or a directory</source>
   <translation>choose a file or a directory</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>choose a file, or save its output to one first</source>
   <translation>choose a file, or save its output to one first</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>choose a folder, for example {folder}</source>
   <translation>choose a folder, for example {folder}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose a format of one file, or change its id</source>
   <translation>choose a format of one file, or change its id</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>choose a format that can contain annotations</source>
   <translation>choose a format that can contain annotations</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>choose a format that does not mark its documents inside the text</source>
   <translation>choose a format that does not mark its documents inside the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>choose a language of eSpeak NG, as de, en-us or fr, or the sounds english or letters</source>
   <translation>choose a language of eSpeak NG, as de, en-us or fr, or the sounds english or letters</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>choose a task (--config-task NAME)</source>
   <translation>choose a task (--config-task NAME)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>choose actual, generic or other</source>
   <translation>choose actual, generic or other</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>choose annotations of the same texts; documents must have the same names in all files</source>
   <translation>choose annotations of the same texts; documents must have the same names in all files</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <location filename="engine/annotally/service/server.py"/>
   <source>choose another</source>
   <translation>choose another</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>choose another column for words or tags</source>
   <translation>choose another column for words or tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose another directory</source>
   <translation>choose another directory</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/formats/archives.py"/>
   <location filename="engine/annotally/formats/decoding.py"/>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>choose another file</source>
   <translation>choose another file</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/report_files.py"/>
   <source>choose another file for one of the reports</source>
   <translation>choose another file for one of the reports</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>choose another file for one output</source>
   <translation>choose another file for one output</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/campaign.py"/>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>choose another folder</source>
   <translation>choose another folder</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>choose another format</source>
   <translation>choose another format</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/conversion.py"/>
   <source>choose another format to export</source>
   <translation>choose another format to export</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/signature.py"/>
   <source>choose another module</source>
   <translation>choose another module</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>choose another name</source>
   <translation>choose another name</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/convert.py"/>
   <source>choose another name, or give --force</source>
   <translation>choose another name, or give --force</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>choose another option</source>
   <translation>choose another option</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>choose another place</source>
   <translation>choose another place</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/adjudication_session.py"/>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>choose another row</source>
   <translation>choose another row</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>choose another task</source>
   <translation>choose another task</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>choose its format if it has one</source>
   <translation>choose its format if it has one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose its format, or split the file</source>
   <translation>choose its format, or split the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>choose key and response one by one</source>
   <translation>choose key and response one by one</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>choose key and response one by one, or compare annotators with annotally agreement</source>
   <translation>choose key and response one by one, or compare annotators with annotally agreement</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>choose one of these</source>
   <translation>choose one of these</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/project_exports.py"/>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <location filename="engine/annotally/formats/uima_cas/reader.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>choose one of these as layer</source>
   <translation>choose one of these as layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>choose one of these columns as layer</source>
   <translation>choose one of these columns as layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/speech_rules.py"/>
   <source>choose one or more of type, extent and content</source>
   <translation>choose one or more of type, extent and content</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>choose other files</source>
   <translation>choose other files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>choose some of these columns as layer, separated by {sign}, or {all}</source>
   <translation>choose some of these columns as layer, separated by {sign}, or {all}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose such a format</source>
   <translation>choose such a format</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>choose the columns as layers</source>
   <translation>choose the columns as layers</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>choose the encoding of the file</source>
   <translation>choose the encoding of the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>choose the folder of the token tables of these annotations</source>
   <translation>choose the folder of the token tables of these annotations</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose the format, or fewer files</source>
   <translation>choose the format, or fewer files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>choose the name of the annotator to read</source>
   <translation>choose the name of the annotator to read</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>choose the name of the set to read</source>
   <translation>choose the name of the set to read</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>choose the response to this key</source>
   <translation>choose the response to this key</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>choose the task these annotations were made for</source>
   <translation>choose the task these annotations were made for</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>choose the text this file was made from</source>
   <translation>choose the text this file was made from</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/word_pins.py"/>
   <source>choose words in both texts</source>
   <translation>choose words in both texts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>clash</source>
   <translation>clash</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>class definition</source>
   <translation>class definition</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>class {name!r} again, after {place}</source>
   <translation>class {name!r} again, after {place}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>class {name!r} has a hyphen</source>
   <translation>class {name!r} has a hyphen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/definition.py"/>
   <source>class {name!r} is defined twice</source>
   <translation>class {name!r} is defined twice</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>class {name!r} without slots: its objects can never be paired</source>
   <translation>class {name!r} without slots: its objects can never be paired</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>class {name!r}, which class_defs does not declare</source>
   <translation>class {name!r}, which class_defs does not declare</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>classes</source>
   <translation>classes</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>classes and slots of the task</source>
   <translation>classes and slots of the task</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>classes as decided</source>
   <translation>classes as decided</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>classes of two and more mentions</source>
   <translation>classes of two and more mentions</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/unread.py"/>
   <source>classes of values</source>
   <translation>classes of values</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>classes that are the same on both sides</source>
   <translation>classes that are the same on both sides</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>classes without circular pointers: the target of a pointer must be aligned first</source>
   <translation>classes without circular pointers: the target of a pointer must be aligned first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>clean</source>
   <translation>clean</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>close it on the same line, or leave it out</source>
   <translation>close it on the same line, or leave it out</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>close quotes and the bracket; inside a value write {sign} for the double quote</source>
   <translation>close quotes and the bracket; inside a value write {sign} for the double quote</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>close tag {text} where no such tag is open innermost</source>
   <translation>close tag {text} where no such tag is open innermost</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>close the document before the next one</source>
   <translation>close the document before the next one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>close the mention, or remove the bracket</source>
   <translation>close the mention, or remove the bracket</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>close the project first</source>
   <translation>close the project first</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>close the project there, or leave out --open</source>
   <translation>close the project there, or leave out --open</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>close the project there, or leave out --open; if it is no longer open there, add --take-over</source>
   <translation>close the project there, or leave out --open; if it is no longer open there, add --take-over</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>close the quotation mark</source>
   <translation>close the quotation mark</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>close the quotes on the same line</source>
   <translation>close the quotes on the same line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>close the tags that are left open before it</source>
   <translation>close the tags that are left open before it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_unread.py"/>
   <location filename="engine/annotally/formats/conll/unread.py"/>
   <source>column {name}</source>
   <translation>column {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>column {name} twice</source>
   <translation>column {name} twice</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>column {number} as the column of words and of tags</source>
   <translation>column {number} as the column of words and of tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>columns start, end and label, separated by tabs, commas or semicolons</source>
   <translation>columns start, end and label, separated by tabs, commas or semicolons</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>comment</source>
   <translation>comment</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/adjudication_session.py"/>
   <source>comment, or align words manually</source>
   <translation>comment, or align words manually</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>comment: {words}</source>
   <translation>comment: {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unread_lines.py"/>
   <source>comments</source>
   <translation>comments</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/agreement.py"/>
   <source>compare annotations of the same texts</source>
   <translation>compare annotations of the same texts</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>compare two keys if both are</source>
   <translation>compare two keys if both are</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>compared</source>
   <translation>compared</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>compared as text</source>
   <translation>compared as text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>compared as text; remove the quotes to make it a pointer</source>
   <translation>compared as text; remove the quotes to make it a pointer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>compared as {form}</source>
   <translation>compared as {form}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/speech_tables.py"/>
   <source>component scores</source>
   <translation>component scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>components that would be right</source>
   <translation>components that would be right</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/unread.py"/>
   <source>confidences</source>
   <translation>confidences</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>connected as incorrect because leftovers are connected (M8)</source>
   <translation>connected as incorrect because leftovers are connected (M8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>consists of invisible words only, so it overlaps nothing (E3)</source>
   <translation>consists of invisible words only, so it overlaps nothing (E3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/speech_rules.py"/>
   <source>content</source>
   <translation>content</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>content of an unknown format</source>
   <translation>content of an unknown format</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>content that lies in {key}'s maximal string and contains a minimal one</source>
   <translation>content that lies in {key}'s maximal string and contains a minimal one</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/schema.py"/>
   <source>content that the schema of task files allows</source>
   <translation>content that the schema of task files allows</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>contents and extents are compared separately; correct the offsets or the brackets</source>
   <translation>contents and extents are compared separately; correct the offsets or the brackets</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>continued from the beginning</source>
   <translation>continued from the beginning</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>continued from the end</source>
   <translation>continued from the end</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>convert the file to UTF-8</source>
   <translation>convert the file to UTF-8</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>convert the file to UTF-8, or name its encoding, for example --encoding latin-1</source>
   <translation>convert the file to UTF-8, or name its encoding, for example --encoding latin-1</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>convert the file to one of these formats</source>
   <translation>convert the file to one of these formats</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>convert the rules</source>
   <translation>convert the rules</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>copy the project, or open it read-only</source>
   <translation>copy the project, or open it read-only</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>coreference scores</source>
   <translation>coreference scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>coreference: -, (12, 12), (12), several joined by |</source>
   <translation>coreference: -, (12, 12), (12), several joined by |</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>correct</source>
   <translation>correct</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>correct it, or add the node</source>
   <translation>correct it, or add the node</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>correct it, or export the file again</source>
   <translation>correct it, or export the file again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>correct it, or leave it to be kept</source>
   <translation>correct it, or leave it to be kept</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>correct it, or save the document from MAT again</source>
   <translation>correct it, or save the document from MAT again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>correct it, or save the document from {tool} again</source>
   <translation>correct it, or save the document from {tool} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>correct it; an XML editor shows what belongs together</source>
   <translation>correct it; an XML editor shows what belongs together</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct its number or its offsets</source>
   <translation>correct its number or its offsets</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>correct one of the numbers</source>
   <translation>correct one of the numbers</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>correct one of the two</source>
   <translation>correct one of the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>correct or remove the line</source>
   <translation>correct or remove the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>correct the date</source>
   <translation>correct the date</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct the escape</source>
   <translation>correct the escape</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>correct the expression</source>
   <translation>correct the expression</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>correct the expression, or search without regular expressions</source>
   <translation>correct the expression, or search without regular expressions</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>correct the fill</source>
   <translation>correct the fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>correct the first findings</source>
   <translation>correct the first findings</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>correct the function</source>
   <translation>correct the function</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>correct the header</source>
   <translation>correct the header</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>correct the id</source>
   <translation>correct the id</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>correct the id, or choose the token table of these annotations</source>
   <translation>correct the id, or choose the token table of these annotations</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>correct the line</source>
   <translation>correct the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct the line or the header</source>
   <translation>correct the line or the header</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>correct the line: blanks and tabs matter</source>
   <translation>correct the line: blanks and tabs matter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>correct the module, or choose another</source>
   <translation>correct the module, or choose another</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>correct the number</source>
   <translation>correct the number</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>correct the numbers</source>
   <translation>correct the numbers</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>correct the offset</source>
   <translation>correct the offset</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>correct the offset, or put the text next to the table</source>
   <translation>correct the offset, or put the text next to the table</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct the offsets</source>
   <translation>correct the offsets</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/offsets.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct the offsets; they count UTF-16</source>
   <translation>correct the offsets; they count UTF-16</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>correct the table</source>
   <translation>correct the table</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>correct the type, or remove the choices</source>
   <translation>correct the type, or remove the choices</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>correct the weight</source>
   <translation>correct the weight</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>correct the {ref_slot}, or add the {id_slot}</source>
   <translation>correct the {ref_slot}, or add the {id_slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>correct this pointer, or change the order of the classes</source>
   <translation>correct this pointer, or change the order of the classes</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>correct this pointer, or choose a task that does not score one of these slots</source>
   <translation>correct this pointer, or choose a task that does not score one of these slots</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>correct: spans of the same label that share a character</source>
   <translation>correct: spans of the same label that share a character</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>correct: spans of the same label that share a character and have so much text in common</source>
   <translation>correct: spans of the same label that share a character and have so much text in common</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>correct: spans of the same label that share so much of the extent they cover together</source>
   <translation>correct: spans of the same label that share so much of the extent they cover together</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>correct: spans that overlap and have the same label; incorrect: another label</source>
   <translation>correct: spans that overlap and have the same label; incorrect: another label</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>correct: the same span and the same label; incorrect: spans that overlap otherwise</source>
   <translation>correct: the same span and the same label; incorrect: spans that overlap otherwise</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>correct: the same span, whatever its label; incorrect: spans that overlap otherwise</source>
   <translation>correct: the same span, whatever its label; incorrect: spans that overlap otherwise</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>correct: the same span; half as much for spans that overlap; labels do not count</source>
   <translation>correct: the same span; half as much for spans that overlap; labels do not count</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>counted as a pointer without target</source>
   <translation>counted as a pointer without target</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>counted as equal</source>
   <translation>counted as equal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/empty_files.py"/>
   <source>counted as: nothing annotated</source>
   <translation>counted as: nothing annotated</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>damaged JSON: {problem}</source>
   <translation>damaged JSON: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_details.py"/>
   <source>dead weight: not compared between different tag profiles, but it counts (A5)</source>
   <translation>dead weight: not compared between different tag profiles, but it counts (A5)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>decide again; Decide › Unresolved lists the old decisions</source>
   <translation>decide again; Decide › Unresolved lists the old decisions</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>decide the object</source>
   <translation>decide the object</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>decide the objects, run a rule, or choose an outcome for each type</source>
   <translation>decide the objects, run a rule, or choose an outcome for each type</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>decide the row first</source>
   <translation>decide the row first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>decided in a row above</source>
   <translation>decided in a row above</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>decided {sign} alike</source>
   <translation>decided {sign} alike</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/adjudication_session.py"/>
   <source>decisions are not possible here: the texts of the sides differ, and a final key has one text</source>
   <translation>decisions are not possible here: the texts of the sides differ, and a final key has one text</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>declare it with &lt;annotation label=…/&gt;</source>
   <translation>declare it with &lt;annotation label=…/&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>declare it, or remove it; available: {names}</source>
   <translation>declare it, or remove it; available: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>declare it, or remove it; available: {names} and {count} more</source>
   <translation>declare it, or remove it; available: {names} and {count} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>declare it, or remove it; none is declared</source>
   <translation>declare it, or remove it; none is declared</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>declare the labels in &lt;annotation_set_descriptors&gt;</source>
   <translation>declare the labels in &lt;annotation_set_descriptors&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>declare the name in the task</source>
   <translation>declare the name in the task</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>declared labels</source>
   <translation>declared labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>default</source>
   <translation>default</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>default of the function</source>
   <translation>default of the function</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>define the function there</source>
   <translation>define the function there</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>deleted</source>
   <translation>deleted</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>did you mean &lt;{name}&gt;?</source>
   <translation>did you mean &lt;{name}&gt;?</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>did you mean {name}?</source>
   <translation>did you mean {name}?</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>differ</source>
   <translation>differ</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>differ, A</source>
   <translation>differ, A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>differ, B</source>
   <translation>differ, B</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>different after cleaning (M5)</source>
   <translation>different after cleaning (M5)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>different columns of tags are compared: {columns}</source>
   <translation>different columns of tags are compared: {columns}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>dimension</source>
   <translation>dimension</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>dimension {dimension!r} without a method</source>
   <translation>dimension {dimension!r} without a method</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>dimension {dimension} twice in one tag profile</source>
   <translation>dimension {dimension} twice in one tag profile</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>dimension {name!r}, which labels {labels} do not have</source>
   <extracomment>For one: dimension {name!r}, which label {labels} does not have</extracomment>
   <translation>
    <numerusform>dimension {name!r}, which label {labels} does not have</numerusform>
    <numerusform>dimension {name!r}, which labels {labels} do not have</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>dismiss entries</source>
   <translation>dismiss entries</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>divide it</source>
   <translation>divide it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>divide it into several files</source>
   <translation>divide it into several files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>divide the document</source>
   <translation>divide the document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>do not unpack it; ask where it comes from</source>
   <translation>do not unpack it; ask where it comes from</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>document done</source>
   <translation>document done</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>document not done</source>
   <translation>document not done</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>document number {label!r}</source>
   <translation>document number {label!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>document without a {element} element</source>
   <translation>document without a {element} element</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/documents.py"/>
   <source>document {document!r} has the number {number!r} of document {earlier!r} ({file}:{line}:{column})</source>
   <translation>document {document!r} has the number {number!r} of document {earlier!r} ({file}:{line}:{column})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>document {document!r} with another text than before</source>
   <translation>document {document!r} with another text than before</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>document {document!r}, begun at line {line}, is not ended</source>
   <translation>document {document!r}, begun at line {line}, is not ended</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>document {document!r}, whose id must be a file name</source>
   <translation>document {document!r}, whose id must be a file name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>document {document} again</source>
   <translation>document {document} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/altered_tokens.py"/>
   <source>document {document} has {count} tokens, {other_count} in {file}; they differ from token {number}: {word}</source>
   <translation>document {document} has {count} tokens, {other_count} in {file}; they differ from token {number}: {word}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>document {document} is in {present} but not in {without}</source>
   <translation>document {document} is in {present} but not in {without}</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/source_diagnostics.py"/>
   <source>document {document}: {finding}</source>
   <translation>document {document}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>document {document}: {problem}</source>
   <translation>document {document}: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/source_diagnostics.py"/>
   <source>document {document}: {type} {name}: {finding}</source>
   <translation>document {document}: {type} {name}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>document {inner!r} inside document {outer}</source>
   <translation>document {inner!r} inside document {outer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>document {name} again, first in {file}</source>
   <translation>document {name} again, first in {file}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>document {name} again, first in {file}:{line}</source>
   <translation>document {name} again, first in {file}:{line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>document {number} continues after another document</source>
   <translation>document {number} continues after another document</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>document: {rule}</source>
   <translation>document: {rule}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>documents in common</source>
   <translation>documents in common</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>documents of the key, such as {document}</source>
   <translation>documents of the key, such as {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/spans.py"/>
   <source>documents that not all annotators annotated</source>
   <translation>documents that not all annotators annotated</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/spans.py"/>
   <source>documents that one of a pair left out, by pair</source>
   <translation>documents that one of a pair left out, by pair</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>documents {there} and {here} are taken for one, and {count} more: their names come from the files</source>
   <translation>documents {there} and {here} are taken for one, and {count} more: their names come from the files</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>documents {there} and {here} are taken for one: their names come from the files</source>
   <translation>documents {there} and {here} are taken for one: their names come from the files</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>does not pass the task's condition on candidates</source>
   <translation>does not pass the task's condition on candidates</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>done</source>
   <translation>done</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>duration {time!r}</source>
   <translation>duration {time!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>eSpeak NG cannot be loaded: {why}</source>
   <translation>eSpeak NG cannot be loaded: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>eSpeak NG does not find its data</source>
   <translation>eSpeak NG does not find its data</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>eSpeak NG has no voice for {language!r}</source>
   <translation>eSpeak NG has no voice for {language!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>eSpeak NG is required here and not installed</source>
   <translation>eSpeak NG is required here and not installed</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>each agrees with an annotator who gives alternatives, but not all agree with each other</source>
   <translation>each agrees with an annotator who gives alternatives, but not all agree with each other</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>each class once</source>
   <translation>each class once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>each document in one file</source>
   <translation>each document in one file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>each document once</source>
   <translation>each document once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>each entity in one column</source>
   <translation>each entity in one column</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>each entity once</source>
   <translation>each entity once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>each in the view of its text</source>
   <translation>each in the view of its text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>each is read as a character of private use; join the halves where the file was made</source>
   <translation>each is read as a character of private use; join the halves where the file was made</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>each once</source>
   <translation>each once</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>each option once</source>
   <translation>each option once</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>each slot once</source>
   <translation>each slot once</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>earlier</source>
   <translation>earlier</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>edit the annotation, or remove it</source>
   <translation>edit the annotation, or remove it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>edit {what}</source>
   <translation>edit {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>edited</source>
   <translation>edited</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>effective label {name}, which is a true label too</source>
   <translation>effective label {name}, which is a true label too</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>effective labels for {subject}, which is a {aggregation}</source>
   <translation>effective labels for {subject}, which is a {aggregation}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>eight</source>
   <translation>eight</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>element &lt;{name}&gt;</source>
   <translation>element &lt;{name}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>elements in elements without end</source>
   <translation>elements in elements without end</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>elements only</source>
   <translation>elements only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>eleven</source>
   <translation>eleven</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>empty</source>
   <translation>empty</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>end</source>
   <translation>end</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>end offset {end} before start offset {start}</source>
   <translation>end offset {end} before start offset {start}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>ends</source>
   <translation>ends</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>ends of one type in all relations of a type</source>
   <translation>ends of one type in all relations of a type</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>enter a word</source>
   <translation>enter a word</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>entity</source>
   <translation>entity</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/speech_tables.py"/>
   <source>entity scores</source>
   <translation>entity scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>equal to an alternative of {key} (M14)</source>
   <translation>equal to an alternative of {key} (M14)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>equally many in each column</source>
   <translation>equally many in each column</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>equivalence</source>
   <translation>equivalence</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>equivalence {name!r}</source>
   <translation>equivalence {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>escape the quotation mark</source>
   <translation>escape the quotation mark</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>event mention files</source>
   <translation>event mention files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/format.py"/>
   <source>event mentions (tbf)</source>
   <translation>event mentions (tbf)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>every annotation once</source>
   <translation>every annotation once</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>every attribute in one equivalence, once</source>
   <translation>every attribute in one equivalence, once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/tags.py"/>
   <source>every attribute of a tag once, under a name of its own</source>
   <translation>every attribute of a tag once, under a name of its own</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>every attribute once</source>
   <translation>every attribute once</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>every choice once</source>
   <translation>every choice once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>every column once</source>
   <translation>every column once</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>every content label in a stratum, once there is one</source>
   <translation>every content label in a stratum, once there is one</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>every dimension once</source>
   <translation>every dimension once</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>every document on every side</source>
   <translation>every document on every side</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/documents.py"/>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>every document once</source>
   <translation>every document once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>every feature once</source>
   <translation>every feature once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>every id once</source>
   <translation>every id once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>every id once in a document</source>
   <translation>every id once in a document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>every identifier once</source>
   <translation>every identifier once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>every key of {description} once</source>
   <translation>every key of {description} once</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>every label in one</source>
   <translation>every label in one</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>every label in one at most</source>
   <translation>every label in one at most</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>every label once</source>
   <translation>every label once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>every layer once</source>
   <translation>every layer once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>every mention once</source>
   <translation>every mention once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>every name once</source>
   <translation>every name once</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>every name once, and one default</source>
   <translation>every name once, and one default</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>every node once</source>
   <translation>every node once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>every object once</source>
   <translation>every object once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>every set once</source>
   <translation>every set once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>every slot of an object once</source>
   <translation>every slot of an object once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>every slot once</source>
   <translation>every slot once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>every token id once</source>
   <translation>every token id once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>every token once</source>
   <translation>every token once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>every utterance once</source>
   <translation>every utterance once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>every {slot} once in a document</source>
   <translation>every {slot} once in a document</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/matching_tables.py"/>
   <source>exact</source>
   <translation>exact</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>exactly one</source>
   <translation>exactly one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>exactly one extent</source>
   <translation>exactly one extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/cli/convert.py"/>
   <source>exists already</source>
   <translation>exists already</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/diagnostic_words.py"/>
   <source>expected {expectation}</source>
   <translation>expected {expectation}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>expected {expected}</source>
   <translation>expected {expected}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>export it as WebAnno TSV 3</source>
   <translation>export it as WebAnno TSV 3</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/content.py"/>
   <source>export it with its text</source>
   <translation>export it with its text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>export it with its type system and its views</source>
   <translation>export it with its type system and its views</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>export the CAS again from the tool that made it</source>
   <translation>export the CAS again from the tool that made it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>export the file again</source>
   <translation>export the file again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <location filename="engine/annotally/tasks/speech_rules.py"/>
   <source>extent</source>
   <translation>extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>extent {start}–{end}</source>
   <translation>extent {start}–{end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>extent {start}–{end}, which starts or ends inside a token</source>
   <translation>extent {start}–{end}, which starts or ends inside a token</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>extents of whole tokens</source>
   <translation>extents of whole tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>extents, or the two pointers {governor} and {dependent}</source>
   <translation>extents, or the two pointers {governor} and {dependent}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>feature {feature} of {type}, which the type system does not have</source>
   <translation>feature {feature} of {type}, which the type system does not have</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>file, channel, begin, duration and a word</source>
   <translation>file, channel, begin, duration and a word</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>file, channel, speaker, begin, end and the words</source>
   <translation>file, channel, speaker, begin, end and the words</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/unread.py"/>
   <source>files differ in {count} further kinds, this is not read: {kinds}</source>
   <translation>files differ in {count} further kinds, this is not read: {kinds}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>files of one format</source>
   <translation>files of one format</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>files of one save, all or none</source>
   <translation>files of one save, all or none</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>files of the same names</source>
   <translation>files of the same names</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/window_builder.py"/>
   <source>files of this format cannot be read</source>
   <translation>files of this format cannot be read</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>files to read</source>
   <translation>files to read</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>fill outside a slot: {text}</source>
   <translation>fill outside a slot: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>fills as in the manual</source>
   <translation>fills as in the manual</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>fills in a template that is *</source>
   <translation>fills in a template that is *</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>fills of this slot are not scored (M9)</source>
   <translation>fills of this slot are not scored (M9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>fills only</source>
   <translation>fills only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>first</source>
   <translation>first</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>first-end, offsets in order</source>
   <translation>first-end, offsets in order</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>five</source>
   <translation>five</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>fixed</source>
   <translation>fixed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>flag</source>
   <translation>flag</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <source>flagged</source>
   <translation>flagged</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>for example latin-1</source>
   <translation>for example latin-1</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>format {name!r}</source>
   <translation>format {name!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>found</source>
   <translation>found</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>four</source>
   <translation>four</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>from the data</source>
   <translation>from the data</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>function {name}, which does not take one annotation</source>
   <translation>function {name}, which does not take one annotation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>function {name}, which does not take two values</source>
   <translation>function {name}, which does not take two values</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>give a task file of MAT</source>
   <translation>give a task file of MAT</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>give both sides the same text, or have them aligned (--align auto)</source>
   <translation>give both sides the same text, or have them aligned (--align auto)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>give both sides the same text; differing texts need an alignment before they can be scored</source>
   <translation>give both sides the same text; differing texts need an alignment before they can be scored</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/altered_tokens.py"/>
   <source>give both sides the same tokens; differing texts need an alignment before they can be scored</source>
   <translation>give both sides the same tokens; differing texts need an alignment before they can be scored</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>give each response once</source>
   <translation>give each response once</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>give files with annotations</source>
   <translation>give files with annotations</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>give it a dimension of its own</source>
   <translation>give it a dimension of its own</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>give it another name</source>
   <translation>give it another name</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/similarity_options.py"/>
   <source>give no other file</source>
   <translation>give no other file</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>give one dimension a weight</source>
   <translation>give one dimension a weight</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>give one of the two another number, or remove it</source>
   <translation>give one of the two another number, or remove it</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>give texts as texts, next to the files with annotations, or choose the format</source>
   <translation>give texts as texts, next to the files with annotations, or choose the format</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>give the Python module that defines it</source>
   <translation>give the Python module that defines it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>give the Python module that defines it (--dimension-methods, or the preferences)</source>
   <translation>give the Python module that defines it (--dimension-methods, or the preferences)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>give the document a name</source>
   <translation>give the document a name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>give the document a number, or have numbers compared as written (verbatim)</source>
   <translation>give the document a number, or have numbers compared as written (verbatim)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>give the folder of the token tables</source>
   <translation>give the folder of the token tables</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/profiles.py"/>
   <source>give the tag profile such a dimension</source>
   <translation>give the tag profile such a dimension</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>give the text with --text, or with --response-text if it belongs to the response</source>
   <translation>give the text with --text, or with --response-text if it belongs to the response</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>give the two documents different names</source>
   <translation>give the two documents different names</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>gold</source>
   <translation>gold</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>half a character</source>
   <translation>half a character</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>half a character at offset {offset}</source>
   <translation>half a character at offset {offset}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>half a character in the signal</source>
   <translation>half a character in the signal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>half a character in the type</source>
   <translation>half a character in the type</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/json_records.py"/>
   <source>half a character in {description}</source>
   <translation>half a character in {description}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>half a character in {slot}</source>
   <translation>half a character in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>half a character, and {count} more</source>
   <translation>half a character, and {count} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>half of a surrogate pair</source>
   <translation>half of a surrogate pair</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>has changed</source>
   <translation>has changed</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>has changed since the decisions</source>
   <translation>has changed since the decisions</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>has no weight</source>
   <translation>has no weight</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>has {count:,} bytes</source>
   <translation>has {count:,} bytes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>header &lt;{name}&gt;</source>
   <translation>header &lt;{name}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>id {value!r} again</source>
   <translation>id {value!r} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>id, token, begin, end, tabs between them</source>
   <translation>id, token, begin, end, tabs between them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>identical in all</source>
   <translation>identical in all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>identical in both</source>
   <translation>identical in both</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>identical taken, the rest left out</source>
   <translation>identical taken, the rest left out</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>identifier {identifier} again</source>
   <translation>identifier {identifier} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>identifier {name} again, after line {line}</source>
   <translation>identifier {name} again, after line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>identifiers that count UTF-16 units</source>
   <translation>identifiers that count UTF-16 units</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>if only true labels match</source>
   <translation>if only true labels match</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/classes.py"/>
   <source>in no class</source>
   <translation>in no class</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>in the context</source>
   <translation>in the context</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>in {count:,} documents</source>
   <extracomment>For one: in {count} document</extracomment>
   <translation>
    <numerusform>in {count} document</numerusform>
    <numerusform>in {count:,} documents</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>in {document}</source>
   <translation>in {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/classes.py"/>
   <source>in {part}</source>
   <translation>in {part}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/token_misfits.py"/>
   <source>in {title} an annotation stays in its sentence: end before the next sentence</source>
   <translation>in {title} an annotation stays in its sentence: end before the next sentence</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/token_misfits.py"/>
   <source>in {title} annotations start and end in tokens, not between them</source>
   <translation>in {title} annotations start and end in tokens, not between them</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/token_misfits.py"/>
   <source>in {title} only whole tokens can be marked: start and end at tokens</source>
   <translation>in {title} only whole tokens can be marked: start and end at tokens</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>incorrect</source>
   <translation>incorrect</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>inputs that its task can compare</source>
   <translation>inputs that its task can compare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>inserted</source>
   <translation>inserted</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>install it there: pip install 'annotally[cluster]'</source>
   <translation>install it there: pip install 'annotally[cluster]'</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>install it: pip install 'annotally[cluster]'</source>
   <translation>install it: pip install 'annotally[cluster]'</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>install it: {command}</source>
   <translation>install it: {command}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>install the package {package} (eSpeak NG, licensed under the GPL 3.0) where Annotally runs, or choose the sounds english or letters</source>
   <translation>install the package {package} (eSpeak NG, licensed under the GPL 3.0) where Annotally runs, or choose the sounds english or letters</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>install the same version on the workers</source>
   <translation>install the same version on the workers</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>instance</source>
   <translation>instance</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>instances that are not optional</source>
   <translation>instances that are not optional</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>invalid regular expression: {reason}</source>
   <translation>invalid regular expression: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>is a project of a newer version ({version}; this program reads up to {known})</source>
   <translation>is a project of a newer version ({version}; this program reads up to {known})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>is an input, which is never written</source>
   <translation>is an input, which is never written</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>is chosen for two outputs</source>
   <translation>is chosen for two outputs</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>is damaged, or not a project: {reason}</source>
   <translation>is damaged, or not a project: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>is damaged: its inputs cannot be read, but {count} entries can</source>
   <translation>is damaged: its inputs cannot be read, but {count} entries can</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>is in use by another program</source>
   <translation>is in use by another program</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <location filename="engine/annotally/tasks/similarity/user_functions.py"/>
   <source>is not a Python module</source>
   <translation>is not a Python module</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/user_functions.py"/>
   <source>is not a Python module: line {line}</source>
   <translation>is not a Python module: line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>is not a folder, and the final key has {count} files</source>
   <translation>is not a folder, and the final key has {count} files</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>is not a folder, and the final key needs a folder</source>
   <translation>is not a folder, and the final key needs a folder</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>is not a project of Annotally</source>
   <translation>is not a project of Annotally</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>is open already: {holder}</source>
   <translation>is open already: {holder}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>is open read-only</source>
   <translation>is open read-only</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>is too large</source>
   <translation>is too large</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>it claims more data than fits into memory</source>
   <translation>it claims more data than fits into memory</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>it counts once</source>
   <translation>it counts once</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/unread.py"/>
   <source>it does not count</source>
   <translation>it does not count</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/unread.py"/>
   <source>it does not count; choose it as layer to compare it</source>
   <translation>it does not count; choose it as layer to compare it</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>it equals an entity without words at the same position of the other text; check the position of the tag</source>
   <translation>it equals an entity without words at the same position of the other text; check the position of the tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/uima_cas/reader.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>it has no annotations here</source>
   <translation>it has no annotations here</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>it has none with a name</source>
   <translation>it has none with a name</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>it is compared like any other; extend the restriction, or correct the annotation</source>
   <translation>it is compared like any other; extend the restriction, or correct the annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>it is ignored</source>
   <translation>it is ignored</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/expression_syntax.py"/>
   <source>it is nested too deeply: more than {limit} levels</source>
   <translation>it is nested too deeply: more than {limit} levels</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>it is not compared; in a project its annotations are undecided</source>
   <translation>it is not compared; in a project its annotations are undecided</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>it is not read</source>
   <translation>it is not read</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/label_studio/scan.py"/>
   <source>it is not read and does not count</source>
   <translation>it is not read and does not count</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>it is not scored</source>
   <translation>it is not scored</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it is read as O; correct it</source>
   <translation>it is read as O; correct it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it is read as O; repairing look-alikes reads it as {tag}</source>
   <translation>it is read as O; repairing look-alikes reads it as {tag}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>it is read as if the t were there</source>
   <translation>it is read as if the t were there</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>it is read as one document</source>
   <translation>it is read as one document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>it is read as one span</source>
   <translation>it is read as one span</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>it is read as part of {header}</source>
   <translation>it is read as part of {header}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it is read as written; correct it if it is a slip</source>
   <translation>it is read as written; correct it if it is a slip</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it is read as written; repairing look-alikes reads it as {tag}</source>
   <translation>it is read as written; repairing look-alikes reads it as {tag}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it is read as {tag}</source>
   <translation>it is read as {tag}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>it is skipped (--skip-incomplete)</source>
   <translation>it is skipped (--skip-incomplete)</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/expression_syntax.py"/>
   <source>it is too large: its repeats make {count:,} parts, {limit:,} at most</source>
   <translation>it is too large: its repeats make {count:,} parts, {limit:,} at most</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>it is treated as unsegmented: instance sets are mapped where they overlap</source>
   <translation>it is treated as unsegmented: instance sets are mapped where they overlap</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it starts an entity</source>
   <translation>it starts an entity</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/labels.py"/>
   <source>items with a label missing</source>
   <translation>items with a label missing</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/labels.py"/>
   <source>items with one label only</source>
   <translation>items with one label only</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/labels.py"/>
   <source>items without any label</source>
   <translation>items without any label</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>its annotations are scored as missing or spurious</source>
   <translation>its annotations are scored as missing or spurious</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its content is not that of {key} (H11, H15)</source>
   <translation>its content is not that of {key} (H11, H15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its content lies in {key}'s maximal string and contains a minimal one (H15)</source>
   <translation>its content lies in {key}'s maximal string and contains a minimal one (H15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its entity is not mapped</source>
   <translation>its entity is not mapped</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>its entries do not exist</source>
   <translation>its entries do not exist</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>its entry is damaged</source>
   <translation>its entry is damaged</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its extent does not lie in {key}'s, or overlaps no minimal one (H2)</source>
   <translation>its extent does not lie in {key}'s, or overlaps no minimal one (H2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/linked_text.py"/>
   <source>its extent is not shown, and as the extent of a templette it is never right; check that the offsets count code points of this text</source>
   <translation>its extent is not shown, and as the extent of a templette it is never right; check that the offsets count code points of this text</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its extent lies in {key}'s and overlaps a minimal one (H2)</source>
   <translation>its extent lies in {key}'s and overlaps a minimal one (H2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>its features</source>
   <translation>its features</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>its features are {names}</source>
   <translation>its features are {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>its first bytes are not those of a project</source>
   <translation>its first bytes are not those of a project</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>its first page cannot be read</source>
   <translation>its first page cannot be read</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>its folder cannot be written: {problem}</source>
   <translation>its folder cannot be written: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>its layers are {names}</source>
   <translation>its layers are {names}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>its link merges separate classes</source>
   <translation>its link merges separate classes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>its lists as they are</source>
   <translation>its lists as they are</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>its name after MESSAGE: ID</source>
   <translation>its name after MESSAGE: ID</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/decision_table.py"/>
   <source>its object is left out or was edited: decide the object first</source>
   <translation>its object is left out or was edited: decide the object first</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its object is not aligned</source>
   <translation>its object is not aligned</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/decision_table.py"/>
   <source>its object is taken from both sides: take one side, or either, before you decide the parts</source>
   <translation>its object is taken from both sides: take one side, or either, before you decide the parts</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>its schema has an unknown {kind} {name!r}</source>
   <translation>its schema has an unknown {kind} {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>its schema is unknown</source>
   <translation>its schema is unknown</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>its schema lacks {name!r}</source>
   <translation>its schema lacks {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>its start and its end first</source>
   <translation>its start and its end first</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>its text</source>
   <translation>its text</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>its {name} could not be read</source>
   <translation>its {name} could not be read</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>its {name} is missing</source>
   <translation>its {name} is missing</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its {slot} points to {object}, which is optional</source>
   <translation>its {slot} points to {object}, which is optional</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>join the two</source>
   <translation>join the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>joined labels are read as one label, as written</source>
   <translation>joined labels are read as one label, as written</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>keep one of the two</source>
   <translation>keep one of the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>keep the class of mentions, usually coref</source>
   <translation>keep the class of mentions, usually coref</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>key</source>
   <translation>key</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>key class of {count}</source>
   <translation>key class of {count}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/unread.py"/>
   <source>kinds of notes</source>
   <translation>kinds of notes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>label</source>
   <translation>label</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>label restrictions for {subject}, which is of type {type}</source>
   <translation>label restrictions for {subject}, which is of type {type}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>label {label!r}</source>
   <translation>label {label!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <source>label {label} in equivalence classes {first} and {second}</source>
   <translation>label {label} in equivalence classes {first} and {second}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>label {label}, which the task does not declare</source>
   <translation>label {label}, which the task does not declare</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/doccano.py"/>
   <source>label {label}, whose number the document does not have</source>
   <translation>label {label}, whose number the document does not have</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>label {name!r} twice</source>
   <translation>label {name!r} twice</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>label {name!r}, which no &lt;annotation&gt; declares</source>
   <translation>label {name!r}, which no &lt;annotation&gt; declares</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>label {name!r}, which the task does not have</source>
   <translation>label {name!r}, which the task does not have</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>label {name} again</source>
   <translation>label {name} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>label {name} in strata {first} and {second}</source>
   <translation>label {name} in strata {first} and {second}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>label {name} in tag profiles {first} and {second}</source>
   <translation>label {name} in tag profiles {first} and {second}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>labels</source>
   <translation>labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>labels and places alone</source>
   <translation>labels and places alone</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>labels joined by commas, as {example!r}</source>
   <translation>labels joined by commas, as {example!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/unread.py"/>
   <source>labels of segments</source>
   <translation>labels of segments</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/label_studio/scan.py"/>
   <source>labels of text, answers about them, relations</source>
   <translation>labels of text, answers about them, relations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>labels shown</source>
   <translation>labels shown</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/label_studio/scan.py"/>
   <source>labels that are not empty</source>
   <translation>labels that are not empty</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>labels that are paired before others point to them</source>
   <translation>labels that are paired before others point to them</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>labels that do not point to each other in a circle</source>
   <translation>labels that do not point to each other in a circle</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>labels that point to themselves or to each other in a circle: {pointers}</source>
   <translation>labels that point to themselves or to each other in a circle: {pointers}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>labels {names}</source>
   <extracomment>For one: label {names}</extracomment>
   <translation>
    <numerusform>label {names}</numerusform>
    <numerusform>labels {names}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>labels {names}, which differ only in case</source>
   <translation>labels {names}, which differ only in case</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>later</source>
   <translation>later</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>layer {name} again</source>
   <translation>layer {name} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>leave --align never out, or give the texts of the documents</source>
   <translation>leave --align never out, or give the texts of the documents</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>leave one character, in quotes if it is a blank</source>
   <translation>leave one character, in quotes if it is a blank</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>leave one out</source>
   <translation>leave one out</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>leave one value, or choose another separator than {separator!r}</source>
   <translation>leave one value, or choose another separator than {separator!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>leave out</source>
   <translation>leave out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>leave out relations without an end</source>
   <translation>leave out relations without an end</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>leave the file out, or have all texts aligned (--align always)</source>
   <translation>leave the file out, or have all texts aligned (--align always)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>leave the key out of the responses</source>
   <translation>leave the key out of the responses</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>leave the relations out too (export --omit-relations), or keep their targets</source>
   <extracomment>For one: leave the relation out too (export --omit-relations), or keep its target</extracomment>
   <translation>
    <numerusform>leave the relation out too (export --omit-relations), or keep its target</numerusform>
    <numerusform>leave the relations out too (export --omit-relations), or keep their targets</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>leave them out of one</source>
   <translation>leave them out of one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>left out</source>
   <translation>left out</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/matching_tables.py"/>
   <source>lenient</source>
   <translation>lenient</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>let tags nest: close the inner one first, and every one once</source>
   <translation>let tags nest: close the inner one first, and every one once</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/campaign.py"/>
   <source>lies in a folder of inputs, {folder}</source>
   <translation>lies in a folder of inputs, {folder}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>lies in {key}'s extent and contains a minimal string (M15)</source>
   <translation>lies in {key}'s extent and contains a minimal string (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>lies in {key}'s full string and contains a minimal one (M6, M14)</source>
   <translation>lies in {key}'s full string and contains a minimal one (M6, M14)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>like this: {counts}</source>
   <translation>like this: {counts}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>line feeds at most</source>
   <translation>line feeds at most</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>line {line}</source>
   <translation>line {line}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as in A</source>
   <translation>link as in A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as in B</source>
   <translation>link as in B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as in both</source>
   <translation>link as in both</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>link as in the majority</source>
   <translation>link as in the majority</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>link as in {letter}</source>
   <translation>link as in {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>link chosen manually</source>
   <translation>link chosen manually</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>link information {text}</source>
   <translation>link information {text}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>link of {letters}</source>
   <translation>link of {letters}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>links that are kept: mentions of a class less the parts it falls into</source>
   <translation>links that are kept: mentions of a class less the parts it falls into</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>list its tokens</source>
   <translation>list its tokens</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>located</source>
   <translation>located</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>macro average</source>
   <translation>macro average</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>majority</source>
   <translation>majority</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>majority of the annotators</source>
   <translation>majority of the annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>majority of the links</source>
   <translation>majority of the links</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>make a new project of the same inputs, then run: annotally rescue PROJECT OUTPUT --like NEW</source>
   <translation>make a new project of the same inputs, then run: annotally rescue PROJECT OUTPUT --like NEW</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>make it simpler</source>
   <translation>make it simpler</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>make it simpler; a name such as ctm or hyp is enough</source>
   <translation>make it simpler; a name such as ctm or hyp is enough</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/spool.py"/>
   <source>make room in the folder for temporary files, which TMPDIR names</source>
   <translation>make room in the folder for temporary files, which TMPDIR names</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>make room, or save the project on another disk</source>
   <translation>make room, or save the project on another disk</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>malformed header {header}</source>
   <translation>malformed header {header}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>malformed tag {text}</source>
   <translation>malformed tag {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>manual alignments that no longer fit: {words}</source>
   <translation>manual alignments that no longer fit: {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>mapping rules</source>
   <translation>mapping rules</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>maps to another one, which it overlaps more, or as much and in an earlier line (E1)</source>
   <translation>maps to another one, which it overlaps more, or as much and in an earlier line (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>maps to it too, but another overlaps it more: a false positive (E1)</source>
   <translation>maps to it too, but another overlaps it more: a false positive (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>maps to it too, but another was paired with it manually: a false positive (C4)</source>
   <translation>maps to it too, but another was paired with it manually: a false positive (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/equality.py"/>
   <source>marked optional, but its status differs</source>
   <translation>marked optional, but its status differs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>match</source>
   <translation>match</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>match above</source>
   <translation>match above</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>match bound above mismatch bound</source>
   <translation>match bound above mismatch bound</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>may be left out</source>
   <translation>may be left out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>mean</source>
   <translation>mean</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean F of pairs of one class and pairs of two</source>
   <translation>mean F of pairs of one class and pairs of two</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean of the documents' accuracy</source>
   <translation>mean of the documents' accuracy</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean of the documents' precision</source>
   <translation>mean of the documents' precision</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean of the documents' recall</source>
   <translation>mean of the documents' recall</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>mean over pairs of annotators of 2·matched / (spans of the one + spans of the other)</source>
   <translation>mean over pairs of annotators of 2·matched / (spans of the one + spans of the other)</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean precision of pairs of one class and pairs of two</source>
   <translation>mean precision of pairs of one class and pairs of two</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean recall of pairs of one class and pairs of two</source>
   <translation>mean recall of pairs of one class and pairs of two</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>member {member}, which does not exist</source>
   <translation>member {member}, which does not exist</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>mention</source>
   <translation>mention</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>mention id {name!r} again, first in line {line}</source>
   <translation>mention id {name!r} again, first in line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>mention of chain {chain} on the same tokens as one before it</source>
   <translation>mention of chain {chain} on the same tokens as one before it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>mention of chain {chain} on the same tokens as one before it, there of chain {first}</source>
   <translation>mention of chain {chain} on the same tokens as one before it, there of chain {first}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>mention {name} with the token list {tokens!r}</source>
   <translation>mention {name} with the token list {tokens!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/checks.py"/>
   <source>mention {second} on the same tokens as {first}</source>
   <translation>mention {second} on the same tokens as {first}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions</source>
   <translation>mentions</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>mentions ({labels})</source>
   <translation>mentions ({labels})</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions and classes</source>
   <translation>mentions and classes</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/final_keys.py"/>
   <source>mentions and their classes have no alternatives</source>
   <translation>mentions and their classes have no alternatives</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions less one</source>
   <translation>mentions less one</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions that aligned classes have in common</source>
   <translation>mentions that aligned classes have in common</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions that are paired</source>
   <translation>mentions that are paired</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>mentions that brackets can tell apart</source>
   <translation>mentions that brackets can tell apart</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/checks.py"/>
   <source>mentions that match either map to {name}, so that this file would not score 1.0 against itself</source>
   <translation>mentions that match either map to {name}, so that this file would not score 1.0 against itself</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/checks.py"/>
   <source>mentions that share no token</source>
   <translation>mentions that share no token</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions; optional ones not found are left out</source>
   <translation>mentions; optional ones not found are left out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>merge classes</source>
   <translation>merge classes</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>merge the classes, or decide the link in another way</source>
   <translation>merge the classes, or decide the link in another way</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>method</source>
   <translation>method</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>method {method!r} of dimension {dimension}</source>
   <translation>method {method!r} of dimension {dimension}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>minimal extents inside the first extent</source>
   <translation>minimal extents inside the first extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>minimal strings in a later alternative of {slot}</source>
   <translation>minimal strings in a later alternative of {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>minimal {strings}</source>
   <translation>minimal {strings}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>missing</source>
   <translation>missing</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/json_records.py"/>
   <source>more after the array</source>
   <translation>more after the array</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>more after the document</source>
   <translation>more after the document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>more combinations of alternatives in {slot}</source>
   <translation>more combinations of alternatives in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>more than one sentence</source>
   <translation>more than one sentence</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>more than {limit:,} bytes</source>
   <translation>more than {limit:,} bytes</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>more than {limit:,} parts in the expressions of one file</source>
   <translation>more than {limit:,} parts in the expressions of one file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>more than {limit} parts</source>
   <translation>more than {limit} parts</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>more than {limit} ways through alternatives, or {depth} in one another</source>
   <translation>more than {limit} ways through alternatives, or {depth} in one another</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>most do not have it</source>
   <translation>most do not have it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>move extent</source>
   <translation>move extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>move its ends to those of tokens</source>
   <translation>move its ends to those of tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>move the class below those it points to in class_defs</source>
   <translation>move the class below those it points to in class_defs</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>move the line, or correct its column</source>
   <translation>move the line, or correct its column</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>multiply all weights and thresholds of the class by ten or a hundred: the same pairs come out</source>
   <translation>multiply all weights and thresholds of the class by ten or a hundred: the same pairs come out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>n</source>
   <translation>n</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/convert.py"/>
   <source>name a folder</source>
   <translation>name a folder</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>name a slot of this class</source>
   <translation>name a slot of this class</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>name of the layer</source>
   <translation>name of the layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>name the slot it belongs to, or make the line a comment with # in the first column</source>
   <translation>name the slot it belongs to, or make the line a comment with # in the first column</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>name the systems with --names, or rename their files</source>
   <translation>name the systems with --names, or rename their files</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>names cannot be hidden: one side is the key, not an annotator</source>
   <translation>names cannot be hidden: one side is the key, not an annotator</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>names inside of it</source>
   <translation>names inside of it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>names of letters, digits and underscores</source>
   <translation>names of letters, digits and underscores</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/unread.py"/>
   <source>names of normalisations</source>
   <translation>names of normalisations</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>names that a header can tell apart</source>
   <translation>names that a header can tell apart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>neither</source>
   <translation>neither</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/checks.py"/>
   <source>neither overlaps a gold mention, and both are false positives</source>
   <translation>neither overlaps a gold mention, and both are false positives</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>neither side has anything</source>
   <translation>neither side has anything</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>neither side has two mentions</source>
   <translation>neither side has two mentions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>new class ({letters})</source>
   <translation>new class ({letters})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>new class, no link is accepted</source>
   <translation>new class, no link is accepted</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>nine</source>
   <translation>nine</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>no</source>
   <translation>no</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/doccano.py"/>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>no "{name}" in {description}</source>
   <translation>no "{name}" in {description}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>no &lt;TextWithNodes&gt;</source>
   <translation>no &lt;TextWithNodes&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>no Id or no Type</source>
   <translation>no Id or no Type</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>no XMI at its root</source>
   <translation>no XMI at its root</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/slot_limits.py"/>
   <source>no alternatives of {slot}</source>
   <translation>no alternatives of {slot}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <location filename="gui/annotally_gui/views/compact_cards.py"/>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>no annotation here</source>
   <translation>no annotation here</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>no annotation set {chosen!r}</source>
   <translation>no annotation set {chosen!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>no annotation set {name!r}</source>
   <translation>no annotation set {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>no annotation tag and no document tag</source>
   <translation>no annotation tag and no document tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>no annotations by {name!r}</source>
   <translation>no annotations by {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/slot_limits.py"/>
   <source>no annotations that cross</source>
   <translation>no annotations that cross</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>no annotator {letter}</source>
   <translation>no annotator {letter}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/project_exports.py"/>
   <source>no annotator {name!r}</source>
   <translation>no annotator {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>no annotators</source>
   <translation>no annotators</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>no attributes</source>
   <translation>no attributes</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>no category is compared; set the attribute of the category (sgml_TYPE_slot)</source>
   <translation>no category is compared; set the attribute of the category (sgml_TYPE_slot)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>no class {name!r} for the relevance of documents</source>
   <translation>no class {name!r} for the relevance of documents</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>no colon after "{key}"</source>
   <translation>no colon after "{key}"</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>no column of tags</source>
   <translation>no column of tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>no column {name!r} of tags</source>
   <translation>no column {name!r} of tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>no column {name!r} of words</source>
   <translation>no column {name!r} of words</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>no document</source>
   <translation>no document</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>no document has a gold mention</source>
   <translation>no document has a gold mention</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>no document is in two of {sides}</source>
   <translation>no document is in two of {sides}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>no document of the key</source>
   <translation>no document of the key</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>no elements</source>
   <translation>no elements</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>no entities</source>
   <translation>no entities</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no entity of the hypothesis that overlaps it was left (S3, S4)</source>
   <translation>no entity of the hypothesis that overlaps it was left (S3, S4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no entity of the reference that overlaps it was left (S3, S4)</source>
   <translation>no entity of the reference that overlaps it was left (S3, S4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>no entry can be read</source>
   <translation>no entry can be read</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>no extent</source>
   <translation>no extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>no extent can match these offsets; correct them</source>
   <translation>no extent can match these offsets; correct them</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>no extent, and not two pointers</source>
   <translation>no extent, and not two pointers</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>no extent, and pointers to Governor and Dependent as others of {layer}</source>
   <translation>no extent, and pointers to Governor and Dependent as others of {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>no extent, unlike others of its layer</source>
   <translation>no extent, unlike others of its layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>no extents</source>
   <translation>no extents</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>no files</source>
   <translation>no files</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>no folder with a {kind} for each system</source>
   <translation>no folder with a {kind} for each system</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>no function {name!r} in {path}</source>
   <translation>no function {name!r} in {path}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>no header of spans</source>
   <translation>no header of spans</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no instance set of the other side that overlaps it was left (H8)</source>
   <translation>no instance set of the other side that overlaps it was left (H8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>no item has all its labels, or one label is used throughout</source>
   <translation>no item has all its labels, or one label is used throughout</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>no item has both labels, or both annotators use one and the same label throughout</source>
   <translation>no item has both labels, or both annotators use one and the same label throughout</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>no item has two labels</source>
   <translation>no item has two labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>no item has two labels, or one label is used throughout</source>
   <translation>no item has two labels, or one label is used throughout</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>no key class</source>
   <translation>no key class</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no key object was left to align it with (M8)</source>
   <translation>no key object was left to align it with (M8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>no label to compare</source>
   <translation>no label to compare</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/reader.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>no layer {layer!r}</source>
   <translation>no layer {layer!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>no less than this pair</source>
   <translation>no less than this pair</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>no line of two columns</source>
   <translation>no line of two columns</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>no line that names a document</source>
   <translation>no line that names a document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>no link</source>
   <translation>no link</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/final_key.py"/>
   <source>no link here is shared by more than half of the annotators</source>
   <translation>no link here is shared by more than half of the annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>no longer in the inputs: {words}</source>
   <translation>no longer in the inputs: {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>no majority</source>
   <translation>no majority</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>no match below</source>
   <translation>no match below</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no mention of it is in a class of the other side</source>
   <translation>no mention of it is in a class of the other side</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no mention of {key} is paired with it (M15)</source>
   <translation>no mention of {key} is paired with it (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no mention of {response} is paired with it (M15)</source>
   <translation>no mention of {response} is paired with it (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>no method: it has its own</source>
   <translation>no method: it has its own</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>no name after {line!r}</source>
   <translation>no name after {line!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no object of {key} was left to align it with (M8)</source>
   <translation>no object of {key} was left to align it with (M8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no object of {response} was left to align it with (M8)</source>
   <translation>no object of {response} was left to align it with (M8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>no option {option}</source>
   <translation>no option {option}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>no pair has any span</source>
   <translation>no pair has any span</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>no part of the file can be read</source>
   <translation>no part of the file can be read</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>no permission to read it</source>
   <translation>no permission to read it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>no pointer, as it is declared or as others have it</source>
   <translation>no pointer, as it is declared or as others have it</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>no project in use</source>
   <translation>no project in use</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>no project is open</source>
   <translation>no project is open</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>no realis status</source>
   <translation>no realis status</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>no reason</source>
   <translation>no reason</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>no response class</source>
   <translation>no response class</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no response object was left to align it with (M8)</source>
   <translation>no response object was left to align it with (M8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>no scheduler answers (limit: {seconds} seconds)</source>
   <translation>no scheduler answers (limit: {seconds} seconds)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no similar annotation of the hypothesis is left (A3, A4)</source>
   <translation>no similar annotation of the hypothesis is left (A3, A4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no similar annotation of the reference is left (A3, A4)</source>
   <translation>no similar annotation of the reference is left (A3, A4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>no slot {slot!r} in class {owner!r} for the relevance of documents</source>
   <translation>no slot {slot!r} in class {owner!r} for the relevance of documents</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no span of {key} that meets it was left</source>
   <translation>no span of {key} that meets it was left</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no span of {response} that meets it was left</source>
   <translation>no span of {response} that meets it was left</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>no such file</source>
   <translation>no such file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>no such file in the archive</source>
   <translation>no such file in the archive</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>no such input</source>
   <translation>no such input</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no system mention has its highest overlap with it (E1)</source>
   <translation>no system mention has its highest overlap with it (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>no system of this name</source>
   <translation>no system of this name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>no tag</source>
   <translation>no tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>no task called {name!r}</source>
   <translation>no task called {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>no template</source>
   <translation>no template</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/writer.py"/>
   <source>no text</source>
   <translation>no text</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>no token table for document {document}</source>
   <translation>no token table for document {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>no token table for its document</source>
   <translation>no token table for its document</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>no value of {option}</source>
   <translation>no value of {option}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_details.py"/>
   <source>no weight: it does not count</source>
   <translation>no weight: it does not count</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no word error where both extents are (S3)</source>
   <translation>no word error where both extents are (S3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>no words</source>
   <translation>no words</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>no words in document {document}, {count} in {side}</source>
   <translation>no words in document {document}, {count} in {side}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>no {footer} for document {name}, which begins in line {line}</source>
   <translation>no {footer} for document {name}, which begins in line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>no {key}</source>
   <translation>no {key}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>no {name} next to it</source>
   <translation>no {name} next to it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>node {identifier} again</source>
   <translation>node {identifier} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>node {identifier} at offset {units}</source>
   <translation>node {identifier} at offset {units}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>non-committal</source>
   <translation>non-committal</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>none</source>
   <translation>none</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>none of them disagrees</source>
   <translation>none of them disagrees</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>none, as others of its label</source>
   <translation>none, as others of its label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>none, or one that only names a document type, which is not loaded</source>
   <translation>none, or one that only names a document type, which is not loaded</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>none: its values are annotations</source>
   <translation>none: its values are annotations</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/uima_cas/reader.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>none: the files have none</source>
   <translation>none: the files have none</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>not JSON: no comma after an annotation</source>
   <translation>not JSON: no comma after an annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/json_records.py"/>
   <source>not JSON: no comma after an item of {description}</source>
   <translation>not JSON: no comma after an item of {description}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>not JSON: the end of the file</source>
   <translation>not JSON: the end of the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>not JSON: {sign!r}</source>
   <translation>not JSON: {sign!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>not JSON: {why}</source>
   <translation>not JSON: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>not a regular file</source>
   <translation>not a regular file</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>not all are paired with each other</source>
   <translation>not all are paired with each other</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>not annotated</source>
   <translation>not annotated</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not chosen, because the pair shown is a manual pair (C4)</source>
   <translation>not chosen, because the pair shown is a manual pair (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not compared between labels of different tag profiles, but it counts (A5)</source>
   <translation>not compared between labels of different tag profiles, but it counts (A5)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>not counted</source>
   <translation>not counted</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <source>not flagged</source>
   <translation>not flagged</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>not found</source>
   <translation>not found</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>not in all</source>
   <translation>not in all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>not in the final key</source>
   <translation>not in the final key</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/equality.py"/>
   <source>not marked optional, but its status differs</source>
   <translation>not marked optional, but its status differs</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not paired, because of manual pairs or splits (C4)</source>
   <translation>not paired, because of manual pairs or splits (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not paired: all pairs together are most similar so (A12)</source>
   <translation>not paired: all pairs together are most similar so (A12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>not paired: the pair shown has precedence (M7)</source>
   <translation>not paired: the pair shown has precedence (M7)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>not required</source>
   <translation>not required</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>not scored</source>
   <translation>not scored</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>not such a result: {problem}</source>
   <translation>not such a result: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not the same</source>
   <translation>not the same</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not the same, compared verbatim (E4)</source>
   <translation>not the same, compared verbatim (E4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>not well-formed JSON: {why}</source>
   <translation>not well-formed JSON: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>not well-formed XML: {why}</source>
   <translation>not well-formed XML: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>note {text!r}</source>
   <translation>note {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/unread.py"/>
   <source>notes on missing annotations</source>
   <translation>notes on missing annotations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/models/sheet_model.py"/>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/formats/standoff/json_records.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>nothing</source>
   <translation>nothing</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>nothing but a byte-order mark</source>
   <translation>nothing but a byte-order mark</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/writer.py"/>
   <source>nothing but a token</source>
   <translation>nothing but a token</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/source_diagnostics.py"/>
   <source>nothing but blanks</source>
   <translation>nothing but blanks</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>nothing is counted</source>
   <translation>nothing is counted</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>nothing is open: the process that reads and scores was restarted</source>
   <translation>nothing is open: the process that reads and scores was restarted</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>nothing is paired</source>
   <translation>nothing is paired</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>nothing is scored: nothing is annotated in {sides}</source>
   <translation>nothing is scored: nothing is annotated in {sides}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>nothing is scored: {task} does not compare {types} of {sides}</source>
   <translation>nothing is scored: {task} does not compare {types} of {sides}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>nothing next to a colon</source>
   <translation>nothing next to a colon</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>nothing next to a slash</source>
   <translation>nothing next to a slash</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>nothing of the type {types}</source>
   <translation>nothing of the type {types}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>nothing of {key} was left to map to it</source>
   <translation>nothing of {key} was left to map to it</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>nothing of {response} was left to map to it</source>
   <translation>nothing of {response} was left to map to it</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>nothing on either side</source>
   <translation>nothing on either side</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/conversion.py"/>
   <source>nothing that {title} can contain</source>
   <translation>nothing that {title} can contain</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>nothing to decide</source>
   <translation>nothing to decide</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>nothing to search</source>
   <translation>nothing to search</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>nothing was mapped to it and its slot is optional: unscored (H3, H14)</source>
   <translation>nothing was mapped to it and its slot is optional: unscored (H3, H14)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>number the mentions again</source>
   <translation>number the mentions again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>number the tokens again</source>
   <translation>number the tokens again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>numbers {first} and {second} at one annotation of {layer}</source>
   <translation>numbers {first} and {second} at one annotation of {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>object</source>
   <translation>object</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>object not recorded</source>
   <translation>object not recorded</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>object scores</source>
   <translation>object scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>object {header} given twice, first in line {line}</source>
   <translation>object {header} given twice, first in line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>objects: {counts}</source>
   <translation>objects: {counts}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>of all such the first is read</source>
   <translation>of all such the first is read</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>of the mentions that map to it the one with the highest overlap (E1)</source>
   <translation>of the mentions that map to it the one with the highest overlap (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>of {method}: no options</source>
   <translation>of {method}: no options</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>of {method}: {names}</source>
   <translation>of {method}: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>off by no more words than the tolerance, all of them word errors (S2)</source>
   <translation>off by no more words than the tolerance, all of them word errors (S2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>offset {cell!r}</source>
   <translation>offset {cell!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>offset {number}</source>
   <translation>offset {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/offsets.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>offsets between characters</source>
   <translation>offsets between characters</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>offsets between whole characters, in {unit}</source>
   <translation>offsets between whole characters, in {unit}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>offsets from 0 to {size}</source>
   <translation>offsets from 0 to {size}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/linked_text.py"/>
   <source>offsets from {start} to {end}</source>
   <translation>offsets from {start} to {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>offsets in code points, and ends behind the last character</source>
   <translation>offsets in code points, and ends behind the last character</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>offsets in order</source>
   <translation>offsets in order</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/offsets.py"/>
   <source>offsets in order, up to {offset}</source>
   <translation>offsets in order, up to {offset}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>offsets in the text</source>
   <translation>offsets in the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>offsets of that string, in characters from the document's first</source>
   <translation>offsets of that string, in characters from the document's first</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>offsets or a minimum of {text}</source>
   <translation>offsets or a minimum of {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>offsets that fit the tokens</source>
   <translation>offsets that fit the tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>offsets up to {offset}</source>
   <translation>offsets up to {offset}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>offsets up to {size}</source>
   <translation>offsets up to {size}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>offsets up to {size}, the length of the text</source>
   <translation>offsets up to {size}, the length of the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>offsets without a fill: {text}</source>
   <translation>offsets without a fill: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>on the left side</source>
   <translation>on the left side</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>on the right side</source>
   <translation>on the right side</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>on {count:,} rows</source>
   <extracomment>For one: on {count} row</extracomment>
   <translation>
    <numerusform>on {count} row</numerusform>
    <numerusform>on {count:,} rows</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>on {what}</source>
   <translation>on {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>one</source>
   <translation>one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>one ) for each (</source>
   <translation>one ) for each (</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>one &lt;{element}&gt; in every document</source>
   <translation>one &lt;{element}&gt; in every document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>one &lt;{tag}&gt; element per document and no annotation tags in the text itself</source>
   <translation>one &lt;{tag}&gt; element per document and no annotation tags in the text itself</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>one aggregation at every label of the tag profile</source>
   <translation>one aggregation at every label of the tag profile</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <source>one annotation of each annotator in a row</source>
   <translation>one annotation of each annotator in a row</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>one annotation of that name</source>
   <translation>one annotation of that name</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>one annotator alone has this document: there is nothing to compare it with</source>
   <translation>one annotator alone has this document: there is nothing to compare it with</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>one as in Perl</source>
   <translation>one as in Perl</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>one attribute of each label</source>
   <translation>one attribute of each label</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>one character</source>
   <translation>one character</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>one class for coreference</source>
   <translation>one class for coreference</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>one column of tags</source>
   <translation>one column of tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>one cross-reference</source>
   <translation>one cross-reference</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>one document in each file: divide the file</source>
   <translation>one document in each file: divide the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>one document in {side}, {name}; {other_side} has {count}: {names}</source>
   <translation>one document in {side}, {name}; {other_side} has {count}: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>one extent</source>
   <translation>one extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>one extent, as others of its label</source>
   <translation>one extent, as others of its label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>one extent, or pointers in a slot {slot}</source>
   <translation>one extent, or pointers in a slot {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>one feature for each layer</source>
   <translation>one feature for each layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/convert.py"/>
   <source>one file</source>
   <translation>one file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>one fill</source>
   <translation>one fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>one fill of a feature</source>
   <translation>one fill of a feature</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>one for each profile</source>
   <translation>one for each profile</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>one for each type</source>
   <translation>one for each type</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>one for every document</source>
   <translation>one for every document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>one kind of ends in a table</source>
   <translation>one kind of ends in a table</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>one label a tag</source>
   <translation>one label a tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>one line, without one of the two kinds of quotes</source>
   <translation>one line, without one of the two kinds of quotes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>one mark of each document</source>
   <translation>one mark of each document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>one number in all its columns</source>
   <translation>one number in all its columns</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>one number per template</source>
   <translation>one number per template</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>one of either end</source>
   <translation>one of either end</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>one of its parts differs</source>
   <translation>one of its parts differs</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>one of its slots</source>
   <translation>one of its slots</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>one of the annotation tags</source>
   <translation>one of the annotation tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>one of the columns {first} to {last}</source>
   <translation>one of the columns {first} to {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>one of the columns {names}</source>
   <translation>one of the columns {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>one of the declared classes</source>
   <translation>one of the declared classes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/doccano.py"/>
   <location filename="engine/annotally/formats/uima_cas/growth.py"/>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>one of the two</source>
   <translation>one of the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/coreference/comparer.py"/>
   <source>one of the two is not a compared mention</source>
   <translation>one of the two is not a compared mention</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/comparer.py"/>
   <source>one of the two is not an event mention</source>
   <translation>one of the two is not an event mention</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/comparer.py"/>
   <location filename="engine/annotally/methods/span_matching/comparer.py"/>
   <source>one of the two is not compared</source>
   <translation>one of the two is not compared</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>one of {choices}</source>
   <translation>one of {choices}</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>one of {letters}</source>
   <translation>one of {letters}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/io.py"/>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/formats/project_exports.py"/>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <location filename="engine/annotally/formats/uima_cas/reader.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>one of {names}</source>
   <translation>one of {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>one of {types}</source>
   <translation>one of {types}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>one pair for each annotation</source>
   <translation>one pair for each annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>one pair of brackets around each minimal string</source>
   <translation>one pair of brackets around each minimal string</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>one pointer</source>
   <translation>one pointer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>one reading</source>
   <translation>one reading</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>one set</source>
   <translation>one set</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>one set of fills per slot: only a key has alternatives</source>
   <translation>one set of fills per slot: only a key has alternatives</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>one slash, and on the same line the fill that is optional or an alternative</source>
   <translation>one slash, and on the same line the fill that is optional or an alternative</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>one slot of a type</source>
   <translation>one slot of a type</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>one spelling</source>
   <translation>one spelling</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>one such attribute for each label</source>
   <translation>one such attribute for each label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <location filename="engine/annotally/formats/uima_cas/content.py"/>
   <source>one text</source>
   <translation>one text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>one text of each document</source>
   <translation>one text of each document</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>one text, {text}, for the {count} documents of {side}</source>
   <translation>one text, {text}, for the {count} documents of {side}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>one type at every label of the tag profile</source>
   <translation>one type at every label of the tag profile</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>one value</source>
   <translation>one value</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/slot_limits.py"/>
   <source>one value of {slot}</source>
   <translation>one value of {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>one value: a mention has one {id_slot} and one {ref_slot}</source>
   <translation>one value: a mention has one {id_slot} and one {ref_slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>one without name, which is the default</source>
   <translation>one without name, which is the default</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>one word</source>
   <translation>one word</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>one word a line, a number or nothing after it</source>
   <translation>one word a line, a number or nothing after it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>one word without colon</source>
   <translation>one word without colon</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>one word, each once</source>
   <translation>one word, each once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>one, as it is declared</source>
   <translation>one, as it is declared</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>one, which marks the text as relevant or not</source>
   <translation>one, which marks the text as relevant or not</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>one: it has no default</source>
   <translation>one: it has no default</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>one: only a reference has minimal extents</source>
   <translation>one: only a reference has minimal extents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>only A</source>
   <translation>only A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>only B</source>
   <translation>only B</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/hindrances.py"/>
   <source>only a whole annotation or a whole slot can be not required: choose one of these</source>
   <translation>only a whole annotation or a whole slot can be not required: choose one of these</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>only in {letter}</source>
   <translation>only in {letter}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>only one fill per line</source>
   <translation>only one fill per line</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>only one of the two</source>
   <translation>only one of the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/comparer.py"/>
   <source>only one of the two has an extent</source>
   <translation>only one of the two has an extent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>only optional parts differ</source>
   <translation>only optional parts differ</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>only the annotators who have it are compared</source>
   <translation>only the annotators who have it are compared</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>only the extent differs</source>
   <translation>only the extent differs</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>only the first one counts</source>
   <translation>only the first one counts</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/content.py"/>
   <source>only {name} is read</source>
   <translation>only {name} is read</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>only {side} has {names}</source>
   <translation>only {side} has {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>open another</source>
   <translation>open another</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>open another file</source>
   <translation>open another file</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>open it with a newer Annotally</source>
   <translation>open it with a newer Annotally</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>open the comparison again</source>
   <translation>open the comparison again</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>open the inputs again</source>
   <translation>open the inputs again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>open the mention, or remove the bracket</source>
   <translation>open the mention, or remove the bracket</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>open the project again</source>
   <translation>open the project again</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>open the project in the window first: decisions that no longer fit are listed there</source>
   <translation>open the project in the window first: decisions that no longer fit are listed there</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>open the project in the window to see the inputs</source>
   <translation>open the project in the window to see the inputs</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>open the project read-only</source>
   <translation>open the project read-only</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>open the sides as two annotators to hide their names</source>
   <translation>open the sides as two annotators to hide their names</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>open {type}: {words}</source>
   <translation>open {type}: {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>option</source>
   <translation>option</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>option {name!r} of dimension {dimension}</source>
   <translation>option {name!r} of dimension {dimension}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>option {option} again, after {place}</source>
   <translation>option {option} again, after {place}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>optional</source>
   <translation>optional</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>optional and not found: its class is scored without it (M15)</source>
   <translation>optional and not found: its class is scored without it (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>optional fills</source>
   <translation>optional fills</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>optional slot {slot} without a fill</source>
   <translation>optional slot {slot} without a fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>optional though not marked so: {reason} (M17)</source>
   <translation>optional though not marked so: {reason} (M17)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>optional, and nothing was aligned with it: non-committal (M8, M9)</source>
   <translation>optional, and nothing was aligned with it: non-committal (M8, M9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>optional, and nothing was mapped to it: non-committal</source>
   <translation>optional, and nothing was mapped to it: non-committal</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>optional, and nothing was mapped to it: unscored (H14)</source>
   <translation>optional, and nothing was mapped to it: unscored (H14)</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>options that the task can compare with</source>
   <translation>options that the task can compare with</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>or</source>
   <translation>or</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/take_bar.py"/>
   <source>or {letter}</source>
   <translation>or {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>other attributes</source>
   <translation>other attributes</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>other content than {key}'s</source>
   <translation>other content than {key}'s</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>other pointers</source>
   <translation>other pointers</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>over {count} documents</source>
   <extracomment>For one: over {count} document</extracomment>
   <translation>
    <numerusform>over {count} document</numerusform>
    <numerusform>over {count} documents</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/matching_tables.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>overlap</source>
   <translation>overlap</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>overlaps it as much, but is in a later line of the gold file (E1)</source>
   <translation>overlaps it as much, but is in a later line of the gold file (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>overlaps it less (E1)</source>
   <translation>overlaps it less (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>overlaps no mention of the other side that is not paired better (M19)</source>
   <translation>overlaps no mention of the other side that is not paired better (M19)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>overlaps {key}'s mention and is equal to it after cleaning (M5, M15)</source>
   <translation>overlaps {key}'s mention and is equal to it after cleaning (M5, M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>overlaps, but is neither equal nor a minimal string inside {key}'s extent (M15)</source>
   <translation>overlaps, but is neither equal nor a minimal string inside {key}'s extent (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>p</source>
   <translation>p</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>p of every two systems</source>
   <translation>p of every two systems</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>p of {measure}.</source>
   <translation>p of {measure}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>p: approximate randomization over documents, {shuffles} shuffles (Noreen 1989; Chinchor 1992).</source>
   <translation>p: approximate randomization over documents, {shuffles} shuffles (Noreen 1989; Chinchor 1992).</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>pair automatically</source>
   <translation>pair automatically</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>pair manually</source>
   <translation>pair manually</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>paired</source>
   <translation>paired</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>paired manually</source>
   <translation>paired manually</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired manually (C4)</source>
   <translation>paired manually (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired manually with another one (C4)</source>
   <translation>paired manually with another one (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired one to one, for all pairs together overlap most so (M19)</source>
   <translation>paired one to one, for all pairs together overlap most so (M19)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired with another one (S4)</source>
   <translation>paired with another one (S4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired with another one: all pairs together are most similar so (A12)</source>
   <translation>paired with another one: all pairs together are most similar so (A12)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>paired with this</source>
   <translation>paired with this</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>paired with {words}</source>
   <translation>paired with {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired, for all pairs together are most similar so, but not the same (A3, A12)</source>
   <translation>paired, for all pairs together are most similar so, but not the same (A3, A12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired, for all pairs together have most components right so (S4)</source>
   <translation>paired, for all pairs together have most components right so (S4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>pairs as the task makes them</source>
   <translation>pairs as the task makes them</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>pairs of mentions of one class and of two, judged alike</source>
   <translation>pairs of mentions of one class and of two, judged alike</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>parentheses that do not pair up</source>
   <translation>parentheses that do not pair up</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <location filename="engine/annotally/reports/tables/matching_tables.py"/>
   <source>partial</source>
   <translation>partial</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>partial credit</source>
   <translation>partial credit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>partly</source>
   <translation>partly</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>partly the same</source>
   <translation>partly the same</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>perhaps {label}</source>
   <translation>perhaps {label}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>phones of the CMU dictionary: {names}</source>
   <translation>phones of the CMU dictionary: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>plain fills</source>
   <translation>plain fills</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>plain names of attributes, as version 1 has them, or "version": 2</source>
   <translation>plain names of attributes, as version 1 has them, or "version": 2</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>pointer</source>
   <translation>pointer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>pointer {text} in quotes</source>
   <translation>pointer {text} in quotes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>pointer {text} to an object that does not exist</source>
   <translation>pointer {text} to an object that does not exist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/growth.py"/>
   <source>pointers and values in {slot}</source>
   <translation>pointers and values in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>pointers form a circle: {path}</source>
   <translation>pointers form a circle: {path}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>pointers in {feature!r} of {layer}</source>
   <translation>pointers in {feature!r} of {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>pointers in {slot}</source>
   <translation>pointers in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>pointers or several fills in {slot}</source>
   <translation>pointers or several fills in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/content.py"/>
   <source>pointers to annotations of the view</source>
   <translation>pointers to annotations of the view</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>pointers to classes declared before their own</source>
   <translation>pointers to classes declared before their own</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>pointers to instances of this document</source>
   <translation>pointers to instances of this document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>pointers to links of the same layer</source>
   <translation>pointers to links of the same layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>pointers to objects of the key, and each object once</source>
   <translation>pointers to objects of the key, and each object once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>pointers to spans</source>
   <translation>pointers to spans</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>pointers to spans of this document</source>
   <translation>pointers to spans of this document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>pointers to {layer}</source>
   <translation>pointers to {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>pointers without roles</source>
   <translation>pointers without roles</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an instance that is mapped to {key}'s target (H3)</source>
   <translation>points to an instance that is mapped to {key}'s target (H3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an instance that is not mapped to {key}'s target (H3)</source>
   <translation>points to an instance that is not mapped to {key}'s target (H3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an object identical with one that is aligned with {key}'s target (M16)</source>
   <translation>points to an object identical with one that is aligned with {key}'s target (M16)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an object that is aligned with {key}'s target</source>
   <translation>points to an object that is aligned with {key}'s target</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an object that is not aligned with {key}'s target</source>
   <translation>points to an object that is not aligned with {key}'s target</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an optional instance that nothing was mapped to: unscored (H3)</source>
   <translation>points to an optional instance that nothing was mapped to: unscored (H3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an optional object that nothing was aligned with (M21)</source>
   <translation>points to an optional object that nothing was aligned with (M21)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>possible, but not paired: the pair shown has precedence (M15)</source>
   <translation>possible, but not paired: the pair shown has precedence (M15)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>prevent the export</source>
   <translation>prevent the export</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/output.py"/>
   <source>print to another file</source>
   <translation>print to another file</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/workers.py"/>
   <source>processes ended {count} times before they answered</source>
   <translation>processes ended {count} times before they answered</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/unread.py"/>
   <source>processing instructions</source>
   <translation>processing instructions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/project_places.py"/>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>project</source>
   <translation>project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>pronunciations</source>
   <translation>pronunciations</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_tables.py"/>
   <source>pseudo-tokens</source>
   <translation>pseudo-tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>put &lt;stratum true_labels="{target}"/&gt; before that with {label}</source>
   <translation>put &lt;stratum true_labels="{target}"/&gt; before that with {label}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>put &lt;task&gt; around it</source>
   <translation>put &lt;task&gt; around it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>put a blank between two values</source>
   <translation>put a blank between two values</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>put a colon into column one before an option's name, # before a comment</source>
   <translation>put a colon into column one before an option's name, # before a comment</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>put each fill on a line of its own, after a slash if it is an alternative</source>
   <translation>put each fill on a line of its own, after a slash if it is an alternative</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>put it into &lt;{element}&gt;</source>
   <translation>put it into &lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>put the file back, or open the project in the window to locate it</source>
   <translation>put the file back, or open the project in the window to locate it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>put the fills of both under one name</source>
   <translation>put the fills of both under one name</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>put the inputs in a folder that all workers share</source>
   <translation>put the inputs in a folder that all workers share</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>put the text of these tokens next to the table</source>
   <translation>put the text of these tokens next to the table</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>put the value in quotes</source>
   <translation>put the value in quotes</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>put the value in quotes if it contains blanks</source>
   <translation>put the value in quotes if it contains blanks</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>put the {name} here that was exported with this file</source>
   <translation>put the {name} here that was exported with this file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi.py"/>
   <source>put the {name} there that was exported with it</source>
   <translation>put the {name} there that was exported with it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>quote the whole fill</source>
   <translation>quote the whole fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>quote what is text</source>
   <translation>quote what is text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>quote without its match: {text}</source>
   <translation>quote without its match: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>read as one fill; put the fill in quotes, or alternatives on lines of their own</source>
   <translation>read as one fill; put the fill in quotes, or alternatives on lines of their own</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>read as text</source>
   <translation>read as text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>read the file with --encoding {encoding}, or convert it to UTF-8</source>
   <translation>read the file with --encoding {encoding}, or convert it to UTF-8</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>read-only</source>
   <translation>read-only</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>reading takes more work than a file of this size should need</source>
   <translation>reading takes more work than a file of this size should need</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>reason {reason}</source>
   <translation>reason {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>reason: {reason}</source>
   <translation>reason: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>relations with all their targets</source>
   <translation>relations with all their targets</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/unread.py"/>
   <source>remarks after MESSAGE: ID</source>
   <translation>remarks after MESSAGE: ID</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>remove a link</source>
   <translation>remove a link</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove all but one</source>
   <translation>remove all but one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove it</source>
   <translation>remove it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>remove it from one of them</source>
   <translation>remove it from one of them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>remove link decision</source>
   <translation>remove link decision</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>remove one of the two</source>
   <translation>remove one of the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>remove one of the two or give it another name</source>
   <translation>remove one of the two or give it another name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/documents.py"/>
   <source>remove one of the two, or have document numbers compared as written (verbatim)</source>
   <translation>remove one of the two, or have document numbers compared as written (verbatim)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>remove one of the two, or put a fill that begins with a slash in quotes</source>
   <translation>remove one of the two, or put a fill that begins with a slash in quotes</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove one of them</source>
   <translation>remove one of them</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>remove or correct the line</source>
   <translation>remove or correct the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/tags.py"/>
   <source>remove or rename one of the two</source>
   <translation>remove or rename one of the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>remove spans that cover the same text over and over</source>
   <translation>remove spans that cover the same text over and over</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>remove the added annotation</source>
   <translation>remove the added annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>remove the attribute, or add a label that has it</source>
   <translation>remove the attribute, or add a label that has it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove the attribute, or add the label that has it</source>
   <translation>remove the attribute, or add the label that has it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>remove the attribute, or give it a value</source>
   <translation>remove the attribute, or give it a value</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove the dimension, or give spanless labels a tag profile of their own</source>
   <translation>remove the dimension, or give spanless labels a tag profile of their own</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove the dimension, or split the tag profile</source>
   <translation>remove the dimension, or split the tag profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>remove the flag</source>
   <translation>remove the flag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>remove the line</source>
   <translation>remove the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <location filename="engine/annotally/methods/speech/pins.py"/>
   <source>remove the manual alignments</source>
   <translation>remove the manual alignments</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>remove the one that is not its number</source>
   <translation>remove the one that is not its number</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>remove the option: it changes nothing</source>
   <translation>remove the option: it changes nothing</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>remove them</source>
   <translation>remove them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>removed</source>
   <translation>removed</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>rename it in the type system</source>
   <translation>rename it in the type system</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>rename one of the two</source>
   <translation>rename one of the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>rename the class to {name}, here and in the template files</source>
   <translation>rename the class to {name}, here and in the template files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>rename the document</source>
   <translation>rename the document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>renumber one</source>
   <translation>renumber one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>renumber one of the two</source>
   <translation>renumber one of the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>rescue what can be read of it: annotally rescue, or Rescue in the window</source>
   <translation>rescue what can be read of it: annotally rescue, or Rescue in the window</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>response</source>
   <translation>response</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>response class of {count}</source>
   <translation>response class of {count}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>revert</source>
   <translation>revert</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>right realis / gold</source>
   <translation>right realis / gold</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>right types / gold</source>
   <translation>right types / gold</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>role {word!r}</source>
   <translation>role {word!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>row {row}: {before} became {after}</source>
   <translation>row {row}: {before} became {after}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>rows of the scores</source>
   <translation>rows of the scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_requests.py"/>
   <source>rows that allow it</source>
   <translation>rows that allow it</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>rule {line!r} has no replacement</source>
   <translation>rule {line!r} has no replacement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/identical_offer.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>rule: {rule}</source>
   <translation>rule: {rule}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>rules of matching are for spans only, not for {task}</source>
   <translation>rules of matching are for spans only, not for {task}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>rules of the format {value!r}</source>
   <translation>rules of the format {value!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>same</source>
   <translation>same</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>save the document from GATE again</source>
   <translation>save the document from GATE again</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>save the project as another file</source>
   <translation>save the project as another file</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>save the project on another disk</source>
   <translation>save the project on another disk</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>save there again, or open the project that it was saved from</source>
   <translation>save there again, or open the project that it was saved from</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>saved {time}</source>
   <translation>saved {time}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>schema {schema}</source>
   <translation>schema {schema}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>score both against the same key</source>
   <translation>score both against the same key</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>score profiles with names only: {names}</source>
   <translation>score profiles with names only: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>score the response again with --format json</source>
   <translation>score the response again with --format json</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>score the response again with the same task, profile and rules</source>
   <translation>score the response again with the same task, profile and rules</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>score the response again with these options</source>
   <translation>score the response again with these options</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>score the response again with this task</source>
   <translation>score the response again with this task</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>score the response of this run again</source>
   <translation>score the response of this run again</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>scored or unscored</source>
   <translation>scored or unscored</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>sd</source>
   <translation>sd</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>second</source>
   <translation>second</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>seconds, as 12.34</source>
   <translation>seconds, as 12.34</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>section 3.1.2, E1</source>
   <translation>section 3.1.2, E1</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>section 3.1.3, E4</source>
   <translation>section 3.1.3, E4</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>section group</source>
   <translation>section group</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>section scores</source>
   <translation>section scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>section {name!r} of group {group!r} is not among doc_sections</source>
   <translation>section {name!r} of group {group!r} is not among doc_sections</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>sections of doc_section_groups</source>
   <translation>sections of doc_section_groups</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/schema.py"/>
   <source>see the help on task files</source>
   <translation>see the help on task files</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>separate them by a blank</source>
   <translation>separate them by a blank</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>set content_name to the slot with the relevance</source>
   <translation>set content_name to the slot with the relevance</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>set template_name to the class with the relevance</source>
   <translation>set template_name to the class with the relevance</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>set, string or pointer</source>
   <translation>set, string or pointer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>seven</source>
   <translation>seven</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>several annotators have this annotation: choose whose annotation to split</source>
   <translation>several annotators have this annotation: choose whose annotation to split</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>several ends in {slot}</source>
   <translation>several ends in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>several fills in {slot}</source>
   <translation>several fills in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/fill_extents.py"/>
   <source>several fills of this slot have extents: choose one of the rows below</source>
   <translation>several fills of this slot have extents: choose one of the rows below</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>several or optional fills in {slot}</source>
   <translation>several or optional fills in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>shares no token with a gold mention: a false positive (E1)</source>
   <translation>shares no token with a gold mention: a false positive (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/adjudication_session.py"/>
   <source>sides with the same text</source>
   <translation>sides with the same text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>similarity</source>
   <translation>similarity</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>similarity of aligned classes, twice what they share of both</source>
   <translation>similarity of aligned classes, twice what they share of both</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>similarity profiles with names only: {names}</source>
   <translation>similarity profiles with names only: {names}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>six</source>
   <translation>six</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>skipped</source>
   <translation>skipped</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>skipped; indent it if it is a fill</source>
   <translation>skipped; indent it if it is a fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>slash inside a fill: {text}</source>
   <translation>slash inside a fill: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>slot definition</source>
   <translation>slot definition</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>slot name {slot!r}</source>
   <translation>slot name {slot!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>slot name {word} without a colon</source>
   <translation>slot name {word} without a colon</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>slot scores</source>
   <translation>slot scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>slot {name!r} of class {owner!r} again, after {place}</source>
   <translation>slot {name!r} of class {owner!r} again, after {place}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>slot {name!r} points from {owner!r}, the first class to be paired</source>
   <translation>slot {name!r} points from {owner!r}, the first class to be paired</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/uima_cas/growth.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>slot {slot!r}</source>
   <translation>slot {slot!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>slot {slot!r} again</source>
   <translation>slot {slot!r} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/definition.py"/>
   <source>slot {slot!r} of class {name!r} is defined twice</source>
   <translation>slot {slot!r} of class {name!r} is defined twice</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>slot {slot!r}, which class {type!r} does not have</source>
   <translation>slot {slot!r}, which class {type!r} does not have</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>slot {slot}</source>
   <translation>slot {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>slot {slot} given twice, first in line {line}</source>
   <translation>slot {slot} given twice, first in line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/label_studio/format.py"/>
   <source>slot {slot} of a relation</source>
   <translation>slot {slot} of a relation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>slot {slot} outside an object</source>
   <translation>slot {slot} outside an object</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>slot {slot} twice</source>
   <translation>slot {slot} twice</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>slot {slot}, for which the table has no column</source>
   <translation>slot {slot}, for which the table has no column</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/prodigy.py"/>
   <source>slot {slot}, which is a part of every span</source>
   <translation>slot {slot}, which is a part of every span</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>slot {value!r} for categories, which no class has</source>
   <translation>slot {value!r} for categories, which no class has</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>slots fit to be attributes, each once</source>
   <translation>slots fit to be attributes, each once</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/editing.py"/>
   <source>some of these rows are added annotations: choose only added rows, or none</source>
   <translation>some of these rows are added annotations: choose only added rows, or none</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>some steps that could be redone could not be read</source>
   <translation>some steps that could be redone could not be read</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>sort the lines by file, channel and begin</source>
   <translation>sort the lines by file, channel and begin</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>sort the rows by their offsets</source>
   <translation>sort the rows by their offsets</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>span</source>
   <translation>span</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>spanned labels only</source>
   <translation>spanned labels only</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/matching_tables.py"/>
   <source>spans by label</source>
   <translation>spans by label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>spans inside a sentence</source>
   <translation>spans inside a sentence</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>spans of the same label; those that only overlap count nothing, whole, or half</source>
   <translation>spans of the same label; those that only overlap count nothing, whole, or half</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>spans that cover more than {limit:,} characters in all</source>
   <translation>spans that cover more than {limit:,} characters in all</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>spans that do not overlap</source>
   <translation>spans that do not overlap</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>spans that meet, but not as the rule of matching asks</source>
   <translation>spans that meet, but not as the rule of matching asks</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/spans.py"/>
   <source>spans that overlap one of the same label by the same annotator</source>
   <translation>spans that overlap one of the same label by the same annotator</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/spans.py"/>
   <source>spans without characters</source>
   <translation>spans without characters</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>spans without pointers, and relations</source>
   <translation>spans without pointers, and relations</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/unread.py"/>
   <source>speakers</source>
   <translation>speakers</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>split</source>
   <translation>split</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>split manually</source>
   <translation>split manually</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>split manually (C4)</source>
   <translation>split manually (C4)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>split or merged</source>
   <translation>split or merged</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>split the document where those start and end</source>
   <translation>split the document where those start and end</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>split the file</source>
   <translation>split the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>split the other annotations</source>
   <translation>split the other annotations</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>split the tag profile, or correct the attribute</source>
   <translation>split the tag profile, or correct the attribute</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>spurious</source>
   <translation>spurious</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>standard deviation</source>
   <translation>standard deviation</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>start it again, then this command: nothing was written</source>
   <translation>start it again, then this command: nothing was written</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>start workers (dask worker {address})</source>
   <translation>start workers (dask worker {address})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/doccano.py"/>
   <source>start, end and label</source>
   <translation>start, end and label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/doccano.py"/>
   <source>start, end and label: labels of whole documents cannot be compared here</source>
   <translation>start, end and label: labels of whole documents cannot be compared here</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>starts and ends at the same bars of the alignment (S2)</source>
   <translation>starts and ends at the same bars of the alignment (S2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>starts or ends elsewhere (S2)</source>
   <translation>starts or ends elsewhere (S2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>step {number} of its history cannot be undone or redone: {reason}</source>
   <translation>step {number} of its history cannot be undone or redone: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>still right</source>
   <translation>still right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>still wrong</source>
   <translation>still wrong</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>straightened</source>
   <translation>straightened</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>strata</source>
   <translation>strata</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/matching_tables.py"/>
   <source>strict</source>
   <translation>strict</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>strict, exact, partial and type beside each other, as nervaluate has them</source>
   <translation>strict, exact, partial and type beside each other, as nervaluate has them</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>strings: the file is of version 1</source>
   <translation>strings: the file is of version 1</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>structured or empty fills in {slot}</source>
   <translation>structured or empty fills in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>sub-token {unit} from {start} to {end}</source>
   <translation>sub-token {unit} from {start} to {end}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>substituted</source>
   <translation>substituted</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>subtask</source>
   <translation>subtask</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>subtask scores</source>
   <translation>subtask scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>such an extent is never right; add the extent, or compare content alone (--points content)</source>
   <translation>such an extent is never right; add the extent, or compare content alone (--points content)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>such pairs</source>
   <translation>such pairs</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>such values count as different</source>
   <translation>such values count as different</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>such values count as different; let {attribute} have &lt;label_restriction label="{target}" by_extent="yes"/&gt; to compare by extent and label</source>
   <translation>such values count as different; let {attribute} have &lt;label_restriction label="{target}" by_extent="yes"/&gt; to compare by extent and label</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>such values count as different; put &lt;stratum true_labels="{target}"/&gt; before that with {label}, or let {attribute} have &lt;label_restriction label="{target}" by_extent="yes"/&gt; to compare by extent and label</source>
   <translation>such values count as different; put &lt;stratum true_labels="{target}"/&gt; before that with {label}, or let {attribute} have &lt;label_restriction label="{target}" by_extent="yes"/&gt; to compare by extent and label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>swap or correct the offsets</source>
   <translation>swap or correct the offsets</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>swap or correct the times</source>
   <translation>swap or correct the times</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>swap or correct the two</source>
   <translation>swap or correct the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>swap the two</source>
   <translation>swap the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>swap the two nodes</source>
   <translation>swap the two nodes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>system</source>
   <translation>system</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>t and the token's number, as t0</source>
   <translation>t and the token's number, as t0</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>tag profile</source>
   <translation>tag profile</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>tag {tag!r}</source>
   <translation>tag {tag!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>tag {tag!r} with U+{code:04X}, which looks like a Latin letter</source>
   <translation>tag {tag!r} with U+{code:04X}, which looks like a Latin letter</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_tables.py"/>
   <source>tags</source>
   <translation>tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>tags between words</source>
   <translation>tags between words</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>tags in the columns {names}</source>
   <translation>tags in the columns {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>tags that nest</source>
   <translation>tags that nest</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>tags {tags}; --tags names others</source>
   <translation>tags {tags}; --tags names others</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>take A</source>
   <translation>take A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>take B</source>
   <translation>take B</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>take a backup, or rescue what can be read: Rescue in the window, or annotally rescue</source>
   <translation>take a backup, or rescue what can be read: Rescue in the window, or annotally rescue</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>take all as alternatives</source>
   <translation>take all as alternatives</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>take both</source>
   <translation>take both</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/voting.py"/>
   <source>take the annotation of one annotator, or edit it</source>
   <translation>take the annotation of one annotator, or edit it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>take {letter}</source>
   <translation>take {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>take {letter} ({name})</source>
   <translation>take {letter} ({name})</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>take {target} out of the labels that {pointer} may have, for such annotations cannot be compared</source>
   <translation>take {target} out of the labels that {pointer} may have, for such annotations cannot be compared</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>task</source>
   <translation>task</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>template</source>
   <translation>template</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>template files</source>
   <translation>template files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>template {number} of {document} again, first in line {line}</source>
   <translation>template {number} of {document} again, first in line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>templates only</source>
   <translation>templates only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>ten</source>
   <translation>ten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>text</source>
   <translation>text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>text before the first document</source>
   <translation>text before the first document</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>text filtering</source>
   <translation>text filtering</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>text in &lt;{element}&gt;</source>
   <translation>text in &lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>text in {type}.{slot}, a slot of pointers: {text}</source>
   <translation>text in {type}.{slot}, a slot of pointers: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/unread.py"/>
   <source>text outside of documents</source>
   <translation>text outside of documents</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>text {value!r}</source>
   <translation>text {value!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>texts only</source>
   <translation>texts only</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>texts that differ</source>
   <translation>texts that differ</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>texts that differ, which the rules make alike</source>
   <translation>texts that differ, which the rules make alike</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>texts that would change when read back</source>
   <translation>texts that would change when read back</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/signature.py"/>
   <source>the Python module of the task's methods</source>
   <translation>the Python module of the task's methods</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>the address of a Dask scheduler, such as tcp://host:8786</source>
   <translation>the address of a Dask scheduler, such as tcp://host:8786</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>the alignment is kept; align other words, or undo</source>
   <translation>the alignment is kept; align other words, or undo</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>the annotation at the tokens between, too</source>
   <translation>the annotation at the tokens between, too</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/unread.py"/>
   <source>the annotation set {name}</source>
   <translation>the annotation set {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>the annotations of the {annotations}</source>
   <translation>the annotations of the {annotations}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/project_exports.py"/>
   <source>the annotations of {count} annotators</source>
   <translation>the annotations of {count} annotators</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the annotators who have it agree; others do not have it</source>
   <translation>the annotators who have it agree; others do not have it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/prodigy.py"/>
   <source>the answer "accept"</source>
   <translation>the answer "accept"</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the best candidate left for both sides (M7)</source>
   <translation>the best candidate left for both sides (M7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the best pair left for both sides (H12)</source>
   <translation>the best pair left for both sides (H12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>the byte-order mark of {encoding}</source>
   <translation>the byte-order mark of {encoding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>the category of each in {slot}</source>
   <translation>the category of each in {slot}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>the class of “{words}”</source>
   <translation>the class of “{words}”</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>the closing {mark} is missing</source>
   <translation>the closing {mark} is missing</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>the columns {first} and {second} of a chain</source>
   <translation>the columns {first} and {second} of a chain</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/label_studio/scan.py"/>
   <source>the data of a task</source>
   <translation>the data of a task</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>the date {text}</source>
   <translation>the date {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>the decisions belong to the task of the project</source>
   <translation>the decisions belong to the task of the project</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>the decisions cannot be read back: {finding}</source>
   <translation>the decisions cannot be read back: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>the default options</source>
   <translation>the default options</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>the description of a project</source>
   <translation>the description of a project</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>the description of its comparison may be an older one: check the inputs</source>
   <translation>the description of its comparison may be an older one: check the inputs</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>the document</source>
   <translation>the document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/unread.py"/>
   <source>the document feature {name}</source>
   <translation>the document feature {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>the document name {name!r}</source>
   <translation>the document name {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/altered_tokens.py"/>
   <source>the documents are compared by token position</source>
   <translation>the documents are compared by token position</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>the encoding {encoding!r}</source>
   <translation>the encoding {encoding!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/altered_tokens.py"/>
   <source>the end</source>
   <translation>the end</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>the end as {description}</source>
   <translation>the end as {description}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>the end of the text</source>
   <translation>the end of the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>the entity is read once</source>
   <translation>the entity is read once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the event has no trigger in the text</source>
   <translation>the event has no trigger in the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the event's type is used</source>
   <translation>the event's type is used</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>the extent of one token</source>
   <translation>the extent of one token</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>the extent of {text!r} selects {selected!r}</source>
   <translation>the extent of {text!r} selects {selected!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/hindrances.py"/>
   <source>the extents of this annotation differ: take the extent of one side</source>
   <translation>the extents of this annotation differ: take the extent of one side</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>the extra cluster</source>
   <translation>the extra cluster</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>the file read back differs: {change}</source>
   <translation>the file read back differs: {change}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>the file read back scores differently against {name}: {difference}</source>
   <translation>the file read back scores differently against {name}: {difference}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>the file that was opened</source>
   <translation>the file that was opened</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the fill is optional and the other side leaves it out</source>
   <translation>the fill is optional and the other side leaves it out</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>the fill {text}</source>
   <translation>the fill {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>the final key</source>
   <translation>the final key</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>the first counts; to compare two keys give --key2key</source>
   <translation>the first counts; to compare two keys give --key2key</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>the first pair counts; remove the others, or give --key2key to compare two keys</source>
   <translation>the first pair counts; remove the others, or give --key2key to compare two keys</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the first pair that overlaps on the common axis, from left to right (S3, S4)</source>
   <translation>the first pair that overlaps on the common axis, from left to right (S3, S4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>the first value counts</source>
   <translation>the first value counts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>the first {listed} of {hits} listed</source>
   <translation>the first {listed} of {hits} listed</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>the fragment from {start} to {end} only cuts through tokens</source>
   <translation>the fragment from {start} to {end} only cuts through tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>the fragment from {start} to {end} touches no token</source>
   <translation>the fragment from {start} to {end} touches no token</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>the global mapping rules have no effect: both sides have the same texts</source>
   <translation>the global mapping rules have no effect: both sides have the same texts</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the hypothesis has nothing</source>
   <translation>the hypothesis has nothing</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>the id of an annotation of this document: the attribute is declared so</source>
   <translation>the id of an annotation of this document: the attribute is declared so</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the identifier of a text-bound annotation, event or relation</source>
   <translation>the identifier of a text-bound annotation, event or relation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>the identifier of an annotation of the same document</source>
   <translation>the identifier of an annotation of the same document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>the identifier of an annotation of the same set</source>
   <translation>the identifier of an annotation of the same set</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>the identifiers of structures</source>
   <translation>the identifiers of structures</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the key</source>
   <translation>the key</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the key has no two mentions</source>
   <translation>the key has no two mentions</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the key has nothing to find</source>
   <translation>the key has nothing to find</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>the label of these annotations</source>
   <translation>the label of these annotations</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/hindrances.py"/>
   <source>the labels of this annotation differ: take the label of one side</source>
   <translation>the labels of this annotation differ: take the label of one side</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/unread.py"/>
   <source>the layer {layer}</source>
   <translation>the layer {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/unread.py"/>
   <source>the layer {name}</source>
   <translation>the layer {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>the library {name}</source>
   <translation>the library {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>the line is skipped; scoring does not use it</source>
   <translation>the line is skipped; scoring does not use it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the line {text}</source>
   <translation>the line {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/coreference/links.py"/>
   <source>the link was edited manually: edit it again</source>
   <translation>the link was edited manually: edit it again</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/pins.py"/>
   <source>the manual alignments “{first}” and “{second}” overlap or cross</source>
   <translation>the manual alignments “{first}” and “{second}” overlap or cross</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>the mark of Annotally is missing</source>
   <translation>the mark of Annotally is missing</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>the name of a task</source>
   <translation>the name of a task</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>the name of a text encoding</source>
   <translation>the name of a text encoding</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>the name of an option</source>
   <translation>the name of an option</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>the name of the equivalence</source>
   <translation>the name of the equivalence</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>the name of the utterance in round brackets at the end of the line</source>
   <translation>the name of the utterance in round brackets at the end of the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/library.py"/>
   <source>the name {name!r}</source>
   <translation>the name {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>the name {name!r}, which leads out of the archive</source>
   <translation>the name {name!r}, which leads out of the archive</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the next slot</source>
   <translation>the next slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the objects of the documents themselves are aligned, whatever they contain (M7)</source>
   <translation>the objects of the documents themselves are aligned, whatever they contain (M7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>the offsets are kept</source>
   <translation>the offsets are kept</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the offsets are used</source>
   <translation>the offsets are used</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>the offsets are used; check that the annotations belong to this text</source>
   <translation>the offsets are used; check that the annotations belong to this text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>the offsets are used; check the table</source>
   <translation>the offsets are used; check the table</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>the offsets are used; they count UTF-16</source>
   <translation>the offsets are used; they count UTF-16</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>the offsets {start} to {end} of {text!r} lie outside its extent, {first} to {last}</source>
   <translation>the offsets {start} to {end} of {text!r} lie outside its extent, {first} to {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>the one with the smallest number decides</source>
   <translation>the one with the smallest number decides</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the other side groups its mentions differently</source>
   <translation>the other side groups its mentions differently</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>the pointer has no target</source>
   <translation>the pointer has no target</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>the pointer has no target; correct it or restore the annotation</source>
   <translation>the pointer has no target; correct it or restore the annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>the pointer {target}</source>
   <translation>the pointer {target}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>the position in the text is used; check the file</source>
   <translation>the position in the text is used; check the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>the program's own is used; {option} NAME chooses one</source>
   <translation>the program's own is used; {option} NAME chooses one</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>the project is open already: {holder}</source>
   <translation>the project is open already: {holder}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the reference has nothing</source>
   <translation>the reference has nothing</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>the replacement</source>
   <translation>the replacement</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/campaign.py"/>
   <location filename="engine/annotally/workspace/report_files.py"/>
   <source>the reports</source>
   <translation>the reports</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the response</source>
   <translation>the response</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the response has no pair of a kind that counts</source>
   <translation>the response has no pair of a kind that counts</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the response has nothing</source>
   <translation>the response has nothing</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>the response of a system</source>
   <translation>the response of a system</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>the response of {name} again</source>
   <translation>the response of {name} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>the result of annotally score --format json</source>
   <translation>the result of annotally score --format json</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>the role {role} in {slot}</source>
   <translation>the role {role} in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>the row that the task is judged by</source>
   <translation>the row that the task is judged by</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same</source>
   <translation>the same</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same after cleaning (M5)</source>
   <translation>the same after cleaning (M5)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>the same chain in both columns: a type and [1], a relation and -&gt;1-2 (for {type}[chain], {relation}-&gt;chain-link)</source>
   <translation>the same chain in both columns: a type and [1], a relation and -&gt;1-2 (for {type}[chain], {relation}-&gt;chain-link)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>the same columns of every side</source>
   <translation>the same columns of every side</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same content</source>
   <translation>the same content</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same content (H15)</source>
   <translation>the same content (H15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>the same entity in two columns</source>
   <translation>the same entity in two columns</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>the same entity twice</source>
   <translation>the same entity twice</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>the same files under the same paths as on this computer</source>
   <translation>the same files under the same paths as on this computer</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same in every dimension that counts (A3)</source>
   <translation>the same in every dimension that counts (A3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same in the form that earns partial credit</source>
   <translation>the same in the form that earns partial credit</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>the same number twice</source>
   <translation>the same number twice</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same set fill, whatever its case</source>
   <translation>the same set fill, whatever its case</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same type</source>
   <translation>the same type</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>the same words in both texts</source>
   <translation>the same words in both texts</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same, compared verbatim (E4)</source>
   <translation>the same, compared verbatim (E4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>the scheduler does not answer any more</source>
   <translation>the scheduler does not answer any more</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>the scheduler has no worker</source>
   <translation>the scheduler has no worker</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>the scheduler or a worker does not have this program</source>
   <translation>the scheduler or a worker does not have this program</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>the scores have no such measure</source>
   <translation>the scores have no such measure</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>the scores have no such row</source>
   <translation>the scores have no such row</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>the search takes too long; use a simpler filter</source>
   <translation>the search takes too long; use a simpler filter</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>the segment is skipped; words there count as inserted</source>
   <translation>the segment is skipped; words there count as inserted</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>the share of each mention's class that is in its class on the other side</source>
   <translation>the share of each mention's class that is in its class on the other side</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>the size of each class times the share of its links that is kept</source>
   <translation>the size of each class times the share of its links that is kept</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the slot is optional and the other side leaves it empty (M9)</source>
   <translation>the slot is optional and the other side leaves it empty (M9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the slot {slot}</source>
   <translation>the slot {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the slot {slot} again, first in line {line}</source>
   <translation>the slot {slot} again, first in line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>the structures of a CAS</source>
   <translation>the structures of a CAS</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the task defines no class of this name</source>
   <translation>the task defines no class of this name</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templates/comparer.py"/>
   <source>the task defines no class {name}</source>
   <translation>the task defines no class {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/similarity_options.py"/>
   <source>the task file and no other configuration</source>
   <translation>the task file and no other configuration</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/writer.py"/>
   <source>the task has names or values that a task file cannot contain</source>
   <translation>the task has names or values that a task file cannot contain</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/writer.py"/>
   <source>the task has names or values that a task file cannot contain: {why}</source>
   <translation>the task has names or values that a task file cannot contain: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the templates count; remove the template marked *</source>
   <translation>the templates count; remove the template marked *</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>the text at its extent</source>
   <translation>the text at its extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the text is irrelevant on both sides (M12)</source>
   <translation>the text is irrelevant on both sides (M12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the text is relevant in {key}, not in {response} (M12)</source>
   <translation>the text is relevant in {key}, not in {response} (M12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the text is relevant in {response}, not in {key} (M12)</source>
   <translation>the text is relevant in {response}, not in {key} (M12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the text is relevant on both sides (M12)</source>
   <translation>the text is relevant on both sides (M12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/content.py"/>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>the text it annotates</source>
   <translation>the text it annotates</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>the text it is of</source>
   <translation>the text it is of</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>the text of document {document} differs from {file} at line {line}, column {column} of the document: {reading}</source>
   <translation>the text of document {document} differs from {file} at line {line}, column {column} of the document: {reading}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>the text of document {document} is not among those of {side}</source>
   <translation>the text of document {document} is not among those of {side}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>the text of every document, to be aligned with the other side's</source>
   <translation>the text of every document, to be aligned with the other side's</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>the text of the document</source>
   <translation>the text of the document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>the text of {document}</source>
   <translation>the text of {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the text that these offsets count in</source>
   <translation>the text that these offsets count in</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>the text to replace</source>
   <translation>the text to replace</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>the texts are aligned, and extents compared by blocks of the alignment</source>
   <translation>the texts are aligned, and extents compared by blocks of the alignment</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>the texts it was read from</source>
   <translation>the texts it was read from</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/agreement.py"/>
   <source>the texts of the two sides differ</source>
   <translation>the texts of the two sides differ</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>the token of an annotation of {layer}, with its number in brackets if it has one</source>
   <translation>the token of an annotation of {layer}, with its number in brackets if it has one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/prefetch.py"/>
   <source>the token tables of the documents</source>
   <translation>the token tables of the documents</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>the token's string</source>
   <translation>the token's string</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>the tokens of this text</source>
   <translation>the tokens of this text</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>the two count as the same token, in this whole file</source>
   <translation>the two count as the same token, in this whole file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>the two features of a chain's links</source>
   <translation>the two features of a chain's links</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>the type of the targets in the column after a role</source>
   <translation>the type of the targets in the column after a role</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>the unchanged input</source>
   <translation>the unchanged input</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the unknown slot {slot}</source>
   <translation>the unknown slot {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>the value {value!r}</source>
   <translation>the value {value!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/content.py"/>
   <source>the views {names}</source>
   <translation>the views {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/nodes.py"/>
   <source>the weight {number} has no exact decimal</source>
   <translation>the weight {number} has no exact decimal</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/profiles.py"/>
   <source>the weights by which {names} are compared sum to 0</source>
   <translation>the weights by which {names} are compared sum to 0</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the weights of what matches do not exceed the threshold</source>
   <translation>the weights of what matches do not exceed the threshold</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>the whole word counts as the entity's</source>
   <translation>the whole word counts as the entity's</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>the words of a document in the order of their times</source>
   <translation>the words of a document in the order of their times</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>the words that entities are marked in</source>
   <translation>the words that entities are marked in</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>the {count} columns that the header declares</source>
   <extracomment>For one: the {count} column that the header declares</extracomment>
   <translation>
    <numerusform>the {count} column that the header declares</numerusform>
    <numerusform>the {count} columns that the header declares</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>the {slot} of a tag in the same document</source>
   <translation>the {slot} of a tag in the same document</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/comparer.py"/>
   <source>their labels are in different strata</source>
   <translation>their labels are in different strata</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/prodigy.py"/>
   <source>their spans are not read, and they do not count as annotated</source>
   <translation>their spans are not read, and they do not count as annotated</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>there are no spans, or nothing could disagree</source>
   <translation>there are no spans, or nothing could disagree</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>there are no such features</source>
   <translation>there are no such features</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>there are no such layers</source>
   <translation>there are no such layers</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>there are {names}</source>
   <translation>there are {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>there is no function {name}</source>
   <translation>there is no function {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>there is no gold mention</source>
   <translation>there is no gold mention</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>there is no gold mention, or no system mention</source>
   <translation>there is no gold mention, or no system mention</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/voting.py"/>
   <source>there is no majority here</source>
   <translation>there is no majority here</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>there is no manual alignment here: choose words that were aligned manually</source>
   <translation>there is no manual alignment here: choose words that were aligned manually</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>there is no method {name}</source>
   <translation>there is no method {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>there is no request {name!r}</source>
   <translation>there is no request {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/span_matching.py"/>
   <source>there is no rule of matching {name!r}; there are {names}, N above 0 and up to 100</source>
   <translation>there is no rule of matching {name!r}; there are {names}, N above 0 and up to 100</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/catalogue.py"/>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>there is no task {name!r}; there are {names}</source>
   <translation>there is no task {name!r}; there are {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>these targets are compared by extent and label, not by their pairs</source>
   <translation>these targets are compared by extent and label, not by their pairs</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>they are compared as different names</source>
   <translation>they are compared as different names</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>they are ignored</source>
   <translation>they are ignored</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/sections.py"/>
   <source>they are left out; to compare them, set their sections (doc_sections)</source>
   <translation>they are left out; to compare them, set their sections (doc_sections)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>they are not read</source>
   <translation>they are not read</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templates/comparer.py"/>
   <source>they are of different classes</source>
   <translation>they are of different classes</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>they are shown, but not compared; to compare them, declare them (class_defs, slot_defs)</source>
   <translation>they are shown, but not compared; to compare them, declare them (class_defs, slot_defs)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>they count in every score except those of sections</source>
   <translation>they count in every score except those of sections</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>they do not count; choose a task that compares them if they should</source>
   <translation>they do not count; choose a task that compares them if they should</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>they do not count; choose such a column as layer, or {sign} to read all columns of tags</source>
   <translation>they do not count; choose such a column as layer, or {sign} to read all columns of tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>they do not count; declare them (class_defs, slot_defs), or choose a task that compares them</source>
   <translation>they do not count; declare them (class_defs, slot_defs), or choose a task that compares them</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>they do not count; the task mat compares them</source>
   <translation>they do not count; the task mat compares them</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/content.py"/>
   <source>they have no target</source>
   <translation>they have no target</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>they make one class; remove one {slot} of the circle</source>
   <translation>they make one class; remove one {slot} of the circle</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/comparer.py"/>
   <source>they share no token</source>
   <translation>they share no token</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>this annotation is not paired: choose a row of several annotators</source>
   <translation>this annotation is not paired: choose a row of several annotators</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/added_annotation.py"/>
   <source>this annotation no longer exists</source>
   <translation>this annotation no longer exists</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>this comparison cannot be adjudicated: {refusal}</source>
   <translation>this comparison cannot be adjudicated: {refusal}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>this document: {own}; all documents: {whole}</source>
   <translation>this document: {own}; all documents: {whole}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/orphan_list.py"/>
   <source>this entry fits again, or was dismissed already</source>
   <translation>this entry fits again, or was dismissed already</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/extents.py"/>
   <location filename="engine/annotally/adjudication/editing/fill_extents.py"/>
   <location filename="engine/annotally/adjudication/editing/fill_positions.py"/>
   <source>this extent leaves no words, or is outside the text</source>
   <translation>this extent leaves no words, or is outside the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>this is an added annotation: no side has it</source>
   <translation>this is an added annotation: no side has it</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/coreference/links.py"/>
   <source>this is not a mention: choose a mention to decide its link</source>
   <translation>this is not a mention: choose a mention to decide its link</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/final_key.py"/>
   <source>this is resolved already</source>
   <translation>this is resolved already</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/doccano.py"/>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>this key</source>
   <translation>this key</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>this line before all sentences</source>
   <translation>this line before all sentences</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>this line is not used</source>
   <translation>this line is not used</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>this row contains several annotations: choose one of the rows below</source>
   <translation>this row contains several annotations: choose one of the rows below</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/extents.py"/>
   <source>this row has no extent in the text: choose an annotation with an extent</source>
   <translation>this row has no extent in the text: choose an annotation with an extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>this row is left out</source>
   <translation>this row is left out</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/drafts.py"/>
   <source>this row is not an annotation: choose a row below</source>
   <translation>this row is not an annotation: choose a row below</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>this row is not an annotation: choose an annotation</source>
   <translation>this row is not an annotation: choose an annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>this row is undecided</source>
   <translation>this row is undecided</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/editing.py"/>
   <source>this row is undecided: decide it first</source>
   <translation>this row is undecided: decide it first</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>this run was read or compared with other options: {options}</source>
   <translation>this run was read or compared with other options: {options}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>this run was scored against another key ({key})</source>
   <translation>this run was scored against another key ({key})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>this run was scored as {task}</source>
   <translation>this run was scored as {task}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>this run was scored by another definition of {task} ({definition})</source>
   <translation>this run was scored by another definition of {task} ({definition})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>this run was scored by {program}</source>
   <translation>this run was scored by {program}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>this would split nothing: choose some of the annotators</source>
   <translation>this would split nothing: choose some of the annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>three</source>
   <translation>three</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>threshold</source>
   <translation>threshold</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/unread.py"/>
   <source>times</source>
   <translation>times</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/format.py"/>
   <source>token columns (CoNLL)</source>
   <translation>token columns (CoNLL)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>token id {cell!r}</source>
   <translation>token id {cell!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>token id {name!r}</source>
   <translation>token id {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>token id {name!r} again, first in line {line}</source>
   <translation>token id {name!r} again, first in line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>token id {name!r}, and {count} more</source>
   <translation>token id {name!r}, and {count} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>token ids, commas between them</source>
   <translation>token ids, commas between them</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {name} again</source>
   <translation>token {name} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {name} has the offsets {text!r}</source>
   <translation>token {name} has the offsets {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {name} outside of any sentence</source>
   <translation>token {name} outside of any sentence</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/altered_tokens.py"/>
   <source>token {number} of document {document} is altered: {token!r}</source>
   <translation>token {number} of document {document} is altered: {token!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>token {token} in mention {name}</source>
   <translation>token {token} in mention {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>token {token} twice in mention {name}</source>
   <translation>token {token} twice in mention {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {unit} at {offset}, inside a character</source>
   <translation>token {unit} at {offset}, inside a character</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {unit} at {offset}, outside the text</source>
   <translation>token {unit} at {offset}, outside the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {unit} from {start}</source>
   <translation>token {unit} from {start}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {unit} is {word!r} in the annotation file</source>
   <translation>token {unit} is {word!r} in the annotation file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>tokenize the text</source>
   <translation>tokenize the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_tables.py"/>
   <source>tokens</source>
   <translation>tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>tokens after its text</source>
   <translation>tokens after its text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>tokens in the order of the text</source>
   <translation>tokens in the order of the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>tokens one after another</source>
   <translation>tokens one after another</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>true or false</source>
   <translation>true or false</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>true or false: the attribute is declared so</source>
   <translation>true or false: the attribute is declared so</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>try again, or save the project as another file</source>
   <translation>try again, or save the project as another file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>twelve</source>
   <translation>twelve</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>two</source>
   <translation>two</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>two annotations {number} of {layer} at {unit}</source>
   <translation>two annotations {number} of {layer} at {unit}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>two fills on one line: {text}</source>
   <translation>two fills on one line: {text}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>two keys</source>
   <translation>two keys</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>two label features chosen for layer {layer!r}</source>
   <translation>two label features chosen for layer {layer!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>two mentions have the same tokens (tokens {first} to {last})</source>
   <translation>two mentions have the same tokens (tokens {first} to {last})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>two mentions of chain {chain} cross (tokens {first} to {last})</source>
   <translation>two mentions of chain {chain} cross (tokens {first} to {last})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/report_files.py"/>
   <source>two reports in the same file</source>
   <translation>two reports in the same file</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>two runs against the same key ({key})</source>
   <translation>two runs against the same key ({key})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>two runs by {program}</source>
   <translation>two runs by {program}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>two runs of the task {task}</source>
   <translation>two runs of the task {task}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>two runs with the same definition ({definition})</source>
   <translation>two runs with the same definition ({definition})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>two runs with the same options: {options}</source>
   <translation>two runs with the same options: {options}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>two slashes before a fill</source>
   <translation>two slashes before a fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>two systems are called {name}</source>
   <translation>two systems are called {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>two texts that are aligned</source>
   <translation>two texts that are aligned</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>two that the task may pair</source>
   <translation>two that the task may pair</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="engine/annotally/reports/tables/matching_tables.py"/>
   <location filename="engine/annotally/tasks/speech_rules.py"/>
   <source>type</source>
   <translation>type</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>type and number without hyphens</source>
   <translation>type and number without hyphens</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>type of {name!r}: {listing}</source>
   <translation>type of {name!r}: {listing}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/growth.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>type {type!r}</source>
   <translation>type {type!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>type {type}, which the type system does not have</source>
   <translation>type {type}, which the type system does not have</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>type {word!r}</source>
   <translation>type {word!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>type="annotation"</source>
   <translation>type="annotation"</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <location filename="engine/annotally/cli/export.py"/>
   <source>unchanged inputs</source>
   <translation>unchanged inputs</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>unchanged inputs, since --open decides undecided objects</source>
   <translation>unchanged inputs, since --open decides undecided objects</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>undecide</source>
   <translation>undecide</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>undecided</source>
   <translation>undecided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>undefined: {reason}</source>
   <translation>undefined: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>undo the manual pair</source>
   <translation>undo the manual pair</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>undo the manual pair or the split</source>
   <translation>undo the manual pair or the split</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>unknown condition {name} – use {known}</source>
   <translation>unknown condition {name} – use {known}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>unknown field {name}: – use {known}. To find this text, put it in quotes</source>
   <translation>unknown field {name}: – use {known}. To find this text, put it in quotes</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>unknown option {name!r}, which is ignored</source>
   <translation>unknown option {name!r}, which is ignored</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>unknown partition method {method!r}</source>
   <translation>unknown partition method {method!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>unknown state {name} – use {known}</source>
   <translation>unknown state {name} – use {known}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>unmatched brackets are compared as text; remove them</source>
   <translation>unmatched brackets are compared as text; remove them</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>unpack it</source>
   <translation>unpack it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>unpack it, or make it anew without a password</source>
   <translation>unpack it, or make it anew without a password</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>unpaired</source>
   <translation>unpaired</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>unscored</source>
   <translation>unscored</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>use --encoding {encoding}</source>
   <translation>use --encoding {encoding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>use that, or give the Python module that defines it (--dimension-methods, or the preferences)</source>
   <translation>use that, or give the Python module that defines it (--dimension-methods, or the preferences)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>use {names}</source>
   <translation>use {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>utterance {name}, as in line {line}</source>
   <translation>utterance {name}, as in line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>value {text!r} of {attribute}, which is not one of its choices</source>
   <translation>value {text!r} of {attribute}, which is not one of its choices</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>values of type {type}</source>
   <translation>values of type {type}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>values without them</source>
   <translation>values without them</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>version 1 or 2</source>
   <translation>version 1 or 2</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>version {number}</source>
   <translation>version {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>version {text}</source>
   <translation>version {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>was changed by another program while it was open</source>
   <translation>was changed by another program while it was open</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>was removed, or replaced by another file, while it was open</source>
   <translation>was removed, or replaced by another file, while it was open</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>weight</source>
   <translation>weight</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>weight {text!r}</source>
   <translation>weight {text!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>weight {weight}</source>
   <translation>weight {weight}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>weight {weight} of dimension {dimension}</source>
   <translation>weight {weight} of dimension {dimension}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>weights that are all 0, for {labels}</source>
   <translation>weights that are all 0, for {labels}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>weights {sum} in all</source>
   <translation>weights {sum} in all</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/cas_json.py"/>
   <source>well-formed JSON</source>
   <translation>well-formed JSON</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>well-formed XML</source>
   <translation>well-formed XML</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>what a task file can contain</source>
   <translation>what a task file can contain</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>what every label of the tag profile has</source>
   <translation>what every label of the tag profile has</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/unread.py"/>
   <source>whether values are attributes or normalisations</source>
   <translation>whether values are attributes or normalisations</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>white space</source>
   <translation>white space</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <location filename="engine/annotally/formats/standoff/json_records.py"/>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <source>whole characters</source>
   <translation>whole characters</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>whole tokens</source>
   <translation>whole tokens</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>with {letters}</source>
   <translation>with {letters}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>with “{words}” ({letters})</source>
   <translation>with “{words}” ({letters})</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/comparer.py"/>
   <source>without an implied span only annotations of one label pair</source>
   <translation>without an implied span only annotations of one label pair</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>without effect: {words}</source>
   <translation>without effect: {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <location filename="engine/annotally/reports/tables/word_errors.py"/>
   <source>word errors</source>
   <translation>word errors</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>word errors {rate} %, {f}</source>
   <translation>word errors {rate} %, {f}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <location filename="engine/annotally/reports/tables/word_errors.py"/>
   <source>words</source>
   <translation>words</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/pins.py"/>
   <source>words in the same order in both texts</source>
   <translation>words in the same order in both texts</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>words inside of tags</source>
   <translation>words inside of tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/pins.py"/>
   <source>words of the text</source>
   <translation>words of the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>words on either side</source>
   <translation>words on either side</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/writer.py"/>
   <source>words, with blanks at most before them</source>
   <translation>words, with blanks at most before them</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>workers ended {count} times before they answered</source>
   <translation>workers ended {count} times before they answered</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>workers have {program}</source>
   <translation>workers have {program}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write 'T' or 'F'</source>
   <translation>write 'T' or 'F'</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write @ for no word</source>
   <translation>write @ for no word</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write __ in place of the left side, or the alternatives in braces</source>
   <translation>write __ in place of the left side, or the alternatives in braces</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>write a number such as 0, 4 or -1</source>
   <translation>write a number such as 0, 4 or -1</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>write all ends in one way</source>
   <translation>write all ends in one way</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>write another format</source>
   <translation>write another format</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/source_diagnostics.py"/>
   <source>write another format, or change it</source>
   <translation>write another format, or change it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>write each {kind} as one value in quotes; a token with blanks goes in quotes of the other kind</source>
   <translation>write each {kind} as one value in quotes; a token with blanks goes in quotes of the other kind</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>write every word on a line of its own</source>
   <translation>write every word on a line of its own</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>write fewer</source>
   <translation>write fewer</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write fewer or shorter ones</source>
   <translation>write fewer or shorter ones</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write fewer, or several rules</source>
   <translation>write fewer, or several rules</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write it, or [] to delete the left side</source>
   <translation>write it, or [] to delete the left side</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>write method="{method}"</source>
   <translation>write method="{method}"</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>write one list of attributes</source>
   <translation>write one list of attributes</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>write one of the two</source>
   <translation>write one of the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>write one of these</source>
   <translation>write one of these</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>write the colon, or put the line in quotes if it is a fill</source>
   <translation>write the colon, or put the line in quotes if it is a fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>write the fill after it, or remove it</source>
   <translation>write the fill after it, or remove it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>write the fill before the offsets, or put them in quotes if they are the fill</source>
   <translation>write the fill before the offsets, or put them in quotes if they are the fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write the missing [</source>
   <translation>write the missing [</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write the missing ]</source>
   <translation>write the missing ]</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write the missing {</source>
   <translation>write the missing {</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write the missing }</source>
   <translation>write the missing }</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>write the name right after the colon</source>
   <translation>write the name right after the colon</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>write the phones after the word or remove the line</source>
   <translation>write the phones after the word or remove the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>write the sound with these phones</source>
   <translation>write the sound with these phones</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write the text before =&gt;</source>
   <translation>write the text before =&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>write the time as a number</source>
   <translation>write the time as a number</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>write to a file in UTF-8</source>
   <translation>write to a file in UTF-8</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>write whole numbers, single # between</source>
   <translation>write whole numbers, single # between</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>write {owner}</source>
   <translation>write {owner}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>written</source>
   <translation>written</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>yes or no</source>
   <translation>yes or no</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{ before it</source>
   <translation>{ before it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/key_button.py"/>
   <source>{action}  {keys}</source>
   <translation>{action}  {keys}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/registry.py"/>
   <source>{action} ({keys})</source>
   <translation>{action} ({keys})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>{action} has no effect here</source>
   <translation>{action} has no effect here</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>{action} has no effect here: {reason}</source>
   <translation>{action} has no effect here: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/registry.py"/>
   <source>{action} {about}</source>
   <translation>{action} {about}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{agreeing} of {voters} annotators agree: {outcome}</source>
   <translation>{agreeing} of {voters} annotators agree: {outcome}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/contents.py"/>
   <source>{annotation} ({slots})</source>
   <translation>{annotation} ({slots})</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>{annotation} is added</source>
   <translation>{annotation} is added</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>{annotation} is missing</source>
   <translation>{annotation} is missing</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/contents.py"/>
   <source>{annotation} not required</source>
   <translation>{annotation} not required</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/unit.py"/>
   <source>{annotator} class of {count}</source>
   <translation>{annotator} class of {count}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{attributes} of {label} in {name}</source>
   <translation>{attributes} of {label} in {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{attributes}, whose values are no annotations</source>
   <translation>{attributes}, whose values are no annotations</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>{attribute} points to {target}, which its restriction does not allow</source>
   <translation>{attribute} points to {target}, which its restriction does not allow</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>{attribute}, which needs a type</source>
   <translation>{attribute}, which needs a type</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>{attribute}="{identifier}", a node that the text does not have</source>
   <translation>{attribute}="{identifier}", a node that the text does not have</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/xmi_check.py"/>
   <source>{attribute}="{value}"</source>
   <translation>{attribute}="{value}"</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{a} and {b} agree in this document.</source>
   <translation>{a} and {b} agree in this document.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{a} and {b} agree: there is no disagreement.</source>
   <translation>{a} and {b} agree: there is no disagreement.</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>{before} became {after}</source>
   <translation>{before} became {after}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{candidate} ({difference})</source>
   <translation>{candidate} ({difference})</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{candidate}, weights {sum:g}</source>
   <translation>{candidate}, weights {sum:g}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{candidate}: {reason}</source>
   <translation>{candidate}: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>{case}   ({why})</source>
   <translation>{case}   ({why})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/application.py"/>
   <source>{cause}. {remedy}.</source>
   <translation>{cause}. {remedy}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>{cell!r} in the last column</source>
   <translation>{cell!r} in the last column</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>{chain}) at this or a later token of the document</source>
   <translation>{chain}) at this or a later token of the document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>{chain}) closes a mention that is not open</source>
   <translation>{chain}) closes a mention that is not open</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{choice}, decided in a row above</source>
   <translation>{choice}, decided in a row above</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>{choice}, not required</source>
   <translation>{choice}, not required</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{choice}: no effect, because {why}</source>
   <translation>{choice}: no effect, because {why}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>{choice}: {words}</source>
   <translation>{choice}: {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/unit.py"/>
   <source>{classes} of {annotators}</source>
   <translation>{classes} of {annotators}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>{columns} of {side}</source>
   <translation>{columns} of {side}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>{columns}, {further}</source>
   <translation>{columns}, {further}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>{column} is read; choose another as layer, or {all}</source>
   <translation>{column} is read; choose another as layer, or {all}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>{column}: {examples}</source>
   <translation>{column}: {examples}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/column_table.py"/>
   <source>{column}: {said}</source>
   <translation>{column}: {said}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{content}; {extent} (H2, H10, H15)</source>
   <translation>{content}; {extent} (H2, H10, H15)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{count:,} added</source>
   <translation>{count:,} added</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>{count:,} are identical in all</source>
   <extracomment>For one: {count} is identical in all</extracomment>
   <translation>
    <numerusform>{count} is identical in all</numerusform>
    <numerusform>{count:,} are identical in all</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>{count:,} are identical in both</source>
   <extracomment>For one: {count} is identical in both</extracomment>
   <translation>
    <numerusform>{count} is identical in both</numerusform>
    <numerusform>{count:,} are identical in both</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>{count:,} bytes</source>
   <translation>{count:,} bytes</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>{count:,} bytes of XML</source>
   <extracomment>For one: {count:,} byte of XML</extracomment>
   <translation>
    <numerusform>{count:,} byte of XML</numerusform>
    <numerusform>{count:,} bytes of XML</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} disagreements</source>
   <extracomment>For one: {count} disagreement</extracomment>
   <translation>
    <numerusform>{count} disagreement</numerusform>
    <numerusform>{count:,} disagreements</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} documents</source>
   <extracomment>For one: {count} document</extracomment>
   <translation>
    <numerusform>{count} document</numerusform>
    <numerusform>{count:,} documents</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/unread.py"/>
   <source>{count:,} documents differ in {kind}: this is not read</source>
   <extracomment>For one: {count:,} document differs in {kind}: this is not read</extracomment>
   <translation>
    <numerusform>{count:,} document differs in {kind}: this is not read</numerusform>
    <numerusform>{count:,} documents differ in {kind}: this is not read</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>{count:,} entities in a column of tags that is not read differ and are not compared: column {columns}</source>
   <extracomment>For one: {count:,} entity in a column of tags that is not read differs and is not compared: column {columns}</extracomment>
   <translation>
    <numerusform>{count:,} entity in a column of tags that is not read differs and is not compared: column {columns}</numerusform>
    <numerusform>{count:,} entities in a column of tags that is not read differ and are not compared: column {columns}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>{count:,} entities in columns of tags that are not read differ and are not compared: column {columns}</source>
   <extracomment>For one: {count:,} entity in columns of tags that are not read differs and is not compared: column {columns}</extracomment>
   <translation>
    <numerusform>{count:,} entity in columns of tags that are not read differs and is not compared: column {columns}</numerusform>
    <numerusform>{count:,} entities in columns of tags that are not read differ and are not compared: column {columns}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{count:,} fills</source>
   <extracomment>For one: {count} fill</extracomment>
   <translation>
    <numerusform>{count} fill</numerusform>
    <numerusform>{count:,} fills</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{count:,} marks of the response differ and are not read: {names}</source>
   <extracomment>For one: {count:,} mark of the response differs and is not read: {names}</extracomment>
   <translation>
    <numerusform>{count:,} mark of the response differs and is not read: {names}</numerusform>
    <numerusform>{count:,} marks of the response differ and are not read: {names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} messages</source>
   <extracomment>For one: {count} message</extracomment>
   <translation>
    <numerusform>{count} message</numerusform>
    <numerusform>{count:,} messages</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>{count:,} more of this kind</source>
   <translation>{count:,} more of this kind</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>{count:,} more undecided objects</source>
   <extracomment>For one: {count:,} more undecided object</extracomment>
   <translation>
    <numerusform>{count:,} more undecided object</numerusform>
    <numerusform>{count:,} more undecided objects</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{count:,} objects</source>
   <extracomment>For one: {count} object</extracomment>
   <translation>
    <numerusform>{count} object</numerusform>
    <numerusform>{count:,} objects</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} of {total:,} decided</source>
   <translation>{count:,} of {total:,} decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>{count:,} open</source>
   <translation>{count:,} open</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>{count:,} parts of the files were skipped.</source>
   <extracomment>For one: One part of the files was skipped.</extracomment>
   <translation>
    <numerusform>One part of the files was skipped.</numerusform>
    <numerusform>{count:,} parts of the files were skipped.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{count:,} places differ and are not compared by {task}: {names}</source>
   <extracomment>For one: {count:,} place differs and is not compared by {task}: {names}</extracomment>
   <translation>
    <numerusform>{count:,} place differs and is not compared by {task}: {names}</numerusform>
    <numerusform>{count:,} places differ and are not compared by {task}: {names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/uima_cas/content.py"/>
   <source>{count:,} pointers in {feature} of {layer} to no annotation of an annotator</source>
   <extracomment>For one: {count:,} pointer in {feature} of {layer} to no annotation of an annotator</extracomment>
   <translation>
    <numerusform>{count:,} pointer in {feature} of {layer} to no annotation of an annotator</numerusform>
    <numerusform>{count:,} pointers in {feature} of {layer} to no annotation of an annotator</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>{count:,} scored</source>
   <translation>{count:,} scored</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} unresolved</source>
   <extracomment>For one: {count} unresolved</extracomment>
   <translation>
    <numerusform>{count} unresolved</numerusform>
    <numerusform>{count:,} unresolved</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{count:,} values differ and are not compared by {task}: {names}</source>
   <extracomment>For one: {count:,} value differs and is not compared by {task}: {names}</extracomment>
   <translation>
    <numerusform>{count:,} value differs and is not compared by {task}: {names}</numerusform>
    <numerusform>{count:,} values differ and are not compared by {task}: {names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{count:,} {object}s differ and are not compared by {task}: {names}</source>
   <extracomment>For one: {count:,} {object} differs and is not compared by {task}: {names}</extracomment>
   <translation>
    <numerusform>{count:,} {object} differs and is not compared by {task}: {names}</numerusform>
    <numerusform>{count:,} {object}s differ and are not compared by {task}: {names}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{counts}, {further}</source>
   <translation>{counts}, {further}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>{count} alternatives</source>
   <extracomment>For one: {count} alternative</extracomment>
   <translation>
    <numerusform>{count} alternative</numerusform>
    <numerusform>{count} alternatives</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{count} annotation files were found, and at most {most} annotators can be compared. Give files of one annotator the same role, and set other files to Ignore.</source>
   <translation>{count} annotation files were found, and at most {most} annotators can be compared. Give files of one annotator the same role, and set other files to Ignore.</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{count} annotations</source>
   <extracomment>For one: {count} annotation</extracomment>
   <translation>
    <numerusform>{count} annotation</numerusform>
    <numerusform>{count} annotations</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/slot_limits.py"/>
   <source>{count} annotations on one token</source>
   <extracomment>For one: one annotation on each token</extracomment>
   <translation>
    <numerusform>one annotation on each token</numerusform>
    <numerusform>{count} annotations on one token</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/sgml/sections.py"/>
   <source>{count} annotations outside of {sections}</source>
   <extracomment>For one: {count} annotation outside of {sections}</extracomment>
   <translation>
    <numerusform>{count} annotation outside of {sections}</numerusform>
    <numerusform>{count} annotations outside of {sections}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/annotators/unit.py"/>
   <source>{count} annotators</source>
   <extracomment>For one: {count} annotator</extracomment>
   <translation>
    <numerusform>{count} annotator</numerusform>
    <numerusform>{count} annotators</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{count} annotators were found, and at most {most} can be compared. {left} have the role Ignore.</source>
   <translation>{count} annotators were found, and at most {most} can be compared. {left} have the role Ignore.</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>{count} annotators: {sides}</source>
   <translation>{count} annotators: {sides}</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/comparison.py"/>
   <source>{count} annotators; two to nine can be compared</source>
   <translation>{count} annotators; two to nine can be compared</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>{count} cells in a row</source>
   <extracomment>For one: {count} cell in a row</extracomment>
   <translation>
    <numerusform>{count} cell in a row</numerusform>
    <numerusform>{count} cells in a row</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/annotators/unit.py"/>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>{count} classes</source>
   <extracomment>For one: {count} class</extracomment>
   <translation>
    <numerusform>{count} class</numerusform>
    <numerusform>{count} classes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{count} columns</source>
   <extracomment>For one: {count} column</extracomment>
   <translation>
    <numerusform>{count} column</numerusform>
    <numerusform>{count} columns</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>{count} columns after token {name}</source>
   <extracomment>For one: {count} column after token {name}</extracomment>
   <translation>
    <numerusform>{count} column after token {name}</numerusform>
    <numerusform>{count} columns after token {name}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>{count} commands are numbered from {first} to {last}</source>
   <translation>{count} commands are numbered from {first} to {last}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} correct</source>
   <translation>{count} correct</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>{count} decisions below removed</source>
   <extracomment>For one: {count} decision below removed</extracomment>
   <translation>
    <numerusform>{count} decision below removed</numerusform>
    <numerusform>{count} decisions below removed</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>{count} decisions by rule</source>
   <extracomment>For one: {count} decision by rule</extracomment>
   <translation>
    <numerusform>{count} decision by rule</numerusform>
    <numerusform>{count} decisions by rule</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>{count} decisions have no effect: decide again.</source>
   <extracomment>For one: {count} decision has no effect: decide again.</extracomment>
   <translation>
    <numerusform>{count} decision has no effect: decide again.</numerusform>
    <numerusform>{count} decisions have no effect: decide again.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} deleted</source>
   <translation>{count} deleted</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{count} disagree, or have parts that disagree</source>
   <translation>{count} disagree, or have parts that disagree</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <location filename="engine/annotally/reports/render/campaign_files.py"/>
   <source>{count} documents</source>
   <extracomment>For one: {count} document</extracomment>
   <translation>
    <numerusform>{count} document</numerusform>
    <numerusform>{count} documents</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/prodigy.py"/>
   <source>{count} documents that were rejected or ignored</source>
   <extracomment>For one: {count} document that was rejected or ignored</extracomment>
   <translation>
    <numerusform>{count} document that was rejected or ignored</numerusform>
    <numerusform>{count} documents that were rejected or ignored</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{count} entities in {side} are in none of the groups {groups}</source>
   <translation>{count} entities in {side} are in none of the groups {groups}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{count} entities in {side}, none of which has {slot}</source>
   <translation>{count} entities in {side}, none of which has {slot}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>{count} entries could not be read</source>
   <extracomment>For one: {count} entry could not be read</extracomment>
   <translation>
    <numerusform>{count} entry could not be read</numerusform>
    <numerusform>{count} entries could not be read</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>{count} entries no longer fit</source>
   <translation>{count} entries no longer fit</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>{count} entries refer to annotations that no longer exist: decide again, then dismiss the entries.</source>
   <extracomment>For one: {count} entry refers to an annotation that no longer exists: decide again, then dismiss the entry.</extracomment>
   <translation>
    <numerusform>{count} entry refers to an annotation that no longer exists: decide again, then dismiss the entry.</numerusform>
    <numerusform>{count} entries refer to annotations that no longer exist: decide again, then dismiss the entries.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{count} entries were rescued</source>
   <extracomment>For one: {count} entry was rescued</extracomment>
   <translation>
    <numerusform>{count} entry was rescued</numerusform>
    <numerusform>{count} entries were rescued</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/review.py"/>
   <source>{count} entries written to {path}</source>
   <extracomment>For one: {count} entry written to {path}</extracomment>
   <translation>
    <numerusform>{count} entry written to {path}</numerusform>
    <numerusform>{count} entries written to {path}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>{count} errors, the first in {option}. Correct the options to save or use the configuration.</source>
   <translation>{count} errors, the first in {option}. Correct the options to save or use the configuration.</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>{count} extents</source>
   <extracomment>For one: {count} extent</extracomment>
   <translation>
    <numerusform>{count} extent</numerusform>
    <numerusform>{count} extents</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/cli/convert.py"/>
   <source>{count} files</source>
   <extracomment>For one: {count} file</extracomment>
   <translation>
    <numerusform>{count} file</numerusform>
    <numerusform>{count} files</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>{count} fills of {slot}</source>
   <extracomment>For one: {count} fill of {slot}</extracomment>
   <translation>
    <numerusform>{count} fill of {slot}</numerusform>
    <numerusform>{count} fills of {slot}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>{count} flagged</source>
   <extracomment>For one: {count} flagged</extracomment>
   <translation>
    <numerusform>{count} flagged</numerusform>
    <numerusform>{count} flagged</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>{count} groups count as one</source>
   <extracomment>For one: {count} group counts as one</extracomment>
   <translation>
    <numerusform>{count} group counts as one</numerusform>
    <numerusform>{count} groups count as one</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_words.py"/>
   <source>{count} in no class</source>
   <translation>{count} in no class</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_words.py"/>
   <source>{count} in {part}</source>
   <translation>{count} in {part}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{count} in {side}</source>
   <translation>{count} in {side}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} inserted</source>
   <translation>{count} inserted</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>{count} key classes</source>
   <extracomment>For one: {count} key class</extracomment>
   <translation>
    <numerusform>{count} key class</numerusform>
    <numerusform>{count} key classes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>{count} labels are ignored</source>
   <extracomment>For one: {count} label is ignored</extracomment>
   <translation>
    <numerusform>{count} label is ignored</numerusform>
    <numerusform>{count} labels are ignored</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} left out</source>
   <translation>{count} left out</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>{count} left out: decide their objects first</source>
   <extracomment>For one: {count} left out: decide its object first</extracomment>
   <translation>
    <numerusform>{count} left out: decide its object first</numerusform>
    <numerusform>{count} left out: decide their objects first</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>{count} lines</source>
   <extracomment>For one: {count} line</extracomment>
   <translation>
    <numerusform>{count} line</numerusform>
    <numerusform>{count} lines</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} links merge separate classes: resolve them in Decide › Unresolved.</source>
   <extracomment>For one: {count} link merges separate classes: resolve it in Decide › Unresolved.</extracomment>
   <translation>
    <numerusform>{count} link merges separate classes: resolve it in Decide › Unresolved.</numerusform>
    <numerusform>{count} links merge separate classes: resolve them in Decide › Unresolved.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>{count} links merge separate classes: resolve them to export the final key.</source>
   <extracomment>For one: {count} link merges separate classes: resolve it to export the final key.</extracomment>
   <translation>
    <numerusform>{count} link merges separate classes: resolve it to export the final key.</numerusform>
    <numerusform>{count} links merge separate classes: resolve them to export the final key.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>{count} links merge separate classes: {documents}</source>
   <extracomment>For one: {count} link merges separate classes: {documents}</extracomment>
   <translation>
    <numerusform>{count} link merges separate classes: {documents}</numerusform>
    <numerusform>{count} links merge separate classes: {documents}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{count} manual alignments of words</source>
   <translation>{count} manual alignments of words</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{count} manual pairs and splits</source>
   <extracomment>For one: {count} manual pair or split</extracomment>
   <translation>
    <numerusform>{count} manual pair or split</numerusform>
    <numerusform>{count} manual pairs and splits</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>{count} manual pairs or splits</source>
   <extracomment>For one: {count} manual pair or split</extracomment>
   <translation>
    <numerusform>{count} manual pair or split</numerusform>
    <numerusform>{count} manual pairs or splits</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>{count} matches</source>
   <extracomment>For one: {count} match</extracomment>
   <translation>
    <numerusform>{count} match</numerusform>
    <numerusform>{count} matches</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/reports/tree/classes.py"/>
   <source>{count} mentions</source>
   <extracomment>For one: {count} mention</extracomment>
   <translation>
    <numerusform>{count} mention</numerusform>
    <numerusform>{count} mentions</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>{count} missing</source>
   <translation>{count} missing</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>{count} more findings</source>
   <extracomment>For one: {count} more finding</extracomment>
   <translation>
    <numerusform>{count} more finding</numerusform>
    <numerusform>{count} more findings</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more line</source>
   <translation>{count} more line</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more line, the same in all</source>
   <translation>{count} more line, the same in all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more line, the same in both</source>
   <translation>{count} more line, the same in both</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more lines</source>
   <translation>{count} more lines</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more lines, the same in all</source>
   <translation>{count} more lines, the same in all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more lines, the same in both</source>
   <translation>{count} more lines, the same in both</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>{count} more messages.</source>
   <extracomment>For one: One more message.</extracomment>
   <translation>
    <numerusform>One more message.</numerusform>
    <numerusform>{count} more messages.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>{count} more of this kind</source>
   <extracomment>For one: {count} more of this kind</extracomment>
   <translation>
    <numerusform>{count} more of this kind</numerusform>
    <numerusform>{count} more of this kind</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{count} more: type {key}:… in the field</source>
   <translation>{count} more: type {key}:… in the field</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>{count} not in {side}</source>
   <translation>{count} not in {side}</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>{count} objects are decided</source>
   <extracomment>For one: {count} object is decided</extracomment>
   <translation>
    <numerusform>{count} object is decided</numerusform>
    <numerusform>{count} objects are decided</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} objects are renamed, because their names are already used</source>
   <extracomment>For one: {count} object is renamed, because its name is already used</extracomment>
   <translation>
    <numerusform>{count} object is renamed, because its name is already used</numerusform>
    <numerusform>{count} objects are renamed, because their names are already used</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} objects are undecided: choose an object to decide, or an outcome for each type.</source>
   <extracomment>For one: {count} object is undecided: choose the object to decide, or an outcome for its type.</extracomment>
   <translation>
    <numerusform>{count} object is undecided: choose the object to decide, or an outcome for its type.</numerusform>
    <numerusform>{count} objects are undecided: choose an object to decide, or an outcome for each type.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>{count} objects are undecided: {documents}; by type {types}</source>
   <extracomment>For one: {count} object is undecided: {documents}; by type {types}</extracomment>
   <translation>
    <numerusform>{count} object is undecided: {documents}; by type {types}</numerusform>
    <numerusform>{count} objects are undecided: {documents}; by type {types}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} objects occur twice, as in an input file</source>
   <extracomment>For one: {count} object occurs twice, as in an input file</extracomment>
   <translation>
    <numerusform>{count} object occurs twice, as in an input file</numerusform>
    <numerusform>{count} objects occur twice, as in an input file</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{count} objects of class {type} for document {document}</source>
   <translation>{count} objects of class {type} for document {document}</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>{count} objects would be decided</source>
   <extracomment>For one: {count} object would be decided</extracomment>
   <translation>
    <numerusform>{count} object would be decided</numerusform>
    <numerusform>{count} objects would be decided</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{count} occurrences</source>
   <extracomment>For one: {count} occurrence</extracomment>
   <translation>
    <numerusform>{count} occurrence</numerusform>
    <numerusform>{count} occurrences</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>{count} of {total}</source>
   <translation>{count} of {total}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{count} only in {a}, as {label}</source>
   <translation>{count} only in {a}, as {label}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{count} only in {b}, as {label}</source>
   <translation>{count} only in {b}, as {label}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>{count} parentheses in one fill</source>
   <extracomment>For one: {count} parenthesis in one fill</extracomment>
   <translation>
    <numerusform>{count} parenthesis in one fill</numerusform>
    <numerusform>{count} parentheses in one fill</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} pointers to objects outside the final key are removed</source>
   <extracomment>For one: {count} pointer to an object outside the final key is removed</extracomment>
   <translation>
    <numerusform>{count} pointer to an object outside the final key is removed</numerusform>
    <numerusform>{count} pointers to objects outside the final key are removed</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} problems prevent the export: choose a problem to go to its row.</source>
   <extracomment>For one: {count} problem prevents the export: choose the problem to go to its row.</extracomment>
   <translation>
    <numerusform>{count} problem prevents the export: choose the problem to go to its row.</numerusform>
    <numerusform>{count} problems prevent the export: choose a problem to go to its row.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/reasons.py"/>
   <source>{count} reasons</source>
   <extracomment>For one: {count} reason</extracomment>
   <translation>
    <numerusform>{count} reason</numerusform>
    <numerusform>{count} reasons</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>{count} relations point to objects that are not in the final key</source>
   <extracomment>For one: {count} relation points to an object that is not in the final key</extracomment>
   <translation>
    <numerusform>{count} relation points to an object that is not in the final key</numerusform>
    <numerusform>{count} relations point to objects that are not in the final key</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} relations point to objects that are not in the final key.</source>
   <extracomment>For one: {count} relation points to an object that is not in the final key.</extracomment>
   <translation>
    <numerusform>{count} relation points to an object that is not in the final key.</numerusform>
    <numerusform>{count} relations point to objects that are not in the final key.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} relations point to objects that are not in the final key. Leave the relations out too?</source>
   <extracomment>For one: {count} relation points to an object that is not in the final key. Leave the relation out too?</extracomment>
   <translation>
    <numerusform>{count} relation points to an object that is not in the final key. Leave the relation out too?</numerusform>
    <numerusform>{count} relations point to objects that are not in the final key. Leave the relations out too?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>{count} response classes</source>
   <extracomment>For one: {count} response class</extracomment>
   <translation>
    <numerusform>{count} response class</numerusform>
    <numerusform>{count} response classes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/label_studio/scan.py"/>
   <source>{count} results of type {kind} that are no regions of plain text</source>
   <extracomment>For one: {count} result of type {kind} that is no region of plain text</extracomment>
   <translation>
    <numerusform>{count} result of type {kind} that is no region of plain text</numerusform>
    <numerusform>{count} results of type {kind} that are no regions of plain text</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>{count} roles of {feature}</source>
   <extracomment>For one: {count} role of {feature}</extracomment>
   <translation>
    <numerusform>{count} role of {feature}</numerusform>
    <numerusform>{count} roles of {feature}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>{count} rows</source>
   <extracomment>For one: {count} row</extracomment>
   <translation>
    <numerusform>{count} row</numerusform>
    <numerusform>{count} rows</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>{count} rows written to {path}</source>
   <extracomment>For one: {count} row written to {path}</extracomment>
   <translation>
    <numerusform>{count} row written to {path}</numerusform>
    <numerusform>{count} rows written to {path}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{count} selected</source>
   <translation>{count} selected</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>{count} slashes in one fill</source>
   <extracomment>For one: {count} slash in one fill</extracomment>
   <translation>
    <numerusform>{count} slash in one fill</numerusform>
    <numerusform>{count} slashes in one fill</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{count} slot agrees</source>
   <translation>{count} slot agrees</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{count} slots agree</source>
   <translation>{count} slots agree</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>{count} spans whose texts are not as long as end minus start</source>
   <extracomment>For one: {count} span whose text is not as long as end minus start</extracomment>
   <translation>
    <numerusform>{count} span whose text is not as long as end minus start</numerusform>
    <numerusform>{count} spans whose texts are not as long as end minus start</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>{count} spurious</source>
   <translation>{count} spurious</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} substituted</source>
   <translation>{count} substituted</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <location filename="engine/annotally/reports/render/campaign_files.py"/>
   <source>{count} systems</source>
   <extracomment>For one: {count} system</extracomment>
   <translation>
    <numerusform>{count} system</numerusform>
    <numerusform>{count} systems</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>{count} tasks: {names}</source>
   <extracomment>For one: {count} task: {names}</extracomment>
   <translation>
    <numerusform>{count} task: {names}</numerusform>
    <numerusform>{count} tasks: {names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>{count} tokens in the {kind} {text!r}</source>
   <extracomment>For one: {count} token in the {kind} {text!r}</extracomment>
   <translation>
    <numerusform>{count} token in the {kind} {text!r}</numerusform>
    <numerusform>{count} tokens in the {kind} {text!r}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} undecided objects are exported as chosen here and stay undecided in the project.</source>
   <extracomment>For one: {count} undecided object is exported as chosen here and stays undecided in the project.</extracomment>
   <translation>
    <numerusform>{count} undecided object is exported as chosen here and stays undecided in the project.</numerusform>
    <numerusform>{count} undecided objects are exported as chosen here and stay undecided in the project.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{count} values in an annotation of {type}</source>
   <extracomment>For one: {count} value in an annotation of {type}</extracomment>
   <translation>
    <numerusform>{count} value in an annotation of {type}</numerusform>
    <numerusform>{count} values in an annotation of {type}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>{count} values in {column}</source>
   <extracomment>For one: {count} value in {column}</extracomment>
   <translation>
    <numerusform>{count} value in {column}</numerusform>
    <numerusform>{count} values in {column}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{count} values of {layer} at {unit}, {other} in another of its columns</source>
   <extracomment>For one: {count} value of {layer} at {unit}, {other} in another of its columns</extracomment>
   <translation>
    <numerusform>{count} value of {layer} at {unit}, {other} in another of its columns</numerusform>
    <numerusform>{count} values of {layer} at {unit}, {other} in another of its columns</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>{count} values of {option}</source>
   <extracomment>For one: {count} value of {option}</extracomment>
   <translation>
    <numerusform>{count} value of {option}</numerusform>
    <numerusform>{count} values of {option}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>{count} without a majority</source>
   <extracomment>For one: {count} without a majority</extracomment>
   <translation>
    <numerusform>{count} without a majority</numerusform>
    <numerusform>{count} without a majority</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} words</source>
   <translation>{count} words</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_words.py"/>
   <source>{count} {side}</source>
   <translation>{count} {side}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>{count}, as in the header</source>
   <translation>{count}, as in the header</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{count}: {one} in {a}, {other} in {b}</source>
   <translation>{count}: {one} in {a}, {other} in {b}</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>{decision} in {count} places</source>
   <extracomment>For one: {decision} in {count} place</extracomment>
   <translation>
    <numerusform>{decision} in {count} place</numerusform>
    <numerusform>{decision} in {count} places</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{document}   a second {before} is renamed {after}; its pointers are updated</source>
   <translation>{document}   a second {before} is renamed {after}; its pointers are updated</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{document}   {about}   → {said}</source>
   <translation>{document}   {about}   → {said}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{document}   {called} has the same content as another object and is kept twice</source>
   <translation>{document}   {called} has the same content as another object and is kept twice</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>{document}   {said} → {final}</source>
   <translation>{document}   {said} → {final}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{document}   {title}   {slot} pointed to {target}, which is not in the final key</source>
   <translation>{document}   {title}   {slot} pointed to {target}, which is not in the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/row_list.py"/>
   <source>{document}   {title}   {texts}</source>
   <translation>{document}   {title}   {texts}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>{document} is done</source>
   <translation>{document} is done</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>{document} is done with {count:,} objects undecided</source>
   <extracomment>For one: {document} is done with {count} object undecided</extracomment>
   <translation>
    <numerusform>{document} is done with {count} object undecided</numerusform>
    <numerusform>{document} is done with {count:,} objects undecided</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>{document} is marked irrelevant again</source>
   <translation>{document} is marked irrelevant again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>{document} is marked irrelevant, but has templates</source>
   <translation>{document} is marked irrelevant, but has templates</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>{document} is no longer done</source>
   <translation>{document} is no longer done</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{document}.</source>
   <translation>{document}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>{document}.tab or {document}.txt.tab</source>
   <translation>{document}.tab or {document}.txt.tab</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>{document}: a second {before} is renamed to {after}</source>
   <translation>{document}: a second {before} is renamed to {after}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>{document}: {finding}</source>
   <translation>{document}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>{document}: {name} repeats another object</source>
   <translation>{document}: {name} repeats another object</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>{document}: {name}: {finding}</source>
   <translation>{document}: {name}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>{document}: {slot} pointed to {target}, which is not in the key</source>
   <translation>{document}: {slot} pointed to {target}, which is not in the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{done:,} of {count:,} documents done</source>
   <translation>{done:,} of {count:,} documents done</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/source_diagnostics.py"/>
   <source>{expected} (for {format})</source>
   <translation>{expected} (for {format})</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{expression!r} is not a regular expression: {why}</source>
   <translation>{expression!r} is not a regular expression: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>{expression}: searching the text takes too long</source>
   <translation>{expression}: searching the text takes too long</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>{expression}: searching {text} takes too long</source>
   <translation>{expression}: searching {text} takes too long</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>{expression}: {why}</source>
   <translation>{expression}: {why}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{facts}.</source>
   <translation>{facts}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>{feature!r} is chosen as the label of {type}</source>
   <translation>{feature!r} is chosen as the label of {type}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>{figures} (counting all documents…)</source>
   <translation>{figures} (counting all documents…)</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>{files}: changed since the decisions</source>
   <translation>{files}: changed since the decisions</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>{file} is the key and a response</source>
   <translation>{file} is the key and a response</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>{file}: no score profile called {name!r}; {remedy}</source>
   <translation>{file}: no score profile called {name!r}; {remedy}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>{file}: no similarity profile called {name!r}; {remedy}</source>
   <translation>{file}: no similarity profile called {name!r}; {remedy}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>{fill} compared as</source>
   <translation>{fill} compared as</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>{findings}, {finding}</source>
   <translation>{findings}, {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>{finding} and {count} more</source>
   <translation>{finding} and {count} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>{finding} inside {limit} others</source>
   <translation>{finding} inside {limit} others</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>{finding}, also on line {lines}</source>
   <translation>{finding}, also on line {lines}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>{finding}, also on line {lines} and {more} more</source>
   <translation>{finding}, also on line {lines} and {more} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{finding}, and {count} more</source>
   <translation>{finding}, and {count} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{finding}, and {count} more differ</source>
   <translation>{finding}, and {count} more differ</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/linked_text.py"/>
   <source>{finding}, and {count} more fills lie outside it</source>
   <translation>{finding}, and {count} more fills lie outside it</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{finding}, and {count} more slots</source>
   <translation>{finding}, and {count} more slots</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>{finding}, and {count} more tokens that differ</source>
   <extracomment>For one: {finding}, and {count} more token that differs</extracomment>
   <translation>
    <numerusform>{finding}, and {count} more token that differs</numerusform>
    <numerusform>{finding}, and {count} more tokens that differ</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{finding}, likewise {count} more</source>
   <translation>{finding}, likewise {count} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>{finding}, nor are {count} more</source>
   <translation>{finding}, nor are {count} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{finding}, nor have {count} more</source>
   <translation>{finding}, nor have {count} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{finding}, so do {count} more</source>
   <translation>{finding}, so do {count} more</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>{finding}, {count:,} times</source>
   <extracomment>For one: {finding}, {count:,} time</extracomment>
   <translation>
    <numerusform>{finding}, {count:,} time</numerusform>
    <numerusform>{finding}, {count:,} times</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>{finding}; so do {count} more documents</source>
   <translation>{finding}; so do {count} more documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{first} and {last}</source>
   <translation>{first} and {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{first} and {second} are both paired and split manually</source>
   <translation>{first} and {second} are both paired and split manually</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <source>{first} and {second} are paired manually, and so with two annotations of one annotator</source>
   <translation>{first} and {second} are paired manually, and so with two annotations of one annotator</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <source>{first} and {second} are split manually and also paired manually, perhaps through other annotations</source>
   <translation>{first} and {second} are split manually and also paired manually, perhaps through other annotations</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{first} and {second} cannot be paired: {reason}</source>
   <translation>{first} and {second} cannot be paired: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>{first} and {second} cross</source>
   <translation>{first} and {second} cross</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/doccano.py"/>
   <source>{first} and {second} in a document</source>
   <translation>{first} and {second} in a document</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>{first} and {second}: their names do not show which is the key</source>
   <translation>{first} and {second}: their names do not show which is the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{first} or {last}, any is right</source>
   <translation>{first} or {last}, any is right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{first} or {last}, either is right</source>
   <translation>{first} or {last}, either is right</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/wording.py"/>
   <source>{first} or {others}</source>
   <translation>{first} or {others}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{first} – {second}</source>
   <translation>{first} – {second}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>{first}; {second}</source>
   <translation>{first}; {second}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{folder} already contains {names}. Replace the existing files?</source>
   <translation>{folder} already contains {names}. Replace the existing files?</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{footer} after its last mention</source>
   <translation>{footer} after its last mention</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{footer} without a document</source>
   <translation>{footer} without a document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>{format} as the format to write</source>
   <translation>{format} as the format to write</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_formats.py"/>
   <source>{format} can contain {limit}</source>
   <translation>{format} can contain {limit}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unsupported.py"/>
   <source>{format} is recognised but cannot be read yet</source>
   <translation>{format} is recognised but cannot be read yet</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>{format}, while {file} is {other}</source>
   <translation>{format}, while {file} is {other}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>{found}. Expected: {expected}. {remedy}</source>
   <translation>{found}. Expected: {expected}. {remedy}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>{found}. {remedy}</source>
   <translation>{found}. {remedy}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/diagnostic_words.py"/>
   <source>{found}: {remedy}</source>
   <translation>{found}: {remedy}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{header} before it</source>
   <translation>{header} before it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{header} without a name</source>
   <translation>{header} without a name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{header}, {footer} or a mention</source>
   <translation>{header}, {footer} or a mention</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/roles.py"/>
   <source>{heading}, collapsed</source>
   <translation>{heading}, collapsed</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>{journal} next to it names another file</source>
   <translation>{journal} next to it names another file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>{keys} is used by “{other}”. Exchange swaps the shortcuts of the two actions.</source>
   <translation>{keys} is used by “{other}”. Exchange swaps the shortcuts of the two actions.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/legend.py"/>
   <source>{key} above, {response} below</source>
   <translation>{key} above, {response} below</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{key} has no fill left for it</source>
   <translation>{key} has no fill left for it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{key} {text}</source>
   <translation>{key} {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{key}'s extent to the character (M15)</source>
   <translation>{key}'s extent to the character (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>{kind} {text!r}</source>
   <translation>{kind} {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{kind}, as the event</source>
   <translation>{kind}, as the event</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>{kind}: {words}</source>
   <translation>{kind}: {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>{labels} in no stratum</source>
   <translation>{labels} in no stratum</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{label} in {b}</source>
   <translation>{label} in {b}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>{label} is compared</source>
   <translation>{label} is compared</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>{label} · only {letter}</source>
   <translation>{label} · only {letter}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{label}.{attribute} points to {target}, which is not paired before {label}</source>
   <translation>{label}.{attribute} points to {target}, which is not paired before {label}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{label}.{attribute} to {targets}</source>
   <translation>{label}.{attribute} to {targets}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{label}: extents differ.</source>
   <translation>{label}: extents differ.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>{layer} at {unit} refers to {target!r}, which does not exist</source>
   <translation>{layer} at {unit} refers to {target!r}, which does not exist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{layer}: {finding}</source>
   <translation>{layer}: {finding}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} begin a new class</source>
   <translation>{letters} begin a new class</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} begins a new class</source>
   <translation>{letters} begins a new class</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} has a link to “{words}”</source>
   <translation>{letters} has a link to “{words}”</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>{letters} has here: {title}, {words}. Which annotation is the same object?</source>
   <translation>{letters} has here: {title}, {words}. Which annotation is the same object?</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} have a link to “{words}”</source>
   <translation>{letters} have a link to “{words}”</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>{letters} have here: {title}, {words}. Which annotation is the same object?</source>
   <translation>{letters} have here: {title}, {words}. Which annotation is the same object?</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{letters} {said}</source>
   <translation>{letters} {said}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/models/lanes.py"/>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{letter} ({name})</source>
   <translation>{letter} ({name})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>{letter} ({name})   {words}</source>
   <translation>{letter} ({name})   {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{letter} · {name}</source>
   <translation>{letter} · {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>{letter} “{words}”</source>
   <translation>{letter} “{words}”</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>{letter}, {name}</source>
   <translation>{letter}, {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>{line!r} before the first option</source>
   <translation>{line!r} before the first option</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{line!r} has no value</source>
   <translation>{line!r} has no value</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{line!r} outside a document</source>
   <translation>{line!r} outside a document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>{line!r} outside of any document</source>
   <translation>{line!r} outside of any document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{low} to {high}: {level} % interval over {samples} samples of documents, seed {seed}</source>
   <translation>{low} to {high}: {level} % interval over {samples} samples of documents, seed {seed}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>{mark} inside alternatives</source>
   <translation>{mark} inside alternatives</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>{mark} outside of alternatives</source>
   <translation>{mark} outside of alternatives</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>{measure} by bootstrap: {part}, on a scale from 0 to 1</source>
   <translation>{measure} by bootstrap: {part}, on a scale from 0 to 1</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>{measure} of every system; mean over the systems with a value.</source>
   <translation>{measure} of every system; mean over the systems with a value.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>{measure}: mean {mean}, variance {variance}, standard deviation {deviation}</source>
   <translation>{measure}: mean {mean}, variance {variance}, standard deviation {deviation}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{method}, the only method of the program for it</source>
   <translation>{method}, the only method of the program for it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>{more}, for example: {found}</source>
   <translation>{more}, for example: {found}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>{name!r} at the start of a line</source>
   <translation>{name!r} at the start of a line</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/rules.py"/>
   <source>{name!r} is no pronunciation rule set; choose english, letters or voice:LANGUAGE, as voice:de</source>
   <translation>{name!r} is no pronunciation rule set; choose english, letters or voice:LANGUAGE, as voice:de</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{names} agree in part</source>
   <translation>{names} agree in part</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{names} agrees in part</source>
   <translation>{names} agrees in part</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>{names} and {count} documents more</source>
   <translation>{names} and {count} documents more</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{names} and {count} more</source>
   <translation>{names} and {count} more</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{names} and {count} more files</source>
   <extracomment>For one: {names} and {count} more file</extracomment>
   <translation>
    <numerusform>{names} and {count} more file</numerusform>
    <numerusform>{names} and {count} more files</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <location filename="engine/annotally/model/wording.py"/>
   <source>{names} and {last}</source>
   <translation>{names} and {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>{names} and {name}</source>
   <translation>{names} and {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{names} differ</source>
   <translation>{names} differ</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>{names} or {last}</source>
   <translation>{names} or {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>{names} or {name}</source>
   <translation>{names} or {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>{names} written to {folder}</source>
   <translation>{names} written to {folder}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>{name} (configuration)</source>
   <translation>{name} (configuration)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{name} (implicitly optional)</source>
   <translation>{name} (implicitly optional)</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/contents.py"/>
   <source>{name} (not required)</source>
   <translation>{name} (not required)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{name} (number {number} of equal ones)</source>
   <translation>{name} (number {number} of equal ones)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{name} (optional)</source>
   <translation>{name} (optional)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/open.py"/>
   <source>{name} (read-only)</source>
   <translation>{name} (read-only)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/application.py"/>
   <source>{name} (two keys)</source>
   <translation>{name} (two keys)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} agrees in part.</source>
   <translation>{name} agrees in part.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>{name} already exists and is never replaced. Choose another name, or cancel and open that project.</source>
   <translation>{name} already exists and is never replaced. Choose another name, or cancel and open that project.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{name} already exists. Replace it?</source>
   <translation>{name} already exists. Replace it?</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>{name} as level or status</source>
   <translation>{name} as level or status</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} at {begin} after {earlier} at {earlier_begin}</source>
   <translation>{name} at {begin} after {earlier} at {earlier_begin}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} begins at {begin} and ends at {end}</source>
   <translation>{name} begins at {begin} and ends at {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} begins at {begin}, inside {earlier}</source>
   <translation>{name} begins at {begin}, inside {earlier}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name} cannot be read: {why}</source>
   <translation>{name} cannot be read: {why}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name} cannot be read: {why}. Add another annotation file instead.</source>
   <translation>{name} cannot be read: {why}. Add another annotation file instead.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name} contains no annotations. Add the files or the folder with the annotations.</source>
   <translation>{name} contains no annotations. Add the files or the folder with the annotations.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} counts as the same.</source>
   <translation>{name} counts as the same.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} differs</source>
   <translation>{name} differs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} differs.</source>
   <translation>{name} differs.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{name} ends at {end}</source>
   <translation>{name} ends at {end}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} ends at {end}, in a table of {count} tokens</source>
   <extracomment>For one: {name} ends at {end}, in a table of {count} token</extracomment>
   <translation>
    <numerusform>{name} ends at {end}, in a table of {count} token</numerusform>
    <numerusform>{name} ends at {end}, in a table of {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} ends at {end}, past the end of {file}</source>
   <translation>{name} ends at {end}, past the end of {file}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>{name} failed: {problem}</source>
   <translation>{name} failed: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>{name} is followed by {text!r}</source>
   <translation>{name} is followed by {text!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} is in use by {holder}. Take over the project only if it is no longer open there, for instance after a crash or a power failure: a program that still has the project open could no longer save to it.</source>
   <translation>{name} is in use by {holder}. Take over the project only if it is no longer open there, for instance after a crash or a power failure: a program that still has the project open could no longer save to it.</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{name} is in {count} manual pairs</source>
   <translation>{name} is in {count} manual pairs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} is read-only: {why}.</source>
   <translation>{name} is read-only: {why}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} is the same in A and B.</source>
   <translation>{name} is the same in A and B.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} is the same in all.</source>
   <translation>{name} is the same in all.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{name} is {text!r} in the annotation file</source>
   <translation>{name} is {text!r} in the annotation file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} is {word!r}, while {file} has {word_of_text!r} at {begin}</source>
   <translation>{name} is {word!r}, while {file} has {word_of_text!r} at {begin}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{name} no longer exists</source>
   <translation>{name} no longer exists</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/writable_slots.py"/>
   <source>{name} points to each side's {target}, and {reason}: decide the target first</source>
   <translation>{name} points to each side's {target}, and {reason}: decide the target first</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{name} refers to {target}, which this file does not have</source>
   <translation>{name} refers to {target}, which this file does not have</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>{name} returned {result}</source>
   <translation>{name} returned {result}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>{name} where there are bytes</source>
   <translation>{name} where there are bytes</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>{name} where there is a text</source>
   <translation>{name} where there is a text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{name} without its text</source>
   <translation>{name} without its text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} {damage}. The readable part can be copied to a new file; the damaged file does not change.</source>
   <translation>{name} {damage}. The readable part can be copied to a new file; the damaged file does not change.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{name} {text!r}</source>
   <translation>{name} {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>{name} {value!r}</source>
   <translation>{name} {value!r}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{name} {values!r}, {count} values in one attribute</source>
   <extracomment>For one: {name} {values!r}, {count} value in one attribute</extracomment>
   <translation>
    <numerusform>{name} {values!r}, {count} value in one attribute</numerusform>
    <numerusform>{name} {values!r}, {count} values in one attribute</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>{name} – {sides}</source>
   <translation>{name} – {sides}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/number_field.py"/>
   <source>{name}, slider</source>
   <translation>{name}, slider</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{name}, {further}</source>
   <translation>{name}, {further}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name}:</source>
   <translation>{name}:</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name}: in this task both sides have the same text. Choose another role, or another task.</source>
   <translation>{name}: in this task both sides have the same text. Choose another role, or another task.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{name}: {rule}</source>
   <translation>{name}: {rule}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>{name}[*] – Annotally</source>
   <translation>{name}[*] – Annotally</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>{nearest}; it is compared as written</source>
   <translation>{nearest}; it is compared as written</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>{nearest}; it is not compared</source>
   <translation>{nearest}; it is not compared</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>{nearest}; such annotations are not compared</source>
   <translation>{nearest}; such annotations are not compared</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>{number} characters</source>
   <extracomment>For one: {number} character</extracomment>
   <translation>
    <numerusform>{number} character</numerusform>
    <numerusform>{number} characters</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>{number} words</source>
   <extracomment>For one: {number} word</extracomment>
   <translation>
    <numerusform>{number} word</numerusform>
    <numerusform>{number} words</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{object} points to it in {slot} and is optional</source>
   <translation>{object} points to it in {slot} and is optional</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{object} points to it in {slot} and may leave it out</source>
   <translation>{object} points to it in {slot} and may leave it out</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{object} points to it in {slot}, but an alternative there does without it</source>
   <translation>{object} points to it in {slot}, but an alternative there does without it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{of} · {what}</source>
   <translation>{of} · {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>{one} and {other}: F {f} %</source>
   <translation>{one} and {other}: F {f} %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>{one} with {other}</source>
   <translation>{one} with {other}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>{option} of {name}</source>
   <translation>{option} of {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>{option} {text!r}</source>
   <translation>{option} {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{outcome}; correct the identifier or restore the annotation</source>
   <translation>{outcome}; correct the identifier or restore the annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>{part} without attributes</source>
   <translation>{part} without attributes</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>{part} without labels</source>
   <translation>{part} without labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>{part} without method</source>
   <translation>{part} without method</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>{part} without name</source>
   <translation>{part} without name</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>{part}, line {number}: {field}</source>
   <translation>{part}, line {number}: {field}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/other_responses.py"/>
   <location filename="gui/annotally_gui/controllers/review.py"/>
   <source>{path} written</source>
   <translation>{path} written</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>{path} {problem}</source>
   <translation>{path} {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>{phone!r}, in the pronunciation of {word}, is not a phone</source>
   <translation>{phone!r}, in the pronunciation of {word}, is not a phone</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>{place}: {problem}</source>
   <translation>{place}: {problem}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{plain}, manual ({count:,}) {score}</source>
   <translation>{plain}, manual ({count:,}) {score}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{pointers}, {pointer}</source>
   <translation>{pointers}, {pointer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{pointer} points to a class that is mapped later</source>
   <translation>{pointer} points to a class that is mapped later</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>{pointer} points to {target}, which is not paired before {label}</source>
   <translation>{pointer} points to {target}, which is not paired before {label}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{points} less than this pair</source>
   <translation>{points} less than this pair</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{points} more than this pair</source>
   <translation>{points} more than this pair</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>{program}, as here</source>
   <translation>{program}, as here</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>{rate} %</source>
   <translation>{rate} %</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{reason} ({winner})</source>
   <translation>{reason} ({winner})</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{reason} of {threshold}</source>
   <translation>{reason} of {threshold}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/writable_slots.py"/>
   <source>{reason}: edit it</source>
   <translation>{reason}: edit it</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/writable_slots.py"/>
   <source>{reason}: take the value of one side, or enter one value</source>
   <translation>{reason}: take the value of one side, or enter one value</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/writable_slots.py"/>
   <source>{reason}: the key has to be written as {titles}</source>
   <translation>{reason}: the key has to be written as {titles}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{ref_slot} {text!r}, which no tag of the document has as {id_slot}</source>
   <translation>{ref_slot} {text!r}, which no tag of the document has as {id_slot}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>{remedy}. {what}</source>
   <translation>{remedy}. {what}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>{remedy}; nothing was written</source>
   <translation>{remedy}; nothing was written</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{response} has no fill left for it</source>
   <translation>{response} has no fill left for it</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>{roles} and {count} targets</source>
   <extracomment>For one: {roles} and {count} target</extracomment>
   <translation>
    <numerusform>{roles} and {count} target</numerusform>
    <numerusform>{roles} and {count} targets</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{row}, includes the selected row</source>
   <translation>{row}, includes the selected row</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{row}, not in the filter</source>
   <translation>{row}, not in the filter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{row}; final: {decision}</source>
   <translation>{row}; final: {decision}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{said} ({count:,} by rule)</source>
   <translation>{said} ({count:,} by rule)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>{said}, with {pairs}</source>
   <translation>{said}, with {pairs}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{said}, {decided} decided</source>
   <translation>{said}, {decided} decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>{said}, {where}</source>
   <translation>{said}, {where}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{said}: {how}</source>
   <translation>{said}: {how}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{said}; the first {count} are listed.</source>
   <translation>{said}; the first {count} are listed.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>{said}…</source>
   <translation>{said}…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{samples} samples are being drawn</source>
   <translation>{samples} samples are being drawn</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{samples} samples of {documents}</source>
   <translation>{samples} samples of {documents}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>{samples} samples of {documents} documents each, seed {seed}</source>
   <translation>{samples} samples of {documents} documents each, seed {seed}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{scores} (counting…)</source>
   <translation>{scores} (counting…)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{second} ends at {second_end}, one past the last offset, while {first} in line {line} ends at {first_end}, the last character's</source>
   <translation>{second} ends at {second_end}, one past the last offset, while {first} in line {line} ends at {first_end}, the last character's</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{second} ends at {second_end}, the last character's offset, while {first} in line {line} ends at {first_end}, one past the last</source>
   <translation>{second} ends at {second_end}, the last character's offset, while {first} in line {line} ends at {first_end}, one past the last</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{sentence}: F {percent} %; the weights of what matches sum to {sum:g}, over the threshold of {threshold}</source>
   <translation>{sentence}: F {percent} %; the weights of what matches sum to {sum:g}, over the threshold of {threshold}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{sentence}: {rank} {exact}, {percent} %</source>
   <translation>{sentence}: {rank} {exact}, {percent} %</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{sentence}: {rank} {percent} %</source>
   <translation>{sentence}: {rank} {percent} %</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{sentence}; {how}</source>
   <translation>{sentence}; {how}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>{set} is read, which alone looks like an annotator's; choose another as layer</source>
   <translation>{set} is read, which alone looks like an annotator's; choose another as layer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{short}  {long}</source>
   <translation>{short}  {long}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>{short}: {long}</source>
   <translation>{short}: {long}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{short}: {long}, which no side has</source>
   <translation>{short}: {long}, which no side has</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>{shown:,} of {documents}</source>
   <translation>{shown:,} of {documents}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>{side_format}, which has no annotations, as {annotations}</source>
   <translation>{side_format}, which has no annotations, as {annotations}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{sides} and {side}</source>
   <translation>{sides} and {side}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{sides} lack this.</source>
   <translation>{sides} lack this.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{sides} lacks this.</source>
   <translation>{sides} lacks this.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{sides}: none of these mentions.</source>
   <translation>{sides}: none of these mentions.</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{side} has classes or slots that {task} does not declare: {names}</source>
   <translation>{side} has classes or slots that {task} does not declare: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>{side} has only {types}, which {task} does not score</source>
   <translation>{side} has only {types}, which {task} does not score</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} has part of this class of {owner}.</source>
   <translation>{side} has part of this class of {owner}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} has the same class as {owner}.</source>
   <translation>{side} has the same class as {owner}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} has this class of {owner} inside a larger class.</source>
   <translation>{side} has this class of {owner} inside a larger class.</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} lacks {number} mentions.</source>
   <extracomment>For one: {side} lacks {number} mention.</extracomment>
   <translation>
    <numerusform>{side} lacks {number} mention.</numerusform>
    <numerusform>{side} lacks {number} mentions.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} splits this class of {owner} into {count}.</source>
   <translation>{side} splits this class of {owner} into {count}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{side} {count}</source>
   <translation>{side} {count}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{side} {fill}</source>
   <translation>{side} {fill}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_words.py"/>
   <source>{side} {part} ({count})</source>
   <translation>{side} {part} ({count})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{side}: {fill}</source>
   <translation>{side}: {fill}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>{side}: {finding}</source>
   <translation>{side}: {finding}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>{side}: {slot}</source>
   <translation>{side}: {slot}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>{side}: {words}.</source>
   <translation>{side}: {words}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{side}–Final</source>
   <translation>{side}–Final</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>{sign} and the layer of the relation's ends in the last column</source>
   <translation>{sign} and the layer of the relation's ends in the last column</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>{size:,} bytes of an unknown annotation format</source>
   <translation>{size:,} bytes of an unknown annotation format</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/archives.py"/>
   <source>{size:,} bytes once unpacked</source>
   <translation>{size:,} bytes once unpacked</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>{slot} cannot be {wrong}. Use {known}.</source>
   <translation>{slot} cannot be {wrong}. Use {known}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>{slot} empty</source>
   <translation>{slot} empty</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>{slot} is a {type}, another end a {other}</source>
   <translation>{slot} is a {type}, another end a {other}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>{slot} is {text!r}</source>
   <translation>{slot} is {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>{slot} pointed to {target}</source>
   <translation>{slot} pointed to {target}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>{slot} points to a relation</source>
   <translation>{slot} points to a relation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>{slot} points to a {type}</source>
   <translation>{slot} points to a {type}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <source>{slot} points to what is no token's</source>
   <translation>{slot} points to what is no token's</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/standoff/writing.py"/>
   <location filename="engine/annotally/formats/uima_cas/edits.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>{slot} points to {text!r}</source>
   <translation>{slot} points to {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{slot} without a value</source>
   <translation>{slot} without a value</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{slot} {name!r}, which the tag at line {line}, column {column} has too</source>
   <translation>{slot} {name!r}, which the tag at line {line}, column {column} has too</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>{slot} {text!r}</source>
   <translation>{slot} {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>{slot} {text!r} with a carriage return</source>
   <translation>{slot} {text!r} with a carriage return</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>{slot} {value!r}</source>
   <translation>{slot} {value!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>{slot} {words}</source>
   <translation>{slot} {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>{slot}, fill {number}</source>
   <translation>{slot}, fill {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/contents.py"/>
   <source>{slot}: {fills}</source>
   <translation>{slot}: {fills}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{slot}s that end at a mention without one</source>
   <translation>{slot}s that end at a mention without one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{slot}s that point in a circle: {listing}</source>
   <translation>{slot}s that point in a circle: {listing}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>{start}–{end}</source>
   <translation>{start}–{end}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>{start}–{end} · {keys}</source>
   <translation>{start}–{end} · {keys}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{state}; {vote} agree with the majority</source>
   <translation>{state}; {vote} agree with the majority</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>{style} (system default)</source>
   <translation>{style} (system default)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>{subject} again</source>
   <translation>{subject} again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>{subject} and {rival} are at different places.</source>
   <translation>{subject} and {rival} are at different places.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>{subject} gives effective labels, as {effective} does</source>
   <translation>{subject} gives effective labels, as {effective} does</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>{subject} {first} and {second} than {rival}.</source>
   <translation>{subject} {first} and {second} than {rival}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>{subject} {what} than {rival}.</source>
   <translation>{subject} {what} than {rival}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/messages.py"/>
   <source>{subject}: {finding}</source>
   <translation>{subject}: {finding}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <source>{systems}; the open response is {name}.</source>
   <translation>{systems}; the open response is {name}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>{tag} continues no entity</source>
   <translation>{tag} continues no entity</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>{tag} is not closed</source>
   <translation>{tag} is not closed</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{target} before {source} in the order of the task's classes</source>
   <translation>{target} before {source} in the order of the task's classes</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>{target} in an earlier stratum, or spanned where {label} is spanless</source>
   <translation>{target} in an earlier stratum, or spanned where {label} is spanless</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/resolve.py"/>
   <source>{task} is made from the data: it has no configuration until the data are read</source>
   <translation>{task} is made from the data: it has no configuration until the data are read</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/alignment_task.py"/>
   <source>{task}: all sides have the same text</source>
   <translation>{task}: all sides have the same text</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/scores.py"/>
   <source>{task}: such annotations have no final key</source>
   <translation>{task}: such annotations have no final key</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>{text!r} as the text of an annotation</source>
   <translation>{text!r} as the text of an annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/linked_text.py"/>
   <source>{text!r} at {start} to {end} lies outside document {document}</source>
   <translation>{text!r} at {start} to {end} lies outside document {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/table.py"/>
   <source>{text!r} before the first word</source>
   <translation>{text!r} before the first word</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{text!r} directly after __, which has no effect</source>
   <translation>{text!r} directly after __, which has no effect</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>{text!r} from {start} to {end}</source>
   <translation>{text!r} from {start} to {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>{text!r} from {start} to {end}, which starts or ends between tokens</source>
   <translation>{text!r} from {start} to {end}, which starts or ends between tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{text!r} has no extent</source>
   <translation>{text!r} has no extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>{text!r} has no pronunciation</source>
   <translation>{text!r} has no pronunciation</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/nodes.py"/>
   <source>{text!r} has the character U+{code:04X}, which XML does not</source>
   <translation>{text!r} has the character U+{code:04X}, which XML does not</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{text!r} has {count} pairs of offsets after the first, and no strings in brackets</source>
   <extracomment>For one: {text!r} has {count} pair of offsets after the first, and no strings in brackets</extracomment>
   <translation>
    <numerusform>{text!r} has {count} pair of offsets after the first, and no strings in brackets</numerusform>
    <numerusform>{text!r} has {count} pairs of offsets after the first, and no strings in brackets</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{text!r} has {count} pairs of offsets after the first, and {strings} strings in brackets</source>
   <extracomment>For one: {text!r} has {count} pair of offsets after the first, and {strings} strings in brackets</extracomment>
   <translation>
    <numerusform>{text!r} has {count} pair of offsets after the first, and {strings} strings in brackets</numerusform>
    <numerusform>{text!r} has {count} pairs of offsets after the first, and {strings} strings in brackets</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>{text!r} in place of a confidence</source>
   <translation>{text!r} in place of a confidence</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>{text!r} in {column}</source>
   <translation>{text!r} in {column}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>{text!r} inside &lt;{element}&gt;</source>
   <translation>{text!r} inside &lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{text!r} of the response has {count} pairs of offsets</source>
   <translation>{text!r} of the response has {count} pairs of offsets</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>{text!r} right after a closing quote</source>
   <translation>{text!r} right after a closing quote</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>{text!r}, as in the text</source>
   <translation>{text!r}, as in the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/reading.py"/>
   <source>{text!r}, as in the text at its offsets</source>
   <translation>{text!r}, as in the text at its offsets</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>{text!r}, which is not a brat annotation line</source>
   <translation>{text!r}, which is not a brat annotation line</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>{text!r}: a quote that is not closed</source>
   <translation>{text!r}: a quote that is not closed</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>{text!r}: {count} characters</source>
   <extracomment>For one: {text!r}: {count} character</extracomment>
   <translation>
    <numerusform>{text!r}: {count} character</numerusform>
    <numerusform>{text!r}: {count} characters</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>{text} as a key</source>
   <translation>{text} as a key</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{text} as an annotation</source>
   <translation>{text} as an annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>{text} as {description}</source>
   <translation>{text} as {description}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{text} as {key}</source>
   <translation>{text} as {key}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>{text} is not a pointer</source>
   <translation>{text} is not a pointer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>{text} next to fills</source>
   <translation>{text} next to fills</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>{text} outside of any document</source>
   <translation>{text} outside of any document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/json_scan.py"/>
   <source>{text}, which is not a number of JSON</source>
   <translation>{text}, which is not a number of JSON</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>{time} s in {document}, after {earlier} s in line {line}: time runs backwards</source>
   <translation>{time} s in {document}, after {earlier} s in line {line}: time runs backwards</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/writable_slots.py"/>
   <source>{titles} or {title}</source>
   <translation>{titles} or {title}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{title}	{count:,}</source>
   <translation>{title}	{count:,}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{title}  ×</source>
   <translation>{title}  ×</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{title} ({short}): {formula}</source>
   <translation>{title} ({short}): {formula}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{title} is undefined: {reason}</source>
   <translation>{title} is undefined: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>{title} of {letter}: {words}</source>
   <translation>{title} of {letter}: {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>{title} {arrow}</source>
   <translation>{title} {arrow}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>{title} · missing: {name}</source>
   <translation>{title} · missing: {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>{title} · {folder}</source>
   <translation>{title} · {folder}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{title} ▾</source>
   <translation>{title} ▾</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>{title}, in percent ({source})</source>
   <translation>{title}, in percent ({source})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{title}, undefined: {reason}</source>
   <translation>{title}, undefined: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{title}: added annotation.</source>
   <translation>{title}: added annotation.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{title}: annotations, marked where the other side differs</source>
   <translation>{title}: annotations, marked where the other side differs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{title}: annotations, marked where they differ from the majority</source>
   <translation>{title}: annotations, marked where they differ from the majority</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{title}: {above}, over {below}; summed over classes and documents, of the key for recall, of the response for precision</source>
   <translation>{title}: {above}, over {below}; summed over classes and documents, of the key for recall, of the response for precision</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>{title}: {conflict}</source>
   <translation>{title}: {conflict}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/speech.py"/>
   <source>{title}: {sentence}</source>
   <translation>{title}: {sentence}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{title}: {state}</source>
   <translation>{title}: {state}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/window_builder.py"/>
   <source>{title}: {why}</source>
   <translation>{title}: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/altered_tokens.py"/>
   <source>{token!r} as in {file}</source>
   <translation>{token!r} as in {file}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>{token}, as the table of document {document} spells it</source>
   <translation>{token}, as the table of document {document} spells it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>{told} (aligned manually)</source>
   <translation>{told} (aligned manually)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{trigger} is {kind}, its event {event} is not</source>
   <translation>{trigger} is {kind}, its event {event} is not</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>{type} where there is {expected}</source>
   <translation>{type} where there is {expected}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{type} without content</source>
   <translation>{type} without content</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>{type} {name} covers no word: {text!r}</source>
   <translation>{type} {name} covers no word: {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>{type} {name} ends at {end}</source>
   <translation>{type} {name} ends at {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{type} {name} of the response has alternatives in {slot}</source>
   <translation>{type} {name} of the response has alternatives in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>{type} {name} of {document}</source>
   <translation>{type} {name} of {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>{type} {name} of {document}, number: {finding}</source>
   <translation>{type} {name} of {document}, number: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>{type} {name} of {document}, {slot}: {finding}</source>
   <translation>{type} {name} of {document}, {slot}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>{type} {name} of {document}: {finding}</source>
   <translation>{type} {name} of {document}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{type} {name} points to {target_type} {target}, of a label that is not compared</source>
   <translation>{type} {name} points to {target_type} {target}, of a label that is not compared</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>{type} {words}</source>
   <translation>{type} {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{type}, added</source>
   <translation>{type}, added</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>{type}, in the final key {key_type}</source>
   <translation>{type}, in the final key {key_type}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>{upper} above the words, {lower} below</source>
   <translation>{upper} above the words, {lower} below</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{upper} is smaller than {lower}</source>
   <translation>{upper} is smaller than {lower}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>{upper} left, {lower} right</source>
   <translation>{upper} left, {lower} right</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/lock.py"/>
   <source>{user} on {host} since {time}, process {number}</source>
   <translation>{user} on {host} since {time}, process {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{value!r} as an id</source>
   <translation>{value!r} as an id</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_table.py"/>
   <source>{value!r} as {name}</source>
   <translation>{value!r} as {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{value!r} at {unit}</source>
   <translation>{value!r} at {unit}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{value!r} at {unit}, of chain without number</source>
   <translation>{value!r} at {unit}, of chain without number</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{value!r} at {unit}, of chain {chain}</source>
   <translation>{value!r} at {unit}, of chain {chain}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{value!r} for {key}</source>
   <translation>{value!r} for {key}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{value!r}, its value at {unit}</source>
   <translation>{value!r}, its value at {unit}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{value} %</source>
   <translation>{value} %</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{value} as end</source>
   <translation>{value} as end</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{value} as start</source>
   <translation>{value} as start</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/standoff/json_records.py"/>
   <source>{value} as {name}</source>
   <translation>{value} as {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{value} at {label}</source>
   <translation>{value} at {label}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{value} in {name}</source>
   <translation>{value} in {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{value} in {name}, which is not the id of an annotation</source>
   <translation>{value} in {name}, which is not the id of an annotation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{vote} agree</source>
   <translation>{vote} agree</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/registry.py"/>
   <source>{what} ({keys})</source>
   <translation>{what} ({keys})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>{what}, {kind}</source>
   <translation>{what}, {kind}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>{word!r}, which makes {slot!r} a slot of pointers</source>
   <translation>{word!r}, which makes {slot!r} a slot of pointers</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>{words} ({type})</source>
   <translation>{words} ({type})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>{words}.</source>
   <translation>{words}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>{words}. {freed} becomes unpaired</source>
   <translation>{words}. {freed} becomes unpaired</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>{words}: similarity {points} %</source>
   <translation>{words}: similarity {points} %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{words}; out of date, being drawn again</source>
   <translation>{words}; out of date, being drawn again</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>} after it</source>
   <translation>} after it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>“{mention}” with “{antecedent}” ({whose}) merges {classes} of {letter}</source>
   <translation>“{mention}” with “{antecedent}” ({whose}) merges {classes} of {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>“{name}”</source>
   <translation>“{name}”</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>“{words}”</source>
   <translation>“{words}”</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/pins.py"/>
   <source>“{words}” no longer exists</source>
   <translation>“{words}” no longer exists</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>…</source>
   <translation>…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>⚠ {found} is not a number; use digits and a point</source>
   <translation>⚠ {found} is not a number; use digits and a point</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>⚠ {path} {problem}</source>
   <translation>⚠ {path} {problem}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>✓ {label}</source>
   <translation>✓ {label}</translation>
  </message>
 </context>
</TS>
