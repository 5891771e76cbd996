import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositoryFiles } from "../../../scripts/repository-files.mjs";
import { packAll } from "@waymark/release/pack";
import { run } from "./commands.ts";
import { publish } from "./registry.ts";
import type { Trial } from "./trial.ts";

const builds =
  "turbo run build --filter=./packages/* --filter=@waymark/vite-preset --filter=@waymark/create-region";
const quiet = "--output-logs=errors-only --log-prefix=none --force";

/** Copies what is under version control, installs and builds it: what a fresh clone would do. */
export async function cleanCopy({ root, folder }: Trial): Promise<string> {
  const copy = join(folder, "release");
  for (const file of repositoryFiles(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const where = { folder: copy, root: copy, env: { PATH: pathWith(root) } };
  // Changesets look for what has changed since the main branch.
  await run(
    "git init -q -b main && git add -A && git -c user.name=t -c user.email=t@t.example commit -qm all",
    where,
  );
  await run("pnpm install --frozen-lockfile --prefer-offline", where);
  return copy;
}

/** Turns the changesets into versions, builds, and publishes. */
export async function release({ root, release: copy, folder, registry }: Trial): Promise<string> {
  const where = { folder: copy, root: copy, env: { PATH: pathWith(root) } };
  await run("changeset version", where);
  await run(`${builds} ${quiet}`, where);
  const packed = await packAll(copy, join(folder, "packed"));
  for (const { tarball } of packed) await publish(tarball, registry, root);
  return packed[0]?.tarball ?? "";
}

/** Adds what a minor release would bring. */
export function addChangeset(copy: string): void {
  const text =
    '---\n"@waymark/core": minor\n---\n\nRegions may greet people in a third language.\n';
  writeFileSync(join(copy, ".changeset/next.md"), text);
}

function pathWith(root: string): string {
  const own = [join(root, "node_modules/.bin"), join(root, ".bootstrap/node_modules/.bin")];
  return [...own, process.env["PATH"] ?? ""].join(":");
}
