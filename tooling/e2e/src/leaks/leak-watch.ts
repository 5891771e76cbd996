import type { Page } from "@playwright/test";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";
import { isAllowed } from "./allowed.ts";
import { type Canary, holds, type Secret } from "./canaries.ts";
import { readPage } from "./read-page.ts";
import type { Trace } from "./traces.ts";
import { watchTraffic } from "./watch-traffic.ts";

/** Follows secrets through a journey. */
export interface LeakWatch {
  /** Names something that must not turn up; it may have turned up already. */
  follow(secret: Secret, ...values: readonly string[]): void;
  /** Searches the page as it is now. Only the portal's own pages: other pages may store what they like. */
  look(): Promise<void>;
  /** The leaks that were found, as messages: the number of the secret, and the place. */
  leaks(): Promise<string[]>;
  /** How many texts were searched. */
  searched(): number;
}

export function watchForLeaks(page: Page, sandbox: RunningSandbox): LeakWatch {
  const canaries: Canary[] = [];
  const seen: Trace[] = [];
  const traffic = watchTraffic(page.context());
  const all = () => [...traffic.traces, ...seen];
  return {
    follow: (secret, ...values) => {
      for (const value of values) canaries.push({ secret, value });
    },
    look: async () => void seen.push(...(await readPage(page))),
    leaks: async () => {
      await traffic.settled();
      seen.push(...(await readStatistics(sandbox)));
      return leaksIn(all(), canaries);
    },
    searched: () => all().length,
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
