import { ASSETS, contentTypes } from "@waymark/sandbox/hosting";
import { block } from "./block.ts";
import { headerLines } from "./header-lines.ts";
import { literally, quote } from "./quote.ts";

const HTML = ".html";

/** The page of a route, and a compressed copy before it. */
const PAGE_FILES = "$page$br $page =404";

/** Where the pages' answers ask the server for the CSRF cookie; nobody else can. */
export const COOKIE_PLACE = "/.portal-cookie";

export interface Portal {
  root: string;
  /** The path that the portal is served under; empty for an origin of its own. */
  prefix: string;
  /** Whether pages bring the server's CSRF cookie. */
  bringsCookie: boolean;
}

/** What the build answers: its files, and its pages for every route of the portal. */
export function portalLocations({ root, prefix, bringsCookie }: Portal): string[] {
  const page = [
    "types {}",
    `default_type ${quote(contentTypes[HTML] ?? "")};`,
    ...(bringsCookie
      ? [`auth_request ${COOKIE_PLACE};`, "auth_request_set $brought $upstream_http_set_cookie;"]
      : []),
    `try_files ${PAGE_FILES};`,
  ];
  const shared = [
    `root ${quote(root)};`,
    "gzip_static on;",
    // A form that was sent without a script, or before it: the page says what to do.
    `error_page 405 ${prefix}/index.html;`,
    ...headerLines(),
    ...(bringsCookie ? ["add_header Set-Cookie $brought;"] : []),
  ];
  return [
    block(`location ${prefix}/`, [...shared, ...page, ...fileLocations(prefix, bringsCookie)]),
    prefix === "" ? "" : block(`location = ${prefix}`, [...shared, ...page]),
  ];
}

function fileLocations(prefix: string, bringsCookie: boolean): string[] {
  const place = `^${literally(prefix)}(?<file>/`;
  const files = Object.entries(contentTypes).filter(([extension]) => extension !== HTML);
  return [
    // A token may end like the name of a page: without a page of that name it is a route.
    block(`location ~ "${place}(?!${literally(ASSETS.slice(1))}).*${literally(HTML)})$"`, [
      "types {}",
      `default_type ${quote(contentTypes[HTML] ?? "")};`,
      `try_files $file$br $file ${PAGE_FILES};`,
    ]),
    ...files.map(([extension, type]) =>
      block(`location ~ "${place}.*${literally(extension)})$"`, [
        "types {}",
        `default_type ${quote(type)};`,
        bringsCookie ? "auth_request off;" : "",
        "try_files $file$br $file =404;",
      ]),
    ),
    // Never the page: it would only fail later, and less clearly.
    block(`location ${prefix}${ASSETS}`, ["return 404;"]),
  ];
}
