import type { Page } from "@playwright/test";
import { expect, test as base } from "../fixtures/test.ts";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";
import {
  type Canary,
  leaksIn,
  readPage,
  type Secret,
  type Trace,
  watchTraffic,
} from "@waymark/testing/parts";

type LeakWatch = ReturnType<typeof watchForLeaks>;

/** A test whose page counts and is watched from its start; it ends by finding nothing. */
export const test = base.extend<{ watch: LeakWatch }>({
  watch: async ({ page, sandbox }, use) => {
    const network = sandbox.beside("static");
    const id = "G-LEAKS";
    await sandbox.configure({
      analytics: { id, ukId: id, script: `${network}/gtag/js`, collectOrigins: [network] },
    });
    await use(watchForLeaks(page, sandbox));
  },
});

export { expect };

/** Waits until the page shows what it was opened for, then has it looked at. */
export async function lookAt(watch: LeakWatch, page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  await watch.look();
}

/** Looks once more and asks for what was found: nothing, in a good many texts. */
export async function expectNoLeaks(watch: LeakWatch): Promise<void> {
  const { leaks, searched } = await watch.result();
  expect(leaks).toEqual([]);
  expect(searched).toBeGreaterThan(100);
}

/** The parts of a mailed or a school's link that stand for a person. */
export function tokensOf(url: string): string[] {
  const { pathname, searchParams: query } = new URL(url);
  const [, , token = ""] = pathname.split("/");
  return [token, decodeURIComponent(token), query.get("k") ?? ""].filter((text) => text.length > 8);
}

/** Follows secrets through a journey. */
function watchForLeaks(page: Page, sandbox: RunningSandbox) {
  const canaries: Canary[] = [];
  const seen: Trace[] = [];
  const traffic = watchTraffic(page.context());
  return {
    /** Names something that must not turn up; it may have turned up already. */
    follow: (secret: Secret, ...values: readonly string[]) => {
      if (values.length === 0) throw new Error(`no ${secret} to look for`);
      for (const value of values) canaries.push({ secret, value });
    },
    /** Searches the page as it is now. Only the portal's own pages: other pages may store what they like. */
    look: async () => void seen.push(...(await readPage(page))),
    /** The leaks that were found, as messages with the number of the secret and the place, and in how many texts. */
    result: async () => {
      const traces = [...(await traffic()), ...seen, ...(await readStatistics(sandbox))];
      return { leaks: leaksIn(traces, canaries), searched: traces.length };
    },
  };
}

async function readStatistics(sandbox: RunningSandbox): Promise<Trace[]> {
  const answer = await sandbox.console("/analytics.json");
  const { events } = (await answer.json()) as { events: unknown[] };
  return events.map((event): Trace => {
    return { place: "statistics", at: "event", text: JSON.stringify(event) };
  });
}
