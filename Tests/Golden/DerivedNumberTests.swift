import Foundation
import Testing

/// The grey numbers of the examples' pictures, against the frames of the same layouts.
@Suite(.serialized) struct DerivedNumberTests {
    @Test(arguments: [["--scale", "1.5"], ["--scale", "1.7", "--sheet"]])
    func everyNumberIsADistanceOfFrames(_ options: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "numbers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var count = 0
        for example in ["findings/ambiguity", "guides/one-third", "patterns/ratio", "guides/bottom-bar"] {
            let input = "Examples/\(example).json5"
            let picture = folder.appendingPathComponent("picture.svg")
            _ = try GoldenCommand.run(["render", input, "-o", picture.path] + options)
            let svg = try String(contentsOf: picture, encoding: .utf8)
            let numbers = svg.matches(of: /<text [^>]*font-weight="500"[^>]*>([0-9.]+)</).map { String($0.1) }
            let distances = try distances(of: input)
            for number in numbers {
                let value = try #require(Double(number))
                #expect(distances.contains { abs($0 - value) <= 0.005 }, "\(number) in \(example)")
            }
            count += numbers.count
        }
        #expect(count > 0)
    }

    /// Returns the distances between any two edges of one axis.
    private func distances(of input: String) throws -> [Double] {
        let output = try GoldenCommand.run(["frames", input]).output
        let frames = output.matches(of: /"canvasFrame": \[([^\]]+)\]/).map { match in
            match.1.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
        }
        return [0, 1].flatMap { axis -> [Double] in
            let edges = frames.flatMap { frame -> [Double] in
                guard frame.count == 4, let start = frame[axis], let length = frame[axis + 2] else {
                    return []
                }
                return [start, start + length]
            }
            return edges.flatMap { edge in edges.map { abs(edge - $0) } }
        }
    }
}
