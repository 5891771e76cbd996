import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { insertRow } from "../database/insert-row.ts";
import type { Language } from "../languages.ts";
import type { LinkKind } from "../links/link-kinds.ts";

export interface Mail {
  app: string;
  kind: LinkKind;
  to: string;
  language: Language;
  subject: string;
  body: string;
  /** The link in it, absolute. */
  url: string;
  linkHash: string;
}

export type SentMail = Mail & { id: number; at: Date };

export type Outbox = ReturnType<typeof createOutbox>;

/** Every mail that the sandbox wrote, newest first. */
export function createOutbox(database: DatabaseSync, clock: Clock) {
  const selectAll = database.prepare("SELECT * FROM mail ORDER BY id DESC LIMIT 100");
  const selectOne = database.prepare("SELECT * FROM mail WHERE id = ?");
  return {
    add: ({ to, linkHash, ...others }: Mail) => {
      const row = { at: clock.now(), recipient: to, link_hash: linkHash, ...others };
      insertRow(database, "mail", row);
    },
    all: () => selectAll.all().map(mailOf),
    byId: (id: number) => {
      const row = selectOne.get(id);
      return row && mailOf(row);
    },
  };
}

function mailOf(row: Record<string, unknown>): SentMail {
  return {
    id: Number(row["id"]),
    at: new Date(Number(row["at"])),
    app: String(row["app"]),
    kind: String(row["kind"]) as LinkKind,
    to: String(row["recipient"]),
    language: String(row["language"]) as Language,
    subject: String(row["subject"]),
    body: String(row["body"]),
    url: String(row["url"]),
    linkHash: String(row["link_hash"]),
  };
}
