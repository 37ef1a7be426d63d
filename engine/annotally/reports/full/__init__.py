"""Reports to hand on: one model of sections with tables, pictures and texts, and its parts."""
