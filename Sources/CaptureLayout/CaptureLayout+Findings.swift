import Engine
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

    func violations(_ checked: CapturedConstraints) -> [LayoutFinding] {
        checked.violations.map { violation in
            let constraint = checked.constraints[violation.constraint]
            let ids = [constraint.first.item, constraint.second?.item].compactMap { $0 }.map { items[$0].id }
            return LayoutFinding(
                code: .constraintOff, severity: constraint.priority >= 1000 ? nil : .note,
                message:
                    "\(constraint.text) is off by \(Amount.points(violation.distance)) in the captured frames"
                    + (constraint.identifier.map { " ('\($0)')" } ?? ""),
                location: constraint.location,
                items: ids.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
                constraints: [constraint.text])
        }
    }
}
