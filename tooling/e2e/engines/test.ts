import { test as base } from "@playwright/test";
import { type RunningSandbox, startSandbox } from "../src/fixtures/sandbox-process.ts";
import type { EngineName } from "./installed.ts";
import { startEngine } from "./start-engine.ts";
import type { Engine, Tab } from "./tab.ts";

interface TestFixtures {
  /** A page that knows nothing yet. */
  tab: Tab;
  /** The worker's sandbox, back at its seed. */
  sandbox: RunningSandbox;
  /** Where the default app is served. */
  origin: string;
}

interface WorkerFixtures {
  /** Which engine; a project of the configuration for each. */
  engineName: EngineName;
  engine: Engine;
  runningSandbox: RunningSandbox;
}

/** Tests over the built apps in one engine. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ["Chromium", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  runningSandbox: [
    async ({ engine: _engine }, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: "worker" },
  ],
  tab: async ({ engine }, use) => {
    const tab = await engine.tab();
    await use(tab);
    await tab.close();
  },
  sandbox: async ({ runningSandbox }, use) => {
    await runningSandbox.console("/reset");
    await use(runningSandbox);
  },
  origin: async ({ sandbox }, use) => use(sandbox.origin("default")),
});

export { expect } from "@playwright/test";
