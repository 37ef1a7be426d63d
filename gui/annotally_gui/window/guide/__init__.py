"""The window of the guide: its pages, contents and search at the side, the places of panes and dialogs."""
