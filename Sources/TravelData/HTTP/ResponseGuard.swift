import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// Stands right behind the decoder in the pipeline of a connection, and keeps from those behind it what they do not bear.
///
/// async-http-client takes every status below 200 for one after which another head comes, and traps at the body of one below 100. And the
/// decompressor takes a body of no bytes for one that was cut off, although any answer without a body may say how it would be compressed,
/// and knows gzip by one of its two names alone (RFC 9110, 8.4.1.3).
final class ResponseGuard: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart

    /// The head of an answer that says that it is compressed, until it is known whether it has a body.
    private var held: HTTPResponseHead?
    private var hasFailed = false

    /// Puts a guard into the pipeline of a connection, and what keeps the body (`UnreadBody`); to be called on its event loop.
    static func install(in channel: any Channel) -> EventLoopFuture<Void> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self)
            try pipeline.addHandler(ResponseGuard(), position: .after(decoder))
            let decompressor = try pipeline.handler(type: NIOHTTPResponseDecompressor.self)
            try pipeline.addHandler(UnreadBody(), position: .after(decompressor))
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !hasFailed else { return }
        let part = unwrapInboundIn(data)
        if var head = held {
            held = nil
            if case .end = part { head.headers.remove(name: "content-encoding") }
            context.fireChannelRead(wrapInboundOut(.head(head)))
        }
        guard case .head(var head) = part else {
            context.fireChannelRead(data)
            return
        }
        if head.status.code < 100 {
            hasFailed = true
            context.fireErrorCaught(HTTPParserError.invalidStatus)
            context.close(promise: nil)
        } else if let coding = head.headers.first(name: "content-encoding") {
            if coding.lowercased() == "x-gzip" { head.headers.replaceOrAdd(name: "content-encoding", value: "gzip") }
            held = head
        } else {
            context.fireChannelRead(data)
        }
    }
}
