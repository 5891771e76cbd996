import { isIP } from "node:net";
import { connect } from "node:tls";
import { refuseUserInfo } from "@waymark/hosting";
import { Command, InvalidArgumentError } from "commander";
import { checkText, runCheck } from "./run-check.ts";
import { type Certificate, type CheckWorld, LIMIT_MS } from "./site.ts";

/** The network and the clock of this machine. */
export const realWorld: CheckWorld = {
  fetch: (request) => fetch(request),
  now: () => new Date(),
  certificate,
};

/** Returns the subcommand `check`. It ends with code 1 where it found something. */
export function checkCommand(): Command {
  return new Command("check")
    .description("Checks a portal where it is deployed: pages, headers, files, connection, calls.")
    .argument("<url>", "the address of the portal, such as https://login.example/", readUrl)
    .option("--json", "print the findings as JSON")
    .action(async (url: string, { json }: { json?: true }) => {
      const report = await runCheck(realWorld, url);
      console.log(json ? JSON.stringify(report, null, 2) : checkText(report));
      process.exitCode = report.findings.length > 0 ? 1 : 0;
    });
}

/** Reads the address of a portal. @throws {InputError} for one with a password, {InvalidArgumentError} for another text */
export function readUrl(given: string): string {
  refuseUserInfo(given);
  const url = URL.parse(given);
  if (url && /^https?:$/u.test(url.protocol) && url.search + url.hash === "") return url.href;
  throw new InvalidArgumentError(
    "Give an address such as https://login.example/, without a query.",
  );
}

function certificate({ hostname, port }: URL): Promise<Certificate | undefined> {
  const host = hostname.replaceAll(/[[\]]/gu, "");
  // A server is asked for a certificate by a name, and never by an address.
  const name = isIP(host) === 0 ? { servername: host } : {};
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: Number(port || 443), ...name });
    socket.once("secureConnect", () => {
      const { valid_from: begins, valid_to: ends } = socket.getPeerCertificate();
      socket.destroy();
      resolve(ends ? { begins: new Date(begins), ends: new Date(ends) } : undefined);
    });
    socket.once("error", reject);
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new DOMException("", "TimeoutError")));
  });
}
