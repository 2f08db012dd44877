/// The directions in which some open slots move the variables, in reduced echelon form.
///
/// Then two variables share a row of the form exactly if the linear part of the face connects them, whatever rows are
/// tight at the vertex.
struct FreeDirections {
    /// The variables moved, in order, as columns.
    let variables: [Variable]
    /// Independent directions, each with an entry for every variable.
    private(set) var directions: [[Double]]

    /// Creates the form from directions as lists of variables and rates.
    init(_ moves: [[(variable: Variable, rate: Double)]]) {
        variables = Set(moves.joined().map { $0.variable }).sorted()
        var columns: [Variable: Int] = [:]
        for (column, variable) in variables.enumerated() { columns[variable] = column }
        directions = moves.map { move in
            var direction = [Double](repeating: 0, count: columns.count)
            for (variable, rate) in move { if let column = columns[variable] { direction[column] = rate } }
            return direction
        }
        reduce()
    }

    private mutating func reduce() {
        for index in directions.indices {
            let largest = directions[index].map(abs).max() ?? 0
            guard largest > Tolerance.rate,
                let pivot = directions[index].firstIndex(where: { abs($0) == largest })
            else {
                directions[index] = []
                continue
            }
            let scale = directions[index][pivot]
            for column in variables.indices { directions[index][column] /= scale }
            for other in directions.indices where other != index && !directions[other].isEmpty {
                let factor = directions[other][pivot]
                if factor == 0 { continue }
                for column in variables.indices {
                    let product = -factor * directions[index][column]
                    directions[other][column] = cancelling(directions[other][column], product)
                }
                directions[other][pivot] = 0
            }
        }
        directions.removeAll { $0.isEmpty }
    }

    /// Returns the directions along which a combination of the variables changes.
    func directionsChanging(_ combination: [(variable: Variable, coefficient: Double)]) -> [Int] {
        var columns: [(column: Int, coefficient: Double)] = []
        for (variable, coefficient) in combination {
            var low = 0
            var high = variables.count
            while low < high {
                let middle = (low + high) / 2
                if variables[middle] < variable { low = middle + 1 } else { high = middle }
            }
            if low < variables.count && variables[low] == variable { columns.append((low, coefficient)) }
        }
        return directions.indices.filter { index in
            var sum = 0.0
            for (column, coefficient) in columns {
                sum = cancelling(sum, coefficient * directions[index][column])
            }
            return abs(sum) > Tolerance.rate
        }
    }
}
