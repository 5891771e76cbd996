import { defaultConfiguration } from "@waymark/core/answers";
import type { Sandbox } from "@waymark/sandbox";
import { type Probed, type ProbeOptions, runProbe } from "../probe/run-probe.ts";
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
