import Engine
import Testing

@testable import LayoutDocument

struct ViewPropertyTests {
    @Test func namesAreUniqueAndOfCamelCase() {
        let names = ViewProperty.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z][A-Za-z]*/) != nil })
        #expect(ViewProperty.all.allSatisfy { $0.summary.hasSuffix(".") })
    }

    /// The classes come from the types on which a property is set; the expected ones are from UIKit's documentation.
    @Test(
        arguments: [
            ("contentOffset", ["UICollectionView", "UIScrollView", "UITableView", "UITextView"]),
            ("textAlignment", ["UILabel", "UITextField", "UITextView"]),
            ("placeholder", ["UISearchBar", "UITextField"]), ("axis", ["UIStackView"]),
        ])
    func classes(name: String, expected: [String]) throws {
        #expect(try #require(ViewProperty.named(name)).classes == expected)
    }

    @Test func everyViewHasThoseWithoutClasses() throws {
        for name in ["hidden", "frame", "layoutMargins", "backgroundColor"] {
            #expect(try #require(ViewProperty.named(name)).classes == nil, "\(name)")
        }
    }

    @Test func theTableHasARowForEachKeyOfAView() {
        let rows = DocumentReference.viewTable().split(separator: "\n").dropFirst(2)
        let names = rows.map { String($0.drop { $0 != "`" }.dropFirst().prefix { $0 != "`" }) }
        #expect(
            names == ["id", "class", "name", "source", "guides", "subviews"] + ViewProperty.all.map(\.name))
        #expect(rows.allSatisfy { $0.split(separator: " | ").count == 4 })
    }
}
