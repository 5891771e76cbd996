import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction, tablesToReset } from "../database/database.ts";
import { schema } from "../database/schema.ts";
import { rowOf } from "./account-rows.ts";
import { hashPassword } from "./password.ts";
import { seed } from "./seed.ts";
import { insertRow } from "../database/insert-row.ts";

/** Changes with the tables and with the seed, so that a database of another version is recognised. */
export const seedFingerprint = createHash("sha256")
  .update(JSON.stringify([schema, seed]))
  .digest("hex");

/**
 * Makes the function that empties the sandbox and inserts the seed again. Hashing is slow by design, so the seed's hashes
 * are made once and inserted again at every reset.
 */
export function createSeedReset(database: DatabaseSync, passwordCost: number): () => void {
  let hashes: readonly string[] | undefined;
  return () => {
    hashes ??= seed.map((account) => hashPassword(account.password, passwordCost));
    const hashed = hashes;
    inTransaction(database, () => {
      for (const table of tablesToReset(database)) database.exec(`DELETE FROM ${table}`);
      for (const [index, account] of seed.entries()) {
        const row = rowOf(account, hashed[index] ?? "");
        insertRow(database, "account", { id: FIRST_ACCOUNT_ID + index, ...row });
        for (const { firstName, lastName } of account.children ?? []) {
          const child = { first_name: firstName, last_name: lastName };
          insertRow(database, "child", { account_id: FIRST_ACCOUNT_ID + index, ...child });
        }
      }
    });
  };
}

const FIRST_ACCOUNT_ID = 10_001;
