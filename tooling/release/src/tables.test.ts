import { expect, it } from "vitest";
import { deployPage, helpDeskPage } from "./tables.ts";

// `pnpm api` updates both documents.
const docs = "../../../docs";

it("docs/deploy.md lists every key of the configuration as the code has it", async () => {
  const page = deployPage();
  expect(page).toMatch(/^\| `apiOrigin` \|/mu);
  await expect(page).toMatchFileSnapshot(`${docs}/deploy.md`);
});

it("[QN-4] docs/help-desk.md has every part of a code as the code has it", async () => {
  const page = helpDeskPage();
  expect(page.match(/^\| `[A-Z]+`/gmu)?.length).toBeGreaterThan(25);
  await expect(page).toMatchFileSnapshot(`${docs}/help-desk.md`);
});
