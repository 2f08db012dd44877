/// The files that named ones need, these first, the nearest ones before others.
struct NeededFiles {
    private let project: Project

    init(_ project: Project) { self.project = project }

    /// Where these are more than the limit, most of them have nothing to do with what is shown. Then all that named files, their
    /// superclasses and the types that they name use is taken, and of what others use only extensions and the types of members
    /// that are in use.
    func closure(of named: [String], limit: Int) -> [String] {
        let all = search(named, limit: limit + 1, isSelective: false)
        return all.count <= limit ? all : search(named, limit: limit, isSelective: true)
    }

    private func search(_ named: [String], limit: Int, isSelective: Bool) -> [String] {
        var search = FileSearch(project, named: named, limit: limit, isSelective: isSelective)
        search.run()
        return search.chosen
    }
}

/// A search for needed files, level by level.
private struct FileSearch {
    private(set) var chosen: [String]
    private let project: Project
    private let named: [String]
    private let limit: Int
    private let isSelective: Bool
    private var known: Set<String>
    /// The names that the chosen files use.
    private var used: Set<String> = []
    /// The named files, those of their superclasses and of the types that they name.
    private var core: Set<String>
    private var usedByCore: Set<String> = []
    /// Other files that the core uses, taken for as far as the limit goes.
    private var later: Set<String> = []

    init(_ project: Project, named: [String], limit: Int, isSelective: Bool) {
        (self.project, self.named, self.limit, self.isSelective) = (project, named, limit, isSelective)
        (chosen, known, core) = (named, Set(named), Set(named))
    }

    mutating func run() {
        var level = named
        while chosen.count < limit {
            if level.isEmpty { level = choose(extensions) }
            if level.isEmpty { level = choose(sorted(later.subtracting(known))) }
            if level.isEmpty { return }
            var next: Set<String> = []
            for path in level { next.formUnion(needs(of: path)) }
            level = choose(sorted(next.subtracting(known)))
        }
    }

    /// Chooses files, for as far as the limit goes.
    private mutating func choose(_ paths: [String]) -> [String] {
        let fitting = Array(paths.prefix(max(0, limit - chosen.count)))
        known.formUnion(fitting)
        chosen += fitting
        return fitting
    }

    /// The files that a chosen one needs.
    private mutating func needs(of path: String) -> Set<String> {
        guard let source = project.parsed.file(path) else { return [] }
        let index = source.index
        used.formUnion(index.used)
        let inherited = Set(index.types.flatMap(\.inherited))
        let (isNamed, isCore) = (named.contains(path), core.contains(path))
        let inUse =
            isSelective && !isNamed
            ? inherited.union(MemberTypes(of: source, named: usedByCore).names) : Set(index.used)
        if isCore { usedByCore.formUnion(index.used) }
        var result: Set<String> = []
        for name in index.used {
            for owner in owners(of: name, usedBy: path) {
                let isSuperclass = inherited.contains(name) && project.types[name]?.entry.kind == "class"
                if isCore, isSuperclass || isNamed && project.types[name] != nil { core.insert(owner) }
                if inUse.contains(name) || hasExtensionsAlone(owner) {
                    result.insert(owner)
                } else if isCore {
                    later.insert(owner)
                }
            }
        }
        // What a type of a named file conforms to may be written in another file.
        guard isNamed else { return result }
        let own = Set(index.types.map(\.name))
        return result.union(project.files.filter { !own.isDisjoint(with: $1.extended) }.keys)
    }

    /// Whether a file declares no types: it helps others, and needs little itself.
    private func hasExtensionsAlone(_ path: String) -> Bool {
        project.files[path].map { $0.types.isEmpty && !$0.extended.isEmpty } == true
    }

    /// The files that add to the types of chosen ones a name that these use, sorted.
    private var extensions: [String] {
        let own = Set(chosen.flatMap { project.files[$0]?.types.map(\.name) ?? [] })
        let used = isSelective ? usedByCore : used
        return project.files.filter { path, index in
            !known.contains(path) && !own.isDisjoint(with: index.extended)
                && !used.isDisjoint(with: index.declared)
        }.keys.sorted()
    }

    /// The files from which a use of a name may take it.
    private func owners(of name: String, usedBy path: String) -> [String] {
        guard let candidates = project.owners[name], !candidates.contains(path) else { return [] }
        let usable = candidates.filter { owner in
            guard let index = project.files[owner] else { return false }
            if index.types.contains(where: { $0.name == name }) || index.extended.isEmpty { return true }
            return index.extended.contains { base in project.types[base] == nil || used.contains(base) }
        }
        let isType = name.first?.isUppercase == true && !name.hasSuffix(".init")
        return Array(sorted(Set(usable), from: path).prefix(isType ? 1 : 2))
    }

    /// Sorts files by how far they are from another, the first named one unless told.
    private func sorted(_ paths: Set<String>, from file: String? = nil) -> [String] {
        let file = file ?? named.first ?? ""
        return paths.map { (Self.distance($0, file), $0) }.sorted { $0 < $1 }.map(\.1)
    }

    /// How many folders lie between two files.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (a, b) = (left.split(separator: "/"), right.split(separator: "/"))
        let common = zip(a, b).prefix { $0 == $1 }.count
        return a.count + b.count - 2 * common
    }
}
