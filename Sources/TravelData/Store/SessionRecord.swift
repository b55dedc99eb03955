import TravelKit

/// A session as `session.json` has it. What another version has written otherwise is forgotten field by field, and the rest is not.
struct SessionRecord: Codable {
    private var region: Field<String>?
    private var columns: Field<[String: Field<[String]>]>?
    private var view: Field<String>?
    private var lists: Field<[String: Field<List>]>?
    private var history: Field<[String]>?
    private var theme: Field<String>?
    private var themeBefore: Field<String>?

    init(_ session: Session) {
        region = Field(session.region?.text)
        columns = Field(session.columns.isEmpty ? nil : session.columns.compactMapValues { Field($0) })
        view = Field(session.view)
        lists = Field(session.lists.isEmpty ? nil : session.lists.compactMapValues { Field(List($0)) })
        history = Field(session.history.isEmpty ? nil : session.history)
        (theme, themeBefore) = (Field(session.theme), Field(session.themeBefore))
    }

    /// Reads a session that is plain, as JSONDecoder would; nil for any other. The first screen waits for it, and would for types of JSONDecoder's
    /// own twice as long as for all else that is read of files.
    init?(plainly bytes: [UInt8]) {
        do throws(NotPlain) { self = try Self(plain: PlainObject(bytes, levels: 3)) } catch { return nil }
    }

    private init(plain object: PlainObject) throws(NotPlain) {
        region = Field(try object.textIfPresent(CodingKeys.region))
        columns = Field(
            try object.ifPresent(CodingKeys.columns) { columns throws(NotPlain) in
                try columns.object.mapped { column throws(NotPlain) in Field(value: try column.texts) }
            })
        view = Field(try object.textIfPresent(CodingKeys.view))
        lists = Field(
            try object.ifPresent(CodingKeys.lists) { lists throws(NotPlain) in
                try lists.object.mapped { list throws(NotPlain) in Field(value: try List(plain: list.object)) }
            })
        history = Field(try object.ifPresent(CodingKeys.history) { history throws(NotPlain) in try history.texts })
        theme = Field(try object.textIfPresent(CodingKeys.theme))
        themeBefore = Field(try object.textIfPresent(CodingKeys.themeBefore))
    }

    var session: Session {
        var session = Session(
            region: region?.value.map(Region.ID.init(_:)), columns: columns?.value?.compactMapValues(\.value) ?? [:])
        session.view = view?.value
        session.lists = lists?.value?.compactMapValues { $0.value?.state } ?? [:]
        session.history = history?.value ?? []
        (session.theme, session.themeBefore) = (theme?.value, themeBefore?.value)
        return session
    }

    /// How a list was left.
    private struct List: Codable {
        var query: Field<String>?
        var sort: Field<String>?
        var isDescending: Field<Bool>?
        var selected: Field<String>?
        var view: Field<Session.MapView>?

        init(_ state: Session.ListState) {
            (query, sort, isDescending) = (Field(state.query), Field(state.sort), Field(state.isDescending))
            (selected, view) = (Field(state.selected), Field(state.view))
        }

        init(plain object: PlainObject) throws(NotPlain) {
            query = Field(try object.textIfPresent(CodingKeys.query))
            sort = Field(try object.textIfPresent(CodingKeys.sort))
            isDescending = Field(try object.ifPresent(CodingKeys.isDescending) { value throws(NotPlain) in try value.boolean })
            selected = Field(try object.textIfPresent(CodingKeys.selected))
            // What a map showed has numbers of more digits than are plain.
            guard try object.ifPresent(CodingKeys.view, { _ throws(NotPlain) in true }) == nil else { throw NotPlain() }
        }

        var state: Session.ListState {
            var state = Session.ListState()
            (state.query, state.sort, state.isDescending) = (query?.value, sort?.value, isDescending?.value)
            (state.selected, state.view) = (selected?.value, view?.value)
            return state
        }
    }

    /// A value that is nil where what was written is another one's.
    private struct Field<Value: Codable>: Codable {
        let value: Value?

        init?(_ value: Value?) {
            guard let value else { return nil }
            self.value = value
        }

        init(value: Value) { self.value = value }

        init(from decoder: any Decoder) throws {
            // Of a number that nothing here can hold Foundation's parser throws an error of its own.
            do { value = try decoder.singleValueContainer().decode(Value.self) } catch { value = nil }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(value)
        }
    }
}

extension PlainObject {
    /// What its members are made into, by their names.
    fileprivate func mapped<Made>(_ make: (Value) throws(NotPlain) -> Made) throws(NotPlain) -> [String: Made] {
        var made: [String: Made] = [:]
        for member in members { made[member.name] = try make(member.value) }
        return made
    }
}
