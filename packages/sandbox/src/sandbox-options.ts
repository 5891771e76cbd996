import type { SandboxApp } from "./regional-apps.ts";

/** Options of a recording that is played back. */
export interface ReplayOptions {
  /** Text of a HAR 1.2 file. */
  recording: string;
  /** Name of the recording in messages, such as its file. */
  name?: string;
  /** Waits as long as the recorded server did, up to a minute. */
  latency?: boolean;
  /** Refuses with 501 the calls that the recording does not have. */
  only?: boolean;
}

/** Options of a sandbox. Without them it runs in memory with the four apps. */
export interface SandboxOptions {
  /** The database's file; in memory by default, gone with `close`. */
  database?: string;
  /** The apps to serve; the four regional ones by default, without their built files. */
  apps?: readonly SandboxApp[];
  /** Milliseconds since the epoch; the real time by default. */
  now?: () => number;
  /** scrypt's cost, a power of two. By default low where nothing is written to a disk, so that tests are quick. */
  passwordCost?: number;
  /** Lets the console answer `POST /clock`, and calls carry the header that makes them fail. */
  testControls?: boolean;
  /** Calls that one address may make in a minute; further ones are answered with 429. No limit by default. */
  callsPerMinute?: number;
  /** Answers of another server, to play back; the sandbox answers whatever is not among them. */
  replay?: ReplayOptions;
  /** Values to merge into the configuration of every served page, objects key by key. Default: pages are served as built. */
  configuration?: object;
  /** Url of a mail server that gets the mails as well, e.g. `smtp://127.0.0.1:1025`; otherwise they stay in the outbox. */
  smtpUrl?: string;
}
