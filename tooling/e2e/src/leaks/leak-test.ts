import type { Page } from "@playwright/test";
import { expect, test as base } from "../fixtures/test.ts";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";
import { isAllowed } from "./allowed.ts";
import { type Canary, holds, type Secret } from "./canaries.ts";
import { readPage, type Trace, watchTraffic } from "./traces.ts";

/** Follows secrets through a journey. */
interface LeakWatch {
  /** Names something that must not turn up; it may have turned up already. */
  follow(secret: Secret, ...values: readonly string[]): void;
  /** Searches the page as it is now. Only the portal's own pages: other pages may store what they like. */
  look(): Promise<void>;
  /** The leaks that were found, as messages: the number of the secret, and the place. */
  leaks(): Promise<string[]>;
  /** How many texts that was in. */
  searched(): number;
}

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
  expect(await watch.leaks()).toEqual([]);
  expect(watch.searched()).toBeGreaterThan(100);
}

/** The parts of a mailed or a school's link that stand for a person. */
export function tokensOf(url: string): string[] {
  const { pathname, searchParams } = new URL(url);
  const [, , token = ""] = pathname.split("/");
  return [token, decodeURIComponent(token), searchParams.get("k") ?? ""].filter(
    (text) => text.length > 8,
  );
}

function watchForLeaks(page: Page, sandbox: RunningSandbox): LeakWatch {
  const canaries: Canary[] = [];
  const seen: Trace[] = [];
  const traffic = watchTraffic(page.context());
  let searched = 0;
  return {
    follow: (secret, ...values) => {
      for (const value of values) canaries.push({ secret, value });
    },
    look: async () => void seen.push(...(await readPage(page))),
    leaks: async () => {
      const traces = [...(await traffic()), ...seen, ...(await readStatistics(sandbox))];
      searched = traces.length;
      return leaksIn(traces, canaries);
    },
    searched: () => searched,
  };
}

async function readStatistics(sandbox: RunningSandbox): Promise<Trace[]> {
  const answer = await sandbox.console("/analytics.json");
  const { events } = (await answer.json()) as { events: unknown[] };
  return events.map((event): Trace => {
    return { place: "statistics", at: "event", text: JSON.stringify(event) };
  });
}

function leaksIn(traces: readonly Trace[], canaries: readonly Canary[]): string[] {
  const found = traces.flatMap((trace) =>
    canaries.flatMap(({ secret, value }, index) => {
      const isLeak = holds(trace.text, value) && !isAllowed(trace, secret);
      return isLeak ? [`${secret} ${index + 1} in ${trace.place} (${trace.at})`] : [];
    }),
  );
  return [...new Set(found)];
}
