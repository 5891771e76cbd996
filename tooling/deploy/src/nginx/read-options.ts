import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Failure } from "../../../../scripts/failure.mjs";
import type { NginxOptions } from "./options.ts";

export const usage = `pnpm nginx <dist> --out <folder> --host <host>: writes <folder>/nginx.conf, which serves a build.

  <dist>              the folder of a build, after \`pnpm configure\`
  --out <folder>      where nginx.conf goes
  --host <host>       what browsers ask for, such as login.example or localhost:8080; every other is
                      refused. May be repeated, or hold several with commas
  --front <address>   an address or network that requests come through, such as 10.0.0.0/8; what it
                      says of the visitor's address is believed. May be repeated
  --root <folder>     where nginx finds the build (<dist>)
  --listen <address>  a port, or an address and a port (8080)
  --temp <folder>     the only folder that nginx writes to (/tmp)
  --log <file>        where the access log goes (/dev/stdout)
  --server <origin>   the portal's server, which answers /api/
  --pass <path>       a path that it answers, too; may be repeated
  --csrf-from <path>  a path of the server that sets the CSRF cookie, for pages to bring it
  --version <text>    said at /version, beside the build's hash
  --commit <text>     likewise`;

/** What each value may be: nothing that would end a word of nginx's configuration. */
const kinds = {
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
  commit: { pattern: /^[\w.+-]{1,64}$/u, words: "letters, digits and . + - _" },
} as const;

interface Wanted {
  dist: string;
  out: string;
  options: NginxOptions;
}

/**
 * Reads the command line.
 * @throws {Failure} that says what is missing or wrong
 */
export function readOptions(args: readonly string[]): Wanted {
  const { values: given, positionals } = parse(args);
  const values = { ...given, host: given.host.flatMap((hosts) => hosts.split(",")) };
  const [dist, ...more] = positionals;
  if (dist === undefined || values.out === undefined || more.length > 0) {
    throw new Failure(
      "takes a build and a folder: pnpm nginx apps/uk/dist --out ../nginx --host login.example",
    );
  }
  if (values.host.length === 0) {
    throw new Failure("takes the hosts that it is served at: --host login.example");
  }
  for (const [name, { pattern, words }] of Object.entries(kinds)) {
    for (const value of [values[name as keyof typeof kinds] ?? []].flat()) {
      if (!pattern.test(value)) throw new Failure(`--${name} ${value} should be ${words}.`);
    }
  }
  const { listen, host: hosts, front: fronts, server, pass, log, version, commit } = values;
  return {
    dist,
    out: values.out,
    options: {
      root: resolve(values.root ?? dist),
      listen,
      hosts,
      fronts,
      server,
      pass,
      log,
      temp: resolve(values.temp),
      csrfFrom: values["csrf-from"],
      version: { ...(version && { version }), ...(commit && { commit }) },
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      // Package managers hand their own separator on.
      args: args.filter((arg) => arg !== "--"),
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
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
