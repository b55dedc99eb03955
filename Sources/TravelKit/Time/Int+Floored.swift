extension Int {
    /// The greatest whole number that is not above the quotient, whichever the signs.
    func flooredQuotient(by divisor: Int) -> Int { (self - flooredRemainder(by: divisor)) / divisor }

    /// What `flooredQuotient` leaves, from 0.
    func flooredRemainder(by divisor: Int) -> Int { (self % divisor + divisor) % divisor }
}
