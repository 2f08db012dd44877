import CCairo
import Engine
import Foundation
import LayoutRender
import Testing

/// Compares the structured SVG, drawn by another program, with Cairo's own PNG.
@Suite struct AgreementTests {
    private static let rasterizer = [
        "/usr/bin/rsvg-convert", "/opt/homebrew/bin/rsvg-convert", "/usr/local/bin/rsvg-convert",
    ]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test(.enabled(if: rasterizer != nil, "rsvg-convert is not installed"), arguments: Samples.all, [1.0, 2])
    func svgAndPNGAgreeOutsideText(_ layout: SolvedLayout, scale: Double) throws {
        let options = DrawingOptions(scale: scale)
        let measurer = Typesetter()
        let list = try DisplayListBuilder(layout: layout, options: options, measurer: measurer).build()
            .withoutText
        let svg = Data(SVGWriter(appearance: .light).write(list))
        let painter = CairoPainter(theme: .light, text: measurer)
        let expected = try Pixels(png: Data(painter.png(list, scale: scale)))
        let actual = try Pixels(png: try rasterize(svg, scale: scale))
        try #require(expected.width == actual.width && expected.height == actual.height)
        let different = expected.countOfDifferent(from: actual, by: 16)
        #expect(different * 100 < expected.width * expected.height)
    }

    private func rasterize(_ svg: Data, scale: Double) throws -> Data {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (input, output) = (folder.appendingPathComponent("a.svg"), folder.appendingPathComponent("a.png"))
        try svg.write(to: input)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(Self.rasterizer))
        process.arguments = ["-z", "\(scale)", input.path, "-o", output.path]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return try Data(contentsOf: output)
    }
}

extension DisplayList {
    /// The picture without any text.
    fileprivate var withoutText: DisplayList {
        var copy = self
        copy.commands.removeAll { if case .text = $0 { true } else { false } }
        return copy
    }
}
