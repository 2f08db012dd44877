import Engine
import Foundation

/// Shows a button's title to those that look at its subviews, and hands the font that it is given on to the button.
final class ButtonTitleLabel: UILabel {
    private weak var button: Engine.Button?

    init(of button: Engine.Button) {
        super.init(frame: .zero)
        font = UIFont(button.effectiveTitleFont)
        self.button = button
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var superview: UIView? { button }

    /// Has the button's title as its text.
    func showTitle() {
        guard text != button?.title else { return }
        text = button?.title
    }

    // As UIKit declares it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var font: UIFont! {
        didSet { button?.titleFont = font?.font }
    }
}

/// Shows a button's image to those that look at its subviews.
final class ButtonImageView: UIImageView {
    private weak var button: Engine.Button?

    init(of button: Engine.Button) {
        super.init(frame: .zero)
        image = button.image
        self.button = button
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var superview: UIView? { button }
}

/// Where the image and the title of a button are, lengths in points.
struct ButtonContentArrangement {
    let title: CGSize
    let image: CGSize
    /// Between them, if there are both.
    let gap: CGFloat
    let placement: NSDirectionalRectEdge
    /// Leading and trailing resolved.
    let horizontal: UIControl.ContentHorizontalAlignment
    let vertical: UIControl.ContentVerticalAlignment
    let isLeftToRight: Bool

    private var isBeside: Bool { placement.isDisjoint(with: [.top, .bottom]) }
    /// Whether the image comes first from the left or from the top.
    private var isImageFirst: Bool {
        isBeside ? placement.contains(.leading) == isLeftToRight : placement.contains(.top)
    }
    private var usedGap: CGFloat { title == .zero || image == .zero ? 0 : gap }

    func titleFrame(in area: CGRect) -> CGRect {
        let room = isBeside ? area.width - image.width - usedGap : area.width
        return frame(
            of: CGSize(width: max(0, min(title.width, room)), height: title.height), beside: image,
            isFirst: !isImageFirst, in: area)
    }

    func imageFrame(in area: CGRect) -> CGRect {
        frame(of: image, beside: title, isFirst: isImageFirst, in: area)
    }

    private func frame(of size: CGSize, beside other: CGSize, isFirst: Bool, in area: CGRect) -> CGRect {
        let before = isFirst || other == .zero ? CGSize.zero : other
        let width = isBeside ? size.width + usedGap + other.width : size.width
        let height = isBeside ? size.height : size.height + usedGap + other.height
        let left: CGFloat =
            switch horizontal {
            case .left, .leading: 0
            case .right, .trailing: area.width - width
            case .center, .fill: (area.width - width) / 2
            }
        let top: CGFloat =
            switch vertical {
            case .top: 0
            case .bottom: area.height - height
            case .center, .fill: (area.height - height) / 2
            }
        let shift = before == .zero ? 0 : usedGap
        return CGRect(
            x: onPixel(area.minX + left + (isBeside ? before.width + shift : 0)),
            y: onPixel(area.minY + top + (isBeside ? 0 : before.height + shift)), width: size.width,
            height: size.height)
    }

    private func onPixel(_ place: CGFloat) -> CGFloat {
        let scale = UIScreen.main.scale
        return (place * scale).rounded() / scale
    }
}
