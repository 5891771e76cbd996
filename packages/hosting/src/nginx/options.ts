import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { commandName, InputError } from "../command-line.ts";

/** How nginx serves a build. */
export interface NginxOptions {
  /** The folder of the build, as nginx finds it. */
  root: string;
  /** A port, or an address and a port: `8080`, `127.0.0.1:8080`. */
  listen: string;
  /** The hosts of the portal, each with its port where it is no default one; every other is refused. */
  hosts: readonly string[];
  /** Addresses or networks of proxies in front, whose `X-Forwarded-For` is trusted. */
  fronts: readonly string[];
  /** The only folder that nginx writes to: its process id, and bodies too large for memory. */
  temp: string;
  /** The file of the access log. */
  log: string;
  /** Origin of the portal's server; without one nothing is passed on. */
  server?: string | undefined;
  /** Paths that the server answers besides `/api/`. */
  pass: readonly string[];
  /** A path of the server whose answer to a HEAD sets the CSRF cookie, for visitors without one. */
  csrfFrom?: string | undefined;
  /** What `/version` says besides the build's hash. */
  version: Readonly<Record<string, string>>;
}

/** What each option may be: nothing that would end a word of nginx's configuration. */
const formats = {
  host: { pattern: /^(?:[\w-]+\.)*[\w-]+(?::\d{1,5})?$/u, words: "a host like login.example" },
  front: {
    pattern: /^[\da-f.:]+(?:\/\d{1,3})?$/iu,
    words: "an address, or a network like 10.0.0.0/8",
  },
  listen: { pattern: /^(?:[\w.*-]+:|\[[\da-f:]+\]:)?\d{1,5}$/iu, words: "a port, or address:port" },
  server: {
    pattern: /^https?:\/\/[\w.-]+(?::\d{1,5})?$/u,
    words: "an origin like http://api:8000",
  },
  pass: { pattern: /^(?:\/[\w.-]+)+$/u, words: "a path like /workspace" },
  "csrf-from": { pattern: /^(?:\/[\w.-]*)+$/u, words: "a path like /api/csrf" },
  version: { pattern: /^[\w.+-]{1,64}$/u, words: "letters, digits and . + - _" },
} as const;

/** @throws {InputError} for a value that has another format, or is not allowed in nginx's configuration */
export function checkOptions(options: NginxOptions): void {
  const { hosts, fronts, listen, server, pass, csrfFrom, version } = options;
  if (hosts.length === 0) {
    throw new InputError("takes the hosts that it is served at: --host login.example");
  }
  const values = { host: hosts, front: fronts, listen, server, pass, "csrf-from": csrfFrom };
  for (const [name, value] of Object.entries(values))
    check(name as keyof typeof values, name, value);
  for (const [name, value] of Object.entries(version)) check("version", name, [name, value]);
}

function check(
  format: keyof typeof formats,
  name: string,
  value: string | readonly string[] | undefined,
): void {
  const { pattern, words } = formats[format];
  for (const each of [value ?? []].flat()) {
    if (!pattern.test(each)) throw new InputError(`--${name} ${each} should be ${words}.`);
  }
}

const command = commandName("nginx");

export const usage = `${command} <dist> --out <folder> --host <host>: writes <folder>/nginx.conf, which serves a build.

  <dist>              the folder of a build, configured or not
  --out <folder>      the folder of nginx.conf
  --host <host>       a host of the portal, such as login.example or localhost:8080; every other host is
                      refused. May be repeated, or hold several with commas
  --front <address>   the address or network of a proxy in front, such as 10.0.0.0/8, whose
                      X-Forwarded-For is trusted. May be repeated
  --root <folder>     the folder of the build as nginx finds it (<dist>)
  --listen <address>  a port, or an address and a port (8080)
  --temp <folder>     the only folder that nginx writes to (/tmp)
  --log <file>        the access log (/dev/stdout)
  --server <origin>   the portal's server, which answers /api/
  --pass <path>       another path that the server answers. May be repeated
  --csrf-from <path>  a path of the server that sets the CSRF cookie, so that pages set it, too
  --version <text>    shown at /version, beside the build's hash
  --commit <text>     the same`;

/**
 * Reads the command line.
 * @throws {Error} that says what is missing or wrong
 */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: "string" },
      root: { type: "string" },
      host: { type: "string", multiple: true, default: [] },
      front: { type: "string", multiple: true, default: [] },
      listen: { type: "string", default: "8080" },
      temp: { type: "string", default: "/tmp" },
      log: { type: "string", default: "/dev/stdout" },
      server: { type: "string" },
      pass: { type: "string", multiple: true, default: [] },
      "csrf-from": { type: "string" },
      version: { type: "string" },
      commit: { type: "string" },
    },
  });
  const [dist, ...more] = positionals;
  if (dist === undefined || values.out === undefined || more.length > 0) {
    throw new InputError(
      `takes a build and a folder: ${command} apps/uk/dist --out ../nginx --host login.example`,
    );
  }
  const { listen, host, front: fronts, server, pass, log, version, commit } = values;
  const options: NginxOptions = {
    root: resolve(values.root ?? dist),
    listen,
    hosts: host.flatMap((hosts) => hosts.split(",")),
    fronts,
    server,
    pass,
    log,
    temp: resolve(values.temp),
    csrfFrom: values["csrf-from"],
    version: {
      ...(version !== undefined && { version }),
      ...(commit !== undefined && { commit }),
    },
  };
  checkOptions(options);
  return { dist, out: values.out, options };
}
