import { test as base } from "../src/fixtures/over-sandbox.ts";
import type { EngineName } from "./installed.ts";
import { startEngine } from "./start-engine.ts";
import type { Engine, Tab } from "./tab.ts";

interface WorkerFixtures {
  /** Name of the engine; a project of the configuration for each. */
  engineName: EngineName;
  engine: Engine;
}

/** Tests over the built apps in one engine, each with a page that knows nothing yet. */
export const test = base.extend<{ tab: Tab }, WorkerFixtures>({
  engineName: ["Chromium", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  tab: async ({ engine }, use) => {
    const tab = await engine.tab();
    await use(tab);
    await tab.close();
  },
});

export { expect } from "@playwright/test";
