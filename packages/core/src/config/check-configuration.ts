import { isRecord } from "../browser/is-record.ts";
import { parseUrl } from "../browser/urls.ts";
import { completeConfiguration, type CheckedConfiguration } from "./complete-configuration.ts";
import { didYouMean, nearest } from "../browser/did-you-mean.ts";
import {
  checkOwnConfiguration,
  declarationFaults,
  type Hint,
  type OwnConfiguration,
} from "./own-configuration.ts";
import { waysFaults } from "./way-faults.ts";
import { readNotices } from "./posted-notice.ts";
import { type Configuration, defaultConfiguration } from "./configuration-keys.ts";

/** Matches the paths of the portal's calls, and those that a host answers itself. */
const TAKEN_PATH = /^\/(?:api(?:\/|$)|(?:healthz|version)$)/u;

/**
 * Merges values into a configuration; names and ignores unknown and wrong values. For build tools: beyond
 * `completeConfiguration`, which pages use, it suggests the key that was meant, and checks ways in, own keys and notices.
 * @param built the configuration of a build; without it, `region` declares the region's own keys
 */
export function checkConfiguration(given: unknown, built?: Configuration): CheckedConfiguration {
  const known = pathsIn(built ?? defaultConfiguration);
  const hint = (path: string) =>
    didYouMean(
      nearest(path, known) ??
        nearest(lastOf(path), known, lastOf) ??
        // A language without its country.
        known.find((each) => each.startsWith(`${path}-`)),
    );
  const { configuration, problems } = completeConfiguration(given, built, hint);
  const ways = waysFaults(Object(given).waysIn);
  const named = problems.flatMap((text) =>
    text.startsWith("waysIn should") && ways.length > 0 ? ways : [text],
  );
  const own = checkOwn(configuration.region, built?.region);
  const { faults } = readNotices(configuration.notices);
  return {
    configuration: { ...configuration, region: own.values },
    problems: [
      ...named,
      ...basePathFaults(configuration),
      // A build may leave the other value to its stages.
      ...(built ? uselessValues(given, configuration) : []),
      ...own.problems,
      ...faults.map((fault) => `notices, ${fault}`),
    ],
  };
}

function basePathFaults({ basePath }: Configuration): string[] {
  const isTaken = TAKEN_PATH.test(basePath);
  if (!isTaken && !`${basePath}/`.startsWith("/assets/")) return [];
  const reason = isTaken
    ? "which the server or the host itself answers"
    : "and a host answers below /assets with files alone";
  return [`basePath is ${basePath}, ${reason}. Choose another path.`];
}

/** Names values of a stage's file that do nothing beside the others. Those that the build alone has are no fault of the file. */
function uselessValues(given: unknown, configuration: Configuration): string[] {
  const { partnerRedirect, designSystem, staticOrigin } = configuration;
  const own = Object(given);
  const { host, site } = Object(own.partnerRedirect);
  const isHalf = (host && partnerRedirect.site === "") || (site && partnerRedirect.host === "");
  // Without an origin, files are on the page's own, which no tool knows.
  const isAsked = staticOrigin !== "" && ("designSystem" in own || "staticOrigin" in own);
  const elsewhere = [designSystem.script, ...designSystem.stylesheets].filter(
    (url) => url !== "" && parseUrl(url, staticOrigin)?.origin !== staticOrigin,
  );
  return [
    ...(isHalf ? ["partnerRedirect needs both host and site"] : []),
    ...(isAsked ? elsewhere : []).map(
      (url) => `designSystem: ${url} is not on ${staticOrigin}, so no page loads it`,
    ),
  ];
}

/** The values of a region's own keys, which are those of its build. */
function checkOwn(given: OwnConfiguration, built: OwnConfiguration | undefined) {
  if (built) return checkOwnConfiguration(given, built, hintOfOwn(Object.keys(built)));
  const problems = declarationFaults(given);
  return { values: problems.length > 0 ? {} : given, problems };
}

/** Suggests own keys alone: `region.help` is no link of the portal. */
function hintOfOwn(keys: readonly string[]): Hint {
  return (path) => {
    const meant = nearest(lastOf(path), keys);
    return meant === undefined
      ? ": declare it in `region` of vite.config.ts, and build again"
      : didYouMean(`region.${meant}`);
  };
}

/** Every path of a configuration, from the outside in: `csrf`, `csrf.cookie`. */
function pathsIn(values: object): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    return isRecord(value) ? [key, ...pathsIn(value).map((inner) => `${key}.${inner}`)] : [key];
  });
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}
