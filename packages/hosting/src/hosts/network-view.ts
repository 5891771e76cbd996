import { resolve } from "node:path";
import networks from "./content-networks.json" with { type: "json" };
import { InputError } from "../input-error.ts";
import { isLoopback } from "../loopback.ts";

/** Content delivery networks by name: the header in which each names the visitor's address, and its own addresses. */
export const contentNetworks: Readonly<Record<string, { header: string; addresses: string[] }>> =
  networks;

/** The trusted proxies in front, and the header in which they name the visitor's address. */
export function frontView(given: readonly string[] = []) {
  const front = given.map((each) => each.toLowerCase());
  const named = front.filter((each) => Object.hasOwn(contentNetworks, each));
  if (named.length > 1) {
    throw new InputError(
      `--front names ${named.join(" and ")}: a visitor comes through one network. Name that one alone.`,
    );
  }
  return {
    front: front.flatMap((each) => contentNetworks[each]?.addresses ?? [each]),
    clientHeader: contentNetworks[named[0] ?? ""]?.header ?? "X-Forwarded-For",
  };
}

/** The authorities that Debian trusts. */
const SYSTEM_CA = "/etc/ssl/certs/ca-certificates.crt";

interface ServerOptions {
  resolver?: string;
  serverCa?: string;
}

/** The portal's servers: their addresses, and what they have in common. */
export function serverView(origins: readonly string[], { resolver, serverCa }: ServerOptions) {
  if (resolver !== undefined && origins.length !== 1) {
    throw new InputError("--resolver: give one --server, whose name stands for all its addresses.");
  }
  const parts = origins.map((origin) => origin.split("://"));
  const [scheme, ...others] = new Set(parts.map(([name]) => name));
  if (others.length > 0) throw new InputError("--server: give http or https for all servers.");
  const isSecure = scheme === "https";
  if (serverCa !== undefined && !isSecure) {
    throw new InputError("--server-ca: give a --server over https.");
  }
  return {
    servers: parts.map(([, host]) => host),
    scheme,
    isSecure,
    serverCa: resolve(serverCa ?? SYSTEM_CA),
    ownServerCa: serverCa && resolve(serverCa),
  };
}

/**
 * The origin of the portal's server, for a host that calls it over the internet; undefined where there is none.
 * @throws {InputError} for several servers, and for one without https
 */
export function serverOverInternet(origins: readonly string[] = []): string | undefined {
  if (origins.length > 1) {
    throw new InputError("--server: give one origin; its own network balances between machines.");
  }
  const [origin] = origins;
  if (!origin || origin.startsWith("https:") || isLoopback(new URL(origin))) return origin;
  throw new InputError(
    `--server: ${origin} is called over the internet, where http shows passwords. Give an https origin.`,
  );
}

/**
 * The names that nginx and Apache look for in the certificates of https servers.
 * @throws {InputError} where a server has an address: they compare names alone
 */
export function namesOfServers(origins: readonly string[] = []): string[] {
  const secure = origins.filter((origin) => origin.startsWith("https:"));
  const names = new Set(secure.map((origin) => new URL(origin).hostname));
  const address = [...names].find((name) => /^[\d.]+$/u.test(name));
  if (address === undefined) return [...names];
  throw new InputError(
    `--server: a certificate is compared with a name. Give the name of the https server ${address}.`,
  );
}

/**
 * The one name that nginx looks for.
 * @throws {InputError} where the servers have several names, or an address
 */
export function nameOfServers(origins?: readonly string[]): string {
  const [name = "", ...others] = namesOfServers(origins);
  if (others.length === 0) return name;
  throw new InputError(
    `--server: nginx compares the certificates of all servers with one name, not with ${[name, ...others].join(" and ")}. ` +
      "Give all of them one name, which may have several addresses.",
  );
}
