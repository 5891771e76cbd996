import { isLoopback } from "@waymark/hosting";
import { type Check, type Finding, note, ofHost, unless } from "./finding.ts";
import { count } from "../probe/report/text.ts";
import { type Certificate, LIMIT_MS, type Site, Unanswered } from "./site.ts";

const DAY_MS = 86_400_000;
const SOON_DAYS = 14;
/** A certificate of a few days is renewed when a third of them is left. */
const SOON_SHARE = 1 / 3;
const MAX_SECONDS_OFF = 60;
const MIN_HSTS_SECONDS = 86_400;

/** Checks the connection: https, its certificate, HSTS, and the clock. */
export const checkConnection: Check = async (site) => [
  ...(isLoopback(site.url) ? [] : ofHost(await checkHttps(site))),
  ...checkHsts(site),
  ...ofHost(checkClock(site)),
];

async function checkHttps(site: Site): Promise<Finding[]> {
  const { url, world } = site;
  if (url.protocol !== "https:") {
    const problem = "The portal is served without https: passwords can be read on their way.";
    const advice = "Serve it over https, and redirect http there.";
    return [{ address: url.origin, problem, advice }];
  }
  const certificate = await world.certificate(url).catch((cause: unknown) => {
    throw new Unanswered(url.host, cause);
  });
  const signal = AbortSignal.timeout(LIMIT_MS);
  const plain = await world
    .fetch(new Request(`http://${url.hostname}/`, { redirect: "manual", signal }))
    .catch(() => undefined);
  const to = URL.parse(plain?.headers.get("Location") ?? "");
  return [
    ...(certificate ? checkExpiry(certificate, site) : []),
    ...unless(
      plain === undefined ||
        (/^30[1278]$/u.test(String(plain.status)) &&
          to?.protocol === "https:" &&
          to.hostname === url.hostname),
      `http://${url.hostname}/`,
      "Plain http is answered without a redirect to https.",
      "Answer every http address with 301 to the same address over https.",
    ),
  ];
}

function checkExpiry({ begins, ends }: Certificate, { url, world }: Site): Finding[] {
  const daysFrom = (from: Date) => (ends.getTime() - from.getTime()) / DAY_MS;
  const left = daysFrom(world.now());
  if (left >= Math.min(SOON_DAYS, daysFrom(begins) * SOON_SHARE)) return [];
  const when = left < 1 ? "less than a day" : count(Math.floor(left), "day");
  const problem = `The certificate expires in ${when}.`;
  const advice = "Renew it, and find out why that was not automatic.";
  return [{ address: url.host, problem, advice }];
}

function checkHsts({ page, url }: Site): Finding[] {
  const header = page.headers.get("Strict-Transport-Security") ?? "";
  const [first = "", ...others] = header.split(",");
  const once = {
    address: url.host,
    problem: `Strict-Transport-Security is sent twice: ${header}. Browsers take the first.`,
    advice: "Have one server alone send it: the proxy in front, or the portal's own.",
  };
  return [...(others.length > 0 ? [once] : []), ...firstHstsFaults(first, url)];
}

function firstHstsFaults(header: string, url: URL): Finding[] {
  const given = /(?:^|;)\s*max-age="?(?<seconds>\d+)"?\s*(?:;|$)/iu.exec(header);
  const advice = "Send it with a long max-age, once https works everywhere on this host.";
  if (given === null) {
    const problem = "Strict-Transport-Security is missing, or has no max-age.";
    return [{ address: url.host, problem, advice }];
  }
  const seconds = Number(given.groups?.["seconds"]);
  // The guide for operators begins with a short time, and ends with none.
  if (seconds >= MIN_HSTS_SECONDS) return [];
  const effect =
    seconds === 0
      ? "It has browsers forget that they should use https."
      : `It holds for ${seconds} s.`;
  const problem = `Strict-Transport-Security is ${header}. ${effect}`;
  return [note({ address: url.host, problem, advice })];
}

function checkClock({ page, url, world }: Site): Finding[] {
  const date = Date.parse(page.headers.get("Date") ?? "");
  const off = Math.round((date - world.now().getTime()) / 1000);
  const isOff = Number.isFinite(off) && Math.abs(off) > MAX_SECONDS_OFF;
  return unless(
    !isOff,
    url.host,
    `The host's clock is ${Math.abs(off)} s ${off > 0 ? "ahead of" : "behind"} this machine's.`,
    "Set both by NTP: links expire by the clock, and waits are counted by it.",
  );
}
