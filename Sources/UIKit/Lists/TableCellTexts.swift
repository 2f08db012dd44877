import Engine
import Foundation

/// The labels and the image of UIKit's ready-made table cells, laid out by constraints when they are first asked for.
@MainActor
final class TableCellTexts {
    let title = UILabel()
    let detail: UILabel?
    let image: UIImageView = CellImageView()

    init(style: UITableViewCell.CellStyle, in contentView: UIView) {
        detail = style == .default ? nil : UILabel()
        title.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
        detail?.font = .preferredFont(
            forTextStyle: style == .subtitle ? .caption1 : style == .value2 ? .footnote : .body)
        let texts = UIStackView(arrangedSubviews: [title] + (detail.map { [$0] } ?? []))
        texts.axis = style == .subtitle ? .vertical : .horizontal
        texts.spacing = style == .subtitle ? 3 : 6
        texts.alignment = style == .subtitle ? .leading : .firstBaseline
        let row = UIStackView(arrangedSubviews: [image, texts])
        row.alignment = .center
        row.spacing = 16
        row.translatesAutoresizingMaskIntoConstraints = false
        image.setContentHuggingPriority(.required, for: .horizontal)
        if style == .value1 { detail?.setContentHuggingPriority(.required, for: .horizontal) }
        if style == .value2 { title.setContentHuggingPriority(.required, for: .horizontal) }
        image.isHidden = true
        contentView.addSubview(row)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate(row.constraints(fillingOut: margins))
    }
}

/// An image view that takes place as long as it has an image.
private final class CellImageView: UIImageView {
    override var image: UIImage? { didSet { isHidden = image == nil } }
}
