// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// A control for choosing a value between two ends.
open class UISlider: Engine.Slider {
    private var chosen: Float = 0
    open var minimumValue: Float = 0 { didSet { value = chosen } }
    open var maximumValue: Float = 1 { didSet { value = chosen } }
    open var value: Float {
        get { chosen }
        set { chosen = max(minimumValue, min(newValue, maximumValue)) }
    }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    private var images: [String: UIImage] = [:]
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: State) { images["thumb\(state.rawValue)"] = image }
    open func thumbImage(for state: State) -> UIImage? { images["thumb\(state.rawValue)"] }
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        images["minimum\(state.rawValue)"] = image
    }
    open func minimumTrackImage(for state: State) -> UIImage? { images["minimum\(state.rawValue)"] }
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        images["maximum\(state.rawValue)"] = image
    }
    open func maximumTrackImage(for state: State) -> UIImage? { images["maximum\(state.rawValue)"] }

    /// The rectangle of the track, 4 points tall in the middle.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
    }
    /// The rectangle of the thumb, a circle of 27 points, at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let length = maximumValue - minimumValue
        let share = length > 0 ? CGFloat((value - minimumValue) / length) : 0
        let side: CGFloat = 27
        return CGRect(
            x: rect.minX + share * (rect.width - side), y: rect.midY - side / 2, width: side, height: side)
    }
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
}
