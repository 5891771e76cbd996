import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const core = join(root, "packages/core");
/** Beside core, so that what it extends and imports is where it was. */
const copy = join(root, "packages/.core-by-the-guide");
const TIME_LIMIT_MS = 180_000;

/** A code block with a path: a new file, or lines that go in front of a text of an existing one. */
const BLOCK = /^ +```\w+ (?<file>\S+)(?: before: (?<place>[^\n]+))?\n(?<code>.*?)\n +```$/gmsu;

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function copyCore(): void {
  rmSync(copy, { recursive: true, force: true });
  for (const name of ["src", "scripts", "package.json", "tsconfig.json", "vitest.config.ts"]) {
    cpSync(join(core, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(core, "node_modules"), join(copy, "node_modules"));
}

function followGuide(guide: string): number {
  const blocks = [...guide.matchAll(BLOCK)];
  for (const { groups: { file = "", place, code = "" } = {} } of blocks) {
    const path = join(copy, "src", file);
    const text = code.replaceAll(/^ {3}/gmu, "");
    if (place === undefined) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${text}\n`);
      continue;
    }
    const before = existsSync(path) ? readFileSync(path, "utf8") : "";
    expect(before, `${file} has the place that the guide names`).toContain(place);
    writeFileSync(
      path,
      before.replace(place, () => `${text}\n${place}`),
    );
  }
  return blocks.length;
}

it(
  "the steps to add a screen, a call and a failure give code that compiles and renders",
  async () => {
    copyCore();
    expect(followGuide(readFileSync(join(root, "CONTRIBUTING.md"), "utf8"))).toBeGreaterThan(8);
    const options = { cwd: copy, encoding: "utf8" } as const;
    const results = await Promise.allSettled([
      run(join(root, "node_modules/.bin/tsc"), ["--noEmit", "-p", "tsconfig.json"], options),
      run(
        join(root, "node_modules/.bin/vitest"),
        ["run", "src/flows/invitation", "src/app/route-outcomes", "src/errors/error-message"],
        options,
      ),
    ]);
    const outputs = results.map((result) =>
      result.status === "rejected" ? `${result.reason}${Object(result.reason).stdout}` : "",
    );
    expect(outputs).toEqual(["", ""]);
  },
  TIME_LIMIT_MS,
);
