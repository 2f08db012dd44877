import Foundation
import LayoutDocument

extension InputFormat {
    /// Reads an input of this kind; captures are read elsewhere.
    func read(_ bytes: [UInt8], file: String) -> LayoutInput {
        switch self {
        case .json5, .capture: LayoutDocumentReader.input(bytes, file: file)
        case .xib, .storyboard: InterfaceBuilderReader.input(Data(bytes), file: file)
        }
    }
}
