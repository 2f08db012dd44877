/// Files of Interface Builder that aren't layouts for iOS.
package enum ForeignDocument {
    /// Returns what a file is made for, from its beginning, such as `for watchOS`; nil for one for iOS, and for any other file.
    package static func words(ofFileBeginning text: String) -> String? {
        guard text.prefix(200).contains("<?xml") || text.hasPrefix("<") else { return nil }
        // Such files are archives of Interface Builder's own objects.
        if text.contains("<archive type=\"com.apple.InterfaceBuilder") { return "of Xcode 3" }
        guard let runtime = text.firstMatch(of: /<document\s[^>]*targetRuntime="([^"]*)"/)?.1,
            let platform = InterfaceBuilderPlatform(runtime: String(runtime)), platform != .iOS
        else { return nil }
        return "for \(platform.rawValue)"
    }
}
