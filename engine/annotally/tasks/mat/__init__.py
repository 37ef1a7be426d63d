"""Task files of MAT: their XML, read and written."""
