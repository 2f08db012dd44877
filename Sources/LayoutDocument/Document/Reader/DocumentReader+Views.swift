import Engine
import Findings

extension DocumentReader {
    /// Reads the root and everything inside it.
    mutating func readViews(root: JSON5Value) {
        readView(root, parent: nil, place: 0)
        nameUnnamedViews()
        nameUnnamedGuides()
        checkCustomSpacings()
    }

    /// Reads a view and recursively its subviews; the nesting limit of the text limits the recursion.
    private mutating func readView(_ value: JSON5Value, parent: Int?, place: Int) {
        enclosingView = parent
        let members = members(of: value, as: .view, named: "a view")
        let index = description.views.count
        description.views.append(ViewDescription(id: "", parent: parent, position: value.position))
        places.append(place)
        var subviews: [JSON5Value] = []
        var properties: [JSON5Member] = []
        for member in members {
            guard let key = ViewKey(rawValue: member.key) else {
                properties.append(member)
                continue
            }
            switch key {
            case .id: readID(of: index, member.value)
            case .className: readClass(of: index, member.value)
            case .name: description.views[index].name = member.value.string
            case .source:
                description.views[index].source = member.value.string.flatMap(SourceLocation.init(place:))
            case .guides: readGuides(of: index, member.value)
            case .subviews: subviews = member.value.array ?? []
            }
        }
        if !properties.isEmpty {
            readClass(of: index, members.value(of: ViewKey.className), having: properties)
            readProperties(of: index, properties, classIsRead: !isClassUnread(value, members))
        }
        for (place, subview) in subviews.enumerated() {
            // The element's type was reported; what refers to it is counted.
            if subview.members == nil {
                unread.add(subview, foundAt: subview.position)
            } else {
                readView(subview, parent: index, place: place)
            }
        }
    }

    private mutating func readClass(of index: Int, _ value: JSON5Value) {
        description.views[index].className = value.string
        guard let name = value.string else { return }
        if UIKitClasses.isOfOthers(name) {
            findings.add(.classOfNoView(name), at: value.position)
        } else if let suggestion = UIKitClasses.name(meant: name) {
            // Laid out as what was meant, so that nothing else is reported for it.
            description.views[index].className = suggestion
            findings.add(.misspeltClass(name, suggestion: suggestion), at: value.position)
        }
    }

    /// Reads a class that isn't UIKit's as the one that is meant, if the view has a property that only this one has.
    private mutating func readClass(of index: Int, _ value: JSON5Value?, having properties: [JSON5Member]) {
        guard let value, let name = value.string, let meant = UIKitClasses.name(ofSwiftUI: name),
            properties.contains(where: { ViewProperty.named($0.key)?.classes?.contains(meant) == true })
        else { return }
        description.views[index].className = meant
        findings.add(.misspeltClass(name, suggestion: meant), at: value.position)
    }

    /// Whether a view has a class that couldn't be read, so that nothing can be said of its properties.
    private func isClassUnread(_ value: JSON5Value, _ members: [JSON5Member]) -> Bool {
        let name = ViewKey.className.rawValue
        guard let written = value.members, members.count < written.count,
            members.value(of: ViewKey.className) == nil
        else { return false }
        let shape = ObjectShape.view
        return written.contains {
            $0.key == name
                || shape.index(of: $0.key) == nil
                    && suggestion(forKey: $0.key, in: shape.keys.map(\.name)) == name
        }
    }

    private mutating func readID(of index: Int, _ value: JSON5Value) {
        guard let id = value.string, take(id, for: .view(index), at: value.position) else { return }
        description.views[index].id = id
    }

    /// Assigns an id to an item; reports a duplicate.
    private mutating func take(_ id: String, for place: ItemPlace, at position: SourcePosition) -> Bool {
        guard let first = add(place, id: id, at: position) else { return true }
        findings.add(.duplicateID(id, first: first), at: position)
        unread.addNameless(at: position)
        return false
    }

    /// Names views without an id by their path: the superview's id and their index, counted from 0.
    private mutating func nameUnnamedViews() {
        for index in description.views.indices where description.views[index].id.isEmpty {
            let path: String
            if let parent = description.views[index].parent {
                path = "\(description.views[parent].id)/\(places[index])"
            } else {
                path = "view"
            }
            var id = path
            var copy = 1
            while add(.view(index), id: id, at: description.views[index].position ?? .start) != nil {
                copy += 1
                id = "\(path)#\(copy)"
            }
            description.views[index].id = id
        }
    }

    /// Names guides without an id by their owner's id and their number among such guides, counted from 1.
    private mutating func nameUnnamedGuides() {
        for owner in description.views.indices {
            var number = 0
            for index in description.views[owner].guides.indices
            where description.views[owner].guides[index].id == nil {
                let position = description.views[owner].guides[index].position
                var id: String
                repeat {
                    number += 1
                    id = "\(description.views[owner].id).guide\(number)"
                } while add(.guide(owner: owner, index: index), id: id, at: position ?? .start) != nil
                description.views[owner].guides[index].id = id
            }
        }
    }

    private mutating func readGuides(of index: Int, _ value: JSON5Value) {
        for guide in value.array ?? [] {
            guard guide.members != nil else {
                unread.add(guide, foundAt: guide.position)
                continue
            }
            enclosingView = index
            let members = members(of: guide, as: .guide, named: "a guide")
            let written = members.value(of: GuideKey.id)
            var id = written?.string
            let place = ItemPlace.guide(owner: index, index: description.views[index].guides.count)
            if let wanted = id, let position = written?.position,
                !take(wanted, for: place, at: position)
            {
                id = nil
            }
            let source = members.value(of: GuideKey.source)?.string.flatMap(SourceLocation.init(place:))
            description.views[index].guides.append(
                GuideDescription(id: id, source: source, position: guide.position))
        }
    }

    private mutating func readProperties(of index: Int, _ members: [JSON5Member], classIsRead: Bool) {
        let className = classIsRead ? description.views[index].className ?? "UIView" : nil
        let isRoot = description.views[index].parent == nil
        description.views[index].properties = properties(members, className: className)
        func member(_ property: ViewProperty) -> JSON5Member? {
            members.first { $0.key == property.name }
        }
        let frame = member(.frame)
        if isRoot, let frame { findings.add(.frameOfRoot, at: frame.keyPosition) }
        if !isRoot, frame == nil, let mask = member(.autoresizingMask) {
            findings.add(.maskWithoutFrame, at: mask.keyPosition)
        }
        if let spacing = member(.customSpacing) { customSpacings.append((spacing.value, index)) }
    }

    /// Reads the properties among a view's or a state's members; nothing is said of their effect without a class.
    mutating func properties(_ members: [JSON5Member], className: String?) -> [PropertySetting] {
        var settings: [PropertySetting] = []
        for member in members {
            guard let property = ViewProperty.named(member.key) else { continue }
            if let className, let classes = property.classes, !classes.contains(className) {
                findings.add(
                    .propertyWithoutEffect(
                        key: member.key, className: className, classes: classes),
                    at: member.keyPosition)
            }
            if member.key == ViewProperty.directionalLayoutMargins.name,
                members.contains(where: { $0.key == ViewProperty.layoutMargins.name })
            {
                findings.add(.marginsTwice, at: member.keyPosition)
            }
            if let setting = property.setting(member.value, &self) { settings.append(setting) }
        }
        return settings
    }

    private mutating func checkCustomSpacings() {
        for (value, stack) in customSpacings {
            for entry in value.members ?? [] {
                if case .view(let index) = place(of: entry.key), description.views[index].parent == stack {
                    continue
                }
                findings.add(
                    .notInStack(entry.key, stack: description.views[stack].id), at: entry.keyPosition)
            }
        }
    }
}
