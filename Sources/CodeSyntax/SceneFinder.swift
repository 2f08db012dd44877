import Foundation

/// What is shown of a file.
struct SceneEntry: Codable {
    let name: String
    let file: String
    let line: Int
    let kind: String
    /// What makes it; nil where nothing can.
    let expression: String?
    /// What gives it sample values where it shows nothing otherwise: statements about `item`; nil for none.
    var filling: String?
    /// What of it gets sample values.
    var filled: String?
    let traits: [String]
    let isPreview: Bool
    /// Why it can't be made, and what to do.
    let note: String?
}

/// Finds what files show, and how it is made.
struct SceneFinder {
    let project: Project
    /// The numbers of the files that are compiled.
    let numbers: [String: Int]
    let name: (String) -> String
    /// Whether sample values of optional types are values.
    var fillsOptionals = false

    func scenes(of path: String) -> [SceneEntry] {
        guard let index = project.files[path] else { return [] }
        if !index.previews.isEmpty {
            return index.previews.map { preview in
                SceneEntry(
                    name: preview.title
                        ?? (index.previews.count == 1 ? "Preview" : "Preview \(preview.number + 1)"),
                    file: name(path), line: preview.line, kind: "preview",
                    expression: "layoutRenderPreview_\(numbers[path] ?? 0)_\(preview.number)()",
                    traits: preview.traits,
                    isPreview: true, note: nil)
            }
        }
        return index.types.compactMap { scene(of: $0, in: path) }
    }

    private func scene(of type: TypeEntry, in path: String) -> SceneEntry? {
        guard type.kind == "class", let kind = kind(of: type, depth: 0) else { return nil }
        var note: String?
        var expression: String?
        if type.isHidden {
            note = "\(type.name) is private: write a #Preview in this file"
        } else if type.isGeneric {
            note =
                "\(type.name) is generic: write a #Preview in this file, or --scene-code '\(type.name)<…>()'"
        } else {
            note = interfaceNote(of: type)
            expression =
                note == nil
                ? interfaceCreation(of: type, kind: kind) ?? creation(of: type, kind: kind, depth: 0) : nil
            if expression == nil, note == nil {
                note =
                    "\(type.name) can't be made without arguments: write a #Preview in this file, or "
                    + "--scene-code '\(type.name)(\(example(of: type)))'"
            }
        }
        let filling = expression == nil ? nil : self.filling(of: type)
        return SceneEntry(
            name: type.name, file: name(path), line: type.line, kind: kind, expression: expression,
            filling: filling?.statements, filled: filling?.words, traits: [], isPreview: false, note: note)
    }

    private func example(of type: TypeEntry) -> String {
        type.initializers.first { !$0.parameters.contains { $0.label == "coder" } }?.parameters
            .map { $0.label == "_" ? "…" : "\($0.label): …" }.joined(separator: ", ") ?? "…"
    }

    // MARK: Kinds

    func kind(of type: TypeEntry, depth: Int) -> String? {
        guard depth < 12, let parent = type.inherited.first.map(Self.base) else { return nil }
        if let known = Self.systemKind(parent) { return known }
        guard let other = project.types[parent]?.entry, other.kind == "class" else { return nil }
        return kind(of: other, depth: depth + 1)
    }

    private static func base(_ name: String) -> String {
        let plain = name.split(separator: "<").first.map(String.init) ?? name
        return plain.hasPrefix("UIKit.") ? String(plain.dropFirst(6)) : plain
    }

    static func systemKind(_ name: String) -> String? {
        guard name.hasPrefix("UI") else { return nil }
        switch name {
        case "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionView",
            "UICollectionViewController":
            return name
        case "UICollectionViewCell", "UICollectionReusableView", "UICollectionViewListCell":
            return "UICollectionViewCell"
        default: break
        }
        if name.hasSuffix("Controller") {
            let none = [
                "UIPresentationController", "UISearchDisplayController", "UIDocumentInteractionController",
            ]
            return none.contains(name) ? nil : "UIViewController"
        }
        let endings = [
            "View", "Label", "Button", "Control", "Field", "Switch", "Slider", "Stepper", "Bar", "Indicator",
            "Picker",
        ]
        return endings.contains { name.hasSuffix($0) } ? "UIView" : nil
    }

    // MARK: Making

    func creation(of type: TypeEntry, kind: String, depth: Int) -> String? {
        creation(named: type.name, from: type, kind: kind, depth: depth)
    }

    private func creation(named name: String, from type: TypeEntry, kind: String, depth: Int) -> String? {
        guard depth < 8 else { return nil }
        let usable = type.initializers.filter { entry in
            !entry.isHidden && !entry.parameters.contains { $0.label == "coder" }
        }
        let ranked = usable.sorted {
            $0.parameters.count(where: { !$0.hasDefault }) < $1.parameters.count(where: { !$0.hasDefault })
        }
        for entry in ranked {
            if let arguments = arguments(of: entry, depth: depth) {
                return "\(name)(\(arguments))\(entry.isFailable ? "!" : "")"
            }
        }
        let designated = type.initializers.filter { !$0.isConvenience }
        guard designated.isEmpty else { return nil }
        let parent = type.inherited.first.map(Self.base) ?? ""
        if let other = project.types[parent]?.entry, other.kind == "class" {
            return creation(named: name, from: other, kind: kind, depth: depth + 1)
        }
        switch kind {
        case "UITableViewCell": return "\(name)(style: .default, reuseIdentifier: nil)"
        case "UITableViewHeaderFooterView": return "\(name)(reuseIdentifier: nil)"
        case "UICollectionView":
            return "\(name)(frame: layoutRenderFrame(), collectionViewLayout: UICollectionViewFlowLayout())"
        case "UICollectionViewController":
            return "\(name)(collectionViewLayout: UICollectionViewFlowLayout())"
        case "UIViewController": return "\(name)()"
        default: return "\(name)(frame: layoutRenderFrame())"
        }
    }
}
