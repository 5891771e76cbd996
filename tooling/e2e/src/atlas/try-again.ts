import type { Page } from "@playwright/test";
import type { AtlasRow } from "./atlas-row.ts";
import type { Cell } from "./cell.ts";
import type { AtlasFault } from "./faults.ts";
import { isHarmless } from "./judge.ts";

/** An outage and a lost line, after which nothing but the page's own button should be needed. */
const passing: readonly string[] = ["503", "offline"];
const button = "main .wm-actions button, main form[data-ready] [type=submit]";

/** Presses the page's own button once the call works again, and sees whether the journey continues. */
export async function tryAgain(
  page: Page,
  row: AtlasRow,
  fault: AtlasFault,
): Promise<Cell["flaws"]> {
  if (row.goesOnOtherwise || isHarmless(row, fault) || !passing.includes(fault.name)) return [];
  try {
    await page.locator(button).first().click();
    await page.locator(row.usual).first().waitFor();
    return [];
  } catch {
    return [{ flaw: "did not continue", detail: "after trying again" }];
  }
}
