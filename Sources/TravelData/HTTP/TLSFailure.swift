import NIOSSL

/// Failures of encrypted connections in plain words.
enum TLSFailure {
    /// A clause such as "its certificate is for another name"; nil for an error that has nothing to do with encryption.
    static func describe(_ error: any Error) -> String? {
        switch error {
        case let error as NIOSSLExtraError where error == .failedToValidateHostname:
            "its certificate is for another name"
        case NIOSSLError.handshakeFailed(let cause) where "\(cause)".contains("CERTIFICATE_VERIFY_FAILED"):
            "its certificate has expired, or nobody who is trusted vouches for it; network.ca_file may name a certificate to trust"
        case NIOSSLError.handshakeFailed:
            "it makes no encrypted connection by TLS 1.2 or later"
        default: nil
        }
    }
}
