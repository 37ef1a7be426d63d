<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
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
   <translation> ({count:,} weitere außerhalb des Filters)</translation>
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
   <translation> und </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source> and {count} more</source>
   <translation> und {count} weitere</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source> or </source>
   <translation> oder </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source> pt</source>
   <translation> pt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>! {conflict}: resolve it in Decide › Unresolved.</source>
   <translation>! {conflict}: unter Entscheiden › Ungelöstes auflösen.</translation>
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
   <translation>"{key}" noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/unread.py"/>
   <source>"{member}" of the file</source>
   <translation>"{member}" der Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/unread.py"/>
   <source>"{member}" of {owner}</source>
   <translation>"{member}" von {owner}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>##start#end# after the text of a fill</source>
   <translation>##start#end# hinter dem Text einer Füllung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>##start#end# with start first</source>
   <translation>##start#end#, start zuerst</translation>
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
   <translation>#FORMAT=WebAnno TSV 3.3 in der ersten Zeile</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>#FORMAT=WebAnno TSV 3.3, or another version 3</source>
   <translation>#FORMAT=WebAnno TSV 3.3 oder eine andere Version 3</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>#T_SP=, #T_CH= or #T_RL= and the name of a layer</source>
   <translation>#T_SP=, #T_CH= oder #T_RL= und der Name einer Ebene</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>#Text= before its tokens</source>
   <translation>#Text= vor den Tokens eines Satzes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>#begin document (NAME); part 000</source>
   <translation>#begin document (NAME); part 000</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>#begin document before it</source>
   <translation>#begin document davor</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>#end document after its last token</source>
   <translation>#end document hinter dem letzten Token</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>#end document without #begin document</source>
   <translation>#end document ohne #begin document</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/reasons.py"/>
   <source>&amp;0  no reason</source>
   <translation>&amp;0  keine Begründung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>&amp;About Annotally</source>
   <translation>Ü&amp;ber Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Add annotation…</source>
   <translation>Annotation &amp;hinzufügen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>&amp;Add dimension</source>
   <translation>Dimension &amp;hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Add files…</source>
   <translation>Dateien &amp;hinzufügen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Agreement</source>
   <translation>Ü&amp;bereinstimmung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;Aligner</source>
   <translation>&amp;Ausrichtungsverfahren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>&amp;Alignment…</source>
   <translation>&amp;Ausrichtung…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;All</source>
   <translation>&amp;Alle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;Annotators and final</source>
   <translation>&amp;Annotatoren und endgültig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>&amp;Assign</source>
   <translation>&amp;Zuweisen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Back</source>
   <translation>&amp;Zurück</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Back up</source>
   <translation>&amp;Sichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Back up project…</source>
   <translation>Projekt sic&amp;hern…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Bootstrap intervals</source>
   <translation>Bootstra&amp;p-Intervalle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Browse…</source>
   <translation>&amp;Durchsuchen…</translation>
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
   <translation>&amp;Abbrechen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/recent_menu.py"/>
   <source>&amp;Clear list</source>
   <translation>Liste &amp;leeren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Clear recent files</source>
   <translation>Liste zuletzt geöffneter Dateien lee&amp;ren</translation>
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
   <translation>S&amp;chließen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Close comparison</source>
   <translation>&amp;Vergleich schließen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Collapse all</source>
   <translation>Alle &amp;einklappen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Comment…</source>
   <translation>&amp;Kommentar…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>&amp;Compare two files or folders…</source>
   <translation>Zwei Dateien oder Ordner &amp;vergleichen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Copy</source>
   <translation>&amp;Kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Copy score table</source>
   <translation>Wertungstabelle &amp;kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Corpus</source>
   <translation>&amp;Korpus</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Create</source>
   <translation>&amp;Erstellen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>&amp;Dark</source>
   <translation>&amp;Dunkel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Decide</source>
   <translation>&amp;Entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Disagreements only</source>
   <translation>&amp;Nur Abweichungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>&amp;Discard</source>
   <translation>&amp;Verwerfen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>&amp;Dismiss</source>
   <translation>Ver&amp;werfen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Document done</source>
   <translation>&amp;Dokument fertig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Edit</source>
   <translation>&amp;Bearbeiten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/reasons.py"/>
   <source>&amp;Edit the list…</source>
   <translation>Liste &amp;bearbeiten…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>&amp;Edit…</source>
   <translation>Bearbeite&amp;n…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Expand all</source>
   <translation>Alle a&amp;usklappen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Export</source>
   <translation>&amp;Exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Export filtered list as CSV…</source>
   <translation>Gefilterte Liste als CSV &amp;exportieren…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>&amp;Export here</source>
   <translation>&amp;Hierher exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <source>&amp;Export…</source>
   <translation>&amp;Exportieren…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;File</source>
   <translation>&amp;Datei</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;Final only</source>
   <translation>Nur &amp;endgültig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Find in text…</source>
   <translation>Im Text &amp;suchen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Font</source>
   <translation>Schri&amp;ft</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Format</source>
   <translation>&amp;Format</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Forward</source>
   <translation>&amp;Vorwärts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>&amp;From pointers</source>
   <translation>&amp;Aus Verweisen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Full screen</source>
   <translation>&amp;Vollbild</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;General</source>
   <translation>A&amp;llgemein</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Go</source>
   <translation>&amp;Gehe zu</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Help</source>
   <translation>&amp;Hilfe</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>&amp;Help…</source>
   <translation>&amp;Hilfe…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>&amp;Hide annotators' names</source>
   <translation>N&amp;amen der Annotatoren verbergen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Hide this pane</source>
   <translation>Diesen Bereich &amp;ausblenden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Inspector</source>
   <translation>&amp;Details</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>&amp;Intervals</source>
   <translation>&amp;Intervalle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;Join broken lines</source>
   <translation>&amp;Umbrochene Zeilen verbinden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>&amp;Keyboard shortcuts</source>
   <translation>&amp;Tastenkürzel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Label features</source>
   <translation>&amp;Label-Merkmale</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Leave out too</source>
   <translation>Auch &amp;weglassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>&amp;Light</source>
   <translation>&amp;Hell</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;List added annotations…</source>
   <translation>Hinzugefügte Annotationen auf&amp;listen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>&amp;Locate…</source>
   <translation>&amp;Suchen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;MUC mode: extent and content as one component</source>
   <translation>&amp;MUC-Modus: Ausdehnung und Inhalt als eine Komponente</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Mapping</source>
   <translation>&amp;Zuordnung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>&amp;Measure agreement</source>
   <translation>Übereinstimmung &amp;messen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>&amp;Move up</source>
   <translation>Nach &amp;oben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Narrower</source>
   <translation>&amp;Schmaler</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Neither</source>
   <translation>Kei&amp;ns von beiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;New project of this comparison…</source>
   <translation>&amp;Neues Projekt aus diesem Vergleich…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>&amp;New stratum</source>
   <translation>&amp;Neue Schicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Next disagreement</source>
   <translation>&amp;Nächste Abweichung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Next pane</source>
   <translation>&amp;Nächster Bereich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;No link</source>
   <translation>Keine Verk&amp;nüpfung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>&amp;None</source>
   <translation>&amp;Keine</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Normal size</source>
   <translation>Normale G&amp;röße</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Open files…</source>
   <translation>Dateien &amp;öffnen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>&amp;Open project</source>
   <translation>Projekt ö&amp;ffnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>&amp;Pair</source>
   <translation>&amp;Paaren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Pair automatically</source>
   <translation>A&amp;utomatisch paaren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>&amp;Pair with this</source>
   <translation>Hiermit &amp;paaren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Pair with…</source>
   <translation>&amp;Paaren mit…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Previous disagreement</source>
   <translation>Vor&amp;ige Abweichung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Previous pane</source>
   <translation>&amp;Voriger Bereich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>&amp;Python module with your own methods</source>
   <translation>&amp;Python-Modul mit eigenen Methoden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Quit</source>
   <translation>&amp;Beenden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>&amp;Recent</source>
   <translation>&amp;Zuletzt geöffnet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>&amp;Redo</source>
   <translation>&amp;Wiederholen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Reload files</source>
   <translation>Dateien &amp;neu laden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>&amp;Remove</source>
   <translation>&amp;Entfernen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Replace</source>
   <translation>&amp;Ersetzen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Rescue</source>
   <translation>&amp;Retten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Rescue…</source>
   <translation>&amp;Retten…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Reset layout</source>
   <translation>Anordnung zu&amp;rücksetzen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>&amp;Reset to default</source>
   <translation>Auf Standard zu&amp;rücksetzen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>&amp;Run rule</source>
   <translation>Regel &amp;anwenden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <source>&amp;Save</source>
   <translation>&amp;Speichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>&amp;Save reports…</source>
   <translation>Berichte &amp;speichern…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>&amp;Save task file…</source>
   <translation>Aufgabendatei &amp;speichern…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>&amp;Save to</source>
   <translation>Speicher&amp;ort</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Score</source>
   <translation>&amp;Wertung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Scores</source>
   <translation>&amp;Wertungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Several annotators: all are keys</source>
   <translation>Meh&amp;rere Annotatoren: alle sind Schlüssel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Shorter</source>
   <translation>&amp;Niedriger</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Show in text</source>
   <translation>Im Text an&amp;zeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Size</source>
   <translation>&amp;Größe</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;Sounds</source>
   <translation>La&amp;ute</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>&amp;Split</source>
   <translation>&amp;Trennen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Start</source>
   <translation>&amp;Starten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>&amp;System default</source>
   <translation>&amp;Systemstandard</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Take both</source>
   <translation>Beide &amp;übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Take over</source>
   <translation>Ü&amp;bernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>&amp;Take over…</source>
   <translation>Ü&amp;bernehmen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Taller</source>
   <translation>&amp;Höher</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>&amp;Task</source>
   <translation>&amp;Aufgabe</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>&amp;Texts one above the other</source>
   <translation>&amp;Texte übereinander</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Theme</source>
   <translation>&amp;Design</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>&amp;Type</source>
   <translation>&amp;Typ</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>&amp;Undecide</source>
   <translation>Entscheidung z&amp;urücknehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>&amp;Undo</source>
   <translation>&amp;Rückgängig machen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>&amp;Units of content</source>
   <translation>&amp;Einheiten des Inhalts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>&amp;Use these</source>
   <translation>Diese &amp;verwenden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;View</source>
   <translation>&amp;Ansicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>&amp;Wider</source>
   <translation>&amp;Breiter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>&amp;Window</source>
   <translation>&amp;Fenster</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>&amp;Zoom</source>
   <translation>&amp;Zoom</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>(P − P_e) / (1 − P_e), P the mean share of agreeing pairs of an item, P_e the sum of the squared shares of the labels</source>
   <translation>(P − P_e) / (1 − P_e), P der mittlere Anteil übereinstimmender Paare eines Items, P_e die Summe der quadrierten Anteile der Labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>(missing)</source>
   <translation>(fehlend)</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>(p_o − p_e) / (1 − p_e), p_e from how often each of the two uses each label</source>
   <translation>(p_o − p_e) / (1 − p_e), p_e danach, wie oft jeder der beiden jedes Label verwendet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>(spurious)</source>
   <translation>(überzählig)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>({chain} at an earlier token of the document</source>
   <translation>({chain} bei einem früheren Token des Dokuments</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>({chain} opens a mention that is not closed</source>
   <translation>({chain} öffnet eine Erwähnung, die nicht geschlossen wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>* in every slot</source>
   <translation>* in jedem Slot</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>+ &amp;And</source>
   <translation>+ &amp;Und</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>+ &amp;Or</source>
   <translation>+ &amp;Oder</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>, </source>
   <translation>, </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>, {count} are undecided and not counted</source>
   <translation>, {count} sind offen und nicht gezählt</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>/ text before __ text after</source>
   <translation>/ was davor steht __ was danach steht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>1 is full agreement; for measures corrected for chance, 0 is agreement by chance</source>
   <translation>1 ist volle Übereinstimmung; bei zufallskorrigierten Maßen ist 0 die Übereinstimmung durch Zufall</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>1 − D_o / D_e, nominal; missing labels are left out, not items</source>
   <translation>1 − D_o / D_e, nominal; ausgelassen werden fehlende Labels, nicht Items</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>1 − ΣD_o / ΣD_e over labels, from squared distances of spans in code points, and of spans and gaps put together at random</source>
   <translation>1 − ΣD_o / ΣD_e über Labels, aus den quadrierten Abständen von Spannen in Codepoints, und von zufällig zusammengestellten Spannen und Lücken</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>3: class, slot, value</source>
   <translation>3: Klasse, Slot, Wert</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>4: name, name in reports, scored or unscored, threshold</source>
   <translation>4: Name, Name in Berichten, scored oder unscored, Schwelle</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>6: class, name, name in reports, scored or unscored, weight, set or string or pointer</source>
   <translation>6: Klasse, Name, Name in Berichten, scored oder unscored, Gewicht, set oder string oder pointer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>; </source>
   <translation>; </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>; the first {shown} are listed</source>
   <translation>; die ersten {shown} sind aufgeführt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;/{tag}&gt; after the document</source>
   <translation>&lt;/{tag}&gt; hinter dem Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;/{tag}&gt; first: the document before it begins {place}</source>
   <translation>zuerst &lt;/{tag}&gt;: das Dokument davor beginnt {place}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;/{tag}&gt; without open tag</source>
   <translation>&lt;/{tag}&gt; ohne öffnendes Tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>&lt;ALT_BEGIN&gt;, then &lt;ALT&gt; between alternatives, then &lt;ALT_END&gt;</source>
   <translation>&lt;ALT_BEGIN&gt;, dann &lt;ALT&gt; zwischen Alternativen, dann &lt;ALT_END&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>&lt;ALT_END&gt;</source>
   <translation>&lt;ALT_END&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>&lt;GateDocument&gt; as the document element</source>
   <translation>&lt;GateDocument&gt; um alles herum</translation>
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
   <translation>&lt;TYPE-DOCUMENT-NUMBER&gt; := in einer eigenen Zeile</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>&lt;TYPE-DOCUMENT-NUMBER&gt;, without quotes</source>
   <translation>&lt;TYPE-DOCUMENT-NUMBER&gt;, ohne Anführungszeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>&lt;TextWithNodes&gt; again</source>
   <translation>&lt;TextWithNodes&gt; noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>&lt;attr_equivalences&gt; with both of equivalences and attrs</source>
   <translation>&lt;attr_equivalences&gt; mit equivalences und attrs zugleich</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>&lt;attr_equivalences&gt; with neither of equivalences and attrs</source>
   <translation>&lt;attr_equivalences&gt; weder mit equivalences noch mit attrs</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>&lt;task&gt;</source>
   <translation>&lt;task&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>&lt;task&gt;, or &lt;tasks&gt; around several</source>
   <translation>&lt;task&gt;, oder &lt;tasks&gt; um mehrere</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>&lt;tasks&gt; without a task</source>
   <translation>&lt;tasks&gt; ohne Aufgabe</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>&lt;{child}&gt;</source>
   <translation>&lt;{child}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>&lt;{child}&gt; inside &lt;{element}&gt;</source>
   <translation>&lt;{child}&gt; innerhalb von &lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>&lt;{element}&gt;</source>
   <translation>&lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>&lt;{element}&gt; without {name}</source>
   <translation>&lt;{element}&gt; ohne {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>&lt;{name}&gt;</source>
   <translation>&lt;{name}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>&lt;{name}&gt; in the text</source>
   <translation>&lt;{name}&gt; im Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;{partner}&gt; before the document ends</source>
   <translation>&lt;{partner}&gt; vor dem Ende des Dokuments</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;{partner}&gt; first, for the tag opened {place}</source>
   <translation>zuerst &lt;{partner}&gt;, für das Tag, das {place} geöffnet wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>&lt;{root}&gt; as the document element</source>
   <translation>&lt;{root}&gt; als Wurzelelement</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;{tag}&gt; before it</source>
   <translation>&lt;{tag}&gt; davor</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;{tag}&gt; inside a document</source>
   <translation>&lt;{tag}&gt; innerhalb eines Dokuments</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>&lt;{tag}&gt; without a close tag</source>
   <translation>&lt;{tag}&gt; ohne schließendes Tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>&lt;{tag}&gt; … &lt;/{tag}&gt; in every document</source>
   <translation>&lt;{tag}&gt; … &lt;/{tag}&gt; in jedem Dokument</translation>
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
   <translation>A =&gt; B, wahlweise mit / C __ D</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>A and B agree.</source>
   <translation>A und B stimmen überein.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>A and B differ.</source>
   <translation>A und B weichen ab.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>A and B group these mentions alike.</source>
   <translation>A und B gruppieren diese Erwähnungen gleich.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A code such as (M7) in the inspector names the scoring rule behind a reason.</source>
   <translation>Ein Kürzel wie (M7) in den Details nennt die Wertungsregel hinter einem Grund.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>A colour for each annotator, unless names are hidden</source>
   <translation>Eine Farbe für jeden Annotator, sofern die Namen nicht verborgen sind</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>A condition that two objects must meet to be paired at all; muc4: the same incident type, and a word of a target or perpetrator in common.</source>
   <translation>Eine Bedingung, die zwei Objekte erfüllen müssen, um überhaupt gepaart zu werden; muc4: derselbe Typ von Vorfall und ein gemeinsames Wort bei einem Ziel oder Täter.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>A group is a longest run of ranks in which no two systems differ significantly: no p &lt; {level} (Chinchor 1993).</source>
   <translation>Eine Gruppe ist eine längste Folge von Rängen, in der sich keine zwei Systeme signifikant unterscheiden: kein p &lt; {level} (Chinchor 1993).</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>A language of eSpeak NG: en-us, de, fr, es, ru …</source>
   <translation>Eine Sprache von eSpeak NG: en-us, de, fr, es, ru …</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>A pointer to an optional object without a pair: not counted.</source>
   <translation>Ein Verweis auf ein optionales Objekt ohne Paar: nicht gezählt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>A project is already open: use {remedy} first</source>
   <translation>Ein Projekt ist bereits geöffnet: zuerst {remedy} wählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A project saves your decisions in a file beside the inputs. Start a project from the open comparison.</source>
   <translation>Ein Projekt speichert Ihre Entscheidungen in einer Datei neben den Eingaben. Beginnen Sie ein Projekt mit dem geöffneten Vergleich.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>A row that adds up the scores of several labels.</source>
   <translation>Eine Zeile, die die Wertungen mehrerer Labels zusammenzählt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>A rule decides undecided objects, in one undo step. Your own decisions do not change.</source>
   <translation>Eine Regel entscheidet offene Objekte; das lässt sich in einem Schritt rückgängig machen. Ihre eigenen Entscheidungen bleiben unverändert.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A rule shows a preview before it decides anything. One undo step reverts the whole rule.</source>
   <translation>Eine Regel zeigt eine Vorschau, bevor sie etwas entscheidet. Die ganze Regel lässt sich in einem Schritt rückgängig machen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>A sheet shows the role of each file; change roles in its table before you compare.</source>
   <translation>Ein Blatt zeigt die Rolle jeder Datei; ändern Sie Rollen in seiner Tabelle, bevor Sie vergleichen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>A transcript and the words of a speech recogniser side by side: names spoken and recognised</source>
   <translation>Ein Transkript und die Wörter eines Spracherkenners nebeneinander: Namen gesprochen und erkannt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>A unmatched</source>
   <translation>A ohne Treffer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>A&amp;dd</source>
   <translation>&amp;Hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>A&amp;lign automatically</source>
   <translation>Automatisch aus&amp;richten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>A, &amp;or B</source>
   <translation>A &amp;oder B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>A, or B</source>
   <translation>A oder B</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>ACT is 0</source>
   <translation>ACT ist 0</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>About Annotally</source>
   <translation>Über Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Accept A's link of the mention and B's</source>
   <translation>Die Erwähnung mit dem verknüpfen, womit A sie verknüpft, und mit dem, womit B sie verknüpft</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Accept A's link of the mention, whoever the mention is taken from</source>
   <translation>Die Erwähnung mit dem verknüpfen, womit A sie verknüpft, gleich von wem sie übernommen wird</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Accept B's link of the mention, whoever the mention is taken from</source>
   <translation>Die Erwähnung mit dem verknüpfen, womit B sie verknüpft, gleich von wem sie übernommen wird</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Accept no link of the mention; the mention begins a new class</source>
   <translation>Keine Verknüpfung der Erwähnung annehmen; mit ihr beginnt eine neue Klasse</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Accept the link of {letter} ({name})</source>
   <translation>Die Erwähnung mit dem verknüpfen, womit {letter} ({name}) sie verknüpft</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Accept the links that more than half of the annotators have</source>
   <translation>Die Erwähnungen mit dem verknüpfen, womit mehr als die Hälfte der Annotatoren sie verknüpft</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Accept this annotator's link of the mention, whoever the mention is taken from</source>
   <translation>Die Erwähnung mit dem verknüpfen, womit dieser Annotator sie verknüpft, gleich von wem sie übernommen wird</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Action</source>
   <translation>Aktion</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Actual: fills of the response</source>
   <translation>Tatsächlich: Füllungen der Antwort</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Add &amp;folder…</source>
   <translation>Ordner hin&amp;zufügen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Add &amp;tag profile</source>
   <translation>&amp;Tag-Profil hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add C as an alternative (&amp;3)</source>
   <translation>C als Alternative hinzufügen (&amp;3)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add D as an alternative (&amp;4)</source>
   <translation>D als Alternative hinzufügen (&amp;4)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add E as an alternative (&amp;5)</source>
   <translation>E als Alternative hinzufügen (&amp;5)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add F as an alternative (&amp;6)</source>
   <translation>F als Alternative hinzufügen (&amp;6)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add G as an alternative (&amp;7)</source>
   <translation>G als Alternative hinzufügen (&amp;7)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add H as an alternative (&amp;8)</source>
   <translation>H als Alternative hinzufügen (&amp;8)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add I as an alternative (&amp;9)</source>
   <translation>I als Alternative hinzufügen (&amp;9)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Add a&amp;ggregation</source>
   <translation>A&amp;ggregation hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Add an alternative: either is right</source>
   <translation>Eine Alternative hinzufügen: Beides ist richtig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Add an annotation that no side has at the words selected in the text</source>
   <translation>An den im Text ausgewählten Wörtern eine Annotation hinzufügen, die keine Seite hat</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <source>Add annotation</source>
   <translation>Annotation hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Add another fill</source>
   <translation>Eine weitere Füllung hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <source>Add e&amp;quivalence</source>
   <translation>Ä&amp;quivalenz hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Add files</source>
   <translation>Dateien hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Add folder</source>
   <translation>Ordner hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Add rows by m&amp;ethod</source>
   <translation>Zeilen nach M&amp;ethode hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Add rows by va&amp;lue</source>
   <translation>Zei&amp;len nach Wert hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Add the annotation of {letter} ({name}) as an alternative</source>
   <translation>Was {letter} ({name}) sagt, als Alternative hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>Add the files to compare, or drop them here.</source>
   <translation>Dateien zum Vergleichen hinzufügen oder hier ablegen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Add this annotator's annotation as an alternative: any is right</source>
   <translation>Was dieser Annotator sagt, als Alternative zum Übernommenen hinzufügen: Jedes davon ist richtig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Add {letter} as an alternative</source>
   <translation>{letter} als Alternative hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>Added annotations</source>
   <translation>Hinzugefügte Annotationen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Adjudicate differences</source>
   <translation>Abweichungen entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Adjudicate the differences; every decision is saved immediately in one file</source>
   <translation>Die Abweichungen entscheiden: Jede Entscheidung wird sofort in einer Datei gespeichert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Adjudicate the open comparison; every decision is saved in a project file</source>
   <translation>Die Abweichungen des geöffneten Vergleichs entscheiden; jede Entscheidung wird in einer Projektdatei gespeichert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Adjudicate the sa&amp;mple…</source>
   <translation>Beispiel ents&amp;cheiden…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Adjudicate the sample</source>
   <translation>Beispiel entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Advance a&amp;fter a decision</source>
   <translation>Nach einer Entscheidung &amp;weiter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>After</source>
   <translation>Nachher</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>After a decision, go to the next undecided object</source>
   <translation>Nach einer Entscheidung zum nächsten offenen Objekt gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Against</source>
   <translation>Gegen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Aggregations</source>
   <translation>Aggregationen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Agreement</source>
   <translation>Übereinstimmung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>Agreement cannot be measured: {why}.</source>
   <translation>Die Übereinstimmung lässt sich nicht messen: {why}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Agreement of</source>
   <translation>Übereinstimmung von</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Align the words selected in both texts; the rest is aligned around them</source>
   <translation>In beiden Texten ausgewählte Wörter einander zuordnen; der Rest wird um sie herum ausgerichtet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Align these &amp;words</source>
   <translation>Diese &amp;Wörter ausrichten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Aligner</source>
   <translation>Ausrichtungsverfahren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Alignment</source>
   <translation>Ausrichtung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Alignment settings need two texts that differ, and no open project</source>
   <translation>Ausrichtungseinstellungen setzen zwei verschiedene Texte und kein offenes Projekt voraus</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>All agree.</source>
   <translation>Alle stimmen überein.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All annotations of A</source>
   <translation>Alle Annotationen von A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All annotations of B</source>
   <translation>Alle Annotationen von B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All annotations of the hypothesis</source>
   <translation>Alle Annotationen der Hypothese</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All annotations of the reference</source>
   <translation>Alle Annotationen der Referenz</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>All annotators</source>
   <translation>Alle Annotatoren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>All call the text irrelevant.</source>
   <translation>Alle halten den Text für irrelevant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>All call the text relevant.</source>
   <translation>Alle halten den Text für relevant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>All columns of tags</source>
   <translation>Alle Spalten mit Tags</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>All files (*)</source>
   <translation>Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All fills of A</source>
   <translation>Alle Füllungen von A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>All fills of B</source>
   <translation>Alle Füllungen von B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>All group these mentions alike.</source>
   <translation>Alle gruppieren diese Erwähnungen gleich.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>All together</source>
   <translation>Alles zusammen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Alternatives and optional fills count on both sides; neither annotator is the key</source>
   <translation>Alternativen und optionale Füllungen zählen auf beiden Seiten; keiner der Annotatoren ist der Schlüssel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>An arc leads from an annotation to the annotation it points to. An annotation without words, such as a relation, joins the annotations it points to. Click an arc to select its row.</source>
   <translation>Ein Bogen führt von einer Annotation zu der Annotation, auf die sie verweist. Eine Annotation ohne Wörter, etwa eine Relation, verbindet die Annotationen, auf die sie verweist. Ein Klick auf einen Bogen wählt seine Zeile aus.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>An error in Annotally</source>
   <translation>Ein Fehler in Annotally</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>An error occurred in Annotally. Nothing was lost: the files you opened are never changed. You can continue working; if something looks wrong, close the comparison and open it again. Please send the report below to the maintainers of Annotally.</source>
   <translation>In Annotally ist ein Fehler aufgetreten. Nichts ging verloren: Die geöffneten Dateien werden nie verändert. Sie können weiterarbeiten; wenn etwas nicht stimmt, den Vergleich schließen und wieder öffnen. Bitte senden Sie den folgenden Bericht an die Entwickler von Annotally.</translation>
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
   <translation>Annotat&amp;ionen von A</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Annotated texts</source>
   <translation>Annotierte Texte</translation>
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
   <translation>Annotationen an der &amp;Einfügemarke…</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived_similarity.py"/>
   <source>Annotations by similarity</source>
   <translation>Annotationen nach Ähnlichkeit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotations of &amp;B</source>
   <translation>Annotationen von &amp;B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Annotations of A that differ or are only in A</source>
   <translation>Annotationen von A, die abweichen oder nur in A sind</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Annotations of B that differ or are only in B</source>
   <translation>Annotationen von B, die abweichen oder nur in B sind</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Annotations of a label that is not compared are ignored. Labels with the same name in the column Counted as are compared and counted as one label.</source>
   <translation>Annotationen eines Labels, das nicht verglichen wird, werden ignoriert. Labels mit demselben Namen in der Spalte „Gezählt als“ werden als ein Label verglichen und gezählt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotations of the ke&amp;y</source>
   <translation>Annotationen des Schl&amp;üssels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Annotations of the res&amp;ponse</source>
   <translation>Annotationen der An&amp;twort</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Annotations taken from this side are written exactly as in its file</source>
   <translation>Von dieser Seite übernommene Annotationen werden genau so geschrieben wie in ihrer Datei</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Annotations to pair with</source>
   <translation>Annotationen zum Paaren</translation>
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
   <translation>Annotator A (Schlüssel)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator B</source>
   <translation>Annotator B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Annotator B (response)</source>
   <translation>Annotator B (Antwort)</translation>
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
   <translation>&amp;Farben für Annotatoren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Annotators &amp;only</source>
   <translation>&amp;Nur Annotatoren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>Annotators with annotations in this row</source>
   <translation>Annotatoren mit Annotationen in dieser Zeile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Annotators' files to adjudicate</source>
   <translation>Zu entscheidende Dateien der Annotatoren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Annotators' folder to adjudicate</source>
   <translation>Zu entscheidender Ordner der Annotatoren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>Another response to the same key</source>
   <translation>Eine andere Antwort zum selben Schlüssel</translation>
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
   <translation>&amp;Aussehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As in &amp;A</source>
   <translation>Wie bei &amp;A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As in &amp;B</source>
   <translation>Wie bei &amp;B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;D</source>
   <translation>Wie bei &amp;D</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;E</source>
   <translation>Wie bei &amp;E</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;F</source>
   <translation>Wie bei &amp;F</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;G</source>
   <translation>Wie bei &amp;G</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;H</source>
   <translation>Wie bei &amp;H</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in &amp;I</source>
   <translation>Wie bei &amp;I</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>As in &amp;{letter}</source>
   <translation>Wie bei &amp;{letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>As in b&amp;oth</source>
   <translation>Wie bei b&amp;eiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>As in the &amp;majority</source>
   <translation>Wie bei der &amp;Mehrheit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Attributes</source>
   <translation>Attribute</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <source>Attributes compared as one</source>
   <translation>Als eines verglichene Attribute</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Attributes whose values are annotations can be combined: first,second</source>
   <translation>Attribute, deren Werte Annotationen sind, können kombiniert werden: erstes,zweites</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>Author</source>
   <translation>Autor</translation>
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
   <translation>B ohne Treffer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>B&amp;ased on the file of</source>
   <translation>Auf &amp;Grundlage der Datei von</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>B&amp;y annotator</source>
   <translation>Na&amp;ch Annotator</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>B, o&amp;r A</source>
   <translation>B ode&amp;r A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>B, or A</source>
   <translation>B oder A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>B. Efron and R. Tibshirani, An Introduction to the Bootstrap (1993), chapter 6</source>
   <translation>B. Efron und R. Tibshirani, An Introduction to the Bootstrap (1993), Kapitel 6</translation>
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
   <translation>Projekt sichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Backed up to {path}</source>
   <translation>Gesichert in {path}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>Before</source>
   <translation>Vorher</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Before it is saved, the final key is read back and scored against every side.</source>
   <translation>Vor dem Speichern wird der endgültige Schlüssel zurückgelesen und gegen jede Seite gewertet.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Before it is saved, the final key is read back and scored as a check.</source>
   <translation>Vor dem Speichern wird der endgültige Schlüssel zur Prüfung zurückgelesen und gewertet.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Before: {figures}</source>
   <translation>Vorher: {figures}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Best</source>
   <translation>Bester</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Blind mode: show annotators as numbers everywhere, in random order</source>
   <translation>Blindmodus: Annotatoren überall als Nummern anzeigen, in zufälliger Reihenfolge</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Bootstrap intervals, from random samples of the documents</source>
   <translation>Bootstrap-Intervalle aus Zufallsstichproben der Dokumente</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Bootstrap p</source>
   <translation>Bootstrap-p</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>Bootstrap, seed</source>
   <translation>Bootstrap, Startwert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Both</source>
   <translation>Beide</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Both annotators</source>
   <translation>Beide Annotatoren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Both annotators are already shown</source>
   <translation>Beide Annotatoren werden bereits angezeigt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Both sides have the same annotation in the same place</source>
   <translation>Beide Seiten haben dieselbe Annotation an derselben Stelle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Both sides have the same text: there is nothing to align</source>
   <translation>Beide Seiten haben denselben Text: Es gibt nichts auszurichten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Built in</source>
   <translation>Eingebaut</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>By a voice of eSpeak NG</source>
   <translation>Durch eine Stimme von eSpeak NG</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>By rule</source>
   <translation>Durch Regel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>By sound, with groups of words</source>
   <translation>Nach Klang, mit Wortgruppen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>C</source>
   <translation>C</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>C&amp;hange shortcuts…</source>
   <translation>&amp;Tastenkürzel ändern…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>C&amp;hange…</source>
   <translation>Än&amp;dern…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>C&amp;oncordance…</source>
   <translation>K&amp;onkordanz…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>C&amp;ontent</source>
   <translation>In&amp;halt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>C&amp;ontinue</source>
   <translation>&amp;Weiterarbeiten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>C&amp;oreference</source>
   <translation>K&amp;oreferenz</translation>
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
   <translation>CESU-8 (halbe Zeichen)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>CSV files (*.csv)</source>
   <translation>CSV-Dateien (*.csv)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Cancel pairing (Escape)</source>
   <translation>Paaren abbrechen (Escape)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Cancel the change (Escape)</source>
   <translation>Unverändert lassen (Escape)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Cannot be paired: {why}</source>
   <translation>Paaren nicht möglich: {why}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Cases</source>
   <translation>Fälle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>Change</source>
   <translation>Änderung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Change how differing texts are aligned and compared; the effect is shown at once</source>
   <translation>Ändern, wie abweichende Texte ausgerichtet und verglichen werden; die Wirkung wird sofort angezeigt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Change the file of the project</source>
   <translation>Datei des Projekts ändern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Changed and in use; not saved to a file yet.</source>
   <translation>Geändert und in Verwendung; noch nicht in einer Datei gespeichert.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Changed here.</source>
   <translation>Hier geändert.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Changes</source>
   <translation>Änderungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Changes between two runs</source>
   <translation>Änderungen zwischen zwei Läufen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Characters</source>
   <translation>Zeichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Chec&amp;k all</source>
   <translation>Alles &amp;prüfen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/final_key.py"/>
   <source>Checking the final key</source>
   <translation>Schlüssel wird durchgesehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Checking…</source>
   <translation>Prüfung läuft…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Choose &amp;module…</source>
   <translation>&amp;Modul wählen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/application.py"/>
   <source>Choose &amp;task…</source>
   <translation>&amp;Aufgabe wählen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Choose a Python module</source>
   <translation>Python-Modul wählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Choose a class to see its mentions in the text.</source>
   <translation>Eine Klasse wählen, um ihre Erwähnungen im Text zu sehen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Choose a configuration file</source>
   <translation>Konfigurationsdatei wählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Choose a folder with the files of all annotators, and adjudicate their differences in a new project</source>
   <translation>Einen Ordner mit den Dateien aller Annotatoren wählen und ihre Abweichungen in einem neuen Projekt entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Choose a folder with the files of all annotators, and compare them</source>
   <translation>Einen Ordner mit den Dateien aller Annotatoren wählen und diese vergleichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Choose a line to see its formula and source below</source>
   <translation>Eine Zeile wählen, um unten ihre Formel und Quelle zu sehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>Choose a row or an annotation in the text, or use Go › Next disagreement. The cards of the sides and the reasons for the difference will appear here.</source>
   <translation>Eine Zeile oder eine Annotation im Text wählen, oder Gehe zu › Nächste Abweichung verwenden. Die Karten der Seiten und die Gründe für die Abweichung erscheinen hier.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Choose a row to decide. Rows that agree are undecided, too: take them with Decide › Rules.</source>
   <translation>Eine Zeile wählen, um über sie zu entscheiden. Auch übereinstimmende Zeilen sind offen: mit Entscheiden › Regeln übernehmen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <source>Choose a row to see what one of the two systems has right and the other has not.</source>
   <translation>Wählen Sie eine Zeile, um zu sehen, was eines der beiden Systeme richtig hat und das andere nicht.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Choose an object of this document to see its cards.</source>
   <translation>Ein Objekt dieses Dokuments wählen, um seine Karten zu sehen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Choose at least one label to compare.</source>
   <translation>Mindestens ein Label zum Vergleichen wählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Choose files to compare: a key and a response, or annotators</source>
   <translation>Dateien zum Vergleichen wählen: Schlüssel und Antwort, oder Annotatoren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Choose from a list</source>
   <translation>Aus einer Liste wählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Choose labels to ignore, or to count as one label</source>
   <translation>Labels wählen, die ignoriert oder als ein Label gezählt werden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Choose the annotation of another annotator that is the same object as this one</source>
   <translation>Wählen, welche Annotation eines anderen Annotators dasselbe meint wie diese</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Choose the annotation set, or the column of tags, to compare</source>
   <translation>Die Annotationsmenge oder die Tag-Spalte wählen, die verglichen wird</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Choose the column that contains the words of the text</source>
   <translation>Die Spalte wählen, die die Wörter des Textes enthält</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Choose the files of two annotators or more, and adjudicate their differences in a new project</source>
   <translation>Die Dateien von zwei oder mehr Annotatoren wählen und ihre Abweichungen in einem neuen Projekt entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>Choose the task.</source>
   <translation>Aufgabe wählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Choose theme, font, zoom and shortcuts</source>
   <translation>Design, Schrift, Zoom und Tastenkürzel wählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Choose {what}</source>
   <translation>{what} wählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Choose: {name}</source>
   <translation>Wählen: {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Choose…</source>
   <translation>Wählen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Cl&amp;ose</source>
   <translation>Schl&amp;ießen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Clashes, by the label of the hypothesis</source>
   <translation>Widersprüche, nach dem Label der Hypothese</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Clashes, by the label of the reference</source>
   <translation>Widersprüche, nach dem Label der Referenz</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Class</source>
   <translation>Klasse</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>Class: {said}</source>
   <translation>Klasse: {said}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>Classes differ: {counts}.</source>
   <translation>Klassen weichen ab: {counts}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Classes in the order of reports, where that is not the order of pairing; others follow.</source>
   <translation>Klassen in der Reihenfolge der Berichte, wo das nicht die der Paarung ist; weitere folgen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/classes.py"/>
   <source>Classes of mentions</source>
   <translation>Klassen von Erwähnungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Classes whose equal objects count as one: a pointer to any of them is right.</source>
   <translation>Klassen, deren Objekte als eins zählen, wo sie dasselbe sagen: ein Verweis auf irgendeins davon ist richtig.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Clea&amp;r filter</source>
   <translation>&amp;Filter leeren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>Clear filter</source>
   <translation>Filter leeren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Click a cell to list exactly the rows that it counts.</source>
   <translation>Ein Klick auf eine Zelle listet genau die Zeilen auf, die sie zählt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/roles.py"/>
   <source>Click or press Return to collapse or expand</source>
   <translation>Ein- und Ausklappen mit Klick oder Return</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Click to list these rows</source>
   <translation>Klicken, um diese Zeilen aufzulisten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>Click to open the comparison of these two annotators</source>
   <translation>Klicken, um den Vergleich dieser beiden Annotatoren zu öffnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Close the comparison and return to the welcome page</source>
   <translation>Den Vergleich schließen und zur Startseite zurückkehren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Close the search bar</source>
   <translation>Suchleiste schließen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference.py"/>
   <source>CoNLL coreference</source>
   <translation>CoNLL-Koreferenz</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Cohen's kappa</source>
   <translation>Cohens Kappa</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Cohen, A Coefficient of Agreement for Nominal Scales (1960)</source>
   <translation>Cohen, A Coefficient of Agreement for Nominal Scales (1960)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Collapse all</source>
   <translation>Alle einklappen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/quiet_table.py"/>
   <source>Columns</source>
   <translation>Spalten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Comment</source>
   <translation>Kommentar</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>Comment beside each of these decisions</source>
   <translation>Kommentar zu jeder dieser Entscheidungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Comment on the decision; comments never count as a difference</source>
   <translation>Etwas neben der Entscheidung notieren: Es zählt nie als Abweichung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Commented</source>
   <translation>Kommentiert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Compare</source>
   <translation>Vergleichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Compare a&amp;gain</source>
   <translation>Erneut &amp;vergleichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Compare components</source>
   <translation>Verglichene Komponenten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Compare coreference</source>
   <translation>Koreferenz vergleichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Compare only the &amp;documents that both have</source>
   <translation>Nur Dokumente &amp;vergleichen, die beide haben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Compare the files in a folder</source>
   <translation>Die Dateien in einem Ordner vergleichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Compare two annotations of the same texts, see where they differ and why, and score them.</source>
   <translation>Zwei Annotationen derselben Texte vergleichen, sehen, wo und warum sie abweichen, und sie werten.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Compare two annotations of the same texts, see where they differ, and why.</source>
   <translation>Zwei Annotationen derselben Texte vergleichen und sehen, wo und warum sie abweichen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with a save&amp;d result…</source>
   <translation>Mit gespeichertem Erg&amp;ebnis vergleichen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with an earlier result, saved as JSON by annotally score: what was fixed, and what broke</source>
   <translation>Mit einem früheren Ergebnis vergleichen, das annotally score als JSON gespeichert hat: was jetzt richtig und was jetzt falsch ist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with another r&amp;un…</source>
   <translation>Mit anderem La&amp;uf vergleichen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Compare with another response to the same key: what was fixed, and what broke</source>
   <translation>Mit einer anderen Antwort zum selben Schlüssel vergleichen: was jetzt richtig und was jetzt falsch ist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Compared</source>
   <translation>Verglichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Compared by {method}</source>
   <translation>Verglichen durch {method}</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/agreement.py"/>
   <source>Comparing</source>
   <translation>Vergleich läuft</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/pair_matrix.py"/>
   <source>Comparing each pair of annotators</source>
   <translation>Je zwei werden verglichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>Comparing runs</source>
   <translation>Läufe werden verglichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Comparing strings</source>
   <translation>Vergleich von Zeichenketten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Components: classes of both sides with common mentions; their classes have letters</source>
   <translation>Komponenten: Klassen beider Seiten mit gemeinsamen Erwähnungen; ihre Klassen sind mit Buchstaben bezeichnet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Con&amp;figuration…</source>
   <translation>Kon&amp;figuration…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Con&amp;fusion</source>
   <translation>Verwe&amp;chslungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Concor&amp;dance</source>
   <translation>Konkord&amp;anz</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Concordance</source>
   <translation>Konkordanz</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Configuration</source>
   <translation>Konfiguration</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Configuration files (*.cfg *.config *.conf *.xml)</source>
   <translation>Konfigurationsdateien (*.cfg *.config *.conf *.xml)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Configuration file…</source>
   <translation>Konfigurationsdatei…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Configuration: {name}[*]</source>
   <translation>Konfiguration: {name}[*]</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Confusion</source>
   <translation>Verwechslungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Confusion of labels</source>
   <translation>Verwechslungen von Labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Connect objects without a good enough partner as incorrect pairs, instead of counting one missing and one spurious.</source>
   <translation>Objekte, für die kein Partner gut genug war, als falsche Paare verbinden, statt ein fehlendes und ein überzähliges zu zählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>Content</source>
   <translation>Inhalt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Content in {letter}</source>
   <translation>Inhalt in {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>Continued from the other end</source>
   <translation>Vom anderen Ende her fortgesetzt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/navigation.py"/>
   <source>Continued with the first disagreement</source>
   <translation>Mit der ersten Abweichung fortgesetzt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/navigation.py"/>
   <source>Continued with the last disagreement</source>
   <translation>Mit der letzten Abweichung fortgesetzt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Cop&amp;y all</source>
   <translation>Alles &amp;kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Cop&amp;y message</source>
   <translation>Meldung &amp;kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Cop&amp;y report</source>
   <translation>Bericht &amp;kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Cop&amp;y this report</source>
   <translation>Diesen Bericht &amp;kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Cop&amp;y versions</source>
   <translation>Versionen &amp;kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <location filename="gui/annotally_gui/widgets/quiet_table.py"/>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Copy all as CSV</source>
   <translation>Alles als CSV kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Copy all as text</source>
   <translation>Alles als Text kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy all scores as CSV, measures unrounded</source>
   <translation>Alle Wertungen als CSV kopieren, Maße ungerundet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy all scores in the layout of the score report</source>
   <translation>Alle Wertungen in der Form des Wertungsberichts kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy as &amp;text</source>
   <translation>Als &amp;Text kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy as CS&amp;V</source>
   <translation>Als CS&amp;V kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Copy the readable part of a damaged project to a new file</source>
   <translation>Den lesbaren Teil eines beschädigten Projekts in eine neue Datei kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy the score table as tab-separated values</source>
   <translation>Die Wertungstabelle mit Tabulatoren getrennt kopieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Copy the selected text, or the table as tab-separated values</source>
   <translation>Den ausgewählten Text oder die Tabelle mit Tabulatoren getrennt kopieren</translation>
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
   <translation>Koreferenz</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/coreference.py"/>
   <source>Coreference (CoNLL)</source>
   <translation>Koreferenz (CoNLL)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/coreference.py"/>
   <source>Coreference (MUC-6)</source>
   <translation>Koreferenz (MUC-6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/coreference.py"/>
   <source>Coreference (MUC-7)</source>
   <translation>Koreferenz (MUC-7)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Corpus</source>
   <translation>Korpus</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Correct</source>
   <translation>Richtig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Correct event types, shared among the mentions mapped together</source>
   <translation>Richtige Ereignistypen, aufgeteilt auf die einander zugeordneten Erwähnungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Correct realis, shared among the mentions mapped together</source>
   <translation>Richtiges Realis, aufgeteilt auf die einander zugeordneten Erwähnungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Correct words: the same in both texts</source>
   <translation>Richtige Wörter: in beiden Texten gleich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Correct your entries and try again.</source>
   <translation>Die Angaben korrigieren und erneut versuchen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Corrects Cyrillic letters typed in the tags B-, I- and O</source>
   <translation>Korrigiert kyrillische Buchstaben, die in den Tags B-, I- und O getippt wurden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Cost of another s&amp;pelling</source>
   <translation>Kosten einer anderen Sch&amp;reibung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Cost of each extra word in a &amp;group</source>
   <translation>Kosten jedes weiteren Worts in einer &amp;Gruppe</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Count</source>
   <translation>Anzahl</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Count the decisions against each annotator, with examples</source>
   <translation>Die Entscheidungen gegen jeden Annotator zählen, mit Beispielen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Count words instead of &amp;characters</source>
   <translation>Wörter statt &amp;Zeichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>Counted as</source>
   <translation>Gezählt als</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Counting…</source>
   <translation>Zählen läuft…</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Counts and measures</source>
   <translation>Zahlen und Maße</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Counts are of single fills; REC to ERR are whole percentages</source>
   <translation>Gezählt werden einzelne Füllungen; REC bis ERR sind ganze Prozente</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Counts as the same.</source>
   <translation>Zählt als gleich.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>D</source>
   <translation>D</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Damaged project</source>
   <translation>Beschädigtes Projekt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Dark</source>
   <translation>Dunkel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>Dark text on a light background</source>
   <translation>Dunkler Text auf hellem Hintergrund</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>Dask is not installed</source>
   <translation>Dask ist nicht installiert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Decide</source>
   <translation>Entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Decide many objects at once, with a preview of each rule</source>
   <translation>Viele Objekte auf einmal entscheiden, mit einer Vorschau jeder Regel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Decide one slot of all objects of the type; the other slots stay undecided</source>
   <translation>Einen Slot aller Objekte des Typs entscheiden; die anderen Slots bleiben offen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Decided</source>
   <translation>Entschieden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Decision</source>
   <translation>Entscheidung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Decisions about disagreements with the same labels, slots and state: {counts}</source>
   <translation>Entscheidungen über Abweichungen mit denselben Labels, Slots und demselben Zustand: {counts}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Decisions are not possible here: the texts of the sides differ, and a final key has one text</source>
   <translation>Entscheidungen sind hier nicht möglich: Die Texte der Seiten weichen ab, und ein endgültiger Schlüssel hat nur einen Text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Default</source>
   <translation>Standard</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Default: {value}</source>
   <translation>Standard: {value}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Del</source>
   <translation>Del</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Deleted words: only in the first text</source>
   <translation>Gelöschte Wörter: nur im ersten Text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Dictionaries (*.dict);;All files (*)</source>
   <translation>Wörterbücher (*.dict);;Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Differ</source>
   <translation>Verschieden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Difference</source>
   <translation>Unterschied</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Difficulty of the key</source>
   <translation>Schwierigkeit des Schlüssels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Dimension to add</source>
   <translation>Neue Dimension</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Dimensions</source>
   <translation>Dimensionen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>Disagreement {number:,} of {count:,}</source>
   <translation>Abweichung {number:,} von {count:,}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Disagreements in this document</source>
   <translation>Abweichungen in diesem Dokument</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Disagreements only</source>
   <translation>Nur Abweichungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Distinguish upper and lower case</source>
   <translation>Groß- und Kleinbuchstaben unterscheiden</translation>
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
   <translation>Dokument</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Documents</source>
   <translation>Dokumente</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Documents of one annotator only are not scored; they can be decided in a project</source>
   <translation>Dokumente nur eines Annotators werden nicht gewertet; sie können in einem Projekt entschieden werden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Documents with their objects, slots, alternatives and fills</source>
   <translation>Dokumente mit ihren Objekten, Slots, Alternativen und Füllungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>Drawing samples</source>
   <translation>Stichproben werden gezogen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Drop files or folders on the window, or choose them. Your files are never changed.</source>
   <translation>Dateien oder Ordner auf das Fenster ziehen oder auswählen. Ihre Dateien werden nie verändert.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Drop on the row to pair with; Escape cancels</source>
   <translation>Auf der Zeile ablegen, mit der gepaart werden soll; Escape bricht ab</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>E</source>
   <translation>E</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>E&amp;mpty</source>
   <translation>&amp;Leer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>E&amp;ncoding</source>
   <translation>Zeiche&amp;nkodierung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>E&amp;xchange</source>
   <translation>&amp;Tauschen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>E&amp;xport…</source>
   <translation>E&amp;xportieren…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>E&amp;xtent</source>
   <translation>Aus&amp;dehnung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>E&amp;xtra commands</source>
   <translation>&amp;Zusätzliche Befehle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>ENAMEX, TIMEX and NUMEX in four texts</source>
   <translation>ENAMEX, TIMEX und NUMEX in vier Texten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Each coefficient is shown with the observed agreement, the number of items, and what was left out.</source>
   <translation>Jeder Koeffizient wird mit der beobachteten Übereinstimmung, der Zahl der Items und dem Ausgelassenen angezeigt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Each document</source>
   <translation>Jedes Dokument</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Each pane has a shortcut that shows it and moves the focus there. Another shortcut hides the pane with the focus.</source>
   <translation>Jeder Bereich hat ein Tastenkürzel, das ihn zeigt und den Fokus dorthin setzt. Ein weiteres Tastenkürzel blendet den Bereich mit dem Fokus aus.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Each type</source>
   <translation>Jeder Typ</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Ed&amp;it…</source>
   <translation>Bearbe&amp;iten…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Edit</source>
   <translation>Bearbeiten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Edit the list of reasons for decisions in this project</source>
   <translation>Die Liste der Begründungen für Entscheidungen in diesem Projekt bearbeiten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Edit this slot, or the whole annotation</source>
   <translation>Neu schreiben, was in diesem Slot steht, oder die ganze Annotation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Edit {slot}</source>
   <translation>{slot} bearbeiten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>English</source>
   <translation>Englisch</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Entities of all columns count, also nested entities; an entity in several columns counts once</source>
   <translation>Entitäten aller Spalten zählen, auch geschachtelte; eine Entität in mehreren Spalten zählt einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Equiv and at least two annotations, separated by blanks</source>
   <translation>Equiv und mindestens zwei Annotationen, durch Leerzeichen getrennt</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Error per response fill</source>
   <translation>Fehler je Füllung der Antwort</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Estimate how much each measure varies over the documents: mean and standard deviation</source>
   <translation>Schätzen, wie stark jedes Maß über die Dokumente schwankt: Mittelwert und Standardabweichung</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/event_mentions.py"/>
   <source>Event mention detection</source>
   <translation>Erkennung von Ereigniserwähnungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Every document is done: use {export} to save the final key</source>
   <translation>Alle Dokumente sind fertig: mit {export} den endgültigen Schlüssel speichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Every label has a row, and all labels together have a row. The rows named here are added.</source>
   <translation>Jedes Label hat eine Zeile, und alle Labels zusammen haben eine. Die hier genannten Zeilen kommen hinzu.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Every occurrence of the words in the texts will be listed here: type words above.</source>
   <translation>Hier werden alle Vorkommen der Wörter in den Texten aufgelistet: Wörter oben eingeben.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Everything is decided: use {export} to save the final key</source>
   <translation>Alles ist entschieden: mit {export} den endgültigen Schlüssel speichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Exactly these &amp;words</source>
   <translation>Genau diese &amp;Wörter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Example</source>
   <translation>Beispiel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Example of the font</source>
   <translation>Beispiel der Schrift</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>Examples</source>
   <translation>Beispiele</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Expand all</source>
   <translation>Alle ausklappen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>Expand the line to see each message</source>
   <translation>Die Zeile ausklappen, um jede Meldung zu sehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>Expected</source>
   <translation>Erwartet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Expected: {content}.</source>
   <translation>Erwartet: {content}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Expected: {content}. What to do: {remedy}.</source>
   <translation>Erwartet: {content}. Was zu tun ist: {remedy}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Export &amp;final key…</source>
   <translation>End&amp;gültigen Schlüssel exportieren…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export changes</source>
   <translation>Änderungen exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Export decision &amp;log…</source>
   <translation>Entscheidungsprotoko&amp;ll exportieren…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export decision log</source>
   <translation>Entscheidungsprotokoll exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export filtered list</source>
   <translation>Gefilterte Liste exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Export final key</source>
   <translation>Endgültigen Schlüssel exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export flags and comments</source>
   <translation>Markierungen und Kommentare exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Export key</source>
   <translation>Schlüssel exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export review by annotator</source>
   <translation>Auswertung nach Annotator exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Export score re&amp;ports…</source>
   <translation>Wertungsberichte ex&amp;portieren…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export score reports</source>
   <translation>Wertungsberichte exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export score reports to a folder</source>
   <translation>Wertungsberichte in einen Ordner exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Export systems</source>
   <translation>Systeme exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Export the decided annotations; the file is read back and scored as a check</source>
   <translation>Die entschiedenen Annotationen exportieren; die Datei wird zur Prüfung zurückgelesen und gewertet</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Extent</source>
   <translation>Ausdehnung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Extent &amp;tolerance in words</source>
   <translation>&amp;Toleranz der Ausdehnung in Wörtern</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Extent in {system}</source>
   <translation>Ausdehnung in {system}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>Extent moved</source>
   <translation>Ausdehnung verschoben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>Extent not changed</source>
   <translation>Ausdehnung nicht geändert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Extents</source>
   <translation>Ausdehnungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Extents differ by at most</source>
   <translation>Ausdehnungen weichen höchstens ab um</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Extents differ in {count} ways.</source>
   <translation>Ausdehnungen weichen auf {count} Arten ab.</translation>
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
   <translation>F %, von Hand ({count})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>F is undefined: {reason}</source>
   <translation>F ist nicht definiert: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>F of all slots</source>
   <translation>F aller Slots</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>F of every two annotators, in either order</source>
   <translation>F je zweier Annotatoren, in beliebiger Reihenfolge</translation>
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
   <translation>&amp;Ordner…</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>F, precision twice as important</source>
   <translation>F, Genauigkeit doppelt so wichtig</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>F, recall and precision alike</source>
   <translation>F, Trefferquote und Genauigkeit gleich gewichtet</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>F, recall twice as important</source>
   <translation>F, Trefferquote doppelt so wichtig</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>F-measure</source>
   <translation>F-Maß</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>F1</source>
   <translation>F1</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>False positives: response mentions that are not the best match of a key mention</source>
   <translation>Falsch positiv: Erwähnungen der Antwort, die für keine Erwähnung des Schlüssels die beste sind</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Fi&amp;lter…</source>
   <translation>Fi&amp;lter…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Figures before</source>
   <translation>Zahlen vorher</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Figures now</source>
   <translation>Zahlen jetzt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>File or folder</source>
   <translation>Datei oder Ordner</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Files</source>
   <translation>Dateien</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Files are read strictly; choose another encoding only if UTF-8 is refused</source>
   <translation>Dateien werden streng gelesen; eine andere Zeichenkodierung nur wählen, wenn UTF-8 abgelehnt wird</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Files to compare</source>
   <translation>Zu vergleichende Dateien</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Files to open</source>
   <translation>Zu öffnende Dateien</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Fills</source>
   <translation>Füllungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Fills that get a row of their own, each with class, slot and value.</source>
   <translation>Füllungen mit einer eigenen Zeile, jede mit Klasse, Slot und Wert.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Fills, first only</source>
   <translation>Füllungen, nur erstes</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Fills, second only</source>
   <translation>Füllungen, nur zweites</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Filter</source>
   <translation>Filter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>Filter documents</source>
   <translation>Dokumente filtern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Filter: words, state:INC, type:PERSON, doc:…</source>
   <translation>Filter: Wörter, state:INC, type:PERSON, doc:…</translation>
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
   <translation>Endgültig</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Final key written to {count} files</source>
   <extracomment>For one: Final key written to {path}</extracomment>
   <translation>
    <numerusform>Endgültiger Schlüssel geschrieben in {path}</numerusform>
    <numerusform>Endgültiger Schlüssel in {count} Dateien geschrieben</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Final · {choice}</source>
   <translation>Endgültig · {choice}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/speech.py"/>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>Final: {decision}.</source>
   <translation>Endgültig: {decision}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Find &amp;next</source>
   <translation>&amp;Nächste Fundstelle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Find &amp;previous</source>
   <translation>&amp;Vorige Fundstelle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Find an action or a key</source>
   <translation>Eine Aktion oder Taste suchen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Find an option</source>
   <translation>Eine Option suchen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Find an option, a value or a word</source>
   <translation>Eine Option, einen Wert oder ein Wort suchen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Find in all documents</source>
   <translation>In allen Dokumenten suchen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Find in this document</source>
   <translation>In diesem Dokument suchen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Find rows in the tree</source>
   <translation>Zeilen im Baum finden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Find words in the text of this document</source>
   <translation>Wörter im Text dieses Dokuments suchen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Finish and export</source>
   <translation>Abschließen und exportieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>First</source>
   <translation>Erstes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>First folder of file dialogs</source>
   <translation>Anfangsordner der Dateidialoge</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; for classes of others, the classes here that share their mentions</source>
   <translation>Erste Erwähnung der Klasse; bei Klassen anderer: die Klassen hier, die ihre Erwähnungen teilen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; for classes of the key, the response classes that share their mentions</source>
   <translation>Erste Erwähnung der Klasse; bei Klassen des Schlüssels: die Klassen der Antwort, die ihre Erwähnungen teilen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>First mention of the class; for classes of the response, the key classes that share their mentions</source>
   <translation>Erste Erwähnung der Klasse; bei Klassen der Antwort: die Klassen des Schlüssels, die ihre Erwähnungen teilen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>First overlap, from left to right</source>
   <translation>Erste Überlappung, von links nach rechts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Fla&amp;g</source>
   <translation>Markierun&amp;g</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Fla&amp;gs and comments</source>
   <translation>&amp;Markierungen und Kommentare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Flag</source>
   <translation>Markierung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Flag the row, or remove its flag</source>
   <translation>Die Zeile markieren, um auf sie zurückzukommen, oder die Markierung aufheben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Flagged</source>
   <translation>Markiert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>Flagged and commented rows of all documents will be listed here.</source>
   <translation>Markierte und kommentierte Zeilen aller Dokumente werden hier aufgelistet.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Flags and co&amp;mments</source>
   <translation>Markierungen und Ko&amp;mmentare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Flags and comments</source>
   <translation>Markierungen und Kommentare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Flags and comments lists the flagged and commented rows of all documents.</source>
   <translation>„Markierungen und Kommentare“ listet die markierten und kommentierten Zeilen aller Dokumente auf.</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Fleiss' kappa</source>
   <translation>Fleiss’ Kappa</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Fleiss, Measuring Nominal Scale Agreement Among Many Raters (1971)</source>
   <translation>Fleiss, Measuring Nominal Scale Agreement Among Many Raters (1971)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Fo&amp;lder…</source>
   <translation>Ord&amp;ner…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Fo&amp;llow pointer</source>
   <translation>Verweis &amp;folgen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>Folder to compare</source>
   <translation>Zu vergleichender Ordner</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Follow pointer</source>
   <translation>Verweis folgen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Font family; empty: chosen by style</source>
   <translation>Schriftfamilie; leer: nach Stil gewählt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Font size at 100 %, in points</source>
   <translation>Schriftgröße bei 100 %, in Punkt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Font style if no family is named</source>
   <translation>Schriftstil, wenn keine Schriftfamilie genannt ist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>For dimensions</source>
   <translation>Für Dimensionen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/equivalence_rows.py"/>
   <source>For labels that name the same attribute differently: a dimension of this name compares them.</source>
   <translation>Wo Labels dasselbe anders nennen: eine Dimension dieses Namens vergleicht sie.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>For rows of the scores</source>
   <translation>Für Zeilen der Wertungen</translation>
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
   <translation>Gefunden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>From</source>
   <translation>Von</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>From {before} to {after}</source>
   <translation>Von {before} zu {after}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Functions of the module</source>
   <translation>Funktionen des Moduls</translation>
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
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Give each annotator a colour; states keep their lines and signs</source>
   <translation>Was jeder Annotator hat, in eigener Farbe zeichnen; Zustände behalten Linien und Zeichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Give the reason for this decision, or for the next one: R and a digit</source>
   <translation>Angeben, warum so entschieden wurde oder entschieden werden soll: R und eine Ziffer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Global mapping files (*.glm);;All files (*)</source>
   <translation>Globale Zuordnungsdateien (*.glm);;Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go back to the previous selection</source>
   <translation>Zur vorigen Auswahl zurückgehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Go through disagreements</source>
   <translation>Abweichungen durchgehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Go through documents</source>
   <translation>Dokumente durchgehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the agreement of the annotators</source>
   <translation>Zur Übereinstimmung der Annotatoren gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the cards of the selected row and the reasons for its state</source>
   <translation>Zu den Karten der ausgewählten Zeile und den Gründen für ihren Zustand gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the classes of mentions, for tasks with coreference</source>
   <translation>Zu den Klassen der Erwähnungen gehen, bei Aufgaben mit Koreferenz</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the filter field: narrow by state, type, document or text</source>
   <translation>Zum Filterfeld gehen: nach Zustand, Typ, Dokument oder Text eingrenzen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the flagged and commented rows of all documents</source>
   <translation>Zu den markierten und kommentierten Zeilen aller Dokumente gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the list of all occurrences of words</source>
   <translation>Zur Liste aller Vorkommen von Wörtern gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the list of documents</source>
   <translation>Zur Liste der Dokumente gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next disagreement in reading order</source>
   <translation>Zur nächsten Abweichung in Lesereihenfolge gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next disagreement like the current one</source>
   <translation>Zur nächsten Abweichung gehen, die der aktuellen gleicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next match</source>
   <translation>Zur nächsten Fundstelle gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Go to the next place where the texts differ</source>
   <translation>Zur nächsten Stelle gehen, an der die Texte abweichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the next undecided object</source>
   <translation>Zum nächsten offenen Objekt gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the object that the selected pointer names</source>
   <translation>Zum Objekt gehen, auf das der ausgewählte Verweis zeigt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Go to the other row and press P; P here lists all candidates, Escape cancels</source>
   <translation>Zur anderen Zeile gehen und P drücken; P hier listet alle Kandidaten auf, Escape bricht ab</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the previous disagreement in reading order</source>
   <translation>Zur vorigen Abweichung in Lesereihenfolge gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the previous disagreement like the current one</source>
   <translation>Zur vorigen Abweichung gehen, die der aktuellen gleicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the previous match</source>
   <translation>Zur vorigen Fundstelle gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Go to the previous place where the texts differ</source>
   <translation>Zur vorigen Stelle gehen, an der die Texte abweichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Go to the previous undecided object</source>
   <translation>Zum vorigen offenen Objekt gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the score tables</source>
   <translation>Zu den Wertungstabellen gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Go to the scores of every two annotators</source>
   <translation>Zu den Wertungen je zweier Annotatoren gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the table of confused labels, for comparisons by similarity</source>
   <translation>Zur Tabelle der verwechselten Labels gehen, bei Vergleichen nach Ähnlichkeit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Go to the tree of objects, slots and fills</source>
   <translation>Zum Baum der Objekte, Slots und Füllungen gehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/text_writer.py"/>
   <source>Go to this object</source>
   <translation>Zu diesem Objekt gehen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Group</source>
   <translation>Gruppe</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Groups</source>
   <translation>Gruppen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Groups of systems</source>
   <translation>Gruppen von Systemen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>H</source>
   <translation>H</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Hard-wrapped lines joined in the text</source>
   <translation>Fest umbrochene Zeilen im Text verbunden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Help on the filter</source>
   <translation>Hilfe zum Filter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Hide lines that are the same</source>
   <translation>Gleiche Zeilen ausblenden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Hide lines that are the same in both</source>
   <translation>Zeilen ausblenden, die bei beiden gleich sind</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Hide the pane with the focus; its shortcut shows it again</source>
   <translation>Den Bereich mit dem Fokus ausblenden; sein Tastenkürzel zeigt ihn wieder</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>High</source>
   <translation>Bis</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>How mentions are aligned: by equal spans (exact), by minimal strings and overlap (minimal), or as the format of the files has it (auto).</source>
   <translation>Wie Erwähnungen zugeordnet werden: nach gleichen Spannen (exact), nach minimalen Zeichenketten und Überlappung (minimal), oder wie das Format der Dateien es vorsieht (auto).</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/band.py"/>
   <source>How the two texts are aligned</source>
   <translation>Wie die beiden Texte ausgerichtet sind</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Hripcsak and Rothschild, Agreement, the F-Measure, and Reliability in Information Retrieval (2005)</source>
   <translation>Hripcsak und Rothschild, Agreement, the F-Measure, and Reliability in Information Retrieval (2005)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Hypclash and spurious</source>
   <translation>Hypclash und überzählig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Hypothesis</source>
   <translation>Hypothese</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>I</source>
   <translation>I</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>INPUT_DEPENDENT_APPLICATION of this rule takes more than {limit:g} s to search</source>
   <translation>die Suche nach INPUT_DEPENDENT_APPLICATION dieser Regel dauert länger als {limit:g} s</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Identical annotations</source>
   <translation>Gleiche Annotationen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>If a shortcut has no effect, the status bar says why and what to press instead. Everything can be undone, also after a restart.</source>
   <translation>Hat ein Tastenkürzel keine Wirkung, nennt die Statusleiste den Grund und was stattdessen zu drücken ist. Alles kann rückgängig gemacht werden, auch nach einem Neustart.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Ignore</source>
   <translation>Ignorieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>In a project the column Final shows each decision: A, B, both (AB), either (A/B), neither (∅). Its chip is filled if the row itself was decided, and outlined if a row above was decided; § marks a decision by a rule. The sign of a state is outlined until the row is decided. ADD marks an added annotation: its content spans the columns of the sides. At the right, a chain marks a manual pair and a broken chain a split pair; a triangle warns of a link that merges separate classes.</source>
   <translation>In einem Projekt zeigt die Spalte „Endgültig“ jede Entscheidung: A, B, beide (AB), eins von beiden (A/B), keins von beiden (∅). Ihr Feld ist gefüllt, wenn die Zeile selbst entschieden wurde, und umrandet, wenn eine Zeile darüber entschieden wurde; § kennzeichnet eine Entscheidung durch eine Regel. Das Zeichen eines Zustands ist umrandet, bis die Zeile entschieden ist. ADD kennzeichnet eine hinzugefügte Annotation: Ihr Inhalt erstreckt sich über die Spalten der Seiten. Rechts kennzeichnet eine Kette ein von Hand gebildetes und eine gebrochene Kette ein getrenntes Paar; ein Dreieck warnt vor einer Verknüpfung, die getrennte Klassen vereinigt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>In a project you can decide every row: take a side, both, either or neither. The next undecided row is then selected.</source>
   <translation>In einem Projekt können Sie jede Zeile entscheiden: eine Seite, beide, eins von beiden oder keins von beiden. Danach wird die nächste offene Zeile ausgewählt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>In both, but different</source>
   <translation>In beiden, aber verschieden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>In both, but different; by the label of A</source>
   <translation>In beiden, aber verschieden; nach dem Label von A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>In both, but different; by the label of B</source>
   <translation>In beiden, aber verschieden; nach dem Label von B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>In conflict</source>
   <translation>Im Konflikt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>In percent; undefined if {reason}</source>
   <translation>In Prozent; nicht definiert, falls gilt: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>In the final key</source>
   <translation>Im endgültigen Schlüssel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>In the text, lines above the words show the key (A), and lines below show the response (B). Double lines mark fills that were found by their words and have no offsets in the file.</source>
   <translation>Im Text zeigen Linien über den Wörtern den Schlüssel (A) und Linien darunter die Antwort (B). Doppellinien kennzeichnen Füllungen, die anhand ihrer Wörter gefunden wurden und in der Datei keine Positionen haben.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>In these files the label is the value of a feature; choose the feature here</source>
   <translation>In diesen Dateien ist das Label der Wert eines Merkmals; das Merkmal hier wählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} an annotation cannot cross sentences: add a second annotation after the break</source>
   <translation>In {format} kann eine Annotation keine Satzgrenze überschreiten: hinter der Grenze eine zweite Annotation hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} annotations start and end inside tokens, not between tokens</source>
   <translation>In {format} beginnen und enden Annotationen innerhalb von Tokens, nicht zwischen ihnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>In {format} only whole tokens can be annotated: the ends move by tokens</source>
   <translation>In {format} lassen sich nur ganze Tokens annotieren: Die Grenzen verschieben sich tokenweise</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Incorrect</source>
   <translation>Falsch</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Inputs</source>
   <translation>Eingaben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Inputs of the project</source>
   <translation>Eingaben des Projekts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Ins</source>
   <translation>Ins</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Inserted words: only in the second text</source>
   <translation>Eingefügte Wörter: nur im zweiten Text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Inspector</source>
   <translation>Details</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>JSON Lines (*.jsonl)</source>
   <translation>JSON Lines (*.jsonl)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>JSON as MAT writes it</source>
   <translation>JSON, wie MAT es schreibt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>JSON files (*.json)</source>
   <translation>JSON-Dateien (*.json)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>JSON nested too deeply</source>
   <translation>zu tief geschachteltes JSON</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Keep decisions in a new pro&amp;ject</source>
   <translation>Entscheidungen in einem neuen Pro&amp;jekt festhalten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Key</source>
   <translation>Schlüssel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Key and response</source>
   <translation>Schlüssel und Antwort</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Key and response agree in part and earn partial credit.</source>
   <translation>Schlüssel und Antwort stimmen teilweise überein und zählen anteilig.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Key and response agree.</source>
   <translation>Schlüssel und Antwort stimmen überein.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Key and response are paired and differ.</source>
   <translation>Schlüssel und Antwort sind gepaart und weichen ab.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Keyboard shortcuts</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Keys of two annotators for the same fourteen texts, to compare and adjudicate</source>
   <translation>Schlüssel zweier Annotatoren für dieselben vierzehn Texte, zum Vergleichen und Entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Kinds of changes listed</source>
   <translation>Aufgelistete Arten von Änderungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Krippendorff's alpha</source>
   <translation>Krippendorffs Alpha</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Krippendorff's alpha for unitizing</source>
   <translation>Krippendorffs Alpha für Unitizing</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Krippendorff, Content Analysis, 2nd edition (2004), chapter 11, which mends the expected disagreement of: On the Reliability of Unitizing Continuous Data (1995)</source>
   <translation>Krippendorff, Content Analysis, 2. Auflage (2004), Kapitel 11, das die erwartete Abweichung berichtigt aus: On the Reliability of Unitizing Continuous Data (1995)</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Krippendorff, Content Analysis, 2nd edition (2004), chapter 11: 1 − D_o</source>
   <translation>Krippendorff, Content Analysis, 2. Auflage (2004), Kapitel 11: 1 − D_o</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Krippendorff, Content Analysis, 2nd edition (2004), chapter 11; Computing Krippendorff's Alpha-Reliability (2011)</source>
   <translation>Krippendorff, Content Analysis, 2. Auflage (2004), Kapitel 11; Computing Krippendorff's Alpha-Reliability (2011)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>L&amp;ist…</source>
   <translation>L&amp;iste…</translation>
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
   <translation>S&amp;prache (nach einem Neustart)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>LaTeX files (*.tex)</source>
   <translation>LaTeX-Dateien (*.tex)</translation>
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
   <translation>Label-Merkmale</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>Label of {layer}</source>
   <translation>Label von {layer}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Label to add a tag profile for</source>
   <translation>Label, für das ein Tag-Profil hinzugefügt wird</translation>
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
   <translation>Angezeigte Label&amp;s</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Labels ({count})…</source>
   <translation>Labels ({count})…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Labels agree.</source>
   <translation>Labels stimmen überein.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Labels are paired line by line, so that the targets of pointers are paired before the annotations that point to them; in each line, labels with extents come first. Without lines, all labels are paired together.</source>
   <translation>Labels werden zeilenweise gepaart, damit die Ziele von Verweisen vor den Annotationen gepaart werden, die auf sie verweisen; in jeder Zeile kommen zuerst die Labels mit Ausdehnung. Ohne Zeilen werden alle Labels zusammen gepaart.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Labels differ: {labels}.</source>
   <translation>Labels weichen ab: {labels}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Labels in the text</source>
   <translation>Labels im Text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Labels of</source>
   <translation>Labels für</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Labels of &amp;tokens</source>
   <translation>Labels von &amp;Tokens</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Labels of the tag profile</source>
   <translation>Labels des Tag-Profils</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Labels of this tag profile</source>
   <translation>Labels dieses Tag-Profils</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Labels shown</source>
   <translation>Angezeigte Labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Labels…</source>
   <translation>Labels…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Language of the voice</source>
   <translation>Sprache der Stimme</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Language of the window: system, en, de</source>
   <translation>Sprache des Fensters: system, en, de</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Last session: files, task, document, selection, view</source>
   <translation>Letzte Sitzung: Dateien, Aufgabe, Dokument, Auswahl, Ansicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Latin-1 (ISO 8859-1)</source>
   <translation>Latin-1 (ISO 8859-1)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>Layer</source>
   <translation>Ebene</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Layout of the panes</source>
   <translation>Anordnung der Bereiche</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Leave the slot empty</source>
   <translation>Den Slot leer lassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Leave this out of the final key</source>
   <translation>Im endgültigen Schlüssel weglassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Left out</source>
   <translation>Ausgelassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Left out: {what}</source>
   <translation>Ausgelassen: {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Letter by letter (other languages)</source>
   <translation>Buchstabe für Buchstabe (andere Sprachen)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Level</source>
   <translation>Stufe</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>Level of the list</source>
   <translation>Ebene der Liste</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Light</source>
   <translation>Hell</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>Light or dark, like the system</source>
   <translation>Hell oder dunkel, wie im System eingestellt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/theme.py"/>
   <source>Light text on a dark background</source>
   <translation>Heller Text auf dunklem Hintergrund</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Light, dark, or system default</source>
   <translation>Hell, dunkel oder Systemstandard</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Line {line} of the file.</source>
   <translation>Zeile {line} der Datei.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Line {number}: {found}</source>
   <translation>Zeile {number}: {found}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Link of t&amp;he mention</source>
   <translation>Verknüpfung der Er&amp;wähnung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Links of the key that the response has, of all: {share}</source>
   <translation>Verknüpfungen des Schlüssels, die die Antwort hat, von allen: {share}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Links of the response that the key has, of all: {share}</source>
   <translation>Verknüpfungen der Antwort, die der Schlüssel hat, von allen: {share}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>List all candidates for the pair (Alt+P)</source>
   <translation>Alles auflisten, was dazu passen könnte (Alt+P)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>List all problems; nothing is written</source>
   <translation>Alle Probleme auflisten; nichts wird geschrieben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List conflicts still to be resolved: classes merged by a link, decisions that no longer fit</source>
   <translation>Konflikte auflisten, die noch zu lösen sind: Klassen, die eine Verknüpfung vereinigt, und Entscheidungen, die nicht mehr passen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>List every action with its shortcut</source>
   <translation>Alle Aktionen mit ihren Tastenkürzeln auflisten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>List every occurrence of words in all documents, and decide many at once</source>
   <translation>Alle Vorkommen von Wörtern in allen Dokumenten auflisten und über viele zugleich entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List of &amp;reasons…</source>
   <translation>Liste der Beg&amp;ründungen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>List of added annotations</source>
   <translation>Liste der hinzugefügten Annotationen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>List only annotations of exactly these words</source>
   <translation>Nur Annotationen genau dieser Wörter auflisten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>List only rows with disagreements</source>
   <translation>Nur Zeilen mit Abweichungen auflisten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>List only undecided rows</source>
   <translation>Nur offene Zeilen auflisten</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>List pairs object by object and slot by slot, even where one line each is usual.</source>
   <translation>Paare auch dort Objekt für Objekt und Slot für Slot auflisten, wo sonst je eine Zeile die Regel ist.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>List the annotations added to this document, to change or remove them</source>
   <translation>Die diesem Dokument hinzugefügten Annotationen auflisten, um sie zu ändern oder zu entfernen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>List the annotations at the caret of the text, also those that are only counted there</source>
   <translation>Die Annotationen an der Einfügemarke des Textes auflisten, auch die dort nur gezählten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>List the flagged and commented rows of all documents</source>
   <translation>Die markierten und kommentierten Zeilen aller Dokumente auflisten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>List the identical annotations before you decide</source>
   <translation>Die identischen Annotationen vor dem Entscheiden auflisten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>List the parts of the files that were skipped</source>
   <translation>Die übersprungenen Teile der Dateien aufführen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>List the warnings about the files that were read</source>
   <translation>Die Warnungen zu den gelesenen Dateien auflisten</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>List {count:,} decided {sign}</source>
   <extracomment>For one: List {count} decided {sign}</extracomment>
   <translation>
    <numerusform>{count} mit der Entscheidung {sign} auflisten</numerusform>
    <numerusform>{count:,} mit der Entscheidung {sign} auflisten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/speech.py"/>
   <source>Listed: {summary}</source>
   <translation>Aufgeführt: {summary}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>List…</source>
   <translation>Aufführen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Locate {name}</source>
   <translation>{name} suchen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/final_keys.py"/>
   <location filename="engine/annotally/adjudication/session/rule_runs.py"/>
   <source>Looking</source>
   <translation>Durchsicht läuft</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>Looking for decisions that cannot be written</source>
   <translation>Nicht Schreibbares wird ermittelt</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>Looking for relations without a target</source>
   <translation>Relationen ohne ein Ende werden gesucht</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/final_keys.py"/>
   <source>Looking for undecided objects</source>
   <translation>Offenes wird gesucht</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/review/feedback.py"/>
   <source>Looking through decisions</source>
   <translation>Entscheidungen werden durchgesehen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Low</source>
   <translation>Untere Grenze</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Low, high, bootstrap p: {samples} samples of {documents} documents, seed {seed} (Efron and Tibshirani 1993; Berg-Kirkpatrick et al. 2012).</source>
   <translation>Untere und obere Grenze, Bootstrap-p: {samples} Stichproben von {documents} Dokumenten, Startwert {seed} (Efron und Tibshirani 1993; Berg-Kirkpatrick u. a. 2012).</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Low, high: 95 % of {samples} samples of documents, seed {seed}.</source>
   <translation>Untere und obere Grenze: 95 % von {samples} Stichproben der Dokumente, Startwert {seed}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Lower end of the bootstrap interval over documents</source>
   <translation>Untere Grenze des Bootstrap-Intervalls über Dokumente</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>M&amp;essages</source>
   <translation>M&amp;eldungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>MESSAGE: ID before it</source>
   <translation>MESSAGE: ID davor</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>MESSAGE: TEMPLATE and a number</source>
   <translation>MESSAGE: TEMPLATE und eine Nummer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>MIT License</source>
   <translation>MIT-Lizenz</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>MUC</source>
   <translation>MUC</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/format.py"/>
   <source>MUC SGML text with entity tags</source>
   <translation>MUC-SGML-Text mit Entitäts-Tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>MUC scorer manual, Calculation of Scores</source>
   <translation>Handbuch des MUC-Scorers, Calculation of Scores</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/format.py"/>
   <source>MUC template file</source>
   <translation>MUC-Template-Datei</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Ma&amp;jority</source>
   <translation>&amp;Mehrheit</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Macro: the mean over the documents in which the measure is defined.</source>
   <translation>Makro: der Mittelwert über die Dokumente, in denen das Maß definiert ist.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Made from the data; not saved to a file yet.</source>
   <translation>Aus den Daten erstellt; noch nicht in einer Datei gespeichert.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Majority</source>
   <translation>Mehrheit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Make a project beside the inputs, with a proposed name; no file is replaced</source>
   <translation>Neben den Eingaben ein Projekt mit vorgeschlagenem Namen anlegen; keine Datei wird ersetzt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Make the pane with the focus narrower</source>
   <translation>Den Bereich mit dem Fokus schmaler machen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Make the pane with the focus shorter</source>
   <translation>Den Bereich mit dem Fokus niedriger machen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Make the pane with the focus taller</source>
   <translation>Den Bereich mit dem Fokus höher machen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Make the pane with the focus wider</source>
   <translation>Den Bereich mit dem Fokus breiter machen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Make the strata from the pointers between labels</source>
   <translation>Die Schichten aus den Verweisen zwischen Labels erstellen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Make the text larger</source>
   <translation>Den Text vergrößern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Make the text smaller</source>
   <translation>Den Text verkleinern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Management successions</source>
   <translation>Führungswechsel in Unternehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Management successions in five texts: pointers, identical objects, text filtering</source>
   <translation>Führungswechsel in fünf Texten: Verweise, identische Objekte, Filtern von Texten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Manual pairing</source>
   <translation>Paaren von Hand</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <location filename="engine/annotally/reports/muc/files.py"/>
   <source>Map history</source>
   <translation>Zuordnungsverlauf</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Mapping</source>
   <translation>Zuordnung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Mapping &amp;rules</source>
   <translation>Zuordnungs&amp;regeln</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>Mapping of objects, slots and fills</source>
   <translation>Zuordnung von Objekten, Slots und Füllungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Mapping rules (GLM)</source>
   <translation>Zuordnungsregeln (GLM)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mar&amp;k with a reason…</source>
   <translation>Mit Begründung verse&amp;hen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mark the decision as not required, or as required again</source>
   <translation>Die Entscheidung als nicht erforderlich kennzeichnen oder wieder als erforderlich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mark this document as done, or as not done</source>
   <translation>Dieses Dokument als fertig oder als nicht fertig kennzeichnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Match &amp;case</source>
   <translation>Groß-/Kleinschreibung bea&amp;chten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Matches: pairs that are the same in all counted parts</source>
   <translation>Treffer: Paare, die in allen gezählten Teilen gleich sind</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Me&amp;thods</source>
   <translation>Me&amp;thoden</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Mean</source>
   <translation>Mittelwert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Means over the {count} documents with mentions in the key</source>
   <translation>Mittelwerte über die {count} Dokumente mit Erwähnungen im Schlüssel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Measure</source>
   <translation>Maß</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Measure agreement</source>
   <translation>Übereinstimmung messen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Measure all tokens instead of annotations</source>
   <translation>Alle Tokens statt der Annotationen messen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Measure everything together, or also each type or each document</source>
   <translation>Alles zusammen messen, oder auch jeden Typ oder jedes Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/agreement.py"/>
   <source>Measuring</source>
   <translation>Messung läuft</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>Measuring agreement…</source>
   <translation>Übereinstimmung wird gemessen…</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>Mention realis status accuracy</source>
   <translation>Korrektheit des Realis-Status der Erwähnungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>Mention type detection accuracy</source>
   <translation>Korrektheit des Typs der Erwähnungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>Mentions</source>
   <translation>Erwähnungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Mentions and their classes in three texts: broken, merged, missing and spurious ones</source>
   <translation>Erwähnungen und ihre Klassen in drei Texten: zerbrochene, zusammengeführte, fehlende und überzählige</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Mentions of the key (gold)</source>
   <translation>Erwähnungen des Schlüssels (Gold)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Mentions of the response (system)</source>
   <translation>Erwähnungen der Antwort (System)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>Merge into &amp;one class</source>
   <translation>Zu &amp;einer Klasse vereinen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Messages</source>
   <translation>Meldungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Method</source>
   <translation>Methode</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Method of {name}</source>
   <translation>Methode für {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Missing counts as a &amp;label</source>
   <translation>Fehlendes gilt als &amp;Label</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Missing: in the key only</source>
   <translation>Fehlend: nur im Schlüssel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Missing: in the reference only</source>
   <translation>Fehlend: nur in der Referenz</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Mo&amp;ve extent</source>
   <translation>Ausdehnung &amp;verschieben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>More</source>
   <translation>Mehr</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>More decisions</source>
   <translation>Weitere Entscheidungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>More than one file has the role {role}. Choose one file.</source>
   <translation>Mehr als eine Datei hat die Rolle {role}. Eine Datei wählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Most correct in total</source>
   <translation>Insgesamt am meisten richtig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Move</source>
   <translation>Verschieben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Move &amp;down</source>
   <translation>Nach &amp;unten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Move the ends of this annotation: Shift+arrows move the end, after Tab the start</source>
   <translation>Die Grenzen dieser Annotation im Text verschieben: mit Shift und Pfeiltasten das Ende, nach Tab den Anfang</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Move the focus to the aligned words in the other text</source>
   <translation>Den Fokus auf die ausgerichteten Wörter im anderen Text setzen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Move the focus to the next pane</source>
   <translation>Den Fokus in den nächsten Bereich setzen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Move the focus to the previous pane</source>
   <translation>Den Fokus in den vorigen Bereich setzen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Move this fill in the text (Alt+X)</source>
   <translation>Diese Füllung im Text verschieben (Alt+X)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Move {place} in the text</source>
   <translation>{place} im Text verschieben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>N. Chinchor, MUC-4 Evaluation Metrics (1992); rounded for display</source>
   <translation>N. Chinchor, MUC-4 Evaluation Metrics (1992); für die Anzeige gerundet</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>NAME="value" pairs, then "&gt;"</source>
   <translation>Paare NAME="value", dann "&gt;"</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>NIST1 or NIST2</source>
   <translation>NIST1 oder NIST2</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Na&amp;me of annotator A</source>
   <translation>Na&amp;me von Annotator A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Na&amp;me of the response</source>
   <translation>Na&amp;me der Antwort</translation>
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
   <translation>Name v&amp;on Annotator B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Name of annotator {letter}</source>
   <translation>Name von Annotator {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Name of the &amp;key</source>
   <translation>Name des Sc&amp;hlüssels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Name of the document in its file</source>
   <translation>Name des Dokuments in seiner Datei</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>Name of the layer ({layer})</source>
   <translation>Name der Ebene ({layer})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Name of the row</source>
   <translation>Name der Zeile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Name the module with your functions in the preferences, under Methods</source>
   <translation>Das Modul mit den eigenen Funktionen in den Einstellungen unter „Methoden“ angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Name, the annotation it belongs to, and a value if it has one</source>
   <translation>Name, zugehörige Annotation und ein Wert, falls vorhanden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Named entities</source>
   <translation>Eigennamen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/catalogue.py"/>
   <source>Named entity</source>
   <translation>Eigennamen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Named entity (IE-ER)</source>
   <translation>Eigennamen (IE-ER)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Named entity (MUC-6)</source>
   <translation>Eigennamen (MUC-6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Named entity (MUC-7)</source>
   <translation>Eigennamen (MUC-7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/speech.py"/>
   <source>Named entity in speech</source>
   <translation>Eigennamen in gesprochener Sprache</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Named entity report</source>
   <translation>Bericht über Eigennamen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Names and additions</source>
   <translation>Namen und Ergänzungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Names cannot be hidden: one side is the key, not an annotator</source>
   <translation>Namen lassen sich nicht verbergen: Eine Seite ist der Schlüssel, kein Annotator</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Neither</source>
   <translation>Keins von beiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>New project</source>
   <translation>Neues Projekt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>New project beside t&amp;he inputs</source>
   <translation>Neues Projekt &amp;neben den Eingaben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>New shortcut</source>
   <translation>Neues Tastenkürzel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next</source>
   <translation>Nächste</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next &amp;document</source>
   <translation>Nächstes &amp;Dokument</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Next annotators in vie&amp;w</source>
   <translation>Angezeigte Annotatoren &amp;wechseln</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Next match</source>
   <translation>Nächste Fundstelle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next of the &amp;same type and state</source>
   <translation>Nächste &amp;gleichen Typs und Zustands</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Next und&amp;ecided</source>
   <translation>Nächste o&amp;ffene</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Next w&amp;ord error</source>
   <translation>Nächster Wortfehle&amp;r</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/text_contents.py"/>
   <source>No annotation at the caret. Move the caret into one in the text.</source>
   <translation>An der Einfügemarke ist keine Annotation. Setzen Sie die Einfügemarke im Text in eine.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No annotation is selected: use {remedy}</source>
   <translation>Keine Annotation ist ausgewählt: {remedy} wählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>No annotation there</source>
   <translation>Dort keine Annotation</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/window_builder.py"/>
   <source>No annotations</source>
   <translation>Keine Annotationen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <source>No annotations were added to this document. To add an annotation, select words in the text and press Ins.</source>
   <translation>Diesem Dokument wurden keine Annotationen hinzugefügt. Um eine hinzuzufügen, Wörter im Text auswählen und Ins drücken.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>No decision has a reason any more</source>
   <translation>Keine Entscheidung hat mehr eine Begründung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No disagreement matches the filter: use {remedy} to show all rows</source>
   <translation>Keine Abweichung passt zum Filter: mit {remedy} alle Zeilen anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>No disagreement so far; scoring goes on.</source>
   <translation>Bisher keine Abweichung; die Wertung läuft weiter.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>No document name matches. Clear the filter to see all documents.</source>
   <translation>Kein Dokumentname passt. Filter leeren, um alle Dokumente zu sehen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>No effect on this task.</source>
   <translation>Ohne Wirkung auf diese Aufgabe.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>No file is the key yet. Choose Key in the column Role.</source>
   <translation>Noch keine Datei ist der Schlüssel. In der Spalte „Rolle“ „Schlüssel“ wählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>No file is the response yet. Choose Response in the column Role.</source>
   <translation>Noch keine Datei ist die Antwort. In der Spalte „Rolle“ „Antwort“ wählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>No file is {role} yet. Choose the role in the column Role.</source>
   <translation>Noch keine Datei ist {role}. Die Rolle in der Spalte „Rolle“ wählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No files are open: use {remedy} to compare files</source>
   <translation>Keine Dateien sind geöffnet: mit {remedy} Dateien vergleichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No filter is set: all rows are listed</source>
   <translation>Kein Filter ist gesetzt: Alle Zeilen sind aufgelistet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>No module: tasks that use your own functions are refused.</source>
   <translation>Kein Modul: Aufgaben, die eigene Funktionen verwenden, werden abgelehnt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>No occurrences in these texts.</source>
   <translation>Keine Vorkommen in diesen Texten.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>No problems found. The final key can be exported.</source>
   <translation>Keine Probleme gefunden. Der endgültige Schlüssel kann exportiert werden.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No project is open: use {remedy} to start a project</source>
   <translation>Kein Projekt ist geöffnet: mit {remedy} ein Projekt beginnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>No recent comparisons. Open the sample to look around, or drop files or a folder on this window: a key and a response, or the files of several annotators, with their texts if you have them.</source>
   <translation>Keine zuletzt geöffneten Vergleiche. Zum Umsehen das Beispiel öffnen, oder Dateien oder einen Ordner auf dieses Fenster ziehen: einen Schlüssel und eine Antwort, oder die Dateien mehrerer Annotatoren, mit ihren Texten, falls vorhanden.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>No results. Try fewer words, or the name of an action.</source>
   <translation>Keine Ergebnisse. Versuchen Sie es mit weniger Wörtern oder dem Namen einer Aktion.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>No row is selected: use {next} to select a row</source>
   <translation>Keine Zeile ist ausgewählt: mit {next} eine Zeile auswählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>No rows match</source>
   <translation>Keine passenden Zeilen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>No side has this added annotation: use {remedy} to change it</source>
   <translation>Keine Seite hat diese hinzugefügte Annotation: mit {remedy} ändern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>No side has this annotation.</source>
   <translation>Keine Seite hat diese Annotation.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>No {what}</source>
   <translation>Ohne {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Non-committal: neither right nor wrong</source>
   <translation>Unverbindlich: weder richtig noch falsch</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>None</source>
   <translation>Keine</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/registry.py"/>
   <source>Not available: {reason}</source>
   <translation>Nicht verfügbar: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Not available: {reason}.</source>
   <translation>Nicht verfügbar: {reason}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Not counted.</source>
   <translation>Nicht gezählt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Not counted: optional, or another alternative was compared.</source>
   <translation>Nicht gezählt: optional, oder eine andere Alternative wurde verglichen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Not everything could be saved:
{lines}</source>
   <translation>Nicht alles konnte gespeichert werden:
{lines}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Not now</source>
   <translation>Nicht jetzt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Not opened</source>
   <translation>Nicht geöffnet</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Not opened: {count} errors.</source>
   <extracomment>For one: Not opened.</extracomment>
   <translation>
    <numerusform>Nicht geöffnet.</numerusform>
    <numerusform>Nicht geöffnet: {count} Fehler.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Not re&amp;quired</source>
   <translation>Nicht er&amp;forderlich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Not saved to a file yet.</source>
   <translation>Noch nicht in einer Datei gespeichert.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Not saved.</source>
   <translation>Nicht gespeichert.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Not saved. Compare again uses the values shown here.</source>
   <translation>Nicht gespeichert. „Erneut vergleichen“ verwendet die hier gezeigten Werte.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Not saved; the comparison uses the values shown here.</source>
   <translation>Nicht gespeichert; der Vergleich verwendet die hier gezeigten Werte.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Not scored by the task.</source>
   <translation>Von der Aufgabe nicht gewertet.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Not scored yet</source>
   <translation>Noch nicht gewertet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Not scored.</source>
   <translation>Nicht gewertet.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Note: {caution}.</source>
   <translation>Hinweis: {caution}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>Notes</source>
   <translation>Anmerkungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Nothing differs.</source>
   <translation>Nichts weicht ab.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Nothing is compared yet</source>
   <translation>Noch wird nichts verglichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>Nothing is compared yet. Open a key and a response to see their mapping.</source>
   <translation>Noch wird nichts verglichen. Einen Schlüssel und eine Antwort öffnen, um ihre Zuordnung zu sehen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>Nothing is unresolved: every decision fits, and no link merges separate classes.</source>
   <translation>Nichts ist ungelöst: Jede Entscheidung passt, und keine Verknüpfung vereinigt getrennte Klassen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing to go back to: this was the first selection</source>
   <translation>Kein Schritt zurück: Dies war die erste Auswahl</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Nothing to go forward to: you have not gone back</source>
   <translation>Kein Schritt vorwärts: Es wurde nicht zurückgegangen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Nothing to redo: no step was undone</source>
   <translation>Nichts zu wiederholen: Kein Schritt wurde rückgängig gemacht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Nothing to undo: no step was made yet</source>
   <translation>Nichts rückgängig zu machen: Noch wurde kein Schritt ausgeführt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Nothing undecided after this row: use {next} to start again from the top</source>
   <translation>Nach dieser Zeile ist nichts mehr offen: mit {next} wieder von oben beginnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/what_now.py"/>
   <source>Nothing undecided matches the filter: use {clear} to show all rows</source>
   <translation>Nichts Offenes passt zum Filter: mit {clear} alle Zeilen anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>Nothing was changed</source>
   <translation>Nichts wurde geändert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Nothing was written.</source>
   <translation>Nichts wurde geschrieben.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Now</source>
   <translation>Jetzt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Now: {figures}</source>
   <translation>Jetzt: {figures}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Number of decided cases of this type and slot</source>
   <translation>Anzahl der entschiedenen Fälle dieses Typs und Slots</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Number of items, tokens, extents or documents compared</source>
   <translation>Anzahl der verglichenen Items, Tokens, Ausdehnungen oder Dokumente</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Number of objects in {side}</source>
   <translation>Anzahl der Objekte in {side}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Number of these decisions</source>
   <translation>Anzahl dieser Entscheidungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Number of these decisions that a rule made</source>
   <translation>Anzahl dieser Entscheidungen, die eine Regel getroffen hat</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Number of words by which a boundary may differ, if they are word errors</source>
   <translation>Anzahl der Wörter, um die eine Grenze abweichen darf, wenn es Wortfehler sind</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>O, or one of B I E S M L U with a label, as B-PER</source>
   <translation>O, oder eins von B I E S M L U mit einem Label, wie B-PER</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Object</source>
   <translation>Objekt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Object / slot</source>
   <translation>Objekt / Slot</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Objects</source>
   <translation>Objekte</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Objects and fills of the key that so many of {count} systems have right.</source>
   <translation>Objekte und Füllungen des Schlüssels, die so viele von {count} Systemen richtig haben.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Objects and slots</source>
   <translation>Objekte und Slots</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Objects that the rule would decide</source>
   <translation>Objekte, die die Regel entscheiden würde</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Objects, first only</source>
   <translation>Objekte, nur erstes</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Objects, second only</source>
   <translation>Objekte, nur zweites</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Objects: {counts}.</source>
   <translation>Objekte: {counts}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Observed agreement</source>
   <translation>Beobachtete Übereinstimmung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Of &amp;disagreements</source>
   <translation>Nur bei Ab&amp;weichungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Of the labels</source>
   <translation>Von den Labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Of {measures} the lowest value is the best.</source>
   <translation>Von {measures} ist der niedrigste Wert der beste.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One character.</source>
   <translation>Ein Zeichen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One class per line: name, name in reports, scored or unscored, threshold. Put names with spaces in single quotes.</source>
   <translation>Eine Klasse pro Zeile: Name, Name in Berichten, scored oder unscored, Schwelle. Namen mit Leerzeichen in einfache Anführungszeichen setzen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>One error, in {option}. Correct the option to save or use the configuration.</source>
   <translation>Ein Fehler, in {option}. Die Option korrigieren, um die Konfiguration zu speichern oder zu verwenden.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One per line, at least one.</source>
   <translation>Eins pro Zeile, mindestens eins.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One per line.</source>
   <translation>Eins pro Zeile.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <source>One reason per line. Press R and a digit to give one of the first nine reasons.</source>
   <translation>Eine Begründung pro Zeile. R und eine Ziffer geben eine der ersten neun Begründungen an.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One row per line: class, slot, value.</source>
   <translation>Eine Tabellenzeile pro Zeile: Klasse, Slot, Wert.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One row per line: its name, then the sections it adds up.</source>
   <translation>Eine Tabellenzeile pro Zeile: ihr Name, dann die Abschnitte, die sie zusammenzählt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>One slot per line: class, name, name in reports, scored or unscored, weight, set or string or pointer. Put names with spaces in single quotes.</source>
   <translation>Ein Slot pro Zeile: Klasse, Name, Name in Berichten, scored oder unscored, Gewicht, set, string oder pointer. Namen mit Leerzeichen in einfache Anführungszeichen setzen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only A calls the text relevant.</source>
   <translation>Nur A hält den Text für relevant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only B calls the text relevant.</source>
   <translation>Nur B hält den Text für relevant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Only in A</source>
   <translation>Nur in A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Only in B</source>
   <translation>Nur in B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Only in the key. Shown in the upper lane only.</source>
   <translation>Nur im Schlüssel. Nur in der oberen Spur gezeigt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Only in the response. Shown in the lower lane only.</source>
   <translation>Nur in der Antwort. Nur in der unteren Spur gezeigt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>Only in {a}</source>
   <translation>Nur in {a}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Only optional parts differ</source>
   <translation>Nichts weicht ab außer dem, was nicht gefunden werden muss</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Only parts that the task does not count differ, such as case or premodifiers</source>
   <translation>Nur Teile, die die Aufgabe nicht zählt, weichen ab, etwa Groß-/Kleinschreibung oder vorangestellte Attribute</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Only these labels have rows and count in the total; other labels are still compared.</source>
   <translation>Nur diese Labels haben Zeilen und zählen in der Gesamtwertung; andere Labels werden weiterhin verglichen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Only {letter} has this document: there is nothing to compare</source>
   <translation>Nur {letter} hat dieses Dokument: Es gibt nichts zu vergleichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>Only {name} has annotations. Add a file for the role {role}.</source>
   <translation>Nur {name} hat Annotationen. Eine Datei für die Rolle {role} hinzufügen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {sides} has this.</source>
   <translation>Nur {sides} hat dies.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {sides} have this.</source>
   <translation>Nur {sides} haben dies.</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>Only {side} has this class of {number} mentions.</source>
   <extracomment>For one: Only {side} has this class of {number} mention.</extracomment>
   <translation>
    <numerusform>Nur {side} hat diese Klasse (Erwähnungen: {number}).</numerusform>
    <numerusform>Nur {side} hat diese Klasse aus {number} Erwähnungen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {side} has this {label}.</source>
   <translation>Nur {side} hat dies: {label}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {side} has this {name}.</source>
   <translation>Nur {side} hat dies: {name}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Only {side} has {name}.</source>
   <translation>Nur {side} hat {name}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Open</source>
   <translation>Offen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Open &amp;read-only</source>
   <translation>Sch&amp;reibgeschützt öffnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open &amp;recent</source>
   <translation>&amp;Zuletzt geöffnet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open &amp;sample</source>
   <translation>Bei&amp;spiel öffnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Open a project and its inputs</source>
   <translation>Ein Projekt und seine Eingaben öffnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>Open a result saved by annotally score --format json</source>
   <translation>Ein Ergebnis öffnen, das mit annotally score --format json gespeichert wurde</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Open and compare</source>
   <translation>Öffnen und vergleichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open fol&amp;der…</source>
   <translation>Or&amp;dner öffnen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Open pro&amp;ject…</source>
   <translation>Pro&amp;jekt öffnen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Open project</source>
   <translation>Projekt öffnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Open s&amp;ample</source>
   <translation>Beispie&amp;l öffnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>Open the help page of the current pane</source>
   <translation>Die Hilfeseite des aktuellen Bereichs öffnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Open the sample of two annotators in a new project, to try adjudication</source>
   <translation>Das Beispiel mit zwei Annotatoren in einem neuen Projekt öffnen, um das Entscheiden von Abweichungen auszuprobieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Open the sample that comes with Annotally</source>
   <translation>Das mit Annotally gelieferte Beispiel öffnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Option</source>
   <translation>Option</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Optional and not counted.</source>
   <translation>Optional und nicht gezählt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Optional in the key and left out: not counted.</source>
   <translation>Im Schlüssel optional und ausgelassen: nicht gezählt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Options</source>
   <translation>Optionen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Options of the measurement</source>
   <translation>Optionen der Messung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Othe&amp;r text</source>
   <translation>Anderer &amp;Text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Other samples</source>
   <translation>Weitere Beispiele</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Other samples: {links}</source>
   <translation>Weitere Beispiele: {links}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>Outcome of undecided objects</source>
   <translation>Behandlung offener Objekte</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>Outcome of undecided objects of the type {name}</source>
   <translation>Behandlung offener Objekte des Typs {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Overgeneration</source>
   <translation>Übergenerierung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/overview.py"/>
   <source>Overview of disagreements</source>
   <translation>Übersicht der Abweichungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>P</source>
   <translation>P</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>P den</source>
   <translation>P Nenner</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>P num</source>
   <translation>P Zähler</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>POS and ACT are both 0</source>
   <translation>POS und ACT sind beide 0</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>POS is 0</source>
   <translation>POS ist 0</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Pa&amp;iring</source>
   <translation>&amp;Paarung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Pages</source>
   <translation>Seiten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Pair &amp;from a list…</source>
   <translation>Aus einer Liste &amp;paaren…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairing_bar.py"/>
   <source>Pair the two rows (P)</source>
   <translation>Die zwei Zeilen paaren (P)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Pair this row with another: press the shortcut on both rows, or drag one row onto the other</source>
   <translation>Diese Zeile mit einer anderen paaren: das Tastenkürzel auf beiden Zeilen drücken oder eine Zeile auf die andere ziehen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Pair this row with the row chosen first</source>
   <translation>Diese Zeile mit der zuerst gewählten paaren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Pair with</source>
   <translation>Paaren mit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Pair {what} with…</source>
   <translation>{what} paaren mit…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Pair, split, move and add</source>
   <translation>Paaren, trennen, verschieben und hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Pairing of entities</source>
   <translation>Paarung von Entitäten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Pairs</source>
   <translation>Paare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Pairs in</source>
   <translation>Paare in</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Pairs in all documents</source>
   <translation>Paare in allen Dokumenten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Pairs in the document shown</source>
   <translation>Paare im gezeigten Dokument</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Pairs of all documents</source>
   <translation>Paare aller Dokumente</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Pairs of anno&amp;tators</source>
   <translation>Paare von Anno&amp;tatoren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>Pairs of annotators</source>
   <translation>Paare von Annotatoren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>Pairs of the document shown</source>
   <translation>Paare des gezeigten Dokuments</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>Pairwise F</source>
   <translation>Paarweises F</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Panes and shortcuts</source>
   <translation>Bereiche und Tastenkürzel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Partially correct</source>
   <translation>Teilweise richtig</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/muc/files.py"/>
   <source>Partitions</source>
   <translation>Partitionen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Partly the same</source>
   <translation>Teilweise gleich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Parts of the profile</source>
   <translation>Teile des Profils</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Permission to read the settings file {path} is missing, so the defaults are used and changes are not saved. Give yourself permission to read and write the file.</source>
   <translation>Für die Einstellungsdatei {path} fehlt die Leseberechtigung, daher gelten die Standardwerte, und Änderungen werden nicht gespeichert. Geben Sie Ihrem Benutzerkonto Lese- und Schreibrechte für die Datei.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Persons and organizations in fourteen texts, a key and a response; every outcome occurs</source>
   <translation>Personen und Organisationen in vierzehn Texten, ein Schlüssel und eine Antwort; jedes Ergebnis kommt vor</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Persons and their employers in five texts, compared by MAT's similarity</source>
   <translation>Personen und ihre Arbeitgeber in fünf Texten, verglichen nach der Ähnlichkeit von MAT</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Place and size of the window</source>
   <translation>Position und Größe des Fensters</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/plain_text.py"/>
   <source>Plain text, one document a file</source>
   <translation>Reiner Text, ein Dokument je Datei</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Point at a column header to see its formula and source.</source>
   <translation>Auf einen Spaltenkopf zeigen, um Formel und Quelle zu sehen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Pointer to an optional object, not counted.</source>
   <translation>Verweis auf ein optionales Objekt, nicht gezählt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Points (%)</source>
   <translation>Punkte (%)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>Points are the highest score of any two of the annotations. A chosen annotation replaces the annotation that its annotator has in this row. Scores mark manual pairs.</source>
   <translation>Die Punkte sind die höchste Wertung von zwei beliebigen der Annotationen. Eine gewählte Annotation ersetzt diejenige, die ihr Annotator in dieser Zeile hat. Die Wertungen kennzeichnen von Hand gebildete Paare.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>Points are the score of the two annotations on their own. Scores mark manual pairs.</source>
   <translation>Die Punkte sind die Wertung der beiden Annotationen für sich allein. Die Wertungen kennzeichnen von Hand gebildete Paare.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Position {place}: {message}.</source>
   <translation>Position {place}: {message}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Possible: fills of the key</source>
   <translation>Möglich: Füllungen des Schlüssels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Pr&amp;eferences…</source>
   <translation>&amp;Einstellungen…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Pre&amp;vious document</source>
   <translation>Voriges Do&amp;kument</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Precision</source>
   <translation>Genauigkeit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Precision, denominator: size of the response</source>
   <translation>Genauigkeit, Nenner: Umfang der Antwort</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Precision, numerator: correct part of the response</source>
   <translation>Genauigkeit, Zähler: richtiger Teil der Antwort</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Preferences</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Press Space to show or hide these lines</source>
   <translation>Mit der Leertaste diese Zeilen ein- oder ausblenden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>Press an annotator's digit to tick the line. Scores mark manual splits.</source>
   <translation>Die Ziffer eines Annotators hakt die Zeile an. Die Wertungen kennzeichnen von Hand getrennte Paare.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>Press the new shortcut, at most two keys in sequence</source>
   <translation>Das neue Tastenkürzel drücken, höchstens zwei Tasten nacheinander</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Previous</source>
   <translation>Vorige</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Previous &amp;undecided</source>
   <translation>Vorige &amp;offene</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Previous &amp;word error</source>
   <translation>Voriger &amp;Wortfehler</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>Previous match</source>
   <translation>Vorige Fundstelle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Previous of the s&amp;ame type and state</source>
   <translation>Vorige glei&amp;chen Typs und Zustands</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Pro&amp;nunciations</source>
   <translation>Aussprache&amp;n</translation>
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
   <translation>Problem mit den angezeigten Labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Problem with the strata</source>
   <translation>Problem mit den Schichten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Problem with the tag profile</source>
   <translation>Problem mit dem Tag-Profil</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Problem with {name}</source>
   <translation>Problem mit {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Problem with {part}, line {number}</source>
   <translation>Problem mit {part}, Zeile {number}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Problem {line} of {count}: press {keys} to return to the list</source>
   <translation>Problem {line} von {count}: mit {keys} zur Liste zurück</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>Problems of the final key</source>
   <translation>Probleme des endgültigen Schlüssels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Profiles</source>
   <translation>Profile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Project {name} created in {folder}</source>
   <translation>Projekt {name} in {folder} angelegt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>Projects (*.{suffix})</source>
   <translation>Projekte (*.{suffix})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Pronunciations</source>
   <translation>Aussprachen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/about.py"/>
   <source>Python Software Foundation License 2</source>
   <translation>Python Software Foundation License 2</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Python module with your own methods</source>
   <translation>Python-Modul mit eigenen Methoden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Python module with your own methods for comparisons by similarity; empty: none</source>
   <translation>Python-Modul mit eigenen Methoden für Vergleiche nach Ähnlichkeit; leer: keines</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Python modules (*.py)</source>
   <translation>Python-Module (*.py)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Quit Annotally</source>
   <translation>Annotally beenden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>R</source>
   <translation>R</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>R den</source>
   <translation>R Nenner</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>R num</source>
   <translation>R Zähler</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>R&amp;emove</source>
   <translation>&amp;Entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Rank</source>
   <translation>Rang</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Ranked by {measure} ({formula}) of {row}. Equal values share a rank.</source>
   <translation>Gereiht nach {measure} ({formula}) von {row}. Gleiche Werte teilen einen Rang.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Ranks</source>
   <translation>Ränge</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Re&amp;do</source>
   <translation>Wie&amp;derholen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Re&amp;move</source>
   <translation>&amp;Entfernen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Re&amp;vert</source>
   <translation>Änderungen &amp;verwerfen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Read the scores</source>
   <translation>Die Wertungen lesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/facade.py"/>
   <source>Reading</source>
   <translation>Lesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>Reading back</source>
   <translation>Schlüssel wird zurückgelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/review/decision_log.py"/>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>Reading decisions</source>
   <translation>Entscheidungen werden gelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/reading.py"/>
   <source>Reading texts</source>
   <translation>Texte werden gelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/reading.py"/>
   <source>Reading {side}</source>
   <translation>{side} wird gelesen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>Reaso&amp;n</source>
   <translation>Begrü&amp;ndung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Reason</source>
   <translation>Begründung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>Reason for each of these decisions</source>
   <translation>Begründung für jede dieser Entscheidungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>Reason for the next decision: {reason}</source>
   <translation>Begründung der nächsten Entscheidung: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>Reasons</source>
   <translation>Begründungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>Reasons of the decisions, with their counts</source>
   <translation>Begründungen der Entscheidungen mit ihrer Anzahl</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Reasons shown below the difference in the inspector</source>
   <translation>Gründe unter dem Unterschied in den Details gezeigt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reasons.py"/>
   <source>Reasons, one per line</source>
   <translation>Begründungen, eine pro Zeile</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Recall</source>
   <translation>Trefferquote</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Recall, denominator: size of the key</source>
   <translation>Trefferquote, Nenner: Umfang des Schlüssels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Recall, numerator: part of the key that was found</source>
   <translation>Trefferquote, Zähler: gefundener Teil des Schlüssels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Recent comparisons</source>
   <translation>Zuletzt geöffnete Vergleiche</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Recent comparisons, newest first</source>
   <translation>Zuletzt geöffnete Vergleiche, neueste zuerst</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Redo</source>
   <translation>Wiederholen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Redo the step that was undone last</source>
   <translation>Zuletzt Zurückgenommenes wieder eingeben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Redone: “{label}” {place}</source>
   <translation>Wiederholt: „{label}“ {place}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Refclash and missing</source>
   <translation>Refclash und fehlend</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Reference</source>
   <translation>Referenz</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Reference and hypothesis</source>
   <translation>Referenz und Hypothese</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Regular e&amp;xpression</source>
   <translation>Regulärer Ausdruc&amp;k</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Relations and events</source>
   <translation>Relationen und Ereignisse</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Reload the open files and score them again</source>
   <translation>Die geöffneten Dateien neu laden und erneut werten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Remo&amp;ve link decision</source>
   <translation>Entscheidung zur Verknüpfung zu&amp;rücknehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Remove tag &amp;profile</source>
   <translation>Tag-&amp;Profil entfernen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>Remove the &amp;link</source>
   <translation>Die Ver&amp;knüpfung entfernen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>Remove the added annotation and its comments</source>
   <translation>Die hinzugefügte Annotation und ihre Kommentare entfernen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Remove the decision: the object is undecided again</source>
   <translation>Die Entscheidung zurücknehmen: Das Objekt ist wieder offen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Remove the filter {title}</source>
   <translation>Den Filter {title} entfernen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Remove the link's own decision: the class or the mention decides</source>
   <translation>Die eigene Entscheidung zur Verknüpfung zurücknehmen: Die Klasse oder die Erwähnung entscheidet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Remove the manual alignment of the current words</source>
   <translation>Die von Hand vorgenommene Ausrichtung der aktuellen Wörter aufheben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Remove the manual pairing of this row</source>
   <translation>Die von Hand gebildete Paarung dieser Zeile aufheben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Remove {name}</source>
   <translation>{name} entfernen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>Remove {part}, line {number}</source>
   <translation>{part}, Zeile {number} entfernen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>Removed by cleaning</source>
   <translation>Bei der Bereinigung entfernt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>Removed pointers and new names</source>
   <translation>Entfallende Verweise und neu vergebene Namen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Reopen the &amp;last session at start</source>
   <translation>Beim Start die letzte Sitzu&amp;ng öffnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Reopen the last session at start</source>
   <translation>Beim Start die letzte Sitzung öffnen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Repair Cyrillic letters in ta&amp;gs</source>
   <translation>Kyrillische Buchstaben in Ta&amp;gs reparieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>Report</source>
   <translation>Bericht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <location filename="engine/annotally/reports/muc/files.py"/>
   <source>Report summary</source>
   <translation>Berichtsübersicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Reports</source>
   <translation>Berichte</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Required; there is no default.</source>
   <translation>Angabe erforderlich; es gibt keinen Standardwert.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Resc&amp;ue project…</source>
   <translation>Projekt &amp;retten…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Rescue project</source>
   <translation>Projekt retten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>Reset a&amp;ll</source>
   <translation>A&amp;lle zurücksetzen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Response</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Responses</source>
   <translation>Antworten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/systems.py"/>
   <source>Responses of other systems to the same key</source>
   <translation>Antworten anderer Systeme auf denselben Schlüssel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/panes.py"/>
   <source>Restore the default layout of the panes</source>
   <translation>Die Standardanordnung der Bereiche wiederherstellen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/run_comparison.py"/>
   <source>Results as JSON (*.json)</source>
   <translation>Ergebnisse als JSON (*.json)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Return to the selection before going back</source>
   <translation>Zur Auswahl vor dem Zurückgehen zurückkehren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Revie&amp;w by annotator…</source>
   <translation>Au&amp;swertung nach Annotator…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>Review by annotator</source>
   <translation>Auswertung nach Annotator</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Right in</source>
   <translation>Richtig in</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Right in one of two systems</source>
   <translation>Richtig in einem von zwei Systemen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Right in one of {first} and {second}</source>
   <translation>Richtig in einem von {first} und {second}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Right in one system and not in the other. An object is right if nothing below it is wrong; not to have what the key does not have is right.</source>
   <translation>Richtig in einem System und nicht im anderen. Ein Objekt ist richtig, wenn nichts darunter falsch ist; nicht zu haben, was der Schlüssel nicht hat, ist richtig.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Role</source>
   <translation>Rolle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Role of {name}</source>
   <translation>Rolle von {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Row</source>
   <translation>Zeile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Rows by method</source>
   <translation>Zeilen nach Methode</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Rows by value</source>
   <translation>Zeilen nach Wert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>Rows of different documents cannot be paired</source>
   <translation>Zeilen verschiedener Dokumente können nicht gepaart werden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Rows of the scores</source>
   <translation>Zeilen der Wertungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Rows that gather several document sections, each with the name of the row and the sections. Sections then have no rows of their own.</source>
   <translation>Zeilen, die mehrere Abschnitte des Dokuments zusammenfassen, jede mit dem Namen der Zeile und den Abschnitten. Die Abschnitte haben dann keine eigenen Zeilen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Rows to decide</source>
   <translation>Zu entscheidende Zeilen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Rows with differences: {count}.</source>
   <translation>Zeilen mit Abweichungen: {count}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>Rows: labels of {a}; columns: labels of {b}</source>
   <translation>Zeilen: Labels von {a}; Spalten: Labels von {b}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Rul&amp;es…</source>
   <translation>R&amp;egeln…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Rule</source>
   <translation>Regel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>S&amp;ave project as…</source>
   <translation>Projekt speichern &amp;unter…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>S&amp;lot</source>
   <translation>S&amp;lot</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>S&amp;top counting</source>
   <translation>Zählen a&amp;bbrechen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>S&amp;ystems…</source>
   <translation>S&amp;ysteme…</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>SGML</source>
   <translation>SGML</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Same class, split by others, missing or spurious</source>
   <translation>Gleiche Klasse, von anderen zerschnitten, fehlend oder überzählig</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>Same classes</source>
   <translation>Gleiche Klassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/open.py"/>
   <source>Sample</source>
   <translation>Beispiel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/open.py"/>
   <source>Sample: {title}</source>
   <translation>Beispiel: {title}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Sans serif</source>
   <translation>Ohne Serifen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Save &amp;as…</source>
   <translation>Speichern &amp;unter…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Save a copy of the project and continue in the copy</source>
   <translation>Eine Kopie des Projekts speichern und in der Kopie weiterarbeiten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Save a copy of the project and continue in this file</source>
   <translation>Eine Kopie des Projekts speichern und in dieser Datei weiterarbeiten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Save configuration</source>
   <translation>Konfiguration speichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Save every decision as CSV or JSON Lines: where, what, who, when and why</source>
   <translation>Jede Entscheidung als CSV oder JSON Lines speichern: wo, was, wer, wann und warum</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>Save final key to</source>
   <translation>Speicherort des endgültigen Schlüssels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Save project as</source>
   <translation>Projekt speichern unter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Save score report, report summary and map history to a folder, as the MUC scorer did</source>
   <translation>Wertungsbericht, Berichtsübersicht und Zuordnungsverlauf in einem Ordner speichern, wie der MUC-Scorer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Save task file</source>
   <translation>Aufgabendatei speichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/card_editor.py"/>
   <source>Save the change (Return)</source>
   <translation>Das Geschriebene behalten (Return)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>Save the list as CSV or JSON Lines</source>
   <translation>Die Liste als CSV oder JSON Lines speichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Save the listed pairs with texts, offsets and states as CSV</source>
   <translation>Die aufgelisteten Paare mit Texten, Positionen und Zuständen als CSV speichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>Saved in {path}.</source>
   <translation>Gespeichert in {path}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/similarity_profiles.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Saved to {path}.</source>
   <translation>Gespeichert in {path}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Saved: “{label}” {place}</source>
   <translation>Gespeichert: „{label}“ {place}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived.py"/>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Scenario template</source>
   <translation>Szenario-Template</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/scenarios.py"/>
   <source>Scenario template: management successions (MUC-6)</source>
   <translation>Szenario-Template: Führungswechsel in Unternehmen (MUC-6)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Score</source>
   <translation>Wertung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/review.py"/>
   <source>Score other systems against the same key: ranks, tests of every two, groups, and differences</source>
   <translation>Weitere Systeme gegen denselben Schlüssel bewerten: Ränge, Tests je zweier, Gruppen und Unterschiede</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Score profile</source>
   <translation>Wertungsprofil</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Score re&amp;ports…</source>
   <translation>Wertungs&amp;berichte…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Score report</source>
   <translation>Wertungsbericht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>Score reports</source>
   <translation>Wertungsberichte</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Score ro&amp;ws</source>
   <translation>&amp;Wertungszeilen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <location filename="gui/annotally_gui/window/docks.py"/>
   <source>Scores</source>
   <translation>Wertungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores compare two annotators. Choose two annotators in the pane Pairs.</source>
   <translation>Wertungen vergleichen zwei Annotatoren. Im Bereich „Paare“ zwei Annotatoren wählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores of</source>
   <translation>Wertungen für</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores of all documents</source>
   <translation>Wertungen aller Dokumente</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>Scores of the document shown</source>
   <translation>Wertungen des gezeigten Dokuments</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <location filename="engine/annotally/workspace/distribution/remote_scores.py"/>
   <location filename="engine/annotally/workspace/facade.py"/>
   <source>Scoring</source>
   <translation>Wertung läuft</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/decided_scores.py"/>
   <source>Scoring the decisions</source>
   <translation>Entschiedenes wird gewertet</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <location filename="engine/annotally/workspace/distribution/system_scores.py"/>
   <source>Scoring {system}</source>
   <translation>{system} wird bewertet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>Search for a regular expression</source>
   <translation>Nach einem regulären Ausdruck suchen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help.py"/>
   <source>Search the help</source>
   <translation>In der Hilfe suchen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Search, and decide many at once</source>
   <translation>Suchen und viele auf einmal entscheiden</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/concordance.py"/>
   <source>Searching</source>
   <translation>Suche läuft</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>Searching…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Second</source>
   <translation>Zweites</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Section</source>
   <translation>Abschnitt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>Seed of the bootstrap</source>
   <translation>Startwert des Bootstraps</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Select &amp;all</source>
   <translation>&amp;Alles auswählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>Select an action, then press its new shortcut in the field.</source>
   <translation>Eine Aktion auswählen, dann im Feld ihr neues Tastenkürzel drücken.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Select everything in the pane that has the focus</source>
   <translation>Alles in dem Bereich auswählen, der den Fokus hat</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>Select the words to align in both texts first</source>
   <translation>Zuerst in beiden Texten die Wörter auswählen, die ausgerichtet werden sollen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <source>Selection extended to whole tokens: “{words}”</source>
   <translation>Auswahl auf ganze Tokens erweitert: „{words}“</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Serif</source>
   <translation>Mit Serifen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Set back to the default.</source>
   <translation>Auf den Standardwert zurückgesetzt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>Set by the extent: move the annotation in the text</source>
   <translation>Durch die Ausdehnung bestimmt: die Annotation im Text verschieben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Set by the task.</source>
   <translation>Von der Aufgabe vorgegeben.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/application.py"/>
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Settings are saved in this file:</source>
   <translation>Die Einstellungen sind in dieser Datei gespeichert:</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Settings file</source>
   <translation>Einstellungsdatei</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Settle anno&amp;tators' differences…</source>
   <translation>Abweichungen der Anno&amp;tatoren entscheiden…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Settle annotators' differences in a folder</source>
   <translation>Abweichungen der Annotatoren in einem Ordner entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Settle differences &amp;in a folder…</source>
   <translation>Abweichungen &amp;in einem Ordner entscheiden…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Share of the class in MUC precision: correct links, of all its links</source>
   <translation>Anteil der Klasse an der Genauigkeit nach MUC: richtige Verknüpfungen, von allen ihren Verknüpfungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>Share of the class in MUC recall: links found, of all its links</source>
   <translation>Anteil der Klasse an der Trefferquote nach MUC: gefundene Verknüpfungen, von allen ihren Verknüpfungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end by characters, after C by tokens, after Tab the start; Return saves, Escape cancels</source>
   <translation>Shift+Pfeiltasten verschieben das Ende um Zeichen, nach C um Tokens, nach Tab den Anfang; Return behält, Escape bricht ab</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end by tokens, after Tab the start; Return saves, Escape cancels</source>
   <translation>Shift+Pfeiltasten verschieben das Ende um Tokens, nach Tab den Anfang; Return behält, Escape bricht ab</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end by tokens, with Alt or after C by characters, after Tab the start; Return saves, Escape cancels</source>
   <translation>Shift+Pfeiltasten verschieben das Ende um Tokens, mit Alt oder nach C um Zeichen, nach Tab den Anfang; Return behält, Escape bricht ab</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>Shift+arrows move the end, after Tab or with Alt the start; Return saves, Escape cancels</source>
   <translation>Shift+Pfeiltasten verschieben das Ende, nach Tab oder mit Alt den Anfang; Return behält, Escape bricht ab</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>Short&amp;cuts</source>
   <translation>Tastenkür&amp;zel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Shortcut</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcuts.py"/>
   <source>Shortcuts</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Shortcuts other than the defaults, by action</source>
   <translation>Tastenkürzel, die vom Standard abweichen, nach Aktion</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>Show all</source>
   <translation>Alle anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show all rows again</source>
   <translation>Wieder alle Zeilen anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show and change how the open comparison is scored, option by option</source>
   <translation>Anzeigen und ändern, wie der geöffnete Vergleich gewertet wird, Option für Option</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show every level of the mapping tree</source>
   <translation>Alle Stufen des Zuordnungsbaums anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>Show fewer lines</source>
   <translation>Weniger Zeilen zeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show hard-wrapped lines as paragraphs; offsets and files do not change</source>
   <translation>Fest umbrochene Zeilen als Absätze anzeigen; Positionen und Dateien bleiben unverändert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show no labels in the text</source>
   <translation>Keine Labels im Text anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show only the annotators' extents, decided or not</source>
   <translation>Nur die Ausdehnungen der Annotatoren anzeigen, entschieden oder nicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show only the objects of the mapping tree</source>
   <translation>Nur die Objekte des Zuordnungsbaums anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Show other annotators above and below the text: two at a time, or all</source>
   <translation>Andere Annotatoren über und unter dem Text anzeigen: je zwei oder alle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the annotators' extents thin, and the final extent solid</source>
   <translation>Die Ausdehnungen der Annotatoren dünn und die endgültige durchgezogen anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the label of every annotation in the text</source>
   <translation>Das Label jeder Annotation im Text anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the labels of disagreements in the text</source>
   <translation>Die Labels von Abweichungen im Text anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show the next document of the list</source>
   <translation>Das nächste Dokument der Liste anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show the previous document of the list</source>
   <translation>Das vorige Dokument der Liste anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Show the rows of this document only</source>
   <translation>Nur die Zeilen dieses Dokuments anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Show the text at 100 %</source>
   <translation>Den Text mit 100 % anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/text.py"/>
   <source>Show the text with the annotations of the final key</source>
   <translation>Den Text mit den Annotationen des endgültigen Schlüssels anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/alignment.py"/>
   <source>Show the two texts one above the other instead of side by side</source>
   <translation>Die zwei Texte übereinander statt nebeneinander anzeigen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Showing the fills counted in {title}. Click to remove</source>
   <translation>Gezeigt werden die in {title} gezählten Füllungen. Zum Entfernen klicken</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Shown in the text of a project: all, the annotators, or the final key</source>
   <translation>Im Text eines Projekts angezeigt: alles, die Annotatoren oder der endgültige Schlüssel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Si&amp;ze of pane</source>
   <translation>&amp;Größe des Bereichs</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Signature</source>
   <translation>Signatur</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>Signs of the alignment</source>
   <translation>Zeichen der Ausrichtung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Sim&amp;ilarity</source>
   <translation>Ähnl&amp;ichkeit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Similarity</source>
   <translation>Ähnlichkeit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>Similarity profile</source>
   <translation>Ähnlichkeitsprofil</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>Similarity profile: {name}[*]</source>
   <translation>Ähnlichkeitsprofil: {name}[*]</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <source>Similarity profiles can use your own functions, as methods of dimensions and for rows of the scores. Profiles name the functions; only this setting names the module that contains them. Choose only a module that you trust: it runs with all your permissions when a task uses one of its functions.</source>
   <translation>Ähnlichkeitsprofile können eigene Funktionen verwenden, als Methoden von Dimensionen und für Zeilen der Wertungen. Die Profile nennen die Funktionen; nur diese Einstellung nennt das Modul, das sie enthält. Wählen Sie nur ein Modul, dem Sie vertrauen: Es läuft mit allen Ihren Rechten, sobald eine Aufgabe eine seiner Funktionen verwendet.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Single-letter shortcuts work while the text, the tree or the list of documents has the focus.</source>
   <translation>Tastenkürzel aus einem Buchstaben wirken, solange der Text, der Baum oder die Liste der Dokumente den Fokus hat.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Size of the text pane, in percent</source>
   <translation>Größe des Textbereichs, in Prozent</translation>
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
   <translation>Slot-Fehlerrate</translation>
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
   <translation>Einige Eingaben von {name} fehlen oder haben sich geändert. Die fehlenden Dateien suchen. Geänderte Dateien werden gelesen, wie sie jetzt sind: Entscheidungen folgen Annotationen, die sich nur verschoben haben, und Entscheidungen, die nicht mehr passen, werden aufgelistet, nie verworfen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Sounds of words that have no pronunciation</source>
   <translation>Laute von Wörtern ohne Aussprache</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>Source</source>
   <translation>Quelle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Source of the decision; outlined if a row above was decided</source>
   <translation>Quelle der Entscheidung; umrandet, wenn eine Zeile darüber entschieden wurde</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Source: {source}</source>
   <translation>Quelle: {source}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived_similarity.py"/>
   <source>Spans and labels</source>
   <translation>Spannen und Labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Speech</source>
   <translation>Gesprochene Sprache</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <location filename="gui/annotally_gui/views/decision_buttons.py"/>
   <source>Split</source>
   <translation>Trennen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Split this row: each annotation is decided on its own</source>
   <translation>Die Annotationen dieser Zeile getrennt halten: Jede wird für sich entschieden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Spurious: in the hypothesis only</source>
   <translation>Überzählig: nur in der Hypothese</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>Spurious: in the response only</source>
   <translation>Überzählig: nur in der Antwort</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>State</source>
   <translation>Zustand</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>State in {system}</source>
   <translation>Zustand in {system}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>State of the bootstrap</source>
   <translation>Zustand des Bootstraps</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>State of the comparison of {a} and {b}; F1 explains the states</source>
   <translation>Zustand des Vergleichs von {a} und {b}; F1 erklärt die Zustände</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>State of the configuration</source>
   <translation>Zustand der Konfiguration</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>State of the profile</source>
   <translation>Zustand des Profils</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>States</source>
   <translation>Zustände</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Stop this work; nothing shown changes</source>
   <translation>Diese Arbeit abbrechen; die Anzeige ändert sich nicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/similarity_profiles.py"/>
   <source>Stopped: the last change is not in the comparison.</source>
   <translation>Abgebrochen: Die letzte Änderung ist nicht im Vergleich.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/strata_page.py"/>
   <source>Strata</source>
   <translation>Strata</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Strings that become blanks anywhere in a string fill, such as full stops and commas.</source>
   <translation>Zeichenketten, die überall in einer string-Füllung zu Leerzeichen werden, etwa Punkte und Kommas.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Sub</source>
   <translation>Sub</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Substituted words</source>
   <translation>Ersetzte Wörter</translation>
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
   <translation>Systemstandard</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Systems</source>
   <translation>Systeme</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <source>Systems on one key</source>
   <translation>Systeme auf einem Schlüssel</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>T or F</source>
   <translation>T oder F</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>T&amp;wo annotators: both are keys</source>
   <translation>Z&amp;wei Annotatoren: beide sind Schlüssel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>T&amp;ype</source>
   <translation>T&amp;yp</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Ta&amp;ke from</source>
   <translation>Übernehmen &amp;von</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <source>Tables of the systems</source>
   <translation>Tabellen der Systeme</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take &amp;A</source>
   <translation>&amp;A übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take &amp;B</source>
   <translation>&amp;B übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;D</source>
   <translation>&amp;D übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;E</source>
   <translation>&amp;E übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;F</source>
   <translation>&amp;F übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;G</source>
   <translation>&amp;G übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;H</source>
   <translation>&amp;H übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take &amp;I</source>
   <translation>&amp;I übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Take &amp;{letter}</source>
   <translation>&amp;{letter} übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take A</source>
   <translation>A übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take A's annotation into the final key</source>
   <translation>In den endgültigen Schlüssel übernehmen, was A sagt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take A, with B as an alternative: either is right</source>
   <translation>A übernehmen, mit dem, was B sagt, als Alternative: Eins von beiden genügt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take B</source>
   <translation>B übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take B's annotation into the final key</source>
   <translation>In den endgültigen Schlüssel übernehmen, was B sagt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take B, with A as an alternative: either is right</source>
   <translation>B übernehmen, mit dem, was A sagt, als Alternative: Eins von beiden genügt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take C</source>
   <translation>C übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Take all</source>
   <translation>Alle übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Take all identical annotations, in one undo step</source>
   <translation>Alle identischen Annotationen übernehmen; in einem Schritt rückgängig zu machen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Take all objects of the type from this side; leave out objects that this side lacks</source>
   <translation>Alle Objekte des Typs von dieser Seite übernehmen; Objekte, die dieser Seite fehlen, weglassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Take annotations that all have with the same words and place; leave out annotations that differ or occur twice</source>
   <translation>Annotationen übernehmen, die alle mit denselben Wörtern an derselben Stelle haben; Annotationen, die abweichen oder doppelt vorkommen, weglassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Take both A's annotation and B's into the final key</source>
   <translation>In den endgültigen Schlüssel übernehmen, was A hat und was B hat, nebeneinander</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Take links that more than half have, for mentions in the final key: decide undecided mentions first</source>
   <translation>Verknüpfungen übernehmen, die mehr als die Hälfte hat, für Erwähnungen im endgültigen Schlüssel: offene Erwähnungen zuerst entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>Take nothing now; use Decide › Rules later</source>
   <translation>Jetzt nichts übernehmen; später Entscheiden › Regeln verwenden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>Take over project</source>
   <translation>Projekt übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>Take the annotation of {letter} ({name}) into the final key</source>
   <translation>In den endgültigen Schlüssel übernehmen, was {letter} ({name}) sagt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <source>Take this annotator's annotation into the final key</source>
   <translation>In den endgültigen Schlüssel übernehmen, was dieser Annotator sagt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/annotators.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Take what more than half of the annotators have; leave out what more than half lack</source>
   <translation>Übernehmen, was mehr als die Hälfte der Annotatoren hat; weglassen, was mehr als der Hälfte fehlt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/take_bar.py"/>
   <source>Take {letter}</source>
   <translation>{letter} übernehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived.py"/>
   <source>Template element</source>
   <translation>Template-Element</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Template elements</source>
   <translation>Template-Elemente</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/elements.py"/>
   <source>Template elements (MUC-6)</source>
   <translation>Template-Elemente (MUC-6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Template elements with partial credit</source>
   <translation>Template-Elemente mit teilweiser Anrechnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived.py"/>
   <source>Template relation</source>
   <translation>Template-Relation</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/scenarios.py"/>
   <source>Template relation (MUC-7)</source>
   <translation>Template-Relation (MUC-7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/derived.py"/>
   <source>Templette (HUB-4)</source>
   <translation>Templette (HUB-4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Terrorist incidents (MUC-4)</source>
   <translation>Terroristische Vorfälle (MUC-4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>Terrorist incidents (MUC-4), gated mapping</source>
   <translation>Terroristische Vorfälle (MUC-4), Zuordnung mit Bedingung</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Tests of every two systems</source>
   <translation>Tests je zweier Systeme</translation>
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
   <translation>Textdateien (*.txt)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Text of the hypothesis</source>
   <translation>Text der Hypothese</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_roles.py"/>
   <source>Text of the response</source>
   <translation>Text der Antwort</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>Text of {side}</source>
   <translation>Text von {side}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Text put before every file name.</source>
   <translation>Wird jedem Dateinamen vorangestellt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>Texts</source>
   <translation>Texte</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>The Securities and Exchange Commission named Consuela Arden its chair. 東京 ירושלים</source>
   <translation>Die Börsenaufsicht ernannte Consuela Arden zur Vorsitzenden. 東京 ירושלים</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>The agreement of the annotators will appear here once files are scored.</source>
   <translation>Die Übereinstimmung der Annotatoren erscheint hier, sobald Dateien gewertet sind.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>The annotators differ.</source>
   <translation>Die Annotatoren weichen ab.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The attribute that holds the words a response must at least contain.</source>
   <translation>Das Attribut mit den Wörtern, die eine Antwort mindestens enthalten muss.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The attribute that names a mention.</source>
   <translation>Das Attribut, das eine Erwähnung benennt.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The attribute that points to another mention of the same thing.</source>
   <translation>Das Attribut, das auf eine andere Erwähnung derselben Sache verweist.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The attribute whose content becomes alternatives of the annotated words.</source>
   <translation>Das Attribut, dessen Inhalt zu Alternativen der annotierten Wörter wird.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The character between alternatives in an attribute.</source>
   <translation>Das Zeichen zwischen Alternativen in einem Attribut.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The character that stands for a double quote inside an attribute.</source>
   <translation>Das Zeichen, das in einem Attribut für ein doppeltes Anführungszeichen steht.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The class whose objects mark documents as relevant.</source>
   <translation>Die Klasse, deren Objekte angeben, ob ein Dokument relevant ist.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/classes.py"/>
   <source>The classes of mentions of the document shown will appear here.</source>
   <translation>Hier erscheinen die Klassen der Erwähnungen des gezeigten Dokuments.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The classes of objects in the order in which they are paired, each with its name, the name it has in reports, scored or unscored, and the threshold. Classes that others point to come first.</source>
   <translation>Die Klassen von Objekten in der Reihenfolge, in der sie gepaart werden, jede mit ihrem Namen, dem Namen in Berichten, scored oder unscored, und der Schwelle. Klassen, auf die andere verweisen, kommen zuerst.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The concordance lists every occurrence of words. You can decide several together.</source>
   <translation>Die Konkordanz listet jedes Vorkommen von Wörtern auf. Sie können mehrere zusammen entscheiden.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>The configuration has errors and cannot be saved.</source>
   <translation>Die Konfiguration enthält Fehler und lässt sich nicht speichern.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>The cost of another spelling, in phonetic features</source>
   <translation>Die Kosten einer anderen Schreibung, in Lautmerkmalen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>The cost of each word beyond the first of a side in a block</source>
   <translation>Kosten jedes Wortes über eins je Seite in einem Block</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>The decisions belong to this task: close the project to change the configuration</source>
   <translation>Die Entscheidungen gehören zu dieser Aufgabe: das Projekt schließen, um die Konfiguration zu ändern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>The default applies.</source>
   <translation>Der Standardwert gilt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>The documents will be listed here. Open files with File › Open files.</source>
   <translation>Hier werden die Dokumente aufgelistet. Zum Öffnen von Dateien: Datei › Dateien öffnen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The filter takes words and conditions such as state:INC, type:PERSON or doc:name; a minus sign excludes. Click a cell of a score table to list exactly the rows that it counts.</source>
   <translation>Der Filter nimmt Wörter und Bedingungen wie state:INC, type:PERSON oder doc:name; ein Minuszeichen schließt aus. Ein Klick auf eine Zelle einer Wertungstabelle listet genau die Zeilen auf, die sie zählt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>The final key needs a folder, and {name} is not a folder: {folder} is proposed.</source>
   <translation>Der endgültige Schlüssel braucht einen Ordner, und {name} ist keiner: Vorgeschlagen wird {folder}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/reports.py"/>
   <source>The first {shown} of {size} characters; save the reports to see all text.</source>
   <translation>Die ersten {shown} von {size} Zeichen; um den ganzen Text zu sehen, die Berichte speichern.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/systems.py"/>
   <source>The folder with a folder for each system</source>
   <translation>Der Ordner mit einem Ordner für jedes System</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>The folder {folder} is read-only. Change the folder of the project.</source>
   <translation>Der Ordner {folder} ist schreibgeschützt. Einen anderen Ordner für das Projekt wählen.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>The hardest document is first; those without a value are last.</source>
   <translation>Das schwerste Dokument steht zuerst; die ohne Wert stehen zuletzt.</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>The inputs cannot be used: {count} errors. Nothing was opened.</source>
   <extracomment>For one: An input cannot be used. Nothing was opened.</extracomment>
   <translation>
    <numerusform>Die Eingaben sind nicht verwendbar: {count} Fehler. Nichts wurde geöffnet.</numerusform>
    <numerusform>Die Eingaben sind nicht verwendbar: {count} Fehler. Nichts wurde geöffnet.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The keys.</source>
   <translation>Die Schlüssel.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>The label of an annotation is the value of one feature of its layer; rows show layer and value, such as POS:NN. Without a feature, the name of the layer is the label.</source>
   <translation>Das Label einer Annotation ist der Wert eines Merkmals ihrer Ebene; Zeilen zeigen Ebene und Wert, etwa POS:NN. Ohne Merkmal ist der Name der Ebene das Label.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The list at the left shows every document with its undecided objects and its score.</source>
   <translation>Die Liste links zeigt jedes Dokument mit seinen offenen Objekten und seiner Wertung.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/agreement.py"/>
   <source>The measurement was stopped.</source>
   <translation>Die Messung wurde abgebrochen.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The name of the task in results.</source>
   <translation>Der Name der Aufgabe in Ergebnissen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/finding_words.py"/>
   <source>The profile has errors: the comparison does not change until they are corrected.</source>
   <translation>Das Profil enthält Fehler: Der Vergleich ändert sich erst, wenn sie korrigiert sind.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>The reports name the annotators: turn off {remedy} to see the reports</source>
   <translation>Die Berichte nennen die Annotatoren: {remedy} ausschalten, um die Berichte zu sehen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The responses.</source>
   <translation>Die Antworten.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>The same in all counted parts</source>
   <translation>Gleich in allen gezählten Teilen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>The same in all: {words}.</source>
   <translation>In allen gleich: {words}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>The same in both</source>
   <translation>In beiden gleich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>The same in both: {words}.</source>
   <translation>In beiden gleich: {words}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>The same seed draws the same samples, here and on the command line (--seed)</source>
   <translation>Der gleiche Startwert zieht die gleichen Stichproben, hier und auf der Befehlszeile (--seed)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>The score table will appear here once files are scored.</source>
   <translation>Die Wertungstabelle erscheint hier, sobald Dateien gewertet sind.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/pairs.py"/>
   <source>The scores of every two annotators will appear here once files are scored.</source>
   <translation>Die Wertungen je zweier Annotatoren erscheinen hier, sobald Dateien gewertet sind.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>The scores of the document shown will appear here. Choose a document in the pane Corpus.</source>
   <translation>Hier erscheinen die Wertungen des gezeigten Dokuments. Im Bereich „Korpus“ ein Dokument wählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/application.py"/>
   <source>The scoring process ended unexpectedly (exit code {code}). Nothing was lost: your files are never changed. The open comparison is being reloaded; if it does not appear, use File › Open recent.</source>
   <translation>Der Wertungsprozess wurde unerwartet beendet (Exit-Code {code}). Nichts ging verloren: Ihre Dateien werden nie verändert. Der geöffnete Vergleich wird neu geladen; erscheint er nicht, Datei › Zuletzt geöffnet verwenden.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>The search was stopped.</source>
   <translation>Die Suche wurde abgebrochen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/additions.py"/>
   <source>The selection contains no token: select words, or nothing for an annotation without an extent</source>
   <translation>Die Auswahl enthält kein Token: Wörter auswählen, oder nichts für eine Annotation ohne Ausdehnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The separator of the columns of that list.</source>
   <translation>Was in dieser Liste zwischen den Spalten steht.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>The settings file could not be read, so the defaults are used. The damaged file is kept as {aside}.</source>
   <translation>Die Einstellungsdatei konnte nicht gelesen werden, daher gelten die Standardwerte. Die beschädigte Datei ist als {aside} aufbewahrt.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The slot of that class that is filled where the document is relevant.</source>
   <translation>Der Slot jener Klasse, der gefüllt ist, wo das Dokument relevant ist.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The slot that holds the annotated words.</source>
   <translation>Der Slot mit den annotierten Wörtern.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The slot that holds the category of an entity.</source>
   <translation>Der Slot mit der Kategorie einer Entität.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The slot that marks an object optional by the fill OPTIONAL or OPT. Several may be named.</source>
   <translation>Der Slot, der ein Objekt durch die Füllung OPTIONAL oder OPT als optional kennzeichnet. Mehrere können angegeben werden.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The slots, each with its class, its name, the name it has in reports, scored or unscored, its weight, and its kind: set, string, or anything else for pointers.</source>
   <translation>Die Slots, jeder mit seiner Klasse, seinem Namen, dem Namen in Berichten, scored oder unscored, seinem Gewicht und seiner Art: set, string oder irgendetwas anderes für Verweise.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/confusion.py"/>
   <source>The table of confused labels will appear here once files are scored.</source>
   <translation>Die Tabelle der verwechselten Labels erscheint hier, sobald Dateien gewertet sind.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The tag around a document's number. Several may be named: of those a document has, the first one.</source>
   <translation>Das Tag um die Nummer eines Dokuments. Mehrere können angegeben werden: von denen, die ein Dokument hat, gilt das erste.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The tag around a document.</source>
   <translation>Das Tag um ein Dokument.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The tags around parts of a document. Objects outside all of them are left out, and reports count each object in the innermost one.</source>
   <translation>Die Tags um Teile eines Dokuments. Objekte außerhalb von allen werden ausgelassen, und Berichte zählen jedes Objekt beim innersten.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>The task has no candidates to pair with this annotation.</source>
   <translation>Die Aufgabe hat keine Kandidaten zum Paaren mit dieser Annotation.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>The task. It decides which objects may be paired, which are optional without being marked so, and whether fills or coreference classes are counted.</source>
   <translation>Die Aufgabe. Sie bestimmt, welche Objekte gepaart werden dürfen, welche auch ohne Kennzeichnung optional sind, und ob Füllungen oder Koreferenzklassen gezählt werden.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reading.py"/>
   <source>The text of this document is missing. Open its text file to see the text.</source>
   <translation>Der Text dieses Dokuments fehlt. Seine Textdatei öffnen, um ihn zu sehen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>The texts of this document are not aligned</source>
   <translation>Die Texte dieses Dokuments sind nicht ausgerichtet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>The tree lists objects with their slots and fills on each side. Press Return to go to the words in the text; Ctrl+click follows a pointer.</source>
   <translation>Der Baum listet Objekte mit ihren Slots und Füllungen auf jeder Seite auf. Return führt zu den Wörtern im Text; Ctrl+Klick folgt einem Verweis.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>The two texts are the same</source>
   <translation>Die zwei Texte sind gleich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>The whole final key</source>
   <translation>Der ganze endgültige Schlüssel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>The&amp;me</source>
   <translation>De&amp;sign</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>There are no messages. Parts of your files that are skipped are listed here.</source>
   <translation>Es gibt keine Meldungen. Übersprungene Teile Ihrer Dateien werden hier aufgeführt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>There is no disagreement: the sides agree</source>
   <translation>Es gibt keine Abweichung: Die Seiten stimmen überein</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>These annotations are already paired</source>
   <translation>Diese Annotationen sind bereits gepaart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <source>These figures are out of date: the documents are being compared again</source>
   <translation>Diese Zahlen sind veraltet: Die Dokumente werden gerade erneut verglichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>These settings were damaged and were reset to their defaults: {names}. The damaged file is kept as {aside}.</source>
   <translation>Diese Einstellungen waren beschädigt und wurden auf ihre Standardwerte zurückgesetzt: {names}. Die beschädigte Datei ist als {aside} aufbewahrt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/token_words.py"/>
   <source>This annotation cannot be saved in {formats}: export the final key as {others}</source>
   <translation>Diese Annotation kann in {formats} nicht gespeichert werden: den endgültigen Schlüssel als {others} exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <source>This document</source>
   <translation>Dieses Dokument</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This is not a mention: choose a mention to decide its link</source>
   <translation>Dies ist keine Erwähnung: eine Erwähnung wählen, um über ihre Verknüpfung zu entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>This option is required</source>
   <translation>Diese Option ist erforderlich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/main_window.py"/>
   <source>This pane has no other beside it to share its room with.</source>
   <translation>Neben diesem Bereich ist kein anderer, mit dem er sich den Platz teilen könnte.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This project is read-only: use {remedy} to make a copy that you can change</source>
   <translation>Dieses Projekt ist schreibgeschützt: mit {remedy} eine Kopie anlegen, die Sie ändern können</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/extents.py"/>
   <source>This row has no extent in the text. Choose a fill that has an extent.</source>
   <translation>Diese Zeile hat keine Ausdehnung im Text. Eine Füllung mit Ausdehnung wählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This row is not a pointer: choose a row that points to another object</source>
   <translation>Diese Zeile ist kein Verweis: eine Zeile wählen, die auf ein anderes Objekt verweist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>This task compares only two annotations. Choose another task.</source>
   <translation>Diese Aufgabe vergleicht nur zwei Annotationen. Eine andere Aufgabe wählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This task does not compare classes of mentions</source>
   <translation>Diese Aufgabe vergleicht keine Klassen von Erwähnungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>This task does not pair by similarity</source>
   <translation>Diese Aufgabe paart nicht nach Ähnlichkeit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/split_off.py"/>
   <source>Tick the annotators whose annotations are a different object. These annotations move to a new row.</source>
   <translation>Die Annotatoren anhaken, deren Annotationen ein anderes Objekt sind. Diese Annotationen kommen in eine neue Zeile.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>To add an annotation that no side has, select its words in the text first.</source>
   <translation>Um eine Annotation hinzuzufügen, die keine Seite hat, zuerst ihre Wörter im Text auswählen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>To pair two rows, press the shortcut on both rows, or drag one row onto the other.</source>
   <translation>Um zwei Zeilen zu paaren, das Tastenkürzel auf beiden Zeilen drücken oder eine Zeile auf die andere ziehen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/tool_bar.py"/>
   <source>Tools</source>
   <translation>Werkzeuge</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>Totals of the corpus</source>
   <translation>Summen des Korpus</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <source>Treat a missing item as a label of its own</source>
   <translation>Ein fehlendes Item wie ein eigenes Label behandeln</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>True positives: sum of the best overlap of each key mention</source>
   <translation>Richtig positiv: Summe der besten Überlappung jeder Erwähnung des Schlüssels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/samples.py"/>
   <source>Two annotators</source>
   <translation>Zwei Annotatoren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>Two annotators have no majority: take A or B</source>
   <translation>Bei zwei Annotatoren gibt es keine Mehrheit: A oder B übernehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Two systems differ where p &lt; {level}; p is not corrected for the number of pairs.</source>
   <translation>Zwei Systeme unterscheiden sich, wo p &lt; {level}; p ist nicht um die Zahl der Paare korrigiert.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Two systems that share a letter of a group do not differ significantly.</source>
   <translation>Zwei Systeme mit einem gemeinsamen Gruppenbuchstaben unterscheiden sich nicht signifikant.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Two versions of a text are shown side by side, with lines between aligned words. A wave marks a substituted word, a bracket split or merged words, strikethrough words only in the key's text, a double underline words only in the response's text, dots words that may be left out. A wedge marks a place where only the other text has words. In a project, W aligns the words selected in both texts.</source>
   <translation>Zwei Fassungen eines Textes werden nebeneinander gezeigt, mit Linien zwischen ausgerichteten Wörtern. Eine Welle kennzeichnet ein ersetztes Wort, eine Klammer getrennte oder zusammengezogene Wörter; durchgestrichen sind Wörter nur im Text des Schlüssels, doppelt unterstrichen Wörter nur im Text der Antwort, gepunktet Wörter, die fehlen dürfen. Ein Keil kennzeichnet eine Stelle, an der nur der andere Text Wörter hat. In einem Projekt richtet W die in beiden Texten ausgewählten Wörter aus.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/settings.py"/>
   <source>Two versions of a text one above the other</source>
   <translation>Zwei Fassungen eines Textes übereinander</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/annotation.py"/>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Type</source>
   <translation>Typ</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Type Arg1:one Arg2:other, separated by blanks</source>
   <translation>Typ Arg1:erstes Arg2:zweites, durch Leerzeichen getrennt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Type and slots are the same; start or end differ by at most this much</source>
   <translation>Typ und Slots sind gleich; Anfang oder Ende weichen höchstens um so viel ab</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>Type in the field above the list to find documents by name.</source>
   <translation>In das Feld über der Liste tippen, um Dokumente nach Namen zu finden.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Type start end[;start end]…, a tab and the text</source>
   <translation>Typ Anfang Ende[;Anfang Ende]…, ein Tabulator und der Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Type, the annotation it belongs to, a tab and the note</source>
   <translation>Typ, zugehörige Annotation, ein Tabulator und die Anmerkung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Type, the annotation it belongs to, resource:entry, then a tab and its name</source>
   <translation>Typ, zugehörige Annotation, Ressource:Eintrag, dann ein Tabulator und der Name des Eintrags</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>Type:trigger and Role:argument, separated by blanks</source>
   <translation>Typ:Auslöser und Rolle:Argument, durch Leerzeichen getrennt</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Types</source>
   <translation>Typen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Types of items</source>
   <translation>Typen von Items</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Types of tokens</source>
   <translation>Typen von Tokens</translation>
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
   <translation>Nur &amp;offene</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Un&amp;do changes</source>
   <translation>Änderungen &amp;zurücknehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>Undecided</source>
   <translation>Offen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Undecided objects</source>
   <translation>Offene Objekte</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <source>Undecided only</source>
   <translation>Nur offene</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Undefined if {when}</source>
   <translation>Nicht definiert, falls gilt: {when}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>Undefined in {count} samples, which are left out</source>
   <translation>Undefiniert in {count} Stichproben, die ausgelassen sind</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Undefined: {reason}</source>
   <translation>Nicht definiert: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Under each label, a row for every value of an attribute, or for combined values of several attributes.</source>
   <translation>Unter jedem Label eine Zeile für jeden Wert eines Attributs oder für kombinierte Werte mehrerer Attribute.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>Under each label, a row for every value that your function returns for its annotations.</source>
   <translation>Unter jedem Label eine Zeile für jeden Wert, den eine eigene Funktion für seine Annotationen zurückgibt.</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>Undergeneration</source>
   <translation>Untergenerierung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Undo</source>
   <translation>Rückgängig machen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Undo the last step, also after a restart</source>
   <translation>Das zuletzt Eingegebene rückgängig machen, auch nach einem Neustart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>Undone: “{label}” {place}</source>
   <translation>Rückgängig gemacht: „{label}“ {place}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Units of content</source>
   <translation>Einheiten des Inhalts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/project.py"/>
   <source>Unreso&amp;lved…</source>
   <translation>&amp;Ungelöstes…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>Unresolved</source>
   <translation>Ungelöstes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>Unsaved changes</source>
   <translation>Nicht gespeicherte Änderungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Upper end of the bootstrap interval over documents</source>
   <translation>Obere Grenze des Bootstrap-Intervalls über Dokumente</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Use the whole screen</source>
   <translation>Den ganzen Bildschirm nutzen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>Value</source>
   <translation>Wert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>Value of {option}</source>
   <translation>Wert von {option}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/help.py"/>
   <source>Versions and licences</source>
   <translation>Versionen und Lizenzen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>View, copy or save score report, report summary and map history</source>
   <translation>Wertungsbericht, Berichtsübersicht und Zuordnungsverlauf ansehen, kopieren oder speichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Voice’s &amp;language</source>
   <translation>&amp;Sprache der Stimme</translation>
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
   <translation>Warnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Warnings</source>
   <translation>Warnungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Web pages (*.html)</source>
   <translation>Webseiten (*.html)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Weight of {name}</source>
   <translation>Gewicht von {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>Welcome</source>
   <translation>Willkommen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Western Windows (1252)</source>
   <translation>Westeuropäisch, Windows (1252)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>What an object of this task is called.</source>
   <translation>Wie ein Objekt dieser Aufgabe heißt.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>What is compared, in a few words.</source>
   <translation>Was verglichen wird, in wenigen Worten.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>What is scored</source>
   <translation>Was gewertet wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>What makes two document numbers the same: their digits alone, or all that is written.</source>
   <translation>Was zwei Dokumentnummern gleich macht: die Ziffern allein oder alles, was dasteht.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>What the states mean</source>
   <translation>Was die Zustände bedeuten</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>What the task is called where people read it.</source>
   <translation>Wie die Aufgabe heißt, wo Menschen es lesen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>What to do</source>
   <translation>Was zu tun ist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>What was left out, and why</source>
   <translation>Was ausgelassen wurde, und warum</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>Where</source>
   <translation>Wo</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Where the classes of mentions and their parts are written.</source>
   <translation>Wohin die Klassen der Erwähnungen und ihre Teile geschrieben werden.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Where the list of all pairs is written.</source>
   <translation>Wohin die Liste aller Paare geschrieben wird.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Where the map history is written.</source>
   <translation>Wohin der Zuordnungsverlauf geschrieben wird.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Where the scores are written.</source>
   <translation>Wohin die Wertungen geschrieben werden.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Whether a response is compared with a key, or the keys of two annotators with each other. With key2key alternatives and optional objects count on both sides.</source>
   <translation>Ob eine Antwort mit einem Schlüssel verglichen wird oder die Schlüssel zweier Annotatoren miteinander. Mit key2key zählen Alternativen und optionale Objekte auf beiden Seiten.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>Whether all annotators agree, and how many agree with the majority; F1 explains the states</source>
   <translation>Ob alle Annotatoren übereinstimmen, und wie viele mit der Mehrheit übereinstimmen; F1 erklärt die Zustände</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Whether coreference classes of one mention stay as written (keep), are removed (drop), or as the format of the files has it (auto).</source>
   <translation>Ob Koreferenzklassen mit nur einer Erwähnung stehen bleiben (keep), verschwinden (drop), oder ob das Format der Dateien es bestimmt (auto).</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Which form of two string fills must agree to be correct: as written (ORIG), with blanks squeezed (STRAIGHTENED), or without the words and signs listed below (CLEAN).</source>
   <translation>In welcher Form zwei string-Füllungen übereinstimmen müssen, um richtig zu sein: wie geschrieben (ORIG), mit zusammengezogenen Leerzeichen (STRAIGHTENED) oder ohne die unten aufgeführten Wörter und Zeichen (CLEAN).</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Which form of two string fills must agree to be partially correct where they are not correct.</source>
   <translation>In welcher Form zwei string-Füllungen übereinstimmen müssen, um teilweise richtig zu sein, wo sie nicht richtig sind.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>Why</source>
   <translation>Warum</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as different</source>
   <translation>Warum dies als abweichend zählt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as only A’s</source>
   <translation>Warum dies als nur von A zählt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as only B’s</source>
   <translation>Warum dies als nur von B zählt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as partly the same</source>
   <translation>Warum dies als teilweise gleich zählt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as the same</source>
   <translation>Warum dies als gleich zählt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this counts as {state}</source>
   <translation>Warum dies so zählt: {state}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this does not count</source>
   <translation>Warum dies nicht zählt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>Why this is not scored</source>
   <translation>Warum dies nicht gewertet wird</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/help_pages.py"/>
   <source>With coreference, the mentions of the selected class are numbered at their starts, above and below the words. A letter after a number names the class, if a side has several classes.</source>
   <translation>Bei Koreferenz sind die Erwähnungen der ausgewählten Klasse an ihren Anfängen nummeriert, über und unter den Wörtern. Ein Buchstabe hinter einer Nummer nennt die Klasse, wenn eine Seite mehrere Klassen hat.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word &amp;column of B</source>
   <translation>Wort&amp;spalte von B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word &amp;column of the response</source>
   <translation>Wort&amp;spalte der Antwort</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Word by word</source>
   <translation>Wort für Wort</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word col&amp;umn of A</source>
   <translation>Wor&amp;tspalte von A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>Word col&amp;umn of the key</source>
   <translation>Wor&amp;tspalte des Schlüssels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Word error rate in percent of the words of the first text</source>
   <translation>Wortfehlerrate in Prozent der Wörter des ersten Textes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>Word error {number} of {count}, {told}</source>
   <translation>Wortfehler {number} von {count}, {told}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>Word errors {rate} %</source>
   <translation>Wortfehler {rate} %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words</source>
   <translation>Wörter</translation>
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
   <translation>Wörter finden Zeilen, deren Schlüssel oder Antwort sie enthält.
state:MIS|SPU – einer dieser Zustände; ADD für hinzugefügte Annotationen
type:PERSON – Objekte dieser Klasse oder dieses Typs
class:enamex – Objekte dieser Klasse
slot:TEXT – Slots dieses Namens
doc:9306* – Dokumente; * steht für Beliebiges
is:open|flagged – offene oder markierte Zeilen; auch decided, commented, conflict
reason:boundary – Entscheidungen mit dieser Begründung
text:/Wash.*n/ – ein regulärer Ausdruck; "zwei Wörter" – genau diese Wörter
Ein Leerzeichen heißt und, | heißt oder, - vor einem Ausdruck heißt nicht.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>Words of the first text, without optional words that were left out</source>
   <translation>Wörter des ersten Textes, ohne ausgelassene optionale Wörter</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Words such as Inc or Ltd that are ignored in a string fill. Write them with postmodifiers already turned into single blanks, except for coreference.</source>
   <translation>Wörter wie Inc oder Ltd, die in einer string-Füllung ignoriert werden. Außer bei Koreferenz so schreiben, dass postmodifiers schon durch einzelne Leerzeichen ersetzt sind.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Words that are ignored at the beginning of a string fill, such as articles.</source>
   <translation>Wörter, die am Anfang einer string-Füllung ignoriert werden, etwa Artikel.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>Words where the texts differ, else characters</source>
   <translation>Wörter, wo die Texte abweichen, sonst Zeichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/application.py"/>
   <source>Work was interrupted</source>
   <translation>Die Arbeit wurde unterbrochen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>Workbooks (*.xlsx)</source>
   <translation>Arbeitsmappen (*.xlsx)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/progress.py"/>
   <source>Working</source>
   <translation>In Arbeit</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>Worst</source>
   <translation>Schlechtester</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>Would decide</source>
   <translation>Würde entscheiden</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/options.py"/>
   <source>Write the map history too.</source>
   <translation>Auch den Zuordnungsverlauf schreiben.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/keep_changes.py"/>
   <source>Your changes to this configuration are neither saved nor in use.</source>
   <translation>Ihre Änderungen an dieser Konfiguration sind weder gespeichert noch in Verwendung.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>Your own methods come from a Python module: see Preferences</source>
   <translation>Eigene Methoden kommen aus einem Python-Modul: siehe Einstellungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Zoom &amp;in</source>
   <translation>Ver&amp;größern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/catalogue.py"/>
   <source>Zoom &amp;out</source>
   <translation>Ver&amp;kleinern</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>[ and ] around the whole</source>
   <translation>[ und ] um das Ganze</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>\"</source>
   <translation>\"</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>_span for {labels} without span</source>
   <translation>_span für {labels} ohne Ausdehnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>a .ann file for every text</source>
   <translation>eine .ann-Datei zu jedem Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/similarity_options.py"/>
   <source>a MAT task file among {count} configuration files</source>
   <translation>eine Aufgabendatei von MAT unter {count} Konfigurationsdateien</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/task.py"/>
   <source>a MUC configuration cannot describe {task}</source>
   <translation>{task} ist keine Aufgabe, die eine MUC-Konfiguration beschreiben kann</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a NUL byte at offset {offset} in a file that looks like {format}: a binary file</source>
   <translation>NUL-Byte an Position {offset} in einer Datei, die wie {format} aussieht: eine Binärdatei</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a NUL byte at offset {offset}: a binary file</source>
   <translation>NUL-Byte an Position {offset}: eine Binärdatei</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>a Python module</source>
   <translation>ein Python-Modul</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a blank after __</source>
   <translation>ein Leerzeichen hinter __</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>a blank and the document's id</source>
   <translation>ein Leerzeichen und die ID des Dokuments</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a brace that is not closed</source>
   <translation>eine geschweifte Klammer, die nicht geschlossen ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a brace that is not opened</source>
   <translation>eine geschweifte Klammer, die nicht geöffnet ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a bracket that is not closed {place} {text!r}</source>
   <translation>eine nicht geschlossene eckige Klammer {place}: {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a bracket that is not opened {place} {text!r}</source>
   <translation>eine nicht geöffnete eckige Klammer {place}: {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>a built-in method</source>
   <translation>eine eingebaute</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>a class of the other side has the same mentions</source>
   <translation>eine Klasse der anderen Seite hat dieselben Erwähnungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>a colon and a value</source>
   <translation>ein Doppelpunkt und ein Wert</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>a colon without a name</source>
   <translation>ein Doppelpunkt ohne Namen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>a column for each</source>
   <translation>je eine eigene Spalte</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>a column in which it shares no token with another</source>
   <translation>eine Spalte, in der sie mit keiner anderen ein Token teilt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>a comma or ]</source>
   <translation>ein Komma oder ]</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>a comma or {bracket}</source>
   <translation>ein Komma oder {bracket}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>a condition is missing after the |</source>
   <translation>nach dem | fehlt eine Bedingung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>a condition is missing before the |</source>
   <translation>vor dem | fehlt eine Bedingung</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a context {text!r} without __ for the left side</source>
   <translation>ein Kontext {text!r} ohne Stelle für die linke Seite</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a date like 21 JAN 89</source>
   <translation>ein Datum wie 21 JAN 89</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>a decision</source>
   <translation>eine Entscheidung</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>a decision for each</source>
   <translation>eine Entscheidung über jedes</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>a decision that has an effect</source>
   <translation>eine Entscheidung mit Wirkung</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>a declared class</source>
   <translation>eine deklarierte Klasse</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>a declared label</source>
   <translation>ein deklariertes Label</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a decomposition</source>
   <translation>eine Zerlegung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>a device</source>
   <translation>ein Gerät</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>a different set fill</source>
   <translation>eine andere set-Füllung</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/profiles.py"/>
   <source>a dimension that applies and has a weight above 0</source>
   <translation>eine Dimension, die zutrifft und ein Gewicht über 0 hat (A3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a dimension with a weight above 0</source>
   <translation>eine Dimension mit einem Gewicht über 0 (A3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>a directory</source>
   <translation>ein Ordner</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>a directory for {purpose}</source>
   <translation>ein Ordner für {purpose}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>a directory without files</source>
   <translation>Ordner ohne Dateien</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>a directory without {suffix} files</source>
   <translation>Ordner ohne {suffix}-Dateien</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>a document as GATE writes it</source>
   <translation>ein Dokument, wie GATE es schreibt</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>a document for each of those in {side}, of the same name</source>
   <translation>zu jedem Dokument von {side} eins mit demselben Namen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>a document of the input files</source>
   <translation>eines aus diesen Dateien</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>a document that is in none of the files</source>
   <translation>Dokument, das in keiner der Dateien steht</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>a document type declaration with declarations inside it, or a malformed one</source>
   <translation>eine Dokumenttyp-Deklaration, die selbst Deklarationen enthält oder fehlerhaft ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>a document without its text</source>
   <translation>Dokument ohne seinen Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>a feature of that layer</source>
   <translation>ein Merkmal dieser Ebene</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/writer.py"/>
   <source>a feature, or a relation that points to it</source>
   <translation>ein Merkmal, oder eine Relation, die darauf verweist</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a few alternatives</source>
   <translation>wenige Alternativen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>a file</source>
   <translation>eine Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <location filename="engine/annotally/workspace/report_files.py"/>
   <source>a file for each</source>
   <translation>je eine eigene Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>a file name</source>
   <translation>ein Dateiname</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>a file of its own for each project</source>
   <translation>eine eigene Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>a file or a directory</source>
   <translation>eine Datei oder ein Ordner</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>a file that can be read and written</source>
   <translation>eine lesbare und beschreibbare Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/cli/output.py"/>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <location filename="engine/annotally/formats/spool.py"/>
   <source>a file that can be written</source>
   <translation>eine beschreibbare Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>a file that ends in .py</source>
   <translation>eine Datei, die auf .py endet</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>a file that is not read</source>
   <translation>eine Datei, die nicht gelesen wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>a file that no other program changes</source>
   <translation>eine Datei, in die sonst niemand schreibt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a file with content</source>
   <translation>eine Datei mit Inhalt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a file with text</source>
   <translation>eine Datei mit Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/empty_files.py"/>
   <source>a file without content</source>
   <translation>Datei ohne Inhalt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a fill</source>
   <translation>eine Füllung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a fill after the template's number</source>
   <translation>eine Füllung hinter der Nummer des Templates</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a fill before every slot: {text}</source>
   <translation>eine Füllung vor dem ersten Slot: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>a fill in it</source>
   <translation>eine Füllung darin</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>a fill in matching quotes, then nothing but ##start#end#file</source>
   <translation>eine Füllung in passenden Anführungszeichen, dahinter nur ##start#end#file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>a fill that quotes and brackets leave intact</source>
   <translation>eine Füllung, die Anführungszeichen und Klammern unverändert lassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>a fill without notation</source>
   <translation>eine Füllung, die sich so nicht schreiben lässt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a fill, or - for none</source>
   <translation>eine Füllung, oder - für keine</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>a fill, then ##start#end#file</source>
   <translation>eine Füllung, dann ##start#end#file</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>a first line {document} and no other such line</source>
   <translation>{document} als erste Zeile und keine weitere solche Zeile</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>a folder</source>
   <translation>ein Ordner</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>a folder named key and one named response</source>
   <translation>ein Ordner namens key und einer namens response</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>a folder to write in</source>
   <translation>ein beschreibbarer Ordner</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>a folder with a key and a response</source>
   <translation>ein Ordner mit einem Schlüssel und einer Antwort darin</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>a folder with a {kind} for each system</source>
   <translation>ein Ordner mit je einem Eintrag ({kind}) für jedes System</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>a format that can contain all decisions</source>
   <translation>ein Format, das alles Entschiedene enthalten kann</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>a format with a writer</source>
   <translation>ein Format, das sich schreiben lässt</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>a function of that name</source>
   <translation>eine mit diesem Namen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a function of the owner's module</source>
   <translation>eine Funktion aus dem Modul des Besitzers</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>a function that takes these values</source>
   <translation>eine Funktion, die diese Werte annimmt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a gap no longer than the file</source>
   <translation>eine Lücke, die nicht länger ist als die Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/rules.py"/>
   <source>a group weight of {weight}; from 0 to {limit} features</source>
   <translation>ein Gewicht von {weight} für Wortgruppen; möglich sind 0 bis {limit} Lautmerkmale</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>a header first</source>
   <translation>zuerst eine Kopfzeile</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>a label</source>
   <translation>ein Label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>a label and nothing else</source>
   <translation>ein Label und sonst nichts</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>a label for layer {layer!r}, which no side has</source>
   <translation>ein Label für die Ebene {layer!r}, die keine Seite hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>a label that is compared</source>
   <translation>ein Label, das verglichen wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>a label without blanks</source>
   <translation>ein Label ohne Leerzeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>a layer of the files</source>
   <translation>eine Ebene der Dateien</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a line like 0.  MESSAGE: ID   TST3-MUC4-0001</source>
   <translation>eine Zeile wie 0.  MESSAGE: ID   TST3-MUC4-0001</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>a line like TST3-MUC4-0001</source>
   <translation>eine Zeile wie TST3-MUC4-0001</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>a line of {count} fields: {line!r}</source>
   <extracomment>For one: a line of {count} field: {line!r}</extracomment>
   <translation>
    <numerusform>eine Zeile mit {count} Feld: {line!r}</numerusform>
    <numerusform>eine Zeile mit {count} Feldern: {line!r}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/rows.py"/>
   <source>a line without a token</source>
   <translation>Zeile ohne Token</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>a link merges separate classes</source>
   <translation>eine Verknüpfung vereinigt getrennte Klassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>a link merges separate classes: resolve it in Decide › Unresolved</source>
   <translation>eine Verknüpfung vereinigt getrennte Klassen: unter Entscheiden › Ungelöstes auflösen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>a link merges this class with a separate class</source>
   <translation>eine Verknüpfung vereinigt diese Klasse mit einer getrennten Klasse</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>a listed section</source>
   <translation>ein aufgeführter Abschnitt</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <location filename="engine/annotally/service/voting.py"/>
   <source>a majority</source>
   <translation>eine Mehrheit</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/extents.py"/>
   <source>a mention consists of tokens: edit its slot of tokens</source>
   <translation>eine Erwähnung besteht aus Tokens: ihren Slot mit den Tokens neu schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a method: several attributes are compared together</source>
   <translation>eine Methode, wo Attribute zusammen verglichen werden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>a module with such a function</source>
   <translation>ein Modul mit einer solchen Funktion</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>a name</source>
   <translation>ein Name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>a name another object has</source>
   <translation>ein Name, den ein anderes Objekt hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>a name fit for a {format} file</source>
   <translation>ein Name, der für eine Datei in {format} taugt</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>a name for each system</source>
   <translation>ein Name für jedes System</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a name of its own</source>
   <translation>ein eigener Name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>a name or number with blanks or *</source>
   <translation>ein Name oder eine Nummer mit Leerzeichen oder *</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a name such as ctm or hyp</source>
   <translation>ein Name wie ctm oder hyp</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>a name that another instance has</source>
   <translation>Name, den schon eine andere Instanz hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a name that no dimension of the program has, without comma</source>
   <translation>ein Name ohne Komma, den keine Dimension des Programms hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>a name that one column can hold</source>
   <translation>ein Name, der in eine Spalte passt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>a name without | and line ends</source>
   <translation>ein Name ohne | und Zeilenumbrüche</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>a name without: in &lt;TYPE-DOCUMENT-NUMBER&gt; the type ends at the first hyphen</source>
   <translation>ein Name ohne Bindestrich: in &lt;TYPE-DOCUMENT-NUMBER&gt; endet der Typ am ersten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>a named pipe</source>
   <translation>eine benannte Pipe</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/cli/convert.py"/>
   <source>a new file</source>
   <translation>eine neue Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>a node of &lt;TextWithNodes&gt;</source>
   <translation>ein Knoten von &lt;TextWithNodes&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>a note of one line</source>
   <translation>eine einzeilige Anmerkung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>a number</source>
   <translation>eine Nummer</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a number from 0 to 1</source>
   <translation>eine Zahl von 0 bis 1</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a number from 0 up</source>
   <translation>eine Zahl ab 0</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>a number of characters from 0</source>
   <translation>eine Anzahl von Zeichen ab 0</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>a number such as 2 or .5</source>
   <translation>eine Zahl wie 2 oder .5</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a number: the attribute is declared so</source>
   <translation>eine Zahl: so ist das Attribut deklariert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a numbered slot</source>
   <translation>ein nummerierter Slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a numbered slot, or a fill after white space</source>
   <translation>ein nummerierter Slot oder eine eingerückte Füllung</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>a pair of offsets for each string in brackets, or none but the first</source>
   <translation>ein Positionspaar für jede Zeichenkette in eckigen Klammern, oder keines außer dem ersten</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>a pair without {field}</source>
   <translation>ein Paar ohne {field}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>a part of its history could not be read: nothing can be undone</source>
   <translation>ein Teil des Verlaufs konnte nicht gelesen werden: nichts lässt sich rückgängig machen</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>a part of its history could not be read: only the last {count} steps can be undone</source>
   <extracomment>For one: a part of its history could not be read: only the last step can be undone</extracomment>
   <translation>
    <numerusform>ein Teil des Verlaufs konnte nicht gelesen werden: nur der letzte Schritt lässt sich rückgängig machen</numerusform>
    <numerusform>ein Teil des Verlaufs konnte nicht gelesen werden: nur die letzten {count} Schritte lassen sich rückgängig machen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/campaign.py"/>
   <source>a place outside</source>
   <translation>ein Ort außerhalb</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>a pointer to {target!r}</source>
   <translation>Verweis auf {target!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>a pointer to {target}, of which there are several</source>
   <translation>Verweis auf {target}, das es mehrmals gibt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>a pointer without quotes</source>
   <translation>ein Verweis ohne Anführungszeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>a pointer, as it is declared or as others have it</source>
   <translation>ein Verweis, wie deklariert oder wie bei anderen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>a profile of the task file</source>
   <translation>ein Profil der Aufgabendatei</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>a project file</source>
   <translation>eine Projektdatei</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>a project of this version</source>
   <translation>ein Projekt dieser Version</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>a project that can be changed</source>
   <translation>ein eigenes Projekt</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>a project that can be written</source>
   <translation>ein beschreibbares Projekt</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>a project that is not open elsewhere</source>
   <translation>ein Projekt, das niemand geöffnet hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a quotation mark inside a fill</source>
   <translation>ein Anführungszeichen, das nichts öffnet</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a quotation mark inside a quoted fill</source>
   <translation>ein Anführungszeichen innerhalb einer Füllung in Anführungszeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a quotation mark that is not closed</source>
   <translation>ein Anführungszeichen, das nicht geschlossen wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>a quote at each end of a value</source>
   <translation>je ein Anführungszeichen an beiden Enden eines Werts</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a quoted fill</source>
   <translation>eine Füllung in Anführungszeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>a readable file</source>
   <translation>eine lesbare Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>a regular expression</source>
   <translation>ein regulärer Ausdruck</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>a response of its own for each system</source>
   <translation>eine eigene Antwort für jedes System</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>a result of schema {schema}, by {program}</source>
   <translation>ein Ergebnis mit Schema {schema}, von {program}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>a row of either side</source>
   <translation>eine Zeile einer der beiden Seiten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>a row per token</source>
   <translation>eine Zeile je Token</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>a row that can be decided on its own</source>
   <translation>eine Zeile, über die sich einzeln entscheiden lässt</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>a row that is in the final key</source>
   <translation>eine Zeile, die im endgültigen Schlüssel steht</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a rule without left side</source>
   <translation>eine Regel ohne linke Seite</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a rule without right side</source>
   <translation>eine Regel ohne rechte Seite</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>a save into this folder was interrupted: {names}</source>
   <translation>das Speichern in diesen Ordner wurde abgebrochen: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>a scheduler that runs to the end</source>
   <translation>ein Scheduler, der bis zum Ende läuft</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a second "</source>
   <translation>ein zweites "</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>a second &lt;label_limitation&gt;</source>
   <translation>ein zweites &lt;label_limitation&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>a second &lt;{element}&gt; in the document, {label!r} after {first!r}</source>
   <translation>ein zweites &lt;{element}&gt; im Dokument, {label!r} nach {first!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>a second annotation set of type {type!r}</source>
   <translation>zweite Annotationsmenge vom Typ {type!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a second colon</source>
   <translation>ein zweiter Doppelpunkt</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a second equivalence of attributes called {name!r}</source>
   <translation>eine zweite Gleichsetzung von Attributen namens {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>a second task called {name!r}</source>
   <translation>eine zweite Aufgabe namens {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a second {element} called {name!r}</source>
   <translation>ein zweites {element} namens {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a second {element} without name</source>
   <translation>ein zweites {element} ohne Namen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>a segment from {begin} s to {end} s</source>
   <translation>ein Segment von {begin} s bis {end} s</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>a segment that is not scored: {line!r}</source>
   <translation>ein Segment, das nicht gewertet wird: {line!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a sentence that begins at {begin}</source>
   <translation>ein Satz, der bei {begin} beginnt</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a sentence that begins at {begin}, {count} characters after the text before it</source>
   <extracomment>For one: a sentence that begins at {begin}, {count} character after the text before it</extracomment>
   <translation>
    <numerusform>ein Satz, der bei {begin} beginnt, {count} Zeichen hinter dem Text davor</numerusform>
    <numerusform>ein Satz, der bei {begin} beginnt, {count} Zeichen hinter dem Text davor</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a sentence without tokens</source>
   <translation>ein Satz ohne Tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a separating line {text}</source>
   <translation>eine Trennzeile {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>a single value that the label follows from</source>
   <translation>ein einzelner Wert, aus dem das Label folgt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>a slash before an alternative, as the first sign on its line</source>
   <translation>ein Schrägstrich vor einer Alternative, als erstes Zeichen ihrer Zeile</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>a slash without a fill after it</source>
   <translation>ein Schrägstrich ohne Füllung dahinter</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>a slot name, a colon and then fills</source>
   <translation>ein Slotname, ein Doppelpunkt und dann Füllungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a slot of MUC-4, perhaps {nearest}</source>
   <translation>ein Slot von MUC-4, vielleicht {nearest}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>a slot of slot_defs</source>
   <translation>ein Slot aus slot_defs</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>a slot {slot!r}</source>
   <translation>ein Slot {slot!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>a socket</source>
   <translation>ein Socket</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/rules.py"/>
   <source>a spelling weight of {weight}; from 0 to {limit} features</source>
   <translation>ein Gewicht von {weight} für andere Schreibungen; möglich sind 0 bis {limit} Lautmerkmale</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/equality.py"/>
   <source>a status that agrees with the mark</source>
   <translation>ein Status, der dazu passt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>a string</source>
   <translation>eine Zeichenkette</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a string of whole characters: the attribute is declared so</source>
   <translation>eine Zeichenkette aus ganzen Zeichen: so ist das Attribut deklariert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>a tab and the text</source>
   <translation>ein Tabulator und der Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>a tab or a line break in {cell!r}</source>
   <translation>Tabulator oder Zeilenumbruch in {cell!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>a tag of {type} {name} cuts the word {word!r}</source>
   <translation>ein Tag von {type} {name} zerschneidet das Wort {word!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a tag profile without dimensions</source>
   <translation>ein Tag-Profil ohne Dimensionen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>a tag profile without labels</source>
   <translation>ein Tag-Profil ohne Labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>a tag that is not read as annotation</source>
   <translation>ein Tag, das nicht als Annotation gelesen wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>a target for every role</source>
   <translation>ein Ziel für jede Rolle</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/pair_matrix.py"/>
   <source>a task that compares annotators</source>
   <translation>eine Aufgabe, die Annotatoren vergleicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/agreement.py"/>
   <source>a task that compares two annotators</source>
   <translation>eine Aufgabe, die zwei Annotatoren vergleicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>a template without number</source>
   <translation>ein Template ohne Nummer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>a text file</source>
   <translation>eine Textdatei</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>a text for each, under its name</source>
   <translation>zu jedem ein Text, unter seinem Namen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>a text of a side without a number</source>
   <translation>ein Text einer Seite ohne Nummer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/table.py"/>
   <source>a text without words</source>
   <translation>ein Text ohne Wörter</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>a text without {missing} next to it</source>
   <translation>Text ohne {missing} daneben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>a token and a tag such as O or B-PER on each line, with a tab or blanks between</source>
   <translation>in jeder Zeile ein Token und ein Tag wie O oder B-PER, dazwischen ein Tabulator oder Leerzeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/rows.py"/>
   <source>a token in column {number}</source>
   <translation>ein Token in Spalte {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/rows.py"/>
   <source>a token in the first column</source>
   <translation>ein Token in der ersten Spalte</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>a token of document {document}, which has {count}</source>
   <translation>ein Token von Dokument {document}, das {count} hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>a token such as 1-1, or #Text= and a sentence</source>
   <translation>ein Token wie 1-1, oder #Text= und ein Satz</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>a token table without tokens</source>
   <translation>Token-Tabelle ohne Tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>a token that another span has</source>
   <translation>Token, das schon eine andere Spanne hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>a token without characters</source>
   <translation>Token ohne Zeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>a type that a layer's short name can express</source>
   <translation>ein Typ, den der Kurzname einer Ebene wiedergeben kann</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>a value and what it refers to</source>
   <translation>ein Wert und worauf er sich bezieht</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a value in quotes</source>
   <translation>ein Wert in Anführungszeichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>a value is missing here</source>
   <translation>hier fehlt ein Wert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>a value of one line</source>
   <translation>ein einzeiliger Wert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>a value of type {type}</source>
   <translation>ein Wert vom Typ {type}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a value twice in the set {name}</source>
   <translation>Wert zweimal in der Menge {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>a value without {signs}</source>
   <translation>ein Wert ohne {signs}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>a whole number of at most 15 digits</source>
   <translation>eine ganze Zahl mit höchstens 15 Ziffern</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a whole number: the attribute is declared so</source>
   <translation>eine ganze Zahl: so ist das Attribut deklariert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>a whole number; hasSpan false where there are no spans</source>
   <translation>eine ganze Zahl; hasSpan false, wo es keine Spannen gibt</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>a word error where both extents are (S3)</source>
   <translation>ein Wortfehler, wo beide stehen (S3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>a word to search</source>
   <translation>ein Wort</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>a word, blanks and its phones</source>
   <translation>ein Wort, Leerzeichen und seine Phoneme</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>a word, or @ for none</source>
   <translation>ein Wort, oder @ für keines</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <location filename="engine/annotally/workspace/distribution/remote_scores.py"/>
   <location filename="engine/annotally/workspace/distribution/system_scores.py"/>
   <source>a worker cannot use it: {finding}</source>
   <translation>ein Worker kann sie nicht verwenden: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>a worker does not have this file</source>
   <translation>ein Worker hat diese Datei nicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>a worker has another content of this file</source>
   <translation>ein Worker hat diese Datei mit anderem Inhalt</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>a worker has this file, which is not here</source>
   <translation>ein Worker hat diese Datei, die hier fehlt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotator_colours.py"/>
   <source>above</source>
   <translation>oben</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>add =&gt; and the replacement, or start the line with the comment sign</source>
   <translation>=&gt; und den Ersatz schreiben oder die Zeile mit dem Kommentarzeichen beginnen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>add a line that begins with :{option}</source>
   <translation>eine Zeile ergänzen, die mit :{option} beginnt</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>add a task</source>
   <translation>eine ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>add a value</source>
   <translation>ein Wort eingeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>add dimensions, or remove the tag profile</source>
   <translation>welche ergänzen oder das Profil herausnehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>add it to class_defs, or remove this line</source>
   <translation>in class_defs ergänzen oder diese Zeile entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>add it to doc_sections</source>
   <translation>in doc_sections ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>add it to slot_defs</source>
   <translation>in slot_defs ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>add its number, or set the element with the number in the task</source>
   <translation>seine Nummer ergänzen, oder in der Aufgabe das Element angeben, das sie enthält</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>add its slots to slot_defs, or remove the class</source>
   <translation>ihre Slots in slot_defs ergänzen oder die Klasse entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>add its tokens, or remove the sentence</source>
   <translation>seine Tokens ergänzen oder den Satz entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>add labels, or remove the tag profile</source>
   <translation>welche angeben oder das Profil herausnehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>add or remove a mark</source>
   <translation>eine Marke ergänzen oder entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>add or remove a tag</source>
   <translation>ein Tag ergänzen oder entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>add or remove one</source>
   <translation>eine ergänzen oder entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>add the alternative or remove the slash</source>
   <translation>sie ergänzen oder den Schrägstrich entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>add the attribute</source>
   <translation>das Attribut ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>add the close tag</source>
   <translation>das schließende Tag ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>add the close tag or remove the open tag</source>
   <translation>das schließende Tag ergänzen oder das öffnende entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>add the document, or skip incomplete pairs (--skip-incomplete)</source>
   <translation>es dort ergänzen oder unvollständige Paare überspringen lassen (--skip-incomplete; C6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>add the file, unless the other side or the texts have it</source>
   <translation>dort ablegen, wenn nicht die andere Seite oder die Texte ihn enthalten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>add the fill or remove the colon</source>
   <translation>sie ergänzen oder den Doppelpunkt entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>add the line</source>
   <translation>die Zeile ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>add the line MESSAGE: ID</source>
   <translation>diese Zeile ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>add the line that begins the document</source>
   <translation>die Zeile ergänzen, mit der das Dokument beginnt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>add the line; part of the file may be missing</source>
   <translation>die Zeile ergänzen, oder was verloren ging</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>add the mark</source>
   <translation>die Marke ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>add the name</source>
   <translation>ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>add the object's header</source>
   <translation>die Kopfzeile des Objekts ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>add the sentence, or remove the empty line</source>
   <translation>den Satz ergänzen oder die leere Zeile entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>add the value, or remove the line</source>
   <translation>ergänzen oder die Zeile herausnehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>add to a stratum what is missing</source>
   <translation>das Fehlende in eine Schicht aufnehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>add {letter} as an alternative</source>
   <translation>{letter} als Alternative hinzufügen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>add {missing}, empty if nothing is annotated</source>
   <translation>{missing} dort ablegen, leer, wenn nichts annotiert ist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>add {what}</source>
   <translation>{what} hinzufügen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>added</source>
   <translation>hinzugefügt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <location filename="gui/annotally_gui/models/added_rows.py"/>
   <source>added annotation</source>
   <translation>hinzugefügte Annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/added_annotation.py"/>
   <source>added annotation: no side has it</source>
   <translation>von Hand hinzugefügt: keine Seite hat es</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>aggregation of {name!r}: {listing}</source>
   <translation>Aggregation von {name!r}: {listing}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>agreeing pairs of labels / pairs of labels, each item as often as it has labels</source>
   <translation>übereinstimmende Paare von Labels / Paare von Labels, jedes Item so oft, wie es Labels hat</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>align words automatically</source>
   <translation>Wörter automatisch ausrichten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>align words manually</source>
   <translation>Wörter von Hand ausrichten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>aligned manually</source>
   <translation>von Hand ausgerichtet</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>aligned with a better candidate</source>
   <translation>einem besseren Kandidaten zugeordnet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>all</source>
   <translation>alle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>all A</source>
   <translation>alle A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>all B</source>
   <translation>alle B</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>all annotators have it, and agree in every scored slot</source>
   <translation>alle haben es und stimmen in jedem gewerteten Slot überein</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/speech_tables.py"/>
   <source>all components</source>
   <translation>alle Komponenten</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>all its entities count as missing or spurious</source>
   <translation>alle Entitäten darin zählen als fehlend oder überzählig</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>all its mentions are missing</source>
   <translation>alle seine Erwähnungen fehlen (E5)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>all labels</source>
   <translation>alle Labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>all mentions</source>
   <translation>alle Erwähnungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>all objects of a document in one place</source>
   <translation>alle Objekte eines Dokuments an einer Stelle</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>all objects of a type</source>
   <translation>alle Objekte eines Typs</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>all pairs</source>
   <translation>alle Paare</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>all slots</source>
   <translation>alle Slots</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>all the same</source>
   <translation>alle gleich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/score_page.py"/>
   <source>all with these attributes</source>
   <translation>alle mit diesen Attributen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>all {count} listed</source>
   <translation>alle {count} aufgeführten</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>also considered: {side} {name}, {rank} {percent} %</source>
   <translation>auch erwogen: {side} {name}, {rank} {percent} %</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/added_rows.py"/>
   <location filename="engine/annotally/adjudication/editing/added_annotation.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <location filename="engine/annotally/reports/tree/unit_tree.py"/>
   <source>alternative {number}</source>
   <translation>Alternative {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>alternatives</source>
   <translation>Alternativen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>alternatives in {name}</source>
   <translation>Alternativen in {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>alternatives that are not closed</source>
   <translation>Alternativen, die nicht geschlossen werden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>alternatives {text}</source>
   <translation>Alternativen {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>alternatives, parts or optional fills in {slot}</source>
   <translation>Alternativen, Teile oder optionale Füllungen in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/editing.py"/>
   <source>an added annotation cannot be paired: no side has it</source>
   <translation>keine Seite hat von Hand Hinzugefügtes, daher gehört es zu nichts</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>an aggregation</source>
   <translation>eine Aggregation</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>an aggregation called {name!r}, as another row of the scores</source>
   <translation>eine Aggregation namens {name!r}, wie eine andere Zeile der Wertungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>an alternative</source>
   <translation>eine Alternative</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>an alternative without words</source>
   <translation>eine Alternative ohne Wörter</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>an annotation from {start} to {end}</source>
   <translation>Annotation von {start} bis {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/additions.py"/>
   <source>an annotation has a type: choose a type</source>
   <translation>eine Annotation hat einen Typ: einen wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/drafts.py"/>
   <source>an annotation has a type: enter a type, or leave the annotation out</source>
   <translation>eine Annotation hat einen Typ: einen schreiben oder die Annotation weglassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/hindrances.py"/>
   <source>an annotation has one extent: take the extent of one side, or move it</source>
   <translation>eine Annotation steht an nur einer Stelle: die einer Seite übernehmen oder die Annotation verschieben</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/hindrances.py"/>
   <source>an annotation has one label: take the label of one side, or edit it</source>
   <translation>eine Annotation hat nur ein Label: das einer Seite übernehmen oder ein anderes schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>an annotation of the side</source>
   <translation>eine Annotation der Seite</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an annotation set</source>
   <translation>Annotationsmenge</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>an annotation without extent and pointers</source>
   <translation>nichts, was eine Zeile ausdrücken könnte</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <location filename="engine/annotally/workspace/distribution/workers.py"/>
   <source>an answer</source>
   <translation>eine Antwort</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an array</source>
   <translation>ein Array</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an array of its values</source>
   <translation>ein Array ihrer Werte</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>an array: it is a {aggregation}</source>
   <translation>ein Array, denn deklariert ist {aggregation}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an attribute</source>
   <translation>Attribut</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>an attribute of {label}</source>
   <translation>ein Attribut von {label}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>an attribute twice in {dimension!r}</source>
   <translation>ein Attribut zweimal in {dimension!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an attribute with type or aggregation in version 1</source>
   <translation>Attribut mit type oder aggregation in Version 1</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an attribute without a name</source>
   <translation>Attribut ohne Namen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>an element of a task</source>
   <translation>ein Element einer Aufgabe</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <location filename="engine/annotally/formats/empty_files.py"/>
   <source>an empty file (0 bytes)</source>
   <translation>leere Datei (0 Bytes)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>an empty name</source>
   <translation>leerer Name</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/rows.py"/>
   <source>an empty one is read</source>
   <translation>ein leeres wird gelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>an empty span at {offset}</source>
   <translation>leere Spanne an Position {offset}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an empty type</source>
   <translation>leerer Typ</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>an empty value</source>
   <translation>leerer Wert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>an encoding that can write every byte back</source>
   <translation>eine Zeichenkodierung, die jedes Byte bewahrt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>an end after its start</source>
   <translation>ein Ende hinter dem Anfang</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>an end after the start</source>
   <translation>ein Ende hinter dem Anfang</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>an end no greater than {length}, the length of document {document}</source>
   <translation>ein Ende von höchstens {length}, der Länge von Dokument {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>an end no greater than {size}, the length of the text</source>
   <translation>ein Ende von höchstens {size}, der Länge des Textes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>an end not before its start</source>
   <translation>ein Ende, das nicht vor dem Anfang liegt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>an end not before the start</source>
   <translation>ein Ende, das nicht vor dem Beginn liegt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>an entity that overlaps another in each of {count} columns of tags</source>
   <translation>Entität, die in jeder von {count} Tag-Spalten eine andere überlappt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>an entity that starts with B ({scheme})</source>
   <translation>eine Entität, die mit B beginnt ({scheme})</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>an equivalence called {name!r}</source>
   <translation>eine Gleichsetzung namens {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <source>an equivalence class {name!r}, as a label outside of it</source>
   <translation>eine Äquivalenzklasse {name!r}, wie ein Label außerhalb von ihr</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <source>an equivalence class {name!r}, as another row of the scores</source>
   <translation>eine Äquivalenzklasse {name!r}, wie eine andere Zeile der Wertungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>an equivalence of attributes</source>
   <translation>eine Gleichsetzung von Attributen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>an existing file</source>
   <translation>eine vorhandene Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/adjudication_session.py"/>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>an existing row</source>
   <translation>eine vorhandene Zeile</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>an expression with few ways to match</source>
   <translation>ein Ausdruck, der nur auf wenige Arten passen kann</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>an expression with fewer ways to match</source>
   <translation>ein Ausdruck, der auf weniger Arten passen kann</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>an extent</source>
   <translation>eine Ausdehnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>an extent as others of {layer}</source>
   <translation>eine Ausdehnung wie bei anderen der Ebene {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>an extent from within a token to within a token</source>
   <translation>eine Ausdehnung, die in einem Token beginnt und in einem Token endet</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>an extent from {begin} to {end}</source>
   <translation>Spanne von {begin} bis {end}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>an extent from {begin} to {end} in a signal of {count} characters</source>
   <extracomment>For one: an extent from {begin} to {end} in a signal of {count} character</extracomment>
   <translation>
    <numerusform>Spanne von {begin} bis {end} in einem Signal mit {count} Zeichen</numerusform>
    <numerusform>Spanne von {begin} bis {end} in einem Signal mit {count} Zeichen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>an extent from {first} to {last}</source>
   <translation>Spanne von {first} bis {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>an extent of whole tokens</source>
   <translation>eine Ausdehnung aus ganzen Tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>an extent outside {key}'s, or one that overlaps no minimal one</source>
   <translation>Ausdehnung außerhalb der laut {key} oder ohne Überlappung mit einer minimalen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>an extent that is no token's</source>
   <translation>eine Ausdehnung, die kein Token hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>an extent that is not given cannot be right</source>
   <translation>eine nicht angegebene Ausdehnung kann nicht richtig sein</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>an extent that is not given, which cannot be right</source>
   <translation>eine nicht angegebene Ausdehnung, die nicht richtig sein kann</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>an extent that lies in {key}'s and overlaps a minimal one</source>
   <translation>Ausdehnung, die in der laut {key} liegt und eine minimale überlappt</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/speech_rules.py"/>
   <source>an extent tolerance of {tolerance}; words are counted from 0</source>
   <translation>eine Toleranz der Ausdehnung von {tolerance}; Wörter werden ab 0 gezählt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>an extent, or two pointers and no extent</source>
   <translation>eine Ausdehnung, oder zwei Verweise und keine Ausdehnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>an id another mention has</source>
   <translation>ID, die schon eine andere Erwähnung hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>an identifier that begins with {kinds}, then a tab</source>
   <translation>eine Kennung, die mit einem von {kinds} beginnt, dann ein Tabulator</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/input_files.py"/>
   <location filename="engine/annotally/cli/export.py"/>
   <source>an input of the project</source>
   <translation>eine Eingabe des Projekts</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>an instance in the text</source>
   <translation>eine Annotation im Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>an object</source>
   <translation>ein Objekt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>an object of that name</source>
   <translation>ein Objekt dieses Namens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>an offset after the token before</source>
   <translation>eine Stelle hinter dem vorigen Token</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>an offset inside token {name}, whose line is before this line</source>
   <translation>eine Stelle innerhalb von Token {name}, dessen Zeile davor steht</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>an offset not before {offset}, the end of the sentence before</source>
   <translation>eine Stelle nicht vor {offset}, wo der vorige Satz endet</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>an open comparison</source>
   <translation>ein offener Vergleich</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>an open project</source>
   <translation>ein offenes Projekt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>an open tag before it</source>
   <translation>ein öffnendes Tag davor</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>an option</source>
   <translation>eine Option</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>an option of the MUC scorer</source>
   <translation>eine Option des MUC-Scorers</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>an optional slot</source>
   <translation>ein optionaler Slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <location filename="engine/annotally/cli/export.py"/>
   <source>an undamaged project file</source>
   <translation>eine unbeschädigte Projektdatei</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>an unknown number of entries could not be read</source>
   <translation>einige Einträge konnten nicht gelesen werden; wie viele, ist unbekannt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>an unknown option</source>
   <translation>eine unbekannte Option</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>and</source>
   <translation>und</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>and {count} more removed pointers, renamed and repeated objects</source>
   <translation>und {count} weitere (entfallende Verweise, neu vergebene Namen, Doppeltes)</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>and {count} more, listed in the dialog below</source>
   <extracomment>For one: and {count} more, listed in the dialog below</extracomment>
   <translation>
    <numerusform>und {count} weitere, unten im Dialog aufgelistet</numerusform>
    <numerusform>und {count} weitere, unten im Dialog aufgelistet</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>annotated differently</source>
   <translation>anders annotiert</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>annotation</source>
   <translation>Annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>annotation inside documents</source>
   <translation>Annotationen innerhalb von Dokumenten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>annotation set {name!r} again</source>
   <translation>Annotationsmenge {name!r} noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>annotation sets</source>
   <translation>Annotationsmengen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>annotation {number} continues at {unit} after {last}</source>
   <translation>Annotation {number} geht nach {last} erst bei {unit} weiter</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>annotation-valued attributes</source>
   <translation>Attribute, deren Werte Annotationen sind</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/empty_files.py"/>
   <location filename="engine/annotally/workspace/conversion.py"/>
   <source>annotations</source>
   <translation>Annotationen</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>annotations in {count} sets: {sets}</source>
   <extracomment>For one: annotations in {count} set: {sets}</extracomment>
   <translation>
    <numerusform>Annotationen in {count} Menge: {sets}</numerusform>
    <numerusform>Annotationen in {count} Mengen: {sets}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/sections.py"/>
   <source>annotations inside {sections}</source>
   <translation>Annotationen innerhalb von {sections}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/agreement.py"/>
   <source>annotations of the same texts</source>
   <translation>Annotationen derselben Texte</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>annotations of this label are ignored</source>
   <translation>Annotationen dieses Labels werden ignoriert</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>annotations on one at least</source>
   <translation>Annotationen auf mindestens einer</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>annotations that can have a final key</source>
   <translation>Annotationen, aus denen ein endgültiger Schlüssel entstehen kann</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>annotations that it compares</source>
   <translation>Annotationen, die sie vergleicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>annotations to compare</source>
   <translation>Annotationen zum Vergleichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>annotators who have it do not agree in every scored slot</source>
   <translation>die Annotatoren, die es haben, stimmen nicht in jedem gewerteten Slot überein</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>annotators without a key</source>
   <translation>Annotatoren, von denen keiner der Schlüssel ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>another alternative fits better (M9)</source>
   <translation>eine andere Alternative passt besser (M9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>another alternative gives the better F: adds no points</source>
   <translation>eine andere Alternative ergibt das bessere F: diese bringt keine Punkte</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>another number</source>
   <translation>eine andere Nummer</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>another type</source>
   <translation>anderer Typ</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>arrays in arrays without end</source>
   <translation>endlos ineinander geschachtelte Arrays</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>at least 2: the name of the group, then its sections</source>
   <translation>mindestens 2: der Name der Gruppe, dann ihre Abschnitte</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>at least one</source>
   <translation>mindestens einer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>at least one character</source>
   <translation>mindestens ein Zeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>at least one content label</source>
   <translation>mindestens ein Label der Kategorie content</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>at least one digit</source>
   <translation>mindestens eine Ziffer</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>at least one dimension</source>
   <translation>mindestens eine Dimension</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>at least one file</source>
   <translation>mindestens eine Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>at least one label</source>
   <translation>mindestens ein Label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>at least one line of them</source>
   <translation>mindestens eine Zeile mit Wörtern</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>at least one of the attributes</source>
   <translation>mindestens eins der Attribute</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>at least one of the labels</source>
   <translation>mindestens eins der Labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>at least one slot</source>
   <translation>mindestens ein Slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>at line {line}, column {column}</source>
   <translation>in Zeile {line}, Spalte {column}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>at most {count:,}</source>
   <translation>höchstens {count:,}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>at most {count:,} bytes</source>
   <translation>höchstens {count:,} Bytes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>at most {limit:,}</source>
   <translation>höchstens {limit:,}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>at most {limit:,} bytes</source>
   <translation>höchstens {limit:,} Bytes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>at most {limit:,}, and {times} times the text of {size:,}</source>
   <translation>höchstens {limit:,} und das {times}-Fache des Textes von {size:,}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>at most {limit}</source>
   <translation>höchstens {limit}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>at most {limit} levels</source>
   <translation>höchstens {limit} Schachtelungsebenen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>at most {limit} levels of nesting</source>
   <translation>höchstens {limit} Ebenen der Schachtelung</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>at most {limit}: id, {count} attributes</source>
   <extracomment>For one: at most {limit}: id, {count} attribute</extracomment>
   <translation>
    <numerusform>höchstens {limit}: ID, {count} Attribut</numerusform>
    <numerusform>höchstens {limit}: ID, {count} Attribute</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>at most {limit}: start, end, id, {count} attributes</source>
   <extracomment>For one: at most {limit}: start, end, id, {count} attribute</extracomment>
   <translation>
    <numerusform>höchstens {limit}: Anfang, Ende, ID, {count} Attribut</numerusform>
    <numerusform>höchstens {limit}: Anfang, Ende, ID, {count} Attribute</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>at most {limit}: start, end, {count} attributes</source>
   <extracomment>For one: at most {limit}: start, end, {count} attribute</extracomment>
   <translation>
    <numerusform>höchstens {limit}: Anfang, Ende, {count} Attribut</numerusform>
    <numerusform>höchstens {limit}: Anfang, Ende, {count} Attribute</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>at most {limit}: {count} attributes</source>
   <extracomment>For one: at most {limit}: {count} attribute</extracomment>
   <translation>
    <numerusform>höchstens {limit}: {count} Attribut</numerusform>
    <numerusform>höchstens {limit}: {count} Attribute</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>attribute {attribute} of {label}, which the task does not declare</source>
   <translation>Attribut {attribute} von {label}, das die Aufgabe nicht deklariert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>attribute {name!r} again</source>
   <translation>Attribut {name!r} noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>attribute {name!r} twice, in {first} and {second}</source>
   <translation>Attribut {name!r} zweimal, in {first} und {second}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>attribute {name!r}, which is part of {owner}</source>
   <translation>Attribut {name!r}, das Teil von {owner} ist</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>attribute {name!r}, which labels {labels} do not have</source>
   <extracomment>For one: attribute {name!r}, which label {labels} does not have</extracomment>
   <translation>
    <numerusform>Attribut {name!r}, das beim Label {labels} fehlt</numerusform>
    <numerusform>Attribut {name!r}, das bei den Labels {labels} fehlt</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>attribute {name!r}, which no label of the task has</source>
   <translation>Attribut {name!r}, das kein Label der Aufgabe hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>attribute {name!r}, which none of these labels has</source>
   <translation>Attribut {name!r}, das keins dieser Labels hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/tags.py"/>
   <source>attribute {name} has the name of the slot of the enclosed text</source>
   <translation>Attribut {name} heißt wie der Slot des umschlossenen Textes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/tags.py"/>
   <source>attribute {name} is given twice</source>
   <translation>Attribut {name} steht zweimal da</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>attribute {name} of &lt;{element}&gt;</source>
   <translation>Attribut {name} von &lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>attribute {name} of {label}</source>
   <translation>Attribut {name} von {label}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>attribute {word!r}</source>
   <translation>Attribut {word!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>attributes in the open tag</source>
   <translation>Attribute im öffnenden Tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>attributes of the close tag {text}</source>
   <translation>Attribute am schließenden Tag {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>attributes of the labels</source>
   <translation>Attribute der Labels</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>attributes {names}</source>
   <extracomment>For one: attribute {names}</extracomment>
   <translation>
    <numerusform>Attribut {names}</numerusform>
    <numerusform>Attribute {names}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>attributes {names} of {label}, which differ only in case</source>
   <translation>Attribute {names} von {label}, die sich nur in der Groß-/Kleinschreibung unterscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>available: {names}</source>
   <translation>verfügbar: {names}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>begin</source>
   <translation>beginnen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>begin the line with ; if it is a comment</source>
   <translation>die Zeile mit ; beginnen, falls sie ein Kommentar ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>begin {time!r}</source>
   <translation>Beginn {time!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>begins</source>
   <translation>beginnt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scope_bar.py"/>
   <source>being compared again</source>
   <translation>wird neu verglichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotator_colours.py"/>
   <source>below</source>
   <translation>unten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/text_contents.py"/>
   <source>below the words</source>
   <translation>unter den Wörtern</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>both</source>
   <translation>beides</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>both annotations are of the same annotator: choose one of another annotator</source>
   <translation>beide sind von demselben Annotator: die eines anderen wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>both annotations are of the same side: choose one of each side</source>
   <translation>beide sind von derselben Seite: von jeder eine wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>both are compared and counted as {name}; rename one if that is not meant</source>
   <translation>beide werden als {name} verglichen und gezählt; eins umbenennen, falls das nicht gemeint ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>both halves</source>
   <translation>beide Hälften</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/checks.py"/>
   <source>both map to the gold mention {name}, and one of them is a false positive</source>
   <translation>beide werden der Gold-Erwähnung {name} zugeordnet, und eine davon ist falsch positiv (E7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>both sides have the same text</source>
   <translation>beide Seiten beruhen auf demselben Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>brackets inside of brackets, or without their match: {text!r}</source>
   <translation>eckige Klammern innerhalb von eckigen Klammern oder ohne Gegenstück: {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/format.py"/>
   <source>brat stand-off</source>
   <translation>brat-Stand-off</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>broken</source>
   <translation>jetzt falsch</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/run_changes.py"/>
   <source>broken and fixed</source>
   <translation>jetzt falsch und jetzt richtig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>by a rule</source>
   <translation>durch eine Regel</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>by alternatives</source>
   <translation>nach Alternativen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>by the rule: {rule}</source>
   <translation>durch die Regel: {rule}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>by {configuration}</source>
   <translation>nach {configuration}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>by {person}</source>
   <translation>von {person}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>byte 0x{byte:02X} at offset {offset} in a file that looks like {format}: not UTF-8</source>
   <translation>Byte 0x{byte:02X} an Position {offset} in einer Datei, die wie {format} aussieht: kein UTF-8</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>byte 0x{byte:02X} at offset {offset}: not UTF-8</source>
   <translation>Byte 0x{byte:02X} an Position {offset}: kein UTF-8</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>byte 0x{byte:02X} at offset {offset}: not {encoding}</source>
   <translation>Byte 0x{byte:02X} an Position {offset}: kein {encoding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>bytes that {encoding} would write back differently</source>
   <translation>Bytes, die {encoding} nicht unverändert zurückschreiben würde</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>bytes {bytes} at offset {offset} in a file that looks like {format}: half of a surrogate pair (CESU-8)</source>
   <translation>Bytes {bytes} an Position {offset} in einer Datei, die wie {format} aussieht: halbes Zeichen (CESU-8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>bytes {bytes} at offset {offset}: half of a surrogate pair (CESU-8)</source>
   <translation>Bytes {bytes} an Position {offset}: halbes Zeichen (CESU-8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>cannot be compared with its task: {refusal}</source>
   <translation>lässt sich nicht wie angegeben vergleichen: {refusal}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>cannot be loaded: {problem}</source>
   <translation>lässt sich nicht laden: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>cannot be made a directory: {why}</source>
   <translation>lässt sich nicht als Ordner anlegen: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>cannot be opened</source>
   <translation>lässt sich nicht öffnen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>cannot be read ({why})</source>
   <translation>kann nicht gelesen werden ({why})</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/input_files.py"/>
   <location filename="engine/annotally/workspace/signature.py"/>
   <source>cannot be read: {problem}</source>
   <translation>kann nicht gelesen werden: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/user_functions.py"/>
   <source>cannot be read: {why}</source>
   <translation>kann nicht gelesen werden: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>cannot be used: {problem}</source>
   <translation>lässt sich nicht verwenden: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>cannot be written: the disk is full</source>
   <translation>lässt sich nicht schreiben: der Datenträger ist voll</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>cannot be written: the disk reports an error</source>
   <translation>lässt sich nicht schreiben: der Datenträger meldet einen Fehler</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>cannot be written: the file or its folder is read-only</source>
   <translation>lässt sich nicht schreiben: die Datei oder ihr Ordner ist schreibgeschützt</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/output.py"/>
   <source>cannot be written: {problem}</source>
   <translation>lässt sich nicht schreiben: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>cannot be written: {reason}</source>
   <translation>lässt sich nicht schreiben: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <location filename="engine/annotally/formats/spool.py"/>
   <source>cannot be written: {why}</source>
   <translation>lässt sich nicht schreiben: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>category {category!r}</source>
   <translation>Kategorie {category!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>change it</source>
   <translation>ändern</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>change its permissions</source>
   <translation>die Berechtigungen ändern</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>change one of the two</source>
   <translation>einem der beiden Tags einen anderen Wert geben</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>change the decision, or choose another format</source>
   <translation>dort anders entscheiden oder ein anderes Format wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>change the decisions on these pointers</source>
   <translation>über diese Verweise anders entscheiden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>change the value</source>
   <translation>den Wert ändern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>changed</source>
   <translation>geändert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>changed configuration</source>
   <translation>geänderte Konfiguration</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>character U+{code:04X} at offset {offset}</source>
   <translation>Zeichen U+{code:04X} an Position {offset}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>character U+{code:04X} in the output</source>
   <translation>Zeichen U+{code:04X} in dem, was zu schreiben ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>character U+{code:04X} in {text!r}</source>
   <translation>Zeichen U+{code:04X} in {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_tables.py"/>
   <source>characters</source>
   <translation>Zeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>characters of {encoding}</source>
   <translation>Zeichen aus {encoding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>characters that XML has</source>
   <translation>Zeichen, die es in XML gibt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>check its name</source>
   <translation>den Namen prüfen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>check its name and the disk</source>
   <translation>den Namen und den Datenträger prüfen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>check that coreference is the last column, and that the line is whole</source>
   <translation>prüfen, ob die letzte Spalte die Koreferenz enthält und die Zeile vollständig ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>check that it is the right file</source>
   <translation>prüfen, ob es die richtige Datei ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>check that the annotations belong to this text</source>
   <translation>prüfen, ob die Annotationen zu diesem Text gemacht wurden</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>check that the offsets belong to this text</source>
   <translation>prüfen, ob die Positionen zu diesem Text gehören</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>check that the table belongs to this text; the offsets are used as they are</source>
   <translation>prüfen, ob die Tabelle dazugehört; die Positionen werden übernommen, wie sie sind</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/workers.py"/>
   <source>check that there is memory for so many processes, or use fewer</source>
   <translation>prüfen, ob der Speicher für so viele Prozesse reicht, oder weniger verwenden</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>check that these annotations belong to this text</source>
   <translation>prüfen, ob diese Annotationen zu diesem Text gemacht wurden</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>check that they are the same</source>
   <translation>prüfen, ob es dieselben sind</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>check that workers have the memory for the inputs; their logs say why they ended</source>
   <translation>prüfen, ob die Worker genug Speicher für die Eingaben haben; ihre Protokolle sagen, warum sie endeten</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>check the address, and that the scheduler runs (dask scheduler)</source>
   <translation>die Adresse prüfen, und ob der Scheduler läuft (dask scheduler)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>check the format</source>
   <translation>das Format prüfen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>check the format, or choose the column of the tags as layer</source>
   <translation>das Format prüfen oder die Tag-Spalte als Ebene angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>check the offsets</source>
   <translation>die Positionen prüfen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>check the path</source>
   <translation>den Pfad prüfen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/input_files.py"/>
   <source>check the path, or locate the file</source>
   <translation>den Pfad prüfen oder die Datei suchen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>check the permissions of the file and its folder</source>
   <translation>die Lese- und Schreibrechte der Datei und ihres Ordners prüfen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>choice {value!r} of {subject}</source>
   <translation>Auswahlwert {value!r} für {subject}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>choice {value!r} of {subject} again</source>
   <translation>Auswahlwert {value!r} für {subject} noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>choices for {subject}</source>
   <translation>Auswahlwerte für {subject}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>choose a file</source>
   <translation>eine Datei wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose a file or a directory</source>
   <translation>eins davon angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>choose a file, or save its output to one first</source>
   <translation>eine Datei wählen, oder die Ausgabe zuerst in einer speichern</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>choose a folder, for example {folder}</source>
   <translation>in einen Ordner schreiben, zum Beispiel {folder}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose a format of one file, or change its id</source>
   <translation>ein Format mit einer einzigen Datei schreiben oder die ID ändern</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>choose a format that can contain annotations</source>
   <translation>in einem Format schreiben, das Annotationen enthalten kann</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>choose a format that does not mark its documents inside the text</source>
   <translation>ein Format wählen, das seine Dokumente nicht im Text kennzeichnet</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>choose a language of eSpeak NG, as de, en-us or fr, or the sounds english or letters</source>
   <translation>eine vorhandene Sprache angeben, wie de, en-us oder fr, oder als Laute english oder letters wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>choose a task (--config-task NAME)</source>
   <translation>eine angeben (--config-task NAME)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>choose actual, generic or other</source>
   <translation>angeben, ob actual, generic oder other</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>choose annotations of the same texts; documents must have the same names in all files</source>
   <translation>Annotationen derselben Texte angeben; nach Dateien benannte Dokumente müssen gleich heißen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <location filename="engine/annotally/service/server.py"/>
   <source>choose another</source>
   <translation>einen anderen Pfad wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>choose another column for words or tags</source>
   <translation>für Wörter oder Tags eine andere angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose another directory</source>
   <translation>einen anderen Ordner wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/formats/decoding.py"/>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>choose another file</source>
   <translation>eine andere Datei wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/report_files.py"/>
   <source>choose another file for one of the reports</source>
   <translation>einem davon einen anderen Namen geben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>choose another file for one output</source>
   <translation>für eine davon eine andere wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/campaign.py"/>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>choose another folder</source>
   <translation>einen anderen Ordner wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>choose another format</source>
   <translation>ein anderes Format wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/conversion.py"/>
   <source>choose another format to export</source>
   <translation>ein anderes Format zum Schreiben wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/signature.py"/>
   <source>choose another module</source>
   <translation>ein anderes angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>choose another name</source>
   <translation>einen anderen Namen wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/convert.py"/>
   <source>choose another name, or give --force</source>
   <translation>eine andere wählen oder --force angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>choose another option</source>
   <translation>anders wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>choose another place</source>
   <translation>einen anderen Ort wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/adjudication_session.py"/>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>choose another row</source>
   <translation>eine andere Zeile wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>choose another task</source>
   <translation>eine andere Aufgabe wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>choose its format if it has one</source>
   <translation>das Format der Datei angeben, falls sie eines hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose its format, or split the file</source>
   <translation>das Format angeben oder die Datei teilen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>choose key and response one by one</source>
   <translation>beide einzeln angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>choose key and response one by one, or compare annotators with annotally agreement</source>
   <translation>Schlüssel und Antwort einzeln angeben oder Annotatoren mit annotally agreement vergleichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>choose one of these</source>
   <translation>eins davon wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>choose one of these as layer</source>
   <translation>eine davon als Ebene angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>choose one of these columns as layer</source>
   <translation>eine davon als Ebene angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/speech_rules.py"/>
   <source>choose one or more of type, extent and content</source>
   <translation>die zu vergleichenden Komponenten: eine oder mehrere aus type, extent, content, jede nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>choose other files</source>
   <translation>andere angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>choose some of these columns as layer, separated by {sign}, or {all}</source>
   <translation>eine davon als Ebene angeben, mehrere mit {sign} dazwischen, oder {all}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose such a format</source>
   <translation>ein solches wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>choose the columns as layers</source>
   <translation>als Ebenen angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>choose the encoding of the file</source>
   <translation>die Zeichenkodierung der Datei angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>choose the folder of the token tables of these annotations</source>
   <translation>den Ordner der Token-Tabellen angeben, mit denen diese Annotationen gemacht wurden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>choose the format, or fewer files</source>
   <translation>das Format oder weniger Dateien angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>choose the name of the set to read</source>
   <translation>der Name der zu lesenden Annotationsmenge</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>choose the response to this key</source>
   <translation>die Antwort auf diesen Schlüssel wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>choose the task these annotations were made for</source>
   <translation>die Aufgabe wählen, für die diese Annotationen gemacht wurden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>choose the text this file was made from</source>
   <translation>den Text wählen, aus dem diese Datei entstanden ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/word_pins.py"/>
   <source>choose words in both texts</source>
   <translation>in beiden Texten Wörter auswählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>clash</source>
   <translation>Widerspruch</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>class definition</source>
   <translation>Klassendefinition</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>class {name!r} again, after {place}</source>
   <translation>Klasse {name!r} noch einmal, nach {place}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>class {name!r} has a hyphen</source>
   <translation>Klasse {name!r}, mit einem Bindestrich</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/definition.py"/>
   <source>class {name!r} is defined twice</source>
   <translation>Klasse {name!r} ist zweimal definiert</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>class {name!r} without slots: its objects can never be paired</source>
   <translation>Klasse {name!r} ohne Slots: ihre Objekte können nie gepaart werden</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>class {name!r}, which class_defs does not declare</source>
   <translation>Klasse {name!r}, die class_defs nicht deklariert</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>classes</source>
   <translation>Klassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>classes and slots of the task</source>
   <translation>Klassen und Slots der Aufgabe</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>classes as decided</source>
   <translation>Klassen, wie sie entschieden wurden</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>classes of two and more mentions</source>
   <translation>Klassen mit mindestens zwei Erwähnungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/unread.py"/>
   <source>classes of values</source>
   <translation>Klassen von Werten</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>classes that are the same on both sides</source>
   <translation>auf beiden Seiten gleiche Klassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>classes without circular pointers: the target of a pointer must be aligned first</source>
   <translation>Klassen, von denen keine zu sich selbst zurückführt: worauf verwiesen wird, das muss zuerst zugeordnet werden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>clean</source>
   <translation>bereinigt</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>close it on the same line, or leave it out</source>
   <translation>in derselben Zeile schließen oder weglassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>close quotes and the bracket; inside a value write {sign} for the double quote</source>
   <translation>Anführungszeichen und Klammer schließen; in einem Wert {sign} für das doppelte Anführungszeichen schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>close tag {text} where no such tag is open innermost</source>
   <translation>schließendes Tag {text}, obwohl zuinnerst kein solches offen ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>close the document before the next one</source>
   <translation>das Dokument vor dem nächsten schließen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>close the mention, or remove the bracket</source>
   <translation>schließen oder die Klammer entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>close the project first</source>
   <translation>zuerst das Projekt schließen</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>close the project there, or leave out --open</source>
   <translation>dort schließen oder --open weglassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>close the project there, or leave out --open; if it is no longer open there, add --take-over</source>
   <translation>dort schließen oder --open weglassen; wenn es dort nicht mehr geöffnet ist, --take-over ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>close the quotation mark</source>
   <translation>es ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>close the quotes on the same line</source>
   <translation>die Anführungszeichen in derselben Zeile schließen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>close the tags that are left open before it</source>
   <translation>die Tags schließen, die davor offen bleiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_unread.py"/>
   <location filename="engine/annotally/formats/conll/unread.py"/>
   <source>column {name}</source>
   <translation>Spalte {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>column {number} as the column of words and of tags</source>
   <translation>Spalte {number} als Wort- und als Tag-Spalte</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>comment</source>
   <translation>Kommentar</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/adjudication_session.py"/>
   <source>comment, or align words manually</source>
   <translation>Anmerkungen notieren oder Wörter von Hand ausrichten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>comment: {words}</source>
   <translation>Kommentar: {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unread_lines.py"/>
   <source>comments</source>
   <translation>Kommentare</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/agreement.py"/>
   <source>compare annotations of the same texts</source>
   <translation>solche vergleichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>compare two keys if both are</source>
   <translation>zwei Schlüssel vergleichen, wenn beide Seiten welche sind</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>compared</source>
   <translation>verglichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>compared as text</source>
   <translation>es wird als Text verglichen (M27)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>compared as text; remove the quotes to make it a pointer</source>
   <translation>es wird als Text verglichen (M27); für einen Verweis die Anführungszeichen weglassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>compared as {form}</source>
   <translation>verglichen als {form}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/speech_tables.py"/>
   <source>component scores</source>
   <translation>Wertungen der Komponenten</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>components that would be right</source>
   <translation>Anteil dann richtiger Komponenten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/unread.py"/>
   <source>confidences</source>
   <translation>Konfidenzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>connected as incorrect because leftovers are connected (M8)</source>
   <translation>als falsch verbunden, weil Übriggebliebenes verbunden wird (M8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>consists of invisible words only, so it overlaps nothing (E3)</source>
   <translation>besteht nur aus unsichtbaren Wörtern und überlappt daher nichts (E3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/speech_rules.py"/>
   <source>content</source>
   <translation>Inhalt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>content of an unknown format</source>
   <translation>Inhalt in keinem bekannten Format</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>content that lies in {key}'s maximal string and contains a minimal one</source>
   <translation>Inhalt, der in der maximalen Zeichenkette laut {key} liegt und eine minimale enthält</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/schema.py"/>
   <source>content that the schema of task files allows</source>
   <translation>etwas, das das Schema der Aufgabendateien zulässt</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>contents and extents are compared separately; correct the offsets or the brackets</source>
   <translation>Inhalte und Ausdehnungen werden je für sich verglichen; die Positionen oder die Klammern korrigieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>continued from the beginning</source>
   <translation>am Anfang fortgesetzt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/aligned_texts.py"/>
   <source>continued from the end</source>
   <translation>am Ende fortgesetzt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>convert the file to UTF-8</source>
   <translation>die Datei in UTF-8 umwandeln</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>convert the file to UTF-8, or name its encoding, for example --encoding latin-1</source>
   <translation>die Datei in UTF-8 umwandeln oder ihre Zeichenkodierung angeben, zum Beispiel --encoding latin-1</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>convert the file to one of these formats</source>
   <translation>die Datei in eines dieser Formate umwandeln</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>convert the rules</source>
   <translation>die Regeln umwandeln</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>copy the project, or open it read-only</source>
   <translation>das Projekt kopieren oder schreibgeschützt öffnen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>coreference scores</source>
   <translation>Koreferenzwertungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>coreference: -, (12, 12), (12), several joined by |</source>
   <translation>Koreferenz: -, (12, 12), (12), mehrere mit | verbunden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>correct</source>
   <translation>richtig</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>correct it, or add the node</source>
   <translation>korrigieren oder den Knoten ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>correct it, or leave it to be kept</source>
   <translation>ihn korrigieren oder so lassen, um ihn zu behalten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>correct it, or save the document from MAT again</source>
   <translation>korrigieren oder das Dokument noch einmal aus MAT speichern</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>correct it; an XML editor shows what belongs together</source>
   <translation>korrigieren; ein XML-Editor zeigt, was zusammengehört</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct its number or its offsets</source>
   <translation>seine Nummer oder seine Positionen korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>correct one of the numbers</source>
   <translation>eine davon korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>correct one of the two</source>
   <translation>eins von beiden korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>correct or remove the line</source>
   <translation>die Zeile korrigieren oder entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>correct the date</source>
   <translation>das Datum korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct the escape</source>
   <translation>die Escape-Sequenz korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>correct the expression</source>
   <translation>den Ausdruck korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>correct the expression, or search without regular expressions</source>
   <translation>korrigieren oder nach den Wörtern suchen, wie sie dastehen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>correct the fill</source>
   <translation>die Füllung korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>correct the first findings</source>
   <translation>die ersten beheben</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>correct the function</source>
   <translation>die Funktion korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>correct the header</source>
   <translation>die Kopfzeile korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>correct the id</source>
   <translation>die ID korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>correct the id, or choose the token table of these annotations</source>
   <translation>die ID korrigieren oder die Token-Tabelle angeben, mit der diese Annotationen gemacht wurden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>correct the line</source>
   <translation>die Zeile korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct the line or the header</source>
   <translation>Zeile oder Kopf korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>correct the line: blanks and tabs matter</source>
   <translation>die Zeile korrigieren: auf Leerzeichen und Tabulatoren kommt es an</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>correct the module, or choose another</source>
   <translation>das Modul korrigieren oder ein anderes wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>correct the number</source>
   <translation>die Zahl korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>correct the numbers</source>
   <translation>die Nummern korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>correct the offset</source>
   <translation>korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>correct the offset, or put the text next to the table</source>
   <translation>die Position korrigieren oder den Text neben die Tabelle legen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct the offsets</source>
   <translation>die Positionen korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>correct the offsets; they count UTF-16</source>
   <translation>die Positionen korrigieren; sie zählen in UTF-16</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>correct the type, or remove the choices</source>
   <translation>den Typ korrigieren oder sie herausnehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>correct the weight</source>
   <translation>das Gewicht korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>correct the {ref_slot}, or add the {id_slot}</source>
   <translation>{ref_slot} korrigieren oder {id_slot} ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>correct this pointer, or change the order of the classes</source>
   <translation>diesen Verweis korrigieren oder die Reihenfolge der Klassen ändern</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>correct this pointer, or choose a task that does not score one of these slots</source>
   <translation>diesen Verweis korrigieren oder eine Aufgabe wählen, die einen dieser Slots nicht wertet</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>counted as a pointer without target</source>
   <translation>er zählt als Verweis auf nichts</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>counted as equal</source>
   <translation>als gleich gezählt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/empty_files.py"/>
   <source>counted as: nothing annotated</source>
   <translation>gilt als Aussage, dass nichts annotiert wurde (C8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>damaged JSON: {problem}</source>
   <translation>beschädigtes JSON: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_details.py"/>
   <source>dead weight: not compared between different tag profiles, but it counts (A5)</source>
   <translation>totes Gewicht: zwischen verschiedenen Tag-Profilen nicht verglichen, zählt aber (A5)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>decide again; Decide › Unresolved lists the old decisions</source>
   <translation>erneut entscheiden; Entscheiden › Ungelöstes listet die alten Entscheidungen auf</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>decide the object</source>
   <translation>entscheiden</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>decide the objects, run a rule, or choose an outcome for each type</source>
   <translation>über sie entscheiden, den Rest durch eine Regel entscheiden lassen oder nach Typ angeben, was aus offenen Objekten wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>decide the row first</source>
   <translation>zuerst darüber entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>decided in a row above</source>
   <translation>in einer Zeile darüber entschieden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>decided {sign} alike</source>
   <translation>ebenso {sign} entschieden</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/adjudication_session.py"/>
   <source>decisions are not possible here: the texts of the sides differ, and a final key has one text</source>
   <translation>hier wird nichts entschieden: die Texte der Seiten weichen ab, und ein endgültiger Schlüssel hat nur einen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>declare it with &lt;annotation label=…/&gt;</source>
   <translation>mit &lt;annotation label=…/&gt; deklarieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>declare it, or remove it; available: {names}</source>
   <translation>deklarieren oder herausnehmen; es gibt {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>declare it, or remove it; available: {names} and {count} more</source>
   <translation>deklarieren oder herausnehmen; es gibt {names} (weitere: {count})</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>declare it, or remove it; none is declared</source>
   <translation>deklarieren oder herausnehmen; es gibt keine</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>declare the labels in &lt;annotation_set_descriptors&gt;</source>
   <translation>die Labels in &lt;annotation_set_descriptors&gt; deklarieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>declare the name in the task</source>
   <translation>in der Aufgabe deklarieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>declared labels</source>
   <translation>deklarierte Labels</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>default</source>
   <translation>Vorgabe</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>default of the function</source>
   <translation>Standard der Funktion</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>define the function there</source>
   <translation>dort definieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>deleted</source>
   <translation>gelöscht</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>did you mean &lt;{name}&gt;?</source>
   <translation>ist &lt;{name}&gt; gemeint?</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>did you mean {name}?</source>
   <translation>ist {name} gemeint?</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>differ</source>
   <translation>abweichend</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>differ, A</source>
   <translation>abweichend, A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>differ, B</source>
   <translation>abweichend, B</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>different after cleaning (M5)</source>
   <translation>nach der Bereinigung verschieden (M5)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>different columns of tags are compared: {columns}</source>
   <translation>verschiedene Tag-Spalten werden miteinander verglichen: {columns}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>dimension</source>
   <translation>Dimension</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>dimension {dimension!r} without a method</source>
   <translation>Dimension {dimension!r} ohne Methode</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>dimension {dimension} twice in one tag profile</source>
   <translation>Dimension {dimension} zweimal in einem Tag-Profil</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>dimension {name!r}, which labels {labels} do not have</source>
   <extracomment>For one: dimension {name!r}, which label {labels} does not have</extracomment>
   <translation>
    <numerusform>Dimension {name!r}, die beim Label {labels} fehlt</numerusform>
    <numerusform>Dimension {name!r}, die bei den Labels {labels} fehlt</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>dismiss entries</source>
   <translation>Einträge verwerfen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>divide it into several files</source>
   <translation>auf mehrere Dateien aufteilen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>document done</source>
   <translation>Dokument erledigt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>document not done</source>
   <translation>Dokument nicht erledigt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>document number {label!r}</source>
   <translation>Dokumentnummer {label!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>document without a {element} element</source>
   <translation>Dokument ohne Element {element}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/documents.py"/>
   <source>document {document!r} has the number {number!r} of document {earlier!r} ({file}:{line}:{column})</source>
   <translation>Dokument {document!r} hat die Nummer {number!r} von Dokument {earlier!r} ({file}:{line}:{column})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>document {document!r}, begun at line {line}, is not ended</source>
   <translation>Dokument {document!r}, begonnen in Zeile {line}, wird nicht beendet</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>document {document!r}, whose id must be a file name</source>
   <translation>Dokument {document!r}, dessen ID als Dateiname dienen muss</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>document {document} again</source>
   <translation>Dokument {document} noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/altered_tokens.py"/>
   <source>document {document} has {count} tokens, {other_count} in {file}; they differ from token {number}: {word}</source>
   <translation>Dokument {document} hat {count} Tokens, in {file} sind es {other_count}; ab Token {number} weichen sie ab: {word}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>document {document} is in {present} but not in {without}</source>
   <translation>Dokument {document} gibt es bei {present}, aber nicht bei {without}</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/source_diagnostics.py"/>
   <source>document {document}: {finding}</source>
   <translation>Dokument {document}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>document {document}: {problem}</source>
   <translation>Dokument {document}: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/source_diagnostics.py"/>
   <source>document {document}: {type} {name}: {finding}</source>
   <translation>Dokument {document}: {type} {name}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>document {inner!r} inside document {outer}</source>
   <translation>Dokument {inner!r} in Dokument {outer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>document {name} again, first in {file}</source>
   <translation>Dokument {name} noch einmal, zuerst in {file}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>document {name} again, first in {file}:{line}</source>
   <translation>Dokument {name} noch einmal, zuerst in {file}:{line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>document {number} continues after another document</source>
   <translation>Dokument {number} geht hinter einem anderen weiter</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>document: {rule}</source>
   <translation>Dokument: {rule}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>documents in common</source>
   <translation>gemeinsame Dokumente</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>documents of the key, such as {document}</source>
   <translation>Dokumente des Schlüssels, etwa {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/spans.py"/>
   <source>documents that not all annotators annotated</source>
   <translation>Dokumente, die nicht alle Annotatoren annotiert haben</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/spans.py"/>
   <source>documents that one of a pair left out, by pair</source>
   <translation>Dokumente, die einer der beiden ausgelassen hat, je Paar</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>documents {there} and {here} are taken for one, and {count} more: their names come from the files</source>
   <translation>Dokument {there}, für {here} gehalten (weitere: {count}): benannt sind sie nur durch Dateinamen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>documents {there} and {here} are taken for one: their names come from the files</source>
   <translation>Dokument {there}, für {here} gehalten: benannt sind sie nur durch Dateinamen</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>does not pass the task's condition on candidates</source>
   <translation>erfüllt nicht die Bedingung, die die Aufgabe an Kandidaten stellt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>done</source>
   <translation>erledigt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>duration {time!r}</source>
   <translation>Dauer {time!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>eSpeak NG cannot be loaded: {why}</source>
   <translation>eSpeak NG lässt sich nicht laden: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>eSpeak NG does not find its data</source>
   <translation>eSpeak NG findet seine Daten nicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>eSpeak NG has no voice for {language!r}</source>
   <translation>eSpeak NG hat keine Stimme für {language!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>eSpeak NG is required here and not installed</source>
   <translation>das verlangte eSpeak NG ist nicht installiert</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>each agrees with an annotator who gives alternatives, but not all agree with each other</source>
   <translation>jeder mit dem, dessen Wörter eine Wahl lassen, aber nicht alle miteinander</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>each class once</source>
   <translation>jede Klasse nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>each document in one file</source>
   <translation>jedes Dokument in nur einer Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>each document once</source>
   <translation>jedes Dokument nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>each entity in one column</source>
   <translation>jede Entität in einer einzigen Spalte</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>each entity once</source>
   <translation>jede Entität nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>each is read as a character of private use; join the halves where the file was made</source>
   <translation>jedes wird als Zeichen zur privaten Verwendung gelesen; die Hälften dort zusammenfügen, wo die Datei erzeugt wurde</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>each once</source>
   <translation>jeder nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>each option once</source>
   <translation>jede Option nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>each slot once</source>
   <translation>jeder Slot nur einmal</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>earlier</source>
   <translation>früher</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>edit the annotation, or remove it</source>
   <translation>neu schreiben oder entfernen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>edit {what}</source>
   <translation>{what} bearbeiten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>edited</source>
   <translation>bearbeitet</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>effective label {name}, which is a true label too</source>
   <translation>effektives Label {name}, das auch ein echtes Label ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>effective labels for {subject}, which is a {aggregation}</source>
   <translation>effektive Labels für {subject}, das als {aggregation} deklariert ist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>eight</source>
   <translation>8</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>element &lt;{name}&gt;</source>
   <translation>Element &lt;{name}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>elements in elements without end</source>
   <translation>endlos ineinander geschachtelte Elemente</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>elements only</source>
   <translation>nur Elemente</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>eleven</source>
   <translation>11</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>empty</source>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>end</source>
   <translation>enden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>end offset {end} before start offset {start}</source>
   <translation>Endposition {end} vor Anfangsposition {start}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>ends</source>
   <translation>endet</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>ends of one type in all relations of a type</source>
   <translation>Enden eines einzigen Typs in allen Relationen eines Typs</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>enter a word</source>
   <translation>ein Wort eingeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>entity</source>
   <translation>Entität</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/speech_tables.py"/>
   <source>entity scores</source>
   <translation>Wertungen der Entitäten</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>equal to an alternative of {key} (M14)</source>
   <translation>gleich einer Alternative laut {key} (M14)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>equally many in each column</source>
   <translation>gleich viele in jeder Spalte</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>equivalence</source>
   <translation>Gleichsetzung</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>equivalence {name!r}</source>
   <translation>Gleichsetzung {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>escape the quotation mark</source>
   <translation>es maskieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>event mention files</source>
   <translation>Dateien mit Ereigniserwähnungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/format.py"/>
   <source>event mentions (tbf)</source>
   <translation>Ereigniserwähnungen (tbf)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>every annotation once</source>
   <translation>jede Annotation nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>every attribute in one equivalence, once</source>
   <translation>jedes Attribut in einer Gleichsetzung, nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/tags.py"/>
   <source>every attribute of a tag once, under a name of its own</source>
   <translation>jedes Attribut eines Tags nur einmal, unter eigenem Namen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>every attribute once</source>
   <translation>jedes Attribut nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>every choice once</source>
   <translation>jeder Auswahlwert nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>every content label in a stratum, once there is one</source>
   <translation>jedes Label der Kategorie content in einer Schicht, sobald es eine gibt (A8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>every dimension once</source>
   <translation>jede Dimension nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>every document on every side</source>
   <translation>jedes Dokument auf jeder Seite</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/documents.py"/>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>every document once</source>
   <translation>jedes Dokument nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>every feature once</source>
   <translation>jedes Merkmal nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>every id once</source>
   <translation>jede ID nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>every id once in a document</source>
   <translation>jede ID nur einmal je Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>every identifier once</source>
   <translation>jede Kennung nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>every key of {description} once</source>
   <translation>je {description} jeder Schlüssel nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>every label in one</source>
   <translation>jedes Label in einer einzigen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>every label in one at most</source>
   <translation>jedes Label in höchstens einem</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>every label once</source>
   <translation>jedes Label nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>every layer once</source>
   <translation>jede Ebene nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>every mention once</source>
   <translation>jede Erwähnung nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>every name once</source>
   <translation>jeder Name nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>every name once, and one default</source>
   <translation>jeder Name nur einmal, und eine Vorgabe</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>every node once</source>
   <translation>jeder Knoten nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>every object once</source>
   <translation>jedes Objekt nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>every set once</source>
   <translation>jede Annotationsmenge nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>every slot of an object once</source>
   <translation>jeder Slot eines Objekts nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>every slot once</source>
   <translation>jeder Slot nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>every token id once</source>
   <translation>jede Token-ID nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>every token once</source>
   <translation>jedes Token nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>every utterance once</source>
   <translation>jede Äußerung nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>every {slot} once in a document</source>
   <translation>jeder Wert von {slot} nur einmal je Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>exactly one</source>
   <translation>genau einer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>exactly one extent</source>
   <translation>genau eine Ausdehnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/cli/convert.py"/>
   <source>exists already</source>
   <translation>ist schon vorhanden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/diagnostic_words.py"/>
   <source>expected {expectation}</source>
   <translation>erwartet: {expectation}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>expected {expected}</source>
   <translation>erwartet: {expected}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>export it as WebAnno TSV 3</source>
   <translation>als WebAnno TSV 3 exportieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>export the file again</source>
   <translation>die Datei erneut exportieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <location filename="engine/annotally/tasks/speech_rules.py"/>
   <source>extent</source>
   <translation>Ausdehnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>extent {start}–{end}</source>
   <translation>Ausdehnung {start}–{end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>extent {start}–{end}, which starts or ends inside a token</source>
   <translation>Ausdehnung {start}–{end}, die in einem Token beginnt oder endet</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>extents of whole tokens</source>
   <translation>Ausdehnungen aus ganzen Tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>extents, or the two pointers {governor} and {dependent}</source>
   <translation>Ausdehnungen, oder die zwei Verweise {governor} und {dependent}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>file, channel, begin, duration and a word</source>
   <translation>Datei, Kanal, Beginn, Dauer und ein Wort</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>file, channel, speaker, begin, end and the words</source>
   <translation>Datei, Kanal, Sprecher, Beginn, Ende und das Gesagte</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/unread.py"/>
   <source>files differ in {count} further kinds, this is not read: {kinds}</source>
   <translation>Dateien weichen in weiteren Arten von Daten ab ({count}), die nicht gelesen werden: {kinds}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>files of one format</source>
   <translation>Dateien eines einzigen Formats</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>files of one save, all or none</source>
   <translation>alle Dateien eines Speichervorgangs oder keine</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>files of the same names</source>
   <translation>Dateien mit denselben Namen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/app/window_builder.py"/>
   <source>files of this format cannot be read</source>
   <translation>Dateien dieses Formats können nicht gelesen werden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>files to read</source>
   <translation>Dateien zum Lesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>fill outside a slot: {text}</source>
   <translation>Füllung außerhalb eines Slots: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>fills as in the manual</source>
   <translation>Füllungen wie im Handbuch</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>fills in a template that is *</source>
   <translation>Füllungen in einem Template mit *</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>fills of this slot are not scored (M9)</source>
   <translation>Füllungen dieses Slots werden nicht gewertet (M9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>fills only</source>
   <translation>nur Füllungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>first</source>
   <translation>erste</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>first-end, offsets in order</source>
   <translation>Anfang-Ende, aufsteigende Positionen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>five</source>
   <translation>5</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>fixed</source>
   <translation>jetzt richtig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>flag</source>
   <translation>markieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <source>flagged</source>
   <translation>markiert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>for example latin-1</source>
   <translation>zum Beispiel latin-1</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>format {name!r}</source>
   <translation>Format {name!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>found</source>
   <translation>gefunden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>four</source>
   <translation>4</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>from the data</source>
   <translation>aus den Daten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>function {name}, which does not take one annotation</source>
   <translation>Funktion {name}, die nicht genau eine Annotation annimmt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>function {name}, which does not take two values</source>
   <translation>Funktion {name}, die nicht genau zwei Werte annimmt</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>give a task file of MAT</source>
   <translation>eine Aufgabendatei von MAT angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>give both sides the same text, or have them aligned (--align auto)</source>
   <translation>beiden Seiten denselben Text geben oder die Texte ausrichten lassen (--align auto)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>give both sides the same text; differing texts need an alignment before they can be scored</source>
   <translation>beiden Seiten denselben Text geben; abweichende Texte sind erst mit einer Ausrichtung zu werten</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/altered_tokens.py"/>
   <source>give both sides the same tokens; differing texts need an alignment before they can be scored</source>
   <translation>beiden Seiten dieselben Tokens geben; abweichende Texte sind erst mit einer Ausrichtung zu werten</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>give each response once</source>
   <translation>jede Antwort einmal angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>give files with annotations</source>
   <translation>Dateien mit Annotationen angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>give it a dimension of its own</source>
   <translation>durch eine eigene Dimension vergleichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>give it another name</source>
   <translation>umbenennen</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/similarity_options.py"/>
   <source>give no other file</source>
   <translation>keine andere Datei angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>give one dimension a weight</source>
   <translation>einer davon ein Gewicht geben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>give one of the two another number, or remove it</source>
   <translation>einem der beiden eine andere Nummer geben, oder es entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>give texts as texts, next to the files with annotations, or choose the format</source>
   <translation>Texte als solche angeben, neben den Dateien mit Annotationen, oder das Format angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>give the Python module that defines it</source>
   <translation>das Python-Modul angeben, das sie definiert</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>give the Python module that defines it (--dimension-methods, or the preferences)</source>
   <translation>das Python-Modul angeben, das sie enthält (--dimension-methods oder in den Einstellungen)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>give the document a name</source>
   <translation>dem Dokument einen Namen geben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>give the document a number, or have numbers compared as written (verbatim)</source>
   <translation>dem Dokument eine Nummer geben, oder Nummern wie geschrieben vergleichen (verbatim)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>give the folder of the token tables</source>
   <translation>den Ordner der Token-Tabellen angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/profiles.py"/>
   <source>give the tag profile such a dimension</source>
   <translation>dem Tag-Profil eine solche Dimension geben</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>give the text with --text, or with --response-text if it belongs to the response</source>
   <translation>ihn mit --text angeben, oder mit --response-text, wenn es ein eigener der Antwort ist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>gold</source>
   <translation>Gold</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>half a character</source>
   <translation>halbes Zeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>half a character at offset {offset}</source>
   <translation>halbes Zeichen an Position {offset}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>half a character in the signal</source>
   <translation>halbes Zeichen im Signal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>half a character, and {count} more</source>
   <translation>halbes Zeichen (weitere: {count})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>half of a surrogate pair</source>
   <translation>die Hälfte eines Zeichens aus zwei Einheiten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>has changed</source>
   <translation>geändert</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>has changed since the decisions</source>
   <translation>hat sich geändert, seit darüber entschieden wurde</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>has no weight</source>
   <translation>hat kein Gewicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>has {count:,} bytes</source>
   <translation>hat {count:,} Bytes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>header &lt;{name}&gt;</source>
   <translation>Kopfzeile &lt;{name}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>id {value!r} again</source>
   <translation>ID {value!r} noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>id, token, begin, end, tabs between them</source>
   <translation>ID, Token, Anfang, Ende, durch Tabulatoren getrennt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>identical in all</source>
   <translation>in allen identisch</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>identical in both</source>
   <translation>in beiden identisch</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>identical taken, the rest left out</source>
   <translation>Identisches übernommen, alles andere ausgelassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>identifier {identifier} again</source>
   <translation>Kennung {identifier} noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>identifier {name} again, after line {line}</source>
   <translation>Kennung {name} noch einmal, nach Zeile {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>identifiers that count UTF-16 units</source>
   <translation>Kennungen, die UTF-16-Einheiten zählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>if only true labels match</source>
   <translation>wenn nur echte Labels passen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/classes.py"/>
   <source>in no class</source>
   <translation>in keiner Klasse</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>in the context</source>
   <translation>im Kontext</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>in {count:,} documents</source>
   <extracomment>For one: in {count} document</extracomment>
   <translation>
    <numerusform>in {count} Dokument</numerusform>
    <numerusform>in {count:,} Dokumenten</numerusform>
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
   <translation>in {title} bleibt eine Annotation in ihrem Satz: enden, bevor der nächste beginnt</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/token_misfits.py"/>
   <source>in {title} annotations start and end in tokens, not between them</source>
   <translation>in {title} beginnen und enden Annotationen in Tokens: nicht zwischen zweien</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/token_misfits.py"/>
   <source>in {title} only whole tokens can be marked: start and end at tokens</source>
   <translation>in {title} lassen sich nur ganze Tokens markieren: an Grenzen von Tokens beginnen und enden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>incorrect</source>
   <translation>falsch</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>inputs that its task can compare</source>
   <translation>etwas, das die Aufgabe des Projekts vergleichen kann</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>inserted</source>
   <translation>eingefügt</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>install it there: pip install 'annotally[cluster]'</source>
   <translation>es dort installieren: pip install 'annotally[cluster]'</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>install it: pip install 'annotally[cluster]'</source>
   <translation>es installieren: pip install 'annotally[cluster]'</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/espeak.py"/>
   <source>install the package {package} (eSpeak NG, licensed under the GPL 3.0) where Annotally runs, or choose the sounds english or letters</source>
   <translation>das Paket {package} (eSpeak NG, lizenziert unter der GPL 3.0) dort installieren, wo Annotally läuft, oder als Laute english oder letters wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>install the same version on the workers</source>
   <translation>auf den Workern dieselbe Version installieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>instance</source>
   <translation>Instanz</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>instances that are not optional</source>
   <translation>Instanzen, die nicht optional sind</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>invalid regular expression: {reason}</source>
   <translation>ungültiger regulärer Ausdruck: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>is a project of a newer version ({version}; this program reads up to {known})</source>
   <translation>ist ein Projekt einer neueren Version ({version}, diese hier kennt {known})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>is an input, which is never written</source>
   <translation>ist eine Eingabe, und Eingaben werden nie geschrieben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>is chosen for two outputs</source>
   <translation>ist für zwei Ausgaben angegeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>is damaged, or not a project: {reason}</source>
   <translation>ist beschädigt oder kein Projekt: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>is damaged: its inputs cannot be read, but {count} entries can</source>
   <translation>ist beschädigt: was verglichen wird, ist nicht lesbar; lesbare Einträge: {count}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>is in use by another program</source>
   <translation>wird von einem anderen Programm benutzt</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <location filename="engine/annotally/tasks/similarity/user_functions.py"/>
   <source>is not a Python module</source>
   <translation>ist kein Python-Modul</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/user_functions.py"/>
   <source>is not a Python module: line {line}</source>
   <translation>ist in Zeile {line} kein Python-Modul</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>is not a folder, and the final key has {count} files</source>
   <translation>ist kein Ordner, und dieser Schlüssel besteht aus {count} Dateien</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>is not a folder, and the final key needs a folder</source>
   <translation>ist kein Ordner, und dieser Schlüssel ist eine Datei, die nach ihrem Dokument benannt ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>is not a project of Annotally</source>
   <translation>ist kein Projekt von Annotally</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>is open already: {holder}</source>
   <translation>ist bereits offen: {holder}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>is open read-only</source>
   <translation>ist schreibgeschützt geöffnet</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>is too large</source>
   <translation>ist zu groß</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>it claims more data than fits into memory</source>
   <translation>die Datei gibt an, mehr zu enthalten, als in den Speicher passt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>it counts once</source>
   <translation>er zählt einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/unread.py"/>
   <source>it does not count</source>
   <translation>es zählt nicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/unread.py"/>
   <source>it does not count; choose it as layer to compare it</source>
   <translation>es zählt nicht; als Ebene angeben, um es zu vergleichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>it equals an entity without words at the same position of the other text; check the position of the tag</source>
   <translation>sie gleicht einer ohne Wörter an derselben Stelle des anderen Textes (S8); prüfen, wohin das Tag gehört</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>it has no annotations here</source>
   <translation>hat hier keine Annotationen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>it has none with a name</source>
   <translation>die Datei hat keins mit Namen</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>it is compared like any other; extend the restriction, or correct the annotation</source>
   <translation>wird wie jeder andere Verweis verglichen; die Einschränkung ergänzen oder die Annotation korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>it is ignored</source>
   <translation>es wird ignoriert</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/expression_syntax.py"/>
   <source>it is nested too deeply: more than {limit} levels</source>
   <translation>der Ausdruck ist zu tief geschachtelt: mehr als {limit} Stufen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>it is not compared; in a project its annotations are undecided</source>
   <translation>darin wird niemand verglichen; in einem Projekt sind seine Annotationen offen (C6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>it is not read</source>
   <translation>bleibt unberührt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>it is not read and does not count</source>
   <translation>wird nicht gelesen und zählt nicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>it is not scored</source>
   <translation>es wird nicht gewertet (E5)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it is read as O; correct it</source>
   <translation>wird als O gelesen; korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it is read as O; repairing look-alikes reads it as {tag}</source>
   <translation>wird als O gelesen; die Reparatur der Tags macht daraus {tag}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>it is read as if the t were there</source>
   <translation>wird gelesen, als stünde das t da (E11)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>it is read as one document</source>
   <translation>es wird als ein Dokument gelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>it is read as one span</source>
   <translation>sie wird als eine Spanne gelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>it is read as part of {header}</source>
   <translation>es wird als Teil von {header} gelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it is read as written; correct it if it is a slip</source>
   <translation>wird gelesen, wie es dasteht; korrigieren, wenn es ein Versehen ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it is read as written; repairing look-alikes reads it as {tag}</source>
   <translation>wird gelesen, wie es dasteht; die Reparatur der Tags macht daraus {tag}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it is read as {tag}</source>
   <translation>wird als {tag} gelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>it is skipped (--skip-incomplete)</source>
   <translation>es wird übersprungen, wie verlangt (C6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/expression_syntax.py"/>
   <source>it is too large: its repeats make {count:,} parts, {limit:,} at most</source>
   <translation>der Ausdruck ist zu groß: durch Wiederholungen hat er {count:,} Teile, möglich sind höchstens {limit:,}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>it is treated as unsegmented: instance sets are mapped where they overlap</source>
   <translation>er gilt als unsegmentiert: Instanzmengen werden zugeordnet, wo sie sich überlappen (H8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>it starts an entity</source>
   <translation>damit beginnt eine Entität</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/labels.py"/>
   <source>items with a label missing</source>
   <translation>Items, denen ein Label fehlt</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/labels.py"/>
   <source>items with one label only</source>
   <translation>Items mit nur einem Label</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/labels.py"/>
   <source>items without any label</source>
   <translation>Items ohne Label</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>its annotations are scored as missing or spurious</source>
   <translation>es wird durchweg als fehlend oder überzählig gewertet (C6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its content is not that of {key} (H11, H15)</source>
   <translation>der Inhalt ist ein anderer als laut {key} (H11, H15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its content lies in {key}'s maximal string and contains a minimal one (H15)</source>
   <translation>der Inhalt liegt in der maximalen Zeichenkette laut {key} und enthält eine minimale (H15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its entity is not mapped</source>
   <translation>die Entität ist nicht zugeordnet</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>its entries do not exist</source>
   <translation>er betrifft andere Einträge als die vorhandenen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>its entry is damaged</source>
   <translation>ihr Eintrag ist beschädigt</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its extent does not lie in {key}'s, or overlaps no minimal one (H2)</source>
   <translation>die Ausdehnung liegt nicht in der laut {key} oder überlappt keine minimale (H2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/linked_text.py"/>
   <source>its extent is not shown, and as the extent of a templette it is never right; check that the offsets count code points of this text</source>
   <translation>die Stelle wird nicht als annotiert angezeigt und ist als Ausdehnung eines Templettes nie richtig; prüfen, ob die Positionen Codepoints dieses Textes zählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its extent lies in {key}'s and overlaps a minimal one (H2)</source>
   <translation>die Ausdehnung liegt in der laut {key} und überlappt eine minimale (H2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>its features are {names}</source>
   <translation>ihre Merkmale: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>its first bytes are not those of a project</source>
   <translation>die ersten Bytes sind nicht die eines Projekts</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>its first page cannot be read</source>
   <translation>die erste Seite der Datei kann nicht gelesen werden</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>its folder cannot be written: {problem}</source>
   <translation>der Ordner der Datei ist nicht beschreibbar: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>its layers are {names}</source>
   <translation>ihre Ebenen: {names}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>its link merges separate classes</source>
   <translation>die Verknüpfung vereinigt getrennte Klassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>its name after MESSAGE: ID</source>
   <translation>sein Name hinter MESSAGE: ID</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/decision_table.py"/>
   <source>its object is left out or was edited: decide the object first</source>
   <translation>das, wozu es gehört, ist ausgelassen oder wurde neu geschrieben: zuerst darüber entscheiden</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its object is not aligned</source>
   <translation>das Objekt ist nicht zugeordnet</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/decision_table.py"/>
   <source>its object is taken from both sides: take one side, or either, before you decide the parts</source>
   <translation>das, wozu es gehört, steht nebeneinander da, wie jede Seite es hat: zuerst eine Seite oder eins von beiden übernehmen, dann über die Teile entscheiden</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>its schema has an unknown {kind} {name!r}</source>
   <translation>das Schema enthält {kind} {name!r}, was nicht vom Programm stammt</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>its schema is unknown</source>
   <translation>das Schema ist nicht das des Programms</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>its schema lacks {name!r}</source>
   <translation>im Schema fehlt {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>its start and its end first</source>
   <translation>zuerst Anfang und Ende</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>its text</source>
   <translation>sein Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>its {name} could not be read</source>
   <translation>nicht lesbar: {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>its {name} is missing</source>
   <translation>die Angabe {name} fehlt</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>its {slot} points to {object}, which is optional</source>
   <translation>{slot} verweist auf {object}, das optional ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>join the two</source>
   <translation>beide zusammenfügen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>joined labels are read as one label, as written</source>
   <translation>das Verbundene wird als ein einziges Label gelesen, wie es dasteht</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>keep one of the two</source>
   <translation>nur eine von beiden behalten</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>keep the class of mentions, usually coref</source>
   <translation>die Klasse der Erwähnungen behalten, meist coref</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>key</source>
   <translation>Schlüssel</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>key class of {count}</source>
   <translation>Schlüsselklasse mit {count}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/unread.py"/>
   <source>kinds of notes</source>
   <translation>Arten von Anmerkungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>label</source>
   <translation>Label</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>label restrictions for {subject}, which is of type {type}</source>
   <translation>Label-Einschränkungen für {subject}, das vom Typ {type} ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>label {label!r}</source>
   <translation>Label {label!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <source>label {label} in equivalence classes {first} and {second}</source>
   <translation>Label {label} in den Äquivalenzklassen {first} und {second}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>label {label}, which the task does not declare</source>
   <translation>Label {label}, das die Aufgabe nicht deklariert</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>label {name!r} twice</source>
   <translation>Label {name!r} zweimal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>label {name!r}, which no &lt;annotation&gt; declares</source>
   <translation>Label {name!r}, das kein &lt;annotation&gt; deklariert</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>label {name!r}, which the task does not have</source>
   <translation>Label {name!r}, das die Aufgabe nicht hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>label {name} again</source>
   <translation>Label {name} noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>label {name} in strata {first} and {second}</source>
   <translation>Label {name} in den Schichten {first} und {second}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>label {name} in tag profiles {first} and {second}</source>
   <translation>Label {name} in den Tag-Profilen {first} und {second}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>labels</source>
   <translation>Labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>labels joined by commas, as {example!r}</source>
   <translation>mit Kommas verbundene Labels, wie {example!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/unread.py"/>
   <source>labels of segments</source>
   <translation>Labels von Segmenten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>labels shown</source>
   <translation>angezeigte Labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>labels that are paired before others point to them</source>
   <translation>Labels, die gepaart werden, bevor andere auf sie verweisen (A8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>labels that do not point to each other in a circle</source>
   <translation>Labels, die nicht im Kreis aufeinander verweisen (A8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>labels that point to themselves or to each other in a circle: {pointers}</source>
   <translation>Labels, die auf sich selbst oder im Kreis aufeinander verweisen: {pointers}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>labels {names}</source>
   <extracomment>For one: label {names}</extracomment>
   <translation>
    <numerusform>Label {names}</numerusform>
    <numerusform>Labels {names}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>labels {names}, which differ only in case</source>
   <translation>Labels {names}, die sich nur in der Groß-/Kleinschreibung unterscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>later</source>
   <translation>später</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>layer {name} again</source>
   <translation>Ebene {name} noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>leave --align never out, or give the texts of the documents</source>
   <translation>--align never weglassen oder die Texte der Dokumente angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>leave one character, in quotes if it is a blank</source>
   <translation>nur eins stehen lassen, in Anführungszeichen, falls es ein Leerzeichen ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>leave one out</source>
   <translation>eins davon weglassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>leave one value, or choose another separator than {separator!r}</source>
   <translation>nur einen stehen lassen, oder ein anderes Trennzeichen als {separator!r} angeben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>leave out</source>
   <translation>weglassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>leave out relations without an end</source>
   <translation>Relationen ohne ein Ende weglassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>leave the file out, or have all texts aligned (--align always)</source>
   <translation>die Datei weglassen oder alle Texte ausrichten lassen (--align always)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>leave the key out of the responses</source>
   <translation>den Schlüssel bei den Antworten weglassen</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>leave the relations out too (export --omit-relations), or keep their targets</source>
   <extracomment>For one: leave the relation out too (export --omit-relations), or keep its target</extracomment>
   <translation>
    <numerusform>auch weglassen (wie export --omit-relations) oder behalten, worauf sie verweist</numerusform>
    <numerusform>auch weglassen (wie export --omit-relations) oder behalten, worauf sie verweisen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>leave them out of one</source>
   <translation>bei einem davon weglassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>left out</source>
   <translation>ausgelassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>let tags nest: close the inner one first, and every one once</source>
   <translation>Tags ineinander schachteln: das innere zuerst schließen, und jedes nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/campaign.py"/>
   <source>lies in a folder of inputs, {folder}</source>
   <translation>liegt in einem Ordner mit Eingaben, {folder}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>lies in {key}'s extent and contains a minimal string (M15)</source>
   <translation>liegt in der Ausdehnung laut {key} und enthält eine minimale Zeichenkette (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>lies in {key}'s full string and contains a minimal one (M6, M14)</source>
   <translation>liegt in der vollen Zeichenkette laut {key} und enthält eine minimale (M6, M14)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>like this: {counts}</source>
   <translation>ebenso: {counts}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>line feeds at most</source>
   <translation>höchstens Zeilenvorschübe</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>line {line}</source>
   <translation>Zeile {line}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as in A</source>
   <translation>verknüpfen wie bei A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as in B</source>
   <translation>verknüpfen wie bei B</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>link as in both</source>
   <translation>verknüpfen wie bei beiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>link as in the majority</source>
   <translation>verknüpfen wie bei der Mehrheit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <source>link as in {letter}</source>
   <translation>verknüpfen wie bei {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>link chosen manually</source>
   <translation>Verknüpfung von Hand gewählt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>link information {text}</source>
   <translation>Stellenangabe {text}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>link of {letters}</source>
   <translation>Verknüpfung von {letters}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>links that are kept: mentions of a class less the parts it falls into</source>
   <translation>erhaltene Verknüpfungen: Erwähnungen einer Klasse minus Teile, in die sie zerfällt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>list its tokens</source>
   <translation>ihre Tokens aufführen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/inputs_astray.py"/>
   <source>located</source>
   <translation>wiedergefunden</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>macro average</source>
   <translation>Makro-Mittelwert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>majority</source>
   <translation>Mehrheit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>majority of the annotators</source>
   <translation>Mehrheit der Annotatoren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>majority of the links</source>
   <translation>Mehrheit der Verknüpfungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>make a new project of the same inputs, then run: annotally rescue PROJECT OUTPUT --like NEW</source>
   <translation>ein neues Projekt aus denselben Eingaben anlegen, dann: annotally rescue PROJECT OUTPUT --like NEW</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>make it simpler</source>
   <translation>vereinfachen</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>make it simpler; a name such as ctm or hyp is enough</source>
   <translation>vereinfachen; ein Name wie ctm oder hyp genügt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/spool.py"/>
   <source>make room in the folder for temporary files, which TMPDIR names</source>
   <translation>schaffen Sie Platz im Ordner für temporäre Dateien, den TMPDIR nennt</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>make room, or save the project on another disk</source>
   <translation>Platz schaffen oder das Projekt auf einem anderen Datenträger speichern</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>malformed header {header}</source>
   <translation>fehlerhafte Kopfzeile {header}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>malformed tag {text}</source>
   <translation>fehlerhaftes Tag {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>manual alignments that no longer fit: {words}</source>
   <translation>von Hand ausgerichtete Wörter sind nicht mehr so ausgerichtet: {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>mapping rules</source>
   <translation>Zuordnungsregeln</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>maps to another one, which it overlaps more, or as much and in an earlier line (E1)</source>
   <translation>wird einer anderen zugeordnet, mit mehr Überlappung oder mit gleich viel und in einer früheren Zeile (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>maps to it too, but another overlaps it more: a false positive (E1)</source>
   <translation>derselben Gold-Erwähnung zugeordnet, die aber eine andere mehr überlappt: falsch positiv (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>maps to it too, but another was paired with it manually: a false positive (C4)</source>
   <translation>derselben Gold-Erwähnung zugeordnet, mit der aber von Hand eine andere gepaart wurde: falsch positiv (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/equality.py"/>
   <source>marked optional, but its status differs</source>
   <translation>optional, dem Status nach aber nicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>match</source>
   <translation>Treffer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>match above</source>
   <translation>Treffer über</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>match bound above mismatch bound</source>
   <translation>keine Überlappung, die über der einen und zugleich unter der anderen Grenze liegt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>may be left out</source>
   <translation>darf ausgelassen werden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>mean</source>
   <translation>Mittelwert</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean F of pairs of one class and pairs of two</source>
   <translation>mittleres F von Paaren aus einer Klasse und von Paaren aus zweien</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean of the documents' accuracy</source>
   <translation>Mittelwert der Korrektheit der Dokumente</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean of the documents' precision</source>
   <translation>Mittelwert der Genauigkeit der Dokumente</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean of the documents' recall</source>
   <translation>Mittelwert der Trefferquote der Dokumente</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>mean over pairs of annotators of 2·matched / (spans of the one + spans of the other)</source>
   <translation>Mittelwert über Paare von Annotatoren: 2·gepaarte / (Spannen des einen + Spannen des anderen)</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean precision of pairs of one class and pairs of two</source>
   <translation>mittlere Genauigkeit von Paaren aus einer Klasse und von Paaren aus zweien</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>mean recall of pairs of one class and pairs of two</source>
   <translation>mittlere Trefferquote von Paaren aus einer Klasse und von Paaren aus zweien</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>member {member}, which does not exist</source>
   <translation>Mitglied {member}, das es nicht gibt</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>mention</source>
   <translation>Erwähnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>mention id {name!r} again, first in line {line}</source>
   <translation>Erwähnungs-ID {name!r} noch einmal, zuerst in Zeile {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>mention of chain {chain} on the same tokens as one before it</source>
   <translation>Erwähnung der Kette {chain} auf denselben Tokens wie eine davor</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>mention of chain {chain} on the same tokens as one before it, there of chain {first}</source>
   <translation>Erwähnung der Kette {chain} auf denselben Tokens wie eine davor, dort der Kette {first}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>mention {name} with the token list {tokens!r}</source>
   <translation>Erwähnung {name} mit der Token-Liste {tokens!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/checks.py"/>
   <source>mention {second} on the same tokens as {first}</source>
   <translation>Erwähnung {second} auf denselben Tokens wie {first}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions</source>
   <translation>Erwähnungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>mentions ({labels})</source>
   <translation>Erwähnungen ({labels})</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions and classes</source>
   <translation>Erwähnungen und Klassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/final_keys.py"/>
   <source>mentions and their classes have no alternatives</source>
   <translation>Erwähnungen und ihre Klassen haben keine Alternativen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions less one</source>
   <translation>Erwähnungen minus eins</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions that aligned classes have in common</source>
   <translation>gemeinsame Erwähnungen der einander zugeordneten Klassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions that are paired</source>
   <translation>Erwähnungen, die zusammengehören</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>mentions that brackets can tell apart</source>
   <translation>Erwähnungen, die sich durch Klammern unterscheiden lassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/checks.py"/>
   <source>mentions that match either map to {name}, so that this file would not score 1.0 against itself</source>
   <translation>Erwähnungen, die zu einer der beiden passen, werden {name} zugeordnet, sodass diese Datei gegen sich selbst nicht 1.0 erreichen würde (E7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/checks.py"/>
   <source>mentions that share no token</source>
   <translation>Erwähnungen ohne gemeinsames Token</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>mentions; optional ones not found are left out</source>
   <translation>Erwähnungen; nicht gefundene optionale sind ausgelassen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>merge classes</source>
   <translation>Klassen vereinigen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>merge the classes, or decide the link in another way</source>
   <translation>zu einer Klasse vereinen oder über die Verknüpfung anders entscheiden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>method</source>
   <translation>Methode</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>method {method!r} of dimension {dimension}</source>
   <translation>Methode {method!r} der Dimension {dimension}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>minimal extents inside the first extent</source>
   <translation>minimale Ausdehnungen innerhalb der ersten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>minimal strings in a later alternative of {slot}</source>
   <translation>minimale Zeichenketten in einer späteren Alternative von {slot}</translation>
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
   <translation>fehlend</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>more after the document</source>
   <translation>Weiteres hinter dem Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>more combinations of alternatives in {slot}</source>
   <translation>zu viele Kombinationen von Alternativen in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>more than one sentence</source>
   <translation>mehr als ein Satz</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>more than {limit:,} bytes</source>
   <translation>mehr als {limit:,} Bytes</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>more than {limit:,} parts in the expressions of one file</source>
   <translation>mehr als {limit:,} Teile in den Ausdrücken einer Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>more than {limit} parts</source>
   <translation>mehr als {limit} Teile</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>more than {limit} ways through alternatives, or {depth} in one another</source>
   <translation>mehr als {limit} Wege durch Alternativen oder mehr als {depth} ineinander geschachtelte</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>most do not have it</source>
   <translation>die meisten haben es nicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>move extent</source>
   <translation>Ausdehnung verschieben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>move its ends to those of tokens</source>
   <translation>die Grenzen auf die von Tokens verschieben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>move the class below those it points to in class_defs</source>
   <translation>die Klasse in class_defs unter die verschieben, auf die sie verweist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>move the line, or correct its column</source>
   <translation>die Zeile verschieben oder ihre Spalte korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>multiply all weights and thresholds of the class by ten or a hundred: the same pairs come out</source>
   <translation>alle Gewichte und Schwellen der Klasse mit zehn oder hundert multiplizieren: es ergeben sich dieselben Paare</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>n</source>
   <translation>n</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>name a slot of this class</source>
   <translation>einen Slot dieser Klasse angeben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>name of the layer</source>
   <translation>Name der Ebene</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>name the slot it belongs to, or make the line a comment with # in the first column</source>
   <translation>den Slot nennen, zu dem sie gehört, oder die Zeile mit # in der ersten Spalte zum Kommentar machen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>name the systems with --names, or rename their files</source>
   <translation>die Systeme mit --names benennen oder ihre Dateien umbenennen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>names cannot be hidden: one side is the key, not an annotator</source>
   <translation>eine der beiden Seiten ist der Schlüssel, und alles Gezeigte verrät das</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/unread.py"/>
   <source>names of normalisations</source>
   <translation>Namen von Normalisierungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>names that a header can tell apart</source>
   <translation>Namen, die ein Kopf unterscheiden kann</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>neither</source>
   <translation>keins von beiden</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/checks.py"/>
   <source>neither overlaps a gold mention, and both are false positives</source>
   <translation>keine von beiden überlappt eine Gold-Erwähnung, und beide sind falsch positiv (E7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>neither side has anything</source>
   <translation>keine Seite hat etwas</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>neither side has two mentions</source>
   <translation>keine Seite hat zwei Erwähnungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>new class ({letters})</source>
   <translation>neue Klasse ({letters})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>new class, no link is accepted</source>
   <translation>neue Klasse, keine Verknüpfung ist angenommen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>nine</source>
   <translation>9</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>no</source>
   <translation>0</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>no "{name}" in {description}</source>
   <translation>{description} ohne "{name}"</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>no &lt;TextWithNodes&gt;</source>
   <translation>kein &lt;TextWithNodes&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>no Id or no Type</source>
   <translation>keine Id oder kein Type</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/slot_limits.py"/>
   <source>no alternatives of {slot}</source>
   <translation>keine Alternativen von {slot}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <location filename="gui/annotally_gui/views/compact_cards.py"/>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>no annotation here</source>
   <translation>hier keine Annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>no annotation set {chosen!r}</source>
   <translation>keine Annotationsmenge {chosen!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>no annotation set {name!r}</source>
   <translation>keine Annotationsmenge {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>no annotation tag and no document tag</source>
   <translation>kein Annotations-Tag und kein Dokument-Tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/slot_limits.py"/>
   <source>no annotations that cross</source>
   <translation>keine Annotationen, die sich überkreuzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>no annotator {letter}</source>
   <translation>kein Annotator {letter}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>no attributes</source>
   <translation>keine Attribute</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>no category is compared; set the attribute of the category (sgml_TYPE_slot)</source>
   <translation>keine Kategorie wird verglichen; das Attribut angeben, das sie enthält (sgml_TYPE_slot)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>no class {name!r} for the relevance of documents</source>
   <translation>keine Klasse {name!r}, die angibt, welche Dokumente relevant sind</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>no colon after "{key}"</source>
   <translation>kein Doppelpunkt hinter "{key}"</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>no column of tags</source>
   <translation>keine Tag-Spalte</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>no column {name!r} of tags</source>
   <translation>keine Tag-Spalte {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>no column {name!r} of words</source>
   <translation>keine Wortspalte {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>no document</source>
   <translation>kein Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>no document has a gold mention</source>
   <translation>kein Dokument hat eine Gold-Erwähnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>no document is in two of {sides}</source>
   <translation>kein Dokument, das zwei von {sides} haben</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>no document of the key</source>
   <translation>kein Dokument des Schlüssels</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>no elements</source>
   <translation>keine Elemente</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>no entities</source>
   <translation>keine Entitäten</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no entity of the hypothesis that overlaps it was left (S3, S4)</source>
   <translation>keine überlappende Entität der Hypothese war übrig (S3, S4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no entity of the reference that overlaps it was left (S3, S4)</source>
   <translation>keine überlappende Entität der Referenz war übrig (S3, S4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>no entry can be read</source>
   <translation>nichts von dem, was eingegeben wurde, ist lesbar</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/added.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>no extent</source>
   <translation>keine Ausdehnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>no extent can match these offsets; correct them</source>
   <translation>nach ihnen kann keine Ausdehnung richtig sein; korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>no extent, and not two pointers</source>
   <translation>keine Ausdehnung und keine zwei Verweise</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>no extent, and pointers to Governor and Dependent as others of {layer}</source>
   <translation>keine Ausdehnung, aber Verweise auf Governor und Dependent wie bei anderen der Ebene {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>no extents</source>
   <translation>keine Ausdehnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>no files</source>
   <translation>keine Dateien</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>no folder with a {kind} for each system</source>
   <translation>kein Ordner mit je einem Eintrag ({kind}) für jedes System</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>no function {name!r} in {path}</source>
   <translation>keine Funktion {name!r} in {path}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no instance set of the other side that overlaps it was left (H8)</source>
   <translation>keine überlappende Instanzmenge der anderen Seite war übrig (H8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>no item has all its labels, or one label is used throughout</source>
   <translation>kein Item hat alle seine Labels, oder durchweg ist dasselbe Label verwendet</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>no item has both labels, or both annotators use one and the same label throughout</source>
   <translation>kein Item hat beide Labels, oder beide Annotatoren verwenden durchweg ein und dasselbe Label</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>no item has two labels</source>
   <translation>kein Item hat zwei Labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>no item has two labels, or one label is used throughout</source>
   <translation>kein Item hat zwei Labels, oder durchweg ist dasselbe Label verwendet</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>no key class</source>
   <translation>keine Schlüsselklasse</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no key object was left to align it with (M8)</source>
   <translation>kein Objekt des Schlüssels war zum Zuordnen übrig (M8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>no label to compare</source>
   <translation>kein Label zum Vergleichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>no layer {layer!r}</source>
   <translation>keine Ebene {layer!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>no less than this pair</source>
   <translation>nicht weniger als dieses Paar</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>no line of two columns</source>
   <translation>keine Zeile mit zwei Spalten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>no line that names a document</source>
   <translation>keine Zeile, die ein Dokument nennt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>no link</source>
   <translation>keine Verknüpfung</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/final_key.py"/>
   <source>no link here is shared by more than half of the annotators</source>
   <translation>hier gibt es keine Verknüpfung, die mehr als die Hälfte der Annotatoren hat</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>no longer in the inputs: {words}</source>
   <translation>nicht mehr in den Eingaben: {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>no majority</source>
   <translation>keine Mehrheit</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>no match below</source>
   <translation>kein Treffer unter</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no mention of it is in a class of the other side</source>
   <translation>keine ihrer Erwähnungen ist in einer Klasse der anderen Seite</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no mention of {key} is paired with it (M15)</source>
   <translation>keine Erwähnung von {key} gehört dazu (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no mention of {response} is paired with it (M15)</source>
   <translation>keine Erwähnung von {response} gehört dazu (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>no method: it has its own</source>
   <translation>keine Methode: sie hat ihre eigene</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>no name after {line!r}</source>
   <translation>kein Name hinter {line!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no object of {key} was left to align it with (M8)</source>
   <translation>kein Objekt von {key} war zum Zuordnen übrig (M8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no object of {response} was left to align it with (M8)</source>
   <translation>kein Objekt von {response} war zum Zuordnen übrig (M8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>no option {option}</source>
   <translation>keine Option {option}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>no pair has any span</source>
   <translation>kein Paar hat eine Spanne</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>no part of the file can be read</source>
   <translation>nichts davon ist lesbar</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>no permission to read it</source>
   <translation>keine Leseberechtigung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>no pointer, as it is declared or as others have it</source>
   <translation>kein Verweis, wie deklariert oder wie bei anderen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>no project in use</source>
   <translation>kein offenes Projekt</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>no project is open</source>
   <translation>kein Projekt ist offen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>no realis status</source>
   <translation>kein Realis-Status</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <location filename="gui/annotally_gui/widgets/why_line.py"/>
   <source>no reason</source>
   <translation>keine Begründung</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>no response class</source>
   <translation>keine Antwortklasse</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no response object was left to align it with (M8)</source>
   <translation>kein Objekt der Antwort war zum Zuordnen übrig (M8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>no scheduler answers (limit: {seconds} seconds)</source>
   <translation>kein Scheduler antwortet (Grenze: {seconds} Sekunden)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no similar annotation of the hypothesis is left (A3, A4)</source>
   <translation>in der Hypothese ist nichts Ähnliches übrig (A3, A4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no similar annotation of the reference is left (A3, A4)</source>
   <translation>in der Referenz ist nichts Ähnliches übrig (A3, A4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>no slot {slot!r} in class {owner!r} for the relevance of documents</source>
   <translation>kein Slot {slot!r} in Klasse {owner!r}, der angibt, welche Dokumente relevant sind</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/formats/unreadable.py"/>
   <source>no such file</source>
   <translation>Datei nicht vorhanden</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>no such input</source>
   <translation>Eingabe nicht vorhanden</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no system mention has its highest overlap with it (E1)</source>
   <translation>keine Systemerwähnung hat hier ihre größte Überlappung (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>no system of this name</source>
   <translation>kein System dieses Namens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>no tag</source>
   <translation>kein Tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>no task called {name!r}</source>
   <translation>keine Aufgabe namens {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>no template</source>
   <translation>kein Template</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/writer.py"/>
   <source>no text</source>
   <translation>kein Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>no token table for document {document}</source>
   <translation>keine Token-Tabelle zu Dokument {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>no token table for its document</source>
   <translation>keine Token-Tabelle zum Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>no value of {option}</source>
   <translation>{option} ohne Wert</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_details.py"/>
   <source>no weight: it does not count</source>
   <translation>kein Gewicht: zählt nicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>no word error where both extents are (S3)</source>
   <translation>kein Wortfehler, wo beide stehen (S3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>no words</source>
   <translation>keine Wörter</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>no words in document {document}, {count} in {side}</source>
   <translation>keine Wörter in Dokument {document}, {count} in {side}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>no {footer} for document {name}, which begins in line {line}</source>
   <translation>kein {footer} für Dokument {name}, das in Zeile {line} beginnt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>no {name} next to it</source>
   <translation>kein {name} daneben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>node {identifier} again</source>
   <translation>Knoten {identifier} noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>node {identifier} at offset {units}</source>
   <translation>Knoten {identifier} an Position {units}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>non-committal</source>
   <translation>unverbindlich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <location filename="gui/annotally_gui/dialogs/profile/methods_page.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>none</source>
   <translation>keine</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>none of them disagrees</source>
   <translation>keins davon weicht ab</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>none, as others of its label</source>
   <translation>keine, wie bei anderen dieses Labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>none, or one that only names a document type, which is not loaded</source>
   <translation>keine, oder eine, die nur einen Dokumenttyp nennt, der nicht geladen wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>none: its values are annotations</source>
   <translation>keine: seine Werte sind Annotationen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>none: the files have none</source>
   <translation>keine, denn die Dateien haben keine</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>not JSON: no comma after an annotation</source>
   <translation>kein JSON: kein Komma hinter einer Annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>not JSON: the end of the file</source>
   <translation>kein JSON: Ende der Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>not JSON: {sign!r}</source>
   <translation>kein JSON: {sign!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>not JSON: {why}</source>
   <translation>kein JSON: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>not a regular file</source>
   <translation>keine gewöhnliche Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>not all are paired with each other</source>
   <translation>nicht alle sind miteinander gepaart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>not annotated</source>
   <translation>nicht annotiert</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not chosen, because the pair shown is a manual pair (C4)</source>
   <translation>übergangen, weil das gezeigte Paar von Hand gebildet wurde (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not compared between labels of different tag profiles, but it counts (A5)</source>
   <translation>zwischen Labels verschiedener Tag-Profile nicht verglichen, zählt aber (A5)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>not counted</source>
   <translation>nicht gezählt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/question_model.py"/>
   <source>not flagged</source>
   <translation>nicht markiert</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>not found</source>
   <translation>nicht gefunden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>not in all</source>
   <translation>nicht bei allen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>not in the final key</source>
   <translation>nicht im endgültigen Schlüssel</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/equality.py"/>
   <source>not marked optional, but its status differs</source>
   <translation>nicht optional, dem Status nach aber doch</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not paired, because of manual pairs or splits (C4)</source>
   <translation>allein wegen dessen, was von Hand gepaart oder getrennt gehalten wurde (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not paired: all pairs together are most similar so (A12)</source>
   <translation>bleibt allein, weil so alle Paare zusammen am ähnlichsten sind (A12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>not paired: the pair shown has precedence (M7)</source>
   <translation>bleibt allein, weil das gezeigte Paar vorgeht (M7)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>not required</source>
   <translation>nicht erforderlich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>not scored</source>
   <translation>nicht gewertet</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>not such a result: {problem}</source>
   <translation>kein solches Ergebnis: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not the same</source>
   <translation>nicht gleich</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>not the same, compared verbatim (E4)</source>
   <translation>nicht gleich, wörtlich verglichen (E4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>not well-formed XML: {why}</source>
   <translation>kein wohlgeformtes XML: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>note {text!r}</source>
   <translation>Anmerkung {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/unread.py"/>
   <source>notes on missing annotations</source>
   <translation>Anmerkungen zu Annotationen, die es nicht gibt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <location filename="gui/annotally_gui/models/sheet_model.py"/>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>nothing</source>
   <translation>nichts</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>nothing but a byte-order mark</source>
   <translation>nichts als ein Byte-Order-Mark</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/writer.py"/>
   <source>nothing but a token</source>
   <translation>nichts als ein Token</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/source_diagnostics.py"/>
   <source>nothing but blanks</source>
   <translation>nichts als Leerzeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>nothing is counted</source>
   <translation>nichts ist gezählt</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>nothing is open: the process that reads and scores was restarted</source>
   <translation>nichts ist geöffnet: der Prozess, der liest und wertet, wurde neu gestartet</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/measures.py"/>
   <source>nothing is paired</source>
   <translation>nichts ist gepaart</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>nothing is scored: nothing is annotated in {sides}</source>
   <translation>nichts wird gewertet: bei {sides} ist nichts annotiert</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>nothing is scored: {task} does not compare {types} of {sides}</source>
   <translation>nichts wird gewertet: {task} vergleicht nichts von dem, was es bei {sides} gibt: {types}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>nothing next to a colon</source>
   <translation>nichts neben einem Doppelpunkt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>nothing next to a slash</source>
   <translation>nichts neben einem Schrägstrich</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>nothing of the type {types}</source>
   <translation>nichts vom Typ {types}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>nothing of {key} was left to map to it</source>
   <translation>von {key} war nichts zum Zuordnen übrig</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>nothing of {response} was left to map to it</source>
   <translation>von {response} war nichts zum Zuordnen übrig</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>nothing on either side</source>
   <translation>auf keiner Seite etwas</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/conversion.py"/>
   <source>nothing that {title} can contain</source>
   <translation>nichts, was {title} enthalten könnte</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>nothing to decide</source>
   <translation>nichts zu entscheiden</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>nothing to search</source>
   <translation>nichts, wonach zu suchen wäre</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>nothing was mapped to it and its slot is optional: unscored (H3, H14)</source>
   <translation>nichts wurde zugeordnet, und der Slot ist optional: nicht gewertet (H3, H14)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>number the mentions again</source>
   <translation>die Erwähnungen neu nummerieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>number the tokens again</source>
   <translation>die Tokens neu nummerieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>numbers {first} and {second} at one annotation of {layer}</source>
   <translation>Nummern {first} und {second} bei einer Annotation der Ebene {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>object</source>
   <translation>Objekt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>object not recorded</source>
   <translation>Objekt nicht verzeichnet</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>object scores</source>
   <translation>Objektwertungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>object {header} given twice, first in line {line}</source>
   <translation>Objekt {header} noch einmal, zuerst in Zeile {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>objects: {counts}</source>
   <translation>Objekte: {counts}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>of all such the first is read</source>
   <translation>überall wird die erste gelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>of the mentions that map to it the one with the highest overlap (E1)</source>
   <translation>von den zugeordneten Erwähnungen die mit der größten Überlappung (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>of {method}: no options</source>
   <translation>bei {method}: keine Optionen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>of {method}: {names}</source>
   <translation>bei {method}: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>off by no more words than the tolerance, all of them word errors (S2)</source>
   <translation>weicht um nicht mehr Wörter ab als die Toleranz, alle davon Wortfehler (S2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>offset {cell!r}</source>
   <translation>Position {cell!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>offset {number}</source>
   <translation>Position {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>offsets between characters</source>
   <translation>Stellen zwischen Zeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>offsets from 0 to {size}</source>
   <translation>Positionen von 0 bis {size}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/linked_text.py"/>
   <source>offsets from {start} to {end}</source>
   <translation>Positionen von {start} bis {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>offsets in order</source>
   <translation>aufsteigende Positionen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>offsets in the text</source>
   <translation>Positionen im Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>offsets of that string, in characters from the document's first</source>
   <translation>Positionen dieser Zeichenkette, in Zeichen ab dem ersten des Dokuments</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>offsets or a minimum of {text}</source>
   <translation>Positionen oder ein Minimum von {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>offsets that fit the tokens</source>
   <translation>Positionen, die zu den Tokens passen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>offsets up to {offset}</source>
   <translation>Stellen bis {offset}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>offsets up to {size}</source>
   <translation>Positionen bis {size}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>offsets without a fill: {text}</source>
   <translation>Positionen ohne Füllung: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>on the left side</source>
   <translation>auf der linken Seite</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>on the right side</source>
   <translation>auf der rechten Seite</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>on {count:,} rows</source>
   <extracomment>For one: on {count} row</extracomment>
   <translation>
    <numerusform>in {count} Zeile</numerusform>
    <numerusform>in {count:,} Zeilen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>on {what}</source>
   <translation>bei {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>one</source>
   <translation>1</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>one ) for each (</source>
   <translation>zu jeder ( eine )</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>one &lt;{element}&gt; in every document</source>
   <translation>ein &lt;{element}&gt; in jedem Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>one &lt;{tag}&gt; element per document and no annotation tags in the text itself</source>
   <translation>ein Element &lt;{tag}&gt; je Dokument und keine Annotations-Tags im Text selbst</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>one aggregation at every label of the tag profile</source>
   <translation>dieselbe Aggregation bei jedem Label des Tag-Profils</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <source>one annotation of each annotator in a row</source>
   <translation>je Zeile nur eine Annotation pro Annotator</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>one annotation of that name</source>
   <translation>eine einzige Annotation dieses Namens</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>one annotator alone has this document: there is nothing to compare it with</source>
   <translation>dieses Dokument hat nur ein Annotator: es gibt nichts, womit es zu vergleichen wäre</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>one as in Perl</source>
   <translation>ein regulärer Ausdruck wie in Perl</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>one attribute of each label</source>
   <translation>ein Attribut je Label (A9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>one character</source>
   <translation>ein einzelnes Zeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>one class for coreference</source>
   <translation>eine einzige Klasse für Koreferenz</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>one column of tags</source>
   <translation>eine Tag-Spalte</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>one cross-reference</source>
   <translation>ein Querverweis</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>one document in each file: divide the file</source>
   <translation>ein Dokument je Datei: die Datei aufteilen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>one document in {side}, {name}; {other_side} has {count}: {names}</source>
   <translation>ein Dokument bei {side}, {name}; bei {other_side} sind es {count}: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>one extent, as others of its label</source>
   <translation>eine Ausdehnung, wie bei anderen dieses Labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>one extent, or pointers in a slot {slot}</source>
   <translation>eine Ausdehnung, oder Verweise in einem Slot {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>one feature for each layer</source>
   <translation>ein Merkmal je Ebene</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>one fill</source>
   <translation>eine Füllung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>one fill of a feature</source>
   <translation>eine Füllung je Merkmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>one for each profile</source>
   <translation>eins je Profil</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>one for each type</source>
   <translation>eine je Typ</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>one for every document</source>
   <translation>eine zu jedem Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>one kind of ends in a table</source>
   <translation>in einer Tabelle nur eine Art von Enden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>one label a tag</source>
   <translation>ein Label je Tag</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>one line, without one of the two kinds of quotes</source>
   <translation>eine einzige Zeile, ohne eine der beiden Arten von Anführungszeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>one mark of each document</source>
   <translation>nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>one number in all its columns</source>
   <translation>dieselbe Nummer in allen ihren Spalten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>one number per template</source>
   <translation>eine Nummer je Template</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>one of either end</source>
   <translation>je eine für beide Enden</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>one of its parts differs</source>
   <translation>ein Teil weicht ab</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>one of its slots</source>
   <translation>einer ihrer Slots</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>one of the annotation tags</source>
   <translation>eines der Annotations-Tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>one of the columns {first} to {last}</source>
   <translation>eine der Spalten {first} bis {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>one of the columns {names}</source>
   <translation>eine der Spalten {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>one of the declared classes</source>
   <translation>eine der deklarierten Klassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>one of the two</source>
   <translation>eins von beiden (A9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/coreference/comparer.py"/>
   <source>one of the two is not a compared mention</source>
   <translation>eins von beiden ist keine Erwähnung, die verglichen wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/comparer.py"/>
   <source>one of the two is not an event mention</source>
   <translation>eins von beiden ist keine Ereigniserwähnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/comparer.py"/>
   <source>one of the two is not compared</source>
   <translation>eins von beiden wird nicht verglichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>one of {choices}</source>
   <translation>einer von {choices}</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>one of {letters}</source>
   <translation>einer von {letters}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/io.py"/>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>one of {names}</source>
   <translation>eins von {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>one of {types}</source>
   <translation>einer von {types}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>one pair for each annotation</source>
   <translation>ein Paar je Annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>one pair of brackets around each minimal string</source>
   <translation>ein Paar eckiger Klammern um jede minimale Zeichenkette</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>one reading</source>
   <translation>eine Lesart</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>one set</source>
   <translation>eine einzige Annotationsmenge</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>one set of fills per slot: only a key has alternatives</source>
   <translation>eine einzige Menge von Füllungen je Slot: nur ein Schlüssel hat Alternativen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>one slash, and on the same line the fill that is optional or an alternative</source>
   <translation>ein Schrägstrich, und in derselben Zeile die Füllung, die optional oder eine Alternative ist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>one slot of a type</source>
   <translation>ein Slot eines Typs</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>one spelling</source>
   <translation>eine einzige Schreibung</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>one such attribute for each label</source>
   <translation>ein solches Attribut je Label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>one text</source>
   <translation>ein einziger Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>one text, {text}, for the {count} documents of {side}</source>
   <translation>ein einziger Text, {text}, für alle Dokumente von {side} ({count})</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>one type at every label of the tag profile</source>
   <translation>derselbe Typ bei jedem Label des Tag-Profils</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>one value</source>
   <translation>ein einziger Wert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/slot_limits.py"/>
   <source>one value of {slot}</source>
   <translation>nur eine Füllung von {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>one value: a mention has one {id_slot} and one {ref_slot}</source>
   <translation>ein Wert: eine Erwähnung hat {id_slot} und {ref_slot} je einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>one without name, which is the default</source>
   <translation>eins ohne Namen, das als Vorgabe gilt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>one word</source>
   <translation>ein Wort</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>one word a line, a number or nothing after it</source>
   <translation>ein Wort pro Zeile, dahinter eine Zahl oder nichts</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>one word without colon</source>
   <translation>ein Wort ohne Doppelpunkt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>one word, each once</source>
   <translation>ein Wort, jedes nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>one, as it is declared</source>
   <translation>einer, wie deklariert</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>one, which marks the text as relevant or not</source>
   <translation>eins, das angibt, ob der Text relevant ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>one: it has no default</source>
   <translation>eine Angabe: es gibt keine Vorgabe</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>one: only a reference has minimal extents</source>
   <translation>eines: nur eine Referenz hat minimale Ausdehnungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>only A</source>
   <translation>nur A</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>only B</source>
   <translation>nur B</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/hindrances.py"/>
   <source>only a whole annotation or a whole slot can be not required: choose one of these</source>
   <translation>nur eine ganze Annotation oder ein ganzer Slot lässt sich als nicht erforderlich kennzeichnen: das Ganze wählen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>only in {letter}</source>
   <translation>nur in {letter}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>only one fill per line</source>
   <translation>nur eine Füllung pro Zeile</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>only one of the two</source>
   <translation>das eine oder das andere</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/comparer.py"/>
   <source>only one of the two has an extent</source>
   <translation>nur eins von beiden hat eine Ausdehnung (A4)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>only optional parts differ</source>
   <translation>nur optionale Teile weichen ab</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>only the annotators who have it are compared</source>
   <translation>darin werden nur die verglichen, die es haben (C6)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>only the extent differs</source>
   <translation>nur die Ausdehnung weicht ab</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>only the first one counts</source>
   <translation>die erste zählt, diese nicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>only {side} has {names}</source>
   <translation>nur {side} hat {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>open another</source>
   <translation>eine andere öffnen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>open another file</source>
   <translation>eine andere Datei öffnen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>open it with a newer Annotally</source>
   <translation>mit einem neueren Annotally öffnen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>open the comparison again</source>
   <translation>den Vergleich wieder öffnen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>open the inputs again</source>
   <translation>die Eingaben neu öffnen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>open the mention, or remove the bracket</source>
   <translation>öffnen oder die Klammer entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>open the project again</source>
   <translation>das Projekt erneut öffnen</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>open the project in the window first: decisions that no longer fit are listed there</source>
   <translation>das Projekt zuerst im Fenster öffnen: dort ist aufgelistet, was nicht mehr passt</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>open the project in the window to see the inputs</source>
   <translation>das Projekt im Fenster öffnen, um zu sehen, welche</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>open the project read-only</source>
   <translation>schreibgeschützt öffnen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>open the sides as two annotators to hide their names</source>
   <translation>die Seiten als zwei Annotatoren öffnen, um zu verbergen, wer was annotiert hat</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>open {type}: {words}</source>
   <translation>offene Objekte des Typs {type}: {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>option</source>
   <translation>Option</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>option {name!r} of dimension {dimension}</source>
   <translation>Option {name!r} der Dimension {dimension}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>option {option} again, after {place}</source>
   <translation>Option {option} noch einmal, nach {place}</translation>
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
   <translation>optional und nicht gefunden: die Klasse wird ohne diese Erwähnung gewertet (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>optional fills</source>
   <translation>optionale Füllungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>optional slot {slot} without a fill</source>
   <translation>optionaler Slot {slot} ohne Füllung</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>optional though not marked so: {reason} (M17)</source>
   <translation>optional, obwohl nicht so gekennzeichnet: {reason} (M17)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>optional, and nothing was aligned with it: non-committal (M8, M9)</source>
   <translation>optional, und nichts wurde zugeordnet: unverbindlich (M8, M9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>optional, and nothing was mapped to it: non-committal</source>
   <translation>optional, und nichts wurde zugeordnet: unverbindlich</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>optional, and nothing was mapped to it: unscored (H14)</source>
   <translation>optional, und nichts wurde zugeordnet: nicht gewertet (H14)</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>options that the task can compare with</source>
   <translation>etwas, wonach die Aufgabe vergleichen kann</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>or</source>
   <translation>oder</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/take_bar.py"/>
   <source>or {letter}</source>
   <translation>oder {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>other attributes</source>
   <translation>andere Attribute</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>other content than {key}'s</source>
   <translation>anderer Inhalt als laut {key}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <source>other pointers</source>
   <translation>andere Verweise</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>over {count} documents</source>
   <extracomment>For one: over {count} document</extracomment>
   <translation>
    <numerusform>über {count} Dokument</numerusform>
    <numerusform>über {count} Dokumente</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>overlap</source>
   <translation>Überlappung</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>overlaps it as much, but is in a later line of the gold file (E1)</source>
   <translation>überlappt gleich viel, steht aber in einer späteren Zeile der Gold-Datei (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>overlaps it less (E1)</source>
   <translation>überlappt weniger (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>overlaps no mention of the other side that is not paired better (M19)</source>
   <translation>überlappt keine Erwähnung der anderen Seite, die nicht besser gepaart ist (M19)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>overlaps {key}'s mention and is equal to it after cleaning (M5, M15)</source>
   <translation>überlappt die Erwähnung laut {key} und ist ihr nach der Bereinigung gleich (M5, M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>overlaps, but is neither equal nor a minimal string inside {key}'s extent (M15)</source>
   <translation>überlappt, ist aber weder gleich noch eine minimale Zeichenkette in der Ausdehnung laut {key} (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>p</source>
   <translation>p</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>p of every two systems</source>
   <translation>p je zweier Systeme</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>p of {measure}.</source>
   <translation>p von {measure}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>p: approximate randomization over documents, {shuffles} shuffles (Noreen 1989; Chinchor 1992).</source>
   <translation>p: approximative Randomisierung über Dokumente, {shuffles} Vertauschungen (Noreen 1989; Chinchor 1992).</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>pair automatically</source>
   <translation>automatisch paaren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>pair manually</source>
   <translation>von Hand paaren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>paired</source>
   <translation>gepaart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>paired manually</source>
   <translation>von Hand gepaart</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired manually (C4)</source>
   <translation>von Hand gepaart (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired manually with another one (C4)</source>
   <translation>von Hand anders gepaart (C4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired one to one, for all pairs together overlap most so (M19)</source>
   <translation>eins zu eins gepaart, weil sich so alle Paare zusammen am meisten überlappen (M19)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired with another one (S4)</source>
   <translation>gehört zu einer anderen (S4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired with another one: all pairs together are most similar so (A12)</source>
   <translation>gehört zu einer anderen, weil so alle Paare zusammen am ähnlichsten sind (A12)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>paired with this</source>
   <translation>hiermit gepaart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>paired with {words}</source>
   <translation>gepaart mit {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired, for all pairs together are most similar so, but not the same (A3, A12)</source>
   <translation>gepaart, weil so alle Paare zusammen am ähnlichsten sind, aber nicht gleich (A3, A12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>paired, for all pairs together have most components right so (S4)</source>
   <translation>gepaart, weil so alle Paare zusammen die meisten richtigen Komponenten haben (S4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>pairs as the task makes them</source>
   <translation>Paare, wie die Aufgabe sie bildet</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>pairs of mentions of one class and of two, judged alike</source>
   <translation>gleich beurteilte Paare von Erwähnungen, aus einer Klasse und aus zweien</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>parentheses that do not pair up</source>
   <translation>unpaarige Klammern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>partial</source>
   <translation>teilweise</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>partial credit</source>
   <translation>teilweise angerechnet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>partly</source>
   <translation>teilweise</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>partly the same</source>
   <translation>teilweise gleich</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>perhaps {label}</source>
   <translation>vielleicht {label}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>phones of the CMU dictionary: {names}</source>
   <translation>Phoneme des CMU-Wörterbuchs: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>plain fills</source>
   <translation>einfache Füllungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>plain names of attributes, as version 1 has them, or "version": 2</source>
   <translation>einfache Attributnamen, wie Version 1 sie hat, oder "version": 2</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>pointer</source>
   <translation>Verweis</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>pointer {text} in quotes</source>
   <translation>Verweis {text} in Anführungszeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>pointer {text} to an object that does not exist</source>
   <translation>Verweis {text} auf ein Objekt, das es nicht gibt</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>pointers form a circle: {path}</source>
   <translation>Verweise führen im Kreis: {path}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>pointers in {feature!r} of {layer}</source>
   <translation>Verweise in {feature!r} der Ebene {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <source>pointers or several fills in {slot}</source>
   <translation>Verweise oder mehrere Füllungen in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>pointers to classes declared before their own</source>
   <translation>Verweise auf Klassen, die vor der eigenen stehen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>pointers to instances of this document</source>
   <translation>Verweise auf Instanzen dieses Dokuments</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>pointers to links of the same layer</source>
   <translation>Verweise auf Glieder derselben Ebene</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>pointers to objects of the key, and each object once</source>
   <translation>Objekte, die zueinander führen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>pointers to spans</source>
   <translation>Verweise auf Spannen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>pointers to {layer}</source>
   <translation>Verweise auf {layer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an instance that is mapped to {key}'s target (H3)</source>
   <translation>verweist auf eine Instanz, die dem Ziel laut {key} zugeordnet ist (H3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an instance that is not mapped to {key}'s target (H3)</source>
   <translation>verweist auf eine Instanz, die dem Ziel laut {key} nicht zugeordnet ist (H3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an object identical with one that is aligned with {key}'s target (M16)</source>
   <translation>verweist auf ein Objekt, das mit einem identisch ist, das dem Ziel laut {key} zugeordnet ist (M16)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an object that is aligned with {key}'s target</source>
   <translation>verweist auf ein Objekt, das dem Ziel laut {key} zugeordnet ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an object that is not aligned with {key}'s target</source>
   <translation>verweist auf ein Objekt, das dem Ziel laut {key} nicht zugeordnet ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an optional instance that nothing was mapped to: unscored (H3)</source>
   <translation>verweist auf eine optionale Instanz, der nichts zugeordnet wurde: nicht gewertet (H3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>points to an optional object that nothing was aligned with (M21)</source>
   <translation>verweist auf ein optionales Objekt, dem nichts zugeordnet wurde (M21)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>possible, but not paired: the pair shown has precedence (M15)</source>
   <translation>käme in Frage, bleibt aber allein, weil das gezeigte Paar vorgeht (M15)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>prevent the export</source>
   <translation>Export verhindern</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/output.py"/>
   <source>print to another file</source>
   <translation>anderswohin ausgeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/workers.py"/>
   <source>processes ended {count} times before they answered</source>
   <translation>Prozesse endeten {count}-mal, bevor sie antworteten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/unread.py"/>
   <source>processing instructions</source>
   <translation>Verarbeitungsanweisungen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/project_places.py"/>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <source>project</source>
   <translation>Projekt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/alignment.py"/>
   <source>pronunciations</source>
   <translation>Aussprachen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_tables.py"/>
   <source>pseudo-tokens</source>
   <translation>Pseudo-Tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>put &lt;stratum true_labels="{target}"/&gt; before that with {label}</source>
   <translation>&lt;stratum true_labels="{target}"/&gt; vor das mit {label} setzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>put &lt;task&gt; around it</source>
   <translation>&lt;task&gt; darum setzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>put a blank between two values</source>
   <translation>zwischen zwei Werte ein Leerzeichen setzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>put a colon into column one before an option's name, # before a comment</source>
   <translation>in Spalte eins einen Doppelpunkt vor den Namen einer Option setzen, # vor einen Kommentar</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>put each fill on a line of its own, after a slash if it is an alternative</source>
   <translation>jede Füllung in eine eigene Zeile setzen, eine Alternative hinter einen Schrägstrich</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>put it into &lt;{element}&gt;</source>
   <translation>in &lt;{element}&gt; setzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>put the file back, or open the project in the window to locate it</source>
   <translation>wieder an ihren Ort legen oder das Projekt im Fenster öffnen, um sie zu suchen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>put the fills of both under one name</source>
   <translation>die Füllungen beider unter einen Namen setzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>put the inputs in a folder that all workers share</source>
   <translation>die Eingaben in einen Ordner legen, den alle Worker teilen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>put the text of these tokens next to the table</source>
   <translation>den Text, aus dem diese Tokens entstanden sind, neben die Tabelle legen</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>put the value in quotes</source>
   <translation>in Anführungszeichen setzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>put the value in quotes if it contains blanks</source>
   <translation>in Anführungszeichen setzen, falls er Leerzeichen enthält</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>quote the whole fill</source>
   <translation>die ganze Füllung in Anführungszeichen setzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>quote what is text</source>
   <translation>Text in Anführungszeichen setzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>quote without its match: {text}</source>
   <translation>Anführungszeichen ohne Gegenstück: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>read as one fill; put the fill in quotes, or alternatives on lines of their own</source>
   <translation>es wird als eine Füllung gelesen (M26); sie in Anführungszeichen setzen, oder Alternativen in eigene Zeilen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>read as text</source>
   <translation>als Text gelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>read the file with --encoding {encoding}, or convert it to UTF-8</source>
   <translation>als solche mit --encoding {encoding} lesen oder in UTF-8 umwandeln</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>read-only</source>
   <translation>nur lesbar</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>reading takes more work than a file of this size should need</source>
   <translation>das Lesen ist aufwendiger, als es bei einer Datei dieser Größe sein kann</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>reason {reason}</source>
   <translation>Begründung {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>reason: {reason}</source>
   <translation>Begründung: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>relations with all their targets</source>
   <translation>Relationen mit allen ihren Enden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/unread.py"/>
   <source>remarks after MESSAGE: ID</source>
   <translation>Bemerkungen hinter MESSAGE: ID</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>remove a link</source>
   <translation>eine Verknüpfung entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove all but one</source>
   <translation>alle bis auf eins herausnehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove it</source>
   <translation>herausnehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/rules.py"/>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>remove it from one of them</source>
   <translation>an einer der Stellen herausnehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>remove link decision</source>
   <translation>Entscheidung zur Verknüpfung zurücknehmen</translation>
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
   <translation>eins von beiden entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>remove one of the two or give it another name</source>
   <translation>eine der beiden entfernen oder umbenennen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/documents.py"/>
   <source>remove one of the two, or have document numbers compared as written (verbatim)</source>
   <translation>eins von beiden entfernen oder die Dokumentnummern vergleichen lassen, wie sie dastehen (verbatim)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>remove one of the two, or put a fill that begins with a slash in quotes</source>
   <translation>einen der beiden entfernen, oder eine Füllung, die mit einem Schrägstrich beginnt, in Anführungszeichen setzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove one of them</source>
   <translation>an einer der Stellen herausnehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>remove or correct the line</source>
   <translation>die Zeile entfernen oder korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/tags.py"/>
   <source>remove or rename one of the two</source>
   <translation>eins von beiden entfernen oder umbenennen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>remove spans that cover the same text over and over</source>
   <translation>Spannen entfernen, die immer wieder denselben Text überdecken</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>remove the added annotation</source>
   <translation>die hinzugefügte Annotation entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>remove the attribute, or add a label that has it</source>
   <translation>herausnehmen oder ein Label ergänzen, das es hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove the attribute, or add the label that has it</source>
   <translation>herausnehmen oder das Label ergänzen, das es hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>remove the attribute, or give it a value</source>
   <translation>das Attribut entfernen oder ausfüllen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove the dimension, or give spanless labels a tag profile of their own</source>
   <translation>herausnehmen oder Labels ohne Ausdehnung ein eigenes Tag-Profil geben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>remove the dimension, or split the tag profile</source>
   <translation>herausnehmen oder das Tag-Profil aufteilen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>remove the flag</source>
   <translation>Markierung entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>remove the line</source>
   <translation>die Zeile entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <location filename="engine/annotally/methods/speech/pins.py"/>
   <source>remove the manual alignments</source>
   <translation>die Ausrichtung von Hand aufheben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>remove the one that is not its number</source>
   <translation>dasjenige entfernen, das nicht seine Nummer ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>remove the option: it changes nothing</source>
   <translation>weglassen: sie ändert nichts</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>remove them</source>
   <translation>herausnehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>removed</source>
   <translation>entfernt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>rename one of the two</source>
   <translation>umbenennen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>rename the class to {name}, here and in the template files</source>
   <translation>sie {name} nennen, hier und in den Template-Dateien</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>rename the document</source>
   <translation>das Dokument umbenennen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>renumber one</source>
   <translation>eins von beiden umnummerieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>renumber one of the two</source>
   <translation>eins von beiden neu nummerieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>rescue what can be read of it: annotally rescue, or Rescue in the window</source>
   <translation>retten, was davon lesbar ist: mit annotally rescue oder mit Retten im Fenster</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>response</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>response class of {count}</source>
   <translation>Antwortklasse mit {count}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>revert</source>
   <translation>zurücksetzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>right realis / gold</source>
   <translation>richtiges Realis / gold</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>right types / gold</source>
   <translation>richtige Typen / gold</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>role {word!r}</source>
   <translation>Rolle {word!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>row {row}: {before} became {after}</source>
   <translation>Zeile {row}: aus {before} wurde {after}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>rows of the scores</source>
   <translation>Zeilen der Wertungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_requests.py"/>
   <source>rows that allow it</source>
   <translation>Zeilen, die das zulassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>rule {line!r} has no replacement</source>
   <translation>{line!r} hat keine rechte Seite</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/identical_offer.py"/>
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>rule: {rule}</source>
   <translation>Regel: {rule}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>rules of the format {value!r}</source>
   <translation>Regeln im Format {value!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/models/state_words.py"/>
   <source>same</source>
   <translation>gleich</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>save the document from GATE again</source>
   <translation>das Dokument noch einmal aus GATE speichern</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>save the project as another file</source>
   <translation>das Projekt als andere Datei speichern</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>save the project on another disk</source>
   <translation>das Projekt auf einem anderen Datenträger speichern</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/atomic_write.py"/>
   <source>save there again, or open the project that it was saved from</source>
   <translation>noch einmal dorthin speichern oder das Projekt öffnen, aus dem gespeichert wurde</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>saved {time}</source>
   <translation>gespeichert {time}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>schema {schema}</source>
   <translation>Schema {schema}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>score both against the same key</source>
   <translation>beide gegen denselben Schlüssel werten</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>score profiles with names only: {names}</source>
   <translation>nur Wertungsprofile mit Namen: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>score the response again with --format json</source>
   <translation>diese Antwort noch einmal werten, mit --format json</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>score the response again with the same task, profile and rules</source>
   <translation>noch einmal nach derselben Aufgabe, demselben Profil und denselben Regeln werten</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>score the response again with these options</source>
   <translation>noch einmal mit diesen werten</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>score the response again with this task</source>
   <translation>noch einmal nach dieser Aufgabe werten</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>score the response of this run again</source>
   <translation>diese Antwort noch einmal werten</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>scored or unscored</source>
   <translation>scored oder unscored</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>sd</source>
   <translation>SD</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>second</source>
   <translation>zweite</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>seconds, as 12.34</source>
   <translation>Sekunden, wie 12.34</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>section 3.1.2, E1</source>
   <translation>Abschnitt 3.1.2, E1</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>section 3.1.3, E4</source>
   <translation>Abschnitt 3.1.3, E4</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>section group</source>
   <translation>Abschnittsgruppe</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>section scores</source>
   <translation>Wertungen der Abschnitte</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>section {name!r} of group {group!r} is not among doc_sections</source>
   <translation>Abschnitt {name!r} der Gruppe {group!r} fehlt in doc_sections</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>sections of doc_section_groups</source>
   <translation>Abschnitte, die doc_section_groups nennt</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/schema.py"/>
   <source>see the help on task files</source>
   <translation>siehe Hilfe zu Aufgabendateien</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>separate them by a blank</source>
   <translation>durch ein Leerzeichen trennen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>set content_name to the slot with the relevance</source>
   <translation>content_name auf den Slot setzen, der das angibt</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>set template_name to the class with the relevance</source>
   <translation>template_name auf die Klasse setzen, die das angibt</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>set, string or pointer</source>
   <translation>set, string oder pointer</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>seven</source>
   <translation>7</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>several annotators have this annotation: choose whose annotation to split</source>
   <translation>mehrere Annotatoren haben sie: angeben, wessen Annotation getrennt steht</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/fill_extents.py"/>
   <source>several fills of this slot have extents: choose one of the rows below</source>
   <translation>mehrere Füllungen dieses Slots haben Stellen: eine von denen darunter wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>several or optional fills in {slot}</source>
   <translation>mehrere oder optionale Füllungen in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>shares no token with a gold mention: a false positive (E1)</source>
   <translation>teilt kein Token mit einer Gold-Erwähnung: falsch positiv (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/adjudication_session.py"/>
   <source>sides with the same text</source>
   <translation>Seiten mit demselben Text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>similarity</source>
   <translation>Ähnlichkeit</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>similarity of aligned classes, twice what they share of both</source>
   <translation>Ähnlichkeit zugeordneter Klassen: das Doppelte des Gemeinsamen im Verhältnis zu beiden</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>similarity profiles with names only: {names}</source>
   <translation>nur Ähnlichkeitsprofile mit Namen: {names}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>six</source>
   <translation>6</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>skipped</source>
   <translation>übersprungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>skipped; indent it if it is a fill</source>
   <translation>übersprungen; einrücken, falls es eine Füllung ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>slash inside a fill: {text}</source>
   <translation>Schrägstrich in einer Füllung: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>slot definition</source>
   <translation>Slotdefinition</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>slot name {slot!r}</source>
   <translation>Slotname {slot!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>slot name {word} without a colon</source>
   <translation>Slotname {word} ohne Doppelpunkt</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>slot scores</source>
   <translation>Wertungen der Slots</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>slot {name!r} of class {owner!r} again, after {place}</source>
   <translation>Slot {name!r} der Klasse {owner!r} noch einmal, nach {place}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>slot {name!r} points from {owner!r}, the first class to be paired</source>
   <translation>Slot {name!r} verweist aus {owner!r}, der zuerst gepaarten Klasse</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>slot {slot!r}</source>
   <translation>Slot {slot!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>slot {slot!r} again</source>
   <translation>Slot {slot!r} noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/definition.py"/>
   <source>slot {slot!r} of class {name!r} is defined twice</source>
   <translation>Slot {slot!r} der Klasse {name!r} ist zweimal definiert</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>slot {slot!r}, which class {type!r} does not have</source>
   <translation>Slot {slot!r}, den Klasse {type!r} nicht hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>slot {slot}</source>
   <translation>Slot {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>slot {slot} given twice, first in line {line}</source>
   <translation>Slot {slot} noch einmal, zuerst in Zeile {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>slot {slot} outside an object</source>
   <translation>Slot {slot} außerhalb eines Objekts</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>slot {slot} twice</source>
   <translation>Slot {slot} zweimal</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>slot {value!r} for categories, which no class has</source>
   <translation>Slot {value!r} für Kategorien, den keine Klasse hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>slots fit to be attributes, each once</source>
   <translation>Slots, die Attribute sein können, jeder nur einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/editing.py"/>
   <source>some of these rows are added annotations: choose only added rows, or none</source>
   <translation>einige dieser Zeilen wurden von Hand hinzugefügt, andere nicht: nur die einen oder nur die anderen wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>some steps that could be redone could not be read</source>
   <translation>manches, was sich wiederholen ließe, konnte nicht gelesen werden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>sort the lines by file, channel and begin</source>
   <translation>die Zeilen nach Datei, Kanal und Beginn sortieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>sort the rows by their offsets</source>
   <translation>die Zeilen nach Positionen sortieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>span</source>
   <translation>Spanne</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>spanned labels only</source>
   <translation>nur Labels mit Ausdehnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>spans inside a sentence</source>
   <translation>Spannen innerhalb eines Satzes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>spans that cover more than {limit:,} characters in all</source>
   <translation>Spannen, die insgesamt mehr als {limit:,} Zeichen überdecken</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>spans that do not overlap</source>
   <translation>Spannen, die sich nicht überlappen</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/spans.py"/>
   <source>spans that overlap one of the same label by the same annotator</source>
   <translation>Spannen, die eine mit demselben Label vom selben Annotator überlappen</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/spans.py"/>
   <source>spans without characters</source>
   <translation>Spannen ohne Zeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/unread.py"/>
   <source>speakers</source>
   <translation>Sprecher</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>split</source>
   <translation>trennen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>split manually</source>
   <translation>von Hand getrennt</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>split manually (C4)</source>
   <translation>von Hand getrennt gehalten (C4)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>split or merged</source>
   <translation>getrennt oder zusammengezogen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>split the document where those start and end</source>
   <translation>es dort teilen, wo diese beginnen und enden (C6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>split the file</source>
   <translation>die Datei aufteilen</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>split the other annotations</source>
   <translation>die anderen trennen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>split the tag profile, or correct the attribute</source>
   <translation>das Tag-Profil aufteilen oder das Attribut korrigieren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>spurious</source>
   <translation>überzählig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>standard deviation</source>
   <translation>Standardabweichung</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>start it again, then this command: nothing was written</source>
   <translation>ihn neu starten, dann diesen Befehl: Es wurde nichts geschrieben</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>start workers (dask worker {address})</source>
   <translation>Worker starten (dask worker {address})</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>starts and ends at the same bars of the alignment (S2)</source>
   <translation>beginnt und endet an denselben Grenzen der Ausrichtung (S2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>starts or ends elsewhere (S2)</source>
   <translation>beginnt oder endet anderswo (S2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/state.py"/>
   <source>step {number} of its history cannot be undone or redone: {reason}</source>
   <translation>Schritt {number} des Verlaufs lässt sich nicht rückgängig machen oder wiederholen: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>still right</source>
   <translation>weiter richtig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/run_model.py"/>
   <source>still wrong</source>
   <translation>weiter falsch</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>straightened</source>
   <translation>geglättet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>strata</source>
   <translation>Schichten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>strings: the file is of version 1</source>
   <translation>Zeichenketten, denn die Datei hat Version 1</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>structured or empty fills in {slot}</source>
   <translation>strukturierte oder leere Füllungen in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>sub-token {unit} from {start} to {end}</source>
   <translation>Teiltoken {unit} von {start} bis {end}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <source>substituted</source>
   <translation>ersetzt</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>subtask</source>
   <translation>Teilaufgabe</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>subtask scores</source>
   <translation>Wertungen der Teilaufgaben</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>such an extent is never right; add the extent, or compare content alone (--points content)</source>
   <translation>eine nicht angegebene Ausdehnung ist nie richtig; sie angeben oder nur den Inhalt vergleichen (--points content)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>such pairs</source>
   <translation>solche Paare</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>such values count as different</source>
   <translation>solche Werte zählen als verschieden (A6)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>such values count as different; let {attribute} have &lt;label_restriction label="{target}" by_extent="yes"/&gt; to compare by extent and label</source>
   <translation>solche Werte zählen als verschieden (A6); {attribute} ein &lt;label_restriction label="{target}" by_extent="yes"/&gt; geben, um nach Ausdehnung und Label zu vergleichen (A15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>such values count as different; put &lt;stratum true_labels="{target}"/&gt; before that with {label}, or let {attribute} have &lt;label_restriction label="{target}" by_extent="yes"/&gt; to compare by extent and label</source>
   <translation>solche Werte zählen als verschieden (A6); &lt;stratum true_labels="{target}"/&gt; vor das mit {label} setzen oder {attribute} ein &lt;label_restriction label="{target}" by_extent="yes"/&gt; geben, um nach Ausdehnung und Label zu vergleichen (A15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>swap or correct the offsets</source>
   <translation>die beiden vertauschen oder korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>swap or correct the times</source>
   <translation>die Zeiten tauschen oder korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>swap or correct the two</source>
   <translation>beide vertauschen oder korrigieren</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>swap the two</source>
   <translation>die beiden vertauschen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>swap the two nodes</source>
   <translation>die beiden Knoten vertauschen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>system</source>
   <translation>System</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>t and the token's number, as t0</source>
   <translation>t und die Nummer des Tokens, wie t0</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <source>tag profile</source>
   <translation>Tag-Profil</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>tag {tag!r}</source>
   <translation>Tag {tag!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>tag {tag!r} with U+{code:04X}, which looks like a Latin letter</source>
   <translation>Tag {tag!r} mit U+{code:04X}, das wie ein anderer Buchstabe aussieht</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_tables.py"/>
   <source>tags</source>
   <translation>Tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>tags between words</source>
   <translation>Tags zwischen Wörtern</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>tags in the columns {names}</source>
   <translation>Tags in den Spalten {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>tags that nest</source>
   <translation>ineinander geschachtelte Tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>tags {tags}; --tags names others</source>
   <translation>Tags {tags}; mit --tags andere angeben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>take A</source>
   <translation>A übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>take B</source>
   <translation>B übernehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>take a backup, or rescue what can be read: Rescue in the window, or annotally rescue</source>
   <translation>eine Sicherung verwenden oder retten, was lesbar ist: Retten im Fenster oder annotally rescue</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>take all as alternatives</source>
   <translation>alle als Alternativen übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>take both</source>
   <translation>beide übernehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/voting.py"/>
   <source>take the annotation of one annotator, or edit it</source>
   <translation>übernehmen, was einer der Annotatoren hat, oder es bearbeiten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/annotators.py"/>
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>take {letter}</source>
   <translation>{letter} übernehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_types.py"/>
   <source>take {letter} ({name})</source>
   <translation>{letter} ({name}) übernehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>take {target} out of the labels that {pointer} may have, for such annotations cannot be compared</source>
   <translation>{target} aus den Labels herausnehmen, die {pointer} haben darf, denn solche Annotationen lassen sich nicht vergleichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>task</source>
   <translation>Aufgabe</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>template</source>
   <translation>Template</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>template files</source>
   <translation>Template-Dateien</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>template {number} of {document} again, first in line {line}</source>
   <translation>Template {number} von {document} noch einmal, zuerst in Zeile {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>templates only</source>
   <translation>nur Templates</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>ten</source>
   <translation>10</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>text</source>
   <translation>Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>text before the first document</source>
   <translation>Text vor dem ersten Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>text filtering</source>
   <translation>Filtern von Texten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>text in &lt;{element}&gt;</source>
   <translation>Text in &lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>text in {type}.{slot}, a slot of pointers: {text}</source>
   <translation>Text in {type}.{slot}, einem Slot mit Verweisen: {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/unread.py"/>
   <source>text outside of documents</source>
   <translation>Text außerhalb von Dokumenten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>text {value!r}</source>
   <translation>Text {value!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>texts only</source>
   <translation>nur Texte</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>texts that differ</source>
   <translation>abweichende Texte</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>texts that differ, which the rules make alike</source>
   <translation>abweichende Texte, die die Regeln in eine gemeinsame Form bringen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>texts that would change when read back</source>
   <translation>Texte, die nicht unverändert zurückgelesen würden</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/signature.py"/>
   <source>the Python module of the task's methods</source>
   <translation>das Python-Modul der Methoden der Aufgabe</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>the address of a Dask scheduler, such as tcp://host:8786</source>
   <translation>die Adresse eines Dask-Schedulers, etwa tcp://host:8786</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>the alignment is kept; align other words, or undo</source>
   <translation>das Festgelegte bleibt erhalten; andere Wörter ausrichten oder rückgängig machen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>the annotation at the tokens between, too</source>
   <translation>sie auch bei den Tokens dazwischen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/unread.py"/>
   <source>the annotation set {name}</source>
   <translation>Annotationsmenge {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>the annotations of the {annotations}</source>
   <translation>die Annotationen von {annotations}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the annotators who have it agree; others do not have it</source>
   <translation>die es haben, stimmen überein, anderen fehlt es</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the best candidate left for both sides (M7)</source>
   <translation>für beide Seiten der beste verbliebene Kandidat (M7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the best pair left for both sides (H12)</source>
   <translation>für beide Seiten das beste verbliebene Paar (H12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>the byte-order mark of {encoding}</source>
   <translation>Byte-Order-Mark von {encoding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>the category of each in {slot}</source>
   <translation>die Kategorie jeder Entität in {slot}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>the class of “{words}”</source>
   <translation>die Klasse von „{words}“</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>the closing {mark} is missing</source>
   <translation>das schließende {mark} fehlt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>the columns {first} and {second} of a chain</source>
   <translation>die Spalten {first} und {second} einer Kette</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>the date {text}</source>
   <translation>das Datum {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>the decisions belong to the task of the project</source>
   <translation>was dort entschieden ist, gehört zu der Aufgabe, mit der es entstanden ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>the decisions cannot be read back: {finding}</source>
   <translation>das Entschiedene kann nicht zurückgelesen werden: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>the default options</source>
   <translation>die üblichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>the description of a project</source>
   <translation>die Beschreibung eines Projekts</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>the description of its comparison may be an older one: check the inputs</source>
   <translation>die Beschreibung des Vergleichs ist vielleicht eine ältere: die Eingaben prüfen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>the document</source>
   <translation>Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/unread.py"/>
   <source>the document feature {name}</source>
   <translation>Dokumentmerkmal {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>the document name {name!r}</source>
   <translation>Dokumentname {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/altered_tokens.py"/>
   <source>the documents are compared by token position</source>
   <translation>die Dokumente werden nach der Position der Tokens verglichen (C5)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>the encoding {encoding!r}</source>
   <translation>Zeichenkodierung {encoding!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/altered_tokens.py"/>
   <source>the end</source>
   <translation>das Ende</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>the end as {description}</source>
   <translation>Ende der Datei als {description}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>the end of the text</source>
   <translation>das Ende des Textes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>the entity is read once</source>
   <translation>wird einmal gelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the event has no trigger in the text</source>
   <translation>das Ereignis hat keine Stelle</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the event's type is used</source>
   <translation>es zählt der Typ des Ereignisses</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>the extent of one token</source>
   <translation>die Ausdehnung eines einzelnen Tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>the extent of {text!r} selects {selected!r}</source>
   <translation>die Ausdehnung von {text!r} umfasst {selected!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/hindrances.py"/>
   <source>the extents of this annotation differ: take the extent of one side</source>
   <translation>die Seiten haben diese Annotation an verschiedenen Stellen, sie hat aber nur eine: eine der Seiten übernehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>the extra cluster</source>
   <translation>das Extra cluster</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>the file read back differs: {change}</source>
   <translation>sagt zurückgelesen etwas anderes: {change}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>the file read back scores differently against {name}: {difference}</source>
   <translation>hat zurückgelesen eine andere Wertung gegen {name}: {difference}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>the file that was opened</source>
   <translation>die Datei, die geöffnet wurde</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the fill is optional and the other side leaves it out</source>
   <translation>die Füllung ist optional, und die andere Seite lässt sie weg</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>the fill {text}</source>
   <translation>die Füllung {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>the final key</source>
   <translation>den endgültigen Schlüssel</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>the first counts; to compare two keys give --key2key</source>
   <translation>die erste zählt (M24); um zwei Schlüssel zu vergleichen, --key2key angeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>the first pair counts; remove the others, or give --key2key to compare two keys</source>
   <translation>das erste Paar zählt; die anderen herausnehmen, oder --key2key angeben, um zwei Schlüssel zu vergleichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the first pair that overlaps on the common axis, from left to right (S3, S4)</source>
   <translation>das erste Paar, das sich auf der gemeinsamen Achse überlappt, von links nach rechts (S3, S4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>the first value counts</source>
   <translation>der erste Wert zählt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>the first {listed} of {hits} listed</source>
   <translation>die ersten {listed} von {hits} aufgeführt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>the fragment from {start} to {end} only cuts through tokens</source>
   <translation>das Fragment von {start} bis {end} schneidet Tokens nur an</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>the fragment from {start} to {end} touches no token</source>
   <translation>das Fragment von {start} bis {end} berührt kein Token</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>the global mapping rules have no effect: both sides have the same texts</source>
   <translation>die globalen Zuordnungsregeln haben keine Wirkung: beide Seiten beruhen auf denselben Texten</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the hypothesis has nothing</source>
   <translation>die Hypothese hat nichts</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>the id of an annotation of this document: the attribute is declared so</source>
   <translation>die ID einer Annotation dieses Dokuments: so ist das Attribut deklariert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the identifier of a text-bound annotation, event or relation</source>
   <translation>die Kennung einer textgebundenen Annotation, eines Ereignisses oder einer Relation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>the identifier of an annotation of the same set</source>
   <translation>die Kennung einer Annotation derselben Menge</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the key</source>
   <translation>Schlüssel</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the key has no two mentions</source>
   <translation>der Schlüssel hat keine zwei Erwähnungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the key has nothing to find</source>
   <translation>im Schlüssel ist nichts zu finden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>the label of these annotations</source>
   <translation>das Label dieser Annotationen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/hindrances.py"/>
   <source>the labels of this annotation differ: take the label of one side</source>
   <translation>die Seiten geben dieser Annotation verschiedene Labels, sie hat aber nur eins: eine der Seiten übernehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/unread.py"/>
   <source>the layer {name}</source>
   <translation>Ebene {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>the line is skipped; scoring does not use it</source>
   <translation>die Zeile wird übergangen; für die Wertung wird sie nicht gebraucht</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the line {text}</source>
   <translation>die Zeile {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/coreference/links.py"/>
   <source>the link was edited manually: edit it again</source>
   <translation>die Verknüpfung wurde von Hand geschrieben: anders schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/pins.py"/>
   <source>the manual alignments “{first}” and “{second}” overlap or cross</source>
   <translation>„{first}“ und „{second}“, von Hand ausgerichtet, überlappen oder kreuzen sich</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>the mark of Annotally is missing</source>
   <translation>das Kennzeichen von Annotally fehlt</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>the name of a task</source>
   <translation>der Name einer davon</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>the name of a text encoding</source>
   <translation>der Name einer Zeichenkodierung</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>the name of an option</source>
   <translation>der Name einer Option</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>the name of the equivalence</source>
   <translation>der Name der Gleichsetzung (A9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>the name of the utterance in round brackets at the end of the line</source>
   <translation>der Name der Äußerung in runden Klammern am Ende der Zeile</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the next slot</source>
   <translation>der nächste Slot</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the objects of the documents themselves are aligned, whatever they contain (M7)</source>
   <translation>Objekte, die für ihr Dokument stehen, werden einander zugeordnet, gleich was sie enthalten (M7)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>the offsets are kept</source>
   <translation>die Positionen bleiben, wie sie sind</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the offsets are used</source>
   <translation>die Positionen werden übernommen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the offsets are used; check that the annotations belong to this text</source>
   <translation>die Positionen werden übernommen; prüfen, ob die Annotationen zu diesem Text gemacht wurden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>the offsets are used; they count UTF-16</source>
   <translation>die Positionen gelten; sie zählen in UTF-16</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>the offsets {start} to {end} of {text!r} lie outside its extent, {first} to {last}</source>
   <translation>die Positionen {start} bis {end} von {text!r} liegen außerhalb der Ausdehnung von {first} bis {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>the one with the smallest number decides</source>
   <translation>das mit der kleinsten Nummer entscheidet (M12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the other side groups its mentions differently</source>
   <translation>die andere Seite gruppiert diese Erwähnungen anders</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>the pointer has no target</source>
   <translation>es verweist ins Leere</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>the pointer has no target; correct it or restore the annotation</source>
   <translation>der Verweis führt ins Leere; ihn korrigieren oder die Annotation wiederherstellen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>the pointer {target}</source>
   <translation>der Verweis {target}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>the position in the text is used; check the file</source>
   <translation>es zählt die Stelle im Text; die Datei prüfen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>the program's own is used; {option} NAME chooses one</source>
   <translation>das eigene des Programms gilt; {option} NAME wählt eins aus</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>the project is open already: {holder}</source>
   <translation>das Projekt ist bereits offen: {holder}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the reference has nothing</source>
   <translation>die Referenz hat nichts</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>the replacement</source>
   <translation>wodurch es ersetzt wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/campaign.py"/>
   <location filename="engine/annotally/workspace/report_files.py"/>
   <source>the reports</source>
   <translation>die Berichte</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the response</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the response has no pair of a kind that counts</source>
   <translation>die Antwort hat kein Paar einer Art, die zählt</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>the response has nothing</source>
   <translation>die Antwort hat nichts</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>the response of a system</source>
   <translation>die Antwort eines Systems</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>the response of {name} again</source>
   <translation>noch einmal die Antwort von {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>the result of annotally score --format json</source>
   <translation>was annotally score --format json geschrieben hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>the row that the task is judged by</source>
   <translation>die Zeile, nach der die Aufgabe beurteilt wird</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/block_glyphs.py"/>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same</source>
   <translation>gleich</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same after cleaning (M5)</source>
   <translation>nach der Bereinigung gleich (M5)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>the same chain in both columns: a type and [1], a relation and -&gt;1-2 (for {type}[chain], {relation}-&gt;chain-link)</source>
   <translation>dieselbe Kette in beiden Spalten: ein Typ und [1], eine Relation und -&gt;1-2 (für {type}[Kette], {relation}-&gt;Kette-Glied)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>the same columns of every side</source>
   <translation>dieselben Spalten auf jeder Seite</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same content</source>
   <translation>gleicher Inhalt</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same content (H15)</source>
   <translation>gleicher Inhalt (H15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>the same entity in two columns</source>
   <translation>Entität, die auch eine andere Spalte hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/writer.py"/>
   <source>the same entity twice</source>
   <translation>dieselbe Entität zweimal</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>the same files under the same paths as on this computer</source>
   <translation>dieselben Dateien unter denselben Pfaden wie auf diesem Rechner</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same in every dimension that counts (A3)</source>
   <translation>gleich in jeder Dimension, die zählt (A3)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same in the form that earns partial credit</source>
   <translation>gleich in der Form, die teilweise angerechnet wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>the same number twice</source>
   <translation>zweimal dieselbe Nummer</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same set fill, whatever its case</source>
   <translation>dieselbe set-Füllung, gleich in welcher Groß- und Kleinschreibung</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same type</source>
   <translation>gleicher Typ</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>the same words in both texts</source>
   <translation>dieselben Wörter in beiden Texten</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the same, compared verbatim (E4)</source>
   <translation>gleich, wörtlich verglichen (E4)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>the scheduler does not answer any more</source>
   <translation>der Scheduler antwortet nicht mehr</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>the scheduler has no worker</source>
   <translation>der Scheduler hat keinen Worker</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>the scheduler or a worker does not have this program</source>
   <translation>der Scheduler oder ein Worker hat dieses Programm nicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>the scores have no such measure</source>
   <translation>die Bewertung hat kein solches Maß</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>the scores have no such row</source>
   <translation>die Bewertung hat keine solche Zeile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>the search takes too long; use a simpler filter</source>
   <translation>die Suche dauert zu lange; einen einfacheren Filter verwenden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <source>the segment is skipped; words there count as inserted</source>
   <translation>es wird übergangen; Wörter dort zählen als eingefügt</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>the share of each mention's class that is in its class on the other side</source>
   <translation>je Erwähnung der Anteil ihrer Klasse, der auch auf der anderen Seite mit ihr zusammensteht</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/score_tables.py"/>
   <source>the size of each class times the share of its links that is kept</source>
   <translation>je Klasse ihre Größe mal Anteil ihrer erhaltenen Verknüpfungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the slot is optional and the other side leaves it empty (M9)</source>
   <translation>der Slot ist optional, und die andere Seite lässt ihn leer (M9)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the slot {slot}</source>
   <translation>der Slot {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the slot {slot} again, first in line {line}</source>
   <translation>der Slot {slot} noch einmal, zuerst in Zeile {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the task defines no class of this name</source>
   <translation>die Aufgabe definiert keine Klasse dieses Namens</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templates/comparer.py"/>
   <source>the task defines no class {name}</source>
   <translation>die Aufgabe definiert keine Klasse {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/similarity_options.py"/>
   <source>the task file and no other configuration</source>
   <translation>sie allein</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/writer.py"/>
   <source>the task has names or values that a task file cannot contain</source>
   <translation>die Aufgabe hat Namen oder Werte, die keine Aufgabendatei enthalten kann</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/writer.py"/>
   <source>the task has names or values that a task file cannot contain: {why}</source>
   <translation>die Aufgabe hat Namen oder Werte, die keine Aufgabendatei enthalten kann: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the templates count; remove the template marked *</source>
   <translation>die Templates zählen; das mit den Sternchen entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>the text at its extent</source>
   <translation>der Text ihrer Ausdehnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the text is irrelevant on both sides (M12)</source>
   <translation>beide Seiten halten den Text für irrelevant (M12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the text is relevant in {key}, not in {response} (M12)</source>
   <translation>laut {key} ist der Text relevant, laut {response} nicht (M12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the text is relevant in {response}, not in {key} (M12)</source>
   <translation>laut {response} ist der Text relevant, laut {key} nicht (M12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the text is relevant on both sides (M12)</source>
   <translation>beide Seiten halten den Text für relevant (M12)</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>the text of document {document} differs from {file} at line {line}, column {column} of the document: {reading}</source>
   <translation>der Text von Dokument {document} weicht in Zeile {line}, Spalte {column} des Dokuments von {file} ab: {reading}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>the text of document {document} is not among those of {side}</source>
   <translation>der Text von Dokument {document} fehlt unter denen von {side}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>the text of every document, to be aligned with the other side's</source>
   <translation>der Text jedes Dokuments, um ihn mit dem der anderen Seite auszurichten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/scan.py"/>
   <source>the text of the document</source>
   <translation>der Text des Dokuments</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>the text of {document}</source>
   <translation>der Text von {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>the text that these offsets count in</source>
   <translation>der Text, auf den sich diese Positionen beziehen</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>the text to replace</source>
   <translation>was ersetzt werden soll</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>the texts are aligned, and extents compared by blocks of the alignment</source>
   <translation>die Texte werden ausgerichtet und Ausdehnungen nach Blöcken der Ausrichtung verglichen (C5, H6, S2)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>the texts it was read from</source>
   <translation>die Texte, aus denen es gelesen wurde</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/agreement.py"/>
   <source>the texts of the two sides differ</source>
   <translation>die beiden Seiten beruhen auf verschiedenen Texten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>the token of an annotation of {layer}, with its number in brackets if it has one</source>
   <translation>das Token einer Annotation der Ebene {layer}, mit ihrer Nummer in eckigen Klammern, falls sie eine hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/prefetch.py"/>
   <source>the token tables of the documents</source>
   <translation>die Token-Tabellen der Dokumente</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>the token's string</source>
   <translation>die Zeichenkette des Tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>the tokens of this text</source>
   <translation>die Tokens dieses Textes</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>the two count as the same token, in this whole file</source>
   <translation>beide gelten in dieser ganzen Datei als ein und dasselbe Token (E11)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>the two features of a chain's links</source>
   <translation>die zwei Merkmale von Kettengliedern</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>the type of the targets in the column after a role</source>
   <translation>der Typ der Ziele in der Spalte hinter einer Rolle</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>the unchanged input</source>
   <translation>die Eingabe, wie sie war</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>the unknown slot {slot}</source>
   <translation>der unbekannte Slot {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>the value {value!r}</source>
   <translation>der Wert {value!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/nodes.py"/>
   <source>the weight {number} has no exact decimal</source>
   <translation>das Gewicht {number} lässt sich nicht genau als Dezimalzahl schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/profiles.py"/>
   <source>the weights by which {names} are compared sum to 0</source>
   <translation>die Gewichte für den Vergleich von {names} ergeben zusammen 0</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>the weights of what matches do not exceed the threshold</source>
   <translation>die Gewichte des Übereinstimmenden liegen nicht über der Schwelle</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>the whole word counts as the entity's</source>
   <translation>das ganze Wort zählt zur Entität</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>the words of a document in the order of their times</source>
   <translation>die Wörter eines Dokuments in der Reihenfolge, in der sie gesprochen werden</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>the words that entities are marked in</source>
   <translation>die Wörter, in denen Entitäten markiert sind</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>the {count} columns that the header declares</source>
   <extracomment>For one: the {count} column that the header declares</extracomment>
   <translation>
    <numerusform>die {count} Spalte, die der Kopf deklariert</numerusform>
    <numerusform>die {count} Spalten, die der Kopf deklariert</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>the {slot} of a tag in the same document</source>
   <translation>{slot} eines Tags im selben Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/comparer.py"/>
   <source>their labels are in different strata</source>
   <translation>ihre Labels gehören zu verschiedenen Schichten (A4, A8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/agreement/measures.py"/>
   <source>there are no spans, or nothing could disagree</source>
   <translation>es gibt keine Spannen, oder nichts könnte abweichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>there are no such features</source>
   <translation>es gibt keine solchen Merkmale</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>there are no such layers</source>
   <translation>es gibt keine solchen Ebenen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>there are {names}</source>
   <translation>es gibt {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>there is no function {name}</source>
   <translation>es gibt keine Funktion {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>there is no gold mention</source>
   <translation>es gibt keine Gold-Erwähnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/scoring/families.py"/>
   <source>there is no gold mention, or no system mention</source>
   <translation>es gibt keine Gold-Erwähnung oder keine Systemerwähnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/voting.py"/>
   <source>there is no majority here</source>
   <translation>hier gibt es keine Mehrheit</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>there is no manual alignment here: choose words that were aligned manually</source>
   <translation>hier wurde nichts von Hand ausgerichtet: von Hand ausgerichtete Wörter wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>there is no method {name}</source>
   <translation>es gibt keine Methode {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/server.py"/>
   <source>there is no request {name!r}</source>
   <translation>es gibt keine Anfrage {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/catalogue.py"/>
   <location filename="engine/annotally/tasks/presets/ready_made.py"/>
   <source>there is no task {name!r}; there are {names}</source>
   <translation>es gibt keine Aufgabe {name!r}; vorhanden: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>these targets are compared by extent and label, not by their pairs</source>
   <translation>worauf diese verweisen, das wird nach Ausdehnung und Label verglichen, nicht nach seinem Paar (A15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>they are compared as different names</source>
   <translation>sie werden als verschiedene Namen verglichen (A15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>they are ignored</source>
   <translation>sie werden ignoriert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/sections.py"/>
   <source>they are left out; to compare them, set their sections (doc_sections)</source>
   <translation>sie werden ausgelassen; die Abschnitte angeben, in denen sie stehen (doc_sections), um sie zu vergleichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>they are not read</source>
   <translation>sie werden nicht gelesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templates/comparer.py"/>
   <source>they are of different classes</source>
   <translation>sie gehören zu verschiedenen Klassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>they are shown, but not compared; to compare them, declare them (class_defs, slot_defs)</source>
   <translation>sie werden angezeigt, aber nicht verglichen; deklarieren (class_defs, slot_defs), um sie zu vergleichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>they count in every score except those of sections</source>
   <translation>sie zählen in jeder Wertung außer denen der Abschnitte</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>they do not count; choose a task that compares them if they should</source>
   <translation>sie zählen nicht; eine Aufgabe wählen, die sie vergleicht, wenn sie zählen sollen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>they do not count; choose such a column as layer, or {sign} to read all columns of tags</source>
   <translation>sie zählen nicht; eine solche Spalte als Ebene angeben, oder {sign}, um alle Tag-Spalten zu lesen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>they do not count; declare them (class_defs, slot_defs), or choose a task that compares them</source>
   <translation>sie zählen nicht; deklarieren (class_defs, slot_defs) oder eine Aufgabe wählen, die sie vergleicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>they do not count; the task mat compares them</source>
   <translation>sie zählen nicht; die Aufgabe mat vergleicht sie</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>they make one class; remove one {slot} of the circle</source>
   <translation>sie bilden eine Klasse (M25); {slot} an einer Stelle des Kreises entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/event_mentions/comparer.py"/>
   <source>they share no token</source>
   <translation>sie haben kein gemeinsames Token (E1)</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>this annotation is not paired: choose a row of several annotators</source>
   <translation>sie steht schon allein: eine Zeile wählen, die mehrere haben</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/added_annotation.py"/>
   <source>this annotation no longer exists</source>
   <translation>diese Annotation ist nicht mehr da</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/project_files.py"/>
   <source>this comparison cannot be adjudicated: {refusal}</source>
   <translation>über die Abweichungen dieses Vergleichs lässt sich nicht entscheiden: {refusal}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>this document: {own}; all documents: {whole}</source>
   <translation>dieses Dokument: {own}; alle Dokumente: {whole}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/orphan_list.py"/>
   <source>this entry fits again, or was dismissed already</source>
   <translation>das ist wieder da oder wurde schon verworfen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/extents.py"/>
   <location filename="engine/annotally/adjudication/editing/fill_extents.py"/>
   <location filename="engine/annotally/adjudication/editing/fill_positions.py"/>
   <source>this extent leaves no words, or is outside the text</source>
   <translation>davon bliebe dort nichts übrig</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>this is an added annotation: no side has it</source>
   <translation>dies wurde von Hand hinzugefügt: keine Seite hat es</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/coreference/links.py"/>
   <source>this is not a mention: choose a mention to decide its link</source>
   <translation>das ist keine Erwähnung: die Erwähnung wählen, deren Verknüpfung gemeint ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/final_key.py"/>
   <source>this is resolved already</source>
   <translation>das ist bereits aufgelöst</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>this key</source>
   <translation>dieser Schlüssel</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>this line before all sentences</source>
   <translation>die Zeile vor allen Sätzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>this line is not used</source>
   <translation>es wird nicht benutzt</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>this row contains several annotations: choose one of the rows below</source>
   <translation>die Zeile steht für mehrere Annotationen: eine von denen darunter wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/extents.py"/>
   <source>this row has no extent in the text: choose an annotation with an extent</source>
   <translation>sie steht nirgends im Text: eine Annotation wählen, die im Text steht</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>this row is left out</source>
   <translation>diese Zeile ist weggelassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/editing/drafts.py"/>
   <source>this row is not an annotation: choose a row below</source>
   <translation>das ist keine Annotation: eine von denen darunter wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>this row is not an annotation: choose an annotation</source>
   <translation>das ist keine Annotation: die Annotationen selbst wählen</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/adjudication.py"/>
   <source>this row is undecided</source>
   <translation>über diese Zeile ist nichts entschieden</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/editing.py"/>
   <source>this row is undecided: decide it first</source>
   <translation>über diese Zeile ist nichts entschieden: zuerst darüber entscheiden</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>this run was read or compared with other options: {options}</source>
   <translation>wurde mit anderen Optionen gelesen oder verglichen: {options}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>this run was scored against another key ({key})</source>
   <translation>wird gegen einen anderen Schlüssel gewertet ({key})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>this run was scored as {task}</source>
   <translation>wurde als {task} gewertet</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>this run was scored by another definition of {task} ({definition})</source>
   <translation>wurde nach einer anderen Definition von {task} gewertet ({definition})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>this run was scored by {program}</source>
   <translation>wurde von {program} gewertet</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/decisions/pairings.py"/>
   <source>this would split nothing: choose some of the annotators</source>
   <translation>so bliebe zusammen, was zusammen ist: einige von denen wählen, die sie haben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>three</source>
   <translation>3</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>threshold</source>
   <translation>Schwelle</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/unread.py"/>
   <source>times</source>
   <translation>Zeiten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/format.py"/>
   <source>token columns (CoNLL)</source>
   <translation>Token-Spalten (CoNLL)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>token id {cell!r}</source>
   <translation>Token-ID {cell!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>token id {name!r}</source>
   <translation>Token-ID {name!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>token id {name!r} again, first in line {line}</source>
   <translation>Token-ID {name!r} noch einmal, zuerst in Zeile {line}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>token id {name!r}, and {count} more</source>
   <translation>Token-ID {name!r} (weitere: {count})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>token ids, commas between them</source>
   <translation>Token-IDs, durch Kommas getrennt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {name} again</source>
   <translation>Token {name} noch einmal</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {name} has the offsets {text!r}</source>
   <translation>{text!r} als Stelle von Token {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {name} outside of any sentence</source>
   <translation>Token {name} außerhalb jedes Satzes</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/altered_tokens.py"/>
   <source>token {number} of document {document} is altered: {token!r}</source>
   <translation>Token {number} von Dokument {document} ist verändert: {token!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>token {token} in mention {name}</source>
   <translation>Token {token} in Erwähnung {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>token {token} twice in mention {name}</source>
   <translation>Token {token} zweimal in Erwähnung {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {unit} at {offset}, inside a character</source>
   <translation>Token {unit} bei {offset}, mitten in einem Zeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {unit} at {offset}, outside the text</source>
   <translation>Token {unit} bei {offset}, außerhalb des Textes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {unit} from {start}</source>
   <translation>Token {unit} ab {start}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>token {unit} is {word!r} in the annotation file</source>
   <translation>Token {unit} lautet {word!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>tokenize the text</source>
   <translation>den Text in Tokens zerlegen</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/similarity_tables.py"/>
   <source>tokens</source>
   <translation>Tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>tokens after its text</source>
   <translation>Tokens hinter seinem Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>tokens in the order of the text</source>
   <translation>Tokens in der Reihenfolge des Textes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>tokens one after another</source>
   <translation>Tokens hintereinander</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>true or false</source>
   <translation>true oder false</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>true or false: the attribute is declared so</source>
   <translation>true oder false: so ist das Attribut deklariert</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/damage.py"/>
   <source>try again, or save the project as another file</source>
   <translation>noch einmal versuchen oder das Projekt als andere Datei speichern</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>twelve</source>
   <translation>12</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>two</source>
   <translation>2</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>two annotations {number} of {layer} at {unit}</source>
   <translation>zwei Annotationen {number} der Ebene {layer} bei {unit}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>two fills on one line: {text}</source>
   <translation>zwei Füllungen in einer Zeile: {text}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>two keys</source>
   <translation>zwei Schlüssel</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/label_features.py"/>
   <source>two label features chosen for layer {layer!r}</source>
   <translation>Ebene {layer!r} zweimal mit einem Label</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>two mentions have the same tokens (tokens {first} to {last})</source>
   <translation>zwei Erwähnungen stehen auf denselben Tokens (Tokens {first} bis {last})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>two mentions of chain {chain} cross (tokens {first} to {last})</source>
   <translation>zwei Erwähnungen der Kette {chain} überkreuzen sich (Tokens {first} bis {last})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/report_files.py"/>
   <source>two reports in the same file</source>
   <translation>zwei Berichte in einer Datei</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>two runs against the same key ({key})</source>
   <translation>zwei Läufe gegen einen einzigen Schlüssel ({key})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>two runs by {program}</source>
   <translation>zwei Läufe von {program}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>two runs of the task {task}</source>
   <translation>zwei Läufe der Aufgabe {task}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>two runs with the same definition ({definition})</source>
   <translation>zwei Läufe nach einer einzigen Definition ({definition})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/run_comparison.py"/>
   <source>two runs with the same options: {options}</source>
   <translation>zwei Läufe mit denselben: {options}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>two slashes before a fill</source>
   <translation>zwei Schrägstriche vor einer Füllung</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>two systems are called {name}</source>
   <translation>zwei Systeme heißen {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/service/word_pins.py"/>
   <source>two texts that are aligned</source>
   <translation>zwei Texte, die ausgerichtet werden</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>two that the task may pair</source>
   <translation>zwei, die die Aufgabe paaren darf</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <location filename="engine/annotally/tasks/speech_rules.py"/>
   <source>type</source>
   <translation>Typ</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>type and number without hyphens</source>
   <translation>Typ und Nummer ohne Bindestriche</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>type of {name!r}: {listing}</source>
   <translation>Typ von {name!r}: {listing}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>type {type!r}</source>
   <translation>Typ {type!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <source>type {word!r}</source>
   <translation>Typ {word!r}</translation>
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
   <translation>unveränderte Eingaben</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>unchanged inputs, since --open decides undecided objects</source>
   <translation>Eingaben, wie sie waren, wenn über offene Objekte entschieden wird</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/offered_decisions.py"/>
   <source>undecide</source>
   <translation>Entscheidung zurücknehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <location filename="engine/annotally/adjudication/session/key_problems.py"/>
   <source>undecided</source>
   <translation>offen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/scores.py"/>
   <source>undefined: {reason}</source>
   <translation>nicht definiert: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>undo the manual pair</source>
   <translation>die Paarung zurücknehmen</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>undo the manual pair or the split</source>
   <translation>eins von beiden zurücknehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>unknown condition {name} – use {known}</source>
   <translation>unbekannte Bedingung {name} – möglich: {known}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>unknown field {name}: – use {known}. To find this text, put it in quotes</source>
   <translation>unbekanntes Feld {name}: – möglich: {known}. Um diesen Text zu finden, ihn in Anführungszeichen setzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>unknown option {name!r}, which is ignored</source>
   <translation>unbekannte Option {name!r}, die ignoriert wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>unknown partition method {method!r}</source>
   <translation>Partitionsmethode {method!r}, die das Programm nicht hat</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/filter_syntax.py"/>
   <source>unknown state {name} – use {known}</source>
   <translation>unbekannter Zustand {name} – möglich: {known}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>unmatched brackets are compared as text; remove them</source>
   <translation>die übrigen Klammern werden als Text verglichen; herausnehmen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>unpaired</source>
   <translation>ungepaart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/status_glyphs.py"/>
   <source>unscored</source>
   <translation>nicht gewertet</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <source>use --encoding {encoding}</source>
   <translation>--encoding {encoding} verwenden</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>use that, or give the Python module that defines it (--dimension-methods, or the preferences)</source>
   <translation>diese schreiben oder das Python-Modul mit der eigenen Methode angeben (--dimension-methods oder in den Einstellungen)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>use {names}</source>
   <translation>{names} verwenden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/trn.py"/>
   <source>utterance {name}, as in line {line}</source>
   <translation>Äußerung {name}, die auch in Zeile {line} steht</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>value {text!r} of {attribute}, which is not one of its choices</source>
   <translation>Wert {text!r} von {attribute}, der keiner der Auswahlwerte ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>values of type {type}</source>
   <translation>Werte vom Typ {type}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>values without them</source>
   <translation>Werte ohne solche Zeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>version 1 or 2</source>
   <translation>Version 1 oder 2</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>version {number}</source>
   <translation>Version {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>version {text}</source>
   <translation>Version {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>was changed by another program while it was open</source>
   <translation>wurde seit dem Öffnen von einem anderen Programm geändert</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>was removed, or replaced by another file, while it was open</source>
   <translation>wurde seit dem Öffnen entfernt oder durch eine andere Datei ersetzt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/editor.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>weight</source>
   <translation>Gewicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>weight {text!r}</source>
   <translation>Gewicht {text!r}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>weight {weight}</source>
   <translation>Gewicht {weight}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>weight {weight} of dimension {dimension}</source>
   <translation>Gewicht {weight} der Dimension {dimension}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>weights that are all 0, for {labels}</source>
   <translation>nur Gewichte von 0, für {labels}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>weights {sum} in all</source>
   <translation>Gewichte insgesamt {sum}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>well-formed XML</source>
   <translation>wohlgeformtes XML</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>what a task file can contain</source>
   <translation>etwas, das eine Aufgabendatei enthalten kann</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>what every label of the tag profile has</source>
   <translation>etwas, das jedes Label des Tag-Profils hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/unread.py"/>
   <source>whether values are attributes or normalisations</source>
   <translation>ob Werte Attribute oder Normalisierungen sind</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>white space</source>
   <translation>Leerraum</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/decoding.py"/>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>whole characters</source>
   <translation>ganze Zeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/writer.py"/>
   <source>whole tokens</source>
   <translation>ganze Tokens (E9)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>with {letters}</source>
   <translation>mit {letters}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>with “{words}” ({letters})</source>
   <translation>mit „{words}“ ({letters})</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/comparer.py"/>
   <source>without an implied span only annotations of one label pair</source>
   <translation>ohne implizite Ausdehnung werden nur Annotationen desselben Labels gepaart (A4)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>without effect: {words}</source>
   <translation>ohne Wirkung: {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/panes.py"/>
   <location filename="engine/annotally/reports/tables/word_errors.py"/>
   <source>word errors</source>
   <translation>Wortfehler</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>word errors {rate} %, {f}</source>
   <translation>Wortfehler {rate} %, {f}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/stm.py"/>
   <location filename="engine/annotally/reports/tables/word_errors.py"/>
   <source>words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/pins.py"/>
   <source>words in the same order in both texts</source>
   <translation>Wortfolgen, in beiden Texten in derselben Reihenfolge</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>words inside of tags</source>
   <translation>Wörter innerhalb von Tags</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/pins.py"/>
   <source>words of the text</source>
   <translation>Wörter des Textes</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>words on either side</source>
   <translation>Wörter auf beiden Seiten</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/writer.py"/>
   <source>words, with blanks at most before them</source>
   <translation>Wörter, vor denen höchstens Leerzeichen stehen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <source>workers ended {count} times before they answered</source>
   <translation>Worker endeten {count}-mal, bevor sie antworteten</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>workers have {program}</source>
   <translation>die Worker haben {program}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write 'T' or 'F'</source>
   <translation>'T' oder 'F' schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write @ for no word</source>
   <translation>@ schreiben, wenn kein Wort gemeint ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write __ in place of the left side, or the alternatives in braces</source>
   <translation>__ schreiben, wo die linke Seite steht, oder die Alternativen in geschweifte Klammern setzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>write a number such as 0, 4 or -1</source>
   <translation>eine Zahl wie 0, 4 oder -1 schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>write all ends in one way</source>
   <translation>alle Enden auf dieselbe Art schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>write another format</source>
   <translation>in einem anderen Format schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/source_diagnostics.py"/>
   <source>write another format, or change it</source>
   <translation>in einem anderen Format schreiben oder dies ändern</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>write each {kind} as one value in quotes; a token with blanks goes in quotes of the other kind</source>
   <translation>jede {kind} als einen Wert in Anführungszeichen schreiben; ein Token mit Leerzeichen gehört in Anführungszeichen der anderen Art</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>write every word on a line of its own</source>
   <translation>jedes Wort auf eine eigene Zeile schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>write fewer</source>
   <translation>weniger davon schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write fewer or shorter ones</source>
   <translation>weniger oder kürzere schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write fewer, or several rules</source>
   <translation>weniger schreiben oder auf mehrere Regeln verteilen</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write it, or [] to delete the left side</source>
   <translation>ergänzen, oder [] schreiben, um die linke Seite zu löschen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>write method="{method}"</source>
   <translation>method="{method}" schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>write one list of attributes</source>
   <translation>eine einzige Liste von Attributen schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>write one of the two</source>
   <translation>eins von beiden schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>write one of these</source>
   <translation>eins davon schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>write the colon, or put the line in quotes if it is a fill</source>
   <translation>den Doppelpunkt ergänzen, oder die Zeile in Anführungszeichen setzen, falls sie eine Füllung ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/reader.py"/>
   <source>write the fill after it, or remove it</source>
   <translation>die Füllung dahinter schreiben, oder ihn entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>write the fill before the offsets, or put them in quotes if they are the fill</source>
   <translation>die Füllung davor schreiben, oder dies in Anführungszeichen setzen, falls es eine ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write the missing [</source>
   <translation>das fehlende [ ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write the missing ]</source>
   <translation>das fehlende ] ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write the missing {</source>
   <translation>das fehlende { ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write the missing }</source>
   <translation>das fehlende } ergänzen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>write the name right after the colon</source>
   <translation>direkt dahinter schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>write the phones after the word or remove the line</source>
   <translation>die Phoneme hinter das Wort schreiben oder die Zeile entfernen</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>write the sound with these phones</source>
   <translation>den Laut mit diesen Phonemen schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>write the text before =&gt;</source>
   <translation>dies vor =&gt; schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>write the time as a number</source>
   <translation>die Zeit als Zahl schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>write to a file in UTF-8</source>
   <translation>in eine Datei in UTF-8 schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>write whole numbers, single # between</source>
   <translation>ganze Zahlen schreiben, dazwischen je ein #</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>write {owner}</source>
   <translation>{owner} schreiben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>written</source>
   <translation>geschrieben</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/reader.py"/>
   <source>yes or no</source>
   <translation>yes oder no</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{ before it</source>
   <translation>{ davor</translation>
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
   <translation>{action} hat hier keine Wirkung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/explanations.py"/>
   <source>{action} has no effect here: {reason}</source>
   <translation>{action} hat hier keine Wirkung: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/actions/registry.py"/>
   <source>{action} {about}</source>
   <translation>{action}: {about}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{agreeing} of {voters} annotators agree: {outcome}</source>
   <translation>Übereinstimmung bei {agreeing} von {voters} Annotatoren: {outcome}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/contents.py"/>
   <source>{annotation} ({slots})</source>
   <translation>{annotation} ({slots})</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>{annotation} is added</source>
   <translation>{annotation} ist zusätzlich da</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>{annotation} is missing</source>
   <translation>{annotation} fehlt</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/contents.py"/>
   <source>{annotation} not required</source>
   <translation>{annotation} nicht erforderlich</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/unit.py"/>
   <source>{annotator} class of {count}</source>
   <translation>Klasse von {annotator} mit {count}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{attributes} of {label} in {name}</source>
   <translation>{attributes} von {label} in {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{attributes}, whose values are no annotations</source>
   <translation>{attributes} mit Werten, die keine Annotationen sind</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>{attribute} points to {target}, which its restriction does not allow</source>
   <translation>{attribute} verweist auf {target}, was die Einschränkung nicht vorsieht</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>{attribute}, which needs a type</source>
   <translation>{attribute}, das einen Typ braucht</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>{attribute}="{identifier}", a node that the text does not have</source>
   <translation>{attribute}="{identifier}", ein Knoten, den der Text nicht hat</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{a} and {b} agree in this document.</source>
   <translation>{a} und {b} stimmen in diesem Dokument überein.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{a} and {b} agree: there is no disagreement.</source>
   <translation>{a} und {b} stimmen überein: es gibt keine Abweichung.</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>{before} became {after}</source>
   <translation>aus {before} wurde {after}</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{candidate} ({difference})</source>
   <translation>{candidate} ({difference})</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{candidate}, weights {sum:g}</source>
   <translation>{candidate}, Gewichte {sum:g}</translation>
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
   <translation>{cell!r} in der letzten Spalte</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>{chain}) at this or a later token of the document</source>
   <translation>{chain}) bei diesem oder einem späteren Token des Dokuments</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_reader.py"/>
   <source>{chain}) closes a mention that is not open</source>
   <translation>{chain}) schließt eine Erwähnung, die nicht offen ist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{choice}, decided in a row above</source>
   <translation>{choice}, in einer Zeile darüber entschieden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/final_card.py"/>
   <source>{choice}, not required</source>
   <translation>{choice}, nicht erforderlich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{choice}: no effect, because {why}</source>
   <translation>{choice}: ohne Wirkung, denn {why}</translation>
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
   <translation>{classes} von {annotators}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>{columns} of {side}</source>
   <translation>{columns} von {side}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>{columns}, {further}</source>
   <translation>{columns}, {further}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/layout.py"/>
   <source>{column} is read; choose another as layer, or {all}</source>
   <translation>gelesen wird {column}; eine andere als Ebene angeben, oder {all}</translation>
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
   <translation>{count:,} hinzugefügt</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>{count:,} are identical in all</source>
   <extracomment>For one: {count} is identical in all</extracomment>
   <translation>
    <numerusform>{count} ist bei allen gleich</numerusform>
    <numerusform>{count:,} sind bei allen gleich</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/identical_bar.py"/>
   <source>{count:,} are identical in both</source>
   <extracomment>For one: {count} is identical in both</extracomment>
   <translation>
    <numerusform>{count} ist bei beiden gleich</numerusform>
    <numerusform>{count:,} sind bei beiden gleich</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/regular_files.py"/>
   <source>{count:,} bytes</source>
   <translation>{count:,} Bytes</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/xml_documents.py"/>
   <source>{count:,} bytes of XML</source>
   <extracomment>For one: {count:,} byte of XML</extracomment>
   <translation>
    <numerusform>{count:,} Byte XML</numerusform>
    <numerusform>{count:,} Bytes XML</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} disagreements</source>
   <extracomment>For one: {count} disagreement</extracomment>
   <translation>
    <numerusform>{count} Abweichung</numerusform>
    <numerusform>{count:,} Abweichungen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} documents</source>
   <extracomment>For one: {count} document</extracomment>
   <translation>
    <numerusform>{count} Dokument</numerusform>
    <numerusform>{count:,} Dokumente</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/unread.py"/>
   <source>{count:,} documents differ in {kind}: this is not read</source>
   <extracomment>For one: {count:,} document differs in {kind}: this is not read</extracomment>
   <translation>
    <numerusform>{count:,} Dokument weicht bei {kind} ab: das wird nicht gelesen</numerusform>
    <numerusform>{count:,} Dokumente weichen bei {kind} ab: das wird nicht gelesen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>{count:,} entities in a column of tags that is not read differ and are not compared: column {columns}</source>
   <extracomment>For one: {count:,} entity in a column of tags that is not read differs and is not compared: column {columns}</extracomment>
   <translation>
    <numerusform>{count:,} Entität in einer nicht gelesenen Tag-Spalte weicht ab und wird nicht verglichen: Spalte {columns}</numerusform>
    <numerusform>{count:,} Entitäten in einer nicht gelesenen Tag-Spalte weichen ab und werden nicht verglichen: Spalte {columns}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/columns.py"/>
   <source>{count:,} entities in columns of tags that are not read differ and are not compared: column {columns}</source>
   <extracomment>For one: {count:,} entity in columns of tags that are not read differs and is not compared: column {columns}</extracomment>
   <translation>
    <numerusform>{count:,} Entität in nicht gelesenen Tag-Spalten weicht ab und wird nicht verglichen: Spalte {columns}</numerusform>
    <numerusform>{count:,} Entitäten in nicht gelesenen Tag-Spalten weichen ab und werden nicht verglichen: Spalte {columns}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{count:,} fills</source>
   <extracomment>For one: {count} fill</extracomment>
   <translation>
    <numerusform>{count} Füllung</numerusform>
    <numerusform>{count:,} Füllungen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{count:,} marks of the response differ and are not read: {names}</source>
   <extracomment>For one: {count:,} mark of the response differs and is not read: {names}</extracomment>
   <translation>
    <numerusform>{count:,} Kennzeichnung der Antwort weicht ab und wird nicht gelesen: {names}</numerusform>
    <numerusform>{count:,} Kennzeichnungen der Antwort weichen ab und werden nicht gelesen: {names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} messages</source>
   <extracomment>For one: {count} message</extracomment>
   <translation>
    <numerusform>{count} Meldung</numerusform>
    <numerusform>{count:,} Meldungen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>{count:,} more of this kind</source>
   <translation>{count:,} weitere dieser Art</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/key_problems.py"/>
   <source>{count:,} more undecided objects</source>
   <extracomment>For one: {count:,} more undecided object</extracomment>
   <translation>
    <numerusform>{count:,} weiteres offenes Objekt</numerusform>
    <numerusform>{count:,} weitere offene Objekte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/mapping.py"/>
   <source>{count:,} objects</source>
   <extracomment>For one: {count} object</extracomment>
   <translation>
    <numerusform>{count} Objekt</numerusform>
    <numerusform>{count:,} Objekte</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} of {total:,} decided</source>
   <translation>{count:,} von {total:,} entschieden</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>{count:,} open</source>
   <translation>{count:,} offen</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>{count:,} parts of the files were skipped.</source>
   <extracomment>For one: One part of the files was skipped.</extracomment>
   <translation>
    <numerusform>Ein Teil der Dateien wurde übersprungen.</numerusform>
    <numerusform>{count:,} Teile der Dateien wurden übersprungen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{count:,} places differ and are not compared by {task}: {names}</source>
   <extracomment>For one: {count:,} place differs and is not compared by {task}: {names}</extracomment>
   <translation>
    <numerusform>{count:,} Stelle weicht ab und wird von {task} nicht verglichen: {names}</numerusform>
    <numerusform>{count:,} Stellen weichen ab und werden von {task} nicht verglichen: {names}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>{count:,} scored</source>
   <translation>{count:,} gewertet</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{count:,} unresolved</source>
   <extracomment>For one: {count} unresolved</extracomment>
   <translation>
    <numerusform>{count} ungelöst</numerusform>
    <numerusform>{count:,} ungelöst</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{count:,} values differ and are not compared by {task}: {names}</source>
   <extracomment>For one: {count:,} value differs and is not compared by {task}: {names}</extracomment>
   <translation>
    <numerusform>{count:,} Wert weicht ab und wird von {task} nicht verglichen: {names}</numerusform>
    <numerusform>{count:,} Werte weichen ab und werden von {task} nicht verglichen: {names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{count:,} {object}s differ and are not compared by {task}: {names}</source>
   <extracomment>For one: {count:,} {object} differs and is not compared by {task}: {names}</extracomment>
   <translation>
    <numerusform>{count:,} Abweichung ({object}) wird von {task} nicht verglichen: {names}</numerusform>
    <numerusform>{count:,} Abweichungen ({object}) werden von {task} nicht verglichen: {names}</numerusform>
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
    <numerusform>{count} Alternative</numerusform>
    <numerusform>{count} Alternativen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{count} annotation files were found, and at most {most} annotators can be compared. Give files of one annotator the same role, and set other files to Ignore.</source>
   <translation>{count} Annotationsdateien wurden gefunden, und höchstens {most} Annotatoren können verglichen werden. Dateien eines Annotators dieselbe Rolle geben, andere auf Ignorieren setzen.</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{count} annotations</source>
   <extracomment>For one: {count} annotation</extracomment>
   <translation>
    <numerusform>{count} Annotation</numerusform>
    <numerusform>{count} Annotationen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/slot_limits.py"/>
   <source>{count} annotations on one token</source>
   <extracomment>For one: one annotation on each token</extracomment>
   <translation>
    <numerusform>nur eine Annotation je Token</numerusform>
    <numerusform>{count} Annotationen je Token</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/sgml/sections.py"/>
   <source>{count} annotations outside of {sections}</source>
   <extracomment>For one: {count} annotation outside of {sections}</extracomment>
   <translation>
    <numerusform>{count} Annotation außerhalb von {sections}</numerusform>
    <numerusform>{count} Annotationen außerhalb von {sections}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/annotators/unit.py"/>
   <source>{count} annotators</source>
   <extracomment>For one: {count} annotator</extracomment>
   <translation>
    <numerusform>{count} Annotator</numerusform>
    <numerusform>{count} Annotatoren</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{count} annotators were found, and at most {most} can be compared. {left} have the role Ignore.</source>
   <translation>{count} Annotatoren wurden gefunden, und höchstens {most} können verglichen werden. {left} haben die Rolle Ignorieren.</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>{count} annotators: {sides}</source>
   <translation>{count} Annotatoren: {sides}</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/comparison.py"/>
   <source>{count} annotators; two to nine can be compared</source>
   <translation>Annotatoren: {count}; vergleichen lassen sich zwei bis neun</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/annotators/unit.py"/>
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>{count} classes</source>
   <extracomment>For one: {count} class</extracomment>
   <translation>
    <numerusform>{count} Klasse</numerusform>
    <numerusform>{count} Klassen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{count} columns</source>
   <extracomment>For one: {count} column</extracomment>
   <translation>
    <numerusform>{count} Spalte</numerusform>
    <numerusform>{count} Spalten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>{count} columns after token {name}</source>
   <extracomment>For one: {count} column after token {name}</extracomment>
   <translation>
    <numerusform>{count} Spalte hinter Token {name}</numerusform>
    <numerusform>{count} Spalten hinter Token {name}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>{count} commands are numbered from {first} to {last}</source>
   <translation>Befehle: {count}, nummeriert von {first} bis {last}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} correct</source>
   <translation>{count} richtig</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/commands/decisions.py"/>
   <source>{count} decisions below removed</source>
   <extracomment>For one: {count} decision below removed</extracomment>
   <translation>
    <numerusform>{count} Entscheidung darunter entfernt</numerusform>
    <numerusform>{count} Entscheidungen darunter entfernt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/adjudication.py"/>
   <source>{count} decisions by rule</source>
   <extracomment>For one: {count} decision by rule</extracomment>
   <translation>
    <numerusform>{count} Entscheidung durch Regel</numerusform>
    <numerusform>{count} Entscheidungen durch Regel</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>{count} decisions have no effect: decide again.</source>
   <extracomment>For one: {count} decision has no effect: decide again.</extracomment>
   <translation>
    <numerusform>{count} Entscheidung hat keine Wirkung: erneut entscheiden.</numerusform>
    <numerusform>{count} Entscheidungen haben keine Wirkung: erneut entscheiden.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} deleted</source>
   <translation>{count} gelöscht</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{count} disagree, or have parts that disagree</source>
   <translation>Zeilen, die abweichen oder Abweichendes enthalten: {count}</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/agreement.py"/>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <location filename="engine/annotally/reports/render/campaign_files.py"/>
   <source>{count} documents</source>
   <extracomment>For one: {count} document</extracomment>
   <translation>
    <numerusform>{count} Dokument</numerusform>
    <numerusform>{count} Dokumente</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{count} entities in {side} are in none of the groups {groups}</source>
   <translation>Entitäten bei {side} in keiner der Gruppen {groups}: {count}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{count} entities in {side}, none of which has {slot}</source>
   <translation>Entitäten bei {side}, von denen keine {slot} hat: {count}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/project/rescue.py"/>
   <source>{count} entries could not be read</source>
   <extracomment>For one: {count} entry could not be read</extracomment>
   <translation>
    <numerusform>{count} Eintrag konnte nicht gelesen werden</numerusform>
    <numerusform>{count} Einträge konnten nicht gelesen werden</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>{count} entries no longer fit</source>
   <translation>Einträge zu dem, was nicht mehr da ist: {count}</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>{count} entries refer to annotations that no longer exist: decide again, then dismiss the entries.</source>
   <extracomment>For one: {count} entry refers to an annotation that no longer exists: decide again, then dismiss the entry.</extracomment>
   <translation>
    <numerusform>{count} Eintrag betrifft eine Annotation, die nicht mehr vorhanden ist: erneut entscheiden, dann den Eintrag verwerfen.</numerusform>
    <numerusform>{count} Einträge betreffen Annotationen, die nicht mehr vorhanden sind: erneut entscheiden, dann die Einträge verwerfen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{count} entries were rescued</source>
   <extracomment>For one: {count} entry was rescued</extracomment>
   <translation>
    <numerusform>{count} Eintrag wurde gerettet</numerusform>
    <numerusform>{count} Einträge wurden gerettet</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/review.py"/>
   <source>{count} entries written to {path}</source>
   <extracomment>For one: {count} entry written to {path}</extracomment>
   <translation>
    <numerusform>{count} Eintrag in {path} geschrieben</numerusform>
    <numerusform>{count} Einträge in {path} geschrieben</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>{count} errors, the first in {option}. Correct the options to save or use the configuration.</source>
   <translation>{count} Fehler, der erste in {option}. Die Optionen korrigieren, um die Konfiguration zu speichern oder zu verwenden.</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/span_writing.py"/>
   <source>{count} extents</source>
   <extracomment>For one: {count} extent</extracomment>
   <translation>
    <numerusform>{count} Ausdehnung</numerusform>
    <numerusform>{count} Ausdehnungen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/cli/convert.py"/>
   <source>{count} files</source>
   <extracomment>For one: {count} file</extracomment>
   <translation>
    <numerusform>{count} Datei</numerusform>
    <numerusform>{count} Dateien</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>{count} fills of {slot}</source>
   <extracomment>For one: {count} fill of {slot}</extracomment>
   <translation>
    <numerusform>{count} Füllung von {slot}</numerusform>
    <numerusform>{count} Füllungen von {slot}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>{count} flagged</source>
   <extracomment>For one: {count} flagged</extracomment>
   <translation>
    <numerusform>{count} markiert</numerusform>
    <numerusform>{count} markiert</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>{count} groups count as one</source>
   <extracomment>For one: {count} group counts as one</extracomment>
   <translation>
    <numerusform>{count} Gruppe zählt als eins</numerusform>
    <numerusform>{count} Gruppen zählen als je eins</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_words.py"/>
   <source>{count} in no class</source>
   <translation>{count} in keiner Klasse</translation>
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
   <translation>{count} eingefügt</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>{count} key classes</source>
   <extracomment>For one: {count} key class</extracomment>
   <translation>
    <numerusform>{count} Schlüsselklasse</numerusform>
    <numerusform>{count} Schlüsselklassen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/profile_bar.py"/>
   <source>{count} labels are ignored</source>
   <extracomment>For one: {count} label is ignored</extracomment>
   <translation>
    <numerusform>{count} Label wird ignoriert</numerusform>
    <numerusform>{count} Labels werden ignoriert</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} left out</source>
   <translation>{count} ausgelassen</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>{count} left out: decide their objects first</source>
   <extracomment>For one: {count} left out: decide its object first</extracomment>
   <translation>
    <numerusform>{count} ausgelassen: zuerst das zugehörige Objekt entscheiden</numerusform>
    <numerusform>{count} ausgelassen: zuerst die zugehörigen Objekte entscheiden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/configuration.py"/>
   <source>{count} lines</source>
   <extracomment>For one: {count} line</extracomment>
   <translation>
    <numerusform>{count} Zeile</numerusform>
    <numerusform>{count} Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} links merge separate classes: resolve them in Decide › Unresolved.</source>
   <extracomment>For one: {count} link merges separate classes: resolve it in Decide › Unresolved.</extracomment>
   <translation>
    <numerusform>{count} Verknüpfung vereinigt getrennte Klassen: unter Entscheiden › Ungelöstes auflösen.</numerusform>
    <numerusform>{count} Verknüpfungen vereinigen getrennte Klassen: unter Entscheiden › Ungelöstes auflösen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/unresolved.py"/>
   <source>{count} links merge separate classes: resolve them to export the final key.</source>
   <extracomment>For one: {count} link merges separate classes: resolve it to export the final key.</extracomment>
   <translation>
    <numerusform>{count} Verknüpfung vereinigt getrennte Klassen: auflösen, um den endgültigen Schlüssel zu exportieren.</numerusform>
    <numerusform>{count} Verknüpfungen vereinigen getrennte Klassen: auflösen, um den endgültigen Schlüssel zu exportieren.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>{count} links merge separate classes: {documents}</source>
   <extracomment>For one: {count} link merges separate classes: {documents}</extracomment>
   <translation>
    <numerusform>{count} Verknüpfung vereinigt Klassen, die getrennt bleiben sollten: {documents}</numerusform>
    <numerusform>{count} Verknüpfungen vereinigen Klassen, die getrennt bleiben sollten: {documents}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{count} manual alignments of words</source>
   <translation>von Hand ausgerichtete Wortfolgen: {count}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{count} manual pairs and splits</source>
   <extracomment>For one: {count} manual pair or split</extracomment>
   <translation>
    <numerusform>von Hand gebildete oder getrennt gehaltene Paare: {count}</numerusform>
    <numerusform>von Hand gebildete oder getrennt gehaltene Paare: {count}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>{count} manual pairs or splits</source>
   <extracomment>For one: {count} manual pair or split</extracomment>
   <translation>
    <numerusform>{count} von Hand gebildetes oder getrenntes Paar</numerusform>
    <numerusform>{count} von Hand gebildete oder getrennte Paare</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/find_bar.py"/>
   <source>{count} matches</source>
   <extracomment>For one: {count} match</extracomment>
   <translation>
    <numerusform>{count} Fundstelle</numerusform>
    <numerusform>{count} Fundstellen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/reports/tree/classes.py"/>
   <source>{count} mentions</source>
   <extracomment>For one: {count} mention</extracomment>
   <translation>
    <numerusform>{count} Erwähnung</numerusform>
    <numerusform>{count} Erwähnungen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>{count} missing</source>
   <translation>{count} fehlend</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>{count} more findings</source>
   <extracomment>For one: {count} more finding</extracomment>
   <translation>
    <numerusform>{count} weiterer Befund</numerusform>
    <numerusform>{count} weitere Befunde</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more line</source>
   <translation>{count} weitere Zeile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more line, the same in all</source>
   <translation>{count} weitere Zeile, bei allen gleich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more line, the same in both</source>
   <translation>{count} weitere Zeile, bei beiden gleich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more lines</source>
   <translation>{count} weitere Zeilen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more lines, the same in all</source>
   <translation>{count} weitere Zeilen, bei allen gleich</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/side_cards.py"/>
   <source>{count} more lines, the same in both</source>
   <translation>{count} weitere Zeilen, bei beiden gleich</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>{count} more messages.</source>
   <extracomment>For one: One more message.</extracomment>
   <translation>
    <numerusform>Eine weitere Meldung.</numerusform>
    <numerusform>{count} weitere Meldungen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>{count} more of this kind</source>
   <extracomment>For one: {count} more of this kind</extracomment>
   <translation>
    <numerusform>{count} weitere dieser Art</numerusform>
    <numerusform>{count} weitere dieser Art</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/filter_bar.py"/>
   <source>{count} more: type {key}:… in the field</source>
   <translation>{count} weitere: {key}:… ins Feld eingeben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>{count} not in {side}</source>
   <translation>{count} nicht in {side}</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>{count} objects are decided</source>
   <extracomment>For one: {count} object is decided</extracomment>
   <translation>
    <numerusform>{count} Objekt ist entschieden</numerusform>
    <numerusform>{count} Objekte sind entschieden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} objects are renamed, because their names are already used</source>
   <extracomment>For one: {count} object is renamed, because its name is already used</extracomment>
   <translation>
    <numerusform>{count} Objekt wird umbenannt, weil sein Name bereits verwendet ist</numerusform>
    <numerusform>{count} Objekte werden umbenannt, weil ihre Namen bereits verwendet sind</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} objects are undecided: choose an object to decide, or an outcome for each type.</source>
   <extracomment>For one: {count} object is undecided: choose the object to decide, or an outcome for its type.</extracomment>
   <translation>
    <numerusform>{count} Objekt ist offen: das Objekt auswählen, um es zu entscheiden, oder eine Behandlung für seinen Typ wählen.</numerusform>
    <numerusform>{count} Objekte sind offen: ein Objekt auswählen, um es zu entscheiden, oder eine Behandlung für jeden Typ wählen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>{count} objects are undecided: {documents}; by type {types}</source>
   <extracomment>For one: {count} object is undecided: {documents}; by type {types}</extracomment>
   <translation>
    <numerusform>noch offene Objekte: {count}, in {documents}; nach Typ: {types}</numerusform>
    <numerusform>noch offene Objekte: {count}, in {documents}; nach Typ: {types}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} objects occur twice, as in an input file</source>
   <extracomment>For one: {count} object occurs twice, as in an input file</extracomment>
   <translation>
    <numerusform>{count} Objekt kommt zweimal vor, wie in einer Eingabedatei</numerusform>
    <numerusform>{count} Objekte kommen zweimal vor, wie in einer Eingabedatei</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{count} objects of class {type} for document {document}</source>
   <translation>{count} Objekte der Klasse {type} zu Dokument {document}</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/rules.py"/>
   <source>{count} objects would be decided</source>
   <extracomment>For one: {count} object would be decided</extracomment>
   <translation>
    <numerusform>{count} Objekt würde entschieden</numerusform>
    <numerusform>{count} Objekte würden entschieden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{count} occurrences</source>
   <extracomment>For one: {count} occurrence</extracomment>
   <translation>
    <numerusform>{count} Vorkommen</numerusform>
    <numerusform>{count} Vorkommen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <location filename="gui/annotally_gui/views/mapping_tree.py"/>
   <source>{count} of {total}</source>
   <translation>{count} von {total}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{count} only in {a}, as {label}</source>
   <translation>{count} nur in {a}, als {label}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{count} only in {b}, as {label}</source>
   <translation>{count} nur in {b}, als {label}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>{count} parentheses in one fill</source>
   <extracomment>For one: {count} parenthesis in one fill</extracomment>
   <translation>
    <numerusform>{count} Klammer in einer Füllung</numerusform>
    <numerusform>{count} Klammern in einer Füllung</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} pointers to objects outside the final key are removed</source>
   <extracomment>For one: {count} pointer to an object outside the final key is removed</extracomment>
   <translation>
    <numerusform>{count} Verweis auf ein Objekt außerhalb des endgültigen Schlüssels wird entfernt</numerusform>
    <numerusform>{count} Verweise auf Objekte außerhalb des endgültigen Schlüssels werden entfernt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} problems prevent the export: choose a problem to go to its row.</source>
   <extracomment>For one: {count} problem prevents the export: choose the problem to go to its row.</extracomment>
   <translation>
    <numerusform>{count} Problem verhindert den Export: das Problem wählen, um zu seiner Zeile zu gehen.</numerusform>
    <numerusform>{count} Probleme verhindern den Export: ein Problem wählen, um zu seiner Zeile zu gehen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/reasons.py"/>
   <source>{count} reasons</source>
   <extracomment>For one: {count} reason</extracomment>
   <translation>
    <numerusform>{count} Begründung</numerusform>
    <numerusform>{count} Begründungen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>{count} relations point to objects that are not in the final key</source>
   <extracomment>For one: {count} relation points to an object that is not in the final key</extracomment>
   <translation>
    <numerusform>{count} Relation verweist auf etwas, das nicht im Schlüssel steht</numerusform>
    <numerusform>{count} Relationen verweisen auf etwas, das nicht im Schlüssel steht</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{count} relations point to objects that are not in the final key.</source>
   <extracomment>For one: {count} relation points to an object that is not in the final key.</extracomment>
   <translation>
    <numerusform>{count} Relation verweist auf ein Objekt, das nicht im endgültigen Schlüssel ist.</numerusform>
    <numerusform>{count} Relationen verweisen auf Objekte, die nicht im endgültigen Schlüssel sind.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} relations point to objects that are not in the final key. Leave the relations out too?</source>
   <extracomment>For one: {count} relation points to an object that is not in the final key. Leave the relation out too?</extracomment>
   <translation>
    <numerusform>{count} Relation verweist auf ein Objekt, das nicht im endgültigen Schlüssel ist. Die Relation auch weglassen?</numerusform>
    <numerusform>{count} Relationen verweisen auf Objekte, die nicht im endgültigen Schlüssel sind. Die Relationen auch weglassen?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/methods/coreference/nodes.py"/>
   <source>{count} response classes</source>
   <extracomment>For one: {count} response class</extracomment>
   <translation>
    <numerusform>{count} Antwortklasse</numerusform>
    <numerusform>{count} Antwortklassen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>{count} roles of {feature}</source>
   <extracomment>For one: {count} role of {feature}</extracomment>
   <translation>
    <numerusform>{count} Rolle von {feature}</numerusform>
    <numerusform>{count} Rollen von {feature}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/views/questions.py"/>
   <source>{count} rows</source>
   <extracomment>For one: {count} row</extracomment>
   <translation>
    <numerusform>{count} Zeile</numerusform>
    <numerusform>{count} Zeilen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>{count} rows written to {path}</source>
   <extracomment>For one: {count} row written to {path}</extracomment>
   <translation>
    <numerusform>{count} Zeile in {path} geschrieben</numerusform>
    <numerusform>{count} Zeilen in {path} geschrieben</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{count} selected</source>
   <translation>{count} ausgewählte</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/muc34/fills.py"/>
   <source>{count} slashes in one fill</source>
   <extracomment>For one: {count} slash in one fill</extracomment>
   <translation>
    <numerusform>{count} Schrägstrich in einer Füllung</numerusform>
    <numerusform>{count} Schrägstriche in einer Füllung</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{count} slot agrees</source>
   <translation>{count} Slot stimmt überein</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{count} slots agree</source>
   <translation>{count} Slots stimmen überein</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_model.py"/>
   <source>{count} spurious</source>
   <translation>{count} überzählig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} substituted</source>
   <translation>{count} ersetzt</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <location filename="engine/annotally/reports/render/campaign_files.py"/>
   <source>{count} systems</source>
   <extracomment>For one: {count} system</extracomment>
   <translation>
    <numerusform>{count} System</numerusform>
    <numerusform>{count} Systeme</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>{count} tasks: {names}</source>
   <extracomment>For one: {count} task: {names}</extracomment>
   <translation>
    <numerusform>{count} Aufgabe: {names}</numerusform>
    <numerusform>{count} Aufgaben: {names}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>{count} tokens in the {kind} {text!r}</source>
   <extracomment>For one: {count} token in the {kind} {text!r}</extracomment>
   <translation>
    <numerusform>{count} Token in der {kind} {text!r}</numerusform>
    <numerusform>{count} Tokens in der {kind} {text!r}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{count} undecided objects are exported as chosen here and stay undecided in the project.</source>
   <extracomment>For one: {count} undecided object is exported as chosen here and stays undecided in the project.</extracomment>
   <translation>
    <numerusform>{count} offenes Objekt wird wie hier gewählt exportiert und bleibt im Projekt offen.</numerusform>
    <numerusform>{count} offene Objekte werden wie hier gewählt exportiert und bleiben im Projekt offen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{count} values in an annotation of {type}</source>
   <extracomment>For one: {count} value in an annotation of {type}</extracomment>
   <translation>
    <numerusform>{count} Wert in einer Annotation vom Typ {type}</numerusform>
    <numerusform>{count} Werte in einer Annotation vom Typ {type}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>{count} values in {column}</source>
   <extracomment>For one: {count} value in {column}</extracomment>
   <translation>
    <numerusform>{count} Wert in {column}</numerusform>
    <numerusform>{count} Werte in {column}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{count} values of {layer} at {unit}, {other} in another of its columns</source>
   <extracomment>For one: {count} value of {layer} at {unit}, {other} in another of its columns</extracomment>
   <translation>
    <numerusform>{count} Wert der Ebene {layer} bei {unit}, {other} in einer anderen ihrer Spalten</numerusform>
    <numerusform>{count} Werte der Ebene {layer} bei {unit}, {other} in einer anderen ihrer Spalten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/muc_config/checks.py"/>
   <source>{count} values of {option}</source>
   <extracomment>For one: {count} value of {option}</extracomment>
   <translation>
    <numerusform>{count} Wert von {option}</numerusform>
    <numerusform>{count} Werte von {option}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/controllers/concordance.py"/>
   <source>{count} without a majority</source>
   <extracomment>For one: {count} without a majority</extracomment>
   <translation>
    <numerusform>{count} ohne Mehrheit</numerusform>
    <numerusform>{count} ohne Mehrheit</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/alignment_line.py"/>
   <source>{count} words</source>
   <translation>{count} Wörter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_words.py"/>
   <source>{count} {side}</source>
   <translation>{count} {side}</translation>
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
    <numerusform>{decision} an {count} Stelle</numerusform>
    <numerusform>{decision} an {count} Stellen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{document}   a second {before} is renamed {after}; its pointers are updated</source>
   <translation>{document}   ein zweites {before} wird in {after} umbenannt; Verweise darauf werden angepasst</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{document}   {about}   → {said}</source>
   <translation>{document}   {about}   → {said}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{document}   {called} has the same content as another object and is kept twice</source>
   <translation>{document}   {called} hat denselben Inhalt wie ein anderes Objekt und wird doppelt behalten</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/feedback.py"/>
   <source>{document}   {said} → {final}</source>
   <translation>{document}   {said} → {final}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/findings.py"/>
   <source>{document}   {title}   {slot} pointed to {target}, which is not in the final key</source>
   <translation>{document}   {title}   {slot} verwies auf {target}, das nicht im endgültigen Schlüssel ist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/row_list.py"/>
   <source>{document}   {title}   {texts}</source>
   <translation>{document}   {title}   {texts}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>{document} is done</source>
   <translation>{document} ist erledigt</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>{document} is done with {count:,} objects undecided</source>
   <extracomment>For one: {document} is done with {count} object undecided</extracomment>
   <translation>
    <numerusform>{document} ist erledigt, mit {count} offenen Objekt</numerusform>
    <numerusform>{document} ist erledigt, mit {count:,} offenen Objekten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>{document} is marked irrelevant again</source>
   <translation>{document} noch einmal als irrelevant</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>{document} is marked irrelevant, but has templates</source>
   <translation>{document} als irrelevant, neben Templates dazu</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/change_words.py"/>
   <source>{document} is no longer done</source>
   <translation>{document} ist nicht mehr fertig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{document}.</source>
   <translation>{document}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>{document}.tab or {document}.txt.tab</source>
   <translation>{document}.tab oder {document}.txt.tab</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>{document}: a second {before} is renamed to {after}</source>
   <translation>{document}: ein zweites {before} heißt jetzt {after}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>{document}: {finding}</source>
   <translation>{document}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>{document}: {name} repeats another object</source>
   <translation>{document}: {name} sagt dasselbe wie ein anderes Objekt</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>{document}: {name}: {finding}</source>
   <translation>{document}: {name}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>{document}: {slot} pointed to {target}, which is not in the key</source>
   <translation>{document}: {slot} verwies auf {target}, das nicht im Schlüssel steht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{done:,} of {count:,} documents done</source>
   <translation>{done:,} von {count:,} Dokumenten erledigt</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/source_diagnostics.py"/>
   <source>{expected} (for {format})</source>
   <translation>{expected} (für {format})</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{expression!r} is not a regular expression: {why}</source>
   <translation>{expression!r} ist kein regulärer Ausdruck: {why}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>{expression}: searching the text takes too long</source>
   <translation>{expression}: die Suche im Text dauert zu lange</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/search.py"/>
   <source>{expression}: searching {text} takes too long</source>
   <translation>{expression}: die Suche in {text} dauert zu lange</translation>
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
   <translation>{feature!r} als Label von {type}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/alignment.py"/>
   <source>{figures} (counting all documents…)</source>
   <translation>{figures} (alle Dokumente werden gezählt…)</translation>
  </message>
  <message>
   <location filename="engine/annotally/cli/export.py"/>
   <source>{files}: changed since the decisions</source>
   <translation>{files}: geändert, seit darüber entschieden wurde</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>{file} is the key and a response</source>
   <translation>{file} ist der Schlüssel und eine Antwort</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>{file}: no score profile called {name!r}; {remedy}</source>
   <translation>{file}: kein Wertungsprofil namens {name!r}; {remedy}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/task.py"/>
   <source>{file}: no similarity profile called {name!r}; {remedy}</source>
   <translation>{file}: kein Ähnlichkeitsprofil namens {name!r}; {remedy}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/reasons_writer.py"/>
   <source>{fill} compared as</source>
   <translation>{fill} verglichen als</translation>
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
   <translation>{finding} (weitere: {count})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/draft.py"/>
   <source>{finding} inside {limit} others</source>
   <translation>{finding} innerhalb von {limit} anderen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>{finding}, also on line {lines}</source>
   <translation>{finding}, auch in Zeile {lines}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>{finding}, also on line {lines} and {more} more</source>
   <translation>{finding}, auch in Zeile {lines} und {more} weiteren</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{finding}, and {count} more</source>
   <translation>{finding} (weitere: {count})</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{finding}, and {count} more differ</source>
   <translation>{finding} (weitere Abweichungen: {count})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/linked_text.py"/>
   <source>{finding}, and {count} more fills lie outside it</source>
   <translation>{finding} (weitere Füllungen außerhalb: {count})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{finding}, and {count} more slots</source>
   <translation>{finding} (weitere Slots: {count})</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>{finding}, and {count} more tokens that differ</source>
   <extracomment>For one: {finding}, and {count} more token that differs</extracomment>
   <translation>
    <numerusform>{finding}, und {count} weiteres Token, das abweicht</numerusform>
    <numerusform>{finding}, und {count} weitere Tokens, die abweichen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{finding}, likewise {count} more</source>
   <translation>{finding} (weitere: {count})</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>{finding}, nor are {count} more</source>
   <translation>{finding} (weitere: {count})</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{finding}, nor have {count} more</source>
   <translation>{finding} (weitere: {count})</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{finding}, so do {count} more</source>
   <translation>{finding} (weitere: {count})</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/gate/reader.py"/>
   <source>{finding}, {count:,} times</source>
   <extracomment>For one: {finding}, {count:,} time</extracomment>
   <translation>
    <numerusform>{finding}, {count:,}-mal</numerusform>
    <numerusform>{finding}, {count:,}-mal</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/text_versions.py"/>
   <source>{finding}; so do {count} more documents</source>
   <translation>{finding} (weitere Dokumente: {count})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{first} and {last}</source>
   <translation>{first} und {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{first} and {second} are both paired and split manually</source>
   <translation>{first} und {second} sind von Hand sowohl gepaart als auch getrennt gehalten</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <source>{first} and {second} are paired manually, and so with two annotations of one annotator</source>
   <translation>{first} und {second} sind von Hand gepaart und über andere mit zwei Annotationen desselben Annotators</translation>
  </message>
  <message>
   <location filename="engine/annotally/annotators/pair_constraints.py"/>
   <source>{first} and {second} are split manually and also paired manually, perhaps through other annotations</source>
   <translation>{first} und {second} sind von Hand getrennt gehalten und zugleich von Hand gepaart, und sei es über andere</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{first} and {second} cannot be paired: {reason}</source>
   <translation>{first} und {second} lassen sich nicht paaren: {reason}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/writer.py"/>
   <source>{first} and {second} cross</source>
   <translation>{first} und {second} überkreuzen sich</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/arrangement.py"/>
   <source>{first} and {second}: their names do not show which is the key</source>
   <translation>{first} und {second}, aber kein Name sagt, was davon der Schlüssel ist</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{first} or {last}, any is right</source>
   <translation>{first} oder {last}, jedes ist richtig</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{first} or {last}, either is right</source>
   <translation>{first} oder {last}, beides ist richtig</translation>
  </message>
  <message>
   <location filename="engine/annotally/model/wording.py"/>
   <source>{first} or {others}</source>
   <translation>{first} oder {others}</translation>
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
   <translation>{folder} enthält bereits {names}. Die vorhandenen Dateien ersetzen?</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{footer} after its last mention</source>
   <translation>{footer} hinter der letzten Erwähnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{footer} without a document</source>
   <translation>{footer} ohne Dokument</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>{format} as the format to write</source>
   <translation>{format} als zu schreibendes Format</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_formats.py"/>
   <source>{format} can contain {limit}</source>
   <translation>in {format} möglich: {limit}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/unsupported.py"/>
   <source>{format} is recognised but cannot be read yet</source>
   <translation>{format} wird erkannt, kann aber noch nicht gelesen werden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>{format}, while {file} is {other}</source>
   <translation>{format}, {file} dagegen {other}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/option_editor.py"/>
   <source>{found}. Expected: {expected}. {remedy}</source>
   <translation>{found}. Erwartet: {expected}. {remedy}</translation>
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
   <translation>{header} davor</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{header} without a name</source>
   <translation>{header} ohne Namen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{header}, {footer} or a mention</source>
   <translation>{header}, {footer} oder eine Erwähnung</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/roles.py"/>
   <source>{heading}, collapsed</source>
   <translation>{heading}, eingeklappt</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/connection.py"/>
   <source>{journal} next to it names another file</source>
   <translation>{journal} daneben nennt eine andere Datei</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/shortcut_editor.py"/>
   <source>{keys} is used by “{other}”. Exchange swaps the shortcuts of the two actions.</source>
   <translation>{keys} wird von „{other}“ verwendet. Tauschen vertauscht die Tastenkürzel der beiden Aktionen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/legend.py"/>
   <source>{key} above, {response} below</source>
   <translation>{key} oben, {response} unten</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{key} has no fill left for it</source>
   <translation>von {key} ist keine Füllung dafür übrig</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{key} {text}</source>
   <translation>{key} {text}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{key}'s extent to the character (M15)</source>
   <translation>auf das Zeichen genau die Ausdehnung laut {key} (M15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>{kind} {text!r}</source>
   <translation>{kind} {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{kind}, as the event</source>
   <translation>{kind}, wie das Ereignis</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>{kind}: {words}</source>
   <translation>{kind}: {words}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>{labels} in no stratum</source>
   <translation>{labels} in keiner Schicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/confusion_model.py"/>
   <source>{label} in {b}</source>
   <translation>{label} in {b}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/labels.py"/>
   <source>{label} is compared</source>
   <translation>{label} wird verglichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/corpus_model.py"/>
   <source>{label} · only {letter}</source>
   <translation>{label} · nur {letter}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{label}.{attribute} points to {target}, which is not paired before {label}</source>
   <translation>{label}.{attribute} verweist auf {target}, das nicht vor {label} gepaart wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{label}.{attribute} to {targets}</source>
   <translation>{label}.{attribute} auf {targets}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{label}: extents differ.</source>
   <translation>{label}: Ausdehnungen weichen ab.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>{layer} at {unit} refers to {target!r}, which does not exist</source>
   <translation>{layer} bei {unit} verweist auf {target!r}, das es nicht gibt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{layer}: {finding}</source>
   <translation>{layer}: {finding}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} begin a new class</source>
   <translation>{letters} beginnen eine neue Klasse</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} begins a new class</source>
   <translation>{letters} beginnt eine neue Klasse</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} has a link to “{words}”</source>
   <translation>{letters} hat eine Verknüpfung mit „{words}“</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>{letters} has here: {title}, {words}. Which annotation is the same object?</source>
   <translation>{letters} hat hier: {title}, {words}. Was ist dasselbe?</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>{letters} have a link to “{words}”</source>
   <translation>{letters} haben eine Verknüpfung mit „{words}“</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/bring.py"/>
   <source>{letters} have here: {title}, {words}. Which annotation is the same object?</source>
   <translation>{letters} haben hier: {title}, {words}. Was ist dasselbe?</translation>
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
   <translation>{letter} „{words}“</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>{letter}, {name}</source>
   <translation>{letter}, {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>{line!r} before the first option</source>
   <translation>{line!r} vor der ersten Option</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{line!r} has no value</source>
   <translation>{line!r} hat keinen Wert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/reader.py"/>
   <source>{line!r} outside a document</source>
   <translation>{line!r} außerhalb eines Dokuments</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_rows.py"/>
   <source>{line!r} outside of any document</source>
   <translation>{line!r} außerhalb eines Dokuments</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{low} to {high}: {level} % interval over {samples} samples of documents, seed {seed}</source>
   <translation>{low} bis {high}: {level} %-Intervall über {samples} Stichproben von Dokumenten, Startwert {seed}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>{mark} inside alternatives</source>
   <translation>{mark} innerhalb von Alternativen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>{mark} outside of alternatives</source>
   <translation>{mark} außerhalb von Alternativen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>{measure} by bootstrap: {part}, on a scale from 0 to 1</source>
   <translation>{measure} durch Bootstrap: {part}, auf einer Skala von 0 bis 1</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tables/campaign_tables.py"/>
   <source>{measure} of every system; mean over the systems with a value.</source>
   <translation>{measure} jedes Systems; Mittelwert über die Systeme mit einem Wert.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>{measure}: mean {mean}, variance {variance}, standard deviation {deviation}</source>
   <translation>{measure}: Mittelwert {mean}, Varianz {variance}, Standardabweichung {deviation}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{method}, the only method of the program for it</source>
   <translation>{method}, die einzige Methode des Programms dafür</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/diagnostics.py"/>
   <source>{more}, for example: {found}</source>
   <translation>{more}, zum Beispiel: {found}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>{name!r} at the start of a line</source>
   <translation>{name!r} am Anfang einer Zeile</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/rules.py"/>
   <source>{name!r} is no pronunciation rule set; choose english, letters or voice:LANGUAGE, as voice:de</source>
   <translation>{name!r} bezeichnet keine Laute von Wörtern; möglich sind english, letters oder voice:LANGUAGE, wie voice:de</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{names} agree in part</source>
   <translation>{names} stimmen teilweise überein</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{names} agrees in part</source>
   <translation>{names} stimmt teilweise überein</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/export.py"/>
   <source>{names} and {count} documents more</source>
   <translation>{names} (weitere Dokumente: {count})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <location filename="gui/annotally_gui/services/recent_files.py"/>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{names} and {count} more</source>
   <translation>{names} und {count} weitere</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{names} and {count} more files</source>
   <extracomment>For one: {names} and {count} more file</extracomment>
   <translation>
    <numerusform>{names} und {count} weitere Datei</numerusform>
    <numerusform>{names} und {count} weitere Dateien</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <location filename="engine/annotally/model/wording.py"/>
   <source>{names} and {last}</source>
   <translation>{names} und {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>{names} and {name}</source>
   <translation>{names} und {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{names} differ</source>
   <translation>{names} weichen ab</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>{names} or {last}</source>
   <translation>{names} oder {last}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>{names} or {name}</source>
   <translation>{names} oder {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/export.py"/>
   <source>{names} written to {folder}</source>
   <translation>{names} in {folder} geschrieben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/open_files.py"/>
   <source>{name} (configuration)</source>
   <translation>{name} (Konfiguration)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{name} (implicitly optional)</source>
   <translation>{name} (implizit optional)</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/contents.py"/>
   <source>{name} (not required)</source>
   <translation>{name} (nicht erforderlich)</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{name} (number {number} of equal ones)</source>
   <translation>{name} (Nummer {number} von gleichen)</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{name} (optional)</source>
   <translation>{name} (optional)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/open.py"/>
   <source>{name} (read-only)</source>
   <translation>{name} (nur lesbar)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/application.py"/>
   <source>{name} (two keys)</source>
   <translation>{name} (zwei Schlüssel)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} agrees in part.</source>
   <translation>{name} stimmt teilweise überein.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/project_place.py"/>
   <source>{name} already exists and is never replaced. Choose another name, or cancel and open that project.</source>
   <translation>{name} ist schon vorhanden und wird nie ersetzt. Einen anderen Namen wählen, oder abbrechen und jenes Projekt öffnen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/export_key.py"/>
   <source>{name} already exists. Replace it?</source>
   <translation>{name} ist schon vorhanden. Ersetzen?</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/render/saved_result.py"/>
   <source>{name} as level or status</source>
   <translation>{name} als Stufe oder Status</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} at {begin} after {earlier} at {earlier_begin}</source>
   <translation>{name} an Position {begin} hinter {earlier} an Position {earlier_begin}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} begins at {begin} and ends at {end}</source>
   <translation>{name} beginnt an Position {begin} und endet an Position {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} begins at {begin}, inside {earlier}</source>
   <translation>{name} beginnt an Position {begin}, innerhalb von {earlier}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name} cannot be read: {why}</source>
   <translation>{name} kann nicht gelesen werden: {why}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name} cannot be read: {why}. Add another annotation file instead.</source>
   <translation>{name} kann nicht gelesen werden: {why}. Stattdessen eine andere Annotationsdatei hinzufügen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/services/input_problems.py"/>
   <source>{name} contains no annotations. Add the files or the folder with the annotations.</source>
   <translation>{name} enthält keine Annotationen. Die Dateien oder den Ordner mit den Annotationen hinzufügen.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} counts as the same.</source>
   <translation>{name} zählt als gleich.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} differs</source>
   <translation>{name} weicht ab</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} differs.</source>
   <translation>{name} weicht ab.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{name} ends at {end}</source>
   <translation>{name} endet an Position {end}</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} ends at {end}, in a table of {count} tokens</source>
   <extracomment>For one: {name} ends at {end}, in a table of {count} token</extracomment>
   <translation>
    <numerusform>{name} endet an Position {end}, in einer Tabelle mit {count} Token</numerusform>
    <numerusform>{name} endet an Position {end}, in einer Tabelle mit {count} Tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} ends at {end}, past the end of {file}</source>
   <translation>{name} endet an Position {end}, hinter dem Ende von {file}</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>{name} failed: {problem}</source>
   <translation>{name} ist fehlgeschlagen: {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>{name} is followed by {text!r}</source>
   <translation>{text!r} hinter {name}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} is in use by {holder}. Take over the project only if it is no longer open there, for instance after a crash or a power failure: a program that still has the project open could no longer save to it.</source>
   <translation>{name} wird von {holder} verwendet. Das Projekt nur übernehmen, wenn es dort nicht mehr geöffnet ist, etwa nach einem Absturz oder Stromausfall: Ein Programm, das das Projekt noch geöffnet hat, könnte nicht mehr darin speichern.</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{name} is in {count} manual pairs</source>
   <translation>{name} ist in {count} von Hand gebildeten Paaren</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} is read-only: {why}.</source>
   <translation>{name} ist schreibgeschützt: {why}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} is the same in A and B.</source>
   <translation>{name} ist in A und B gleich.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{name} is the same in all.</source>
   <translation>{name} ist in allen gleich.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{name} is {text!r} in the annotation file</source>
   <translation>{name} gibt {text!r} an</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{name} is {word!r}, while {file} has {word_of_text!r} at {begin}</source>
   <translation>{name} ist {word!r}, in {file} steht an Position {begin} aber {word_of_text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{name} no longer exists</source>
   <translation>{name} ist nicht mehr da</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/writable_slots.py"/>
   <source>{name} points to each side's {target}, and {reason}: decide the target first</source>
   <translation>{name} verweist auf {target} von jeder Seite; {reason}; zuerst darüber entscheiden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{name} refers to {target}, which this file does not have</source>
   <translation>{name} verweist auf {target}, das es in dieser Datei nicht gibt</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/user_functions.py"/>
   <source>{name} returned {result}</source>
   <translation>{name} hat {result} zurückgegeben</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>{name} where there are bytes</source>
   <translation>{name} anstelle von Bytes</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>{name} where there is a text</source>
   <translation>{name} anstelle eines Textes</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{name} without its text</source>
   <translation>{name} ohne zugehörigen Text</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/commands/projects.py"/>
   <source>{name} {damage}. The readable part can be copied to a new file; the damaged file does not change.</source>
   <translation>{name} {damage}. Der lesbare Teil kann in eine neue Datei kopiert werden; die beschädigte Datei bleibt unverändert.</translation>
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
    <numerusform>{name} {values!r}, {count} Wert in einem Attribut</numerusform>
    <numerusform>{name} {values!r}, {count} Werte in einem Attribut</numerusform>
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
   <translation>{name}, Schieberegler</translation>
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
   <translation>{name}: In dieser Aufgabe haben beide Seiten denselben Text. Eine andere Rolle oder eine andere Aufgabe wählen.</translation>
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
   <translation>{nearest}; der Wert wird verglichen, wie er dasteht (A15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>{nearest}; it is not compared</source>
   <translation>{nearest}; das Attribut wird nicht verglichen (A15)</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/similarity/misfits.py"/>
   <source>{nearest}; such annotations are not compared</source>
   <translation>{nearest}; solche Annotationen werden nicht verglichen (A15)</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>{number} characters</source>
   <extracomment>For one: {number} character</extracomment>
   <translation>
    <numerusform>{number} Zeichen</numerusform>
    <numerusform>{number} Zeichen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/number_words.py"/>
   <source>{number} words</source>
   <extracomment>For one: {number} word</extracomment>
   <translation>
    <numerusform>{number} Wort</numerusform>
    <numerusform>{number} Wörter</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{object} points to it in {slot} and is optional</source>
   <translation>{object} verweist in {slot} darauf und ist optional</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{object} points to it in {slot} and may leave it out</source>
   <translation>{object} verweist in {slot} darauf, kann es aber weglassen</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{object} points to it in {slot}, but an alternative there does without it</source>
   <translation>{object} verweist in {slot} darauf, aber eine Alternative dort kommt ohne es aus</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{of} · {what}</source>
   <translation>{of} · {what}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>{one} and {other}: F {f} %</source>
   <translation>{one} und {other}: F {f} %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>{one} with {other}</source>
   <translation>{one} mit {other}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/dimension_rows.py"/>
   <source>{option} of {name}</source>
   <translation>{option} von {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>{option} {text!r}</source>
   <translation>{option} {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{outcome}; correct the identifier or restore the annotation</source>
   <translation>{outcome}; die Kennung korrigieren oder die Annotation wiederherstellen</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>{part} without attributes</source>
   <translation>{part} ohne Attribute</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>{part} without labels</source>
   <translation>{part} ohne Labels</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>{part} without method</source>
   <translation>{part} ohne Methode</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/findings.py"/>
   <source>{part} without name</source>
   <translation>{part} ohne Namen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/profile/field_rows.py"/>
   <source>{part}, line {number}: {field}</source>
   <translation>{part}, Zeile {number}: {field}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/other_responses.py"/>
   <location filename="gui/annotally_gui/controllers/review.py"/>
   <source>{path} written</source>
   <translation>{path} geschrieben</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/profile_draft.py"/>
   <source>{path} {problem}</source>
   <translation>{path} {problem}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>{phone!r}, in the pronunciation of {word}, is not a phone</source>
   <translation>{phone!r} in der Aussprache von {word} ist kein Phonem</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/campaign.py"/>
   <source>{place}: {problem}</source>
   <translation>{place}: {problem}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{plain}, manual ({count:,}) {score}</source>
   <translation>{plain}, von Hand ({count:,}) {score}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{pointers}, {pointer}</source>
   <translation>{pointers}, {pointer}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{pointer} points to a class that is mapped later</source>
   <translation>{pointer} führt zu einer Klasse, die später zugeordnet wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>{pointer} points to {target}, which is not paired before {label}</source>
   <translation>{pointer} verweist auf {target}, das nicht vor {label} gepaart wird</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{points} less than this pair</source>
   <translation>{points} weniger als dieses Paar</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{points} more than this pair</source>
   <translation>{points} mehr als dieses Paar</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/distribution/cluster.py"/>
   <location filename="engine/annotally/workspace/distribution/document_scores.py"/>
   <source>{program}, as here</source>
   <translation>{program}, wie hier</translation>
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
   <translation>{reason} von {threshold}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/writable_slots.py"/>
   <source>{reason}: edit it</source>
   <translation>{reason}; anders schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/writable_slots.py"/>
   <source>{reason}: take the value of one side, or enter one value</source>
   <translation>{reason}; übernehmen, was eine Seite hat, oder einen einzigen Wert schreiben</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/writable_slots.py"/>
   <source>{reason}: the key has to be written as {titles}</source>
   <translation>{reason}; der Schlüssel muss als {titles} geschrieben werden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{ref_slot} {text!r}, which no tag of the document has as {id_slot}</source>
   <translation>{ref_slot} {text!r}, das kein Tag des Dokuments als {id_slot} hat</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/message_boxes.py"/>
   <source>{remedy}. {what}</source>
   <translation>{remedy}. {what}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/key_check.py"/>
   <source>{remedy}; nothing was written</source>
   <translation>{remedy}; nichts wurde geschrieben</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/reason_codes.py"/>
   <source>{response} has no fill left for it</source>
   <translation>von {response} ist keine Füllung dafür übrig</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/formats/webanno/reader.py"/>
   <source>{roles} and {count} targets</source>
   <extracomment>For one: {roles} and {count} target</extracomment>
   <translation>
    <numerusform>{roles} und {count} Ziel</numerusform>
    <numerusform>{roles} und {count} Ziele</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{row}, includes the selected row</source>
   <translation>{row}, enthält die ausgewählte Zeile</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{row}, not in the filter</source>
   <translation>{row}, nicht im Filter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{row}; final: {decision}</source>
   <translation>{row}; endgültig: {decision}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{said} ({count:,} by rule)</source>
   <translation>{said} ({count:,} durch Regel)</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/pair_model.py"/>
   <source>{said}, with {pairs}</source>
   <translation>{said}, darunter {pairs}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/concordance.py"/>
   <source>{said}, {decided} decided</source>
   <translation>{said}, {decided} entschieden</translation>
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
   <translation>{said}; die ersten {count} sind aufgeführt.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/label_features.py"/>
   <source>{said}…</source>
   <translation>{said}…</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{samples} samples are being drawn</source>
   <translation>{samples} Stichproben werden gezogen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{samples} samples of {documents}</source>
   <translation>{samples} Stichproben, {documents}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spread_columns.py"/>
   <source>{samples} samples of {documents} documents each, seed {seed}</source>
   <translation>{samples} Stichproben von je {documents} Dokumenten, Startwert {seed}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/window/status_bar.py"/>
   <source>{scores} (counting…)</source>
   <translation>{scores} (wird gezählt…)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{second} ends at {second_end}, one past the last offset, while {first} in line {line} ends at {first_end}, the last character's</source>
   <translation>{second} endet an Position {second_end}, eins hinter der letzten, {first} in Zeile {line} aber an Position {first_end}, der des letzten Zeichens</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/event_mentions/token_tables.py"/>
   <source>{second} ends at {second_end}, the last character's offset, while {first} in line {line} ends at {first_end}, one past the last</source>
   <translation>{second} endet an Position {second_end}, der des letzten Zeichens, {first} in Zeile {line} aber an Position {first_end}, eins hinter der letzten</translation>
  </message>
  <message>
   <location filename="engine/annotally/reports/tree/inspection.py"/>
   <source>{sentence}: F {percent} %; the weights of what matches sum to {sum:g}, over the threshold of {threshold}</source>
   <translation>{sentence}: F {percent} %; die Gewichte dessen, was übereinstimmt, ergeben {sum:g} und liegen über der Schwelle von {threshold}</translation>
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
   <translation>gelesen wird {set}, die einzige, die nach einem Annotator aussieht; eine andere als Ebene angeben</translation>
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
   <translation>{short}: {long}, was keine Seite hat</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/corpus.py"/>
   <source>{shown:,} of {documents}</source>
   <translation>{documents}, davon {shown:,} aufgeführt</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>{side_format}, which has no annotations, as {annotations}</source>
   <translation>{side_format}, ein Format ohne Annotationen, als {annotations}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/uncompared/findings.py"/>
   <source>{sides} and {side}</source>
   <translation>{sides} und {side}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{sides} lack this.</source>
   <translation>{sides} haben dies nicht.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{sides} lacks this.</source>
   <translation>{sides} hat dies nicht.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{sides}: none of these mentions.</source>
   <translation>{sides}: keine dieser Erwähnungen.</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{side} has classes or slots that {task} does not declare: {names}</source>
   <translation>bei {side} etwas, das {task} nicht deklariert: {names}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>{side} has only {types}, which {task} does not score</source>
   <translation>bei {side} nur {types}, was {task} nicht wertet</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} has part of this class of {owner}.</source>
   <translation>{side} hat einen Teil dieser Klasse von {owner}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} has the same class as {owner}.</source>
   <translation>{side} hat dieselbe Klasse wie {owner}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} has this class of {owner} inside a larger class.</source>
   <translation>{side} hat diese Klasse von {owner} innerhalb einer größeren Klasse.</translation>
  </message>
  <message numerus="yes">
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} lacks {number} mentions.</source>
   <extracomment>For one: {side} lacks {number} mention.</extracomment>
   <translation>
    <numerusform>{side} fehlt {number} Erwähnung.</numerusform>
    <numerusform>{side} fehlen {number} Erwähnungen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/class_sentence.py"/>
   <source>{side} splits this class of {owner} into {count}.</source>
   <translation>{side} trennt diese Klasse von {owner} in {count}.</translation>
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
   <translation>{side}–Endgültig</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/header.py"/>
   <source>{sign} and the layer of the relation's ends in the last column</source>
   <translation>{sign} und die Ebene der Enden der Relation in der letzten Spalte</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/io.py"/>
   <source>{size:,} bytes of an unknown annotation format</source>
   <translation>{size:,} Bytes in keinem bekannten Annotationsformat</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/widgets/slot_editor.py"/>
   <source>{slot} cannot be {wrong}. Use {known}.</source>
   <translation>{slot} kann nicht {wrong} sein. Möglich: {known}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/spoken_cards.py"/>
   <source>{slot} empty</source>
   <translation>{slot} leer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>{slot} is a {type}, another end a {other}</source>
   <translation>{slot} ist vom Typ {type}, ein anderes Ende vom Typ {other}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/relations.py"/>
   <source>{slot} pointed to {target}</source>
   <translation>{slot} verwies auf {target}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>{slot} points to a relation</source>
   <translation>{slot} verweist auf eine Relation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>{slot} points to a {type}</source>
   <translation>{slot} verweist auf {type}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/writer.py"/>
   <location filename="engine/annotally/formats/gate/writer.py"/>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <location filename="engine/annotally/formats/webanno/schema.py"/>
   <source>{slot} points to {text!r}</source>
   <translation>{slot} verweist auf {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{slot} without a value</source>
   <translation>{slot} ohne Wert</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{slot} {name!r}, which the tag at line {line}, column {column} has too</source>
   <translation>{slot} {name!r}, das auch das Tag in Zeile {line}, Spalte {column} hat</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/writer.py"/>
   <source>{slot} {text!r}</source>
   <translation>{slot} {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>{slot} {text!r} with a carriage return</source>
   <translation>{slot} {text!r} mit einem Wagenrücklauf</translation>
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
   <translation>{slot}, Füllung {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/contents.py"/>
   <source>{slot}: {fills}</source>
   <translation>{slot}: {fills}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{slot}s that end at a mention without one</source>
   <translation>Verweise über {slot}, die bei einer Erwähnung ohne Verweis enden</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/pointers.py"/>
   <source>{slot}s that point in a circle: {listing}</source>
   <translation>Verweise über {slot}, die im Kreis führen: {listing}</translation>
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
   <translation>{state}; {vote} stimmen mit der Mehrheit überein</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/preferences.py"/>
   <source>{style} (system default)</source>
   <translation>{style} (Systemstandard)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>{subject} again</source>
   <translation>{subject} noch einmal</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>{subject} and {rival} are at different places.</source>
   <translation>{subject} und {rival} sind an verschiedenen Stellen.</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/checks.py"/>
   <source>{subject} gives effective labels, as {effective} does</source>
   <translation>{subject} ergibt effektive Labels, wie schon {effective}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>{subject} {first} and {second} than {rival}.</source>
   <translation>{subject} {first} und {second} als {rival}.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/extent_words.py"/>
   <source>{subject} {what} than {rival}.</source>
   <translation>{subject} {what} als {rival}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/messages.py"/>
   <source>{subject}: {finding}</source>
   <translation>{subject}: {finding}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/systems.py"/>
   <source>{systems}; the open response is {name}.</source>
   <translation>{systems}; die geöffnete Antwort ist {name}.</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/reader.py"/>
   <source>{tag} continues no entity</source>
   <translation>{tag}, das nichts fortsetzt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>{tag} is not closed</source>
   <translation>{tag} wird nicht geschlossen</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{target} before {source} in the order of the task's classes</source>
   <translation>{target} vor {source} in der Reihenfolge der Klassen der Aufgabe (M18)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dependency_order.py"/>
   <source>{target} in an earlier stratum, or spanned where {label} is spanless</source>
   <translation>{target} in einer früheren Schicht, oder mit Ausdehnung, wo {label} keine hat (A8)</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/resolve.py"/>
   <source>{task} is made from the data: it has no configuration until the data are read</source>
   <translation>{task} entsteht aus den Daten: bevor sie gelesen sind, gibt es keine Konfiguration</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/alignment_task.py"/>
   <source>{task}: all sides have the same text</source>
   <translation>{task}: alle Seiten beruhen auf demselben Text</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/session/scores.py"/>
   <source>{task}: such annotations have no final key</source>
   <translation>{task}: solche Annotationen werden nur verglichen und haben keinen endgültigen Schlüssel</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/linked_text.py"/>
   <source>{text!r} at {start} to {end} lies outside document {document}</source>
   <translation>{text!r} von {start} bis {end} liegt außerhalb von Dokument {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/table.py"/>
   <source>{text!r} before the first word</source>
   <translation>{text!r} vor dem ersten Wort</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{text!r} directly after __, which has no effect</source>
   <translation>{text!r} direkt hinter __, was nicht zählt</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/conll/coreference_writer.py"/>
   <source>{text!r} from {start} to {end}</source>
   <translation>{text!r} von {start} bis {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/drafts.py"/>
   <source>{text!r} from {start} to {end}, which starts or ends between tokens</source>
   <translation>{text!r} von {start} bis {end}, mit Beginn oder Ende zwischen Tokens</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{text!r} has no extent</source>
   <translation>{text!r} hat keine Ausdehnung</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/phonetics/pronunciation.py"/>
   <source>{text!r} has no pronunciation</source>
   <translation>{text!r} hat keine Aussprache</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/nodes.py"/>
   <source>{text!r} has the character U+{code:04X}, which XML does not</source>
   <translation>{text!r} enthält das Zeichen U+{code:04X}, das es in XML nicht gibt</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{text!r} has {count} pairs of offsets after the first, and no strings in brackets</source>
   <extracomment>For one: {text!r} has {count} pair of offsets after the first, and no strings in brackets</extracomment>
   <translation>
    <numerusform>{text!r} hat hinter dem ersten {count} Positionspaar, aber keine Zeichenketten in eckigen Klammern</numerusform>
    <numerusform>{text!r} hat hinter dem ersten {count} Positionspaare, aber keine Zeichenketten in eckigen Klammern</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{text!r} has {count} pairs of offsets after the first, and {strings} strings in brackets</source>
   <extracomment>For one: {text!r} has {count} pair of offsets after the first, and {strings} strings in brackets</extracomment>
   <translation>
    <numerusform>{text!r} hat hinter dem ersten {count} Positionspaar; Zeichenketten in eckigen Klammern: {strings}</numerusform>
    <numerusform>{text!r} hat hinter dem ersten {count} Positionspaare; Zeichenketten in eckigen Klammern: {strings}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/ctm.py"/>
   <source>{text!r} in place of a confidence</source>
   <translation>{text!r} an der Stelle der Konfidenz</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/writer.py"/>
   <source>{text!r} in {column}</source>
   <translation>{text!r} in {column}</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/mat/grammar.py"/>
   <source>{text!r} inside &lt;{element}&gt;</source>
   <translation>{text!r} innerhalb von &lt;{element}&gt;</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/templettes/checks.py"/>
   <source>{text!r} of the response has {count} pairs of offsets</source>
   <translation>{text!r} der Antwort hat {count} Positionspaare</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>{text!r} right after a closing quote</source>
   <translation>{text!r} direkt hinter einem schließenden Anführungszeichen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <location filename="engine/annotally/formats/webanno/rows.py"/>
   <source>{text!r}, as in the text</source>
   <translation>{text!r}, das dort im Text steht</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/lines.py"/>
   <source>{text!r}, which is not a brat annotation line</source>
   <translation>{text!r}, keine Zeile einer Stand-off-Annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/muc_config/parser.py"/>
   <source>{text!r}: a quote that is not closed</source>
   <translation>{text!r}: ein nicht geschlossenes Anführungszeichen</translation>
  </message>
  <message numerus="yes">
   <location filename="engine/annotally/tasks/muc_config/values.py"/>
   <source>{text!r}: {count} characters</source>
   <extracomment>For one: {text!r}: {count} character</extracomment>
   <translation>
    <numerusform>{text!r}: {count} Zeichen</numerusform>
    <numerusform>{text!r}: {count} Zeichen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{text} as a key</source>
   <translation>{text} als Schlüssel</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{text} as an annotation</source>
   <translation>{text} als Annotation</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{text} as {description}</source>
   <translation>{text} als {description}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{text} as {key}</source>
   <translation>{text} als {key}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc_templates/fills.py"/>
   <source>{text} is not a pointer</source>
   <translation>{text} ist kein Verweis</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/reader.py"/>
   <source>{text} next to fills</source>
   <translation>{text} neben Füllungen</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/sgml/reader.py"/>
   <source>{text} outside of any document</source>
   <translation>{text} außerhalb aller Dokumente</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/scan.py"/>
   <source>{text}, which is not a number of JSON</source>
   <translation>{text}, was in JSON keine Zahl ist</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/transcripts/common.py"/>
   <source>{time} s in {document}, after {earlier} s in line {line}: time runs backwards</source>
   <translation>{time} s in {document}, nach {earlier} s in Zeile {line}: die Zeit läuft rückwärts</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/final_key/writable_slots.py"/>
   <source>{titles} or {title}</source>
   <translation>{titles} oder {title}</translation>
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
   <translation>{title} ist nicht definiert: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/pair_with.py"/>
   <source>{title} of {letter}: {words}</source>
   <translation>{title} von {letter}: {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/inspector.py"/>
   <source>{title} {arrow}</source>
   <translation>{title} {arrow}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/dialogs/welcome.py"/>
   <source>{title} · missing: {name}</source>
   <translation>{title} · fehlt: {name}</translation>
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
   <translation>{title}, in Prozent ({source})</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/agreement_model.py"/>
   <source>{title}, undefined: {reason}</source>
   <translation>{title}, nicht definiert: {reason}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/difference_sentence.py"/>
   <source>{title}: added annotation.</source>
   <translation>{title}: hinzugefügte Annotation.</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{title}: annotations, marked where the other side differs</source>
   <translation>{title}: Annotationen, hervorgehoben, wo die andere Seite abweicht</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_model.py"/>
   <source>{title}: annotations, marked where they differ from the majority</source>
   <translation>{title}: Annotationen, hervorgehoben, wo sie von der Mehrheit abweichen</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{title}: {above}, over {below}; summed over classes and documents, of the key for recall, of the response for precision</source>
   <translation>{title}: {above}, geteilt durch {below}; summiert über Klassen und Dokumente, des Schlüssels für die Trefferquote, der Antwort für die Genauigkeit</translation>
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
   <translation>{token!r} wie in {file}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/token_tables.py"/>
   <source>{token}, as the table of document {document} spells it</source>
   <translation>{token}, wie es die Tabelle von Dokument {document} schreibt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>{told} (aligned manually)</source>
   <translation>{told} (von Hand ausgerichtet)</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/brat/reader.py"/>
   <source>{trigger} is {kind}, its event {event} is not</source>
   <translation>{trigger} ist {kind}, das zugehörige Ereignis {event} nicht</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/store.py"/>
   <source>{type} where there is {expected}</source>
   <translation>{type} anstelle von {expected}</translation>
  </message>
  <message>
   <location filename="engine/annotally/comparison/constraints.py"/>
   <source>{type} without content</source>
   <translation>{type} ohne Inhalt</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/checks.py"/>
   <source>{type} {name} covers no word: {text!r}</source>
   <translation>{type} {name} umfasst kein Wort: {text!r}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/checks.py"/>
   <source>{type} {name} ends at {end}</source>
   <translation>{type} {name} endet an Position {end}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/task_checks.py"/>
   <source>{type} {name} of the response has alternatives in {slot}</source>
   <translation>{type} {name} der Antwort hat Alternativen in {slot}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/texts.py"/>
   <source>{type} {name} of {document}</source>
   <translation>{type} {name} in {document}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>{type} {name} of {document}, number: {finding}</source>
   <translation>{type} {name} in {document}, Nummer: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>{type} {name} of {document}, {slot}: {finding}</source>
   <translation>{type} {name} in {document}, {slot}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/muc34/format.py"/>
   <source>{type} {name} of {document}: {finding}</source>
   <translation>{type} {name} in {document}: {finding}</translation>
  </message>
  <message>
   <location filename="engine/annotally/workspace/inputs/pointer_checks.py"/>
   <source>{type} {name} points to {target_type} {target}, of a label that is not compared</source>
   <translation>{type} {name} verweist auf {target_type} {target}, dessen Label nicht verglichen wird</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/concordance_model.py"/>
   <source>{type} {words}</source>
   <translation>{type} {words}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/final_words.py"/>
   <source>{type}, added</source>
   <translation>{type}, hinzugefügt</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/feedback_model.py"/>
   <source>{type}, in the final key {key_type}</source>
   <translation>{type}, im endgültigen Schlüssel {key_type}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>{upper} above the words, {lower} below</source>
   <translation>{upper} über den Wörtern, {lower} darunter</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{upper} is smaller than {lower}</source>
   <translation>{upper} unter {lower}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/text_view.py"/>
   <source>{upper} left, {lower} right</source>
   <translation>{upper} links, {lower} rechts</translation>
  </message>
  <message>
   <location filename="engine/annotally/adjudication/project/lock.py"/>
   <source>{user} on {host} since {time}, process {number}</source>
   <translation>{user} auf {host} seit {time}, Prozess {number}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{value!r} as an id</source>
   <translation>{value!r} als ID</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{value!r} at {unit}</source>
   <translation>{value!r} bei {unit}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{value!r} at {unit}, of chain without number</source>
   <translation>{value!r} bei {unit}, in einer Kette ohne Nummer</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{value!r} at {unit}, of chain {chain}</source>
   <translation>{value!r} bei {unit}, in Kette {chain}</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>{value!r} for {key}</source>
   <translation>{value!r} für {key}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/webanno/entries.py"/>
   <source>{value!r}, its value at {unit}</source>
   <translation>{value!r}, ihr Wert bei {unit}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>{value} %</source>
   <translation>{value} %</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{value} as end</source>
   <translation>{value} als Ende</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{value} as start</source>
   <translation>{value} als Anfang</translation>
  </message>
  <message>
   <location filename="engine/annotally/tasks/similarity/dimensions.py"/>
   <source>{value} at {label}</source>
   <translation>{value} bei {label}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{value} in {name}</source>
   <translation>{value} in {name}</translation>
  </message>
  <message>
   <location filename="engine/annotally/formats/mat_json/reader.py"/>
   <source>{value} in {name}, which is not the id of an annotation</source>
   <translation>{value} in {name}, aber keine Annotation hat diese ID</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/tree_words.py"/>
   <source>{vote} agree</source>
   <translation>{vote} stimmen überein</translation>
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
   <translation>{word!r}, das {slot!r} zu einem Slot mit Verweisen macht</translation>
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
   <translation>{words}. {freed} wird ungepaart</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/controllers/pairing.py"/>
   <source>{words}: similarity {points} %</source>
   <translation>{words}: Ähnlichkeit {points} %</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/views/spread_bar.py"/>
   <source>{words}; out of date, being drawn again</source>
   <translation>{words}; veraltet, wird neu gezogen</translation>
  </message>
  <message>
   <location filename="engine/annotally/text/alignment/glm_rules.py"/>
   <source>} after it</source>
   <translation>} dahinter</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/link_words.py"/>
   <source>“{mention}” with “{antecedent}” ({whose}) merges {classes} of {letter}</source>
   <translation>„{mention}“ mit „{antecedent}“ ({whose}) vereinigt {classes} von {letter}</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/models/plain_names.py"/>
   <location filename="gui/annotally_gui/models/score_model.py"/>
   <source>“{name}”</source>
   <translation>„{name}“</translation>
  </message>
  <message>
   <location filename="gui/annotally_gui/text/pair.py"/>
   <source>“{words}”</source>
   <translation>„{words}“</translation>
  </message>
  <message>
   <location filename="engine/annotally/methods/speech/pins.py"/>
   <source>“{words}” no longer exists</source>
   <translation>„{words}“ ist nicht mehr da</translation>
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
   <translation>⚠ {found} ist keine Zahl; Ziffern und einen Punkt verwenden</translation>
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
