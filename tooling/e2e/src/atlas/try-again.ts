import type { AtlasRow, Place } from "./atlas-row.ts";
import type { Cell } from "./cell.ts";
import type { AtlasFault } from "./faults.ts";
import { isHarmless } from "./judge.ts";

/** An outage and a lost line, after which nothing but the page's own button should be needed. */
const passing: readonly string[] = ["503", "offline"];

/** Presses the page's own button once the call works again, and sees whether the journey continues. */
export async function tryAgain(
  { page, form }: Place,
  row: AtlasRow,
  fault: AtlasFault,
): Promise<Cell["flaws"]> {
  if (row.goesOnOtherwise || isHarmless(row, fault) || !passing.includes(fault.name)) return [];
  try {
    await page.locator(`main .wm-actions button, ${form} [type=submit]`).first().click();
    await page.locator(row.usual).first().waitFor();
    return [];
  } catch {
    return [{ flaw: "did not continue", detail: "after trying again" }];
  }
}
