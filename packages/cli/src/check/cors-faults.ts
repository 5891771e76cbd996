import { API_HEADERS } from "@waymark/branding/contract";
import { type Finding, note } from "./finding.ts";
import type { Answer, Site } from "./site.ts";

/** The number of redirects that are followed. */
const MAX_REDIRECTS = 5;

/** Asks another origin, or the portal's own, as a page does. @param options.needsCors false for scripts and images */
export async function fetched(
  site: Site,
  url: string,
  { headers = {}, needsCors = true } = {},
): Promise<Answer> {
  const asked = { headers: { ...headers, Origin: site.url.origin } };
  let answer = await site.other(url, asked);
  for (let left = MAX_REDIRECTS; left > 0; left -= 1) {
    const next = !needsCors || corsFault(site, answer) === null ? redirectOf(answer) : null;
    if (next === null) break;
    answer = await site.other(next, asked);
  }
  return answer;
}

/** The url that a browser follows; null where there is no redirect, or one to another origin. */
function redirectOf({ address, status, headers }: Answer): string | null {
  if (status < 300 || status >= 400) return null;
  const next = URL.parse(headers.get("Location") ?? "", address);
  return next?.origin === new URL(address).origin ? next.href : null;
}

/** Sends the preflight that a browser sends where a call has headers of its own. */
export function sendPreflight(site: Site, url: string): Promise<Answer> {
  const names = Object.keys(API_HEADERS).join(",").toLowerCase();
  const asked = {
    "Access-Control-Request-Method": "GET",
    "Access-Control-Request-Headers": names,
  };
  return site.other(url, { method: "OPTIONS", headers: { ...asked, Origin: site.url.origin } });
}

/** Why a browser makes no call after this answer to `OPTIONS`; null where it does. */
export function preflightFault(
  site: Site,
  { address, status, headers }: Answer,
  effect: string,
): Finding | null {
  const names = Object.keys(API_HEADERS);
  const allowed = (headers.get("Access-Control-Allow-Headers") ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase());
  const missing = names.find((name) => !["*", name.toLowerCase()].some((n) => allowed.includes(n)));
  const origins = originFault(site, headers);
  const reasons = [
    status >= 200 && status < 300 ? null : `is answered with status ${status}`,
    origins,
    missing === undefined ? null : `does not allow the header ${missing}`,
  ];
  const reason = reasons.find((each) => each !== null);
  if (reason === undefined) return null;
  return note({
    address,
    problem: `OPTIONS ${reason}, so that browsers make no call: ${effect}.`,
    advice: `Answer OPTIONS with 204, Access-Control-Allow-Origin: ${site.url.origin} and Access-Control-Allow-Headers: ${names.join(", ")}.`,
  });
}

/** Why a page cannot use this answer; null where it can. */
export function fetchFault(site: Site, answer: Answer, effect: string): Finding | null {
  const reason = corsFault(site, answer);
  if (answer.status !== 200 || reason === null) return statusFault(answer, effect);
  return note({
    address: answer.address,
    problem: `GET ${reason}: ${effect}.`,
    advice: `Send Access-Control-Allow-Origin: ${site.url.origin}.`,
  });
}

/** Why browsers do not run this answer as a script; null where they do. */
export function scriptFault(answer: Answer, effect: string): Finding | null {
  const { address, status, headers } = answer;
  const type = headers.get("Content-Type") ?? "";
  // A page in place of the script has a syntax error. Without `nosniff`, browsers run most other types.
  const isRefused = headers.get("X-Content-Type-Options") === "nosniff" || /html/iu.test(type);
  const isRun = /\b(?:java|ecma)script\b/iu.test(type) || !isRefused;
  if (status !== 200 || isRun) return statusFault(answer, effect);
  return note({
    address,
    problem: `The Content-Type is ${type || "missing"}: ${effect}.`,
    advice: "Send the script with Content-Type: text/javascript.",
  });
}

function statusFault({ address, status }: Answer, effect: string): Finding | null {
  if (status === 200) return null;
  return note({
    address,
    problem: `It is answered with status ${status}: ${effect}.`,
    advice: "Have it answered with 200, or take it out of the configuration.",
  });
}

/** Why a page may not read this answer; null where it may, as on its own origin. */
function corsFault(site: Site, { address, headers }: Answer): string | null {
  return new URL(address).origin === site.url.origin ? null : originFault(site, headers);
}

function originFault({ url }: Site, headers: Headers): string | null {
  const allowed = headers.get("Access-Control-Allow-Origin");
  if (allowed === "*" || allowed === url.origin) return null;
  return `allows ${allowed ?? "no origin"}, and not ${url.origin}`;
}
