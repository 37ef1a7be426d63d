"""The guide: its pages, read from Markdown, searched, and written as rich text. Without Qt."""
