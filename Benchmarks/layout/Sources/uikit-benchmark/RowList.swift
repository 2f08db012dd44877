import UIKit

/// Rows with an icon, a title, a badge and a line, one below another: five views per row.
final class RowList: UIView {
    /// The constraint whose constant changes.
    enum Change: String, CaseIterable {
        case inset = "a title's inset"
        case firstHeight = "the first height"
        case lastHeight = "the last height"
    }

    private var insets: [NSLayoutConstraint] = []
    private var heights: [NSLayoutConstraint] = []

    init(viewCount: Int) {
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 20_000))
        var edge = topAnchor
        for index in 0..<viewCount / 5 { edge = addRow(index, below: edge) }
    }

    required init?(coder: NSCoder) { nil }

    func constraint(_ change: Change) -> NSLayoutConstraint {
        switch change {
        case .inset: insets[insets.count / 2]
        case .firstHeight: heights[0]
        case .lastHeight: heights[heights.count - 1]
        }
    }

    private func addRow(_ index: Int, below edge: NSLayoutYAxisAnchor) -> NSLayoutYAxisAnchor {
        let row = placed(UIView(), in: self)
        let icon = placed(UIImageView(image: UIImage(size: CGSize(width: 24, height: 24))), in: row)
        let title = placed(UILabel(), in: row)
        title.text = "Row \(index)"
        let badge = placed(UILabel(), in: row)
        badge.text = "\(index * 7 % 100)"
        badge.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let line = placed(UIView(), in: row)
        let inset = title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12)
        let height = row.heightAnchor.constraint(equalToConstant: CGFloat(44 + index % 7))
        insets.append(inset)
        heights.append(height)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: edge, constant: 1),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor), height,
            icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
            icon.centerYAnchor.constraint(equalTo: row.centerYAnchor), inset,
            title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            badge.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            badge.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
            badge.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
        return row.bottomAnchor
    }

    private func placed<View: UIView>(_ view: View, in superview: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        return view
    }
}
