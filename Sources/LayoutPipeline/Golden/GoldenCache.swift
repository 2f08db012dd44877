import FileAccess
import Foundation
import GoldenTesting

/// What earlier runs found equal to its goldens, so that it isn't laid out again until something changes: the input, its
/// goldens, the fonts of its project, the options, or the program.
///
/// A cache is only a shortcut: one that can't be read or written is left out.
package struct GoldenCache: Sendable {
    /// An input whose pictures and frames are as their goldens.
    struct Entry: Codable, Sendable, Equatable {
        /// A golden that was compared, or a scene that has no size and thus none.
        struct Golden: Codable, Sendable, Equatable {
            var name: String
            /// The digest of its files; nil for a scene without a size.
            var files: String?
        }

        /// The digest of the input.
        var input: String
        /// The state of the project's fonts; nil if none are used.
        var fonts: String?
        var goldens: [Golden]
        /// The ignored ids that it has.
        var ignoredItems: [String]
    }

    /// The file, below the user's folder of caches, in which no link is followed: other programs write there too.
    private let file: RelativeName
    private let place: String
    private let folder: GoldenFolder
    private let kind: GoldenKind
    private let entries: [String: Entry]

    /// The name of the folder in the user's folder of caches.
    private static let name = "layout-render"
    /// How the names of its files begin, which tells them from what else is kept there.
    private static let prefix = "test-"
    /// The number of files in the folder, one for each set of options and folder of goldens; the oldest go first.
    private static let mostFiles = 64

    /// Reads the cache for a folder of goldens and options; nil if there is no place for one.
    ///
    /// - Parameter options: Everything besides inputs and goldens that the results depend on.
    package init?(of folder: GoldenFolder, _ kind: GoldenKind, options: String) {
        guard let place = Self.place, let program = Self.program else { return nil }
        var key = ContentDigest()
        for part in [program, FileManager.default.currentDirectoryPath, folder.goldens.path, options] {
            key.add(part)
        }
        guard let file = RelativeName("\(Self.name)/\(Self.prefix)\(key.text).json") else { return nil }
        self.file = file
        self.place = place
        self.folder = folder
        self.kind = kind
        let bytes = try? FileReader.bytes(of: file, below: place, limit: FileLimits.layout, for: .ownUse)
        entries = bytes.flatMap { try? JSONDecoder().decode([String: Entry].self, from: Data($0)) } ?? [:]
    }

    /// The user's folder of caches; nil if the environment names none.
    private static var place: String? {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["XDG_CACHE_HOME"], FilePath.isAbsolute(folder) {
            return folder
        }
        guard let home = environment["HOME"], FilePath.isAbsolute(home) else { return nil }
        #if os(macOS)
            return FilePath.join(home, "Library/Caches")
        #else
            return FilePath.join(home, ".cache")
        #endif
    }

    /// Identifies this build of the program; nil if its file isn't known.
    private static var program: String? {
        #if os(Linux)
            // The main bundle ends the process where the program's folder can't be read.
            let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        #else
            let path = Bundle.main.executablePath
        #endif
        return path.flatMap(FileFingerprint.text).map { "\(Version.current) \($0)" }
    }

    /// Returns the cases of an input that hasn't changed since it was found equal; nil for any other.
    func outcome(of input: InputFile, fonts: GivenFonts) -> GoldenRun.Outcome? {
        guard let entry = entries[Self.key(of: input)], let digest = Self.digest(of: input),
            entry.input == digest,
            entry.fonts == nil || entry.fonts == fonts.stamp(of: input)
        else { return nil }
        var outcome = GoldenRun.Outcome()
        outcome.ignoredItems = Set(entry.ignoredItems)
        for golden in entry.goldens {
            var result = GoldenCase(name: golden.name, input: input.path, outcome: .empty, message: "")
            if let files = golden.files {
                guard folder.digest(named: golden.name, kind) == files else { return nil }
                result.outcome = .equal
            }
            result.message = GoldenCaseFiller.passing(golden.name, isEmpty: golden.files == nil)
            outcome.cases.append(result)
        }
        for golden in entry.goldens { folder.removeFailure(named: golden.name) }
        outcome.entry = entry
        return outcome
    }

    /// Returns what to keep of an input's outcome; nil unless everything is equal.
    func entry(for outcome: GoldenRun.Outcome, of input: InputFile, fonts: GivenFonts) -> Entry? {
        guard outcome.isRepeatable, !outcome.cases.isEmpty, let digest = Self.digest(of: input) else {
            return nil
        }
        var goldens: [Entry.Golden] = []
        for result in outcome.cases {
            switch result.outcome {
            case .equal, .recorded:
                guard let files = folder.digest(named: result.name, kind) else { return nil }
                goldens.append(Entry.Golden(name: result.name, files: files))
            case .empty: goldens.append(Entry.Golden(name: result.name, files: nil))
            case .allowed, .missing, .different, .unreadable, .failed: return nil
            }
        }
        return Entry(
            input: digest, fonts: outcome.usesProjectFonts ? fonts.stamp(of: input) : nil, goldens: goldens,
            ignoredItems: outcome.ignoredItems.sorted())
    }

    /// Keeps the entries of a run in place of the earlier ones of the same inputs.
    func write(_ found: [(input: InputFile, entry: Entry?)]) {
        var all = entries
        for (input, entry) in found { all[Self.key(of: input)] = entry }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        guard all != entries, let bytes = try? encoder.encode(all) else { return }
        guard (try? AtomicFile.write([UInt8](bytes), to: file, below: place)) != nil else { return }
        let own = FilePath.join(place, Self.name)
        // Modules for Swift files are below the same folder.
        let files = Folder.fileNames(directlyIn: own).filter { $0.hasPrefix(Self.prefix) }
        guard files.count > Self.mostFiles else { return }
        let byAge = files.map { (name: $0, age: FileFingerprint.modification(of: FilePath.join(own, $0))) }
            .sorted { ($0.age, $0.name) < ($1.age, $1.name) }
        for file in byAge.dropLast(Self.mostFiles) {
            if let name = RelativeName(file.name) { Folder.remove(name, below: own) }
        }
    }

    /// Names of goldens also depend on the folder in which an input was found.
    private static func key(of input: InputFile) -> String { "\(input.path) as \(input.outputStem)" }

    /// Returns the digest of an input's bytes; nil for inputs of several files and standard input.
    private static func digest(of input: InputFile) -> String? {
        guard input.isPlainFile, let bytes = try? input.bytes() else { return nil }
        var digest = ContentDigest()
        digest.add(bytes)
        return digest.text
    }
}
