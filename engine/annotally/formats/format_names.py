"""Names of the formats that other parts of the engine know by name, without importing their readers."""

TOKEN_COLUMNS = "token-columns"
CONLL_COREFERENCE = "conll-coreference"
EVENT_MENTIONS = "event-mentions"
TOKEN_TABLE = "token-table"
MAT_JSON = "mat-json"
