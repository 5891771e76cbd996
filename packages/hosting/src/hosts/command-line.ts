import { isIP } from "node:net";
import { Command, InvalidArgumentError } from "commander";
import { YEAR_SECONDS } from "../headers/security-headers.ts";
import { refuseUserInfo } from "../input-error.ts";
import type { NginxOptions } from "./host-configuration.ts";
import { contentNetworks } from "./network-view.ts";

/** A port: 1 to 65535. */
const PORT = String.raw`(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])`;

/** Tells whether a text is the name of a content delivery network, an address, or a network like `10.0.0.0/8`. */
function isFront(text: string): boolean {
  if (Object.hasOwn(contentNetworks, text.toLowerCase())) return true;
  const [, address = "", bits] = /^([^/%]*)(?:\/(0|[1-9]\d{0,2}))?$/u.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(bits ?? 0) <= (version === 4 ? 32 : 128);
}

/** A path of the server. The web server itself has the answer at some. */
const PASS = /^(?!\/(?:healthz|version|\.well-known\/change-password)$)(?:\/[\w.-]+)+$/u;

/** Options of the command besides the folder of the build. */
export interface CommandOptions extends NginxOptions {
  out: string;
}

/** The command line of nginx. It checks each value, and `--help` lists it. */
export function nginxCommandLine(): Command {
  return hostCommandLine("nginx", { title: "nginx", file: "nginx.conf" })
    .option("--log <file>", "the access log", "/dev/stdout")
    .option(
      "--resolver <address>",
      "a name server, with which the name of the one --server is looked up again while nginx runs",
      textLike(
        withPort`[\w.-]+(?::PORT)?|\[[\da-fA-F:]+\](?::PORT)?`,
        "an address like 127.0.0.11",
      ),
    )
    .option(
      "--metrics <address>",
      "an address of this machine, such as 127.0.0.1:9180, that answers a monitor with nginx's counters at /metrics",
      textLike(withPort`(?:127\.0\.0\.1|\[::1\]|localhost):PORT`, "a loopback address and a port"),
    )
    .option(
      "--csrf-from <path>",
      "a path of the server that sets the CSRF cookie, so that pages set it, too",
      textLike(/^(?:\/[\w.-]*)+$/u, "a path like /api/csrf"),
    );
}

/** The command line that every web server has. */
export function hostCommandLine(name: string, files: HostFile): Command {
  return portalOptions(name, files)
    .option(
      "--front <address>",
      "the address or network of a proxy in front, whose X-Forwarded-For is trusted, " +
        `or a content delivery network: ${Object.keys(contentNetworks).join(", ")}. May be repeated`,
      listOf({ test: isFront }, "an address, a network like 10.0.0.0/8, or a known name"),
    )
    .option("--root <folder>", "the folder of the build as the server finds it (default: <dist>)")
    .option(
      "--listen <address>",
      "a port, or an address and a port",
      textLike(withPort`(?:[\w.*-]+:|\[[\da-fA-F:]+\]:)?PORT`, "a port, or address:port"),
      "8080",
    )
    .option(
      "--server-ca <file>",
      "the authorities that sign the certificate of a --server over https (default: those of the system)",
    )
    .option(
      "--temp <folder>",
      `the only folder that ${files.title} writes to; each web server of a machine needs its own`,
      "/tmp",
    );
}

interface HostFile {
  title: string;
  file: string;
}

/** The command line that every host has, also one that is no machine of the operator. */
export function portalOptions(name: string, { title, file }: HostFile): Command {
  return new Command(name)
    .description(`Writes <folder>/${file}, with which ${title} serves a build.`)
    .argument("<dist>", "the folder of a build, configured or not")
    .requiredOption("--out <folder>", `the folder of ${file}`)
    .requiredOption(
      "--host <host>",
      "a host of the portal, such as login.example or localhost:8080; every other host is refused. " +
        "May be repeated, or hold several with commas",
      listOf(withPort`(?:[\w-]+\.)*[\w-]+(?::PORT)?`, "a host like login.example"),
    )
    .option(
      "--server <origin>",
      "the portal's server, which answers /api/. May be repeated: another one is asked where one is gone",
      listOf(withPort`https?://[\w.-]+(?::PORT)?`, "an origin like http://api:8000"),
    )
    .option(
      "--pass <path>",
      "another path that the server answers. May be repeated",
      listOf(PASS, "a path like /workspace, and none that the web server answers itself"),
    )
    .option("--version <text>", "the version that /version shows, beside the build's hash")
    .option("--commit <text>", "the commit that /version shows")
    .option(
      "--hsts-max-age <seconds>",
      "how long browsers use https only; 0 has them forget it",
      readSeconds,
      YEAR_SECONDS,
    )
    .option("--hsts-subdomains", "bind every host below the portal's to https, too");
}

/** A pattern for a whole value that may name a port. */
function withPort({ raw }: TemplateStringsArray): RegExp {
  return new RegExp(`^(?:${raw.join("").replaceAll("PORT", PORT)})$`, "u");
}

function readSeconds(value: string): number {
  if (/^\d{1,9}$/u.test(value)) return Number(value);
  throw new InvalidArgumentError("It should be a number of seconds, such as 31536000.");
}

/** A regular expression, or another test of a text. */
interface Pattern {
  test: (text: string) => boolean;
}

/** Reads an option of a format. */
function textLike(pattern: Pattern, expected: string) {
  return (value: string): string => {
    if (pattern.test(value)) return value;
    throw new InvalidArgumentError(`It should be ${expected}.`);
  };
}

/** Reads an option of a format that may be repeated, or hold several values with commas. */
function listOf(pattern: Pattern, expected: string) {
  const read = textLike(pattern, expected);
  return (values: string, before: readonly string[] = []) => {
    refuseUserInfo(values);
    return [...before, ...values.split(",").map((value) => read(value))];
  };
}
