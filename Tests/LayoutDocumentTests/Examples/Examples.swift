import Engine
import Foundation
import LayoutDocument
import Testing
import Findings

/// The documents in `Examples`, by their paths there, without extensions except for those of Interface Builder.
enum Examples {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples")

    /// The paths, sorted.
    static let all: [String] = {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".json5") }.map { String($0.dropLast(6)) }.sorted()
            + paths.filter { $0.hasSuffix(".xib") }.sorted()
    }()

    static func read(_ example: String, state: String? = nil) throws -> ReadResult {
        let isXib = example.hasSuffix(".xib")
        let file = isXib ? example : "\(example).json5"
        let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
        if isXib { return InterfaceBuilderReader.read(Data(bytes), file: file) }
        return LayoutDocumentReader.read(bytes, file: file, options: SceneOptions(state: state))
    }

    /// Returns the solved layout and the findings of reading.
    static func layout(
        of example: String, state: String? = nil
    ) throws -> (layout: SolvedLayout, findings: [LayoutFinding]) {
        let result = try read(example, state: state)
        let scene = try #require(result.scenes.first)
        #expect(result.scenes.count == 1 && scene.state == state)
        let layout = try LayoutSolver.solve(
            root: scene.root, canvas: scene.canvas, id: scene.id, title: scene.title, state: scene.state)
        return (layout, result.findings)
    }
}
