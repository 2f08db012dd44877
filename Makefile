# What can be done with a fresh clone; each target installs what it needs and is missing.

.PHONY: demo test check goldens format

# Build the command and draw an example.
demo:
	@Scripts/demo

# Run all tests.
test:
	@Scripts/setup --tests
	swift test
	Tests/InspectorPage/test_page.py "$$(swift build --show-bin-path)/layout-render"

# Everything a change has to pass: format, lint, warnings, tests, documentation.
check:
	@Scripts/check

# Take the examples' pictures as they are drawn now as goldens; look at them before committing.
goldens:
	@Scripts/setup --tests
	GOLDEN_RECORD=all swift test --filter "^GoldenTests"

# Format the code as `make check` wants it.
format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests
