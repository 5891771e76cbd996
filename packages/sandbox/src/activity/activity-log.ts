import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { insertRow } from "../database/insert-row.ts";

/** One event; its text contains no password, no token and no user input. */
export interface ActivityEvent {
  app: string;
  call: string;
  outcome: string;
}

const SHOWN = 20;

export function createActivityLog(database: DatabaseSync, clock: Clock) {
  const trim = database.prepare(
    `DELETE FROM activity WHERE id <= (SELECT max(id) FROM activity) - ${SHOWN}`,
  );
  const select = database.prepare("SELECT * FROM activity ORDER BY id DESC");
  return {
    add: (event: ActivityEvent) => {
      insertRow(database, "activity", { at: clock.now(), ...event });
      trim.run();
    },
    /** The latest events, newest first. */
    latest: () =>
      select.all().map((row) => ({
        at: new Date(Number(row["at"])),
        app: String(row["app"]),
        call: String(row["call"]),
        outcome: String(row["outcome"]),
      })),
  };
}
