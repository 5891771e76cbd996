import type { calls } from "../../api/calls.ts";
import type { Operation } from "../../errors/operations.ts";
import type { MessageKey } from "../../i18n/message.ts";
import type { PartialConfiguration } from "../../config/configuration-keys.ts";
import type { RoutePath } from "../../navigation/route-table.ts";

/** The journeys that states are grouped by, in the order in which people meet them. */
export const flows = [
  "sign-in",
  "forgot",
  "reset",
  "must-reset",
  "switch-account",
  "registration",
  "portfolio-linking",
  "verification",
  "mass-print",
  "static-pages",
  "shell",
] as const;
type Flow = (typeof flows)[number];

/** The result of a call: a response, a reset connection, or no response at all. */
export type StateAnswer = AnsweredCall | "offline" | "never";

interface AnsweredCall {
  /** 200 unless said otherwise. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent as a page of HTML. */
  body: object | string;
}

/** Action of the person on the page; actions follow one another. */
export type Step =
  /** Fills in the fields of these names. */
  | { fill: Readonly<Record<string, string>> }
  /** Presses the first element that the selector finds. */
  | { press: string }
  /** Continues when this is visible. */
  | { see: string }
  /** Sends the form, as Enter in a field does. */
  | { send: true }
  /** The browser reports that it is offline. */
  | { line: "cut" }
  /** Another tab keeps a token, or forgets the one that is kept. */
  | { kept: string | null };

/** A state that a screen can be in, and all that it takes to bring it there. */
export interface ScreenState {
  id: string;
  flow: Flow;
  route: RoutePath;
  /** The route with its parts filled in. */
  path: string;
  answers?: Partial<Record<keyof typeof calls, StateAnswer>>;
  steps?: readonly Step[];
  /** Row of the error catalogue that is to be seen. */
  error?: { operation: Operation; key: MessageKey };
  /** It was done before: the refusal has no code. */
  isDone?: true;
  /** Other messages that are to be seen. */
  messages?: readonly MessageKey[];
  /** Selector of what is seen once the state is reached; the screen's heading where nothing is said. */
  shows?: string;
  /** A token of an earlier visit. */
  appToken?: string;
  /** State of this entry of the browser's history. */
  remembered?: object;
  configuration?: PartialConfiguration;
  /** Languages of the browser, the dearest first. */
  browserLanguages?: readonly string[];
  /** The browser keeps no cookies. */
  cookiesBlocked?: true;
  /** A page throws. */
  crashes?: true;
  /** Sign-in variant without which a region lacks the state. */
  variant?: string;
  /** Country whose regions have the state; every one unless said otherwise. */
  country?: "uk" | "elsewhere";
}
