"""Task definitions, and their readers and writers."""
