"""`quadriga.client` speaks https with whom it can trust, and with nobody else."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest

from quadriga.client import Sitter
from server.certificates import write_certificate
from server.house import Client, House, by_chance, play_by_stream, run


@asynccontextmanager
async def secured(base: str, folder: Path) -> AsyncIterator[int]:
    """A port that ends TLS before a server, as a proxy does, for the name localhost."""
    here = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    here.load_cert_chain(folder / "fullchain.pem", folder / "privkey.pem")
    behind = urlsplit(base)

    async def hand_on(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65_536):
                target.write(data)
                await target.drain()
        except OSError:
            pass
        finally:
            target.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner_reader, inner_writer = await asyncio.open_connection(behind.hostname, behind.port)
        await asyncio.gather(hand_on(reader, inner_writer), hand_on(inner_reader, writer))

    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=here)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


def test_a_game_is_played_by_https(place: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "fullchain.pem"))

    async def played() -> dict[str, object]:
        async with secured(place.bases[0], tmp_path) as port:
            client = Client(f"https://localhost:{port}")
            assert (await client.be_guest("Ann")).status == 201
            opened = await client.post("/tables", {"game": "toy", "players": 2, "bots": ("random",)})
            sitter = Sitter(client, opened.json["id"], 0)
            assert (await sitter.sit()).status == 200
            assert (await client.post(f"{sitter.path}/start")).status == 200
            assert (await sitter.reveal()).status == 200
            last = await play_by_stream(sitter, by_chance(Random(3)))
            client.close()
            return last

    assert run(played())["outcome"]


@pytest.mark.parametrize(("host", "trusted"), [("localhost", False), ("127.0.0.1", True)], ids=["stranger", "name"])
def test_a_server_that_cannot_prove_its_name_is_told_nothing(
    place: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str, trusted: bool
) -> None:
    write_certificate(tmp_path)
    if trusted:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "fullchain.pem"))

    async def asked() -> None:
        async with secured(place.bases[0], tmp_path) as port:
            with pytest.raises(ssl.SSLCertVerificationError):
                await Client(f"https://{host}:{port}").be_guest("Ann")

    run(asked())
