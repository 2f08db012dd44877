import Engine
import Foundation
import TextMetrics

extension InterfaceBuilderControlReader {
    /// Reads the title, the images and the configuration of a button.
    func configure(_ button: Button, from element: XMLElement) {
        button.buttonType = Button.ButtonType(interfaceBuilderName: element["buttonType"])
        button.titleFont = element.child("fontDescription", key: "fontDescription")
            .flatMap(fonts.font)
        let states =
            showsStates ? element.shownStates : [element.child("state", key: "normal")].compactMap(\.self)
        for state in states.reversed() { configure(button, state: state) }
        button.givenContentInsets = element.child("inset", key: "contentEdgeInsets")?.insets
        if let configuration = element.child("buttonConfiguration", key: "configuration") {
            configure(button, configuration: configuration, isPrimary: element["role"] == "primary")
        }
    }

    /// Reads the titles and images of a state, leaving those that it doesn't have.
    private func configure(_ button: Button, state: XMLElement) {
        let text = InterfaceBuilderText(
            of: state, key: "title", attributedKey: "attributedTitle", fonts: fonts)
        button.title = text.string ?? button.title
        if let font = text.font { button.titleFont = font }
        // Symbols on buttons of type system have the large scale by default.
        let scale = button.buttonType == .system ? "large" : "medium"
        button.image = image(of: state, symbolScale: scale) ?? button.image
        button.backgroundImage =
            image(of: state, key: "backgroundImage", symbolScale: scale) ?? button.backgroundImage
    }

    /// - Parameter isPrimary: Whether the title is in stronger letters, as that of the button that users most likely choose.
    private func configure(_ button: Button, configuration element: XMLElement, isPrimary: Bool) {
        var configuration = ButtonConfiguration()
        let size = ConfiguredButtonSize(rawValue: element["buttonSize"] ?? "") ?? .medium
        configuration.contentInsets =
            element.child("directionalEdgeInsets", key: "contentInsets")?.directionalInsets
            ?? size.contentInsets
        configuration.imagePadding = element.number("imagePadding") ?? 0
        configuration.titlePadding = element.number("titlePadding") ?? configuration.titlePadding
        configuration.subtitle =
            InterfaceBuilderText(
                of: element, key: "subtitle", attributedKey: "attributedSubtitle", fonts: fonts
            ).string
        configuration.isImageBeside = !["top", "bottom"].contains(element["imagePlacement"])
        let text = InterfaceBuilderText(
            of: element, key: "title", attributedKey: "attributedTitle", fonts: fonts,
            fontKey: "titleFontDescription")
        button.title = text.string
        var font = size.hasSmallTitle ? fonts.subheadline : fonts.body
        if isPrimary { font.weight = .semibold }
        button.titleFont = text.font ?? font
        button.image = image(of: element) ?? button.buttonType.ownImage
        button.layoutConfiguration = configuration
    }
}

/// The size that the author of a configured button chose: Interface Builder's `buttonSize`.
///
/// Large is recorded; small and mini are as the Human Interface Guidelines draw them.
private enum ConfiguredButtonSize: String {
    case mini, small, medium, large

    var contentInsets: DirectionalEdgeInsets {
        switch self {
        case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: ButtonConfiguration().contentInsets
        case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    var hasSmallTitle: Bool { self == .mini || self == .small }
}

extension Button.ButtonType {
    fileprivate init(interfaceBuilderName: String?) {
        self =
            switch interfaceBuilderName {
            case "system", "roundedRect": .system
            case "detailDisclosure": .detailDisclosure
            case "infoLight": .infoLight
            case "infoDark": .infoDark
            case "contactAdd": .contactAdd
            case "close": .close
            default: .custom
            }
    }

    /// The symbol that a configured button of this type shows by default, at its recorded size.
    fileprivate var ownImage: Image? {
        switch self {
        case .infoLight, .infoDark, .detailDisclosure:
            Image(name: "info.circle", size: CGSize(width: 26, height: 20))
        case .custom, .system, .contactAdd, .close: nil
        }
    }
}
