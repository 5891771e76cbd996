// What `pnpm dev` runs: the sandbox, and a development server for each app in front of it.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { reportAndExit } from "../../../scripts/cli-error.mjs";
import { endAll, passSignalsOn, start } from "../../../scripts/processes.mjs";
import { devHelp, type DevServer, planDev } from "./dev-plan.ts";
import { untilListening } from "./until-listening.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
let ending = false;
passSignalsOn(() => (ending = true));

try {
  const args = process.argv.slice(2);
  if (args.includes("--help")) console.log(devHelp);
  else await develop(planDev(root, args));
} catch (error) {
  reportAndExit(error);
  endAll();
}

/** Runs until one process ends. The sandbox starts last, so that the addresses it prints are last and already answer. */
async function develop(servers: readonly DevServer[]): Promise<void> {
  const vites = servers.map(({ app, args, sandboxOrigin }) =>
    start("node_modules/.bin/vite", args, {
      cwd: join(root, "apps", app),
      env: { ...process.env, WAYMARK_SANDBOX_ORIGIN: sandboxOrigin },
    }),
  );
  const everybody = vites.map(({ ended }) => ended);
  const listening = Promise.all(servers.map(async ({ port }) => untilListening(port)));
  const left = await Promise.race([...everybody, listening]);
  if (typeof left !== "number" && !ending) {
    const pages = servers.flatMap(({ app, url }) => ["--pages", `${app}=${url}`]);
    everybody.push(start("node", ["packages/sandbox/src/cli.ts", ...pages], { cwd: root }).ended);
  }
  // They need each other: when the first one ends, all end, with its exit code.
  process.exitCode = await Promise.race(everybody);
  endAll();
  await Promise.all(everybody);
}
