import Terminal
import TerminalText
import TravelFeatures

extension ListPane {
    /// How what is shown is exported: with all fields of its records, or, where the user wants that, with those of the shown columns.
    private var wantedExport: ListExport<Item>? { memory?.areExported == true ? exportOfColumns ?? export : export }

    /// How it is with the fields of the shown columns alone, also of those that have no room; nil where the records have none of them.
    private var exportOfColumns: ListExport<Item>? { memory == nil ? nil : export?.choosing(columns.shown.map { columns.columns[$0] }) }

    /// Asks for the name of the file that what is shown is written into.
    func beginExport() -> ScreenAnswer {
        guard let export else { return .say(Notice(.information, "This list cannot be exported.")) }
        // A slow folder has yet to hear that it was left.
        guard !export.model.isBusy else { return .say(Notice(.information, "The export before is still ending.")) }
        guard !export.items(of: model).isEmpty else { return .say(.nothingToExport) }
        // Keys may be faster than the first frame.
        arrange()
        prompt = .export(LineEditor(export.file), written: export.model.written)
        return .done
    }

    /// Takes a key while the name of a file is typed.
    func typeExport(_ key: Key, _ line: LineEditor, _ written: Int) -> Typed {
        guard let export = wantedExport else { return .ignored }
        // The same again may replace the file of which that was said.
        if key != .enter { export.model.userWentOn() }
        var line = line
        switch key {
        case .escape:
            prompt = nil
            export.model.cancelRequested()
        case _ where export.model.isBusy: if !move(key) { return .ignored }
        case .enter: export.model.exportRequested(export.items(of: model), export.told(for: model), to: line.text, of: export.kind)
        case .tab where exportOfColumns != nil: memory?.areExported.toggle()
        default:
            guard line.type(key) else { return .ignored }
            prompt = .export(line, written: written)
        }
        return .taken
    }

    /// The line in which the name of a file is typed, which says what is written into it.
    func exportInput(_ line: LineEditor) -> InputLine {
        let export = wantedExport
        let isOfColumns = export?.isOfColumns == true
        let part: SafeText = isOfColumns ? "columns of " : ""
        // What only this line tells comes first, and stays longest.
        var keys: [(key: SafeText, hint: SafeText)] = [("Enter", "write"), ("Esc", "leave")]
        if exportOfColumns != nil { keys.insert((key: "Tab", hint: isOfColumns ? "all fields" : "columns"), at: 0) }
        return InputLine(
            sign: "Export " + part + (export?.words(for: model) ?? .empty) + " to: ",
            shortSign: isOfColumns ? "Columns to: " : "Export to: ", line: line,
            keys: export?.model.isBusy == true ? [("Esc", "stop")] : keys)
    }
}
