import type { Page } from "@playwright/test";
import type { View } from "../views.ts";
import { axeFaults } from "./checks/axe.ts";
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

/** One heading of the first rank, a title, the language that is shown, and texts that page translation may replace. `.sb-wrapper` is Storybook's. */
async function documentFaults(page: Page, { language }: View): Promise<string[]> {
  const found = await page.evaluate(() => ({
    headings: document.querySelectorAll("h1:not(.sb-wrapper *)").length,
    title: document.title.trim(),
    lang: document.documentElement.lang,
  }));
  const faults: string[] = [];
  if (found.headings !== 1) faults.push(`document: ${found.headings} h1`);
  if (!/\S – \S/u.test(found.title)) faults.push(`document: the title is "${found.title}"`);
  if (found.lang !== language) faults.push(`document: lang is ${found.lang}`);
  const texts = await textsBesideOthers(page);
  return [...faults, ...texts.map((text) => `document: "${text}" shares its element with others`)];
}

/** Texts that have siblings: once page translation has replaced one, React updates a node that has left the page. */
function textsBesideOthers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue?.trim() ?? "";
      const ignored = node.parentElement?.closest(
        "script, style, noscript, .sb-wrapper, [translate=no]",
      );
      if (!ignored && text !== "" && node.parentNode?.childNodes.length !== 1) found.push(text);
    }
    return found;
  });
}
