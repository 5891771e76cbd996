import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { InputError } from "@waymark/hosting";
import { IN_MEMORY } from "../database/database.ts";
import { findAppsFolder } from "../find-app-folders.ts";
import { readSmtpUrl } from "../mail/smtp.ts";
import { readProduction, readHost } from "./exposure.ts";
import {
  DEFAULT_PORT,
  readAllowedHost,
  readAppsFolder,
  readLimit,
  readPages,
  readPort,
} from "./option-values.ts";

export interface CliOptions {
  help: boolean;
  host: string;
  /** Host names that are answered besides addresses, `localhost` and those of the apps. */
  allowedHosts: readonly string[];
  /** True where `NODE_ENV` is production, which has to be allowed. */
  isProduction: boolean;
  /** The console's port; the apps follow. 0 takes any free ones. */
  port: number;
  /** A file, or the name of a database in memory. */
  database: string;
  /** Starts from the seed, whatever the file holds. */
  reset: boolean;
  appsFolder: string;
  /** Origins of other servers that serve the pages of apps, as in development; only those apps are listed then. */
  pages: ReadonlyMap<string, string>;
  testControls: boolean;
  /** A file with values to merge into the pages' configuration. */
  configurationFile: string | undefined;
  /** A HAR file whose answers are played back. */
  replayFile: string | undefined;
  /** Waits as long as the recorded server did. */
  replayLatency: boolean;
  /** Refuses the calls that the recording does not have. */
  replayOnly: boolean;
  /** Configures the pages to show everything. */
  demonstration: boolean;
  /** Url of a mail server that gets the mails as well, from `SMTP_URL`. */
  smtpUrl: string | undefined;
  /** Calls that one address may make in a minute; undefined for any number. */
  callsPerMinute: number | undefined;
}

const DEFAULT_DATABASE = join(".sandbox", "waymark.db");

export const help = `Usage: waymark-sandbox [options]

  --port <first>          port of the console, the apps take the ones after it (${DEFAULT_PORT}; or PORT; 0: any free ones)
  --host <address>        address to listen on (127.0.0.1); beyond this machine everyone sees all passwords
  --allow-host <name>     answer to this host name, too, as when a server in front passes requests on; may be repeated
  --database <file>       where to keep what happens (.sandbox/waymark.db)
  --memory                keep it in memory only
  --reset                 delete the data and start from the seed
  --apps <folder>         folder with a folder for each app (apps)
  --pages <app>=<url>     list only this app, whose pages another server serves there; may be repeated
  --demonstration         show everything: branding, design system, analytics, log out
  --configuration <file>  JSON to merge into the configuration of every page (as built)
  --calls-per-minute <n>  answer further calls of one address with 429 (no limit)
  --replay <file>         answer calls from a HAR 1.2 recording of another server, the others as usual
  --replay-latency        wait as long as the recorded server did
  --replay-only           refuse the calls that the recording does not have
  --allow-production      start although NODE_ENV is production
  --test-controls         let tests move the sandbox's clock, and make a call fail by a header
  --help                  show this

Mails stay in the console's outbox; with SMTP_URL set they are sent there, too.
`;

/**
 * Reads the command line.
 * @throws {TypeError} with a readable message for an unknown flag or a wrong value
 * @throws {InputError} for options that do not fit together
 */
export function readCliOptions(args: readonly string[], env: NodeJS.ProcessEnv): CliOptions {
  const { values } = parseArgs({
    // Package managers hand their own separator on.
    args: args.filter((arg) => arg !== "--"),
    options: {
      port: { type: "string" },
      host: { type: "string", default: "127.0.0.1" },
      "allow-host": { type: "string", multiple: true, default: [] },
      "allow-production": { type: "boolean", default: false },
      database: { type: "string" },
      memory: { type: "boolean", default: false },
      reset: { type: "boolean", default: false },
      apps: { type: "string" },
      pages: { type: "string", multiple: true, default: [] },
      configuration: { type: "string" },
      demonstration: { type: "boolean", default: false },
      "calls-per-minute": { type: "string" },
      replay: { type: "string" },
      "replay-latency": { type: "boolean", default: false },
      "replay-only": { type: "boolean", default: false },
      "test-controls": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  refuseUseless(values);
  return {
    help: values.help,
    host: readHost(values.host),
    allowedHosts: values["allow-host"].map(readAllowedHost),
    isProduction: !values.help && readProduction(env, values["allow-production"]),
    port: readPort(values.port ?? env["PORT"]),
    database: values.memory ? IN_MEMORY : resolve(values.database ?? DEFAULT_DATABASE),
    reset: values.reset,
    appsFolder:
      values.apps === undefined ? findAppsFolder(process.cwd()) : readAppsFolder(values.apps),
    pages: new Map(values.pages.map(readPages)),
    testControls: values["test-controls"],
    configurationFile: values.configuration && resolve(values.configuration),
    replayFile: values.replay && resolve(values.replay),
    replayLatency: values["replay-latency"],
    replayOnly: values["replay-only"],
    demonstration: values.demonstration,
    smtpUrl: readSmtpUrl(env["SMTP_URL"]),
    callsPerMinute: readLimit(values["calls-per-minute"]),
  };
}

/** @throws {InputError} for an option that would do nothing beside the others */
function refuseUseless(values: Readonly<Record<string, unknown>>): void {
  if (values["memory"] === true && values["database"] !== undefined) {
    throw new InputError("--memory keeps no file: leave it or --database out.");
  }
  const alone = ["replay-latency", "replay-only"].find((name) => values[name] === true);
  if (alone !== undefined && values["replay"] === undefined) {
    throw new InputError(`--${alone} needs a recording: give its file with --replay.`);
  }
}
