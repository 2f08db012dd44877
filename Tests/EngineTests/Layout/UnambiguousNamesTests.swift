import Testing

@testable import Engine

/// The names of items for readers.
@Suite struct UnambiguousNamesTests {
    @Test func constraintsHaveNamesInPlaceOfIDs() {
        let names = UnambiguousNames(of: [("vn2-qf-Fcw", "subtitle"), ("box", nil)])
        #expect(names["vn2-qf-Fcw"] == "subtitle")
        #expect(names["box"] == "box")
        #expect(
            names.text("vn2-qf-Fcw.trailing == box.width * 0.5 - 16")
                == "subtitle.trailing == box.width * 0.5 - 16")
    }

    /// As in the lists of items beside the constraints.
    @Test func namesThatSeveralItemsHaveComeWithTheIDs() {
        let names = UnambiguousNames(of: [("a1-b2-c3d", "Label"), ("e1-f2-g3h", "Label"), ("box", nil)])
        #expect(
            names.text("a1-b2-c3d.top == e1-f2-g3h.top - 8")
                == "Label (a1-b2-c3d).top == Label (e1-f2-g3h).top - 8")
        #expect(names.text("box.top == a1-b2-c3d.top") == "box.top == Label (a1-b2-c3d).top")
    }

    @Test func labelsTellItemsOfTheSameNameApart() {
        let names = UnambiguousNames(of: [
            ("a1-b2-c3d", "Label"), ("e1-f2-g3h", "Label"), ("i1-j2-k3l", "title"), ("box", nil),
            ("i1-j2-k3l.safeAreaLayoutGuide", "safeAreaLayoutGuide"),
            ("a1-b2-c3d.safeAreaLayoutGuide", "safeAreaLayoutGuide"),
        ])
        #expect(names.label("a1-b2-c3d") == "Label (a1-b2-c3d)")
        #expect(names.label("i1-j2-k3l") == "title")
        #expect(names.label("box") == "box")
        #expect(names.label("other") == "other")
        #expect(names.label("i1-j2-k3l.safeAreaLayoutGuide") == "title.safeAreaLayoutGuide")
        #expect(names.label("a1-b2-c3d.safeAreaLayoutGuide") == "Label (a1-b2-c3d).safeAreaLayoutGuide")
    }

    @Test func namesThatAreAnothersIDAreNotUsed() {
        let names = UnambiguousNames(of: [("a1-b2-c3d", "title"), ("title", nil)])
        #expect(names["a1-b2-c3d"] == "a1-b2-c3d")
    }

    /// The same view in two layouts.
    @Test func anItemThatOccursTwiceKeepsItsName() {
        let names = UnambiguousNames(of: [("a1-b2-c3d", "title"), ("a1-b2-c3d", "title")])
        #expect(names["a1-b2-c3d"] == "title")
    }
}
