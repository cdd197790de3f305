"""What the documentation's pages need when the site is built: links to source stay plain names."""

from __future__ import annotations

import re
from typing import Any

SOURCE = re.compile(r"\[([^\]]+)\]\(\.\./(?:src|web|bench|examples|tests)[^)]*\)")


def on_page_markdown(markdown: str, **_: Any) -> str:
    """The source is beside the pages where they are read in the repository, not on the site."""
    return SOURCE.sub(lambda link: link[1] if "`" in link[1] else f"`{link[1]}`", markdown)
