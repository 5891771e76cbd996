import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import type { Rollup } from "vite";
import { beforeEach, expect, it } from "vitest";
import { scriptsOfBuild } from "../testing/files-of-build.ts";
import { leanBundle } from "./lean-bundle.ts";
import { leanRouter } from "./lean-router.ts";
import { withReplacements } from "./replace-parts.ts";

const coreRequire = createRequire(fileURLToPath(import.meta.resolve("@waymark/core/package.json")));

let folder: string;
beforeEach(() => {
  folder = testFolder();
  mkdirSync(join(folder, "node_modules"));
  // Formik's own dependencies are beside it.
  const beside = join(dirname(coreRequire.resolve("formik/package.json")), "..");
  for (const name of readdirSync(beside)) {
    symlinkSync(join(beside, name), join(folder, "node_modules", name));
  }
});

async function built(main: string): Promise<Rollup.OutputChunk[]> {
  writeFiles(folder, {
    "index.html": `<script type="module" src="/main.js"></script>`,
    "main.js": main,
    "package.json": `{ "name": "prairie", "type": "module" }`,
  });
  const options = { ...leanBundle.build, write: true };
  return await scriptsOfBuild(folder, { ...leanBundle, build: options });
}

it("an app whose core uses formik's hook has none of its components and deep comparisons", async () => {
  writeFiles(join(folder, "node_modules/@waymark/core"), {
    "package.json": `{ "name": "@waymark/core", "type": "module", "exports": "./dist/index.js" }`,
    "dist/index.js": `export { useFormik } from "formik";`,
  });
  const chunks = await built(`import { useFormik } from "@waymark/core"; console.log(useFormik);`);
  const code = chunks.map((chunk) => chunk.code).join("");
  const held = ["validateOnBlur", "handleUnshift", "FormikContext", "recursion"].filter((name) =>
    code.includes(name),
  );
  expect(held).toEqual(["validateOnBlur"]);
});

it("an app that uses a component has it with its default props", async () => {
  const chunks = await built(`import { FieldArray } from "formik";
    console.log(JSON.stringify(FieldArray.WrappedComponent.defaultProps));`);
  const file = chunks.find(({ isEntry }) => isEntry)?.fileName ?? "";
  const output = execFileSync(process.execPath, [join(folder, "dist", file)], { encoding: "utf8" });
  expect(JSON.parse(output)).toEqual({ validateOnChange: true });
});

it("a component keeps its default props where they are", () => {
  const code = `var A = function () {}();\nA.defaultProps = {\n  a: true\n};\nvar B = wrap(A);`;
  expect(withReplacements(code, leanRouter, "")).toBeNull();
});
