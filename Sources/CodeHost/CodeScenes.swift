import Engine
import Foundation
import LayoutCapture
import UIKit

/// The scenes of a program that was made of an author's code.
public enum CodeScenes {
    /// Makes the scenes in turn and writes their documents to file descriptor 3, each as a line that says its number
    /// and its length, followed by its text.
    ///
    /// The program's arguments are the number of the first scene, and the name of the device.
    ///
    /// - Parameters:
    ///   - files: The paths of the author's files, by the numbers that their copies use.
    ///   - scenes: What is shown.
    @MainActor
    public static func run(files: [String], scenes: [CodeScene]) {
        CodePlaces.files = files
        CrashReport.install()
        // Programs aren't bundles: an image that an app has in an asset catalogue would be missing, and stop many apps.
        NamedImages.placeholderSize = { _ in CGSize(width: 24, height: 24) }
        let arguments = CommandLine.arguments
        let first = arguments.count > 1 ? Int(arguments[1]) ?? 0 : 0
        if arguments.count > 2 { try? DeviceSimulator.use(arguments[2]) }
        for (number, scene) in scenes.enumerated().dropFirst(first) {
            write("start \(number)\n")
            do {
                let text = try document(of: scene)
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

    @MainActor
    private static func document(of scene: CodeScene) throws -> String {
        guard let made = try scene.make() else { throw CodeSceneError(reason: "it gives nil") }
        var stage = CodeStage(scene)
        let root = try stage.show(made)
        var notes = CaptureNotes()
        notes.names = PropertyNames(stage.controllers, root: root).names
        notes.place = ConstraintOrigin.place
        ConstraintPlace.current = nil
        return root.layoutDocument(title: nil, notes: notes)
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
