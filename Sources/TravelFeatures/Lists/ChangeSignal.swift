import Observation

/// Tells whoever observes an object of a generic class that something in it has changed. `@Observable` gives each property a key path, and
/// those of a generic class are made anew at every access, which takes longer than drawing a row does.
@MainActor @Observable
final class ChangeSignal {
    private var count = 0

    /// Something was looked at.
    func seen() { _ = count }

    /// Something has changed.
    func changed() { count &+= 1 }
}
