import type { Page } from "@playwright/test";
import type { View } from "../browser/matrix.ts";
import { axeFaults } from "./checks/axe.ts";
import { documentFaults } from "./checks/document.ts";
import { focusFaults } from "./checks/focus.ts";
import { mediaFaults } from "./checks/media.ts";
import { reflowFaults } from "./checks/reflow.ts";

/**
 * Returns a line for each fault that is found on an open page.
 * @param turn which of the checks that take turns it is
 */
export async function checkPage(page: Page, view: View, turn: number): Promise<string[]> {
  return [
    ...(await documentFaults(page, view)),
    ...(await axeFaults(page)),
    ...(await reflowFaults(page)),
    ...(await mediaFaults(page, view, turn)),
    ...(await focusFaults(page)),
  ];
}
