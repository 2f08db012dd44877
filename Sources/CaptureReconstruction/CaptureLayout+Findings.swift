import LayoutValues
import Findings
import Foundation
import ViewCapture

/// What is said about a capture.
extension CaptureLayout {
    func note(_ message: String, line: Int = 0) -> LayoutFinding {
        LayoutFinding(
            code: .captureIncomplete, message: message,
            location: line > 0 ? SourceLocation(file: file, line: line, column: 1) : nil)
    }

    /// The maximum number of findings about reading.
    private static let mostFindings = 100

    mutating func addFindings() {
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
        guard !isOutline else { return }
        addUnseen()
        addOutside()
        addSnapshots()
    }

    /// Says which views aren't seen although they are on the screen, and what has been scrolled.
    private mutating func addUnseen() {
        let shown = tree.order.filter { index in
            let place = positions[index]
            guard place >= 0, capture.items[index].kind != .guide, !capture.items[index].isInternal else {
                return false
            }
            return items[place].parent.map { !items[$0].isHidden } ?? true
        }
        func list(_ words: String, _ isMeant: (CapturedItem) -> Bool) {
            let ids = shown.filter { isMeant(capture.items[$0]) }.map { names.ids[$0] }
            if !ids.isEmpty { findings.append(note("\(words): \(Self.list(ids))")) }
        }
        list("hidden, and drawn with '--show hidden'") { $0.isHidden || $0.alpha < 0.01 }
        list("translucent in the app, and drawn as others") {
            !$0.isHidden && (0.01..<0.99).contains($0.alpha)
        }
        list("scrolled, and drawn as they were") { $0.boundsOrigin != .zero && !$0.isHidden }
        list("transformed in three dimensions, and drawn as if they were flat") {
            $0.facts.contains { $0.name == "transform3D" }
        }
    }

    /// Says for how many views there are pictures.
    private mutating func addSnapshots() {
        guard !capture.snapshots.isEmpty else { return }
        let views = items.count { $0.kind == .view }
        let pictures = snapshots.count
        let others = capture.snapshots.count - pictures
        let rest = others > 0 ? "; \(others) more aren't PNG files, and can't be drawn" : ""
        findings.append(
            note(
                "there are pictures of \(pictures) of \(views) views, which '--show snapshots' draws\(rest)"))
    }

    /// The first of some ids, with the number of the others.
    private static func list(_ ids: [String]) -> String {
        ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? " and \(ids.count - 5) more" : "")
    }

    private mutating func addUnplaced() {
        let unplaced = tree.order.filter { placement.places[$0]?.isUnplaced == true && positions[$0] >= 0 }
        if !unplaced.isEmpty {
            findings.append(
                note("the capture has no frames for \(Self.list(unplaced.map { names.ids[$0] }))"))
        }
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
        findings.append(
            note("can't be seen, because outside the canvas or clipped away: \(Self.list(outside))"))
    }

    func violations(_ checked: CapturedConstraints) -> [LayoutFinding] {
        checked.violations.map { violation in
            let constraint = checked.constraints[violation.constraint]
            let ids = [constraint.first.item, constraint.second?.item].compactMap { $0 }.map { items[$0].id }
            return LayoutFinding(
                code: .constraintOff, severity: constraint.priority >= 1000 ? nil : .note,
                message:
                    "\(constraint.text) is off by \(Amount.points(violation.distance)) in the captured frames "
                    + "(\(Amount.text(violation.asked)) asked, \(Amount.text(violation.captured)) captured)"
                    + (constraint.identifier.map { " ('\($0)')" } ?? ""),
                location: constraint.location,
                items: ids.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
                constraints: [constraint.text])
        }
    }
}
