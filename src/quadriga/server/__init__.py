"""Tables over HTTP that lose nothing, leak nothing and deal fairly. Needs the extra `quadriga[server]`.

`serve` runs a web process, `work` a job process, `migrate` prepares the
database and `check` replays every open table with the installed rules.
"""
