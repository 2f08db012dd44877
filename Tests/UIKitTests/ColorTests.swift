import Engine
import Testing
import UIKit

extension DeviceTests {
    /// UIKit's named colours are the engine's, so that documents and code come out alike.
    @Suite struct ColorTests {
        /// Black at 29 % by day, at 60 % by night, in the Human Interface Guidelines' own numbers.
        @Test func separatorsAreDenserInTheDark() {
            let view = UIView()
            view.backgroundColor = .separator
            #expect(view.fill?.light == Color(0x3C3C43, alpha: 74))
            #expect(view.fill?.dark == Color(0x545458, alpha: 153))
        }

        @Test func documentsKnowTheColoursByName() {
            #expect(DynamicColor(systemName: "quaternaryLabel")?.dark == Color(0xEBEBF5, alpha: 41))
            #expect(DynamicColor(systemName: "systemred") == nil)
            let view = UIView()
            view.backgroundColor = .systemTeal
            #expect(view.fill == DynamicColor(systemName: "systemTeal"))
        }
    }
}
