import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { byteOrderMark } from "./byte-order-mark.ts";

it("[QD-1] a build takes a theme that begins with a byte order mark, which editors do not show", async () => {
  const root = mkdtempSync(join(tmpdir(), "waymark-byte-order-mark-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, "main.js"), 'import "./theme.css";');
  writeFileSync(join(root, "theme.css"), "\uFEFF@layer region { a { color: red } }");
  const built = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [byteOrderMark()],
    css: { transformer: "lightningcss" },
    build: { rolldownOptions: { input: join(root, "main.js") }, write: false },
  });
  expect(JSON.stringify(built)).toContain("@layer region{a{color:red}}");
});
