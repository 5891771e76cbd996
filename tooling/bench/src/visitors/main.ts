// What `pnpm visitors` runs: a thousand visitors in a minute, of nginx as we write it and of a plain static host at once.
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { makeOpenFolder } from "@waymark/hosting/testing";
import { markdownTable } from "markdown-table";
import { reportAndExit } from "../../../../scripts/cli-error.mjs";
import { type Host, hostNames, startHost } from "./hosts.ts";
import { figuresOf, filesOf, visit } from "./visit.ts";

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
  const rows = all.map(({ figures, megabytes }, index) => ({
    [`${values.visitors} visitors in ${values.seconds} s`]: hosts[index]?.name ?? "",
    requests: String(figures.requests),
    errors: String(figures.errors),
    "median ms": figures.medianMs.toFixed(1),
    "slowest 1% ms": figures.slowestMs.toFixed(1),
    "kB a visitor": figures.kilobytes.toFixed(1),
    "processor ms a visitor": figures.processorMs.toFixed(2),
    "memory MB": megabytes.toFixed(0),
  }));
  console.log(markdownTable([Object.keys(rows[0] ?? {}), ...rows.map(Object.values<string>)]));
} catch (error) {
  reportAndExit(error);
}
