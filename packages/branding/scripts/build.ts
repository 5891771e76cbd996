import { execFileSync } from "node:child_process";
import { copyFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const inPackage = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

rmSync(inPackage("dist"), { recursive: true, force: true });
execFileSync("tsc", ["-p", inPackage("tsconfig.build.json")], { stdio: "inherit" });
copyFileSync(inPackage("src/styles.css"), inPackage("dist/styles.css"));
