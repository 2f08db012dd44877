import ConstraintLog
import LayoutValues
import Findings
import Foundation
import ViewCapture

/// A capture as a layout whose frames are given: those of the app, not solved.
package struct CaptureLayout {
    let capture: ViewCapture
    let file: String
    let tree: CapturedTree
    let names: CapturedNames
    let placement: CapturePlacement
    /// The index among the layout's items for each item of the capture.
    var positions: [Int]
    var items: [SolvedItem] = []
    /// The index in the capture of each item of the layout; nil for one that was added around them.
    private var origins: [Int?] = []
    var findings: [LayoutFinding] = []

    /// Creates the layout of a capture.
    ///
    /// - Parameter file: The input's name, for the locations of findings.
    package init(_ capture: ViewCapture, file: String) {
        self.capture = MentionedGuides.adding(to: OutlineTree.adding(to: capture))
        self.file = file
        tree = CapturedTree(self.capture)
        names = CapturedNames(self.capture.items, order: tree.order)
        placement = CapturePlacement(self.capture, tree: tree)
        positions = Array(repeating: -1, count: self.capture.items.count)
        isOutline = Self.isOutline(self.capture)
        addItems()
        addFindings()
    }

    /// Whether so few items have frames that the picture shows only which views are in which.
    package let isOutline: Bool

    private static func isOutline(_ capture: ViewCapture) -> Bool {
        if capture.formats.contains(where: \.hasFrames) { return false }
        // A trace has the frames of some views, which say little about where the others are.
        let views = capture.items.filter { $0.kind == .view }
        return views.count { $0.frame != nil } * 2 < views.count
            || !capture.items.contains { $0.frame != nil }
    }

    /// The capture, with items for what only its constraints or controllers mention.
    var source: ViewCapture { capture }

    /// The captured item of each item of the layout; nil for one that was added around them.
    var capturedItems: CapturedItems { CapturedItems(items: capture.items, origins: origins) }

    /// The index among the layout's items by address.
    var placesByAddress: [String: Int] {
        var places: [String: Int] = [:]
        for (index, item) in capture.items.enumerated() where positions[index] >= 0 {
            if let address = item.address, places[address] == nil { places[address] = positions[index] }
        }
        return places
    }

    /// How PNG files begin.
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

    /// The pictures of views that can be drawn, by id.
    package var snapshots: [String: [UInt8]] {
        var pictures: [String: [UInt8]] = [:]
        for (index, png) in capture.snapshots
        where positions[index] >= 0 && png.starts(with: Self.signature) {
            pictures[items[positions[index]].id] = png
        }
        return pictures
    }

    /// Returns the layout with the captured frames, and with constraints as they hold in these.
    ///
    /// - Parameter marksUnknown: Whether numbers that the capture doesn't have are marked as undetermined, for programs; in
    ///   pictures, they would hide what the system calls ambiguous.
    package func solved(id: String, marksUnknown: Bool = false) -> SolvedLayout {
        let checked = CapturedConstraints(
            capture, items: items, captured: capturedItems, places: placesByAddress, scale: scale, file: file)
        var layout = SolvedLayout(
            id: id, title: title, canvas: canvas, items: items, constraints: checked.constraints,
            findings: findings)
        layout.isOutline = isOutline
        if isOutline { OutlineTree.arrange(&layout, capturedItems) }
        if marksUnknown {
            for (index, place) in positions.enumerated() where place >= 0 {
                if isOutline || placement.places[index]?.isUnplaced == true {
                    layout.items[place].undetermined = .all
                }
            }
        }
        if !isOutline { layout.findings += violations(checked) }
        if checked.unknown > 0, !isOutline {
            layout.findings.append(
                note(
                    "\(checked.unknown) constraints mention views that aren't in the capture, and aren't checked"
                ))
        }
        return layout
    }

    /// What the layout is, in a few words for captions.
    private var title: String {
        let app = capture.app.map { "\($0), " } ?? ""
        return app + (isOutline ? "outline, no frames captured" : "captured frames")
    }

    private var canvas: Canvas {
        var size = placement.canvas.size
        size = CGSize(
            width: min(max(size.width, 1), CGFloat(Self.longestSide)),
            height: min(max(size.height, 1), CGFloat(Self.longestSide)))
        var canvas = Canvas(size: size, scale: CGFloat(scale))
        let safe = items.first {
            $0.systemGuide == .safeArea && $0.parent.map { items[$0].canvasFrame.size == size } ?? false
        }
        if let frame = safe?.canvasFrame {
            canvas.safeAreaInsets = EdgeInsets(
                top: max(0, frame.minY), left: max(0, frame.minX), bottom: max(0, size.height - frame.maxY),
                right: max(0, size.width - frame.maxX))
        }
        return canvas
    }

    /// The maximum length of a canvas's side.
    private static let longestSide = 1e5

    /// Pixels per point: the capture's, or what the fractions of the frames show.
    private var scale: Double {
        if let scale = capture.scale { return scale }
        var (halves, thirds) = (0, 0)
        for item in capture.items {
            guard let frame = item.frame ?? item.screenFrame else { continue }
            for number in [frame.minX, frame.minY, frame.width, frame.height] {
                let fraction = abs(Double(number) - Double(number).rounded(.down))
                if abs(fraction - 0.5) < 0.001 { halves += 1 }
                if abs(fraction - 1.0 / 3) < 0.05 || abs(fraction - 2.0 / 3) < 0.05 { thirds += 1 }
            }
        }
        return thirds > halves ? 3 : 2
    }

    // MARK: Items

    private mutating func addItems() {
        if tree.roots.count != 1 || tree.order.first != tree.roots.first {
            let frame = CGRect(origin: .zero, size: placement.canvas.size)
            items.append(
                SolvedItem(
                    id: "capture", name: "capture", kind: .view, className: "UIView", parent: nil,
                    frame: frame,
                    canvasFrame: frame))
            origins.append(nil)
        }
        for index in tree.order { add(index) }
    }

    private mutating func add(_ index: Int) {
        let item = capture.items[index]
        guard let place = placement.places[index] else { return }
        let parent = item.parent.map { positions[$0] } ?? (items.isEmpty ? nil : 0)
        if item.parent == nil, parent == nil, !items.isEmpty { return }
        positions[index] = items.count
        let isInvisible = item.isHidden || item.alpha < 0.01 || item.isInternal
        var solved = SolvedItem(
            id: names.ids[index], name: name(of: item), kind: item.kind == .guide ? .guide : .view,
            className: item.className, parent: parent, frame: Self.rounded(place.frame),
            canvasFrame: Self.rounded(place.canvasFrame), undetermined: undetermined(item, place),
            isHidden: isInvisible || (parent.map { items[$0].isHidden && items[$0].kind == .view } ?? false),
            guideRole: SystemGuideNames.isSystem(item) ? .system : .custom, clipsToBounds: item.clipsToBounds,
            text: CapturedText.text(
                of: item, isLeaf: tree.children[index].allSatisfy { capture.items[$0].text == nil },
                in: Self.rounded(place.canvasFrame)))
        // The old guides of controllers are hidden views, but guides all the same.
        if item.kind == .guide { solved.isHidden = parent.map { items[$0].isHidden } ?? false }
        solved.systemGuide = SystemGuideNames.kind(of: item)
        solved.corners = place.corners
        solved.identifiers = [item.identifier].compactMap(\.self)
        solved.backgroundColor = item.background.map {
            DynamicColor(Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]))
        }
        if item.line > 0 { solved.location = SourceLocation(file: file, line: item.line, column: 1) }
        items.append(solved)
        origins.append(index)
    }

    private func name(of item: CapturedItem) -> String? {
        if let kind = SystemGuideNames.kind(of: item) { return kind.rawValue }
        if let state = item.facts.first(where: { $0.name == "state of controller" }) {
            return "\(CapturedNames.className(of: item)), \(state.value)"
        }
        let controller = item.controller.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        return item.identifier ?? controller.map { "\($0)'s view" }
            ?? (item.kind == .guide ? nil : item.text.flatMap { $0.isEmpty ? nil : String($0.prefix(60)) })
    }

    private static func rounded(_ rect: CGRect) -> CGRect {
        func number(_ value: CGFloat) -> CGFloat {
            guard value.isFinite else { return 0 }
            return (min(max(value, -1e7), 1e7) * 10_000).rounded() / 10_000
        }
        let rect = rect.standardized
        return CGRect(
            x: number(rect.minX), y: number(rect.minY), width: number(rect.width), height: number(rect.height)
        )
    }

    func undetermined(_ item: CapturedItem, _ place: ItemPlacement) -> FrameComponents {
        if place.isUnplaced, item.kind == .guide { return .all }
        // Guides of the system's bars are ambiguous in healthy apps.
        guard item.isAmbiguous, !SystemGuideNames.isSystem(item), !Self.isSystemBar(item) else { return [] }
        if item.openAttributes.isEmpty { return .all }
        var open: FrameComponents = []
        for attribute in item.openAttributes {
            switch attribute {
            case .width: open.insert(.width)
            case .height: open.insert(.height)
            default: open.insert(attribute.axis == .horizontal ? .x : .y)
            }
        }
        return open
    }

    private static func isSystemBar(_ item: CapturedItem) -> Bool { item.className.hasPrefix("_UI") }
}

/// The captured items in the order of a layout's items.
struct CapturedItems: RandomAccessCollection, Sendable {
    private let items: [CapturedItem]
    private let origins: [Int?]

    /// - Parameter origins: The index of each item; nil for items of the layout that weren't captured.
    init(items: [CapturedItem], origins: [Int?]) {
        self.items = items
        self.origins = origins
    }

    var startIndex: Int { 0 }
    var endIndex: Int { origins.count }
    subscript(index: Int) -> CapturedItem? { origins[index].map { items[$0] } }
}
