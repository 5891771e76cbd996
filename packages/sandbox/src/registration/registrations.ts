import type { DatabaseSync } from "node:sqlite";
import { insertRow } from "../database/insert-row.ts";
import type { Language } from "../languages.ts";

interface NewRegistration {
  app: string;
  /** Origin under which the app is served; the link in the approval's mail starts with it. */
  origin: string;
  /** Identifier of the person at the district. */
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  displayName: string;
  institution: string;
  language: Language;
}

export type Registration = NewRegistration & {
  id: number;
  state: "waiting" | "approved" | "refused";
};

/** Registrations that educators sent to the administrator. */
export interface Registrations {
  add(registration: NewRegistration): void;
  all(): Registration[];
  byId(id: number): Registration | undefined;
  decide(id: number, state: "approved" | "refused"): void;
}

export function createRegistrations(database: DatabaseSync): Registrations {
  const selectAll = database.prepare("SELECT * FROM registration ORDER BY id DESC");
  const selectOne = database.prepare("SELECT * FROM registration WHERE id = ?");
  const update = database.prepare("UPDATE registration SET state = ? WHERE id = ?");
  return {
    add: ({ firstName, lastName, displayName, ...others }) => {
      const names = { first_name: firstName, last_name: lastName, display_name: displayName };
      insertRow(database, "registration", { ...others, ...names, state: "waiting" });
    },
    all: () => selectAll.all().map(registrationOf),
    byId: (id) => {
      const row = selectOne.get(id);
      return row && registrationOf(row);
    },
    decide: (id, state) => {
      update.run(state, id);
    },
  };
}

function registrationOf(row: Record<string, unknown>): Registration {
  return {
    id: Number(row["id"]),
    app: String(row["app"]),
    origin: String(row["origin"]),
    subject: String(row["subject"]),
    email: String(row["email"]),
    firstName: String(row["first_name"]),
    lastName: String(row["last_name"]),
    displayName: String(row["display_name"]),
    institution: String(row["institution"]),
    language: String(row["language"]) as Language,
    state: String(row["state"]) as Registration["state"],
  };
}
