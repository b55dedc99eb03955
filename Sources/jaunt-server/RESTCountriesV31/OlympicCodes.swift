/// The codes of the International Olympic Committee that are not the alpha-3 code of the same country, by alpha-3 code.
///
/// One of them is another country's alpha-3 code: BRN is Bahrain to the committee and Brunei to ISO.
enum OlympicCodes {
    static let byAlpha3: [String: String] = [
        "ABW": "ARU", "AGO": "ANG", "ARE": "UAE", "ASM": "ASA", "ATG": "ANT", "BFA": "BUR", "BGD": "BAN", "BGR": "BUL", "BHR": "BRN",
        "BHS": "BAH", "BLZ": "BIZ", "BMU": "BER", "BRB": "BAR", "BRN": "BRU", "BTN": "BHU", "BWA": "BOT", "CHE": "SUI", "CHL": "CHI",
        "COG": "CGO", "CRI": "CRC", "CYM": "CAY", "DEU": "GER", "DNK": "DEN", "DZA": "ALG", "FJI": "FIJ", "GIN": "GUI", "GMB": "GAM",
        "GNB": "GBS", "GNQ": "GEQ", "GRC": "GRE", "GRD": "GRN", "GTM": "GUA", "HND": "HON", "HRV": "CRO", "HTI": "HAI", "IDN": "INA",
        "IRN": "IRI", "KHM": "CAM", "KNA": "SKN", "KWT": "KUW", "LBY": "LBA", "LKA": "SRI", "LSO": "LES", "LVA": "LAT", "MCO": "MON",
        "MDG": "MAD", "MMR": "MYA", "MNG": "MGL", "MRT": "MTN", "MUS": "MRI", "MWI": "MAW", "MYS": "MAS", "NER": "NIG", "NGA": "NGR",
        "NIC": "NCA", "NLD": "NED", "NPL": "NEP", "OMN": "OMA", "PHL": "PHI", "PRI": "PUR", "PRT": "POR", "PRY": "PAR", "PSE": "PLE",
        "SAU": "KSA", "SDN": "SUD", "SLB": "SOL", "SLV": "ESA", "SVN": "SLO", "SYC": "SEY", "TCD": "CHA", "TGO": "TOG", "TON": "TGA",
        "TWN": "TPE", "TZA": "TAN", "URY": "URU", "VCT": "VIN", "VGB": "IVB", "VIR": "ISV", "VNM": "VIE", "VUT": "VAN", "WSM": "SAM",
        "ZAF": "RSA", "ZMB": "ZAM", "ZWE": "ZIM",
    ]
}
