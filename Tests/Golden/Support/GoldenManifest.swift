import Foundation

/// With which versions each golden picture was made.
struct GoldenManifest: Codable, Equatable {
    var goldens: [String: DrawingVersions] = [:]

    /// The manifest of a folder of goldens; empty where there is none yet.
    init(folder: URL) throws {
        let file = folder.appendingPathComponent(Self.name)
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        self = try JSONDecoder().decode(GoldenManifest.self, from: Data(contentsOf: file))
    }

    /// Writes it into a folder, by name of the golden.
    func write(to folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try (encoder.encode(self) + Data("\n".utf8)).write(to: folder.appendingPathComponent(Self.name))
    }

    private static let name = "goldens.json"
}
