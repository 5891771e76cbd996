import { readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { freePorts } from "@waymark/e2e/free-ports";
import { serve } from "./commands.ts";

/** Knows our packages alone: everything else comes from where it always comes from. */
function settingsOf(folder: string): string {
  return `storage: ${join(folder, "registry")}
max_body_size: 50mb
uplinks: {}
auth: { htpasswd: { file: ${join(folder, "htpasswd")}, max_users: -1 } }
packages:
  "@waymark/*": { access: $all, publish: $all, unpublish: $all }
log: { type: stdout, format: pretty, level: http }
`;
}

/** Starts a registry on this machine. */
export async function startRegistry(folder: string, root: string): Promise<string> {
  const file = join(folder, "verdaccio.yaml");
  writeFileSync(file, settingsOf(folder));
  const port = await freePorts(1);
  const verdaccio = join(root, "tooling/release/node_modules/.bin/verdaccio");
  const line = `exec "${verdaccio}" --config "${file}" --listen 127.0.0.1:${port}`;
  await serve(line, "http address", { folder, root });
  const url = `http://127.0.0.1:${port}`;
  // Publishing needs a token; this registry accepts any.
  const lines = [ownSettings(), `//127.0.0.1:${port}/:_authToken=any`, `@waymark:registry=${url}`];
  writeFileSync(npmSettings(folder), `${lines.join("\n")}\n`);
  return url;
}

/** A user's settings of npm, with what this trial adds: nothing of it stays on the machine. */
export function npmSettings(folder: string): string {
  return join(folder, "npmrc");
}

function ownSettings(): string {
  try {
    return readFileSync(process.env["npm_config_userconfig"] ?? join(homedir(), ".npmrc"), "utf8");
  } catch {
    return "";
  }
}
