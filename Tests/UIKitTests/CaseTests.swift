import Engine
import Foundation
import LayoutDocument
import Testing
import UIKit
import UIKitClients

extension DeviceTests {
    /// The cases written in UIKit's Swift come out with the frames of the documents of the same names.
    @Suite struct CaseTests {
        private static let examples = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Examples")

        @Test(arguments: Case.all.map(\.example))
        func framesAreThoseOfTheDocument(example: String) throws {
            let layoutCase = try #require(Case.all.first { $0.example == example })
            let file = Self.examples.appendingPathComponent(example + ".json5")
            let bytes = [UInt8](try Data(contentsOf: file))
            for state in layoutCase.states {
                let scene = try #require(
                    LayoutDocumentReader.read(bytes, file: example, options: SceneOptions(state: state))
                        .scenes
                        .first)
                let expected = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas, id: example)
                let view = layoutCase.build(state)
                view.frame.size = scene.canvas.size
                view.layoutHost.canvas = scene.canvas
                if scene.canvas.device != nil, view.hasDefaultMargins {
                    // The margins that a view controller sets on its view.
                    view.directionalLayoutMargins = .rootMargins(forWidth: scene.canvas.size.width)
                }
                view.layoutIfNeeded()
                let frames = view.framesByName
                for item in expected.items where item.guideRole == .custom && item.parent != nil {
                    let frame = try #require(frames[item.id], "\(example) \(state ?? ""): no \(item.id)")
                    let numbers = item.determinedNumbers
                    #expect(
                        frame.agrees(with: item.frame, in: numbers),
                        "\(example) \(state ?? ""): \(item.id) \(frame) for \(item.frame)")
                }
                #expect(frames.count == expected.items.filter { $0.guideRole == .custom }.count)
            }
        }
    }
}
