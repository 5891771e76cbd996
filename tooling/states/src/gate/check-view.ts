import type { Page } from "@playwright/test";
import { openView } from "../browser/open-view.ts";
import type { View } from "../browser/matrix.ts";
import { axeFaults } from "./checks/axe.ts";
import { documentFaults } from "./checks/document.ts";
import { focusFaults } from "./checks/focus.ts";
import { mediaFaults } from "./checks/media.ts";
import { reflowFaults } from "./checks/reflow.ts";

interface Place {
  page: Page;
  /** Where the page of states is served. */
  origin: string;
  view: View;
  /** Which of the checks that take turns it is. */
  turn: number;
}

/** Opens a view and returns a line for each fault that is found on it. */
export async function checkView({ page, origin, view, turn }: Place): Promise<string[]> {
  await openView(page, origin, view);
  return checkPage(page, view, turn);
}

/** The same for a page that is open. */
export async function checkPage(page: Page, view: View, turn: number): Promise<string[]> {
  return [
    ...(await documentFaults(page, view)),
    ...(await axeFaults(page)),
    ...(await reflowFaults(page)),
    ...(await mediaFaults(page, view, turn)),
    ...(await focusFaults(page)),
  ];
}
