/// Where details of a list's selected row can stand: nowhere; beside it, by themselves or not, as the page has room for them besides what
/// comes first there; else below it, too; or below it in room that it leaves. A map may stand beside it instead.
enum Details: Equatable { case none, beside(byThemselves: Bool), map(byItself: Bool), besideOrBelow, inRoomLeft }
