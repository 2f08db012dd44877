// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension UIView {
    /// Makes the view as large as its content, and leaves a length that the content doesn't determine.
    func takeOwnSize() {
        let content = intrinsicContentSize
        var size = frame.inset(by: alignmentRectInsets).size
        if content.width != UIView.noIntrinsicMetric { size.width = content.width }
        if content.height != UIView.noIntrinsicMetric { size.height = content.height }
        frame.size = self.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
    }
}

/// A switch between on and off.
open class UISwitch: Engine.Switch {

    /// It has its own size, whatever frame it is given.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeOwnSize()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var title: String?
    open var onImage: UIImage?
    open var offImage: UIImage?
    /// How a switch looks, with UIKit's raw values; it is always a sliding one here.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

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

/// A control for stepping a value up and down.
open class UIStepper: Engine.Stepper {

    /// It has its own size, whatever frame it is given.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        takeOwnSize()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var value: Double = 0 { didSet { value = max(minimumValue, min(value, maximumValue)) } }
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true
}

/// The progress of a task.
open class UIProgressView: Engine.ProgressView {
    public enum Style: Int, Sendable { case `default`, bar }

    /// From 0 to 1.
    open var progress: Float = 0 { didSet { progress = max(0, min(progress, 1)) } }
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
        takeOwnSize()
    }

    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A row of dots, one for each page.
open class UIPageControl: Engine.PageControl {
    open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    public enum InteractionState: Int, Sendable { case none, discrete, continuous }
    public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
    open var backgroundStyle = BackgroundStyle.automatic
    open var direction = Direction.natural
    open var interactionState: InteractionState { .none }
    open var allowsContinuousInteraction = true
    open var defersCurrentPageDisplay = false
    open var preferredIndicatorImage: UIImage?
    private var indicatorImages: [Int: UIImage] = [:]
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) { indicatorImages[page] = image }
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
    open func updateCurrentPageDisplay() {}
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let pages = numberOfPages
        defer { numberOfPages = pages }
        numberOfPages = pageCount
        return intrinsicContentSize
    }
}

/// Wheels or a button for choosing a date.
open class UIDatePicker: Engine.DatePicker {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        showStyle()
        if frame.size == .zero { takeOwnSize() }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
        case yearAndMonth = 4269
    }
    public enum PickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

    open var datePickerMode = Mode.dateAndTime { didSet { showStyle() } }
    /// `inline` is as large as wheels here.
    open var preferredDatePickerStyle = PickerStyle.automatic { didSet { showStyle() } }
    /// The style shown: unless another is preferred compact, which a count-down timer can't be.
    open var datePickerStyle: PickerStyle {
        guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
        return datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
    }

    private func showStyle() { preferredStyle = datePickerStyle == .compact ? .compact : .wheels }

    /// Compact ones are about as wide as UIKit's, whatever the date, so that layouts don't depend on the day.
    open override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        if size.width == UIView.noIntrinsicMetric, intrinsicContentSizeOverride == nil {
            size.width = compactWidth
        }
        return size
    }

    /// The width of a date's and a time's fields, with the distance between them, in points.
    private var compactWidth: CGFloat {
        let texts: [String] =
            switch datePickerMode {
            case .time: ["12:00 AM"]
            case .date: ["Sep 30, 2026"]
            default: ["Sep 30, 2026", "12:00 AM"]
            }
        let font = UIFont.systemFont(ofSize: 17)
        let widths = texts.map {
            $0.size(withAttributes: [.font: font]).width.rounded(.up) + 2 * Self.fieldPadding
        }
        return widths.reduce(0, +) + CGFloat(texts.count - 1) * Self.fieldDistance
    }
    private static let fieldPadding: CGFloat = 12
    private static let fieldDistance: CGFloat = 5
    open var roundsToMinuteInterval = true
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

/// Wheels for choosing from lists.
open class UIPickerView: Engine.PickerView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { takeOwnSize() }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selection: [Int: Int] = [:]

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selection[component] ?? 0 }
    open var showsSelectionIndicator = true
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
    /// The size of a row: the delegate's, or an equal share of the width and 32 points.
    open func rowSize(forComponent component: Int) -> CGSize {
        let share = bounds.width / CGFloat(max(1, numberOfComponents))
        return CGSize(
            width: delegate?.pickerView(self, widthForComponent: component) ?? share,
            height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }
    open func reloadAllComponents() { selection = [:] }
    open func reloadComponent(_ component: Int) { selection[component] = nil }
}

/// Provides the numbers of wheels and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of wheels, and is notified of choices.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
}
