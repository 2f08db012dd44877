// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

/// Something that is on or off.
open class UISwitch: Engine.Switch {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var title: String?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A value between two ends, to be dragged.
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
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
}

/// A value that is stepped up and down.
open class UIStepper: Engine.Stepper {
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var value: Double = 0 { didSet { value = max(minimumValue, min(value, maximumValue)) } }
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true
}

/// How far something has come.
open class UIProgressView: Engine.ProgressView {
    public enum Style: Int, Sendable { case `default`, bar }

    /// From 0 to 1.
    open var progress: Float = 0 { didSet { progress = max(0, min(progress, 1)) } }
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        frame.size = intrinsicContentSize
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A wheel that turns while something is under way.
open class UIActivityIndicatorView: Engine.ActivityIndicator {
    open private(set) var isAnimating = false
    /// Whether it is hidden while it doesn't animate.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor!

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
        frame.size = intrinsicContentSize
    }

    open func startAnimating() { setAnimating(true) }
    open func stopAnimating() { setAnimating(false) }

    private func setAnimating(_ isAnimating: Bool) {
        self.isAnimating = isAnimating
        if hidesWhenStopped { isHidden = !isAnimating }
    }
}

/// A row of dots, one a page.
open class UIPageControl: Engine.PageControl {
    open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let pages = numberOfPages
        defer { numberOfPages = pages }
        numberOfPages = pageCount
        return intrinsicContentSize
    }
}

/// Wheels or a button to choose a date with.
open class UIDatePicker: Engine.DatePicker {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    public enum PickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

    open var datePickerMode = Mode.dateAndTime
    /// `inline` is as large as wheels here.
    open var preferredDatePickerStyle = PickerStyle.automatic {
        didSet {
            let isCompact = preferredDatePickerStyle == .automatic || preferredDatePickerStyle == .compact
            preferredStyle = isCompact ? .compact : .wheels
        }
    }
    open var date = Date()
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0
    open var locale: Locale?
    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar!
    open var timeZone: TimeZone?
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// Wheels to choose with.
open class UIPickerView: Engine.PickerView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selection: [Int: Int] = [:]

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
    open func reloadAllComponents() { selection = [:] }
    open func reloadComponent(_ component: Int) { selection[component] = nil }
}

/// Says how many rows wheels have.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the rows of wheels show.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
