import { waitFor } from "../network/wait-for.ts";
import {
  breakOff,
  cutOff,
  type FaultyCall,
  JSON_TYPE,
  withMoreFields,
  withOtherTypes,
} from "./faulty-answers.ts";

/**
 * A way in which an answer goes wrong. It is made of a plain response, so that every host can send it: one of the type
 * `error` stands for a connection that breaks.
 */
export interface Fault {
  /** Name for programs. */
  name: string;
  /** Label in the console. */
  label: string;
  answer: (call: FaultyCall) => Response | Promise<Response>;
}

const SLOW_SECONDS = 5;
const HUGE_CHARACTERS = 5_000_000;
const RETRY_AFTER_SECONDS = 120;
const LOGIN_PAGE =
  "<!doctype html><title>Guest Wi-Fi</title><h1>Please accept our terms first</h1>";

const statuses: readonly [number, string][] = [
  [400, "Bad request"],
  [401, "Not signed in"],
  [403, "Forbidden"],
  [404, "Not found"],
  [409, "Conflict"],
  [410, "Gone"],
  [422, "Not processable"],
  [429, "Too many requests, to wait two minutes"],
  [500, "Internal error"],
  [502, "Bad gateway"],
  [503, "Service unavailable"],
];

/** Every fault, and two variants that the portal must accept: a slow response, and one with unknown fields. */
export const faults: readonly Fault[] = [
  ...statuses.map(([status, words]): Fault => ({
    name: String(status),
    label: `${status} ${words}`,
    answer: () => refusal(status),
  })),
  {
    name: "slow",
    label: `The right answer, after ${SLOW_SECONDS} seconds`,
    answer: async ({ request, usual }) => {
      await waitFor(SLOW_SECONDS, request.signal);
      return usual();
    },
  },
  {
    name: "never",
    label: "No answer, ever",
    answer: async ({ request }) => {
      await waitFor(Number.POSITIVE_INFINITY, request.signal);
      return breakOff();
    },
  },
  { name: "reset", label: "The connection is reset", answer: breakOff },
  {
    name: "html",
    label: "A network’s own sign-in page",
    answer: () => new Response(LOGIN_PAGE, { headers: { "Content-Type": "text/html" } }),
  },
  {
    name: "empty",
    label: "Nothing in it",
    answer: () => new Response("", { headers: JSON_TYPE }),
  },
  { name: "cut-off", label: "Cut off in the middle", answer: cutOff },
  {
    name: "wrong-shape",
    label: "The right fields with values of other types",
    answer: async ({ usual }) => withOtherTypes(await usual()),
  },
  {
    name: "huge",
    label: "Five million characters of something else",
    answer: () => Response.json(["x".repeat(HUGE_CHARACTERS)]),
  },
  {
    name: "more-fields",
    label: "The right answer, with unknown fields",
    answer: async ({ usual }) => withMoreFields(await usual()),
  },
];

export function faultNamed(name: unknown): Fault | undefined {
  return faults.find((fault) => fault.name === name);
}

/** Answer of proxies and overloaded servers, with an empty list of messages. */
function refusal(status: number): Response {
  const headers = status === 429 ? { "Retry-After": String(RETRY_AFTER_SECONDS) } : undefined;
  return Response.json({ messages: [] }, { status, ...(headers && { headers }) });
}
