import Engine
import Foundation

/// A colour as layers have it.
public final class CGColor: NSObject, Sendable {
    let color: Color

    init(_ color: Color) { self.color = color }

    public override func isEqual(_ object: Any?) -> Bool { (object as? CGColor)?.color == color }
    public override var hash: Int { color.hashValue }
}
