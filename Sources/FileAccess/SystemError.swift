/// An error number of the system, as in `errno`.
struct SystemError: Error {
    let code: Int32
}
