import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const apps = fileURLToPath(new URL("../../../apps/", import.meta.url));

/** The apps that this repository begins with; a new region begins with the files of its template. */
const ourApps = ["default", "florida", "sdmylife", "uk"];

/** The files that join an app's parts, in the same way in each of them. */
const JOINTS = new Set(["main.tsx"]);

/** A dictionary of a package or of an app's own texts. */
const readTexts = (path: string) =>
  JSON.parse(readFileSync(join(apps, path), "utf8")) as Record<string, string>;

it.each([
  "florida/translations/en-CA.json",
  "sdmylife/translations/en-CA.json",
  "../packages/create-region/examples/bayou/translations/en-US.json",
])("[RE-1] %s says counselor, as one spells it there", (file) => {
  const texts = readTexts("../packages/core/src/i18n/dictionaries/en-CA.json");
  const own = readTexts(file);
  const shown = Object.entries({ ...texts, ...own });
  expect(shown.filter(([, text]) => text.includes("counsellor"))).toEqual([]);
});

it.each([
  "florida/translations/fr-CA.json",
  "sdmylife/translations/fr-CA.json",
  "../packages/create-region/examples/bayou/translations/fr-CA.json",
])("[RE-1] %s names no office that only Canada has", (file) => {
  const core = "../packages/core/src/i18n/dictionaries";
  const shared = ["fr-CA.json", "help-desk/fr-CA.json", "legal/fr-CA.json"];
  const texts = Object.assign({}, ...shared.map((path) => readTexts(`${core}/${path}`)));
  const shown = Object.entries<string>({ ...texts, ...readTexts(file) });
  const isCanadian = /centre de services|conseil scolaire|Québec/u;
  expect(shown.filter(([, text]) => isCanadian.test(text)).map(([key]) => key)).toEqual([]);
});

it("[RE-1] the sources of each of our apps are its own: no file has the same content as one of another", () => {
  const seen = new Map<string, string>();
  const copies: string[] = [];
  for (const app of ourApps) {
    for (const file of readdirSync(join(apps, app, "src"))) {
      if (JOINTS.has(file)) continue;
      const text = readFileSync(join(apps, app, "src", file), "utf8");
      const first = seen.get(text);
      if (first !== undefined) copies.push(`${app}/${file} is ${first}`);
      seen.set(text, `${app}/${file}`);
    }
  }
  expect(copies).toEqual([]);
});
