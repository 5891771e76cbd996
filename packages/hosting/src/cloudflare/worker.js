// Serves a build of the portal, by the table of one build with one configuration that `waymark host` writes before this text.
/* global table */

const SERVER_LIMIT_MS = 60_000;
const MAX_BYTES = 65_536;

/** The worker, which answers one request after the other. */
const worker = {
  async fetch(request, { ASSETS }) {
    const url = new URL(request.url);
    const host = knownHost(request.headers.get("Host") ?? url.host);
    if (url.pathname === "/healthz") return own("ok");
    if (host === undefined) return own(table.otherHost, 421);
    if (isPassed(url.pathname)) return askServer(request, url, host);
    if (url.pathname === "/version")
      return own(table.versionBody, 200, { "Content-Type": "application/json; charset=utf-8" });
    if (url.pathname === "/.well-known/change-password") {
      return own("", 302, { Location: `${table.prefix}/forgot` });
    }
    const { prefix } = table;
    if (url.pathname !== prefix && !url.pathname.startsWith(`${prefix}/`)) return own("", 404);
    const found = chooseFile(url.pathname.slice(prefix.length) || "/", url.searchParams, host);
    if (found.status !== 200) return own(found.text ?? "", found.status);
    return sendFile(request, found, ASSETS);
  },
};

// oxlint-disable-next-line import/no-default-export -- the runtime asks for it
export { worker as default };

/** The portal's host of a name; undefined for every other one. */
function knownHost(name) {
  const key = name.toLowerCase();
  // An object has names of its own, such as `constructor`.
  return Object.hasOwn(table.hosts, key) ? table.hosts[key] : undefined;
}

/** Chooses the file that answers a path: the file of that name, or the page of a route in the language of the request. */
function chooseFile(pathname, query, host) {
  const path = decode(pathname);
  const segments = [];
  for (const segment of path.split("/")) {
    if (segment !== "..") segments.push(...(segment === "" || segment === "." ? [] : [segment]));
    else if (segments.pop() === undefined) return { status: 400, text: table.unreadable };
  }
  const name = segments.join("/");
  if (path.includes("\0")) return { status: 400, text: table.unreadable };
  const route = pathname.replace(/(.)\/$/u, "$1");
  const cache = cacheOf(name, query);
  if (table.files.includes(name)) return { status: 200, name, route, cache };
  const extension = extensionOf(name);
  const isMissing = extension in table.types && extension !== ".html";
  if (isMissing || /^(?:assets|\.well-known)(?:\/|$)/u.test(name)) return { status: 404 };
  return { status: 200, name: pageOf(route, query, host), route, cache: table.noCache };
}

/** The prerendered page of a route, else the one that the path itself names, else the shell of the language. */
function pageOf(route, query, host) {
  const { rows } = table;
  const lang = query.get("lang") ?? "";
  const asked = rows.find(
    ({ langPattern }) => langPattern && new RegExp(langPattern, "u").test(lang),
  );
  const wanted = table.ukHosts.includes(host)
    ? table.ukLanguage
    : (asked?.language ?? table.defaultLanguage);
  const language = rows.some((row) => row.language === wanted) ? wanted : rows[0]?.language;
  const translated = rows.filter((row) => row.language === language);
  const isPage = ({ path, pattern }) =>
    pattern === undefined ? path === route : new RegExp(`^${pattern}$`, "u").test(route);
  const byPath = query.has("lang") ? undefined : rows.find(isPage);
  const shell = translated.find(({ path }) => path === null);
  return (translated.find(isPage) ?? byPath ?? shell)?.file ?? "index.html";
}

/** Sends a file with its headers. A form that was submitted without a script gets a page that says what to do. */
async function sendFile(request, { name, route, cache }, assets) {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const file = isRead ? name : "index.html";
  const headers = new Headers();
  // A store may read no `If-Range`: a resumed download would get the end of another build's file.
  const isResumed = request.headers.has("If-Range");
  for (const each of ["If-None-Match", "If-Modified-Since", ...(isResumed ? [] : ["Range"])]) {
    const value = isRead ? request.headers.get(each) : null;
    if (value !== null) headers.set(each, value);
  }
  const address = new URL(`/${encodeURI(file)}`, request.url);
  const method = isRead ? request.method : "GET";
  const sent = await assets.fetch(new Request(address, { method, headers }));
  if (![200, 206, 304].includes(sent.status)) return own("", sent.status === 416 ? 416 : 404);
  const answer = new Response(sent.body, {
    status: isRead ? sent.status : 405,
    headers: sent.headers,
  });
  const values = {
    ...table.fileHeaders,
    "Content-Type": table.types[extensionOf(file)] ?? "application/octet-stream",
    "Content-Security-Policy": table.policies[table.policyOf[file]] ?? table.filePolicy,
    Vary: "Accept-Encoding",
    ...(isRead ? { "Cache-Control": cache } : { Allow: "GET, HEAD" }),
    ...(!(isRead && file.endsWith(".html") && table.indexablePaths.includes(route)) && {
      "X-Robots-Tag": "noindex",
    }),
  };
  for (const [each, value] of Object.entries(values)) answer.headers.set(each, value);
  if (!isRead) answer.headers.delete("Cache-Control");
  return answer;
}

function cacheOf(name, query) {
  if (name === table.notices) return table.short;
  const isNamed = new RegExp(`^assets/.*${table.hashedName}$`, "iu").test(name);
  const version = table.versions[name];
  return isNamed || (version !== undefined && `${query}` === version)
    ? table.immutable
    : table.noCache;
}

/** Passes a call on to the portal's server. Visitors cannot name another host, or another address, to it. */
async function askServer(request, url, host) {
  if (Number(request.headers.get("Content-Length") ?? 0) > MAX_BYTES) {
    return own(table.tooLarge, 413);
  }
  const headers = new Headers(request.headers);
  headers.delete("Forwarded");
  // Some servers read an underscore as a hyphen.
  for (const name of request.headers.keys()) {
    if (/^x(?:_forwarded|-forwarded_)/u.test(name)) headers.delete(name);
  }
  headers.set("X-Forwarded-Host", host);
  headers.set("X-Forwarded-Proto", url.protocol.slice(0, -1));
  headers.set("X-Forwarded-For", request.headers.get("CF-Connecting-IP") ?? "");
  try {
    return await fetch(table.server + url.pathname + url.search, {
      method: request.method,
      headers,
      body: request.body,
      redirect: "manual",
      signal: AbortSignal.timeout(SERVER_LIMIT_MS),
    });
  } catch {
    return own(table.trouble, 502);
  }
}

function isPassed(pathname) {
  // A server may decode a path that leaves its own by dots.
  if (table.server === "" || new RegExp(table.dots, "iu").test(pathname)) return false;
  return table.serverPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** An answer of the host itself. */
function own(text, status = 200, more = {}) {
  const headers = { ...table.ownHeaders, "Content-Type": "text/plain; charset=utf-8", ...more };
  return new Response(text, { status, headers });
}

function extensionOf(name) {
  return /\.[^./]+$/u.exec(name)?.[0].toLowerCase() ?? "";
}

function decode(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
