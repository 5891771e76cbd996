import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { beforeEach, expect, it } from "vitest";
import { deprecatedUses } from "./deprecated-names.ts";

const names = { exports: { PortalBar: "PortalHeader" }, tokens: { "--wm-paper": "--wm-page" } };
let root: string;

beforeEach(() => {
  root = testFolder();
  mkdirSync(join(root, "src"));
  put("header.tsx", 'import {\n  type HeaderProps,\n  PortalBar as Bar,\n} from "@waymark/core";');
  put("about.tsx", 'import { PortalBar } from "./portal-bar.ts";');
  put("theme.css", ":root { --wm-paper: #fff; --wm-paper-edge: #eee; }");
  put("more.css", "body { color: var(--wm-paper) }");
});

const put = (name: string, text: string) => writeFileSync(join(root, "src", name), text);

it("[QR-3] a deprecated name is found with its replacement and its files, and no other of that name", () => {
  expect(deprecatedUses(root, names)).toEqual([
    { name: "PortalBar", replacement: "PortalHeader", files: ["src/header.tsx"] },
    { name: "--wm-paper", replacement: "--wm-page", files: ["src/more.css", "src/theme.css"] },
  ]);
});
