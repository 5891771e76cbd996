// What `pnpm reproduce` runs: builds everything twice without a cache, and compares every byte.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const first = mkdtempSync(join(tmpdir(), "waymark-reproduce-"));
const builds = () => globSync("{apps,packages}/*/dist", { cwd: root });

try {
  build();
  for (const folder of builds())
    cpSync(join(root, folder), join(first, folder), { recursive: true });
  build();
  const faults = builds().map((folder) => {
    const args = ["--recursive", "--brief", join(first, folder), join(root, folder)];
    return spawnSync("diff", args, { stdio: "inherit" }).status;
  });
  const maps = globSync("{apps,packages}/*/dist/**/*.map", { cwd: root });
  for (const name of maps) console.error(`${name} publishes the source`);
  if (faults.some((status) => status !== 0) || maps.length > 0) process.exitCode = 1;
  else console.log(`${faults.length} builds, the same bytes both times, without a source map.`);
} finally {
  rmSync(first, { recursive: true });
}

function build(): void {
  const quiet = ["--output-logs=errors-only", "--log-prefix=none"];
  execFileSync("turbo", ["run", "build", "--force", ...quiet], { cwd: root, stdio: "inherit" });
}
