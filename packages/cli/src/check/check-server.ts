import { calls } from "@waymark/core/answers";
import { type Check, type Finding, ofHost, unless } from "./finding.ts";
import { createCookies } from "../probe/network/cookies.ts";
import { opensPasswordWindow } from "../probe/network/exchange.ts";
import type { Answer, Site } from "./site.ts";

/** Keys of the configuration with addresses that a page loads from. Others are compared, or are links. */
const LOADED = ["apiOrigin", "staticOrigin", "analytics", "designSystem", "reports"] as const;

/** Checks that the portal's server is reached through the host, and that a first visit gets the CSRF cookie. */
export const checkServer: Check = async (site) => {
  // A made-up token starts no session, and counts for no account.
  const call = await site.host(calls.redirect.path, {
    method: "POST",
    // A browser adds the origin, and some servers refuse a call without it.
    headers: { "Content-Type": "application/json", Device: "", Origin: site.url.origin },
    body: JSON.stringify({ Token: "waymark-check" }),
  });
  const type = call.headers.get("Content-Type") ?? "";
  const isRedirected = call.status >= 300 && call.status < 400;
  const isAnswered = call.status < 500 && ![404, 405].includes(call.status) && !/html/u.test(type);
  const isReached = isAnswered && !isRedirected;
  const reached = unless(
    isReached,
    call.address,
    `A call of the portal is answered with status ${call.status}, ${type || "no type"}: no visitor can sign in.`,
    isRedirected
      ? "See that the server believes X-Forwarded-Proto, and redirects no call."
      : "Pass /api/ on to the portal's server (`waymark host --server`), and see that the server runs.",
  );
  const asked = unless(
    !opensPasswordWindow(call),
    call.address,
    "A 401 with WWW-Authenticate has browsers ask for a password in a window of their own.",
    "Have the server, or a gateway in front of it, leave that header out.",
  );
  return [
    ...reached,
    ...ofHost(asked),
    ...(isReached ? checkCookie(site, call) : []),
    ...checkMixedContent(site),
  ];
};

function checkCookie(site: Site, call: Answer): Finding[] {
  const { cookie } = site.configuration.csrf;
  const answers = [site.page, call];
  const set = answers.flatMap(({ headers }) => headers.getSetCookie());
  // Some servers expire an older cookie of that name before they set theirs.
  const token = set.findLast((line) => line.startsWith(`${cookie}=`));
  if (token === undefined) {
    const problem = `Neither the first page nor the first call sets the cookie ${cookie}.`;
    const advice =
      "Have the server set it, or name the right cookie in csrf.cookie of the configuration.";
    return [{ address: site.page.address, problem, advice }];
  }
  const jar = createCookies(() => undefined);
  // A portal without https has a finding of its own.
  const origin = `https://${site.url.host}`;
  for (const { address, headers } of answers) jar.store(origin + address, headers);
  const isHidden = /;\s*httponly/iu.test(token);
  const isSecure = site.url.protocol !== "https:" || /;\s*secure/iu.test(token);
  const missing = [
    ...(/;\s*samesite=(?:lax|strict)/iu.test(token) ? [] : ["SameSite=Lax"]),
    ...(isSecure ? [] : ["Secure"]),
  ];
  return [
    ...unless(
      !isHidden,
      site.page.address,
      `The cookie ${cookie} is HttpOnly, so that the portal cannot read it.`,
      "Let the server set it without HttpOnly.",
    ),
    ...unless(
      isHidden || jar.read(origin + site.page.address, cookie).length > 0,
      site.page.address,
      `No page can read the cookie ${cookie}, so that every call is refused.`,
      "Let the server set it with Path=/, for this host, with a value and with time left.",
    ),
    ...ofHost(
      unless(
        missing.length === 0,
        site.page.address,
        `The cookie ${cookie} lacks ${missing.join(" and ")}.`,
        "Let the server set it with SameSite=Lax, and Secure over https.",
      ),
    ),
  ];
}

/** Finds mixed content: browsers block plain http in a page that comes over https. */
function checkMixedContent({ page, url, configuration }: Site): Finding[] {
  if (url.protocol !== "https:") return [];
  const loaded = [
    ...page.text.matchAll(
      /<(?:script|link|img|source)\b[^>]*?\s(?:src|href)="(?<url>http:[^"]+)"/gu,
    ),
  ].map(({ groups }) => groups?.["url"] ?? "");
  const configured = LOADED.flatMap(
    (key) => /"http:\/\/[^"]*"/u.exec(JSON.stringify(configuration[key]))?.[0] ?? [],
  );
  return [...loaded, ...configured].map((address) => ({
    address: page.address,
    problem: `The page asks for ${address} over plain http, which browsers block.`,
    advice: "Give https addresses in the configuration.",
  }));
}
