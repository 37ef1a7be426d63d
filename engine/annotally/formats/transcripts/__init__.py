"""Speech transcripts: STM, CTM and TRN."""
