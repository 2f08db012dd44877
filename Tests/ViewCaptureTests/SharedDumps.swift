import Foundation

@testable import ViewCapture

/// Texts that apps printed, with labels, if a folder next to the checkout has them.
enum SharedDumps {
    struct Sample: Decodable, Sendable {
        var name: String
        var frame: String
    }

    struct Label: Decodable, Sendable {
        var file: String
        var kind: String
        var complete: Bool
        var nodes: Int
        var root_size: String
        var sample: [Sample]
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../shared/dumps").standardizedFileURL

    static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static var labels: [Label] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent("labels.json")) else {
            return []
        }
        return (try? JSONDecoder().decode([Label].self, from: data)) ?? []
    }

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// The files of an archive in a folder.
    static func archive(_ name: String) throws -> ArchiveFiles {
        let parent = folder.appendingPathComponent("viewhierarchy/\(name)")
        let document = try FileManager.default.contentsOfDirectory(atPath: parent.path).first {
            $0.hasSuffix(".viewhierarchy")
        }
        let path = parent.appendingPathComponent(document ?? "")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: path.appendingPathComponent("RequestResponses").path)
        let numbered = names.compactMap { name in
            ArchiveFiles.responseNumber(of: "RequestResponses/\(name)").map { ($0, name) }
        }
        return ArchiveFiles(
            responses: try numbered.sorted { $0.0 < $1.0 }.map { _, name in
                (name, [UInt8](try Data(contentsOf: path.appendingPathComponent("RequestResponses/\(name)"))))
            },
            metadata: (try? Data(contentsOf: path.appendingPathComponent("metadata"))).map { [UInt8]($0) })
    }
}
