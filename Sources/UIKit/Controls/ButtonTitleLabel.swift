import Engine
import Foundation

/// Hands the font that it is given on to its button.
final class ButtonTitleLabel: UILabel {
    private weak var button: Engine.Button?

    init(of button: Engine.Button) {
        super.init(frame: .zero)
        font = UIFont(button.effectiveTitleFont)
        self.button = button
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

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
