import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { type Account, type NewAccount, usernameKey } from "./account.ts";
import { accountFromRow, childFromRow, type Row, rowOf } from "./account-rows.ts";
import { insertRow } from "../database/insert-row.ts";
import { hashPassword, verifyPassword } from "./password.ts";

export function createAccountStore(database: DatabaseSync, passwordCost: number) {
  const selectAll = database.prepare("SELECT * FROM account ORDER BY id");
  const selectById = database.prepare("SELECT * FROM account WHERE id = ?");
  const selectByName = database.prepare(
    "SELECT * FROM account WHERE username_key = ?1 OR email_key = ?1 ORDER BY username_key = ?1 DESC",
  );
  const selectByEmail = database.prepare("SELECT * FROM account WHERE email_key = ? ORDER BY id");
  const updatePassword = database.prepare(
    "UPDATE account SET password_hash = ?, must_reset = 0 WHERE id = ?",
  );
  const updateUsername = database.prepare(
    "UPDATE account SET username = ?1, username_key = ?2, email = ?1, email_key = ?2 WHERE id = ?3",
  );
  const selectHash = database.prepare("SELECT password_hash FROM account WHERE id = ?");
  const selectChildren = database.prepare(
    "SELECT * FROM child WHERE account_id = ? ORDER BY rowid",
  );
  const dummyHash = hashPassword("password of no account", passwordCost);

  const read = (row: Row): Account => {
    const account = accountFromRow(row);
    return { ...account, children: selectChildren.all(account.id).map(childFromRow) };
  };
  return {
    all: () => selectAll.all().map(read),
    byId: (id: number) => {
      const row = selectById.get(id);
      return row && read(row);
    },
    /** By username or email, whatever the case. An address that several accounts share finds none of them. */
    byName: (usernameOrEmail: string) => {
      const key = usernameKey(usernameOrEmail);
      const found = selectByName.all(key).map(read);
      const exact = found.find((account) => usernameKey(account.username) === key);
      return exact ?? (found.length === 1 ? found[0] : undefined);
    },
    /** All accounts with an address, ignoring its case. */
    withEmail: (email: string) => selectByEmail.all(usernameKey(email)).map(read),
    /** Adds an account without a password, so that it cannot sign in yet. Returns its id. */
    add: (account: NewAccount) => insertAccount(database, account, passwordCost),
    /** A new password, which need not be changed again. A locked account stays locked. */
    setPassword: (id: number, password: string) => {
      updatePassword.run(hashPassword(password, passwordCost), id);
    },
    /** @throws if another account has the username */
    setUsername: (id: number, username: string) => {
      updateUsername.run(username, usernameKey(username), id);
    },
    /** Checks a password. Without an account it does the same work, so that timing does not reveal which accounts exist. */
    hasPassword: async (account: Account | undefined, password: string) => {
      const stored = account && selectHash.get(account.id)?.["password_hash"];
      const matches = await verifyPassword(
        password,
        typeof stored === "string" ? stored : dummyHash,
      );
      return matches && account !== undefined;
    },
  };
}

function insertAccount(database: DatabaseSync, account: NewAccount, passwordCost: number): number {
  const password = randomBytes(32).toString("base64url");
  return insertRow(database, "account", rowOf(account, hashPassword(password, passwordCost)));
}
