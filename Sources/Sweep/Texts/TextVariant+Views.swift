import Engine

extension TextVariant {
    /// Replaces the texts of all views of a hierarchy.
    package func apply(to root: View) {
        var pending = [root]
        while let view = pending.popLast() {
            change(view)
            pending += view.subviews
        }
    }

    private func change(_ view: View) {
        switch view {
        case let label as Label: label.text = label.text.map(text)
        case let button as Button: button.title = button.title.map(text)
        case let field as TextField:
            field.text = field.text.map(text)
            field.placeholder = field.placeholder.map(text)
        case let textView as TextView: textView.text = text(for: textView.text)
        case let control as SegmentedControl:
            control.segments = control.segments.map { segment in
                var segment = segment
                segment.title = segment.title.map(text)
                return segment
            }
        default: break
        }
    }
}
