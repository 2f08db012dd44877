import Engine
import Foundation
import Findings

/// Makes the views and guides of one root, and registers them by their ids.
struct InterfaceBuilderHierarchyBuilder {
    let document: InterfaceBuilderDocument
    let sizeClasses: InterfaceBuilderSizeClasses
    let outlets: [String: String]
    /// What sizes count while the document is designed; nil where it is loaded as by a program.
    let designSizes: InterfaceBuilderDesignSizes?
    var findings: InterfaceBuilderFindings
    /// Views and guides by the ids of their elements.
    var items: [String: any LayoutItem] = [:]
    /// Ids of safe area guides.
    var safeAreas: Set<String> = []
    /// The id of the guide that covers the bars below, in documents without safe areas.
    var bottomBarGuide: String?
    /// The ids of views that aren't installed for the size classes.
    private(set) var excluded: Set<String> = []
    /// The recorded frames of views that Auto Layout places.
    private(set) var recordedFrames: [RecordedFrame] = []
    /// The sizes that the document doesn't contain.
    private(set) var uncertainSizes: [UncertainSize] = []
    /// The views whose margins follow from a rule, because the document writes none.
    private(set) var viewsWithMarginsByRule: [View] = []
    /// What the home indicator and bars cover at the bottom of the canvas, in points.
    private(set) var bottomInset: CGFloat = 0
    /// The id of the root view.
    private(set) var rootID: String?
    /// The texts that a column centres, with the column.
    private(set) var centredTexts: [(text: Label, column: StackView)] = []
    /// Whether there is a stack view in the root's scene.
    private(set) var isBesideStackView = false
    private var controls: InterfaceBuilderControlReader
    let margins: InterfaceBuilderMargins
    private let appearance: InterfaceBuilderAppearance
    private let uncertainty: InterfaceBuilderUncertainty
    /// What makes the views where the document is loaded as by a program; nil where it is laid out as designed.
    private let maker: (any NibViewMaking)?

    init(
        document: InterfaceBuilderDocument, sizeClasses: InterfaceBuilderSizeClasses,
        designSizes: InterfaceBuilderDesignSizes?, findings: InterfaceBuilderFindings,
        maker: (any NibViewMaking)? = nil
    ) {
        self.maker = maker
        self.document = document
        self.sizeClasses = sizeClasses
        outlets = document.outlets
        self.designSizes = designSizes
        self.findings = findings
        controls = InterfaceBuilderControlReader(document: document)
        controls.showsStates = maker == nil
        margins = InterfaceBuilderMargins(document: document)
        appearance = InterfaceBuilderAppearance(document: document, sizeClasses: sizeClasses)
        uncertainty = InterfaceBuilderUncertainty(document: document, fonts: controls.fonts)
    }

    /// The height in points of roots with wheels of the usual height; recorded are 300 with short ones and 603 with others.
    private static let leastHeightForWheels: CGFloat = 400

    /// Table cells have margins of their own.
    private static let kindsWithRootMargins: Set<String> = [
        "view", "collectionReusableView", "collectionViewCell",
    ]

    /// The hierarchy of a root, with its guides.
    mutating func build(_ root: InterfaceBuilderRoot, recordedSize: CGSize, canvas: Canvas) -> View {
        bottomInset = canvas.safeAreaInsets.bottom
        rootID = root.view.id
        isBesideStackView = root.isBesideStackView
        controls.isInFreeCell = root.view.kind == "tableViewCell"
        controls.isInShortView = recordedSize.height < Self.leastHeightForWheels
        let view = makeView(root.view, in: nil)
        view.frame = CGRect(origin: .zero, size: recordedSize)
        view.translatesAutoresizingMaskIntoConstraints = true
        guard let designSizes else {
            addSubviews(of: root.view, to: view, table: nil)
            return view
        }
        view.designSize = designSizes.size(of: root, recorded: recordedSize)
        if root.controller != nil
            || root.view.key == nil && Self.kindsWithRootMargins.contains(root.view.kind)
        {
            let window = margins.window(of: canvas, addsSafeArea: view.insetsLayoutMarginsFromSafeArea)
            let own =
                root.controller == nil && !document.usesSizeClasses
                ? margins.plain : margins.root(width: canvas.size.width)
            setMargins(own, preserving: window, of: view, from: root.view.element)
        }
        if let controller = root.controller { addBarGuides(of: controller, to: view) }
        if root.controller != nil, view is ScrollView { view.bounds.origin.y = -canvas.safeAreaInsets.top }
        addSubviews(of: root.view, to: view, table: nil, isController: root.controller != nil)
        return view
    }

    private mutating func addSubviews(
        of model: InterfaceBuilderView, to view: View, table: InterfaceBuilderTable?,
        isController: Bool = false
    ) {
        let left = sizeClasses.excluded("subviews", of: model.element)
        let table =
            model.kind == "tableView"
            ? InterfaceBuilderTable(view: model, isControllersView: isController) : table
        for child in model.children {
            if left.contains(child.id) {
                exclude(child)
                continue
            }
            if let guide = guide(standingFor: child, in: model) {
                view.addLayoutGuide(guide)
                items[child.id] = guide
                continue
            }
            let subview = makeView(child, in: view)
            place(subview, child, in: model, superview: view)
            if let frame = recordedFrame(of: subview, child) { recordedFrames.append(frame) }
            if maker?.place(subview, as: child.key ?? "", in: view) == true {
                addSubviews(of: child, to: subview, table: table)
                continue
            }
            if let stack = view as? StackView, child.key == nil {
                if maker == nil { adaptArranged(subview, child, in: stack) }
                stack.addArrangedSubview(subview)
            } else if subview.superview !== view {
                view.addSubview(subview)
            }
            if maker == nil { adapt(subview, child, in: model, table: table) }
            addSubviews(of: child, to: subview, table: table)
        }
    }

    /// Gives an arranged view the size that it has while its document is designed.
    private mutating func adaptArranged(_ view: View, _ model: InterfaceBuilderView, in stack: StackView) {
        if model.kind == "view" { view.sizeWhereOpen = Self.librarySize }
        view.leastLengthInStack = leastLength(of: view, model)
        noteOpenSize(of: view, model)
        if stack.axis == .vertical, stack.alignment == .center, stack.distribution == .fill,
            let label = view as? Label
        {
            centredTexts.append((label, stack))
        }
        // Hidden only because it isn't animating, it keeps its place.
        if model.kind == "activityIndicatorView", model.element.isSet("hidesWhenStopped") {
            view.isHidden = false
        }
    }

    /// The views besides plain ones that have no size of their own at design time, or only a height.
    private static let kindsWithoutContent: Set<String> = [
        "arscnView", "collectionView", "containerView", "glkView", "mapView", "mtkView", "progressView",
        "sceneKitView", "scrollView", "slider", "tableView", "visualEffectView", "webView", "wkWebView",
    ]

    /// Notes the size that an arranged view had on the canvas, which isn't in the document.
    private mutating func noteOpenSize(of view: View, _ model: InterfaceBuilderView) {
        let scrolls = (view as? TextView)?.isScrollEnabled == true
        guard view.leastLengthInStack > 0 || scrolls || Self.kindsWithoutContent.contains(model.kind) else {
            return
        }
        uncertainSizes.append(
            UncertainSize(view: view, reason: "size of an arranged view", subject: .arrangedView))
    }

    private mutating func exclude(_ model: InterfaceBuilderView) {
        excluded.insert(model.id)
        for child in model.children { exclude(child) }
    }

    /// Sets a subview's recorded frame and its autoresizing mask.
    private func place(
        _ view: View, _ model: InterfaceBuilderView, in parent: InterfaceBuilderView, superview: View
    ) {
        view.frame =
            cellFrame(of: model, in: parent) ?? model.frame ?? contentFrame(of: model, in: superview)
            ?? rowFrame(of: model, in: parent, superview: superview) ?? .zero
        view.translatesAutoresizingMaskIntoConstraints = !model.isPlacedByConstraints
        switch model.kind {
        case "tableViewCell": view.autoresizingMask = .flexibleWidth
        case "tableViewCellContentView": view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        default:
            let isContent = model.key == "contentView"
            view.autoresizingMask =
                isContent
                ? [.flexibleWidth, .flexibleHeight]
                : AutoresizingMask(model.element.child("autoresizingMask", key: "autoresizingMask"))
        }
        if parent.element["autoresizesSubviews"] == "NO" { view.autoresizingMask = [] }
        guard maker == nil else { return }
        let isInRow = model.key == "contentView" && model.frame == nil
        if let size = isInRow ? superview.frame.size : parent.frame?.size, size.width > 0, size.height > 0 {
            view.autoresizingReferenceSize = size
        }
    }

    /// Returns the recorded frame of a view that Auto Layout places; nil for other views and without a record.
    private func recordedFrame(of view: View, _ model: InterfaceBuilderView) -> RecordedFrame? {
        guard model.isPlacedByConstraints, let frame = model.frame else { return nil }
        return RecordedFrame(
            view: view, frame: frame, isMarkedMisplaced: model.element.isSet("misplaced"),
            isCompared: !view.isHidden && !frame.isEmpty && !model.element.isSet("ambiguous")
                && !isSymbol(model))
    }

    /// Whether a view shows a symbol. Constraints place a symbol's alignment rectangle, and its distance from the frame is
    /// only known from measures.
    private func isSymbol(_ model: InterfaceBuilderView) -> Bool {
        let reference = model.element.child("imageReference", key: "image")
        guard model.kind == "imageView", let name = model.element["image"] ?? reference?["image"] else {
            return false
        }
        return document.images[name]?.isSymbol == true
    }

    // MARK: One view

    /// The size of a plain view from Interface Builder's library, which it keeps where a stack view leaves its size open.
    private static let librarySize = CGSize(width: 240, height: 128)

    /// The minimum width and height, in points, of a view in a stack view for which neither content nor constraints determine
    /// a size.
    private static let leastLength: CGFloat = 50

    private func leastLength(of view: View, _ model: InterfaceBuilderView) -> CGFloat {
        guard view.intrinsicContentSizeOverride == nil else { return 0 }
        return switch view {
        case let label as Label: label.text?.isEmpty == false ? 0 : Self.leastLength
        case is ImageView:
            model.element["image"] == nil && model.element.child("imageReference", key: "image") == nil
                ? Self.leastLength : 0
        default: model.kind == "view" ? Self.leastLength : 0
        }
    }

    private mutating func makeView(_ model: InterfaceBuilderView, in superview: View?) -> View {
        let element = sizeClasses.resolved(model.element)
        let className = InterfaceBuilderViewKinds.className(of: model.kind)
        if className == nil {
            findings.add(
                .unsupported, .note, "<\(model.kind)> is laid out as a plain view, without a size of its own",
                at: element, items: [model.id])
        }
        let written = NibElement(element, className: className ?? "UIView", colors: document.colors)
        let view =
            maker?.makeView(written, in: superview)
            ?? controls.makeView(element, className: className ?? "UIView")
        if maker == nil { view.identifier = model.id.isEmpty ? nil : model.id }
        view.displayName =
            outlets[model.id] ?? element["userLabel"] ?? element["restorationIdentifier"]
            ?? element.child("accessibility")?["identifier"] ?? shortText(of: view) ?? element["customClass"]
            ?? InterfaceBuilderViewKinds.outlineName(of: model.kind)
        if let customClass = element["customClass"] { view.declaredClassName = customClass }
        view.identifiersInApp = [
            element.child("accessibility")?["identifier"], element["restorationIdentifier"],
        ]
        .compactMap(\.self)
        view.location = findings.location(of: element)
        view.isHidden = element.isSet("hidden")
        view.clipsToBounds = element.isSet("clipsSubviews")
        view.preservesSuperviewLayoutMargins = element.isSet("preservesSuperviewLayoutMargins")
        view.insetsLayoutMarginsFromSafeArea =
            (maker != nil || margins.takeInBars) && element["insetsLayoutMarginsFromSafeArea"] != "NO"
        if let semantic = element["semanticContentAttribute"] {
            view.semanticContentAttribute = SemanticContentAttribute(name: semantic) ?? .unspecified
        }
        view.layoutMarginsFollowReadableWidth = element.isSet("layoutMarginsFollowReadableWidth")
        setPriorities(of: view, from: element)
        setMargins(view is StackView ? .zero : nil, of: view, from: element)
        appearance.apply(element, to: view)
        if let maker {
            controls.configure(view, from: element)
            maker.configure(view, from: written)
        } else {
            adaptToDesign(view, model, element)
        }
        register(view, guidesOf: element)
        return view
    }

    /// Gives a view what only its document knows, or leaves open, while it is designed.
    private mutating func adaptToDesign(_ view: View, _ model: InterfaceBuilderView, _ element: XMLElement) {
        if let margin = InterfaceBuilderPadding.margin(of: element, toolsVersion: document.toolsVersion) {
            view.layoutMargins = EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
        }
        if let reason = uncertainty.reasonForMargins(of: element) {
            uncertainSizes.append(UncertainSize(view: view, reason: reason, subject: .margins))
        }
        if let reason = uncertainty.reason(for: model, element: element) {
            let symbol = reason.hasPrefix("symbol ") ? String(reason.dropFirst("symbol ".count)) : nil
            uncertainSizes.append(
                UncertainSize(
                    view: view, reason: reason, isFrameUncertain: symbol != nil && view is ImageView))
            if let symbol {
                let isRecorded = model.kind == "imageView" && model.frame?.isEmpty == false
                findings.noteUnknownSymbol(symbol, isRecorded: isRecorded, of: model.id, at: element)
            }
        }
    }

    private func shortText(of view: View) -> String? {
        let text = (view as? Label)?.text ?? (view as? Button)?.title
        guard let text, !text.isEmpty, text.count <= 40, !text.contains(where: \.isNewline) else {
            return nil
        }
        return text
    }

    private func setPriorities(of view: View, from element: XMLElement) {
        for axis in LayoutAxis.allCases {
            if let value = element.number("\(axis.word)HuggingPriority") {
                view.setContentHuggingPriority(LayoutPriority(Float(value)), for: axis)
            }
            if let value = element.number("\(axis.word)CompressionResistancePriority") {
                view.setContentCompressionResistancePriority(LayoutPriority(Float(value)), for: axis)
            }
        }
    }

    /// Sets the margins written in the document, or else the fallback.
    ///
    /// - Parameter superview: The minimum for a view that preserves its superview's margins.
    mutating func setMargins(
        _ fallback: DirectionalEdgeInsets?, preserving superview: DirectionalEdgeInsets? = nil,
        of view: View, from element: XMLElement
    ) {
        let written = [element] + sizeClasses.variations(of: element)
        let isPreserving = element.isSet("preservesSuperviewLayoutMargins")
        let least = superview.flatMap { isPreserving ? $0 : nil }
        if let insets = written.compactMap({ $0.child("edgeInsets", key: "layoutMargins")?.insets }).last {
            view.layoutMargins = least.map { insets.maximum($0.resolved(for: .leftToRight)) } ?? insets
        } else if let insets = written.compactMap({
            $0.child("directionalEdgeInsets", key: "directionalLayoutMargins")?.directionalInsets
        }).last {
            view.directionalLayoutMargins = least.map(insets.maximum) ?? insets
        } else {
            if let fallback { view.directionalLayoutMargins = least.map(fallback.maximum) ?? fallback }
            if superview != nil { viewsWithMarginsByRule.append(view) }
            return
        }
        (view as? StackView)?.isLayoutMarginsRelativeArrangement = true
    }

    private mutating func register(_ view: View, guidesOf element: XMLElement) {
        if let id = element["id"] {
            if items[id] != nil {
                findings.add(
                    .duplicateID, .error, "the id \(id) is used twice; give one of the objects another",
                    at: element, items: [id])
            }
            items[id] = view
        }
        registerGuides(of: element, owner: view)
    }
}
