import type { DatabaseSync } from "node:sqlite";
import type { Person } from "../accounts/account.ts";
import { personFromRow, type Row } from "../accounts/account-rows.ts";
import { insertRow } from "../database/insert-row.ts";

export interface NewRegistration extends Person {
  app: string;
  /** Origin under which the app is served; the link in the approval's mail starts with it. */
  origin: string;
  /** Identifier of the person at the district. */
  subject: string;
}

export type Registration = NewRegistration & {
  id: number;
  state: "waiting" | "approved" | "refused";
};

/** Registrations that educators sent to the administrator. */
export function createRegistrations(database: DatabaseSync) {
  const selectAll = database.prepare("SELECT * FROM registration ORDER BY id DESC");
  const selectOne = database.prepare("SELECT * FROM registration WHERE id = ?");
  const update = database.prepare("UPDATE registration SET state = ? WHERE id = ?");
  return {
    add: ({ firstName, lastName, displayName, ...others }: NewRegistration) => {
      const names = { first_name: firstName, last_name: lastName, display_name: displayName };
      insertRow(database, "registration", { ...others, ...names, state: "waiting" });
    },
    all: () => selectAll.all().map(registrationOf),
    byId: (id: number) => {
      const row = selectOne.get(id);
      return row && registrationOf(row);
    },
    decide: (id: number, state: "approved" | "refused") => {
      update.run(state, id);
    },
  };
}

function registrationOf(row: Row): Registration {
  return {
    ...personFromRow(row),
    id: Number(row["id"]),
    app: String(row["app"]),
    origin: String(row["origin"]),
    subject: String(row["subject"]),
    state: String(row["state"]) as Registration["state"],
  };
}
