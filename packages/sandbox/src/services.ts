import type { DatabaseSync } from "node:sqlite";
import { createAccountStore } from "./accounts/account-store.ts";
import { createCollectedEvents } from "./analytics/collected-events.ts";
import { createActivityLog } from "./activity/activity-log.ts";
import { createKeyedQueue } from "./auth/keyed-queue.ts";
import { createFailureCounter } from "./auth/sign-in-limits.ts";
import { createClock } from "./clock.ts";
import { createConfigurations } from "./configuration/configurations.ts";
import { createCsrfTokens } from "./csrf/csrf-tokens.ts";
import { createCallLimit } from "./http/call-limit.ts";
import { createFaultSwitch } from "./faults/fault-switch.ts";
import { createLinkStore } from "./links/link-store.ts";
import { createNotices } from "./notices/notices.ts";
import { createOutbox } from "./mail/outbox.ts";
import { createMailer } from "./mail/mailer.ts";
import { smtpDelivery } from "./mail/smtp.ts";
import { createRegistrations } from "./registration/registrations.ts";
import { createSingleSignOn } from "./sso/single-sign-on.ts";
import { createTokenStore } from "./tokens/token-store.ts";
import type { Settings } from "./database/settings.ts";
import type { ClassList } from "./print/class-list.ts";
import { regionalApps } from "./regional-apps.ts";
import type { SandboxOptions } from "./sandbox-options.ts";

export type Services = ReturnType<typeof createServices>;

/** The database and settings of the services, and how costly the hash of a password is. */
interface Stored {
  database: DatabaseSync;
  settings: Settings;
  passwordCost: number;
}

/** Builds the services that every part of the sandbox works with; `createSandbox` does so once. */
export function createServices(
  options: SandboxOptions,
  { database, settings, passwordCost }: Stored,
) {
  const { apps = regionalApps(), smtpUrl } = options;
  const clock = createClock(options.now);
  const links = createLinkStore(database, clock);
  const outbox = createOutbox(database, clock);
  return {
    clock,
    apps,
    accounts: createAccountStore(database, passwordCost),
    tokens: createTokenStore(database, clock),
    failures: createFailureCounter(database, clock),
    /** Attempts to sign in to one account are checked one after the other. */
    signInQueue: createKeyedQueue(),
    /** Number of calls that an address may make. */
    callLimit: createCallLimit(clock, options.callsPerMinute),
    /** Calls that are to go wrong. */
    faults: createFaultSwitch(),
    activity: createActivityLog(database, clock),
    analytics: createCollectedEvents(clock),
    configurations: createConfigurations(apps, { ...options.configuration }),
    csrf: createCsrfTokens(settings),
    links,
    notices: createNotices(clock),
    outbox,
    mailer: createMailer({ links, outbox, ...(smtpUrl && { deliver: smtpDelivery(smtpUrl) }) }),
    sso: createSingleSignOn(database, clock),
    registrations: createRegistrations(database),
    /** Printable files by the unguessable part of their address; gone when the sandbox stops. */
    files: new Map<string, ClassList>(),
  };
}
