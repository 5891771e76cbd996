// What `pnpm bench` runs: the sign-in pages of the apps beside those of other products, in one run on one
// machine. It decides no test; it tells numbers and draws them.
import { fileURLToPath } from "node:url";
import { reportAndExit } from "../../../scripts/cli-error.mjs";
import { bench } from "./bench.ts";
import { readOptions, usage } from "./options.ts";

try {
  const options = readOptions(process.argv.slice(2));
  if (options === undefined) console.log(usage);
  else await bench(fileURLToPath(new URL("../../../", import.meta.url)), options);
} catch (error) {
  reportAndExit(error);
}
