import FileAccess
import Foundation

/// What the program that reads Swift is asked.
struct SyntaxRequest: Codable {
    var command: String
    /// The files, as absolute paths.
    var files: [String]
    /// The folder of the project.
    var root = ""
    /// The folder of the copies.
    var output: String
    /// Where the index of the project is kept.
    var index = ""
    /// The modules that can be imported.
    var modules: [String]
    /// What tells versions of other people's modules among them apart.
    var libraries: [String] = []
    /// Modules that every copy imports.
    var additional: [String] = []
    /// The maximum number of files.
    var limit = 60
    /// Whether statements tell their places when they are run.
    var marks = true
    /// The folder that paths are shown from.
    var base: String
    /// What some files are called.
    var names: [String: String]
    var diagnostics: [CompilerError] = []
}

/// An error of the compiler.
struct CompilerError: Codable, Hashable {
    let file: String
    let line: Int
    let column: Int
    let message: String

    /// The column of a statement that crashes, of which only the line is known.
    static let crashColumn = 0
}

/// What the program that reads Swift answers.
struct SyntaxAnswer: Codable {
    /// A scene that a file has.
    struct Scene: Codable {
        let name: String
        let file: String
        let line: Int
        let kind: String
        let expression: String?
        let filling: String?
        let filled: String?
        let traits: [String]
        let isPreview: Bool
        let note: String?
    }

    /// A part of a file that was left out.
    struct Hole: Codable {
        let line: Int
        let column: Int
        let message: String
        let isLayout: Bool
        let what: String
        /// Whether it compiles, and crashes when it is run.
        let isCrash: Bool
    }

    struct FileHole: Codable {
        let file: String
        let hole: Hole
    }

    struct Import: Codable {
        let file: String
        let line: Int
        let module: String
    }

    let files: [String]
    let copies: [String]
    let names: [String]
    /// The modules that the files of a plan import.
    let imports: [String]
    let missing: [Import]
    let scenes: [Scene]
    let holes: [FileHole]
    let cut: Int
    /// The class of the app's delegate.
    let delegate: String?
    /// Whether the code loads files of Interface Builder.
    let loadsNibs: Bool
    /// Whether the code, or a file that it loads, names fonts.
    let namesFonts: Bool
}

/// The program that reads Swift, built with the modules.
struct SyntaxProgram {
    let path: String
    /// A folder for its streams.
    let folder: String

    func answer(_ request: SyntaxRequest) throws(CodeError) -> SyntaxAnswer {
        let encoder = JSONEncoder()
        guard let input = try? encoder.encode(request) else { throw .cache("a path isn't text") }
        let outcome = try CodeProcess(
            executable: path, arguments: [], folder: folder, input: [UInt8](input), timeLimit: 120
        ).run()
        guard outcome.succeeded,
            let answer = try? JSONDecoder().decode(SyntaxAnswer.self, from: Data(outcome.output))
        else {
            throw .cache(
                "the code can't be read: \(String(decoding: outcome.errors.prefix(300), as: UTF8.self))")
        }
        return answer
    }
}
