import { expect, it } from "vitest";
import { checkText, runCheck } from "../check/run-check.ts";
import type { CheckWorld } from "../check/site.ts";
import { goodHost, HOST } from "./good-host.ts";

/** A fault of a host. */
interface Planted {
  /** Changes the answers of these addresses, by default all: a part of an address, or a pattern of whole ones. */
  at?: string | RegExp;
  status?: number;
  headers?: Readonly<Record<string, string | null>>;
  text?: (text: string) => string;
  world?: Partial<CheckWorld>;
  configuration?: object;
}

/** The host with one fault. */
function faulty({ at, status, headers = {}, text, world, configuration }: Planted): CheckWorld {
  const good = goodHost(configuration);
  return {
    ...good,
    fetch: async (request) => {
      const answer = await good.fetch(request);
      const { pathname, search, protocol } = new URL(request.url);
      const address = `${request.method} ${protocol}//${pathname}${search}`;
      if (typeof at === "string" ? !address.includes(at) : at?.test(address) === false)
        return answer;
      const changed = new Headers(answer.headers);
      for (const [name, value] of Object.entries(headers)) {
        if (value === null) changed.delete(name);
        else changed.set(name, value);
      }
      const body = await answer.text();
      const next = { status: status ?? answer.status, headers: changed };
      const isEmpty = [204, 304].includes(next.status);
      return new Response(isEmpty ? null : (text?.(body) ?? body), next);
    },
    ...world,
  };
}

/** Faults by name, each with the words in which it is found. */
export type Faults = readonly (readonly [name: string, fault: Planted, words: RegExp])[];

/** Has a check find each fault, and say what to do. */
export function findsEach(faults: Faults): void {
  it.each(faults)("[QO-4] finds %s, and says what to do", async (_, fault, words) => {
    const report = await runCheck(faulty(fault), HOST);
    expect(report.findings.length).toBeGreaterThan(0);
    expect(checkText(report)).toMatch(words);
    for (const { advice } of report.findings) expect(advice).toMatch(/[.:]/u);
  });
}
