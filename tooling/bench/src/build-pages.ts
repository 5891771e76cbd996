import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { peersFolder, type Site } from "./sites.ts";

/** Builds the apps and the chosen pages of other products, whose workspace no other installation includes. */
export function buildPages(root: string, sites: readonly Site[]): void {
  const peers = sites
    .filter(({ kind }) => kind !== "ours")
    .map(({ name }) => `--filter=@waymark-bench/${name}`);
  if (peers.length > 0) {
    const cwd = join(root, peersFolder);
    pnpm(cwd, "install", "--frozen-lockfile", "--prefer-offline");
    pnpm(cwd, ...peers, "run", "build");
  }
  pnpm(root, "build:apps");
}

function pnpm(cwd: string, ...args: string[]): void {
  execFileSync("pnpm", args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
}
