import Foundation
import Testing

@testable import ViewCapture

struct SharedDumpTests {
    private static let kinds: [String: Set<CaptureFormat>] = [
        "recursiveDescription": [.recursiveDescription], "autolayoutTrace": [.autolayoutTrace],
        "constraints": [.constraints], "xcuitest": [.xcuitest], "appium-xml": [.appium],
        "appkit-subtree": [.subtreeDescription], "printHierarchy": [.printHierarchy],
        "other": [.recursiveDescription, .appium],
    ]

    @Test(.enabled(if: SharedDumps.isThere, "the folder ../shared/dumps of real texts is not there"))
    func everyTextHasTheElementsOfItsLabel() throws {
        #expect(SharedDumps.labels.count == 72)
        for label in SharedDumps.labels {
            let capture = CaptureReader.read(try SharedDumps.bytes(label.file))
            let kinds = Self.kinds[label.kind] ?? []
            #expect(!kinds.isDisjoint(with: capture.formats), "\(label.file): \(capture.formats)")
            let own = CaptureFormat.allCases.filter(kinds.contains).reduce(0) { count, format in
                count
                    + CaptureReader.read((try? SharedDumps.bytes(label.file)) ?? [], format: format)
                    .recordCount
            }
            #expect(own == label.nodes, "\(label.file): \(own) of \(label.nodes)")
        }
    }

    @Test(.enabled(if: SharedDumps.isThere, "the folder ../shared/dumps of real texts is not there"))
    func framesOfSamplesAreThoseOfTheText() throws {
        var checked = 0
        for label in SharedDumps.labels {
            let capture = CaptureReader.read(try SharedDumps.bytes(label.file))
            guard !["constraints", "autolayoutTrace", "printHierarchy"].contains(label.kind) else { continue }
            for sample in label.sample {
                guard let numbers = Self.numbers(sample.frame) else { continue }
                checked += 1
                let names = [sample.name, String(sample.name.drop { $0 == "<" })]
                let found = capture.items.contains { item in
                    names.contains { $0.contains(item.className) }
                        && [item.frame, item.screenFrame].contains {
                            $0.map { Self.isNear($0, numbers) } ?? false
                        }
                }
                #expect(found, "\(label.file): \(sample.name) \(sample.frame)")
            }
        }
        #expect(checked > 80)
    }

    private static func isNear(_ rect: CGRect, _ numbers: [Double]) -> Bool {
        let own = [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
        return zip(own, numbers).allSatisfy { abs($0 - $1) < 1e-3 }
    }

    /// The four numbers of a label's frame: in brackets, or as attributes of XML.
    private static func numbers(_ text: String) -> [Double]? {
        if text.contains("width=") {
            return ["x", "y", "width", "height"].map { key in
                guard let range = text.range(of: "\(key)=\"") else { return 0 }
                return Double(text[range.upperBound...].prefix { $0 != "\"" }) ?? 0
            }
        }
        let words = text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
        return words.count == 4 ? words : nil
    }
}
