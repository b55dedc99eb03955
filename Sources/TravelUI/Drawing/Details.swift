/// Where details of a list's selected row can stand: nowhere; beside it, which may have a map above it that comes first; else below it, too.
enum Details: Equatable { case none, beside(hasMap: Bool), besideOrBelow }
