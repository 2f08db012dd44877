import FileAccess
import Foundation

/// What a program of an author's code finds in its bundle: the texts and data files of its project, beside the program.
struct CodeResources {
    let project: CodeProject
    /// The folder of the program.
    let folder: String

    private static let mostBytes = 4 << 20
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "build", "DerivedData", "SourcePackages", "node_modules", "checkouts",
    ]

    /// Writes the files, unless those of the same state are there.
    func write() throws(CodeError) {
        let files = project.resources.filter { path in
            !FilePath.components(of: path).contains {
                Self.skipped.contains(String($0)) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcassets")
                    || $0.hasSuffix("Tests")
            }
        }
        var digest = ContentDigest()
        for path in files {
            digest.add("\(path) \(FileStamps.stamp(of: FilePath.join(project.root, path)))")
        }
        let mark = FilePath.join(folder, ".resources-\(digest.text)")
        if FileKind(at: mark) == .file { return }
        for (table, text) in tables(files) {
            try CacheFile.write(Array(text.utf8), to: FilePath.join(folder, "en.lproj/\(table).strings"))
        }
        let others = files.filter { !["strings", "xcstrings"].contains(FilePath.pathExtension(of: $0)) }
        // Of the versions of a file for several languages, the last one written counts.
        for path in others.sorted(by: { (Self.rank($0), $0) > (Self.rank($1), $1) }) {
            guard let bytes = bytes(path) else { continue }
            try CacheFile.write(bytes, to: FilePath.join(folder, FilePath.lastComponent(of: path)))
        }
        // Interface Builder's files name classes of the app's module, which is looked for where packages name theirs.
        try CacheFile.write([], to: FilePath.join(folder, "Project_\(CodeCompiler.module).resources/.module"))
        try CacheFile.write([], to: mark)
    }

    private func bytes(_ path: String) -> [UInt8]? {
        try? FileReader.bytes(at: FilePath.join(project.root, path), limit: Self.mostBytes, for: .ownUse)
    }

    // MARK: Texts

    /// The tables of texts by name, in the language of development: English where there is some, or else the first.
    private func tables(_ files: [String]) -> [(String, String)] {
        var texts: [String: String] = [:]
        var chosen: [String: String] = [:]
        for path in files where FilePath.pathExtension(of: path) == "strings" {
            let language = FilePath.parent(of: path)
            guard FilePath.pathExtension(of: language) == "lproj" else {
                chosen[path] = path
                continue
            }
            let place = "\(FilePath.parent(of: language))/\(FilePath.lastComponent(of: path))"
            if let known = chosen[place], Self.rank(known) <= Self.rank(path) { continue }
            chosen[place] = path
        }
        for path in chosen.values.sorted() {
            guard let bytes = bytes(path) else { continue }
            texts[Self.table(path), default: ""] += Self.text(bytes) + "\n"
        }
        for path in files where FilePath.pathExtension(of: path) == "xcstrings" {
            guard let bytes = bytes(path) else { continue }
            texts[Self.table(path), default: ""] += Self.strings(ofCatalogue: bytes)
        }
        return texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private static func table(_ path: String) -> String {
        FilePath.withoutExtension(FilePath.lastComponent(of: path))
    }

    private static func rank(_ path: String) -> Int {
        let language = FilePath.withoutExtension(FilePath.lastComponent(of: FilePath.parent(of: path)))
        return ["en", "Base", "en-US", "en-GB"].firstIndex(of: language) ?? 4
    }

    private static func text(_ bytes: [UInt8]) -> String {
        let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        return (isWide ? String(data: Data(bytes), encoding: .utf16) : nil)
            ?? String(decoding: bytes, as: UTF8.self)
    }

    /// A catalogue of texts as a table.
    static func strings(ofCatalogue bytes: [UInt8]) -> String {
        guard let catalogue = try? JSONDecoder().decode(TextCatalogue.self, from: Data(bytes)) else {
            return ""
        }
        var lines = ""
        for (key, entry) in catalogue.strings.sorted(by: { $0.key < $1.key }) {
            guard let text = entry.localizations?[catalogue.sourceLanguage]?.text else { continue }
            lines += "\(quoted(key)) = \(quoted(text));\n"
        }
        return lines
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
            of: "\"", with: "\\\"")
        return "\"\(escaped.replacingOccurrences(of: "\n", with: "\\n"))\""
    }
}

/// A file of Xcode's that has the texts of an app in all languages.
private struct TextCatalogue: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]

    struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        /// The text, of a plural the one for most numbers.
        var text: String? { stringUnit?.value ?? variations?.plural?["other"]?.stringUnit.value }
    }

    struct Variations: Decodable {
        let plural: [String: Variation]?
    }

    struct Variation: Decodable {
        let stringUnit: Unit
    }

    struct Unit: Decodable {
        let value: String
    }
}
