import FileAccess
import Findings
import Foundation

/// How code is read.
package struct CodeOptions: Sendable {
    /// What is shown instead of what the file has; none for previews and classes.
    package var expressions: [CodeExpression] = []
    /// The version of this program.
    package var version = ""
    /// Whether a file without a preview or a class of a view is no error.
    package var mayShowNothing = false
    /// Whether everything that was left out is listed.
    package var isVerbose = false
    /// The fonts of the file's project; nil for none.
    package var fonts: CodeFontSource?
    /// Called with a line about the progress, or one that the author's code printed.
    package var tell: @Sendable (String) -> Void = { _ in }

    /// Creates options that leave everything to the file.
    package init() {}
}

/// An expression whose value is shown, instead of what a file has.
package struct CodeExpression: Sendable, Hashable {
    package var code: String
    /// What its scene is called; nil to call it as the expression is written.
    package var name: String?

    /// Creates an expression.
    package init(_ code: String, name: String? = nil) { (self.code, self.name) = (code, name) }
}

/// What a file of code shows, as documents.
package struct CodeScenes: Sendable {
    /// A scene's document.
    package struct Scene: Sendable {
        /// Unique in its file.
        package let name: String
        package let document: [UInt8]
        /// The line where its code begins.
        package let line: Int
    }

    package var scenes: [Scene] = []
    package var findings: [LayoutFinding] = []
}

/// Compiles and runs a file of Swift, and takes the documents of what it shows.
package struct CodeReader: Sendable {
    private let options: CodeOptions

    /// Creates a reader.
    package init(_ options: CodeOptions) { self.options = options }

    /// Returns what a file shows.
    ///
    /// It runs the author's code, with the rights of the user, in another process.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - name: What it is called in findings and places.
    ///   - checkouts: The path near which other people's modules are looked for, if they aren't near the file.
    package func scenes(of path: String, named name: String, checkouts: String? = nil) throws(CodeError)
        -> CodeScenes
    {
        let toolchain = try CodeToolchain()
        let cache = Self.cacheFolder
        let modules = try CodeModules(toolchain, cache: cache, version: options.version, tell: options.tell)
        guard let file = FilePath.resolved(path) else { throw .cache("\(path) doesn't exist") }
        let project = CodeProject(of: file)
        // Modules are looked for in all folders above, also those above the current one.
        let below = checkouts ?? file
        let checkouts =
            FilePath.isAbsolute(below)
            ? below : FilePath.join(FileManager.default.currentDirectoryPath, below)
        let results = CodeResults(cache: cache)
        let key = results.key(
            of: file, name: name, project: project, checkouts: checkouts, modules: modules, options: options)
        if let known = results.result(for: key) { return known }
        let run = CodeRun(
            toolchain: toolchain, modules: modules, cache: cache, project: project, file: file, name: name,
            checkouts: checkouts, options: options)
        let found = try run.scenes()
        // What no line is to blame for may go better the next time.
        if !found.findings.contains(where: { $0.code == .codeNotCompiled && $0.location == nil }) {
            results.keep(found, for: key)
        }
        return found
    }

    /// Returns the files that a file was last compiled with, itself included; none for a file that wasn't.
    package static func compiledFiles(with path: String) -> [String] {
        FilePath.resolved(path).map { CompiledFiles(cache: cacheFolder).files(for: $0) } ?? []
    }

    /// The name of the file that marks the top of a revision's files in the cache.
    package static let revisionMark = ".layout-render-revision"

    /// Whether code may need a file of its project, as far as its path tells; other people's modules are found elsewhere.
    package static func needs(_ path: String) -> Bool { CodeProject.needs(path) }

    /// The folder of what was built and found before.
    package static var cacheFolder: String {
        let environment = ProcessInfo.processInfo.environment
        let base = environment["XDG_CACHE_HOME"].flatMap { FilePath.isAbsolute($0) ? $0 : nil }
        return FilePath.join(
            base ?? FilePath.join(environment["HOME"] ?? "/tmp", ".cache"), "layout-render/code")
    }
}
