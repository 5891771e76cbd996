import { isLoopback } from "@waymark/hosting";
import { type Check, type Finding, unless, WRITE_AGAIN } from "./finding.ts";
import { type Site, Unanswered } from "./site.ts";

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;
const MOST_SECONDS_OFF = 60;
const LEAST_HSTS_SECONDS = 86_400;
/** Password managers ask for it, and believe no redirect beside it where a host answers it with a page. */
export const NEVER_A_FILE =
  "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200";

/** Checks the connection: https, its certificate, HSTS, and the clock. */
export const checkConnection: Check = async (site) => [
  ...(isLoopback(site.url) ? [] : await checkSecure(site)),
  ...checkTransportHeader(site),
  ...checkClock(site),
];

async function checkSecure(site: Site): Promise<Finding[]> {
  const { url, world } = site;
  if (url.protocol !== "https:") {
    return unless(
      false,
      url.origin,
      "The portal is served without https: passwords can be read on their way.",
      "Serve it by https, and redirect http there.",
    );
  }
  const ends = await world.certificateEnds(url).catch((cause: unknown) => {
    throw new Unanswered(url.host, cause);
  });
  const days = ends && Math.floor((ends.getTime() - world.now().getTime()) / DAY_MS);
  const plain = await world
    .fetch(new Request(`http://${url.hostname}/`, { redirect: "manual" }))
    .catch(() => undefined);
  const to = plain?.headers.get("Location") ?? "";
  return [
    ...unless(
      days === undefined || days >= SOON_DAYS,
      url.host,
      `The certificate ends in ${days} days.`,
      "Renew it, and find out why that was not automatic.",
    ),
    ...unless(
      plain === undefined ||
        (/^30[1278]$/u.test(String(plain.status)) && to.startsWith(`https://${url.hostname}`)),
      `http://${url.hostname}/`,
      "Plain http is answered without a redirect to https.",
      "Answer every http address with 301 to the same address by https.",
    ),
  ];
}

function checkTransportHeader({ page, url }: Site): Finding[] {
  const header = page.headers.get("Strict-Transport-Security") ?? "";
  const given = /(?:^|;)\s*max-age="?(?<seconds>\d+)"?\s*(?:;|$)/iu.exec(header);
  const advice = "Send it with a long max-age, once https works everywhere on this host.";
  if (given === null) {
    const problem = "Strict-Transport-Security is missing, or has no max-age.";
    return [{ address: url.host, problem, advice }];
  }
  const seconds = Number(given.groups?.["seconds"]);
  // The guide for operators begins with a short time, and ends with none.
  if (seconds >= LEAST_HSTS_SECONDS) return [];
  const effect =
    seconds === 0
      ? "It has browsers forget that they should use https."
      : `It holds for ${seconds} s.`;
  const problem = `Strict-Transport-Security is ${header}. ${effect}`;
  return [{ address: url.host, problem, advice, isNote: true }];
}

function checkClock({ page, url, world }: Site): Finding[] {
  const date = Date.parse(page.headers.get("Date") ?? "");
  const off = Math.round((date - world.now().getTime()) / 1000);
  const isOff = Number.isFinite(off) && Math.abs(off) > MOST_SECONDS_OFF;
  return unless(
    !isOff,
    url.host,
    `The host's clock is ${Math.abs(off)} s ${off > 0 ? "ahead of" : "behind"} this machine's.`,
    "Set both by NTP: links end by the clock, and waits are told by it.",
  );
}

/** Checks the addresses that programs ask for, and what the host says of itself. */
export const checkAddresses: Check = async (site) => {
  const [health, version, password, nothing, post] = await Promise.all([
    site.host("/healthz"),
    site.host("/version"),
    site.host("/.well-known/change-password"),
    site.host(NEVER_A_FILE),
    site.get("/", { method: "POST", body: "username=a" }),
  ]);
  const to = password.headers.get("Location") ?? "";
  const server = site.page.headers.get("Server") ?? "";
  const powered = site.page.headers.get("X-Powered-By") ?? "";
  return [
    ...unless(
      health.status === 200 && health.text.trim() === "ok",
      "/healthz",
      `It is answered with status ${health.status}, not with "ok".`,
      `A load balancer asks here. ${WRITE_AGAIN}`,
    ),
    ...unless(
      /"build":"[\da-f]{16}"/u.test(version.text) && version.status === 200,
      "/version",
      "It does not name the build.",
      `No team can tell which build is live. ${WRITE_AGAIN}`,
    ),
    ...unless(
      version.headers.get("Cache-Control") === "no-store",
      "/version",
      `Cache-Control is ${version.headers.get("Cache-Control")}.`,
      "Send no-store: a kept answer names a build that is gone.",
    ),
    ...unless(
      [302, 303, 307].includes(password.status) && to.endsWith("/forgot"),
      "/.well-known/change-password",
      "Password managers do not find the way to a new password.",
      "Redirect it to /forgot with 302.",
    ),
    ...unless(
      nothing.status >= 300,
      "/.well-known/",
      `What no host has is answered with status ${nothing.status}.`,
      `Answer 404: password managers believe no address of a host that has a page for each. ${WRITE_AGAIN}`,
    ),
    ...unless(
      post.status === 405 && post.headers.get("Allow") === "GET, HEAD",
      "POST /",
      `A form that no script has taken is answered with status ${post.status}, Allow ${post.headers.get("Allow")}.`,
      `Answer it with the page, 405 and Allow: GET, HEAD. ${WRITE_AGAIN}`,
    ),
    ...unless(
      !/\d/u.test(server) && powered === "",
      site.page.address,
      `The host names its version: ${server} ${powered}`.trim(),
      "Switch that off: it helps attackers alone.",
    ),
  ];
};
