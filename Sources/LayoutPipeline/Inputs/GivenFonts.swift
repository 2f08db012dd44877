import Findings
import FileAccess
import Foundation
import LayoutDocument
import LayoutRender
import TextMetrics
import TextShaping

/// The fonts that `--fonts` gives, or else those of the projects that the inputs belong to. Each is read once a run.
package struct GivenFonts: Sendable {
    /// The fonts that were given; nil if inputs' own projects are searched.
    private let given: ProjectFontFiles?
    /// The files that can't be used.
    package private(set) var findings: [Finding] = []
    private let projects = ProjectFontCache()

    /// The fonts for pictures that belong to no input.
    package var collection: FontCollection { given?.collection ?? .standard }

    /// Creates the fonts of inputs' own projects.
    package init() { given = nil }

    /// Reads the fonts in folders or files; without any, inputs' own projects are searched.
    package init(_ paths: [String]) throws(RequestError) {
        guard !paths.isEmpty else {
            given = nil
            return
        }
        var faces: [FontFace] = []
        for path in paths {
            let files = Folder.exists(path) ? FontFolder.files(in: path) : [path]
            if files.isEmpty {
                throw RequestError(
                    "'--fonts' needs a folder with .ttf, .otf or .ttc files: there are none in \(path)")
            }
            for file in files {
                let found = FontFolder.faces(inFile: file)
                faces += found
                guard found.isEmpty else { continue }
                guard files != [path] else {
                    throw RequestError("'--fonts': \(path) isn't a folder or a font")
                }
                findings.append(
                    Finding(
                        file: file, code: .unusableFont,
                        message: "this font can't be read; use a TrueType or OpenType font with outlines"))
            }
        }
        given = ProjectFontFiles(faces: faces, place: paths.joined(separator: ", "))
    }

    /// Returns what shows that the fonts of an input's project changed.
    func stamp(of input: InputFile) -> String { projects.stamp(forFileAt: input.path) }

    /// Returns the fonts for an input: for one that names fonts and where none were given, those of its project.
    package func project(of input: InputFile, _ content: LayoutInput) -> ProjectFontFiles {
        if let given { return given }
        guard content.namesFonts, !input.isStandardInput else { return ProjectFontFiles() }
        return projects.fonts(forFileAt: input.path)
    }
}

/// Fonts by name, for measuring and for drawing.
package struct ProjectFontFiles: Sendable {
    /// The fonts that texts are drawn with.
    package var collection = FontCollection.standard
    /// The fonts by their names, for measuring; nil if none were looked for.
    package var names: ProjectFonts?

    /// The fonts of the command alone.
    init() {}

    /// Fonts that were found at a place.
    init(faces: [FontFace], place: String) {
        let collection = FontCollection(given: faces)
        let measured = MeasuredFonts(faces)
        self.collection = collection
        names = ProjectFonts(place: place) { measured.font(named: $0) }
    }
}

/// The fonts measured so far. Sendable because they are only accessed under the lock.
private final class MeasuredFonts: @unchecked Sendable {
    private let lock = NSLock()
    private let faces: [FontFace]
    private var fonts: [String: ProjectFont] = [:]

    init(_ faces: [FontFace]) { self.faces = faces }

    func font(named name: String) -> ProjectFont? {
        lock.withLock {
            if let known = fonts[name] { return known }
            guard let face = faces.first(where: { $0.names.postScript == name }) else { return nil }
            let font = ProjectFont(face)
            fonts[name] = font
            return font
        }
    }
}
