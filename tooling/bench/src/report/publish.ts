import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ProfileResults } from "../results.ts";
import { profileSheet } from "./profile-sheet.ts";

/** Writes the charts that `docs/performance.md` shows: everything of the slow profile, the times of the others. */
export function publish(root: string, results: readonly ProfileResults[]): void {
  const folder = join(root, "docs/pictures/performance");
  mkdirSync(folder, { recursive: true });
  for (const one of results) {
    const shown = one.profile.name === "slow" ? "all" : "times";
    writeFileSync(join(folder, `${one.profile.name}.svg`), profileSheet(one, shown));
  }
}
