import { nginxPath } from "@waymark/e2e/nginx-path";
import { installPackages } from "./machine.ts";

/** Debian's package, with nothing but what all of its kinds have. */
const PACKAGE = "nginx";

/**
 * Finds an nginx, or brings one, and says so. Without one the browser tests run over the sandbox alone.
 * @returns its path; undefined if none is installed and none can be installed
 */
export async function bringNginx(): Promise<string | undefined> {
  if (nginxPath() === undefined) await installPackages([PACKAGE], `Installing ${PACKAGE}`);
  if (nginxPath() === undefined) {
    console.log(`  There is no nginx (${PACKAGE}), so that no browser test runs over it.`);
  }
  return nginxPath();
}
