import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { merged } from "./growth.ts";
import type { PageSize } from "./measure-page.ts";
import { MODULES_FILE, type ModuleSizes } from "./module-sizes.ts";

/** What the pages of the default app were made of when their size was accepted last, by kind of page. Other apps differ in `src/` alone. */
const ACCEPTED_FILE = join(import.meta.dirname, "../../accepted-sizes.json");

/** The modules in the scripts of a page, as the app's build wrote them down. */
export function readModules(page: PageSize): ModuleSizes {
  const scripts = readJson<Record<string, ModuleSizes>>(join(process.cwd(), MODULES_FILE));
  return merged(page.files.map(([file]) => scripts[file] ?? {}));
}

/** What the scripts of such pages were made of. */
export function readAccepted({ kind }: PageSize): ModuleSizes {
  return readJson<Record<PageSize["kind"], ModuleSizes>>(ACCEPTED_FILE)[kind] ?? {};
}

/** Accepts what all pages are made of now: of each module the most that a page of the kind has. */
export function writeAccepted(pages: readonly PageSize[]): void {
  const accepted: Record<string, Record<string, number>> = {};
  for (const page of pages) {
    const most = (accepted[page.kind] ??= {});
    for (const [module, size] of Object.entries(readModules(page))) {
      most[module] = Math.max(most[module] ?? 0, size);
    }
  }
  writeFileSync(ACCEPTED_FILE, `${JSON.stringify(accepted, null, 2)}\n`);
}

function readJson<T extends object>(file: string): Partial<T> {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
