"""Files of Lookin's that take as much work as possible, as `NSKeyedArchiver` writes them."""

import plistlib

LEADING, WIDTH = 5, 7
VIEW, GUIDE = 2, 5


class Archive:
    """Archived objects, each of which others can share."""

    def __init__(self):
        self.objects = ["$null"]
        self.classes = {}

    def add(self, value):
        self.objects.append(value)
        return plistlib.UID(len(self.objects) - 1)

    def kind(self, name):
        if name not in self.classes:
            self.classes[name] = self.add({"$classname": name})
        return self.classes[name]

    def object(self, name, **members):
        return self.add({**members, "$class": self.kind(name)})

    def list(self, elements):
        return self.object("NSArray", **{"NS.objects": list(elements)})

    def file(self, root):
        whole = {"$version": 100000, "$archiver": "NSKeyedArchiver", "$top": {"root": root}, "$objects": self.objects}
        return plistlib.dumps(whole, fmt=plistlib.FMT_BINARY)


class File(Archive):
    def __init__(self):
        super().__init__()
        self.names = {name: self.list([self.add(name), self.add("NSObject")]) for name in ("UIView", "UILayoutGuide")}
        self.identifier = self.add("al_c_c")

    def layout_object(self, number, name="UIView"):
        return self.object("LookinObject", oid=number, classChainList=self.names[name])

    def constraint(self, first, kind, second, others, constant, priority=1000.0, attribute=LEADING, relation=0):
        return self.object(
            "LookinAutoLayoutConstraint", firstItem=first, firstItemType=kind, firstAttribute=attribute, relation=relation,
            secondItem=second, secondItemType=others, secondAttribute=attribute, multiplier=1.0, constant=float(constant),
            priority=float(priority))

    def view(self, view, inner, constraints):
        attributes = self.list([self.object("LookinAttribute", identifier=self.identifier, value=self.list(constraints))])
        section = self.list([self.object("LookinAttributesSection", attributes=attributes)])
        group = self.list([self.object("LookinAttributesGroup", attrSections=section)])
        frame = self.add("{{0, 0}, {390, 844}}")
        return self.object(
            "LookinDisplayItem", frame=frame, bounds=frame, viewObject=view, subitems=self.list(inner), attributesGroupList=group)

    def hierarchy(self, roots):
        info = self.object("LookinHierarchyInfo", **{"1": self.list(roots)})
        return self.file(self.object("LookinHierarchyFile", hierarchyInfo=info))


def guides(count, constraint):
    """Guides in one view, with the constraint that a function makes for each from itself and the others."""
    file = File()
    made = [file.layout_object(10 + index, "UILayoutGuide") for index in range(count)]
    root = file.layout_object(1)
    return file.hierarchy([file.view(root, [], [constraint(file, root, made, index) for index in range(count)])])


def wishes(count):
    """Guides in a circle, each with a wish as strong as no other."""
    return guides(count, lambda file, root, made, index: file.constraint(
        made[index], GUIDE, made[(index + 1) % count], GUIDE, index + 1, 1 + 998 * index / count))


def crossing(count):
    """Inequalities between the lengths of guides far from each other."""
    return guides(count, lambda file, root, made, index: file.constraint(
        made[index], GUIDE, made[(index * 7 + 3) % count], GUIDE, index % 97, attribute=WIDTH, relation=1 if index % 2 else -1))


def chain(count):
    """Guides of which each follows the one after it, so that the first ones' owners are known last."""
    return guides(count, lambda file, root, made, index: file.constraint(
        made[index], GUIDE, made[index + 1] if index + 1 < count else root, GUIDE if index + 1 < count else VIEW, 1))


def deep(count):
    """A guide that is related to views at every depth, again and again."""
    file = File()
    guide = file.layout_object(5, "UILayoutGuide")
    views = [file.layout_object(10 + index) for index in range(min(count, 900))]
    constraints = [file.constraint(guide, GUIDE, views[index % len(views)], VIEW, index, 500) for index in range(count)]
    inner = []
    for view in reversed(views[1:]):
        inner = [file.view(view, inner, [])]
    return file.hierarchy([file.view(views[0], inner, constraints)])


def shared(count):
    """A list of constraints that every view has, each of which says something else about each view."""
    file = File()
    guide = file.layout_object(5, "UILayoutGuide")
    constraints = [file.constraint(guide, GUIDE, 0, 3, index, 500) for index in range(count)]
    views = [file.view(file.layout_object(10 + index), [], constraints) for index in range(count // 4)]
    return file.hierarchy([file.view(file.layout_object(1), views, [])])


LOOKIN = {
    "wishes.lookin": wishes,
    "crossing.lookin": crossing,
    "chain.lookin": chain,
    "deep.lookin": deep,
    "shared.lookin": shared,
}
