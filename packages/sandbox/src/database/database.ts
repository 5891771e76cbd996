import { chmodSync, closeSync, existsSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { InputError, makeFolder } from "@waymark/hosting";
import { schema, settingTable } from "./schema.ts";

/** The name that keeps a database in memory. */
export const IN_MEMORY = ":memory:";

/** Opens the database file, made where it is missing, or one in memory for `:memory:`, with its settings in place. */
export function openDatabase(file: string): DatabaseSync {
  if (file !== IN_MEMORY) makeFolder(dirname(file));
  const database = file === IN_MEMORY ? new DatabaseSync(file) : openOwn(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;");
  database.exec(settingTable);
  return database;
}

/** Makes the tables that are missing. Those of another version, which may have other columns, are made again. */
export function createTables(
  database: DatabaseSync,
  { isOtherVersion }: { isOtherVersion: boolean },
): void {
  inTransaction(database, () => {
    const dropped = isOtherVersion ? tablesToReset(database) : [];
    for (const table of dropped) database.exec(`DROP TABLE ${table}`);
    database.exec(schema);
  });
}

/** Lists the tables that a reset empties, those that refer to others first. */
export function tablesToReset(database: DatabaseSync): string[] {
  return database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('setting', 'sqlite_sequence') ORDER BY rowid DESC",
    )
    .all()
    .map(({ name }) => String(name));
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

/** Marks a file as the sandbox's; in its header, where SQLite keeps such a number for each application. */
const APPLICATION_ID = 0x57_61_79_6d;

/** Of the owner alone: tokens are hashed, but names, addresses and mails with their links are not. */
const OWNER_ONLY = 0o600;

/**
 * Opens a database file for this process alone, made where it is missing.
 * @throws {InputError} when the file is another program's
 * @throws what SQLite says, such as that another process has the file
 */
function openOwn(file: string): DatabaseSync {
  if (!existsSync(file)) closeSync(openSync(file, "a", OWNER_ONLY));
  const database = new DatabaseSync(file);
  try {
    // The lock is kept until the end, so that a second sandbox cannot write between two statements of this one.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
    const isOurs = isOwn(database);
    database.exec("COMMIT");
    if (!isOurs) throw foreign(file);
    for (const each of filesOf(file).filter((name) => existsSync(name)))
      chmodSync(each, OWNER_ONLY);
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    return database;
  } catch (error) {
    database.close();
    throw isNoDatabase(error) ? foreign(file) : error;
  }
}

/** Removes a database and what SQLite keeps beside it. @throws {InputError} when the file is another program's */
export function removeOwn(file: string): void {
  if (!existsSync(file)) return;
  openOwn(file).close();
  for (const each of filesOf(file)) rmSync(each, { force: true });
}

/** A database's file, and those that SQLite keeps beside it. */
function filesOf(file: string): string[] {
  return ["", "-wal", "-shm"].map((suffix) => file + suffix);
}

/** Marked as ours, or without a table yet. */
function isOwn(database: DatabaseSync): boolean {
  const id = database.prepare("PRAGMA application_id").get()?.["application_id"];
  const table = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table'").get();
  return id === APPLICATION_ID || (id === 0 && table === undefined);
}

function isNoDatabase(error: unknown): boolean {
  return error instanceof Error && /not a database|malformed/iu.test(error.message);
}

function foreign(file: string): InputError {
  return new InputError(
    `${file} is not a database of the sandbox, and stays as it is. Choose another with --database.`,
  );
}
