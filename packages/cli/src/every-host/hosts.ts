import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { createSandbox } from "@waymark/sandbox";
import { askOver } from "@waymark/hosting/testing/answers";
import {
  programOf,
  type Served,
  startTestedHost,
  type TestedHost,
} from "@waymark/hosting/testing/hosts";
import type { TestName } from "./tests.ts";

export type HostName = keyof typeof programOf | "sandbox";

/** A host of the table. */
export interface HostColumn {
  title: string;
  /** The package with which a machine runs it. */
  needs: string;
  /** Tests that do not apply, each with the note that the table has instead. */
  without: Partial<Record<TestName, string>>;
}

/** The note on what the company's network does, or does not. */
export const OF_NETWORK = "the network's";

const noCookie = { cookie: "with the first call" };
const ofNetwork = {
  ...noCookie,
  compression: OF_NETWORK,
  again: OF_NETWORK,
  ranges: OF_NETWORK,
  largeAnswers: OF_NETWORK,
};
const shared = { policy: "one for all pages" };
/** Networks whose configuration is only parsed, not run: they lack what a program of ours answers, and a portal below a path. */
const readNetwork = {
  ...ofNetwork,
  ...shared,
  below: "refused",
  check: "nothing runs it",
  spellings: "by the script",
  versions: "asked again",
  form: "none",
  methods: OF_NETWORK,
  odd: OF_NETWORK,
  health: "none",
  version: "none",
  otherHosts: OF_NETWORK,
};

/** Every host, in the order of the table. */
export const hosts: Readonly<Record<HostName, HostColumn>> = {
  sandbox: {
    title: "Sandbox",
    needs: "nothing",
    without: {
      ranges: "none",
      health: "none",
      version: "none",
      check: "no `/version`",
      otherHosts: "none",
      below: "none",
      calls: "is the server",
      dots: "is the server",
      gone: "is the server",
      largeAnswers: "is the server",
    },
  },
  nginx: { title: "nginx", needs: "Debian: nginx", without: {} },
  caddy: { title: "Caddy", needs: "Debian: caddy", without: noCookie },
  apache: { title: "Apache", needs: "Debian: apache2-bin", without: noCookie },
  cloudflare: {
    title: "Cloudflare",
    needs: "npm: workerd",
    without: ofNetwork,
  },
  cloudfront: {
    title: "CloudFront",
    needs: "Debian: njs",
    without: {
      ...ofNetwork,
      ...shared,
      form: "405 with words",
      calls: "an origin",
      dots: "an origin",
      gone: "an origin",
    },
  },
  netlify: {
    title: "Netlify",
    needs: "nothing",
    without: {
      ...readNetwork,
      types: OF_NETWORK,
      dots: OF_NETWORK,
      gone: OF_NETWORK,
    },
  },
  azure: {
    title: "Azure",
    needs: "nothing",
    without: {
      ...readNetwork,
      languages: "by the script",
      patterns: "the shell",
      uk: "by the script",
      calls: "a linked server",
      dots: "a linked server",
      gone: "a linked server",
    },
  },
  iis: {
    title: "IIS",
    needs: "nothing",
    without: {
      ...noCookie,
      check: "nothing runs it",
      ...shared,
      compression: "its own",
      again: "its own",
      ranges: "its own",
      versions: "asked again",
      form: "405 with words",
      methods: "405 without `Allow`",
      odd: "its own",
      largeAnswers: "its own",
      gone: "its own",
    },
  },
};

/** Returns true where this machine can run a host. */
export function isHere(name: HostName): boolean {
  return name === "sandbox" || programOf[name] !== undefined;
}

/** Serves a build by a host. */
export async function startHost(name: HostName, served: Served): Promise<TestedHost> {
  return name === "sandbox" ? startSandbox(served) : startTestedHost(name, served);
}

async function startSandbox({ dist }: Served): Promise<TestedHost> {
  const sandbox = createSandbox({ apps: [{ name: "default", title: "Portal", dist }] });
  const fetch = async (request: Request) => sandbox.fetch(request, "default");
  const server = serve({ fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    ask: async (path, asked = {}) => askOver(`http://${host}`, path, asked),
    stop: async () => {
      server.close();
      sandbox.close();
    },
  };
}
