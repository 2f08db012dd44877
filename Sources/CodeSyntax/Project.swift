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
    /// Where these are more than the limit, most of them have nothing to do with what is shown: then only those are taken that
    /// named files name something of, or that classes inherit from.
    func closure(of named: [String], limit: Int) -> [String] {
        let all = closure(of: named, limit: limit + 1) { _ in true }
        if all.count <= limit { return all }
        let used = Set(named.compactMap(SourceFile.init).flatMap { FileIndex($0).used })
        let rare = used.filter { (filesOfMember[$0] ?? 0) <= Self.mostFilesOfRareMember }
        return closure(of: named, limit: limit) { index in
            !rare.isDisjoint(with: index.members) || !used.isDisjoint(with: index.declared)
        }
    }

    /// How many files have a member of a name.
    private var filesOfMember: [String: Int] {
        var counts: [String: Int] = [:]
        for index in files.values { for name in index.members { counts[name, default: 0] += 1 } }
        return counts
    }

    /// The number of files above which a name of members tells nothing about which of them is meant.
    private static let mostFilesOfRareMember = 8

    /// The files that named ones need, as far as they are relevant.
    private func closure(
        of named: [String], limit: Int, isRelevant: (FileIndex) -> Bool
    ) -> [String] {
        var chosen = named
        var known = Set(named)
        var usedTypes: Set<String> = []
        var used: Set<String> = []
        var level = named
        while chosen.count < limit {
            if level.isEmpty {
                level = extensions(of: chosen, used: used, known: known).filter {
                    isRelevant(files[$0] ?? FileIndex())
                }
                level = Array(level.prefix(limit - chosen.count))
                guard !level.isEmpty else { break }
                known.formUnion(level)
                chosen += level
            }
            var next: [(path: String, distance: Int)] = []
            for path in level {
                guard let source = SourceFile(path: path) else { continue }
                let index = FileIndex(source)
                let inherited = Set(index.types.flatMap(\.inherited))
                usedTypes.formUnion(index.used)
                used.formUnion(index.used)
                for name in index.used {
                    for owner in needed(name, by: path, usedTypes) where !known.contains(owner) {
                        let isWanted = named.contains(path) || inherited.contains(name)
                        guard isWanted || isRelevant(files[owner] ?? FileIndex()) else { continue }
                        known.insert(owner)
                        next.append((owner, Self.distance(owner, named[0])))
                    }
                }
                // What a type of a named file conforms to may be written in another file.
                guard named.contains(path) else { continue }
                let own = Set(index.types.map(\.name))
                for (other, entry) in files
                where !own.isDisjoint(with: entry.extended) && known.insert(other).inserted {
                    next.append((other, 0))
                }
            }
            next.sort { ($0.distance, $0.path) < ($1.distance, $1.path) }
            level = next.prefix(limit - chosen.count).map(\.path)
            chosen += level
        }
        return chosen
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
