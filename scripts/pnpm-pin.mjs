import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CliError } from "./cli-error.mjs";

/**
 * @typedef {object} Pin
 * @property {string} wanted the line of package.json, with version and hash
 * @property {string} version
 * @property {Record<string, string>} integrity the hash of each package that it consists of, by name
 */

/**
 * Reads which pnpm the repository uses: version and hash from `packageManager` in package.json, and the hashes of the
 * platforms' programs from pnpm-platforms.json.
 *
 * @param {string} root the repository's folder
 * @returns {Pin}
 */
export function readPin(root) {
  const wanted = readJson(join(root, "package.json")).packageManager;
  const [, version, hash] = /^pnpm@([\w.-]+)\+sha512\.([\da-f]{128})$/.exec(wanted) ?? [];
  if (version === undefined || hash === undefined) {
    throw new CliError("packageManager in package.json should be pnpm@<version>+sha512.<hash>.");
  }
  const pnpm = `sha512-${Buffer.from(hash, "hex").toString("base64")}`;
  const platforms = readJson(join(root, "scripts/pnpm-platforms.json"));
  return { wanted, version, integrity: { ...platforms, pnpm } };
}

/**
 * Compares the hashes of the unpacked packages with the repository's own; npm has checked the registry's.
 *
 * @param {string} folder where npm has installed it
 * @param {Pin} pin
 */
export function checkIntegrity(folder, { version, integrity }) {
  const { packages } = readJson(join(folder, "node_modules/.package-lock.json"));
  for (const [path, unpacked] of Object.entries(packages)) {
    const name = path.replace("node_modules/", "");
    const wanted = integrity[name];
    if (wanted === undefined) {
      console.log(`  (the repository has no hash of ${name}; the registry's hash was checked)`);
    } else if (unpacked.integrity !== wanted) {
      throw new CliError(
        `${name} of pnpm ${version} has another hash than in package.json and scripts/pnpm-platforms.json. ` +
          "It was not run. Ask the operators of your registry.",
      );
    }
  }
  if (!("node_modules/pnpm" in packages)) throw new CliError("npm has installed no pnpm.");
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}
