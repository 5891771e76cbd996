import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, createLogger } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { deprecatedUses, deprecationWarnings } from "./deprecated-names.ts";

const names = { exports: { PortalBar: "PortalHeader" }, tokens: { "--wm-paper": "--wm-page" } };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "waymark-deprecated-"));
  mkdirSync(join(root, "src"));
  put("header.tsx", 'import {\n  type HeaderProps,\n  PortalBar as Bar,\n} from "@waymark/core";');
  put("about.tsx", 'import { PortalBar } from "./portal-bar.ts";');
  put("theme.css", ":root { --wm-paper: #fff; --wm-paper-edge: #eee; }");
  put("more.css", "body { color: var(--wm-paper) }");
  writeFileSync(join(root, "index.html"), "<!doctype html><title>A region</title>");
});
afterEach(() => rmSync(root, { recursive: true }));

const put = (name: string, text: string) => writeFileSync(join(root, "src", name), text);

it("[QR-3] a deprecated name is found with its replacement and its files, and no other of that name", () => {
  expect(deprecatedUses(root, names)).toEqual([
    { name: "PortalBar", replacement: "PortalHeader", files: ["src/header.tsx"] },
    { name: "--wm-paper", replacement: "--wm-page", files: ["src/more.css", "src/theme.css"] },
  ]);
});

it("[QR-3] a build warns once of each deprecated name, and continues", async () => {
  const warned: string[] = [];
  const customLogger = {
    ...createLogger("silent"),
    warn: (line: string) => void warned.push(line),
  };
  await build({ root, customLogger, configFile: false, plugins: [deprecationWarnings(names)] });
  expect(warned).toEqual([
    expect.stringMatching(
      /^PortalBar is deprecated, .*Use PortalHeader\. It is in src\/header.tsx\.$/u,
    ),
    expect.stringMatching(/^--wm-paper is deprecated, .*Use --wm-page\./u),
  ]);
});
