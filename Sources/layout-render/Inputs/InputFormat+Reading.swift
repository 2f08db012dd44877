import FileAccess
import Foundation
import LayoutDocument

extension InputFormat {
    /// Reads an input of this kind; XML says itself how it is encoded, and captures are read elsewhere.
    func read(_ bytes: [UInt8], file: String) -> LayoutInput {
        switch self {
        case .json5, .capture: LayoutDocumentReader.input(TextBytes.utf8(bytes), file: file)
        case .xib, .storyboard: InterfaceBuilderReader.input(Data(bytes), file: file)
        }
    }
}
