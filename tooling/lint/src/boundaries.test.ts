import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type IConfiguration } from "dependency-cruiser";
import { afterEach, beforeEach, expect, it } from "vitest";
import imports from "../dependency-cruiser.config.mjs";
import folders from "../folder-cycles.config.mjs";

const core = "packages/core/src";
const example = "packages/create-region/examples/ministry";
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "boundaries-"));
  plant("package.json", "{}");
  for (const name of ["core", "branding", "hosting", "sandbox"]) {
    plant(`packages/${name}/src/index.ts`, "export const name = 1;");
  }
  plant("apps/florida/src/main.ts", "export {};");
  plant("packages/create-region/src/template.ts", "export {};");
  plant("tooling/e2e/src/any.ts", "export {};");
  plant(`${core}/config/constants.ts`, "export const width = 1;");
  plant(`${core}/api/call.ts`, 'import "../config/constants.ts"; export type Call = 1;');
  plant(`${core}/flows/forgot/forgot-form.ts`, 'import "../../api/call.ts";');
  plant(`${core}/testing/server.ts`, 'import "../api/call.ts";');
  plant(`${core}/flows/forgot/forgot-form.test.ts`, 'import "../../testing/server.ts";');
});

afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** The names of the rules that the planted tree breaks. */
async function brokenRules(): Promise<string[]> {
  return [...(await brokenOf(imports)), ...(await brokenOf(folders))];
}

async function brokenOf({ forbidden = [], options }: IConfiguration): Promise<string[]> {
  const { output } = await cruise(["apps", "packages", "tooling"], {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  });
  if (typeof output === "string") throw new TypeError(output);
  return output.summary.violations.map(({ rule }) => rule.name);
}

it("passes a tree that keeps the rules", async () => {
  expect(await brokenRules()).toEqual([]);
});

it.each([
  [`${core}/config/a.ts`, "../api/call.ts", "config-imports-downwards-only"],
  [`${core}/config/a.test.ts`, "../api/call.ts", "config-imports-downwards-only"],
  [`${core}/api/a.ts`, "../flows/forgot/forgot-form.ts", "api-imports-downwards-only"],
  [`${core}/flows/reset/a.ts`, "../forgot/forgot-form.ts", "no-flow-imports-another"],
  [`${core}/helpers/a.ts`, "../config/constants.ts", "known-folders-only"],
  [`${core}/app/a.ts`, "../testing/server.ts", "testing-in-tests-only"],
  [`${core}/i18n/a.ts`, "../index.ts", "no-folder-imports-an-entry"],
  [`${core}/i18n/a.ts`, "./missing.ts", "resolvable"],
  ["apps/uk/src/main.ts", "../../../packages/core/src/index.ts", "packages-by-name"],
  ["apps/uk/src/main.ts", "../../florida/src/main.ts", "no-app-imports-another"],
  ["packages/core/src/app/a.ts", "../../../../apps/florida/src/main.ts", "no-import-of-an-app"],
  [`${example}/src/a.ts`, "../../../src/template.ts", "packages-by-name"],
  [`${example}/src/a.ts`, "./missing.ts", "resolvable"],
  ["apps/uk/src/a.ts", "../../../tooling/e2e/src/any.ts", "nothing-shipped-imports-tooling"],
  ["packages/branding/src/a.ts", "../../core/src/index.ts", "branding-never-imports-core"],
  ["packages/core/src/api/a.ts", "../../../branding/src/index.ts", "core-never-imports-branding"],
  ["packages/core/src/api/a.ts", "../../../sandbox/src/index.ts", "core-never-imports-sandbox"],
  ["packages/core/src/api/a.ts", "../../../hosting/src/index.ts", "core-never-imports-hosting"],
  ["packages/hosting/src/a.ts", "../../sandbox/src/index.ts", "hosting-never-imports-sandbox"],
  ["packages/sandbox/src/a.ts", "../../core/src/index.ts", "sandbox-never-imports-core"],
])("refuses that %s imports %s", async (path, specifier, rule) => {
  plant(path, `import ${JSON.stringify(specifier)};`);
  expect(await brokenRules()).toContain(rule);
});

it.each(["sandbox", "testing"])(
  "refuses that two folders of packages/%s import one another, but for tests and lists of all parts",
  async (name) => {
    const src = `packages/${name}/src`;
    if (name === "sandbox") plant(`${src}/api/calls.ts`, 'import "../auth/login-call.ts";');
    plant(`${src}/auth/login-call.ts`, 'import "../api/call-row.ts";');
    plant(`${src}/api/call-row.ts`, "export {};");
    plant(`${src}/api/api.test.ts`, 'import "../auth/login-call.ts";');
    expect(await brokenRules()).toEqual([]);
    plant(`${src}/api/api.ts`, 'import "../auth/login-call.ts";');
    expect(await brokenRules()).toContain("no-folder-cycle");
  },
);

it("refuses a cycle", async () => {
  plant(`${core}/browser/a.ts`, 'import "./b.ts";');
  plant(`${core}/browser/b.ts`, 'import "./a.ts";');
  expect(await brokenRules()).toContain("no-cycle");
});
