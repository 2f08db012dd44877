"""The data of inspector pages."""

import json
import re
import zlib

# The digits of bytes as text, as `Base91` has them.
DIGITS = [chr(code) for code in range(33, 127) if chr(code) not in "&<>"]


def page_data(page):
    """The data of a page, which is compressed if it is large."""
    size, text = re.search(r'id="data"(?: data-bytes="(\d+)")?>(.*?)</script>', page, re.DOTALL).groups()
    data = json.loads(zlib.decompress(unpacked(text)[:int(size)]) if size else text)
    if "columns" in data:
        scenes = zip(*data["columns"].values())
        data["scenes"] = [{name: value for name, value in zip(data["columns"], scene) if value is not None} for scene in scenes]
    return data


def unpacked(text):
    """The bytes that a page has as text, and perhaps a zero."""
    digits = {letter: place for place, letter in enumerate(DIGITS)}
    found, pending, count = bytearray(), 0, 0
    for low, high in zip(text[::2], text[1::2]):
        number = digits[low] + 91 * digits[high]
        pending |= number << count
        count += 13 if number & 8191 > 88 else 14
        while count > 7:
            found.append(pending & 255)
            pending >>= 8
            count -= 8
    return bytes(found)
