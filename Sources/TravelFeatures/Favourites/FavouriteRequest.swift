import TravelKit

/// Something that was asked for of favourites and is not done yet.
struct FavouriteRequest {
    enum Kind: Hashable {
        /// These are to be favourites, or no longer; nil where nobody knows which before it is done.
        case toggle(isWanted: Bool?)
        case note
        /// The next step back, or forth.
        case step(isBack: Bool)
    }

    /// What is lost if it is never done, and of which favourite, where it is asked for by name.
    struct Loss {
        var id: Favourite.ID?
        let line: String
    }

    var kind: Kind
    var losses: [Loss]
}

extension [FavouriteRequest] {
    /// What is lost of all of them if none is ever done, in lines: nothing of what a later one takes back.
    var lines: [String] {
        var left: [FavouriteRequest] = []
        // What steps forth do again: requests that were taken back, and steps back.
        var undone: [FavouriteRequest] = []
        for var request in self {
            switch request.kind {
            case .toggle(let isWanted):
                let count = request.losses.count
                request.losses = request.losses.filter { !left.takeBack($0.id) }
                // What comes back next may be the note of one that was kept again.
                if request.losses.count < count { request.kind = .toggle(isWanted: nil) }
                if isWanted != true { undone = [] }
                left.append(request)
            case .note:
                undone = []
                left.append(request)
            case .step(isBack: true):
                // To keep something is no step.
                let place = left.lastIndex { $0.kind != .toggle(isWanted: true) }
                if let place, [.toggle(isWanted: false), .step(isBack: false)].contains(left[place].kind) {
                    undone.append(left.remove(at: place))
                } else {
                    left.append(request)
                    undone.append(request)
                }
            case .step(isBack: false):
                let again = undone.popLast()
                if again?.kind == .step(isBack: true), let place = left.lastIndex(where: { $0.kind == .step(isBack: true) }) {
                    left.remove(at: place)
                } else {
                    left.append(again ?? request)
                }
            }
        }
        return left.flatMap(\.losses).map(\.line)
    }

    /// Takes back what was asked for of this favourite.
    /// - Returns: whether anything was.
    private mutating func takeBack(_ id: Favourite.ID?) -> Bool {
        for place in indices.reversed() {
            guard let loss = self[place].losses.firstIndex(where: { $0.id != nil && $0.id == id }) else { continue }
            self[place].losses.remove(at: loss)
            return true
        }
        return false
    }
}
