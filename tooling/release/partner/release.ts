import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositoryFiles } from "../../../scripts/repository-files.mjs";
import { run } from "./commands.ts";
import { npmSettings } from "./registry.ts";
import type { Trial } from "./trial.ts";

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

/**
 * What only CI has: the address that it builds from, and an identity that attests it. Without that identity there is no
 * provenance; every other setting is the release's own.
 */
const insteadOfCi = {
  GITHUB_SERVER_URL: "https://git.waymark.example",
  GITHUB_REPOSITORY: "platform/waymark",
  PNPM_CONFIG_PROVENANCE: "false",
  // Each release is tagged.
  GIT_COMMITTER_NAME: "trial",
  GIT_COMMITTER_EMAIL: "trial@waymark.example",
};

/** Turns the changesets into versions, builds and publishes, by the command that CI runs. */
export async function release({ root, release: copy, folder }: Trial): Promise<void> {
  const env = { PATH: pathWith(root), npm_config_userconfig: npmSettings(folder) };
  await run("changeset version", { folder: copy, root: copy, env });
  await run("pnpm release:publish", { folder: copy, root: copy, env: { ...env, ...insteadOfCi } });
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
