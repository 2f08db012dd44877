import Foundation

/// What is known of the files of a module, kept between runs.
struct CopierState: Codable {
    /// The modules that could be imported.
    private var modules: String
    /// A sum of the files that tools would generate.
    private var generated = 0
    /// The files, in the order in which they are compiled.
    var files: [FileState]

    /// What is known of files, without what may be wrong after changes since the last run.
    init(of sources: [SourceFile], modules: String, in folder: String) {
        let stored = Self.stored(in: folder)
        let known = Dictionary((stored?.files ?? []).map { ($0.path, $0) }) { first, _ in first }
        var changes = DeclarationChanges()
        self.modules = modules
        generated = stored?.generated ?? 0
        files = []
        for source in sources {
            if let state = known[source.path], state.sum == source.sum {
                files.append(state)
            } else {
                var state = FileState(source)
                let old = known[source.path]
                changes.add(old?.declared ?? [:], state.declared)
                if let old, !old.holes.isEmpty { state.holes = MemberVersions(source).moved(old.holes) }
                files.append(state)
            }
        }
        let paths = Set(sources.map(\.path))
        for file in stored?.files ?? [] where !paths.contains(file.path) { changes.add(file.declared, [:]) }
        for number in files.indices {
            files[number].holes.removeAll { stored?.modules != modules || changes.mayFill($0) }
        }
    }

    /// Notes which files tools would generate: other ones may have what is left out.
    mutating func note(generated sum: Int) {
        guard generated != sum else { return }
        generated = sum
        for number in files.indices { files[number].holes = [] }
    }

    private static func path(in folder: String) -> String { folder + "/state.json" }

    private static func stored(in folder: String) -> CopierState? {
        FileManager.default.contents(atPath: path(in: folder)).flatMap {
            try? JSONDecoder().decode(CopierState.self, from: $0)
        }
    }

    func store(in folder: String) {
        guard let data = try? JSONEncoder().encode(self) else { return }
        try? data.write(to: URL(fileURLWithPath: Self.path(in: folder)), options: .atomic)
    }
}

/// What is known of a version of a file.
struct FileState: Codable {
    let path: String
    let sum: Int
    var holes: [Hole] = []
    /// The labels of its methods, by their names.
    let labels: [String: [String]]
    /// The names that it declares, with sums of how.
    let declared: [String: Int]
    /// The imports that its copy lacks.
    var missing: [ImportEntry] = []
    /// The version of the copy; nil before there is one.
    var copy: Int?

    init(_ source: SourceFile) {
        (path, sum, labels) = (source.path, source.sum, source.labels)
        declared = DeclaredNames(source).sums
    }
}

/// The names whose declarations changed since the last run.
private struct DeclarationChanges {
    private var names: Set<String> = []
    private var isAny = false

    mutating func add(_ old: [String: Int], _ new: [String: Int]) {
        isAny = true
        names.formUnion(Set(old.keys).union(new.keys).filter { old[$0] != new[$0] })
    }

    /// Whether what is left out of an unchanged file may compile now. What the compiler said about it names what it is about.
    func mayFill(_ hole: Hole) -> Bool {
        if hole.isCrash { return isAny }
        if names.isEmpty { return false }
        let quoted = HoleCutter.quoted(hole.message).flatMap {
            $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        }
        return quoted.isEmpty || !names.isDisjoint(with: quoted)
    }
}
