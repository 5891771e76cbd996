#!/usr/bin/env node
// What `pnpm --filter <app> e2e` runs: the browser tests that every region has to pass, for the app of this folder.
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { spawnSync } from "node:child_process";

const folder = fileURLToPath(new URL("../", import.meta.url));
const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
const args = [playwright, "test", `--project=${basename(process.cwd())}`, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: "inherit" });
process.exitCode = status ?? 1;
