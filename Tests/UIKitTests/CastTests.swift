import Foundation
import Testing
import UIKit

extension DeviceTests {
    /// The values in a notification's dictionary can be cast as UIKit's clients do.
    @Suite struct CastTests {
        private let frame = CGRect(x: 0, y: 552, width: 393, height: 300)

        @Test func aRectangleInADictionaryIsAValueAndARectangle() {
            let info: [AnyHashable: Any] = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)]
            let found = info[UIResponder.keyboardFrameEndUserInfoKey]
            #expect(found as? CGRect == frame)
            #expect((found as? NSValue)?.cgRectValue == frame)
            #expect(found as? CGPoint == nil && found as? String == nil)
        }

        @Test func pointsAndSizesCanBeCastToo() {
            let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
            let values: [Any] = [NSValue(cgPoint: point), NSValue(cgSize: size)]
            #expect(values[0] as? CGPoint == point && values[1] as? CGSize == size)
            #expect(values[0] as? CGRect == nil)
        }

        @Test func numbersCanBeCastToWhatTheyAreUsedAs() {
            let info: [AnyHashable: Any] = [
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            ]
            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]
            #expect(duration as? Double == 0.25 && duration as? TimeInterval == 0.25)
            #expect((duration as? NSNumber)?.doubleValue == 0.25 && duration as? CGFloat == 0.25)
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
            #expect(curve as? Int == 7 && curve as? UInt == 7 && (curve as? NSNumber)?.uintValue == 7)
        }
    }
}
