import Foundation

// What Foundation declares on Linux only to say that it isn't there.

extension NSPredicate {
    /// A condition that holds for everything: what texts of conditions say needs Objective-C.
    public convenience init(format predicateFormat: String, _ arguments: any CVarArg...) {
        self.init(value: true)
    }
    /// A condition that holds for everything.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(value: true)
    }
}

extension NSSortDescriptor {
    /// An order that finds every two objects equal: names of properties need Objective-C.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \EqualToAll.rank, ascending: ascending)
    }
}

private struct EqualToAll {
    let rank = 0
}
