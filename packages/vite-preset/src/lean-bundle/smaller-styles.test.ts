import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { filesOfBuild } from "../testing/files-of-build.ts";
import { waymarkApp } from "../waymark-app.ts";
import { smallerStyles } from "./smaller-styles.ts";

const scheme = ":root{color-scheme:light dark}";

const STYLE_OF_CORE = "packages/core/src/ui/notice.js";

/** The style sheet of an app with those styles, and its script with a style of core. */
async function built(css: string, styleOfCore = ""): Promise<string> {
  const { css: options = {}, build: { target } = {} } = waymarkApp();
  const root = testFolder();
  writeFiles(root, {
    "index.html": '<script type="module" src="/main.js"></script>',
    "main.js": `import "./style.css"; import "./${STYLE_OF_CORE}";`,
    "style.css": css,
    [STYLE_OF_CORE]: `console.log(\`${styleOfCore}\`);`,
  });
  const files = await filesOfBuild(root, {
    plugins: [smallerStyles()],
    css: options,
    build: { cssCodeSplit: false, ...(target && { target }) },
  });
  const code = files.filter(({ fileName }) => /\.(?:css|js)$/u.test(fileName));
  const wanted = code.filter(({ type }) => (type === "chunk") === (styleOfCore !== ""));
  return wanted
    .map((file) => (file.type === "asset" ? file.source.toString() : file.code))
    .join("");
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

it("a style that comes with its script has neither its layout nor its comments", async () => {
  const style = "@layer ui {\n  /* Why. */\n  .a,\n  .b .c {\n    margin: 0;\n  }\n}";
  expect(await built("a{margin:0}", style)).toContain("`@layer ui { .a, .b .c { margin: 0; } }`");
});
