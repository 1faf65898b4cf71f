"""Seeds at rest: encrypted with keys that do not lie in the database, nor in its backups.

Whoever reads a seed knows all hands and all coming draws of its table. The keys are Fernet keys: the first encrypts,
all decrypt, so that keys can be changed while tables are open.
"""

from __future__ import annotations

import base64
import hmac
import os
from pathlib import Path
from typing import Final

from cryptography.fernet import Fernet, InvalidToken, MultiFernet

from quadriga.core.errors import QuadrigaError
from quadriga.server.settings import PREFIX, Settings, SettingsError
from quadriga.server.storage.pool import Connection, Pool, connect

#: Where a key is made for who sets none.
KEY_FILE: Final = "seed-keys"


class SeedLocked(QuadrigaError):
    """None of the keys opens a seed: it was encrypted with another one."""

    def __init__(self, table: str) -> None:
        super().__init__(f"no key in {PREFIX}SEED_KEYS opens the seed of table {table}")


class Seeds:
    """The only place where seeds are read and written."""

    def __init__(self, keys: list[str]) -> None:
        try:
            self._keys: Final = MultiFernet([Fernet(key) for key in keys])
        except ValueError:
            raise SettingsError(f"{PREFIX}SEED_KEYS must be Fernet keys, separated by commas") from None
        self._raw: Final = [base64.urlsafe_b64decode(key) for key in keys]

    @classmethod
    def of(cls, settings: Settings) -> Seeds:
        """By the keys set, or by those in a file that is made when there is none."""
        given = [key.strip() for key in settings.seed_keys.split(",") if key.strip()]
        return cls(given or _kept_keys(settings))

    def derive(self, purpose: str) -> bytes:
        """A key for something else than seeds, the same at all processes that have the same first key."""
        return self.derived(purpose.encode())[0]

    def derived(self, label: bytes) -> list[bytes]:
        """Key derivation: a key for another purpose from each key, in their order. It opens no seed."""
        return [hmac.digest(key, label, "sha256") for key in self._raw]

    def encrypt(self, seed: bytes) -> bytes:
        return self._keys.encrypt(seed)

    def decrypt(self, table: str, token: bytes) -> bytes:
        try:
            return self._keys.decrypt(token)
        except InvalidToken:
            raise SeedLocked(table) from None

    async def insert(self, connection: Connection, table: str, seed: bytes) -> None:
        await connection.execute("INSERT INTO seed (table_id, value) VALUES ($1, $2)", table, self.encrypt(seed))

    async def replace(self, connection: Connection, table: str, seed: bytes) -> None:
        await connection.execute("UPDATE seed SET value = $2 WHERE table_id = $1", table, self.encrypt(seed))

    async def fetch(self, connection: Connection | Pool, table: str) -> bytes:
        return self.decrypt(table, await connection.fetchval("SELECT value FROM seed WHERE table_id = $1", table))

    async def check(self, pool: Pool) -> None:
        """Raise `SeedLocked` for keys that belong to another database."""
        row = await pool.fetchrow(
            """
            SELECT table_id, value FROM seed JOIN game_table ON game_table.id = table_id
            WHERE status IN ('open', 'revealing', 'playing') ORDER BY created_at DESC LIMIT 1
            """
        )
        if row is not None:
            self.decrypt(row["table_id"], row["value"])

    async def rotate(self, pool: Pool) -> int:
        """Encrypt every seed anew with the first key; answers how many. Interrupted, it is run again."""
        ids = [row["table_id"] for row in await pool.fetch("SELECT table_id FROM seed ORDER BY table_id")]
        for id in ids:
            async with pool.acquire() as connection, connection.transaction():
                token = await connection.fetchval("SELECT value FROM seed WHERE table_id = $1 FOR UPDATE", id)
                await self.replace(connection, id, self.decrypt(id, token))
        return len(ids)


def new_key() -> str:
    """A key for the setting."""
    return Fernet.generate_key().decode("ascii")


async def rotate_all(settings: Settings) -> int:
    """Encrypt every seed of a database anew with the first key."""
    pool = await connect(settings, patient=True)
    try:
        return await Seeds.of(settings).rotate(pool)
    finally:
        await pool.close()


async def delete_secrets(connection: Connection, table: str) -> None:
    """Delete the seed and the nonces of a table whose record shows them."""
    await connection.execute("DELETE FROM seed WHERE table_id = $1", table)
    await connection.execute("DELETE FROM nonce WHERE table_id = $1", table)


def has_keys(settings: Settings) -> bool:
    """Whether there are keys already; asking makes none."""
    file = key_file(settings)
    return file is None or file.exists()


def key_file(settings: Settings) -> Path | None:
    """The file that the keys are kept in; None where they are set."""
    return None if settings.seed_keys.strip(", ") else _key_folder() / KEY_FILE


def _key_folder() -> Path:
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "quadriga"


def _kept_keys(settings: Settings) -> list[str]:
    """The keys in the file of whoever sets none; a server people reach by https sets its own."""
    folder = _key_folder()
    if settings.origin.startswith("https://") and not (folder / KEY_FILE).exists():
        raise SettingsError(f"{PREFIX}SEED_KEYS is not set; make a key with: quadriga new-seed-key")
    return keys_in(folder)


def keys_in(folder: Path) -> list[str]:
    """The keys in the file of a folder, one in a line; one is made when there is none."""
    file = folder / KEY_FILE
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        made = folder / f"{KEY_FILE}.{os.getpid()}"
        made.touch(mode=0o600)
        made.write_text(new_key() + "\n", encoding="ascii")
        try:
            os.link(made, file)  # two processes that start together keep the key of the first
        except FileExistsError:
            pass
        finally:
            made.unlink()
    return file.read_text(encoding="ascii").split()
