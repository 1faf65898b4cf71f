"""What MkDocs asks of us while it builds the site: pages that are no files of `docs`, and links that leave it.

`mkdocs.yml` names this file. What the pages say is made by `site_pages.py`, which needs no MkDocs.
"""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any

import site_pages
from mkdocs.structure.files import File, Files

#: MkDocs counts what is logged here: strict builds fail.
_log = logging.getLogger("mkdocs.hooks.site")
#: What a page loads by itself; whoever reads the site tells nobody else.
_LOADED = re.compile(
    r"<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href)=[\"'](?:https?:)?//[^\"']+", re.IGNORECASE
)


def on_config(config: Any) -> Any:
    """In the navigation `decisions/*` stands for every one of them."""
    config["nav"] = site_pages.with_folders(config["nav"])
    return config


def on_files(files: Files, config: Any, **_: Any) -> Files:
    """The rules from the catalogues, what lies at the root of the repository, and the files that pages link to."""
    for uri, text in site_pages.written_pages().items():
        files.append(File.generated(config, uri, content=text))
    for uri, path in site_pages.published_files().items():
        files.append(File.generated(config, uri, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    uri = page.file.src_uri
    if uri.startswith("messages/"):
        page.meta["search"] = {"exclude": True}  # the words of the programs: whoever searches means something else
    if uri == "README.md":
        page.meta["hide"] = ["navigation", "toc"]
    markdown = site_pages.fill_in(markdown)
    known = {file.src_uri for file in files}
    markdown, dead = site_pages.with_links(markdown, uri, known)
    for link in dead:
        _log.warning("%s links to %s, which is not in the repository or not on the site", uri, link)
    return markdown


def on_post_build(config: Any) -> None:
    """Nothing is loaded from another address."""
    for page in Path(config["site_dir"]).rglob("*.html"):
        for found in _LOADED.findall(page.read_text(encoding="utf-8")):
            _log.warning("%s loads something from elsewhere: %s", page.name, found)
