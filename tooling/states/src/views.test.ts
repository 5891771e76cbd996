import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { regions } from "./views.ts";

const apps = fileURLToPath(new URL("../../../apps/", import.meta.url));

/** The languages in which an app's pages are: its own, or those of its country. */
function languagesOf(app: string, country: string | undefined) {
  const own = join(apps, app, "src/languages.ts");
  if (existsSync(own)) return readFileSync(own, "utf8").match(/(?<=")[a-z]{2}-[A-Z]{2}(?=")/gu);
  return country === "uk" ? ["en-GB"] : ["en-CA", "fr-CA"];
}

/** The variants, the languages and the country that an app's region has; no tool imports an app. */
function rowOf(app: string) {
  const region = readFileSync(join(apps, app, "src/region.ts"), "utf8");
  const country = /^ {2}country: "(\w+)"/mu.exec(region)?.[1];
  const variants: unknown = JSON.parse(/^ {2}variants: (\[.*\])/mu.exec(region)?.[1] ?? "[]");
  const languages = expect.arrayContaining(languagesOf(app, country) ?? []);
  return { variants, languages, ...(country !== undefined && { country }) };
}

it("[RE-1] our apps, and each region that is added, have their states looked at, with their own variants, languages and country", () => {
  const names = Object.keys(regions);
  expect(regions).toMatchObject(Object.fromEntries(names.map((app) => [app, rowOf(app)])));
  expect(names).toEqual(expect.arrayContaining(["default", "florida", "sdmylife", "uk"]));
});
