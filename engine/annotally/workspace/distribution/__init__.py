"""Work divided among processes, of this machine or of a cluster: workers, parts, and their sums."""
