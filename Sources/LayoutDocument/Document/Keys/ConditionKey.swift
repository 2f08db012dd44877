import Engine

/// The keys of a constraint's condition.
enum ConditionKey: String, KeyName {
    case orientation, horizontalSizeClass, verticalSizeClass, layoutDirection, keyboard

    var shape: Shape {
        switch self {
        case .orientation:
            .either([.word(Canvas.Orientation.words), .list(.word(Canvas.Orientation.words))])
        case .horizontalSizeClass, .verticalSizeClass: .word(Canvas.SizeClass.allCases.map(\.rawValue))
        case .layoutDirection: .word(["leftToRight", "rightToLeft"])
        case .keyboard: .word(CanvasCondition.KeyboardWord.allCases.map(\.rawValue))
        }
    }

    var summary: String {
        switch self {
        case .orientation: "One or more orientations; landscape matches both landscape orientations."
        case .horizontalSizeClass: "The horizontal size class of an app of this size."
        case .verticalSizeClass: "The vertical size class of an app of this size."
        case .layoutDirection: "The layout direction."
        case .keyboard: "The keyboard's position."
        }
    }
}
