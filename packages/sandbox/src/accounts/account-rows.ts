import type { SQLInputValue, SQLOutputValue } from "node:sqlite";
import { languageOfTag } from "../languages.ts";
import { type Account, type Child, type NewAccount, type Person, usernameKey } from "./account.ts";
import { type UserType, userTypeOf, workspaces } from "./workspaces.ts";

export type Row = Record<string, SQLOutputValue>;

/** The values of an account's row, by column. */
export function rowOf(account: NewAccount, passwordHash: string): Record<string, SQLInputValue> {
  return {
    username: account.username,
    username_key: usernameKey(account.username),
    email: account.email,
    email_key: usernameKey(account.email),
    password_hash: passwordHash,
    first_name: account.firstName,
    last_name: account.lastName,
    display_name: account.displayName,
    institution: account.institution,
    language: account.language,
    user_types: account.workspaces.map(userTypeOf).join(" "),
    must_reset: account.mustReset ? 1 : 0,
    locked: account.locked ? 1 : 0,
  };
}

export function accountFromRow(row: Row): Omit<Account, "children"> {
  return {
    ...personFromRow(row),
    id: Number(row["id"]),
    username: text(row["username"]),
    userTypes: userTypesFrom(row["user_types"]),
    mustReset: row["must_reset"] === 1,
    locked: row["locked"] === 1,
  };
}

/** The person of a row, be it an account or a registration. */
export function personFromRow(row: Row): Person {
  return {
    ...childFromRow(row),
    email: text(row["email"]),
    displayName: text(row["display_name"]),
    institution: text(row["institution"]),
    language: languageOfTag(row["language"]) ?? "en-CA",
  };
}

export function childFromRow(row: Row): Child {
  return { firstName: text(row["first_name"]), lastName: text(row["last_name"]) };
}

function text(value: SQLOutputValue | undefined): string {
  return typeof value === "string" ? value : "";
}

function userTypesFrom(value: SQLOutputValue | undefined): UserType[] {
  const listed = text(value).split(" ").map(Number);
  return workspaces.map(({ userType }) => userType).filter((userType) => listed.includes(userType));
}
