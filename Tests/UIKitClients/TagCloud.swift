// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

// Tags that flow in lines: the style of libraries for chips and tags.

open class TagView: UIButton {
    open var cornerRadius: CGFloat = 0 {
        didSet {
            layer.cornerRadius = cornerRadius
            layer.masksToBounds = cornerRadius > 0
        }
    }
    open var paddingX: CGFloat = 8 { didSet { updateInsets() } }
    open var paddingY: CGFloat = 4 { didSet { updateInsets() } }
    open var textFont: UIFont = .systemFont(ofSize: 12) { didSet { titleLabel?.font = textFont } }

    open override var isHighlighted: Bool { didSet { reloadStyles() } }
    open override var isSelected: Bool { didSet { reloadStyles() } }

    public var onTap: ((TagView) -> Void)?

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setupView()
    }

    public init(title: String) {
        super.init(frame: CGRect.zero)
        setTitle(title, for: UIControl.State())
        setupView()
    }

    private func setupView() {
        titleLabel?.lineBreakMode = .byTruncatingMiddle
        frame.size = intrinsicContentSize
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.isSelected.toggle()
                self.onTap?(self)
            }, for: .touchUpInside)
    }

    private func updateInsets() {
        titleEdgeInsets = UIEdgeInsets(top: paddingY, left: paddingX, bottom: paddingY, right: paddingX)
    }

    private func reloadStyles() {
        backgroundColor = isHighlighted || isSelected ? .systemBlue : .systemGray5
        setTitleColor(isSelected ? .white : .label, for: [])
    }

    open override var intrinsicContentSize: CGSize {
        var size =
            titleLabel?.text?.size(withAttributes: [NSAttributedString.Key.font: textFont]) ?? CGSize.zero
        size.height = textFont.pointSize + paddingY * 2
        size.width += paddingX * 2
        if size.width < size.height { size.width = size.height }
        return size
    }
}

open class TagListView: UIView {
    public enum Alignment: Int { case left, center, right }

    open var alignment = Alignment.left { didSet { setNeedsLayout() } }
    open var marginX: CGFloat = 5 { didSet { setNeedsLayout() } }
    open var marginY: CGFloat = 2 { didSet { setNeedsLayout() } }
    open private(set) var tagViews: [TagView] = []
    public private(set) var rows = 0 {
        didSet { if rows != oldValue { invalidateIntrinsicContentSize() } }
    }
    private var rowHeight: CGFloat = 0

    open override func layoutSubviews() {
        defer { rearrange() }
        super.layoutSubviews()
    }

    private func rearrange() {
        var (lines, line): ([[TagView]], [TagView]) = ([], [])
        var width: CGFloat = 0
        for tag in tagViews {
            let size = tag.intrinsicContentSize
            rowHeight = max(rowHeight, size.height)
            if !line.isEmpty, width + size.width > frame.width {
                lines.append(line)
                (line, width) = ([], 0)
            }
            tag.frame.size = CGSize(width: min(size.width, frame.width), height: size.height)
            line.append(tag)
            width += tag.frame.width + marginX
        }
        if !line.isEmpty { lines.append(line) }
        for (index, line) in lines.enumerated() {
            let length = line.reduce(-marginX) { $0 + $1.frame.width + marginX }
            var x: CGFloat
            switch alignment {
            case .left: x = 0
            case .center: x = (frame.width - length) / 2
            case .right: x = frame.width - length
            }
            for tag in line {
                tag.frame.origin = CGPoint(x: x, y: CGFloat(index) * (rowHeight + marginY))
                x += tag.frame.width + marginX
            }
        }
        rows = lines.count
    }

    open override var intrinsicContentSize: CGSize {
        var height = CGFloat(rows) * (rowHeight + marginY)
        if rows > 0 { height -= marginY }
        return CGSize(width: frame.width, height: height)
    }

    @discardableResult
    open func addTags(_ titles: [String]) -> [TagView] {
        let tags = titles.map(TagView.init(title:))
        tagViews += tags
        tags.forEach(addSubview(_:))
        setNeedsLayout()
        return tags
    }

    open func removeAllTags() {
        tagViews.forEach { $0.removeFromSuperview() }
        tagViews.removeAll()
        rows = 0
    }
}
