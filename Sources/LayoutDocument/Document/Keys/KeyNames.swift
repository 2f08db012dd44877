/// Keys that other formats and frameworks use for what documents have under another name.
enum KeyNames {
    private static let others = [
        "view": ["root"], "rootview": ["root"], "type": ["class"], "kind": ["class"],
        "customclass": ["class"],
        "title": ["text"], "label": ["text", "name"], "string": ["text"], "value": ["text"],
        "children": ["subviews"], "views": ["subviews"], "arrangedsubviews": ["subviews"],
        "items": ["subviews"],
        "layoutguides": ["guides"], "identifier": ["id"], "key": ["id"], "name": ["id"],
        "size": ["intrinsicContentSize", "height"], "contentsize": ["intrinsicContentSize"],
        "intrinsicsize": ["intrinsicContentSize"], "style": ["textStyle"],
        "ishidden": ["hidden"], "visible": ["hidden"], "color": ["backgroundColor"],
        "colour": ["backgroundColor"],
        "background": ["backgroundColor"], "contenthugging": ["hugging"],
        "contentcompression": ["compressionResistance"],
        "insets": ["safeAreaInsets", "layoutMargins"], "safearea": ["safeAreaInsets"],
        "margins": ["layoutMargins"],
        "direction": ["layoutDirection"], "textsize": ["contentSizeCategory"], "locale": ["layoutDirection"],
        "screen": ["device"], "equation": ["constraint"], "format": ["constraint"],
        "visualformat": ["constraint"],
        "isactive": ["active"], "enabled": ["active"], "variants": ["states"], "version": ["layoutDocument"],
        "layout": ["root", "constraints"],
    ]

    /// Returns the first of the known keys with the meaning of another tool's key; nil if there is none.
    static func known(meaning key: String, in known: [String]) -> String? {
        others[key.lowercased()]?.first(where: known.contains)
    }
}
