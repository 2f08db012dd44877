import CaptureReconstruction
import Engine
import LayoutDocument

extension CaptureDocument {
    /// Returns the document as an input, without its text.
    ///
    /// - Parameter file: The capture as the user named it, for locations and for the scene's id.
    func input(file: String) -> LayoutInput {
        var builder = DocumentBuilder(
            size: canvasSize, scale: Double(layout.canvas.scale), safeAreaInsets: layout.canvas.safeAreaInsets
        )
        var places: [Int: ItemPlace] = [:]
        for view in views {
            let index = builder.addView(
                id: view.id, className: view.className, below: view.parent, frame: view.frame, line: view.line
            ) { view.set(on: $0) }
            if let item = view.item { places[item] = .view(index) }
            for guide in view.guides {
                places[guide] = builder.addGuide(id: layout.items[guide].id, to: index)
            }
        }
        for equation in equations {
            guard let first = side(equation.first, places) else { continue }
            builder.addConstraint(
                id: equation.id, text: equation.text(in: layout.items), first, equation.relation,
                equation.second.flatMap { side($0, places) }, multiplier: equation.multiplier,
                constant: equation.constant, priority: equation.priority, line: equation.line)
        }
        return builder.input(file: file)
    }

    private func side(_ side: Equation.Side, _ places: [Int: ItemPlace]) -> DocumentBuilder.Side? {
        places[side.item].map { DocumentBuilder.Side($0, id: layout.items[side.item].id, side.attribute) }
    }

    /// The number of bytes that the document counts for in a budget: about those of its text.
    var countedSize: Int {
        let texts = layout.items.reduce(0) { $0 + $1.id.utf8.count + ($1.text?.string.utf8.count ?? 0) }
        return texts + 64 * (layout.items.count + equations.count)
    }
}

extension CaptureDocument.View {
    /// Gives a view the properties that it has in the document.
    fileprivate func set(on view: View) {
        if let text { view.setText(text) }
        if let contentSize { view.intrinsicContentSizeOverride = contentSize }
        if let (horizontal, vertical) = hugging {
            view.setContentHuggingPriority(LayoutPriority(Float(horizontal)), for: .horizontal)
            view.setContentHuggingPriority(LayoutPriority(Float(vertical)), for: .vertical)
        }
        if let (horizontal, vertical) = compressionResistance {
            view.setContentCompressionResistancePriority(LayoutPriority(Float(horizontal)), for: .horizontal)
            view.setContentCompressionResistancePriority(LayoutPriority(Float(vertical)), for: .vertical)
        }
        view.isHidden = isHidden
        view.clipsToBounds = clipsToBounds
        if let layoutMargins {
            view.insetsLayoutMarginsFromSafeArea = false
            view.layoutMargins = layoutMargins
        }
    }
}

extension View {
    fileprivate func setText(_ text: String) {
        switch self {
        case let label as Label: label.text = text
        case let button as Button: button.title = text
        case let field as TextField: field.text = text
        case let view as TextView: view.text = text
        default: break
        }
    }
}
