// Code in the style of apps and libraries, which needs no documentation here.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import ObjectiveC
import UIKit

// Names that a library uses once or twice, each in the code that it usually stands in.

/// An attachment that draws its image as tall as the line.
public final class LineAttachment: NSTextAttachment {
    public private(set) var askedBounds: [CGRect] = []

    public override func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        askedBounds.append(imageBounds)
        return super.image(forBounds: imageBounds, textContainer: textContainer, characterIndex: charIndex)
    }

    public override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect {
        guard let image else { return .zero }
        return CGRect(
            x: 0, y: 0, width: lineFrag.height * image.size.width / image.size.height, height: lineFrag.height
        )
    }
}

/// A label that lays its text out itself.
public final class GlyphLabel: UILabel {
    private let manager = NSLayoutManager()
    private let textContainer = NSTextContainer(size: .zero)
    private let storage = NSTextStorage()

    public override func drawText(in rect: CGRect) {
        manager.addTextContainer(textContainer)
        storage.addLayoutManager(manager)
        storage.setAttributedString(attributedText ?? NSAttributedString())
        textContainer.size = rect.size
        textContainer.lineFragmentPadding = 0
        let range = manager.glyphRange(for: textContainer)
        manager.drawBackground(forGlyphRange: range, at: rect.origin)
        manager.drawGlyphs(forGlyphRange: range, at: rect.origin)
    }

    public func textSize(in size: CGSize) -> CGSize {
        drawText(in: CGRect(origin: .zero, size: size))
        manager.ensureLayout(for: textContainer)
        return manager.usedRect(for: textContainer).size
    }
}

extension UIView {
    /// Slides in from a side, half of the way.
    @discardableResult
    public func slide(from side: CATransitionSubtype) -> CATransition {
        let transition = CATransition()
        transition.type = .push
        transition.subtype = side
        transition.startProgress = 0.5
        transition.endProgress = 1
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(transition, forKey: kCATransition)
        return transition
    }
}

/// A value that is read and written under an object's lock.
public final class Locked<Value> {
    private var value: Value
    public init(_ value: Value) { self.value = value }

    public func update<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        return try body(&value)
    }
}

/// Measures as older code does.
public func elapsed(_ body: () -> Void) -> CFTimeInterval {
    let start: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    body()
    return CFAbsoluteTimeGetCurrent() - start
}

/// Follows the text size, and knows its last one.
public final class TextSizeObserver {
    public private(set) var category: UIContentSizeCategory = .unspecified
    private var token: NSObjectProtocol?

    public init() {
        token = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let value = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
            self?.category = value as? UIContentSizeCategory ?? .unspecified
        }
    }
    deinit { token.map(NotificationCenter.default.removeObserver) }
}

/// A label with a menu to copy its text, as before iOS 16, that looks pressed under the pointer.
open class CopyableLabel: UILabel, UIPointerInteractionDelegate {
    open override var canBecomeFirstResponder: Bool { true }

    open func showMenu() {
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Copy", action: NSSelectorFromString("copyText"))]
        menu.arrowDirection = .down
        if #available(iOS 13, *) {
            menu.showMenu(from: self, rect: bounds)
        } else {
            menu.setTargetRect(bounds, in: self)
            menu.setMenuVisible(true, animated: true)
        }
        addInteraction(UIPointerInteraction(delegate: self))
    }

    open func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        guard let view = interaction.view else { return nil }
        let preview = UITargetedPreview(view: view)
        return UIPointerStyle(
            effect: .highlight(preview),
            shape: .roundedRect(view.frame.insetBy(dx: -8, dy: -4), radius: 6))
    }
}

/// A collection whose sections are described by a closure, and that changes to another layout by steps.
public final class SectionedController: UICollectionViewController {
    public static let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, environment in
        let isWide = environment.container.effectiveContentSize.width > 500
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 100 : 44)),
            subitem: item, count: isWide ? 4 : 2)
        group.interItemSpacing = .fixed(10)
        return NSCollectionLayoutSection(group: group)
    }

    public convenience init() {
        self.init(
            collectionViewLayout: UICollectionViewCompositionalLayout(sectionProvider: Self.provider))
    }

    public override func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
}
