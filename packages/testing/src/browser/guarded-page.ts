import { test as base } from "@playwright/test";
import { withoutUnsupportedApis } from "./without-unsupported-apis.ts";

/** Playwright's test, in whose pages the listed methods are missing that the oldest supported browsers lack. */
export const test = base.extend({
  context: async ({ context }, run) => {
    await withoutUnsupportedApis(context);
    await run(context);
  },
});
