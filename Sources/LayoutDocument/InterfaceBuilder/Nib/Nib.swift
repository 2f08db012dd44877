import Engine
import Findings
import Foundation
import TextMetrics

/// An Interface Builder document as a program loads it, without what only matters while it is designed.
package struct Nib: Sendable {
    let document: InterfaceBuilderDocument
    private let file: String
    /// The outlets and actions, in the order of the document.
    package let connections: [NibConnection]
    /// The gesture recognizers, in the order of the document.
    package let recognizers: [NibRecognizer]
    /// The controllers of a storyboard, in the order of the document.
    package let scenes: [NibScene]
    /// The id of the controller that a storyboard begins with; nil if it names none.
    package let initialScene: String?

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - data: The bytes of the document.
    ///   - file: The name of the document in findings.
    ///   - fonts: The app's own fonts.
    package init(_ data: Data, file: String, fonts: ProjectFonts? = nil) throws(InterfaceBuilderError) {
        let (element, read) = try InterfaceBuilderDocument.read(data)
        var document = read
        document.fonts = fonts
        (self.document, self.file) = (document, file)
        connections = NibConnection.all(in: element)
        recognizers = NibRecognizer.all(in: element)
        scenes = NibScene.all(in: element)
        initialScene = element["initialViewController"]
    }

    /// Returns the controller with a storyboard identifier or an id, or without one the initial controller; nil if there is none.
    package func scene(_ identifier: String?) -> NibScene? {
        guard let identifier else { return scenes.first { $0.id == initialScene } }
        return scenes.first { $0.storyboardIdentifier == identifier } ?? scenes.first { $0.id == identifier }
    }

    /// Makes its objects.
    ///
    /// - Parameters:
    ///   - window: The size in points of the window whose size classes choose among variations.
    ///   - category: The text size of text styles.
    ///   - maker: What makes the views.
    package func instantiate(
        window: CGSize, category: ContentSizeCategory, maker: any NibViewMaking
    ) -> NibObjects {
        objects(of: document.roots, window: window, category: category, maker: maker)
    }

    /// Makes the view of a storyboard's controller and what is in it, on a window as above.
    package func instantiate(
        _ scene: NibScene, window: CGSize, category: ContentSizeCategory, maker: any NibViewMaking
    ) -> NibObjects {
        objects(
            of: document.roots.filter { $0.controller?.id == scene.id }, window: window, category: category,
            maker: maker)
    }

    func objects(
        of roots: [InterfaceBuilderRoot], window: CGSize, category: ContentSizeCategory,
        maker: any NibViewMaking
    ) -> NibObjects {
        var document = document
        document.contentSizeCategory = category
        var objects = NibObjects(findings: InterfaceBuilderFindings(file: file))
        for root in roots { objects.add(root, of: document, window: window, maker: maker) }
        return objects
    }
}

/// What makes the views of a nib, with their classes.
package protocol NibViewMaking {
    /// Makes a view with the initializer for archives, or returns the one that its superview has in the element's place.
    func makeView(_ element: NibElement, in superview: View?) -> View
    /// Sets what only the view's class has.
    func configure(_ view: View, from element: NibElement)
    /// Gives a view to its superview in a place of its own, such as a table's header; false if it has none.
    func place(_ view: View, as key: String, in superview: View) -> Bool
}

/// What a document says about a view.
package struct NibElement {
    private let element: XMLElement
    private let colors: InterfaceBuilderColors
    /// UIKit's name of its class.
    package let className: String

    init(_ element: XMLElement, className: String, colors: InterfaceBuilderColors) {
        (self.element, self.className, self.colors) = (element, className, colors)
    }

    /// The app's class; nil for one of UIKit's.
    package var customClass: String? { element["customClass"] }
    /// The module of the app's class, if the document names it.
    package var customModule: String? { element["customModule"] }
    /// Its place in its superview, such as `contentView`.
    package var key: String? { element["key"] }
    /// Its style, such as that of a table.
    package subscript(name: String) -> String? { element[name] }
    /// Returns the number that an attribute has.
    package func number(_ name: String) -> CGFloat? { element.number(name) }
    /// Returns whether a flag is on; nil if it isn't written.
    package func flag(_ name: String) -> Bool? { element[name].map { $0 == "YES" } }
    /// Returns the colour with a key, as resolved by traits.
    package func color(_ key: String) -> DynamicColor? {
        element.child("color", key: key).flatMap(colors.color)
    }
    /// Returns the size with a key in an inner element, such as the item size of a layout.
    package func size(_ key: String, in child: String) -> CGSize? {
        element.child(key: child)?.child("size", key: key)?.size
    }
    /// Returns the number that an inner element has.
    package func number(_ name: String, in child: String) -> CGFloat? {
        element.child(key: child)?.number(name)
    }
    /// Returns an attribute that an inner element has.
    package func value(_ name: String, in child: String) -> String? { element.child(key: child)?[name] }
    /// The attributes that are set by their key paths when the document is loaded: numbers, flags, texts and colours.
    package var runtimeAttributes: [(keyPath: String, value: Any)] {
        (element.child("userDefinedRuntimeAttributes")?.children ?? []).compactMap { attribute in
            guard let keyPath = attribute["keyPath"], let value = value(of: attribute) else { return nil }
            return (keyPath, value)
        }
    }

    private func value(of attribute: XMLElement) -> Any? {
        switch attribute["type"] {
        case "boolean": attribute["value"].map { NSNumber(value: $0 == "YES") }
        case "number": attribute.child(key: "value")?.number("value").map { NSNumber(value: Double($0)) }
        case "string": attribute["value"] ?? attribute.child("mutableString", key: "value")?.text
        case "color": attribute.child("color", key: "value").flatMap(colors.color).map { UIColor($0) }
        case "size": attribute.child("size", key: "value")?.size
        default: nil
        }
    }
}
