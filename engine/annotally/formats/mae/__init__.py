"""XML of MAE and MedTator: a text, and elements with the places of its annotations."""
