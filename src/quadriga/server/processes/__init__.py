"""What a process of the server is made of, whatever it does there: its event loop and the processes that help it."""
