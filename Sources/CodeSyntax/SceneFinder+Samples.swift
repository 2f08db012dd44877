import Foundation

extension SceneFinder {
    // MARK: Filling

    /// What gives an object sample values: its properties of optional types, and the method that fills it.
    func filling(of type: TypeEntry) -> (statements: String, words: String)? {
        var finder = self
        finder.fillsOptionals = true
        var (statements, words) = finder.fillings(of: type, path: "")
        for property in type.held where !isShown(property.type) {
            guard let entry = project.types[property.type]?.entry, entry.kind == "class" else { continue }
            let inner = finder.fillings(of: entry, path: property.label + ".")
            statements += inner.statements
            words += inner.words
        }
        let methods = type.methods.compactMap { method -> (rank: Int, method: MethodEntry)? in
            let rank = Self.fillingWords.firstIndex { method.name.hasPrefix($0) }
            guard let rank, method.parameters.contains(where: { !$0.hasDefault }) else { return nil }
            return (rank, method)
        }.sorted { $0.rank < $1.rank }.map(\.method)
        for method in methods {
            let call = InitializerEntry(
                isConvenience: false, isFailable: false, isHidden: false, parameters: method.parameters)
            guard let arguments = finder.arguments(of: call, depth: 1) else { continue }
            statements.append("_ = item.\(method.name)(\(arguments))")
            words.append("\(method.name)(…)")
            break
        }
        return statements.isEmpty ? nil : (statements.joined(separator: "; "), words.joined(separator: ", "))
    }

    /// What gives the properties of optional types of an object sample values.
    private func fillings(of type: TypeEntry, path: String) -> (statements: [String], words: [String]) {
        var (statements, words): ([String], [String]) = ([], [])
        for property in type.properties where property.isSettable {
            guard property.type.hasSuffix("?") || property.type.hasSuffix("!") else { continue }
            let wrapped = String(property.type.dropLast())
            guard !isShown(wrapped), project.types[wrapped] != nil || wrapped == "String",
                let value = sample(of: wrapped, label: property.label, depth: 1)
            else { continue }
            statements.append("item.\(path)\(property.label) = \(value)")
            words.append(path + property.label)
        }
        return (statements, words)
    }

    /// How methods begin that give a view what it shows, the likeliest first.
    private static let fillingWords = [
        "configure", "populate", "fill", "bind", "display", "render", "setup", "setUp", "set", "update",
        "show",
        "apply", "prepare",
    ]

    /// Whether a type is one of views or controllers, which stand in for nothing.
    private func isShown(_ type: String) -> Bool {
        if Self.systemKind(type) != nil { return true }
        return project.types[type].map { kind(of: $0.entry, depth: 0) != nil } ?? false
    }

    // MARK: Sample values

    func arguments(of entry: InitializerEntry, depth: Int) -> String? {
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
        if type.hasSuffix("?") || type.hasSuffix("!") {
            let wrapped = String(type.dropLast())
            return fillsOptionals && !isShown(wrapped)
                ? sample(of: wrapped, label: label, depth: depth + 1) ?? "nil" : "nil"
        }
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
        if type.hasPrefix("["), type.hasSuffix("]") {
            if type.contains(":") { return "[:]" }
            let element = sample(of: String(type.dropFirst().dropLast()), label: label, depth: depth + 1)
            return fillsOptionals ? element.map { "[\($0), \($0)]" } ?? "[]" : "[]"
        }
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
