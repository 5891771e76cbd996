import type { Language } from "../languages.ts";
import type { UserType, WorkspaceName } from "./workspaces.ts";

/** A child in a parent's account. */
export interface Child {
  firstName: string;
  lastName: string;
}

/** The fields of a person that an account and a registration have. */
export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  institution: string;
  language: Language;
}

/** An account as the sandbox stores it. */
export interface Account extends Person {
  id: number;
  username: string;
  userTypes: readonly UserType[];
  children: readonly Child[];
  mustReset: boolean;
  locked: boolean;
}

/** An account of the seed. Its password is readable, because it is for trying out. */
export interface SeedAccount extends Person {
  username: string;
  password: string;
  workspaces: readonly WorkspaceName[];
  children?: readonly Child[];
  mustReset?: boolean;
  locked?: boolean;
  /** Purpose of the account, for the console. */
  shows: string;
}

/** Account to add, by its own row: without a password, children and what it shows. */
export type NewAccount = Omit<SeedAccount, "password" | "shows" | "children">;

/** The name of an adult or a child, as people write it. */
export function fullName({ firstName, lastName }: Child): string {
  return `${firstName} ${lastName}`;
}

/** Key to compare usernames and addresses by: no outer spaces, no case, one spelling of each accented letter. */
export function usernameKey(usernameOrEmail: string): string {
  return usernameOrEmail.trim().normalize("NFC").toLowerCase();
}
