import Foundation
import LayoutValues
import Testing
import UIKit

/// The assets of a project, as programs of an author's code find them.
@Suite struct AssetTests {
    /// The beginning of a PNG file of a size in pixels.
    private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 0, width, 0, 0, 0, height]
    }

    private static func write(_ text: String, _ folder: URL, _ path: String) throws {
        try write(Array(text.utf8), folder, path)
    }

    private static func write(_ bytes: [UInt8], _ folder: URL, _ path: String) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    @Test func filesOfImagesTellTheirSizes() {
        #expect(ImageDimensions(Self.png(60, 40))?.size(at: 2) == CGSize(width: 30, height: 20))
        // An application segment of 4 bytes, then a frame of 8 bits, 0x0102 rows of 0x0304 columns.
        let jpeg: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 1, 2, 3, 4, 3, 0, 0, 0,
        ]
        #expect(ImageDimensions(jpeg)?.size(at: 1) == CGSize(width: 0x304, height: 0x102))
        let pdf = "%PDF-1.4 << /MediaBox [ 0 10 24 42.5 ] >>"
        #expect(ImageDimensions(Array(pdf.utf8))?.size(at: 3) == CGSize(width: 24, height: 32.5))
        let svg = "<?xml?><svg stroke-width=\"2\" width=\"16px\" height='12'></svg>"
        #expect(ImageDimensions(Array(svg.utf8))?.size(at: 1) == CGSize(width: 16, height: 12))
        let box = "<svg viewBox=\"0 0 7 9\"></svg>"
        #expect(ImageDimensions(Array(box.utf8))?.size(at: 1) == CGSize(width: 7, height: 9))
        for bytes in [[], [0xFF, 0xD8, 0xFF], Array("<svg".utf8), Array(Self.png(1, 1).dropLast())] {
            #expect(ImageDimensions(bytes) == nil)
        }
    }

    @Test func channelsAreWrittenInThreeWays() {
        #expect(AssetColor.number("0x80") == 128.0 / 255)
        #expect(AssetColor.number("128") == 128.0 / 255)
        #expect(AssetColor.number("0.5") == 0.5)
        #expect(AssetColor.number("half") == nil)
        let reference = AssetColor.color(["platform": "ios", "reference": "systemRedColor"])
        #expect(reference?.light == Color(0xFF3B30))
    }

    @Test func imagesAndColoursAreFoundByTheirNames() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let one = #"{"images": [{"scale": "1x"}, {"scale": "2x", "filename": "a@2x.png"}]}"#
        try Self.write(one, folder, "App/Assets.xcassets/Icons/menu.imageset/Contents.json")
        try Self.write(Self.png(48, 48), folder, "App/Assets.xcassets/Icons/menu.imageset/a@2x.png")
        let namespace = #"{"properties": {"provides-namespace": true}}"#
        try Self.write(namespace, folder, "App/Assets.xcassets/Brand/Contents.json")
        let color = """
            {"colors": [
              {"color": {"components": {"red": "0xFF", "green": "0", "blue": "0.0", "alpha": "1.000"}}},
              {"appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"components": {"white": "1.0", "alpha": "1.0"}}}]}
            """
        try Self.write(color, folder, "App/Assets.xcassets/Brand/accent.colorset/Contents.json")
        try Self.write(Self.png(30, 60), folder, "App/photo@3x.png")
        try Self.write(Self.png(9, 9), folder, "Pods/Other/menu.png")
        let catalogues = AssetCatalogues(below: folder.path)
        #expect(catalogues.imageSize("menu") == CGSize(width: 24, height: 24))
        #expect(catalogues.imageSize("photo") == CGSize(width: 10, height: 20))
        #expect(catalogues.imageSize("missing") == nil)
        let accent = catalogues.color("Brand/accent")
        #expect(accent?.light == Color(0xFF0000))
        #expect(accent?.dark == Color(0xFFFFFF))
        #expect(catalogues.color("accent") == nil)
    }

    /// SwiftPM copies catalogues as they are into a bundle. An image of 2x has half as many points as pixels.
    @Test func aBundlesCatalogueHasImages() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString).resources")
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = #"{"images": [{"idiom": "universal", "scale": "2x", "filename": "b.png"}]}"#
        try Self.write(image, folder, "Media.xcassets/Green.imageset/Contents.json")
        try Self.write(Self.png(48, 40), folder, "Media.xcassets/Green.imageset/b.png")
        let bundle = try #require(Bundle(url: folder))
        let green = try #require(UIImage(named: "Green", in: bundle, with: nil))
        #expect(green.size == CGSize(width: 24, height: 20))
        #expect(UIImage(named: "Red", in: bundle, with: nil) == nil)
    }
}
