import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "../clock.ts";
import { insertRow } from "../database/insert-row.ts";

/** Failures that are answered; the next attempt has to wait. */
export const MAX_FAILURES = 5;
const FAILURE_WINDOW_SECONDS = 15 * 60;

/** Counts failed attempts to sign in, by account, or by the typed name if it is unknown. */
export function createFailureCounter(database: DatabaseSync, clock: Clock) {
  const removeOld = database.prepare("DELETE FROM failure WHERE at <= ?");
  const remove = database.prepare("DELETE FROM failure WHERE who = ?");
  const select = database.prepare(
    "SELECT at FROM failure WHERE who = ? AND at > ? ORDER BY at DESC",
  );

  const windowStart = () => clock.now() - FAILURE_WINDOW_SECONDS * 1000;
  const recent = (who: string) => select.all(who, windowStart()).map((row) => Number(row["at"]));
  return {
    /** Seconds to wait before the next attempt; 0 when there may be one now. */
    secondsToWait: (who: string) => {
      const blocking = recent(who)[MAX_FAILURES - 1];
      return blocking === undefined ? 0 : Math.ceil((blocking - windowStart()) / 1000);
    },
    /** Notes a failure and says how many there are now. */
    add: (who: string) => {
      removeOld.run(windowStart());
      insertRow(database, "failure", { who, at: clock.now() });
      return recent(who).length;
    },
    /** A success forgets the failures before it. */
    clear: (who: string) => {
      remove.run(who);
    },
  };
}
