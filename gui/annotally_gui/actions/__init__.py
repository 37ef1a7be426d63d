"""Every action once, as data; menus and shortcuts made from it."""
