import Engine
import Foundation
import LayoutDocument
import Testing

/// The JSON5 documents in `Examples`.
enum ExampleScenes {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples")

    /// The paths, sorted.
    static let all: [String] = {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".json5") }.sorted()
    }()

    static func input(_ path: String) throws -> LayoutInput {
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
        return LayoutDocumentReader.input(bytes, file: path)
    }

    /// The states that a document can be in, first none.
    static func states(of path: String) throws -> [String?] {
        [nil] + (try input(path).states.map { $0 })
    }

    static func scene(_ path: String, state: String?) throws -> Scene {
        try #require(try input(path).scene(at: 0, SceneOptions(state: state)))
    }
}
