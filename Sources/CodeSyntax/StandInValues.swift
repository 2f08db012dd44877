/// What gives the program a value of each of the project's enumerations, where one can't be computed here.
struct StandInValues {
    private(set) var source = ""

    /// Writes those of files.
    init(_ project: Project, files: [String]) {
        for path in files {
            let types = project.files[path]?.types ?? []
            let hidden = types.filter(\.isHidden).map { $0.name + "." }
            for type in types where type.kind == "enum" && !type.isGeneric && !type.isHidden {
                // A name within a type that can't be seen, or has parameters, can't be written here.
                guard !hidden.contains(where: { type.name.hasPrefix($0) }), let first = type.cases.first,
                    Self.isWithinPlainTypes(type, types)
                else { continue }
                source += "extension \(type.name): CodeHost.LayoutRenderFirstValue { "
                source += "public static var layoutRenderFirstValue: Any { Self.\(first) } }\n"
            }
        }
        if !source.isEmpty { source = "import CodeHost\n" + source }
    }

    private static func isWithinPlainTypes(_ type: TypeEntry, _ types: [TypeEntry]) -> Bool {
        var outer = type.name
        while let dot = outer.lastIndex(of: ".") {
            outer = String(outer[..<dot])
            guard let entry = types.first(where: { $0.name == outer }), !entry.isGeneric else { return false }
        }
        return true
    }
}
