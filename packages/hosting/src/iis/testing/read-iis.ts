import { readFileSync } from "node:fs";
import { dirname, extname } from "node:path";
import { findAll, type getElementsByTagName } from "domutils";
import { parseDocument } from "htmlparser2";
import { type Answered, type Asked, fileIn, lowerCased } from "../../testing/answers.ts";

type Element = ReturnType<typeof getElementsByTagName>[number];
type Variables = Readonly<Record<string, string>>;

/**
 * Reads a web.config, and answers by its rules as IIS and its URL Rewrite module document them.
 * @param application the path of an application whose folder is the build's; empty where it is the site's own folder
 */
export function readIis(file: string, dist: string, application = "") {
  const document = parseDocument(readFileSync(file, "utf8"), { xmlMode: true });
  const root = findAll(() => true, document.children)[0];
  if (root === undefined) throw new Error(`${file} has no element`);
  const inbound = named("rules", root).flatMap((rules) => named("rule", rules));
  const readable = (name: string) => fileIn(dist, name) ?? fileIn(dirname(file), name);
  const isFile = (name: string) => readable(name) !== undefined;
  const notFound: Answered = { status: 404, headers: {}, body: Buffer.from("") };

  return async (
    path: string,
    { host = "login.example", method = "GET" }: Asked,
  ): Promise<Answered> => {
    const [address = "", query = ""] = path.split("?");
    // IIS takes no longer ones, and its own limits are 4,096 and 2,048.
    const { maxUrl = 4096, maxQueryString = 2048 } = named("requestLimits", root)[0]?.attribs ?? {};
    if (address.length > Number(maxUrl) || query.length > Number(maxQueryString)) return notFound;
    // What is outside of the application is the site's.
    if (!`${address}/`.startsWith(`${application}/`)) return notFound;
    const inside = decode(address.slice(application.length)).slice(1);
    const variables: Variables = {
      "{UNENCODED_URL}": path,
      "{QUERY_STRING}": query,
      "{HTTP_HOST}": host,
      "{REQUEST_METHOD}": method,
      "{REQUEST_FILENAME}": inside,
      "{APPL_PHYSICAL_PATH}": "",
    };
    const [rule, matched] = ruleFor(inbound, { inside, variables, isFile });
    const action = rule === undefined ? {} : (named("action", rule)[0]?.attribs ?? {});
    const url = filled(action["url"] ?? "", matched);
    if (action["type"] === "CustomResponse") {
      const body = Buffer.from(action["statusDescription"] ?? "");
      return {
        status: Number(action["statusCode"]),
        headers: headersOf(root, "", variables),
        body,
      };
    }
    if (action["type"] === "Redirect") {
      return { status: 302, headers: { location: url }, body: Buffer.from("") };
    }
    if (url.startsWith("http")) {
      const headers = { "x-passed-to": url, ...passedHeaders(rule, matched) };
      return { status: 200, headers, body: Buffer.from("") };
    }
    const name = action["type"] === "Rewrite" ? url : inside;
    // IIS serves no file of an unknown type.
    if (typeOf(root, name) === undefined) return notFound;
    const content = readable(name);
    const status = content === undefined ? 404 : 200;
    const body = (method === "HEAD" ? undefined : content) ?? Buffer.from("");
    return { status, headers: headersOf(root, name, variables), body };
  };
}

interface Matched {
  /** The address within the folder of web.config. */
  inside: string;
  variables: Variables;
  isFile: (name: string) => boolean;
}

/** The first rule that fits, with the variables and the parts of the address that it has matched. */
function ruleFor(
  rules: readonly Element[],
  { inside, variables, isFile }: Matched,
): [Element | undefined, Variables] {
  for (const rule of rules) {
    const { url = "", ignoreCase } = named("match", rule)[0]?.attribs ?? {};
    const parts = new RegExp(url, ignoreCase === "false" ? "u" : "iu").exec(inside) ?? [];
    const names = parts.map((part, index) => [`{R:${index}}`, part] as const);
    const all = { ...variables, ...Object.fromEntries(names) };
    const isMet = (each: Element) =>
      each.attribs["matchType"] === "IsFile"
        ? isFile(filled(each.attribs["input"] ?? "", all))
        : fits(each, all);
    if (names.length > 0 && named("add", rule).every(isMet)) return [rule, all];
  }
  return [undefined, variables];
}

/** The headers of a request that a rule sets before it passes the request on. */
function passedHeaders(rule: Element | undefined, variables: Variables): Record<string, string> {
  const rows = (rule ? named("set", rule) : []).map(({ attribs }) => {
    const { name = "", value = "" } = attribs;
    return [name.replace(/^HTTP_/u, "").replaceAll("_", "-"), filled(value, variables)] as const;
  });
  return lowerCased(rows);
}

/** The headers of a file: its type, its caching, and those of every answer. */
function headersOf(root: Element, name: string, variables: Variables): Record<string, string> {
  const custom = named("customHeaders", root).flatMap((each) => named("add", each));
  const type = typeOf(root, name);
  const cache = named("clientCache", placesOf(root, name)[0] ?? root)[0];
  const changed = named("outboundRules", root)
    .flatMap((rules) => named("rule", rules))
    .filter((rule) => named("add", rule).every((each) => fits(each, variables)));
  return Object.fromEntries([
    ...custom.map(({ attribs }) => [attribs["name"]?.toLowerCase(), attribs["value"]]),
    ...(type === undefined ? [] : [["content-type", type]]),
    ["cache-control", cacheOf(cache?.attribs ?? {})],
    ...changed.map((rule) => {
      const variable = named("match", rule)[0]?.attribs["serverVariable"] ?? "";
      const header = variable.replace(/^RESPONSE_/u, "").replaceAll("_", "-");
      return [header.toLowerCase(), named("action", rule)[0]?.attribs["value"]];
    }),
  ]) as Record<string, string>;
}

/** The type of a file, by its folder or by the site; a name without an extension has that of ".". */
function typeOf(root: Element, name: string): string | undefined {
  const extension = extname(name).toLowerCase() || ".";
  return [placesOf(root, name)[0], named("staticContent", root)[0]]
    .flatMap((each) => (each ? named("mimeMap", each) : []))
    .find(({ attribs }) => attribs["fileExtension"] === extension)?.attribs["mimeType"];
}

/** The folders and files that have settings of their own, the nearest one first. */
function placesOf(root: Element, name: string): Element[] {
  const lengthOf = ({ attribs }: Element) => (attribs["path"] ?? "").length;
  const places = named("location", root).filter(({ attribs }) => {
    const place = attribs["path"] ?? "";
    return name === place || name.startsWith(`${place}/`);
  });
  return places.toSorted((one, other) => lengthOf(other) - lengthOf(one));
}

function named(name: string, inside: Element): Element[] {
  return findAll((each) => each.name === name, inside.children);
}

/** Returns true where a condition of a rule is met. */
function fits({ attribs }: Element, variables: Variables): boolean {
  const value = variables[attribs["input"] ?? ""] ?? "";
  const flags = attribs["ignoreCase"] === "false" ? "u" : "iu";
  const isLike = new RegExp(attribs["pattern"] ?? "", flags).test(value);
  return isLike !== (attribs["negate"] === "true");
}

function cacheOf(cache: Record<string, string>): string {
  if (cache["cacheControlMode"] !== "UseMaxAge") return "no-cache";
  const [, days = 0, hours, minutes, seconds] =
    /^(?:(\d+)\.)?(\d+):(\d+):(\d+)$/u.exec(cache["cacheControlMaxAge"] ?? "") ?? [];
  const age = Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return `${cache["cacheControlCustom"]},max-age=${age}`;
}

/** Writes variables into a text. */
function filled(text: string, variables: Variables): string {
  return text.replaceAll(/\{[^}]+\}/gu, (name) => variables[name] ?? name);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
