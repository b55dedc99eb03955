import Glibc
import NIOCore

/// Serves one connection: for each request, one after the other, goes through the steps of its route's fault.
final class ConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let server: MisbehavingServer.Shared
    private var parser = RequestParser()
    private var waiting: [RecordedRequest] = []
    private var isBusy = false
    private var number = 0

    init(_ server: MisbehavingServer.Shared) {
        self.server = server
    }

    func channelActive(context: ChannelHandlerContext) {
        number = server.opened(context.channel)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        server.closed(context.channel)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = Array(buffer: unwrapInboundIn(data))
        server.received(bytes.count)
        parser.feed(bytes)
        while let request = parser.next() { waiting.append(request) }
        serveNext(context)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // The peer broke off, or does not trust us: that is what the tests want to see.
        context.close(promise: nil)
    }

    private func serveNext(_ context: ChannelHandlerContext) {
        guard !isBusy, !waiting.isEmpty else { return }
        let request = waiting.removeFirst()
        guard let route = server.route(for: request.target) else {
            context.close(promise: nil)
            return
        }
        isBusy = true
        perform(route.take(request, of: number)[...], for: route, context)
    }

    private func perform(_ steps: ArraySlice<Fault.Step>, for route: Route, _ context: ChannelHandlerContext) {
        guard let step = steps.first else {
            isBusy = false
            serveNext(context)
            return
        }
        let rest = steps.dropFirst()
        switch step {
        case .send(let bytes):
            write(bytes[...], for: route, context) { self.perform(rest, for: route, context) }
        case .trickle(let bytes, let pause):
            trickle(bytes[...], every: pause, for: route, context) { self.perform(rest, for: route, context) }
        case .repeated(let bytes, let count):
            `repeat`(bytes, count, for: route, context) { self.perform(rest, for: route, context) }
        case .endless(let bytes):
            `repeat`(bytes, .max, for: route, context) {}
        case .pause(let duration):
            context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(duration)) { self.perform(rest, for: route, context) }
        case .hold(let release):
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            let eventLoop = context.eventLoop
            release.whenReleased {
                eventLoop.execute {
                    let (handler, context) = bound.value
                    handler.perform(rest, for: route, context)
                }
            }
        case .wait:
            break
        case .close:
            context.close(promise: nil)
        case .reset:
            reset(context)
        }
    }

    /// Writes bytes, and goes on once the system has taken them; not at all when the peer is gone.
    private func write(_ bytes: ArraySlice<UInt8>, for route: Route, _ context: ChannelHandlerContext, _ next: @escaping () -> Void) {
        let eventLoop = context.eventLoop
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes))).assumeIsolated().whenSuccess {
            route.sent(bytes.count)
            // By way of the loop: bytes that are taken at once must not pile up calls.
            eventLoop.assumeIsolated().execute(next)
        }
    }

    private func trickle(
        _ bytes: ArraySlice<UInt8>, every pause: Duration, for route: Route, _ context: ChannelHandlerContext,
        _ next: @escaping () -> Void
    ) {
        guard !bytes.isEmpty else { return next() }
        write(bytes.prefix(1), for: route, context) {
            context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(pause)) {
                self.trickle(bytes.dropFirst(), every: pause, for: route, context, next)
            }
        }
    }

    private func `repeat`(
        _ bytes: [UInt8], _ count: Int, for route: Route, _ context: ChannelHandlerContext, _ next: @escaping () -> Void
    ) {
        guard count > 0 else { return next() }
        write(bytes[...], for: route, context) { self.repeat(bytes, count - 1, for: route, context, next) }
    }

    /// Closes with a TCP reset (RST) in place of an orderly end.
    private func reset(_ context: ChannelHandlerContext) {
        guard let socket = context.channel as? any SocketOptionProvider else { return }
        socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).assumeIsolated().whenComplete { _ in context.close(promise: nil) }
    }
}
