#if canImport(UIKit)
    import UIKit

    /// The views of a hierarchy as a document describes them.
    struct CapturedViews {
        let names: CapturedNames
        /// Where the code is that holds an item.
        let places: [ObjectIdentifier: String]
        let constraints: CapturedConstraints

        /// A view with what is below it.
        func value(of view: UIView) -> DocumentValue {
            var members: [(String, DocumentValue)] = [("id", .text(names[view] ?? ""))]
            if let name = view.documentClass { members.append(("class", .text(name))) }
            members += source(of: view)
            members += layout(of: view)
            members += CapturedContent(view: view, names: names).members
            members += CapturedLook(view: view).members
            let guides = CapturedNames.guides(of: view).compactMap { guide in
                names[guide].map { DocumentValue.members([("id", .text($0))] + source(of: guide)) }
            }
            if !guides.isEmpty { members.append(("guides", .list(guides))) }
            let subviews =
                view.isOpenedStack
                ? view.subviews : (view as? UIStackView)?.arrangedSubviews ?? view.writtenSubviews
            if !subviews.isEmpty { members.append(("subviews", .list(subviews.map(value)))) }
            return .members(members)
        }

        private func source(of item: AnyObject) -> [(String, DocumentValue)] {
            places[ObjectIdentifier(item)].map { [("source", .text($0))] } ?? []
        }

        private func layout(of view: UIView) -> [(String, DocumentValue)] {
            var members: [(String, DocumentValue)] = []
            let isRoot = view === names.views.first
            if view.isHidden, !(view is UIWindow) { members.append(("hidden", .flag(true))) }
            if view.translatesAutoresizingMaskIntoConstraints, !isRoot {
                let frame = view.frame
                members.append(("frame", .numbers(frame.minX, frame.minY, frame.width, frame.height)))
                let mask = view.autoresizingMask.words
                if !mask.isEmpty { members.append(("autoresizingMask", .list(mask.map(DocumentValue.text)))) }
            } else {
                members += contentSize(of: view)
            }
            members += margins(of: view)
            if let direction = view.semanticContentAttribute.word {
                members.append(("semanticContentAttribute", .text(direction)))
            }
            if !isRoot, let additional = additionalSafeArea(of: view) {
                members.append(("additionalSafeAreaInsets", additional.value))
            }
            if view.alignmentRectInsets != .zero, view.documentClass == nil {
                members.append(("alignmentRectInsets", view.alignmentRectInsets.value))
            }
            return members
        }

        private func contentSize(of view: UIView) -> [(String, DocumentValue)] {
            var members: [(String, DocumentValue)] = []
            let size = view.intrinsicContentSize
            let isKnown = DocumentTwin(view: view).isMeasuredAlike
            if !isKnown, size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric {
                members.append(("intrinsicContentSize", .numbers(size.width, size.height)))
            }
            let hugging = priorities { view.contentHuggingPriority(for: $0) }
            if hugging != [250, 250] { members.append(("hugging", .numbers(hugging[0], hugging[1]))) }
            let resistance = priorities { view.contentCompressionResistancePriority(for: $0) }
            if resistance != [750, 750] {
                members.append(("compressionResistance", .numbers(resistance[0], resistance[1])))
            }
            return members
        }

        private func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> [CGFloat] {
            [CGFloat(priority(.horizontal).rawValue), CGFloat(priority(.vertical).rawValue)]
        }

        /// The margins as they lie in the view, where constraints speak of them: from the safe area, if they are measured so.
        private func margins(of view: UIView) -> [(String, DocumentValue)] {
            guard constraints.viewsWithMargins.contains(ObjectIdentifier(view)) else { return [] }
            let (inner, outer) = (view.layoutMarginsGuide.layoutFrame, view.bounds)
            var insets = UIEdgeInsets(
                top: inner.minY - outer.minY, left: inner.minX - outer.minX, bottom: outer.maxY - inner.maxY,
                right: outer.maxX - inner.maxX)
            guard view.insetsLayoutMarginsFromSafeArea else {
                return [("layoutMargins", insets.value), ("insetsLayoutMarginsFromSafeArea", .flag(false))]
            }
            let safe = view.safeAreaInsets
            insets.top -= safe.top
            insets.left -= safe.left
            insets.bottom -= safe.bottom
            insets.right -= safe.right
            return [("layoutMargins", insets.value)]
        }

        /// The insets that a controller adds to the inherited safe area; nil for none.
        private func additionalSafeArea(of view: UIView) -> UIEdgeInsets? {
            guard let superview = view.superview, !(superview is UIScrollView) else { return nil }
            let (own, outer, frame) = (view.safeAreaInsets, superview.safeAreaInsets, view.frame)
            let bounds = superview.bounds
            let additional = UIEdgeInsets(
                top: own.top - max(0, outer.top - (frame.minY - bounds.minY)),
                left: own.left - max(0, outer.left - (frame.minX - bounds.minX)),
                bottom: own.bottom - max(0, outer.bottom - (bounds.maxY - frame.maxY)),
                right: own.right - max(0, outer.right - (bounds.maxX - frame.maxX)))
            let isNothing = [additional.top, additional.left, additional.bottom, additional.right]
                .allSatisfy { abs($0) < 0.01 }
            return isNothing ? nil : additional
        }
    }
#endif
