import Findings
import Testing

@Suite struct AmountTests {
    /// Products that readers can check: 0.00725 × 1366 is 9.9035, and 0.0073 × 1366 would be 9.97.
    @Test(
        arguments: [
            (0.75, 600.0, "0.75 * 600"), (0.00725, 1366, "0.00725 * 1366"), (1.0 / 3, 600, "600 / 3"),
            (0.123456, 10, "0.1235 * 10"),
        ] as [(Double, Double, String)])
    func productsComeOut(factor: Double, number: Double, text: String) {
        #expect(Amount.product(factor, number) == text)
    }
}
