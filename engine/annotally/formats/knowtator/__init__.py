"""XML of Knowtator and eHOST: annotations with mentions of classes, beside the texts that they annotate."""
