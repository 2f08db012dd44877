import Devices
import Engine
import Foundation
import Testing

@testable import LayoutDocument

/// Documents on devices other than the ones they were made for.
struct InterfaceBuilderDeviceTests {
    private typealias Documents = InterfaceBuilderDocuments

    private static let content = Documents.storyboard(
        subviews: Documents.view("fill"),
        constraints: ["top", "bottom", "leading", "trailing"].map {
            Documents.constraint($0, "fill", $0, "safe")
        }.joined())

    /// Returns the canvas and the frame of a view that fills the safe area.
    private func layout(
        _ text: String = content, device: String? = nil, orientation: Canvas.Orientation? = nil,
        keyboard: KeyboardState? = nil
    ) throws -> (canvas: Canvas, fill: CGRect?) {
        let options = SceneOptions(
            device: try device.map { try DeviceCatalogue.device(named: $0) }, orientation: orientation,
            keyboard: keyboard)
        let scene = try #require(
            InterfaceBuilderReader.read(Data(text.utf8), file: "", options: options).scenes.first)
        let layout = try LayoutSolver.solve(root: scene.root, canvas: scene.canvas)
        return (scene.canvas, layout.items.first { $0.id == "fill" }?.frame)
    }

    @Test func aControllersViewFillsTheDevicesScreen() throws {
        let small = try layout(device: "iPhone SE")
        #expect(small.canvas.size == CGSize(width: 320, height: 568))
        #expect(small.canvas.scale == 2)
        #expect(small.canvas.device == "iPhone SE")
        #expect(small.fill == CGRect(x: 0, y: 20, width: 320, height: 548))
        let pad = try layout(device: "iPad Pro 11")
        #expect(pad.fill == CGRect(x: 0, y: 24, width: 834, height: 1150))
    }

    @Test func aDeviceHasItsOwnInsetsWhateverTheToolsRecorded() throws {
        // Xcode 26 records the insets twice, Xcode 12 omitted status bars.
        let new = Self.content.replacingOccurrences(of: "\"23504\"", with: "\"24128\"")
        #expect(try layout(new).fill == CGRect(x: 0, y: 118, width: 393, height: 666))
        #expect(try layout(new, device: "iPhone 15").fill == CGRect(x: 0, y: 59, width: 393, height: 759))
        let old = Self.content.replacingOccurrences(of: "\"23504\"", with: "\"17701\"")
        #expect(try layout(old, device: "iPhone SE").fill?.minY == 20)
    }

    @Test func aDeviceHeldSidewaysIsWide() throws {
        let side = try layout(orientation: .landscape)
        #expect(side.canvas.size == CGSize(width: 852, height: 393))
        #expect(side.fill == CGRect(x: 59, y: 0, width: 734, height: 372))
        let other = try layout(device: "iPhone 8", orientation: .landscape)
        #expect(other.fill == CGRect(x: 0, y: 0, width: 667, height: 375))
    }

    @Test func theKeyboardIsTheDevices() throws {
        // 336 points on phones like the document's, 253 on an iPhone SE.
        #expect(try layout(keyboard: .docked).canvas.keyboardHeight == 336)
        #expect(try layout(device: "iPhone SE", keyboard: .docked).canvas.keyboardHeight == 253)
        #expect(try layout(keyboard: .dockedAt(height: 100)).canvas.keyboardHeight == 100)
        #expect(try layout(keyboard: .hidden).canvas.keyboardHeight == nil)
    }

    @Test func aPartOfAScreenLeavesAsMuchFreeAndAFreeformOneStays() throws {
        let part = Self.content.replacingOccurrences(of: "height=\"852\"", with: "height=\"793\"")
        #expect(try layout(part, device: "iPhone SE").canvas.size == CGSize(width: 320, height: 509))
        let freeform = part.replacingOccurrences(
            of: "<view key=\"view\"",
            with: "<size key=\"freeformSize\" width=\"393\" height=\"793\"/><view key=\"view\"")
        #expect(try layout(freeform, device: "iPhone SE").canvas.size == CGSize(width: 393, height: 793))
    }
}
