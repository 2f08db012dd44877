// The names and their meaning are UIKit's own, whose documentation describes them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Engine
import Foundation

extension NSObject {
    /// Whether the class has the selector's method: none but the app's `sharedApplication`, by which source that is also
    /// for extensions gets the app.
    public class func responds(to aSelector: Selector!) -> Bool {
        self == UIApplication.self && aSelector?.description == "sharedApplication"
    }

    /// Calls a method of the class; the result is nil if it doesn't have it.
    @discardableResult
    public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        guard responds(to: aSelector) else { return nil }
        // Views, and the app with them, may be used on any thread.
        let shared: @MainActor () -> UIApplication = { UIApplication.shared }
        return Unmanaged.passUnretained(unsafeBitCast(shared, to: (() -> UIApplication).self)())
    }
}
