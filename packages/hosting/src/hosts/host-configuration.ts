/** Settings with which the network of another company serves a build. */
export interface EdgeOptions {
  /** The hosts of the portal, each with its port where it is no default one; every other is refused. */
  host: readonly string[];
  /** Origins of the portal's servers; without one nothing is passed on. */
  server?: readonly string[];
  /** Paths that the server answers besides `/api/`. */
  pass?: readonly string[];
  /** Version that `/version` names besides the build's hash. */
  version?: string;
  /** Commit that `/version` names besides the build's hash. */
  commit?: string;
  /** Seconds that browsers remember to use https only. */
  hstsMaxAge?: number;
  /** True to bind every host below the portal's host to https, too. */
  hstsSubdomains?: boolean;
}

/** Settings with which a web server of the operator, such as Caddy or Apache, serves a build. */
export interface HostOptions extends EdgeOptions {
  /**
   * Addresses or networks of proxies in front, whose `X-Forwarded-For` is trusted; or the name of a content delivery
   * network, whose addresses and header are known.
   */
  front?: readonly string[];
  /** The folder of the build, as the web server finds it, where that is another one. */
  root?: string;
  /** A port, or an address and a port: `8080`, `127.0.0.1:8080`. */
  listen: string;
  /** The only folder that the web server writes to, such as its process id, and bodies too large for memory. */
  temp: string;
  /** The file of the authorities that sign the certificates of https servers, where they are not those of the system. */
  serverCa?: string;
}

/** Settings with which nginx serves a build. */
export interface NginxOptions extends HostOptions {
  /** The file of the access log. */
  log: string;
  /** Address of a name server: the server's name is looked up while nginx runs, not once when it starts. */
  resolver?: string;
  /** An address of this machine at which nginx counts its connections and requests, for a monitor. */
  metrics?: string;
  /** A path of the server whose answer to a HEAD sets the CSRF cookie, for visitors without one. */
  csrfFrom?: string;
}

/** A configuration of a web server that has been written. */
export interface WrittenConfiguration {
  /** Its path. */
  file: string;
  /** The command that starts the server with it, or publishes the build. */
  command: [name: string, ...args: string[]];
  /** The hash of the build, which `/version` answers with. */
  build: string;
}
