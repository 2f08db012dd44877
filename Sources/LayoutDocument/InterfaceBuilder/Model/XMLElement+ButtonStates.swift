extension XMLElement {
    /// The states of a button whose titles and images it shows: the one that it is in, and the normal one for what that lacks.
    var shownStates: [XMLElement] {
        [currentState, "normal"].compactMap { name in name.flatMap { child("state", key: $0) } }
    }

    /// The name of the one state that a button is in; nil for the normal one, and for several at once, which have no titles in
    /// Interface Builder.
    private var currentState: String? {
        let states = [
            self["enabled"] == "NO" ? "disabled" : nil, isSet("selected") ? "selected" : nil,
            isSet("highlighted") ? "highlighted" : nil,
        ].compactMap(\.self)
        return states.count == 1 ? states.first : nil
    }
}
