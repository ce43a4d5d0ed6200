"""What the site adds to the pages as they lie in `docs/`: MkDocs calls these.

- Colours, type and mark come from the program's page (`ui/`), so that there is one look.
- A rule becomes a heading of its own: the search finds single rules, and ids in its words are links.
- Notebooks and the texts at the root of the tree become pages.
- Scripts inside pages move into files: the server's policy allows no others.
"""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).parents[2]
LOOK = ROOT / "ui" / "src" / "lib"
ID = r"[A-Z]+-[A-Z0-9]+-\d+"
RULE = re.compile(rf"^- \*\*({ID})\*\* ")
SCRIPT = re.compile(r"<script>(.+?)</script>", re.S)

# Where the site has what lies at the root of the tree.
MOVED = {"../CONTRIBUTING.md": "contributing.md", "../CHANGELOG.md": "changes.md", "../README.md": "index.md"}

scripts: dict[str, str] = {}


def on_files(files: Any, config: Any) -> Any:
    for name in ("fonts.css", "tokens.css", *(f"fonts/{one.name}" for one in (LOOK / "fonts").glob("*.woff2"))):
        if name == "tokens.css":
            add(files, config, f"look/{name}", content=tokens_of((LOOK / name).read_text(encoding="utf-8")))
        else:
            add(files, config, f"look/{name}", abs_src_path=str(LOOK / name))
    add(files, config, "look/mark.svg", abs_src_path=str(ROOT / "ui" / "public" / "mark.svg"))
    for page, source in (("contributing", "CONTRIBUTING"), ("changes", "CHANGELOG")):
        text = (ROOT / f"{source}.md").read_text(encoding="utf-8")
        add(files, config, f"{page}.md", content=text.replace("](docs/", "]("))
    for notebook in sorted((ROOT / "docs" / "notebooks").glob("*.ipynb")):
        add(files, config, f"notebooks/{notebook.stem}.md", content=page_of(notebook))
    return files


def add(files: Any, config: Any, uri: str, **source: str) -> None:
    files.append(File.generated(config, uri, **source))


def tokens_of(text: str) -> str:
    """Material names its themes in its own way, and on the body."""
    light = text.replace(":root {", ':root, [data-md-color-scheme="default"] {', 1)
    return light.replace(':root[data-theme="dark"]', '[data-md-color-scheme="slate"]')


def page_of(notebook: Path) -> str:
    """A notebook as a page: its texts, its code, and what the code said."""
    parts = []
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        for output in cell["outputs"]:
            text = "".join(output["text"] if output["output_type"] == "stream" else output["data"]["text/plain"])
            parts.append(f"```text\n{text.rstrip()}\n```")
    parts.append(f"This page is the notebook [{notebook.name}]({notebook.name}); the tests run it.")
    return "\n\n".join(parts)


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    uri = page.file.src_uri
    if uri.startswith("rules/"):
        page.meta["search"] = {"boost": 2}
        return rules_apart(markdown)
    for there, here in MOVED.items():
        markdown = markdown.replace(f"]({there}", f"]({here}")
    if not uri.startswith("notebooks/"):
        markdown = re.sub(r"\]\((notebooks/\w+)\.ipynb\)", r"](\1.md)", markdown)
    return re.sub(r"\[([^\]]+)\]\(\.\./tests/[^)]*\)", r"\1", markdown)  # the tests are no part of the site


def rules_apart(markdown: str) -> str:
    """Each rule under a heading that is its id."""
    ids = set(re.findall(rf"^- \*\*({ID})\*\* ", markdown, re.M))
    lines = []
    inside = fenced = False
    for line in markdown.splitlines():
        if line.lstrip().startswith("```"):
            fenced = not fenced
        if fenced:
            lines.append(line)
            continue
        found = RULE.match(line)
        if found:
            inside = True
            lines += ["", f"##### {found[1]} {{ #{found[1]} .rule }}", "", linked(line[found.end() :], ids)]
        elif inside and line.startswith("  "):
            below = line.removeprefix("  ")
            lines += ["", linked(below, ids)] if not below.startswith((" ", "-")) else [linked(below, ids)]
        else:
            inside = False
            lines.append(line if line.startswith("#") else linked(line, ids))
    return "\n".join(lines)


def linked(text: str, ids: set[str]) -> str:
    """Ids that the page has are links; in code they stay as they are."""
    text = re.sub(r" (\(source: .*\))$", r' <span class="source">\1</span>', text)
    parts = re.split(r"(`[^`]*`|\[[^\]]*\]\([^)]*\))", text)
    for place in range(0, len(parts), 2):
        parts[place] = re.sub(
            rf"\b{ID}\b", lambda hit: f"[{hit[0]}](#{hit[0]})" if hit[0] in ids else hit[0], parts[place]
        )
    return "".join(parts)


def on_post_page(output: str, page: Any, **_: Any) -> str:
    up = "../" * page.url.count("/")

    def moved(found: re.Match[str]) -> str:
        name = f"{sha256(found[1].encode()).hexdigest()[:12]}.js"
        scripts[name] = found[1]
        return f'<script src="{up}look/{name}"></script>'

    return SCRIPT.sub(moved, output)


def on_post_template(output_content: str, template_name: str, **_: Any) -> str | None:
    """The page for what is not found."""
    if template_name != "404.html":
        return output_content
    return SCRIPT.sub("", output_content)


def on_post_build(config: Any) -> None:
    for name, text in scripts.items():
        (Path(config.site_dir) / "look" / name).write_text(text, encoding="utf-8")
