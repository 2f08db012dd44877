// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

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
