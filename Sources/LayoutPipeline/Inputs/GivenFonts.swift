import CodeInput
import FileAccess
import Findings
import Foundation
import LayoutDocument
import LayoutRender
import TextMetrics
import TextShaping

/// The fonts that `--fonts` gives, or else those of the projects that the inputs belong to. Each is read once a run.
package struct GivenFonts: Sendable {
    /// The fonts that were given; nil if inputs' own projects are searched.
    private var given: ProjectFontFiles?
    private let projects: ProjectFontCache

    /// The fonts for pictures that belong to no input.
    package var collection: FontCollection { given?.collection ?? .standard }

    /// The files among those given that can't be used.
    package var findings: [Finding] { given?.findings ?? [] }

    /// Creates the fonts of inputs' own projects.
    ///
    /// - Parameter folders: Those that fonts may be read in, without links; nil for any.
    package init(readable folders: [String]? = nil) {
        given = nil
        projects = ProjectFontCache(readable: folders)
    }

    /// Reads the fonts in folders or files; without any, inputs' own projects are searched.
    package init(_ paths: [String]) throws(RequestError) {
        projects = ProjectFontCache()
        guard !paths.isEmpty else {
            given = nil
            return
        }
        var files = FontFolder.Found()
        for path in paths {
            guard Folder.exists(path) else {
                files.paths.append(path)
                continue
            }
            let found = FontFolder.files(in: path)
            if found.paths.isEmpty, found.misnamed.isEmpty, found.closedFolders.isEmpty {
                throw RequestError(
                    "'--fonts' needs a folder with .ttf, .otf or .ttc files: there are none in \(path)")
            }
            files.add(found)
        }
        let read = FontFiles(reading: files.paths)
        if let file = read.unusable.first(where: { paths.contains($0.path) }) {
            throw RequestError(
                "'--fonts': \(file.path) \(Self.problem(with: file)): name a folder or a font file")
        }
        given = ProjectFontFiles(
            read, areAll: files.areAll, place: paths.joined(separator: ", "),
            remedy: "add the folder of its file with another --fonts")
        given?.add(unreadable: files)
    }

    private static func problem(with file: FontFiles.Unusable) -> String {
        if FileKind(at: file.path) == nil { return "doesn't exist" }
        return file.isTooLarge ? ProjectFontFiles.tooLarge : "isn't a folder or a font"
    }

    /// Returns what shows that the fonts of an input's project changed.
    func stamp(of input: InputFile) -> String { projects.stamp(forFileAt: input.path) }

    /// The fonts that code of an input's project may name.
    func source(for input: InputFile) -> CodeFontSource {
        let (given, projects, path) = (given, projects, input.path)
        return CodeFontSource(
            areGiven: given != nil, stamp: { given?.stamp ?? projects.stamp(forFileAt: path) },
            measure: { (given ?? projects.fonts(forFileAt: path)).measured })
    }

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
    /// The files that can't be used, and how many were left out.
    private(set) var findings: [Finding] = []
    private var faces: [FontFace] = []

    /// The fonts of the command alone.
    init() {}

    /// Fonts that were found at a place.
    ///
    /// - Parameters:
    ///   - areAll: Whether all of the place was looked at.
    ///   - remedy: What to do about a font that isn't among them.
    init(_ files: FontFiles, areAll: Bool, place: String, remedy: String) {
        let collection = FontCollection(given: files.faces)
        let measured = MeasuredFonts(files.faces)
        self.collection = collection
        faces = files.faces
        let isComplete = areAll && files.leftOutCount == 0
        names = ProjectFonts(
            place: isComplete ? place : "what was read of \(place)", remedy: remedy
        ) { measured.font(named: $0) }
        findings = files.unusable.map { file in
            let problem = file.isTooLarge ? Self.tooLarge : "can't be read"
            return Finding(
                file: file.path, code: .unusableFont,
                message: "this font \(problem); use a TrueType or OpenType font with outlines")
        }
        if !isComplete {
            let count = files.leftOutCount == 0 ? "some" : "\(files.leftOutCount)"
            findings.append(
                Finding(
                    file: place, code: .unusableFont,
                    message:
                        "\(count) of the font files here aren't read: at most \(FontFiles.mostFiles) are, and "
                        + "\(FontFiles.mostBytes >> 20) MiB; pass only the folders that are needed to --fonts"
                ))
        }
    }

    /// What tells states of the fonts apart.
    fileprivate var stamp: String {
        var digest = ContentDigest()
        for path in Set(faces.compactMap(\.path)).sorted() {
            digest.add(FileFingerprint.text(of: path) ?? path)
        }
        return digest.text
    }

    /// The measures of all fonts.
    fileprivate var measured: [CodeFont] {
        faces.map { face in
            let (advances, kernings) = face.measures(of: ProjectFont.characters)
            let (unit, lines) = (1 / Double(face.unitsPerEm), face.lineMetrics)
            return CodeFont(
                name: face.names.postScript, family: face.names.family, weight: face.names.weight,
                isItalic: face.names.isItalic,
                lines: (
                    Double(lines.ascender) * unit, Double(lines.descender) * unit,
                    Double(lines.lineGap) * unit
                ),
                advances: advances, kernings: kernings)
        }
    }

    /// Adds what can't be read where fonts were looked for.
    fileprivate mutating func add(unreadable found: FontFolder.Found) {
        findings += found.misnamed.map { path in
            Finding(
                file: path, code: .unusableFont,
                message: "this font can't be read: its name isn't UTF-8; rename it")
        }
        findings += found.closedFolders.map { path in
            Finding(
                file: path, code: .unusableFont,
                message: "this folder can't be searched for fonts; check its permissions")
        }
    }

    /// What is wrong with a file that is too large.
    static let tooLarge = "has more than \(FontFiles.largestFile >> 20) MiB"
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
