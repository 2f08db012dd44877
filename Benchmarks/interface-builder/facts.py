"""Numbers that documents imply but don't contain: margins of cells, safe areas, sizes of content."""

import math
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from pathlib import Path

from recorded import frame, placed

WIDTHS = {
    "retina3_5": 320, "retina4_0": 320, "retina4_7": 375, "retina5_5": 414, "retina5_9": 375, "retina6_0": 390,
    "retina6_1": 414, "retina6_12": 393, "retina6_3": 402, "retina6_5": 414, "retina6_7": 428, "retina6_72": 430,
    "retina6_9": 440, "ipad9_7": 768, "ipad10_5": 834, "ipad10_9rounded": 820, "ipad11_0rounded": 834,
    "ipad12_9": 1024, "ipad12_9rounded": 1024,
}
WITHOUT_HOUSING = {"retina3_5", "retina4_0", "retina4_7", "retina5_5", "ipad9_7", "ipad10_5", "ipad12_9"}
THREE_TIMES = {"retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7",
               "retina6_72", "retina6_9"}
CONTROLS = {"segmentedControl", "stepper", "slider", "switch", "searchBar", "progressView", "pageControl",
            "datePicker"}


@dataclass
class Fact:
    rule: str
    value: float
    repository: str
    tools: int
    device: str
    #: The kind of document (xib or storyboard), and other properties that the rule may depend on.
    kind: str
    screen: float
    width: float = 0
    detail: str = ""
    has_own_table: bool = False


class File:
    """A document's views with their superviews, and its constraints."""

    def __init__(self, path):
        self.path = Path(path)
        self.root = ET.parse(path).getroot()
        self.parent = {child: parent for parent in self.root.iter() for child in parent}
        self.by_id = {element.get("id"): element for element in self.root.iter() if element.get("id")}
        self.tools = int((self.root.get("toolsVersion") or "0").split(".")[0])
        device = self.root.find("device")
        self.device = "none" if device is None else device.get("id")
        self.landscape = device is not None and device.get("orientation") == "landscape"
        self.kind = self.path.suffix[1:]

    def superview(self, element):
        above = self.parent.get(element)
        while above is not None and not (above.get("id") and frame(above) is not None):
            above = self.parent.get(above)
        return above

    def enclosing(self, element, tag):
        while element is not None and element.tag != tag:
            element = self.parent.get(element)
        return element

    def fact(self, rule, value, **more):
        return Fact(rule, round(value, 1), self.path.parent.name, self.tools,
                    self.device + ("-landscape" if self.landscape else ""), self.kind,
                    WIDTHS.get(self.device, 0), **more)


def sides(constraint, owner):
    first = constraint.get("firstItem") or owner, constraint.get("firstAttribute")
    second = constraint.get("secondItem") or owner, constraint.get("secondAttribute")
    constant = float(constraint.get("constant") or 0)
    if constraint.get("symbolic") == "YES":
        constant = 0
    return (first, second, constant), (second, first, -constant)


def required_equalities(element):
    for constraint in element.findall("constraints/constraint"):
        if constraint.get("relation") in (None, "equal") and not constraint.get("priority"):
            yield constraint


def trusted(element, parent, file):
    return (element is not None and frame(element) is not None and file.superview(element) is parent
            and element.get("misplaced") != "YES" and element.get("ambiguous") != "YES")


def cell_margins(file):
    for content in file.root.iter("tableViewCellContentView"):
        cell = file.parent[content]
        if cell.tag != "tableViewCell" or frame(cell) is None or frame(content) is None:
            continue
        if any(owner.find(name) is not None for owner in (cell, content)
               for name in ("edgeInsets", "directionalEdgeInsets")):
            continue
        table = file.enclosing(cell, "tableView")
        accessory = cell.get("accessoryType") or ("view" if cell.find('*[@key="accessoryView"]') is not None else "")
        width = max(frame(cell)[2], frame(table)[2] if table is not None and frame(table) else 0)
        detail = "free" if table is None else f"{table.get('style')} {table.get('dataMode')}"
        own = table is not None and table.get("key") == "view"
        for constraint in required_equalities(content):
            for (view, attribute), (other, margin), constant in sides(constraint, content.get("id")):
                element = file.by_id.get(view)
                if other != content.get("id") or not trusted(element, content, file):
                    continue
                x, y, w, h = frame(element)
                values = {("leading", "leadingMargin"): ("leading", x - constant),
                          ("top", "topMargin"): ("top", y - constant),
                          ("trailing", "trailingMargin"): ("trailing", frame(content)[2] - x - w + constant),
                          ("bottom", "bottomMargin"): ("bottom", frame(content)[3] - y - h + constant)}
                if (attribute, margin) in values:
                    side, value = values[attribute, margin]
                    at_accessory = " accessory" if side == "trailing" and accessory else ""
                    yield file.fact(f"cell margin {side}{at_accessory}", value, width=width, detail=detail,
                                    has_own_table=own)


def safe_area_tops(file):
    segues = {segue.get("destination") for segue in file.root.iter("segue")}
    for view in file.root.iter():
        holder = file.parent.get(view)
        if holder is None or frame(view) is None or file.superview(view) is not None:
            continue
        if any("imulated" in (child.get("key") or "") + child.tag for part in (view, holder) for child in part):
            continue
        guides = {guide.get("id") for guide in view.findall('viewLayoutGuide[@key="safeArea"]')}
        bars = {guide.get("id") for guide in holder.findall("layoutGuides/viewControllerLayoutGuide")
                if guide.get("type") == "top"}
        if holder.get("id") in segues or not (guides or bars):
            continue
        for constraint in required_equalities(view):
            for (id, attribute), (other, edge), constant in sides(constraint, view.get("id")):
                element = file.by_id.get(id)
                if attribute == "top" and trusted(element, view, file) and (
                        other in guides and edge == "top" or other in bars and edge == "bottom"):
                    housing = "none" if file.device in WITHOUT_HOUSING else "housing"
                    yield file.fact(f"safe area top, {housing}", frame(element)[1] - constant,
                                    width=frame(view)[2],
                                    detail="free view" if holder.tag == "objects" else "controller")


def label_heights(file):
    """Whether labels of one line are whole points tall, by whether a stack view is in the scene."""
    scale = 3 if file.device in THREE_TIMES else 2
    for label in file.root.iter("label"):
        font = label.find('fontDescription[@key="fontDescription"]')
        superview = file.superview(label)
        if font is None or superview is None or superview.tag == "stackView" or not placed(label):
            continue
        if "ystem" not in (font.get("type") or "") or not font.get("pointSize") or frame(label) is None:
            continue
        if label.get("numberOfLines") not in (None, "1") or label.get("misplaced") == "YES" or not label.get("text"):
            continue
        if file.tools < 11000 or file.device == "none":
            continue
        line = float(font.get("pointSize")) * 1.193359
        pixels, points = math.ceil(line * scale - 1e-6) / scale, math.ceil(line - 1e-6)
        height = frame(label)[3]
        if points - pixels < 0.01:
            continue
        scene = file.enclosing(label, "scene")
        stacks = (file.root if scene is None else scene).iter("stackView")
        place = "in a cell" if superview.tag == "tableViewCellContentView" else "elsewhere"
        for value, expected in ((1, points), (0, pixels)):
            if abs(height - expected) < 0.02:
                yield file.fact(f"label {place} is whole points tall", value, width=float(font.get("pointSize")),
                                detail="stack view" if any(True for _ in stacks) else "")


def control_heights(file):
    for element in file.root.iter():
        kind = element.tag
        if kind == "textField" and element.get("borderStyle") == "roundedRect":
            kind = "bordered textField"
        elif kind not in CONTROLS:
            continue
        if placed(element) and frame(element) is not None:
            yield file.fact(f"height of {kind}", frame(element)[3])


READERS = [cell_margins, safe_area_tops, label_heights, control_heights]


def facts(folder):
    """Returns the facts of every iOS document of a corpus, in the order of their paths."""
    for path in sorted(Path(folder).glob("*/*.*")):
        try:
            file = File(path)
        except ET.ParseError:
            continue
        if file.root.tag == "document":
            for reader in READERS:
                yield from reader(file)
