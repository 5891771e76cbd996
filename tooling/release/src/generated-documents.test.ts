import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { documentsWithTables } from "./generated-documents.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const documents = documentsWithTables(root);

it("docs/deploy.md lists every key of the configuration as the code has it", () => {
  const text = readFileSync(join(root, "docs/deploy.md"), "utf8");
  expect(documents["docs/deploy.md"], "run pnpm api").toBe(text);
  expect(text).toMatch(/^\| `apiOrigin` \|/mu);
});

it("[QN-4] docs/help-desk.md has every part of a code as the code has it", () => {
  const text = readFileSync(join(root, "docs/help-desk.md"), "utf8");
  expect(documents["docs/help-desk.md"], "run pnpm api").toBe(text);
  expect(text.match(/^\| `[A-Z]+`/gmu)?.length).toBeGreaterThan(25);
});
