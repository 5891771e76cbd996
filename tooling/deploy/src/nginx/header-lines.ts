import {
  ASK_EACH_TIME,
  ASK_EACH_TIME_ALONE,
  ASSETS,
  HASHED_NAME,
  IMMUTABLE,
  securityHeaders,
  VERSION_PARAMETER,
} from "@waymark/sandbox/hosting";
import { map } from "./map.ts";
import { literally, quote } from "./quote.ts";
import type { Build } from "./read-build.ts";

const POLICY = "Content-Security-Policy";
const ROBOTS = "X-Robots-Tag";

/** The headers of whatever is no page. */
const plain = securityHeaders({ html: false, path: "/" });

interface Answers {
  versions: Build["versions"];
  /** Whether pages bring the server's CSRF cookie. */
  bringsCookie: boolean;
}

/** What the headers below depend on; the maps of the pages know the rest. */
export function headerMaps({ versions, bringsCookie }: Answers): string[] {
  return [
    // The file that is sent, whichever copy of it.
    map("$uri", "$sent", [
      ["default", "$uri"],
      ["~^(?<sent_file>.*)\\.br$", "$sent_file"],
    ]),
    map("$uri", "$no_page_policy", [["default", plain[POLICY] ?? ""]]),
    map("$sent", "$hashed", [
      ["default", ""],
      [`~*^${literally(ASSETS)}.*${HASHED_NAME}$`, "1"],
    ]),
    map("$uri", "$asset", [
      ["default", ""],
      [`~^${literally(ASSETS)}`, "1"],
    ]),
    map("$sent?$args", "$versioned", [
      ["default", ""],
      ...[...versions].map(
        ([name, version]) => [`/${name}?${VERSION_PARAMETER}=${version}`, "1"] as const,
      ),
    ]),
    map(`$asset:$hashed$versioned:${bringsCookie ? "$brought" : ""}`, "$kept", [
      ["default", ASK_EACH_TIME],
      ["~^1:1", IMMUTABLE],
      ["~:.*:.", ASK_EACH_TIME_ALONE],
    ]),
    // A weight of nothing means "do not".
    map("$http_accept_encoding", "$br", [
      ["default", ""],
      ["~*(?:^|,)\\s*br\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)", ".br"],
    ]),
    // A page may be the answer to a form that it cannot take; everything else that went wrong is nginx's own words.
    map("$status:$uri", "$encoding", [
      ["default", ""],
      ["~^(?:2..|304|405):.*\\.br$", "br"],
    ]),
  ];
}

/** The headers of what the build holds [QH-1, QH-2, QH-3]; `$policy`, `$robots` and so on follow from the answer. */
export function headerLines(): string[] {
  return [
    ...securityLines("$policy", "$robots"),
    line("Vary", "Accept-Encoding"),
    "add_header Content-Encoding $encoding always;",
    // Not for an answer that says what went wrong.
    "add_header Cache-Control $kept;",
  ];
}

/** The headers of what the server says of itself. */
export function plainHeaderLines(): string[] {
  return [...securityLines("$no_page_policy", quote("noindex")), line("Cache-Control", "no-store")];
}

function securityLines(policy: string, robots: string): string[] {
  const constant = Object.entries(plain).filter(([name]) => name !== POLICY && name !== ROBOTS);
  return [
    `add_header ${POLICY} ${policy} always;`,
    `add_header ${ROBOTS} ${robots} always;`,
    ...constant.map(([name, value]) => line(name, value)),
  ];
}

function line(name: string, value: string): string {
  return `add_header ${name} ${quote(value)} always;`;
}
