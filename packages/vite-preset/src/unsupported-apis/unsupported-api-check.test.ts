import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { describe, expect, it } from "vitest";
import { scriptTargets } from "../browser-targets.ts";
import { filesOfBuild } from "../testing/files-of-build.ts";
import { unsupportedApiCheck } from "./unsupported-api-check.ts";

/** Builds a screen with this code in it. */
async function buildWith(code: string): Promise<unknown> {
  const root = testFolder();
  writeFileSync(join(root, "screen.js"), code);
  return await filesOfBuild(root, {
    plugins: [unsupportedApiCheck()],
    build: { target: scriptTargets, rolldownOptions: { input: join(root, "screen.js") } },
  });
}

describe("[QD-1] a build", () => {
  it.each([
    ["toSorted", "console.log(document.title.split('').toSorted());"],
    ["toReversed", "console.log(location.href.split('/')?.toReversed().length);"],
    ["withResolvers", "Promise.withResolvers().promise.then(console.log);"],
    ["canParse", "if (URL.canParse(location.hash)) console.log(1);"],
    ["URL.parse", "console.log(URL.parse(location.hash));"],
    ["AbortSignal.timeout", "fetch('/', { signal: AbortSignal.timeout(9) });"],
    ["isSubsetOf", "console.log(new Set(location.hash).isSubsetOf(new Set('abc')));"],
  ])("stops at %s in a screen", async (name, code) => {
    await expect(buildWith(code)).rejects.toThrow(`names ${name}, which Chrome 103`);
  });

  it.each([
    ["a look-behind", "console.log(/(?<=a)b/u.test(location.href));"],
    ["a look-behind", "console.log(new RegExp('(?<!a)b').test(location.href));"],
    ["a look-behind", "try { go() } catch { console.log(new RegExp('(?<=a)b')) }"],
    ["a look-behind", "try { go() } finally { console.log(new RegExp('(?<=a)b')) }"],
    ["a look-behind", "console.log(new RegExp('(?<=' + location.hash + ')'));"],
    ["a look-behind", "console.log(new RegExp('\\\\\\\\(?<=a)b'));"],
    ["a part of a pattern with flags of its own", "console.log(/(?i:a)b/u.test(location.href));"],
    ["a part of a pattern with flags of its own", "console.log(new RegExp('(?i-s:a)b').test(1));"],
    ["a name twice in a pattern", "console.log(/(?<a>x)|(?<a>y)/u.exec(location.href));"],
    ["the flag v of a pattern", "console.log(/[a&&b]/v.test(location.href));"],
  ])("stops at %s in a screen", async (name, code) => {
    await expect(buildWith(code)).rejects.toThrow(`has ${name}, which Chrome 103`);
  });

  it("accepts a look-behind that is only tried, and its signs in a text, behind a backslash or in a class", async () => {
    const tried =
      "try { is = !!new RegExp('(?<=a)b') } catch { try { RegExp('(?<=a)b') } catch {} }";
    const code = `let is = false; ${tried} console.log(is, '(?<=', new RegExp('\\\\(?<='), new RegExp('[(?<=]'), /\\(?i:|[(?<a>](?<a>b)/u, /(\\s?<!--)|(\\s?i:a)|([a-z]?m:)/u)`;
    await expect(buildWith(code)).resolves.toBeDefined();
  });

  it.each([
    "console.log(typeof AbortSignal.timeout === 'function' ? AbortSignal.timeout(9) : 1);",
    "console.log('any' in AbortSignal && AbortSignal.any([]), URL.parse?.(location.hash));",
    "if (window.URL.canParse) console.log(URL.canParse(location.hash));",
    "Set.prototype.isSubsetOf ??= function () {}; console.log(new Set().isSubsetOf(new Set()));",
  ])("accepts a method that the code looks for or adds: %s", async (code) => {
    await expect(buildWith(code)).resolves.toBeDefined();
  });

  it("says how code may use a method that a browser lacks", async () => {
    await expect(buildWith("console.log(window.URL.parse(location.hash));")).rejects.toThrow(
      "Accepted: URL.parse?.(), or a test for it",
    );
  });

  it("accepts a name that only looks like one", async () => {
    const own = "const a = { groupBy: String, parse: String, try: 1 };";
    const others = "'Use Promise.try(fn).toSorted()', window.api.Response.json(1)";
    const code = `${own} console.log(${others}, [1].sort(), { toSorted: 1 }, a.groupBy(a.parse(a.try)));`;
    await expect(buildWith(code)).resolves.toBeDefined();
  });
});
