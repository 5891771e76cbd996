// What `pnpm reproduce` runs: builds everything twice without a cache, and compares every byte.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const first = build();
const second = build();
const names = new Set([...first.keys(), ...second.keys()]);
const different = [...names].filter((name) => first.get(name) !== second.get(name));
const maps = [...names].filter((name) => name.endsWith(".map"));

for (const name of different) console.error(`${name} is another one each time`);
for (const name of maps) console.error(`${name} publishes the source`);
if (different.length + maps.length > 0) process.exitCode = 1;
else console.log(`${names.size} files, the same bytes both times, and no source map among them.`);

function build(): Map<string, string> {
  const quiet = ["--output-logs=errors-only", "--log-prefix=none"];
  execFileSync("turbo", ["run", "build", "--force", ...quiet], { cwd: root, stdio: "inherit" });
  const dists = ["apps", "packages"]
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name, "dist")))
    .filter((dist) => existsSync(join(root, dist)));
  return new Map(dists.flatMap(hashesOf));
}

function hashesOf(dist: string): [name: string, hash: string][] {
  return readdirSync(join(root, dist), { recursive: true, encoding: "utf8" })
    .map((name) => join(dist, name))
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(join(root, name)))
        .digest("hex"),
    ]);
}
