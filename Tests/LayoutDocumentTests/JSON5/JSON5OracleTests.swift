import Foundation
import LayoutDocument
import Testing

/// The reader must interpret generated documents in the same way as Foundation's JSON5 decoder.
struct JSON5OracleTests {
    /// Any JSON value, as Foundation decodes it.
    enum Decoded: Decodable, Equatable {
        case null, bool(Bool), number(Double), string(String), array([Decoded]), object([String: Decoded])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let bool = try? container.decode(Bool.self) {
                self = .bool(bool)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let string = try? container.decode(String.self) {
                self = .string(string)
            } else if let array = try? container.decode([Decoded].self) {
                self = .array(array)
            } else {
                self = .object(try container.decode([String: Decoded].self))
            }
        }

        init(_ value: JSON5Value) {
            switch value.content {
            case .null, .invalid: self = .null
            case .bool(let bool): self = .bool(bool)
            case .number(let number): self = .number(number)
            case .string(let string): self = .string(string)
            case .array(let values): self = .array(values.map(Decoded.init))
            case .object(let members):
                self = .object(
                    Dictionary(
                        members.map { ($0.key, Decoded($0.value)) }, uniquingKeysWith: { first, _ in first }))
            }
        }
    }

    @Test(arguments: 0..<300)
    func meansTheSame(_ seed: Int) throws {
        var generator = JSON5Generator(seed: seed)
        let text = generator.value(depth: 4)
        let decoder = JSONDecoder()
        decoder.allowsJSON5 = true
        let expected = try decoder.decode([Decoded].self, from: Data("[\(text)]".utf8)).first
        let document = JSON5Document(parsing: Array(text.utf8))
        #expect(document.errors.isEmpty, "\(text)")
        #expect(document.value.map(Decoded.init) == expected, "\(text)")
    }
}
