#!/usr/bin/env python3
"""Makes NOTICES.txt, the notices of everything that is linked into the program, in the folder above this one.

usage: notices.py [--check]      (after a build; --check writes nothing, and fails where the file is another)

Which packages those are is read off the list of objects that the linker was given; their licences and notices are those of their
checkouts, of headers where a part of a package has a licence of its own, and of the toolchain. Two texts that come with neither are in
licences/, to the letter: LICENSE of ICU 76, which is the one in Foundation, and License of LibYAML 0.2.5, which is the one in Yams. A text that several share is there once. No version is named, so that the file changes when a licence does, and only then.
"""

import re
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
RESOURCES = HERE.parent
BUILD = RESOURCES.parent / ".build"

# Parts of packages that have a licence of their own: the file that has it, and where in it. The whole file where there is no pattern.
PARTS = {
    "CNIOLLHTTP": ("llhttp", "LICENSE", None),
    "CNIOSHA1": ("SHA-1 of FreeBSD", "c_nio_sha1.c", r"Copyright \(C\) 1995.*?SUCH DAMAGE\."),
    "CNIOExtrasZlib": ("zlib", "include/*zlib.h", r"Copyright \(C\) 1995.*?madler@\S+"),
}
# Parts whose licence is nowhere in the package; the texts are here.
KEPT = {"CYaml": ("LibYAML", "libyaml.txt")}
# What Foundation brings along with a static Swift.
RUNTIME = [("ICU, in Foundation", "icu.txt")]
# Loaded from the system, which has their licences; they are not part of the program.
SYSTEM = "the GNU C library, ncurses, SQLite, zlib"
# GNU's, whose licence asks for nothing where a program has them in itself.
UNBOUND = "libstdc++ and the unwinder of libgcc (GPL 3 with the GCC Runtime Library Exception 3.1)"


def clean(text):
    """The text without what makes it a comment, and without white space around it."""
    lines = [re.sub(r"^\s*(?:\*+|//+|/\*+)(?: |$)", "", line).rstrip() for line in text.replace("\r", "").split("\n")]
    return "\n".join(lines).strip("\n").rstrip()


def linked_modules():
    """The modules of the program's objects, as the linker was given them."""
    lists = sorted(BUILD.glob("*/*/jaunt.product/Objects.LinkFileList"), key=lambda path: path.stat().st_mtime)
    if not lists:
        sys.exit("Build the program first: swift build --product jaunt")
    return set(re.findall(r"/([^/\n]+)\.build/", lists[-1].read_text()))


def sources(checkout):
    """The folders of a package's targets by their modules."""
    places = [*checkout.glob("*"), *checkout.glob("Sources/*/*"), *checkout.glob("Sources/*")]
    return {folder.name: folder for folder in places if folder.is_dir()}


def notices():
    """Every text with those that it is for."""
    texts = {}

    def add(name, text):
        texts.setdefault(clean(text), []).append(name)

    modules = linked_modules()
    apache = Path(shutil.which("swift")).resolve().parent.parent / "share/swift/LICENSE.txt"
    packages = 0
    for checkout in sorted((BUILD / "checkouts").iterdir(), key=lambda path: path.name.lower()):
        folders = sources(checkout)
        linked = sorted(modules & folders.keys())
        if not linked:
            continue
        packages += 1
        for name in ("LICENSE", "LICENSE.txt", "NOTICE", "NOTICE.txt"):
            if (checkout / name).is_file():
                add(checkout.name, (checkout / name).read_text(encoding="utf-8"))
        for module in linked:
            if module in PARTS:
                part, name, pattern = PARTS[module]
                file = next(path for path in sorted(folders[module].glob(name)))
                text = file.read_text(encoding="utf-8")
                add(f"{part}, in {checkout.name}", re.search(pattern, text, re.DOTALL).group(0) if pattern else text)
            if module in KEPT:
                part, name = KEPT[module]
                add(f"{part}, in {checkout.name}", (HERE / "licences" / name).read_text(encoding="utf-8"))
    add("Swift, its standard library, Dispatch and Foundation", apache.read_text(encoding="utf-8"))
    for name, file in RUNTIME:
        add(name, (HERE / "licences" / file).read_text(encoding="utf-8"))
    return packages, texts


def document():
    packages, texts = notices()
    print(f"{packages} packages, {len(texts)} texts")
    parts = [
        "What Jaunt is linked with, and under which licences. Jaunt's own licence is in LICENSE, the origin of its data in CREDITS.txt.\n\n"
        f"Loaded from the system, and not part of the program: {SYSTEM}.\n"
        f"As a release has them in itself: {UNBOUND}.\n"
    ]
    for text, names in texts.items():
        parts.append("\n" + "=" * 78 + "\n" + "\n".join(dict.fromkeys(names)) + "\n" + "-" * 78 + "\n\n" + text + "\n")
    return "".join(parts)


def main():
    path = RESOURCES / "NOTICES.txt"
    text = document()
    if sys.argv[1:] == ["--check"]:
        if path.read_text(encoding="utf-8") != text:
            sys.exit("Resources/NOTICES.txt is not what Resources/Generator/notices.py makes.")
    else:
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
