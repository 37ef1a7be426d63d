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
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>1: full agreement; of what allows for chance 0 is no more than chance</source>
   <translation>1: full agreement; of what allows for chance 0 is no more than chance</translation>
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
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>The same in both</source>
   <translation>The same in both</translation>
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
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>a decision with an effect</source>
   <translation>a decision with an effect</translation>
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
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>a match above</source>
   <translation>a match above</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>a slot of a type</source>
   <translation>a slot of a type</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotator_colours.py"/>
   <source>above</source>
   <translation>above</translation>
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
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>begin</source>
   <translation>begin</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>begins</source>
   <translation>begins</translation>
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
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>clash</source>
   <translation>clash</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>clean</source>
   <translation>clean</translation>
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
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>correct</source>
   <translation>correct</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>counted as equal</source>
   <translation>counted as equal</translation>
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
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>dimension</source>
   <translation>dimension</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>dismiss what is no longer there</source>
   <translation>dismiss what is no longer there</translation>
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
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>done</source>
   <translation>done</translation>
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
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>eight</source>
   <translation>eight</translation>
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
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>ends</source>
   <translation>ends</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>equivalence</source>
   <translation>equivalence</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>every two</source>
   <translation>every two</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>everything of a type</source>
   <translation>everything of a type</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/diagnostic_words.py"/>
   <source>expected {expectation}</source>
   <translation>expected {expectation}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>extent</source>
   <translation>extent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>first</source>
   <translation>first</translation>
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
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>give up a link</source>
   <translation>give up a link</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>has changed</source>
   <translation>has changed</translation>
  </message>
  <message>
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
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>here a value is missing</source>
   <translation>here a value is missing</translation>
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
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>if only true labels match</source>
   <translation>if only true labels match</translation>
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
   <location filename="gui/annotally_gui/app/window_builder.py"/>
   <source>it cannot be read</source>
   <translation>it cannot be read</translation>
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
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>kept apart by hand</source>
   <translation>kept apart by hand</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>key</source>
   <translation>key</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>label</source>
   <translation>label</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>labels</source>
   <translation>labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>labels shown</source>
   <translation>labels shown</translation>
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
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>link of {letters}</source>
   <translation>link of {letters}</translation>
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
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>mapping rules</source>
   <translation>mapping rules</translation>
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
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>method</source>
   <translation>method</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>missing</source>
   <translation>missing</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>move extent</source>
   <translation>move extent</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>n</source>
   <translation>n</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>no reason</source>
   <translation>no reason</translation>
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
   <source>none</source>
   <translation>none</translation>
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
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>nothing</source>
   <translation>nothing</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>nothing below</source>
   <translation>nothing below</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>nothing is {name} – there are {known}</source>
   <translation>nothing is {name} – there are {known}</translation>
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
   <source>one</source>
   <translation>one</translation>
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
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>optional</source>
   <translation>optional</translation>
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
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>partly</source>
   <translation>partly</translation>
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
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>response</source>
   <translation>response</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>revert</source>
   <translation>revert</translation>
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
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>same</source>
   <translation>same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>saved {time}</source>
   <translation>saved {time}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>says something else</source>
   <translation>says something else</translation>
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
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>seven</source>
   <translation>seven</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>similarity</source>
   <translation>similarity</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>six</source>
   <translation>six</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>some lack it</source>
   <translation>some lack it</translation>
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
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>substituted</source>
   <translation>substituted</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>tag profile</source>
   <translation>tag profile</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>take the flag away</source>
   <translation>take the flag away</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>take {letter}</source>
   <translation>take {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>task</source>
   <translation>task</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>ten</source>
   <translation>ten</translation>
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
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>the first {listed} of {hits} listed</source>
   <translation>the first {listed} of {hits} listed</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>the regular expression cannot be read: {reason}</source>
   <translation>the regular expression cannot be read: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>the same</source>
   <translation>the same</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>there is no state {name} – there are {known}</source>
   <translation>there is no state {name} – there are {known}</translation>
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
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>three</source>
   <translation>three</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>together</source>
   <translation>together</translation>
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
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>two keys</source>
   <translation>two keys</translation>
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
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>unscored</source>
   <translation>unscored</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>weight</source>
   <translation>weight</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>weight {weight}</source>
   <translation>weight {weight}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>weights {sum} in all</source>
   <translation>weights {sum} in all</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>what is no option</source>
   <translation>what is no option</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>what it was is not recorded</source>
   <translation>what it was is not recorded</translation>
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
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>words instead of &amp;characters</source>
   <translation>words instead of &amp;characters</translation>
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
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>{case}   ({why})</source>
   <translation>{case}   ({why})</translation>
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
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{count} annotations</source>
   <extracomment>For one: {count} annotation</extracomment>
   <translation>
    <numerusform>{count} annotation</numerusform>
    <numerusform>{count} annotations</numerusform>
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
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{count} files of annotations are here, and {most} annotators at most can be compared. Files with the same role are read as one annotator's; set others to Ignore.</source>
   <translation>{count} files of annotations are here, and {most} annotators at most can be compared. Files with the same role are read as one annotator's; set others to Ignore.</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>{count} rows written to {path}</source>
   <extracomment>For one: {count} row written to {path}</extracomment>
   <translation>
    <numerusform>{count} row written to {path}</numerusform>
    <numerusform>{count} rows written to {path}</numerusform>
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
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{done:,} of {count:,} documents done</source>
   <translation>{done:,} of {count:,} documents done</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{facts}.</source>
   <translation>{facts}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>{figures} (counting all documents…)</source>
   <translation>{figures} (counting all documents…)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>{fill} compared as</source>
   <translation>{fill} compared as</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{first} and {last}</source>
   <translation>{first} and {last}</translation>
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
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>{kind}: {words}</source>
   <translation>{kind}: {words}</translation>
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
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>{layer} itself</source>
   <translation>{layer} itself</translation>
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
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{low} to {high}: {level} % of {samples} samples of documents, seed {seed}</source>
   <translation>{low} to {high}: {level} % of {samples} samples of documents, seed {seed}</translation>
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
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>{more}, as: {found}</source>
   <translation>{more}, as: {found}</translation>
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
   <source>{names} and {last}</source>
   <translation>{names} and {last}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{names} differ</source>
   <translation>{names} differ</translation>
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
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} {damage}. What can be read of it can be copied to a new file; this one stays as it is.</source>
   <translation>{name} {damage}. What can be read of it can be copied to a new file; this one stays as it is.</translation>
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
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{plain}, manual ({count:,}) {score}</source>
   <translation>{plain}, manual ({count:,}) {score}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>{rate} %</source>
   <translation>{rate} %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>{remedy}. {what}</source>
   <translation>{remedy}. {what}</translation>
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
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{side}–Final</source>
   <translation>{side}–Final</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>{slot} is one of {known}, not {wrong}.</source>
   <translation>{slot} is one of {known}, not {wrong}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>{slot}, fill {number}</source>
   <translation>{slot}, fill {number}</translation>
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
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>{subject} and {rival} stand at different places.</source>
   <translation>{subject} and {rival} stand at different places.</translation>
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
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>{upper} left, {lower} right</source>
   <translation>{upper} left, {lower} right</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{value} %</source>
   <translation>{value} %</translation>
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
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>{words} ({type})</source>
   <translation>{words} ({type})</translation>
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
