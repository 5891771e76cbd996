// What `pnpm nginx <dist> --out <folder>` runs: the configuration of an nginx that serves one build.
import { tell } from "../../../../scripts/failure.mjs";
import { readOptions, usage } from "./read-options.ts";
import { writeNginx } from "./write-nginx.ts";

try {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === "--help" || arg === "-h")) console.log(usage);
  else {
    const { dist, out, options } = readOptions(args);
    const { file, command } = writeNginx(dist, out, options);
    console.log(`${file} serves ${dist}. Start it with: ${command.join(" ")}`);
  }
} catch (error) {
  tell(error);
}
