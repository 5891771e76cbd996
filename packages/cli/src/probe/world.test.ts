import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { confirm, realWorld } from "./world.ts";
import { testFolder } from "@waymark/hosting/testing/folder";

it.each([undefined, "644", "600"])(
  "[QO-6] [QT-3] only its owner reads what a probe writes, also over a file with the mode %s",
  (mode) => {
    const folder = testFolder();
    const file = join(folder, "report.html");
    if (mode !== undefined) {
      writeFileSync(file, "a longer report of before");
      chmodSync(file, Number.parseInt(mode, 8));
    }
    realWorld.writeFile(file, "report");
    expect(readFileSync(file, "utf8")).toBe("report");
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);

/** Answers a question at a terminal. */
function answer(keys: string | null): Promise<boolean> {
  const input = new PassThrough();
  const answered = confirm({ input, output: new PassThrough() }, "Continue?");
  if (keys === null) input.end();
  else input.write(keys);
  return answered;
}

it.each(["y\r", " YES \r"])("[QO-6] a yes is one: %j", async (keys) => {
  expect(await answer(keys)).toBe(true);
});

it.each([
  ["a no", "n\r"],
  ["nothing", "\r"],
  ["another word", "yesterday\r"],
  ["Ctrl+C", "\u0003"],
  ["Ctrl+D", "\u0004"],
  ["the end of the input", null],
])("[QO-6] anything else is none: %s", async (_, keys) => {
  expect(await answer(keys)).toBe(false);
});
