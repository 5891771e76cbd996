// What `pnpm dev` runs: the sandbox, and a development server for each app in front of it.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { tell } from "../../../scripts/failure.mjs";
import { endAll, passSignalsOn, start } from "../../../scripts/processes.mjs";
import { planDev } from "./dev-plan.ts";

passSignalsOn();

try {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const servers = planDev(root, process.argv.slice(2));
  for (const { url } of servers) console.log(`In development: ${url}`);
  const sandbox = start("node", ["packages/sandbox/src/cli.ts"], { cwd: root });
  const vites = servers.map(({ app, args, sandboxOrigin }) =>
    start("node_modules/.bin/vite", args, {
      cwd: join(root, "apps", app),
      env: { ...process.env, WAYMARK_SANDBOX_ORIGIN: sandboxOrigin },
    }),
  );
  const everybody = [sandbox, ...vites].map(({ ended }) => ended);
  // One alone is of no use: whoever leaves first takes the others along, and its code is the outcome.
  process.exitCode = await Promise.race(everybody);
  endAll();
  await Promise.all(everybody);
} catch (error) {
  tell(error);
  endAll();
}
