// What `pnpm test:changed` runs: the types of the packages that have changed since the last commit, and the tests beside each
// changed file. Vitest's own `--changed` would run every test of a screen, because each renders the whole portal.
import { execFileSync, spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const cwd = fileURLToPath(new URL("../../../", import.meta.url));
const read = (...args: string[]) =>
  execFileSync("git", args, { cwd, encoding: "utf8" }).split("\n");
const files = [
  ...read("diff", "--name-only", "HEAD"),
  ...read("ls-files", "--others", "--exclude-standard"),
];
const folders = new Set(
  files.filter((file) => /^(?:packages|tooling)\/.+\.[jt]sx?$/u.test(file)).map(dirname),
);

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}

const quiet = ["--output-logs=errors-only", "--log-order=grouped", "--log-prefix=none"];
run("turbo", "run", "typecheck", "--filter=[HEAD]", ...quiet);
if (folders.size > 0)
  run("vitest", "run", "--passWithNoTests", ...[...folders].map((each) => `${each}/`));
