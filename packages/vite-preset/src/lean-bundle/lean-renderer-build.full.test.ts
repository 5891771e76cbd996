import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeFiles } from "@waymark/hosting/testing/folder";
import { createLogger } from "vite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { scriptsOfBuild } from "../testing/files-of-build.ts";
import { leanRenderer } from "./lean-renderer.ts";
import { reactCopy, RENDERER } from "./testing/react-copy.ts";

let folder: string;
beforeEach(() => {
  folder = reactCopy();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a build", () => {
  const manifest = `{ "name": "@waymark/core", "type": "module", "exports": "./dist/index.js" }`;

  async function built(page: string) {
    // Vitest sets another one, with which vite takes React's development files.
    vi.stubEnv("NODE_ENV", "production");
    const files = {
      "package.json": `{ "name": "prairie", "type": "module" }`,
      "index.html": `<script type="module" src="/main.js"></script>`,
      "main.js": `import { start } from "@waymark/core"; import "./page.js"; start();`,
      "page.js": page,
      "node_modules/@waymark/core/package.json": manifest,
      "node_modules/@waymark/core/dist/index.js": `import { createRoot } from "react-dom/client";
        export const start = () => createRoot(document.body);`,
    };
    writeFiles(folder, files);
    const warnings: string[] = [];
    // Vite also warns of plugins that take long.
    const warn = (text: string) => void (text.includes("[PLUGIN_") || warnings.push(text));
    const customLogger = { ...createLogger("silent"), warn };
    const scripts = await scriptsOfBuild(folder, {
      logLevel: "warn",
      customLogger,
      plugins: [leanRenderer()],
      build: { minify: false, modulePreload: false },
    });
    const code = scripts.map((script) => script.code).join("");
    return { isWhole: code.includes("__reactViewTransition"), warnings };
  }

  it("has the small renderer where no page needs more", async () => {
    expect(await built(`console.log("about");`)).toEqual({ isWhole: false, warnings: [] });
  });

  it("has the whole renderer where a page of the region uses more, and names the page", async () => {
    const { isWhole, warnings } = await built(
      `import { createElement, ViewTransition } from "react"; console.log(createElement(ViewTransition));`,
    );
    expect(isWhole).toBe(true);
    expect(warnings).toEqual([
      expect.stringMatching(/page\.js uses ViewTransition.* has the whole of React/u),
    ]);
  });

  it.each([
    ["without a function", "isHostHoistableType", "isHoistable", "isHostHoistableType"],
    [
      "with other parameters",
      "  updatedLanes,",
      "  updated,",
      String.raw`completeRoot\(root, .+ updatedLanes, `,
    ],
    [
      "with another name of a parameter",
      "getVendorPrefixedEventName(eventName)",
      "getVendorPrefixedEventName(name)",
      String.raw`getVendorPrefixedEventName\(eventName\)`,
    ],
  ])(
    "[QR-3] has the whole renderer of a version %s, and says so once",
    async (_, part, other, named) => {
      const file = join(folder, RENDERER);
      writeFileSync(file, readFileSync(file, "utf8").replaceAll(part, other));
      const { isWhole, warnings } = await built(`console.log("about");`);
      expect(isWhole).toBe(true);
      expect(warnings).toEqual([
        expect.stringMatching(`installed version of react-dom is another one.* ${named}`),
      ]);
    },
  );
});
