import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { repositoryFiles } from "@waymark/lint/repository-files";
import { localGh } from "../src/fixtures/local-commands.ts";
import { startLocalRegistry } from "../src/fixtures/local-registry.ts";
import { folder, npmSettings, root, run } from "./commands.ts";

/** A clean copy of the repository, from which is released. */
export const copy = join(folder, "release");
/** The repository that it is pushed to. */
const remote = join(folder, "remote.git");
const identity = "-c user.name=t -c user.email=t@t.example";

/** Starts the registry, and adds it to the settings of npm that this trial uses. */
export async function startRegistry(): Promise<string> {
  const { url, settings } = await startLocalRegistry(folder);
  writeFileSync(npmSettings, `${ownSettings()}\n${settings}`);
  return url;
}

function ownSettings(): string {
  try {
    return readFileSync(process.env["npm_config_userconfig"] ?? join(homedir(), ".npmrc"), "utf8");
  } catch {
    return "";
  }
}

/** Copies what is under version control, installs and builds it: what a fresh clone would do. */
export async function copyCleanly(): Promise<void> {
  for (const file of repositoryFiles(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // Changesets look for what has changed since the main branch.
  await run(`git init -q -b main && git add -A && git ${identity} commit -qm all`, copy);
  await run(`git init -q --bare ${remote} && git remote add origin ${remote}`, copy);
  await run("pnpm install --frozen-lockfile --prefer-offline", copy);
}

/** Stand-ins for CI: the address that it builds from, and the setting for a source that is not public. */
const insteadOfCi = {
  GITHUB_SERVER_URL: "https://git.waymark.example",
  GITHUB_REPOSITORY: "platform/waymark",
  PACKAGES_PROVENANCE: "",
};

/** Turns the changesets into versions, builds, publishes, tags and releases, by the commands of the workflow. */
export async function release(): Promise<void> {
  await run("node scripts/run.mjs release:version", copy);
  await run(`git add -A && git ${identity} commit -qm versions && git push -q origin main`, copy);
  const needed = await run("node tooling/release/src/publish/is-release-needed.ts", copy);
  if (needed.trim() !== "needed=true") throw new Error(`Nothing to release: ${needed}`);
  await run("node scripts/run.mjs release:pack", copy, insteadOfCi);
  // A second run finds that nothing is missing.
  for (const _ of [1, 2]) {
    await run("node tooling/release/src/publish/main.ts reports/packages", copy, {
      ...insteadOfCi,
      ...localGh(join(folder, "gh")),
    });
  }
}

/** Texts that the minor version changes, as the guide's region and the trial replace them. */
export const changedTexts = [
  ["fr-CA", "signIn.title"],
  ["en-CA", "signIn.submit"],
  ["en-CA", "forgot.title"],
] as const;

/** An export of core that the minor version deprecates; the guide's footer imports it. */
export const deprecated = { name: "PortalLink", replacement: "PageLink" };

/** Files of the template that the minor version changes. */
export const changedFiles = { untouched: ".nvmrc", edited: ".oxlintrc.json" };

/** Releases what a minor version would bring. */
export async function releaseMinor(): Promise<void> {
  const names = join(copy, "packages/vite-preset/src/deprecated/deprecated-names.json");
  const exports = { [deprecated.name]: deprecated.replacement };
  writeFileSync(names, JSON.stringify({ exports, tokens: {} }));
  const template = join(copy, "packages/create-region/template/standalone");
  writeFileSync(join(template, `${changedFiles.untouched}.txt`), "26\n");
  writeFileSync(join(template, `${changedFiles.edited}.txt`), '{ "plugins": ["react"] }\n');
  for (const [language, key] of changedTexts) {
    const file = join(copy, `packages/core/src/i18n/dictionaries/${language}.json`);
    const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    writeFileSync(file, JSON.stringify({ ...texts, [key]: `${texts[key]} (new)` }, null, 2));
  }
  const text =
    '---\n"@waymark/core": minor\n---\n\nAdded: regions may greet people in a third language.\n';
  writeFileSync(join(copy, ".changeset/next.md"), text);
  await release();
}
