import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

execFileSync("tsup", ["--silent"], { cwd: inPackage(""), stdio: "inherit" });
execFileSync("tsc", ["-p", inPackage("tsconfig.build.json")], { stdio: "inherit" });
/** The declarations that an app and the command see. */
const seen = [
  "index",
  "waymark-app",
  "doctor/index",
  "doctor/check-region",
  "doctor/finding",
  "dictionaries/originals",
];
// The compiler writes those of all files.
for (const name of seen) {
  const declarations = `dist/types/packages/vite-preset/src/${name}.d.ts`;
  const target = inPackage(`dist/${name}.d.ts`);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(inPackage(declarations), target);
}
rmSync(inPackage("dist/types"), { recursive: true });
