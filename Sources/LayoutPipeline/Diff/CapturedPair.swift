import CaptureReconstruction
import Devices
import Engine
import Findings
import Foundation
import LayoutDocument

/// A capture and the layout that it was made from: brings them in a form in which items and constraints can be compared.
struct CapturedPair {
    private let request: LayoutRequest

    init(_ request: LayoutRequest) { self.request = request }

    /// If one side is a capture and the other isn't, replaces both by the captured layout in the words of its source, and the
    /// source's scene on a canvas of the captured size.
    ///
    /// - Returns: What was compared with what, or why nothing could be.
    func align(_ old: inout [LaidOutScene], _ new: inout [LaidOutScene]) -> Finding? {
        if let captured = Self.capture(old), new.allSatisfy({ $0.capture == nil }), !new.isEmpty {
            return align(captured, with: new) { (old, new) = ([$0], [$1]) }
        }
        if let captured = Self.capture(new), old.allSatisfy({ $0.capture == nil }), !old.isEmpty {
            return align(captured, with: old) { (new, old) = ([$0], [$1]) }
        }
        return nil
    }

    private static func capture(_ scenes: [LaidOutScene]) -> LaidOutScene? {
        scenes.count == 1 && scenes[0].capture != nil ? scenes[0] : nil
    }

    private func align(
        _ captured: LaidOutScene, with sources: [LaidOutScene],
        replacing: (_ captured: LaidOutScene, _ source: LaidOutScene) -> Void
    ) -> Finding? {
        var best: (match: SourceMatch, scene: LaidOutScene)?
        for scene in sources {
            guard let match = SourceMatch.best(of: captured.layout, with: scene.layout) else { continue }
            if match.score > best?.match.score ?? 0 { best = (match, scene) }
        }
        guard let best else {
            return Finding(
                file: captured.input.path, code: .captureIncomplete,
                message: "no view in it is one of \(sources[0].input.path): compared by ids only")
        }
        var (match, scene) = best
        let size = captured.layout.items[match.root].canvasFrame.size
        if let resized = laidOut(scene, size: size, like: captured.layout.canvas),
            let better = SourceMatch.best(of: captured.layout, with: resized.layout)
        {
            (match, scene) = (better, resized)
        }
        let comparison = SourceComparison(
            match, captured: captured.layout, source: scene.layout,
            hasAllConstraints: captured.capture?.hasAllConstraints ?? false)
        var (own, other) = (captured, scene)
        (own.layout, other.layout) = (comparison.layout, comparison.reference)
        own.layout.state = other.layout.state
        (own.isOnlyScene, other.isOnlyScene) = (true, true)
        (own.variant, other.variant) = (LayoutVariant(), LayoutVariant())
        (own.tellsPlaces, other.tellsPlaces) = (true, true)
        replacing(own, other)
        return note(own, other, share: comparison.share, hasConstraints: !captured.layout.constraints.isEmpty)
    }

    private func note(
        _ captured: LaidOutScene, _ source: LaidOutScene, share: Double, hasConstraints: Bool
    ) -> Finding {
        let name = source.names.first ?? source.layout.id
        let size = source.layout.canvas.size
        let views =
            share < 0.995 ? "\(Int((share * 100).rounded())) % of its views are" : "all of its views are"
        let rest = hasConstraints ? "" : "; the capture has no constraints to compare"
        return Finding(
            file: captured.input.path, code: .captureIncomplete,
            message:
                "compared with '\(name)' in \(source.input.path) on \(Double(size.width).plain) × "
                + "\(Double(size.height).plain); \(views) in the capture\(rest)")
    }

    /// Returns a scene on a canvas of another size, with the safe area of a device of that size; nil if it has the size already.
    private func laidOut(_ scene: LaidOutScene, size: CGSize, like canvas: Canvas) -> LaidOutScene? {
        let isSame =
            abs(scene.layout.canvas.size.width - size.width) < 0.5
            && abs(scene.layout.canvas.size.height - size.height) < 0.5
        guard !isSame, size.width >= 1, size.height >= 1, request.devices.isEmpty else { return nil }
        var request = request
        request.operands = []
        request.scene = scene.layout.id
        if let (device, orientation) = Self.device(size, like: canvas) {
            request.devices = [device]
            request.options.orientation = orientation
        } else {
            request.options.resized = size
        }
        var run = LayoutRun(request)
        return run.scenes(of: scene.input).first
    }

    /// Returns a device whose screen has a size, preferably with the same safe area.
    private static func device(_ size: CGSize, like canvas: Canvas) -> (Device, Canvas.Orientation)? {
        let isLandscape = size.width > size.height
        let upright = isLandscape ? CGSize(width: size.height, height: size.width) : size
        let candidates = DeviceCatalogue.devices.filter { $0.size == upright }
        let same = candidates.first {
            (isLandscape ? $0.landscapeSafeAreaInsets : $0.portraitSafeAreaInsets) == canvas.safeAreaInsets
        }
        return (same ?? candidates.first).map { ($0, isLandscape ? .landscapeLeft : .portrait) }
    }
}
