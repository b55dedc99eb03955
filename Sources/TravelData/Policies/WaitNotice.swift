/// Hears that a server, which is called so, wants to be left alone for so long.
/// - Returns: what is to be called when that is over, also where nobody waits for it any more.
package typealias WaitNotice = @Sendable (_ source: String, _ wait: Duration) async -> (@Sendable () async -> Void)
