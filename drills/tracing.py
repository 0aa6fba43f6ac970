"""Counts for atheris what was reached, several times as quickly as its own functions do."""

import shutil
import subprocess
import sysconfig
from collections.abc import Callable
from ctypes import CDLL, c_void_p, cast
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

Try = Callable[[bytes], None]
SOURCE = Path(__file__).with_suffix(".c")
CALLED = (
    "__sanitizer_cov_8bit_counters_init", "__sanitizer_cov_pcs_init",
    "__sanitizer_cov_trace_cmp8", "__sanitizer_cov_trace_const_cmp8",
    "__sanitizer_weak_hook_memcmp",
)  # fmt: skip


def build(folder: Path) -> ModuleType | None:
    """Compiled again every time: it takes a second. None where that cannot be done."""
    compiler, headers = shutil.which("cc"), Path(sysconfig.get_path("include"))
    if compiler is None or not (headers / "Python.h").exists():
        return None
    made = folder / "tracing.so"
    options = ["-O2", "-shared", "-fPIC", f"-I{headers}", "-o", str(made)]
    subprocess.run([compiler, *options, str(SOURCE)], check=True)
    loader = ExtensionFileLoader("tracing", str(made))
    spec = spec_from_loader("tracing", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def counted(one: Try, atheris: ModuleType, folder: Path) -> Try:
    """The same, counted by our functions; everything has been instrumented by now."""
    module = build(folder)
    if module is None:
        return one
    assert atheris.__file__ is not None
    (core,) = Path(atheris.__file__).parent.glob("core_with_libfuzzer*.so")
    library = CDLL(str(core))
    called = [cast(getattr(library, name), c_void_p).value for name in CALLED]
    module.begin(atheris._reserve_counter(), *called)

    begun = False

    def quickly(data: bytes) -> None:
        nonlocal begun
        if not begun:  # when atheris begins, it puts its own functions there once more
            vars(atheris).update(_trace_branch=module.branch, _trace_cmp=module.compare)
            begun = True
        one(data)

    return quickly
