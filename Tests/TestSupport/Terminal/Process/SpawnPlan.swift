import Glibc

/// Everything that a child gets. It starts in a session of its own, with no signal blocked and every signal at its default, and with
/// no descriptor but the three standard ones.
struct SpawnPlan {
    enum Stream {
        case terminal
        case file(String, flags: Int32)
        case descriptor(Descriptor)
        case closed
    }

    var arguments: [String]
    var environment: [String: String]
    var workingDirectory: String?
    /// The terminal's path: opened by the new session's leader it becomes the controlling terminal.
    var terminal: String?
    /// Standard input, output and error.
    var streams: [Stream]

    /// Starts the program and gives its process id. The program is looked up in the `PATH` of this process when its name has no slash.
    func start() throws -> pid_t {
        guard let program = arguments.first else {
            throw SystemCallFailure(call: "posix_spawn without a program", code: EINVAL)
        }
        var actions = posix_spawn_file_actions_t()
        try check("posix_spawn_file_actions_init", error: posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        try fill(&actions)

        var attributes = posix_spawnattr_t()
        try check("posix_spawnattr_init", error: posix_spawnattr_init(&attributes))
        defer { posix_spawnattr_destroy(&attributes) }
        var signals = sigset_t()
        sigemptyset(&signals)
        try check("posix_spawnattr_setsigmask", error: posix_spawnattr_setsigmask(&attributes, &signals))
        sigfillset(&signals)
        try check("posix_spawnattr_setsigdefault", error: posix_spawnattr_setsigdefault(&attributes, &signals))
        let flags = GNUFunctions.spawnInNewSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
        try check("posix_spawnattr_setflags", error: posix_spawnattr_setflags(&attributes, Int16(flags)))

        var processID: pid_t = 0
        let code = withCStrings(arguments) { argv in
            withCStrings(environment.map { "\($0.key)=\($0.value)" }) { envp in
                posix_spawnp(&processID, program, &actions, &attributes, argv, envp)
            }
        }
        try check("posix_spawn \(program)", error: code)
        return processID
    }

    private func fill(_ actions: inout posix_spawn_file_actions_t) throws {
        if let workingDirectory {
            try GNUFunctions.changeDirectory(&actions, to: workingDirectory)
        }
        if let terminal {
            try check("addopen", error: posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0))
            try check("adddup2", error: posix_spawn_file_actions_adddup2(&actions, 0, 1))
            try check("adddup2", error: posix_spawn_file_actions_adddup2(&actions, 0, 2))
        }
        for (number, stream) in zip(Int32(0)..., streams) {
            switch stream {
            case .terminal:
                break
            case .file(let path, let flags):
                try check("addopen", error: posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o644))
            case .descriptor(let descriptor):
                try check("adddup2", error: posix_spawn_file_actions_adddup2(&actions, descriptor.number, number))
            case .closed:
                try check("addclose", error: posix_spawn_file_actions_addclose(&actions, number))
            }
        }
        try GNUFunctions.closeDescriptors(&actions, from: 3)
    }

    private func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = strings.map { strdup($0) }
        pointers.append(nil)
        defer { pointers.forEach { free($0) } }
        return body(&pointers)
    }
}
