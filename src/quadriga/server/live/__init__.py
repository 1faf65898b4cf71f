"""Who is told: server-sent events, one stream per viewer, and the hub that wakes them."""
