import Foundation
import UIKit

/// Returns a value that takes the place of one that can't be computed here: nothing, empty, zero, or a new object.
public func layoutRenderStandIn<Value>(_ type: Value.Type = Value.self) -> Value {
    if let value = StandIn.value(of: type) as? Value { return value }
    // This runs in the program of the author's code, not in the command, which reports its end at the line.
    fatalError(
        "no value of \(Value.self) can be made here, and the code that would make it can't be compiled")
}

/// Returns the type itself where a type is asked for, as of the class that a view makes its parts of.
public func layoutRenderStandIn<Subject>(_ type: Subject.Type.Type = Subject.Type.self) -> Subject.Type {
    Subject.self
}

/// Values that take the place of others.
enum StandIn {
    static func value(of type: Any.Type) -> Any? {
        if type == Void.self { return () }
        if let known = known(type) { return known }
        if let optional = type as? any ExpressibleByNilLiteral.Type { return none(of: optional) }
        if let number = type as? any FixedWidthInteger.Type { return zero(of: number) }
        if let number = type as? any BinaryFloatingPoint.Type { return zero(of: number) }
        if let list = type as? any RangeReplaceableCollection.Type { return empty(list) }
        if let list = type as? any EmptyDictionary.Type { return list.init() }
        if let set = type as? any SetAlgebra.Type { return emptySet(set) }
        if let own = type as? any LayoutRenderFirstValue.Type { return own.layoutRenderFirstValue }
        if let list = type as? any CaseIterable.Type { return first(of: list) }
        return object(of: type)
    }

    private static func known(_ type: Any.Type) -> Any? {
        switch type {
        case is Bool.Type: false
        case is String.Type: ""
        case is URL.Type: URL(fileURLWithPath: "/")
        case is Date.Type: Date(timeIntervalSince1970: 0)
        case is UUID.Type: UUID()
        case is Data.Type: Data()
        case is IndexPath.Type: IndexPath(row: 0, section: 0)
        case is CGRect.Type: CGRect.zero
        case is CGSize.Type: CGSize.zero
        case is CGPoint.Type: CGPoint.zero
        case is UIEdgeInsets.Type: UIEdgeInsets.zero
        case is UIColor.Type: UIColor.systemGray
        case is UIFont.Type: UIFont.systemFont(ofSize: 17)
        case is UIImage.Type: UIImage()
        case is NSMutableDictionary.Type: NSMutableDictionary()
        case is NSDictionary.Type: NSDictionary()
        case is NSMutableArray.Type: NSMutableArray()
        case is NSArray.Type: NSArray()
        case is NSSet.Type: NSSet()
        case is NSString.Type: NSString()
        case is NSNumber.Type: NSNumber(value: 0)
        default: nil
        }
    }

    private static func none<Value: ExpressibleByNilLiteral>(of type: Value.Type) -> Any {
        Value(nilLiteral: ())
    }
    private static func zero<Value: FixedWidthInteger>(of type: Value.Type) -> Any { Value.zero }
    private static func zero<Value: BinaryFloatingPoint>(of type: Value.Type) -> Any { Value.zero }
    private static func empty<Value: RangeReplaceableCollection>(_ type: Value.Type) -> Any { Value() }
    private static func emptySet<Value: SetAlgebra>(_ type: Value.Type) -> Any { Value() }
    private static func first<Value: CaseIterable>(of type: Value.Type) -> Any? { Value.allCases.first }

    /// A new object of UIKit's classes and those that inherit from them.
    private static func object(of type: Any.Type) -> Any? {
        MainActor.assumeIsolated {
            switch type {
            case is UICollectionView.Type:
                return type == UICollectionView.self
                    ? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) : nil
            case let view as UIView.Type: return view.init(frame: .zero)
            case let controller as UIViewController.Type: return controller.init()
            case is NSAttributedString.Type: return NSAttributedString()
            default: return nil
            }
        }
    }
}

/// What the project's enumerations conform to that have a case without values.
public protocol LayoutRenderFirstValue {
    /// The first such case.
    static var layoutRenderFirstValue: Any { get }
}

/// What dictionaries of every type have in common.
private protocol EmptyDictionary {
    init()
}

extension Dictionary: EmptyDictionary {}
