/** One call of a probe, without its secrets. */
export interface StepReport {
  title: string;
  /** Subject of the step, where a reading asks for it. */
  topic?: "csrf" | "wrong password";
  /** Method and path of the call. */
  call: string;
  /** Name of the screen that makes it, as the route table has it. */
  screen: string;
  /** Route of that screen. */
  route: string;
  /** Null where there was no answer. */
  status: number | null;
  milliseconds: number;
  bytes: number;
  /** Place of the fields that are read. */
  fields: string | null;
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  translationKeys: readonly string[];
  urls: readonly { url: string; refusal: string | null }[];
  /** Sentences that a person reads, or what the portal does. Empty for a request that the portal never sends. */
  shown: readonly string[];
  findings: readonly string[];
  /** Differences that a person does not notice. */
  notes: readonly string[];
}

/** A decided reading of the specification, and what the server does. */
export interface Reading {
  about: string;
  lines: readonly string[];
}

/** Everything that a probe found out. */
export interface Report {
  /** Version of this format. */
  format: 1;
  origin: string;
  startedAt: string;
  seconds: number;
  calls: number;
  withAccounts: boolean;
  withChanges: boolean;
  /** Why not everything was tried; null where it was. */
  stopped: string | null;
  findings: number;
  notes: number;
  readings: readonly Reading[];
  steps: readonly StepReport[];
}
