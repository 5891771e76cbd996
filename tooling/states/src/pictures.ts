// What `pnpm pictures` runs: the picture book, in reports/pictures. Words on the command line choose states.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chosenOf } from "./browser/chosen-of.ts";
import { openView } from "./browser/open-view.ts";
import { withPages } from "./browser/with-pages.ts";
import { bookOf } from "./pictures/book.ts";
import { type Sitting, sittings } from "./pictures/shots.ts";

const folder = fileURLToPath(new URL("../../../reports/pictures/", import.meta.url));
const words = process.argv.slice(2);
const all = sittings();
const chosen = all.filter(({ view }) => chosenOf([view], words).length > 0);
const missed: string[] = [];
/** A spinner ends a second after its work; a picture must not show it. */
const lingering = ".wm-button[aria-busy=false] [data-spinning=true]";
mkdirSync(folder, { recursive: true });

await withPages<Sitting>({
  items: chosen,
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
