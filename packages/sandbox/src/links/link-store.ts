import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { insertRow } from "../database/insert-row.ts";
import type { Language } from "../languages.ts";
import { hashOf } from "../tokens/token-store.ts";
import { type LinkKind, linkKinds } from "./link-kinds.ts";
import { mailedToken } from "./link-tokens.ts";

export interface NewLink {
  kind: LinkKind;
  app: string;
  accountId: number;
  /** Subject of the link, e.g. the address that it verifies. */
  about: string;
  /** Of the mail or the slip that it is in. */
  language: Language;
}

export interface KnownLink extends NewLink {
  hash: string;
  state: "good" | "expired" | "used";
}

export type LinkStore = ReturnType<typeof createLinkStore>;

/** The tokens of mailed links: random, kept as hashes, expiring, good for one use. */
export function createLinkStore(database: DatabaseSync, clock: Clock) {
  const select = database.prepare("SELECT * FROM link WHERE hash = ?");
  const markUsed = database.prepare("UPDATE link SET used_at = ? WHERE hash = ?");
  const markExpired = database.prepare(
    "UPDATE link SET expires_at = ?, used_at = NULL WHERE hash = ?",
  );
  const markAllUsed = database.prepare(
    "UPDATE link SET used_at = ? WHERE account_id = ? AND kind = ? AND used_at IS NULL",
  );

  function byHash(hash: string): KnownLink | undefined {
    const row = select.get(hash);
    if (!row) return undefined;
    const expired = Number(row["expires_at"]) <= clock.now();
    return {
      hash,
      kind: String(row["kind"]) as LinkKind,
      app: String(row["app"]),
      accountId: Number(row["account_id"]),
      about: String(row["about"]),
      language: String(row["language"]) as Language,
      state: row["used_at"] !== null ? "used" : expired ? "expired" : "good",
    };
  }

  return {
    byHash,
    /** Issues a link with a fresh token, or with one that was made to be typed. */
    issue: ({ kind, app, accountId, about, language }: NewLink, token = mailedToken()) => {
      const hash = hashOf(token);
      const expiresAt = clock.now() + linkKinds[kind].lifetime * 1000;
      const columns = { account_id: accountId, expires_at: expiresAt };
      insertRow(database, "link", { hash, kind, app, about, language, ...columns });
      return { token, hash };
    },
    /** The link of a token in any state; undefined if no such link was ever sent for this purpose. */
    find: (token: string, kind: LinkKind, app: string) => {
      const link = byHash(hashOf(token));
      return link?.kind === kind && link.app === app ? link : undefined;
    },
    /** Ends every link of some kinds that an account has. */
    useAll: (accountId: number, kinds: readonly LinkKind[]) => {
      for (const kind of kinds) markAllUsed.run(clock.now(), accountId, kind);
    },
    /** The one use of a link that was found to be good; nothing may be awaited between the two. */
    use: (hash: string) => {
      markUsed.run(clock.now(), hash);
    },
    expire: (hash: string) => {
      markExpired.run(clock.now(), hash);
    },
  };
}
