import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const repository = fileURLToPath(new URL("../../../", import.meta.url));

/** A pnpm that writes its process number, then serves for a minute. */
const pnpm = `#!/bin/sh
test "$1" = install && exit
echo $$ > starting
mv starting serving
sleep 60
`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "waymark-run-"));
  cpSync(join(repository, "scripts"), join(root, "scripts"), { recursive: true });
  cpSync(join(repository, "package.json"), join(root, "package.json"));
  put(".bootstrap/node_modules/.bin/pnpm", pnpm);
  const lockfile = readFileSync(join(root, "scripts/pnpm/package-lock.json"), "utf8");
  put(".bootstrap/node_modules/.complete", lockfile);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text, { mode: 0o755 });
}

it.each(["SIGKILL", "SIGTERM"] as const)("ends what it serves when npm gets %s", async (signal) => {
  const npm = spawn("npm", ["start"], { cwd: root });
  const ended = once(npm, "exit");
  const serving = await vi.waitFor(() => Number(readFileSync(join(root, "serving"), "utf8")), {
    timeout: 10_000,
  });
  expect(process.kill(serving, 0)).toBe(true);
  npm.kill(signal);
  await ended;
  await vi.waitFor(() => expect(() => process.kill(serving, 0)).toThrow("ESRCH"), {
    timeout: 10_000,
  });
});
