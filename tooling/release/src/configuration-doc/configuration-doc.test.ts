import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { DOCUMENT, withReference } from "./configuration-doc.ts";

it("docs/deploy.md lists every key of the configuration as the code has it", () => {
  const text = readFileSync(new URL(`../../../../${DOCUMENT}`, import.meta.url), "utf8");
  expect(withReference(text), "run pnpm generate:configuration").toBe(text);
});
