extension SceneFinder {
    /// What makes an object of a class from the file of Interface Builder that its app makes it from; nil for other classes.
    func interfaceCreation(of type: TypeEntry, kind: String) -> String? {
        let entries = project.interfaces.entries[type.name] ?? []
        for entry in entries {
            switch entry.use {
            case .scene(let id):
                return "try CodeHost.layoutRenderScene(\"\(entry.file)\", \"\(id)\", as: \(type.name).self)"
            case .object:
                return "try CodeHost.layoutRenderNib(\"\(entry.file)\", as: \(type.name).self)"
            case .owner:
                let isMadeByNib =
                    kind == "UIViewController"
                    && type.initializers.allSatisfy { initializer in
                        initializer.parameters.contains { $0.label == "coder" }
                    }
                if isMadeByNib { return "\(type.name)(nibName: \"\(entry.file)\", bundle: nil)" }
            case .prototype, .inside: break
            }
        }
        return nil
    }

    /// Why a class isn't shown alone that only a file of Interface Builder makes, and what to do; nil for other classes.
    func interfaceNote(of type: TypeEntry) -> String? {
        guard type.hasOutlets else { return nil }
        for entry in project.interfaces.entries[type.name] ?? [] where entry.use == .prototype {
            return "\(type.name) is a cell of a list in \(entry.file): it is shown where that list is"
        }
        for entry in project.interfaces.entries[type.name] ?? [] where entry.use == .inside {
            return "\(type.name) is a view in \(entry.file): it is shown with what it is in"
        }
        return nil
    }
}
