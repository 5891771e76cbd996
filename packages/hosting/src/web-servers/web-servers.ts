import type { Command } from "commander";
import { writeApacheConfiguration } from "../apache/write-apache-configuration.ts";
import { writeAzureConfiguration } from "../azure/write-azure-configuration.ts";
import { writeCaddyConfiguration } from "../caddy/write-caddy-configuration.ts";
import { writeCloudflareConfiguration } from "../cloudflare/write-cloudflare-configuration.ts";
import { writeCloudfrontConfiguration } from "../cloudfront/write-cloudfront-configuration.ts";
import { writeIisConfiguration } from "../iis/write-iis-configuration.ts";
import { writeNetlifyConfiguration } from "../netlify/write-netlify-configuration.ts";
import {
  type CommandOptions,
  hostCommandLine,
  nginxCommandLine,
  portalOptions,
} from "../hosts/command-line.ts";
import { writeNginxConfiguration } from "../nginx/write-nginx-configuration.ts";
import type { WrittenConfiguration } from "../hosts/host-configuration.ts";

/** A web server, or the network of another company, that a configuration can be written for. */
export interface WebServer {
  /** The command line without an action. */
  command: () => Command;
  write: (dist: string, out: string, options: CommandOptions) => WrittenConfiguration;
  /** True where files go to another place, and nothing is started on this machine. */
  isPublished?: true;
  /** The command with which the web server itself checks a configuration, where it has one. */
  test?: (file: string) => [name: string, ...args: string[]];
}

/** The web servers, by name: a new one is a row, and the types name the tests that it needs. */
export const webServers = {
  nginx: {
    command: nginxCommandLine,
    write: writeNginxConfiguration,
    test: (file) => ["nginx", "-e", "stderr", "-t", "-q", "-c", file],
  },
  caddy: {
    command: () => hostCommandLine("caddy", { title: "Caddy", file: "Caddyfile" }),
    write: writeCaddyConfiguration,
    test: (file) => ["caddy", "validate", "--adapter", "caddyfile", "--config", file],
  },
  apache: {
    command: () => hostCommandLine("apache", { title: "Apache", file: "httpd.conf" }),
    write: writeApacheConfiguration,
    test: (file) => ["apache2", "-t", "-f", file],
  },
  cloudflare: {
    command: () => portalOptions("cloudflare", { title: "Cloudflare", file: "wrangler.json" }),
    write: writeCloudflareConfiguration,
    isPublished: true,
  },
  cloudfront: {
    command: () => portalOptions("cloudfront", { title: "CloudFront", file: "viewer-request.js" }),
    write: writeCloudfrontConfiguration,
    isPublished: true,
  },
  netlify: {
    command: () => portalOptions("netlify", { title: "Netlify", file: "netlify.toml" }),
    write: writeNetlifyConfiguration,
    isPublished: true,
  },
  azure: {
    command: () =>
      portalOptions("azure", { title: "Azure Static Web Apps", file: "staticwebapp.config.json" }),
    write: writeAzureConfiguration,
    isPublished: true,
  },
  iis: {
    command: () => portalOptions("iis", { title: "IIS", file: "web.config" }),
    write: writeIisConfiguration,
    isPublished: true,
  },
} satisfies Record<string, WebServer>;

/** Names of the hosts that a configuration is written for. */
export type WebServerName = keyof typeof webServers;
