import Findings

/// What an author should know about code that was compiled and run.
struct CodeNotes {
    /// What the file is called.
    let name: String
    let isVerbose: Bool
    private(set) var findings: [LayoutFinding] = []

    init(name: String, isVerbose: Bool) { (self.name, self.isVerbose) = (name, isVerbose) }

    private mutating func add(
        _ code: FindingCode, _ severity: LayoutFinding.Severity? = nil, _ message: String,
        file: String? = nil,
        line: Int? = nil, column: Int = 1
    ) {
        let location = SourceLocation(file: file ?? name, line: line ?? 1, column: column)
        findings.append(
            LayoutFinding(
                code: code, severity: severity, message: message, location: line == nil ? nil : location))
    }

    // MARK: What was left out

    mutating func add(_ answer: SyntaxAnswer) {
        let holes = answer.holes.sorted {
            ($0.file, $0.hole.line, $0.hole.column) < ($1.file, $1.hole.line, $1.hole.column)
        }
        var others = 0
        for entry in holes {
            let hole = entry.hole
            let isOwn = entry.file == name
            guard isOwn || hole.isLayout || hole.isCrash || isVerbose else {
                others += 1
                continue
            }
            let what = Self.words[hole.what] ?? "a part"
            let fault = hole.isCrash ? "crashes" : "doesn't compile"
            if hole.isLayout {
                // Only what the file itself shows is sure to be in the picture.
                add(
                    .codeLeftOut, isOwn ? .error : .warning,
                    "\(what) that lays out views \(fault) here"
                        + "\(isOwn ? ", so the picture lacks it" : ", and is left out"): \(hole.message)",
                    file: entry.file, line: hole.line, column: hole.column)
            } else {
                add(
                    .codeLeftOut, isOwn || hole.isCrash ? .warning : .note,
                    "\(what) \(fault) here and is left out: \(hole.message)", file: entry.file,
                    line: hole.line,
                    column: hole.column)
            }
        }
        if others > 0 {
            let parts = others == 1 ? "1 part that doesn't compile" : "\(others) parts that don't compile"
            add(
                .codeLeftOut, .note,
                "\(parts) here \(others == 1 ? "is" : "are") left out of other files; 'layout-render explain --verbose' lists them"
            )
        }
        addMissing(holes, answer.missing)
    }

    private static let words = [
        "statement": "a statement", "declaration": "a declaration", "value": "a value", "body": "a body",
        "protocol": "a conformance", "protocols": "a conformance", "modifier": "a modifier",
        "let": "a constant",
    ]

    private mutating func addMissing(_ holes: [SyntaxAnswer.FileHole], _ imports: [SyntaxAnswer.Import]) {
        var names: [String] = []
        for entry in holes {
            let parts = entry.hole.message.split(separator: "'", omittingEmptySubsequences: false)
            guard entry.hole.message.hasPrefix("cannot find"), parts.count > 1 else { continue }
            let missing = String(parts[1])
            if missing.hasPrefix("UI") || missing.hasPrefix("NS") || missing.hasPrefix("CA") {
                names.append(missing)
            }
        }
        names = Array(Set(names)).sorted()
        if !names.isEmpty {
            let count = names.count == 1 ? "1 name" : "\(names.count) names"
            add(.codeLeftOut, .note, "\(count) that UIKit here lacks: \(names.joined(separator: ", "))")
        }
        let modules = Set(imports.filter { $0.file == name }.map(\.module)).sorted()
        if !holes.isEmpty, !modules.isEmpty {
            add(
                .codeLeftOut, .note,
                "without the modules \(modules.joined(separator: ", ")): Apple's others aren't here; sources of packages are found "
                    + "in Pods, Carthage/Checkouts, .build/checkouts and SourcePackages/checkouts, once they were fetched"
            )
        }
    }

    // MARK: What can't be shown

    mutating func add(_ scenes: [SyntaxAnswer.Scene]) {
        for scene in scenes {
            add(.codeNotShown, nil, scene.note ?? "it can't be made", file: scene.file, line: scene.line)
        }
    }

    mutating func add(_ errors: [(MainFile.Scene, String)]) {
        for (scene, message) in errors {
            if message == "cannot find '\(scene.name)' in scope" {
                add(
                    .codeNotShown, nil, "\(scene.name) isn't shown, since it doesn't compile here",
                    line: scene.line)
                continue
            }
            add(
                .codeNotShown, nil,
                "\(scene.name) can't be made by '\(scene.expression)': \(message); write a #Preview, or give another expression by --scene-code",
                line: scene.line)
        }
    }

    mutating func add(_ scene: MainFile.Scene, reason: String) {
        add(.codeNotShown, nil, "\(scene.name): \(reason)", line: scene.line)
    }

    mutating func add(_ scene: MainFile.Scene, filled: String) {
        add(
            .codeStandIn, nil,
            "\(scene.name) is shown with sample values for \(filled): give it others in a #Preview",
            line: scene.line)
    }

    mutating func add(_ scene: MainFile.Scene, crash: CodeCrash) {
        add(
            .codeCrashed, nil,
            "\(scene.name) isn't shown, since the code crashes here: \(crash.message); give it what it needs in a #Preview",
            file: crash.file ?? name, line: crash.line ?? scene.line)
    }

    mutating func add(_ standIn: CodeStandIn) {
        let line = standIn.file == nil ? nil : standIn.line
        add(.codeStandIn, nil, standIn.message, file: standIn.file, line: line)
    }

    mutating func add(_ errors: [CompilerError]) {
        for error in errors.prefix(20) {
            if error.line == 0 {
                add(.codeNotCompiled, nil, error.message)
            } else {
                add(
                    .codeNotCompiled, nil, error.message, file: error.file, line: error.line,
                    column: error.column)
            }
        }
    }

    /// - Parameter isError: Whether a file is an error that has nothing to show in it.
    mutating func addNothingShown(hasScenes: Bool, isError: Bool) {
        guard !findings.contains(where: { $0.severity == .error }) else { return }
        add(
            .codeNotShown, isError || hasScenes ? .error : .note,
            hasScenes
                ? "nothing of this file can be shown: see the notes above"
                : "there is no #Preview and no class of a view or controller in this file: write a preview, or an expression by --scene-code"
        )
    }
}
