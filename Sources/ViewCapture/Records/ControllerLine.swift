import ConstraintLog

/// A line of `_printHierarchy`: `| <MyController 0x7f…>, state: appeared, view: <UIView 0x7f…>`.
enum ControllerLine {
    /// Whether a text at a `<` is a controller of a tree: `<MyController 0x7f…>, state: appeared`.
    static func isHead(_ text: ArraySlice<UInt8>) -> Bool { nameEnd(in: text) != nil }

    private static func nameEnd(in text: ArraySlice<UInt8>) -> (close: Int, state: Int)? {
        guard text.first == UInt8(ascii: "<") else { return nil }
        var (index, nesting) = (text.startIndex + 1, 0)
        while index < text.endIndex {
            switch text[index] {
            case UInt8(ascii: "<"): nesting += 1
            case UInt8(ascii: ">"):
                if nesting == 0 {
                    let next = text.skippingSpaces(from: index + 1)
                    guard text.matches(",", at: next) else { return nil }
                    let state = text.skippingSpaces(from: next + 1)
                    return text.matches("state:", at: state) ? (index, state + 6) : nil
                }
                nesting -= 1
            case UInt8(ascii: ";"), UInt8(ascii: "="), 0x0A: return nil
            default: break
            }
            index += 1
        }
        return nil
    }

    /// Returns where the first controller of a line begins.
    static func start(in line: ArraySlice<UInt8>) -> Int? {
        var index = line.startIndex
        while index < line.endIndex {
            if line[index] == UInt8(ascii: "<"), isHead(line[index...]) { return index }
            index += 1
        }
        return nil
    }

    /// Returns the controller that begins at a text's `<`.
    static func controller(_ text: ArraySlice<UInt8>, number: Int) -> CapturedController? {
        guard let (close, state) = nameEnd(in: text) else { return nil }
        let (name, address) = pair(text[(text.startIndex + 1)..<close])
        var controller = CapturedController(
            className: name, address: address, isPresented: false,
            state: text[state...].trimmed.prefix { $0.isLetter }.string, line: number)
        if let view = text.firstIndex(of: "view:", from: state) {
            let start = text.skippingSpaces(from: view + 5)
            if text.matches("<", at: start) {
                let end = text[start...].firstIndex(of: UInt8(ascii: ">")) ?? text.endIndex
                let view = pair(text[(start + 1)..<end])
                (controller.viewClass, controller.viewAddress) = (view.name, view.address)
            }
        }
        return controller
    }

    /// Returns the class and the address of `UIView 0x7f…` or `UIView: 0x7f…`.
    private static func pair(_ text: ArraySlice<UInt8>) -> (name: String, address: String?) {
        guard let start = text.lastIndex(of: "0x") else { return (text.trimmed.string, nil) }
        var name = text[..<start].trimmed
        if name.last == UInt8(ascii: ":") { name = name.dropLast() }
        return (name.trimmed.string, text[start...].trimmed.string.lowercased())
    }
}
