import Engine
import Findings
import Foundation
import UIKit

/// The places in the author's files, which the copies that are compiled tell when they are run.
enum CodePlaces {
    /// The paths of the files, by the numbers that the copies use.
    nonisolated(unsafe) static var files: [String] = []
    /// The file and the line of the statement that was begun last. Plain numbers, since a signal's handler reads them.
    nonisolated(unsafe) static var file: Int32 = -1
    nonisolated(unsafe) static var line: Int32 = 0

    static func location(_ file: Int32, _ line: Int32) -> SourceLocation? {
        guard files.indices.contains(Int(file)) else { return nil }
        return SourceLocation(file: files[Int(file)], line: Int(line), column: 1)
    }
}

/// Notes which statement of the author's runs next.
public func layoutRenderPlace(_ file: Int32, _ line: Int32) {
    (CodePlaces.file, CodePlaces.line) = (file, line)
    if Thread.isMainThread { ConstraintPlace.current = CodePlaces.location(file, line) }
}

/// The statement that runs, to which a function returns that it calls.
public func layoutRenderCall() -> (Int32, Int32) { (CodePlaces.file, CodePlaces.line) }

/// Notes that a statement runs on after a call.
public func layoutRenderReturn(_ place: (Int32, Int32)) {
    guard place.1 > 0 else { return }
    layoutRenderPlace(place.0, place.1)
}

/// Returns a constraint, or those of a visual format, which from then on know where they were made.
public func layoutRenderPlaced<Value>(_ file: Int32, _ line: Int32, _ value: Value) -> Value {
    for constraint in value as? [NSLayoutConstraint] ?? [value as? NSLayoutConstraint].compactMap(\.self) {
        constraint.location = CodePlaces.location(file, line)
    }
    return value
}

/// The frame that views are made with: as wide as the screen, since some compute from it at once.
@MainActor
public func layoutRenderFrame() -> CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)
}

/// What everything conforms to: it takes the place of a protocol that isn't there.
public protocol LayoutRenderAny {}
