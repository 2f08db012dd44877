// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A row of segments, one of which is selected.
open class UISegmentedControl: Engine.SegmentedControl {
    /// No segment, as an index.
    nonisolated public static let noSegment = -1

    open var selectedSegmentIndex = UISegmentedControl.noSegment
    open var isMomentary = false
    open var selectedSegmentTintColor: UIColor?
    private var disabled: Set<Int> = []
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// A control with titles and images as its segments.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
        frame.size = sizeThatFits(.zero)
    }

    /// A control with an action for each segment.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
        if frame == .zero { self.frame.size = sizeThatFits(.zero) }
    }

    private var segmentActions: [Int: UIAction] = [:]
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let index = max(0, min(segment, segments.count))
        for shifted in segmentActions.keys.sorted(by: >) where shifted >= index {
            segmentActions[shifted + 1] = segmentActions.removeValue(forKey: shifted)
        }
        segments.insert(Segment(title: action.title, image: action.image), at: index)
        segmentActions[index] = action
    }
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        (segments[segment].title, segments[segment].image) = (action.title, action.image)
        segmentActions[segment] = action
    }
    open func actionForSegment(at segment: Int) -> UIAction? { segmentActions[segment] }

    // Images and offsets are kept; layout doesn't depend on them.
    private var appearanceImages: [String: UIImage] = [:]
    private var offsets: [Int: CGSize] = [:]
    open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        appearanceImages["background \(state.rawValue) \(barMetrics.rawValue)"] = image
    }
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        appearanceImages["background \(state.rawValue) \(barMetrics.rawValue)"]
    }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        appearanceImages["divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)"] =
            image
    }
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { offsets[segment] = offset }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { offsets[segment] ?? .zero }
    /// Which segments a setting is for, with UIKit's raw values.
    public enum SegmentType: Int, Sendable { case any, left, center, right, alone }
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: SegmentType, barMetrics: UIBarMetrics
    ) {}

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        segments.insert(Segment(title: title), at: max(0, min(segment, segments.count)))
    }
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        segments.insert(Segment(image: image), at: max(0, min(segment, segments.count)))
    }
    open func removeSegment(at segment: Int, animated: Bool) {
        if segments.indices.contains(segment) { segments.remove(at: segment) }
    }
    open func removeAllSegments() { segments = [] }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].title = title }
    }
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].title : nil
    }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].image = image }
    }
    open func imageForSegment(at segment: Int) -> UIImage? {
        segments.indices.contains(segment) ? segments[segment].image : nil
    }
    /// In points; 0 for the width of the content.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        if segments.indices.contains(segment) { segments[segment].width = width == 0 ? nil : width }
    }
    open func widthForSegment(at segment: Int) -> CGFloat {
        segments.indices.contains(segment) ? segments[segment].width ?? 0 : 0
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
    }
    open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state.rawValue] = attributes
    }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }
}
