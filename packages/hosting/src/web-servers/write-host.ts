import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { CommanderError } from "commander";
import { InputError } from "../input-error.ts";
import { type OtherBuild, writeCanaryConfiguration } from "../nginx/write-canary-configuration.ts";
import type { CommandOptions } from "../hosts/command-line.ts";
import { unpassedPaths } from "./unpassed-paths.ts";
import { type WebServer, webServers } from "./web-servers.ts";

/** The name of a web server and its options, as `waymark host` has them. */
export type HostWords = readonly string[];

interface HostTarget {
  dist: string;
  out: string;
  /** Called with each sentence about a path that the server may have to answer. */
  note?: (words: string) => void;
  /** Another build that is served beside this one. */
  beside?: OtherBuild;
}

/** Packages put web servers into folders that ordinary users seldom have on their path. */
const ADDED_PATH = ["/usr/sbin", "/usr/local/sbin"];
const TEST_LIMIT_MS = 30_000;
/** The first port that every user may open. */
const OPEN = 1024;

/**
 * Writes the configuration of a web server, and has that web server check it where it is installed.
 * @returns facts for the record of a deployment
 * @throws {InputError} for a wrong option, or with the words of the web server
 */
export function writeHost(
  [name = "", ...words]: HostWords,
  { dist, out, beside, note }: HostTarget,
) {
  const server = new Map<string, WebServer>(Object.entries(webServers)).get(name);
  if (server === undefined) {
    const names = Object.keys(webServers).join(", ");
    throw new InputError(`there is no web server ${JSON.stringify(name)}. Known: ${names}.`);
  }
  const options = optionsOf(server, [dist, "--out", out, ...words]);
  const write = (to: string, more: Partial<CommandOptions>) =>
    beside === undefined
      ? server.write(dist, to, { ...options, ...more })
      : writeCanaryConfiguration({ dist, beside }, to, { ...options, ...more });
  testConfiguration(server, (temp) =>
    write(temp, { ...testedAt(options), temp, log: join(temp, "access.log") }),
  );
  const { build } = write(out, {});
  for (const path of unpassedPaths(dist, options)) note?.(path);
  const { version, commit } = options;
  return { build, ...(version && { version }), ...(commit && { commit }) };
}

function optionsOf({ command }: WebServer, words: readonly string[]): CommandOptions {
  const given = command().exitOverride();
  given.configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
  try {
    return given.parse(words, { from: "user" }).opts<CommandOptions>();
  } catch (error) {
    const { code, message } = error as CommanderError;
    throw new InputError(
      code === "commander.helpDisplayed"
        ? `--web-server has the options of \`waymark host ${given.name()} --help\`, but for <dist> and --out.`
        : `--web-server: ${message.replace(/^error: /u, "")}`,
    );
  }
}

/**
 * Addresses of which every user may open the port: nginx opens what it tests. The user who deploys often lacks the right that
 * the web server gets when it starts. A port that is taken is no fault of a test.
 */
function testedAt({ listen, metrics }: CommandOptions): Partial<CommandOptions> {
  return {
    listen: withOpenPort(listen),
    ...(metrics !== undefined && { metrics: withOpenPort(metrics) }),
  };
}

function withOpenPort(address: string): string {
  return address.replace(/\d+$/u, (port) => `${Number(port) + (Number(port) < OPEN ? OPEN : 0)}`);
}

/** Has the web server test its configuration. What it writes for that goes to a folder of this test. */
function testConfiguration(server: WebServer, write: (temp: string) => { file: string }): void {
  if (server.test === undefined) return;
  const temp = mkdtempSync(join(tmpdir(), "waymark-web-server-"));
  try {
    const { file } = write(temp);
    const [name, ...args] = server.test(file);
    const { error, status, stdout, stderr } = spawnSync(name, args, {
      encoding: "utf8",
      timeout: TEST_LIMIT_MS,
      env: { ...process.env, PATH: [process.env["PATH"], ...ADDED_PATH].join(delimiter) },
    });
    // It may be installed elsewhere.
    if (error && "code" in error && error.code === "ENOENT") return;
    if (status === 0) return;
    throw new InputError(`${name} refuses its configuration:\n${(stderr || stdout).trim()}`);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}
