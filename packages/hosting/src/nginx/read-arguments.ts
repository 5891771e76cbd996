import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { commandName, InputError } from "../command-line.ts";
import { checkOptions, type NginxOptions } from "./options.ts";

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

interface NginxArguments {
  dist: string;
  out: string;
  options: NginxOptions;
}

/**
 * Reads the command line.
 * @throws {InputError} that says what is missing or wrong
 */
export function readArguments(args: readonly string[]): NginxArguments {
  const { values, positionals } = parse(args);
  const [dist, ...more] = positionals;
  if (dist === undefined || values.out === undefined || more.length > 0) {
    throw new InputError(
      `takes a build and a folder: ${command} apps/uk/dist --out ../nginx --host login.example`,
    );
  }
  const { listen, host, front: fronts, server, pass, log, version, commit } = values;
  const options = {
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

function parse(args: readonly string[]) {
  try {
    return parseArgs({
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
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message : String(error));
  }
}
