import type { Page } from "@playwright/test";
import type { View } from "../../browser/matrix.ts";

/** One heading of the first rank, a title, and the language that is shown [QV-5]. */
export async function documentFaults(page: Page, { language }: View): Promise<string[]> {
  const found = await page.evaluate(() => ({
    headings: document.querySelectorAll("h1").length,
    title: document.title.trim(),
    lang: document.documentElement.lang,
  }));
  const faults: string[] = [];
  if (found.headings !== 1) faults.push(`document: ${found.headings} h1`);
  if (!/\S – \S/u.test(found.title)) faults.push(`document: the title is "${found.title}"`);
  if (found.lang !== language) faults.push(`document: lang is ${found.lang}`);
  return faults;
}
