import FileAccess
import Findings

/// What version control leaves in place of a text, which is said instead of the mistakes that readers find in it.
struct DamagedText {
    /// What is wrong, and what to do.
    let message: String
    /// The line that shows it, counting from 1.
    let line: Int

    /// Finds what is wrong with a file's bytes; nil for any other file.
    init?(_ bytes: [UInt8]) {
        let text = String(decoding: TextBytes.utf8(bytes), as: UTF8.self)
        if text.hasPrefix("version https://git-lfs.github.com/") {
            message = "this is a pointer of Git LFS, and not the file: fetch the files with 'git lfs pull'"
            line = 1
            return
        }
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        guard let start = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }),
            let middle = lines[start...].firstIndex(where: { $0 == "=======" }),
            lines[middle...].contains(where: { $0.hasPrefix(">>>>>>> ") })
        else { return nil }
        let count = lines.count { $0.hasPrefix("<<<<<<< ") }
        message =
            (count == 1
                ? "a merge conflict is unresolved"
                : "\(count) merge conflicts are unresolved, the first of them here")
            + ": edit the file, or take one side with 'git checkout --ours' or '--theirs'"
        line = start + 1
    }
}
