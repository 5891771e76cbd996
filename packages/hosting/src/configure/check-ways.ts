import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Configuration, safeRedirectUrl, wayFault } from "@waymark/core/build";
import { PAGES_FILE, readPageRows } from "../files/choose-page.ts";
import { resolveRequestPath } from "../files/request-path.ts";
import { isLoopback } from "../loopback.ts";
import { InputError } from "../input-error.ts";

type Way = Exclude<Configuration["waysIn"], string>[number];

/** A build with its configuration. */
interface ConfiguredWays {
  dist: string;
  configuration: Configuration;
}

/** The portal's server answers these itself. */
export const SERVED = "/api/";

/** Any address of a portal: only paths are read against it. */
const PAGE_URL = "https://portal.invalid/waymark-way";

/** The number of mistakes that a message names. */
const MAX_NAMED = 10;

/**
 * Checks the fields of ways, and what these do not show.
 * @param place of the list, for messages
 * @throws {InputError} that names each way that no page would show as it is meant
 */
export function checkWays(
  ways: readonly unknown[],
  place: string,
  build: ConfiguredWays,
): asserts ways is readonly Way[] {
  const before = new Map<string, (readonly [at: number, way: Way])[]>();
  const faults = ways.flatMap((way, at) => {
    if (!isSound(way)) return [`entry ${at + 1}: ${wayFault(way)}`];
    const sameId = before.get(way.id) ?? [];
    before.set(way.id, [...sameId, [at, way]]);
    const twin = sameId.find(([, other]) => haveOneLanguage(way, other));
    const fault = twinFault(way, twin?.[0]) ?? urlFault(way, build) ?? logoFault(way, build);
    return fault === undefined ? [] : [`entry ${at + 1}: ${fault}`];
  });
  const [first, ...others] = faults;
  if (first === undefined) return;
  if (others.length === 0) throw new InputError(`${place}, ${first}.`);
  const more = faults.length > MAX_NAMED ? [`and ${faults.length - MAX_NAMED} more`] : [];
  const lines = [...faults.slice(0, MAX_NAMED), ...more].map((line) => `\n  ${line}`);
  throw new InputError(`${place} has ${faults.length} mistakes:${lines.join("")}`);
}

function isSound(way: unknown): way is Way {
  return wayFault(way) === "";
}

function twinFault({ id }: Way, twin: number | undefined): string | undefined {
  if (twin === undefined) return undefined;
  return `its id ${id} is that of entry ${twin + 1}; give each way of a language an id of its own`;
}

/** Two ways of different languages are never on one page. */
function haveOneLanguage({ languages }: Way, other: Way): boolean {
  return languages?.every((each) => other.languages?.includes(each) === false) !== true;
}

/** The page leaves such a way out. A portal on one machine has no https. */
function urlFault({ url }: Way, { configuration }: ConfiguredWays): string | undefined {
  const { allowedRedirectOrigins: allowedOrigins } = configuration;
  const address = URL.parse(url);
  const pageUrl =
    address !== null && isLoopback(address) ? PAGE_URL.replace("https", "http") : PAGE_URL;
  if (safeRedirectUrl(url, { pageUrl, allowedOrigins }) !== null) return undefined;
  const which =
    allowedOrigins.length > 0 ? `; allowedRedirectOrigins has ${allowedOrigins.join(", ")}` : "";
  return `the url ${url} would not be followed: give an https url or a path${which}`;
}

/** A logo may come from another part of the site: only one of the build has to be below the portal's path. */
function logoFault({ logo }: Way, { dist, configuration }: ConfiguredWays): string | undefined {
  const { basePath } = configuration;
  if (logo === undefined || basePath === "" || logo.startsWith(`${basePath}/`)) return undefined;
  if (!existsSync(join(dist, logo))) return undefined;
  return `logo should be ${basePath}${logo}, because basePath is ${basePath}`;
}

/** Says which logos the build does not have. The host may have them from elsewhere, so that it is no mistake for sure. */
export function missingLogos(ways: readonly Way[], place: string, build: ConfiguredWays): string[] {
  const { dist, configuration } = build;
  const base = `${configuration.basePath}/`;
  const [first, ...others] = ways
    .flatMap(({ logo }) => (logo?.startsWith(base) && !logo.startsWith(SERVED) ? [logo] : []))
    .filter((logo) => {
      const [path = ""] = logo.slice(base.length).split(/[?#]/u);
      return !existsSync(join(dist, resolveRequestPath(path) ?? ""));
    });
  if (first === undefined) return [];
  const more =
    others.length === 0
      ? ""
      : `, and ${others.length} further ${others.length === 1 ? "logo" : "logos"}`;
  return [
    `${place}: the build has no logo ${first}${more}. Put it into the app's public/, unless the host has it from elsewhere.`,
  ];
}

/** Says which languages of ways no page is in, so that people do not see these ways there. */
export function unspokenLanguages(ways: readonly Way[], place: string, { dist }: ConfiguredWays) {
  const file = join(dist, PAGES_FILE);
  if (!existsSync(file)) return [];
  const rows = readPageRows(readFileSync(file, "utf8"));
  const spoken = [...new Set(rows.map(({ language }) => language))];
  const wanted = [...new Set(ways.flatMap(({ languages = [] }) => languages))];
  return wanted
    .filter((language) => !spoken.includes(language))
    .map((language) => {
      const entry = ways.findIndex(({ languages }) => languages?.includes(language)) + 1;
      return `${place}: no page is in ${language}, as entry ${entry} wants. The pages are in ${spoken.join(", ")}.`;
    });
}
