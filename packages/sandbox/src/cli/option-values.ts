import { statSync } from "node:fs";
import { resolve } from "node:path";
import { InputError } from "@waymark/hosting";

export const DEFAULT_PORT = 4300;
/** Leaves room for thirty apps behind the console. */
const MAX_FIRST_PORT = 65_500;

/** @throws {InputError} for a file */
export function readAppsFolder(given: string): string {
  if (statSync(given, { throwIfNoEntry: false })?.isDirectory() !== false) return resolve(given);
  throw new InputError(`${resolve(given)} is not a folder. Give --apps the folder of all apps.`);
}

export function readAllowedHost(given: string): string {
  if (/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/iu.test(given)) return given;
  throw new TypeError(
    `"${given}" is not a host name: give one such as portal.example, without a port`,
  );
}

export function readPages(given: string): [app: string, url: string] {
  const [, app = "", url = ""] = /^([a-z\d-]+)=(.+)$/u.exec(given) ?? [];
  // Without its scheme, `localhost:5304` is a url as well.
  if (!URL.canParse(url) || !/^https?:$/u.test(new URL(url).protocol)) {
    throw new TypeError(
      `"${given}" is not an app's address: give one such as uk=http://localhost:5304`,
    );
  }
  return [app, url];
}

export function readLimit(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  if (/^[1-9]\d*$/u.test(given)) return Number(given);
  throw new TypeError(`"${given}" is not a limit of calls: give a whole number from 1`);
}

export function readPort(given: string | undefined): number {
  if (given === undefined || given === "") return DEFAULT_PORT;
  const port = Number(given);
  if (!/^\d+$/u.test(given) || port > MAX_FIRST_PORT) {
    throw new TypeError(`"${given}" is not a port: give a number from 0 to ${MAX_FIRST_PORT}`);
  }
  return port;
}
