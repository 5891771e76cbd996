// What `pnpm visitors` runs: a thousand visitors in a minute, of nginx as we write it and of a plain static host at once.
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { makeOpenFolder } from "@waymark/hosting/testing";
import { markdownTable } from "markdown-table";
import { reportAndExit } from "../../../../scripts/cli-error.mjs";
import { figuresOf } from "./figures.ts";
import { type Host, hostNames, startHost } from "./hosts.ts";
import { filesOf, visit } from "./visit.ts";

const { values } = parseArgs({
  options: {
    app: { type: "string", default: "default" },
    visitors: { type: "string", default: "1000" },
    seconds: { type: "string", default: "60" },
  },
});

/** Has visitors come evenly. @returns their requests, when the last one has what it asked for */
async function visitors({ origin }: Host, files: readonly string[]) {
  const count = Number(values.visitors);
  const pauseMs = (Number(values.seconds) * 1000) / count;
  const start = performance.now();
  const visits = [];
  for (let visitor = 0; visitor < count; visitor += 1) {
    await wait(Math.max(0, start + visitor * pauseMs - performance.now()));
    visits.push(visit(origin, files));
  }
  return Promise.all(visits);
}

async function measure(host: Host, files: readonly string[]) {
  const before = host.processorMs();
  const visits = await visitors(host, files);
  return { figures: figuresOf(visits, host.processorMs() - before), megabytes: host.megabytes() };
}

try {
  const folder = makeOpenFolder("visitors");
  const dist = join(folder, "dist");
  const built = new URL(`../../../../apps/${values.app}/dist`, import.meta.url);
  cpSync(fileURLToPath(built), dist, { recursive: true });
  const files = filesOf(readFileSync(join(dist, "index.html"), "utf8"));
  const hosts = await Promise.all(hostNames.map((name) => startHost(name, dist, folder)));
  // The first visits are not counted: caches are filled.
  for (const { origin } of hosts) await visit(origin, files);
  const all = await Promise.all(hosts.map(async (host) => measure(host, files)));
  for (const host of hosts) await host.stop();
  rmSync(folder, { recursive: true });
  const rows = all.map(({ figures, megabytes }, index) => [
    hosts[index]?.name ?? "",
    String(figures.requests),
    String(figures.errors),
    figures.medianMs.toFixed(1),
    figures.slowestMs.toFixed(1),
    figures.kilobytes.toFixed(1),
    figures.processorMs.toFixed(2),
    megabytes.toFixed(0),
  ]);
  const head = [
    `${values.visitors} visitors in ${values.seconds} s`,
    "requests",
    "errors",
    "median ms",
    "slowest 1% ms",
    "kB a visitor",
    "processor ms a visitor",
    "memory MB",
  ];
  console.log(markdownTable([head, ...rows]));
} catch (error) {
  reportAndExit(error);
}
