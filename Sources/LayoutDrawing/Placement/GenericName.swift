import Findings
import LayoutValues

/// Recognizes generic names, which Interface Builder assigns to views without their own names.
package enum GenericName {
    /// Returns whether an item's name is generic; an id chosen by its author isn't.
    static func isGeneric(_ item: SolvedItem) -> Bool {
        guard item.kind == .view, let name = item.name, name != item.id else { return false }
        return isGeneric(name, className: item.className)
    }

    /// Returns whether a name is generic for any class, ignoring numbers at its end.
    static func isGeneric(_ name: String, className: String = "") -> Bool {
        let word = folded(name)
        return word.isEmpty || words.contains(word) || word == folded(String(className.dropFirst(2)))
            || word == folded(className)
    }

    /// Returns the letters and digits of a name, without digits at its end, those of ASCII in lowercase: generic names have no others.
    ///
    /// It works on scalars for speed, since every name in a picture is folded, most of them more than once.
    private static func folded(_ name: String) -> String {
        foldedASCII(name) ?? foldedScalars(name)
    }

    /// Returns what `foldedScalars` does for a name in ASCII; nil for others.
    private static func foldedASCII(_ name: String) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(name.utf8.count)
        var end = 0
        for byte in name.utf8 {
            switch byte {
            case 0x80...: return nil
            case UInt8(ascii: "0")...UInt8(ascii: "9"): bytes.append(byte)
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
                bytes.append(byte | 0x20)
                end = bytes.count
            default: continue
            }
        }
        return String(decoding: bytes[..<end], as: UTF8.self)
    }

    private static func foldedScalars(_ name: String) -> String {
        var scalars = String.UnicodeScalarView()
        var end = scalars.endIndex
        for scalar in name.unicodeScalars {
            let isNumber = scalar.isNumber
            guard isNumber || scalar.isAlphabetic else { continue }
            let lower = scalar.isASCII && !isNumber ? Unicode.Scalar(scalar.value | 0x20) : nil
            scalars.append(lower ?? scalar)
            if !isNumber { end = scalars.endIndex }
        }
        return String(String.UnicodeScalarView(scalars[..<end]))
    }

    private static let words: Set<String> = [
        "view", "uiview", "root", "rootview", "contentview", "containerview", "customview", "stackview",
        "horizontalstackview", "verticalstackview", "label", "button", "imageview", "image", "textfield",
        "textview", "switch", "slider", "stepper", "segmentedcontrol", "pagecontrol", "progressview",
        "activityindicator", "activityindicatorview", "pickerview", "datepicker", "scrollview", "tableview",
        "tableviewcell", "tableviewcellcontentview", "tableviewcontent", "collectionview",
        "collectionviewcell", "collectionviewcellcontentview", "collectionreusableview", "searchbar",
        "navigationbar", "toolbar", "tabbar", "visualeffectview", "blurview", "mapview", "mkmapview",
        "webview", "wkwebview", "glkview", "scnview", "arscnview", "sceneview", "control", "viewcontroller",
        "tableviewcontroller", "collectionviewcontroller", "navigationcontroller", "tabbarcontroller",
        "scene", "storyboard",
    ]
}
