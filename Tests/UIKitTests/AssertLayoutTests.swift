import Foundation
import GoldenTesting
import ImageDiff
import LayoutRender
import Testing
import UIKit

@testable import LayoutTesting

extension DeviceTests {
    /// Golden tests of hierarchies, and pictures of them in files.
    @Suite struct AssertLayoutTests {
        private func card(width: CGFloat) -> UIView {
            let view = UIView(size: CGSize(width: 200, height: 100))
            view.accessibilityIdentifier = "card"
            let box = Block(width, 30, name: "box")
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
            return view
        }

        /// Runs something with a test file of its own, in a folder that goes afterwards.
        private func inFolder(_ body: (_ testFile: String) throws -> Void) throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            try body(folder.appendingPathComponent("CardTests.swift").path)
        }

        @Test func aPictureIsRecordedOnceAndThenHeldToItsGolden() throws {
            try inFolder { file in
                try assertLayout(of: card(width: 60), named: "states/card", record: .missing, file: file)
                let golden = URL(fileURLWithPath: file).deletingLastPathComponent()
                    .appendingPathComponent("Goldens/CardTests/states/card.png")
                let recorded = try Data(contentsOf: golden)
                try assertLayout(of: card(width: 60), named: "states/card", record: .never, file: file)
                #expect(throws: LayoutTestingError.self) {
                    try assertLayout(of: card(width: 70), named: "states/card", record: .missing, file: file)
                }
                #expect(try Data(contentsOf: golden) == recorded)
            }
        }

        /// Swift Testing keeps what is attached with the test's results.
        @Test func aFailuresPicturesAreAttached() throws {
            try inFolder { file in
                try assertLayout(of: card(width: 60), named: "states/card", record: .all, file: file)
                do throws(LayoutTestingError) {
                    try assertLayout(of: card(width: 61), named: "states/card", record: .never, file: file)
                    Issue.record("a different picture passed")
                } catch {
                    guard case .failed(let failure) = error else { throw error }
                    let attachments = GoldenAttachments(failure.verdict, named: "states/card")
                    #expect(
                        attachments.files.map(\.name) == [
                            "states.card.golden.png", "states.card.picture.png", "states.card.difference.png",
                        ])
                    #expect(
                        attachments.files.allSatisfy { FileManager.default.fileExists(atPath: $0.place.path) }
                    )
                }
            }
        }

        @Test func aFailureSaysWhatDiffersAndWhereToLook() throws {
            try inFolder { file in
                try assertLayout(of: card(width: 60), named: "card", record: .all, file: file)
                do throws(LayoutTestingError) {
                    try assertLayout(of: card(width: 61), named: "card", record: .never, file: file, line: 12)
                    Issue.record("a different picture passed")
                } catch {
                    guard case .failed(let failure) = error else { throw error }
                    let (verdict, test) = (failure.verdict, failure.test)
                    #expect(test == "CardTests.swift:12")
                    #expect((verdict.difference?.differentPixels ?? 0) > 0)
                    // Centred in 200 points, 61 wide after 60: 69.5, half up to a third of a point.
                    #expect(
                        failure.changes == [
                            "box moved from [70, 35, 60, 30] to [69.67, 35, 61, 30]"
                        ])
                    #expect(error.description.split(separator: "\n").count <= 24)
                    let page = try #require(failure.page)
                    #expect(try String(contentsOf: page, encoding: .utf8).contains("69.66666666666667"))
                    #expect(error.description.contains(page.path))
                    let files = try #require(verdict.files)
                    for file in [files.actual, files.reference, files.difference] {
                        let file = try #require(file)
                        #expect(FileManager.default.fileExists(atPath: file.path))
                        #expect(error.description.contains(file.path))
                        try FileManager.default.removeItem(at: file)
                    }
                }
            }
        }

        @Test func aFailureNamesTheConstraintThatMovedAView() throws {
            func row(inset: CGFloat) -> UIView {
                let view = UIView(size: CGSize(width: 200, height: 60))
                view.accessibilityIdentifier = "row"
                let title = Block(90, 30, name: "title")
                view.addSubview(title)
                title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset).isActive = true
                title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                return view
            }
            try inFolder { file in
                try assertLayout(of: row(inset: 12), named: "row", record: .all, file: file)
                do throws(LayoutTestingError) {
                    try assertLayout(of: row(inset: 24), named: "row", record: .never, file: file)
                    Issue.record("a different picture passed")
                } catch {
                    guard case .failed(let failure) = error else { throw error }
                    #expect(
                        failure.changes == [
                            "title moved from [12, 0, 90, 30] to [24, 0, 90, 30], because "
                                + "title.leading == row.leading + 12 became title.leading == row.leading + 24"
                        ])
                }
            }
        }

        @Test func aMissingGoldenFailsWhereNothingIsRecorded() throws {
            try inFolder { file in
                #expect(throws: LayoutTestingError.self) {
                    try assertLayout(of: card(width: 60), named: "nothing", record: .never, file: file)
                }
            }
        }

        /// A plain screen of the view's size: at one pixel a point nothing but the view fits.
        @Test func aGoldenIsThePlainScreen() throws {
            try inFolder { file in
                try assertLayout(of: card(width: 60), named: "card", record: .all, file: file)
                let golden = URL(fileURLWithPath: file).deletingLastPathComponent()
                    .appendingPathComponent("Goldens/CardTests/card.png")
                let size = try PNGReader.size(of: [UInt8](Data(contentsOf: golden)))
                let scale = size.width / 200
                #expect(size.width == 200 * scale && size.height == 100 * scale)
                do throws(LayoutTestingError) {
                    let annotated = RenderOptions(scale: Double(scale))
                    try assertLayout(
                        of: card(width: 60), named: "card", record: .never, options: annotated, file: file)
                    Issue.record("an annotated picture passed")
                } catch {
                    guard case .failed(let failure) = error else { throw error }
                    #expect(failure.changes.count == 1)
                    #expect(failure.changes[0].contains("'plain' and is drawn with 'guides'"))
                }
            }
        }

        @Test func framesArePartOfAGolden() throws {
            try inFolder { file in
                try assertLayout(
                    of: card(width: 60), named: "card", record: .all, goldens: .both, folder: "Expected",
                    file: file)
                let folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(
                    "Expected")
                let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                #expect(names == ["card.frames", "card.json", "card.png"])
                let frames = folder.appendingPathComponent("card.frames")
                let text = try String(contentsOf: frames, encoding: .utf8)
                #expect(text == "canvas 200 100\ncard 0 0 200 100\n  box 70 35 60 30\n")
                try assertLayout(
                    of: card(width: 60), named: "card", record: .never, goldens: .frames, folder: "Expected",
                    file: file)
                try Data(text.replacingOccurrences(of: "70 35", with: "71 35").utf8).write(to: frames)
                try assertLayout(
                    of: card(width: 60), named: "card", record: .never, folder: "Expected", file: file)
                do throws(LayoutTestingError) {
                    try assertLayout(
                        of: card(width: 60), named: "card", record: .never, goldens: .both,
                        folder: "Expected",
                        file: file)
                    Issue.record("other frames passed")
                } catch {
                    guard case .failed(let failure) = error else { throw error }
                    #expect(failure.verdict.outcome == .differentFrames)
                    #expect(failure.changes == ["box moved from [71, 35, 60, 30] to [70, 35, 60, 30]"])
                }
            }
        }

        @Test(arguments: ["svg", "png", "pdf", "html"])
        func picturesAreFilesOfTheirEnding(ending: String) throws {
            try inFolder { file in
                let path = file + "." + ending
                try card(width: 60).renderLayout(to: path)
                let start = String(
                    decoding: try Data(contentsOf: URL(fileURLWithPath: path)).prefix(5), as: UTF8.self)
                let expected = ["svg": "<", "png": "PNG", "pdf": "%PDF", "html": "<!doc"][ending] ?? "?"
                #expect(start.contains(expected))
            }
        }

        @Test func anUnknownEndingIsRefused() {
            #expect(throws: LayoutTestingError.unknownEnding("card.gif")) {
                try card(width: 60).renderLayout(to: "card.gif")
            }
        }
    }
}
