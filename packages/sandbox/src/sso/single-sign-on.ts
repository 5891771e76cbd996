import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { insertRow } from "../database/insert-row.ts";
import { hashOf } from "../tokens/token-store.ts";

/** The users of the sandbox's district. `claim` is the provider's claim about the email address. */
export const ssoPeople = [
  {
    subject: "marcus",
    label: "Marcus Bell, an educator whose account is linked",
    claim: "marcus.bell@riverside.example",
    linkedTo: "marcus.bell",
    leadsTo: null,
  },
  {
    subject: "newcomer",
    label: "Jo Park, an educator who is new: register, or link an account",
    claim: "jo.park@riverside.example",
    linkedTo: null,
    leadsTo: "account",
  },
  {
    subject: "maya",
    label: "Maya Chen, a student whose account is not linked yet",
    claim: "maya.chen@riverside.example",
    linkedTo: null,
    leadsTo: "portfoliolinking",
  },
  {
    subject: "stranger",
    label: "An educator whose school is not in the product",
    claim: "someone@elsewhere.example",
    linkedTo: null,
    leadsTo: "registrationnotallowed",
  },
  {
    subject: "parent",
    label: "A parent who was not added",
    claim: "parent@home.example",
    linkedTo: null,
    leadsTo: "parent",
  },
  {
    subject: "broken",
    label: "The district’s sign-in breaks down",
    claim: "",
    linkedTo: null,
    leadsTo: "error",
  },
] as const;

export type SsoPerson = (typeof ssoPeople)[number];

export function ssoPersonOf(subject: unknown): SsoPerson | undefined {
  return ssoPeople.find((person) => person.subject === subject);
}

const TICKET_LIFETIME_MS = 30 * 60_000;

/** People of the sandbox's district, as the product knows them. */
export function createSingleSignOn(database: DatabaseSync, clock: Clock) {
  const select = database.prepare(
    "SELECT subject FROM sso_ticket WHERE hash = ? AND app = ? AND expires_at > ?",
  );
  const selectAccount = database.prepare("SELECT account_id FROM sso_account WHERE subject = ?");
  const upsertAccount = database.prepare("INSERT OR REPLACE INTO sso_account VALUES (?, ?)");
  return {
    /** The `k` that a person is sent to the portal with; kept as a hash. */
    issueTicket: (subject: string, app: string) => {
      const k = randomBytes(31).toString("base64");
      const expiresAt = clock.now() + TICKET_LIFETIME_MS;
      insertRow(database, "sso_ticket", { hash: hashOf(k), app, subject, expires_at: expiresAt });
      return k;
    },
    /** Finds the person of a `k`; undefined when it is unknown, of another app or too old. */
    find: (k: string, app: string) =>
      ssoPersonOf(select.get(hashOf(k), app, clock.now())?.["subject"]),
    /** The account that a person signs in to; undefined while none is linked. */
    linkedAccount: (subject: string) => {
      const id = selectAccount.get(subject)?.["account_id"];
      return id === undefined ? undefined : Number(id);
    },
    link: (subject: string, accountId: number) => {
      upsertAccount.run(subject, accountId);
    },
  };
}
