import { execFileSync } from "node:child_process";
import { copyFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

execFileSync("tsup", ["--silent"], { cwd: inPackage(""), stdio: "inherit" });
execFileSync("tsc", ["-p", inPackage("tsconfig.build.json")], { stdio: "inherit" });
// The declarations of everything are made; these two are all that an app sees.
for (const name of ["index.d.ts", "waymark-app.d.ts"]) {
  copyFileSync(inPackage(`dist/types/packages/vite-preset/src/${name}`), inPackage(`dist/${name}`));
}
rmSync(inPackage("dist/types"), { recursive: true });
