// What `pnpm pictures` runs: the picture book, in reports/pictures. Words on the command line choose states;
// `--compare <ref>` also shows which pictures differ from those of a git ref.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chosenOf } from "./browser/chosen-of.ts";
import { openView } from "./browser/open-view.ts";
import { withPages } from "./browser/with-pages.ts";
import { bookOf } from "./pictures/book.ts";
import { compareWith } from "./pictures/compare.ts";
import { type Sitting, sittings } from "./pictures/shots.ts";

const folder = fileURLToPath(new URL("../../../reports/pictures/", import.meta.url));
const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: "string" } },
});
const all = sittings();
const chosen = all.filter(({ view }) => chosenOf([view], words).length > 0);
const missed: string[] = [];
/** A spinner ends a second after its work; a picture must not show it. */
const lingering = ".wm-button[aria-busy=false] [data-spinning=true]";
/** The reference on the crash screen, which would differ every time. */
const initScript = `crypto.randomUUID = () => "7c0ffee0-0000-4000-8000-000000000000";
Date.prototype.toISOString = () => "2026-01-31T09:00:00.000Z";`;
mkdirSync(folder, { recursive: true });

await withPages<Sitting>({
  items: chosen,
  initScript,
  each: async ({ view, shots: own }, { page, origin }) => {
    try {
      await page.emulateMedia({ media: null, forcedColors: null });
      await openView(page, origin, view);
      await page.locator(lingering).waitFor({ state: "detached" });
      for (const { size, media, file } of own) {
        await page.setViewportSize(size);
        await page.emulateMedia(media);
        await page.screenshot({ path: join(folder, file) });
      }
    } catch (error) {
      missed.push(`${view.state.id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
});

// Pictures of an earlier run stay in the book.
const taken = all
  .flatMap(({ shots }) => shots)
  .filter(({ file }) => existsSync(join(folder, file)));
writeFileSync(join(folder, "index.html"), bookOf(taken));
console.log(
  `${chosen.flatMap(({ shots }) => shots).length} pictures; open reports/pictures/index.html`,
);
for (const line of missed) console.log(`  missed ${line}`);
process.exitCode = missed.length > 0 ? 1 : 0;

if (values.compare !== undefined) {
  const files = chosen.flatMap(({ shots }) => shots.map(({ file }) => file));
  const changed = compareWith(values.compare, { folder, files, words });
  console.log(`${changed.length} changed; open reports/pictures/compare/index.html`);
  for (const file of changed) console.log(`  ${file}`);
}
