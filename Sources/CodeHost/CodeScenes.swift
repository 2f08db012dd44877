import Engine
import Foundation
import LayoutCapture
import UIKit

/// The scenes of a program that was made of an author's code.
public enum CodeScenes {
    /// Makes the scenes in turn and writes their documents to file descriptor 3, each as a line that says its number
    /// and its length, followed by its text.
    ///
    /// The program's arguments are the number of the first scene, the folder of the project, whose asset catalogues are
    /// read, the folder of the measures of its fonts, and the numbers of scenes that get sample values in any case, that get
    /// none, and whose lists get no sample rows.
    ///
    /// - Parameters:
    ///   - files: The paths of the author's files, by the numbers that their copies use.
    ///   - scenes: What is shown.
    ///   - samples: Sample values for some of the scenes.
    ///   - properties: The properties that the files declare, as `PropertyPlaces` reads them.
    ///   - delegate: The app's delegate, which code may ask the app for.
    @MainActor
    public static func run(
        files: [String], scenes: [CodeScene], samples: [CodeSamples] = [],
        properties: [String] = [], delegate: (any UIApplicationDelegate)? = nil
    ) {
        CodePlaces.files = files
        PropertyPlaces.read(properties, of: files)
        CrashReport.install()
        UIApplication.shared.delegate = delegate
        let arguments = CommandLine.arguments
        func numbers(_ place: Int) -> Set<Int> {
            Set(arguments.count > place ? arguments[place].split(separator: ",").compactMap { Int($0) } : [])
        }
        let first = numbers(1).first ?? 0
        ProjectAssets(root: arguments.count > 2 ? arguments[2] : "").install()
        AppFonts(folder: arguments.count > 3 ? arguments[3] : "").install()
        let (filled, unfilled, withoutRows) = (numbers(4), numbers(5), numbers(6))
        for (number, scene) in scenes.enumerated().dropFirst(first) {
            write("start \(number)\n")
            let filling = unfilled.contains(number) ? nil : samples.first { $0.scene == number }
            do {
                let text = try document(
                    of: scene, number, filling, isFilled: filled.contains(number),
                    takesRows: !withoutRows.contains(number))
                write("scene \(number) \(text.utf8.count)\n\(text)")
            } catch let error as CodeSceneError {
                write("none \(number) \(error.reason)\n")
            } catch {
                write(
                    "none \(number) it throws \("\(error)".split(separator: "\n").joined(separator: " "))\n")
            }
        }
        write("end\n")
        exit(0)
    }

    /// The document of a scene. One that would show no text gets sample values, if there are some.
    @MainActor
    private static func document(
        of scene: CodeScene, _ number: Int, _ samples: CodeSamples?, isFilled: Bool, takesRows: Bool
    ) throws -> String {
        let rows = takesRows ? number : nil
        guard let samples else { return try document(of: scene, nil, isLast: true, rows: rows).text }
        if !isFilled {
            let plain = try document(of: scene, nil, isLast: false, rows: nil)
            if plain.hasContent { return plain.text }
        }
        write("fill \(number) \(samples.words)\n")
        return try document(of: scene, samples, isLast: true, rows: rows).text
    }

    /// - Parameters:
    ///   - isLast: Whether labels that are all empty get sample texts, since nothing else is tried.
    ///   - rows: The number of the scene where empty lists get sample rows; nil where they don't.
    @MainActor
    private static func document(
        of scene: CodeScene, _ samples: CodeSamples?, isLast: Bool, rows: Int?
    ) throws -> (text: String, hasContent: Bool) {
        guard let made = try scene.make() else { throw CodeSceneError(reason: "it gives nil") }
        try samples?.fill(made)
        if scene.kind != .preview, let view = made as? UIView, SampleTexts.fill(root: view) {
            note(
                "\(type(of: view)) has no text of its own: the name of its class stands for one",
                isAboutScene: true)
        }
        var stage = CodeStage(scene)
        let root = try stage.show(made)
        if root.isHidden {
            root.isHidden = false
            note(
                "\(type(of: made)) hides itself until its app shows it: it is shown here", isAboutScene: true)
        }
        var notes = CaptureNotes()
        notes.take(PropertyNames(stage.controllers, root: root))
        if let view = made as? UIView, view !== root, notes.names[ObjectIdentifier(view)] == nil {
            notes.names[ObjectIdentifier(view)] = "\(type(of: view))"
        }
        notes.place = ConstraintOrigin.place
        let lists = rows == nil || scene.kind == .preview ? [] : SampleRows.emptyLists(below: root)
        if let rows, !lists.isEmpty {
            write("rows \(rows)\n")
            SampleRows.fill(lists)
            stage.fit()
            notes.take(PropertyNames(stage.controllers, root: root))
            note("lists without data are shown with rows of the cells that they know", isAboutScene: true)
        }
        let content = ShownContent(root)
        if isLast, scene.kind != .preview, content.lacksTexts,
            SampleTexts.fill(labelsBelow: root, names: notes.names)
        {
            note("the labels have no texts: the names of their properties stand for some", isAboutScene: true)
            stage.fit()
        }
        ConstraintPlace.current = nil
        return (root.layoutDocument(title: nil, notes: notes), content.isEnough)
    }

    /// Tells that something stands in for what isn't there.
    ///
    /// - Parameter isAboutScene: Whether the statement that ran last has nothing to do with it.
    static func note(_ text: String, isAboutScene: Bool = false) {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        let place = isAboutScene ? "-1 0" : "\(CodePlaces.file) \(CodePlaces.line)"
        write("note \(place) \(line)\n")
    }

    private static func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(3, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            bytes = bytes.dropFirst(count)
        }
    }
}

extension CaptureNotes {
    @MainActor
    fileprivate mutating func take(_ properties: PropertyNames) {
        (names, itemPlaces) = (properties.names, properties.places)
    }
}

/// Why a scene can't be shown.
struct CodeSceneError: Error {
    let reason: String
}

/// Tells where a program ended that crashed.
enum CrashReport {
    static func install() {
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE] {
            signal(number) { number in
                // Only what may be done in a signal's handler: no memory is taken.
                CrashReport.write(CodePlaces.file, CodePlaces.line)
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Writes `crash FILE LINE` in digits.
    private static func write(_ file: Int32, _ line: Int32) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { buffer in
            var count = 0
            func add(_ byte: UInt8) {
                buffer[count] = byte
                count += 1
            }
            func add(_ number: Int32) {
                var scale: Int32 = 1_000_000_000
                var isBegun = false
                if number < 0 { return add(UInt8(ascii: "-")) }
                while scale > 0 {
                    let digit = number / scale % 10
                    isBegun = isBegun || digit > 0 || scale == 1
                    if isBegun { add(UInt8(ascii: "0") + UInt8(digit)) }
                    scale /= 10
                }
            }
            for byte in StaticString("crash ").bytes { add(byte) }
            add(file)
            add(UInt8(ascii: " "))
            add(line)
            add(UInt8(ascii: "\n"))
            _ = Glibc.write(3, buffer.baseAddress, count)
        }
    }
}

extension StaticString {
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
