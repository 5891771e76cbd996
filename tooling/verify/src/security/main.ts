// What `pnpm mutation:security` runs: removes each protection of docs/security.md in a working tree of the last commit, and
// expects the test that the document names to fail. With words, only what has one of them in its row.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import protections from "./protections.json" with { type: "json" };

type Protection = (typeof protections)[number];

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const tree = mkdtempSync(join(tmpdir(), "waymark-security-"));
const words = process.argv.slice(2);
const wanted = protections.filter(
  (row) => words.length === 0 || words.some((word) => JSON.stringify(row).includes(word)),
);

/** Returns true when a test of the id fails. A property that fails does so within its first values. */
function fails({ id, test }: Protection): boolean {
  const [, folder = "", file = ""] = /^([\w-]+\/[\w-]+)\/(.*)$/u.exec(test) ?? [];
  const args = ["exec", "vitest", "run", file, "-t", `\\[${id}\\]`, "--passWithNoTests=false"];
  const env = { ...process.env, FUZZ_RUNS: "500" };
  return spawnSync("pnpm", args, { cwd: join(tree, folder), env }).status !== 0;
}

/** Why the test does not cover the protection; undefined where it does. */
function faultOf(row: Protection): string | undefined {
  const path = join(tree, row.file);
  const whole = readFileSync(path, "utf8");
  if (fails(row)) return "fails as it is";
  const unprotected = whole.replace(row.search, () => row.replacement);
  writeFileSync(path, unprotected);
  const isCovered = fails(row);
  writeFileSync(path, whole);
  return isCovered ? undefined : "does not notice";
}

execFileSync("git", ["worktree", "add", "--quiet", "--detach", tree], { cwd: root });
try {
  execFileSync("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"], { cwd: tree });
  for (const row of wanted) {
    const fault = faultOf(row);
    if (fault !== undefined) process.exitCode = 1;
    const mark = fault ? "✗" : "✓";
    console.log(`${mark} [${row.id}] ${row.test} ${fault ?? "notices"}: ${row.search}`);
  }
} finally {
  execFileSync("git", ["worktree", "remove", "--force", tree], { cwd: root });
}
