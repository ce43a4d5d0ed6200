"""The build hook of the wheel: adds the rule catalogs and compiles the rules with mypyc.

The folders named under `compiled` in pyproject.toml become extension modules; the wheel keeps their Python
source beside them, for tracebacks and for the interpreted half of `warbox bench`. Compiling happens in a
temporary folder, so the source tree never holds a shared library.

The wheel is built pure, with a warning, where no C compiler works, and without a word when the environment
says `WARBOX_PURE=1`. Editable installs are always pure. A type error or a C error in our own code is never
answered with a pure wheel: it fails the build.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError


class CompileRules(BuildHookInterface[Any]):
    """Adds the rule catalogs and the compiled modules to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "standard":  # an editable install runs the source tree
            return
        build_data["force_include"]["docs/rules"] = "warbox/rules_text"
        if os.environ.get("WARBOX_PURE") == "1":
            return
        self.folder = TemporaryDirectory(prefix="warbox-build-")
        scratch = Path(self.folder.name)
        reason = why_no_compiler(scratch)
        if reason:
            self.app.display_warning(
                f"warbox: no working C compiler ({reason}).\n"
                "warbox: building a pure Python wheel: it plays the same games, several times slower."
            )
            return
        root = Path(self.root)
        modules = modules_to_compile(root, self.config["compiled"], self.config["interpreted"])
        self.app.display_info(f"warbox: compiling {len(modules)} modules with mypyc")
        for library in compile_modules(root, modules, scratch):
            build_data["force_include"][str(library)] = library.relative_to(scratch / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()


def modules_to_compile(root: Path, compiled: list[str], interpreted: list[str]) -> list[str]:
    """Every module under the compiled folders, less those that stay interpreted, relative to the root."""
    kept = {path for glob in interpreted for path in root.glob(glob)}
    found = {path for folder in compiled for path in (root / folder).rglob("*.py")}
    return sorted(str(path.relative_to(root)) for path in found - kept)


def why_no_compiler(scratch: Path) -> str:
    """Build an empty extension module; the reason why that fails, or nothing."""
    source = scratch / "probe.c"
    source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
    try:
        build_extensions([Extension("probe", [str(source)])], scratch / "probe")
    except (BaseError, CCompilerError, OSError) as error:
        return str(error)
    return ""


def compile_modules(root: Path, modules: list[str], scratch: Path) -> list[Path]:
    """Compile the modules; the shared libraries.

    One group, so that calls between packages stay native; one C file a module, which compiles fastest.
    """
    # mypy reads its configuration, and finds the modules' names, from where it is run.
    before = Path.cwd()
    os.chdir(root)
    try:
        extensions = mypycify(
            ["--follow-imports=silent", "--cache-dir", str(scratch / "mypy"), *modules],
            opt_level="3",
            debug_level="0",
            group_name="warbox",
            multi_file=True,
            target_dir=str(scratch / "c"),
        )
        return build_extensions(extensions, scratch)
    finally:
        os.chdir(before)


class BuildInParallel(build_ext):  # type: ignore[misc]  # setuptools carries no types
    """Compiles the C files of an extension on all cores; setuptools takes one after the other."""

    def build_extensions(self) -> None:
        compile_files = self.compiler.compile

        def compile_in_parallel(files: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(compile_files, [file], *args, **options) for file in files]
                return [job.result()[0] for job in jobs]

        self.compiler.compile = compile_in_parallel
        super().build_extensions()


def build_extensions(extensions: list[Any], scratch: Path) -> list[Path]:
    """Compile and link extension modules into `lib` under the scratch folder; the shared libraries."""
    command = BuildInParallel(Distribution({"name": "warbox", "ext_modules": extensions}))
    command.build_lib = str(scratch / "lib")
    command.build_temp = str(scratch / "objects")
    command.ensure_finalized()
    command.run()
    return sorted(Path(output) for output in command.get_outputs())
