import Foundation
import Testing

/// The grey numbers of the examples' pictures, against the frames of the same layouts.
@Suite(.serialized) struct DerivedNumberTests {
    /// The folders of examples with documents.
    private static func folders() throws -> [String] {
        let examples = GoldenCommand.root.appendingPathComponent("Examples")
        return try FileManager.default.contentsOfDirectory(atPath: examples.path).sorted().filter { folder in
            let files = try? FileManager.default.contentsOfDirectory(
                atPath: examples.appendingPathComponent(folder).path)
            return files?.contains { $0.hasSuffix(".json5") } ?? false
        }
    }

    @Test(arguments: try folders(), [["--scale", "1.5"], ["--scale", "1.7", "--sheet"]])
    func everyNumberIsADistanceOfFrames(in examples: String, _ options: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "numbers-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let inputs = "Examples/\(examples)/*.json5"
        let pictures = folder.path + "/"
        _ = try GoldenCommand.run(
            ["render", inputs, "--format", "svg", "--preset", "blueprint", "-o", pictures] + options)
        let distances = try distances(of: inputs)
        #expect(!distances.isEmpty)
        var count = 0
        for (name, distances) in distances.sorted(by: { $0.key < $1.key }) {
            let svg = try String(contentsOfFile: "\(pictures)\(name).svg", encoding: .utf8)
            let numbers = svg.matches(of: /<text [^>]*font-weight="500"[^>]*>([0-9.]+)</).map { String($0.1) }
            for number in numbers {
                let value = try #require(Double(number))
                #expect(distances.contains { abs($0 - value) <= 0.005 }, "\(number) in \(name)")
            }
            count += numbers.count
        }
        #expect(count > 0)
    }

    /// Returns the distances between any two edges of one axis, by the names of the inputs without their endings.
    private func distances(of inputs: String) throws -> [String: [Double]] {
        struct Frames: Decodable {
            struct Scene: Decodable {
                /// Its frame is null where nothing determines it.
                struct Item: Decodable { let canvasFrame: [Double?] }
                let input: String
                let items: [Item]
            }
            let scenes: [Scene]
        }
        let output = try GoldenCommand.run(["frames", inputs]).output
        let frames = try JSONDecoder().decode(Frames.self, from: Data(output.utf8))
        let distances = frames.scenes.map { scene -> (String, [Double]) in
            let name = URL(fileURLWithPath: scene.input).deletingPathExtension().lastPathComponent
            let frames = scene.items.map(\.canvasFrame)
            return (name, [0, 1].flatMap { axis in Self.distances(between: frames, axis) })
        }
        return Dictionary(distances) { $0 + $1 }
    }

    private static func distances(between frames: [[Double?]], _ axis: Int) -> [Double] {
        let edges = frames.flatMap { frame -> [Double] in
            guard frame.count == 4, let start = frame[axis], let length = frame[axis + 2] else { return [] }
            return [start, start + length]
        }
        return edges.flatMap { edge in edges.map { abs(edge - $0) } }
    }
}
