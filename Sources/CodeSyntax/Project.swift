import Foundation

/// The index of a project's Swift files, kept between runs.
final class Project {
    private(set) var files: [String: FileIndex] = [:]
    /// The files that declare a name, sorted.
    private var owners: [String: [String]] = [:]
    /// The types by name, with their files.
    private(set) var types: [String: (entry: TypeEntry, file: String)] = [:]
    /// The names of the images and colours of its asset catalogues.
    private(set) var imageNames: Set<String> = []
    private(set) var colorNames: Set<String> = []
    /// The classes that its files of Interface Builder name.
    private(set) var interfaces = InterfaceFiles()
    /// The paths of Core Data's models.
    private(set) var models: [String] = []
    private var interfacePaths: [String] = []
    private let cache: String

    private struct Stored: Codable {
        var stamp: String
        var index: FileIndex
    }

    init(root: String, named: [String], cache: String) {
        self.cache = cache
        var stored: [String: Stored] = [:]
        if let data = FileManager.default.contents(atPath: cache) {
            stored = (try? JSONDecoder().decode([String: Stored].self, from: data)) ?? [:]
        }
        var kept: [String: Stored] = [:]
        var isChanged = false
        for path in swiftFiles(in: root, named: named) {
            let stamp = Self.stamp(of: path)
            if let known = stored[path], known.stamp == stamp {
                kept[path] = known
            } else if let source = SourceFile(path: path) {
                var index = FileIndex(source)
                index.used = []
                kept[path] = Stored(stamp: stamp, index: index)
                isChanged = true
            }
        }
        if isChanged || kept.count != stored.count, let data = try? JSONEncoder().encode(kept) {
            try? data.write(to: URL(fileURLWithPath: cache), options: .atomic)
        }
        for path in interfacePaths.sorted() { interfaces.add(path) }
        for (path, entry) in kept { files[path] = entry.index }
        for path in files.keys.sorted() {
            guard let index = files[path] else { continue }
            for name in index.declared { owners[name, default: []].append(path) }
            for type in index.types {
                let isNamed = named.contains(path)
                if types[type.name] == nil || isNamed { types[type.name] = (type, path) }
            }
        }
    }

    private static func stamp(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "" }
        return "\(status.st_size).\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec).\(status.st_ino)"
    }

    private static let skipped: Set<String> = [
        "Pods", "Carthage", "build", "DerivedData", "SourcePackages", "node_modules", "checkouts", "Tuist",
    ]

    /// The Swift files of a project that an app consists of: no tests, no manifests, nothing of other people's.
    private func swiftFiles(in root: String, named: [String]) -> [String] {
        var result = Set(named)
        var waiting = [root]
        while let folder = waiting.popLast() {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                if name.hasPrefix(".") || Self.skipped.contains(name) { continue }
                let path = folder + "/" + name
                if name.hasSuffix(".swift") {
                    if name != "Package.swift", name != "Project.swift", name != "Workspace.swift" {
                        result.insert(path)
                    }
                    continue
                }
                if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") { interfacePaths.append(path) }
                if name.hasSuffix(".xcassets") { addAssets(in: path, prefix: "", depth: 0) }
                if name.hasSuffix(".xcdatamodeld") { addModels(in: path) }
                if name.hasSuffix("Tests") || name.hasSuffix("Test") { continue }
                // Of folders that are something else, only those of languages have files of this kind.
                if name.contains("."), !name.hasSuffix(".lproj") { continue }
                var isFolder: ObjCBool = false
                if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
                    waiting.append(path)
                }
            }
            if result.count > Self.mostFiles { break }
        }
        return result.sorted()
    }

    /// Notes the names of a catalogue's assets, those of groups with a namespace by their path.
    private func addAssets(in folder: String, prefix: String, depth: Int) {
        guard depth < 16 else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where !name.hasPrefix(".") {
            let path = folder + "/" + name
            if name.hasSuffix(".imageset") {
                imageNames.insert(prefix + name.dropLast(9))
            } else if name.hasSuffix(".colorset") {
                colorNames.insert(prefix + name.dropLast(9))
            } else if !name.contains(".") {
                let contents = FileManager.default.contents(atPath: path + "/Contents.json") ?? Data()
                let isNamespace = String(decoding: contents, as: UTF8.self).contains("provides-namespace")
                addAssets(in: path, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
            }
        }
    }

    private func addModels(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasSuffix(".xcdatamodel") {
            models.append(folder + "/" + name + "/contents")
        }
    }

    /// Whether a file of the project declares a name outside of types, or adds it to another module's type.
    func declares(_ name: String) -> Bool { owners[name] != nil || types[name] != nil }

    /// Whether some of its files load files of Interface Builder, or declare what these name.
    func loadsNibs(_ paths: [String]) -> Bool {
        guard !interfacePaths.isEmpty else { return false }
        return paths.contains { path in
            if files[path]?.types.contains(where: { interfaces.names($0.name) }) == true { return true }
            guard let source = SourceFile(path: path) else { return false }
            return FileIndex(source).used.contains { Self.loaders.contains($0) }
        }
    }

    /// The names by which code loads files of Interface Builder.
    private static let loaders: Set<String> = ["UINib", "loadNibNamed", "UIStoryboard"]

    private static let mostFiles = 4000

    /// The files that named ones need, these first, the nearest ones before others.
    ///
    /// Where these are more than the limit, most of them have nothing to do with what is shown. Then all that named files, their
    /// superclasses and the types that they name use is taken, and of what others use only extensions and the types of members
    /// that are in use.
    func closure(of named: [String], limit: Int) -> [String] {
        let all = closure(of: named, limit: limit + 1, isSelective: false)
        return all.count <= limit ? all : closure(of: named, limit: limit, isSelective: true)
    }

    private func closure(of named: [String], limit: Int, isSelective: Bool) -> [String] {
        var chosen = named
        var known = Set(named)
        var usedTypes: Set<String> = []
        var used: Set<String> = []
        // The named files, those of their superclasses and of the types that they name; what these use; and the files that the
        // others of them use, for as far as the limit goes.
        var (core, usedByCore, later) = (Set(named), Set<String>(), Set<String>())
        var level = named
        while chosen.count < limit {
            if level.isEmpty {
                level = extensions(of: chosen, used: isSelective ? usedByCore : used, known: known)
                if level.isEmpty { level = sorted(later.subtracting(known), from: named[0]) }
                level = Array(level.prefix(limit - chosen.count))
                guard !level.isEmpty else { break }
                known.formUnion(level)
                chosen += level
            }
            var next: Set<String> = []
            for path in level {
                guard let source = SourceFile(path: path) else { continue }
                let index = FileIndex(source)
                usedTypes.formUnion(index.used)
                used.formUnion(index.used)
                let inherited = Set(index.types.flatMap(\.inherited))
                let (isNamed, isCore) = (named.contains(path), core.contains(path))
                let inUse =
                    isSelective && !isNamed
                    ? inherited.union(MemberTypes(of: source, named: usedByCore).names) : Set(index.used)
                if isCore { usedByCore.formUnion(index.used) }
                for name in index.used {
                    for owner in needed(name, by: path, usedTypes) {
                        let isSuperclass = inherited.contains(name) && types[name]?.entry.kind == "class"
                        if isCore, isSuperclass || isNamed && types[name] != nil { core.insert(owner) }
                        if inUse.contains(name) || hasExtensionsAlone(owner) {
                            next.insert(owner)
                        } else if isCore {
                            later.insert(owner)
                        }
                    }
                }
                // What a type of a named file conforms to may be written in another file.
                guard isNamed else { continue }
                let own = Set(index.types.map(\.name))
                next.formUnion(files.filter { !own.isDisjoint(with: $1.extended) }.keys)
            }
            level = Array(sorted(next.subtracting(known), from: named[0]).prefix(limit - chosen.count))
            known.formUnion(level)
            chosen += level
        }
        return chosen
    }

    /// Sorts files by how far they are from another.
    private func sorted(_ paths: Set<String>, from file: String) -> [String] {
        paths.sorted { (Self.distance($0, file), $0) < (Self.distance($1, file), $1) }
    }

    /// Whether a file declares no types: it helps others, and needs little itself.
    private func hasExtensionsAlone(_ path: String) -> Bool {
        files[path].map { $0.types.isEmpty && !$0.extended.isEmpty } == true
    }

    /// The files that add to the types of chosen ones a name that these use, sorted.
    private func extensions(of chosen: [String], used: Set<String>, known: Set<String>) -> [String] {
        let own = Set(chosen.flatMap { files[$0]?.types.map(\.name) ?? [] })
        return files.filter { path, index in
            !known.contains(path) && !own.isDisjoint(with: index.extended)
                && !used.isDisjoint(with: index.declared)
        }.keys.sorted()
    }

    /// The files from which a use of a name may take it.
    private func needed(_ name: String, by path: String, _ usedTypes: Set<String>) -> [String] {
        guard let candidates = owners[name], !candidates.contains(path) else { return [] }
        let usable = candidates.filter { owner in
            guard let index = files[owner] else { return false }
            if index.types.contains(where: { $0.name == name }) || index.extended.isEmpty { return true }
            return index.extended.contains { base in types[base] == nil || usedTypes.contains(base) }
        }
        let isType = name.first?.isUppercase == true && !name.hasSuffix(".init")
        return Array(
            usable.sorted { (Self.distance($0, path), $0) < (Self.distance($1, path), $1) }.prefix(
                isType ? 1 : 2))
    }

    /// How many folders lie between two files.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (a, b) = (left.split(separator: "/"), right.split(separator: "/"))
        let common = zip(a, b).prefix { $0 == $1 }.count
        return a.count + b.count - 2 * common
    }
}
