/** How a build is served. */
export interface NginxOptions {
  /** The folder of the build as nginx finds it. */
  root: string;
  /** What to listen on, such as `8080` or `127.0.0.1:8080`. */
  listen: string;
  /** The hosts that browsers ask for, each with its port where it has one; every other is refused. */
  hosts: readonly string[];
  /** Addresses, or networks, that requests come through: what they say of the visitor's address is believed. */
  fronts: readonly string[];
  /** The one folder that nginx writes to: its process number, and bodies too large for memory. */
  temp: string;
  /** Where the access log goes. */
  log: string;
  /** Origin of the portal's server; nothing is passed on without one. */
  server?: string | undefined;
  /** Paths that the server answers besides `/api/`. */
  pass: readonly string[];
  /** A path of the server whose answer to a HEAD sets the CSRF cookie, for visitors who come without it. */
  csrfFrom?: string | undefined;
  /** What `/version` says besides the build's hash. */
  version: Readonly<Record<string, string>>;
}
