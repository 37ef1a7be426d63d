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
   <source>! {conflict}: Decide › Unresolved resolves it.</source>
   <translation>! {conflict}: Decide › Unresolved resolves it.</translation>
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
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>"{key}" again</source>
   <translation>"{key}" again</translation>
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
   <source>#Text= ahead of its tokens</source>
   <translation>#Text= ahead of its tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>#begin document (NAME); part 000</source>
   <translation>#begin document (NAME); part 000</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>#begin document before it</source>
   <translation>#begin document before it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>#end document behind its last token</source>
   <translation>#end document behind its last token</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
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
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;As the file of</source>
   <translation>&amp;As the file of</translation>
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
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;Back to what it was</source>
   <translation>&amp;Back to what it was</translation>
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
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>&amp;Go on working</source>
   <translation>&amp;Go on working</translation>
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
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Hide this pane</source>
   <translation>&amp;Hide this pane</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>&amp;Hide who annotated what</source>
   <translation>&amp;Hide who annotated what</translation>
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
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>&amp;Keep</source>
   <translation>&amp;Keep</translation>
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
   <source>&amp;List what was added…</source>
   <translation>&amp;List what was added…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>&amp;Locate…</source>
   <translation>&amp;Locate…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Look</source>
   <translation>&amp;Look</translation>
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
   <source>&amp;Pair as the task does</source>
   <translation>&amp;Pair as the task does</translation>
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
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Place</source>
   <translation>&amp;Place</translation>
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
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Questions</source>
   <translation>&amp;Questions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Quit</source>
   <translation>&amp;Quit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Read files again</source>
   <translation>&amp;Read files again</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
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
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Window</source>
   <translation>&amp;Window</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>&amp;Write anew…</source>
   <translation>&amp;Write anew…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Zoom</source>
   <translation>&amp;Zoom</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>(missing)</source>
   <translation>(missing)</translation>
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
   <source>, {count} are open and do not count</source>
   <translation>, {count} are open and do not count</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>/ what stands before __ what stands behind</source>
   <translation>/ what stands before __ what stands behind</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>1: full agreement; of what allows for chance 0 is no more than chance</source>
   <translation>1: full agreement; of what allows for chance 0 is no more than chance</translation>
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
   <source>&lt;/{tag}&gt; behind the document</source>
   <translation>&lt;/{tag}&gt; behind the document</translation>
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
   <source>&lt;GateDocument&gt; around everything</source>
   <translation>&lt;GateDocument&gt; around everything</translation>
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
   <location filename="engine/annotally/formats/sgml/reader.py"/>
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
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;{tag}&gt; … &lt;/{tag}&gt; in every document</source>
   <translation>&lt;{tag}&gt; … &lt;/{tag}&gt; in every document</translation>
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
   <source>A code such as (M7) in the inspector names the rule of scoring that a reason follows from.</source>
   <translation>A code such as (M7) in the inspector names the rule of scoring that a reason follows from.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>A colour for each annotator, unless a project hides them</source>
   <translation>A colour for each annotator, unless a project hides them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A key that has no effect says why at the bottom of the window, and what to press instead. Everything can be undone, also after a restart.</source>
   <translation>A key that has no effect says why at the bottom of the window, and what to press instead. Everything can be undone, also after a restart.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>A label that is not compared is treated as if its annotations were not there. Labels with the same name under Counted as are compared and counted as one.</source>
   <translation>A label that is not compared is treated as if its annotations were not there. Labels with the same name under Counted as are compared and counted as one.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>A language of eSpeak NG: en-us, de, fr, es, ru …</source>
   <translation>A language of eSpeak NG: en-us, de, fr, es, ru …</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>A pointer to something optional that nothing was paired with: taken out.</source>
   <translation>A pointer to something optional that nothing was paired with: taken out.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>A project is open already: {remedy} closes it first</source>
   <translation>A project is open already: {remedy} closes it first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A project keeps your decisions in a file beside the inputs. Start one from what is open.</source>
   <translation>A project keeps your decisions in a file beside the inputs. Start one from what is open.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>A result that annotally score --format json saved</source>
   <translation>A result that annotally score --format json saved</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>A row of its own that adds the scores of several labels.</source>
   <translation>A row of its own that adds the scores of several labels.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>A rule decides what is open, in one step of undo. What you have decided stands.</source>
   <translation>A rule decides what is open, in one step of undo. What you have decided stands.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A rule shows what it would decide before it does, and is undone in one step.</source>
   <translation>A rule shows what it would decide before it does, and is undone in one step.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A sheet shows what each file is taken for; change a role in its table before you compare.</source>
   <translation>A sheet shows what each file is taken for; change a role in its table before you compare.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>A transcript and a recogniser's words side by side: names as said and as heard</source>
   <translation>A transcript and a recogniser's words side by side: names as said and as heard</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>A unlike</source>
   <translation>A unlike</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>A word more in a &amp;group costs</source>
   <translation>A word more in a &amp;group costs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>A&amp;dd</source>
   <translation>A&amp;dd</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>A&amp;ppearance</source>
   <translation>A&amp;ppearance</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>A's that differ, and those only A has</source>
   <translation>A's that differ, and those only A has</translation>
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
   <source>Accept no link of the mention: it begins a class</source>
   <translation>Accept no link of the mention: it begins a class</translation>
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
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>Add annotation</source>
   <translation>Add annotation</translation>
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
   <source>Added by hand</source>
   <translation>Added by hand</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Adjudicate differences</source>
   <translation>Adjudicate differences</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Adjudicate the differences of what is open: every decision is kept in a file</source>
   <translation>Adjudicate the differences of what is open: every decision is kept in a file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Adjudicate the differences: every decision is saved at once, in one file</source>
   <translation>Adjudicate the differences: every decision is saved at once, in one file</translation>
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
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>After</source>
   <translation>After</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>After a decision go to the next object that is open</source>
   <translation>After a decision go to the next object that is open</translation>
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
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Agreement of</source>
   <translation>Agreement of</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Align as the tas&amp;k does</source>
   <translation>Align as the tas&amp;k does</translation>
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
   <source>All group them alike.</source>
   <translation>All group them alike.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All that the hypothesis has</source>
   <translation>All that the hypothesis has</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All that the reference has</source>
   <translation>All that the reference has</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>All together</source>
   <translation>All together</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Alternatives and what may be left out count on both sides, and neither is the measure (M19)</source>
   <translation>Alternatives and what may be left out count on both sides, and neither is the measure (M19)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>An alternative: either is right</source>
   <translation>An alternative: either is right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>An annotator without an item counts as a value of its own, not as missing</source>
   <translation>An annotator without an item counts as a value of its own, not as missing</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>An arc leads from an annotation to what it points to; one without words of its own joins those it points to. Click an arc to select what says it.</source>
   <translation>An arc leads from an annotation to what it points to; one without words of its own joins those it points to. Click an arc to select what says it.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>An error in Annotally</source>
   <translation>An error in Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Annotally</source>
   <translation>Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Annotally made an error. Nothing was lost: the files you opened are never written. You can go on working; if something looks wrong, close the comparison and open it again. Please send the report below to those who look after Annotally.</source>
   <translation>Annotally made an error. Nothing was lost: the files you opened are never written. You can go on working; if something looks wrong, close the comparison and open it again. Please send the report below to those who look after Annotally.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotat&amp;ions of A</source>
   <translation>Annotat&amp;ions of A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Annotation</source>
   <translation>Annotation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>Annotations added by hand</source>
   <translation>Annotations added by hand</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotations of &amp;B</source>
   <translation>Annotations of &amp;B</translation>
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
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Annotations that all have in the same words and place are taken; those that differ, or are there twice, are left out</source>
   <translation>Annotations that all have in the same words and place are taken; those that differ, or are there twice, are left out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Annotations to pair with</source>
   <translation>Annotations to pair with</translation>
  </message>
  <message>
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
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Annotators &amp;only</source>
   <translation>Annotators &amp;only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>Annotators who have something here</source>
   <translation>Annotators who have something here</translation>
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
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Another fill beside these</source>
   <translation>Another fill beside these</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>Another response to the same key</source>
   <translation>Another response to the same key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Another s&amp;pelling costs</source>
   <translation>Another s&amp;pelling costs</translation>
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
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As &amp;A has it</source>
   <translation>As &amp;A has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As &amp;B has it</source>
   <translation>As &amp;B has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;D has it</source>
   <translation>As &amp;D has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;E has it</source>
   <translation>As &amp;E has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;F has it</source>
   <translation>As &amp;F has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;G has it</source>
   <translation>As &amp;G has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;H has it</source>
   <translation>As &amp;H has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;I has it</source>
   <translation>As &amp;I has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>As &amp;MUC does: extent and content as one</source>
   <translation>As &amp;MUC does: extent and content as one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>As &amp;{letter} has it</source>
   <translation>As &amp;{letter} has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As b&amp;oth have it</source>
   <translation>As b&amp;oth have it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As decided other&amp;wise</source>
   <translation>As decided other&amp;wise</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>As in {path}.</source>
   <translation>As in {path}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As the &amp;majority has it</source>
   <translation>As the &amp;majority has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>As the &amp;system</source>
   <translation>As the &amp;system</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>As the system</source>
   <translation>As the system</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>At start, &amp;open what was open at the end</source>
   <translation>At start, &amp;open what was open at the end</translation>
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
   <source>Attributes whose values are annotations can go together: first,second</source>
   <translation>Attributes whose values are annotations can go together: first,second</translation>
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
   <source>B unlike</source>
   <translation>B unlike</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>B&amp;y number</source>
   <translation>B&amp;y number</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>B's that differ, and those only B has</source>
   <translation>B's that differ, and those only B has</translation>
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
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Before: {figures}</source>
   <translation>Before: {figures}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Blind mode: annotators go by numbers everywhere, in an order drawn by lot before the first decision</source>
   <translation>Blind mode: annotators go by numbers everywhere, in an order drawn by lot before the first decision</translation>
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
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Both have it and differ; under the label A gives</source>
   <translation>Both have it and differ; under the label A gives</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Both have it and differ; under the label B gives</source>
   <translation>Both have it and differ; under the label B gives</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Both have it, and differ</source>
   <translation>Both have it, and differ</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Both sides have the same text: no words are aligned</source>
   <translation>Both sides have the same text: no words are aligned</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Both sides have the same text: nothing is aligned</source>
   <translation>Both sides have the same text: nothing is aligned</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Both sides say the same of the same place</source>
   <translation>Both sides say the same of the same place</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Built in</source>
   <translation>Built in</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>By</source>
   <translation>By</translation>
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
   <source>By sound, groups of words too</source>
   <translation>By sound, groups of words too</translation>
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
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>C&amp;oreference</source>
   <translation>C&amp;oreference</translation>
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
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Capitals and small letters are told apart</source>
   <translation>Capitals and small letters are told apart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>Change</source>
   <translation>Change</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Change the file of the project</source>
   <translation>Change the file of the project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Changed here.</source>
   <translation>Changed here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Changed; the comparison follows. Save it to keep it for others.</source>
   <translation>Changed; the comparison follows. Save it to keep it for others.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>Changes are not saved</source>
   <translation>Changes are not saved</translation>
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
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Choose a folder that has all annotators in it, and compare them</source>
   <translation>Choose a folder that has all annotators in it, and compare them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Choose a folder with all annotators in it, and adjudicate their differences in a new project</source>
   <translation>Choose a folder with all annotators in it, and adjudicate their differences in a new project</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Choose a line to read its formula and its publication below</source>
   <translation>Choose a line to read its formula and its publication below</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>Choose a row or a marked piece of text, or go to the first disagreement with Go, Next disagreement: both sides and why they differ will stand here.</source>
   <translation>Choose a row or a marked piece of text, or go to the first disagreement with Go, Next disagreement: both sides and why they differ will stand here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Choose a row to decide about it. What agrees is open, too: Decide › Rules takes it.</source>
   <translation>Choose a row to decide about it. What agrees is open, too: Decide › Rules takes it.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Choose an object of this document to see its cards.</source>
   <translation>Choose an object of this document to see its cards.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Choose another response to the same key: what became right, and what broke</source>
   <translation>Choose another response to the same key: what became right, and what broke</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Choose from what there is</source>
   <translation>Choose from what there is</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Choose labels that are ignored, or counted as one</source>
   <translation>Choose labels that are ignored, or counted as one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Choose texts, key and response, and compare them</source>
   <translation>Choose texts, key and response, and compare them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Choose the annotation of another annotator that is the same object as this one</source>
   <translation>Choose the annotation of another annotator that is the same object as this one</translation>
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
   <source>Choose theme, reading face, zoom and shortcuts</source>
   <translation>Choose theme, reading face, zoom and shortcuts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Choose what annotally score saved as JSON on an earlier day: what became right since</source>
   <translation>Choose what annotally score saved as JSON on an earlier day: what became right since</translation>
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
   <source>Clashes, under the label the hypothesis gives</source>
   <translation>Clashes, under the label the hypothesis gives</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Clashes, under the label the reference gives</source>
   <translation>Clashes, under the label the reference gives</translation>
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
   <location filename="gui/annotally_gui/views/classes.py"/>
   <source>Classes of mentions</source>
   <translation>Classes of mentions</translation>
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
   <source>Click a cell to list in the tree exactly what it counts.</source>
   <translation>Click a cell to list in the tree exactly what it counts.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/roles.py"/>
   <source>Click or press Return to fold or unfold</source>
   <translation>Click or press Return to fold or unfold</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Click to list them</source>
   <translation>Click to list them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>Click to open the comparison of these two</source>
   <translation>Click to open the comparison of these two</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Close</source>
   <translation>Close</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Close the window and end Annotally</source>
   <translation>Close the window and end Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Close what is open and return to the welcome page</source>
   <translation>Close what is open and return to the welcome page</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Co&amp;lours for annotators</source>
   <translation>Co&amp;lours for annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Co&amp;mments and questions</source>
   <translation>Co&amp;mments and questions</translation>
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
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Compare what is in a folder</source>
   <translation>Compare what is in a folder</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with a save&amp;d result…</source>
   <translation>Compare with a save&amp;d result…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with another r&amp;un…</source>
   <translation>Compare with another r&amp;un…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Compared</source>
   <translation>Compared</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Compared are</source>
   <translation>Compared are</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Compared by {method}</source>
   <translation>Compared by {method}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Comparisons by similarity can use functions of yours: as methods of dimensions, and for rows of the scores. Profiles name the functions; which module has them is said here only, never by a file that is opened. Name no module that you do not trust: it is run with all your rights once a task names a function of it.</source>
   <translation>Comparisons by similarity can use functions of yours: as methods of dimensions, and for rows of the scores. Profiles name the functions; which module has them is said here only, never by a file that is opened. Name no module that you do not trust: it is run with all your rights once a task names a function of it.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Comparisons opened last, newest first</source>
   <translation>Comparisons opened last, newest first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Components: classes of both sides with mentions in common. Classes go by letters in each</source>
   <translation>Components: classes of both sides with mentions in common. Classes go by letters in each</translation>
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
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Content in &amp;units</source>
   <translation>Content in &amp;units</translation>
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
   <source>Copy the project to another file and go on in that one</source>
   <translation>Copy the project to another file and go on in that one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Copy the project to another file and stay in this one</source>
   <translation>Copy the project to another file and stay in this one</translation>
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
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Copy what can be read of a damaged project to a new file</source>
   <translation>Copy what can be read of a damaged project to a new file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Cor</source>
   <translation>Cor</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Coreference</source>
   <translation>Coreference</translation>
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
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Count</source>
   <translation>Count</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Count for each annotator what was decided against them, with examples, to tell them</source>
   <translation>Count for each annotator what was decided against them, with examples, to tell them</translation>
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
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Counts are of single fills; REC to ERR are whole percentages (M1)</source>
   <translation>Counts are of single fills; REC to ERR are whole percentages (M1)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Counts as the same.</source>
   <translation>Counts as the same.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>Covers</source>
   <translation>Covers</translation>
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
   <source>Dark writing on light ground</source>
   <translation>Dark writing on light ground</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Decide</source>
   <translation>Decide</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Decide many objects at once: what each rule would decide is shown first</source>
   <translation>Decide many objects at once: what each rule would decide is shown first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Decide the link with the class or the mention, not on its own</source>
   <translation>Decide the link with the class or the mention, not on its own</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Decide them all as they are, in one step of undo</source>
   <translation>Decide them all as they are, in one step of undo</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Decided</source>
   <translation>Decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Decided against &amp;whom…</source>
   <translation>Decided against &amp;whom…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>Decided against whom</source>
   <translation>Decided against whom</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Decision</source>
   <translation>Decision</translation>
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
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Dictionaries (*.dict);;All files (*)</source>
   <translation>Dictionaries (*.dict);;All files (*)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>Difference</source>
   <translation>Difference</translation>
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
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Disagreements only</source>
   <translation>Disagreements only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Disagreements: partial, incorrect, missing or spurious</source>
   <translation>Disagreements: partial, incorrect, missing or spurious</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Document</source>
   <translation>Document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>Documents</source>
   <translation>Documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Documents, their objects, and the slots, alternatives and fills of these</source>
   <translation>Documents, their objects, and the slots, alternatives and fills of these</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Draw other annotators above and below the words: two of them, or all</source>
   <translation>Draw other annotators above and below the words: two of them, or all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Drop files or folders on the window, or choose them. They are read and never written.</source>
   <translation>Drop files or folders on the window, or choose them. They are read and never written.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Drop it on the row to pair it with; Escape cancels</source>
   <translation>Drop it on the row to pair it with; Escape cancels</translation>
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
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>E&amp;xpression</source>
   <translation>E&amp;xpression</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>E&amp;xtent</source>
   <translation>E&amp;xtent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>E&amp;xtra by hand</source>
   <translation>E&amp;xtra by hand</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>ENAMEX, TIMEX and NUMEX in four texts</source>
   <translation>ENAMEX, TIMEX and NUMEX in four texts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Each coefficient comes with the observed agreement, how many items it rests on, and what was left out.</source>
   <translation>Each coefficient comes with the observed agreement, how many items it rests on, and what was left out.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Each document</source>
   <translation>Each document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Each pane has a key that shows it and goes to it; one key hides the pane with the focus.</source>
   <translation>Each pane has a key that shows it and goes to it; one key hides the pane with the focus.</translation>
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
   <source>Edit the reasons that decisions of this project can be marked with</source>
   <translation>Edit the reasons that decisions of this project can be marked with</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Edit this slot, or the whole annotation</source>
   <translation>Edit this slot, or the whole annotation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>End the search</source>
   <translation>End the search</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>English</source>
   <translation>English</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Entities of every column count, nested ones too; one in several columns counts once</source>
   <translation>Entities of every column count, nested ones too; one in several columns counts once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Equiv and at least two annotations, separated by blanks</source>
   <translation>Equiv and at least two annotations, separated by blanks</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Every document is done: {export} writes the key</source>
   <translation>Every document is done: {export} writes the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Every figure says how it is computed when the pointer rests on its column.</source>
   <translation>Every figure says how it is computed when the pointer rests on its column.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Every label has its row, and all labels together; what is named here comes besides.</source>
   <translation>Every label has its row, and all labels together; what is named here comes besides.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Every place where something stands in the texts will be listed here: write it above.</source>
   <translation>Every place where something stands in the texts will be listed here: write it above.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Every two in</source>
   <translation>Every two in</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Every two in all documents</source>
   <translation>Every two in all documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Every two in the document shown</source>
   <translation>Every two in the document shown</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Everything is decided: {export} writes the key</source>
   <translation>Everything is decided: {export} writes the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Everything of the type as this side has it; what it does not have is left out</source>
   <translation>Everything of the type as this side has it; what it does not have is left out</translation>
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
   <source>Example of the reading face</source>
   <translation>Example of the reading face</translation>
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
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Export key</source>
   <translation>Export key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export questions</source>
   <translation>Export questions</translation>
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
   <source>Export what changed</source>
   <translation>Export what changed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export what was decided against whom</source>
   <translation>Export what was decided against whom</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Extent &amp;tolerance, words</source>
   <translation>Extent &amp;tolerance, words</translation>
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
   <source>F of every two annotators, whoever of them comes first</source>
   <translation>F of every two annotators, whoever of them comes first</translation>
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
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>False positives: system mentions that are no mention's best</source>
   <translation>False positives: system mentions that are no mention's best</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Family of the reading face; empty: by kind</source>
   <translation>Family of the reading face; empty: by kind</translation>
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
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Figures of everything, and of each type or each document too</source>
   <translation>Figures of everything, and of each type or each document too</translation>
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
   <source>Fills</source>
   <translation>Fills</translation>
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
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; of others' classes, into which of these they fall</source>
   <translation>First mention of the class; of others' classes, into which of these they fall</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; of the key's classes, into which of the response's they fall</source>
   <translation>First mention of the class; of the key's classes, into which of the response's they fall</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; of the response's classes, into which of the key's they fall</source>
   <translation>First mention of the class; of the response's classes, into which of the key's they fall</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>First that overlaps, from left to right</source>
   <translation>First that overlaps, from left to right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Fla&amp;g</source>
   <translation>Fla&amp;g</translation>
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
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Fo&amp;lder…</source>
   <translation>Fo&amp;lder…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Folder the file chooser starts in</source>
   <translation>Folder the file chooser starts in</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Folder to compare</source>
   <translation>Folder to compare</translation>
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
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>From</source>
   <translation>From</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>From random samples of the documents</source>
   <translation>From random samples of the documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>From {before} to {after}</source>
   <translation>From {before} to {after}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>G</source>
   <translation>G</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>GNU Lesser General Public License 3</source>
   <translation>GNU Lesser General Public License 3</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Give &amp;up</source>
   <translation>Give &amp;up</translation>
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
   <source>Go back to what was selected before</source>
   <translation>Go back to what was selected before</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Go on a&amp;fter a decision</source>
   <translation>Go on a&amp;fter a decision</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Go on with a project: its inputs are opened with it</source>
   <translation>Go on with a project: its inputs are opened with it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Go through documents</source>
   <translation>Go through documents</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the filter field: narrow by state, type, document or text</source>
   <translation>Go to the filter field: narrow by state, type, document or text</translation>
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
   <source>Go to the next object that is still to be decided</source>
   <translation>Go to the next object that is still to be decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next place found</source>
   <translation>Go to the next place found</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Go to the next place where the two texts say something else</source>
   <translation>Go to the next place where the two texts say something else</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the object before this one that is still to be decided</source>
   <translation>Go to the object before this one that is still to be decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the object that the selected pointer leads to</source>
   <translation>Go to the object that the selected pointer leads to</translation>
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
   <source>Go to the previous place found</source>
   <translation>Go to the previous place found</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Go to the previous place where the two texts say something else</source>
   <translation>Go to the previous place where the two texts say something else</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Go to the row to pair it with and press P; P here lists all candidates, Escape cancels</source>
   <translation>Go to the row to pair it with and press P; P here lists all candidates, Escape cancels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/text_writer.py"/>
   <source>Go to this object</source>
   <translation>Go to this object</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to what was selected before going back</source>
   <translation>Go to what was selected before going back</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Gold mentions</source>
   <translation>Gold mentions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Greyed: {reason}.</source>
   <translation>Greyed: {reason}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>H</source>
   <translation>H</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Help</source>
   <translation>Help</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Hide the pane that has the focus; its key brings it back</source>
   <translation>Hide the pane that has the focus; its key brings it back</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Hide what is the same</source>
   <translation>Hide what is the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Hide what is the same in both</source>
   <translation>Hide what is the same in both</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>How far the annotators agree will stand here once files are scored.</source>
   <translation>How far the annotators agree will stand here once files are scored.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>How many items, tokens, spans or documents a figure rests on</source>
   <translation>How many items, tokens, spans or documents a figure rests on</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>How many of these a rule decided</source>
   <translation>How many of these a rule decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>How many there are in {side}</source>
   <translation>How many there are in {side}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>How often it was decided so</source>
   <translation>How often it was decided so</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/band.py"/>
   <source>How the two texts are aligned</source>
   <translation>How the two texts are aligned</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>How {a} and {b} compare: F1 explains the states</source>
   <translation>How {a} and {b} compare: F1 explains the states</translation>
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
   <source>INPUT_DEPENDENT_APPLICATION of this rule takes more than {limit:g} s to be looked for</source>
   <translation>INPUT_DEPENDENT_APPLICATION of this rule takes more than {limit:g} s to be looked for</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Identical annotations</source>
   <translation>Identical annotations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Ignore</source>
   <translation>Ignore</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>In a project every row can be decided: take a side, both, either or neither. The next row that is open follows. Only what nobody has decided is open.</source>
   <translation>In a project every row can be decided: take a side, both, either or neither. The next row that is open follows. Only what nobody has decided is open.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>In a project the column Final shows where a decision comes from: A, B, both (AB), either (A/B), neither (∅). Its chip is filled where the row itself was decided, and outlined where a row above it was; § says that a rule decided. A state is outlined until it is decided. ADD marks what was added by hand: what it says stands over the columns of the sides, which have nothing there. At the right a chain is a pair made by hand, a broken one a pair kept apart; a triangle warns of a link that merges classes that were to stay apart.</source>
   <translation>In a project the column Final shows where a decision comes from: A, B, both (AB), either (A/B), neither (∅). Its chip is filled where the row itself was decided, and outlined where a row above it was; § says that a rule decided. A state is outlined until it is decided. ADD marks what was added by hand: what it says stands over the columns of the sides, which have nothing there. At the right a chain is a pair made by hand, a broken one a pair kept apart; a triangle warns of a link that merges classes that were to stay apart.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>In conflict</source>
   <translation>In conflict</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>In percent; undefined when {reason}</source>
   <translation>In percent; undefined when {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>In the key</source>
   <translation>In the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>In the text, lines above the words are the key's (A) and lines below them the response's (B). Double lines mark fills that were found in the text by their words, not annotated there.</source>
   <translation>In the text, lines above the words are the key's (A) and lines below them the response's (B). Double lines mark fills that were found in the text by their words, not annotated there.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>In {a} only</source>
   <translation>In {a} only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} an annotation stays in its sentence: add another one behind the break</source>
   <translation>In {format} an annotation stays in its sentence: add another one behind the break</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} annotations begin and end in tokens, not between two</source>
   <translation>In {format} annotations begin and end in tokens, not between two</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} only whole tokens can be marked: ends go from token to token</source>
   <translation>In {format} only whole tokens can be marked: ends go from token to token</translation>
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
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Inspector</source>
   <translation>Inspector</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>It does not count.</source>
   <translation>It does not count.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>It has errors, so it cannot be saved as it stands.</source>
   <translation>It has errors, so it cannot be saved as it stands.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>It is not scored.</source>
   <translation>It is not scored.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>It is optional and does not count.</source>
   <translation>It is optional and does not count.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>It points to something optional and does not count.</source>
   <translation>It points to something optional and does not count.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>It stands nowhere in these texts.</source>
   <translation>It stands nowhere in these texts.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Its texts are not aligned</source>
   <translation>Its texts are not aligned</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>JSON as MAT writes it</source>
   <translation>JSON as MAT writes it</translation>
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
   <source>Key and response agree.</source>
   <translation>Key and response agree.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Keyboard shortcuts</source>
   <translation>Keyboard shortcuts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Kind of reading face if no family is named</source>
   <translation>Kind of reading face if no family is named</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>L&amp;ist…</source>
   <translation>L&amp;ist…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>La&amp;bels</source>
   <translation>La&amp;bels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>La&amp;nguage, from the next start on</source>
   <translation>La&amp;nguage, from the next start on</translation>
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
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Labels differ: {labels}.</source>
   <translation>Labels differ: {labels}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>Labels in features</source>
   <translation>Labels in features</translation>
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
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>Labels of {a} down, of {b} across</source>
   <translation>Labels of {a} down, of {b} across</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Labels that are shown</source>
   <translation>Labels that are shown</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Labels…</source>
   <translation>Labels…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Lacking it is a &amp;label</source>
   <translation>Lacking it is a &amp;label</translation>
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
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Leave it out of the final key</source>
   <translation>Leave it out of the final key</translation>
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
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>Left where it was</source>
   <translation>Left where it was</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Let the slot say nothing</source>
   <translation>Let the slot say nothing</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>Let them be &amp;one class</source>
   <translation>Let them be &amp;one class</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Letter by letter (other languages)</source>
   <translation>Letter by letter (other languages)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Light</source>
   <translation>Light</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>Light or dark, as the system has it</source>
   <translation>Light or dark, as the system has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>Light writing on dark ground</source>
   <translation>Light writing on dark ground</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Light, dark, or as the system</source>
   <translation>Light, dark, or as the system</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Lines of JSON (*.jsonl)</source>
   <translation>Lines of JSON (*.jsonl)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Lines that were broken by a width joined in the text</source>
   <translation>Lines that were broken by a width joined in the text</translation>
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
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Links that more than half have, of mentions in the key: decide open mentions first</source>
   <translation>Links that more than half have, of mentions in the key: decide open mentions first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>List all candidates for the pair (Alt+P)</source>
   <translation>List all candidates for the pair (Alt+P)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>List every action with its shortcut</source>
   <translation>List every action with its shortcut</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>List every place where words stand in all documents, and decide about many at once</source>
   <translation>List every place where words stand in all documents, and decide about many at once</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>List everything again</source>
   <translation>List everything again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>List everything that stands in the way; nothing is written</source>
   <translation>List everything that stands in the way; nothing is written</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List of &amp;reasons…</source>
   <translation>List of &amp;reasons…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>List only what is partial, incorrect, missing or spurious</source>
   <translation>List only what is partial, incorrect, missing or spurious</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>List only what is still to be decided</source>
   <translation>List only what is still to be decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>List only what somebody has annotated with these words, no more and no less</source>
   <translation>List only what somebody has annotated with these words, no more and no less</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>List the parts of the files that were skipped</source>
   <translation>List the parts of the files that were skipped</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>List the warnings of what was read</source>
   <translation>List the warnings of what was read</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>List them before anything is decided</source>
   <translation>List them before anything is decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>List what is flagged or commented in all documents, to walk through it</source>
   <translation>List what is flagged or commented in all documents, to walk through it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List what is to be resolved yet: classes that a link merges, decisions that no longer fit</source>
   <translation>List what is to be resolved yet: classes that a link merges, decisions that no longer fit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List what was added to this document, to write it anew or remove it</source>
   <translation>List what was added to this document, to write it anew or remove it</translation>
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
   <source>MESSAGE: ID ahead of it</source>
   <translation>MESSAGE: ID ahead of it</translation>
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
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Ma&amp;jority</source>
   <translation>Ma&amp;jority</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Made from the data; not in a file yet.</source>
   <translation>Made from the data; not in a file yet.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Majority</source>
   <translation>Majority</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Make a project of what is open without asking: its name is proposed, and no file is replaced</source>
   <translation>Make a project of what is open without asking: its name is proposed, and no file is replaced</translation>
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
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
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
   <source>Mark this document as finished, or as not</source>
   <translation>Mark this document as finished, or as not</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mark what is decided as not required, or as required again</source>
   <translation>Mark what is decided as not required, or as required again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Match &amp;case</source>
   <translation>Match &amp;case</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Matches: pairs that are the same in all that counts</source>
   <translation>Matches: pairs that are the same in all that counts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Me&amp;thods</source>
   <translation>Me&amp;thods</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Means over {count} documents, those that have gold mentions (E5, E8)</source>
   <translation>Means over {count} documents, those that have gold mentions (E5, E8)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Measure</source>
   <translation>Measure</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Measure agreement</source>
   <translation>Measure agreement</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>Measuring agreement…</source>
   <translation>Measuring agreement…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>Measuring was stopped.</source>
   <translation>Measuring was stopped.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Mentions and their classes in three texts: broken, merged, missing and spurious ones</source>
   <translation>Mentions and their classes in three texts: broken, merged, missing and spurious ones</translation>
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
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Methods of your own come from a Python module: see the preferences</source>
   <translation>Methods of your own come from a Python module: see the preferences</translation>
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
   <source>Move the ends of this annotation in the text: Shift and arrows the end, after Tab the start</source>
   <translation>Move the ends of this annotation in the text: Shift and arrows the end, after Tab the start</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Move the focus to the next pane</source>
   <translation>Move the focus to the next pane</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Move the focus to the other version of the text, to the words that are aligned</source>
   <translation>Move the focus to the other version of the text, to the words that are aligned</translation>
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
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>Moved</source>
   <translation>Moved</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Must be given; there is no default.</source>
   <translation>Must be given; there is no default.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>N. Chinchor, MUC-4 Evaluation Metrics (1992); rounded as ruling M2 says</source>
   <translation>N. Chinchor, MUC-4 Evaluation Metrics (1992); rounded as ruling M2 says</translation>
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
   <source>Next annotators beside the &amp;words</source>
   <translation>Next annotators beside the &amp;words</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next of the &amp;same type and state</source>
   <translation>Next of the &amp;same type and state</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Next place</source>
   <translation>Next place</translation>
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
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No annotation is selected: {remedy} goes to the next one to be decided</source>
   <translation>No annotation is selected: {remedy} goes to the next one to be decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>No decision is marked with a reason any more</source>
   <translation>No decision is marked with a reason any more</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>No disagreement so far; scoring goes on.</source>
   <translation>No disagreement so far; scoring goes on.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>No document's name contains this. Clear the filter to see all.</source>
   <translation>No document's name contains this. Clear the filter to see all.</translation>
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
   <source>No file is {role} yet. Choose it in the column Role.</source>
   <translation>No file is {role} yet. Choose it in the column Role.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No filter is set: everything is listed</source>
   <translation>No filter is set: everything is listed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>No label is left to compare.</source>
   <translation>No label is left to compare.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>No module: tasks that name functions of their owner are refused.</source>
   <translation>No module: tasks that name functions of their owner are refused.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>No project can be made in {folder}: it cannot be written to. Change the place.</source>
   <translation>No project can be made in {folder}: it cannot be written to. Change the place.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>No row is selected: {next} goes to one</source>
   <translation>No row is selected: {next} goes to one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>No rows match</source>
   <translation>No rows match</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>No side has it.</source>
   <translation>No side has it.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No side has what was added by hand: {remedy} writes it anew</source>
   <translation>No side has what was added by hand: {remedy} writes it anew</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <source>No token is selected: select words, or nothing for an annotation without a place</source>
   <translation>No token is selected: select words, or nothing for an annotation without a place</translation>
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
   <location filename="gui/annotally_gui/actions/registry.py"/>
   <source>Not here: {reason}</source>
   <translation>Not here: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Not in a file yet.</source>
   <translation>Not in a file yet.</translation>
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
   <source>Not saved.</source>
   <translation>Not saved.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Not saved. Compare again uses it as it stands here.</source>
   <translation>Not saved. Compare again uses it as it stands here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Not saved; the comparison is by what stands here.</source>
   <translation>Not saved; the comparison is by what stands here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Not scored yet</source>
   <translation>Not scored yet</translation>
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
   <location filename="gui/annotally_gui/app/window_builder.py"/>
   <source>Nothing annotated</source>
   <translation>Nothing annotated</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Nothing differs.</source>
   <translation>Nothing differs.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Nothing has been opened yet. Open the sample to look around, or drop files or a folder on this window: a key and a response, or annotators, with their texts if you have them.</source>
   <translation>Nothing has been opened yet. Open the sample to look around, or drop files or a folder on this window: a key and a response, or annotators, with their texts if you have them.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing here is compared by classes of mentions</source>
   <translation>Nothing here is compared by classes of mentions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing here is paired by similarity</source>
   <translation>Nothing here is paired by similarity</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Nothing is compared yet</source>
   <translation>Nothing is compared yet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>Nothing is compared yet. Open a key and a response to see how they map.</source>
   <translation>Nothing is compared yet. Open a key and a response to see how they map.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing is decided here: the texts of the sides differ, and a final key has one</source>
   <translation>Nothing is decided here: the texts of the sides differ, and a final key has one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Nothing is found. Try fewer words, or the name of an action.</source>
   <translation>Nothing is found. Try fewer words, or the name of an action.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Nothing is open after this: {next} goes to what is before</source>
   <translation>Nothing is open after this: {next} goes to what is before</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Nothing is open under this filter: {clear} lists everything</source>
   <translation>Nothing is open under this filter: {clear} lists everything</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing is open: {remedy} compares annotations</source>
   <translation>Nothing is open: {remedy} compares annotations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>Nothing is unresolved: every decision fits, and no link merges classes that were to stay apart.</source>
   <translation>Nothing is unresolved: every decision fits, and no link merges classes that were to stay apart.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>Nothing of this row stands in the text. Where fills have places of their own, choose one.</source>
   <translation>Nothing of this row stands in the text. Where fills have places of their own, choose one.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Nothing stands in the way of the final key.</source>
   <translation>Nothing stands in the way of the final key.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Nothing that the task counts differs, such as case or premodifiers</source>
   <translation>Nothing that the task counts differs, such as case or premodifiers</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>Nothing there</source>
   <translation>Nothing there</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing to go back to: this was selected first</source>
   <translation>Nothing to go back to: this was selected first</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing to go forward to: you have not gone back</source>
   <translation>Nothing to go forward to: you have not gone back</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Nothing to redo: only what was undone can be entered again</source>
   <translation>Nothing to redo: only what was undone can be entered again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Nothing to undo: nothing was entered before this</source>
   <translation>Nothing to undo: nothing was entered before this</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>Nothing was added by hand to this document. Select words in the text and press Ins.</source>
   <translation>Nothing was added by hand to this document. Select words in the text and press Ins.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>Nothing was entered</source>
   <translation>Nothing was entered</translation>
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
   <source>Objects</source>
   <translation>Objects</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Objects that are still to be decided</source>
   <translation>Objects that are still to be decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Objects: {counts}.</source>
   <translation>Objects: {counts}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Of</source>
   <translation>Of</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Of &amp;disagreements</source>
   <translation>Of &amp;disagreements</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Of coreference, the class that is chosen has its mentions numbered where they begin, above and below. A letter behind a number names the mention's class, where that side has several of them.</source>
   <translation>Of coreference, the class that is chosen has its mentions numbered where they begin, above and below. A letter behind a number names the mention's class, where that side has several of them.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Of every token instead of what is annotated</source>
   <translation>Of every token instead of what is annotated</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Of how many decided cases of this type and slot</source>
   <translation>Of how many decided cases of this type and slot</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Of the labels</source>
   <translation>Of the labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One character.</source>
   <translation>One character.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One class per line: name, name in reports, scored or unscored, threshold. A name with blanks goes in single quotes.</source>
   <translation>One class per line: name, name in reports, scored or unscored, threshold. A name with blanks goes in single quotes.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>One error, in {option}: it can be neither saved nor used.</source>
   <translation>One error, in {option}: it can be neither saved nor used.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>One of the two sides is the key, and everything shown says so</source>
   <translation>One of the two sides is the key, and everything shown says so</translation>
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
   <source>One reason a line. R and a digit mark a decision with one of the first nine.</source>
   <translation>One reason a line. R and a digit mark a decision with one of the first nine.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One row per line: class, slot, value.</source>
   <translation>One row per line: class, slot, value.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One row per line: its name, then the sections it gathers.</source>
   <translation>One row per line: its name, then the sections it gathers.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>One slot of everything of the type; the rest stays to be decided</source>
   <translation>One slot of everything of the type; the rest stays to be decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One slot per line: class, name, name in reports, scored or unscored, weight, set or string or pointer. A name with blanks goes in single quotes.</source>
   <translation>One slot per line: class, name, name in reports, scored or unscored, weight, set or string or pointer. A name with blanks goes in single quotes.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>One word for one word</source>
   <translation>One word for one word</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only A calls the text relevant.</source>
   <translation>Only A calls the text relevant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Only A has it</source>
   <translation>Only A has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only B calls the text relevant.</source>
   <translation>Only B calls the text relevant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Only B has it</source>
   <translation>Only B has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Only optional parts differ</source>
   <translation>Only optional parts differ</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Only these labels have rows and count in &lt;all&gt;; the others are compared still.</source>
   <translation>Only these labels have rows and count in &lt;all&gt;; the others are compared still.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Only {letter} has this document: nobody is compared in it</source>
   <translation>Only {letter} has this document: nobody is compared in it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>Only {name} has annotations so far. Add those to compare them with: {role} is missing.</source>
   <translation>Only {name} has annotations so far. Add those to compare them with: {role} is missing.</translation>
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
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
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
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Open and compare</source>
   <translation>Open and compare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Open at start what was open at the end</source>
   <translation>Open at start what was open at the end</translation>
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
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>Open the line to see each: by its arrow, or with the right arrow key</source>
   <translation>Open the line to see each: by its arrow, or with the right arrow key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>Open the page about the pane in use: what to do there, and its keys</source>
   <translation>Open the page about the pane in use: what to do there, and its keys</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Open the sample of two annotators with a new project, to try how differences are adjudicated</source>
   <translation>Open the sample of two annotators with a new project, to try how differences are adjudicated</translation>
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
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Optional in the key and left out: it does not count.</source>
   <translation>Optional in the key and left out: it does not count.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Options</source>
   <translation>Options</translation>
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
   <source>Pair nothing (Escape)</source>
   <translation>Pair nothing (Escape)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Pair the two rows (P)</source>
   <translation>Pair the two rows (P)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Pair this row with another: press it here, then on the other row, or drag the one onto the other</source>
   <translation>Pair this row with another: press it here, then on the other row, or drag the one onto the other</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Pair this row with the one begun with</source>
   <translation>Pair this row with the one begun with</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Pair with</source>
   <translation>Pair with</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Pair {what} with …</source>
   <translation>Pair {what} with …</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Pair, split, move and add</source>
   <translation>Pair, split, move and add</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Pairing by hand</source>
   <translation>Pairing by hand</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Pairs</source>
   <translation>Pairs</translation>
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
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Panes and keys</source>
   <translation>Panes and keys</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pane.py"/>
   <source>Paragraph at the caret</source>
   <translation>Paragraph at the caret</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Partially correct</source>
   <translation>Partially correct</translation>
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
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Persons and organizations in fourteen texts, a key and a response; every outcome occurs</source>
   <translation>Persons and organizations in fourteen texts, a key and a response; every outcome occurs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Place and size of the window</source>
   <translation>Place and size of the window</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Place of the final key</source>
   <translation>Place of the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Points (%)</source>
   <translation>Points (%)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>Points are the best that two of them alone are worth. What comes here takes the place of what its annotator has here. Scores show that pairs were made by hand.</source>
   <translation>Points are the best that two of them alone are worth. What comes here takes the place of what its annotator has here. Scores show that pairs were made by hand.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Points are what the two alone are worth. Scores show that a pair was made by hand.</source>
   <translation>Points are what the two alone are worth. Scores show that a pair was made by hand.</translation>
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
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Precision, denominator: what the response has</source>
   <translation>Precision, denominator: what the response has</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Precision, numerator: of the response, what is right</source>
   <translation>Precision, numerator: of the response, what is right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Preferences</source>
   <translation>Preferences</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>Press the new keys, two after another at most</source>
   <translation>Press the new keys, two after another at most</translation>
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
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Previous of the s&amp;ame type and state</source>
   <translation>Previous of the s&amp;ame type and state</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Previous place</source>
   <translation>Previous place</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Pro&amp;nunciations</source>
   <translation>Pro&amp;nunciations</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Problem</source>
   <translation>Problem</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Problem {line} of {count}: {keys} leads back to the list</source>
   <translation>Problem {line} of {count}: {keys} leads back to the list</translation>
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
   <source>Project {name} made in {folder}</source>
   <translation>Project {name} made in {folder}</translation>
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
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Put every pane back where it was at first</source>
   <translation>Put every pane back where it was at first</translation>
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
   <location filename="gui/annotally_gui/views/questions.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Questions</source>
   <translation>Questions</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Questions are rows that somebody flagged or commented, in all documents.</source>
   <translation>Questions are rows that somebody flagged or commented, in all documents.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>R</source>
   <translation>R</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>R&amp;emove</source>
   <translation>R&amp;emove</translation>
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
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Read score report, report summary and map history, and copy or save them</source>
   <translation>Read score report, report summary and map history, and copy or save them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Read the same files again and score them</source>
   <translation>Read the same files again and score them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Read the scores</source>
   <translation>Read the scores</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Reading &amp;face</source>
   <translation>Reading &amp;face</translation>
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
   <source>Reason of the next decision: {reason}</source>
   <translation>Reason of the next decision: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>Reasons</source>
   <translation>Reasons</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Reasons shown below the difference in the inspector</source>
   <translation>Reasons shown below the difference in the inspector</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <source>Reasons, one a line</source>
   <translation>Reasons, one a line</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Recall, denominator: what the key has</source>
   <translation>Recall, denominator: what the key has</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Recall, numerator: of the key, what is found</source>
   <translation>Recall, numerator: of the key, what is found</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Recent comparisons</source>
   <translation>Recent comparisons</translation>
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
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Relations and events</source>
   <translation>Relations and events</translation>
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
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Remove the alignment made by hand at the current words</source>
   <translation>Remove the alignment made by hand at the current words</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Remove the filter {title}</source>
   <translation>Remove the filter {title}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Remove the pairing that was made by hand here</source>
   <translation>Remove the pairing that was made by hand here</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Remove what was added by hand, with what is noted there</source>
   <translation>Remove what was added by hand, with what is noted there</translation>
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
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Repair ta&amp;gs with letters that only look Latin</source>
   <translation>Repair ta&amp;gs with letters that only look Latin</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Report</source>
   <translation>Report</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Report summary</source>
   <translation>Report summary</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Reports</source>
   <translation>Reports</translation>
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
   <source>Response</source>
   <translation>Response</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>Results as JSON (*.json)</source>
   <translation>Results as JSON (*.json)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Right event types, shared among those that map together</source>
   <translation>Right event types, shared among those that map together</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Right realis, shared among those that map together</source>
   <translation>Right realis, shared among those that map together</translation>
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
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Rows of the scores</source>
   <translation>Rows of the scores</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Rows that differ, or hold what does: {count}.</source>
   <translation>Rows that differ, or hold what does: {count}.</translation>
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
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>SGML</source>
   <translation>SGML</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Said by the task.</source>
   <translation>Said by the task.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Same class, split by others, missing or spurious</source>
   <translation>Same class, split by others, missing or spurious</translation>
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
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Save &amp;as…</source>
   <translation>Save &amp;as…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Save configuration</source>
   <translation>Save configuration</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Save project as</source>
   <translation>Save project as</translation>
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
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>Says</source>
   <translation>Says</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Score</source>
   <translation>Score</translation>
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
   <source>Scores are of two annotators. Choose two under Pairs to open their comparison.</source>
   <translation>Scores are of two annotators. Choose two under Pairs to open their comparison.</translation>
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
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Search</source>
   <translation>Search</translation>
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
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>Searching…</source>
   <translation>Searching…</translation>
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
   <source>Select an action, then press its new keys in the field.</source>
   <translation>Select an action, then press its new keys in the field.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Select everything in the pane that has the focus</source>
   <translation>Select everything in the pane that has the focus</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Select words in both texts and let them stand for each other; the rest is aligned around them</source>
   <translation>Select words in both texts and let them stand for each other; the rest is aligned around them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>Select words in both texts first: those that are to stand for each other</source>
   <translation>Select words in both texts first: those that are to stand for each other</translation>
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
   <location filename="gui/annotally_gui/app/application.py"/>
   <source>Settings</source>
   <translation>Settings</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Settings are kept in this file:</source>
   <translation>Settings are kept in this file:</translation>
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
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Settle differences &amp;in a folder…</source>
   <translation>Settle differences &amp;in a folder…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Settle differences of annotators in a folder</source>
   <translation>Settle differences of annotators in a folder</translation>
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
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Show and change how texts that differ are aligned and compared, and see at once what comes of it</source>
   <translation>Show and change how texts that differ are aligned and compared, and see at once what comes of it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show and change how what is open is scored, option by option</source>
   <translation>Show and change how what is open is scored, option by option</translation>
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
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show how far each measure would move with other documents: mean and standard deviation</source>
   <translation>Show how far each measure would move with other documents: mean and standard deviation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show how far the annotators agree</source>
   <translation>Show how far the annotators agree</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show in the text the labels of what the annotators disagree about</source>
   <translation>Show in the text the labels of what the annotators disagree about</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show lines that were broken by a width as paragraphs; offsets and files stay as they are</source>
   <translation>Show lines that were broken by a width as paragraphs; offsets and files stay as they are</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show no labels in the text</source>
   <translation>Show no labels in the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show only the objects of the mapping tree</source>
   <translation>Show only the objects of the mapping tree</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the annotators' extents alone, decided or not</source>
   <translation>Show the annotators' extents alone, decided or not</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the classes of mentions, for tasks that have them, and go to them</source>
   <translation>Show the classes of mentions, for tasks that have them, and go to them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the label of every annotation in the text</source>
   <translation>Show the label of every annotation in the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the list of all places where words stand, and go to it</source>
   <translation>Show the list of all places where words stand, and go to it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the list of documents, and go to it</source>
   <translation>Show the list of documents, and go to it</translation>
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
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the reasons for the state of the selected pair, and go to them</source>
   <translation>Show the reasons for the state of the selected pair, and go to them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Show the rows of this document only</source>
   <translation>Show the rows of this document only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the score tables, and go to them</source>
   <translation>Show the score tables, and go to them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the text as the final key has it</source>
   <translation>Show the text as the final key has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show the text at 100 %</source>
   <translation>Show the text at 100 %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the tree of objects, slots and fills, and go to it</source>
   <translation>Show the tree of objects, slots and fills, and go to it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Show what every two of several annotators come to, and go to it</source>
   <translation>Show what every two of several annotators come to, and go to it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show what is decided in the text: the final extent solid, the annotators' thin</source>
   <translation>Show what is decided in the text: the final extent solid, the annotators' thin</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show what is flagged or commented in all documents, and go to it</source>
   <translation>Show what is flagged or commented in all documents, and go to it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show which labels were taken for which, for comparisons by similarity</source>
   <translation>Show which labels were taken for which, for comparisons by similarity</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Showing the fills counted in {title}. Click to remove</source>
   <translation>Showing the fills counted in {title}. Click to remove</translation>
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
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Single letters work while the text, the tree or the list of documents has the focus.</source>
   <translation>Single letters work while the text, the tree or the list of documents has the focus.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Size of the reading face at 100 %, in points</source>
   <translation>Size of the reading face at 100 %, in points</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Size of the text pane, in percent</source>
   <translation>Size of the text pane, in percent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>Slot</source>
   <translation>Slot</translation>
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
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Some annotators' keyboards leave Cyrillic letters in B-, I- and O</source>
   <translation>Some annotators' keyboards leave Cyrillic letters in B-, I- and O</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Some inputs of {name} are not as they were. Locate those that are missing. Those that have changed are read as they are now: decisions follow what has only moved, and those that no longer fit are listed, never dropped.</source>
   <translation>Some inputs of {name} are not as they were. Locate those that are missing. Those that have changed are read as they are now: decisions follow what has only moved, and those that no longer fit are listed, never dropped.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Sounds of words without pronunciation</source>
   <translation>Sounds of words without pronunciation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Source: {source}</source>
   <translation>Source: {source}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Space shows them, or hides them again</source>
   <translation>Space shows them, or hides them again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Spans</source>
   <translation>Spans</translation>
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
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Spread by &amp;bootstrap</source>
   <translation>Spread by &amp;bootstrap</translation>
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
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>Stands at</source>
   <translation>Stands at</translation>
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
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>State of the bootstrap</source>
   <translation>State of the bootstrap</translation>
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
   <source>Stop this work; what is shown stays as it is</source>
   <translation>Stop this work; what is shown stays as it is</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/similarity_profiles.py"/>
   <source>Stopped: the comparison is as it was before the last change.</source>
   <translation>Stopped: the comparison is as it was before the last change.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Strata</source>
   <translation>Strata</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Sub</source>
   <translation>Sub</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/alerts.py"/>
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>System mentions</source>
   <translation>System mentions</translation>
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
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Take all</source>
   <translation>Take all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take both A's annotation and B's into the final key</source>
   <translation>Take both A's annotation and B's into the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Take nothing: Decide, Rules has it later</source>
   <translation>Take nothing: Decide, Rules has it later</translation>
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
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take the decision away: it is open again</source>
   <translation>Take the decision away: it is open again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take this annotator's annotation into the final key</source>
   <translation>Take this annotator's annotation into the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take what more than half of the annotators have, or leave it out as they do</source>
   <translation>Take what more than half of the annotators have, or leave it out as they do</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/take_bar.py"/>
   <source>Take {letter}</source>
   <translation>Take {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <source>Taken to the ends of the tokens: “{words}”</source>
   <translation>Taken to the ends of the tokens: “{words}”</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Template elements</source>
   <translation>Template elements</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/card_rows.py"/>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Text &amp;shows</source>
   <translation>Text &amp;shows</translation>
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
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Texts</source>
   <translation>Texts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>That is another document: pairs are made within one</source>
   <translation>That is another document: pairs are made within one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>The Securities and Exchange Commission named Consuela Arden its chair. 東京 ירושלים</source>
   <translation>The Securities and Exchange Commission named Consuela Arden its chair. 東京 ירושלים</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/classes.py"/>
   <source>The classes of mentions of the document shown will be here.</source>
   <translation>The classes of mentions of the document shown will be here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The concordance lists every place where words stand; several can be decided together.</source>
   <translation>The concordance lists every place where words stand; several can be decided together.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>The cost of each word beyond the first of a side in a block</source>
   <translation>The cost of each word beyond the first of a side in a block</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>The decision: where it comes from; outlined where a row above has it</source>
   <translation>The decision: where it comes from; outlined where a row above has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>The default is in force.</source>
   <translation>The default is in force.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>The digit of an annotator ticks the line. Scores show what was kept apart by hand.</source>
   <translation>The digit of an annotator ticks the line. Scores show what was kept apart by hand.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>The document, as its file names it</source>
   <translation>The document, as its file names it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>The documents will be listed here. Open files with File, Open files.</source>
   <translation>The documents will be listed here. Open files with File, Open files.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>The file has several columns: which of them holds the words of the text</source>
   <translation>The file has several columns: which of them holds the words of the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>The file has several: which of its annotation sets, or columns of tags</source>
   <translation>The file has several: which of its annotation sets, or columns of tags</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The filter takes words and conditions such as state:INC, type:PERSON or doc:name; a minus sign leaves out. A cell of a score table lists exactly what it counts.</source>
   <translation>The filter takes words and conditions such as state:INC, type:PERSON or doc:name; a minus sign leaves out. A cell of a score table lists exactly what it counts.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The final key is written once it was read back and scores the same.</source>
   <translation>The final key is written once it was read back and scores the same.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>The first {shown} of {size} characters; save the reports to have all.</source>
   <translation>The first {shown} of {size} characters; save the reports to have all.</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>The inputs cannot be used: {count} errors. What was open before is unchanged.</source>
   <extracomment>For one: An input cannot be used. What was open before is unchanged.</extracomment>
   <translation>
    <numerusform>An input cannot be used. What was open before is unchanged.</numerusform>
    <numerusform>The inputs cannot be used: {count} errors. What was open before is unchanged.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>The key has it, the response does not. Drawn in the upper lane only.</source>
   <translation>The key has it, the response does not. Drawn in the upper lane only.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>The key is read back and scored against every side before it is kept.</source>
   <translation>The key is read back and scored against every side before it is kept.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>The label of an annotation is the value of one feature of its layer, and rows name both: POS:NN. Without a feature the name of the layer is the label.</source>
   <translation>The label of an annotation is the value of one feature of its layer, and rows name both: POS:NN. Without a feature the name of the layer is the label.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>The label of these files is the value of a feature; choose another one here (C9)</source>
   <translation>The label of these files is the value of a feature; choose another one here (C9)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The list at the left has every document, how much of it is open, and its score.</source>
   <translation>The list at the left has every document, how much of it is open, and its score.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>The most correct in all</source>
   <translation>The most correct in all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/application.py"/>
   <source>The process that reads and scores ended unexpectedly (exit code {code}). Nothing was lost: your files are never written. What was open is read again; if it does not come back, open it with File, Open recent.</source>
   <translation>The process that reads and scores ended unexpectedly (exit code {code}). Nothing was lost: your files are never written. What was open is read again; if it does not come back, open it with File, Open recent.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>The reports name the annotators: {remedy} shows the names again</source>
   <translation>The reports name the annotators: {remedy} shows the names again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>The response has it, the key does not. Drawn in the lower lane only.</source>
   <translation>The response has it, the key does not. Drawn in the lower lane only.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>The same in all that counts</source>
   <translation>The same in all that counts</translation>
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
   <source>The score table will be here once files are open and scored.</source>
   <translation>The score table will be here once files are open and scored.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>The scores of the document shown will be here. Choose one under Documents.</source>
   <translation>The scores of the document shown will be here. Choose one under Documents.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>The search was stopped.</source>
   <translation>The search was stopped.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>The settings file could not be read, so the defaults are used. It is kept as {aside}.</source>
   <translation>The settings file could not be read, so the defaults are used. It is kept as {aside}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>The settings file {path} may not be read, so the defaults are used and changes are not kept. Give yourself permission to read and write it.</source>
   <translation>The settings file {path} may not be read, so the defaults are used and changes are not kept. Give yourself permission to read and write it.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>The strata that follow from which labels point to which</source>
   <translation>The strata that follow from which labels point to which</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>The task does not score it.</source>
   <translation>The task does not score it.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>The task pairs this annotation with none of the other side.</source>
   <translation>The task pairs this annotation with none of the other side.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>The task pairs this with no annotation of another annotator.</source>
   <translation>The task pairs this with no annotation of another annotator.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The tree lists objects, their slots and fills, with what each side says. Return goes to the words in the text; a click with Ctrl follows a pointer.</source>
   <translation>The tree lists objects, their slots and fills, with what each side says. Return goes to the words in the text; a click with Ctrl follows a pointer.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>The two texts say the same</source>
   <translation>The two texts say the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>The whole key</source>
   <translation>The whole key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>There are no annotations in {name}. Add the files, or the folder, that have them.</source>
   <translation>There are no annotations in {name}. Add the files, or the folder, that have them.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>There are no messages. Parts of your files that are skipped are listed here.</source>
   <translation>There are no messages. Parts of your files that are skipped are listed here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>There are two annotators, and both are shown</source>
   <translation>There are two annotators, and both are shown</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>There is more than one file of {role}. Choose one.</source>
   <translation>There is more than one file of {role}. Choose one.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>There is no agreement to measure: {why}.</source>
   <translation>There is no agreement to measure: {why}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>There is no disagreement under this filter: {remedy} lists everything</source>
   <translation>There is no disagreement under this filter: {remedy} lists everything</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>There is no disagreement: the sides say the same</source>
   <translation>There is no disagreement: the sides say the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>There is no project yet: {remedy} starts one</source>
   <translation>There is no project yet: {remedy} starts one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>These annotations are compared on one text</source>
   <translation>These annotations are compared on one text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <source>These figures are old: the documents are being compared again</source>
   <translation>These figures are old: the documents are being compared again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>These settings were damaged and have their defaults again: {names}. The file as it was is kept as {aside}.</source>
   <translation>These settings were damaged and have their defaults again: {names}. The file as it was is kept as {aside}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>They agree in the form that earns partial credit.</source>
   <translation>They agree in the form that earns partial credit.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>They are paired already</source>
   <translation>They are paired already</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>They are paired and differ.</source>
   <translation>They are paired and differ.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>They differ.</source>
   <translation>They differ.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>This cannot be used yet: the comparison stays as it was until it is corrected.</source>
   <translation>This cannot be used yet: the comparison stays as it was until it is corrected.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>This cannot stand in {formats}: export the final key as {others}</source>
   <translation>This cannot stand in {formats}: export the final key as {others}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <source>This document</source>
   <translation>This document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reading.py"/>
   <source>This document has no text here. Open its text file to see it.</source>
   <translation>This document has no text here. Open its text file to see it.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This is no mention: choose one whose link is meant</source>
   <translation>This is no mention: choose one whose link is meant</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>This key is written to a folder, and {name} is none: {folder} is proposed.</source>
   <translation>This key is written to a folder, and {name} is none: {folder} is proposed.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>This option must be given</source>
   <translation>This option must be given</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This project can only be read: {remedy} makes a copy of your own</source>
   <translation>This project can only be read: {remedy} makes a copy of your own</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This row leads nowhere: choose one that points to another object</source>
   <translation>This row leads nowhere: choose one that points to another object</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>This task compares two annotations, no more. Choose another task.</source>
   <translation>This task compares two annotations, no more. Choose another task.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>To</source>
   <translation>To</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>To add an annotation that no side has, select its words in the text first.</source>
   <translation>To add an annotation that no side has, select its words in the text first.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>To pair two rows, press the key on one and then on the other, or drag one onto the other.</source>
   <translation>To pair two rows, press the key on one and then on the other, or drag one onto the other.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Tools</source>
   <translation>Tools</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>Totals of the corpus</source>
   <translation>Totals of the corpus</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>True positives: the best overlap of each gold mention, summed</source>
   <translation>True positives: the best overlap of each gold mention, summed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Two annotators</source>
   <translation>Two annotators</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Two keys of the same fourteen texts, neither of them the measure</source>
   <translation>Two keys of the same fourteen texts, neither of them the measure</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Two runs</source>
   <translation>Two runs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Two versions of a text one above the other</source>
   <translation>Two versions of a text one above the other</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Two versions of a text stand side by side, words joined where they are aligned. A wave is a word that another stands for, a bracket words split or merged; struck through is what only the key's text has, underlined twice what only the response's has, dotted what may be left out. A wedge points to where the other text has something. In a project W aligns what is selected in both.</source>
   <translation>Two versions of a text stand side by side, words joined where they are aligned. A wave is a word that another stands for, a bracket words split or merged; struck through is what only the key's text has, underlined twice what only the response's has, dotted what may be left out. A wedge points to where the other text has something. In a project W aligns what is selected in both.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Two versions of a text: one above the other instead of side by side</source>
   <translation>Two versions of a text: one above the other instead of side by side</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
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
   <source>Type and slots are the same; beginning or end differ by so much</source>
   <translation>Type and slots are the same; beginning or end differ by so much</translation>
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
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>Undecided only</source>
   <translation>Undecided only</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>Undefined in {count} samples, which are left out</source>
   <translation>Undefined in {count} samples, which are left out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Undefined where {when}</source>
   <translation>Undefined where {when}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Undefined: {reason}</source>
   <translation>Undefined: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Under each label a row for every name that a function of yours gives its annotations.</source>
   <translation>Under each label a row for every name that a function of yours gives its annotations.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Under each label a row for every value of an attribute, or for values of several.</source>
   <translation>Under each label a row for every value of an attribute, or for values of several.</translation>
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
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Voice’s &amp;language</source>
   <translation>Voice’s &amp;language</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>W&amp;hose link</source>
   <translation>W&amp;hose link</translation>
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
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Walk from disagreement to disagreement</source>
   <translation>Walk from disagreement to disagreement</translation>
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
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>What a figure does not rest on, and why</source>
   <translation>What a figure does not rest on, and why</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>What another spelling costs, in features of sound</source>
   <translation>What another spelling costs, in features of sound</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>What can be written here</source>
   <translation>What can be written here</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>What changed</source>
   <translation>What changed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>What every two annotators come to will stand here once files are open.</source>
   <translation>What every two annotators come to will stand here once files are open.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>What is decided about</source>
   <translation>What is decided about</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>What is decided belongs to this task: close the project to compare otherwise</source>
   <translation>What is decided belongs to this task: close the project to compare otherwise</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>What is listed</source>
   <translation>What is listed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>What is measured, and how</source>
   <translation>What is measured, and how</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>What is pointed to is paired before what points to it: one line of labels after the other, spanned labels first in each. Without a line all labels are paired together.</source>
   <translation>What is pointed to is paired before what points to it: one line of labels after the other, spanned labels first in each. Without a line all labels are paired together.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>What is written is a regular expression</source>
   <translation>What is written is a regular expression</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>What is wrong</source>
   <translation>What is wrong</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>What is wrong with the labels that are shown</source>
   <translation>What is wrong with the labels that are shown</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>What is wrong with the strata</source>
   <translation>What is wrong with the strata</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>What is wrong with the tag profile</source>
   <translation>What is wrong with the tag profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>What is wrong with {name}</source>
   <translation>What is wrong with {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>What is wrong with {part}, line {number}</source>
   <translation>What is wrong with {part}, line {number}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>What more than half of the annotators have; what more than half do not have is left out</source>
   <translation>What more than half of the annotators have; what more than half do not have is left out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>What one annotator alone has is in no score then, and left to be decided in a project (C6)</source>
   <translation>What one annotator alone has is in no score then, and left to be decided in a project (C6)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>What open objects become</source>
   <translation>What open objects become</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>What open objects of the type {name} become</source>
   <translation>What open objects of the type {name} become</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>What stands in the way of the final key</source>
   <translation>What stands in the way of the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>What the class adds to MUC's precision: its links that are right, of all its links (M15)</source>
   <translation>What the class adds to MUC's precision: its links that are right, of all its links (M15)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>What the class adds to MUC's recall: its links found, of all its links (M15)</source>
   <translation>What the class adds to MUC's recall: its links found, of all its links (M15)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>What the decisions were marked with, and how many of them</source>
   <translation>What the decisions were marked with, and how many of them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>What the module has</source>
   <translation>What the module has</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>What the rule would decide</source>
   <translation>What the rule would decide</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>What the states mean</source>
   <translation>What the states mean</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>What the text shows of a project: all, the annotators, or the final key</source>
   <translation>What the text shows of a project: all, the annotators, or the final key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>What to do</source>
   <translation>What to do</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>What was open: files, task, document, selection, view</source>
   <translation>What was open: files, task, document, selection, view</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>What was taken from this side stands in the file as it was, to the byte</source>
   <translation>What was taken from this side stands in the file as it was, to the byte</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>What you changed in this configuration is in no file and in no open comparison.</source>
   <translation>What you changed in this configuration is in no file and in no open comparison.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>What you entered is still here; what was open before is unchanged.</source>
   <translation>What you entered is still here; what was open before is unchanged.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>What you flag or comment while you decide, in any document, will be listed here.</source>
   <translation>What you flag or comment while you decide, in any document, will be listed here.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>Where</source>
   <translation>Where</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Where it &amp;leads</source>
   <translation>Where it &amp;leads</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Where it leads</source>
   <translation>Where it leads</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Where the annotation stands says this: move it in the text</source>
   <translation>Where the annotation stands says this: move it in the text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Where the panes are</source>
   <translation>Where the panes are</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Whether all agree, and how many do on what most say: F1 explains the states</source>
   <translation>Whether all agree, and how many do on what most say: F1 explains the states</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Which changes are listed</source>
   <translation>Which changes are listed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Which entities are paired</source>
   <translation>Which entities are paired</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Which labels were taken for which will stand here once files are scored.</source>
   <translation>Which labels were taken for which will stand here once files are scored.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Who follows whom in five texts: pointers, identical objects, text filtering</source>
   <translation>Who follows whom in five texts: pointers, identical objects, text filtering</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Who works for whom in five texts, compared by MAT's similarity, weight by weight</source>
   <translation>Who works for whom in five texts, compared by MAT's similarity, weight by weight</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>Whose annotations are a different object? They get a row of their own.</source>
   <translation>Whose annotations are a different object? They get a row of their own.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>Why</source>
   <translation>Why</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why it counts as different</source>
   <translation>Why it counts as different</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why it counts as only A’s</source>
   <translation>Why it counts as only A’s</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why it counts as only B’s</source>
   <translation>Why it counts as only B’s</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why it counts as partly the same</source>
   <translation>Why it counts as partly the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why it counts as the same</source>
   <translation>Why it counts as the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why it counts as {state}</source>
   <translation>Why it counts as {state}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why it does not count</source>
   <translation>Why it does not count</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why it is not scored</source>
   <translation>Why it is not scored</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>With two annotators there is no majority: take one of them</source>
   <translation>With two annotators there is no majority: take one of them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Without effect on this task.</source>
   <translation>Without effect on this task.</translation>
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
   <source>Word error rate in percent of the words of the first text (S5)</source>
   <translation>Word error rate in percent of the words of the first text (S5)</translation>
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
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Words a boundary may be off, if they are word errors</source>
   <translation>Words a boundary may be off, if they are word errors</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/query.py"/>
   <source>Words find rows whose key or response contains them.
state:MIS|SPU – one of these states; ADD for what was added by hand
type:PERSON – objects of this class or with this type
class:enamex – objects of this class
slot:TEXT – slots of this name
doc:9306* – documents; * stands for anything
is:open|flagged – what is to be decided; decided, commented, conflict
reason:boundary – decisions marked with this reason
text:/Wash.*n/ – a regular expression; "two words" – exactly this
A blank means and, | means or, - before a term means not.</source>
   <translation>Words find rows whose key or response contains them.
state:MIS|SPU – one of these states; ADD for what was added by hand
type:PERSON – objects of this class or with this type
class:enamex – objects of this class
slot:TEXT – slots of this name
doc:9306* – documents; * stands for anything
is:open|flagged – what is to be decided; decided, commented, conflict
reason:boundary – decisions marked with this reason
text:/Wash.*n/ – a regular expression; "two words" – exactly this
A blank means and, | means or, - before a term means not.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words of the first text alone</source>
   <translation>Words of the first text alone</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words of the first text; what may be left out, and was, does not count (H7)</source>
   <translation>Words of the first text; what may be left out, and was, does not count (H7)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words of the second text alone</source>
   <translation>Words of the second text alone</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words that another stands for</source>
   <translation>Words that another stands for</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words that are the same in both texts</source>
   <translation>Words that are the same in both texts</translation>
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
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Working</source>
   <translation>Working</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Would decide</source>
   <translation>Would decide</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Write an annotation of the words selected in the text that no side has</source>
   <translation>Write an annotation of the words selected in the text that no side has</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Write every decision as CSV or lines of JSON: where, what, who, when and why</source>
   <translation>Write every decision as CSV or lines of JSON: where, what, who, when and why</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Write score report, report summary and map history to a folder, as the MUC scorer did</source>
   <translation>Write score report, report summary and map history to a folder, as the MUC scorer did</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>Write the list as CSV or lines of JSON</source>
   <translation>Write the list as CSV or lines of JSON</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Write the listed pairs with texts, offsets and states to a file</source>
   <translation>Write the listed pairs with texts, offsets and states to a file</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Write what is decided as annotations, once it is read back and scores the same</source>
   <translation>Write what is decided as annotations, once it is read back and scores the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Write {slot} anew</source>
   <translation>Write {slot} anew</translation>
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
   <source>[ and ] around all of it</source>
   <translation>[ and ] around all of it</translation>
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
   <source>a Python module</source>
   <translation>a Python module</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>a blank and the document's id</source>
   <translation>a blank and the document's id</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a blank behind __</source>
   <translation>a blank behind __</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>a class of the other side holds the same mentions</source>
   <translation>a class of the other side holds the same mentions</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
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
   <source>a comma or ]</source>
   <translation>a comma or ]</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>a comma or {bracket}</source>
   <translation>a comma or {bracket}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a context {text!r} without a place for the left side</source>
   <translation>a context {text!r} without a place for the left side</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a date like 21 JAN 89</source>
   <translation>a date like 21 JAN 89</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>a decision with an effect</source>
   <translation>a decision with an effect</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>a declared class</source>
   <translation>a declared class</translation>
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
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a dimension with a weight above 0 (A3)</source>
   <translation>a dimension with a weight above 0 (A3)</translation>
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
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>a document as GATE writes it</source>
   <translation>a document as GATE writes it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>a document that none of the files holds</source>
   <translation>a document that none of the files holds</translation>
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
   <source>a file for each</source>
   <translation>a file for each</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>a file name</source>
   <translation>a file name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>a file or a directory</source>
   <translation>a file or a directory</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>a file that is not read</source>
   <translation>a file that is not read</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>a file that is there</source>
   <translation>a file that is there</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a file with something in it</source>
   <translation>a file with something in it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a file with text in it</source>
   <translation>a file with text in it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/empty_files.py"/>
   <source>a file without content</source>
   <translation>a file without content</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a fill</source>
   <translation>a fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a fill ahead of every slot: {text}</source>
   <translation>a fill ahead of every slot: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a fill behind the template's number</source>
   <translation>a fill behind the template's number</translation>
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
   <location filename="engine/annotally/formats/io.py"/>
   <source>a format with a writer</source>
   <translation>a format with a writer</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a function of the owner's module</source>
   <translation>a function of the owner's module</translation>
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
   <source>a link merges classes that were to stay apart</source>
   <translation>a link merges classes that were to stay apart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>a link merges classes that were to stay apart; Decide › Unresolved resolves it</source>
   <translation>a link merges classes that were to stay apart; Decide › Unresolved resolves it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>a link merges this class with others that were to stay apart</source>
   <translation>a link merges this class with others that were to stay apart</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>a listed section</source>
   <translation>a listed section</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>a majority</source>
   <translation>a majority</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>a match above</source>
   <translation>a match above</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a method wherever attributes are compared together</source>
   <translation>a method wherever attributes are compared together</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>a module that has one</source>
   <translation>a module that has one</translation>
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
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a name of its own</source>
   <translation>a name of its own</translation>
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
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>a number</source>
   <translation>a number</translation>
  </message>
  <message>
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
   <source>a numbered slot, or a fill behind white space</source>
   <translation>a numbered slot, or a fill behind white space</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a place behind the token before it</source>
   <translation>a place behind the token before it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a place inside token {name}, whose line stands before it</source>
   <translation>a place inside token {name}, whose line stands before it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a place not ahead of {offset}, where the sentence before it ends</source>
   <translation>a place not ahead of {offset}, where the sentence before it ends</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>a place to write</source>
   <translation>a place to write</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>a pointer to {target!r}</source>
   <translation>a pointer to {target!r}</translation>
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
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a quotation mark that opens nothing</source>
   <translation>a quotation mark that opens nothing</translation>
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
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>a row per token</source>
   <translation>a row per token</translation>
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
   <source>a save into this folder was cut off: {names}</source>
   <translation>a save into this folder was cut off: {names}</translation>
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
   <location filename="engine/annotally/formats/sgml/reader.py"/>
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
   <source>a sentence that begins at {begin}, {count} characters behind the text before it</source>
   <extracomment>For one: a sentence that begins at {begin}, {count} character behind the text before it</extracomment>
   <translation>
    <numerusform>a sentence that begins at {begin}, {count} character behind the text before it</numerusform>
    <numerusform>a sentence that begins at {begin}, {count} characters behind the text before it</numerusform>
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
   <source>a slash ahead of an alternative, as the first sign on its line</source>
   <translation>a slash ahead of an alternative, as the first sign on its line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>a slash without a fill behind it</source>
   <translation>a slash without a fill behind it</translation>
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
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>a slot of a type</source>
   <translation>a slot of a type</translation>
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
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a span from {begin} to {end}</source>
   <translation>a span from {begin} to {end}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a span from {begin} to {end} in a signal of {count} characters</source>
   <extracomment>For one: a span from {begin} to {end} in a signal of {count} character</extracomment>
   <translation>
    <numerusform>a span from {begin} to {end} in a signal of {count} character</numerusform>
    <numerusform>a span from {begin} to {end} in a signal of {count} characters</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>a span from {first} to {last}</source>
   <translation>a span from {first} to {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a span that is no match above both</source>
   <translation>a span that is no match above both</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/rules.py"/>
   <source>a spelling weight of {weight}; from 0 to {limit} features</source>
   <translation>a spelling weight of {weight}; from 0 to {limit} features</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/equality.py"/>
   <source>a status that agrees</source>
   <translation>a status that agrees</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>a string</source>
   <translation>a string</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a string of whole characters: the attribute is declared so</source>
   <translation>a string of whole characters: the attribute is declared so</translation>
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
   <location filename="engine/annotally/formats/webanno/table.py"/>
   <source>a text without words</source>
   <translation>a text without words</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>a text without {missing} beside it</source>
   <translation>a text without {missing} beside it</translation>
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
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>a token without characters</source>
   <translation>a token without characters</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>a type that a layer's short name can say</source>
   <translation>a type that a layer's short name can say</translation>
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
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>a value of one line</source>
   <translation>a value of one line</translation>
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
   <location filename="engine/annotally/text/search.py"/>
   <source>a word</source>
   <translation>a word</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>a word error where both stand (S3)</source>
   <translation>a word error where both stand (S3)</translation>
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
   <location filename="gui/annotally_gui/controllers/annotator_colours.py"/>
   <source>above</source>
   <translation>above</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>add a line that begins with :{option}</source>
   <translation>add a line that begins with :{option}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>add it</source>
   <translation>add it</translation>
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
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>add its number, or name the element that holds it in the task</source>
   <translation>add its number, or name the element that holds it in the task</translation>
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
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>add one</source>
   <translation>add one</translation>
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
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>add some, or take it out</source>
   <translation>add some, or take it out</translation>
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
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>add the line</source>
   <translation>add the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>add the line that begins the document</source>
   <translation>add the line that begins the document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>add the line, or what is lost</source>
   <translation>add the line, or what is lost</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>add the line; the file may have been cut</source>
   <translation>add the line; the file may have been cut</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>add the mark</source>
   <translation>add the mark</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>add {what}</source>
   <translation>add {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <location filename="gui/annotally_gui/models/added_rows.py"/>
   <source>added by hand</source>
   <translation>added by hand</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/added_annotation.py"/>
   <source>added by hand: no side has it</source>
   <translation>added by hand: no side has it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>aggregation of {name!r}: {listing}</source>
   <translation>aggregation of {name!r}: {listing}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>align words as the task does</source>
   <translation>align words as the task does</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>align words by hand</source>
   <translation>align words by hand</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>aligned by hand</source>
   <translation>aligned by hand</translation>
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
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>all alike</source>
   <translation>all alike</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>all labels</source>
   <translation>all labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>all objects of a document in one place</source>
   <translation>all objects of a document in one place</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>all that have it</source>
   <translation>all that have it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>all {count} listed</source>
   <translation>all {count} listed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>alone</source>
   <translation>alone</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>alone, because of what was paired or kept apart by hand (C4)</source>
   <translation>alone, because of what was paired or kept apart by hand (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>also considered: {side} {name}, {rank} {percent} %</source>
   <translation>also considered: {side} {name}, {rank} {percent} %</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/added_annotation.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
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
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>an annotation from {start} to {end}</source>
   <translation>an annotation from {start} to {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an annotation set</source>
   <translation>an annotation set</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an array</source>
   <translation>an array</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an array of its values</source>
   <translation>an array of its values</translation>
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
   <source>an encoding that keeps every byte</source>
   <translation>an encoding that keeps every byte</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>an end behind its start</source>
   <translation>an end behind its start</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>an end behind the beginning</source>
   <translation>an end behind the beginning</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>an end no earlier than the begin</source>
   <translation>an end no earlier than the begin</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>an end no greater than {size}, the length of the text</source>
   <translation>an end no greater than {size}, the length of the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>an end not before its start</source>
   <translation>an end not before its start</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>an entity that another column has too</source>
   <translation>an entity that another column has too</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>an entity that overlaps another in each of {count} columns of tags</source>
   <translation>an entity that overlaps another in each of {count} columns of tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>an entity to begin with B ({scheme})</source>
   <translation>an entity to begin with B ({scheme})</translation>
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
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>an instance in the text</source>
   <translation>an instance in the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an object</source>
   <translation>an object</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>an object of that name</source>
   <translation>an object of that name</translation>
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
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>and</source>
   <translation>and</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>and {count} more, listed behind</source>
   <extracomment>For one: and {count} more, listed behind</extracomment>
   <translation>
    <numerusform>and {count} more, listed behind</numerusform>
    <numerusform>and {count} more, listed behind</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
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
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>annotation {number} goes on at {unit} after {last}</source>
   <translation>annotation {number} goes on at {unit} after {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>annotation-valued attributes</source>
   <translation>annotation-valued attributes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/empty_files.py"/>
   <source>annotations</source>
   <translation>annotations</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>annotations of this label are ignored</source>
   <translation>annotations of this label are ignored</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>annotators who have it do not agree in every scored slot</source>
   <translation>annotators who have it do not agree in every scored slot</translation>
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
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>arrays in arrays without end</source>
   <translation>arrays in arrays without end</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>as alternatives, any is right</source>
   <translation>as alternatives, any is right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>as the function has it</source>
   <translation>as the function has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>as {letter} ({name}) has them</source>
   <translation>as {letter} ({name}) has them</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>at least 2: the name of the group, then its sections</source>
   <translation>at least 2: the name of the group, then its sections</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
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
   <location filename="engine/annotally/formats/sgml/reader.py"/>
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
   <location filename="engine/annotally/formats/io.py"/>
   <location filename="engine/annotally/formats/regular_files.py"/>
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
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>at most {limit} levels</source>
   <translation>at most {limit} levels</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
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
   <source>attribute {name} is given twice</source>
   <translation>attribute {name} is given twice</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/tags.py"/>
   <source>attribute {name} is named like the slot of the enclosed text</source>
   <translation>attribute {name} is named like the slot of the enclosed text</translation>
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
   <source>attributes of the labels</source>
   <translation>attributes of the labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>attributes of the labels (A9)</source>
   <translation>attributes of the labels (A9)</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>begins and ends at the same bars of the alignment (S2)</source>
   <translation>begins and ends at the same bars of the alignment (S2)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>begins one ({letters})</source>
   <translation>begins one ({letters})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>begins one, no link is accepted</source>
   <translation>begins one, no link is accepted</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>begins or ends elsewhere (S2)</source>
   <translation>begins or ends elsewhere (S2)</translation>
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
   <source>both</source>
   <translation>both</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>both sides hold the text irrelevant (M12)</source>
   <translation>both sides hold the text irrelevant (M12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>both sides hold the text relevant (M12)</source>
   <translation>both sides hold the text relevant (M12)</translation>
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
   <source>by choice</source>
   <translation>by choice</translation>
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
   <source>bytes that {encoding} would not write back as they are</source>
   <translation>bytes that {encoding} would not write back as they are</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>bytes {bytes} at offset {offset} in a file that looks like {format}: half a character (CESU-8)</source>
   <translation>bytes {bytes} at offset {offset} in a file that looks like {format}: half a character (CESU-8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>bytes {bytes} at offset {offset}: half a character (CESU-8)</source>
   <translation>bytes {bytes} at offset {offset}: half a character (CESU-8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>call it {name}, here and in the template files</source>
   <translation>call it {name}, here and in the template files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>cannot be made a directory: {why}</source>
   <translation>cannot be made a directory: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>cannot be read ({why})</source>
   <translation>cannot be read ({why})</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/user_functions.py"/>
   <source>cannot be read: {why}</source>
   <translation>cannot be read: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>cannot be written: {why}</source>
   <translation>cannot be written: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>category {category!r}</source>
   <translation>category {category!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>change its permissions</source>
   <translation>change its permissions</translation>
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
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>character U+{code:04X} at offset {offset}</source>
   <translation>character U+{code:04X} at offset {offset}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>character U+{code:04X} in what is to be written</source>
   <translation>character U+{code:04X} in what is to be written</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>character U+{code:04X} in {text!r}</source>
   <translation>character U+{code:04X} in {text!r}</translation>
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
   <source>check that it is the right file</source>
   <translation>check that it is the right file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>check that the annotations were made on this text</source>
   <translation>check that the annotations were made on this text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>check that the table belongs to it; the offsets are taken as they are</source>
   <translation>check that the table belongs to it; the offsets are taken as they are</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>check the format</source>
   <translation>check the format</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>check the format, or name the column of the tags as layer</source>
   <translation>check the format, or name the column of the tags as layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>check the offsets</source>
   <translation>check the offsets</translation>
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
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>choose a file, or save its output to one first</source>
   <translation>choose a file, or save its output to one first</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>choose a format that does not mark its documents inside the text</source>
   <translation>choose a format that does not mark its documents inside the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>choose another</source>
   <translation>choose another</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose another directory</source>
   <translation>choose another directory</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>choose another file</source>
   <translation>choose another file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>choose another for one</source>
   <translation>choose another for one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>choose another format</source>
   <translation>choose another format</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose one</source>
   <translation>choose one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>choose one of these</source>
   <translation>choose one of these</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>choose the text this file was made from</source>
   <translation>choose the text this file was made from</translation>
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
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>class {name!r}, with a hyphen</source>
   <translation>class {name!r}, with a hyphen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>clean</source>
   <translation>clean</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>close it</source>
   <translation>close it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>close it on the same line, or leave it out</source>
   <translation>close it on the same line, or leave it out</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>close it, or remove the bracket</source>
   <translation>close it, or remove the bracket</translation>
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
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>close the quotes on the same line</source>
   <translation>close the quotes on the same line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>close the tags that are left open before it</source>
   <translation>close the tags that are left open before it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>column {number} as the column of words and of tags</source>
   <translation>column {number} as the column of words and of tags</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>comment</source>
   <translation>comment</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>comment: {words}</source>
   <translation>comment: {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>compare it by a dimension of its own</source>
   <translation>compare it by a dimension of its own</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>compared</source>
   <translation>compared</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>compared as {form}</source>
   <translation>compared as {form}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>components that would be right</source>
   <translation>components that would be right</translation>
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
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>content of no known format</source>
   <translation>content of no known format</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>content that lies in {key}'s maximal string and contains a minimal one</source>
   <translation>content that lies in {key}'s maximal string and contains a minimal one</translation>
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
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>correct it</source>
   <translation>correct it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>correct it, or add the node</source>
   <translation>correct it, or add the node</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>correct it, or leave it to be kept</source>
   <translation>correct it, or leave it to be kept</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>correct it, or save the document from MAT again</source>
   <translation>correct it, or save the document from MAT again</translation>
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
   <source>correct one</source>
   <translation>correct one</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>correct one of the two</source>
   <translation>correct one of the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>correct the header</source>
   <translation>correct the header</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>correct the line</source>
   <translation>correct the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>correct the numbers</source>
   <translation>correct the numbers</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct the offsets</source>
   <translation>correct the offsets</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct the offsets; they count UTF-16</source>
   <translation>correct the offsets; they count UTF-16</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>correct the type, or take them out</source>
   <translation>correct the type, or take them out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>counted as equal</source>
   <translation>counted as equal</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_details.py"/>
   <source>dead weight: not compared between different tag profiles, but it counts (A5)</source>
   <translation>dead weight: not compared between different tag profiles, but it counts (A5)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>decide anew what is open there; Decide › Unresolved lists what was kept</source>
   <translation>decide anew what is open there; Decide › Unresolved lists what was kept</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>decided in a row above</source>
   <translation>decided in a row above</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>declare it in the task</source>
   <translation>declare it in the task</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>declare it with &lt;annotation label=…/&gt;</source>
   <translation>declare it with &lt;annotation label=…/&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>declare it, or take it out; there are none</source>
   <translation>declare it, or take it out; there are none</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>declare it, or take it out; there are {names}</source>
   <translation>declare it, or take it out; there are {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>declare it, or take it out; there are {names} and {count} more</source>
   <translation>declare it, or take it out; there are {names} and {count} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>declare the labels in &lt;annotation_set_descriptors&gt;</source>
   <translation>declare the labels in &lt;annotation_set_descriptors&gt;</translation>
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
   <source>dismiss what is no longer there</source>
   <translation>dismiss what is no longer there</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>divide it into several files</source>
   <translation>divide it into several files</translation>
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
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>document number {label!r}</source>
   <translation>document number {label!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>document without a {element} element</source>
   <translation>document without a {element} element</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/documents.py"/>
   <source>document {document!r} has the number {number!r} of document {earlier!r} ({file}:{line}:{column})</source>
   <translation>document {document!r} has the number {number!r} of document {earlier!r} ({file}:{line}:{column})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>document {document!r}, begun at line {line}, is not ended</source>
   <translation>document {document!r}, begun at line {line}, is not ended</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>document {document!r}, whose id must name a file</source>
   <translation>document {document!r}, whose id must name a file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>document {document} again</source>
   <translation>document {document} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/source_diagnostics.py"/>
   <source>document {document}: {finding}</source>
   <translation>document {document}: {finding}</translation>
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
   <source>document {number} goes on behind another one</source>
   <translation>document {number} goes on behind another one</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>document: {rule}</source>
   <translation>document: {rule}</translation>
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
   <source>eSpeak NG has no voice for {language!r}</source>
   <translation>eSpeak NG has no voice for {language!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>eSpeak NG, which is asked for, is not installed</source>
   <translation>eSpeak NG, which is asked for, is not installed</translation>
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
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>each with the one of them whose words leave a choice, and not all with each other</source>
   <translation>each with the one of them whose words leave a choice, and not all with each other</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>earlier</source>
   <translation>earlier</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>edit {what}</source>
   <translation>edit {what}</translation>
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
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>entity</source>
   <translation>entity</translation>
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
   <source>escape it</source>
   <translation>escape it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>event mention files</source>
   <translation>event mention files</translation>
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
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>every content label in a stratum, once there is one (A8)</source>
   <translation>every content label in a stratum, once there is one (A8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>every dimension once</source>
   <translation>every dimension once</translation>
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
   <source>every identifier once</source>
   <translation>every identifier once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
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
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>every name once</source>
   <translation>every name once</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>every name once (A9)</source>
   <translation>every name once (A9)</translation>
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
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>every two</source>
   <translation>every two</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>everybody has it, and all agree in every scored slot</source>
   <translation>everybody has it, and all agree in every scored slot</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>everything of a type</source>
   <translation>everything of a type</translation>
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
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>exactly one extent</source>
   <translation>exactly one extent</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>exchange or mend the times</source>
   <translation>exchange or mend the times</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>exchange the two</source>
   <translation>exchange the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>exchange the two or correct them</source>
   <translation>exchange the two or correct them</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/diagnostic_words.py"/>
   <source>expected {expectation}</source>
   <translation>expected {expectation}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>export it as WebAnno TSV 3</source>
   <translation>export it as WebAnno TSV 3</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>export the file again</source>
   <translation>export the file again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
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
   <source>extent {start}–{end}, which begins or ends inside a token</source>
   <translation>extent {start}–{end}, which begins or ends inside a token</translation>
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
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>file, channel, begin, duration and a word</source>
   <translation>file, channel, begin, duration and a word</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>file, channel, speaker, begin, end and what is said</source>
   <translation>file, channel, speaker, begin, end and what is said</translation>
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
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>from the beginning again</source>
   <translation>from the beginning again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>from the data</source>
   <translation>from the data</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>from the end again</source>
   <translation>from the end again</translation>
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
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>give it another name</source>
   <translation>give it another name</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>give one a weight</source>
   <translation>give one a weight</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>give one of the two another</source>
   <translation>give one of the two another</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>give one of the two another number, or remove it</source>
   <translation>give one of the two another number, or remove it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>give the Python module that has it (--dimension-methods, or the preferences)</source>
   <translation>give the Python module that has it (--dimension-methods, or the preferences)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>give the document a name</source>
   <translation>give the document a name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>give the document a number, or have numbers compared as written (verbatim)</source>
   <translation>give the document a number, or have numbers compared as written (verbatim)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>give the folder of the token tables</source>
   <translation>give the folder of the token tables</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>give up a link</source>
   <translation>give up a link</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>goes with another one (S4)</source>
   <translation>goes with another one (S4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>goes with another one: all pairs together are most similar so (A12)</source>
   <translation>goes with another one: all pairs together are most similar so (A12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>half a character</source>
   <translation>half a character</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>half a character at offset {offset}</source>
   <translation>half a character at offset {offset}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>half a character in the signal</source>
   <translation>half a character in the signal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>half a character, and {count} more</source>
   <translation>half a character, and {count} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>half of a character of two units</source>
   <translation>half of a character of two units</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>has changed</source>
   <translation>has changed</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>has no weight</source>
   <translation>has no weight</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <location filename="gui/annotally_gui/views/compact_cards.py"/>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>has nothing here</source>
   <translation>has nothing here</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>has too much</source>
   <translation>has too much</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>header &lt;{name}&gt;</source>
   <translation>header &lt;{name}&gt;</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>here a value is missing</source>
   <translation>here a value is missing</translation>
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
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>in the left side</source>
   <translation>in the left side</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>in the right side</source>
   <translation>in the right side</translation>
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
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>incorrect</source>
   <translation>incorrect</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>inputs as they were</source>
   <translation>inputs as they were</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>inserted</source>
   <translation>inserted</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>install the package {package} (eSpeak NG, licensed under the GPL 3.0) where Annotally runs, or take the sounds english or letters</source>
   <translation>install the package {package} (eSpeak NG, licensed under the GPL 3.0) where Annotally runs, or take the sounds english or letters</translation>
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
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>is an input, which is never written</source>
   <translation>is an input, which is never written</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>is named for two outputs</source>
   <translation>is named for two outputs</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/user_functions.py"/>
   <source>is no Python module</source>
   <translation>is no Python module</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/user_functions.py"/>
   <source>is no Python module in line {line}</source>
   <translation>is no Python module in line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>it ahead of all sentences</source>
   <translation>it ahead of all sentences</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>it among {names}</source>
   <translation>it among {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>it at the tokens between them too</source>
   <translation>it at the tokens between them too</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it begins an entity</source>
   <translation>it begins an entity</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/window_builder.py"/>
   <source>it cannot be read</source>
   <translation>it cannot be read</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>it counts as a pointer to nothing</source>
   <translation>it counts as a pointer to nothing</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>it counts once</source>
   <translation>it counts once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>it counts once (E6)</source>
   <translation>it counts once (E6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
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
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>it is compared as text (M27); leave out the quotes to point</source>
   <translation>it is compared as text (M27); leave out the quotes to point</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>it is ignored</source>
   <translation>it is ignored</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>it is left alone</source>
   <translation>it is left alone</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>it is not read and does not count</source>
   <translation>it is not read and does not count</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>it is not used</source>
   <translation>it is not used</translation>
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
   <source>it is read as if the t were there (E11)</source>
   <translation>it is read as if the t were there (E11)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>it is read as one document</source>
   <translation>it is read as one document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>it is read as one fill (M26); put it in quotes, or alternatives on lines of their own</source>
   <translation>it is read as one fill (M26); put it in quotes, or alternatives on lines of their own</translation>
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
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it is read once</source>
   <translation>it is read once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>it is read past; words there count as inserted</source>
   <translation>it is read past; words there count as inserted</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/empty_files.py"/>
   <source>it is taken to say that nothing was annotated (C8)</source>
   <translation>it is taken to say that nothing was annotated (C8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>it once</source>
   <translation>it once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>it points nowhere</source>
   <translation>it points nowhere</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>it points nowhere; correct it or restore the annotation</source>
   <translation>it points nowhere; correct it or restore the annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its content is not what {key} says (H11, H15)</source>
   <translation>its content is not what {key} says (H11, H15)</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its extent does not lie in {key}'s, or overlaps no minimal one (H2)</source>
   <translation>its extent does not lie in {key}'s, or overlaps no minimal one (H2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its extent lies in {key}'s and overlaps a minimal one (H2)</source>
   <translation>its extent lies in {key}'s and overlaps a minimal one (H2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>its features are {names}</source>
   <translation>its features are {names}</translation>
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
   <source>its link merges classes that were to stay apart</source>
   <translation>its link merges classes that were to stay apart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>its name</source>
   <translation>its name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>its name behind MESSAGE: ID</source>
   <translation>its name behind MESSAGE: ID</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its object is not aligned</source>
   <translation>its object is not aligned</translation>
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
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>kept apart by hand</source>
   <translation>kept apart by hand</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>kept apart by hand (C4)</source>
   <translation>kept apart by hand (C4)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>key</source>
   <translation>key</translation>
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
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>labels joined by commas, as {example!r}</source>
   <translation>labels joined by commas, as {example!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>labels shown</source>
   <translation>labels shown</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>labels that do not point to each other in a circle (A8)</source>
   <translation>labels that do not point to each other in a circle (A8)</translation>
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
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>lacks it</source>
   <translation>lacks it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>later</source>
   <translation>later</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>layer {layer!r} with a label twice</source>
   <translation>layer {layer!r} with a label twice</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>layer {name} again</source>
   <translation>layer {name} again</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>leave it out once</source>
   <translation>leave it out once</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>leave it out: it changes nothing</source>
   <translation>leave it out: it changes nothing</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>leave one</source>
   <translation>leave one</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>leave one out</source>
   <translation>leave one out</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>leave one, in quotes if it is a blank</source>
   <translation>leave one, in quotes if it is a blank</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>leave one, or name another character than {separator!r} as separator</source>
   <translation>leave one, or name another character than {separator!r} as separator</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>leave them out of one</source>
   <translation>leave them out of one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>left out</source>
   <translation>left out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>let classes be one</source>
   <translation>let classes be one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>let tags nest: close the inner one first, and every one once</source>
   <translation>let tags nest: close the inner one first, and every one once</translation>
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
   <source>link as A has it</source>
   <translation>link as A has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as B has it</source>
   <translation>link as B has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as both have it</source>
   <translation>link as both have it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as decided otherwise</source>
   <translation>link as decided otherwise</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>link as the majority has it</source>
   <translation>link as the majority has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>link as {letter} has it</source>
   <translation>link as {letter} has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>link chosen by hand</source>
   <translation>link chosen by hand</translation>
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
   <source>maps to it too, but another was paired with it by hand: a false positive (C4)</source>
   <translation>maps to it too, but another was paired with it by hand: a false positive (C4)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>match</source>
   <translation>match</translation>
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
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>member {member}, which is not there</source>
   <translation>member {member}, which is not there</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>mend it, or look for the words as they stand</source>
   <translation>mend it, or look for the words as they stand</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>mend it, or name another</source>
   <translation>mend it, or name another</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>mend line or header</source>
   <translation>mend line or header</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>mend or remove the line</source>
   <translation>mend or remove the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>mend the escape</source>
   <translation>mend the escape</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>mend the first ones</source>
   <translation>mend the first ones</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>mend the id</source>
   <translation>mend the id</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>mend the line</source>
   <translation>mend the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>mend the line: blanks and tabs matter</source>
   <translation>mend the line: blanks and tabs matter</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>mend the offset</source>
   <translation>mend the offset</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>mend the offset, or put the text beside the table</source>
   <translation>mend the offset, or put the text beside the table</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>mend the offsets</source>
   <translation>mend the offsets</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>mend the {ref_slot}, or add the {id_slot}</source>
   <translation>mend the {ref_slot}, or add the {id_slot}</translation>
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
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>mentions ({labels})</source>
   <translation>mentions ({labels})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>mentions that brackets can tell apart</source>
   <translation>mentions that brackets can tell apart</translation>
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
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>missing</source>
   <translation>missing</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>more behind the document</source>
   <translation>more behind the document</translation>
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
   <source>move the line, or mend its column</source>
   <translation>move the line, or mend its column</translation>
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
   <location filename="engine/annotally/formats/io.py"/>
   <source>name a file or a directory</source>
   <translation>name a file or a directory</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>name a language it has, as de, en-us or fr, or take the sounds english or letters</source>
   <translation>name a language it has, as de, en-us or fr, or take the sounds english or letters</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>name a slot of this class</source>
   <translation>name a slot of this class</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>name another one for words or tags</source>
   <translation>name another one for words or tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>name it</source>
   <translation>name it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>name its format if it has one</source>
   <translation>name its format if it has one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>name its format, or split the file</source>
   <translation>name its format, or split the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>name one</source>
   <translation>name one</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>name one (--config-task NAME)</source>
   <translation>name one (--config-task NAME)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>name one of them as layer</source>
   <translation>name one of them as layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>name one of them as layer, several with {sign} between, or {all}</source>
   <translation>name one of them as layer, several with {sign} between, or {all}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>name one of these as layer</source>
   <translation>name one of these as layer</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>name some, or take it out</source>
   <translation>name some, or take it out</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>name the encoding the file is written in</source>
   <translation>name the encoding the file is written in</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>name the format, or fewer files</source>
   <translation>name the format, or fewer files</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>name the slot it belongs to, or make the line a comment with # in the first column</source>
   <translation>name the slot it belongs to, or make the line a comment with # in the first column</translation>
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
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
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
   <location filename="engine/annotally/formats/slot_limits.py"/>
   <source>no alternatives of {slot}</source>
   <translation>no alternatives of {slot}</translation>
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
   <location filename="engine/annotally/formats/slot_limits.py"/>
   <source>no annotations that cross</source>
   <translation>no annotations that cross</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>no attributes</source>
   <translation>no attributes</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>no class {name!r} to say which documents are relevant</source>
   <translation>no class {name!r} to say which documents are relevant</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>no colon behind "{key}"</source>
   <translation>no colon behind "{key}"</translation>
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
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>no elements</source>
   <translation>no elements</translation>
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
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>no extent</source>
   <translation>no extent</translation>
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
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>no function {name!r} in {path}</source>
   <translation>no function {name!r} in {path}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no instance set of the other side that overlaps it was left (H8)</source>
   <translation>no instance set of the other side that overlaps it was left (H8)</translation>
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
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>no longer there: {words}</source>
   <translation>no longer there: {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>no majority</source>
   <translation>no majority</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no mention of it is in a class of the other side</source>
   <translation>no mention of it is in a class of the other side</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no mention of {key} goes with it (M15)</source>
   <translation>no mention of {key} goes with it (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no mention of {response} goes with it (M15)</source>
   <translation>no mention of {response} goes with it (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>no method: it has its own</source>
   <translation>no method: it has its own</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>no name behind {line!r}</source>
   <translation>no name behind {line!r}</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no response object was left to align it with (M8)</source>
   <translation>no response object was left to align it with (M8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>no slot {slot!r} in class {owner!r} to say which documents are relevant</source>
   <translation>no slot {slot!r} in class {owner!r} to say which documents are relevant</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>no such file</source>
   <translation>no such file</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no system mention has its highest overlap with it (E1)</source>
   <translation>no system mention has its highest overlap with it (E1)</translation>
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
   <source>no word error where both stand (S3)</source>
   <translation>no word error where both stand (S3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>no words</source>
   <translation>no words</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>no {footer} for document {name}, which begins in line {line}</source>
   <translation>no {footer} for document {name}, which begins in line {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>no {name} beside it</source>
   <translation>no {name} beside it</translation>
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
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>not JSON: no comma behind an annotation</source>
   <translation>not JSON: no comma behind an annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>not JSON: the end of the file</source>
   <translation>not JSON: the end of the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>not JSON: {sign!r}</source>
   <translation>not JSON: {sign!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
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
   <source>not all of them are paired with each other</source>
   <translation>not all of them are paired with each other</translation>
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
   <location filename="engine/annotally/formats/equality.py"/>
   <source>not optional, but not by its status</source>
   <translation>not optional, but not by its status</translation>
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
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>nothing</source>
   <translation>nothing</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>nothing below</source>
   <translation>nothing below</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>nothing beside a colon</source>
   <translation>nothing beside a colon</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>nothing beside a slash</source>
   <translation>nothing beside a slash</translation>
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
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>nothing is {name} – there are {known}</source>
   <translation>nothing is {name} – there are {known}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>nothing of the hypothesis is left that is like it (A3, A4)</source>
   <translation>nothing of the hypothesis is left that is like it (A3, A4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>nothing of the reference is left that is like it (A3, A4)</source>
   <translation>nothing of the reference is left that is like it (A3, A4)</translation>
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
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>nothing that a line could say</source>
   <translation>nothing that a line could say</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>nothing to look for</source>
   <translation>nothing to look for</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>nothing was mapped to it and its slot is optional: unscored (H3, H14)</source>
   <translation>nothing was mapped to it and its slot is optional: unscored (H3, H14)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>nothing was to be decided</source>
   <translation>nothing was to be decided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>nowhere</source>
   <translation>nowhere</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>number the mentions anew</source>
   <translation>number the mentions anew</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>number the tokens anew</source>
   <translation>number the tokens anew</translation>
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
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>offsets from 0 to {size}</source>
   <translation>offsets from 0 to {size}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>offsets in order</source>
   <translation>offsets in order</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>offsets in the text</source>
   <translation>offsets in the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>offsets or a minimum of {text}</source>
   <translation>offsets or a minimum of {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>offsets that go with the tokens</source>
   <translation>offsets that go with the tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>offsets up to {size}</source>
   <translation>offsets up to {size}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>offsets without a fill: {text}</source>
   <translation>offsets without a fill: {text}</translation>
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
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>one</source>
   <translation>one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>one ) for each (</source>
   <translation>one ) for each (</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
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
   <source>one attribute of each label (A9)</source>
   <translation>one attribute of each label (A9)</translation>
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
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>one of none at all</source>
   <translation>one of none at all</translation>
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
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>one of the two (A9)</source>
   <translation>one of the two (A9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>one of theirs</source>
   <translation>one of theirs</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/io.py"/>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>one of {names}</source>
   <translation>one of {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>one or the other</source>
   <translation>one or the other</translation>
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
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>one slash, and on the same line the fill that is optional or an alternative</source>
   <translation>one slash, and on the same line the fill that is optional or an alternative</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>one such attribute for each label</source>
   <translation>one such attribute for each label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>one text</source>
   <translation>one text</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>one type at every label of the tag profile</source>
   <translation>one type at every label of the tag profile</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
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
   <source>one word a line, a number or nothing behind it</source>
   <translation>one word a line, a number or nothing behind it</translation>
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
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>one: it has no default</source>
   <translation>one: it has no default</translation>
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
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>only one fill per line</source>
   <translation>only one fill per line</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>only the extent differs</source>
   <translation>only the extent differs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>only what is optional differs</source>
   <translation>only what is optional differs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>only {letter} has it</source>
   <translation>only {letter} has it</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>only {side} has {names}</source>
   <translation>only {side} has {names}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>open</source>
   <translation>open</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>open it, or remove the bracket</source>
   <translation>open it, or remove the bracket</translation>
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
   <location filename="engine/annotally/formats/equality.py"/>
   <source>optional, but not by its status</source>
   <translation>optional, but not by its status</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>other content than {key}'s</source>
   <translation>other content than {key}'s</translation>
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
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>overlap</source>
   <translation>overlap</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>overlaps it as much, but stands in a later line of the gold file (E1)</source>
   <translation>overlaps it as much, but stands in a later line of the gold file (E1)</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>pair as the task does</source>
   <translation>pair as the task does</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>pair by hand</source>
   <translation>pair by hand</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>paired by hand</source>
   <translation>paired by hand</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired by hand (C4)</source>
   <translation>paired by hand (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired by hand with another one (C4)</source>
   <translation>paired by hand with another one (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired one to one, for all pairs together overlap most so (M19)</source>
   <translation>paired one to one, for all pairs together overlap most so (M19)</translation>
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
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>parentheses that do not pair up</source>
   <translation>parentheses that do not pair up</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>part them by a blank</source>
   <translation>part them by a blank</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>partial</source>
   <translation>partial</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>partial credit</source>
   <translation>partial credit</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>partition method {method!r}, which is none of the program</source>
   <translation>partition method {method!r}, which is none of the program</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>passed over, because the pair shown was made by hand (C4)</source>
   <translation>passed over, because the pair shown was made by hand (C4)</translation>
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
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>places between characters</source>
   <translation>places between characters</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>places up to {offset}</source>
   <translation>places up to {offset}</translation>
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
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>pointer {text} in quotes</source>
   <translation>pointer {text} in quotes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>pointer {text} to an object that is not there</source>
   <translation>pointer {text} to an object that is not there</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>pointers in {feature!r} of {layer}</source>
   <translation>pointers in {feature!r} of {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>pointers or several fills in {slot}</source>
   <translation>pointers or several fills in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>pointers to classes that stand before their own</source>
   <translation>pointers to classes that stand before their own</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
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
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>pointers to spans</source>
   <translation>pointers to spans</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>pointers to {layer}</source>
   <translation>pointers to {layer}</translation>
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
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>put &lt;stratum true_labels="{target}"/&gt; ahead of that with {label}</source>
   <translation>put &lt;stratum true_labels="{target}"/&gt; ahead of that with {label}</translation>
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
   <source>put a colon into column one ahead of an option's name, # ahead of a comment</source>
   <translation>put a colon into column one ahead of an option's name, # ahead of a comment</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>put each fill on a line of its own, behind a slash if it is an alternative</source>
   <translation>put each fill on a line of its own, behind a slash if it is an alternative</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>put it in quotes</source>
   <translation>put it in quotes</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>put it in quotes if it contains blanks</source>
   <translation>put it in quotes if it contains blanks</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>put it into &lt;{element}&gt;</source>
   <translation>put it into &lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>put it there, unless the other side or the texts have it</source>
   <translation>put it there, unless the other side or the texts have it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>put the fills of both under one name</source>
   <translation>put the fills of both under one name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>put the text these tokens were made from beside the table</source>
   <translation>put the text these tokens were made from beside the table</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>put {missing} there, an empty one if nothing is annotated</source>
   <translation>put {missing} there, an empty one if nothing is annotated</translation>
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
   <source>read as text</source>
   <translation>read as text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>read it as such with --encoding {encoding}, or convert it to UTF-8</source>
   <translation>read it as such with --encoding {encoding}, or convert it to UTF-8</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>read-only</source>
   <translation>read-only</translation>
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
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>refuse to export</source>
   <translation>refuse to export</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>relations without an end left out</source>
   <translation>relations without an end left out</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>remove one</source>
   <translation>remove one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
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
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>remove the attribute, or fill it</source>
   <translation>remove the attribute, or fill it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>remove the line</source>
   <translation>remove the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>remove the line or mend it</source>
   <translation>remove the line or mend it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>remove the one that is not its number</source>
   <translation>remove the one that is not its number</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>remove what was added</source>
   <translation>remove what was added</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>removed</source>
   <translation>removed</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>rename it</source>
   <translation>rename it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>rename one</source>
   <translation>rename one</translation>
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
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>renumber one of the two</source>
   <translation>renumber one of the two</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>response</source>
   <translation>response</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>revert</source>
   <translation>revert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>role {word!r}</source>
   <translation>role {word!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>rows of the scores</source>
   <translation>rows of the scores</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/identical_offer.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>rule: {rule}</source>
   <translation>rule: {rule}</translation>
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
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>say whether it is actual, generic or other</source>
   <translation>say whether it is actual, generic or other</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>says something else</source>
   <translation>says something else</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>score profiles with names only: {names}</source>
   <translation>score profiles with names only: {names}</translation>
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
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>section group</source>
   <translation>section group</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>section {name!r} of group {group!r} is not among doc_sections</source>
   <translation>section {name!r} of group {group!r} is not among doc_sections</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/schema.py"/>
   <source>see the help on task files</source>
   <translation>see the help on task files</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>set content_name to the slot that does</source>
   <translation>set content_name to the slot that does</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>set template_name to the class that does</source>
   <translation>set template_name to the class that does</translation>
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
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>similarity</source>
   <translation>similarity</translation>
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
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>some lack it</source>
   <translation>some lack it</translation>
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
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>spans inside a sentence</source>
   <translation>spans inside a sentence</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>split</source>
   <translation>split</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>split or merged</source>
   <translation>split or merged</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>split the file</source>
   <translation>split the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>split the tag profile, or correct the attribute</source>
   <translation>split the tag profile, or correct the attribute</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
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
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>stays alone, because the pair shown goes before it (M7)</source>
   <translation>stays alone, because the pair shown goes before it (M7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>stays alone: all pairs together are most similar so (A12)</source>
   <translation>stays alone: all pairs together are most similar so (A12)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>still open</source>
   <translation>still open</translation>
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
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>swap or correct the two</source>
   <translation>swap or correct the two</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>swap the two nodes</source>
   <translation>swap the two nodes</translation>
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
   <source>tag {tag!r} with U+{code:04X}, which looks like another letter</source>
   <translation>tag {tag!r} with U+{code:04X}, which looks like another letter</translation>
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
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>take both</source>
   <translation>take both</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>take it out</source>
   <translation>take it out</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <source>take it out of one</source>
   <translation>take it out of one</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>take it out of one of them</source>
   <translation>take it out of one of them</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>take it out, or add a label that has it</source>
   <translation>take it out, or add a label that has it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>take it out, or add the label that has it</source>
   <translation>take it out, or add the label that has it</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>take it out, or give spanless labels a tag profile of their own</source>
   <translation>take it out, or give spanless labels a tag profile of their own</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>take it out, or split the tag profile</source>
   <translation>take it out, or split the tag profile</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>take one of them out</source>
   <translation>take one of them out</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>take out all but one</source>
   <translation>take out all but one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>take the flag away</source>
   <translation>take the flag away</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>take them out</source>
   <translation>take them out</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>take {letter}</source>
   <translation>take {letter}</translation>
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
   <source>text ahead of the first document</source>
   <translation>text ahead of the first document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>text in &lt;{element}&gt;</source>
   <translation>text in &lt;{element}&gt;</translation>
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
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>texts that would not be read back as they are</source>
   <translation>texts that would not be read back as they are</translation>
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
   <location filename="engine/annotally/tasks/speech_rules.py"/>
   <source>the components to compare: one or more of type, extent, content, each once</source>
   <translation>the components to compare: one or more of type, extent, content, each once</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>the date {text}</source>
   <translation>the date {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>the document</source>
   <translation>the document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>the document name {name!r}</source>
   <translation>the document name {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>the encoding {encoding!r}</source>
   <translation>the encoding {encoding!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>the end as {description}</source>
   <translation>the end as {description}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the event has no place</source>
   <translation>the event has no place</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the event's type counts</source>
   <translation>the event's type counts</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>the extent of one token</source>
   <translation>the extent of one token</translation>
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
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>the first one counts, this one does not</source>
   <translation>the first one counts, this one does not</translation>
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
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>the identifier of an annotation of the same set</source>
   <translation>the identifier of an annotation of the same set</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the key</source>
   <translation>the key</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>the label of these annotations</source>
   <translation>the label of these annotations</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>the line is read past; scoring does not use it</source>
   <translation>the line is read past; scoring does not use it</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the line {text}</source>
   <translation>the line {text}</translation>
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
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>the name of one</source>
   <translation>the name of one</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>the name of the equivalence (A9)</source>
   <translation>the name of the equivalence (A9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>the name of the set to read</source>
   <translation>the name of the set to read</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>the name of the utterance in round brackets at the end of the line</source>
   <translation>the name of the utterance in round brackets at the end of the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the next slot</source>
   <translation>the next slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the objects that stand for their documents are aligned whatever they hold (M7)</source>
   <translation>the objects that stand for their documents are aligned whatever they hold (M7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>the offsets are kept</source>
   <translation>the offsets are kept</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the offsets are taken</source>
   <translation>the offsets are taken</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the offsets are taken; check that the annotations were made on this text</source>
   <translation>the offsets are taken; check that the annotations were made on this text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>the offsets are taken; they count UTF-16</source>
   <translation>the offsets are taken; they count UTF-16</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the other side groups its mentions otherwise</source>
   <translation>the other side groups its mentions otherwise</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>the place in the text counts; check the file</source>
   <translation>the place in the text counts; check the file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>the pointer {target}</source>
   <translation>the pointer {target}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>the program's own is used; {option} NAME chooses one</source>
   <translation>the program's own is used; {option} NAME chooses one</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>the regular expression cannot be read: {reason}</source>
   <translation>the regular expression cannot be read: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the response</source>
   <translation>the response</translation>
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
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>the same entity twice</source>
   <translation>the same entity twice</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same, compared verbatim (E4)</source>
   <translation>the same, compared verbatim (E4)</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the task defines no class of this name</source>
   <translation>the task defines no class of this name</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/writer.py"/>
   <source>the task has names or values that no task file can hold</source>
   <translation>the task has names or values that no task file can hold</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/writer.py"/>
   <source>the task has names or values that no task file can hold: {why}</source>
   <translation>the task has names or values that no task file can hold: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the templates count; remove the one of asterisks</source>
   <translation>the templates count; remove the one of asterisks</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>the text at its extent</source>
   <translation>the text at its extent</translation>
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
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>the texts it was read from</source>
   <translation>the texts it was read from</translation>
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
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>the two features of a chain's links</source>
   <translation>the two features of a chain's links</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>the type of the targets in the column behind a role</source>
   <translation>the type of the targets in the column behind a role</translation>
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
   <location filename="engine/annotally/tasks/mat/nodes.py"/>
   <source>the weight {number} has no exact decimal</source>
   <translation>the weight {number} has no exact decimal</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the weights of what matches do not exceed the threshold</source>
   <translation>the weights of what matches do not exceed the threshold</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>the words of a document in the order in which they are said</source>
   <translation>the words of a document in the order in which they are said</translation>
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
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>there is no state {name} – there are {known}</source>
   <translation>there is no state {name} – there are {known}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/catalogue.py"/>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>there is no task {name!r}; there are {names}</source>
   <translation>there is no task {name!r}; there are {names}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>there is no {name}: – there are {known}. To look for this text put it in quotes</source>
   <translation>there is no {name}: – there are {known}. To look for this text put it in quotes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>there is nothing after the |</source>
   <translation>there is nothing after the |</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>there is nothing before the |</source>
   <translation>there is nothing before the |</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>there is {names}</source>
   <translation>there is {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>they are ignored</source>
   <translation>they are ignored</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/sections.py"/>
   <source>they are left out; name the sections they stand in (doc_sections) to have them compared</source>
   <translation>they are left out; name the sections they stand in (doc_sections) to have them compared</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>they are not read</source>
   <translation>they are not read</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>they make one class (M25); remove one {slot} of the circle</source>
   <translation>they make one class (M25); remove one {slot} of the circle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>this document {own}; all {whole}</source>
   <translation>this document {own}; all {whole}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>this takes too long to look for; ask for less, or in a simpler way</source>
   <translation>this takes too long to look for; ask for less, or in a simpler way</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>those who have it agree, others do not have it</source>
   <translation>those who have it agree, others do not have it</translation>
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
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>together</source>
   <translation>together</translation>
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
   <source>token {name} outside of any sentence</source>
   <translation>token {name} outside of any sentence</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>token {token} twice in mention {name}</source>
   <translation>token {token} twice in mention {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {unit} at {offset}, in a character</source>
   <translation>token {unit} at {offset}, in a character</translation>
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
   <source>token {unit} says {word!r}</source>
   <translation>token {unit} says {word!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>tokenize the text</source>
   <translation>tokenize the text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>tokens behind its text</source>
   <translation>tokens behind its text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>tokens behind one another</source>
   <translation>tokens behind one another</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>tokens in the order of the text</source>
   <translation>tokens in the order of the text</translation>
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
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>two mentions of chain {chain} cross (tokens {first} to {last})</source>
   <translation>two mentions of chain {chain} cross (tokens {first} to {last})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>two mentions stand on the same tokens (tokens {first} to {last})</source>
   <translation>two mentions stand on the same tokens (tokens {first} to {last})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>two slashes ahead of a fill</source>
   <translation>two slashes ahead of a fill</translation>
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
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>type {type!r}</source>
   <translation>type {type!r}</translation>
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
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>undecide</source>
   <translation>undecide</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>undecided</source>
   <translation>undecided</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>undefined: {reason}</source>
   <translation>undefined: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>unknown option {name!r}, which is ignored</source>
   <translation>unknown option {name!r}, which is ignored</translation>
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
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>utterance {name}, which line {line} is too</source>
   <translation>utterance {name}, which line {line} is too</translation>
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
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>version {text}</source>
   <translation>version {text}</translation>
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
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>well-formed XML</source>
   <translation>well-formed XML</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>what a task file can hold</source>
   <translation>what a task file can hold</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>what every label of the tag profile has</source>
   <translation>what every label of the tag profile has</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>what is joined is read as one label, as written</source>
   <translation>what is joined is read as one label, as written</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>what is no option</source>
   <translation>what is no option</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>what is to be replaced</source>
   <translation>what is to be replaced</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>what it becomes</source>
   <translation>what it becomes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>what it was is not recorded</source>
   <translation>what it was is not recorded</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/schema.py"/>
   <source>what the schema of task files allows</source>
   <translation>what the schema of task files allows</translation>
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
   <source>whole characters</source>
   <translation>whole characters</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>whole tokens (E9)</source>
   <translation>whole tokens (E9)</translation>
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
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>without effect: {words}</source>
   <translation>without effect: {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
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
   <source>words</source>
   <translation>words</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>words instead of &amp;characters</source>
   <translation>words instead of &amp;characters</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/writer.py"/>
   <source>words, with blanks at most ahead of them</source>
   <translation>words, with blanks at most ahead of them</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>would do, but stays alone, because the pair shown goes before it (M15)</source>
   <translation>would do, but stays alone, because the pair shown goes before it (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write 'T' or 'F'</source>
   <translation>write 'T' or 'F'</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write =&gt; and what it becomes, or begin the line with the sign of comments</source>
   <translation>write =&gt; and what it becomes, or begin the line with the sign of comments</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write @ for no word</source>
   <translation>write @ for no word</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write __ where the left side stands, or the alternatives in braces</source>
   <translation>write __ where the left side stands, or the alternatives in braces</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>write a format of one file, or change its id</source>
   <translation>write a format of one file, or change its id</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>write a format that holds annotations</source>
   <translation>write a format that holds annotations</translation>
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
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>write it</source>
   <translation>write it</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write it before =&gt;</source>
   <translation>write it before =&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>write it or remove the colon</source>
   <translation>write it or remove the colon</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>write it or remove the slash</source>
   <translation>write it or remove the slash</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>write it otherwise</source>
   <translation>write it otherwise</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>write it right behind</source>
   <translation>write it right behind</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write it, or [] to delete the left side</source>
   <translation>write it, or [] to delete the left side</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>write it, or take the line out</source>
   <translation>write it, or take the line out</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>write method="{method}"</source>
   <translation>write method="{method}"</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <location filename="engine/annotally/text/search.py"/>
   <source>write one</source>
   <translation>write one</translation>
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
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>write that line</source>
   <translation>write that line</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>write that, or give the Python module that has it (--dimension-methods, or the preferences)</source>
   <translation>write that, or give the Python module that has it (--dimension-methods, or the preferences)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>write the colon, or put the line in quotes if it is a fill</source>
   <translation>write the colon, or put the line in quotes if it is a fill</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>write the fill ahead of them, or put it in quotes if this is one</source>
   <translation>write the fill ahead of them, or put it in quotes if this is one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>write the fill behind it, or remove it</source>
   <translation>write the fill behind it, or remove it</translation>
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
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>write the phones behind the word or remove the line</source>
   <translation>write the phones behind the word or remove the line</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>write the sound with these phones</source>
   <translation>write the sound with these phones</translation>
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
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>write {names}</source>
   <translation>write {names}</translation>
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
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>written anew</source>
   <translation>written anew</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>written by hand</source>
   <translation>written by hand</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>yes or no</source>
   <translation>yes or no</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{ ahead of it</source>
   <translation>{ ahead of it</translation>
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
   <source>{choice}: it has no effect, for {why}</source>
   <translation>{choice}: it has no effect, for {why}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>{choice}: {words}</source>
   <translation>{choice}: {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>{column} is read; name another as layer, or {all}</source>
   <translation>{column} is read; name another as layer, or {all}</translation>
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
   <source>{count:,} added by hand</source>
   <translation>{count:,} added by hand</translation>
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
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{count:,} fills</source>
   <extracomment>For one: {count} fill</extracomment>
   <translation>
    <numerusform>{count} fill</numerusform>
    <numerusform>{count:,} fills</numerusform>
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
   <source>{count:,} more open objects</source>
   <extracomment>For one: {count:,} more open object</extracomment>
   <translation>
    <numerusform>{count:,} more open object</numerusform>
    <numerusform>{count:,} more open objects</numerusform>
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
   <source>{count} annotations of a token</source>
   <extracomment>For one: one annotation of a token</extracomment>
   <translation>
    <numerusform>one annotation of a token</numerusform>
    <numerusform>{count} annotations of a token</numerusform>
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
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{count} annotators are here, and {most} at most can be compared. {left} are left out: Ignore.</source>
   <translation>{count} annotators are here, and {most} at most can be compared. {left} are left out: Ignore.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{count} chosen</source>
   <translation>{count} chosen</translation>
  </message>
  <message numerus="yes">
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
   <source>{count} columns behind token {name}</source>
   <extracomment>For one: {count} column behind token {name}</extracomment>
   <translation>
    <numerusform>{count} column behind token {name}</numerusform>
    <numerusform>{count} columns behind token {name}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} correct</source>
   <translation>{count} correct</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>{count} decisions below went with it</source>
   <extracomment>For one: {count} decision below went with it</extracomment>
   <translation>
    <numerusform>{count} decision below went with it</numerusform>
    <numerusform>{count} decisions below went with it</numerusform>
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
   <source>{count} decisions have no effect: decide anew.</source>
   <extracomment>For one: {count} decision has no effect: decide anew.</extracomment>
   <translation>
    <numerusform>{count} decision has no effect: decide anew.</numerusform>
    <numerusform>{count} decisions have no effect: decide anew.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} deleted</source>
   <translation>{count} deleted</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{count} disagree or hold what does</source>
   <translation>{count} disagree or hold what does</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{count} documents</source>
   <extracomment>For one: {count} document</extracomment>
   <translation>
    <numerusform>{count} document</numerusform>
    <numerusform>{count} documents</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>{count} entries are about annotations that are gone: decide anew, then dismiss them.</source>
   <extracomment>For one: {count} entry is about an annotation that is gone: decide anew, then dismiss it.</extracomment>
   <translation>
    <numerusform>{count} entry is about an annotation that is gone: decide anew, then dismiss it.</numerusform>
    <numerusform>{count} entries are about annotations that are gone: decide anew, then dismiss them.</numerusform>
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
   <source>{count} errors, the first in {option}: it can be neither saved nor used.</source>
   <translation>{count} errors, the first in {option}: it can be neither saved nor used.</translation>
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
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{count} files of annotations are here, and {most} annotators at most can be compared. Files with the same role are read as one annotator's; set others to Ignore.</source>
   <translation>{count} files of annotations are here, and {most} annotators at most can be compared. Files with the same role are read as one annotator's; set others to Ignore.</translation>
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
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{count} in {a} only, as {label}</source>
   <translation>{count} in {a} only, as {label}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{count} in {b} only, as {label}</source>
   <translation>{count} in {b} only, as {label}</translation>
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
   <source>{count} left out: decide what they belong to</source>
   <extracomment>For one: {count} left out: decide what it belongs to</extracomment>
   <translation>
    <numerusform>{count} left out: decide what it belongs to</numerusform>
    <numerusform>{count} left out: decide what they belong to</numerusform>
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
   <source>{count} links merge classes that were to stay apart: resolve them in Decide › Unresolved.</source>
   <extracomment>For one: {count} link merges classes that were to stay apart: resolve it in Decide › Unresolved.</extracomment>
   <translation>
    <numerusform>{count} link merges classes that were to stay apart: resolve it in Decide › Unresolved.</numerusform>
    <numerusform>{count} links merge classes that were to stay apart: resolve them in Decide › Unresolved.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>{count} links merge classes that were to stay apart: resolve them to export the key.</source>
   <extracomment>For one: {count} link merges classes that were to stay apart: resolve it to export the key.</extracomment>
   <translation>
    <numerusform>{count} link merges classes that were to stay apart: resolve it to export the key.</numerusform>
    <numerusform>{count} links merge classes that were to stay apart: resolve them to export the key.</numerusform>
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
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{count} more: write {key}:… in the field</source>
   <translation>{count} more: write {key}:… in the field</translation>
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
   <source>{count} objects are given other names, because two share one</source>
   <extracomment>For one: {count} object is given another name, because two share one</extracomment>
   <translation>
    <numerusform>{count} object is given another name, because two share one</numerusform>
    <numerusform>{count} objects are given other names, because two share one</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} objects are still open: choose one to decide about it, or say what a type becomes.</source>
   <extracomment>For one: {count} object is still open: choose it to decide about it, or say what its type becomes.</extracomment>
   <translation>
    <numerusform>{count} object is still open: choose it to decide about it, or say what its type becomes.</numerusform>
    <numerusform>{count} objects are still open: choose one to decide about it, or say what a type becomes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} objects are there twice, as in a file</source>
   <extracomment>For one: {count} object is there twice, as in a file</extracomment>
   <translation>
    <numerusform>{count} object is there twice, as in a file</numerusform>
    <numerusform>{count} objects are there twice, as in a file</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>{count} of {total}</source>
   <translation>{count} of {total}</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} open objects become what is said here; they stay open in the project.</source>
   <extracomment>For one: {count} open object becomes what is said here; it stays open in the project.</extracomment>
   <translation>
    <numerusform>{count} open object becomes what is said here; it stays open in the project.</numerusform>
    <numerusform>{count} open objects become what is said here; they stay open in the project.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>{count} pairs made or split by hand</source>
   <extracomment>For one: {count} pair made or kept apart</extracomment>
   <translation>
    <numerusform>{count} pair made or kept apart</numerusform>
    <numerusform>{count} pairs made or split by hand</numerusform>
   </translation>
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
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>{count} places</source>
   <extracomment>For one: {count} place</extracomment>
   <translation>
    <numerusform>{count} place</numerusform>
    <numerusform>{count} places</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} pointers to what is not in the key are removed</source>
   <extracomment>For one: {count} pointer to what is not in the key is removed</extracomment>
   <translation>
    <numerusform>{count} pointer to what is not in the key is removed</numerusform>
    <numerusform>{count} pointers to what is not in the key are removed</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} problems stand in the way: choose one to go there, and come back here.</source>
   <extracomment>For one: {count} problem stands in the way: choose it to go there, and come back here.</extracomment>
   <translation>
    <numerusform>{count} problem stands in the way: choose it to go there, and come back here.</numerusform>
    <numerusform>{count} problems stand in the way: choose one to go there, and come back here.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>{count} questions</source>
   <extracomment>For one: {count} question</extracomment>
   <translation>
    <numerusform>{count} question</numerusform>
    <numerusform>{count} questions</numerusform>
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
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} relations point to what is not in the key.</source>
   <extracomment>For one: {count} relation points to what is not in the key.</extracomment>
   <translation>
    <numerusform>{count} relation points to what is not in the key.</numerusform>
    <numerusform>{count} relations point to what is not in the key.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} relations point to what is not in the key: leave them out too?</source>
   <extracomment>For one: {count} relation points to what is not in the key: leave it out too?</extracomment>
   <translation>
    <numerusform>{count} relation points to what is not in the key: leave it out too?</numerusform>
    <numerusform>{count} relations point to what is not in the key: leave them out too?</numerusform>
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
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>{count} rows written to {path}</source>
   <extracomment>For one: {count} row written to {path}</extracomment>
   <translation>
    <numerusform>{count} row written to {path}</numerusform>
    <numerusform>{count} rows written to {path}</numerusform>
   </translation>
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
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} substituted</source>
   <translation>{count} substituted</translation>
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
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>{count} would be decided</source>
   <extracomment>For one: {count} would be decided</extracomment>
   <translation>
    <numerusform>{count} would be decided</numerusform>
    <numerusform>{count} would be decided</numerusform>
   </translation>
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
   <source>{document}   a second {before} is called {after}; pointers follow</source>
   <translation>{document}   a second {before} is called {after}; pointers follow</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{document}   {about}   → {said}</source>
   <translation>{document}   {about}   → {said}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{document}   {called} says what another one says: it stands there twice</source>
   <translation>{document}   {called} says what another one says: it stands there twice</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>{document}   {said} → {final}</source>
   <translation>{document}   {said} → {final}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{document}   {title}   {slot} pointed to {target}, which is not in the key</source>
   <translation>{document}   {title}   {slot} pointed to {target}, which is not in the key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/row_list.py"/>
   <source>{document}   {title}   {texts}</source>
   <translation>{document}   {title}   {texts}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>{document} as irrelevant again</source>
   <translation>{document} as irrelevant again</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>{document} as irrelevant, beside templates of it</source>
   <translation>{document} as irrelevant, beside templates of it</translation>
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
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>{document} is not done any more</source>
   <translation>{document} is not done any more</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{document}.</source>
   <translation>{document}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>{document}: {finding}</source>
   <translation>{document}: {finding}</translation>
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
   <source>{expression!r} is no regular expression: {why}</source>
   <translation>{expression!r} is no regular expression: {why}</translation>
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
   <source>{feature!r} as the label of {type}</source>
   <translation>{feature!r} as the label of {type}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>{figures} (counting all documents…)</source>
   <translation>{figures} (counting all documents…)</translation>
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
   <location filename="engine/annotally/formats/sgml/reader.py"/>
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
   <source>{finding}, and {count} more</source>
   <translation>{finding}, and {count} more</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{finding}, and {count} more differ</source>
   <translation>{finding}, and {count} more differ</translation>
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
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{first} and {last}</source>
   <translation>{first} and {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>{first} and {second} cross</source>
   <translation>{first} and {second} cross</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{folder} already holds {names}. Replace what is there?</source>
   <translation>{folder} already holds {names}. Replace what is there?</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{footer} behind its last mention</source>
   <translation>{footer} behind its last mention</translation>
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
   <source>{format} holds {limit}</source>
   <translation>{format} holds {limit}</translation>
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
   <source>{header} ahead of it</source>
   <translation>{header} ahead of it</translation>
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
   <source>{heading}, folded</source>
   <translation>{heading}, folded</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>{keys} belongs to “{other}”. Exchange gives that action the shortcut this one has now.</source>
   <translation>{keys} belongs to “{other}”. Exchange gives that action the shortcut this one has now.</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{key} holds the text relevant, {response} does not (M12)</source>
   <translation>{key} holds the text relevant, {response} does not (M12)</translation>
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
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{label}: extents differ.</source>
   <translation>{label}: extents differ.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>{layer} at {unit} refers to {target!r}, which is not there</source>
   <translation>{layer} at {unit} refers to {target!r}, which is not there</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>{layer} itself</source>
   <translation>{layer} itself</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{layer}: {finding}</source>
   <translation>{layer}: {finding}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>{letters} has here: {title}, {words}. Which annotation is the same object?</source>
   <translation>{letters} has here: {title}, {words}. Which annotation is the same object?</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} has it with “{words}”</source>
   <translation>{letters} has it with “{words}”</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>{letters} have here: {title}, {words}. Which annotation is the same object?</source>
   <translation>{letters} have here: {title}, {words}. Which annotation is the same object?</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} have it with “{words}”</source>
   <translation>{letters} have it with “{words}”</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} let it begin a class</source>
   <translation>{letters} let it begin a class</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} lets it begin a class</source>
   <translation>{letters} lets it begin a class</translation>
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
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>{letter} says</source>
   <translation>{letter} says</translation>
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
   <source>{line!r} ahead of the first option</source>
   <translation>{line!r} ahead of the first option</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{line!r} has no right side</source>
   <translation>{line!r} has no right side</translation>
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
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>{line!r} outside of any document</source>
   <translation>{line!r} outside of any document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{low} to {high}: {level} % of {samples} samples of documents, seed {seed}</source>
   <translation>{low} to {high}: {level} % of {samples} samples of documents, seed {seed}</translation>
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
   <source>{measure} by bootstrap: {part}, as a share of 1 (A10)</source>
   <translation>{measure} by bootstrap: {part}, as a share of 1 (A10)</translation>
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
   <source>{more}, as: {found}</source>
   <translation>{more}, as: {found}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>{name!r} begins a line</source>
   <translation>{name!r} begins a line</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/rules.py"/>
   <source>{name!r} names no sounds of words; english, letters or voice:LANGUAGE, as voice:de</source>
   <translation>{name!r} names no sounds of words; english, letters or voice:LANGUAGE, as voice:de</translation>
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
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{names} and {count} files more</source>
   <extracomment>For one: {names} and {count} file more</extracomment>
   <translation>
    <numerusform>{names} and {count} file more</numerusform>
    <numerusform>{names} and {count} files more</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>{names} and {count} more</source>
   <translation>{names} and {count} more</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <location filename="engine/annotally/model/wording.py"/>
   <source>{names} and {last}</source>
   <translation>{names} and {last}</translation>
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
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} at {begin} behind {earlier} at {earlier_begin}</source>
   <translation>{name} at {begin} behind {earlier} at {earlier_begin}</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} can only be read: {why}.</source>
   <translation>{name} can only be read: {why}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name} cannot be read: {why}</source>
   <translation>{name} cannot be read: {why}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name} cannot be read: {why}. Add a file of annotations in its place.</source>
   <translation>{name} cannot be read: {why}. Add a file of annotations in its place.</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} is held by {holder}. Take it over only if it is not open there any more, for instance after a crash or a loss of power: a program that still has it open could no longer write to it.</source>
   <translation>{name} is held by {holder}. Take it over only if it is not open there any more, for instance after a crash or a loss of power: a program that still has it open could no longer write to it.</translation>
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
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>{name} is there already, and is never replaced. Choose another name, or cancel and open it.</source>
   <translation>{name} is there already, and is never replaced. Choose another name, or cancel and open it.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{name} is there already. Replace it?</source>
   <translation>{name} is there already. Replace it?</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} is {word!r}, while {file} has {word_of_text!r} at {begin}</source>
   <translation>{name} is {word!r}, while {file} has {word_of_text!r} at {begin}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{name} refers to {target}, which this file does not have</source>
   <translation>{name} refers to {target}, which this file does not have</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{name} says {text!r}</source>
   <translation>{name} says {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{name} without its text</source>
   <translation>{name} without its text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} {damage}. What can be read of it can be copied to a new file; this one stays as it is.</source>
   <translation>{name} {damage}. What can be read of it can be copied to a new file; this one stays as it is.</translation>
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
   <source>{name}: this task has one text for both sides. Choose another role, or another task.</source>
   <translation>{name}: this task has one text for both sides. Choose another role, or another task.</translation>
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
   <location filename="gui/annotally_gui/controllers/review.py"/>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
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
   <source>{phone!r}, in the pronunciation of {word}, is no phone</source>
   <translation>{phone!r}, in the pronunciation of {word}, is no phone</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{plain}, manual ({count:,}) {score}</source>
   <translation>{plain}, manual ({count:,}) {score}</translation>
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
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{response} has no fill left for it</source>
   <translation>{response} has no fill left for it</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{response} holds the text relevant, {key} does not (M12)</source>
   <translation>{response} holds the text relevant, {key} does not (M12)</translation>
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
   <source>{row}, counts the selection</source>
   <translation>{row}, counts the selection</translation>
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
   <source>{said}, with {pairs} by hand</source>
   <translation>{said}, with {pairs} by hand</translation>
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
   <source>{set} is read, which alone looks like an annotator's; name another as layer</source>
   <translation>{set} is read, which alone looks like an annotator's; name another as layer</translation>
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
   <source>{sides}: none of them.</source>
   <translation>{sides}: none of them.</translation>
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
   <source>{side} has this class of {owner} within a larger one.</source>
   <translation>{side} has this class of {owner} within a larger one.</translation>
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
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{side}: {fill}</source>
   <translation>{side}: {fill}</translation>
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
   <source>{size:,} bytes of no known annotation format</source>
   <translation>{size:,} bytes of no known annotation format</translation>
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
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>{slot} is one of {known}, not {wrong}.</source>
   <translation>{slot} is one of {known}, not {wrong}.</translation>
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
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <location filename="engine/annotally/formats/gate/writer.py"/>
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
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{slot}s that end at a mention without one</source>
   <translation>{slot}s that end at a mention without one</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{slot}s that lead round in a circle: {listing}</source>
   <translation>{slot}s that lead round in a circle: {listing}</translation>
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
   <source>{state}; {vote} agree on what most say</source>
   <translation>{state}; {vote} agree on what most say</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>{style} of the system</source>
   <translation>{style} of the system</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>{subject} again</source>
   <translation>{subject} again</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>{subject} and {rival} stand at different places.</source>
   <translation>{subject} and {rival} stand at different places.</translation>
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
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>{tag} is not closed</source>
   <translation>{tag} is not closed</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>{tag} that continues nothing</source>
   <translation>{tag} that continues nothing</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>{target} in an earlier stratum, or spanned where {label} is spanless (A8)</source>
   <translation>{target} in an earlier stratum, or spanned where {label} is spanless (A8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/resolve.py"/>
   <source>{task} is made from the data: it has no configuration before they are read</source>
   <translation>{task} is made from the data: it has no configuration before they are read</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/task.py"/>
   <source>{task} is no task that a MUC configuration can describe</source>
   <translation>{task} is no task that a MUC configuration can describe</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/alignment_task.py"/>
   <source>{task}: all sides stand on one text</source>
   <translation>{task}: all sides stand on one text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/table.py"/>
   <source>{text!r} ahead of the first word</source>
   <translation>{text!r} ahead of the first word</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>{text!r} as the place of token {name}</source>
   <translation>{text!r} as the place of token {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>{text!r} behind {name}</source>
   <translation>{text!r} behind {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{text!r} directly behind __, which counts for nothing</source>
   <translation>{text!r} directly behind __, which counts for nothing</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>{text!r} from {start} to {end}</source>
   <translation>{text!r} from {start} to {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>{text!r} from {start} to {end}, which begins or ends between tokens</source>
   <translation>{text!r} from {start} to {end}, which begins or ends between tokens</translation>
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
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>{text!r} right behind a closing quote</source>
   <translation>{text!r} right behind a closing quote</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>{text!r} where a confidence stands</source>
   <translation>{text!r} where a confidence stands</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>{text!r}, no line of stand-off annotation</source>
   <translation>{text!r}, no line of stand-off annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>{text!r}, which stands there in the text</source>
   <translation>{text!r}, which stands there in the text</translation>
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
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{text} as a key</source>
   <translation>{text} as a key</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{text} as an annotation</source>
   <translation>{text} as an annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{text} as {description}</source>
   <translation>{text} as {description}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{text} as {key}</source>
   <translation>{text} as {key}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>{text} beside fills</source>
   <translation>{text} beside fills</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>{text} is no pointer</source>
   <translation>{text} is no pointer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>{text} outside of any document</source>
   <translation>{text} outside of any document</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>{time} s in {document}, behind {earlier} s in line {line}: time runs backwards</source>
   <translation>{time} s in {document}, behind {earlier} s in line {line}: time runs backwards</translation>
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
   <source>{title} of {letter} says: {words}</source>
   <translation>{title} of {letter} says: {words}</translation>
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
   <source>{title}: added by a person.</source>
   <translation>{title}: added by a person.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{title}: what this annotator says, marked where it is not what most say</source>
   <translation>{title}: what this annotator says, marked where it is not what most say</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{title}: what this side says, marked where the other differs</source>
   <translation>{title}: what this side says, marked where the other differs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{title}: {above}, over {below}; summed over classes and documents, recall over the key's, precision over the response's (M15)</source>
   <translation>{title}: {above}, over {below}; summed over classes and documents, recall over the key's, precision over the response's (M15)</translation>
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
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>{told} (aligned by hand)</source>
   <translation>{told} (aligned by hand)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{trigger} is {kind}, its event {event} is not</source>
   <translation>{trigger} is {kind}, its event {event} is not</translation>
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
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>{type} {words}</source>
   <translation>{type} {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{type}, added by hand</source>
   <translation>{type}, added by hand</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>{type}, the key has {key_type}</source>
   <translation>{type}, the key has {key_type}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>{upper} above the words, {lower} below</source>
   <translation>{upper} above the words, {lower} below</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{upper} below {lower}</source>
   <translation>{upper} below {lower}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>{upper} left, {lower} right</source>
   <translation>{upper} left, {lower} right</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{value!r} as an id</source>
   <translation>{value!r} as an id</translation>
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
   <source>{value} in {name}, which is no annotation's id</source>
   <translation>{value} in {name}, which is no annotation's id</translation>
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
   <source>{words}. {freed} is without a partner then</source>
   <translation>{words}. {freed} is without a partner then</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>{words}: {points} % alike</source>
   <translation>{words}: {points} % alike</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{words}; old, being drawn again</source>
   <translation>{words}; old, being drawn again</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>} behind it</source>
   <translation>} behind it</translation>
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
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>…</source>
   <translation>…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>⚠ {found} is no number; write digits and a point</source>
   <translation>⚠ {found} is no number; write digits and a point</translation>
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
