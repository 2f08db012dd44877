# What can be done with a fresh clone; each target installs what it needs and is missing.

PREFIX ?= /usr/local
# With `make install LIBRARIES=system`, the command uses the system's libraries; otherwise it contains them where it can.
LIBRARIES ?=

.PHONY: demo test check install uninstall goldens format

# Build the command and draw an example.
demo:
	@Scripts/demo

# Run all tests.
test:
	@Scripts/test

# Everything a change has to pass: tests, format, lint, warnings, documentation. CI is set as in continuous integration, so
# that failures that depend on it show up here first; all builds have the same flags, so that there is only one.
check: export CI = true
check: export SWIFT_FLAGS = -Xswiftc -warnings-as-errors
check: test
	@Scripts/check

# Install the command, its manual page and its completions below PREFIX.
install:
	@Scripts/setup
	@LIBRARIES="$(LIBRARIES)" Scripts/install "$(PREFIX)"

# Remove what `make install` installed.
uninstall:
	@Scripts/install --remove "$(PREFIX)"

# Record the examples' pictures as goldens; look at them before committing.
goldens:
	@Scripts/setup --tests
	GOLDEN_RECORD=all swift test --filter "^GoldenTests"

# Format the code as `make check` wants it.
format:
	swift format --in-place --recursive --parallel Package.swift Sources Plugins Tests Examples/Library
