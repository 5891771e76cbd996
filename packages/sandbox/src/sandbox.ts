import type { SeedAccount } from "./accounts/account.ts";
import { createSeedReset, seedFingerprint } from "./accounts/reset-to-seed.ts";
import { seed } from "./accounts/seed.ts";
import { type IssuedSignIn, issueSignIn } from "./auth/session.ts";
import { createConsoleHosts } from "./console/console-server.ts";
import { createTables, IN_MEMORY, openDatabase } from "./database/database.ts";
import { createSettings } from "./database/settings.ts";
import { createFaultGate } from "./faults/fault-gate.ts";
import { createAppServer } from "./http/app-server.ts";
import { createPlayback, type Playback } from "./replay/playback.ts";
import { readRecording } from "./replay/recording.ts";
import { createReplay, type Replay } from "./replay/replay.ts";
import { unknownApp } from "./regional-apps.ts";
import type { SandboxOptions } from "./sandbox-options.ts";
import { createServices, type Services } from "./services.ts";

/** A running model of the server: requests in, responses out. */
export interface Sandbox {
  /**
   * Answers a request to the origin of one app: API, workspace pages, main site, built files. A response of the type
   * `error` stands for a connection that breaks.
   * @throws when no app has that name
   */
  fetch(request: Request, appName: string): Promise<Response>;
  /** Answers a request to the console's port: the console itself, or by host name the API server or the static network. */
  consoleFetch(request: Request): Promise<Response>;
  /** The seeded accounts with their passwords. */
  readonly accounts: readonly SeedAccount[];
  /** False when the database was there before, with its data. */
  readonly isFresh: boolean;
  /**
   * Signs a user in without the form: the session cookie as a `name=value` pair, and an appToken.
   * @throws when there is no such app or account
   */
  issueSignIn(username: string, appName: string): IssuedSignIn;
  /** Moves the sandbox's time forward, so that things expire. */
  advanceClock(seconds: number): void;
  /** Forgets everything since the seed, the moved clock included. */
  reset(): void;
  /** Closes the database. Nothing can be asked afterwards. */
  close(): void;
}

const COST_ON_DISK = 2 ** 14;
const COST_IN_MEMORY = 2 ** 10;

/**
 * A stateful model of the portal's server (specification, section 7).
 * @throws when the database cannot be opened or written, or the recording cannot be played back
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const { testControls = false } = options;
  const playback = playbackOf(options);
  const file = options.database ?? IN_MEMORY;
  const passwordCost = options.passwordCost ?? (file === IN_MEMORY ? COST_IN_MEMORY : COST_ON_DISK);
  const database = openDatabase(file);
  const settings = createSettings(database);
  // A database of another version holds other accounts than the console would show.
  const isFresh = settings.read("seed") !== seedFingerprint;
  createTables(database, { isOtherVersion: isFresh });
  const services = createServices(options, { database, settings, passwordCost });
  const resetToSeed = createSeedReset(database, passwordCost);
  const reset = () => {
    services.clock.restore();
    services.files.clear();
    services.analytics.clear();
    services.callLimit.clear();
    services.faults.clear();
    services.notices.clear();
    services.configurations.restore();
    playback?.rewind();
    resetToSeed();
    settings.write("seed", seedFingerprint);
  };
  if (isFresh) reset();

  const consoleHosts = createConsoleHosts({ services, reset, testControls });
  return {
    fetch: createAppHosts(services, {
      testControls,
      replay: playback && createReplay(services, { playback, ...options.replay }),
    }),
    consoleFetch: async (request) => consoleHosts(request),
    accounts: seed,
    isFresh,
    issueSignIn: (username, appName) => issueSignIn(services, username, appName),
    advanceClock: (seconds) => services.clock.advance(seconds),
    reset,
    close: () => database.close(),
  };
}

function playbackOf({ replay }: SandboxOptions): Playback | undefined {
  return replay && createPlayback(readRecording(replay.recording, replay.name));
}

interface AppHosts {
  testControls: boolean;
  replay: Replay | undefined;
}

/** Passes each request to its app's server, through its active faults and the recording. */
function createAppHosts(services: Services, { testControls, replay }: AppHosts): Sandbox["fetch"] {
  const { apps } = services;
  const servers = new Map(apps.map((app) => [app.name, createAppServer(services, app)]));
  const gate = createFaultGate({ services, testControls });
  return async (request, appName) => {
    const server = servers.get(appName);
    if (!server) throw unknownApp(appName, apps);
    const usual = async () => server.fetch(request);
    const answer = replay ? () => replay(appName, { request, usual }) : usual;
    return gate(appName, { request, usual: answer });
  };
}
