import { chownSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The id of Debian's user without rights. */
const UNPRIVILEGED_USER = 65_534;

/** Runs the rest of a test as a user who owns a folder, and has no rights besides: root may write to every file. */
export function becomeOrdinaryUser(folder: string): void {
  if (process.getuid?.() !== 0) return;
  for (const name of ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })]) {
    chownSync(join(folder, name), UNPRIVILEGED_USER, UNPRIVILEGED_USER);
  }
  process.seteuid?.(UNPRIVILEGED_USER);
  onTestFinished(() => {
    try {
      // As this user: what a test leaves unwritable would fail for people without root alone.
      for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
    } finally {
      process.seteuid?.(0);
    }
  });
}
