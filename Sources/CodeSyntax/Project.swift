import Foundation

/// The index of a project's Swift files, kept between runs.
final class Project {
    private(set) var files: [String: FileIndex] = [:]
    let parsed = ParsedFiles()
    /// The files that declare a name, sorted.
    private(set) var owners: [String: [String]] = [:]
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
            } else if let source = parsed.file(path) {
                var index = source.index
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
            return parsed.file(path)?.index.used.contains { Self.loaders.contains($0) } == true
        }
    }

    /// Whether some of its files use a name.
    func uses(_ name: String, in paths: [String]) -> Bool {
        paths.contains { parsed.file($0)?.index.used.contains(name) == true }
    }

    /// The names by which code loads files of Interface Builder.
    private static let loaders: Set<String> = ["UINib", "loadNibNamed", "UIStoryboard"]

    private static let mostFiles = 4000
}
