import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { testFolder } from "@waymark/hosting/testing/folder";
import { build, createLogger } from "vite";
import { beforeEach, expect, it } from "vitest";
import { leanBundle } from "./lean-bundle.ts";

/** The bundler speaks of callbacks that take three seconds together. */
const SLOW_MS = 3100;

let root: string;
beforeEach(() => {
  root = testFolder();
  writeFileSync(join(root, "main.js"), "document.title = 'Region';");
});

it("[RE-1] a good build says nothing of how long its plugins took", async () => {
  const said: string[] = [];
  const customLogger = createLogger("warn");
  customLogger.warn = (line) => void said.push(line);
  const slow = { name: "slow", transform: () => setTimeout(SLOW_MS, null) };
  const { checks = {} } = leanBundle.build.rolldownOptions ?? {};
  const rolldownOptions = { input: join(root, "main.js"), checks };
  await build({
    root,
    configFile: false,
    customLogger,
    plugins: [slow],
    build: { rolldownOptions },
  });
  expect(said).toEqual([]);
});
