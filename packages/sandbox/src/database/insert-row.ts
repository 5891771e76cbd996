import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/** Inserts a row, whose keys are the columns. @returns its id */
export function insertRow(
  database: DatabaseSync,
  table: string,
  row: Record<string, SQLInputValue>,
): number {
  const columns = Object.keys(row);
  const marks = columns.map(() => "?").join(", ");
  const statement = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${marks})`;
  return Number(database.prepare(statement).run(...Object.values(row)).lastInsertRowid);
}
