import Foundation

/// Quotes words for shells.
enum ShellWord {
    /// Returns a word in single quotes, unless it needs no quoting.
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
