import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  type Certificate,
  makeCertificate,
  opensslPath,
  startSecure,
} from "../testing/certificates.ts";
import { smallBuild } from "../testing/small-build.ts";
import { testFolder } from "../testing/test-folder.ts";
import {
  freePort,
  makeOwnFolder,
  nginxPath,
  startWebServer,
  untilAnswered,
} from "../testing/web-server-process.ts";
import { webServers } from "../web-servers/web-servers.ts";

const paths = {
  nginx: nginxPath ?? "/usr/sbin/nginx",
  caddy: "/usr/bin/caddy",
  apache: "/usr/sbin/apache2",
} as const;

/** The status where the server is not trusted. */
const refusals = { nginx: 502, caddy: 502, apache: 500 } as const;

/** Submits over a web server to a server over https, whose certificates the test makes. */
async function submit(
  name: keyof typeof paths,
  certificates: (folder: string) => { served: Certificate; serverCa?: string },
) {
  const folder = testFolder();
  const temp = makeOwnFolder(join(folder, "temp"));
  const host = `127.0.0.1:${await freePort()}`;
  const { served, serverCa } = certificates(folder);
  const { port, seen } = await startSecure(served);
  const { command } = webServers[name].write(smallBuild(folder, "one"), folder, {
    host: [host],
    listen: host,
    temp,
    server: [`https://localhost:${port}`],
    ...(serverCa && { serverCa }),
    log: join(temp, "access.log"),
  });
  const running = startWebServer([paths[name], ...command.slice(1)], { temp });
  onTestFinished(async () => running.stop());
  await untilAnswered(`http://${host}/healthz`, running);
  const answer = await fetch(`http://${host}/api/auth/login`, { method: "POST", body: "{}" });
  return { status: answer.status, seen, host };
}

/** Certificates of an authority that the system does not know. */
const signedFor = (name: string) => (folder: string) => {
  const authority = makeCertificate(folder, "authority");
  return { served: makeCertificate(folder, name, authority), serverCa: authority.cert };
};

const canRun = (path: string) => existsSync(path) && opensslPath !== undefined;

for (const name of ["nginx", "caddy", "apache"] as const) {
  describe.skipIf(!canRun(paths[name]))(`${name}, running`, { timeout: 60_000 }, () => {
    it("[QO-4] [QO-2] passes calls to a server whose certificate it can verify", async () => {
      const { status, seen, host } = await submit(name, signedFor("localhost"));
      expect(status).toBe(200);
      expect(seen).toEqual([expect.objectContaining({ "x-forwarded-host": host })]);
      // Apache looks for the host that it names in the certificate.
      expect(seen[0]?.host).toMatch(name === "apache" ? /^localhost:/u : host);
    });

    it("[QO-4] [QO-2] sends no password to a server with a certificate for another name", async () => {
      const { status, seen } = await submit(name, signedFor("someone.else.example"));
      expect({ status, seen }).toEqual({ status: refusals[name], seen: [] });
    });

    it("[QO-4] [QO-2] sends no password to a server with a certificate that no authority has signed", async () => {
      const { status, seen } = await submit(name, (folder) => ({
        served: makeCertificate(folder, "localhost"),
      }));
      expect({ status, seen }).toEqual({ status: refusals[name], seen: [] });
    });
  });
}
