// What `pnpm atlas` runs: the whole atlas, with a picture of each cell, made into a page.
import { rmSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { atlasFolder } from "./pictures-folder.ts";

rmSync(atlasFolder, { recursive: true, force: true });
const cwd = fileURLToPath(new URL("../../", import.meta.url));
const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
const args = [playwright, "test", "--project=portal", "src/atlas", ...process.argv.slice(2)];
const env = { ...process.env, WAYMARK_WHOLE: "1", ATLAS_PICTURES: "1" };
process.exitCode = spawnSync(process.execPath, args, { cwd, env, stdio: "inherit" }).status ?? 1;
