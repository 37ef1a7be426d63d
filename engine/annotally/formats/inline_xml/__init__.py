"""XML with annotations as elements inside the text, whatever their names; the base of TEI too."""
