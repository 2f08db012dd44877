import CPango
import Foundation

/// Hashes of inline sources for a Content-Security-Policy.
enum SourceHash {
    /// Returns `sha256-` and the Base64 form of the SHA-256 of a text, which GLib computes.
    static func of(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { return "" }
        defer { g_checksum_free(checksum) }
        g_checksum_update(checksum, bytes, bytes.count)
        var digest = [UInt8](repeating: 0, count: 32)
        var length = gsize(digest.count)
        g_checksum_get_digest(checksum, &digest, &length)
        return "sha256-" + Data(digest.prefix(Int(length))).base64EncodedString()
    }
}
