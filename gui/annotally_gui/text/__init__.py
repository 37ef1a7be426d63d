"""The text pane: one text, two lanes of marks; a pure view that compares nothing."""
