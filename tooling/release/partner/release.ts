import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo, Server } from "node:net";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { runServer } from "verdaccio";
import { repositoryFiles } from "../../../scripts/repository-files.mjs";
import { folder, npmSettings, root, run } from "./commands.ts";

/** A clean copy of the repository, from which is released. */
export const copy = join(folder, "release");

/** Starts a registry on this machine. It knows our packages alone: everything else comes from where it always comes from. */
export async function startRegistry(): Promise<string> {
  const verdaccio = await runServer({
    self_path: folder,
    storage: join(folder, "registry"),
    max_body_size: "50mb",
    uplinks: {},
    auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: -1 } },
    packages: { "@waymark/*": { access: "$all", publish: "$all", unpublish: "$all" } },
    log: { type: "stdout", format: "pretty", level: "fatal" },
  });
  const server: Server = verdaccio.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  // Publishing needs a token; this registry accepts any.
  const lines = [ownSettings(), `//127.0.0.1:${port}/:_authToken=any`, `@waymark:registry=${url}`];
  writeFileSync(npmSettings, `${lines.join("\n")}\n`);
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
  const identity = "-c user.name=t -c user.email=t@t.example";
  // Changesets look for what has changed since the main branch.
  await run(`git init -q -b main && git add -A && git ${identity} commit -qm all`, copy);
  await run("pnpm install --frozen-lockfile --prefer-offline", copy);
}

/**
 * Stand-ins for CI: the address that it builds from, and an identity that attests it. Without that identity there is no
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
export async function release(): Promise<void> {
  await run("changeset version", copy);
  await run("pnpm release:publish", copy, insteadOfCi);
}

/** Releases what a minor version would bring. */
export async function releaseMinor(): Promise<void> {
  const text =
    '---\n"@waymark/core": minor\n---\n\nRegions may greet people in a third language.\n';
  writeFileSync(join(copy, ".changeset/next.md"), text);
  await release();
}
