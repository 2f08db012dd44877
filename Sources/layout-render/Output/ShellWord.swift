import Foundation

/// Words as shells read them.
enum ShellWord {
    /// A word in single quotes, unless it is plain.
    static func quoted(_ word: String) -> String {
        let isPlain =
            !word.isEmpty
            && word.unicodeScalars.allSatisfy {
                $0.isASCII
                    && ($0.properties.isAlphabetic || "0123456789._-/:@+=,".unicodeScalars.contains($0))
            }
        return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
