import { rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { createLogger } from "vite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scriptsOfBuild } from "../testing/files-of-build.ts";
import { leanBundle } from "./lean-bundle.ts";

const coreRequire = createRequire(fileURLToPath(import.meta.resolve("@waymark/core/package.json")));
/** The router that core has. */
const installed = join(dirname(coreRequire.resolve("react-router")), "../..");

/** Versions of the libraries in which nothing is as the installed ones have it. */
const router = "node_modules/react-router";
const otherVersions = {
  "node_modules/formik/package.json": `{ "name": "formik", "main": "formik.esm.js" }`,
  "node_modules/formik/formik.esm.js": `export const useFormik = () => "whole formik";`,
  "node_modules/i18next/package.json": `{ "name": "i18next", "main": "i18next.js" }`,
  "node_modules/i18next/i18next.js": `export const t = () => "whole i18next";`,
  [`${router}/package.json`]: `{ "name": "react-router", "main": "dist/production/index.js" }`,
  [`${router}/dist/production/index.js`]: `export * from "./lib/hooks.js"; export * from "./lib/components.js";`,
  [`${router}/dist/production/lib/hooks.js`]: `const A = memo("whole hooks"); export const useHref = () => A;`,
  [`${router}/dist/production/lib/components.js`]: `export const Link = () => "whole components";`,
};

const core = "node_modules/@waymark/core";
const app = {
  "package.json": `{ "name": "prairie", "type": "module" }`,
  "index.html": `<script type="module" src="/src/main.js"></script>`,
  "src/main.js": `import { start } from "@waymark/core"; import "./about.js"; start();`,
  "src/about.js": `console.log("about");`,
  [`${core}/package.json`]: `{ "name": "@waymark/core", "type": "module", "exports": "./dist/index.js" }`,
  [`${core}/dist/index.js`]: `import { useFormik } from "formik"; import { t } from "i18next";
    import { Link, useHref } from "react-router";
    export const start = () => console.log(useFormik(), t(), Link(), useHref());`,
};

let folder: string;
beforeEach(() => {
  folder = testFolder();
  writeFiles(folder, app);
  writeFiles(folder, otherVersions);
});

/** The code of the build, and its warnings. */
async function built() {
  const warnings: string[] = [];
  const customLogger = {
    ...createLogger("silent"),
    warn: (text: string) => void warnings.push(text),
  };
  const scripts = await scriptsOfBuild(folder, { ...leanBundle, logLevel: "warn", customLogger });
  return { code: scripts.map((script) => script.code).join(""), warnings };
}

describe("a version of a library that a cut does not fit", () => {
  it("is whole, and one warning for each library says so", async () => {
    const { code, warnings } = await built();
    for (const name of ["formik", "i18next", "hooks", "components"]) {
      expect(code).toContain(`whole ${name}`);
    }
    expect(warnings).toHaveLength(3);
    for (const name of ["formik", "i18next", "react-router"]) {
      expect(warnings.join("\n")).toMatch(
        new RegExp(`The installed version of ${name} is another one .* has the whole library`, "u"),
      );
    }
  });

  it("is named with what it lacks", async () => {
    const { warnings } = await built();
    expect(warnings.find((text) => text.includes("formik"))).toContain("no ctx");
  });
});

describe("react-router in an app's own pages", () => {
  const own = (warnings: readonly string[]) => warnings.filter((text) => text.includes("about"));

  // Vitest sets another one, with which vite takes the router's development files.
  beforeEach(() => {
    vi.stubEnv("NODE_ENV", "production");
    rmSync(join(folder, router), { recursive: true });
    symlinkSync(installed, join(folder, router));
  });
  afterEach(() => void vi.unstubAllEnvs());

  it("is what core has of it, and a warning names the pages", async () => {
    writeFiles(folder, {
      "src/about.js": `import { Link } from "react-router"; console.log(Link);`,
    });
    const { warnings } = await built();
    expect(own(warnings)).toEqual([
      expect.stringMatching(/src\/about\.js imports react-router.* RouterProvider throws/u),
    ]);
  });

  it("is not mentioned where no page imports it", async () => {
    expect(own((await built()).warnings)).toEqual([]);
  });
});
