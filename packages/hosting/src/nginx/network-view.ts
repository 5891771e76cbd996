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

/** The portal's servers: their addresses, and what they have in common. */
export function serverView(origins: readonly string[], resolver?: string) {
  if (resolver !== undefined && origins.length !== 1) {
    throw new InputError("--resolver: give one --server, whose name stands for all its addresses.");
  }
  const parts = origins.map((origin) => /^(https?):\/\/(.*)$/u.exec(origin));
  const [scheme, ...others] = new Set(parts.map((part) => part?.[1] ?? ""));
  if (others.length > 0) throw new InputError("--server: give http or https for all servers.");
  const servers = parts.map((part, index) => part?.[2] ?? origins[index] ?? "");
  return {
    servers,
    scheme,
    isSecure: scheme === "https",
    serverName: servers[0]?.replace(/:\d+$/u, ""),
  };
}
