import Engine
import Findings

/// A document that a program wrote of a scene of code.
package struct CodeDocument: Sendable {
    let name: String
    let document: DocumentDescription
    let findings: DocumentFindings
    /// Where the code of the scene begins.
    let location: SourceLocation

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - bytes: The document's text.
    ///   - name: The scene's name, unique in its input.
    ///   - location: Where the code of the scene begins.
    package init(_ bytes: [UInt8], name: String, location: SourceLocation) {
        var reader = DocumentReader(bytes: bytes, file: location.file)
        reader.read()
        (document, findings) = (reader.description, reader.findings)
        (self.name, self.location) = (name, location)
    }
}

extension LayoutInput {
    /// The scenes of a file of code.
    ///
    /// - Parameters:
    ///   - documents: The documents that the code gave, one for each scene.
    ///   - findings: What is known about the code.
    ///   - file: The file's name, for messages.
    package static func code(
        _ documents: [CodeDocument], findings: [LayoutFinding], file: String
    ) -> LayoutInput {
        LayoutInput(content: .code(documents, findings), file: file)
    }

    /// An input of which nothing can be used.
    package static func unusable(_ finding: LayoutFinding, file: String) -> LayoutInput {
        LayoutInput(content: .unusable([finding]), file: file)
    }

    func scenes(
        of documents: [CodeDocument], _ findings: [LayoutFinding], _ options: SceneOptions
    ) -> ReadResult {
        var result = ReadResult(scenes: [], findings: findings)
        for document in documents {
            var known = document.findings
            if let state = options.state { known.add(.unknownState(state, known: []), at: .start) }
            guard !known.preventsUse else {
                result.findings += known.layoutFindings.map { Self.moved($0, to: document.location) }
                continue
            }
            var scene = SceneBuilder(
                document: Self.placed(document.document, at: document.location), file: file, options: options
            )
            .scene(in: nil, findings: known.layoutFindings)
            scene.id = documents.count == 1 ? file : document.name
            scene.title = document.name
            scene.names = [document.name]
            scene.findings = scene.findings.map { Self.moved($0, to: document.location) }
            result.findings += scene.findings
            result.scenes.append(scene)
        }
        return result
    }

    /// A finding about a document's text, which nobody wrote: it stands where the code of the scene begins.
    private static func moved(_ finding: LayoutFinding, to location: SourceLocation) -> LayoutFinding {
        var finding = finding
        if finding.location?.file == location.file { finding.location = location }
        return finding
    }

    /// A document whose views and guides stand where the code of the scene begins, unless they have a place themselves.
    private static func placed(
        _ document: DocumentDescription, at location: SourceLocation
    ) -> DocumentDescription {
        var document = document
        for view in document.views.indices {
            document.views[view].source = document.views[view].source ?? location
            for guide in document.views[view].guides.indices {
                document.views[view].guides[guide].source =
                    document.views[view].guides[guide].source ?? location
            }
        }
        return document
    }
}
