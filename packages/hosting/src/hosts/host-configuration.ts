import type { NginxOptions } from "./command-line.ts";

/** Settings with which Caddy or Apache serves a build: those of nginx, without its log, its CSRF cookie and its name server. */
export type HostOptions = Omit<NginxOptions, "log" | "csrfFrom" | "resolver" | "metrics">;

/** Settings with which the network of another company serves a build. */
export type EdgeOptions = Omit<HostOptions, "listen" | "temp" | "front" | "root" | "serverCa">;

/** A configuration of a web server that has been written. */
export interface WrittenConfiguration {
  /** Its path. */
  file: string;
  /** The command that starts the server with it, or publishes the build. */
  command: [name: string, ...args: string[]];
  /** The hash of the build, which `/version` answers with. */
  build: string;
}
