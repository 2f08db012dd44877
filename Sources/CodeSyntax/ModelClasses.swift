import Foundation

/// The classes that Xcode generates from Core Data's models, as far as files use them and don't declare them.
struct ModelClasses {
    private(set) var source = ""

    /// Reads the models at some paths.
    init(_ models: [String], missing: Set<String>) {
        var written: Set<String> = []
        for path in models.sorted() {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let reader = ModelReader()
            let parser = XMLElements([UInt8](data))
            for element in parser.elements { reader.add(element) }
            for entity in reader.entities where missing.contains(entity.className) {
                guard written.insert(entity.className).inserted else { continue }
                source += entity.source
            }
        }
    }
}

private final class ModelReader {
    struct Entity {
        let name: String
        let className: String
        var properties = ""

        /// As Xcode writes it, with variables that have values of their own.
        var source: String {
            "class \(className): CoreData.NSManagedObject {\(properties) "
                + "class func fetchRequest() -> CoreData.NSFetchRequest<\(className)> "
                + "{ CoreData.NSFetchRequest<\(className)>(entityName: \"\(name)\") } }\n"
        }
    }

    private(set) var entities: [Entity] = []

    func add(_ element: XMLElement) {
        let attributes = element.attributes
        switch element.name {
        case "entity":
            guard let name = attributes["name"], Self.isIdentifier(name) else { return }
            let own = attributes["representedClassName"].map {
                $0.split(separator: ".").last.map(String.init) ?? $0
            }
            let className = own.flatMap { Self.isIdentifier($0) ? $0 : nil } ?? name
            entities.append(Entity(name: name, className: className))
        case "attribute", "relationship":
            guard !entities.isEmpty, let name = attributes["name"], Self.isIdentifier(name) else { return }
            let type =
                element.name == "attribute"
                ? Self.type(of: attributes)
                : attributes["toMany"] == "YES" ? "NSSet?" : "CoreData.NSManagedObject?"
            entities[entities.count - 1].properties += " var \(name): \(type);"
        default: break
        }
    }

    private static func type(of attributes: [String: String]) -> String {
        let isScalar = attributes["usesScalarValueType"] != "NO"
        switch attributes["attributeType"] {
        case "String": return "String?"
        case "Date": return isScalar ? "TimeInterval = 0" : "Date?"
        case "UUID": return "UUID?"
        case "URI": return "URL?"
        case "Binary": return "Data?"
        case "Decimal": return "NSDecimalNumber?"
        case "Boolean": return isScalar ? "Bool = false" : "NSNumber?"
        case "Integer 16": return isScalar ? "Int16 = 0" : "NSNumber?"
        case "Integer 32": return isScalar ? "Int32 = 0" : "NSNumber?"
        case "Integer 64": return isScalar ? "Int64 = 0" : "NSNumber?"
        case "Float": return isScalar ? "Float = 0" : "NSNumber?"
        case "Double": return isScalar ? "Double = 0" : "NSNumber?"
        default: return "NSObject?"
        }
    }

    private static func isIdentifier(_ text: String) -> Bool {
        text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
