import Engine
import Foundation

/// The lines below a picture: what its marks mean, what its numbers name, and what it has no room for.
struct Legend {
    let scene: Scene
    let measurer: any TextMeasuring
    private let grid: PixelGrid
    let width: Double
    private let origin: CGPoint
    private(set) var commands: [DisplayCommand] = []
    var x = 0.0
    private var y = 0.0

    private static let rowHeight = 17.0
    private static let spacing = 18.0

    /// The room it takes downwards from its origin, in points.
    var height: Double { commands.isEmpty ? 0 : y + Self.rowHeight }

    /// A legend from `origin` rightwards and down, no wider than `width`.
    init(
        scene: Scene, labels: [PlacedLabel], unplaced: [Int], measurer: any TextMeasuring, grid: PixelGrid,
        origin: CGPoint, width: Double
    ) {
        self.scene = scene
        self.measurer = measurer
        self.grid = grid
        self.origin = origin
        self.width = width
        addMarks()
        addNumbers(of: labels)
        addConflicts()
        addAmbiguities()
        addRemark(unplaced, one: "name without room", many: "names without room")
        addRemark(unseen, one: "item out of sight", many: "items out of sight")
        addRemark(undetermined, one: "guide undetermined", many: "guides undetermined")
        guard !commands.isEmpty else { return }
        commands = [.beginGroup(DisplayGroup(classes: ["legend"]))] + commands + [.endGroup]
    }

    // MARK: Marks

    private mutating func addMarks() {
        let indices = scene.items.indices
        let seen = indices.filter(scene.isSeen)
        let guides = seen.filter { scene.layout.items[$0].kind == .guide }
        if seen.contains(where: { scene.layout.items[$0].kind == .view && !scene.isSheet($0) }) {
            addMark("view", Paint(.view(.blue), opacity: 0.16), Stroke(Paint(.view(.blue), opacity: 0.75)))
        }
        let dash = [4, 2.5]
        if guides.contains(where: { scene.layout.items[$0].guideRole != .system }) {
            addMark("layout guide", nil, Stroke(Paint(.guide), width: 1.5, dash: dash))
        }
        if guides.contains(where: { scene.layout.items[$0].guideRole == .system }) {
            addMark("system guide", nil, Stroke(Paint(.systemGuide), width: 1.5, dash: dash))
        }
        if !Hatching.unsafeStrips(of: scene).isEmpty { addHatchMark() }
        if KeyboardDrawing.area(in: scene) != nil {
            addMark("keyboard", KeyboardDrawing.fill, Stroke(KeyboardDrawing.fill))
        }
        if indices.contains(where: { OutlineOverlay.showsConflict($0, in: scene) }) {
            addMark("conflict", nil, Stroke(Paint(.conflict), width: 1.5))
        }
        if indices.contains(where: { OutlineOverlay.showsAmbiguity($0, in: scene) }) {
            addMark("ambiguous", nil, Stroke(Paint(.ambiguity), width: 1.5, dash: [1.5, 3]))
        }
    }

    private mutating func addMark(_ word: String, _ fill: Paint?, _ stroke: Stroke) {
        let swatch = startMark(word)
        var stroke = stroke
        stroke.width = grid.lineWidth(stroke.width)
        commands.append(
            .rectangle(
                DisplayRectangle(grid.outline(swatch, width: stroke.width), fill: fill, stroke: stroke)))
        endMark(word)
    }

    private mutating func addHatchMark() {
        let word = "outside safe area"
        let swatch = startMark(word)
        commands.append(
            .lines(
                DisplayLines(
                    Hatching.lines(in: [swatch], spacing: 6),
                    stroke: Stroke(Paint(.systemGuide, opacity: 0.5)))))
        endMark(word)
    }

    private mutating func startMark(_ word: String) -> CGRect {
        makeRoom(for: 25 + measurer.width(of: word, font: TypeScale.legend))
        return grid.snap(CGRect(x: origin.x + x, y: origin.y + y + 2, width: 18, height: 11))
    }

    private mutating func endMark(_ word: String) {
        x += 25
        add(word, font: TypeScale.legend, role: .secondaryText)
        x += Self.spacing
    }

    // MARK: Numbers and remarks

    private mutating func addNumbers(of labels: [PlacedLabel]) {
        var numbered: [(number: Int, item: Int)] = labels.compactMap { label in
            if case .number(let number) = label.form { (number, label.item) } else { nil }
        }
        guard !numbered.isEmpty else { return }
        startRow()
        numbered.sort { $0.number < $1.number }
        for (number, index) in numbered {
            let item = scene.layout.items[index]
            let numberWidth = measurer.width(of: "\(number)", font: TypeScale.legendNumber) + 5
            let name = measurer.elided(
                scene.name(of: index), font: TypeScale.legend, to: width - numberWidth)
            makeRoom(for: numberWidth + measurer.width(of: name, font: TypeScale.legend))
            let role = item.kind == .guide ? GuidesLayer.role(of: item) : .text
            add("\(number)", font: TypeScale.legendNumber, role: role)
            x += 5
            add(name, font: TypeScale.legend, role: .secondaryText)
            x += Self.spacing
        }
    }

    private mutating func addRemark(_ items: [Int], one: String, many: String) {
        guard !items.isEmpty else { return }
        startRow()
        let names = items.prefix(20).map { scene.name(of: $0) }
        let more = items.count > names.count ? ", …" : ""
        let remark =
            "\(items.count) \(items.count == 1 ? one : many): " + names.joined(separator: ", ") + more
        add(
            measurer.elided(remark, font: TypeScale.legend, to: width), font: TypeScale.legend,
            role: .secondaryText)
        x = width
    }

    /// What lies outside of the canvas, is cut off or has no finite frame.
    private var unseen: [Int] {
        scene.items.indices.filter {
            scene.items[$0].isShown && !scene.isSeen($0) && !isUndetermined($0)
        }
    }

    private var undetermined: [Int] {
        scene.items.indices.filter { scene.items[$0].isShown && isUndetermined($0) }
    }

    private func isUndetermined(_ index: Int) -> Bool {
        scene.layout.items[index].kind == .guide && GuideShape(of: index, in: scene) == .undetermined
    }

    // MARK: Rows

    mutating func startRow() {
        guard x > 0 else { return }
        x = 0
        y += Self.rowHeight
    }

    private mutating func makeRoom(for length: Double) {
        if x > 0, x + length > width { startRow() }
    }

    mutating func add(_ words: String, font: Font, role: ColorRole) {
        let length = measurer.width(of: words, font: font)
        commands.append(
            .text(
                DisplayText(
                    words, origin: CGPoint(x: origin.x + x, y: origin.y + y + 11.5), font: font,
                    paint: Paint(role), width: length)))
        x += length
    }
}
