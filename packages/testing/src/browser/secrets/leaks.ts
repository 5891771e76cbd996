import { type Canary, holds, type Secret } from "./canaries.ts";
import type { Place, Trace } from "./traces.ts";

/** Lists the secrets that turn up where they have no place, with their numbers and the places. */
export function leaksIn(traces: readonly Trace[], canaries: readonly Canary[]): string[] {
  const found = traces.flatMap((trace) =>
    canaries.flatMap(({ secret, value }, index) => {
      const isLeak = holds(trace.text, value) && !isAllowed(trace, secret);
      return isLeak ? [`${secret} ${index + 1} in ${trace.place} (${trace.at})`] : [];
    }),
  );
  return [...new Set(found)];
}

interface Allowance {
  secrets: readonly Secret[];
  place: Place;
  /** Pattern of the trace's own words for its place. */
  at: RegExp;
  because: string;
}

const everything: readonly Secret[] = ["password", "token", "email", "username"];

/** The few places where a secret has to be. Every other finding is a leak. */
const allowances: readonly Allowance[] = [
  {
    secrets: everything,
    place: "body",
    at: /^own POST \/api\//u,
    because: "a call sends what its row of the call table says, to the page's own origin",
  },
  {
    secrets: ["token"],
    place: "url",
    at: /^own (document \/|GET \/api\/auth\/switchaccount)/u,
    because: "the mail or the school made the address; the server takes its k in this one query",
  },
  {
    secrets: ["token"],
    place: "history",
    at: /^link$/u,
    because: "the link that the mail or the school made works after a reload",
  },
  {
    secrets: ["token"],
    place: "attribute",
    at: /^a href$/u,
    because:
      "the link to the other language, or to the next step, leads to the same mailed address",
  },
  {
    secrets: ["token"],
    place: "local storage",
    at: /^appToken$/u,
    because: "the person asked to stay signed in",
  },
  {
    secrets: ["email", "username"],
    place: "attribute",
    at: /^input\[(username|email)\] value$/u,
    because: "password managers learn whose password it is, and a vouched address is shown",
  },
];

function isAllowed(trace: Trace, secret: Secret): boolean {
  return allowances.some(
    ({ secrets, place, at }) =>
      secrets.includes(secret) && place === trace.place && at.test(trace.at),
  );
}
