import { ask } from "../fixtures/ask.ts";
import { share } from "../fixtures/share.ts";
import { expect, test } from "../fixtures/test.ts";

const french = ["fr", "FR", "fr-CA", "fr_CA", "fr1", "fr)", "fr.", "fr%29", "f%72"];
const english = ["", "french", "fra", "fr%61", "en", "en&lang=fr"];
const queries = [
  ...french.map((value) => [`?lang=${value}`, "fr-CA"] as const),
  ...english.map((value) => [`?lang=${value}`, "en-CA"] as const),
  ["?%6cang=fr", "fr-CA"],
  ["?a=1&lang=fr", "fr-CA"],
] as const;

declare global {
  interface Window {
    /** True when the head script has found the page to be in another language than it was asked for. */
    awaited?: boolean;
  }
}

test("[LN-2] [LN-3] the server reads `lang` as the portal does", async ({ origin }) => {
  for (const [query, language] of queries) {
    const { body } = await ask(`${origin}/forgot${query}`);
    expect(Buffer.from(body).toString(), query).toContain(`<html lang="${language}"`);
  }
});

test("[LN-2] [LN-3] head script and portal keep the language that the server has chosen", async ({
  page,
  origin,
}) => {
  await page.addInitScript(() => {
    const look = () => (window.awaited ||= document.querySelector("[data-awaits]") !== null);
    new MutationObserver(look).observe(document, { attributes: true, subtree: true });
  });
  for (const [query, language] of share(queries, 5)) {
    await page.goto(`${origin}/forgot${query}`);
    await page.locator("form[data-ready]").waitFor();
    await expect(page.locator("html"), query).toHaveAttribute("lang", language);
    expect(await page.evaluate(() => window.awaited), query).not.toBe(true);
  }
});
