import Dispatch
import Foundation

/// The signals that ask the program to end: ^C and SIGTERM.
struct EndSignals {
    /// One element a signal.
    let arrivals: AsyncStream<Void>
    private let sources: [any DispatchSourceSignal]

    init() {
        let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
        self.arrivals = arrivals
        sources = [SIGINT, SIGTERM].map { number in
            // The default action would end the process before the source sees the signal.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { arrived.yield() }
            source.resume()
            return source
        }
    }

    /// Listens no longer. A source that nobody holds goes quiet, so this also says until when they are needed.
    func cancel() {
        for source in sources { source.cancel() }
    }
}
