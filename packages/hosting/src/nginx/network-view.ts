import { resolve } from "node:path";
import networks from "./content-networks.json" with { type: "json" };
import { InputError } from "../input-error.ts";

/** Content delivery networks by name: the header in which each names the visitor's address, and its own addresses. */
export const contentNetworks: Readonly<Record<string, { header: string; addresses: string[] }>> =
  networks;

/** The proxies in front whose word about the visitor's address is believed, and the header that they say it in. */
export function frontView(front: readonly string[] = []) {
  const named = front.filter((each) => Object.hasOwn(contentNetworks, each));
  if (named.length > 1) {
    throw new InputError(
      `--front names ${named.join(" and ")}: a visitor comes through one network.`,
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
  const parts = origins.map((origin) => /^(https?):\/\/(.*)$/u.exec(origin));
  const [scheme, ...others] = new Set(parts.map((part) => part?.[1] ?? ""));
  if (others.length > 0) throw new InputError("--server: give http or https for all servers.");
  const isSecure = scheme === "https";
  if (serverCa !== undefined && !isSecure) {
    throw new InputError("--server-ca: give a --server by https.");
  }
  const servers = parts.map((part, index) => part?.[2] ?? origins[index] ?? "");
  return {
    servers,
    scheme,
    isSecure,
    serverCa: resolve(serverCa ?? SYSTEM_CA),
    ownServerCa: serverCa && resolve(serverCa),
  };
}

/**
 * The name that nginx finds in the certificates of https servers: it compares one name, and no address.
 * @throws {InputError} where the servers have several names, or an address
 */
export function serverNameOf(origins: readonly string[] = []): string {
  const secure = origins.filter((origin) => origin.startsWith("https:"));
  const [name = "", ...others] = new Set(secure.map((origin) => new URL(origin).hostname));
  if (others.length === 0 && !/^[\d.]+$/u.test(name)) return name;
  throw new InputError(
    `--server: nginx compares the certificates of https servers with one name, not with ${[name, ...others].join(" and ")}. ` +
      "Give all of them one name, which may have several addresses.",
  );
}
