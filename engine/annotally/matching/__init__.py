"""Which object goes with which: candidates, greedy choice, what was considered."""
