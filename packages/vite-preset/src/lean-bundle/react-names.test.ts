import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { beforeEach, expect, it } from "vitest";
import { scriptsOfBuild } from "../testing/files-of-build.ts";
import { leanBundle } from "./lean-bundle.ts";

const coreRequire = createRequire(import.meta.resolve("@waymark/core/package.json"));

let folder: string;
beforeEach(() => {
  folder = testFolder();
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(
    dirname(coreRequire.resolve("react/package.json")),
    join(folder, "node_modules/react"),
  );
  writeFiles(folder, {
    "index.html": `<script type="module" src="/main.js"></script>`,
    "package.json": `{ "name": "prairie", "type": "module" }`,
  });
});

async function built(main: string) {
  writeFiles(folder, { "main.js": main });
  const scripts = await scriptsOfBuild(folder, {
    ...leanBundle,
    build: { ...leanBundle.build, write: true },
  });
  const entry = scripts.find(({ isEntry }) => isEntry)?.fileName ?? "";
  const output = execFileSync(process.execPath, [join(folder, "dist", entry)], {
    encoding: "utf8",
  });
  const calls = scripts.flatMap(({ code }) => code.match(/\(0, ?\w+\.\w+\)/gu) ?? []);
  return { calls, output: JSON.parse(output) as unknown };
}

it("[QL-2] a script calls functions of React by short names, and they are React's", async () => {
  const { calls, output } = await built(`import { createElement, isValidElement } from "react";
    import { jsx } from "react/jsx-runtime";
    const elements = [jsx("p", {}), jsx("b", {}), createElement("i"), createElement("u")];
    console.log(JSON.stringify(elements.map((one) => [one.type, isValidElement(one)])));`);
  expect(output).toEqual(["p", "b", "i", "u"].map((type) => [type, true]));
  expect(calls).toEqual([]);
});

it("a script that passes React on has it as a whole, too", async () => {
  const { output } = await built(`import * as React from "react";
    const version = (library) => Object.keys(library).includes("version");
    console.log(JSON.stringify([version(React), React.isValidElement(React.createElement("p"))]));`);
  expect(output).toEqual([true, true]);
});
