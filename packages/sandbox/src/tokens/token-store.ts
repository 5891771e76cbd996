import { createHash, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { insertRow } from "../database/insert-row.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Kinds of token, each with its lifetime in seconds. */
export const tokenLifetimes = {
  /** The value of a session cookie. */
  session: 8 * HOUR,
  /** Token that the portal keeps as appToken. */
  appToken: 30 * 24 * HOUR,
  /** Only allows a user who must choose a new password to do so. */
  mustReset: 15 * MINUTE,
  /** The `k` of the workspace chooser, bound to a session. */
  workspaceChoice: 30 * MINUTE,
} as const;

type TokenPurpose = keyof typeof tokenLifetimes;

export interface TokenKind {
  purpose: TokenPurpose;
  app: string;
  /** Hash of the token that it is bound to. */
  boundTo?: string;
}

export function createTokenStore(database: DatabaseSync, clock: Clock) {
  const select = database.prepare(
    "SELECT account_id, bound_to FROM token WHERE hash = ? AND purpose = ? AND app = ? AND expires_at > ?",
  );
  const removeExpired = database.prepare("DELETE FROM token WHERE expires_at <= ?");
  const remove = database.prepare("DELETE FROM token WHERE hash = ?1 OR bound_to = ?1");
  const removeAll = database.prepare(
    "DELETE FROM token WHERE purpose = ? AND app = ? AND account_id = ?",
  );
  const removeOfAccount = database.prepare("DELETE FROM token WHERE account_id = ?");
  return {
    /** A new random token. Only its hash is kept. */
    issue: ({ purpose, app, accountId, boundTo }: TokenKind & { accountId: number }) => {
      removeExpired.run(clock.now());
      const token = randomBytes(32).toString("base64url");
      insertRow(database, "token", {
        hash: hashOf(token),
        purpose,
        app,
        account_id: accountId,
        bound_to: boundTo ?? null,
        expires_at: clock.now() + tokenLifetimes[purpose] * 1000,
      });
      return token;
    },
    /** Whose token it is; undefined when it is unknown, expired, of another kind or bound to something else. */
    find: ({ purpose, app, token, boundTo }: TokenKind & { token: string }) => {
      const hash = hashOf(token);
      const row = select.get(hash, purpose, app, clock.now());
      if (!row || row["bound_to"] !== (boundTo ?? null)) return undefined;
      return { accountId: Number(row["account_id"]), hash };
    },
    /** Ends one token and every token bound to it. */
    revoke: (hash: string) => {
      remove.run(hash);
    },
    /** Ends all tokens of a kind that an account has. */
    revokeAll: ({ purpose, app, accountId }: TokenKind & { accountId: number }) => {
      removeAll.run(purpose, app, accountId);
    },
    /** Ends all tokens of an account, of every kind and in every app. */
    revokeAccount: (accountId: number) => {
      removeOfAccount.run(accountId);
    },
  };
}

/** The hash of a token, under which it is stored. A plain one is enough: random bytes cannot be guessed, unlike a password. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
