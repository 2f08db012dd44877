"""The command's structured SVG as the commands of a picture, to compare with what the page paints."""

import math
import re
import xml.etree.ElementTree as ElementTree

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = re.compile(r"-?[0-9.]+(?:e-?[0-9]+)?")
ISOLATES = "\u2067\u2069"


def read(text):
    """A picture's size, background and commands, in their order; groups have the commands in them between `group` and `end`."""
    root = ElementTree.fromstring(text)
    clips = {}
    commands, background = [], None
    for element in root.iter(f"{SVG}clipPath"):
        clips[element.get("id")] = box(element[0])
    for element in root:
        if element.tag == f"{SVG}rect" and element.get("x") is None:
            background = element.get("fill")
        else:
            add(element, clips, commands)
    return {"width": float(root.get("width")), "height": float(root.get("height")), "background": background, "commands": commands}


def add(element, clips, commands):
    """Adds the commands of an element."""
    kind = element.tag.removeprefix(SVG)
    if kind == "g":
        clip = re.match(r"url\(#(.*)\)", element.get("clip-path", ""))
        commands.append({"kind": "group", "id": element.get("data-id"), "classes": element.get("class", "").split(), "clip": clips[unescaped(clip[1])] if clip else None})
        for child in element:
            add(child, clips, commands)
        commands.append({"kind": "end"})
    elif kind == "rect":
        commands.append({"kind": "rectangle", "frame": box(element), "radius": number(element, "rx", 0), "fill": paint(element, "fill"), "stroke": stroke(element)})
    elif kind == "path":
        numbers = [float(text) for text in NUMBER.findall(element.get("d"))]
        commands.append({"kind": "lines", "segments": [numbers[index:index + 4] for index in range(0, len(numbers), 4)], "stroke": stroke(element)})
    elif kind == "polygon":
        numbers = [float(text) for text in NUMBER.findall(element.get("points"))]
        commands.append({"kind": "polygon", "points": [numbers[index:index + 2] for index in range(0, len(numbers), 2)], "fill": paint(element, "fill"), "stroke": stroke(element)})
    elif kind == "image":
        commands.append({"kind": "image", "frame": box(element)})
    elif kind == "text":
        commands.append(line(element))


def line(element):
    """A line of text."""
    place = [float(text) for text in NUMBER.findall(element.get("transform", ""))]
    x, y, stretch = place[:3] if place else (number(element, "x", 0), number(element, "y", 0), 1)
    spacing = number(element, "letter-spacing", 0)
    return {
        "kind": "text", "text": "".join(element.itertext()).strip(ISOLATES), "x": x, "y": y, "anchor": element.get("text-anchor", "start"), "size": number(element, "font-size", 0),
        "weight": int(element.get("font-weight")), "isItalic": element.get("font-style") == "italic", "paint": paint(element, "fill"),
        "length": number(element, "textLength", 0), "letterSpacing": spacing, "stretch": stretch}


def unescaped(reference):
    """An id as a URL has it."""
    return re.sub(r"(?:%[0-9A-F]{2})+", lambda match: bytes.fromhex(match[0].replace("%", "")).decode(), reference)


def number(element, name, usual):
    return float(element.get(name, usual))


def box(element):
    return [number(element, name, 0) for name in ("x", "y", "width", "height")]


def paint(element, name):
    """A colour with its opacity; None for none."""
    color = element.get(name, "none")
    return None if color == "none" else [color, number(element, f"{name}-opacity", 1)]


def stroke(element):
    """A line's colour, width, dashes and whether its ends are round; None for none."""
    color = paint(element, "stroke")
    dash = [float(text) for text in element.get("stroke-dasharray", "").split()]
    return color and {"paint": color, "width": number(element, "stroke-width", 1), "dash": dash, "isRound": element.get("stroke-linecap") == "round"}


def rounded(number, digits=3):
    """A number as SVG has it."""
    scaled = abs(number) * 10 ** digits
    return math.copysign(math.floor(scaled + 0.5) / 10 ** digits, number) + 0.0


def rounds(value):
    """The numbers of a value as SVG has them."""
    if isinstance(value, (list, tuple)):
        return [rounds(part) for part in value]
    if isinstance(value, dict):
        return {key: rounds(part) for key, part in value.items()}
    return rounded(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else value


def shown(command):
    """A command of the page's picture as `read` has it."""
    def paint(value):
        return value and [value["color"], value["opacity"]]

    def stroke(value):
        return value and {"paint": paint(value["paint"]), "width": value["width"], "dash": value["dash"], "isRound": value["isRound"]}

    def box(value):
        return value and [value[key] for key in ("x", "y", "width", "height")]

    kind = command["kind"]
    if kind == "group":
        made = {"id": command["id"], "classes": command["classes"], "clip": box(command["clip"])}
    elif kind == "rectangle":
        made = {"frame": box(command["frame"]), "radius": command["radius"], "fill": paint(command["fill"]), "stroke": stroke(command["stroke"])}
    elif kind == "lines":
        made = {"segments": command["segments"], "stroke": stroke(command["stroke"])}
    elif kind == "polygon":
        made = {"points": command["points"], "fill": paint(command["fill"]), "stroke": stroke(command["stroke"])}
    elif kind == "image":
        made = {"frame": box(command["frame"])}
    elif kind == "text":
        made = shown_line(command) | {"paint": paint(command["paint"])}
    else:
        made = {}
    return rounds({"kind": kind, **made})


def shown_line(command):
    """A line of text; SVG places it at its left end if its letters are spaced."""
    spacing, width = command["letterSpacing"], command["width"]
    left = command["x"] - {"start": 0, "middle": width / 2, "end": width}[command["anchor"]]
    return {"text": command["text"], "x": left if spacing else command["x"], "y": command["y"], "anchor": "start" if spacing else command["anchor"], "size": command["size"],
            "weight": command["weight"], "isItalic": command["isItalic"], "length": width / command["stretch"] + spacing, "letterSpacing": spacing, "stretch": command["stretch"]}


def agree(one, other):
    """Whether two values are the same, but for the last digit of numbers: what ends in a half is rounded up or down."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(agree(value, other[key]) for key, value in one.items())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(agree, one, other))
    if isinstance(one, float) and isinstance(other, float):
        return abs(one - other) < 0.00101
    return one == other
