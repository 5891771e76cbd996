import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { waymarkApp } from "@waymark/vite-preset";
import { build } from "vite";
import { beforeEach, expect, it } from "vitest";
import { oldBrowserFaults } from "./old-browsers.ts";

let dist = "";
beforeEach(() => {
  dist = testFolder();
  put("a.js", "export const name = one?.two ?? 3; class A { #b = 1; static c = 2 }");
  put(
    "a.css",
    "@supports (color: color-mix(in srgb, red, blue)) { a:has(b) { color: color-mix(in srgb, red, blue) } }",
  );
  put(
    "d.css",
    "a { height: 100vh; top: 0; height: 100dvh; transform: scale(2); background: url(a-1lh.svg) } li:nth-child(2) { top: 0 }",
  );
  put(
    "c.css",
    "@layer a { @media (min-width: 1px) { a > b { top: 0 } } @keyframes c { from { top: 0 } } }",
  );
  put("a.html", `<script type="application/json">["(?<="]</script><script src="a.js"></script>`);
  put("a.txt", "<p data-style>a&gt;b{top:0}</p> (width&lt;=40em)");
});

const put = (name: string, text: string) => writeFileSync(join(dist, name), text);

it("[QR-2] [QD-1] finds nothing in what old browsers can read", () => {
  expect(oldBrowserFaults(dist)).toEqual([]);
});

it.each([
  ["b.js", "class A { static { go() } }", "a static block"],
  ["b.js", "export const is = /(?<=a)b/u;", "a look-behind"],
  ["b.js", "export const is = /[a&&b]/v;", "the flag v of a pattern"],
  ["b.js", "const is = RegExp(`(?<=a)b`, `u`);", "a look-behind"],
  ["b.js", "const is = new RegExp('[a&&b]', 'v');", "the flag v of a pattern"],
  ["b.js", "try { go() } catch { RegExp('(?<=a)b') }", "a look-behind"],
  ["b.js", "try { go() } finally { RegExp('(?<=' + a + ')') }", "a look-behind"],
  ["b.js", "using file = open();", "syntax after 2022: "],
  ["b.css", "a { color: color-mix(in srgb, red, blue) }", "color-mix()"],
  ["b.css", "@container (width > 1px) { a { color: red } }", "@container"],
  ["b.css", "a { color: oklch(50% 0 0) }", "oklch()"],
  ["b.css", "a { & b { color: red } }", "nesting"],
  ["b.css", "a { b { color: red } }", "nesting"],
  ["b.css", "a { @media print { color: red } }", "nesting"],
  ["b.css", "@media (width >= 40em) { a { color: red } }", "a range in @media"],
  ["b.css", "@media (20em<width<40em) { a { color: red } }", "a range in @media"],
  ["b.css", "a { translate: 0 -200% }", "translate, rotate or scale"],
  ["b.css", "a { height: 100dvh; top: 0 }", "a height of the visible window alone"],
  ["b.css", "li:nth-child(2 of .a) { top: 0 }", ":nth-child(of)"],
  ["b.css", "a { min-height: 1.5lh }", "the unit lh"],
  ["b.css", "a { color: rgb(from var(--b) r g b / 50%) }", "a colour from another one"],
  ["b.html", "<style>@media (width>=40em){a{top:0}}</style>", "a range in @media"],
  ["b.html", "<script>const is = /(?<=a)b/u;</script>", "a look-behind"],
  ["b.txt", "<p data-style>@media (width&lt;=40em){a{top:0}}</p>", "a range in @media"],
])("[QR-2] [QD-1] finds in %s: %s", (file, text, name) => {
  put(file, text);
  expect(oldBrowserFaults(dist).join()).toContain(`old browsers: ${file} has ${name}`);
});

it("[QR-2] [QD-1] finds a look-behind that the build has rewritten", async () => {
  put("screen.js", "console.log(/(?<=a)b/u.test(location.href));");
  await build({
    root: dist,
    configFile: false,
    logLevel: "silent",
    build: { ...waymarkApp().build, rolldownOptions: { input: join(dist, "screen.js") } },
  });
  expect(oldBrowserFaults(join(dist, "dist"))).toEqual([
    expect.stringMatching(/^old browsers: assets\/screen-.*\.js has a look-behind$/u),
  ]);
});

it("[QR-2] [QD-1] finds nothing in a pattern that a script only tries", () => {
  put("b.js", "try { new RegExp('(?<=a)b') } catch {}");
  expect(oldBrowserFaults(dist)).toEqual([]);
});

it("[QR-2] [QD-1] finds nothing in a classic script, which allows what a module does not", () => {
  put("b.js", "var await = '\\033'; with (Math) floor(1);");
  expect(oldBrowserFaults(dist)).toEqual([]);
});

it("[QR-2] [QD-1] names a style sheet that cannot be read, and looks at the others", () => {
  put("b.css", "a { } }");
  put("e.css", "@container (width > 1px) { a { color: red } }");
  expect(oldBrowserFaults(dist)).toEqual([
    expect.stringMatching(
      /^old browsers: b\.css has styles that cannot be read: .*Unexpected \}$/u,
    ),
    "old browsers: e.css has @container",
  ]);
});

it("[QR-2] says where there is no build", () => {
  expect(oldBrowserFaults(join(dist, "none"))).toEqual([
    expect.stringMatching(/^old browsers: there is no build in .*none$/u),
  ]);
});
