"""The data model: document → instance → slot → alternative → fill → part → reading."""
