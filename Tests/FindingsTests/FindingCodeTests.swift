import Findings
import Testing

struct FindingCodeTests {
    @Test func codesAreWordsWithHyphens() {
        for code in FindingCode.allCases {
            #expect(code.rawValue.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(code)")
        }
    }

    @Test func everyCodeSaysWhatIsWrongAndWhatToDo() {
        for code in FindingCode.allCases {
            for sentence in [code.rule.summary, code.rule.remedy] {
                #expect(sentence.last == "." && sentence.first?.isLowercase == false, "\(code): \(sentence)")
                #expect(!sentence.contains("|") && !sentence.contains("\n"), "\(code): \(sentence)")
            }
        }
        #expect(Set(FindingCode.allCases.map(\.rule.summary)).count == FindingCode.allCases.count)
    }

    @Test func aFindingMattersAsMuchAsItsKind() {
        #expect(LayoutFinding(code: .ambiguous, message: "").severity == .warning)
        #expect(LayoutFinding(code: .unsatisfiable, message: "").severity == .error)
        #expect(LayoutFinding(code: .ambiguous, severity: .note, message: "").severity == .note)
    }
}
