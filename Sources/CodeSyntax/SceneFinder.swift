import Foundation

/// What is shown of a file.
struct SceneEntry: Codable {
    let name: String
    let file: String
    let line: Int
    let kind: String
    /// What makes it; nil where nothing can.
    let expression: String?
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
            expression = creation(of: type, kind: kind, depth: 0)
            if expression == nil {
                note =
                    "\(type.name) can't be made without arguments: write a #Preview in this file, or "
                    + "--scene-code '\(type.name)(\(example(of: type)))'"
            }
        }
        return SceneEntry(
            name: type.name, file: name(path), line: type.line, kind: kind, expression: expression,
            traits: [],
            isPreview: false, note: note)
    }

    private func example(of type: TypeEntry) -> String {
        type.initializers.first { !$0.parameters.contains { $0.label == "coder" } }?.parameters
            .map { $0.label == "_" ? "…" : "\($0.label): …" }.joined(separator: ", ") ?? "…"
    }

    // MARK: Kinds

    private func kind(of type: TypeEntry, depth: Int) -> String? {
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

    private func creation(of type: TypeEntry, kind: String, depth: Int) -> String? {
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

    private func arguments(of entry: InitializerEntry, depth: Int) -> String? {
        var result: [String] = []
        for parameter in entry.parameters where !parameter.hasDefault {
            guard let value = sample(of: parameter.type, label: parameter.label, depth: depth) else {
                return nil
            }
            result.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
        }
        return result.joined(separator: ", ")
    }

    /// A value of a type, for a parameter; nil where none is known.
    private func sample(of type: String, label: String, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        var type = type.trimmingCharacters(in: .whitespaces)
        while let space = type.firstIndex(of: " "),
            ["@escaping", "any", "some", "@autoclosure", "@Sendable", "@MainActor", "inout", "borrowing"]
                .contains(String(type[..<space]))
        {
            type = String(type[type.index(after: space)...])
        }
        if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
        if let arrow = type.range(of: "->") {
            let inside = type[..<arrow.lowerBound]
            let isEmpty = inside.filter { !"() ".contains($0) }.isEmpty
            let count = isEmpty ? 0 : inside.split(separator: ",").count
            let result = type[arrow.upperBound...].trimmingCharacters(in: .whitespaces)
            let names = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
            return result == "Void" || result == "()" ? "{ \(names)}" : "{ \(names)layoutRenderStandIn() }"
        }
        if let known = Self.samples[type] { return known }
        if type == "String" {
            return label == "_" ? "\"Text\"" : "\"\(label.prefix(1).uppercased())\(label.dropFirst())\""
        }
        if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
        if let entry = project.types[type]?.entry { return sample(of: entry, depth: depth) }
        if type.hasPrefix("UI") || type.hasPrefix("NS") || type.hasPrefix("CG") {
            return "layoutRenderStandIn()"
        }
        return nil
    }

    private func sample(of entry: TypeEntry, depth: Int) -> String? {
        switch entry.kind {
        case "enum":
            return entry.cases.first.map { "\(entry.name).\($0)" }
        case "protocol":
            let makers = project.types.values.map(\.entry).filter {
                $0.inherited.contains(entry.name) && !$0.isHidden && !$0.isGeneric
            }.sorted { $0.name < $1.name }
            return makers.lazy.compactMap { sample(of: $0, depth: depth + 1) }.first
        case "class":
            guard !entry.isGeneric else { return nil }
            if let kind = kind(of: entry, depth: 0) {
                return creation(of: entry, kind: kind, depth: depth + 1)
            }
            for initializer in entry.initializers where !initializer.isHidden {
                if let arguments = arguments(of: initializer, depth: depth + 1) {
                    return "\(entry.name)(\(arguments))"
                }
            }
            return entry.initializers.isEmpty ? "\(entry.name)()" : nil
        default:
            guard !entry.isGeneric else { return nil }
            for initializer in entry.initializers where !initializer.isHidden {
                if let arguments = arguments(of: initializer, depth: depth + 1) {
                    return "\(entry.name)(\(arguments))"
                }
            }
            guard entry.initializers.isEmpty else { return nil }
            let memberwise = InitializerEntry(
                isConvenience: false, isFailable: false, isHidden: false, parameters: entry.properties)
            return arguments(of: memberwise, depth: depth + 1).map { "\(entry.name)(\($0))" }
        }
    }

    private static let samples: [String: String] = [
        "Int": "1", "Double": "1", "CGFloat": "1", "Float": "1", "TimeInterval": "1", "Int64": "1",
        "UInt": "1",
        "Bool": "true", "Date": "Date(timeIntervalSince1970: 0)", "URL": "URL(fileURLWithPath: \"/\")",
        "UUID": "UUID()", "Data": "Data()", "IndexPath": "IndexPath(row: 0, section: 0)",
        "CGRect": "layoutRenderFrame()",
        "CGSize": ".zero", "CGPoint": ".zero", "UIColor": ".systemBlue", "UIImage": "UIImage()",
        "UIFont": ".systemFont(ofSize: 17)", "UIEdgeInsets": ".zero",
        "UIView": "UIView(frame: layoutRenderFrame())",
        "UIViewController": "UIViewController()", "UINavigationController": "UINavigationController()",
        "UICollectionViewLayout": "UICollectionViewFlowLayout()", "Any": "0", "NSCoder": "NSCoder()",
        "UITableViewCell.CellStyle": ".default", "UITableView.Style": ".plain",
        "UIView.ContentMode": ".scaleToFill",
    ]
}
