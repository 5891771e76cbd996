// What `npm test` and `pnpm verify` run. `--only unit,e2e` runs some of the steps, for daily work.
import { fileURLToPath } from "node:url";
import { reportAndExit } from "../../../scripts/cli-error.mjs";
import { exitCodeOf, passSignalsOn } from "../../../scripts/processes.mjs";
import { readOptions } from "./options.ts";
import { lastLine } from "./tally.ts";
import { verify } from "./verify.ts";

let ending: NodeJS.Signals | undefined;
passSignalsOn((signal) => (ending = signal));

try {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const wanted = readOptions(process.argv.slice(2));
  const tally = await verify({ root, wanted, isEnding: () => ending !== undefined });
  process.exitCode = tally.failed > 0 ? 1 : 0;
  if (ending === undefined) console.log(`\n${lastLine(tally)}`);
  else process.exitCode = exitCodeOf(ending);
} catch (error) {
  reportAndExit(error);
}
