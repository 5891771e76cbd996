import type { Page } from "@playwright/test";
import {
  axeFaults,
  documentFaults,
  focusFaults,
  mediaFaults,
  reflowFaults,
} from "@waymark/testing/browser";
import type { View } from "../views.ts";

/**
 * Returns a line for each fault that is found on an open page.
 * @param turn which of the checks that take turns it is
 */
export async function checkPage(page: Page, view: View, turn: number): Promise<string[]> {
  const { language, theme } = view;
  return [
    ...(await documentFaults(page, language)),
    ...(await axeFaults(page)),
    ...(await reflowFaults(page)),
    ...(await mediaFaults(page, { theme, turn })),
    ...(await focusFaults(page)),
  ];
}
