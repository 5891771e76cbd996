import type { Operation, ScreenName } from "@waymark/core/answers";
import type { Body } from "../calls/body.ts";
import type { Outcome } from "../calls/outcome.ts";
import type { Shown } from "../calls/shown.ts";
import type { CallExchange, CallInput } from "../network/caller.ts";
import type { StepReport } from "../report/report.ts";

/** An answer, as the portal reads it. */
export interface Seen {
  exchange: CallExchange;
  outcome: Outcome;
  body: Body | undefined;
  /** Sentences that a person reads; undefined after a success. */
  shown: Shown | undefined;
}

/** One call that the probe makes, and what should come of it. */
export interface Step extends CallInput, Pick<StepReport, "topic"> {
  /** The step as words, such as "Sign in with a wrong password". */
  title: string;
  /** Screen that shows the answer. */
  screen: ScreenName;
  /** Action of the portal after a success, as a sentence. */
  onSuccess: string;
  /** Operation of the message, where it is not the call's. */
  operation?: Operation;
  /** True for a request that the portal never sends, so that no person sees its answer. */
  isForeign?: true;
  /** Returns what is wrong with the answer, as a sentence; null where nothing is. */
  expect: (seen: Seen) => string | null;
}
