import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder } from "@waymark/hosting/testing/folder";

const core = createRequire(fileURLToPath(import.meta.resolve("@waymark/core/package.json")));
const own = createRequire(import.meta.url);
const packageOf = (name: string, from = core) => dirname(from.resolve(`${name}/package.json`));

/** The renderer's file in such a folder. */
export const RENDERER = "node_modules/react-dom/cjs/react-dom-client.production.js";

/** Makes a folder whose packages are React, with a renderer that a test may change, and jsdom. @returns its path */
export function reactCopy(): string {
  const folder = testFolder();
  const modules = join(folder, "node_modules");
  mkdirSync(modules);
  cpSync(packageOf("react-dom"), join(modules, "react-dom"), { recursive: true });
  symlinkSync(packageOf("react"), join(modules, "react"));
  symlinkSync(
    packageOf("scheduler", createRequire(core.resolve("react-dom"))),
    join(modules, "scheduler"),
  );
  symlinkSync(packageOf("jsdom", own), join(modules, "jsdom"));
  return folder;
}
