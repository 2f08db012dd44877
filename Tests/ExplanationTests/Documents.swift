import Engine
import Foundation
import LayoutDocument
import TestSupport

/// Documents to explain: the examples, and recorded ones if they are available next to the checkout.
struct Documents {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The examples, sorted by path.
    static var examples: [URL] { files(below: root.appendingPathComponent("Examples")) }

    /// The recorded Interface Builder documents, sorted by path; empty if there are none.
    static var recorded: [URL] { InterfaceBuilderCorpus.files }

    private static func files(below folder: URL) -> [URL] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in [".json5", ".xib", ".storyboard"].contains { path.hasSuffix($0) } }
            .sorted().map { folder.appendingPathComponent($0) }
    }

    /// Returns the scenes of a document, without a state or in one, created again for each call.
    static func read(_ file: URL, state: String? = nil) throws -> ReadResult {
        let data = try Data(contentsOf: file)
        return file.pathExtension == "json5"
            ? LayoutDocumentReader.read(
                [UInt8](data), file: file.lastPathComponent, options: SceneOptions(state: state))
            : InterfaceBuilderReader.read(data, file: file.lastPathComponent)
    }

    /// Returns nil for the document without a state, then each of its states.
    static func states(of file: URL) throws -> [String?] { [nil] + (try read(file).states) }
}
