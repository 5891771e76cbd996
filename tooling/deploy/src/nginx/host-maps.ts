import { map } from "./map.ts";
import { HEALTH_PATH } from "./server-locations.ts";

/**
 * Which host is asked for, out of those that the portal is served at. Servers write the host that they are told into the links
 * that they mail, so that no other reaches them.
 */
export function hostMaps(hosts: readonly string[]): string[] {
  const spellings = new Map(hosts.flatMap((host) => spellingsOf(host)));
  return [
    map("$http_host", "$known_host", [["default", ""], ...spellings]),
    // A health check asks for an address at most.
    map("$known_host:$uri", "$is_refused", [
      ["default", ""],
      [`~^:(?!${HEALTH_PATH}$)`, "1"],
    ]),
  ];
}

/** Browsers leave the usual ports out, proxies in front may not. */
function spellingsOf(host: string): (readonly [string, string])[] {
  const name = host.toLowerCase();
  const withPort = /:\d+$/u.test(name) ? [] : [`${name}:80`, `${name}:443`];
  return [name, ...withPort].map((spelling) => [spelling, name] as const);
}
