import FileAccess
import Foundation

/// A program of an author's code, which shows its scenes.
struct CodeProgram {
    let path: String
    let folder: String
    /// What the files are called, by their numbers.
    let files: [String]
    /// The top folder of the project, whose assets it reads.
    let project: String
    /// The folder of its fonts' measures; empty for none.
    let fonts: String

    /// What came of a scene.
    enum Outcome {
        /// A document, and what got sample values for it.
        case document([UInt8], filled: String?)
        /// Nothing to show, for a reason.
        case nothing(String)
        case crash(CodeCrash)
    }

    /// The limits of a run: in seconds, and in kilobytes of memory.
    static let timeLimit = 30.0
    static let memoryLimit = 4 << 20

    /// Runs the program until every scene was tried: one that crashes doesn't keep others from being shown.
    ///
    /// - Returns: What came of each scene, and what stands in for something that the project lacks.
    func run(sceneCount: Int, tell: (String) -> Void) throws(CodeError) -> (
        outcomes: [Outcome], standIns: [CodeStandIn]
    ) {
        var outcomes: [Outcome] = []
        var standIns: [CodeStandIn] = []
        var attempts = Attempts()
        while outcomes.count < sceneCount {
            let outcome = try CodeProcess(
                executable: path, arguments: ["\(outcomes.count)", project, fonts] + attempts.arguments,
                folder: folder, timeLimit: Self.timeLimit, memoryLimit: Self.memoryLimit,
                environment: ["SWIFT_BACKTRACE": "enable=no"]
            ).run()
            for line in String(decoding: outcome.output.prefix(1 << 14), as: UTF8.self).split(
                whereSeparator: \.isNewline)
            {
                tell(String(line))
            }
            let read = ResultReader(outcome.results)
            outcomes += read.outcomes
            for note in read.notes {
                let isKnown = files.indices.contains(note.file)
                let standIn = CodeStandIn(
                    message: note.text, file: isKnown ? files[note.file] : nil,
                    line: isKnown ? note.line : nil)
                if !standIns.contains(standIn) { standIns.append(standIn) }
            }
            if read.isComplete || outcomes.count >= sceneCount { break }
            let crash = crash(outcome, read)
            if let final = attempts.next(
                after: crash, of: outcomes.count, wasFilled: read.filled != nil, hadRows: read.hasRows)
            {
                outcomes.append(.crash(final))
            }
        }
        return (outcomes, standIns)
    }

    /// Which scenes get sample values: at first those that show nothing otherwise, then those that crash without, and not
    /// those that crash with them.
    private struct Attempts {
        private var filled: [Int: CodeCrash] = [:]
        private var unfilled: [Int: CodeCrash] = [:]
        private var withoutRows: [Int: CodeCrash] = [:]

        var arguments: [String] {
            [filled.keys, unfilled.keys, withoutRows.keys].map {
                $0.sorted().map(String.init).joined(separator: ",")
            }
        }

        /// Decides what to try after a crash; returns the crash to tell about where nothing is left.
        mutating func next(after crash: CodeCrash, of scene: Int, wasFilled: Bool, hadRows: Bool)
            -> CodeCrash?
        {
            if hadRows, withoutRows.updateValue(crash, forKey: scene) == nil { return nil }
            if let first = filled[scene] ?? unfilled[scene] { return first }
            if wasFilled { unfilled[scene] = crash } else { filled[scene] = crash }
            return nil
        }
    }

    private func crash(_ outcome: CodeProcess.Outcome, _ read: ResultReader) -> CodeCrash {
        var crash = CodeCrash(
            message: outcome.isTimedOut
                ? "it took more than \(Int(Self.timeLimit)) s" : "it ended before it was laid out")
        if let (file, line) = read.crash, files.indices.contains(file) {
            (crash.file, crash.line) = (files[file], line)
        }
        let text = String(decoding: outcome.errors, as: UTF8.self)
        if let line = text.split(whereSeparator: \.isNewline).first(where: { $0.contains("Fatal error") }),
            let mark = line.range(of: "Fatal error")
        {
            crash.message = String(line[mark.lowerBound...])
            let parts = line[..<mark.lowerBound].split(separator: ":")
            // The runtime names a file by its module and its last component.
            let named = parts.first.map { FilePath.lastComponent(of: String($0)) }
            let file = files.first { FilePath.lastComponent(of: $0) == named }
            if parts.count >= 2, let number = Int(parts[1]), let file {
                (crash.file, crash.line) = (file, number)
            }
        } else if let signal = outcome.signal {
            crash.message = Self.words(signal)
        }
        return crash
    }

    /// Why a program ended by a signal.
    private static func words(_ signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "a check of Swift's fails, such as of a value that is nil and unwrapped by '!'"
        case SIGSEGV, SIGBUS: "it accesses memory that isn't its own (signal \(signal))"
        default: "it ended by signal \(signal)"
        }
    }
}

/// Where and why a program ended.
struct CodeCrash {
    var message: String
    var isTimedOut = false
    var file: String?
    var line: Int?
}

/// What stands in for something that a project lacks.
struct CodeStandIn: Equatable {
    let message: String
    let file: String?
    let line: Int?
}

/// Reads what a program writes about its scenes.
private struct ResultReader {
    private(set) var outcomes: [CodeProgram.Outcome] = []
    private(set) var isComplete = false
    /// The number of the file and the line of a crash.
    private(set) var crash: (file: Int, line: Int)?
    /// Whether lists got sample rows in the scene that was begun last.
    private(set) var hasRows = false
    /// What got sample values in it.
    private(set) var filled: String?
    private(set) var notes: [(file: Int, line: Int, text: String)] = []

    init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ", maxSplits: 2)
            rest = rest[(end + 1)...]
            switch words.first {
            case "scene":
                guard words.count == 3, let count = Int(words[2]), count <= rest.count else { return }
                outcomes.append(.document(Array(rest.prefix(count)), filled: filled))
                rest = rest.dropFirst(count)
            case "none": outcomes.append(.nothing(words.count > 2 ? String(words[2]) : "it shows nothing"))
            case "crash":
                if words.count == 3, let file = Int(words[1]), let line = Int(words[2]) {
                    crash = (file, line)
                }
            case "start": (filled, hasRows) = (nil, false)
            case "rows": hasRows = true
            case "fill": filled = words.count > 2 ? String(words[2]) : nil
            case "note":
                let parts = words.count == 3 ? words[2].split(separator: " ", maxSplits: 1) : []
                if parts.count == 2, let file = Int(words[1]), let line = Int(parts[0]) {
                    notes.append((file, line, String(parts[1])))
                }
            case "end": isComplete = true
            default: break
            }
        }
    }
}
