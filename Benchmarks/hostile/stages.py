"""Inputs for the inner loops of measuring, shaping, drawing, naming and of Markdown, each with its worst case."""

import itertools
import json

EVERYTHING = {
    "width": [1, 10000], "height": [1, 10000], "devices": "all", "textSizes": "all", "directions": "both",
    "texts": "longer",
}


def document(views, constraints=(), **others):
    root = {"id": "root", "subviews": views}
    return json.dumps(
        {"layoutDocument": 1, "root": root, "constraints": list(constraints), **others},
        separators=(",", ":"), ensure_ascii=False)


def repeated(words, count):
    """A text of so many words."""
    return "".join(itertools.islice(itertools.cycle(words), count))


def one_label(words, **others):
    """A label that wraps a text in one script."""
    def make(count):
        label = {"id": "v", "class": "UILabel", "text": repeated(words, count), "numberOfLines": 0, **others}
        edges = ["v.left == root.left", "v.right == root.right", "v.top == root.top"]
        return document([label], edges, sweep=EVERYTHING)
    return make


def many_labels(words):
    """Labels of one line, each with another text of the same characters."""
    def make(count):
        views = [{"id": f"v{index}", "class": "UILabel", "text": f"{index}" + repeated(words, 6)} for index in range(count)]
        constraints = [f"v{index}.left == root.left + {index % 300}" for index in range(count)]
        constraints += [f"v{index}.top == root.top + {index * 7 % 800}" for index in range(count)]
        return document(views, constraints, sweep=EVERYTHING)
    return make


def one_text(name, key):
    """One long text in a control that shows it on one line."""
    def make(count):
        return document([{"id": "v", "class": name, key: "lorem " * count}], ["v.left == root.left"], sweep=EVERYTHING)
    return make


def segments(count):
    titles = ["x" * (1 + index % 9) for index in range(count)]
    views = [{"id": "s", "class": "UISegmentedControl", "segments": titles}]
    return document(views, ["s.left == root.left", "s.right == root.right"], sweep=EVERYTHING)


def font_sizes(count):
    """Each label has a size of its own, between those at which the system font changes."""
    views = [{"id": f"v{index}", "class": "UILabel", "text": "AVAVAV", "font": 17 + 11 * index / count} for index in range(count)]
    constraints = [f"v{index}.left == root.left" for index in range(count)]
    return document(views, constraints, sweep=EVERYTHING)


def attributed(count):
    fragments = "".join(
        f'<fragment content="word "><attributes><font key="NSFont" size="{index + 1}" name="Foo{index}"/></attributes></fragment>'
        for index in range(count))
    return (
        '<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" '
        'version="3.0" useAutolayout="YES"><scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" '
        'id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label numberOfLines="0" id="l" '
        'translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="99" height="20"/>'
        f'<attributedString key="attributedText">{fragments}</attributedString></label></subviews><constraints>'
        '<constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="x"/>'
        '<constraint firstItem="l" firstAttribute="width" secondItem="v" secondAttribute="width" id="y"/></constraints>'
        '</view></viewController></objects></scene></scenes></document>')


def priorities(count):
    """A circle of wishes, each as strong as no other."""
    views = [{"id": f"v{index}"} for index in range(count)]
    constraints = [f"v{index}.left == v{(index + 1) % count}.left + {index} @{1 + index / 100}" for index in range(count)]
    return document(views, constraints, sweep=EVERYTHING)


def conflict_web(count):
    """Each width contradicts a chain of all before it."""
    views = [{"id": f"v{index}"} for index in range(count)]
    constraints = [f"v{index}.width == v{index + 1}.width" for index in range(count - 1)]
    constraints += [f"v{index}.width == {index + 10}" for index in range(count)]
    return document(views, constraints, sweep=EVERYTHING)


def predicates(count):
    wishes = ",".join(f">={index % 400}@{1 + index % 900}" for index in range(count))
    return document([{"id": "v0"}, {"id": "v1"}], [f"H:|-[v0({wishes})]-[v1]"])


def same_names(count):
    """Views that are all called the same, so that names of constraints need their ids."""
    views = [{"id": f"v{index}", "name": "the same"} for index in range(count)]
    constraints = [{"constraint": f"v{index}.left == root.left", "id": f"c{index}"} for index in range(count)]
    return document(views, constraints)


def names(count):
    """Long names in one place, where each looks for room."""
    views = [{"id": f"v{index}", "name": f"A name of several words {index}", "frame": [10, 10, 20, 20]} for index in range(count)]
    return document(views)


def scrolls_outside(count):
    views = [
        {"id": f"s{index}", "class": "UIScrollView", "contentOffset": [index, index], "subviews": [
            {"id": f"c{index}", "frame": [0, 0, 1000, 1000], "subviews": [{"id": f"t{index}", "class": "UIScrollView"}]}]}
        for index in range(count)]
    constraints = [f"s{index}.{edge} == root.{edge}" for index in range(count) for edge in ("left", "right", "top", "bottom")]
    return document(views, constraints, sweep=EVERYTHING)


def covered(count):
    """Filled views over the whole canvas, one in front of the other."""
    return document([{"frame": [0, 0, 390, 844], "backgroundColor": "#ff000080"}] * count)


def pieces(count):
    """Views whose edges are at other fractions of a pixel, in dashed and solid lines."""
    views = [{"id": f"v{index}", "frame": [index * 0.37 % 300, index * 1.93 % 800, 17.3, 11.1]} for index in range(count)]
    return document(views, [f"v{index}.width <= 40" for index in range(count)])


def states_of_texts(count):
    """A sheet of states, each with another text in a script of its own."""
    states = [{"id": f"s{index}", "views": {"v": {"text": f"สวัสดี {index} " * 3}}} for index in range(count)]
    return document([{"id": "v", "class": "UILabel", "numberOfLines": 0}], ["v.left == root.left"], states=states)


def blocks(count):
    return "".join(f"```layout n{index}\n{{layoutDocument:1,root:{{id:'v'}}}}\n```\n\n" for index in range(count))


def open_comments(count):
    """Fences that their comments end."""
    return "<!-- \n```layout\n-->\n" * count


def open_fences(count):
    """Fences in list items, which end them."""
    return "".join(f"- ```layout n{index}\n" for index in range(count))


def deep_list(count):
    return "".join(" " * (2 * (index % 40)) + "- a\n" for index in range(count)) + "```layout\n{}\n```\n"


STAGES = {
    "thai.json5": one_label(["สวัสดี"]),
    "jamo.json5": one_label(["\u1100\u1161\u11a8"]),
    "arabic.json5": one_label(["السلام عليكم "]),
    "devanagari.json5": one_label(["क्षि", "त्रि "]),
    "emoji.json5": one_label(["👩\u200d👩\u200d👧\u200d👦"]),
    "marks.json5": one_label(["a" + "\u0301\u0323" * 30]),
    "directions.json5": one_label(["a", "א"]),
    "unknown-script.json5": one_label(["\U0001e900", "\U00016a40"]),
    "tabs.json5": one_label(["\t", "a "]),
    "characters.json5": one_label(["x" * 50]),
    "labels-thai.json5": many_labels(["สวัสดี"]),
    "button.json5": one_text("UIButton", "text"),
    "field.json5": one_text("UITextField", "text"),
    "segments.json5": segments,
    "font-sizes.json5": font_sizes,
    "attributed.storyboard": attributed,
    "priorities.json5": priorities,
    "conflict-web.json5": conflict_web,
    "predicates.json5": predicates,
    "same-names.json5": same_names,
    "names.json5": names,
    "scrolls-outside.json5": scrolls_outside,
    "covered.json5": covered,
    "pieces.json5": pieces,
    "states-of-texts.json5": states_of_texts,
    "blocks.md": blocks,
    "open-comments.md": open_comments,
    "open-fences.md": open_fences,
    "deep-list.md": deep_list,
}
