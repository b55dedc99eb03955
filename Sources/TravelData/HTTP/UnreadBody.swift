import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOSSL

/// Stands right before async-http-client in the pipeline of a connection, and keeps what has come of a body when that breaks off.
///
/// async-http-client takes of a body what somebody wants of it. Where the other side closes, NIO hands on all that has come, wanted or not, and
/// then that the connection is gone; of what nobody had wanted yet async-http-client knows nothing then. Here it goes along with the error.
final class UnreadBody: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    /// Why a body broke off, and what had come of it that nobody had wanted yet.
    struct BrokenOff: Error {
        var pieces: [ByteBuffer]
        let cause: any Error
    }

    /// What async-http-client has not handed on.
    private var pieces: [ByteBuffer] = []
    /// Whether it hands on what comes.
    private var isWanted = true

    func read(context: ChannelHandlerContext) {
        isWanted = true
        context.read()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        // What comes together with the head is handed on.
        case .head: (pieces, isWanted) = ([], true)
        case .body(let piece): pieces.append(piece)
        case .end: pieces = []
        }
        context.fireChannelRead(data)
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        if isWanted { (pieces, isWanted) = ([], false) }
        context.fireChannelReadComplete()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // That TLS did not end as it should says nothing yet where a body has a length, and async-http-client knows that.
        if (error as? NIOSSLError) == NIOSSLError.uncleanShutdown { context.fireErrorCaught(error) } else { fail(error, context) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        if !pieces.isEmpty { fail(HTTPClientError.remoteConnectionClosed, context) }
        context.fireChannelInactive()
    }

    private func fail(_ error: any Error, _ context: ChannelHandlerContext) {
        let pieces = pieces
        self.pieces = []
        context.fireErrorCaught(pieces.isEmpty ? error : BrokenOff(pieces: pieces, cause: error))
    }
}
