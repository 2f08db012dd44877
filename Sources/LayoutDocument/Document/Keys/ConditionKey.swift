import Engine

/// The keys of what a constraint asks of the canvas.
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
        case .orientation: "Which way up it is held, or an array of ways; landscape is either way round."
        case .horizontalSizeClass: "The room across that UIKit gives an app of its size."
        case .verticalSizeClass: "The room down that UIKit gives an app of its size."
        case .layoutDirection: "Whether leading is left or right."
        case .keyboard: "Where the keyboard is."
        }
    }
}
