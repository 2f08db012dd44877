import FileAccess
import LayoutRender

/// Where pictures are written.
package enum OutputDestination: Sendable, Equatable {
    case standardOutput
    /// A single picture.
    case file(String)
    /// Pictures named after their input; the folder is created if it doesn't exist.
    case folder(String)

    /// Interprets `-o` for a run that makes one picture, as far as its command line shows, or several.
    ///
    /// A path that ends in a slash or leads to a folder is a folder. For several pictures, so is any path without a
    /// picture's extension. Without `-o`, pictures are written to the current folder, or for standard input to
    /// standard output.
    ///
    /// - Parameter combinesPages: Whether several pictures can be the pages of one PDF.
    package init(
        _ output: String?, isSeveral: Bool, readsStandardInput: Bool, combinesPages: Bool = false
    ) throws(RequestError) {
        guard let output else {
            self = readsStandardInput && !isSeveral ? .standardOutput : .folder("")
            return
        }
        if output == "-" {
            if isSeveral, !combinesPages {
                throw RequestError("several pictures can't go to standard output: name a folder after '-o'")
            }
            self = .standardOutput
        } else if output.hasSuffix("/") || Folder.exists(output) {
            self = .folder(output)
        } else if isSeveral, !(combinesPages && FilePath.pathExtension(of: output).lowercased() == "pdf") {
            if OutputFormat(ending: FilePath.pathExtension(of: output)) != nil {
                throw RequestError(
                    "'\(output)' is one file, but several pictures are asked for: name a folder after '-o', "
                        + "such as '\(FilePath.withoutExtension(output))/', or a .pdf, which has a page for each"
                )
            }
            self = .folder(output)
        } else {
            self = .file(output)
        }
    }

    /// Returns the format to write: the value of `--format`, or the one of the file's extension, or SVG.
    ///
    /// - Parameter use: What is written, for which errors propose endings.
    package func format(
        _ wanted: OutputFormat?, for use: OutputFormat.Uses = .layouts
    ) throws(RequestError) -> OutputFormat {
        guard case .file(let path) = self else { return wanted ?? .svg }
        let ending = OutputFormat(ending: FilePath.pathExtension(of: path))
        switch (wanted, ending) {
        case (let wanted?, let ending?) where wanted != ending:
            throw RequestError(
                "'\(path)' ends in .\(ending.rawValue), but '--format \(wanted.rawValue)' was given: "
                    + "leave one of them out")
        case (let wanted?, _): return wanted
        case (nil, let ending?): return ending
        case (nil, nil):
            throw RequestError(
                "'\(path)' has no known extension: use \(OutputFormat.endings(for: use)), or add '--format'"
            )
        }
    }
}
