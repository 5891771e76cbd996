import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "@waymark/hosting";
import { IN_MEMORY } from "./in-memory.ts";
import { openOwn } from "./own-database.ts";
import { resetTables, schema, settingTable } from "./schema.ts";

/** Opens the database file, made where it is missing, or one in memory for `:memory:`, with its settings in place. */
export function openDatabase(file: string): DatabaseSync {
  if (file !== IN_MEMORY) makeFolder(dirname(file));
  const database = file === IN_MEMORY ? new DatabaseSync(file) : openOwn(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;");
  database.exec(settingTable);
  return database;
}

/** Makes the tables that are missing. Those of another version, which may have other columns, are made again. */
export function createTables(database: DatabaseSync, { isOther }: { isOther: boolean }): void {
  inTransaction(database, () => {
    const dropped = isOther ? ["child", ...resetTables] : [];
    for (const table of dropped) database.exec(`DROP TABLE IF EXISTS ${table}`);
    database.exec(schema);
  });
}

/** Does all of the work or none of it. */
export function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec("BEGIN");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    // Where the disk is full SQLite has undone it already.
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}
