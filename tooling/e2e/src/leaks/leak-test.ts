import type { Page } from "@playwright/test";
import { expect, test as base } from "../fixtures/test.ts";
import type { RunningSandbox } from "../fixtures/sandbox-process.ts";
import { type Canary, holds, type Secret } from "./canaries.ts";
import { type Place, readPage, type Trace, watchTraffic } from "./traces.ts";

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
  const { pathname, searchParams } = new URL(url);
  const [, , token = ""] = pathname.split("/");
  return [token, decodeURIComponent(token), searchParams.get("k") ?? ""].filter(
    (text) => text.length > 8,
  );
}

/** Follows secrets through a journey. */
function watchForLeaks(page: Page, sandbox: RunningSandbox) {
  const canaries: Canary[] = [];
  const seen: Trace[] = [];
  const traffic = watchTraffic(page.context());
  return {
    /** Names something that must not turn up; it may have turned up already. */
    follow: (secret: Secret, ...values: readonly string[]) => {
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

function leaksIn(traces: readonly Trace[], canaries: readonly Canary[]): string[] {
  const found = traces.flatMap((trace) =>
    canaries.flatMap(({ secret, value }, index) => {
      const isLeak = holds(trace.text, value) && !isAllowed(trace, secret);
      return isLeak ? [`${secret} ${index + 1} in ${trace.place} (${trace.at})`] : [];
    }),
  );
  return [...new Set(found)];
}

interface Allowance {
  secrets: readonly Secret[];
  place: Place;
  /** Pattern of the trace's own words for its place. */
  at: RegExp;
  because: string;
}

const everything: readonly Secret[] = ["password", "token", "email", "username"];

/** The few places where a secret has to be. Every other finding is a leak. */
const allowances: readonly Allowance[] = [
  {
    secrets: everything,
    place: "body",
    at: /^own POST \/api\//u,
    because: "a call sends what its row of the call table says, to the page's own origin",
  },
  {
    secrets: ["token"],
    place: "url",
    at: /^own (document \/|GET \/api\/auth\/switchaccount)/u,
    because: "the mail or the school made the address; the server takes its k in this one query",
  },
  {
    secrets: ["token"],
    place: "history",
    at: /^link$/u,
    because: "the link that the mail or the school made works after a reload",
  },
  {
    secrets: ["token"],
    place: "attribute",
    at: /^a href$/u,
    because:
      "the link to the other language, or to the next step, leads to the same mailed address",
  },
  {
    secrets: ["token"],
    place: "local storage",
    at: /^appToken$/u,
    because: "the person asked to stay signed in",
  },
  {
    secrets: ["email", "username"],
    place: "attribute",
    at: /^input\[(username|email)\] value$/u,
    because: "password managers learn whose password it is, and a vouched address is shown",
  },
];

function isAllowed(trace: Trace, secret: Secret): boolean {
  return allowances.some(
    ({ secrets, place, at }) =>
      secrets.includes(secret) && place === trace.place && at.test(trace.at),
  );
}
