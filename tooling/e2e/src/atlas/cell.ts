import type { AtlasFault } from "./faults.ts";
import type { AtlasCall } from "./rows.ts";

/** What can be wrong with a cell. */
export type Flaw =
  | "blank"
  | "endless spinner"
  | "lost input"
  | "uncaught error"
  | "console error"
  | "policy violation"
  | "no message"
  | "no next step"
  | "not distinguished"
  | "did not continue";

/** One call with one fault, driven in a browser. */
export interface Cell {
  call: AtlasCall;
  fault: AtlasFault["name"];
  /** The keys of the messages that were seen, or that the journey continued. */
  seen: readonly string[];
  /** The code that a help desk asks for, without the part that is new each time; empty where none is shown. */
  code: string;
  flaws: readonly { flaw: Flaw; detail: string }[];
  /** The window at the end, small enough for hundreds of them; a whole run takes it. */
  picture?: Buffer;
}

/** A cell with its flaws, in one line for the test report. */
export function describeCell({ call, fault, flaws: found }: Cell): string[] {
  return found.map(({ flaw, detail }) => `${call} × ${fault}: ${flaw}${detail && ` (${detail})`}`);
}
