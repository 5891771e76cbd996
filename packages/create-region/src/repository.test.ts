import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { format, install } from "./repository.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "waymark-repository-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** Puts a script in the place of the tool that formats. */
function putFormatter(script: string): void {
  const tool = join(root, "node_modules/.bin/oxfmt");
  mkdirSync(join(tool, ".."), { recursive: true });
  writeFileSync(tool, `#!/bin/sh\n${script}\n`);
  chmodSync(tool, 0o755);
}

/** Returns the error that a call ends with. */
function errorOf(call: () => void): unknown {
  try {
    call();
    return undefined;
  } catch (error) {
    return error;
  }
}

it("[RE-1] names a tool that is missing, and prints no output of it", () => {
  vi.stubEnv("PATH", root);
  expect(errorOf(() => install(root))).toMatchObject({
    message: expect.stringMatching(/^pnpm failed: .*ENOENT\. The region is written\. /u),
    details: "",
  });
});

it("[RE-1] shows what a tool printed, and how it ended", () => {
  putFormatter("echo one; echo two >&2; exit 3");
  expect(errorOf(() => format(root, root))).toMatchObject({
    message: expect.stringMatching(/oxfmt failed: it ended with 3\.$/u),
    details: "one\ntwo\n",
  });
});

it("[RE-1] names the signal that ended a tool", () => {
  putFormatter("kill -TERM $$");
  expect(errorOf(() => format(root, root))).toMatchObject({
    message: expect.stringMatching(/oxfmt failed: it ended with SIGTERM\.$/u),
  });
});
