"""The one model: document → instance → slot → alternative → fill → part → reading."""
