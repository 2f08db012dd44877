import Engine
import Foundation

/// A view with a content size of its own.
final class SizedView: View {
    private let contentSize: CGSize

    init(contentSize: CGSize) {
        self.contentSize = contentSize
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
}
