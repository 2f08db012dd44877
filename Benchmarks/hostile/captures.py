"""Captures of running apps that take as much work as possible."""

import gzip
import io
import json
import zipfile

UIKIT = "com.apple.UIKit."
ATTRIBUTES = {"left": 1, "leading": 5, "width": 7, "height": 8}


def address(number):
    return hex(0x7F8000000000 + 16 * number)


def view(index, level, frame="0 0; 100 100", more="", name="UIView"):
    return f"{'   |' * level} <{name}: {address(index)}; frame = ({frame}); {more}layer = <CALayer: {address(index)}>>"


def description_wide(count):
    lines = [view(0, 0, "0 0; 375 812")]
    lines += [view(index, 1, f"{index % 375} {index}; 90 44", "text = 'lorem ipsum'; ", "UILabel") for index in range(1, count)]
    return "\n".join(lines)


def description_deep(count):
    return "\n".join("| " * level + view(level, 0)[1:] for level in range(count))


def description_stairs(count):
    """Trees of a hundred levels one after the other."""
    return "\n".join("|" * (1 + index % 100) + view(index, 0, more="clipsToBounds = YES; ")[1:] for index in range(count))


def description_overlapping(count):
    return "\n".join([view(0, 0, "0 0; 375 812")] + [
        view(index, 1, "0 0; 375 812", "clipsToBounds = YES; backgroundColor = UIExtendedSRGBColorSpace 1 0 0 0.5; ")
        for index in range(1, count)])


def description_numbers(count):
    frames = ["1e308 1e308; 1e308 1e308", "nan inf; -inf nan", "-1e308 0; 1.7e308 9", "0 0; 1e-320 1e-320",
              "9223372036854775807 -9223372036854775808; 18446744073709551616 1", "0 0; -5 -1e300"]
    lines = [view(0, 0, "0 0; 375 812")]
    for index in range(1, count):
        transform = f"transform = [1e{index % 300}, 0, nan, -0, inf, 1e-300]; " if index % 3 == 0 else ""
        lines.append(view(index, 1 + index % 7, frames[index % len(frames)], transform))
    return "\n".join(lines)


def description_brackets(count):
    return view(0, 0) + "\n   | <UIView: 0x1; frame = (0 0; 1 1); x = " + "<{([" * count


def description_quotes(count):
    """Texts that don't end, so that every line may be part of the record before."""
    return "\n".join(view(index, min(index, 1), more="text = 'isn't; ", name="UILabel") for index in range(count))


def description_wrapped(count):
    """Records that are broken into lines of a few letters."""
    text = "\n".join(view(index, min(index, 1)) for index in range(count))
    return "\n".join(text[start:start + 9] for start in range(0, len(text), 9))


def description_same_addresses(count):
    return "\n".join(view(index % 3, min(index, 1)) for index in range(count))


def description_fragments(count):
    """Many short texts that each look like another format."""
    heads = ["<UIView: 0x1; frame = (0 0; 1 1)>", "UIWindow:0x1", "<UIViewController 0x1>, state: appeared, view: <UIView 0x1>",
             "[ AF ] h=--- v=--- NSView 0x1 f=(0,0,1,1) b=(-)", "Attributes: Application, pid: 1", "(", '"<NSLayoutConstraint:0x1 UIView:0x1.width == 1>"', ")"]
    return "\n".join(heads[index % len(heads)] for index in range(count))


def trace(count):
    lines = ["UIWindow:0x10", "|   •UIView:0x20"]
    for index in range(count):
        name = f"UILabel:{address(index)}'text'"
        lines.append(f"|   |   *{name}- AMBIGUOUS LAYOUT for {name}.minX{{id: {index}}}, {name}.Width{{id: {index}}}")
    return "\n".join(lines)


def trace_guides(count):
    """Guides that each belong to the next one's owner."""
    lines = ["UIWindow:0x10", "|   •UIView:0x20"]
    for index in range(count):
        lines.append(
            f'|   |   *<UILayoutGuide: {address(index)} - "G{index}", layoutFrame = {{{{1, 1}}, {{9, 9}}}}, '
            f"owningView = <UIView: {address((index + 1) % count)}; frame = (1 1; 9 9); layer = <CALayer: 0x1>>>")
    return "\n".join(lines)


def constraint(index, words):
    return f'    "<NSLayoutConstraint:{address(10 ** 6 + index)} {words}   (active)>"'


def constraint_chain(count):
    lines = [constraint(index, f"UIView:{address(index)}.leading == UIView:{address(index + 1)}.leading + 1") for index in range(count)]
    return "(\n" + ",\n".join(lines) + "\n)"


def constraint_circle(count):
    lines = [constraint(index, f"{2 + index % 3}*UIView:{address(index)}.width == UIView:{address((index * 7 + 1) % count)}.height + 1")
             for index in range(count)]
    return "(\n" + ",\n".join(lines) + "\n)"


def constraint_inequalities(count):
    lines = [constraint(index, f"UIView:{address(index % 9)}.width >= UIView:{address(index % 7)}.width + {index}") for index in range(count)]
    return "(\n" + ",\n".join(lines) + "\n)"


def constraint_formats(count):
    return "(\n" + ",\n".join(
        constraint(index, f"H:|-({index})-[UIView:{address(index)}(>=1@{index % 999})]-(>=1e300)-[UIView:{address(index + 1)}]")
        for index in range(count)) + "\n)"


def joined(count):
    """Views with their constraints, of which all are off."""
    lines = [view(0, 0, "0 0; 375 812")] + [view(index, 1, f"{index} 0; 50 50") for index in range(1, count)]
    listed = []
    for index in range(1, count):
        listed.append(constraint(2 * index, f"UIView:{address(index)}.leading == UIView:{address(index - 1)}.trailing + 7"))
        listed.append(constraint(2 * index + 1, f"UIView:{address(index)}.width == UIView:{address(count - index)}.width - {index}"))
    return "\n".join(lines) + "\n\n(\n" + ",\n".join(listed) + "\n)"


def elements(count):
    lines = ["Attributes: Application, 0x1, pid: 1, label: 'App'", "Element subtree:", " →Application, 0x1, pid: 1, label: 'App'",
             "    Window (Main), 0x2, {{0.0, 0.0}, {375.0, 812.0}}"]
    lines += [f"{' ' * (6 + 2 * (index % 40))}Other, {address(index)}, {{{{0.0, 1e300}}, {{375.0, {index}.0}}}}, label: 'it's, {index}: x'"
              for index in range(count)]
    return "\n".join(lines)


def subtree(count):
    return "\n".join(f"{'  ' * (index % 60)}[ AF ! wLU ] h=--- v=--- NSView \"{index}\" f=(0,{index},1e300,20) b=(0,1e300,-,-)" for index in range(count))


def controllers(count):
    return "\n".join(f"{'   |' * (index % 50)} <UIViewController {address(index)}>, state: appeared, view: <UIView {address(index % 9)}>"
                     for index in range(count))


def appium(count):
    """Elements of which none is closed."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', "<AppiumAUT>"]
    lines += [f'<XCUIElementTypeOther type="XCUIElementTypeOther" x="{index}" y="-99999999999999999999" width="1e999" height="{index}">' for index in range(count)]
    return "\n".join(lines)


def appium_wide(count):
    lines = ["<AppiumAUT>", '<XCUIElementTypeWindow type="XCUIElementTypeWindow" x="0" y="0" width="375" height="812">']
    lines += [f'<XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="a &amp; b" x="{index % 375}" y="{index % 800}" width="20" height="20"/>'
              for index in range(count)]
    return "\n".join(lines + ["</XCUIElementTypeWindow>", "</AppiumAUT>"])


def json_tree(count):
    node = {"type": "UIView", "x": 1e308, "y": 0, "width": 1e308, "height": 44, "alpha": 1, "visible": True, "children": []}
    return json.dumps({"rendering_system": "UIKIT", "windows": [{**node, "type": "UIWindow", "x": 0, "width": 375, "height": 812, "children": [node] * count}]})


def json_deep(count):
    head = '{"type":"UIView","x":1,"y":1,"width":9,"height":9,"children":['
    return '{"rendering_system":"UIKIT","windows":[' + head * count + "]}" * count + "]}"


def json_cut(count):
    return json_deep(count)[:-count]


# Xcode's exports: a folder of responses, zipped.


def number(value):
    return {"propertyFormat": "CGf", "propertyValue": value}


def properties(**values):
    listed = []
    for name, value in values.items():
        if isinstance(value, list):
            what = {"propertyFormat": ", ".join(["CGf"] * len(value)), "propertyValue": [float(item).hex() if isinstance(item, (int, float)) else item for item in value]}
        elif isinstance(value, str):
            what = {"propertyFormat": "public.plain-text", "propertyValue": value}
        elif isinstance(value, tuple):
            what = {"propertyFormat": "objectInfo", "propertyValue": {"className": value[0], "memoryAddress": value[1]}}
        elif isinstance(value, int):
            what = {"propertyFormat": "integer", "propertyValue": str(value)}
        else:
            what = number(float(value).hex())
        listed.append({"propertyName": name, "fetchStatus": 4, **what})
    return listed


def group(name, members):
    return {"groupingID": UIKIT + name, "debugHierarchyObjects": members}


def item(index, children=(), others=(), name="UIView", **values):
    made = {"objectID": address(index), "className": name, "fetchStatus": 4, "properties": properties(**values)}
    if children:
        made["childGroup"] = group("UIView", list(children))
    if others:
        made["additionalGroups"] = [group(kind, [{"objectID": target, "propertyVisibility": 1, "propertyLogicalType": "DebugHierarchyLogicalPropertyTypePointer"} for target in targets])
                                    for kind, targets in others]
    return made


def window(children, others=()):
    return item(0, children, others, "UIWindow", frame=[0, 0, 375, 812], bounds=[0, 0, 375, 812])


def response(groups, descriptions=None):
    return json.dumps({
        "version": 2, "request": {"DBGHierarchyRequestName": "Initial request"}, "classInformation": [],
        "topLevelGroups": {UIKIT + name: group(name, members) for name, members in groups.items()},
        "topLevelPropertyDescriptions": descriptions or {}}, separators=(",", ":")).encode()


def archive(*responses, compress=True, name="A.viewhierarchy"):
    """An export as a ZIP file whose responses aren't compressed again."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as file:
        for index, data in enumerate(responses):
            file.writestr(f"{name}/RequestResponses/Response_{index}", gzip.compress(data, mtime=0) if compress else data)
    return buffer.getvalue()


def framed(index, **more):
    return item(index, frame=[index % 375, index % 800, 44, 44], bounds=[0, 0, 44, 44], **more)


def archive_wide(count):
    return archive(response({"UIWindow": [window([framed(index) for index in range(1, count)])]}), compress=False)


def archive_deep(count):
    inner = framed(1)
    text = json.dumps(inner, separators=(",", ":"))
    for index in range(2, count):
        text = json.dumps(framed(index), separators=(",", ":"))[:-1] + f',"childGroup":{{"groupingID":"{UIKIT}UIView","debugHierarchyObjects":[{text}]}}}}'
    whole = response({"UIWindow": [window(["INNER"])]}).decode().replace('"INNER"', text)
    return archive(whole.encode(), compress=False)


def archive_circle(count):
    """Views that are children of each other, in several responses."""
    chain = [item(index, [item((index + 1) % count)], frame=[0, 0, 9, 9]) for index in range(count)]
    first = response({"UIWindow": [window([item(1)])], "UIView": chain})
    return archive(first, response({"UIView": list(reversed(chain))}), compress=False)


def archive_constraints(count):
    views = [framed(index) for index in range(1, count)]
    made = [item(10 ** 6 + index, name="NSLayoutConstraint", firstItem=("UIView", address(index)), firstAttribute=ATTRIBUTES["leading"],
                 secondItem=("UIView", address(1 + index % (count - 1))), secondAttribute=ATTRIBUTES["leading"], relation=0, constant=0.5)
            for index in range(1, count)]
    return archive(response({
        "UIWindow": [window(views, [("NSLayoutConstraint", [address(10 ** 6 + index) for index in range(1, count)])])], "NSLayoutConstraint": made}), compress=False)


def archive_numbers(count):
    odd = ["inf", "-inf", "nan", "0x1p+1023", "-0x1.fffffffffffffp+1023", "0x1p-1074", "1e999", "0x1p+99999999999"]
    views = [item(index, frame=[odd[(index + part) % len(odd)] for part in range(4)], transform=[odd[(index * part) % len(odd)] for part in range(16)])
             for index in range(1, count)]
    return archive(response({"UIWindow": [window(views)]}), compress=False)


def archive_references(count):
    """A view with the same guides and controllers again and again."""
    return archive(response({"UIWindow": [window([framed(1)], [("UILayoutGuide", [address(7)] * count), ("UIViewController", [address(0)] * count)])],
                             "UILayoutGuide": [item(7, name="UILayoutGuide", layoutFrame=[0, 0, 1, 1])]}), compress=False)


def archive_responses(count):
    """Many responses that each change all of the few objects."""
    changes = {f"{address(index)}.frame": properties(frame=[index, 0, 9, 9])[0] for index in range(1, 4)}
    return archive(response({"UIWindow": [window([framed(index) for index in range(1, 4)])]}), *[response({}, changes)] * count, compress=False)


def archive_bomb(count):
    """A response of many kilobytes for each of its bytes."""
    whole = response({"UIWindow": [window([framed(1)])]})
    return archive(whole, b"{" + b" " * (count * 1000))


def archive_cut(count):
    data = archive_wide(count)
    return data[:len(data) * 2 // 3]


def archive_cut_response(count):
    whole = gzip.compress(response({"UIWindow": [window([framed(index) for index in range(1, count)])]}), mtime=0)
    return archive(whole[:len(whole) // 2], compress=False)


def archive_entries(count):
    return archive(response({"UIWindow": [window([framed(1)])]}), *[b""] * count, compress=False)


CAPTURES = {
    "description-wide.txt": description_wide,
    "description-deep.txt": description_deep,
    "description-stairs.txt": description_stairs,
    "description-overlapping.txt": description_overlapping,
    "description-numbers.txt": description_numbers,
    "description-brackets.txt": description_brackets,
    "description-quotes.txt": description_quotes,
    "description-wrapped.txt": description_wrapped,
    "description-same.txt": description_same_addresses,
    "fragments.txt": description_fragments,
    "trace.txt": trace,
    "trace-guides.txt": trace_guides,
    "constraints-chain.txt": constraint_chain,
    "constraints-circle.txt": constraint_circle,
    "constraints-inequalities.txt": constraint_inequalities,
    "constraints-formats.txt": constraint_formats,
    "joined.txt": joined,
    "elements.txt": elements,
    "subtree.txt": subtree,
    "controllers.txt": controllers,
    "appium.xml": appium,
    "appium-wide.xml": appium_wide,
    "tree.json": json_tree,
    "tree-deep.json": json_deep,
    "tree-cut.json": json_cut,
    "wide.zip": archive_wide,
    "deep.zip": archive_deep,
    "circle.zip": archive_circle,
    "constraints.zip": archive_constraints,
    "numbers.zip": archive_numbers,
    "references.zip": archive_references,
    "responses.zip": archive_responses,
    "bomb.zip": archive_bomb,
    "cut.zip": archive_cut,
    "cut-response.zip": archive_cut_response,
    "entries.zip": archive_entries,
}
