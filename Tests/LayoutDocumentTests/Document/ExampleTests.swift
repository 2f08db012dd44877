import Engine
import Foundation
import LayoutDocument
import Testing

/// The documents that a newcomer renders first.
struct ExampleTests {
    static let examples: [URL] = {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Examples").standardized
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "json5" }.sorted { $0.path < $1.path }
    }()

    @Test func thereAreSome() {
        #expect(Self.examples.count >= 9)
    }

    @Test(arguments: examples)
    func givesAScene(_ url: URL) throws {
        let bytes = try [UInt8](Data(contentsOf: url))
        let result = LayoutDocumentReader.read(bytes, file: url.lastPathComponent)
        #expect(result.scenes.count == 1)
        let isBroken = url.lastPathComponent == "incompatible-anchors.json5"
        #expect(result.issues.isEmpty == !isBroken, "\(result.issues)")
        for state in result.states {
            var options = SceneOptions()
            options.state = state
            let scene = LayoutDocumentReader.read(bytes, file: url.lastPathComponent, options: options).scenes
                .first
            #expect(scene?.state == state)
        }
    }
}
