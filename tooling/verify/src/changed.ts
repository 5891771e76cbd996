// What `pnpm test:changed` runs: the types of what has changed, and the tests beside each file that has changed since the last
// commit. Vitest's own `--changed` would run every test of a screen, because each renders the whole portal.
import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { passSignalsOn, start } from "../../../scripts/processes.mjs";

passSignalsOn();
const cwd = fileURLToPath(new URL("../../../", import.meta.url));
const read = (...args: string[]) =>
  execFileSync("git", [...args, "-z"], { cwd, encoding: "utf8" }).split("\0");
const files = [
  ...read("diff", "--name-only", "HEAD"),
  ...read("ls-files", "--others", "--exclude-standard"),
];
const tested =
  /^((?:packages|tooling)\/[^/]+\/src(?:\/.+?)??)(?:\/dictionaries(?:\/.+)?)?\/[^/]+\.(?:m?[jt]sx?|css|json)$/u;
const folders = new Set(files.flatMap((file) => tested.exec(file)?.[1] ?? []));

const quiet = ["--output-logs=errors-only", "--log-order=grouped", "--log-prefix=none"];
const tests = [...folders].map((folder) => `${folder}/`);
const options = [`--maxWorkers=${availableParallelism()}`, ...process.argv.slice(2)];
const testing = ["run", "--passWithNoTests", ...options, ...tests];
const codes = await Promise.all([
  start("turbo", ["run", "typecheck", "--filter=//", ...quiet], { cwd }).ended,
  tests.length > 0 && start("vitest", testing, { cwd }).ended,
]);
if (codes.some(Boolean)) process.exitCode = 1;
