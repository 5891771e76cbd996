import {
  isIndexablePath,
  NO_CACHE,
  PRIVATE_NO_CACHE,
  readPageSources,
  securityHeaders,
} from "@waymark/hosting";
import { type Finding, unless, valueOf, WRITE_AGAIN } from "./finding.ts";
import type { Answer, Site } from "./site.ts";

const POLICY = "Content-Security-Policy";
const HASHES = / 'sha256-[\w+/=]+'/gu;

/** Returns true for a header with the same parts, in any order and capitals. */
export function hasParts(header: string | null, wanted: string): boolean {
  const [given, own] = [header ?? "", wanted].map((value) =>
    value
      .toLowerCase()
      .split(/[;,]/u)
      .map((part) => part.trim())
      .toSorted()
      .join(),
  );
  return given === own;
}

/** Checks the headers of a page: those of security, its type, caching and compression. */
export function checkHeaders({ rows }: Site, answer: Answer, address: string): Finding[] {
  const path = address.replace(/\?.*$/u, "");
  const { headers } = answer;
  const cache = headers.get("Cache-Control");
  const setsCookie = headers.has("Set-Cookie");
  return [
    ...checkSecurityHeaders(answer, { address, path, rows }),
    ...unless(
      !(isIndexablePath(path, rows) && headers.has("X-Robots-Tag")),
      address,
      "X-Robots-Tag keeps search engines away from a page that they may list.",
      `Remove it for this page. ${WRITE_AGAIN}`,
    ),
    ...unless(
      hasParts(headers.get("Content-Type"), "text/html; charset=utf-8"),
      address,
      `The Content-Type is ${valueOf(headers, "Content-Type")}.`,
      "Send text/html; charset=utf-8.",
    ),
    ...unless(
      hasParts(cache, setsCookie ? PRIVATE_NO_CACHE : NO_CACHE),
      address,
      `Cache-Control is ${valueOf(headers, "Cache-Control")}${setsCookie ? ", and the page sets a cookie" : ""}.`,
      setsCookie
        ? `Send ${PRIVATE_NO_CACHE}: a shared cache would give one visitor's cookie to others.`
        : `Send ${NO_CACHE}: a page that is kept asks for files of an old build.`,
    ),
    ...unless(
      headers.has("Content-Encoding"),
      address,
      "The page is sent without compression, and takes five times as long on a slow line.",
      "Send the .br or .gz beside it.",
    ),
    ...unless(
      /\baccept-encoding\b/iu.test(headers.get("Vary") ?? ""),
      address,
      "Vary: Accept-Encoding is missing.",
      "Send it: a cache would give a compressed page to a browser that cannot read it.",
    ),
  ];
}

interface Place extends Pick<Site, "rows"> {
  address: string;
  /** The address without its query. */
  path: string;
}

function checkSecurityHeaders({ headers, text }: Answer, { address, ...place }: Place): Finding[] {
  const { "Strict-Transport-Security": _, ...wanted } = securityHeaders({
    ...readPageSources(text),
    html: true,
    ...place,
  });
  return Object.entries(wanted).flatMap(([name, value]) => {
    const given = headers.get(name);
    return unless(
      given === value || (name === POLICY && given !== null && allowsHashesMore(given, value)),
      address,
      given === null ? `The header ${name} is missing.` : `${name} is "${given}", not "${value}".`,
      name === POLICY
        ? `A policy that does not fit the page stops its scripts, or protects no visitor. ${WRITE_AGAIN}`
        : `Send ${name}: ${value}. Nothing in front of the host may remove or change it.`,
    );
  });
}

/** Returns true for a page's own policy with more hashes: some hosts send one policy with all pages of a build. */
function allowsHashesMore(given: string, own: string): boolean {
  const theirs = given.split("; ");
  const hasOwn = own.split("; ").every((directive, index) => {
    const hashes = directive.match(HASHES) ?? [];
    return hashes.every((hash) => theirs[index]?.includes(hash));
  });
  return hasOwn && given.replaceAll(HASHES, "") === own.replaceAll(HASHES, "");
}
