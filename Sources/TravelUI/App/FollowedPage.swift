/// A page of which is heard what goes wrong on it.
struct FollowedPage {
    weak var page: (any Screen)?
}
