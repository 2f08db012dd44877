import Foundation
import LayoutDocument

extension InputFormat {
    /// Reads an input of this kind.
    func read(_ bytes: [UInt8], file: String, options: SceneOptions) -> ReadResult {
        switch self {
        case .json5: LayoutDocumentReader.read(bytes, file: file, options: options)
        case .xib, .storyboard: InterfaceBuilderReader.read(Data(bytes), file: file, options: options)
        }
    }
}
