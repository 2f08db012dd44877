// In a browser the properties of characters come from the browser, because Swift's tables are large.
#if hasFeature(Embedded)
    @_extern(wasm, module: "page", name: "scalar_properties")
    private func pageScalarProperties(_ scalar: UInt32) -> UInt32

    extension Unicode.Scalar {
        private func has(_ property: UInt32) -> Bool { pageScalarProperties(value) & property != 0 }

        var hasHazardousProperties: Bool { has(64) }
        /// Whether it is white space.
        package var isWhitespace: Bool { has(32) }
        /// Whether it is a letter, or a mark that words are written with.
        package var isAlphabetic: Bool { has(128) }
        /// Whether it is a digit or another number.
        package var isNumber: Bool { has(256) }
        /// Whether it is an uppercase letter.
        package var isUppercase: Bool { has(512) }
        /// Whether it is a lowercase letter.
        package var isLowercase: Bool { has(1024) }
    }
#else
    extension Unicode.Scalar {
        var hasHazardousProperties: Bool {
            switch properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            case .format:
                value != 0x200C && value != 0x200D
                    && (properties.isDefaultIgnorableCodePoint || properties.isBidiControl
                        || (0xFFF9...0xFFFB).contains(value))
            default: false
            }
        }

        /// Whether it is white space.
        package var isWhitespace: Bool { properties.isWhitespace }
        /// Whether it is a letter, or a mark that words are written with.
        package var isAlphabetic: Bool { properties.isAlphabetic }
        /// Whether it is a digit or another number.
        package var isNumber: Bool {
            switch properties.generalCategory {
            case .decimalNumber, .letterNumber, .otherNumber: true
            default: false
            }
        }
        /// Whether it is an uppercase letter.
        package var isUppercase: Bool { properties.isUppercase }
        /// Whether it is a lowercase letter.
        package var isLowercase: Bool { properties.isLowercase }
    }
#endif
