import { readdirSync, readFileSync } from "node:fs";
import { catalogue } from "@waymark/core/contract";
import { expect, it } from "vitest";
import { deployPage, helpDeskPage } from "./tables.ts";

const docs = "../../../docs";

const root = `${import.meta.dirname}/../../..`;
/** Names of the folders in one of the repository. Tests and tools make others. */
const foldersIn = (path: string) =>
  readdirSync(`${root}/${path}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[.]|^node_modules$/u.test(entry.name))
    .map(({ name }) => name);

it("docs/architecture.svg has a box for each package, and for each folder of core", () => {
  const drawn = readFileSync(`${root}/docs/architecture.svg`, "utf8");
  const packages = foldersIn("packages").map((name) => `packages/${name}`);
  const missing = [...packages, ...foldersIn("packages/core/src")].filter(
    (name) => !new RegExp(`>${name}(?: —|<)`, "u").test(drawn),
  );
  expect(missing).toEqual([]);
});

it("[QX-7] the failure atlas plays each status that a row of the error catalogue names", () => {
  const faults = readFileSync(`${root}/tooling/e2e/src/atlas/faults.ts`, "utf8");
  const statuses = catalogue.flatMap(({ status = [] }) => status.filter((one) => one !== "5XX"));
  expect(statuses.filter((status) => !faults.includes(`name: "${status}"`))).toEqual([]);
});

it("docs/deploy.md lists every key of the configuration as the code has it", async () => {
  const page = deployPage();
  expect(page).toMatch(/^\| `apiOrigin` \|/mu);
  await expect(page, "`pnpm api` writes it").toMatchFileSnapshot(`${docs}/deploy.md`);
});

it("[QN-4] docs/help-desk.md has every part of a code as the code has it", async () => {
  const page = helpDeskPage();
  expect(page.match(/^\| `[A-Z]+`/gmu)?.length).toBeGreaterThan(25);
  await expect(page, "`pnpm api` writes it").toMatchFileSnapshot(`${docs}/help-desk.md`);
});
