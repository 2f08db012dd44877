import FileAccess
import Foundation

/// Where pictures go.
enum OutputDestination: Sendable, Equatable {
    case standardOutput
    /// One picture only.
    case file(String)
    /// Pictures named after their input; the folder is made where there is none.
    case folder(String)

    /// What `-o` says, for a run that gives one picture as far as its command line can tell, or several.
    ///
    /// What ends in a slash or is a folder already is a folder; so is, for several pictures, everything that has
    /// no picture's ending. Without `-o` pictures go to the current folder, that of standard input to standard
    /// output.
    init(_ output: String?, isSeveral: Bool, readsStandardInput: Bool) throws(UsageError) {
        guard let output else {
            self = readsStandardInput && !isSeveral ? .standardOutput : .folder("")
            return
        }
        if output == "-" {
            if isSeveral {
                throw .contradiction("several pictures can't go to standard output: name a folder after '-o'")
            }
            self = .standardOutput
        } else if output.hasSuffix("/") || Folder.exists(output) {
            self = .folder(output)
        } else if isSeveral {
            if OutputFormat(path: output) != nil {
                throw .contradiction(
                    "'\(output)' is one file, but several pictures are asked for: name a folder after '-o', "
                        + "such as '\(FilePath.withoutExtension(output))/'")
            }
            self = .folder(output)
        } else {
            self = .file(output)
        }
    }

    /// The format to write: what `--format` says, or the ending of the file, or SVG.
    func format(_ wanted: OutputFormat?) throws(UsageError) -> OutputFormat {
        guard case .file(let path) = self else { return wanted ?? .svg }
        let ending = OutputFormat(path: path)
        switch (wanted, ending) {
        case (let wanted?, let ending?) where wanted != ending:
            throw .contradiction(
                "'\(path)' ends in .\(ending.rawValue), but '--format \(wanted.rawValue)' was given: "
                    + "leave one of them out")
        case (let wanted?, _): return wanted
        case (nil, let ending?): return ending
        case (nil, nil):
            let known = OutputFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
            throw .contradiction(
                "'\(path)' has no known extension: use one of \(known), or add '--format'")
        }
    }
}
