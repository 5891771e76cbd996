import { existsSync } from "node:fs";
import { findOnPath } from "@waymark/e2e/engines";
import { installPackages } from "./machine.ts";

/** Ordinary users seldom have the folder on their path that packages put it into. */
const PACKAGED = "/usr/sbin/nginx";

/** Debian's package, with nothing but what all of its kinds have. */
const PACKAGE = "nginx";

/**
 * Finds an nginx, or brings one, and says so. Without one the browser tests run over the sandbox alone.
 * @returns its path; undefined if none is installed and none can be installed
 */
export async function bringNginx(): Promise<string | undefined> {
  const installed = find();
  if (installed !== undefined) return installed;
  await installPackages([PACKAGE], `Installing ${PACKAGE}`);
  const brought = find();
  if (brought === undefined) {
    console.log(`  There is no nginx (${PACKAGE}), so that no browser test runs over it.`);
  }
  return brought;
}

function find(): string | undefined {
  const named = process.env["NGINX_PATH"];
  return named ?? findOnPath(["nginx"]) ?? (existsSync(PACKAGED) ? PACKAGED : undefined);
}
