#include "CSQLite.h"

#include <sqlite3.h>

void sqlite_leave_log(struct sqlite3 *connection) {
    sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
