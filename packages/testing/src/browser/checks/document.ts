import type { Page } from "@playwright/test";
import type { Language } from "@waymark/core";

// `.sb-wrapper` is Storybook's.

/** Returns a line for each fault of the document: its `h1`, title and language, and texts that page translation could not replace. */
export async function documentFaults(page: Page, language: Language): Promise<string[]> {
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
    // Beside it are messages for pages without React, which nothing updates.
    const root = document.querySelector("#portal") ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
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
