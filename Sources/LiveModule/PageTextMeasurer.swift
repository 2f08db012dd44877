import LiveDrawing

/// Returns the width in em of a text in UTF-8, as the browser draws it in a weight of CSS, upright or slanted.
@_extern(wasm, module: "page", name: "text_width")
private func widthInPage(
    _ bytes: UnsafePointer<UInt8>?, _ count: Int32, _ weight: Int32, _ isItalic: Int32
) -> Double

/// Returns 1 for a paragraph in UTF-8 that runs from right to left, 0 for one from left to right, -1 for one without letters.
@_extern(wasm, module: "page", name: "text_direction")
private func directionInPage(_ bytes: UnsafePointer<UInt8>?, _ count: Int32) -> Int32

extension InterTextMeasurer.Fallback {
    /// Asks the browser.
    static var page: InterTextMeasurer.Fallback {
        InterTextMeasurer.Fallback(
            width: { text, weight, isItalic in
                Array(text.utf8).withUnsafeBufferPointer {
                    widthInPage($0.baseAddress, Int32($0.count), Int32(weight), isItalic ? 1 : 0)
                }
            },
            isRightToLeft: { paragraph in
                let direction = Array(paragraph.utf8).withUnsafeBufferPointer {
                    directionInPage($0.baseAddress, Int32($0.count))
                }
                return direction < 0 ? nil : direction == 1
            })
    }
}
