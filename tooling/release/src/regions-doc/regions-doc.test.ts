import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { appsIn, DOCUMENT, regionsDoc } from "./regions-doc.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

// A region of its own repository or branch need not be in the table; what is in it has to be true.
// Each region is loaded by vite, which takes a while on a busy machine.
it("[RE-1] the table of regions says what the apps are", { timeout: 60_000 }, async () => {
  const apps = appsIn(readFileSync(join(root, DOCUMENT), "utf8"));
  expect(apps).toEqual(expect.arrayContaining(["default", "florida", "sdmylife", "uk"]));
  for (const [file, text] of Object.entries(await regionsDoc(root, apps))) {
    expect(readFileSync(join(root, file), "utf8"), `${file}: run pnpm generate:regions`).toBe(text);
  }
});
