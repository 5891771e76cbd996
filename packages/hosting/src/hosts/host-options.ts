import type { NginxOptions } from "../nginx/command-line.ts";

/** Settings with which Caddy or Apache serves a build: those of nginx, without its log and its CSRF cookie. */
export type HostOptions = Omit<NginxOptions, "log" | "csrfFrom">;
