import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The regional apps by their folders, in the order of the alphabet. */
export function appNames(root: string): string[] {
  const apps = join(root, "apps");
  return readdirSync(apps)
    .filter((name) => !name.startsWith(".") && existsSync(join(apps, name, "package.json")))
    .toSorted();
}
