import { InputError } from "../input-error.ts";
import { isLoopback } from "../loopback.ts";

/** Origins of the portal's servers, as a host has them. */
interface ServersView {
  scheme: string | undefined;
  servers: readonly string[];
}

/**
 * The origin of the portal's server, for a host that calls it over the internet; undefined where there is none.
 * @throws {InputError} for several servers, and for one without https
 */
export function serverOverInternet({ scheme, servers }: ServersView): string | undefined {
  if (servers.length > 1) {
    throw new InputError("--server: give one origin; its own network balances between machines.");
  }
  const [origin] = servers.map((server) => `${scheme}://${server}`);
  if (origin === undefined || scheme === "https" || isLoopback(new URL(origin))) return origin;
  throw new InputError(
    `--server: ${origin} is called over the internet, where http shows passwords. Give an https origin.`,
  );
}
