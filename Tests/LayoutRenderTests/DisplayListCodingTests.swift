import Engine
import Foundation
import LayoutDrawing
import LayoutRender
import Testing
import TextMetrics

/// The stream of a display list: expected numbers written by hand from its description, and lists of all kinds read back.
@Suite struct DisplayListCodingTests {
    private func list(_ commands: [DisplayCommand]) -> DisplayList {
        DisplayList(size: .zero, title: "", background: nil, commands: commands)
    }

    /// The numbers of the commands alone.
    private func numbers(_ commands: DisplayCommand...) -> [Double] {
        // Width, height, origin, zoom, no tears, no background and the number of commands.
        let header = [0, 0, 0, 0, 1, 0, -1, Double(commands.count)]
        let numbers = EncodedDisplayList(list(commands)).numbers
        #expect(Array(numbers.prefix(header.count)) == header)
        return Array(numbers.dropFirst(header.count))
    }

    @Test func theHeaderHasTheProjectionAndTheBackground() {
        let projection = CanvasProjection(
            origin: CGPoint(x: 24, y: 57), zoom: 2, tears: [.init(start: 100, end: 340)])
        // The page has the title and the description beside the picture.
        let list = DisplayList(
            size: CGSize(width: 441, height: 900), title: "Größe", description: "One view.",
            projection: projection)
        let encoded = EncodedDisplayList(list)
        #expect(encoded.numbers == [441, 900, 24, 57, 2, 1, 100, 340, 0, 0])
        #expect(encoded.bytes.isEmpty)
    }

    @Test func rectanglesHaveAFillAndAStrokeOrNone() {
        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(numbers(.rectangle(DisplayRectangle(frame))) == [2, 1, 2, 30, 40, 0, -1, 0])
        let rectangle = DisplayRectangle(
            frame, cornerRadius: 3, fill: Paint(.view(.violet), opacity: 0.16),
            stroke: Stroke(Paint(.conflict), width: 0.5, dash: [6, 4], isRound: true))
        #expect(
            numbers(.rectangle(rectangle)) == [2, 1, 2, 30, 40, 3, 15, 0.16, 1, 11, 1, 0.5, 2, 6, 4, 1])
    }

    @Test func colorsOfADocumentHaveBothVariants() {
        let color = DynamicColor(light: Color(0x010203), dark: Color(0x040506, alpha: 7))
        let rectangle = DisplayRectangle(.zero, fill: Paint(.document(color), opacity: 0.5))
        #expect(
            numbers(.rectangle(rectangle)) == [2, 0, 0, 0, 0, 0, 18, 1, 2, 3, 255, 4, 5, 6, 7, 0.5, 0])
    }

    @Test func linesAndPolygonsHaveTheirPoints() {
        let (one, other) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
        let lines = DisplayLines([.init(one, other), .init(other, one)], stroke: Stroke(Paint(.guide)))
        #expect(numbers(.lines(lines)) == [3, 2, 1, 2, 3, 4, 3, 4, 1, 2, 1, 7, 1, 1, 0, 0])
        let polygon = DisplayPolygon([one, other, .zero], fill: Paint(.sheet))
        #expect(numbers(.polygon(polygon)) == [4, 3, 1, 2, 3, 4, 0, 0, 1, 1, 0])
    }

    @Test func textsHaveTheirFontAndPlace() {
        var font = Font(size: 11, weight: .semibold, isItalic: true)
        var text = DisplayText(
            "é", origin: CGPoint(x: 5, y: 6), anchor: .end, font: font, paint: Paint(.text, opacity: 0.5),
            width: 70, stretch: 0.9)
        text.letterSpacing = 0.25
        #expect(numbers(.text(text)) == [6, 2, 5, 6, 2, 11, 600, 1, -1, 3, 0.5, 70, 0.25, 0.9])
        font.projectFont = ProjectFont(
            name: "Own-Bold", family: "Own", weight: .bold, isItalic: false, ascender: 1, descender: 0.2,
            leading: 0, advances: [], kernings: [])
        text.font = font
        let encoded = EncodedDisplayList(list([.text(text)]))
        #expect(encoded.bytes == Array("éOwn".utf8))
        #expect(Array(encoded.numbers.suffix(6)) == [3, 3, 0.5, 70, 0.25, 0.9])
    }

    @Test func groupsHaveWhatTheyHave() {
        #expect(
            numbers(.beginGroup(DisplayGroup(classes: ["a", "bc"])), .endGroup) == [
                0, -1, 2, 1, 2, -1, 0, 0, -1, 0, 1,
            ])
        let group = DisplayGroup(
            id: "v", classes: [], className: "UIView", frame: CGRect(x: 1, y: 2, width: 3, height: 4),
            undetermined: ["x"], title: "", clip: CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(numbers(.beginGroup(group)) == [0, 1, 0, 6, 1, 1, 2, 3, 4, 1, 1, 0, 1, 5, 6, 7, 8])
    }

    @Test func snapshotsAreNamedByTheViewThatTheyBelongTo() {
        let encoded = EncodedDisplayList(
            list([
                .beginGroup(DisplayGroup(id: "photo", classes: [])),
                .beginGroup(DisplayGroup(classes: [])), .endGroup,
                .image(DisplayImage(CGRect(x: 1, y: 2, width: 3, height: 4), png: [1, 2, 3])), .endGroup,
            ]))
        #expect(Array(encoded.numbers.suffix(7)) == [5, 1, 2, 3, 4, 5, 1])
        #expect(encoded.bytes == Array("photophoto".utf8))
    }

    @Test func listsAreReadBack() throws {
        for layout in Samples.all + [GeneratedLayout.make(seed: 9, count: 200)] {
            for appearance in [Appearance.light, .dark] {
                let options = RenderOptions(appearance: appearance, layers: .standard.union(.constraints))
                var list = try DisplayListBuilder(
                    layout: layout, options: options.drawing, measurer: FixedTextMeasurer()
                ).build()
                // The page has these beside the picture.
                (list.title, list.description) = ("", "")
                var reader = DisplayListReader(EncodedDisplayList(list))
                #expect(reader.list() == list)
                #expect(reader.isAtEnd)
            }
        }
    }
}

/// Reads the numbers and bytes of a display list by the stream's description.
private struct DisplayListReader {
    private var numbers: ArraySlice<Double>
    private var bytes: ArraySlice<UInt8>

    init(_ encoded: EncodedDisplayList) {
        numbers = encoded.numbers[...]
        bytes = encoded.bytes[...]
    }

    var isAtEnd: Bool { numbers.isEmpty && bytes.isEmpty }

    private static let roles: [ColorRole] = [
        .paper, .sheet, .sheetOutline, .text, .secondaryText, .documentText, .container, .guide, .systemGuide,
        .constraint, .derived, .conflict, .ambiguity, .view(.blue), .view(.green), .view(.violet),
        .view(.teal), .view(.olive),
    ]
    private static let weights: [Double: Font.Weight] = [
        100: .ultraLight, 200: .thin, 300: .light, 400: .regular, 500: .medium, 600: .semibold, 700: .bold,
        800: .heavy, 900: .black,
    ]

    mutating func list() -> DisplayList {
        let size = CGSize(width: number(), height: number())
        var projection = CanvasProjection(origin: point(), zoom: number())
        projection.tears = many { .init(start: $0.number(), end: $0.number()) }
        let background = role()
        return DisplayList(
            size: size, projection: projection, background: background, commands: many { $0.command() })
    }

    private mutating func command() -> DisplayCommand {
        switch number() {
        case 0: return .beginGroup(group())
        case 1: return .endGroup
        case 2:
            return .rectangle(
                DisplayRectangle(frame(), cornerRadius: number(), fill: paint(), stroke: stroke()))
        case 3:
            let segments = many { DisplayLines.Segment($0.point(), $0.point()) }
            return .lines(DisplayLines(segments, stroke: stroke() ?? Stroke(Paint(.text), width: -1)))
        case 4: return .polygon(DisplayPolygon(many { $0.point() }, fill: paint(), stroke: stroke()))
        default: return .text(text())
        }
    }

    private mutating func group() -> DisplayGroup {
        DisplayGroup(
            id: string(), classes: many { $0.string() ?? "" }, className: string(),
            frame: number() == 1 ? frame() : nil, undetermined: many { $0.string() ?? "" }, title: string(),
            clip: number() == 1 ? frame() : nil)
    }

    private mutating func text() -> DisplayText {
        let (string, origin, anchor) = (string() ?? "", point(), Int(number()))
        let (size, weight, isItalic) = (number(), number(), number() == 1)
        #expect(self.string() == nil)
        let font = Font(size: size, weight: Self.weights[weight] ?? .regular, isItalic: isItalic)
        let paint = paint() ?? Paint(.paper, opacity: -1)
        let (width, letterSpacing, stretch) = (number(), number(), number())
        var text = DisplayText(
            string, origin: origin, anchor: [.start, .middle, .end][anchor], font: font, paint: paint,
            width: width, stretch: stretch)
        text.letterSpacing = letterSpacing
        return text
    }

    private mutating func paint() -> Paint? { role().map { Paint($0, opacity: number()) } }

    private mutating func stroke() -> Stroke? {
        guard number() == 1 else { return nil }
        return Stroke(
            paint() ?? Paint(.paper, opacity: -1), width: number(), dash: many { $0.number() },
            isRound: number() == 1)
    }

    private mutating func role() -> ColorRole? {
        let number = Int(number())
        if number < 0 { return nil }
        return number < Self.roles.count
            ? Self.roles[number] : .document(DynamicColor(light: color(), dark: color()))
    }

    private mutating func color() -> Color {
        func channel(_ number: Double) -> UInt32 { UInt32(number) }
        let (red, green, blue) = (channel(number()), channel(number()), channel(number()))
        return Color(red << 16 | green << 8 | blue, alpha: UInt8(number()))
    }

    private mutating func frame() -> CGRect {
        CGRect(x: number(), y: number(), width: number(), height: number())
    }

    private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

    private mutating func number() -> Double { numbers.popFirst() ?? .nan }

    private mutating func string() -> String? {
        let count = Int(number())
        if count < 0 { return nil }
        defer { bytes = bytes.dropFirst(count) }
        return String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    private mutating func many<Element>(_ element: (inout Self) -> Element) -> [Element] {
        let count = Int(number())
        return (0..<max(0, count)).map { _ in element(&self) }
    }
}
