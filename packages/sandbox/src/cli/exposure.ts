import { isIP } from "node:net";
import { InputError, isLoopback } from "@waymark/hosting";

interface Exposure {
  /** The address that is listened on. */
  host: string;
  isProduction: boolean;
}

/** @throws {InputError} for an address that would be every address, as an unset variable is */
export function readHost(given: string): string {
  if (given.trim() !== "") return given;
  throw new InputError(
    "--host is empty. Give an address to listen on, such as 127.0.0.1, or leave --host out.",
  );
}

/** Returns true in production. @throws {InputError} there, unless that was asked for */
export function readProduction(env: NodeJS.ProcessEnv, isAllowed: boolean): boolean {
  const isProduction = env["NODE_ENV"] === "production";
  if (!isProduction || isAllowed) return isProduction;
  throw new InputError(
    "NODE_ENV is production. The sandbox shows every password on its console and is not a server for real people: unset NODE_ENV, or add --allow-production.",
  );
}

/** Returns the warning for a sandbox that others can reach; empty while only this machine can. */
export function exposureWarning({ host, isProduction }: Exposure, consoleUrl: string): string {
  const { port } = new URL(consoleUrl);
  const lines = [
    ...(isLoopbackHost(host)
      ? []
      : [
          `WARNING: the sandbox listens on ${host}, and other machines can reach it.`,
          `Its console (port ${port}) shows every account with its password and every mail with its link, without a sign-in.`,
          "Every visitor can sign in with every account. It answers to IP addresses; --allow-host <name> adds a name.",
        ]),
    ...(isProduction
      ? ["WARNING: NODE_ENV is production, and this is not a production server."]
      : []),
  ];
  return lines.join("\n");
}

/** Returns true for an address of this machine alone. One with a zone is no part of a url. */
function isLoopbackHost(host: string): boolean {
  const url = URL.parse(`http://${isIP(host) === 6 ? `[${host}]` : host}`);
  return url !== null && isLoopback(url);
}
