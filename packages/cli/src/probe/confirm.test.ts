import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { confirm } from "./confirm.ts";

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
