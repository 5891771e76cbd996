import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findFaults } from "./find-faults.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "boundaries-"));
  plant("package.json", "{}");
  for (const name of ["core", "branding", "sandbox"]) {
    plant(
      `packages/${name}/package.json`,
      `{ "name": "@waymark/${name}", "exports": "./src/index.ts" }`,
    );
    plant(`packages/${name}/src/index.ts`, "export const name = 1;");
  }
  plant("packages/core/src/platform/constants.ts", "export const width = 1;");
  plant("packages/core/src/platform/storage.ts", "export const store = 1; export type Store = 1;");
  plant("packages/core/src/api/call.ts", 'import "../platform/storage.ts"; export type Call = 1;');
  plant("packages/core/src/flows/forgot/form.ts", 'import "../../api/call.ts";');
});

afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function faults() {
  return (await findFaults(root)).faults;
}

it("passes a tree that keeps to the rules", async () => {
  plant("packages/core/src/ui/card.ts", 'import "../platform/constants.ts";');
  plant("packages/core/src/errors/table.ts", 'import type { Call } from "../api/call.ts";');
  plant("packages/core/src/testing/server.ts", 'import "../api/call.ts";');
  plant("packages/core/src/flows/forgot/form.test.ts", 'import "../../testing/server.ts";');
  expect(await findFaults(root)).toEqual({ faults: [], imports: 6 });
});

describe("rooms", () => {
  it("refuses a flow that imports another flow", async () => {
    plant("packages/core/src/flows/reset/form.ts", 'import "../forgot/form.ts";');
    expect(await faults()).toEqual([
      "packages/core/src/flows/reset/form.ts → packages/core/src/flows/forgot/form.ts: " +
        "flow reset imports flow forgot: a flow never imports another flow",
    ]);
  });

  it.each([
    ["platform", "../api/call.ts", "platform may not import api"],
    ["api", "../flows/forgot/form.ts", "api may not import flows"],
    ["ui", "../platform/storage.ts", "ui may import constants.ts alone from platform"],
    ["errors", "../api/call.ts", "errors may import types alone from api"],
    ["shell", "../api/call.ts", "shell may not import api"],
    ["i18n", "../index.ts", "a room never imports an entry of the package"],
  ])("refuses that %s imports %s", async (room, specifier, fault) => {
    plant(`packages/core/src/${room}/planted.ts`, `import ${JSON.stringify(specifier)};`);
    expect(await faults()).toEqual([expect.stringContaining(fault)]);
  });

  it("keeps the testing room to tests", async () => {
    plant("packages/core/src/testing/server.ts", "export {};");
    plant("packages/core/src/portal/portal.ts", 'import "../testing/server.ts";');
    expect(await faults()).toEqual([expect.stringContaining("only tests import from testing")]);
  });

  it("keeps tests from importing upwards", async () => {
    plant("packages/core/src/api/call.test.ts", 'import "../flows/forgot/form.ts";');
    expect(await faults()).toEqual([expect.stringContaining("imports run downwards only")]);
  });

  it("knows no folder that has no row", async () => {
    plant("packages/core/src/helpers/any.ts", "export {};");
    plant("packages/core/src/flows/shared.ts", "export {};");
    expect(await faults()).toEqual([
      "packages/core/src/helpers: no room of that name; give it a row in rooms.ts",
      "packages/core/src/flows/shared.ts: a file among the flows belongs into one",
    ]);
  });

  it("refuses imports that go round in a circle", async () => {
    plant("packages/core/src/platform/a.ts", 'import "./b.ts";');
    plant("packages/core/src/platform/b.ts", 'import "./a.ts";');
    expect(await faults()).toEqual([expect.stringContaining("imports go round in a circle")]);
  });
});

describe("packages", () => {
  it.each([
    ["apps/uk/src/main.ts", "../../../packages/core/src/index.ts", "imported by its name"],
    ["apps/uk/src/main.ts", "../../florida/src/main.ts", "nothing imports an app"],
    ["apps/uk/src/main.ts", "../../../tooling/e2e/src/any.ts", "what ships never imports tooling"],
    ["packages/branding/src/a.ts", "../../core/src/index.ts", "packages/branding never imports"],
    ["packages/core/src/api/a.ts", "../../../branding/src/index.ts", "packages/core never imports"],
    ["packages/sandbox/src/a.ts", "../../core/src/index.ts", "packages/sandbox never imports"],
    ["packages/core/src/api/a.ts", "../../../sandbox/src/index.ts", "outside of tests"],
  ])("refuses that %s imports %s", async (path, specifier, fault) => {
    plant("apps/florida/src/main.ts", "export {};");
    plant("tooling/e2e/src/any.ts", "export {};");
    plant(path, `import ${JSON.stringify(specifier)};`);
    expect(await faults()).toEqual([expect.stringContaining(fault)]);
  });
});
