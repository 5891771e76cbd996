import { expect, type Page } from "@playwright/test";
import { TRANSLATED } from "../fixtures/page-translation.ts";
import { settled } from "../fixtures/settled.ts";
import type { Journey, Stage } from "./journeys.ts";
import { listen } from "./listen.ts";

interface Reading extends Omit<Stage, "at"> {
  origin: string;
  journey: Journey;
  /** Runs after each step, once its page has come to rest. */
  afterStep?: (page: Page) => Promise<void>;
}

/** Goes through a journey, and returns what a screen reader says on the way and finds on each page. */
export async function readJourney(reading: Reading): Promise<string> {
  const { page, sandbox, language, origin, journey, afterStep } = reading;
  const heard = await listen(page);
  const at = (path: string) => `${origin}${path}${language === "fr-CA" ? "?lang=fr" : ""}`;
  const script: string[] = [];
  for (const step of journey.steps) {
    await step.act({ page, sandbox, language, at });
    await page.locator(step.rest).first().waitFor();
    await settled(page);
    await expect(page.locator(".wm-code:empty")).toHaveCount(0);
    await afterStep?.(page);
    const said = heard();
    const place = page.locator(step.loads ? "body" : "main");
    const read = (await place.ariaSnapshot()).replaceAll(/\n *- \/url: .*/gu, "");
    script.push(`# ${step.name}`, ...(step.loads ? [] : said), read, "");
  }
  return (
    script
      .join("\n")
      .replaceAll(/© \d{4}/gu, "© (year)")
      // The last part is random.
      .replaceAll(/(Code [A-Z]-[A-Z\d]+)-[\dA-F]{4}, .*/gu, "$1-(id), (time)")
      .replaceAll(TRANSLATED, "")
  );
}

/** The file of what is expected, the same whether the page is translated or not. */
export function scriptOf({ name }: Journey, language: Stage["language"]): string {
  return `${name.replaceAll(" ", "-")}-${language}.txt`;
}
