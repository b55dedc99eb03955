package import TravelKit

/// The country that the user looked at last in another view, for the map to show when it is opened.
@MainActor
package final class CountryFocus {
    private var country: Country?

    package init() {}

    /// The user leaves a view in which this country is selected, or is the page.
    package func left(_ country: Country?) { self.country = country ?? self.country }

    /// The country, once: what is selected on the map afterwards stays.
    package func take() -> Country? {
        defer { country = nil }
        return country
    }
}
