/// A view that is acted on.
open class Control: View {
    open override var className: String { declaredClassName ?? "UIControl" }
}
