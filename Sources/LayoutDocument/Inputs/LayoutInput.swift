import Devices
import Engine
import Findings

/// An input that has been read; its scenes can be made for any state and canvas without reading it again.
package struct LayoutInput: Sendable {
    enum Content: Sendable {
        case document(DocumentDescription, DocumentFindings)
        case interfaceBuilder(InterfaceBuilderDocument, [LayoutFinding])
        /// The documents that a program wrote of code, and what is known about the code.
        case code([CodeDocument], [LayoutFinding])
        case unusable([LayoutFinding])
    }

    let content: Content
    /// The input as the user named it, for locations and for the ids of scenes.
    let file: String

    /// An input without scenes.
    package static let empty = LayoutInput(content: .unusable([]), file: "")

    /// The ids of the document's states, in its order.
    package var states: [String] {
        guard case .document(let document, _) = content else { return [] }
        return document.states.map(\.id)
    }

    /// The sweep that the document defines; nil if there is none.
    package var sweep: SweepDescription? {
        guard case .document(let document, _) = content else { return nil }
        return document.sweep
    }

    /// The layers that the document asks for in its pictures.
    package var look: PictureLook {
        guard case .document(let document, _) = content else { return PictureLook() }
        return document.look
    }

    /// Whether it names fonts of the app's own.
    package var namesFonts: Bool {
        switch content {
        case .document(let document, _): !document.fonts.isEmpty
        case .interfaceBuilder(let document, _): !document.namedFonts.isEmpty
        case .code(let documents, _): documents.contains { !$0.document.fonts.isEmpty }
        case .unusable: false
        }
    }

    /// The kinds of device that it is for, phones first.
    ///
    /// An Interface Builder document says so by its target runtime, or by the suffix of its name with which UIKit
    /// looks for resources of a kind of device, also with more behind it, as in `~ipadland`. The device that it was edited
    /// on says nothing.
    package var deviceFamilies: [Device.Idiom] {
        guard case .interfaceBuilder(let document, _) = content else { return [.phone, .pad] }
        let kind = resourceKind
        if document.isForPads || kind.hasPrefix("ipad") { return [.pad] }
        return kind.hasPrefix("iphone") ? [.phone] : [.phone, .pad]
    }

    /// The way up that its name ends in, as in `~ipadland` or `~iphone-portrait`; nil for both.
    package var orientation: Canvas.Orientation? {
        guard case .interfaceBuilder = content else { return nil }
        let kind = resourceKind
        guard kind.hasPrefix("ipad") || kind.hasPrefix("iphone") else { return nil }
        if kind.hasSuffix("land") || kind.hasSuffix("landscape") { return .landscape }
        return kind.hasSuffix("port") || kind.hasSuffix("portrait") ? .portrait : nil
    }

    /// What its name has behind a tilde; empty without one.
    private var resourceKind: Substring {
        let name = file.split(separator: ".").first ?? file[...]
        return name.contains("~") ? name.split(separator: "~").last ?? "" : ""
    }

    /// Makes its scenes for the given options, with all findings.
    ///
    /// - Complexity: O(size of the input).
    package func scenes(_ options: SceneOptions = SceneOptions()) -> ReadResult {
        switch content {
        case .document(let document, let findings): scenes(of: document, findings, options)
        case .interfaceBuilder(let document, let findings): scenes(of: document, findings, options)
        case .code(let documents, let findings): scenes(of: documents, findings, options)
        case .unusable(let findings): ReadResult(scenes: [], findings: findings)
        }
    }

    /// Returns one scene for the given options without making the others; nil if there are fewer.
    ///
    /// - Parameters:
    ///   - index: The scene's index in `scenes(_:)`.
    ///   - options: The canvas, state and direction to lay out with.
    package func scene(at index: Int, _ options: SceneOptions = SceneOptions()) -> Scene? {
        guard case .interfaceBuilder(let document, _) = content else {
            let scenes = scenes(options).scenes
            return scenes.indices.contains(index) ? scenes[index] : nil
        }
        guard document.roots.indices.contains(index) else { return nil }
        var builder = InterfaceBuilderSceneBuilder(document: document, file: file, options: options)
        return builder.scene(of: document.roots[index])
    }

    private func scenes(
        of document: DocumentDescription, _ findings: DocumentFindings, _ options: SceneOptions
    ) -> ReadResult {
        var findings = findings
        let state = options.state.flatMap { wanted in document.states.first { $0.id == wanted } }
        if let wanted = options.state, state == nil {
            findings.add(.unknownState(wanted, known: states), at: .start)
        }
        guard !findings.preventsUse else {
            return ReadResult(scenes: [], findings: findings.layoutFindings, states: states)
        }
        let builder = SceneBuilder(document: document, file: file, options: options)
        let missing = options.fonts.map { FontName.findings(about: document.fonts, in: $0, file: file) } ?? []
        let scene = builder.scene(in: state, findings: findings.layoutFindings + missing)
        return ReadResult(scenes: [scene], findings: scene.findings, states: states)
    }

    private func scenes(
        of document: InterfaceBuilderDocument, _ findings: [LayoutFinding], _ options: SceneOptions
    ) -> ReadResult {
        let scenes = document.roots.map { root in
            var builder = InterfaceBuilderSceneBuilder(document: document, file: file, options: options)
            return builder.scene(of: root)
        }
        let missing = options.fonts.map {
            InterfaceBuilderNamedFont.findings(about: document.namedFonts, in: $0, file: file)
        }
        return ReadResult(
            scenes: scenes, findings: findings + (missing ?? []) + scenes.flatMap(\.findings))
    }
}
