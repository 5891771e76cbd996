// What `pnpm axe` runs: every state, region, language and colour scheme. Words on the command line choose states.
import { chosenOf } from "./browser/chosen-of.ts";
import { everyView, nameOf, type View } from "./browser/matrix.ts";
import { withPages } from "./browser/with-pages.ts";
import { axeFaults, axeSource } from "./gate/checks/axe.ts";
import { checkView } from "./gate/check-view.ts";

// Each is opened in its light colours, checked in every way, and looked at once more in its dark ones.
const views = chosenOf(everyView(), process.argv.slice(2)).filter(({ theme }) => theme === "light");
let checked = 0;
let violations = 0;

await withPages<View>({
  items: views,
  initScript: axeSource,
  each: async (view, { page, origin, turn }) => {
    report(view, await checkView({ page, origin, view, turn }).catch(asFault));
    await page.emulateMedia({ colorScheme: "dark" });
    report({ ...view, theme: "dark" }, await axeFaults(page).catch(asFault));
  },
});

console.log(`${checked} pages checked, ${violations} violations`);
process.exitCode = violations > 0 || checked === 0 ? 1 : 0;

function report(view: View, faults: readonly string[]): void {
  checked += 1;
  violations += faults.length;
  for (const fault of faults) console.log(`${nameOf(view)}\n  ${fault}`);
  if (checked % 100 === 0) console.log(`${checked} of ${views.length * 2} pages ...`);
}

function asFault(error: unknown): string[] {
  return [error instanceof Error ? error.message : String(error)];
}
