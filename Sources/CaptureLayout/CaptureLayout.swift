import ConstraintLog
import Engine
import Foundation
import ViewCapture

/// A capture as a layout whose frames are given: those of the app, not solved.
public struct CaptureLayout {
    private let capture: ViewCapture
    private let file: String
    private let tree: CapturedTree
    private let names: CapturedNames
    private let placement: CapturePlacement
    /// The index among the layout's items for each item of the capture.
    private var positions: [Int]
    private var items: [SolvedItem] = []
    /// The captured item of each item of the layout.
    private var captured: [CapturedItem?] = []
    private var findings: [LayoutFinding] = []

    /// Creates the layout of a capture.
    ///
    /// - Parameter file: The input's name, for the locations of findings.
    public init(_ capture: ViewCapture, file: String) {
        self.capture = OutlineTree.adding(to: capture)
        self.file = file
        tree = CapturedTree(self.capture)
        names = CapturedNames(self.capture.items, order: tree.order)
        placement = CapturePlacement(self.capture, tree: tree)
        positions = Array(repeating: -1, count: self.capture.items.count)
        addItems()
        addFindings()
    }

    /// Whether so few items have frames that the picture shows only which views are in which.
    public var isOutline: Bool {
        if capture.formats.contains(where: \.hasFrames) { return false }
        // A trace has the frames of some views, which say little about where the others are.
        let views = capture.items.filter { $0.kind == .view }
        return views.count { $0.frame != nil } * 2 < views.count
            || !capture.items.contains { $0.frame != nil }
    }

    /// The capture, with items for what only its constraints or controllers mention.
    var source: ViewCapture { capture }

    /// The captured item of each item of the layout; nil for one that was added around them.
    var capturedItems: [CapturedItem?] { captured }

    /// The index among the layout's items by address.
    var placesByAddress: [String: Int] {
        var places: [String: Int] = [:]
        for (index, item) in capture.items.enumerated() where positions[index] >= 0 {
            if let address = item.address, places[address] == nil { places[address] = positions[index] }
        }
        return places
    }

    /// Returns the layout with the captured frames, and with constraints as they hold in these.
    ///
    /// - Parameter marksUnknown: Whether numbers that the capture doesn't have are marked as undetermined, for programs; in
    ///   pictures, they would hide what the system calls ambiguous.
    public func solved(id: String, marksUnknown: Bool = false) -> SolvedLayout {
        let checked = CapturedConstraints(
            capture, items: items, captured: captured, places: placesByAddress, scale: scale, file: file)
        var layout = SolvedLayout(
            id: id, title: title, canvas: canvas, items: items, constraints: checked.constraints,
            findings: findings)
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
            captured.append(nil)
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
            text: text(of: item, index: index, in: place.canvasFrame))
        // The old guides of controllers are hidden views, but guides all the same.
        if item.kind == .guide { solved.isHidden = parent.map { items[$0].isHidden } ?? false }
        solved.systemGuide = SystemGuideNames.kind(of: item)
        solved.backgroundColor = item.background.map {
            DynamicColor(Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]))
        }
        if item.line > 0 { solved.location = SourceLocation(file: file, line: item.line, column: 1) }
        items.append(solved)
        captured.append(item)
    }

    private func name(of item: CapturedItem) -> String? {
        if let kind = SystemGuideNames.kind(of: item) { return kind.rawValue }
        if let state = item.facts.first(where: { $0.name == "state of controller" }) {
            return "\(CapturedNames.className(of: item)), \(state.value)"
        }
        let controller = item.controller.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
        return item.identifier ?? controller.map { "\($0)'s view" }
            ?? (item.kind == .guide ? nil : item.text.map { String($0.prefix(60)) })
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

    private func undetermined(_ item: CapturedItem, _ place: ItemPlacement) -> FrameComponents {
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

    // MARK: Text

    private static let textClasses = [
        "Label", "TextField", "TextView", "StaticText", "SearchField", "NSTextField",
    ]

    private func text(of item: CapturedItem, index: Int, in frame: CGRect) -> SolvedText? {
        guard let text = item.text, !text.isEmpty, item.kind != .guide, frame.width > 1, frame.height > 4
        else { return nil }
        let isText = Self.textClasses.contains {
            item.className.hasSuffix($0) || (item.baseClass ?? "").hasSuffix($0)
        }
        let isButton =
            item.className.hasSuffix("Button")
            && tree.children[index].allSatisfy { capture.items[$0].text == nil }
        guard isText || isButton, !item.className.hasSuffix("ContainerView") else { return nil }
        let string = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        // The size follows from the height of a single line; six digits of width for a letter, at most.
        let lines = max(1, Int((Double(frame.height) / 21).rounded()))
        let size = min(17, max(6, Double(frame.height) / Double(lines) / 1.2))
        let font = Font(size: CGFloat(size))
        return SolvedText(
            string: string, font: font, alignment: isButton ? .center : .natural,
            lines: Self.lines(of: string, width: Double(frame.width), size: size, most: lines))
    }

    /// Breaks a text at spaces into lines of roughly the width.
    private static func lines(of text: String, width: Double, size: Double, most: Int) -> [String] {
        let most = max(1, most)
        let room = max(1, Int(width / (size * 0.48)))
        guard most > 1, text.count > room else { return [text] }
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= room || lines.count == most {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    // MARK: Findings

    private func note(_ message: String, line: Int = 0) -> LayoutFinding {
        LayoutFinding(
            code: .captureIncomplete, message: message,
            location: line > 0 ? SourceLocation(file: file, line: line, column: 1) : nil)
    }

    /// The maximum number of findings about reading.
    private static let mostFindings = 100

    private mutating func addFindings() {
        var known: Set<CaptureFinding> = []
        let distinct = capture.findings.filter { known.insert($0).inserted }
        for finding in distinct.prefix(Self.mostFindings) {
            findings.append(note(finding.message, line: finding.line))
        }
        if distinct.count > Self.mostFindings {
            findings.append(note("\(distinct.count - Self.mostFindings) more that can't be read"))
        }
        if isOutline {
            findings.append(
                note("the capture has no frames, or few: the picture shows which views are in which"))
        } else {
            addUnplaced()
        }
        for index in tree.order where positions[index] >= 0 { addAmbiguity(of: index) }
        addOutside()
    }

    private mutating func addUnplaced() {
        let unplaced = tree.order.filter { placement.places[$0]?.isUnplaced == true && positions[$0] >= 0 }
        guard !unplaced.isEmpty else { return }
        let shown = unplaced.prefix(5).map { names.ids[$0] }.joined(separator: ", ")
        let rest = unplaced.count > 5 ? " and \(unplaced.count - 5) more" : ""
        findings.append(note("the capture has no frames for \(shown)\(rest)"))
        let rotated = tree.order.filter { placement.places[$0]?.isSizeUnknown == true && positions[$0] >= 0 }
        for index in rotated.prefix(5) {
            findings.append(
                note(CaptureFinding(kind: .unknownRotatedSize(name: names.ids[index]), line: 0).message))
        }
    }

    private mutating func addAmbiguity(of index: Int) {
        let item = capture.items[index]
        let solved = items[positions[index]]
        let location = item.line > 0 ? SourceLocation(file: file, line: item.line, column: 1) : nil
        if item.isMissingHostConstraints {
            findings.append(
                LayoutFinding(
                    code: .ambiguous,
                    message:
                        "\(solved.id): views inside it are laid out by constraints, but none give it a size; constrain it to "
                        + "its superview, or to them", location: location, items: [solved.id]))
        }
        guard item.isAmbiguous, !solved.undetermined.isEmpty,
            placement.places[index]?.isUnplaced == false || isOutline
        else {
            return
        }
        if item.openAttributes.isEmpty {
            findings.append(
                LayoutFinding(
                    code: .ambiguous,
                    message: "\(solved.id): the system calls it ambiguous, and doesn't say on which axis",
                    location: location, items: [solved.id]))
            return
        }
        let open = undetermined(
            item,
            placement.places[index].map {
                ItemPlacement(
                    transform: $0.transform, canvasFrame: $0.canvasFrame, frame: $0.frame, isUnplaced: false)
            } ?? ItemPlacement(transform: .identity, canvasFrame: .zero, frame: .zero, isUnplaced: false))
        findings.append(
            LayoutFinding(
                code: .ambiguous, message: AmbiguityMessage(name: solved.id, open: open).text,
                location: location,
                items: [solved.id]))
    }

    /// Says what is nowhere to be seen: outside the canvas, or cut away by a view that clips.
    private mutating func addOutside() {
        guard !isOutline else { return }
        let sheet = CGRect(origin: .zero, size: placement.canvas.size)
        var clips: [CGRect] = []
        var outside: [String] = []
        for item in items {
            var clip = item.parent.map { clips[$0] } ?? sheet
            let isInside = !item.canvasFrame.intersection(clip).isNull || item.canvasFrame.isEmpty
            if item.kind == .view, !item.isHidden, !isInside, item.canvasFrame.width > 0,
                item.canvasFrame.height > 0
            {
                outside.append(item.id)
            }
            if item.clipsToBounds { clip = clip.intersection(item.canvasFrame) }
            clips.append(clip.isNull ? .zero : clip)
        }
        guard !outside.isEmpty else { return }
        let shown = outside.prefix(5).joined(separator: ", ")
        let rest = outside.count > 5 ? " and \(outside.count - 5) more" : ""
        findings.append(note("can't be seen, because outside the canvas or clipped away: \(shown)\(rest)"))
    }

    private func violations(_ checked: CapturedConstraints) -> [LayoutFinding] {
        checked.violations.map { violation in
            let constraint = checked.constraints[violation.constraint]
            let ids = [constraint.first.item, constraint.second?.item].compactMap { $0 }.map { items[$0].id }
            let amount = (violation.distance * 1000).rounded() / 1000
            return LayoutFinding(
                code: .constraintOff, severity: constraint.priority >= 1000 ? nil : .note,
                message: "\(constraint.text) is off by \(amount.plain) points in the captured frames"
                    + (constraint.identifier.map { " ('\($0)')" } ?? ""),
                location: constraint.location,
                items: ids.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
                constraints: [constraint.text])
        }
    }
}
