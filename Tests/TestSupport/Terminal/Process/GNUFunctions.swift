import Glibc

/// Functions that glibc has and that Swift's Glibc module, which is made without `_GNU_SOURCE`, does not declare. They are looked up by
/// name.
enum GNUFunctions {
    /// For `posix_spawnattr_setflags`: the child leads a new session.
    static let spawnInNewSession: Int32 = 0x80

    static let openProcess = find("pidfd_open", (@convention(c) (pid_t, UInt32) -> Int32).self)
    private static let pipe2 = find("pipe2", (@convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32).self)
    private static let openTerminal = find("posix_openpt", (@convention(c) (Int32) -> Int32).self)
    private static let unlockTerminal = find("unlockpt", (@convention(c) (Int32) -> Int32).self)
    private static let terminalName = find("ptsname_r", (@convention(c) (Int32, UnsafeMutablePointer<CChar>, Int) -> Int32).self)

    private typealias Actions = UnsafeMutablePointer<posix_spawn_file_actions_t>
    private static let addChangeDirectory = find(
        "posix_spawn_file_actions_addchdir_np", (@convention(c) (Actions, UnsafePointer<CChar>) -> Int32).self)
    private static let addCloseFrom = find(
        "posix_spawn_file_actions_addclosefrom_np", (@convention(c) (Actions, Int32) -> Int32).self)

    /// A pipe whose ends are close-on-exec: the reading end and the writing end.
    static func pipe() throws -> (reader: Int32, writer: Int32) {
        var ends: [Int32] = [0, 0]
        try check("pipe2", pipe2?(&ends, O_CLOEXEC) ?? missing())
        return (ends[0], ends[1])
    }

    /// The master of a new pseudo-terminal, close-on-exec and not blocking, and the path of its slave.
    static func pseudoTerminal() throws -> (master: Descriptor, path: String) {
        let master = Descriptor(try check("posix_openpt", openTerminal?(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK) ?? missing()))
        try check("unlockpt", unlockTerminal?(master.number) ?? missing())
        var name = [CChar](repeating: 0, count: 128)
        try check("ptsname_r", error: terminalName?(master.number, &name, name.count) ?? ENOSYS)
        return (master, String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    /// The child changes to `path` before its files are opened.
    static func changeDirectory(_ actions: inout posix_spawn_file_actions_t, to path: String) throws {
        try check("addchdir", error: addChangeDirectory?(&actions, path) ?? ENOSYS)
    }

    /// The child closes every descriptor from `number` on.
    static func closeDescriptors(_ actions: inout posix_spawn_file_actions_t, from number: Int32) throws {
        try check("addclosefrom", error: addCloseFrom?(&actions, number) ?? ENOSYS)
    }

    private static func missing() -> Int32 {
        errno = ENOSYS
        return -1
    }

    private static func find<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
}
