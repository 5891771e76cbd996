import type { Page } from "@playwright/test";
import type { Language } from "@waymark/core";
import { axeFaults } from "./checks/axe.ts";
import { documentFaults } from "./checks/document.ts";
import { fieldFaults } from "./checks/fields.ts";
import { focusFaults } from "./checks/focus.ts";
import { mediaFaults } from "./checks/media.ts";
import { reflowFaults } from "./checks/reflow.ts";

/**
 * Runs every check of an open page, and those of colours in the dark as well.
 * @param language that the page should have
 * @returns a line for each fault
 */
export async function pageFaults(page: Page, language: Language): Promise<string[]> {
  const faults = [
    ...(await documentFaults(page, language)),
    ...(await fieldFaults(page)),
    ...(await reflowFaults(page)),
    ...(await mediaFaults(page)),
    ...(await axeFaults(page)),
  ];
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = (await axeFaults(page)).map((line) => `dark: ${line}`);
  await page.emulateMedia({ colorScheme: "light" });
  // Last: a field that is left empty disables the button, and axe leaves out the contrast of what is disabled.
  return [...faults, ...dark, ...(await focusFaults(page))];
}
