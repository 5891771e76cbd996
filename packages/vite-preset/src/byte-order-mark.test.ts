import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@waymark/hosting/testing/folder";
import { expect, it } from "vitest";
import { byteOrderMark } from "./byte-order-mark.ts";
import { filesOfBuild } from "./testing/files-of-build.ts";

it("[QD-1] a build takes a theme that begins with a byte order mark, which editors do not show", async () => {
  const root = testFolder();
  writeFileSync(join(root, "main.js"), 'import "./theme.css";');
  writeFileSync(join(root, "theme.css"), "\uFEFF@layer region { a { color: red } }");
  const files = await filesOfBuild(root, {
    plugins: [byteOrderMark()],
    css: { transformer: "lightningcss" },
    build: { rolldownOptions: { input: join(root, "main.js") } },
  });
  expect(JSON.stringify(files)).toContain("@layer region{a{color:red}}");
});
