import { testFolder, writeFiles } from "@waymark/hosting/testing/folder";
import { build, createLogger } from "vite";
import { expect, it, vi } from "vitest";
import { regionWarnings } from "./region-warnings.ts";

const names = { exports: { PortalBar: "PortalHeader" }, tokens: { "--wm-paper": "--wm-page" } };

const wrong: Readonly<Record<string, string | Buffer>> = {
  "index.html": "<!doctype html><title>Region</title>",
  "src/header.tsx": 'import { PortalBar } from "@waymark/core";',
  "src/theme.css": "a { --wm-paper: 0; background: url(https://fonts.example/paper.png) }",
  "public/school.png": Buffer.alloc(300_000),
  "public/tour.webm": "",
};

it("[QR-1] [QR-3] [QX-6] [QO-4] a build warns once of whatever is wrong with a region, and continues", async () => {
  const root = testFolder();
  writeFiles(root, wrong);
  const warn = vi.fn<(line: string) => void>();
  const customLogger = { ...createLogger("silent"), warn };
  const plugins = [regionWarnings({ waysIn: "/ways.json" }, names)];
  await build({ root, customLogger, configFile: false, plugins });
  // Vite also warns of plugins that take long.
  const lines = warn.mock.calls.map(([line]) => line);
  expect(lines.filter((line) => !line.includes("[PLUGIN_"))).toEqual(
    [
      /^PortalBar is deprecated, .*Use PortalHeader\. It is in src\/header\.tsx\.$/u,
      /^--wm-paper is deprecated, .*Use --wm-page\./u,
      /^src\/theme\.css loads https:\/\/fonts\.example\/paper\.png/u,
      /^public\/school\.png has 300 kB/u,
      /waysIn is \/ways\.json/u,
      /tour\.webm is of a kind/u,
    ].map((line) => expect.stringMatching(line)),
  );
});
