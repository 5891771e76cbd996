// What `pnpm pictures` runs: a screenshot of every state, in reports/pictures. Words choose states by their names;
// `--compare <ref>` instead compares with the screenshots of a git ref.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const PICTURES = "reports/pictures";
const root = fileURLToPath(new URL("../../../", import.meta.url));
const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: "string" } },
});

if (values.compare !== undefined) takeAt(values.compare);
const chosen = words.length > 0 ? ["--grep", words.join("|")] : [];
const update = `--update-snapshots=${values.compare === undefined ? "all" : "none"}`;
// Playwright would name every picture that it writes.
const shown = ["--quiet", "--reporter=line,html"];
const command = ["test", "--project=pictures", update, ...shown, ...chosen];
const { status } = spawnSync("playwright", command, { stdio: "inherit" });
console.log(`Open ${PICTURES}/report/index.html`);
process.exitCode = status ?? 1;

/** Takes the same screenshots in a working tree of a git ref. */
function takeAt(ref: string): void {
  const tree = mkdtempSync(join(tmpdir(), "waymark-"));
  const run = (name: string, ...args: string[]) =>
    execFileSync(name, args, { cwd: tree, stdio: ["ignore", "ignore", "inherit"] });
  execFileSync("git", ["worktree", "add", "--quiet", "--detach", tree, ref]);
  try {
    run("pnpm", "install", "--frozen-lockfile", "--prefer-offline");
    run("pnpm", "pictures", ...words);
    rmSync(join(root, PICTURES), { recursive: true, force: true });
    cpSync(join(tree, PICTURES), join(root, PICTURES), { recursive: true });
  } finally {
    execFileSync("git", ["worktree", "remove", "--force", tree]);
  }
}
