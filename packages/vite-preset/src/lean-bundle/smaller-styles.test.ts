import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { waymarkApp } from "../waymark-app.ts";
import { smallerStyles } from "./smaller-styles.ts";

const scheme = ":root{color-scheme:light dark}";

/** The style sheet of an app with those styles. */
async function built(css: string): Promise<string> {
  const { css: options = {}, build: { target } = {} } = waymarkApp();
  const root = mkdtempSync(join(tmpdir(), "waymark-styles-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "index.html"), '<script type="module" src="/main.js"></script>');
  writeFileSync(join(root, "main.js"), 'import "./style.css";');
  writeFileSync(join(root, "style.css"), css);
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [smallerStyles()],
    css: options,
    build: { write: false, cssCodeSplit: false, ...(target && { target }) },
  });
  if (!("output" in result)) throw new Error("no output");
  const styles = result.output.filter(({ fileName }) => fileName.endsWith(".css"));
  return styles.map((file) => (file.type === "asset" ? file.source.toString() : "")).join("");
}

it("a style sheet has none of the marks and properties that only tools read", async () => {
  expect(await built(`${scheme}a{margin:0}`)).toBe(`${scheme}a{margin:0}`);
});

it("[QD-1] a region's colours by light-dark() work in the oldest browsers", async () => {
  const css = await built(`${scheme}a{color:light-dark(#111,#eee)}`);
  expect(css).toContain("--lightningcss-dark:initial");
  expect(css).toContain("color:var(--lightningcss-light,#111) var(--lightningcss-dark,#eee)");
});

it("[QD-1] a phone's Safari, which knows that property by its prefix alone, keeps the size of a text", async () => {
  const css = await built("html{-webkit-text-size-adjust:100%;text-size-adjust:100%}");
  expect(css).toContain("-webkit-text-size-adjust:100%");
});
