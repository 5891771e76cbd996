import { accessSync, constants, copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInstaller } from "./run-installer.mjs";

/** The path of pnpm in `.bootstrap`. */
export const PNPM = "node_modules/.bin/pnpm";

const MANIFESTS = "scripts/pnpm";
const LOCKFILE = "package-lock.json";
/** Written last into an installation; it holds the lockfile. npm removes it with all others before it installs. */
const COMPLETE = "node_modules/.complete";

/**
 * Installs the pnpm of `scripts/pnpm/package-lock.json` into `.bootstrap`, unless it is there. npm compares each package
 * with its hash in that file. Programs for other machines than Linux with glibc, x64 and arm64, have none there.
 *
 * @param {import("./bootstrap.mjs").BootstrapOptions} options
 * @param {import("./lock.mjs").Lock} lock
 */
export async function bringPnpm({ root, env }, lock) {
  const folder = join(root, ".bootstrap");
  const wanted = readFileSync(join(root, MANIFESTS, LOCKFILE), "utf8");
  if (isComplete(folder, wanted)) return;
  console.log("Bringing pnpm into .bootstrap ...");
  for (const name of ["package.json", LOCKFILE])
    copyFileSync(join(root, MANIFESTS, name), join(folder, name));
  const quiet = ["--no-fund", "--no-audit", "--prefer-offline", "--fetch-retry-mintimeout=1000"];
  const given = { env, lock, hint: "Is it installed, and on the PATH?" };
  await runInstaller("npm", ["ci", "--ignore-scripts", ...quiet], { ...given, cwd: folder });
  // Its install script copies the platform's program; it runs only after every hash was checked.
  const cwd = join(folder, "node_modules/pnpm");
  await runInstaller(process.execPath, ["install.js"], { ...given, cwd });
  writeFileSync(join(folder, COMPLETE), wanted);
}

/**
 * @param {string} folder
 * @param {string} wanted
 */
function isComplete(folder, wanted) {
  try {
    accessSync(join(folder, PNPM), constants.X_OK);
    return readFileSync(join(folder, COMPLETE), "utf8") === wanted;
  } catch {
    return false;
  }
}
