import { defaultConfiguration } from "@waymark/core/answers";
import type { Sandbox } from "@waymark/sandbox";
import { type Probed, type ProbeOptions, runProbe } from "../probe/run-probe.ts";
import type { Report } from "../probe/report/report.ts";
import type { World } from "../probe/world.ts";

export const ORIGIN = "http://default.localhost";

type Fetch = World["fetch"];

/** A world without a terminal and files, whose waits are over at once. */
export function testWorld(fetch: Fetch): World & { lines: string[]; printed: string[] } {
  let skipped = 0;
  const lines: string[] = [];
  const printed: string[] = [];
  return {
    fetch,
    clock: {
      now: () => performance.now() + skipped,
      wait: async (milliseconds) => {
        skipped += milliseconds;
      },
    },
    progress: (line) => void lines.push(line),
    print: (text) => void printed.push(text),
    confirm: null,
    readFile: () => {
      throw new Error("There is no such file");
    },
    writeFile: () => undefined,
    lines,
    printed,
  };
}

/** A sandbox's answers to the default app's origin. */
export function answersOf(sandbox: Sandbox): Fetch {
  return (request) => sandbox.fetch(request, "default");
}

/** Probes a server in this process. */
export function probeOf(fetch: Fetch, options: Partial<ProbeOptions> = {}): Promise<Probed> {
  return runProbe(testWorld(fetch), {
    origin: ORIGIN,
    configuration: defaultConfiguration,
    callsPerMinute: 10,
    ...options,
  });
}

/** Makes a call over a real connection. */
export const real = (request: Request) => fetch(request);

/** Makes the calls of stored sign-ins to a server over a real connection. */
export async function redirectsOf(origin: string, requestTimeoutMs = 5_000): Promise<Report> {
  const configuration = { ...defaultConfiguration, requestTimeoutMs };
  return (await probeOf(real, { origin, configuration, only: ["redirect"] })).report;
}

/** Returns what a report finds in the answer to a stored sign-in. */
export const findingOf = ({ steps }: Report) =>
  steps.find(({ call }) => call.endsWith("/redirect"))?.findings;
