import Dispatch
import Foundation
import TravelFeatures

/// A program of others that was started. Its number, and that of its group, are nobody else's until its end has been taken note of: that is
/// done on the main actor alone, as is all that needs the number.
final class StartedProgram {
    /// How long it may go on once it was asked to end.
    private static let grace = Duration.seconds(1)
    /// What works has ended by then.
    private static let moment = Duration.seconds(1)
    /// How long this program's end waits for one that has just begun.
    private static let rest = Duration.milliseconds(300)

    private let process: pid_t
    private let begun = ContinuousClock.now
    /// Hears how it has ended; nil when that was told.
    private var ended: (@MainActor (_ failure: ProgramFailure?) -> Void)?
    private var isBeingEnded = false
    /// Whether this program's end waits for its.
    private var isAwaited = false
    private var waiter: CheckedContinuation<Void, Never>?
    /// Whether its end has been taken note of.
    private(set) var isOver = false
    /// Runs while its time does.
    private var timer: (any DispatchSourceTimer)?

    /// - Parameters:
    ///   - process: its number, which is that of a group as well.
    ///   - limit: after which it is ended; nil where it may go on for days.
    ///   - ended: hears once of its end, or that its time is over, and whether that was a failure.
    init(_ process: pid_t, within limit: Duration?, ended: @escaping @MainActor (_ failure: ProgramFailure?) -> Void) {
        self.process = process
        self.ended = ended
        if let limit { after(limit) { [weak self] in self?.timeIsOver(limit) } }
    }

    /// Ends it, and what it has started in its group: it is asked to, and killed when it does not. Nobody hears of a failure then.
    func end() {
        guard !isOver, !isBeingEnded else { return }
        tell(nil)
        // What it has left behind where it has ended by itself may go on.
        guard isRunning else { return }
        isBeingEnded = true
        send(SIGTERM)
        after(Self.grace) { [weak self] in self?.send(SIGKILL) }
    }

    /// This program ends: it is killed at once when it is hung, as far as anybody can tell who does not wait, and soon when it has just
    /// begun. What it has left behind where it has ended by itself goes on.
    func endSoon() {
        guard isRunning else { return }
        guard !isBeingEnded, ContinuousClock.now - begun < Self.moment else { return send(SIGKILL) }
        isAwaited = true
        after(Self.rest) { [weak self] in
            if self?.isRunning == true { self?.send(SIGKILL) }
            self?.goOn()
        }
    }

    /// Waits, after `endSoon`, until it has ended or was killed.
    func over() async {
        if isAwaited { await withCheckedContinuation { waiter = $0 } }
    }

    /// Nobody waits for it any more.
    private func goOn() {
        isAwaited = false
        waiter?.resume()
        waiter = nil
    }

    /// Takes note of its end, of which somebody has heard.
    func hasEnded(_ failure: ProgramFailure?) {
        var information = siginfo_t()
        // What it leaves behind was to end, too.
        if isBeingEnded, look(&information) { send(SIGKILL) }
        isOver = true
        timer?.cancel()
        timer = nil
        while waitid(P_PID, id_t(process), &information, WEXITED) != 0, errno == EINTR {}
        tell(failure)
        goOn()
    }

    private func timeIsOver(_ limit: Duration) {
        // One that has ended by itself was in time, however long this program was stopped meanwhile.
        guard isRunning else { return }
        tell(.late(limit))
        end()
    }

    private var isRunning: Bool {
        var information = siginfo_t()
        guard !isOver, look(&information) else { return false }
        return information._sifields._sigchld.si_pid == 0
    }

    /// Looks whether it has ended, and takes no note of that.
    /// - Returns: false when its number may be somebody else's: whoever has started this program has statuses forgotten (SIGCHLD is
    ///   ignored).
    private func look(_ information: inout siginfo_t) -> Bool {
        waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) == 0
    }

    private func send(_ signal: CInt) {
        guard !isOver else { return }
        if kill(-process, signal) != 0 { kill(process, signal) }
    }

    private func tell(_ failure: ProgramFailure?) {
        let listener = ended
        ended = nil
        listener?(failure)
    }

    private func after(_ delay: Duration, _ action: @escaping @MainActor () -> Void) {
        timer?.cancel()
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + .milliseconds(Int(delay / .milliseconds(1))))
        timer.setEventHandler { MainActor.assumeIsolated { action() } }
        timer.resume()
        self.timer = timer
    }
}
