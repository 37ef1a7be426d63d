"""The main window: docks, status bar, progress, recent files."""
