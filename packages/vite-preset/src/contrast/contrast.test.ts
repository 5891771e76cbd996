import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { testFolder } from "@waymark/hosting/testing/folder";
import { build, createLogger, createServer } from "vite";
import { describe, expect, it } from "vitest";
import { contrastFaults } from "./contrast.ts";
import { contrastCheck } from "./contrast-check.ts";

const apps = fileURLToPath(new URL("../../../../apps/", import.meta.url));
const themeOf = (app: string) => readFileSync(join(apps, app, "src/theme.css"), "utf8");
const sound = themeOf("default");

/** The sound theme with one thing made wrong; the first place is light, the last one dark. */
function spoilt(from: string | RegExp, to: string): string {
  const css = sound.replace(from, to);
  expect(css).not.toBe(sound);
  return css;
}

describe("colours of a region", () => {
  const regions = readdirSync(apps, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  it.each(regions.map(({ name }) => name))("[QV-6] %s passes in light and dark", (app) => {
    expect(contrastFaults(themeOf(app))).toEqual([]);
  });

  it("[QV-6] names scheme, tokens, colours and both ratios of a pair that fails", () => {
    expect(contrastFaults(spoilt("--wm-link: #8fd9cd", "--wm-link: #5d8d85"))).toEqual([
      "dark: --wm-link #5d8d85 on --wm-surface #13272a is 4.1, needs 4.5",
      "dark: --wm-link #5d8d85 on --wm-surface-soft #1b3437 is 3.5, needs 4.5",
      "dark: --wm-link #5d8d85 on --wm-success-surface #14351f is 3.6, needs 4.5",
    ]);
  });

  it.each([
    ["on-brand", "light: --wm-on-brand #777777 on --wm-brand #14605a is 1.6, needs 4.5"],
    ["on-header", "light: --wm-on-header #777777 on --wm-header #ffffff is 4.4, needs 4.5"],
    ["on-footer", "light: --wm-on-footer #777777 on --wm-footer #0c3332 is 3.0, needs 4.5"],
    ["error", "light: --wm-error #777777 on --wm-error-surface #fdecea is 3.9, needs 4.5"],
    ["success", "light: --wm-success #777777 on --wm-success-surface #e6f4ea is 3.9, needs 4.5"],
  ])("[QV-6] looks at %s where it is used", (token, fault) => {
    const css = spoilt(new RegExp(`--wm-${token}: #\\w+`, "u"), `--wm-${token}: #777777`);
    expect(contrastFaults(css)).toContain(fault);
  });

  it.each(["border", "focus", "brand"])("[QV-6] wants %s to be seen, not read", (token) => {
    const ofToken = new RegExp(`--wm-${token}: #\\w+`, "u");
    const faults = (colour: string) =>
      contrastFaults(spoilt(ofToken, `--wm-${token}: ${colour}`)).filter((fault) =>
        fault.startsWith(`light: --wm-${token} `),
      );
    expect(faults("#c2c9c6")).toContain(
      `light: --wm-${token} #c2c9c6 on --wm-surface #ffffff is 1.6, needs 3`,
    );
    expect(faults("#7b807e")).toEqual([]);
  });

  it("[QV-6] names a token that is missing", () => {
    expect(contrastFaults(spoilt("--wm-line: #d3dfd8;", ""))).toEqual([
      "light: --wm-line is missing",
    ]);
  });

  it.each([
    ["--wm-link: #0f5f66", "--wm-lnk: #0f5f66", "unknown token --wm-lnk; did you mean --wm-link?"],
    [
      "--wm-link: #8fd9cd",
      "--wm-links: #8fd9cd",
      "unknown token --wm-links; did you mean --wm-link?",
    ],
    [
      "--wm-page:",
      "--wm-radios: 0; --wm-page:",
      "unknown token --wm-radios; did you mean --wm-radius?",
    ],
    [
      "--wm-page:",
      "--wm-warnin: #fff; --wm-page:",
      "unknown token --wm-warnin; did you mean --wm-warning?",
    ],
    ["--wm-art-1:", "--wm-hill: #fff; --wm-art-1:", "unknown token --wm-hill"],
  ])("[QV-6] names a token that nothing reads: %s as %s", (from, to, fault) => {
    expect(contrastFaults(spoilt(from, to))[0]).toBe(fault);
  });

  it("[QV-6] leaves to a region what it draws with", () => {
    expect(contrastFaults(spoilt("--wm-art-1:", "--wm-art-lake: #fff; --wm-art-1:"))).toEqual([]);
  });

  it("[QV-6] asks for the colour behind an illustration only where a region draws one", () => {
    const plain = sound.replaceAll(/--wm-art-[\w-]+: [^;]+;/gu, "");
    expect(contrastFaults(plain)).toEqual([]);
    expect(contrastFaults(sound.replaceAll(/--wm-art-sky-1: [^;]+;/gu, ""))).toEqual([
      "light: --wm-art-sky-1 is missing",
      "dark: --wm-art-sky-1 is missing",
    ]);
  });

  it.each(["radius", "radius-card", "font", "shadow", "form-width"])(
    "[QV-6] takes --wm-%s, which is no colour, with any value",
    (token) => {
      const base = readFileSync(join(apps, "../packages/core/src/layout/base.css"), "utf8");
      expect(base).toContain(`    --wm-${token}:`);
      expect(contrastFaults(spoilt("--wm-page:", `--wm-${token}: 0; --wm-page:`))).toEqual([]);
    },
  );

  it("[QV-6] names a token that nothing reads in the light scheme alone", () => {
    const css = "@media (prefers-color-scheme: light) { :root { --wm-bran: #abc } }";
    expect(contrastFaults(`${sound}${css}`)).toEqual([
      "unknown token --wm-bran; did you mean --wm-brand?",
    ]);
  });

  it.each([
    ["grass green", "light: --wm-border is grass green, which is not a colour that can be read"],
    [
      "var(--wm-nowhere)",
      "light: --wm-border is var(--wm-nowhere), which is not a colour that can be read",
    ],
    [
      "var(--wm-border)",
      "light: --wm-border is var(--wm-border), which is not a colour that can be read",
    ],
    [
      "#6c848088",
      "light: --wm-border is #6c848088; its contrast depends on what shows through, so it has to be opaque",
    ],
  ])("[QV-6] names a token that cannot be judged: %s", (value, fault) => {
    expect(contrastFaults(spoilt("--wm-border: #6c8480", `--wm-border: ${value}`))).toEqual([
      fault,
    ]);
  });

  it.each(["var(--wm-text-soft)", "oklch(58% 0.03 180)", "rgb(108 132 128)"])(
    "[QV-6] reads every way to write a colour: %s",
    (value) => {
      expect(contrastFaults(spoilt("--wm-border: #6c8480", `--wm-border: ${value}`))).toEqual([]);
    },
  );

  it("[QV-6] says where a style sheet is broken", () => {
    expect(contrastFaults("@layer region { :root { --wm-page: #fff;")).toEqual([
      expect.stringMatching(/^the style sheet cannot be read: .*Unclosed block/u),
    ]);
  });
});

describe("contrastCheck", () => {
  const planted = spoilt("--wm-link: #8fd9cd", "--wm-link: #5d8d85");
  const appWith = (css: string | undefined) => {
    const root = testFolder();
    mkdirSync(join(root, "src"));
    if (css !== undefined) writeFileSync(join(root, "src/theme.css"), css);
    writeFileSync(join(root, "index.html"), "<!doctype html><title>Colours</title>");
    return root;
  };
  const plugins = [contrastCheck()];
  const buildWith = async (css: string | undefined) => {
    await build({ root: appWith(css), configFile: false, logLevel: "silent", plugins });
  };

  it("[QV-6] lets a build with sound colours pass", async () => {
    await expect(buildWith(sound)).resolves.toBeUndefined();
  });

  it("[QV-6] fails a build with every fault there is", async () => {
    const report =
      /theme\.css do not pass:\n {2}dark: --wm-link #5d8d85 on --wm-surface #13272a is 4\.1, needs 4\.5\n {2}dark: .*\n {2}dark: /u;
    await expect(buildWith(planted)).rejects.toThrow(report);
  });

  it("[QV-6] fails a build without colours", async () => {
    await expect(buildWith(undefined)).rejects.toThrow(/src\/theme\.css is missing/u);
  });

  it("[QV-6] says in development what is wrong, when it is first loaded and when it changes", async () => {
    const root = appWith(planted);
    const said: string[] = [];
    const customLogger = { ...createLogger(), warn: (text: string) => said.push(text) };
    const server = await createServer({
      root,
      configFile: false,
      customLogger,
      plugins,
      server: { middlewareMode: true, ws: false, watch: null },
    });
    try {
      await server.transformRequest("/src/theme.css");
      expect(said).toEqual([expect.stringContaining("dark: --wm-link #5d8d85")]);
      writeFileSync(join(root, "src/theme.css"), spoilt("--wm-link: #0f5f66", "--wm-lnk: #000"));
      server.moduleGraph.invalidateAll();
      await server.transformRequest("/src/theme.css");
      expect(said.at(-1)).toContain("did you mean --wm-link?");
    } finally {
      await server.close();
    }
  });
});
