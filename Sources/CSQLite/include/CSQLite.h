#ifndef CSQLITE_H
#define CSQLITE_H

struct sqlite3;

/// Has a connection leave its database as it is when it is closed: what stands in its log alone is not brought into the file, and the log
/// that stands beside that is not removed.
///
/// Swift does not import functions with a variable number of arguments, as sqlite3_db_config() is one.
void sqlite_leave_log(struct sqlite3 *connection);

#endif
