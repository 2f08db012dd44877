import Engine

/// Names that say no more than what kind of view it is, as Interface Builder gives them to what has none.
enum GenericName {
    /// Whether an item's name is one of them; what has no name but its id was given that by its author.
    static func isGeneric(_ item: SolvedItem) -> Bool {
        guard item.kind == .view, let name = item.name, name != item.id else { return false }
        return isGeneric(name, className: item.className)
    }

    /// Whether a name, with any class, is one of them; numbers at its end don't count.
    static func isGeneric(_ name: String, className: String = "") -> Bool {
        let word = folded(name)
        return word.isEmpty || words.contains(word) || word == folded(String(className.dropFirst(2)))
            || word == folded(className)
    }

    private static func folded(_ name: String) -> String {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return String(letters.reversed().drop { $0.isNumber }.reversed())
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
