import TravelKit

extension DisplayFormat {
    /// The day that it is where the user is.
    var today: PriceDay { PriceDay(now(), in: timeZone) }
}
