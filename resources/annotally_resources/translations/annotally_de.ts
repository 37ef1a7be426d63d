<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>annotally</name>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>   → {choice}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source> %</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source> ({count:,} more outside the filter)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source> / </source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source> and </source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source> and {count} more</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source> or </source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source> pt</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>! {conflict}: Decide › Loose ends resolves it.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>! {title}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>! {words}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/reasons.py"/>
   <source>&amp;0  no reason</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>&amp;About Annotally</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Add annotation…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>&amp;Add dimension</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Add files…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Agreement</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;Aligner</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>&amp;Alignment…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;All</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;Annotators and final</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;As the file of</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>&amp;Assign</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Back</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;Back to what it was</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Back up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Back up project…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Browse…</source>
   <translation type="unfinished"/>
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
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/recent_menu.py"/>
   <source>&amp;Clear list</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Clear recent files</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>&amp;Close</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Close comparison</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Collapse all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Comment…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>&amp;Compare two files or folders…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Copy</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Copy score table</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Corpus</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Create</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>&amp;Dark</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Decide</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Disagreements only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>&amp;Discard</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <source>&amp;Dismiss</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Document done</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Edit</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/reasons.py"/>
   <source>&amp;Edit the list…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Expand all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Export</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Export filtered list as CSV…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>&amp;Export here</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>&amp;Export…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;File</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;Final only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Find in text…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>&amp;Folder…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Format</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Forward</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>&amp;From pointers</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Full screen</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;General</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Go</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>&amp;Go on working</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Help</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Hide this pane</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>&amp;Hide who annotated what</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Inspector</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>&amp;Intervals</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>&amp;Keep</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>&amp;Keyboard shortcuts</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Label features</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Language (from the next start)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Leave out too</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>&amp;Light</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;List what was added…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>&amp;Locate…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Look</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Loose ends…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Mapping</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>&amp;Measure agreement</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>&amp;Move up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Neither</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;New project of this comparison…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>&amp;New shortcut</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>&amp;New stratum</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Next disagreement</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Next pane</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;No link</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;None</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Normal size</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Open files…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>&amp;Open project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>&amp;Pair</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Pair as the task does</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>&amp;Pair with this</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Pair with…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Place</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Previous disagreement</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Previous pane</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>&amp;Python module with your own methods</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Questions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Quit</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Read files again</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>&amp;Recent</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>&amp;Redo</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>&amp;Remove</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Replace</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Rescue</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Rescue…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Reset layout</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>&amp;Reset to default</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>&amp;Run rule</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>&amp;Save</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>&amp;Save reports…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>&amp;Save task file…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Score</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Scores</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Several annotators: all are keys</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Size</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;Sounds</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>&amp;Split</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Start</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>&amp;States and keys</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Take both</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Take over</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Take over…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Task</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>&amp;Texts one above the other</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Theme</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>&amp;Type</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Undecide</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>&amp;Undo</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>&amp;Use these</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;View</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Window</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>&amp;Write anew…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Zoom</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>(missing)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>(spurious)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>+ &amp;And</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>+ &amp;Or</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>, </source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>, {count} are still open and say nothing</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>1: full agreement; of what allows for chance 0 is no more than chance</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>; </source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>; the first {shown} are listed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>?</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>A and B agree.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>A and B differ.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>A and B group these mentions alike.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>A code such as (M7) in the inspector names the rule of scoring that a reason follows from.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>A colour for each annotator, unless a project hides them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>A label that is not compared is treated as if its annotations were not there. Labels with the same name under Counted as are compared and counted as one.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>A language of eSpeak NG: en-us, de, fr, es, ru …</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>A pointer to something optional that nothing was paired with: taken out.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>A project is open already: {remedy} closes it first</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>A result that annotally score --format json saved</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>A row of its own that adds the scores of several labels.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>A rule decides what is open, in one step of undo. What you have decided stands.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>A transcript and a recogniser's words side by side: names as said and as heard</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>A unlike</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>A word more in a &amp;group costs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>A&amp;dd</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>A&amp;ppearance</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>A's that differ, and those only A has</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>A, &amp;or B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>A, or B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>About Annotally</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Action</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Actual: fills of the response</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Add &amp;folder…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Add &amp;tag profile</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add C as an alternative (&amp;3)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add D as an alternative (&amp;4)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add E as an alternative (&amp;5)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add F as an alternative (&amp;6)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add G as an alternative (&amp;7)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add H as an alternative (&amp;8)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add I as an alternative (&amp;9)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Add a&amp;ggregation</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>Add annotation</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <source>Add e&amp;quivalence</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Add files</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Add folder</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Add rows by m&amp;ethod</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Add rows by va&amp;lue</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>Add the files to compare, or drop them here.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add what this annotator says as an alternative to what is taken: any is right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Add what {letter} ({name}) says as an alternative</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Add {letter} as an alternative</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>Added by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Adjudicate differences</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Adjudicate the differences of what is open: every decision is kept in a file</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Adjudicate the differences: every decision is saved at once, in one file</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Adjudicate the sa&amp;mple…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Adjudicate the sample</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>After</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>After a decision go to the next object that is open</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Against</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Aggregations</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Agreement</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Agreement of</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Align as the tas&amp;k does</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Align these &amp;words</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Aligner</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Alignment</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>All</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>All agree.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All annotations of A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All annotations of B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>All annotators</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>All columns of tags</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>All files (*)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All fills of A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All fills of B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>All group them alike.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>All hold the text irrelevant.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>All hold the text relevant.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All that the hypothesis has</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All that the reference has</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>All together</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Alternatives and what may be left out count on both sides, and neither is the measure (M19)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>An alternative: either is right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>An arc leads from an annotation to what it points to; one without words of its own joins those it points to. Click an arc to select what says it.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>An error in Annotally</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Annotally</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Annotally made an error. Nothing was lost: the files you opened are never written. You can go on working; if something looks wrong, close the comparison and open it again. Please send the report below to those who look after Annotally.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotat&amp;ions of A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Annotation</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>Annotations added by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotations of &amp;B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotations of the ke&amp;y</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotations of the res&amp;ponse</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Annotations to pair with</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Annotator</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator A (key)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator B (response)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator C</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator D</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator E</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator F</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator G</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator H</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator I</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Annotators &amp;only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>Annotators who have something here</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Annotators' files to adjudicate</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Annotators' folder to adjudicate</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Another fill beside these</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>Another response to the same key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Another s&amp;pelling costs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Apache License 2.0</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Apache License 2.0, CNRI Python License</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As &amp;A has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As &amp;B has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;D has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;E has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;F has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;G has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;H has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As &amp;I has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>As &amp;MUC does: extent and content as one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>As &amp;{letter} has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As b&amp;oth have it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As decided other&amp;wise</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>As in {path}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As the &amp;majority has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>As the &amp;system</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>As the system</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>At start, &amp;open what was open at the end</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Attributes</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <source>Attributes compared as one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Attributes whose values are annotations can go together: first,second</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>A–B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>B unlike</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>B&amp;y number</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>B's that differ, and those only B has</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>B, o&amp;r A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>B, or A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>BSD 3-Clause License</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Back up project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Backed up to {path}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>Before</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Before: {figures}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Blind mode: annotators go by numbers everywhere, in an order drawn by lot before the first decision</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>Bootstrap, seed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Both annotators</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Both have it and differ; under the label A gives</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Both have it and differ; under the label B gives</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Both have it, and differ</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Both sides have the same text: no words are aligned</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Both sides have the same text: nothing is aligned</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Both sides say the same of the same place</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Built in</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>By</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>By a voice of eSpeak NG</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>By rule</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>By sound, groups of words too</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>C</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>C&amp;hange shortcuts…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>C&amp;hange…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>C&amp;oncordance…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>C&amp;ontent</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>C&amp;oreference</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>CESU-8 (halves of characters)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>CSV files (*.csv)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Cancel</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Cannot be paired: {why}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Capitals and small letters are told apart</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>Change</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Change the file of the project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Changed here.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Changed; the comparison follows. Save it to keep it for others.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>Changes are not saved</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Characters</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Chec&amp;k all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Checking…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Choose &amp;module…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/application.py"/>
   <source>Choose &amp;task…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Choose a Python module</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Choose a configuration file</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Choose a folder that has all annotators in it, and compare them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Choose a folder with all annotators in it, and adjudicate their differences in a new project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Choose a line to read its formula and its publication below</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>Choose a row or a marked piece of text, or go to the first disagreement with Go, Next disagreement: both sides and why they differ will stand here.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Choose a row to decide about it.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Choose another response to the same key: what became right, and what broke</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Choose from what there is</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Choose labels that are ignored, or counted as one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Choose texts, key and response, and compare them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Choose the files of two annotators or more, and adjudicate their differences in a new project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>Choose the task.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Choose theme, reading face, zoom and shortcuts</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Choose what annotally score saved as JSON on an earlier day: what became right since</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Choose which annotation of another annotator is the same thing as this one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Choose {what}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Choose: {name}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Choose…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Cl&amp;ose</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Clashes, under the label the hypothesis gives</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Clashes, under the label the reference gives</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Class</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>Class: {said}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>Classes differ: {counts}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/classes.py"/>
   <source>Classes of mentions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Clea&amp;r filter</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>Clear filter</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/roles.py"/>
   <source>Click or press Return to fold or unfold</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Click to list them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>Click to open the comparison of these two</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Close</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Close the window and end Annotally</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Close what is open and return to the welcome page</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Co&amp;lours for annotators</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Co&amp;mments and questions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Collapse all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/quiet_table.py"/>
   <source>Columns</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Comment</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>Comment beside each of these decisions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Commented</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Compare</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Compare a&amp;gain</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Compare only the &amp;documents that both have</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Compare two annotations of the same texts, see where they differ and why, and score them.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Compare two annotations of the same texts, see where they differ, and why.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Compare what is in a folder</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with a save&amp;d result…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with another r&amp;un…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Compared</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Compared are</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Compared by {method}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Comparisons by similarity can use functions of yours: as methods of dimensions, and for rows of the scores. Profiles name the functions; which module has them is said here only, never by a file that is opened. Name no module that you do not trust: it is run with all your rights once a task names a function of it.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Comparisons opened last, newest first</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Components: classes of both sides with mentions in common. Classes go by letters in each</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Con&amp;figuration…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Con&amp;fusion</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Concor&amp;dance</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Concordance</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Configuration</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Configuration files (*.cfg *.config *.conf *.xml)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Configuration file…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Configuration: {name}[*]</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Confusion</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Confusion of labels</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Content in &amp;units</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Cop&amp;y all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Cop&amp;y message</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Cop&amp;y report</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Cop&amp;y this report</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Cop&amp;y versions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <location filename="gui/annotally_gui/widgets/quiet_table.py"/>
   <source>Copy</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Copy all as CSV</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Copy all as text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy all scores as CSV, measures unrounded</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy all scores in the layout of the score report</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy as &amp;text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy as CS&amp;V</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Copy the project to another file and go on in that one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Copy the project to another file and stay in this one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy the score table as tab-separated values</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy the selected text, or the table as tab-separated values</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Copy what can be read of a damaged project to a new file</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Cor</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Coreference</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Corpus</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Correct</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Count</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Count for each annotator what was decided against them, with examples, to tell them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Counted as</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Counting…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Counts are of single fills; REC to ERR are whole percentages (M1)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Counts as the same.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Counts from the next start on</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>Covers</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>D</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Damaged project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Dark</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>Dark writing on light ground</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Decide many objects at once: what each rule would decide is shown first</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Decide them all as they are, in one step of undo</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Decided against &amp;whom…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>Decided against whom</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Decision</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Default</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Default: {value}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Del</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Dictionaries (*.dict);;All files (*)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Dimension to add</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Dimensions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>Disagreement {number:,} of {count:,}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Disagreements only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Disagreements: partial, incorrect, missing or spurious</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Document</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>Documents</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Documents, their objects, and the slots, alternatives and fills of these</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Draw other annotators above and below the words: two of them, or all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Draw what each annotator has in a colour of their own; states keep their lines and signs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Drop it on the row it goes with; Escape gives up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>E</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>E&amp;mpty</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>E&amp;ncoding</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>E&amp;xchange</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>E&amp;xport…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>E&amp;xpression</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>E&amp;xtent</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>E&amp;xtra by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>ENAMEX, TIMEX and NUMEX in four texts</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Each document</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Each type</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Ed&amp;it…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Edit the reasons that decisions of this project can be marked with</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>End the search</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>English</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Enter again what was taken back last</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Entities of every column count, nested ones too; one in several columns counts once</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Every document is done: {export} writes the key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Every label has its row, and all labels together; what is named here comes besides.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Every place where something stands in the texts will be listed here: write it above.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Every two in</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Every two in all documents</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Every two in the document shown</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Everything is decided: {export} writes the key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Everything of the type as this side has it; what it does not have is left out</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Example</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Example of the reading face</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>Examples</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Expand all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>Expected</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Expected: {content}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Expected: {content}. What to do: {remedy}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Export &amp;final key…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Export decision &amp;log…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export decision log</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export filtered list</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Export final key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Export key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export questions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Export score re&amp;ports…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export score reports</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export score reports to a folder</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export what changed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export what was decided against whom</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Extent &amp;tolerance, words</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Extents differ by at most</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Extents differ in {count} ways.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>F</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>F %</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>F %, manual ({count})</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>F is undefined: {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>F of all slots</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>F of every two annotators, whoever of them comes first</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>F {value}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>False positives: system mentions that are no mention's best</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Family of the reading face; empty: by kind</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Fi&amp;lter…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Figures before</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Figures now</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Figures of everything, and of each type or each document too</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>File</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>File or folder</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Files are read strictly; choose another encoding only if UTF-8 is refused</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Files to compare</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Files to open</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>Fills</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Filter</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Filter by {facet}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>Filter documents</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Filter: words, state:INC, type:PERSON, doc:…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/text_contents.py"/>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Final</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Final key written to {count} files</source>
   <extracomment>For one: Final key written to {path}</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Final: {choice}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Find &amp;next</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Find &amp;previous</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Find an action or a key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Find an option</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Find an option, a value or a word</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Find in all documents</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Find in this document</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Find words in the text of this document</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; of others' classes, into which of these they fall</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; of the key's classes, into which of the response's they fall</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; of the response's classes, into which of the key's they fall</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>First that overlaps, from left to right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Fla&amp;g</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <source>Flag</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Flagged</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Fo&amp;lder…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Folder the file chooser starts in</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Folder to compare</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>For dimensions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>For rows of the scores</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Forget what was said by hand about who goes with whom here</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Format</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>Found</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>From</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>From random samples of the documents</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>From {before} to {after}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>G</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>GNU Lesser General Public License 3</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Give &amp;up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <source>Give up the &amp;link</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Global mapping files (*.glm);;All files (*)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go back to what was selected before</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Go on a&amp;fter a decision</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Go on with a project: its inputs are opened with it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the filter field: narrow by state, type, document or text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next disagreement in reading order</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next disagreement like the current one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next object that is still to be decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next place found</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Go to the next place where the two texts say something else</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the object before this one that is still to be decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the object that the selected pointer leads to</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the previous disagreement in reading order</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the previous disagreement like the current one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the previous place found</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Go to the previous place where the two texts say something else</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Go to the row it goes with and press P; P here lists all, Escape gives up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>Go to this object</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to what was selected before going back</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Gold mentions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Greyed: {reason}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>H</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Hide the pane that has the focus; its key brings it back</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>How far the annotators agree will stand here once files are scored.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>How many items, tokens, spans or documents a figure rests on</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>How many of these a rule decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>How many there are in {side}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>How often it was decided so</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/band.py"/>
   <source>How the two texts are aligned</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>How {a} and {b} compare: F1 explains the states</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Hypclash and spurious</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Hypothesis</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>I</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Identical annotations</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Ignore</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>In a project the column Final shows where a decision comes from: A, B, both (AB), either (A/B), neither (∅). Its chip is filled where the row itself was decided, and outlined where a row above it was; § says that a rule decided. A state is outlined until it is decided. ADD marks what was added by hand: what it says stands over the columns of the sides, which have nothing there. At the right a chain is a pair made by hand, a broken one a pair kept apart; a triangle warns of a link that merges classes that were to stay apart.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>In conflict</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>In percent; undefined when {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>In the key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>In the text, lines above the words are the key's (A) and lines below them the response's (B). Double lines mark fills that were found in the text by their words, not annotated there.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>In {a} only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} an annotation stays in its sentence: add another one behind the break</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} annotations begin and end in tokens, not between two</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} only whole tokens can be marked: ends go from token to token</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Incorrect</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Inputs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Inputs of the project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Ins</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Inspector</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>It does not count.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>It has errors, so it cannot be saved as it stands.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>It is not scored.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>It is optional and does not count.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>It points to something optional and does not count.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>It stands nowhere in these texts.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Its texts are not aligned</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Just these &amp;words</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Keep decisions in a new pro&amp;ject</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Keep the annotations of this row apart: each is decided for itself</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Keep what is written (Return)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Key and response</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Key and response agree.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Keyboard shortcuts</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Keys</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Kind of reading face if no family is named</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>L&amp;ist…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>La&amp;bels</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <location filename="gui/annotally_gui/models/card_rows.py"/>
   <source>Label</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>Label of {layer}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Label to add a tag profile for</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Labels</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Labels &amp;shown</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Labels ({count})…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Labels agree.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Labels compared so</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Labels differ: {labels}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>Labels in features</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Labels in the text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Labels of</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Labels of &amp;tokens</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Labels of the tag profile</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>Labels of {a} down, of {b} across</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Labels that are shown</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Labels…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Lacking it is a &amp;label</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Language of the voice</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Language of the window: system, en, de</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Latin-1 (ISO 8859-1)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>Layer</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Leave it as it was (Escape)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Leave it out of the final key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Left out</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Left out: {what}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>Left where it was</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Let go what was aligned by hand at the current words</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Let the final key have what A has and what B has, side by side</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Let the final key say what A says</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Let the final key say what B says</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Let the final key say what more than half of the annotators say, or leave it out as they do</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Let the final key say what this annotator says</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Let the final key say what {letter} ({name}) says</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Let the mention begin a class: no link of it is right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Let the mention go with what A has it with and with what B has it with</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Let the mention go with what A has it with, whoever the mention is taken from</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Let the mention go with what B has it with, whoever the mention is taken from</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Let the mention go with what this annotator has it with, whoever the mention is taken from</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Let the mention go with what {letter} ({name}) has it with</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Let the mentions go with what more than half of the annotators have them with</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Let the slot say nothing</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <source>Let them be &amp;one class</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Let what is decided about the class, or the mention, say whose link is right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Letter by letter (other languages)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Light</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>Light or dark, as the system has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>Light writing on dark ground</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Light, dark, or as the system</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Line {line} of the file.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Line {number}: {found}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Lines of JSON (*.jsonl)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Links of the key that the response has, of all: {share}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Links of the response that the key has, of all: {share}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>List all that it could go with (Alt+P)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>List every action with its shortcut</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>List every place where words stand in all documents, and decide about many at once</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>List everything again</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>List everything that stands in the way; nothing is written</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List of &amp;reasons…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>List only what is partial, incorrect, missing or spurious</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>List only what is still to be decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>List only what somebody has annotated with these words, no more and no less</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>List the warnings of what was read</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>List them before anything is decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>List what is flagged or commented in all documents, to walk through it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List what is to be resolved yet: classes that a link merges, decisions that no longer fit</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List what was added to this document, to write it anew or remove it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>List what was read past</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>List…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Locate {name}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <source>Loose ends</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Lower end of the bootstrap interval over documents</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>M&amp;essages</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>MIT License</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Ma&amp;jority</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Made from the data; not in a file yet.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Make a project of what is open without asking: its name is proposed, and no file is replaced</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Make the text larger</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Make the text smaller</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Management successions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Map history</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Mapping</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Mapping &amp;rules</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Mapping of objects, slots and fills</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Mapping rules (GLM)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mar&amp;k with a reason…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mark the row to come back to, or take the mark away</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mark this document as finished, or as not</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mark what is decided as not required, or as required again</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Match &amp;case</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Matches: pairs that are the same in all that counts</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Me&amp;thods</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Means over {count} documents, those that have gold mentions (E5, E8)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Measure</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>Measuring agreement…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>Measuring was stopped.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Mentions and their classes in three texts: broken, merged, missing and spurious ones</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Messages</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Method</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Method of {name}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Methods of your own come from a Python module: see the preferences</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Missing: in the key only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Missing: in the reference only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mo&amp;ve extent</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Move &amp;down</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Move the ends of this annotation in the text: Shift and arrows the end, after Tab the start</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Move the focus to the next pane</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Move the focus to the other version of the text, to the words that are aligned</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Move the focus to the previous pane</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Move this fill in the text (Alt+X)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Move {place} in the text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>Moved</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Must be given; there is no default.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Na&amp;me of annotator A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Na&amp;me of the response</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <source>Name</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Name &amp;of annotator B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Name of annotator {letter}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Name of the &amp;key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Name of the row</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Name the module with your functions in the preferences, under Methods</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Named entities</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Neither</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>New project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>New project beside t&amp;he inputs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>New shortcut</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next &amp;document</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Next annotators beside the &amp;words</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next of the &amp;same type and state</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Next place</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next und&amp;ecided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Next w&amp;ord error</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No annotation is selected: {remedy} goes to the next one to be decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>No decision is marked with a reason any more</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>No disagreement so far; scoring goes on.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>No document's name contains this. Clear the filter to see all.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>No file is the key yet. Choose Key in the column Role.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>No file is the response yet. Choose Response in the column Role.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>No file is {role} yet. Choose it in the column Role.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No filter is set: everything is listed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>No label is left to compare.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>No module: tasks that name functions of their owner are refused.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>No project can be made in {folder}: it cannot be written to. Change the place.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>No row is selected: {next} goes to one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>No rows match</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>No side has it.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No side has what was added by hand: {remedy} writes it anew</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <source>No token is selected: select words, or nothing for an annotation without a place</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>No {what}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Non-committal: neither right nor wrong</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>None</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Not counted: optional, or another alternative was compared.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Not everything could be saved:
{lines}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/registry.py"/>
   <source>Not here: {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Not in a file yet.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Not now</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Not opened</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Not opened: {count} errors.</source>
   <extracomment>For one: Not opened.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Not re&amp;quired</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Not saved.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Not saved. Compare again uses it as it stands here.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Not saved; the comparison is by what stands here.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Not scored yet</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Note something beside the decision: it never counts as a difference</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Note: {caution}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/window_builder.py"/>
   <source>Nothing annotated</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Nothing differs but what need not be found</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Nothing differs.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Nothing has been opened yet. Open the sample to look around, or drop files or a folder on this window: a key and a response, or annotators, with their texts if you have them.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing here is compared by classes of mentions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing here is paired by similarity</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Nothing is compared yet</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>Nothing is compared yet. Open a key and a response to see how they map.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing is decided here: the texts of the sides differ, and a final key has one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <source>Nothing is loose: every decision fits, and no link merges what was to stay apart.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Nothing is open after this: {next} goes to what is before</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Nothing is open under this filter: {clear} lists everything</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing is open: {remedy} compares annotations</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>Nothing of this row stands in the text. Where fills have places of their own, choose one.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Nothing stands in the way of the final key.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Nothing that the task counts differs, such as case or premodifiers</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>Nothing there</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing to go back to: this was selected first</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing to go forward to: you have not gone back</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Nothing to redo: only what was undone can be entered again</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Nothing to undo: nothing was entered before this</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>Nothing was added by hand to this document. Select words in the text and press Ins.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>Nothing was entered</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Nothing was written.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Now</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Now: {figures}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Object</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Object / slot</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>Objects</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Objects that are still to be decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Objects: {counts}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Of</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Of &amp;disagreements</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Of coreference, the class that is chosen has its mentions numbered where they begin, above and below. A letter behind a number names the mention's class, where that side has several of them.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Of every token instead of what is annotated</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Of how many decided cases of this type and slot</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Of the labels</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One character.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One class per line: name, name in reports, scored or unscored, threshold. A name with blanks goes in single quotes.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>One error, in {option}: it can be neither saved nor used.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>One of the two sides is the key, and everything shown says so</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One per line, at least one.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One per line.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <source>One reason a line. R and a digit mark a decision with one of the first nine.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One row per line: class, slot, value.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One row per line: its name, then the sections it gathers.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>One slot of everything of the type; the rest stays to be decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One slot per line: class, name, name in reports, scored or unscored, weight, set or string or pointer. A name with blanks goes in single quotes.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>One word for one word</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Only A has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only A holds the text relevant.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Only B has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only B holds the text relevant.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Only these labels have rows and count in &lt;all&gt;; the others are compared still.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Only {letter} has this document: nobody is compared in it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>Only {name} has annotations so far. Add those to compare them with: {role} is missing.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {sides} has this.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {sides} have this.</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>Only {side} has this class of {number} mentions.</source>
   <extracomment>For one: Only {side} has this class of {number} mention.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {side} has this {label}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {side} has this {name}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {side} has {name}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Open</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Open &amp;read-only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open &amp;recent</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open &amp;sample</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Open at start what was open at the end</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open fol&amp;der…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Open pro&amp;ject…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Open project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Open s&amp;ample</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Open the sample of two annotators with a new project, to try how differences are adjudicated</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open the sample that comes with Annotally</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Option</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Optional in the key and left out: counts neither way.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Options</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Othe&amp;r text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Other samples</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Other samples: {links}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/overview.py"/>
   <source>Overview of disagreements</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>P</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Pa&amp;iring</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Pages</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Pair &amp;from a list…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Pair nothing (Escape)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Pair the two rows (P)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Pair this row with another: press it here, then on the other row, or drag the one onto the other</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Pair this row with the one begun with</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Pair with</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Pair {what} with …</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Pairing by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Pairs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Pairs of all documents</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Pairs of anno&amp;tators</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Pairs of annotators</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Pairs of the document shown</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pane.py"/>
   <source>Paragraph at the caret</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Partially correct</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Partly the same</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Parts of the profile</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Persons and organizations in fourteen texts, a key and a response; every outcome occurs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Place and size of the window</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Place of the final key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>Pointers that go and names given anew</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Points (%)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>Points are the best that two of them alone are worth. What comes here takes the place of what its annotator has here. Scores show that pairs were made by hand.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Points are what the two alone are worth. Scores show that a pair was made by hand.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Position {place}: {message}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Possible: fills of the key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Pr&amp;eferences…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Pre&amp;vious document</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Precision, denominator: what the response has</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Precision, numerator: of the response, what is right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Preferences</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Previous</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Previous &amp;undecided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Previous &amp;word error</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Previous of the s&amp;ame type and state</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Previous place</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Pro&amp;nunciations</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Problem</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Problem {line} of {count}: {keys} leads back to the list</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Profiles</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Progress</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Project {name} made in {folder}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Projects (*.{suffix})</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Pronunciations</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Put every pane back where it was at first</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Python Software Foundation License 2</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Python module with your own methods</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Python module with your own methods for comparisons by similarity; empty: none</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Python modules (*.py)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Questions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>R</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>R&amp;emove</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Re&amp;do</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Re&amp;move</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Re&amp;vert</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Read score report, report summary and map history, and copy or save them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Read the same files again and score them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Reading &amp;face</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>Reaso&amp;n</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Reason</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>Reason for each of these decisions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>Reason of the next decision: {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Reasons</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <source>Reasons, one a line</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Recall, denominator: what the key has</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Recall, numerator: of the key, what is found</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Recent comparisons</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Redo</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Redone: “{label}” {place}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Refclash and missing</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Reference</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Reference and hypothesis</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Relations and events</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Remove</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Remove tag &amp;profile</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Remove the filter {title}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Remove what was added by hand, with what is noted there</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Remove {name}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Remove {part}, line {number}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>Removed by cleaning</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Repair ta&amp;gs with letters that only look Latin</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Report</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Report summary</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Reports</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Resc&amp;ue project…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Rescue project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>Reset a&amp;ll</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Response</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>Results as JSON (*.json)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Right event types, shared among those that map together</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Right realis, shared among those that map together</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Role</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Role of {name}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Row</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Rows by method</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Rows by value</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Rows of the scores</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Rows that differ, or hold what does: {count}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Rul&amp;es…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Rule</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Rules</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>S&amp;ave project as…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>S&amp;lot</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>S&amp;top counting</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Said by the task.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Same class, cut by others, missing or spurious</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/open.py"/>
   <source>Sample</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/open.py"/>
   <source>Sample: {title}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Sans serif</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Save &amp;as…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Save configuration</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Save project as</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Save task file</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/similarity_profiles.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Saved to {path}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Say why this was decided so, or why it is about to be: R and a digit</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>Says</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Score</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Score profile</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Score re&amp;ports…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Score report</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Score reports</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Score ro&amp;ws</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Scores</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores are of two annotators. Choose two under Pairs to open their comparison.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores of</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores of all documents</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores of the document shown</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Search</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>Searching…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>Seed of the bootstrap</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Select &amp;all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>Select an action, then press its new keys in the field.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Select everything in the pane that has the focus</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Select words in both texts and let them stand for each other; the rest is aligned around them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>Select words in both texts first: those that are to stand for each other</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Serif</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Set back to the default.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/application.py"/>
   <source>Settings</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Settings are kept in this file:</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Settings file</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Settle anno&amp;tators' differences…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Settle differences &amp;in a folder…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Settle differences of annotators in a folder</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end by characters, after C by tokens, after Tab the start; Return keeps, Escape gives up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end by tokens, after Tab the start; Return keeps, Escape gives up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end by tokens, with Alt or after C by characters, after Tab the start; Return keeps, Escape gives up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end, after Tab or with Alt the start; Return keeps, Escape gives up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Short&amp;cuts</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Shortcut</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Shortcuts</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Shortcuts other than the defaults, by action</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>Show all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Show and change how texts that differ are aligned and compared, and see at once what comes of it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show and change how what is open is scored, option by option</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show every level of the mapping tree</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show how far each measure would move with other documents: mean and standard deviation</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show how far the annotators agree</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show in the text the labels of what the annotators disagree about</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show no labels in the text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show only the objects of the mapping tree</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the annotators' extents alone, decided or not</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the classes of mentions, for tasks that have them, and go to them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the label of every annotation in the text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the list of all places where words stand, and go to it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the list of documents, and go to it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show the next document of the list</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show the previous document of the list</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the reasons for the state of the selected pair, and go to them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Show the rows of this document only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the score tables, and go to them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the text as the final key has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show the text at 100 %</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show the tree of objects, slots and fills, and go to it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Show what every two of several annotators come to, and go to it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show what is decided in the text: the final extent solid, the annotators' thin</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show what is flagged or commented in all documents, and go to it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Show which labels were taken for which, for comparisons by similarity</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Showing the fills counted in {title}. Click to remove</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>Signs of the alignment</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Sim&amp;ilarity</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Similarity</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Similarity profile</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Similarity profile: {name}[*]</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Single letters work while the text, the tree or the list of documents has the focus.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Size of the reading face at 100 %, in points</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Size of the text pane, in percent</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>Slot</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Slot {name}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>Slots</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>So that most is right in all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Some annotators' keyboards leave Cyrillic letters in B-, I- and O</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Some inputs of {name} are not as they were. Locate those that are missing. Those that have changed are read as they are now: decisions follow what has only moved, and those that no longer fit are listed, never dropped.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Something is wrong: the comparison stays as it was until it is put right.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Sounds of words without pronunciation</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Source: {source}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Spans</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Speech</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>Split</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Spread by &amp;bootstrap</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Spurious: in the hypothesis only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Spurious: in the response only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>Stands at</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>State</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>State of the bootstrap</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>State of the configuration</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>State of the profile</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>States</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>States and keys</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Stop this work; what is shown stays as it is</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/similarity_profiles.py"/>
   <source>Stopped: the comparison is as it was before the last change.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Strata</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Sub</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/alerts.py"/>
   <source>System</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>System mentions</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>T&amp;wo annotators: both are keys</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>T&amp;ype</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Ta&amp;ke from</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take &amp;A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take &amp;B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;D</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;E</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;F</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;G</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;H</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;I</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Take &amp;{letter}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take A, with what B says as an alternative: either is right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take B, with what A says as an alternative: either is right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Take all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Take back what was entered last, also after a restart</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Take nothing: Decide, Rules has it later</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Take over project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take the decision away: it is open again</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <source>Taken to the ends of the tokens: “{words}”</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Template elements</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/card_rows.py"/>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>Text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Text &amp;shows</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Text files (*.txt)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Text of the hypothesis</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Text of the response</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>Text of {side}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Texts</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>That is another document: pairs are made within one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>The Securities and Exchange Commission named Consuela Arden its chair. 東京 ירושלים</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/classes.py"/>
   <source>The classes of mentions of the document shown will be here.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>The default is in force.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>The digit of an annotator ticks the line. Scores show what was kept apart by hand.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>The document, as its file names it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>The documents will be listed here. Open files with File, Open files.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>The file has several columns: which of them holds the words of the text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>The file has several: which of its annotation sets, or columns of tags</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>The first {shown} of {size} characters; save the reports to have all.</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>The inputs cannot be used: {count} errors. What was open before is unchanged.</source>
   <extracomment>For one: An input cannot be used. What was open before is unchanged.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>The key has it, the response does not. Drawn in the upper lane only.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>The key is read back and scored against every side before it is kept.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>The label of an annotation is the value of one feature of its layer, and rows name both: POS:NN. Without a feature the name of the layer is the label.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>The label of these files is the value of a feature; choose another one here (C9)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/application.py"/>
   <source>The process that reads and scores ended unexpectedly (exit code {code}). Nothing was lost: your files are never written. What was open is read again; if it does not come back, open it with File, Open recent.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>The reports name the annotators: {remedy} shows the names again</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>The response has it, the key does not. Drawn in the lower lane only.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>The same in all that counts</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>The same in both</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>The same seed draws the same samples, here and on the command line (--seed)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>The score table will be here once files are open and scored.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>The scores of the document shown will be here. Choose one under Documents.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>The search was stopped.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>The settings file could not be read, so the defaults are used. It is kept as {aside}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>The settings file {path} may not be read, so the defaults are used and changes are not kept. Give yourself permission to read and write it.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>The strata that follow from which labels point to which</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>The task does not score it.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>The task pairs this annotation with none of the other side.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>The task pairs what stands here with nothing that another annotator has.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>The two texts say the same</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>The whole key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>There are no annotations in {name}. Add the files, or the folder, that have them.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>There are no messages. What a reader passes over in the files you open is listed here.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>There are two annotators, and both are shown</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>There is more than one file of {role}. Choose one.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>There is no agreement to measure: {why}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>There is no disagreement under this filter: {remedy} lists everything</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>There is no disagreement: the sides say the same</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>There is no project yet: {remedy} starts one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>These annotations are compared on one text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <source>These figures are old: the documents are being compared again</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>These settings were damaged and have their defaults again: {names}. The file as it was is kept as {aside}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>They agree in the form that earns partial credit.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>They are paired already</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>They are paired and differ.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>They differ.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>This cannot stand in {formats}: export the final key as {others}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <source>This document</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reading.py"/>
   <source>This document has no text here. Open its text file to see it.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This is no mention: choose one whose link is meant</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>This key is written to a folder, and {name} is none: {folder} is proposed.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>This option must be given</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This project can only be read: {remedy} makes a copy of your own</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This row leads nowhere: choose one that points to another object</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>This task compares two annotations, no more. Choose another task.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>To</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Tools</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>Totals of the corpus</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>True positives: the best overlap of each gold mention, summed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Two annotators</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Two keys of the same fourteen texts, neither of them the measure</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Two runs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Two versions of a text one above the other</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Two versions of a text stand side by side, words joined where they are aligned. A wave is a word that another stands for, a bracket words split or merged; struck through is what only the key's text has, underlined twice what only the response's has, dotted what may be left out. A wedge points to where the other text has something. In a project W aligns what is selected in both.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Two versions of a text: one above the other instead of side by side</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Type</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Type and slots are the same; beginning or end differ by so much</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Types of items</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Types of tokens</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>UTF-16</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>UTF-8</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>Un&amp;decided only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>Undecided only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>Undefined in {count} samples, which are left out</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Undefined where {when}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Undefined: {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Under each label a row for every name that a function of yours gives its annotations.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Under each label a row for every value of an attribute, or for values of several.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Undo</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Undone: “{label}” {place}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Units of content</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Upper end of the bootstrap interval over documents</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Use the whole screen</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Value</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Value of {option}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>Versions and licences</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Voice’s &amp;language</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>W&amp;hose link</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>WER</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>WER {rate}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Weight of {name}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Welcome</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>Went on from the other end</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/navigation.py"/>
   <source>Went on with the first disagreement</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/navigation.py"/>
   <source>Went on with the last disagreement</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Western Windows (1252)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>What a figure does not rest on, and why</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>What agrees is open, too: Decide › Rules decides at once what is identical.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>What all have in the same words and place is taken; what differs, or is there twice, is left out</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>What another spelling costs, in features of sound</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>What can be written here</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>What changed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>What each word more than one a side costs in a block</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>What every two annotators come to will stand here once files are open.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>What is decided about</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>What is decided belongs to this task: close the project to compare otherwise</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>What is decided: where it comes from, outlined where that is said further up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>What is listed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>What is measured, and how</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>What is pointed to is paired before what points to it: one line of labels after the other, spanned labels first in each. Without a line all labels are paired together.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>What is written is a regular expression</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>What is wrong</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>What is wrong with the labels that are shown</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>What is wrong with the strata</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>What is wrong with the tag profile</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>What is wrong with {name}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>What is wrong with {part}, line {number}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>What more than half of the annotators have; what more than half do not have is left out</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>What one annotator alone has is in no score then, and left to be decided in a project (C6)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>What open objects become</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>What open objects of the type {name} become</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>What stands in the way of the final key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>What the class adds to MUC's precision: its links that are right, of all its links (M15)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>What the class adds to MUC's recall: its links found, of all its links (M15)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>What the decisions were marked with, and how many of them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>What the module has</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>What the rule would decide</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>What the states mean, and the keys that walk them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>What the text shows of a project: all, the annotators, or the final key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>What to do</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>What was open: files, task, document, selection, view</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>What was taken from this side stands in the file as it was, to the byte</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>What you changed in this configuration is in no file and in no open comparison.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>What you entered is still here; what was open before is unchanged.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>What you flag or comment while you decide, in any document, will be listed here.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>Where</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Where it &amp;leads</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Where it leads</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <source>Where labels call the same thing otherwise: a dimension of this name compares them.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Where the annotation stands says this: move it in the text</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Where the panes are</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Whether all agree, and how many do on what most say: F1 explains the states</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Which changes are listed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Which entities are paired</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Which labels were taken for which will stand here once files are scored.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Who and when</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Who follows whom in five texts: pointers, identical objects, text filtering</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Who lacks an item says so, instead of saying nothing</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Who works for whom in five texts, compared by MAT's similarity, weight by weight</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>Whose annotations are another thing? They get a row of their own.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>With two annotators there is no majority: take one of them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>With what more than half have a mention, of those in the key: take what is open before</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Without effect on this task.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word &amp;column of B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word &amp;column of the response</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word col&amp;umn of A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word col&amp;umn of the key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Word error rate in percent of the words of the first text (S5)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>Word error {number} of {count}, {told}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>Word errors {rate} %</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Words a boundary may be off, if they are word errors</source>
   <translation type="unfinished"/>
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
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words of the first text alone</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words of the first text; what may be left out, and was, does not count (H7)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words of the second text alone</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words that another stands for</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words that are the same in both texts</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Words where the texts differ, else characters</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/application.py"/>
   <source>Work was interrupted</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Working</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Would decide</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Write an annotation of the words selected in the text that no side has</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Write anew what stands in this slot, or all of this annotation</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Write every decision as CSV or lines of JSON: where, what, who, when and why</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Write score report, report summary and map history to a folder, as the MUC scorer did</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>Write the list as CSV or lines of JSON</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Write the listed pairs with texts, offsets and states to a file</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Write what is decided as annotations, once it is read back and scores the same</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Write {slot} anew</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Zoom &amp;in</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Zoom &amp;out</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>a decision with an effect</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>a link merges classes that were to stay apart</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>a link merges this class with others that were to stay apart</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>a link merges what was to stay apart; Decide › Loose ends resolves it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>a match above</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>a slot of a type</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotator_colours.py"/>
   <source>above</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>add {letter} as an alternative</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>add {what}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <location filename="gui/annotally_gui/models/added_rows.py"/>
   <source>added by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>align words as the task does</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>align words by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>aligned by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>all A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>all B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>all alike</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>all labels</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>all that have it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>all {count} listed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>alone</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>and</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>and {count} more, listed behind</source>
   <extracomment>For one: and {count} more, listed behind</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>as alternatives, any is right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>as the function has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>as {letter} ({name}) has them</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>begin</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>begins</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>begins one ({letters})</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>begins one, no link is accepted</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <source>being compared again</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotator_colours.py"/>
   <source>below</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/text_contents.py"/>
   <source>below the words</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>broken</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>broken and fixed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>by a rule</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>by choice</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>by the rule: {rule}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>by {configuration}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>by {person}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>changed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>changed configuration</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>clash</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>clean</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>comment</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>comment: {words}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>compared</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>compared as</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>correct</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>counted as equal</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>decide anew what is open there; Decide › Loose ends lists what was kept</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>default</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>deleted</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>differ</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>differ, A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>differ, B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>dimension</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <source>dismiss what is no longer there</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>document done</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>document not done</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>done</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>earlier</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>edit {what}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>eight</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>eleven</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>empty</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>end</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>ends</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>equivalence</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>every two</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>everything of a type</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>extent</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>first</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>five</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>fixed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>flag</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <source>flagged</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>found</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>four</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>from the beginning again</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>from the data</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>from the end again</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <source>give up a link</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>has changed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>has nothing here</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>has too much</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>here a value is missing</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>identical in all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>identical in both</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>identical taken, all else left out</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>if only true labels match</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>in {count:,} documents</source>
   <extracomment>For one: in {count} document</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>in {document}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>incorrect</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>inputs as they were</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>inserted</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/window_builder.py"/>
   <source>it cannot be read</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>its link merges classes that were to stay apart</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>its name</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>kept apart by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>label</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>labels</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>labels shown</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>lacks it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>later</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>left out</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <source>let classes be one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>line {line}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as A has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as B has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as both have it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as decided otherwise</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>link as the majority has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>link as {letter} has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>link chosen by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>link of {letters}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>located</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>majority</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>majority of the annotators</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>majority of the links</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>mapping rules</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>match</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>may be left out</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>mean</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>method</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>missing</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>move extent</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>n</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>neither</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>nine</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>no</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>no link</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>no longer there: {words}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>no reason</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>non-committal</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>none</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>not counted</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <source>not flagged</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>not found</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>not required</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>nothing</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>nothing below</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>nothing is {name} – there are {known}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>nothing was to be decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>nowhere</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>on {count:,} rows</source>
   <extracomment>For one: on {count} row</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>on {what}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>one</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>only A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>only B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>only the extent differs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>only what is optional differs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>only {letter} has it</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>only {side} has {names}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>open</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>open the line to see each: by its arrow, or with the right arrow key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>open {type}: {words}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>option</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>optional</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>or</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>over {count} documents</source>
   <extracomment>For one: over {count} document</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>pair as the task does</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>pair by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>paired by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>paired with this</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>paired with {words}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>partial</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>partial credit</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>partly</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/project_places.py"/>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>project</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>pronunciations</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>read-only</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>reason {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>reason: {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>refuse to export</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>relations without an end left out</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>remove what was added</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>removed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>response</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>revert</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>rows of the scores</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/identical_offer.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>rule: {rule}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>said further up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>same</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>saved {time}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>says something else</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>sd</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>second</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>seven</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>similarity</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>six</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>split</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>split or merged</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>spurious</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>standard deviation</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>still open</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>still right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>still wrong</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>straightened</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>strata</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>substituted</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>tag profile</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>take A</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>take B</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>take both</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>take the flag away</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>take {letter}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>task</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>ten</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>the class of “{words}”</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>the closing {mark} is missing</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>the first {listed} of {hits} listed</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>the regular expression cannot be read: {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>the same</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>there is no state {name} – there are {known}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>there is no {name}: – there are {known}. To look for this text put it in quotes</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>there is nothing after the |</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>there is nothing before the |</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>this document {own}; all {whole}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>this takes too long to look for; ask for less, or in a simpler way</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>three</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>together</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>twelve</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>two</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>two keys</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>undecide</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>undefined: {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>unscored</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>weight</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>weight {weight}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>weights {sum} in all</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>what is no option</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>what it was is not recorded</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>with {letters}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>with “{words}” ({letters})</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>without effect: {words}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>word errors</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>word errors {rate} %, {f}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>words instead of &amp;characters</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspection_text.py"/>
   <source>written</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>written anew</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>written by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>{action}  {keys}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/registry.py"/>
   <source>{action} ({keys})</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>{action} has no effect here</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>{action} has no effect here: {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/registry.py"/>
   <source>{action} {about}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{a} and {b} agree in this document.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{a} and {b} agree: there is no disagreement.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>{case}   ({why})</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>{choice}, not required</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{choice}, said further up</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{choice}: it has no effect, for {why}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>{choice}: {words}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>{column}: {examples}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/column_table.py"/>
   <source>{column}: {said}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{count:,} added by hand</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>{count:,} are identical in all</source>
   <extracomment>For one: {count} is identical in all</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>{count:,} are identical in both</source>
   <extracomment>For one: {count} is identical in both</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} disagreements</source>
   <extracomment>For one: {count} disagreement</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} documents</source>
   <extracomment>For one: {count} document</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{count:,} fills</source>
   <extracomment>For one: {count} fill</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} loose ends</source>
   <extracomment>For one: {count} loose end</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} messages</source>
   <extracomment>For one: {count} message</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>{count:,} more of this kind</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>{count:,} more open objects</source>
   <extracomment>For one: {count:,} more open object</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{count:,} objects</source>
   <extracomment>For one: {count} object</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} of {total:,} decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>{count:,} open</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>{count:,} scored</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>{count:,} things were read past.</source>
   <extracomment>For one: One thing was read past.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{count} annotations</source>
   <extracomment>For one: {count} annotation</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{count} annotators are here, and {most} at most can be compared. {left} are left out: Ignore.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{count} chosen</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} correct</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>{count} decisions below went with it</source>
   <extracomment>For one: {count} decision below went with it</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>{count} decisions by rule</source>
   <extracomment>For one: {count} decision by rule</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <source>{count} decisions have no effect: decide anew.</source>
   <extracomment>For one: {count} decision has no effect: decide anew.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} deleted</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{count} documents</source>
   <extracomment>For one: {count} document</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <source>{count} entries are about what is no longer there: decide anew, then dismiss them.</source>
   <extracomment>For one: {count} entry is about what is no longer there: decide anew, then dismiss it.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{count} entries were rescued</source>
   <extracomment>For one: {count} entry was rescued</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/review.py"/>
   <source>{count} entries written to {path}</source>
   <extracomment>For one: {count} entry written to {path}</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>{count} errors, the first in {option}: it can be neither saved nor used.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{count} files of annotations are here, and {most} annotators at most can be compared. Files with the same role are read as one annotator's; set others to Ignore.</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>{count} flagged</source>
   <extracomment>For one: {count} flagged</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>{count} groups count as one</source>
   <extracomment>For one: {count} group counts as one</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{count} in {a} only, as {label}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{count} in {b} only, as {label}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} inserted</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>{count} labels are ignored</source>
   <extracomment>For one: {count} label is ignored</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} left out</source>
   <extracomment>For one: {count} left out: decide what it belongs to</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>{count} lines</source>
   <extracomment>For one: {count} line</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} links merge classes that were to stay apart: resolve them in Decide › Loose ends.</source>
   <extracomment>For one: {count} link merges classes that were to stay apart: resolve it in Decide › Loose ends.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/loose_ends.py"/>
   <source>{count} links merge classes that were to stay apart: resolve them to export the key.</source>
   <extracomment>For one: {count} link merges classes that were to stay apart: resolve it to export the key.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>{count} more messages.</source>
   <extracomment>For one: One more message.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{count} more: write {key}:… in the field</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>{count} objects are decided</source>
   <extracomment>For one: {count} object is decided</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} objects are given other names, because two share one</source>
   <extracomment>For one: {count} object is given another name, because two share one</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} objects are still open: choose one to decide about it, or say what a type becomes.</source>
   <extracomment>For one: {count} object is still open: choose it to decide about it, or say what its type becomes.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} objects stand twice, as a file has them</source>
   <extracomment>For one: {count} object stands twice, as a file has it</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>{count} of {total}</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} open objects become what is said here; they stay open in the project.</source>
   <extracomment>For one: {count} open object becomes what is said here; it stays open in the project.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>{count} pairs made or kept apart</source>
   <extracomment>For one: {count} pair made or kept apart</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>{count} places</source>
   <extracomment>For one: {count} place</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} pointers to what is not in the key go</source>
   <extracomment>For one: {count} pointer to what is not in the key goes</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} problems stand in the way: choose one to go there, and come back here.</source>
   <extracomment>For one: {count} problem stands in the way: choose it to go there, and come back here.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>{count} questions</source>
   <extracomment>For one: {count} question</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/reasons.py"/>
   <source>{count} reasons</source>
   <extracomment>For one: {count} reason</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} relations point to what is not in the key.</source>
   <extracomment>For one: {count} relation points to what is not in the key.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} relations point to what is not in the key: leave them out too?</source>
   <extracomment>For one: {count} relation points to what is not in the key: leave it out too?</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>{count} rows written to {path}</source>
   <extracomment>For one: {count} row written to {path}</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{count} slot agrees</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{count} slots agree</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} substituted</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>{count} without a majority</source>
   <extracomment>For one: {count} without a majority</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} words</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>{count} would be decided</source>
   <extracomment>For one: {count} would be decided</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{count}: {one} in {a}, {other} in {b}</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>{decision} in {count} places</source>
   <extracomment>For one: {decision} in {count} place</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{document}   a second {before} is called {after}; pointers follow</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{document}   {about}   → {said}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{document}   {called} says what another one says: it stands there twice</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>{document}   {said} → {final}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{document}   {title}   {slot} pointed to {target}, which is not in the key</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/row_list.py"/>
   <source>{document}   {title}   {texts}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>{document} is done</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>{document} is done with {count:,} objects undecided</source>
   <extracomment>For one: {document} is done with {count} object undecided</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>{document} is not done any more</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{document}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{done:,} of {count:,} documents done</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{facts}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>{figures} (counting all documents…)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{first} and {last}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{first} or {last}, any is right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{first} or {last}, either is right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{first} – {second}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{folder} already holds {names}. Replace what is there?</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>{found}. Expected: {expected}. {remedy}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>{found}. {remedy}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/alerts.py"/>
   <source>{found}: {remedy}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>{found}: {remedy}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/roles.py"/>
   <source>{heading}, folded</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>{keys} belongs to “{other}”. Exchange gives that action the shortcut this one has now.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/legend.py"/>
   <source>{key} above, {response} below</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>{kind}: {words}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{label} in {b}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>{label} is compared</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>{label} · only {letter}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{label}: extents differ.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>{layer} itself</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>{letters} has here: {title}, {words}. What is the same thing?</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} has it with “{words}”</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>{letters} have here: {title}, {words}. What is the same thing?</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} have it with “{words}”</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} let it begin a class</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} lets it begin a class</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{letters} {said}</source>
   <translation type="unfinished"/>
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
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>{letter} ({name})   {words}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>{letter} says</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>{letter} “{words}”</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{low} to {high}: {level} % of {samples} samples of documents, seed {seed}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>{measure} by bootstrap: {part}, as a share of 1 (A10)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>{measure}: mean {mean}, variance {variance}, standard deviation {deviation}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>{more}, as: {found}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{names} agree in part</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{names} agrees in part</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{names} and {count} files more</source>
   <extracomment>For one: {names} and {count} file more</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>{names} and {count} more</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>{names} and {last}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{names} differ</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>{names} written to {folder}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>{name} (configuration)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/open.py"/>
   <source>{name} (read-only)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/application.py"/>
   <source>{name} (two keys)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} agrees in part.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} can only be read: {why}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name} cannot be read: {why}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name} cannot be read: {why}. Add a file of annotations in its place.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} counts as the same.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} differs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} differs.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} is held by {holder}. Take it over only if it is not open there any more, for instance after a crash or a loss of power: a program that still has it open could no longer write to it.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} is the same in A and B.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} is the same in all.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>{name} is there already, and is never replaced. Choose another name, or cancel and open it.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{name} is there already. Replace it?</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} {damage}. What can be read of it can be copied to a new file; this one stays as it is.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>{name} – {sides}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/number_field.py"/>
   <source>{name}, slider</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name}:</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name}: this task has one text for both sides. Choose another role, or another task.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>{name}[*] – Annotally</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>{number} characters</source>
   <extracomment>For one: {number} character</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>{number} words</source>
   <extracomment>For one: {number} word</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{of} · {what}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>{one} and {other}: F {f} %</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>{one} with {other}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>{option} of {name}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>{part}, line {number}: {field}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/review.py"/>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>{path} written</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{plain}, manual ({count:,}) {score}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>{rate} %</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{row}, counts the selection</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{row}, not in the filter</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{said} ({count:,} by rule)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>{said}, with {pairs} by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{said}, {decided} decided</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>{said}, {where}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{said}: {how}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{said}; the first {count} are listed.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>{said}…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{samples} samples are being drawn</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{samples} samples of {documents}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>{samples} samples of {documents} documents each, seed {seed}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{scores} (counting…)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{short}  {long}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{short}: {long}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{short}: {long}, which no side has</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>{shown:,} of {documents}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{sides} lack this.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{sides} lacks this.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{sides}: none of them.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} has part of this class of {owner}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} has these mentions of {owner} in one class, too.</source>
   <translation type="unfinished"/>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} lacks {number} mentions.</source>
   <extracomment>For one: {side} lacks {number} mention.</extracomment>
   <translation type="unfinished">
    <numerusform></numerusform>
    <numerusform></numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} splits this class of {owner} into {count}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{side} {count}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{side} {fill}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{side}: {fill}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{side}–Final</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>{slot} is one of {known}, not {wrong}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>{slot}, fill {number}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>{start}–{end}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>{start}–{end} · {keys}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{state}; {vote} agree on what most say</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>{style} of the system</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>{subject} and {rival} stand at different places.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>{subject} {first} and {second} than {rival}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>{subject} {what} than {rival}.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{title}	{count:,}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{title}  ×</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{title} ({short}): {formula}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{title} is undefined: {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>{title} of {letter} says: {words}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>{title} · missing: {name}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>{title} · {folder}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{title} ▾</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>{title}, in percent ({source})</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{title}, undefined: {reason}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{title}: added by a person.</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{title}: what this annotator says, marked where it is not what most say</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{title}: what this side says, marked where the other differs</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{title}: {above}, over {below}; summed over classes and documents, recall over the key's, precision over the response's (M15)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>{title}: {conflict}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{title}: {state}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/window_builder.py"/>
   <source>{title}: {why}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>{told} (aligned by hand)</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>{type} {words}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{type}, added by hand</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>{type}, the key has {key_type}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>{upper} above the words, {lower} below</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>{upper} left, {lower} right</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{value} %</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{vote} agree</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/registry.py"/>
   <source>{what} ({keys})</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>{what}, {kind}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>{words} ({type})</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>{words}. {freed} goes free</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>{words}: {points} % alike</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{words}; old, being drawn again</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>“{mention}” with “{antecedent}” ({whose}) merges {classes} of {letter}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>“{words}”</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>…</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>⚠ {found} is no number; write digits and a point</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>⚠ {path} {problem}</source>
   <translation type="unfinished"/>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>✓ {label}</source>
   <translation type="unfinished"/>
  </message>
 </context>
</TS>
