import type { AccountStore } from "./accounts/account-store.ts";
import type { CollectedEvents } from "./analytics/collected-events.ts";
import type { ActivityLog } from "./activity/activity-log.ts";
import type { FailureCounter, KeyedQueue } from "./auth/sign-in-limits.ts";
import type { Clock } from "./clock.ts";
import type { CallLimit } from "./http/call-limit.ts";
import type { Configurations } from "./configuration/configurations.ts";
import type { CsrfTokens } from "./csrf/csrf-tokens.ts";
import type { FaultSwitch } from "./faults/fault-switch.ts";
import type { LinkStore } from "./links/link-store.ts";
import type { Notices } from "./notices/notices.ts";
import type { Outbox } from "./mail/outbox.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Registrations } from "./registration/registrations.ts";
import type { SingleSignOn } from "./sso/single-sign-on.ts";
import type { ClassList } from "./print/class-list.ts";
import type { SandboxApp } from "./regional-apps.ts";
import type { TokenStore } from "./tokens/token-store.ts";

/** Services that every part of the sandbox works with; built once, by `createSandbox`. */
export interface Services {
  clock: Clock;
  apps: readonly SandboxApp[];
  accounts: AccountStore;
  tokens: TokenStore;
  failures: FailureCounter;
  /** Attempts to sign in to one account are checked one after the other. */
  signInQueue: KeyedQueue;
  /** Number of calls that an address may make. */
  callLimit: CallLimit;
  /** Calls that are to go wrong. */
  faults: FaultSwitch;
  activity: ActivityLog;
  analytics: CollectedEvents;
  configurations: Configurations;
  csrf: CsrfTokens;
  links: LinkStore;
  notices: Notices;
  outbox: Outbox;
  mailer: Mailer;
  sso: SingleSignOn;
  registrations: Registrations;
  /** Printable files by the unguessable part of their address; gone when the sandbox stops. */
  files: Map<string, ClassList>;
}
