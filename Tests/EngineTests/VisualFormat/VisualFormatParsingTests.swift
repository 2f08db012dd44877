import Testing
import Solver

@testable import Engine

/// Compares parsed lines with values written by hand from Apple's grammar.
struct VisualFormatParsingTests {
    private typealias Predicate = VisualFormat.Predicate

    /// The examples of the Auto Layout Guide's appendix.
    @Test func appleExamples() throws {
        func element(_ name: String, _ lengths: [Predicate] = []) -> VisualFormat.Element {
            VisualFormat.Element(name: VisualFormat.Name(name), lengths: lengths)
        }
        func line(
            _ axis: LayoutAxis, _ first: VisualFormat.Element, _ gap: VisualFormat.Gap,
            _ second: VisualFormat.Element
        ) -> VisualFormat {
            VisualFormat(
                axis: axis, firstView: first, followingViews: [VisualFormat.Link(gap: gap, view: second)])
        }
        let fifty = VisualFormat.Gap.predicates([Predicate(object: .number(50))])
        let ten = VisualFormat.Gap.predicates([Predicate(object: .number(10))])
        let expected: [(String, VisualFormat)] = [
            ("[button]-[textField]", line(.horizontal, element("button"), .standard, element("textField"))),
            (
                "[button(>=50)]",
                VisualFormat(
                    axis: .horizontal,
                    firstView: element(
                        "button", [Predicate(relation: .greaterThanOrEqual, object: .number(50))]))
            ),
            (
                "|-50-[purpleBox]-50-|",
                VisualFormat(
                    axis: .horizontal, leadingGap: fifty, firstView: element("purpleBox"), trailingGap: fifty)
            ),
            (
                "V:[topField]-10-[bottomField]",
                line(.vertical, element("topField"), ten, element("bottomField"))
            ),
            ("[maroonView][blueView]", line(.horizontal, element("maroonView"), .flush, element("blueView"))),
            (
                "[button(100@20)]",
                VisualFormat(
                    axis: .horizontal,
                    firstView: element("button", [Predicate(object: .number(100), priority: .number(20))]))
            ),
            (
                "[button1(==button2)]",
                VisualFormat(
                    axis: .horizontal,
                    firstView: element(
                        "button1", [Predicate(object: .name(VisualFormat.Name("button2")))]))
            ),
            (
                "[flexibleButton(>=70,<=100)]",
                VisualFormat(
                    axis: .horizontal,
                    firstView: element(
                        "flexibleButton",
                        [
                            Predicate(relation: .greaterThanOrEqual, object: .number(70)),
                            Predicate(relation: .lessThanOrEqual, object: .number(100)),
                        ]))
            ),
        ]
        for (text, format) in expected { #expect(try VisualFormat.parse(text) == format, "\(text)") }
    }

    @Test func readsTheSameInEachSpelling() throws {
        let spellings = [
            ("[a]", "H:[a]"), ("[a]-8-[b]", "[a]-(8)-[b]"), ("[a]-8-[b]", "[a]-(==8)-[b]"),
            ("H: | - [a] - (>=8 @750, <= 20) - |", "H:|-[a]-(>=8@750,<=20)-|"),
            ("[a]->=8@750-[b]", "[a]-(>=8@750)-[b]"), ("[a]-8.-[b]", "[a]-8.0-[b]"),
            ("[a]-2e1-[b]", "[a]-20-[b]"), ("[a]-.5-[b]", "[a]-0.5-[b]"),
        ]
        for (left, right) in spellings {
            #expect(try VisualFormat.parse(left) == VisualFormat.parse(right), "\(left)")
        }
    }

    @Test func takesIdsOfDocumentsAsNames() throws {
        let format = try VisualFormat.parse("|[view/2(==my-title)]-gap-[3rd.label]|")
        #expect(format.firstView.name.text == "view/2")
        #expect(format.firstView.lengths == [Predicate(object: .name(VisualFormat.Name("my-title")))])
        #expect(format.followingViews[0].view.name.text == "3rd.label")
        #expect(
            format.followingViews[0].gap
                == .predicates([Predicate(object: .name(VisualFormat.Name("gap")))]))
    }

    /// Each line contains a mistake; the position is where a reader would expect the caret.
    @Test(arguments: [
        ("V|[a]|", VisualFormatError.expectedColon(at: 1)), ("", .expectedView(at: 0)),
        ("|", .expectedView(at: 1)), ("|-8-", .expectedView(at: 4)), ("H:|-[a]-", .expectedView(at: 8)),
        ("[]", .expectedViewName(at: 1)), ("[a", .unclosedView(at: 2)), ("[a(8)", .unclosedView(at: 5)),
        ("[a(8]", .unclosedPredicates(at: 4)), ("[a()]", .expectedQuantity(at: 3)),
        ("[a(>=)]", .expectedQuantity(at: 5)), ("[a(8,)]", .expectedQuantity(at: 5)),
        ("[a(=8)]", .unknownRelation(at: 3)), ("[a(>8)]", .unknownRelation(at: 3)),
        ("[a(8@)]", .expectedPriority(at: 5)), ("[a]-8[b]", .unclosedGap(at: 5)),
        ("[a]-(8)[b]", .unclosedGap(at: 7)), ("[a]b", .unexpectedText(at: 3)),
        ("|[a]|[b]", .unexpectedText(at: 5)), ("[a(b*2)]", .arithmetic(at: 4)),
        ("[a]-1e999-[b]", .numberOutOfRange(.infinity, at: 4)), ("[a(8@0)]", .priorityOutOfRange(0, at: 5)),
        ("[a(8@1001)]", .priorityOutOfRange(1001, at: 5)), ("[ä(>8)]", .unknownRelation(at: 3)),
    ])
    func mistakesAreFoundWhereTheyAre(line: String, error: VisualFormatError) {
        #expect(throws: error) { try VisualFormat.parse(line) }
    }

    @Test func whatIsPrintedReadsBackTheSame() throws {
        var random = FormatGenerator(seed: 7)
        for _ in 0..<1000 {
            let format = random.format()
            #expect(try VisualFormat.parse(format.description) == format, "\(format)")
        }
    }

    /// A line that is cut or has a changed character either parses or fails at a position inside it.
    @Test func damagedLinesFailInsideTheLine() {
        var random = FormatGenerator(seed: 11)
        for _ in 0..<1000 {
            let line = random.damaged(random.format().description)
            do throws(VisualFormatError) {
                _ = try VisualFormat.parse(line)
            } catch {
                #expect((0...line.unicodeScalars.count).contains(error.offset), "\(line)")
            }
        }
    }
}
