import { expect, it } from "vitest";
import { renamedScripts } from "./changed-scripts.ts";

it("[QO-7] a script gets another name, however long the hash in its name is", () => {
  const scripts = new Map([
    ["texts-abcdefgh.js", "the old text"],
    ["portal-abcdefgh0123.js", 'import "./texts-abcdefgh.js"'],
  ]);
  const { changed } = renamedScripts(scripts, new Map([["the old text", "the new text"]]));
  for (const [name, next] of changed) expect(next).not.toBe(name);
  expect([...changed.values()]).toEqual([
    expect.stringMatching(/^texts-[\w-]{8}\.js$/u),
    expect.stringMatching(/^portal-[\w-]{12}\.js$/u),
  ]);
});
