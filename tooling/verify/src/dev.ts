// What `pnpm dev` runs: a development server for each app, and the sandbox behind them.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { reportAndExit } from "../../../scripts/cli-error.mjs";
import { exitCodeOf, passSignalsOn, start } from "../../../scripts/processes.mjs";
import { planDev } from "./dev-plan.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
let isServing = false;
passSignalsOn((signal) => isServing || process.exit(exitCodeOf(signal)));

try {
  const { values } = parseArgs({ options: { app: { type: "string" } } });
  const pages: string[] = [];
  for (const { app, url, port, sandboxOrigin } of planDev(root, values.app)) {
    // The app's configuration reads it.
    process.env["WAYMARK_SANDBOX_ORIGIN"] = sandboxOrigin;
    const server = { host: "127.0.0.1", port, strictPort: true };
    const vite = await createServer({ root: join(root, "apps", app), logLevel: "warn", server });
    await vite.listen();
    pages.push("--pages", `${app}=${url}`);
  }
  isServing = true;
  // It starts last, so that the addresses it prints are last and already answer.
  const sandbox = start("node", ["packages/sandbox/src/cli.ts", ...pages], { cwd: root });
  process.exit(await sandbox.ended);
} catch (error) {
  reportAndExit(error);
  process.exit();
}
