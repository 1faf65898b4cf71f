"""Scripts have no ending that Python would import them by."""

import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"


def script_module(name: str) -> ModuleType:
    """A script of `scripts/`, so that its parts can be called."""
    loader = SourceFileLoader(name, str(SCRIPTS / name))
    spec = spec_from_loader(name, loader)
    assert spec is not None
    loaded = module_from_spec(spec)
    # Not written beside the scripts: a folder of bytecode there would be nobody's.
    sys.dont_write_bytecode, kept = True, sys.dont_write_bytecode
    try:
        loader.exec_module(loaded)
    finally:
        sys.dont_write_bytecode = kept
    return loaded
