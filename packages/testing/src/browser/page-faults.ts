import type { Page } from "@playwright/test";
import type { Language } from "@waymark/core";
import { axeFaults } from "./checks/axe.ts";
import { documentFaults } from "./checks/document.ts";
import { fieldFaults } from "./checks/fields.ts";
import { focusFaults } from "./checks/focus.ts";
import { mediaFaults, type MediaOptions } from "./checks/media.ts";
import { reflowFaults } from "./checks/reflow.ts";

/**
 * Runs every check of an open page, and those of colours in the dark as well.
 * @param language that the page should have
 * @returns a line for each fault
 */
export async function pageFaults(page: Page, language: Language): Promise<string[]> {
  const faults = await faultsBeforeFocus(page, language);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = (await axeFaults(page)).map((line) => `dark: ${line}`);
  await page.emulateMedia({ colorScheme: "light" });
  // Last: a field that is left empty disables the button, and axe leaves out the contrast of what is disabled.
  return [...faults, ...dark, ...(await focusFaults(page))];
}

/** Runs every check of an open page in the colours that it has, for this repository's own states. */
export async function viewFaults(
  page: Page,
  language: Language,
  media: MediaOptions,
): Promise<string[]> {
  return [...(await faultsBeforeFocus(page, language, media)), ...(await focusFaults(page))];
}

async function faultsBeforeFocus(
  page: Page,
  language: Language,
  media?: MediaOptions,
): Promise<string[]> {
  return [
    ...(await documentFaults(page, language)),
    ...(await fieldFaults(page)),
    ...(await reflowFaults(page)),
    ...(await mediaFaults(page, media)),
    ...(await axeFaults(page)),
  ];
}
