#!/usr/bin/env node
// What `pnpm --filter <app> e2e` runs: the browser tests that every region has to pass, for the app of this folder.
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { spawnSync } from "node:child_process";

const folder = fileURLToPath(new URL("../", import.meta.url));
const playwright = fileURLToPath(import.meta.resolve("@playwright/test/cli"));
const tests = ["test", "--project=portal", "--grep", `@${basename(process.cwd())}\\b`];
const args = [playwright, ...tests, ...process.argv.slice(2)];
// It is the one run that looks at this app alone, so that no row of a table is left to another.
const env = { ...process.env, WAYMARK_WHOLE: "1" };
const { status } = spawnSync(process.execPath, args, { cwd: folder, env, stdio: "inherit" });
process.exitCode = status ?? 1;
