/// An error number of the system, as `errno` has it.
struct SystemError: Error {
    let code: Int32
}
