import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:https";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { listening } from "./listening.ts";

/** Path of the machine's openssl; undefined where there is none. */
export const opensslPath = ["/usr/bin/openssl", "/usr/local/bin/openssl"].find((path) =>
  existsSync(path),
);

/** A certificate and its key, as files. */
export interface Certificate {
  cert: string;
  key: string;
}

/**
 * Makes a certificate for one name.
 * @param issuer the authority that signs it; it signs itself without one
 */
export function makeCertificate(folder: string, name: string, issuer?: Certificate): Certificate {
  const file = join(folder, `${name}-${issuer === undefined ? "own" : "signed"}`);
  const made = { cert: `${file}.pem`, key: `${file}.key` };
  const kind = "req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1";
  const signed = issuer === undefined ? [] : ["-CA", issuer.cert, "-CAkey", issuer.key];
  const names = issuer === undefined ? [] : ["-addext", `subjectAltName=DNS:${name}`];
  const files = ["-subj", `/CN=${name}`, "-keyout", made.key, "-out", made.cert];
  const args = [...kind.split(" "), ...files, ...signed, ...names];
  execFileSync(opensslPath ?? "openssl", args, { stdio: "pipe" });
  return made;
}

/** Starts a server over https for one test. @returns its port, and the headers of the calls that it had */
export async function startSecure({ cert, key }: Certificate) {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer(
    { cert: readFileSync(cert), key: readFileSync(key) },
    ({ headers }, response) => {
      seen.push(headers);
      response.end("{}");
    },
  );
  const { port, stop } = await listening(server);
  onTestFinished(stop);
  return { port, seen };
}
