import Glibc

/// A moment by which something must have happened, on a clock that nobody sets.
struct Deadline {
    private let moment: ContinuousClock.Instant

    init(after duration: Duration) {
        moment = .now + duration
    }

    var hasPassed: Bool { .now >= moment }

    /// What is left, for `poll`: whole milliseconds, rounded up.
    var milliseconds: Int32 {
        let left = ContinuousClock.now.duration(to: moment)
        guard left > .zero else {
            return 0
        }
        let (seconds, attoseconds) = left.components
        return Int32(clamping: seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}

/// The descriptors that one wait is about.
struct PollSet {
    private var entries: [pollfd] = []

    mutating func add(_ descriptor: Descriptor, _ events: Int32) {
        entries.append(pollfd(fd: descriptor.number, events: Int16(events), revents: 0))
    }

    /// Waits until one of the descriptors is ready; false when the deadline came first.
    mutating func wait(until deadline: Deadline, slice: Int32? = nil) throws -> Bool {
        while true {
            let left = deadline.milliseconds
            let count = poll(&entries, nfds_t(entries.count), min(left, slice ?? left))
            if count < 0, errno != EINTR {
                throw SystemCallFailure(call: "poll", code: errno)
            }
            if count > 0 {
                return true
            }
            if slice != nil || deadline.hasPassed {
                return false
            }
        }
    }
}
